# Tippek és elemzések a kiszolgálón és az oldalon.

# --- miért nincs
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-hints-rated = Rangsorolt játszmákban nincsenek tippek.
refused-hints-timed = Órával játszott játszmákban nincsenek tippek.
refused-analysts-busy = Most túl sok elemzés fut. Próbáld újra egy perc múlva.
refused-analysis-failed = Az elemzés nem sikerült. A hibát feljegyeztük.
refused-analysis-stopped = Az elemzés megszakadt.
refused-review = Ez a játszma nem elemezhető: { $reason }
refused-review-not-over = A játszma akkor elemezhető, ha véget ért.
refused-own-reviews = { $number } elemzésed még nincs kész. Várd meg valamelyiket, vagy állítsd le.
refused-no-review = Ennek a játszmának most nem készül elemzése.
refused-review-not-yours = Ezt az elemzést valaki más kérte.
refused-no-moment = Ebben a játszmában nincs { $number }. lépés.

# --- lépések, amelyeket meg lehet tenni
deed-claim = { $domino } választása
deed-claim-pair = { $first } és { $second } választása
deed-place = { $domino } lerakása
deed-discard = { $domino } eldobása
deed-tax = { $knights ->
    [one] egy lovag
   *[other] { $knights } lovag
} küldése adót szedni
deed-build = vásárlás: { $building }
deed-site = a hely kiválasztása
deed-dragon = a sárkány felégeti: { $building }
deed-erupt = a vulkán kitör
deed-give = a totem ({ $resource }) odaadása
deed-recruit = toborzás: { $caveman }
deed-pay = egy nyersanyag kifizetése
deed-settle = az ősember letelepítése
deed-pass = a lépés kihagyása
deed-then = { $first }, majd { $then }

# --- tippek az asztalnál
hint-title = A legjobb lépések
hint-thinking = Keressük a legjobb lépéseket…
hint-close = Tipp bezárása
hint-figures = győzelem { $chance }%, előny { $lead } ± { $margin }
hint-sure = győzelem { $chance }%, előny { $lead }
hint-exact = A játszma végéig kiszámolva.
hint-close-call = Az első lépések nagyjából egyformán jók.
hint-only = Ez az egyetlen lehetséges lépés.

# --- az elemzés az oldalon
review-of = A játszma elemzése
review-waiting = { $ahead ->
    [0] Az elemzés azonnal kezdődik.
   *[other] { $ahead } elemzés van előtte.
}
review-running = { $total } döntésből { $done } kész.
review-stop = Leállítás
review-stopped = Az elemzés leállt.
review-again = Újrakezdés
review-moment = { $number }. döntés ({ $total } közül): { $name }, { $round }. forduló
review-chance-now = { $name }: győzelmi esély { $chance }%
review-back = Előző döntés
review-forth = Következő döntés
review-mistake = Következő hiba
review-no-mistakes = Senki sem hibázott.
review-you-played = Megtett lépés
review-was-best = A legjobb lépés
review-lost = győzelmi esély −{ $lost }%, előny −{ $lead }
review-try = Próbáld újra innen
review-players = Játékosok
review-player = Játékos
review-accuracy = Pontosság
review-luck = Szerencse
review-skill = Lépésekkel elvesztve
review-luck-note = A szerencse az, amit a húzások az esélyhez adtak; az elvesztett az, amibe a lépések kerültek.
review-points = { $points } pont
review-verdict-forced = nincs választás
review-verdict-best = legjobb
review-verdict-good = jó
review-verdict-inaccuracy = pontatlanság
review-verdict-mistake = hiba
review-verdict-blunder = súlyos hiba
review-board = { $name } a döntés előtt
review-replay = Visszajátszás
