"""Libraries that only some environments need."""

from importlib import import_module
from typing import Any

from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import MissingPackage


def library(name: str, extra: str) -> Any:
    """A library by name. Raises MissingPackage.

    >>> library("json", "envs").__name__
    'json'
    """
    try:
        return import_module(name)
    except ImportError:
        raise MissingPackage(EnvironmentCode.MISSING_LIBRARY(library=name, extra=extra)) from None
