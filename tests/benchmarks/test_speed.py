"""The benchmarks run and report; no test checks how fast anything is."""

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "benchmarks"
AGAINST_C = ["kingdomino(players=2)", "kingdomino(players=4)", "kingdomino(players=2, mighty_duel)"]
# Digest of the scores of 20,000 games from seed 1: the reference must not change while we compare with it.
CHECKSUMS = (0x0ECDD22EBA323B6A, 0x57ED215E37B50335, 0x381136230492A835)


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a module from the benchmarks folder."""
    monkeypatch.syspath_prepend(str(FOLDER))

    def load(name: str) -> ModuleType:
        return importlib.import_module(name)

    return load


@pytest.fixture
def yardstick(module: Any, tmp_path: Path) -> Any:
    c_yardstick = module("c_yardstick")
    try:
        return c_yardstick.Yardstick(tmp_path)
    except c_yardstick.NoYardstick as reason:
        pytest.skip(str(reason))


def test_a_quick_run_prints_every_measurement(quick_run: Any) -> None:
    found = quick_run("speed.py")
    assert set(found["machine"]) == {"date", "processor", "cores", "system", "python", "numba", "numpy"}
    assert found["yardstick_problem"] or [row["rules"] for row in found["yardstick"]] == AGAINST_C
    assert all(row["ratio"]["best"] > 0 < row["ratio"]["median"] for row in found["yardstick"])
    assert {row["rules"].partition("(")[0] for row in found["games"]} == {
        "kingdomino", "queendomino", "royal_wedding", "discovery", "totem", "tribe",
    }  # fmt: skip
    assert all(set(row["decisions_per_second"]) == {"best", "median", "spread"} for row in found["games"])
    assert all(row["best"] > 0 for row in found["two_threads"])
    assert found["quick"] and found["cold_warmup_cpu_seconds"] is None
    assert [row["what"] for row in found["start_up"]][-1] == "`fiefdom --help`"


def test_the_yardstick_plays_the_games_it_always_played(yardstick: Any) -> None:
    for rules, checksum in zip(AGAINST_C, CHECKSUMS, strict=True):
        assert yardstick.play(rules, 1, 20_000) == checksum


def test_without_a_compiler_a_sentence_says_so(module: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    c_yardstick = module("c_yardstick")
    with pytest.raises(c_yardstick.NoYardstick, match="There is no C compiler"):
        c_yardstick.Yardstick(tmp_path)


def test_a_compiler_that_fails_is_named(module: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "false")
    c_yardstick = module("c_yardstick")
    with pytest.raises(c_yardstick.NoYardstick, match="false cannot compile the yardstick"):
        c_yardstick.Yardstick(tmp_path)


def test_tables_go_below_their_heading(module: Any) -> None:
    reporting = module("reporting")
    page = "# Title\n\n## The tables\n\nold\n\n## More\n\ntext\n"
    assert reporting.written_into(page, "new\n") == "# Title\n\n## The tables\n\nnew\n\n## More\n\ntext\n"
    assert reporting.written_into("## The tables\nold", "new\n") == "## The tables\n\nnew\n"
    with pytest.raises(ValueError, match="has no heading"):
        reporting.written_into("# Title\n", "new\n")


def test_the_page_holds_a_full_measurement(module: Any) -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    random_games = module("random_games")
    assert all(f"| `{rules}` |" in page for rules in random_games.TABLES)
    assert "Ratio of bests" in page and "nothing compiled yet" in page


@pytest.mark.exhaustive
def test_shares_of_all_steps_sum_to_one(module: Any) -> None:
    steps = module("phases").profile("kingdomino(players=2)", games=64, repeats=2)
    assert {step.name for step in steps} == {"place", "claim", "draw_king", "lay_line", "scores"}
    assert sum(step.share for step in steps) == pytest.approx(1)
