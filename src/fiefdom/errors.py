"""Every error that Fiefdom raises on purpose.

::

    Exception
    └── FiefdomError                  catch this one to catch them all
        ├── TextError                 (also a ValueError) text that does not parse
        │   ├── RulesError            rules that cannot be combined
        │   ├── PositionError         a position that no game can reach
        │   ├── RecordError           a record that cannot be read or replayed
        │   └── GridError             a kingdom on paper that cannot be scored
        ├── IllegalMove               (also a ValueError) a move that is not legal here
        ├── NotAllowed                a request that this seat may not make
        │   └── CommandRefused        a command that a table does not carry out
        ├── InvalidArgument           (also a ValueError) a value that a function does not take
        ├── InvalidType               (also a TypeError) a value of the wrong type
        ├── NoSuchItem                (also an IndexError) a number that counts nothing
        ├── MissingPackage            (also an ImportError) an optional package that is not installed
        ├── BotError                  a bot that failed or broke its promises
        ├── ClusterError              a cluster that cannot be used
        └── ServerError               a server that cannot start or go on
            ├── StoreError            a database that does not answer
            │   └── StoreConflict     somebody else wrote first
            └── CorruptLog            a stored table that does not replay

Each carries its reasons as data (`fiefdom.reasons`): a code with typed arguments and the rule it cites. `str` words
them in English, `text` in any language. A refusal loses nothing: whoever raises one of these has left the game as it
was.
"""

from fiefdom.reasons import Reason


class FiefdomError(Exception):
    """Any refusal by Fiefdom. `reasons` has at least one entry.

    >>> from fiefdom import FiefdomError, Rules
    >>> try:
    ...     Rules.parse("chess")
    ... except FiefdomError as error:
    ...     print(error.reason.code.name, error.reason.args["text"])
    NOT_UNDERSTOOD chess

    """

    def __init__(self, *reasons: Reason) -> None:
        super().__init__(*reasons)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Everything that is wrong, in order."""
        return self.args

    @property
    def reason(self) -> Reason:
        """The first reason; most errors have only one."""
        return self.reasons[0]

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """The reasons in words, one a line."""
        return "\n".join(reason.text(language) for reason in self.reasons)


class TextError(FiefdomError, ValueError):
    """Text does not parse. The message quotes the text and says what was expected.

    >>> from fiefdom import Game, TextError
    >>> try:
    ...     Game.new("kingdomino(players=2)", seed=7).push("jump")
    ... except TextError as error:
    ...     print(error)
    'jump' is not a domino: name one of the next line, such as K18.

    """


class RulesError(TextError):
    """The words are known, but no game allows them together. The reason names the rule that forbids it.

    >>> from fiefdom import Rules, RulesError
    >>> try:
    ...     Rules("tribe", 7)
    ... except RulesError as error:
    ...     print(error.reason.rule)
    O1

    """


class PositionError(TextError):
    """A position that is no moment of a game; `reasons` lists everything that is wrong with it."""


class RecordError(TextError):
    """A record that cannot be read or does not replay; `reasons` lists all faults."""


class GridError(TextError):
    """A kingdom on paper that cannot be scored; `reasons` lists all faults."""


class IllegalMove(FiefdomError, ValueError):
    """The move is well formed but not legal in this position. The reason is the one that `why_not` gives.

    >>> from fiefdom import Game, IllegalMove
    >>> try:
    ...     Game.new("kingdomino(players=2)", seed=7).push("claim 1")
    ... except IllegalMove as error:
    ...     print(error)
    'K1' is not in the next line; choose K18, K19, K34 or K48.

    """


class NotAllowed(FiefdomError):
    """The request is not this seat's to make: not its turn, not its kingdom, or not for its eyes.

    >>> from fiefdom import Game, NotAllowed
    >>> try:
    ...     Game.new("kingdomino(players=2)", seed=7).push("claim 18", seat=1)
    ... except NotAllowed as error:
    ...     print(error)
    Seat 2 cannot move now: it is the turn of seat 1.

    """


class CommandRefused(NotAllowed):
    """A command that a table does not carry out."""


class InvalidArgument(FiefdomError, ValueError):
    """A function was called with a value it does not take."""


class InvalidType(FiefdomError, TypeError):
    """A function was called with a value of the wrong type."""


class NoSuchItem(FiefdomError, IndexError):
    """A seat, kingdom, line or game of a number that does not exist."""


class MissingPackage(FiefdomError, ImportError):
    """An optional package is not installed. The message names the extra that brings it."""


class BotError(FiefdomError):
    """A bot failed: it raised an error, answered with an illegal move, or took too long."""


class ClusterError(FiefdomError):
    """A cluster of machines cannot be reached or used."""


class ServerError(FiefdomError):
    """The server cannot start or go on."""


class StoreError(ServerError):
    """The database does not answer or refuses to store."""


class StoreConflict(StoreError):
    """Somebody else wrote the same entry first."""


class CorruptLog(ServerError):
    """A stored table does not replay."""
