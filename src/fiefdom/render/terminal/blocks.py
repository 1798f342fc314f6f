"""Blocks of lines, placed next to and below one another. Their sizes are known, so that a picture can be fitted."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of text; shorter ones are padded with spaces if something is to their right."""

    lines: tuple[Text, ...] = ()

    @classmethod
    def of(cls, *lines: Text | str) -> "Block":
        return cls(tuple(Text(line) if isinstance(line, str) else line for line in lines))

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)

    @property
    def height(self) -> int:
        return len(self.lines)

    def beside(self, right: "Block", gap: int = 3) -> "Block":
        """This block with another one to its right; if either is empty, the other alone."""
        if not right.lines or not self.lines:
            return self if self.lines else right
        left = self.width + gap
        rows = range(max(self.height, right.height))
        return Block(tuple(Text.assemble(_filled(self._line(row), left), right._line(row)) for row in rows))

    def above(self, *others: "Block") -> "Block":
        """This block with the others below it."""
        return Block(tuple(line for block in (self, *others) for line in block.lines))

    def widened(self, width: int) -> "Block":
        """This block, padded to a minimum width."""
        return Block((_filled(self.lines[0], width), *self.lines[1:])) if self.lines else self

    def text(self) -> Text:
        """All lines as one text, without spaces at their ends where nothing is painted."""
        return Text("\n", end="\n", no_wrap=True, overflow="crop").join(_trimmed(line) for line in self.lines)

    def _line(self, row: int) -> Text:
        return self.lines[row] if row < self.height else Text()


def _filled(line: Text, width: int) -> Text:
    filled = line.copy()
    filled.append(" " * (width - line.cell_len))
    return filled


def _trimmed(line: Text) -> Text:
    painted = max((span.end for span in line.spans), default=0)
    return line[: max(painted, len(line.plain.rstrip()))]


def flow(blocks: Iterable[Block], width: int, gap: int = 3) -> Block:
    """The blocks from left to right, continuing below when the width is used up."""
    rows: list[Block] = []
    for block in blocks:
        if rows and rows[-1].width + gap + block.width <= width:
            rows[-1] = rows[-1].beside(block, gap)
        else:
            rows.append(block)
    return stack(rows)


def stack(blocks: Sequence[Block], spaced: bool = False) -> Block:
    """The blocks one below the other, with an empty line between them if wanted."""
    lines: list[Text] = []
    for block in blocks:
        if spaced and lines and block.lines:
            lines.append(Text())
        lines += block.lines
    return Block(tuple(lines))
