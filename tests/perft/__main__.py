"""Rewrites the tables of docs/perft.md and prints what changed. Run in tests/: python -m perft."""

from collections.abc import Iterator

from perft.tables import HEADING, PAGE, Tables, compute, published, render


def changes(old: Tables, new: Tables) -> Iterator[str]:
    """A line for each column that was added, removed or has different counts."""
    for start in old:
        if start not in new:
            yield f"gone: {start}"
    for start, counts in new.items():
        before = old.get(start, ())
        if not before:
            yield f"new: {start}: {len(counts)} depths, {counts[-1]:,} sequences"
        elif before != counts:
            depths = range(max(len(before), len(counts)))
            depth = next(depth for depth in depths if before[depth : depth + 1] != counts[depth : depth + 1])
            yield f"changed from depth {depth + 1} on: {start}"


def main() -> None:
    old, new = published(), compute()
    prose = PAGE.read_text(encoding="utf-8").partition(HEADING)[0]
    PAGE.write_text(f"{prose}{HEADING}\n\n{render(new)}", encoding="utf-8", newline="\n")
    summary = list(changes(old, new))
    total = sum(map(len, new.values()))
    print("\n".join(summary) or "Nothing changed.")
    print(f"{PAGE.name}: {len(new)} columns, {total} counts, {len(summary)} columns changed.")


if __name__ == "__main__":
    main()
