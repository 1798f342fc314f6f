"""Guided first games: records with remarks that a learner plays move by move."""

from fiefdom.lessons.lesson import Chapter, Cue, Lesson, lesson, lesson_names, read_lesson
from fiefdom.lessons.run import Run

__all__ = ["Chapter", "Cue", "Lesson", "Run", "lesson", "lesson_names", "read_lesson"]
