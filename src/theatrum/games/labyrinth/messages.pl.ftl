title = Labirynt: Wojna z terroryzmem
seat-0 = USA
seat-1 = Dżihadysta

## Żetony wyboru
token-marker-1 = 1. Intryga w tym kraju
token-marker-2 = 2. Intryga w tym kraju
token-marker-3 = 3. Intryga w tym kraju
token-marker-4 = 4. Intryga w tym kraju
token-marker-5 = 5. Intryga w tym kraju
token-marker-6 = 6. Intryga w tym kraju
token-marker-7 = 7. Intryga w tym kraju
token-marker-8 = 8. Intryga w tym kraju
token-marker-9 = 9. Intryga w tym kraju
token-marker-10 = 10. Intryga w tym kraju
token-marker-11 = 11. Intryga w tym kraju
token-marker-12 = 12. Intryga w tym kraju
token-use-event = zagraj jako zdarzenie
token-use-operations = użyj do operacji
token-use-boosted = operacja wzmocniona wszystkimi Rezerwami
token-use-reserves = dodaj do Rezerw
token-use-discard = odrzuć bez skutku
token-order-event = najpierw zdarzenie
token-order-operations = najpierw operacja
token-order-reassessment = zmień Nastawienie USA
token-op-war-of-ideas = Wojna Idei
token-op-deploy = Rozmieszczenie
token-op-regime-change = Zmiana Reżimu
token-op-withdraw = Wycofanie
token-op-disrupt = Rozbicie
token-op-alert = Alert
token-op-reassessment = Ponowna Ocena
token-op-recruit = Rekrutacja
token-op-travel = Podróż
token-op-jihad = Dżihad
token-op-plot = Intryga
token-op-none = żadnej operacji
token-jihad-major = Wielki Dżihad: wszystkie komórki się ujawniają
token-jihad-minor = Mały Dżihad
token-cell-sleeper = komórka uśpiona
token-cell-active = komórka aktywna
token-cell-sadr = Sadr
token-plot-1 = Intryga 1
token-plot-2 = Intryga 2
token-plot-3 = Intryga 3
token-plot-wmd = broń masowego rażenia
token-posture-soft = Miękkie
token-posture-hard = Twarde
token-troop-track = Tor Oddziałów
token-nato = znacznik NATO
token-cadre = zdejmij kadrę
token-draw = losuj kartę
token-hold = zatrzymaj ostatnią kartę
token-yes = tak
token-no = nie
token-done = nic więcej

## Opcje
option-scenario = Scenariusz
option-scenario-lets-roll = Ruszamy! (2001): zwykły początek, USA są Twarde
option-scenario-call-me-al = Możesz mi mówić Al (2001): ten sam świat, ale USA są Miękkie
option-scenario-anaconda = Anakonda (2002): oddziały w Afganistanie, komórki w rozproszeniu
option-scenario-mission-accomplished = Misja wykonana? (2003): oddziały w Iraku i Afganistanie, USA w stanie Przeciążenia
scenario-lets-roll = Ruszamy!
scenario-call-me-al = Możesz mi mówić Al
scenario-anaconda = Anakonda
scenario-mission-accomplished = Misja wykonana?
option-length = Długość gry
option-length-standard = standardowa: raz przez talię
option-length-tournament = turniejowa: dwa razy przez talię
option-length-campaign = kampania: trzy razy przez talię
option-gwot-hurts-prestige = Czy kara za relacje GWOT pogarsza rzuty na Prestiż
option-gwot-hurts-prestige-on = tak, o jeden mniej na pierwszej kości
option-gwot-hurts-prestige-off = nie
option-may-stop-early = Czy Dżihadysta może użyć mniej kości, niż wynosi wartość karty
option-may-stop-early-on = tak
option-may-stop-early-off = nie, tylu, ilu się da
option-strict-conditions = Jak czytać warunki kart, które można by zagrać na próżno (karty 3, 17, 28, 52, 77, 100)
option-strict-conditions-off = zdarzenie można zagrać, choćby nic nie dało
option-strict-conditions-on = zdarzenie można zagrać tylko wtedy, gdy coś może dać
option-discarded-election = Czy wybory w USA zachodzą, gdy USA odrzuca tę kartę jako ostatnią
option-discarded-election-on = tak, jak przy każdym odrzuceniu
option-discarded-election-off = nie, ostatnią kartę odrzuca się bez skutku
option-biometrics = Których krajów przyległych strzeże Biometrics (karta 2)
option-biometrics-good = tych o Dobrych Rządach
option-biometrics-all = wszystkich
option-madrassas-bring-us-event = Czy zachodzi zdarzenie USA z drugiej karty przy Madrassas (karta 53)
option-madrassas-bring-us-event-on = tak, jak przy każdej karcie użytej do operacji
option-madrassas-bring-us-event-off = nie
option-quagmire = Od czego zaczyna się Quagmire (karta 90)
option-quagmire-discards-first = od odrzucenia kart i ich zdarzeń; potem USA staje się Miękkie
option-quagmire-posture-first = USA staje się Miękkie, potem odrzuca karty
option-taliban = Kiedy Talibowie oblegają Afganistan (karta 93)
option-taliban-always = bez względu na jego Rządy
option-taliban-unsettled = tylko przy Rządach Poprawnych lub Słabych
option-hizballah = Skąd USA może usunąć komórkę kartą Hizballah (karta 103)
option-hizballah-with-lebanon = z Libanu i z pobliskich krajów szyicko-mieszanych
option-hizballah-without-lebanon = z krajów szyicko-mieszanych w pobliżu Libanu
option-iran-takes-aid = Czy kości kart Iran usuwają pomoc (karty 104 i 105)
option-iran-takes-aid-on = tak, jak w Dżihadzie
option-iran-takes-aid-off = nie
option-gtmo = Co wstrzymuje GTMO (karta 114)
option-gtmo-operations = operacje Rekrutacji
option-gtmo-all-recruiting = operacje Rekrutacji i zdarzenia, które rekrutują (karty 48, 53 i 82)
option-saleh = Jak działa Saleh (karta 119) zagrany przez USA
option-saleh-ally = Jemen staje się Sprzymierzeńcem
option-saleh-one-box = Jemen przesuwa się o jeden stopień w stronę Sprzymierzeńca

