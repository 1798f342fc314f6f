# Guided first games. The first line of an idea is its heading; every other line is a paragraph.

learn-title = First game: { $game }
learn-progress = Turn { $turn } of { $turns }
learn-show = Show me
learn-skip = Skip this part
learn-restart = Start again
learn-leave = Leave the lesson
learn-play = Play a real game
learn-more = More lessons
learn-list = Guided first games
learn-list-what = Each teaches one game: you make every move, and the rules come one at a time.
learn-begun = begun
learn-finished = finished
learn-you = You
learn-not-that = Not this time.
learn-accepted = Any legal move will do here.
learn-loading = The lesson is being prepared …
learn-unavailable = The lesson could not be loaded. Your moves are kept; try again when the server can be reached.
learn-again = Try again
learn-count = Let us count
learn-count-next = Next
learn-count-all = Show all
learn-count-total = Together: { $points }
learn-done = That was the lesson.
learn-terminal-help =
    Type a move as in any game, or the number of a choice.
    show plays a good move for you, skip leaves out the rest of this part, undo takes back your last move.
    rules prints the rules, restart begins again, quit leaves; fiefdom learn continues where you stopped.
learn-terminal-resumed = Welcome back: the lesson continues where you stopped. restart begins again.
learn-terminal-kept = Your place is kept: { $command } continues.
learn-terminal-not-kept = Your place could not be kept ({ $cause }).
learn-terminal-next = Now play a real game: { $command }
learn-terminal-shown = Played for you: { $deed }

learn-word-show = show
learn-word-skip = skip
learn-word-restart = restart

lesson-fault-no-such-lesson = There is no lesson { $name }; choose { $known }.
lesson-fault-chapter = Chapter { $chapter } of the lesson: { $why }
lesson-fault-empty = A lesson has at least one record.
lesson-fault-one-learner = Exactly one seat has no bot, the learner’s; here { $found } have none.
lesson-fault-no-decision = The remark { $text } is not before a decision of the learner.
lesson-fault-remark = The remark { $text } must begin with { $known } and a colon.
lesson-fault-condition = The condition { $text } is not understood; measures are { $measures }, with >= or <= and a number.
lesson-fault-not-met = The recorded move { $move } does not satisfy what the lesson wants.
lesson-fault-starts-late = The learner’s first decision must begin a turn, not await { $awaits }.
lesson-fault-no-idea = A lesson has at least one idea.

lesson-kingdomino-claim =
    Choose a domino
    Dominoes lie in a line, lowest number first. Your king was drawn first, so you choose: send it to any domino you like.
    High numbers have crowns; low numbers let you move earlier.
lesson-kingdomino-castle =
    The first domino
    Your domino comes to your castle. The castle matches every terrain, so it may lie anywhere beside it.
lesson-kingdomino-order =
    Low numbers go first
    Now your king moves on to the next line. Whoever stands on the lowest number plays first in the next round, and so chooses first. Try it: take the lowest number.
lesson-kingdomino-order-no = Later as you like, but see once what going first is like: take the lowest number, 14.
lesson-kingdomino-match =
    Match the terrain
    From now on one square of your domino must touch the castle or a square of the same terrain. Make a territory larger: put wheat to wheat or forest to forest.
lesson-kingdomino-match-no = That is allowed, but nothing grows. Turn the domino so that equal terrains touch along an edge.
lesson-kingdomino-crowns =
    Crowns are worth points
    A territory without a crown scores nothing at the end. Choose a domino with a crown.
lesson-kingdomino-crowns-no = This domino has no crown. Look for a small golden crown in the corner of a square.
lesson-kingdomino-multiply =
    Squares times crowns
    A territory scores its squares times its crowns. Place the domino where your points rise; they are shown beside it.
lesson-kingdomino-multiply-no = Your points would not rise there. Add squares to a territory with a crown, or bring a crown to a large territory.
lesson-kingdomino-plan =
    Plan ahead
    Which domino suits your kingdom? Choose as you like: what you take, the others cannot have.
lesson-kingdomino-grow =
    Grow what has crowns
    Every square that joins a crowned territory scores again for every crown in it. Place this one for points.
lesson-kingdomino-frame =
    The frame
    Now the last two rounds of another game. A kingdom never grows beyond 5 by 5 squares, castle included: the frame is full on all sides, and only gaps are left.
    You hold the domino with three crowns. Put its mine to your mines.
