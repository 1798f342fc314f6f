# Miért utasítanak el valamit a botok, a tanításuk és az aréna.

bot-unknown = Nincs { $name } nevű bot; választható: { $known }.
bot-misspelt = Nincs { $name } nevű bot; a legközelebbi név: { $near }.
bot-unknown-option = Ennek a botnak ({ $bot }) nincs ilyen beállítása: { $option }; választható: { $known }.
bot-option-twice = Ennél a botnál ({ $bot }) kétszer szerepel ez a beállítás: { $option }.
bot-not-learned = Ez a bot nem használ súlyokat, ezért nem is fogad el ilyet: { $bot }.
bot-not-searching = Ez a bot nem keres, ezért keresési beállításai sincsenek: { $bot }.
bot-no-weights-file = Nem létezik a fájl, amelyet ez a bot ({ $bot }) megad: { $file }; ilyen fájlt a `fiefdom train` ír.
bot-not-a-number = Ennél a botnál ({ $bot }) ez a beállítás 0-nál nagyobb szám: { $option }, nem pedig { $text }.
bot-not-whole = Ennél a botnál ({ $bot }) ez a beállítás 0-nál nagyobb egész szám: { $option }, nem pedig { $text }.
bot-no-time = A seconds értéke 0-nál nagyobb szám, nem pedig { $value }.
bot-too-few = Ennek az értéke legalább 1: { $name }, nem pedig { $value }.
bot-no-decision = Itt nincs mit eldönteni, ezért gondolkodni sincs min.
bot-not-weights = Ebben a fájlban nincsenek súlyok: { $path } ({ $cause }); ilyen fájlt a `fiefdom train` ír.
bot-broken-weights = Ebben a fájlban nincsenek súlyok, mert az elemei nem illenek össze: { $path }.
bot-other-weights = Ebben a fájlban { $found } súly van: { $path }. Ilyen királyságokhoz ({ $layout }) { $expected } kell: ezekhez a szabályokhoz taníts.
bot-other-training = Ebben a fájlban másik tanítás van: { $path } ({ $kept }, nem pedig { $wanted }). A folytatáshoz add meg ugyanazokat a beállításokat, az újrakezdéshez töröld a fájlt.
bot-failed = Ez a bot hibával leállt: { $bot } ({ $error }): { $cause }.
bot-does-not-play = Ez a bot ({ $bot }) nem játszik ilyet: { $game }; a 'greedy' minden játékot játszik.
bot-illegal = Ez a bot ({ $bot }) olyan lépést választott, amely ott nem szabályos; a lépés sorszáma: { $action }.

arena-option-first = A botok listája beállítással kezdődik: { $option }. Előbb a botot nevezd meg.
arena-lone-option = Ez beállítás: { $option }, de az előtte álló bot ({ $bot }) után nincs kettőspont. Így írd: { $meant }.
arena-dynasty = { $rules } három játszma egymás után, az aréna viszont csak egyet-egyet játszik: hagyd el a dynasty szót.
arena-no-bots = Az arénához legalább egy bot kell.
arena-no-games = Nincs játszma, amelyet összegezni lehetne.
arena-not-a-result = Ez a sor nem egy aréna eredménye.
arena-bad-line = Ez a sor nem eredmény: { $path }, { $line }. sor: { $text }. Töröld a sort, és az aréna újra lejátssza a játszmát.
arena-not-results = Ebben a fájlban nem aréna eredményei vannak: { $path }. Adj meg másik fájlt.
arena-other-settings = Ebben a fájlban más { $setting ->
    [rules] szabályokkal
    [bots] botokkal
   *[seed] seed értékkel
} játszott játszmák vannak: { $path } ({ $theirs }, nem pedig { $ours }). Adj meg másik fájlt.
arena-other-software = Ebben a fájlban a botok vagy a motor másik változatának játszmái vannak: { $path }. Adj meg másik fájlt.
arena-locked = Ebbe a fájlba éppen egy másik futás ír: { $path }. Várd meg, vagy adj meg másik fájlt.
arena-not-played = Egyetlen játszma sem zajlott le. { $reason }
arena-not-finished = Nem fejeződött be: { $game }. játszma ({ $deal }. leosztás, { $rotation }. ülésrend). { $reason }
arena-process-ended = A játszó folyamat { $exit } kóddal leállt.