## Pytania
ask-first-cell = Wystaw komórkę początkową { $nth } z { $all } w kraju, w którym nie ma jeszcze innej z nich.
ask-card = Karta { $nth } w tej Fazie Akcji: która?
ask-last-card = Twoja ostatnia karta: zagrać ją, odrzucić czy zatrzymać na następną turę?
ask-draw = Karta będzie losowana. Czy najpierw zdjąć kadrę?
ask-dissolve = Nie masz już kart. Czy zdjąć kadrę?
ask-which-cadre = Którą kadrę zdjąć?
ask-use = { $card }, wartość { $ops }: do czego jej używasz?
ask-order = { $card } wywołuje też zdarzenie drugiej strony. Co następuje najpierw?
ask-operation = Jaka operacja o wartości { $value }?
ask-second-card = Która druga karta o wartości 3 idzie na Ponowną Ocenę?
ask-reassessment-order = Co następuje teraz?
ask-influence = Wojna Idei o wartości { $value }: w którym kraju?
ask-deploy-from = Rozmieszczenie o wartości { $value }: skąd idą oddziały?
ask-deploy-to = Dokąd idą oddziały ({ $origin })?
ask-troops = Ile oddziałów odchodzi ({ $origin })?
ask-nato = { $land }: czy NATO także odchodzi?
ask-invaders = Ile oddziałów przeprowadza Zmianę Reżimu ({ $origin })?
ask-regime-change = W którym kraju ma nastąpić Zmiana Reżimu?
ask-withdraw = Z którego kraju Zmiany Reżimu wycofać oddziały?
ask-disrupt = Rozbicie o wartości { $value }: w którym kraju?
ask-cell-to-disrupt = { $land }: która komórka podlega Rozbiciu?
ask-alert = W którym kraju ogłosić Alert?
ask-marker = { $land }: która z Intryg?
ask-recruit = Rekrutacja, kość { $nth } z { $all }: w którym kraju?
ask-cell-goes = Sukcesów jest więcej niż komórek (zostało: { $left }): gdzie trafia następna?
ask-travel-from = Podróż, komórka { $nth } z { $all }: skąd?
ask-cell-to-travel = { $land }: która komórka podróżuje?
ask-travel-to = Dokąd podróżuje komórka ({ $origin })?
ask-jihad = Dżihad, kość { $nth } z { $all }: w którym kraju?
ask-major = { $land }: czy podjąć próbę rewolucji?
ask-cell-lost = { $land }: co tracisz?
ask-sadr = { $land }: czy Sadr bierze udział? Jeśli nie, aktywna staje się jeszcze jedna uśpiona komórka.
ask-plot = Intryga, kość { $nth } z { $all }: w którym kraju?
ask-plot-kind = { $land }: jaką Intrygę kładziesz?
ask-resolve = W którym kraju rozstrzygnąć następną Intrygę?
ask-schengen = Inny kraj strefy Schengen, który rzuca na Nastawienie ({ $nth } z 2):
ask-reroll = { $land }: czy powtórzyć rzut na Nastawienie?
ask-event-country = { $card }: który kraj?
ask-cell-to-remove = { $land }: którą komórkę usunąć?

