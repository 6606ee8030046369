# The words of the page in the browser.

## Everywhere

page-close = Close
page-cancel = Cancel
page-on = on
page-off = off
page-you = you
page-loading = One moment
page-reconnecting = The connection is lost, trying again
page-to-lobby = To the lobby
page-rule = Rule { $rule }
page-rules = Rules
page-rules-of = { $title }: the rules
page-quick = Quick reference
page-chapters = Chapters
page-search-rules = Search the rules
page-nothing-found = No rule holds these words.
page-rules-missing = The rules cannot be loaded now.
page-help = Help and keys

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-to-light = Light colours
page-to-dark = Dark colours
page-speed = Movements
page-bot-speed = Bots play
page-speed-0 = at once
page-speed-5 = fast
page-speed-10 = normal
page-speed-20 = slow
page-sound = Sound
page-auto-end = End my turn by itself
page-auto-end-hint = With this, a turn ends as soon as nothing is left to choose. Without, you can undo until you press End turn.

page-keys = Keys
page-key-action = choose an action
page-key-arrows = walk over the board
page-key-enter = choose the place
page-key-next = next place that is possible
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
page-remove-seat = no seat
page-free-seat = invite somebody
page-free = free
page-level-beginner = beginner bot
page-level-casual = casual bot
page-level-strong = strong bot
page-level-master = master bot
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
page-forget = Delete my data
page-forget-line = Your name, your seats and your settings here are deleted for good. Bots take over your seats in running games.
page-forget-yes = Delete everything

## Before the start

page-sit = Sit here
page-invite-link = Link for friends
page-copy = Copy
page-copied = Copied
page-start = Start
page-start-hint = Bots take the seats that are still free.
page-host-starts = The game starts when every seat is taken, or when the host begins.
page-leave = Leave

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
page-away = away
page-replace = Let a bot play ({ $votes })
page-watching = You are watching.
page-leave-game = Leave the game: a bot plays on
page-leave-really = Really leave? A bot takes your seat.
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
page-pause = Pause
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

## Errors

page-error-malformed = The server did not understand that.
page-error-too_large = That is too much text.
page-error-too_fast = That was too fast. Try again in a moment.
page-error-unknown_table = There is no such table. The link may be incomplete.
page-error-not_seated = You have no seat at this table.
page-error-seat_taken = Somebody else took this seat.
page-error-not_your_turn = It is not your turn.
page-error-stale = The table has moved on.
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
