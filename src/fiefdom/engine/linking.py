"""Numba compilers for functions that are only linked into others, and for those that Python calls.

By default Numba optimises each such function twice and generates machine code for it. This compiler optimises it once,
lightly, and leaves it as intermediate code: the functions it is linked into are optimised as a whole anyway. Compiling
takes less than half as long, and the result is as fast.

Machine code from the disk cache may come from different processes, so the names in it must not depend on the process:
Numba calls a record by a number that counts the types seen so far, and with two layouts that were compiled in different
processes, one would run the code of the other. Here a record is named after a digest of its fields, and linked
functions are not visible outside of the function that they were linked into.

This relies on Numba internals and must be reviewed for each new version of Numba; the tests compile the whole engine.
"""

import hashlib
from typing import Any

from llvmlite.binding import Linkage
from numba import _dynfunc, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


def _record_name(record: Any) -> tuple[str, tuple[int]]:
    digest = hashlib.blake2b(str(record).encode(), digest_size=7).digest()
    return "Record", (int.from_bytes(digest, "little"),)


types.Record.mangling_args = property(_record_name)


class _EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code that Python calls, with the code that was linked into it."""

    def _finalize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._finalize_final_module()


class EntryCompiler(Compiler):  # type: ignore[misc]
    """For the option `pipeline_class` of `njit`."""

    def __init__(
        self, typing: Any, target: Any, library: Any, arguments: Any, returned: Any, flags: Any, variables: Any
    ) -> None:
        if library is None:
            library = _EntryLibrary(target.codegen(), "entry")
            library.enable_object_caching()
        super().__init__(typing, target, library, arguments, returned, flags, variables)


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
