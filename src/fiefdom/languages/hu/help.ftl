# The rules in short, in our own words. Every line of a text is a paragraph.

help-aim = A cél
help-aim-text =
    Dominókból királyságot építesz a kastélyod köré. A királyságnak el kell férnie egy { $size ->
        [7] 7×7-es négyzetben
        [two] 5×5-ös négyzetben (két játékos esetén 7×7-esben)
        [wedding] 7×7-es négyzetben (csapatok nélkül öt vagy hat játékos esetén 5×5-ösben)
       *[5] 5×5-ös négyzetben
    }.
    A játék végén minden tartomány (összefüggő, azonos tájtípusú mezők) annyi pontot ér, ahány mezője van, szorozva a koronái számával. Korona nélküli tartomány nem ér pontot.
help-turn = Egy forduló
help-turn-text =
    A dominók sorban fekszenek, elöl a legkisebb számú. Az kezd, akinek a királya az elsőn áll.
    A körödben lerakod azt a dominót, amelyen a királyod áll, majd a királyt a következő sor egy szabad dominójára állítod.
    Az alacsony számú dominók szerényebbek, de a következő fordulóban hamarabb választhatsz; a koronák a magas számúakon vannak.
help-place = Hová kerülhet a dominó
help-place-text =
    A dominó legalább egyik mezőjének oldalával érintkeznie kell a kastéllyal vagy egy azonos tájtípusú mezővel. A kastély dzsóker: bármihez illik.
    A királyság sosem nőhet nagyobbra ennél a négyzetnél; a kastély bárhol lehet benne.
    Ha a dominó sehová sem illik, el kell dobnod. Ha valahová illik, le kell raknod.
help-opening = A kezdés
help-opening-text =
    A királyokat egyenként húzzátok ki; mindegyiket a gazdája teszi egy szabad dominóra, mielőtt a következőt kihúznátok.
    Két játékos esetén mindenkinek két királya van, ezért fordulónként kétszer kerül sorra.
help-end = A játék vége
help-end-text =
    Az utolsó fordulóban már csak dominót raktok le, újat nem választotok. A legtöbb ponttal rendelkező játékos nyer.
    Döntetlen esetén a legnagyobb tartomány dönt, azután a koronák száma; ha ez sem dönt, a játékosok osztoznak a győzelmen.
help-end-queen-text =
    Az utolsó fordulóban már csak dominót raktok le, újat nem választotok. A legtöbb ponttal rendelkező játékos nyer; döntetlen esetén a legnagyobb tartomány dönt.
    A pontjaid: 1 pont minden 3 érméért, a tartományok és az épületek pontjai. Aki a királynőt vendégül látja, a legnagyobb tartományához egy további koronát számol.
help-options = Változatok
help-options-text =
    A középső királyság: 10 pont, ha a kastély pontosan középen áll.
    Harmónia: 5 pont, ha sosem kellett eldobnod dominót.
    Dinasztia: három játék egymás után, a pontok összeadódnak.
help-duel = A hatalmak párbaja
help-duel-text = Két játékos mind a 48 dominóval játszik, és 7×7-es királyságot épít.
help-queen-turn = A köröd
help-queen-turn-text =
    Öt lépés, mindig ebben a sorrendben: lerakás, adószedés, építkezés, a sárkány küldése, a következő dominó választása.
    Az adószedés, az építkezés és a sárkány nem kötelező. 7 érmével és egy lovaggal kezdesz.
help-taxes = Adó
help-taxes-text =
    Közvetlenül a lerakás után lovagokat állíthatsz a dominó mezőire, mindegyikre legfeljebb egyet.
    Mindegyik annyi érmét hoz, ahány mezőből az a tartomány áll, amelyen van, és a játék végéig ott marad.
help-build = Építkezés
help-build-text =
    Válassz egy épületet az építkezéstábláról, fizesd ki az árát, és tedd egy beépítetlen városmezőre. Az ár az épület alatt látható.
    A lovagokat és a tornyokat azonnal megkapod, a pontok a játék végén járnak. Az épületen lévő korona annak a városnak számít, amelyben áll.
