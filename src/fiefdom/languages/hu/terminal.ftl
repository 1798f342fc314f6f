# Words of the terminal that no other file has.

# --- names and numbers
terminal-you = te
terminal-and = { $first } és { $last }
terminal-points = Pontok
terminal-points-of = pont
terminal-count-points = { $number } pont
terminal-count-coins = { $number } érme
terminal-count-squares = { $number } mező
terminal-count-crowns = { $number } korona
terminal-count-fires = { $number } tűz
terminal-count-warriors = { $number } harcos
terminal-count-moves = { $number } lépés
terminal-gain = { $points } pont
terminal-coins-short = { $number }é
terminal-knights-at-home = { $number } lovag a készletben
terminal-knights-sent-out = { $number } a királyságban
terminal-queen = a királynő
terminal-queen-short = királynő
terminal-kingdom-number = { $number }. királyság

# --- the table
terminal-round = { $round }/{ $rounds }. forduló
terminal-opening = kezdés
terminal-end = vége
terminal-to-move = { $who ->
    [you] te jössz
   *[other] { $name } jön
}
terminal-line-done = kész
terminal-line-now = jön
terminal-builders = Építkezéstábla
terminal-discount = (királynő: -1 érme)
terminal-queen-with = a királynő: { $name }
terminal-queen-nobody = a királynő senkinél sincs
terminal-dragon-home = a sárkány a barlangban
terminal-dragon-out = a sárkány nincs a barlangban
terminal-next-building = következő épület: { $building }
terminal-next-nothing = nincs több épület
terminal-cave = Barlang
terminal-in-the-stack = { $number } a lapkatoronyban

# --- what the signs mean
terminal-sign-castle = az 1. játékos kastélya
terminal-sign-hut = az 1. játékos kunyhója
terminal-sign-crown = korona
terminal-sign-fire = tűz
terminal-sign-volcano = vulkán két kráterrel
terminal-sign-tower = torony
terminal-sign-small-crowns = kis rajzon a 2 két koronát jelent
terminal-sign-small-fires = kis rajzon a 2 két tüzet vagy krátert jelent
terminal-sign-piece = áll ott valami

# --- questions
terminal-ask-claim = Melyik dominóra álljon a { $king ->
    [chief] törzsfőnököd
   *[king] királyod
}? Írd be a számát.
terminal-ask-pair = Melyik két dominóra álljanak a törzsfőnökeid?
terminal-ask-place = Hová kerüljön? Bal és jobb fele: e1 e2, vagy e1 >
terminal-ask-tax = Küldesz lovagot adót szedni? Ott is marad.
terminal-ask-build = Építesz?
terminal-ask-dragon = Egy érméért a sárkány feléget egy épületet. Küldöd?
terminal-ask-erupt = Kitör a vulkán: { $fire }. Hová essen?
terminal-ask-give = Elveszítesz egy totemet: kié legyen?
terminal-ask-recruit = Toborzol ősembert?
terminal-ask-pay = Melyik nyersanyaggal fizetsz érte ({ $caveman })?
terminal-ends-turn = (Ezzel véget ér a köröd.)
terminal-arrows = A nyíl helyére a bal fél kerül, irányába a jobb. `lépések`: mind, `?`: súgó.

# --- choices
terminal-choice-tax = { $knights ->
    [one] lovag
   *[other] lovagok
} ide: { $squares }; { $coins }
terminal-choice-burns = elég: { $piece }
terminal-choice-give = totem ({ $resource }), neki: { $name }
terminal-choice-cave = { $caveman }: { $what } (2 nyersanyagért)
terminal-choice-stack = { $caveman }: { $what } (4 nyersanyagért, a lapkatoronyból)
terminal-choice-pass = nem

# --- what was done
terminal-deed-claim = { $domino } kiválasztva
terminal-deed-claim_pair = { $dominoes } kiválasztva
terminal-deed-place = { $domino } lerakva: { $cells }
terminal-deed-discard = { $domino } eldobva
terminal-deed-tax = adószedés: { $cells }
terminal-deed-build = megépítve: { $building } ({ $space }. hely)
terminal-deed-site = építési terület: { $cells }
terminal-deed-dragon = a sárkány felégette: { $building } ({ $space }. hely)
terminal-deed-erupt = tűz: { $cells }
terminal-deed-give = totem ({ $resource }), kapja: { $kingdom }. királyság
terminal-deed-recruit = toborozva: { $caveman }
terminal-deed-pay = fizetés innen: { $cells }
terminal-deed-settle = letelepedés: { $cells }
terminal-deed-pass = kihagyva: { $step }
terminal-only-choice = { $deed } (az egyetlen lehetőség)
terminal-then = { $first }, aztán { $then }
terminal-taken-back = Visszavonva: { $deed }.
terminal-nothing-to-take-back = Nincs mit visszavonni: most kezdődött a köröd, és a befejezett körök maradnak.
terminal-possible = Ez lehetséges: { $deed }.

