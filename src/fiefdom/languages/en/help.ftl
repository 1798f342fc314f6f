# The rules in short, in our own words. Every line of a text is a paragraph.

help-aim = The aim
help-aim-text =
    Lay dominoes around your castle to build a kingdom that fits in a { $size ->
        [7] 7 by 7 square
        [two] 5 by 5 square (7 by 7 with two players)
        [wedding] 7 by 7 square (5 by 5 with five or six players without teams)
       *[5] 5 by 5 square
    }.
    At the end, each territory (a connected group of squares of one terrain) scores its squares times its crowns. A territory without a crown scores nothing.
help-turn = A round
help-turn-text =
    Dominoes lie in a line, the lowest number first. Whoever’s king stands on the first one plays first.
    On your turn you place the domino your king stands on, then send the king to a free domino of the next line.
    Low numbers are plain but let you choose early next time; high numbers have the crowns.
help-place = Where a domino may lie
help-place-text =
    One of its squares must touch your castle or a square of the same terrain, edge to edge. The castle matches every terrain.
    Your kingdom may never grow beyond that square; the castle may end up anywhere in it.
    A domino that fits nowhere is discarded; one that fits must be placed.
help-opening = The start
help-opening-text =
    Kings are drawn one by one; each goes on a domino of its owner’s choice before the next one is drawn.
    With two players each has two kings, and so two turns in a round.
help-end = The end
help-end-text =
    The last line is placed without choosing a new one. The highest total wins.
    Ties go to the largest territory, then to the most crowns; after that the win is shared.
help-end-queen-text =
    The last line is placed without choosing a new one. The highest total wins; ties go to the largest territory.
    Your total: one point for every three coins, all territories, and the points of your buildings. Whoever hosts the queen adds one crown to their largest territory.
help-options = Options
help-options-text =
    Middle Kingdom: 10 points if the castle stands in the very centre.
    Harmony: 5 points if you never had to discard.
    Dynasty: three games in a row, all points add up.
help-duel = Mighty Duel
help-duel-text = Two players use all 48 dominoes and build kingdoms of 7 by 7.
help-queen-turn = Your turn
help-queen-turn-text =
    Five steps, always in this order: place the domino, collect taxes, build, send the dragon, choose your next domino.
    Taxes, building and the dragon are optional. You start with 7 coins and a knight.
help-taxes = Taxes
help-taxes-text =
    Right after placing you may put knights on the squares of that domino, at most one on each.
    Each brings one coin for every square of the territory it stands on, and stays there to the end of the game.
help-build = Building
help-build-text =
    Buy one building from the builders’ board and put it on a town square that has none. The price is shown under the building.
    You get knights and towers at once; points count at the end. A building’s crown counts for the town it stands in.
help-queen = The queen
help-queen-text =
    When you gain a tower and nobody has more towers than you, the queen joins you.
    While she is with you every building costs one coin less.
help-dragon = The dragon
help-dragon-text = If the dragon is in its cave and the queen is not with you, you may pay one coin to burn a building on the board. It flies only once per round, for all players together.
help-refill = Between rounds
help-refill-text = The dragon returns to its cave, buildings slide to the cheap end, and the empty spaces are filled from the stack. The top building of the stack is always visible.
help-wedding = Both boxes
help-wedding-text =
    Queendomino’s rules with the dominoes of both boxes. Lines come from the two boxes in turn, Queendomino’s first.
    Three or four players build 7 by 7 with lines of four; five or six build 5 by 5 with lines of eight.
help-teams = Teams
help-teams-text =
    Six to eight players may play in pairs. A pair has two kings, one kingdom of 7 by 7 and shared coins.
    Whoever’s king acts decides; you may talk it over. With seven players the last one builds alone, with two kings.
help-origins-aim-text =
    Lay dominoes around your hut to build a land that fits in a { $size ->
        [7] 7 by 7 square
        [two] 5 by 5 square (7 by 7 with two players)
       *[5] 5 by 5 square
    }.
    At the end, each territory (a connected group of squares of one terrain) scores its squares times its fires. Volcanoes themselves score nothing.
