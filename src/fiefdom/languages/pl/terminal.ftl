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
    [one] 1 rycerz w domu
   *[other] { $number } rycerzy w domu
}
terminal-knights-sent-out = wysłani: { $number }
terminal-queen = królowa
terminal-queen-short = królowa
terminal-kingdom-number = królestwo { $number }

# --- the table
terminal-round = runda { $round } z { $rounds }
terminal-opening = otwarcie
terminal-end = koniec
terminal-to-move = { $who ->
    [you] twój ruch
   *[other] gra { $name }
}
terminal-line-done = już
terminal-line-now = gra
terminal-builders = Budowniczowie
terminal-discount = (z królową o 1m taniej)
terminal-queen-with = królowa: { $name }
terminal-queen-nobody = królowa u nikogo
terminal-dragon-home = smok w domu
terminal-dragon-out = smok poza domem
terminal-next-building = następny budynek: { $building }
terminal-next-nothing = nie ma więcej budynków
terminal-cave = Jaskinia
terminal-in-the-stack = na stosie: { $number }

# --- what the signs mean
terminal-sign-castle = zamek miejsca 1
terminal-sign-hut = chata miejsca 1
terminal-sign-crown = korona
terminal-sign-fire = ogień
terminal-sign-volcano = wulkan z dwoma kraterami
terminal-sign-tower = wieża
terminal-sign-small-crowns = w małych królestwach: 2 dwie korony
terminal-sign-small-fires = w małych królestwach: 2 dwa ognie lub kratery
terminal-sign-piece = coś tam stoi

# --- questions
terminal-ask-claim = Na której kostce stanie twój { $king ->
    [chief] wódz
   *[king] król
}? Wpisz jej numer.
terminal-ask-pair = Na których dwóch kostkach staną twoi wodzowie?
terminal-ask-place = Gdzie ją położyć? Lewa i prawa połowa: e1 e2 albo e1 >
terminal-ask-tax = Wysyłasz rycerzy po podatki? Zostaną tam, gdzie pójdą.
terminal-ask-build = Budujesz?
terminal-ask-dragon = Zapłacisz smokowi monetę, żeby spalił budynek?
terminal-ask-erupt = Wulkan wybucha. { $fire }. Gdzie spadnie?
terminal-ask-give = Tracisz totem: komu przypadnie?
terminal-ask-recruit = Rekrutujesz jaskiniowca?
terminal-ask-pay = Którym zasobem płacisz ({ $caveman })?
terminal-ends-turn = (To kończy twoją turę.)
terminal-arrows = Strzałka: tu lewa połowa, w tę stronę prawa. `ruchy` wylicza, `?` pomaga.

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
terminal-deed-claim = wybór { $domino }
terminal-deed-claim_pair = wybór { $dominoes }
terminal-deed-place = kostka { $domino } na { $cells }
terminal-deed-discard = odrzucenie { $domino }
terminal-deed-tax = podatki { $cells }
terminal-deed-build = zakup ({ $building })
terminal-deed-site = plac { $cells }
terminal-deed-dragon = smok pali ({ $building })
terminal-deed-erupt = ogień na { $cells }
terminal-deed-give = totem ({ $resource }) dla królestwa { $kingdom }
terminal-deed-recruit = rekrutacja ({ $caveman })
terminal-deed-pay = zapłata { $cells }
terminal-deed-settle = osiedlenie { $cells }
terminal-deed-pass = pas ({ $step })
terminal-only-choice = { $deed } (jedyny możliwy ruch)
terminal-then = { $first }, potem { $then }
terminal-taken-back = Cofnięto: { $deed }.
terminal-nothing-to-take-back = Nie ma czego cofać: twoja tura dopiero się zaczęła, a skończone tury zostają.
terminal-possible = To możliwe: { $deed }.

