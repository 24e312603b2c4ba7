title = World Order

# Words
local = władze lokalne
part-mine = ty

# Tokens
token-half-first = Pierwsze sześć kart
token-half-second = Drugie sześć kart
token-slot-permanent = Pole stałe
token-slot-temporary = Pole tymczasowe
token-pass = Pas za pieniądze
token-order = Dekret Prezydencki
token-skip = Nie, dziękuję
token-done = Gotowe
token-pay = Zapłać
token-refresh = Wymień skrajne karty z prawej
token-reveal = Pokaż rękę
token-board = Ze swojej planszy
token-hand = Z ręki
token-discards = Ze stosu kart odrzuconych
token-do-improve = Popraw relacje
token-do-engage = Umocnij się
token-do-trade = Handluj
token-do-invest = Zainwestuj
token-do-move = Przemieść armie
token-do-base = Zbuduj bazę
token-do-growth = Weź kartę Rozwoju
token-do-produce = Produkuj
token-do-prosper = Zwiększ dobrobyt
token-do-play = Zagraj kolejną kartę
token-do-pay = Zapłać
token-do-raise-two = Zwiększ dwie produkcje
token-do-raise-three = Zwiększ trzy produkcje
token-use-trash = Użyj: dobierz i wyrzuć kartę
token-use-exchange = Użyj: wymień karty
token-use-convert = Użyj: zamień kostkę na stałą
token-focus-domestic = Priorytet spraw wewnętrznych
token-focus-diplomatic = Priorytet dyplomacji
token-focus-military = Priorytet militariów
label-place = Miejsce { $n }
label-spot = Pole tymczasowe { $n }
label-market = Karta Rynku { $n }
label-auto = Automatyczne wpływy { $n }
label-export = Eksport: { $good }
label-import = Import: { $good }
label-country = Wartość { $value }, inwestycja za { $invest }. Kupuje: { $exports }. Sprzedaje: { $imports }.
label-auto-row = { $power }: { $region }
label-auto-army = z armią
label-auto-trade = handel: { $partner }
label-none = nic
label-amount = { $good ->
    [army] { $n ->
        [one] { $n } armia
        [few] { $n } armie
       *[many] { $n } armii
    }
    [consumer-goods] { $n ->
        [one] { $n } dobro konsumpcyjne
        [few] { $n } dobra konsumpcyjne
       *[many] { $n } dóbr konsumpcyjnych
    }
    [services] { $n ->
        [one] { $n } usługa
        [few] { $n } usługi
       *[many] { $n } usług
    }
    [raw-materials] { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
    [food] { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
    [energy] { $n ->
        [one] { $n } energia
        [few] { $n } energie
       *[many] { $n } energii
    }
    [diplomacy] { $n ->
        [one] { $n } punkt dyplomacji
        [few] { $n } punkty dyplomacji
       *[many] { $n } punktów dyplomacji
    }
   *[money] { $n ->
        [one] { $n } pieniądz
        [few] { $n } pieniądze
       *[many] { $n } pieniędzy
    }
}
label-market-card = { $card } (badania: { $price })
label-choice-pay = { $due ->
    [0] Zamknij rachunek, bez zapłaty
    [one] Zapłać { $due } punkt dyplomacji (masz { $have })
    [few] Zapłać { $due } punkty dyplomacji (masz { $have })
   *[many] Zapłać { $due } punktów dyplomacji (masz { $have })
}
label-choice-no = Nie
label-costs = Cena: { $price }; zostaje: { $left }.
label-costs-too-much = Cena: { $price }; masz za mało.
label-costs-at-least = Cena: co najmniej { $price }, więcej z kolejnymi armiami.
label-costs-nothing = Bez kosztów.
label-brings = Zysk: { $gain }; potem masz: { $left }.
label-then = Potem masz: { $have }.
label-then-full = Potem masz: { $have }, a za nadwyżkę ({ $over }) pieniądze: { $money }.
label-then-lost = Potem masz: { $have }; nadwyżka ({ $over }) przepada.
label-void = W tej chwili to nic nie da!
label-points-left = Zostają punkty badań: { $n }.
label-points-lost = Przepadną punkty badań: { $n }.
label-covers = Przykrywa twoją własną kartę tego państwa.
label-covers-ready = Przykrywa twoją własną kartę tego państwa; ponieważ tamta jest gotowa, dodasz tam także wpływ.
label-friendly = Cała oferta: raz na Handel daje to dyplomację: { $n }.
label-unfriendly = Mniej niż { $deal } nie daje dyplomacji.
label-armies-there = Jest tam: { $armies }.
label-armies-stay = Na twojej planszy zostaje: { $armies }.
label-pay-covered = Nie ma już nic do zapłaty.
label-pay-by-money = Dyplomacja do zapłaty: { $due }, masz { $have }; zaraz wskażesz, ile punktów zastępujesz pieniędzmi po { $price } (masz { $money }).
label-due = Cena dla ciebie: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}; masz { $have }.
label-due-printed = Wydrukowana: { $printed }.
label-due-by-money = Każdy punkt można zastąpić pieniędzmi (po { $price }).
label-helpers = Gotowi sojusznicy, którzy mogą pomóc: { $list }.
label-no-helpers = Żaden gotowy sojusznik nie może pomóc.
label-growth = Poziom { $level }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, cena: { $price }; zostało { $left }.
label-place-acts = Twoja kolej: { $n } z { $all }. Zajęte: { $list }.
label-spot-reset = Teraz { $n } z { $all } w kolejce do wypchnięcia; po zresetowaniu ostatnia.
label-spot-last = Już jest ostatnia w rzędzie; reset nic nie zmienia.
label-spot-convert = Przechodzi nad linię i tam zostaje; teraz bez punktów.
label-prosper = Zysk: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i { $money }.
label-engage-price = Umocnienie kosztuje { $price }.
label-cash = Zysk: { $money }; twoi sojusznicy tutaj: { $allies }.
label-guard = Obrona +{ $defence }; twoi sojusznicy tutaj: { $allies }.
label-effect-influence = wpływ
label-effect-influence-permanent = stały wpływ, nawet poza polami
label-effect-engage = umocnienie w innym regionie
label-effect-station = armia z puli w innym regionie i wpływ w tym miejscu

# Options
option-powers = Jak przydzielane są mocarstwa
option-powers-choose = Każdy wybiera w kolejności miejsc
option-powers-dealt = Losowo
option-first-hand = Ręka początkowa
option-first-hand-halves = Obejrzyj obie połowy talii i zatrzymaj jedną
option-first-hand-suggested = Ręka proponowana na pierwszą grę
option-executive-order = Dekret prezydencki
option-executive-order-on = Każdy ma jeden
option-executive-order-off = Nie jest używany
option-trade-cards = Karty Handlu w grze na dwie i trzy osoby
option-trade-cards-all = Wszystkie, jak w opisie przygotowania
option-trade-cards-marked = Tylko te, na które pozwala ich oznaczenie
option-absent-threat = Armie mocarstw bez gracza
option-absent-threat-on = Zagrażają jak każde inne
option-absent-threat-off = Nikomu nie zagrażają
option-last-influence = Mocarstwa bez gracza w ostatniej rundzie
option-last-influence-on = Jeszcze raz dodają wpływy
option-last-influence-off = Nie robią nic

# Questions
which-power = Którym mocarstwem kierujesz?
which-half = Która połowa kart będzie twoją ręką?
which-asset-away = Który z trzech zasobów strategicznych odkładasz?
which-place = Które miejsce w kolejności zajmujesz?
which-focus = Jaki priorytet wybierasz na tę rundę?
which-ready = Które wyczerpane państwo przygotowujesz? Możliwe jeszcze: { $left }.
which-focus-raise = Którą produkcję zwiększasz (cena w pieniądzach: { $price })?
what-to-play = Tura { $turn } z { $turns }: co zagrywasz?
play-another = Jaką kolejną kartę zagrywasz w tej turze?
play-extra = Przewaga strategiczna: czy zagrywasz jeszcze jedną kartę?
which-down = Którą kartę kładziesz zakrytą?
which-way = Co z tego robisz?
whether = { $card }: czy robisz także to: „{ $deed }”?
whether-engage = { $card }: czy umacniasz się także tutaj ({ $region })? Cena: { $price ->
    [one] { $price } punkt dyplomacji
    [few] { $price } punkty dyplomacji
   *[many] { $price } punktów dyplomacji
}, masz { $have }; gotowi sojusznicy z tego regionu mogą pomóc.
whether-invest = { $card }: czy inwestujesz jeszcze raz, w innym regionie, dopłacając do ceny państwa (pieniądze: { $extra })?
whether-pay = { $card }: czy płacisz dodatkowo ({ $price }) za to: { $effect }?
which-trash = Którą kartę wyrzucasz?
which-discard = Którą kartę odrzucasz?
trash-from = Czy i skąd wyrzucasz kartę, aby zagrać kolejną?
how-many-draw = Ile kart dobierasz, aby tyle samo odrzucić?
opening = Dyplomatyczne otwarcie: czy poprawiasz relacje drugi raz?
which-country = Z którym państwem poprawiasz relacje?
exhaust-for-country = { $country } – do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, masz { $have }. Którego sojusznika wyczerpujesz, czy płacisz?
exhaust-more-for-country = { $country } – do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, { $have ->
    [0] a nie masz nic
   *[other] masz tylko { $have }
}. Którego sojusznika wyczerpujesz?
pay-for-country = { $country } – do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, masz { $have }; żaden gotowy sojusznik tego nie obniży. Czy płacisz?
covered-for-country = { $country } – nie ma już nic do zapłaty. Potwierdzasz?
exhaust-for-engage = Umocnienie ({ $region }) – do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, masz { $have }. Którego sojusznika wyczerpujesz, czy płacisz?
exhaust-more-for-engage = Umocnienie ({ $region }) – do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, { $have ->
    [0] a nie masz nic
   *[other] masz tylko { $have }
}. Którego sojusznika wyczerpujesz?
pay-for-engage = Umocnienie ({ $region }) – do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, masz { $have }; żaden gotowy sojusznik tego nie obniży. Czy płacisz?
covered-for-engage = Umocnienie ({ $region }) – nie ma już nic do zapłaty. Potwierdzasz?
points-by-money = Do zapłaty: { $due ->
    [one] { $due } punkt dyplomacji
    [few] { $due } punkty dyplomacji
   *[many] { $due } punktów dyplomacji
}, masz { $have }. Ile punktów zastępujesz pieniędzmi (po { $price })? Twoje pieniądze: { $money }.
which-engage = W którym regionie się umacniasz?
which-token = Nie masz wolnego znacznika Umocnienia: skąd przenosisz go tutaj ({ $region })?
which-trade = Co eksportujesz lub importujesz? Pozostałe transakcje: eksport { $exports }, import { $imports }.
which-double = Symbole którego zasobu liczą się podwójnie?
how-many-export = Eksport – { $good }: ile, po { $price } za sztukę? Sojusznicy kupią do { $offered }, masz { $have }.
how-many-from-allies = Import – { $good }: ile od państw, po { $price } za sztukę? Ich symbole pozwalają na { $offered }; twoje pieniądze: { $money }.
how-many-import = Import – { $good }: ile od tego mocarstwa ({ $seller }), po { $price } za sztukę? Można kupić do { $offered }; twoje pieniądze: { $money }.
which-invest = W którym państwie inwestujesz?
which-partner = Którego sojusznika przygotowujesz, by w nim zainwestować?
which-army = Którą armię przemieszczasz (cena: { $price })? Pozostałe przemieszczenia: { $left }.
which-target = Do którego regionu przemieszczasz armię ({ $origin }, cena: { $price })?
which-target-from-board = Do którego regionu przemieszczasz armię ze swojej planszy (cena: { $price })?
which-send = Do którego regionu wysyłasz armie (co najmniej { $least }, najwyżej { $most }, po { $price })?
which-send-exactly = { $most ->
    [one] Do którego regionu wysyłasz armię (cena: { $price })?
   *[other] Do którego regionu wysyłasz armie (dokładnie { $most }, po { $price })?
}
which-station = { $count ->
    [one] W którym regionie umieszczasz armię z puli?
    [few] W którym regionie umieszczasz { $count } armie z puli?
   *[many] W którym regionie umieszczasz { $count } armii z puli?
}
which-base = W którym państwie budujesz bazę?
how-many-armies = Ile armii wysyłasz do nowej bazy ({ $country })? Baza kosztuje { $base }, każda armia { $price }. Może ruszyć do { $most }; na twojej planszy: { $have }, twoje pieniądze: { $money }.
which-growth = Którą kartę Rozwoju bierzesz?
services-by-money = Usługi do zapłaty: { $due }, masz { $have }. Ile z nich zastępujesz pieniędzmi (po { $price })? Pieniądze na to: { $money }.
which-produce = Jaki typ produkujesz?
how-many-produce = Produkcja – { $good }: ile? Cena sztuki: { $each }. Twoja produkcja pozwala na { $production }.
how-many-produce-short = Produkcja – { $good }: ile? Cena sztuki: { $each }. Twoja produkcja pozwala na { $production }, ale zapasy wystarczą tylko na { $most }.
how-many-produce-by-card = Produkcja – { $good }: ile? Cena sztuki: { $each }. Twoja produkcja pozwala na { $production }, karta tylko na { $most }.
which-raise = Którą produkcję zwiększasz?
which-boost = Jaki typ zwiększasz i produkujesz?
which-region = Który region wskazujesz?
which-slot = { $region }: pole stałe ({ $permanent ->
    [one] { $permanent } punkt
    [few] { $permanent } punkty
   *[many] { $permanent } punktów
}, kostka zostaje) czy tymczasowe ({ $temporary ->
    [0] bez punktów, wypycha inną kostkę
    [one] { $temporary } punkt, może zostać wypchnięta
    [few] { $temporary } punkty, może zostać wypchnięta
   *[many] { $temporary } punktów, może zostać wypchnięta
})?
which-influence = W którym regionie dodajesz wpływ?
which-convert = Która tymczasowa kostka staje się stała ({ $region })?
which-reset = Którą tymczasową kostkę resetujesz ({ $region })?
which-reset-region = W którym regionie resetujesz tymczasową kostkę?
how-often-buy = Ile razy (najwyżej { $times }) kupujesz { $count } ({ $good }), po { $price }? Twoje pieniądze: { $money }.
which-market = Którą kartę bierzesz z Rynku?
which-search = Talie którego regionu przeglądasz?
join-brics = BRICS: czy płacisz (pieniądze: { $price }) za wpływ tutaj: { $region }?
before-research = Zaraz odrzucisz zagrane karty i pokażesz rękę; czy najpierw używasz umiejętności?
before-showing = Zagrane karty odrzucone; czy używasz umiejętności, zanim pokażesz rękę?
last-uses = Runda dobiega końca: której umiejętności jeszcze używasz, a może żadnej?
what-to-buy = Punkty badań: { $points }. Co z nimi robisz?
cash-token = Czy i gdzie oddajesz znacznik Umocnienia? Pieniądze za każdego sojusznika w tym regionie: { $money }.
whether-prosper = Czy zwiększasz dobrobyt (dobra konsumpcyjne: { $goods }, punkty: { $points }, pieniądze: { $money })?
defend = Czy i gdzie oddajesz znacznik Umocnienia? Obrona za każdego sojusznika w tym regionie: { $defence }.

# Why not
power-taken = { $power } – tym mocarstwem kieruje ktoś inny.
same-side = W grze dwuosobowej jedna osoba kieruje USA albo UE, druga Rosją albo Chinami; { $power } – ta strona jest już zajęta.
not-drawn = { $asset } – nie ma tego zasobu strategicznego wśród trzech dobranych.
place-taken = { $place } – zajęte.
not-exhausted = { $option } – to nie jest twój wyczerpany sojusznik.
not-in-hand = { $card } – nie masz tej karty na ręce.
not-playable = { $card } – ani karta z ręki, ani twój niewykorzystany zasób strategiczny.
cannot-do = Tego nie da się teraz zrobić: „{ $option }”.
pile-empty = Nie ma tam żadnej karty.
not-visible = { $option } – nie leży odkryte na planszy.
not-a-country = Trzeba wskazać państwo, a to nie jest państwo: { $option }.
not-in-piles = { $option } – nie ma tego państwa w taliach tego regionu.
refuses = { $country } – to państwo odmawia relacji z twoim mocarstwem.
nobody-there = { $region } – nie ma tam państwa, które można pozyskać.
too-little-diplomacy = { $option } – za mało dyplomacji.
too-little-with-allies = { $option } – za mało dyplomacji, nawet z pomocą wszystkich sojuszników.
more-help-needed = { $option } – na razie za mało dyplomacji; najpierw wyczerp kolejnego sojusznika.
too-little-money = { $option } – za mało pieniędzy.
too-few-services = { $option } – za mało usług.
too-few-goods = { $option } – za mało dóbr konsumpcyjnych.
lies-elsewhere = { $country } – to inny region ({ $home }, a nie { $region }); pomagają tylko sojusznicy z tego samego regionu.
no-help-for-itself = { $country } – to państwo nie pomaga płacić za siebie.
nothing-due = { $option } – nie ma już nic do zapłaty; zamknij rachunek.
not-this-region = { $option } – ta karta na to nie pozwala.
not-that-country = { $country } – to nie jest państwo, o które chodzi.
no-ally-there = { $region } – nie masz tam sojusznika.
no-transaction-left = { $option } – nie ma już takiej transakcji.
traded-already = { $option } – ten typ miał już swoją transakcję.
no-symbol = { $option } – żaden twój sojusznik tego nie kupuje.
nothing-to-sell = { $option } – nie masz nic na sprzedaż.
nobody-sells = { $option } – nikt ci tego nie sprzeda.
not-ready = { $country } – państwo jest wyczerpane.
not-allied = { $option } – to nie jest twój sojusznik.
invested-already = { $country } – jest tam już twoja inwestycja.
no-way-there = { $region } – ani twoja strefa zainteresowań, ani region z twoją bazą.
army-there-already = { $region } – ta armia już tam jest.
just-arrived = { $region } – te armie właśnie tam dotarły dzięki tej karcie.
no-army-there = { $option } – nie ma tam twojej armii.
no-army-on-board = { $country } – nie masz na planszy armii do wysłania.
too-few-armies = { $region } – za mało armii gdzie indziej.
no-base-flag = { $country } – nie możesz tam mieć bazy.
built-already = { $country } – jest tam już twoja baza.
no-growth-yet = { $card } – nie masz jeszcze karty Rozwoju; zacznij od poziomu 1.
level-wrong = { $card } – to nie jest poziom dokładnie o jeden wyższy od ostatniego.
all-taken = { $card } – wszystkie egzemplarze są zabrane.
produced-already = Ten typ już wyprodukowano: { $good }.
nothing-to-produce = Nie da się wyprodukować ani jednej sztuki: { $good }.
raised-already = Trzeba zwiększyć inną produkcję: { $good }.
track-ends = Ta produkcja jest na końcu toru: { $good }.
prosperity-ends = { $option } – dobrobyt jest już najwyższy.
no-permanent-slot = { $option } – nie ma wolnego.
no-pushing = { $option } – nic się nie wypycha, dopóki jest wolne pole stałe.
no-market-card = { $option } – nie leży tam żadna karta.
too-dear = { $option } – ta karta jest za droga.
too-little-research = { $option } – za mało punktów badań.
not-for-research = { $option } – nie można na to wydać punktów badań ani z tego ich zyskać.

# Set-up and preparation
leads = { $seat } kieruje tym mocarstwem: { $power }.
auto-revealed = Mocarstwa bez gracza zadziałają według kart: { $cards }.
kept-assets = { $power } – zachowane zasoby strategiczne: { $cards }; na początek { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
first-order = Kolejność tur: { $order }.
round-begins = Runda { $round } z { $rounds }.
drew = Dobierasz: { $cards }.
drew-some = { $power } – { $count ->
    [one] { $count } dobrana karta
    [few] { $count } dobrane karty
   *[many] { $count } dobranych kart
}.
reshuffled = { $power } – odrzucone karty ({ $count }) tworzą nową talię.
took-place = { $power } – kolejność tur: { $place }.
chose-focus = { $power }: { $focus }.
readied = { $power } – gotowe państwo: { $country }.
raised = { $power } – wyższa produkcja: { $good }, teraz { $to }.
produced = { $power } – produkcja: { $count } ({ $good }).
produced-for = { $power } – produkcja: { $count } ({ $good }), koszt: { $price }.
trade-card-up = { $power } – karta Handlu znów odkryta ({ $good }).
overflow = { $power } – brak miejsca na { $count } ({ $good }), w zamian pieniądze: { $money }.
diplomacy-lost = { $power } – brak miejsca na dyplomację ({ $count }), przepada.

# Turns
played = { $power } – zagrana karta: { $card }.
used-asset = { $power } – zasób strategiczny: { $card }.
used-order = { $power } – dekret prezydencki.
passed = { $power } – pas, pieniądze: { $money }.
laid-down = Kładziesz zakrytą kartę: { $card }.
used-growth = { $power } – użyta karta: { $card }.
trashed = { $power } – wyrzucona karta: { $card }.
discarded = { $power } – odrzucona karta: { $card }.
gained = { $power } – zysk: { $count } ({ $good }).
gained-money = { $power } – zysk, pieniądze: { $money }.
gained-points = { $power } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
paid-money = { $power } – zapłata, pieniądze: { $money }.
paid-goods = { $power } – zapłata: { $count } ({ $good }).
bought-goods = { $power } – zakup: { $count } ({ $good }), pieniądze: { $money }.
cannot-pay = { $power } – za mało na cenę karty.
named-region = { $power } – wskazany region: { $region }.
took-market = { $power } – karta wzięta z Rynku: { $card }.

# Actions
exhausted = { $power } – wyczerpane państwo: { $country }, zniżka { $value }.
paid-diplomacy = { $power } – zapłata, dyplomacja: { $count }.
allied = { $power } – nowy sojusznik: { $country }.
stacked = { $power } – pogłębiony sojusz: { $country }.
searched = { $power } – przejrzane talie państw ({ $region }), teraz potasowane.
cannot-improve = { $power } – nie ma z kim poprawić relacji.
engaged = { $power } – umocnienie: { $region }.
engage-token-moved = { $power } – przeniesiony znacznik Umocnienia: { $origin } → { $region }.
cannot-engage = { $power } – nie ma gdzie się umocnić.
exported = { $power } – eksport: { $count } ({ $good }), pieniądze: { $money }.
imported-from-allies = { $power } – import od państw: { $count } ({ $good }), pieniądze: { $money }.
imported = { $power } – import: { $count } ({ $good }), od kogo: { $seller }, pieniądze: { $money }.
trade-card-down = { $power } – zakryta karta Handlu.
trade-bonus = { $power } – dyplomacja za handel z graczami: { $count }.
currency = { $power } – pieniądze za importowane typy: { $money }.
invested = { $power } – inwestycja: { $country }, pieniądze: { $money }.
cannot-invest = { $power } – nie ma w co zainwestować.
moved = { $power } – przemieszczona armia ({ $money }): { $origin } → { $region }.
moved-from-board = { $power } – wysłana armia ({ $money }): { $region }.
stationed = { $power } – rozmieszczone armie ({ $count }): { $region }.
cannot-send = { $power } – za mało armii lub pieniędzy, by je wysłać.
built = { $power } – baza: { $country }, armie: { $count }, pieniądze: { $money }.
cannot-build = { $power } – nie ma gdzie zbudować bazy.
grew = { $power } – karta Rozwoju: { $card }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
cannot-grow = { $power } – żadnej karty Rozwoju nie da się wziąć.
prospered = { $power } – dobrobyt: dobra { $goods }, punkty { $points }, pieniądze { $money }.

# Influence
added-permanent = { $power } – stały wpływ ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): { $region }.
added-temporary = { $power } – tymczasowy wpływ ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): { $region }.
pushed-out = { $power } – tymczasowy wpływ, wypchnięta kostka: { $pushed }; { $region }.
converted = { $power } – kostka staje się stała: { $region }.
was-reset = { $power } – zresetowana kostka: { $region }.

