"""Reads and writes many records as JSON: an object, an array, or one object per line, in bounded memory."""

import codecs
import json
import re
from collections.abc import Iterator
from typing import Any

from fiefdom.notation.json_objects import read_with_faults
from fiefdom.notation.record_streams import CHUNK, Source, opened
from fiefdom.notation.records import Fault, Reading
from fiefdom.notation.refusals import ObjectCode
from fiefdom.reasons import Reason

LONGEST_OBJECT = 1 << 24
# A number, a word or an escape may be cut in two where a chunk ends.
LONGEST_TOKEN = 64
# What may come between two objects in an array or stream.
_BETWEEN = re.compile(r"[\s,\[\]]*")


def read_json(source: Source) -> Iterator[Reading]:
    """The records in a file or stream of JSON, one by one, with their faults.

    It may be one object, an array of objects or a sequence of objects. Invalid JSON is skipped up to the next line,
    with a fault; so is an object of more than LONGEST_OBJECT characters. Raises OSError if reading fails.
    """
    with opened(source) as file:
        yield from _ObjectSplitter(file).readings()


class _ObjectSplitter:
    def __init__(self, file: Any) -> None:
        self._file = file
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
        self._json = json.JSONDecoder(parse_constant=_refuse)
        self._text = ""
        self._line = 1
        self._is_at_end = self._is_skipping = False

    def readings(self) -> Iterator[Reading]:
        while not self._is_at_end:
            chunk = self._file.read(CHUNK)
            self._is_at_end = not chunk
            self._text += chunk if isinstance(chunk, str) else self._decoder.decode(chunk, self._is_at_end)
            yield from self._whole_objects()

    def _whole_objects(self) -> Iterator[Reading]:
        while True:
            if self._is_skipping and not self._skip_line():
                return
            self._drop(_BETWEEN.match(self._text).end())  # type: ignore[union-attr]
            if not self._text:
                return
            reading = self._next()
            if reading is None:
                return
            yield reading

    def _next(self) -> Reading | None:
        """The record at the start of the buffer, or None if more text must be read."""
        line = self._line
        try:
            value, end = self._json.raw_decode(self._text)
        except RecursionError:
            return self._refuse(ObjectCode.DEEP(), 0)
        except json.JSONDecodeError as error:
            if not self._is_at_end and self._may_go_on(error):
                if len(self._text) <= LONGEST_OBJECT:
                    return None
                return self._refuse(ObjectCode.LONG(characters=LONGEST_OBJECT), 0)
            return self._refuse(ObjectCode.SYNTAX(detail=error.msg), error.pos)
        except _Constant as error:
            return self._refuse(ObjectCode.CONSTANT(name=error.name), 0)
        except ValueError:  # Python does not parse integers of more than a few thousand digits
            return self._refuse(ObjectCode.DIGITS(), 0)
        text = self._text[:end].encode("utf-8", "backslashreplace")
        self._drop(end)
        record, faults = read_with_faults(value, line)
        return Reading(record, faults, line, text)

    def _may_go_on(self, error: json.JSONDecodeError) -> bool:
        """Whether the error may only be that the rest of the text was not read yet."""
        return error.msg.startswith("Unterminated") or error.pos >= len(self._text) - LONGEST_TOKEN

    def _refuse(self, reason: Reason, position: int) -> Reading:
        before = self._text[:position]
        column = position - before.rfind("\n")
        line = self._line + before.count("\n")
        self._is_skipping = True
        return Reading(None, (Fault(line, column, reason),), self._line)

    def _skip_line(self) -> bool:
        """Drop the rest of a line; return whether its end was found."""
        end = self._text.find("\n") + 1
        self._is_skipping = not end
        self._drop(end or len(self._text))
        return bool(end)

    def _drop(self, length: int) -> None:
        self._line += self._text.count("\n", 0, length)
        self._text = self._text[length:]


class _Constant(Exception):
    """NaN or an infinity, which JSON does not have."""

    def __init__(self, name: str) -> None:
        self.name = name


def _refuse(name: str) -> Any:
    raise _Constant(name)


def json_line(value: Any) -> bytes:
    """An object on one line. Characters that cannot be encoded are escaped."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace") + b"\n"
