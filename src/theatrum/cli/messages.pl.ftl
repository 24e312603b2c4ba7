# Co mówi sam terminal; gry mają własne teksty.

games-seats = { $count ->
    [one] dla 1 gracza
   *[other] dla { $count } graczy
}
games-seats-from-to = dla { $low }–{ $high } graczy
games-usual = zwykle

source-rulebook = z instrukcji
source-public = powszechnie znane
source-reconstructed = odtworzone

secretly = wybiera w tajemnicy

play-person = ty
play-seed = ziarno { $seed }
play-greeting = Odpowiadaj numerem albo nazwą żetonu; „pomoc” wypisze, co jeszcze można wpisać.
play-resumed = { $count ->
    [one] Wznowiono po 1 ruchu.
   *[other] Wznowiono po { $count } ruchach.
}
play-thinks = { $seat } myśli…
play-considers = Ekspert myśli…
play-hand-over = Teraz { $seat }: pozostali proszeni są o odwrócenie wzroku.
play-press-enter = Enter pokaże twój widok.
play-offer-save = Zachować zapis? Nazwa pliku albo Enter, jeśli nie:
play-saved = Zapisano: { $file }
play-part = Do widzenia.
play-part-saved = Do widzenia. Aby grać dalej: theatrum play --load { $file }
play-part-unsaved = Do widzenia. Ta rozgrywka nie została zapisana; następnym razem „zapisz PLIK” (albo --save PLIK) ją zachowa, a theatrum play --load PLIK wznowi.
problem-no-such-number = Nie ma wyboru { $text }; są od 1 do { $count }.
problem-not-understood = „{ $text }” nie jest ani wyborem, ani poleceniem; „pomoc” wypisze, co można wpisać.
problem-why-what = Dlaczego co? Wpisz „dlaczego” i nazwę żetonu, na przykład: dlaczego cell:b2
play-allowed = „{ $option }” jest dozwolone.
play-undone = Cofnięto.
play-hint = Ekspert wybiera: { $option }
play-hint-score = oczekiwany wynik
play-hint-visits = spojrzeń
problem-save-where = Zapisać gdzie? Wpisz „zapisz” i nazwę pliku.

play-key-number = 3 | żeton
play-help-number = wybór numerem, nazwą żetonu albo słowem z listy
play-key-rule = ? | ? ZASADA
play-help-rule = zasady, z których wynika pytanie, albo jedna zasada o podanym numerze
play-key-why = dlaczego ŻETON
play-help-why = dlaczego czegoś nie można wybrać
play-key-undo = cofnij
play-help-undo = cofa twoją ostatnią odpowiedź
play-key-hint = podpowiedz | podpowiedz 5s
play-help-hint = co zrobiłby ekspert
play-key-log = dziennik
play-help-log = wszystko, co się dotąd wydarzyło
play-key-save = zapisz PLIK
play-help-save = zachowuje rozgrywkę w pliku; „theatrum play --load PLIK” ją wznawia
play-key-board = plansza
play-help-board = pokazuje planszę jeszcze raz
play-key-help = pomoc
play-help-help = ta lista
play-key-quit = koniec
play-help-quit = wyjście

replay-prompt = { $at }/{ $last } [Enter: dalej, b: wstecz, numer, q: wyjście]
replay-keys = Enter idzie dalej, b wraca, numer od 0 do { $last } przeskakuje, q kończy.
replay-unfinished = Rozgrywka nie jest skończona.
replay-written = { $count ->
    [one] Zapisano 1 obrazek w { $folder }.
    [few] Zapisano { $count } obrazki w { $folder }.
   *[other] Zapisano { $count } obrazków w { $folder }.
}

verify-honest = Uczciwie: { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
} i { $draws ->
    [one] 1 losowanie
    [few] { $draws } losowania
   *[other] { $draws } losowań
} zgodnie z ziarnem { $seed }; { $promise }.
verify-promise-shown = pokazanej ci obietnicy dotrzymano
verify-promise-carried = obietnicy z zapisu dotrzymano
verify-promise-none = zapis nie zawiera obietnicy

