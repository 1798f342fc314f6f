"""Golden records: one of every game and preset, which must always replay to the same results."""