# --- hints
terminal-gains = Tipp: azonnal szerzett pontok: { $moves }.
terminal-no-gains = Tipp: most minden választás ugyanannyi pontot hoz.
terminal-promise = { $moves }: { $points } pont, előny { $lead }, győzelem { $win }%
terminal-too-close = A legjobb lépések között nem látszik különbség.
terminal-hints-off = A tippek ki vannak kapcsolva.
terminal-hints-marks = A királyságban látszik, mi lehetséges; a pontok nem.
terminal-hints-gains = A királyságban látszik, mi lehetséges, és alatta az, mi hozza most a legtöbb pontot.
terminal-no-such-hints = A tippek: be, ki vagy rajz, nem pedig { $answer }.

# --- answers to what was typed
terminal-no-choice = Nincs ilyen választás: { $answer }. A legnagyobb szám { $last }; a `lépések` mindet felsorolja.
terminal-no-kingdom = Nincs ilyen királyság: { $answer }. 1 és { $last } közötti szám kell.
terminal-unread-claim = { $answer } nem dominó: válassz egyet a láthatók közül, például: { $domino }.
terminal-unread-pair = { $answer } nem két dominó: a sor két szélső vagy két belső dominója kell.
terminal-unread-place = { $answer } nem lerakás: a bal és a jobb fél mezője kell, mint e1 e2, vagy egy mező és >, v, < vagy ^.
terminal-unread-tax = { $answer } nem mező: adj meg egyet vagy kettőt, mint e1, vagy írd: passz.
terminal-unread-square = { $answer } nem mező: adj meg egyet, mint e1.
terminal-unread-name = Ez nem választható: { $answer }. Lehet: { $names }, vagy passz.
terminal-unread-give = { $answer } nem királyság: írd be a számát.
terminal-why-which = Mondd meg, melyik lépés, például: miért e1 e2.

# --- beginning, keeping, ending
terminal-loading = Betöltés
terminal-begins = { $rules }, { $seed }. leosztás. Súgó: ?
terminal-begins-recorded = { $rules }, { $seed }. leosztás, feljegyzés: { $path }. Súgó: ?
terminal-goes-on = { $rules } folytatódik, feljegyzés: { $path }. Súgó: ?
terminal-go-on = { $path }: befejezetlen játék, { $rules }. Folytatod? (I/n)
terminal-fault = { $path }, { $line }. sor: { $fault }
terminal-thinks = { $name } gondolkodik
terminal-thinking = Gondolkodás
terminal-file-exists = { $path } már létezik: adj meg másik fájlt.
terminal-not-saved = { $path } nem írható: { $cause }.
terminal-copied = A játék másolata itt van: { $path }.
terminal-save-where = Ez a játék nincs feljegyezve: a `mentés FÁJL` fájlba írja.
terminal-saved = A játék itt van: { $path }; minden lépés odakerül.
terminal-not-recorded = A játék most nem jegyezhető fel ide: { $path }: { $trouble }. A játék megy tovább; a `mentés FÁJL` máshová írja.
terminal-recorded = Elmentve: { $path }. Visszajátszás: fiefdom replay { $path }
terminal-kept = Elmentve. Folytatás: fiefdom play --resume { $path }
terminal-input-ended = A bemenet véget ért.
terminal-quit = Befejezed a játékot.
terminal-standing = Így áll a játék.
terminal-over = A játék véget ért
terminal-game-over = { $game }. játék: vége
terminal-all-games = { $games } játék együtt

# --- scores
terminal-without-crowns = { $number } tartomány korona nélkül
terminal-without-fires = { $number } tartomány tűz nélkül
terminal-totem-of = totem ({ $resource })
terminal-horde = { $warriors } x { $strength } erő
terminal-pad-coins = { $number } érme, háromért egy pont
terminal-pad-queen = egy korona a legnagyobb tartományra
terminal-ahead-by-territory = előbb van a legnagyobb tartományával, { $number } mező
terminal-ahead-by-crowns = { $sign ->
    [fires] előbb van a tüzeivel, { $number } tűz
   *[crowns] előbb van a koronáival, { $number } korona
}
terminal-ahead-by-games = előbb van, { $number } megnyert játék
terminal-shares-place = holtverseny a következővel
terminal-score-game = Melyik játékot játszottátok? ({ $games })
terminal-score-how =
    Rajzold le, amit a játékosok építettek, úgy, ahogy az asztalon van: soronként egy sor, négyzetenként egy szó, köztük szóköz.
    { $letters }; { $family ->
        [origins] H a kunyhó, a J1 négyzeten egy nyomtatott tűz van, a J+2-n kettes jelző.
       *[other] C a kastély, a W2 négyzeten két korona van.
    } A pont üres hely. Minden szót megmutat: `fiefdom score --example GAME`.
