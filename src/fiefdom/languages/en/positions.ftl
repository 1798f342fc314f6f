# What keeps a position from being a moment of a game. The number of the rule is added by the program.

position-kingdom = Kingdom { $kingdom }: { $why }

position-dynasty = A position is a moment of one game: leave out dynasty.
position-pieces = A game of { $game } cannot be set up from a position: its pieces have no place in one.
position-kingdoms = There must be { $expected } kingdoms, not { $found }.
position-awaits = What is awaited in { $game } is { $known }, not { $found }.
position-round = The round must be a number from 0 to { $last }, not { $found }.
position-opening-awaits = In the opening (round 0), what is awaited is { $expected }, not { $found }.
position-opening-turn = In the opening (round 0), nobody has a turn yet.
position-opening-seat = In the opening (round 0), the seat whose { $family ->
    [origins] chief
   *[other] king
} is to be placed must be named.
position-drawn = A { $family ->
    [origins] chief
   *[other] king
} is drawn only in the opening (round 0).
position-last-round = In the last round, what is awaited cannot be { $awaits }.
position-over-early = The game is over after round { $last }, not in round { $round }.
position-turn = A round has { $turns } turns, and the turn is out of range.
position-line-length = { $line ->
    [next] The next line
   *[line] The line
} must have { $expected ->
    [one] one domino
   *[other] { $expected } dominoes
} in round { $round }, not { $found }.
position-no-seat = The { $family ->
    [origins] chief
   *[other] king
} on { $domino } does not belong to a seat of this game.
position-no-king = A { $family ->
    [origins] chief
   *[other] king
} must stand on { $domino } in the line.

