"""Guesses at what was meant."""

from collections.abc import Iterable

from fiefdom.languages import LONGEST_QUOTE


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that `word` is probably a slip of, or None when nothing is close."""
    from difflib import get_close_matches  # only a refusal pays for this import

    close = get_close_matches(word[:LONGEST_QUOTE], list(known), n=1)
    return close[0] if close else None
