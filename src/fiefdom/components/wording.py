"""Guesses at what was meant."""

from collections.abc import Iterable

from fiefdom.languages import LONGEST_QUOTE


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that `word` is probably a misspelling of, or None if nothing is close."""
    from difflib import get_close_matches  # imported only when an error is raised

    close = get_close_matches(word[:LONGEST_QUOTE], list(known), n=1)
    return close[0] if close else None
