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
    [draw_king] { $family ->
        [origins] egy törzsfőnök
       *[other] egy király
    } kihúzása következik
    [lay_line] a következő dominósor kirakása következik
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
    [seat] játékos sorszáma
    [caveman] ősember
    [source] hely, ahonnan toborozni lehet
   *[step] a kör egyik lépése
}.
why-no-such-piece = Ebben a játékban nincs ilyen { $field ->
    [domino] dominó
    [building] épület
    [caveman] ősember
   *[seat] sorszámú játékos
}: { $value }.
why-no-action = Nincs ilyen sorszámú lépés: { $action }. A lépések sorszáma 0 és { NUMBER($last, useGrouping: 0) } közötti.
why-not-legal = { NUMBER($action, useGrouping: 0) } sorszámú lépés most nem szabályos; a szabályos lépések száma { $legal }.
why-not-hidden = { $event }: ezt most nem lehet felfedni, mert már nincs rejtve, vagy nem ennyi elem kell.
why-line-order = A sor dominói növekvő sorrendben következnek, mindegyik csak egyszer: { $dominoes }.
why-event = { NUMBER($number, useGrouping: 0) }. esemény, { $event }: { $why }
why-no-undo = Nincs visszavonható lépés.
why-no-redo = Nincs visszavont lépés, amelyet újra meg lehetne tenni.

why-not-in-line = { $domino } nincs a következő sorban; választható: { $line }.
why-taken = Ezen a dominón ({ $domino }) már áll { $family ->
    [origins] törzsfőnök
   *[other] király
}; a gazdája: { $seat }. játékos.
why-other-domino = A soron lévő { $family ->
    [origins] törzsfőnök
   *[other] király
} ezen a dominón áll: { $domino }, nem ezen: { $asked }.
why-must-place = { $domino } lerakható, tehát le kell rakni.
why-castle = Ezen a mezőn a { $family ->
    [origins] kunyhó
   *[other] kastély
} áll: { $cell }.
why-occupied = Ez a mező már foglalt: { $cell }.
why-too-large = { $family ->
    [origins] A vadászterület
   *[other] A királyság
} { $width }×{ $height } méretű lenne, de { $side ->
    [5] 5×5-ös
   *[7] 7×7-es
} négyzetben kell elférnie.
why-no-match = { $domino } egyik fele sem érintkezne a { $family ->
    [origins] kunyhóval
   *[other] kastéllyal
} vagy azonos tájtípusú mezővel.
why-out-of-reach = { $side ->
    [5] Az 5×5-ös
   *[7] A 7×7-es
} { $family ->
    [origins] vadászterület
   *[other] királyság
} nem érheti el ezt a mezőt: { $cell }.
why-not-side-by-side = Ez a két mező nincs egymás mellett: { $left }, { $right }.

# --- Queendomino

why-knights = Nincs elég lovag a készletben: { $knights } lovag van { $squares } mezőre.
why-tax-squares = Lovag csak a most lerakott mezőkre kerülhet ({ $left }, { $right }), mindegyikre legfeljebb egy.
why-no-space = Az építkezéstáblán nincs ilyen számú hely: { $space }. A helyek számozása 1-től { $last }-ig tart.
why-empty-space = Az építkezéstábla { $space }. helye üres.
why-other-building = Az építkezéstábla { $space }. helyén nem ez az épület áll: { $asked }. Itt ez van: { $building }.
why-too-dear = Az építkezéstábla { $space }. helyén lévő épület ára { $price } érme, a királyságnak viszont csak { $coins } érméje van.
why-no-town = Ez nem a királyság városmezője: { $cell }.
why-built = Ezen a mezőn ({ $cell }) már áll épület: { $building }.

# --- Origins

why-pairs = A választható párok: { $outer } (a két szélső) és { $inner } (a két belső).
why-pair = Ezt a két dominót a másik játékos választotta.
why-fire-outside = Tűz csak a vadászterület dominómezőjére kerülhet, és ez nem az: { $cell }.
why-fire-volcano = Tűz nem kerülhet vulkánra, és ez a mező vulkán: { $cell }.
why-fire-twice = Ezen a mezőn már van tűz: { $cell }.
why-fire-far = Ez a mező ({ $cell }) { $distance } mező távolságra van, de a tűz legfeljebb { $reach } mezőre jut el.
why-no-kingdom = Nincs ilyen számú királyság: { $kingdom }. A királyságok számozása 1-től { $last }-ig tart.
why-other-totem = Nem ezt a totemet kell átadni: { $asked }. Az átadandó totem: { $resource }.
why-receiver = Nem ebben a királyságban van a legtöbb ebből a nyersanyagból ({ $resource }): { $kingdom }. királyság.
why-not-in-cave = Ez az ősember nincs a barlangtáblán: { $caveman }.
why-not-in-stack = Ez az ősember már nincs a lapkatoronyban: { $caveman }.
why-resources = Ehhez { $needed } különböző nyersanyag kell, de csak { $kinds } féle van.
why-no-resource = Ezen a mezőn nincs nyersanyag: { $cell }.
why-paid = Minden kifizetett nyersanyagnak különbözőnek kell lennie, és ezt már kifizetted: { $resource }.
why-settle-outside = Ősember csak a vadászterület dominómezőjén telepedhet le, és ez nem az: { $cell }.
why-settle-resource = Ezen a mezőn ({ $cell }) nyersanyag van: { $resource }.
why-settle-taken = Ezen a mezőn ({ $cell }) már van ősember: { $caveman }.
why-settle-fire = Ezen a mezőn tűz van: { $cell }.

# --- games and matches

game-fault-dynasty = { $rules } három egymást követő játék: ehhez a Match való, amely egyenként játssza le őket.
game-fault-turn = Most nem ő léphet: { $seat }. játékos. Soron van: { $turn }. játékos.
game-fault-goes-on = Előbb be kell fejezni: { $number }/{ $games }. játék.
game-fault-all-played = { $games ->
    [one] Az egyetlen játék már véget ért.
   *[other] Véget ért már { $games } játék, nincs több.
}
game-fault-expects-move = Egy lépés vagy egy lépés sorszáma kell, nem ez: { $value }.
game-fault-expects-event = Move vagy Reveal kell, nem ez: { $value }.
game-fault-expects-rules = Szabályok kellenek szövegként vagy Rules objektumként, nem ez: { $value }.
game-fault-expects-position = Állást kell megadni szövegként vagy Position objektumként, nem ezt: { $value }.
game-fault-other-rules = Az állás szabályai: { $position }, a játéké viszont: { $rules }.
game-fault-chance = A véletlen lehet { $known }, nem pedig ez: { $value }.
game-fault-chance-is-drawn = Ez a játék maga sorsol: felfordításokat csak az a játék fogad, amelynek a véletlenjét a játékosok adják meg.
game-fault-awaits-chance = Most senki sem dönt; ami következik: { $awaits ->
    [king] { $family ->
        [origins] egy törzsfőnök
       *[other] egy király
    } kihúzása
    [line] a következő dominósor
    [building] a lapkatorony következő épülete
   *[caveman] a lapkatorony következő ősembere
}.
