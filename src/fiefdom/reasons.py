"""Why something was refused, as data.

A `Code` says what is wrong and declares the arguments of its message and the rule it cites. A `Reason` is a code with
arguments. The message texts, including the English ones, are in the Fluent files of `fiefdom.languages`; they are
never parsed. Each package defines its codes in a module named `refusals`:

>>> class LineCode(Code):
...     TAKEN = message("why-taken", "C5", seat=Kind.NUMBER, domino=Kind.NAME)
>>> reason = LineCode.TAKEN(seat=2, domino="K18")
>>> reason.code.key, reason.args["domino"], reason.rule
('why-taken', 'K18', 'C5')

"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Union

from fiefdom.languages import choices, quoted, sentence

Argument = Union[str, int, tuple[str, ...], "Reason"]


class Kind(Enum):
    """The kind of an argument, which determines how it is formatted."""

    NUMBER = "number"
    # A name from the games or the program, or an identifier that the language files translate (`building-bakery`).
    NAME = "name"
    # User input: it is quoted, shortened and made printable.
    QUOTE = "quote"
    # Alternatives, listed in the language of the message: `a, b or c`.
    CHOICES = "choices"
    # A reason nested in another one, for instance why an event in a record was refused.
    REASON = "reason"

    def accepts(self, value: object) -> bool:
        """Whether a value is of this kind."""
        if self is Kind.NUMBER:
            return isinstance(value, int) and not isinstance(value, bool)
        if self is Kind.CHOICES:
            return isinstance(value, tuple) and all(isinstance(word, str) for word in value)
        return isinstance(value, Reason if self is Kind.REASON else str)


@dataclass(frozen=True, slots=True)
class Message:
    """A message: its key in the language files, the rule it cites, and the kinds of its arguments."""

    key: str
    rule: str | None
    kinds: tuple[tuple[str, Kind], ...]


def message(key: str, rule: str | None = None, /, **kinds: Kind) -> Message:
    """Create the value of a `Code` member."""
    return Message(key, rule, tuple(kinds.items()))


class Code(Enum):
    """What is wrong. Packages subclass this; a member's value is its `message`. Calling a member creates a `Reason`."""

    @property
    def key(self) -> str:
        """The key of the message in the language files."""
        return self._message.key

    @property
    def kinds(self) -> dict[str, Kind]:
        """The arguments that the message takes."""
        return dict(self._message.kinds)

    @property
    def rule(self) -> str | None:
        """The rule that the message cites, unless a reason cites another one."""
        return self._message.rule

    @property
    def _message(self) -> Message:
        value = self.value
        assert isinstance(value, Message)
        return value

    def __call__(self, /, *, cites: str | None = None, **args: Argument) -> "Reason":
        """Create a reason with this code. `cites` names a rule to cite instead of the code's own.

        Raises TypeError if the arguments do not match those the code declares.
        """
        kinds = self.kinds
        if args.keys() != kinds.keys():
            raise TypeError(f"{self} takes the arguments {sorted(kinds)}, not {sorted(args)}")
        for name, value in args.items():
            if not kinds[name].accepts(value):
                raise TypeError(f"{self}: {name} must be a {kinds[name].value}, not {value!r}")
        return Reason(self, args, cites or self.rule)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was refused: a code, its arguments, and the number of the rule in the rule book, if any.

    `str` gives the message in English, `text` in any supported language.

    >>> from fiefdom import Game
    >>> reason = Game.new("kingdomino(players=2)", seed=7).why_not(10_000)
    >>> reason.code.name, reason.args["last"], str(reason)
    ('NO_ACTION', 328, "There is no action '10000': actions are numbered from 0 to 328.")

    """

    code: Code
    args: Mapping[str, Argument]
    rule: str | None = None

    def __str__(self) -> str:
        return self.text()

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.args.items(), key=_name)), self.rule))

    def text(self, language: str = "en") -> str:
        """The message, with its rule if any: `The game is over.`, `K18 can be placed, so it must be placed (C4).`"""
        words = self.words(language)
        return f"{words[:-1]} ({self.rule})." if self.rule and words.endswith(".") else words

    def words(self, language: str = "en") -> str:
        """The message without its rule."""
        kinds = self.code.kinds
        worded = {name: _worded(kinds[name], value, language) for name, value in self.args.items()}
        return sentence(self.code.key, worded, language)

    def as_dict(self) -> dict[str, Any]:
        """The reason as JSON values: key, arguments and rule. Quotes have quotation marks; reasons are dictionaries."""
        kinds = self.code.kinds
        args = {name: _plain(kinds[name], value) for name, value in self.args.items()}
        return {"key": self.code.key, "args": args, "rule": self.rule}


def _name(item: tuple[str, Argument]) -> str:
    return item[0]


def _plain(kind: Kind, value: Argument) -> Any:
    if isinstance(value, Reason):
        return value.as_dict()
    if isinstance(value, tuple):
        return list(value)
    return quoted(value) if kind is Kind.QUOTE and isinstance(value, str) else value


def _worded(kind: Kind, value: Argument, language: str) -> str | int:
    if isinstance(value, Reason):
        return value.text(language)
    if isinstance(value, tuple):
        return choices(value, language)
    return quoted(value) if kind is Kind.QUOTE and isinstance(value, str) else value
