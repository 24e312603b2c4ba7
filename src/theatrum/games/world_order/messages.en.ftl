title = World Order

# Words
local = local powers
part-mine = you

# Tokens
token-half-first = The first six cards
token-half-second = The other six cards
token-slot-permanent = A permanent slot
token-slot-temporary = A temporary slot
token-pass = Pass for money
token-order = Executive Order
token-skip = No, thank you
token-done = Done
token-pay = Pay
token-refresh = Replace the rightmost cards
token-reveal = Show the hand
token-board = From your board
token-hand = From your hand
token-discards = From your discard pile
token-do-improve = Improve relations
token-do-engage = Engage
token-do-trade = Trade
token-do-invest = Invest
token-do-move = Move armies
token-do-base = Build a base
token-do-growth = Take a Growth card
token-do-produce = Produce
token-do-prosper = Advance prosperity
token-do-play = Play another card
token-do-pay = Pay
token-do-raise-two = Raise two productions
token-do-raise-three = Raise three productions
token-use-trash = Use: draw and trash a card
token-use-exchange = Use: exchange cards
token-use-convert = Use: make a cube permanent
token-focus-domestic = Domestic focus
token-focus-diplomatic = Diplomatic focus
token-focus-military = Military focus
label-place = Place { $n }
label-spot = Temporary slot { $n }
label-market = Market card { $n }
label-auto = Auto-influence { $n }
label-export = Export { $good }
label-import = Import { $good }
label-country = Value { $value }, { $invest } money to invest. Buys: { $exports }. Sells: { $imports }.
label-auto-row = { $power }: { $region }
label-auto-army = with an army
label-auto-trade = trades with { $partner }
label-none = nothing
label-amount = { $good ->
    [army] { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
    [consumer-goods] { $n ->
        [one] { $n } consumer good
       *[other] { $n } consumer goods
    }
    [services] { $n ->
        [one] { $n } service
       *[other] { $n } services
    }
    [raw-materials] { $n ->
        [one] { $n } raw material
       *[other] { $n } raw materials
    }
    [food] { $n } food
    [energy] { $n } energy
    [diplomacy] { $n } diplomacy
   *[money] { $n } money
}
label-market-card = { $card } ({ $price } research)
label-choice-pay = { $due ->
    [0] Settle it, for nothing
   *[other] Pay { $due } of your { $have } diplomacy
}
label-choice-no = No
label-costs = Costs { $price }; you keep { $left }.
label-costs-too-much = Costs { $price }; you have too little.
label-costs-at-least = Costs at least { $price }, more with further armies.
label-costs-nothing = Costs nothing.
label-brings = Brings { $gain }; then you have { $left }.
label-then = Then you have { $have }.
label-then-full = Then you have { $have }, and { $money } money for { $over } beyond the track.
label-then-lost = Then you have { $have }; { $over } beyond the track are lost.
label-void = As things stand this would do nothing!
label-points-left = Then you have { $n } research left.
label-points-lost = { $n } research will be lost.
label-covers = Covers your own card of this country.
label-covers-ready = Covers your own card of this country; as that one is ready, you add influence there, too.
label-friendly = All they offer: once a Trade, that brings { $n } diplomacy.
label-unfriendly = Fewer than { $deal } bring no diplomacy.
label-armies-there = { $armies } there.
label-armies-stay = { $armies } left on your board.
label-pay-covered = Nothing is left to pay.
label-pay-by-money = { $due } of your { $have } diplomacy; next you are asked how many points you replace by { $price } money each (you have { $money }).
label-due = Costs you { $due } diplomacy; you have { $have }.
label-due-printed = Printed: { $printed }.
label-due-by-money = Every point may be replaced by { $price } money.
label-helpers = Ready allies that could help: { $list }.
label-no-helpers = No ready ally could help.
label-growth = Level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $price }; { $left } left.
label-place-acts = You act as number { $n } of { $all }. Taken so far: { $list }.
label-spot-reset = Now { $n ->
    [one] the first
   *[other] number { $n }
} of { $all } to be pushed out; reset, it is the last.
label-spot-last = It is the last of its row already; a reset changes nothing.
label-spot-convert = It moves above the line and stays there; that scores nothing now.
label-prosper = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $money }.
label-engage-price = Engaging costs { $price }.
label-cash = Brings { $money }: { $allies ->
    [one] you have { $allies } ally there
   *[other] you have { $allies } allies there
}.
label-guard = { $defence } more defence: { $allies ->
    [one] you have { $allies } ally there
   *[other] you have { $allies } allies there
}.
label-effect-influence = influence
label-effect-influence-permanent = permanent influence, even beyond the slots
label-effect-engage = engage in another region
label-effect-station = an army from the supply in another region, and influence there

