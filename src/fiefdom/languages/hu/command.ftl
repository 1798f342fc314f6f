# Mi a baj egy paranccsal, és miért ér véget idő előtt.

command-try-help = Segítség: '{ $command } --help'.
command-interrupted = megszakítva.
command-no-memory = ehhez nincs elég memória.
command-disk-full = megtelt a lemez{ $place }: szabadíts fel helyet, majd futtasd újra ugyanezt a parancsot.
command-no-such-language = { $where } értéke { $known }, nem pedig { $text }.
command-not-whole = { $option } után { $lowest } és { $highest } közötti egész szám áll, nem pedig { $text }.
command-not-decimal = { $option } után { $lowest } és { $highest } közötti { $unit ->
    [seconds] másodperc
    [minutes] perc
    [share] arány
   *[number] szám
} áll, nem pedig { $text }.
command-not-a-seed = --seed után egész szám áll, nem pedig { $text }.
command-move-too-far = --move { $move } túl messze van: a játszma { $moves } lépésből áll.
command-exclusive = Ezek közül csak az egyiket add meg: { $options }.
command-only-pictures = --lines, --legal és --coordinates csak képekhez való: add hozzá ezt is: --svg vagy --png.
command-no-kingdom = Nincs --kingdom { $number }: ebben a játékban ({ $rules }) { $kingdoms } királyság van.
command-which-picture = --output { $path } nem mondja meg, milyen kép készüljön: add hozzá ezt is: --svg vagy --png.
command-no-past = --move és --game csak fájlokhoz való: egy állásnak nincs múltja.
command-file-exists = { $path } már létezik: adj meg másik fájlt (--output), vagy írd felül (--force).
command-record-exists = { $path } már létezik: így folytathatod: --resume { $path }.
command-resume-alone = --resume úgy folytatja a játszmát, ahogy van: ne adj meg más szabályokat, helyeket, --seed értéket vagy fájlt.
command-game-over = A játszma véget ért: adj meg korábbi pillanatot (--move).
command-how-long = Add meg, meddig tartson a tanítás: --minutes vagy --games.
command-too-many-players = --seats { $players } játékost nevez meg, de itt csak { $seats } hely van: { $rules }.
command-bot-of-another-game = Ez a bot ({ $bot }) csak Kingdominót játszik, ilyet nem: { $rules }.
command-empty-seat = Itt egy hely üres: --seats { $text }.
command-bare-bot = Itt a botot így írd: { $bot } (--seats { $text }).
command-long-name = Itt egy név legfeljebb { $longest } karakter lehet, és csak nyomtatható karakterekből állhat: --seats { $text }.
command-results-kept = { $games } játszma el van mentve itt: { $path }; ugyanez a parancs folytatja.
command-results-lost = Az eredmények nincsenek elmentve, ezért { $games } játszma elveszett.
command-server-packages = A kiszolgálóhoz hiányzik egy csomag ({ $package }): telepítsd ezt: fiefdom[server].
command-server-failed = A kiszolgáló nem indult el; az ok a fenti naplóban van.
command-which-tables = Nevezd meg az asztalokat, vagy válaszd ki őket az --older-than vagy a --stage kapcsolóval.
command-no-data-folder = Nem hozható létre ennek a mappája: { $path } ({ $cause }): válassz másikat (--data).
command-database = Ez az adatbázis nem használható: { $database }: { $cause }.

server-no-such-port = Nincs ilyen port: { $port }; a portok száma 0 és 65535 közötti.
server-port-in-use = Ez a port nem használható: { $host }, { $port } ({ $cause }). Állítsd le, ami használja, vagy válassz másikat: --port { $other }.
server-not-a-database = Ez nem adatbáziscím: { $text }. Így írd: postgresql://user@host/name vagy sqlite:///file.db.
server-other-database = Ez az adatbázis nem használható: { $text }. Lehet sqlite vagy postgresql, de nem { $kind }.
server-store-failed = Az adatbázis hibát jelzett: { $cause }.
server-store-conflict = Valaki más előbb írt az adatbázisba.
server-log-unreadable = Ennek az asztalnak a naplója nem olvasható: { $table }: { $cause }.
server-log-refused = Ennek az asztalnak a naplója nem játszható vissza: { $table }. { $reason }
server-bot-slow = A bot túl sokáig gondolkodott ({ $level }).
server-bot-broken = A bot hibával leállt ({ $level }).
server-config-file = Ez a beállításfájl nem olvasható: { $path }: { $cause }.
server-config-name = Ebben a beállításfájlban ({ $path }) olyan név áll, ami nem beállítás: { $name }; választható: { $known }.
server-config-number = { $name } értéke legalább { $lowest } nagyságú szám, nem { $text }.
server-config-rate = { $name } értéke egy ütem, például {"{"} burst = 20, per_second = 0.2 {"}"}, a környezetben 20,0.2, nem { $text }.
server-config-text = { $name } nem lehet ilyen értékű: { $text }.
server-not-an-origin = { $text } nem eredet (origin): írd így: https://games.example, útvonal nélkül.
server-not-a-network = { $text } sem cím, sem hálózat: írd így: 203.0.113.7 vagy 10.0.0.0/8.
server-no-such-table = Az adatbázisban nincs { $table } asztal.
server-no-games = Ennél az asztalnál nem kezdődött játék, ezért nincs mit kiírni: { $table }.
command-awaits-chance = A játék { $awaits ->
    [line] a következő dominósor húzására vár
    [king] { $family ->
        [origins] egy törzsfőnök
       *[other] egy király
    } húzására vár
    [building] egy épület húzására vár
    [caveman] egy ősember húzására vár
   *[other] erre vár: { $awaits }
}, így nincs elemezhető döntés; a --move egy korábbit vizsgál.
command-record-folder = { $path } egy mappa: adj meg benne egy fájlt.
command-not-recorded = A játszma nem rögzíthető ide: { $path } ({ $cause }). Válassz másik fájlt a --record kapcsolóval, vagy játssz a --no-record kapcsolóval.
command-only-ladder = { $path } csak a --ladder kapcsolóval olvasható be.
command-program-in-record = Ebben a játszmában { $bot } játszott, és egy feljegyzés bármilyen programot megnevezhet: ha megbízol benne, az --allow-programs kapcsolóval folytasd.
command-which-game = Melyik játék? Ezek közül választhatsz: { $games }.
command-no-such-rule = Nincs szakasz erről a szabályról: { $rule }; játék: { $game }.
command-needs = { $option } csak ezzel együtt adható meg: { $other }.
server-level-bot = Egy szint botja így adható meg: SZINT=BOT, ahol a szint { $levels }; ez nem jó: { $text }.
