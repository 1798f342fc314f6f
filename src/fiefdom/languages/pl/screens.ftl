# Words of the page: phones, the start page, invites, rematches and the rules over the table.

# --- table
tab-board = Plansza
state = Stan gry
round-short = Runda { $round }/{ $rounds }
game-short = Partia { $game }/{ $games }
dragon-is-home = Smok jest w domu.
dragon-is-away = Smok opuścił jaskinię.
dragon-away-short = poza jaskinią
totem-of = Totem ({ $resource }): { $name }
substitute = Teraz gra za ciebie bot.
substitute-end = Wracam do gry
substitute-seat = Bot gra za: { $name }.

# --- start page
name-here = Imię gracza { $number }
name-needed = Podaj swoje imię, żeby znajomi wiedzieli, kto ich zaprasza.
summary = { $game } · { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[other] { $players } osób
}

# --- invites
local-link = Ten link otworzy tylko to urządzenie. Aby grać z innymi, uruchom serwer z opcją --host 0.0.0.0 i otwórz stronę pod adresem tego urządzenia.
join-again = Masz inny kod?
bad-invite = To zaproszenie nie prowadzi do żadnego stołu.

# --- rematch
end-wants = Czekamy na: { $names }
end-wanted = Chcą zagrać ponownie: { $names }
end-without = Zacznij bez nich
end-follow = Przejdź do nowej gry
end-follow-what = Zaczęła się nowa gra. Ten arkusz zostanie, dopóki do niej nie przejdziesz.
log-rematch-wanted = { $name } chce zagrać ponownie

# --- rules
rules-close = Zamknij zasady

# --- without network
offline = Brak sieci. Notes do punktów i przeczytane zasady nadal się otwierają; stoły wymagają serwera.
offline-screen = Tej części strony nie ma jeszcze na tym urządzeniu, a sieci brak.
not-loaded = Nie udało się wczytać tej części strony.
try-again = Spróbuj ponownie
no-connection = Nie można połączyć się z serwerem.

# --- the real box
real-title = Prawdziwe pudełko
real-what = Gracie przy prawdziwym stole? Policzcie królestwa w notesie. Albo podawajcie, co losujecie i kładziecie: strona pokaże dozwolone miejsca, policzy punkty i zapisze grę.
real-play = Graj z prawdziwym pudełkiem
real-pad = Notes do punktów

# --- sharing
qr-show = Kod QR
qr-what = Zeskanuj aparatem telefonu.
qr-long = To za długie na kod QR.
share = Udostępnij

# --- notifications
notify = Powiadom, gdy moja kolej
notify-denied = Ta przeglądarka nie zezwala tu na powiadomienia. Zamiast nich dadzą znać tytuł strony i, jeśli jest włączony, dźwięk.
notify-turn = Twoja kolej.
notify-turn-of = Kolej gracza: { $name }.
shuffling = Tasowanie …
shuffle-check = Sprawdź tasowanie
shuffle-is-fair = { $draws ->
    [one] Jedyne losowanie wynika
    [few] Wszystkie { $draws } losowania wynikają
   *[many] Wszystkie { $draws } losowań wynika
} z sekretu serwera { $nonces ->
    [0] bez liczb graczy
    [one] i liczby jednego gracza
    [few] i liczb { $nonces } graczy
   *[many] i liczb { $nonces } graczy
}. Przeliczyła to ta przeglądarka.
shuffle-is-witnessed = Sekret jest tym, który ustalono przed grą, a twoja liczba została użyta.
shuffle-is-none = Ta gra nie ma uczciwego tasowania.
shuffle-is-untold = Sekret zostanie ujawniony po zakończeniu gry.
shuffle-is-unreadable = Nie można odczytać wartości tego tasowania.
shuffle-is-secret = Sekret nie jest tym, który serwer ustalił przed grą!
shuffle-is-other-commitment = Serwer podmienił swój sekret: przed grą ta przeglądarka widziała inny skrót!
shuffle-is-own-nonce = Liczba dodana przez tę przeglądarkę nie została użyta!
shuffle-is-draw = Losowanie { $draw } nie wynika z tasowania: jest { $found }, a powinno być { $expected }!
shuffle-is-unknown = Nie udało się wczytać zapisu.
end-by-time = Punkty: { $points }; { $who ->
    [you] twój czas minął
   *[other] { $name }: czas minął
}
host-options = Zegar i inne
host-clock = Zegar
host-timeout = Gdy czas minie
host-hints = Pokazuj, co daje ruch
host-undo = Ruchy można cofać
host-spectators = Widzowie widzą grę
spectators-all = od razu
spectators-delayed = 3 minuty później
spectators-none = po jej końcu
timeout-bot = dalej gra bot
timeout-lose = gracz przegrywa
clock-none = brak
clock-seconds = { $seconds } s na turę
clock-minutes = { $minutes } min na turę
clock-game = { $minutes } min na grę, + { $increment } s na turę
clock-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
} na turę
clock-long = { $days } d { $hours } h
clocks = Zegary
clock-of = { $name }: { $time }
clock-lost = koniec czasu

# The ways to other people

tables = Publiczne stoły
tables-what = Dosiądź się do kogoś albo obejrzyj grę.
profile = Twój profil
leaderboard = Ranking
