"""The score pad: kingdoms drawn as text, with their points."""

from functools import cache

from fiefdom.components.dominoes import deck
from fiefdom.components.terrains import RESOURCE_OF_TERRAIN, RESOURCES
from fiefdom.game.kingdom import Square
from fiefdom.game.kingdom_scores import score_kingdoms
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.notation.grid import Drawings, drawn_kingdoms, keys_of, letters_of, missing_lines, shared_faults
from fiefdom.notation.grid_doubts import doubts
from fiefdom.notation.grid_text import kingdoms_text
from fiefdom.notation.records import Fault
from fiefdom.notation.refusals import GridCode
from fiefdom.rules import Rules
from fiefdom.server.protocol import pad as wire
from fiefdom.server.views import board_views
from fiefdom.server.views.kingdom_views import kingdom_view

# Faults of all kingdoms together.
SHARED = (
    GridCode.COPIES, GridCode.TWO_QUEENS, GridCode.TWO_TOTEMS, GridCode.KNIGHTS, GridCode.TOWERS, GridCode.HALVES,
)  # fmt: skip


@cache
def palette(rules: Rules) -> wire.PadPalette:
    """What kingdoms of this game are drawn with."""
    keys = keys_of(rules)
    return wire.PadPalette(
        start=pieces_of(rules).start_tile,
        terrains=[_terrain(rules, letter, terrain) for letter, terrain in letters_of(rules).items()],
        keys=list(keys),
        totems=list(RESOURCES) if "totems" in keys else [],
    )


def _terrain(rules: Rules, letter: str, terrain: str) -> wire.PadTerrain:
    halves = [half for domino in deck(rules.box_names) for half in domino.halves if half.terrain == terrain]
    numbers = sorted({half.crowns + half.craters for half in halves})
    stands = pieces_of(rules).on_square(rules, Square(terrain))
    own = RESOURCE_OF_TERRAIN.get(terrain)
    return wire.PadTerrain(
        terrain=terrain,
        letter=letter.upper(),
        numbers=numbers,
        tokens=[1, 2, 3] if pieces_of(rules).has_tokens and terrain != "volcano" else [],
        pieces=[name for name, kind in stands.items() if kind != "resource" or name == own],
    )


def unread(faults: tuple[Fault, ...]) -> wire.PadAnswer:
    """The answer to a text that cannot be read."""
    told = [_fault_view(fault, None) for fault in faults]
    return wire.PadAnswer(rules=None, palette=None, names=[], given=[], kingdoms=[], outcome=None, text="", faults=told)


def counted(drawings: Drawings, faults: tuple[Fault, ...]) -> wire.PadAnswer:
    """The kingdoms with their points, and all doubts about them."""
    rules, kingdoms = drawings.rules, drawn_kingdoms(drawings)
    scores = score_kingdoms(rules, kingdoms)
    names = [drawing.name for drawing in drawings.kingdoms]
    told = (*faults, *missing_lines(drawings), *shared_faults(drawings), *doubts(drawings))
    views = [
        kingdom_view(rules, kingdom, sheet, lands, place=scores.ranking.place_of(kingdom.number), last=[])
        for kingdom, sheet, lands in zip(kingdoms, scores.sheets, scores.territories, strict=True)
    ]
    return wire.PadAnswer(
        rules=board_views.rules_view(rules),
        palette=palette(rules),
        names=names,
        given=[list(drawing.values) for drawing in drawings.kingdoms],
        kingdoms=views,
        outcome=board_views.outcome_view(scores.ranking),
        text=kingdoms_text(rules, kingdoms, names),
        faults=[_fault_view(fault, _kingdom_of(drawings, fault)) for fault in told],
    )


def _kingdom_of(drawings: Drawings, fault: Fault) -> int | None:
    if fault.reason.code in SHARED:
        return None
    return max((n for n, drawing in enumerate(drawings.kingdoms) if drawing.line <= fault.line), default=None)


def _fault_view(fault: Fault, kingdom: int | None) -> wire.PadFault:
    fields = {
        "kingdom": kingdom,
        "line": fault.line,
        "column": fault.column,
        "key": fault.reason.code.key,
        "args": fault.reason.as_dict()["args"],
        "sentence": fault.reason.text(),
    }
    return wire.PadFault.model_validate(fields)
