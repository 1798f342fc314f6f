"""`Rules` as a value: construction, equality, copies, and the list of all legal combinations."""

import copy
import dataclasses
import pickle
import subprocess
import sys
from itertools import product

import pytest

from fiefdom.errors import RulesError, TextError
from fiefdom.rules import GAMES, OPTIONS, Rules

# Every game with its player counts, by its special option: written out here, not taken from the code.
SHAPES = {
    ("kingdomino", ""): (2, 3, 4),
    ("kingdomino", "mighty_duel"): (2,),
    ("queendomino", ""): (2, 3, 4),
    ("royal_wedding", ""): (3, 4, 5, 6),
    ("royal_wedding", "teams"): (6, 7, 8),
    ("discovery", ""): (2, 3, 4),
    ("totem", ""): (2, 3, 4),
    ("tribe", ""): (2, 3, 4),
}


def expected_rules() -> set[tuple[str, int, frozenset[str]]]:
    found = set()
    for ((game, special), counts), switches in product(SHAPES.items(), product((False, True), repeat=3)):
        free = [name for name, is_on in zip(("middle_kingdom", "harmony", "dynasty"), switches, strict=True) if is_on]
        found |= {(game, players, frozenset([*free, special]) - {""}) for players in counts}
    return found


def test_all_is_every_legal_combination_once() -> None:
    listed = list(Rules.all())
    assert len(listed) == len(set(listed)) == 8 * sum(len(counts) for counts in SHAPES.values()) == 184
    assert {(each.game, each.players, frozenset(each.options)) for each in listed} == expected_rules()


def test_all_keeps_its_order() -> None:
    first, second = list(Rules.all()), list(Rules.all())
    assert first == second
    assert [each.game for each in first] == sorted((each.game for each in first), key=GAMES.index)
    assert [str(each) for each in first[:2]] == ["kingdomino(players=2)", "kingdomino(players=3)"]


def test_everything_else_is_refused() -> None:
    legal = expected_rules()
    subsets = list(product((False, True), repeat=len(OPTIONS)))
    for game, players, switches in product(GAMES, range(-1, 11), subsets):
        options = dict(zip(OPTIONS, switches, strict=True))
        if (game, players, frozenset(name for name in options if options[name])) in legal:
            continue
        with pytest.raises(RulesError):
            Rules(game, players, **options)


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (("kingdomino", {}), 4),
        (("kingdomino", {"mighty_duel": True}), 2),
        (("royal_wedding", {}), 4),
        (("royal_wedding", {"teams": True}), 8),
        (("tribe", {"dynasty": True}), 4),
    ],
)
def test_players_by_default(arguments: tuple[str, dict[str, bool]], players: int) -> None:
    game, options = arguments
    assert Rules(game, **options).players == players


@pytest.mark.parametrize(
    ("game", "players", "fragment"),
    [
        ("kingdomino", 9, "Kingdomino is for 2–4 players, so 'kingdomino(players=9)' is not possible (K1)."),
        ("kingdomino", 0, "'kingdomino(players=0)' is not possible"),
        pytest.param("kingdomino", -(10**5000), "players=-1000000...", id="far too few"),
        pytest.param("kingdomino", 10**5000, "players=1000000...", id="far too many"),
        ("royal_wedding", 7, "so add teams to 'royal_wedding(players=7)' (W4)."),
        ("chess", 2, "There is no game 'chess'; it must be kingdomino"),
        ("Kingdomino", 2, "There is no game 'Kingdomino'"),
        ("", 2, "There is no game ''"),
    ],
)
def test_construction_refuses_with_a_sentence(game: str, players: int, fragment: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules(game, players=players)
    assert fragment in str(caught.value)
    assert isinstance(caught.value, TextError)


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": 3},
        {"game": None},
        {"game": ["kingdomino"]},
        {"game": "kingdomino", "players": "3"},
        {"game": "kingdomino", "players": 3.0},
        {"game": "kingdomino", "players": True},
        {"game": "kingdomino", "harmony": 1},
        {"game": "kingdomino", "harmony": None},
        {"game": "kingdomino", "castle": True},
        {},
    ],
)
def test_construction_refuses_values_of_the_wrong_kind(arguments: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        Rules(**arguments)  # type: ignore[arg-type]


def test_players_may_be_any_whole_number_type_and_become_int() -> None:
    class Three:
        def __index__(self) -> int:
            return 3

    assert type(Rules("kingdomino", Three()).players) is int  # type: ignore[arg-type]


def test_repr_rebuilds_the_object() -> None:
    assert repr(Rules("kingdomino", mighty_duel=True)) == "Rules('kingdomino', players=2, mighty_duel=True)"
    for rules in Rules.all():
        assert eval(repr(rules), {"Rules": Rules}) == rules


def test_copies_and_pickles_are_equal() -> None:
    for rules in Rules.all():
        for other in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
            assert other == rules
            assert hash(other) == hash(rules)


def test_it_cannot_be_changed() -> None:
    rules = Rules("kingdomino")
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.players = 3  # type: ignore[misc]
    assert not hasattr(rules, "__dict__")


def test_replace_checks_again() -> None:
    assert dataclasses.replace(Rules("kingdomino", 2), mighty_duel=True).side == 7
    with pytest.raises(RulesError, match="V4"):
        dataclasses.replace(Rules("kingdomino", 3), mighty_duel=True)


def test_rules_can_be_sorted() -> None:
    texts = [str(each) for each in sorted(Rules.all())]
    assert texts[0] == "discovery(players=2)"
    assert texts[-1] == "tribe(players=4, middle_kingdom, harmony, dynasty)"


def test_importing_the_rules_loads_no_heavy_package() -> None:
    program = (
        "import sys, fiefdom.rules, fiefdom.rules.catalogue as c; c.catalogue();"
        "print(sorted({'numpy', 'numba', 'difflib', 'csv'} & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
