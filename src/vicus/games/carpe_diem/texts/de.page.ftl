page-line = Das schönste Viertel Roms anlegen.
page-key-turn-tile = das Plättchen drehen, andersherum
page-key-answer = eine Antwort wählen

## Carpe Diem

page-cd-table = Der Tisch von Carpe Diem
page-cd-parts = Teile des Tisches
page-cd-tab-own = Viertel
page-cd-tab-forum = Plättchen
page-cd-tab-cards = Karten
page-cd-tab-others = Andere
page-cd-take = Plättchen nehmen
page-cd-build = Einbauen
page-cd-cards = Wertungskarten
page-cd-cards-hint = nach jedem Durchgang: eine Scheibe zwischen zwei
page-cd-scoring-order = noch zu werten: { $names }
page-cd-spaces = Die sieben Felder mit ihren Plättchen
page-cd-banderoles = Banderolen
page-cd-quarter-of = Das Viertel von { $seat }
page-cd-enlarge-quarter = Das Viertel von { $seat } vergrößern
page-cd-stock = Waren und anderes
page-cd-finished = Fertig
page-cd-in-hand = In deiner Hand
page-cd-answers = Antworten

page-cd-ask-start = Setze deinen Patrizier auf ein freies Feld
page-cd-ask-start-hint = Dein erster Zug beginnt mit einer Bewegung von dort.
page-cd-ask-take = Ziehe deinen Patrizier und nimm ein Plättchen
page-cd-ask-take-hint = Klick auf ein Plättchen bei einem leuchtenden Feld.
page-cd-ask-take-bread-hint = Klick auf ein Plättchen bei einem leuchtenden Feld; jedes andere kostet ein Brot.
page-cd-ask-build = Baue das Plättchen ein oder leg es auf das Lagerfeld
page-cd-ask-shovel = Dein erstes Plättchen kommt auf die Schaufel
page-cd-ask-here = { $turns ->
    [one] Hier einbauen?
   *[other] Hier einbauen oder drehen?
}
page-cd-ask-store = Dieses Plättchen passt nirgends: Leg es auf das Lagerfeld
page-cd-ask-store-hint = Zwei Dinge auf dem Lagerfeld bringen am Ende 1 Siegpunkt.
page-cd-ask-reward = Welche Belohnung kommt zuerst?
page-cd-ask-reward-hint = Hier kommt es auf die Reihenfolge an.
page-cd-ask-craft = Nimm ein Plättchen aus der Auslage der Handwerker
page-cd-ask-craft-hint = Dann baue es sofort ein oder leg es auf das Lagerfeld.
page-cd-ask-fountain = Welche Brunnenkarte gibst du zurück?
page-cd-ask-fountain-hint = Die anderen behältst du bis zum Ende.
page-cd-ask-keep = Welche Brunnenkarte behältst du?
page-cd-ask-keep-hint = Die andere kommt unter den Stapel.
page-cd-ask-disc = Lege deine Scheibe zwischen zwei Karten
page-cd-ask-disc-hint = Jeder Kreis zeigt, was er jetzt bringen würde.
page-cd-ask-card = Welche Karte rechnest du zuerst ab?
page-cd-ask-card-hint = Was sie bringt, kann der zweiten dienen.
page-cd-ask-pay-hint = Wie oft gibst du ab? Gar nicht kostet 4 Siegpunkte.
page-cd-ask-breads-hint = Drei Brote erfüllen die Karte ein weiteres Mal.

page-cd-store-it = Lagern
page-cd-turn-it = Drehen
page-cd-build-here = Hier einbauen
page-cd-pay = { $times ->
    [0] Nichts abgeben
    [1] Einmal abgeben
   *[other] { $times }-mal abgeben
}
page-cd-use-breads = { $times ->
    [0] Brote behalten
    [1] { $breads } Brote einsetzen
   *[other] { $breads } Brote einsetzen
}
page-cd-card-number = Karte { $number }
page-cd-return-one = Unter den Stapel: { $kind }
page-cd-new = neu · du hast { $number }
page-cd-kept = schon deine · du hast { $number }

