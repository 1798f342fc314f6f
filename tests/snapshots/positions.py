"""Positions whose ordered legal moves are stored: every kind of decision, every family, both sizes of kingdom."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from perft.walk import walk_game
from playthroughs.pictures import domino_text, kingdom_lines, legend

from fiefdom.engine.engine import engine_for
from fiefdom.game import Discard, Game, Place
from fiefdom.game.codec import Codec
from fiefdom.rules import GAMES, Rules

FOLDER = Path(__file__).parent
ACTION_SPACES = FOLDER / "action_spaces.txt"

# Name: rules, seed, and the number of decisions of the walk (see perft.walk).
POSITIONS = {
    "kingdomino_claim": ("kingdomino(players=4)", 1, 23),
    "kingdomino_place": ("kingdomino(players=3)", 1, 25),
    "kingdomino_place_equal_halves": ("kingdomino(players=2)", 1, 22),
    "kingdomino_discard": ("kingdomino(players=4)", 1, 84),
    "mighty_duel_place": ("kingdomino(players=2, mighty_duel)", 1, 54),
    "mighty_duel_place_equal_halves": ("kingdomino(players=2, mighty_duel)", 1, 44),
    "queendomino_tax_one_knight": ("queendomino(players=4)", 1, 5),
    "queendomino_tax_two_knights": ("queendomino(players=2)", 1, 37),
    "queendomino_build": ("queendomino(players=3)", 1, 25),
    "queendomino_site": ("queendomino(players=3)", 1, 52),
    "queendomino_dragon": ("queendomino(players=4)", 1, 39),
    "queendomino_place": ("queendomino(players=2)", 1, 78),
    "royal_wedding_claim": ("royal_wedding(players=5)", 1, 41),
    "royal_wedding_place_in_teams": ("royal_wedding(players=8, teams)", 1, 101),
    "royal_wedding_site_in_teams": ("royal_wedding(players=7, teams)", 3, 202),
    "discovery_pair": ("discovery(players=2)", 1, 0),
    "discovery_erupt": ("discovery(players=4)", 1, 37),
    "discovery_erupt_far": ("discovery(players=2)", 1, 80),
    "totem_give": ("totem(players=4)", 39, 92),
    "totem_place": ("totem(players=2)", 1, 40),
    "tribe_recruit_from_the_cave": ("tribe(players=4)", 1, 34),
    "tribe_recruit_from_the_stack": ("tribe(players=2)", 3, 74),
    "tribe_pay": ("tribe(players=2)", 9, 94),
    "tribe_pay_the_second_kind": ("tribe(players=4)", 1, 105),
    "tribe_settle": ("tribe(players=3)", 1, 88),
    "tribe_settle_in_a_large_kingdom": ("tribe(players=2)", 1, 106),
}


@dataclass(frozen=True, slots=True)
class Position:
    """One of these positions, and the file with its moves."""

    name: str
    rules: Rules
    seed: int
    after: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def game(self) -> Game:
        return walk_game(self.rules, self.seed, self.after)

    def __str__(self) -> str:
        return self.name


def positions() -> list[Position]:
    return [Position(name, Rules.parse(rules), seed, after) for name, (rules, seed, after) in POSITIONS.items()]


def snapshot(position: Position) -> list[str]:
    """The origin of the position, the acting kingdom, and the legal moves in order with their action numbers."""
    game = position.game()
    assert game.to_move is not None
    kingdom = game.kingdoms[game.rules.kingdom_of(game.to_move)]
    moves = game.legal_moves
    lines = [
        f"Rules: {position.rules}",
        f"Seed: {position.seed}, after {position.after} decisions of the walk",
        f"Seat {game.to_move + 1} of kingdom {kingdom.number + 1} decides: {game.awaits}",
    ]
    if isinstance(moves[0], Place | Discard):
        lines.append(f"Domino: {domino_text(moves[0].domino, game.rules)}")
    lines += ["", f"Pictures: {legend(game.rules)}", ""]
    lines += [f"  {line}" for line in kingdom_lines(kingdom, game.rules.is_origins)]
    lines += ["", f"Legal moves: {len(moves)}"]
    return lines + [f"{action:>6}  {move}" for action, move in zip(game.legal_actions, moves, strict=True)]


def action_spaces() -> list[str]:
    """The actions of each kind, for each game and size of kingdom."""
    by_space = {(GAMES.index(rules.game), rules.side): rules for rules in Rules.all()}
    lines: list[str] = []
    for _, rules in sorted(by_space.items()):
        size = engine_for(rules).action_count
        lines += [f"{rules.game} {rules.side}x{rules.side}: {size} actions", *_kinds(Codec(rules), size), ""]
    return lines[:-1]


def _kinds(codec: Codec, size: int) -> Iterator[str]:
    for kind, group in groupby(range(size), codec.kind):
        actions = list(group)
        numbers = f"{actions[0]}" if len(actions) == 1 else f"{actions[0]}..{actions[-1]}"
        yield f"  {numbers:<12}{kind}"


def contents() -> dict[Path, list[str]]:
    """The expected contents of every file in the folder."""
    return {position.path: snapshot(position) for position in positions()} | {ACTION_SPACES: action_spaces()}