# Research, unplayed powers, aftermath
showed = { $power } – karty pozostałe na ręce: { $cards }.
research-points = { $power } – punkty badań: { $points }.
bought = { $power } – kupiona karta: { $card }, badania: { $price }.
exhausted-for-research = { $power } – wyczerpane państwo: { $country }, badania: { $value }.
refreshed = { $power } – odnowiony Rynek.
research-over = { $power } – koniec badań, niewydane: { $points }.
auto-army = { $power } – przybywa armia: { $region }.
auto-trade = { $power } – handel: { $partner }, zakryta karta Handlu, pieniądze: { $money }.
auto-no-trade = { $power } – handlu nie ma: { $partner }, wszystkie karty Handlu zakryte.
returned = { $power } – zwrot z inwestycji, pieniądze: { $money }.
cashed = { $power } – oddany znacznik Umocnienia ({ $region }), pieniądze: { $money }.
defended = { $power } – oddany znacznik Umocnienia ({ $region }), obrona: { $defence }.
threatened = { $power } – zagrożenie ({ $region }): { $rivals }; strata punktów: { $points }.

# Scoring and the end
scoring = Koniec rundy { $round }: punktacja.
not-full = { $region } – nie wszystkie pola stałe są zajęte, nikt nie punktuje.
region-scored = { $power } – { $region }: za kostki { $cubes }, za miejsce { $bonus }.
superpower = { $power } – status światowego supermocarstwa, punkty: { $points }.
sphere = { $power } – zabezpieczona strefa wpływów, punkty: { $points }.
network = { $power } – globalna sieć inwestycji, punkty: { $points }.
most-money = { $power } – pieniądze: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
most-armies = { $power } – armie na planszy głównej: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
most-countries = { $power } – państwa sojusznicze: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
unused-assets = { $power } – niewykorzystane zasoby strategiczne, punkty: { $points }.
unused-order = { $power } – niewykorzystany dekret, punkty: { $points }.
won = Wygrana: { $power }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
won-tie = Wygrana po remisie: { $power }, punkty: { $points }.
shared = Wspólna wygrana: { $powers }, punkty: { $points }.