page-cd-would-bring = Brächte jetzt: { $what }.
page-cd-costs-bread = Kostet ein Brot.
page-cd-fits-nowhere = Passt nirgends: käme auf das Lagerfeld.
page-cd-nothing = nichts
page-cd-lose = { $points ->
    [one] minus 1 Siegpunkt
   *[other] minus { $points } Siegpunkte
}
page-cd-for = für { $paid }
page-cd-finishes = stellt { $what } fertig
page-cd-finishes-one = { $kind-id ->
    [vineyard] einen Weinberg aus { $tiles } Plättchen
    [herb_garden] einen Kräutergarten aus { $tiles } Plättchen
    [hen_yard] einen Hühnerhof aus { $tiles } Plättchen
    [pond] einen Teich aus { $tiles } Plättchen
    [merchant] eine Händler-Unterkunft
    [baker] eine Bäcker-Unterkunft
    [steward] eine Verwalter-Unterkunft
    [craftsman] eine Handwerker-Unterkunft
   *[villa] { $chimneys ->
        [0] eine Villa ohne Schornstein
        [one] eine Villa mit 1 Schornstein
       *[other] eine Villa mit { $chimneys } Schornsteinen
    }
}
page-cd-finishes-nothing = Stellt noch nichts fertig.
page-cd-log-finished = { $seat } stellt { $structure } fertig
page-cd-craft-tile = ein Plättchen aus der Auslage
page-cd-task-met = eine Rahmenaufgabe, am Ende { $points }

page-cd-give = gib
page-cd-have = hab
page-cd-red = Rote Karte: abgeben
page-cd-green = Grüne Karte: haben
page-cd-card-give = Abgeben: { $what } – jedes Mal { $brings }.
page-cd-card-have = Haben: { $what } – jedes Mal { $brings }.
page-cd-card-missed = Kein einziges Mal: Du verlierst 4 Siegpunkte. Drei Brote erfüllen sie einmal.
page-cd-may-settle = Du kannst sie jetzt abrechnen.
page-cd-circle = Kreisfeld zwischen zwei Karten
page-cd-circle-free = Frei.
page-cd-circle-taken = Hier liegt die Scheibe von { $seat }.
page-cd-provenance = Diese Karte: { $provenance }.
page-cd-reconstructed = Die Bilder von Plättchen, Tableaus und Rahmen sind rekonstruiert, nicht das Gedruckte.
page-cd-fountain-card = Am Ende { $points ->
    [0] Siegpunkte
   *[other] { $points } Siegpunkte
} für { $kind-id ->
    [vineyard] jeden fertigen Weinberg
    [herb_garden] jeden fertigen Kräutergarten
    [hen_yard] jeden fertigen Hühnerhof
    [pond] jeden fertigen Teich
    [merchant] jede fertige Händler-Unterkunft
    [baker] jede fertige Bäcker-Unterkunft
    [steward] jede fertige Verwalter-Unterkunft
    [craftsman] jede fertige Handwerker-Unterkunft
    [market] jeden Markt
    [bakery] jede Backstube
    [fountain] jeden Brunnen
   *[villa] jede fertige Villa
}

page-cd-space = Feld { $number }
page-cd-patrician-here = { $number ->
    [one] { $names } steht hier.
   *[other] { $names } stehen hier.
}
page-cd-may-start = hier kannst du beginnen
page-cd-may-take = du kannst es nehmen
page-cd-may-build = { $turns ->
    [one] hier kannst du einbauen, in einer Drehung
   *[other] hier kannst du einbauen, in { $turns } Drehungen
}
page-cd-build-at = In Zeile { $row }, Spalte { $column } einbauen, { $turn ->
    [0] nicht gedreht
    [1] einmal nach rechts gedreht
    [2] zweimal gedreht
   *[other] einmal nach links gedreht
}
page-cd-cell = Zeile { $row }, Spalte { $column }
page-cd-empty = leer
page-cd-part = { $kind } ({ $sides })
page-cd-finished-kind = fertig: { $kind }
page-cd-task = Rahmenaufgabe: { $kind }, { $points } Siegpunkte
page-cd-task-open = Zählt am Ende, wenn auf dieser Linie etwas Fertiges dieser Art liegt.
page-cd-task-done = Erfüllt: Auf der Linie liegt etwas Fertiges dieser Art.
page-cd-met = erfüllt
page-cd-not-met = noch nicht erfüllt
page-cd-on-track = { $seat }: { $space }

page-cd-n-ways = { $number ->
    [one] Passt auf eine Art.
   *[other] Passt auf { $number } Arten.
}

page-cd-thing-points = Siegpunkte
page-cd-thing-grapes = Trauben
page-cd-thing-herbs = Kräuter
page-cd-thing-chicken = Hühner
page-cd-thing-fish = Fische
page-cd-thing-breads = Brote
page-cd-thing-coins = Münzen
page-cd-thing-fountain_cards = Brunnenkarten
page-cd-thing-stored = gelagerte Plättchen
page-cd-thing-discs = übrige Wertungsscheiben
page-cd-thing-chimneys = Schornsteine
page-cd-thing-banderole = Banderole
page-cd-thing-shovel = Schaufel
page-cd-thing-track = Banderolenleiste
page-cd-thing-display = Auslage der Handwerker
page-cd-thing-fountain_card = Brunnenkarte

