# Dlaczego obraz nie powstaje.

picture-unknown-theme = Nie ma motywu { $name }; do wyboru: { $known }.
picture-missing-libraries = Obrazy PNG i GIF wymagają dwóch dodatkowych bibliotek: zainstaluj je poleceniem `pip install 'fiefdom[pictures]'`. Obrazy SVG nie wymagają żadnych.

# --- słowa na obrazkach
picture-opening = Początek · { $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[other] { $players } osób
}
picture-teams = { $number ->
    [one] 1 drużyna
    [few] { $number } drużyny
   *[other] { $number } drużyn
}
picture-chance = Czas na losowanie
picture-awaited = { $name } decyduje: { $step }
picture-wins = { $winners ->
    [one] { $name } wygrywa, { $points } pkt
   *[other] { $name } wygrywają, { $points } pkt
}
picture-shared = Wspólne zwycięstwo: { $names }, { $points } pkt
picture-decided-by = { $tie ->
    [largest_territory] rozstrzygnęła największa posiadłość
    [crowns] rozstrzygnęły korony
    [fires] rozstrzygnęły ognie
   *[games_won] rozstrzygnęły wygrane partie
}
picture-standing = Wynik końcowy
picture-boxes-left = Jeszcze w pudełkach
picture-no-moves = Nie było jeszcze ruchów.
picture-place = { $number ->
    [1] pierwsze miejsce
   *[other] miejsce { $number }
}
picture-placed-discarded = dołożone: { $placed }, odrzucone: { $discarded }
picture-dragon-away = odleciał
picture-last-round = Ostatnia runda
picture-order = od góry do dołu
picture-as-if = gdyby gra skończyła się teraz
picture-buildings = { $number ->
    [one] 1 budynek
    [few] { $number } budynki
   *[other] { $number } budynków
}
picture-kingdom-of = Królestwo: { $name }
picture-kingdom = Królestwo { $number }
picture-lines = Kolumny
picture-nothing = Na razie tylko kafelek startowy.