# Board
board-round = Runda { $round } z { $rounds } – { $phase }
phase-powers = wybór mocarstw
phase-setup = przygotowanie gry
phase-order = kolejność tur
phase-focus = priorytet
phase-actions = akcje
phase-research = badania
phase-returns = zwrot z inwestycji
phase-prosperity = dobrobyt
phase-defence = ZAGROŻENIA
phase-over = koniec
board-order = Kolejność tur: { $order }
board-region-head = Region
board-slots = Stałe
board-temporary = Tymczasowe
board-armies = Armie
board-open = Odkryte państwa
board-market = Rynek: { $cards }
board-growth = Karty Rozwoju: { $cards }
board-auto = Mocarstwa bez gracza: { $cards }
board-money = pieniądze { $n }
board-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-hand-count = ręka { $n }
board-deck-count = talia { $n }
board-allies = Sojusznicy: { $list }
board-goods = Zasoby: { $list }
board-assets = Zasoby strategiczne: { $list }
board-grown = Rozwój: { $list }
board-my-hand = Twoja ręka: { $cards }
board-other-half = Albo: { $cards }
board-my-assets-dealt = Dobrane zasoby strategiczne: { $cards }
board-pending-due = Pozostało do zapłaty: { $n }
board-pending-research = Pozostałe badania: { $n }
board-standing = punktuje teraz
board-nothing = –

