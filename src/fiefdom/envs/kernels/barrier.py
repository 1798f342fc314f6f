"""Compiled: threads that wait for each other without the interpreter.

The array `shared` has words that all threads of an environment see: the number of the last turn that was announced, its
task, and for each worker the last turn it has finished, how many actions were refused, and whether it sleeps. A worker
that goes to sleep sets its flag and then checks for a turn once more; the thread that announces a turn checks the flags
afterwards. So either the worker sees the turn, or the other thread sees that it sleeps.
"""

import platform
import time
from typing import Any

from llvmlite import ir
from numba import types

from fiefdom.engine.bits import I64
from fiefdom.engine.compiled import entry, inlined, machine_code
from fiefdom.envs.kernels.memory import memory_of

# Words of the array. Every worker has its own cache line, to avoid false sharing.
TURN, TASK = 0, 1
LINE = 8
FINISHED, REFUSED, ASLEEP = 0, 1, 2
# What a worker returns: it was told to leave, or it sleeps. LEFT is also the task that tells it to leave.
LEFT, SLEPT = -1, -2
# The number for a thread that is not a worker.
ALONE = -1


@inlined
def word_of(worker: int, word: int) -> int:
    """The index of a worker's word in the array."""
    return (worker + 1) * LINE + word


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
    """Begin a turn; writes the numbers of the workers that sleep and must be woken, and returns how many."""
    words = memory_of(shared)
    swap(words, TASK, task)
    swap(words, TURN, look(words, TURN) + 1)
    asleep = 0
    for worker in range(workers):
        if swap(words, word_of(worker, ASLEEP), 0):
            sleepers[asleep] = worker
            asleep += 1
    return asleep


@entry
def gather(shared: Any, workers: int, looks: int) -> int:
    """Wait until all workers have finished the turn; returns how many actions were refused, -1 after `looks` checks."""
    words = memory_of(shared)
    turn, refused, waited = look(words, TURN), 0, 0
    for worker in range(workers):
        while look(words, word_of(worker, FINISHED)) != turn:
            if waited == looks:
                return -1
            pause()
            waited += 1
        refused += look(words, word_of(worker, REFUSED))
    return refused


@inlined
def next_turn(words: Any, worker: int, looks: int) -> int:
    """Wait for the next turn; returns its number, or SLEPT if none came within `looks` checks.

    With SLEPT the worker is marked as asleep, so that it will be woken.
    """
    finished, waited = look(words, word_of(worker, FINISHED)), 0
    while True:
        turn = look(words, TURN)
        if turn != finished:
            return turn
        if waited < looks:
            pause()
            waited += 1
        else:
            swap(words, word_of(worker, ASLEEP), 1)
            if look(words, TURN) == finished or not swap(words, word_of(worker, ASLEEP), 0):
                return SLEPT


@inlined
def end_turn(words: Any, worker: int, turn: int, refused: int) -> None:
    """Report that a turn is finished."""
    swap(words, word_of(worker, REFUSED), refused)
    swap(words, word_of(worker, FINISHED), turn)
