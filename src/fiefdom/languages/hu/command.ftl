# Mi a baj egy paranccsal, és miért ér véget idő előtt.

command-try-help = Segítség: '{ $command } --help'.
command-interrupted = megszakítva.
command-no-memory = ehhez nincs elég memória.
command-disk-full = megtelt a lemez{ $place }: szabadíts fel helyet, majd futtasd újra ugyanezt a parancsot.
command-no-such-language = { $where } értéke { $known }, nem { $text }.
command-not-whole = { $option } után { $lowest } és { $highest } közötti egész szám álljon, ne { $text }.
command-not-decimal = { $option } után { $lowest } és { $highest } közötti { $unit ->
    [seconds] másodperc
    [minutes] perc
    [share] arány
   *[number] szám
} álljon, ne { $text }.
command-not-a-seed = --seed után egész szám álljon, ne { $text }.
command-move-too-far = --move { $move } túl messze van: a játszma { $moves } lépésből áll.
command-exclusive = Ezek közül csak az egyiket add meg: { $options }.
command-only-pictures = --lines csak képekhez való: add hozzá: --svg vagy --png.
command-no-kingdom = Nincs --kingdom { $number }: { $rules } játékban { $kingdoms } királyság van.
command-which-picture = --output { $path } nem mondja meg, milyen kép készüljön: add hozzá: --svg vagy --png.
command-no-past = --move és --game csak fájlokhoz való: egy állásnak nincs múltja.
command-file-exists = { $path } már létezik: nevezz meg másik fájlt (--output), vagy írd felül (--force).
command-record-exists = { $path } már létezik: így folytathatod: --resume { $path }.
command-resume-alone = --resume úgy folytatja a játszmát, ahogy van: ne adj meg más szabályokat, helyeket, kezdőszámot vagy fájlt.
command-game-over = A játszma véget ért: nevezz meg korábbi pillanatot (--move).
command-how-long = Mondd meg, meddig tartson a tanítás: --minutes vagy --games.
command-too-many-players = --seats { $players } játékost nevez meg, de { $rules } csak { $seats } helyet ad.
command-bot-of-another-game = A(z) { $bot } bot nem játszik ilyet: { $rules }, csak Kingdominót.
command-empty-seat = Ebben: --seats { $text } egy hely üres.
command-bare-bot = Ebben: --seats { $text } a botot így írd: { $bot }.
command-long-name = Ebben: --seats { $text } egy név legfeljebb { $longest } karakter lehet, csupa nyomtatható.
command-results-kept = { $games } játszma megvan itt: { $path }; ugyanez a parancs folytatja.
command-results-lost = Az eredményeket nem mentettük, ezért { $games } játszma elveszett.
command-server-packages = A kiszolgálóhoz hiányzó csomagok kellenek ({ $package }): telepítsd ezt: fiefdom[server].
command-server-failed = A kiszolgáló nem indult el; az ok a fenti naplóban van.
command-no-data-folder = { $path } mappája nem hozható létre ({ $cause }): válassz másikat (--data).
command-database = A(z) { $database } adatbázis nem használható: { $cause }.

server-no-such-port = Nincs { $port } számú port: a portok 0-tól 65535-ig vannak.
server-port-in-use = A(z) { $port } port itt: { $host } nem használható ({ $cause }). Állítsd le, ami használja, vagy válassz másikat: --port { $other }.
server-not-a-database = { $text } nem egy adatbázis címe: így írd: postgresql://user@host/name vagy sqlite:///file.db.
server-other-database = { $text } nem használható adatbázis: sqlite vagy postgresql lehet, nem { $kind }.
server-store-failed = Az adatbázis hibát jelzett: { $cause }.
server-store-conflict = Valaki más előbb írt az adatbázisba.
server-log-unreadable = A(z) { $table } asztal naplója nem olvasható: { $cause }.
server-log-refused = A(z) { $table } asztal naplója nem játszható vissza. { $reason }
server-bot-slow = A bot túl sokáig gondolkodott ({ $level }).
server-bot-broken = A bot hibával leállt ({ $level }).
command-awaits-chance = A játék { $awaits ->
    [line] a következő dominósor húzására vár
    [king] egy király húzására vár
    [building] egy épület húzására vár
    [caveman] egy ősember húzására vár
   *[other] erre vár: { $awaits }
}, így nincs elemezhető döntés; a --move egy korábbit vizsgál.
command-record-folder = { $path } egy mappa: adj meg benne egy fájlt.
command-not-recorded = A játszma nem rögzíthető ide: { $path } ({ $cause }). Válassz másik fájlt a --record kapcsolóval, vagy játssz a --no-record kapcsolóval.
