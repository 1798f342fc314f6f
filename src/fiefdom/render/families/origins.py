"""Origins: chiefs, huts and fires; volcanoes that erupt and, in the other modes, resources, totems and cavemen."""

from typing import TYPE_CHECKING

from fiefdom.components.terrains import RESOURCES
from fiefdom.game import Kingdom, ScoreSheet
from fiefdom.game.moves import cell_text
from fiefdom.languages import Say
from fiefdom.render.families.style import Entry, FamilyStyle, PieceStyle, ScoreRow, added, summed

if TYPE_CHECKING:
    from fiefdom.render.terminal.signs import Look


def _resources(sheet: ScoreSheet, say: Say) -> Entry:
    return "", sheet.resources


def _totems(sheet: ScoreSheet, say: Say) -> Entry:
    return added((f"{say(f'resource-{row.resource}')} {row.points}", row.points) for row in sheet.totems)


def _totems_in_brief(sheet: ScoreSheet, say: Say) -> Entry:
    return summed(row.points for row in sheet.totems)


def _cavemen(sheet: ScoreSheet, say: Say) -> Entry:
    named = ((say(f"caveman-{row.caveman}"), cell_text(row.square), row.points) for row in sheet.cavemen)
    return added((f"{name} {cell}: {points}", points) for name, cell, points in named)


def _cavemen_in_brief(sheet: ScoreSheet, say: Say) -> Entry:
    return summed(row.points for row in sheet.cavemen)


def _hordes(sheet: ScoreSheet, say: Say) -> Entry:
    return added((f"{row.warriors} x {row.strength}", row.points) for row in sheet.hordes)


def _hordes_in_brief(sheet: ScoreSheet, say: Say) -> Entry:
    return added((f"{row.warriors}×{row.strength}", row.points) for row in sheet.hordes)


def _goods(kingdom: Kingdom) -> list[tuple[str, int]]:
    held = [square.resource for square in kingdom.squares.values()]
    return [(resource, held.count(resource)) for resource in RESOURCES]


def _resource_signs(look: "Look") -> list[str]:
    return [f"{look.say('terminal-short-mammoth')} {look.say('resource-mammoth')} ..."]


def _caveman_signs(look: "Look") -> list[str]:
    return [f"{look.say('terminal-short-hunter').upper()} {look.say('caveman-hunter')} ..."]


STYLE = FamilyStyle(
    king="chief",
    start="hut",
    crowns="fires",
    crown="flame",
    crown_sign=("✹", "*"),
    option_keys={"middle_kingdom": "option-middle_kingdom-origins", "harmony": "option-harmony-origins"},
    part_of={"pay": "recruit", "settle": "recruit"},
    sudden_steps=("erupt", "give"),
    # No sheep and no boats in the stone age.
    drawings={"grassland": (2, 3), "lake": (2, 3)},
    labels="O",
    terrains=frozenset(("desert", "jungle", "quarry", "volcano")),
    signs=lambda look: [f"V2 {look.say('terminal-sign-volcano')}"],
    pieces={
        "resources": PieceStyle(goods=_goods, width=2, signs=_resource_signs),
        # O10, O15: resources score only in games with totems.
        "totems": PieceStyle(
            rows=(
                ScoreRow("sheet-resources", "mammoth", False, _resources, _resources),
                ScoreRow("sheet-totems", "totem-mammoth", True, _totems, _totems_in_brief),
            ),
            board="totems",
        ),
        "cavemen": PieceStyle(
            rows=(
                ScoreRow("sheet-cavemen", "caveman-hunter", False, _cavemen, _cavemen_in_brief),
                ScoreRow("sheet-hordes", "caveman-amazon_warrior", False, _hordes, _hordes_in_brief),
            ),
            board="cave",
            last_steps=("recruit",),
            signs=_caveman_signs,
        ),
    },
)
