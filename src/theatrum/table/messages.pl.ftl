## Problemy
problem-no-table = Nie ma takiego stołu; sprawdź odnośnik.
problem-no-key = Ten odnośnik nie prowadzi do żadnego stołu; sprawdź, czy jest cały.
problem-no-page = Nie ma takiej strony.
problem-not-your-seat = Ten odnośnik nie daje tego miejsca przy stole.
problem-no-question = To miejsce nie ma teraz nic do wyboru.
problem-record-not-yet = Zapis zdradza wszystkie tajemnice; wydajemy go, gdy rozgrywka jest skończona.
problem-not-over-yet = Będzie to możliwe, gdy rozgrywka się skończy.
problem-no-takebacks = Przy tym stole umówiono się na grę bez cofania.
problem-over-is-over = Rozgrywka jest skończona, a jej ziarno jawne; niczego już nie można cofnąć.
problem-nothing-to-take-back = Nie ma czego cofać.
problem-nobody-asks = Nikt nie prosi cię teraz o cofnięcie.
problem-not-on-your-list = Ta przeglądarka nie ma tego stołu na swojej liście.
problem-outdated = Ten stół przygotowano według innych zasad niż obecne i jego ruchy już do nich nie pasują, więc nie można grać dalej. Możesz pobrać zapis ze wszystkimi wykonanymi ruchami.
problem-chat-length = Wiadomość ma od 1 do { $most } znaków.
problem-bad-agreement = Cofanie: { $takebacks }; nieobecność: { $absence }, a zegar potrzebuje minut.
problem-too-large = Zapytanie przekracza { $most } kB.
problem-no-length = Zapytanie musi podać swoją długość.
problem-malformed = Nie można zrozumieć „{ $where }”: { $what }
malformed-missing = brakuje tego pola
malformed-json-invalid = to nie jest poprawny JSON
malformed-extra-forbidden = nie ma takiego pola
malformed-literal-error = możliwe: { $expected }
malformed-string-too-long = więcej znaków niż { $max_length }
malformed-too-long = więcej pozycji niż { $max_length }
malformed-too-short = potrzeba pozycji co najmniej { $min_length }
malformed-greater-than-equal = musi być co najmniej { $ge }
malformed-less-than-equal = może być najwyżej { $le }
malformed-string-type = musi to być tekst
malformed-int-type = musi to być liczba całkowita
malformed-int-parsing = musi to być liczba całkowita
malformed-bool-type = musi to być true albo false
malformed-bool-parsing = musi to być true albo false
malformed-otherwise = to nie ma postaci opisanej w /api/openapi.json
problem-malformed-request = Nie można zrozumieć tego zapytania.
problem-wrong-method = Ten adres nie przyjmuje takich zapytań.
problem-our-fault = Coś zepsuło się po naszej stronie. Nic nie zostało zmienione; spróbuj jeszcze raz.
problem-no-address = nie ma adresu { $host }, pod którym można słuchać; --host przyjmuje nazwę albo numer
problem-port-taken = port { $port } jest zajęty, może przez inny stół; wybierz go przez --port
problem-cannot-listen = nie można słuchać pod { $host }, port { $port }: { $why }
problem-no-database = { $url } nie jest bazą danych, którą ten program umie otworzyć: { $why }
problem-cannot-open-database = nie można otworzyć bazy danych { $url }: { $why }

## Rama każdej strony
ui-description = Gry planszowe z dokładnymi regułami: zagraj w przeglądarce z botami, przy jednym ekranie albo ze znajomymi przez odnośnik.
ui-skip = Przejdź do treści
ui-settings = Język i jasność
ui-theme = Jasno albo ciemno
ui-footer = Theatrum to fanowski silnik reguł. Wszystkie rysunki i teksty reguł są nasze; nie używamy grafik wydawców i żaden wydawca nie bierze w tym udziału.
ui-problem = To się nie udało
ui-points = { $count } pkt
ui-outdated = Przy tym stole nie można grać dalej
ui-home = Na stronę główną
ui-open-rule = Reguła { $rule }