# Options
option-powers = How the powers are given out
option-powers-choose = Everybody chooses, in the order of the seats
option-powers-dealt = Dealt by lot
option-first-hand = The starting hand
option-first-hand-halves = Look at both halves of the deck and keep one
option-first-hand-suggested = The hand suggested for a first match
option-executive-order = The executive order
option-executive-order-on = Everybody has one
option-executive-order-off = Not used
option-trade-cards = Trade cards in matches of two and three
option-trade-cards-all = All of them, as the set-up reads
option-trade-cards-marked = Only those whose printed mark allows it
option-absent-threat = Armies of unplayed powers
option-absent-threat-on = They threaten like any other
option-absent-threat-off = They threaten nobody
option-last-influence = Unplayed powers in the last round
option-last-influence-on = They add their influence once more
option-last-influence-off = They do nothing

# Questions
which-power = Which power do you lead?
which-half = Which half of your cards becomes your hand?
which-asset-away = Which of the three strategic assets do you put back?
which-place = Which place in the turn order do you take?
which-focus = Which focus do you choose for this round?
which-ready = { $left ->
    [one] Which exhausted country do you ready? One more is possible.
   *[other] Which exhausted country do you ready? { $left } more are possible.
}
which-focus-raise = Which production do you raise for { $price } money?
what-to-play = Turn { $turn } of { $turns }: what do you play?
play-another = Which further card do you play in this turn?
play-extra = Strategic Advantage: do you play one card more?
which-down = Which card do you lay face down?
which-way = Which of these do you do?
whether = { $card }: do you do this as well: “{ $deed }”?
whether-engage = { $card }: do you also engage here ({ $region })? It costs { $price } diplomacy, and you have { $have }; ready allies there help.
whether-invest = { $card }: do you invest once more, in another region, for { $extra } money on top of the price of the country?
whether-pay = { $card }: do you also pay { $price } for this: { $effect }?
which-trash = Which card do you trash?
which-discard = Which card do you discard?
trash-from = Do you trash a card, and from where, to play another one?
how-many-draw = How many cards do you draw, to discard as many?
opening = Diplomatic Opening: do you improve relations a second time?
which-country = With which country do you improve relations?
exhaust-for-country = { $country } still costs { $due } diplomacy, and you have { $have }: which ally do you exhaust, or do you pay?
exhaust-more-for-country = { $country } still costs { $due } diplomacy, and you have { $have ->
    [0] none
   *[other] only { $have }
}: which ally do you exhaust?
pay-for-country = { $country } still costs { $due } diplomacy, and you have { $have }; no ready ally can lower that: do you pay?
covered-for-country = { $country }: nothing is left to pay. Is it settled?
exhaust-for-engage = Engaging ({ $region }) still costs { $due } diplomacy, and you have { $have }: which ally do you exhaust, or do you pay?
exhaust-more-for-engage = Engaging ({ $region }) still costs { $due } diplomacy, and you have { $have ->
    [0] none
   *[other] only { $have }
}: which ally do you exhaust?
pay-for-engage = Engaging ({ $region }) still costs { $due } diplomacy, and you have { $have }; no ready ally can lower that: do you pay?
covered-for-engage = Engaging ({ $region }): nothing is left to pay. Is it settled?
points-by-money = { $due } diplomacy is due, and you have { $have }: how many points do you replace by { $price } money each? You have { $money } money.
which-engage = In which region do you engage?
which-token = No engage token is left: from where do you move one here ({ $region })?
which-trade = What do you export or import? Transactions left: exports { $exports }, imports { $imports }.
which-double = The symbols of which good count twice?
how-many-export = Export – { $good }: how many, for { $price } money each? Symbols allow { $offered }, and you have { $have }.
how-many-from-allies = Import – { $good }: how many from countries, for { $price } money each? Their symbols allow { $offered }, and you have { $money } money.
how-many-import = Import – { $good }: how many from this power ({ $seller }), for { $price } money each? It sells up to { $offered }, and you have { $money } money.
which-invest = In which country do you invest?
which-partner = Which ally do you ready and invest in?
which-army = { $left ->
    [one] Which army do you move, for { $price } money? One move is left.
   *[other] Which army do you move, for { $price } money? { $left } moves are left.
}
which-target = To which region do you move the army from { $origin }, for { $price } money?
which-target-from-board = To which region do you move an army from your board, for { $price } money?
which-send = To which region do you send armies (at least { $least }, at most { $most }), for { $price } money each?
which-send-exactly = { $most ->
    [one] To which region do you send an army, for { $price } money?
   *[other] To which region do you send exactly { $most } armies, for { $price } money each?
}
which-station = { $count ->
    [one] In which region do you place an army from the supply?
   *[other] In which region do you place { $count } armies from the supply?
}
which-base = In which country do you build a base?
how-many-armies = How many armies go to the new base ({ $country })? The base costs { $base } money, each army { $price }. Up to { $most } may go; { $have } are on your board, and you have { $money } money.
which-growth = Which Growth card do you take?
services-by-money = { $due ->
    [one] { $due } service is due
   *[other] { $due } services are due
}, and you have { $have }: how many do you replace by { $price } money each? You have { $money } money for that.
which-produce = Which type do you produce?
how-many-produce = Produce – { $good }: how many, for { $each } each? Your production allows { $production }.
how-many-produce-short = Produce – { $good }: how many, for { $each } each? Your production allows { $production }, but what you have is enough for only { $most }.
how-many-produce-by-card = Produce – { $good }: how many, for { $each } each? Your production allows { $production }, the card only { $most }.
which-raise = Which production do you raise?
which-boost = Which type do you raise and produce?
which-region = Which region do you name?
which-slot = { $region }: a permanent slot ({ $permanent ->
    [one] { $permanent } point
   *[other] { $permanent } points
}; the cube stays) or a temporary one ({ $temporary ->
    [0] no points; it pushes a cube out
    [one] { $temporary } point; it may be pushed out
   *[other] { $temporary } points; it may be pushed out
})?
which-influence = In which region do you add influence?
which-convert = Which temporary cube becomes permanent ({ $region })?
which-reset = Which temporary cube do you reset ({ $region })?
which-reset-region = In which region do you reset a temporary cube?
how-often-buy = How many times, up to { $times }, do you pay { $price } money for { $count } ({ $good })? You have { $money } money.
which-market = Which market card do you take?
which-search = The piles of which region do you search?
join-brics = BRICS: do you pay { $price } money for influence here: { $region }?
before-research = What you played is about to be discarded and your hand shown; do you use an ability first?
before-showing = What you played is discarded; do you use an ability before your hand is shown?
last-uses = The round is coming to its end: which ability do you still use, or are you done?
what-to-buy = { $points ->
    [one] { $points } research point: what do you do with it?
   *[other] { $points } research points: what do you do with them?
}
cash-token = Do you give up an engage token, for { $money } money per ally of yours in its region? Where?
whether-prosper = Do you advance prosperity: { $goods } consumer goods for { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $money } money?
defend = Do you give up an engage token, for { $defence } defence per ally of yours in its region? Where?

