"""Structured logs: one JSON object per line for machines, a short line for a terminal."""

import json
import logging
import sys
from typing import TextIO

# The attributes of every log record; all others were passed with `extra`.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One object per line: time, level, logger, message and the extra fields."""

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
    """For people at a terminal: warnings and errors, with their extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        said = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in _USUAL)
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{record.levelname.lower()}: {record.getMessage()} {said}".rstrip() + trace


def set_up(stream: TextIO | None = None, is_verbose: bool = False) -> None:
    """Send the logs to a stream, standard error by default: short on a terminal, complete and as JSON otherwise."""
    chosen = stream or sys.stderr
    is_watched = chosen.isatty() and not is_verbose
    handler = logging.StreamHandler(chosen)
    handler.setFormatter(ShortLines() if is_watched else JsonLines())
    logger = logging.getLogger()
    logger.handlers[:] = [handler]
    logger.setLevel(logging.WARNING)
    logging.getLogger("fiefdom").setLevel(logging.WARNING if is_watched else logging.INFO)
