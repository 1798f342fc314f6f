"""All messages to users, in every language: Fluent files, one folder per language.

`server.ftl` has the messages of the server, `page.ftl` those of the page, `terminal.ftl` those of the terminal alone,
`pieces.ftl` the names that all of them use.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "hu", "pl")
# Arguments that are ids: each has a message `argument-id` with its text.
WORDED = ("game", "terrain", "building", "caveman", "resource", "step", "level", "source", "what", "why", "from")
LONGEST_QUOTE = 80
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
    key = f"{'level' if name == 'from' else name}-{value}"
    if name not in WORDED or not bundle.has_message(key):
        return value
    return str(bundle.format_pattern(bundle.get_message(key).value, {})[0])


def quoted(text: str) -> str:
    """The text in quotation marks on one line, with unprintable characters escaped, truncated if long."""
    if len(text) > LONGEST_QUOTE:
        text = text[:LONGEST_QUOTE] + "..."
    return repr(text)


def choices(words: Iterable[str], language: str = "en") -> str:
    """`a, b or c` in a language; an empty string for no words."""
    *start, last = list(words) or [""]
    return sentence("choices", {"start": ", ".join(start), "last": last}, language) if start else last
