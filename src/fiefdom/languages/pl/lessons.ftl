# Guided first games. The first line of an idea is its heading; every other line is a paragraph.

learn-title = Pierwsza gra: { $game }
learn-progress = Tura { $turn } z { $turns }
learn-show = Pokaż mi
learn-skip = Pomiń tę część
learn-restart = Od początku
learn-leave = Opuść lekcję
learn-play = Zagraj naprawdę
learn-more = Inne lekcje
learn-list = Pierwsze gry krok po kroku
learn-list-what = Każda uczy jednej gry: wszystkie ruchy są twoje, a zasady poznajesz po kolei.
learn-begun = rozpoczęta
learn-finished = ukończona
learn-you = Ty
learn-not-that = Tym razem nie.
learn-accepted = Tutaj dobry jest każdy dozwolony ruch.
learn-loading = Przygotowuję lekcję …
learn-unavailable = Nie udało się wczytać lekcji. Twoje ruchy zostały zachowane; spróbuj ponownie, gdy serwer będzie dostępny.
learn-again = Spróbuj ponownie
learn-count = Policzmy razem
learn-count-next = Dalej
learn-count-all = Pokaż wszystko
learn-count-total = Razem: { $points }
learn-done = To już cała lekcja.
learn-terminal-help =
    Wpisz ruch jak w każdej grze albo numer wyboru.
    show wykonuje za ciebie dobry ruch, skip pomija resztę tej części, undo cofa twój ostatni ruch.
    rules wypisuje zasady, restart zaczyna od nowa, quit kończy; fiefdom learn wznawia tam, gdzie skończysz.
learn-terminal-resumed = Witaj ponownie: lekcja toczy się dalej od miejsca, w którym skończyłeś. Od nowa: restart.
learn-terminal-kept = Twoje miejsce jest zapamiętane, dalej: { $command }
learn-terminal-not-kept = Nie udało się zapamiętać twojego miejsca ({ $cause }).
learn-terminal-next = Teraz zagraj naprawdę: { $command }
learn-terminal-shown = Zagrano za ciebie: { $deed }

learn-word-show = pokaż
learn-word-skip = pomiń
learn-word-restart = odnowa

lesson-fault-no-such-lesson = Nie ma lekcji { $name }; wybierz { $known }.
lesson-fault-chapter = Rozdział { $chapter } lekcji: { $why }
lesson-fault-empty = Lekcja ma co najmniej jeden zapis gry.
lesson-fault-one-learner = Dokładnie jedno miejsce nie ma bota, miejsce ucznia; tutaj jest ich { $found }.
lesson-fault-no-decision = Uwaga { $text } nie stoi przed decyzją ucznia.
lesson-fault-remark = Uwaga { $text } musi zaczynać się od { $known } i dwukropka.
lesson-fault-condition = Nie rozumiem warunku { $text }; miary to { $measures }, z >= lub <= i liczbą.
lesson-fault-not-met = Zapisany ruch { $move } nie spełnia wymagań lekcji.
lesson-fault-starts-late = Pierwsza decyzja ucznia musi zaczynać turę, a tu jest { $awaits }.
lesson-fault-no-idea = Lekcja ma co najmniej jedną myśl.

lesson-kingdomino-claim =
    Wybierz płytkę
    Płytki leżą w kolumnie, od najniższego numeru. Twój król został wylosowany pierwszy, więc wybierasz: postaw go na dowolnej płytce.
    Wysokie numery mają korony; niskie pozwalają wcześniej grać.
lesson-kingdomino-castle =
    Pierwsza płytka
    Płytka trafia do twojego zamku. Zamek pasuje do każdego terenu, więc połóż ją obok niego, gdzie chcesz.
lesson-kingdomino-order =
    Niskie numery są pierwsze
    Teraz twój król przechodzi do następnej kolumny. Kto stoi na najniższym numerze, w następnej rundzie gra i wybiera pierwszy. Wypróbuj to: weź najniższy numer.
lesson-kingdomino-order-no = Potem jak chcesz, ale zobacz raz, jak to jest być pierwszym: weź najniższy numer, 14.
lesson-kingdomino-match =
    Dopasuj teren
    Od teraz jedno pole płytki musi stykać się z zamkiem albo z polem tego samego terenu. Powiększ posiadłość: pola uprawne do pól uprawnych albo las do lasu.
lesson-kingdomino-match-no = Tak wolno, ale nic nie rośnie. Obróć płytkę tak, żeby takie same tereny stykały się bokiem.
lesson-kingdomino-crowns =
    Korony dają punkty
    Posiadłość bez korony nie daje na koniec nic. Wybierz płytkę z koroną.