# --- hints
terminal-gains = Podpowiedź. Punkty samego ruchu, bez tego, co potem: { $moves }.
terminal-no-gains = Podpowiedź. Żaden wybór nie daje teraz więcej punktów niż inny.
terminal-promise = { $moves }: { $points } pkt, przewaga { $lead }, wygrana { $win } %
terminal-too-close = Pierwsze ruchy są zbyt podobne, by je rozróżnić.
terminal-hints-off = Podpowiedzi są wyłączone.
terminal-hints-marks = W królestwie widać, co jest możliwe; punktów nie widać.
terminal-hints-gains = W królestwie widać, co jest możliwe, i podane jest to, co od razu daje najwięcej punktów.
terminal-no-such-hints = Podpowiedzi: włącz, wyłącz albo znaki, a nie { $answer }.

# --- answers to what was typed
terminal-no-choice = Nie ma wyboru { $answer }: numery sięgają { $last }; `ruchy` je wylicza.
terminal-no-kingdom = Nie ma królestwa { $answer }: są od 1 do { $last }.
terminal-unread-claim = { $answer } to nie kostka: wybierz jedną z widocznych, na przykład { $domino }.
terminal-unread-pair = { $answer } to nie dwie kostki: podaj dwie skrajne albo dwie środkowe z rzędu.
terminal-unread-place = { $answer } to nie ruch: podaj pola lewej i prawej połowy, np. e1 e2, albo jedno pole i >, v, < lub ^.
terminal-unread-tax = { $answer } to nie pola: podaj jedno lub dwa, jak e1, albo pas.
terminal-unread-square = { $answer } to nie pole: podaj jedno, jak e1.
terminal-unread-name = Nie rozumiem { $answer }: możliwe są { $names } albo pas.
terminal-unread-give = { $answer } to nie królestwo: wpisz jego numer.
terminal-why-which = Podaj, który ruch, na przykład: dlaczego e1 e2.

# --- beginning, keeping, ending
terminal-loading = Wczytuję silnik gry; za pierwszym razem jest kompilowany (wcześniej: `fiefdom warmup`)
terminal-begins = { $rules }, ziarno { $seed }. Pomoc: ?
terminal-begins-recorded = { $rules }, ziarno { $seed }, zapis w { $path }. Pomoc: ?
terminal-goes-on = { $rules }, ciąg dalszy, zapis w { $path }. Pomoc: ?
terminal-go-on = { $path } zawiera nieskończoną grę, { $rules }. Grać dalej? (T/n)
terminal-fault = { $path }, wiersz { $line }: { $fault }
terminal-thinks = { $name } myśli
terminal-thinking = Myślę
terminal-file-exists = { $path } już istnieje: podaj inny plik.
terminal-not-saved = Nie można zapisać pliku { $path }: { $cause }.
terminal-copied = Kopia gry jest w { $path }.
terminal-save-where = Ta gra nie jest zapisywana: `zapisz PLIK` zapisze ją do pliku.
terminal-saved = Gra jest w { $path }; zapisuje się tam każdy ruch.
terminal-not-recorded = Gry nie da się teraz zapisać w { $path }: { $trouble }. Gra toczy się dalej; `zapisz PLIK` zapisze ją gdzie indziej.
terminal-recorded = Zapis jest w { $path }: `fiefdom replay { $path }` pokaże go znowu.
terminal-kept = Gra jest zachowana: `fiefdom play --resume { $path }` ją wznowi.
terminal-input-ended = Dane wejściowe się skończyły.
terminal-quit = Kończysz grę.
terminal-standing = Oto stan gry.
terminal-over = Koniec gry
terminal-game-over = Koniec gry { $game }
terminal-all-games = Wszystkie gry razem: { $games }

# --- scores
terminal-without-crowns = { $number ->
    [one] 1 obszar bez korony
    [few] { $number } obszary bez korony
   *[other] { $number } obszarów bez korony
}
terminal-without-fires = { $number ->
    [one] 1 obszar bez ognia
    [few] { $number } obszary bez ognia
   *[other] { $number } obszarów bez ognia
}
terminal-totem-of = totem ({ $resource })
terminal-horde = { $warriors } x siła { $strength }
terminal-pad-coins = { $number ->
    [one] 1 moneta
    [few] { $number } monety
   *[other] { $number } monet
}, punkt za trzy
terminal-pad-queen = korona na największym obszarze
terminal-ahead-by-territory = wyżej dzięki największemu obszarowi, { $number ->
    [one] 1 pole
    [few] { $number } pola
   *[other] { $number } pól
}
terminal-ahead-by-crowns = wyżej dzięki koronom: { $number }
terminal-ahead-by-games = wyżej dzięki wygranym grom: { $number }
terminal-shares-place = miejsce wspólne z następnym
terminal-score-coins = monety
terminal-score-knights = rycerze, w królestwie i w odwodzie
terminal-score-towers = wieże
terminal-score-queen = czy jest tam królowa (tak lub nie)
terminal-score-totems = posiadane totemy (na przykład `mamut krzemień` albo brak)
terminal-score-discards = kostki, których nie dało się położyć
terminal-score-unread = To nie jest odpowiedź: { $answer }.

