# Why text is not a cell, a move, a record or a position, and why a file cannot be used.

event-cell = { $text } is not a cell; a cell is north or south, then west or east, such as n2e1, s1 or e3.
event-empty = A move is expected, but { $text } names none.
event-long = { $text } is too long for a move.
event-kind = { $text } is not a move; perhaps { $choices } was meant.
event-form = { $text } is not a move; write it as in `{ $example }`.
event-space = { $text } is not a space of the builders' board; spaces are numbered from 1 to { $most }.
event-kingdom = { $text } is not a kingdom; kingdoms are numbered from 1 to { $most }.
event-seat = { $text } is not a seat; seats are numbered from 1 to { $most }.
event-building = { $text } is not a building; perhaps { $choices } was meant.
event-caveman = { $text } is not a caveman; perhaps { $choices } was meant.
event-resource = { $text } is not a resource; perhaps { $choices } was meant.
event-step = { $text } is not a step that can be skipped; perhaps { $choices } was meant.
event-line = { $text } is not a line: its dominoes must be different and from the same box.
event-far = The cell { $cell } is too far from the start tile to be recorded.
event-unrecordable = { $event } of seat { $seat } cannot be recorded: one of its numbers is out of range.

spoken-chance = { $text } is an outcome of chance, not a move.
spoken-move = { $text } is a move, not something that chance reveals.
spoken-domino = { $text } is not a domino: choose one of those shown, such as { $example }.
spoken-pair = { $text } does not name two dominoes: the outer or the inner two of the line.
spoken-place = { $text } is not a placement: name the cells of the left and the right half, as in e1 e2, or one cell and >, v, < or ^.
spoken-tax = { $text } does not name any squares: name one or two, as in e1, or pass.
spoken-square = { $text } is not a square: name one, as in e1.
spoken-piece = { $text } could not be understood: it may be { $choices }.
spoken-kingdom = { $text } does not name a kingdom: type its number.

record-place = { NUMBER($line, useGrouping: 0) }:{ NUMBER($column, useGrouping: 0) }: { $why }
record-breaks-off = The last line breaks off.
record-more-faults = There are more faults; the rest was not read.
record-beginning = A record begins with the line `fief { $version }`.
record-version = Version { $text } of the format is not known; this is version { $version }.
record-after-the-end = The record has ended; the next one begins with `fief`.
record-open-remark = This remark is not closed.
record-no-rules = The rules are missing: write them as in `rules duel`.
record-rules-twice = The rules are given twice.
record-rules = The rules cannot be read: { $why }
record-seat = { $text } is not a seat; write it as in `seat 1 "Ada"`.
record-seat-twice = Seat { $seat } is given twice.
record-many-seats = There are more seats than the { $seats } of { $rules }.
record-tag = { $text } is not a tag; write it as in `tag place "At home"`.
record-tag-twice = The tag { $tag } is given twice.
record-string = { $text } is not a string: its closing quotation mark is missing, or a \ stands before a character that needs none.
record-result = { $text } is not a result; write the total of each kingdom, as in `result 62 55`.
record-line = { $text } could not be understood: a turn begins with the number of its seat, chance with *.
record-line-meant = { $text } could not be understood; perhaps { $guess } was meant.
record-turn = There is no seat { $text }; seats are numbered from 1 to { $seats }.
record-loose-event = An event is on a line of its own, after the number of its seat or *.
record-chance = { $event } is an outcome of chance: write * before it.
record-not-chance = { $event } is a move, not an outcome of chance: write the number of its seat before it.
record-mark = { $text } is not a mark; the marks are { $marks }.
record-long = This record is longer than { $bytes } bytes.
record-no-text = This is not text; a record begins with the line `fief { $version }`.
record-outside = This does not belong to any record; a record begins with the line `fief { $version }`.
record-encoding = This is not UTF-8; such characters are read as �.
record-wrong-seat = This is for seat { $seat } to decide, not for seat { $given }.
record-wrong-totals = The result is { $given }, but the totals are { $totals }.
record-not-over = The result is { $given }, but the game is not over: it awaits { $awaits }.
record-seats = { $rules } has { $seats } seats, not { $given }.
record-totals = The result of { $rules } needs { $kingdoms } { $kingdoms ->
    [one] total
   *[other] totals
}, one for each kingdom, not { $given }.
record-remark-place = A remark must come after 0 to { $events } events.
record-mark-place = A mark is one of { $marks }, and its event must be one of the { $events } recorded, counted from 0.
record-two-marks = An event has two marks.
record-start-rules = The record is of { $rules }, but the position that it starts from is of { $position }.
record-start = The position that the record starts from cannot be read: { $why }
record-start-twice = The position to start from is given twice.
record-resume = { $path } does not hold a record that can be continued: { $why }
record-resume-ended = The last game of { $path } has ended.

