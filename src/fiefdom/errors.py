"""All errors that Fiefdom raises deliberately.

::

    Exception
    └── FiefdomError                  catch this one to catch them all
        ├── TextError                 (also a ValueError) text that does not parse
        │   ├── RulesError            rules that cannot be parsed or combined
        │   ├── PositionError         a position that no game can reach
        │   ├── RecordError           a record that cannot be read or replayed
        │   └── GridError             a kingdom on paper that cannot be scored
        ├── IllegalMove               (also a ValueError) a move that is not legal here
        ├── NotAllowed                a request that this seat may not make
        │   └── CommandRefused        a command that a table rejects
        ├── InvalidArgument           (also a ValueError) a value that a function does not accept
        ├── InvalidType               (also a TypeError) a value of the wrong type
        ├── NoSuchItem                (also an IndexError) an index that is out of range
        ├── MissingPackage            (also an ImportError) an optional package that is not installed
        ├── BotError                  a bot that failed or broke its promises
        ├── ClusterError              a cluster that cannot be used
        └── ServerError               a server that cannot start or continue
            ├── AnalysisFailed        a hint or a review that could not be made
            ├── StoreError            a database that does not respond
            │   └── StoreConflict     somebody else wrote first
            └── CorruptLog            a stored table that does not replay

Each error carries its reasons as data (`fiefdom.reasons`): a code with typed arguments and the rule it cites. `str`
gives the message in English, `text` in any supported language. An operation that raises one of these leaves the game
unchanged.
"""

from fiefdom.reasons import Reason


class FiefdomError(Exception):
    """Base class of all errors raised by Fiefdom. `reasons` has at least one entry.

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
        """The reasons as sentences, one per line."""
        return "\n".join(reason.text(language) for reason in self.reasons)


class TextError(FiefdomError, ValueError):
    """Text that does not parse. The message quotes the text and says what was expected.

    >>> from fiefdom import Game, TextError
    >>> try:
    ...     Game.new("kingdomino(players=2)", seed=7).push("jump")
    ... except TextError as error:
    ...     print(error)
    'jump' is not a domino: choose one of those shown, such as K18.

    """


class RulesError(TextError):
    """Rules that cannot be parsed or combined. The reason names the rule that forbids a combination.

    >>> from fiefdom import Rules, RulesError
    >>> try:
    ...     Rules("tribe", 7)
    ... except RulesError as error:
    ...     print(error.reason.rule)
    O1

    """


class PositionError(TextError):
    """A position that no game can reach; `reasons` lists everything that is wrong with it."""


class RecordError(TextError):
    """A record that cannot be read or replayed; `reasons` lists everything that is wrong with it."""


class GridError(TextError):
    """A kingdom on paper that cannot be scored; `reasons` lists everything that is wrong with it."""


class IllegalMove(FiefdomError, ValueError):
    """The move is well formed but not legal in this position. The reason is what `why_not` returns.

    >>> from fiefdom import Game, IllegalMove
    >>> try:
    ...     Game.new("kingdomino(players=2)", seed=7).push("claim 1")
    ... except IllegalMove as error:
    ...     print(error)
    'K1' is not in the next line; choose K18, K19, K34 or K48.

    """


class NotAllowed(FiefdomError):
    """The seat may not make this request: not its turn, not its kingdom, or information it may not see.

    >>> from fiefdom import Game, NotAllowed
    >>> try:
    ...     Game.new("kingdomino(players=2)", seed=7).push("claim 18", seat=1)
    ... except NotAllowed as error:
    ...     print(error)
    Seat 2 cannot move now: it is the turn of seat 1.

    """


class CommandRefused(NotAllowed):
    """A table rejected a command."""


class InvalidArgument(FiefdomError, ValueError):
    """A function was called with a value it does not accept."""


class InvalidType(FiefdomError, TypeError):
    """A function was called with a value of the wrong type."""


class NoSuchItem(FiefdomError, IndexError):
    """There is no seat, kingdom, line or game with this number."""


class MissingPackage(FiefdomError, ImportError):
    """An optional package is not installed. The message names the extra that installs it."""


class Cancelled(FiefdomError):
    """Work that was stopped before it was done, because its caller asked for that."""


class BotError(FiefdomError):
    """A bot failed: it raised an error, returned an illegal move, or took too long."""


class ClusterError(FiefdomError):
    """A cluster of machines cannot be reached or used."""


class ServerError(FiefdomError):
    """The server cannot start or continue."""


class AnalysisFailed(ServerError):
    """A hint or a review could not be made: it failed, or every process that tried it died."""


class StoreError(ServerError):
    """The database does not respond or cannot store data."""


class StoreUnavailable(StoreError):
    """The database cannot be reached at the moment; the server tries again by itself."""


class StoreConflict(StoreError):
    """Another writer stored the same entry first."""


class CorruptLog(ServerError):
    """A stored table does not replay."""
