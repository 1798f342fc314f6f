"""A playthrough: the players of `choosing` at one table, written as text."""

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from playthroughs.choosing import choose
from playthroughs.pictures import WIDTH, domino_text, legend, picture
from playthroughs.scoring import ranking_lines, sheet_lines
from playthroughs.scripts import Script

from fiefdom.game import (
    BuildingTurned,
    CavemanTurned,
    Claim,
    ClaimPair,
    Discard,
    Event,
    Game,
    KingDrawn,
    LineLaid,
    Match,
    Move,
    Place,
    Recruit,
    Reveal,
)

# Keyed by what changes and, if it belongs to a kingdom, by that kingdom.
Facts = dict[tuple[str, int | None], object]


@dataclass
class Playthrough:
    """The lines of a playthrough and the events it contains."""

    lines: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def write(self, text: str, indent: int = 0) -> None:
        """Add a paragraph, wrapped at the page width."""
        margins = (" " * indent, " " * (indent + 4))
        self.lines += textwrap.wrap(text, WIDTH, initial_indent=margins[0], subsequent_indent=margins[1])

    def write_all(self, lines: Iterable[str], indent: int = 2) -> None:
        """Add lines as they are."""
        self.lines += [f"{' ' * indent}{line}".rstrip() for line in lines]

    def rule_off(self, title: str) -> None:
        self.lines += ["", title]


def run(script: Script) -> Playthrough:
    """Play a script from its first chance event to its ranking."""
    page = Playthrough()
    page.write(f"Playthrough: {script.title}")
    page.write(f"Rules: {script.rules}")
    page.write(f"Seed: {script.seed}")
    page.lines.append("")
    page.write(
        "A line is a turn; [n]: so many moves were legal; drawn: chance drew this king; n1e2: one north, two east."
    )
    page.write(f"Pictures: {legend(script.rules)}")
    match = Match.new(script.rules, script.seed)
    for number in range(script.rules.games):
        game = match.next_game() if number else match.game
        if script.rules.games > 1:
            page.rule_off(f"GAME {number + 1} OF {script.rules.games}")
        Scribe(page, game, pictures=0 if script.rules.games > 1 else 2).play()
    if script.rules.games > 1:
        assert match.outcome is not None
        page.rule_off("Ranking of the three games")
        page.write_all(ranking_lines(script.rules, match.outcome, of_match=True))
    return page


class Scribe:
    """Writes one game while it is played. Draws `pictures` moments besides the end."""

    def __init__(self, page: Playthrough, game: Game, pictures: int) -> None:
        self.page = page
        self.game = game
        step = game.rules.lines // (pictures + 1)
        self.drawn_after = {step * (number + 1) for number in range(pictures)}
        self.turn: list[str] = []
        self.mover = ""
        self.note = ""
        self.facts = _facts(game)

    def play(self) -> None:
        self.page.rule_off("Opening")
        self._reveal(played.event for played in self.game.history)
        while not self.game.is_over:
            self._decide(choose(self.game))
        self.page.events += self.game.events
        self._end()

    def _decide(self, move: Move) -> None:
        game = self.game
        if isinstance(move, Place | Discard | Claim | ClaimPair) and not (isinstance(move, Claim) and self.turn):
            self._start_turn()
        self.turn.append(f"{move} [{len(game.legal_moves)}]")
        round_number, happened = game.round_number, len(game.history)
        game.push(move)
        if isinstance(move, Recruit) and move.source == "cave":
            self.turn.append(f"{_cave(game)} left in the cave")
        reveals = [played.event for played in game.history[happened + 1 :]]
        if reveals or game.round_number != round_number:
            self._end_turn()
        if game.round_number != round_number:
            self._start_round(round_number)
        self._reveal(reveals)

    # ------------------------------------------------------------------ turns

    def _start_turn(self) -> None:
        self._end_turn()
        seat = self.game.to_move
        assert seat is not None
        team = f" of kingdom {self.game.rules.kingdom_of(seat) + 1}" if self.game.rules.teams else ""
        self.mover = f"Seat {seat + 1}{team}{self.note}"
        self.note = ""

    def _end_turn(self) -> None:
        if self.turn:
            after = _facts(self.game)
            changes = [f"{key[0]} {old} > {after[key]}" for key, old in self.facts.items() if old != after[key]]
            self.facts = after
            ending = f"; {', '.join(changes)}" if changes else ""
            self.page.write(f"{self.mover}: {', '.join(self.turn)}{ending}", indent=2)
        self.turn = []

    # ------------------------------------------------------------------ rounds

    def _start_round(self, finished: int) -> None:
        if finished in self.drawn_after:
            self._draw(f"After round {finished}")
        self.page.rule_off(f"Round {self.game.round_number}")

    def _draw(self, title: str) -> None:
        self.page.rule_off(title)
        self.page.write_all(picture(self.game))

    def _reveal(self, reveals: Iterable[Event]) -> None:
        revealed = [event for event in reveals if isinstance(event, Reveal)]
        if any(isinstance(event, KingDrawn) for event in revealed):
            self.note = ", drawn"
        for text in _reveal_texts(self.game, revealed):
            self.page.write(text, indent=2)
        board = self.game.builders_board
        if board and any(isinstance(event, LineLaid | BuildingTurned) for event in revealed):
            spaces = ", ".join(name or "-" for name in board.spaces)
            self.page.write(f"Builders' board: {spaces}; open on the stack: {board.top or '-'}", indent=2)

    def _end(self) -> None:
        self._end_turn()
        self._draw("The end")
        self.page.rule_off("Scores")
        for line in sheet_lines(self.game):
            self.page.write(line, indent=2)
        self.page.rule_off("Ranking")
        assert self.game.outcome is not None
        self.page.write_all(ranking_lines(self.game.rules, self.game.outcome))


def _facts(game: Game) -> Facts:
    """Everything besides squares that a turn can change."""
    facts: Facts = {}
    board = game.builders_board
    for kingdom in game.kingdoms if board else ():
        for name in ("coins", "knights", "towers"):
            facts[name, kingdom.number] = getattr(kingdom, name)
    if board:
        facts["queen", None] = "nobody" if board.queen is None else f"kingdom {board.queen + 1}"
    for resource, holder in (game.totems or {}).items():
        facts[f"{resource} totem", None] = "the middle" if holder is None else f"kingdom {holder + 1}"
    return facts


def _cave(game: Game) -> str:
    return " ".join(name for name, number in (game.cave or {}).items() for _ in range(number)) or "nobody"


def _reveal_texts(game: Game, reveals: list[Reveal]) -> Iterator[str]:
    """Reveals in words; several buildings or cavemen in a row share a line."""
    turned = [event.building for event in reveals if isinstance(event, BuildingTurned)]
    if turned:
        yield f"Turned up: {', '.join(turned)}"
    cavemen = [event.caveman for event in reveals if isinstance(event, CavemanTurned)]
    if cavemen:
        yield f"To the cave: {', '.join(cavemen)}; there are now {_cave(game)}"
    for event in reveals:
        if isinstance(event, LineLaid):
            yield "Line: " + ", ".join(domino_text(label, game.rules) for label in event.dominoes)
