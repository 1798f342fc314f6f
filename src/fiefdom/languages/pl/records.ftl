# Dlaczego tekst nie jest polem, ruchem, zapisem gry ani pozycją i dlaczego nie można użyć pliku.

event-cell = { $text } to nie pole; pole to północ lub południe, potem zachód lub wschód, np. n2e1, s1 lub e3.
event-empty = Oczekiwano ruchu, a to nim nie jest: { $text }.
event-long = { $text } to za dużo jak na jeden ruch.
event-kind = { $text } to nie ruch. Może chodziło o: { $choices }.
event-form = { $text } to nie ruch; pisze się tak: `{ $example }`.
event-space = { $text } to nie miejsce na planszy budowniczych; miejsca mają numery od 1 do { $most }.
event-kingdom = { $text } to nie królestwo; królestwa mają numery od 1 do { $most }.
event-seat = { $text } to nie gracz; gracze mają numery od 1 do { $most }.
event-building = { $text } to nie budynek. Może chodziło o: { $choices }.
event-caveman = { $text } to nie jaskiniowiec. Może chodziło o: { $choices }.
event-resource = { $text } to nie zasób. Może chodziło o: { $choices }.
event-step = { $text } to nie krok, który można pominąć. Może chodziło o: { $choices }.
event-line = { $text } to nie kolumna: jej płytki muszą być różne i z tego samego pudełka.
event-far = To pole leży za daleko od kafelka startowego, żeby je zapisać: { $cell }.
event-unrecordable = Nie można zapisać { $event } (gracz { $seat }): jedna z liczb jest za duża albo za mała.

spoken-chance = { $text } to wynik losowania, a nie ruch.
spoken-move = { $text } to ruch, a nie coś, co odkrywa los.
spoken-domino = { $text } to nie płytka: wybierz jedną z widocznych, np. { $example }.
spoken-pair = { $text } to nie dwie płytki: podaj dwie skrajne albo dwie środkowe płytki kolumny.
spoken-place = { $text } to nie ruch: podaj pola lewej i prawej połowy, np. e1 e2, albo jedno pole i >, v, < lub ^.
spoken-tax = { $text } nie podaje żadnego pola: podaj jedno lub dwa, np. e1, albo wpisz pass.
spoken-square = { $text } to nie pole: podaj jedno, np. e1.
spoken-piece = { $text } jest niezrozumiałe; możliwe są: { $choices }.
spoken-kingdom = { $text } nie podaje królestwa: wpisz jego numer.