position-not-of-game = { $domino } ({ $place }) is not a domino of { $game }.
position-twice = { $domino } is in more than one place: { $places }.
position-line-box = { $line ->
    [next] The next line
   *[line] The line
} must come from the { $game } box, unlike { $dominoes }.
position-line-order = { $line ->
    [next] The next line
   *[line] The line
} must be ascending, each domino once: { $dominoes }.
position-kings = Seat { $seat } has { $kings ->
    [one] one { $family ->
        [origins] chief
       *[other] king
    }
   *[other] { $kings } { $family ->
        [origins] chiefs
       *[other] kings
    }
}, but there are more on the table.
position-line-kings = Seat { $seat } must have { $expected ->
    [one] one { $family ->
        [origins] chief
       *[other] king
    }
   *[other] { $expected } { $family ->
        [origins] chiefs
       *[other] kings
    }
} on { $line ->
    [next] the next line now
   *[line] the line
}, not { $found }.
position-acted = { $domino } must be in kingdom { $kingdom } or gone, because its { $family ->
    [origins] chief
   *[other] king
} has acted.
position-hidden = After { $lines ->
    [one] one line
   *[other] { $lines } lines
}, { $expected } dominoes of the { $game } box must be hidden, but { $found } are neither in a kingdom nor in a line nor gone.
position-discarded = It must have discarded at least { $expected ->
    [one] one domino
   *[other] { $expected } dominoes
} of this line.
position-turns = It has { $dominoes ->
    [one] one domino
   *[other] { $dominoes } dominoes
} and { $discards ->
    [one] one discard
   *[other] { $discards } discards
}, but has had { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.

position-count = { $field ->
    [discards] The number of discards
    [coins] The number of coins
    [knights] The number of knights in the reserve
   *[towers] The number of towers
} must be 0 or more, not { $found }.
position-cell = { $value } is not a cell.
position-not-side-by-side = The halves of { $domino } are not side by side: { $left } and { $right }.
position-on-castle = { $domino } lies on the { $family ->
    [origins] hut
   *[other] castle
}.
position-overlap = { $domino } and { $other } both lie on { $cell }.
position-too-large = It is { $width }×{ $height }, but must fit into { $side }×{ $side }.
position-no-match = { $domino } touches neither the { $family ->
    [origins] hut
   *[other] castle
} nor a square of the same terrain.

position-no-such-piece = { $piece ->
    [building] There is no building { $name }.
   *[caveman] There is no caveman { $name }.
}
position-piece-outside = { $piece ->
    [knight] A knight
    [building] A building
    [fire] A fire token
    [resource] A resource
   *[caveman] A caveman
} is on { $cell }, which is not a domino square.
position-piece-twice = There is more than one { $piece ->
    [knight] knight
    [building] building
    [fire] fire token
    [resource] resource
   *[caveman] caveman
} on { $cell }.

# --- Queendomino

position-snake = The first player claims once, then the other player twice.
position-no-coins = { $game } has no coins, knights, towers or buildings.
position-no-board = { $game } has no builders’ board, queen or dragon.
position-building-copies = There are { $found } copies of this building on the table, but { $copies } in the box: { $building }.
position-no-town = There is a building ({ $building }) on { $cell }, which is not a town: { $terrain }.
position-supply = There are { $found } { $piece ->
    [knights] knights
   *[towers] towers
} on the table, but { $supply } in the box.
position-gained = It must have { $expected } { $piece ->
    [knights] { $expected ->
        [one] knight
       *[other] knights
    }
   *[towers] { $expected ->
        [one] tower
       *[other] towers
    }
}, not { $found }.
position-buildings = It cannot have built { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
} in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
position-coins = It cannot have earned { $coins } coins.
position-spaces = The builders’ board must have { $expected } spaces, not { $found }.
position-top = The top of the stack must be open, because { $hidden ->
    [one] one building is
   *[other] { $hidden } buildings are
} hidden.
position-empty-spaces = { $empty ->
    [one] One space is
   *[other] { $empty } spaces are
} empty, but at most { $taken ->
    [one] one building was
   *[other] { $taken } buildings were
} taken in this round.
position-burnt = { $burnt ->
    [one] One building is
   *[other] { $burnt } buildings are
} burnt, but the dragon can have flown at most { $flights ->
    [one] once
   *[other] { $flights } times
}.
position-dragon-away = The dragon can be away only after it has burnt a building in this round.
position-queen-missing = The queen must be with a kingdom that has the most towers.
position-queen-nowhere = The queen is not with a kingdom of this game.
position-queen-towers = The queen cannot be with kingdom { $kingdom }, which does not have the most towers.
position-site-building = A building that was bought must be named exactly while its site is awaited.
position-tax-placed = Taxes are awaited only after a domino has been placed.
position-tax-knight = A knight stands on { $domino } before taxes have been collected.
position-tax-reserve = Taxes are awaited, but there is no knight in the reserve.
position-build-price = Building is awaited, but the kingdom cannot pay for any building on the board.
position-build-town = Building is awaited, but there is no free town square.
position-site-town = A site is awaited, but there is no free town square.
position-site-space = A building was bought, but no space of the board is empty.
position-dragon = The dragon is awaited, but it is away, the queen forbids it or there is no coin.
position-dragon-board = The dragon is awaited, but there is no building on the board.

# --- Origins

position-pair = Pairs are claimed only in the opening (round 0).
position-pair-dominoes = The first player takes the two outer or the two inner dominoes.
position-no-fires = { $game } has no fire tokens.
position-no-resources = { $game } has no resources.
position-no-cavemen = { $game } has no cavemen.
position-no-totems = { $game } has no totems.
position-caveman-copies = There are { $found } copies of this caveman on the table, but { $copies } in the box: { $caveman }.
position-fire-tokens = There must be as many fire tokens of value { $fires } as volcanoes that throw them: { $expected }, not { $found }.
position-fire-square = A fire token cannot be on { $cell }, where there is a volcano or a printed fire.
position-fire-reach = The fire token of value { $fires } on { $cell } is out of reach of every volcano that throws it.
position-no-symbol = A resource is on { $cell }, where no symbol is printed.
position-resource-burnt = The resource on { $cell } must have burnt.
position-resource-settled = A resource and a caveman are both on { $cell }.
position-resource-gone = The resource of { $cell } ({ $resource }) is gone, but nothing has burnt there.
position-caveman-fire = The caveman on { $cell } stands in fire.
position-cavemen-cost = { $cavemen ->
    [one] One caveman costs
   *[other] { $cavemen } cavemen cost
} at least { $resources } resources, but fewer are gone.
position-totem-unknown = There is no such totem ({ $resource }), or no such kingdom to hold it.
position-totem-twice = A totem is in two places: { $resource }.
position-totem-missing = A totem must be with a kingdom that has the most of its resource: { $resource }.
position-totem-middle = A totem must be in the middle while nobody has its resource: { $resource }.
position-totem-holder = A totem ({ $resource }) cannot be with kingdom { $kingdom }, which does not have the most of its resource.
position-cave-full = The cave board has room for { $room } cavemen, not for { $found }.
position-cave-empty = { $found ->
    [0] There is no caveman
    [one] There is one caveman
   *[other] There are { $found } cavemen
} on the cave board: too few, because it was filled when the last line was laid out.
position-cavemen-burnt = { $cavemen ->
    [one] One caveman
   *[other] { $cavemen } cavemen
} cannot have burnt under { $tokens ->
    [one] one fire token
   *[other] { $tokens } fire tokens
}.
position-too-few-spent = Too few resources are gone for { $cavemen ->
    [one] one caveman that was
   *[other] { $cavemen } cavemen that were
} recruited.
position-too-many-spent = Too many resources are gone for { $cavemen ->
    [one] one caveman that was
   *[other] { $cavemen } cavemen that were
} recruited.
position-recruited = A caveman is being recruited exactly while its price or its square is awaited.
position-paid-for-nothing = Resources are paid only while a caveman is being recruited.
position-volcano = An eruption is awaited, but no volcano has just been placed.
position-just-placed = The square { $cell } of the domino just placed must be unchanged.
position-give = A new holder for a totem is awaited, but there is not exactly one totem to give away.
position-recruit = Recruiting is awaited, but no caveman can be paid for.
position-paid-kinds = The resources paid for the caveman must be different.
position-price = A caveman costs two or four resources: what was paid and what is left to pay must add up to that.
position-payments-left = Payments are left exactly while the price is awaited.
position-paid-not-gone = A resource was paid for the caveman, but none is gone from the kingdom: { $resource }.
position-left-to-pay = { $left ->
    [one] One resource is
   *[other] { $left } different resources are
} left to pay, but the kingdom has fewer.
position-settle = A caveman must settle, but there is no free square.
