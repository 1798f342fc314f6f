# Words of the terminal that no other file has.

# --- names and numbers
terminal-you = you
terminal-and = { $first } and { $last }
terminal-points = Points
terminal-points-of = { $number ->
    [one] point
   *[other] points
}
terminal-count-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
terminal-count-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
terminal-count-squares = { $number ->
    [one] 1 square
   *[other] { $number } squares
}
terminal-count-crowns = { $number ->
    [one] 1 crown
   *[other] { $number } crowns
}
terminal-count-fires = { $number ->
    [one] 1 fire
   *[other] { $number } fires
}
terminal-count-warriors = { $number ->
    [one] 1 warrior
   *[other] { $number } warriors
}
terminal-count-moves = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
terminal-gain = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-coins-short = { $number }c
terminal-knights-at-home = { $number ->
    [one] 1 knight in reserve
   *[other] { $number } knights in reserve
}
terminal-knights-sent-out = { $number } in the kingdom
terminal-queen = the queen
terminal-queen-short = queen
terminal-kingdom-number = kingdom { $number }

# --- the table
terminal-round = round { $round } of { $rounds }
terminal-opening = opening
terminal-end = the end
terminal-to-move = { $who ->
    [you] you to move
   *[other] { $name } to move
}
terminal-line-done = done
terminal-line-now = now
terminal-builders = Builders
terminal-discount = (the queen makes it 1c less)
terminal-queen-with = queen with { $name }
terminal-queen-nobody = queen with nobody
terminal-dragon-home = dragon in its cave
terminal-dragon-out = dragon away
terminal-next-building = next building { $building }
terminal-next-nothing = no more buildings
terminal-cave = Cave
terminal-in-the-stack = { $number } in the stack

# --- what the signs mean
terminal-sign-castle = the castle of player 1
terminal-sign-hut = the hut of player 1
terminal-sign-crown = crown
terminal-sign-fire = fire
terminal-sign-volcano = a volcano with two craters
terminal-sign-tower = tower
terminal-sign-small-crowns = in small maps, 2 means two crowns
terminal-sign-small-fires = in small maps, 2 means two fires or craters
terminal-sign-piece = a piece stands there

# --- questions
terminal-ask-claim = Which domino does your { $king ->
    [chief] chief
   *[king] king
} go on? Type its number.
terminal-ask-pair = Which two dominoes do your chiefs go on?
terminal-ask-place = Where does it go? Left and right half: e1 e2, or e1 >
terminal-ask-tax = Do you send knights to collect taxes? They stay where they go.
terminal-ask-build = Do you build?
terminal-ask-dragon = Do you pay the dragon a coin to burn a building?
terminal-ask-erupt = The volcano erupts: { $fire }. Where does it land?
terminal-ask-give = You lose a totem: who gets it?
terminal-ask-recruit = Do you recruit a caveman?
terminal-ask-pay = Which resource do you pay for the { $caveman }?
terminal-ends-turn = (This ends your turn.)
terminal-arrows = An arrow: left half there, right half that way. `moves` lists all, `?` helps.

# --- choices
terminal-choice-tax = { $knights ->
    [one] a knight
   *[other] knights
} to { $squares }: { $coins }
terminal-choice-burns = burns: { $piece }
terminal-choice-give = the { $resource } totem to { $name }
terminal-choice-cave = { $caveman }: { $what } (for 2 resources)
terminal-choice-stack = { $caveman }: { $what } (for 4 resources, from the stack)
terminal-choice-pass = no

# --- what was done
terminal-deed-claim = claim { $domino }
terminal-deed-claim_pair = claim { $dominoes }
terminal-deed-place = place { $domino } { $cells }
terminal-deed-discard = discard { $domino }
terminal-deed-tax = taxes { $cells }
terminal-deed-build = build { $building } (space { $space })
terminal-deed-site = site { $cells }
terminal-deed-dragon = dragon burns { $building } (space { $space })
terminal-deed-erupt = fire on { $cells }
terminal-deed-give = give { $resource } totem to { $kingdom }
terminal-deed-recruit = recruit { $caveman }
terminal-deed-pay = pay { $cells }
terminal-deed-settle = settle { $cells }
terminal-deed-pass = pass ({ $step })
terminal-only-choice = { $deed } (the only choice)
terminal-then = { $first }, then { $then }
terminal-taken-back = Undone: { $deed }.
terminal-nothing-to-take-back = There is nothing to undo: your turn has just begun, and finished turns stay.
terminal-possible = This is possible: { $deed }.

