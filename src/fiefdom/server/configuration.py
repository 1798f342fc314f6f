"""Settings from a TOML file and from environment variables. Options of the command line come before both.

Every name is the same in both places: `drain_seconds` in the file is `FIEFDOM_DRAIN_SECONDS` in the environment.
"""

import ipaddress
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fiefdom.errors import BotError, ServerError, TextError
from fiefdom.server.rate_limits import Rate
from fiefdom.server.refusals import ServerCode
from fiefdom.server.settings import LEVELS, ServerSettings

PREFIX = "FIEFDOM_"
Reader = Callable[[str, Any], Any]


@dataclass(frozen=True, slots=True)
class Configuration:
    """Where to listen, where tables are stored, and the settings; None: not configured."""

    host: str | None = None
    port: int | None = None
    data: str | None = None
    database: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)


def load(file: Path | None, environment: Mapping[str, str]) -> Configuration:
    """Read the file, if any, and the environment, which has precedence. Raises ServerError and TextError."""
    found = _read(file) if file is not None else {}
    found |= {name: environment[variable] for name in READERS if (variable := PREFIX + name.upper()) in environment}
    values = {name: READERS[name](name, value) for name, value in found.items()}
    places = {each.name for each in fields(Configuration)} - {"settings"}
    settings = {name: value for name, value in values.items() if name not in places}
    return Configuration(**{name: values[name] for name in places & values.keys()}, settings=settings)


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            found = tomllib.load(opened)
    except OSError as error:
        raise ServerError(ServerCode.CONFIG_FILE(path=str(file), cause=error.strerror or repr(error))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ServerError(ServerCode.CONFIG_FILE(path=str(file), cause=str(error))) from None
    for name in found:
        if name not in READERS:
            raise ServerError(ServerCode.CONFIG_NAME(path=str(file), name=name, known=tuple(sorted(READERS))))
    return found


# ---------------------------------------------------------------------- kinds of values


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise TextError(ServerCode.CONFIG_TEXT(name=name, text=str(value)))
    return value.strip()


def _number(value: Any, kind: type[int] | type[float]) -> float | None:
    """A number, also as text; None if it is not one, or not finite."""
    if (
        isinstance(value, bool)
        or not isinstance(value, str | int | float)
        or (kind is int and isinstance(value, float))
    ):
        return None
    try:
        number = kind(value)
    except ValueError:
        return None
    return number if abs(number) < 2**53 else None


def _at_least(lowest: int, kind: type[int] | type[float] = int) -> Reader:
    def read(name: str, value: Any) -> float:
        number = _number(value, kind)
        if number is None or number < lowest:
            raise TextError(ServerCode.CONFIG_NUMBER(name=name, lowest=lowest, text=str(value)))
        return number

    return read


def _flag(name: str, value: Any) -> bool:
    """`true` or `false`."""
    word = str(value).strip().lower()
    if word not in ("true", "false"):
        raise TextError(ServerCode.CONFIG_TEXT(name=name, text=str(value)))
    return word == "true"


def _rate(name: str, value: Any) -> Rate:
    """`{ burst = 20, per_second = 0.2 }`, or `20,0.2` in the environment."""
    parts = value.split(",") if isinstance(value, str) else None
    if isinstance(value, dict) and value.keys() == {"burst", "per_second"}:
        parts = [value["burst"], value["per_second"]]
    burst, per_second = (
        (_number(parts[0], int), _number(parts[1], float)) if parts and len(parts) == 2 else (None, None)
    )
    if burst is None or per_second is None or burst < 1 or per_second < 0:
        raise TextError(ServerCode.CONFIG_RATE(name=name, text=str(value)))
    return Rate(int(burst), per_second)


def _list(read: Callable[[str], str]) -> Reader:
    def read_all(name: str, value: Any) -> frozenset[str]:
        words = value.split(",") if isinstance(value, str) else value
        if not isinstance(words, list):
            raise TextError(ServerCode.CONFIG_TEXT(name=name, text=str(value)))
        return frozenset(read(_text(name, word)) for word in words)

    return read_all


def origin(text: str) -> str:
    """An origin such as `https://games.example`, without a slash at the end. Raises TextError."""
    try:
        parts = urlsplit(text)
        is_origin = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        is_origin = is_origin and not (parts.query or parts.fragment or parts.username) and parts.port != 0
    except ValueError:
        is_origin = False
    if not is_origin:
        raise TextError(ServerCode.NOT_AN_ORIGIN(text=text))
    return text.rstrip("/").lower()


def network(text: str) -> str:
    """An address or a network such as `10.0.0.0/8`. Raises TextError."""
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise TextError(ServerCode.NOT_A_NETWORK(text=text)) from None
    return str(found.network_address) if found.num_addresses == 1 else str(found)


def level_bot(text: str) -> tuple[str, str]:
    """A level and the bot that plays it, from `LEVEL=BOT`. Raises TextError.

    A program is started once, to see whether it answers.
    """
    level, _, player = (part.strip() for part in text.partition("="))
    if level not in LEVELS or not player:
        raise TextError(ServerCode.LEVEL_BOT(text=text, levels=LEVELS))
    from fiefdom.bots import bot
    from fiefdom.rules import Rules

    found = bot(player)
    try:
        found.plays(Rules.parse("kingdomino"))
    except BotError as failure:
        raise TextError(*failure.reasons) from None
    return level, found.name


def _bots(name: str, value: Any) -> dict[str, str]:
    """`{ expert = "BOT" }`, or `expert=BOT` in the environment, where a semicolon separates several."""
    words = value.split(";") if isinstance(value, str) else value
    if isinstance(words, dict):
        words = [f"{level}={player}" for level, player in words.items()]
    if not isinstance(words, list):
        raise TextError(ServerCode.CONFIG_TEXT(name=name, text=str(value)))
    return dict(level_bot(_text(name, word)) for word in words)


_COUNT, _SECONDS = _at_least(1), _at_least(0, float)
READERS: dict[str, Reader] = {
    "host": _text,
    "port": _at_least(0),
    "data": _text,
    "database": _text,
    "names": _list(str),
    "origins": _list(origin),
    "trusted_proxies": _list(network),
    "thinkers": _COUNT,
    "bots": _bots,
    "analysts": _COUNT,
    "review_queue": _COUNT,
    "analyses": _rate,
    "evaluations": _rate,
    "commands": _rate,
    "requests": _rate,
    "new_tables": _rate,
    "codes": _rate,
    "new_people": _rate,
    "rates_same_address": _flag,
    "connections_of_address": _COUNT,
    "connections_of_table": _COUNT,
    "request_seconds": _SECONDS,
    "keep_alive_seconds": _COUNT,
    "stop_seconds": _SECONDS,
    "drain_seconds": _SECONDS,
    "database_connections": _COUNT,
    "database_seconds": _SECONDS,
    "admin_seconds": _SECONDS,
    "patience": _SECONDS,
    "resume_within": _at_least(0),
}


def settings_of(configuration: Configuration, **given: Any) -> ServerSettings:
    """The settings: what is given (None: nothing) comes before what is configured."""
    chosen = {name: value for name, value in given.items() if value}
    return ServerSettings(**{**configuration.settings, **chosen})
