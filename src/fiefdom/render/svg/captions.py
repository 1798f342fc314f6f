"""The text in pictures: who plays, which decision is pending, what was done."""

from collections.abc import Sequence

from fiefdom.game import Event, Game, Outcome
from fiefdom.game.outcome import CROWNS
from fiefdom.languages import Say, english, has
from fiefdom.render.families import style_of
from fiefdom.render.families.titles import option_name
from fiefdom.rules import Rules

# Events that are part of another decision, or do nothing.
UNTOLD = ("site", "pay", "settle", "pass")


def seat_name(names: Sequence[str], seat: int, say: Say = english) -> str:
    """The name of a seat, or a numbered player if it has none."""
    return (names[seat].strip() if seat < len(names) else "") or say("seat-here", number=seat + 1)


def short_name(names: Sequence[str], seat: int, say: Say = english) -> str:
    """The name of a seat without what is in brackets, such as the level of a bot."""
    return seat_name(names, seat, say).partition(" (")[0]


def kingdom_name(rules: Rules, names: Sequence[str], kingdom: int, say: Say = english) -> str:
    """The name of a kingdom: that of its seat, or both of a team, in short."""
    seats = rules.seats_of(kingdom)
    name_of = short_name if len(seats) > 1 else seat_name
    return " & ".join(name_of(names, seat, say) for seat in seats)


def round_text(game: Game, say: Say = english) -> str:
    """The round and the number of players: `Round 9 of 12 · 4 players`."""
    rules = game.rules
    key = "end-rounds" if game.is_over else "round-of" if game.round_number else "picture-opening"
    text = say(key, round=game.round_number, rounds=rules.lines, players=rules.players)
    return f"{text}, {say('picture-teams', number=rules.kingdoms)}" if rules.teams else text


def options_text(rules: Rules, say: Say = english) -> str:
    """The options in use, by name: `Middle Kingdom, Harmony`; empty if there are none."""
    return ", ".join(option_name(option, rules, say) for option in rules.options if option != "teams")


def turn_text(game: Game, names: Sequence[str], say: Say = english) -> str:
    """Whose turn it is and for what, or who won."""
    if game.to_move is not None:
        return _awaited(game, _short(short_name(names, game.to_move, say)), say)
    if not game.is_over:
        return say("picture-chance")
    outcome = game.ranking
    winners = [_short(kingdom_name(game.rules, names, kingdom, say).partition(" (")[0]) for kingdom in outcome.winners]
    points = outcome.ranking[0].total
    if len(winners) > 1:
        *first, last = winners
        shared = say("terminal-and", first=", ".join(first), last=last)
        return say("picture-shared", names=shared, points=points)
    return say("picture-wins", name=winners[0], winners=len(outcome.ranking[0].seats), points=points)


def _awaited(game: Game, name: str, say: Say) -> str:
    """Decisions in games from outside the package have no specific sentence."""
    key = f"waits-{game.awaits}"
    return say(key, name=name) if has(key) else say("picture-awaited", name=name, step=game.awaits)


def _short(name: str, length: int = 24) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + "…"


def decision_text(outcome: Outcome, rules: Rules, say: Say = english) -> str:
    """The tie-break that decided first place; empty if it was decided by points."""
    if outcome.decided_by == "points" or len(outcome.winners) > 1:
        return ""
    tie = style_of(rules).crowns if outcome.decided_by == CROWNS else outcome.decided_by.replace(" ", "_")
    return say("picture-decided-by", tie=tie)


def event_text(event: Event, name: str, say: Say = english) -> str | None:
    """What somebody did; None for what is not worth a line."""
    key = f"log-{event.kind.replace('_', '-')}"
    if event.kind in UNTOLD or not has(key):
        return None
    contents = dict(event.contents())
    args = {argument: value for argument, value in contents.items() if isinstance(value, str | int)}
    if "dominoes" in contents:
        args["first"], args["second"] = contents["dominoes"]
    return say(key, who="other", name=name, knights=len(contents.get("squares", ())), **args)
