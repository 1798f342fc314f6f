"""The score pad in the wire protocol: kingdoms of a real table, drawn as text (docs/formats/kingdoms.md)."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.views import KingdomView, OutcomeView, ReasonArgs, RulesView

LONGEST_PAD = 20_000


class PadRequest(Wire):
    """Kingdoms to count. Their terrains and pieces may be named in English and in this language."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_PAD)]
    language: Literal["en", "hu", "pl"] = "en"


class PadFault(Wire):
    """What is wrong with the kingdoms, and where; `kingdom` is null if it concerns several."""

    kingdom: int | None
    line: Annotated[int, Field(ge=1)]
    column: Annotated[int, Field(ge=1)]
    key: str
    args: ReasonArgs
    sentence: str


class PadTerrain(Wire):
    """What a square of a terrain can show: crowns, fires or craters as printed, a fire token, a piece."""

    terrain: str
    letter: str
    numbers: list[int]
    tokens: list[int]
    pieces: list[str]


class PadPalette(Wire):
    """What kingdoms of a game are drawn with; `keys` are the lines for what squares cannot show."""

    start: str
    terrains: list[PadTerrain]
    keys: list[str]
    totems: list[str]


class PadAnswer(Wire):
    """The kingdoms as counted. If the text cannot be read, there are none, and `faults` say why.

    Other faults are doubts: the kingdoms are counted as they are drawn. `given`: the keys that each kingdom has a line
    for.
    """

    rules: RulesView | None
    palette: PadPalette | None
    names: list[str]
    given: list[list[str]]
    kingdoms: list[KingdomView]
    outcome: OutcomeView | None
    text: str
    faults: list[PadFault]
