# Words of the page: phones, the start page, invites, rematches and the rules over the table.

# --- table
tab-board = Tábla
state = A játék állása
round-short = { $round }/{ $rounds }. forduló
game-short = { $game }/{ $games }. játszma
dragon-is-home = A sárkány otthon van.
dragon-is-away = A sárkány elhagyta a barlangját.
dragon-away-short = elment
totem-of = Totem ({ $resource }): { $name }
substitute = Most egy bot játszik helyetted.
substitute-end = Magam játszom tovább
substitute-seat = Egy bot játszik { $name } helyett.

# --- start page
name-here = { $number }. játékos neve
name-needed = Add meg a nevedet, hogy a barátaid tudják, ki hívja őket.
summary = { $game } · { $players } játékos

# --- invites
local-link = Ezt a linket csak ez az eszköz tudja megnyitni. Ha másokkal játszanál, indítsd a kiszolgálót a --host 0.0.0.0 kapcsolóval, és ennek az eszköznek a címén nyisd meg az oldalt.
join-again = Van másik kódod?
bad-invite = Ez a meghívó nem vezet asztalhoz.

# --- rematch
end-wants = Rájuk várunk: { $names }
end-wanted = Új játékot szeretne: { $names }
end-without = Kezdés nélkülük
end-follow = Az új játékhoz
end-follow-what = Új játék kezdődött. Ez a pontlap itt marad, amíg át nem mész.
log-rematch-wanted = { $name } újra játszana

# --- rules
rules-close = A szabályok bezárása

# --- without network
offline = Nincs hálózat. A pontozólap és a már olvasott szabályok így is megnyílnak; az asztalokhoz kell a kiszolgáló.
offline-screen = Az oldalnak ez a része még nincs meg ezen az eszközön, és nincs hálózat.
not-loaded = Az oldalnak ezt a részét nem sikerült betölteni.
try-again = Újra
no-connection = A kiszolgáló nem érhető el.

# --- the real box
real-title = Az igazi doboz
real-what = Igazi asztalnál játszotok? Számoljátok meg a királyságokat a pontozólapon. Vagy adjátok meg, mit húztok és raktok le: az oldal mutatja a lehetséges helyeket, számolja a pontokat, és lejegyzi a játékot.
real-play = Játék az igazi dobozzal
real-pad = Pontozólap

# --- sharing
qr-show = QR-kód
qr-what = Olvasd be egy telefon kamerájával.
qr-long = Ez túl hosszú egy QR-kódhoz.
share = Megosztás

# --- notifications
notify = Értesítés, ha én jövök
notify-denied = Ez a böngésző itt nem engedi az értesítéseket. Az oldal címe és – ha be van kapcsolva – egy hang jelzi, ha te jössz.
notify-turn = Te jössz.
notify-turn-of = Most jön: { $name }.
shuffling = Keverés …
shuffle-check = A keverés ellenőrzése
shuffle-is-fair = { $draws ->
    [one] Az egyetlen húzás
   *[other] Mind: { $draws } húzás
} a kiszolgáló titkából { $nonces ->
    [0] egyedül
    [one] és egy játékos számából
   *[other] és { $nonces } játékos számából
} következik. Ez a böngésző újraszámolta.
shuffle-is-witnessed = A titok az, amely a játék előtt rögzült, és a te számod is benne van.
shuffle-is-none = Ennek a játéknak nincs igazságos keverése.
shuffle-is-untold = A titok a játék végén derül ki.
shuffle-is-unreadable = Ennek a keverésnek az értékei nem olvashatók.
shuffle-is-secret = A titok nem az, amelyet a kiszolgáló a játék előtt rögzített!
shuffle-is-other-commitment = A kiszolgáló kicserélte a titkát: ez a böngésző a játék előtt más lenyomatot látott!
shuffle-is-own-nonce = A szám, amelyet ez a böngésző adott, nem került felhasználásra!
shuffle-is-draw = { $draw }. húzás: nem a keverésből következik: { $found }, pedig { $expected } lenne!
shuffle-is-unknown = A feljegyzést nem sikerült betölteni.
end-by-time = { $points } pont; { $who ->
    [you] lejárt az időd
   *[other] { $name } ideje lejárt
}
host-options = Óra és egyebek
host-clock = Óra
host-timeout = Ha lejár az idő
host-hints = Látszik, mit hoz egy lépés
host-undo = A lépések visszavonhatók
host-spectators = A nézők látják a játékot
spectators-all = rögtön
spectators-delayed = 3 perccel később
spectators-none = csak a végén
timeout-bot = egy bot játszik tovább
timeout-lose = a játékos veszít
clock-none = nincs
clock-seconds = { $seconds } másodperc körönként
clock-minutes = { $minutes } perc körönként
clock-game = { $minutes } perc játékonként, + { $increment } mp körönként
clock-days = { $days } nap körönként
clock-long = { $days } n { $hours } ó
clocks = Órák
clock-of = { $name }: { $time }
clock-lost = lejárt

# The ways to other people

tables = Nyilvános asztalok
tables-what = Ülj le valakihez, vagy nézz egy játékot.
profile = A profilod
leaderboard = Ranglista
