# The words of the page in the browser.

## Everywhere

page-close = Close
page-cancel = Cancel
page-on = on
page-off = off
page-you = you
page-loading = One moment
page-reconnecting = The connection is lost, trying again
page-missing = A part of the page could not be loaded. Trying again.
page-reload = Reload the page
page-to-lobby = To the lobby
page-rule = Rule { $rule }
page-rules = Rules
page-rules-of = { $title }: the rules
page-quick = Quick reference
page-chapters = Chapters
page-search-rules = Search the rules
page-nothing-found = No rule has these words.
page-rules-missing = The rules cannot be loaded now.
page-help = Help and keys

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = like the system
page-theme-light = light
page-theme-dark = dark
page-to-light = Light colours
page-to-dark = Dark colours
page-speed = Animations
page-bot-speed = Bots play
page-speed-0 = at once
page-speed-5 = fast
page-speed-10 = normal
page-speed-20 = slow
page-sound = Sound
page-auto-end = End my turn automatically
page-auto-end-hint = If this is on, a turn ends as soon as nothing is left to choose. If not, you can undo until you press End turn.

page-keys = Keys
page-key-action = choose an action
page-key-arrows = walk over the board
page-key-enter = choose the place
page-key-next = next possible place
page-key-undo = undo
page-key-restart = restart the turn
page-key-end = end the turn
page-key-step = one move back, one on
page-key-play = play the moves, pause
page-key-hint = a hint: what to do, and why
page-key-since = since my last turn
page-key-escape = take back a choice, back to now
page-key-help = this help

## Lobby

page-hero = Villages to build, friends to beat.
page-hero-line = Board games in your browser. No account: fill the seats with friends or bots, and play.
page-your-name = Your name
page-table-link = A table’s link
page-join = Join
page-games = Games
page-facts = { $least }–{ $most } players{ $minutes ->
    [0] {""}
   *[other] {" "}· { $minutes } min
}
page-credits = A game by { $designer }, published by { $publisher }. All drawings here are our own.
page-seats = Seats
page-seat = Seat { $number }
page-add-seat = Add a seat
page-remove-seat = remove the seat
page-free-seat = invite somebody
page-free = free
page-level-beginner = beginner bot
page-level-casual = casual bot
page-level-strong = strong bot
page-level-master = master bot
page-level-grandmaster = grandmaster bot
page-level-tag-grandmaster = GM
page-level-about = { $level }: { $about }
page-play = Play
page-invite = Invite
page-options = Options
page-first-game = Your first time? Play the variant for the first game
page-who-may-join = Who may join
page-open = everybody
page-private = only with the link
page-private-hint = A table for everybody is listed in the lobby while a seat is free.
page-my-tables = My tables
page-open-tables = Open tables
page-no-tables = Nothing yet. Press Play.
page-no-open-tables = No table is looking for players now.
page-waits = { $number ->
    [one] one waits for you
   *[other] { $number } wait for you
}
page-your-turn = your turn
page-state-over = over
page-state-stopped = stopped
page-state-watch = playing · watch
page-state-playing = in play
page-state-free = { $free } of { $players } seats free
page-records = Records
page-records-line = Every game can be saved as a record and watched again.
page-import = Open a record
page-import-line = Choose the file of a saved game, or paste its text. It opens as a table on which you can go to any move.
page-choose-file = Choose a file
page-paste-record = Or paste the text here
page-open-record = Open
page-device = Play on another device
page-device-line = Your name, your seats and your games come along. Scan the code with the other device, or open the link there.
page-device-code = Code that leads to the link below
page-device-link = Link for the other device
page-device-once = It can be used once, within { $minutes } minutes. Give it to nobody else: whoever opens it plays as you.
page-device-new = New link
page-device-copy = Copy the link
page-copied = Copied
page-device-take-line = This device becomes the same player as the one that made the link. Games that you began here under another name stay with that name, and this device forgets it.
page-device-take = Play here as the same player
page-device-done = Done: you are { $name } here, too.
page-device-offline = The server cannot be reached. Try again in a moment.
page-forget = Delete everything of mine
page-forget-line = This cannot be undone. At once, and for good:
page-forget-name = Your name and your identity here are deleted, on your other devices, too.
page-forget-archive = Your finished games, statistics and ratings are deleted.
page-forget-words = Whatever you have said at tables, and your settings there and in this browser, are deleted.
page-forget-seats = In running games bots take over your seats; you cannot take them back.
page-forget-others = Games with other people stay theirs: there you are “somebody”.
page-forget-kept = Files that you have saved stay with you. Backups of the host keep everything until the host replaces them.
page-forget-yes = Delete everything

## My games

