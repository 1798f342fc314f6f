"""The words of a drawn kingdom: terrains and pieces by their names in English and in one more language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fiefdom.languages import has, plain, sentence

# Hungarian names may begin with an article, which nobody writes into a grid.
ARTICLE = "a_"


def folded(text: str) -> str:
    """A word for comparison: one word, in lower case and without accents."""
    return "_".join(plain(text).lower().split())


@dataclass(frozen=True, slots=True)
class GridWords:
    """Names that may be written in full or as an unambiguous beginning; accents and case do not matter."""

    language: str = "en"

    def terrains(self, word: str, known: Iterable[str]) -> tuple[str, ...]:
        """The terrains that a word may mean."""
        return self._meant(word, dict.fromkeys(known, "terrain"))

    def pieces(self, word: str, places: Mapping[str, str]) -> tuple[str, ...]:
        """The pieces that a word may mean; `places` maps each piece to its kind."""
        return self._meant(word, places)

    def is_start(self, word: str) -> bool:
        """Whether a word is the castle or the hut."""
        return folded(word) in {name for tile in ("castle", "hut") for name in self._names("square", tile)}

    def name(self, kind: str, piece: str) -> str:
        """What to write for a piece in this language: its id in English, elsewhere its name as one word."""
        key = f"{kind}-{piece}"
        is_own = self.language != "en" and has(key, self.language)
        return "_".join(sentence(key, {}, self.language).lower().split()) if is_own else piece

    def _meant(self, word: str, kinds: Mapping[str, str]) -> tuple[str, ...]:
        wanted = folded(word)
        names = {name: piece for piece, kind in kinds.items() for name in self._names(kind, piece)}
        if wanted in names:
            return (names[wanted],)
        return tuple(dict.fromkeys(piece for name, piece in names.items() if name.startswith(wanted)))

    def _names(self, kind: str, piece: str) -> set[str]:
        key = f"{kind}-{piece}"
        told = {folded(sentence(key, {}, language)) for language in ("en", self.language) if has(key, language)}
        return {piece, *(name.removeprefix(ARTICLE) for name in told)}
