"""The models of guided first games in the wire protocol.

The server keeps nothing: a request carries all answers so far, and the page keeps them.
"""

from typing import Annotated

from pydantic import Field, StringConstraints

from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.messages import Asked
from fiefdom.server.protocol.views import LogEntry, ReasonArgs, TableView

# More than any lesson has.
MOST_ANSWERS = 200
Answer = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Taken = Annotated[list[Answer], Field(max_length=MOST_ANSWERS)]


class LessonRequest(Wire):
    """All answers so far and, if given, the next one: a move as text, `show` or `skip`."""

    taken: Taken
    answer: Answer | None = None


class LessonWhy(Wire):
    """A question why a move is not legal after these answers."""

    taken: Taken
    move: Asked


class LessonPreview(Wire):
    """A request for the game after these answers and one action."""

    taken: Taken
    action: Annotated[int, Field(ge=0, le=1_000_000)]


class LessonAdvice(Wire):
    """Why the answer was not accepted. `sentence` is it in English; `rule` is the rule that a move would break."""

    key: str
    args: ReasonArgs
    rule: str | None
    sentence: str


class LessonAnswer(Wire):
    """Where the learner is. `taken` are the answers that still hold; the page sends them with its next request.

    `idea` is the key of the remark to show, `is_free` says that any legal move is accepted, and `advice` why the answer
    was not. Turns count through the whole lesson, from 1.
    """

    lesson: str
    taken: list[str]
    chapter: int
    chapters: int
    turn: int
    turns: int
    idea: str | None
    is_free: bool
    is_over: bool
    advice: LessonAdvice | None
    view: TableView
    log: list[LogEntry]


class LessonsAnswer(Wire):
    """The games that have a lesson."""

    lessons: list[str]
