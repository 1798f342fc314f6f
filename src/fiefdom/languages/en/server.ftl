# What the server says when it refuses something.

refused-malformed = This message could not be understood ({ $where }).
refused-unknown = There is no command called “{ $kind }”.
refused-not-found = There is nothing at this address.
refused-too-large = This is too large.
refused-length-needed = The length of the body must be given.
refused-too-many = That was too much at once. Wait a moment and try again.
refused-foreign = Requests from other sites are not accepted.
refused-other-host = This server does not go by the name { $host }. If it should, its operator names it with --origin.
refused-banned = This address may not use this server.
refused-trouble = Something went wrong on the server. Nothing was lost; please try again.
refused-database-away = The database is not responding at the moment. Nothing was lost; wait until this message is gone and try again.
refused-restarting = The server is restarting. Nothing was lost; try again in a moment.
refused-closed = This table was closed by the operator of the server. It can still be watched.
refused-no-such-table = There is no such table.
refused-no-such-code = This code is wrong or has expired. Ask for a new one.
refused-no-such-game = This table has no game { $game }.
refused-no-such-seat = This table has no seat { $seat }.
refused-rules = { $reason }
refused-record = This record cannot be read: { $reason }
refused-no-record = There is no record of a game in this file.
refused-from-position = This record begins at a position, and a table shows only games from their beginning.
refused-no-such-record = This file has no game { $number }.
refused-seats = This game has { $wanted } seats, but { $given ->
    [one] one was given.
   *[other] { $given } were given.
}
refused-no-game = No game is going on at this table.
refused-nothing-drawn = Nothing was drawn that could be told now.
refused-stale = The game has moved on. Look at the table and choose again.
refused-not-your-turn = It is not your turn; { $name } decides.
refused-too-far = Something is revealed in between, or somebody else decides. Decide one step at a time.
refused-substitute = A bot plays for this seat. Take the seat back first.
refused-undo = This can no longer be undone: something was revealed, or somebody else has acted.
refused-open-seats = { $number ->
    [one] One seat is still open. Invite somebody or put a bot there.
   *[other] { $number } seats are still open. Invite somebody or put bots there.
}
refused-all-played = All games of this Dynasty have been played.
refused-dynasty-goes-on = The Dynasty goes on: play its next game.
refused-seat-taken = This seat is taken.
refused-colour-taken = Somebody else has this colour.
refused-not-seated = Only those who sit at the table may do this.
refused-not-your-seat = This is not your seat.
refused-host-only = Only the host may do this.
refused-vacate = This seat cannot be freed.
refused-take-over = Nobody is playing this seat, so there is nobody to replace.
refused-still-here = This player is here. A bot takes over only for somebody who is away.
refused-give-back = No bot is filling in for anyone here.
refused-not-gathering = The game has begun already.
refused-not-playing = No game is going on.
refused-not-over = The game is not over yet.

# The log, where only the table speaks.

log-created = Table created
log-recorded = A record was opened
log-moved = { $name } plays on from another device
refused-no-undo = At this table nothing can be undone; the host has decided so.
refused-no-spectators = The host of this table allows no spectators. The game can be seen when it is over.
refused-time-over = Your time for this game is over; a bot plays on.
refused-shuffling = The tiles are being shuffled for the next game. Try again in a moment.
refused-no-nonce = No number is awaited from this seat.
refused-other-nonce = This is not the number that this seat committed to.
log-committed = { $name } fixed a number for the shuffle
log-shuffling = The server fixed its secret ({ $commitment }); now the players’ numbers are opened
log-nonce-opened = { $name } opened the number for the shuffle
log-grace = { $name } has lost the connection and gets another 30 seconds
log-timed-out = { $name } has run out of time; a bot plays on
log-clocks-resumed = The server was away; the clocks go on
