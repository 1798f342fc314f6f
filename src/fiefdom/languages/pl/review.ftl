# Podpowiedzi i analizy na serwerze i na stronie.

# --- dlaczego ich nie ma
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-hints-rated = W partiach rankingowych nie ma podpowiedzi.
refused-hints-timed = W partiach z zegarem nie ma podpowiedzi.
refused-analysts-busy = Trwa teraz zbyt wiele analiz. Spróbuj ponownie za minutę.
refused-analysis-failed = Analiza się nie powiodła. Błąd został zapisany.
refused-review = Tej partii nie można przeanalizować: { $reason }
refused-review-not-over = Partię można przeanalizować, gdy się skończy.
refused-own-reviews = Nie skończyły się jeszcze twoje analizy: { $number }. Poczekaj na jedną z nich albo ją zatrzymaj.
refused-no-review = Nie trwa żadna analiza tej partii.
refused-review-not-yours = O tę analizę poprosił ktoś inny.
refused-no-moment = W tej partii nie ma ruchu { $number }.
