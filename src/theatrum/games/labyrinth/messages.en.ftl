title = Labyrinth: The War on Terror
seat-0 = United States
seat-1 = Jihadist

## Tokens
token-marker-1 = plot 1 there
token-marker-2 = plot 2 there
token-marker-3 = plot 3 there
token-marker-4 = plot 4 there
token-marker-5 = plot 5 there
token-marker-6 = plot 6 there
token-marker-7 = plot 7 there
token-marker-8 = plot 8 there
token-marker-9 = plot 9 there
token-marker-10 = plot 10 there
token-marker-11 = plot 11 there
token-marker-12 = plot 12 there
token-use-event = play the event
token-use-operations = use for an operation
token-use-boosted = operation, adding all reserves
token-use-reserves = save up in reserves
token-use-discard = discard without effect
token-order-event = the event first
token-order-operations = the operation first
token-order-reassessment = change the US posture
token-op-war-of-ideas = War of Ideas
token-op-deploy = Deploy
token-op-regime-change = Regime Change
token-op-withdraw = Withdraw
token-op-disrupt = Disrupt
token-op-alert = Alert
token-op-reassessment = Reassessment
token-op-recruit = Recruit
token-op-travel = Travel
token-op-jihad = Jihad
token-op-plot = Plot
token-op-none = no operation
token-jihad-major = Major Jihad: all cells come into the open
token-jihad-minor = Minor Jihad
token-cell-sleeper = sleeper cell
token-cell-active = active cell
token-cell-sadr = Sadr
token-plot-1 = Plot 1
token-plot-2 = Plot 2
token-plot-3 = Plot 3
token-plot-wmd = weapon of mass destruction
token-posture-soft = Soft
token-posture-hard = Hard
token-troop-track = the Troops Track
token-nato = the NATO marker
token-cadre = dissolve a cadre
token-draw = draw the card at random
token-hold = keep the last card
token-yes = yes
token-no = no
token-done = no more

## Options
option-scenario = Scenario
option-scenario-lets-roll = Let's Roll! (2001): the standard beginning, the US is Hard
option-scenario-call-me-al = You Can Call Me Al (2001): the same world, but the US is Soft
option-scenario-anaconda = Anaconda (2002): troops in Afghanistan, cells scattered
option-scenario-mission-accomplished = Mission Accomplished? (2003): troops in Iraq and Afghanistan, the US overstretched
scenario-lets-roll = Let's Roll!
scenario-call-me-al = You Can Call Me Al
scenario-anaconda = Anaconda
scenario-mission-accomplished = Mission Accomplished?
option-length = Length of the game
option-length-standard = standard: once through the deck
option-length-tournament = tournament: twice through the deck
option-length-campaign = campaign: three times through the deck
option-gwot-hurts-prestige = Does a GWOT penalty make Prestige rolls worse
option-gwot-hurts-prestige-on = yes, one less on the first die
option-gwot-hurts-prestige-off = no
option-may-stop-early = May the Jihadist use fewer dice than the card's value
option-may-stop-early-on = yes
option-may-stop-early-off = no, as many as can be used
option-strict-conditions = How conditions are read where a card could be played in vain (cards 3, 17, 28, 52, 77, 100)
option-strict-conditions-off = the event may be played though nothing would come of it
option-strict-conditions-on = the event may be played only if something can come of it
option-discarded-election = Does the US Election happen when the US discards it as its last card
option-discarded-election-on = yes, as on every discard
option-discarded-election-off = no, the last card is discarded without effect
option-biometrics = Which adjacent countries Biometrics watches (card 2)
option-biometrics-good = those with Good governance
option-biometrics-all = all of them
option-madrassas-bring-us-event = Does a US event on the second card of Madrassas happen (card 53)
option-madrassas-bring-us-event-on = yes, as with any card used for operations
option-madrassas-bring-us-event-off = no
option-quagmire = What Quagmire does first (card 90)
option-quagmire-discards-first = the discards and their events, then the US turns Soft
option-quagmire-posture-first = the US turns Soft, then the discards
option-taliban = When the Taliban besiege Afghanistan (card 93)
option-taliban-always = whatever its governance
option-taliban-unsettled = only under Fair or Poor governance
option-hizballah = From where the US may remove a cell by Hizballah (card 103)
option-hizballah-with-lebanon = Lebanon and the Shia-Mix countries near it
option-hizballah-without-lebanon = the Shia-Mix countries near Lebanon
option-iran-takes-aid = Do the dice of Iran remove aid (cards 104 and 105)
option-iran-takes-aid-on = yes, as in Jihad
option-iran-takes-aid-off = no
option-gtmo = What GTMO stops (card 114)
option-gtmo-operations = Recruit operations
option-gtmo-all-recruiting = Recruit operations and events that recruit (cards 48, 53 and 82)
option-saleh = How the US plays Saleh (card 119)
option-saleh-ally = Yemen becomes an Ally
option-saleh-one-box = Yemen moves one step towards Ally

