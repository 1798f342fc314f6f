# Words of the page.

# --- everywhere
you = Ty
menu = Menu
menu-language = Język
menu-dark = Ciemny motyw
menu-marks = Pokazuj możliwe pola
menu-sound = Dźwięk
menu-door = Strona główna
language-en = English
language-hu = Magyar
language-pl = Polski
to-the-door = Fiefdom, strona główna
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
door-title = Fiefdom: zbuduj królestwo, płytka po płytce
door-hello = Zbuduj królestwo, płytka po płytce
door-sub = Wybierz grę. Wyślij link znajomym albo dodaj boty. Bez zakładania konta.
door-games = Gry
card-kingdomino = Układaj płytki, łącz posiadłości, zbieraj korony.
card-queendomino = Miasta, podatki, budowniczowie, królowa i smok.
card-royal_wedding = Oba pudełka w jednej wielkiej grze.
card-origins = Ogień, mamuty i plemiona. Trzy tryby.
card-kingdomino-meta = 2–4 osoby · 15 minut
card-queendomino-meta = 2–4 osoby · 25 minut
card-royal_wedding-meta = 3–8 osób, osobno lub w drużynach · 40 minut
card-origins-meta = 2–4 osoby · 20 minut
mode = Tryb
mode-discovery-what = Wulkany i ogień: najlepszy początek
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
seat-open-what = miejsce dla osoby z twoim linkiem
seat-bot-what = bot: { $what }
seat-kind = Kto siedzi na miejscu { $number }
seat-kind-me = Ty
seat-kind-here = Przy tym urządzeniu
seat-kind-open = Znajomy przez link
seat-kind-bot = Bot: { $level }
your-name = Twoje imię
team-of = Drużyna { $number }
options = Warianty
set-table = Utwórz stół
play-now = Zagraj teraz
open-tables = Twoje otwarte stoły
go-on = Kontynuuj
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
records-several = Gry w tym pliku: { $number }. Którą otworzyć?
records-left-out = Nie udało się odczytać kolejnych gier: { $number }.
record-total = { $name } { $total }
record-unfinished = nieskończona

# --- joining
join-head = Miejsce przy stole
join-game = { $game }, { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[other] { $players } osób
}
join-sit = Siadam
join-watch = Tylko oglądam
join-none = To zaproszenie wygasło. Poproś o nowe.
join-colour = Twój kolor

# --- gathering
gather-head = Stół gotowy
gather-invite = Zaproś znajomych
gather-invite-what = Kto otworzy ten link, zajmie wolne miejsce.
gather-watch = Dla widzów
gather-watch-what = Ten link pozwala tylko oglądać grę.
gather-start = Rozpocznij grę
gather-wait = { $number ->
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $number } osoby
   *[other] Czekamy na { $number } osób
}
gather-host-starts = Grę rozpoczyna gospodarz.
gather-open = wolne
gather-fill = Dodaj bota
gather-sit = Siadam tu
gather-vacate = Zwolnij miejsce
gather-rename = Zmień imię i kolor
gather-away = poza stołem
recovery-what = Wpisz ten kod na stronie głównej drugiego urządzenia. Działa raz.

