"""The styles of the families: one module each, looked up by the name of the family.

A family without its own style, such as one registered from outside the package, uses Kingdomino's.
"""

from fiefdom.engine.registry import family_named
from fiefdom.game import Kingdom
from fiefdom.render.families import kingdomino, origins, queendomino
from fiefdom.render.families.style import Entry, FamilyStyle, PieceStyle, ScoreRow
from fiefdom.rules import Rules

__all__ = [
    "Entry",
    "FamilyStyle",
    "PieceStyle",
    "ScoreRow",
    "register_style",
    "scoring_terrains",
    "style_named",
    "style_of",
    "style_of_kingdom",
    "terrains",
]

_STYLES = {"kingdomino": kingdomino.STYLE, "queendomino": queendomino.STYLE, "origins": origins.STYLE}


def register_style(family: str, style: FamilyStyle) -> None:
    """Give a family its own style."""
    _STYLES[family] = style


def style_named(name: str) -> FamilyStyle:
    """The style of a family, or of the box with the same name."""
    return _STYLES.get(name, kingdomino.STYLE)


def style_of(rules: Rules) -> FamilyStyle:
    """The style of a game's family."""
    return style_named(rules.family)


def style_of_kingdom(kingdom: Kingdom) -> FamilyStyle:
    """The style of a kingdom whose game is unknown, guessed from its squares."""
    for style in _STYLES.values():
        for square in kingdom.squares.values():
            if square.terrain in style.terrains or (square.domino and square.domino[0] in style.labels):
                return style
    return kingdomino.STYLE


def terrains(rules: Rules) -> tuple[str, ...]:
    """The terrains of a game, in the order of the printed pad."""
    return family_named(rules.family).terrains


def scoring_terrains(rules: Rules) -> tuple[str, ...]:
    """The terrains that have a line on the pad."""
    family = family_named(rules.family)
    return family.terrains[: family.scoring_terrains]
