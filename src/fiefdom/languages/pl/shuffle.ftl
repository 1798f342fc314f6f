# Sprawdzanie uczciwego tasowania w zapisie (`fiefdom verify`).

game-fault-shuffle-value = Sekret, liczba lub skrót ma 64 cyfry szesnastkowe zapisane małymi literami; to nie jest taka wartość: { $value }.
game-fault-shuffle-seats = Liczby tasowania są w kolejności miejsc, najwyżej jedna na miejsce.

shuffle-none = W tym zapisie nie ma uczciwego tasowania: nic nie mówi, jak powstały losowania.
shuffle-no-secret = Sekretu tego tasowania nie ma w zapisie; serwer ujawnia go po zakończeniu gry.
shuffle-start = Ten zapis zaczyna się od pozycji, więc losowań nie można policzyć od początku.
shuffle-tag = Nie można odczytać znacznika { $tag }: { $text }.
shuffle-commitment = Sekret nie jest tym, którego skrót serwer podał przed grą.
shuffle-draw = Losowanie { $draw } (zdarzenie { $event }) to { $found }, a z tasowania wynika { $expected }.
shuffle-events = Nie można odtworzyć gry: { $why }

verify-fair = { $place }: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
   *[many] wszystkie { $draws } losowań wynika
} z sekretu { $nonces ->
    [0] — żaden gracz nie dodał liczby
    [one] i liczby jednego gracza
    [few] i liczb { $nonces } graczy
   *[many] i liczb { $nonces } graczy
}.
verify-wrong = { $place }: { $why }
