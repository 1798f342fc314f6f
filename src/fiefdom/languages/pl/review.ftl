# Podpowiedzi i analizy na serwerze i na stronie.

# --- dlaczego ich nie ma
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-hints-rated = W partiach rankingowych nie ma podpowiedzi.
refused-hints-timed = W partiach z zegarem nie ma podpowiedzi.
refused-analysts-busy = Trwa teraz zbyt wiele analiz. Spróbuj ponownie za minutę.
refused-analysis-failed = Analiza się nie powiodła. Błąd został zapisany.
refused-analysis-stopped = Analiza została przerwana.
refused-review = Tej partii nie można przeanalizować: { $reason }
refused-review-not-over = Partię można przeanalizować, gdy się skończy.
refused-own-reviews = Nie skończyły się jeszcze twoje analizy: { $number }. Poczekaj na jedną z nich albo ją zatrzymaj.
refused-no-review = Nie trwa żadna analiza tej partii.
refused-review-not-yours = O tę analizę poprosił ktoś inny.
refused-no-moment = W tej partii nie ma ruchu { $number }.

# --- ruchy do wykonania
deed-claim = wybrać { $domino }
deed-claim-pair = wybrać { $first } i { $second }
deed-place = dołożyć { $domino }
deed-discard = odrzucić { $domino }
deed-tax = wysłać po podatki { $knights ->
    [one] rycerza
    [few] { $knights } rycerzy
   *[many] { $knights } rycerzy
}
deed-build = kupić: { $building }
deed-site = wybrać miejsce
deed-dragon = smok pali: { $building }
deed-erupt = wulkan wybucha
deed-give = oddać totem ({ $resource })
deed-recruit = zwerbować: { $caveman }
deed-pay = zapłacić zasobem
deed-settle = osiedlić jaskiniowca
deed-pass = pominąć ten krok
deed-then = { $first }, potem { $then }

# --- podpowiedzi przy stole
hint-title = Najlepsze ruchy
hint-thinking = Szukamy najlepszych ruchów…
hint-close = Zamknij podpowiedź
hint-figures = wygrana { $chance }%, przewaga { $lead } ± { $margin }
hint-sure = wygrana { $chance }%, przewaga { $lead }
hint-exact = Policzone do końca partii.
hint-close-call = Pierwsze ruchy są mniej więcej równie dobre.
hint-only = To jedyny możliwy ruch.

# --- analiza na stronie
review-of = Analiza partii
review-waiting = { $ahead ->
    [0] Analiza zaraz się zacznie.
    [one] Przed nią jest jedna analiza.
    [few] Przed nią są { $ahead } analizy.
   *[many] Przed nią jest { $ahead } analiz.
}
review-running = Przeanalizowane decyzje: { $done } z { $total }.
review-stop = Zatrzymaj
review-stopped = Analiza została zatrzymana.
review-again = Zacznij od nowa
review-moment = Decyzja { $number } z { $total }: { $name }, runda { $round }
review-chance-now = { $name }: szansa na wygraną { $chance }%
review-back = Poprzednia decyzja
review-forth = Następna decyzja
review-mistake = Następny błąd
review-no-mistakes = Nikt nie popełnił błędu.
review-you-played = Zagrano
review-was-best = Najlepszy ruch
review-lost = szansa na wygraną −{ $lost }%, przewaga −{ $lead }
review-try = Zagraj stąd jeszcze raz
review-players = Gracze
review-player = Gracz
review-accuracy = Dokładność
review-luck = Szczęście
review-skill = Stracone ruchami
review-luck-note = Szczęście to zmiana szans przez losowanie; stracone to koszt ruchów.
review-points = punkty: { $points }
review-verdict-forced = bez wyboru
review-verdict-best = najlepszy
review-verdict-good = dobry
review-verdict-inaccuracy = niedokładność
review-verdict-mistake = błąd
review-verdict-blunder = poważny błąd
review-board = { $name } przed decyzją
review-replay = Powtórka
