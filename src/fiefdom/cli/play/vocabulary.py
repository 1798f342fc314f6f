"""What people can type besides moves, in English and in their own language; accents are optional."""

from fiefdom.components.terrains import RESOURCES
from fiefdom.languages import Say, plain

# Each request with its English words.
REQUESTS = {
    "again": ("",),
    "help": ("?", "help", "h"),
    "table": ("table", "again"),
    "moves": ("moves", "list"),
    "kingdoms": ("kingdoms",),
    "kingdom": ("kingdom", "look"),
    "sheet": ("sheet", "scores"),
    "legend": ("legend",),
    "hints": ("hints",),
    "hint": ("hint", "best"),
    "why": ("why",),
    "rules": ("rules",),
    "save": ("save",),
    "undo": ("undo",),
    "quit": ("quit", "q", "exit"),
}
_ENGLISH = {word: request for request, words in REQUESTS.items() for word in words}
SWITCHES = ("on", "off", "marks", "all")
# Words used in moves, which `fiefdom.notation` knows in English.
MOVE_WORDS = ("pass", "right", "down", "left", "up", "both", "cave", "stack")
ANSWERS, VALUES = ("yes", "no"), ("yes", "no", "none")


def folded(text: str) -> str:
    """A text normalised for comparison without case and accents."""
    return " ".join(plain(text).lower().split())


class Vocabulary:
    """The words of one language. English takes precedence."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._requests = self._local(tuple(name for name in REQUESTS if name != "again"))
        self._switches = self._local(SWITCHES)
        self._moves = self._local(MOVE_WORDS)

    def _local(self, names: tuple[str, ...]) -> dict[str, str]:
        return {folded(word): name for name in names for word in self._say(f"terminal-word-{name}").split()}

    def request(self, word: str) -> str | None:
        """The request that a word stands for, if any."""
        return _ENGLISH.get(word.lower()) or self._requests.get(folded(word))

    def switch(self, text: str) -> str:
        """The argument of a request, in English if it is known."""
        return self._switches.get(folded(text), text.lower())

    def move(self, text: str) -> str:
        """A typed move with its words translated into English."""
        return " ".join(self._moves.get(folded(word), word) for word in text.split())

    def is_yes(self, text: str) -> bool | None:
        """Whether an answer is yes or no; None if it is neither."""
        local = self._local(ANSWERS)
        meaning = {"y": "yes", "yes": "yes", "n": "no", "no": "no"}.get(text.lower()) or local.get(folded(text))
        return None if meaning is None else meaning == "yes"

    def value(self, text: str) -> str:
        """An answer about a kingdom on a real table, with its words translated into English."""
        known = {folded(self._say(f"resource-{name}")): name for name in RESOURCES} | self._local(VALUES)
        return " ".join(known.get(folded(word), word) for word in text.replace(",", " ").split())
