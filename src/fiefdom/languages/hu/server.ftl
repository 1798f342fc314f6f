# Amit a kiszolgáló mond, ha valamit elutasít.

refused-malformed = Ez az üzenet nem érthető ({ $where }).
refused-unknown = Nincs „{ $kind }” nevű parancs.
refused-not-found = Ezen a címen nincs semmi.
refused-too-large = Ez túl nagy.
refused-length-needed = Meg kell adni az üzenet hosszát.
refused-too-many = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
refused-foreign = Más oldalakról nem fogadunk kéréseket.
refused-trouble = Hiba történt a kiszolgálón. Semmi sem veszett el; próbáld újra.
refused-no-such-table = Nincs ilyen asztal.
refused-no-such-code = Ez a kód hibás vagy lejárt. Kérj újat.
refused-no-such-game = Ennél az asztalnál nincs { $game }. játszma.
refused-no-such-seat = Ennél az asztalnál nincs { $seat }. hely.
refused-rules = Ezek a szabályok nem illenek össze: { $reason }
refused-record = Ez a feljegyzés nem olvasható: { $reason }
refused-no-record = Ebben a fájlban nincs egyetlen játék feljegyzése sem.
refused-from-position = Ez a feljegyzés egy állásból indul, az asztal viszont csak teljes játékokat mutat.
refused-no-such-record = Ebben a fájlban nincs { $number }. játék.
refused-seats = Ehhez a játékhoz { $wanted } hely kell, de { $given } lett megadva.
refused-no-game = Ennél az asztalnál most nem folyik játszma.
refused-stale = A játék közben továbbment. Nézd meg az asztalt, és dönts újra.
refused-not-your-turn = Nem te következel; { $name } dönt.
refused-too-far = Közben új lapka fordul fel, vagy más dönt. Lépésenként dönts.
refused-substitute = Ezen a helyen egy bot játszik. Előbb vedd vissza a helyet.
refused-undo = Ezt már nem lehet visszavenni: valami felfordult, vagy más is lépett.
refused-open-seats = { $number ->
    [one] Egy hely még szabad. Hívj meg valakit, vagy ültess oda egy botot.
   *[other] { $number } hely még szabad. Hívj meg valakit, vagy ültess oda botokat.
}
refused-all-played = A dinasztia minden játszmáját lejátszottátok.
refused-dynasty-goes-on = A dinasztia folytatódik: játsszátok le a következő játszmát.
refused-seat-taken = Ez a hely foglalt.
refused-colour-taken = Ez a szín már másé.
refused-not-seated = Ezt csak az teheti, aki az asztalnál ül.
refused-not-your-seat = Ez nem a te helyed.
refused-host-only = Ezt csak a házigazda teheti.
refused-vacate = Ezt a helyet nem lehet felszabadítani.
refused-take-over = Ezen a helyen nem játszik olyan ember, akit helyettesíteni lehetne.
refused-still-here = Ez a játékos itt van. Bot csak annak a helyére ülhet, aki nincs itt.
refused-give-back = Itt senkit sem helyettesít bot.
refused-not-gathering = A játszma már elkezdődött.
refused-not-playing = Nem folyik játszma.
refused-not-over = A játszma még nem ért véget.

# A napló, ahol csak az asztal szól.

log-created = Az asztal meg van terítve
log-recorded = Egy feljegyzés megnyílt
log-moved = { $name } másik eszközön játszik tovább
