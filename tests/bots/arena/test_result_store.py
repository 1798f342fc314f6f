"""Results on disk: an interrupted run can be continued, and results are never mixed up."""

import json
from pathlib import Path

import pytest

from fiefdom.bots.arena import Result, Settings, Store, plan, run
from fiefdom.bots.arena.arena_game import play
from fiefdom.bots.arena.game_recorder import record_path
from fiefdom.bots.arena.result_store import default_path, software_digest
from fiefdom.bots.arena.schedule import Pairing
from fiefdom.bots.arena.tournament import missing_games
from fiefdom.bots.arena.workers import Alone
from fiefdom.errors import TextError
from fiefdom.rules import Rules

SETTINGS = Settings(Rules.parse("kingdomino(players=2)"), ("random", "gprd"))


def digests(results: list[Result]) -> list[str]:
    return [result.digest for result in results]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all games that were played."""
    games: list[int] = []
    before = Alone.play

    def counting(self: Alone, pairings: list[Pairing]):  # type: ignore[no-untyped-def]
        for played in before(self, pairings):
            games.append(played.result.game)
            yield played

    monkeypatch.setattr(Alone, "play", counting)
    return games


def kept(path: Path, games: int) -> list[Result]:
    with Store(path, SETTINGS) as store:
        return run(SETTINGS, games, store=store)


def test_results_survive_a_line() -> None:
    result = play(SETTINGS, Pairing(5, 2, 0, 1, (1, 0)))
    assert Result.of_line(result.as_line()) == result
    for wrong in ("", "{}", "[]", "null", result.as_line()[:-1], result.as_line().replace("seats", "chairs")):
        with pytest.raises(TextError):
            Result.of_line(wrong)


def test_a_run_goes_on_where_it_stopped_and_takes_more_games(tmp_path: Path, counted: list[int]) -> None:
    path = tmp_path / "folder" / "run.jsonl"
    whole = digests(run(SETTINGS, 12))
    counted.clear()
    assert digests(kept(path, 4)) == whole[:4]
    assert digests(kept(path, 12)) == whole
    assert counted == list(range(12))
    # With fewer games, results are read from disk and nothing is played.
    assert digests(kept(path, 6)) == whole[:6]
    assert len(counted) == 12


@pytest.mark.parametrize("cut", [1, 40, 200])
def test_a_torn_line_is_dropped_and_its_game_played_again(tmp_path: Path, counted: list[int], cut: int) -> None:
    path = tmp_path / "run.jsonl"
    whole = digests(kept(path, 6))
    data = path.read_bytes()
    path.write_bytes(data[:-cut])
    counted.clear()
    assert digests(kept(path, 6)) == whole
    assert counted == [5]
    lines = path.read_text().splitlines()
    assert len(lines) == 7 and all(isinstance(json.loads(line), dict) for line in lines)


def test_a_torn_first_line_is_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b'{"format": "fief')
    assert len(kept(path, 2)) == 2
    assert json.loads(path.read_text().splitlines()[0])["bots"] == ["random", "gprd"]


def test_games_may_be_kept_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Store(path, SETTINGS) as store:
        for pairing in reversed(list(plan(SETTINGS, 4))):
            store.add(play(SETTINGS, pairing))
    assert digests(kept(path, 4)) == digests(run(SETTINGS, 4))


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Settings(Rules.parse("kingdomino(players=3)"), SETTINGS.bots), "with other rules, 'kingdomino(players=2)'"),
        (Settings(SETTINGS.rules, ("gprd", "random")), "with other bots, 'random,gprd' instead of 'gprd,random'"),
        (Settings(SETTINGS.rules, SETTINGS.bots, 2), "with other seeds, '1' instead of '2'"),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, other: Settings, said: str) -> None:
    path = tmp_path / "run.jsonl"
    kept(path, 2)
    before = path.read_bytes()
    with pytest.raises(TextError) as refusal:
        Store(path, other)
    assert said in str(refusal.value) and "name another file" in str(refusal.value)
    assert path.read_bytes() == before


def test_another_version_of_the_bots_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    kept(path, 2)
    path.write_text(path.read_text().replace(software_digest(), "0" * 12))
    with pytest.raises(TextError, match="another version of the bots or the engine"):
        Store(path, SETTINGS)


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[1]\n", '{"format": "fiefdom-arena-0"}\n', "\n"])
def test_other_files_are_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(text)
    with pytest.raises(TextError, match="is not a file of arena results"):
        Store(path, SETTINGS)
    assert path.read_text() == text


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    kept(path, 4)
    lines = path.read_text().splitlines()
    lines[2] = "spoilt"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(TextError, match=r"Line 3 of '.*' is not a result: 'spoilt'\. Delete the line"):
        Store(path, SETTINGS)


def test_two_runs_never_write_to_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "run.jsonl"
    with Store(path, SETTINGS), pytest.raises(TextError, match="Another run is writing"):
        Store(path, SETTINGS)
    Store(path, SETTINGS).close()


def test_default_names_tell_settings_apart() -> None:
    others = [
        SETTINGS,
        Settings(SETTINGS.rules, SETTINGS.bots, 2),
        Settings(SETTINGS.rules, ("gprd", "random")),
        Settings(Rules.parse("kingdomino(players=2, harmony)"), SETTINGS.bots),
        Settings(SETTINGS.rules, ("search:simulations=1000,width=24",) * 9),
    ]
    names = {default_path(settings).name for settings in others}
    assert len(names) == len(others)
    assert max(map(len, names)) < 80
    assert default_path(SETTINGS).name.startswith("kingdomino-2-random-gprd-")


def test_records_are_kept_with_the_results(tmp_path: Path) -> None:
    run(SETTINGS, 4, records=tmp_path / "kept")
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [
        f"game-00000{game}.fief" for game in range(4)
    ]
    assert record_path(tmp_path / "kept", 3).read_text().startswith("fief 1\nrules kingdomino(players=2)\n")


def test_missing_games_are_those_of_the_plan_that_are_not_there(tmp_path: Path) -> None:
    with Store(tmp_path / "run.jsonl", SETTINGS) as store:
        store.add(play(SETTINGS, list(plan(SETTINGS, 2))[1]))
        assert [pairing.number for pairing in missing_games(SETTINGS, 4, store)] == [0, 2, 3]
    assert len(missing_games(SETTINGS, 4, None)) == 4
