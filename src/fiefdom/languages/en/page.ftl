# Words of the page.

# --- everywhere
you = You
menu = Menu
menu-language = Language
menu-dark = Dark theme
menu-marks = Show legal squares
menu-sound = Sound
menu-door = Home
language-en = English
language-hu = Magyar
language-pl = Polski
to-the-door = Fiefdom home
rules = Rules
rules-of = { $game }: rules · Fiefdom
rules-games = Games
theme-light = Light theme
theme-dark = Dark theme
close = Close
bot = Bot
points-short = points
copy-link = Copy link
copied = Copied
trouble = Something went wrong. Please try again.
no-table = There is no such table. The link may be old or mistyped.
loading = One moment…

# --- door
door-title = Fiefdom: build a kingdom, two squares at a time
door-hello = Build a kingdom, two squares at a time
door-sub = Pick a game. Send the link to your friends, or fill the seats with bots. No account needed.
door-games = Games
card-kingdomino = Lay dominoes, join lands, gather crowns.
card-queendomino = Towns, taxes, builders, a queen and a dragon.
card-royal_wedding = Both boxes in one great game.
card-origins = Fire, mammoths and tribes. Three modes.
card-kingdomino-meta = 2 to 4 players · 15 minutes
card-queendomino-meta = 2 to 4 players · 25 minutes
card-royal_wedding-meta = 3 to 8 players, alone or in teams · 40 minutes
card-origins-meta = 2 to 4 players · 20 minutes
mode = Mode
mode-discovery-what = Volcanoes and fire: the best place to start
mode-totem-what = Resources, and the race for the totems
mode-tribe-what = Resources pay for cavemen
players = Players
players-count = { $number } players
players-number = { $number }
seats = Seats
seat-me = You
seat-me-what = this device
seat-here = Player { $number }
seat-here-what = also at this device
seat-open = A friend
seat-open-what = the seat waits for your link
seat-bot-what = bot: { $what }
seat-kind = Who sits in seat { $number }
seat-kind-me = You
seat-kind-here = At this device
seat-kind-open = Friend by link
seat-kind-bot = Bot: { $level }
your-name = Your name
team-of = Team { $number }
options = Options
set-table = Create table
play-now = Play now
open-tables = Your open tables
go-on = Continue
see-end = View
open-row = { $game } with { $names }
open-row-alone = { $game }
open-turn = Round { $round }, your turn
open-waits = Round { $round }
open-gathering = waiting for players
open-over = finished
join-title = Join or watch
join-field = Invite code or link
join-go = Join
join-what = A friend’s link leads you straight to the table.
record-title = Open a record
record-what = A .fief or JSON file of a game, to replay it here.
record-choose = Choose a file
records-several = This file holds { $number } games. Which one?
records-left-out = { $number ->
    [one] One more game could not be read.
   *[other] { $number } more games could not be read.
}
record-total = { $name } { $total }
record-unfinished = not finished

# --- joining
join-head = A seat at the table
join-game = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
join-sit = Sit down
join-watch = Only watch
join-none = This invite has expired. Ask for a new one.
join-colour = Your colour

# --- gathering
gather-head = Your table is ready
gather-invite = Invite your friends
gather-invite-what = Whoever opens this link takes a free seat.
gather-watch = For spectators
gather-watch-what = This link shows the game, without a seat.
gather-start = Start the game
gather-wait = Waiting for { $number ->
    [one] one player
   *[other] { $number } players
}
gather-host-starts = The host starts the game.
gather-open = open
gather-fill = Put a bot here
gather-sit = Sit here
gather-vacate = Free this seat
gather-rename = Change name and colour
gather-away = away
recovery-what = Enter this code on the home page of your other device. It works once.

