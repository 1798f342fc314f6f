"""Builds the package as for a release, installs it in an empty environment, and plays with what was installed.

Usage: python tools/package/test.py [FOLDER]   (leaves the sdist and the wheel in FOLDER)

Needs git and the package registries, so it is a step of its own: `./dev test --package`.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = Path(__file__).with_name("client.py")
PAGE = "fiefdom/server/page/index.html"


def clean_copy(folder: Path) -> Path:
    """A copy of what git would commit, without anything that was built or installed here."""
    listing = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        source, target = ROOT / name, folder / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    return folder


def build(source: Path, output: Path) -> Path:
    """Build the sdist, and the wheel from it; returns the wheel. Both must hold the page."""
    subprocess.run([sys.executable, "-m", "build", "--outdir", output, source], check=True)
    [archive], [wheel] = output.glob("*.tar.gz"), output.glob("*.whl")
    with tarfile.open(archive) as files:
        assert any(name.endswith(PAGE) for name in files.getnames()), f"{archive} has no page"
    with zipfile.ZipFile(wheel) as files_of_wheel:
        assert PAGE in files_of_wheel.namelist(), f"{wheel} has no page"
    return wheel


def environment() -> dict[str, str]:
    """Variables without those that would show the new environment the sources of this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def play(wheel: Path, folder: Path) -> None:
    """Install the wheel without and with the extra, and use it."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    install = [str(programs / "python"), "-m", "pip", "install", "--disable-pip-version-check", "-q"]

    def call(*command: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=environment(), cwd=cwd or folder, text=True, capture_output=True)

    subprocess.run([*install, str(wheel)], check=True)
    assert "kingdomino" in call(programs / "fiefdom", "games").stdout
    alone = call(programs / "fiefdom", "serve")
    assert alone.returncode == 2 and "fiefdom[server]" in alone.stderr, alone
    subprocess.run([*install, f"{wheel}[server]"], check=True)
    played = call(programs / "python", CLIENT)
    print(played.stdout, played.stderr, sep="", end="")
    assert played.returncode == 0, "the installed server could not be played with"


def main(arguments: list[str]) -> int:
    """Build, install, play."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="fiefdom-package-") as name:
        folder = Path(name)
        output = Path(arguments[0]).resolve() if arguments else folder / "dist"
        wheel = build(clean_copy(folder / "source"), output)
        play(wheel, folder / "venv")
        print(f"{wheel.name} can be installed and played with ({time.monotonic() - start:.0f} s).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