lesson-kingdomino-frame-no = It fits there, but the three crowns would be wasted. Let the mine square touch your other mines.
lesson-kingdomino-last-choice =
    The last one left
    You are last in the line, so you take what the others left.
lesson-kingdomino-discard =
    Discards
    In the last round nobody chooses again. Your last domino fits nowhere: neither a terrain nor a gap is right. It is discarded; that costs nothing but the chance.
    One that fits must be placed, even where it hurts.

lesson-queendomino-towns =
    Towns
    You know Kingdomino; here is what Queendomino adds. Red squares are towns: they have no crowns, but buildings may stand on them.
    Choose the domino with two town squares.
lesson-queendomino-towns-no = Without towns you cannot build. Take the domino with two of them, Q47.
lesson-queendomino-steps =
    Five steps
    A turn is: place, taxes, build, dragon, choose. Only the first and the last are compulsory. Place the domino as in Kingdomino.
lesson-queendomino-taxes =
    Taxes
    Right after placing, a knight may go on a square of this domino. It brings a coin for every square of that territory, and stays there for good. Send your knight.
lesson-queendomino-taxes-pass = Coins pay for buildings. Put your knight on one of the two town squares for two coins.
lesson-queendomino-build =
    Build
    Six buildings are for sale, at 0 to 5 coins. The Queen’s tower is free: it gives two towers at once, and its crown counts for the town. Build it.
lesson-queendomino-build-pass = The Queen’s tower costs nothing now, and somebody else might take it. Build it.
lesson-queendomino-build-no = A good building, but take the Queen’s tower first: towers bring the queen.
lesson-queendomino-site =
    A square for it
    Choose one of your empty town squares. A building’s crown counts for the whole town it stands in.
lesson-queendomino-queen =
    The queen
    You gained towers and nobody has more: the queen joins you. Everything you build costs one coin less, and at the end she is one more crown for your largest territory.
    Now choose your next domino.
lesson-queendomino-discount =
    One coin less
    The prices shown are yours: one coin less as long as the queen stays. Build what you like, or pass and save.
lesson-queendomino-treasury =
    What buildings give
    Some give points, some knights or towers, some more coins with every tax. Point at a building to read it.
lesson-queendomino-late =
    The last rounds
    Now the last two rounds of another game, and the queen is elsewhere. Place the domino so that one more finds room: the corner at the top left is waiting.
lesson-queendomino-late-no = There it takes the room of your last domino. Use the gap at the top left.
lesson-queendomino-late-build =
    One more building
    The brewery gives three points and two knights: build it.
lesson-queendomino-late-build-no = Take the brewery: its points are sure, and its two knights can collect the last taxes.
lesson-queendomino-dragon =
    The dragon
    The queen is not with you and the dragon is at home: for one coin it burns a building that somebody else would like. It flies once per round. Send it.
lesson-queendomino-dragon-pass = Try the dragon once: one coin is a third of a point, and a good building less for the others may be worth more.
lesson-queendomino-late-claim =
    Does it fit?
    Before you choose, look at the gaps you have left: two dominoes are free, and one of them fits.
lesson-queendomino-late-claim-no = That domino would fit nowhere in your kingdom. Take the other one.
lesson-queendomino-last-round =
    The last round
    Nobody chooses a domino again, but taxes, building and the dragon go on. Three coins left are a point.
lesson-queendomino-last-taxes =
    The last taxes
    Knights in your hand are of no more use. Send them: two are allowed, one on each square.

lesson-discovery-chief =
    Your chief
    Origins plays like Kingdomino: a chief instead of a king, a hut instead of the castle, fires instead of crowns. Send your chief to a domino.
lesson-discovery-hut =
    The hut
    The hut matches every terrain. Place your first domino beside it.
lesson-discovery-volcano =
    Volcanoes
    Few dominoes have fires printed on them. Volcanoes throw more: choose the one with the volcano and two craters, O45.
lesson-discovery-volcano-no = That one is not bad, but here we want to see an eruption: take the volcano with the most craters.
lesson-discovery-near =
    Where to put it
    Two craters throw two fires at most two squares away, diagonals included. One crater reaches three squares with one fire, three craters one square with three fires.
lesson-discovery-erupt =
    It erupts
    Put the fire on a square that is no volcano and has no fire yet. Choose a territory of several squares: each square counts for each fire.
lesson-discovery-erupt-no = That territory is smaller. Two fires on a larger one are worth more.
lesson-discovery-fires =
    Squares times fires
    A territory scores its squares times its fires; volcanoes score nothing. Let the burning territory grow.
