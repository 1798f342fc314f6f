"""What a finished game leaves behind: results for the histories of people, and ratings.

All of it is stored in the transaction that stores the end of the game, so it happens exactly once, whichever server
stores it.
"""

import hashlib
import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from fiefdom.server.people.ratings import DAY, RatedSeat, Rating, new_rating, rated, weight_of
from fiefdom.server.store.database import Also, KeyChange
from fiefdom.server.store.schema import ratings, results, seat_people
from fiefdom.server.tables.public import is_rated
from fiefdom.server.tables.series import places
from fiefdom.server.tables.state import Table
from fiefdom.server.tables.writer import Decided


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits somewhere: a person, and the hash of the address."""

    person: str
    address: str | None


def address_hash(table: str, address: str) -> str:
    """What is stored of an address during a game; it can be compared only within its table.

    Of IPv6 only the network counts.
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        parsed = None
    if isinstance(parsed, ipaddress.IPv6Address):
        address = str(ipaddress.ip_network((parsed, 64), strict=False))
    return hashlib.sha256(f"{table} {address}".encode()).hexdigest()


def link(seat: int, person: str, address: str) -> Also:
    """A person takes a seat."""

    def work(connection: sa.Connection, table: str) -> None:
        _free(connection, table, [seat])
        row = {"table_id": table, "seat": seat, "person": person, "address": address_hash(table, address)}
        connection.execute(sa.insert(seat_people), row)

    return Also(work)


def seat_changes(before: Table, decided: Decided) -> list[KeyChange]:
    """Who no longer sits where. Those who leave during a game are still counted at its end."""
    kinds = ("vacated", "filled") if before.stage == "playing" else ("vacated", "filled", "left")
    freed = [event.data["seat"] for event in decided.events if event.kind in kinds]
    found: list[KeyChange] = []
    if freed:
        found.append(Also(lambda connection, table: _free(connection, table, freed)))
    for event in decided.events:
        if event.kind == "swapped":
            order = list(event.data["order"])
            found.append(Also(lambda connection, table, order=order: _swap(connection, table, order)))  # type: ignore[misc]
    return found


def _free(connection: sa.Connection, table: str, seats: Sequence[int]) -> None:
    connection.execute(sa.delete(seat_people).where(seat_people.c.table_id == table, seat_people.c.seat.in_(seats)))


def _swap(connection: sa.Connection, table: str, order: Sequence[int]) -> None:
    found = _occupants(connection, table)
    connection.execute(sa.delete(seat_people).where(seat_people.c.table_id == table))
    rows = [
        {"table_id": table, "seat": new, "person": found[old].person, "address": found[old].address}
        for new, old in enumerate(order)
        if old in found
    ]
    if rows:
        connection.execute(sa.insert(seat_people), rows)


