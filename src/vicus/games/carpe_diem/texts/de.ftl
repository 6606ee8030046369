title = Carpe Diem

option-movement = Linien zwischen den Feldern
option-movement-star = Stern
option-movement-ring = Ring
option-movement-hint = Stern: wie in der ersten Auflage. Ring: wie in der zweiten, etwas einfacher.

kind-meadow = Wiese
kind-vineyard = Weinberg
kind-herb_garden = Kräutergarten
kind-hen_yard = Hühnerhof
kind-pond = Teich
kind-merchant = Händler-Unterkunft
kind-baker = Bäcker-Unterkunft
kind-steward = Verwalter-Unterkunft
kind-craftsman = Handwerker-Unterkunft
kind-villa = Villa
kind-market = Markt
kind-bakery = Backstube
kind-fountain = Brunnen
kind-chimneys = Schornsteine
kind-any_landscape = beliebige Landschaften
kind-any_dwelling = beliebige Unterkünfte

what-grapes = Trauben
what-herbs = Kräuter
what-chicken = Hühner
what-fish = Fische
what-coins = Münzen
what-breads = Brote
what-points = Siegpunkte
what-steps = Schritte

source-vineyard = Weinberg
source-herb_garden = Kräutergarten
source-hen_yard = Hühnerhof
source-pond = Teich
source-baker = Bäcker
source-market = Markt
source-bakery = Backstube
source-card = Wertungskarte

side-N = oben
side-E = rechts
side-S = unten
side-W = links

line-points = Siegpunkte im Spiel
line-villas = Villen
line-leftovers = Restmaterial
line-track = Banderolenleiste
line-fountain = Brunnenkarten
line-frame = Rahmenaufgaben

amount-grapes = { $number ->
    [one] { $number } Traube
   *[other] { $number } Trauben
}
amount-herbs = { $number ->
    [one] { $number } Kraut
   *[other] { $number } Kräuter
}
amount-chicken = { $number ->
    [one] { $number } Huhn
   *[other] { $number } Hühner
}
amount-fish = { $number ->
    [one] { $number } Fisch
   *[other] { $number } Fische
}
amount-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
amount-breads = { $number ->
    [one] { $number } Brot
   *[other] { $number } Brote
}
amount-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
amount-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
amount-chimneys = { $number ->
    [one] { $number } Schornstein
   *[other] { $number } Schornsteine
}
amount-vineyard = { $number ->
    [one] { $number } fertiger Weinberg
   *[other] { $number } fertige Weinberge
}
amount-herb_garden = { $number ->
    [one] { $number } fertiger Kräutergarten
   *[other] { $number } fertige Kräutergärten
}
amount-hen_yard = { $number ->
    [one] { $number } fertiger Hühnerhof
   *[other] { $number } fertige Hühnerhöfe
}
amount-pond = { $number ->
    [one] { $number } fertiger Teich
   *[other] { $number } fertige Teiche
}
amount-merchant = { $number ->
    [one] { $number } fertige Händler-Unterkunft
   *[other] { $number } fertige Händler-Unterkünfte
}
amount-baker = { $number ->
    [one] { $number } fertige Bäcker-Unterkunft
   *[other] { $number } fertige Bäcker-Unterkünfte
}
amount-steward = { $number ->
    [one] { $number } fertige Verwalter-Unterkunft
   *[other] { $number } fertige Verwalter-Unterkünfte
}
amount-craftsman = { $number ->
    [one] { $number } fertige Handwerker-Unterkunft
   *[other] { $number } fertige Handwerker-Unterkünfte
}
amount-villa = { $number ->
    [one] { $number } fertige Villa
   *[other] { $number } fertige Villen
}
amount-market = { $number ->
    [one] { $number } Markt
   *[other] { $number } Märkte
}
amount-bakery = { $number ->
    [one] { $number } Backstube
   *[other] { $number } Backstuben
}
amount-fountain = { $number ->
    [one] { $number } Brunnen
   *[other] { $number } Brunnen
}
amount-any_landscape = { $number ->
    [one] { $number } beliebige fertige Landschaft
   *[other] { $number } beliebige fertige Landschaften
}
amount-any_dwelling = { $number ->
    [one] { $number } beliebige fertige Unterkunft
   *[other] { $number } beliebige fertige Unterkünfte
}
amount-fountain_cards = { $number ->
    [one] { $number } Brunnenkarte
   *[other] { $number } Brunnenkarten
}

