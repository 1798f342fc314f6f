"""The cache of compiled code: every edit invalidates it, and a read-only location is not an error."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from numba import config

from fiefdom import Rules
from fiefdom.engine import compiled
from fiefdom.engine.engine import engine_for
from fiefdom.engine.random import below, new_source

PACKAGE = compiled.PACKAGE
FOLDER = "import json, fiefdom.engine.compiled as c; print(json.dumps([c.source_digest(), str(c.cache_folder())]))"
# Compiles and calls one small entry point: `cache=True` without a folder would raise in the decorator.
FOLD = """
import numpy as np
from fiefdom.engine import batch, compiled
folded = np.zeros(2, np.uint64)
assert batch.fold(np.ones((2, 3), np.uint64), folded) == 0
assert folded[0] == folded[1] != 0
print(compiled.cache_folder())
"""


def run(code: str, **variables: str) -> str:
    """Run code in a separate process; returns its output."""
    kept = ("FIEFDOM_CACHE_DIR", "XDG_CACHE_HOME", "NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT")
    environment = {name: value for name, value in os.environ.items() if name not in kept}
    environment = {**environment, "PYTHONPATH": str(PACKAGE.parent), "PYTHONDONTWRITEBYTECODE": "1", **variables}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, env=environment, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that tests can edit."""
    copy = tmp_path_factory.mktemp("copy") / "fiefdom"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def digest_of(package: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(compiled, "PACKAGE", package)
    return compiled.source_digest.__wrapped__()


@pytest.mark.parametrize(
    "name",
    [
        "engine/bits.py",
        "engine/batch.py",
        "engine/families/kingdomino/playouts.py",
        "engine/families/origins/__init__.py",
        "engine/compiled.py",
        "components/dominoes.py",
        "components/tables/queendomino_buildings.csv",
        "components/tables/origins_dominoes.csv",
    ],
)
def test_a_changed_byte_changes_the_digest(name: str, package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest_of(package, monkeypatch)
    path = package / name
    original = path.read_bytes()
    path.write_bytes(original[:-1] + bytes([original[-1] ^ 1]))
    try:
        assert digest_of(package, monkeypatch) != before
    finally:
        path.write_bytes(original)
    assert digest_of(package, monkeypatch) == before == compiled.source_digest()


def test_a_new_and_a_renamed_source_change_the_digest(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest_of(package, monkeypatch)
    (package / "engine" / "more.py").write_text("")
    added = digest_of(package, monkeypatch)
    (package / "engine" / "more.py").rename(package / "engine" / "less.py")
    renamed = digest_of(package, monkeypatch)
    (package / "engine" / "less.py").unlink()
    assert len({before, added, renamed}) == 3


def test_every_source_that_is_compiled_counts() -> None:
    """All project modules imported by the engine are in the folders covered by the digest."""
    counted = {path for pattern in compiled.SOURCES for path in PACKAGE.glob(pattern)}
    assert counted >= set((PACKAGE / "engine").rglob("*.py"))
    assert counted >= set((PACKAGE / "components").rglob("*.csv"))
    for path in (PACKAGE / "engine").rglob("*.py"):
        for line in path.read_text().splitlines():
            if line.startswith("from fiefdom."):
                part = line.split()[1].split(".")[1]
                assert part in ("engine", "components", "rules", "events", "errors", "reasons"), line


def test_the_folder_is_named_by_the_digest(package: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(package.parent), "FIEFDOM_CACHE_DIR": str(tmp_path)}
    digest, folder = json.loads(run(FOLDER, **environment))
    assert Path(folder) == tmp_path / f"engine-{digest}" and Path(folder).is_dir()
    assert list(Path(folder).iterdir()) == []
    source = package / "engine" / "families" / "origins" / "totems.py"
    original = source.read_bytes()
    source.write_bytes(original + b"\n")
    try:
        assert json.loads(run(FOLDER, **environment))[0] != digest
    finally:
        source.write_bytes(original)


def test_checked_code_is_kept_apart(tmp_path: Path) -> None:
    plain = json.loads(run(FOLDER, FIEFDOM_CACHE_DIR=str(tmp_path)))[1]
    checked = json.loads(run(FOLDER, FIEFDOM_CACHE_DIR=str(tmp_path), NUMBA_BOUNDSCHECK="1"))[1]
    assert plain != checked


def test_compiled_code_is_kept_and_found_again(tmp_path: Path) -> None:
    folder = Path(run(FOLD, FIEFDOM_CACHE_DIR=str(tmp_path)))
    kept = sorted(folder.rglob("*.nbc"))
    assert len(kept) == 1
    times = [path.stat().st_mtime_ns for path in kept]
    run(FOLD, FIEFDOM_CACHE_DIR=str(tmp_path))
    assert [path.stat().st_mtime_ns for path in sorted(folder.rglob("*.nbc"))] == times


@pytest.mark.parametrize("variable", ["FIEFDOM_CACHE_DIR", "everything"])
def test_where_nothing_can_be_written_each_process_compiles(variable: str, package: Path, tmp_path: Path) -> None:
    """A path below a file cannot be created, not even by root."""
    (tmp_path / "file").write_text("")
    nowhere = str(tmp_path / "file" / "below")
    variables = {"HOME": nowhere, "XDG_CACHE_HOME": nowhere, "FIEFDOM_CACHE_DIR": nowhere}
    if variable == "everything":
        del variables["FIEFDOM_CACHE_DIR"]
        (package / "__pycache__").unlink(missing_ok=True)
        (package / "__pycache__").write_text("")
    try:
        assert run(FOLD, PYTHONPATH=str(package.parent), **variables) == "None"
    finally:
        (package / "__pycache__").unlink(missing_ok=True)


def test_without_a_home_the_package_keeps_its_code(package: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = Path(run(FOLD, PYTHONPATH=str(package.parent), HOME=str(tmp_path / "file" / "below")))
    assert folder.parent == package / "__pycache__"
    shutil.rmtree(package / "__pycache__")


def test_the_decorators_leave_numba_as_it_was() -> None:
    """Only the engine's code is cached in the engine's folder."""
    from numba import config

    before = config.CACHE_DIR
    compiled.entry(lambda value: value)
    assert before == config.CACHE_DIR


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="uncompiled, a kernel is a plain function")
@pytest.mark.parametrize("compiled_before", [False, True])
def test_python_cannot_call_a_kernel_and_is_told_so(compiled_before: bool) -> None:
    if compiled_before:
        engine_for(Rules("kingdomino", 2)).play_out(engine_for(Rules("kingdomino", 2)).new_states(), new_source(1))
    with pytest.raises(TypeError, match="from compiled code only"):
        below(new_source(1), 3)