rules-no-test = BRAK TESTU
rules-coverage = Zasady potwierdzone testami: { $proved } z { $all }.

fuzz-progress = rozgrywki: { $done } z { $all }
fuzz-matches = { $count ->
    [one] { $game }: 1 rozgrywka w { $seconds } s, od ziarna { $seed }.
    [few] { $game }: { $count } rozgrywki w { $seconds } s, od ziarna { $seed }.
   *[other] { $game }: { $count } rozgrywek w { $seconds } s, od ziarna { $seed }.
}
fuzz-decisions = { $count ->
    [one] 1 decyzja, najwyżej { $longest } w rozgrywce; { $each } ms na rozgrywkę.
    [few] { $count } decyzje, najwyżej { $longest } w rozgrywce; { $each } ms na rozgrywkę.
   *[other] { $count } decyzji, najwyżej { $longest } w rozgrywce; { $each } ms na rozgrywkę.
}
fuzz-setups = Wypróbowane ustawienia: { $met } z { $all }.
fuzz-sound = Wszystkie niezmienniki zachowane.
fuzz-broken = Naruszone: { $what }
fuzz-again = Aby zobaczyć to jeszcze raz:

bench-measures = Mierzę: { $game }…
bench-decisions = decyzje/s
bench-matches = rozgrywki/s
bench-length = decyzji w rozgrywce
bench-clone = klon
bench-imagine = wyobrażenie + pierwszy ruch

pack-sound = { $count ->
    [one] Paczka „{ $name }” do gry { $title } jest poprawna; rozegrano z nią 1 rozgrywkę. Zmienia:
    [few] Paczka „{ $name }” do gry { $title } jest poprawna; rozegrano z nią { $count } rozgrywki. Zmienia:
   *[other] Paczka „{ $name }” do gry { $title } jest poprawna; rozegrano z nią { $count } rozgrywek. Zmienia:
}
pack-nothing-new = tak samo jak w oryginale
pack-replaces-nothing = nic

serve-ready = Stół jest gotowy: { $url }
serve-stop = Ctrl-C kończy. „theatrum --help” wylicza, co jeszcze jest.

## Co może być nie tak z poleceniem
problem-option-form = -o { $text } powinno wyglądać tak: -o nazwa=wartość
problem-option-twice = opcję { $option } podano dwa razy
problem-too-many-seats = za dużo --seat (podano { $given }): miejsc w tej rozgrywce jest { $seats }
problem-seat = --seat: { $problem }; albo { $human }, żeby grać
problem-play-what = w co zagrać? theatrum play GRA albo theatrum play --load PLIK; `theatrum games` wylicza gry
problem-only-bots-play = grają tu same boty; pokaże je theatrum watch
problem-only-bots-watched = oglądać można tylko boty; ludzie grają przez theatrum play
problem-load-decides = zapisana rozgrywka ma własne miejsca, ziarno i opcje; pomiń je przy --load
problem-load-other-game = { $file } to rozgrywka w { $found }, a nie w { $wanted }
problem-no-png = obrazki PNG wymagają pakietu resvg-py: pip install 'theatrum[pictures]'
problem-pictures = nie można zapisać obrazków w { $folder }: { $why }
problem-pictures-among-others = w { $folder } są inne pliki ({ $file }); wybierz na obrazki pusty albo nowy folder
problem-pack-game = { $file }, pole 'game': brakuje go albo nie jest tekstem; musi to być nazwa gry
problem-pack-breaks = { $folder } psuje grę { $game } ({ $how }): { $what }
problem-nothing-found = żadna zasada gry { $game } nie mówi { $search } w tym języku
problem-no-tests = nie ma testów do przejrzenia: brak folderu { $folder }
problem-no-server = stół wymaga { $missing }; zainstaluj: pip install 'theatrum[server]'
target-name = żaden plik nie może się tak nazywać
target-folder-missing = nie ma folderu { $folder }
target-is-folder = to jest folder
target-not-folder = to nie jest folder
target-forbidden = brak dostępu
target-is-other = istnieje i nie jest zapisem rozgrywki
