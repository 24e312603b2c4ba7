title = CLASH: Jihad vs. McWorld
seat-0 = McWorld
seat-1 = Jihad

## Żetony wyboru
token-support-mcworld = popiera McWorld
token-support-jihad = popiera Jihad
token-starter-mcworld = zaczyna McWorld
token-starter-jihad = zaczyna Jihad
token-dir-n = w górę planszy (północ)
token-dir-ne = północny wschód
token-dir-e = wschód
token-dir-se = południowy wschód
token-dir-s = w dół planszy (południe)
token-dir-sw = południowy zachód
token-dir-w = zachód
token-dir-nw = północny zachód
token-dots-white = białe kropki
token-dots-black = czarne kropki
token-hidden-1 = pierwszy ukryty kafel
token-hidden-2 = drugi ukryty kafel

## Opcje
option-variant = Wariant gry
option-variant-standard = pięć odkrytych kafli neutralnych do wspólnego użytku
option-variant-beginner = dla początkujących: tylko kafle w kolorach graczy
option-variant-random-support = losowe poparcie: każdy losuje dwa odkryte kafle neutralne
option-variant-hidden-support = ukryte poparcie: każdy losuje dwa kafle neutralne, zakryte aż do zagrania
option-variant-draft = dobieranie: gracze dzielą między siebie pięć odkrytych kafli neutralnych
option-variant-secret-draft = tajne dobieranie: każdy wybiera w tajemnicy dwa kafle neutralne
option-variant-long = długa gra: zabrany kafel neutralny od razu jest zastępowany nowym
option-series = Ile partii składa się na rozgrywkę
option-series-match = trzy partie; dwie wygrane dają zwycięstwo
option-series-single = jedna partia
option-series-points = umówiona liczba partii, liczą się kafle popierające gracza
option-games = Liczba partii w grze na punkty
option-facing = Które kafle można kłaść w dowolną stronę
option-facing-placer = tylko Mustafę; każdy inny kafel popiera tego, kto go kładzie
option-facing-mustafa-placer = żadnych; także Mustafa popiera tego, kto go kładzie
option-facing-neutrals-free = Mustafę i kafle neutralne
option-facing-free = wszystkie
option-strict-turning = Czy wszyscy oznaczeni sąsiedzi muszą dać się obrócić
option-strict-turning-off = obraca się to, co jest i co może się obrócić
option-strict-turning-on = efektu można użyć tylko wtedy, gdy na każdym oznaczonym polu planszy leży kafel, który może się obrócić
option-repeat-from = Skąd działa powtórzony efekt
option-repeat-from-repeated = z pola kafla powtarzanego
option-repeat-from-repeating = z pola kafla powtarzającego
option-putsch = Czy gramy odtworzonym siedemnastym kaflem neutralnym, Puczem
option-putsch-on = tak
option-putsch-off = nie

## Pytania
ask-starter = Ostatnia przegrana należy do ciebie: kto zaczyna tę partię?
ask-draft = Wybierz kafel neutralny do swojej strefy.
ask-secret-draft = Wybierz kafel, który zachowujesz; pozostałe idą dalej.
ask-tile = Wybierz kafel do położenia: ze swojej strefy albo ze strefy neutralnej.
ask-start-cell = Połóż kafel { $tile } na dowolnym polu.
ask-cell = Połóż kafel { $tile } na wolnym polu.
ask-cover = Wskaż kafel, który przykryje { $tile }.
ask-support = Kogo ma popierać kafel { $tile }?
ask-destroy = { $tile }: którego sąsiada zniszczyć?
ask-destroy-safe = { $tile }: którego bezpiecznego sąsiada zniszczyć?
ask-turn = { $tile }: którego sąsiada obrócić?
ask-line = { $tile }: w którym kierunku obrócić wszystkie kafle?
ask-colour = { $tile }: obrócić sąsiadów przy białych czy przy czarnych kropkach?
ask-turn-all = { $tile }: obrócić oznaczonych sąsiadów?
ask-discard = { $tile }: który sąsiad natychmiast schodzi z planszy?
ask-repeat = { $tile }: czyj efekt powtórzyć?
ask-agent = { $tile }: który kafel przeciwnika usunąć?
ask-hacker = { $tile }: który usunięty kafel bierzesz?
ask-crisis = { $tile }: który popierający cię kafel zabierasz?
ask-elections = { $tile }: dobrać niewykorzystany kafel neutralny?
ask-move = { $tile }: który kafel przesunąć?
ask-move-to = Na które wolne pole trafia kafel { $moved }?