page-mine = My games
page-mine-line = What you have finished, how it went, and how well you play.
page-mine-nav = Main pages
page-mine-filter = Show games of
page-mine-all = All games
page-mine-archive = Finished games
page-mine-statistics = Statistics
page-mine-statistics-of = { $title }: statistics
page-mine-empty = No finished game yet
page-mine-empty-line = Finish one, and it stays here for good: the result, the replay, your statistics and your rating. A game against bots is two clicks away.
page-mine-empty-game = You have not finished a game of { $title } yet.
page-mine-choose = Choose a game
page-mine-col-game = Game
page-mine-col-people = Who played
page-mine-col-result = Result
page-mine-col-rating = Rating
page-mine-col-look = Look at it
page-mine-won = won
page-mine-shared = shared win
page-mine-place = { $place } of { $players }
page-mine-resigned = resigned
page-mine-away = left to a bot
page-mine-gave-up = resigned
page-mine-stand-in = bot: { $points }
page-mine-agreed = ended by agreement
page-mine-somebody = somebody
page-mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-mine-replay = Watch
page-mine-replay-of = Watch { $name } again
page-mine-look = Result
page-mine-look-of = Result of { $name }
page-mine-look-back-of = Look back at { $name }
page-mine-gone = no replay
page-mine-gone-line = The host of this server deletes old tables. What is kept of this game is the result.
page-mine-unrated = not rated
page-mine-why-abandoned = Ended by agreement: counts nowhere.
page-mine-why-brought = Played on from a record: counts nowhere.
page-mine-why-own-box = With a box of your own: counts nowhere.
page-mine-why-hints = Somebody used hints: counts in the statistics, not for the rating.
page-mine-why-own-bot = Against one of this server’s own bots, whose strength nobody knows: not for the rating.
page-mine-why-alone = Alone at the table: not for the rating.
page-mine-pages = Pages
page-mine-page = Page { $page } of { $pages }
page-mine-newer = Newer
page-mine-older = Older
page-mine-rating = Rating
page-mine-rating-value = { $value } ± { $margin }
page-mine-rated = { $games ->
    [one] after one rated game
   *[other] after { $games } rated games
}
page-mine-provisional = provisional
page-mine-provisional-line = Provisional until the ± is { $sure } or less: usually within thirty games.
page-mine-unknown = No rated game yet. Everybody begins at { $value } ± { $margin }: as good as a beginner bot, or much better, or much worse.
page-mine-near-beginner = weaker than a beginner bot
page-mine-near-casual = between a beginner and a casual bot
page-mine-near-strong = between a casual and a strong bot
page-mine-near-master = between a strong and a master bot
page-mine-near-grandmaster = between a master and a grandmaster bot
page-mine-near-above = stronger than a grandmaster bot
page-mine-curve = Your rating after each of the last { $games } rated games: it began at { $first } and is { $last } now. The bots are lines: { $bots }.
page-mine-about = What the number means
page-mine-about-scale = The bots are the yardstick, and stay where they are: { $bots }. Of two players whose ratings are 6 apart, the better one wins about three games of four.
page-mine-about-margin = The ± says how sure it is: in 95 of 100 cases the true strength lies within. Each game has a rating of its own, and they cannot be compared.
page-mine-about-counts = Games played to the end are rated, with people and with our bots. Undoing within your own turn is part of the game. A game is not rated if anybody used a hint, if it came from a record, or if it was played with a box of your own or against one of this server’s own bots. Whoever gives up, or is replaced by a bot to the end, counts as last.
page-mine-about-before = Hints have been noted ever since there has been this page; earlier games count as if none had been used. Nobody but you sees this page.
page-mine-col-against = Against
page-mine-col-games = Games
page-mine-col-wins = Won
page-mine-col-best = Best
page-mine-col-average = Average
page-mine-against-all = everybody
page-mine-against-people = people
page-mine-against-mixed = mixed company
page-mine-against-beginner = beginner bots
page-mine-against-casual = casual bots
page-mine-against-strong = strong bots
page-mine-against-master = master bots
page-mine-against-grandmaster = grandmaster bots
page-mine-group = { $against }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-mine-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-mine-wins-said = { $share } won; likely between { $low } and { $high }. Chance alone would give { $even }.
page-mine-between = { $low }–{ $high }
page-mine-wins-key = The bar shows the 95 % interval, the tick what chance alone would give. A shared win is a part of one; “mixed company” is people with bots, or bots of several levels.
page-mine-given-up = { $number ->
    [one] One game was given up or left to a bot: not won, and its points do not count.
   *[other] { $number } games were given up or left to a bot: not won, and their points do not count.
}
page-mine-left-out = { $number ->
    [one] One game counts nowhere: ended by agreement, from a record, or with a box of one’s own.
   *[other] { $number } games count nowhere: ended by agreement, from a record, or with a box of one’s own.
}
page-mine-latest = You have played very often: the latest games are counted.
page-mine-lines = Points by source, on average
page-mine-lines-choose = Choose a row above to see the points of those games.
page-mine-lines-said = { $line }: you { $mine }, the others { $others }
page-mine-lines-you = you
page-mine-lines-others = the others
page-mine-all-finished = All finished games
page-mine-data = My data
page-mine-data-line = Everything that this server knows about you, to keep or to delete.
page-mine-save = Save everything as a file
page-mine-saving = Collecting
page-mine-saved = Saved: { $games } games, { $records } records, { $words } of your messages, the settings of this browser.
page-mine-save-broken = The file broke off: the server had a problem. Try again in a moment.
page-mine-hint-line = With a hint, this game does not count for ratings.

