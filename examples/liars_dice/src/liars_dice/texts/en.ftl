# The words of Liar's Dice.

title = Liar's Dice
page-line = Five dice under a cup, a bid about all of them, and somebody who doubts it.
credits = A traditional game, in the public domain.

actions-bid = Bid that at least so many dice show a face
action-bid = { $count } × { $face }
action-doubt = Doubt the last bid

event-rolled = Round { $round }: { $left } dice are rolled, { $seat } begins
event-bid = { $seat } bids { $count } × { $face }
event-doubted = { $seat } doubts { $count } × { $face } ({ $owner })
event-shown = { $seat } shows { $dice }
event-counted = { $found ->
    [one] One die counts
   *[other] { $found } dice count
  } ({ $count } × { $face } was the bid)
event-lost = { $seat } loses a die and has { $left } left
event-out = { $seat } is out

line-outlasted = Players outlasted
line-dice = Dice left
feature-dice = dice left
feature-outlasted = players outlasted
feature-risk = risk of losing a die, in %

option-ones = Ones
option-ones-wild = count as any face
option-ones-plain = count as ones alone
option-ones-hint = Whether a one counts for every face when dice are counted after a doubt.

reason-over = The game is over.
reason-turn-over = Your turn is over.
reason-nothing-to-doubt = There is no bid yet: whoever begins a round makes one.
reason-too-low = Bid more than { $count } dice, or { $count } of a face higher than { $face }.
reason-too-many = Only { $dice } dice are left in the game.
reason-bid-first = Make the first bid of the round.
reason-raise-or-doubt = Bid more than { $count } × { $face }, or doubt it ({ $owner }).

view-round = Round
view-starter = Began the round
view-ones = Ones
view-dice = Dice left
view-cup = Under the cup
view-outlasted = Players outlasted
view-bids = Bids of this round
view-seat = Player
view-count = Dice
view-face = Face
