# Die Wörter der Seite im Browser.

## Überall

page-close = Schließen
page-cancel = Abbrechen
page-on = an
page-off = aus
page-you = du
page-loading = Einen Moment
page-reconnecting = Die Verbindung ist weg, neuer Versuch
page-to-lobby = Zur Lobby
page-rule = Regel { $rule }
page-rules = Regeln
page-rules-of = { $title }: die Regeln
page-quick = Kurzübersicht
page-chapters = Kapitel
page-search-rules = Regeln durchsuchen
page-nothing-found = Keine Regel enthält diese Wörter.
page-rules-missing = Die Regeln lassen sich gerade nicht laden.
page-help = Hilfe und Tasten

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-to-light = Helle Farben
page-to-dark = Dunkle Farben
page-speed = Bewegungen
page-bot-speed = Bots spielen
page-speed-0 = sofort
page-speed-5 = schnell
page-speed-10 = normal
page-speed-20 = langsam
page-sound = Ton
page-auto-end = Meinen Zug von selbst beenden
page-auto-end-hint = Damit endet ein Zug, sobald nichts mehr zu wählen ist. Ohne lässt sich alles zurücknehmen, bis du „Zug beenden“ drückst.

page-keys = Tasten
page-key-dice = Würfel wählen
page-key-arrows = über den Plan gehen
page-key-enter = den Ort wählen
page-key-next = nächster möglicher Ort
page-key-tile = Sonderplättchen nehmen
page-key-bishop = den Bischof holen
page-key-turn-tile = das Plättchen drehen, andersherum
page-key-answer = eine Antwort wählen
page-key-undo = zurücknehmen
page-key-restart = Zug neu beginnen
page-key-end = Zug beenden
page-key-step = ein Schritt zurück, einer vor
page-key-hint = ein Tipp: was tun, und warum
page-key-since = seit meinem letzten Zug
page-key-escape = Auswahl aufheben, zurück zu jetzt
page-key-help = diese Hilfe

## Lobby

page-hero = Dörfer bauen, Freunde schlagen.
page-hero-line = Brettspiele im Browser. Ohne Konto: Plätze mit Freunden oder Bots füllen und spielen.
page-your-name = Dein Name
page-table-link = Link eines Tisches
page-join = Hingehen
page-games = Spiele
page-facts = { $least }–{ $most } Personen · { $minutes } Min.
page-bv-line = Vier Würfel werfen, in Mühlen, Wirtshäuser und Herrenhäuser einziehen.
page-cd-line = Das schönste Viertel Roms anlegen.
page-credits = Ein Spiel von { $designer }, erschienen bei { $publisher }. Alle Zeichnungen hier sind unsere eigenen.
page-seats = Plätze
page-seat = Platz { $number }
page-add-seat = Noch ein Platz
page-remove-seat = kein Platz
page-free-seat = jemanden einladen
page-free = frei
page-level-beginner = Anfänger-Bot
page-level-casual = lockerer Bot
page-level-strong = starker Bot
page-level-master = Meister-Bot
page-level-about = { $level }: { $about }
page-play = Spielen
page-invite = Einladen
page-options = Optionen
page-who-may-join = Wer mitspielen darf
page-open = alle
page-private = nur mit Link
page-private-hint = Ein Tisch für alle steht in der Lobby, solange ein Platz frei ist.
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-no-tables = Noch nichts. Drück auf Spielen.
page-no-open-tables = Gerade sucht kein Tisch nach Mitspielern.
page-waits = { $number ->
    [one] einer wartet auf dich
   *[other] { $number } warten auf dich
}
page-your-turn = du bist am Zug
page-state-over = beendet
page-state-watch = läuft · zuschauen
page-state-playing = läuft
page-state-free = { $free } von { $players } Plätzen frei
page-records = Aufzeichnungen
page-records-line = Jede Partie lässt sich sichern und wieder ansehen.
page-import = Aufzeichnung öffnen
page-import-line = Wähle die Datei einer gesicherten Partie oder füge ihren Text ein. Sie öffnet sich als Tisch, an dem du zu jedem Zug gehen kannst.
page-choose-file = Datei wählen
page-paste-record = Oder den Text hier einfügen
page-open-record = Öffnen
page-forget = Meine Daten löschen
page-forget-line = Dein Name, deine Plätze und deine Einstellungen hier werden endgültig gelöscht. In laufenden Partien übernehmen Bots deine Plätze.
page-forget-yes = Alles löschen

## Vor dem Beginn