# --- table
round-of = Round { $round } of { $rounds } · { $players } players
game-of = Game { $game } of { $games }
your-kingdom = Your kingdom
your-land = Your land
back-to-mine = Back to your kingdom
other-kingdoms = Other kingdoms
kingdoms = Kingdoms
dominoes = Dominoes
actions = Actions
tabs = What to show
tab-lines = Lines
tab-kingdoms = Kingdoms
tab-box = Box
tab-log = Log
this-line = This line
next-line = Next line
first-line = First line
last-line = This was the last line.
top-to-bottom = top to bottom
left-to-right = left to right
free-count = { $number } free
box-left = Left in the box
box-count-crowns = { $number ->
    [one] 1 domino
   *[other] { $number } dominoes
} · squares, crowns
box-count-fires = { $number ->
    [one] 1 domino
   *[other] { $number } dominoes
} · squares, fires
crowns = crowns
fires = fires
log = Log
log-newest = newest first
enlarge = Enlarge: { $name }
score-parts = Points by territory
dominoes-placed = { $number ->
    [one] 1 domino placed
   *[other] { $number } dominoes placed
}
seat-score = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
kingdom-words = Kingdom of { $name }: { $dominoes ->
    [one] 1 domino
   *[other] { $dominoes } dominoes
}, { $score ->
    [one] 1 point
   *[other] { $score } points
}
goods-coins = coins
goods-knights = knights in reserve
goods-towers = towers
goods-queen = the queen is here
with = with { $what }
domino-words = Domino { $number }: { $left } and { $right }
half-crowns = { $terrain } with { $number ->
    [one] 1 crown
   *[other] { $number } crowns
}
half-fires = { $terrain } with { $number ->
    [one] 1 fire
   *[other] { $number } fires
}
half-craters = { $terrain } with { $number ->
    [one] 1 crater
   *[other] { $number } craters
}
square-place = row { $row }, column { $column }
square-empty = empty
square-castle = castle
square-hut = hut
square-token = fire token of { $number }
square-towers = { $number ->
    [one] 1 tower
   *[other] { $number } towers
}
square-knight = knight
square-possible = possible
square-ghost = your domino would lie here
square-ghost-not = your domino cannot lie here
line-done = played by { $name }
line-now = { $name } plays it now
line-waiting = waits for { $name }
line-taken = chosen by { $name }
line-gone = unclaimed, out of the game
line-free = free
steps = Steps of the turn
step-place = Place
step-erupt = Eruption
step-tax = Taxes
step-build = Build
step-dragon = Dragon
step-claim = Choose
step-give = Totem
step-recruit = Recruit

turn-you = Your turn: { $what }
turn-seat = { $name }: { $what }
turn-other = { $name } plays
do-place = place your domino
do-place-short = place
do-discard = it fits nowhere
do-discard-short = discard
do-claim = choose a domino
do-claim-short = choose
do-pair = choose two dominoes
do-pair-short = choose two
do-tax = collect taxes (optional)
do-tax-short = taxes?
do-build = build (optional)
do-build-short = build?
do-site = choose a building site
do-site-short = site
do-dragon = send the dragon (optional)
do-dragon-short = dragon?
do-erupt = where does your fire land?
do-erupt-short = eruption!
do-give = who gets the totem?
do-give-short = totem
do-recruit = recruit (optional)
do-recruit-short = recruit?
do-pay = pay a resource
do-pay-short = pay
do-settle = settle your caveman
do-settle-short = settle

note-place = is placing
note-claim = is choosing
note-pair = is choosing
note-tax = collects taxes
note-build = is building
note-site = is building
note-dragon = calls the dragon
note-erupt = a volcano erupts
note-give = gives a totem away
note-recruit = is recruiting
note-pay = is recruiting
note-settle = is recruiting
note-waits = plays later in this line
note-chosen = has chosen
note-away = away
note-substitute = a bot is filling in
waits-place = { $name } is placing a domino
waits-claim = { $name } is choosing a domino
waits-pair = { $name } is choosing two dominoes
waits-tax = { $name } may collect taxes
waits-build = { $name } may build
waits-site = { $name } is choosing a building site
waits-dragon = { $name } may send the dragon
waits-erupt = A volcano of { $name } erupts
waits-give = { $name } gives a totem away
waits-recruit = { $name } may recruit
waits-pay = { $name } pays for a caveman
waits-settle = { $name } settles a caveman
waiting = Waiting for { $name }…