object-syntax = This is not JSON: { $detail }.
object-constant = This is not JSON: { $name } is not a number.
object-digits = This is not JSON that can be read: a number is too long.
object-deep = This is nested too deeply.
object-long = This object is longer than { $characters } characters.
object-part = { $part }: { $why }
object-game = A game is an object, with names and values in braces.
object-key = There is no { $text }; perhaps { $choices } was meant.
object-format = `format` must be { $format } and `version` { $version }.
object-list = A list is expected.
object-string = { $name } must be a string.
object-fields = An object is expected, with no fields other than { $names }.
object-tags = An object of strings is expected.
object-tag = { $text } is not the name of a tag: lower-case letters, digits and _ are expected.
object-after = `after` must be a number of events, from 0 to { $events }.
object-mark = `event` must be the number of one of the { $events } events, counted from 0, and `sign` one of { $marks }.
object-result = A list of whole numbers, the totals of the kingdoms, or null is expected.
object-event = An event is an object.
object-kind = `kind` must be { $choices }.
object-event-fields = This kind of event has the fields { $names }.
object-content = { $name } must be a string, a whole number or a list of these.
object-no-event = { $event } is not an event.
object-seat = `seat` must be a number from 1 to { $seats }.

position-text-column = Column { NUMBER($column, useGrouping: 0) }: { $why }
position-text-long = The text has { $length } characters; a position needs { $most } at most.
position-text-no-moment = The decision that is awaited is missing: write a field such as `round 3 turn 2 place`.
position-text-moment = Write the round as in `round 3 turn 2 place` or, for opening claims, `round 0 seat 1 claim`.
position-text-awaited = Write what is awaited as in `site statue`, `pay hunter 1 mammoth`, `settle hunter 0 mammoth fish`, or as one word.
position-text-over = `over` stands alone, instead of the round.
position-text-empty-field = A field is empty.
position-text-field = { $text } is not a field; perhaps { $choices } was meant.
position-text-twice = { $field } is given twice.
position-text-number = { $text } is not a number.
position-text-one-number = { $field } takes one number.
position-text-domino = { $text } is not a domino; a domino is K, Q or O and a number from 1 to 48.
position-text-colon = { $text } must be two things with a colon between them.
position-text-top = One building is on top of the stack.
position-text-dragon = The dragon is `away` or `home`.
position-text-no-kingdom = There is no kingdom { $kingdom } in { $rules }.
position-text-kingdom-twice = Kingdom { $kingdom } is given twice.
position-text-kingdom-missing = Kingdom { $kingdom } is missing.
position-text-empty-item = There is nothing between two commas.
position-text-item = { $text } is not part of a kingdom: write a domino and its two cells, as in `K3 e1 e2`.
position-text-item-meant = { $text } is not part of a kingdom; perhaps { $guess } was meant.
position-text-coins = The coins of this kingdom are missing: write `coins 7`.
position-text-two-cells = { $domino } needs two cells, those of its left and its right half.
position-text-piece-cell = { $piece } needs the cell that it is on.
position-text-spent = A resource can only be spent where its symbol is printed.

file-form = The form of { $path } is not known: use a name that ends in .fief, .json, .jsonl, .csv or .parquet, or --to.
file-no-decisions = { $path } is not a table of games, and --decisions needs one: .csv or .parquet.
file-to-replace = { $path } already exists; --force replaces it.
file-fault = { $path }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $why }
file-no-such-game = { $path } has no game { $number }.
file-unread-game = Game { $number } of { $path } cannot be read.
file-exists = { $path } already exists: name another file.
file-no-game = { $path } holds no game.
file-no-games-in = The folder { $path } has no file of games ({ $endings }).
file-no-whole-game = { $path } holds no game: { $why }
file-no-match = { $path } holds { $games } games that are not one match: only one match can be resumed.
file-encoding = { $path } is not text: byte { $byte } is not UTF-8.
file-no-scores = { $path } cannot be scored. Line and column of each fault are given below.
file-or-example = Give a FILE, or --example and a game.
file-more-faults = ... and { $faults } more
file-checked = { $games } { $games ->
    [one] game
   *[other] games
}: { $faults ->
    [0] no faults
    [one] 1 fault
   *[other] { $faults } faults
}
file-checked-many = { $games } { $games ->
    [one] game
   *[other] games
} in { $files } files: { $faults ->
    [0] no faults
    [one] 1 fault
   *[other] { $faults } faults
}