help-queen = A királynő
help-queen-text =
    Ha tornyot kapsz, és senkinek sincs több tornya nálad, a királynő csatlakozik hozzád.
    Amíg nálad van, minden épület egy érmével olcsóbb.
help-dragon = A sárkány
help-dragon-text = Ha a sárkány a barlangjában van és a királynő nincs nálad, egy érméért felégethetsz egy épületet az építkezéstáblán. A sárkány fordulónként csak egyszer repül, az összes játékost együttvéve.
help-refill = Két forduló között
help-refill-text = A sárkány visszatér a barlangjába, a megmaradt épületek az olcsóbb helyek felé csúsznak, az üres helyeket a lapkatoronyból töltitek fel. A torony felső lapkája mindig látszik.
help-wedding = Mindkét doboz
help-wedding-text =
    A Queendomino szabályai a két doboz dominóival. A sorok felváltva jönnek a két dobozból, elsőként a Queendominóéból.
    Három vagy négy játékos 7×7-es királyságot épít négyes sorokkal; öt vagy hat játékos 5×5-öset nyolcas sorokkal.
help-teams = Csapatok
help-teams-text =
    Hat–nyolc játékos párban is játszhat. Egy párnak két királya, de csak egy 7×7-es királysága és közös érméi vannak.
    Az dönt, akinek a királya lép; megbeszélhetitek. Hét játékos esetén az utolsó játékos egyedül, két királlyal épít.
help-origins-aim-text =
    Dominókból vadászterületet építesz a kunyhód köré. A vadászterületnek el kell férnie egy { $size ->
        [7] 7×7-es négyzetben
        [two] 5×5-ös négyzetben (két játékos esetén 7×7-esben)
       *[5] 5×5-ös négyzetben
    }.
    A játék végén minden tartomány (összefüggő, azonos tájtípusú mezők) annyi pontot ér, ahány mezője van, szorozva a tüzei számával. A vulkánok maguk nem érnek pontot.
help-volcano = Vulkánok
help-volcano-text =
    Ha vulkánt raksz le, az kitör, és a tüzét a vadászterületed egyik mezőjére teszed.
    Az egykráteres vulkán 1 tüzet gyújt legfeljebb 3 mező távolságra, a kétkráteres 2 tüzet legfeljebb 2 mezőre, a háromkráteres 3 tüzet egy szomszédos mezőn. Átlósan is egy mezőnek számít.
    Tűz nem kerülhet vulkánra, a kunyhóra vagy oda, ahol már van tűz. Ami a mezőn áll, megsemmisül.
help-origins-opening-text =
    A törzsfőnököket egyenként húzzátok ki; mindegyiket a gazdája teszi egy szabad dominóra.
    Két játékos esetén mindenkinek két törzsfőnöke van: az egyik játékos az első sor két szélső, a másik a két belső dominóját kapja.
help-resources = Nyersanyagok
help-resources-text = A tűz nélküli füves területen mamut, tavon hal, dzsungelben gomba, kőfejtőben kovakő van. A nyersanyagok a dominóval együtt kerülnek a vadászterületedre.
help-totems = Totemek
help-totems-text =
    Akinek egy nyersanyagból mindenki másnál több van, elveszi a hozzá tartozó totemet. Ha csak annyi van neki, mint a totem birtokosának, semmi sem változik.
    Ha a tűz miatt elveszíted a többséget, add át a totemet annak, akinek a legtöbb van; döntetlennél te választasz.
    A játék végén minden nyersanyag 1, a totemek 3 (mamut), 4 (hal), 5 (gomba) és 6 (kovakő) pontot érnek.
help-tribe = Toborzás
help-tribe-text =
    A dominóválasztás után toborozhatsz: két különböző nyersanyagért egy felfordított ősembert, négy különbözőért bármelyiket a lapkatoronyból.
    Az ősember szabad, tűz nélküli mezőre kerül. A vadászok és gyűjtögetők a körülöttük lévő nyolc mező után adnak pontot.
    Az oldalukkal érintkező harcosok hordát alkotnak; a horda pontja a harcosok száma szorozva az összesített erejükkel.
