"""The search benchmark runs and reports; no test checks how fast anything is."""

from pathlib import Path
from typing import Any

from fiefdom.rules.catalogue import catalogue


def test_a_quick_run_measures_every_game(quick_run: Any, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Bots\n\n## Simulations\n\nold\n\n## After\n", encoding="utf-8")
    found = quick_run("bots.py", "--write", str(page))
    assert {row["rules"].partition("(")[0] for row in found["games"]} == {facts.word for facts in catalogue()}
    assert all(row["decisions"] == 1 and row["simulations_per_second"] > 0 for row in found["games"])
    text = page.read_text(encoding="utf-8")
    assert "old" not in text and text.endswith("## After\n") and "`tribe(players=4)`" in text
