"""Pictures of games for a terminal. The names below are loaded when they are first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fiefdom.render.terminal.pictures import kingdom_panel, legend, table_view
    from fiefdom.render.terminal.sheet_blocks import ranking_text, sheet_details, sheet_table, verdict
    from fiefdom.render.terminal.signs import Look, domino_text

__all__ = [
    "Look",
    "domino_text",
    "kingdom_panel",
    "legend",
    "ranking_text",
    "sheet_details",
    "sheet_table",
    "table_view",
    "verdict",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'fiefdom.render.terminal' has no attribute {name!r}")
    return getattr(import_module("fiefdom.render.terminal.pictures"), name)


def __dir__() -> list[str]:
    return __all__
