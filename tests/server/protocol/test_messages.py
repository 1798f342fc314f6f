"""The page's types match the protocol."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_generated_types_are_up_to_date():
    place = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools" / "protocol_types.py")
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    text = module.typescript()
    assert module.TARGET.read_text(encoding="utf-8") == text
    # A tag with a default would be optional, and could not distinguish the members of a union.
    assert 'kind: "table";' in text
    assert "kind?:" not in text
