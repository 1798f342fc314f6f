# Dlaczego obraz nie powstaje.

picture-unknown-theme = Nie ma motywu { $name }; do wyboru: { $known }.
picture-missing-libraries = Obrazy PNG i GIF wymagają dwóch dodatkowych bibliotek: zainstaluj je poleceniem `pip install 'fiefdom[pictures]'`. Obrazy SVG nie wymagają żadnych.

# --- słowa na obrazkach
picture-opening = Początek · graczy: { $players }
picture-teams = drużyn: { $number }
picture-chance = Czekamy na los
picture-awaited = { $name } decyduje: { $step }
picture-wins = { $winners ->
    [one] { $name } wygrywa, punkty: { $points }
   *[other] { $name } wygrywają, punkty: { $points }
}
picture-shared = Wspólne zwycięstwo: { $names }, punkty: { $points }
picture-decided-by = { $tie ->
    [largest_territory] rozstrzygnął największy obszar
    [crowns] rozstrzygnęły korony
   *[games_won] rozstrzygnęły wygrane gry
}
picture-standing = Wynik końcowy
picture-boxes-left = Jeszcze w pudełkach
picture-no-moves = Nie było jeszcze ruchów.
picture-place = { $number ->
    [1] pierwsze miejsce
   *[other] miejsce { $number }
}
picture-placed-discarded = położone: { $placed }, odrzucone: { $discarded }
picture-dragon-away = odleciał
picture-last-round = Ostatnia runda
picture-order = w dół
picture-as-if = gdyby gra skończyła się teraz
picture-buildings = budynki: { $number }
picture-kingdom-of = Królestwo: { $name }
picture-kingdom = Królestwo { $number }
picture-lines = Rzędy
picture-nothing = Na razie tylko kafelek startowy.