## Powody
not-available = Położyć można tylko kafel ze swojej strefy albo ze strefy neutralnej.
not-in-draft = Wziąć można tylko jeden z kafli, które leżą jeszcze w strefie neutralnej.
not-in-secret-draft = Zachować można tylko jeden z kafli właśnie wylosowanych lub otrzymanych.
nothing-to-cover = Nie ma czego przykryć: potrzebny jest odkryty, popierający cię kafel, który nie jest bezpieczny.
occupied = Pole { $option } jest zajęte.
occupied-by-down = Pole { $option } wciąż zajmuje zniszczony kafel.
cover-empty = Pole { $option } jest wolne: nie ma tam czego przykryć.
cover-opponent = Kafel na polu { $option } popiera przeciwnika.
not-dotted = Wybrać można tylko sąsiada, którego wskazuje kropka tego kafla.
no-arrow = Wybrać można tylko kierunek, który wskazuje strzałka tego kafla.
no-colour = Wybrać można tylko kolor, biały albo czarny: efekt działa na wszystkich sąsiadów przy kropkach tego koloru.
empty = Na polu { $option } nie ma kafla.
is-down = Kafel na polu { $option } jest zniszczony; nic na niego nie działa.
is-safe = Kafel na polu { $option } jest bezpieczny.
not-safe = Kafel na polu { $option } nie jest bezpieczny, a ten efekt niszczy tylko bezpieczne.
last-cell = Ten kafel zajął ostatnie pole: zniszczenie nie działa, partia się kończy.
nothing-turns = Nic by się nie obróciło: { $option }.
not-all-turn = Nie na każdym oznaczonym polu leży kafel, który może się obrócić: { $option }.
not-immediate = Kafel na polu { $option } nie ma efektu natychmiastowego.
already-repeated = Kafel na polu { $option } już zadziałał w tym łańcuchu.
nothing-to-repeat = Efekt kafla na polu { $option } nie miałby celu.
not-supporting = Kafel na polu { $option } cię nie popiera.
not-itself = Nie można zabrać ani samego Kryzysu finansowego, ani dopiero co położonego kafla: { $option }.
no-free-cell = Nie ma wolnego pola, na które można by przesunąć kafel.
not-free = Kafel można przesunąć tylko na wolne pole.
box-empty = Nie ma już niewykorzystanych kafli neutralnych.
not-in-zone = Wybrać można tylko kafel ze strefy przeciwnika.
not-discarded = Wybrać można tylko kafel ze stosu usuniętych; zniszczony, który jeszcze leży na planszy, tam nie trafił.

