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
page-key-undo = zurücknehmen
page-key-restart = Zug neu beginnen
page-key-end = Zug beenden
page-key-step = ein Schritt zurück, einer vor
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
page-credits = Ein Spiel von { $designer }, erschienen bei { $publisher }. Alle Zeichnungen hier sind unsere eigenen.
page-seats = Plätze
page-seat = Platz { $number }
page-add-seat = Noch ein Platz
page-remove-seat = kein Platz
page-free-seat = jemanden einladen
page-free = frei
page-level-random = Anfänger-Bot
page-level-greedy = ordentlicher Bot
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