terminal-score-name = Kié az első királyság?
terminal-score-next = Kié a következő királyság? Sorszáma: { $number } (semmi: nincs több)
terminal-score-rows = A sorai, a végén egy üres sor:
terminal-score-again = Rajzold le újra.
terminal-score-coins = érmék
terminal-score-knights = lovagok, a királyságban és a készletben
terminal-score-towers = tornyok
terminal-score-queen = ott van-e a királynő (igen vagy nem)
terminal-score-totems = birtokolt totemek (például `mamut kovakő`, vagy semmi)
terminal-score-discards = dominók, amelyeket nem lehetett lerakni
terminal-score-unread = Ez itt nem lehet válasz: { $answer }.

# --- replays
terminal-replay-before = Az első lépés előtt, összesen { $moves } lépés
terminal-replay-move = { $move }/{ $moves }. lépés
terminal-replay-playing = lejátszás, lépésenként { $seconds } s
terminal-replay-above = feljebb még { $number } sor
terminal-replay-below = lejjebb még { $number } sor
terminal-replay-go = Ugrás lépésre (0–{ $moves }): { $typed }
terminal-replay-keys = szóköz tovább  p vissza  r forduló  g ugrás  a auto  + - tempó  ? súgó  q vége
terminal-replay-help =
      jobbra, szóköz, n, j    következő lépés     balra, p, k, visszatörlés  előző
      r                       következő forduló   R                       előző
      Home, End               eleje és vége       g SZÁM Enter            ugrás
      a                       lejátszás magától   + -                     tempó
      fel, le, page up, page down                 görgetés, ha nem fér ki
      q, Escape               kilépés

    Nyomj meg egy billentyűt a folytatáshoz.

# --- the page of `fiefdom hint`
terminal-hint-head = { $rules }, { $seat }. játékos: { $moves }
terminal-hint-only = Az egyetlen lépés: { $deed }.
terminal-hint-points = pont
terminal-hint-lead = előny
terminal-hint-win = nyer
terminal-hint-games = játék
terminal-hint-move = lépés
terminal-hint-exact = A program a játék végéig minden lehetőséget végignézett: ez az eredmény, ha mindenki a legjobbat lépi.
terminal-hint-foreseen = Semmi sem múlik a szerencsén: ez a vége, ha a többiek ésszerűen játszanak.
terminal-hint-clear = Ezek közül egyértelműen a legfelső a legjobb.
terminal-hint-close = A legjobb lépések között nem látszik különbség; hosszabb gondolkodás (--seconds) segíthet.
terminal-hint-bot = { $bot } ezt lépné: { $deed }.
terminal-hint-by-bot = Szerinte az előny { $lead }, a nyerés esélye { $win }.
terminal-hint-by-analysis = Ezzel a lépéssel ez az elemzés szerint az előny { $lead }, a nyerés esélye { $win }.

# --- help
terminal-help =
    Írd be egy választás számát (`lépések`: mind felsorolva) vagy magát a lépést:
      e1 e2   e1 >     lerakás: a bal és a jobb fél mezője, vagy a bal félé és az
                       irány a jobb felé: > v < ^
      e1  n2w1         mező: ennyivel északra (n) vagy délre (s), aztán nyugatra (w)
                       vagy keletre (e) a kezdőlapkától; a jelek a széleken állnak
      12  K12          egy választható dominó
      szobor  vadász   épület, ősember; a név eleje is elég
      passz  vagy 0    ahol egy lépés kihagyható
    Továbbá:
      asztal           az egész asztal           lépések      számozott lépések
      királyság 2      egy királyság nagyban     királyságok  mind, kicsiben
      pontok  pontok 2 az eddigi pontok          jelek        mit jelentenek a jelek
      miért LÉPÉS      miért nem lehet           tippek be|ki mi lehetséges, és mi
      mentés [FÁJL]    hol van a feljegyzés,                  hoz most pontot
                       vagy másolat róla         tanács       mit lépne egy erős bot
      szabályok C3     a szabályok, vagy csak egyikük
      kilépés          vége; a játék el van mentve
      vissza           visszavon egy döntést ebből a körből. A kör utolsó döntése
                       lezárja: utána már semmit sem lehet visszavonni.
    Az angol szavak is mindig jók: help, table, moves, hint, undo, quit és a többi.