## Strona stołu
ui-seats = Miejsca
ui-board = Plansza
ui-bar = Pytanie
ui-side = Dziennik, reguły i rozmowa
ui-log = Dziennik
ui-rules = Reguły
ui-chat = Rozmowa
ui-about = O tym stole
ui-come-back = Ten odnośnik to twoje miejsce: otwórz go na dowolnym urządzeniu, by grać dalej. Zachowaj go dla siebie.
ui-watch-link = Kto ma ten odnośnik, może się przyglądać; widać tylko to, co wolno widzieć wszystkim.
ui-watch-too = Kto ma ten drugi odnośnik, może się przyglądać; nie daje on miejsca i pokazuje tylko to, co wolno widzieć wszystkim.
ui-copy = Skopiuj odnośnik
ui-copied = Odnośnik skopiowany.
ui-copy-failed = Nie udało się skopiować odnośnika; oto on:
ui-promise = Przed pierwszym ruchem stół ustalił wszystkie rzuty i tasowania. Po rozgrywce ta liczba dowiedzie, że niczego nie zmieniono:
ui-no-promise = Ziarno tej rozgrywki było znane przed pierwszym ruchem: pochodzi z zapisu albo wybrał je zakładający stół. Dlatego ten stół niczego o rzutach i tasowaniach nie obiecuje. Sam zapis sprawdza „theatrum replay PLIK --verify”.
ui-copy-watch = Skopiuj odnośnik do oglądania
ui-leave = Odejdź (miejsce zostaje twoje)
ui-you = ty
ui-person = przy stole
ui-away = poza stołem
ui-stand-in = zastępuje bot
ui-thinking = myśli…
ui-to-move = wybiera
ui-hand-over = Przekaż urządzenie: { $name }
ui-hand-over-why = Pozostali odwracają wzrok. Nic nie będzie widać, dopóki nie powiesz, kim jesteś.
ui-i-am = To ja: { $name }
ui-undo-by = { $name }: cofnij ostatni wybór
ui-replay = Przejrzyj rozgrywkę
ui-rematch = Zagraj jeszcze raz
ui-record = Pobierz zapis
ui-checking = Sprawdzam, czy los był uczciwy…
ui-honest = Los był uczciwy: ujawnione ziarno jest tym samym, które ustalono przed pierwszym ruchem (sprawdzone w tej przeglądarce).
ui-dishonest = Ziarno nie zgadza się z tym, co ustalono przed pierwszym ruchem. Nie ufaj tej rozgrywce.
ui-cannot-check = Ta przeglądarka sprawdza uczciwość losu tylko przez bezpieczne połączenie; powtórka pokazuje, jak sprawdzić ją samodzielnie.
ui-over = Rozgrywka skończona.
ui-waiting = Czekamy na wybór: { $names }.
ui-waiting-bots = { $count ->
    [one] { $names } myśli…
   *[other] { $names } myślą…
}
ui-choices = Możliwości
ui-on-board = { $count ->
    [one] Jedna możliwość na planszy
    [few] { $count } możliwości na planszy
   *[many] { $count } możliwości na planszy
}
ui-play = Zagraj
ui-latest = Ostatnio w dzienniku:
ui-to-log = Do dziennika
ui-to-board = Do planszy
ui-point = Wskaż możliwość, a zobaczysz, co zrobi.
ui-zoom = Powiększenie
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-fit = Cała plansza
ui-acts = Co możesz zrobić
ui-undo = Cofnij
ui-hint = Podpowiedź
ui-why = Czemu nie?
ui-cards = Karty
ui-help = Klawisze
ui-back = Cofnięcie
ui-ask-back = Poproś o cofnięcie
ui-back-asked = { $name } prosi o cofnięcie; pozostali muszą się zgodzić.
ui-back-vote = { $name } prosi o cofnięcie ostatniego wyboru. Zgoda?
ui-agree = Zgadzam się
ui-refuse = Odmawiam
ui-allowed = To teraz wolno wybrać.
ui-why-on = Wskaż cokolwiek na planszy, a usłyszysz, czemu nie wolno tego wybrać. Klawisz W albo ten sam przycisk kończy.
ui-thinking-hint = Ekspert myśli…
ui-hint-forced = Jest tylko jedna możliwość.
ui-hint-title = Co zrobiłby ekspert
ui-hint-choice = Wybór
ui-hint-share = Pewność
ui-hint-score = Szacowana szansa na wygraną
ui-close = Zamknij
ui-reconnecting = Łączę ponownie…
ui-offline = Nie można połączyć się z serwerem. Twój wybór zostanie wysłany, gdy tylko się uda.
ui-loading = Otwieram reguły…
ui-new-message = Nowa wiadomość
ui-broken = To się nie udało; spróbuj jeszcze raz.
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-onlooker = Widz
ui-say = Powiedz
ui-say-label = Twoja wiadomość do stołu
ui-help-title = Gra klawiaturą
ui-help-lead = Wszystko da się zrobić bez myszy. Możliwości świecą na planszy; wskaż cokolwiek innego, a usłyszysz, czemu nie wolno tego wybrać.
ui-key-arrows = od możliwości do możliwości
ui-key-enter = wybierz (także spacja)
ui-key-undo = cofnij
ui-key-hint = zapytaj eksperta
ui-key-why = tryb „czemu nie”: wskaż cokolwiek
ui-key-cards = przejrzyj karty
ui-key-log = do dziennika i z powrotem
ui-key-rules = do reguł
ui-key-zoom = przybliż, oddal, cała plansza
ui-letters = Pojedyncze klawisze są skrótami
ui-key-help = te klawisze
ui-key-esc = zamknij, co otwarte
ui-rematch-title = Nowy stół czeka
ui-rematch-lead = Wyślij pozostałym ich odnośniki; każdy otwiera jedno miejsce.
ui-rematch-go = Do nowego stołu

