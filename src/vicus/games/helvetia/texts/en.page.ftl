## Helvetia

page-line = Marry your villagers all over Switzerland, and let nobody oversleep.
first-game-about = Quick set-up, no person tiles, and the end at 18 points.
page-key-person = choose a person
page-key-tile = act with a person tile

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
page-hv-hint-neutral-action = The building goes to the neutral village without cost; or a neutral villager marries into yours. Then your turn goes on.
page-hv-ask-no-coins = You have no coins: take the neutral coin, or end your turn
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
page-hv-neutral-coin-action = Neutral coin: an action for the neutral village instead of one of yours
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
page-hv-n-goods = { $number ->
    [one] { $number } good
   *[other] { $number } goods
}
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
page-hv-log-own-coin = { $seat } gets back a coin of their own
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
page-hv-about-neutral-action = Once a round, instead of one action: a building goes to the neutral village without cost, or a neutral villager marries into your village.
page-hv-about-branch = For the first who has delivered all of them.
page-hv-about-place = A building can stand here.
page-hv-about-builder = For a coin: take an open building, pay its goods and place it. Each kind once.
page-hv-about-carter = For a coin: deliver a good to the market. Each good once in the game.
page-hv-about-watchman = For a coin: wake everybody in one quarter of any village.
page-hv-about-priest = For a coin: somebody from your centre or the school marries a single villager of the other sex in another village. Take a coin there.
page-hv-about-midwife = For a coin: a couple in your village gets a child.

# On signs, where there is little room: with a place to break.
page-hv-sign-woodcutter = wood­cutter
page-hv-sign-brickworks = brick­works
page-hv-sign-stonemason = stone­mason
page-hv-sign-mine = mine
page-hv-sign-grain_farm = grain farm
page-hv-sign-well = well
page-hv-sign-cowshed = cowshed
page-hv-sign-bakehouse = bake­house
page-hv-sign-ironworks = iron­works
page-hv-sign-goat_shed = goat shed
page-hv-sign-brewery = brewery
page-hv-sign-dairy = dairy
page-hv-sign-butcher = butcher
page-hv-sign-bell_founder = bell founder
page-hv-sign-marketplace = market­place
page-hv-sign-cattle_market = cattle market
page-hv-sign-goat_market = goat market
page-hv-sign-delicatessen = delica­tessen
page-hv-sign-mill = mill
page-hv-sign-tavern = tavern
page-hv-sign-town_hall = town hall

## The box

box-section-rules = Goals and points
box-section-goods_tiles = Goods tiles
box-section-branch_tiles = Branch tiles
box-section-letters = Letters of the quick set-up
box-section-buildings = Buildings
box-todo-goods_tiles = Goods tiles to confirm
box-todo-branch_tiles = Branch tiles to confirm
box-todo-letters = { $number ->
    [one] 1 letter to confirm
   *[other] { $number } letters to confirm
}
box-todo-buildings = { $number ->
    [one] 1 building to confirm
   *[other] { $number } buildings to confirm
}
box-field-goal = Points that end the game
box-field-first_game_goal = The same in a first game
box-field-victory_building = Points of a victory building
box-field-surround = First, second centre surrounded
box-field-buildings = Start buildings
box-field-cost = Cost
box-field-input = Takes
box-field-output = Makes
box-field-start = Start buildings
box-field-stack1 = In stack I
box-field-stack2 = In stack II
box-field-stack3 = In stack III
page-hv-box-free = free

## The legend, and what the coach explains

page-hv-legend-people = Villagers, coins and points
page-hv-legend-houses = Buildings
page-hv-legend-goods = Goods
page-hv-legend-awake = Awake villager
page-hv-legend-awake-about = Can make one good in the building where they live, for their own player.
page-hv-legend-asleep = Sleeping villager
page-hv-legend-asleep-about = Has worked and makes nothing until the night watchman wakes the quarter.
page-hv-legend-wakes = Lantern
page-hv-legend-wakes-about = The night watchman: so many would wake in this quarter.
page-hv-legend-tired = Falls asleep
page-hv-legend-tired-about = Who works for this payment sleeps afterwards.
page-hv-legend-points = Points
page-hv-legend-points-about = Counted anew when each round ends. Most points win once somebody has reached the goal.
page-hv-legend-used = Used
page-hv-legend-used-about = The extra action of this person tile has been taken this round.
page-hv-legend-swap = Exchange
page-hv-legend-swap-about = An awake villager here turns one good that is shown into another.
page-hv-legend-chain = Made from
page-hv-legend-chain-about = The good on the right is used up to make the one on the left.
page-hv-legend-work-about = An awake villager of yours here makes the good in its gable, then sleeps.
page-hv-legend-exchange-about = An awake villager of yours here turns one good that it shows into another, then sleeps.
page-hv-legend-victory-about = Worth points for whoever builds it. Nobody lives there.
page-hv-legend-good-about = Made when it is needed and used at once. Delivered to the market it is worth a point.
page-hv-legend-draft = Choosing start buildings
page-hv-legend-draft-about = Three different ones make three goods to build with. What the others lack they must marry or pay for.
page-hv-legend-lay = A place for a building
page-hv-legend-lay-about = Places left and right of the centre belong to two quarters: whoever lives there is woken more often.
page-hv-legend-settle = Moving in
page-hv-legend-settle-about = Who moves in stays to the end. Keep women and men mixed, so that both can marry in.
page-hv-legend-labour = Who works
page-hv-legend-labour-about = Every good needs an awake villager, who then sleeps. Use those whom the watchman can wake together.
page-hv-legend-buy = Buying a good
page-hv-legend-buy-about = Wood, brick and stone can be bought for one coin each, at the builder only. Nobody falls asleep for it.
page-hv-legend-end = One more action, or enough
page-hv-legend-end-about = Each further action with this person costs a coin. The round ends when only one player has coins.
page-hv-legend-grown = Out of school
page-hv-legend-grown-about = Grown children move into free buildings now; those who find none wait in the centre.
page-uses-built = Buildings built
page-uses-acted = Persons called
page-uses-delivered = Goods delivered
