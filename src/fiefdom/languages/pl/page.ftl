# Words of the page.

# --- everywhere
you = Ty
menu = Menu
menu-language = Język
menu-dark = Ciemny motyw
menu-marks = Pokazuj możliwe pola
menu-sound = Dźwięk
menu-door = Do wejścia
language-en = English
language-hu = Magyar
language-pl = Polski
to-the-door = Fiefdom, do wejścia
rules = Zasady
rules-of = { $game }: zasady · Fiefdom
rules-games = Gry
theme-light = Jasny motyw
theme-dark = Ciemny motyw
close = Zamknij
bot = Bot
points-short = punkty
copy-link = Kopiuj link
copied = Skopiowano
trouble = Coś poszło nie tak. Spróbuj jeszcze raz.
no-table = Nie ma takiego stołu. Link może być stary albo błędny.
loading = Chwileczkę…

# --- door
door-title = Fiefdom: zbuduj królestwo po dwa pola
door-hello = Zbuduj królestwo, po dwa pola naraz
door-sub = Wybierz grę. Wyślij link znajomym albo posadź boty. Bez zakładania konta.
door-games = Gry
card-kingdomino = Układaj kostki, łącz krainy, zbieraj korony.
card-queendomino = Miasta, podatki, budowniczowie, królowa i smok.
card-royal_wedding = Oba pudełka w jednej wielkiej grze.
card-origins = Ogień, mamuty i plemiona. Trzy tryby.
card-kingdomino-meta = 2–4 osoby · 15 minut
card-queendomino-meta = 2–4 osoby · 25 minut
card-royal_wedding-meta = 3–8 osób, osobno lub w drużynach · 40 minut
card-origins-meta = 2–4 osoby · 20 minut
mode = Tryb
mode-discovery-what = Wulkany i ogień: najłatwiejszy początek
mode-totem-what = Zasoby i wyścig po totemy
mode-tribe-what = Zasobami płaci się za jaskiniowców
players = Gracze
players-count = { $number ->
    [one] { $number } osoba
    [few] { $number } osoby
   *[other] { $number } osób
}
players-number = { $number }
seats = Miejsca
seat-me = Ty
seat-me-what = to urządzenie
seat-here = Gracz { $number }
seat-here-what = też przy tym urządzeniu
seat-open = Znajomy
seat-open-what = miejsce czeka na twój link
seat-bot-what = bot: { $what }
seat-kind = Kto siedzi na miejscu { $number }
seat-kind-me = Ty
seat-kind-here = Przy tym urządzeniu
seat-kind-open = Znajomy przez link
seat-kind-bot = Bot: { $level }
your-name = Twoje imię
team-of = Drużyna { $number }
options = Warianty
set-table = Nakryj stół
play-now = Zagraj teraz
open-tables = Twoje otwarte stoły
go-on = Dalej
see-end = Zobacz
open-row = { $game }, grają: { $names }
open-row-alone = { $game }
open-turn = Runda { $round }, twoja kolej
open-waits = Runda { $round }
open-gathering = czeka na graczy
open-over = zakończona
join-title = Dołącz lub oglądaj
join-field = Kod lub link z zaproszenia
join-go = Dołącz
join-what = Link od znajomego prowadzi prosto do stołu.
record-title = Otwórz zapis
record-what = Plik .fief lub JSON z grą, do obejrzenia tutaj.
record-choose = Wybierz plik
records-several = Gry w tym pliku: { $number }. Którą odtworzyć?
records-left-out = Nie można odczytać jeszcze: { $number }.
record-total = { $name } { $total }
record-unfinished = nieskończona

# --- joining
join-head = Miejsce przy stole
join-game = { $game }, liczba graczy: { $players }
join-sit = Siadam
join-watch = Tylko oglądam
join-none = To zaproszenie już nie działa. Poproś o nowe.
join-colour = Twój kolor

# --- gathering
gather-head = Stół nakryty
gather-invite = Zaproś znajomych
gather-invite-what = Kto otworzy ten link, zajmie wolne miejsce.
gather-watch = Dla widzów
gather-watch-what = Ten link pokazuje grę, bez miejsca przy stole.
gather-start = Rozpocznij grę
gather-wait = { $number ->
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $number } osoby
   *[other] Czekamy na { $number } osób
}
gather-host-starts = Grę rozpoczyna gospodarz.
gather-open = wolne
gather-fill = Posadź bota
gather-sit = Siadam tu
gather-vacate = Zwolnij miejsce
gather-rename = Zmień imię i kolor
gather-away = nieobecny
recovery-what = Wpisz ten kod przy wejściu na drugim urządzeniu. Działa raz.

