# Mistakes in calls of the engine.

engine-kingdom-type = A királyság egy szám, nem pedig { $value }.
engine-no-kingdom = Nincs ilyen számú királyság: { $kingdom }. Ebben a játékban ({ $rules }) { $kingdoms } van, 0-tól számozva.
engine-unsound = Ennek az állapotnak a számai ellentmondanak egymásnak: { NUMBER($number, useGrouping: 0) }. állapot. Játékkal ide nem lehet eljutni.
engine-states-type = Az állapotoknak egydimenziós tömbben kell lenniük, a new_states által adott típusban ({ $layout }).
engine-states-strided = Az állapotoknak egymás után kell állniuk: nézet helyett add át a states.copy() eredményét.
engine-states-empty = Legalább egy állapotot meg kell adni.
engine-states-read-only = Az állapotok csak olvashatók, pedig megváltoznának: adj át másolatot.
engine-other-game = Ezek az állapotok nagyobb játékból valók, mint amelyre ez a motor készült.
engine-integers = { $array }: állapotonként egy egész szám kell (összesen { NUMBER($length, useGrouping: 0) }), nem { $type } típusú, { $shape } alakú tömb.
engine-array = { $array }: { $type } típusú, { $shape } alakú tömb kell.
engine-array-pieces = { $array }: írható és folytonos tömb kell, adj át másolatot.
engine-compiled-only = Ezt csak lefordított kód hívhatja: { $function }. Pythonból a fiefdom.engine.batch hívható.
engine-family-taken = Már van ilyen nevű játékcsalád: { $family }.
engine-family-not-last = Nem ez az utoljára felvett játékcsalád: { $family }.
engine-same-record = { $layout } rekordja ugyanaz, mint ezé: { $other }. Adj hozzá saját mezőt.
