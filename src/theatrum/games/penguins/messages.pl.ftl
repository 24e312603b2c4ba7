title = Szeregowy Pingwin

# Pytania
give-left = Wybierz kartę dla sąsiada po lewej ({ $neighbour }).
give-right = Wybierz kartę dla sąsiada po prawej ({ $neighbour }).
put-left = Wybierz kartę do położenia po lewej ({ $neighbour }).
put-right = Wybierz kartę do położenia po prawej ({ $neighbour }).
land = Wybierz kartę, która schodzi na ląd.
land-first = Bliźniaki Ninjaki: wybierz pierwszą z dwóch kart, które schodzą na ląd.
land-second = Bliźniaki Ninjaki: wybierz drugą z dwóch kart, które schodzą na ląd.
land-late = Karty pozostałych są już odsłonięte: wybierz kartę, która schodzi na ląd.
land-late-first = Karty pozostałych są już odsłonięte: wybierz pierwszą z dwóch kart, które schodzą na ląd.
land-late-second = Karty pozostałych są już odsłonięte: wybierz drugą z dwóch kart, które schodzą na ląd.

# Dlaczego nie
not-yours-to-give = Nie można przekazać karty { $card }: nie ma jej na ręce.
not-yours-to-land = Nie można wysłać na ląd karty { $card }: nie ma jej na ręce.

# Przygotowanie i rekrutacja
dealt = Karty potasowane; każde miejsce przy stole ma talię posiłków: { $each ->
    [one] { $each } kartę
    [few] { $each } karty
    [many] { $each } kart
   *[other] { $each } karty
}.
boxed = { $count ->
    [one] { $count } karta wraca
    [few] { $count } karty wracają
    [many] { $count } kart wraca
   *[other] { $count } karty wraca
} bez podglądania do pudełka.
virtual-players = Gra dwuosobowa; między graczami siedzą: { $places }.
first-cards = Twoje pierwsze karty: { $cards }.
round-begins = Runda { $round } z { $rounds }: każda ręka dobiera dwie karty.
drew = Dobierasz: { $cards }.

# Infiltracja
all-passed = Wszyscy przekazali po jednej karcie obu sąsiadom.
gave = Oddane karty: { $to } – { $card }, { $also } – { $other }.
received = Otrzymane karty: { $giver } – { $card }, { $also } – { $other }.
all-put = Obie osoby położyły po karcie przed każdym graczem wirtualnym i wzięły po karcie z obu ich talii.
put = Położone karty: { $to } – { $card }, { $also } – { $other }.
took = Karty wzięte z talii: { $giver } – { $card }, { $also } – { $other }.
rebuilt = { $place } – koniec talii; nową, potasowaną, { $count ->
    [one] tworzy { $count } karta położona
    [few] tworzą { $count } karty położone
    [many] tworzy { $count } kart położonych
   *[other] tworzy { $count } karty położonej
} dotąd z boku.

# Zejście na ląd
waits = Wybór po pozostałych w tej rundzie: { $places }.
wait-over = Pozostali odsłonili karty; koniec czekania: { $places }.
landed = { $place } wysyła na ląd: { $cards }.
virtual-landed = { $place } wysyła na ląd z talii: { $cards }.
blast = Leon wybucha! Zniszczona karta: { $cards } ({ $place }).
blast-in-vain = Leon wybucha, ale żadna karta nie była dość wysoka, by ją zniszczyć.
twins-coming = Bliźniaki Ninjaki: w następnej rundzie dwie karty wyśle na ląd { $place }.
spotter-coming = Pingwinie Oko: w następnej rundzie po pozostałych wybierze { $place }.
too-late = { $place }: { $card } – bez skutku, bo nie ma już następnej rundy.

# Koniec
ended = Osiem rund za nami; wszyscy pokazują karty z ręki.
control = { $zone } – przewagę ma { $places }, suma: { $sum }.
joint-control = { $zone } – wspólną przewagę mają { $places }, suma każdego: { $sum }.
no-control = { $zone } – nikt nie ma tu kart na stole, więc nikt nie ma przewagi.
scored-control = { $place }, { $zone } – przewaga, liczą się wszystkie karty z ręki: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
scored-lowest = { $place }, { $zone } – bez przewagi, liczy się najsłabsza karta z ręki: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
scored-absent = { $place }, { $zone } – żadnej karty na stole, więc karty z ręki nic nie dają.
total = { $place } – razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
virtual-total = { $place } – razem, ze wszystkich zakrytych kart, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

