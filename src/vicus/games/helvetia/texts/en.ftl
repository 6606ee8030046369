title = Helvetia

option-quick_setup = Quick set-up
option-quick_setup-no = no
option-quick_setup-yes = yes
option-quick_setup-hint = Yes: everybody gets a village centre and three start buildings that go with it, instead of choosing them in turn.
option-first_game = First game
option-first_game-no = no
option-first_game-yes = yes
option-first_game-hint = Yes: quick set-up, no person tiles, and the game ends at 18 points instead of 20.
option-direction = Direction of play
option-direction-counterclockwise = counter-clockwise
option-direction-clockwise = clockwise
option-direction-hint = The rulebook has it counter-clockwise.
option-neutral_coin = With two players: the neutral coin is used
option-neutral_coin-turn = instead of the whole turn
option-neutral_coin-action = instead of one action
option-neutral_coin-hint = The rulebook can be read both ways.

good-wood = wood
good-brick = brick
good-stone = stone
good-ore = ore
good-grain = grain
good-water = water
good-cow = cow
good-bread = bread
good-iron = iron
good-goat = goat
good-beer = beer
good-milk = milk
good-cheese = cheese
good-meat = meat
good-cloth = cloth
good-cowbell = cowbell

kind-woodcutter = woodcutter
kind-brickworks = brickworks
kind-stonemason = stonemason
kind-mine = mine
kind-grain_farm = grain farm
kind-well = well
kind-cowshed = cowshed
kind-bakehouse = bakehouse
kind-ironworks = ironworks
kind-goat_shed = goat shed
kind-brewery = brewery
kind-dairy = dairy
kind-cheese_dairy = cheese dairy
kind-butcher = butcher
kind-tannery = tannery
kind-bell_founder = bell founder
kind-marketplace = marketplace
kind-cattle_market = cattle market
kind-goat_market = goat market
kind-delicatessen = delicatessen
kind-mill = mill
kind-tavern = tavern
kind-town_hall = town hall
kind-church = church

person-builder = builder
person-carter = carter
person-watchman = night watchman
person-priest = priest
person-midwife = midwife

sex-woman = woman
sex-man = man

quarter-top_left = top left
quarter-top_right = top right
quarter-bottom_left = bottom left
quarter-bottom_right = bottom right

branch-grain = grain
branch-water = water
branch-ore = ore
branch-wood = building materials

line-start_tile = Start-player tile
line-deliveries = Deliveries
line-goods_tiles = Goods tiles
line-person_tiles = Person tiles
line-victory_buildings = Victory buildings
line-branches = Branches
line-surround = Surrounded centre

## The table

round = Round { $round }
village = Village of { $seat }
neutral-village = Neutral village
coins = coins
next-turn = next turn
dowry = dowry
centre = centre
school = school
newborn = newborn
supply = supply
persons = Persons
offer = On offer
market = Market
costs = costs
free-of-charge = nothing
tile = tile
used = used
making = { $good } is wanted
neutral-coin = neutral coin
signs = ♀ woman, ♂ man, z asleep, ○ neutral, ⚑ start player
nothing-built = nothing yet

## Actions

action-choose = Choose the { $kind }
action-rob = Take the { $kind } of { $owner }
action-lay = Lay it on place { $place } ({ $quarter })
action-neutral = Lay the neutral building: { $kind }
action-settle = Place { $place }, { $kind }: { $sex } moves in
action-settle-nobody = Place { $place }, { $kind }: nobody moves in
action-in = { $sex } moves in
action-build = Build: { $kind }
action-deliver = Deliver: { $good }
action-wake = Wake { $quarter } in { $village }
action-marry = From the { $source-id ->
    [centre] centre
   *[other] school
} to { $village }: marry { $who }, { $kind }
action-bear = A child ({ $sex }) for the couple at: { $kind }
action-extra = With the tile: { $what }
action-wake_nobody = Wake nobody (nothing else has an effect)
action-neutral_build = Neutral village builds: { $kind }
action-neutral_marry = A neutral villager marries in: { $kind }
action-end = End the turn
action-pass = Pass, and leave the neutral coin
action-work = { $village }, { $kind } (place { $place }) makes it
action-buy = Buy it for a coin
action-from = Exchange it for: { $good }
action-dowry = Take the coin of { $owner }

## What happened

