# Die Wörter der Seite im Browser.

## Überall

page-close = Schließen
page-cancel = Abbrechen
page-on = an
page-off = aus
page-you = du
page-loading = Einen Moment
page-reconnecting = Verbindung unterbrochen, neuer Versuch
page-missing = Ein Teil der Seite ließ sich nicht laden. Wir versuchen es weiter.
page-reload = Seite neu laden
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
page-speed = Animationen
page-bot-speed = Bots spielen
page-speed-0 = sofort
page-speed-5 = schnell
page-speed-10 = normal
page-speed-20 = langsam
page-sound = Ton
page-auto-end = Meinen Zug von selbst beenden
page-auto-end-hint = Damit endet ein Zug, sobald nichts mehr zu wählen ist. Ohne lässt sich alles zurücknehmen, bis du „Zug beenden“ drückst.

page-keys = Tasten
page-key-action = eine Aktion wählen
page-key-arrows = über den Plan gehen
page-key-enter = den Ort wählen
page-key-next = nächster möglicher Ort
page-key-undo = zurücknehmen
page-key-restart = Zug neu beginnen
page-key-end = Zug beenden
page-key-step = ein Schritt zurück, einer vor
page-key-play = Züge abspielen, anhalten
page-key-hint = ein Tipp: was tun, und warum
page-key-since = seit meinem letzten Zug
page-key-escape = Auswahl aufheben, zurück zu jetzt
page-key-help = diese Hilfe

## Lobby

page-hero = Dörfer bauen, Freunde besiegen.
page-hero-line = Brettspiele im Browser. Ohne Konto: Plätze mit Freunden oder Bots füllen und spielen.
page-your-name = Dein Name
page-table-link = Link eines Tisches
page-join = Zum Tisch
page-games = Spiele
page-facts = { $least }–{ $most } Personen{ $minutes ->
    [0] {""}
   *[other] {" "}· { $minutes } Min.
}
page-credits = Ein Spiel von { $designer }, erschienen bei { $publisher }. Alle Zeichnungen hier sind unsere eigenen.
page-seats = Plätze
page-seat = Platz { $number }
page-add-seat = Noch ein Platz
page-remove-seat = Platz entfernen
page-free-seat = jemanden einladen
page-free = frei
page-level-beginner = Anfänger-Bot
page-level-casual = Hobby-Bot
page-level-strong = starker Bot
page-level-master = Meister-Bot
page-level-grandmaster = Großmeister-Bot
page-level-tag-grandmaster = GM
page-level-about = { $level }: { $about }
page-play = Spielen
page-invite = Einladen
page-options = Optionen
page-first-game = Zum ersten Mal? Spiel die Einsteigervariante
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
page-state-stopped = angehalten
page-state-watch = läuft · zuschauen
page-state-playing = läuft
page-state-free = { $free } von { $players } Plätzen frei
page-records = Aufzeichnungen
page-records-line = Jede Partie lässt sich speichern und wieder ansehen.
page-import = Aufzeichnung öffnen
page-import-line = Wähle die Datei einer gespeicherten Partie oder füge ihren Text ein. Sie öffnet sich als Tisch, an dem du zu jedem Zug gehen kannst.
page-choose-file = Datei wählen
page-paste-record = Oder den Text hier einfügen
page-open-record = Öffnen
page-device = Auf einem anderen Gerät spielen
page-device-line = Dein Name, deine Plätze und deine Partien kommen mit. Scanne den Code mit dem anderen Gerät oder öffne dort den Link.
page-device-code = Code, der zum Link darunter führt
page-device-link = Link für das andere Gerät
page-device-once = Er gilt einmal und { $minutes } Minuten lang. Gib ihn niemandem sonst: Wer ihn öffnet, spielt in deinem Namen.
page-device-new = Neuer Link
page-device-copy = Link kopieren
page-copied = Kopiert
page-device-take-line = Auf diesem Gerät spielst du dann als dieselbe Person wie dort, wo der Link gemacht wurde. Partien, die du hier unter einem anderen Namen begonnen hast, bleiben unter diesem Namen; dieses Gerät kennt ihn dann nicht mehr.
page-device-take = Hier als dieselbe Person spielen
page-device-done = Fertig: Du bist jetzt auch hier { $name }.
page-device-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
page-forget = Alles von mir löschen
page-forget-line = Das lässt sich nicht zurücknehmen. Sofort und endgültig:
page-forget-name = Dein Name und deine Identität hier werden gelöscht, auch auf deinen anderen Geräten.
page-forget-archive = Deine beendeten Partien, Statistiken und Wertungszahlen werden gelöscht.
page-forget-words = Was du an Tischen geschrieben hast und deine Einstellungen dort und in diesem Browser werden gelöscht.
page-forget-seats = In laufenden Partien übernehmen Bots deine Plätze; zurückholen kannst du sie nicht.
page-forget-others = Partien mit anderen bleiben ihnen erhalten: Dort bist du „jemand“.
page-forget-kept = Dateien, die du gespeichert hast, bleiben bei dir. In den Sicherungskopien des Betreibers bleibt alles, bis er sie ersetzt.
page-forget-yes = Alles löschen

## Meine Partien

