title = Carpe Diem

option-movement = Lines between the spaces
option-movement-star = star
option-movement-ring = ring
option-movement-hint = Star: as in the first edition. Ring: as in the second, a little simpler.

kind-meadow = meadow
kind-vineyard = vineyard
kind-herb_garden = herb garden
kind-hen_yard = hen yard
kind-pond = pond
kind-merchant = merchant's dwelling
kind-baker = baker's dwelling
kind-steward = steward's dwelling
kind-craftsman = craftsman's dwelling
kind-villa = villa
kind-market = market
kind-bakery = bakery
kind-fountain = fountain
kind-chimneys = chimneys
kind-any_landscape = any landscapes
kind-any_dwelling = any dwellings

what-grapes = grapes
what-herbs = herbs
what-chicken = chickens
what-fish = fish
what-coins = coins
what-breads = breads
what-points = points
what-steps = steps

source-vineyard = vineyard
source-herb_garden = herb garden
source-hen_yard = hen yard
source-pond = pond
source-baker = baker
source-market = market
source-bakery = bakery
source-card = scoring card

side-N = top
side-E = right
side-S = bottom
side-W = left

line-points = Points in the game
line-villas = Villas
line-leftovers = Left over
line-track = Banderole track
line-fountain = Fountain cards
line-frame = Frame tasks

amount-grapes = { $number ->
    [one] { $number } grape
   *[other] { $number } grapes
}
amount-herbs = { $number ->
    [one] { $number } herb
   *[other] { $number } herbs
}
amount-chicken = { $number ->
    [one] { $number } chicken
   *[other] { $number } chickens
}
amount-fish = { $number ->
    [one] { $number } fish
   *[other] { $number } fish
}
amount-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
amount-breads = { $number ->
    [one] { $number } bread
   *[other] { $number } breads
}
amount-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
amount-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
amount-chimneys = { $number ->
    [one] { $number } chimney
   *[other] { $number } chimneys
}
amount-vineyard = { $number ->
    [one] { $number } finished vineyard
   *[other] { $number } finished vineyards
}
amount-herb_garden = { $number ->
    [one] { $number } finished herb garden
   *[other] { $number } finished herb gardens
}
amount-hen_yard = { $number ->
    [one] { $number } finished hen yard
   *[other] { $number } finished hen yards
}
amount-pond = { $number ->
    [one] { $number } finished pond
   *[other] { $number } finished ponds
}
amount-merchant = { $number ->
    [one] { $number } finished merchant’s dwelling
   *[other] { $number } finished merchant’s dwellings
}
amount-baker = { $number ->
    [one] { $number } finished baker’s dwelling
   *[other] { $number } finished baker’s dwellings
}
amount-steward = { $number ->
    [one] { $number } finished steward’s dwelling
   *[other] { $number } finished steward’s dwellings
}
amount-craftsman = { $number ->
    [one] { $number } finished craftsman’s dwelling
   *[other] { $number } finished craftsman’s dwellings
}
amount-villa = { $number ->
    [one] { $number } finished villa
   *[other] { $number } finished villas
}
amount-market = { $number ->
    [one] { $number } market
   *[other] { $number } markets
}
amount-bakery = { $number ->
    [one] { $number } bakery
   *[other] { $number } bakeries
}
amount-fountain = { $number ->
    [one] { $number } fountain
   *[other] { $number } fountains
}
amount-any_landscape = { $number ->
    [one] { $number } finished landscape of any kind
   *[other] { $number } finished landscapes of any kind
}
amount-any_dwelling = { $number ->
    [one] { $number } finished dwelling of any kind
   *[other] { $number } finished dwellings of any kind
}
amount-fountain_cards = { $number ->
    [one] { $number } fountain card
   *[other] { $number } fountain cards
}

## The table

pass-round = Pass { $pass } of 4, round { $round } of 7
scoring-of = Scoring after pass { $pass }
spaces = Spaces
craftsmen = Craftsmen's tiles
cards = Scoring cards
give = give
have = have
track = Banderoles
new-cards = New fountain cards
shovel = shovel (first tile)
in-hand = In hand
stored = stored
fountain-cards = fountain cards
empty = empty
legend = Sides: { $letters }
tasks = Frame

## Actions

