"""Kingdomino: only kings, castles and crowns."""

from fiefdom.render.families.style import FamilyStyle

STYLE = FamilyStyle()
