# Mistakes in calls of the engine.

engine-kingdom-type = A kingdom is a number, not { $value }.
engine-no-kingdom = There is no kingdom { $kingdom }: { $rules } has { $kingdoms ->
    [one] one kingdom
   *[other] { $kingdoms } kingdoms
}, and they count from 0.
engine-unsound = State { NUMBER($number, useGrouping: 0) } holds numbers that contradict each other: play did not lead to it.
engine-states-type = States must be a one-dimensional array of the state type of { $layout }, as new_states makes it.
engine-states-strided = States must lie one after the other: pass states.copy() instead of a strided view.
engine-states-empty = States must hold at least one state.
engine-states-read-only = The states are read-only and would be changed: pass a copy.
engine-other-game = These states are of a larger game than the engine was made for.
engine-integers = { $array } must be integers, one for each state ({ NUMBER($length, useGrouping: 0) }), not { $type } of shape { $shape }.
engine-array = { $array } must be an array of { $type } of shape { $shape }.
engine-array-pieces = { $array } must be writeable and contiguous: pass a copy.
engine-compiled-only = { $function } is called from compiled code only; Python calls fiefdom.engine.batch.
engine-family-taken = There is already a family named { $family }.
engine-family-not-last = { $family } is not the family that was registered last.
engine-same-record = { $layout } has the same record as { $other }: give it a field of its own.
