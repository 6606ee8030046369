# What every game shares: names, errors, and the words of the command line.

player = Player { $number }
nobody = nobody
yes = yes
no = no

provenance-rulebook = from the rulebook
provenance-source = from a public source
provenance-reconstructed = reconstructed, not what is printed
provenance-owner = typed in by an owner of the game

## Errors

unknown-game = There is no game “{ $name }”. Known: { $games }.
game-broken = The game “{ $name }” is installed but cannot be loaded: { $problem }
bad-players = { $players } players is not possible: choose { $low } to { $high }.
bad-seed = The seed { $value } is not a whole number from 0 to 2^63 - 1.
bad-games = { $value } is not a number of games: it must be 0 or more.
too-many-games = { $value } games are too many at a time: { $most } at most. Take several runs with other seeds.
bad-seat = There is no seat { $value }: seats are counted from 0.
bad-threads = { $value } is not a number of threads: it must be 1 or more.
bad-language = There is no language “{ $value }”. Choose one of: { $languages }.
unknown-option = This game has no option “{ $option }”. Its options: { $known }.
bad-options = Options are names with their values, such as { $example }, not { $value }.
bad-option = The option { $option } cannot be “{ $value }”. Choose one of: { $values }.
nothing-to-undo = Nothing to take back: a turn can be undone as far as the last roll of the dice.
nobody-to-move = In this position nobody can do anything, and the game is not over: it was not reached by playing.
batch-row = Row { $row }: { $reason }
batch-games = { $value } is not a number of games for a batch: it must be 1 or more.
batch-chance = Chance cannot be “{ $value }”: choose one of { $values }.
batch-chance-pending = In row { $row } chance is asked, not a player: tell with step_chance what it brings.
batch-observations = Observations cannot be “{ $value }”: choose one of { $values }.
batch-numbers = Give { $number } whole numbers, one for each row; these are { $value }.
batch-rows = { $value } are no rows of this batch: each from 0 to { $last }, and only once.
batch-rows-form = Give the numbers of rows, or a mask with a yes or no for each of them; these are { $value }.
batch-other-match = This match does not fit: a batch takes matches of its own game, players and options that are not over.
batch-other-saved = This was saved of another kind of batch ({ $name } differs): game, players, number of games and what is observed must be the same.
batch-not-saved = { $value } is nothing that batch.save() has given.
batch-no-action = Row { $row }: { $id } is no action of this game; they are numbered from 0 to { $last } (-1 lets a row wait).
batch-memory = There is no room for { $games } games at once: choose fewer, or leave out observations and final.
cuda-no-array = Actions for the GPU must lie there: give an array of PyTorch, JAX or CuPy on the device, not a { $kind }.
cuda-bad-array = Give { $number } whole numbers of 64 bits (int64), one for each row and one after the other in memory; these are { $kind } of shape { $shape }.
batch-refused = { $number } actions were not legal, the first of them in row { $row }; nothing has changed there. Batch.match(row).why_not(action) says why.
no-observation = { $name } does not declare what a seat may see as numbers (observation.py), so there are no observations of it.
bad-view = This is no view of { $title }: give what match.view(seat) gives.
bad-view-rules = The rules of { $title } cannot go on from this view ({ $problem }): give what match.view(seat) gives.
bad-observation = An observation has { $width } numbers here; these have the shape { $shape }. It depends on the game and the number of players.
envs-missing = { $package } is not installed: pip install "vicus[{ $extra }]".
envs-reset = There is no game to go on with: call reset first.
envs-agent = There is no agent “{ $value }” here. Agents: { $agents }.
envs-opponents = Name one opponent for all other seats, or exactly { $number } in the order of turns: bots' names, or objects with choose(view, legal).
envs-policy = The opponents of many games at once are “random” or a function from observations, masks and seats to actions, not { $value }. Bots by name play in gymnasium.make.
envs-illegal = Illegal actions cannot be met with “{ $value }”: choose one of { $values }.
envs-engine = A vector environment works with NumPy arrays, so it cannot run on { $value }: choose native, wasm or interpreted, or use game.batch.
envs-render = There is no way “{ $value }” to render this. Ways: { $values }.
envs-outcomes = { $value } is not a number of outcomes of chance: it must be from 1 to { $high }.
envs-outcome = { $value } is nothing that chance can bring here: its outcomes are numbered from 0 to { $last }.
envs-seed = The seed { $value } is too large for OpenSpiel, whose numbers have 32 bits: choose one from 0 to { $high }.
no-record = This match began in the middle of a game: there is no record of it.

option-form = “{ $text }” is no option: write NAME=VALUE, such as movement=ring.
action-empty = Say what to do.
action-no-id = There is no action with the number { $id }.
action-unparsable = “{ $text }” is no action of this game. Actions begin with: { $kinds }.
action-form = “{ $text }” is not complete, or too long: write { $form }.
action-word = “{ $text }”: { $word } is not one of { $known }.
action-nowhere = “{ $text }”: there is no such thing in this game.

new-game-name = “{ $name }” cannot be the name of a game: write small letters, digits and underscores, such as my_game.
new-game-taken = There is a game “{ $name }” already.
new-game-exists = { $folder } is there already: choose another name, or another --folder.
new-game-module = Python has a package “{ $name }” already, which the game would hide: choose another name.
new-game-written =
    { $folder } is written: a small game that runs, to be turned into yours. Now:
      pip install -e { $folder }
      vicus play { $name }
      pytest { $folder }
    The guide is docs/adding-a-game.md.

