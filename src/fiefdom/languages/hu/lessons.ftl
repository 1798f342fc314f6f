# Guided first games. The first line of an idea is its heading; every other line is a paragraph.

learn-title = Első játék: { $game }
learn-progress = { $turn }. kör, összesen { $turns }
learn-show = Mutasd meg
learn-skip = Ezt a részt kihagyom
learn-restart = Elölről
learn-leave = Kilépés a leckéből
learn-play = Igazi játék
learn-more = További leckék
learn-list = Vezetett első játékok
learn-list-what = Mindegyik egy játékot tanít: minden lépést te teszel meg, a szabályok pedig egyenként kerülnek sorra.
learn-begun = elkezdve
learn-finished = befejezve
learn-you = Te
learn-not-that = Most inkább ne ezt.
learn-accepted = Itt bármelyik szabályos lépés jó.
learn-loading = A lecke készül …
learn-unavailable = A leckét nem sikerült betölteni. A lépéseid megmaradtak; próbáld újra, ha a szerver elérhető.
learn-again = Újra
learn-count = Számoljunk együtt
learn-count-next = Tovább
learn-count-all = Mindet mutasd
learn-count-total = Összesen: { $points }
learn-done = Ez volt a lecke.
learn-terminal-help =
    Írd be a lépést, mint bármelyik játékban, vagy egy választás számát.
    show: jó lépés helyetted; skip: e rész hátralévő része kimarad; undo: az utolsó lépésed visszavonása.
    rules: a szabályok; restart: elölről; quit: kilépés. A fiefdom learn ott folytatja, ahol abbahagytad.
learn-terminal-resumed = Üdv újra: a lecke ott folytatódik, ahol abbahagytad. Elölről kezdeni: restart.
learn-terminal-kept = A helyed megmaradt, innen folytathatod: { $command }
learn-terminal-not-kept = A helyedet nem sikerült elmenteni ({ $cause }).
learn-terminal-next = Most játssz egy igazi játékot: { $command }
learn-terminal-shown = Helyetted lépve: { $deed }

learn-word-show = mutasd
learn-word-skip = kihagyom
learn-word-restart = elölről

lesson-fault-no-such-lesson = Nincs { $name } nevű lecke; választható: { $known }.
lesson-fault-chapter = A lecke { $chapter }. fejezete: { $why }
lesson-fault-empty = Egy leckéhez legalább egy játszma feljegyzése kell.
lesson-fault-one-learner = Pontosan egy helyen nem bot ül, a tanulóén; itt { $found } ilyen van.
lesson-fault-no-decision = Ez a megjegyzés nem a tanuló döntése előtt áll: { $text }.
lesson-fault-remark = Ez a megjegyzés hibás: { $text }; így kezdődhet, utána kettőspont: { $known }.
lesson-fault-condition = Ez a feltétel nem érthető: { $text }; mértékek: { $measures }, utánuk >= vagy <= és egy szám.
lesson-fault-not-met = A feljegyzett lépés nem felel meg a lecke feltételének: { $move }.
lesson-fault-starts-late = A tanuló első döntése csak egy kör eleje lehet, de itt ez következik: { $awaits }.
lesson-fault-no-idea = Egy leckében legalább egy gondolat van.

lesson-kingdomino-claim =
    Válassz dominót
    A dominók sorban fekszenek, elöl a legkisebb számú. A te királyodat húzták ki elsőként, te választasz: állítsd bármelyik dominóra.
    A nagy számúakon koronák vannak; a kis számúakkal hamarabb kerülsz sorra.
lesson-kingdomino-castle =
    Az első dominó
    A dominód a kastélyodhoz kerül. A kastély minden tájtípushoz illik, ezért bárhová rakhatod mellé.
lesson-kingdomino-order =
    Elöl a kis számok
    Most a királyod a következő sorba lép. Aki a legkisebb számon áll, a következő fordulóban elsőként játszik, és elsőként választ. Próbáld ki: vedd el a legkisebb számot.
lesson-kingdomino-order-no = Később ahogy szeretnéd, de egyszer nézd meg, milyen elsőnek lenni: vedd el a legkisebb számút, a 14-est.
lesson-kingdomino-match =
    Illeszd a tájat
    Mostantól a dominó egyik mezőjének a kastélyhoz vagy egy azonos tájtípusú mezőhöz kell érnie. Növelj egy tartományt: búzamezőt búzamezőhöz vagy erdőt erdőhöz.
