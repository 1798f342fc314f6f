# Amit a kiszolgáló mond, ha valamit elutasít.

refused-malformed = Ez az üzenet nem érthető ({ $where }).
refused-unknown = Nincs „{ $kind }” nevű parancs.
refused-not-found = Ezen a címen nincs semmi.
refused-too-large = Ez túl nagy.
refused-length-needed = Meg kell adni a törzs hosszát.
refused-too-many = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
refused-foreign = Más oldalakról nem fogadunk kéréseket.
refused-trouble = A kiszolgáló bajban van. Semmi sem veszett el; próbáld újra.
refused-no-such-table = Nincs ilyen asztal.
refused-no-such-code = Ez a kód nem jó, vagy már nem az. Kérj újat.
refused-no-such-game = Ennél az asztalnál nincs { $game }. játszma.
refused-no-such-seat = Ennél az asztalnál nincs { $seat }. szék.
refused-rules = Ezek a szabályok nem illenek össze: { $sentence }
refused-record = Ez a feljegyzés nem olvasható: { $fault }
refused-no-such-record = Ebben a fájlban nincs { $number }. játék.
refused-seats = Ehhez a játékhoz { $wanted } szék kell, és { $given } lett megadva.
refused-no-game = Ennél az asztalnál most nem folyik játszma.
refused-stale = Az asztal közben megváltozott. Nézd meg újra, és akkor dönts.
refused-not-your-turn = Nem te következel; { $name } dönt.
refused-too-far = Közben felfordul valami, vagy más dönt. Lépésenként dönts.
refused-substitute = Ezen a széken egy bot játszik. Előbb vedd vissza a széket.
refused-undo = Ezt már nem lehet visszavenni: valami felfordult, vagy más is lépett.
refused-open-seats = { $number ->
    [one] Egy szék még szabad. Hívj meg valakit, vagy ültess oda egy botot.
   *[other] { $number } szék még szabad. Hívj meg valakit, vagy ültess oda botokat.
}
refused-all-played = A dinasztia minden játszmáját lejátszottátok.
refused-dynasty-goes-on = A dinasztia folytatódik: játsszátok le a következő játszmát.
refused-seat-taken = Ez a szék foglalt.
refused-colour-taken = Ez a szín már másé.
refused-not-seated = Ezt csak az teheti, aki az asztalnál ül.
refused-not-your-seat = Ez nem a te széked.
refused-host-only = Ezt csak a házigazda teheti.
refused-vacate = Ezt a széket nem lehet felszabadítani.
refused-take-over = Ezen a széken nem játszik olyan ember, akit helyettesíteni lehetne.
refused-still-here = Ez a játékos itt van. Bot csak annak a helyére ülhet, aki nincs itt.
refused-give-back = Itt senkit sem helyettesít bot.
refused-not-gathering = A játszma már elkezdődött.
refused-not-playing = Nem folyik játszma.
refused-not-over = A játszma még nem ért véget.

# A napló, ahol csak az asztal szól.

log-created = Az asztal meg van terítve
log-recorded = Egy feljegyzés megnyílt
log-moved = { $name } másik eszközön játszik tovább