page-sit = Hier hinsetzen
page-invite-link = Link für Freunde
page-copy = Kopieren
page-copied = Kopiert
page-start = Beginnen
page-start-hint = Plätze, die noch frei sind, übernehmen Bots.
page-host-starts = Es geht los, wenn alle Plätze besetzt sind oder der Gastgeber beginnt.
page-leave = Aufstehen

## Tisch

page-skip = Zum Plan
page-people = Spieler und Protokoll
page-players = Spieler
page-supply = Vorrat
page-log = Protokoll
page-actions = Dein Zug
page-turn-of = { $seat } ist am Zug
page-waiting-for = { $seat } überlegt
page-thinks = überlegt
page-away = abwesend
page-replace = Bot spielen lassen ({ $votes })
page-watching = Du schaust zu.
page-leave-game = Die Partie verlassen: ein Bot spielt weiter
page-leave-really = Wirklich verlassen? Ein Bot übernimmt deinen Platz.
page-watchers = { $number ->
    [one] eine Person schaut zu
   *[other] { $number } Personen schauen zu
}
page-since = Seit meinem letzten Zug
page-replay = Wiederholung
page-first = Erster Schritt
page-prev = Ein Schritt zurück
page-next = Ein Schritt vor
page-now = Jetzt
page-back-to-now = Zurück zu jetzt
page-move = Schritt { $ply }
page-looking = Das war Schritt { $ply }
page-enlarge = Alles über { $seat }
page-if-now = Wenn jetzt Schluss wäre
page-hidden = bis zum Ende verdeckt
page-hint = Tipp
page-hint-asking = Überlegt
page-hint-play = So spielen
page-hint-chance = gewinnt zu etwa { $chance } %
page-undo = Zurücknehmen
page-restart = Zug neu beginnen
page-end-turn = Zug beenden
page-turn-done = Dein Zug ist fertig
page-turn-done-hint = Beende ihn oder nimm zurück.

## Ergebnis

page-result = Ergebnis
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-watch-replay = Noch einmal ansehen
page-export = Aufzeichnung sichern

## Fehler

page-error-malformed = Das hat der Server nicht verstanden.
page-error-too_large = Das ist zu viel Text.
page-error-too_fast = Das war zu schnell. Versuch es gleich noch einmal.
page-error-unknown_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
page-error-not_seated = Du hast keinen Platz an diesem Tisch.
page-error-seat_taken = Den Platz hat schon jemand.
page-error-not_your_turn = Du bist nicht am Zug.
page-error-stale = Am Tisch ging es schon weiter.
page-error-not_started = Die Partie hat noch nicht begonnen.
page-error-already_started = Die Partie hat schon begonnen.
page-error-busy = Ein Tipp nach dem anderen: der letzte wird noch überlegt.
page-error-over = Die Partie ist vorbei.
page-error-not_allowed = Das geht hier nicht.
page-error-bad_input = Das lässt sich nicht lesen.
page-error-internal = Der Server hat ein Problem. Nichts ist verloren: versuch es noch einmal.

## Böhmische Dörfer

page-bv-villages = Dörfer
page-bv-your-dice = Deine Würfel
page-bv-die = Würfel { $face }
page-bv-sums = Was die Würfel erlauben
page-bv-first = Wähle Würfel für deinen ersten Einsatz
page-bv-first-hint = Klick auf Würfel, eine Summe oder ein Gebäude.
page-bv-second = Noch ein Einsatz, wenn du magst
page-bv-second-hint = Klick auf Würfel, eine Summe oder ein Gebäude, oder beende den Zug.
page-bv-sum = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-exact-hint = Wähle ein markiertes Gebäude, oder drück auf die Summe, um die Würfel zu nutzen.
page-bv-choose-place = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-choose-place-hint = { $places ->
    [0] Kein Gebäude ist möglich.
    [one] Ein Gebäude ist möglich.
   *[other] { $places } Gebäude sind möglich.
} { $dice ->
    [none] { "" }
   *[other] Bleibt für einen zweiten Einsatz: { $dice }.
}
page-bv-which-dice = Welche Würfel sollen { $sum } ergeben?
page-bv-escape-hint = Esc hebt die Auswahl auf.
page-bv-reroll = Neu würfeln
page-bv-with-tile = mit Plättchen
page-bv-reroll-which = Welche Würfel wirfst du neu?
page-bv-reroll-these = { $dice } neu würfeln
page-bv-tile = Plättchen
page-bv-any-two = 2 beliebige
page-bv-double = ein Pasch
page-bv-filled = { $taken } von { $all } Gebäuden besetzt
page-bv-free = Frei.
page-bv-taken = Besetzt von { $owner }.
page-bv-printed = Wert { $value }
page-bv-may-settle = hier kannst du einsetzen
page-bv-may-evict = hier kannst du rauswerfen
page-bv-shops-held = Läden: { $number } von 4 Sorten
page-bv-inn-active = Dieses hier ist aktiv und zahlt.
page-bv-inn-inactive = Dieses hier ist noch nicht aktiv.
page-bv-provenance = Gebäude und aufgedruckte Werte dieses Dorfes: { $provenance }.

