# What keeps a position from being a moment of a game. The number of the rule is added by the program.

position-kingdom = Królestwo { $kingdom }: { $why }

position-dynasty = Pozycja to chwila jednej gry: pomiń dynasty.
position-pieces = { $game }: tej gry nie można ustawić z pozycji, bo pozycja nie zapisuje jej elementów.
position-kingdoms = Królestw musi być { $expected }, a nie { $found }.
position-awaits = { $game }: oczekiwana decyzja to { $known }, a nie { $found }.
position-round = Runda musi być liczbą od 0 do { $last }, a nie { $found }.
position-opening-awaits = Na początku (runda 0) oczekiwana decyzja to { $expected }, a nie { $found }.
position-opening-turn = Na początku (runda 0) nikt nie ma jeszcze tury.
position-opening-seat = Na początku (runda 0) trzeba podać gracza, którego { $family ->
    [origins] wódz
   *[other] król
} ma stanąć na płytce.
position-drawn = { $family ->
    [origins] Wodza
   *[other] Króla
} losuje się tylko na początku (runda 0).
position-last-round = W ostatniej rundzie oczekiwaną decyzją nie może być { $awaits }.
position-over-early = Gra kończy się po rundzie { $last }, a nie w rundzie { $round }.
position-turn = Liczba tur w rundzie to { $turns }, a podana tura jest poza zakresem.
position-line-length = { $line ->
    [next] Następna kolumna
   *[line] Kolumna
} musi mieć { $expected ->
    [one] 1 płytkę
    [few] { $expected } płytki
   *[other] { $expected } płytek
} w rundzie { $round }, a nie { $found }.
position-no-seat = { $family ->
    [origins] Wódz
   *[other] Król
} na { $domino } nie należy do żadnego gracza w tej grze.
position-no-king = Na { $domino } w kolumnie musi stać { $family ->
    [origins] wódz
   *[other] król
}.

position-not-of-game = { $domino } ({ $place }) to nie jest płytka z tej gry: { $game }.
position-twice = { $domino } jest w kilku miejscach: { $places }.
position-line-box = { $line ->
    [next] Następna kolumna
   *[line] Kolumna
} musi pochodzić z pudełka { $game }, a nie pochodzi z niego: { $dominoes }.
position-line-order = { $line ->
    [next] Następna kolumna
   *[line] Kolumna
} musi być rosnąca, każda płytka raz: { $dominoes }.
position-kings = Gracz { $seat } ma { $kings ->
    [one] 1 { $family ->
        [origins] wodza
       *[other] króla
    }
   *[other] { $kings } { $family ->
        [origins] wodzów
       *[other] królów
    }
}, a na stole jest ich więcej.
position-line-kings = Gracz { $seat } musi mieć { $expected ->
    [one] 1 { $family ->
        [origins] wodza
       *[other] króla
    }
   *[other] { $expected } { $family ->
        [origins] wodzów
       *[other] królów
    }
} { $line ->
    [next] teraz w następnej kolumnie
   *[line] w kolumnie
}, a nie { $found }.
position-acted = { $domino } musi być w królestwie { $kingdom } albo poza grą, bo jej { $family ->
    [origins] wódz
   *[other] król
} już zagrał.
position-hidden = Po wyłożeniu kolumn ({ $lines }) zakrytych płytek z pudełka { $game } musi być { $expected }, a tych, których nie ma w królestwie, w kolumnie ani poza grą, jest { $found }.
position-discarded = Musiało odrzucić z tej kolumny co najmniej { $expected ->
    [one] 1 płytkę
    [few] { $expected } płytki
   *[other] { $expected } płytek
}.
position-turns = Płytek jest { $dominoes }, odrzuconych { $discards }, a tur było { $turns }.

