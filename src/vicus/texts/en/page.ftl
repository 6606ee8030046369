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
page-key-dice = choose a die
page-key-arrows = walk over the board
page-key-enter = choose the place
page-key-next = next place that is possible
page-key-tile = take a special tile
page-key-bishop = fetch the bishop
page-key-turn-tile = turn the tile, the other way
page-key-answer = choose an answer
page-key-undo = undo
page-key-restart = restart the turn
page-key-end = end the turn
page-key-step = one move back, one on
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
page-facts = { $least }–{ $most } players · { $minutes } min
page-bv-line = Roll four dice, settle in mills, inns and manors.
page-cd-line = Lay out the finest quarter in Rome.
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

## Bohemian Villages

page-bv-villages = Villages
page-bv-your-dice = Your dice
page-bv-die = die { $face }
page-bv-sums = What the dice allow
page-bv-first = Choose dice for your first move
page-bv-first-hint = Click dice, a sum or a building.
page-bv-second = A second move, if you like
page-bv-second-hint = Click dice, a sum or a building, or end your turn.
page-bv-sum = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-exact-hint = Choose a marked building, or press the sum to use the dice.
page-bv-choose-place = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-choose-place-hint = { $places ->
    [0] No building is possible.
    [one] One building is possible.
   *[other] { $places } buildings are possible.
} { $dice ->
    [none] { "" }
   *[other] Left for a second move: { $dice }.
}
page-bv-which-dice = Which dice make { $sum }?
page-bv-escape-hint = Esc takes the choice back.
page-bv-reroll = Roll again
page-bv-with-tile = with the tile
page-bv-reroll-which = Which dice do you roll again?
page-bv-reroll-these = Roll { $dice } again
page-bv-tile = Tile
page-bv-any-two = any 2
page-bv-double = a double
page-bv-filled = { $taken } of { $all } buildings occupied
page-bv-free = Free.
page-bv-taken = Taken by { $owner }.
page-bv-printed = worth { $value }
page-bv-may-settle = you may settle here
page-bv-may-evict = you may evict
page-bv-shops-held = shops: { $number } of 4 kinds
page-bv-inn-active = This one is active and pays.
page-bv-inn-inactive = This one is not active yet.
page-bv-provenance = Buildings and printed values of this village: { $provenance }.

page-bv-about-bakery = A shop. At the end, 1, 2, 3 or 4 different shops bring 1, 5, 12 or 20.
page-bv-about-butcher = A shop. At the end, 1, 2, 3 or 4 different shops bring 1, 5, 12 or 20.
page-bv-about-dairy = A shop. At the end, 1, 2, 3 or 4 different shops bring 1, 5, 12 or 20.
page-bv-about-tailor = A shop. At the end, 1, 2, 3 or 4 different shops bring 1, 5, 12 or 20.
page-bv-about-mill = Gives a flour tile. When all mills are taken, each tile pays 2 and the figures come home.
page-bv-about-manufactory = Gives a glass tile. When all glassworks are taken, each tile pays 3 and the figures come home.
page-bv-about-farm = Pays at once: as many coins as you now have farms.
page-bv-about-inn = Pays 1 at the start of each of your turns, once 3 other buildings of its village are occupied.
page-bv-about-town_hall = { $value ->
    [0] At the end: its printed value if the whole village is occupied. With no town hall at all you lose 5.
   *[other] At the end: { $value } if the whole village is occupied. With no town hall at all you lose 5.
}
page-bv-about-church = At the end: 10 for most churches, 6 for second most. The bishop pays 1 for each of yours.
page-bv-about-manor = { $value ->
    [0] Pays its printed value at once. Nobody is evicted from it.
   *[other] Pays { $value } at once. Nobody is evicted from it.
}
page-bv-about-shops = Sets of 1, 2, 3 or 4 different shops bring 1, 5, 12 or 20 at the end.
page-bv-about-active = An active inn pays 1 at the start of its owner’s turn.
page-bv-about-inactive = Turns active when 3 other buildings of its village are occupied.
page-bv-about-flour = Pays 2 when all mills are taken; half of it at the end.
page-bv-about-glass = Pays 3 when all glassworks are taken; half of it at the end.
page-bv-about-special = Roll unused dice again, once. Two dice of any kind take one; one is the most.
page-bv-about-bishop = Pays 1 for each of your churches at the start of your turn. A double fetches him.
page-bv-about-bank = When a payment empties the bank, the game ends.
page-bv-about-figures = Who begins a turn without a figure ends the game.
page-bv-about-coins = Most coins win.
page-bv-about-dice = Two, three or four dice make a sum. One or two moves a turn.

