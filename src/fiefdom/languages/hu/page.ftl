# Words of the page.

# --- everywhere
you = Te
menu = Menü
menu-language = Nyelv
menu-dark = Sötét téma
menu-marks = Lehetséges mezők mutatása
menu-sound = Hang
menu-door = A bejárathoz
language-en = English
language-hu = Magyar
language-pl = Polski
to-the-door = Fiefdom, a bejárathoz
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
door-title = Fiefdom: építs királyságot, két mezőnként
door-hello = Építs királyságot, két mezőnként
door-sub = Válassz játékot. Küldd el a linket a barátaidnak, vagy ültess botokat a székekre. Nem kell fiók.
door-games = Játékok
card-kingdomino = Rakj dominókat, köss össze földeket, gyűjts koronákat.
card-queendomino = Városok, adók, építők, egy királynő és egy sárkány.
card-royal_wedding = A két doboz egyetlen nagy játékban.
card-origins = Tűz, mamutok és törzsek. Három játékmód.
card-kingdomino-meta = 2–4 játékos · 15 perc
card-queendomino-meta = 2–4 játékos · 25 perc
card-royal_wedding-meta = 3–8 játékos, egyedül vagy csapatban · 40 perc
card-origins-meta = 2–4 játékos · 20 perc
mode = Játékmód
mode-discovery-what = Vulkánok és tűz: a legkönnyebb kezdet
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
seat-open-what = a hely a linkedre vár
seat-bot-what = bot: { $what }
seat-kind = Ki ül a(z) { $number }. helyen
seat-kind-me = Te
seat-kind-here = Ezen az eszközön
seat-kind-open = Barát linkkel
seat-kind-bot = Bot: { $level }
your-name = A neved
team-of = { $number }. csapat
options = Változatok
set-table = Asztalt terítek
play-now = Játsszunk
open-tables = Nyitott asztalaid
go-on = Tovább
see-end = Megnézem
open-row = { $game }, vele: { $names }
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
record-what = Egy játék .fief vagy JSON fájlja, hogy itt visszanézd.
record-choose = Fájl választása
records-several = Ebben a fájlban { $number } játék van. Melyik legyen?
records-left-out = További { $number } nem olvasható.
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
gather-head = Az asztal terítve
gather-invite = Hívd meg a barátaidat
gather-invite-what = Aki megnyitja ezt a linket, szabad helyre ül.
gather-watch = Nézőknek
gather-watch-what = Ez a link a játékot mutatja, hely nélkül.
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
recovery-what = Írd be ezt a kódot a másik eszköz bejáratánál. Egyszer használható.

# --- table
round-of = { $round }. forduló a(z) { $rounds } közül · { $players } játékos
game-of = { $game }. játék a(z) { $games } közül
your-kingdom = A királyságod
your-land = A földed
back-to-mine = Vissza a királyságodhoz
other-kingdoms = A többi királyság
kingdoms = Királyságok
dominoes = Dominók
actions = Teendők
tabs = Mit mutasson
tab-lines = Sorok
tab-kingdoms = Többiek
tab-box = Doboz
tab-log = Napló
this-line = E sor
next-line = Következő
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
score-parts = Pontok területenként
dominoes-placed = { $number } dominó letéve
seat-score = { $name }: { $score } pont
kingdom-words = { $name } királysága: { $dominoes } dominó, { $score } pont
goods-coins = érme
goods-knights = lovag tartalékban
goods-towers = torony
goods-queen = itt lakik a királynő
with = és rajta { $what }
domino-words = { $number }. dominó: { $left } és { $right }
half-crowns = { $terrain }, { $number } korona
half-fires = { $terrain }, { $number } tűz
half-craters = { $terrain }, { $number } kráter
square-place = { $row }. sor, { $column }. oszlop
square-empty = üres
square-castle = kastély
square-hut = kunyhó
square-token = { $number } értékű tűz
square-towers = { $number } torony
square-knight = lovag
square-possible = lehetséges
square-ghost = ide kerülne a dominód
square-ghost-not = ide nem kerülhet a dominód
line-done = { $name } már lerakta
line-now = most { $name } játssza
line-waiting = { $name } királya áll rajta
line-taken = { $name } elvitte
line-gone = elment
line-free = szabad
steps = A kör lépései
step-place = Letevés
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
do-place = tedd le a dominódat
do-place-short = tedd le
do-discard = sehová sem illik
do-discard-short = dobd el
do-claim = válassz dominót
do-claim-short = válassz
do-pair = válassz két dominót
do-pair-short = válassz kettőt
do-tax = szedj adót, vagy ne
do-tax-short = adó?
do-build = építs, vagy hagyd ki
do-build-short = építesz?
do-site = válassz telket
do-site-short = telek
do-dragon = küldöd a sárkányt?
do-dragon-short = sárkány?
do-erupt = hová essen a tüzed?
do-erupt-short = kitörés!
do-give = kié legyen a totem?
do-give-short = totem
do-recruit = toborozz, vagy hagyd ki
do-recruit-short = toborzol?
do-pay = fizess nyersanyaggal
do-pay-short = fizess
do-settle = telepítsd le az ősembert
do-settle-short = telepítsd

