# Döntések elemzése és játszmák áttekintése.

# --- miért jobb vagy rosszabb egy lépés: mondatrészek
because-wins = kikényszerített győzelem ({ $lead })
because-loses = kikényszerített vereség ({ $lead })
because-draws = kikényszerített döntetlen
because-joins = csatlakozik ehhez a tartományodhoz: { $terrain } ({ $squares } × { $crowns }), azonnal { $points }
because-discards = { $domino } eldobva
because-room-kept = több dominónak hagy helyet
because-room-lost = kevesebb dominónak hagy helyet
because-territory = { $terrain }: { $points }
because-building = { $building }: { $points }
because-caveman = { $caveman }: { $points }
because-horde = harcosok: { $points }
because-totem = totem, { $resource }: { $points }
because-resources = nyersanyagok: { $points }
because-coins = érmék: { $points }
because-queen = királynő: { $points }
because-middle-kingdom = { $sign ->
    [fires] A tűz birodalma
   *[crowns] A középső királyság
}: { $points }
because-harmony = { $sign ->
    [fires] Homo habilis
   *[crowns] Harmónia
}: { $points }
because-other-points = egyéb pontok: { $points }
because-takes = elveszi a többiek elől: { $domino } ({ $points })
because-leaves = a többieknek hagyja: { $domino } ({ $points })
because-leaves-to = { $seat }. hely kaphatja: { $domino } ({ $points })
because-leaves-to-name = { $name } kaphatja: { $domino } ({ $points })
because-others-gain = a többiek többet kapnak: { $points }
because-others-lose = a többiek kevesebbet kapnak: { $points }
because-earlier = korábbi lépés a következő körben
because-later = későbbi lépés a következő körben

# --- áttekintések
review-nothing = Nincs mit áttekinteni: ebben a jegyzőkönyvben senki sem döntött semmiről.
review-cancelled = Az áttekintés { $total } döntés közül { $done } után leállt.
review-depth = Nincs { $depth } mélység; választható: { $known }.
review-remark = { $verdict ->
    [blunder] Durva hiba
    [mistake] Hiba
   *[inaccuracy] Pontatlanság
} (-{ $lost }%): jobb lett volna { $better }.
review-title = Áttekintés
review-head = { $rules }: { $decisions } döntés, egyenként { $games } szimuláció
review-column-accuracy = pontosság
review-column-best = legjobb
review-column-good = jó
review-column-inaccuracy = ?!
review-column-mistake = ?
review-column-blunder = ??
review-column-lost = elvesztett előny
review-column-luck = szerencse
review-column-lead-luck = szerencse pontban
review-curve = A győzelem esélye
review-turning = Fordulópontok
review-no-turning = Egyetlen döntés sem változtatta meg legalább 5%-kal a győzelem esélyét.
review-others = További pontatlanságok és hibák
review-decision = { $round }. kör, { $name }: { $deed } { $mark } (győzelem -{ $lost }%, előny { $lead })
review-better = jobb: { $deed }
review-board-before = a döntés előtt
review-board-played = ez történt
review-board-better = ez jobb
review-line = Várható folytatás: { $moves }
review-line-move = { $seat }. hely: { $deed }
