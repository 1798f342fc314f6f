# Tablica analizy.

board-open-title = Co chcesz przeanalizować?
board-text-label = Zapis, pozycja albo zasady
board-text-what = Wklej zapis (.fief albo JSON), pozycję w jednym wierszu albo same zasady, na przykład kingdomino(players=2).
board-open = Otwórz
board-file = Otwórz plik
board-new = Nowa gra
board-kept = Na tym urządzeniu
board-kept-delete = Usuń: { $name }
board-kept-moves = { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
}
board-painted = Królestwa z notesu punktów
board-painted-what = Królestwa, które tam namalujesz, na początku rundy.
board-pad = Namaluj królestwa
board-not-kept = Tej tablicy nie ma na tym urządzeniu. Otwórz ją z odnośnika albo z pliku.
board-bad-link = Ten odnośnik jest uszkodzony: nic nie dało się z niego odczytać.
board-leave = Inna pozycja

board-moves = Ruchy i warianty
board-steps = Kroki
board-start = Początek
board-first = Na początek
board-back = Wstecz
board-forth = Dalej
board-last = Na koniec wariantu
board-earlier = Poprzedni wariant
board-later = Następny wariant
board-variation = Wariant { $number } z { $total }
board-promote = Przesuń wariant w górę
board-main = Ustaw jako wariant główny
board-delete = Usuń odtąd
board-restore = Cofnij usunięcie
board-mark = Znak
board-no-mark = bez znaku
board-comment = Komentarz
board-draw = Dobierz losowo
board-draw-always = Losuj samoczynnie
board-share = Kopiuj odnośnik
board-share-long = Ta analiza jest za duża na odnośnik. Zapisz ją w pliku.
board-save = Zapisz (.fief)
board-save-json = Zapisz (JSON)
board-position = Kopiuj pozycję
board-full = Na tej tablicy nie zmieści się więcej ruchów.

board-evaluation = Ocena
board-evaluate = Oceniaj
board-thinking = Trwa ocena …
board-waiting = Trwa teraz zbyt wiele ocen. Ponawiam …
board-depth = { $number ->
    [one] { $number } symulacja
    [few] { $number } symulacje
    [many] { $number } symulacji
   *[other] { $number } symulacji
}
board-depth-exact = Dokładnie: zbadano wszystko do końca.
board-only = Jest tylko jeden ruch.
board-close = Pierwsze ruchy dzieli niewiele.
board-chance = Najpierw coś zostanie dobrane: podaj co albo wylosuj.
board-over = Gra jest skończona.
board-wins = { $name }: wygrywa z szansą { $chance }%, przewaga { $lead }
board-line = wygrywa z szansą { $chance }%, przewaga { $lead } ± { $margin }
board-line-sure = wygrywa z szansą { $chance }%, przewaga { $lead }

board-setup = Co leży na stole?
board-setup-what = Runda { $round }, przed położeniem pierwszej płytki. To, czego nie znasz, zostało wylosowane; zmień to na to, co leży na twoim stole.
board-setup-line = Ta kolumna i czyje są jej płytki
board-setup-next = Następna kolumna
board-setup-pieces = { $kind ->
    [caveman] Jaskinia
   *[building] Plansza budowniczych i wierzch stosu
}
board-setup-domino = Płytka { $number }
board-setup-king = Czyja jest płytka { $number }
board-setup-piece = Miejsce { $number }
board-setup-apply = Użyj tego
board-setup-again = Wylosuj wszystko ponownie

board-text = To nie jest zapis ani pozycja, ani zasady: { $reason }
board-no-decision = Nikt nie podejmuje tu decyzji, więc nie ma czego oceniać.
board-kingdoms = Te królestwa nie są pozycją: { $reason }
setup-kingdoms = W tej grze jest { $wanted } królestw, a narysowano { $given }.
setup-no-tiling = Płytek z pudełka nie można było tak ułożyć w królestwie { $kingdom } razem z poprzednimi.
setup-over = Po { $rounds } rundach gra jest skończona.
