# Miért utasítanak el valamit a botok, a tanításuk és az aréna.

bot-unknown = Nincs { $name } nevű bot; választható: { $known }.
bot-misspelt = Nincs { $name } nevű bot; a legközelebbi név: { $near }.
bot-unknown-option = A(z) { $bot } botnak nincs { $option } beállítása; választható: { $known }.
bot-option-twice = A(z) { $bot } botnál kétszer szerepel a(z) { $option } beállítás.
bot-not-learned = A(z) { $bot } bot nem használ súlyokat, ezért nem is fogad el ilyet.
bot-not-searching = A(z) { $bot } bot nem keres, ezért keresési beállításai sincsenek.
bot-no-weights-file = A(z) { $bot } bot által megadott { $file } fájl nem létezik; ilyen fájlt a `fiefdom train` ír.
bot-not-a-number = A(z) { $bot } botnál a(z) { $option } értéke 0-nál nagyobb szám legyen, ne { $text }.
bot-not-whole = A(z) { $bot } botnál a(z) { $option } értéke 0-nál nagyobb egész szám legyen, ne { $text }.
bot-no-time = A seconds értéke 0-nál nagyobb legyen, ne { $value }.
bot-too-few = A(z) { $name } értéke legalább 1 legyen, ne { $value }.
bot-no-decision = Itt nincs mit eldönteni, ezért gondolkodni sincs min.
bot-not-weights = A(z) { $path } fájlban nincsenek súlyok ({ $cause }); ilyen fájlt a `fiefdom train` ír.
bot-broken-weights = A(z) { $path } fájlban nincsenek súlyok: az elemei nem illenek össze.
bot-other-weights = A(z) { $path } fájlban { $found } súly van, de { $layout } királyságokhoz { $expected } kell: ezekhez a szabályokhoz taníts.
bot-other-training = A(z) { $path } fájlban másik tanítás van ({ $kept }), nem ez ({ $wanted }): a folytatáshoz add meg ugyanazokat a beállításokat, vagy az újrakezdéshez töröld a fájlt.
bot-failed = A(z) { $bot } bot hibával leállt ({ $error }): { $cause }.
bot-does-not-play = A(z) { $bot } bot nem játszik ilyet: { $game }; a 'greedy' minden játékot játszik.
bot-illegal = A(z) { $bot } bot a(z) { $action } számú lépést választotta, amely ott nem szabályos.

arena-option-first = A botok listája a(z) { $option } beállítással kezdődik: előbb a botot nevezd meg.
arena-lone-option = { $option } beállítás, de az előtte álló { $bot } után nincs kettőspont: így írd: { $meant }.
arena-dynasty = { $rules } három játszma egymás után, az aréna pedig egyeseket játszik: hagyd el a dynasty szót.
arena-no-bots = Az arénához legalább egy bot kell.
arena-no-games = Nincs játszma, amelyet összegezni lehetne.
arena-not-a-result = Ez a sor nem egy aréna eredménye.
arena-bad-line = A(z) { $path } fájl { $line }. sora nem eredmény: { $text }. Töröld a sort, és a játszmát újra lejátsszuk.
arena-not-results = A(z) { $path } fájl nem aréna eredményeit tartalmazza: nevezz meg másikat.
arena-other-settings = A(z) { $path } fájlban más { $setting ->
    [rules] szabályokkal
    [bots] botokkal
   *[seed] kezdőszámmal
} játszott játszmák vannak: { $theirs }, nem { $ours }. Nevezz meg másik fájlt.
arena-other-software = A(z) { $path } fájlban a botok vagy a motor másik változatának játszmái vannak: nevezz meg másik fájlt.
arena-locked = Éppen egy másik futás ír a(z) { $path } fájlba: várd meg, vagy nevezz meg másik fájlt.
arena-not-played = Egyetlen játszma sem zajlott le. { $reason }
arena-not-finished = A(z) { $game }. játszma ({ $deal }. osztás, { $rotation }. ülésrend) nem fejeződött be. { $reason }
arena-process-ended = A játszó folyamat { $exit } kóddal leállt.

cluster-not-installed = A fürthöz a ray csomag kell: telepítsd ezt: fiefdom[cluster].
cluster-not-started = A Ray nem tudott fürtöt indítani: { $cause }.
cluster-not-found = Nincs Ray-fürt a(z) { $address } címen: { $cause }.
cluster-worker-failed = A fürt egyik dolgozója leállt: { $cause }.
cluster-other-version = A fürtön a Fiefdom másik változata van, mint ezen a gépen: telepítsd ugyanazt.