# --- table
round-of = Runda { $round } z { $rounds } · { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[other] { $players } osób
}
game-of = Partia { $game } z { $games }
your-kingdom = Twoje królestwo
your-land = Twoja kraina
back-to-mine = Wróć do swojego królestwa
other-kingdoms = Inne królestwa
kingdoms = Królestwa
dominoes = Płytki
actions = Akcje
tabs = Widok
tab-lines = Kolumny
tab-kingdoms = Królestwa
tab-box = Pudełko
tab-log = Dziennik
this-line = Ta kolumna
next-line = Następna kolumna
first-line = Pierwsza kolumna
last-line = To była ostatnia kolumna.
top-to-bottom = od góry
left-to-right = od lewej
free-count = wolne: { $number }
box-left = Jeszcze w pudełku
box-count-crowns = { $number ->
    [one] 1 płytka
    [few] { $number } płytki
   *[other] { $number } płytek
} · pola, korony
box-count-fires = { $number ->
    [one] 1 płytka
    [few] { $number } płytki
   *[other] { $number } płytek
} · pola, ognie
crowns = korony
fires = ognie
log = Dziennik
log-newest = najnowsze na górze
enlarge = Powiększ: { $name }
score-parts = Punkty za posiadłości
dominoes-placed = { $number ->
    [one] dołożono 1 płytkę
    [few] dołożono { $number } płytki
   *[other] dołożono { $number } płytek
}
seat-score = { $name }: { $score } pkt
kingdom-words = Królestwo gracza { $name }: { $dominoes ->
    [one] 1 płytka
    [few] { $dominoes } płytki
   *[other] { $dominoes } płytek
}, { $score } pkt
goods-coins = monety
goods-knights = rycerze w zapasie
goods-towers = wieże
goods-queen = tu jest królowa
with = i { $what }
domino-words = Płytka { $number }: { $left } oraz { $right }
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
square-place = wiersz { $row }, kolumna { $column }
square-empty = puste
square-castle = zamek
square-hut = chata
square-token = żeton z { $number ->
    [one] 1 ogniem
   *[other] { $number } ogniami
}
square-towers = { $number ->
    [one] 1 wieża
    [few] { $number } wieże
   *[other] { $number } wież
}
square-knight = rycerz
square-possible = możliwe
square-ghost = tu leżałaby twoja płytka
square-ghost-not = twoja płytka nie może tu leżeć
line-done = położona ({ $name })
line-now = teraz gra { $name }
line-waiting = stoi na niej { $name }
line-taken = zajęta, { $name }
line-gone = poza grą
line-free = wolna
steps = Kroki tury
step-place = Płytka
step-erupt = Wybuch
step-tax = Podatki
step-build = Budowa
step-dragon = Smok
step-claim = Wybór
step-give = Totem
step-recruit = Rekrutacja

turn-you = Twój ruch: { $what }
turn-seat = { $name }: { $what }
turn-other = Gra { $name }
do-place = dołóż płytkę
do-place-short = dołóż
do-discard = nigdzie nie pasuje
do-discard-short = odrzuć
do-claim = wybierz płytkę
do-claim-short = wybierz
do-pair = wybierz dwie płytki
do-pair-short = wybierz dwie
do-tax = możesz zebrać podatki
do-tax-short = podatki?
do-build = możesz budować
do-build-short = budujesz?
do-site = wybierz plac budowy
do-site-short = gdzie?
do-dragon = możesz wysłać smoka
do-dragon-short = smok?
do-erupt = gdzie spadnie ogień?
do-erupt-short = wybuch!
do-give = komu totem?
do-give-short = totem
do-recruit = możesz rekrutować
do-recruit-short = rekrutujesz?
do-pay = zapłać zasobem
do-pay-short = zapłać
do-settle = osiedl jaskiniowca
do-settle-short = osiedl

note-place = dokłada płytkę
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
note-waits = gra później
note-chosen = już po wyborze
note-away = poza stołem
note-substitute = zastępuje bot
waits-place = { $name } dokłada płytkę
waits-claim = { $name } wybiera płytkę
waits-pair = { $name } wybiera dwie płytki
waits-tax = { $name } może zebrać podatki
waits-build = { $name } może budować
waits-site = { $name } wybiera plac budowy
waits-dragon = { $name } może wysłać smoka
waits-erupt = Wybucha wulkan gracza { $name }
waits-give = { $name } oddaje totem
waits-recruit = { $name } może rekrutować
waits-pay = { $name } płaci za jaskiniowca
waits-settle = { $name } osiedla jaskiniowca
waiting = Czekamy na: { $name }…

