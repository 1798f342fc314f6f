# The rules in short, in our own words. Every line of a text is a paragraph.

help-aim = Cel
help-aim-text =
    Wokół zamku układasz z płytek królestwo, które mieści się w kwadracie { $size ->
        [7] 7 na 7 pól
        [two] 5 na 5 pól (dla dwóch graczy 7 na 7)
        [wedding] 7 na 7 pól (bez drużyn dla pięciu lub sześciu graczy 5 na 5)
       *[5] 5 na 5 pól
    }.
    Na koniec za każdą posiadłość (połączoną grupę pól jednego terenu) dostajesz liczbę jej pól pomnożoną przez liczbę koron. Posiadłość bez koron nie daje punktów.
help-turn = Runda
help-turn-text =
    Płytki leżą w kolumnie, od najniższego numeru. Rozpoczyna gracz, którego król stoi na pierwszej płytce.
    W swojej turze dokładasz płytkę, na której stoi twój król, a potem stawiasz króla na wolnej płytce następnej kolumny.
    Płytki o niskich numerach są skromniejsze, ale pozwalają wcześniej wybierać; korony są na tych o wysokich.
help-place = Gdzie wolno dołożyć płytkę
help-place-text =
    Jedno z pól płytki musi stykać się bokiem z zamkiem albo z polem tego samego terenu. Zamek jest jokerem: pasuje do każdego terenu.
    Królestwo nie może wyjść poza ten kwadrat; zamek może stać w dowolnym jego miejscu.
    Płytkę, która nigdzie nie pasuje, trzeba odrzucić. Jeśli gdzieś pasuje, trzeba ją dołożyć.
help-opening = Początek
help-opening-text =
    Królów losuje się po kolei; każdy staje na płytce wybranej przez właściciela, zanim wylosuje się następnego.
    W rozgrywce dwuosobowej każdy gracz ma dwóch królów, a więc dwie tury w rundzie.
help-end = Koniec gry
help-end-text =
    W ostatniej rundzie tylko dokładacie płytki. Wygrywa gracz z największą liczbą punktów.
    Przy remisie decyduje posiadłość o największej liczbie pól, potem liczba koron; jeśli i to nie rozstrzyga, gracze dzielą się zwycięstwem.
help-end-queen-text =
    W ostatniej rundzie tylko dokładacie płytki. Wygrywa gracz z największą liczbą punktów; przy remisie decyduje największa posiadłość.
    Punkty: 1 za każde 3 monety, za posiadłości i za budynki. Kto gości królową, dolicza koronę do swojej największej posiadłości.
help-options = Warianty
help-options-text =
    Królestwo Środka: 10 punktów, jeśli zamek stoi w samym środku.
    Harmonia: 5 punktów, jeśli nigdy nie trzeba było odrzucać płytki.
    Dynastia: trzy partie z rzędu, punkty się sumują.
help-duel = Pojedynek Mistrzów
help-duel-text = Dwie osoby używają wszystkich 48 płytek i budują królestwa 7 na 7.
help-queen-turn = Twoja tura
help-queen-turn-text =
    Pięć kroków, zawsze w tej kolejności: dołożenie płytki, podatki, budowa, smok, wybór następnej płytki.
    Podatki, budowa i smok są nieobowiązkowe. Zaczynasz z 7 monetami i rycerzem.
help-taxes = Podatki
help-taxes-text =
    Zaraz po dołożeniu płytki możesz postawić na jej polach rycerzy, najwyżej po jednym na każdym.
    Każdy przynosi monetę za każde pole posiadłości, na której stoi, i zostaje tam do końca gry.
help-build = Budowa
help-build-text =
    Kup jeden budynek z planszy budowniczych i postaw go na wolnym polu miasta. Cena jest podana pod budynkiem.
    Rycerzy i wieże dostajesz od razu, punkty liczą się na koniec gry. Korona budynku liczy się dla miasta, w którym stoi.
