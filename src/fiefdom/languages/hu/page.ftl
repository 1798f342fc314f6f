# Words of the page.

# --- everywhere
you = Te
menu = Menü
menu-language = Nyelv
menu-dark = Sötét téma
menu-marks = Lehetséges mezők mutatása
menu-sound = Hang
menu-door = Főoldal
language-en = English
language-hu = Magyar
language-pl = Polski
to-the-door = Fiefdom, főoldal
rules = Szabályok
rules-of = { $game }: szabályok · Fiefdom
rules-games = Játékok
theme-light = Világos téma
theme-dark = Sötét téma
close = Bezárás
bot = Bot
points-short = pont
copy-link = Link másolása
copied = Másolva
trouble = Valami nem sikerült. Próbáld újra.
no-table = Nincs ilyen asztal. A link talán régi vagy elírt.
loading = Egy pillanat…

# --- door
door-title = Fiefdom: építs királyságot dominóról dominóra
door-hello = Építs királyságot dominóról dominóra
door-sub = Válassz játékot. Küldd el a linket a barátaidnak, vagy ültess botokat a helyekre. Regisztráció nem kell.
door-games = Játékok
card-kingdomino = Rakj le dominókat, építs tartományokat, gyűjts koronákat.
card-queendomino = Városok, adók, épületek, egy királynő és egy sárkány.
card-royal_wedding = A két doboz egyetlen nagy játékban.
card-origins = Tűz, mamutok és törzsek. Három játékmód.
card-kingdomino-meta = 2–4 játékos · 15 perc
card-queendomino-meta = 2–4 játékos · 25 perc
card-royal_wedding-meta = 3–8 játékos, egyénileg vagy csapatban · 40 perc
card-origins-meta = 2–4 játékos · 20 perc
mode = Játékmód
mode-discovery-what = Vulkánok és tűz: ezzel érdemes kezdeni
mode-totem-what = Nyersanyagok és verseny a totemekért
mode-tribe-what = A nyersanyagokkal ősembereket toborzol
players = Játékosok
players-count = { $number } játékos
players-number = { $number }
seats = Helyek
seat-me = Te
seat-me-what = ezen az eszközön
seat-here = { $number }. játékos
seat-here-what = szintén ezen az eszközön
seat-open = Egy barát
seat-open-what = a linkeddel érkező barátnak
seat-bot-what = bot: { $what }
seat-kind = { $number }. hely: ki ül itt?
seat-kind-me = Te
seat-kind-here = Ezen az eszközön
seat-kind-open = Barát linkkel
seat-kind-bot = Bot: { $level }
your-name = A neved
team-of = { $number }. csapat
options = Változatok
set-table = Asztal létrehozása
play-now = Játsszunk
open-tables = Nyitott asztalaid
go-on = Folytatás
see-end = Megnézem
open-row = { $game } · { $names }
open-row-alone = { $game }
open-turn = { $round }. forduló, te jössz
open-waits = { $round }. forduló
open-gathering = játékosokra vár
open-over = befejeződött
join-title = Csatlakozás vagy nézés
join-field = Meghívókód vagy link
join-go = Belépek
join-what = Egy barát linkje egyenesen az asztalhoz vezet.
record-title = Feljegyzés megnyitása
record-what = Egy játék .fief vagy JSON fájlja, amelyet itt visszanézhetsz.
record-choose = Fájl választása
records-several = Ebben a fájlban { $number } játék van. Melyik legyen?
records-left-out = További { $number } játék nem olvasható.
record-total = { $name } { $total }
record-unfinished = nincs befejezve

# --- joining
join-head = Egy hely az asztalnál
join-game = { $game }, { $players } játékos
join-sit = Leülök
join-watch = Csak nézem
join-none = Ez a meghívó már nem érvényes. Kérj újat.
join-colour = A színed