lesson-kingdomino-match-no = Ez szabályos, de semmi sem nő tőle. Forgasd úgy a dominót, hogy azonos tájtípusok érjenek össze az oldalukkal.
lesson-kingdomino-crowns =
    A korona pontot ér
    A korona nélküli tartomány a játék végén semmit sem ér. Válassz koronás dominót.
lesson-kingdomino-crowns-no = Ezen a dominón nincs korona. Keress kis aranykoronát egy mező sarkában.
lesson-kingdomino-multiply =
    Mezők szorozva koronákkal
    Egy tartomány annyit ér, ahány mezője van, szorozva a koronáival. Rakd a dominót oda, ahol nő a pontszámod; ott látod mellette.
lesson-kingdomino-multiply-no = Ott nem nőne a pontszámod. Adj mezőt egy koronás tartományhoz, vagy vigyél koronát egy nagy tartományba.
lesson-kingdomino-plan =
    Tervezz előre
    Melyik dominó illik a királyságodhoz? Válassz kedved szerint: amit elviszel, a többieké már nem lehet.
lesson-kingdomino-grow =
    Növeld, ahol korona van
    Minden mező, amely koronás tartományhoz csatlakozik, annak minden koronájáért pontot ad. Rakd le ezt is pontért.
lesson-kingdomino-frame =
    A keret
    Következik egy másik játék utolsó két fordulója. A királyság a kastéllyal együtt sosem lehet nagyobb 5×5 mezőnél: a keret minden oldalon megtelt, csak rések maradtak.
    A háromkoronás dominó van nálad. Illeszd a hegyvidékét a hegyvidékeidhez.
lesson-kingdomino-frame-no = Oda is illik, de a három korona elveszne. A hegyvidékmező érjen a többi hegyvidékedhez.
lesson-kingdomino-last-choice =
    Ami megmaradt
    A sor végén állsz, ezért azt kapod, amit a többiek meghagytak.
lesson-kingdomino-discard =
    Eldobás
    Az utolsó fordulóban már senki sem választ. Az utolsó dominód sehová sem illik: nincs hozzá táj vagy rés. Eldobod; ez csak a lehetőségbe kerül.
    Ami illik valahová, azt le kell rakni, akkor is, ha rossz helyre kerül.

lesson-queendomino-towns =
    Városok
    A Kingdominót már ismered; lássuk, mit ad hozzá a Queendomino. A piros mezők városok: nincs koronájuk, de épületek állhatnak rajtuk.
    Válaszd a dominót, amelyen két városmező van.
lesson-queendomino-towns-no = Város nélkül nem építkezhetsz. Vedd el a két városmezős dominót: Q47.
lesson-queendomino-steps =
    Öt lépés
    Egy kör: lerakás, adószedés, építkezés, sárkány, választás. Csak az első és az utolsó kötelező. Rakd le a dominót, mint a Kingdominóban.
lesson-queendomino-taxes =
    Adó
    Rögtön a lerakás után lovagot állíthatsz a dominó egyik mezőjére. Annyi érmét hoz, ahány mezős az a tartomány, és végleg ott marad. Küldd el a lovagodat.
lesson-queendomino-taxes-pass = Az épületekért érmével fizetsz. Állítsd a lovagodat az egyik városmezőre két érméért.
lesson-queendomino-build =
    Építkezés
    Hat épület eladó, 0–5 érméért. A királynő tornya ingyen van: azonnal két tornyot ad, a koronája pedig a városnak számít. Építsd meg.
lesson-queendomino-build-pass = A királynő tornya most semmibe sem kerül, és más is elviheti. Építsd meg.
lesson-queendomino-build-no = Jó épület, de először a királynő tornyát építsd: a tornyok hozzák a királynőt.
lesson-queendomino-site =
    Hely az épületnek
    Válassz egy üres városmezőt. Az épület koronája az egész városnak számít, amelyben áll.
lesson-queendomino-queen =
    A királynő
    Tornyot kaptál, és senkinek sincs több: a királynő csatlakozik hozzád. Minden építkezésed egy érmével olcsóbb, a játék végén pedig egy további korona a legnagyobb tartományodnak.
    Most válaszd ki a következő dominódat.
lesson-queendomino-discount =
    Egy érmével olcsóbb
    A látható árak a tieid: egy érmével kevesebb, amíg nálad van a királynő. Építs, amit szeretnél, vagy hagyd ki és spórolj.
lesson-queendomino-treasury =
    Mit adnak az épületek
    Némelyik pontot ad, némelyik lovagot vagy tornyot, némelyik több érmét minden adószedéskor. Mutass egy épületre, és elolvashatod.
lesson-queendomino-late =
    Az utolsó fordulók
    Következik egy másik játék utolsó két fordulója, a királynő máshol van. Úgy rakd le a dominót, hogy még egy elférjen: a bal felső sarok vár rá.
