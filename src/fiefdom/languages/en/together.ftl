# Being together: public tables, profiles, ratings, talk, series.

refused-no-person = This browser has no profile yet.
refused-person-here = This browser has a profile with games. Delete it first, if you want to use another one here.
refused-not-public = This table is private. Ask its host for an invite.
refused-rated-terms = A table like this cannot be rated: that needs a clock after which one loses, and neither hints nor undo. With the real box a table cannot be public.
refused-rated-seats = At a rated table everybody has one seat and plays alone.
refused-rating-range = Your rating is outside the range that the host has chosen.
refused-range-order = The lowest rating is above the highest one.
refused-already-seated = You have a seat at this table already.
refused-already-waiting = You already have a public table that waits for players.
refused-talks-too-much = That was a lot at once. Wait a moment before you say more.
refused-no-swap = Seats cannot be swapped now.

log-published = The host changed whether the table is public
log-swap-wanted = The host changed whether seats are swapped
log-swapped = Everybody moved on by one seat

# Entry points and the list of tables

quick-head = Play now
quick-what = You get a seat at a table that waits, or open one that others see.
quick-go = Find a table
quick-waiting = Waiting for somebody to join …
quick-bot = Play with a bot instead
quick-stop = Stop waiting
tables-waiting = Waiting for players
tables-none = No public table waits at the moment. Open one: others see it at once.
tables-playing = Games to watch
tables-none-playing = No public game is going on.
tables-join = Join
tables-watch = Watch
tables-free = { $number ->
    [one] 1 free seat
   *[other] { $number } free seats
}
tables-range = rating { $lowest } to { $highest }
rated = rated
unrated = not rated
host-public = Public: anybody may join
host-rated = Rated: needs a clock, no hints, no undo
host-lowest = Lowest rating
host-highest = Highest rating
any-rating = any

# The profile

profile-none = This browser has no profile. With one, your games, results and ratings are kept on this server, without an account.
profile-start = Keep my games
profile-name = Name
profile-save = Save
profile-saved = Saved
profile-code = Use on another device
profile-code-what = Type this code into the profile of the other device. It works once.
profile-code-new = Make a code
profile-use = I have a code
profile-use-go = Use it
profile-devices = { $number ->
    [one] on 1 device
   *[other] on { $number } devices
}
profile-statistics = Statistics
profile-games = Games
profile-wins = Won
profile-average = Average
profile-best = Best
profile-history = History
profile-no-games = No finished games yet.
profile-more = More
profile-rating = Rating
profile-export = Download everything
profile-delete = Delete profile
profile-delete-sure = Delete your profile for good? Your name vanishes from all games; ratings and history are lost.
profile-delete-yes = Yes, delete everything
profile-delete-no = Keep it
place = Place { $place }
ending-left = left
ending-timed_out = out of time
rating-change = { $sign ->
    [up] +{ $change }
   *[down] −{ $change }
}
rating-uncounted = did not count
rating-of = rating { $rating } ± { $uncertainty }
rating-provisional = provisional
deleted-person = deleted

# The leaderboard

leaderboard-what = Rated public games with clocks. Ordered by what a rating is at least; the uncertainty shrinks with every game. Ten games are needed to appear.
leaderboard-empty = Nobody has played ten rated games of this kind yet.
leaderboard-kind = { $game }, { $players } players
leaderboard-player = Player
leaderboard-games = Games

# Talk

talk = Say something
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-says = { $name }: { $phrase }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-oops = Oops …
phrase-hurry = Your turn!
phrase-thinking = Let me think …
phrase-laugh = Ha ha!
phrase-cry = Oh no!
phrase-clap = Bravo!
phrase-crown = Long live the king!
phrase-goodbye = Goodbye!

# Series

series = After { $games ->
    [one] 1 game
   *[other] { $games } games
}
series-seat = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $points } points
series-swap = Swap seats before the next game