## Powody
not-in-the-us = Komórek początkowych nie wystawia się w Stanach Zjednoczonych.
another-country = Każda komórka początkowa trafia do innego kraju.
not-in-hand = Nie masz tej karty na ręce.
not-the-last-card = Odrzucić można tylko ostatnią kartę z ręki.
happens-by-itself = Wybory w USA zachodzą same, ilekroć ich karta zostaje użyta do operacji lub odrzucona.
others-event = To zdarzenie należy do drugiej strony.
blocked = Blokuje je inne obowiązujące zdarzenie.
leaked = Przeciek zakończył to zdarzenie na dobre.
three-already = Karta o wartości 3 ani nie zasila Rezerw, ani ich nie potrzebuje.
no-reserves = Nie masz Rezerw.
value-too-low = Wartość karty jest za niska na Rządy w tym kraju.
needs-three = Do tego potrzeba karty o wartości 3 (można dodać Rezerwy).
only-regime-change = Pod Rządami Islamskimi możliwa jest tylko Zmiana Reżimu.
no-influence-there = Wojny Idei nie prowadzi się w Stanach Zjednoczonych, Izraelu ani Iranie.
no-influence-on-adversary = Wróg nie słucha: Wojnę Idei prowadzi się tylko w krajach Neutralnych i Sprzymierzonych.
good-ally-already = U Sprzymierzeńca o Rządach Dobrych nie ma już nic do zyskania.
regime-not-secure = W kraju Zmiany Reżimu musi być najpierw co najmniej o pięć oddziałów więcej niż komórek.
nobody-to-influence = Przy tej wartości nie ma kraju, w którym można prowadzić Wojnę Idei.
no-troops = Nie ma tam oddziałów.
troops-bound = Te oddziały są związane: w kraju Zmiany Reżimu musi zostać o pięć oddziałów więcej niż komórek.
nowhere-to-deploy = Przy tej wartości żaden kraj nie może przyjąć oddziałów.
no-troops-to-move = Nie ma oddziałów do przeniesienia.
no-ally = Oddziały rozmieszcza się tylko w krajach Sprzymierzonych.
same-place = Te oddziały już tam są.
not-islamist = Zmianę Reżimu przeprowadza się w krajach pod Rządami Islamskimi.
us-not-hard = Do tego Nastawienie USA musi być Twarde.
no-regime-to-change = Żaden kraj nie jest pod Rządami Islamskimi.
too-few-troops = W jednym miejscu musi stać sześć oddziałów, które mogą je opuścić.
us-not-soft = Do tego Nastawienie USA musi być Miękkie.
no-regime-change-there = To nie jest kraj Zmiany Reżimu.
nowhere-to-withdraw = W żadnym kraju Zmiany Reżimu nie ma oddziałów.
nothing-to-disrupt = Nie ma tam ani komórki, ani kadry.
no-disrupt-in-iran = W Iranie nie przeprowadza się Rozbicia.
no-ally-no-troops = Potrzebny jest kraj Sprzymierzony albo dwa oddziały na miejscu.
fata-protects = FATA: w Pakistanie nie ma Rozbicia, chyba że jest krajem Zmiany Reżimu.
al-anbar-protects = Al-Anbar: kadra w Iraku i Syrii jest poza zasięgiem.
nobody-to-disrupt = Przy tej wartości nie ma czego rozbić.
no-plots = Na mapie nie ma Intryg.
reassess-first = Ponowna Ocena zajmuje całą Fazę Akcji, więc zaczyna się od jej pierwszej karty, i to bez Rezerw.
needs-two-threes = Ponowna Ocena wymaga dwóch kart o wartości 3.
gtmo-stops = GTMO: w tej turze nie ma operacji Rekrutacji.
no-cell-available = Przy tym poziomie Funduszy żadna komórka nie jest dostępna.
nobody-to-recruit = Potrzebna jest tam komórka albo kadra.
nowhere-to-recruit = W żadnym kraju nie ma komórki ani kadry.
no-cell-to-travel = Nie ma tam już komórki, która mogłaby podróżować.
sleeps-already = Uśpiona komórka nie ma po co podróżować w obrębie kraju.
biometrics-stops = Biometria: w tej turze komórki podróżują tylko do krajów przyległych.
not-muslim = Dżihad prowadzi się tylko w krajach muzułmańskich.
islamist-already = Ten kraj już jest pod Rządami Islamskimi.
no-cell-there = Nie ma tam komórki.
too-few-cells = Na każdą kość potrzebna jest tam osobna komórka.
bhutto-protects = Benazir Bhutto: w Pakistanie nie ma Dżihadu.
nowhere-to-jihad = W żadnym kraju muzułmańskim nie ma komórki, która mogłaby prowadzić Dżihad.
no-plot-under-islamist-rule = Pod Rządami Islamskimi nie ma Intryg.
nowhere-to-plot = Nie ma komórki w kraju, w którym mogłaby prowadzić Intrygę.
first-plot-triggers-nothing = Pierwsza w turze karta użyta do Intrygi nie wywołuje zdarzenia USA, a ta właśnie je wywołała.
condition-not-met = { $card }: to zdarzenie nie może teraz zajść. Jego warunek: { $when }