record-place = { NUMBER($line, useGrouping: 0) }:{ NUMBER($column, useGrouping: 0) }: { $why }
record-breaks-off = Ostatni wiersz jest urwany.
record-more-faults = Błędów jest więcej; reszty nie odczytano.
record-beginning = Zapis gry zaczyna się wierszem `fief { $version }`.
record-version = Nieznana wersja formatu: { $text }; obecna to { $version }.
record-after-the-end = Zapis gry już się skończył; następny zaczyna się od `fief`.
record-open-remark = Ta uwaga nie jest zamknięta.
record-no-rules = Brakuje zasad: podaje się je tak: `rules duel`.
record-rules-twice = Zasady podano dwa razy.
record-rules = Nie można odczytać zasad: { $why }
record-seat = { $text } to nie gracz; pisze się tak: `seat 1 "Ada"`.
record-seat-twice = Gracza { $seat } podano dwa razy.
record-many-seats = Jest więcej graczy niż { $seats }, a tylu gra w { $rules }.
record-tag = { $text } to nie etykieta; pisze się tak: `tag place "W domu"`.
record-tag-twice = Etykietę { $tag } podano dwa razy.
record-string = { $text } to nie tekst: brakuje końcowego cudzysłowu albo \ stoi przed znakiem, który go nie potrzebuje.
record-result = { $text } to nie wynik; podaje się sumę każdego królestwa, np. `result 62 55`.
record-line = { $text } jest niezrozumiałe: tura zaczyna się od numeru gracza, a los od *.
record-line-meant = { $text } jest niezrozumiałe. Może chodziło o: { $guess }.
record-turn = Nie ma gracza { $text }; gracze mają numery od 1 do { $seats }.
record-loose-event = Zdarzenie stoi w osobnym wierszu, po numerze gracza albo po *.
record-chance = { $event } to wynik losowania: poprzedź go znakiem *.
record-not-chance = { $event } to ruch, a nie wynik losowania: poprzedź go numerem gracza.
record-mark = { $text } to nie znak oceny; znaki to { $marks }.
record-long = Ten zapis gry ma więcej niż { $bytes } bajtów.
record-no-text = To nie jest tekst; zapis gry zaczyna się wierszem `fief { $version }`.
record-outside = To nie należy do żadnego zapisu gry; zapis zaczyna się wierszem `fief { $version }`.
record-encoding = To nie jest UTF-8; takie znaki są czytane jako �.
record-wrong-seat = Decyduje tu gracz { $seat }, a nie gracz { $given }.
record-wrong-totals = Podany wynik to { $given }, a sumy to { $totals }.
record-not-over = Podany wynik to { $given }, ale gra się nie skończyła: następne jest { $awaits }.
record-seats = { $rules }: liczba graczy to { $seats }, a nie { $given }.
record-totals = Wynik { $rules } to { $kingdoms ->
    [one] 1 suma
    [few] { $kingdoms } sumy
   *[other] { $kingdoms } sum
}, po jednej na królestwo, a nie { $given }.
record-remark-place = Uwaga musi stać po 0–{ $events } zdarzeniach.
record-mark-place = Znak oceny to jeden z { $marks } i należy do zapisanego zdarzenia (liczonego od 0; zdarzeń: { $events }).
record-two-marks = Zdarzenie ma dwa znaki oceny.
record-start-rules = Zapis dotyczy { $rules }, a pozycja początkowa { $position }.
record-start = Nie można odczytać pozycji początkowej zapisu: { $why }
record-start-twice = Pozycja początkowa jest podana dwa razy.
record-resume = W pliku { $path } nie ma zapisu gry, który można kontynuować: { $why }
record-resume-ended = Ostatnia gra w pliku { $path } jest skończona.

object-syntax = To nie jest JSON: { $detail }.
object-constant = To nie jest JSON: { $name } to nie liczba.
object-digits = Tego JSON-u nie można odczytać: liczba jest za długa.
object-deep = Zagnieżdżenie jest za głębokie.
object-long = Ten obiekt ma więcej niż { $characters } znaków.
object-part = { $part }: { $why }
object-game = Gra to obiekt: nazwy i wartości w nawiasach klamrowych.
object-key = Nie ma { $text }. Może chodziło o: { $choices }.
object-format = `format` musi być równe { $format }, a `version` równe { $version }.
object-list = Oczekiwano listy.
object-string = { $name } musi być tekstem.
object-fields = Oczekiwano obiektu, który ma co najwyżej pola { $names }.
object-tags = Oczekiwano obiektu z tekstami.
object-tag = { $text } nie może być nazwą etykiety: dozwolone są małe litery, cyfry i _.
object-after = `after` to liczba zdarzeń, od 0 do { $events }.
object-mark = `event` to numer zdarzenia liczony od 0 (zdarzeń: { $events }), a `sign` to jeden z { $marks }.
object-result = Oczekiwano listy liczb całkowitych, czyli sum królestw, albo null.
object-event = Zdarzenie to obiekt.
object-kind = `kind` to { $choices }.
object-event-fields = Zdarzenie tego rodzaju ma pola { $names }.
object-content = { $name } musi być tekstem, liczbą całkowitą albo ich listą.
object-no-event = { $event } to nie zdarzenie.
object-seat = `seat` to liczba od 1 do { $seats }.