## Before the start

page-sit = Sit here
page-invite-link = Link for friends
page-copy = Copy
page-ready = I am ready
page-start = Start the game
page-host-starts = The host starts the game.
page-leave = Leave the table
page-room-free = Free seat
page-take-away = Take this seat away
page-free-it = Free this seat
page-ask-to-go = Free the seat of { $seat }
page-ask-to-go-line = { $seat } gets up and can sit down again while a seat is free.
page-seat-bot = Seat a bot
page-which-bot = Which bot
page-arrange = Arrange seat { $number }
page-move-up = One place forward
page-move-down = One place back
page-host = host
page-you-host = you, host
page-begins = begins
page-is-ready = ready
page-not-ready = not ready yet
page-starts-it = starts the game
page-change-looks = Change face or colour
page-your-face = Your face
page-your-colour = Your colour
page-colour-1 = Cornflower, circle
page-colour-2 = Brick, square
page-colour-3 = Straw, triangle
page-colour-4 = Mint, diamond
page-colour-5 = Aubergine, hourglass
page-face-doll = Wooden doll
page-face-long = Long hair
page-face-beard = Beard
page-face-curls = Curls
page-face-bun = Red bun
page-face-glasses = Fair hair and glasses
page-face-bald = Bald
page-face-braids = Braids
page-face-bob = Grey bob
page-face-scarf = Headscarf
page-face-short = Short hair
page-invites = { $seat } invites you to play
page-invite-code = Code that opens this table on a phone
page-share = Share the link
page-share-text = Come and play { $title } with me
page-seats-taken = { $taken } of { $players } seats taken
page-sit-down = Sit down
page-room-name = Write your name, then sit down
page-listed = Everybody may join
page-terms = How it is played
page-who-begins = Who begins
page-who-begins-line = Whoever begins has the first turn; the others follow in the order of the seats.
page-who-begins-lot = The lot decides when the game starts; the others follow in the order of the seats.
page-by-lot = by lot
page-first-seat = first seat
page-open-line = The lobby lists the table while a seat is free.
page-private-line = Only whoever has the link finds the table.
page-watching-allowed = Everybody may watch
page-watching-on = The lobby lists the game while it is played, for everybody to watch.
page-watching-off = The lobby does not list the game. Whoever has the link can watch.
page-hints-allowed = Hints
page-hints-line = In their own turn players can ask what a strong bot would do.
page-talk-line = Players write to each other and send signs.
page-fill = Bots for the free seats
page-fill-start = Fill with bots and start
page-room-sit = Choose a seat, or just watch
page-room-full = All seats are taken; you are watching
page-room-friends = Waiting for your friends
page-room-few = { $least ->
    [one] At least one has to play
   *[other] At least { $least } have to play: invite somebody, or seat a bot
}
page-room-ready = { $ready } of { $players } are ready
page-room-changed = The host has changed something. Have a look, then say that you are ready.
page-room-all = Everybody is ready
page-room-waits = Waiting for { $names }.
page-room-away = Away right now: { $names }.
page-room-left-out = { $free ->
    [one] The free seat is left out: { $players } play.
   *[other] { $free } free seats are left out: { $players } play.
}

## Table

page-skip = To the board
page-people = Players and log
page-players = Players
page-supply = Supply
page-log = Log
page-log-start = Before the first turn
page-log-unfold = Unfold all
page-log-fold = Fold all
page-actions = Your turn
page-turn-of = { $seat }’s turn
page-waiting-for = { $seat } is thinking
page-thinks = thinking
page-watching = You are watching.
page-watchers = { $number ->
    [one] one person is watching
   *[other] { $number } people are watching
}
page-since = Since my last turn
page-replay = Replay
page-first = First move
page-prev = One move back
page-next = One move on
page-now = Now
page-play-on = Play the moves
page-replay-pause = Pause
page-replay-speed = Speed of the replay: { $speed }
page-at-turn = to play
page-back-to-now = Back to now
page-move = move { $ply }
page-looking = This was move { $ply }
page-enlarge = Everything about { $seat }
page-if-now = If the game ended now
page-hidden = hidden until the end
page-hint = Hint
page-hint-asking = Thinking
page-hint-play = Play this
page-hint-chance = wins about { $chance } %
page-hint-lead = expected lead: { $points } points
page-undo = Undo
page-restart = Restart turn
page-end-turn = End turn
page-turn-done = Your turn is done
page-turn-done-hint = End it, or undo.

## Result

