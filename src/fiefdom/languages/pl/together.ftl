# Razem: publiczne stoły, profile, rankingi, rozmowa, serie gier.

refused-no-person = Ta przeglądarka nie ma jeszcze profilu.
refused-person-here = Ta przeglądarka ma już profil z grami. Najpierw go usuń, jeśli chcesz tu używać innego.
refused-not-public = Ten stół jest prywatny. Poproś gospodarza o zaproszenie.
refused-rated-terms = Taki stół nie może być rankingowy: potrzebny jest zegar, po którym się przegrywa, bez podpowiedzi i bez cofania. Stół z prawdziwym pudełkiem nie może być publiczny.
refused-rated-seats = Przy stole rankingowym każdy ma jedno miejsce i gra sam.
refused-rating-range = Twój ranking jest poza zakresem wybranym przez gospodarza.
refused-range-order = Najniższy ranking jest wyższy od najwyższego.
refused-already-seated = Masz już miejsce przy tym stole.
refused-already-waiting = Masz już publiczny stół, który czeka na graczy.
refused-talks-too-much = To było dużo naraz. Poczekaj chwilę, zanim powiesz więcej.
refused-no-swap = Teraz nie można zamienić miejsc.

log-published = Gospodarz zmienił, czy stół jest publiczny
log-swap-wanted = Gospodarz zmienił, czy będzie zamiana miejsc
log-swapped = Wszyscy przesiedli się o jedno miejsce

# Wejścia i lista stołów

quick-head = Zagraj teraz
quick-what = Dostaniesz miejsce przy czekającym stole albo otworzysz stół widoczny dla innych.
quick-go = Znajdź stół
quick-waiting = Czekamy, aż ktoś się dosiądzie …
quick-bot = Zagraj raczej z botem
quick-stop = Przestań czekać
tables-waiting = Czekają na graczy
tables-none = Żaden publiczny stół teraz nie czeka. Otwórz własny: inni zobaczą go od razu.
tables-playing = Gry do oglądania
tables-none-playing = Nie toczy się żadna publiczna gra.
tables-join = Dosiądź się
tables-watch = Oglądaj
tables-free = { $number ->
    [one] 1 wolne miejsce
    [few] { $number } wolne miejsca
   *[other] { $number } wolnych miejsc
}
tables-range = ranking od { $lowest } do { $highest }
rated = rankingowa
unrated = nierankingowa
host-public = Publiczny: każdy może się dosiąść
host-rated = Rankingowy: z zegarem, bez podpowiedzi i cofania
host-lowest = Najniższy ranking
host-highest = Najwyższy ranking
any-rating = dowolny

# Profil

profile-none = Ta przeglądarka nie ma profilu. Dzięki profilowi ten serwer zachowa twoje gry, wyniki i rankingi, bez zakładania konta.
profile-start = Zachowuj moje gry
profile-name = Imię
profile-save = Zapisz
profile-saved = Zapisano
profile-code = Użyj na innym urządzeniu
profile-code-what = Wpisz ten kod w profilu na drugim urządzeniu. Działa jeden raz.
profile-code-new = Utwórz kod
profile-use = Mam kod
profile-use-go = Użyj
profile-devices = { $number ->
    [one] na 1 urządzeniu
    [few] na { $number } urządzeniach
   *[other] na { $number } urządzeniach
}
profile-statistics = Statystyki
profile-games = Gry
profile-wins = Wygrane
profile-average = Średnia
profile-best = Najlepszy
profile-history = Historia
profile-no-games = Nie ma jeszcze ukończonych gier.
profile-more = Więcej
profile-rating = Ranking
profile-export = Pobierz wszystko
profile-delete = Usuń profil
profile-delete-sure = Usunąć profil na zawsze? Twoje imię zniknie ze wszystkich gier; rankingi i historia przepadną.
profile-delete-yes = Tak, usuń wszystko
profile-delete-no = Zostaw
place = Miejsce { $place }
ending-left = wyjście z gry
ending-timed_out = koniec czasu
rating-change = { $sign ->
    [up] +{ $change }
   *[down] −{ $change }
}
rating-uncounted = nie liczyła się
rating-of = ranking { $rating } ± { $uncertainty }
rating-provisional = tymczasowy
deleted-person = usunięto

# Ranking

leaderboard-what = Rankingowe gry publiczne z zegarem. O kolejności decyduje, ile ranking wynosi co najmniej; niepewność maleje z każdą grą. Na listę trafia się po dziesięciu grach.
leaderboard-empty = Nikt nie rozegrał jeszcze dziesięciu takich gier rankingowych.
leaderboard-kind = { $game }, { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[other] { $players } osób
}
leaderboard-player = Gracz
leaderboard-games = Gry

# Rozmowa

talk = Powiedz coś
talk-mute = Wycisz: { $name }
talk-unmute = Przestań wyciszać: { $name }
talk-says = { $name }: { $phrase }
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Dobra gra!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-wow = No, no!
phrase-oops = Ups …
phrase-hurry = Twoja kolej!
phrase-thinking = Niech pomyślę …
phrase-laugh = Ha, ha!
phrase-cry = O nie!
phrase-clap = Brawo!
phrase-crown = Niech żyje król!
phrase-goodbye = Do zobaczenia!

# Serie

series = Po { $games ->
    [one] 1 grze
    [few] { $games } grach
   *[other] { $games } grach
}
series-seat = { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[other] { $wins } wygranych
}, { $points } pkt
series-swap = Zamiana miejsc przed następną grą
