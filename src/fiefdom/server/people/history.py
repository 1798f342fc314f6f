"""What is known about people: histories, statistics, ratings, the leaderboard."""

from typing import Any

import sqlalchemy as sa

from fiefdom.server.people.ratings import PROVISIONAL, SCALE, Rating, new_rating
from fiefdom.server.people.store import Person, devices_of, seats_of
from fiefdom.server.protocol import people as wire
from fiefdom.server.store.database import TableStore
from fiefdom.server.store.schema import people, ratings, results, seat_people

PAGE = 30
MOST_LEADERS = 100


async def person_view(store: TableStore, person: Person) -> wire.PersonView:
    """A person with ratings and statistics. Raises StoreError."""
    return wire.PersonView(
        id=person.id,
        name=person.name,
        created=person.created,
        devices=await devices_of(store, person.id),
        has_code=person.has_code,
        ratings=await ratings_of(store, person.id),
        statistics=await _statistics(store, person.id),
    )


async def ratings_of(store: TableStore, subject: str) -> list[wire.RatingView]:
    """All ratings of a person or a level of the bots. Raises StoreError."""
    query = sa.select(ratings).where(ratings.c.subject == subject).order_by(ratings.c.kind, ratings.c.players)
    rows = await store.run(lambda connection: connection.execute(query).mappings().all())
    return [_rating_view(row) for row in rows]


def _rating_view(row: Any) -> wire.RatingView:
    rating = Rating(row["mu"], row["sigma"], row["games"])
    return wire.RatingView(
        game=row["kind"],
        players=row["players"],
        rating=rating.shown,
        uncertainty=rating.uncertainty,
        games=rating.games,
        is_provisional=rating.is_provisional,
    )


async def rating_in(store: TableStore, subject: str, game: str, players: int) -> Rating:
    """The rating of somebody in one game; that of a beginner if there is none. Raises StoreError."""
    of_kind = (ratings.c.subject == subject, ratings.c.kind == game, ratings.c.players == players)
    query = sa.select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(*of_kind)
    rows = await store.run(lambda connection: connection.execute(query).all())
    return Rating(*rows[0]) if rows else new_rating()


async def nearest_level(store: TableStore, subject: str, game: str, players: int, usual: str = "normal") -> str:
    """The level of the bots whose rating is nearest to that of a person. Raises StoreError."""
    own = await rating_in(store, subject, game, players)
    query = sa.select(ratings.c.subject, ratings.c.mu).where(
        ratings.c.subject.like("bot:%"), ratings.c.kind == game, ratings.c.players == players, ratings.c.games > 0
    )
    rows = await store.run(lambda connection: connection.execute(query).all())
    nearest = min(rows, key=lambda row: abs(row[1] - own.mu), default=None)
    return usual if nearest is None else str(nearest[0]).removeprefix("bot:")


async def _statistics(store: TableStore, person: str) -> list[wire.GameStatistics]:
    wins = sa.func.sum(sa.case((results.c.place == 1, 1), else_=0))
    figures = sa.func.count(), wins, sa.func.avg(results.c.total), sa.func.max(results.c.total)
    query = (
        sa.select(results.c.kind, results.c.players, *figures)
        .where(results.c.subject == person)
        .group_by(results.c.kind, results.c.players)
        .order_by(results.c.kind, results.c.players)
    )
    rows = await store.run(lambda connection: connection.execute(query).all())
    return [
        wire.GameStatistics(
            game=game, players=players, games=games, wins=int(won), average=round(float(average), 1), best=best
        )
        for game, players, games, won, average, best in rows
    ]


async def history(store: TableStore, person: str, before: int | None, limit: int | None = PAGE) -> wire.HistoryAnswer:
    """The games of a person before a time, the newest first. Raises StoreError."""
    own = sa.select(results.c.table_id, results.c.game, results.c.time).where(results.c.subject == person)
    if before is not None:
        own = own.where(results.c.time < before)
    own = own.order_by(results.c.time.desc()).limit(limit)

    def work(connection: sa.Connection) -> list[Any]:
        chosen = own.subquery()
        same = sa.and_(results.c.table_id == chosen.c.table_id, results.c.game == chosen.c.game)
        query = sa.select(results).join(chosen, same).order_by(results.c.time.desc(), results.c.table_id)
        return list(connection.execute(query.order_by(results.c.game.desc(), results.c.seat)).mappings())

    games: dict[tuple[str, int], list[Any]] = {}
    for row in await store.run(work):
        games.setdefault((row["table_id"], row["game"]), []).append(row)
    found = [_played(rows, person) for rows in games.values()]
    more = found[-1].time if limit is not None and len(found) == limit else None
    return wire.HistoryAnswer(games=found, before=more)


