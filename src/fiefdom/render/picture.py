"""What notebooks show of a value, through its `_repr_svg_`."""

from fiefdom.game import Game, Kingdom
from fiefdom.render.svg.pictures import kingdom_svg, table_svg


def picture_of(value: Game | Kingdom) -> str:
    """A game's table, or a kingdom."""
    return table_svg(value) if isinstance(value, Game) else kingdom_svg(value)
