## Problems
problem-no-table = There is no such table; check the link.
problem-no-key = This link leads to no table; check that it is whole.
problem-no-page = There is no such page.
problem-not-your-seat = This link does not hold that seat.
problem-no-question = That seat is not asked anything now.
problem-record-not-yet = The record holds all secrets; it is given out when the match is over.
problem-not-over-yet = That is possible when the match is over.
problem-no-takebacks = This table was set up without take-backs.
problem-over-is-over = The match is over and its seed is shown; nothing can be taken back any more.
problem-nothing-to-take-back = There is nothing to take back.
problem-nobody-asks = Nobody asks you for a take-back now.
problem-not-on-your-list = This browser does not list that table.
problem-outdated = This table was set up under other rules than those of now, and its moves do not go with them any more; so it cannot go on. You can download its record, with every move that was made.
problem-chat-length = A line of chat has 1 to { $most } characters.
problem-bad-agreement = Take-backs are one of { $takebacks }; absence is one of { $absence }, and a clock needs minutes.
problem-too-large = The request is larger than { $most } kB.
problem-no-length = The request must say how long it is.
problem-malformed = “{ $where }” cannot be understood: { $what }
malformed-missing = it is missing
malformed-json-invalid = it is not valid JSON
malformed-extra-forbidden = there is no such field
malformed-literal-error = it must be { $expected }
malformed-string-too-long = it has more than { $max_length } characters
malformed-too-long = it has more than { $max_length } entries
malformed-too-short = it needs at least { $min_length } entries
malformed-greater-than-equal = it must be { $ge } or more
malformed-less-than-equal = it must be { $le } or less
malformed-string-type = it must be a text
malformed-int-type = it must be a whole number
malformed-int-parsing = it must be a whole number
malformed-bool-type = it must be true or false
malformed-bool-parsing = it must be true or false
malformed-otherwise = it has not the form described in /api/openapi.json
problem-malformed-request = The request cannot be understood.
problem-wrong-method = This address does not take that kind of request.
problem-our-fault = Something broke on our side. Nothing was changed; please try again.
problem-no-address = there is no address { $host } to listen on; --host takes a name or number
problem-port-taken = port { $port } is taken, perhaps by another table; choose one with --port
problem-cannot-listen = cannot listen on { $host } port { $port }: { $why }
problem-no-database = { $url } is not a database this program can open: { $why }
problem-cannot-open-database = cannot open the database { $url }: { $why }

## The frame of every page
ui-description = Board games with exact rules: play in the browser against bots, at one screen, or with friends by link.
ui-skip = Skip to the content
ui-settings = Language and light
ui-theme = Light or dark
ui-footer = Theatrum is a fan-made rules engine. All drawings and rule texts here are our own; no publisher’s artwork is used, and no publisher is involved.
ui-problem = That did not work
ui-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ui-outdated = This table cannot go on
ui-home = To the front page
ui-open-rule = Rule { $rule }