# --- table
round-of = Runda { $round } z { $rounds } · graczy: { $players }
game-of = Gra { $game } z { $games }
your-kingdom = Twoje królestwo
your-land = Twoja kraina
back-to-mine = Wróć do swojego królestwa
other-kingdoms = Inne królestwa
kingdoms = Królestwa
dominoes = Kostki
actions = Działania
tabs = Co pokazać
tab-lines = Rzędy
tab-kingdoms = Inni
tab-box = Pudełko
tab-log = Dziennik
this-line = Ten rząd
next-line = Następny
first-line = Pierwszy rząd
last-line = To był ostatni rząd.
top-to-bottom = od góry
left-to-right = od lewej
free-count = wolne: { $number }
box-left = Jeszcze w pudełku
box-count-crowns = kostki: { $number } · pola, korony
box-count-fires = kostki: { $number } · pola, ognie
crowns = korony
fires = ognie
log = Dziennik
log-newest = najnowsze na górze
enlarge = Powiększ: { $name }
score-parts = Punkty według obszarów
dominoes-placed = { $number ->
    [one] położona { $number } kostka
    [few] położone { $number } kostki
   *[other] położonych { $number } kostek
}
seat-score = { $name }: { $score } pkt
kingdom-words = Królestwo, { $name }: kostki { $dominoes }, punkty { $score }
goods-coins = monety
goods-knights = rycerze w odwodzie
goods-towers = wieże
goods-queen = tu mieszka królowa
with = i { $what }
domino-words = Kostka { $number }: { $left } oraz { $right }
half-crowns = { $terrain }, { $number ->
    [one] 1 korona
    [few] { $number } korony
   *[other] { $number } koron
}
half-fires = { $terrain }, { $number ->
    [one] 1 ogień
    [few] { $number } ognie
   *[other] { $number } ogni
}
half-craters = { $terrain }, { $number ->
    [one] 1 krater
    [few] { $number } kratery
   *[other] { $number } kraterów
}
square-place = rząd { $row }, kolumna { $column }
square-empty = puste
square-castle = zamek
square-hut = chata
square-token = żeton ognia o wartości { $number }
square-towers = { $number ->
    [one] 1 wieża
    [few] { $number } wieże
   *[other] { $number } wież
}
square-knight = rycerz
square-possible = możliwe
square-ghost = tu leżałaby twoja kostka
square-ghost-not = twoja kostka nie może tu leżeć
line-done = { $name } już położył(a)
line-now = teraz gra { $name }
line-waiting = stoi na niej { $name }
line-taken = zajęta, { $name }
line-gone = odeszła
line-free = wolna
steps = Kroki tury
step-place = Kostka
step-erupt = Wybuch
step-tax = Podatki
step-build = Budowa
step-dragon = Smok
step-claim = Wybór
step-give = Totem
step-recruit = Rekrutacja

turn-you = Twoja kolej: { $what }
turn-seat = { $name }: { $what }
turn-other = Gra { $name }
do-place = połóż kostkę
do-place-short = połóż
do-discard = nigdzie nie pasuje
do-discard-short = odrzuć
do-claim = wybierz kostkę
do-claim-short = wybierz
do-pair = wybierz dwie kostki
do-pair-short = wybierz dwie
do-tax = zbierz podatki albo nie
do-tax-short = podatki?
do-build = buduj albo spasuj
do-build-short = budujesz?
do-site = wybierz plac budowy
do-site-short = plac
do-dragon = wyślij smoka albo nie
do-dragon-short = smok?
do-erupt = gdzie spadnie ogień?
do-erupt-short = wybuch!
do-give = komu totem?
do-give-short = totem
do-recruit = rekrutuj albo spasuj
do-recruit-short = rekrut?
do-pay = zapłać zasobem
do-pay-short = zapłać
do-settle = osiedl jaskiniowca
do-settle-short = osiedl

note-place = kładzie kostkę
note-claim = wybiera
note-pair = wybiera
note-tax = zbiera podatki
note-build = buduje
note-site = buduje
note-dragon = woła smoka
note-erupt = wybucha wulkan
note-give = oddaje totem
note-recruit = rekrutuje
note-pay = rekrutuje
note-settle = rekrutuje
note-waits = gra później w tym rzędzie
note-chosen = wybór zrobiony
note-away = nieobecny
note-substitute = zastępuje bot
waits-place = { $name } kładzie kostkę
waits-claim = { $name } wybiera kostkę
waits-pair = { $name } wybiera dwie kostki
waits-tax = { $name } może zebrać podatki
waits-build = { $name } może budować
waits-site = { $name } wybiera plac budowy
waits-dragon = { $name } może wysłać smoka
waits-erupt = Wybucha wulkan, gra { $name }
waits-give = { $name } oddaje totem
waits-recruit = { $name } może rekrutować
waits-pay = { $name } płaci za jaskiniowca
waits-settle = { $name } osiedla jaskiniowca
waiting = Czekamy: { $name }…

