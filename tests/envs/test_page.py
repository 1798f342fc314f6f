"""docs/environments.md is correct: its examples run, and its lists and tables match the code."""

import platform
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from envs.page import PAGE, TOLD, written

from fiefdom import bots
from fiefdom.envs import VectorEnvironment
from fiefdom.envs.gymnasium import IDS
from fiefdom.envs.pettingzoo import kingdomino_v0, origins_v0, queendomino_v0, royal_wedding_v0
from fiefdom.rules.catalogue import catalogue

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
HAS_OPENSPIEL = (sys.platform, platform.machine()) != ("darwin", "x86_64")


def test_the_tables_of_observations_are_those_of_the_code() -> None:
    assert written(TEXT) == TEXT, "write them with `python -m envs.page` in the folder of the tests"
    assert all(f"### `{rules}`" in TEXT for rules in TOLD)


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(EXAMPLES) == 10
    known: dict[str, Any] = {}
    for example in EXAMPLES:
        if HAS_OPENSPIEL or "pyspiel" not in example:
            exec(compile(example, PAGE.name, "exec"), known)
    assert known["turned"].shape == (8, 432) and known["turned_masks"].shape == (8, 329)
    assert known["lost"] < -0.5 and known["rollouts"].is_over.all()
    assert known["env"].agents == []
    with np.load("offline.npz") as kept:
        assert kept["seen"].shape == (144, 432) and abs(kept["leads"]).max() > 0
        assert kept["masks"][np.arange(144), kept["actions"]].all() and not kept["masks"].all()


def test_the_table_of_arrays_is_complete() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 3, lists=True, autoreset="SAME_STEP")
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (u?\w+) \| ", TEXT, re.MULTILINE)
    told = {name: kind for names, kind in rows for name in re.findall(r"`(\w+)`", names) if name in environment._forms}
    assert told == {name: np.dtype(kind).name for name, (kind, _) in environment._forms.items()}


@pytest.mark.parametrize("module", (kingdomino_v0, queendomino_v0, royal_wedding_v0, origins_v0))
def test_the_table_of_pettingzoo(module: Any) -> None:
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{module.raw_env.metadata['name']}` |"))
    assert f"`{module.raw_env.default_rules}`" in row


def test_the_ids_of_gymnasium() -> None:
    assert set(re.findall(r"`(fiefdom/[A-Z]\w+-v\d)`", TEXT)) == set(IDS)


def test_the_names_of_openspiel() -> None:
    assert set(re.findall(r"`(fiefdom_\w+)`", TEXT)) == {f"fiefdom_{facts.word}" for facts in catalogue()}


def test_the_names_of_bots() -> None:
    listed = re.search(r"`bots.names\(\)`: ((?:`\w+`,?\s+)+)", TEXT)
    assert listed and tuple(re.findall(r"`(\w+)`", listed[1])) == bots.names()
