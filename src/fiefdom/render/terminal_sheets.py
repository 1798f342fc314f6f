"""Score sheets, rankings and verdicts."""

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from fiefdom.components.buildings import building
from fiefdom.game import Game, Outcome, ScoreSheet, Standing
from fiefdom.game.moves import cell_text
from fiefdom.game.outcome import CROWNS, LARGEST, SHARED, WINS
from fiefdom.render.terminal_pad import pad_rows
from fiefdom.render.terminal_signs import Look
from fiefdom.render.terminal_words import counted, kingdom_name, words
from fiefdom.rules import Rules


def sheet_table(
    game: Game, names: Sequence[str] = (), width: int = 80, colour: bool = True, *, unicode: bool = True
) -> Table:
    """The scores of all kingdoms like a printed pad: a row for each thing that counts, a column for each kingdom."""
    look = Look(colour, unicode)
    sheets = [game.score_sheet(number) for number in range(game.rules.kingdoms)]
    table = Table(box=None, pad_edge=False, header_style=look.strong, padding=(0, 2, 0, 0))
    table.add_column("")
    room = (width - 20) // len(sheets) - 2
    for sheet in sheets:
        name = kingdom_name(sheet.kingdom, game.rules, names)
        title = Text(f"{sheet.kingdom + 1} {name}", look.strong, overflow="fold")
        table.add_column(title, justify="right", max_width=max(4, room))
    for row, entries in pad_rows(game.rules, sheets):
        table.add_row(row, *(str(points) for _, points in entries))
    table.add_row(*(Text(cell, look.strong) for cell in ("total", *(str(sheet.total) for sheet in sheets))))
    return table


def sheet_details(
    game: Game, kingdom: int, names: Sequence[str] = (), colour: bool = True, *, unicode: bool = True
) -> Table:
    """Every line of one kingdom's score; territories that score nothing are summed up in one line."""
    look = Look(colour, unicode)
    sheet = game.score_sheet(kingdom)
    title = f"{kingdom + 1} {kingdom_name(kingdom, game.rules, names)}"
    table = Table(title=title, title_justify="left", title_style=look.strong, box=None, show_header=False)
    table.add_column("", min_width=26)
    table.add_column("", justify="right")
    for name, points in _details(sheet, game.rules):
        table.add_row(name, str(points))
    table.add_row(Text("total", look.strong), Text(str(sheet.total), look.strong))
    return table


def _details(sheet: ScoreSheet, rules: Rules) -> Iterator[tuple[str, int]]:
    sign = "fire" if rules.is_origins else "crown"
    for territory in sheet.territories:
        if territory.points:
            size = f"{counted(territory.squares, 'square')} x {counted(territory.crowns, sign)}"
            yield f"{territory.terrain}, {size}", territory.points
    bare = sum(not territory.points for territory in sheet.territories)
    if bare:
        yield f"{bare} without a {sign}" if bare > 1 else f"one territory without a {sign}", 0
    for line in sheet.buildings:
        yield building(line.building).name, line.points
    if sheet.coins or sheet.coin_points:
        yield counted(sheet.coins, "coin"), sheet.coin_points
    if sheet.queen:
        yield "the queen's crown", sheet.queen
    if sheet.resources:
        yield "resources", sheet.resources
    for totem in sheet.totems:
        yield f"{totem.resource} totem", totem.points
    for hunter in sheet.cavemen:
        yield f"{words(hunter.caveman)} on {cell_text(hunter.square)}", hunter.points
    for horde in sheet.hordes:
        yield f"{counted(horde.warriors, 'warrior')} x strength {horde.strength}", horde.points
    if sheet.middle_kingdom is not None:
        yield ("hut" if rules.is_origins else "castle") + " in the middle", sheet.middle_kingdom
    if sheet.harmony is not None:
        yield "nothing discarded", sheet.harmony


def ranking_text(outcome: Outcome, rules: Rules, names: Sequence[str] = ()) -> str:
    """One line a kingdom, best first, with the tie-break where one decided."""
    return "\n".join(ranking_lines(outcome, [kingdom_name(number, rules, names) for number in range(rules.kingdoms)]))


def ranking_lines(outcome: Outcome, titles: Sequence[str]) -> list[str]:
    """The same for kingdoms of these names."""
    width = max(map(len, titles))
    return [
        f"{row.place}. {titles[row.kingdom]:<{width}}  {row.total:>4} point{'' if row.total == 1 else 's'}{_why(row)}"
        for row in outcome.ranking
    ]


def _why(standing: Standing) -> str:
    """What puts a kingdom before the next one, if it is not its points (C12, V1)."""
    reasons = {
        LARGEST: f"ahead by its largest territory, {counted(standing.largest_territory, 'square')}",
        CROWNS: f"ahead by its {counted(standing.crowns, 'crown')}",
        WINS: f"ahead by {counted(standing.games_won, 'game')} won",
        SHARED: "shares its place with the next",
    }
    reason = reasons.get(standing.decided_by)
    return f", {reason}" if reason else ""


def verdict(outcome: Outcome, rules: Rules, names: Sequence[str] = ()) -> str:
    """Who has won, in one sentence."""
    winners = [kingdom_name(kingdom, rules, names) for kingdom in outcome.winners]
    if len(winners) > 1:
        return f"{', '.join(winners[:-1])} and {winners[-1]} share the win."
    return "You win." if winners == ["you"] else f"The winner: {winners[0]}."
