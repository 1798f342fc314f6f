# Dlaczego boty, ich trening i arena czegoś odmawiają.

bot-unknown = Nie ma bota { $name }; do wyboru: { $known }.
bot-misspelt = Nie ma bota { $name }; najbliższa nazwa to { $near }.
bot-unknown-option = Bot { $bot } nie ma opcji { $option }; do wyboru: { $known }.
bot-option-twice = Bot { $bot } ma dwa razy opcję { $option }.
bot-not-learned = Bot { $bot } nie używa wag, więc żadnych nie przyjmuje.
bot-not-searching = Bot { $bot } nie przeszukuje, więc nie ma opcji przeszukiwania.
bot-no-weights-file = Bot { $bot } wskazuje plik { $file }, którego nie ma; takie pliki zapisuje `fiefdom train`.
bot-not-a-number = W bocie { $bot } opcja { $option } musi być liczbą większą od 0, a nie { $text }.
bot-not-whole = W bocie { $bot } opcja { $option } musi być liczbą całkowitą większą od 0, a nie { $text }.
bot-no-time = Wartość seconds musi być większa od 0, a nie { $value }.
bot-too-few = Wartość { $name } musi wynosić co najmniej 1, a nie { $value }.
bot-no-decision = Nie ma tu żadnej decyzji do podjęcia, więc nie ma nad czym myśleć.
bot-not-weights = W pliku { $path } nie ma wag ({ $cause }); takie pliki zapisuje `fiefdom train`.
bot-broken-weights = W pliku { $path } nie ma wag: jego wpisy do siebie nie pasują.
bot-other-weights = Wagi w pliku { $path }: { $found }, a królestwa { $layout } mają ich { $expected }. Przeprowadź trening dla tych zasad.
bot-other-training = W pliku { $path } jest inny trening ({ $kept }) niż ten ({ $wanted }): podaj te same ustawienia, aby go kontynuować, albo usuń plik, aby zacząć od nowa.
bot-failed = Bot { $bot } zawiódł ({ $error }): { $cause }.
bot-does-not-play = Bot { $bot } nie gra w { $game }; 'greedy' gra we wszystkie gry.
bot-illegal = Bot { $bot } wybrał ruch nr { $action }, który nie jest tam dozwolony.
bot-no-history = Ten widok nie mówi, jak doszło do tej pozycji, a program musi wiedzieć, gdzie leży każde domino.

arena-option-first = Lista botów zaczyna się od opcji { $option }: najpierw podaj jej bota.
arena-lone-option = { $option } to opcja, ale { $bot } przed nią nie ma dwukropka: napisz { $meant }.
arena-dynasty = { $rules } to trzy rozgrywki z rzędu, a arena rozgrywa pojedyncze: pomiń dynasty.
arena-no-bots = Arena potrzebuje co najmniej jednego bota.
arena-no-games = Nie ma rozgrywek do podsumowania.
arena-not-a-result = Ten wiersz nie jest wynikiem areny.
arena-bad-line = Wiersz { $line } pliku { $path } nie jest wynikiem: { $text }. Usuń ten wiersz, a rozgrywka odbędzie się ponownie.
arena-not-results = { $path } nie jest plikiem z wynikami areny: podaj inny plik.
arena-other-settings = W pliku { $path } są rozgrywki { $setting ->
    [exchanged] o innym rozmieszczeniu
    [rules] według innych zasad
    [bots] innych botów
   *[seed] z innym ziarnem
}: { $theirs } zamiast { $ours }. Podaj inny plik.
arena-other-software = W pliku { $path } są rozgrywki innej wersji botów lub silnika: podaj inny plik.
arena-locked = Do pliku { $path } zapisuje właśnie inne uruchomienie: poczekaj na nie albo podaj inny plik.
arena-not-played = Nie rozegrano żadnej rozgrywki. { $reason }
arena-not-finished = Rozgrywka { $game } (rozdanie { $deal }, rotacja { $rotation }) nie została ukończona. { $reason }
arena-process-ended = Proces, który miał grać, zakończył się kodem { $exit }.
arena-sprt-bounds = --sprt przyjmuje dwie różnice Elo, najpierw mniejszą, na przykład 0,10; nie { $text }.
arena-sprt-bots = Test sekwencyjny porównuje dwa boty, a podano: { $bots }.
arena-ladder-rules = W pliku { $path } są rozgrywki { $theirs }, a w poprzednich { $ours }: jeden ranking jest dla jednej gry.
arena-ladder-bots = Ranking wymaga rozgrywek co najmniej dwóch botów.

cluster-not-installed = Klaster wymaga pakietu ray: zainstaluj fiefdom[cluster].
cluster-not-started = Ray nie mógł uruchomić klastra: { $cause }.
cluster-not-found = Pod adresem { $address } nie ma klastra Ray: { $cause }.
cluster-worker-failed = Zawiódł proces roboczy klastra: { $cause }.
cluster-other-version = Na klastrze jest inna wersja Fiefdom niż na tym komputerze: zainstaluj tę samą.

program-no-command = { $text } nie wskazuje programu: podaj jego polecenie w cudzysłowie, na przykład program:"node engine.js".
program-not-started = Nie można uruchomić programu { $command }: { $cause }.
program-other-version = Program { $command } odpowiedział { $answer }, a oczekiwana jest wersja { $version } protokołu silnika.
program-no-such-option = Program { $command } nie ma opcji { $option }.
program-silent = Program { $command } nie odpowiedział na { $asked } w ciągu { $seconds } s.
program-ended = Program { $command } zakończył się kodem { $exit }, zamiast odpowiedzieć na { $asked }; jego ostatnie słowa: { $said }.
program-flooded = Program { $command } wysłał więcej wierszy niż { $lines } albo zbyt długi wiersz, zamiast odpowiedzieć na { $asked }.
program-unasked = Program { $command } wysłał { $line }, choć nikt nie prosił o ruch.
program-reported = Program { $command } zgłosił błąd: { $error }.
program-not-a-move = Program { $command } odpowiedział { $move }, a to nie jest ruch. { $reason }
program-illegal-move = Program { $command } wybrał { $move }, a ten ruch nie jest tam dozwolony. { $reason }
program-not-listed = Program { $command } odpowiedział { $move }, a dozwolone ruchy to { $known }.
program-not-allowed = Bot { $bot } uruchomiłby program, a tutaj nie jest to dozwolone.

engine-unknown = Nie ma polecenia { $word }; do wyboru: { $known }.
engine-long = Wiersz może mieć najwyżej { $most } bajtów.
engine-version = { $text } to nie wersja, którą zna ten silnik; zna on wersję { $version }.
engine-option = { $text } nie ustawia opcji: napisz `setoption name NAZWA value WARTOŚĆ`.
engine-unknown-option = Nie ma opcji { $option }; do wyboru: { $known }.
engine-threads = Wartość threads musi być liczbą całkowitą od 1 do { $most }, a nie { $text }.
engine-go = { $text } to nie limit: każde ze słów { $known } może wystąpić raz, a po nim liczba całkowita.
engine-no-position = Nie podano pozycji, w której należy wykonać ruch.
engine-thinking = { $word } musi poczekać: silnik myśli.
