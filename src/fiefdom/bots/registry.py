"""Bots by name. A name may carry options: `search:ms=100`, `flat:simulations=2000,threads=2`,
`normal:weights=my.npz`. `program:"COMMAND"` is a program of somebody else's (see `programs`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from fiefdom.bots.players import EVERY_MOVE, BaselineBot, BeginnerBot, GreedyBot, RandomBot, SearchBot
from fiefdom.bots.programs.names import is_program, program_bot
from fiefdom.bots.protocol import Bot, Limit
from fiefdom.bots.refusals import BotCode
from fiefdom.bots.search import Plan
from fiefdom.components.wording import nearest
from fiefdom.errors import TextError

WEIGHTS = "weights"
OPTIONS = ("ms", "simulations", "threads", "width", "rounds", WEIGHTS)


@dataclass(frozen=True, slots=True)
class Entry:
    """A registered bot: how to create it, a description, and how long it thinks about a decision."""

    make: Callable[[str], Bot]
    about: str
    thinks: str = "at once"


def _search(plan: Plan, seconds: float) -> Callable[[str], Bot]:
    return lambda name: SearchBot(name, plan, Limit(seconds=seconds))


FLAT = Plan(width=EVERY_MOVE, by_policy=False, joint=False, keep=EVERY_MOVE, sparing=False, belief=0)

BOTS: Mapping[str, Entry] = MappingProxyType(
    {
        "random": Entry(RandomBot, "any legal move"),
        "gprd": Entry(lambda name: BaselineBot(name, full=False), "Kingdomino: places for points, claims at random"),
        "fg": Entry(lambda name: BaselineBot(name, full=True), "Kingdomino: places and claims for points"),
        "greedy": Entry(lambda name: GreedyBot(name, learned=False), "the most promising move by rule of thumb"),
        "flat": Entry(_search(FLAT, 0.1), "tries every move in random games", "0.1 s"),
        "search": Entry(_search(Plan(), 0.1), "tries the best moves in sensible games", "0.1 s"),
        "easy": Entry(BeginnerBot, "makes a beginner's mistakes"),
        "normal": Entry(GreedyBot, "sensible"),
        "hard": Entry(_search(Plan(), 0.1), "looks ahead", "0.1 s"),
        "expert": Entry(_search(Plan(solving=20_000, ends=1_000_000), 1), "looks ahead for longer", "1 s"),
    }
)


def names() -> tuple[str, ...]:
    """The names of all bots, levels last.

    >>> names()[-4:]
    ('easy', 'normal', 'hard', 'expert')

    """
    return tuple(BOTS)


def bot(text: str) -> Bot:
    """The bot with this name and options. Raises TextError, which quotes the text and says what is wrong with it.

    >>> bot("hard").name, bot("search:simulations=200,width=24").name
    ('hard', 'search:simulations=200,width=24')
    >>> bot("serch")
    Traceback (most recent call last):
    fiefdom.errors.TextError: There is no bot 'serch'; the nearest name is 'search'.

    """
    name, colon, rest = text.strip().partition(":")
    name = name.strip().lower()
    if is_program(text):
        return program_bot(text)
    if name not in BOTS:
        near = nearest(name, BOTS)
        known = BotCode.MISSPELT(name=name, near=near) if near else BotCode.UNKNOWN(name=name, known=names())
        raise TextError(known)
    found = BOTS[name].make(f"{name}{colon}{rest}")
    return _with_options(found, _options(rest, text), text) if colon else found


def _options(text: str, whole: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in text.split(","):
        word, _, value = (piece.strip() for piece in part.partition("="))
        word = word.lower()
        if word not in OPTIONS:
            raise TextError(BotCode.UNKNOWN_OPTION(bot=whole, option=word, known=OPTIONS))
        if word in found:
            raise TextError(BotCode.OPTION_TWICE(bot=whole, option=word))
        found[word] = value
    return found


def _with_options(bot: Bot, options: dict[str, str], whole: str) -> Bot:
    if WEIGHTS in options and not (isinstance(bot, SearchBot) or (isinstance(bot, GreedyBot) and bot.learned)):
        raise TextError(BotCode.NOT_LEARNED(bot=whole))
    if set(options) - {WEIGHTS} and not isinstance(bot, SearchBot):
        raise TextError(BotCode.NOT_SEARCHING(bot=whole))
    if isinstance(bot, SearchBot):
        numbers = {word: _number(word, text, whole) for word, text in options.items() if word != WEIGHTS}
        bot = _searching(bot, numbers)
    if WEIGHTS in options and isinstance(bot, SearchBot | GreedyBot):
        bot = replace(bot, weights=_file(options[WEIGHTS], whole))
    return bot


def _file(text: str, whole: str) -> Path:
    path = Path(text).expanduser()
    if not path.is_file():
        raise TextError(BotCode.NO_WEIGHTS_FILE(bot=whole, file=text))
    return path


def _number(word: str, text: str, whole: str) -> float:
    try:
        value = float(text) if word == "ms" else int(text)
    except ValueError:
        value = 0
    if not 0 < value < 10**9:
        code = BotCode.NOT_A_NUMBER if word == "ms" else BotCode.NOT_WHOLE
        raise TextError(code(bot=whole, option=word, text=text))
    return value


def _searching(bot: SearchBot, numbers: dict[str, float]) -> SearchBot:
    """A limit in simulations replaces the default one in seconds, unless both are given."""
    usual, plan = bot.usual, bot.plan
    if "ms" in numbers or "simulations" in numbers:
        simulations = int(numbers["simulations"]) if "simulations" in numbers else None
        seconds = numbers["ms"] / 1000 if "ms" in numbers else None
        usual = Limit(seconds, simulations, usual.threads)
    if "threads" in numbers:
        usual = replace(usual, threads=int(numbers["threads"]))
    if "width" in numbers:
        plan = replace(plan, width=int(numbers["width"]))
    if "rounds" in numbers:
        plan = replace(plan, rounds=int(numbers["rounds"]))
    return replace(bot, usual=usual, plan=plan)
