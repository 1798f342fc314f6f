# Miért nem készül el egy kép.

picture-unknown-theme = Nincs { $name } nevű téma; választható: { $known }.
picture-missing-libraries = A PNG- és GIF-képekhez két további könyvtár kell: telepítsd őket: `pip install 'fiefdom[pictures]'`. Az SVG-képekhez nem kell semmi.

# --- a képek szavai
picture-opening = Kezdés · { $players } játékos
picture-teams = { $number } csapat
picture-chance = A véletlen következik
picture-awaited = { $name } dönt: { $step }
picture-wins = { $winners ->
    [one] { $name } nyert { $points } ponttal
   *[other] { $name } nyertek { $points } ponttal
}
picture-shared = { $names } osztozik a győzelmen, { $points } ponttal
picture-decided-by = { $tie ->
    [largest_territory] a legnagyobb tartomány döntött
    [crowns] a koronák döntöttek
    [fires] a tüzek döntöttek
   *[games_won] a megnyert játékok döntöttek
}
picture-standing = Végeredmény
picture-boxes-left = Még a dobozokban
picture-no-moves = Még nem volt lépés.
picture-place = { $number ->
    [1] első hely
   *[other] { $number }. hely
}
picture-placed-discarded = { $placed } lerakva, { $discarded } eldobva
picture-dragon-away = elrepült
picture-last-round = Az utolsó forduló
picture-order = felülről lefelé
picture-as-if = mintha most lenne vége
picture-buildings = { $number } épület
picture-kingdom-of = Királyság: { $name }
picture-kingdom = { $number }. királyság
picture-lines = A sorok
picture-nothing = Még csak a kezdőlapka van itt.
