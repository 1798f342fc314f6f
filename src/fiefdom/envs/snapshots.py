"""What a vector environment saves, and checks of what it is given to restore."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fiefdom.engine import batch
from fiefdom.engine.engine import random_sources
from fiefdom.engine.layout import NOBODY, States
from fiefdom.envs.arguments import whole
from fiefdom.envs.buffers import check_array
from fiefdom.envs.observation import Specification
from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import InvalidArgument, InvalidType
from fiefdom.rules import Rules

Sources = npt.NDArray[np.uint64]

# Fields of a state that the rules fix for the whole game, in every family.
FIXED = (
    "seats",
    "kingdom_count",
    "line_size",
    "opening",
    "middle_kingdom",
    "harmony",
)
# What opponents and learners' seats are drawn from has streams far from those of the games.
CHOICES = 1 << 32


class Snapshot(NamedTuple):
    """What `VectorEnvironment.save` returns, to be given to `restore`: states, their random sources, the learner's seat
    in each game (-1 without opponents), and the sources that opponents draw from.

    >>> from fiefdom.envs import VectorEnvironment
    >>> games = VectorEnvironment("kingdomino(players=2)", 3)
    >>> observations, infos = games.restore(*games.save())
    """

    states: States
    randoms: Sources
    learners: npt.NDArray[np.int8]
    choices: Sources


def sources_of(seed: int, number: int) -> tuple[Sources, Sources]:
    """The random sources of so many games, for chance and for opponents.

    >>> len(sources_of(1, 3)[0])
    3
    """
    return random_sources(seed, 0, number), random_sources(seed, CHOICES, number)


def reseed(seed: int | Sequence[int | None] | None, randoms: Sources, choices: Sources) -> None:
    """Set the random sources of all games by one seed, or by a seed for each; None keeps them as they are.

    Raises TypeError and ValueError; then nothing changes.

    >>> one, other = sources_of(1, 2)
    >>> reseed([1, None], one, other)
    """
    if seed is None:
        return
    if not isinstance(seed, Sequence) or isinstance(seed, str):
        randoms[:], choices[:] = sources_of(whole(seed, "seed"), len(randoms))
        return
    if len(seed) != len(randoms):
        raise InvalidArgument(EnvironmentCode.SEED_COUNT(expected=len(randoms), given=len(seed)))
    checked = [None if each is None else whole(each, "seed") for each in seed]
    for game, each in enumerate(checked):
        if each is not None:
            one = slice(game, game + 1)
            randoms[one], choices[one] = sources_of(each, 1)


def check_states(states: Any, number: int, spec: Specification, template: States) -> None:
    """Raises TypeError for another type than that of the template, and ValueError for the wrong number of states, for
    inconsistent ones and for those of other rules.

    >>> from fiefdom.envs import VectorEnvironment
    >>> games = VectorEnvironment("kingdomino(players=2)", 3)
    >>> check_states(games.save().states, 3, games.specification, games.engine.new_states())
    """
    if not isinstance(states, np.ndarray) or states.dtype != spec.layout.state or states.ndim != 1:
        raise InvalidType(EnvironmentCode.STATE_TYPE(layout=spec.layout.name))
    if len(states) != number:
        raise InvalidArgument(EnvironmentCode.STATE_COUNT(expected=number, given=len(states)))
    unsound = batch.find_unsound(np.array(states))
    if unsound >= 0:
        raise InvalidArgument(EnvironmentCode.STATE_UNSOUND(state=str(unsound)))
    for name in FIXED + spec.family.fixed:
        if np.any(states[name] != template[name][0]):
            raise InvalidArgument(EnvironmentCode.STATE_OF_OTHER_RULES(rules=str(spec.rules), field=name))


def check_sources(sources: Any, number: int, name: str) -> None:
    """Raises TypeError or ValueError for unusable random sources; None is fine.

    >>> check_sources(np.zeros(1, np.uint64), 1, "randoms")
    Traceback (most recent call last):
    fiefdom.errors.InvalidArgument: A random source must not be 0.
    """
    if sources is not None:
        check_array(_copy(sources), np.uint64, (number,), name)
        if not np.all(sources):
            raise InvalidArgument(EnvironmentCode.ZERO_SOURCE())


def check_learners(learners: Any, number: int, seats: int, rules: Rules) -> None:
    """Raises TypeError or ValueError unless each is a seat below `seats` or -1; None is fine.

    >>> check_learners(np.array([-1], np.int8), 1, 0, Rules.parse("kingdomino(players=2)"))
    """
    if learners is not None:
        check_array(_copy(learners), np.int8, (number,), "learners")
        wrong = learners[(learners < NOBODY) | (learners >= seats)]
        if len(wrong):
            raise InvalidArgument(EnvironmentCode.NO_SEAT(seat=str(int(wrong[0])), rules=str(rules)))


def _copy(given: Any) -> Any:
    """A copy in suitable memory: what is only read may be in any."""
    return np.array(given) if isinstance(given, np.ndarray) else given
