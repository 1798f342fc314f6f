"""Backups: everything comes back, into either kind of database, and a bad file or a full database changes nothing."""

import asyncio
import gzip
from pathlib import Path

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program
from fiefdom.server.refusals import BackupCode
from fiefdom.server.store.backup import SCHEMA, read_backup
from server_support.players import at_random, at_table, cookie_of, create, play_on, run
from server_support.serving import serving
from support.reason_checks import check_words, members

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}


def call(*arguments, code=0):
    found = run(asyncio.to_thread(CliRunner().invoke, program, list(map(str, arguments))))
    assert found.exit_code == code, found.output
    return found.output


def rows(path):
    with path.open("rb") as file:
        return list(read_backup(file, str(path)))


@pytest.fixture
def saved(database, tmp_path):
    """A backup made while a server is running and a game is played."""
    path = tmp_path / "tables.backup"
    with serving(database) as served:
        client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
        cookie = cookie_of(client, made["id"])
        run(at_table(served.url, made["id"], cookie, lambda browser: play_on(browser, at_random(1), rounds=2)))
        assert call("backup", path, "--database", database) == f"1 table is saved in {path}.\n"
    return path, made["id"], cookie


def test_a_restored_game_goes_on(saved, tmp_path):
    path, table, cookie = saved
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert call("restore", path, "--database", new) == f"1 table of {path} is restored.\n"
    call("backup", tmp_path / "again.backup", "--database", new)
    assert sorted(map(str, rows(tmp_path / "again.backup"))) == sorted(map(str, rows(path)))
    with serving(new) as served:
        view = run(at_table(served.url, table, cookie, lambda browser: play_on(browser, at_random(2))))
    assert view["stage"] == "over"


def test_an_sqlite_backup_fills_postgresql(postgres_database, tmp_path):
    old = f"sqlite:///{tmp_path / 'old.db'}"
    with serving(old) as served:
        create(served.url, "queendomino(players=2)", [ME, BOT])
    call("backup", tmp_path / "a.backup", "--database", old)
    call("restore", tmp_path / "a.backup", "--database", postgres_database)
    call("backup", tmp_path / "b.backup", "--database", postgres_database)
    assert sorted(map(str, rows(tmp_path / "a.backup"))) == sorted(map(str, rows(tmp_path / "b.backup")))


def test_nothing_is_overwritten(saved, database, tmp_path):
    path, _, _ = saved
    before = path.read_bytes()
    assert "not empty" in call("restore", path, "--database", database, code=2)
    assert "--force" in call("backup", path, "--database", database, code=2)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data[:-30], "breaks off or is damaged"),
        (lambda data: gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-2]) + b"\n"), "breaks off"),
        (lambda data: gzip.compress(gzip.decompress(data).replace(b'{"facts":', b'{"later":', 1)), "newer version"),
        (lambda data: b"hello", "is not a backup"),
        (lambda data: b"", "is not a backup"),
        (lambda data: gzip.compress(b'{"format": "other"}\n'), "is not a backup"),
    ],
)
def test_a_bad_file_restores_nothing(tmp_path, change, sentence):
    old, new, path = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "x.backup"
    with serving(old) as served:
        create(served.url, "kingdomino(players=2)", [ME, BOT])
    call("backup", path, "--database", old)
    whole = path.read_bytes()
    path.write_bytes(change(whole))
    assert sentence in call("restore", path, "--database", new, code=2)
    path.write_bytes(whole)
    assert "restored" in call("restore", path, "--database", new)


def test_a_missing_database_is_not_created_by_a_backup(tmp_path):
    call("backup", tmp_path / "x.backup", "--data", tmp_path / "none.db", code=2)
    assert not list(tmp_path.iterdir())


def test_every_table_is_saved():
    assert {"tables", "facts", "holders", "held_seats", "invites", "closed_tables", "bans"} <= set(SCHEMA)
    assert list(SCHEMA).index("tables") < list(SCHEMA).index("holders") < list(SCHEMA).index("held_seats")


@pytest.mark.parametrize("code", members(BackupCode), ids=str)
def test_words(code):
    check_words(code)


def test_tables_are_in_the_folder_for_data(monkeypatch, tmp_path):
    from fiefdom.cli.commands import serve

    monkeypatch.setattr(serve.sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("FIEFDOM_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert serve._data_folder() == tmp_path / ".local" / "share" / "fiefdom"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert serve._data_folder() == tmp_path / "xdg" / "fiefdom"
    old = tmp_path / ".config" / "fiefdom" / "tables.db"
    old.parent.mkdir(parents=True)
    old.touch()
    assert serve._data_folder() == Path(old.parent)
    monkeypatch.setenv("FIEFDOM_DATA_DIR", str(tmp_path / "mine"))
    assert serve._data_folder() == tmp_path / "mine"
