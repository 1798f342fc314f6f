"""Results on disk: a file of JSON lines that is only ever appended to, so that a run can resume where it stopped.

    {"format": "fiefdom-arena-1", "rules": "...", "bots": [...], "seed": 1, "software": "..."}
    {"game": 0, "deal": 0, ...}
    ...

`software` is a digest of everything that determines how bots play. The number of games is not stored: more games can
always be added to a file.
"""

import hashlib
import json
import os
import re
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.schedule import Settings
from fiefdom.bots.refusals import ArenaCode
from fiefdom.engine.compiled import PACKAGE
from fiefdom.errors import TextError

FORMAT = "fiefdom-arena-1"
SOURCES = (
    *("components/*.py", "components/tables/*.csv", "rules/*.py", "engine/**/*.py"),
    *("bots/*.py", "bots/kernels/*.py", "bots/programs/p*.py", "bots/trained/*.npz", "bots/arena/arena_game.py"),
)
LONGEST_NAME = 60


@cache
def software_digest() -> str:
    """Changes with everything that could change a game: rules, engine, bots and their weights."""
    digest = hashlib.blake2b(digest_size=6)
    for pattern in SOURCES:
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def header(settings: Settings) -> dict[str, Any]:
    """The first line of a file. Between two kingdoms, exchanged seats are the usual ones."""
    exchanged = {"exchanged": True} if settings.exchanged and settings.rules.kingdoms > 2 else {}
    return {
        "format": FORMAT,
        "rules": str(settings.rules),
        "bots": list(settings.bots),
        "seed": settings.seed,
        **exchanged,
        "software": software_digest(),
    }


def default_path(settings: Settings) -> Path:
    """Where results are stored by default: a file in the folder `arena`, with a readable name and a digest."""
    rules = settings.rules
    words = re.sub(r"[^a-z0-9]+", "-", "-".join([rules.game, str(rules.players), *settings.bots]))
    digest = hashlib.blake2b(json.dumps(header(settings)).encode(), digest_size=4).hexdigest()
    return Path("arena") / f"{words[:LONGEST_NAME].strip('-')}-{digest}.jsonl"


class Store:
    """The results of one run in a file. Opening it reads the existing ones; an incomplete last line is removed.

    Raises TextError if the file contains something else or is open in another run, and OSError.
    """

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("a+b")
        try:
            _lock(self._file, path)
            self._read(settings)
        except BaseException:
            self._file.close()
            raise

    def _read(self, settings: Settings) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        torn = lines.pop()
        if not lines:
            self._file.truncate(0)
            self._write(json.dumps(header(settings)))
            return
        self._require_same(lines[0], settings)
        for number, line in enumerate(lines[1:], start=2):
            result = _read_result(line, number, self.path)
            self.results.setdefault(result.game, result)
        if torn:
            self._file.truncate(sum(len(line) + 1 for line in lines))

    def _require_same(self, line: bytes, settings: Settings) -> None:
        path, ours, theirs = str(self.path), header(settings), _read_header(line, self.path)
        for key in ("rules", "bots", "seed", "exchanged"):
            if theirs.get(key) != ours.get(key):
                found, wanted = _text(theirs.get(key)), _text(ours.get(key))
                raise TextError(ArenaCode.OTHER_SETTINGS(path=path, setting=key, theirs=found, ours=wanted))
        if theirs.get("software") != ours["software"]:
            raise TextError(ArenaCode.OTHER_SOFTWARE(path=path))

    def add(self, result: Result) -> None:
        """Append a result: when this returns, the system has it, so nothing is lost if the process is killed."""
        self._write(result.as_line())
        self.results[result.game] = result

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_file(path: Path) -> tuple[dict[str, Any], list[Result]]:
    """The header and the results of a file, which is not changed; an incomplete last line is left out.

    Raises TextError if the file contains something else, and OSError.
    """
    first, *lines = path.read_bytes().split(b"\n")
    results = [_read_result(line, number, path) for number, line in enumerate(lines[:-1], start=2)]
    return _read_header(first, path), results


def _read_header(line: bytes, path: Path) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise TextError(ArenaCode.NOT_RESULTS(path=str(path)))
    return found


def _read_result(line: bytes, number: int, path: Path) -> Result:
    try:
        return Result.of_line(line)
    except TextError:
        text = line.decode(errors="replace")
        raise TextError(ArenaCode.BAD_LINE(line=number, path=str(path), text=text)) from None


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _lock(file: IO[bytes], path: Path) -> None:
    """Refuse a second run while the first one is still writing, where the system supports locks."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise TextError(ArenaCode.LOCKED(path=str(path))) from None