not-here = Nie tutaj.
say-place = Płytka { $number }: kliknij mapę albo przeciągnij ją tam
say-place-points = Płytka { $number }: tutaj daje **{ $points }** pkt
say-place-none = Płytka { $number }: tutaj nie daje jeszcze punktów
say-discard = Płytka { $number } nigdzie nie pasuje, trzeba ją odrzucić
say-claim = Wybierz następną płytkę
say-claim-best = **{ $number }** może dać **{ $points }** pkt; miejsce w kolejności: { $order }
say-claim-nofit = **{ $number }** jeszcze nigdzie nie pasuje; miejsce w kolejności: { $order }
say-pair = Wybierz dwie skrajne płytki albo dwie środkowe
say-pair-chosen = Twoi wodzowie staną na **{ $first }** i **{ $second }**
say-tax = Postaw rycerzy na dołożonej płytce; masz ich { $knights }
say-tax-coins = To da **{ $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}**
say-build = Wybierz budynek, potem plac budowy. Masz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}
say-build-chosen = **{ $building }** za { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}: { $what }
say-site = Gdzie stanie { $building }?
say-dragon = Za jedną monetę smok spali budynek na planszy budowniczych
say-dragon-chosen = Spłonie **{ $building }**, za jedną monetę
say-erupt = { $fires ->
    [one] 1 ogień
    [few] { $fires } ognie
   *[other] { $fires } ogni
} na odległość do { $range } { $range ->
    [one] pola
   *[other] pól
}
say-erupt-points = Tutaj: **{ $points }** pkt
say-erupt-burns = Tutaj: **{ $points }** pkt, spłonie { $what }
say-give = Totem ({ $resource }) dostanie ktoś z tych, którzy mają najwięcej
say-recruit = Rekrutacja: dwa różne zasoby za jednego z tych, cztery za dowolnego ze stosu
say-recruit-chosen = **{ $caveman }**: { $what }
say-pay = Zapłać ({ $caveman }): { $left ->
    [one] jeszcze 1 zasób
    [few] jeszcze { $left } różne zasoby
   *[other] jeszcze { $left } różnych zasobów
}
say-pay-chosen = Płacisz: { $what } (**{ $points }** pkt)
say-settle = Gdzie zamieszka { $caveman }?
say-points-here = Tutaj: **{ $points }** pkt
confirm-place = Dołóż tutaj
confirm-claim = Wybieram
confirm-claim-number = Wybieram { $number }
confirm-pair = Wybieram te
confirm-discard = Odrzuć { $number }
confirm-tax = Zbierz
confirm-tax-coins = Zbierz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}
confirm-build = Kupuję
confirm-site = Buduję tutaj
confirm-dragon = Spal
confirm-erupt = Tu spadnie ogień
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
dragon-home = w jaskini
dragon-away = odleciał
cave-board = Plansza jaskini
cave-empty = Nikogo tu nie ma.
cave-stack = Stos jaskiniowców: { $number }
cave-price-two = 2 zasoby: jeden z tych
cave-price-four = 4 zasoby: dowolny z { $number }
totems = Totemy
totem-words = Totem ({ $resource }): { $points } pkt
totem-nobody = niczyj
lost = Połączenie zerwane. Próbujemy ponownie…
watching = Oglądasz grę.
watching-late = Oglądasz grę z opóźnieniem 3 minut.
gather-late = Widzowie oglądają grę z opóźnieniem 3 minut.
watchers = { $number ->
    [one] 1 widz
   *[other] { $number } widzów
}

# --- during a game
manage-take-over = Niech bot zagra za: { $name }
manage-give-back = Oddaj miejsce: { $name }
manage-leave = Opuść grę
manage-leave-sure = Odejść na dobre? Twoje miejsce zajmie bot i nie będzie powrotu.
manage-share = Kopiuj link dla widzów
manage-take-back = Wracam do gry
manage-recovery = Przenieś moje miejsce na inne urządzenie

# --- the end
end-rounds = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
} · { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[other] { $players } osób
}
end-you-win = Wygrywasz!
end-wins = { $winners ->
    [one] Wygrywa { $name }
   *[other] Wygrywają { $name }
}
end-shared = Wspólne zwycięstwo: { $names }
end-by-points = { $points } pkt, o { $more } więcej niż { $who ->
    [you] ty
   *[other] { $name }
}
end-by-largest_territory = Po { $points } pkt; decyduje największa posiadłość: { $size ->
    [one] 1 pole
    [few] { $size } pola
   *[other] { $size } pól
}
end-by-crowns = Po { $points } pkt; { $sign ->
    [fires] decydują ognie
   *[crowns] decydują korony
}: { $crowns }
end-by-games_won = Po { $points } pkt; więcej wygranych partii
end-by-shared = Po { $points } pkt
end-points = { $points } pkt
end-sheet = Arkusz punktów
end-sheet-note = pola × korony
end-sheet-note-fires = pola × ognie
end-caption = Wynik końcowy według posiadłości
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
sheet-largest = Największa posiadłość
sheet-crowns = Korony
sheet-fires = Ognie
sheet-previous = Partia { $game }
sheet-sum = Suma
end-again = Zagraj znowu
end-next = Następna partia dynastii
end-record = Zapis
end-replay = Powtórka
end-review = Analiza
analyse = Tablica analizy
hint = Podpowiedź
end-show-territories = Pokaż posiadłości
end-lit = { $terrain }: { $squares } × { $crowns } = **{ $points }**
end-counted = { $what }: **{ $points }**
end-skip = Pomiń

# --- replay
replay = Powtórka
replay-moment = { $moment } z { $moments }
replay-slider = Moment gry
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-back = Ruch wstecz
replay-forth = Ruch naprzód
replay-speed = Prędkość
replay-speed-times = { $speed }×
replay-link = Link do tego momentu
replay-close = Wróć do wyniku