not-here = Nie tutaj.
say-place = Kostka { $number }: kliknij mapę albo przeciągnij ją tam
say-place-points = Kostka { $number }: tutaj daje **{ $points }** pkt
say-place-none = Kostka { $number }: tutaj nie daje jeszcze punktów
say-discard = Kostka { $number } nigdzie nie pasuje, trzeba ją odrzucić
say-claim = Wybierz następną kostkę
say-claim-best = **{ $number }** może dać **{ $points }**; twoja kolej byłaby { $order }.
say-claim-nofit = **{ $number }** jeszcze nigdzie nie pasuje; twoja kolej byłaby { $order }.
say-pair = Weź dwie skrajne kostki albo dwie środkowe
say-pair-chosen = Twoi wodzowie staną na **{ $first }** i **{ $second }**
say-tax = Postaw rycerzy na położonej kostce; masz ich { $knights }
say-tax-coins = To przyniesie monet: **{ $coins }**
say-build = Wybierz budynek, potem plac. Twoje monety: { $coins }
say-build-chosen = **{ $building }**, cena { $coins }: { $what }
say-site = Gdzie stanie? { $building }
say-dragon = Za monetę smok spali budynek na planszy
say-dragon-chosen = Spłonie **{ $building }**, za jedną monetę
say-erupt = Ognie: { $fires }, najdalej { $range } { $range ->
    [one] pole
    [few] pola
   *[other] pól
}
say-erupt-points = Tutaj: **{ $points }** pkt
say-erupt-burns = Tutaj: **{ $points }** pkt, spłonie { $what }
say-give = Totem ({ $resource }) dostanie ktoś z tych, którzy mają najwięcej
say-recruit = Rekrutacja: dwa różne zasoby za jednego z tych, cztery za dowolnego ze stosu
say-recruit-chosen = **{ $caveman }**: { $what }
say-pay = Zapłać ({ $caveman }): jeszcze { $left }, każdy innego rodzaju
say-pay-chosen = Płacisz: { $what } (**{ $points }** pkt)
say-settle = Gdzie osiądzie? ({ $caveman })
say-points-here = Tutaj: **{ $points }** pkt
confirm-place = Połóż tutaj
confirm-claim = Biorę
confirm-claim-number = Biorę { $number }
confirm-pair = Biorę te
confirm-discard = Odrzuć { $number }
confirm-tax = Zbierz
confirm-tax-coins = Zbierz { $coins }
confirm-build = Kupuję
confirm-site = Buduję tutaj
confirm-dragon = Spal
confirm-erupt = Niech spadnie tu
confirm-give = Daję
confirm-recruit = Rekrutuję
confirm-pay = Płacę tym
confirm-settle = Osiada tutaj
pass-tax = Bez podatków
pass-build = Nie buduję
pass-dragon = Bez smoka
pass-recruit = Nie rekrutuję
turn-left = W lewo
turn-right = W prawo
take-back = Cofnij
previous-square = Poprzednie pole
next-square = Następne pole

builders-board = Plansza budowniczych
space-empty = Miejsce { $space }: puste
space-words = { $building }, cena { $cost }: { $what }
stack-of = stos: { $number }
stack-words = Wierzch stosu: { $building }; zostało { $number }
dragon-home = w domu
dragon-away = jaskinia
cave-board = Plansza jaskini
cave-empty = Nikogo tu nie ma.
cave-stack = Stos jaskiniowców: { $number }
cave-price-two = 2 rodzaje: jeden z tych
cave-price-four = 4 rodzaje: dowolny z { $number }
totems = Totemy
totem-words = Totem ({ $resource }): { $points } pkt
totem-nobody = niczyj
lost = Połączenie zerwane. Próbujemy ponownie…
watching = Oglądasz grę.
watchers = { $number ->
    [one] 1 widz
   *[other] { $number } widzów
}

# --- during a game
manage-take-over = Niech bot zagra za: { $name }
manage-give-back = Oddaj miejsce: { $name }
manage-leave = Opuść grę
manage-leave-sure = Za ciebie zagra bot. Opuścić?
manage-share = Kopiuj link dla widzów
manage-take-back = Znów gram sam
manage-recovery = Przenieś moje miejsce na inne urządzenie

