# The analysis board.

board-open-title = What do you want to analyse?
board-text-label = A record, a position, or rules
board-text-what = Paste a record (.fief or JSON), a position of one line, or only rules, such as kingdomino(players=2).
board-open = Open
board-file = Open a file
board-new = New game
board-kept = On this device
board-kept-delete = Delete { $name }
board-kept-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
board-painted = Kingdoms of the score pad
board-painted-what = The kingdoms that you paint there, at the beginning of a round.
board-pad = Paint kingdoms
board-not-kept = This board is not on this device. Open it by a link or a file.
board-bad-link = This link is broken: nothing could be read from it.
board-leave = Another position

board-moves = Moves and variations
board-steps = Steps
board-start = Beginning
board-first = To the beginning
board-back = Back
board-forth = Forward
board-last = To the end of the line
board-earlier = Previous variation
board-later = Next variation
board-variation = Variation { $number } of { $total }
board-promote = Move the variation up
board-main = Make it the main line
board-delete = Delete from here
board-restore = Undo the deletion
board-mark = Mark
board-no-mark = no mark
board-comment = Comment
board-draw = Draw at random
board-draw-always = Draw chance by itself
board-share = Copy link
board-share-long = This analysis is too large for a link. Save it as a file.
board-save = Save (.fief)
board-save-json = Save (JSON)
board-position = Copy position
board-full = This board cannot hold more moves.

board-evaluation = Evaluation
board-evaluate = Evaluate
board-thinking = Evaluating …
board-waiting = Too much is being evaluated. Trying again …
board-depth = { $number ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
board-depth-exact = Exact: everything to the end was examined.
board-only = There is only one move.
board-close = The first moves are close.
board-chance = Something is drawn first: tell what, or draw it.
board-over = The game is over.
board-wins = { $name }: wins with { $chance }%, lead { $lead }
board-line = wins with { $chance }%, lead { $lead } ± { $margin }
board-line-sure = wins with { $chance }%, lead { $lead }

board-setup = What lies on the table?
board-setup-what = Round { $round }, before the first domino is placed. What you do not know was drawn; change it to what lies on your table.
board-setup-line = This line, and whose its dominoes are
board-setup-next = Next line
board-setup-pieces = { $kind ->
    [caveman] Cave
   *[building] Builders’ board, and the top of the stack
}
board-setup-domino = Domino { $number }
board-setup-king = Owner of domino { $number }
board-setup-piece = Place { $number }
board-setup-apply = Use this
board-setup-again = Draw everything again

board-text = This is neither a record nor a position nor rules: { $reason }
board-no-decision = Nobody has to decide anything here, so there is nothing to evaluate.
board-kingdoms = These kingdoms are no position: { $reason }
setup-kingdoms = This game has { $wanted } kingdoms, but { $given } are drawn.
setup-no-tiling = The dominoes of the box cannot have been placed like this in kingdom { $kingdom }, together with the kingdoms before it.
setup-over = After { $rounds } rounds the game is over.