page-bv-thing-coins = Coins
page-bv-thing-figures = Figures left
page-bv-thing-shops = Shops
page-bv-thing-farm = Farms
page-bv-thing-town_hall = Town halls
page-bv-thing-church = Churches
page-bv-thing-active = Active inns
page-bv-thing-inactive = Inns not yet active
page-bv-thing-flour = Flour
page-bv-thing-glass = Glass
page-bv-thing-special = Special-action tiles
page-bv-thing-bishop = Bishop
page-bv-thing-bank = Bank
page-bv-thing-dice = Dice

## Carpe Diem

page-cd-table = The table of Carpe Diem
page-cd-parts = Parts of the table
page-cd-tab-own = Quarter
page-cd-tab-forum = Tiles
page-cd-tab-cards = Cards
page-cd-tab-others = Others
page-cd-take = Take a tile
page-cd-build = Build
page-cd-cards = Scoring cards
page-cd-cards-hint = after each pass: a disc between two
page-cd-scoring-order = still to score: { $names }
page-cd-spaces = The seven spaces with their tiles
page-cd-banderoles = Banderoles
page-cd-quarter-of = The quarter of { $seat }
page-cd-enlarge-quarter = Enlarge the quarter of { $seat }
page-cd-stock = Goods and other things
page-cd-finished = Finished
page-cd-in-hand = In your hand
page-cd-answers = Answers

page-cd-ask-start = Set your patrician on a free space
page-cd-ask-start-hint = Your first turn begins with a move from there.
page-cd-ask-take = Move your patrician and take a tile
page-cd-ask-take-hint = Click a tile on a lit space.
page-cd-ask-take-bread-hint = Click a tile on a lit space; any other costs one bread.
page-cd-ask-build = Build the tile, or store it
page-cd-ask-shovel = Your first tile goes on the shovel
page-cd-ask-here = { $turns ->
    [one] Build it here?
   *[other] Build it here, or turn it?
}
page-cd-ask-store = This tile fits nowhere: store it
page-cd-ask-store-hint = Two things in storage bring 1 point at the end.
page-cd-ask-reward = Which reward comes first?
page-cd-ask-reward-hint = The order matters here.
page-cd-ask-craft = Take a tile of the craftsmen’s row
page-cd-ask-craft-hint = Then build it at once, or store it.
page-cd-ask-fountain = Which fountain card goes back?
page-cd-ask-fountain-hint = You keep the others until the end.
page-cd-ask-disc = Put your disc between two cards
page-cd-ask-disc-hint = Each circle shows what it would bring now.
page-cd-ask-card = Which card is settled first?
page-cd-ask-card-hint = What it brings can serve the second.
page-cd-ask-pay-hint = How often do you hand in? Not at all costs 4 points.
page-cd-ask-breads-hint = Three breads meet the card once more.

page-cd-store-it = Store it
page-cd-turn-it = Turn it
page-cd-build-here = Build here
page-cd-pay = { $times ->
    [0] Hand in nothing
    [1] Hand in once
   *[other] Hand in { $times } times
}
page-cd-use-breads = { $times ->
    [0] Keep the breads
    [1] Use { $breads } breads
   *[other] Use { $breads } breads
}
page-cd-card-number = Card { $number }
page-cd-return-one = Put under the stack: { $kind }
page-cd-new = new · you have { $number }
page-cd-kept = kept · you have { $number }