event-turn = { $seat } begins a turn
event-chose = { $seat } chooses: { $kind }
event-robbed = { $seat } takes from { $from }: { $kind }
event-laid = { $seat } lays: { $kind }
event-settled = { $seat } settles a villager ({ $sex })
event-schooled = { $seat } sends a villager to school ({ $sex })
event-centred = { $seat } has one more in the village centre ({ $sex })
event-wed = { $seat } marries a villager into the neighbour's village ({ $sex })
event-acted = { $seat } puts a coin on the { $person }
event-extra = { $seat } uses the tile of the { $person }
event-worked = { $seat } makes { $good }
event-exchanged = { $seat } exchanges { $good } for { $into }
event-bought = { $seat } buys { $good }
event-built = { $seat } builds: { $kind }
event-moved_in = A villager moves in ({ $sex })
event-surrounded = { $seat } has surrounded the village centre: { $points } points
event-delivered = { $seat } delivers { $good }
event-goods_tile = { $seat } is the first with { $good }: { $points ->
    [one] one point
   *[other] { $points } points
}
event-branch_tile = { $seat } completes a branch ({ $branch }): { $points ->
    [one] one point
   *[other] { $points } points
}
event-woke = { $seat } wakes { $count ->
    [one] one villager
   *[other] { $count } villagers
} ({ $quarter })
event-empty_wake = { $seat } wakes nobody
event-married = { $seat } marries a villager into another village ({ $sex })
event-dowry = { $seat } takes a coin of { $owner }
event-born = { $seat } has a child ({ $sex })
event-neutral_built = { $seat } builds in the neutral village: { $kind }
event-neutral_wed = { $seat }: a neutral villager marries in ({ $sex })
event-passed = { $seat } passes
event-ended_turn = { $seat } ends the turn
event-round_over = Round { $round } is over
event-person_tile = { $seat } takes the tile: { $person }
event-starter = { $seat } is start player
event-grew_up = { $seat }: { $children ->
    [one] one child goes to school
   *[other] { $children } children go to school
}
event-revealed = A new building: { $kind }
event-round = Round { $round } begins
event-ended = The game ends after { $rounds } rounds
event-final = { $seat }: { $line } { $points }

## Why not

reason-over = The game is over.
reason-turn-over = Your turn is over: end it, or undo.
reason-now-choose = First choose a start building.
reason-now-rob = First take a start building from another player.
reason-now-lay = First lay the building on a free place.
reason-now-neutral = First choose the neutral building that is laid next.
reason-now-sex = First choose a woman or a man.
reason-now-pair-1 = First settle your first pair on two of your buildings.
reason-now-pair-2 = First say who of the second pair lives on the third building; the other one goes to school.
reason-now-pair-3 = First marry one of the third pair into the village of your left neighbour.
reason-now-act = Now an action with one of the five persons is due.
reason-now-worker = First say who makes the good that is wanted.
reason-now-input = First say which good the exchange takes.
reason-now-mover = First say who moves in.
reason-now-dowry = First take a coin from the centre of that village.
reason-now-school = First the school-leavers find their buildings.
reason-has-kind = You have this already: { $kind }. Each kind of building is allowed once.
reason-none-left = None of these is left: { $kind }.
reason-not-there = That player does not have this: { $kind }.
reason-place-taken = A building stands there already.
reason-no-free-place = No place is free in that village.
reason-ring-1-first = The second ring is begun only when the ten places of the first are built on.
reason-pair-order = The woman is settled first, then the man; now: { $sex }.
reason-no-empty-building = No building stands empty there.
reason-nobody-in-school = You have nobody like that in the school ({ $sex }).
reason-must-move-in = Whoever leaves the school must move in while a building is free.
reason-building-by-building = The free buildings are asked about one after the other.
reason-nobody-in-centre = Nobody like that is in the village centre ({ $sex }).
reason-two-of-each-sex = The neutral village begins with two women and two men: no more of these ({ $sex }).
reason-no-coin = You have no coin left for this.
reason-regular-actions-over = After an extra action with another person there are no more regular actions in this turn.
reason-one-person = In one turn only one person can be chosen, and that is the { $person }.
reason-no-tiles-in-first-game = There are no person tiles in the first game.
reason-no-tile = You do not hold the tile of the { $person }.
reason-tile-used = You have used the tile of the { $person } in this round already.
reason-one-tile-a-turn = One person tile a turn, and you have used that of the { $person }.
reason-no-coin-for-regular = An extra action goes with a regular turn, and you have no coin for one.
reason-not-on-offer = This building is not on offer: { $kind }.
reason-cannot-pay = You cannot pay for it now: { $kind }.
reason-delivered = You have delivered this already: { $good }.
reason-cannot-make = Nobody who is awake can make it for you now: { $good }.
reason-no-village = There is no such village.
reason-nobody-sleeps = Nobody sleeps there ({ $quarter }).
reason-own-village = A villager can only marry into another village.
reason-nobody-there = Nobody lives there to marry.
reason-couple-there = A couple lives there already.
reason-left-neighbour = The third pair marries into the village of your left neighbour.
reason-no-couple = No couple lives there in your village.
reason-had-child = This couple had a child in this turn already.
reason-supply-empty = No more children of this sex in your supply ({ $sex }).
reason-something-has-effect = Waking nobody is allowed only if no action for a coin has an effect.
reason-has-acted = Waking nobody is for a turn in which nothing has an effect, and you have acted in this one.
reason-neutral-action-possible = Waking nobody is not allowed while the neutral coin can be used.
reason-only-with-two = Only with two players there is a neutral village.
reason-instead-of-turn = The neutral coin is taken instead of a turn of your own, and you have begun yours.
reason-no-tile-with-neutral = With the neutral coin no person tile can be used.
reason-own-action-first = After the neutral action a person tile needs an action paid with a coin of your own first.
reason-tile-needs-own-action = You have used a person tile: a coin of your own must be paid for an action in this turn.
reason-neutral-coin-gone = The neutral coin was used in this round already.
reason-neutral-centre-empty = Nobody fitting is left in the neutral centre.
reason-must-act = A turn needs at least one action paid with a coin.
reason-no-pass-with-coins = Nobody with coins may pass.
reason-end-instead = You have acted in this turn: end it instead.
reason-nothing-bought = For a delivery nothing can be bought: { $good }.
reason-not-for-chain = Only goods of the price itself can be bought, none for a chain: { $good }.
reason-not-for-sale = The builder sells wood, brick and stone only, not: { $good }.
reason-no-coin-for-goods = No coin can be spared to buy: { $good }.
reason-good-twice = No good comes up twice in one chain: { $good }.
reason-not-this-input = That good cannot be had for the exchange: { $good }.
reason-no-such-coin = No coin of { $owner } lies there.
reason-not-your-villager = None of your villagers is there.
reason-villager-sleeps = This villager sleeps.
reason-makes-something-else = { $kind }: that does not make { $good }.
reason-way-not-complete = With this villager the price could not be paid in the end ({ $good }).

