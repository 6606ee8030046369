title = Helvetia

option-quick_setup = Schnellstart
option-quick_setup-no = nein
option-quick_setup-yes = ja
option-quick_setup-hint = Ja: Alle bekommen eine Dorfmitte und die drei Startgebäude dazu, statt sie reihum zu wählen.
option-first_game = Erste Partie
option-first_game-no = nein
option-first_game-yes = ja
option-first_game-hint = Ja: Schnellstart, keine Personenplättchen, und das Spiel endet bei 18 statt 20 Siegpunkten.
option-direction = Spielrichtung
option-direction-counterclockwise = gegen den Uhrzeigersinn
option-direction-clockwise = im Uhrzeigersinn
option-direction-hint = So steht es in der Spielregel: gegen den Uhrzeigersinn.
option-neutral_coin = Zu zweit: Die neutrale Münze nutzt man
option-neutral_coin-turn = statt des ganzen Zugs
option-neutral_coin-action = statt einer Aktion
option-neutral_coin-hint = Die Spielregel lässt beides zu.

good-wood = Holz
good-brick = Ziegel
good-stone = Stein
good-ore = Erz
good-grain = Getreide
good-water = Wasser
good-cow = Kuh
good-bread = Brot
good-iron = Eisen
good-goat = Ziege
good-beer = Bier
good-milk = Milch
good-cheese = Käse
good-meat = Fleisch
good-cloth = Stoff
good-cowbell = Kuhglocke

kind-woodcutter = Holzfäller
kind-brickworks = Ziegelei
kind-stonemason = Steinmetz
kind-mine = Bergwerk
kind-grain_farm = Getreidehof
kind-well = Brunnenmeister
kind-cowshed = Kuhstall
kind-bakehouse = Backhaus
kind-ironworks = Eisenhütte
kind-goat_shed = Ziegenstall
kind-brewery = Brauhaus
kind-dairy = Molkerei
kind-cheese_dairy = Käserei
kind-butcher = Metzgerei
kind-tannery = Gerberei
kind-bell_founder = Glockengießer
kind-marketplace = Marktplatz
kind-cattle_market = Rindermarkt
kind-goat_market = Ziegenmarkt
kind-delicatessen = Spezerei
kind-mill = Mühle
kind-tavern = Wirtshaus
kind-town_hall = Gemeindehaus
kind-church = Kirche

person-builder = Baumeister
person-carter = Fuhrmann
person-watchman = Nachtwächter
person-priest = Pfarrer
person-midwife = Hebamme

sex-woman = Frau
sex-man = Mann

quarter-top_left = oben links
quarter-top_right = oben rechts
quarter-bottom_left = unten links
quarter-bottom_right = unten rechts

branch-grain = Getreide
branch-water = Wasser
branch-ore = Erz
branch-wood = Baumaterial

line-start_tile = Startspielerplättchen
line-deliveries = Lieferungen
line-goods_tiles = Güterplättchen
line-person_tiles = Personenplättchen
line-victory_buildings = Siegpunktgebäude
line-branches = Produktionszweige
line-surround = Umbaute Dorfmitte

## Der Tisch

round = Runde { $round }
village = Dorf von { $seat }
neutral-village = Neutrales Dorf
coins = Münzen
next-turn = nächster Zug
dowry = Mitgift
centre = Dorfmitte
school = Schule
newborn = Neugeborene
supply = Vorrat
persons = Persönlichkeiten
offer = Offene Gebäude
market = Markt
costs = kostet
free-of-charge = nichts
tile = Plättchen
used = genutzt
making = Benötigt wird: { $good }
neutral-coin = neutrale Münze
signs = ♀ Frau, ♂ Mann, z schläft, ○ neutral, ⚑ Startspieler
nothing-built = noch nichts

## Aktionen

action-choose = Startgebäude wählen: { $kind }
action-rob = { $owner } ein Startgebäude nehmen: { $kind }
action-lay = Auf Baufeld { $place } legen ({ $quarter })
action-neutral = Neutrales Gebäude legen: { $kind }
action-settle = Baufeld { $place }, { $kind }: { $sex } zieht ein
action-settle-nobody = Baufeld { $place }, { $kind }: niemand zieht ein
action-in = { $sex } zieht ein
action-build = Bauen: { $kind }
action-deliver = Liefern: { $good }
action-wake = Wecken: { $village }, { $quarter }
action-marry = Hochzeit, aus der { $source-id ->
    [centre] Dorfmitte
   *[other] Schule
}: { $village }, { $kind }, mit: { $who }
action-bear = Kind ({ $sex }) für das Paar: { $kind }
action-extra = Mit dem Plättchen: { $what }
action-wake_nobody = Niemanden wecken (nichts anderes wirkt)
action-neutral_build = Im neutralen Dorf bauen: { $kind }
action-neutral_marry = Ein neutraler Dorfbewohner heiratet ein: { $kind }
action-end = Zug beenden
action-pass = Passen und die neutrale Münze liegen lassen
action-work = { $village }, { $kind } (Baufeld { $place }) stellt es her
action-buy = Für eine Münze kaufen
action-from = In den Tausch geben: { $good }
action-dowry = Eine Münze von { $owner } nehmen

