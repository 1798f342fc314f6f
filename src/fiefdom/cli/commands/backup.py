"""`fiefdom backup` and `fiefdom restore`: the database of a server as one file, and back."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from fiefdom.cli.commands.admin import Tables
from fiefdom.cli.commands.serve import database_of
from fiefdom.cli.console import waiting
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import replaced
from fiefdom.cli.language import language_now, misuse
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import MissingPackage
from fiefdom.languages import sentence


def database_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options that name a database, as those of `fiefdom serve`."""
    for option in (
        click.option("--database", metavar="URL", help="Database, such as postgresql://user@host/name."),
        click.option("--data", type=click.Path(path_type=Path), metavar="FILE", help="SQLite file with the tables."),
        click.option("--config", type=click.Path(path_type=Path), envvar="FIEFDOM_CONFIG", metavar="FILE",
                     help="The configuration of the server."),
    ):  # fmt: skip
        command = option(command)
    return command


def _tables(config: Path | None, data: Path | None, database: str | None, exists: bool) -> Tables:
    try:
        from fiefdom.server import configuration
    except ImportError as error:
        raise MissingPackage(CommandCode.SERVER_PACKAGES(package=str(error.name))) from None
    return Tables(database_of(configuration.load(config, os.environ), data, database, exists=exists))


@click.command(
    epilog="""\b
Examples
  fiefdom backup tables.backup
  fiefdom backup --database postgresql://fief@localhost/fief today.backup

The database is the one that `fiefdom serve` uses: give it the same --config, --data or --database. Servers may be
running. The file is complete or does not exist; keep it private, because it holds all games."""
)
@click.argument("target", metavar="FILE", type=click.Path(dir_okay=False))
@database_options
@click.option("--force", is_flag=True, help="Overwrite FILE if it exists.")
def backup(target: str, config: Path | None, data: Path | None, database: str | None, force: bool) -> None:
    """Save all tables of a server in one file, whatever database it uses."""
    if Path(target).exists() and not force:
        raise misuse(FileCode.TO_REPLACE(path=target))
    tables = _tables(config, data, database, exists=True)
    from fiefdom.server.store.backup import write_backup

    language = language_now()
    with waiting(sentence("backup-saving", {}, language), language), replaced(target) as file:
        counts: Any = tables.run(lambda store: write_backup(store, file, time.time_ns() // 1_000_000))
    click.echo(sentence("backup-saved", {"tables": counts["tables"], "path": target}, language))


@click.command(
    epilog="""\b
Examples
  fiefdom restore tables.backup --data new.db
  fiefdom restore tables.backup --database postgresql://fief@localhost/fief

The database must be new or empty, so nothing is ever overwritten; it may be of the other kind. All rows are restored,
or none. Start the servers afterwards."""
)
@click.argument("source", metavar="FILE", type=click.Path(exists=True, dir_okay=False))
@database_options
def restore(source: str, config: Path | None, data: Path | None, database: str | None) -> None:
    """Fill an empty database with the tables of a backup."""
    tables = _tables(config, data, database, exists=False)
    from fiefdom.server.store.backup import restore_backup

    language = language_now()
    with waiting(sentence("backup-restoring", {}, language), language), Path(source).open("rb") as file:
        counts: Any = tables.run(lambda store: restore_backup(store, file, source))
    click.echo(sentence("backup-restored", {"tables": counts["tables"], "path": source}, language))