note-place = leteszi
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
note-waits = később jön ebben a sorban
note-chosen = már választott
note-away = távol
note-substitute = bot helyettesíti
waits-place = { $name } leteszi a dominóját
waits-claim = { $name } dominót választ
waits-pair = { $name } két dominót választ
waits-tax = { $name } adót szedhet
waits-build = { $name } építhet
waits-site = { $name } telket választ
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
say-discard = A(z) { $number }. dominó sehová sem illik, el kell dobni
say-claim = Válaszd ki a következő dominódat
say-claim-best = **{ $number }**: akár **{ $points }** pont; { $order }. lennél a sorban
say-claim-nofit = **{ $number }**: még sehová sem illik; { $order }. lennél a sorban
say-pair = Vidd a két szélső vagy a két belső dominót
say-pair-chosen = A főnökeid ide állnak: **{ $first }** és **{ $second }**
say-tax = Állíts lovagokat a letett dominóra; { $knights } lovagod van
say-tax-coins = Ez **{ $coins }** érmét hoz
say-build = Válassz épületet, aztán telket. { $coins } érméd van
say-build-chosen = **{ $building }** { $coins } érméért: { $what }
say-site = Hol álljon? { $building }
say-dragon = Egy érméért a sárkány felégeti a tábla egyik épületét
say-dragon-chosen = **{ $building }** ég le, egy érméért
say-erupt = { $fires } tűz, legfeljebb { $range } mezőre
say-erupt-points = Itt: **{ $points }** pont
say-erupt-burns = Itt: **{ $points }** pont, és elég: { $what }
say-give = Totem ({ $resource }): azok egyikéé lesz, akiknek a legtöbb van
say-recruit = Toborzás: két különböző nyersanyagért egyet ezek közül, négyért bármelyiket a pakliból
say-recruit-chosen = **{ $caveman }**: { $what }
say-pay = Fizess érte ({ $caveman }): még { $left }, mind különböző
say-pay-chosen = Ezzel fizetsz: { $what } (**{ $points }** pont)
say-settle = Hol telepedjen le? ({ $caveman })
say-points-here = Itt: **{ $points }** pont
confirm-place = Ide teszem
confirm-claim = Elviszem
confirm-claim-number = Elviszem: { $number }
confirm-pair = Ezeket
confirm-discard = { $number } eldobása
confirm-tax = Beszedem
confirm-tax-coins = Beszedek { $coins }-t
confirm-build = Megveszem
confirm-site = Ide építem
confirm-dragon = Égjen
confirm-erupt = Essen ide
confirm-give = Neki adom
confirm-recruit = Toborzok
confirm-pay = Ezzel fizetek
confirm-settle = Ide telepszik
pass-tax = Nincs adó
pass-build = Nem építek
pass-dragon = Nincs sárkány
pass-recruit = Nem toborzok
turn-left = Balra
turn-right = Jobbra
take-back = Vissza
previous-square = Előző mező
next-square = Következő mező