# Why not
power-taken = { $power } is led by somebody else.
same-side = Of two players one leads the USA or the EU, the other Russia or China; { $power } is on the side already taken.
not-drawn = { $asset } is not one of the three you have drawn.
place-taken = { $place } is taken.
not-exhausted = { $option } is not an exhausted ally of yours.
not-in-hand = { $card } is not in your hand.
not-playable = { $card } is neither in your hand nor an unused asset of yours.
cannot-do = This cannot be done now: { $option }.
pile-empty = There is no card there.
not-visible = { $option } does not lie open on the board.
not-a-country = A country is asked for: { $option } is none.
not-in-piles = { $option } is not in the piles of this region.
refuses = { $country } refuses relations with your power.
nobody-there = { $region }: no country there that you could win over.
too-little-diplomacy = { $option }: you have too little diplomacy.
too-little-with-allies = { $option }: you have too little diplomacy, even with all allies that could help.
more-help-needed = { $option }: you have too little diplomacy yet; exhaust another ally first.
too-little-money = { $option }: you have too little money.
too-few-services = { $option }: you have too few services.
too-few-goods = { $option }: you have too few consumer goods.
lies-elsewhere = { $country } lies in { $home }, not in { $region }: only allies of the same region help.
no-help-for-itself = { $country } does not help to pay for itself.
nothing-due = { $option }: nothing is left to pay; settle the account.
not-this-region = { $option } is not open to this card.
not-that-country = { $country } is not the country that this is about.
no-ally-there = { $region }: you have no ally there.
no-transaction-left = { $option }: no such transaction is left.
traded-already = { $option }: this type has had its transaction.
no-symbol = { $option }: no ally of yours takes it.
nothing-to-sell = { $option }: you have none to sell.
nobody-sells = { $option }: nobody sells it to you.
not-ready = { $country } is exhausted.
not-allied = { $option } is not an ally of yours.
invested-already = { $country } holds your investment already.
no-way-there = { $region } is neither in your zone of interest nor home to a base of yours.
army-there-already = { $region }: the army is there already.
just-arrived = { $region }: the armies there have only just arrived by this card.
no-army-there = { $option }: no army of yours is there.
no-army-on-board = { $country }: you have no army on your board to send.
too-few-armies = { $region }: you have too few armies elsewhere.
no-base-flag = { $country } allows you no base.
built-already = { $country } holds a base of yours already.
no-growth-yet = { $card }: you have no Growth card yet; begin with level 1.
level-wrong = { $card } is not exactly one level above your last Growth card.
all-taken = { $card }: all copies are taken.
produced-already = This type was produced already: { $good }.
nothing-to-produce = Not even one unit can be produced: { $good }.
raised-already = A different production must be raised: { $good }.
track-ends = This production is at the end of its track: { $good }.
prosperity-ends = { $option }: your prosperity is at its height.
no-permanent-slot = { $option }: none is free.
no-pushing = { $option }: nothing is pushed out while a permanent slot is free.
no-market-card = { $option }: no card lies there.
too-dear = { $option }: this card is too dear.
too-little-research = { $option }: you have too little research.
not-for-research = { $option } is nothing that research can be spent on or gained from.