position-count = { $field ->
    [discards] Liczba odrzuconych płytek
    [coins] Liczba monet
    [knights] Liczba rycerzy w zapasie
   *[towers] Liczba wież
} musi wynosić 0 lub więcej, a nie { $found }.
position-cell = { $value } to nie jest pole.
position-not-side-by-side = Połowy { $domino } nie leżą obok siebie: { $left } i { $right }.
position-on-castle = { $domino } leży na { $family ->
    [origins] chacie
   *[other] zamku
}.
position-overlap = { $domino } i { $other } leżą na tym samym polu: { $cell }.
position-too-large = Ma { $width }×{ $height }, a musi się zmieścić w { $side }×{ $side }.
position-no-match = { $domino } nie styka się ani z { $family ->
    [origins] chatą
   *[other] zamkiem
}, ani z polem tego samego terenu.

position-no-such-piece = { $piece ->
    [building] Nie ma budynku { $name }.
   *[caveman] Nie ma jaskiniowca { $name }.
}
position-piece-outside = { $piece ->
    [knight] Rycerz
    [building] Budynek
    [fire] Żeton ognia
    [resource] Zasób
   *[caveman] Jaskiniowiec
} jest na { $cell }, a to nie jest pole płytki.
position-piece-twice = Na polu { $cell } jest więcej niż jeden { $piece ->
    [knight] rycerz
    [building] budynek
    [fire] żeton ognia
    [resource] zasób
   *[caveman] jaskiniowiec
}.

# --- Queendomino

position-snake = Pierwszy gracz wybiera raz, potem drugi dwa razy.
position-no-coins = { $game }: w tej grze nie ma monet, rycerzy, wież ani budynków.
position-no-board = { $game }: w tej grze nie ma planszy budowniczych, królowej ani smoka.
position-building-copies = Tego budynku jest na stole { $found }, a w pudełku { $copies }: { $building }.
position-no-town = Budynek ({ $building }) stoi na { $cell }, a to nie jest miasto: { $terrain }.
position-supply = Na stole { $piece ->
    [knights] rycerzy
   *[towers] wież
} jest { $found }, a w pudełku { $supply }.
position-gained = Liczba { $piece ->
    [knights] rycerzy
   *[towers] wież
} musi wynosić { $expected }, a nie { $found }.
position-buildings = Liczba budynków ({ $buildings }) jest większa niż liczba tur ({ $turns }).
position-coins = Nie mogło zarobić tylu monet: { $coins }.
position-spaces = Plansza budowniczych musi mieć { $expected ->
    [one] 1 miejsce
    [few] { $expected } miejsca
   *[other] { $expected } miejsc
}, a nie { $found }.
position-top = Wierzch stosu musi być odkryty, bo liczba zakrytych budynków to { $hidden }.
position-empty-spaces = Pustych miejsc jest { $empty }, a w tej rundzie zabrano najwyżej tyle budynków: { $taken }.
position-burnt = Spalonych budynków jest { $burnt }, a smok mógł lecieć najwyżej tyle razy: { $flights }.
position-dragon-away = Smoka może nie być tylko wtedy, gdy spalił budynek w tej rundzie.
position-queen-missing = Królowa musi być w królestwie, które ma najwięcej wież.
position-queen-nowhere = Królowa nie jest w żadnym królestwie tej gry.
position-queen-towers = Królowa nie może być w królestwie { $kingdom }, bo nie ma ono najwięcej wież.
position-site-building = Kupiony budynek podaje się dokładnie wtedy, gdy oczekiwany jest jego plac.
position-tax-placed = Podatki zbiera się tylko po dołożeniu płytki.
position-tax-knight = Na { $domino } stoi rycerz, zanim zebrano podatki.
position-tax-reserve = Oczekiwana jest decyzja o podatkach, ale w zapasie nie ma rycerza.
position-build-price = Oczekiwana jest decyzja o budowie, ale królestwa nie stać na żaden budynek z planszy.
position-build-town = Oczekiwana jest decyzja o budowie, ale nie ma wolnego pola miasta.
position-site-town = Oczekiwany jest wybór placu, ale nie ma wolnego pola miasta.
position-site-space = Kupiono budynek, ale żadne miejsce na planszy nie jest puste.
position-dragon = Oczekiwana jest decyzja o smoku, ale go nie ma, zabrania królowa albo brakuje monety.
position-dragon-board = Oczekiwana jest decyzja o smoku, ale na planszy nie ma budynku.

# --- Origins

