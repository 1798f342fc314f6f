# Why there are no such rules. The number of the rule is added by the program.

rules-not-understood = Niezrozumiały zapis { $text }. { $why }
rules-too-long = Jest dłuższy niż { $most } znaków.
rules-strange-character = Znak { $character } jest w zasadach niedozwolony.
rules-brackets = Może mieć jedną parę nawiasów, na końcu.
rules-no-game = Musi się zaczynać od gry: { $games }.
rules-several-games = { $family } to kilka gier, więc napisz { $games }.
rules-options-outside = Opcje podaje się w nawiasach po grze, na przykład queendomino(players=3, harmony).
rules-unknown-game = Nie ma gry { $name }; do wyboru: { $games }.
rules-misspelt-game = Nie ma gry { $name }; może chodziło o { $guess }.
rules-unknown-option = Nie ma opcji { $name }; do wyboru: { $options }.
rules-misspelt-option = Nie ma opcji { $name }; może chodziło o { $guess }.
rules-missing-option = Przy przecinku lub znaku równości brakuje opcji.
rules-given-twice = Podaje { $name } dwa razy.
rules-players-number = Opcja players wymaga liczby całkowitej, na przykład players=3.
rules-on-or-off = Opcja { $name } ma wartość on lub off, a nie { $value }.

rules-duel-game = Pojedynek Mistrzów to tylko odmiana Kingdomino, a { $rules } to { $game }.
rules-teams-game = Drużyny są tylko w Królewskim weselu, a { $rules } to { $game }.
rules-duel-players = Pojedynek Mistrzów jest tylko dla dwóch osób, więc { $rules } nie jest możliwe.
rules-teams-players = Drużyny są dla 6–8 osób, więc { $rules } nie jest możliwe.
rules-option-game = Ta opcja nie należy do gry { $game }, więc { $rules } nie jest możliwe.
rules-players = { $game }: gra dla { $span } osób, więc { $rules } nie jest możliwe.
rules-needs-teams = { $game }: { $span } osób gra w drużynach, więc dodaj teams: { $rules }.
rules-players-or-teams = { $game }: gra dla { $span } osób, a w drużynach dla { $teams }, więc { $rules } nie jest możliwe.

rules-text-type = Zasady odczytuje się z napisu, a nie z typu { $type }.
rules-game-type = Gra musi być napisem, a nie typem { $type }.
rules-players-type = Liczba graczy musi być liczbą całkowitą, a nie typem { $type }.
rules-option-type = Opcja { $name } musi mieć wartość True lub False, a nie typ { $type }.

rules-no-seat = Nie ma gracza { $number } w { $rules }; graczy liczy się od 0.
rules-no-kingdom = Nie ma królestwa { $number } w { $rules }; królestwa liczy się od 0.
rules-no-line = Nie ma kolumny { $number } w { $rules }; kolumny liczy się od 0.

rules-game-taken = Jest już inna gra o nazwie { $name }.
rules-game-not-registered = { $name } nie jest grą, którą dodano.
