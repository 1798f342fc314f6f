# Miért utasít el egy környezet egy hívást.

environment-not-started = Nincs folytatható játszma: a step előtt hívd meg a reset függvényt.
environment-closed = A környezet le van zárva.
environment-ended = A(z) { $game }. játszma véget ért{ $others ->
    [0] {""}
   *[other] {" "}(és további { $others } játszma is elutasította a lépését)
}: a következő step előtt indítsd újra.
environment-illegal = A(z) { $action } számú lépés nem szabályos a(z) { $game }. játszmában{ $others ->
    [0] {""}
   *[other] {" "}(és további { $others } játszma is elutasította a lépését)
}.
environment-not-all-started = Az első reset minden játszmát el kell indítson.
environment-not-rules = A szabályokat szövegként vagy Rules értékként kell megadni, nem így: { $value }.
environment-dynasty = { $rules } három játszma egymás után, egy környezet pedig egyet játszik: hagyd el a dynasty szót.
environment-not-whole = A(z) { $name } egész szám legyen, ne { $value }.
environment-too-few = A(z) { $name } értéke legalább 1 legyen, ne { $value }.
environment-unknown-word = A(z) { $name } értéke { $known } legyen, ne { $value }.
environment-unknown-array = Nincs { $name } nevű tömb; választható: { $known }.
environment-array-type = A(z) { $name } { $expected } típusú tömb legyen, ne { $found }.
environment-array-shape = A(z) { $name } alakja { $expected } legyen, ne { $found }.
environment-array-memory = A(z) { $name } írható és folytonos tömb legyen: adj át másolatot.
environment-action-type = Az actions elemei egész számok legyenek, ne { $found }.
environment-state-type = A states egydimenziós tömb legyen, { $layout } állapottípussal.
environment-state-count = Játszmánként egy állapot kell, összesen { $expected }, nem { $given }.
environment-state-unsound = A(z) { $state }. állapot számai ellentmondanak egymásnak: játszma nem vezet hozzá.
environment-state-of-other-rules = Ezek az állapotok nem ezekhez a szabályokhoz tartoznak: { $rules }; eltér: { $field }.
environment-zero-source = A véletlen forrása nem lehet 0.
environment-cannot-be-turned = Nincsenek szimmetriák ehhez: { $rules }. A játékcsaládja nem adja meg, hogyan fordulnak el a megfigyelései.
environment-no-seat = Nincs { $seat }. hely ebben a játékban: { $rules }.
environment-no-action = A lépés száma 0 és { $last } közötti, nem { $value }.
environment-opponent-count = Helyenként egy ellenfél kell, összesen { $expected }, nem { $given }.
environment-not-an-opponent = Az ellenfél egy bot, a neve vagy egy játszma függvénye, nem { $value }.
environment-bot-of-another-game = A(z) { $bot } bot nem játszik ilyet: { $rules }.
environment-other-game = A(z) { $environment } ezt játssza: { $games }, nem ezt: { $rules }.
environment-not-an-action = { $agent } következik: a lépés egész szám, nem { $value }.
environment-no-parameters = A megfigyelőknek nincsenek paraméterei, mégis ez lett megadva: { $given }.
environment-illegal-here = A(z) { $action } számú lépés itt nem szabályos.
environment-impossible-outcome = A(z) { $outcome } kimenetel itt nem lehetséges.
environment-missing-library = Ehhez a környezethez a(z) { $library } kell, amely nincs telepítve: `pip install 'fiefdom[{ $extra }]'`.
