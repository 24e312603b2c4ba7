match-over = The match is over.
not-asked = { $seat } is not asked now; the table waits for { $waiting }.
not-offered = “{ $option }” is not an answer to this question.
nothing-to-undo = There is nothing to take back.
undo-another-acted = It cannot be taken back: { $seat } has acted since.
undo-chance = It cannot be taken back: chance has decided since.
undo-revealed = It cannot be taken back: something has been revealed since.

player = Player { $number }
player-virtual = Virtual player { $number }
nobody = nobody
and = { $list } and { $last }
spectator = spectator

token-skip = do without
token-use = use the effect
token-yes = yes
token-no = no
