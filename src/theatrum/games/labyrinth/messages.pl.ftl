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
option-discarded-election = Czy wybory w USA zachodzą, gdy USA odrzucają tę kartę jako ostatnią
option-discarded-election-on = tak, jak przy każdym odrzuceniu
option-discarded-election-off = nie, ostatnią kartę odrzuca się bez skutku
option-biometrics = Których krajów przyległych strzeże Biometria (karta 2)
option-biometrics-good = tych o Dobrych Rządach
option-biometrics-all = wszystkich
option-madrassas-bring-us-event = Czy zachodzi zdarzenie USA z drugiej karty po Madrasach (karta 53)
option-madrassas-bring-us-event-on = tak, jak przy każdej karcie użytej do operacji
option-madrassas-bring-us-event-off = nie
option-quagmire = Od czego zaczyna się Grzęzawisko (karta 90)
option-quagmire-discards-first = od odrzucenia kart i ich zdarzeń; potem USA stają się Miękkie
option-quagmire-posture-first = USA stają się Miękkie, potem odrzucają karty
option-taliban = Kiedy Talibowie oblegają Afganistan (karta 93)
option-taliban-always = bez względu na jego Rządy
option-taliban-unsettled = tylko przy Rządach Poprawnych lub Słabych
option-hizballah = Skąd USA mogą usunąć komórkę kartą Hezbollah (karta 103)
option-hizballah-with-lebanon = z Libanu i z pobliskich krajów szyicko-mieszanych
option-hizballah-without-lebanon = z krajów szyicko-mieszanych w pobliżu Libanu
option-iran-takes-aid = Czy kości kart Iran usuwają Pomoc (karty 104 i 105)
option-iran-takes-aid-on = tak, jak w Dżihadzie
option-iran-takes-aid-off = nie
option-gtmo = Co wstrzymuje GTMO (karta 114)
option-gtmo-operations = operacje Rekrutacji
option-gtmo-all-recruiting = operacje Rekrutacji i zdarzenia, które rekrutują (karty 48, 53 i 82)
option-saleh = Jak działa Saleh zagrany przez USA (karta 119)
option-saleh-ally = Jemen staje się Sprzymierzeńcem
option-saleh-one-box = Jemen przesuwa się o jeden stopień w stronę Sprzymierzeńca

