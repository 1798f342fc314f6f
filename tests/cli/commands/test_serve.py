"""`fiefdom serve`: error messages. Serving itself is tested with the server."""

import socket
from concurrent.futures import ThreadPoolExecutor

from click.testing import CliRunner

from fiefdom.cli.main import program


def refused(*arguments):
    # In a separate thread: the browser tests leave an event loop running in pytest's thread.
    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(CliRunner().invoke, program, ["serve", *arguments]).result()
    assert found.exit_code == 2
    return found.output


def test_a_port_that_is_taken_is_named(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        output = refused("--port", str(port), "--data", str(tmp_path / "tables.db"))
    assert f"Port {port} at 127.0.0.1 cannot be used" in output
    assert f"--port {port + 1}" in output


def test_a_port_that_cannot_be_is_refused(tmp_path):
    assert "0 to 65535" in refused("--port", "99999", "--data", str(tmp_path / "tables.db"))


def test_a_database_url_that_is_not_understood_is_quoted():
    assert "'mysql://x' is not a database that can be used" in refused("--database", "mysql://x")


def test_a_database_that_does_not_answer_is_named():
    output = refused("--database", "postgresql://fief@127.0.0.1:1/fief")
    assert "'postgresql://fief@127.0.0.1:1/fief' cannot be used" in output


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    assert "choose another --data" in refused("--data", str(tmp_path / "file" / "tables.db"))
    (tmp_path / "no-database").write_text("this is no database, only some text that is long enough to be read\n" * 20)
    assert "cannot be used" in refused("--data", str(tmp_path / "no-database"))


def test_file_and_database_exclude_each_other():
    assert "only one of these options: --data or --database" in refused("--data", "x", "--database", "sqlite:///y")


def test_levels_may_be_played_by_other_bots_that_exist():
    assert "LEVEL=BOT with one of the levels easy, normal, hard, expert or random" in refused("--bot", "champion=hard")
    assert "There is no bot 'nobody'" in refused("--bot", "hard=nobody")
    assert "'no-such-program' cannot be started" in refused("--bot", 'hard=program:"no-such-program"')
