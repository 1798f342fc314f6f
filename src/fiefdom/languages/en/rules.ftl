# Why there are no such rules. The number of the rule is added by the program.

rules-not-understood = { $text } could not be understood. { $why }
rules-too-long = It is longer than { $most } characters.
rules-strange-character = The character { $character } is not allowed in rules.
rules-brackets = It may have one pair of brackets, at the end.
rules-no-game = It must begin with a game: { $games }.
rules-several-games = { $family } is several games, so write { $games }.
rules-options-outside = Options go in brackets after the game, as in queendomino(players=3, harmony).
rules-unknown-game = There is no game { $name }; it must be { $games }.
rules-misspelt-game = There is no game { $name }; perhaps { $guess } was meant.
rules-unknown-option = There is no option { $name }; it must be { $options }.
rules-misspelt-option = There is no option { $name }; perhaps { $guess } was meant.
rules-missing-option = An option is missing next to a comma or an equals sign.
rules-given-twice = It gives { $name } twice.
rules-players-number = The option players needs a whole number, as in players=3.
rules-on-or-off = The option { $name } is on or off, not { $value }.

rules-duel-game = Mighty Duel is a way to play Kingdomino only, but { $rules } is { $game }.
rules-teams-game = Teams belong to Royal Wedding only, but { $rules } is { $game }.
rules-duel-players = Mighty Duel is for two players only, so { $rules } is not possible.
rules-teams-players = Teams are for 6 to 8 players, so { $rules } is not possible.
rules-option-game = This option does not belong to { $game }, so { $rules } is not possible.
rules-players = { $game } is for { $span } players, so { $rules } is not possible.
rules-needs-teams = { $game } with { $span } players is played in teams, so add teams to { $rules }.
rules-players-or-teams = { $game } is for { $span } players, or { $teams } in teams, so { $rules } is not possible.

rules-text-type = Rules are parsed from a string, not from { $type }.
rules-game-type = The game must be a string, not { $type }.
rules-players-type = The number of players must be a whole number, not { $type }.
rules-option-type = The option { $name } must be True or False, not { $type }.

rules-no-seat = There is no seat { $number } in { $rules }; seats count from 0.
rules-no-kingdom = There is no kingdom { $number } in { $rules }; kingdoms count from 0.
rules-no-line = There is no line { $number } in { $rules }; lines count from 0.

rules-game-taken = There is already another game named { $name }.
rules-game-not-registered = { $name } is not a game that was registered.
