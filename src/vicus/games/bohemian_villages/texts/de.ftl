title = Böhmische Dörfer

kind-bakery = Bäckerei
kind-butcher = Metzgerei
kind-dairy = Milchladen
kind-tailor = Schneiderei
kind-mill = Mühle
kind-manufactory = Manufaktur
kind-farm = Hof
kind-inn = Wirtshaus
kind-town_hall = Rathaus
kind-church = Kirche
kind-manor = Herrenhaus

line-coins = Taler
line-town_halls = Rathäuser
line-no_town_hall = Kein Rathaus
line-shops = Läden
line-churches = Kirchen
line-tiles = Mehl und Glas

source-farm = Höfe
source-manor = Herrenhaus
source-flour = Mehl
source-glass = Glas

## Der Tisch

bank = Bank
dice = Würfel
chosen-dice = Gewählt
bishop = Bischof
special-tiles = Sonderaktionsplättchen
coins = Taler
figures = Figuren
tiles = Plättchen
flour = Mehl
glass = Glas
special = Sonderaktion
active = aktiv
inactive = noch nicht aktiv
full = voll

## Aktionen

action-use = { $dice } nutzen: { $sum }
action-use-kind = { $dice } nutzen: { $sum }, { $kind }
action-reroll = { $dice } neu würfeln
action-place = Figur einsetzen: { $kind } in { $village }
action-evict = { $owner } rauswerfen: { $kind } in { $village }
action-bishop = Den Bischof holen
action-tile = Ein Sonderaktionsplättchen nehmen
action-pass = Den Zug ohne zweiten Einsatz beenden

## Was geschehen ist

event-turn = { $seat } ist am Zug
event-income = { $seat } nimmt Einnahmen: { $inns } aus Wirtshäusern, { $churches } aus Kirchen
event-rolled = { $seat } würfelt { $dice }
event-skipped = { $seat } kann nichts tun und setzt aus
event-chose = { $seat } nutzt { $dice }
event-passed = { $seat } belässt es bei einem Einsatz
event-stuck = { $seat } hat keinen zweiten Einsatz mehr
event-set = { $seat } setzt eine Figur ein: { $kind } in { $village }
event-evicted = { $by } wirft { $seat } raus: { $kind } in { $village }
event-woke = Das Wirtshaus in { $village } ({ $seat }) wird aktiv
event-went_home = { $seat } nimmt die Figur zurück: { $kind } in { $village }
event-earned = { $seat } erhält { $coins } ({ $source })
event-scored = { $kind-id ->
    [mill] Alle Mühlen sind besetzt: Wertung
   *[other] Alle Manufakturen sind besetzt: Wertung
}
event-bishop = { $seat } holt den Bischof
event-took_tile = { $seat } nimmt ein Sonderaktionsplättchen
event-used_tile = { $seat } würfelt mit dem Sonderaktionsplättchen { $dice } neu
event-ended = { $cause ->
    [bank] Die Bank ist leer: Das Spiel endet
   *[other] Keine Figur mehr zu Beginn eines Zugs: Das Spiel endet
}
event-final = { $seat }: { $line } { $points }

## Warum nicht

reason-now-dice = Wähle die Würfel für deinen nächsten Einsatz.
reason-now-second = Wähle die Würfel für einen zweiten Einsatz, oder beende deinen Zug.
reason-now-use = Wähle, wofür { $dice } genutzt wird.
reason-over = Das Spiel ist zu Ende.
reason-turn-over = Dein Zug ist zu Ende: Beende ihn oder nimm etwas zurück.
reason-group-chosen = Die Würfel { $dice } sind schon gewählt: Nutze sie oder nimm die Wahl zurück.
reason-single-die = Ein einzelner Würfel ist nicht nutzbar: Ein Einsatz braucht zwei, drei oder vier.
reason-dice-not-there = { $dice } liegen nicht da: ungenutzt sind { $unused }.
reason-sum-too-high = { $sum } passt zu keinem Gebäude: Sie tragen die Zahlen 2 bis 12.
reason-tile-taken-this-turn = Ein Sonderaktionsplättchen kann nicht in dem Zug eingesetzt werden, in dem es genommen wurde.
reason-no-tile-to-use = Neu würfeln kostet ein Sonderaktionsplättchen, und du hast keins.
reason-too-few-dice = Zum Neuwürfeln braucht es mindestens zwei ungenutzte Würfel.
reason-village-not-in-play = { $village } ist bei { $players } Spielern nicht im Spiel.
reason-other-side-up = { $village } liegt verdeckt: Die andere Seite der Tafel liegt oben.
reason-other-sum = { $kind } in { $village } braucht die Summe { $needed }; die gewählten Würfel ergeben { $sum }.
reason-no-figure = Du hast keine Figur mehr vor dir.
reason-own-figure = Dort steht deine eigene Figur: { $kind } in { $village }.
reason-free-one-first = Erst muss ein freies Gebäude genutzt werden ({ $kind }): eines ist in { $free }.
reason-never-evicted = Hier wird niemand rausgeworfen: { $kind }.
reason-has-that-shop = Du hast schon einen solchen Laden ({ $kind }) und darfst aus keinem anderen rauswerfen.
reason-kind-not-in-play = Dieses Gebäude ist nicht im Spiel: { $kind }.
reason-all-own = Alle gehören schon dir: { $kind }.
reason-dice-first = Wähle erst die Würfel: { $dice } würde gehen.
reason-sum-not-there = { $kind } in { $village } braucht die Summe { $needed }, und deine Würfel ergeben sie nicht.
reason-bishop-is-yours = Der Bischof ist schon bei dir.
reason-bishop-needs-two-dice = Der Bischof braucht genau zwei gleiche Würfel.
reason-bishop-needs-double = Der Bischof braucht einen Pasch, und { $dice } ist keiner.
reason-no-double = Der Bischof braucht einen Pasch, und in { $unused } ist keiner.
reason-tile-used-this-turn = In dem Zug, in dem eins eingesetzt wurde, kann kein Sonderaktionsplättchen genommen werden.
reason-has-a-tile = Du hast schon ein Sonderaktionsplättchen, mehr als eins geht nicht.
reason-no-tile-left = Es ist kein Sonderaktionsplättchen mehr da.
reason-tile-needs-two-dice = Ein Sonderaktionsplättchen kostet genau zwei Würfel.
reason-must-reroll = Mit diesen Würfeln geht nichts, also muss das Sonderaktionsplättchen eingesetzt werden.
reason-must-move = Der erste Einsatz ist Pflicht, solange einer möglich ist.