## Pytania
ask-first-cell = Wystaw komórkę początkową { $nth } z { $all } w kraju, w którym nie ma jeszcze innej z nich.
ask-card = Karta { $nth } w tej Fazie Akcji: która?
ask-last-card = Twoja ostatnia karta: zagrać ją, odrzucić czy zatrzymać na następną turę?
ask-draw = Karta będzie losowana. Czy najpierw zdjąć kadrę?
ask-dissolve = Twoja Faza Akcji się kończy. Czy zdjąć kadrę?
ask-which-cadre = Którą kadrę zdjąć?
ask-use = { $card }, wartość { $ops }: do czego jej używasz?
ask-order = { $card } wywołuje też zdarzenie drugiej strony. Co następuje najpierw?
ask-operation = Jaka operacja o wartości { $value }?
ask-second-card = Która druga karta o wartości 3 idzie na Ponowną Ocenę?
ask-reassessment-order = Co następuje teraz?
ask-influence = Wojna Idei o wartości { $value }: w którym kraju?
ask-deploy-from = Rozmieszczenie o wartości { $value }: skąd idą oddziały?
ask-deploy-to = Dokąd idą oddziały ({ $origin })?
ask-troops = Ile oddziałów przemieścić: { $origin } → { $target }?
ask-nato = { $land }: czy NATO także odchodzi?
ask-invade-from = Zmiana Reżimu ({ $target }): skąd idą oddziały?
ask-invaders = Zmiana Reżimu: ile oddziałów idzie, { $origin } → { $target }?
ask-regime-change = W którym kraju ma nastąpić Zmiana Reżimu?
ask-withdraw = Z którego kraju Zmiany Reżimu wycofać oddziały?
ask-disrupt = Rozbicie o wartości { $value }: w którym kraju?
ask-cell-to-disrupt = { $land }: która komórka podlega Rozbiciu?
ask-alert = W którym kraju ogłosić Alert?
ask-marker = { $land }: która z Intryg?
ask-recruit = Rekrutacja, kość { $nth } z { $all }: w którym kraju?{ $nth ->
    [1] { "" }
   *[other] { " " }Dotąd: { $named }.
}
ask-cell-goes = Sukcesów jest więcej niż komórek (zostało: { $left }): gdzie trafia następna?
ask-travel-from = { $by }, komórka { $nth } z { $all }: skąd?{ $nth ->
    [1] { "" }
   *[other] { " " }Dotąd: { $trips }.
}
ask-cell-to-travel = { $by }, komórka { $nth } z { $all } ({ $origin }): która?{ $nth ->
    [1] { "" }
   *[other] { " " }Dotąd: { $trips }.
}
ask-travel-to = { $by }, komórka { $nth } z { $all } ({ $origin }): dokąd?{ $nth ->
    [1] { "" }
   *[other] { " " }Dotąd: { $trips }.
}
ask-jihad = Dżihad, kość { $nth } z { $all }: w którym kraju?{ $nth ->
    [1] { "" }
   *[other] { " " }Dotąd: { $named }.
}
ask-major = { $land }, { $dice ->
    [one] { $dice } kość
   *[other] { $dice } kości
}: czy podjąć próbę rewolucji?
ask-cell-lost = { $land }: co tracisz?
ask-sadr = { $land }: czy Sadr bierze udział? Jeśli nie, aktywna staje się jeszcze jedna uśpiona komórka.
ask-plot = Intryga, kość { $nth } z { $all }: w którym kraju?{ $nth ->
    [1] { "" }
   *[other] { " " }Dotąd: { $named }.
}
ask-plot-kind = { $land }: jaką Intrygę kładziesz?
ask-resolve = W którym kraju rozstrzygnąć następną Intrygę?
ask-schengen = Intryga ({ $land }): w którym innym kraju strefy Schengen rzucić na Nastawienie ({ $nth } z 2)?
ask-reroll = { $land }: czy powtórzyć rzut na Nastawienie?
ask-cell-to-remove = { $land }: którą komórkę usunąć?

