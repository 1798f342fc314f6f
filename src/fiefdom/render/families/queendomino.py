"""Queendomino and Royal Wedding: a builders' board, and kingdoms with a purse."""

from typing import TYPE_CHECKING

from fiefdom.game import Kingdom, ScoreSheet
from fiefdom.languages import Say
from fiefdom.render.families.style import Entry, FamilyStyle, PieceStyle, ScoreRow, added

if TYPE_CHECKING:
    from fiefdom.render.terminal.signs import Look


def _buildings(sheet: ScoreSheet, say: Say) -> Entry:
    return added((f"{say(f'building-{row.building}')} {row.points}", row.points) for row in sheet.buildings)


def _buildings_in_brief(sheet: ScoreSheet, say: Say) -> Entry:
    return say("picture-buildings", number=len(sheet.buildings)), sum(line.points for line in sheet.buildings)


def _coins(sheet: ScoreSheet, say: Say) -> Entry:
    return say("terminal-pad-coins", number=sheet.coins), sheet.coin_points


def _coins_in_brief(sheet: ScoreSheet, say: Say) -> Entry:
    return say("terminal-count-coins", number=sheet.coins), sheet.coin_points


def _queen(sheet: ScoreSheet, say: Say) -> Entry:
    return say("terminal-pad-queen") if sheet.queen else "", sheet.queen


def _queen_in_brief(sheet: ScoreSheet, say: Say) -> Entry:
    return "", sheet.queen


def _goods(kingdom: Kingdom) -> list[tuple[str, int]]:
    return [("coin", kingdom.coins), ("knight", kingdom.knights), ("tower", kingdom.towers)]


def _purse(kingdom: Kingdom, say: Say) -> str:
    parts = [
        say("terminal-count-coins", number=kingdom.coins),
        say("terminal-knights-at-home", number=kingdom.knights),
        say("terminal-knights-sent-out", number=kingdom.knights_placed),
        say("square-towers", number=kingdom.towers),
    ]
    return ", ".join([*parts, say("terminal-queen")] if kingdom.has_queen else parts)


def _short_purse(kingdom: Kingdom, look: "Look") -> str:
    coins = look.say("terminal-coins-short", number=kingdom.coins)
    queen = f" {look.say('terminal-queen-short')}" if kingdom.has_queen else ""
    return f"{coins} {kingdom.knights}{look.knight} {kingdom.towers}{look.tower}{queen}"


def _signs(look: "Look") -> list[str]:
    say = look.say
    return [
        f"{look.knight} {say('square-knight')}",
        f"{look.tower} {say('terminal-sign-tower')}",
        f"{say('terminal-coins-short', number=7)} {say('terminal-count-coins', number=7)}",
        f"{say('terminal-short-statue')} {say('building-statue')} ...",
    ]


STYLE = FamilyStyle(
    part_of={"site": "build"},
    pieces={
        "buildings": PieceStyle(
            rows=(
                ScoreRow("sheet-buildings", "building-bakery-small", True, _buildings, _buildings_in_brief),
                ScoreRow("sheet-coins", "coin", False, _coins, _coins_in_brief),
                ScoreRow("sheet-queen", "queen", False, _queen, _queen_in_brief),
            ),
            board="builders",
            steps=("tax", "build", "dragon"),
            goods=_goods,
            purse=_purse,
            short_purse=_short_purse,
            width=2,
            signs=_signs,
        )
    },
)