help-queen = Królowa
help-queen-text =
    Gdy zdobywasz wieżę i nikt nie ma ich więcej od ciebie, królowa przyłącza się do ciebie.
    Dopóki jest u ciebie, każdy budynek kosztuje o jedną monetę mniej.
help-dragon = Smok
help-dragon-text = Jeśli smok jest w jaskini, a królowej nie ma u ciebie, możesz za jedną monetę spalić budynek na planszy budowniczych. Smok lata tylko raz na rundę, łącznie dla wszystkich graczy.
help-refill = Między rundami
help-refill-text = Smok wraca do jaskini, budynki przesuwają się ku tańszym miejscom, a puste miejsca uzupełnia się ze stosu. Wierzchni budynek stosu jest zawsze widoczny.
help-wedding = Oba pudełka
help-wedding-text =
    Zasady Queendomino z płytkami z obu pudełek. Kolumny pochodzą z nich na zmianę, pierwsza z Queendomino.
    Trzy lub cztery osoby budują królestwa 7 na 7 z kolumnami po cztery płytki; pięć lub sześć osób 5 na 5 z kolumnami po osiem.
help-teams = Drużyny
help-teams-text =
    Od sześciu do ośmiu osób może grać parami. Para ma dwóch królów, jedno królestwo 7 na 7 i wspólne monety.
    Decyduje ten, czyj król działa; możecie się naradzać. W grze siedmioosobowej ostatnia osoba buduje sama i ma dwóch królów.
help-origins-aim-text =
    Wokół chaty układasz z płytek krainę, która mieści się w kwadracie { $size ->
        [7] 7 na 7 pól
        [two] 5 na 5 pól (dla dwóch graczy 7 na 7)
       *[5] 5 na 5 pól
    }.
    Na koniec za każdą posiadłość (połączoną grupę pól jednego terenu) dostajesz liczbę jej pól pomnożoną przez liczbę ogni. Same wulkany nie dają punktów.
help-volcano = Wulkany
help-volcano-text =
    Gdy dokładasz wulkan, wybucha, a ty kładziesz jego ogień na polu swojej krainy.
    Wulkan z jednym kraterem wyrzuca 1 ogień na odległość do 3 pól, z dwoma 2 ognie do 2 pól, z trzema 3 ognie na sąsiednie pole. Na skos liczy się jak jedno pole.
    Ogień nie może spaść na wulkan, chatę ani tam, gdzie już jest ogień. Niszczy to, co stoi na polu.
help-origins-opening-text =
    Wodzów losuje się po kolei; każdy staje na płytce wybranej przez właściciela.
    W rozgrywce dwuosobowej każdy gracz ma dwóch wodzów: jeden gracz dostaje skrajne płytki pierwszej kolumny, drugi środkowe.
help-resources = Zasoby
help-resources-text = Na łące bez ognia jest mamut, na jeziorze ryba, w dżungli grzyb, w kamieniołomie krzemień. Zasoby trafiają do ciebie razem z płytką.
help-totems = Totemy
help-totems-text =
    Kto ma danego zasobu więcej niż każdy inny gracz, bierze jego totem. Remis z posiadaczem niczego nie zmienia.
    Jeśli przez ogień stracisz przewagę, oddaj totem temu, kto ma najwięcej; przy remisie wybierasz ty.
    Na koniec każdy zasób daje 1 punkt, a totemy: mamut 3, ryba 4, grzyb 5, krzemień 6.
help-tribe = Rekrutacja
help-tribe-text =
    Po wyborze płytki możesz rekrutować: za dwa różne zasoby jednego z odkrytych jaskiniowców, za cztery różne dowolnego ze stosu.
    Jaskiniowiec zajmuje wolne pole bez ognia. Łowcy i zbieracze punktują za to, co jest na ośmiu polach wokół nich.
    Wojownicy stykający się bokami tworzą hordę, która daje liczbę wojowników razy sumę ich sił.