## Powody
not-in-the-us = Komórek początkowych nie wystawia się w Stanach Zjednoczonych.
another-country = Każda komórka początkowa trafia do innego kraju.
not-in-hand = Tu trzeba wybrać kartę z ręki.
no-cadre-there = Nie ma tam kadry.
not-the-last-card = Odrzucać mogą tylko USA, i to tylko ostatnią kartę z ręki.
happens-by-itself = Wybory w USA zachodzą same, ilekroć ich karta zostaje użyta do operacji lub odrzucona.
others-event = To zdarzenie należy do drugiej strony.
blocked = Blokuje je inne obowiązujące zdarzenie.
leaked = Przeciek zakończył to zdarzenie na dobre.
three-already = Karta o wartości 3 ani nie zasila Rezerw, ani ich nie potrzebuje.
no-reserves = Nie masz Rezerw.
value-too-low = Wartość karty jest za niska na Rządy w tym kraju.
regime-change-needs-three = Zmiana Reżimu wymaga wartości 3 (można dodać Rezerwy).
withdraw-needs-three = Wycofanie wymaga wartości 3 (można dodać Rezerwy).
alert-needs-three = Alert wymaga wartości 3 (można dodać Rezerwy).
only-regime-change = Pod Rządami Islamskimi możliwa jest tylko Zmiana Reżimu.
no-influence-there = Wojny Idei nie prowadzi się w Stanach Zjednoczonych, Izraelu ani Iranie.
no-influence-on-adversary = Wróg nie słucha: Wojnę Idei prowadzi się tylko w krajach Neutralnych i Sprzymierzonych.
good-ally-already = U Sprzymierzeńca o Rządach Dobrych nie ma już nic do zyskania.
regime-not-secure = W kraju Zmiany Reżimu musi być najpierw co najmniej o pięć oddziałów więcej niż komórek.
nobody-to-influence = Przy tej wartości nie ma kraju, w którym można prowadzić Wojnę Idei.
no-troops = Nie ma tam oddziałów.
troops-bound = Te oddziały są związane: w kraju Zmiany Reżimu musi zostać o pięć oddziałów więcej niż komórek.
nowhere-to-deploy = Przy tej wartości żaden kraj nie może przyjąć oddziałów.
no-troops-to-move = Żaden oddział nie może się przenieść.
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
sadr-out-of-reach = Rozbicie nie dosięga Sadra, a dopóki on tam jest, nie usuwa też kadry.
no-disrupt-in-iran = W Iranie nie przeprowadza się Rozbicia.
no-ally-no-troops = Potrzebny jest kraj Sprzymierzony albo dwa oddziały na miejscu.
fata-protects = FATA: w Pakistanie nie ma Rozbicia, chyba że jest krajem Zmiany Reżimu.
al-anbar-protects = Al-Anbar: kadra w Iraku i Syrii jest poza zasięgiem.
nobody-to-disrupt = Przy tej wartości nie ma czego rozbić.
no-plots = Na mapie nie ma Intryg.
no-plot-there = Nie ma tam Intrygi.
reassess-first = Ponowna Ocena zajmuje całą Fazę Akcji, więc zaczyna się od jej pierwszej karty, i to bez Rezerw.
needs-two-threes = Ponowna Ocena wymaga dwóch kart o wartości 3.
gtmo-stops = GTMO: w tej turze nie ma operacji Rekrutacji.
no-cell-available = Przy tym poziomie Funduszy żadna komórka nie jest dostępna.
nobody-to-recruit = Potrzebna jest tam komórka albo kadra.
no-school-there = Madrasy rekrutują tam, gdzie jest komórka lub kadra albo Rządy są Słabe lub Islamskie.
no-success-there = Komórka trafia tylko do kraju, w którym kość dała sukces.
nowhere-to-recruit = W żadnym kraju nie ma komórki ani kadry.
no-cell-to-travel = Nie ma tam już komórki, która mogłaby podróżować.
sleeps-already = Uśpiona komórka nie ma po co podróżować w obrębie kraju.
biometrics-stops = Biometria: w tej turze komórki podróżują tylko do krajów przyległych.
not-muslim = Dżihad prowadzi się tylko w krajach muzułmańskich.
islamist-already = Ten kraj już jest pod Rządami Islamskimi.
no-cell-there = Nie ma tam komórki, która mogłaby prowadzić Dżihad.
too-few-cells = Na każdą kość Dżihadu potrzebna jest tam osobna komórka.
bhutto-protects = Benazir Bhutto: w Pakistanie nie ma Dżihadu.
nowhere-to-jihad = W żadnym kraju muzułmańskim nie ma komórki, która mogłaby prowadzić Dżihad.
no-plot-under-islamist-rule = Pod Rządami Islamskimi nie ma Intryg.
no-cell-to-plot = Nie ma tam komórki, która mogłaby prowadzić Intrygę.
too-few-cells-to-plot = Na każdą kość Intrygi potrzebna jest tam osobna komórka.
no-plot-to-resolve = Nie ma tam Intrygi do rozstrzygnięcia.
nowhere-to-plot = Nie ma komórki w kraju, w którym mogłaby prowadzić Intrygę.
another-schengen-country = Musi to być inny kraj strefy Schengen, każdy tylko raz.
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
ask-scandinavia = { $card }: jakie Nastawienie przyjmuje Skandynawia?
ask-hamas-discard = { $card }: którą kartę odrzucasz?
ask-another-cell = { $card }: czy usunąć drugą komórkę ({ $land })?
ask-spike-card = { $card }: którą kartę bierzesz na rękę? Druga strona ją zobaczy.
not-in-open-piles = Tylko karta ze Stosu Odrzuconych albo z obszaru Zdarzeń Krótkotrwałych lub 1-szej Intrygi, inna niż Skok cen ropy.
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
ask-posture = { $card }: jakie Nastawienie ({ $land })?
ask-extra-card = { $card }: czy zagrywasz od razu jeszcze jedną kartę?
ask-blair = { $card }: w którym kraju strefy Schengen przeprowadzić Wojnę Idei ({ $nth } z najwyżej 3)?
ask-back-channel = { $card }: którą kartę odrzucasz, by pozyskać Wroga mającego dokładnie tyle Zasobów?
ask-invade-now = { $card }: czy przeprowadzić Zmianę Reżimu już tą kartą ({ $land })?
## Zdarzenia USA: dziennik
backlash-waits = { $land }: jeśli ta Intryga dojdzie do skutku, zmiana Funduszy będzie odwrotna.
ctr-placed = { $land }: pojawia się znacznik CTR.
covert-action = { $land }, Tajna operacja: { $dice }, sukces przy 4 lub więcej.
hand-seen = Dżihadysta ma na ręce: { $cards }.
hand-shown = USA oglądają karty Dżihadysty.
siege-lifted = { $land }: reżim nie jest już oblężony.
card-taken = USA biorą losową kartę z ręki Dżihadysty.
nato-arrives = { $land }: pojawia się znacznik NATO.

