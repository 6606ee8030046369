title = Bohemian Villages

kind-bakery = bakery
kind-butcher = butcher
kind-dairy = dairy
kind-tailor = tailor
kind-mill = mill
kind-manufactory = glassworks
kind-farm = farm
kind-inn = inn
kind-town_hall = town hall
kind-church = church
kind-manor = manor

line-coins = Coins
line-town_halls = Town halls
line-no_town_hall = No town hall
line-shops = Shops
line-churches = Churches
line-tiles = Flour and glass

source-farm = farms
source-manor = manor
source-flour = flour
source-glass = glass

## The table

bank = Bank
dice = Dice
chosen-dice = Chosen
bishop = Bishop
special-tiles = Special-action tiles
coins = Coins
figures = Figures
tiles = Tiles
flour = flour
glass = glass
special = special
active = active
inactive = not yet active
full = full

## Actions

action-use = Use { $dice }: { $sum }
action-use-kind = Use { $dice }: { $sum }, { $kind }
action-reroll = Roll { $dice } again
action-place = Set a figure on the { $kind } of { $village }
action-evict = Evict { $owner } from the { $kind } of { $village }
action-bishop = Fetch the bishop
action-tile = Take a special-action tile
action-pass = End the turn without a second move

## What happened

event-turn = { $seat } begins a turn
event-income = { $seat } takes income: { $inns } from inns, { $churches } from churches
event-rolled = { $seat } rolls { $dice }
event-skipped = { $seat } cannot move and is skipped
event-chose = { $seat } uses { $dice }
event-passed = { $seat } leaves it at one move
event-stuck = { $seat } can make no second move
event-set = { $seat } sets a figure on the { $kind } of { $village }
event-evicted = { $by } evicts { $seat } from the { $kind } of { $village }
event-woke = The inn of { $village } ({ $seat }) turns active
event-went_home = { $seat } takes back the figure on the { $kind } of { $village }
event-earned = { $seat } earns { $coins } ({ $source })
event-scored = { $kind-id ->
    [mill] All mills are taken: they score
   *[other] All glassworks are taken: they score
}
event-bishop = { $seat } fetches the bishop
event-took_tile = { $seat } takes a special-action tile
event-used_tile = { $seat } uses the special-action tile to roll { $dice } again
event-ended = { $cause ->
    [bank] The bank is empty: the game ends
   *[other] No figures left at the start of a turn: the game ends
}
event-final = { $seat }: { $line } { $points }

## Why not

reason-now-dice = Choose the dice of your next move.
reason-now-second = Choose the dice of a second move, or end your turn.
reason-now-use = Choose what { $dice } is for.
reason-over = The game is over.
reason-turn-over = Your turn is over: end it, or undo.
reason-group-chosen = The dice { $dice } are already chosen: use them, or undo.
reason-single-die = A single die cannot be used: a move takes two, three or four.
reason-dice-not-there = { $dice } do not lie there: the unused dice are { $unused }.
reason-sum-too-high = { $sum } fits no building: they are numbered 2 to 12.
reason-tile-taken-this-turn = A special-action tile cannot be used in the turn in which it was taken.
reason-no-tile-to-use = Rolling again takes a special-action tile, and you hold none.
reason-too-few-dice = Rolling again takes at least two unused dice.
reason-village-not-in-play = { $village } is not in play with { $players } players.
reason-other-side-up = { $village } lies face down: the other side of its board is up.
reason-other-sum = The { $kind } of { $village } takes a sum of { $needed }; the chosen dice make { $sum }.
reason-no-figure = You have no figure left in front of you.
reason-own-figure = Your own figure stands on the { $kind } of { $village }.
reason-free-one-first = A free { $kind } must be used first: there is one in { $free }.
reason-never-evicted = Nobody is ever evicted from a { $kind }.
reason-has-that-shop = You have a { $kind } already, so you may not evict anybody from another.
reason-kind-not-in-play = There is no { $kind } in play.
reason-all-own = Every { $kind } is yours already.
reason-dice-first = Choose the dice first: { $dice } would do.
reason-sum-not-there = The { $kind } of { $village } takes a sum of { $needed }, and your dice cannot make it.
reason-bishop-is-yours = The bishop is with you already.
reason-bishop-needs-two-dice = The bishop takes exactly two equal dice.
reason-bishop-needs-double = The bishop takes a double, and { $dice } is none.
reason-no-double = The bishop takes a double, and { $unused } has none.
reason-tile-used-this-turn = No special-action tile can be taken in the turn in which one was used.
reason-has-a-tile = You hold a special-action tile already, and one is the most.
reason-no-tile-left = No special-action tile is left.
reason-tile-needs-two-dice = A special-action tile takes exactly two dice.
reason-must-reroll = No move is possible with these dice, so the special-action tile must be used.
reason-must-move = The first move is compulsory while one is possible.

