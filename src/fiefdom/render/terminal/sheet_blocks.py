"""Score sheets, rankings and verdicts."""

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from fiefdom.game import Game, Outcome, ScoreSheet, Standing
from fiefdom.game.moves import cell_text
from fiefdom.game.outcome import CROWNS, LARGEST, SHARED, WINS
from fiefdom.languages import Say, english
from fiefdom.render.families import style_of
from fiefdom.render.families.titles import option_name
from fiefdom.render.terminal.names import joined, kingdom_name, seat_name, who
from fiefdom.render.terminal.score_rows import pad_rows
from fiefdom.render.terminal.signs import Look
from fiefdom.rules import Rules


def sheet_table(
    game: Game, names: Sequence[str] = (), width: int = 80, colour: bool = True, *, unicode: bool = True,
    language: str = "en",
) -> Table:  # fmt: skip
    """The scores of all kingdoms like a printed pad: one row for everything that scores, one column per kingdom."""
    look = Look(colour, unicode, language)
    sheets = [game.score_sheet(number) for number in range(game.rules.kingdoms)]
    table = Table(box=None, pad_edge=False, header_style=look.strong, padding=(0, 2, 0, 0))
    table.add_column("")
    room = (width - 20) // len(sheets) - 2
    for sheet in sheets:
        name = kingdom_name(sheet.kingdom, game.rules, names, look.say)
        title = Text(f"{sheet.kingdom + 1} {name}", look.strong, overflow="fold")
        table.add_column(title, justify="right", max_width=max(4, room))
    for row, entries in pad_rows(game.rules, sheets, look.say):
        table.add_row(row, *(str(points) for _, points in entries))
    table.add_row(
        *(Text(cell, look.strong) for cell in (look.say("sheet-total"), *(str(sheet.total) for sheet in sheets)))
    )
    return table


def sheet_details(
    game: Game, kingdom: int, names: Sequence[str] = (), colour: bool = True, *, unicode: bool = True,
    language: str = "en",
) -> Table:  # fmt: skip
    """Every line of one kingdom's score; territories that score nothing are summed up in one line."""
    look = Look(colour, unicode, language)
    sheet = game.score_sheet(kingdom)
    title = f"{kingdom + 1} {kingdom_name(kingdom, game.rules, names, look.say)}"
    table = Table(title=title, title_justify="left", title_style=look.strong, box=None, show_header=False)
    table.add_column("", min_width=26)
    table.add_column("", justify="right")
    for name, points in _details(sheet, game.rules, look.say):
        table.add_row(name, str(points))
    table.add_row(Text(look.say("sheet-total"), look.strong), Text(str(sheet.total), look.strong))
    return table


def _details(sheet: ScoreSheet, rules: Rules, say: Say) -> Iterator[tuple[str, int]]:
    sign = style_of(rules).crowns
    for territory in sheet.territories:
        if territory.points:
            squares = say("terminal-count-squares", number=territory.squares)
            signs = say(f"terminal-count-{sign}", number=territory.crowns)
            yield f"{say(f'terrain-{territory.terrain}-title')}, {squares} x {signs}", territory.points
    bare = sum(not territory.points for territory in sheet.territories)
    if bare:
        yield say(f"terminal-without-{sign}", number=bare), 0
    for line in sheet.buildings:
        yield say(f"building-{line.building}"), line.points
    if sheet.coins or sheet.coin_points:
        yield say("terminal-count-coins", number=sheet.coins), sheet.coin_points
    if sheet.queen:
        yield say("sheet-queen"), sheet.queen
    if sheet.resources:
        yield say("sheet-resources"), sheet.resources
    for totem in sheet.totems:
        yield say("terminal-totem-of", resource=totem.resource), totem.points
    for hunter in sheet.cavemen:
        yield f"{say(f'caveman-{hunter.caveman}')}, {cell_text(hunter.square)}", hunter.points
    for horde in sheet.hordes:
        warriors = say("terminal-count-warriors", number=horde.warriors)
        yield say("terminal-horde", warriors=warriors, strength=horde.strength), horde.points
    if sheet.middle_kingdom is not None:
        yield option_name("middle_kingdom", rules, say), sheet.middle_kingdom
    if sheet.harmony is not None:
        yield option_name("harmony", rules, say), sheet.harmony


def ranking_text(outcome: Outcome, rules: Rules, names: Sequence[str] = (), say: Say = english) -> str:
    """One line per kingdom, best first, with the tie-break if there was one."""
    titles = [kingdom_name(number, rules, names, say) for number in range(rules.kingdoms)]
    return "\n".join(ranking_lines(outcome, rules, titles, say))


def ranking_lines(outcome: Outcome, rules: Rules, titles: Sequence[str], say: Say = english) -> list[str]:
    """The same for kingdoms with these names."""
    width = max(map(len, titles))
    return [
        f"{row.place}. {titles[row.kingdom]:<{width}}  {row.total:>4} {say('terminal-points-of', number=row.total)}"
        f"{_why(row, rules, say)}"
        for row in outcome.ranking
    ]


def _why(standing: Standing, rules: Rules, say: Say) -> str:
    """The tie-break that puts a kingdom ahead of the next one, if any (C12, V1)."""
    reasons = {
        LARGEST: ("terminal-ahead-by-territory", standing.largest_territory),
        CROWNS: ("terminal-ahead-by-crowns", standing.crowns),
        WINS: ("terminal-ahead-by-games", standing.games_won),
        SHARED: ("terminal-shares-place", 0),
    }
    if standing.decided_by not in reasons:
        return ""
    key, number = reasons[standing.decided_by]
    return f", {say(key, number=number, sign=style_of(rules).crowns)}"


def verdict(outcome: Outcome, rules: Rules, names: Sequence[str] = (), say: Say = english) -> str:
    """Who has won, in a few words."""
    winners = [seat_name(seat, names, say) for kingdom in outcome.winners for seat in rules.seats_of(kingdom)]
    if len(outcome.winners) > 1:
        return say("end-shared", names=joined(winners, say))
    if len(winners) == 1 and who(winners[0], say) == "you":
        return say("end-you-win")
    return say("end-wins", name=joined(winners, say), winners=len(winners))
