"""`fiefdom serve`: tables in the browser."""

import os
from pathlib import Path
from typing import Any

import click

from fiefdom.cli.language import misuse
from fiefdom.cli.refusals import CommandCode
from fiefdom.cores import core_count
from fiefdom.errors import MissingPackage, ServerError, StoreError

PORT = 8765


@click.command(
    epilog="""\b
Examples
  fiefdom serve --open             play here, in your browser
  fiefdom serve --host 0.0.0.0     friends in the same network can join
  fiefdom serve --data games.db    store the tables in this file
  fiefdom serve --database postgresql://fief@localhost/fief

Games are saved: stop the server with Ctrl-C, start it again, and everyone can continue. Several servers can share one
PostgreSQL database. Behind an HTTPS proxy, give the public address with --origin.
The health check is at /health, Prometheus metrics are at /metrics, the API is described at /api/openapi.json."""
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 means all.")
@click.option("--port", default=PORT, show_default=True, help="Port to listen on; 0 picks a free one.")
@click.option("--data", type=click.Path(path_type=Path), metavar="FILE", help="SQLite file for the tables.")
@click.option("--database", metavar="URL", help="Database instead of a file, such as postgresql://user@host/name.")
@click.option("--origin", multiple=True, metavar="URL", help="A further origin that may use the server; repeatable.")
@click.option("--thinkers", type=click.IntRange(1, 64), help="Threads for bots that search.  [default: one per core]")
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
    """Play in the browser: create tables, invite friends, play against bots.

    Nobody needs an account. The host gets an invite link for every open seat; the table's own link is for spectators.
    Without --data and --database, tables are stored in a file in your data folder.
    """
    if data is not None and database is not None:
        raise misuse(CommandCode.EXCLUSIVE(options=("--data", "--database")))
    try:
        from fiefdom.server import log_format, process
    except ImportError as error:
        raise MissingPackage(CommandCode.SERVER_PACKAGES(package=str(error.name))) from None
    log_format.set_up(is_verbose=verbose)
    url = _database(data, database)
    app = _app(url, origin, thinkers)
    listening = process.bound(host, port)
    kept = url.render_as_string(hide_password=True) if database else url.database

    def ready(address: str) -> None:
        click.echo(f"Fiefdom is at {address}\nTables are kept in {kept}. Ctrl-C stops the server; all games stay.")

    if not process.serve(app, listening, ready, opens):
        raise ServerError(CommandCode.SERVER_FAILED())
    click.echo("Stopped. All games are kept.")


def _database(data: Path | None, database: str | None) -> Any:
    """The URL of the database, after checking that it can be reached. Raises ServerError."""
    from fiefdom.server.store.database import database_url

    if database is not None:
        return _answering(database_url(database), database)
    file = (data or _data_folder() / "tables.db").absolute()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        cause = error.strerror or repr(error)
        raise ServerError(CommandCode.NO_DATA_FOLDER(path=str(file), cause=cause)) from None
    return _answering(database_url("sqlite://").set(database=str(file)), str(file))


def _answering(url: Any, name: str) -> Any:
    import asyncio

    from fiefdom.server.store.database import TableStore

    async def look() -> None:
        await (await TableStore.open(url)).close()

    try:
        asyncio.run(look())
    except StoreError as error:
        cause = str(error.reason.args["cause"]).splitlines()[0].rstrip(".")
        raise ServerError(CommandCode.DATABASE(database=name, cause=cause)) from None
    return url


def _data_folder() -> Path:
    return Path(os.environ.get("FIEFDOM_DATA_DIR") or click.get_app_dir("fiefdom"))


def _app(url: Any, origins: tuple[str, ...], thinkers: int | None) -> Any:
    from fiefdom.server.app import create_app
    from fiefdom.server.settings import ServerSettings

    return create_app(url, ServerSettings(origins=frozenset(origins), thinkers=thinkers or core_count()))
