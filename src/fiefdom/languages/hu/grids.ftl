# Miért nem pontozhatók a szöveggel rajzolt királyságok.

grid-long = A szöveg hosszabb, mint { $most } karakter.
grid-rules-first = Előbb egy ilyen sor kell: `rules kingdomino(players=4)`.
grid-rules-twice = A szabályok kétszer szerepelnek.
grid-key = { $text } ismeretlen. Talán erre gondoltál: { $choices }.
grid-key-absent = Ebben a játékban ({ $game }) nincs ilyen: { $key }.
grid-key-twice = Kétszer szerepel: { $key }.
grid-key-missing = Ennél a királyságnál hiányzik ez a sor: `{ $key } ...`.
grid-queen = A `queen` értéke yes vagy no, nem pedig { $text }.
grid-totems = A `totems` értéke ezek közül néhány: { $choices }, vagy none; nem pedig { $text }.
grid-number = Ennek a sornak az értéke 0 és { NUMBER($most, useGrouping: 0) } közötti szám: `{ $key }`, nem pedig { $text }.
grid-no-kingdom = Nincs királyság rajzolva.
grid-many-kingdoms = Itt { $kingdoms } királyság lehet, de több van rajzolva: { $rules }.
grid-castle = Pontosan egy kastély (C) kell, a Kezdetekben pedig egy kunyhó (H).
grid-size = A királyság { $width }×{ $height } mezős, de bele kell férnie ekkora négyzetbe: { $side }×{ $side }.
grid-odd = { $squares } mező van rajzolva, de minden dominó kettőt fed le.
grid-unconnected = Ez a mező nem kapcsolódik a kezdőlapkához.
grid-square = { $text } nem mező; a mező jele { $letters }, C vagy pont, például W1. A tájtípus neve vagy annak eleje is jó.
grid-no-tokens = { $text }: ebben a játékban nincs tűzjelölő.
grid-town-crowns = { $text }: a városnak csak az épülete adhat koronát.
grid-token-place = { $text }: tűzjelölő nem lehet vulkánon vagy nyomtatott tűzön.
grid-many-crowns = { $text }: egy mezőn legfeljebb { $most } lehet.
grid-piece = { $text }: itt csak ez állhat: { $choices }.
grid-no-piece = { $text }: itt semmi sem állhat.
grid-ambiguous = { $text } többet is jelenthet: { $choices }. Írj többet a névből.
grid-copies = { $number } darab van rajzolva, de a dobozban csak { $copies } van: { $piece }.
grid-two-queens = A királynő két királyságban is szerepel.
grid-two-totems = Két királyságban is szerepel ez a totem: { $resource }.
grid-knights = { $number } lovag van, de a dobozban csak { $supply }.
grid-towers = { $number } torony van, de a dobozban csak { $supply }.
grid-halves = { $square }: { $number } van rajzolva, de a doboz dominóin { $most ->
    [0] nincs ilyen
   *[other] csak { $most } van
}.
grid-no-domino = Ezeket a mezőket a doboz dominói nem fedhetik le párosával.
