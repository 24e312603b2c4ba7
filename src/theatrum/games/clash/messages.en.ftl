title = CLASH: Jihad vs. McWorld
seat-0 = McWorld
seat-1 = Jihad

## Tokens
token-support-mcworld = supports McWorld
token-support-jihad = supports Jihad
token-starter-mcworld = McWorld begins
token-starter-jihad = Jihad begins
token-dir-n = up the board (north)
token-dir-ne = north-east
token-dir-e = east
token-dir-se = south-east
token-dir-s = down the board (south)
token-dir-sw = south-west
token-dir-w = west
token-dir-nw = north-west
token-dots-white = white dots
token-dots-black = black dots
token-hidden-1 = first hidden tile
token-hidden-2 = second hidden tile

## Options
option-variant = Which game is played
option-variant-standard = five open neutral tiles that both may use
option-variant-beginner = beginners: coloured tiles only
option-variant-random-support = random support: two neutral tiles each, open
option-variant-hidden-support = hidden support: two neutral tiles each, hidden until played
option-variant-draft = draft: five open neutral tiles are shared out by choice
option-variant-secret-draft = secret draft: each player chooses two neutral tiles in secret
option-variant-long = long game: a neutral tile taken is replaced at once
option-series = How many games make a match
option-series-match = three games; two won games win the match
option-series-single = one game
option-series-points = an agreed number of games, counted by supporting tiles
option-games = The number of games, when playing for points
option-facing = Which tiles may be laid facing either way
option-facing-placer = only Mustafa; every other tile supports whoever places it
option-facing-mustafa-placer = none; Mustafa too supports whoever places it
option-facing-neutrals-free = Mustafa and the neutral tiles
option-facing-free = all tiles
option-strict-turning = Must every dotted neighbour be there to turn
option-strict-turning-off = what is there and can turn, turns
option-strict-turning-on = such an effect may be used only if every dotted cell on the board holds a tile that can turn
option-repeat-from = From where a repeated effect works
option-repeat-from-repeated = from the cell of the repeated tile
option-repeat-from-repeating = from the cell of the repeating tile
option-putsch = Is the reconstructed 17th neutral tile, Putsch, in the game
option-putsch-on = yes
option-putsch-off = no

## Questions
ask-starter = The last loss was yours: who begins this game?
ask-draft = Choose a neutral tile for your zone.
ask-secret-draft = Choose a tile to keep; the others are passed on or returned.
ask-tile = Choose a tile to place: from your zone or the neutral zone.
ask-start-cell = Place { $tile } on any cell.
ask-cell = Place { $tile } on a free cell.
ask-cover = Choose the tile for { $tile } to cover.
ask-support = Whom shall { $tile } support?
ask-destroy = { $tile }: which neighbour shall be destroyed?
ask-destroy-safe = { $tile }: which Safe neighbour shall be destroyed?
ask-turn = { $tile }: which neighbour shall turn?
ask-line = { $tile }: in which direction shall all tiles turn?
ask-colour = { $tile }: shall the neighbours at the white or at the black dots turn?
ask-turn-all = { $tile }: shall the dotted neighbours turn?
ask-discard = { $tile }: which neighbour shall leave the board at once?
ask-repeat = { $tile }: whose effect shall be repeated?
ask-agent = { $tile }: which of the opponent's tiles shall be discarded?
ask-hacker = { $tile }: which discarded tile do you take?
ask-crisis = { $tile }: which tile that supports you do you take back?
ask-elections = { $tile }: draw an unused neutral tile?
ask-move = { $tile }: which tile shall be moved?
ask-move-to = To which free cell does { $moved } move?