## Questions
ask-first-cell = Place starting cell { $nth } of { $all } in a country without one of the others.
ask-card = Card { $nth } of this action phase: which one?
ask-last-card = Your last card: play it, discard it or keep it for the next turn?
ask-draw = A card is drawn at random. Dissolve a cadre first?
ask-dissolve = Your action phase ends. Dissolve a cadre?
ask-which-cadre = Which cadre is dissolved?
ask-use = { $card }, value { $ops }: how do you use it?
ask-order = { $card } also brings the other side's event. What comes first?
ask-operation = Which operation, with value { $value }?
ask-second-card = Which second card of value 3 goes into the Reassessment?
ask-reassessment-order = What happens next?
ask-influence = War of Ideas with value { $value }: in which country?
ask-deploy-from = Deploy with value { $value }: troops from where?
ask-deploy-to = Where do the troops from { $origin } go?
ask-troops = How many troops go: { $origin } → { $target }?
ask-nato = { $land }: does NATO leave as well?
ask-invade-from = Regime Change in { $target }: troops from where?
ask-invaders = Regime Change: how many troops go, { $origin } → { $target }?
ask-regime-change = Which regime is to be changed?
ask-withdraw = Withdraw troops from which Regime Change country?
ask-disrupt = Disrupt with value { $value }: in which country?
ask-cell-to-disrupt = { $land }: which cell is disrupted?
ask-alert = Which country is put on alert?
ask-marker = { $land }: which of the plots?
ask-recruit = Recruit, die { $nth } of { $all }: in which country?{ $nth ->
    [1] { "" }
   *[other] { " " }So far: { $named }.
}
ask-cell-goes = More successes than cells ({ $left } left): where does the next one go?
ask-travel-from = { $by }, cell { $nth } of { $all }: from where?{ $nth ->
    [1] { "" }
   *[other] { " " }So far: { $trips }.
}
ask-cell-to-travel = { $by }, cell { $nth } of { $all }: which one in { $origin }?{ $nth ->
    [1] { "" }
   *[other] { " " }So far: { $trips }.
}
ask-travel-to = { $by }, cell { $nth } of { $all }: where does it go from { $origin }?{ $nth ->
    [1] { "" }
   *[other] { " " }So far: { $trips }.
}
ask-jihad = Jihad, die { $nth } of { $all }: in which country?{ $nth ->
    [1] { "" }
   *[other] { " " }So far: { $named }.
}
ask-major = { $land }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: try for a revolution?
ask-cell-lost = { $land }: what is lost?
ask-sadr = { $land }: does Sadr take part? If not, one more sleeper becomes active.
ask-plot = Plot, die { $nth } of { $all }: in which country?{ $nth ->
    [1] { "" }
   *[other] { " " }So far: { $named }.
}
ask-plot-kind = { $land }: which plot do you place?
ask-resolve = Which country's plot is resolved next?
ask-schengen = Plot in { $land }: which other Schengen country rolls for its posture ({ $nth } of 2)?
ask-reroll = { $land }: roll the posture once more?
ask-cell-to-remove = { $land }: which cell is removed?