# --- words that may be typed, with spaces between; the English ones work in every language
terminal-word-help = súgó segítség
terminal-word-table = asztal
terminal-word-moves = lépések
terminal-word-kingdoms = királyságok
terminal-word-kingdom = királyság
terminal-word-sheet = pontok pontlap
terminal-word-legend = jelek
terminal-word-hints = tippek
terminal-word-hint = tanács tipp
terminal-word-why = miért
terminal-word-rules = szabályok szabály
terminal-word-save = mentés
terminal-word-undo = vissza visszavonás
terminal-word-quit = kilépés vége
terminal-word-on = be
terminal-word-off = ki
terminal-word-marks = rajz
terminal-word-all = mind
terminal-word-pass = passz nem
terminal-word-right = jobbra
terminal-word-down = le lefelé
terminal-word-left = balra
terminal-word-up = fel felfelé
terminal-word-both = mindkettő
terminal-word-cave = barlang
terminal-word-stack = torony lapkatorony
terminal-word-yes = igen i
terminal-word-no = nem n
terminal-word-none = semmi nincs

# --- pieces on squares, in three letters and in seven
terminal-short-bakery = pék
terminal-short-sawmill = fűr
terminal-short-fishmonger = hal
terminal-short-weaver = tak
terminal-short-witch_hut = bos
terminal-short-goldsmith = ara
terminal-short-church = tem
terminal-short-travelling_palace = pal
terminal-short-archery_range = íjá
terminal-short-statue = szo
terminal-short-queens_tower = kir
terminal-short-great_inn = fog
terminal-short-brewery = sör
terminal-short-watchtower = őrt
terminal-short-tower_treasury = tki
terminal-short-knight_treasury = lki
terminal-short-hunter = vad
terminal-short-fisher = has
terminal-short-gatherer = gyű
terminal-short-sculptor = szo
terminal-short-painter = fes
terminal-short-fire_woman = tűz
terminal-short-shaman = sám
terminal-short-small_warrior = apr
terminal-short-amazon_warrior = ama
terminal-short-giant_warrior = bam
terminal-short-mammoth = mam
terminal-short-fish = hal
terminal-short-mushroom = gom
terminal-short-flint = kov
terminal-middling-bakery = pékség
terminal-middling-sawmill = fűrész
terminal-middling-fishmonger = halárus
terminal-middling-weaver = takács
terminal-middling-witch_hut = boszork
terminal-middling-goldsmith = arany
terminal-middling-church = templom
terminal-middling-travelling_palace = palota
terminal-middling-archery_range = íjász
terminal-middling-statue = szobor
terminal-middling-queens_tower = kir.tor
terminal-middling-great_inn = fogadó
terminal-middling-brewery = sörfőz
terminal-middling-watchtower = őrtor
terminal-middling-tower_treasury = t.kincs
terminal-middling-knight_treasury = l.kincs
terminal-middling-hunter = vadász
terminal-middling-fisher = hal.gy
terminal-middling-gatherer = gyűjtő
terminal-middling-sculptor = szobr
terminal-middling-painter = festő
terminal-middling-fire_woman = tűz a.
terminal-middling-shaman = sámán
terminal-middling-small_warrior = apró h
terminal-middling-amazon_warrior = amazon
terminal-middling-giant_warrior = bamba h
terminal-middling-mammoth = mamut
terminal-middling-fish = hal
terminal-middling-mushroom = gomba
terminal-middling-flint = kovakő

# --- várakozás a véletlenre
terminal-awaits = { $kind ->
    [line] a következő dominósor húzására vár
    [king] { $family ->
        [origins] egy törzsfőnök
       *[other] egy király
    } húzására vár
    [building] egy épület húzására vár
    [caveman] egy ősember húzására vár
   *[other] erre vár: { $kind }
}
terminal-line-undrawn = Még nem húzták ki.
terminal-lost = A játszma NINCS elmentve: { $path } nem írható.
terminal-program-lost = { $name } elvesztette a játszmát. { $reason } Helyette ez a bot játszik tovább: { $bot }.
terminal-compiling = A játékmotor fordítása erre a gépre: { $function } (eddig { $seconds } mp). Csak az első indítás végzi el; előre is lehet: `fiefdom warmup`
