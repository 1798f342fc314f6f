"""The descriptions of the games: the built-in ones, and those that other packages register."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fiefdom.errors import InvalidArgument
from fiefdom.rules.refusals import RulesCode

if TYPE_CHECKING:
    from fiefdom.rules.value import Rules


@dataclass(frozen=True, slots=True)
class GameDescription:
    """A game: its word in the text of rules, its names, and everything in its set-up that depends on the players.

    `family` is the engine family that implements it. `players` are the possible numbers of players; an option in
    `players_with` replaces them by others; `player_rule` is the rule that the error message cites. The game has only
    the options in `options`.
    """

    name: str
    title: str
    family: str
    summary: str
    boxes: tuple[str, ...]
    player_rule: str
    options: tuple[str, ...]
    side: "Callable[[Rules], int]"
    line_size: "Callable[[Rules], int]"
    lines: "Callable[[Rules], int]"
    players: range = range(2, 5)
    players_with: Mapping[str, range] = field(default_factory=dict)
    default_players: int = 4
    # How the first line is claimed with two players: `drawn` (C6), `snake` (Q2) or `pairs` (O2).
    opening_for_two: str = "drawn"
    # The pieces besides dominoes, castles and kings: `buildings`, `resources`, `totems`, `cavemen`.
    pieces: frozenset[str] = frozenset()
    # Printed names and explanations of options, where they differ from the usual ones.
    option_titles: Mapping[str, str] = field(default_factory=dict)
    option_explanations: Mapping[str, str] = field(default_factory=dict)


def four(rules: "Rules") -> int:
    """Lines of four dominoes (Q1, O1)."""
    return 4


def twelve(rules: "Rules") -> int:
    """Twelve lines: one box of 48 dominoes (Q1, O1)."""
    return 12


def large_for_two(rules: "Rules") -> int:
    """7x7 kingdoms for two players (Q1, O1)."""
    return 7 if rules.players == 2 else 5


def _origins(name: str, title: str, summary: str, pieces: frozenset[str]) -> GameDescription:
    """A game of Origins, which has its own names for the two bonuses (V2, V3)."""
    return GameDescription(
        name=name,
        title=f"Origins: {title}",
        family="origins",
        summary=summary,
        boxes=("origins",),
        player_rule="O1",
        options=("middle_kingdom", "harmony", "dynasty"),
        side=large_for_two,
        line_size=four,
        lines=twelve,
        opening_for_two="pairs",
        pieces=pieces,
        option_titles={"middle_kingdom": "Realm of Fire", "harmony": "Homo Habilis"},
        option_explanations={"middle_kingdom": "10 points more for a kingdom with its hut in the middle."},
    )


_BUILT_IN = (
    GameDescription(
        name="kingdomino",
        title="Kingdomino",
        family="kingdomino",
        summary="Draft dominoes, lay matching terrains together, multiply squares by crowns.",
        boxes=("kingdomino",),
        player_rule="K1",
        options=("middle_kingdom", "harmony", "dynasty", "mighty_duel"),
        players_with={"mighty_duel": range(2, 3)},
        side=lambda rules: 7 if rules.mighty_duel else 5,
        line_size=lambda rules: 3 if rules.players == 3 else 4,
        lines=lambda rules: 6 if rules.players == 2 and not rules.mighty_duel else 12,
    ),
    GameDescription(
        name="queendomino",
        title="Queendomino",
        family="queendomino",
        summary="Kingdomino with an economy: taxes pay for buildings, towers win the queen.",
        boxes=("queendomino",),
        player_rule="Q1",
        options=("middle_kingdom", "harmony", "dynasty"),
        side=large_for_two,
        line_size=four,
        lines=twelve,
        opening_for_two="snake",
        pieces=frozenset(("buildings",)),
    ),
    GameDescription(
        name="royal_wedding",
        title="Royal Wedding",
        family="queendomino",
        summary="Both boxes on one table: Queendomino's rules, dominoes of the two boxes in turn.",
        boxes=("queendomino", "kingdomino"),
        player_rule="W2, W3, W4",
        options=("middle_kingdom", "harmony", "dynasty", "teams"),
        players=range(3, 7),
        players_with={"teams": range(6, 9)},
        side=lambda rules: 7 if rules.teams or rules.players <= 4 else 5,
        line_size=lambda rules: 8 if rules.players >= 5 else 4,
        lines=lambda rules: 24 if rules.players <= 4 else 12,
        pieces=frozenset(("buildings",)),
    ),
    _origins("discovery", "Discovery", "Volcanoes throw fire, and fire is what multiplies your squares.", frozenset()),
    _origins(
        "totem",
        "Totem",
        "Discovery with mammoths, fish, mushrooms and flint; whoever has the most holds the totem.",
        frozenset(("resources", "totems")),
    ),
    _origins(
        "tribe",
        "Tribe",
        "Discovery with resources that pay for cavemen, who score by what stands around them.",
        frozenset(("resources", "cavemen")),
    ),
)
GAMES = tuple(game.name for game in _BUILT_IN)

_REGISTERED: dict[str, GameDescription] = {game.name: game for game in _BUILT_IN}


def register_game(game: GameDescription) -> None:
    """Register a game, so that `Rules` accepts its name. Raises InvalidArgument if the name is taken."""
    if _REGISTERED.get(game.name, game) is not game:
        raise InvalidArgument(RulesCode.GAME_TAKEN(name=game.name))
    _REGISTERED[game.name] = game


def unregister_game(name: str) -> None:
    """Remove a registered game. Raises InvalidArgument for a built-in game or an unknown name."""
    if name in GAMES or name not in _REGISTERED:
        raise InvalidArgument(RulesCode.GAME_NOT_REGISTERED(name=name))
    del _REGISTERED[name]


def games() -> tuple[str, ...]:
    """The names of all games: the built-in ones, then those registered later."""
    return tuple(_REGISTERED)


def described(game: str) -> GameDescription:
    """The description of a game. Raises KeyError if there is none."""
    return _REGISTERED[game]


def games_of(family: str) -> tuple[str, ...]:
    """The games of a family."""
    return tuple(game.name for game in _REGISTERED.values() if game.family == family)