## Reasons
not-in-the-us = The starting cells do not go to the United States.
another-country = Each starting cell goes to a different country.
not-in-hand = A card from your hand is wanted here.
no-cadre-there = There is no cadre there.
not-the-last-card = Only the US may discard, and only the last card in its hand.
happens-by-itself = The US Election happens by itself whenever the card is used for operations or discarded.
others-event = That event belongs to the other side.
blocked = Another event in effect blocks this one.
leaked = A Leak has ended this event for good.
three-already = A card of value 3 neither fills reserves nor needs them.
no-reserves = You have no reserves.
value-too-low = The value of the card is too low for the governance there.
regime-change-needs-three = A Regime Change takes a value of 3 (reserves help).
withdraw-needs-three = A Withdraw takes a value of 3 (reserves help).
alert-needs-three = An Alert takes a value of 3 (reserves help).
only-regime-change = Under Islamist Rule only Regime Change is possible.
no-influence-there = There is no War of Ideas in the United States, Israel or Iran.
no-influence-on-adversary = An Adversary does not listen: only Neutral countries and Allies.
good-ally-already = A Good Ally has nothing left to win.
regime-not-secure = In a Regime Change country at least five more troops than cells are needed first.
nobody-to-influence = There is no country for a War of Ideas with this value.
no-troops = There are no troops there.
troops-bound = These troops are bound: five more troops than cells must stay in a Regime Change country.
nowhere-to-deploy = No country may receive troops at this value.
no-troops-to-move = No troops are free to move.
no-ally = Troops are deployed only to Allies.
same-place = The troops are there already.
not-islamist = Regime Change is for countries under Islamist Rule.
us-not-hard = The US posture must be Hard for this.
no-regime-to-change = No country is under Islamist Rule.
too-few-troops = Six troops that are free to go must stand in one place.
us-not-soft = The US posture must be Soft for this.
no-regime-change-there = That is no Regime Change country.
nowhere-to-withdraw = There are no troops in a Regime Change country.
nothing-to-disrupt = There is neither a cell nor a cadre.
sadr-out-of-reach = Sadr cannot be disrupted, and while he is there a cadre cannot be removed either.
no-disrupt-in-iran = There is no Disrupt in Iran.
no-ally-no-troops = It takes an Ally or two troops there.
fata-protects = FATA: no Disrupt in Pakistan unless it is a Regime Change country.
al-anbar-protects = Al-Anbar: a cadre in Iraq or Syria is out of reach.
nobody-to-disrupt = There is nothing to disrupt with this value.
no-plots = There is no plot on the map.
no-plot-there = There is no plot there.
reassess-first = A Reassessment takes the whole action phase, so it comes with its first card, and without reserves.
needs-two-threes = A Reassessment takes two cards of value 3.
gtmo-stops = GTMO: no Recruit operations this turn.
no-cell-available = No cell is available at this level of Funding.
nobody-to-recruit = It takes a cell or a cadre there.
no-school-there = Madrassas recruits where there is a cell or a cadre, or governance is Poor or Islamist Rule.
no-success-there = Only a country where a die succeeded gets a cell.
nowhere-to-recruit = There is no country with a cell or a cadre.
no-cell-to-travel = There is no cell left to travel from there.
sleeps-already = A sleeper has no reason to travel within its country.
biometrics-stops = Biometrics: this turn cells travel only to adjacent countries.
not-muslim = Jihad is waged in Muslim countries only.
islamist-already = That country is under Islamist Rule already.
no-cell-there = There is no cell there that could wage Jihad.
too-few-cells = Every die of a Jihad takes a cell of its own there.
bhutto-protects = Benazir Bhutto: no Jihad in Pakistan.
nowhere-to-jihad = There is no cell in a Muslim country that could wage Jihad.
no-plot-under-islamist-rule = There are no plots under Islamist Rule.
no-cell-to-plot = There is no cell there that could plot.
too-few-cells-to-plot = Every die of a Plot takes a cell of its own there.
no-plot-to-resolve = There is no plot there to be resolved.
nowhere-to-plot = There is no cell in a country where it could plot.
another-schengen-country = It must be another country of the Schengen area, each one once.
first-plot-triggers-nothing = The first Plot card of a turn triggers no US event, and this card has just done so.
condition-not-met = { $card } cannot happen now. Its condition: { $when }

## Log: cards
scenario = Scenario: { $name }
phase = Turn { $turn }: { $side } acts.
deal = Cards are dealt: { $us } to the US, { $jihadist } to the Jihadist.
dealt = You are dealt { $cards }.
draws = { $side } draws { $number ->
    [one] a card.
   *[other] { $number } cards.
}
drew = You draw { $card }.
reshuffled = The deck is shuffled anew: { $cards } cards, deck { $deck } of { $decks }.
last-deck = The last deck is used up. Resources under Good governance: { $good }, under Islamist Rule: { $islamist }.
drawn-blindly = { $card } is drawn at random.
plays-event = { $side } plays { $card } as an event.
plays-operations = { $side } plays { $card } for operations, value { $value }.
saves-up = { $side } saves up { $card }: reserves { $reserves }.
bound-card = { $card } follows { $by }: Recruit with value { $value }.
event = Event: { $card }.
event-cannot-happen = The event of { $card } cannot happen.
event-ends = { $card } is no longer in effect.
discards = { $side } discards { $card }.
removed = { $card } is removed from the game.
gave = You hand over { $card }.
got = You receive { $card }.
held = The US keeps its last card.
election = US Election!
no-operation-possible = { $side }: no operation is possible.
turn-ends = Turn { $turn } ends.

## Log: tracks and countries
prestige-up = US Prestige rises to { $value }.
prestige-down = US Prestige falls to { $value }.
prestige-roll = Prestige roll: { $direction } ({ $modifier }), then { $dice }: { $change }.
funding-up = Funding rises to { $value }.
funding-down = Funding falls to { $value }.
posture-roll = { $land }, posture: { $dice } ({ $modifier }).
becomes-hard = { $land }: Hard.
becomes-soft = { $land }: Soft.
governance-roll = { $land }, governance: { $dice }.
becomes-good = { $land }: Good governance.
becomes-fair = { $land }: Fair governance.
becomes-poor = { $land }: Poor governance.
becomes-islamist = { $land }: Islamist Rule.
becomes-ally = { $land }: Ally.
becomes-neutral = { $land }: Neutral.
becomes-adversary = { $land }: Adversary.
revolution = Islamic revolution in { $land }!
aid = { $land }: aid arrives.
aid-lost = { $land }: one aid is lost.
all-aid-lost = { $land }: all aid is lost.
besieged = { $land }: besieged regime.
cells-placed = { $land }: { $number ->
    [one] one cell appears.
   *[other] { $number } cells appear.
}
activated = { $land }: { $number ->
    [one] one cell becomes active.
   *[other] { $number } cells become active.
}
cell-removed = { $land }: removed – { $kind }.
sadr-gone = Sadr leaves the game.
cadre-placed = { $land }: a cadre remains.
cadre-removed = { $land }: the cadre is removed.
cadre-dissolved = { $land }: the Jihadist dissolves the cadre.
weapons-available = { $number ->
    [one] A weapon of mass destruction becomes available.
   *[other] { $number } weapons of mass destruction become available.
}
nato-leaves = { $land }: the NATO marker leaves.

