# Analiza decyzji i przegląd partii.

# --- dlaczego ruch jest lepszy lub gorszy: części zdania
because-wins = wymuszona wygrana ({ $lead })
because-loses = wymuszona przegrana ({ $lead })
because-draws = wymuszony remis
because-joins = powiększa twoją posiadłość: { $terrain } ({ $squares } × { $crowns }), od razu { $points }
because-discards = { $domino } zostaje odrzucona
because-room-kept = zostawia miejsce na więcej płytek
because-room-lost = zostawia miejsce na mniej płytek
because-territory = { $terrain }: { $points }
because-building = { $building }: { $points }
because-caveman = { $caveman }: { $points }
because-horde = wojownicy: { $points }
because-totem = totem, { $resource }: { $points }
because-resources = zasoby: { $points }
because-coins = monety: { $points }
because-queen = Królowa: { $points }
because-middle-kingdom = { $sign ->
    [fires] Kraina ognia
   *[crowns] Królestwo Środka
}: { $points }
because-harmony = { $sign ->
    [fires] Homo habilis
   *[crowns] Harmonia
}: { $points }
because-other-points = inne punkty: { $points }
because-takes = zabiera innym { $domino }: { $points }
because-leaves = zostawia innym { $domino }: { $points }
because-leaves-to = zostawia { $domino } dla miejsca { $seat }: { $points }
because-leaves-to-name = zostawia { $domino } graczowi { $name }: { $points }
because-others-gain = inni zyskują więcej: { $points }
because-others-lose = inni zyskują mniej: { $points }
because-earlier = wcześniejszy ruch w następnej rundzie
because-later = późniejszy ruch w następnej rundzie

# --- przeglądy
review-nothing = Nie ma czego przeglądać: w tym zapisie nikt o niczym nie zdecydował.
review-cancelled = Przegląd zatrzymano po { $done } z { $total } decyzji.
review-depth = Nie ma głębokości { $depth }; do wyboru: { $known }.
review-remark = { $verdict ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[inaccuracy] Niedokładność
} (-{ $lost }%): lepiej { $better }.
review-title = Przegląd
review-head = { $rules }: decyzje: { $decisions }, symulacje na decyzję: { $games }
review-column-accuracy = dokładność
review-column-best = najlepsze
review-column-good = dobre
review-column-inaccuracy = ?!
review-column-mistake = ?
review-column-blunder = ??
review-column-lost = stracona przewaga
review-column-luck = szczęście
review-column-lead-luck = szczęście w punktach
review-curve = Szansa wygranej
review-turning = Punkty zwrotne
review-no-turning = Żadna decyzja nie zmieniła szansy wygranej o co najmniej 5%.
review-others = Inne niedokładności i błędy
review-decision = Runda { $round }, { $name }: { $deed } { $mark } (wygrana -{ $lost }%, przewaga { $lead })
review-better = lepiej: { $deed }
review-board-before = przed decyzją
review-board-played = zagrano
review-board-better = lepiej
review-line = Spodziewany ciąg dalszy: { $moves }
review-line-move = miejsce { $seat }: { $deed }
