# Words of the score pad and of a table with the real box.

pad-title = Notes do punktów
pad-game = Gra
pad-kingdoms = Królestwa
pad-name = Imię
pad-add = Dodaj królestwo
pad-remove = Usuń to królestwo
pad-clear = Od nowa
pad-undo = Cofnij
pad-grid = Pola: { $name }
pad-cell = Wiersz { $row }, kolumna { $column }: { $what }
pad-castle = Zamek
pad-hut = Chata
pad-erase = Gumka
pad-token = Żeton ognia
pad-tools = Co maluje dotknięcie
pad-pieces = Elementy
pad-how = Wybierz teren i dotykaj pól. Dotknij pola ponownie, aby dodać korony.
pad-how-fires = Wybierz teren i dotykaj pól. Dotknij pola ponownie, aby dodać ognie lub kratery.
pad-goods = Co ma królestwo
pad-coins = Monety
pad-knights = Rycerze
pad-towers = Wieże
pad-queen = Królowa
pad-totem = Totem: { $resource }
pad-discards = Odrzucone płytki
pad-territories = Posiadłości
pad-fault = { $name }: { $why }
pad-text = Jako tekst
pad-text-what = Tę postać czyta `fiefdom score`. Wpisz ją tutaj albo stąd skopiuj.
pad-share = Udostępnij
pad-copy-text = Kopiuj jako tekst
pad-print = Drukuj
pad-bad-link = W tym linku nie ma królestw, które da się odczytać.
pad-offline = Brak sieci. Wszystko, co malujesz, zostaje; punkty policzymy, gdy sieć wróci.

# --- a table with the real box
drawn-line = Które płytki wylosowano? ({ $count })
drawn-king = Czyjego { $origins ->
    [yes] wodza
   *[no] króla
} wylosowano?
drawn-building = Który budynek odkryto?
drawn-caveman = Którego jaskiniowca odkryto?
drawn-confirm = To jest kolumna
drawn-picked = { $picked } z { $count }
drawn-undo = Cofnij ostatni krok