page-result = Result
page-rematch = Rematch
page-to-rematch = To the rematch
page-watch-replay = Watch it again
page-export = Save the record
page-give-link = Share
page-share-line = The link holds the whole game, also the names of those who played. Whoever has it can open it.
page-share-game = Copy a link to the game
page-share-position = Copy a link to this position ({ $number })
page-share-puzzle = Copy it as a puzzle: find the best move
page-share-link = The link
page-share-play-on = Play on from here
page-share-opening = A game from a link
page-share-puzzle-title = Find the best move
page-share-puzzle-line = It is your move. Choose on the board: nothing is played yet.
page-share-yours = Your choice:
page-share-thinking = The bot is thinking …
page-share-verdict-best = That is what the bot would do, too.
page-share-verdict-alike = The bot prefers another, but yours is as good.
page-share-verdict-other = The bot would rather do something else.
page-share-verdict-none = The bot has found something better.
page-share-chances = The chance to win with each, as a strong bot estimates it.
page-share-again = Try another
page-share-play-move = Play on with it

## Puzzles
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $title }
page-puzzles-line = Find the move: positions of strong games in which one decision is clearly best.
page-puzzles-today = Today’s puzzle
page-puzzles-today-done = Today’s puzzle is done
page-puzzles-next = Next at your level
page-puzzles-all-done = You have answered them all.
page-puzzles-none = There are no puzzles for this game yet.
page-puzzles-facts = rating { $rating } · { $players } players
page-puzzles-number = Puzzle { $number }, { $facts }
page-puzzles-rating = Your rating
page-puzzles-rating-new = not rated yet
page-puzzles-solved = { $solved } of { $number } solved
page-puzzles-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
page-puzzles-streak-none = Solve today’s puzzle to begin a streak.
page-puzzles-level = Difficulty
page-puzzles-level-easy = Easy
page-puzzles-level-medium = Medium
page-puzzles-level-hard = Hard
page-puzzles-level-master = For masters
page-puzzles-state-first = solved
page-puzzles-state-later = solved at a later try
page-puzzles-state-shown = shown
page-puzzles-state-missed = missed
page-puzzles-state-open = open
page-puzzles-kept = Kept in this browser. The rating moves with your first answer to each puzzle.
page-puzzles-title = Find the move
page-puzzles-ask = You are { $seat }, and it is your move. One decision is clearly better than all others. Choose it on the board.
page-puzzles-one = Only this one decision counts, not the rest of the turn.
page-puzzles-yours = Your choice:
page-puzzles-verdict-best = That is the best move!
page-puzzles-verdict-alike = Right: as good as the best move.
page-puzzles-verdict-wrong = Not the best.
page-puzzles-verdict-shown = The best move
page-puzzles-costs = It costs about { $percent } % of the win.
page-puzzles-hardly = The search hardly looked at it: nothing speaks for it.
page-puzzles-try = Choose another on the board.
page-puzzles-show = Show me
page-puzzles-again = Try again
page-puzzles-play = Play on from here
page-puzzles-another = Next puzzle
page-puzzles-book = All puzzles
page-puzzles-chances = The chance to win with each, by a deep search from what this seat can see.
page-puzzles-found-by = Who finds it
page-puzzles-found-of = { $level }: { $found } of { $tries }
page-puzzles-finder-misjudges = misjudges often
page-puzzles-finder-slips = slips now and then
page-puzzles-finder-plans = plans ahead
page-puzzles-finder-plans-far = plans far ahead
page-puzzles-moved = Your rating: { $rating } ({ $change })
page-puzzles-fold = Fold or unfold
page-puzzles-gone = There is no such puzzle any more.

## Errors

page-error-malformed = The server did not understand that.
page-error-too_large = That is too much text.
page-error-too_fast = That was too fast. Try again in a moment.
page-error-unknown_table = There is no such table. The link may be incomplete.
page-error-not_seated = You have no seat at this table.
page-error-seat_taken = Somebody else took this seat.
page-error-not_your_turn = It is not your turn.
page-error-stale = The game has moved on.
page-error-not_started = The game has not started yet.
page-error-already_started = The game has started already.
page-error-busy = One hint at a time: the last one is still being worked out.
page-error-over = The game is over.
page-error-not_allowed = That is not possible here.
page-error-bad_input = That cannot be read.
page-error-internal = The server has a problem. Nothing is lost: try again.
page-error-stopped = This game was begun under earlier rules and cannot go on.
page-error-unavailable = Nothing can be saved right now, so the game pauses. It goes on by itself.
page-error-limit = That is more than this server allows.

## Games that have no part of the page of their own

page-yes = yes
page-no = no
page-kept = hidden
page-doings = What you can do
page-doings-none = It is not your turn.
page-choose = Choose what to do
page-choose-hint = { $number ->
    [one] One thing is possible.
   *[other] { $number } things are possible.
}
page-choose-first = Choose one of the actions first.
page-seen = What there is to see
page-facts-of = State of the game
page-in-front = In front of each player
page-stopped = This game cannot go on
page-stopped-line = It was begun under earlier rules, and under the rules of today it would be another game. What was played until the last finished turn can be saved as a record.

## Tables from records

page-recorded-on = Played on { $date }
page-recorded-people-on = This game was recorded on { $date }: { $names }.
page-recorded-people = This game was recorded: { $names }.
page-recorded-go-on = You can play on from here.