# Set-up and preparation
leads = { $seat } leads this power: { $power }.
auto-revealed = Unplayed powers will act by { $cards }.
kept-assets = { $power } keeps { $cards } and starts with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
first-order = Turn order: { $order }.
round-begins = Round { $round } of { $rounds } begins.
drew = You draw { $cards }.
drew-some = { $power } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
reshuffled = { $power } shuffles its discard pile into a new deck ({ $count }).
took-place = { $power } takes its place in the turn order: { $place }.
chose-focus = { $power }: { $focus }.
readied = { $power } readies { $country }.
raised = { $power } raises a production: { $good } to { $to }.
produced = { $power } produces { $count } ({ $good }).
produced-for = { $power } produces { $count } ({ $good }) for { $price }.
trade-card-up = { $power } turns a trade card up again ({ $good }).
overflow = { $power } has no room for { $count } ({ $good }) and gets { $money } money instead.
diplomacy-lost = { $power } has no room for { $count } diplomacy; it is lost.

# Turns
played = { $power } plays { $card }.
used-asset = { $power } uses the strategic asset { $card }.
used-order = { $power } uses the executive order.
passed = { $power } passes and gets { $money } money.
laid-down = You lay { $card } face down.
used-growth = { $power } uses { $card }.
trashed = { $power } trashes { $card }.
discarded = { $power } discards { $card }.
gained = { $power } gains { $count } ({ $good }).
gained-money = { $power } gains { $money } money.
gained-points = { $power } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
paid-money = { $power } pays { $money } money.
paid-goods = { $power } pays { $count } ({ $good }).
bought-goods = { $power } buys { $count } ({ $good }) for { $money } money.
cannot-pay = { $power } cannot pay the price of the card.
named-region = { $power } names { $region }.
took-market = { $power } takes { $card } from the market.

