# Miért nem mező, lépés, játékleírás vagy állás egy szöveg, és miért nem használható egy fájl.

event-cell = { $text } nem mező; egy mező észak vagy dél, aztán nyugat vagy kelet, például n2e1, s1 vagy e3.
event-empty = Itt lépésnek kellene állnia, de ez nem az: { $text }.
event-long = { $text } túl hosszú egy lépéshez.
event-kind = { $text } nem lépés. Talán ez akart lenni: { $choices }.
event-form = { $text } nem lépés; így kell írni: `{ $example }`.
event-space = { $text } nem hely az építkezéstáblán; a helyeket 1 és { $most } közötti számok jelölik.
event-kingdom = { $text } nem királyság; a királyságokat 1 és { $most } közötti számok jelölik.
event-seat = { $text } nem hely az asztalnál; a helyeket 1 és { $most } közötti számok jelölik.
event-building = { $text } nem épület. Talán ez akart lenni: { $choices }.
event-caveman = { $text } nem ősember. Talán ez akart lenni: { $choices }.
event-resource = { $text } nem nyersanyag. Talán ez akart lenni: { $choices }.
event-step = { $text } nem kihagyható lépés. Talán ez akart lenni: { $choices }.
event-line = { $text } nem sor: a dominóinak különbözőknek és ugyanabból a dobozból valóknak kell lenniük.
event-far = Ez a mező túl messze van a kastélytól, nem jegyezhető fel: { $cell }.
event-unrecordable = Nem jegyezhető fel ({ $seat }. hely): { $event }. Valamelyik száma túl nagy vagy túl kicsi.

spoken-chance = { $text } a véletlen műve, nem lépés.
spoken-domino = { $text } nem dominó: nevezz meg egyet a következő sorból, például { $example }.
spoken-pair = { $text } nem két dominó: a sor két szélső vagy két belső dominóját nevezd meg.
spoken-place = { $text } nem lerakás: add meg a bal és a jobb fél mezőjét, például e1 e2, vagy egy mezőt és egy jelet: >, v, < vagy ^.
spoken-tax = { $text } nem nevez meg mezőt: adj meg egyet vagy kettőt, például e1, vagy írd: pass.
spoken-square = { $text } nem mező: adj meg egyet, például e1.
spoken-piece = { $text } nem érthető; ez lehet: { $choices }.
spoken-kingdom = { $text } nem nevez meg királyságot: írd be a számát.

record-place = { NUMBER($line, useGrouping: 0) }:{ NUMBER($column, useGrouping: 0) }: { $why }
record-breaks-off = Az utolsó sor félbeszakadt.
record-more-faults = Több hiba is van; a többi részt a program nem olvasta el.
record-beginning = A játékleírás első sora: `fief { $version }`.
record-version = A formátumnak ez a változata ismeretlen: { $text }; a mostani: { $version }.
record-after-the-end = A játékleírás véget ért; a következő így kezdődik: `fief`.
record-open-remark = Ez a megjegyzés nincs lezárva.
record-no-rules = Hiányoznak a szabályok: így kell megadni: `rules duel`.
record-rules-twice = A szabályok kétszer szerepelnek.
record-rules = A szabályok nem olvashatók: { $why }
record-seat = { $text } nem hely; így kell írni: `seat 1 "Ada"`.
record-seat-twice = Kétszer szerepel: { $seat }. hely.
record-many-seats = Több hely van, mint amennyi itt lehet ({ $seats }): { $rules }.
record-tag = { $text } nem címke; így kell írni: `tag place "Otthon"`.
record-tag-twice = Kétszer szerepel ez a címke: { $tag }.
record-string = { $text } nem szöveg: hiányzik a záró idézőjel, vagy olyan karakter előtt áll \, amely elé nem kell.
record-result = { $text } nem eredmény; minden királyság összpontszámát meg kell adni, például `result 62 55`.
record-line = { $text } nem érthető: egy kör a hely számával kezdődik, a véletlen így: *.
record-line-meant = { $text } nem érthető. Talán ez akart lenni: { $guess }.
record-turn = Nincs ilyen hely: { $text }; a helyeket 1 és { $seats } közötti számok jelölik.
record-loose-event = Minden esemény külön sorban áll, a helyének száma vagy * után.
record-chance = { $event } a véletlen műve: * kerüljön elé.
record-not-chance = { $event } lépés, nem a véletlen műve: a hely száma kerüljön elé.
record-mark = { $text } nem jel; a jelek: { $marks }.
record-long = Ez a játékleírás hosszabb, mint { $bytes } bájt.
record-no-text = Ez nem szöveg; a játékleírás első sora: `fief { $version }`.
record-outside = Ez egyik játékleíráshoz sem tartozik; a játékleírás első sora: `fief { $version }`.
record-encoding = Ez nem UTF-8; az ilyen karakterek helyett � áll.
record-wrong-seat = Erről más dönt: { $seat }. hely, nem { $given }. hely.
record-wrong-totals = Az eredmény { $given }, de az összpontszámok: { $totals }.
record-not-over = Az eredmény { $given }, de a játéknak nincs vége; ez következik: { $awaits }.
record-seats = A helyek száma { $seats }, nem { $given }: { $rules }.
record-totals = Az eredmény { $kingdoms } összpontszám, királyságonként egy, nem { $given }: { $rules }.
record-remark-place = Egy megjegyzés csak 0–{ $events } esemény után állhat.
record-mark-place = A jelek: { $marks }; a jel csak feljegyzett eseményé lehet (0-tól számolva, { $events } esemény van).
record-two-marks = Egy eseménynek két jele van.
record-from-position = Egy állásból indult játék nem jegyezhető fel.
record-resume = Ebben a fájlban nincs folytatható játékleírás: { $path }. { $why }
record-resume-ended = Ebben a fájlban az utolsó játék véget ért: { $path }.