## Dziennik: karty
scenario = Scenariusz: { $name }
phase = Tura { $turn }, Faza Akcji: { $side }.
deal = Rozdanie kart: USA – { $us }, Dżihadysta – { $jihadist }.
dealt = Dostajesz karty: { $cards }.
draws = { $side }: { $number ->
    [one] dobrana { $number } karta.
    [few] dobrane { $number } karty.
    [many] dobranych { $number } kart.
   *[other] dobrane { $number } karty.
}
drew = Dobierasz kartę { $card }.
reshuffled = Talia jest przetasowana, liczba kart: { $cards }. To talia { $deck } z { $decks }.
last-deck = Ostatnia talia jest wyczerpana. Zasoby pod Rządami Dobrymi: { $good }, pod Rządami Islamskimi: { $islamist }.
drawn-blindly = Wylosowana karta: { $card }.
plays-event = { $side }: { $card } jako zdarzenie.
plays-operations = { $side }: { $card } do operacji o wartości { $value }.
saves-up = { $side }: { $card } do Rezerw, które wynoszą teraz { $reserves }.
bound-card = { $by }, a po niej { $card }: Rekrutacja o wartości { $value }.
event = Zdarzenie: { $card }.
event-cannot-happen = Zdarzenie karty { $card } nie może zajść.
event-ends = { $card } już nie obowiązuje.
discards = { $side }: odrzucona karta { $card }.
removed = { $card } opuszcza grę.
gave = Oddajesz kartę { $card }.
got = Otrzymujesz kartę { $card }.
held = USA zatrzymują ostatnią kartę.
election = Wybory w USA!
no-operation-possible = { $side }: żadna operacja nie jest możliwa.
turn-ends = Koniec tury { $turn }.

## Dziennik: tory i kraje
prestige-up = Prestiż USA rośnie do { $value }.
prestige-down = Prestiż USA spada do { $value }.
prestige-roll = Rzut na Prestiż: { $direction } ({ $modifier }), potem { $dice }: { $change }.
funding-up = Fundusze rosną do { $value }.
funding-down = Fundusze spadają do { $value }.
posture-roll = { $land }, Nastawienie: { $dice } ({ $modifier }).
becomes-hard = { $land }: Nastawienie Twarde.
becomes-soft = { $land }: Nastawienie Miękkie.
governance-roll = { $land }, Rządy: { $dice }.
becomes-good = { $land }: Rządy Dobre.
becomes-fair = { $land }: Rządy Poprawne.
becomes-poor = { $land }: Rządy Słabe.
becomes-islamist = { $land }: Rządy Islamskie.
becomes-ally = { $land }: Sprzymierzeniec.
becomes-neutral = { $land }: kraj Neutralny.
becomes-adversary = { $land }: Wróg.
revolution = { $land }: rewolucja islamska!
aid = { $land }: przybywa Pomoc.
aid-lost = { $land }: przepada jedna Pomoc.
all-aid-lost = { $land }: przepada cała Pomoc.
besieged = { $land }: Oblężony Reżim.
cells-placed = { $land }: { $number ->
    [one] pojawia się { $number } komórka.
    [few] pojawiają się { $number } komórki.
    [many] pojawia się { $number } komórek.
   *[other] pojawia się { $number } komórki.
}
activated = { $land }: { $number ->
    [one] { $number } komórka staje się aktywna.
    [few] { $number } komórki stają się aktywne.
    [many] { $number } komórek staje się aktywnych.
   *[other] { $number } komórki staje się aktywne.
}
cell-removed = { $land }: znika { $kind }.
sadr-gone = Sadr opuszcza grę.
cadre-placed = { $land }: zostaje kadra.
cadre-removed = { $land }: kadra znika.
cadre-dissolved = { $land }: Dżihadysta zdejmuje kadrę.
weapons-available = { $number ->
    [one] Dostępny staje się { $number } znacznik broni masowego rażenia.
    [few] Dostępne stają się { $number } znaczniki broni masowego rażenia.
    [many] Dostępnych staje się { $number } znaczników broni masowego rażenia.
   *[other] Dostępne staje się { $number } znacznika broni masowego rażenia.
}
nato-leaves = { $land }: znacznik NATO opuszcza mapę.