## Dziennik
game-begins = Zaczyna się partia nr { $number }; gracze wykładają po siedem swoich kafli.
neutrals-laid = Strefa neutralna: { $tiles }.
no-neutrals = Na tę partię nie ma już świeżych kafli neutralnych.
beginners = Gra dla początkujących: kafle neutralne nie biorą udziału.
neutrals-reshuffled = Wszystkie kafle neutralne zostają potasowane od nowa.
starter-drawn = Los rozstrzyga: zaczyna { $seat }.
starter-named = { $loser } wskazuje, kto zaczyna: { $seat }.
drew-open = { $seat } losuje: { $tiles }.
drew-hidden = { $seat } losuje { $n ->
    [one] { $n } ukryty kafel neutralny
    [few] { $n } ukryte kafle neutralne
   *[many] { $n } ukrytych kafli neutralnych
}.
drew-hidden-own = Losujesz w tajemnicy: { $tiles }.
drafted = { $seat } bierze: { $tiles }.
secret-drew = { $seat } losuje w tajemnicy { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}.
secret-drew-own = Losujesz w tajemnicy: { $tiles }.
secret-kept = { $seat } zachowuje { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}.
secret-kept-own = Zachowujesz kafel { $tile }.
secret-passed-own = Dostajesz do wyboru: { $tiles }.
secret-returned = { $seat } odkłada do pudełka { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}.
placed = { $seat } kładzie kafel { $tile } na polu { $cell }.
placed-start = { $seat } kładzie kafel { $tile } na polu { $cell }; kafel popiera gracza { $support }.
placed-for = { $seat } kładzie kafel { $tile } na polu { $cell }; kafel popiera gracza { $support }.
covered = { $seat } przykrywa kafel { $covered } na polu { $cell }. { $tile }: razem to jeden bezpieczny kafel.
refilled = Lukę w strefie neutralnej wypełnia kafel { $tile }.
blocked = Pole { $cell } jest zablokowane: kafel { $tile } nie działa.
stabilised = Pole { $cell } jest zablokowane, ale i stabilizowane: kafel { $tile } działa.
no-target = Kafel { $tile } nie znajduje celu.
last-cell-ends = { $tile } zajmuje ostatnie pole: nic nie zostaje zniszczone, partia się kończy.
not-used = { $seat } rezygnuje z efektu kafla { $tile }.
destroyed = { $tile } niszczy kafel { $target } na polu { $cell }.
turned = { $tile } obraca kafel { $target } na polu { $cell }: popiera teraz gracza { $seat }.
discarded = { $tile } usuwa kafel { $target } z pola { $cell }.
repeats = { $tile } powtarza efekt kafla { $target }.
agent-took = { $seat } usuwa kafel przeciwnika: { $target }.
hacker-took = { $seat } bierze ze stosu usuniętych kafel { $target }.
crisis-took = { $seat } zabiera kafel { $target } z pola { $cell }.
elected = { $seat } dobiera kafel { $target }.
moved = Kafel { $target } przesuwa się z { $from } na { $to }.
removed = Zniszczony kafel { $target } schodzi z pola { $cell }.
out-of-tiles = { $seat } nie ma już kafli do położenia i przegrywa.
cannot-place = { $seat } nie może położyć żadnego kafla i przegrywa.
board-full = Plansza jest pełna: { $a } { $x }, { $b } { $y }.
kabooom = KABOOOM!!! popiera gracza { $seat }, który przez to przegrywa.
draw-long = Położono sześćdziesiąt kafli: partia kończy się remisem.
draw-repeated = Ta sama pozycja po raz trzeci: partia kończy się remisem.
hidden-shown = { $seat } pokazuje kafle dotąd ukryte: { $tiles }.
game-won = { $seat } wygrywa partię.
points = Punkty: { $a } { $x }, { $b } { $y }.

## Zakończenia
won-game = { $seat } wygrywa partię.
won-match = { $seat } wygrywa rozgrywkę; wygrane partie: { $x } do { $y }.
drawn-match = Nikt nie wygrał dwóch partii, więc rozgrywka kończy się remisem; wygrane partie: { $x } do { $y }.
won-points = { $seat } wygrywa na punkty, { $x } do { $y }.
drawn = Remis, { $x } do { $y }.

## Terminal
terminal-headline = Partia { $number } z { $games } · { $a } { $x } : { $y } { $b } · poparcie: { $s } : { $t }
terminal-neutral = Strefa neutralna
terminal-discard = Stos usuniętych
terminal-aside = Zużyte w poprzednich partiach
terminal-draft = Do wyboru
terminal-unused = { $n ->
    [one] { $n } niewykorzystany kafel neutralny w pudełku
    [few] { $n } niewykorzystane kafle neutralne w pudełku
   *[many] { $n } niewykorzystanych kafli neutralnych w pudełku
}