## Reasons
not-available = What you place must be a tile from your zone or from the neutral zone.
not-in-draft = What you take must be one of the tiles that still lie in the neutral zone.
not-in-secret-draft = What you keep must be one of the tiles you have just been dealt or passed.
nothing-to-cover = There is no tile to cover: it needs an up tile that supports you and is not Safe.
occupied = { $option } is occupied.
occupied-by-down = { $option } is still occupied by a destroyed tile.
cover-empty = { $option } is free: there is nothing to cover.
cover-opponent = The tile on { $option } supports your opponent.
not-dotted = Only a neighbour at which one of this tile's dots points can be chosen.
no-arrow = Only a direction in which one of this tile's arrows points can be chosen.
no-colour = Only a colour can be chosen, white or black: this effect works on all neighbours at dots of that colour.
empty = There is no tile on { $option }.
is-down = The tile on { $option } is destroyed; nothing affects it.
is-safe = The tile on { $option } is Safe.
not-safe = The tile on { $option } is not Safe, and only a Safe tile can be destroyed by this effect.
last-cell = This tile filled the last cell: destruction does not work, the game ends.
nothing-turns = Nothing would turn: { $option }.
not-all-turn = Not every dotted cell holds a tile that can turn: { $option }.
not-immediate = The tile on { $option } has no immediate effect to repeat.
already-repeated = The tile on { $option } has already acted in this chain.
nothing-to-repeat = The effect of the tile on { $option } would have no target.
not-supporting = The tile on { $option } does not support you.
not-itself = Neither the Financial crisis nor the tile just placed can be taken back: { $option }.
no-free-cell = There is no free cell to move a tile to.
not-free = A tile can be moved only to a free cell.
box-empty = No unused neutral tile is left.
not-in-zone = Only a tile in your opponent's zone can be chosen.
not-discarded = Only a tile in the discard pile can be chosen; a destroyed one still on the board is not there yet.

## The log
game-begins = Game { $number } begins; both players lay out their seven tiles.
neutrals-laid = Neutral zone: { $tiles }.
no-neutrals = No fresh neutral tiles are left for this game.
beginners = Beginners' game: no neutral tiles take part.
neutrals-reshuffled = All neutral tiles are shuffled again.
starter-drawn = Lots are drawn: { $seat } begins.
starter-named = { $loser } names the starting player: { $seat }.
drew-open = { $seat } draws: { $tiles }.
drew-hidden = { $seat } draws { $n ->
    [one] one hidden neutral tile
   *[other] { $n } hidden neutral tiles
}.
drew-hidden-own = You draw in secret: { $tiles }.
drafted = { $seat } takes: { $tiles }.
secret-drew = { $seat } draws { $n ->
    [one] one tile
   *[other] { $n } tiles
} in secret.
secret-drew-own = You draw in secret: { $tiles }.
secret-kept = { $seat } keeps { $n ->
    [one] one tile
   *[other] { $n } tiles
}.
secret-kept-own = You keep { $tile }.
secret-passed-own = You are passed: { $tiles }.
secret-returned = { $seat } returns { $n ->
    [one] one tile
   *[other] { $n } tiles
} to the box.
placed = { $seat } places { $tile } on { $cell }.
placed-start = { $seat } places { $tile } on { $cell }; it supports { $support }.
placed-for = { $seat } places { $tile } on { $cell }; it supports { $support }.
covered = { $seat } covers { $covered } on { $cell } with the { $tile }: one Safe tile.
refilled = The gap in the neutral zone is filled: { $tile }.
blocked = { $cell } is blocked: no effect for { $tile }.
stabilised = { $cell } is blocked but also stabilised: the effect of { $tile } works.
no-target = There is no target for { $tile }.
last-cell-ends = { $tile } fills the last cell: nothing is destroyed, the game ends.
not-used = { $seat } does without the effect of { $tile }.
destroyed = { $tile } destroys { $target } on { $cell }.
turned = { $tile } turns { $target } on { $cell }: it now supports { $seat }.
discarded = { $tile } discards { $target } from { $cell }.
repeats = { $tile } repeats the effect of { $target }.
agent-took = { $seat } has the opponent's { $target } discarded.
hacker-took = { $seat } takes { $target } from the discard pile.
crisis-took = { $seat } takes { $target } back from { $cell }.
elected = { $seat } draws { $target }.
moved = { $target } moves from { $from } to { $to }.
removed = The destroyed { $target } leaves { $cell }.
out-of-tiles = { $seat } has no tile left to place and loses.
cannot-place = { $seat } cannot place any tile and loses.
board-full = The board is full: { $a } { $x }, { $b } { $y }.
kabooom = The KABOOOM!!! supports { $seat }, who loses.
draw-long = Sixty tiles have been placed: the game is drawn.
draw-repeated = The same position for the third time: the game is drawn.
hidden-shown = { $seat } shows the tiles still hidden: { $tiles }.
game-won = { $seat } wins the game.
points = Points so far: { $a } { $x }, { $b } { $y }.

