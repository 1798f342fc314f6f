"""Spelling suggestions."""

from collections.abc import Iterable

from fiefdom.languages import LONGEST_QUOTE


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that `word` is probably a misspelling of, or None if none is close."""
    from difflib import get_close_matches  # lazy: needed only for error messages

    close = get_close_matches(word[:LONGEST_QUOTE], list(known), n=1)
    return close[0] if close else None
