# What keeps a position from being a moment of a game. The number of the rule is added by the program.

position-kingdom = { $kingdom }. királyság: { $why }

position-dynasty = Az állás egyetlen játék egy pillanata: a dynasty itt nem használható.
position-pieces = { $game }: ez a játék nem állítható fel állásból, mert a kellékeinek nincs helye benne.
position-kingdoms = { $expected } királyságnak kell lennie, nem ennyinek: { $found }.
position-awaits = { $game }: itt a várt döntés { $known } lehet, nem ez: { $found }.
position-round = A forduló 0 és { $last } közötti szám, nem ez: { $found }.
position-opening-awaits = A kezdéskor (0. forduló) a várt döntés { $expected }, nem pedig { $found }.
position-opening-turn = A kezdéskor (0. forduló) még senki sincs soron.
position-opening-seat = A kezdéskor (0. forduló) meg kell nevezni azt a játékost, akinek a { $family ->
    [origins] törzsfőnöke
   *[other] királya
} következik.
position-drawn = { $family ->
    [origins] Törzsfőnököt
   *[other] Királyt
} csak a kezdéskor (0. forduló) húznak.
position-last-round = Az utolsó fordulóban ez nem lehet a várt döntés: { $awaits }.
position-over-early = A játék nem ekkor ér véget: { $round }. forduló. Az utolsó forduló száma { $last }.
position-turn = Egy fordulóban { $turns } kör van, és a megadott kör ezen kívül esik.
position-line-length = { $line ->
    [next] A következő sorban
   *[line] A sorban
} { $expected } dominónak kell lennie ebben a fordulóban ({ $round }.), nem ennyinek: { $found }.
position-no-seat = Ezen a dominón ({ $domino }) olyan { $family ->
    [origins] törzsfőnök
   *[other] király
} áll, amelynek a gazdája nem játszik ebben a játékban.
position-no-king = Ezen a dominón { $family ->
    [origins] törzsfőnöknek
   *[other] királynak
} kell állnia a sorban: { $domino }.

position-not-of-game = { $domino } ({ $place }) nem ennek a játéknak a dominója: { $game }.
position-twice = { $domino } több helyen is szerepel: { $places }.
position-line-box = { $line ->
    [next] A következő sornak
   *[line] A sornak
} ebből a dobozból kell származnia: { $game }. Nem onnan való: { $dominoes }.
position-line-order = { $line ->
    [next] A következő sornak
   *[line] A sornak
} növekvő sorrendűnek kell lennie, minden dominóval egyszer: { $dominoes }.
position-kings = { $seat }. játékos: { $kings } { $family ->
    [origins] törzsfőnöke
   *[other] királya
} van, de az asztalon több áll.
position-line-kings = { $seat }. játékos: { $line ->
    [next] a következő soron most
   *[line] a soron
} { $expected } { $family ->
    [origins] törzsfőnökének
   *[other] királyának
} kell állnia, nem ennyinek: { $found }.
position-acted = { $domino } csak itt lehet: { $kingdom }. királyság, vagy a játékból kikerülve, mert a rajta álló { $family ->
    [origins] törzsfőnök
   *[other] király
} már lépett.
position-hidden = { $lines } sor után { $expected } dominónak kell rejtve lennie ebből a dobozból: { $game }. Viszont { $found } az, amelyik sem királyságban, sem sorban nincs, és a játékból sem került ki.
position-discarded = Ebből a sorból legalább { $expected } dominót el kellett dobnia.
position-turns = { $dominoes } dominója és { $discards } eldobott dominója van, pedig { $turns } köre volt.