## Strony wokół stołu
page-ago-now = przed chwilą
page-ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
page-ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
page-ago-days = { $count ->
    [one] wczoraj
    [few] { $count } dni temu
   *[many] { $count } dni temu
}
page-level-random = losowy
page-level-novice = początkujący
page-level-expert = ekspert
page-level-expert-seconds = { $seconds ->
    [one] ekspert, myśli sekundę
    [few] ekspert, myśli { $seconds } sekundy
   *[many] ekspert, myśli { $seconds } sekund
}
page-who-bot = { $name } (bot: { $level })
page-who-you = { $name } (ty)
page-yes = tak
page-no = nie
page-needs-script = Ta strona potrzebuje JavaScriptu; zezwól na niego.
page-to-table = Do stołu
page-copy = Kopiuj
page-copied = Skopiowano

## Strona główna
page-home-title = W co gramy?
page-home-lead = Siadaj do stołu: przeciw ekspertowi, przy jednym ekranie albo ze znajomymi przez odnośnik. Zasady są ścisłe, a każde „nie” ma podany powód.
page-games = Gry
page-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
page-players-range = { $low }–{ $high } graczy
page-play-now = Zagraj
page-play-now-label = Zagraj: { $title }, przeciw ekspertowi
page-new-table = Nowy stół
page-new-table-label = Nowy stół: { $title }
page-rules = Zasady
page-rules-label = Zasady: { $title }
page-running = Moje stoły
page-finished = Skończone
page-unreadable = przygotowany według innych zasad; nie można grać dalej
page-remove = Usuń
page-remove-label = Usuń z moich stołów: { $game }
page-remove-title = Usunąć ten stół z twojej listy?
page-remove-lead = Dla pozostałych nic się nie zmieni, a miejsce zostaje twoje. Prowadzi na nie jednak już tylko ten odnośnik; zachowaj go, jeśli zechcesz tu wrócić:
page-remove-link = Odnośnik do stołu
page-remove-yes = Usuń
page-remove-no = Zostaw
page-your-turn = Twój ruch
page-waiting-for = Czekamy na: { $who }
page-watching = oglądasz
page-invite-again = Odnośniki do rozdania
page-ways = Dołącz do stołu
page-join-label = Odnośnik albo klucz, który masz od kogoś
page-join = Przejdź
page-join-hint = Prowadzi na twoje miejsce, do stołu, który możesz oglądać, albo do powtórki.
page-import-invite = Masz zapis rozgrywki w pliku?
page-import-link = Połóż go na stole

## Nowy stół
page-new-title = Nowy stół: { $game }
page-seats = Kto gdzie siada
page-seats-hint = Kilka własnych miejsc dzieli ten ekran: podajecie sobie urządzenie i nikt nie widzi cudzych kart. Znajomy dostaje odnośnik.
page-seat-count = Liczba graczy
page-who = Kto gra
page-who-me = ja, przy tym ekranie
page-who-friend = znajomy, przez odnośnik
page-who-level = bot: { $level }
page-name = Imię (może być puste)
page-options = W co dokładnie gramy
page-more-options = Więcej opcji
page-agreement = Jak się umawiamy
page-takebacks = Cofanie ruchów
page-takebacks-consent = swobodnie, dopóki nic nowego nie widać; dalej za zgodą pozostałych
page-takebacks-free = zawsze
page-takebacks-none = nigdy
page-absence = Gdy kogoś nie ma
page-absence-wait = czekamy, choćby kilka dni
page-absence-clock = każdy ma zegar; gdy czas się skończy, dalej gra bot
page-absence-stand-in = za nieobecną osobę gra bot, aż wróci
page-minutes = Minuty dla każdego gracza
page-create = Przygotuj stół
page-links-title = Stół jest gotowy
page-links-lead = Daj każdemu znajomemu odnośnik do jego miejsca. Kto ma odnośnik, ten ma miejsce, więc wyślij go tylko jednej osobie.
page-link-friend = Odnośnik do miejsca: { "{" }seat{ "}" }
page-link-watch = Odnośnik do oglądania: pokazuje tylko to, co wszyscy mogą widzieć
page-links-elsewhere = Odnośniki do tego stołu zna tylko przeglądarka, w której go przygotowano.
page-links-hint = Te odnośniki zostają na twojej stronie głównej, w tej przeglądarce, do końca rozgrywki.