def _played(rows: list[Any], person: str) -> wire.PlayedGame:
    own = next(row for row in rows if row["subject"] == person)
    change = own["change"]
    return wire.PlayedGame(
        table=own["table_id"],
        game=own["game"],
        time=own["time"],
        rules=own["rules"],
        rated=own["weight"] is not None,
        change=None if change is None else round(SCALE * change),
        players=[
            wire.PlayerResult(
                seat=row["seat"],
                name=row["name"],
                level=row["level"],
                place=row["place"],
                total=row["total"],
                ending=row["ending"],
                mine=row["subject"] == person,
            )
            for row in rows
        ],
    )


async def export(store: TableStore, person: Person) -> wire.PersonExport:
    """Everything that is stored about a person. Raises StoreError."""
    return wire.PersonExport(
        format="fiefdom-person-1",
        person=await person_view(store, person),
        seats=await seats_of(store, person.id),
        games=(await history(store, person.id, None, None)).games,
    )


async def leaderboard(store: TableStore, game: str, players: int, person: str | None) -> wire.LeaderboardAnswer:
    """Those with enough games, by what their rating is at least; and the games that anybody was rated in."""
    of_kind = (ratings.c.kind == game, ratings.c.players == players, ratings.c.games >= PROVISIONAL)
    query = (
        sa.select(ratings.c.subject, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .outerjoin(people, people.c.id == ratings.c.subject)
        .where(*of_kind)
        .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.subject)
        .limit(MOST_LEADERS)
    )
    kinds = sa.select(ratings.c.kind, ratings.c.players).distinct().order_by(ratings.c.kind, ratings.c.players)

    def work(connection: sa.Connection) -> tuple[list[Any], list[Any]]:
        return list(connection.execute(query)), list(connection.execute(kinds))

    rows, known = await store.run(work)
    entries = [_leader(place, row, person) for place, row in enumerate(rows, start=1)]
    return wire.LeaderboardAnswer(
        game=game, players=players, entries=entries, kinds=[(kind, number) for kind, number in known]
    )


def _leader(place: int, row: Any, person: str | None) -> wire.LeaderboardEntry:
    subject, name, mu, sigma, games = row
    rating = Rating(mu, sigma, games)
    level = subject.removeprefix("bot:") if subject.startswith("bot:") else None
    return wire.LeaderboardEntry(
        place=place,
        name=name or "",
        level=level,
        rating=rating.shown,
        uncertainty=rating.uncertainty,
        games=games,
        mine=subject == person,
    )


async def seat_people_view(
    store: TableStore, table: str, levels: list[str | None], game: str, players: int, number: int | None
) -> wire.SeatPeople:
    """Who sits at a table, with ratings; `levels` has those of the bots, `number` is the last game that is over."""

    def work(connection: sa.Connection) -> tuple[dict[int, str], dict[str, Rating], dict[int, Any]]:
        seated = sa.select(seat_people.c.seat, seat_people.c.person).where(seat_people.c.table_id == table)
        found = {row.seat: row.person for row in connection.execute(seated)}
        ended = sa.select(results.c.seat, results.c.weight, results.c.change, results.c.subject).where(
            results.c.table_id == table, results.c.game == number
        )
        last = {row[0]: row for row in connection.execute(ended)}
        played = [row[3] for row in last.values() if row[3]]
        subjects = [*found.values(), *played, *(f"bot:{level}" for level in levels if level)]
        of_kind = (ratings.c.subject.in_(subjects), ratings.c.kind == game, ratings.c.players == players)
        known = sa.select(ratings.c.subject, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(*of_kind)
        rated = {row[0]: Rating(*row[1:]) for row in connection.execute(known)}
        return found, rated, last

    found, rated, ended = await store.run(work)
    weights = [row[1] for row in ended.values() if row[1] is not None]
    return wire.SeatPeople(
        seats=[_seat(seat, level, found, rated, ended) for seat, level in enumerate(levels)],
        counted=any(weights) if weights else None,
    )


def _seat(
    seat: int, level: str | None, found: dict[int, str], rated: dict[str, Rating], ended: dict[int, Any]
) -> wire.SeatPerson:
    person = found.get(seat)
    # Whoever left is no longer seated, but was still rated.
    left = ended[seat][3] if seat in ended and ended[seat][3] not in found.values() else None
    subject = person or left or (f"bot:{level}" if level else None)
    rating = rated.get(subject) if subject else None
    change = ended[seat][2] if seat in ended else None
    return wire.SeatPerson(
        seat=seat,
        person=person,
        rating=rating.shown if rating else None,
        uncertainty=rating.uncertainty if rating else None,
        is_provisional=rating is None or rating.is_provisional,
        change=None if change is None else round(SCALE * change),
    )
