# The rules in short, in our own words. Every line of a text is a paragraph.

help-aim = Cel
help-aim-text =
    Wokół zamku układasz z kostek domina królestwo, które mieści się w kwadracie { $size } na { $size }.
    Na końcu każda połączona grupa jednego terenu daje liczbę pól razy liczbę koron. Bez korony nie daje nic.
help-turn = Runda
help-turn-text =
    Kostki leżą w rzędzie, od najniższego numeru. Kto stoi na pierwszej, gra pierwszy.
    W swojej turze kładziesz kostkę, na której stoi twój król, a potem wysyłasz go na wolną kostkę następnego rzędu.
    Niskie numery są skromne, ale pozwalają wcześniej wybierać; korony są na wysokich.
help-place = Gdzie wolno położyć kostkę
help-place-text =
    Jedno z jej pól musi stykać się bokiem z zamkiem albo z polem tego samego terenu. Zamek pasuje do wszystkiego.
    Królestwo nie może być szersze ani wyższe niż { $size } pól; zamek może stać w dowolnym miejscu.
    Jeśli nigdzie nie pasuje, trzeba ją odrzucić. Jeśli gdzieś pasuje, trzeba ją położyć.
help-opening = Początek
help-opening-text =
    Królów losuje się po kolei; każdy staje na kostce wybranej przez właściciela, zanim wylosuje się następnego.
    We dwoje każdy ma dwóch królów, a więc dwie tury w rundzie.
help-end = Koniec
help-end-text =
    Ostatni rząd kładzie się bez wybierania nowego. Wygrywa najwyższa suma.
    Przy remisie decyduje największy obszar, potem liczba koron; dalej miejsce jest wspólne.
help-end-queen-text =
    Ostatni rząd kładzie się bez wybierania nowego. Wygrywa najwyższa suma; przy remisie decyduje największy obszar.
    Suma to: punkt za każde trzy monety, wszystkie obszary i punkty budynków. Kto gości królową, dodaje koronę do swojego największego obszaru.
help-options = Warianty
help-options-text =
    Królestwo środka: 10 punktów, jeśli zamek stoi w samym środku.
    Harmonia: 5 punktów, jeśli nigdy nie trzeba było odrzucać.
    Dynastia: trzy gry pod rząd, wszystkie punkty się sumują.
help-duel = Wielki pojedynek
help-duel-text = Dwie osoby używają wszystkich 48 kostek i budują królestwa 7 na 7.
help-queen-turn = Twoja tura
help-queen-turn-text =
    Pięć kroków, zawsze w tej kolejności: położenie kostki, podatki, budowa, smok, wybór następnej kostki.
    Podatki, budowa i smok zależą od ciebie. Zaczynasz z 7 monetami i rycerzem.
help-taxes = Podatki
help-taxes-text =
    Zaraz po położeniu kostki możesz postawić na jej polach rycerzy, najwyżej po jednym.
    Każdy przynosi monetę za każde pole obszaru, na którym stoi, i zostaje tam do końca gry.
help-build = Budowa
help-build-text =
    Kup jeden budynek z planszy budowniczych i postaw go na wolnym polu miasta. Cena stoi pod jego miejscem.
    Rycerze i wieże przychodzą od razu, punkty na końcu. Korony budynków liczą się dla ich miasta.
help-queen = Królowa
help-queen-text =
    Gdy zdobywasz wieżę i nikt nie ma ich więcej od ciebie, królowa wprowadza się do ciebie.
    Dopóki u ciebie mieszka, każdy budynek kosztuje monetę mniej.
help-dragon = Smok
help-dragon-text = Jeśli smok jest w jaskini, a królowa nie mieszka u ciebie, możesz za monetę spalić budynek na planszy. Lata raz na rundę.
help-refill = Między rundami
help-refill-text = Smok wraca do domu, budynki przesuwają się ku tańszym miejscom, a puste miejsca uzupełnia się ze stosu. Jego wierzch jest zawsze odkryty.
help-wedding = Oba pudełka
help-wedding-text =
    Zasady Queendomino z kostkami z obu pudełek. Rzędy pochodzą z nich na zmianę, pierwszy z Queendomino.
    Trzy lub cztery osoby budują 7 na 7 z rzędami po cztery; pięć lub sześć buduje 5 na 5 z rzędami po osiem.
help-teams = Drużyny
help-teams-text =
    Od sześciu do ośmiu osób może grać parami. Para ma dwóch królów, jedno królestwo 7 na 7 i jedną sakiewkę.
    Decyduje ten, czyj król działa; możecie się naradzać. W siedem osób ostatnia prowadzi królestwo z oboma królami.
help-origins-aim-text =
    Wokół chaty układasz z kostek krainę, która mieści się w kwadracie { $size } na { $size }.
    Na końcu każda połączona grupa jednego terenu daje liczbę pól razy liczbę ogni. Same wulkany nie dają nic.
help-volcano = Wulkany
help-volcano-text =
    Gdy kładziesz wulkan, wybucha, a ty kładziesz jego ogień na polu swojej krainy.
    Jeden krater rzuca jeden ogień do 3 pól daleko, dwa kratery dwa ognie do 2 pól, trzy kratery trzy ognie na sąsiednie pole. Skos to jeden krok.
    Ogień nie spada na wulkany, na chatę ani tam, gdzie już jest ogień. Pali to, co stoi na polu.
help-origins-opening-text =
    Wodzów losuje się po kolei; każdy staje na kostce wybranej przez właściciela.
    We dwoje każdy ma dwóch wodzów: jeden bierze skrajne kostki pierwszego rzędu, drugi środkowe.
help-resources = Zasoby
help-resources-text = Łąka bez ognia niesie mamuta, jezioro rybę, dżungla grzyb, kamieniołom krzemień. Przychodzą razem z kostką.
help-totems = Totemy
help-totems-text =
    Kto ma jakiegoś zasobu więcej niż wszyscy inni, bierze jego totem. Remis z posiadaczem niczego nie zmienia.
    Na końcu każdy zasób daje 1, a totemy 3 (mamut), 4 (ryba), 5 (grzyb) i 6 (krzemień).
help-tribe = Rekrutacja
help-tribe-text =
    Po wyborze kostki możesz rekrutować: za dwa różne zasoby jednego z odkrytych jaskiniowców, za cztery różne dowolnego ze stosu.
    Osiada na wolnym polu bez ognia. Łowcy i zbieracze liczą to, co leży na ośmiu polach wokół nich.
    Wojownicy stykający się bokami tworzą hordę: ich liczba razy suma sił.
help-origins-options-text =
    Kraina ognia: 10 punktów, jeśli chata stoi w samym środku.
    Homo habilis: 5 punktów, jeśli nigdy nie trzeba było odrzucać.
    Dynastia: trzy gry pod rząd, wszystkie punkty się sumują.
help-keys = Przy tym stole
help-keys-text =
    Przeciągnij kostkę na mapę albo kliknij mapę i obracaj kostkę klawiszem R, kółkiem lub drugim kliknięciem. Nic się nie liczy, dopóki nie potwierdzisz.
    Klawiszami: strzałki przesuwają, R i Shift+R obracają, N i P chodzą po możliwych miejscach, Enter potwierdza, Z cofa, L pokazuje lub ukrywa znaki.
    Niemożliwe miejsce powie, dlaczego. Ostatni ruch można cofnąć, dopóki nikt inny nie zagrał i nic się nie odsłoniło.
