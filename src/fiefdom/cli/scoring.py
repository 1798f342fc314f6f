"""Score sheets and rankings as text."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from fiefdom.cli.seating import Seating
from fiefdom.cli.tableau import words
from fiefdom.components.buildings import building
from fiefdom.game import Outcome, ScoreSheet, Standing
from fiefdom.game.outcome import CROWNS, LARGEST, POINTS, SHARED, WINS


def sheet_table(sheet: ScoreSheet, seating: Seating) -> Table:
    """All lines of a kingdom's score; what scores nothing is summed up in one line."""
    table = Table(title=seating.kingdom(sheet.kingdom), title_justify="left", title_style="bold", box=None)
    table.add_column("", min_width=26)
    table.add_column("points", justify="right")
    for name, points in _rows(sheet):
        table.add_row(name, str(points))
    table.add_row(Text("total", "bold"), Text(str(sheet.total), "bold"))
    return table


def _rows(sheet: ScoreSheet) -> Iterator[tuple[str, int]]:
    for territory in sheet.territories:
        if territory.points:
            yield f"{territory.terrain} {territory.squares} x {territory.crowns}", territory.points
    bare = sum(not territory.points for territory in sheet.territories)
    if bare:
        yield f"{bare} bare territories", 0
    for line in sheet.buildings:
        yield building(line.building).name, line.points
    if sheet.coins or sheet.coin_points:
        yield f"{sheet.coins} coins", sheet.coin_points
    if sheet.queen:
        yield "the queen's crown", sheet.queen
    if sheet.resources:
        yield "resources", sheet.resources
    for totem in sheet.totems:
        yield f"{totem.resource} totem", totem.points
    for line_of in sheet.cavemen:
        yield f"{words(line_of.caveman)} on ({line_of.square[0]},{line_of.square[1]})", line_of.points
    for horde in sheet.hordes:
        yield f"horde {horde.warriors} x {horde.strength}", horde.points
    if sheet.middle_kingdom is not None:
        yield "castle in the middle", sheet.middle_kingdom
    if sheet.harmony is not None:
        yield "nothing discarded", sheet.harmony


def ranking_lines(outcome: Outcome, seating: Seating) -> list[str]:
    """One line a kingdom, best first, with the tie-break where one decided."""
    width = max(len(seating.kingdom(standing.kingdom)) for standing in outcome.ranking)
    return [
        f"{standing.place}. {seating.kingdom(standing.kingdom):<{width}}  {standing.total:>4} points{_why(standing)}"
        for standing in outcome.ranking
    ]


def _why(standing: Standing) -> str:
    """What puts a kingdom before the next one, if it is not its points (C12, V1)."""
    reasons = {
        POINTS: "",
        LARGEST: f"ahead by its largest territory, {standing.largest_territory} squares",
        CROWNS: f"ahead by its {standing.crowns} crowns",
        WINS: f"ahead by {standing.games_won} games won",
        SHARED: "shares its place with the next",
    }
    reason = reasons.get(standing.decided_by, "")
    return f", {reason}" if reason else ""


def verdict(outcome: Outcome, seating: Seating) -> str:
    """Who has won, in one sentence."""
    winners = [seating.kingdom(kingdom) for kingdom in outcome.winners]
    if len(winners) > 1:
        return f"{', '.join(winners[:-1])} and {winners[-1]} share the win."
    return "You win." if winners == ["you"] else f"The winner: {winners[0]}."
