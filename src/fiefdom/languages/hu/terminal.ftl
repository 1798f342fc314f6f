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
terminal-knights-at-home = { $number } lovag otthon
terminal-knights-sent-out = { $number } kiküldve
terminal-queen = a királynő
terminal-queen-short = királynő
terminal-kingdom-number = { $number }. királyság

# --- the table
terminal-round = { $round }/{ $rounds }. forduló
terminal-opening = nyitás
terminal-end = vége
terminal-to-move = { $who ->
    [you] te jössz
   *[other] { $name } jön
}
terminal-line-done = kész
terminal-line-now = jön
terminal-builders = Építők
terminal-discount = (a királynővel 1é-vel olcsóbb)
terminal-queen-with = a királynő nála: { $name }
terminal-queen-nobody = a királynő senkinél
terminal-dragon-home = a sárkány otthon
terminal-dragon-out = a sárkány házon kívül
terminal-next-building = következő épület: { $building }
terminal-next-nothing = nincs több épület
terminal-cave = Barlang
terminal-in-the-stack = { $number } a pakliban

# --- what the signs mean
terminal-sign-castle = az 1. hely kastélya
terminal-sign-hut = az 1. hely kunyhója
terminal-sign-crown = korona
terminal-sign-fire = tűz
terminal-sign-volcano = vulkán két kráterrel
terminal-sign-tower = torony
terminal-sign-small-crowns = kis királyságban: 2 két korona
terminal-sign-small-fires = kis királyságban: 2 két tűz vagy kráter
terminal-sign-piece = áll rajta valami

# --- questions
terminal-ask-claim = Melyik dominóra álljon a { $king ->
    [chief] főnököd
   *[king] királyod
}? Írd be a számát.
terminal-ask-pair = Melyik két dominóra álljanak a főnökeid?
terminal-ask-place = Hová kerüljön? Bal és jobb fele: e1 e2, vagy e1 >
terminal-ask-tax = Küldesz lovagot adót szedni? Ott is marad.
terminal-ask-build = Építesz?
terminal-ask-dragon = Egy érméért leéget a sárkány egy épületet. Küldöd?
terminal-ask-erupt = Kitör a vulkán: { $fire }. Hová essen?
terminal-ask-give = Elveszítesz egy totemet: kié legyen?
terminal-ask-recruit = Toborzol ősembert?
terminal-ask-pay = Melyik nyersanyaggal fizetsz érte ({ $caveman })?
terminal-ends-turn = (Ezzel véget ér a köröd.)
terminal-arrows = Nyíl: oda a bal fele, arra a jobb fele. `lépések`: mind felsorolva, `?`: súgó.

# --- choices
terminal-choice-tax = { $knights ->
    [one] lovag
   *[other] lovagok
} ide: { $squares }; { $coins }
terminal-choice-burns = elég: { $piece }
terminal-choice-give = totem ({ $resource }), neki: { $name }
terminal-choice-cave = { $caveman }: { $what } (2 nyersanyagért)
terminal-choice-stack = { $caveman }: { $what } (4 nyersanyagért, a pakliból)
terminal-choice-pass = nem

# --- what was done
terminal-deed-claim = választás { $domino }
terminal-deed-claim_pair = választás { $dominoes }
terminal-deed-place = letevés { $domino } { $cells }
terminal-deed-discard = eldobás { $domino }
terminal-deed-tax = adó { $cells }
terminal-deed-build = vétel ({ $building })
terminal-deed-site = telek { $cells }
terminal-deed-dragon = sárkány, leég ({ $building })
terminal-deed-erupt = tűz { $cells }
terminal-deed-give = totem ({ $resource }) a(z) { $kingdom }. királyságnak
terminal-deed-recruit = toborzás ({ $caveman })
terminal-deed-pay = fizetés { $cells }
terminal-deed-settle = letelepedés { $cells }
terminal-deed-pass = kihagyás ({ $step })
terminal-only-choice = { $deed } (nem volt más)
terminal-then = { $first }, aztán { $then }
terminal-taken-back = Visszavonva: { $deed }.
terminal-nothing-to-take-back = Nincs mit visszavonni: most kezdődött a köröd, és a befejezett körök maradnak.
terminal-possible = Ez lehetséges: { $deed }.

