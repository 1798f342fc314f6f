# Amit a kiszolgáló mond, ha valamit elutasít.

refused-malformed = Ez az üzenet nem érthető ({ $where }).
refused-unknown = Nincs „{ $kind }” nevű parancs.
refused-not-found = Ezen a címen nincs semmi.
refused-too-large = Ez túl nagy.
refused-length-needed = Meg kell adni az üzenet hosszát.
refused-too-many = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
refused-foreign = Más oldalakról nem fogadunk kéréseket.
refused-other-host = Ennek a kiszolgálónak nem { $host } a neve. Ha mégis, az üzemeltetője az --origin kapcsolóval adhatja meg.
refused-banned = Erről a címről nem használható ez a kiszolgáló.
refused-trouble = Hiba történt a kiszolgálón. Semmi sem veszett el; próbáld újra.
refused-database-away = Az adatbázis most nem válaszol. Semmi sem veszett el; várd meg, amíg ez az üzenet eltűnik, és próbáld újra.
refused-restarting = A kiszolgáló újraindul. Semmi sem veszett el; próbáld újra egy pillanat múlva.
refused-closed = Ezt az asztalt a kiszolgáló üzemeltetője lezárta. Nézni továbbra is lehet.
refused-no-such-table = Nincs ilyen asztal.
refused-no-such-code = Ez a kód hibás vagy lejárt. Kérj újat.
refused-no-such-game = Ennél az asztalnál nincs { $game }. játék.
refused-no-such-seat = Ennél az asztalnál nincs { $seat }. hely.
refused-rules = { $reason }
refused-record = Ez a feljegyzés nem olvasható: { $reason }
refused-no-record = Ebben a fájlban nincs egyetlen játék feljegyzése sem.
refused-from-position = Ez a feljegyzés egy állásból indul, az asztal viszont csak teljes játékokat mutat.
refused-no-such-record = Ebben a fájlban nincs { $number }. játék.
refused-seats = Ehhez a játékhoz { $wanted } hely kell, de { $given } lett megadva.
refused-no-game = Ennél az asztalnál most nem folyik játék.
refused-nothing-drawn = Most nem kell megadni, mit húztatok.
refused-stale = A játék közben továbbment. Nézd meg az asztalt, és dönts újra.
refused-not-your-turn = Nem te következel; { $name } dönt.
refused-too-far = Közben új lapka fordul fel, vagy más dönt. Lépésenként dönts.
refused-substitute = Ezen a helyen egy bot játszik. Előbb vedd vissza a helyet.
refused-undo = Ezt már nem lehet visszavonni: valami felfordult, vagy más is lépett.
refused-open-seats = { $number ->
    [one] Egy hely még szabad. Hívj meg valakit, vagy ültess oda egy botot.
   *[other] { $number } hely még szabad. Hívj meg valakit, vagy ültess oda botokat.
}
refused-all-played = A dinasztia minden játékát lejátszottátok.
refused-dynasty-goes-on = A dinasztia folytatódik: játsszátok le a következő játékot.
refused-seat-taken = Ez a hely foglalt.
refused-colour-taken = Ez a szín már másé.
refused-not-seated = Ezt csak az teheti, aki az asztalnál ül.
refused-not-your-seat = Ez nem a te helyed.
refused-host-only = Ezt csak a házigazda teheti.
refused-vacate = Ezt a helyet nem lehet felszabadítani.
refused-take-over = Ezen a helyen nem játszik olyan ember, akit helyettesíteni lehetne.
refused-still-here = Ez a játékos itt van. Bot csak annak a helyére ülhet, aki nincs itt.
refused-give-back = Itt senkit sem helyettesít bot.
refused-not-gathering = A játék már elkezdődött.
refused-not-playing = Nem folyik játék.
refused-not-over = A játék még nem ért véget.

# A napló, ahol csak az asztal szól.

log-created = Létrejött az asztal
log-recorded = Feljegyzést nyitottak meg
log-moved = { $name } másik eszközön játszik tovább
refused-no-undo = Ennél az asztalnál semmit sem lehet visszavonni; így döntött a házigazda.
refused-no-spectators = Ennek az asztalnak a házigazdája nem enged nézőket. A játék a vége után nézhető meg.
refused-time-over = Lejárt az időd ebben a játékban; egy bot játszik tovább.
refused-shuffling = Éppen keverjük a lapkákat a következő játékhoz. Próbáld újra egy pillanat múlva.
refused-no-nonce = Ettől a helytől most nem várunk számot.
refused-other-nonce = Nem ez az a szám, amelyet ez a hely előre rögzített.
log-committed = { $name } rögzített egy számot a keveréshez
log-shuffling = A kiszolgáló rögzítette a titkát ({ $commitment }); most a játékosok számai következnek
log-nonce-opened = { $name } felfedte a keveréshez adott számát
log-grace = { $name } kapcsolata megszakadt, még 30 másodpercet kap
log-timed-out = { $name } ideje lejárt; egy bot játszik tovább
log-clocks-resumed = A kiszolgáló nem volt elérhető; az órák újra járnak
