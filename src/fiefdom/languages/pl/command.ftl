# Co jest nie tak z poleceniem i dlaczego kończy się przed czasem.

command-try-help = Pomoc: '{ $command } --help'.
command-interrupted = przerwano.
command-no-memory = na to brakuje pamięci.
command-disk-full = dysk jest pełny{ $place }: zwolnij miejsce, a potem uruchom to samo polecenie ponownie.
command-no-such-language = { $where } to { $known }, a nie { $text }.
command-not-whole = { $option } przyjmuje liczbę całkowitą od { $lowest } do { $highest }, a nie { $text }.
command-not-decimal = { $option } przyjmuje { $unit ->
    [seconds] sekundy
    [minutes] minuty
    [share] ułamek
   *[number] liczbę
} od { $lowest } do { $highest }, a nie { $text }.
command-not-a-seed = --seed przyjmuje liczbę całkowitą, a nie { $text }.
command-move-too-far = --move { $move } to za daleko: rozgrywka ma { $moves ->
    [one] jeden ruch.
    [few] { $moves } ruchy.
   *[other] { $moves } ruchów.
}
command-exclusive = Użyj tylko jednej z tych opcji: { $options }.
command-only-pictures = --lines, --legal i --coordinates dotyczą obrazów: dodaj --svg lub --png.
command-no-kingdom = Nie ma --kingdom { $number }: liczba królestw w { $rules } to { $kingdoms }.
command-which-picture = --output { $path } nie mówi, jaki obraz zapisać: dodaj --svg lub --png.
command-no-past = --move i --game dotyczą plików: pozycja nie ma przeszłości.
command-file-exists = { $path } już istnieje: podaj inny plik (--output) albo nadpisz go (--force).
command-record-exists = { $path } już istnieje: kontynuuj z --resume { $path }.
command-resume-alone = --resume kontynuuje rozgrywkę taką, jaka jest: nie podawaj innych zasad, miejsc, ziarna ani pliku.
command-game-over = Rozgrywka jest zakończona: podaj wcześniejszy moment (--move).
command-how-long = Podaj, jak długo trenować: --minutes albo --games.
command-too-many-players = --seats wymienia { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
}, ale w { $rules } liczba miejsc to { $seats }.
command-bot-of-another-game = Bot { $bot } nie gra w { $rules }, tylko w Kingdomino.
command-empty-seat = W --seats { $text } jedno miejsce jest puste.
command-bare-bot = W --seats { $text } zapisz bota jako { $bot }.
command-long-name = W --seats { $text } nazwa może mieć najwyżej { $longest } znaków, wszystkie drukowalne.
command-results-kept = { $games ->
    [one] Jedna rozgrywka jest zapisana
    [few] { $games } rozgrywki są zapisane
   *[other] { $games } rozgrywek jest zapisanych
} w { $path }; to samo polecenie kontynuuje.
command-results-lost = Wyników nie zapisano, więc { $games ->
    [one] jedna rozgrywka przepadła.
    [few] { $games } rozgrywki przepadły.
   *[other] { $games } rozgrywek przepadło.
}
command-server-packages = Serwer wymaga brakujących pakietów ({ $package }): zainstaluj fiefdom[server].
command-server-failed = Serwer się nie uruchomił; przyczyna jest w dzienniku powyżej.
command-which-tables = Podaj stoły albo wybierz je opcją --older-than lub --stage.
command-no-data-folder = Nie można utworzyć folderu pliku { $path } ({ $cause }): wybierz inny --data.
command-database = Nie można użyć bazy danych { $database }: { $cause }.

server-no-such-port = Nie ma portu { $port }: porty są od 0 do 65535.
server-port-in-use = Nie można użyć portu { $port } pod adresem { $host } ({ $cause }). Zatrzymaj to, co go używa, albo wybierz inny: --port { $other }.
server-not-a-database = { $text } nie jest adresem bazy danych: napisz postgresql://user@host/name albo sqlite:///file.db.
server-other-database = { $text } nie jest bazą danych, której można użyć: wybierz sqlite lub postgresql, a nie { $kind }.
server-store-failed = Baza danych zawiodła: { $cause }.
server-store-conflict = Ktoś inny zapisał do bazy danych wcześniej.
server-log-unreadable = Nie można odczytać dziennika stołu { $table }: { $cause }.
server-log-refused = Nie można odtworzyć dziennika stołu { $table }. { $reason }
server-bot-slow = Bot myślał zbyt długo ({ $level }).
server-bot-broken = Bot zawiódł ({ $level }).
server-config-file = Nie można odczytać konfiguracji { $path }: { $cause }.
server-config-name = W konfiguracji { $path } jest { $name }, a takiego ustawienia nie ma; wybierz { $known }.
server-config-number = { $name } to liczba od { $lowest }, nie { $text }.
server-config-rate = { $name } to częstość, na przykład {"{"} burst = 20, per_second = 0.2 {"}"}, a w środowisku 20,0.2, nie { $text }.
server-config-text = { $name } nie może mieć takiej wartości: { $text }.
server-not-an-origin = { $text } nie jest źródłem (origin): napisz https://games.example, bez ścieżki.
server-not-a-network = { $text } nie jest adresem ani siecią: napisz 203.0.113.7 albo 10.0.0.0/8.
server-no-such-table = W bazie danych nie ma stołu { $table }.
server-no-games = Przy stole { $table } nie zaczęto żadnej gry, więc nie ma zapisu do wyeksportowania.
command-awaits-chance = Gra czeka na { $awaits ->
    [line] następną kolumnę płytek
    [king] wylosowanie { $family ->
        [origins] wodza
       *[other] króla
    }
    [building] wylosowanie budynku
    [caveman] wylosowanie jaskiniowca
   *[other] losowanie ({ $awaits })
}, więc nie ma decyzji do analizy; --move pokazuje wcześniejszą.
command-record-folder = { $path } to folder: podaj plik w tym folderze.
command-not-recorded = Nie można zapisać gry w { $path }: { $cause }. Wybierz inny plik opcją --record albo graj z --no-record.
command-only-ladder = { $path } jest czytany tylko z opcją --ladder.
command-program-in-record = W tej rozgrywce grał { $bot }, a zapis może wskazywać dowolny program: jeśli mu ufasz, wznów ją z opcją --allow-programs.
command-which-game = Która gra? Wybierz spośród: { $games }.
command-no-such-rule = W zasadach gry { $game } nie ma rozdziału o zasadzie { $rule }.
command-needs = { $option } wymaga { $other }.
server-level-bot = Bota dla poziomu podaje się jako POZIOM=BOT, gdzie poziom to { $levels }, a nie { $text }.