## People at the table

page-time-seconds = { $number } s
page-time-minutes = { $number } min
page-time-hours = { $number } h
page-time-days = { $number ->
    [one] one day
   *[other] { $number } days
}
page-away-for = away { $time }
page-away-long = { $seat } has been away for { $time }.
page-waiting-away = { $seat } is away
page-grace = The seat is safe; in { $time } a bot may play on if you all want that.
page-grace-over = Wait, or let a bot play on meanwhile.
page-replace = Let a bot play for { $seat }
page-replace-title = A bot for { $seat }?
page-replace-line = A bot keeps the seat and plays on. { $seat } can take it back at once, at any time.
page-replace-all = All others who are there must agree:
page-replace-asked = { $names } would let a bot play for { $seat }.
page-agreed = { $agreed } of { $needed } agree.
page-you-agree = You agree.
page-has-agreed = agrees
page-not-asked = not yet
page-keeps-for = plays for { $name }
page-kept-for-you = { $seat } plays for you
page-kept-for-you-line = Your seat was kept while you were away. It is yours again with one click.
page-take-back = Take your seat back
page-offline = You are offline.
page-offline-line = What you see is the last that came. Trying again …
page-line-back = You are back.
page-line-back-line = Nothing is lost.
page-table = This table
page-pause = Pause the game
page-pause-short = Pause
page-pause-title = Pause the game?
page-pause-line = Nobody moves, bots neither, until one of you goes on. You can all close the page meanwhile.
page-rests = The game rests.
page-rests-short = rests
page-rests-line = Nobody moves until one of you goes on.
page-rests-watching = It goes on when one of the players wants it.
page-go-on = Go on
page-leave-game = Leave the game
page-leave-game-title = Leave the game?
page-leave-game-short = Leave
page-leave-game-line = A bot keeps your seat and plays on. Come back whenever you like and take it back.
page-abandon = End the game here
page-abandon-short = End
page-abandon-title = End the game without a winner?
page-abandon-line = The game is over at once, for everybody, and nobody has won.
page-abandon-all = All others who are there are asked first.
page-abandon-alone = Nobody else is there who would have to agree.
page-abandon-asked = { $names } would like to end the game here.
page-abandon-asked-line = Without a winner, if all agree: { $agreed } of { $needed } do.
page-abandon-back = Play on after all
page-agree = Agree
page-not-now = Not now
page-abandoned = Ended by agreement
page-abandoned-line = You have agreed to stop here. Nobody has won, and nothing is counted.
page-scores-so-far = The scores so far
page-state-abandoned = ended by agreement
page-resign = Resign
page-resign-short = Resign
page-resign-title = Resign?
page-resign-line = You give up for good: a bot plays on for you to the end, and you cannot come back.
page-not-begun = The game has not begun.
page-game-ended = The game is over.

## Talk

page-talk = Talk
page-key-talk = write to the others
page-says = { $name }: { $text }
page-unread = { $number ->
    [one] one new message
   *[other] { $number } new messages
}
page-say-something = Say something
page-send = Send
page-signs = Quick reactions
page-nothing-said = Nobody has said anything yet.
page-talk-seated = Whoever sits here can talk
page-talk-off = The host has switched talk off at this table.
page-talk-off-short = Talk is switched off
page-hush = Switch talk off
page-hush-short = Off
page-hush-line = Nobody can write here any more. What was said stays.
page-unhush = Switch talk on
page-unhush-short = On
page-unhush-line = Everybody who sits here can write again.
page-mute = Mute { $name }
page-muted = { $name } is muted for you.
page-unmute = Unmute
page-about-move = About move { $ply }
page-about-nothing = About no move
page-sign-hello = Hello!
page-sign-luck = Good luck!
page-sign-moment = One moment
page-sign-ready = I am ready
page-sign-thanks = Thank you
page-sign-nice = Nice move!
page-sign-ouch = Ouch!
page-sign-laugh = Ha ha!
page-sign-think = Let me think
page-sign-hurry = Your turn!
page-sign-sorry = Sorry
page-sign-played = Well played!

## The name

page-ask-name = What shall we call you?
page-ask-name-line = You are invited to { $title }. No account: a name is enough.
page-ask-name-go = That is me

## Games over days