## Der Tisch

pass-round = Durchgang { $pass } von 4, Runde { $round } von 7
scoring-of = Wertung nach Durchgang { $pass }
spaces = Felder
craftsmen = Auslage der Handwerker
cards = Wertungskarten
give = abgeben
have = haben
track = Banderolen
new-cards = Neue Brunnenkarten
shovel = Schaufel (erstes Plättchen)
in-hand = In der Hand
stored = Lagerfeld
fountain-cards = Brunnenkarten
empty = leer
legend = Seiten: { $letters }
tasks = Rahmen

## Aktionen

action-start = Patrizier auf Feld { $space } setzen
action-take = Feld { $space }, Plättchen nehmen: { $tile }
action-bread = Für ein Brot auf Feld { $space }, Plättchen nehmen: { $tile }
action-build = In Zeile { $row }, Spalte { $column } einbauen, Drehung { $turn }
action-store = Plättchen auf das Lagerfeld legen
action-reward = Zuerst abwickeln: { $kind }
action-craft = Plättchen nehmen: { $tile }
action-return = Unter den Stapel schieben: { $kind }
action-disc = Scheibe auf Kreisfeld { $circle }: { $brings }
action-card = Diese Karte zuerst abrechnen: { $card }
action-pay = { $times ->
    [0] Nichts abgeben
    [1] Einmal abgeben
   *[other] { $times }-mal abgeben
}
action-breads = { $times ->
    [0] Keine Brote einsetzen
    [1] Drei Brote einsetzen
   *[other] { $times }-mal drei Brote einsetzen
}

## Was geschehen ist