## Log: operations
influence-roll = { $land }, War of Ideas: { $dice } ({ $modifier }) = { $result }.
influence-fails-at-once = { $land }: the card's value is not enough, the War of Ideas fails.
deployed = { $number ->
    [one] One troop moves
   *[other] { $number } troops move
}: { $origin } → { $target }.
regime-change = Regime Change: { $land }.
withdrawal = Withdrawal: { $land }.
disrupts = Disrupt: { $land }.
alerted = Alert: { $land }.
reassessment = Reassessment with { $first } and { $second }.
reassesses = The US changes its posture.
rolls = { $land }: { $dice }, up to { $number } succeeds – { $successes ->
    [one] one success.
   *[other] { $successes } successes.
}
sure-success = { $land }: no roll needed, { $number ->
    [one] one success.
   *[other] { $number } successes.
}
goes-to-ground = { $land }: an active cell goes to ground.
travel-roll = { $origin } → { $target }: { $dice }, up to { $number } succeeds.
travel-failed = { $origin } → { $target }: the cell is caught and goes back to the track.
travelled = A cell travels: { $origin } → { $target }.
major-jihad = Major Jihad: { $land }.
minor-jihad = Minor Jihad: { $land }.
plot-placed = { $land }: a plot is placed.
my-plot-placed = { $land }: you place { $plot }.
open-plot-placed = { $land }: an open plot – { $plot }.
no-plot-available = { $land }: no plot is available.
plot-removed = { $land }: plot removed – { $plot }.
plot-resolved = { $land }: the plot is carried out – { $plot }.
wmd-gone = A weapon of mass destruction leaves the game.

## How it ended
us-good-resources = The United States wins: at least 12 Resources are under Good governance.
us-good-or-fair = The United States wins: at least 15 Muslim countries have Fair or Good governance.
us-no-cells = The United States wins: no cell is left on the map.
jihadist-caliphate = The Jihadist wins: at least 6 Resources are under Islamist Rule, in adjacent countries among them.
jihadist-collapse = The Jihadist wins: US Prestige is 1 and at least 15 Muslim countries are Poor or under Islamist Rule.
jihadist-destruction = The Jihadist wins: a weapon of mass destruction is used in the United States.
us-last-deck = The United States wins at the end of the last deck: more than twice as many Resources under Good governance as under Islamist Rule.
jihadist-last-deck = The Jihadist wins at the end of the last deck: the United States does not have more than twice the Resources.

## The cards in the rulebook
chapter-cards = The cards
card-text = Condition: { $when } Effect: { $text }

## What can be wrong with a position
problem-position-word = a position has no { $word }; it has { $words }
problem-no-country = there is no country { $id }
problem-position-country = { $word } cannot be said of a country

## Events that belong to no side
ask-scandinavia = { $card }: what posture does Scandinavia take?
ask-hamas-discard = { $card }: which card do you discard?
ask-another-cell = { $card }: is a second cell removed in { $land }?
ask-spike-card = { $card }: which card do you take into hand? The other side sees it.
not-in-open-piles = Only a card of the discard pile or of the Lapsing or First Plot box, and no Oil Price Spike.
takes-card = { $side } takes { $card } into hand.
no-plots-left = No plot is available.

## Problems
wrong-expected = is { $value }; the rules count on { $wanted } here
wrong-entry-count = has { $found } entries; there must be { $wanted }
wrong-one-way = names { $country }, whose own lines do not lead back
wrong-schengen-link = is true, but the country lies in the Schengen area itself
wrong-remove-us = is 'us', which only an unassociated card can be
wrong-mark-and-lapsing = is true, but so is 'mark'; an event lasts for the turn or longer, not both
wrong-blocks-itself = names the card itself
wrong-no-scenario = has no entry called { $name }
wrong-too-many-troops = puts { $found } troops on the map; there are { $wanted }
wrong-too-many-cells = puts { $found } cells on the map, with those still to be placed; there are { $wanted }
wrong-no-marker = has { $card }, which has no marker that could begin in play
wrong-posture-twice = has { $country }, whose posture the scenario sets already
wrong-besieged = is true, but only an untested, Fair or Poor country can be besieged
wrong-regime-change = is true, but only a Fair or Poor country can be a Regime Change country