# --- hints
terminal-gains = Hint: points scored right away: { $moves }.
terminal-no-gains = Hint: every choice scores the same right now.
terminal-promise = { $moves }: { $points } points, lead { $lead }, win { $win }%
terminal-too-close = The top moves are too close to call.
terminal-hints-off = Hints are off.
terminal-hints-marks = What is possible is drawn into the kingdom; points are not told.
terminal-hints-gains = What is possible is drawn into the kingdom, and what brings the most points at once is told.
terminal-no-such-hints = Hints are on, off or marks, not { $answer }.

# --- answers to what was typed
terminal-no-choice = There is no choice { $answer }: the numbers go to { $last }; `moves` lists them.
terminal-no-kingdom = There is no kingdom { $answer }: they are 1 to { $last }.
terminal-unread-claim = { $answer } is not a domino: choose one of those shown, such as { $domino }.
terminal-unread-pair = { $answer } does not name two dominoes: choose the outer or the inner two of the line.
terminal-unread-place = { $answer } is not a placement: name the cells of the left and the right half, as in e1 e2, or one and >, v, < or ^.
terminal-unread-tax = { $answer } is not a square: name one or two, as in e1, or pass.
terminal-unread-square = { $answer } is not a square: name one, as in e1.
terminal-unread-name = { $answer } is not available: choose { $names }, or pass.
terminal-unread-give = { $answer } is not a kingdom: type its number.
terminal-why-which = Say which move, as in: why e1 e2.

# --- beginning, keeping, ending
terminal-loading = Loading
terminal-begins = { $rules }, seed { $seed }. Type ? for help.
terminal-begins-recorded = { $rules }, seed { $seed }, recorded in { $path }. Type ? for help.
terminal-goes-on = Resuming { $rules }, recorded in { $path }. Type ? for help.
terminal-go-on = { $path } holds an unfinished game, { $rules }. Continue it? (Y/n)
terminal-fault = { $path }, line { $line }: { $fault }
terminal-thinks = { $name } is thinking
terminal-thinking = Thinking
terminal-file-exists = { $path } already exists: name another file.
terminal-not-saved = { $path } cannot be written: { $cause }.
terminal-copied = A copy of the game is in { $path }.
terminal-save-where = This game is not recorded: `save FILE` writes it to a file.
terminal-saved = The game is in { $path }; every move is saved there.
terminal-not-recorded = The game cannot be recorded in { $path } just now: { $trouble }. It goes on; `save FILE` writes it elsewhere.
terminal-recorded = Saved in { $path }. Replay with: fiefdom replay { $path }
terminal-kept = Saved. Continue with: fiefdom play --resume { $path }
terminal-input-ended = The input has ended.
terminal-quit = You end the game.
terminal-standing = This is how it stands.
terminal-over = The game is over
terminal-game-over = Game { $game } is over
terminal-all-games = All { $games } games together