record-not-json = This is not a Vicus record: it is no JSON text.
record-not-vicus = This is not a Vicus record: the field “vicus” is missing.
record-format = The record has format { $found }; this version reads format { $known }.
record-field = The record is damaged: the field “{ $field }” is missing or of the wrong type.
record-unknown-field = The record is damaged: it has an unknown field “{ $field }”.
record-rules = The record was made with rules version { $found }, this is version { $known }: it cannot be replayed here.
record-start = The record cannot be replayed: { $problem }
record-action-text = The record is damaged: action { $number } is no text.
record-action = The record is damaged: action { $number }, “{ $action }”, is not possible there. { $problem }
record-digest = The record is damaged: the replay ends in another position than the game that was recorded.
record-result = The record is damaged: its result is not the one that the game comes to.
record-notes-many = The record has more notes or variations than can be shown: at most { $most } notes.
record-note = The record is damaged: note { $number } does not fit its actions.
record-variation = The record is damaged: in a variation of note { $number }, “{ $action }” is not possible. { $problem }
annotate-line = Line { $line }: { $problem }
annotate-unknown = “{ $text }” is nothing that is known here. A line begins with one of: { $known }; “== name” begins a step.
annotate-heading = “{ $heading }” belongs before the first step.
annotate-missing = “{ $heading }: …” is missing before the first step.
annotate-number = “{ $heading }” is a number, not “{ $value }”.
annotate-no-step = A step is missing: it begins with “== name”.
annotate-twice = “{ $name }” is there twice.
annotate-gain = “gain” belongs to “done”: what a deed has brought.
annotate-gain-form = “gain” needs a drawing and a figure, such as “gain: ui-check +2”.
annotate-nothing-done = The step says what comes after a deed (“done”), but there is nothing to do in it (“do”).
annotate-do-late = In a step “do” comes before “play”: begin another step after what the others play.
annotate-not-yours = “do: { $action }”: it is not the learner’s turn. What others do is “play”.
annotate-yours = “play: { $action }”: it is the learner’s turn. What the learner does is “do”.
annotate-over = “{ $action }”: the game is over.
annotate-rule = “{ $rule }” is no rule. vicus rules { $package } lists them all.
annotate-mark = There is no “{ $mark }” on the board to point at. There is: { $known }.
annotate-language = The words of “{ $what }” are missing in: { $languages }.
annotate-empty = There are no words behind “{ $language }”.
annotate-long = { $number } words ({ $language }): at most { $most } are said at once.
no-lesson = There is no such lesson.
annotate-written = { $file } is written: { $steps } steps, { $actions } actions.
annotate-fine = Everything is right: { $steps } steps, { $actions } actions. --out FILE writes the record.
cannot-write = { $file } cannot be written: { $problem }.
record-none-left = There is no game to go on with.
record-no-file = There is no file { $file }.
record-unreadable = { $file } cannot be read: { $problem }.
link-broken = This link is broken: a part of it is missing, or was changed.
link-later = This link was made by a later version of Vicus.
link-too-long = This game is too long for a link: its box is one of your own, and a large one. Save it as a record.

box-no-file = There is no box file { $file }.
box-unreadable = The box file { $file } cannot be read: { $problem }.
box-not-toml = The box file { $file } is not valid TOML: { $problem }.
box-unknown-section = The box has an unknown section “{ $section }”. Compare it with the game's box.toml.
box-not-a-table = The section “{ $section }” of the box must be a table: write [{ $section }] and its values below.
box-unknown-key = The section “{ $section }” of the box has an unknown entry “{ $name }”. Known: { $keys }.
box-provenance = The provenance “{ $value }” in section “{ $section }” of the box is unknown. Write one of: { $known }.
box-number = { $name } in section “{ $section }” of the box is { $value }: it must be a whole number from { $low } to { $high }.
box-form = The box has a form that no game can be played with: { $problem }.
box-missing = The section “{ $section }” of the box lacks the entry “{ $name }”.
box-value = { $name } in section “{ $section }” of the box is { $value }: write { $expected }.

engine-unknown = There is no engine “{ $name }”. Engines: { $engines }.
engine-no-gpu = There is no NVIDIA driver on this machine, so the cuda engine cannot run. Use --engine native.
engine-no-cuda-compiler = The cuda engine needs numba-cuda. Install it with: pip install "vicus[gpu]"
engine-cuda-error = The GPU driver reports an error in { $function }: { $problem }.
engine-no-wasmtime = The wasm engine runs in wasmtime. Install it with: pip install "vicus[wasm]"
engine-no-wasm-linker = Building a WebAssembly module needs a linker. Install it with: pip install "vicus[wasm]"
engine-wasm-linker-failed = The WebAssembly module could not be linked: { $problem }
engine-wasm-compiler-failed = The rules could not be compiled to WebAssembly: { $problem }

## The command line