cluster-not-installed = A fürthöz a ray csomag kell: telepítsd ezt: fiefdom[cluster].
cluster-not-started = A Ray nem tudott fürtöt indítani: { $cause }.
cluster-not-found = Ezen a címen nincs Ray-fürt: { $address }: { $cause }.
cluster-worker-failed = A fürt egyik munkafolyamata leállt: { $cause }.
cluster-other-version = A fürtön a Fiefdomnak másik változata van, mint ezen a gépen: telepítsd ugyanazt.
bot-no-history = Ebből a nézetből nem derül ki, hogyan jutott idáig a játszma, pedig egy programnak tudnia kell, hol fekszik minden dominó.
arena-sprt-bounds = A --sprt két Élő-különbséget vár, előbb a kisebbet, például 0,10; nem ezt: { $text }.
arena-sprt-bots = Egy szekvenciális próba két botot hasonlít össze, nem ennyit: { $bots }.
arena-ladder-rules = Ebben a fájlban ilyen játszmák vannak: { $path } ({ $theirs }), az előzőkben ilyenek: { $ours }. Egy ranglista egyetlen játékhoz tartozik.
arena-ladder-bots = Egy ranglistához legalább két bot játszmái kellenek.
program-no-command = { $text } nem nevez meg programot: írd a parancsát idézőjelbe, például program:"node engine.js".
program-not-started = Ez a program nem indítható el: { $command }: { $cause }.
program-other-version = Ez a program ({ $command }) ezt felelte: { $answer }, pedig a motorprotokollnak ez a változata kell: { $version }.
program-no-such-option = Ennek a programnak ({ $command }) nincs ilyen beállítása: { $option }.
program-silent = Ez a program ({ $command }) { $seconds } másodpercen belül nem felelt erre: { $asked }.
program-ended = Ez a program ({ $command }) { $exit } kóddal leállt, ahelyett hogy felelt volna erre: { $asked }; utolsó szavai: { $said }.
program-flooded = Ez a program ({ $command }) { $lines } sornál többet vagy túl hosszú sort küldött, ahelyett hogy felelt volna erre: { $asked }.
program-unasked = Ez a program ({ $command }) lépést küldött, pedig senki sem kért: { $line }.
program-reported = Ez a program hibát jelentett: { $command }: { $error }.
program-not-a-move = Ez a program ({ $command }) ezt felelte: { $move }, ami nem lépés. { $reason }
program-illegal-move = Ez a program ({ $command }) ezt választotta: { $move }, ami ott nem szabályos. { $reason }
program-not-listed = Ez a program ({ $command }) ezt felelte: { $move }, pedig ezek a szabályos lépések: { $known }.
program-not-allowed = Ez a bot programot indítana, ami itt nincs megengedve: { $bot }.
engine-unknown = Nincs { $word } parancs; választható: { $known }.
engine-long = Egy sor legfeljebb { $most } bájtos lehet.
engine-version = { $text } nem olyan változat, amelyet ez a motor ismer; az ismert változat: { $version }.
engine-option = { $text } nem állít be semmit: így írd: `setoption name NÉV value ÉRTÉK`.
engine-unknown-option = Nincs { $option } beállítás; választható: { $known }.
engine-threads = A threads értéke 1 és { $most } közötti egész szám legyen, ne { $text }.
engine-go = { $text } nem korlát: a következő szavak mindegyike egyszer állhat, utána egy egész számmal: { $known }.
engine-no-position = Még nem kaptam olyan állást, amelyben lépni kell.
engine-thinking = Ennek várnia kell: { $word }; a motor gondolkodik.
