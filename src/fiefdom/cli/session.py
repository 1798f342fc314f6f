"""A game in the terminal: whose turn it is, what becomes of an answer, and how it ends."""

from contextlib import suppress
from importlib import import_module
from random import Random

from fiefdom.cli.answers import parse_move
from fiefdom.cli.choices import Choice, choices
from fiefdom.cli.chronicle import turns
from fiefdom.cli.scoring import verdict
from fiefdom.cli.screen import EVERYTHING, Screen
from fiefdom.cli.seating import Seating, seating
from fiefdom.cli.terminal import console
from fiefdom.components.wording import quoted
from fiefdom.errors import TextError
from fiefdom.game import Game, Match, Move
from fiefdom.game.match import rank_dynasty
from fiefdom.rules import Rules

# The decisions that begin a turn, or stand for a whole one in the opening.
FIRST_STEPS = ("place", "pair", "over")


class Leave(Exception):
    """No more answers: the text says why."""


class Session:
    """One match at one terminal."""

    def __init__(self, match: Match, table: Seating, seed: int) -> None:
        self.match = match
        self.seating = table
        self.seed = seed
        self.screen = Screen(console(), table)
        self._random = Random(seed)
        self._told = 0  # events of the game's history that were told
        self._forced: set[int] = set()  # places in it of decisions with one choice, made for a person
        self._asked: list[int] = []  # how many decisions had been made at each question that was answered

    @classmethod
    def new(cls, rules: Rules, seed: int, players: tuple[str, ...]) -> "Session":
        """A session before its first decision; seats that are not named are random."""
        return cls(Match.new(rules, seed), seating(rules, players), seed)

    @property
    def game(self) -> Game:
        return self.match.game

    def run(self) -> None:
        """Play to the end, or until the answers end; either way the standing is shown."""
        with suppress(ImportError):
            import_module("readline")  # lets people edit what they type
        self.screen.say(f"{self.match.rules}, seed {self.seed}. Type ? for help.")
        try:
            self._play_match()
        except Leave as reason:
            self.screen.say(f"{reason} This is how it stands.")
            self._show_standing()

    def _play_match(self) -> None:
        while True:
            if self.match.rules.games > 1:
                self.screen.heading(f"Game {len(self.match.games)} of {self.match.rules.games}")
            while not self.game.is_over:
                self._step()
            self._tell()
            self._end_game()
            if self.match.is_over:
                break
            self.match.next_game()
            self._told, self._asked, self._forced = 0, [], set()
        self._end_match()

    def _step(self) -> None:
        """One decision, by whoever has to make it."""
        game = self.game
        assert game.to_move is not None
        if self._is_new_turn():
            self._tell()
        if not self.seating.is_person(game.to_move):
            game.apply(self._random.choice(game.legal_actions))
            return
        options = choices(game, self.seating)
        if len(options) == 1:
            self._forced.add(len(game.history))
            game.apply(options[0].move)
        else:
            self._tell()
            self._ask(options)

    def _is_new_turn(self) -> bool:
        return self.game.awaits in FIRST_STEPS or self.game.round_number == 0

    def _tell(self) -> None:
        """Print what happened since the last time."""
        for line in turns(self.game.history, self._told, self.seating, self._forced):
            self.screen.say(line)
        self._told = len(self.game.history)

    # ------------------------------------------------------------------ asking a person

    def _ask(self, options: list[Choice]) -> None:
        """Ask until a move is made or taken back. Raises Leave."""
        self.screen.position(self.game, options)
        while True:
            answer = self.screen.read()
            if answer is None:
                raise Leave("The input has ended.")
            try:
                if self._obey(answer, options):
                    return
            except TextError as refusal:
                self.screen.say(str(refusal))

    def _obey(self, answer: str, options: list[Choice]) -> bool:
        """Do what was typed; return whether the position has changed. Raises TextError and Leave."""
        word, _, rest = answer.partition(" ")
        command = {
            "": self._nothing, "?": self._help, "help": self._help, "h": self._help, "again": self._again,
            "list": self._list, "kingdoms": self._kingdoms, "look": self._look, "sheet": self._sheet,
            "why": self._why, "quit": self._quit, "q": self._quit, "exit": self._quit,
        }.get(word.lower())  # fmt: skip
        if word.lower() == "undo":
            return self._undo()
        if command is not None:
            command(rest.strip(), options)
            return False
        return self._move(self._meant(answer, options))

    def _meant(self, answer: str, options: list[Choice]) -> Move:
        """The move of a number or of a text. Raises TextError."""
        if not answer.isdecimal():
            return parse_move(self.game, answer)
        found = [choice.move for choice in options if answer.isascii() and choice.number == int(answer[:9])]
        if not found:
            last = options[-1].number
            raise TextError(f"There is no choice {quoted(answer)}: the numbers go to {last}.")
        return found[0]

    def _move(self, move: Move) -> bool:
        refusal = self.game.why_not(move)
        if refusal:
            self.screen.say(refusal)
            return False
        self._asked.append(self._decisions())
        self.game.apply(move)
        return True

    def _decisions(self) -> int:
        return sum(played.seat is not None for played in self.game.history)

    def _undo(self) -> bool:
        """Back to the last question that was answered, with everything that happened since."""
        if not self._asked:
            self.screen.say("There is nothing to take back.")
            return False
        target = self._asked.pop()
        while self._decisions() > target:
            undone = self.game.undo()
        self._told = len(self.game.history)
        self._forced = {number for number in self._forced if number < self._told}
        self.screen.say(f"Taken back: {undone}.")
        return True

    # ------------------------------------------------------------------ requests that change nothing

    def _nothing(self, rest: str, options: list[Choice]) -> None:
        self.screen.ask(self.game, options)

    def _help(self, rest: str, options: list[Choice]) -> None:
        self.screen.help(self.game)

    def _again(self, rest: str, options: list[Choice]) -> None:
        self.screen.position(self.game, options, EVERYTHING)

    def _list(self, rest: str, options: list[Choice]) -> None:
        self.screen.choices(options)

    def _kingdoms(self, rest: str, options: list[Choice]) -> None:
        self.screen.kingdoms(self.game, [number for number in self._numbers() if number != self._own()])

    def _look(self, rest: str, options: list[Choice]) -> None:
        self.screen.kingdom(self.game, self._kingdom(rest))

    def _sheet(self, rest: str, options: list[Choice]) -> None:
        self.screen.sheets(self.game, self._numbers() if rest == "all" else [self._kingdom(rest)])

    def _why(self, rest: str, options: list[Choice]) -> None:
        if not rest:
            raise TextError("Which move? For instance: why 1,0 2,0")
        move = self._meant(rest, options)
        self.screen.say(self.game.why_not(move) or f"'{move}' is possible.")

    def _quit(self, rest: str, options: list[Choice]) -> None:
        raise Leave("You end the game.")

    def _numbers(self) -> list[int]:
        return list(range(self.match.rules.kingdoms))

    def _own(self) -> int:
        return self.match.rules.kingdom_of(self.game.to_move or 0)

    def _kingdom(self, text: str) -> int:
        """A kingdom's number; without one, that of the seat that decides. Raises TextError."""
        if not text:
            return self._own()
        if text not in [str(number) for number in self._numbers()]:
            raise TextError(f"There is no kingdom {quoted(text)}: they are 0 to {self._numbers()[-1]}.")
        return int(text)

    # ------------------------------------------------------------------ the end

    def _end_game(self) -> None:
        self.screen.heading("The game is over" if self.match.is_over else f"Game {len(self.match.games)} is over")
        self.screen.kingdoms(self.game, self._numbers())
        self.screen.say()
        self.screen.sheets(self.game, self._numbers())
        self.screen.say()
        self.screen.ranking(self.game.standings)

    def _end_match(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if self.match.rules.games > 1:
            self.screen.heading(f"All {self.match.rules.games} games together")
            self.screen.ranking(outcome)
        self.screen.say(verdict(outcome, self.seating))

    def _show_standing(self) -> None:
        standings = [game.standings for game in self.match.games]
        self.screen.ranking(standings[0] if len(standings) == 1 else rank_dynasty(self.match.rules, standings))
