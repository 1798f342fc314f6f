"""`fiefdom serve`: tables in the browser."""

import os
from pathlib import Path
from typing import Any

import click

from fiefdom.cores import core_count
from fiefdom.errors import FiefdomError

PORT = 8765


@click.command(
    epilog="""\b
Examples
  fiefdom serve --open             play here, in your browser
  fiefdom serve --host 0.0.0.0     friends in the same network can join
  fiefdom serve --data games.db    keep the tables in this file
  fiefdom serve --database postgresql://fief@localhost/fief

Games are kept: stop the server with Ctrl-C, start it again, and everybody plays on. Several servers may share one
PostgreSQL. Behind a proxy that speaks https, name the address that people type in with --origin.
Health is at /health, counters for Prometheus are at /metrics, the API is described at /api/openapi.json."""
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 is every one.")
@click.option("--port", default=PORT, show_default=True, help="Port to listen at; 0 takes any free one.")
@click.option("--data", type=click.Path(path_type=Path), metavar="FILE", help="SQLite file for the tables.")
@click.option("--database", metavar="URL", help="Database instead of a file, such as postgresql://user@host/name.")
@click.option("--origin", multiple=True, metavar="URL", help="A further origin that may use the server; repeatable.")
@click.option("--thinkers", type=click.IntRange(1, 64), help="Threads for bots that search.  [default: one a core]")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
@click.option("--verbose", is_flag=True, help="Log everything, as JSON.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origin: tuple[str, ...],
    thinkers: int | None,
    opens: bool,
    verbose: bool,
) -> None:
    """Play in the browser: set tables, invite friends, play against bots.

    Nobody needs an account. Whoever sets a table gets a link for every open seat; the table's own link is for
    spectators. Without --data and --database tables are kept in a file of your own data folder.
    """
    if data is not None and database is not None:
        raise click.UsageError("--data and --database exclude each other: tables are kept in one place.")
    try:
        from fiefdom.server import logs, running
    except ImportError as error:
        raise FiefdomError(
            f"The server needs packages that are missing ({error.name}): install fiefdom[server]."
        ) from None
    logs.set_up(is_verbose=verbose)
    url = _database(data, database)
    app = _app(url, origin, thinkers)
    listening = running.bound(host, port)
    kept = url.render_as_string(hide_password=True) if database else url.database

    def ready(address: str) -> None:
        click.echo(f"Fiefdom is at {address}\nTables are kept in {kept}. Ctrl-C stops the server; all games stay.")

    if not running.serve(app, listening, ready, opens):
        raise FiefdomError("The server did not start; what is wrong stands above.")
    click.echo("Stopped. All games are kept.")


def _database(data: Path | None, database: str | None) -> Any:
    """The URL of the database, which must answer. Raises FiefdomError with what to do."""
    from fiefdom.server.store import database_url

    if database is not None:
        return _answering(database_url(database), database)
    file = (data or _data_folder() / "tables.db").absolute()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FiefdomError(
            f"The folder of '{file}' cannot be made ({error.strerror}): choose another --data."
        ) from None
    return _answering(database_url("sqlite://").set(database=str(file)), str(file))


def _answering(url: Any, name: str) -> Any:
    import asyncio

    from fiefdom.server.store import Store, Trouble

    async def look() -> None:
        await (await Store.open(url)).close()

    try:
        asyncio.run(look())
    except Trouble as error:
        reason = str(error).splitlines()[0]
        raise FiefdomError(f"The database '{name}' cannot be used: {reason}") from None
    return url


def _data_folder() -> Path:
    return Path(os.environ.get("FIEFDOM_DATA_DIR") or click.get_app_dir("fiefdom"))


def _app(url: Any, origins: tuple[str, ...], thinkers: int | None) -> Any:
    from fiefdom.server.app import create_app
    from fiefdom.server.settings import Settings

    return create_app(url, Settings(origins=frozenset(origins), thinkers=thinkers or core_count()))