# --- replays
terminal-replay-before = Przed pierwszym ruchem z { $moves }
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
terminal-replay-keys = spacja dalej  p wstecz  r runda  g skok  a sam  + - tempo  ? klawisze  q koniec
terminal-replay-help =
      prawo, spacja, n, j     następny ruch       lewo, p, k, backspace   poprzedni
      r                       następna runda      R                       poprzednia
      Home, End               początek i koniec   g NUMER Enter           do ruchu
      a                       samo odtwarzanie    + -                     tempo
      góra, dół, page up, page down               przewijanie wysokiego stołu
      q, Escape               koniec

    Dowolny klawisz wraca.

# --- the page of `fiefdom hint`
terminal-hint-head = { $rules }, miejsce { $seat }: { $moves }
terminal-hint-only = Jedyny ruch: { $deed }.
terminal-hint-points = punkty
terminal-hint-lead = przew.
terminal-hint-win = wygr.
terminal-hint-games = gry
terminal-hint-move = ruch
terminal-hint-exact = Sprawdzono wszystko do końca gry: to wyniki najlepszej gry wszystkich.
terminal-hint-foreseen = Nic nie zależy od losu: tak się skończy, jeśli inni zagrają jak bot `normal`.
terminal-hint-clear = Pierwszy ruch jest wyraźnie najlepszy.
terminal-hint-close = Pierwsze ruchy są zbyt podobne, by je rozróżnić; więcej --seconds może pomóc.

# --- help
terminal-help =
    Odpowiedz numerem wyboru (wylicza je `ruchy`) albo samym ruchem:
      e1 e2   e1 >     położenie: pola lewej i prawej połowy albo pole lewej
                       i kierunek do prawej: > v < ^
      e1  n2w1         pole: tyle na północ (n) lub południe (s), potem na zachód
                       (w) lub wschód (e) od zamku; oznaczenia są na brzegach
      12  K12          kostka z następnego rzędu
      posąg  łowca     budynek, jaskiniowiec; wystarczy początek nazwy
      pas  albo 0      gdzie krok można pominąć
    Poza tym:
      stół             cały stół                 ruchy        wybory z numerami
      królestwo 2      całe królestwo            królestwa    wszystkie, małe
      punkty  punkty 2 dotychczasowe punkty      legenda      co znaczą znaki
      dlaczego RUCH    dlaczego nie wolno        rada         co zrobiłby silny bot
      zapisz [PLIK]    gdzie jest zapis gry albo jego kopia
      podpowiedzi włącz|wyłącz                   co jest możliwe i co daje punkty
      koniec           przerwij; gra jest zachowana
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
terminal-word-save = zapisz
terminal-word-undo = cofnij
terminal-word-quit = koniec wyjdź
terminal-word-on = włącz
terminal-word-off = wyłącz
terminal-word-marks = znaki
terminal-word-all = wszystko
terminal-word-pass = pas nie
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
terminal-short-archery_range = str
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
terminal-middling-archery_range = strzeln
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
    [line] oczekiwanie na następny rząd
    [king] oczekiwanie na wylosowanie króla
    [building] oczekiwanie na wylosowanie budynku
    [caveman] oczekiwanie na wylosowanie jaskiniowca
   *[other] oczekiwanie: { $kind }
}
terminal-line-undrawn = Jeszcze nie wylosowany.
terminal-lost = Gra NIE jest zapisana: nie można zapisać pliku { $path }.