page-cd-about-points = Wer die meisten Siegpunkte hat, gewinnt.
page-cd-about-grapes = Eine Ware, aus Weinbergen. Für rote Karten abzugeben.
page-cd-about-herbs = Eine Ware, aus Kräutergärten. Für rote Karten abzugeben.
page-cd-about-chicken = Eine Ware, aus Hühnerhöfen. Für rote Karten abzugeben.
page-cd-about-fish = Eine Ware, aus Teichen. Für rote Karten abzugeben.
page-cd-about-breads = Eins bringt deinen Patrizier auf jedes Feld mit Plättchen. Drei erfüllen eine Karte einmal.
page-cd-about-coins = Jede ersetzt eine beliebige Ware auf einer roten Karte.
page-cd-about-fountain_cards = Verdeckt behalten; sie zahlen am Ende.
page-cd-about-stored = Werden nie eingebaut. Zwei Dinge auf dem Lagerfeld bringen am Ende 1 Siegpunkt.
page-cd-about-discs = Eine für jede Wertung, zwischen zwei Karten.
page-cd-about-chimneys = Je mehr Schornsteine eine fertige Villa hat, desto mehr bringt sie am Ende.
page-cd-about-banderole = Überbaue sie: Deine Scheibe rückt auf der Banderolenleiste einen Schritt vor.
page-cd-about-shovel = Hierhin kommt dein erstes Plättchen.
page-cd-about-track = Wer vorn liegt, wertet zuerst, im Stapel die obere Scheibe. Am Ende zählt jeder Schritt 1 Siegpunkt.
page-cd-about-display = Wer eine Handwerker-Unterkunft fertigstellt, nimmt eins dieser Plättchen und baut es sofort ein.
page-cd-about-cell = Ein Plättchen braucht einen Nachbarn, und alle Seiten, die sich berühren, müssen passen. Der Rahmen ist Wiese.
page-cd-about-star = Ein Patrizier zieht entlang einer Linie auf ein anderes Feld, über leere hinweg, und nimmt dort ein Plättchen.
page-cd-about-ring = Ein Patrizier zieht auf das nächste Feld mit Plättchen in einer der beiden Richtungen und nimmt dort eins.
page-cd-about-vineyard = Fertig, aus zwei bis vier Plättchen: Trauben, eine weniger als Plättchen.
page-cd-about-herb_garden = Fertig, aus zwei bis vier Plättchen: Kräuter, eins weniger als Plättchen.
page-cd-about-hen_yard = Fertig, aus zwei bis vier Plättchen: Hühner, eins weniger als Plättchen.
page-cd-about-pond = Fertig, aus zwei bis vier Plättchen: Fische, einer weniger als Plättchen.
page-cd-about-merchant = Fertig: Alle deine Waren werden zu Münzen, und eine dazu.
page-cd-about-baker = Fertig: 2 Brote.
page-cd-about-steward = Fertig: 2 Schritte auf der Banderolenleiste.
page-cd-about-craftsman = Fertig: Nimm ein Plättchen aus der Auslage der Handwerker und baue es sofort ein.
page-cd-about-villa = Beliebig groß. Eine fertige zahlt am Ende nach Schornsteinen.
page-cd-about-market = Bringt sofort 1 Münze.
page-cd-about-bakery = Bringt sofort 1 Brot.
page-cd-about-fountain = Sieh dir zwei Brunnenkarten an und behalte eine.

## Die Schachtel

