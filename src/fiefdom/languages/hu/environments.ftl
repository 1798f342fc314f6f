# Miért utasít el egy környezet egy hívást.

environment-not-started = Nincs folytatható játszma: a step előtt hívd meg a reset metódust.
environment-closed = A környezet le van zárva.
environment-forked = A környezet szálai a szülőfolyamatban maradtak: a fork után hozd létre, vagy egy másolatát léptesd (copy.deepcopy).
environment-illegal = Ez a lépés nem szabályos: { $action } ({ $game }. játszma){ $others ->
    [0] {""}
   *[other] {" "}(és további { $others } játszma is elutasította a lépését)
}.
environment-opponent-illegal = Az egyik ellenfél olyan lépést választott, amely nem szabályos: { $opponent } ({ $seat }. hely, { $game }. játszma), a lépés sorszáma: { $action }.
environment-opponent-answer = Az ellenfélnek ({ $opponent }, { $seat }. hely) lépéssel vagy annak sorszámával kell válaszolnia, nem ezzel: { $value }.
environment-not-all-started = Az első reset hívásnak minden játszmát el kell indítania.
environment-not-rules = A szabályokat szövegként vagy Rules értékként kell megadni, nem így: { $value }.
environment-dynasty = { $rules } három játszma egymás után, egy környezet viszont csak egyet játszik: hagyd el a dynasty szót.
environment-not-whole = Ennek az értéke egész szám: { $name }, nem pedig { $value }.
environment-too-few = Ennek az értéke legalább 1: { $name }, nem pedig { $value }.
environment-unknown-word = Ennek az értéke lehet { $known }: { $name }; nem pedig { $value }.
environment-unknown-array = Nincs { $name } nevű tömb; választható: { $known }.
environment-array-type = Ez { $expected } típusú tömb: { $name }, nem pedig { $found }.
environment-array-shape = Ennek a tömbnek az alakja { $expected }: { $name }, nem pedig { $found }.
environment-array-memory = Ennek írható és folytonos tömbnek kell lennie: { $name }. Adj át másolatot.
environment-shared-memory = Közös memóriát használ: { $name } és { $other }; minden tömbnek saját kell.
environment-action-type = Ennek az elemei egész számok: { $name }, nem pedig { $found }.
environment-state-type = A states egydimenziós tömb, { $layout } állapottípussal.
environment-state-count = Játszmánként egy állapot kell, összesen { $expected }, nem { $given }.
environment-state-unsound = Ennek az állapotnak a számai ellentmondanak egymásnak: { $state }. állapot. Játszma nem vezet hozzá.
environment-state-of-other-rules = Ezek az állapotok nem ezekhez a szabályokhoz tartoznak: { $rules }; eltér: { $field }.
environment-zero-source = A véletlen forrása nem lehet 0.
environment-negative-seed = A seed nem lehet negatív: { $value }.
environment-seed-count = Játszmánként egy seed kell, összesen { $expected }, nem { $given }.
environment-no-options = A reset függvénynek nincsenek beállításai, mégis ez lett megadva: { $given }.
environment-not-a-snapshot = A restore azt várja, amit a save visszaadott, nem ezt: { $value }.
environment-no-symmetry = A szimmetria száma 0 és 7 közötti, nem { $value }.
environment-cannot-be-turned = Nincsenek szimmetriák ehhez: { $rules }. A játékcsaládja nem adja meg, hogyan fordulnak el a megfigyelései.
environment-no-seat = Nincs ilyen számú játékos ({ $seat }) ebben: { $rules }.
environment-no-action = A lépés sorszáma 0 és { $last } közötti, nem pedig { $value }.
environment-opponent-count = Játékosonként egy ellenfél kell, összesen { $expected }, nem { $given }.
environment-not-an-opponent = Az ellenfél egy bot, egy bot neve vagy a játszma egy függvénye, nem pedig { $value }.
environment-needs-history = A játszma előzményeit a vektoros környezet nem őrzi, de ennek szüksége van rájuk: { $bot }. Használd az egyjátszmás Gymnasium-környezetet.
environment-bot-of-another-game = Ez a bot ({ $bot }) nem játszik ilyet: { $rules }.
environment-other-game = Ez a környezet ({ $environment }) ezt játssza: { $games }, nem ezt: { $rules }.
environment-not-an-action = { $agent } következik: a lépés egész szám, nem pedig { $value }.
environment-no-parameters = A megfigyelőknek nincsenek paramétereik, mégis meg lett adva: { $given }.
environment-illegal-here = Ez a lépés itt nem szabályos: { $action }.
environment-impossible-outcome = Ez a kimenetel itt nem lehetséges: { $outcome }.
environment-missing-library = Ehhez a környezethez kell egy könyvtár, amely nincs telepítve: { $library }. Telepítés: `pip install 'fiefdom[{ $extra }]'`.