engine-compiling = Compiling the rules of { $title } for this machine (once, about 15 seconds)
engine-other-compiling = Waiting for another process that compiles the rules of { $title }
wasm-written = { $file } ({ $bytes } bytes)
wasm-one-box = A box belongs to one game: name that game.
wasm-no-folder = Nothing can be written to { $folder }: { $problem }.
static-written = { $folder }: the page without a server, { $megabytes } MB as hosts send it, and { $nets } MB of nets that are fetched later.
static-no-page = The page without a server is not built: run make static.
static-not-empty = { $folder } holds other files: name an empty folder, or one that `vicus static` has written.
static-no-wheel = { $file } could not be downloaded: { $problem }
static-not-compiled = The table's code could not be compiled: { $problem }
static-bad-stun = { $text } is no address of a STUN server; write one such as stun:stun.example.org:3478.
static-bad-turn = A TURN server has an address, a user and a password, such as "turn:turn.example.org:3478 ada secret"; this was { $text }.
warm-ready = { $title } was ready already.
warm-done = { $title } is ready ({ $seconds } s).
warm-cleared = { $folders ->
    [one] One folder of compiled rules deleted.
   *[other] { $folders } folders of compiled rules deleted.
}

play-bad-bots = { $bots } bots do not fit: with { $players } players there can be 0 to { $players }. Bots alone, with you looking on: --bots { $players }.
play-your-turn = { $seat }, it is your turn
play-choose = Number or text (? for help)
play-unknown-number = There is no choice { $number }: take 1 to { $most }.
play-hand-over = { $seat }, it is your turn: take the screen and press Enter
play-turn-over = Your turn is over. Enter ends it, u takes back the last step
play-saved = Saved to { $file }.
play-cannot-save = { $file } cannot be written: { $problem }.
play-save-where = Say where: save FILE
play-goodbye = The game is kept. Go on with: vicus play --resume
play-not-kept = The game could not be kept: its folder cannot be written.
play-over = The game is over
play-winner = { $names } wins.
play-winners = { $names } share the win.
play-help = Type the number or the text of a choice. Also:
    u, undo       take back the last step of your turn
    hint          what a strong bot would do, and why
    s, scores     the scores with their lines
    b, board      draw the table again
    r, rules ID   a rule of the catalogue, e.g. rules { $example }
    save FILE     keep the game
    q, quit       leave
play-reconstructed = Parts of this box are reconstructed, not what is printed (vicus box { $game }; --box FILE for your own).

serve-ready = Vicus is at { $address } (Ctrl-C ends it)
serve-no-page = The page is not built. Run: make page
serve-bot-name = There is already a bot called “{ $name }”. Give it another name: --bot "NAME={ $bot }"
serve-bot-unnamed = The program needs a name for the guests: --bot "NAME={ $bot }"
serve-bot-bad-name = “{ $name }” cannot be the name of a bot: it takes one to { $longest } characters that can be printed.
limit-unknown = There is no limit “{ $name }”. There are, for instance: { $near }. All of them: vicus serve --limits
limit-bad = The limit { $name } cannot be “{ $value }”: it takes a { $whole ->
    [yes] whole number
   *[no] number
 }, { $least } or more.
serve-port-taken = Port { $port } at { $host } is taken by another program. Choose another one: vicus serve --port { $other }
serve-port-forbidden = This user may not listen on port { $port }. Choose one from 1024 on, such as --port 8000, and put a proxy in front of it.
serve-bad-address = This machine has no address “{ $host }” to listen on. Try --host 127.0.0.1, or --host 0.0.0.0 for other machines.
serve-bad-port = { $port } is not a port: choose a number from 1 to 65535.
serve-bad-level = There is no log level “{ $value }”. Choose one of: { $levels }.
serve-bad-log = There is no form “{ $value }” for the log. Choose one of: { $forms }.
serve-bad-proxy = “{ $value }” is no address of a proxy. Write one such as 127.0.0.1 or 10.0.0.0/8.
http-unknown-host = This server does not answer to the name “{ $host }”. If the name is yours, start it with: vicus serve --allow-host { $host }
http-too-fast = Too many requests from your address. Try again in a few seconds.
http-too-many = Too many pages are open at once: close some of them and try again.
export-not-over = The record of a game can be had when it is over: it holds all coming dice.

