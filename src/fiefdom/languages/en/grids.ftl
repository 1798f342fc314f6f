# Why kingdoms that are drawn as text cannot be scored.

grid-long = The text is longer than { $most } characters.
grid-rules-first = A line such as `rules kingdomino(players=4)` must come first.
grid-rules-twice = The rules are given twice.
grid-key = { $text } is not a key; perhaps { $choices } was meant.
grid-key-absent = { $game } has no { $key }.
grid-key-twice = { $key } is given twice.
grid-key-missing = The line `{ $key } ...` of this kingdom is missing.
grid-queen = queen is yes or no, not { $text }.
grid-totems = totems are some of { $choices }, or none, not { $text }.
grid-number = { $key } must be a number from 0 to { NUMBER($most, useGrouping: 0) }, not { $text }.
grid-no-kingdom = No kingdom is drawn.
grid-many-kingdoms = { $rules } has { $kingdoms } { $kingdoms ->
    [one] kingdom
   *[other] kingdoms
}, but more are drawn.
grid-castle = There must be exactly one castle (C) or, in Origins, one hut (H).
grid-size = The kingdom is { $width }x{ $height }, but must fit { $side }x{ $side }.
grid-odd = { $squares } { $squares ->
    [one] square is
   *[other] squares are
} drawn, but each domino covers two.
grid-unconnected = The square is not connected to the start tile.
grid-square = { $text } is not a square; a square is { $letters }, C or a dot, as in W1. The name of a terrain or its first letters work too.
grid-no-tokens = { $text }: there are no fire tokens in this game.
grid-town-crowns = { $text }: a town has no crowns other than those of its building.
grid-token-place = { $text }: a fire token is never on a volcano or on printed fire.
grid-many-crowns = { $text }: a square has at most { $most }.
grid-piece = { $text }: only { $choices } can be here.
grid-no-piece = { $text }: nothing can be here.
grid-ambiguous = { $text } may mean { $choices }: write more of the name.
grid-copies = { $piece } is drawn { $number } times, but the box has { $copies }.
grid-two-queens = The queen is in two kingdoms.
grid-two-totems = The { $resource } totem is in two kingdoms.
grid-knights = There are { $number } knights, but the box has { $supply }.
grid-towers = There are { $number } towers, but the box has { $supply }.
grid-halves = { $square } is drawn { $number } times, but the dominoes of the box have it { $most ->
    [0] never
    [one] once
   *[other] { $most } times
}.
grid-no-domino = No dominoes of the box can cover these squares in pairs.
