"""The screen of a game: prints the table, the choices, sheets and rankings, and reads answers. Knows no flow."""

import io
import sys
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from fiefdom.cli.choices import HOW_TO_PLACE, Choice, acting_kingdom, arrows, question, square_of
from fiefdom.cli.drawing import domino_text, kingdom_text, legend, small_kingdom_text
from fiefdom.cli.scoring import ranking_lines, sheet_table
from fiefdom.cli.seating import Seating
from fiefdom.cli.tableau import purse_text, table_text
from fiefdom.game import Discard, Game, Outcome, Place

PROMPT = "> "
WIDTH_OF_A_PLACEMENT = 22
# What a decision needs to be seen; where a turn goes on, the rest was shown a moment ago.
LINES, PURSE, KINGDOM = "lines", "purse", "kingdom"
SHOWN = {
    "claim": (LINES, KINGDOM), "pair": (LINES,), "place": (LINES, PURSE, KINGDOM), "tax": (PURSE, KINGDOM),
    "build": (PURSE,), "site": (KINGDOM,), "dragon": (PURSE,), "erupt": (KINGDOM,), "give": (),
    "recruit": (KINGDOM,), "pay": (KINGDOM,), "settle": (KINGDOM,),
}  # fmt: skip
EVERYTHING = (LINES, PURSE, KINGDOM)
HELP = """\
A number chooses from the list; a move may also be written out:
  a placement    1,0 2,0   the left half's square, the right half's
                 1,0 >     the same; also v < ^, or right down left up
  a square       1,0       column and row; (0,0) is @, rows grow downward
  a domino       K12       a building or caveman: its name or how it begins
  pass           or 0      where a step may be left out
Besides:
  again          the table once more         list        the choices
  kingdoms       the others' kingdoms        look N      kingdom N in full
  sheet [N|all]  a score sheet               why MOVE    why it is refused
  undo           back to your last choice    quit        end the game here"""


class Screen:
    """Everything that is printed and read."""

    def __init__(self, console: Console, seating: Seating) -> None:
        self.console = console
        self.seating = seating
        self._has_explained = False
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def say(self, text: RenderableType = "") -> None:
        self.console.print(text)

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(text, "bold"), align="left", characters="-", style="dim")

    def read(self) -> str | None:
        """One line, or None at the end of the input. Answers that were not typed are shown, as if they had been."""
        try:
            line = input(PROMPT)
        except EOFError:
            self.say()
            return None
        if not sys.stdin.isatty():
            self.say(line)
        return line.strip()

    # ------------------------------------------------------------------ a decision

    def position(self, game: Game, options: Sequence[Choice], parts: Sequence[str] | None = None) -> None:
        """The table, the acting kingdom with what may be done drawn into it, and the question."""
        kingdom = acting_kingdom(game)
        shown = SHOWN[game.awaits] if parts is None else parts
        self.heading(self._title(game))
        if LINES in shown:
            self.say(table_text(game, self.seating))
        if PURSE in shown and game.rules.has_buildings:
            self.say(purse_text(kingdom))
        if KINGDOM in shown and (kingdom.squares or game.awaits == "place"):
            spots = arrows(game) if game.awaits == "place" else None
            marked = {square for choice in options if (square := square_of(choice.move))}
            self.say()
            self.say(kingdom_text(game.rules, kingdom, spots, marked))
            self.say()
        self.ask(game, options)

    def _title(self, game: Game) -> str:
        assert game.to_move is not None
        round_number = f"round {game.round_number} of {game.rules.lines}" if game.round_number else "opening"
        own = game.rules.kingdom_of(game.to_move)
        others = ", ".join(str(score) for number, score in enumerate(game.scores) if number != own)
        return f"{self.seating.name(game.to_move)} | {round_number} | points {game.scores[own]}, others {others}"

    def ask(self, game: Game, options: Sequence[Choice]) -> None:
        """The question, and the choices where they are not drawn."""
        if game.awaits != "place":
            self.say(question(game))
            if game.awaits != "claim":
                self.choices(options)
            return
        label = next(move.domino for move in game.legal_moves if isinstance(move, Place | Discard))
        self.say(Text.assemble(question(game), " ", domino_text(label)))
        if not self._has_explained:
            self.say(Text(HOW_TO_PLACE, "dim"))
            self._has_explained = True

    def choices(self, options: Sequence[Choice]) -> None:
        """All choices with their numbers."""
        texts = [f"{choice.number:>3}  {choice.text}" for choice in options]
        if all(isinstance(choice.move, Place) for choice in options):
            self.say(Columns(texts, width=WIDTH_OF_A_PLACEMENT, equal=True))
        else:
            self.say("\n".join(texts))

    # ------------------------------------------------------------------ on demand

    def help(self, game: Game) -> None:
        """How to answer, and what the signs mean."""
        self.say(HELP)
        self.say(f"Signs: {legend(game.rules)}")

    def kingdom(self, game: Game, number: int) -> None:
        """One kingdom in full."""
        kingdom = game.kingdoms[number]
        self.say(Text(f"{self.seating.kingdom(number)} (kingdom {number}): {game.scores[number]} points", "bold"))
        if game.rules.has_buildings:
            self.say(purse_text(kingdom))
        self.say(kingdom_text(game.rules, kingdom))

    def kingdoms(self, game: Game, numbers: Sequence[int]) -> None:
        """Several kingdoms, small and side by side."""
        drawings = []
        for number in numbers:
            title = f"{number}: {self.seating.kingdom(number)}, {game.scores[number]} points"
            drawings.append(small_kingdom_text(game.kingdoms[number], title))
        self.say(Columns(drawings, padding=(1, 4)))

    def sheets(self, game: Game, numbers: Sequence[int]) -> None:
        """Score sheets, side by side where there is room."""
        tables = [sheet_table(game.score_sheet(number), self.seating) for number in numbers]
        self.say(Columns(tables, padding=(1, 3)))

    def ranking(self, outcome: Outcome) -> None:
        self.say("\n".join(ranking_lines(outcome, self.seating)))
