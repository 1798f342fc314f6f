"""Which squares a picture marks: those of the last turn, and those that a legal move touches."""

from fiefdom.game import Cell, Discard, Erupt, Game, Place


def last_turn_cells(game: Game, kingdom: int) -> frozenset[Cell]:
    """The squares that a kingdom's last turn touched: the domino placed, and everything it did after that."""
    cells: set[Cell] = set()
    for played in reversed(game.history):
        if played.seat is None or game.rules.kingdom_of(played.seat) != kingdom:
            continue
        cells.update(played.event.cells)
        if isinstance(played.event, Place | Discard):
            break
    return frozenset(cells)


def legal_marks(game: Game) -> dict[Cell, str]:
    """A mark for each square that a legal move touches in the acting kingdom."""
    marks: dict[Cell, str] = {}
    for move in game.legal_moves:
        mark = "mark-legal" if isinstance(move, Place) else "mark-target" if isinstance(move, Erupt) else "mark-choose"
        marks |= dict.fromkeys(move.cells, mark)
    return marks
