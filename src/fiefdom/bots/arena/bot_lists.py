"""Lists of bots as users type them: `hard,fg`, `search:ms=100,width=24,fg`."""

from collections.abc import Iterable

from fiefdom.bots import registry
from fiefdom.bots.programs.names import label_of, split_unquoted
from fiefdom.bots.refusals import ArenaCode, BotCode
from fiefdom.errors import TextError
from fiefdom.reasons import Reason
from fiefdom.rules import Rules


def split_bots(texts: Iterable[str]) -> tuple[str, ...]:
    """The bots of some lists, in order and as `bot` spells them.

    Commas separate both bots and options: an item with `=` before any `:` is an option of the preceding bot, anything
    else starts a new bot. Nothing inside quotation marks counts. Raises TextError, which quotes what is not a bot.
    """
    found: list[str] = []
    for text in texts:
        found += _split(text)
    return tuple(registry.bot(bot).name for bot in found)


def _split(text: str) -> list[str]:
    found: list[str] = []
    for piece in split_unquoted(text):
        if "=" not in piece.partition(":")[0]:
            found.append(piece.strip())
        elif found and ":" in found[-1]:
            found[-1] += f",{piece.strip()}"
        else:
            raise TextError(_lone_option(piece.strip(), found))
    return found


def _lone_option(option: str, before: list[str]) -> Reason:
    if not before:
        return ArenaCode.OPTION_FIRST(option=option)
    return ArenaCode.LONE_OPTION(option=option, bot=before[-1], meant=f"{before[-1]}:{option}")


def require_players(rules: Rules, bots: Iterable[str]) -> None:
    """Raise TextError if the arena cannot play these rules with these bots."""
    if rules.dynasty:
        raise TextError(ArenaCode.DYNASTY(rules=str(rules)))
    for bot in bots:
        if not registry.bot(bot).plays(rules):
            raise TextError(BotCode.DOES_NOT_PLAY(bot=bot, game=rules.game))


def labels(bots: tuple[str, ...]) -> tuple[str, ...]:
    """A unique name for each bot in a list: a bot that is repeated gets a number."""
    names = tuple(map(label_of, bots))
    return tuple(
        name if names[:number].count(name) == 0 else f"{name} ({names[:number].count(name) + 1})"
        for number, name in enumerate(names)
    )
