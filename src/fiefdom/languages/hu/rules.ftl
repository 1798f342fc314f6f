# Why there are no such rules. The number of the rule is added by the program.

rules-not-understood = { $text }: ez nem érthető. { $why }
rules-too-long = Hosszabb { $most } karakternél.
rules-strange-character = A szabályokban nem állhat ilyen karakter: { $character }.
rules-brackets = Egyetlen zárójelpár lehet benne, a végén.
rules-no-game = Egy játékkal kell kezdődnie: { $games }.
rules-several-games = { $family } néven több játék van, ezért ezt írd: { $games }.
rules-options-outside = A beállítások zárójelben következnek a játék után, például queendomino(players=3, harmony).
rules-unknown-game = Nincs ilyen játék: { $name }; választható: { $games }.
rules-misspelt-game = Nincs ilyen játék: { $name }; talán erre gondoltál: { $guess }.
rules-unknown-option = Nincs ilyen beállítás: { $name }; választható: { $options }.
rules-misspelt-option = Nincs ilyen beállítás: { $name }; talán erre gondoltál: { $guess }.
rules-missing-option = Egy vessző vagy egyenlőségjel mellől hiányzik a beállítás.
rules-given-twice = Kétszer szerepel benne: { $name }.
rules-players-number = A players után egész szám kell, például players=3.
rules-on-or-off = A beállítás ({ $name }) értéke on vagy off, nem ez: { $value }.

rules-duel-game = A hatalmak párbaja csak Kingdominóval játszható, de { $rules } játéka: { $game }.
rules-teams-game = Csapatok csak a királyi esküvőben vannak, de { $rules } játéka: { $game }.
rules-duel-players = A hatalmak párbaja csak két játékosnak való, ezért nem lehetséges: { $rules }.
rules-teams-players = Csapatban 6–8 játékos játszhat, ezért nem lehetséges: { $rules }.
rules-option-game = Ez a beállítás nem tartozik ehhez a játékhoz ({ $game }), ezért nem lehetséges: { $rules }.
rules-players = { $game }: { $span } játékosnak való, ezért nem lehetséges: { $rules }.
rules-needs-teams = { $game }: { $span } játékos csapatban játssza, ezért add hozzá a teams beállítást: { $rules }.
rules-players-or-teams = { $game }: { $span } játékosnak való, csapatban { $teams } játékosnak, ezért nem lehetséges: { $rules }.

rules-text-type = A szabályok szövegből olvashatók, nem ebből a típusból: { $type }.
rules-game-type = A játék szöveg legyen, nem ilyen típusú: { $type }.
rules-players-type = A játékosok száma egész szám legyen, nem ilyen típusú: { $type }.
rules-option-type = A beállítás ({ $name }) True vagy False legyen, nem ilyen típusú: { $type }.

rules-no-seat = Nincs ilyen számú játékos ({ $number }) ebben: { $rules }; a számozás 0-val kezdődik.
rules-no-kingdom = Nincs ilyen számú királyság ({ $number }) ebben: { $rules }; a számozás 0-val kezdődik.
rules-no-line = Nincs ilyen számú sor ({ $number }) ebben: { $rules }; a számozás 0-val kezdődik.

rules-game-taken = Már van másik játék ezzel a névvel: { $name }.
rules-game-not-registered = Ez nem utólag felvett játék: { $name }.
