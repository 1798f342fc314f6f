# Dlaczego nie można policzyć punktów za królestwa narysowane tekstem.

grid-long = Tekst ma więcej niż { $most } znaków.
grid-rules-first = Najpierw musi być wiersz taki jak `rules kingdomino(players=4)`.
grid-rules-twice = Zasady podano dwa razy.
grid-key = { $text } jest nieznane. Może chodziło o: { $choices }.
grid-key-absent = W grze { $game } nie ma `{ $key }`.
grid-key-twice = Podano dwa razy: { $key }.
grid-key-missing = Brakuje wiersza `{ $key } ...` tego królestwa.
grid-queen = `queen` to yes lub no, a nie { $text }.
grid-totems = `totems` to niektóre z { $choices } albo none, a nie { $text }.
grid-number = `{ $key }` musi być liczbą od 0 do { NUMBER($most, useGrouping: 0) }, a nie { $text }.
grid-no-kingdom = Nie narysowano królestwa.
grid-many-kingdoms = { $rules } ma { $kingdoms ->
    [one] 1 królestwo
    [few] { $kingdoms } królestwa
   *[other] { $kingdoms } królestw
}, a narysowano więcej.
grid-castle = Musi być dokładnie jeden zamek (C), a w Origins jedna chata (H).
grid-size = Królestwo ma { $width }×{ $height } pól, a musi się zmieścić w { $side }×{ $side }.
grid-odd = { $squares ->
    [one] Narysowano 1 pole
    [few] Narysowano { $squares } pola
   *[other] Narysowano { $squares } pól
}, a każda płytka zajmuje dwa.
grid-unconnected = To pole nie jest połączone z kafelkiem startowym.
grid-square = { $text } to nie pole; pole to { $letters }, C lub kropka, np. W1. Można też podać nazwę terenu lub jej początek.
grid-no-tokens = { $text }: w tej grze nie ma żetonów ognia.
grid-town-crowns = { $text }: miasto ma tylko korony swojego budynku.
grid-token-place = { $text }: żeton ognia nie może leżeć na wulkanie ani na nadrukowanym ogniu.
grid-many-crowns = { $text }: na polu może być najwyżej { $most }.
grid-piece = { $text }: tu może stać tylko { $choices }.
grid-no-piece = { $text }: tu nic nie może stać.
grid-ambiguous = { $text } może znaczyć { $choices }: napisz więcej liter nazwy.
grid-copies = { $piece }: narysowano { $number }, a w pudełku jest { $copies }.
grid-two-queens = Królowa jest w dwóch królestwach.
grid-two-totems = Ten totem jest w dwóch królestwach: { $resource }.
grid-knights = { $number ->
    [one] Jest { $number } rycerz
   *[other] Jest { $number } rycerzy
}, a w pudełku jest ich { $supply }.
grid-towers = { $number ->
    [one] Jest { $number } wieża
    [few] Są { $number } wieże
   *[other] Jest { $number } wież
}, a w pudełku jest ich { $supply }.
grid-halves = { $square }: narysowano { $number }, a na płytkach z pudełka { $most ->
    [0] nie ma takiego pola
    [one] jest tylko 1 takie pole
    [few] są tylko { $most } takie pola
   *[other] jest tylko { $most } takich pól
}.
grid-no-domino = Żadne płytki z pudełka nie mogą przykryć tych pól parami.
