# Why a move or an event is refused. The number of the rule is added by the program.

why-over = Gra jest zakończona.
why-not-awaited = Teraz trzeba { $awaits ->
    [claim] wybrać płytkę z następnej kolumny
    [place] dołożyć płytkę
    [tax] zdecydować o podatkach
    [build] zdecydować o budowie
    [site] wybrać plac pod nowy budynek
    [dragon] zdecydować o smoku
    [pair] wybrać dwie płytki
    [erupt] wybrać pole dla ognia
    [give] wskazać, kto dostaje totem
    [recruit] zdecydować o rekrutacji
    [pay] wybrać pole do zapłaty
    [settle] wybrać pole dla jaskiniowca
    [draw_king] wylosować { $family ->
        [origins] wodza
       *[other] króla
    }
    [lay_line] wyłożyć następną kolumnę płytek
    [turn_building] odkryć następny budynek
   *[turn_caveman] odkryć następnego jaskiniowca
}, a nie to: { $event }.
why-wrong-value = { $value } to nie jest { $field ->
    [domino] płytka
    [dominoes] lista płytek
    [cell] pole
    [cells] lista pól
    [space] miejsce na planszy budowniczych
    [building] budynek
    [resource] zasób
    [kingdom] królestwo
    [seat] miejsce przy stole
    [caveman] jaskiniowiec
    [source] miejsce rekrutacji
   *[step] krok tury
}.
why-no-such-piece = W tej grze nie ma { $field ->
    [domino] takiej płytki
    [building] takiego budynku
    [caveman] takiego jaskiniowca
   *[seat] takiego miejsca przy stole
}: { $value }.
why-no-action = Nie ma akcji o numerze { $action }: akcje mają numery od 0 do { NUMBER($last, useGrouping: 0) }.
why-not-legal = Akcja { NUMBER($action, useGrouping: 0) } nie jest tu dozwolona; liczba dozwolonych akcji: { $legal }.
why-not-hidden = { $event }: tego nie można teraz odkryć, bo nie jest już zakryte albo liczba elementów się nie zgadza.
why-line-order = Kolumnę wykłada się rosnąco, każdą płytkę raz: { $dominoes }.
why-event = Zdarzenie { NUMBER($number, useGrouping: 0) }, { $event }: { $why }
why-no-undo = Nie ma ruchu, który można cofnąć.
why-no-redo = Nie ma cofniętego ruchu do przywrócenia.

why-not-in-line = W następnej kolumnie nie ma { $domino }; do wyboru: { $line }.
why-taken = Na { $domino } stoi już { $family ->
    [origins] wódz
   *[other] król
} gracza { $seat }.
why-other-domino = { $family ->
    [origins] Wódz
   *[other] Król
}, który ma turę, stoi na { $domino }, a nie na { $asked }.
why-must-place = { $domino } da się dołożyć, więc trzeba to zrobić.
why-castle = Na polu { $cell } stoi { $family ->
    [origins] chata
   *[other] zamek
}.
why-occupied = Pole { $cell } jest zajęte.
why-too-large = { $family ->
    [origins] Kraina miałaby
   *[other] Królestwo miałoby
} { $width }×{ $height } pól, a musi się zmieścić w { $side }×{ $side }.
why-no-match = Żadna połowa { $domino } nie stykałaby się z { $family ->
    [origins] chatą
   *[other] zamkiem
} ani z polem tego samego terenu.
why-out-of-reach = { $family ->
    [origins] Kraina
   *[other] Królestwo
} { $side }×{ $side } nie sięgnie do pola { $cell }.
why-not-side-by-side = Pola { $left } i { $right } nie leżą obok siebie.

# --- Queendomino