help-origins-options-text =
    Kraina ognia: 10 punktów, jeśli chata stoi w samym środku.
    Homo habilis: 5 punktów, jeśli nigdy nie trzeba było odrzucać płytki.
    Dynastia: trzy partie z rzędu, punkty się sumują.
help-keys = Przy tym stole
help-keys-text =
    Przeciągnij płytkę na mapę albo kliknij mapę i obracaj płytkę wokół klikniętego pola klawiszem R lub kółkiem. Nic nie jest ostateczne, dopóki nie potwierdzisz; podwójne kliknięcie płytki też potwierdza.
    Klawiatura: strzałki przesuwają, R i Shift+R obracają, N i P przechodzą między możliwymi miejscami, Enter potwierdza, Z cofa, L pokazuje lub ukrywa znaki.
    Jeśli miejsce jest niedozwolone, dowiesz się dlaczego. Ostatni ruch można cofnąć, dopóki nikt inny nie zagrał i nic się nie odsłoniło.
help-queen-opening-text =
    Królów losuje się po kolei; każdy staje na płytce wybranej przez właściciela, zanim wylosuje się następnego.
    W rozgrywce dwuosobowej losuje się tylko jednego króla: jego właściciel wybiera jedną płytkę, drugi gracz dwie, a ostatnia przypada pierwszemu. Każdy ma dwie tury w rundzie.
help-origins-turn-text =
    Płytki leżą w kolumnie, od najniższego numeru. Rozpoczyna gracz, którego wódz stoi na pierwszej płytce.
    W swojej turze dokładasz płytkę, na której stoi twój wódz, a potem stawiasz wodza na wolnej płytce następnej kolumny.
    Płytki o niskich numerach są skromniejsze, ale pozwalają wcześniej wybierać; na tych o wysokich jest więcej ogni i wulkanów.
help-origins-place-text =
    Jedno z pól płytki musi stykać się bokiem z chatą albo z polem tego samego terenu. Chata jest jokerem: pasuje do każdego terenu.
    Kraina nie może wyjść poza ten kwadrat; chata może stać w dowolnym jego miejscu.
    Płytkę, która nigdzie nie pasuje, trzeba odrzucić. Jeśli gdzieś pasuje, trzeba ją dołożyć.
help-origins-end-text =
    W ostatniej rundzie tylko dokładacie płytki. Wygrywa gracz z największą liczbą punktów.
    Przy remisie decyduje posiadłość o największej liczbie pól, potem liczba ogni; jeśli i to nie rozstrzyga, gracze dzielą się zwycięstwem.
help-castle = zamek
help-hut = chata
help-buildings = Wszystkie budynki
help-buildings-text = Ile jest każdego z nich i co dają:
help-cavemen = Wszyscy jaskiniowcy
help-cavemen-text = Ilu jest każdego z nich i jak punktują:
help-picture-match = Dozwolone: prawe pole nowej płytki styka się bokiem z polami uprawnymi. Lewe nie musi stykać się z niczym.
help-picture-no-match = Niedozwolone: ani bagno, ani jezioro nie styka się ze swoim terenem ani z zamkiem.
help-picture-score = Liczymy: pola uprawne 4 × 2 = 8, jezioro 3 × 2 = 6, las bez korony 0. Razem 14.
help-picture-taxes = Rycerz na jednym z nowych pól jeziora przynosi 3 monety: jezioro ma trzy pola.
help-picture-fires = Liczymy: dżungla 3 × 1 = 3, kamieniołom 3 × 2 = 6, pustynia 0, wulkan 0. Razem 9.
help-picture-match-origins = Dozwolone: prawe pole nowej płytki styka się bokiem z pustynią.
help-picture-eruption = Jeden krater: ogień może spaść najwyżej 3 pola dalej. Na łące daje 3 × 1 = 3.
help-example = Na przykład