# --- gathering
gather-head = Az asztal készen áll
gather-invite = Hívd meg a barátaidat
gather-invite-what = Aki megnyitja ezt a linket, leülhet egy szabad helyre.
gather-watch = Nézőknek
gather-watch-what = Ezzel a linkkel csak nézni lehet a játékot.
gather-start = A játék indítása
gather-wait = { $number ->
    [one] Egy játékosra várunk
   *[other] { $number } játékosra várunk
}
gather-host-starts = A házigazda indítja a játékot.
gather-open = szabad
gather-fill = Bot üljön ide
gather-sit = Ideülök
gather-vacate = A hely felszabadítása
gather-rename = Név és szín módosítása
gather-away = távol
recovery-what = Írd be ezt a kódot a másik eszközön, a főoldalon. Egyszer használható.

# --- table
round-of = { $round }/{ $rounds }. forduló · { $players } játékos
game-of = { $game }/{ $games }. játék
your-kingdom = A királyságod
your-land = A vadászterületed
back-to-mine = Vissza a sajátodhoz
other-kingdoms = A többi királyság
kingdoms = Királyságok
dominoes = Dominók
actions = Teendők
tabs = Nézet
tab-lines = Sorok
tab-kingdoms = Királyságok
tab-box = Doboz
tab-log = Napló
this-line = Ez a sor
next-line = Következő sor
first-line = Első sor
last-line = Ez volt az utolsó sor.
top-to-bottom = felülről le
left-to-right = balról jobbra
free-count = { $number } szabad
box-left = Még a dobozban
box-count-crowns = { $number } dominó · mező, korona
box-count-fires = { $number } dominó · mező, tűz
crowns = korona
fires = tűz
log = Napló
log-newest = elöl a legújabb
enlarge = Nagyítás: { $name }
score-parts = Pontok tartományonként
dominoes-placed = { $number } dominó lerakva
seat-score = { $name }: { $score } pont
kingdom-words = { $name } királysága: { $dominoes } dominó, { $score } pont
goods-coins = érme
goods-knights = lovag a készletben
goods-towers = torony
goods-queen = itt van a királynő
with = és rajta { $what }
domino-words = { $number }. dominó: { $left } és { $right }
half-crowns = { $terrain }, { $number } korona
half-fires = { $terrain }, { $number } tűz
half-craters = { $terrain }, { $number } kráter
square-place = { $row }. sor, { $column }. oszlop
square-empty = üres
square-castle = kastély
square-hut = kunyhó
square-token = tűzjelölő { $number } tűzzel
square-towers = { $number } torony
square-knight = lovag
square-possible = lehetséges
square-ghost = ide kerülne a dominód
square-ghost-not = ide nem kerülhet a dominód
line-done = { $name } már lerakta
line-now = most { $name } rakja le
line-waiting = { $name } királya áll rajta
line-taken = { $name } választotta
line-gone = kikerült a játékból
line-free = szabad
steps = A kör lépései
step-place = Lerakás
step-erupt = Kitörés
step-tax = Adó
step-build = Építés
step-dragon = Sárkány
step-claim = Választás
step-give = Totem
step-recruit = Toborzás

turn-you = Te jössz: { $what }
turn-seat = { $name }: { $what }
turn-other = { $name } játszik
do-place = rakd le a dominódat
do-place-short = rakd le
do-discard = sehová sem illik
do-discard-short = dobd el
do-claim = válassz dominót
do-claim-short = válassz
do-pair = válassz két dominót
do-pair-short = válassz kettőt
do-tax = szedhetsz adót
do-tax-short = adó?
do-build = építhetsz
do-build-short = építesz?
do-site = válassz építési területet
do-site-short = hová?
do-dragon = küldheted a sárkányt
do-dragon-short = sárkány?
do-erupt = hová essen a tüzed?
do-erupt-short = kitörés!
do-give = kié legyen a totem?
do-give-short = totem
do-recruit = toborozhatsz
do-recruit-short = toborzol?
do-pay = fizess nyersanyaggal
do-pay-short = fizess
do-settle = telepítsd le az ősembert
do-settle-short = telepítsd