lesson-queendomino-late-no = Ott elfoglalja az utolsó dominód helyét. Használd a bal felső rést.
lesson-queendomino-late-build =
    Még egy épület
    A sörfőzde három pontot és két lovagot ad: építsd meg.
lesson-queendomino-late-build-no = Vedd a sörfőzdét: a pontjai biztosak, a két lovagja pedig az utolsó adót is beszedheti.
lesson-queendomino-dragon =
    A sárkány
    A királynő nincs nálad, a sárkány otthon van: egy érméért feléget egy épületet, amelyet más szeretne. Fordulónként egyszer repül. Küldd el.
lesson-queendomino-dragon-pass = Próbáld ki egyszer a sárkányt: egy érme harmad pont, a többiek elől elvett jó épület többet érhet.
lesson-queendomino-late-claim =
    Elfér?
    Mielőtt választasz, nézd meg a megmaradt réseket: két dominó szabad, és az egyik elfér.
lesson-queendomino-late-claim-no = Az a dominó sehová sem illene a királyságodban. Vedd el a másikat.
lesson-queendomino-last-round =
    Az utolsó forduló
    Dominót már senki sem választ, de adó, építkezés és sárkány még van. Három megmaradt érme egy pont.
lesson-queendomino-last-taxes =
    Az utolsó adó
    A kezedben lévő lovagoknak már nincs más haszna. Küldd el őket: kettőt lehet, mezőnként egyet.

lesson-discovery-chief =
    A törzsfőnököd
    A Kezdetek olyan, mint a Kingdomino, csak törzsfőnök, kunyhó és tüzek vannak benne. Állítsd a törzsfőnöködet egy dominóra.
lesson-discovery-hut =
    A kunyhó
    A kunyhó minden tájtípushoz illik. Rakd mellé az első dominódat.
lesson-discovery-volcano =
    Vulkánok
    Kevés dominón van nyomtatott tűz. A vulkánok többet adnak: válaszd a kétkráteres vulkánt, O45.
lesson-discovery-volcano-no = Nem rossz, de itt kitörést szeretnénk látni: vedd el a legtöbb kráterű vulkánt.
lesson-discovery-near =
    Hová kerüljön
    Két kráter két tüzet dob legfeljebb két mezőre, átlósan is. Egy kráter egy tüzet három mezőre, három kráter három tüzet a szomszéd mezőre.
lesson-discovery-erupt =
    Kitör
    Tedd a tüzet olyan mezőre, amely nem vulkán, és még nincs rajta tűz. Válassz több mezőből álló tartományt: minden mező minden tűzért számít.
lesson-discovery-erupt-no = Az a tartomány kisebb. Két tűz egy nagyobbon többet ér.
lesson-discovery-fires =
    Mezők szorozva tüzekkel
    Egy tartomány annyit ér, ahány mezője van, szorozva a tüzeivel; a vulkánok semmit sem érnek. Növeld a lángoló tartományt.
lesson-discovery-frame =
    Közel a vége
    Következik egy másik játék utolsó két fordulója. A keret 5×5 mező, mint a Kingdominóban. Úgy tölts ki egy rést, hogy még egy dominó elférjen.
lesson-discovery-frame-no = Ez rossz rést tölt ki: az utolsó dominódnak két szomszédos szabad mező kell. Ezt rakd egyenesen lefelé.
lesson-discovery-last-volcano =
    Még egy vulkán
    Az utolsó dominó is segítsen: vedd el az O43 vulkánt.
lesson-discovery-last-fire =
    Az utolsó tűz
    Két tűz egy mezőre. Melyik elérhető tartományod a legnagyobb?
lesson-discovery-last-fire-no = Van nagyobb elérhető tartomány. A jel melletti pontok mutatják, mit hoz egy mező.

lesson-totem-resources =
    Nyersanyagok
    A Totemek módban a tűz nélküli mezőkön nyersanyag van: mamut, hal, gomba, kovakő. A végén mindegyik egy pont. Válassz nyersanyagos dominót.
lesson-totem-totem =
    Veled jönnek
    Rakd le a dominódat: a nyersanyagai is jönnek vele.
lesson-totem-majority =
    Totemek
    Akinek egy nyersanyagból mindenki másnál több van, azé a totemje, amely a végén 3–6 pontot ér. Nézd meg, kinél melyik van, aztán válassz dominót.
lesson-totem-score =
    Tartsd meg a többséget
    Ha valakinek csak ugyanannyi van, semmi sem változik; totemet csak több nyersanyaggal lehet elvinni. Rakd le a dominódat.
