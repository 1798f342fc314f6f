# Dlaczego środowisko odmawia wywołania.

environment-not-started = Nie ma rozgrywki do kontynuowania: przed step wywołaj reset.
environment-closed = Środowisko jest zamknięte.
environment-forked = Wątki tego środowiska zostały w procesie nadrzędnym: utwórz je po rozwidleniu procesu albo używaj kopii (copy.deepcopy).
environment-illegal = Ruch nr { $action } nie jest dozwolony w rozgrywce { $game }{ $others ->
    [0] {""}
    [one] {" "}(i jeszcze jedna rozgrywka odrzuciła swój ruch)
    [few] {" "}(i jeszcze { $others } rozgrywki odrzuciły swój ruch)
   *[other] {" "}(i jeszcze { $others } rozgrywek odrzuciło swój ruch)
}.
environment-opponent-illegal = Przeciwnik { $opponent } na miejscu { $seat } wybrał ruch nr { $action }, który nie jest dozwolony w rozgrywce { $game }.
environment-opponent-answer = Przeciwnik { $opponent } na miejscu { $seat } musi odpowiedzieć ruchem albo jego numerem, a nie { $value }.
environment-not-all-started = Pierwszy reset musi rozpocząć wszystkie rozgrywki.
environment-not-rules = Zasady trzeba podać jako tekst albo jako Rules, a nie { $value }.
environment-dynasty = { $rules } to trzy rozgrywki z rzędu, a środowisko rozgrywa jedną: pomiń dynasty.
environment-not-whole = Wartość { $name } musi być liczbą całkowitą, a nie { $value }.
environment-too-few = Wartość { $name } musi wynosić co najmniej 1, a nie { $value }.
environment-unknown-word = Wartość { $name } to { $known }, a nie { $value }.
environment-unknown-array = Nie ma tablicy { $name }; do wyboru: { $known }.
environment-array-type = { $name } musi być tablicą typu { $expected }, a nie { $found }.
environment-array-shape = { $name } musi mieć kształt { $expected }, a nie { $found }.
environment-array-memory = { $name } musi być tablicą ciągłą i zapisywalną: przekaż kopię.
environment-shared-memory = { $name } i { $other } mają wspólną pamięć: każda tablica potrzebuje własnej.
environment-action-type = Wartości { $name } muszą być liczbami całkowitymi, a nie { $found }.
environment-state-type = states musi być jednowymiarową tablicą typu stanu { $layout }.
environment-state-count = Potrzebny jest jeden stan na rozgrywkę, razem { $expected }, a nie { $given }.
environment-state-unsound = Liczby w stanie { $state } są sprzeczne: nie prowadzi do niego żadna rozgrywka.
environment-state-of-other-rules = Te stany nie należą do { $rules }: różni się { $field }.
environment-zero-source = Źródło losowości nie może być zerem.
environment-negative-seed = Ziarno (seed) nie może być ujemne: { $value }.
environment-seed-count = Potrzebne jest jedno ziarno na rozgrywkę, razem { $expected }, a nie { $given }.
environment-no-options = reset nie przyjmuje opcji, a podano { $given }.
environment-not-a-snapshot = restore przyjmuje to, co zwróciło save, a nie { $value }.
environment-no-symmetry = Symetria to liczba od 0 do 7, a nie { $value }.
environment-cannot-be-turned = Nie ma symetrii dla { $rules }: rodzina tej gry nie określa, jak obracać jej obserwacje.
environment-no-seat = Nie ma miejsca { $seat } w { $rules }.
environment-no-action = Ruch to liczba od 0 do { $last }, a nie { $value }.
environment-opponent-count = Potrzebny jest jeden przeciwnik na miejsce, razem { $expected }, a nie { $given }.
environment-not-an-opponent = Przeciwnik to bot, jego nazwa albo funkcja rozgrywki, a nie { $value }.
environment-needs-history = { $bot } potrzebuje historii partii, a środowisko wektorowe jej nie przechowuje: użyj środowiska Gymnasium z jedną partią.
environment-bot-of-another-game = Bot { $bot } nie gra w { $rules }.
environment-other-game = { $environment } rozgrywa { $games }, a nie { $rules }.
environment-not-an-action = { $agent } ma podjąć decyzję: ruch to liczba całkowita, a nie { $value }.
environment-no-parameters = Obserwatorzy nie mają parametrów, a podano { $given }.
environment-illegal-here = Ruch nr { $action } nie jest tu dozwolony.
environment-impossible-outcome = Wynik losowania { $outcome } nie jest tu możliwy.
environment-missing-library = To środowisko wymaga biblioteki { $library }, która nie jest zainstalowana: `pip install 'fiefdom[{ $extra }]'`.
