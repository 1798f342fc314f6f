# Words of the score pad and of a table with the real box.

pad-title = Pontozólap
pad-game = Játék
pad-kingdoms = Királyságok
pad-name = Név
pad-add = Új királyság
pad-remove = Királyság törlése
pad-clear = Elölről
pad-undo = Visszavonás
pad-grid = { $name } mezői
pad-cell = { $row }. sor, { $column }. oszlop: { $what }
pad-castle = Kastély
pad-hut = Kunyhó
pad-erase = Radír
pad-token = Tűzjelölő
pad-tools = Mit fest a koppintás
pad-pieces = Bábuk és épületek
pad-how = Válassz tájtípust, és koppints a mezőkre. Még egy koppintás adja a koronákat.
pad-how-fires = Válassz tájtípust, és koppints a mezőkre. Még egy koppintás adja a tüzeket vagy a krátereket.
pad-goods = A királyság vagyona
pad-coins = Érmék
pad-knights = Lovagok
pad-towers = Tornyok
pad-queen = A királynő
pad-totem = Totem: { $resource }
pad-discards = Eldobott dominók
pad-territories = Tartományok
pad-fault = { $name }: { $why }
pad-text = Szövegként
pad-text-what = Ezt az alakot olvassa a `fiefdom score`. Írd ide, vagy másold innen.
pad-share = Megosztás
pad-copy-text = Másolás szövegként
pad-print = Nyomtatás
pad-bad-link = Ebben a linkben nincs olvasható királyság.
pad-offline = Nincs hálózat. Minden megmarad, amit festesz; a pontokat akkor számoljuk, ha újra lesz.

# --- a table with the real box
drawn-line = Melyik { $count } dominót húztátok?
drawn-king = Kinek a { $origins ->
    [yes] törzsfőnökét
   *[no] királyát
} húztátok?
drawn-building = Melyik épületet fordítottátok fel?
drawn-caveman = Melyik ősembert fordítottátok fel?
drawn-confirm = Ez a sor
drawn-picked = { $picked } / { $count }
drawn-undo = Az utolsó lépés visszavonása
