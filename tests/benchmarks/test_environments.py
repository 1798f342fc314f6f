"""The environment benchmark runs and reports; no test checks how fast anything is."""

from pathlib import Path
from typing import Any

from fiefdom.rules.catalogue import catalogue

AGAINST_C = ["kingdomino(players=2)", "kingdomino(players=4)", "kingdomino(players=2, mighty_duel)"]


def test_a_quick_run_measures_every_game(quick_run: Any, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Speeds\n\n## The tables of the environments\n\nold\n\n## After\n", encoding="utf-8")
    found = quick_run("environments.py", "--write", str(page))
    assert {row["rules"].partition("(")[0] for row in found["by_game"]} == {facts.word for facts in catalogue()}
    assert all(row["best"] >= row["median"] > 0 for row in found["by_game"])
    assert [row["rules"] for row in found["two_threads"]] == AGAINST_C
    if "against_c" in found:
        assert [row["rules"] for row in found["against_c"]] == AGAINST_C
        assert all(row["ratio"] > 0 < row["ratio_of_medians"] for row in found["against_c"])
    if "pettingzoo" in found:
        assert [row["environment"] for row in found["pettingzoo"]] == ["raw_env", "env"]
    assert len(found["problems"]) == 2 - ("against_c" in found) - ("pettingzoo" in found)
    text = page.read_text(encoding="utf-8")
    assert "old" not in text and text.endswith("## After\n") and "### By game, decisions/s, one core" in text
