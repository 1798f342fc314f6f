# Why a component does not exist or a table cannot be read.

component-no-box = Nie ma pudełka { $name }; pudełka to { $boxes }.
component-no-domino = { $name } to nie płytka; płytka to K, Q lub O i liczba od 1 do 48.
component-no-building = { $name } to nie budynek.
component-no-caveman = { $name } to nie jaskiniowiec.

table-cell = { $file }, wiersz { $line }, kolumna { $column }: { $why }
table-syntax = { $file }, wiersz { $line }: { $error }.
table-empty = Komórka jest pusta.
table-unknown = Nieznane słowo { $word }; dozwolone: { $known }.
table-misspelt = Nieznane słowo { $word }; może chodziło o { $guess }.
table-not-a-number = { $word } to nie jest liczba całkowita.
table-out-of-range = { $number } nie mieści się w zakresie od { $lowest } do { $highest }.
table-twice = { $word } występuje dwa razy.
table-heading = Nagłówek w tym miejscu to { $found }.
table-too-wide = Tabela musi się kończyć na { $last }.
table-length = Wiersz ma { $found ->
    [one] 1 komórkę
    [few] { $found } komórki
   *[other] { $found } komórek
} zamiast { $expected }.
table-no-rows = Tabela nie ma wierszy.
