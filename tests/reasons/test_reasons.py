"""Reasons as data: typed arguments, messages in every language, one hierarchy of errors."""

import ast
import pickle
from pathlib import Path

import pytest

import fiefdom
from fiefdom import errors
from fiefdom.engine.families.queendomino.refusals import QueendominoMoveCode
from fiefdom.errors import FiefdomError, IllegalMove, PositionError
from fiefdom.events.refusals import MoveCode
from fiefdom.game.refusals import PositionCode
from fiefdom.languages import choices, quoted

SOURCES = Path(fiefdom.__file__).parent
ARGUMENTS = {"seat": 2, "domino": "K18", "family": "kingdomino"}
TAKEN = MoveCode.TAKEN(**ARGUMENTS)


def test_a_reason_has_a_code_arguments_and_a_rule() -> None:
    assert (TAKEN.code, TAKEN.args, TAKEN.rule) == (MoveCode.TAKEN, ARGUMENTS, "C5")
    assert TAKEN.as_dict() == {"key": "why-taken", "args": ARGUMENTS, "rule": "C5"}
    assert MoveCode.TAKEN(**ARGUMENTS, cites="W1").rule == "W1"


def test_a_reason_is_worded_in_every_language() -> None:
    assert str(TAKEN) == "A king of seat 2 already stands on K18 (C5)."
    assert TAKEN.text("hu") == "Ezen a dominón (K18) már áll király; a gazdája: 2. játékos (C5)."
    assert TAKEN.text("pl") == "Na K18 stoi już król gracza 2 (C5)."
    assert TAKEN.words() == "A king of seat 2 already stands on K18."
    assert QueendominoMoveCode.BUILT(building="great_inn", cell="e1").text("pl").endswith(": Wielka gospoda (Q8).")


def test_a_reason_inside_another_is_worded_with_it() -> None:
    event = MoveCode.EVENT(number=3, event="claim K18", why=TAKEN)
    assert str(event) == f"Event 3, 'claim K18': {TAKEN}"
    assert event.text("pl") == f"Zdarzenie 3, 'claim K18': {TAKEN.text('pl')}"
    assert event.as_dict()["args"]["why"] == TAKEN.as_dict()


@pytest.mark.parametrize(
    "arguments",
    [{}, {"seat": 2}, ARGUMENTS | {"more": 1}, ARGUMENTS | {"seat": "2"}, ARGUMENTS | {"seat": True},
     ARGUMENTS | {"domino": 18}],
    ids=repr,
)  # fmt: skip
def test_arguments_that_a_code_does_not_declare_are_a_mistake(arguments) -> None:
    with pytest.raises(TypeError, match=r"MoveCode\.TAKEN"):
        MoveCode.TAKEN(**arguments)


def test_reasons_are_values() -> None:
    same = MoveCode.TAKEN(family="kingdomino", domino="K18", seat=2)
    assert same == TAKEN and hash(same) == hash(TAKEN) and pickle.loads(pickle.dumps(TAKEN)) == TAKEN
    assert MoveCode.TAKEN(**ARGUMENTS | {"seat": 1}) != TAKEN


def test_an_error_carries_its_reasons() -> None:
    error = PositionError(PositionCode.OPENING_TURN(), PositionCode.DRAWN(family="origins"))
    assert error.reason is error.reasons[0] and len(error.reasons) == 2
    assert str(error).splitlines() == [str(reason) for reason in error.reasons]
    assert error.text("hu").splitlines() == [reason.text("hu") for reason in error.reasons]
    assert isinstance(IllegalMove(TAKEN), ValueError) and pickle.loads(pickle.dumps(error)).reasons == error.reasons


def test_quotes_are_short_and_on_one_line() -> None:
    assert quoted("K1") == "'K1'"
    assert "\n" not in quoted("a\nb\0")
    assert len(quoted("x" * 10_000)) < 100


@pytest.mark.parametrize(("words", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), ("abc", "a, b or c")])
def test_choices_are_listed(words: list[str], text: str) -> None:
    assert choices(words) == text
    assert choices(words, "hu") == text.replace(" or ", " vagy ")


def test_every_public_exception_is_in_the_one_tree() -> None:
    known = {
        name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, BaseException)
    }
    assert all(issubclass(getattr(errors, name), FiefdomError) for name in known)
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and file.name != "errors.py" and not node.name.startswith("_"):
                bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
                raised = {base for base in bases if base in known or base.endswith(("Error", "Exception"))}
                assert not raised, f"{file}: {node.name} is an exception outside fiefdom.errors"
