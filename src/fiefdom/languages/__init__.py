"""All messages to users, in every language: Fluent files, one folder per language.

`server.ftl` has the messages of the server, `page.ftl` and `screens.ftl` those of the page, `terminal.ftl` those of the
terminal alone, `pieces.ftl` the names that all of them use.
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "hu", "pl")
# Arguments that are ids: each has a message `argument-id` with its text.
WORDED = ("game", "terrain", "building", "caveman", "resource", "step", "level", "source", "what", "why")
# The same for arguments whose messages have other prefixes.
KINDS = {"from": ("level",), "piece": ("building", "caveman", "resource")}
LONGEST_QUOTE = 80
# Characters that do not decompose into ASCII letters.
_PLAIN = str.maketrans({"ł": "l", "Ł": "L", "’": "'", "“": '"', "”": '"', "„": '"', "×": "x", "–": "-", "…": "..."})
# Formats a key with its arguments in one language.
Say = Callable[..., str]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(key: str, language: str = "en") -> bool:
    """Whether there is a message with this key."""
    return bool(_bundle(language).has_message(key))


def english(key: str, **args: str | int) -> str:
    """The English message of a key."""
    return sentence(key, args)


def sentence(key: str, args: Mapping[str, str | int], language: str = "en") -> str:
    """The message of a key with its arguments; the key itself if there is no such message."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return key
    worded = {name: _worded(bundle, name, value) for name, value in args.items()}
    text, _ = bundle.format_pattern(bundle.get_message(key).value, worded)
    return str(text)


def _worded(bundle: Any, name: str, value: str | int) -> str | int:
    kinds = KINDS.get(name, (name,) if name in WORDED else ())
    key = next((key for kind in kinds if bundle.has_message(key := f"{kind}-{value}")), None)
    return value if key is None else str(bundle.format_pattern(bundle.get_message(key).value, {})[0])


def decimal(value: float, form: str, say: Say) -> str:
    """A number as `format` writes it, with the decimal mark and the thousands separator of the language."""
    marks = str.maketrans({".": say("decimal-mark"), ",": say("group-mark")})
    return format(value, form).translate(marks)


def plain(text: str) -> str:
    """The text in ASCII: letters lose their accents."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def quoted(text: str) -> str:
    """The text in quotation marks on one line, with unprintable characters escaped, truncated if long."""
    if len(text) > LONGEST_QUOTE:
        text = text[:LONGEST_QUOTE] + "..."
    return repr(text)


def choices(words: Iterable[str], language: str = "en") -> str:
    """`a, b or c` in a language; an empty string for no words."""
    *start, last = list(words) or [""]
    return sentence("choices", {"start": ", ".join(start), "last": last}, language) if start else last