## US events: questions
ask-posture = { $card }: which posture does { $land } take?
ask-extra-card = { $card }: play one more card at once?
ask-blair = { $card }: War of Ideas in which Schengen country ({ $nth } of up to 3)?
ask-back-channel = { $card }: which card do you discard to win over an Adversary with as many Resources?
ask-invade-now = { $card }: Regime Change in { $land } with this very card?
## US events: log
backlash-waits = { $land }: if this plot is carried out, its Funding is turned round.
ctr-placed = { $land }: a CTR marker is placed.
covert-action = { $land }, Covert Action: { $dice }, 4 or more succeeds.
hand-seen = The Jihadist holds { $cards }.
hand-shown = The US looks at the Jihadist's hand.
siege-lifted = { $land }: the regime is no longer besieged.
card-taken = The US takes a random card from the Jihadist's hand.
nato-arrives = { $land }: the NATO marker arrives.

ask-highest-card = { $card }: which of your US cards of the highest value do you discard?
ask-videos = { $card }: in which country without cells is a Recruit die rolled ({ $nth } of { $all })?
ask-leak = { $card }: which programme ends for good?
ask-quagmire = { $card }: two events have come up. Which happens first?
not-the-highest-card = The US gives up a US card of the highest value that it holds.
has-cells = There are cells in that country; the videos reach only countries without.
chosen-already = That country has been chosen already; each one must be different.
no-such-card = { $card }: the US holds no such card.
ctr-removed = The CTR marker leaves { $land }.

## Events: what is done to a country
ask-aid-and-ideas = { $card }: which country gets Aid and a War of Ideas?
ask-aid-and-nato = { $card }: which country gets Aid and the NATO marker?
ask-backlash = { $card }: the plot of which country will turn against its authors?
ask-caucasus-or-central-asia = { $card }: does the Caucasus take the posture opposite to the US, or does Central Asia shift towards Adversary?
ask-cell-placed = { $card }: where is the cell placed?
ask-cell-removed = { $card }: from which country is a cell removed?
ask-cells-in-untested = { $card }: in which untested country are cells placed?
ask-foreign-fighters = { $card }: where are five cells placed? The country loses Aid or is besieged.
ask-gets-aid = { $card }: which country gets Aid?
ask-improves = { $card }: which country's governance improves by one level?
ask-loses-siege = { $card }: which country loses its Besieged Regime marker?
ask-martyrdom = { $card }: where is a cell given up for two plots?
ask-may-turn-neutral = { $card }: which Adversary becomes Neutral on a roll of 4 or more?
ask-neutral-with-aid = { $card }: which Adversary becomes Neutral and gets Aid?
ask-next-cell-placed = { $card }: too few cells are left. Where is the next one placed?
ask-one-or-two-cells-removed = { $card }: from which country are one or two cells removed?
ask-overthrown = { $card }: where does Islamist Rule end? The country becomes Poor Neutral.
ask-plot-foiled = { $card }: the plot of which country is revealed and removed?
ask-plot-placed = { $card }: where is the plot placed?
ask-posture-set = { $card }: which country's posture do you set?
ask-tehran-helps = { $card }: which country is tested, to remove a cell from it or from Iran?
ask-tehran-stirs = { $card }: against which country's governance are two dice rolled?
ask-three-cells-and-plot = { $card }: where are three cells and a Plot 2 placed?
ask-towards-adversary = { $card }: which country shifts one step towards Adversary?
ask-turns-neutral = { $card }: which Ally becomes Neutral?
ask-two-cells-removed = { $card }: from which country are two cells removed?
ask-weapon-sought = { $card }: where is a die rolled for a WMD? A failure costs a cell there.
ask-worsens = { $card }: which country's governance worsens by one level?

