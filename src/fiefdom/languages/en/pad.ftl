# Words of the score pad and of a table with the real box.

pad-title = Score pad
pad-game = Game
pad-kingdoms = Kingdoms
pad-name = Name
pad-add = Add a kingdom
pad-remove = Remove this kingdom
pad-clear = Start over
pad-undo = Undo
pad-grid = Squares of { $name }
pad-cell = Row { $row }, column { $column }: { $what }
pad-castle = Castle
pad-hut = Hut
pad-erase = Erase
pad-token = Fire token
pad-tools = What a tap paints
pad-pieces = Pieces
pad-how = Choose a terrain and tap the squares. Tap a square again for its crowns.
pad-how-fires = Choose a terrain and tap the squares. Tap a square again for its fires or craters.
pad-goods = What the kingdom owns
pad-coins = Coins
pad-knights = Knights
pad-towers = Towers
pad-queen = The queen
pad-totem = Totem: { $resource }
pad-discards = Discarded dominoes
pad-territories = Territories
pad-fault = { $name }: { $why }
pad-text = As text
pad-text-what = The form that `fiefdom score` reads. Type it here, or copy it from here.
pad-share = Share
pad-copy-text = Copy as text
pad-print = Print
pad-bad-link = This link holds no kingdoms that can be read.
pad-offline = There is no network. Everything you paint is kept; points are counted when it is back.

# --- a table with the real box
drawn-line = Which { $count } dominoes were drawn?
drawn-king = Whose { $origins ->
    [yes] chief
   *[no] king
} was drawn?
drawn-building = Which building was turned over?
drawn-caveman = Which caveman was turned over?
drawn-confirm = That is the line
drawn-picked = { $picked } of { $count }
drawn-undo = Undo the last step
