# Words of the terminal that no other file has.

# --- names and numbers
terminal-you = ty
terminal-and = { $first } i { $last }
terminal-points = Punkty
terminal-points-of = { $number ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
terminal-count-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
terminal-count-coins = { $number ->
    [one] 1 moneta
    [few] { $number } monety
   *[other] { $number } monet
}
terminal-count-squares = { $number ->
    [one] 1 pole
    [few] { $number } pola
   *[other] { $number } pól
}
terminal-count-crowns = { $number ->
    [one] 1 korona
    [few] { $number } korony
   *[other] { $number } koron
}
terminal-count-fires = { $number ->
    [one] 1 ogień
    [few] { $number } ognie
   *[other] { $number } ogni
}
terminal-count-warriors = { $number ->
    [one] 1 wojownik
   *[other] { $number } wojowników
}
terminal-count-moves = { $number ->
    [one] 1 ruch
    [few] { $number } ruchy
   *[other] { $number } ruchów
}
terminal-gain = { $number ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
terminal-coins-short = { $number }m
terminal-knights-at-home = { $number ->
    [one] 1 rycerz w zapasie
   *[other] { $number } rycerzy w zapasie
}
terminal-knights-sent-out = na polach: { $number }
terminal-queen = królowa
terminal-queen-short = królowa
terminal-kingdom-number = królestwo { $number }

# --- the table
terminal-round = runda { $round } z { $rounds }
terminal-opening = początek
terminal-end = koniec
terminal-to-move = { $who ->
    [you] twój ruch
   *[other] gra { $name }
}
terminal-line-done = gotowe
terminal-line-now = gra
terminal-builders = Budowniczowie
terminal-discount = (z królową o 1m taniej)
terminal-queen-with = królowa: { $name }
terminal-queen-nobody = królowej nikt nie gości
terminal-dragon-home = smok w jaskini
terminal-dragon-out = smok poza jaskinią
terminal-next-building = następny budynek: { $building }
terminal-next-nothing = nie ma więcej budynków
terminal-cave = Jaskinia
terminal-in-the-stack = na stosie: { $number }

# --- what the signs mean
terminal-sign-castle = zamek gracza 1
terminal-sign-hut = chata gracza 1
terminal-sign-crown = korona
terminal-sign-fire = ogień
terminal-sign-volcano = wulkan z dwoma kraterami
terminal-sign-tower = wieża
terminal-sign-small-crowns = na małych mapach 2 to dwie korony
terminal-sign-small-fires = na małych mapach 2 to dwa ognie lub kratery
terminal-sign-piece = coś tam stoi

# --- questions
terminal-ask-claim = Na której płytce stanie twój { $king ->
    [chief] wódz
   *[king] król
}? Wpisz jej numer.
terminal-ask-pair = Na których dwóch płytkach staną twoi wodzowie?
terminal-ask-place = Gdzie ją dołożyć? Lewa i prawa połowa: e1 e2 albo e1 >
terminal-ask-tax = Wysyłasz rycerzy po podatki? Zostaną tam, gdzie pójdą.
terminal-ask-build = Budujesz?
terminal-ask-dragon = Zapłacisz smokowi monetę, żeby spalił budynek?
terminal-ask-erupt = Wulkan wybucha: { $fire }. Gdzie spadnie ogień?
terminal-ask-give = Tracisz totem: komu przypadnie?
terminal-ask-recruit = Rekrutujesz jaskiniowca?
terminal-ask-pay = Którym zasobem płacisz ({ $caveman })?
terminal-ends-turn = (To kończy twoją turę.)
terminal-arrows = Strzałka: tu lewa połowa, w tę stronę prawa. `ruchy`: lista, `?`: pomoc.

# --- choices
terminal-choice-tax = { $knights ->
    [one] rycerz
   *[other] rycerze
} na { $squares }: { $coins }
terminal-choice-burns = spłonie: { $piece }
terminal-choice-give = totem ({ $resource }) dostaje { $name }
terminal-choice-cave = { $caveman }: { $what } (za 2 zasoby)
terminal-choice-stack = { $caveman }: { $what } (za 4 zasoby, ze stosu)
terminal-choice-pass = nie

# --- what was done
terminal-deed-claim = wybrano { $domino }
terminal-deed-claim_pair = wybrano { $dominoes }
terminal-deed-place = dołożono { $domino } na { $cells }
terminal-deed-discard = odrzucono { $domino }
terminal-deed-tax = podatki: { $cells }
terminal-deed-build = kupiono: { $building } (miejsce { $space })
terminal-deed-site = plac budowy: { $cells }
terminal-deed-dragon = smok spalił: { $building } (miejsce { $space })
terminal-deed-erupt = ogień na { $cells }
terminal-deed-give = totem ({ $resource }) dla królestwa { $kingdom }
terminal-deed-recruit = zrekrutowano: { $caveman }
terminal-deed-pay = zapłacono z: { $cells }
terminal-deed-settle = osiedlono na { $cells }
terminal-deed-pass = pominięto ({ $step })
terminal-only-choice = { $deed } (jedyny możliwy ruch)
terminal-then = { $first }, potem { $then }
terminal-taken-back = Cofnięto: { $deed }.
terminal-nothing-to-take-back = Nie ma czego cofać: twoja tura dopiero się zaczęła, a skończone tury zostają.
terminal-possible = To możliwe: { $deed }.

# --- hints
terminal-gains = Podpowiedź: punkty zdobywane od razu: { $moves }.
terminal-no-gains = Podpowiedź: teraz każdy wybór daje tyle samo punktów.
terminal-promise = { $moves }: { $points } pkt, przewaga { $lead }, szansa wygranej { $win }%
terminal-too-close = Najlepsze ruchy są zbyt wyrównane, by je rozróżnić.
terminal-hints-off = Podpowiedzi są wyłączone.
terminal-hints-marks = W królestwie widać, co jest możliwe; punktów nie widać.
terminal-hints-gains = W królestwie widać, co jest możliwe, i podane jest to, co od razu daje najwięcej punktów.
terminal-no-such-hints = Podpowiedzi: włącz, wyłącz albo znaki, a nie { $answer }.

# --- answers to what was typed
terminal-no-choice = Nie ma wyboru { $answer }: najwyższy numer to { $last }; `ruchy` podaje listę.
terminal-no-kingdom = Nie ma królestwa { $answer }: są od 1 do { $last }.
terminal-unread-claim = { $answer } to nie płytka: wybierz jedną z widocznych, na przykład { $domino }.
terminal-unread-pair = { $answer } to nie dwie płytki: podaj dwie skrajne albo dwie środkowe płytki kolumny.
terminal-unread-place = { $answer } to nie ruch: podaj pola lewej i prawej połowy, np. e1 e2, albo jedno pole i >, v, < lub ^.
terminal-unread-tax = { $answer } to nie pole: podaj jedno lub dwa, np. e1, albo wpisz pomiń.
terminal-unread-square = { $answer } to nie pole: podaj jedno, np. e1.
terminal-unread-name = { $answer } jest niedostępne: wybierz { $names } albo wpisz pomiń.
terminal-unread-give = { $answer } to nie królestwo: wpisz jego numer.
terminal-why-which = Podaj ruch, na przykład: dlaczego e1 e2.

# --- beginning, keeping, ending
terminal-loading = Wczytywanie
terminal-begins = { $rules }, rozdanie { $seed }. Pomoc: ?
terminal-begins-recorded = { $rules }, rozdanie { $seed }, zapis w { $path }. Pomoc: ?
terminal-goes-on = { $rules }, ciąg dalszy, zapis w { $path }. Pomoc: ?
terminal-go-on = { $path } zawiera nieskończoną grę, { $rules }. Grać dalej? (T/n)
terminal-fault = { $path }, wiersz { $line }: { $fault }
terminal-thinks = { $name } myśli
terminal-thinking = Obliczanie
terminal-file-exists = { $path } już istnieje: podaj inny plik.
terminal-not-saved = Nie można zapisać pliku { $path }: { $cause }.
terminal-copied = Kopia gry jest w { $path }.
terminal-save-where = Ta gra nie jest zapisywana: `zapisz PLIK` zapisze ją do pliku.
terminal-saved = Gra jest w { $path }; zapisuje się tam każdy ruch.
terminal-not-recorded = Gry nie da się teraz zapisać w { $path }: { $trouble }. Gra toczy się dalej; `zapisz PLIK` zapisze ją gdzie indziej.
terminal-recorded = Zapisano w { $path }. Odtwarzanie: fiefdom replay { $path }
terminal-kept = Zapisano. Kontynuacja: fiefdom play --resume { $path }
terminal-input-ended = Dane wejściowe się skończyły.
terminal-quit = Kończysz grę.
terminal-standing = Oto stan gry.
terminal-over = Koniec gry
terminal-game-over = Koniec partii { $game }
terminal-all-games = Wszystkie partie razem: { $games }

# --- scores
terminal-without-crowns = { $number ->
    [one] 1 posiadłość bez korony
    [few] { $number } posiadłości bez korony
   *[other] { $number } posiadłości bez korony
}
terminal-without-fires = { $number ->
    [one] 1 posiadłość bez ognia
    [few] { $number } posiadłości bez ognia
   *[other] { $number } posiadłości bez ognia
}
terminal-totem-of = totem ({ $resource })
terminal-horde = { $warriors } x siła { $strength }
terminal-pad-coins = { $number ->
    [one] 1 moneta
    [few] { $number } monety
   *[other] { $number } monet
}, punkt za trzy
terminal-pad-queen = korona na największej posiadłości
terminal-ahead-by-territory = wyżej dzięki największej posiadłości, { $number ->
    [one] 1 pole
    [few] { $number } pola
   *[other] { $number } pól
}
terminal-ahead-by-crowns = { $sign ->
    [fires] wyżej dzięki ogniom
   *[crowns] wyżej dzięki koronom
}: { $number }
terminal-ahead-by-games = wyżej dzięki wygranym partiom: { $number }
terminal-shares-place = miejsce wspólne z następnym
terminal-score-game = W co graliście? ({ $games })
terminal-score-how =
    Narysuj to, co zbudował każdy gracz, tak, jak leży na stole: wiersz po wierszu, słowo na każde pole, między nimi spacje.
    { $letters }; { $family ->
        [origins] H to chata, J1 ma jeden nadrukowany ogień, J+2 żeton z dwoma.
       *[other] C to zamek, W2 ma dwie korony.
    } Kropka to puste miejsce. Wszystkie słowa pokazuje `fiefdom score --example GAME`.
terminal-score-name = Czyje jest pierwsze królestwo?
terminal-score-next = Czyje jest królestwo { $number }? (nic: to już wszystkie)
terminal-score-rows = Jego wiersze, a na końcu pusty wiersz:
terminal-score-again = Narysuj je jeszcze raz.
terminal-score-coins = monety
terminal-score-knights = rycerze, w królestwie i w zapasie
terminal-score-towers = wieże
terminal-score-queen = czy jest tam królowa (tak lub nie)
terminal-score-totems = posiadane totemy (na przykład `mamut krzemień` albo brak)
terminal-score-discards = płytki, których nie dało się dołożyć
terminal-score-unread = To nie jest odpowiedź: { $answer }.

# --- replays
terminal-replay-before = Przed pierwszym z { $moves } ruchów
terminal-replay-move = Ruch { $move } z { $moves }
terminal-replay-playing = odtwarzanie, { $seconds } s na ruch
terminal-replay-above = { $number ->
    [one] wyżej 1 wiersz
    [few] wyżej { $number } wiersze
   *[other] wyżej { $number } wierszy
}
terminal-replay-below = { $number ->
    [one] niżej jeszcze 1 wiersz
    [few] niżej jeszcze { $number } wiersze
   *[other] niżej jeszcze { $number } wierszy
}
terminal-replay-go = Przejdź do ruchu (0–{ $moves }): { $typed }
terminal-replay-keys = spacja dalej  p wstecz  r runda  g skok  a auto  + - tempo  ? klawisze  q koniec
terminal-replay-help =
      prawo, spacja, n, j     następny ruch       lewo, p, k, backspace   poprzedni
      r                       następna runda      R                       poprzednia
      Home, End               początek i koniec   g NUMER Enter           do ruchu
      a                       odtwarzanie         + -                     tempo
      góra, dół, page up, page down               przewijanie wysokiego stołu
      q, Escape               koniec

    Naciśnij dowolny klawisz.

# --- the page of `fiefdom hint`
terminal-hint-head = { $rules }, gracz { $seat }: { $moves }
terminal-hint-only = Jedyny ruch: { $deed }.
terminal-hint-points = punkty
terminal-hint-lead = przew.
terminal-hint-win = wygr.
terminal-hint-games = gry
terminal-hint-move = ruch
terminal-hint-exact = Sprawdzono wszystkie możliwości do końca gry: takie będą wyniki, jeśli wszyscy zagrają najlepiej.
terminal-hint-foreseen = Nic nie zależy od losu: tak się skończy, jeśli inni zagrają rozsądnie.
terminal-hint-clear = Ruch z góry listy jest wyraźnie najlepszy.
terminal-hint-close = Najlepsze ruchy są zbyt wyrównane, by je rozróżnić; spróbuj z większym --seconds.
terminal-hint-bot = { $bot } zrobiłby tak: { $deed }.
terminal-hint-by-bot = Według niego przewaga to { $lead }, a szansa wygranej { $win }.
terminal-hint-by-analysis = Według tej analizy przewaga po tym ruchu to { $lead }, a szansa wygranej { $win }.

# --- help
terminal-help =
    Odpowiedz numerem wyboru (listę podaje `ruchy`) albo samym ruchem:
      e1 e2   e1 >     ruch płytką: pola lewej i prawej połowy albo pole lewej
                       i kierunek do prawej: > v < ^
      e1  n2w1         pole: tyle na północ (n) lub południe (s), potem na zachód
                       (w) lub wschód (e) od środka; oznaczenia są na brzegach
      12  K12          płytka, którą można wybrać
      posąg  łowca     budynek, jaskiniowiec; wystarczy początek nazwy
      pomiń  albo 0    gdzie krok można pominąć
    Poza tym:
      stół             cały stół                 ruchy        wybory z numerami
      królestwo 2      całe królestwo            królestwa    wszystkie, małe
      punkty  punkty 2 dotychczasowe punkty      legenda      co znaczą znaki
      dlaczego RUCH    dlaczego nie wolno        rada         co zrobiłby silny bot
      zapisz [PLIK]    gdzie jest zapis gry albo jego kopia
      podpowiedzi włącz|wyłącz                   co jest możliwe i co daje punkty
      zasady  zasady C3 zasady albo jedna z nich
      koniec           przerwij; gra jest zapisana
      cofnij           cofa decyzję z tej tury. Ostatnia decyzja tury ją zamyka:
                       potem niczego już nie można cofnąć.
    Angielskie słowa też zawsze działają: help, table, moves, hint, undo, quit itd.

# --- words that may be typed, with spaces between; the English ones work in every language
terminal-word-help = pomoc
terminal-word-table = stół
terminal-word-moves = ruchy
terminal-word-kingdoms = królestwa
terminal-word-kingdom = królestwo
terminal-word-sheet = punkty arkusz
terminal-word-legend = legenda
terminal-word-hints = podpowiedzi
terminal-word-hint = rada podpowiedź
terminal-word-why = dlaczego czemu
terminal-word-rules = zasady
terminal-word-save = zapisz
terminal-word-undo = cofnij
terminal-word-quit = koniec wyjdź
terminal-word-on = włącz
terminal-word-off = wyłącz
terminal-word-marks = znaki
terminal-word-all = wszystko
terminal-word-pass = pomiń pas nie
terminal-word-right = prawo
terminal-word-down = dół
terminal-word-left = lewo
terminal-word-up = góra
terminal-word-both = obie oba
terminal-word-cave = jaskinia
terminal-word-stack = stos
terminal-word-yes = tak t
terminal-word-no = nie n
terminal-word-none = brak żadne

# --- pieces on squares, in three letters and in seven
terminal-short-bakery = pie
terminal-short-sawmill = tar
terminal-short-fishmonger = ryb
terminal-short-weaver = tka
terminal-short-witch_hut = cza
terminal-short-goldsmith = zło
terminal-short-church = koś
terminal-short-travelling_palace = pał
terminal-short-archery_range = tor
terminal-short-statue = pos
terminal-short-queens_tower = kró
terminal-short-great_inn = gos
terminal-short-brewery = bro
terminal-short-watchtower = war
terminal-short-tower_treasury = swi
terminal-short-knight_treasury = sry
terminal-short-hunter = łow
terminal-short-fisher = rbk
terminal-short-gatherer = zbi
terminal-short-sculptor = rze
terminal-short-painter = mal
terminal-short-fire_woman = ogn
terminal-short-shaman = sza
terminal-short-small_warrior = mwo
terminal-short-amazon_warrior = ama
terminal-short-giant_warrior = olb
terminal-short-mammoth = mam
terminal-short-fish = ryb
terminal-short-mushroom = grz
terminal-short-flint = krz
terminal-middling-bakery = piekarn
terminal-middling-sawmill = tartak
terminal-middling-fishmonger = t.rybny
terminal-middling-weaver = tkalnia
terminal-middling-witch_hut = czarown
terminal-middling-goldsmith = złotnik
terminal-middling-church = kościół
terminal-middling-travelling_palace = pałac
terminal-middling-archery_range = tor łuc
terminal-middling-statue = posąg
terminal-middling-queens_tower = w.król
terminal-middling-great_inn = gospoda
terminal-middling-brewery = browar
terminal-middling-watchtower = strażn
terminal-middling-tower_treasury = s.wież
terminal-middling-knight_treasury = s.ryc
terminal-middling-hunter = łowca
terminal-middling-fisher = rybak
terminal-middling-gatherer = zbier
terminal-middling-sculptor = rzeźb
terminal-middling-painter = malarz
terminal-middling-fire_woman = ogień
terminal-middling-shaman = szaman
terminal-middling-small_warrior = mały
terminal-middling-amazon_warrior = amazon
terminal-middling-giant_warrior = olbrzym
terminal-middling-mammoth = mamut
terminal-middling-fish = ryba
terminal-middling-mushroom = grzyb
terminal-middling-flint = krzem

# --- oczekiwanie na losowanie
terminal-awaits = { $kind ->
    [line] oczekiwanie na następną kolumnę płytek
    [king] oczekiwanie na wylosowanie { $family ->
        [origins] wodza
       *[other] króla
    }
    [building] oczekiwanie na wylosowanie budynku
    [caveman] oczekiwanie na wylosowanie jaskiniowca
   *[other] oczekiwanie: { $kind }
}
terminal-line-undrawn = Jeszcze nie wylosowano.
terminal-lost = Gra NIE jest zapisana: nie można zapisać pliku { $path }.
terminal-program-lost = { $name } przegrywa rozgrywkę. { $reason } Dalej gra za niego bot { $bot }.
terminal-compiling = Kompilowanie silnika gry dla tego komputera: { $function } (dotąd { $seconds } s). Dzieje się to tylko za pierwszym razem; wcześniej: `fiefdom warmup`
