"""Arena results: tables for people, a JSON object for programs."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from math import isfinite
from pathlib import Path
from typing import Any

from rich.table import Table

from fiefdom.bots.arena.estimates import Estimate
from fiefdom.bots.arena.ladder import Rung
from fiefdom.bots.arena.result_store import software_digest
from fiefdom.bots.arena.sprt import NOT_STRONGER, STRONGER, SequentialTest
from fiefdom.bots.arena.summary import BotSummary, Summary
from fiefdom.cli.console import console, figure
from fiefdom.rules import Rules

# What a pair of games brings.
PAIR_NAMES = ("0", "½", "1", "1½", "2")
NOTHING = "-"
LONG = 20


def as_json(summary: Summary, path: Path | None, test: SequentialTest | None = None) -> str:
    """One JSON object (see docs/arena.md); an unbounded interval is null."""
    settings = summary.settings
    found = {
        "rules": str(settings.rules),
        "bots": list(settings.bots),
        "seed": settings.seed,
        "games": summary.games,
        "deals": summary.deals,
        "results": [asdict(row) for row in summary.rows],
        "difference": asdict(summary.difference) if summary.difference else None,
        "sprt": None if test is None else _test_object(test),
        "digest": summary.digest,
        "software": software_digest(),
        "file": None if path is None else str(path),
    }
    return json.dumps(_finite(found), indent=2)


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_finite(each) for each in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def _test_object(test: SequentialTest) -> dict[str, Any]:
    bounds = test.bounds
    return {
        "low": bounds.low,
        "high": bounds.high,
        "pairs": list(test.pairs),
        "ratio": test.ratio,
        "lower": bounds.lower,
        "upper": bounds.upper,
        "verdict": test.verdict,
        "elo": asdict(test.elo),
    }


def show(summary: Summary, test: SequentialTest | None = None) -> None:
    """Print the tables."""
    screen, settings = console(), summary.settings
    games, deals = _counted(summary.games, "game"), _counted(summary.deals, "deal")
    screen.print(f"{settings.rules}: {games} of {deals}, seed {settings.seed}\n")
    screen.print(_strength(summary))
    if summary.difference is not None:
        one, other = (row.bot for row in summary.rows)
        screen.print(f"\nscore of {one} less that of {other}: {_with_half(summary.difference, '+.1f')}")
    screen.print()
    screen.print(_thinking(summary.rows))
    for row in summary.rows:
        for key, number in row.forfeits.items():
            screen.print(f"\n{row.bot} lost {_counted(number, 'game')} by forfeit: {key}")
    if test is not None:
        screen.print(f"\n{_test_lines(test, summary.rows[0].bot, summary.rows[1].bot)}")
    screen.print(f"\nintervals  95 %\ndigest     {summary.digest}")


def _test_lines(test: SequentialTest, one: str, other: str) -> str:
    """The verdict of a sequential test and what it rests on."""
    bounds, elo = test.bounds, test.elo
    verdict = {
        STRONGER: f"{one} is stronger than {other}: {bounds.high:+g} Elo is likelier than {bounds.low:+g}",
        NOT_STRONGER: f"{one} is not stronger than {other}: {bounds.low:+g} Elo is likelier than {bounds.high:+g}",
        None: f"undecided between {bounds.low:+g} and {bounds.high:+g} Elo: play more games",
    }[test.verdict]
    scores = "  ".join(f"{points}: {number:,}" for points, number in zip(PAIR_NAMES, test.pairs, strict=True))
    return (
        f"sprt       {verdict}\n"
        f"ratio      {test.ratio:+.2f}, bounds {bounds.lower:+.2f} and {bounds.upper:+.2f}\n"
        f"pairs      {scores}\n"
        f"Elo        {elo.value:+.1f} ({elo.low:+.1f} to {elo.high:+.1f})"
    )


def show_ladder(rules: Rules, rungs: Sequence[Rung]) -> None:
    """Print the ladder, the strongest bot first."""
    screen, table = console(), _table("games", "points %", "Elo", "interval")
    for rung in rungs:
        interval = f"{rung.elo.low:+.0f} to {rung.elo.high:+.0f}"
        score, elo = f"{100 * rung.score:.1f}", f"{rung.elo.value:+.0f}"
        table.add_row(_breakable(rung.bot), figure(rung.games), score, elo, interval)
    screen.print(f"{rules}: {_counted(len(rungs), 'bot')}\n")
    screen.print(table)
    screen.print("\nintervals  95 %")


def ladder_json(rules: Rules, rungs: Sequence[Rung]) -> str:
    """One JSON object (see docs/arena.md)."""
    return json.dumps(_finite({"rules": str(rules), "ladder": [asdict(rung) for rung in rungs]}), indent=2)


def _counted(number: int, what: str) -> str:
    return f"{figure(number)} {what}{'s' if number != 1 else ''}"


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot", overflow="fold", min_width=8)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _strength(summary: Summary) -> Table:
    """Wins, scores and ratings; the number of games is shown only if some bot did not play all of them."""
    counts = [figure(row.games) for row in summary.rows if row.games < summary.games]
    table = _table(*(["games"] if counts else []), "wins %", "draws %", "score", "lead", "rating")
    for row in summary.rows:
        wins, draws, rating = NOTHING, NOTHING, NOTHING
        if row.win_rate is not None and row.draws is not None and row.rating is not None:
            low, high = 100 * row.win_rate.low, 100 * row.win_rate.high
            wins = f"{100 * row.win_rate.value:.1f} ({low:.1f}-{high:.1f})"
            draws = f"{100 * row.draws / max(1, row.games):.1f}"
            rating = f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}"
        lead = NOTHING if row.lead is None else _with_half(row.lead, "+.1f")
        games = [figure(row.games)] if counts else []
        table.add_row(_breakable(row.bot), *games, wins, draws, f"{row.score.value:.1f}", lead, rating)
    return table


def _breakable(bot: str) -> str:
    """Allow a long name to wrap where its options begin."""
    return bot.replace(":", ": ").replace(",", ", ") if len(bot) > LONG else bot


def _thinking(rows: tuple[BotSummary, ...]) -> Table:
    table = _table("decisions", "CPU ms each", "longest", "passed ms each", "longest")
    for row in rows:
        times = (row.cpu_mean, row.cpu_longest, row.wall_mean, row.wall_longest)
        table.add_row(_breakable(row.bot), figure(row.decisions), *(_milliseconds(time) for time in times))
    return table


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.{2 if seconds < 0.01 else 1}f}"


def _with_half(estimate: Estimate, form: str) -> str:
    if not isfinite(estimate.high):
        return f"{estimate.value:{form}}"
    return f"{estimate.value:{form}} ± {estimate.high - estimate.value:.1f}"
