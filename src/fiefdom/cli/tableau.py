"""What lies on the table besides the kingdoms, as text: lines with their kings, builders' board, cave, totems."""

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from fiefdom.cli.drawing import domino_text
from fiefdom.cli.seating import Seating
from fiefdom.components.buildings import Building, builders_board_prices, building
from fiefdom.components.cavemen import Caveman, caveman
from fiefdom.components.totems import totems
from fiefdom.game import Discard, Game, Kingdom, Place
from fiefdom.game.table import LinePlace

NAME, PLACE, PLACES_IN_A_ROW = 11, 17, 4


def table_text(game: Game, seating: Seating) -> Text:
    """Both lines and whatever the game adds to them."""
    rows = [*_line(game, seating), *_next_line(game, seating)]
    if game.rules.has_buildings:
        rows += _builders(game, seating)
    if game.rules.has_totems:
        rows += _totems(game, seating)
    if game.rules.has_cavemen:
        rows.append(_cave(game))
    return Text("\n").join(rows)


def _line(game: Game, seating: Seating) -> Iterator[Text]:
    if not game.line:
        return
    gone = {played.event.domino for played in game if isinstance(played.event, Place | Discard)}
    labels = [place.domino for place in game.line]
    turn = sum(label in gone for label in labels) - (game.awaits != "place")
    notes = []
    for number, place in enumerate(game.line):
        name = seating.name(place.seat or 0)
        notes.append(f"{name}, done" if number < turn else f"{name}, now" if number == turn else name)
    yield from _places("This line", game.line, notes)


def _next_line(game: Game, seating: Seating) -> Iterator[Text]:
    numbers = iter(range(1, 9))
    notes = []
    for place in game.next_line:
        if place.seat is not None:
            notes.append(seating.name(place.seat))
        else:
            notes.append(f"free: {next(numbers)}" if game.awaits == "claim" else "free")
    title = "Next line" if game.line else "First line"
    yield from _places(title, game.next_line, notes) if game.next_line else [Text("This is the last round.")]


def _places(title: str, places: Sequence[LinePlace], notes: Sequence[str]) -> Iterator[Text]:
    for start in range(0, len(places), PLACES_IN_A_ROW):
        part = slice(start, start + PLACES_IN_A_ROW)
        row = Text(f"{'' if start else title:<{NAME}}", "bold")
        for place in places[part]:
            shown = domino_text(place.domino)
            shown.pad_right(PLACE - len(shown))
            row.append_text(Text("", "not bold") + shown)
        row.rstrip()
        yield row
        yield Text(" " * NAME + _columns(notes[part]))


def _builders(game: Game, seating: Seating) -> Iterator[Text]:
    board = game.builders_board
    assert board is not None
    prices = builders_board_prices()
    spaces = [
        f"{price}: {building(name).name if name else '-'}" for price, name in zip(prices, board.spaces, strict=True)
    ]
    yield Text(f"{'Builders':<{NAME}}" + "".join(f"{space:<22}" for space in spaces[:3]).rstrip())
    yield Text(" " * NAME + "".join(f"{space:<22}" for space in spaces[3:]).rstrip())
    queen = "nobody" if board.queen is None else seating.kingdom(board.queen)
    dragon = "home" if board.dragon_is_home else "out"
    top = building(board.top).name if board.top else "nothing"
    yield Text(f"{'':<{NAME}}next: {top}; queen: {queen}; dragon: {dragon}")


def _totems(game: Game, seating: Seating) -> Iterator[Text]:
    holders = game.totems or {}
    kinds, names = [], []
    for totem in totems():
        holder = holders[totem.resource]
        kinds.append(f"{totem.resource} ({totem.points})")
        names.append("nobody" if holder is None else seating.kingdom(holder))
    for title, row in (("Totems", kinds), ("", names)):
        yield Text(f"{title:<{NAME}}{_columns(row)}")


def _columns(texts: Iterable[str]) -> str:
    return "".join(f"{text:<{PLACE}}" for text in texts).rstrip()


def _cave(game: Game) -> Text:
    shown = [f"{number} {words(name)}" if number > 1 else words(name) for name, number in (game.cave or {}).items()]
    hidden = sum(game.hidden.cavemen.values())
    return Text(f"{'Cave':<{NAME}}{', '.join(shown) or 'empty'}; {hidden} in the stack")


def purse_text(kingdom: Kingdom) -> str:
    """Coins, knights and towers of a kingdom, and the queen."""
    queen = ", the queen" if kingdom.has_queen else ""
    return (
        f"{counted(kingdom.coins, 'coin')}, {counted(kingdom.knights, 'knight')} in reserve, "
        f"{kingdom.knights_placed} sent out, {counted(kingdom.towers, 'tower')}{queen}"
    )


def counted(number: int, word: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def words(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


def building_text(facts: Building) -> str:
    """What a building gives, in a few words."""
    parts = []
    if facts.points:
        parts.append(counted(facts.points, "point"))
    if facts.points_per:
        what = facts.points_per if facts.points_per in ("tower", "knight") else f"{facts.points_per} territory"
        parts.append(f"{counted(facts.points_each, 'point')} for each {what}")
    if facts.crowns:
        parts.append(counted(facts.crowns, "crown"))
    if facts.knights:
        parts.append(counted(facts.knights, "knight"))
    if facts.towers:
        parts.append(counted(facts.towers, "tower"))
    if facts.tax_per:
        parts.append(f"taxes pay 1 more for each {facts.tax_per}")
    return ", ".join(parts)


def caveman_text(facts: Caveman) -> str:
    """How a caveman scores, in a few words."""
    if facts.is_warrior:
        return f"a warrior of strength {facts.strength}"
    return f"{counted(facts.points_each, 'point')} for each {facts.counts} around"


def building_name(identifier: str, price: str) -> str:
    """A building's printed name, its price and what it gives."""
    facts = building(identifier)
    return f"{facts.name} {price}: {building_text(facts)}"


def caveman_name(identifier: str) -> str:
    """A caveman's name and how it scores."""
    return f"{words(identifier)}: {caveman_text(caveman(identifier))}"
