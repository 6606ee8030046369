page-line = Lay out the finest quarter in Rome.
page-key-turn-tile = turn the tile, the other way
page-key-answer = choose an answer

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
page-cd-ask-fountain = Which fountain card do you give back?
page-cd-ask-fountain-hint = You keep the others until the end.
page-cd-ask-keep = Which fountain card do you keep?
page-cd-ask-keep-hint = The other one goes under the stack.
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
    [one] minus 1 point
   *[other] minus { $points } points
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
page-cd-log-finished = { $seat } finishes { $structure }
page-cd-craft-tile = a tile of the craftsmen’s row
page-cd-task-met = a frame task, { $points } at the end

page-cd-give = give
page-cd-have = have
page-cd-red = Red card: hand in
page-cd-green = Green card: have
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

## The box

box-section-rules = Numbers of the rulebook
box-section-tasks = Frame tasks
box-section-track = Banderole track
box-section-villas = Villas by their chimneys
box-section-boards = Boards
box-section-frames = Frame pieces
box-section-tiles = Tiles
box-section-cards = Scoring cards
box-section-fountain_cards = Fountain cards
box-todo-villas = Points of villas to confirm
box-todo-boards = { $number ->
    [one] 1 board to confirm
   *[other] { $number } boards to confirm
}
box-todo-frames = { $number ->
    [one] 1 frame piece to confirm
   *[other] { $number } frame pieces to confirm
}
box-todo-tiles = { $number ->
    [one] 1 tile to confirm
   *[other] { $number } tiles to confirm
}
box-todo-cards = { $number ->
    [one] 1 scoring card to confirm
   *[other] { $number } scoring cards to confirm
}
box-todo-fountain_cards = { $number ->
    [one] 1 fountain card to confirm
   *[other] { $number } fountain cards to confirm
}
box-field-penalty = Lost for a card that is not met
box-field-start_points = Start points in seating order
box-field-rules-cards = Cards in play, by their decks
box-field-rules-2 = 2 players
box-field-rules-3 = 3 players
box-field-rules-4 = 4 players
box-field-landscape = Landscape
box-field-dwelling = Dwelling
box-field-villa = Villa
box-field-points = Points
box-field-rows = Cells: x banderole, S shovel
box-field-tasks = Tasks and their slots
box-field-sides = Sides: top, right, bottom, left
box-field-chimneys = Chimneys
box-field-single = Building that stands alone
box-field-require = It wants
box-field-payout = It brings
box-field-copies = Copies
box-field-coins = Coins
box-field-breads = Bread
box-field-steps = Steps on the track
box-field-grapes = Grapes
box-field-herbs = Herbs
box-field-chicken = Chickens
box-field-fish = Fish
box-sign-rows-dot = empty
box-sign-rows-x = banderole
box-sign-rows-S = shovel
box-sign-sides-dash = meadow
box-sign-sides-G = vineyard
box-sign-sides-H = herb garden
box-sign-sides-C = hen yard
box-sign-sides-P = pond
box-sign-sides-M = merchant
box-sign-sides-B = baker
box-sign-sides-S = steward
box-sign-sides-K = craftsman
box-sign-sides-V = villa
page-cd-box-players = with { $players }

## The legend, and what the coach explains

page-cd-legend-structures = What you build
page-cd-legend-board = On the table
page-cd-legend-patrician = Patrician
page-cd-legend-patrician-about = Your figure. It walks along a line to another space and takes a tile there.
page-cd-legend-step = Step
page-cd-legend-step-about = Your disc goes one step forward on the banderole track: further ahead you score earlier, and each step is a point at the end.
page-cd-legend-any_landscape = Any landscape
page-cd-legend-any_landscape-about = On a card: vineyards, herb gardens, hen yards and ponds, mixed as you like. Only finished ones count.
page-cd-legend-any_dwelling = Any dwelling
page-cd-legend-any_dwelling-about = On a card: dwellings of merchants, bakers, stewards and craftsmen, mixed as you like. Only finished ones count.
page-cd-legend-rotate = Turn the tile
page-cd-legend-rotate-about = A tile may lie any way round, as long as every side that touches another matches.
page-cd-legend-met = Done
page-cd-legend-met-about = This card is settled, or this is where the tile will lie.
page-cd-legend-start = Where to begin
page-cd-legend-start-about = Two lines leave each space. Choose one from which two spaces with tiles that you like can be reached.
page-cd-legend-take = Taking a tile
page-cd-legend-take-about = You choose what you build and where you go on from: the next turn starts at this space.
page-cd-legend-build = Building
page-cd-legend-build-about = Every side that touches must match. What has no open side left is finished and pays.
page-cd-legend-reward = Rewards in your order
page-cd-legend-reward-about = Goods before a merchant become coins at once. So take what feeds another reward first.
page-cd-legend-disc = A disc between two cards
page-cd-legend-disc-about = Both cards are settled. One that you cannot meet costs four points, and nobody can use this space again.
page-cd-legend-card = Which card first
page-cd-legend-card-about = What the first card brings can pay for the second: a coin stands for a good, three breads meet it.
page-cd-legend-pay = How often to hand in
page-cd-legend-pay-about = Each time pays again. Keep goods only if a later card pays more for them.
page-uses-finished = Finished
