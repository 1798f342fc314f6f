"""Reviews that were made before, on the disk: one JSON file for each record, depth and version."""

import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path

from fiefdom._version import __version__
from fiefdom.analysis.chances import FILE
from fiefdom.analysis.review_values import Review
from fiefdom.engine.compiled import cache_folder
from fiefdom.notation import Record

# Changes whenever the same record would be reviewed differently.
REVISION = 2


def key_of(record: Record, simulations: int) -> str:
    """A digest of all that a review depends on: the events and the rules, but not who played or what was remarked."""
    text = hashlib.blake2b(digest_size=16)
    for part in (__version__, REVISION, record.rules, record.start, simulations):
        text.update(f"{part}\n".encode())
    text.update(FILE.read_bytes())
    text.update(record.codes.tobytes())
    return text.hexdigest()


def load(key: str) -> Review | None:
    """The review with this key; None if there is none, or if it cannot be read."""
    folder = _folder()
    try:
        return None if folder is None else Review.from_json(json.loads((folder / f"{key}.json").read_bytes()))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def save(key: str, review: Review) -> None:
    """Keep a review. A disk that is full or cannot be written to is no reason to lose it: then it is made again."""
    folder = _folder()
    if folder is None:
        return
    new = folder / f".{key}.{os.getpid()}.new"
    try:
        folder.mkdir(exist_ok=True)
        new.write_text(json.dumps(review.as_json()), encoding="utf-8")
        new.replace(folder / f"{key}.json")
    except OSError:
        with suppress(OSError):
            new.unlink()


def _folder() -> Path | None:
    compiled = cache_folder()
    return None if compiled is None else compiled.parent / "reviews"
