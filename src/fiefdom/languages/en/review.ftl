# Hints and reviews on the server and on the page.

# --- why there is none
refused-no-hints = There are no hints at this table.
refused-hints-rated = There are no hints in rated games.
refused-hints-timed = There are no hints in games with a clock.
refused-analysts-busy = Too much is being analysed right now. Please try again in a minute.
refused-analysis-failed = The analysis failed. The problem has been logged.
refused-review = This game cannot be reviewed: { $reason }
refused-review-not-over = A game can be reviewed when it is over.
refused-own-reviews = { $number } of your reviews are not finished yet. Wait for one, or stop it.
refused-no-review = No review of this game is under way.
refused-review-not-yours = Somebody else has asked for this review.
refused-no-moment = This game has no move { $number }.
