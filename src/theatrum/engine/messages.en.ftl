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

## What a caller did wrong
problem-no-language = there is no language { $lang }; choose { $known }
problem-no-game = there is no game { $name }{ $hint } Games: { $games }
problem-no-rule = there is no rule { $id }; the ids look like { $known }
problem-no-token = there is no token { $name }{ $hint }
problem-no-token-number = there is no token { $token }; tokens are 0 to { $last }, or names
problem-no-token-family = no token begins with { $prefix }
problem-tokens-twice = token names must be unique, these are not: { $names }
problem-no-seat = there is no seat { $seat }; this match has seats 0 to { $last }
problem-not-imagined = this reads a whole state; call it on imagine(seat, seed), never on the true match

problem-seats = { $game } is played by { $span }, not by { $seats }
problem-no-option = { $game } has no option { $option }; its options: { $choices }
problem-option-value = option { $option } cannot be { $given }; it takes { $possible }
problem-no-setup = { $game } has no setup with these options
problem-bad-seed = a seed is a whole number from 0 to 2^64 - 1, not { $seed }
problem-no-positions = { $game } has no builder of positions
problem-impossible-position = such a position cannot be: { $broken }
problem-no-die = a die shows 1 to 6, not { $die }

problem-cannot-read = cannot read { $path }: { $why }
problem-cannot-write = cannot write { $path }: { $why }
problem-in-file = { $path }: { $problem }
problem-not-toml = { $path } is not valid TOML: { $error }

problem-record-too-large = { $path } is too large to be a record
problem-record-not-text = { $path } is not a record: it is not text
problem-record-not-json = not a record: a mistake of JSON { $where }
problem-record-beyond-measure = not a record: it holds a number or brackets beyond all measure
problem-record-unmarked = not a record: the field 'theatrum' is missing
problem-record-format = record format { $found } is not known here; this program reads format { $known }
problem-record-field = not a record: the field { $field } is missing or wrong
problem-record-move = move { $number } is { $move }; it must read like '0 cell:b2'
problem-other-pack = the record was played { $wanted }, not { $have }; choose it with --pack DIR
problem-move-illegal = move { $number }, { $move }, is illegal{ $version }: { $problem }{ $cited }
problem-move-wrong = move { $number }, { $move }{ $version }: { $problem }
problem-record-diverges = the record does not lead to the position it names; it was edited or diverges{ $version }
problem-no-record-arranged = a position arranged by hand has no record: nobody played it from the start
problem-no-record-imagined = an imagined match has no record: it never took place
problem-promise-form = a promise is 64 hexadecimal digits, not { $promise }
problem-promise-missing = the record carries no promise and no salt, so yours cannot be checked
problem-promise-other = not honest: the promise you were shown is { $shown }, the record's is { $found }
problem-promise-broken = not honest: the seed { $seed } is not the one that was promised

problem-no-pack-folder = there is no pack folder { $folder }
problem-no-pack = { $folder } is not a pack: it has no pack.toml (with game, name and source)
problem-pack-file = { $file } is not a file that { $game } reads; a pack may have { $files }
problem-pack-message = { $file } has a message that cannot be read: { $message }
problem-pack-argument = { $file }: the message { $message } asks for { $missing }, which there is not
problem-pack-rule = { $file } lacks the rule { $rule }, which { $game } cites
problem-field = { $where }, field { $field }: { $problem }
wrong-missing = is missing; it must be { $wanted }
wrong-value = is { $value }; it must be { $wanted }
wrong-item = has { $value }; it must be { $wanted }
wrong-empty = is empty; it must be a text
wrong-entry = entry { $number } is { $value }; it must be a table
wrong-twice = has two entries called { $name }
wrong-unknown = is not known here; is it misspelt?
wrong-other-game = is { $value }; this pack is not for { $game }
wanted-text = a text
wanted-name = a name of small letters a-z, digits and _
wanted-texts = a list of texts
wanted-tables = a list of tables
wanted-flag = true or false
wanted-number = a whole number from { $low } to { $high }
wanted-one-of = one of { $list }
wanted-list-of = a list of { $list }

## Parts of these sentences
or = { $list } or { $last }
none = none
listed = { $list }
from-to = { $low } to { $high }
did-you-mean = ; did you mean { $names }?
at-place = at line { $line }, column { $column }
at-end = at the end
with-pack = with pack { $hash }
without-pack = with no pack
by-other-rules = { " " }(it was played by version { $then } of the rules, this is { $now })
not-utf-8 = it is not UTF-8 text
not-a-file = it is not an ordinary file
os-ENOENT = No such file or directory
os-EACCES = Permission denied
os-EPERM = Operation not permitted
os-EISDIR = Is a directory
os-ENOTDIR = Not a directory
os-ENOSPC = No space left on device
os-EROFS = Read-only file system
os-ENAMETOOLONG = File name too long
