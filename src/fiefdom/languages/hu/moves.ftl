# Why a move or an event is refused. The number of the rule is added by the program.

why-over = A játék véget ért.
why-not-awaited = Most { $awaits ->
    [claim] dominót kell választani a következő sorból
    [place] dominót kell lerakni
    [tax] az adószedésről kell dönteni
    [build] az építkezésről kell dönteni
    [site] az új épület helyét kell kiválasztani
    [dragon] a sárkányról kell dönteni
    [pair] két dominót kell választani
    [erupt] mezőt kell választani a tűznek
    [give] a totem új gazdáját kell megnevezni
    [recruit] a toborzásról kell dönteni
    [pay] mezőt kell választani a fizetéshez
    [settle] mezőt kell választani az ősembernek
    [draw_king] egy király kihúzása következik
    [lay_line] a következő dominósor következik
    [turn_building] a következő épület felfordítása következik
   *[turn_caveman] a következő ősember felfordítása következik
}, nem pedig ez: { $event }.
why-wrong-value = { $value }: ez nem { $field ->
    [domino] dominó
    [dominoes] dominók listája
    [cell] mező
    [cells] mezők listája
    [space] az építkezéstábla egyik helye
    [building] épület
    [resource] nyersanyag
    [kingdom] királyság
    [seat] játékoshely
    [caveman] ősember
    [source] hely, ahonnan toborozni lehet
   *[step] a kör egyik lépése
}.
why-no-such-piece = Ebben a játékban nincs ilyen { $field ->
    [domino] dominó
    [building] épület
    [caveman] ősember
   *[seat] játékoshely
}: { $value }.
why-no-action = Nincs ilyen sorszámú lépés: { $action }. A lépések sorszáma 0 és { NUMBER($last, useGrouping: 0) } közötti.
why-not-legal = { NUMBER($action, useGrouping: 0) } sorszámú lépés most nem szabályos; a szabályos lépések száma { $legal }.
why-not-hidden = { $event }: ezt most nem lehet felfedni, mert már nincs rejtve, vagy nem ennyi elem kell.
why-line-order = A sor dominói növekvő sorrendben következnek, mindegyik egyszer: { $dominoes }.
why-event = { NUMBER($number, useGrouping: 0) }. esemény, { $event }: { $why }
why-no-undo = Nincs visszavonható lépés.
why-no-redo = Nincs visszavont lépés, amelyet vissza lehetne hozni.

why-not-in-line = { $domino } nincs a következő sorban; választható: { $line }.
why-taken = { $domino } dominón már áll király, a gazdája a { $seat }. játékoshely.
why-other-domino = A soron lévő király { $domino } dominón áll, nem ezen: { $asked }.
why-must-place = { $domino } lerakható, tehát le kell rakni.
why-castle = Ezen a mezőn a kastély áll: { $cell }.
why-occupied = Ez a mező már foglalt: { $cell }.
why-too-large = A királyság { $width }×{ $height } méretű lenne, de { $side ->
    [5] 5×5-ös
   *[7] 7×7-es
} területen kell elférnie.
why-no-match = { $domino } egyik fele sem érintené a kastélyt vagy a saját tájtípusát.
why-out-of-reach = { $side ->
    [5] 5×5-ös
   *[7] 7×7-es
} királyság nem érheti el ezt a mezőt: { $cell }.
why-not-side-by-side = Ez a két mező nincs egymás mellett: { $left }, { $right }.

# --- Queendomino

why-knights = Nincs elég lovag a készletben: { $knights } lovag van { $squares } mezőre.
why-tax-squares = Lovag csak a most lerakott mezőkre kerülhet ({ $left }, { $right }), mindegyikre legfeljebb egy.
why-no-space = Az építkezéstáblán nincs ilyen számú hely: { $space }. A helyek száma 1-től { $last }-ig tart.
why-empty-space = Az építkezéstábla { $space }. helye üres.
why-other-building = Az építkezéstábla { $space }. helyén nem ez az épület áll: { $asked }. Itt ez van: { $building }.
why-too-dear = Az építkezéstábla { $space }. helyén lévő épület ára { $price } érme, de csak { $coins } van.
why-no-town = Ez nem a királyság városmezője: { $cell }.
why-built = Ezen a mezőn ({ $cell }) már áll épület: { $building }.

# --- Origins

why-pairs = A választható párok: { $outer } (a két szélső) és { $inner } (a két belső).
why-pair = Ezt a két dominót a másik játékos választotta.
why-fire-outside = Tűz csak a vadászterület dominómezőjére kerülhet, és ez nem az: { $cell }.
why-fire-volcano = Tűz nem kerülhet vulkánra, és ez a mező vulkán: { $cell }.
why-fire-twice = Ezen a mezőn már van tűz: { $cell }.
why-fire-far = Ez a mező ({ $cell }) { $distance } mező távolságra van, de a tűz legfeljebb { $reach } mezőre jut el.
why-no-kingdom = Nincs ilyen számú királyság: { $kingdom }. A királyságok száma 1-től { $last }-ig tart.
why-other-totem = Nem ezt a totemet kell átadni: { $asked }. Az átadandó totem: { $resource }.
why-receiver = { $kingdom }. királyság nincs azok között, amelyeknek a legtöbb van ebből a nyersanyagból ({ $resource }).
why-not-in-cave = Ez az ősember nincs a barlangtáblán: { $caveman }.
why-not-in-stack = Ez az ősember már nincs a toronyban: { $caveman }.
why-resources = Ehhez { $needed } különböző nyersanyag kell, de csak { $kinds } féle van.
why-no-resource = Ezen a mezőn nincs nyersanyag: { $cell }.
why-paid = Minden kifizetett nyersanyagnak különbözőnek kell lennie, és ezt már kifizetted: { $resource }.
why-settle-outside = Ősember csak a vadászterület dominómezőjén telepedhet le, és ez nem az: { $cell }.
why-settle-resource = Ezen a mezőn ({ $cell }) nyersanyag van: { $resource }.
why-settle-taken = Ezen a mezőn ({ $cell }) már van ősember: { $caveman }.
why-settle-fire = Ezen a mezőn tűz van: { $cell }.

# --- games and matches

game-fault-dynasty = { $rules } három egymást követő játék: ehhez a Match való, amely egyenként játssza le őket.
game-fault-turn = { $seat }. játékoshely most nem léphet: a { $turn }. játékoshely van soron.
game-fault-goes-on = { $games } játékból a { $number }. még tart: előbb be kell fejezni.
game-fault-all-played = { $games ->
    [one] Az egyetlen játék már véget ért.
   *[other] Mind a { $games } játék véget ért.
}
game-fault-expects-move = Egy lépés vagy egy lépés sorszáma kell, nem ez: { $value }.
game-fault-expects-event = Move vagy Reveal kell, nem ez: { $value }.
game-fault-expects-rules = Szabályok kellenek szövegként vagy Rules objektumként, nem ez: { $value }.
game-fault-expects-position = Állást kell megadni szövegként vagy Position objektumként, nem ezt: { $value }.
game-fault-other-rules = Az állás szabályai: { $position }, a játéké viszont: { $rules }.
game-fault-chance = A véletlen lehet { $known }, de nem { $value }.
game-fault-chance-is-drawn = Ez a játék maga sorsol: csak az olyan játék fogad felfordításokat, amelynek a véletlenjét bemondják.
game-fault-awaits-chance = Most senki sem dönt; amire várni kell: { $awaits ->
    [king] egy király húzása
    [line] a következő sor dominó
    [building] a torony következő épülete
   *[caveman] a torony következő ősembere
}.