page-bv-about-bakery = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-butcher = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-dairy = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-tailor = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-mill = Gibt ein Mehlplättchen. Sind alle Mühlen besetzt, zahlt jedes 2, und die Figuren kommen heim.
page-bv-about-manufactory = Gibt ein Glasplättchen. Sind alle Glashütten besetzt, zahlt jedes 3, und die Figuren kommen heim.
page-bv-about-farm = Zahlt sofort: so viele Taler, wie du jetzt Höfe hast.
page-bv-about-inn = Zahlt 1 zu Beginn jedes deiner Züge, sobald 3 andere Gebäude seines Dorfes besetzt sind.
page-bv-about-town_hall = { $value ->
    [0] Am Ende der aufgedruckte Wert, wenn das ganze Dorf besetzt ist. Ganz ohne Rathaus verlierst du 5.
   *[other] Am Ende { $value }, wenn das ganze Dorf besetzt ist. Ganz ohne Rathaus verlierst du 5.
}
page-bv-about-church = Am Ende 10 für die meisten Kirchen, 6 für die zweitmeisten. Der Bischof zahlt 1 für jede eigene.
page-bv-about-manor = { $value ->
    [0] Zahlt sofort den aufgedruckten Wert. Hier wird niemand rausgeworfen.
   *[other] Zahlt sofort { $value }. Hier wird niemand rausgeworfen.
}
page-bv-about-shops = Sätze aus 1, 2, 3 oder 4 verschiedenen Läden bringen am Ende 1, 5, 12 oder 20.
page-bv-about-active = Ein aktives Wirtshaus zahlt 1 zu Beginn des Zuges.
page-bv-about-inactive = Wird aktiv, sobald 3 andere Gebäude seines Dorfes besetzt sind.
page-bv-about-flour = Zahlt 2, wenn alle Mühlen besetzt sind; am Ende die Hälfte.
page-bv-about-glass = Zahlt 3, wenn alle Glashütten besetzt sind; am Ende die Hälfte.
page-bv-about-special = Ungenutzte Würfel einmal neu werfen. Zwei beliebige Würfel bringen eines; mehr als eines hat niemand.
page-bv-about-bishop = Zahlt zu Beginn deines Zuges 1 für jede deiner Kirchen. Ein Pasch holt ihn.
page-bv-about-bank = Leert eine Zahlung die Bank, ist das Spiel aus.
page-bv-about-figures = Wer einen Zug ohne Figur beginnt, beendet das Spiel.
page-bv-about-coins = Wer die meisten Taler hat, gewinnt.
page-bv-about-dice = Zwei, drei oder vier Würfel bilden eine Summe. Ein oder zwei Einsätze je Zug.

page-bv-thing-coins = Taler
page-bv-thing-figures = Übrige Figuren
page-bv-thing-shops = Läden
page-bv-thing-farm = Höfe
page-bv-thing-town_hall = Rathäuser
page-bv-thing-church = Kirchen
page-bv-thing-active = Aktive Wirtshäuser
page-bv-thing-inactive = Noch nicht aktive Wirtshäuser
page-bv-thing-flour = Mehl
page-bv-thing-glass = Glas
page-bv-thing-special = Sonderaktionsplättchen
page-bv-thing-bishop = Bischof
page-bv-thing-bank = Bank
page-bv-thing-dice = Würfel

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
page-cd-ask-build = Baue das Plättchen ein oder lagere es
page-cd-ask-shovel = Dein erstes Plättchen kommt auf die Schaufel
page-cd-ask-here = { $turns ->
    [one] Hier einbauen?
   *[other] Hier einbauen oder drehen?
}
page-cd-ask-store = Dieses Plättchen passt nirgends: lagere es
page-cd-ask-store-hint = Zwei Dinge auf dem Lagerfeld bringen am Ende 1 Siegpunkt.
page-cd-ask-reward = Welche Belohnung kommt zuerst?
page-cd-ask-reward-hint = Hier kommt es auf die Reihenfolge an.
page-cd-ask-craft = Nimm ein Plättchen aus der Auslage der Handwerker
page-cd-ask-craft-hint = Dann baue es sofort ein oder lagere es.
page-cd-ask-fountain = Welche Brunnenkarte geht zurück?
page-cd-ask-fountain-hint = Die anderen behältst du bis zum Ende.
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
    [one] verlierst 1 Siegpunkt
   *[other] verlierst { $points } Siegpunkte
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
page-cd-craft-tile = ein Plättchen aus der Auslage
page-cd-task-met = eine Rahmenaufgabe, am Ende { $points }