## Dziennik: operacje
influence-roll = { $land }, Wojna Idei: { $dice } ({ $modifier }) = { $result }.
influence-fails-at-once = { $land }: wartość karty nie wystarcza, Wojna Idei się nie udaje.
deployed = { $number ->
    [one] Rusza { $number } oddział
    [few] Ruszają { $number } oddziały
    [many] Rusza { $number } oddziałów
   *[other] Rusza { $number } oddziału
}: { $origin } → { $target }.
regime-change = Zmiana Reżimu: { $land }.
withdrawal = Wycofanie: { $land }.
disrupts = Rozbicie: { $land }.
alerted = Alert: { $land }.
reassessment = Ponowna Ocena, karty: { $first } i { $second }.
reassesses = USA zmieniają Nastawienie.
rolls = { $land }: { $dice }, udaje się do { $number } włącznie – { $successes ->
    [one] { $successes } sukces.
    [few] { $successes } sukcesy.
    [many] { $successes } sukcesów.
   *[other] { $successes } sukcesu.
}
sure-success = { $land }: bez rzutu – { $number ->
    [one] { $number } sukces.
    [few] { $number } sukcesy.
    [many] { $number } sukcesów.
   *[other] { $number } sukcesu.
}
goes-to-ground = { $land }: aktywna komórka zapada w uśpienie.
travel-roll = { $origin } → { $target }: { $dice }, udaje się do { $number } włącznie.
travel-failed = { $origin } → { $target }: komórka wpada i wraca na tor.
travelled = Komórka podróżuje: { $origin } → { $target }.
major-jihad = Wielki Dżihad: { $land }.
minor-jihad = Mały Dżihad: { $land }.
plot-placed = { $land }: pojawia się Intryga.
my-plot-placed = { $land }: kładziesz znacznik – { $plot }.
open-plot-placed = { $land }: pojawia się odkryty znacznik – { $plot }.
no-plot-available = { $land }: nie ma dostępnej Intrygi.
plot-removed = { $land }: usunięty znacznik – { $plot }.
plot-resolved = { $land }: rozstrzygnięcie – { $plot }.
wmd-gone = Znacznik broni masowego rażenia opuszcza grę.

## Jak się skończyło
us-good-resources = Wygrywają USA: pod Rządami Dobrymi jest co najmniej 12 Zasobów.
us-good-or-fair = Wygrywają USA: co najmniej 15 krajów muzułmańskich ma Rządy Dobre lub Poprawne.
us-no-cells = Wygrywają USA: na mapie nie ma już żadnej komórki.
jihadist-caliphate = Wygrywa Dżihadysta: pod Rządami Islamskimi jest co najmniej 6 Zasobów, w tym w krajach przyległych do siebie.
jihadist-collapse = Wygrywa Dżihadysta: Prestiż USA wynosi 1, a co najmniej 15 krajów muzułmańskich ma Rządy Słabe lub Islamskie.
jihadist-destruction = Wygrywa Dżihadysta: w Stanach Zjednoczonych użyto broni masowego rażenia.
us-last-deck = Wygrywają USA na koniec ostatniej talii: Zasobów pod Rządami Dobrymi jest ponad dwa razy więcej niż pod Islamskimi.
jihadist-last-deck = Wygrywa Dżihadysta na koniec ostatniej talii: USA nie mają ponad dwukrotnej przewagi w Zasobach.

## Karty w zbiorze zasad
chapter-cards = Karty
card-text = Warunek: { $when } Skutek: { $text }

## Co może być nie tak z pozycją
problem-position-word = pozycja nie ma pola { $word }; ma pola { $words }
problem-no-country = nie ma kraju { $id }
problem-position-country = { $word } nie może opisywać kraju

## Zdarzenia nieskojarzone
ask-scandinavia = Duńskie karykatury: jakie Nastawienie przyjmuje Skandynawia?
ask-hamas-discard = Zwycięstwo wyborcze Hamasu: którą kartę odrzucasz?
ask-where-from = { $card }: skąd usuwa się komórkę?
ask-another-cell = { $land }: czy usunąć drugą komórkę?
ask-spike-card = Którą kartę bierzesz na rękę? Druga strona ją zobaczy.
takes-card = { $side }: karta { $card } trafia na rękę.
no-plots-left = Nie ma dostępnych Intryg.

## Błędy
wrong-expected = ma wartość { $value }; zasady zakładają tu { $wanted }
wrong-entry-count = ma wpisów: { $found }; musi ich być { $wanted }
wrong-one-way = wymienia { $country }, ale tamten kraj nie prowadzi linii z powrotem
wrong-schengen-link = ma wartość true, ale kraj sam leży w strefie Schengen
wrong-remove-us = ma wartość 'us', co przystoi tylko karcie nieskojarzonej
wrong-mark-and-lapsing = ma wartość true, podobnie jak 'mark'; zdarzenie trwa albo do końca tury, albo dłużej
wrong-blocks-itself = wymienia samą tę kartę
wrong-no-scenario = nie ma wpisu { $name }
wrong-too-many-troops = stawia na mapie oddziałów: { $found }; jest ich { $wanted }
wrong-too-many-cells = stawia na mapie komórek: { $found } (z tymi, które dopiero się wystawi); jest ich { $wanted }
wrong-no-marker = ma { $card }, a ta karta nie ma znacznika, który mógłby leżeć na początku gry
wrong-posture-twice = ma { $country }, a Nastawienie tego kraju scenariusz już ustala
wrong-besieged = ma wartość true, ale oblężony może być tylko kraj nieoznaczony, Poprawny lub Słaby
wrong-regime-change = ma wartość true, ale krajem Zmiany Reżimu może być tylko kraj Poprawny lub Słaby

