# Együtt: nyilvános asztalok, profilok, értékszámok, üzenetek, sorozatok.

refused-no-person = Ennek a böngészőnek még nincs profilja.
refused-person-here = Ennek a böngészőnek már van profilja, játékokkal. Előbb azt töröld, ha itt másikat akarsz használni.
refused-not-public = Ez az asztal zártkörű. Kérj meghívót a házigazdától.
refused-rated-terms = Ilyen asztal nem lehet értékelt: olyan óra kell hozzá, amelynek lejárta vereség, segítség és visszavonás pedig nem lehet. Igazi dobozzal játszott asztal nem lehet nyilvános.
refused-rated-seats = Értékelt asztalnál mindenkinek egy helye van, és mindenki maga játszik.
refused-rating-range = Az értékszámod kívül esik azon, amit a házigazda megadott.
refused-range-order = A legkisebb értékszám nagyobb a legnagyobbnál.
refused-already-seated = Már van helyed ennél az asztalnál.
refused-already-waiting = Már van egy nyilvános asztalod, amely játékosokra vár.
refused-talks-too-much = Ez egyszerre sok volt. Várj egy kicsit, mielőtt többet mondasz.
refused-no-swap = Most nem lehet helyet cserélni.

log-published = A házigazda megváltoztatta, hogy nyilvános-e az asztal
log-swap-wanted = A házigazda megváltoztatta, hogy legyen-e helycsere
log-swapped = Mindenki egy hellyel továbbült

# Belépési pontok és az asztalok listája

quick-head = Játék most
quick-what = Helyet kapsz egy várakozó asztalnál, vagy nyitsz egyet, amelyet mások is látnak.
quick-go = Asztal keresése
quick-waiting = Várakozás egy játékosra …
quick-bot = Inkább bottal játszom
quick-stop = Nem várok tovább
tables-waiting = Játékosokra várnak
tables-none = Most nem vár nyilvános asztal. Nyiss egyet: mások azonnal látják.
tables-playing = Nézhető játékok
tables-none-playing = Most nem folyik nyilvános játék.
tables-join = Leülök
tables-watch = Nézem
tables-free = { $number } szabad hely
tables-range = értékszám: { $lowest } – { $highest }
rated = értékelt
unrated = nem értékelt
host-public = Nyilvános: bárki leülhet
host-rated = Értékelt: órával, segítség és visszavonás nélkül
host-lowest = Legkisebb értékszám
host-highest = Legnagyobb értékszám
any-rating = bármennyi

# A profil

profile-none = Ennek a böngészőnek nincs profilja. Ha van, ez a kiszolgáló fiók nélkül megőrzi a játékaidat, eredményeidet és értékszámaidat.
profile-start = Őrizd meg a játékaimat
profile-name = Név
profile-save = Mentés
profile-saved = Elmentve
profile-code = Használat másik eszközön
profile-code-what = Írd be ezt a kódot a másik eszközön a profilnál. Egyszer használható.
profile-code-new = Kód készítése
profile-use = Van kódom
profile-use-go = Használom
profile-devices = { $number } eszközön
profile-statistics = Statisztika
profile-games = Játék
profile-wins = Győzelem
profile-average = Átlag
profile-best = Legjobb
profile-history = Korábbi játékok
profile-no-games = Még nincs befejezett játék.
profile-more = Továbbiak
profile-rating = Értékszám
profile-export = Minden letöltése
profile-delete = Profil törlése
profile-delete-sure = Végleg törlöd a profilodat? A neved minden játékból eltűnik; az értékszámok és a korábbi játékok listája elvész.
profile-delete-yes = Igen, mindent törlök
profile-delete-no = Megtartom
place = { $place }. hely
ending-left = elment
ending-timed_out = lejárt az ideje
rating-change = { $sign ->
    [up] +{ $change }
   *[down] −{ $change }
}
rating-uncounted = nem számított
rating-of = értékszám: { $rating } ± { $uncertainty }
rating-provisional = ideiglenes
deleted-person = törölve

# A ranglista

leaderboard-what = Értékelt nyilvános játékok órával. A sorrendet az adja, mennyi az értékszám legalább; a bizonytalanság minden játékkal csökken. Tíz játék kell ahhoz, hogy valaki megjelenjen.
leaderboard-empty = Ilyenből még senki sem játszott tíz értékelt játékot.
leaderboard-kind = { $game }, { $players } játékos
leaderboard-player = Játékos
leaderboard-games = Játék

# Üzenetek

talk = Szólj valamit
talk-mute = { $name } elnémítása
talk-unmute = { $name } hallatszódjon újra
talk-says = { $name }: { $phrase }
phrase-hello = Szia!
phrase-good_luck = Sok szerencsét!
phrase-well_played = Szép játék!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-wow = Hűha!
phrase-oops = Hoppá …
phrase-hurry = Te jössz!
phrase-thinking = Hadd gondolkodjak …
phrase-laugh = Haha!
phrase-cry = Jaj, ne!
phrase-clap = Bravó!
phrase-crown = Éljen a király!
phrase-goodbye = Viszlát!

# Sorozat

series = { $games } játék után
series-seat = { $wins } győzelem, { $points } pont
series-swap = Helycsere a következő játék előtt