page-cd-would-bring = Would bring now: { $what }.
page-cd-costs-bread = Costs one bread.
page-cd-fits-nowhere = Fits nowhere: it would go into storage.
page-cd-nothing = nothing
page-cd-lose = { $points ->
    [one] lose 1 point
   *[other] lose { $points } points
}
page-cd-for = for { $paid }
page-cd-finishes = finishes { $what }
page-cd-finishes-one = { $kind-id ->
    [vineyard] a vineyard of { $tiles }
    [herb_garden] a herb garden of { $tiles }
    [hen_yard] a hen yard of { $tiles }
    [pond] a pond of { $tiles }
    [merchant] a merchant’s dwelling
    [baker] a baker’s dwelling
    [steward] a steward’s dwelling
    [craftsman] a craftsman’s dwelling
   *[villa] { $chimneys ->
        [0] a villa without chimneys
        [one] a villa with 1 chimney
       *[other] a villa with { $chimneys } chimneys
    }
}
page-cd-finishes-nothing = Finishes nothing yet.
page-cd-craft-tile = a tile of the craftsmen’s row
page-cd-task-met = a frame task, { $points } at the end

page-cd-give = give
page-cd-have = have
page-cd-red = Red card { $card }: hand in
page-cd-green = Green card { $card }: have
page-cd-card-give = Hand in { $what }: { $brings } each time.
page-cd-card-have = Have { $what }: { $brings } each time.
page-cd-card-missed = Not even once: you lose 4 points. Three breads meet it once.
page-cd-may-settle = You may settle it now.
page-cd-circle = Round space between two cards
page-cd-circle-free = Free.
page-cd-circle-taken = The disc of { $seat } lies here.
page-cd-provenance = This card: { $provenance }.
page-cd-reconstructed = The faces of tiles, boards and frames are reconstructed, not what is printed.
page-cd-fountain-card = At the end, { $points ->
    [0] points
   *[other] { $points } points
} for each { $kind-id ->
    [vineyard] finished vineyard
    [herb_garden] finished herb garden
    [hen_yard] finished hen yard
    [pond] finished pond
    [merchant] finished merchant’s dwelling
    [baker] finished baker’s dwelling
    [steward] finished steward’s dwelling
    [craftsman] finished craftsman’s dwelling
    [market] market
    [bakery] bakery
    [fountain] fountain
   *[villa] finished villa
}

page-cd-space = Space { $number }
page-cd-patrician-here = { $number ->
    [one] { $names } stands here.
   *[other] { $names } stand here.
}
page-cd-may-start = you may begin here
page-cd-may-take = you may take it
page-cd-may-build = { $turns ->
    [one] you may build here, one way round
   *[other] you may build here, { $turns } ways round
}
page-cd-build-at = Build at row { $row }, column { $column }, { $turn ->
    [0] not turned
    [1] turned right once
    [2] turned twice
   *[other] turned left once
}
page-cd-cell = Row { $row }, column { $column }
page-cd-empty = empty
page-cd-part = { $kind } ({ $sides })
page-cd-finished-kind = finished: { $kind }
page-cd-task = Frame task: { $kind }, { $points } points
page-cd-task-open = Pays at the end if a finished one has a tile on this line.
page-cd-task-done = Met: something finished of this kind lies on the line.
page-cd-met = met
page-cd-not-met = not met yet
page-cd-on-track = { $seat }: { $space }

