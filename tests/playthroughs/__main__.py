"""Rewrites the playthroughs and prints what changed. Run in tests/: python -m playthroughs."""

import difflib
from collections.abc import Sequence

from playthroughs.scripts import FOLDER, scripts
from playthroughs.writing import run


def summary(name: str, old: Sequence[str] | None, new: Sequence[str]) -> str:
    """A line about one file: new, unchanged, or how much changed and where that starts."""
    if old is None:
        return f"{name}: new, {len(new)} lines"
    if list(old) == list(new):
        return f"{name}: unchanged, {len(new)} lines"
    blocks = [
        block for block in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if block[0] != "equal"
    ]
    gone = sum(block[2] - block[1] for block in blocks)
    come = sum(block[4] - block[3] for block in blocks)
    return f"{name}: {gone} lines gone, {come} come, from line {blocks[0][3] + 1} on"


def main() -> None:
    wanted = set()
    for script in scripts():
        old = script.path.read_text(encoding="utf-8").splitlines() if script.path.exists() else None
        new = run(script).lines
        script.path.write_text("\n".join(new) + "\n", encoding="utf-8", newline="\n")
        wanted.add(script.path)
        print(summary(script.path.name, old, new))
    for path in sorted(set(FOLDER.glob("*.txt")) - wanted):
        path.unlink()
        print(f"{path.name}: gone")


if __name__ == "__main__":
    main()