# Actions
exhausted = { $power } exhausts { $country } for a discount of { $value }.
paid-diplomacy = { $power } pays { $count } diplomacy.
allied = { $power } wins an ally: { $country }.
stacked = { $power } deepens its alliance: { $country }.
searched = { $power } has searched the country piles ({ $region }); they are shuffled.
cannot-improve = { $power } cannot improve relations with anybody.
engaged = { $power } engages: { $region }.
engage-token-moved = { $power } moves an engage token: { $origin } → { $region }.
cannot-engage = { $power } cannot engage anywhere.
exported = { $power } exports { $count } ({ $good }) for { $money } money.
imported-from-allies = { $power } imports { $count } ({ $good }) from countries for { $money } money.
imported = { $power } imports { $count } ({ $good }) from { $seller } for { $money } money.
trade-card-down = { $power } turns a trade card down.
trade-bonus = { $power } gains { $count } diplomacy for trading with players.
currency = { $power } gains { $money } money for what it imported.
invested = { $power } invests { $money } money: { $country }.
cannot-invest = { $power } cannot invest.
moved = { $power } moves an army for { $money } money: { $origin } → { $region }.
moved-from-board = { $power } sends an army for { $money } money: { $region }.
stationed = { $power } stations armies ({ $count }): { $region }.
cannot-send = { $power } cannot send enough armies.
built = { $power } builds a base ({ $country }) with armies ({ $count }) for { $money } money.
cannot-build = { $power } cannot build a base.
grew = { $power } takes { $card } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cannot-grow = { $power } cannot take a Growth card.
prospered = { $power } prospers: { $goods } consumer goods for { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $money } money.

# Influence
added-permanent = { $power } adds permanent influence ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $region }.
added-temporary = { $power } adds temporary influence ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $region }.
pushed-out = { $power } adds temporary influence and pushes out a cube of { $pushed }: { $region }.
converted = { $power } makes a cube permanent: { $region }.
was-reset = { $power } resets a temporary cube: { $region }.

# Research, unplayed powers, aftermath
showed = { $power } shows what is left of its hand: { $cards }.
research-points = { $power } has { $points ->
    [one] { $points } research point
   *[other] { $points } research points
}.
bought = { $power } buys { $card } for { $price } research.
exhausted-for-research = { $power } exhausts { $country } for { $value } research.
refreshed = { $power } has the market renewed.
research-over = { $power } ends its research with { $points } unspent.
auto-army = An army of { $power } arrives: { $region }.
auto-trade = { $power } trades with { $partner }, who turns a trade card down for { $money } money.
auto-no-trade = { $power } would trade with { $partner }, who has no trade card left.
returned = { $power } gets { $money } money from its investments.
cashed = { $power } gives up an engage token for { $money } money: { $region }.
defended = { $power } gives up an engage token for { $defence } defence: { $region }.
threatened = { $power } is threatened by { $rivals } ({ $region }) and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Scoring and the end
scoring = Round { $round } is over: scoring.
not-full = { $region }: not all permanent slots are taken, nobody scores.
region-scored = { $power } scores { $cubes } for cubes and { $bonus } for its place: { $region }.
superpower = { $power } – superpower status: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sphere = { $power } – secured sphere: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
network = { $power } – investment network: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
most-money = { $power } – money: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
most-armies = { $power } – armies on the map: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
most-countries = { $power } – allied countries: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
unused-assets = { $power } – unused strategic assets: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
unused-order = { $power } – unused executive order: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won = { $power } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-tie = { $power } wins the tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shared = { $powers } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

# Board
board-round = Round { $round } of { $rounds } – { $phase }
phase-powers = choosing powers
phase-setup = set-up
phase-order = turn order
phase-focus = focus
phase-actions = actions
phase-research = research
phase-returns = returns
phase-prosperity = prosperity
phase-defence = THREAT
phase-over = the end
board-order = Turn order: { $order }
board-region-head = Region
board-slots = Permanent
board-temporary = Temporary
board-armies = Armies
board-open = Open countries
board-market = Market: { $cards }
board-growth = Growth cards: { $cards }
board-auto = Unplayed powers next: { $cards }
board-money = money { $n }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-hand-count = hand { $n }
board-deck-count = deck { $n }
board-allies = Allies: { $list }
board-goods = Goods: { $list }
board-assets = Assets: { $list }
board-grown = Growth: { $list }
board-my-hand = Your hand: { $cards }
board-other-half = Or: { $cards }
board-my-assets-dealt = Drawn assets: { $cards }
board-pending-due = Still to pay: { $n }
board-pending-research = Research left: { $n }
board-standing = scores now
board-nothing = –