page-cd-n-grapes = { $number ->
    [one] { $number } grape
   *[other] { $number } grapes
}
page-cd-n-herbs = { $number ->
    [one] { $number } herb
   *[other] { $number } herbs
}
page-cd-n-chicken = { $number ->
    [one] { $number } chicken
   *[other] { $number } chickens
}
page-cd-n-fish = { $number ->
    [one] { $number } fish
   *[other] { $number } fish
}
page-cd-n-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
page-cd-n-breads = { $number ->
    [one] { $number } bread
   *[other] { $number } breads
}
page-cd-n-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-cd-n-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
page-cd-n-chimneys = { $number ->
    [one] { $number } chimney
   *[other] { $number } chimneys
}
page-cd-n-vineyard = { $number ->
    [one] { $number } finished vineyard
   *[other] { $number } finished vineyards
}
page-cd-n-herb_garden = { $number ->
    [one] { $number } finished herb garden
   *[other] { $number } finished herb gardens
}
page-cd-n-hen_yard = { $number ->
    [one] { $number } finished hen yard
   *[other] { $number } finished hen yards
}
page-cd-n-pond = { $number ->
    [one] { $number } finished pond
   *[other] { $number } finished ponds
}
page-cd-n-merchant = { $number ->
    [one] { $number } finished merchant’s dwelling
   *[other] { $number } finished merchant’s dwellings
}
page-cd-n-baker = { $number ->
    [one] { $number } finished baker’s dwelling
   *[other] { $number } finished baker’s dwellings
}
page-cd-n-steward = { $number ->
    [one] { $number } finished steward’s dwelling
   *[other] { $number } finished steward’s dwellings
}
page-cd-n-craftsman = { $number ->
    [one] { $number } finished craftsman’s dwelling
   *[other] { $number } finished craftsman’s dwellings
}
page-cd-n-villa = { $number ->
    [one] { $number } finished villa
   *[other] { $number } finished villas
}
page-cd-n-market = { $number ->
    [one] { $number } market
   *[other] { $number } markets
}
page-cd-n-bakery = { $number ->
    [one] { $number } bakery
   *[other] { $number } bakeries
}
page-cd-n-fountain = { $number ->
    [one] { $number } fountain
   *[other] { $number } fountains
}
page-cd-n-any_landscape = { $number ->
    [one] { $number } finished landscape of any kind
   *[other] { $number } finished landscapes of any kind
}
page-cd-n-any_dwelling = { $number ->
    [one] { $number } finished dwelling of any kind
   *[other] { $number } finished dwellings of any kind
}
page-cd-n-fountain_cards = { $number ->
    [one] { $number } fountain card
   *[other] { $number } fountain cards
}
page-cd-n-ways = { $number ->
    [one] It fits in one way.
   *[other] It fits in { $number } ways.
}

page-cd-thing-points = points
page-cd-thing-grapes = grapes
page-cd-thing-herbs = herbs
page-cd-thing-chicken = chickens
page-cd-thing-fish = fish
page-cd-thing-breads = breads
page-cd-thing-coins = coins
page-cd-thing-fountain_cards = fountain cards
page-cd-thing-stored = stored tiles
page-cd-thing-discs = scoring discs left
page-cd-thing-chimneys = chimneys
page-cd-thing-banderole = banderole
page-cd-thing-shovel = shovel
page-cd-thing-track = Banderole track
page-cd-thing-display = Craftsmen’s row
page-cd-thing-fountain_card = Fountain card