# --- hints
terminal-gains = Tipp. Csak a lépés saját pontjai, az nem, ami utána jön: { $moves }.
terminal-no-gains = Tipp. Most egyik választás sem hoz több pontot a másiknál.
terminal-promise = { $moves }: { $points } pont, előny { $lead }, győzelem { $win } %
terminal-too-close = Az első lépések között nem látszik különbség.
terminal-hints-off = A tippek ki vannak kapcsolva.
terminal-hints-marks = A királyságban látszik, mi lehetséges; a pontok nem.
terminal-hints-gains = A királyságban látszik, mi lehetséges, és az is, mi hozza most a legtöbb pontot.
terminal-no-such-hints = A tippek: be, ki vagy rajz, nem pedig { $answer }.

# --- answers to what was typed
terminal-no-choice = Nincs ilyen választás: { $answer }. A számok eddig mennek: { $last }; `lépések`: mind felsorolva.
terminal-no-kingdom = Nincs ilyen királyság: { $answer }. 1 és { $last } közötti szám kell.
terminal-unread-claim = { $answer } nem dominó: válassz egyet a láthatók közül, például: { $domino }.
terminal-unread-pair = { $answer } nem két dominó: a sor két szélső vagy két belső dominója kell.
terminal-unread-place = { $answer } nem letevés: a bal és a jobb fél helye kell, mint e1 e2, vagy egy hely és >, v, < vagy ^.
terminal-unread-tax = { $answer } nem mező: nevezz meg egyet vagy kettőt, mint e1, vagy passz.
terminal-unread-square = { $answer } nem mező: nevezz meg egyet, mint e1.
terminal-unread-name = Ezt nem értem: { $answer }. Lehet: { $names }, vagy passz.
terminal-unread-give = { $answer } nem királyság: írd be a számát.
terminal-why-which = Mondd meg, melyik lépés, például: miért e1 e2.

# --- beginning, keeping, ending
terminal-loading = Betöltöm a játékmotort; az első használat lefordítja (előre is lehet: `fiefdom warmup`)
terminal-begins = { $rules }, magszám { $seed }. Segítség: ?
terminal-begins-recorded = { $rules }, magszám { $seed }, feljegyzés: { $path }. Segítség: ?
terminal-goes-on = { $rules } folytatódik, feljegyzés: { $path }. Segítség: ?
terminal-go-on = { $path }: befejezetlen játék, { $rules }. Folytatod? (I/n)
terminal-fault = { $path }, { $line }. sor: { $fault }
terminal-thinks = { $name } gondolkodik
terminal-thinking = Gondolkodom
terminal-file-exists = { $path } már létezik: adj meg másik fájlt.
terminal-not-saved = { $path } nem írható: { $cause }.
terminal-copied = A játék másolata itt van: { $path }.
terminal-save-where = Ez a játék nincs feljegyezve: `mentés FÁJL` fájlba írja.
terminal-saved = A játék itt van: { $path }; minden lépés odakerül.
terminal-not-recorded = A játék most nem jegyezhető fel ide: { $path }: { $trouble }. A játék megy tovább; `mentés FÁJL` máshová írja.
terminal-recorded = A feljegyzés itt van: { $path }. `fiefdom replay { $path }` újra megmutatja.
terminal-kept = A játék megmarad: `fiefdom play --resume { $path }` folytatja.
terminal-input-ended = A bemenet véget ért.
terminal-quit = Befejezed a játékot.
terminal-standing = Így áll a játék.
terminal-over = A játék véget ért
terminal-game-over = { $game }. játék: vége
terminal-all-games = Mind a { $games } játék együtt

# --- scores
terminal-without-crowns = { $number } terület korona nélkül
terminal-without-fires = { $number } terület tűz nélkül
terminal-totem-of = totem ({ $resource })
terminal-horde = { $warriors } x { $strength } erő
terminal-pad-coins = { $number } érme, háromért egy pont
terminal-pad-queen = egy korona a legnagyobb területre
terminal-ahead-by-territory = előbb van a legnagyobb területével, { $number } mező
terminal-ahead-by-crowns = előbb van a koronáival, { $number } korona
terminal-ahead-by-games = előbb van, { $number } megnyert játék
terminal-shares-place = holtverseny a következővel
terminal-score-coins = érmék
terminal-score-knights = lovagok, a királyságban és a tartalékban
terminal-score-towers = tornyok
terminal-score-queen = ott van-e a királynő (igen vagy nem)
terminal-score-totems = birtokolt totemek (például `mamut kovakő`, vagy semmi)
terminal-score-discards = dominók, amelyeket nem lehetett letenni
terminal-score-unread = Erre ez nem válasz: { $answer }.