page-mine = Meine Partien
page-mine-line = Was du zu Ende gespielt hast, wie es ausging und wie gut du spielst.
page-mine-nav = Hauptseiten
page-mine-filter = Partien zeigen von
page-mine-all = Alle Spiele
page-mine-archive = Beendete Partien
page-mine-statistics = Statistik
page-mine-statistics-of = { $title }: Statistik
page-mine-empty = Noch keine beendete Partie
page-mine-empty-line = Spiel eine zu Ende, und sie steht für immer hier: Ergebnis, Wiederholung, Statistik und Wertungszahl. Eine Partie gegen Bots ist zwei Klicks entfernt.
page-mine-empty-game = Du hast noch keine Partie { $title } zu Ende gespielt.
page-mine-choose = Spiel aussuchen
page-mine-col-game = Spiel
page-mine-col-people = Wer mitgespielt hat
page-mine-col-result = Ergebnis
page-mine-col-rating = Wertung
page-mine-col-look = Ansehen
page-mine-won = gewonnen
page-mine-shared = geteilter Sieg
page-mine-place = { $place }. von { $players }
page-mine-resigned = aufgegeben
page-mine-away = einem Bot überlassen
page-mine-gave-up = aufgegeben
page-mine-stand-in = Bot: { $points }
page-mine-agreed = einvernehmlich beendet
page-mine-somebody = jemand
page-mine-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-mine-replay = Ansehen
page-mine-replay-of = { $name } noch einmal ansehen
page-mine-look = Ergebnis
page-mine-look-of = Ergebnis von { $name }
page-mine-look-back-of = Rückblick auf { $name }
page-mine-gone = keine Wiederholung
page-mine-gone-line = Der Betreiber dieses Servers löscht alte Tische. Von dieser Partie bleibt das Ergebnis.
page-mine-unrated = ohne Wertung
page-mine-why-abandoned = Einvernehmlich beendet: zählt nirgends.
page-mine-why-brought = Aus einer Aufzeichnung weitergespielt: zählt nirgends.
page-mine-why-own-box = Mit einer eigenen Schachtel: zählt nirgends.
page-mine-why-hints = Jemand hat Tipps benutzt: zählt in der Statistik, nicht für die Wertung.
page-mine-why-own-bot = Gegen einen eigenen Bot dieses Servers, dessen Stärke niemand kennt: nicht für die Wertung.
page-mine-why-alone = Allein am Tisch: nicht für die Wertung.
page-mine-pages = Seiten
page-mine-page = Seite { $page } von { $pages }
page-mine-newer = Neuere
page-mine-older = Ältere
page-mine-rating = Wertungszahl
page-mine-rating-value = { $value } ± { $margin }
page-mine-rated = { $games ->
    [one] nach einer gewerteten Partie
   *[other] nach { $games } gewerteten Partien
}
page-mine-provisional = vorläufig
page-mine-provisional-line = Vorläufig, bis das ± höchstens { $sure } ist, meist nach weniger als dreißig Partien.
page-mine-unknown = Noch keine gewertete Partie. Alle beginnen bei { $value } ± { $margin }: vielleicht so gut wie ein Anfänger-Bot, vielleicht viel besser oder viel schlechter.
page-mine-near-beginner = schwächer als ein Anfänger-Bot
page-mine-near-casual = zwischen Anfänger- und Hobby-Bot
page-mine-near-strong = zwischen Hobby-Bot und starkem Bot
page-mine-near-master = zwischen starkem Bot und Meister-Bot
page-mine-near-grandmaster = zwischen Meister- und Großmeister-Bot
page-mine-near-above = stärker als ein Großmeister-Bot
page-mine-curve = Deine Wertungszahl nach jeder der letzten { $games } gewerteten Partien: Sie begann bei { $first } und ist jetzt { $last }. Die Bots sind Linien: { $bots }.
page-mine-about = Was die Zahl bedeutet
page-mine-about-scale = Die Bots sind der Maßstab und bleiben, wo sie sind: { $bots }. Liegen zwei Wertungszahlen um 6 auseinander, gewinnt die bessere Person zu zweit etwa drei von vier Partien.
page-mine-about-margin = Das ± sagt, wie sicher die Zahl ist: In 95 von 100 Fällen liegt die wahre Stärke in diesem Bereich. Jedes Spiel hat seine eigene Wertungszahl; vergleichen lassen sie sich nicht.
page-mine-about-counts = Gewertet werden Partien bis zum Schluss, mit Menschen und mit unseren Bots. Im eigenen Zug etwas zurückzunehmen gehört zum Spiel. Hat jemand einen Tipp benutzt, wird die Partie nicht gewertet, ebenso wenig, wenn sie aus einer Aufzeichnung stammt, mit einer eigenen Schachtel oder gegen einen eigenen Bot dieses Servers gespielt wurde. Wer aufgibt oder bis zum Schluss von einem Bot ersetzt wird, gilt als Letzter.
page-mine-about-before = Tipps werden vermerkt, seit es diese Seite gibt; frühere Partien zählen, als wären sie ohne Tipps gespielt. Diese Seite siehst nur du.
page-mine-col-against = Gegen
page-mine-col-games = Partien
page-mine-col-wins = Gewonnen
page-mine-col-best = Rekord
page-mine-col-average = Schnitt
page-mine-against-all = alle
page-mine-against-people = Menschen
page-mine-against-mixed = gemischte Runden
page-mine-against-beginner = Anfänger-Bots
page-mine-against-casual = Hobby-Bots
page-mine-against-strong = starke Bots
page-mine-against-master = Meister-Bots
page-mine-against-grandmaster = Großmeister-Bots
page-mine-group = { $against }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
page-mine-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
page-mine-wins-said = { $share } gewonnen; wahrscheinlich zwischen { $low } und { $high }. Der Zufall allein ergäbe { $even }.
page-mine-between = { $low }–{ $high }
page-mine-wins-key = Der Balken zeigt das 95-%-Intervall, der Strich, was der Zufall allein ergäbe. Ein geteilter Sieg zählt anteilig; „gemischte Runden“ sind Menschen mit Bots oder Bots verschiedener Stufen.
page-mine-given-up = { $number ->
    [one] Eine Partie wurde aufgegeben oder einem Bot überlassen: nicht gewonnen, und ihre Punkte zählen nicht.
   *[other] { $number } Partien wurden aufgegeben oder einem Bot überlassen: nicht gewonnen, und ihre Punkte zählen nicht.
}
page-mine-left-out = { $number ->
    [one] Eine Partie zählt nirgends: einvernehmlich beendet, aus einer Aufzeichnung oder mit eigener Schachtel.
   *[other] { $number } Partien zählen nirgends: einvernehmlich beendet, aus einer Aufzeichnung oder mit eigener Schachtel.
}
page-mine-latest = Du hast sehr oft gespielt: Gezählt werden die letzten Partien.
page-mine-lines = Punkte nach Herkunft, im Schnitt
page-mine-lines-choose = Wähle oben eine Zeile, um die Punkte dieser Partien zu sehen.
page-mine-lines-said = { $line }: du { $mine }, die anderen { $others }
page-mine-lines-you = du
page-mine-lines-others = die anderen
page-mine-all-finished = Alle beendeten Partien
page-mine-data = Meine Daten
page-mine-data-line = Alles, was dieser Server über dich weiß, zum Behalten oder Löschen.
page-mine-save = Alles als Datei speichern
page-mine-saving = Wird gesammelt
page-mine-saved = Gespeichert: { $games } Partien, { $records } Aufzeichnungen, { $words } deiner Nachrichten, die Einstellungen dieses Browsers.
page-mine-save-broken = Die Datei brach ab: Der Server hatte ein Problem. Versuch es gleich noch einmal.
page-mine-hint-line = Mit einem Tipp wird diese Partie nicht gewertet.