page-cd-about-points = Most points win.
page-cd-about-grapes = A good, from vineyards. Handed in for red cards.
page-cd-about-herbs = A good, from herb gardens. Handed in for red cards.
page-cd-about-chicken = A good, from hen yards. Handed in for red cards.
page-cd-about-fish = A good, from ponds. Handed in for red cards.
page-cd-about-breads = One takes your patrician to any space with tiles. Three meet a card once.
page-cd-about-coins = Each stands for any good on a red card.
page-cd-about-fountain_cards = Kept face down; they pay at the end.
page-cd-about-stored = Never built. Two things in storage bring 1 point at the end.
page-cd-about-discs = One for each scoring, between two cards.
page-cd-about-chimneys = The more chimneys a finished villa has, the more it brings at the end.
page-cd-about-banderole = Build on it: your disc goes one step on the banderole track.
page-cd-about-shovel = Your first tile goes here.
page-cd-about-track = Who is furthest scores first, in a pile the upper disc. At the end each step is 1 point.
page-cd-about-display = Who finishes a craftsman’s dwelling takes one of these tiles and builds it at once.
page-cd-about-cell = A tile needs a neighbour, and every side that touches must match. The frame is meadow.
page-cd-about-star = A patrician moves along a line to another space, past empty ones, and takes a tile there.
page-cd-about-ring = A patrician moves to the next space with tiles on either side and takes a tile there.
page-cd-about-vineyard = Finished, of two to four tiles: grapes, one fewer than tiles.
page-cd-about-herb_garden = Finished, of two to four tiles: herbs, one fewer than tiles.
page-cd-about-hen_yard = Finished, of two to four tiles: chickens, one fewer than tiles.
page-cd-about-pond = Finished, of two to four tiles: fish, one fewer than tiles.
page-cd-about-merchant = Finished: all your goods become coins, and one more.
page-cd-about-baker = Finished: 2 breads.
page-cd-about-steward = Finished: 2 steps on the banderole track.
page-cd-about-craftsman = Finished: take a tile of the craftsmen’s row and build it at once.
page-cd-about-villa = Any size. A finished one pays at the end by its chimneys.
page-cd-about-market = Brings 1 coin at once.
page-cd-about-bakery = Brings 1 bread at once.
page-cd-about-fountain = Look at two fountain cards and keep one.

page-cd-option-movement = Lines between the spaces
page-cd-option-movement-star = star
page-cd-option-movement-ring = ring
page-cd-option-movement-hint = Star: as in the first edition. Ring: as in the second, a little simpler.

## Helvetia

page-hv-line = Marry your villagers all over Switzerland, and let nobody oversleep.
page-key-hv-person = choose a person
page-key-hv-tile = act with a person tile

page-hv-table = The table of Helvetia
page-hv-parts = Parts of the table
page-hv-part-own = Village
page-hv-part-offer = Build
page-hv-part-market = Market
page-hv-part-others = Others
page-hv-your-village = Your village
page-hv-village-of = { $seat }’s village
page-hv-neutral-village = Neutral village
page-hv-neutral = neutral
page-hv-setup = Set-up
page-hv-round = Round { $round } · the game ends at { $goal } points
page-hv-persons = Persons
page-hv-centre = Village centre
page-hv-enlarge = Enlarge the village
page-hv-goal = { $points } of { $goal } points
page-hv-offer = Open buildings
page-hv-start-buildings = Start buildings
page-hv-draft-hint = three different ones for everybody
page-hv-stacks = { $number ->
    [0] the stacks are empty
   *[other] 5 new ones after each round · { $number } in the stacks
}
page-hv-market = Market
page-hv-market-hint = each good once; the first earns its tile
page-hv-surround-hint = for the first two villages that are full and lived in
page-hv-school-hint = move in when the round ends

page-hv-short-builder = Builder
page-hv-short-carter = Carter
page-hv-short-watchman = Watchman
page-hv-short-priest = Priest
page-hv-short-midwife = Midwife
page-hv-does-builder = build a house
page-hv-does-carter = deliver a good
page-hv-does-watchman = wake a quarter
page-hv-does-priest = marry off
page-hv-does-midwife = a child is born
page-hv-tile = Tile of the { $person }
page-hv-tile-free = Nobody has the tile yet: most coins here take it when the round ends.
page-hv-tile-held = { $seat } holds the tile.
page-hv-tile-used = { $seat } holds the tile and has used it in this round.
page-hv-tile-turned = Used in this round.
page-hv-use-tile = Extra action with the tile: { $person }