not-here = Not here.
say-place = Domino { $number }: click the map, or drag it there
say-place-points = Domino { $number }, points here: **{ $points }**
say-place-none = Domino { $number }: here it adds no points yet
say-discard = Domino { $number } fits nowhere and must be discarded
say-claim = Choose your next domino
say-claim-best = **{ $number }** could add **{ $points }**; you would play { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}
say-claim-nofit = **{ $number }** fits nowhere yet; you would play { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}
say-pair = Choose the outer two dominoes or the inner two
say-pair-chosen = Your chiefs go on **{ $first }** and **{ $second }**
say-tax = Put knights on the domino you placed; you have { $knights }
say-tax-coins = This brings **{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}**
say-build = Choose a building, then a site. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
say-build-chosen = **{ $building }** for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $what }
say-site = Where will you put the { $building }?
say-dragon = One coin: the dragon burns a building on the board
say-dragon-chosen = **{ $building }** burns, for one coin
say-erupt = { $fires ->
    [one] 1 fire
   *[other] { $fires } fires
}, at most { $range ->
    [one] 1 square
   *[other] { $range } squares
} away
say-erupt-points = Points here: **{ $points }**
say-erupt-burns = Points here: **{ $points }**; this burns: { $what }
say-give = The { $resource } totem goes to one of those who have the most
say-recruit = Recruit: two different resources for one of these, four for any of the stack
say-recruit-chosen = **{ $caveman }**: { $what }
say-pay = Pay for the { $caveman }: { $left ->
    [one] one more resource
   *[other] { $left } more, all of different kinds
}
say-pay-chosen = Pays with: { $what } (points: **{ $points }**)
say-settle = Where does the { $caveman } settle?
say-points-here = Points here: **{ $points }**
confirm-place = Place here
confirm-claim = Choose it
confirm-claim-number = Choose { $number }
confirm-pair = Choose these
confirm-discard = Discard { $number }
confirm-tax = Collect
confirm-tax-coins = Collect { $coins }
confirm-build = Buy it
confirm-site = Build here
confirm-dragon = Burn it
confirm-erupt = Place fire here
confirm-give = Give it
confirm-recruit = Recruit
confirm-pay = Pay this
confirm-settle = Settle here
pass-tax = No taxes
pass-build = Do not build
pass-dragon = No dragon
pass-recruit = Do not recruit
turn-left = Turn left
turn-right = Turn right
take-back = Undo
previous-square = Previous square
next-square = Next square

builders-board = Builders’ board
space-empty = Space { $space }: empty
space-words = { $building }, costs { $cost }: { $what }
stack-of = stack of { $number }
stack-words = Top of the stack: { $building }; { $number } left
dragon-home = at home
dragon-away = away
cave-board = Cave board
cave-empty = Nobody is here.
cave-stack = Stack of { $number } cavemen
cave-price-two = 2 resources: 1 of these
cave-price-four = 4 resources: any of { $number }
totems = Totems
totem-words = Totem of the { $resource }: { $points } points
totem-nobody = nobody
lost = The connection was lost. Trying again…
watching = You are watching.
watching-late = You are watching, 3 minutes after the players.
gather-late = Spectators see the game 3 minutes after the players.
watchers = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}

# --- during a game
manage-take-over = Let a bot play for { $name }
manage-give-back = Give the seat back to { $name }
manage-leave = Leave the game
manage-leave-sure = Leave for good? A bot takes your seat; you cannot come back.
manage-share = Copy the link for spectators
manage-take-back = Take my seat back
manage-recovery = Move my seat to another device

# --- the end
end-rounds = { $rounds } rounds · { $players } players
end-you-win = You win!
end-wins = { $winners ->
    [one] { $name } wins!
   *[other] { $name } win!
}
end-shared = { $names } share the win
end-by-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $more } more than { $who ->
    [you] you
   *[other] { $name }
}
end-by-largest_territory = { $points ->
    [one] 1 point
   *[other] { $points } points
} each; the largest territory decides: { $size ->
    [one] 1 square
   *[other] { $size } squares
}
end-by-crowns = { $points ->
    [one] 1 point
   *[other] { $points } points
} each; { $sign ->
    [fires] the fires decide
   *[crowns] the crowns decide
}: { $crowns }
end-by-games_won = { $points ->
    [one] 1 point
   *[other] { $points } points
} each; more games won
end-by-shared = { $points ->
    [one] 1 point
   *[other] { $points } points
} each
end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-sheet = Score sheet
end-sheet-note = squares × crowns
end-sheet-note-fires = squares × fires
end-caption = Final scores by territory
end-place = Place
sheet-buildings = Buildings
sheet-coins = Coins
sheet-queen = Queen
sheet-resources = Resources
sheet-totems = Totems
sheet-cavemen = Hunters, gatherers
sheet-hordes = Hordes
sheet-middle = Centre
sheet-harmony = Harmony
sheet-total = Total
sheet-largest = Largest territory
sheet-crowns = Crowns
sheet-fires = Fires
sheet-previous = Game { $game }
sheet-sum = Sum
end-again = Play again
end-next = Next game of the Dynasty
end-record = Record
end-replay = Replay
end-review = Review
analyse = Analysis board
hint = Hint
end-show-territories = Show the territories
end-lit = { $terrain }: { $squares } × { $crowns } = **{ $points }**
end-counted = { $what }: **{ $points }**
end-skip = Skip