why-knights = Za mało rycerzy w zapasie: { $knights } na { $squares ->
    [one] 1 pole
    [few] { $squares } pola
   *[other] { $squares } pól
}.
why-tax-squares = Rycerze stają na właśnie dołożonych polach, { $left } i { $right }, najwyżej po jednym na każdym.
why-no-space = Na planszy budowniczych nie ma miejsca { $space }: miejsca mają numery od 1 do { $last }.
why-empty-space = Miejsce { $space } na planszy budowniczych jest puste.
why-other-building = Na miejscu { $space } nie stoi { $asked }. Stoi tam: { $building }.
why-too-dear = Budynek na miejscu { $space } kosztuje { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
}, a królestwo ma { $coins }.
why-no-town = Pole { $cell } nie jest polem miasta w tym królestwie.
why-built = Na polu { $cell } stoi już budynek: { $building }.

# --- Origins

why-pairs = Pary do wyboru to { $outer } (skrajna) i { $inner } (środkowa).
why-pair = Te dwie płytki wybrał już drugi gracz.
why-fire-outside = Ogień musi spaść na pole płytki w krainie, a { $cell } nim nie jest.
why-fire-volcano = Ogień nie może spaść na wulkan, a { $cell } to wulkan.
why-fire-twice = Na polu { $cell } jest już ogień.
why-fire-far = Pole { $cell } leży o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
   *[other] { $distance } pól
} dalej, a zasięg ognia to { $reach }.
why-no-kingdom = Nie ma królestwa { $kingdom }: królestwa mają numery od 1 do { $last }.
why-other-totem = Totem do oddania to nie { $asked }. To: { $resource }.
why-receiver = Królestwo { $kingdom } nie jest wśród tych, które mają najwięcej tego zasobu ({ $resource }).
why-not-in-cave = Tego jaskiniowca nie ma na planszy jaskini: { $caveman }.
why-not-in-stack = Tego jaskiniowca nie ma już w stosie: { $caveman }.
why-resources = To kosztuje { $needed ->
    [few] { $needed } różne zasoby
   *[other] { $needed } różnych zasobów
}, a królestwo ma rodzajów: { $kinds }.
why-no-resource = Na polu { $cell } nie ma zasobu.
why-paid = Każdy płacony zasób musi być inny, a ten został już zapłacony: { $resource }.
why-settle-outside = Jaskiniowiec musi zamieszkać na polu płytki w krainie, a { $cell } nim nie jest.
why-settle-resource = Na polu { $cell } leży zasób: { $resource }.
why-settle-taken = Na polu { $cell } jest już jaskiniowiec: { $caveman }.
why-settle-fire = Na polu { $cell } jest ogień.

# --- games and matches

game-fault-dynasty = { $rules } to trzy partie z rzędu: użyj Match, który rozgrywa je po kolei.
game-fault-turn = Gracz { $seat } nie może teraz wykonać ruchu: turę ma gracz { $turn }.
game-fault-goes-on = Najpierw musi się skończyć partia { $number } z { $games }.
game-fault-all-played = { $games ->
    [one] Jedyna partia została już rozegrana.
    [few] Wszystkie { $games } partie zostały już rozegrane.
   *[other] Wszystkie { $games } partii zostało już rozegranych.
}
game-fault-expects-move = Oczekiwano ruchu lub numeru akcji, a nie { $value }.
game-fault-expects-event = Oczekiwano obiektu Move lub Reveal, a nie { $value }.
game-fault-expects-rules = Oczekiwano zasad jako tekstu lub obiektu Rules, a nie { $value }.
game-fault-expects-position = Oczekiwano pozycji jako tekstu lub obiektu Position, a nie { $value }.
game-fault-other-rules = Pozycja jest z gry { $position }, a ta gra to { $rules }.
game-fault-chance = Los może być { $known }, a nie { $value }.
game-fault-chance-is-drawn = Ta gra sama losuje: odkrycia przyjmuje tylko gra, w której los podają gracze.
game-fault-awaits-chance = Teraz nikt nie decyduje; oczekiwane jest: { $awaits ->
    [king] wylosowanie { $family ->
        [origins] wodza
       *[other] króla
    }
    [line] następna kolumna płytek
    [building] następny budynek ze stosu
   *[caveman] następny jaskiniowiec ze stosu
}.