# What is wrong with content
wrong-numbers = is { $value }; it must be up to { $most } numbers from { $low } to { $high }
wrong-count = has { $found } entries; there must be { $wanted }
wrong-in-order = must have exactly these entries in this order: { $list }
wrong-unequal = must give all permanent slots the same points, for they are one choice
wrong-too-many-cubes = has more cubes than there are temporary slots
wrong-needs = must be empty for a primary good, and only for one
wrong-no-entry = has no entry { $name }
wrong-limits = market must be 1 to { $most }, rounds and turns at least 1
wrong-deck = has { $found } cards, { $first } of them first; it must have 12 and 6
wrong-country-twice = is { $name } a second time for { $power }
wrong-asset-count = has { $found } assets of { $power }; each power has 5
wrong-ability-twice = gives the ability { $name } to two cards; the rules know one
wrong-step-needs = is missing; a step { $step } needs it

# What is wrong with a position
problem-position-word = A position has no { $word }; it has { $known }.
problem-position-name = There is no { $what } { $name }; there are { $known }.
problem-position-unplayed = Nobody plays { $power }.
problem-position-country = The country { $name } is not in the piles of the board.
problem-position-card = The card { $name } is not to be had for { $power }.

# Pictures
board-picture-round = Round { $round } of { $rounds } – { $phase }
board-picture-turn = · turn { $turn } of { $turns }
board-picture-over = The end: { $names } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-picture-rounds = Round { $round } of { $rounds }; scoring after the rounds with a star
board-picture-acting = acting
board-picture-chosen = chosen
board-picture-none = none
board-picture-money = money
board-picture-score-line = Points, in brackets what would be scored now: { $list }
board-picture-scored-now = If scored now
board-picture-would-score = { $power } would score { $sum } now: regions { $regions }, own ability { $ability }, majority tokens { $tokens }.
board-picture-unplayed = Unplayed powers next
board-picture-pending-improve = Improve relations
board-picture-pending-engage = Engage
board-picture-pending-trade = Trade
board-picture-pending-research = Research
board-picture-cost = Price { $price }, discount { $discount }, allies give { $helped }: { $due } still due, and { $extra } on top.
board-picture-cost-trade = Left: { $exports } exports, { $imports } imports.
board-picture-cost-research = Research points left: { $n }.
board-picture-region = { $region }, engaging costs { $price }
board-picture-free = permanent slots free: { $free } of { $all }
board-picture-cubes = cubes: { $list }
board-picture-row = temporary from the left: { $list }; the next one brings { $points }
board-picture-armies = armies: { $list }
board-picture-tokens = engage tokens: { $list }
board-picture-scores = would score: { $list }
board-picture-scored = scored at the end: { $list }
board-picture-locked = nobody scores while a permanent slot is free; then: { $list }
board-picture-menaced = { $power } is threatened by { $rivals }
board-picture-open = open countries: { $list }
board-picture-refused = Refuses this power: { $power }.
board-picture-base-allowed = Allows a base: { $power }.
board-picture-piles = Country piles: left { $left }, right { $right }.
board-picture-card = Type: { $types }. Bonus: { $n } ({ $bonus }). Research: { $research }.
board-picture-card-influence = Adds influence.
board-picture-type-domestic = domestic
board-picture-type-diplomatic = diplomatic
board-picture-type-economic = economic
board-picture-type-military = military
board-picture-hand = Your hand ({ $count })
board-picture-holds = Hand: { $count }
board-picture-front = played: { $cards }
board-picture-shown = shown: { $cards }
board-picture-laid-down = face down: { $cards }
board-picture-down = face down: { $count }
board-picture-used = { $card } (used)
board-picture-asset-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the start.
board-picture-market = Market
board-picture-means = { $power }: money, goods, ready allies
board-picture-list-price = For { $price } research.
board-picture-market-card = { $card }: { $price } research
board-picture-market-deck = Market deck: { $count }
board-picture-growth-title = Growth cards
board-picture-growth = { $card }, level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $services ->
    [one] { $services } service
   *[other] { $services } services
}{ $money ->
    [0] {""}
   *[other] , { $money } money
}{ $diplomacy ->
    [0] {""}
   *[other] , { $diplomacy } diplomacy
}; { $left } left.
board-picture-purse = { $power }: { $money } money, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $deck } cards in the deck.
board-picture-tokens-left = Engage tokens left: { $count }.
board-picture-ledger = Points: { $list }.
board-picture-source-start = start
board-picture-source-slots = slots
board-picture-source-growth = Growth
board-picture-source-prosperity = prosperity
board-picture-source-threat = THREAT
board-picture-source-cubes = cubes
board-picture-source-bonus = majorities
board-picture-source-ability = own ability
board-picture-source-tokens = majority tokens
board-picture-source-assets = unused assets
board-picture-source-order = executive order
board-picture-source-cards = cards
board-picture-good = { $good }: { $n } in stock, production { $production } of { $most }
board-picture-export-short = export
board-picture-import-short = import
board-picture-export = Export { $good }: { $price } money each, symbols: { $symbols }
board-picture-import = Import { $good }: { $price } money each; from { $sources }
board-picture-from-allies = countries
board-picture-trade-card = Trade card: up to { $n } of { $goods }
board-picture-trade-card-down = Trade card, turned down: up to { $n } of { $goods }
board-picture-prosperity = Prosperity: step { $n } of { $of }.
board-picture-next-prosperity = Next: { $goods } consumer goods for { $points } points and { $money } money.
board-picture-allies = Allies: { $ready } of { $all } ready
board-picture-ally = Value { $value }
board-picture-ready = ready
board-picture-exhausted = exhausted
board-picture-fdi = investments: { $count }
board-picture-invest = { $price } money to invest
board-picture-base = base
board-picture-base-possible = a base may be built
board-picture-buys = buys { $list }
board-picture-sells = sells { $list }
board-picture-state = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money } money; { $goods }; hand { $hand }, deck { $deck }; allies ready { $ready } of { $allies }; { $focus }.
board-picture-has-allies = Allies: { $cards }.
board-picture-has-growth = Growth: { $cards }.
board-picture-has-assets = Assets: { $cards }.
board-picture-spent = Used assets: { $cards }.
board-picture-known = Known to be in hand: { $cards }.
board-picture-deck-top = On top of the deck: { $cards }.
board-picture-discards = Discards: { $cards }.
board-picture-trashed = Trashed: { $cards }.
board-picture-led-by = { $name } leads it.
board-picture-offer = Starts with { $money } money.
board-picture-short-middle-east = Middle East – N. Africa
board-picture-short-east-asia = East Asia – Pacific
board-picture-short-central-african-republic = C. Afr. Rep.
board-picture-short-united-arab-emirates = Emirates
board-picture-short-bosnia-herzegovina = Bosnia-Herz.
board-picture-short-equatorial-guinea = Eq. Guinea
board-picture-short-eu-member-states = EU members
board-picture-brief-europe = Europe
board-picture-brief-central-asia = C. Asia
board-picture-brief-americas = Americas
board-picture-brief-middle-east = Middle East
board-picture-brief-africa = Africa
board-picture-brief-south-asia = South Asia
board-picture-brief-east-asia = East Asia
board-picture-reckoning = Where the points came from
board-picture-passing = Lay a card face down and gain { $money } money.
board-picture-refreshing = For { $price } research the { $count } rightmost cards are replaced.
board-picture-gives = Gives { $value }; then { $left ->
    [one] { $left } remains
   *[other] { $left } remain
} to be paid.
board-picture-stock = { $n } in stock, production { $production } of { $most }.
board-picture-needs = A unit takes { $list }.
board-picture-selling = { $price } money each; symbols: { $symbols }; you have { $n }.
board-picture-buying = { $price } money each; from { $sources }; you have { $n }.
board-picture-focus-domestic = Ready up to { $ready }; raise any production for { $price } money{ $two ->
    [0] {""}
   *[other] , or two for { $two }
}; what rises of energy, raw materials and food brings 1 at once; produce consumer goods and services; { $n } more research points.
board-picture-focus-diplomatic = Ready up to { $ready }; raise diplomacy for { $price } money; produce diplomacy; engaging costs { $n } less.
board-picture-focus-military = Ready up to { $ready }; raise armies for { $price } money; produce armies; { $n } more THREAT and defence.
board-picture-short-south-africa = South Africa
board-picture-short-saudi-arabia = Saudi Arabia
board-picture-short-new-zealand = New Zealand
board-picture-short-north-korea = North Korea
board-picture-short-south-korea = South Korea
board-picture-may-have = Strategic assets, two of them kept: { $cards }.
board-picture-adds = Adds { $value }; then there are { $sum } research points.
board-picture-slot-permanent = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; there it stays.
board-picture-slot-temporary = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; it may be pushed out later.
board-picture-slot-beyond = Beside the slots, for no points; there it stays.
board-picture-slot-push = No points; the leftmost cube is pushed out: { $owner }.
board-picture-production = Production: { $list }.
board-picture-pending-influence = Influence
board-picture-pending-cube = Influence

