"""Pictures of games as SVG text. The names below are loaded when they are first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fiefdom.render.svg.captions import kingdom_name
    from fiefdom.render.svg.marks import last_turn_cells, legal_marks
    from fiefdom.render.svg.pictures import kingdom_svg, line_svg, scores_svg, sheet_svg, table_svg

__all__ = [
    "kingdom_name", "kingdom_svg", "last_turn_cells", "legal_marks", "line_svg", "scores_svg", "sheet_svg",
    "table_svg",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'fiefdom.render.svg' has no attribute {name!r}")
    return getattr(import_module("fiefdom.render.svg.pictures"), name)


def __dir__() -> list[str]:
    return __all__