## Powtórka
page-replay-title = { $game }: powtórka
page-not-yet = Ta rozgrywka jeszcze trwa. Gdy się skończy, będzie można przejść ją tutaj krok po kroku, z każdego miejsca.
page-steps = Krok po kroku
page-slider = Ruch
page-go-first = Na początek
page-go-previous = Ruch wstecz
page-go-next = Ruch naprzód
page-go-last = Na koniec
page-step-start = Przed pierwszym ruchem
page-step = { $seat }: { $label }
page-step-asked = { $seat } · { $question } → { $label }
page-step-lost = Nie udało się pokazać tego kroku.
page-view = Kto patrzy
page-view-onlooker = widz
page-keys = Klawisze: ← i → to krok, Home i End to skok.
page-log = Co się dotąd wydarzyło
page-analysis = Kiedy się rozstrzygnęło
page-analysis-hint = Jak ekspert oceniał szansę każdego gracza na wygraną po każdym ruchu: 100% to pewna wygrana. Kliknij, aby tam przejść.
page-analysis-progress = Ekspert myśli: ruchy { $done } z { $all } …
page-chart-label = Wykres szacowanej szansy każdego gracza na wygraną, ruch po ruchu; największe zwroty są wymienione pod nim.
page-swings = Największe zwroty:
page-swing = Ruch { $move }, { $who }: { $label } ({ $seat } { $points })
page-result = Jak się skończyło
page-seat = Gracz
page-score = Wynik
page-outcome = Wynik
page-won = wygrana
page-lost = przegrana
page-shared = remis
page-scoring = Punktacja krok po kroku
page-take = Zachowaj, podaj dalej
page-record = Pobierz zapis
page-rematch = Zagraj jeszcze raz
page-share = Odnośnik do tej powtórki, dla każdego
page-dice = Czy los był uczciwy?
page-dice-how = Przed pierwszym ruchem stół ustalił ziarno, z którego wynikają wszystkie rzuty i tasowania, i pokazał tę obietnicę: skrót SHA-256 soli i ziarna. Rozgrywka jest skończona, więc możesz zobaczyć, że obietnicy dotrzymano.
page-dice-promise = Obietnica
page-dice-salt = Sól
page-dice-seed = Ziarno
page-dice-kept = Obietnicy dotrzymano: skrót soli i ziarna jest tą obietnicą.
page-dice-kept-here = Obietnicy dotrzymano: twoja przeglądarka policzyła skrót i jest on tą obietnicą.
page-dice-broken = Obietnicy NIE dotrzymano: skrót soli i ziarna jest inny.
page-dice-yourself = Możesz to sprawdzić samodzielnie:
page-dice-record = Razem ze wszystkimi rzutami i tasowaniami sprawdzisz to na zapisie, który można pobrać powyżej:

## Zasady
page-rules-title = Zasady: { $game }
page-rules-lead = Naszymi słowami, zasada po zasadzie. Znak przy każdej mówi, skąd pochodzi.
page-search-label = Szukaj w zasadach albo podaj numer
page-search = Szukaj
page-chapters = Rozdziały
page-rules-found = { $count ->
    [0] Żadna zasada nie mówi „{ $query }”.
    [one] 1 zasada mówi „{ $query }”.
    [few] { $count } zasady mówią „{ $query }”.
   *[many] { $count } zasad mówi „{ $query }”.
}
page-rules-seed = Skąd pochodzą: { $seed }
page-source-rulebook = instrukcja
page-source-rulebook-long = Wydrukowane w instrukcji
page-source-public = wiadome publicznie
page-source-public-long = Nie ma tego w instrukcji, ale jest publicznie wiadome
page-source-reconstructed = nasze odczytanie
page-source-reconstructed-long = Instrukcja tego nie podaje; odtworzone przez nas

## Wczytanie zapisu
page-import-title = Wczytaj zapis
page-import-lead = Zapis to rozgrywka jako mały plik. Zostanie rozegrany od nowa, ruch po ruchu, i sprawdzony; potem możesz go przejść krok po kroku albo grać dalej od miejsca, w którym się urwał.
page-import-file = Wybierz plik
page-import-text = Albo wklej go tutaj
page-import = Połóż na stole
page-import-too-large = Ten plik jest za duży jak na zapis.
