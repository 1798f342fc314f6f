# Verifying the fair shuffle of a record (`fiefdom verify`).

game-fault-shuffle-value = A secret, nonce or commitment has 64 hexadecimal digits in lower case; { $value } is not one.
game-fault-shuffle-seats = The nonces of a shuffle are in the order of the seats, at most one for each.

shuffle-none = This record has no fair shuffle: nothing in it says how its draws were made.
shuffle-no-secret = The secret of this shuffle is not in the record; a server tells it when the game is over.
shuffle-start = This record begins at a position, so its draws cannot be counted from the beginning.
shuffle-tag = The tag { $tag } cannot be read: { $text }.
shuffle-commitment = The secret is not the one that the server committed to before the game.
shuffle-draw = Draw { $draw } (event { $event }) is { $found }, but the shuffle gives { $expected }.
shuffle-events = The game cannot be replayed: { $why }

verify-fair = { $place }: { $draws ->
    [one] one draw follows
   *[other] all { $draws } draws follow
} from the secret { $nonces ->
    [0] alone; no player added a number
    [one] and the number of one player
   *[other] and the numbers of { $nonces } players
}.
verify-wrong = { $place }: { $why }