## A box that does not work

box-village-name = Village { $letter } of the box needs a name: up to 40 visible signs without #, [ and ].
box-village-twice = Villages { $letter } and { $other } of the box have the same name { $name }: texts could not tell them apart.
box-village-size = Village { $letter } of the box must have 1 to { $most } buildings.
box-building-kind = Village { $letter } of the box has an unknown building “{ $building }”. Known: { $kinds }.
box-building-value = In village { $letter } of the box, write the number printed on it behind { $name }: “{ $name } 8” (1 to { $most }).
box-building-no-value = In village { $letter } of the box “{ $building }” has a number, but none is printed on a { $name }.
box-boards = The box must have { $number } boards.
box-board-out = Board { $board } of the box must say with which numbers of players it stays out: out_with = [], or some of 2, 3, 4, 5.
box-board-village = A board of the box has the side { $letter }, but there is no village { $letter }.
box-board-repeated = The side { $letter } stands on more than one board of the box.
box-village-nowhere = Village { $letter } of the box is on no board.
box-coin-worth = “{ $worth }” in section “coins” of the box is no worth: write worth = number of coins, such as 5 = 24.
box-coins = All coins of the box together are worth { $total }: they must be worth 1 to { $most }.
box-shops-steps = The shops of the box bring { $shops }: each further shop of a set must bring at least as much as the one before.
box-too-many = With { $players } players up to { $number } buildings of the kind { $name } can lie in play, but the box has only { $tiles } { $tile } tiles (B-04).
box-none = With { $players } players it can happen that no { $name } is in play, which the rules do not allow for.

## What bots judge positions by, for hints

feature-coins = coins
feature-shop_sets = points for sets of shops
feature-shop_kinds = kinds of shops
feature-town_halls = town halls
feature-has_town_hall = a first town hall
feature-full_villages = points of town halls
feature-churches = churches
feature-church_prize = points for most churches
feature-bishop = the bishop
feature-bishop_churches = churches that the bishop pays for
feature-active_inns = active inns
feature-sleeping_inns = inns not yet active
feature-flour = flour
feature-glass = glass
feature-special_tile = special-action tiles
feature-figures = figures in hand
feature-farms = farms

## What the score is made of, and why a line is 0

part-hall-full = { $village } is full
part-hall-open = { $village } is not full: { $free ->
    [one] one building is free
   *[other] { $free } buildings are free
}
part-no-hall = no town hall
part-no-loss = has a town hall
part-lacks-hall = not a single town hall
part-shop-set = { $kinds ->
    [1] one shop
    [4] all four shops
   *[other] { $kinds } different shops
}
part-no-shop = no shop
part-churches-most = most churches: { $number }
part-churches-tied = shares most churches: { $number }
part-churches-second = second most churches: { $number }
part-churches-few = { $number ->
    [one] one church
   *[other] { $number } churches
}: { $more } players have more
part-no-church = no church
part-half-of-tiles = half of { $worth }: { $flour } flour, { $glass } glass
part-no-tiles = no flour, no glass

## What will end the game soon

ending-no-figures = { $seat } has no figures left: the game ends when that turn begins, unless a figure comes home.
ending-few-figures = { $seat } has { $figures ->
    [one] one figure
   *[other] { $figures } figures
} left: whoever begins a turn without any ends the game.
ending-low-bank = { $coins ->
    [one] One coin is
   *[other] { $coins } coins are
} left in the bank: when it is empty, the game ends.
