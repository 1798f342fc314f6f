# Tippek és elemzések a kiszolgálón és az oldalon.

# --- miért nincs
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-hints-rated = Rangsorolt játszmákban nincsenek tippek.
refused-hints-timed = Órával játszott játszmákban nincsenek tippek.
refused-analysts-busy = Most túl sok elemzés fut. Próbáld újra egy perc múlva.
refused-analysis-failed = Az elemzés nem sikerült. A hibát feljegyeztük.
refused-review = Ez a játszma nem elemezhető: { $reason }
refused-review-not-over = A játszma akkor elemezhető, ha véget ért.
refused-own-reviews = { $number } elemzésed még nincs kész. Várd meg valamelyiket, vagy állítsd le.
refused-no-review = Ennek a játszmának most nem készül elemzése.
refused-review-not-yours = Ezt az elemzést valaki más kérte.
refused-no-moment = Ebben a játszmában nincs { $number }. lépés.