page-hv-ask-draft = Choose a start building
page-hv-hint-draft = You get three different ones. Each makes one good.
page-hv-ask-rob = Take a start building from somebody
page-hv-hint-rob = Only kinds that you have already are left; whoever loses one chooses anew.
page-hv-ask-neutral_kind = Choose a building for the neutral village
page-hv-hint-neutral_kind = Then its place, and who lives there.
page-hv-ask-neutral_place = { $kind }: choose its place in the neutral village
page-hv-ask-neutral_sex = { $kind } in the neutral village: who lives there?
page-hv-hint-neutral_sex = Two women and two men in all.
page-hv-ask-place = { $kind }: choose its place
page-hv-hint-lay = Places left and right of the centre belong to two quarters.
page-hv-hint-place = Places left and right of the centre belong to two quarters.
page-hv-ask-pair_1 = { $sex-id ->
    [woman] First pair: where does the woman live?
   *[other] First pair: where does the man live?
}
page-hv-hint-pair_1 = Each on a building of its own.
page-hv-ask-pair_2 = Second pair: who lives in this one? { $kind }
page-hv-hint-pair_2 = The other one goes to school.
page-hv-ask-pair_3 = Third pair: whom does one of them marry?
page-hv-hint-pair_3 = { $village }: click a house with one villager. The other one goes to your centre.
page-hv-ask-person = Choose a person, or click what you want
page-hv-hint-person = { $coins ->
    [one] You have one coin; an action costs one.
   *[other] You have { $coins } coins; each action costs one, all with the same person.
}
page-hv-ask-builder = Which building?
page-hv-hint-builder = Villagers who are awake make the goods; wood, brick and stone can be bought for a coin each.
page-hv-ask-carter = Which good do you deliver?
page-hv-hint-carter = Each good once in the game: 1 point, and the first one earns its tile.
page-hv-ask-watchman = Which quarter do you wake?
page-hv-hint-watchman = Everybody there wakes, in any village, your own people and others.
page-hv-ask-priest = Whom shall one of yours marry?
page-hv-hint-priest = Click a single villager in another village. Waiting in your centre: { $centre }, at school: { $school }.
page-hv-ask-midwife = Which couple gets a child?
page-hv-hint-midwife = One child for each couple and turn; it goes to school when the round ends.
page-hv-ask-neutral = Neutral coin: a building, or a single villager of yours
page-hv-hint-neutral = The building goes to the neutral village without cost; or a neutral villager marries into yours. Then your turn is over.
page-hv-ask-no-coins = You have no coins: neutral coin, or pass
page-hv-ask-nothing = Nothing has an effect now
page-hv-ask-end = Your actions are done
page-hv-hint-end = End your turn, or use a person tile that is still there.
page-hv-or-end = Or end your turn.
page-hv-ask-build = { $kind }: pay like this, or choose its place at once
page-hv-ask-deliver = { $good }: deliver it like this?
page-hv-ask-worker = { $good }: who makes it?
page-hv-ask-input = { $kind }: which good is exchanged? Wanted: { $good }
page-hv-ask-mover = { $kind }: who moves in?
page-hv-hint-mover = Somebody from the centre, at once.
page-hv-ask-dowry = Take a coin: whose?
page-hv-hint-dowry = A coin of your own is yours again from your next turn on; another one becomes dowry in your centre.
page-hv-ask-school = { $kind }: who moves in from the school?
page-hv-hint-school = Whoever finds no free building goes to the centre.
page-hv-ask-child = A girl or a boy?
page-hv-ask-source = Somebody from the centre or from the school?
page-hv-escape = Esc takes the choice back.
page-hv-with-tile = with the tile
page-hv-with-tile-hint = An extra action without a coin, once in a round. Esc leaves the tile alone.

