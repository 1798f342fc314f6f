"""The screen of a game: prints the table, choices, sheets and rankings, and reads answers. Has no game flow."""

import io
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from fiefdom.analysis import Analysis
from fiefdom.cli.console import look_of
from fiefdom.cli.play.choices import Choice, acting_kingdom, best_gains, domino_in_hand, ends_turn, marks, question
from fiefdom.cli.play.event_text import deed, estimated
from fiefdom.cli.play.seating import Seating
from fiefdom.game import Cell, Game, Outcome
from fiefdom.languages import Say, decimal
from fiefdom.render import terminal as picture
from fiefdom.render.terminal.blocks import flow
from fiefdom.render.terminal.fitting import rival_blocks

PROMPT = "> "
# Hints: none; legal choices drawn into the kingdom; also which of them score the most points right away.
OFF, MARKS, GAINS = "off", "marks", "gains"
# In the middle of a turn at most the kingdom is shown: the table was shown a moment ago.
WHOLE_TABLE = ("claim", "pair", "place")
KINGDOM = ("tax", "site", "erupt", "recruit", "pay", "settle")
MANY = 8


class Screen:
    """Everything that is printed and read."""

    def __init__(self, console: Console, seating: Seating, hints: str = MARKS, language: str = "en") -> None:
        self.console = console
        self._look = look_of(console, language)
        self.seating = seating.spoken(self._look.say)
        self.hints = hints
        self._is_first_placement = True
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    @property
    def _style(self) -> dict[str, Any]:
        return {"colour": self._look.colour, "unicode": self._look.unicode, "language": self._look.language}

    @property
    def language(self) -> str:
        return self._look.language

    @property
    def words(self) -> Say:
        """Formats a message in the language of this screen."""
        return self._look.say

    def tell(self, key: str, **args: str | int) -> None:
        """Print a message."""
        self.say(Text(self.words(key, **args)))

    def say(self, text: RenderableType = "") -> None:
        self.console.print(text)

    def show(self, drawing: Text) -> None:
        """Print a drawing without wrapping its lines."""
        self.console.print(drawing, no_wrap=True, overflow="crop")

    def heading(self, text: str) -> None:
        self.console.print()
        line = f"{self._look.rule * 2} {text} "
        self.say(Text(line + self._look.rule * (self.console.width - len(line)), self._look.strong))

    def read(self) -> str | None:
        """One line, or None at the end of the input. Piped answers are echoed as if they had been typed."""
        try:
            line = input(PROMPT)
        except EOFError:
            self.say()
            return None
        if not sys.stdin.isatty():
            self.say(Text(line))
        return line.strip()

    # ------------------------------------------------------------------ a decision

    def position(self, game: Game, options: Sequence[Choice]) -> None:
        """The part of the table needed for the decision, with the choices drawn into it, and the question."""
        drawn = marks(game, options) if self.hints != OFF or game.awaits != "place" else {}
        self.say()
        if game.awaits in WHOLE_TABLE:
            self.table(game, drawn, rows_left=4 if game.awaits == "place" else 3)
        elif game.awaits in KINGDOM:
            self.kingdom(game, acting_kingdom(game).number, drawn)
        self.ask(game, options)

    def table(self, game: Game, drawn: Mapping[Cell, str] | None = None, rows_left: int | None = None) -> None:
        """The whole table; with `rows_left`, as large as fits while that many rows of the screen stay free."""
        height = self.console.height - rows_left if rows_left and self.console.is_terminal else None
        names, width = self.seating.names, self.console.width
        self.show(picture.table_view(game, names, width, height=height, marks=drawn, **self._style))

    def ask(self, game: Game, options: Sequence[Choice]) -> None:
        """The question, and the choices if they are not drawn."""
        line = Text(question(game, self.words), self._look.strong)
        if game.awaits == "place":
            line = Text.assemble(picture.domino_text(domino_in_hand(game), self._look), "  ", line)
        if ends_turn(game, options):
            line.append(f" {self.words('terminal-ends-turn')}", self._look.faint)
        self.say(line)
        if game.awaits not in ("place", "claim"):
            self.choices(options)
        elif game.awaits == "place" and self._is_first_placement and self.hints != OFF:
            self.say(Text(self.words("terminal-arrows"), self._look.faint))
            self._is_first_placement = False
        if self.hints == GAINS:
            self.gains(game, options)

    def choices(self, options: Sequence[Choice]) -> None:
        """All choices with their numbers, in columns if there are many short ones."""
        texts = [f"{choice.number:>3}  {choice.text}" for choice in options]
        if len(texts) > MANY and max(map(len, texts)) < self.console.width // 2:
            self.say(Columns(texts, equal=True, column_first=True, padding=(0, 3)))
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", min_width=3)
        for choice in options:
            table.add_row(str(choice.number), choice.text)
        self.say(table)

    def gains(self, game: Game, options: Sequence[Choice]) -> None:
        """The choices that score the most points right away."""
        best = best_gains(game, options)
        found = "; ".join(f"{choice.number} {deed(choice.move, self.words)} {points:+}" for choice, points in best)
        text = self.words("terminal-gains", moves=found) if best else self.words("terminal-no-gains")
        self.say(Text(text, self._look.faint))

    def analysis(self, analysis: Analysis) -> None:
        """The moves a strong bot would choose."""
        for estimate in analysis:
            margin = f" ± {decimal(estimate.margin, '.1f', self.words)}" if estimate.margin else ""
            self.tell(
                "terminal-promise",
                moves=estimated(estimate, self.words),
                points=f"{estimate.points:.0f}",
                lead=decimal(estimate.lead, "+.1f", self.words) + margin,
                win=f"{analysis.percent(estimate.win_chance)}",
            )
        if not analysis.is_clear:
            self.say(Text(self.words("terminal-too-close"), self._look.faint))

    # ------------------------------------------------------------------ on demand

    def help(self) -> None:
        self.tell("terminal-help")

    def legend(self, game: Game) -> None:
        self.say(picture.legend(game.rules, **self._style))

    def kingdom(self, game: Game, number: int, drawn: Mapping[Cell, str] | None = None) -> None:
        """One kingdom in full."""
        self.show(
            picture.kingdom_panel(
                game.kingdoms[number],
                game.rules,
                self.seating.names,
                self.console.width,
                points=game.scores[number],
                marks=drawn,
                **self._style,
            )
        )

    def kingdoms(self, game: Game) -> None:
        """All kingdoms, small and side by side."""
        self.show(flow(rival_blocks(game, self.seating.names, self._look), self.console.width).text())

    def sheet(self, game: Game, kingdom: int | None) -> None:
        """The score pad with all kingdoms, or one kingdom line by line."""
        if kingdom is None:
            self.say(picture.sheet_table(game, self.seating.names, self.console.width, **self._style))
        else:
            self.say(picture.sheet_details(game, kingdom, self.seating.names, **self._style))

    def ranking(self, outcome: Outcome) -> None:
        self.say(picture.ranking_text(outcome, self.seating.rules, self.seating.names, self.words))

    def verdict(self, outcome: Outcome) -> None:
        told = picture.verdict(outcome, self.seating.rules, self.seating.names, self.words)
        self.say(Text(told, self._look.strong))
