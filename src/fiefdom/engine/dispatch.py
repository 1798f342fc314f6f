"""Functions that each family implements differently; compiled code selects by the type of the record.

`dispatched` is for the functions of a `Family`. `family_hook` is for packages above the engine: it defines a function
with a default that each family can override, as with `functools.singledispatch`.
"""

from collections.abc import Callable
from typing import Any, Protocol

from fiefdom.engine.compiled import compiled_twin, plain
from fiefdom.engine.layout import Layout
from fiefdom.engine.traits import layout_of_dtype, layout_of_type

Chosen = Callable[..., Any]


class FamilyHook(Protocol):
    """A function whose first argument is a state or kingdom record."""

    def __call__(self, record: Any, *arguments: Any) -> Any: ...

    def register(self, family: str, function: Chosen | None = None) -> Any:
        """Register a family's own function; without `function`, return a decorator.

        Must be called before anything is compiled for the family.
        """


def dispatched(name: str, summary: str) -> Any:
    """A function that calls the function of this name in the family of its record."""
    return _picked(name, summary, lambda layout: getattr(layout.family, name))


def family_hook(default: Chosen) -> FamilyHook:
    """Mark the default implementation, used by families that have not called `register`."""
    own: dict[str, Chosen] = {}

    def register(family: str, function: Chosen | None = None) -> Any:
        if function is None:
            return lambda function: register(family, function)
        own[family] = function
        return function

    hook = _picked(default.__name__, default.__doc__, lambda layout: own.get(layout.family.name, default))
    hook.register = register
    found: FamilyHook = hook
    return found


def _picked(name: str, summary: str | None, choose: Callable[[Layout], Chosen]) -> Any:
    def pick(record: Any, *arguments: Any) -> Any:
        return choose(layout_of_dtype(record.dtype))(record, *arguments)

    @compiled_twin(pick)
    def _(record: Any, *arguments: Any) -> Any:
        return plain(choose(layout_of_type(record)))

    pick.__name__, pick.__doc__ = name, summary
    return pick
