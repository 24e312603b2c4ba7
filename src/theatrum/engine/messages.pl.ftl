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
