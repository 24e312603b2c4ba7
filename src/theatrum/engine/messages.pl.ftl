match-over = Rozgrywka jest skończona.
not-asked = { $seat } nie ma teraz nic do wyboru; stół czeka na: { $waiting }.
not-offered = „{ $option }” nie jest odpowiedzią na to pytanie.
nothing-to-undo = Nie ma czego cofać.
undo-another-acted = Nie można cofnąć: w międzyczasie zdecydował już { $seat }.
undo-chance = Nie można cofnąć: w międzyczasie zadecydował los.
undo-revealed = Nie można cofnąć: w międzyczasie coś zostało ujawnione.

player = Gracz { $number }
player-virtual = Gracz wirtualny { $number }
nobody = nikt
and = { $list } i { $last }
spectator = widz

token-skip = rezygnuję
token-use = użyj efektu
token-yes = tak
token-no = nie

## Co zrobił źle ten, kto pyta
problem-no-language = nie ma języka { $lang }; wybierz { $known }
problem-no-game = nie ma gry { $name }{ $hint } Gry: { $games }
problem-no-rule = nie ma zasady { $id }; numery wyglądają tak: { $known }
problem-no-token = nie ma żetonu { $name }{ $hint }
problem-no-token-number = nie ma żetonu { $token }; żetony mają numery od 0 do { $last } albo nazwy
problem-no-token-family = żaden żeton nie zaczyna się od { $prefix }
problem-tokens-twice = nazwy żetonów nie mogą się powtarzać, a te się powtarzają: { $names }
problem-no-seat = nie ma miejsca { $seat }; ta rozgrywka ma miejsca od 0 do { $last }
problem-not-imagined = to czyta cały stan; wywołaj to na imagine(seat, seed), nigdy na prawdziwej rozgrywce

problem-seats = liczba graczy w grze { $game } to { $span }, a nie { $seats }
problem-no-option = gra { $game } nie ma opcji { $option }; jej opcje: { $choices }
problem-option-value = opcja { $option } nie może mieć wartości { $given }; możliwe: { $possible }
problem-no-setup = gra { $game } nie ma ustawienia z takimi opcjami
problem-bad-seed = ziarno to liczba całkowita od 0 do 2^64 - 1, a nie { $seed }
problem-no-positions = w grze { $game } nie można układać pozycji
problem-impossible-position = taka pozycja jest niemożliwa: { $broken }
problem-no-die = kość pokazuje od 1 do 6, a nie { $die }

problem-cannot-read = nie można odczytać { $path }: { $why }
problem-cannot-write = nie można zapisać { $path }: { $why }
problem-in-file = { $path }: { $problem }
problem-not-toml = { $path } nie jest poprawnym plikiem TOML: błąd { $where }

problem-record-too-large = { $path } jest za duży na zapis rozgrywki
problem-record-not-text = { $path } nie jest zapisem rozgrywki: to nie tekst
problem-record-not-json = to nie jest zapis rozgrywki: błąd JSON { $where }
problem-record-beyond-measure = to nie jest zapis rozgrywki: jest w nim liczba albo zagnieżdżenie ponad wszelką miarę
problem-record-unmarked = to nie jest zapis rozgrywki: brakuje pola 'theatrum'
problem-record-format = format zapisu { $found } nie jest tu znany; ten program czyta format { $known }
problem-record-field = to nie jest zapis rozgrywki: brakuje pola { $field } albo jest błędne
problem-record-move = ruch { $number } to { $move }; powinien wyglądać tak: '0 cell:b2'
problem-other-pack = ta rozgrywka toczyła się { $wanted }, a nie { $have }; paczkę wybiera --pack FOLDER
problem-move-illegal = ruch { $number }, { $move }, jest niedozwolony{ $version }: { $problem }{ $cited }
problem-move-wrong = ruch { $number }, { $move }{ $version }: { $problem }
problem-record-diverges = zapis nie prowadzi do pozycji, którą podaje; ktoś go zmienił albo przebieg jest inny{ $version }
problem-no-record-arranged = pozycja ułożona ręcznie nie ma zapisu: nikt nie zagrał jej od początku
problem-no-record-imagined = wyobrażona rozgrywka nie ma zapisu: nigdy się nie odbyła
problem-promise-form = obietnica to 64 cyfry szesnastkowe, a nie { $promise }
problem-promise-missing = zapis nie zawiera obietnicy ani soli, więc twojej nie da się sprawdzić
problem-promise-other = nieuczciwie: pokazano ci obietnicę { $shown }, a w zapisie jest { $found }
problem-promise-broken = nieuczciwie: ziarno { $seed } nie jest tym, które obiecano

problem-no-pack-folder = nie ma folderu paczki { $folder }
problem-no-pack = { $folder } nie jest paczką: nie ma w nim pack.toml (z polami game, name i source)
problem-pack-file = { $file } to nie plik, który czyta { $game }; w paczce mogą być { $files }
problem-pack-message = w { $file } jest tekst, którego nie da się odczytać: { $message }
problem-pack-argument = { $file }: tekst { $message } odwołuje się do { $missing }, a tego nie ma
problem-pack-rule = w { $file } nie ma zasady { $rule }, na którą powołuje się { $game }
problem-field = { $where }, pole { $field }: { $problem }
wrong-missing = brakuje go; musi to być { $wanted }
wrong-value = jest { $value }; musi to być { $wanted }
wrong-item = zawiera { $value }; musi to być { $wanted }
wrong-empty = jest puste; musi to być tekst
wrong-entry = pozycja { $number } to { $value }; musi to być tabela
wrong-twice = ma dwie pozycje o nazwie { $name }
wrong-unknown = nie jest tu znane; czy nie ma w nim literówki?
wrong-other-game = jest { $value }; to nie jest paczka do gry { $game }
wanted-text = tekst
wanted-name = nazwa z małych liter a-z, cyfr i znaków _
wanted-texts = lista tekstów
wanted-tables = lista tabel
wanted-flag = true albo false
wanted-number = liczba całkowita od { $low } do { $high }
wanted-one-of = jedno z: { $list }
wanted-list-of = lista złożona z: { $list }

## Części tych zdań
or = { $list } albo { $last }
none = brak
listed = { $list }
from-to = od { $low } do { $high }
did-you-mean = ; czy chodziło o { $names }?
at-place = w wierszu { $line }, kolumnie { $column }
at-end = na końcu
with-pack = z paczką { $hash }
without-pack = bez paczki
by-other-rules = { " " }(rozegrano ją według wersji { $then } reguł, a to jest wersja { $now })
not-utf-8 = to nie jest tekst UTF-8
not-a-file = to nie jest zwykły plik
os-ENOENT = nie ma takiego pliku ani folderu
os-EACCES = brak dostępu
os-EPERM = brak uprawnień
os-EISDIR = to jest folder
os-ENOTDIR = to nie jest folder
os-ENOSPC = brak miejsca na dysku
os-EROFS = dysk jest tylko do odczytu
os-ENAMETOOLONG = nazwa pliku jest za długa