## Eine Schachtel, mit der man nicht spielen kann

box-village-name = Dorf { $letter } der Schachtel braucht einen Namen: bis zu 40 sichtbare Zeichen ohne #, [ und ].
box-village-twice = Die Dörfer { $letter } und { $other } der Schachtel heißen beide { $name }: Texte könnten sie nicht unterscheiden.
box-village-size = Dorf { $letter } der Schachtel muss 1 bis { $most } Gebäude haben.
box-building-kind = Dorf { $letter } der Schachtel hat ein unbekanntes Gebäude „{ $building }“. Bekannt: { $kinds }.
box-building-value = In Dorf { $letter } der Schachtel gehört die aufgedruckte Zahl hinter { $name }: „{ $name } 8“ (1 bis { $most }).
box-building-no-value = In Dorf { $letter } der Schachtel hat „{ $building }“ eine Zahl, auf { $name } ist aber keine gedruckt.
box-boards = Die Schachtel muss { $number } Tafeln haben.
box-board-out = Tafel { $board } der Schachtel muss sagen, bei wie vielen Spielern sie draußen bleibt: out_with = [] oder einige von 2, 3, 4, 5.
box-board-village = Eine Tafel der Schachtel hat die Seite { $letter }, aber es gibt kein Dorf { $letter }.
box-board-repeated = Die Seite { $letter } steht auf mehr als einer Tafel der Schachtel.
box-village-nowhere = Dorf { $letter } der Schachtel ist auf keiner Tafel.
box-coin-worth = „{ $worth }“ im Abschnitt „coins“ der Schachtel ist kein Wert: Wert = Anzahl schreiben, etwa 5 = 24.
box-coins = Alle Münzen der Schachtel zusammen sind { $total } wert: nötig ist 1 bis { $most }.
box-shops-steps = Die Läden der Schachtel bringen { $shops }: Jeder weitere Laden eines Satzes muss mindestens so viel bringen wie der davor.
box-too-many = Bei { $players } Spielern können bis zu { $number } Gebäude der Art { $name } im Spiel sein, die Schachtel hat aber nur { $tiles } { $tile }-Plättchen (B-04).
box-none = Bei { $players } Spielern kann es sein, dass kein Gebäude der Art { $name } im Spiel ist; das sehen die Regeln nicht vor.

## What bots judge positions by, for hints

feature-coins = Taler
feature-shop_sets = Punkte für verschiedene Läden
feature-shop_kinds = Ladenarten
feature-town_halls = Rathäuser
feature-has_town_hall = erstes Rathaus
feature-full_villages = Punkte der Rathäuser
feature-churches = Kirchen
feature-church_prize = Punkte für die meisten Kirchen
feature-bishop = Bischof
feature-bishop_churches = Kirchen, für die der Bischof zahlt
feature-active_inns = aktive Wirtshäuser
feature-sleeping_inns = inaktive Wirtshäuser
feature-flour = Mehl
feature-glass = Glas
feature-special_tile = Sonderaktionsplättchen
feature-figures = Figuren im Vorrat
feature-farms = Höfe

## Woraus die Wertung besteht, und warum eine Zeile 0 ist

part-hall-full = { $village } ist voll
part-hall-open = { $village } ist nicht voll: { $free ->
    [one] ein Gebäude ist frei
   *[other] { $free } Gebäude sind frei
}
part-no-hall = kein Rathaus
part-no-loss = hat ein Rathaus
part-lacks-hall = kein einziges Rathaus
part-shop-set = { $kinds ->
    [1] ein Laden
    [4] alle vier Läden
   *[other] { $kinds } verschiedene Läden
}
part-no-shop = kein Laden
part-churches-most = die meisten Kirchen: { $number }
part-churches-tied = gleichauf mit den meisten Kirchen: { $number }
part-churches-second = die zweitmeisten Kirchen: { $number }
part-churches-few = { $number ->
    [one] eine Kirche
   *[other] { $number } Kirchen
}: { $more } haben mehr
part-no-church = keine Kirche
part-half-of-tiles = die Hälfte von { $worth }: { $flour } Mehl, { $glass } Glas
part-no-tiles = kein Mehl, kein Glas

## Was das Spiel bald beendet

ending-no-figures = { $seat } hat keine Figuren mehr: Das Spiel endet, wenn dieser Zug beginnt – außer eine Figur kommt vorher zurück.
ending-few-figures = { $seat } hat noch { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}: Wer einen Zug ohne Figur beginnt, beendet das Spiel.
ending-low-bank = { $coins ->
    [one] Noch ein Taler ist
   *[other] Noch { $coins } Taler sind
} in der Bank: Ist sie leer, endet das Spiel.
