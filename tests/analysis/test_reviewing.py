"""Reviews: every decision judged, luck apart from skill, progress, cancellation, cache, and marks in the record."""

import io
import json
import threading
from dataclasses import replace
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path
from statistics import mean

import pytest

from fiefdom import Game, bots
from fiefdom.analysis import review_store
from fiefdom.analysis.annotating import annotated, remark_text
from fiefdom.analysis.refusals import ReviewCode
from fiefdom.analysis.review_values import CLASSES, MARKS, Review, verdict
from fiefdom.analysis.reviewing import review
from fiefdom.engine.compiled import cache_folder
from fiefdom.errors import Cancelled, IllegalMove, InvalidArgument
from fiefdom.notation import Mark, Record, Remark, read_records
from fiefdom.notation.record_check import check
from support.reason_checks import check_words

from .test_best_moves import TRAP


def record_of(rules: str, seed: int = 3, decisions: int | None = None) -> Record:
    game = Game.new(rules, seed)
    while not game.is_over and (decisions is None or len(game.history) < decisions):
        name = "random" if game.to_move == 0 else "normal"
        game.push(bots.bot(name).play(game, seed=len(game.history)))
    return Record.of(game)


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of("kingdomino(players=2)")


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, "fast", cache=False)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the reviews of each test; compiled code stays where it is."""
    monkeypatch.setattr(review_store, "_folder", lambda: tmp_path)
    return tmp_path


def test_every_decision_is_reviewed(record: Record, found: Review) -> None:
    assert len(found.decisions) == record.decisions
    for decision in found.decisions:
        assert record.actors[decision.event] == decision.seat
        assert str(record.events[decision.event]) == decision.played
        assert sum(decision.before) == pytest.approx(1) and sum(decision.after) == pytest.approx(1)
        assert decision.lost_chance >= 0 and decision.lost_lead >= 0
        assert decision.band[0] - 1e-9 <= decision.before[decision.kingdom] <= decision.band[1] + 1e-9
        if decision.verdict == "best":
            assert decision.lost_chance < 0.05
        assert (decision.verdict == "forced") == (decision.choices == 1)


def test_a_random_player_is_less_accurate_than_a_bot(found: Review) -> None:
    """On average: in a single game the bot may err more, and who has lost already has no chances to lose."""
    others = (review(record_of("kingdomino(players=2)", seed), "fast", cache=False) for seed in (4, 5))
    careless, normal = zip(*(made.seats for made in (found, *others)), strict=True)
    assert mean(seat.accuracy or 0 for seat in careless) < mean(seat.accuracy or 0 for seat in normal) - 3
    assert sum(seat.lost_lead for seat in careless) > 1.3 * sum(seat.lost_lead for seat in normal)
    assert all(seat.counts["blunder"] + seat.counts["mistake"] > 0 for seat in careless)


def test_every_decision_with_a_choice_counts(found: Review) -> None:
    for seat in found.seats:
        assert sum(seat.counts.values()) == sum(
            decision.seat == seat.seat and decision.verdict != "forced" for decision in found.decisions
        )


def test_what_the_next_decision_can_avert_is_not_lost(found: Review) -> None:
    checked = 0
    for earlier, later in pairwise(found.decisions):
        if earlier.lost_chance and later.seat == earlier.seat and later.event == earlier.event + 1:
            kingdom, checked = earlier.kingdom, checked + 1
            assert later.before[kingdom] <= earlier.after[kingdom]
            assert earlier.lost_chance == pytest.approx(earlier.before[kingdom] - earlier.after[kingdom])
    assert checked


def test_luck_is_what_draws_bring_and_adds_up_to_nothing(record: Record, found: Review) -> None:
    assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-9)
    lucky = [decision for decision in found.decisions if any(decision.luck)]
    assert lucky
    for decision in lucky:
        assert record.actors[decision.event - 1] is None


def test_turning_points_are_the_worst_decisions(found: Review) -> None:
    worst = sorted((decision.lost_chance for decision in found.decisions), reverse=True)[:3]
    points = found.turning_points
    assert sorted((decision.lost_chance for decision in points), reverse=True) == worst
    assert [decision.event for decision in points] == sorted(decision.event for decision in points)


def test_the_curve_ends_with_the_result(record: Record, found: Review) -> None:
    curve = found.curve(0)
    assert len(curve) == record.decisions + 1
    assert all(0 <= low <= chance <= high <= 1 for low, chance, high in curve)
    game = record.game()
    won = game.ranking[0].kingdom == 0
    assert curve[-1] == (float(won),) * 3


def test_an_unfinished_game_has_no_result() -> None:
    made = review(record_of("kingdomino(players=3)", decisions=14), "fast", cache=False)
    assert made.result is None and len(made.curve(2)) == len(made.decisions)
    assert len(made.seats) == 3


def test_the_trap_is_a_blunder() -> None:
    game = Game.from_position(TRAP)
    game.push("place K31 s1w1 s1w2")
    game.push("claim K10")
    made = review(Record.of(game), "fast", cache=False)
    assert [decision.verdict for decision in made.decisions] == ["good", "blunder"]
    blunder = made.decisions[1]
    assert (blunder.lost_chance, blunder.best, blunder.certainty) == (1.0, "claim K21", "exact")
    assert made.turning_points == (blunder,)
    assert "K21" in remark_text(blunder) and remark_text(blunder).startswith("Blunder (-100%): better claim K21.")
    assert remark_text(blunder, "pl").startswith("Gruby błąd")


@pytest.mark.parametrize(
    ("lost", "is_best", "name"),
    [(0.0, True, "best"), (0.0, False, "good"), (0.049, False, "good"), (0.05, False, "inaccuracy"),
     (0.1, False, "mistake"), (0.2, False, "blunder")],
)  # fmt: skip
def test_classes(lost: float, is_best: bool, name: str) -> None:
    assert verdict(lost, is_best) == name and name in CLASSES


def test_processes_do_not_change_the_result() -> None:
    short = record_of("kingdomino(players=2)", decisions=14)
    assert review(short, "fast", jobs=2, cache=False) == review(short, "fast", cache=False)


def test_json_and_back(found: Review) -> None:
    assert Review.from_json(json.loads(json.dumps(found.as_json()))) == found


def test_a_review_is_kept(record: Record, folder: Path) -> None:
    short = record_of("kingdomino(players=2)", decisions=10)
    told: list[tuple[int, int]] = []
    made = review(short, "fast", progress=lambda *numbers: told.append(numbers))
    assert told[-1] == (short.decisions, short.decisions) and len(told) == short.decisions
    (file,) = folder.iterdir()
    told.clear()
    assert (
        review(replace(short, tags={"place": "home"}), "fast", progress=lambda *numbers: told.append(numbers)) == made
    )
    assert told == [(short.decisions, short.decisions)]
    assert review_store.key_of(record, 5) != review_store.key_of(short, 5) != review_store.key_of(short, 6)
    for broken in ("", "{}", '{"rules": 1, "simulations": 2, "decisions": [{}], "result": null}', "[]"):
        file.write_text(broken, encoding="utf-8")
        assert review(short, "fast") == made


def test_a_review_that_cannot_be_kept_is_still_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    short = record_of("kingdomino(players=2)", decisions=7)
    blocked = tmp_path / "file"
    blocked.touch()
    for place in (None, blocked / "reviews"):
        monkeypatch.setattr(review_store, "_folder", lambda place=place: place)
        assert review(short, "fast").decisions


def test_reviews_are_beside_the_compiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    compiled = cache_folder()
    assert compiled is not None and review_store._folder() == compiled.parent / "reviews"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_can_be_stopped(record: Record, folder: Path, jobs: int) -> None:
    stop = threading.Event()
    before, seen = set(active_children()), set()

    def progress(done: int, total: int) -> None:
        seen.update(active_children())
        stop.set()

    with pytest.raises(Cancelled) as refused:
        review(record, "fast", jobs=jobs, stop=stop, progress=progress)
    assert refused.value.reason.code is ReviewCode.CANCELLED
    assert refused.value.reason.args["total"] == record.decisions
    assert not list(folder.iterdir())
    workers = seen - before
    assert len(workers) == (0 if jobs == 1 else jobs) and not any(process.is_alive() for process in workers)


def test_an_error_while_progress_is_told_leaves_no_process_behind(record: Record, folder: Path) -> None:
    """Ctrl-C arrives there."""
    before, seen = set(active_children()), set()

    def progress(done: int, total: int) -> None:
        seen.update(active_children())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(record, "fast", jobs=2, progress=progress)
    assert len(seen - before) == 2 and not any(process.is_alive() for process in seen - before)
    assert not list(folder.iterdir())


def test_what_cannot_be_reviewed() -> None:
    game = Game.new("kingdomino(players=2)", 1)
    with pytest.raises(InvalidArgument) as refused:
        review(Record.of(game))
    assert refused.value.reason.code is ReviewCode.NOTHING
    with pytest.raises(InvalidArgument) as refused:
        review(Record.of(game), "endless")
    assert refused.value.reason.code is ReviewCode.DEPTH
    broken = Record.parse("fief 1\nrules kingdomino(players=2)\n* line K3 K11 K24 K42; king 1\n1 claim K4\n")
    with pytest.raises(IllegalMove):
        review(broken)


def test_marks_and_remarks_are_written_into_the_record(record: Record, found: Review) -> None:
    written = annotated(record, found)
    bad = [decision for decision in found.decisions if decision.is_bad]
    assert [(mark.event, mark.sign) for mark in written.marks] == [(each.event, MARKS[each.verdict]) for each in bad]
    assert len(written.remarks) == len(bad)
    again = Record.parse(str(written))
    assert again == written and again.game() == record.game()
    assert Record.from_json(written.as_json()) == written
    assert annotated(written, found) == written
    assert [variation.instead for variation in written.variations] == [each.event for each in bad]
    for variation, each in zip(written.variations, bad, strict=True):
        assert str(variation.events[0]) == each.best and variation.actors[0] == each.seat
    (checked,) = check(read_records(io.BytesIO(str(written).encode())))
    assert not checked.faults


def test_marks_of_people_stay(record: Record, found: Review) -> None:
    bad = next(decision for decision in found.decisions if decision.is_bad)
    own = replace(record, marks=(Mark(bad.event, "!!"),), remarks=(Remark(0, "At home."),))
    written = annotated(own, found, "hu")
    assert Mark(bad.event, "!!") in written.marks and Remark(0, "At home.") in written.remarks
    assert len({mark.event for mark in written.marks}) == len(written.marks)


@pytest.mark.parametrize("code", list(ReviewCode), ids=lambda code: code.name)
def test_every_refusal_has_words(code: ReviewCode) -> None:
    check_words(code)