board-picture-final-line = Points at the end: { $list }
board-picture-sum = total
board-picture-exports-left = { $n ->
    [one] { $n } export
   *[other] { $n } exports
}
board-picture-imports-left = { $n ->
    [one] { $n } import left
   *[other] { $n } imports left
}
board-picture-trade-cards = Trade cards:
board-picture-focus-name-domestic = Domestic
board-picture-focus-name-diplomatic = Diplomatic
board-picture-focus-name-military = Military
board-picture-legend = What the signs mean
board-picture-legend-energy = energy
board-picture-legend-raw-materials = raw materials
board-picture-legend-food = food
board-picture-legend-consumer-goods = consumer goods
board-picture-legend-services = services
board-picture-legend-diplomacy = diplomacy
board-picture-legend-army = army, military
board-picture-legend-domestic = domestic
board-picture-legend-economic = economic
board-picture-legend-influence = influence
board-picture-legend-research = research
board-picture-legend-points = points
board-picture-legend-locked = not full yet
board-picture-legend-bonus = majority
board-picture-legend-menaced = threatened
board-picture-legend-zone = interest zone
board-picture-legend-engage = engage
board-picture-legend-export = export
board-picture-legend-import = import
board-picture-legend-value = value
board-picture-legend-buys = buys it
board-picture-legend-sells = sells it
board-picture-legend-money = money
board-picture-legend-fdi = investment
board-picture-legend-base = base
board-picture-legend-refuses = refuses you
board-picture-legend-resting = exhausted
board-picture-legend-allies = allies
board-picture-legend-cards = cards
board-picture-legend-permanent = permanent slot
board-picture-legend-temporary = temporary slot