## The table page
ui-seats = Seats
ui-board = The board
ui-bar = What is asked
ui-side = Log, rules and chat
ui-log = Log
ui-rules = Rules
ui-chat = Chat
ui-about = About this table
ui-come-back = This link is your seat: open it on any device to play on. Keep it to yourself.
ui-watch-link = Whoever has this link can watch; it shows only what everybody may see.
ui-watch-too = Whoever has this second link can watch; it holds no seat and shows only what everybody may see.
ui-copy = Copy the link
ui-copied = The link is copied.
ui-copy-failed = The link could not be copied; here it is:
ui-promise = Before the first move this table settled all its dice and shuffles. When the match is over, this number proves that nothing was changed:
ui-no-promise = The seed of this match was known before its first move, from a record or by the wish of whoever set up the table; so this table promises nothing about dice and shuffles. “theatrum replay FILE --verify” checks the record itself.
ui-copy-watch = Copy the link to watch
ui-leave = Leave (your seat stays yours)
ui-you = you
ui-person = here
ui-away = away
ui-stand-in = a bot stands in
ui-thinking = thinking…
ui-to-move = to choose
ui-hand-over = Hand the device to: { $name }
ui-hand-over-why = The others look away. Nothing is shown until you say who you are.
ui-i-am = I am { $name }
ui-undo-by = { $name }: take back the last choice
ui-replay = Look through the match
ui-rematch = Play again
ui-record = Download the record
ui-checking = Checking that chance was honest…
ui-honest = Chance was honest: the seed shown now is the one that was settled before the first move (checked in this browser).
ui-dishonest = The seed does not match what was settled before the first move. Do not trust this match.
ui-cannot-check = This browser checks whether chance was honest only over a secure connection; the replay shows how to check it yourself.
ui-over = The match is over.
ui-waiting = Waiting for { $names }.
ui-waiting-bots = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
ui-choices = Choices
ui-on-board = { $count ->
    [one] One choice on the board
   *[other] { $count } choices on the board
}
ui-play = Play
ui-latest = Latest in the log:
ui-to-log = To the log
ui-to-board = To the board
ui-point = Point at a choice to see what it does.
ui-zoom = How near
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = The whole board
ui-acts = What you can do
ui-undo = Undo
ui-hint = Hint
ui-why = Why not?
ui-cards = Cards
ui-help = Keys
ui-back = Take-back
ui-ask-back = Ask for a take-back
ui-back-asked = { $name } asks for a take-back; the others have to agree.
ui-back-vote = { $name } asks to take back the last choice. Do you agree?
ui-agree = Agree
ui-refuse = Refuse
ui-allowed = That is allowed now.
ui-why-on = Point at anything on the board to hear why it may not be chosen. Press W or the button again to stop.
ui-thinking-hint = The expert is thinking…
ui-hint-forced = There is only one choice.
ui-hint-title = What the expert would do
ui-hint-choice = Choice
ui-hint-share = How sure
ui-hint-score = Chance to win, estimated
ui-close = Close
ui-reconnecting = Reconnecting…
ui-offline = The server cannot be reached. Your choice will be sent as soon as it can.
ui-loading = Opening the rulebook…
ui-new-message = New message
ui-broken = That did not work; please try again.
ui-chat-empty = Nobody has said anything yet.
ui-onlooker = Onlooker
ui-say = Say
ui-say-label = Your message to the table
ui-help-title = Playing by keyboard
ui-help-lead = Everything can be done without a mouse. Choices glow on the board; point at anything else to hear why it may not be chosen.
ui-key-arrows = go from choice to choice
ui-key-enter = choose (the space bar too)
ui-key-undo = undo
ui-key-hint = ask the expert
ui-key-why = why-not mode: point at anything
ui-key-cards = leaf through the cards
ui-key-log = to the log, and back
ui-key-rules = to the rules
ui-key-zoom = nearer, farther, the whole board
ui-letters = Single keys are shortcuts
ui-key-help = these keys
ui-key-esc = close what is open
ui-rematch-title = A new table is set
ui-rematch-lead = Send the others their links; each opens one seat.
ui-rematch-go = To the new table

## Pages around the table
page-ago-now = just now
page-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
page-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
page-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
page-level-random = random
page-level-novice = novice
page-level-expert = expert
page-level-expert-seconds = { $seconds ->
    [one] expert, thinks for 1 second
   *[other] expert, thinks for { $seconds } seconds
}
page-who-bot = { $name } (bot: { $level })
page-who-you = { $name } (you)
page-yes = yes
page-no = no
page-needs-script = This page needs JavaScript; please allow it here.
page-to-table = To the table
page-copy = Copy
page-copied = Copied

## Front page
page-home-title = What shall we play?
page-home-lead = Take a seat: against the expert, at one screen, or with friends by link. The rules are exact, and every “no” names its reason.
page-games = Games
page-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-players-range = { $low }–{ $high } players
page-play-now = Play now
page-play-now-label = Play now: { $title }, against the expert
page-new-table = New table
page-new-table-label = New table: { $title }
page-rules = Rules
page-rules-label = Rules: { $title }
page-running = My tables
page-finished = Finished
page-unreadable = set up under other rules; it cannot go on
page-remove = Remove
page-remove-label = Remove from my tables: { $game }
page-remove-title = Remove this table from your list?
page-remove-lead = Nothing changes for the others, and your seat stays yours. But only this link leads back to it; keep it if you may want to return:
page-remove-link = Link to the table
page-remove-yes = Remove it
page-remove-no = Keep it
page-your-turn = Your turn
page-waiting-for = Waiting for { $who }
page-watching = you are watching
page-invite-again = Links to hand out
page-ways = Come to a table
page-join-label = A link or key that somebody gave you
page-join = Go there
page-join-hint = It leads to your seat, to a table you may watch, or to a replay.
page-import-invite = You have the record of a match in a file?
page-import-link = Bring it to the table

