# Hints and reviews on the server and on the page.

# --- why there is none
refused-no-hints = There are no hints at this table.
refused-hints-rated = There are no hints in rated games.
refused-hints-timed = There are no hints in games with a clock.
refused-analysts-busy = Too much is being analysed right now. Please try again in a minute.
refused-analysis-failed = The analysis failed. The problem has been logged.
refused-analysis-stopped = The analysis was stopped.
refused-review = This game cannot be reviewed: { $reason }
refused-review-not-over = A game can be reviewed when it is over.
refused-own-reviews = { $number } of your reviews are not finished yet. Wait for one, or stop it.
refused-no-review = No review of this game is under way.
refused-review-not-yours = Somebody else has asked for this review.
refused-no-moment = This game has no move { $number }.

# --- moves, to be made
deed-claim = choose { $domino }
deed-claim-pair = choose { $first } and { $second }
deed-place = place { $domino }
deed-discard = discard { $domino }
deed-tax = send { $knights ->
    [one] a knight
   *[other] { $knights } knights
} to collect taxes
deed-build = buy: { $building }
deed-site = choose the site
deed-dragon = let the dragon burn: { $building }
deed-erupt = let the volcano erupt
deed-give = give the { $resource } totem away
deed-recruit = recruit: { $caveman }
deed-pay = pay a resource
deed-settle = settle the caveman
deed-pass = skip this step
deed-then = { $first }, then { $then }

# --- hints at the table
hint-title = The best moves
hint-thinking = Looking for the best moves…
hint-close = Close the hint
hint-figures = win { $chance }%, lead { $lead } ± { $margin }
hint-sure = win { $chance }%, lead { $lead }
hint-exact = Calculated to the end of the game.
hint-close-call = The first moves are about equally good.
hint-only = This is the only possible move.

# --- the review on the page
review-of = Review of the game
review-waiting = { $ahead ->
    [0] The review begins at once.
    [one] One review comes first.
   *[other] { $ahead } reviews come first.
}
review-running = { $done } of { $total } decisions are analysed.
review-stop = Stop
review-stopped = The review was stopped.
review-again = Begin again
review-moment = Decision { $number } of { $total }: { $name }, round { $round }
review-chance-now = { $name }: win chance { $chance }%
review-back = Previous decision
review-forth = Next decision
review-mistake = Next mistake
review-no-mistakes = Nobody made a mistake.
review-you-played = Played
review-was-best = The best move
review-lost = win chance −{ $lost }%, lead −{ $lead }
review-try = Try again from here
review-players = Players
review-player = Player
review-accuracy = Accuracy
review-luck = Luck
review-skill = Lost by moves
review-luck-note = Luck is what the draws added to the win chance; lost is what moves cost.
review-points = { $points } points
review-verdict-forced = no choice
review-verdict-best = best
review-verdict-good = good
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-board = { $name } before the decision
review-replay = Replay