# What is wrong with content
wrong-numbers = ma wartość { $value }; musi to być najwyżej { $most } liczb od { $low } do { $high }
wrong-count = ma wpisów: { $found }; musi ich być: { $wanted }
wrong-in-order = musi mieć dokładnie te wpisy w tej kolejności: { $list }
wrong-unequal = musi dawać wszystkim stałym polom tyle samo punktów, bo to jeden wybór
wrong-too-many-cubes = ma więcej kostek niż jest tymczasowych pól
wrong-needs = musi być puste dla zasobu podstawowego i tylko dla niego
wrong-no-entry = nie ma wpisu { $name }
wrong-limits = market musi być od 1 do { $most }, rounds i turns co najmniej 1
wrong-deck = ma kart: { $found }, w tym pierwszych: { $first }; musi ich być 12 i 6
wrong-country-twice = to { $name } po raz drugi dla { $power }
wrong-asset-count = ma zasobów strategicznych { $power }: { $found }; każde mocarstwo ma ich 5
wrong-ability-twice = daje umiejętność { $name } dwóm kartom; reguły znają jedną
wrong-step-needs = brakuje; krok { $step } tego wymaga

# What is wrong with a position
problem-position-word = Pozycja nie ma { $word }; ma { $known }.
problem-position-name = Nie ma { $name } ({ $what }); są: { $known }.
problem-position-unplayed = Nikt nie gra mocarstwem { $power }.
problem-position-country = Państwa { $name } nie ma w taliach na planszy.
problem-position-card = Karty { $name } nie da się zdobyć dla { $power }.