action-start = Set your patrician on space { $space }
action-take = Space { $space }: take { $tile }
action-bread = For one bread to space { $space }: take { $tile }
action-build = Build at row { $row }, column { $column }, turn { $turn }
action-store = Put the tile into storage
action-reward = Settle first: { $kind }
action-craft = Take { $tile }
action-return = Put under the stack: { $kind }
action-disc = Disc on circle { $circle }: { $brings }
action-card = Settle this card first: { $card }
action-pay = { $times ->
    [0] Hand in nothing
    [1] Hand in once
   *[other] Hand in { $times } times
}
action-breads = { $times ->
    [0] Use no breads
    [1] Use three breads
   *[other] Use three breads { $times } times
}

## What happened

event-turn = { $seat } begins a turn
event-pass = Pass { $pass }: new tiles lie at the seven spaces
event-placed = { $seat } sets the patrician on space { $space }
event-moved = { $seat } moves to space { $space }
event-flew = { $seat } gives a bread and goes to space { $space }
event-took = { $seat } takes a tile from space { $space }
event-removed = { $tiles ->
    [one] One tile is removed from space { $space }
   *[other] { $tiles } tiles are removed from space { $space }
}
event-built = { $seat } builds a tile
event-banderole = { $seat } covers a banderole
event-steps = { $steps ->
    [one] { $seat } goes one step to { $space } on the banderole track
   *[other] { $seat } goes { $steps } steps to { $space } on the banderole track
}
event-finished = { $kind-id ->
    [villa] { $seat } finishes a villa with { $chimneys ->
        [one] { $chimneys } chimney
       *[other] { $chimneys } chimneys
    }
   *[other] { $seat } finishes: { $kind }, { $tiles } tiles
}
event-gained = { $seat } gains { $amount } { $what } ({ $source })
event-traded = { $seat } returns { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
} and takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (merchant)
event-crafted = { $seat } takes a tile of the craftsmen's row
event-lapsed = { $kind-id ->
    [fountain] { $seat }: no fountain card is left
   *[other] { $seat }: no tile is left for the craftsman
}
event-stored = { $seat } puts a tile into storage
event-looked = { $seat } looks at fountain cards
event-kept = { $seat } keeps one fountain card more
event-scoring = Scoring after pass { $pass }
event-disc = { $seat } puts a disc between two cards
event-settles = { $seat } settles a card: { $wants } → { $pays }
event-handed = { $times ->
    [one] { $seat } hands in once
   *[other] { $seat } hands in { $times } times
}
event-ate = { $times ->
    [one] { $seat } uses three breads
   *[other] { $seat } uses three breads { $times } times
}
event-met = { $times ->
    [one] { $seat } meets “{ $wants } → { $pays }” once
   *[other] { $seat } meets “{ $wants } → { $pays }” { $times } times
}
event-missed = { $seat } does not meet “{ $wants } → { $pays }” and loses { $points } points
event-ended = The fourth scoring is over: final scoring
event-final = { $seat }: { $line } { $points }

## Why not

reason-over = The game is over.
reason-turn-over = Your turn is over: end it, or undo.
reason-now-patrician = First set your patrician on a free space.
reason-now-take = First move and take a tile.
reason-now-build = First build the tile in your hand, or put it into storage.
reason-now-reward = First choose which reward is settled next.
reason-now-craft = First take a tile of the craftsmen's row.
reason-now-return = First choose the fountain card that goes under the stack.
reason-now-disc = First put your disc on an empty round space.
reason-now-card = First choose the card that is settled next.
reason-now-pay = First say how often you hand in goods for this card.
reason-now-breads = First say how often you use three breads for this card.
reason-space-taken = A patrician stands on space { $space } already.
reason-space-empty = No tile lies at space { $space }.
reason-slot-empty = Nothing lies there any more.
reason-no-bread-needed = You reach space { $space } without a bread.
reason-no-bread = Space { $space } would take a bread, and you have none.
reason-must-move = You must move: you may go to { $spaces }. Staying takes a bread, and you have none.
reason-must-move-bread = You must move: you may go to { $spaces }. Staying costs one bread.
reason-not-linked = Space { $space } is not linked with yours: you may go to { $spaces }. Any other takes a bread, and you have none.
reason-not-linked-bread = Space { $space } is not linked with yours: you may go to { $spaces }. Any other costs one bread.
reason-cell-taken = A tile lies there already.
reason-shovel-first = Your first tile goes on the space with the shovel.
reason-not-adjacent = A tile must share a full side with a tile that lies already; diagonal is not enough.
reason-same-turn = Turned like this the tile looks the same as in a turn that is offered.
reason-frame-is-meadow = At the { $side } the frame wants meadow, and the tile shows: { $shown }.
reason-sides-differ = At the { $side } the neighbour shows: { $wanted }; the tile shows: { $shown }.
reason-landscape-too-large = This would be a landscape of more than four tiles ({ $kind }).
reason-first-not-stored = Your first tile cannot be stored: it goes on the shovel.
reason-no-such-reward = No such reward is waiting: { $kind }.
reason-no-tile-in-row = That place of the craftsmen's row is empty.
reason-no-such-card = You have no such fountain card: { $kind }.
reason-no-circle = With { $players } players there is no round space there.
reason-circle-taken = The disc of { $owner } lies there, and it blocks the space for good.
reason-other-card = Your disc triggers only the cards beside it, each of them once.
reason-green-not-paid = A green card is met by what you own; nothing is handed in.
reason-too-few-goods = You have too few goods and coins to hand in { $times } times.
reason-too-few-breads = That would take { $needed } breads, three for each time.