object-syntax = Ez nem JSON: { $detail }.
object-constant = Ez nem JSON: { $name } nem szám.
object-digits = Ez a JSON nem olvasható: túl hosszú szám van benne.
object-deep = Ez túl mélyen van egymásba ágyazva.
object-long = Ez az objektum hosszabb, mint { $characters } karakter.
object-part = { $part }: { $why }
object-game = Egy játék objektum: nevek és értékek kapcsos zárójelben.
object-key = Nincs ilyen: { $text }. Talán ez akart lenni: { $choices }.
object-format = A `format` értéke csak { $format }, a `version` értéke csak { $version } lehet.
object-list = Itt listának kell állnia.
object-string = Ennek szövegnek kell lennie: { $name }.
object-fields = Itt objektumnak kell állnia, legfeljebb ezekkel a mezőkkel: { $names }.
object-tags = Itt szövegek objektumának kell állnia.
object-tag = { $text } nem lehet címke neve: csak kisbetű, számjegy és _ állhat benne.
object-after = Az `after` az események száma, 0 és { $events } között.
object-mark = Az `event` egy esemény száma 0-tól számolva ({ $events } esemény van), a `sign` pedig ezek egyike: { $marks }.
object-result = Itt egész számok listájának, a királyságok összpontszámainak kell állnia, vagy annak, hogy null.
object-event = Egy esemény objektum.
object-kind = A `kind` értéke ez lehet: { $choices }.
object-event-fields = Az ilyen esemény mezői: { $names }.
object-content = Ennek szövegnek, egész számnak vagy ilyenek listájának kell lennie: { $name }.
object-no-event = { $event } nem esemény.
object-seat = A `seat` értéke 1 és { $seats } közötti szám.

position-text-column = { NUMBER($column, useGrouping: 0) }. oszlop: { $why }
position-text-long = A szöveg { $length } karakter hosszú; egy álláshoz legfeljebb { $most } kell.
position-text-no-moment = Hiányzik, hogy milyen döntés következik; például: `round 3 turn 2 place`.
position-text-moment = A fordulót így kell írni: `round 3 turn 2 place`, a kezdő választásoknál pedig: `round 0 seat 1 claim`.
position-text-awaited = A következő döntést így kell írni: `site statue`, `pay hunter 1 mammoth`, `settle hunter 0 mammoth fish`, vagy egyetlen szóval.
position-text-over = Az `over` egyedül áll, a forduló helyett.
position-text-empty-field = Egy rész üres.
position-text-field = { $text } nem része egy állásnak. Talán ez akart lenni: { $choices }.
position-text-twice = Kétszer szerepel: { $field }.
position-text-number = { $text } nem szám.
position-text-one-number = Egy szám kell utána: { $field }.
position-text-domino = { $text } nem dominó; egy dominó K, Q vagy O és egy szám 1-től 48-ig.
position-text-colon = { $text } két dolog kell hogy legyen, köztük kettősponttal.
position-text-top = A lapkatorony tetején egy épület van.
position-text-dragon = A sárkány `away` vagy `home`.
position-text-no-kingdom = Nincs { $kingdom }. királyság itt: { $rules }.
position-text-kingdom-twice = Kétszer szerepel: { $kingdom }. királyság.
position-text-kingdom-missing = Hiányzik: { $kingdom }. királyság.
position-text-empty-item = Két vessző között nincs semmi.
position-text-item = { $text } nem része egy királyságnak: egy dominót és a két mezőjét kell írni, például `K3 e1 e2`.
position-text-item-meant = { $text } nem része egy királyságnak. Talán ez akart lenni: { $guess }.
position-text-coins = Hiányoznak a királyság érméi: így kell írni: `coins 7`.
position-text-two-cells = Két mező kell hozzá, a bal és a jobb felének: { $domino }.
position-text-piece-cell = Hiányzik a mező, amelyen áll: { $piece }.
position-text-spent = Nyersanyagot csak ott lehet elkölteni, ahol a jele látható.

file-form = Nem tudni, milyen formájú legyen: { $path }. A név vége legyen .fief, .json vagy .jsonl, vagy használd ezt: --to.
file-to-replace = Már létezik: { $path }; a --force lecseréli.
file-fault = { $path }, { NUMBER($line, useGrouping: 0) }. sor, { NUMBER($column, useGrouping: 0) }. oszlop: { $why }
file-no-such-game = Ebben a fájlban nincs { $number }. játék: { $path }.
file-unread-game = Nem olvasható ebben a fájlban: { $path }, { $number }. játék.
file-exists = Már létezik: { $path }. Adj meg másik fájlt.
file-no-game = Ebben a fájlban nincs játék: { $path }.
file-no-whole-game = Ebben a fájlban nincs játék: { $path }. { $why }
file-no-match = Ebben a fájlban { $games } olyan játék van, amely nem egy mérkőzés: { $path }. Csak egy mérkőzést lehet folytatni.
file-encoding = Ez nem szöveg: { $path }. Nem UTF-8: { $byte }. bájt.
file-no-scores = Nem pontozható: { $path }. Alább áll minden hiba sora és oszlopa.
file-or-example = Egy FILE kell, vagy --example és egy játék.
file-more-faults = ... és még { $faults }
file-checked = { $games } játék: { $faults ->
    [0] nincs hiba
   *[other] { $faults } hiba
}
file-checked-many = { $games } játék { $files } fájlban: { $faults ->
    [0] nincs hiba
   *[other] { $faults } hiba
}
