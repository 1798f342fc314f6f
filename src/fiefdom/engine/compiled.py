"""The decorators for compiled code, and its cache on disk.

`kernel` marks a function that other compiled functions call; `entry` marks one that Python calls: it releases the GIL
and its machine code is cached on disk. With `NUMBA_DISABLE_JIT=1` both return the plain Python function.

Numba's disk cache checks only the source file of the function itself. Our cache folder is named after a digest of all
engine sources, events, components with their tables, and the sources of the function's own package, so an edit to any
of them invalidates the cache.
"""

import hashlib
import marshal
import os
import platform
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import numba
from numba import config, njit
from numba.extending import intrinsic, overload

from fiefdom.engine.linking import EntryCompiler, LinkedCompiler
from fiefdom.engine.refusals import EngineCode
from fiefdom.errors import InvalidType

Function = TypeVar("Function", bound=Callable[..., object])

# No compiled function allocates memory, so arrays need no reference counts, which would cost more than what they guard.
COMPILED = {"error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
# Inner functions are only ever linked into others: leaving out their Python wrapper saves most of the compile time.
INNER = {**COMPILED, "no_cpython_wrapper": True, "pipeline_class": LinkedCompiler}

PACKAGE = Path(__file__).parent.parent
SOURCES = ("engine/**/*.py", "events/*.py", "components/*.py", "components/tables/*.csv")
# Each returns digests of the sources outside the package that an entry's machine code depends on, by argument types.
_DEPENDENCIES: list[Callable[[Any], tuple[str, ...]]] = []


def kernel(function: Function) -> Function:
    """Compile on first call from compiled code; it cannot be called from Python. Division by zero is not checked."""
    return _inner(function)


def inlined(function: Function) -> Function:
    """A kernel whose code is copied into every caller: for the innermost steps only."""
    return _inner(function, forceinline=True)


def _inner(function: Function, **flags: bool) -> Function:
    compiled: Any = njit(**INNER, **flags)(function)
    if not config.DISABLE_JIT:
        # Numba would jump to the omitted Python wrapper and crash, so hide the compiled version from Python callers.
        compiled.add_overload = lambda found: compiled.overloads.update({tuple(found.signature.args): found})
        compiled._compile_for_args = _refuse(function)
    inner: Function = compiled
    return inner


def _refuse(function: Callable[..., object]) -> Callable[..., NoReturn]:
    def refuse(*args: object, **keywords: object) -> NoReturn:
        raise InvalidType(EngineCode.COMPILED_ONLY(function=function.__name__))

    return refuse


def entry(function: Function) -> Function:
    """Called from Python; compiled once per state layout and cached on disk if a folder is writable."""
    folder = cache_folder(_package_of(function))
    previous = config.CACHE_DIR
    config.CACHE_DIR = "" if folder is None else str(folder)
    try:
        compiled: Function = njit(**COMPILED, nogil=True, cache=folder is not None, pipeline_class=EntryCompiler)(
            function
        )
    finally:
        config.CACHE_DIR = previous
    if folder is not None and not config.DISABLE_JIT:
        _watch(compiled)
    return compiled


def _watch(compiled: Any) -> None:
    """Make the disk cache distinguish code compiled from different sources outside the package, and processes."""
    cache_file, index_key = compiled._cache._cache_file, compiled._cache._index_key
    compiled._cache._index_key = lambda signature, codegen: (*index_key(signature, codegen), *_dependencies(signature))
    compiled._cache._cache_file.save = lambda key, data: _save(cache_file, key, data)


def _save(cache_file: Any, key: Any, data: Any) -> None:
    """Save machine code under a name of its own.

    Numba numbers the files, so that of two processes that save at the same time, one may get the code of the other.
    """
    digest = hashlib.blake2b(repr(key).encode(), digest_size=7).digest()
    name = cache_file._data_name(int.from_bytes(digest, "little"))
    cache_file._save_data(name, data)
    cache_file._save_index({**cache_file._load_index(), key: name})


def _dependencies(signature: Any) -> tuple[str, ...]:
    return tuple(digest for depend in _DEPENDENCIES for digest in depend(signature))


def depends_on(depend: Callable[[Any], tuple[str, ...]]) -> Callable[[Any], tuple[str, ...]]:
    """Register a function that maps argument types to digests of sources outside the package (see `_DEPENDENCIES`)."""
    _DEPENDENCIES.append(depend)
    return depend


@cache
def outside_digest(*functions: Callable[..., object]) -> str:
    """A digest of the sources next to those functions that are defined outside the package; empty if none are.

    For a function without a source file, such as one typed at a prompt, only its own code counts.
    """
    codes = [plain(function).__code__ for function in functions]
    paths = [Path(code.co_filename).resolve() for code in codes]
    outside = {path: code for path, code in zip(paths, codes) if not path.is_relative_to(PACKAGE.resolve())}
    if not outside:
        return ""
    digest = hashlib.blake2b(digest_size=8)
    for source in sorted({beside for path in outside if path.exists() for beside in path.parent.glob("*.py")}):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    for path, code in outside.items():
        digest.update(b"" if path.exists() else marshal.dumps(code))
    return digest.hexdigest()


def plain(function: Callable[..., object]) -> Any:
    """The Python function behind a kernel; any other function is returned unchanged."""
    return getattr(function, "py_func", function)


def anywhere(function: Function) -> Function:
    """Mark a function that Python calls uncompiled and that is inlined into compiled callers."""
    overload(function, strict=False, jit_options={**INNER, "forceinline": True})(lambda *arguments: function)
    return function


def compiled_twin(function: Callable[..., object]) -> Callable[[Function], Function]:
    """Mark a function that, given argument types, returns the implementation of `function` for compiled code."""
    # Numba lets a function return a constant array only where reference counts are on; a constant has none.
    register: Callable[[Function], Function] = overload(function, strict=False, jit_options={**INNER, "_nrt": True})
    return register


def machine_code(twin: Callable[..., object]) -> Callable[[Callable[..., object]], Any]:
    """Mark a generator of LLVM code (the protocol of Numba's `intrinsic`); without compilation, `twin` is used instead.

    Cheaper to compile than a kernel, because it is not typed, lowered and linked separately.
    """

    def choose(generator: Callable[..., object]) -> Any:
        return twin if config.DISABLE_JIT else intrinsic(generator)

    return choose


def _package_of(function: Callable[..., object]) -> str:
    """The folder of a function's module: `engine`, `notation`, `bots/kernels`, ..."""
    names = function.__module__.split(".")
    return "/".join(names[1:-1]) if names[0] == "fiefdom" and len(names) > 2 else "engine"


@cache
def source_digest(package: str = "engine") -> str:
    """A digest of the engine, the package's sources, the component tables, and the Python and Numba versions."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{sys.version_info[:3]} {numba.__version__} {platform.machine()}".encode())
    for pattern in dict.fromkeys((*SOURCES, f"{package}/*.py")):
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def cache_folder(package: str = "engine") -> Path | None:
    """The folder for a package's compiled code, or None if none is writable: then each process compiles anew."""
    mode = "-checked" if config.BOUNDSCHECK else ""
    for base in _candidate_bases():
        folder = base / f"{package.replace('/', '-')}-{source_digest(package)}{mode}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / f".writable-{os.getpid()}"
            probe.touch()
            probe.unlink()
        except OSError:
            continue
        return folder
    return None


def _candidate_bases() -> list[Path]:
    chosen = os.environ.get("FIEFDOM_CACHE_DIR")
    if chosen:
        return [Path(chosen)]
    bases = []
    if os.environ.get("XDG_CACHE_HOME"):
        bases.append(Path(os.environ["XDG_CACHE_HOME"]) / "fiefdom")
    try:
        bases.append(Path.home() / ".cache" / "fiefdom")
    except RuntimeError:
        pass
    bases.append(PACKAGE / "__pycache__")
    return bases