page-hv-plan = How it is paid
page-hv-answers = Answers
page-hv-pay = Pay
page-hv-deliver = Deliver
page-hv-go-on = Go on like this
page-hv-buy = Buy it for a coin
page-hv-buy-instead = Buy it for a coin instead
page-hv-pass = Pass
page-hv-one-coin = 1 coin
page-hv-wake-nobody = A coin to the watchman, nobody wakes
page-hv-a-woman = A woman
page-hv-a-man = A man
page-hv-a-nobody = Nobody
page-hv-child-woman = A girl
page-hv-child-man = A boy
page-hv-from-centre = From the centre
page-hv-from-school = From the school
page-hv-coin-of = Coin of { $seat }
page-hv-own-coin = Your own coin
page-hv-neutral-act = Use
page-hv-neutral-coin = Neutral coin: an action for the neutral village instead of your turn
page-hv-neutral-used = coin used

page-hv-fall-asleep = { $number ->
    [one] Falls asleep: { $who }.
   *[other] Fall asleep: { $who }.
}
page-hv-bought = Bought: { $what }.
page-hv-price = { $coins ->
    [one] One coin.
   *[other] { $coins } coins.
}
page-hv-no-coin = No coin.
page-hv-brings = { $points ->
    [one] Brings one point.
   *[other] Brings { $points } points.
}
page-hv-wake-up = { $number ->
    [one] One wakes: { $who }.
   *[other] { $number } wake: { $who }.
}
page-hv-would-wake = { $number ->
    [one] one would wake
   *[other] { $number } would wake
}
page-hv-moves-in = { $sex-id ->
    [woman] A woman of yours moves in.
   *[other] A man of yours moves in.
}
page-hv-dowry-there = You take a coin of { $who }.
page-hv-no-dowry = No coin lies in that centre.
page-hv-surrounds = Your centre is surrounded and every building lived in.
page-hv-would-make = makes { $good } and falls asleep
page-hv-wakes = wakes up
page-hv-may = possible
page-hv-cannot-now = not possible now
page-hv-have-one = have one

page-hv-quarter = { $village }, { $quarter }
page-hv-free-place = Free place
page-hv-empty = nobody lives there
page-hv-nobody = nobody
page-hv-villager = { $state ->
    [asleep] { $sex } of { $who }, asleep
   *[other] { $sex } of { $who }, awake
}
page-hv-women = { $number ->
    [one] one woman
   *[other] { $number } women
}
page-hv-men = { $number ->
    [one] one man
   *[other] { $number } men
}
page-hv-girls = { $number ->
    [one] one girl
   *[other] { $number } girls
}
page-hv-boys = { $number ->
    [one] one boy
   *[other] { $number } boys
}
page-hv-n-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
}
page-hv-n-coins-of = { $number ->
    [one] one coin of { $seat }
   *[other] { $number } coins of { $seat }
}
page-hv-n-goods = { $number } goods
page-hv-dowry-of = { $number ->
    [one] dowry: a coin of { $who }
   *[other] dowry: { $number } coins of { $who }
}
page-hv-won = { $number ->
    [one] one more from the next turn on
   *[other] { $number } more from the next turn on
}
page-hv-worth = { $points ->
    [one] Worth one point. Nobody lives there.
   *[other] Worth { $points } points. Nobody lives there.
}
page-hv-makes = Makes { $good }.
page-hv-makes-from = Makes { $good } from { $input }.
page-hv-exchanges = Exchanges one of these for another: { $goods }.
page-hv-costs = Cost: { $cost }.
page-hv-link = { $good }: { $kind }.
page-hv-link-from = { $good }: { $kind }, from { $input }.
page-hv-first-earns = { $points ->
    [one] The first to deliver it wins a tile worth one point.
   *[other] The first to deliver it wins a tile worth { $points } points.
}
page-hv-tile-of = { $seat } has its tile ({ $points }).
page-hv-delivered-by = Delivered by { $who }.
page-hv-delivered-by-nobody = Nobody has delivered it yet.
page-hv-delivered-once = You cannot deliver it again.
page-hv-nothing-delivered = nothing delivered yet
page-hv-branch = { $points ->
    [one] A whole branch: one point
   *[other] A whole branch: { $points } points
}
page-hv-held-by = { $seat } has it.
page-hv-provenance = What it costs and makes: { $provenance }.

