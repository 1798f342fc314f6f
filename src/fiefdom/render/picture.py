"""The picture that notebooks show for a value, through its `_repr_svg_`."""

from fiefdom.game import Game, Kingdom
from fiefdom.render.svg.pictures import kingdom_svg, table_svg


def picture_of(value: Game | Kingdom) -> str:
    """The picture of a game's table, or of a kingdom."""
    return table_svg(value) if isinstance(value, Game) else kingdom_svg(value)
