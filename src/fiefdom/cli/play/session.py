"""A game in the terminal: whose turn it is, how answers are handled, and how it ends."""

from contextlib import suppress
from importlib import import_module
from pathlib import Path
from secrets import randbits

from rich.text import Text

from fiefdom.analysis import analyse
from fiefdom.bots import Bot, Limit, View
from fiefdom.cli.console import console, waiting
from fiefdom.cli.play.choices import Choice, choices, is_new_turn
from fiefdom.cli.play.event_text import deed
from fiefdom.cli.play.input import meant
from fiefdom.cli.play.recap import turns
from fiefdom.cli.play.rule_text import rules_lines
from fiefdom.cli.play.saving import Keeper, write_copy
from fiefdom.cli.play.screen import GAINS, MARKS, OFF, Screen
from fiefdom.cli.play.seating import USUAL_BOT, Seating, known_bot
from fiefdom.cli.play.vocabulary import Vocabulary
from fiefdom.cli.refusals import AnswerCode
from fiefdom.engine.random import new_source
from fiefdom.errors import BotError, TextError
from fiefdom.game import Game, Match, Move
from fiefdom.game.match import rank_dynasty

# Thinking time for a hint, and how many moves it shows.
HINT_LIMIT, HINT_LINES = Limit(seconds=1), 3
HINTS = {"off": OFF, "marks": MARKS, "on": GAINS, "gains": GAINS}


class _Leave(Exception):
    """No more answers: the text says why."""