# Pictures
board-picture-round = Runda { $round } z { $rounds } – { $phase }
board-picture-turn = · tura { $turn } z { $turns }
board-picture-over = Koniec: { $names } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
board-picture-rounds = Runda { $round } z { $rounds }; punktacja po rundach z gwiazdką
board-picture-acting = teraz gra
board-picture-chosen = wybrano
board-picture-none = brak
board-picture-money = pieniądze
board-picture-score-line = Punkty, w nawiasach zapunktowałoby teraz: { $list }
board-picture-scored-now = Gdyby liczyć teraz
board-picture-would-score = { $power } – zapunktowałoby teraz: { $sum } (regiony { $regions }, własna umiejętność { $ability }, żetony większości { $tokens }).
board-picture-unplayed = Niegrane mocarstwa – dalej
board-picture-pending-improve = Poprawa relacji
board-picture-pending-engage = Umocnienie
board-picture-pending-trade = Handel
board-picture-pending-research = Badania
board-picture-cost = Cena { $price }, zniżka { $discount }, sojusznicy dają { $helped }: pozostało { $due } i { $extra } ponadto.
board-picture-cost-trade = Pozostało: eksport { $exports }, import { $imports }.
board-picture-cost-research = Pozostałe punkty badań: { $n }.
board-picture-region = { $region }, umocnienie kosztuje { $price }
board-picture-free = wolne stałe pola: { $free } z { $all }
board-picture-cubes = kostki: { $list }
board-picture-row = tymczasowe od lewej: { $list }; następna daje { $points }
board-picture-armies = armie: { $list }
board-picture-tokens = znaczniki Umocnienia: { $list }
board-picture-scores = teraz punkty dostaliby: { $list }
board-picture-scored = na koniec punktowały: { $list }
board-picture-locked = nikt nie punktuje, póki jest wolne stałe pole; potem: { $list }
board-picture-menaced = { $power } – zagrożenie ze strony: { $rivals }
board-picture-open = odkryte państwa: { $list }
board-picture-refused = Odmawia temu mocarstwu: { $power }.
board-picture-base-allowed = Pozwala na bazę: { $power }.
board-picture-piles = Talie państw: lewa { $left }, prawa { $right }.
board-picture-card = Typ: { $types }. Premia: { $n } ({ $bonus }). Badania: { $research }.
board-picture-card-influence = Dodaje wpływ.
board-picture-type-domestic = wewnętrzna
board-picture-type-diplomatic = dyplomatyczna
board-picture-type-economic = gospodarcza
board-picture-type-military = wojskowa
board-picture-hand = Twoja ręka ({ $count })
board-picture-holds = Ręka: { $count }
board-picture-front = zagrane: { $cards }
board-picture-shown = pokazane: { $cards }
board-picture-laid-down = zakryte: { $cards }
board-picture-down = zakryte: { $count }
board-picture-used = { $card } (wykorzystano)
board-picture-asset-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na początku.
board-picture-market = Rynek
board-picture-means = { $power }: pieniądze, zasoby, gotowi sojusznicy
board-picture-list-price = Cena: punkty badań – { $price }.
board-picture-market-card = { $card }: badania { $price }
board-picture-market-deck = Talia rynku: { $count }
board-picture-growth-title = Karty Rozwoju
board-picture-growth = { $card }, poziom { $level }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za usługi { $services }{ $money ->
    [0] {""}
   *[other] , pieniądze { $money }
}{ $diplomacy ->
    [0] {""}
   *[other] , dyplomację { $diplomacy }
}; zostało { $left }.
board-picture-purse = { $power }: pieniądze { $money }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, kart w talii: { $deck }.
board-picture-tokens-left = Pozostałe znaczniki Umocnienia: { $count }.
board-picture-ledger = Punkty: { $list }.
board-picture-source-start = początek
board-picture-source-slots = pola
board-picture-source-growth = Rozwój
board-picture-source-prosperity = dobrobyt
board-picture-source-threat = ZAGROŻENIE
board-picture-source-cubes = kostki
board-picture-source-bonus = większości
board-picture-source-ability = własna umiejętność
board-picture-source-tokens = żetony większości
board-picture-source-assets = niewykorzystane zasoby
board-picture-source-order = dekret
board-picture-source-cards = karty
board-picture-good = { $good }: zapas { $n }, produkcja { $production } z { $most }
board-picture-export-short = eksport
board-picture-import-short = import
board-picture-export = Eksport – { $good }: po { $price }, symbole: { $symbols }
board-picture-import = Import – { $good }: po { $price }; od kogo: { $sources }
board-picture-from-allies = państwa
board-picture-trade-card = Karta handlu: do { $n } – { $goods }
board-picture-trade-card-down = Karta handlu, zakryta: do { $n } – { $goods }
board-picture-prosperity = Dobrobyt: krok { $n } z { $of }.
board-picture-next-prosperity = Następny: dobra konsumpcyjne { $goods } za punkty { $points } i pieniądze { $money }.
board-picture-allies = Sojusznicy: gotowi { $ready } z { $all }
board-picture-ally = Wartość { $value }
board-picture-ready = gotowe
board-picture-exhausted = wyczerpane
board-picture-fdi = inwestycje: { $count }
board-picture-invest = inwestycja za { $price }
board-picture-base = baza
board-picture-base-possible = można zbudować bazę
board-picture-buys = kupuje: { $list }
board-picture-sells = sprzedaje: { $list }
board-picture-state = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, pieniądze { $money }; { $goods }; ręka { $hand }, talia { $deck }; gotowi sojusznicy { $ready } z { $allies }; { $focus }.
board-picture-has-allies = Sojusznicy: { $cards }.
board-picture-has-growth = Rozwój: { $cards }.
board-picture-has-assets = Zasoby strategiczne: { $cards }.
board-picture-spent = Wykorzystane zasoby strategiczne: { $cards }.
board-picture-known = Na pewno na ręce: { $cards }.
board-picture-deck-top = Na wierzchu talii: { $cards }.
board-picture-discards = Odrzucone: { $cards }.
board-picture-trashed = Wyrzucone: { $cards }.
board-picture-led-by = Prowadzi { $name }.
board-picture-offer = Pieniądze na początku: { $money }.
board-picture-short-middle-east = Bl. Wschód – Afr. Płn.
board-picture-short-east-asia = Azja Wsch. – Pacyfik
board-picture-short-central-african-republic = Rep. Śr.-Afr.
board-picture-short-united-arab-emirates = Emiraty
board-picture-short-saudi-arabia = Arabia Saud.
board-picture-short-new-zealand = Nowa Zel.
board-picture-short-north-korea = Korea Płn.
board-picture-short-south-korea = Korea Płd.
board-picture-short-bosnia-herzegovina = Bośnia i H.
board-picture-short-equatorial-guinea = Gwinea Równ.
board-picture-short-eu-member-states = Państwa UE
board-picture-short-south-africa = RPA
board-picture-brief-europe = Europa
board-picture-brief-central-asia = Azja Środk.
board-picture-brief-americas = Ameryki
board-picture-brief-middle-east = Bliski Wschód
board-picture-brief-africa = Afryka
board-picture-brief-south-asia = Azja Płd.
board-picture-brief-east-asia = Azja Wsch.
board-picture-reckoning = Skąd są punkty
board-picture-passing = Połóż zakrytą kartę z ręki i zyskaj pieniądze: { $money }.
board-picture-refreshing = Cena w badaniach: { $price }; wymieniane skrajne karty z prawej: { $count }.
board-picture-gives = Daje { $value }; potem zostaje do zapłaty { $left }.
board-picture-stock = Zapas { $n }, produkcja { $production } z { $most }.
board-picture-needs = Sztuka wymaga: { $list }.
board-picture-selling = Po { $price } za sztukę; symbole: { $symbols }; masz { $n }.
board-picture-buying = Po { $price } za sztukę; od kogo: { $sources }; masz { $n }.
board-picture-focus-domestic = Przygotuj do { $ready ->
    [one] { $ready } państwa
   *[other] { $ready } państw
}; zwiększ dowolną produkcję za { $price } (pieniądze){ $two ->
    [0] {""}
   *[other] {" "}albo dwie za { $two }
}; wzrost energii, surowców lub żywności daje od razu 1; produkcja dóbr konsumpcyjnych i usług; badania +{ $n }.
board-picture-focus-diplomatic = Przygotuj do { $ready ->
    [one] { $ready } państwa
   *[other] { $ready } państw
}; zwiększ dyplomację za { $price } (pieniądze); produkcja dyplomacji; umocnienie tańsze o { $n }.
board-picture-focus-military = Przygotuj do { $ready ->
    [one] { $ready } państwa
   *[other] { $ready } państw
}; zwiększ armie za { $price } (pieniądze); produkcja armii; ZAGROŻENIE i obrona +{ $n }.
board-picture-may-have = Zasoby strategiczne, z nich zostają dwa: { $cards }.
board-picture-adds = Dodaje { $value }; punktów badań będzie { $sum }.
board-picture-slot-permanent = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; tam zostaje.
board-picture-slot-temporary = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; może zostać wypchnięta.
board-picture-slot-beyond = Obok pól, bez punktów; tam zostaje.
board-picture-slot-push = Bez punktów; wypycha kostkę z lewego skraju: { $owner }.
board-picture-production = Produkcja: { $list }.
board-picture-pending-influence = Wpływ
board-picture-pending-cube = Wpływ