position-count = { $field ->
    [discards] Az eldobott dominók száma
    [coins] Az érmék száma
    [knights] A készletben lévő lovagok száma
   *[towers] A tornyok száma
} 0 vagy annál több lehet, nem ez: { $found }.
position-cell = { $value }: ez nem mező.
position-not-side-by-side = { $domino } két fele nincs egymás mellett: { $left } és { $right }.
position-on-castle = { $domino } a { $family ->
    [origins] kunyhón
   *[other] kastélyon
} fekszik.
position-overlap = { $domino } és { $other } ugyanazon a mezőn fekszik: { $cell }.
position-too-large = Mérete { $width }×{ $height }, de { $side ->
    [5] 5×5-ös
   *[7] 7×7-es
} négyzetben kell elférnie.
position-no-match = { $domino } nem érintkezik sem a { $family ->
    [origins] kunyhóval
   *[other] kastéllyal
}, sem azonos tájtípusú mezővel.

position-no-such-piece = { $piece ->
    [building] Nincs ilyen épület: { $name }.
   *[caveman] Nincs ilyen ősember: { $name }.
}
position-piece-outside = { $piece ->
    [knight] Lovag
    [building] Épület
    [fire] Tűzjelölő
    [resource] Nyersanyag
   *[caveman] Ősember
} van olyan helyen, amely nem dominómező: { $cell }.
position-piece-twice = Egynél több { $piece ->
    [knight] lovag
    [building] épület
    [fire] tűzjelölő
    [resource] nyersanyag
   *[caveman] ősember
} van ezen a mezőn: { $cell }.

# --- Queendomino

position-snake = A kezdőjátékos egyszer választ, azután a másik játékos kétszer.
position-no-coins = { $game }: ebben a játékban nincs érme, lovag, torony és épület.
position-no-board = { $game }: ebben a játékban nincs építkezéstábla, királynő és sárkány.
position-building-copies = Ebből az épületből { $found } van az asztalon, de csak { $copies } a dobozban: { $building }.
position-no-town = Épület ({ $building }) áll olyan mezőn, amely nem város: { $cell }, { $terrain }.
position-supply = { $found } { $piece ->
    [knights] lovag
   *[towers] torony
} van az asztalon, de csak { $supply } a dobozban.
position-gained = { $expected } { $piece ->
    [knights] lovagjának
   *[towers] tornyának
} kell lennie, nem ennyinek: { $found }.
position-buildings = { $turns } kör alatt nem építhetett { $buildings } épületet.
position-coins = Nem szerezhetett { $coins } érmét.
position-spaces = Az építkezéstáblának { $expected } helye van, nem ennyi: { $found }.
position-top = A lapkatorony felső lapkájának látszania kell, mert { $hidden } épület rejtve van.
position-empty-spaces = { $empty } hely üres, de ebben a fordulóban legfeljebb { $taken } épületet vettek el.
position-burnt = { $burnt } épület égett le, de a sárkány legfeljebb { $flights } alkalommal repülhetett.
position-dragon-away = A sárkány csak akkor lehet távol, ha ebben a fordulóban már felégetett egy épületet.
position-queen-missing = A királynőnek olyan királyságban kell lennie, amelyben a legtöbb torony van.
position-queen-nowhere = A királynő nem ennek a játéknak a királyságában van.
position-queen-towers = A királynő nem lehet itt: { $kingdom }. királyság, mert nem ott van a legtöbb torony.
position-site-building = A megvett épületet pontosan addig kell megnevezni, amíg a helyéről kell dönteni.
position-tax-placed = Adószedés csak egy dominó lerakása után következhet.
position-tax-knight = Az adószedés előtt már lovag áll ezen a dominón: { $domino }.
position-tax-reserve = Adószedés következik, de nincs lovag a készletben.
position-build-price = Építkezés következik, de a királyság semmit sem tud megvenni az építkezéstábláról.
position-build-town = Építkezés következik, de nincs szabad városmező.
position-site-town = Az épület helye következik, de nincs szabad városmező.
position-site-space = Egy épületet megvettek, de az építkezéstábla egyik helye sem üres.
position-dragon = A sárkány következik, de távol van, a királynő megtiltja, vagy nincs érme.
position-dragon-board = A sárkány következik, de nincs épület az építkezéstáblán.

# --- Origins