## Events: which countries a card means
only-adversary = It must be an Adversary.
only-adversary-worth-the-card = It must be an Adversary with exactly as many Resources as the discarded card's value.
only-ally = It must be an Ally.
only-around-indonesia = Only Indonesia/Malaysia and its neighbours, where there is a cell and the country is an Ally or Hard.
only-besieged = There is no Besieged Regime marker there.
only-caucasus-central-asia = Only the Caucasus or Central Asia.
only-cell-near-troops = Only a country with a cell that holds troops or is adjacent to a country with troops.
only-cell-outside-islamist-rule = Only a country with a cell that is not under Islamist Rule.
only-courted-once = Only countries of the Schengen area, each one once.
only-disrupted = Only a country where a Disrupt took place in this or the previous action phase.
only-iran-iraq = Only Iraq or Iran.
only-iran-or-tested = Only Iran or the country that was just chosen.
only-iraq-syria-with-troops = Only Iraq or Syria, with troops there.
only-lately-bettered = Only a country that came to Fair or Good in this or the previous action phase and still is.
only-levant-with-troops = Only Iraq, Syria, Lebanon or Jordan, with troops there.
only-muslim-outside-islamist-rule = Only a Muslim country that is not under Islamist Rule.
only-muslim-with-cell = Only a Muslim country with a cell.
only-near-lebanon-with-cell = Only a Shia-Mix country with a cell, at most three steps from Lebanon.
only-near-saudi-arabia-with-troops = Only Saudi Arabia or a Muslim country adjacent to it, with troops there.
only-plotted-friend = Only an Ally or a Good country with a plot.
only-plotted-muslim = Only a Muslim country with a plot.
only-posture-abroad = Only a non-Muslim country other than the United States and Israel.
only-regime-change-country = It must be a Regime Change country.
only-regime-change-with-two-cells = Only a Regime Change country with at least two cells.
only-russia-central-asia-with-cell = Only Russia or Central Asia, with a cell there.
only-schengen = Only a country of the Schengen area, each one once.
only-schengen-journeys = The journey must lead to a country of the Schengen area.
only-shia-mix = It must be a Shia-Mix country.
only-shia-mix-regime-change-with-cell = Only a Shia-Mix Regime Change country with a cell.
only-shia-mix-with-troops-and-cells = Only a Shia-Mix country with troops and cells.
only-somalia-sudan-islamist = Only Somalia or Sudan, under Islamist Rule.
only-still-to-get-a-cell = Only a country where this event still has a cell to place.
only-turkey-iraq-good-or-fair = Only Turkey or Iraq, if it is Good or Fair.
only-unguarded = Only Russia or Central Asia, with a cell and without a CTR marker.
only-untested-muslim = Only an untested Muslim country, each one once.
worth-no-adversary = No Adversary has exactly as many Resources as that card's value.

