"""Lessons: games on rails, told in data, with words for whoever learns."""

from __future__ import annotations

from artemia.lessons.lesson import Lesson, LessonStep, Moment
from artemia.lessons.reading import lesson, lessons, read_lesson
from artemia.lessons.rehearsal import rehearse

__all__ = ["Lesson", "LessonStep", "Moment", "lesson", "lessons", "read_lesson", "rehearse"]
