"""What lies on the table besides the kingdoms, as blocks: scores, lines with their kings, board, totems, cave."""

import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text

from fiefdom.components.buildings import builders_board_prices, building
from fiefdom.components.totems import totems
from fiefdom.game import Discard, Game
from fiefdom.game.table import LinePlace
from fiefdom.render.terminal_blocks import Block, flow, stack
from fiefdom.render.terminal_signs import Look, domino_text, seat_text
from fiefdom.render.terminal_words import kingdom_name, seat_name, words
from fiefdom.rules.words import GAME_TITLES

# A domino with its number, and what is said about a king after its name.
DOMINO, NOTE = 12, 6
SPACE = 24
# Where a line is not to be broken.
HARD_SPACE = "\N{NO-BREAK SPACE}"


def heading(game: Game, names: Sequence[str], width: int, look: Look) -> Block:
    """The game, the round and whose turn it is, on one line."""
    number, last = game.round_number, game.rules.lines
    parts = [GAME_TITLES[game.rules.game], f"round {number} of {last}" if number else "opening"]
    if game.to_move is None:
        parts[1] = "the end"
    else:
        parts.append(f"{seat_name(game.to_move, names)} to move")
    title = f"{look.rule}{look.rule} {', '.join(parts)} "
    return Block.of(Text(title + look.rule * (width - len(title)), look.strong))


def scores(game: Game, names: Sequence[str], width: int, look: Look) -> Block:
    """The points of every kingdom as if the game ended now; with buildings also coins, knights, towers and queen."""
    acting = None if game.to_move is None else game.rules.kingdom_of(game.to_move)
    items = [Block.of(Text("Points", look.strong))]
    for kingdom, points in zip(game.kingdoms, game.scores, strict=True):
        item = Text("" if look.colour else "+").join(_chip(seat, look) for seat in kingdom.seats)
        name = kingdom_name(kingdom.number, game.rules, names)
        item.append(f" {name}: ", look.strong if kingdom.number == acting else "")
        item.append(str(points), look.strong)
        if game.rules.has_buildings:
            owned = f", {kingdom.coins}c {kingdom.knights}{look.knight} {kingdom.towers}{look.tower}"
            item.append(owned + (" queen" if kingdom.has_queen else ""))
        items.append(Block.of(item))
    return flow(items, width, gap=2)


def _chip(seat: int, look: Look) -> Text:
    return Text(f" {seat + 1} " if look.colour else str(seat + 1), look.seat(seat))


def acting_place(game: Game) -> int | None:
    """The place in the line of the king that acts, or None in the opening and at the end."""
    if game.to_move is None or not game.line:
        return None
    gone = {square.domino for kingdom in game.kingdoms for square in kingdom.squares.values()}
    gone |= {played.event.domino for played in game.history if isinstance(played.event, Discard)}
    last = max((number for number, place in enumerate(game.line) if place.domino in gone), default=-1)
    if game.awaits != "place":
        return max(last, 0)
    own = [number for number, place in enumerate(game.line) if place.seat == game.to_move and number > last]
    return own[0] if own else None


def this_line(game: Game, names: Sequence[str], look: Look) -> Block:
    """The current line from top to bottom in the order of play; empty in the opening."""
    if not game.line:
        return Block()
    acting = acting_place(game)
    turn = len(game.line) if acting is None else acting
    notes = ["done" if number < turn else f"{look.now} now" if number == turn else "" for number in range(8)]
    return _line("This line", game.line, notes, names, look)


def next_line(game: Game, names: Sequence[str], look: Look) -> Block:
    """The next line with the kings on it."""
    if not game.next_line:
        return Block.of(Text("Next line", look.strong), "none: the last round") if game.line else Block()
    return _line("Next line" if game.line else "First line", game.next_line, [""] * 8, names, look)


