"""Presets: named rules for players who do not want to choose options."""

from collections.abc import Mapping
from types import MappingProxyType

from fiefdom.rules.value import Rules
from fiefdom.rules.words import PRESET_TABLE

PRESETS: Mapping[str, Rules] = MappingProxyType({name: Rules.parse(text) for name, (text, _) in PRESET_TABLE.items()})
PRESET_DESCRIPTIONS: Mapping[str, str] = MappingProxyType(
    {name: description for name, (_, description) in PRESET_TABLE.items()}
)
