# Why a move or an event is refused. The number of the rule is added by the program.

why-over = The game is over.
why-not-awaited = { $awaits ->
    [claim] A claim of a domino in the next line
    [place] The placement of a domino
    [tax] A decision about taxes
    [build] A decision about building
    [site] A site for the new building
    [dragon] A decision about the dragon
    [pair] A claim of two dominoes
    [erupt] A square for the fire
    [give] A new holder for the totem
    [recruit] A decision about recruiting
    [pay] A square to pay from
    [settle] A square for the caveman
    [draw_king] The draw of a { $family ->
        [origins] chief
       *[other] king
    }
    [lay_line] The next line of dominoes
    [turn_building] The next building of the stack
   *[turn_caveman] The next caveman of the stack
} is awaited, not { $event }.
why-wrong-value = { $value } is not { $field ->
    [domino] a domino
    [dominoes] a list of dominoes
    [cell] a cell
    [cells] a list of cells
    [space] a space of the builders’ board
    [building] a building
    [resource] a resource
    [kingdom] a kingdom
    [seat] a seat
    [caveman] a caveman
    [source] a place to recruit from
   *[step] a step of a turn
}.
why-no-such-piece = There is no { $field ->
    [domino] domino
    [building] building
    [caveman] caveman
   *[seat] seat
} { $value } in this game.
why-no-action = There is no action { $action }: actions are numbered from 0 to { NUMBER($last, useGrouping: 0) }.
why-not-legal = Action { NUMBER($action, useGrouping: 0) } is not legal here; { $legal ->
    [one] one action is
   *[other] { $legal } actions are
}.
why-not-hidden = { $event } cannot be revealed now: the piece is no longer hidden, or the number of pieces is wrong.
why-line-order = A line is laid out in ascending order, each domino once: { $dominoes }.
why-event = Event { NUMBER($number, useGrouping: 0) }, { $event }: { $why }
why-no-undo = There is no move to undo.
why-no-redo = There is no move to redo.

why-not-in-line = { $domino } is not in the next line; choose { $line }.
why-taken = A { $family ->
    [origins] chief
   *[other] king
} of seat { $seat } already stands on { $domino }.
why-other-domino = The { $family ->
    [origins] chief
   *[other] king
} whose turn it is stands on { $domino }, not on { $asked }.
why-must-place = { $domino } can be placed, so it must be placed.
why-castle = The { $family ->
    [origins] hut
   *[other] castle
} stands on { $cell }.
why-occupied = The cell { $cell } is occupied.
why-too-large = The { $family ->
    [origins] land
   *[other] kingdom
} would be { $width }×{ $height }, but must fit into { $side }×{ $side }.
why-no-match = Neither half of { $domino } would touch the { $family ->
    [origins] hut
   *[other] castle
} or a square of its own terrain.
why-out-of-reach = A { $family ->
    [origins] land
   *[other] kingdom
} of { $side }×{ $side } cannot reach the cell { $cell }.
why-not-side-by-side = The cells { $left } and { $right } are not side by side.

# --- Queendomino

why-knights = There are not enough knights in the reserve: { $knights } for { $squares ->
    [one] one square
   *[other] { $squares } squares
}.
why-tax-squares = Knights go on the squares just placed, { $left } and { $right }, at most one on each.
why-no-space = The builders’ board has no space { $space }: its spaces are numbered from 1 to { $last }.
why-empty-space = Space { $space } of the builders’ board is empty.
why-other-building = The building on space { $space } is not { $asked }. It is: { $building }.
why-too-dear = The building on space { $space } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, but the kingdom has { $coins }.
why-no-town = The cell { $cell } is not a town square of this kingdom.
why-built = There is already a building on { $cell }: { $building }.

# --- Origins

why-pairs = The pairs to choose from are { $outer } (outer) and { $inner } (inner).
why-pair = The other player has taken these two dominoes.
why-fire-outside = Fire must land on a domino square of the land, and { $cell } is not one.
why-fire-volcano = Fire cannot land on a volcano, and { $cell } is one.
why-fire-twice = There is already fire on { $cell }.
why-fire-far = The square { $cell } is { $distance ->
    [one] one square
   *[other] { $distance } squares
} away, but the fire flies at most { $reach }.
why-no-kingdom = There is no kingdom { $kingdom }: kingdoms are numbered from 1 to { $last }.
why-other-totem = The totem to give away is not { $asked }. It is: { $resource }.
why-receiver = Kingdom { $kingdom } is not among those with the most of this resource ({ $resource }).
why-not-in-cave = This caveman is not on the cave board: { $caveman }.
why-not-in-stack = This caveman is not left in the stack: { $caveman }.
why-resources = This costs { $needed } different resources, and the kingdom has { $kinds }.
why-no-resource = There is no resource on { $cell }.
why-paid = Each resource paid must be different, and this one was already paid: { $resource }.
why-settle-outside = A caveman must settle on a domino square of the land, and { $cell } is not one.
why-settle-resource = There is a resource on { $cell }: { $resource }.
why-settle-taken = There is already a caveman on { $cell }: { $caveman }.
why-settle-fire = There is fire on { $cell }.

# --- games and matches

game-fault-dynasty = { $rules } is three games in a row: use Match, which plays them one by one.
game-fault-turn = Seat { $seat } cannot move now: it is the turn of seat { $turn }.
game-fault-goes-on = Game { $number } of { $games } must end first.
game-fault-all-played = { $games ->
    [one] The only game has been played.
   *[other] All { $games } games have been played.
}
game-fault-expects-move = A move or an action number is expected, not { $value }.
game-fault-expects-event = A Move or a Reveal is expected, not { $value }.
game-fault-expects-rules = Rules are expected, as text or as a Rules object, not { $value }.
game-fault-expects-position = A position is expected, as text or as a Position object, not { $value }.
game-fault-other-rules = The position is one of { $position }, but the game is { $rules }.
game-fault-chance = Chance is { $known }, not { $value }.
game-fault-chance-is-drawn = This game draws its own chance: only a game with told chance takes reveals.
game-fault-awaits-chance = Nobody decides now: { $awaits ->
    [king] the draw of a { $family ->
        [origins] chief
       *[other] king
    }
    [line] the next line of dominoes
    [building] the next building of the stack
   *[caveman] the next caveman of the stack
} is awaited.
