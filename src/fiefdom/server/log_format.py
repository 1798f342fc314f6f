"""Structured logs: a JSON object a line for machines, a short line for a terminal."""

import json
import logging
import sys
from typing import TextIO

# What every record has; everything else was said with `extra`.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and whatever came with it."""

    def format(self, record: logging.LogRecord) -> str:
        said = {name: value for name, value in vars(record).items() if name not in _USUAL}
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **said,
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class ShortLines(logging.Formatter):
    """For people who watch: warnings and worse, with what came with them."""

    def format(self, record: logging.LogRecord) -> str:
        said = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in _USUAL)
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{record.levelname.lower()}: {record.getMessage()} {said}".rstrip() + trace


def set_up(stream: TextIO | None = None, is_verbose: bool = False) -> None:
    """Send the logs to a stream, standard error by default: short on a terminal, all of it as JSON elsewhere."""
    chosen = stream or sys.stderr
    is_watched = chosen.isatty() and not is_verbose
    handler = logging.StreamHandler(chosen)
    handler.setFormatter(ShortLines() if is_watched else JsonLines())
    logger = logging.getLogger()
    logger.handlers[:] = [handler]
    logger.setLevel(logging.WARNING)
    logging.getLogger("fiefdom").setLevel(logging.WARNING if is_watched else logging.INFO)
