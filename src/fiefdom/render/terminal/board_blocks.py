"""What is on the table besides the kingdoms, as blocks: scores, lines with their kings, board, totems, cave."""

import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text

from fiefdom.components.buildings import builders_board_prices
from fiefdom.components.totems import totems
from fiefdom.game import Game
from fiefdom.game.board import LinePlace
from fiefdom.render.families import style_of
from fiefdom.render.families.titles import game_title
from fiefdom.render.terminal.blocks import Block, flow, stack
from fiefdom.render.terminal.names import fitted, kingdom_name, seat_name, short_name, who
from fiefdom.render.terminal.signs import Look, domino_text, seat_text

# A domino with its number.
DOMINO = 12
# A space of the builders' board, and the name on it.
SPACE, SPACE_NAME = 24, 17
# A non-breaking space.
HARD_SPACE = "\N{NO-BREAK SPACE}"


def heading(game: Game, names: Sequence[str], width: int, look: Look) -> Block:
    """The game, the round and whose turn it is, on one line."""
    parts = [game_title(game.rules, look.say)]
    if game.is_over:
        parts.append(look.say("terminal-end"))
    else:
        number, last = game.round_number, game.rules.lines
        parts.append(look.say("terminal-round", round=number, rounds=last) if number else look.say("terminal-opening"))
        parts.append(_awaited(game, names, look))
    title = f"{look.rule}{look.rule} {', '.join(parts)} "
    return Block.of(Text(title + look.rule * (width - len(title)), look.strong))


def _awaited(game: Game, names: Sequence[str], look: Look) -> str:
    if game.to_move is None:
        return look.say("terminal-awaits", kind=game.awaits)
    name = seat_name(game.to_move, names, look.say)
    return look.say("terminal-to-move", name=name, who=who(name, look.say))


def scores(game: Game, names: Sequence[str], width: int, look: Look) -> Block:
    """The points of every kingdom as if the game ended now, and what it owns, if anything."""
    acting = None if game.to_move is None else game.rules.kingdom_of(game.to_move)
    items = [Block.of(Text(look.say("terminal-points"), look.strong))]
    for kingdom, points in zip(game.kingdoms, game.scores, strict=True):
        item = Text("" if look.colour else "+").join(_chip(seat, look) for seat in kingdom.seats)
        name = kingdom_name(kingdom.number, game.rules, names, look.say)
        item.append(f" {name}: ", look.strong if kingdom.number == acting else "")
        item.append(str(points), look.strong)
        if owned := style_of(game.rules).short_purse(game.rules, kingdom, look):
            item.append(f", {owned}")
        items.append(Block.of(item))
    return flow(items, width, gap=2)


def _coins(number: int, look: Look) -> str:
    return look.say("terminal-coins-short", number=number)


def _chip(seat: int, look: Look) -> Text:
    return Text(f" {seat + 1} " if look.colour else str(seat + 1), look.seat(seat))


def this_line(game: Game, names: Sequence[str], look: Look) -> Block:
    """The current line from top to bottom in the order of play; empty in the opening."""
    if not game.line:
        return Block()
    turn = len(game.line) if game.is_over else game.turn
    done, now = look.say("terminal-line-done"), f"{look.now} {look.say('terminal-line-now')}"
    notes = [done if number < turn else now if number == turn else "" for number in range(8)]
    if game.awaits_chance:
        notes = [note if note == done else "" for note in notes]
    return _line(look.say("this-line"), game.line, notes, names, look)


def next_line(game: Game, names: Sequence[str], look: Look) -> Block:
    """The next line with the kings on it."""
    if not game.next_line:
        title = Text(look.say("next-line" if game.line else "first-line"), look.strong)
        if game.awaits_chance:
            return Block.of(title, look.say("terminal-line-undrawn"))
        return Block.of(title, look.say("last-line")) if game.line else Block()
    return _line(look.say("next-line" if game.line else "first-line"), game.next_line, [""] * 8, names, look)


def _line(title: str, places: Sequence[LinePlace], notes: Sequence[str], names: Sequence[str], look: Look) -> Block:
    rows = [Text(title, look.strong)]
    for place, note in zip(places, notes, strict=False):
        row = domino_text(place.domino, look)
        row.append(" " * (DOMINO - row.cell_len))
        if place.seat is None:
            free = look.say("line-free")
            row.append(f" {free}" if look.colour else free, look.strong)
        else:
            row.append_text(seat_text(place.seat, short_name(place.seat, names, look.say), look))
        row.append(f" {note}" if note else "", look.strong if note.startswith(look.now) else look.faint)
        rows.append(row)
    return Block(tuple(rows))


