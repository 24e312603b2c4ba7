title = Picking
pick = Pick a card from your hand.
not-held = You do not hold { $card }.
dealt = Everybody gets three cards.
picked = { $seat } shows { $card }.
kept = You keep { $cards }.
ended = { $seats } picked the most.
option-low = Does the lowest sum win?