position-text-column = Kolumna { NUMBER($column, useGrouping: 0) }: { $why }
position-text-long = Tekst ma { $length ->
    [one] { $length } znak
    [few] { $length } znaki
   *[other] { $length } znaków
}; pozycja potrzebuje najwyżej { $most }.
position-text-no-moment = Brakuje następnej decyzji: dopisz np. `round 3 turn 2 place`.
position-text-moment = Rundę pisze się tak: `round 3 turn 2 place`, a przy pierwszym wyborze: `round 0 seat 1 claim`.
position-text-awaited = Następną decyzję pisze się tak: `site statue`, `pay hunter 1 mammoth`, `settle hunter 0 mammoth fish`, albo jednym słowem.
position-text-over = `over` stoi samo, zamiast rundy.
position-text-empty-field = Jedna z części jest pusta.
position-text-field = { $text } nie jest częścią pozycji. Może chodziło o: { $choices }.
position-text-twice = Podano dwa razy: { $field }.
position-text-number = { $text } to nie liczba.
position-text-one-number = Po `{ $field }` podaje się jedną liczbę.
position-text-domino = { $text } to nie płytka; płytka to K, Q lub O i liczba od 1 do 48.
position-text-colon = { $text } musi składać się z dwóch części z dwukropkiem pośrodku.
position-text-top = Na wierzchu stosu jest jeden budynek.
position-text-dragon = Smok jest `away` lub `home`.
position-text-no-kingdom = { $rules } nie ma królestwa { $kingdom }.
position-text-kingdom-twice = Królestwo { $kingdom } podano dwa razy.
position-text-kingdom-missing = Brakuje królestwa { $kingdom }.
position-text-empty-item = Między dwoma przecinkami nic nie ma.
position-text-item = { $text } nie jest częścią królestwa: podaj płytkę i jej dwa pola, np. `K3 e1 e2`.
position-text-item-meant = { $text } nie jest częścią królestwa. Może chodziło o: { $guess }.
position-text-coins = Brakuje monet tego królestwa: dopisz `coins 7`.
position-text-two-cells = { $domino } potrzebuje dwóch pól: lewej i prawej połowy.
position-text-piece-cell = Brakuje pola, na którym stoi { $piece }.
position-text-spent = Zasób można wydać tylko tam, gdzie jest jego symbol.

file-form = Nie wiadomo, jaką postać ma mieć { $path }: użyj nazwy z końcówką .fief, .json, .jsonl, .csv lub .parquet albo opcji --to.
file-no-decisions = { $path } nie jest tabelą rozgrywek, a --decisions jej wymaga: .csv lub .parquet.
file-to-replace = { $path } już istnieje; --force go zastąpi.
file-fault = { $path }, wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }: { $why }
file-no-such-game = W pliku { $path } nie ma gry { $number }.
file-unread-game = Nie można odczytać gry { $number } z pliku { $path }.
file-exists = { $path } już istnieje: podaj inny plik.
file-no-game = W pliku { $path } nie ma gry.
file-no-games-in = W folderze { $path } nie ma pliku z rozgrywkami ({ $endings }).
file-no-whole-game = W pliku { $path } nie ma gry: { $why }
file-no-match = Gry w pliku { $path } ({ $games }) nie tworzą jednego meczu: wznowić można tylko jeden mecz.
file-encoding = { $path } nie jest tekstem: bajt { $byte } to nie UTF-8.
file-no-scores = Nie można policzyć punktów: { $path }. Poniżej podano wiersz i kolumnę każdego błędu.
file-or-example = Podaj FILE albo --example i grę.
file-more-faults = ... i jeszcze { $faults }
file-checked = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
}: { $faults ->
    [0] bez błędów
    [one] 1 błąd
    [few] { $faults } błędy
   *[other] { $faults } błędów
}
file-checked-many = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
} w plikach ({ $files }): { $faults ->
    [0] bez błędów
    [one] 1 błąd
    [few] { $faults } błędy
   *[other] { $faults } błędów
}
