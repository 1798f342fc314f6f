# Az elemzőtábla.

board-open-title = Mit szeretnél elemezni?
board-text-label = Feljegyzés, állás vagy szabályok
board-text-what = Illessz be egy feljegyzést (.fief vagy JSON), egy egysoros állást vagy csak szabályokat, például: kingdomino(players=2).
board-open = Megnyitás
board-file = Fájl megnyitása
board-new = Új játék
board-kept = Ezen az eszközön
board-kept-delete = { $name } törlése
board-kept-moves = { $number } lépés
board-painted = A pontozólap királyságai
board-painted-what = Az ott kifestett királyságok egy kör elején.
board-pad = Királyságok kifestése
board-not-kept = Ez a tábla nincs ezen az eszközön. Nyisd meg hivatkozással vagy fájlból.
board-bad-link = Ez a hivatkozás hibás: semmi sem olvasható ki belőle.
board-leave = Másik állás

board-moves = Lépések és változatok
board-steps = Léptetés
board-start = Kezdet
board-first = Az elejére
board-back = Vissza
board-forth = Előre
board-last = A változat végére
board-earlier = Előző változat
board-later = Következő változat
board-variation = Változat: { $number } / { $total }
board-promote = Változat feljebb
board-main = Legyen ez a fő változat
board-delete = Törlés innen
board-restore = Törlés visszavonása
board-mark = Jel
board-no-mark = nincs jel
board-comment = Megjegyzés
board-draw = Húzás véletlenül
board-draw-always = A véletlent húzza magától
board-share = Hivatkozás másolása
board-share-long = Ez az elemzés túl nagy egy hivatkozáshoz. Mentsd fájlba.
board-save = Mentés (.fief)
board-save-json = Mentés (JSON)
board-position = Állás másolása
board-full = Erre a táblára nem fér több lépés.

board-evaluation = Értékelés
board-evaluate = Értékelés
board-thinking = Értékelés …
board-waiting = Most túl sok az értékelés. Újrapróbálom …
board-depth = { $number } szimuláció
board-depth-exact = Pontos: a végéig mindent megvizsgáltunk.
board-only = Csak egy lépés van.
board-close = Az első lépések között kicsi a különbség.
board-chance = Előbb húzás következik: add meg, mi jött, vagy húzd ki.
board-over = A játéknak vége.
board-wins = { $name }: { $chance }% eséllyel nyer, előny { $lead }
board-line = { $chance }% eséllyel nyer, előny { $lead } ± { $margin }
board-line-sure = { $chance }% eséllyel nyer, előny { $lead }

board-setup = Mi van az asztalon?
board-setup-what = { $round }. kör, az első dominó lerakása előtt. Amit nem tudsz, azt kihúztuk; írd át arra, ami az asztalodon van.
board-setup-line = Ez a sor, és kié az egyes dominók
board-setup-next = Következő sor
board-setup-pieces = { $kind ->
    [caveman] Barlang
   *[building] Építkezéstábla és a lapkatorony teteje
}
board-setup-domino = { $number }. dominó
board-setup-king = { $number }. dominó: kié
board-setup-piece = { $number }. hely
board-setup-apply = Legyen ez
board-setup-again = Minden húzása újra

board-text = Ez se nem feljegyzés, se nem állás, se nem szabály: { $reason }
board-no-decision = Itt senkinek sem kell döntenie, ezért nincs mit értékelni.
board-kingdoms = Ezek a királyságok nem alkotnak állást: { $reason }
setup-kingdoms = Ebben a játékban { $wanted } királyság van, de { $given } van megrajzolva.
setup-no-tiling = A doboz dominóit nem lehetett így lerakni ({ $kingdom }. királyság, az előtte lévőkkel együtt).
setup-over = { $rounds } kör után a játéknak vége.