lesson-kingdomino-crowns-no = Na tej płytce nie ma korony. Poszukaj małej złotej korony w rogu pola.
lesson-kingdomino-multiply =
    Pola razy korony
    Posiadłość daje liczbę pól razy liczbę koron. Połóż płytkę tam, gdzie przybędzie ci punktów; widać je obok niej.
lesson-kingdomino-multiply-no = Tam nie przybędzie ci punktów. Dodaj pola do posiadłości z koroną albo koronę do dużej posiadłości.
lesson-kingdomino-plan =
    Planuj naprzód
    Która płytka pasuje do twojego królestwa? Wybierz, jak chcesz: czego nie weźmiesz, wezmą inni.
lesson-kingdomino-grow =
    Powiększaj to, co ma korony
    Każde pole dołączone do posiadłości z koronami daje punkt za każdą z nich. Tę płytkę też połóż dla punktów.
lesson-kingdomino-frame =
    Ramka
    Teraz ostatnie dwie rundy innej gry. Królestwo wraz z zamkiem nigdy nie przekracza 5 na 5 pól: ramka jest pełna z każdej strony, zostały tylko luki.
    Masz płytkę z trzema koronami. Dołóż jej góry do swoich gór.
lesson-kingdomino-frame-no = Pasuje, ale trzy korony by się zmarnowały. Niech pole gór styka się z twoimi innymi górami.
lesson-kingdomino-last-choice =
    Co zostało
    Jesteś na końcu kolumny, więc bierzesz to, co zostawili inni.
lesson-kingdomino-discard =
    Odrzucanie
    W ostatniej rundzie nikt już nie wybiera. Twoja ostatnia płytka nigdzie nie pasuje: brak terenu albo luki. Odrzucasz ją; nic więcej to nie kosztuje.
    Płytkę, która pasuje, trzeba dołożyć, nawet w złym miejscu.

lesson-queendomino-towns =
    Miasta
    Znasz Kingdomino; oto, co dodaje Queendomino. Czerwone pola to miasta: nie mają koron, ale mogą na nich stać budynki.
    Wybierz płytkę z dwoma polami miasta.
lesson-queendomino-towns-no = Bez miasta nie można budować. Weź płytkę z dwoma polami miasta, Q47.
lesson-queendomino-steps =
    Pięć kroków
    Tura to: płytka, podatki, budowa, smok, wybór. Obowiązkowe są tylko pierwszy i ostatni krok. Dołóż płytkę jak w Kingdomino.
lesson-queendomino-taxes =
    Podatki
    Zaraz po dołożeniu płytki rycerz może stanąć na jej polu. Przynosi monetę za każde pole tej posiadłości i zostaje tam na stałe. Wyślij rycerza.
lesson-queendomino-taxes-pass = Za budynki płaci się monetami. Postaw rycerza na jednym z pól miasta, da to dwie monety.
lesson-queendomino-build =
    Budowa
    Na sprzedaż jest sześć budynków, po 0–5 monet. Wieża królowej jest darmowa: od razu daje dwie wieże, a jej korona liczy się dla miasta. Zbuduj ją.
lesson-queendomino-build-pass = Wieża królowej nic teraz nie kosztuje, a ktoś może ją zabrać. Zbuduj ją.
lesson-queendomino-build-no = Dobry budynek, ale najpierw zbuduj Wieżę królowej: wieże sprowadzają królową.
lesson-queendomino-site =
    Miejsce na budynek
    Wybierz wolne pole miasta. Korona budynku liczy się dla całego miasta, w którym stoi.
lesson-queendomino-queen =
    Królowa
    Masz nowe wieże i nikt nie ma ich więcej: królowa przyłącza się do ciebie. Każda budowa kosztuje o monetę mniej, a na koniec to dodatkowa korona dla twojej największej posiadłości.
    Teraz wybierz następną płytkę.
lesson-queendomino-discount =
    O monetę taniej
    Widoczne ceny są twoje: o monetę niższe, dopóki królowa jest u ciebie. Zbuduj, co chcesz, albo pomiń i oszczędzaj.
lesson-queendomino-treasury =
    Co dają budynki
    Jedne dają punkty, inne rycerzy lub wieże, jeszcze inne więcej monet z podatków. Wskaż budynek, żeby przeczytać jego opis.
lesson-queendomino-late =
    Ostatnie rundy
    Teraz ostatnie dwie rundy innej gry, a królowa jest gdzie indziej. Dołóż płytkę tak, żeby zmieściła się jeszcze jedna: czeka lewy górny róg.