## Zdarzenia USA: pytania
ask-backlash = W którym kraju Intryga obróci się przeciw jej autorom?
ask-posture = { $land }: jakie Nastawienie?
ask-extra-card = Czy zagrywasz od razu jeszcze jedną kartę?
ask-lets-roll = W którym kraju Intryga zostaje udaremniona?
ask-blair = Wojna Idei w strefie Schengen, kraj { $nth } z najwyżej 3:
ask-back-channel = Którą kartę odrzucasz, by pozyskać Wroga mającego dokładnie tyle Zasobów?
ask-invade-now = { $land }: czy przeprowadzić Zmianę Reżimu już tą kartą?
## Zdarzenia USA: dziennik
backlash-waits = { $land }: jeśli ta Intryga dojdzie do skutku, zmiana Funduszy będzie odwrotna.
ctr-placed = { $land }: pojawia się znacznik CTR.
covert-action = { $land }, tajna operacja: { $dice }, udaje się od 4.
hand-seen = Dżihadysta ma na ręce: { $cards }.
hand-shown = USA oglądają karty Dżihadysty.
siege-lifted = { $land }: reżim nie jest już oblężony.
card-taken = USA biorą losową kartę z ręki Dżihadysty.
nato-arrives = { $land }: pojawia się znacznik NATO.

ask-highest-card = Którą ze swoich kart USA o najwyższej wartości odrzucasz?
ask-videos = Nagrania dżihadystów, kraj bez komórek nr { $nth } z { $all }:
ask-leak = Który program wychodzi na jaw?
ask-quagmire = Trafiły się dwa zdarzenia. Które zachodzi pierwsze?
not-the-highest-card = USA oddają kartę USA o najwyższej wartości spośród posiadanych.
has-cells = W tym kraju są komórki; nagrania docierają tylko do krajów bez komórek.
chosen-already = Ten kraj już wybrano; każdy musi być inny.
no-such-card = { $card }: USA nie mają takiej karty na ręce.
ctr-removed = { $land }: znacznik CTR zostaje zdjęty.