help-volcano = Volcanoes
help-volcano-text =
    When you place a volcano it erupts, and you put its fire on a square of your land.
    A volcano with one crater throws 1 fire up to 3 squares away, with two craters 2 fires up to 2 squares, with three craters 3 fires onto a neighbouring square. A diagonal counts as one step.
    Fire cannot land on volcanoes, on the hut or where there is already fire. It burns whatever stands on the square.
help-origins-opening-text =
    Chiefs are drawn one by one; each goes on a domino of its owner’s choice.
    With two players each has two chiefs: one takes the outer two dominoes of the first line, the other the inner two.
help-resources = Resources
help-resources-text = A grassland square without fire comes with a mammoth, a lake with a fish, a jungle with a mushroom, a quarry with a flint.
help-totems = Totems
help-totems-text =
    Whoever has more of a resource than everybody else takes its totem. A tie with the holder changes nothing.
    If fire costs you the majority, give the totem to whoever has the most; you choose if several are tied.
    At the end each resource counts 1, totems 3 (mammoth), 4 (fish), 5 (mushroom) and 6 (flint).
help-tribe = Recruiting
help-tribe-text =
    After choosing a domino you may recruit: pay two different resources for one of the face-up cavemen, or four different ones for any caveman of the stack.
    The caveman goes on an empty square without fire. Hunters and gatherers score for what is on the eight squares around them.
    Warriors that stand edge to edge form a horde, which scores the number of warriors times their total strength.
help-origins-options-text =
    Realm of Fire: 10 points if the hut stands in the very centre.
    Homo Habilis: 5 points if you never had to discard.
    Dynasty: three games in a row, all points add up.
help-keys = At this table
help-keys-text =
    Drag a domino to the map, or click the map and turn the domino about the square you clicked with R or the wheel. Nothing is final until you confirm; a double click on the domino confirms.
    With keys: arrows move, R and Shift+R turn, N and P walk through the possible places, Enter confirms, Z undoes, L shows or hides the marks.
    If a spot is not allowed, you are told why. Your last move can be undone as long as nobody has acted and nothing was revealed.
help-queen-opening-text =
    Kings are drawn one by one; each goes on a domino of its owner’s choice before the next one is drawn.
    With two players only one king is drawn: its owner chooses one domino, the other player chooses two, and the owner takes the last one. Each has two turns in a round.
help-origins-turn-text =
    Dominoes lie in a line, the lowest number first. Whoever’s chief stands on the first one plays first.
    On your turn you place the domino your chief stands on, then send the chief to a free domino of the next line.
    Low numbers are plain but let you choose early next time; high numbers have more fires and volcanoes.
help-origins-place-text =
    One of its squares must touch your hut or a square of the same terrain, edge to edge. The hut matches every terrain.
    Your land may never grow beyond that square; the hut may end up anywhere in it.
    A domino that fits nowhere is discarded; one that fits must be placed.
help-origins-end-text =
    The last line is placed without choosing a new one. The highest total wins.
    Ties go to the largest territory, then to the most fires; after that the win is shared.
help-castle = castle
help-hut = hut
help-buildings = All buildings
help-buildings-text = How many there are of each, and what they give:
help-cavemen = All cavemen
help-cavemen-text = How many there are of each, and what they score:
help-picture-match = Allowed: the new domino’s right square touches wheat along an edge. Its left square need not touch anything.
help-picture-no-match = Not allowed: neither swamp nor lake touches its own terrain or the castle.
help-picture-score = Counted: wheat 4 × 2 = 8, lake 3 × 2 = 6, the forest without a crown 0. Together 14.
help-picture-taxes = A knight on one of the new lake squares brings 3 coins: the lake has three squares.
help-picture-fires = Counted: jungle 3 × 1 = 3, quarry 3 × 2 = 6, desert 0, volcano 0. Together 9.
help-picture-match-origins = Allowed: the new domino’s right square touches desert along an edge.
help-picture-eruption = One crater: the fire may go up to 3 squares away. On the grassland it is worth 3 × 1 = 3.
help-example = For example