## Vor dem Beginn

page-sit = Hier hinsetzen
page-invite-link = Link für Freunde
page-copy = Kopieren
page-ready = Ich bin bereit
page-start = Partie starten
page-host-starts = Der Gastgeber startet die Partie.
page-leave = Tisch verlassen
page-room-free = Freier Platz
page-take-away = Diesen Platz entfernen
page-free-it = Platz frei machen
page-ask-to-go = Platz von { $seat } frei machen
page-ask-to-go-line = { $seat } steht auf und kann sich wieder setzen, solange ein Platz frei ist.
page-seat-bot = Bot hinsetzen
page-which-bot = Welcher Bot
page-arrange = Platz { $number } ändern
page-move-up = Einen Platz nach vorn
page-move-down = Einen Platz nach hinten
page-host = Gastgeber
page-you-host = du, Gastgeber
page-begins = beginnt
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-starts-it = startet die Partie
page-change-looks = Gesicht oder Farbe ändern
page-your-face = Dein Gesicht
page-your-colour = Deine Farbe
page-colour-1 = Kornblume, Kreis
page-colour-2 = Ziegelrot, Quadrat
page-colour-3 = Stroh, Dreieck
page-colour-4 = Minze, Raute
page-colour-5 = Aubergine, Sanduhr
page-face-doll = Holzpuppe
page-face-long = Lange Haare
page-face-beard = Bart
page-face-curls = Locken
page-face-bun = Roter Dutt
page-face-glasses = Blond mit Brille
page-face-bald = Glatze
page-face-braids = Zöpfe
page-face-bob = Grauer Bob
page-face-scarf = Kopftuch
page-face-short = Kurze Haare
page-invites = { $seat } lädt dich zum Spielen ein
page-invite-code = Code, der diesen Tisch auf einem Handy öffnet
page-share = Link teilen
page-share-text = Spiel mit mir { $title }
page-seats-taken = { $taken } von { $players } Plätzen besetzt
page-sit-down = Hinsetzen
page-room-name = Schreib deinen Namen, dann setz dich
page-listed = Alle dürfen mitspielen
page-terms = So wird gespielt
page-who-begins = Wer beginnt
page-who-begins-line = Wer beginnt, hat den ersten Zug; die anderen folgen in der Reihenfolge der Plätze.
page-who-begins-lot = Beim Start entscheidet das Los; die anderen folgen in der Reihenfolge der Plätze.
page-by-lot = per Los
page-first-seat = erster Platz
page-open-line = Der Tisch steht in der Lobby, solange ein Platz frei ist.
page-private-line = Nur wer den Link hat, findet den Tisch.
page-watching-allowed = Alle dürfen zuschauen
page-watching-on = Die laufende Partie steht in der Lobby, und alle dürfen zuschauen.
page-watching-off = Die Partie steht nicht in der Lobby. Wer den Link hat, kann zuschauen.
page-hints-allowed = Tipps
page-hints-line = Im eigenen Zug kann man fragen, was ein starker Bot täte.
page-talk-line = Man kann einander schreiben und Zeichen schicken.
page-fill = Bots auf die freien Plätze
page-fill-start = Mit Bots auffüllen und starten
page-room-sit = Such dir einen Platz aus oder schau nur zu
page-room-full = Alle Plätze sind besetzt; du schaust zu
page-room-friends = Warten auf deine Freunde
page-room-few = { $least ->
    [one] Mindestens einer muss mitspielen
   *[other] Mindestens { $least } müssen mitspielen: Lade jemanden ein oder setz einen Bot hin
}
page-room-ready = { $ready } von { $players } sind bereit
page-room-changed = Der Gastgeber hat etwas geändert. Schau es dir an und sag dann, dass du bereit bist.
page-room-all = Alle sind bereit
page-room-waits = Noch nicht bereit: { $names }.
page-room-away = Gerade nicht da: { $names }.
page-room-left-out = { $free ->
    [one] Der freie Platz fällt weg: Ihr spielt zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }.
   *[other] { $free } freie Plätze fallen weg: Ihr spielt zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }.
}

## Tisch

page-skip = Zum Plan
page-people = Spieler und Protokoll
page-players = Spieler
page-supply = Vorrat
page-log = Protokoll
page-log-start = Vor dem ersten Zug
page-log-unfold = Alles aufklappen
page-log-fold = Alles zuklappen
page-actions = Dein Zug
page-turn-of = { $seat } ist am Zug
page-waiting-for = { $seat } überlegt
page-thinks = überlegt
page-watching = Du schaust zu.
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
page-play-on = Züge abspielen
page-replay-pause = Anhalten
page-replay-speed = Tempo der Wiedergabe: { $speed }
page-at-turn = am Zug
page-back-to-now = Zurück zu jetzt
page-move = Schritt { $ply }
page-looking = Das war Schritt { $ply }
page-enlarge = Alles über { $seat }
page-if-now = Wenn jetzt Schluss wäre
page-hidden = bis zum Ende verdeckt
page-hint = Tipp
page-hint-asking = Überlegt
page-hint-play = So spielen
page-hint-chance = Gewinnchance etwa { $chance } %
page-hint-lead = erwarteter Vorsprung: { $points } Punkte
page-undo = Zurücknehmen
page-restart = Zug neu beginnen
page-end-turn = Zug beenden
page-turn-done = Dein Zug ist fertig
page-turn-done-hint = Beende ihn oder nimm etwas zurück.

## Ergebnis

page-result = Ergebnis
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-watch-replay = Noch einmal ansehen
page-export = Aufzeichnung speichern
page-give-link = Teilen
page-share-line = Der Link enthält die ganze Partie, auch die Namen der Mitspielenden. Wer ihn hat, kann sie öffnen.
page-share-game = Link zur Partie kopieren
page-share-position = Link zu dieser Stellung kopieren ({ $number })
page-share-puzzle = Als Rätsel kopieren: Finde den besten Zug
page-share-link = Der Link
page-share-play-on = Von hier weiterspielen
page-share-opening = Eine Partie aus einem Link
page-share-puzzle-title = Finde den besten Zug
page-share-puzzle-line = Du bist am Zug. Wähle auf dem Plan: Gespielt wird noch nichts.
page-share-yours = Deine Wahl:
page-share-thinking = Der Bot denkt nach …
page-share-verdict-best = Das würde der Bot auch tun.
page-share-verdict-alike = Der Bot nähme einen anderen Zug, aber deiner ist genauso gut.
page-share-verdict-other = Der Bot würde lieber etwas anderes tun.
page-share-verdict-none = Der Bot hat etwas Besseres gefunden.
page-share-chances = Die Aussicht, damit zu gewinnen, wie ein starker Bot sie einschätzt.
page-share-again = Etwas anderes probieren
page-share-play-move = Damit weiterspielen