# --- scores
terminal-without-crowns = { $number ->
    [one] one territory without a crown
   *[other] { $number } territories without a crown
}
terminal-without-fires = { $number ->
    [one] one territory without a fire
   *[other] { $number } territories without a fire
}
terminal-totem-of = { $resource } totem
terminal-horde = { $warriors } x strength { $strength }
terminal-pad-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, a point for three
terminal-pad-queen = a crown on the largest territory
terminal-ahead-by-territory = ahead by its largest territory, { $number ->
    [one] 1 square
   *[other] { $number } squares
}
terminal-ahead-by-crowns = ahead by its { $sign ->
    [fires] { $number ->
        [one] 1 fire
       *[other] { $number } fires
    }
   *[crowns] { $number ->
        [one] 1 crown
       *[other] { $number } crowns
    }
}
terminal-ahead-by-games = ahead by { $number ->
    [one] 1 game
   *[other] { $number } games
} won
terminal-shares-place = shares its place with the next
terminal-score-game = Which game did you play? ({ $games })
terminal-score-how =
    Draw what each player has built as it lies on the table: a line for each row, a word for each square, spaces between them.
    { $letters }; { $family ->
        [origins] H is the hut, J1 has one printed fire, J+2 a token of two.
       *[other] C is the castle, W2 has two crowns.
    } A dot is an empty place. `fiefdom score --example GAME` shows all words.
terminal-score-name = Whose is the first kingdom?
terminal-score-next = Whose is kingdom { $number }? (nothing: that was all)
terminal-score-rows = Its rows, and an empty line at the end:
terminal-score-again = Draw it once more.
terminal-score-coins = coins
terminal-score-knights = knights, in the kingdom and in the reserve
terminal-score-towers = towers
terminal-score-queen = is the queen there (yes or no)
terminal-score-totems = totems held (such as `mammoth flint`, or none)
terminal-score-discards = dominoes that could not be placed
terminal-score-unread = { $answer } is not a possible answer here.

# --- replays
terminal-replay-before = Before the first of { $moves } moves
terminal-replay-move = Move { $move } of { $moves }
terminal-replay-playing = playing, { $seconds } s per move
terminal-replay-above = { $number ->
    [one] 1 line above
   *[other] { $number } lines above
}
terminal-replay-below = { $number ->
    [one] 1 more line: down
   *[other] { $number } more lines: down
}
terminal-replay-go = Go to move (0 to { $moves }): { $typed }
terminal-replay-keys = space next  p back  r round  g go to  a auto  + - pace  ? keys  q quit
terminal-replay-help =
      right, space, n, j      the next move       left, p, k, backspace   one back
      r                       the next round      R                       one back
      Home, End               first and last      g NUMBER Enter          go to move
      a                       play by itself      + -                     its pace
      up, down, page up, page down                scroll, if the table is too high
      q, Escape               quit

    Press any key to continue.

# --- the page of `fiefdom hint`
terminal-hint-head = { $rules }, seat { $seat }: { $moves }
terminal-hint-only = { $deed } is the only move.
terminal-hint-points = points
terminal-hint-lead = lead
terminal-hint-win = win
terminal-hint-games = games
terminal-hint-move = move
terminal-hint-exact = Every possibility to the end of the game was examined: these are the results if everybody plays best.
terminal-hint-foreseen = Nothing is left to chance: this is how it ends if the others play sensibly.
terminal-hint-clear = The top move is clearly best.
terminal-hint-close = The top moves are too close to call; try more --seconds.
terminal-hint-bot = { $bot } would do this: { $deed }.
terminal-hint-by-bot = It expects a lead of { $lead } and a win of { $win }.
terminal-hint-by-analysis = This analysis expects a lead of { $lead } and a win of { $win } from it.

# --- help
terminal-help =
    Answer with the number of a choice (`moves` lists them) or with the move itself:
      e1 e2   e1 >     a placement: the cells of its left and of its right half, or
                       the left one and the way to the right one: > v < ^
      e1  n2w1         a square: steps north or south, then west or east, from the
                       start tile; the coordinates stand along the edges
      12  K12          a domino that can be chosen
      statue  hunter   a building, a caveman; the first letters are enough
      pass  or 0       to skip an optional step
    Besides:
      table            the whole table           moves        the choices, numbered
      kingdom 2        a kingdom in full         kingdoms     all of them, small
      sheet  sheet 2   the scores so far         legend       what the signs mean
      why MOVE         why a move is refused     hints on|off what is possible, and
      save [FILE]      where the game is saved;               what brings points now
                       or a copy of it           hint         what a strong bot does
      rules  rules C3  the rules, or what is said about one of them
      quit             stop; the game is saved
      undo             undo a decision of this turn. The turn's last decision
                       commits it: from then on nothing of it can be undone.