position-pair = Párt csak a kezdéskor (0. forduló) lehet választani.
position-pair-dominoes = A kezdőjátékos a két szélső vagy a két belső dominót választja.
position-no-fires = { $game }: ebben a játékban nincs tűzjelölő.
position-no-resources = { $game }: ebben a játékban nincs nyersanyag.
position-no-cavemen = { $game }: ebben a játékban nincs ősember.
position-no-totems = { $game }: ebben a játékban nincs totem.
position-caveman-copies = Ebből az ősemberből { $found } van az asztalon, de csak { $copies } a dobozban: { $caveman }.
position-fire-tokens = Annyi ilyen tűzjelölő kell, ahány vulkán ennyi tüzet gyújt ({ $fires }): { $expected }, nem pedig { $found }.
position-fire-square = Nem lehet tűzjelölő olyan mezőn, ahol vulkán vagy nyomtatott tűz van: { $cell }.
position-fire-reach = A tűzjelölő ({ $cell }, tüzek száma: { $fires }) minden olyan vulkántól túl messze van, amely ennyi tüzet gyújt.
position-no-symbol = Nyersanyag van olyan mezőn, ahol nincs nyomtatott jel: { $cell }.
position-resource-burnt = A nyersanyagnak ezen a mezőn el kellett égnie: { $cell }.
position-resource-settled = Nyersanyag és ősember is van ugyanazon a mezőn: { $cell }.
position-resource-gone = Hiányzik a nyersanyag ({ $resource }) erről a mezőről, pedig ott semmi sem égett el: { $cell }.
position-caveman-fire = Az ősember tűzben áll: { $cell }.
position-cavemen-cost = { $cavemen } ősember legalább { $resources } nyersanyagba kerül, de ennél kevesebb hiányzik.
position-totem-unknown = Nincs ilyen totem ({ $resource }), vagy nincs olyan királyság, amelynél lehetne.
position-totem-twice = Egy totem két helyen van: { $resource }.
position-totem-missing = A totemnek abban a királyságban kell lennie, amelyben a legtöbb van a nyersanyagából: { $resource }.
position-totem-middle = A totemnek középen kell lennie, amíg senkinek sincs a nyersanyagából: { $resource }.
position-totem-holder = A totem ({ $resource }) nem lehet itt: { $kingdom }. királyság, mert nem ott van a legtöbb a nyersanyagából.
position-cave-full = A barlangtáblán { $room } ősembernek van helye, nem ennyinek: { $found }.
position-cave-empty = A barlangtáblán { $found } ősember van: túl kevés, mert az utolsó sor kirakásakor feltöltötték.
position-cavemen-burnt = { $tokens } tűzjelölő alatt nem éghetett el { $cavemen } ősember.
position-too-few-spent = { $cavemen } toborzott ősemberhez túl kevés nyersanyag hiányzik.
position-too-many-spent = { $cavemen } toborzott ősemberhez túl sok nyersanyag hiányzik.
position-recruited = Ősembert pontosan addig toboroznak, amíg az áráról vagy a mezőjéről kell dönteni.
position-paid-for-nothing = Nyersanyaggal csak ősember toborzásakor fizetnek.
position-volcano = Kitörés következik, de most nem vulkánt raktak le.
position-just-placed = A most lerakott dominó mezőjének változatlannak kell lennie: { $cell }.
position-give = Egy totem új gazdája következik, de nem pontosan egy totemet kell átadni.
position-recruit = Toborzás következik, de egyetlen ősembert sem lehet kifizetni.
position-paid-kinds = Az ősemberért fizetett nyersanyagoknak különbözőknek kell lenniük.
position-price = Egy ősember két vagy négy nyersanyagba kerül: a kifizetett és a hátralévő nyersanyagok együtt ennyit kell hogy kitegyenek.
position-payments-left = Fizetés pontosan addig van hátra, amíg az ár kifizetése következik.
position-paid-not-gone = Ezt a nyersanyagot kifizették az ősemberért, de egy sem hiányzik a királyságból: { $resource }.
position-left-to-pay = Még { $left } különböző nyersanyagot kell fizetni, de a királyságnak kevesebb van.
position-settle = Egy ősembernek le kell telepednie, de nincs szabad mező.
