"""States can be restarted in the same memory."""

import numpy as np
import pytest

from fiefdom import Rules
from fiefdom.engine.engine import engine_for, random_sources
from property_support.families import ONE_OF_EACH_LAYOUT


@pytest.mark.parametrize("rules", ONE_OF_EACH_LAYOUT, ids=str)
def test_a_restarted_state_is_a_new_one(rules: Rules) -> None:
    engine = engine_for(rules)
    states = engine.new_states(4)
    engine.play_out(states[1:3], random_sources(1, 0, 2))
    played = states.copy()
    engine.restart(states[1:2])
    fresh = engine.new_states(4)
    assert states[:2].tobytes() == fresh[:2].tobytes()
    assert states[2:].tobytes() == played[2:].tobytes() != fresh[2:].tobytes()


def test_wrong_arrays_are_refused() -> None:
    engine = engine_for(Rules("kingdomino", 2))
    states = engine.new_states(4)
    with pytest.raises(ValueError, match="one after the other"):
        engine.restart(states[::2])
    with pytest.raises(TypeError, match="state type"):
        engine.restart(np.zeros(4))
    states.setflags(write=False)
    with pytest.raises(ValueError, match="read-only"):
        engine.restart(states)
