"""How notebooks show games and kingdoms."""

from importlib import import_module


class Drawn:
    """A value that has a picture. Drawing is a layer above: it is found by name, and only when asked for."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(import_module("fiefdom.render.picture").picture_of(self))