board-picture-final-line = Punkty na koniec: { $list }
board-picture-sum = razem
board-picture-exports-left = eksport: { $n }
board-picture-imports-left = import: { $n }
board-picture-trade-cards = Karty Handlu:
board-picture-focus-name-domestic = Kraj
board-picture-focus-name-diplomatic = Dyplomacja
board-picture-focus-name-military = Militaria
board-picture-legend = Co znaczą znaki
board-picture-legend-energy = energia
board-picture-legend-raw-materials = surowce
board-picture-legend-food = żywność
board-picture-legend-consumer-goods = dobra konsum.
board-picture-legend-services = usługi
board-picture-legend-diplomacy = dyplomacja
board-picture-legend-army = armia, wojsko
board-picture-legend-domestic = wewnętrzna
board-picture-legend-economic = gospodarcza
board-picture-legend-influence = wpływ
board-picture-legend-research = badania
board-picture-legend-points = punkty
board-picture-legend-locked = niepełny
board-picture-legend-bonus = większość
board-picture-legend-menaced = zagrożenie
board-picture-legend-zone = strefa interesów
board-picture-legend-engage = umocnienie
board-picture-legend-export = eksport
board-picture-legend-import = import
board-picture-legend-value = wartość
board-picture-legend-buys = kupuje to
board-picture-legend-sells = sprzedaje to
board-picture-legend-money = pieniądze
board-picture-legend-fdi = inwestycja
board-picture-legend-base = baza
board-picture-legend-refuses = odmawia ci
board-picture-legend-resting = wyczerpane
board-picture-legend-allies = sojusznicy
board-picture-legend-cards = karty
board-picture-legend-permanent = pole stałe
board-picture-legend-temporary = tymczasowe

