# Mistakes in calls of the engine.

engine-kingdom-type = Królestwo to liczba, a nie { $value }.
engine-no-kingdom = Nie ma królestwa { $kingdom }: { $rules } ma { $kingdoms ->
    [one] 1 królestwo
    [few] { $kingdoms } królestwa
   *[many] { $kingdoms } królestw
}, numerowane od 0.
engine-unsound = Liczby stanu { NUMBER($number, useGrouping: 0) } są sprzeczne: żadna gra do niego nie prowadzi.
engine-states-type = Stany muszą być jednowymiarową tablicą typu stanu { $layout }, jaką daje new_states.
engine-states-strided = Stany muszą leżeć jeden za drugim: zamiast widoku przekaż states.copy().
engine-states-empty = Potrzebny jest co najmniej jeden stan.
engine-states-read-only = Stany są tylko do odczytu, a zostałyby zmienione: przekaż kopię.
engine-other-game = Te stany pochodzą z większej gry niż ta, dla której utworzono silnik.
engine-integers = { $array }: potrzebne są liczby całkowite, po jednej na stan ({ NUMBER($length, useGrouping: 0) }), a nie { $type } o kształcie { $shape }.
engine-array = { $array }: potrzebna jest tablica { $type } o kształcie { $shape }.
engine-array-pieces = { $array }: tablica musi być zapisywalna i ciągła, przekaż kopię.
engine-compiled-only = { $function } wywołuje tylko skompilowany kod; z Pythona wywołuje się fiefdom.engine.batch.
engine-family-taken = Jest już rodzina gier o nazwie { $family }.
engine-family-not-last = { $family } nie jest rodziną gier dodaną jako ostatnia.
engine-same-record = { $layout } ma taki sam rekord jak { $other }: dodaj mu własne pole.