note-place = lerakja
note-claim = választ
note-pair = választ
note-tax = adót szed
note-build = épít
note-site = épít
note-dragon = a sárkányt hívja
note-erupt = kitör egy vulkán
note-give = totemet ad át
note-recruit = toboroz
note-pay = toboroz
note-settle = toboroz
note-waits = később kerül sorra
note-chosen = már választott
note-away = távol
note-substitute = bot helyettesíti
waits-place = { $name } lerakja a dominóját
waits-claim = { $name } dominót választ
waits-pair = { $name } két dominót választ
waits-tax = { $name } adót szedhet
waits-build = { $name } építhet
waits-site = { $name } építési területet választ
waits-dragon = { $name } sárkányt küldhet
waits-erupt = { $name } vulkánja kitör
waits-give = { $name } totemet ad át
waits-recruit = { $name } toborozhat
waits-pay = { $name } ősemberért fizet
waits-settle = { $name } ősembert telepít
waiting = Várakozás: { $name }…

not-here = Ide nem.
say-place = { $number }. dominó: kattints a térképre, vagy húzd oda
say-place-points = { $number }. dominó: itt **{ $points }** pontot hoz
say-place-none = { $number }. dominó: itt még nem hoz pontot
say-discard = Sehová sem illik, el kell dobni: { $number }
say-claim = Válaszd ki a következő dominódat
say-claim-best = **{ $number }**: akár **{ $points }** pont; { $order }. lennél a sorban
say-claim-nofit = **{ $number }**: még sehová sem illik; { $order }. lennél a sorban
say-pair = Válaszd a két szélső vagy a két belső dominót
say-pair-chosen = A törzsfőnökeid ide állnak: **{ $first }** és **{ $second }**
say-tax = Állíts lovagokat a most lerakott dominóra; { $knights } lovagod van
say-tax-coins = Ez **{ $coins }** érmét hoz
say-build = Válassz épületet, aztán építési területet. { $coins } érméd van
say-build-chosen = **{ $building }** { $coins } érméért: { $what }
say-site = Hová épüljön: { $building }?
say-dragon = Egy érméért a sárkány felégeti az építkezéstábla egyik épületét
say-dragon-chosen = Egy érméért leég: **{ $building }**
say-erupt = { $fires } tűz, legfeljebb { $range } mezőre
say-erupt-points = Itt: **{ $points }** pont
say-erupt-burns = Itt: **{ $points }** pont, és elég: { $what }
say-give = Totem ({ $resource }): azok egyikéé lesz, akiknek a legtöbb van
say-recruit = Toborzás: két különböző nyersanyagért egyet ezek közül, négyért bármelyiket a lapkatoronyból
say-recruit-chosen = **{ $caveman }**: { $what }
say-pay = Fizess érte ({ $caveman }): { $left ->
    [one] még 1 nyersanyag
   *[other] még { $left } különböző nyersanyag
}
say-pay-chosen = Ezzel fizetsz: { $what } (**{ $points }** pont)
say-settle = Hol telepedjen le? ({ $caveman })
say-points-here = Itt: **{ $points }** pont
confirm-place = Ide rakom
confirm-claim = Ezt választom
confirm-claim-number = Választom: { $number }
confirm-pair = Ezeket választom
confirm-discard = { $number } eldobása
confirm-tax = Beszedem
confirm-tax-coins = { $coins } érme beszedése
confirm-build = Megveszem
confirm-site = Ide építem
confirm-dragon = Felégetem
confirm-erupt = Ide essen
confirm-give = Neki adom
confirm-recruit = Toborzok
confirm-pay = Ezzel fizetek
confirm-settle = Ide telepszik
pass-tax = Nem szedek adót
pass-build = Nem építek
pass-dragon = Nem küldöm a sárkányt
pass-recruit = Nem toborzok
turn-left = Balra
turn-right = Jobbra
take-back = Visszavonás
previous-square = Előző mező
next-square = Következő mező

builders-board = Építkezéstábla
space-empty = { $space }. hely: üres
space-words = { $building }, ára { $cost } érme: { $what }
stack-of = torony: { $number }
stack-words = A lapkatorony teteje: { $building }; még { $number } lapka
dragon-home = barlangban
dragon-away = elrepült
cave-board = Barlangtábla
cave-empty = Nincs itt senki.
cave-stack = Lapkatorony, { $number } ősember
cave-price-two = 2 nyersanyag: egy ezekből
cave-price-four = 4 nyersanyag: bármelyik
totems = Totemek
totem-words = Totem ({ $resource }): { $points } pont
totem-nobody = senkié
lost = Megszakadt a kapcsolat. Újra próbáljuk…
watching = Nézőként vagy itt.
watching-late = Nézőként vagy itt, 3 perccel a játékosok után.
gather-late = A nézők 3 perccel a játékosok után látják a játékot.
watchers = { $number } néző