## Rätsel
page-puzzles = Rätsel
page-puzzles-of = Rätsel: { $title }
page-puzzles-line = Finde den Zug: Stellungen aus starken Partien, in denen eine Entscheidung klar die beste ist.
page-puzzles-today = Rätsel des Tages
page-puzzles-today-done = Rätsel des Tages gelöst
page-puzzles-next = Nächstes auf deiner Stufe
page-puzzles-all-done = Du hast alle beantwortet.
page-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
page-puzzles-facts = Wertung { $rating } · { $players } Spieler
page-puzzles-number = Rätsel { $number }, { $facts }
page-puzzles-rating = Deine Wertung
page-puzzles-rating-new = noch keine
page-puzzles-solved = { $solved } von { $number } gelöst
page-puzzles-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
page-puzzles-streak-none = Löse das Rätsel des Tages und beginne eine Serie.
page-puzzles-level = Schwierigkeit
page-puzzles-level-easy = Leicht
page-puzzles-level-medium = Mittel
page-puzzles-level-hard = Schwer
page-puzzles-level-master = Für Meister
page-puzzles-state-first = gelöst
page-puzzles-state-later = später gelöst
page-puzzles-state-shown = gezeigt
page-puzzles-state-missed = verfehlt
page-puzzles-state-open = offen
page-puzzles-kept = Bleibt in diesem Browser. Für die Wertung zählt deine erste Antwort auf jedes Rätsel.
page-puzzles-title = Finde den Zug
page-puzzles-ask = Du bist { $seat } und am Zug. Eine Entscheidung ist klar besser als alle anderen. Wähle sie auf dem Plan.
page-puzzles-one = Es zählt nur diese eine Entscheidung, nicht der Rest des Zugs.
page-puzzles-yours = Deine Wahl:
page-puzzles-verdict-best = Das ist der beste Zug!
page-puzzles-verdict-alike = Richtig: so gut wie der beste Zug.
page-puzzles-verdict-wrong = Nicht der beste.
page-puzzles-verdict-shown = Der beste Zug
page-puzzles-costs = Er kostet etwa { $percent } % des Siegs.
page-puzzles-hardly = Die Suche hat ihn kaum beachtet: Nichts spricht dafür.
page-puzzles-try = Wähle einen anderen auf dem Plan.
page-puzzles-show = Zeig ihn mir
page-puzzles-again = Noch einmal
page-puzzles-play = Von hier weiterspielen
page-puzzles-another = Nächstes Rätsel
page-puzzles-book = Alle Rätsel
page-puzzles-chances = Die Gewinnchance mit jedem, nach einer tiefen Suche aus dem, was dieser Platz sehen kann.
page-puzzles-found-by = Wer findet ihn
page-puzzles-found-of = { $level }: { $found } von { $tries }
page-puzzles-finder-misjudges = verschätzt sich oft
page-puzzles-finder-slips = patzt ab und zu
page-puzzles-finder-plans = plant voraus
page-puzzles-finder-plans-far = plant weit voraus
page-puzzles-moved = Deine Wertung: { $rating } ({ $change })
page-puzzles-fold = Ein- oder ausklappen
page-puzzles-gone = Dieses Rätsel gibt es nicht mehr.

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
page-error-busy = Ein Tipp nach dem anderen: Der letzte ist noch in Arbeit.
page-error-over = Die Partie ist vorbei.
page-error-not_allowed = Das geht hier nicht.
page-error-bad_input = Das lässt sich nicht lesen.
page-error-internal = Der Server hat ein Problem. Nichts ist verloren: Versuch es noch einmal.
page-error-stopped = Diese Partie wurde unter früheren Regeln begonnen und kann nicht weitergehen.
page-error-unavailable = Gerade kann nichts gespeichert werden, darum pausiert die Partie. Sie geht von selbst weiter.
page-error-limit = Das ist mehr, als dieser Server erlaubt.

## Spiele ohne eigenen Teil der Seite

page-yes = ja
page-no = nein
page-kept = verdeckt
page-doings = Was du tun kannst
page-doings-none = Du bist nicht am Zug.
page-choose = Wähle, was du tust
page-choose-hint = { $number ->
    [one] Du hast eine Möglichkeit.
   *[other] Du hast { $number } Möglichkeiten.
}
page-choose-first = Wähle zuerst eine der Aktionen.
page-seen = Was zu sehen ist
page-facts-of = Spielstand
page-in-front = Vor den Spielern
page-stopped = Diese Partie kann nicht weitergehen
page-stopped-line = Sie wurde unter früheren Regeln begonnen und wäre unter den heutigen eine andere. Was bis zum letzten beendeten Zug gespielt wurde, lässt sich als Aufzeichnung speichern.

## Tables from records

page-recorded-on = Gespielt am { $date }
page-recorded-people-on = Diese Partie wurde am { $date } aufgezeichnet: { $names }.
page-recorded-people = Diese Partie wurde aufgezeichnet: { $names }.
page-recorded-go-on = Du kannst von hier aus weiterspielen.

## Die Leute am Tisch