page-hv-log-makes = makes { $what }
page-hv-log-buys = buys { $what }
page-hv-log-revealed = New buildings: { $what }
page-hv-log-moved_in = { $sex-id ->
    [woman] { $seat }: a woman moves in
   *[other] { $seat }: a man moves in
}
page-hv-log-born = { $sex-id ->
    [woman] { $seat }: a girl is born
   *[other] { $seat }: a boy is born
}
page-hv-log-own-coin = { $seat } gets an own coin back
page-hv-log-woke = { $seat } wakes { $count ->
    [one] one villager
   *[other] { $count } villagers
} ({ $village }, { $quarter })
page-hv-log-married = { $sex-id ->
    [woman] { $seat } marries off a woman ({ $village })
   *[other] { $seat } marries off a man ({ $village })
}
page-hv-log-wed = { $sex-id ->
    [woman] { $seat } marries off a woman ({ $village })
   *[other] { $seat } marries off a man ({ $village })
}

page-hv-thing-points = Points
page-hv-thing-coins = Coins
page-hv-about-coins = One for each action. They come back when the round ends.
page-hv-thing-dowry = Dowry
page-hv-about-dowry = Whoever marries into this village takes a coin from its centre.
page-hv-about-centre = Those who wait here move into a new building, or marry.
page-hv-thing-school = School
page-hv-about-school = They can marry now, or move into free buildings when the round ends.
page-hv-thing-newborn = Newborn
page-hv-about-newborn = They go to school when the round ends.
page-hv-thing-supply = Supply
page-hv-about-supply = Not born yet.
page-hv-thing-awake = Awake villagers
page-hv-about-awake = In all villages and in the centre. More of them decide a tie.
page-hv-thing-delivered = Goods delivered
page-hv-about-delivered = Each is worth 1 point.
page-hv-thing-goods_tile = Goods tiles
page-hv-about-goods_tile = For the first delivery of a good.
page-hv-thing-goal = Points that end the game
page-hv-about-goal = Counted when a round ends; then most points win.
page-hv-thing-starter = Start player
page-hv-about-starter = Worth 1 point. Whoever alone has coins left takes the tile and begins the next round.
page-hv-thing-tile = Person tile
page-hv-about-tile = Worth 1 point, and one extra action a round without a coin. Most coins at the person take it.
page-hv-thing-quarter = Quarter
page-hv-about-quarter = The night watchman wakes everybody in it. Places left and right of the centre belong to two quarters.
page-hv-thing-stacks = Stacks
page-hv-about-stacks = Five new buildings come after each round, from stack 2 and then from stack 3.
page-hv-thing-surround = Surrounded centre
page-hv-about-surround = Ten buildings round the centre, and somebody in every building that makes or exchanges goods: 4 points for the first, 2 for the second.
page-hv-thing-neutral = Neutral coin
page-hv-about-neutral = Once a round, instead of a turn: a building goes to the neutral village without cost, or a neutral villager marries into your village.
page-hv-about-branch = For the first who has delivered all of them.
page-hv-about-place = A building can stand here.
page-hv-about-builder = For a coin: take an open building, pay its goods and place it. Each kind once.
page-hv-about-carter = For a coin: deliver a good to the market. Each good once in the game.
page-hv-about-watchman = For a coin: wake everybody in one quarter of any village.
page-hv-about-priest = For a coin: somebody from your centre or the school marries a single villager of the other sex in another village. Take a coin there.
page-hv-about-midwife = For a coin: a couple in your village gets a child.