# --- during a game
manage-take-over = Bot játsszon helyette: { $name }
manage-give-back = A hely visszaadása: { $name }
manage-leave = Kilépés a játékból
manage-leave-sure = Végleg kiszállsz? Egy bot veszi át a helyedet, és nem jöhetsz vissza.
manage-share = A nézők linkjének másolása
manage-take-back = Visszaveszem a helyem
manage-recovery = A helyem átvitele másik eszközre

# --- the end
end-rounds = { $rounds } forduló · { $players } játékos
end-you-win = Győztél!
end-wins = { $winners ->
    [one] Győztes: { $name }
   *[other] Győztesek: { $name }
}
end-shared = Közös győzelem: { $names }
end-by-points = { $who ->
    [you] { $points } pont, { $more } ponttal több a tiédnél
   *[other] { $points } pont; a második { $name }, { $more } ponttal kevesebb
}
end-by-largest_territory = { $points }–{ $points } pont; a legnagyobb tartomány dönt: { $size } mező
end-by-crowns = { $points }–{ $points } pont; { $sign ->
    [fires] a tüzek döntenek
   *[crowns] a koronák döntenek
}: { $crowns }
end-by-games_won = { $points }–{ $points } pont; több megnyert játék
end-by-shared = { $points }–{ $points } pont
end-points = { $points } pont
end-sheet = Pontlap
end-sheet-note = mezők × koronák
end-sheet-note-fires = mezők × tüzek
end-caption = Végeredmény tartományonként
end-place = Helyezés
sheet-buildings = Épületek
sheet-coins = Érmék
sheet-queen = Királynő
sheet-resources = Nyersanyagok
sheet-totems = Totemek
sheet-cavemen = Vadászok, gyűjtögetők
sheet-hordes = Hordák
sheet-middle = Közép
sheet-harmony = Harmónia
sheet-total = Összesen
sheet-largest = Legnagyobb tartomány
sheet-crowns = Koronák
sheet-fires = Tüzek
sheet-previous = { $game }. játék
sheet-sum = Összeg
end-again = Új játék
end-next = A dinasztia következő játéka
end-record = Feljegyzés
end-replay = Visszajátszás
end-review = Elemzés
analyse = Elemzőtábla
hint = Tipp
end-show-territories = A tartományok bemutatása
end-lit = { $terrain }: { $squares } × { $crowns } = **{ $points }**
end-counted = { $what }: **{ $points }**
end-skip = Kihagyás

# --- replay
replay = Visszajátszás
replay-moment = { $moment } / { $moments }
replay-slider = A játék pillanata
replay-play = Lejátszás
replay-pause = Szünet
replay-back = Egy lépés vissza
replay-forth = Egy lépés előre
replay-speed = Sebesség
replay-speed-times = { $speed }×
replay-link = Link ehhez a pillanathoz
replay-close = Vissza az eredményhez

