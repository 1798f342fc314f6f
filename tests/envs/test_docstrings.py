"""Every public name of the environments has an example in its docstring; the examples of all packages run elsewhere."""

import inspect
import pkgutil
import platform
import sys
from importlib import import_module

import pytest

import fiefdom.envs

HAS_OPENSPIEL = (sys.platform, platform.machine()) != ("darwin", "x86_64")
# Compiled code is only called from compiled code, and PettingZoo's game modules have their own form.
MODULES = [
    found.name
    for found in pkgutil.walk_packages(fiefdom.envs.__path__, "fiefdom.envs.")
    if not found.name.endswith("_v0")
    and (".kernels." not in found.name or found.name.endswith(".description"))
    and (HAS_OPENSPIEL or not found.name.endswith(".openspiel"))
]


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_an_example(name: str) -> None:
    for word, value in vars(import_module(name)).items():
        if word.startswith("_") or getattr(value, "__module__", None) != name:
            continue
        if inspect.isclass(value) or inspect.isroutine(inspect.unwrap(value)):
            assert ">>>" in (value.__doc__ or ""), f"{name}.{word} has no example"
