"""One name for what each family does in its own way; compiled code picks by the type of the record.

`dispatched` is for what a `Family` must have. `family_hook` is for packages above the engine: a function of theirs with
a default, for which each family can have its own, as with `functools.singledispatch`.
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
        """Give a family its own function; without one, a decorator. Only before anything is compiled for it."""


def dispatched(name: str, summary: str) -> Any:
    """The function that the family of a record has under this name."""
    return _picked(name, summary, lambda layout: getattr(layout.family, name))


def family_hook(default: Chosen) -> FamilyHook:
    """Marks what families do that have no function of their own; `register` gives them one."""
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