## Pictures
picture-turn = Turn { $turn }
picture-card-of-phase = { $side }, card { $nth } of 2
picture-stage-setup = the world is set up
picture-stage-plots = unblocked plots
picture-stage-end = the turn ends
picture-won = { $side } wins
picture-decks = Deck { $deck } of { $decks }, { $cards } cards left
standing = At the last deck would win: { $side } · Resources { $good } : { $islamist }
picture-last-deck = At the last deck would win: { $side }
picture-schengen = Schengen
picture-schengen-hint = The Schengen area: its seven members are adjacent to each other and to every country with the ring
picture-neighbours = Adjacent: { $lands }
picture-short-united-states = USA
picture-short-united-kingdom = Britain
picture-short-eastern-europe = E. Europe
picture-short-algeria-tunisia = Algeria/Tun.
picture-short-kenya-tanzania = Kenya/Tanz.
picture-short-indonesia-malaysia = Indonesia/M.
picture-short-saudi-arabia = Saudi Arabia
picture-short-central-asia = Central Asia
picture-letter-good = G
picture-letter-fair = F
picture-letter-poor = P
picture-letter-islamist = I
picture-letter-soft = S
picture-letter-hard = H
picture-letter-wmd = W
picture-good = Good
picture-fair = Fair
picture-poor = Poor
picture-islamist = Islamist Rule
picture-ally = Ally
picture-neutral = Neutral
picture-adversary = Adversary
picture-soft = Soft
picture-hard = Hard
picture-untested = untested
picture-resources = { $count ->
    [one] 1 Resource
   *[other] { $count } Resources
}
picture-resources-oil = { $count ->
    [one] 1 Resource (oil)
   *[other] { $count } Resources (oil)
}
picture-recruit = recruit number { $number }
picture-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
picture-sleepers = { $count ->
    [one] 1 sleeper cell
   *[other] { $count } sleeper cells
}
picture-actives = { $count ->
    [one] 1 active cell
   *[other] { $count } active cells
}
picture-aid = aid { $count }
picture-sadr = Sadr
picture-nato = NATO
picture-cadre = cadre
picture-besieged = besieged regime
picture-ctr = CTR
picture-regime-green = Regime Change this turn
picture-regime-tan = Regime Change
picture-plot-hidden = plot
picture-backlash = backlash
picture-goal-good-resources = Good Resources
picture-goal-good-or-fair = Good or Fair
picture-goal-cells = Cells on map
picture-goal-islamist-resources = Islamist Res.
picture-goal-poor-or-islamist = Poor or Islamist
picture-goal-wmd = WMD
picture-goal-hint-good-resources = The US wins with 12 Resources in Muslim countries with Good governance.
picture-goal-hint-good-or-fair = The US wins when 15 Muslim countries have Good or Fair governance.
picture-goal-hint-cells = The US wins when no cell is left on the map.
picture-goal-hint-islamist-resources = The Jihadist wins with 6 Resources under Islamist Rule, at least two of the countries being adjacent.
picture-goal-hint-poor-or-islamist = The Jihadist wins when US Prestige is 1 and 15 Muslim countries are Poor or under Islamist Rule.
picture-goal-hint-wmd = The Jihadist wins when a weapon of mass destruction is used in the United States.
picture-goal-left = { $count } more to win
picture-adjacent = two are adjacent
picture-not-adjacent = none adjacent yet
picture-prestige-is = at Prestige 1 (now { $value })
picture-wmd-in-play = { $count } in play
picture-wmd-how = wins if used in the US
picture-track-prestige = Prestige
picture-track-funding = Funding
picture-track-gwot = GWOT
picture-track-troops = Troops
picture-prestige-low = Low
picture-prestige-medium = Medium
picture-prestige-high = High
picture-prestige-very-high = Very High
picture-prestige-note = { $band }: { $modifier } in War of Ideas
picture-funding-tight = Tight
picture-funding-moderate = Moderate
picture-funding-ample = Ample
picture-funding-note = { $band }: { $cards } cards, { $available } of { $cells } cells to recruit
picture-gwot-note = US { $us }, { $penalty ->
    [0] no penalty
   *[other] penalty −{ $penalty }
}
picture-commitment-overstretch = Overstretch
picture-commitment-war = War
picture-commitment-low-intensity = Low Intensity
picture-troops-note = { $count } at home, { $band }: { $cards } cards
picture-reserves = Reserves
picture-plots = Available plots: { $count }
picture-wmd-note = WMD to come: { $events } by events, { $pakistan } in Pakistan
picture-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
picture-holds = { $count ->
    [one] { $side }: 1 card
   *[other] { $side }: { $count } cards
}
picture-known = known: { $cards }
picture-ops = Value { $count }, { $side }
picture-card-us = US event
picture-card-jihadist = Jihadist event
picture-card-unassociated = event of either side
picture-mark = It stays in effect
picture-lapsing = In effect until the turn ends
picture-removed-after = Removed after its event
picture-on-table = On the table
picture-in-play = Being played: { $card }
picture-events = Events in effect
picture-no-events = No events in effect
picture-in-effect = in effect
picture-until-turn-end = in effect until the turn ends
picture-first-plot = the first plot of the turn
picture-leaked = ended by a leak
list-known = Known in the hand of { $side }
list-first-plot = The first plot of the turn
list-unseen = In the deck or in a hand: { $count }
list-leaked = Ended by a leak
picture-pile-discard = Discarded: { $count }
picture-pile-removed = Removed: { $count }
picture-legend-sleeper = sleeper
picture-legend-active = active
picture-legend-cadre = cadre
picture-legend-troop = troops
picture-legend-aid = aid
picture-legend-besieged = besieged
picture-legend-regime = regime
picture-legend-plot = plot
picture-legend-ally = Ally
picture-legend-adversary = Adversary
picture-legend-posture = Hard/Soft
picture-shia-mix = Shia-Mix
picture-chosen = { $count ->
    [one] chosen
   *[other] chosen ×{ $count }
}
picture-chosen-from = chosen: from here
picture-chosen-to = chosen: to here
picture-news = something has just happened here
picture-legend-good = Good
picture-legend-fair = Fair
picture-legend-poor = Poor
picture-legend-islamist = Islamist
picture-legend-untested = untested
picture-legend-shia-mix = Shia-Mix
picture-legend-resource = Resource
picture-legend-oil = oil
picture-legend-recruit = recruits
picture-legend-regime-tan = regime, old
picture-legend-chosen = chosen
picture-legend-news = just now
picture-sign-good = Good governance
picture-sign-fair = Fair governance
picture-sign-poor = Poor governance
picture-sign-islamist = Islamist Rule
picture-sign-untested = untested country
picture-sign-shia-mix = Shia-Mix country
picture-sign-resource = a Resource
picture-sign-oil = a Resource, oil
picture-sign-recruit = recruit number
picture-sign-ally = Ally, at the left
picture-sign-adversary = Adversary, at the right
picture-sign-posture = posture, Hard or Soft
picture-sign-sleeper = sleeper cells
picture-sign-active = active cells
picture-sign-cadre = cadre
picture-sign-troop = troops
picture-sign-plot = plot, face down
picture-sign-aid = aid
picture-sign-besieged = besieged regime
picture-sign-regime = Regime Change this turn
picture-sign-regime-tan = Regime Change before
picture-sign-chosen = chosen already
picture-sign-news = has just changed
picture-region-west = Americas, Europe, Russia
picture-region-africa = Africa
picture-region-middle-east = Middle East
picture-region-asia = Asia
picture-legend = Signs