ask-highest-card = { $card }: którą ze swoich kart USA o najwyższej wartości odrzucasz?
ask-videos = { $card }: w którym kraju bez komórek rzucić kością na Rekrutację ({ $nth } z { $all })?
ask-leak = { $card }: który program kończy się na dobre?
ask-quagmire = { $card }: trafiły się dwa zdarzenia. Które zachodzi pierwsze?
not-the-highest-card = USA oddają kartę USA o najwyższej wartości spośród posiadanych.
has-cells = W tym kraju są komórki; nagrania docierają tylko do krajów bez komórek.
chosen-already = Ten kraj już wybrano; każdy musi być inny.
no-such-card = { $card }: USA nie mają takiej karty na ręce.
ctr-removed = { $land }: znacznik CTR zostaje zdjęty.

## Zdarzenia: co się dzieje z krajem
ask-aid-and-ideas = { $card }: w którym kraju dołożyć Pomoc i przeprowadzić Wojnę Idei?
ask-aid-and-nato = { $card }: który kraj dostaje Pomoc i znacznik NATO?
ask-backlash = { $card }: w którym kraju Intryga obróci się przeciw swoim autorom?
ask-caucasus-or-central-asia = { $card }: czy Kaukaz przyjmuje Nastawienie przeciwne do Nastawienia USA, czy Azja Centralna przesuwa się w stronę Wroga?
ask-cell-placed = { $card }: gdzie wystawić komórkę?
ask-cell-removed = { $card }: z którego kraju usunąć komórkę?
ask-cells-in-untested = { $card }: w którym nieoznaczonym kraju wystawić komórki?
ask-foreign-fighters = { $card }: gdzie wystawić pięć komórek? Kraj straci Pomoc albo będzie Oblężony.
ask-gets-aid = { $card }: który kraj dostaje Pomoc?
ask-improves = { $card }: w którym kraju Rządy poprawiają się o jeden poziom?
ask-loses-siege = { $card }: z którego kraju zdjąć znacznik Oblężonego Reżimu?
ask-martyrdom = { $card }: gdzie poświęcić komórkę, by położyć dwie Intrygi?
ask-may-turn-neutral = { $card }: który Wróg stanie się Neutralny, jeśli wypadnie 4 lub więcej?
ask-neutral-with-aid = { $card }: który Wróg staje się Neutralny i dostaje Pomoc?
ask-next-cell-placed = { $card }: komórek nie starcza. Gdzie wystawić następną?
ask-one-or-two-cells-removed = { $card }: z którego kraju usunąć jedną lub dwie komórki?
ask-overthrown = { $card }: gdzie kończą się Rządy Islamskie? Kraj staje się Słaby i Neutralny.
ask-plot-foiled = { $card }: w którym kraju odsłonić i usunąć Intrygę?
ask-plot-placed = { $card }: gdzie położyć Intrygę?
ask-posture-set = { $card }: Nastawienie którego kraju ustalasz?
ask-tehran-helps = { $card }: który kraj przetestować, by usunąć komórkę z niego albo z Iranu?
ask-tehran-stirs = { $card }: przeciw Rządom którego kraju rzucić dwiema kośćmi?
ask-three-cells-and-plot = { $card }: gdzie wystawić trzy komórki i położyć Intrygę 2?
ask-towards-adversary = { $card }: który kraj przesuwa się o jeden stopień w stronę Wroga?
ask-turns-neutral = { $card }: który Sprzymierzeniec staje się Neutralny?
ask-two-cells-removed = { $card }: z którego kraju usunąć dwie komórki?
ask-weapon-sought = { $card }: gdzie rzucić kością o WMD? Porażka kosztuje tamtejszą komórkę.
ask-worsens = { $card }: w którym kraju Rządy pogarszają się o jeden poziom?

