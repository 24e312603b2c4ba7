# What the terminal itself says; games bring their own texts.

games-seats = { $count ->
    [one] for 1 player
   *[other] for { $count } players
}
games-seats-from-to = for { $low } to { $high } players
games-usual = usual

source-rulebook = from the rulebook
source-public = publicly known
source-reconstructed = reconstructed

secretly = chooses secretly

play-person = you
play-seed = seed { $seed }
play-greeting = Answer by a number or a token; “help” lists what else you can type.
play-resumed = { $count ->
    [one] Resumed after 1 move.
   *[other] Resumed after { $count } moves.
}
play-thinks = { $seat } is thinking …
play-considers = The expert is thinking …
play-hand-over = Now { $seat }: the others, please look away.
play-press-enter = Enter shows your view.
play-offer-save = Keep the record? A file name, or Enter for no:
play-saved = Saved: { $file }
play-part = Goodbye.
play-part-saved = Goodbye. To go on: theatrum play --load { $file }
play-part-unsaved = Goodbye. This match was not saved; next time “save FILE” (or --save FILE) keeps it and theatrum play --load FILE goes on.
problem-no-such-number = There is no choice { $text }; the choices are 1 to { $count }.
problem-not-understood = “{ $text }” is neither a choice nor a command; “help” lists what you can type.
problem-why-what = Why what? Type “why” and a token, for example: why cell:b2
play-allowed = “{ $option }” is allowed.
play-undone = Taken back.
play-hint = The expert would choose: { $option }
play-hint-score = expected score
play-hint-visits = looks
problem-save-where = Save where? Type “save” and a file name.

play-key-number = 3 | token
play-help-number = choose by number, token, or name
play-key-rule = ? | ? RULE
play-help-rule = the rules behind the question, or one rule by its id
play-key-why = why TOKEN
play-help-why = why a choice is not allowed
play-key-undo = undo
play-help-undo = take back your last answer
play-key-hint = hint | hint 5s
play-help-hint = what the expert would do
play-key-log = log
play-help-log = everything that has happened so far
play-key-save = save FILE
play-help-save = keep the match in a file; “theatrum play --load FILE” goes on
play-key-board = board
play-help-board = show the board again
play-key-help = help
play-help-help = this list
play-key-quit = quit
play-help-quit = leave

replay-prompt = { $at }/{ $last } [Enter: next, b: back, number, q: leave]
replay-keys = Enter goes on, b goes back, a number from 0 to { $last } jumps, q leaves.
replay-unfinished = The match is not finished.
replay-written = { $count ->
    [one] 1 picture written to { $folder }.
   *[other] { $count } pictures written to { $folder }.
}

verify-honest = Honest: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} of chance follow from seed { $seed }; { $promise }.
verify-promise-shown = the promise you were shown is kept
verify-promise-carried = the promise in the record is kept
verify-promise-none = the record carries no promise

rules-no-test = NO TEST
rules-coverage = { $proved } of { $all } rules are proved by tests.

fuzz-progress = { $done } of { $all } matches
fuzz-matches = { $count ->
    [one] { $game }: 1 match in { $seconds } s, from seed { $seed } on.
   *[other] { $game }: { $count } matches in { $seconds } s, from seed { $seed } on.
}
fuzz-decisions = { $count ->
    [one] 1 decision, at most { $longest } in a match; { $each } ms a match.
   *[other] { $count } decisions, at most { $longest } in a match; { $each } ms a match.
}
fuzz-setups = { $met } of { $all } setups met.
fuzz-sound = Every invariant held.
fuzz-broken = Broken: { $what }
fuzz-again = To see it again:

bench-measures = Measuring { $game } …
bench-decisions = decisions/s
bench-matches = matches/s
bench-length = decisions a match
bench-clone = clone
bench-imagine = imagine + first move

pack-sound = { $count ->
    [one] The pack “{ $name }” for { $title } is sound; 1 match was played with it. It changes:
   *[other] The pack “{ $name }” for { $title } is sound; { $count } matches were played with it. It changes:
}
pack-nothing-new = the same as the original
pack-replaces-nothing = nothing

serve-ready = The table is set: { $url }
serve-stop = Ctrl-C ends it. “theatrum --help” lists what else there is.

## What can be wrong with a command
problem-option-form = -o { $text } must read like -o name=value
problem-option-twice = option { $option } is given twice
problem-too-many-seats = { $given } times --seat is too much: this match has { $seats } seats
problem-seat = --seat: { $problem }; or { $human }, to play
problem-play-what = play what? theatrum play GAME, or theatrum play --load FILE; `theatrum games` lists the games
problem-only-bots-play = nobody plays here but bots; theatrum watch shows them
problem-only-bots-watched = only bots can be watched; people play with theatrum play
problem-load-decides = a saved match brings its own seats, seed and options; leave them out with --load
problem-load-other-game = { $file } is a match of { $found }, not of { $wanted }
problem-no-png = PNG pictures need the package resvg-py: pip install 'theatrum[pictures]'
problem-pictures = cannot write pictures to { $folder }: { $why }
problem-pictures-among-others = { $folder } holds other files ({ $file }); choose an empty or a new folder for the pictures
problem-pack-game = { $file }, field 'game': is missing or no text; it must name a game
problem-pack-breaks = { $folder } breaks { $game } ({ $how }): { $what }
problem-nothing-found = no rule of { $game } says { $search } in this language
problem-no-tests = there are no tests to look through: no folder { $folder }
problem-no-server = the table needs { $missing }; install it with: pip install 'theatrum[server]'
target-name = no file can be called so
target-folder-missing = there is no folder { $folder }
target-is-folder = it is a folder
target-not-folder = it is not a folder
target-forbidden = permission denied
target-is-other = it exists and is not a record of a match
