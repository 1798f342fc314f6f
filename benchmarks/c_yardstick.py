"""The C yardstick: random games of Kingdomino in hand-written C, compiled on this machine and called in-process."""

import ctypes
import os
import platform
import shutil
import subprocess
from pathlib import Path

SOURCES = Path(__file__).parent / "yardstick"
COMPILERS = ("cc", "gcc", "clang")
OPTIONS = ("-O3", "-march=native", "-shared", "-fPIC")

# The yardstick's names for the settings that it plays.
SETTINGS = {
    "kingdomino(players=2)": "2p5",
    "kingdomino(players=4)": "4p5",
    "kingdomino(players=2, mighty_duel)": "2p7",
}


class NoYardstick(Exception):
    """There is nothing to compare with; the message says why and what to do."""


class Yardstick:
    """The compiled yardstick. Raises NoYardstick if this machine cannot compile it."""

    def __init__(self, folder: Path) -> None:
        self.compiler = _compiler()
        path = folder / "yardstick.so"
        command = [self.compiler, *OPTIONS, "-o", str(path), str(SOURCES / "yardstick.c")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            problem = next((line for line in done.stderr.splitlines() if "error" in line), f"code {done.returncode}")
            raise NoYardstick(f"{self.compiler} cannot compile the yardstick for {platform.machine()}: {problem}.")
        self.library = ctypes.CDLL(str(path))

    def play(self, rules: str, seed: int, games: int) -> int:
        """Play games including their final scores; returns a checksum of the scores."""
        run = getattr(self.library, f"frame_{SETTINGS[rules]}_run")
        run.restype = ctypes.c_uint64
        run.argtypes = (ctypes.c_uint64, ctypes.c_long, ctypes.POINTER(ctypes.c_uint64))
        discards = ctypes.c_uint64()
        return int(run(seed, games, ctypes.byref(discards)))

    def version(self) -> str:
        """The first line of the compiler's version output."""
        done = subprocess.run([self.compiler, "--version"], capture_output=True, text=True, check=False)
        return done.stdout.partition("\n")[0]


def _compiler() -> str:
    for name in (os.environ.get("CC", ""), *COMPILERS):
        if name and shutil.which(name):
            return name
    raise NoYardstick("There is no C compiler (cc, gcc, clang or the one in CC), so nothing was compared: install one.")