## Endings
won-game = { $seat } wins the game.
won-match = { $seat } wins the match; games won: { $x } to { $y }.
drawn-match = Nobody has won two games, so the match is drawn; games won: { $x } to { $y }.
won-points = { $seat } wins on points, { $x } to { $y }.
drawn = A draw, { $x } to { $y }.

## The terminal
terminal-headline = Game { $number } of { $games } · { $a } { $x } : { $y } { $b } · supported: { $s } : { $t }
terminal-neutral = Neutral zone
terminal-discard = Discard pile
terminal-aside = Used in earlier games
terminal-draft = Choose from
terminal-unused = { $n ->
    [one] one unused neutral tile in the box
   *[other] { $n } unused neutral tiles in the box
}

# The board picture
foretell-reach = In reach: { $tiles }.
foretell-nothing = Nothing in reach.
foretell-last-cell = As the ninth tile it would destroy nothing: the game ends.
foretell-blocked = An immediate effect would not work here.
foretell-turns = Turns: { $tiles }.
foretell-lies = { $tile }, supports { $seat }.

picture-game = Game { $number } of { $games }
picture-score = Games won: { $near } { $x } : { $y } { $far }
picture-points = Points: { $near } { $x } : { $y } { $far }
picture-move = { $seat } to move
picture-placing = { $seat } is placing: { $tile }
picture-acting = { $seat } carries out: { $tile }
picture-starter-open = The starting player is still to be named
picture-drafting = The neutral tiles are being shared out
picture-zone =
    { $count ->
        [one] { $seat }: { $count } tile
       *[other] { $seat }: { $count } tiles
    }
picture-hidden-tile = hidden tile
picture-hidden-mine = hidden from the other player
picture-neutral = Neutral
picture-draft = Choose one
picture-discard = Removed
picture-aside = Used in earlier games
picture-box =
    { $count ->
        [one] In the box: { $count } neutral tile
       *[other] In the box: { $count } neutral tiles
    }
picture-perhaps = They are among: { $tiles }
picture-empty = empty
picture-leaves = leaves after { $seat }’s move
picture-cell-free = { $cell }: free
picture-cell-up = { $cell }: { $tile }, supports { $seat }
picture-cell-down = { $cell }: { $tile }, down, leaves after { $seat }’s move
picture-covers = covers { $tile }
picture-safe = Safe
picture-blocked = immediate effects do not work here
picture-just-changed = changed in the last move
picture-supports =
    { $count ->
        [one] { $seat } is supported by { $count } tile
       *[other] { $seat } is supported by { $count } tiles
    }
picture-result-majority = Game { $number }: { $seat } won by majority, { $x } : { $y }
picture-result-no-tiles = Game { $number }: { $seat } won, the other had no tile left
picture-result-kabooom = Game { $number }: { $seat } won, KABOOOM supported the other
picture-result-draw = Game { $number }: a draw

# Front page
home-minutes = 15–40 min
home-weight = medium
home-sentence = Nine cells, two world orders: lay tiles that turn, destroy and shelter one another, and have most of them on your side when the board is full.

## What can be wrong with options, packs and positions
problem-games-without-points = option 'games' goes with series=points, not with series={ $series }
problem-tile-count = { $path }: there must be { $wanted } tiles, not { $found }
problem-position-field = a position of clash has no { $field }; it has { $fields }
problem-no-cell = there is no cell { $cell }; cells are { $first } to { $last }
problem-position-tile = the tile on { $cell } is { $text }; it must be described as: TILE [over TILE] PLAYER [down PLAYER]
problem-no-player = there is no player { $name }; players are { $players }
problem-no-tile = there is no tile { $name }
wrong-set-size = the set { $set } must have { $wanted } tiles, not { $found }
wrong-dot-twice = { $dot } stands there twice