## Zdarzenia: których krajów dotyczy karta
only-adversary = Musi to być Wróg.
only-adversary-worth-the-card = Musi to być Wróg mający dokładnie tyle Zasobów, ile wynosi wartość odrzuconej karty.
only-ally = Musi to być Sprzymierzeniec.
only-around-indonesia = Tylko Indonezja/Malezja i kraje przyległe, o ile jest tam komórka, a kraj jest Sprzymierzony lub Twardy.
only-besieged = Nie ma tam znacznika Oblężonego Reżimu.
only-caucasus-central-asia = Tylko Kaukaz albo Azja Centralna.
only-cell-near-troops = Tylko kraj z komórką, w którym są oddziały lub który przylega do kraju z oddziałami.
only-cell-outside-islamist-rule = Tylko kraj z komórką, który nie jest pod Rządami Islamskimi.
only-courted-once = Tylko kraje strefy Schengen, każdy tylko raz.
only-disrupted = Tylko kraj, w którym w tej lub poprzedniej Fazie Akcji doszło do Rozbicia.
only-iran-iraq = Tylko Irak albo Iran.
only-iran-or-tested = Tylko Iran albo kraj wybrany przed chwilą.
only-iraq-syria-with-troops = Tylko Irak albo Syria, o ile są tam oddziały.
only-lately-bettered = Tylko kraj, który w tej lub poprzedniej Fazie Akcji uzyskał Rządy Poprawne lub Dobre i nadal je ma.
only-levant-with-troops = Tylko Irak, Syria, Liban albo Jordania, o ile są tam oddziały.
only-muslim-outside-islamist-rule = Tylko kraj muzułmański, który nie jest pod Rządami Islamskimi.
only-muslim-with-cell = Tylko kraj muzułmański z komórką.
only-near-lebanon-with-cell = Tylko kraj szyicko-mieszany z komórką, odległy od Libanu o najwyżej trzy kroki.
only-near-saudi-arabia-with-troops = Tylko Arabia Saudyjska albo przyległy do niej kraj muzułmański, o ile są tam oddziały.
only-plotted-friend = Tylko kraj Sprzymierzony lub o Rządach Dobrych, w którym leży Intryga.
only-plotted-muslim = Tylko kraj muzułmański, w którym leży Intryga.
only-posture-abroad = Tylko kraj niemuzułmański inny niż Stany Zjednoczone i Izrael.
only-regime-change-country = Musi to być kraj Zmiany Reżimu.
only-regime-change-with-two-cells = Tylko kraj Zmiany Reżimu, w którym są co najmniej dwie komórki.
only-russia-central-asia-with-cell = Tylko Rosja albo Azja Centralna, o ile jest tam komórka.
only-schengen = Tylko kraj strefy Schengen, każdy tylko raz.
only-schengen-journeys = Podróż musi prowadzić do kraju strefy Schengen.
only-shia-mix = Musi to być kraj szyicko-mieszany.
only-shia-mix-regime-change-with-cell = Tylko szyicko-mieszany kraj Zmiany Reżimu, w którym jest komórka.
only-shia-mix-with-troops-and-cells = Tylko kraj szyicko-mieszany, w którym są oddziały i komórki.
only-somalia-sudan-islamist = Tylko Somalia albo Sudan, o ile jest pod Rządami Islamskimi.
only-still-to-get-a-cell = Tylko kraj, w którym to zdarzenie ma jeszcze wystawić komórkę.
only-turkey-iraq-good-or-fair = Tylko Turcja albo Irak, o ile ma Rządy Dobre lub Poprawne.
only-unguarded = Tylko Rosja albo Azja Centralna, o ile jest tam komórka, a nie ma znacznika CTR.
only-untested-muslim = Tylko nieoznaczony kraj muzułmański, każdy tylko raz.
worth-no-adversary = Żaden Wróg nie ma dokładnie tylu Zasobów, ile wynosi wartość tej karty.