database-missing = There is no database { $database }. Name another one; vicus serve makes a new one.
database-empty = The database { $database } is empty: vicus serve or vicus db migrate makes it one of Vicus.
database-foreign = { $database } is not a database of Vicus.
database-earlier = The database { $database } has the schema of an earlier version ({ $revision }). First run: vicus db migrate --database { $database }
database-later = The database { $database } was written by a later version of Vicus (schema { $revision }). Install that one: pip install --upgrade vicus
database-no-driver = There is no driver for the database { $database }. Use sqlite:///FILE; for PostgreSQL: pip install "vicus[postgres]"
database-no-url = This is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
database-unusable = The database { $database } cannot be used: { $problem }
database-unreachable = No PostgreSQL answers at { $database }. Start it, or correct host and port. ({ $problem })
database-no-entry = The PostgreSQL at { $database } does not let this user in. Check user and password in the URL, and pg_hba.conf of the server. ({ $problem })
database-no-name = The PostgreSQL at { $database } has no database of that name. Make it (CREATE DATABASE …), or correct the name. ({ $problem })
database-move-served = The database { $database } is being played on, and what is played meanwhile would stay behind. Stop vicus serve first.
database-used = The database { $database } has tables or guests already, and nothing is overwritten. Name an empty one.
database-same = { $database } cannot be filled from itself.
database-differs = The copy in { $database } differs from the original (table { $table }), so nothing was kept.
database-damaged = The copy for { $file } is damaged, so it was not kept: { $problem }
database-no-file = There is no file { $file }.
database-no-folder = There is no folder { $folder } for the database. Make it first, or name another file.
database-file-exists = There is a file { $file } already, and nothing is overwritten. Name another one.
db-kept = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $lines ->
    [one] one line
   *[other] { $lines } lines
} of { $tables ->
    [one] its log
   *[other] their logs
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}
db-migrate-current = The database { $database } is up to date (schema { $revision }).
db-migrate-new = The database { $database } is made (schema { $revision }).
db-migrate-done = The database { $database } is up to date now: schema { $revision }, before { $before }.
db-migrate-kept = As it was it is kept in { $file }; delete that when you will not go back.
db-backup-done = { $database } is copied to { $file }: { $kept }.
db-restore-done = { $database } is filled from { $file }: { $kept }.
db-move-done = { $source } is copied to { $target }: { $kept }. From now on: vicus serve --database { $target }
db-move-done-secret = { $source } is copied to { $target }: { $kept }. From now on: vicus serve --database URL, with the URL as you gave it here, password and all; better in the environment, as VICUS_DATABASE.
db-prune-which = Say which tables: --waiting DAYS, --playing DAYS or --finished DAYS.
db-prune-waiting = Waiting for players, unchanged for { $days ->
    [one] one day
   *[other] { $days } days
}: { $number }
db-prune-playing = Begun, unchanged for { $days ->
    [one] one day
   *[other] { $days } days
}: { $number }
db-prune-finished = Finished, unchanged for { $days ->
    [one] one day
   *[other] { $days } days
}: { $number }
db-prune-dry = { $number ->
    [one] One table would be deleted.
   *[other] { $number } tables would be deleted.
} To do it, add: --yes
db-prune-done = { $number ->
    [one] One table deleted.
   *[other] { $number } tables deleted.
}
serve-processes = { $number } processes serve it.
serve-bad-processes = { $value } processes cannot serve: take 1 or more.
serve-processes-sqlite = Several processes need PostgreSQL, and { $database } is not. Leave --processes out, or move: vicus db move { $database } postgresql://…

rules-unknown = { $title } has no rule “{ $id }”. vicus rules { $game } lists them all.
rules-kind-R = stated in the rulebook
rules-kind-I = interpretation, where the rulebook is silent
rules-kind-X = example of the rulebook
rules-no-tests = No tests here: run this in the project's folder.
rules-covered = { $title }: { $covered } of { $all } rules have a test.
rules-untested = no test

simulate-title = { $title }, { $players } players: { $games } random games
simulate-seat = Seat
simulate-mean = Mean score
simulate-spread = Spread
simulate-wins = Wins (95 % interval)
simulate-even = even: { $share }
simulate-length = Moves per game: { $mean } on average, { $low } to { $high }; forced decisions: { $forced } per game.
simulate-speed = { $moves } moves in { $seconds } s on { $engine }: { $speed } moves/s. Checksum { $checksum }.
simulate-falls-back = The native engine is not compiled yet (vicus warm): these few games run interpreted.
simulate-running = Playing

replay-title = { $title }, { $players } players, { $actions } decisions
replay-step = Enter: next decision, b: back, q: quit
replay-date = Played on { $date }
replay-bot = { $seat } (bot, { $level })
replay-points = { $who }: { $points }
replay-bad-position = There is no decision { $number }: the record has { $actions }.

bench-title = Random games of { $title }, { $players } players
bench-engine = Engine
bench-speed = Moves/s
bench-games = Games/s
bench-forced = Forced/s
bench-cores = { $cores ->
    [one] one core
   *[other] { $cores } cores
}

score-total = Total
written-to = Written to { $file }.

## Bots for people, and hints

unknown-level = There is no level “{ $level }”. Levels: { $levels }.
bad-workers = { $value } is not a number of processes: it must be 1 or more.
level-beginner = beginner
level-casual = casual
level-strong = strong
level-master = master
level-grandmaster = grandmaster
level-about-beginner = looks no further than the next step
level-about-casual = plays sensibly, slips now and then
level-about-strong = plays well
level-about-master = plays very well, seldom slips
level-about-grandmaster = the best that this program can do
play-opponent = { $bot }: { $level }
play-opponent-level = { $bot }: { $level }, { $about }
play-coach = { $points ->
    [one] This loses about 1 point. Better: { $move }. Choose yours again to play it anyway.
   *[other] This loses about { $points } points. Better: { $move }. Choose yours again to play it anyway.
}
play-hint-nothing = There is nothing to choose now.
bot-played-instead = { $seat } failed: a legal move was played instead.
bot-played-instead-why = { $seat } failed, a legal move is played instead. { $problem }
bots-not-ready = Bots are still getting ready: those that plan ahead play a little weaker until then.
bots-own-box = This server has no strong bots for this box at the moment: casual ones play for them at this table.
bots-own-box-coming = Strong bots for this box are being prepared. Until they are ready, casual ones play for them.
hint-title = Hint
hint-option = { $action }{ $chance ->
    [none] { "" }
   *[other] : wins about { $chance } %
}
hint-then = then: { $steps }
hint-gains = gains now: { $changes }
hint-prepares = prepares: { $changes }
hint-costs = costs: { $changes }
hint-change = { $feature } { $change }
hint-later = pays off in later turns
hint-alike = at the next step nothing speaks for one more than for another
hint-lost = the game can hardly be won any more: this loses by the fewest points
hint-won = the game is as good as won: this wins by the most points
hint-even = all of these win equally often: this is expected to bring the most points
hint-also = Also possible:
hint-not-planned = The strong bots are still getting ready: this looks at the next step alone and knows no chances.