def _line(title: str, places: Sequence[LinePlace], notes: Sequence[str], names: Sequence[str], look: Look) -> Block:
    rows = [Text(title, look.strong)]
    for place, note in zip(places, notes, strict=False):
        row = domino_text(place.domino, look)
        row.append(" " * (DOMINO - row.cell_len))
        if place.seat is None:
            row.append(" free" if look.colour else "free", look.strong)
        else:
            row.append_text(seat_text(place.seat, seat_name(place.seat, names), look))
        row.append(f" {note}" if note else "", look.faint if note == "done" else look.strong)
        rows.append(row)
    return Block(tuple(rows))


def line_width(game: Game, names: Sequence[str], look: Look) -> int:
    """The width that a line never exceeds in this game."""
    longest = max(len(seat_name(seat, names)) for seat in range(game.rules.seats))
    return DOMINO + (4 if look.colour else 2) + longest + NOTE


def extras(game: Game, names: Sequence[str], width: int, look: Look, is_rail: bool) -> Block:
    """The builders' board, the totems or the cave, as the game has them; in one column, or as wide as it may be."""
    blocks = []
    if game.rules.has_buildings:
        blocks.append(builders(game, names, width, look, 1 if is_rail else max(1, width // SPACE)))
    if game.rules.has_totems:
        blocks.append(totem_rows(game, names, width, look))
    if game.rules.has_cavemen:
        blocks.append(cave(game, width, look))
    return stack(blocks, spaced=is_rail)


def builders(game: Game, names: Sequence[str], width: int, look: Look, columns: int) -> Block:
    """The builders' board: each space with its number, what it costs and the building on it; queen and dragon."""
    board = game.builders_board
    assert board is not None
    acting = None if game.to_move is None else game.rules.kingdom_of(game.to_move)
    discount = acting is not None and board.queen == acting
    spaces = []
    for number, (price, name) in enumerate(zip(builders_board_prices(), board.spaces, strict=True), start=1):
        cost = max(0, price - discount)
        spaces.append(f"{number} {f'{building(name).name}, {cost}c' if name else '-'}")
    per_column = -(-len(spaces) // columns)
    parts = [spaces[start : start + per_column] for start in range(0, len(spaces), per_column)]
    rows = [Text("Builders", look.strong).append(" (the queen makes it 1c less)" if discount else "", "not bold")]
    rows += [Text("".join(f"{part[row]:<{SPACE}}" for part in parts if row < len(part))) for row in range(per_column)]
    queen = "with nobody" if board.queen is None else f"with {kingdom_name(board.queen, game.rules, names)}"
    top = building(board.top).name if board.top else "nothing"
    last = [f"queen {queen}", f"dragon {'at home' if board.dragon_is_home else 'out'}", f"next building {top}"]
    told = last if columns == 1 else ["; ".join(last)]
    rows += [Text(line) for text in told for line in textwrap.wrap(text, width, subsequent_indent="  ")]
    return Block(tuple(rows))


def totem_rows(game: Game, names: Sequence[str], width: int, look: Look) -> Block:
    """Each totem with its points and who holds it."""
    holders = game.totems or {}
    items = []
    for totem in totems():
        holder = holders[totem.resource]
        name = "nobody" if holder is None else kingdom_name(holder, game.rules, names)
        items.append(f"{totem.resource} ({totem.points}): {name}".replace(" ", HARD_SPACE))
    return _wrapped("Totems", "; ".join(items), width, look)


def cave(game: Game, width: int, look: Look) -> Block:
    """The cavemen who can be recruited, and how many the stack holds."""
    stacked = sum(game.hidden.cavemen.values())
    return _wrapped("Cave", f"{_listed(game.cave or {}) or 'empty'}; {stacked} in the stack", width, look)


def _listed(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {words(name)}s" if number > 1 else words(name) for name, number in counts.items())


def _wrapped(title: str, text: str, width: int, look: Look) -> Block:
    lines = [
        Text(line.replace(HARD_SPACE, " ")) for line in textwrap.wrap(f"{title}  {text}", width, subsequent_indent="  ")
    ]
    lines[0].stylize(look.strong, 0, len(title))
    return Block(tuple(lines))
