# Why a component does not exist or a table cannot be read.

component-no-box = There is no box { $name }; the boxes are { $boxes }.
component-no-domino = { $name } is not a domino; a domino is K, Q or O and a number from 1 to 48.
component-no-building = { $name } is not a building.
component-no-caveman = { $name } is not a caveman.

table-cell = { $file }, line { $line }, column { $column }: { $why }
table-syntax = { $file }, line { $line }: { $error }.
table-empty = The cell is empty.
table-unknown = { $word } is unknown; it must be { $known }.
table-misspelt = { $word } is unknown; perhaps { $guess } was meant.
table-not-a-number = { $word } is not a whole number.
table-out-of-range = { $number } is not within { $lowest } to { $highest }.
table-twice = { $word } is there twice.
table-heading = The heading here is { $found }.
table-too-wide = The table must end at { $last }.
table-length = The line has { $found ->
    [one] one cell
   *[other] { $found } cells
} instead of { $expected }.
table-no-rows = The table has no rows.