# --- the log
log-claim = { $who ->
    [you] Wybierasz { $domino }
   *[other] { $name } wybiera { $domino }
}
log-claim-pair = { $who ->
    [you] Wybierasz { $first } i { $second }
   *[other] { $name } wybiera { $first } i { $second }
}
log-place = { $who ->
    [you] Dokładasz { $domino }
   *[other] { $name } dokłada { $domino }
}
log-discard = { $who ->
    [you] Odrzucasz { $domino }
   *[other] { $name } odrzuca { $domino }
}
log-tax = { $who ->
    [you] Wysyłasz po podatki { $knights ->
        [one] rycerza
       *[other] { $knights } rycerzy
    }
   *[other] { $name } wysyła po podatki { $knights ->
        [one] rycerza
       *[other] { $knights } rycerzy
    }
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
    [you] Twój smok spalił: { $building }
   *[other] Smok gracza { $name } spalił: { $building }
}
log-erupt = { $who ->
    [you] Wybucha twój wulkan
   *[other] Wybucha wulkan gracza { $name }
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
    [you] Pomijasz: { $step ->
        [tax] podatki
        [build] budowa
        [dragon] smok
       *[recruit] rekrutacja
    }
   *[other] { $name } pomija: { $step ->
        [tax] podatki
        [build] budowa
        [dragon] smok
       *[recruit] rekrutacja
    }
}
log-king = { $who ->
    [you] Wylosowano twojego { $king ->
        [chief] wodza
       *[king] króla
    }
   *[other] Wylosowano { $king ->
        [chief] wodza
       *[king] króla
    } gracza { $name }
}
log-line = Nowa kolumna: { $dominoes }
log-building = Odkryty budynek: { $building }
log-caveman = W jaskini: { $caveman }
log-opened = Utworzono stół
log-seated = Dołącza { $name }
log-renamed = Nowe imię: { $name }
log-filled = Dołącza bot { $name }
log-vacated = Miejsce znów jest wolne
log-taken-over = Za gracza { $name } gra bot
log-given-back = Wraca { $name }
log-left = Odchodzi { $name }; dalej gra bot
log-replaced = Gra szybszy bot: { $name }
log-host = Nowy gospodarz: { $name }
log-started = Gra się zaczyna
log-undone = { $name } cofa ruch
log-next-game = Zaczyna się partia { $game }
log-rematch = Zaczyna się nowa gra
not-this = Nie to.
not-now = Nie teraz.
say-looking = Oglądasz: { $name }
say-place-touch = Płytka { $number }: dotknij mapy albo przeciągnij ją tam
say-claim-none = **{ $number }** nie dałaby teraz punktów; twoja kolej byłaby { $order }.
why-domino-taken = Ta płytka ({ $number }) jest już wybrana: { $name }.
why-stack = Kupić można tylko budynki z planszy; ten będzie następny.
why-totem = Totem ma ten, kto ma najwięcej tego zasobu ({ $resource }): { $name }, liczba: { $number }.
why-totem-nobody = Tego zasobu ({ $resource }) nikt jeszcze nie ma; totem dostanie ten, kto będzie miał najwięcej.
box-some = dojdzie { $drawn } z { $number }
bonus-later = { $what }: na koniec { $points } pkt, jeśli tak zostanie
say-bonus-lost = na koniec o { $points } pkt mniej
end-counting = Liczenie królestw
end-counting-lands = Liczenie krain
end-counting-who = Teraz: { $name }
menu-pace = Ruchy innych
pace-instant = Od razu
pace-brisk = Żwawo
pace-calm = Spokojnie
pace-hurry = Kliknij, aby przyspieszyć
pace-hurry-touch = Dotknij, aby przyspieszyć
status-database = Serwer nie może połączyć się z bazą danych. Gra potoczy się dalej, gdy tylko baza wróci; nic nie przepadnie.
status-restarting = Serwer uruchamia się ponownie. Za chwilę połączymy cię znowu.

offer-lesson = Pierwszy raz tutaj?
offer-lesson-what = Twoja pierwsza gra krok po kroku ({ $game }): wszystkie ruchy są twoje, a każdy jest objaśniony.
offer-lesson-start = Pokaż mi
offer-lesson-no = Nie, dziękuję
offer-lesson-link = Naucz się krok po kroku: { $game }
rule-number = Zasada { $rule }
making-ready = Gra jest przygotowywana. Pierwszy taki stół na tym serwerze może wymagać nawet minuty.