page-cd-give = gib
page-cd-have = hab
page-cd-red = Rote Karte { $card }: abgeben
page-cd-green = Grüne Karte { $card }: haben
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
page-cd-build-at = Bauen in Reihe { $row }, Spalte { $column }, { $turn ->
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
page-cd-task-open = Zahlt am Ende, wenn etwas Fertiges davon auf dieser Linie liegt.
page-cd-task-done = Erfüllt: Auf der Linie liegt etwas Fertiges davon.
page-cd-met = erfüllt
page-cd-not-met = noch nicht erfüllt
page-cd-on-track = { $seat }: { $space }

page-cd-n-grapes = { $number ->
    [one] { $number } Traube
   *[other] { $number } Trauben
}
page-cd-n-herbs = { $number ->
    [one] { $number } Kraut
   *[other] { $number } Kräuter
}
page-cd-n-chicken = { $number ->
    [one] { $number } Huhn
   *[other] { $number } Hühner
}
page-cd-n-fish = { $number ->
    [one] { $number } Fisch
   *[other] { $number } Fische
}
page-cd-n-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
page-cd-n-breads = { $number ->
    [one] { $number } Brot
   *[other] { $number } Brote
}
page-cd-n-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
page-cd-n-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
page-cd-n-chimneys = { $number ->
    [one] { $number } Schornstein
   *[other] { $number } Schornsteine
}
page-cd-n-vineyard = { $number ->
    [one] { $number } fertiger Weinberg
   *[other] { $number } fertige Weinberge
}
page-cd-n-herb_garden = { $number ->
    [one] { $number } fertiger Kräutergarten
   *[other] { $number } fertige Kräutergärten
}
page-cd-n-hen_yard = { $number ->
    [one] { $number } fertiger Hühnerhof
   *[other] { $number } fertige Hühnerhöfe
}
page-cd-n-pond = { $number ->
    [one] { $number } fertiger Teich
   *[other] { $number } fertige Teiche
}
page-cd-n-merchant = { $number ->
    [one] { $number } fertige Händler-Unterkunft
   *[other] { $number } fertige Händler-Unterkünfte
}
page-cd-n-baker = { $number ->
    [one] { $number } fertige Bäcker-Unterkunft
   *[other] { $number } fertige Bäcker-Unterkünfte
}
page-cd-n-steward = { $number ->
    [one] { $number } fertige Verwalter-Unterkunft
   *[other] { $number } fertige Verwalter-Unterkünfte
}
page-cd-n-craftsman = { $number ->
    [one] { $number } fertige Handwerker-Unterkunft
   *[other] { $number } fertige Handwerker-Unterkünfte
}
page-cd-n-villa = { $number ->
    [one] { $number } fertige Villa
   *[other] { $number } fertige Villen
}
page-cd-n-market = { $number ->
    [one] { $number } Markt
   *[other] { $number } Märkte
}
page-cd-n-bakery = { $number ->
    [one] { $number } Backstube
   *[other] { $number } Backstuben
}
page-cd-n-fountain = { $number ->
    [one] { $number } Brunnen
   *[other] { $number } Brunnen
}
page-cd-n-any_landscape = { $number ->
    [one] { $number } beliebige fertige Landschaft
   *[other] { $number } beliebige fertige Landschaften
}
page-cd-n-any_dwelling = { $number ->
    [one] { $number } beliebige fertige Unterkunft
   *[other] { $number } beliebige fertige Unterkünfte
}
page-cd-n-fountain_cards = { $number ->
    [one] { $number } Brunnenkarte
   *[other] { $number } Brunnenkarten
}
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
page-cd-about-vineyard = Fertig, aus zwei bis vier Plättchen: Trauben, eins weniger als Plättchen.
page-cd-about-herb_garden = Fertig, aus zwei bis vier Plättchen: Kräuter, eins weniger als Plättchen.
page-cd-about-hen_yard = Fertig, aus zwei bis vier Plättchen: Hühner, eins weniger als Plättchen.
page-cd-about-pond = Fertig, aus zwei bis vier Plättchen: Fische, eins weniger als Plättchen.
page-cd-about-merchant = Fertig: Alle deine Waren werden zu Münzen, und eine dazu.
page-cd-about-baker = Fertig: 2 Brote.
page-cd-about-steward = Fertig: 2 Schritte auf der Banderolenleiste.
page-cd-about-craftsman = Fertig: Nimm ein Plättchen aus der Auslage der Handwerker und baue es sofort ein.
page-cd-about-villa = Beliebig groß. Eine fertige zahlt am Ende nach Schornsteinen.
page-cd-about-market = Bringt sofort 1 Münze.
page-cd-about-bakery = Bringt sofort 1 Brot.
page-cd-about-fountain = Sieh dir zwei Brunnenkarten an und behalte eine.

page-cd-option-movement = Linien zwischen den Feldern
page-cd-option-movement-star = Stern
page-cd-option-movement-ring = Ring
page-cd-option-movement-hint = Stern: wie in der ersten Auflage. Ring: wie in der zweiten, etwas einfacher.

## Helvetia

page-hv-line = Verheirate deine Leute in alle Dörfer, und lass niemanden verschlafen.
page-key-hv-person = eine Persönlichkeit wählen
page-key-hv-tile = mit einem Personenplättchen handeln

page-hv-table = Der Tisch von Helvetia
page-hv-parts = Teile des Tisches
page-hv-part-own = Dorf
page-hv-part-offer = Bauen
page-hv-part-market = Markt
page-hv-part-others = Andere
page-hv-your-village = Dein Dorf
page-hv-village-of = Dorf von { $seat }
page-hv-neutral-village = Neutrales Dorf
page-hv-neutral = neutral
page-hv-setup = Vorbereitung
page-hv-round = Runde { $round } · Ende bei { $goal } Siegpunkten
page-hv-persons = Persönlichkeiten
page-hv-centre = Dorfmitte
page-hv-enlarge = Dorf vergrößern
page-hv-goal = { $points } von { $goal } Siegpunkten
page-hv-offer = Offene Gebäude
page-hv-start-buildings = Startgebäude
page-hv-draft-hint = drei verschiedene für jeden
page-hv-stacks = { $number ->
    [0] die Stapel sind leer
   *[other] je Runde 5 neue · { $number } in den Stapeln
}
page-hv-market = Markt
page-hv-market-hint = jedes Gut einmal; das erste bringt sein Plättchen
page-hv-surround-hint = für die ersten zwei Dörfer, die voll und bewohnt sind
page-hv-school-hint = ziehen am Rundenende ein

page-hv-short-builder = Baumeister
page-hv-short-carter = Fuhrmann
page-hv-short-watchman = Nachtwächter
page-hv-short-priest = Pfarrer
page-hv-short-midwife = Hebamme
page-hv-does-builder = Gebäude bauen
page-hv-does-carter = Gut liefern
page-hv-does-watchman = Viertel wecken
page-hv-does-priest = verheiraten
page-hv-does-midwife = Kind bekommen
page-hv-tile = Plättchen: { $person }
page-hv-tile-free = Das Plättchen hat noch niemand: Die meisten Münzen hier nehmen es am Rundenende.
page-hv-tile-held = { $seat } hat das Plättchen.
page-hv-tile-used = { $seat } hat das Plättchen und in dieser Runde schon genutzt.
page-hv-tile-turned = In dieser Runde schon genutzt.
page-hv-use-tile = Zusatzaktion mit dem Plättchen: { $person }

page-hv-ask-draft = Wähle ein Startgebäude
page-hv-hint-draft = Du bekommst drei verschiedene. Jedes stellt ein Gut her.
page-hv-ask-rob = Nimm jemandem ein Startgebäude
page-hv-hint-rob = Übrig sind nur Typen, die du schon hast; wer eines verliert, wählt neu.
page-hv-ask-neutral_kind = Wähle ein Gebäude für das neutrale Dorf
page-hv-hint-neutral_kind = Dann sein Baufeld und wer dort wohnt.
page-hv-ask-neutral_place = { $kind }: wähle ein Baufeld im neutralen Dorf
page-hv-ask-neutral_sex = { $kind } im neutralen Dorf: wer wohnt dort?
page-hv-hint-neutral_sex = Insgesamt zwei Frauen und zwei Männer.
page-hv-ask-place = { $kind }: wähle ein Baufeld
page-hv-hint-lay = Baufelder links und rechts der Mitte gehören zu zwei Vierteln.
page-hv-hint-place = Baufelder links und rechts der Mitte gehören zu zwei Vierteln.
page-hv-ask-pair_1 = { $sex-id ->
    [woman] Erstes Paar: Wo wohnt die Frau?
   *[other] Erstes Paar: Wo wohnt der Mann?
}
page-hv-hint-pair_1 = Jeder auf einem eigenen Gebäude.
page-hv-ask-pair_2 = Zweites Paar: wer wohnt hier? { $kind }
page-hv-hint-pair_2 = Der andere kommt in die Schule.
page-hv-ask-pair_3 = Drittes Paar: Wen heiratet einer davon?
page-hv-hint-pair_3 = { $village }: Klick auf ein Haus mit einem Dorfbewohner. Der andere kommt in deine Dorfmitte.
page-hv-ask-person = Wähle eine Persönlichkeit, oder klick auf das, was du willst
page-hv-hint-person = { $coins ->
    [one] Du hast eine Münze; eine Aktion kostet eine.
   *[other] Du hast { $coins } Münzen; jede Aktion kostet eine, alle bei derselben Persönlichkeit.
}
page-hv-ask-builder = Welches Gebäude?
page-hv-hint-builder = Wache Dorfbewohner stellen die Güter her; Holz, Ziegel und Stein gibt es auch für je eine Münze.
page-hv-ask-carter = Welches Gut lieferst du?
page-hv-hint-carter = Jedes Gut einmal im Spiel: 1 Siegpunkt, und das erste bringt sein Plättchen.
page-hv-ask-watchman = Welches Viertel weckst du?
page-hv-hint-watchman = Alle dort wachen auf, in jedem Dorf, eigene und fremde.
page-hv-ask-priest = Wen soll einer deiner Leute heiraten?
page-hv-hint-priest = Klick auf einen Unverheirateten in einem anderen Dorf. In deiner Dorfmitte: { $centre }, in der Schule: { $school }.
page-hv-ask-midwife = Welches Paar bekommt ein Kind?
page-hv-hint-midwife = Ein Kind je Paar und Zug; am Rundenende kommt es in die Schule.
page-hv-ask-neutral = Neutrale Münze: ein Gebäude oder ein Unverheirateter von dir
page-hv-hint-neutral = Das Gebäude kommt ohne Kosten ins neutrale Dorf, oder ein neutraler Dorfbewohner heiratet bei dir ein. Danach ist dein Zug zu Ende.
page-hv-ask-no-coins = Du hast keine Münzen: neutrale Münze oder passen
page-hv-ask-nothing = Nichts hat jetzt eine Wirkung
page-hv-ask-end = Deine Aktionen sind fertig
page-hv-hint-end = Beende den Zug, oder nutze ein Personenplättchen, das noch da ist.
page-hv-or-end = Oder beende den Zug.
page-hv-ask-build = { $kind }: so bezahlen, oder gleich ein Baufeld wählen
page-hv-ask-deliver = { $good }: so liefern?
page-hv-ask-worker = { $good }: wer stellt das her?
page-hv-ask-input = { $kind }: welches Gut wird getauscht? Gebraucht: { $good }
page-hv-ask-mover = { $kind }: wer zieht ein?
page-hv-hint-mover = Jemand aus der Dorfmitte, sofort.
page-hv-ask-dowry = Nimm eine Münze: wessen?
page-hv-hint-dowry = Eine eigene Münze nutzt du ab deinem nächsten Zug; eine fremde wird Mitgift in deiner Dorfmitte.
page-hv-ask-school = { $kind }: wer zieht aus der Schule ein?
page-hv-hint-school = Wer kein freies Gebäude findet, kommt in die Dorfmitte.
page-hv-ask-child = Mädchen oder Junge?
page-hv-ask-source = Jemand aus der Dorfmitte oder aus der Schule?
page-hv-escape = Esc hebt die Auswahl auf.
page-hv-with-tile = mit dem Plättchen
page-hv-with-tile-hint = Eine Zusatzaktion ohne Münze, einmal je Runde. Esc lässt das Plättchen liegen.

page-hv-plan = So wird bezahlt
page-hv-answers = Antworten
page-hv-pay = Bezahlen
page-hv-deliver = Liefern
page-hv-go-on = So weiter
page-hv-buy = Für eine Münze kaufen
page-hv-buy-instead = Stattdessen für eine Münze kaufen
page-hv-pass = Passen
page-hv-one-coin = 1 Münze
page-hv-wake-nobody = Eine Münze zum Nachtwächter, niemand wacht auf
page-hv-a-woman = Eine Frau
page-hv-a-man = Ein Mann
page-hv-a-nobody = Niemand
page-hv-child-woman = Ein Mädchen
page-hv-child-man = Ein Junge
page-hv-from-centre = Aus der Dorfmitte
page-hv-from-school = Aus der Schule
page-hv-coin-of = Münze von { $seat }
page-hv-own-coin = Deine eigene Münze
page-hv-neutral-act = Nutzen
page-hv-neutral-coin = Neutrale Münze: eine neutrale Aktion statt deines Zugs
page-hv-neutral-used = Münze genutzt

page-hv-fall-asleep = { $number ->
    [one] Schläft ein: { $who }.
   *[other] Schlafen ein: { $who }.
}
page-hv-bought = Gekauft: { $what }.
page-hv-price = { $coins ->
    [one] Eine Münze.
   *[other] { $coins } Münzen.
}
page-hv-no-coin = Ohne Münze.
page-hv-brings = { $points ->
    [one] Bringt einen Siegpunkt.
   *[other] Bringt { $points } Siegpunkte.
}
page-hv-wake-up = { $number ->
    [one] Einer wacht auf: { $who }.
   *[other] { $number } wachen auf: { $who }.
}
page-hv-would-wake = { $number ->
    [one] einer würde aufwachen
   *[other] { $number } würden aufwachen
}
page-hv-moves-in = { $sex-id ->
    [woman] Eine Frau von dir heiratet ein.
   *[other] Ein Mann von dir heiratet ein.
}
page-hv-dowry-there = Du nimmst eine Münze von { $who }.
page-hv-no-dowry = In dieser Dorfmitte liegt keine Münze.
page-hv-surrounds = Deine Dorfmitte ist umbaut und jedes Gebäude bewohnt.
page-hv-would-make = stellt her: { $good }, und schläft ein
page-hv-wakes = wacht auf
page-hv-may = möglich
page-hv-cannot-now = jetzt nicht möglich
page-hv-have-one = hast du

page-hv-quarter = { $village }, { $quarter }
page-hv-free-place = Freies Baufeld
page-hv-empty = niemand wohnt dort
page-hv-nobody = niemand
page-hv-villager = { $state ->
    [asleep] { $sex } von { $who }, schläft
   *[other] { $sex } von { $who }, wach
}
page-hv-women = { $number ->
    [one] eine Frau
   *[other] { $number } Frauen
}
page-hv-men = { $number ->
    [one] ein Mann
   *[other] { $number } Männer
}
page-hv-girls = { $number ->
    [one] ein Mädchen
   *[other] { $number } Mädchen
}
page-hv-boys = { $number ->
    [one] ein Junge
   *[other] { $number } Jungen
}
page-hv-n-coins = { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}
page-hv-n-coins-of = { $number ->
    [one] eine Münze von { $seat }
   *[other] { $number } Münzen von { $seat }
}
page-hv-n-goods = { $number } Güter
page-hv-dowry-of = { $number ->
    [one] Mitgift: eine Münze von { $who }
   *[other] Mitgift: { $number } Münzen von { $who }
}
page-hv-won = { $number ->
    [one] noch eine ab dem nächsten Zug
   *[other] noch { $number } ab dem nächsten Zug
}
page-hv-worth = { $points ->
    [one] Einen Siegpunkt wert. Niemand wohnt dort.
   *[other] { $points } Siegpunkte wert. Niemand wohnt dort.
}
page-hv-makes = Stellt her: { $good }.
page-hv-makes-from = Stellt her: { $good }, aus: { $input }.
page-hv-exchanges = Tauscht eines gegen ein anderes: { $goods }.
page-hv-costs = Kosten: { $cost }.
page-hv-link = { $good }: { $kind }.
page-hv-link-from = { $good }: { $kind }, aus: { $input }.
page-hv-first-earns = { $points ->
    [one] Wer es als Erster liefert, bekommt ein Plättchen für einen Siegpunkt.
   *[other] Wer es als Erster liefert, bekommt ein Plättchen für { $points } Siegpunkte.
}
page-hv-tile-of = { $seat } hat sein Plättchen ({ $points }).
page-hv-delivered-by = Geliefert von { $who }.
page-hv-delivered-by-nobody = Noch niemand hat es geliefert.
page-hv-delivered-once = Du kannst es nicht noch einmal liefern.
page-hv-nothing-delivered = noch nichts geliefert
page-hv-branch = { $points ->
    [one] Ein ganzer Produktionszweig: ein Siegpunkt
   *[other] Ein ganzer Produktionszweig: { $points } Siegpunkte
}
page-hv-held-by = { $seat } hat es.
page-hv-provenance = Kosten und Güter: { $provenance }.

page-hv-log-makes = stellt her: { $what }
page-hv-log-buys = kauft: { $what }
page-hv-log-revealed = Neue Gebäude: { $what }
page-hv-log-moved_in = { $sex-id ->
    [woman] { $seat }: eine Frau zieht ein
   *[other] { $seat }: ein Mann zieht ein
}
page-hv-log-born = { $sex-id ->
    [woman] { $seat }: ein Mädchen wird geboren
   *[other] { $seat }: ein Junge wird geboren
}
page-hv-log-own-coin = { $seat } bekommt eine eigene Münze zurück
page-hv-log-woke = { $seat } weckt { $count ->
    [one] einen Dorfbewohner
   *[other] { $count } Dorfbewohner
} ({ $village }, { $quarter })
page-hv-log-married = { $sex-id ->
    [woman] { $seat } verheiratet eine Frau ({ $village })
   *[other] { $seat } verheiratet einen Mann ({ $village })
}
page-hv-log-wed = { $sex-id ->
    [woman] { $seat } verheiratet eine Frau ({ $village })
   *[other] { $seat } verheiratet einen Mann ({ $village })
}

page-hv-thing-points = Siegpunkte
page-hv-thing-coins = Münzen
page-hv-about-coins = Eine je Aktion. Am Rundenende kommen sie zurück.
page-hv-thing-dowry = Mitgift
page-hv-about-dowry = Wer in dieses Dorf einheiratet, nimmt eine Münze aus seiner Dorfmitte.
page-hv-about-centre = Wer hier wartet, zieht in ein neues Gebäude ein oder heiratet.
page-hv-thing-school = Schule
page-hv-about-school = Sie können jetzt heiraten oder ziehen am Rundenende in freie Gebäude ein.
page-hv-thing-newborn = Neugeboren
page-hv-about-newborn = Am Rundenende kommen sie in die Schule.
page-hv-thing-supply = Vorrat
page-hv-about-supply = Noch nicht geboren.
page-hv-thing-awake = Wache Dorfbewohner
page-hv-about-awake = In allen Dörfern und in der Dorfmitte. Bei Gleichstand gewinnen mehr davon.
page-hv-thing-delivered = Gelieferte Güter
page-hv-about-delivered = Jedes ist 1 Siegpunkt wert.
page-hv-thing-goods_tile = Güterplättchen
page-hv-about-goods_tile = Für die erste Lieferung eines Guts.
page-hv-thing-goal = Siegpunkte, die das Spiel beenden
page-hv-about-goal = Gezählt wird am Rundenende; dann gewinnen die meisten Siegpunkte.
page-hv-thing-starter = Startspieler
page-hv-about-starter = 1 Siegpunkt wert. Wer als Einziger noch Münzen hat, nimmt das Plättchen und beginnt die nächste Runde.
page-hv-thing-tile = Personenplättchen
page-hv-about-tile = 1 Siegpunkt wert und je Runde eine Zusatzaktion ohne Münze. Es geht an den mit den meisten Münzen dort.
page-hv-thing-quarter = Viertel
page-hv-about-quarter = Der Nachtwächter weckt alle darin. Baufelder links und rechts der Mitte gehören zu zwei Vierteln.
page-hv-thing-stacks = Stapel
page-hv-about-stacks = Nach jeder Runde kommen fünf neue Gebäude, aus Stapel 2 und dann aus Stapel 3.
page-hv-thing-surround = Umbaute Dorfmitte
page-hv-about-surround = Zehn Gebäude um die Dorfmitte, und in jedem Produktions- und Tauschgebäude wohnt jemand: 4 Siegpunkte für den Ersten, 2 für den Zweiten.
page-hv-thing-neutral = Neutrale Münze
page-hv-about-neutral = Einmal je Runde statt eines Zugs: Ein Gebäude kommt ohne Kosten ins neutrale Dorf, oder ein neutraler Dorfbewohner heiratet in dein Dorf ein.
page-hv-about-branch = Für den Ersten, der alle davon geliefert hat.
page-hv-about-place = Hier kann ein Gebäude stehen.
page-hv-about-builder = Für eine Münze: ein offenes Gebäude nehmen, seine Güter bezahlen und es platzieren. Jeder Typ einmal.
page-hv-about-carter = Für eine Münze: ein Gut an den Markt liefern. Jedes Gut einmal im Spiel.
page-hv-about-watchman = Für eine Münze: alle in einem Viertel eines beliebigen Dorfs wecken.
page-hv-about-priest = Für eine Münze: Jemand aus deiner Dorfmitte oder der Schule heiratet in einem anderen Dorf einen Unverheirateten des anderen Geschlechts. Nimm dort eine Münze.
page-hv-about-midwife = Für eine Münze: Ein Paar in deinem Dorf bekommt ein Kind.
