"""Final score sheets and rankings in words."""

from collections.abc import Iterator

from playthroughs.pictures import owner

from fiefdom.game import Game, Kingdom, Outcome, ScoreSheet, Standing
from fiefdom.rules import Rules


def sheet_parts(sheet: ScoreSheet) -> Iterator[str]:
    """The non-empty lines of a score sheet."""
    crowned = [territory for territory in sheet.territories if territory.crowns]
    products = ", ".join(f"{each.terrain} {each.squares}x{each.crowns}={each.points}" for each in crowned)
    yield f"territories {products or 'without crowns'}"
    bare = [territory for territory in sheet.territories if not territory.crowns]
    if bare:
        yield "worth nothing " + ", ".join(f"{each.terrain} {each.squares}" for each in bare)
    if sheet.buildings:
        yield "buildings " + ", ".join(f"{each.building} {each.points}" for each in sheet.buildings)
    if sheet.coins:
        yield f"coins {sheet.coins} are {sheet.coin_points}"
    if sheet.queen:
        yield f"queen {sheet.queen}"
    if sheet.resources:
        yield f"resources {sheet.resources}"
    if sheet.totems:
        yield "totems " + ", ".join(f"{each.resource} {each.points}" for each in sheet.totems)
    if sheet.cavemen:
        yield "cavemen " + ", ".join(f"{each.caveman} {each.points}" for each in sheet.cavemen)
    if sheet.hordes:
        yield "hordes " + ", ".join(f"{each.warriors}x{each.strength}={each.points}" for each in sheet.hordes)
    if sheet.middle_kingdom is not None:
        yield f"middle kingdom {sheet.middle_kingdom}"
    if sheet.harmony is not None:
        yield f"harmony {sheet.harmony}"


def sheet_lines(game: Game) -> Iterator[str]:
    """A paragraph for each kingdom."""
    for kingdom in game.kingdoms:
        sheet = game.score_sheet(kingdom.number)
        yield f"{_title(kingdom)}: {'; '.join(sheet_parts(sheet))}: {sheet.total} points"


def _title(kingdom: Kingdom) -> str:
    return owner(kingdom).capitalize()


def ranking_lines(rules: Rules, outcome: Outcome, of_match: bool = False) -> Iterator[str]:
    """A line for each kingdom, with what puts it ahead of the next."""
    for standing in outcome.ranking:
        facts = [f"{standing.total} points"]
        if of_match:
            facts.append(f"{standing.games_won} games won")
        else:
            facts.append(f"largest territory {standing.largest_territory}")
            if rules.has_crown_tie_break:
                facts.append(f"{standing.crowns} {'fires' if rules.is_origins else 'crowns'}")
        yield f"{standing.place}. kingdom {standing.kingdom + 1}: {', '.join(facts)}{_margin(standing)}"


def _margin(standing: Standing) -> str:
    if not standing.decided_by:
        return ""
    shared = standing.decided_by == "shared"
    return "; shares its place with the next" if shared else f"; before the next by {standing.decided_by}"