## A box that does not work

box-letter = Letter { $letter } of the box must have three different start buildings of: { $kinds }.
box-letter-count = The box must have { $name } under three letters, and it is there { $found } times.
box-start = { $name } of the box: start must be 3 for the five start buildings and 0 for all others.
box-stack = { $stack } of the box must have { $size } buildings, and it has { $found }.
box-cost = The cost of { $name } in the box must be a table of goods, { $most } at most, and only one of them not simple.
box-makes-nothing = { $name } of the box neither makes nor takes goods of its own: leave out input and output.
box-output = { $name } of the box must have output = "{ $output }".
box-input = The input of { $name } in the box must be one of: { $goods }.

## What bots judge positions by, for hints

feature-points = points
feature-simple_workers = awake makers of raw goods
feature-middle_workers = awake makers of processed goods
feature-fine_workers = awake makers of fine goods
feature-exchangers = awake exchangers
feature-sleepers = villagers asleep
feature-deliverable = goods that can be delivered
feature-first_deliveries = points for first deliveries in reach
feature-buildings = buildings
feature-empty_buildings = empty buildings
feature-in_centre = villagers in the centre
feature-in_school = villagers at school
feature-newborn = newborn children
feature-couples = couples
feature-coins = coins
feature-won_coins = coins for the next turns
feature-dowry = dowry in the centre
feature-ring = buildings round the centre
feature-leads = persons where you lead
feature-branches = goods of open branches
feature-partners = villagers to marry
feature-start_tile = the start-player tile
feature-victory_buildings = victory buildings
feature-supply = children still to come

## What the score is made of, and why a line is 0

part-start-tile = holds the tile
part-no-start-tile = somebody else holds it
part-delivered = { $number ->
    [one] one good delivered
   *[other] { $number } goods delivered
}
part-no-delivery = nothing delivered
part-goods-tile = first with { $good }
part-no-goods-tile = others were first
part-person-tile = { $person }
part-no-person-tile = no tile held at the end
part-victory-building = { $kind }
part-no-victory-building = none built
part-branch = first with the whole branch ({ $branch })
part-no-branch = no branch completed first
part-surrounded = centre surrounded and lived in
part-centre-open = centre not surrounded: { $free ->
    [one] one place is free
   *[other] { $free } places are free
}
part-centre-empty = a building stands empty
part-centre-late = two others were faster

## What will end the game soon

ending-goal-reached = { $seat } has { $points } points: the game ends with this round, if it stays so.
ending-goal-near = { $seat } has { $points } points: with { $goal } at the end of a round the game ends.
ending-last-round = Round { $round } is the last one.