page-time-seconds = { $number } s
page-time-minutes = { $number } min
page-time-hours = { $number } h
page-time-days = { $number ->
    [one] einem Tag
   *[other] { $number } Tagen
}
page-away-for = weg seit { $time }
page-away-long = { $seat } ist seit { $time } weg.
page-waiting-away = { $seat } ist gerade nicht da
page-grace = Der Platz ist sicher. In { $time } darf ein Bot weiterspielen, wenn ihr alle das wollt.
page-grace-over = Wartet, oder lasst inzwischen einen Bot weiterspielen.
page-replace = Bot für { $seat } spielen lassen
page-replace-title = Ein Bot für { $seat }?
page-replace-line = Ein Bot hält den Platz frei und spielt weiter. { $seat } kann ihn jederzeit wieder einnehmen.
page-replace-all = Alle anderen, die da sind, müssen zustimmen:
page-replace-asked = Vorschlag von { $names }: Ein Bot spielt für { $seat }.
page-agreed = { $agreed } von { $needed } stimmen zu.
page-you-agree = Du bist dafür.
page-has-agreed = ist dafür
page-not-asked = noch nicht
page-keeps-for = spielt für { $name }
page-kept-for-you = { $seat } spielt für dich
page-kept-for-you-line = Dein Platz wurde freigehalten, solange du weg warst. Ein Klick, und er gehört wieder dir.
page-take-back = Platz wieder einnehmen
page-offline = Du bist offline.
page-offline-line = Du siehst den letzten Stand, der angekommen ist. Neuer Versuch …
page-line-back = Du bist wieder da.
page-line-back-line = Es ist nichts verloren.
page-table = Dieser Tisch
page-pause = Partie unterbrechen
page-pause-short = Pause
page-pause-title = Partie unterbrechen?
page-pause-line = Niemand zieht, auch die Bots nicht, bis jemand von euch weitermacht. Bis dahin könnt ihr alle die Seite schließen.
page-rests = Die Partie ruht.
page-rests-short = ruht
page-rests-line = Niemand zieht, bis jemand von euch weitermacht.
page-rests-watching = Sie geht weiter, sobald jemand aus der Runde es will.
page-go-on = Weiter
page-leave-game = Partie verlassen
page-leave-game-title = Die Partie verlassen?
page-leave-game-short = Verlassen
page-leave-game-line = Ein Bot hält deinen Platz frei und spielt weiter. Komm zurück, wann du willst, und nimm ihn wieder ein.
page-abandon = Partie hier beenden
page-abandon-short = Beenden
page-abandon-title = Ohne Sieger beenden?
page-abandon-line = Die Partie ist sofort für alle zu Ende, und niemand hat gewonnen.
page-abandon-all = Zuerst werden alle anderen gefragt, die da sind.
page-abandon-alone = Sonst ist niemand da, der zustimmen müsste.
page-abandon-asked = Vorschlag von { $names }: hier aufhören.
page-abandon-asked-line = Ohne Sieger, wenn alle zustimmen: bisher { $agreed } von { $needed }.
page-abandon-back = Doch weiterspielen
page-agree = Einverstanden
page-not-now = Jetzt nicht
page-abandoned = Gemeinsam beendet
page-abandoned-line = Ihr habt beschlossen, hier aufzuhören. Niemand hat gewonnen, und nichts wird gezählt.
page-scores-so-far = Der Stand bis hier
page-state-abandoned = gemeinsam beendet
page-resign = Aufgeben
page-resign-short = Aufgeben
page-resign-title = Aufgeben?
page-resign-line = Du gibst endgültig auf: Ein Bot spielt für dich zu Ende, und du kannst nicht zurückkommen.
page-not-begun = Die Partie hat noch nicht begonnen.
page-game-ended = Die Partie ist zu Ende.

## Gespräch