## What a choice would do
odds-use-operations = One operation with value { $value }.
odds-use-boosted = One operation with value { $value }, which takes all { $saved } in reserve.
odds-use-reserves = Reserves go from { $saved } to { $sum } until the turn ends.
odds-reserves-full = Reserves are full already: the card adds nothing and only goes to the discard pile.
odds-brings-event = Its event will happen as well: { $text }
odds-brings-event-if = Its event will happen as well, if its condition holds, which the other side's cards decide. Condition: { $when } Effect: { $text }
odds-brings-nothing = Its event would not happen now, for this condition is not met: { $when }
odds-not-by-first-plot = As the first Plot of the turn, it would not bring the event.
odds-unplayable = The event cannot be played now, for this condition is not met: { $when }
odds-card-own-blocked = The event cannot be played now: another event in effect blocks it.
odds-card-own-condition = The event cannot be played now: its condition is not met.
odds-card-own-leaked = The event cannot be played any more: a Leak has ended it.
odds-card-others-blocked = The event would not happen now: another event in effect blocks it.
odds-card-others-condition = The event would not happen now: its condition is not met.
odds-card-others-leaked = The event would not happen any more: a Leak has ended it.
odds-op-war-of-ideas = One roll in one country, with governance up to value { $value }.
odds-op-deploy = Move troops from one place to one Ally or to the track.
odds-op-regime-change = Six troops or more overthrow an Islamist government; a Prestige roll follows.
odds-op-withdraw = Troops leave a Regime Change country; it is besieged, and a Prestige roll follows.
odds-op-disrupt = Expose sleepers or remove active cells in one country.
odds-op-alert = Remove one plot.
odds-op-reassessment = With a second card of value 3 the US posture changes; it takes the whole phase.
odds-op-recruit = { $value ->
    [one] One die;
   *[other] Up to { $value } dice;
} cells that can be recruited: { $cells }.
odds-op-travel = { $value ->
    [one] One cell travels.
   *[other] Up to { $value } cells travel.
}
odds-op-jihad = { $value ->
    [one] One die, one cell;
   *[other] Up to { $value } dice, one cell each;
} each failure costs a cell.
odds-op-plot = { $value ->
    [one] One die, one cell,
   *[other] Up to { $value } dice, one cell each,
} for plots up to number { $value }.
odds-test-governance = Untested: Poor { $poor } %, Fair { $fair } %.
odds-test-posture = Untested: Soft { $soft } %, Hard { $hard } %.
odds-influence-posture = Posture roll: Soft { $soft } %, Hard { $hard } %. Prestige +1 if it agrees with the US: { $agrees } %.
odds-influence-untested = Tested first (Poor 67 %, Fair 33 %), then { $modifier } to the die; success in all: { $chance } %.
odds-influence-needs = Needs { $needs } or more ({ $modifier } to the die): { $chance } %.
odds-influence-sure = Cannot fail ({ $modifier } to the die).
odds-influence-never = Cannot succeed ({ $modifier } to the die).
odds-influence-ally = It would become an Ally.
odds-influence-improves = Governance would improve.
odds-influence-aid = Missed by one, aid arrives: { $chance } %.
odds-regime-change = It becomes an Ally, Poor { $poor } % or Fair { $fair } %; all cells come into the open.
odds-prestige-roll = Prestige roll: up { $up } %, down { $down } %, by 3 or more { $big } %.
odds-withdraw = All aid goes and the regime is besieged.
odds-disrupt = { $number ->
    [one] One cell is exposed or removed.
   *[other] { $number } cells are exposed or removed.
}
odds-disrupt-cadre = The cadre is removed.
odds-prestige-rises = Prestige +1.
odds-alert = { $count ->
    [one] The plot there is removed.
   *[other] One of the { $count } plots there is removed.
}
odds-sure = Succeeds without a roll.
odds-each-die = Each die succeeds up to { $number }: { $chance } %.
odds-each-die-untested = Untested; each die succeeds with { $chance } %.
odds-with-dice = With { $dice } dice: { $parts }.
odds-at-least = { $wanted } or more { $chance } %
odds-travel-from = From here sure to: { $lands }.
odds-travel-within = Goes to ground there: the active cell becomes a sleeper, without a roll.
odds-travel-sure = Sure to arrive, without a roll.
odds-travel-roll = Arrives: { $chance } %. If not, the cell goes back to the track.
odds-travel-untested = Untested, so tested first. Arrives: { $chance } %. If not, the cell goes back to the track.
odds-revolution = Major Jihad: { $needed ->
    [one] one success
   *[other] { $needed } successes
} of { $dice ->
    [one] one die makes
   *[other] { $dice } dice make
} a revolution, { $chance } %.
odds-jihad-major = All cells become active.
odds-jihad-minor = Only as many cells as dice become active; no revolution.
odds-plot-limit = A plot up to number { $value } or a WMD is placed.
odds-plot-wins = If it is not blocked, you win the game.
odds-plot-funding = If it is not blocked: Funding +{ $number }.
odds-plot-funding-highest = If it is not blocked: Funding rises to 9.
odds-plot-governance = { $dice ->
    [one] One die against governance, { $chance } %:
   *[other] { $dice } dice against governance, { $chance } % each:
} a success costs one Aid and one level.
odds-plot-posture = Its posture is rolled.
odds-plot-posture-schengen = Its posture is rolled, and those of two other Schengen countries.
odds-plot-prestige-roll = Prestige roll.
odds-plot-prestige-falls = Prestige −1 if troops are still there.
odds-plot-prestige-lowest = Prestige falls to 1 if troops are still there.
odds-plot-left = Such plots left: { $left }.

# Front page
home-minutes = 60–180 min
home-weight = heavy
home-sentence = Every card is an event or an operation, and the other side's event happens too: governments, cells, troops and dice in 38 countries after September 2001.
