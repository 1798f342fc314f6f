# The rules in short, in our own words. Every line of a text is a paragraph.

help-aim = A cél
help-aim-text =
    A kastélyod köré dominókból olyan királyságot építesz, amely belefér egy { $size }×{ $size }-es négyzetbe.
    A végén minden összefüggő, egyforma terület annyit ér, ahány mezője van, szorozva a koronáival. Korona nélkül semmit sem ér.
help-turn = Egy forduló
help-turn-text =
    A dominók sorban fekszenek, elöl a legkisebb szám. Aki az elsőn áll, az kezd.
    A körödben leteszed azt a dominót, amelyen a királyod áll, majd a királyt a következő sor egy szabad dominójára küldöd.
    A kis számok egyszerűek, de legközelebb korán választhatsz; a koronák a nagy számokon vannak.
help-place = Hová kerülhet a dominó
help-place-text =
    Legalább egyik mezőjének oldalával érintenie kell a kastélyt vagy egy ugyanolyan mezőt. A kastély mindennel összeillik.
    A királyság sosem lehet { $size } mezőnél szélesebb vagy magasabb; a kastély bárhol lehet benne.
    Ha sehová sem illik, el kell dobni. Ha illik valahová, le kell tenni.
help-opening = A kezdés
help-opening-text =
    A királyokat egyenként húzzuk; mindegyik a gazdája által választott dominóra áll, mielőtt a következőt kihúznánk.
    Két játékosnál mindenkinek két királya, így fordulónként két köre van.
help-end = A vége
help-end-text =
    Az utolsó sort új választása nélkül teszitek le. A legtöbb pont nyer.
    Egyenlőségnél a legnagyobb terület dönt, aztán a koronák száma; utána a hely közös.
help-end-queen-text =
    Az utolsó sort új választása nélkül teszitek le. A legtöbb pont nyer; egyenlőségnél a legnagyobb terület dönt.
    A pontjaid: három érménként egy, minden terület és az épületek pontjai. Akinél a királynő lakik, a legnagyobb területéhez egy koronát kap.
help-options = Változatok
help-options-text =
    Középső királyság: 10 pont, ha a kastély pontosan középen áll.
    Harmónia: 5 pont, ha sosem kellett eldobnod dominót.
    Dinasztia: három játék egymás után, a pontok összeadódnak.
help-duel = Nagy párbaj
help-duel-text = Két játékos mind a 48 dominóval játszik, és 7×7-es királyságot épít.
help-queen-turn = A köröd
help-queen-turn-text =
    Öt lépés, mindig ebben a sorrendben: letevés, adószedés, építkezés, a sárkány küldése, a következő dominó választása.
    Az adó, az építkezés és a sárkány rajtad múlik. 7 érmével és egy lovaggal kezdesz.
help-taxes = Adó
help-taxes-text =
    Közvetlenül a letevés után lovagokat állíthatsz a dominó mezőire, mindegyikre legfeljebb egyet.
    Mindegyik annyi érmét hoz, ahány mezős a területe, és a játék végéig ott marad.
help-build = Építkezés
help-build-text =
    Vegyél egy épületet az építők táblájáról, és tedd egy üres városmezőre. Az ára a helye alatt áll.
    A lovagok és tornyok azonnal járnak, a pontok a végén. Az épületek koronái a városuknak számítanak.
help-queen = A királynő
help-queen-text =
    Ha tornyot kapsz, és senkinek sincs több tornya nálad, a királynő hozzád költözik.
    Amíg nálad van, minden épület egy érmével olcsóbb.
help-dragon = A sárkány
help-dragon-text = Ha a sárkány a barlangjában van és a királynő nincs nálad, egy érméért felégethetsz egy épületet a táblán. Fordulónként egyszer repül.
help-refill = Két forduló között
help-refill-text = A sárkány hazamegy, az épületek az olcsó vég felé csúsznak, az üres helyek a pakliból telnek fel. A pakli teteje mindig látszik.
help-wedding = Mindkét doboz
help-wedding-text =
    A Queendomino szabályai a két doboz dominóival. A sorok felváltva jönnek a dobozokból, elsőként a Queendominóéból.
    Három vagy négy játékos 7×7-est épít négyes sorokkal; öt vagy hat 5×5-öst nyolcas sorokkal.
help-teams = Csapatok
help-teams-text =
    Hat–nyolc játékos párban is játszhat. Egy párnak két királya, de egy 7×7-es királysága és egy erszénye van.
    Az dönt, akinek a királya lép; megbeszélhetitek. Hét játékosnál az utolsó mindkét királyt vezeti.
help-origins-aim-text =
    A kunyhód köré dominókból olyan földet építesz, amely belefér egy { $size }×{ $size }-es négyzetbe.
    A végén minden összefüggő, egyforma terület annyit ér, ahány mezője van, szorozva a tüzeivel. A vulkánok maguk semmit sem érnek.
help-volcano = Vulkánok
help-volcano-text =
    Ha vulkánt teszel le, kitör, és a tüzét a földed egyik mezőjére teszed.
    Egy kráter egy tüzet dob legfeljebb 3 mezőre, két kráter kettőt legfeljebb 2 mezőre, három kráter hármat a szomszédba. Az átló is egy lépés.
    Tűz nem eshet vulkánra, kunyhóra vagy oda, ahol már van tűz. Elégeti, ami a mezőn áll.
help-origins-opening-text =
    A főnököket egyenként húzzuk; mindegyik a gazdája által választott dominóra áll.
    Két játékosnál mindenkinek két főnöke van: az egyik az első sor két szélső, a másik a két belső dominóját kapja.
help-resources = Nyersanyagok
help-resources-text = A tűz nélküli réten mamut, a tavon hal, a dzsungelben gomba, a kőfejtőben kovakő áll. A dominóval együtt érkeznek.
help-totems = Totemek
help-totems-text =
    Akinek egy nyersanyagból mindenkinél több van, elveszi a totemét. Döntetlen a birtokossal nem változtat semmin.
    A végén minden nyersanyag 1, a totemek 3 (mamut), 4 (hal), 5 (gomba) és 6 (kovakő) pontot érnek.
help-tribe = Toborzás
help-tribe-text =
    A választás után toborozhatsz: két különböző nyersanyagért egy nyílt ősembert, négy különbözőért bármelyiket a pakliból.
    Szabad, tűz nélküli mezőn telepszik le. A vadászok és gyűjtögetők a körülöttük levő nyolc mezőt számolják.
    Az oldalukkal érintkező harcosok hordát alkotnak: a számuk szorozva az erejük összegével.
help-origins-options-text =
    A tűz birodalma: 10 pont, ha a kunyhó pontosan középen áll.
    Homo habilis: 5 pont, ha sosem kellett eldobnod dominót.
    Dinasztia: három játék egymás után, a pontok összeadódnak.
help-keys = Ennél az asztalnál
help-keys-text =
    Húzd a dominót a térképre, vagy kattints a térképre, és forgasd az R billentyűvel, a görgővel vagy második kattintással. Semmi sem számít, amíg meg nem erősíted.
    Billentyűkkel: a nyilak mozgatnak, az R és a Shift+R forgat, az N és a P a lehetséges helyeken lépked, az Enter megerősít, a Z visszavon, az L a jelöléseket kapcsolja.
    A lehetetlen hely megmondja, miért az. Az utolsó lépésed visszavonható, amíg más nem lépett és semmi sem derült ki.