page-pace = Time
page-pace-free = no clock
page-pace-clock = clock
page-pace-days = over days
page-pace-clock-each = For each player
page-pace-days-turn = Days for a turn
page-pace-extra = { $minutes } min + { $extra } s
page-pace-a-turn = { $number ->
    [one] one day a turn
   *[other] { $number } days a turn
}
page-pace-over = When time runs out
page-pace-over-bot = a bot plays on
page-pace-over-loss = game lost
page-pace-free-hint = Everybody takes as long as they like.
page-pace-clock-hint = Everybody has the same time for the whole game, and each turn adds some seconds. The clock runs only in one’s own turn, and not while the game rests.
page-pace-days-hint = Nobody has to be there at the same time. Whoever is to move can be told by the browser, by mail or by a webhook, and is reminded before the time is over.
page-pace-over-bot-hint = Whoever runs out of time can take the seat back from the bot at any time.
page-pace-over-loss-hint = Whoever runs out of time has given up: a bot plays to the end, and the seat is lost.
page-left-days = { $number ->
    [one] one day left
   *[other] { $number } days left
}
page-left-hours = { $number } h left
page-left-minutes = { $number } min left
page-left-turn = For this turn: { $left }
page-left-game = For the whole game: { $left }
page-games-wait = { $number ->
    [one] One game waits for you
   *[other] { $number } games wait for you
}
page-to-next = Go there
page-next-game = Next game ({ $number })
page-notices = Tell me when it is my turn
page-notices-open = Tell me when it is my turn …
page-notices-line = For games in which you are not at the table. One notice for each turn, and none if you have already played.
page-notices-none = The host of this server has switched notices off.
page-notices-push = In this browser
page-notices-push-line = Also while the page is closed
page-notices-insecure = Browsers allow this only for pages with https://.
page-notices-home-screen = On an iPhone or iPad this works once the page is on the home screen: Share, then “Add to Home Screen”.
page-notices-unable = This browser cannot do that.
page-notices-denied = The browser does not allow this page to notify you. Change that in the browser’s settings for this page.
page-notices-no-service = The browser’s notice service cannot be reached. Try again later, or choose another way.
page-notices-mail = By mail
page-notices-mail-place = Your mail address
page-notices-mail-sent = A mail is on its way. Follow the link in it.
page-notices-webhook = By webhook
page-notices-form = Format
page-notices-form-json = JSON (Discord, Slack …)
page-notices-form-text = Text (ntfy)
page-notices-add = Add
page-notices-on = From now on you will be told.
page-notices-channels = How you are told
page-notices-here = This browser
page-notices-browser = Another browser ({ $service })
page-notices-unconfirmed = waiting for the click in the mail
page-notices-test = Test
page-notices-tested = Sent. It should be there in a moment.
page-notices-remove = Remove { $name }
page-notices-others = Also when a game is over, or somebody wants another
page-notices-quiet = Quiet hours
page-notices-from = from
page-notices-until = to
page-notices-zone = Time zone
page-mail-confirm = Your mail address
page-mail-confirm-line = Do you want to be told at this address when it is your turn?
page-mail-confirm-yes = Yes, tell me
page-mail-stop = No more mails
page-mail-stop-line = Shall this address get no more mails from here?
page-mail-stop-yes = No more mails

## The box of a game, and boxes that people bring

page-box = Your box
page-box-of = Your box: { $title }
page-box-link = What is in the box, and what owners of the game can mend
page-box-line = This is all that the game is played with. Much of what is printed exists only in pictures, so part of it is reconstructed. If you own the game: compare, correct, confirm – and play with your own box.
page-box-missing = There is no such game here.
page-box-try = Try it at a table
page-box-files = Save and load
page-box-send = Send to the project
page-box-checklist = What is still to be confirmed
page-box-left = { $number ->
    [0] Nothing left to confirm
    [one] 1 component to confirm
   *[other] { $number } components to confirm
}
page-box-done = { $number } of { $all } confirmed
page-box-todo = { $section }: { $number } to confirm
page-box-confirmed = confirmed
page-box-only-open = only what is to be confirmed
page-box-show = Show it
page-box-checking = Checking …
page-box-standard = This is the box that comes with the game.
page-box-fits = { $number ->
    [one] It can be played with. 1 component differs from the standard box.
   *[other] It can be played with. { $number } components differ from the standard box.
}
page-box-fits-same = It can be played with. All values are those of the standard box.
page-box-edit = look at it and change it
page-box-source-rulebook = rulebook
page-box-source-source = public source
page-box-source-reconstructed = reconstructed
page-box-source-owner = as printed
page-box-confirm = Confirm as printed
page-box-before = The one before
page-box-next = The next one
page-box-reset = As in the standard box
page-box-reset-all = Everything as in the standard box
page-box-number = number
page-box-add = Add
page-box-take-out = Take out
page-box-new-entry = new entry
page-box-try-line = Not as in the standard box: { $changed }. Everybody at the table can see that.
page-box-try-same = All values are those of the standard box.
page-box-strong = Strong bots have to be prepared for a box of your own, which takes some minutes. Until then casual ones play for them.
page-box-name = Name of your box
page-box-name-example = e.g. first edition, 2016
page-box-unnamed = without a name
page-box-save = Save in this browser
page-box-download = Download
page-box-open = Open a file
page-box-files-line = The file holds what differs. The command line takes it as it is: vicus play { $game } --box { $file }
page-box-not-kept = This browser keeps nothing. Download the file instead.
page-box-kept = Saved in this browser
page-box-none-kept = No boxes of this game yet.
page-box-load = Open
page-box-throw = Delete
page-box-send-line = Thank you! What you confirm or correct helps everybody who plays { $title } here.
page-box-send-bad = Something does not fit yet. You can send it all the same: say what is unclear.
page-box-send-1 = Download the file, or copy its text.
page-box-send-2 = Open an issue with the template “{ $template }” where you found Vicus, or ask the host of this server to pass it on.
page-box-send-3 = Name your edition and attach the file, or paste its text into the field “My file”.
page-box-send-nothing = You have neither changed nor confirmed anything yet.
page-box-send-photos = Please send no photographs or scans.
page-own-box = Own box
page-own-box-named = Own box: { $name }
page-own-box-changes = Not as in the standard box: { $changed }.
page-own-box-same = All values are those of the standard box.
page-own-box-line = Somebody has brought this box. It is part of the record of the game.

