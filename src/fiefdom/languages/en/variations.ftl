# Variations in records (docs/formats/records.md), and changing their tree.

variation-empty = A variation has at least one event.
variation-place = A variation replaces one of the { $events } events of its line.
variation-first = A variation stands after the event that it replaces; here is none.
variation-depth = Variations are nested more than { $most } deep.
variation-open = This variation has no closing parenthesis.
variation-closed = No variation is open that this parenthesis could close.
variation-root = The beginning of a game is not a variation: it cannot be moved or removed.
object-instead = `instead` must be the number of one of the { $events } events, counted from 0.
