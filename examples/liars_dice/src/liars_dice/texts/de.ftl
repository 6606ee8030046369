# Die Wörter von Liar's Dice.

title = Liar's Dice (Bluffwürfeln)
page-line = Fünf Würfel unterm Becher, ein Gebot über alle, und jemand, der es nicht glaubt.
credits = Ein überliefertes Spiel, gemeinfrei.

actions-bid = Bieten, dass mindestens so viele Würfel eine Augenzahl zeigen
action-bid = { $count } × { $face }
action-doubt = Das letzte Gebot anzweifeln

event-rolled = Runde { $round }: { $left } Würfel werden geworfen, { $seat } beginnt
event-bid = { $seat } bietet { $count } × { $face }
event-doubted = { $seat } zweifelt { $count } × { $face } an ({ $owner })
event-shown = { $seat } zeigt { $dice }
event-counted = Es zählen { $found } (geboten: { $count } × { $face })
event-lost = { $seat } verliert einen Würfel und hat noch { $left }
event-out = { $seat } ist ausgeschieden

line-outlasted = Überlebte Mitspieler
line-dice = Übrige Würfel
feature-dice = übrige Würfel
feature-outlasted = überlebte Mitspieler
feature-risk = Gefahr, einen Würfel zu verlieren, in %

option-ones = Einsen
option-ones-wild = zählen als jede Augenzahl
option-ones-plain = zählen nur als Einsen
option-ones-hint = Ob eine Eins beim Zählen nach einem Zweifel für jede Augenzahl gilt.

reason-over = Das Spiel ist zu Ende.
reason-turn-over = Dein Zug ist zu Ende.
reason-nothing-to-doubt = Es gibt noch kein Gebot: Wer die Runde beginnt, gibt eines ab.
reason-too-low = Biete mehr als { $count } Würfel, oder { $count } mit höherer Augenzahl als { $face }.
reason-too-many = Es sind nur noch { $dice } Würfel im Spiel.
reason-bid-first = Gib das erste Gebot der Runde ab.
reason-raise-or-doubt = Biete mehr als { $count } × { $face }, oder zweifle es an ({ $owner }).

view-round = Runde
view-starter = Hat die Runde begonnen
view-ones = Einsen
view-dice = Übrige Würfel
view-cup = Unter dem Becher
view-outlasted = Überlebte Mitspieler
view-bids = Gebote dieser Runde
view-seat = Wer
view-count = Würfel
view-face = Augenzahl