position-pair = Pary wybiera się tylko na początku (runda 0).
position-pair-dominoes = Pierwszy gracz bierze dwie skrajne albo dwie środkowe płytki.
position-no-fires = { $game }: w tej grze nie ma żetonów ognia.
position-no-resources = { $game }: w tej grze nie ma zasobów.
position-no-cavemen = { $game }: w tej grze nie ma jaskiniowców.
position-no-totems = { $game }: w tej grze nie ma totemów.
position-caveman-copies = Tego jaskiniowca jest na stole { $found }, a w pudełku { $copies }: { $caveman }.
position-fire-tokens = Żetonów ognia o wartości { $fires } musi być tyle, ile wulkanów, które je wyrzucają: { $expected }, a nie { $found }.
position-fire-square = Żeton ognia nie może leżeć na { $cell }, gdzie jest wulkan albo nadrukowany ogień.
position-fire-reach = Żeton ognia o wartości { $fires } na { $cell } jest poza zasięgiem wulkanów, które go wyrzucają.
position-no-symbol = Zasób leży na { $cell }, gdzie nie ma nadrukowanego symbolu.
position-resource-burnt = Zasób na { $cell } musiał spłonąć.
position-resource-settled = Zasób i jaskiniowiec są na tym samym polu: { $cell }.
position-resource-gone = Z pola { $cell } zniknął zasób ({ $resource }), choć nic tam nie spłonęło.
position-caveman-fire = Jaskiniowiec na { $cell } stoi w ogniu.
position-cavemen-cost = Jaskiniowcy (liczba: { $cavemen }) kosztują co najmniej tyle zasobów: { $resources }, a ubyło ich mniej.
position-totem-unknown = Nie ma takiego totemu ({ $resource }) albo królestwa, które mogłoby go mieć.
position-totem-twice = Totem jest w dwóch miejscach: { $resource }.
position-totem-missing = Totem musi być w królestwie, które ma najwięcej jego zasobu: { $resource }.
position-totem-middle = Totem musi leżeć pośrodku, dopóki nikt nie ma jego zasobu: { $resource }.
position-totem-holder = Totem ({ $resource }) nie może być w królestwie { $kingdom }, bo nie ma ono najwięcej jego zasobu.
position-cave-full = Na planszy jaskini mieści się jaskiniowców: { $room }, a nie { $found }.
position-cave-empty = Na planszy jaskini jest jaskiniowców: { $found }. To za mało, bo uzupełniono ją przy wykładaniu ostatniej kolumny.
position-cavemen-burnt = Jaskiniowców spłonęło { $cavemen }, a żetonów ognia jest tylko { $tokens }.
position-too-few-spent = Zrekrutowano jaskiniowców: { $cavemen }, a ubyło za mało zasobów.
position-too-many-spent = Zrekrutowano jaskiniowców: { $cavemen }, a ubyło za dużo zasobów.
position-recruited = Jaskiniowca rekrutuje się dokładnie wtedy, gdy oczekiwana jest jego cena lub pole.
position-paid-for-nothing = Zasoby płaci się tylko podczas rekrutacji jaskiniowca.
position-volcano = Oczekiwana jest erupcja, ale nie dołożono właśnie wulkanu.
position-just-placed = Pole { $cell } właśnie dołożonej płytki musi być niezmienione.
position-give = Oczekiwany jest wybór, kto dostaje totem, ale nie ma dokładnie jednego totemu do oddania.
position-recruit = Oczekiwana jest decyzja o rekrutacji, ale nie stać na żadnego jaskiniowca.
position-paid-kinds = Zasoby zapłacone za jaskiniowca muszą być różne.
position-price = Jaskiniowiec kosztuje dwa albo cztery zasoby: tyle musi dać suma zapłaconych i pozostałych.
position-payments-left = Zapłata pozostaje dokładnie wtedy, gdy oczekiwana jest cena.
position-paid-not-gone = Za jaskiniowca zapłacono zasób, którego w królestwie nie ubyło: { $resource }.
position-left-to-pay = Do zapłaty pozostało różnych zasobów: { $left }, a królestwo ma ich mniej.
position-settle = Jaskiniowiec musi gdzieś zamieszkać, ale nie ma wolnego pola.