lesson-queendomino-late-no = Tam zajmie miejsce twojej ostatniej płytki. Użyj luki w lewym górnym rogu.
lesson-queendomino-late-build =
    Jeszcze jeden budynek
    Browar daje trzy punkty i dwóch rycerzy: zbuduj go.
lesson-queendomino-late-build-no = Weź browar: jego punkty są pewne, a dwóch rycerzy zbierze ostatnie podatki.
lesson-queendomino-dragon =
    Smok
    Królowej nie ma u ciebie, a smok jest w jaskini: za monetę spali budynek, na który ktoś liczy. Lata raz na rundę. Wyślij go.
lesson-queendomino-dragon-pass = Wypróbuj smoka: moneta to jedna trzecia punktu, a dobry budynek mniej u innych może być wart więcej.
lesson-queendomino-late-claim =
    Czy pasuje?
    Zanim wybierzesz, spójrz na pozostałe luki: wolne są dwie płytki, a jedna z nich pasuje.
lesson-queendomino-late-claim-no = Ta płytka nigdzie by nie pasowała w twoim królestwie. Weź drugą.
lesson-queendomino-last-round =
    Ostatnia runda
    Nikt już nie wybiera płytki, ale podatki, budowa i smok działają dalej. Trzy pozostałe monety to punkt.
lesson-queendomino-last-taxes =
    Ostatnie podatki
    Rycerze w ręku na nic się już nie przydadzą. Wyślij ich: wolno dwóch, po jednym na pole.

lesson-discovery-chief =
    Twój wódz
    Origins toczy się jak Kingdomino: jest wódz, chata i ognie. Postaw wodza na płytce.
lesson-discovery-hut =
    Chata
    Chata pasuje do każdego terenu. Dołóż do niej pierwszą płytkę.
lesson-discovery-volcano =
    Wulkany
    Niewiele płytek ma nadrukowany ogień. Wulkany dają więcej: wybierz wulkan z dwoma kraterami, O45.
lesson-discovery-volcano-no = Niezła płytka, ale tu chcemy zobaczyć wybuch: weź wulkan z największą liczbą kraterów.
lesson-discovery-near =
    Gdzie go położyć
    Dwa kratery wyrzucają dwa ognie najwyżej na dwa pola, także na skos. Jeden krater sięga jednym ogniem trzech pól, trzy kratery trzema ogniami sąsiedniego pola.
lesson-discovery-erupt =
    Wybuch
    Połóż ogień na polu, które nie jest wulkanem i nie ma jeszcze ognia. Wybierz posiadłość z kilku pól: każde pole liczy się za każdy ogień.
lesson-discovery-erupt-no = Ta posiadłość jest mniejsza. Dwa ognie na większej są warte więcej.
lesson-discovery-fires =
    Pola razy ognie
    Posiadłość daje liczbę pól razy liczbę ogni; wulkany nie dają nic. Powiększ płonącą posiadłość.
lesson-discovery-frame =
    Koniec jest blisko
    Teraz ostatnie dwie rundy innej gry. Ramka to 5 na 5 pól, jak w Kingdomino. Wypełnij lukę tak, żeby zmieściła się jeszcze jedna płytka.
lesson-discovery-frame-no = To zła luka: ostatnia płytka potrzebuje dwóch wolnych pól obok siebie. Tę połóż prosto w dół.
lesson-discovery-last-volcano =
    Jeszcze jeden wulkan
    Ostatnia wybrana płytka też ma pomóc: weź wulkan O43.
lesson-discovery-last-fire =
    Ostatni ogień
    Dwa ognie na jedno pole. Która z posiadłości w zasięgu jest największa?
lesson-discovery-last-fire-no = W zasięgu jest większa posiadłość. Punkty przy znaku mówią, ile daje pole.

lesson-totem-resources =
    Zasoby
    W trybie Totem na polach bez ognia są zasoby: mamuty, ryby, grzyby, krzemienie. Każdy to na koniec punkt. Wybierz płytkę z zasobami.
lesson-totem-totem =
    Idą z płytką
    Dołóż płytkę: jej zasoby trafiają do ciebie razem z nią.
lesson-totem-majority =
    Totemy
    Kto ma danego zasobu więcej niż każdy inny, trzyma jego totem, wart na koniec od 3 do 6 punktów. Zobacz, kto ma który, i wybierz płytkę.
lesson-totem-score =
    Utrzymaj przewagę
    Remis z posiadaczem niczego nie zmienia; totem odbiera tylko ten, kto ma więcej. Dołóż płytkę.