# --- the end
end-rounds = Rundy: { $rounds } · graczy: { $players }
end-you-win = Zdobywasz koronę
end-wins = Koronę zdobywa { $name }
end-shared = Wspólna korona: { $names }
end-by-points = { $points } pkt, o { $more } więcej niż { $who ->
    [you] ty
   *[other] { $name }
}
end-by-largest_territory = Po { $points } pkt; decyduje największy obszar: { $size }
end-by-crowns = Po { $points } pkt; decydują korony: { $crowns }
end-by-games_won = Po { $points } pkt; więcej wygranych gier
end-by-shared = Po { $points } pkt
end-points = { $points } pkt
end-sheet = Arkusz punktów
end-sheet-note = pola × korony
end-sheet-note-fires = pola × ognie
end-caption = Wynik końcowy według obszarów
end-place = Miejsce
sheet-buildings = Budynki
sheet-coins = Monety
sheet-queen = Królowa
sheet-resources = Zasoby
sheet-totems = Totemy
sheet-cavemen = Łowcy i zbieracze
sheet-hordes = Hordy
sheet-middle = Środek
sheet-harmony = Harmonia
sheet-total = Razem
sheet-largest = Największy obszar
sheet-crowns = Korony
sheet-fires = Ognie
sheet-previous = Gra { $game }
sheet-sum = Suma
end-again = Zagraj znowu
end-next = Następna gra dynastii
end-record = Zapis
end-replay = Powtórka
end-show-territories = Pokaż obszary
end-lit = { $terrain }: { $squares } × { $crowns } = **{ $points }**
end-counted = { $what }: **{ $points }**
end-skip = Pomiń

# --- replay
replay = Powtórka
replay-moment = { $moment } z { $moments }
replay-slider = Chwila gry
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-back = Ruch wstecz
replay-forth = Ruch naprzód
replay-speed = Prędkość
replay-speed-times = { $speed }×
replay-link = Link do tej chwili
replay-close = Wróć do wyniku

# --- the log
log-claim = { $who ->
    [you] Bierzesz { $domino }
   *[other] { $name } bierze { $domino }
}
log-claim-pair = { $who ->
    [you] Bierzesz { $first } i { $second }
   *[other] { $name } bierze { $first } i { $second }
}
log-place = { $who ->
    [you] Kładziesz { $domino }
   *[other] { $name } kładzie { $domino }
}
log-discard = { $who ->
    [you] Odrzucasz { $domino }
   *[other] { $name } odrzuca { $domino }
}
log-tax = { $who ->
    [you] Zbierasz podatki, rycerze: { $knights }
   *[other] { $name } zbiera podatki, rycerze: { $knights }
}
log-build = { $who ->
    [you] Kupujesz: { $building }
   *[other] { $name } kupuje: { $building }
}
log-site = { $who ->
    [you] Wybierasz plac budowy
   *[other] { $name } wybiera plac budowy
}
log-dragon = { $who ->
    [you] Wysyłasz smoka, płonie: { $building }
   *[other] { $name } wysyła smoka, płonie: { $building }
}
log-erupt = { $who ->
    [you] Wybucha twój wulkan
   *[other] Wybucha wulkan, gra { $name }
}
log-give = { $who ->
    [you] Oddajesz totem ({ $resource })
   *[other] { $name } oddaje totem ({ $resource })
}
log-recruit = { $who ->
    [you] Rekrutujesz: { $caveman }
   *[other] { $name } rekrutuje: { $caveman }
}
log-pay = { $who ->
    [you] Płacisz zasobem
   *[other] { $name } płaci zasobem
}
log-settle = { $who ->
    [you] Twój jaskiniowiec osiada
   *[other] { $name } osiedla jaskiniowca
}
log-pass = { $who ->
    [you] Pasujesz: { $step ->
        [tax] podatki
        [build] budowa
        [dragon] smok
       *[recruit] rekrutacja
    }
   *[other] { $name } pasuje: { $step ->
        [tax] podatki
        [build] budowa
        [dragon] smok
       *[recruit] rekrutacja
    }
}
log-king = Wylosowany król: { $seat }
log-line = Nowy rząd: { $dominoes }
log-building = Nowy na stosie: { $building }
log-caveman = Nowy w jaskini: { $caveman }
log-opened = Stół został nakryty
log-seated = Siada { $name }
log-renamed = Nowe imię: { $name }
log-filled = Siada bot { $name }
log-vacated = Miejsce znów jest wolne
log-taken-over = Za gracza { $name } gra bot
log-given-back = Wraca { $name }
log-left = Odchodzi { $name }; dalej gra bot
log-replaced = Gra szybszy bot: { $name }
log-host = Nowy gospodarz: { $name }
log-started = Gra się zaczyna
log-undone = { $name } cofa ruch
log-next-game = Zaczyna się gra { $game }
log-rematch = Zaczyna się nowa gra
