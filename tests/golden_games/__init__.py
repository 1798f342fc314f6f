"""Golden records: one of every game and preset, which must replay to their results for ever."""