# Lists to leaf through
board-picture-list-board = Plansza: { $power }
board-picture-list-face-down = Twoje zakryte karty ({ $count })
board-picture-list-deck = Zostało w twojej talii, bez kolejności ({ $count })
board-picture-list-drawn-assets = Dobrane zasoby strategiczne; jeden wraca
board-picture-list-front = Zagrane w tej rundzie: { $power } ({ $count })
board-picture-list-shown = Pokazane w badaniach: { $power } ({ $count })
board-picture-list-discards = Odrzucone: { $power } ({ $count })
board-picture-list-known = Na pewno na ręce: { $power } ({ $count })
board-picture-list-deck-top = Na wierzchu talii: { $power } ({ $count })
board-picture-list-unseen = Na ręce, zakryte albo w talii: { $power } ({ $count })
board-picture-list-trashed = Wyrzucone: { $power } ({ $count })
board-picture-list-spent = Wykorzystane zasoby strategiczne: { $power } ({ $count })
board-picture-list-market = Rynek ({ $count })
board-picture-list-market-gone = Odrzucone z rynku ({ $count })
board-picture-list-open = Odkryte państwa ({ $count })
board-picture-list-growth = Karty Rozwoju do wzięcia ({ $count })
board-picture-list-auto = Niegrane mocarstwa – dalej ({ $count })

# Strona główna
home-minutes = 90–150 min
home-weight = ciężka
home-sentence = Cztery mocarstwa, sześć rund, siedem regionów: zdobywaj sojuszników, handluj, inwestuj, wysyłaj armie i miej swoje kostki tam, gdzie liczy się region.
