"""Bots by name. A name may carry options: `search:ms=100`, `flat:simulations=2000,threads=2`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from fiefdom.bots.players import EVERY_MOVE, GreedyBot, PaperBot, RandomBot, SearchBot
from fiefdom.bots.protocol import Bot, Budget
from fiefdom.bots.search import Plan
from fiefdom.components.wording import listed, nearest, quoted
from fiefdom.errors import TextError

OPTIONS = ("ms", "simulations", "threads", "width", "rounds")


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot of the list: how to make it, what it is, and how long it thinks about a decision."""

    make: Callable[[str], Bot]
    about: str
    thinks: str = "at once"


def _search(plan: Plan, milliseconds: float) -> Callable[[str], Bot]:
    return lambda name: SearchBot(name, plan, Budget(milliseconds=milliseconds))


# Points by which the easy level may misjudge a move.
EASY_SLIPS = 14.0
FLAT = Plan(width=EVERY_MOVE, by_policy=False, joint=False, halving=False)

BOTS: Mapping[str, Entry] = MappingProxyType(
    {
        "random": Entry(RandomBot, "any legal move"),
        "gprd": Entry(lambda name: PaperBot(name, full=False), "Kingdomino: places for points, claims at random"),
        "fg": Entry(lambda name: PaperBot(name, full=True), "Kingdomino: places and claims for points"),
        "greedy": Entry(lambda name: GreedyBot(name, learned=False), "the move that promises most by rule of thumb"),
        "flat": Entry(_search(FLAT, 100), "tries every move in random games", "0.1 s"),
        "search": Entry(_search(Plan(), 100), "tries the best moves in sensible games", "0.1 s"),
        "easy": Entry(lambda name: GreedyBot(name, slips=EASY_SLIPS), "sensible, but careless"),
        "normal": Entry(GreedyBot, "sensible"),
        "hard": Entry(_search(Plan(), 100), "looks ahead", "0.1 s"),
        "expert": Entry(_search(Plan(width=32), 1000), "looks ahead for long", "1 s"),
    }
)


def names() -> tuple[str, ...]:
    """The names of all bots, levels last."""
    return tuple(BOTS)


def named(text: str) -> Bot:
    """The bot of a name with its options. Raises TextError, which quotes the text and says what is wrong with it."""
    name, _, rest = text.strip().lower().partition(":")
    if name not in BOTS:
        close = nearest(name, BOTS)
        hint = f"did you mean {close!r}?" if close else f"there is {listed(BOTS)}."
        raise TextError(f"There is no bot {quoted(name)}; {hint}")
    bot = BOTS[name].make(text.strip().lower())
    options = _options(rest, text) if rest or ":" in text else {}
    if options and not isinstance(bot, SearchBot):
        raise TextError(f"The bot {quoted(text)} does not search, so it takes no options.")
    return _with_options(bot, options) if isinstance(bot, SearchBot) else bot


def _options(text: str, whole: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in text.split(","):
        word, _, number = (piece.strip() for piece in part.partition("="))
        if word not in OPTIONS:
            raise TextError(f"The bot {quoted(whole)} has no option {quoted(word)}; there is {listed(OPTIONS)}.")
        if word in found:
            raise TextError(f"The bot {quoted(whole)} has the option {quoted(word)} twice.")
        found[word] = _number(word, number, whole)
    return found


def _number(word: str, text: str, whole: str) -> float:
    try:
        value = float(text) if word == "ms" else int(text)
    except ValueError:
        value = 0
    if not 0 < value < 10**9:
        kind = "a number" if word == "ms" else "a whole number"
        raise TextError(f"In the bot {quoted(whole)}, {word} must be {kind} above 0, not {quoted(text)}.")
    return value


def _with_options(bot: SearchBot, options: dict[str, float]) -> Bot:
    """A budget in simulations replaces the usual one in milliseconds, unless both are given."""
    usual, plan = bot.usual, bot.plan
    if "ms" in options or "simulations" in options:
        simulations = int(options["simulations"]) if "simulations" in options else None
        usual = Budget(options.get("ms"), simulations, usual.threads)
    if "threads" in options:
        usual = replace(usual, threads=int(options["threads"]))
    if "width" in options:
        plan = replace(plan, width=int(options["width"]))
    if "rounds" in options:
        plan = replace(plan, rounds=int(options["rounds"]))
    return replace(bot, usual=usual, plan=plan)
