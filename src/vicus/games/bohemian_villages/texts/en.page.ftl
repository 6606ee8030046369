page-line = Roll four dice, settle in mills, inns and manors.
page-key-dice = choose a die
page-key-tile = take a special-action tile
page-key-bishop = fetch the bishop

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

page-bv-now = Now: { $told }
page-bv-brings-nothing = Brings nothing at once.
page-bv-brings-evicts = { $owner } takes the figure back.
page-bv-brings-flour = You take a flour tile.
page-bv-brings-glass = You take a glass tile.
page-bv-brings-inn = You take its tile.
page-bv-brings-own-active = Your inn of { $village } turns active.
page-bv-brings-active = The inn of { $village } ({ $owner }) turns active.
page-bv-brings-scores = { $kind-id ->
    [mill] All mills are taken and score.
   *[other] All glassworks are taken and score.
}
page-bv-brings-coins = { $coins ->
    [one] You get { $coins } coin.
   *[other] You get { $coins } coins.
}
page-bv-brings-others = { $owner } gets { $coins }.
page-bv-brings-back = { $number ->
    [one] { $number } of your figures comes home.
   *[other] { $number } of your figures come home.
}
page-bv-brings-full = The village is full then.
page-bv-brings-bishop = { $owner } loses the bishop.
page-bv-brings-end = The bank is empty then: the game ends.

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

page-bv-log-set = { $seat } uses { $dice }: a figure on the { $kind } of { $village }
page-bv-log-bishop = { $seat } uses { $dice } and fetches the bishop
page-bv-log-took_tile = { $seat } uses { $dice } and takes a special-action tile
page-bv-log-inns = { $seat } takes income: { $inns } from inns
page-bv-log-churches = { $seat } takes income: { $churches } from churches

# On the sign below a house, where the whole name may not fit.
page-bv-sign-butcher = butcher
page-bv-sign-dairy = dairy
page-bv-sign-tailor = tailor

## The box

box-section-figures = Figures
box-section-tiles = Tiles
box-section-coins = Coins
box-section-scoring = Points
box-section-boards = Boards
box-section-villages = Villages
box-todo-coins = The split of the coins to confirm
box-todo-boards = { $number ->
    [one] 1 board to confirm
   *[other] { $number } boards to confirm
}
box-todo-villages = { $number ->
    [one] 1 village side to confirm
   *[other] { $number } village sides to confirm
}
box-field-in_box = Of each colour in the box
box-field-figures-2 = Each of 2 players
box-field-figures-3 = Each of 3 players
box-field-figures-4 = Each of 4 players
box-field-figures-5 = Each of 5 players
box-field-tiles-glass = Glass
box-field-tiles-flour = Flour
box-field-tiles-special = Special-action tiles
box-field-shops = 1, 2, 3, 4 different shops
box-field-churches = Most, second most churches
box-field-no_town_hall = Lost without a town hall
box-field-scoring-flour = For each flour
box-field-scoring-glass = For each glass
box-field-sides = Sides
box-field-out_with = Stays in the box with so many players
box-field-name = Name
box-field-buildings = Buildings from left to right
page-bv-box-out = stays out with { $players } players
page-bv-box-always = always in play
page-bv-box-players = with { $players }

## The legend

page-bv-legend-buildings = Buildings, with the sum that settles them
page-bv-legend-tiles = Tiles, people and dice
page-uses-set = Buildings entered