## Looking back

analyse-busy = Many games are being looked back at right now: try again in a minute.
analyse-not-over = Look back when the game is over: until then only those who watch see chances.
analyse-not-ready = This game cannot be looked back at yet: the strong bots for its box are not ready.
analyse-old-rules = This game was played by other rules than today’s: it can be replayed, but not judged.
analyse-progress = Judging decisions
analyse-judge-deep = judged by a net that learned the game, and its search
analyse-judge-search = judged by search
analyse-player = player
analyse-points = points
analyse-luck = luck
analyse-fair = without luck
analyse-skill = skill
analyse-error = error a decision
analyse-accuracy = accuracy
analyse-word-flawless = flawless
analyse-word-sharp = sharp
analyse-word-solid = solid
analyse-word-shaky = shaky
analyse-word-wild = wild
analyse-turning = What decided it
analyse-luck-moment = Turn { $turn }: chance moves { $seat } by { $chance } % ({ $points } points)
analyse-slip = Turn { $turn }: { $seat } misses a chance, { $chance } % ({ $points } points)
analyse-find = Turn { $turn }: { $seat } finds the best move, { $chance } % over the next one
analyse-played = Played: { $action }
analyse-better = Better: { $action }
analyse-second = Next best: { $action }

## Bots and the arena

unknown-bot = There is no bot “{ $bot }”. Known: { $known }; or search:500, search:0.2s, greedy:180, policy, policy:50, deep:200, deep:0.2s, module:Class, policy=module:function, cmd:COMMAND.
bot-form = “{ $bot }” does not say which bot: write { $form }, with a module that can be imported from here.
bot-not-found = The bot “{ $bot }” cannot be made: { $problem }.
bot-illegal = The bot { $bot } answered with something that is not legal: { $answer }.
bot-no-action = The bot { $bot } answered with something that is not legal: { $answer }. A bot in Python gives back one of the objects in legal, not its number or text.
bot-not-started = The bot { $bot } cannot be started: { $problem }.
bot-not-on-windows = { $bot } cannot be started on Windows: bots that are programs run on Linux and macOS. Write it in Python (module:Class), or use WSL.
bot-ended = The bot { $bot } has ended.
bot-too-slow = The bot { $bot } did not answer within { $seconds } seconds.
bot-rubbish = The bot { $bot } answered with something that is no answer: { $line }
bot-not-imported = The bot “{ $bot }” cannot be made: importing { $module } fails. { $problem }
bot-no-module = The bot “{ $bot }” cannot be made: there is no module “{ $module }” here or among the installed ones.
bot-no-class = The bot “{ $bot }” cannot be made: { $module } has no class or function “{ $attribute }”.
bot-parameters = The bot “{ $bot }” cannot be made: it wants “{ $parameter }”, but bots are given only game and seed.
bot-method-parameters = The bot “{ $bot }” cannot be used: its method { $method } wants “{ $parameter }”, but is given only { $given }.
bot-not-made = The bot “{ $bot }” cannot be made. { $problem }
bot-no-choose = “{ $bot }” is no bot: it has no method choose(view, legal).
bot-no-command = Say which program: cmd:COMMAND.
bot-ended-saying = The bot { $bot } has ended. Its last words: { $words }
bot-out = The bot { $bot } stays out of this game: it has failed { $starts } times.
bot-raised = The bot { $bot } has failed: { $problem }
arena-bad-workers = { $value } is not a number of processes: it must be 1 or more.
arena-scores = Scores: 5, 25, 50, 75 and 95 %
arena-speed = Simulations/s
arena-fault-column = Faults
arena-fault = { $bot }: { $number } decisions were made for it, each the first legal action. The first time: { $first }
arena-unbalanced = Not everybody had every seat equally often: that takes a multiple of { $round } games.
arena-stopped = Stopped after { $done } of { $games } games. The same command goes on from there.
arena-stopped-lost = Stopped after { $done } of { $games } games. They are lost; with --out FILE the same command would go on.
arena-no-contest = { $file } is no file of a contest: choose another one.
arena-damaged = { $file } is damaged in line { $line }. Nothing was changed; delete the line, or choose another file.
arena-file-in-use = { $file } is being written by another contest.
arena-worker-died = A worker process has died, together with the bot in it: the bot has ended it, or there was too little memory. With --out, all that was finished is kept and the same command goes on from there.
arena-ray-failed = Ray at { $address } cannot be used: { $problem }
bot-visits = The bot { $bot } says that it has tried an action { $value } times: visits are whole numbers from 0 to { $most }.
bot-no-budget = The bot “{ $bot }” has no time to think: give it simulations (search:500) or seconds (search:0.2s).
lab-title = { $title }, { $players } players, all { $bot }: { $games } deals, each with the standard game and with the change
lab-what = What
lab-standard = Standard
lab-changed = Changed
lab-difference = Difference (95 % interval)
lab-nothing = Nothing differs from the standard game. Change a value (--set KEY=VALUE), an option (-o NAME=VALUE) or the box (--box FILE).
lab-few = One deal says nothing: --games must be 2 or more.
lab-insights-option = { $option } says nothing of a page of insights, which is about all numbers of players and has pictures of its own: leave it out.
lab-form = “{ $text }” is no change: write KEY=VALUE, such as { $example }.
lab-no-key = The box has no “{ $entry }”: { $where } has { $known }.
lab-no-section = The box has no “{ $entry }”. It has { $known }.
lab-kind = { $entry } is { $old } in the box: “{ $new }” is not of the same kind.
lab-wins = Wins of { $seat }
lab-score = Score
lab-winner-score = Winner's score
lab-lead = Winner's lead
lab-moves = Decisions in a game
lab-rounds = Rounds
lab-all-lines = Share of all points: { $line }
lab-winner-lines = Share of the winners' points: { $line }
lab-marked = * The interval leaves out 0. Of { $rows } rows about { $chance } do so by mere chance.
plot-unchanged = unchanged
arena-running = Games
arena-title = { $title }, { $players } players: { $games } games
arena-bot = Bot
arena-wins = Wins (95 % interval)
arena-rating = Rating
arena-score = Score (5 – 95 %)
arena-time = A decision
arena-tampered = Game { $number } of { $bots } was not played by the rules: its decisions lead to something else than was reported. A bot has changed the game in its process. Run bots that you do not trust as programs (cmd:…).
arena-bad-entropy = --entropy is “{ $value }”: give 16 to 64 hexadecimal digits, as the first line of a contest has them, or seed.
arena-before = How often the bot of a line came before that of a column
arena-records-folder = { $folder } is not empty and holds no games of this contest: choose another folder.
arena-two-bots = An arena needs at least two bots, each by its name.
arena-other-plan = { $file } is of another contest: choose another file.
arena-other-bots = { $file } is of another contest: since then the code or the weights of { $bots } have changed. Choose another file.
arena-bad-games = --games is { $value }: give a whole number of games, at least 1.
arena-no-ray = Ray is not installed: pip install "vicus[ray]".
bot-no-policy = “{ $bot }” is no policy: it must be a function act(observations, masks), perhaps with info, or a class whose objects can be called so.
policy-answer = The policy { $bot } must answer with { $number } whole numbers, the id of an action for each row. It gave { $answer }.