class Session:
    """One match at one terminal, saved to a file from its first event on if there is a keeper."""

    def __init__(
        self, match: Match, table: Seating, keeper: Keeper | None = None, seed: int | None = None, hints: str = MARKS,
        language: str = "en",
    ) -> None:  # fmt: skip
        self.match = match
        self.seating = table
        self.keeper = keeper
        self.screen = Screen(console(), table, hints, language)
        self._words = self.screen.words
        self._vocabulary = Vocabulary(self._words)
        self._source = new_source(randbits(63) if seed is None else seed)
        self._bots = [known_bot(player.bot) if player.bot else None for player in table.players]
        self._told = len(match.game.history) if match.game.round_number else 0  # events already printed
        self._forced: set[int] = set()  # history indices of single-choice decisions, made automatically for a person
        self.is_behind = False  # whether the last event could not be written

    @property
    def game(self) -> Game:
        return self.match.game

    def run(self) -> None:
        """Play until the match or the input ends; in both cases the standing is shown and nothing is lost."""
        with suppress(ImportError):
            import_module("readline")  # lets people edit what they type
        try:
            self._play_match()
        except _Leave as reason:
            self.screen.say(Text(f"{reason} {self._words('terminal-standing')}"))
            self._show_standing()
            self._say_where("terminal-kept")
        except KeyboardInterrupt:
            self.screen.say()
            self._say_where("terminal-kept")
            raise

    def _play_match(self) -> None:
        while True:
            if self.match.rules.games > 1:
                self.screen.heading(self._words("game-of", game=len(self.match.games), games=self.match.rules.games))
            while not self.game.is_over:
                self._step()
            self._tell()
            self._keep()
            self._end_game()
            if self.match.is_over:
                break
            self.match.next_game()
            self._told, self._forced = 0, set()
        self._end_match()

    def _step(self) -> None:
        """One decision, by the player to move."""
        game = self.game
        assert game.to_move is not None
        if is_new_turn(game):
            self._tell()
            self._keep()
        bot = self._bots[game.to_move]
        if bot is not None:
            game.push(self._chosen(bot, game.to_move))
            return
        options = choices(game, self.screen.seating.names, self._words)
        if len(options) == 1:
            self._forced.add(len(game.history))
            game.push(options[0].move)
            self._keep()
        else:
            self._tell()
            self._ask(options)

    def _chosen(self, bot: Bot, seat: int) -> int:
        """The action of a bot. A program that fails has lost; a bot of ours makes its moves from then on."""
        view, name = View.of(self.game), self.screen.seating.name(seat)
        try:
            with waiting(self._words("terminal-thinks", name=name), self.screen.language):
                return bot.choose(view, view.legal, self._source)
        except BotError as failure:
            self._tell()
            reason = failure.text(self.screen.language)
            self.screen.tell("terminal-program-lost", name=name, reason=reason, bot=USUAL_BOT)
        substitute = known_bot(USUAL_BOT)
        self._bots = [substitute if each is bot else each for each in self._bots]
        return substitute.choose(view, view.legal, self._source)

    def _keep(self) -> None:
        """Save the match, after every decision of a person and every turn of a bot.

        If that fails, the game continues and everything is written the next time.
        """
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.match)
            self.is_behind = False
        except OSError as error:
            if not self.is_behind:
                trouble = str(error.strerror or error)
                self.screen.tell("terminal-not-recorded", path=str(self.keeper.path), trouble=trouble)
            self.is_behind = True

    def _tell(self) -> None:
        """Print what happened since the last time."""
        for line in turns(self.game.history, self._told, self.screen.seating, self._forced, self._words):
            self.screen.say(Text(line))
        self._told = len(self.game.history)

    # ------------------------------------------------------------------ asking a person

    def _ask(self, options: list[Choice]) -> None:
        """Ask until a move is made or undone. Raises _Leave."""
        self.screen.position(self.game, options)
        while True:
            answer = self.screen.read()
            if answer is None:
                raise _Leave(self._words("terminal-input-ended"))
            try:
                if self._obey(answer, options):
                    return
            except TextError as refusal:
                self.screen.say(Text(refusal.text(self.screen.language)))

    def _obey(self, answer: str, options: list[Choice]) -> bool:
        """Carry out what was typed; return whether the position changed. Raises TextError and _Leave."""
        word, _, rest = answer.partition(" ")
        request = self._vocabulary.request(word)
        if request == "undo":
            return self._undo()
        if request is None:
            return self._move(meant(answer, self.game, options, self._words))
        obey = {
            "again": self._again, "help": self._help, "table": self._table, "moves": self._moves,
            "kingdoms": self._kingdoms, "kingdom": self._kingdom, "sheet": self._sheet, "legend": self._legend,
            "hints": self._hints, "hint": self._best, "why": self._why, "rules": self._rules,
            "save": self._save, "quit": self._quit,
        }[request]  # fmt: skip
        obey(rest.strip(), options)
        return False

    def _move(self, move: Move) -> bool:
        refusal = self.game.why_not(move)
        if refusal:
            self.screen.say(Text(refusal.text(self.screen.language)))
            return False
        self.game.push(move)
        self._keep()
        return True

    def _undo(self) -> bool:
        """Go back to the last question of this turn, skipping decisions that had only one choice."""
        before = self.game.copy()
        while not is_new_turn(before):
            undone = before.undo()
            if len(before.legal_actions) > 1:
                self._go_back(len(before.history))
                self.screen.tell("terminal-taken-back", deed=deed(undone, self._words))
                return True
        self.screen.tell("terminal-nothing-to-take-back")
        return False

    def _go_back(self, length: int) -> None:
        while len(self.game.history) > length:
            self.game.undo()
        self._told = min(self._told, length)
        self._forced = {number for number in self._forced if number < length}
        self._keep()

    # ------------------------------------------------------------------ requests that change nothing

    def _again(self, rest: str, options: list[Choice]) -> None:
        self.screen.ask(self.game, options)

    def _help(self, rest: str, options: list[Choice]) -> None:
        self.screen.help()

    def _table(self, rest: str, options: list[Choice]) -> None:
        self.screen.table(self.game)
        self.screen.ask(self.game, options)

    def _moves(self, rest: str, options: list[Choice]) -> None:
        self.screen.choices(options)

    def _legend(self, rest: str, options: list[Choice]) -> None:
        self.screen.legend(self.game)

    def _kingdoms(self, rest: str, options: list[Choice]) -> None:
        self.screen.kingdoms(self.game)

    def _kingdom(self, rest: str, options: list[Choice]) -> None:
        number = self._number(rest)
        own = self.match.rules.kingdom_of(self.game.to_move or 0)
        self.screen.kingdom(self.game, own if number is None else number)

    def _sheet(self, rest: str, options: list[Choice]) -> None:
        self.screen.sheet(self.game, self._number("" if self._vocabulary.switch(rest) == "all" else rest))

    def _hints(self, rest: str, options: list[Choice]) -> None:
        wanted = self._vocabulary.switch(rest) or (MARKS if self.screen.hints == GAINS else GAINS)
        if wanted not in HINTS:
            raise TextError(AnswerCode.NO_SUCH_HINTS(answer=rest))
        self.screen.hints = HINTS[wanted]
        self.screen.tell(f"terminal-hints-{self.screen.hints}")
        if self.screen.hints == GAINS:
            self.screen.gains(self.game, options)

    def _best(self, rest: str, options: list[Choice]) -> None:
        """Show the moves a strong bot would choose."""
        with waiting(self._words("terminal-thinking"), self.screen.language):
            found = analyse(self.game, HINT_LIMIT, HINT_LINES)
        self.screen.analysis(found)

    def _why(self, rest: str, options: list[Choice]) -> None:
        if not rest:
            raise TextError(AnswerCode.WHICH_MOVE())
        move = meant(rest, self.game, options, self._words)
        refusal = self.game.why_not(move)
        if refusal:
            self.screen.say(Text(refusal.text(self.screen.language)))
        else:
            self.screen.tell("terminal-possible", deed=deed(move, self._words))

    def _rules(self, rest: str, options: list[Choice]) -> None:
        """The rules of this game, or the section about a rule such as C3."""
        rule = rest.upper() or None
        for line in rules_lines(self.game.rules, self._words, self.screen.console.width, rule):
            self.screen.say(Text(line))

    def _save(self, rest: str, options: list[Choice]) -> None:
        if rest:
            path = Path(rest).expanduser()
            if path.exists():
                raise TextError(AnswerCode.FILE_EXISTS(path=rest))
            try:
                write_copy(path, self.match, self.seating)
            except OSError as error:
                raise TextError(AnswerCode.NOT_SAVED(path=rest, cause=error.strerror or repr(error))) from None
            self.screen.tell("terminal-copied", path=rest)
        elif self.keeper is None:
            raise TextError(AnswerCode.SAVE_WHERE())
        else:
            self.screen.tell("terminal-saved", path=str(self.keeper.path))

    def _quit(self, rest: str, options: list[Choice]) -> None:
        raise _Leave(self._words("terminal-quit"))

    def _number(self, text: str) -> int | None:
        """Parse a kingdom number, which is shown counted from 1. Raises TextError."""
        if not text:
            return None
        most = self.match.rules.kingdoms
        if text not in [str(number) for number in range(1, most + 1)]:
            raise TextError(AnswerCode.NO_KINGDOM(answer=text, last=most))
        return int(text) - 1

    # ------------------------------------------------------------------ the end

    def _end_game(self) -> None:
        number = len(self.match.games)
        self.screen.heading(
            self._words("terminal-over") if self.match.is_over else self._words("terminal-game-over", game=number)
        )
        self.screen.kingdoms(self.game)
        self.screen.say()
        self.screen.sheet(self.game, None)
        self.screen.say()
        self.screen.ranking(self.game.ranking)

    def _end_match(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if self.match.rules.games > 1:
            self.screen.heading(self._words("terminal-all-games", games=self.match.rules.games))
            self.screen.ranking(outcome)
        self.screen.verdict(outcome)
        self._say_where("terminal-recorded")

    def _show_standing(self) -> None:
        standings = [game.ranking for game in self.match.games]
        self.screen.ranking(standings[0] if len(standings) == 1 else rank_dynasty(self.match.rules, standings))

    def _say_where(self, key: str) -> None:
        """Say where the match is saved, after a last attempt if it is not."""
        if self.keeper is None:
            return
        if self.is_behind:
            self._keep()
        self.screen.tell("terminal-lost" if self.is_behind else key, path=str(self.keeper.path))
