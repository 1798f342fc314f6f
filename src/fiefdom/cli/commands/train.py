"""`fiefdom train`: trains evaluation weights by self-play."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import duration, figure, loading
from fiefdom.cli.language import misuse
from fiefdom.cli.parameters import decimal_number, rules_argument, seed_option, whole_number
from fiefdom.cli.refusals import CommandCode
from fiefdom.cores import core_count
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from fiefdom.bots.training import Trainer, TrainingWorkers

MOST_GAMES, MOST_MINUTES, MOST_WORKERS = 10**12, 100_000, 1024
# Seconds between two saves of the training state.
PAUSE = 20.0


@click.command(
    epilog="""\b
Examples
  fiefdom train 'kingdomino(players=4, middle_kingdom, harmony)' --minutes 5
  fiefdom train 'tribe(players=2)' --games 200000 --workers 2 --out mine.npz
  fiefdom arena 'tribe(players=2)' --bots normal:weights=mine.npz,normal

Bots use weights that ship with the package; --out writes new ones, for `normal`, `easy`, `search`, `hard` and
`expert`. To resume an interrupted training, run the same command again. The same games, seed and number of workers give
the same weights on every machine."""
)
@rules_argument
@click.option(
    "--minutes",
    type=decimal_number("--minutes", 0.001, MOST_MINUTES, "minutes"),
    metavar="NUMBER",
    help="Minutes to train.",
)
@click.option("--games", type=whole_number("--games", 1, MOST_GAMES), metavar="NUMBER", help="Games to train on.")
@click.option(
    "--workers",
    type=whole_number("--workers", 1, MOST_WORKERS),
    metavar="NUMBER",
    help="Number of workers that play in parallel.  [default: one per core]",
)
@seed_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where to write the weights.  [default: GAME-PLAYERS.npz in the current directory]",
)
@click.option(
    "--start",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Weights to start from, with a lower learning rate.  [default: none]",
)
@click.option(
    "--temper",
    type=decimal_number("--temper", 0.0, 1.0, "share"),
    default=0.0,
    metavar="SHARE",
    help="Share of hand-made weights in the result, from 0 to 1: 0.5 steadies what large kingdoms learn.  [default: 0]",
)
@click.option(
    "--ray",
    "address",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Train on a Ray cluster: a local one, or the one at this address. Needs the extra `cluster`.",
)
def train(
    rules: Rules, minutes: float | None, games: int | None, workers: int | None, seed: int,
    out: Path | None, start: Path | None, temper: float, address: str | None,
) -> None:  # fmt: skip
    """Train bots for a game: they play against themselves and learn what a kingdom is worth.

    RULES is a game or preset listed by `fiefdom games`. Give --minutes or --games. A few minutes are enough for small
    kingdoms, a quarter of an hour for large ones.
    """
    if (minutes is None) == (games is None):
        raise misuse(CommandCode.HOW_LONG())
    with loading():
        from fiefdom.bots import training
        from fiefdom.bots.arena.result_store import software_digest
        from fiefdom.bots.weights import load_weights, profile, save_weights
        from fiefdom.engine.setup import layout_for

        begun = None if start is None else load_weights(start, layout_for(rules))
        path = out or Path(f"{profile(rules)}.npz")
        rate = training.FIRST_RATE if start is None else training.GO_ON_RATE
        seconds = None if minutes is None else 60 * minutes
        run = training.TrainingRun(rules, games, seconds, seed, rate)
        trainer = training.Trainer(run, begun)
        before = training.self_play_points(rules, trainer.weights)
    with _workers(workers or core_count(), address) as running:
        kept = _run(trainer, running, path)
    weights = training.tempered(rules, trainer.weights, temper)
    made = [training.training_text(run, running.count), f"share of hand-made weights {temper:g}"]
    made += [f"started from {start.name}"] if start is not None else []
    save_weights(
        path, weights, ", ".join([*made, f"{figure(trainer.games)} games played, software {software_digest()}"])
    )
    kept.unlink(missing_ok=True)
    after = training.self_play_points(rules, weights)
    size = path.stat().st_size / 1024
    click.echo(
        f"{figure(trainer.games)} games in {duration(trainer.seconds)}: playing itself, a kingdom now makes "
        f"{after:.1f} points, before {before:.1f}.\nThe weights are in {path} ({size:.0f} KiB). To see them play:\n"
        f"  fiefdom arena '{rules}' --bots normal:weights={path},normal"
    )


def _workers(count: int, address: str | None) -> "AbstractContextManager[TrainingWorkers]":
    from fiefdom.bots.training import Threads

    if address is None:
        return Threads(count)
    from fiefdom.bots.ray_training import RayWorkers

    return RayWorkers(count, address)


def _run(trainer: "Trainer", workers: "TrainingWorkers", path: Path) -> Path:
    """Train with a progress bar, saving the state periodically and on interruption; returns the path of that state."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from fiefdom.cli.console import console

    kept = path.with_name(f"{path.name}.part")
    path.parent.mkdir(parents=True, exist_ok=True)
    if kept.exists():
        trainer.take_up(kept, workers.count)
        click.echo(f"Resuming from {kept}, after {figure(trainer.games)} games.", err=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    screen = console(stderr=True)
    shown = Progress(*columns, TimeRemainingColumn(), console=screen, transient=True, disable=not screen.is_terminal)
    with shown:
        task = shown.add_task("training", total=1.0)
        due = 0.0
        try:
            for progress in trainer.train(workers):
                told = f"{figure(progress.games)} games, {progress.points:.1f} points, off by {progress.error:.1f}"
                shown.update(task, completed=progress.share, description=told)
                if time.monotonic() > due:
                    trainer.put_down(kept, workers.count)
                    due = time.monotonic() + PAUSE
        except KeyboardInterrupt:
            trainer.put_down(kept, workers.count)
            click.echo(f"The training is kept in {kept}: the same command continues it.", err=True)
            raise
    return kept