# --- words that may be typed, with spaces between; the English ones work in every language
terminal-word-help = help
terminal-word-table = table
terminal-word-moves = moves
terminal-word-kingdoms = kingdoms
terminal-word-kingdom = kingdom
terminal-word-sheet = sheet
terminal-word-legend = legend
terminal-word-hints = hints
terminal-word-hint = hint
terminal-word-why = why
terminal-word-rules = rules
terminal-word-save = save
terminal-word-undo = undo
terminal-word-quit = quit
terminal-word-on = on
terminal-word-off = off
terminal-word-marks = marks
terminal-word-all = all
terminal-word-pass = pass
terminal-word-right = right
terminal-word-down = down
terminal-word-left = left
terminal-word-up = up
terminal-word-both = both
terminal-word-cave = cave
terminal-word-stack = stack
terminal-word-yes = yes y
terminal-word-no = no n
terminal-word-none = none

# --- pieces on squares, in three letters and in seven
terminal-short-bakery = bak
terminal-short-sawmill = saw
terminal-short-fishmonger = fis
terminal-short-weaver = wea
terminal-short-witch_hut = wit
terminal-short-goldsmith = gol
terminal-short-church = chu
terminal-short-travelling_palace = pal
terminal-short-archery_range = arc
terminal-short-statue = sta
terminal-short-queens_tower = que
terminal-short-great_inn = inn
terminal-short-brewery = bre
terminal-short-watchtower = wat
terminal-short-tower_treasury = ttr
terminal-short-knight_treasury = ktr
terminal-short-hunter = hun
terminal-short-fisher = fis
terminal-short-gatherer = gat
terminal-short-sculptor = scu
terminal-short-painter = pai
terminal-short-fire_woman = fir
terminal-short-shaman = sha
terminal-short-small_warrior = sma
terminal-short-amazon_warrior = ama
terminal-short-giant_warrior = gia
terminal-short-mammoth = mam
terminal-short-fish = fis
terminal-short-mushroom = mus
terminal-short-flint = fli
terminal-middling-bakery = bakery
terminal-middling-sawmill = sawmill
terminal-middling-fishmonger = fishmgr
terminal-middling-weaver = weaver
terminal-middling-witch_hut = witch
terminal-middling-goldsmith = goldsm
terminal-middling-church = church
terminal-middling-travelling_palace = palace
terminal-middling-archery_range = archery
terminal-middling-statue = statue
terminal-middling-queens_tower = queens
terminal-middling-great_inn = inn
terminal-middling-brewery = brewery
terminal-middling-watchtower = watch
terminal-middling-tower_treasury = t.treas
terminal-middling-knight_treasury = k.treas
terminal-middling-hunter = hunter
terminal-middling-fisher = fisher
terminal-middling-gatherer = gather
terminal-middling-sculptor = sculpt
terminal-middling-painter = painter
terminal-middling-fire_woman = fire w
terminal-middling-shaman = shaman
terminal-middling-small_warrior = small
terminal-middling-amazon_warrior = amazon
terminal-middling-giant_warrior = giant
terminal-middling-mammoth = mammoth
terminal-middling-fish = fish
terminal-middling-mushroom = mushrm
terminal-middling-flint = flint

# --- waiting for chance
terminal-awaits = { $kind ->
    [line] waiting for the next line of dominoes
    [king] waiting for a { $family ->
        [origins] chief
       *[other] king
    } to be drawn
    [building] waiting for a building to be drawn
    [caveman] waiting for a caveman to be drawn
   *[other] waiting for { $kind }
}
terminal-line-undrawn = Not drawn yet.
terminal-lost = The game is NOT saved: { $path } could not be written.
terminal-program-lost = { $name } has lost the game. { $reason } The bot { $bot } plays on in its place.
terminal-compiling = Compiling the game engine for this machine: { $function } ({ $seconds } s so far). Only the first run does this; `fiefdom warmup` does all of it in advance