def _occupants(connection: sa.Connection, table: str) -> dict[int, Occupant]:
    query = sa.select(seat_people.c.seat, seat_people.c.person, seat_people.c.address)
    rows = connection.execute(query.where(seat_people.c.table_id == table))
    return {seat: Occupant(person, address) for seat, person, address in rows}


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over. `allows_same_address`: also games at one address count."""

    table: Table
    time: int
    allows_same_address: bool = False

    def store(self, connection: sa.Connection, identifier: str) -> None:
        """Store the results and new ratings, if a person took part."""
        people = _occupants(connection, identifier)
        if not people:
            return
        rows = self._rows(identifier, people)
        if is_rated(self.table):
            self._rate(connection, rows, people)
        connection.execute(sa.insert(results), rows)
        gone = [seat for seat in people if self.table.chairs[seat].who != "person"]
        _free(connection, identifier, gone)

    def _rows(self, identifier: str, people: dict[int, Occupant]) -> list[dict[str, object]]:
        table, game = self.table, self.table.game
        assert game is not None
        left = frozenset(seat for seat in people if table.chairs[seat].who == "bot")
        found = places(table, game, left)
        rows: list[dict[str, object]] = []
        for seat, chair in enumerate(table.chairs):
            person = people.get(seat)
            level = chair.level if chair.who == "bot" and person is None else None
            place, total = found[seat]
            rows.append(
                {
                    "table_id": identifier,
                    "game": len(table.games) - 1,
                    "seat": seat,
                    "time": self.time,
                    "rules": str(table.rules),
                    "kind": table.rules.game,
                    "players": table.rules.players,
                    "subject": person.person if person else f"bot:{level}" if level else None,
                    "name": chair.name,
                    "level": level,
                    "place": place,
                    "total": total,
                    "ending": "left" if seat in left else "timed_out" if seat in table.lost else "played",
                    "weight": 0.0 if is_rated(table) else None,
                    "change": None,
                }
            )
        return rows

    def _counts(self, rows: Sequence[dict[str, object]], people: dict[int, Occupant]) -> bool:
        """Whether everybody is known and nobody plays against himself."""
        addresses = [each.address for each in people.values()]
        are_apart = self.allows_same_address or len(set(addresses)) == len(addresses)
        persons = {each.person for each in people.values()}
        is_known = all(row["subject"] for row in rows) and len(persons) == len(people)
        return are_apart and is_known and len({row["subject"] for row in rows}) > 1

    def _rate(self, connection: sa.Connection, rows: Sequence[dict[str, object]], people: dict[int, Occupant]) -> None:
        if not self._counts(rows, people):
            return
        rules = self.table.rules
        seats = [
            RatedSeat(str(row["subject"]), rules.kingdom_of(seat), int(str(row["place"])))
            for seat, row in enumerate(rows)
        ]
        subjects = sorted({seat.subject for seat in seats})
        before = _ratings(connection, subjects, rules.game, rules.players)
        weights = {each: weight_of(_repeats(connection, each, subjects, self.time - DAY)) for each in subjects}
        known = {subject: before.get(subject) or new_rating() for subject in subjects}
        after = rated(seats, known, weights)
        for subject in subjects:
            _keep(connection, subject, rules.game, rules.players, after[subject], subject in before)
        for row in rows:
            subject = str(row["subject"])
            row["weight"] = weights[subject]
            row["change"] = after[subject].mu - known[subject].mu


def _ratings(connection: sa.Connection, subjects: Sequence[str], game: str, players: int) -> dict[str, Rating]:
    """Known ratings, locked in the order of their subjects."""
    of_kind = (ratings.c.subject.in_(subjects), ratings.c.kind == game, ratings.c.players == players)
    query = sa.select(ratings.c.subject, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(*of_kind)
    rows = connection.execute(query.order_by(ratings.c.subject).with_for_update())
    return {subject: Rating(mu, sigma, games) for subject, mu, sigma, games in rows}


def _keep(connection: sa.Connection, subject: str, game: str, players: int, new: Rating, is_known: bool) -> None:
    values = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
    if is_known:
        of_kind = (ratings.c.subject == subject, ratings.c.kind == game, ratings.c.players == players)
        connection.execute(sa.update(ratings).where(*of_kind).values(values))
    else:
        connection.execute(sa.insert(ratings).values(subject=subject, kind=game, players=players, **values))


def _repeats(connection: sa.Connection, subject: str, subjects: Sequence[str], since: int) -> list[int]:
    """How many counted games this subject had with each of the others since then."""
    own, other = results.alias("own"), results.alias("other")
    query = (
        sa.select(other.c.subject, sa.func.count(sa.distinct(own.c.table_id + ":" + sa.cast(own.c.game, sa.String))))
        .join(other, sa.and_(own.c.table_id == other.c.table_id, own.c.game == other.c.game))
        .where(own.c.subject == subject, own.c.time >= since, own.c.weight > 0, other.c.subject.in_(subjects))
        .group_by(other.c.subject)
    )
    found = {each: int(number) for each, number in connection.execute(query)}
    return [found.get(each, 0) for each in subjects if each != subject]


def finished_changes(before: Table, decided: Decided, allows_same_address: bool) -> list[KeyChange]:
    """What is stored when the events end a game."""
    last = decided.events[-1]
    if before.stage == "over" or decided.table.stage != "over":
        return []
    return [Also(Finished(decided.table, last.time, allows_same_address).store)]