## vicus dataset
dataset-no-bot = Say who plays: --bot NAME.
dataset-bad-shard = --shard is { $value }: give a whole number of games for each file, at least 1.
dataset-too-many = { $value } games are too many for one folder: { $most } at most. Make several with other seeds.
dataset-too-many-bots = { $value } bots are too many for one dataset: { $most } at most. Make several.
dataset-bad-format = There is no format “{ $value }”. Known are: { $known }.
dataset-no-parquet = Parquet needs pyarrow: pip install "vicus[parquet]". Without it, --format npz works.
dataset-folder = { $folder } is not empty and holds no dataset: choose another folder.
dataset-other = { $folder } holds a dataset with other settings ({ $names }). Nothing was changed; choose another folder.
dataset-in-use = { $folder } is being written by another run.
dataset-none = { $folder } holds no dataset: it has no dataset.json that can be read.
dataset-version = The dataset in { $folder } has format { $version }; this version of Vicus knows format { $known }.
dataset-damaged = { $file } is not what dataset.json says of it. Delete the file, and the command that made the dataset makes it again.
dataset-made = { $games } games, { $decisions } decisions in { $shards } files, { $size } MB.
dataset-stopped = Stopped: { $done } of { $games } games are kept. The same command goes on from there.

## vicus fit
fit-step = { $what }: { $share } against the weights before
fit-regression = regression
fit-mutation = mutation
fit-now = now
fit-to-come = to come
fit-prospects-now = prospects now
fit-prospects-to-come = to come
fit-share = New weights against those at the start: { $share } ({ $low } – { $high }) of { $games } games; 50 % is even. As if between two: a win over three others counts twice.
fit-loss = Who wins (log loss on positions of players with the new weights, less is better): { $now }; the prospects before { $before }; knowing nothing { $even }.
fit-bad-number = --{ $option } is { $value }. Give a whole number that is not negative (at least 1 game).
unknown-setting = There is no setting “{ $setting }” here. There are: { $known }.
setting-range = { $setting } of the search cannot be { $value }: give a whole number from { $low } to { $high }.
judgement-unread = The judgement { $file } cannot be read: { $problem }.
judgement-not-toml = { $file } is no judgement file (TOML, as `vicus fit --out FILE` writes it): { $problem }
judgement-unknown = The judgement { $file } has “{ $name }” in [{ $section }], which this game does not know. There are: { $known }.
judgement-missing = The judgement { $file } lacks in [{ $section }]: { $names }.
judgement-number = { $name } in [{ $section }] of { $file } is { $value }, not a whole number.
judgement-pair = { $name } in [{ $section }] of { $file } is { $value }. Give two whole numbers: [now, as far as the game is still to come].
level-unknown = The level { $level } cannot be “{ $value }”. Give a whole number, or one of "greedy:180", "search:500", "policy", "policy:150", "deep:200".
level-range = The level { $level } cannot be { $value }: the number is to be from { $low } to { $high }.
net-none = { $name } comes without a net, so there are no bots “policy” and “deep” for it. With a file of your own: policy/net=FILE, deep:200/net=FILE.
net-fractions = { $file } is what training wrote, in fractions. Bots take whole numbers: policy.npz beside it, or python -m vicus.nets.make { $file } GAME policy.npz.
net-no-net = { $file } is no net, or damaged: give policy.npz, as vicus train writes it.
net-no-start = { $file } is no net, or damaged: give policy.npz or net.npz, as vicus train writes them.
net-whole = { $file } is in whole numbers already: give net.npz, as vicus train writes it.
net-unread = { $file } cannot be read as a net: { $problem }.
net-format = This net has the format { $format }; known is { $known }.
net-other-game = This is a net for { $other }, not for { $name }.
net-observation = This net does not fit { $name }: it has learned with another observation ({ $other }, now { $digest }).
net-actions = This net does not fit { $name }: it knows { $other } actions, the game has { $number }.
net-not-finite = The net cannot be used: { $name } holds numbers that are none (training has diverged). Train with a lower rate.
net-shape = The array “{ $name }” of this net has the shape { $shape }; it must be { $wanted }.
storage-unavailable = Nothing can be saved right now, so the game pauses. Your last step was not made. It goes on by itself.
limit-tables = This server allows you { $most } tables that wait or are being played. Finish one first, or go on tomorrow.
limit-address = Many tables have been made from your network today. Play at one that is there, or go on tomorrow.
limit-full = This server is full. Try again later.
limit-bot-tables = Tables of bots alone: at most { $most } at one time. Watch one to its end first.
limit-analyses = You have looked back at many games. Go on in a minute.
limit-hints = That was a lot of hints. Think for yourself for a minute.
limit-imports = That was a lot of records. Wait a minute before the next one.
limit-undo = You have taken back a lot in this turn. Play on from here and end the turn.
limit-preferences = You have changed the settings at this table very often. From now on they stay as they are.
grace = Nobody loses a seat so soon: { $seconds } more seconds.
not-away = This player is there.
game-rests = The game rests. Whoever plays can let it go on.
talk-off = The host has switched talk off at this table.
host-only = Only the host can do that.
hints-off = The host has switched hints off at this table.
coach-people = The coach is for games against bots.
not-your-seat = You can only choose for yourself.
colour-taken = Somebody else has this colour. Choose another one.
nobody-sits = Nobody sits at the table yet: somebody has to play.
not-all-ready = Not everybody is ready yet. Wait for them, or free their seat.
fill-surprises = Somebody else sits here already. Put the bots on the free seats first, so that everybody sees them.
limit-talk = So much has been said at this table that nothing more is kept: { $most } messages.
limit-talking = That was a lot to say. Wait a moment.
device-foreign = This can only be asked by a page of this server.
device-too-many = That was too often. Wait a minute.
device-used = This link was used already, or is too old. Make a new one on the device where you play.
grace-days = At this table everybody has time for each turn: { $days ->
    [one] one day
   *[other] { $days } days
 }. After that a bot takes over by itself.