box-section-rules = Zahlen der Spielregel
box-section-tasks = Rahmenaufgaben
box-section-track = Banderolenleiste
box-section-villas = Villen nach Schornsteinen
box-section-boards = Tableaus
box-section-frames = Rahmenteile
box-section-tiles = Plättchen
box-section-cards = Wertungskarten
box-section-fountain_cards = Brunnenkarten
box-todo-villas = Siegpunkte der Villen zu bestätigen
box-todo-boards = { $number ->
    [one] 1 Tableau zu bestätigen
   *[other] { $number } Tableaus zu bestätigen
}
box-todo-frames = { $number ->
    [one] 1 Rahmenteil zu bestätigen
   *[other] { $number } Rahmenteile zu bestätigen
}
box-todo-tiles = { $number ->
    [one] 1 Plättchen zu bestätigen
   *[other] { $number } Plättchen zu bestätigen
}
box-todo-cards = { $number ->
    [one] 1 Wertungskarte zu bestätigen
   *[other] { $number } Wertungskarten zu bestätigen
}
box-todo-fountain_cards = { $number ->
    [one] 1 Brunnenkarte zu bestätigen
   *[other] { $number } Brunnenkarten zu bestätigen
}
box-field-penalty = Verlust für eine nicht erfüllte Karte
box-field-start_points = Startpunkte in Sitzreihenfolge
box-field-rules-cards = Karten im Spiel, nach Stapeln
box-field-rules-2 = 2 Spieler
box-field-rules-3 = 3 Spieler
box-field-rules-4 = 4 Spieler
box-field-landscape = Landschaft
box-field-dwelling = Unterkunft
box-field-villa = Villa
box-field-points = Siegpunkte
box-field-rows = Felder: x Banderole, S Schaufel
box-field-tasks = Aufgaben und ihre Plätze
box-field-sides = Seiten: oben, rechts, unten, links
box-field-chimneys = Schornsteine
box-field-single = Einzelnes Gebäude
box-field-require = Verlangt
box-field-payout = Bringt
box-field-copies = Anzahl
box-field-coins = Münzen
box-field-breads = Brot
box-field-steps = Schritte auf der Leiste
box-field-grapes = Trauben
box-field-herbs = Kräuter
box-field-chicken = Hühner
box-field-fish = Fische
box-sign-rows-dot = leer
box-sign-rows-x = Banderole
box-sign-rows-S = Schaufel
box-sign-sides-dash = Wiese
box-sign-sides-G = Weinberg
box-sign-sides-H = Kräutergarten
box-sign-sides-C = Hühnerhof
box-sign-sides-P = Teich
box-sign-sides-M = Händler
box-sign-sides-B = Bäcker
box-sign-sides-S = Verwalter
box-sign-sides-K = Handwerker
box-sign-sides-V = Villa
page-cd-box-players = bei { $players }

## Die Legende, und was der Trainer erklärt

page-cd-legend-structures = Was du baust
page-cd-legend-board = Auf dem Tisch
page-cd-legend-patrician = Patrizier
page-cd-legend-patrician-about = Deine Figur. Er zieht eine Linie entlang auf ein anderes Feld und nimmt dort ein Plättchen.
page-cd-legend-step = Schritt
page-cd-legend-step-about = Deine Scheibe geht auf der Banderolenleiste einen Schritt vor: Weiter vorn wertest du früher, und am Ende ist jeder Schritt ein Siegpunkt.
page-cd-legend-any_landscape = Beliebige Landschaft
page-cd-legend-any_landscape-about = Auf einer Karte: Weinberge, Kräutergärten, Hühnerhöfe und Teiche, beliebig gemischt. Nur fertige zählen.
page-cd-legend-any_dwelling = Beliebige Unterkunft
page-cd-legend-any_dwelling-about = Auf einer Karte: Unterkünfte von Händlern, Bäckern, Verwaltern und Handwerkern, beliebig gemischt. Nur fertige zählen.
page-cd-legend-rotate = Plättchen drehen
page-cd-legend-rotate-about = Ein Plättchen darf beliebig gedreht liegen, solange alle angrenzenden Seiten passen.
page-cd-legend-met = Erledigt
page-cd-legend-met-about = Diese Karte ist abgerechnet, oder hier soll das Plättchen liegen.
page-cd-legend-start = Wo du anfängst
page-cd-legend-start-about = Von jedem Feld gehen zwei Linien aus. Nimm eines, von dem du zwei Felder mit guten Plättchen erreichst.
page-cd-legend-take = Ein Plättchen nehmen
page-cd-legend-take-about = Du wählst, was du baust und wo es weitergeht: Der nächste Zug beginnt auf diesem Feld.
page-cd-legend-build = Einbauen
page-cd-legend-build-about = Jede angrenzende Seite muss passen. Was keine offene Seite mehr hat, ist fertig und bringt etwas.
page-cd-legend-reward = Belohnungen in deiner Reihenfolge
page-cd-legend-reward-about = Waren vor einem Händler werden sofort zu Münzen. Nimm also zuerst, was einer anderen Belohnung nützt.
page-cd-legend-disc = Eine Scheibe zwischen zwei Karten
page-cd-legend-disc-about = Beide Karten werden abgerechnet. Eine unerfüllte kostet vier Siegpunkte, und dieses Feld ist danach für alle besetzt.
page-cd-legend-card = Welche Karte zuerst
page-cd-legend-card-about = Was die erste Karte bringt, kann die zweite bezahlen: Eine Münze gilt als Ware, drei Brote erfüllen sie.
page-cd-legend-pay = Wie oft abgeben
page-cd-legend-pay-about = Jedes Mal zahlt erneut. Behalte Waren nur, wenn eine spätere Karte mehr für sie gibt.
page-uses-finished = Vollendet