## A box that does not work

box-start-points = start_points in section “rules” of the box must have { $players } whole numbers from 0 to { $most } for { $players } players.
box-decks = cards in section “rules” of the box must name { $number } cards for { $players } players, a letter each: { $decks }.
box-count = Section “{ $section }” of the box must have { $number } pieces, and it has { $found }.
box-board-rows = Board { $board } of the box must have { $size } rows of { $size } signs.
box-board-signs = The rows of board { $board } must show one S (shovel), { $banderoles } x (banderoles) and dots.
box-board-shovel = The shovel of board { $board } must not lie at the edge: the first tile must fit there in every turn (C-20a).
box-frame = Frame { $frame } of the box must have two tasks such as "pond 2": a kind ({ $kinds }) and a slot from 1 to { $size }.
box-tile-sides = Tile { $tile } of the box must have four sides, a sign each: { $letters }.
box-tile-half = Tile { $tile } of the box shows a dwelling on two sides: a half has one (C-26).
box-tile-single = Tile { $tile } of the box shows a single building ({ $single }), so there must be meadow all around (C-28).
box-tile-empty = Tile { $tile } of the box shows nothing.
box-tile-chimneys = Tile { $tile } of the box has chimneys, and shows no villa.
box-tile-dark = Tile { $tile } of the box is dark and must show exactly one picture (C-70).
box-card-deck = Card { $card } of the box: its name must begin with { $decks }.
box-card-part = Card { $card } of the box: { $name } is missing.
box-deck-small = With { $players } players { $number } cards of deck { $deck } are needed, and the box has { $have }.

## What bots judge positions by, for hints

feature-points = points
feature-villa_points = points of villas
feature-steps = steps on the banderole track
feature-goods = goods
feature-coins = coins
feature-breads = breads
feature-stored = stored tiles
feature-frame = points of frame tasks
feature-fountain_points = points of fountain cards
feature-fountain_cards = fountain cards
feature-landscapes = finished landscapes
feature-dwellings = finished dwellings
feature-villas = finished villas
feature-chimneys = chimneys
feature-singles = markets, bakeries and fountains
feature-tiles = tiles built
feature-gaps = open cells that want one picture
feature-double_gaps = open cells that want two pictures
feature-triple_gaps = open cells that want three pictures
feature-green_cards = worth of green cards
feature-red_cards = worth of red cards
feature-green_unmet = green cards not met
feature-red_unmet = red cards not met

## What the score is made of, and why a line is 0

part-villa = { $chimneys ->
    [0] villa without chimneys
    [one] villa with 1 chimney
   *[other] villa with { $chimneys } chimneys
}
part-no-villa = no finished villa
part-half-of = half of { $number } in storage
part-no-leftovers = nothing in storage
part-track = space { $space }
part-fountain-card = { $kind }: { $number ->
    [0] none finished
   *[other] { $number } finished
}
part-no-fountain-card = no fountain card
part-task = { $kind } on the line
part-tasks-open = { $number ->
    [one] one task is not met
   *[other] { $number } tasks are not met
}

## What will end the game soon

ending-last-pass = The last pass: { $rounds } more rounds and a scoring, then the game ends.
ending-last-round = The last round: after it the last scoring, then the game ends.
ending-last-scoring = The last scoring: after it the game ends.
