# Zagadki w terminalu i na stronie.

puzzle-title = Zagadki
puzzle-daily = Zagadka dnia
puzzle-daily-of = Zagadka z dnia { $date }
puzzle-name = Zagadka { $name }
puzzle-grade-easy = łatwa
puzzle-grade-medium = średnia
puzzle-grade-hard = trudna
puzzle-grade-expert = bardzo trudna
puzzle-any-game = wszystkie gry
puzzle-any-grade = każda trudność
puzzle-game = Gra
puzzle-grade = Trudność
puzzle-head = { $name }: { $rules }, { $grade }; słabsze boty mylą się w { $missed }% prób
puzzle-task-you = Jeden ruch jest wyraźnie najlepszy. Znajdź go.
puzzle-right = Dobrze: { $deed }.
puzzle-wrong = To nie jest najlepszy ruch: { $deed }.
puzzle-solution = Najlepszy ruch to { $deed }.
puzzle-chance = Daje { $chance }% szans na wygraną; drugi najlepszy ruch { $next }%.
puzzle-chance-yours = Twój ruch daje { $chance }% szans na wygraną.
puzzle-unlisted = Twój ruch nie należy do najlepszych: daje najwyżej { $chance }% szans na wygraną.
puzzle-why = Dlaczego: { $reasons }
puzzle-why-not = Przeciw twojemu ruchowi: { $reasons }
puzzle-follows = Przewidywany dalszy ciąg: { $moves }
puzzle-certain-exact = Na pewno: zbadano wszystkie przebiegi aż do końca gry.
puzzle-certain-foreseen = Nic nie zależy od losu: to najlepszy ruch, czy inni grają dla siebie, czy przeciw tobie.
puzzle-certain-estimated = Ustalono w { $simulations } symulacjach, dziesięć razy więcej niż przy pierwszym sprawdzeniu.
puzzle-you = Ty
puzzle-leave = Wyjdź z zagadek
puzzle-unavailable = Nie udało się pobrać zagadki. Spróbuj ponownie za chwilę.
puzzle-told-right = Dobrze!
puzzle-told-wrong = To nie jest najlepszy ruch.
puzzle-told-solution = Najlepszy ruch:
puzzle-try-again = Spróbuj jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-next = Inna zagadka
puzzle-streak = Kolejne dni z rozwiązaną zagadką: { $days }.
puzzle-streak-none = Rozwiązuj zagadkę dnia przez kilka kolejnych dni.
puzzle-solved = { $number ->
    [one] Rozwiązano { $number } zagadkę.
    [few] Rozwiązano { $number } zagadki.
   *[other] Rozwiązano { $number } zagadek.
}
puzzle-none = Nie ma zagadki z tej gry o tej trudności.
puzzle-loading = Trwa pobieranie zagadki.
puzzle-count = { $number ->
    [one] { $number } zagadka
    [few] { $number } zagadki
   *[other] { $number } zagadek
}
puzzle-terminal-help = Wpisz ruch jak w fiefdom play; rozwiązanie pokazuje go, koniec wychodzi.
puzzle-word-solution = rozwiązanie
puzzle-made = zagadki: { $found } z { $count }, partie: { $games }
puzzle-check-confirmed = potwierdzona
puzzle-check-close = bliska
puzzle-check-refuted = obalona
puzzle-checked = potwierdzone zagadki: { $confirmed } z { $number }

puzzle-fault-no-such-puzzle = Nie ma zagadki { $name }; nazwy wyglądają tak: kingdomino-12.
puzzle-fault-no-such-game = Nie ma zagadek z gry { $name }; wybierz: { $known }.
puzzle-fault-no-such-grade = Nie ma trudności { $name }; wybierz: { $known }.
puzzle-fault-none-like-it = Nie ma zagadki z tej gry o tej trudności.
puzzle-fault-not-a-puzzle = Wiersz { $line } nie jest zagadką.
puzzle-fault-not-legal = Wiersz { $line } nie jest poprawną zagadką: { $why }
puzzle-fault-not-a-date = { $text } nie jest datą; napisz ją tak: 2026-07-01.
