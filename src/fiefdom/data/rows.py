"""Rows of the tables from games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.data.columns import TERRAINS
from fiefdom.engine.setup import layout_for
from fiefdom.events.common import Claim
from fiefdom.events.event import Move, Reveal
from fiefdom.game import Game, ScoreSheet
from fiefdom.game.outcome import Outcome
from fiefdom.notation import Record, Seat

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game comes from: its number in the table, and what is known beside its events."""

    game: int
    source: str = ""
    seed: int | None = None
    deal: int | None = None
    seats: Sequence[Seat] = ()
    forfeits: Mapping[int, str] | None = None

    @classmethod
    def of(cls, record: Record, game: int, source: str = "") -> "Origin":
        """What a record says about itself."""
        lost = [word.split(" ", 1) for word in record.tags.get("arena_forfeits", "").split(", ") if word]
        return cls(
            game,
            source,
            _number(record.tags.get("arena_seed")),
            _number(record.tags.get("arena_deal")),
            record.seats,
            {int(kingdom) - 1: why for kingdom, why in lost},
        )


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() else None


def seat_rows(game: Game, origin: Origin) -> Iterator[Row]:
    """One row for each seat of a game, as `SEAT_COLUMNS` describes them.

    >>> game = Game.new("kingdomino(players=2)", seed=7)
    >>> while not game.is_over:
    ...     _ = game.push(game.legal_moves[0])
    >>> [(row["seat"], row["began"], row["total"], row["place"]) for row in seat_rows(game, Origin(1))]
    [(1, True, 21, 2), (2, False, 29, 1)]

    """
    shared = {
        "game": origin.game,
        "source": origin.source,
        "rules": str(game.rules),
        "players": game.rules.players,
        "seed": origin.seed,
        "deal": origin.deal,
        "finished": game.is_over,
        "decided_by": game.ranking.decided_by if game.is_over else None,
    }
    kingdoms = [_kingdom_row(game, kingdom, origin) for kingdom in range(game.rules.kingdoms)]
    _settle(kingdoms, game.ranking, origin.forfeits or {})
    order = list(dict.fromkeys(played.seat for played in game.history if played.seat is not None))
    for seat in range(game.rules.seats):
        yield {**shared, **kingdoms[game.rules.kingdom_of(seat)], **_seat_row(game, seat, order, origin)}


def _seat_row(game: Game, seat: int, order: list[int], origin: Origin) -> Row:
    own = [played.event for played in game.history if played.seat == seat]
    player = origin.seats[seat] if origin.seats else Seat("")
    opening = order.index(seat) + 1 if seat in order and game.start is None else None
    return {
        "seat": seat + 1,
        "name": player.name,
        "bot": player.bot,
        "opening": opening,
        "began": None if opening is None else opening == 1,
        "decisions": len(own),
        "claims": " ".join(event.domino for event in own if isinstance(event, Claim)),
    }


def _kingdom_row(game: Game, number: int, origin: Origin) -> Row:
    sheet = game.score_sheet(number)
    standing = next(each for each in game.ranking if each.kingdom == number)
    return {
        "kingdom": number + 1,
        "forfeit": (origin.forfeits or {}).get(number),
        "discards": game.kingdom(number).discards,
        "total": sheet.total,
        "territories": len(sheet.territories),
        "largest_territory": standing.largest_territory,
        "crowns": standing.crowns,
        **_territories(game, sheet),
        **_pieces(game, sheet),
    }


def _settle(kingdoms: list[Row], ranking: Outcome, forfeits: Mapping[int, str]) -> None:
    """Add places, wins and leads; kingdoms that forfeited have no points and are behind all others."""
    for number in forfeits:
        kingdoms[number]["total"] = 0
    staying = [each for each in ranking if each.kingdom not in forfeits]
    places = {each.kingdom: 1 + sum(other.place < each.place for other in staying) for each in staying}
    places.update(dict.fromkeys(forfeits, len(staying) + 1))
    winners = sum(place == 1 for place in places.values())
    for number, row in enumerate(kingdoms):
        others = [other["total"] for other in kingdoms if other is not row]
        row["place"] = places[number]
        row["won"] = 1 / winners if places[number] == 1 else 0.0
        row["lead"] = row["total"] - max(others)


def _territories(game: Game, sheet: ScoreSheet) -> Row:
    known = layout_for(game.rules).family.terrains
    row: Row = {"territory_points": sum(each.points for each in sheet.territories)}
    for terrain in TERRAINS:
        lines = [each for each in sheet.territories if each.terrain == terrain]
        for name in ("points", "squares", "crowns"):
            row[f"{name}_{terrain}"] = sum(getattr(line, name) for line in lines) if terrain in known else None
    return row


def _pieces(game: Game, sheet: ScoreSheet) -> Row:
    return {
        "buildings": ";".join(line.building for line in sheet.buildings),
        "building_points": sum(line.points for line in sheet.buildings),
        "coins": sheet.coins,
        "coin_points": sheet.coin_points,
        "queen_points": sheet.queen,
        "resource_points": sheet.resources,
        "totems": ";".join(line.resource for line in sheet.totems),
        "totem_points": sum(line.points for line in sheet.totems),
        "caveman_points": sum(line.points for line in sheet.cavemen),
        "horde_points": sum(line.points for line in sheet.hordes),
        "middle_kingdom": sheet.middle_kingdom,
        "harmony": sheet.harmony,
    }


def decision_rows(game: Game, origin: Origin) -> Iterator[Row]:
    """One row for each decision of a game, as `DECISION_COLUMNS` describes them."""
    replayed = Game.from_position(game.start, chance="told") if game.start else Game.new(game.rules, chance="told")
    number = 0
    for played in game.history:
        if played.seat is None:
            assert isinstance(played.event, Reveal)
            replayed.reveal(played.event)
            continue
        assert isinstance(played.event, Move)
        number += 1
        kingdom = game.rules.kingdom_of(played.seat)
        before, options, of_round = replayed.scores[kingdom], len(replayed.legal_actions), replayed.round_number
        replayed.push(played.event)
        yield {
            "game": origin.game,
            "decision": number,
            "round": of_round,
            "seat": played.seat + 1,
            "kingdom": kingdom + 1,
            "kind": played.event.kind,
            "move": str(played.event),
            "domino": getattr(played.event, "domino", None),
            "options": options,
            "points": before,
            "gain": replayed.scores[kingdom] - before,
        }