lesson-totem-fire =
    Vulkán
    A tartományoknak továbbra is tűz kell. Válaszd a vulkános dominót, O39.
lesson-totem-fire-no = Vedd el az O39 vulkánt: a következő kör megmutatja, mit tesz a tűz a nyersanyaggal.
lesson-totem-volcano =
    Tűz és nyersanyag
    Rakd le a vulkánt, és gondolj arra, hová kerül a tüze: az egykráteres egy tüzet dob legfeljebb három mezőre.
lesson-totem-burn =
    A tűz éget
    Ahová tűz kerül, ott a nyersanyag elvész. Mérlegeld a tűz pontjait, a nyersanyagot és talán egy totemet. Bármelyik elérhető mező jó.
lesson-totem-late =
    Az utolsó fordulók
    Következik egy másik játék utolsó két fordulója. Nálad van a mamut és a gomba totemje.
lesson-totem-last-volcano =
    Csábító vulkán
    Az O43 vulkán még egyszer tüzet ad. Vedd el, és nézd meg, mibe kerül.
lesson-totem-last-volcano-no = Vedd el az O43 vulkánt: a következő kör a tüzéről szól.
lesson-totem-price =
    A tűz ára
    A legjobb mezőn az egyik mamutod áll, a kunyhótól átlósan balra felfelé (n1w1). Égesd fel; a tartomány többet nyer, mint amennyit a totem ér.
lesson-totem-price-no = Ez szabályos, de itt próbáld a kunyhótól balra felfelé álló mamutot (n1w1): így látod, mi történik, ha elvész a többség.
lesson-totem-give =
    Add át a totemet
    A másik kettőnek most több mamutja van nálad, és ugyanannyi. Te döntöd el, kié a totem: inkább ne azé, aki vezet.

lesson-tribe-cave =
    A barlang
    A Törzsek módban nyersanyaggal ősembereket fizetsz. Négy fekszik felfordítva. Válassz dominót; két különböző nyersanyagért egyiküket elviheted.
lesson-tribe-collect =
    Gyűjts
    Rakd le a dominódat. Minden tűz nélküli mezőjén nyersanyag vár.
lesson-tribe-kinds =
    Kétféle
    Egy ősember két különböző nyersanyagba kerül. Válaszd a halas-gombás dominót, O20.
lesson-tribe-kinds-no = Azon csak egyféle nyersanyag van, vagy semmi. Vedd el az O20 dominót, azon hal és gomba is van.
lesson-tribe-collect-more =
    Elég egyre
    Rakd le: most két különböző nyersanyagod van, ennyi egy ősember ára.
lesson-tribe-recruit =
    Toborzás
    A dominóválasztás után toborozhatsz. A vadászok és gyűjtögetők a körülöttük lévő nyolc mezőért adnak pontot, a harcosok együtt. Vegyél egyet.
lesson-tribe-recruit-pass = Telik rá, és ez a lecke az ősemberekről szól. Vedd el bármelyiket.
lesson-tribe-pay =
    Fizetés
    Két különböző nyersanyag elhagyja a vadászterületedet. Válaszd ki, melyik mezőkről.
lesson-tribe-settle =
    Letelepedés
    Az ősember olyan mezőre kerül, ahol nincs tűz, nyersanyag vagy más ősember; ahonnan az imént fizettél, az szabad. Gondolj arra, mi lesz körülötte.
lesson-tribe-around =
    Körülötte
    A megmaradó nyersanyag a vadászoknak és gyűjtögetőknek számít, ezért ne költsd el, ami pontot ér. Rakd a dominódat az ősembered mellé.
lesson-tribe-late =
    Az utolsó fordulók
    Következik egy másik játék utolsó két fordulója. Tölts ki egy rést.
lesson-tribe-warriors =
    Harcosok
    Ez az utolsó alkalom a toborzásra, mert az utolsó fordulóban senki sem választ dominót. Egy amazon harcos csatlakozhat az apró harcosodhoz.
lesson-tribe-warriors-no = Most az amazon harcost vedd el: az apró harcosod mellett hordát alkot.
lesson-tribe-horde =
    Horda
    Az egymás melletti harcosok hordát alkotnak: a számuk szorozva az összesített erejükkel. Oda tedd, ahol a legtöbb pont van.
lesson-tribe-horde-no = Több pont is lehetséges. A harcos egy másik harcossal oldalszomszédként ér a legtöbbet, a gyűjtögető azok között, amiket gyűjt.
lesson-tribe-last =
    Az utolsó dominó
    Rakd le, és jön a pontozás.