## Legend, glossary, "new here?" marks

page-legend = What the signs mean
page-legend-tab-signs = Signs
page-legend-tab-words = Words
page-legend-search = Search signs and words
page-legend-nothing = Nothing has these words.
page-legend-house = At every table
page-legend-words-game = Words of this game
page-legend-words-house = Words of the house
page-new-enlarge-name = Enlarge
page-new-seat-name = Player
page-key-legend = what the signs mean
page-key-rules = the rules, quick reference first
page-coach = Coach
page-new-here = New here?
page-new-hint = Shows what a strong bot would do here, and why.
page-new-undo = Takes back your last step, up to the last dice, draw or reveal.
page-new-restart = Takes back your whole turn, as far as that is possible.
page-new-end = Hands the turn on. Until then you can undo.
page-new-since = Shows again what the others have done since your last turn.
page-new-play = Steps through the whole game, forwards and backwards.
page-new-log = All that has happened. A click on a line shows that position.
page-new-legend = Every sign on the board, its name and its rule.
page-new-rules = All rules, searchable, with the short ones first.
page-new-coach = Explains what you meet for the first time, and warns before a clear mistake.
page-new-enlarge = Shows what another player has, large and complete.
page-new-table = Pause, leave, resign, or end the game together.
page-new-seat = Colour and shape of a player: on the board, in the log and on the track.
page-marks = Marks on what is new
page-coach-on = Switch on
page-coach-off = Switch off
page-coach-unrated = With it, this game does not count for ratings.
page-coach-loses = { $points ->
    [one] This loses about 1 point.
   *[other] This loses about { $points } points.
}
page-coach-show = Show me
page-coach-anyway = Play it anyway
page-coach-better = Better: { $move }
page-coach-play-better = Play this instead
page-coach-take-back = Take the choice back
page-coach-understood = Understood
page-coach-farewell = You hardly need me any more. From now on I only speak up before large mistakes.

## Rules that can be tried

page-rulebook-hits = { $number ->
    [0] nothing
    [one] { $number } hit
   *[other] { $number } hits
  }
page-rulebook-glossary = Glossary
page-rulebook-perhaps = Did you mean:
page-rulebook-show = Show me
page-rulebook-show-rule = Show me rule { $rule }
page-rulebook-try = Try it:
page-rulebook-try-refused = Try what is not allowed:
page-rulebook-try-going = Watch what happens now.
page-rulebook-do = Do it
page-rulebook-ask = Ask why not
page-rulebook-go-on = Go on
page-rulebook-gain = { $seat } in all: { $points }
page-rulebook-again = Again
page-rulebook-other = Another example
page-rulebook-of = Example { $number } of { $all }

## Learn by playing
page-learn-title = Learn by playing
page-learn-leave = Leave
page-learn-leave-hint = The lesson waits for you here
page-learn-not-now = One moment
page-learn-gains = What it brought
page-learn-take-back = Take it back
page-learn-play-on = Play on
page-learn-next = Next
page-learn-back = Back
page-learn-know = I know this
page-learn-for-you = Next: your teacher does it for you
page-learn-wait = Your opponent plays
page-learn-first-game = First game
page-learn-step = Step { $step } of { $of }
page-learn-to-step = Step { $step }: { $title }
page-learn-teacher = Your teacher
page-learn-offer = Learn by playing
page-learn-offer-line = A guided first game, about ten minutes
page-learn-resume = Go on learning
page-learn-short = Learn
page-learn-of = Learn again: { $title }
page-learn-nudge = Not this time: look at what is lit, or press Next.

## Looking back
page-look-back = Look back
page-look-back-line = Who stood how, where luck decided, and what was better.
page-look-back-watching = How everybody stands, from what all can see.
page-look-back-short = Look
page-look-parts = Parts of the page
page-look-tab-chances = Chances
page-look-tab-moments = Moments
page-look-tab-position = Board
page-look-tab-sources = Points
page-look-analysing = analysing
page-look-first = The first results come in a moment.
page-look-progress-hint = The biggest swings come first; figures settle as it goes on.
page-look-judge-deep = judged by a net that learned the game, and its search
page-look-judge-search = judged by search
page-look-done = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
  }