def line_width(game: Game, names: Sequence[str], look: Look) -> int:
    """The width that a line never exceeds in this game."""
    longest = max(len(short_name(seat, names, look.say)) for seat in range(game.rules.seats))
    return DOMINO + (4 if look.colour else 2) + longest + note_width(look)


def note_width(look: Look) -> int:
    """The width of the text about a king after its name."""
    return 1 + max(len(look.say("terminal-line-done")), 2 + len(look.say("terminal-line-now")))


def extras(game: Game, names: Sequence[str], width: int, look: Look, is_rail: bool) -> Block:
    """The builders' board, the totems or the cave, whichever the game has; in one column, or using the full width."""
    boards = [_BOARDS[board] for board in style_of(game.rules).boards(game.rules)]
    return stack([board(game, names, width, look, is_rail) for board in boards], spaced=is_rail)


def builders(game: Game, names: Sequence[str], width: int, look: Look, is_rail: bool) -> Block:
    """The builders' board: each space with its number, its cost and the building on it; queen and dragon."""
    board = game.builders_board
    assert board is not None
    columns = 1 if is_rail else max(1, width // SPACE)
    acting = None if game.to_move is None else game.rules.kingdom_of(game.to_move)
    discount = acting is not None and board.queen == acting
    spaces = []
    prices = game.prices or builders_board_prices()
    for number, (cost, name) in enumerate(zip(prices, board.spaces, strict=True), start=1):
        offered = f"{_building(name, look)}, {_coins(cost, look)}" if name else "-"
        spaces.append(f"{number} {offered}")
    per_column = -(-len(spaces) // columns)
    parts = [spaces[start : start + per_column] for start in range(0, len(spaces), per_column)]
    discounted = f" {look.say('terminal-discount')}" if discount else ""
    rows = [Text(look.say("terminal-builders"), look.strong).append(discounted, "not bold")]
    rows += [Text("".join(f"{part[row]:<{SPACE}}" for part in parts if row < len(part))) for row in range(per_column)]
    queen = None if board.queen is None else kingdom_name(board.queen, game.rules, names, look.say, is_short=True)
    last = [
        look.say("terminal-queen-with", name=queen) if queen else look.say("terminal-queen-nobody"),
        look.say("terminal-dragon-home" if board.dragon_is_home else "terminal-dragon-out"),
        look.say("terminal-next-building", building=board.top) if board.top else look.say("terminal-next-nothing"),
    ]
    told = last if columns == 1 else ["; ".join(last)]
    rows += [Text(line) for text in told for line in textwrap.wrap(text, width, subsequent_indent="  ")]
    return Block(tuple(rows))


def _building(name: str, look: Look) -> str:
    return fitted(look.say(f"building-{name}"), SPACE_NAME)


def totem_rows(game: Game, names: Sequence[str], width: int, look: Look, is_rail: bool) -> Block:
    """Each totem with its points and who holds it."""
    holders = game.totems or {}
    items = []
    for totem in totems():
        holder = holders[totem.resource]
        nobody = look.say("totem-nobody")
        name = nobody if holder is None else kingdom_name(holder, game.rules, names, look.say, is_short=True)
        items.append(f"{look.say(f'resource-{totem.resource}')} ({totem.points}): {name}".replace(" ", HARD_SPACE))
    return _wrapped(look.say("totems"), "; ".join(items), width, look)


def cave(game: Game, names: Sequence[str], width: int, look: Look, is_rail: bool) -> Block:
    """The cavemen who can be recruited, and how many the stack holds."""
    stacked = sum(game.hidden.cavemen.values())
    cavemen = _listed(game.cave or {}, look) or look.say("square-empty")
    return _wrapped(
        look.say("terminal-cave"), f"{cavemen}; {look.say('terminal-in-the-stack', number=stacked)}", width, look
    )


_BOARDS = {"builders": builders, "totems": totem_rows, "cave": cave}


def _listed(counts: Mapping[str, int], look: Look) -> str:
    names = [(look.say(f"caveman-{name}"), number) for name, number in counts.items()]
    return ", ".join(f"{number} x {name}" if number > 1 else name for name, number in names)


def _wrapped(title: str, text: str, width: int, look: Look) -> Block:
    lines = [
        Text(line.replace(HARD_SPACE, " ")) for line in textwrap.wrap(f"{title}  {text}", width, subsequent_indent="  ")
    ]
    lines[0].stylize(look.strong, 0, len(title))
    return Block(tuple(lines))
