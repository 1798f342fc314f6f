"""The words of the pictures: who plays, what is awaited, what was done."""

from collections.abc import Sequence

from fiefdom.components.buildings import building
from fiefdom.game import Event, Game, Outcome, moves
from fiefdom.rules import Rules

GAME_TITLES = {
    "kingdomino": "Kingdomino", "queendomino": "Queendomino", "royal_wedding": "Royal Wedding",
    "discovery": "Origins: Discovery", "totem": "Origins: Totem", "tribe": "Origins: Tribe",
}  # fmt: skip
AWAITED = {
    "claim": "to choose a domino", "pair": "to choose two dominoes", "place": "to place", "tax": "to collect taxes",
    "build": "to build, or pass", "site": "to choose a site", "dragon": "to send the dragon, or pass",
    "erupt": "to let the fire land", "give": "to give a totem away", "recruit": "to recruit, or pass",
    "pay": "to pay a resource", "settle": "to settle a caveman",
}  # fmt: skip


def seat_name(names: Sequence[str], seat: int) -> str:
    """The name of a seat; without one it is a numbered player."""
    return (names[seat].strip() if seat < len(names) else "") or f"Player {seat + 1}"


def kingdom_name(rules: Rules, names: Sequence[str], kingdom: int) -> str:
    """The name of a kingdom: its seat's, or both of a team."""
    return " & ".join(seat_name(names, seat) for seat in rules.seats_of(kingdom))


def round_text(game: Game) -> str:
    """How far the game is, and who plays it: `Round 9 of 12 · 4 players`."""
    rules = game.rules
    stage = f"Round {game.round_number} of {rules.lines}" if game.round_number else "Opening"
    stage = f"{rules.lines} rounds played" if game.is_over else stage
    teams = f", {rules.kingdoms} teams" if rules.teams else ""
    return f"{stage} · {rules.players} players{teams}"


def options_text(rules: Rules) -> str:
    """The options that are played, for people: `Middle Kingdom, Harmony`; empty if none is."""
    return ", ".join(option.replace("_", " ").title() for option in rules.options if option != "teams")


def turn_text(game: Game, names: Sequence[str]) -> str:
    """Whose turn it is and for what, or who won."""
    if game.to_move is not None:
        return f"{_short(seat_name(names, game.to_move))} {AWAITED[game.awaits]}"
    outcome = game.ranking
    winners = [_short(kingdom_name(game.rules, names, kingdom)) for kingdom in outcome.winners]
    points = outcome.ranking[0].total
    if len(winners) == 1:
        verb = "win" if len(outcome.ranking[0].seats) > 1 else "wins"
        return f"{winners[0]} {verb} with {points} points"
    return f"{' and '.join(winners)} share the crown with {points} points"


def _short(name: str, length: int = 24) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + "…"


def decision_text(outcome: Outcome) -> str:
    """What decided the first place, where it was not the points; empty otherwise."""
    return "" if outcome.decided_by == "points" else f"decided by {outcome.decided_by}" * (len(outcome.winners) == 1)


def event_text(event: Event) -> str | None:
    """What somebody did, to be read after a name; None for what is not worth a line."""
    match event:
        case moves.Claim():
            return f"took {event.domino}"
        case moves.ClaimPair():
            return f"took {' and '.join(event.dominoes)}"
        case moves.Place():
            return f"placed {event.domino}"
        case moves.Discard():
            return f"discarded {event.domino}"
        case moves.Tax():
            return "sent a knight for taxes" if len(event.squares) == 1 else "sent two knights for taxes"
        case moves.Build():
            return f"built: {building(event.building).name}"
        case moves.Dragon():
            return f"burnt: {building(event.building).name}"
        case moves.Erupt():
            return "let fire land"
        case moves.Give():
            return f"gave the {event.resource} totem away"
        case moves.Recruit():
            return f"recruited: {event.caveman.replace('_', ' ')}"
    return None