# --- the log
log-claim = { $who ->
    [you] Kiválasztottad: { $domino }
   *[other] { $name } kiválasztotta: { $domino }
}
log-claim-pair = { $who ->
    [you] Kiválasztottad: { $first } és { $second }
   *[other] { $name } kiválasztotta: { $first } és { $second }
}
log-place = { $who ->
    [you] Leraktad: { $domino }
   *[other] { $name } lerakta: { $domino }
}
log-discard = { $who ->
    [you] Eldobtad: { $domino }
   *[other] { $name } eldobta: { $domino }
}
log-tax = { $who ->
    [you] Adót szedtél, { $knights } lovaggal
   *[other] { $name } adót szedett, { $knights } lovaggal
}
log-build = { $who ->
    [you] Megvetted: { $building }
   *[other] { $name } megvette: { $building }
}
log-site = { $who ->
    [you] Építési területet választottál
   *[other] { $name } építési területet választott
}
log-dragon = { $who ->
    [you] A sárkányod felégette: { $building }
   *[other] { $name } sárkánya felégette: { $building }
}
log-erupt = { $who ->
    [you] Kitört a vulkánod
   *[other] { $name } vulkánja kitört
}
log-give = { $who ->
    [you] Átadtad a totemet ({ $resource })
   *[other] { $name } átadta a totemet ({ $resource })
}
log-recruit = { $who ->
    [you] Toboroztál: { $caveman }
   *[other] { $name } toborzott: { $caveman }
}
log-pay = { $who ->
    [you] Nyersanyaggal fizettél
   *[other] { $name } nyersanyaggal fizetett
}
log-settle = { $who ->
    [you] Letelepedett az ősembered
   *[other] { $name } ősembere letelepedett
}
log-pass = { $who ->
    [you] Kihagytad: { $step ->
        [tax] adó
        [build] építés
        [dragon] sárkány
       *[recruit] toborzás
    }
   *[other] { $name } kihagyta: { $step ->
        [tax] adó
        [build] építés
        [dragon] sárkány
       *[recruit] toborzás
    }
}
log-king = { $who ->
    [you] A { $king ->
        [chief] törzsfőnöködet
       *[king] királyodat
    } húzták ki
   *[other] { $name } { $king ->
        [chief] törzsfőnökét
       *[king] királyát
    } húzták ki
}
log-line = Új sor: { $dominoes }
log-building = Felfordított épület: { $building }
log-caveman = Új a barlangtáblán: { $caveman }
log-opened = Létrejött az asztal
log-seated = { $name } csatlakozott
log-renamed = Új név: { $name }
log-filled = { $name } (bot) csatlakozott
log-vacated = Egy hely felszabadult
log-taken-over = Bot játszik helyette: { $name }
log-given-back = { $name } visszatért
log-left = { $name } elment; bot játszik tovább
log-replaced = Gyorsabb bot játszik: { $name }
log-host = { $name } az új házigazda
log-started = Elkezdődött a játék
log-undone = { $name } visszavont egy lépést
log-next-game = Kezdődik: { $game }. játék
log-rematch = Új játék kezdődött
not-this = Ezt nem.
not-now = Most nem.
say-looking = Ezt nézed: { $name }
say-place-touch = { $number }. dominó: koppints a térképre, vagy húzd oda
say-claim-none = **{ $number }**: most nem hozna pontot; { $order }. lennél a sorban
why-domino-taken = Ezt a dominót ({ $number }) már kiválasztotta: { $name }.
why-stack = Csak a táblán lévő épületek vehetők meg; ez lesz a következő.
why-totem = A totem azé, akinek ebből a nyersanyagból ({ $resource }) a legtöbb van: { $name }, { $number } darab.
why-totem-nobody = Ebből a nyersanyagból ({ $resource }) még senkinek sincs; a totem azé lesz, akinek a legtöbb van.
box-some = { $number } közül { $drawn } jön még
bonus-later = { $what }: { $points } pont a végén, ha így marad
say-bonus-lost = a végén { $points } ponttal kevesebb
end-counting = A királyságok összeszámolása
end-counting-lands = A földek összeszámolása
end-counting-who = Most: { $name }
menu-pace = A többiek lépései
pace-instant = Azonnal
pace-brisk = Gyorsan
pace-calm = Nyugodtan
pace-hurry = Kattints a gyorsításhoz
pace-hurry-touch = Koppints a gyorsításhoz
status-database = A kiszolgáló nem éri el az adatbázisát. A játék folytatódik, amint az visszatér; semmi sem vész el.
status-restarting = A kiszolgáló újraindul. Egy pillanat múlva újra kapcsolódsz.

offer-lesson = Most jársz itt először?
offer-lesson-what = Az első játékod lépésről lépésre ({ $game }): minden lépés a tiéd, és mindet elmagyarázzuk.
offer-lesson-start = Mutasd meg
offer-lesson-no = Köszönöm, nem
offer-lesson-link = Tanuld meg lépésről lépésre: { $game }
rule-number = { $rule } szabály
making-ready = A játék előkészítése folyik. Ezen a szerveren az első ilyen asztal akár egy percet is igénybe vehet.
