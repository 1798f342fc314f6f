"""Libraries that only some environments need."""

from importlib import import_module
from typing import Any

from fiefdom.errors import FiefdomError


class MissingExtra(FiefdomError, ImportError):
    """An environment needs a library that is not installed; the text says how to get it."""


def library(name: str, extra: str) -> Any:
    """A library by name. Raises MissingExtra."""
    try:
        return import_module(name)
    except ImportError:
        raise MissingExtra(
            f"This environment needs {name}, which is not installed: `pip install 'fiefdom[{extra}]'`."
        ) from None