## Obrazki
picture-turn = Tura { $turn }
picture-card-of-phase = { $side }, karta { $nth } z 2
picture-stage-setup = rozstawienie
picture-stage-plots = niezablokowane Intrygi
picture-stage-end = koniec tury
picture-won = Zwycięża strona: { $side }
picture-decks = Talia { $deck } z { $decks }, pozostało kart: { $cards }
picture-last-deck = Gdyby teraz był koniec: { $side }
picture-schengen = Schengen
picture-schengen-hint = Strefa Schengen: siedem jej krajów przylega do siebie nawzajem i do każdego kraju z pierścieniem
picture-neighbours = Przyległe: { $lands }
picture-short-united-states = USA
picture-short-united-kingdom = W. Brytania
picture-short-eastern-europe = Eur. Wsch.
picture-short-algeria-tunisia = Algieria/Tun.
picture-short-kenya-tanzania = Kenia/Tanz.
picture-short-indonesia-malaysia = Indonezja/M.
picture-short-saudi-arabia = Arabia Saud.
picture-short-central-asia = Azja Centr.
picture-letter-good = D
picture-letter-fair = P
picture-letter-poor = S
picture-letter-islamist = I
picture-letter-soft = M
picture-letter-hard = T
picture-letter-wmd = W
picture-good = Dobre
picture-fair = Poprawne
picture-poor = Słabe
picture-islamist = Islamskie
picture-ally = Sprzymierzeniec
picture-neutral = Neutralny
picture-adversary = Wróg
picture-soft = Miękkie
picture-hard = Twarde
picture-untested = nieoznaczony
picture-resources = { $count ->
    [one] 1 Zasób
    [few] { $count } Zasoby
   *[many] { $count } Zasobów
}
picture-resources-oil = { $count ->
    [one] 1 Zasób (ropa)
    [few] { $count } Zasoby (ropa)
   *[many] { $count } Zasobów (ropa)
}
picture-recruit = współczynnik rekrutacji { $number }
picture-troops = { $count ->
    [one] 1 Oddział
    [few] { $count } Oddziały
   *[many] { $count } Oddziałów
}
picture-sleepers = { $count ->
    [one] 1 komórka uśpiona
    [few] { $count } komórki uśpione
   *[many] { $count } komórek uśpionych
}
picture-actives = { $count ->
    [one] 1 komórka aktywna
    [few] { $count } komórki aktywne
   *[many] { $count } komórek aktywnych
}
picture-aid = Pomoc { $count }
picture-sadr = Sadr
picture-nato = NATO
picture-cadre = kadra
picture-besieged = Oblężony Reżim
picture-ctr = CTR
picture-regime-green = Zmiana Reżimu w tej turze
picture-regime-tan = Zmiana Reżimu
picture-plot-hidden = Intryga
picture-backlash = reakcja zwrotna
picture-goal-good-resources = Zasoby: Dobre
picture-goal-good-or-fair = Dobre/Popr.
picture-goal-cells = Komórki
picture-goal-islamist-resources = Zasoby: Islam.
picture-goal-poor-or-islamist = Słabe/Islam.
picture-goal-wmd = WMD
picture-goal-hint-good-resources = USA wygrywają, mając 12 Zasobów w krajach muzułmańskich o Rządach Dobrych.
picture-goal-hint-good-or-fair = USA wygrywają, gdy 15 krajów muzułmańskich ma Rządy Dobre lub Poprawne.
picture-goal-hint-cells = USA wygrywają, gdy na mapie nie ma żadnej komórki.
picture-goal-hint-islamist-resources = Dżihadysta wygrywa, mając 6 Zasobów pod Rządami Islamskimi, w tym dwa kraje przyległe.
picture-goal-hint-poor-or-islamist = Dżihadysta wygrywa, gdy Prestiż USA wynosi 1, a 15 krajów muzułmańskich ma Rządy Słabe lub Islamskie.
picture-goal-hint-wmd = Dżihadysta wygrywa, gdy WMD zostanie użyte w Stanach Zjednoczonych.
picture-goal-left = do wygranej: { $count }
picture-adjacent = dwa przyległe
picture-not-adjacent = brak przyległych
picture-prestige-is = Prestiż 1 (jest { $value })
picture-wmd-in-play = w grze: { $count }
picture-wmd-how = użyte w USA wygrywa
picture-track-prestige = Prestiż
picture-track-funding = Fundusze
picture-track-gwot = GWOT
picture-track-troops = Oddziały
picture-prestige-low = Niski
picture-prestige-medium = Umiarkowany
picture-prestige-high = Wysoki
picture-prestige-very-high = Bardzo wysoki
picture-prestige-note = { $band }: { $modifier } do Wojny Idei
picture-funding-tight = Obniżone
picture-funding-moderate = Umiarkowane
picture-funding-ample = Wzmocnione
picture-funding-note = { $band }: karty { $cards }, komórki { $available } z { $cells }
picture-gwot-note = USA: { $us }, { $penalty ->
    [0] bez kary
   *[other] kara −{ $penalty }
}
picture-commitment-overstretch = Przeciążenie
picture-commitment-war = Wojna
picture-commitment-low-intensity = Mała intensywność
picture-troops-note = { $count } na torze, { $band }: karty { $cards }
picture-reserves = Rezerwy
picture-plots = Dostępne Intrygi: { $count }
picture-wmd-note = WMD jeszcze: zdarzenia { $events }, Pakistan { $pakistan }
picture-hand = Twoje karty: { $count }
picture-holds = { $side }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
picture-known = znane: { $cards }
picture-ops = Wartość { $count }, { $side }
picture-card-us = zdarzenie USA
picture-card-jihadist = zdarzenie Dżihadysty
picture-card-unassociated = zdarzenie dowolnej strony
picture-mark = Zdarzenie trwałe
picture-lapsing = Obowiązuje do końca tury
picture-removed-after = Usuwana po zdarzeniu
picture-on-table = Na stole
picture-in-play = Zagrywana: { $card }
picture-events = Obowiązujące zdarzenia
picture-no-events = Żadne zdarzenie nie obowiązuje
picture-in-effect = obowiązuje
picture-until-turn-end = obowiązuje do końca tury
picture-first-plot = pierwsza Intryga w turze
picture-leaked = zakończone przeciekiem
list-known = Znane karty w ręce: { $side }
list-first-plot = Pierwsza Intryga w turze
list-leaked = Zakończone przeciekiem
picture-pile-discard = Odrzucone: { $count }
picture-pile-removed = Usunięte: { $count }
picture-legend-sleeper = uśpiona
picture-legend-active = aktywna
picture-legend-cadre = kadra
picture-legend-troop = Oddziały
picture-legend-aid = Pomoc
picture-legend-besieged = Oblężony
picture-legend-regime = nowy reżim
picture-legend-plot = Intryga
picture-legend-ally = Sprzym.
picture-legend-adversary = Wróg
picture-legend-posture = Twarde/M.
picture-legend-ring = Schengen
picture-region-west = Ameryka, Europa, Rosja
picture-region-africa = Afryka
picture-region-middle-east = Bliski Wschód
picture-region-asia = Azja
picture-legend = Znaki

