"""Kingdomino: nothing but kings, castles and crowns."""

from fiefdom.render.families.style import FamilyStyle

STYLE = FamilyStyle()