# Lists to leaf through
board-picture-list-board = Board: { $power }
board-picture-list-face-down = Your face-down cards ({ $count })
board-picture-list-deck = Left in your deck, in no order ({ $count })
board-picture-list-drawn-assets = Assets drawn; one goes back
board-picture-list-front = Played this round: { $power } ({ $count })
board-picture-list-shown = Shown in research: { $power } ({ $count })
board-picture-list-discards = Discard pile: { $power } ({ $count })
board-picture-list-known = Known to be in hand: { $power } ({ $count })
board-picture-list-deck-top = On top of the deck: { $power } ({ $count })
board-picture-list-unseen = In hand, face down or in the deck: { $power } ({ $count })
board-picture-list-trashed = Trashed: { $power } ({ $count })
board-picture-list-spent = Used assets: { $power } ({ $count })
board-picture-list-market = Market row ({ $count })
board-picture-list-market-gone = Discarded from the market ({ $count })
board-picture-list-open = Open countries ({ $count })
board-picture-list-growth = Growth cards to be had ({ $count })
board-picture-list-auto = Unplayed powers next ({ $count })

# Front page
home-minutes = 90–150 min
home-weight = heavy
home-sentence = Four powers, six rounds, seven regions: win allies, trade, invest and station armies, and have your cubes where a region is counted.