## Co da wybór
odds-use-operations = Jedna operacja o wartości { $value }.
odds-use-boosted = Jedna operacja o wartości { $value }; zużywa całe Rezerwy ({ $saved }).
odds-use-reserves = Rezerwy rosną z { $saved } do { $sum }, do końca tury.
odds-brings-event = Zdarzenie z karty też nastąpi, jeśli może.
odds-op-war-of-ideas = Jeden rzut w jednym kraju o Rządach do wartości { $value }.
odds-op-deploy = Przemieść Oddziały z jednego miejsca do jednego Sprzymierzeńca albo na tor.
odds-op-regime-change = Co najmniej sześć Oddziałów obala rząd islamski; potem rzut na Prestiż.
odds-op-withdraw = Oddziały opuszczają kraj Zmiany Reżimu; reżim jest Oblężony, potem rzut na Prestiż.
odds-op-disrupt = Ujawnij komórki uśpione lub usuń aktywne w jednym kraju.
odds-op-alert = Usuń jedną Intrygę.
odds-op-reassessment = Z drugą kartą o wartości 3 zmienia się Nastawienie USA; zajmuje to całą fazę.
odds-op-recruit = { $value ->
    [one] Jedna kość;
   *[other] Do { $value } kości;
} komórki do Rekrutacji: { $cells }.
odds-op-travel = { $value ->
    [one] Podróżuje jedna komórka.
   *[other] Podróżują najwyżej { $value } komórki.
}
odds-op-jihad = { $value ->
    [one] Jedna kość, jedna komórka;
   *[other] Do { $value } kości, każda to jedna komórka;
} każda porażka kosztuje komórkę.
odds-op-plot = { $value ->
    [one] Jedna kość, jedna komórka;
   *[other] Do { $value } kości, każda to jedna komórka;
} Intrygi do numeru { $value }.
odds-test-governance = Nieoznaczony: Słabe { $poor }%, Poprawne { $fair }%.
odds-test-posture = Nieoznaczony: Miękkie { $soft }%, Twarde { $hard }%.
odds-influence-posture = Rzut na Nastawienie: Miękkie { $soft }%, Twarde { $hard }%. Prestiż +1, gdy zgodne z USA: { $agrees }%.
odds-influence-untested = Najpierw test (Słabe 67%, Poprawne 33%), potem { $modifier } do rzutu; razem sukces: { $chance }%.
odds-influence-needs = Trzeba wyrzucić co najmniej { $needs } ({ $modifier } do rzutu): { $chance }%.
odds-influence-sure = Nie może się nie udać ({ $modifier } do rzutu).
odds-influence-never = Nie może się udać ({ $modifier } do rzutu).
odds-influence-ally = Kraj stałby się Sprzymierzeńcem.
odds-influence-improves = Rządy by się poprawiły.
odds-influence-aid = O jeden za mało daje Pomoc: { $chance }%.
odds-regime-change = Kraj staje się Sprzymierzeńcem, Słabe { $poor }% lub Poprawne { $fair }%; wszystkie komórki się ujawniają.
odds-prestige-roll = Rzut na Prestiż: w górę { $up }%, w dół { $down }%, o 3 lub więcej { $big }%.
odds-withdraw = Znika cała Pomoc, a w kraju jest znacznik Oblężonego Reżimu.
odds-disrupt = { $number ->
    [one] Jedna komórka zostaje ujawniona lub usunięta.
    [few] { $number } komórki zostają ujawnione lub usunięte.
   *[many] { $number } komórek zostaje ujawnionych lub usuniętych.
}
odds-disrupt-cadre = Kadra zostaje usunięta.
odds-prestige-rises = Prestiż +1.
odds-alert = { $count ->
    [one] Leżąca tam Intryga zostaje usunięta.
   *[other] Jedna z leżących tam Intryg ({ $count }) zostaje usunięta.
}
odds-sure = Udaje się bez rzutu.
odds-each-die = Każda kość udaje się do { $number }: { $chance }%.
odds-each-die-untested = Nieoznaczony; każda kość udaje się z szansą { $chance }%.
odds-with-dice = Przy { $dice } kościach: { $parts }.
odds-at-least = { $wanted } lub więcej { $chance }%
odds-travel-near-sure = Podróż tutaj: z kraju przyległego na pewno;
odds-travel-near = Podróż tutaj: z kraju przyległego { $chance }%;
odds-travel-far = z dalszego { $chance }%.
odds-travel-never = z dalszego nie można.
odds-travel-sure = Podróż tutaj udaje się bez rzutu, skądkolwiek.
odds-revolution = Wielki Dżihad: { $needed ->
    [one] 1 sukces
    [few] { $needed } sukcesy
   *[many] { $needed } sukcesów
} z { $dice } kości – rewolucja, { $chance }%.
odds-jihad-major = Wszystkie komórki stają się aktywne.
odds-jihad-minor = Aktywnych staje się tylko tyle komórek, ile kości; bez rewolucji.
odds-plot-limit = Kładzie się Intrygę do numeru { $value } albo WMD.
odds-plot-number = Niezablokowana: w kraju muzułmańskim { $number ->
    [one] jedna kość
   *[other] { $number } kości
} przeciw Rządom; Fundusze rosną, gdzie indziej o { $number } lub dwa razy tyle. Zostało: { $left }.
odds-plot-wmd = Niezablokowana w Stanach Zjednoczonych wygrywa grę. Zostało: { $left }.