# Wynik
won = Światem włada { $place }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
shared = Światem władają wspólnie { $places }, każdy ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
virtual-won = Najwięcej punktów, { $points }: { $places }. Najwięcej wśród ludzi, { $best }: { $people }.

# Terminal
board-round = Runda { $round } z { $rounds }
phase-infiltration = infiltracja
phase-landing = zejście na ląd
phase-over = koniec
board-hand = ręka { $count }
board-deck = talia { $count }
board-side = z boku { $count }
board-you = to ty
board-two = dwie karty na ląd
board-waits = czeka
board-ready = gotowe
board-turned = odsłonięte: { $cards }
board-destroyed = Zniszczone: { $cards }
board-my-hand = Twoja ręka
board-scores-now = teraz daje
board-total = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-gives-left = W lewo: { $card }
board-gives-right = W prawo: { $card }
board-lands = Na ląd: { $cards }
board-put-aside = Położone przez ciebie ({ $place }): { $cards }
board-final = Wyniki końcowe
how-control = przewaga
how-lowest = najsłabsza karta
how-absent = brak kart na stole
how-none = brak kart na ręce

# Obraz stołu
picture-round = Runda { $round } z { $rounds }
picture-phase-infiltration = Infiltracja: po karcie dla sąsiadów
picture-phase-landing = Zejście na ląd: wybór, potem odsłonięcie
picture-phase-over =
    { $points ->
        [one] Najwięcej punktów: { $names }, { $points } punkt
        [few] Najwięcej punktów: { $names }, { $points } punkty
       *[many] Najwięcej punktów: { $names }, { $points } punktów
    }
picture-you = ty
picture-left = z lewej
picture-right = z prawej
picture-lands-two = dwie karty
picture-waits = czeka
picture-ready = gotowe
picture-in-hand = na ręce: { $count }
picture-in-deck = w talii: { $count }
picture-in-side = na stosie dodatkowym: { $count }
picture-revealed = odsłonięte w tej rundzie: { $cards }
picture-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
picture-now = Punkty teraz: { $points }
picture-how-control = przewaga
picture-how-lowest = najsłabsza karta
picture-how-absent = nic na stole
picture-how-none = nic na ręce
picture-gives-left = w lewo
picture-gives-right = w prawo
picture-lands = na ląd
picture-put-aside = Twoje karty na tym stosie
picture-destroyed = Zniszczone
picture-final = Wynik końcowy
picture-table = Na stole
picture-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
picture-cell = { $place }, { $zone }: { $cards }, suma { $sum }
picture-cell-empty = { $place }, { $zone }: nic na stole
picture-cell-final = { $place }, { $zone }: { $how }, { $points }
picture-controls = przewaga w strefie
picture-control-of = { $zone }: { $names }

# Strona główna
home-minutes = 20–30 min
home-weight = lekka
home-sentence = Pingwin w lewo, pingwin w prawo, jeden w tajemnicy na ląd: przewaga w strefie daje punkty za wszystkie jej karty, które masz na ręce, a każdy myśli o tym samym.

## Co może być nie tak z paczkami i pozycjami
wrong-zone-count = ma tyle pozycji: { $found }; stref jest { $wanted }
wrong-effect-twice = jest { $effect }, a ten efekt ma już inna karta
wrong-card-count = ma tyle pozycji: { $found }; powinna być jedna na każdą wartość od 1 do { $values }
wrong-effects-missing = musi przypisać każdy z efektów { $effects } do jednej wartości
wrong-copies = ma razem tyle egzemplarzy: { $found }; w strefie jest { $wanted } kart
wrong-effect-destroyed = daje wartości { $value } efekt na następną rundę, ale Leon Wybuchowiec ją niszczy
problem-position-word = pozycja nie ma pola { $word }; ma pola { $words }
problem-position-moment = pozycja jest w rundzie od 1 do { $rounds } i w fazie { $phases }
problem-no-card = nie ma karty { $name }; karty nazywają się jak 'moon-7'
problem-too-many-cards = { $copies ->
    [one] jest tylko 1 karta { $name }
    [few] są tylko { $copies } karty { $name }
   *[other] jest tylko { $copies } kart { $name }
}
problem-position-spot = { $word } nie można podać dla { $spot }; tylko dla { $possible }
problem-position-pile = stosy mają tylko gracze wirtualni; { $place } nim nie jest
problem-position-cards = pozycja wymienia tyle kart, że na to, co pomija, zostaje ich za mało
problem-position-virtual-deck = talia gracza wirtualnego nigdy nie jest pusta: od razu się ją odbudowuje