builders-board = Építők táblája
space-empty = { $space }. hely: üres
space-words = { $building }, ára { $cost }: { $what }
stack-of = { $number } a pakliban
stack-words = A pakli teteje: { $building }; még { $number }
dragon-home = otthon
dragon-away = barlang
cave-board = Barlangtábla
cave-empty = Nincs itt senki.
cave-stack = Pakli, { $number } ősember
cave-price-two = 2 féle: egy ezek közül
cave-price-four = 4 féle: bármelyik a { $number } közül
totems = Totemek
totem-words = Totem ({ $resource }): { $points } pont
totem-nobody = senkié
lost = Megszakadt a kapcsolat. Újra próbáljuk…
watching = Nézőként vagy itt.
watchers = { $number } néző

# --- during a game
manage-take-over = Bot játsszon helyette: { $name }
manage-give-back = A hely visszaadása: { $name }
manage-leave = Kilépés a játékból
manage-leave-sure = Helyetted bot játszik tovább. Kilépsz?
manage-share = A nézők linkjének másolása
manage-take-back = Megint én játszom
manage-recovery = A helyem átvitele másik eszközre

# --- the end
end-rounds = { $rounds } forduló · { $players } játékos
end-you-win = Tiéd a korona
end-wins = A győztes: { $name }
end-shared = Közös győzelem: { $names }
end-by-points = { $points } pont, { $more } ponttal több, mint { $who ->
    [you] neked
   *[other] { $name }
}
end-by-largest_territory = { $points }–{ $points } pont; a legnagyobb terület dönt: { $size } mező
end-by-crowns = { $points }–{ $points } pont; a koronák döntenek: { $crowns }
end-by-games_won = { $points }–{ $points } pont; több megnyert játék
end-by-shared = { $points }–{ $points } pont
end-points = { $points } pont
end-sheet = Pontlap
end-sheet-note = mezők × koronák
end-sheet-note-fires = mezők × tüzek
end-caption = Végeredmény területenként
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
sheet-largest = Legnagyobb terület
sheet-crowns = Koronák
sheet-fires = Tüzek
sheet-previous = { $game }. játék
sheet-sum = Összeg
end-again = Még egyszer
end-next = A dinasztia következő játéka
end-record = Feljegyzés
end-replay = Visszajátszás
end-show-territories = A területek bemutatása
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
    [you] Elvitted: { $domino }
   *[other] { $name } elvitte: { $domino }
}
log-claim-pair = { $who ->
    [you] Elvitted: { $first } és { $second }
   *[other] { $name } elvitte: { $first } és { $second }
}
log-place = { $who ->
    [you] Letetted: { $domino }
   *[other] { $name } letette: { $domino }
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
    [you] Telket választottál
   *[other] { $name } telket választott
}
log-dragon = { $who ->
    [you] Sárkányt küldtél, leégett: { $building }
   *[other] { $name } sárkányt küldött, leégett: { $building }
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
log-king = Kihúzott király: { $seat }
log-line = Új sor: { $dominoes }
log-building = Új a pakliban: { $building }
log-caveman = Új a barlangban: { $caveman }
log-opened = Az asztal terítve
log-seated = { $name } leült
log-renamed = { $name } új nevet kapott
log-filled = { $name }, egy bot, leült
log-vacated = Egy hely felszabadult
log-taken-over = Bot játszik helyette: { $name }
log-given-back = { $name } visszatért
log-left = { $name } elment; bot játszik tovább
log-replaced = Gyorsabb bot játszik: { $name }
log-host = { $name } az új házigazda
log-started = Elkezdődött a játék
log-undone = { $name } visszavont egy lépést
log-next-game = Elkezdődött a(z) { $game }. játék
log-rematch = Új játék kezdődött
