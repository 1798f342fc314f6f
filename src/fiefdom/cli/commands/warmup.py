"""`fiefdom warmup`: compiles everything in advance."""

import time
from collections.abc import Callable

import click

from fiefdom.cli.console import console, duration

Tell = Callable[[str, int, int], None]


@click.command(
    epilog="""\b
Examples
  fiefdom warmup
  FIEFDOM_CACHE_DIR=cache fiefdom warmup --quiet

Compiled code is cached in $FIEFDOM_CACHE_DIR, or in `fiefdom` in your cache folder, and used by every later process
until the engine, Python or Numba changes. If nothing can be written there, each process compiles what it needs."""
)
@click.option("--quiet", is_flag=True, help="Print nothing unless something goes wrong.")
def warmup(quiet: bool) -> None:
    """Compile the engine and the bots for every game, once.

    Takes two or three minutes the first time and a moment after that. Without it, each game compiles what it needs when
    it is first played, which takes some seconds.
    """
    start = time.perf_counter()
    if quiet:
        _warm(lambda layout, done, steps: None)
    elif console().is_terminal:
        _warm_with_bar()
    else:
        _warm(lambda layout, done, steps: click.echo(f"{layout}: {done} of {steps}"))
    if not quiet:
        click.echo(_summary(time.perf_counter() - start))


def _warm(tell: Tell) -> None:
    from fiefdom.cli.commands import compile_all

    for progress in compile_all.warm():
        tell(progress.layout, progress.done, progress.steps)


def _warm_with_bar() -> None:
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    shown = Progress(
        TextColumn("{task.description:<16}"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total}"),
        TimeElapsedColumn(),
        console=console(),
        transient=True,
    )
    with shown:
        task = shown.add_task("loading", total=None)
        from fiefdom.cli.commands import compile_all

        shown.update(task, total=compile_all.total_steps())
        for progress in compile_all.warm():
            shown.update(task, description=progress.layout, advance=1)


def _summary(seconds: float) -> str:
    from fiefdom.cli.commands import compile_all
    from fiefdom.engine.compiled import cache_folder

    took, folder = duration(seconds), cache_folder()
    if not compile_all.entries():
        return "There is nothing to compile: Numba is switched off (NUMBA_DISABLE_JIT)."
    if folder is None:
        return f"Compiled in {took}, but no folder can be written to keep it: set FIEFDOM_CACHE_DIR to one."
    compiled = compile_all.compiled_now()
    if not compiled:
        return f"Everything was compiled already (looked through in {took}); it is kept in {folder}."
    return f"Compiled {compiled} functions in {took}; they are kept in {folder}."