# --- replays
terminal-replay-before = Az első lépés előtt, összesen { $moves } lépés
terminal-replay-move = { $move }. lépés, összesen { $moves }
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

    Bármely gombra megy tovább.

# --- the page of `fiefdom hint`
terminal-hint-head = { $rules }, { $seat }. hely: { $moves }
terminal-hint-only = Az egyetlen lépés: { $deed }.
terminal-hint-points = pont
terminal-hint-lead = előny
terminal-hint-win = nyer
terminal-hint-games = játék
terminal-hint-move = lépés
terminal-hint-exact = A játék végéig minden meg lett nézve: ez az eredmény, ha mindenki a legjobbat lépi.
terminal-hint-foreseen = Semmi sem múlik a szerencsén: ez a vége, ha a többiek úgy játszanak, mint a `normal` bot.
terminal-hint-clear = Ezek közül egyértelműen az első lépés a legjobb.
terminal-hint-close = Az első lépések között nem látszik különbség; több --seconds talán segít.

# --- help
terminal-help =
    Válaszolj egy választás számával (`lépések` felsorolja) vagy magával a lépéssel:
      e1 e2   e1 >     letevés: a bal és a jobb fél helye, vagy a bal félé és az
                       irány a jobb felé: > v < ^
      e1  n2w1         mező: ennyivel északra (n) vagy délre (s), aztán nyugatra (w)
                       vagy keletre (e) a kastélytól; a szélén ott vannak a jelek
      12  K12          egy dominó a következő sorból
      szobor  vadász   épület, ősember; az eleje is elég
      passz  vagy 0    ahol egy lépés kihagyható
    Továbbá:
      asztal           az egész asztal           lépések      számozott lépések
      királyság 2      egy királyság nagyban     királyságok  mind, kicsiben
      pontok  pontok 2 az eddigi pontok          jelek        mit jelentenek a jelek
      miért LÉPÉS      miért nem lehet           tippek be|ki mi lehetséges, és mi
      mentés [FÁJL]    hol van a feljegyzés,                  hoz most pontot
                       vagy másolat róla         tanács       mit lépne egy erős bot
      kilépés          vége; a játék megmarad
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
terminal-word-save = mentés
terminal-word-undo = vissza
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
terminal-word-stack = pakli
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
terminal-short-travelling_palace = ván
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
terminal-short-small_warrior = kis
terminal-short-amazon_warrior = ama
terminal-short-giant_warrior = óri
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
terminal-middling-travelling_palace = vándorp
terminal-middling-archery_range = íjász
terminal-middling-statue = szobor
terminal-middling-queens_tower = kir.tor
terminal-middling-great_inn = fogadó
terminal-middling-brewery = sörfőz
terminal-middling-watchtower = őrtor
terminal-middling-tower_treasury = t.kincs
terminal-middling-knight_treasury = l.kincs
terminal-middling-hunter = vadász
terminal-middling-fisher = halász
terminal-middling-gatherer = gyűjtő
terminal-middling-sculptor = szobr
terminal-middling-painter = festő
terminal-middling-fire_woman = tűzassz
terminal-middling-shaman = sámán
terminal-middling-small_warrior = kis h
terminal-middling-amazon_warrior = amazon
terminal-middling-giant_warrior = óriás
terminal-middling-mammoth = mamut
terminal-middling-fish = hal
terminal-middling-mushroom = gomba
terminal-middling-flint = kovakő

# --- várakozás a véletlenre
terminal-awaits = { $kind ->
    [line] a következő dominósor húzására vár
    [king] egy király húzására vár
    [building] egy épület húzására vár
    [caveman] egy ősember húzására vár
   *[other] erre vár: { $kind }
}
terminal-line-undrawn = Még nem húzták ki.
terminal-lost = A játszma NINCS elmentve: { $path } nem írható.
