title = Wybieranie
pick = Wybierz kartę z ręki.
not-held = Nie masz karty { $card }.
dealt = Każdy dostaje trzy karty.
picked = { $seat } pokazuje: { $card }.
kept = Zostają ci: { $cards }.
ended = Najwięcej wybrali: { $seats }.
option-low = Czy wygrywa najniższa suma?
