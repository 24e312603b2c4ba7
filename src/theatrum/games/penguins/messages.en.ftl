title = Zany Penguins

# Questions
give-left = Choose the card for your left neighbour, { $neighbour }.
give-right = Choose the card for your right neighbour, { $neighbour }.
put-left = Choose the card to put before { $neighbour }, on your left.
put-right = Choose the card to put before { $neighbour }, on your right.
land = Choose the card to land.
land-first = The Ninja Twins want two cards: choose the first one to land.
land-second = The Ninja Twins want two cards: choose the second one to land.
land-late = You have waited for the others’ cards: choose the card to land.
land-late-first = You have waited for the others’ cards: choose the first of two to land.
land-late-second = You have waited for the others’ cards: choose the second of two to land.

# Why not
not-yours-to-give = You cannot pass on { $card }: it is not in your hand.
not-yours-to-land = You cannot land { $card }: it is not in your hand.

# Set-up and recruitment
dealt = The deck is shuffled; every place gets { $each } cards as its reinforcement deck.
boxed = { $count ->
    [one] { $count } card goes back into the box unseen.
   *[other] { $count } cards go back into the box unseen.
}
virtual-players = Two people play: { $places } sit between them.
first-cards = Your first cards: { $cards }.
round-begins = Round { $round } of { $rounds }: everybody with a hand draws two cards.
drew = You draw { $cards }.

# Infiltration
all-passed = Everybody has passed a card to each neighbour.
gave = You gave { $card } to { $to } and { $other } to { $also }.
received = You received { $card } from { $giver } and { $other } from { $also }.
all-put = Both have put a card before each virtual player and taken one from each of their decks.
put = You put { $card } before { $to } and { $other } before { $also }.
took = You took { $card } from the deck of { $giver } and { $other } from that of { $also }.
rebuilt = { $count ->
    [one] The deck of { $place } has run out: the { $count } card put before it is the new one.
   *[other] The deck of { $place } has run out: the { $count } cards put before it, shuffled, are the new one.
}

# Landing
waits = Choosing after the others this round: { $places }.
wait-over = Now those who have waited choose: { $places }.
landed = { $place } lands { $cards }.
virtual-landed = { $place } lands { $cards } from its deck.
blast = The Kamikaze explodes: { $cards }, landed by { $place }, is destroyed.
blast-in-vain = The Kamikaze explodes, but nothing was high enough to be destroyed.
twins-coming = Ninja Twins: { $place } lands two cards in the next round.
spotter-coming = Spotter: { $place } chooses after the others in the next round.
too-late = { $card } of { $place } has no effect: there is no next round.

# The end
ended = Eight rounds are over; the hands are shown.
control = { $zone }: controlled by { $places } with { $sum }.
joint-control = { $zone }: controlled jointly by { $places } with { $sum } each.
no-control = { $zone }: nobody has landed there, nobody controls it.
scored-control = { $place } controls { $zone } and scores all of its cards: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scored-lowest = { $place } is present in { $zone } without control and scores its lowest card: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scored-absent = { $place } has no landed card in { $zone }: its cards there score nothing.
total = { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
virtual-total = { $place }, with all its face-down cards: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.

# How it ended
won = { $place } rules the world with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shared = { $places } rule the world together with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
virtual-won = Most points, { $points }: { $places }. Most among the people, { $best }: { $people }.

# The terminal
board-round = Round { $round } of { $rounds }
phase-infiltration = infiltration
phase-landing = landing
phase-over = the end
board-hand = hand { $count }
board-deck = deck { $count }
board-side = put aside { $count }
board-you = you
board-two = lands two
board-waits = waits
board-ready = ready
board-turned = turned up: { $cards }
board-destroyed = Destroyed: { $cards }
board-my-hand = Your hand
board-scores-now = scores now
board-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-gives-left = To the left: { $card }
board-gives-right = To the right: { $card }
board-lands = To be landed: { $cards }
board-put-aside = You put before { $place }: { $cards }
board-final = Final scores
how-control = control
how-lowest = lowest card
how-absent = no landed card
how-none = no card in hand

# The board picture
picture-round = Round { $round } of { $rounds }
picture-phase-infiltration = Infiltration: a card for each neighbour
picture-phase-landing = Landing: choose, then all reveal
picture-phase-over =
    { $points ->
        [one] Most points: { $names }, { $points } point
       *[other] Most points: { $names }, { $points } points
    }
picture-you = you
picture-left = on the left
picture-right = on the right
picture-lands-two = two cards
picture-waits = waits
picture-ready = ready
picture-in-hand = { $count } in hand
picture-in-deck = { $count } in the deck
picture-in-side = { $count } in the side pile
picture-revealed = revealed this round: { $cards }
picture-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
picture-now = Scores now: { $points }
picture-how-control = control
picture-how-lowest = lowest card
picture-how-absent = none on table
picture-how-none = no card
picture-gives-left = to the left
picture-gives-right = to the right
picture-lands = landing
picture-put-aside = Your cards in this side pile
picture-destroyed = Destroyed
picture-final = Final scores
picture-table = On the table
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-cell = { $place }, { $zone }: { $cards }, sum { $sum }
picture-cell-empty = { $place }, { $zone }: nothing landed
picture-cell-final = { $place }, { $zone }: { $how }, { $points }
picture-controls = controls the zone
picture-control-of = { $zone }: { $names }

# Front page
home-minutes = 20–30 min
home-weight = light
home-sentence = Pass a penguin left, pass a penguin right, land one in secret: control of a zone scores every card you kept for it, and everybody is thinking the same.

## What can be wrong with packs and positions
wrong-zone-count = has { $found } entries; there are { $wanted } zones
wrong-effect-twice = is { $effect }, which another card has already
wrong-card-count = has { $found } entries; there is one for each value from 1 to { $values }
wrong-effects-missing = must give each of the effects { $effects } to one value
wrong-copies = has { $found } copies in all; a zone has { $wanted } cards
wrong-effect-destroyed = gives value { $value } an effect for the next round, but the Kamikaze destroys it
problem-position-word = a position has no { $word }; it has { $words }
problem-position-moment = a position is in round 1 to { $rounds } and phase { $phases }
problem-no-card = there is no card { $name }; cards are named like 'moon-7'
problem-too-many-cards = { $copies ->
    [one] there is only 1 of the card { $name }
   *[other] there are only { $copies } of the card { $name }
}
problem-position-spot = { $word } cannot be given for { $spot }; only for { $possible }
problem-position-pile = only virtual players have piles; { $place } is none
problem-position-cards = the position names so many cards that too few are left for what it leaves out
problem-position-virtual-deck = the deck of a virtual player is never empty: it is rebuilt at once