time-over = { $seat } ran out of time: a bot plays on.
pace-bad = There is no such time limit: either a clock of up to { $minutes } minutes each, or up to { $days } days for a turn.
notice-turn = It is your turn.
notice-remind = It is still your turn: your time runs out in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-over = The game is over. See how it ended.
notice-rematch = Somebody asks you for another game.
notice-expired = Your time ran out, and a bot plays on. See whether you can take your seat back.
notice-test = This is how you are told. It works.
notice-mail-why = You get this mail because you asked to be told when it is your turn. One click ends it:
notice-confirm-title = Vicus: is this your address?
notice-confirm-text = Somebody wants to be told at this address when it is their turn in a game. If that is you, follow this link within a day:
notice-confirm-else = If it is not you, do nothing: you will get no further mails. To rule it out for good:
notice-bad-address = This is no mail address. Write it like name@example.org.
notice-bad-url = This is no address that can be called. Write it in full, such as https://ntfy.sh/my-topic.
notice-not-https = Only addresses that begin with https:// are called.
notice-bad-push = The browser gave no valid address for notices. Reload the page and switch them on again.
notice-off = The host of this server has switched this kind of notice off.
notice-too-many = That was too often. Wait a minute.
notice-too-many-channels = You are told in so many ways already that there is no room for one more. Remove one first.
notice-bad-request = The server does not understand this. Reload the page and try again.
notice-gone = Nobody answers there any more, so it was removed. Add it again.
notice-failed = It could not be delivered. Check the address, or try again later.
notice-mail-failed = The mail could not be sent. Check the address, or try again later.
notice-link-used = This link was used already, or is too old.
notice-confirmed = Thank you. From now on you are told by mail when it is your turn.
notice-stopped = Done: this address gets no more mails.
serve-bad-notices = “{ $value }” is no kind of notice. Write some of { $known }, or none.
serve-smtp-url = Mails have links in them: say with --url where people find this server, such as --url https://vicus.example.
serve-bad-url = “{ $value }” is no address of a server. Write it like https://vicus.example.
serve-bad-smtp = The mail server is not written as it should be: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps://… Signs such as @ in a password are written as %40. Without encryption: &tls=no.
limit-sitting = You have sat down at this table very often. Start the game where you sit, watch, or make a new table.
limit-leaving = You have left this game very often. Play on, or resign.
limit-arranged = So much has been arranged at this table that nothing more can be. Play as it is, or make a new table.
limit-box = The box in this record is too large: at most { $most } bytes.
limit-box-large = This box is too large: at most { $most } bytes.
limit-boxes = That was a lot of boxes. Wait a minute before the next one.
record-later = This table was written by a later version of Vicus.
serve-near = Others in your network reach it at { $address }
serve-bad-host = “{ $value }” is no name of a machine. Write it without http:// and without a port, such as vicus.example.
serve-bad-origin = “{ $value }” is no origin of a page. Write it with its scheme, such as https://vicus.example.
limit-no-value = Write a value for the limit: --limit { $name }=NUMBER
database-served = The database { $database } is in use by a vicus serve. Stop that one first, or name another database. (Several servers can share a PostgreSQL database, no SQLite file.)

