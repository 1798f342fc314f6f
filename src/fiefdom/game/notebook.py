"""Display of games and kingdoms in notebooks."""

from importlib import import_module


class Drawn:
    """A value that can be drawn. Rendering is a higher layer, so it is imported by name and only on demand."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(import_module("fiefdom.render.picture").picture_of(self))
