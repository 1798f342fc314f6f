"""`fiefdom serve`: tables in the browser."""

import errno
import os
import sys
from pathlib import Path
from typing import Any

import click

from fiefdom.cli.language import misuse
from fiefdom.cli.refusals import CommandCode
from fiefdom.cores import core_count
from fiefdom.errors import MissingPackage, ServerError, StoreError

HOST, PORT = "127.0.0.1", 8765


@click.command(
    epilog="""\b
Examples
  fiefdom serve --open             play here, in your browser
  fiefdom serve --host 0.0.0.0     friends in the same network can join
  fiefdom serve --data games.db    store the tables in this file
  fiefdom serve --database postgresql://fief@localhost/fief

Games are saved: stop the server with Ctrl-C, start it again, and everyone can continue. Several servers can share one
PostgreSQL database. Behind an HTTPS proxy, give the public address with --origin and that of the proxy with
--trusted-proxy. SIGTERM drains the server: clients move to another one, and it ends when all are gone.
The health check is at /health, Prometheus metrics are at /metrics, the API is described at /api/openapi.json."""
)
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    envvar="FIEFDOM_CONFIG",
    metavar="FILE",
    help="Settings in a TOML file; each can also be an environment variable.",
)
@click.option("--host", help=f"Address to listen on; 0.0.0.0 means all.  [default: {HOST}]")
@click.option("--port", type=int, help=f"Port to listen on; 0 picks a free one.  [default: {PORT}]")
@click.option("--data", type=click.Path(path_type=Path), metavar="FILE", help="SQLite file for the tables.")
@click.option("--database", metavar="URL", help="Database instead of a file, such as postgresql://user@host/name.")
@click.option("--origin", multiple=True, metavar="URL", help="A further origin that may use the server; repeatable.")
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    help="Address or network of a proxy whose X-Forwarded-For is believed; repeatable.",
)
@click.option("--thinkers", type=click.IntRange(1, 64), help="Threads for bots that search.  [default: one per core]")
@click.option(
    "--bot",
    "levels",
    multiple=True,
    metavar="LEVEL=BOT",
    help="Play a level with another bot, such as 'expert=program:\"node engine.js\",ms=500'; repeatable.",
)
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
@click.option("--verbose", is_flag=True, help="Log everything, as JSON.")
def serve(
    config: Path | None,
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    origin: tuple[str, ...],
    trusted_proxy: tuple[str, ...],
    thinkers: int | None,
    levels: tuple[str, ...],
    opens: bool,
    verbose: bool,
) -> None:
    """Play in the browser: create tables, invite friends, play against bots.

    Nobody needs an account. The host gets an invite link for every open seat; the table's own link is for spectators.
    Without --data and --database, tables are stored in a file in your data folder.
    """
    try:
        from fiefdom.server import configuration, log_format, process
        from fiefdom.server.app import create_app
    except ImportError as error:
        raise MissingPackage(CommandCode.SERVER_PACKAGES(package=str(error.name))) from None
    log_format.set_up(is_verbose=verbose)
    configured = configuration.load(config, os.environ)
    address = host or configured.host or HOST
    url = database_of(configured, data, database)
    settings = configuration.settings_of(
        configured,
        names=configured.settings.get("names", frozenset()) | {address},
        origins=frozenset(map(configuration.origin, origin)),
        trusted_proxies=frozenset(map(configuration.network, trusted_proxy)),
        thinkers=thinkers or configured.settings.get("thinkers") or core_count(),
        bots=dict(map(configuration.level_bot, levels)),
    )
    app = create_app(url, settings)
    listening = process.bound(
        address, port if port is not None else PORT if configured.port is None else configured.port
    )
    kept = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)

    def ready(address: str) -> None:
        click.echo(f"Fiefdom is at {address}\nTables are kept in {kept}. Ctrl-C stops the server; all games stay.")

    if not process.serve(app, listening, ready, opens):
        raise ServerError(CommandCode.SERVER_FAILED())
    click.echo("Stopped. All games are kept.")


def database_of(configured: Any, data: Path | None, database: str | None, exists: bool = False) -> Any:
    """The URL of the database, after checking that it can be reached; with `exists`, it is not created.

    Raises ServerError.
    """
    from fiefdom.server.store.database import database_url

    if data is None and database is None:
        data, database = Path(configured.data) if configured.data else None, configured.database
    if data is not None and database is not None:
        raise misuse(CommandCode.EXCLUSIVE(options=("--data", "--database")))
    if database is not None:
        return _answering(database_url(database), database)
    file = (data or _data_folder() / "tables.db").absolute()
    if exists and not file.is_file():
        raise ServerError(CommandCode.DATABASE(database=str(file), cause=os.strerror(errno.ENOENT)))
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
    """Where tables are stored: `$FIEFDOM_DATA_DIR`, or the folder for data of programs that the system suggests."""
    chosen = os.environ.get("FIEFDOM_DATA_DIR")
    if chosen:
        return Path(chosen)
    # Click knows the folder for settings; it is that for data, too, except where XDG tells them apart.
    settings = Path(click.get_app_dir("fiefdom"))
    if os.name != "posix" or sys.platform == "darwin" or (settings / "tables.db").exists():
        return settings
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fiefdom"
