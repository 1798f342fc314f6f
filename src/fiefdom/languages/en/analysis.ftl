# Analysis of decisions and reviews of games.

# --- why a move is better or worse: parts of a sentence
because-wins = wins by force ({ $lead })
because-loses = loses by force ({ $lead })
because-draws = is a draw by force
because-joins = joins your { $terrain } ({ $squares } × { $crowns }): { $points } at once
because-discards = { $domino } is discarded
because-room-kept = leaves room for more dominoes
because-room-lost = leaves room for fewer dominoes
because-territory = { $terrain }: { $points }
because-building = { $building }: { $points }
because-caveman = { $caveman }: { $points }
because-horde = warriors: { $points }
because-totem = totem ({ $resource }): { $points }
because-resources = resources: { $points }
because-coins = coins: { $points }
because-queen = Queen: { $points }
because-middle-kingdom = { $sign ->
    [fires] Realm of Fire
   *[crowns] Middle Kingdom
}: { $points }
because-harmony = { $sign ->
    [fires] Homo Habilis
   *[crowns] Harmony
}: { $points }
because-other-points = other points: { $points }
because-takes = takes { $domino } away from the others: { $points }
because-leaves = leaves { $domino } to the others: { $points }
because-leaves-to = leaves { $domino } to seat { $seat }: { $points }
because-leaves-to-name = leaves { $domino } to { $name }: { $points }
because-others-gain = the others get more: { $points }
because-others-lose = the others get less: { $points }
because-earlier = earlier turn in the next round
because-later = later turn in the next round

# --- reviews
review-nothing = There is nothing to review: nobody has decided anything in this record.
review-cancelled = The review was stopped after { $done } of { $total } decisions.
review-depth = There is no depth { $depth }; choose { $known }.
review-remark = { $verdict ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} (-{ $lost }%): better { $better }.
review-title = Review
review-head = { $rules }: { $decisions } decisions, { $games } simulations each
review-column-accuracy = accuracy
review-column-best = best
review-column-good = good
review-column-inaccuracy = ?!
review-column-mistake = ?
review-column-blunder = ??
review-column-lost = lost lead
review-column-luck = luck
review-column-lead-luck = luck in points
review-curve = Win chance
review-turning = Turning points
review-no-turning = No decision changed the win chance by 5% or more.
review-others = Other inaccuracies, mistakes and blunders
review-decision = Round { $round }, { $name }: { $deed } { $mark } (win -{ $lost }%, lead { $lead })
review-better = better: { $deed }
review-board-before = before the decision
review-board-played = played
review-board-better = better
review-line = Expected to follow: { $moves }
review-line-move = seat { $seat } { $deed }
