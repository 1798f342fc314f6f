"""The rules in short for any game, number of players and options: one source for page and terminal."""

from fiefdom.rulebook.sections import Picture, Section, section_of_rule, sections

__all__ = ["Picture", "Section", "section_of_rule", "sections"]
