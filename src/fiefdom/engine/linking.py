"""A Numba compiler for functions that are only linked into others.

By default Numba optimises each such function twice and generates machine code for it. This compiler optimises it once,
lightly, and leaves it as intermediate code: the functions it is linked into are optimised as a whole anyway. Compiling
takes less than half as long, and the result is as fast.

This relies on Numba internals and must be reviewed for each new version of Numba; the tests compile the whole engine.
"""

from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code without an address of its own."""

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=self._codegen._opt_level, cost="cheap"
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


def _without_entry_point(library: Any, description: Any, environment: Any) -> Any:
    """Replaces `get_executable`: returns a function object that Numba needs for bookkeeping but never calls."""
    library._ensure_finalized()
    name = description.qualname.split(".")[-1]
    return _dynfunc.make_function(description.lookup_module(), name, "", 0, environment, (library,))


class LinkedCompiler(Compiler):  # type: ignore[misc]
    """For the option `pipeline_class` of `njit`."""

    def __init__(
        self, typing: Any, target: Any, library: Any, arguments: Any, returned: Any, flags: Any, variables: Any
    ) -> None:
        library = _LinkedLibrary(target.codegen(), "linked") if library is None else library
        super().__init__(typing, target, library, arguments, returned, flags, variables)
        # This context belongs to this compilation alone: other functions keep their entry points.
        self.state.targetctx.get_executable = _without_entry_point