## Was geschehen ist

event-turn = { $seat } ist am Zug
event-chose = { $seat } wählt: { $kind }
event-robbed = { $seat } nimmt { $from } ein Startgebäude: { $kind }
event-laid = { $seat } legt: { $kind }
event-settled = { $seat } lässt jemanden einziehen ({ $sex })
event-schooled = { $seat } schickt jemanden in die Schule ({ $sex })
event-centred = { $seat } hat jemanden mehr in der Dorfmitte ({ $sex })
event-wed = { $seat } verheiratet jemanden in das Nachbardorf ({ $sex })
event-acted = { $seat } zahlt eine Münze: { $person }
event-extra = { $seat } nutzt das Personenplättchen: { $person }
event-worked = { $seat } stellt her: { $good }
event-exchanged = { $seat } tauscht { $good } in { $into }
event-bought = { $seat } kauft: { $good }
event-built = { $seat } baut: { $kind }
event-moved_in = Jemand zieht ein ({ $sex })
event-surrounded = { $seat } hat die Dorfmitte umbaut: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
event-delivered = { $seat } liefert: { $good }
event-goods_tile = Die erste Lieferung ({ $good }) kommt von { $seat }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
event-branch_tile = { $seat } vollendet einen Produktionszweig ({ $branch }): { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
event-woke = { $seat } weckt { $count ->
    [one] einen Dorfbewohner
   *[other] { $count } Dorfbewohner
} ({ $quarter })
event-empty_wake = { $seat } weckt niemanden
event-married = { $seat } verheiratet jemanden in ein anderes Dorf ({ $sex })
event-dowry = { $seat } nimmt eine Münze von { $owner }
event-born = { $seat } bekommt ein Kind ({ $sex })
event-neutral_built = { $seat } baut im neutralen Dorf: { $kind }
event-neutral_wed = { $seat }: Ein neutraler Dorfbewohner heiratet ein ({ $sex })
event-passed = { $seat } passt
event-ended_turn = { $seat } beendet den Zug
event-round_over = Runde { $round } ist vorbei
event-person_tile = { $seat } nimmt das Personenplättchen: { $person }
event-starter = { $seat } ist Startspieler
event-grew_up = { $seat }: { $children ->
    [one] Ein Kind kommt in die Schule
   *[other] { $children } Kinder kommen in die Schule
}
event-revealed = Ein neues Gebäude: { $kind }
event-round = Runde { $round } beginnt
event-ended = Das Spiel endet nach { $rounds } Runden
event-final = { $seat }: { $line } { $points }

## Warum nicht

reason-over = Das Spiel ist zu Ende.
reason-turn-over = Dein Zug ist zu Ende: Beende ihn oder nimm etwas zurück.
reason-now-choose = Wähle erst ein Startgebäude.
reason-now-rob = Nimm erst einem anderen Spieler ein Startgebäude.
reason-now-lay = Lege erst das Gebäude auf ein freies Baufeld.
reason-now-neutral = Wähle erst das neutrale Gebäude, das als Nächstes gelegt wird.
reason-now-sex = Wähle erst eine Frau oder einen Mann.
reason-now-pair-1 = Setze erst dein erstes Paar auf zwei deiner Gebäude.
reason-now-pair-2 = Sag erst, wer vom zweiten Paar auf das dritte Gebäude kommt; der andere geht in die Schule.
reason-now-pair-3 = Verheirate erst einen vom dritten Paar in das Dorf deines linken Nachbarn.
reason-now-act = Jetzt ist eine Aktion mit einer der fünf Persönlichkeiten nötig.
reason-now-worker = Sag erst, wer das benötigte Gut herstellt.
reason-now-input = Sag erst, welches Gut in den Tausch geht.
reason-now-mover = Sag erst, wer einzieht.
reason-now-dowry = Nimm erst eine Münze aus der Dorfmitte dieses Dorfs.
reason-now-school = Erst ziehen die Schulabgänger in ihre Gebäude.
reason-has-kind = Das hast du schon: { $kind }. Jeder Gebäudetyp ist nur einmal erlaubt.
reason-none-left = Davon ist keines mehr da: { $kind }.
reason-not-there = Das hat dieser Spieler nicht: { $kind }.
reason-place-taken = Dort steht schon ein Gebäude.
reason-no-free-place = In diesem Dorf ist kein Baufeld frei.
reason-ring-1-first = Der zweite Ring beginnt erst, wenn alle zehn Baufelder des ersten bebaut sind.
reason-pair-order = Erst wird die Frau gesetzt, dann der Mann; jetzt: { $sex }.
reason-no-empty-building = Dort steht kein leeres Gebäude.
reason-nobody-in-school = So jemanden hast du nicht in der Schule ({ $sex }).
reason-must-move-in = Wer die Schule verlässt, muss einziehen, solange ein Gebäude frei ist.
reason-building-by-building = Nach den freien Gebäuden wird eines nach dem anderen gefragt.
reason-nobody-in-centre = So jemand ist nicht in der Dorfmitte ({ $sex }).
reason-two-of-each-sex = Das neutrale Dorf beginnt mit zwei Frauen und zwei Männern, davon ist niemand mehr übrig: { $sex }.
reason-no-coin = Dafür hast du keine Münze mehr.
reason-regular-actions-over = Nach einer Zusatzaktion mit einer anderen Persönlichkeit gibt es in diesem Zug keine reguläre Aktion mehr.
reason-one-person = In einem Zug kann nur eine Persönlichkeit gewählt werden, in diesem: { $person }.
reason-no-tiles-in-first-game = In der ersten Partie gibt es keine Personenplättchen.
reason-no-tile = Dieses Personenplättchen hast du nicht: { $person }.
reason-tile-used = Dieses Personenplättchen hast du in dieser Runde schon genutzt: { $person }.
reason-one-tile-a-turn = Ein Personenplättchen je Zug, und du hast schon eines genutzt: { $person }.
reason-no-coin-for-regular = Eine Zusatzaktion gehört zu einem regulären Zug, und dafür hast du keine Münze.
reason-not-on-offer = Dieses Gebäude liegt nicht offen: { $kind }.
reason-cannot-pay = Das ist jetzt nicht zu bezahlen: { $kind }.
reason-delivered = Das hast du schon geliefert: { $good }.
reason-cannot-make = Niemand, der wach ist, kann es jetzt für dich herstellen: { $good }.
reason-no-village = So ein Dorf gibt es nicht.
reason-nobody-sleeps = Dort schläft niemand ({ $quarter }).
reason-own-village = Ein Dorfbewohner kann nur in ein anderes Dorf heiraten.
reason-nobody-there = Dort wohnt niemand, der heiraten könnte.
reason-couple-there = Dort wohnt schon ein Paar.
reason-left-neighbour = Das dritte Paar heiratet in das Dorf deines linken Nachbarn.
reason-no-couple = Dort wohnt in deinem Dorf kein Paar.
reason-had-child = Dieses Paar hat in diesem Zug schon ein Kind bekommen.
reason-supply-empty = In deinem Vorrat sind keine Kinder dieses Geschlechts mehr ({ $sex }).
reason-something-has-effect = Niemanden zu wecken ist nur erlaubt, wenn keine Aktion für eine Münze etwas bewirkt.
reason-has-acted = Niemanden zu wecken ist für einen Zug, in dem nichts eine Wirkung hat, und in diesem hast du schon gehandelt.
reason-neutral-action-possible = Niemanden zu wecken ist nicht erlaubt, solange die neutrale Münze genutzt werden kann.
reason-only-with-two = Ein neutrales Dorf gibt es nur bei zwei Spielern.
reason-instead-of-turn = Die neutrale Münze wird statt eines eigenen Zugs genommen, und deiner hat schon begonnen.
reason-no-tile-with-neutral = Mit der neutralen Münze kann kein Personenplättchen genutzt werden.
reason-own-action-first = Nach der neutralen Aktion braucht ein Personenplättchen erst eine Aktion, die mit einer eigenen Münze bezahlt ist.
reason-tile-needs-own-action = Du hast ein Personenplättchen benutzt: In diesem Zug muss eine Aktion mit einer eigenen Münze bezahlt werden.
reason-neutral-coin-gone = Die neutrale Münze wurde in dieser Runde schon genutzt.
reason-neutral-centre-empty = In der neutralen Dorfmitte ist niemand mehr, der passt.
reason-must-act = Ein Zug braucht mindestens eine mit einer Münze bezahlte Aktion.
reason-no-pass-with-coins = Wer Münzen hat, darf nicht passen.
reason-end-instead = Du hast in diesem Zug schon gehandelt: Beende ihn stattdessen.
reason-nothing-bought = Für eine Lieferung kann nichts gekauft werden: { $good }.
reason-not-for-chain = Kaufen kann man nur Güter der Kosten selbst, keine für eine Kette: { $good }.
reason-not-for-sale = Beim Baumeister gibt es nur Holz, Ziegel und Stein zu kaufen, nicht: { $good }.
reason-no-coin-for-goods = Keine Münze ist dafür übrig: { $good }.
reason-good-twice = Kein Gut kommt in einer Kette zweimal vor: { $good }.
reason-not-this-input = Dieses Gut ist für den Tausch nicht zu bekommen: { $good }.
reason-no-such-coin = Dort liegt keine Münze von { $owner }.
reason-not-your-villager = Dort ist keiner deiner Dorfbewohner.
reason-villager-sleeps = Dieser Dorfbewohner schläft.
reason-makes-something-else = Dort entsteht etwas anderes ({ $kind }); benötigt wird: { $good }.
reason-way-not-complete = Mit diesem Dorfbewohner ließen sich die Kosten am Ende nicht decken ({ $good }).

## Eine Schachtel, mit der man nicht spielen kann

box-letter = Buchstabe { $letter } der Schachtel muss drei verschiedene Startgebäude haben, aus: { $kinds }.
box-letter-count = Die Schachtel muss { $name } unter drei Buchstaben haben, gefunden: { $found }.
box-start = { $name } der Schachtel: start muss bei den fünf Startgebäuden 3 und bei allen anderen 0 sein.
box-stack = { $stack } der Schachtel muss { $size } Gebäude haben, da sind { $found }.
box-cost = Die Kosten von { $name } in der Schachtel müssen eine Tabelle von Gütern sein, höchstens { $most }, und nur eines davon nicht einfach.
box-makes-nothing = { $name } der Schachtel stellt kein eigenes Gut her und braucht keines: input und output weglassen.
box-output = { $name } der Schachtel muss output = "{ $output }" haben.
box-input = input von { $name } in der Schachtel muss eines davon sein: { $goods }.

## What bots judge positions by, for hints

feature-points = Siegpunkte
feature-simple_workers = wache Hersteller einfacher Güter
feature-middle_workers = wache Hersteller komplexer Güter
feature-fine_workers = wache Hersteller von Gütern aus drei Schritten
feature-exchangers = wache Bewohner der Tauschgebäude
feature-sleepers = schlafende Dorfbewohner
feature-deliverable = lieferbare Güter
feature-first_deliveries = Siegpunkte für erste Lieferungen in Reichweite
feature-buildings = Gebäude
feature-empty_buildings = leere Gebäude
feature-in_centre = Dorfbewohner in der Dorfmitte
feature-in_school = Dorfbewohner in der Schule
feature-newborn = Neugeborene
feature-couples = Paare
feature-coins = Münzen
feature-won_coins = Münzen für die nächsten Züge
feature-dowry = Mitgift in der Dorfmitte
feature-ring = Gebäude um die Dorfmitte
feature-leads = Persönlichkeiten, bei denen du führst
feature-branches = Güter offener Produktionszweige
feature-partners = mögliche Ehepartner
feature-start_tile = Startspielerplättchen
feature-victory_buildings = Siegpunktgebäude
feature-supply = Kinder, die noch kommen können

## Woraus die Wertung besteht, und warum eine Zeile 0 ist

part-start-tile = hat das Plättchen
part-no-start-tile = hat jemand anders
part-delivered = { $number ->
    [one] ein Gut geliefert
   *[other] { $number } Güter geliefert
}
part-no-delivery = nichts geliefert
part-goods-tile = zuerst geliefert: { $good }
part-no-goods-tile = andere waren zuerst da
part-person-tile = { $person }
part-no-person-tile = am Ende kein Personenplättchen
part-victory-building = { $kind }
part-no-victory-building = keins gebaut
part-branch = als Erster der ganze Produktionszweig ({ $branch })
part-no-branch = kein Produktionszweig als Erster
part-surrounded = Dorfmitte umbaut und bewohnt
part-centre-open = Dorfmitte nicht umbaut: { $free ->
    [one] ein Baufeld ist frei
   *[other] { $free } Baufelder sind frei
}
part-centre-empty = ein Gebäude steht leer
part-centre-late = zwei andere waren schneller

## Was das Spiel bald beendet

ending-goal-reached = { $seat } hat { $points } Siegpunkte: Bleibt es so, endet das Spiel mit dieser Runde.
ending-goal-near = { $seat } hat { $points } Siegpunkte: Mit { $goal } am Ende einer Runde endet das Spiel.
ending-last-round = Runde { $round } ist die letzte.