## Obrazki
picture-turn = Tura { $turn }
picture-card-of-phase = { $side }, karta { $nth } z 2
picture-stage-setup = rozstawienie
picture-stage-plots = niezablokowane Intrygi
picture-stage-end = koniec tury
picture-won = Zwycięża strona: { $side }
picture-decks = Talia { $deck } z { $decks }, pozostało kart: { $cards }
standing = Gdyby teraz był koniec: { $side } · Zasoby { $good } : { $islamist }
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
list-unseen = W talii albo na ręce: { $count }
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
picture-shia-mix = szyicko-mieszany
picture-chosen = { $count ->
    [one] wybrany
   *[other] wybrany ×{ $count }
}
picture-chosen-from = wybrany: stąd
picture-chosen-to = wybrany: tutaj
picture-news = przed chwilą coś się tu stało
picture-legend-good = Dobre
picture-legend-fair = Popr.
picture-legend-poor = Słabe
picture-legend-islamist = Islam.
picture-legend-untested = nieozn.
picture-legend-shia-mix = mieszany
picture-legend-resource = Zasób
picture-legend-oil = ropa
picture-legend-recruit = Rekrut.
picture-legend-regime-tan = dawny reż.
picture-legend-chosen = wybrany
picture-legend-news = nowość
picture-sign-good = Rządy Dobre
picture-sign-fair = Rządy Poprawne
picture-sign-poor = Rządy Słabe
picture-sign-islamist = Rządy Islamskie
picture-sign-untested = nieoznaczony kraj
picture-sign-shia-mix = szyicko-mieszany
picture-sign-resource = Zasób
picture-sign-oil = Zasób, ropa
picture-sign-recruit = wsp. Rekrutacji
picture-sign-ally = Sprzym., z lewej
picture-sign-adversary = Wróg, z prawej
picture-sign-posture = Nastawienie
picture-sign-sleeper = komórki uśpione
picture-sign-active = komórki aktywne
picture-sign-cadre = kadra
picture-sign-troop = Oddziały
picture-sign-plot = Intryga zakryta
picture-sign-aid = Pomoc
picture-sign-besieged = Oblężony Reżim
picture-sign-regime = Zmiana Reżimu teraz
picture-sign-regime-tan = Zmiana Reżimu dawniej
picture-sign-chosen = już wybrany
picture-sign-news = właśnie się zmienił
picture-region-west = Ameryka, Europa, Rosja
picture-region-africa = Afryka
picture-region-middle-east = Bliski Wschód
picture-region-asia = Azja
picture-legend = Znaki

