# Co mówi serwer, gdy czegoś odmawia.

refused-malformed = Ta wiadomość jest niezrozumiała ({ $where }).
refused-unknown = Nie ma polecenia „{ $kind }”.
refused-not-found = Pod tym adresem nic nie ma.
refused-too-large = To jest za duże.
refused-length-needed = Trzeba podać długość treści.
refused-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-foreign = Żądania z innych stron nie są przyjmowane.
refused-other-host = Ten serwer nie nosi nazwy { $host }. Jeśli powinien, jego operator podaje ją opcją --origin.
refused-banned = Z tego adresu nie można korzystać z tego serwera.
refused-trouble = Wystąpił błąd serwera. Niczego nie utracono; spróbuj ponownie.
refused-database-away = Baza danych chwilowo nie odpowiada. Niczego nie utracono; poczekaj, aż ten komunikat zniknie, i spróbuj ponownie.
refused-restarting = Serwer uruchamia się ponownie. Niczego nie utracono; spróbuj za chwilę.
refused-closed = Ten stół został zamknięty przez operatora serwera. Nadal można go oglądać.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-code = Ten kod jest nieprawidłowy albo wygasł. Poproś o nowy.
refused-no-such-game = Przy tym stole nie ma rozgrywki nr { $game }.
refused-no-such-seat = Przy tym stole nie ma miejsca nr { $seat }.
refused-rules = { $reason }
refused-record = Nie można odczytać tego zapisu: { $reason }
refused-no-record = W tym pliku nie ma zapisu żadnej gry.
refused-from-position = Ten zapis zaczyna się od pozycji, a stół pokazuje tylko gry od początku.
refused-no-such-record = W tym pliku nie ma gry { $number }.
refused-seats = Ta gra ma { $wanted ->
    [one] 1 miejsce
    [few] { $wanted } miejsca
   *[other] { $wanted } miejsc
}, a podano { $given }.
refused-no-game = Przy tym stole nie toczy się żadna rozgrywka.
refused-nothing-drawn = Teraz nie trzeba podawać, co wylosowano.
refused-stale = Sytuacja przy stole się zmieniła. Sprawdź ją i zdecyduj ponownie.
refused-not-your-turn = To nie twoja kolej; decyduje { $name }.
refused-too-far = Po drodze coś zostaje odkryte albo decyduje ktoś inny. Decyduj krok po kroku.
refused-substitute = Na tym miejscu gra bot. Najpierw odzyskaj miejsce.
refused-undo = Tego nie można już cofnąć: coś zostało odkryte albo ktoś inny wykonał ruch.
refused-open-seats = { $number ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
    [few] { $number } miejsca są jeszcze wolne. Zaproś kogoś albo posadź tam boty.
   *[other] { $number } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź tam boty.
}
refused-all-played = Wszystkie rozgrywki tej Dynastii zostały rozegrane.
refused-dynasty-goes-on = Dynastia trwa: rozegrajcie następną rozgrywkę.
refused-seat-taken = To miejsce jest zajęte.
refused-colour-taken = Ktoś inny ma ten kolor.
refused-not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
refused-not-your-seat = To nie twoje miejsce.
refused-host-only = Może to zrobić tylko gospodarz.
refused-vacate = Tego miejsca nie można zwolnić.
refused-take-over = Na tym miejscu nie gra nikt, kogo można by zastąpić.
refused-still-here = Ten gracz tu jest. Bot zastępuje tylko kogoś, kogo nie ma.
refused-give-back = Tutaj bot nikogo nie zastępuje.
refused-not-gathering = Rozgrywka już się zaczęła.
refused-not-playing = Nie toczy się żadna rozgrywka.
refused-not-over = Rozgrywka jeszcze się nie skończyła.

# Dziennik tam, gdzie mówi tylko stół.

log-created = Utworzono stół
log-recorded = Otwarto zapis
log-moved = { $name } gra dalej na innym urządzeniu
refused-no-undo = Przy tym stole niczego nie można cofnąć; tak zdecydował gospodarz.
refused-no-spectators = Gospodarz tego stołu nie dopuszcza widzów. Grę można obejrzeć po jej zakończeniu.
refused-time-over = Twój czas w tej grze minął; dalej gra bot.
refused-shuffling = Trwa tasowanie płytek do następnej gry. Spróbuj ponownie za chwilę.
refused-no-nonce = Od tego miejsca nie oczekuje się teraz liczby.
refused-other-nonce = To nie jest liczba, którą to miejsce wcześniej ustaliło.
log-committed = { $name }: liczba do tasowania ustalona
log-shuffling = Serwer ustalił swój sekret ({ $commitment }); teraz ujawniane są liczby graczy
log-nonce-opened = { $name }: liczba do tasowania ujawniona
log-grace = { $name }: połączenie zerwane, jeszcze 30 sekund
log-timed-out = { $name }: czas minął, dalej gra bot
log-clocks-resumed = Serwer był niedostępny; zegary znów idą
