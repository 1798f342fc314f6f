# Co mówi serwer, gdy czegoś odmawia.

refused-malformed = Ta wiadomość jest niezrozumiała ({ $where }).
refused-unknown = Nie ma polecenia „{ $kind }”.
refused-not-found = Pod tym adresem nic nie ma.
refused-too-large = To jest za duże.
refused-length-needed = Trzeba podać długość treści.
refused-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-foreign = Żądania z innych stron nie są przyjmowane.
refused-trouble = Wystąpił błąd serwera. Niczego nie utracono; spróbuj ponownie.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-code = Ten kod jest nieprawidłowy albo wygasł. Poproś o nowy.
refused-no-such-game = Przy tym stole nie ma rozgrywki nr { $game }.
refused-no-such-seat = Przy tym stole nie ma miejsca nr { $seat }.
refused-rules = Te zasady do siebie nie pasują: { $reason }
refused-record = Nie można odczytać tego zapisu: { $reason }
refused-no-record = W tym pliku nie ma zapisu żadnej gry.
refused-from-position = Ten zapis zaczyna się od pozycji, a stół pokazuje tylko gry od początku.
refused-no-such-record = W tym pliku nie ma gry { $number }.
refused-seats = Ta gra ma { $wanted ->
    [few] { $wanted } miejsca
   *[other] { $wanted } miejsc
}, a podano { $given }.
refused-no-game = Przy tym stole nie toczy się żadna rozgrywka.
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

log-created = Stół został nakryty
log-recorded = Otwarto zapis
log-moved = { $name } gra dalej na innym urządzeniu
