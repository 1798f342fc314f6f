"""Compiled: threads that share the chunks of a batch without the interpreter.

A batch is divided into chunks. The thread that steps the environment, the leader, announces a task and then takes
chunks from the front; workers take chunks from the back. A worker that comes late, because its core was busy with
something else, finds fewer chunks or none, and nobody waits for it: the leader waits only for chunks that were taken.

The array `shared` has words that all threads of an environment see. CLAIMED holds the number of the task and how many
chunks were taken from the front and from the back, so that one atomic addition takes a chunk of the current task. TASK
is written before it and does not change until every chunk that was taken is finished.

A worker that goes to sleep sets its flag and then looks for chunks once more; the leader checks the flags after it has
announced a task. So either the worker sees the task, or the leader sees that it sleeps.
"""

import platform
import time
from typing import Any

from llvmlite import ir
from numba import types

from fiefdom.engine.bits import I64
from fiefdom.engine.compiled import entry, inlined, machine_code
from fiefdom.envs.kernels.memory import memory_of

# Words of the array. What the leader writes, what all count in, and each worker's flag have cache lines of their own.
CLAIMED, TASK, CHUNKS, LEAVING = 0, 1, 2, 3
LINE = 8
FINISHED, REFUSED = LINE, LINE + 1
FIRST_FLAG = 2 * LINE
# Parts of CLAIMED: chunks from the back, from the front, and the number of the task above them.
BACK, FRONT, FIELD = 1, 1 << 16, (1 << 16) - 1
TURN_BITS = 32
# What stands for a chunk: there is none, the worker sleeps, the worker was told to leave.
NO_CHUNK, SLEPT, LEFT = -1, -2, -3
# Numbers for threads that are not workers: one without any workers, and the one that announces tasks.
ALONE, LEADER = -1, -2


def _place(builder: Any, memory: Any, word: Any) -> Any:
    start = builder.mul(word, ir.Constant(I64, 8))
    return builder.inttoptr(builder.add(memory, start), I64.as_pointer())


def _python_look(shared: Any, word: int) -> int:
    return int(shared[word])


@machine_code(_python_look)
def look(typing: Any, shared: Any, word: Any) -> Any:
    """Read a word atomically."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.load_atomic(_place(builder, *args), "seq_cst", 8)

    return types.int64(types.int64, types.int64), build


def _python_swap(shared: Any, word: int, value: int) -> int:
    before, shared[word] = int(shared[word]), value
    return before


@machine_code(_python_swap)
def swap(typing: Any, shared: Any, word: Any, value: Any) -> Any:
    """Write a word atomically; returns its previous value."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.atomic_rmw("xchg", _place(builder, *args[:2]), args[2], "seq_cst")

    return types.int64(types.int64, types.int64, types.int64), build


def _python_add(shared: Any, word: int, value: int) -> int:
    before = int(shared[word])
    shared[word] = before + value
    return before


@machine_code(_python_add)
def add(typing: Any, shared: Any, word: Any, value: Any) -> Any:
    """Add to a word atomically; returns its previous value."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", _place(builder, *args[:2]), args[2], "seq_cst")

    return types.int64(types.int64, types.int64, types.int64), build


def _python_pause() -> None:
    time.sleep(0)


@machine_code(_python_pause)
def pause(typing: Any) -> Any:
    """Let the processor rest for some cycles between two checks."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if platform.machine() in ("x86_64", "AMD64"):
            kind = ir.FunctionType(ir.VoidType(), ())
            builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), kind), ())
        return context.get_dummy_value()

    return types.void(), build


@entry
def announce(shared: Any, task: int, workers: int, sleepers: Any) -> int:
    """Begin a task; the last one must be finished. Writes which workers must be woken, and returns how many."""
    words = memory_of(shared)
    swap(words, TASK, task)
    swap(words, FINISHED, 0)
    swap(words, REFUSED, 0)
    swap(words, CLAIMED, ((look(words, CLAIMED) >> TURN_BITS) + 1) << TURN_BITS)
    return wake(words, workers, sleepers)


@entry
def dismiss(shared: Any, workers: int, sleepers: Any) -> int:
    """Tell all workers to leave; writes which of them must be woken, and returns how many."""
    words = memory_of(shared)
    swap(words, LEAVING, 1)
    return wake(words, workers, sleepers)


@inlined
def wake(words: Any, workers: int, sleepers: Any) -> int:
    """Clear the flags of sleeping workers; writes their numbers and returns how many there are."""
    asleep = 0
    for worker in range(workers):
        if swap(words, FIRST_FLAG + worker * LINE, 0):
            sleepers[asleep] = worker
            asleep += 1
    return asleep


@inlined
def has_chunks(words: Any) -> bool:
    """Whether a chunk of the current task is left."""
    claimed = look(words, CLAIMED)
    return (claimed & FIELD) + (claimed >> 16 & FIELD) < look(words, CHUNKS)


@inlined
def take_chunk(words: Any, side: int) -> int:
    """Take the next chunk from the FRONT or the BACK; returns its number or NO_CHUNK."""
    if not has_chunks(words):
        return NO_CHUNK
    claimed, chunks = add(words, CLAIMED, side), look(words, CHUNKS)
    back, front = claimed & FIELD, claimed >> 16 & FIELD
    if back + front >= chunks:
        return NO_CHUNK
    return front if side == FRONT else chunks - 1 - back


@inlined
def await_chunk(words: Any, worker: int, looks: int) -> int:
    """A worker's next chunk, or LEFT, or SLEPT if there was none in so many looks.

    With SLEPT the worker is marked as asleep, so that it will be woken.
    """
    waited, flag = 0, FIRST_FLAG + worker * LINE
    while True:
        if look(words, LEAVING):
            return LEFT
        chunk = take_chunk(words, BACK)
        if chunk != NO_CHUNK:
            return chunk
        if waited < looks:
            pause()
            waited += 1
        else:
            swap(words, flag, 1)
            if not (has_chunks(words) or look(words, LEAVING)) or not swap(words, flag, 0):
                return SLEPT


@inlined
def finish_chunk(words: Any, refused: int) -> None:
    """Report that a chunk is finished."""
    if refused > 0:
        add(words, REFUSED, refused)
    add(words, FINISHED, 1)


@inlined
def gather(words: Any, looks: int) -> int:
    """Wait until all chunks are finished; returns how many actions were refused, -1 after so many looks."""
    for _ in range(looks):
        if look(words, FINISHED) == look(words, CHUNKS):
            return look(words, REFUSED)
        pause()
    return -1
