"""Programs as users name them: `program:"node engine.js",ms=100`. Commas inside quotation marks separate nothing."""

from fiefdom.bots.programs.program_bot import ProgramBot, ProgramSettings
from fiefdom.bots.protocol import Limit
from fiefdom.bots.refusals import BotCode, ProgramCode
from fiefdom.errors import TextError

PROGRAM, OPTION, LABEL = "program", "option.", "as"
NUMBERS = ("ms", "simulations", "threads", "patience")
OPTIONS = (*NUMBERS, LABEL, f"{OPTION}NAME")
QUOTE, ESCAPE = '"', "\\"


def split_unquoted(text: str, separator: str = ",") -> list[str]:
    """Split at separators outside quotation marks; a backslash protects the next character inside them."""
    pieces, is_quoted, is_escaped = [""], False, False
    for character in text:
        if character == separator and not is_quoted:
            pieces.append("")
            continue
        pieces[-1] += character
        if is_escaped:
            is_escaped = False
        elif character == ESCAPE and is_quoted:
            is_escaped = True
        elif character == QUOTE:
            is_quoted = not is_quoted
    return pieces


def quoted_command(command: str) -> str:
    """The bot that plays with a command: `program:"..."`."""
    return f'{PROGRAM}:"{command.replace(ESCAPE, ESCAPE * 2).replace(QUOTE, ESCAPE + QUOTE)}"'


def is_program(text: str) -> bool:
    """Whether a bot of this name would start a program."""
    return text.partition(":")[0].strip().lower() == PROGRAM


def program_bot(text: str) -> ProgramBot:
    """The bot of a text that begins with `program:`. Starts nothing. Raises TextError."""
    whole = text.strip()
    first, *rest = split_unquoted(whole.partition(":")[2])
    first = first.strip()
    if len(first) < 2 or first[0] != QUOTE or first[-1] != QUOTE:
        raise TextError(ProgramCode.NO_COMMAND(text=whole))
    command = _unescaped(first[1:-1])
    if not command.strip():
        raise TextError(ProgramCode.NO_COMMAND(text=whole))
    found: dict[str, str] = {}
    for part in rest:
        word, _, value = (piece.strip() for piece in part.partition("="))
        if word not in (*NUMBERS, LABEL) and not (word.startswith(OPTION) and len(word) > len(OPTION)):
            raise TextError(BotCode.UNKNOWN_OPTION(bot=whole, option=word, known=OPTIONS))
        if word in found:
            raise TextError(BotCode.OPTION_TWICE(bot=whole, option=word))
        found[word] = value
    return ProgramBot(f"{PROGRAM}:{','.join([first, *(f'{word}={value}' for word, value in found.items())])}",
                      _settings(command, found, whole))  # fmt: skip


def label_of(bot: str) -> str:
    """How a bot is called in tables: a program by what `as=` says, otherwise the bot as it is."""
    labels = [piece.partition("=") for piece in split_unquoted(bot)[1:]] if is_program(bot) else []
    return next((value.strip() for word, _, value in labels if word.strip() == LABEL and value.strip()), bot)


def _unescaped(text: str) -> str:
    found, is_escaped = "", False
    for character in text:
        if character == ESCAPE and not is_escaped:
            is_escaped = True
        else:
            found, is_escaped = found + character, False
    return found


def _settings(command: str, found: dict[str, str], whole: str) -> ProgramSettings:
    numbers = {word: _number(word, found[word], whole) for word in NUMBERS if word in found}
    limit = None
    if set(numbers) - {"patience"}:
        seconds = numbers["ms"] / 1000 if "ms" in numbers else None
        simulations = int(numbers["simulations"]) if "simulations" in numbers else None
        limit = Limit(seconds, simulations, int(numbers.get("threads", 1)))
    options = {word.removeprefix(OPTION): value for word, value in found.items() if word.startswith(OPTION)}
    return ProgramSettings(command, limit, numbers.get("patience"), options)


def _number(word: str, text: str, whole: str) -> float:
    is_whole = word in ("simulations", "threads")
    try:
        value = int(text) if is_whole else float(text)
    except ValueError:
        value = 0
    if not 0 < value < 10**9:
        raise TextError((BotCode.NOT_WHOLE if is_whole else BotCode.NOT_A_NUMBER)(bot=whole, option=word, text=text))
    return value
