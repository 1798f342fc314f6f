"""Which squares a picture marks: those of the last turn, and those that a legal move touches."""

from fiefdom.game import Cell, Discard, Erupt, Game, Pay, Place, Settle, Site, Tax


def last_cells(game: Game, kingdom: int) -> frozenset[Cell]:
    """The squares that the last turn in a kingdom touched."""
    cells: set[Cell] = set()
    for played in game.history:
        if played.seat is None or game.rules.kingdom_of(played.seat) != kingdom:
            continue
        match played.event:
            case Place():
                cells = {played.event.left, played.event.right}
            case Discard():
                cells = set()
            case Site() | Erupt() | Settle():
                cells.add(played.event.square)
    return frozenset(cells)


def legal_marks(game: Game) -> dict[Cell, str]:
    """A mark for each square that a legal move touches in the acting kingdom."""
    marks: dict[Cell, str] = {}
    for move in game.legal_moves:
        match move:
            case Place():
                marks |= {move.left: "mark-legal", move.right: "mark-legal"}
            case Tax():
                marks |= dict.fromkeys(move.squares, "mark-choose")
            case Site() | Pay() | Settle():
                marks[move.square] = "mark-choose"
            case Erupt():
                marks[move.square] = "mark-target"
    return marks