lesson-discovery-frame =
    The end is near
    Now the last two rounds of another game. The frame is 5 by 5 squares, as in Kingdomino. Fill a gap so that there is room for one more domino.
lesson-discovery-frame-no = That fills the wrong gap: two squares must stay free side by side for your last domino. Lay this one straight down.
lesson-discovery-last-volcano =
    One more volcano
    The last domino you choose should help once more: take the volcano O43.
lesson-discovery-last-fire =
    The last fire
    Two fires for one square. Which of your territories in reach is the largest?
lesson-discovery-last-fire-no = There is a larger territory in reach. The points beside the mark show what a square brings.

lesson-totem-resources =
    Resources
    In Totem mode squares without fire come with a resource: mammoths, fish, mushrooms, flints. Each is a point at the end. Choose a domino with resources.
lesson-totem-totem =
    They travel along
    Place your domino: its resources come with it.
lesson-totem-majority =
    Totems
    Whoever has more of a resource than everybody else holds its totem, worth 3 to 6 points at the end. Look at the totems: who holds which? Then choose a domino.
lesson-totem-score =
    Keep the majority
    A tie with the holder changes nothing; only more takes a totem away. Place your domino.
lesson-totem-fire =
    A volcano
    Territories still need fires. Choose the domino with the volcano, O39.
lesson-totem-fire-no = Take the volcano O39: the next turn shows what fire does to resources.
lesson-totem-volcano =
    Fire and resources
    Place the volcano, and think of where its fire will land: one crater throws one fire up to three squares away.
lesson-totem-burn =
    Fire burns
    Where a fire lands, the resource is lost. Weigh the points of the fire against the resource and perhaps a totem. Any square in reach will do.
lesson-totem-late =
    The last rounds
    Now the last two rounds of another game. You hold the mammoth and mushroom totems.
lesson-totem-last-volcano =
    A tempting volcano
    The volcano O43 throws its fire once more. Take it, and see what it costs.
lesson-totem-last-volcano-no = Take the volcano O43: the next turn is about its fire.
lesson-totem-price =
    The price of fire
    The best square has one of your mammoths on it, diagonally up and left of your hut (n1w1). Burn it; the territory gains more than the totem is worth.
lesson-totem-price-no = That is allowed, but try the mammoth up and left of your hut (n1w1): it shows what happens when a majority is lost.
lesson-totem-give =
    Give the totem
    Both others now have more mammoths than you, and equally many. You decide who gets the totem: better not the one who is ahead.

lesson-tribe-cave =
    The cave
    In Tribe mode resources pay for cavemen. Four lie face up in the cave. Choose a domino; two different resources buy one of them.
lesson-tribe-collect =
    Collect
    Place your domino. A resource waits on each of its squares without fire.
lesson-tribe-kinds =
    Two kinds
    A caveman costs two different resources. Choose the domino with a fish and a mushroom, O20.
lesson-tribe-kinds-no = That one has only one kind of resource or none. Take O20, with a fish and a mushroom.
lesson-tribe-collect-more =
    Enough for one
    Place it: now you have two different resources, the price of a caveman.
lesson-tribe-recruit =
    Recruit
    After choosing a domino you may recruit. Hunters and gatherers score for the eight squares around them; warriors score together. Take one.
lesson-tribe-recruit-pass = You can afford one, and this lesson is about cavemen. Take any of them.
lesson-tribe-pay =
    Pay
    Two different resources leave your land. Choose the squares they come from.
lesson-tribe-settle =
    Settle
    The caveman goes on a square without fire, resource or caveman; the squares you just paid from are free. Think of what will lie around it.
lesson-tribe-around =
    All around
    Resources that stay count for hunters and gatherers, so do not spend what scores. Place your domino beside your caveman.
lesson-tribe-late =
    The last rounds
    Now the last two rounds of another game. Fill a gap.
lesson-tribe-warriors =
    Warriors
    This is the last chance to recruit, as in the last round nobody chooses a domino. An amazon would join your small warrior.
lesson-tribe-warriors-no = This time take the amazon: beside your small warrior she makes a horde.
lesson-tribe-horde =
    A horde
    Warriors side by side form a horde: their number times their strength together. Settle where the most points are.
lesson-tribe-horde-no = More points are possible. A warrior scores most edge to edge with another warrior, a gatherer among what it gathers.
lesson-tribe-last =
    The last domino
    Place it, and the game is counted.
