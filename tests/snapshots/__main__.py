"""Rewrites the snapshots and prints what changed. Run in tests/: python -m snapshots."""

from playthroughs.__main__ import summary
from snapshots.positions import FOLDER, contents


def main() -> None:
    wanted = contents()
    for path, new in wanted.items():
        old = path.read_text(encoding="utf-8").splitlines() if path.exists() else None
        path.write_text("\n".join(new) + "\n", encoding="utf-8", newline="\n")
        print(summary(path.name, old, new))
    for path in sorted(set(FOLDER.glob("*.txt")) - wanted.keys()):
        path.unlink()
        print(f"{path.name}: gone")


if __name__ == "__main__":
    main()