event-turn = { $seat } ist am Zug
event-pass = Durchgang { $pass }: Neue Plättchen liegen bei den sieben Feldern
event-placed = { $seat } setzt den Patrizier auf Feld { $space }
event-moved = { $seat } zieht auf Feld { $space }
event-flew = { $seat } gibt ein Brot ab und geht auf Feld { $space }
event-took = { $seat } nimmt ein Plättchen von Feld { $space }
event-removed = { $tiles ->
    [one] Ein Plättchen wird von Feld { $space } entfernt
   *[other] { $tiles } Plättchen werden von Feld { $space } entfernt
}
event-built = { $seat } baut ein Plättchen ein
event-banderole = { $seat } überbaut eine Banderole
event-steps = { $steps ->
    [one] { $seat } rückt auf der Banderolenleiste einen Schritt vor, auf { $space }
   *[other] { $seat } rückt auf der Banderolenleiste { $steps } Schritte vor, auf { $space }
}
event-finished = { $kind-id ->
    [villa] { $seat } stellt eine Villa fertig, Schornsteine: { $chimneys }
   *[other] { $seat } stellt fertig: { $kind } aus { $tiles } Plättchen
}
event-gained = { $seat } erhält { $what }: { $amount } ({ $source })
event-traded = { $seat } legt { $goods ->
    [0] keine Ware
    [one] 1 Ware
   *[other] { $goods } Waren
} zurück und nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} (Händler)
event-crafted = { $seat } nimmt ein Plättchen aus der Auslage der Handwerker
event-lapsed = { $kind-id ->
    [fountain] { $seat }: Es ist keine Brunnenkarte mehr da
   *[other] { $seat }: Für den Handwerker ist kein Plättchen mehr da
}
event-stored = { $seat } legt ein Plättchen auf das Lagerfeld
event-looked = { $seat } sieht sich Brunnenkarten an
event-kept = { $seat } behält eine weitere Brunnenkarte
event-scoring = Wertung nach Durchgang { $pass }
event-disc = { $seat } legt eine Scheibe zwischen zwei Karten
event-settles = { $seat } rechnet eine Karte ab: { $wants } → { $pays }
event-handed = { $times ->
    [one] { $seat } gibt einmal ab
   *[other] { $seat } gibt { $times }-mal ab
}
event-ate = { $times ->
    [one] { $seat } setzt drei Brote ein
   *[other] { $seat } setzt { $times }-mal drei Brote ein
}
event-met = { $times ->
    [one] { $seat } erfüllt „{ $wants } → { $pays }“ einmal
   *[other] { $seat } erfüllt „{ $wants } → { $pays }“ { $times }-mal
}
event-missed = { $seat } erfüllt „{ $wants } → { $pays }“ nicht und verliert { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
event-ended = Die vierte Wertung ist vorbei: Schlusswertung
event-final = { $seat }: { $line } { $points }

## Warum nicht

reason-over = Das Spiel ist zu Ende.
reason-turn-over = Dein Zug ist zu Ende: Beende ihn oder nimm etwas zurück.
reason-now-patrician = Setze erst deinen Patrizier auf ein freies Feld.
reason-now-take = Ziehe erst und nimm ein Plättchen.
reason-now-build = Baue erst das Plättchen in deiner Hand ein oder lege es auf das Lagerfeld.
reason-now-reward = Wähle erst, welche Belohnung als nächste abgewickelt wird.
reason-now-craft = Nimm erst ein Plättchen aus der Auslage der Handwerker.
reason-now-return = Wähle erst die Brunnenkarte, die unter den Stapel kommt.
reason-now-disc = Lege erst deine Scheibe auf ein leeres Kreisfeld.
reason-now-card = Wähle erst die Karte, die als nächste abgerechnet wird.
reason-now-pay = Sag erst, wie oft du für diese Karte Waren abgibst.
reason-now-breads = Sag erst, wie oft du für diese Karte drei Brote einsetzt.
reason-space-taken = Auf Feld { $space } steht schon ein Patrizier.
reason-space-empty = Bei Feld { $space } liegt kein Plättchen.
reason-slot-empty = Dort liegt nichts mehr.
reason-no-bread-needed = Feld { $space } erreichst du ohne Brot.
reason-no-bread = Feld { $space } würde ein Brot kosten, und du hast keins.
reason-must-move = Du musst ziehen, möglich ist: { $spaces }. Stehen bleiben kostet ein Brot, und du hast keins.
reason-must-move-bread = Du musst ziehen, möglich ist: { $spaces }. Stehen bleiben kostet ein Brot.
reason-not-linked = Feld { $space } ist mit deinem nicht verbunden, möglich ist: { $spaces }. Jedes andere kostet ein Brot, und du hast keins.
reason-not-linked-bread = Feld { $space } ist mit deinem nicht verbunden, möglich ist: { $spaces }. Jedes andere kostet ein Brot.
reason-cell-taken = Dort liegt schon ein Plättchen.
reason-shovel-first = Dein erstes Plättchen kommt auf das Feld mit der Schaufel.
reason-not-adjacent = Ein Plättchen muss mit einer ganzen Seite an ein schon liegendes grenzen; diagonal genügt nicht.
reason-same-turn = So gedreht sieht das Plättchen genauso aus wie in einer Drehung, die angeboten wird.
reason-frame-is-meadow = Der Rahmen verlangt { $side } Wiese, und das Plättchen zeigt dort: { $shown }.
reason-sides-differ = Die Seiten { $side } passen nicht zusammen. Der Nachbar zeigt: { $wanted }; das Plättchen zeigt: { $shown }.
reason-landscape-too-large = Das ergäbe eine Landschaft aus mehr als vier Plättchen ({ $kind }).
reason-first-not-stored = Dein erstes Plättchen kann nicht auf das Lagerfeld: Es kommt auf die Schaufel.
reason-no-such-reward = Eine solche Belohnung wartet nicht: { $kind }.
reason-no-tile-in-row = Diese Stelle der Auslage ist leer.
reason-no-such-card = Eine solche Brunnenkarte hast du nicht: { $kind }.
reason-no-circle = Bei { $players } Spielern gibt es dort kein Kreisfeld.
reason-circle-taken = Dort liegt eine Scheibe ({ $owner }), und sie blockiert das Feld für immer.
reason-other-card = Deine Scheibe löst nur die Karten neben ihr aus, jede einmal.
reason-green-not-paid = Eine grüne Karte erfüllst du durch Besitz; abgegeben wird nichts.
reason-too-few-goods = Du hast zu wenige Waren und Münzen, um { $times }-mal abzugeben.
reason-too-few-breads = Das würde { $needed } Brote kosten, drei für jedes Mal.

## Eine Schachtel, mit der man nicht spielen kann

box-start-points = start_points im Abschnitt „rules“ der Schachtel muss für { $players } Spieler { $players } ganze Zahlen von 0 bis { $most } haben.
box-decks = cards im Abschnitt „rules“ der Schachtel muss für { $players } Spieler { $number } Karten nennen, jede mit einem Buchstaben: { $decks }.
box-count = Im Abschnitt „{ $section }“ der Schachtel sind { $number } Stück nötig, da sind { $found }.
box-board-rows = Tableau { $board } der Schachtel muss { $size } Zeilen zu { $size } Zeichen haben.
box-board-signs = Die Zeilen von Tableau { $board } müssen ein S (Schaufel), { $banderoles } x (Banderolen) und Punkte zeigen.
box-board-shovel = Die Schaufel von Tableau { $board } darf nicht am Rand liegen: Das erste Plättchen muss dort in jeder Drehung passen (C-20a).
box-frame = Rahmenteil { $frame } der Schachtel muss zwei Aufgaben wie "pond 2" haben: eine Art ({ $kinds }) und eine Stelle von 1 bis { $size }.
box-tile-sides = Plättchen { $tile } der Schachtel muss vier Seiten haben, jede mit einem Zeichen: { $letters }.
box-tile-half = Plättchen { $tile } der Schachtel zeigt eine Unterkunft auf zwei Seiten: Eine Hälfte hat nur eine (C-26).
box-tile-single = Plättchen { $tile } der Schachtel zeigt ein einzelnes Gebäude ({ $single }), also muss ringsum Wiese sein (C-28).
box-tile-empty = Plättchen { $tile } der Schachtel zeigt nichts.
box-tile-chimneys = Plättchen { $tile } der Schachtel hat Schornsteine und zeigt keine Villa.
box-tile-dark = Plättchen { $tile } der Schachtel ist dunkel und muss genau eine Abbildung zeigen (C-70).
box-card-deck = Karte { $card } der Schachtel: Der Name muss mit { $decks } beginnen.
box-card-part = Karte { $card } der Schachtel: { $name } fehlt.
box-deck-small = Für { $players } Spieler sind { $number } Karten der Art { $deck } nötig, die Schachtel hat { $have }.

## What bots judge positions by, for hints

feature-points = Siegpunkte
feature-villa_points = Siegpunkte der Villen
feature-steps = Schritte auf der Banderolenleiste
feature-goods = Waren
feature-coins = Münzen
feature-breads = Brote
feature-stored = gelagerte Plättchen
feature-frame = Siegpunkte der Rahmenaufgaben
feature-fountain_points = Siegpunkte der Brunnenkarten
feature-fountain_cards = Brunnenkarten
feature-landscapes = fertige Landschaften
feature-dwellings = fertige Unterkünfte
feature-villas = fertige Villen
feature-chimneys = Schornsteine
feature-singles = Märkte, Backstuben und Brunnen
feature-tiles = eingebaute Plättchen
feature-gaps = offene Felder, die eine Abbildung verlangen
feature-double_gaps = offene Felder, die zwei Abbildungen verlangen
feature-triple_gaps = offene Felder, die drei Abbildungen verlangen
feature-green_cards = Wert der grünen Karten
feature-red_cards = Wert der roten Karten
feature-green_unmet = unerfüllte grüne Karten
feature-red_unmet = unerfüllte rote Karten

## Woraus die Wertung besteht, und warum eine Zeile 0 ist

part-villa = { $chimneys ->
    [0] Villa ohne Schornstein
    [one] Villa mit 1 Schornstein
   *[other] Villa mit { $chimneys } Schornsteinen
}
part-no-villa = keine fertige Villa
part-half-of = die Hälfte von { $number } auf dem Lagerfeld
part-no-leftovers = nichts auf dem Lagerfeld
part-track = Feld { $space }
part-fountain-card = { $kind }: { $number ->
    [0] nichts fertig
   *[other] { $number } fertig
}
part-no-fountain-card = keine Brunnenkarte
part-task = { $kind } auf der Linie
part-tasks-open = { $number ->
    [one] eine Aufgabe nicht erfüllt
   *[other] { $number } Aufgaben nicht erfüllt
}

## Was das Spiel bald beendet

ending-last-pass = Der letzte Durchgang: noch { $rounds } Runden und eine Wertung, dann endet das Spiel.
ending-last-round = Die letzte Runde: danach die letzte Wertung, dann endet das Spiel.
ending-last-scoring = Die letzte Wertung: danach endet das Spiel.