page-look-depth = Depth
page-look-depth-long = Depth of the analysis
page-look-depth-quick = Quick
page-look-depth-thorough = Thorough
page-look-depth-deep = Deep
page-look-share = Share
page-look-copied = Link copied
page-look-download = Download
page-look-download-hint = All figures as a file
page-look-to-table = Back to the table
page-look-wins-by = { $names } wins by { $points }
page-look-wins = { $names } wins
page-look-wins-short = wins
page-look-running = The game goes on
page-look-public = Only what everybody can see: what was better is told when the game is over.
page-look-without-luck = Without luck:
page-look-how-enough = Luck helped; the play alone was enough.
page-look-how-against = Won against the luck.
page-look-how-luck = Without luck { $seat } would be ahead.
page-look-points = points
page-look-luck = luck
page-look-luck-hint = Points that rolls, draws and reveals brought, compared with the average
page-look-skill = skill
page-look-skill-unit = error a decision
page-look-skill-hint = Points given away a decision: flawless under { $flawless } · sharp under { $sharp } · solid under { $solid } · shaky under { $shaky } · wild above
page-look-skill-flawless = flawless
page-look-skill-sharp = sharp
page-look-skill-solid = solid
page-look-skill-shaky = shaky
page-look-skill-wild = wild
page-look-accuracy = accuracy
page-look-accuracy-hint = How often a move was as good as the best one found
page-look-chances = Chances to win
page-look-show-as = Show the chances as
page-look-as-bands = Bands
page-look-as-lines = Lines
page-look-as-table = Table
page-look-table-caption = Chances to win after every turn, in per cent
page-look-col-turn = Turn
page-look-col-who = Who
page-look-col-played = Played
page-look-col-luck = Luck
page-look-col-given = Given away
page-look-after-turn = after turn { $turn }
page-look-start = at the start
page-look-end = the end
page-look-end-title = The end of the game
page-look-turn = turn { $turn }
page-look-turn-of = Turn { $turn } of { $turns }
page-look-turn-back = One turn back
page-look-turn-on = One turn on
page-look-turn-slider = Turn
page-look-expected = { $seat } may expect { $points } points
page-look-chart-label = Chances to win over { $turns } turns. The same figures are in the table view.
page-look-moves = moves
page-look-lucky = lucky
page-look-unlucky = unlucky
page-look-given = given away
page-look-doubt = uncertainty
page-look-not-yet = not analysed yet
page-look-keys = ← → turn · ↑ ↓ turning point
page-look-kind-luck = luck
page-look-kind-slip = chance missed
page-look-kind-find = find
page-look-flag-luck = Turn { $turn }: luck for { $seat }, { $swing }
page-look-flag-slip = Turn { $turn }: a chance that { $seat } missed, { $swing }
page-look-flag-find = Turn { $turn }: a find by { $seat }, { $swing }
page-look-position = The board then
page-look-played = played
page-look-better = better
page-look-instead = instead
page-look-enlarge = Enlarge
page-look-try = Try from here
page-look-try-this = Try this
page-look-turning = Turning points
page-look-of-turns = { $number } in { $turns } turns
page-look-no-turning = No moment stands out: the game was decided little by little.
page-look-turning-later = They appear as soon as something has been analysed.
page-look-luck-helps = Luck is with { $seat }
page-look-luck-leaves = Luck leaves { $seat }
page-look-title-slip = Was there: { $action }
page-look-title-find = Found: { $action }
page-look-bare-slip = { $seat } misses a chance
page-look-bare-find = { $seat } finds the best move
page-look-was-played = Played: { $action }.
page-look-better-is = Better: { $action }.
page-look-better-then = Better: { $action }, then { $then }.
page-look-next-best = The next best move wins { $chance } % less often.
page-look-no-blame = Nobody could do anything about it.
page-look-no-merit = A present; no move brought it.
page-look-swing-points = { $points } points
page-look-decision = The decision
page-look-could = What { $seat } could do
page-look-luck-could = What luck could bring { $seat }
page-look-some-of = { $number } of { $all }
page-look-decisions = Decisions of this turn
page-look-decision-number = Decision { $number }
page-look-to-luck = Luck after it
page-look-to-moves = The move
page-look-chance = chance
page-look-best = best
page-look-played-this = { $seat } played this
page-look-no-reason = It pays off later: no single thing speaks for it.
page-look-spread = { $better ->
    [0] Nothing better could have come. The bars: by how much the chance differs from the average, and how often.
   *[other] { $better } % of all draws would have been better. The bars: by how much the chance differs from the average, and how often.
  }
page-look-open-line = This decision has not been analysed yet.
page-look-forced = There was nothing to choose.
page-look-over-line = The game is over. Go back to see what could be done.
page-look-sources = Points by source
page-look-uses = What was used
page-look-used = Used
page-look-statistics = Statistics
page-look-typical = typical winner
page-look-typical-hint = On average over { $games } games of strong bots at this number of players
page-look-typical-short = typical { $points }
page-look-together = Together
page-look-trying = You are trying another way.
page-look-trying-line = Bots play the other seats from here on.
page-look-back-to = Back to the game