# Obraz planszy
foretell-reach = W zasięgu: { $tiles }.
foretell-nothing = W zasięgu nie ma żadnego kafla.
foretell-last-cell = Jako dziewiąty kafel niczego by nie zniszczył: partia się kończy.
foretell-blocked = Efekt natychmiastowy tu nie zadziała.
foretell-turns = Zmiana poparcia: { $tiles }.
foretell-lies = { $tile }, popiera: { $seat }.

picture-game = Partia { $number } z { $games }
picture-score = Wygrane partie: { $near } { $x } : { $y } { $far }
picture-points = Punkty: { $near } { $x } : { $y } { $far }
picture-move = Ruch: { $seat }
picture-placing = { $seat } kładzie: { $tile }
picture-acting = { $seat } wykonuje efekt: { $tile }
picture-starter-open = Nie wskazano jeszcze, kto zaczyna
picture-drafting = Trwa podział kafli neutralnych
picture-zone =
    { $count ->
        [one] { $seat }: { $count } kafel
        [few] { $seat }: { $count } kafle
       *[many] { $seat }: { $count } kafli
    }
picture-hidden-tile = zakryty kafel
picture-hidden-mine = przeciwnik go nie widzi
picture-neutral = Neutralne
picture-draft = Wybierz jeden
picture-discard = Usunięte
picture-aside = Użyte w poprzednich partiach
picture-box =
    { $count ->
        [one] W pudełku: { $count } kafel neutralny
        [few] W pudełku: { $count } kafle neutralne
       *[many] W pudełku: { $count } kafli neutralnych
    }
picture-perhaps = Są to kafle spośród: { $tiles }
picture-empty = pusto
picture-leaves = znika po ruchu: { $seat }
picture-cell-free = { $cell }: wolne
picture-cell-up = { $cell }: { $tile }, popiera: { $seat }
picture-cell-down = { $cell }: { $tile }, zakryty, znika po ruchu: { $seat }
picture-covers = przykrywa: { $tile }
picture-safe = bezpieczny
picture-blocked = efekty natychmiastowe tu nie działają
picture-just-changed = zmiana w ostatnim ruchu
picture-supports =
    { $count ->
        [one] { $seat }: { $count } popierający kafel
        [few] { $seat }: { $count } popierające kafle
       *[many] { $seat }: { $count } popierających kafli
    }
picture-result-majority = Partia { $number }: { $seat } wygrywa większością { $x } : { $y }
picture-result-no-tiles = Partia { $number }: { $seat } wygrywa, przeciwnikowi zabrakło kafli
picture-result-kabooom = Partia { $number }: { $seat } wygrywa, KABOOOM poparło przeciwnika
picture-result-draw = Partia { $number }: remis

# Strona główna
home-minutes = 15–40 min
home-weight = średnia
home-sentence = Dziewięć pól i dwa porządki świata: kładź kafle, które obracają, niszczą i osłaniają inne, i miej po swojej stronie większość, gdy plansza się zapełni.

## Co może być nie tak z opcjami, paczkami i pozycjami
problem-games-without-points = opcja 'games' idzie w parze z series=points, a nie z series={ $series }
problem-tile-count = { $path }: liczba kafli musi wynosić { $wanted }, a nie { $found }
problem-position-field = pozycja w clash nie ma pola { $field }; ma pola { $fields }
problem-no-cell = nie ma pola planszy { $cell }; są od { $first } do { $last }
problem-position-tile = kafel na polu { $cell } to { $text }; opis powinien wyglądać tak: KAFEL [over KAFEL] GRACZ [down GRACZ]
problem-no-player = nie ma gracza { $name }; gracze to { $players }
problem-no-tile = nie ma kafla { $name }
wrong-set-size = liczba kafli w zestawie { $set } musi wynosić { $wanted }, a nie { $found }
wrong-dot-twice = { $dot } jest tam dwa razy
