# Puzzles, in the terminal and on the page.

puzzle-title = Puzzles
puzzle-daily = Puzzle of the day
puzzle-daily-of = Puzzle of { $date }
puzzle-name = Puzzle { $name }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-grade-expert = very hard
puzzle-any-game = all games
puzzle-any-grade = all grades
puzzle-game = Game
puzzle-grade = Grade
puzzle-head = { $name }: { $rules }, { $grade }; weaker bots miss it in { $missed }% of their tries
puzzle-task-you = One move is clearly best. Find it.
puzzle-right = Right: { $deed }.
puzzle-wrong = Not the best: { $deed }.
puzzle-solution = The best move is { $deed }.
puzzle-chance = It wins with { $chance }%; the next best move with { $next }%.
puzzle-chance-yours = Your move wins with { $chance }%.
puzzle-unlisted = Your move is not among the best ones: it wins with { $chance }% at most.
puzzle-why = Why: { $reasons }
puzzle-why-not = Against your move: { $reasons }
puzzle-follows = Expected to follow: { $moves }
puzzle-certain-exact = Certain: every line of play to the end was examined.
puzzle-certain-foreseen = Nothing is left to chance: it is best whether the others play for themselves or against you.
puzzle-certain-estimated = Found with { $simulations } simulations, ten times as many as for the first look.
puzzle-you = You
puzzle-leave = Leave the puzzles
puzzle-unavailable = The puzzle could not be fetched. Try again in a moment.
puzzle-told-right = Right!
puzzle-told-wrong = Not the best.
puzzle-told-solution = The best move:
puzzle-try-again = Try again
puzzle-show = Show the solution
puzzle-next = Another puzzle
puzzle-streak = { $days ->
    [one] Solved on { $days } day in a row.
   *[other] Solved on { $days } days in a row.
}
puzzle-streak-none = Solve the puzzle of the day on several days in a row.
puzzle-solved = { $number ->
    [one] { $number } puzzle solved.
   *[other] { $number } puzzles solved.
}
puzzle-none = There is no puzzle of this game and grade.
puzzle-loading = The puzzle is being fetched.
puzzle-count = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}
puzzle-terminal-help = Type a move as in fiefdom play; solution shows it, quit leaves.
puzzle-word-solution = solution
puzzle-made = { $found } of { $count } puzzles, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
puzzle-check-confirmed = confirmed
puzzle-check-close = close
puzzle-check-refuted = refuted
puzzle-checked = { $confirmed } of { $number } puzzles confirmed

puzzle-fault-no-such-puzzle = There is no puzzle { $name }; names look like kingdomino-12.
puzzle-fault-no-such-game = There are no puzzles of { $name }; choose { $known }.
puzzle-fault-no-such-grade = There is no grade { $name }; choose { $known }.
puzzle-fault-none-like-it = There is no puzzle of this game and grade.
puzzle-fault-not-a-puzzle = Line { $line } is not a puzzle.
puzzle-fault-not-legal = Line { $line } is not a sound puzzle: { $why }
puzzle-fault-not-a-date = { $text } is not a date; write it as 2026-07-01.