help-origins-options-text =
    A tűz birodalma: 10 pont, ha a kunyhó pontosan középen áll.
    Homo habilis: 5 pont, ha sosem kellett eldobnod dominót.
    Dinasztia: három játék egymás után, a pontok összeadódnak.
help-keys = Ennél az asztalnál
help-keys-text =
    Húzd a dominót a térképre, vagy kattints a térképre, és forgasd a dominót a kattintott mező körül az R billentyűvel vagy a görgővel. Semmi sem végleges, amíg meg nem erősíted; a dominóra duplán kattintva is megerősítheted.
    Billentyűkkel: a nyilak mozgatnak, az R és a Shift+R forgat, az N és a P a lehetséges helyeken lépked, az Enter megerősít, a Z visszavon, az L a jelöléseket kapcsolja.
    Ha egy hely nem jó, megtudod, miért. Az utolsó lépésed visszavonhatod, amíg más nem lépett és nem fordult fel semmi új.
help-queen-opening-text =
    A királyokat egyenként húzzátok ki; mindegyiket a gazdája teszi egy szabad dominóra, mielőtt a következőt kihúznátok.
    Két játékos esetén csak egy királyt húztok ki: a gazdája választ egy dominót, a másik játékos kettőt, végül az első játékosé a megmaradt dominó. Mindketten fordulónként kétszer kerülnek sorra.
help-origins-turn-text =
    A dominók sorban fekszenek, elöl a legkisebb számú. Az kezd, akinek a törzsfőnöke az elsőn áll.
    A körödben lerakod azt a dominót, amelyen a törzsfőnököd áll, majd a törzsfőnököt a következő sor egy szabad dominójára állítod.
    Az alacsony számú dominók szerényebbek, de a következő fordulóban hamarabb választhatsz; a magas számúakon több a tűz és a vulkán.
help-origins-place-text =
    A dominó legalább egyik mezőjének oldalával érintkeznie kell a kunyhóval vagy egy azonos tájtípusú mezővel. A kunyhó dzsóker: bármihez illik.
    A vadászterület sosem nőhet nagyobbra ennél a négyzetnél; a kunyhó bárhol lehet benne.
    Ha a dominó sehová sem illik, el kell dobnod. Ha valahová illik, le kell raknod.
help-origins-end-text =
    Az utolsó fordulóban már csak dominót raktok le, újat nem választotok. A legtöbb ponttal rendelkező játékos nyer.
    Döntetlen esetén a legnagyobb tartomány dönt, azután a tüzek száma; ha ez sem dönt, a játékosok osztoznak a győzelmen.
help-castle = kastély
help-hut = kunyhó
help-buildings = Az összes épület
help-buildings-text = Melyikből hány van, és mit ad:
help-cavemen = Az összes ősember
help-cavemen-text = Melyikből hány van, és mennyi pontot ad:
help-picture-match = Szabályos: az új dominó jobb mezője oldalával búzamezőhöz ér. A bal mezőjének semmihez sem kell érnie.
help-picture-no-match = Nem szabályos: sem a mocsár, sem a tó nem ér azonos tájtípushoz vagy a kastélyhoz.
help-picture-score = Számolva: búzamező 4 × 2 = 8, tó 3 × 2 = 6, a korona nélküli erdő 0. Összesen 14.
help-picture-taxes = Egy lovag az új tómezők egyikén 3 érmét hoz: a tó három mezőből áll.
help-picture-fires = Számolva: dzsungel 3 × 1 = 3, kőfejtő 3 × 2 = 6, sivatag 0, vulkán 0. Összesen 9.
help-picture-match-origins = Szabályos: az új dominó jobb mezője oldalával sivataghoz ér.
help-picture-eruption = Egy kráter: a tűz legfeljebb 3 mezőre kerülhet. A réten 3 × 1 = 3 pontot ér.
help-example = Például
