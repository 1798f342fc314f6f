# Why a component does not exist or a table cannot be read.

component-no-box = Nincs ilyen doboz: { $name }; a dobozok: { $boxes }.
component-no-domino = { $name }: ez nem dominó; a dominó neve K, Q vagy O és egy szám 1-től 48-ig.
component-no-building = { $name }: ez nem épület.
component-no-caveman = { $name }: ez nem ősember.

table-cell = { $file }, { $line }. sor, { $column } oszlop: { $why }
table-syntax = { $file }, { $line }. sor: { $error }.
table-empty = A cella üres.
table-unknown = { $word } ismeretlen; ez lehet: { $known }.
table-misspelt = { $word } ismeretlen; talán erre gondoltál: { $guess }.
table-not-a-number = { $word }: ez nem egész szám.
table-out-of-range = { $number } nincs { $lowest } és { $highest } között.
table-twice = { $word } kétszer szerepel.
table-heading = Itt ez a fejléc áll: { $found }.
table-too-wide = A táblázatnak ezzel az oszloppal kell végződnie: { $last }.
table-length = A sorban { $found } cella van { $expected } helyett.
table-no-rows = A táblázatnak nincsenek sorai.