## Co da wybór
odds-use-operations = Jedna operacja o wartości { $value }.
odds-use-boosted = Jedna operacja o wartości { $value }; zużywa całe Rezerwy ({ $saved }).
odds-use-reserves = Rezerwy rosną z { $saved } do { $sum }, do końca tury.
odds-reserves-full = Rezerwy są już pełne: karta niczego nie dodaje, trafia tylko na Stos Odrzuconych.
odds-brings-event = Zajdzie też jej zdarzenie: { $text }
odds-brings-event-if = Zajdzie też jej zdarzenie, jeśli warunek jest spełniony, a to zależy od kart drugiej strony. Warunek: { $when } Skutek: { $text }
odds-brings-nothing = Jej zdarzenie teraz by nie zaszło, bo niespełniony jest warunek: { $when }
odds-not-by-first-plot = Użyta do pierwszej w turze Intrygi nie wywoła zdarzenia.
odds-unplayable = Zdarzenia nie można teraz zagrać, bo niespełniony jest warunek: { $when }
odds-card-own-blocked = Zdarzenia nie można teraz zagrać: blokuje je inne obowiązujące zdarzenie.
odds-card-own-condition = Zdarzenia nie można teraz zagrać: jego warunek nie jest spełniony.
odds-card-own-leaked = Zdarzenia nie można już zagrać: zakończył je Przeciek.
odds-card-others-blocked = Zdarzenie by teraz nie zaszło: blokuje je inne obowiązujące zdarzenie.
odds-card-others-condition = Zdarzenie by teraz nie zaszło: jego warunek nie jest spełniony.
odds-card-others-leaked = Zdarzenie już nie zajdzie: zakończył je Przeciek.
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
odds-each-die = Każda kość daje sukces przy wyniku do { $number }: { $chance }%.
odds-each-die-untested = Nieoznaczony; każda kość daje sukces z szansą { $chance }%.
odds-with-dice = Przy { $dice } kościach: { $parts }.
odds-at-least = { $wanted } lub więcej { $chance }%
odds-travel-from = Stąd bez rzutu: { $lands }.
odds-travel-within = Aktywna komórka zapada w uśpienie, bez rzutu.
odds-travel-sure = Dociera na pewno, bez rzutu.
odds-travel-roll = Dociera z szansą { $chance }%. Jeśli nie, komórka wraca na tor.
odds-travel-untested = Nieoznaczony, więc najpierw test. Dociera z szansą { $chance }%. Jeśli nie, komórka wraca na tor.
odds-revolution = Wielki Dżihad: { $needed ->
    [one] 1 sukces
    [few] { $needed } sukcesy
   *[many] { $needed } sukcesów
} z { $dice } kości – rewolucja, { $chance }%.
odds-jihad-major = Wszystkie komórki stają się aktywne.
odds-jihad-minor = Aktywnych staje się tylko tyle komórek, ile kości; bez rewolucji.
odds-plot-limit = Kładzie się Intrygę do numeru { $value } albo WMD.
odds-plot-wins = Jeśli nie zostanie zablokowana, wygrywasz grę.
odds-plot-funding = Jeśli nie zostanie zablokowana: Fundusze +{ $number }.
odds-plot-funding-highest = Jeśli nie zostanie zablokowana: Fundusze rosną do 9.
odds-plot-governance = { $dice ->
    [one] Jedna kość przeciw Rządom, z szansą { $chance }%:
   *[other] { $dice } kości przeciw Rządom, każda z szansą { $chance }%:
} sukces zdejmuje jedną Pomoc i obniża Rządy o poziom.
odds-plot-posture = Rzut na Nastawienie tego kraju.
odds-plot-posture-schengen = Rzut na Nastawienie tego kraju i dwóch innych krajów strefy Schengen.
odds-plot-prestige-roll = Rzut na Prestiż.
odds-plot-prestige-falls = Prestiż −1, jeśli będą tam jeszcze oddziały.
odds-plot-prestige-lowest = Prestiż spada do 1, jeśli będą tam jeszcze oddziały.
odds-plot-left = Zostało takich Intryg: { $left }.

# Strona główna
home-minutes = 60–180 min
home-weight = ciężka
home-sentence = Każda karta to zdarzenie albo operacja, a zdarzenie przeciwnika i tak się wydarza: rządy, komórki, oddziały i kości w 38 krajach po wrześniu 2001 roku.
