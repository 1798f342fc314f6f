"""The analysis board on the wire. The server keeps nothing: the page sends the events that a request is about."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fiefdom.server.protocol.analysis import HintMove
from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.messages import RECORD_BYTES, Asked, RecordGist
from fiefdom.server.protocol.pad import PadRequest
from fiefdom.server.protocol.views import Args, DominoView, GameView, LogEntry, TableView

# More than any game has, and than anyone looks at.
MOST_EVENTS, MOST_NODES, MOST_REMARKS = 1_000, 5_000, 50
EventText = Annotated[str, StringConstraints(min_length=1, max_length=120)]
ShortText = Annotated[str, StringConstraints(max_length=400)]
RemarkText = Annotated[str, StringConstraints(max_length=4_000)]


class BoardSeat(Wire):
    """Who plays a seat; `bot` is null for a person."""

    name: ShortText
    bot: ShortText | None


class BoardHeader(Wire):
    """The rules of a game, its players (all or none), its tags, and the position it begins at, null for the usual."""

    rules: Annotated[str, StringConstraints(max_length=200)]
    start: Annotated[str, StringConstraints(max_length=8_000)] | None
    seats: Annotated[list[BoardSeat], Field(max_length=8)]
    tags: Annotated[dict[str, RemarkText], Field(max_length=60)]


class BoardNode(Wire):
    """An event in the tree. `parent` is the index of an earlier node, -1 for the beginning.

    Of the nodes with one parent, the first continues the line and the others are variations. `starting` are the remarks
    before the first event of a variation.
    """

    parent: Annotated[int, Field(ge=-1, lt=MOST_NODES)]
    event: EventText
    seat: Annotated[int, Field(ge=0, lt=8)] | None
    mark: Annotated[str, StringConstraints(max_length=2)] | None = None
    remarks: Annotated[list[RemarkText], Field(max_length=MOST_REMARKS)] = Field(default_factory=list)
    starting: Annotated[list[RemarkText], Field(max_length=MOST_REMARKS)] = Field(default_factory=list)


class BoardTree(Wire):
    """A game with its variations; `remarks` are those before the first event."""

    header: BoardHeader
    remarks: Annotated[list[RemarkText], Field(max_length=MOST_REMARKS)]
    nodes: Annotated[list[BoardNode], Field(max_length=MOST_NODES)]


class BoardNodeView(BoardNode):
    """A node as it is told to the page: `key` and `args` give its message, as in the log."""

    key: str
    args: Args


class BoardTreeView(Wire):
    """A tree as it is told to the page."""

    header: BoardHeader
    remarks: list[str]
    nodes: list[BoardNodeView]


class BoardOpenRequest(Wire):
    """A record as text or JSON, a position, or rules. If there are several records: the `record`-th."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=RECORD_BYTES)]
    record: Annotated[int, Field(ge=0, le=10_000)] | None = None


class BoardOpenAnswer(Wire):
    """The tree; null if the text has several records, which `records` describes."""

    tree: BoardTreeView | None
    records: list[RecordGist]


class BoardPlace(Wire):
    """A place in a tree: the events that lead to it."""

    header: BoardHeader
    events: Annotated[list[EventText], Field(max_length=MOST_EVENTS)]


class BoardRequest(BoardPlace):
    """What the table looks like there, or after one more event: an `action`, or chance that is told or drawn.

    With `draw`, chance that follows is drawn as well.
    """

    action: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    tell: EventText | None = None
    draw: bool = False


class BoardEvent(Wire):
    """An event that was added, and the seat that decided it; `key` and `args` give its message, as in the log."""

    event: str
    seat: int | None
    key: str
    args: Args


class BoardAnswer(Wire):
    """The table after `added`. `position` is its text; null where chance is awaited or a step is unfinished."""

    view: TableView
    log: list[LogEntry]
    position: str | None
    added: list[BoardEvent]


class BoardWhy(BoardPlace):
    """A question why a move is not legal there."""

    move: Asked


class BoardPreview(BoardPlace):
    """A request for the game there after an action."""

    action: Annotated[int, Field(ge=0, le=1_000_000)]


class BoardPreviewAnswer(Wire):
    """The game after an action, before anything is drawn."""

    game: GameView


class BoardRecordAnswer(Wire):
    """A tree as a record: its text, and as JSON."""

    text: str
    json_text: str


class EvaluationRequest(BoardPlace):
    """A question how the game stands there. The levels are to be asked one after the other, each deeper than the last.

    Whoever leaves before the answer is there does not want it any more.
    """

    level: Annotated[int, Field(ge=0, le=3)]


class EvaluationAnswer(Wire):
    """How the game stands, by so many simulations: `chances` and `leads` of all kingdoms if the first move is made.

    `moves` are the best ones, best first, and `chance`, `lead` and the rest those of whoever decides. `level` may be
    deeper than what was asked; with `is_final`, no deeper level says more.
    """

    level: int
    is_final: bool
    simulations: int
    kingdom: int
    certainty: Literal["exact", "foreseen", "estimated"]
    is_clear: bool
    choices: int
    chances: list[float]
    leads: list[float]
    moves: list[HintMove]


Label = Annotated[str, StringConstraints(max_length=8)]
PieceName = Annotated[str, StringConstraints(max_length=40)]


class SetupPlace(Wire):
    """A domino of the line, and the seat whose king is on it."""

    domino: Label
    seat: Annotated[int, Field(ge=0, lt=8)]


class BoardSetup(Wire):
    """What lies open beside painted kingdoms at the beginning of a round; null for what is to be drawn.

    `pieces`: the six spaces of the builders' board and the top of the stack, or the cavemen of the cave.
    """

    line: Annotated[list[SetupPlace], Field(max_length=8)] | None = None
    next_line: Annotated[list[Label], Field(max_length=8)] | None = None
    pieces: Annotated[list[PieceName], Field(max_length=7)] | None = None


class PaintedRequest(PadRequest):
    """Kingdoms as the score pad has them, and what lies open beside them."""

    setup: BoardSetup = BoardSetup()


class PaintedAnswer(Wire):
    """The tree that begins at the position, and its setup with everything that was drawn.

    `line_choices`, `next_choices` and `piece_choices` are what could lie there instead, those that lie there included.
    """

    tree: BoardTreeView
    round: int
    setup: BoardSetup
    line_choices: list[DominoView]
    next_choices: list[DominoView]
    piece_kind: Literal["building", "caveman"] | None
    piece_choices: list[str]