lesson-totem-fire =
    Wulkan
    Posiadłości nadal potrzebują ognia. Wybierz płytkę z wulkanem, O39.
lesson-totem-fire-no = Weź wulkan O39: następna tura pokaże, co ogień robi z zasobami.
lesson-totem-volcano =
    Ogień i zasoby
    Dołóż wulkan i pomyśl, gdzie spadnie ogień: jeden krater wyrzuca jeden ogień najwyżej na trzy pola.
lesson-totem-burn =
    Ogień niszczy
    Tam, gdzie spada ogień, zasób przepada. Porównaj punkty za ogień z zasobem, a może i totemem. Dobre jest każde pole w zasięgu.
lesson-totem-late =
    Ostatnie rundy
    Teraz ostatnie dwie rundy innej gry. Masz totemy mamuta i grzyba.
lesson-totem-last-volcano =
    Kuszący wulkan
    Wulkan O43 jeszcze raz da ogień. Weź go i zobacz, ile to kosztuje.
lesson-totem-last-volcano-no = Weź wulkan O43: następna tura jest o jego ogniu.
lesson-totem-price =
    Cena ognia
    Na najlepszym polu stoi jeden z twoich mamutów, na skos w lewo w górę od chaty (n1w1). Spal go; posiadłość zyska więcej, niż wart jest totem.
lesson-totem-price-no = Tak wolno, ale wypróbuj mamuta w lewo w górę od chaty (n1w1): zobaczysz, co się dzieje po utracie przewagi.
lesson-totem-give =
    Oddaj totem
    Dwaj pozostali mają teraz więcej mamutów od ciebie, i to po równo. Ty decydujesz, kto dostanie totem: lepiej nie ten, kto prowadzi.

lesson-tribe-cave =
    Jaskinia
    W trybie Plemię zasobami płaci się za jaskiniowców. Czterech leży odkrytych. Wybierz płytkę; za dwa różne zasoby weźmiesz jednego z nich.
lesson-tribe-collect =
    Zbieraj
    Dołóż płytkę. Na każdym jej polu bez ognia czeka zasób.
lesson-tribe-kinds =
    Dwa rodzaje
    Jaskiniowiec kosztuje dwa różne zasoby. Wybierz płytkę z rybą i grzybem, O20.
lesson-tribe-kinds-no = Tam jest najwyżej jeden rodzaj zasobu. Weź O20, z rybą i grzybem.
lesson-tribe-collect-more =
    Wystarczy
    Dołóż ją: masz teraz dwa różne zasoby, tyle kosztuje jaskiniowiec.
lesson-tribe-recruit =
    Rekrutacja
    Po wyborze płytki możesz rekrutować. Łowcy i zbieracze punktują za osiem pól wokół siebie, wojownicy razem. Weź jednego.
lesson-tribe-recruit-pass = Stać cię, a ta lekcja jest o jaskiniowcach. Weź dowolnego.
lesson-tribe-pay =
    Zapłata
    Dwa różne zasoby opuszczają twoją krainę. Wybierz pola, z których je oddasz.
lesson-tribe-settle =
    Osiedlenie
    Jaskiniowiec staje na polu bez ognia, zasobu i innego jaskiniowca; pola, z których właśnie płaciłeś, są wolne. Pomyśl, co będzie wokół niego.
lesson-tribe-around =
    Dookoła
    Zasoby, które zostają, liczą się dla łowców i zbieraczy, więc nie wydawaj tych, które punktują. Dołóż płytkę obok jaskiniowca.
lesson-tribe-late =
    Ostatnie rundy
    Teraz ostatnie dwie rundy innej gry. Wypełnij lukę.
lesson-tribe-warriors =
    Wojownicy
    To ostatnia okazja do rekrutacji, bo w ostatniej rundzie nikt nie wybiera płytki. Amazonka dołączy do twojego małego wojownika.
lesson-tribe-warriors-no = Tym razem weź amazonkę: obok małego wojownika stworzy hordę.
lesson-tribe-horde =
    Horda
    Wojownicy stojący bok w bok tworzą hordę: ich liczba razy suma ich sił. Osiedl tam, gdzie jest najwięcej punktów.
lesson-tribe-horde-no = Można zdobyć więcej punktów. Wojownik punktuje najlepiej bok w bok z innym wojownikiem, zbieracz pośród tego, co zbiera.
lesson-tribe-last =
    Ostatnia płytka
    Dołóż ją, a potem policzymy punkty.
