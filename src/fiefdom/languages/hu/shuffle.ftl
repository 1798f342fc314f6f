# Egy feljegyzés igazságos keverésének ellenőrzése (`fiefdom verify`).

game-fault-shuffle-value = Egy titok, szám vagy lenyomat 64 hexadecimális kisbetűs jegyből áll; ez nem az: { $value }.
game-fault-shuffle-seats = A keverés számai a helyek sorrendjében állnak, helyenként legfeljebb egy.

shuffle-none = Ebben a feljegyzésben nincs igazságos keverés: semmi sem mondja meg, hogyan készültek a húzások.
shuffle-no-secret = Ennek a keverésnek a titka nincs a feljegyzésben; a kiszolgáló a játék végén árulja el.
shuffle-start = Ez a feljegyzés egy álláshelyzettel kezdődik, ezért a húzások nem számolhatók az elejétől.
shuffle-tag = Nem olvasható címke ({ $tag }): { $text }.
shuffle-commitment = A titok nem az, amelynek a lenyomatát a kiszolgáló a játék előtt közölte.
shuffle-draw = { $draw }. húzás ({ $event }. esemény): { $found }, pedig a keverés szerint: { $expected }.
shuffle-events = A játék nem játszható vissza: { $why }

verify-fair = { $place }: { $draws ->
    [one] az egyetlen húzás
   *[other] mind: { $draws } húzás
} ebből következik: titok { $nonces ->
    [0] egyedül; egy játékos sem adott hozzá számot
    [one] és egy játékos száma
   *[other] és { $nonces } játékos száma
}.
verify-wrong = { $place }: { $why }
