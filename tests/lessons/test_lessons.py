"""Every lesson that comes with the package, and the way lessons run."""

import random

import pytest
from fluent.syntax import FluentParser, ast

from fiefdom.errors import IllegalMove, TextError
from fiefdom.languages import FOLDER, LANGUAGES, sentence
from fiefdom.lessons import Run, lesson, lesson_names
from fiefdom.lessons.run import SHOW, SKIP

LESSONS = ("kingdomino", "queendomino", "discovery", "totem", "tribe")


def taken_at_random(name, seed):
    """A learner who tries any legal moves; the ideas that were seen, and how often a move was not accepted."""
    source = random.Random(seed)
    run, seen, refused = Run(lesson(name)), set(), 0
    while not run.is_over:
        seen.add(run.idea)
        moves = [str(move) for move in run.game.legal_moves]
        source.shuffle(moves)
        for move in moves:
            advice = run.answer(move)
            if advice is None:
                break
            assert advice.reason is None and advice.key in keys("en")
            refused += 1
        else:
            raise AssertionError(f"no legal move is accepted at {run.idea}")
    return run, seen, refused


def keys(language):
    body = FluentParser().parse((FOLDER / language / "lessons.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_there_is_a_lesson_for_each_game():
    assert lesson_names() == LESSONS
    with pytest.raises(TextError, match="There is no lesson 'chess'; choose kingdomino, queendomino"):
        lesson("chess")


@pytest.mark.parametrize("name", LESSONS)
def test_shown_moves_lead_through_the_record(name):
    run = Run(lesson(name))
    ideas = []
    while not run.is_over:
        ideas.append(run.idea)
        assert run.answer(SHOW) is None
    assert 6 <= run.turns <= 10
    assert run.game.is_over and run.game.scores == run.chapter.record.result
    assert run.game.ranking.winners == (run.learner,)
    assert list(dict.fromkeys(ideas)) == [run.lesson.key(idea) for idea in run.lesson.ideas]


@pytest.mark.parametrize("name", LESSONS)
def test_any_learner_comes_to_the_end(name, games_factor):
    for seed in range(4 * games_factor):
        run, seen, _ = taken_at_random(name, seed)
        assert run.game.is_over
        missing = {run.lesson.key(idea) for idea in run.lesson.ideas} - seen
        # The third building and what was gained by others are not worth refusing a move for.
        assert missing <= {"lesson-queendomino-treasury", "lesson-queendomino-discount"}


@pytest.mark.parametrize("name", LESSONS)
def test_wrong_tries_are_explained_and_change_nothing(name):
    _, _, refused = taken_at_random(name, 3)
    assert refused
    run = Run(lesson(name))
    while run.is_free:
        run.answer(SHOW)
    before, taken = run.game.copy(), list(run.taken)
    tried = [move for move in run.game.legal_moves if run.advice(move) is not None]
    assert tried
    for move in tried:
        assert run.answer(str(move)) is not None
    assert (run.game, run.taken) == (before, taken)


@pytest.mark.parametrize("name", LESSONS)
def test_answers_resume_to_the_same_game_and_wrong_ones_are_dropped(name):
    run, _, _ = taken_at_random(name, 1)
    again = Run.resume(run.lesson, run.taken)
    assert again.game == run.game and again.is_over
    half = run.taken[: len(run.taken) // 2]
    for broken in ([*half, "claim K99"], [*half, "nonsense"], [*half, "discard K1", *run.taken]):
        assert Run.resume(run.lesson, broken).taken == half
    assert Run.resume(run.lesson, [*run.taken, SHOW, "skip"]).taken == run.taken
    with pytest.raises(IllegalMove, match="The game is over"):
        again.answer(SHOW)


def test_skipping_leads_to_the_next_chapter_and_then_to_the_end():
    run = Run(lesson("kingdomino"))
    assert (run.turn, run.turns, run.chapter_number) == (1, 7, 0)
    run.answer(SKIP)
    assert (run.turn, run.idea, run.chapter_number) == (6, "lesson-kingdomino-frame", 1)
    run.answer(SKIP)
    assert run.is_over and run.taken == [SKIP, SKIP]
    assert Run.resume(run.lesson, run.taken).is_over


def test_an_illegal_move_is_refused_with_its_rule():
    run = Run(lesson("kingdomino"))
    run.answer("claim K19")
    advice = run.answer("e1 e3")
    assert advice is not None and advice.reason is not None and advice.reason.rule == "C3"
    with pytest.raises(TextError):
        run.answer("hello")
    assert run.taken == ["claim K19"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_a_text_and_every_text_a_remark(language):
    wanted = {lesson(name).key(idea) for name in LESSONS for idea in lesson(name).names}
    written = {key for key in keys(language) if key.startswith(tuple(f"lesson-{name}-" for name in LESSONS))}
    assert written == wanted
    ideas = [lesson(name).key(idea) for name in LESSONS for idea in lesson(name).ideas]
    for key in ideas:
        title, *text = sentence(key, {}, language).splitlines()
        assert text and len(title) <= 32 and not title.endswith("."), key