# Puzzles
puzzles-title = Puzzle { $number }, rating { $rating }: find the move
puzzles-today = Today’s puzzle (number { $number }, rating { $rating }): find the move
puzzles-ask = { $seat } is to move. One decision here is clearly better than all others: which one?
puzzles-choose = Number of your move, ? shows it, q leaves
puzzles-not-legal = That is not one of the moves in the list.
puzzles-right = Right: that is the best move.
puzzles-alike = Right: that is as good as the best move.
puzzles-wrong = { $less ->
    [none] Not the best: the search hardly looked at that move. Try again.
   *[other] Not the best: it costs about { $less } % of the win. Try again.
  }
puzzles-solvers = Found by: { $solvers }
puzzles-found = Puzzle { $number }: rating { $rating }, { $players } players, { $gap } % of the win apart (game { $games })
puzzles-made = { $number } new puzzles out of { $decisions } decisions in { $games } games: { $file }
puzzles-not-found = None of the { $games } games had a decision that is clearly best. Try more games.
puzzles-none = There are no puzzles for { $name } yet ({ $file }). Make some: vicus puzzles { $name } --games 20
puzzles-damaged = { $file } holds no puzzles of this game: { $problem }
puzzles-no-place = There is nothing at { $file }.
puzzles-no-number = There is no puzzle { $number }: the last one is { $most }.
puzzles-differs = { $number }: solution { $solution }, found now { $found }
puzzles-checked = { $number } puzzles searched anew with { $simulations } simulations: the same move is best in { $agreed }, and clearly so in { $clear }.
puzzles-hold = { $number } hold, with the same answers; they are in { $file }.

## vicus train
train-preparing = Compiling the kernels for a GPU (some minutes) …
train-prepared = { $folder } has all that is needed. On the machine with the GPU: python -m vicus.train { $folder } --out OUT
train-no-out = Say where the net goes: --out FOLDER.
train-no-time = Give more than 0 minutes, and at least one iteration.
train-no-gpu = PyTorch finds no GPU here. Learn with --device cpu (slow), or prepare for another machine with --prepare FOLDER.
train-device = There is no device { $value }. Known are: { $known }.
train-unknown = There is no setting “{ $setting }”. Known are: { $known }.
train-few-games = Give at least 2 games to look at the strength by.
train-damaged = { $file } cannot be read: it is damaged. Delete it to begin anew, or choose another folder.
train-start = { $file } has other sizes than this run (hidden units × blocks × learned columns): { $found } instead of { $wanted }. Give them with --set, or another net.
train-old-task = { $folder } was prepared by another version. Prepare it anew: vicus train GAME --prepare FOLDER
train-folder = { $folder } holds files, but no run. Nothing was changed; choose an empty folder or a new one.
train-range = { $setting } cannot be { $value }: give a number from { $low } to { $high }.
train-stopped = Stopped. The same command goes on from what was kept in { $folder }; python -m vicus.nets.make { $folder }/net.npz { $game } { $folder }/policy.npz lets it play as it is.
train-stopped-early = Stopped before anything was learned.
train-looking = Looking at random games first (the first time the rules are compiled for it, about a minute) …
train-other = { $folder } holds a run with another { $names }. Nothing was changed; choose another folder.
train-wins = { $players } players { $share } against { $opponent }
train-progress = { $minutes } min, { $decisions } million decisions: { $wins }
train-done = Let it play: vicus arena { $game } policy/net={ $file } strong
teacher-other = { $folder } is a dataset of something else than a net of { $name } sees. Make one: vicus dataset { $name } --bot deep:300 --closer --out FOLDER
teacher-other-rules = { $folder } was played with another box, or by other rules, than { $name } has now: the same number may be another action there. Make a dataset with the standard box of today.
teacher-no-search = In { $folder } nobody has searched: there is nothing to learn from. Make a dataset with --bot deep:300.
teacher-few = { $folder } has fewer than { $games } games that were searched: one in so many is held back to see how well a net has learned. Add games: --games with a larger number.