page-talk = Chat
page-key-talk = den anderen schreiben
page-says = { $name }: { $text }
page-unread = { $number ->
    [one] eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
page-say-something = Sag etwas
page-send = Senden
page-signs = Schnelle Zeichen
page-nothing-said = Noch hat niemand etwas geschrieben.
page-talk-seated = Schreiben kann, wer hier sitzt
page-talk-off = Der Gastgeber hat den Chat an diesem Tisch ausgeschaltet.
page-talk-off-short = Chat ist ausgeschaltet
page-hush = Chat ausschalten
page-hush-short = Aus
page-hush-line = Niemand kann hier mehr schreiben. Was geschrieben ist, bleibt.
page-unhush = Chat wieder einschalten
page-unhush-short = An
page-unhush-line = Alle, die hier sitzen, können wieder schreiben.
page-mute = { $name } stummschalten
page-muted = { $name } ist für dich stumm.
page-unmute = Wieder hören
page-about-move = Zu Schritt { $ply }
page-about-nothing = Zu keinem Schritt
page-sign-hello = Hallo!
page-sign-luck = Viel Glück!
page-sign-moment = Moment noch
page-sign-ready = Bin bereit
page-sign-thanks = Danke!
page-sign-nice = Schöner Zug!
page-sign-ouch = Autsch!
page-sign-laugh = Haha!
page-sign-think = Muss überlegen
page-sign-hurry = Du bist dran!
page-sign-sorry = Tut mir leid
page-sign-played = Gut gespielt!

## Der Name

page-ask-name = Wie dürfen wir dich nennen?
page-ask-name-line = Du bist zu { $title } eingeladen. Kein Konto: ein Name genügt.
page-ask-name-go = Das bin ich

## Partien über Tage

page-pace = Zeit
page-pace-free = ohne Uhr
page-pace-clock = mit Uhr
page-pace-days = über Tage
page-pace-clock-each = Pro Person
page-pace-days-turn = Tage pro Zug
page-pace-extra = { $minutes } min + { $extra } s
page-pace-a-turn = { $number ->
    [one] ein Tag pro Zug
   *[other] { $number } Tage pro Zug
}
page-pace-over = Wenn die Zeit um ist
page-pace-over-bot = Bot übernimmt
page-pace-over-loss = Partie verloren
page-pace-free-hint = Alle nehmen sich so viel Zeit, wie sie wollen.
page-pace-clock-hint = Alle haben für die ganze Partie gleich viel Zeit, und jeder Zug bringt ein paar Sekunden dazu. Die Uhr läuft nur im eigenen Zug und nicht, während die Partie ruht.
page-pace-days-hint = Niemand muss zur gleichen Zeit da sein. Wer am Zug ist, kann es über den Browser, per Mail oder Webhook erfahren und wird erinnert, bevor die Zeit um ist.
page-pace-over-bot-hint = Wessen Zeit um ist, kann den Platz jederzeit vom Bot zurückholen.
page-pace-over-loss-hint = Wessen Zeit um ist, hat aufgegeben: Ein Bot spielt zu Ende, der Platz ist verloren.
page-left-days = { $number ->
    [one] noch ein Tag
   *[other] noch { $number } Tage
}
page-left-hours = noch { $number } Std.
page-left-minutes = noch { $number } min
page-left-turn = Für diesen Zug: { $left }
page-left-game = Für die ganze Partie: { $left }
page-games-wait = { $number ->
    [one] Eine Partie wartet auf dich
   *[other] { $number } Partien warten auf dich
}
page-to-next = Zur Partie
page-next-game = Nächste Partie ({ $number })
page-notices = Sag mir, wenn ich am Zug bin
page-notices-open = Sag mir, wenn ich am Zug bin …
page-notices-line = Für Partien, bei denen du nicht am Tisch bist. Eine Benachrichtigung pro Zug und keine, wenn du schon gezogen hast.
page-notices-none = Der Betreiber dieses Servers hat Benachrichtigungen abgeschaltet.
page-notices-push = In diesem Browser
page-notices-push-line = Auch wenn die Seite geschlossen ist
page-notices-insecure = Browser erlauben das nur Seiten mit https://.
page-notices-home-screen = Auf iPhone und iPad geht das, sobald die Seite auf dem Home-Bildschirm liegt: Teilen, dann „Zum Home-Bildschirm“.
page-notices-unable = Dieser Browser kann das nicht.
page-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
page-notices-no-service = Der Benachrichtigungsdienst des Browsers ist nicht erreichbar. Versuch es später noch einmal oder wähl einen anderen Weg.
page-notices-mail = Per Mail
page-notices-mail-place = Deine Mailadresse
page-notices-mail-sent = Eine Mail ist unterwegs. Folge dem Link darin.
page-notices-webhook = Per Webhook
page-notices-form = Format
page-notices-form-json = JSON (Discord, Slack …)
page-notices-form-text = Text (ntfy)
page-notices-add = Hinzufügen
page-notices-on = Ab jetzt sagen wir dir Bescheid.
page-notices-channels = So erfährst du es
page-notices-here = Dieser Browser
page-notices-browser = Ein anderer Browser ({ $service })
page-notices-unconfirmed = wartet auf den Klick in der Mail
page-notices-test = Testen
page-notices-tested = Verschickt. Sie müsste gleich da sein.
page-notices-remove = { $name } entfernen
page-notices-others = Auch wenn eine Partie zu Ende ist oder jemand noch eine will
page-notices-quiet = Ruhezeit
page-notices-from = von
page-notices-until = bis
page-notices-zone = Zeitzone
page-mail-confirm = Deine Mailadresse
page-mail-confirm-line = Möchtest du unter dieser Adresse erfahren, wann du am Zug bist?
page-mail-confirm-yes = Ja, sagt mir Bescheid
page-mail-stop = Keine Mails mehr
page-mail-stop-line = Soll diese Adresse von hier keine Mails mehr bekommen?
page-mail-stop-yes = Keine Mails mehr

## Die Schachtel eines Spiels und mitgebrachte Schachteln

page-box = Deine Schachtel
page-box-of = Deine Schachtel: { $title }
page-box-link = Was in der Schachtel ist und was Besitzer des Spiels verbessern können
page-box-line = Das ist alles, womit das Spiel gespielt wird. Vieles Gedruckte gibt es nur auf Bildern, daher ist ein Teil rekonstruiert. Wenn du das Spiel besitzt: vergleichen, berichtigen, bestätigen – und mit der eigenen Schachtel spielen.
page-box-missing = Dieses Spiel gibt es hier nicht.
page-box-try = An einem Tisch ausprobieren
page-box-files = Speichern und laden
page-box-send = An das Projekt schicken
page-box-checklist = Was noch zu bestätigen ist
page-box-left = { $number ->
    [0] Alles ist bestätigt
    [one] 1 Teil zu bestätigen
   *[other] { $number } Teile zu bestätigen
}
page-box-done = { $number } von { $all } bestätigt
page-box-todo = { $section }: { $number } zu bestätigen
page-box-confirmed = bestätigt
page-box-only-open = nur was zu bestätigen ist
page-box-show = Zeigen
page-box-checking = Wird geprüft …
page-box-standard = Das ist die übliche Schachtel des Spiels.
page-box-fits = { $number ->
    [one] Damit kann gespielt werden. 1 Teil weicht von der üblichen Schachtel ab.
   *[other] Damit kann gespielt werden. { $number } Teile weichen von der üblichen Schachtel ab.
}
page-box-fits-same = Damit kann gespielt werden. Alle Werte sind die der üblichen Schachtel.
page-box-edit = ansehen und ändern
page-box-source-rulebook = Spielregel
page-box-source-source = öffentliche Quelle
page-box-source-reconstructed = rekonstruiert
page-box-source-owner = wie gedruckt
page-box-confirm = So ist es gedruckt
page-box-before = Das vorige
page-box-next = Das nächste
page-box-reset = Wie in der üblichen Schachtel
page-box-reset-all = Alles wie in der üblichen Schachtel
page-box-number = Zahl
page-box-add = Hinzufügen
page-box-take-out = Herausnehmen
page-box-new-entry = neuer Eintrag
page-box-try-line = Anders als in der üblichen Schachtel: { $changed }. Das sehen alle am Tisch.
page-box-try-same = Alle Werte sind die der üblichen Schachtel.
page-box-strong = Starke Bots müssen für eine eigene Schachtel erst vorbereitet werden, das dauert einige Minuten. Bis dahin spielen Hobby-Bots für sie.
page-box-name = Name deiner Schachtel
page-box-name-example = z. B. Erstausgabe 2016
page-box-unnamed = ohne Namen
page-box-save = In diesem Browser speichern
page-box-download = Herunterladen
page-box-open = Datei öffnen
page-box-files-line = In der Datei steht, was abweicht. Die Befehlszeile nimmt sie, wie sie ist: vicus play { $game } --box { $file }
page-box-not-kept = Dieser Browser speichert nichts. Lade die Datei stattdessen herunter.
page-box-kept = In diesem Browser gespeichert
page-box-none-kept = Noch keine Schachteln dieses Spiels.
page-box-load = Öffnen
page-box-throw = Löschen
page-box-send-line = Danke! Was du bestätigst oder berichtigst, kommt allen zugute, die hier { $title } spielen.
page-box-send-bad = Etwas passt noch nicht. Du kannst es trotzdem schicken: Schreib dazu, was unklar ist.
page-box-send-1 = Lade die Datei herunter oder kopiere ihren Text.
page-box-send-2 = Eröffne dort, wo du Vicus gefunden hast, ein Issue mit der Vorlage „{ $template }“, oder bitte den Betreiber dieses Servers, sie weiterzugeben.
page-box-send-3 = Nenne deine Ausgabe und hänge die Datei an, oder füge ihren Text in das Feld „My file“ ein.
page-box-send-nothing = Du hast noch nichts geändert oder bestätigt.
page-box-send-photos = Bitte schicke keine Fotos oder Scans.
page-own-box = Eigene Schachtel
page-own-box-named = Eigene Schachtel: { $name }
page-own-box-changes = Anders als in der üblichen Schachtel: { $changed }.
page-own-box-same = Alle Werte sind die der üblichen Schachtel.
page-own-box-line = Jemand hat diese Schachtel mitgebracht. Sie steht in der Aufzeichnung der Partie.

## Legende, Glossar, Zeichen „Neu hier?“

page-legend = Was die Zeichen bedeuten
page-legend-tab-signs = Zeichen
page-legend-tab-words = Wörter
page-legend-search = Zeichen und Wörter suchen
page-legend-nothing = Nichts enthält diese Wörter.
page-legend-house = An jedem Tisch
page-legend-words-game = Wörter dieses Spiels
page-legend-words-house = Wörter des Hauses
page-new-enlarge-name = Vergrößern
page-new-seat-name = Spieler
page-key-legend = was die Zeichen bedeuten
page-key-rules = die Regeln, die Kurzübersicht zuerst
page-coach = Trainer
page-new-here = Neu hier?
page-new-hint = Zeigt, was ein starker Bot hier täte, und warum.
page-new-undo = Nimmt deinen letzten Schritt zurück, bis zum letzten Würfeln, Ziehen oder Aufdecken.
page-new-restart = Nimmt deinen ganzen Zug zurück, soweit es geht.
page-new-end = Gibt den Zug weiter. Bis dahin kannst du zurücknehmen.
page-new-since = Zeigt noch einmal, was die anderen seit deinem letzten Zug getan haben.
page-new-play = Geht die ganze Partie durch, vorwärts und rückwärts.
page-new-log = Alles, was geschehen ist. Ein Klick auf eine Zeile zeigt die Stellung.
page-new-legend = Jedes Zeichen auf dem Plan mit Namen und Regel.
page-new-rules = Alle Regeln zum Durchsuchen, die kurzen zuerst.
page-new-coach = Erklärt, was du zum ersten Mal triffst, und warnt vor klaren Fehlern.
page-new-enlarge = Zeigt groß und vollständig, was ein anderer hat.
page-new-table = Pause, gehen, aufgeben oder die Partie gemeinsam beenden.
page-new-seat = Farbe und Form eines Spielers: auf dem Plan, im Protokoll und auf der Leiste.
page-marks = Neues kennzeichnen
page-coach-on = Einschalten
page-coach-off = Ausschalten
page-coach-unrated = Mit ihm wird diese Partie nicht gewertet.
page-coach-loses = { $points ->
    [one] Das kostet etwa 1 Punkt.
   *[other] Das kostet etwa { $points } Punkte.
}
page-coach-show = Zeig mir
page-coach-anyway = Trotzdem spielen
page-coach-better = Besser: { $move }
page-coach-play-better = Lieber das spielen
page-coach-take-back = Auswahl zurücknehmen
page-coach-understood = Verstanden
page-coach-farewell = Du brauchst mich kaum noch. Ab jetzt melde ich mich nur vor großen Fehlern.

## Regeln zum Ausprobieren

page-rulebook-hits = { $number ->
    [0] nichts
   *[other] { $number } Treffer
  }
page-rulebook-glossary = Glossar
page-rulebook-perhaps = Meintest du:
page-rulebook-show = Zeig es mir
page-rulebook-show-rule = Zeig es mir: Regel { $rule }
page-rulebook-try = Probier es aus:
page-rulebook-try-refused = Probier, was nicht geht:
page-rulebook-try-going = Sieh, was jetzt geschieht.
page-rulebook-do = Ausführen
page-rulebook-ask = Warum nicht?
page-rulebook-go-on = Weiter
page-rulebook-gain = { $seat } insgesamt: { $points }
page-rulebook-again = Noch einmal
page-rulebook-other = Anderes Beispiel
page-rulebook-of = Beispiel { $number } von { $all }

## Learn by playing
page-learn-title = Spielend lernen
page-learn-leave = Verlassen
page-learn-leave-hint = Die Lektion wartet hier auf dich
page-learn-not-now = Moment
page-learn-gains = Was es gebracht hat
page-learn-take-back = Zurücknehmen
page-learn-play-on = Weiterspielen
page-learn-next = Weiter
page-learn-back = Zurück
page-learn-know = Kenne ich schon
page-learn-for-you = Weiter: Dein Lehrer macht es für dich
page-learn-wait = Dein Gegenüber spielt
page-learn-first-game = Erste Partie
page-learn-step = Schritt { $step } von { $of }
page-learn-to-step = Schritt { $step }: { $title }
page-learn-teacher = Dein Lehrer
page-learn-offer = Spielend lernen
page-learn-offer-line = Eine geführte erste Partie, etwa zehn Minuten
page-learn-resume = Weiterlernen
page-learn-short = Lernen
page-learn-of = { $title } spielend lernen
page-learn-nudge = Diesmal nicht: Schau auf das, was im Licht liegt, oder drück Weiter.

## Rückblick
page-look-back = Rückblick
page-look-back-line = Wer wann wie stand, wo das Glück entschied und was besser gewesen wäre.
page-look-back-watching = Wie alle stehen, nach dem, was jeder sehen kann.
page-look-back-short = Ansehen
page-look-parts = Teile der Seite
page-look-tab-chances = Chancen
page-look-tab-moments = Momente
page-look-tab-position = Brett
page-look-tab-sources = Punkte
page-look-analysing = untersucht
page-look-first = Die ersten Ergebnisse kommen gleich.
page-look-progress-hint = Die größten Umschwünge kommen zuerst; die Zahlen werden nach und nach genauer.
page-look-judge-deep = beurteilt von einem Netz, das dieses Spiel gelernt hat, und seiner Suche
page-look-judge-search = beurteilt durch Suche
page-look-done = { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
  }
page-look-depth = Tiefe
page-look-depth-long = Tiefe der Untersuchung
page-look-depth-quick = Schnell
page-look-depth-thorough = Gründlich
page-look-depth-deep = Tief
page-look-share = Teilen
page-look-copied = Link kopiert
page-look-download = Herunterladen
page-look-download-hint = Alle Zahlen als Datei
page-look-to-table = Zurück zum Tisch
page-look-wins-by = { $points ->
    [one] { $names } gewinnt mit { $points } Punkt Vorsprung
   *[other] { $names } gewinnt mit { $points } Punkten Vorsprung
  }
page-look-wins = { $names } gewinnt
page-look-wins-short = gewinnt
page-look-running = Die Partie läuft noch
page-look-public = Nur was alle sehen können: Was besser gewesen wäre, steht hier nach dem Ende.
page-look-without-luck = Ohne Glück:
page-look-how-enough = Das Glück half; das Spiel allein hätte gereicht.
page-look-how-against = Gegen das Glück gewonnen.
page-look-how-luck = Ohne Glück läge { $seat } vorn.
page-look-points = Punkte
page-look-luck = Glück
page-look-luck-hint = Punkte, die Würfe, Züge aus dem Vorrat und Aufgedecktes gebracht haben, verglichen mit dem Durchschnitt
page-look-skill = Können
page-look-skill-unit = Fehler je Zug
page-look-skill-hint = Verschenkte Punkte je Entscheidung: fehlerlos unter { $flawless } · scharf unter { $sharp } · solide unter { $solid } · wacklig unter { $shaky } · darüber wild
page-look-skill-flawless = fehlerlos
page-look-skill-sharp = scharf
page-look-skill-solid = solide
page-look-skill-shaky = wacklig
page-look-skill-wild = wild
page-look-accuracy = Treffer
page-look-accuracy-hint = Wie oft ein Zug so gut war wie der beste, der gefunden wurde
page-look-chances = Gewinnchancen
page-look-show-as = Chancen zeigen als
page-look-as-bands = Bänder
page-look-as-lines = Linien
page-look-as-table = Tabelle
page-look-table-caption = Gewinnchancen nach jedem Zug, in Prozent
page-look-col-turn = Zug
page-look-col-who = Wer
page-look-col-played = Gespielt
page-look-col-luck = Glück
page-look-col-given = Verschenkt
page-look-after-turn = nach Zug { $turn }
page-look-start = am Anfang
page-look-end = das Ende
page-look-end-title = Das Ende der Partie
page-look-turn = Zug { $turn }
page-look-turn-of = Zug { $turn } von { $turns }
page-look-turn-back = Ein Zug zurück
page-look-turn-on = Ein Zug weiter
page-look-turn-slider = Zug
page-look-expected = { $seat } kann { $points } Punkte erwarten
page-look-chart-label = Gewinnchancen über { $turns } Züge. Dieselben Zahlen stehen in der Tabelle.
page-look-moves = Züge
page-look-lucky = Glück
page-look-unlucky = Pech
page-look-given = verschenkt
page-look-doubt = Unsicherheit
page-look-not-yet = noch nicht untersucht
page-look-keys = ← → Zug · ↑ ↓ Wendepunkt
page-look-kind-luck = Glück
page-look-kind-slip = verpasste Chance
page-look-kind-find = Fund
page-look-flag-luck = Zug { $turn }: Glück für { $seat }, { $swing }
page-look-flag-slip = Zug { $turn }: verpasste Chance von { $seat }, { $swing }
page-look-flag-find = Zug { $turn }: ein Fund von { $seat }, { $swing }
page-look-position = Das Brett in diesem Moment
page-look-played = gespielt
page-look-better = besser
page-look-instead = stattdessen
page-look-enlarge = Vergrößern
page-look-try = Ab hier probieren
page-look-try-this = Probieren
page-look-turning = Wendepunkte
page-look-of-turns = { $number } in { $turns } Zügen
page-look-no-turning = Kein Moment sticht heraus: Die Partie entschied sich nach und nach.
page-look-turning-later = Sie erscheinen, sobald etwas untersucht ist.
page-look-luck-helps = Das Glück hilft { $seat }
page-look-luck-leaves = Das Glück verlässt { $seat }
page-look-title-slip = War möglich: { $action }
page-look-title-find = Gefunden: { $action }
page-look-bare-slip = { $seat } verpasst eine Chance
page-look-bare-find = { $seat } findet den besten Zug
page-look-was-played = Gespielt: { $action }.
page-look-better-is = Besser: { $action }.
page-look-better-then = Besser: { $action }, dann { $then }.
page-look-next-best = Der nächstbeste Zug gewinnt { $chance } % seltener.
page-look-no-blame = Daran konnte niemand etwas ändern.
page-look-no-merit = Ein Geschenk; kein Zug hat es gebracht.
page-look-swing-points = { $points } Punkte
page-look-decision = Die Entscheidung
page-look-could = Was { $seat } tun konnte
page-look-luck-could = Was das Glück { $seat } bringen konnte
page-look-some-of = { $number } von { $all }
page-look-decisions = Entscheidungen in diesem Zug
page-look-decision-number = Entscheidung { $number }
page-look-to-luck = Das Glück danach
page-look-to-moves = Der Zug
page-look-chance = Chance
page-look-best = am besten
page-look-played-this = so spielte { $seat }
page-look-no-reason = Zahlt sich später aus: Nichts Einzelnes spricht dafür.
page-look-spread = { $better ->
    [0] Besser hätte es nicht kommen können. Die Säulen: wie weit die Chance vom Durchschnitt abweicht, und wie oft.
   *[other] In { $better } % aller Fälle wäre es besser gekommen. Die Säulen: wie weit die Chance vom Durchschnitt abweicht, und wie oft.
  }
page-look-open-line = Diese Entscheidung ist noch nicht untersucht.
page-look-forced = Hier gab es nichts zu wählen.
page-look-over-line = Die Partie ist zu Ende. Geh zurück, um zu sehen, was möglich war.
page-look-sources = Woher die Punkte
page-look-uses = Was genutzt wurde
page-look-used = Genutzt
page-look-statistics = Statistik
page-look-typical = typischer Sieger
page-look-typical-hint = Im Durchschnitt über { $games } Partien starker Bots mit so vielen Spielern
page-look-typical-short = üblich { $points }
page-look-together = Zusammen
page-look-trying = Du probierst einen anderen Weg.
page-look-trying-line = Ab hier spielen Bots auf den anderen Plätzen.
page-look-back-to = Zurück zur Partie
