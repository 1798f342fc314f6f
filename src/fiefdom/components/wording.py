"""How refusals quote what was written and guess what was meant."""

from collections.abc import Iterable

LONGEST_QUOTE = 80


def quoted(text: str) -> str:
    """The text in quotation marks on one line, unprintable signs escaped, the rest of a long one left out."""
    if len(text) > LONGEST_QUOTE:
        text = text[:LONGEST_QUOTE] + "..."
    return repr(text)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that `word` is probably a slip of, or None when nothing is close."""
    from difflib import get_close_matches  # only a refusal pays for this import

    close = get_close_matches(word[:LONGEST_QUOTE], list(known), n=1)
    return close[0] if close else None


def listed(words: Iterable[str]) -> str:
    """`a, b or c`; an empty string for no words."""
    *start, last = list(words) or [""]
    return f"{', '.join(start)} or {last}" if start else last
