# Words of the page: phones, the start page, invites, rematches and the rules over the table.

# --- table
tab-board = Board
state = State of the game
round-short = Round { $round }/{ $rounds }
game-short = Game { $game }/{ $games }
dragon-is-home = The dragon is at home.
dragon-is-away = The dragon has left its cave.
dragon-away-short = away
totem-of = { $resource } totem: { $name }
substitute = A bot is playing for you.
substitute-end = Play on myself
substitute-seat = A bot is playing for { $name }.

# --- start page
name-here = Name of player { $number }
name-needed = Tell your friends who invites them: enter your name.
summary = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
}

# --- invites
local-link = Only this device can open this link. To play with others, start the server with --host 0.0.0.0 and open the page by the address of this device.
join-again = Have you got another code?
bad-invite = This invite does not lead to a table.

# --- rematch
end-wants = Waiting for { $names }
end-wanted = { $names } would like to play again.
end-without = Start without them
end-follow = Go to the new game
end-follow-what = A new game has begun. This sheet stays until you go there.
log-rematch-wanted = { $name } would like to play again

# --- rules
rules-close = Close the rules

# --- without network
offline = There is no network. The score pad and the rules you have read still open; tables need the server.
offline-screen = This part of the page has not been loaded on this device yet, and there is no network.
not-loaded = This part of the page could not be loaded.
try-again = Try again
no-connection = The server cannot be reached.

# --- the real box
real-title = The real box
real-what = Playing at a real table? Count the kingdoms on the score pad. Or enter what you draw and lay: the page shows legal places, keeps the score and writes the record.
real-play = Play with the real box
real-pad = Score pad

# --- sharing
qr-show = QR code
qr-what = Scan this with the camera of a phone.
qr-long = This is too long for a QR code.
share = Share

# --- notifications
notify = Tell me when it is my turn
notify-denied = This browser does not allow notifications here. The title of the page and, if it is on, a sound tell you instead.
notify-turn = It is your turn.
notify-turn-of = It is { $name }’s turn.
shuffling = Shuffling …
shuffle-check = Check the shuffle
shuffle-is-fair = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the server’s secret { $nonces ->
    [0] alone
    [one] and one player’s number
   *[other] and the numbers of { $nonces } players
}. This browser has recomputed them.
shuffle-is-witnessed = The secret is the one fixed before the game, and your own number was used.
shuffle-is-none = This game has no fair shuffle.
shuffle-is-untold = The secret is told when the game is over.
shuffle-is-unreadable = The values of this shuffle cannot be read.
shuffle-is-secret = The secret is not the one that the server fixed before the game!
shuffle-is-other-commitment = The server has exchanged its secret: this browser saw another commitment before the game!
shuffle-is-own-nonce = The number that this browser added was not used!
shuffle-is-draw = Draw { $draw } does not follow from the shuffle: { $found } instead of { $expected }!
shuffle-is-unknown = The record could not be loaded.
end-by-time = { $points ->
    [one] One point
   *[other] { $points } points
}; { $who ->
    [you] you have
   *[other] { $name } has
} run out of time
host-options = Clock and more
host-clock = Clock
host-timeout = When time is over
host-hints = Show what a move brings
host-undo = Moves can be undone
host-spectators = Spectators see the game
spectators-all = at once
spectators-delayed = 3 minutes later
spectators-none = when it is over
timeout-bot = a bot plays on
timeout-lose = the player loses
clock-none = none
clock-seconds = { $seconds } seconds a turn
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} a turn
clock-game = { $minutes } minutes a game, + { $increment } s a turn
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} a turn
clock-long = { $days } d { $hours } h
clocks = Clocks
clock-of = { $name }: { $time }
clock-lost = time over

# The ways to other people

tables = Public tables
tables-what = Join somebody, or watch a game.
profile = Your profile
leaderboard = Leaderboard