# --- replay
replay = Replay
replay-moment = { $moment } of { $moments }
replay-slider = Moment of the game
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forth = One move forward
replay-speed = Speed
replay-speed-times = { $speed }×
replay-link = Link to this moment
replay-close = Back to the result

# --- the log
log-claim = { $who ->
    [you] You chose { $domino }
   *[other] { $name } chose { $domino }
}
log-claim-pair = { $who ->
    [you] You chose { $first } and { $second }
   *[other] { $name } chose { $first } and { $second }
}
log-place = { $who ->
    [you] You placed { $domino }
   *[other] { $name } placed { $domino }
}
log-discard = { $who ->
    [you] You discarded { $domino }
   *[other] { $name } discarded { $domino }
}
log-tax = { $who ->
    [you] You sent { $knights ->
        [one] a knight
       *[other] { $knights } knights
    } to collect taxes
   *[other] { $name } sent { $knights ->
        [one] a knight
       *[other] { $knights } knights
    } to collect taxes
}
log-build = { $who ->
    [you] You bought: { $building }
   *[other] { $name } bought: { $building }
}
log-site = { $who ->
    [you] You chose the site
   *[other] { $name } chose the site
}
log-dragon = { $who ->
    [you] Your dragon burned the { $building }
   *[other] { $name }’s dragon burned the { $building }
}
log-erupt = { $who ->
    [you] Your volcano erupted
   *[other] { $name }’s volcano erupted
}
log-give = { $who ->
    [you] You gave the { $resource } totem away
   *[other] { $name } gave the { $resource } totem away
}
log-recruit = { $who ->
    [you] You recruited: { $caveman }
   *[other] { $name } recruited: { $caveman }
}
log-pay = { $who ->
    [you] You paid a resource
   *[other] { $name } paid a resource
}
log-settle = { $who ->
    [you] Your caveman settled
   *[other] { $name }’s caveman settled
}
log-pass = { $who ->
    [you] You skipped: { $step ->
        [tax] taxes
        [build] building
        [dragon] dragon
       *[recruit] recruiting
    }
   *[other] { $name } skipped: { $step ->
        [tax] taxes
        [build] building
        [dragon] dragon
       *[recruit] recruiting
    }
}
log-king = { $who ->
    [you] Your { $king ->
        [chief] chief
       *[king] king
    } is drawn
   *[other] { $name }’s { $king ->
        [chief] chief
       *[king] king
    } is drawn
}
log-line = A new line: { $dominoes }
log-building = Building revealed: { $building }
log-caveman = New in the cave: { $caveman }
log-opened = Table created
log-seated = { $name } joined
log-renamed = { $name } has a new name
log-filled = { $name } (bot) joined
log-vacated = A seat is free again
log-taken-over = A bot plays for { $name }
log-given-back = { $name } is back
log-left = { $name } left; a bot plays on
log-replaced = A faster bot plays for { $name }
log-host = { $name } is the host now
log-started = The game began
log-undone = { $name } undid a move
log-next-game = Game { $game } began
log-rematch = A new game began
not-this = Not this one.
not-now = Not now.
say-looking = You are looking at: { $name }
say-place-touch = Domino { $number }: tap the map, or drag it there
say-claim-none = **{ $number }** would add no points now; you would play { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}
why-domino-taken = { $number } has been chosen already: { $name }.
why-stack = Only the buildings on the board can be bought; this one comes next.
why-totem = Whoever has the most of this resource ({ $resource }) holds the totem: { $name }, with { $number }.
why-totem-nobody = Nobody has this resource ({ $resource }) yet; whoever has the most holds the totem.
box-some = { $drawn } of these { $number } come
bonus-later = { $what }: { $points } points at the end, if it stays so
say-bonus-lost = at the end { $points } points fewer
end-counting = Counting the kingdoms
end-counting-lands = Counting the lands
end-counting-who = Now: { $name }
menu-pace = Moves of others
pace-instant = At once
pace-brisk = Brisk
pace-calm = Calm
pace-hurry = Click to hurry
pace-hurry-touch = Tap to hurry
status-database = The server cannot reach its database. The game continues as soon as it is back; nothing is lost.
status-restarting = The server is restarting. You will be reconnected in a moment.

offer-lesson = New here?
offer-lesson-what = Your first game of { $game }, step by step: every move is yours, and each is explained.
offer-lesson-start = Show me how
offer-lesson-no = No, thanks
offer-lesson-link = Learn { $game } step by step
rule-number = Rule { $rule }
making-ready = The game is being made ready. The first table of a kind on this server takes up to a minute.