## New table
page-new-title = New table: { $game }
page-seats = Who sits where
page-seats-hint = Several seats of your own share this screen: you pass the device around, and nobody sees another hand. A friend gets a link.
page-seat-count = Players
page-who = Played by
page-who-me = me, at this screen
page-who-friend = a friend, by link
page-who-level = bot: { $level }
page-name = Name (may stay empty)
page-options = What exactly is played
page-more-options = More options
page-agreement = What is agreed
page-takebacks = Taking moves back
page-takebacks-consent = freely while nothing new is seen; beyond that, when the others agree
page-takebacks-free = always
page-takebacks-none = never
page-absence = When somebody is away
page-absence-wait = we wait, for days if need be
page-absence-clock = everybody has a clock; when it runs out, a bot plays on
page-absence-stand-in = a bot plays for whoever is gone, until they are back
page-minutes = Minutes for each player
page-create = Set the table
page-links-title = The table is set
page-links-lead = Give each friend the link to their seat. Whoever has a link holds the seat, so send it to one person only.
page-link-friend = Link to the seat: { "{" }seat{ "}" }
page-link-watch = Link to watch: shows only what everybody may see
page-links-elsewhere = The links to this table are kept in the browser that set it up, and only there.
page-links-hint = These links stay on your front page, in this browser, until the match is over.

## Replay
page-replay-title = { $game }: the replay
page-not-yet = This match is still being played. When it is over, it can be stepped through here, from every seat.
page-steps = Step by step
page-slider = Move
page-go-first = To the start
page-go-previous = One move back
page-go-next = One move on
page-go-last = To the end
page-step-start = Before the first move
page-step = { $seat }: { $label }
page-step-asked = { $seat } · { $question } → { $label }
page-step-lost = This step could not be shown.
page-view = Seen by
page-view-onlooker = an onlooker
page-keys = Keys: ← and → step, Home and End jump.
page-log = What has happened up to here
page-analysis = Where it turned
page-analysis-hint = How the expert estimated each player’s chance to win, after every move: 100% is a sure win. Click to go there.
page-analysis-progress = The expert is thinking: { $done } of { $all } moves …
page-chart-label = Graph of each player’s estimated chance to win, move by move; the largest swings are listed below it.
page-swings = The largest swings:
page-swing = Move { $move }, { $who }: { $label } ({ $seat } { $points })
page-result = How it ended
page-seat = Player
page-score = Score
page-outcome = Result
page-won = won
page-lost = lost
page-shared = drew
page-scoring = The scoring, worked out
page-take = Keep it, pass it on
page-record = Download the record
page-rematch = Play again
page-share = A link to this replay, for anybody
page-dice = Was chance honest?
page-dice-how = Before the first move the table fixed its seed, from which all dice and shuffles follow, and showed this promise: the SHA-256 hash of salt and seed. Now that the match is over, you can see that the promise was kept.
page-dice-promise = Promise
page-dice-salt = Salt
page-dice-seed = Seed
page-dice-kept = The promise was kept: the hash of salt and seed is the promise.
page-dice-kept-here = The promise was kept: your browser has worked the hash out, and it is the promise.
page-dice-broken = The promise was NOT kept: the hash of salt and seed is another one.
page-dice-yourself = To check it yourself:
page-dice-record = To check it together with every die and shuffle, with the record that you can download above:

## Rules
page-rules-title = Rules: { $game }
page-rules-lead = In our own words, one rule at a time. The mark behind each tells where it comes from.
page-search-label = Search the rules, or give an id
page-search = Search
page-chapters = Chapters
page-rules-found = { $count ->
    [0] No rule says “{ $query }”.
    [one] 1 rule says “{ $query }”.
   *[other] { $count } rules say “{ $query }”.
}
page-rules-seed = Where they come from: { $seed }
page-source-rulebook = rulebook
page-source-rulebook-long = Printed in the rulebook
page-source-public = publicly known
page-source-public-long = Not in the rulebook, but publicly known
page-source-reconstructed = our reading
page-source-reconstructed-long = Not printed in the rulebook; reconstructed by us

## Import
page-import-title = Bring a record
page-import-lead = A record is a match as a small file. It is played again move by move and checked; then you can step through it, or play on where it stopped.
page-import-file = Choose the file
page-import-text = Or paste it here
page-import = Bring it to the table
page-import-too-large = This file is too large to be a record.
