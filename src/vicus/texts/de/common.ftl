# Was alle Spiele gemeinsam haben: Namen, Fehler und die Worte der Kommandozeile.

player = Spieler { $number }
nobody = niemand
yes = ja
no = nein

provenance-rulebook = aus der Spielregel
provenance-source = aus einer öffentlichen Quelle
provenance-reconstructed = rekonstruiert, nicht der gedruckte Wert
provenance-owner = von einem Besitzer des Spiels eingetippt

## Fehler

unknown-game = Es gibt kein Spiel „{ $name }“. Bekannt: { $games }.
game-broken = Das Spiel „{ $name }“ ist installiert, kann aber nicht geladen werden: { $problem }
bad-players = { $players } Spieler geht nicht: möglich sind { $low } bis { $high }.
bad-seed = Der Startwert { $value } ist keine ganze Zahl von 0 bis 2^63 - 1.
bad-games = { $value } ist keine Anzahl von Partien: sie muss 0 oder größer sein.
too-many-games = { $value } Partien sind zu viele auf einmal: höchstens { $most }. Nimm mehrere Läufe mit anderen Seeds.
bad-seat = Es gibt keinen Platz { $value }: Plätze zählen ab 0.
bad-threads = { $value } ist keine Anzahl von Threads: sie muss 1 oder größer sein.
bad-language = Es gibt keine Sprache „{ $value }“. Möglich: { $languages }.
unknown-option = Dieses Spiel hat keine Option „{ $option }“. Seine Optionen: { $known }.
bad-options = Optionen sind Namen mit ihren Werten, etwa { $example }, nicht { $value }.
bad-option = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $values }.
nothing-to-undo = Nichts zurückzunehmen: Ein Zug lässt sich bis zum letzten Wurf zurücknehmen.
nobody-to-move = In dieser Stellung kann niemand etwas tun, und das Spiel ist nicht zu Ende: Gespielt wurde sie nicht.
batch-row = Zeile { $row }: { $reason }
batch-games = { $value } ist keine Anzahl von Partien für einen Stapel: sie muss 1 oder größer sein.
batch-chance = „{ $value }“ gibt es für den Zufall nicht: Wähle eines von { $values }.
batch-chance-pending = In Zeile { $row } ist der Zufall an der Reihe, niemand am Tisch: Sag mit step_chance, was er bringt.
batch-observations = „{ $value }“ gibt es für Beobachtungen nicht: Wähle eines von { $values }.
batch-numbers = Gib { $number } ganze Zahlen an, eine für jede Zeile; das hier sind { $value }.
batch-rows = { $value } sind keine Zeilen dieses Stapels: jede von 0 bis { $last }, und jede nur einmal.
batch-rows-form = Gib die Nummern von Zeilen an, oder eine Maske mit Ja oder Nein für jede; das hier sind { $value }.
batch-other-match = Diese Partie passt nicht: Ein Stapel nimmt laufende Partien seines Spiels mit gleich vielen Personen und gleichen Optionen.
batch-other-saved = Das wurde von einem anderen Stapel gespeichert ({ $name } ist anders): Spiel, Personen, Anzahl der Partien und Beobachtungen müssen gleich sein.
batch-not-saved = { $value } ist nichts, was batch.save() geliefert hat.
batch-no-action = Zeile { $row }: { $id } ist keine Aktion dieses Spiels; sie sind von 0 bis { $last } nummeriert (-1 lässt eine Zeile warten).
batch-memory = Für { $games } Partien auf einmal ist kein Platz: Nimm weniger, oder lass observations und final weg.
cuda-no-array = Aktionen für die Grafikkarte müssen dort liegen: Gib ein Feld von PyTorch, JAX oder CuPy auf dem Gerät an, kein { $kind }.
cuda-bad-array = Gib { $number } ganze Zahlen mit 64 Bit (int64) an, eine für jede Zeile und hintereinander im Speicher; das hier sind { $kind } der Form { $shape }.
batch-refused = { $number } Aktionen waren nicht erlaubt, die erste davon in Zeile { $row }; dort hat sich nichts geändert. Batch.match(row).why_not(action) sagt, warum.
no-observation = { $name } legt nicht fest, was man von einem Platz aus als Zahlen sieht (observation.py); darum gibt es keine Beobachtungen.
bad-view = Das ist keine Ansicht von { $title }: Gib an, was match.view(seat) gibt.
bad-view-rules = Mit dieser Ansicht können die Regeln von { $title } nicht weitermachen ({ $problem }): Gib an, was match.view(seat) gibt.
bad-observation = Eine Beobachtung hat hier { $width } Zahlen; diese haben die Form { $shape }. Das hängt vom Spiel und der Anzahl der Personen ab.
envs-missing = { $package } ist nicht installiert: pip install "vicus[{ $extra }]".
envs-reset = Es läuft keine Partie: zuerst reset aufrufen.
envs-agent = Einen Agenten „{ $value }“ gibt es hier nicht. Agenten: { $agents }.
envs-opponents = Nenne einen Gegner für alle anderen Plätze oder genau { $number } in der Zugreihenfolge: Namen von Bots oder Objekte mit choose(view, legal).
envs-policy = Gegner vieler Partien zugleich sind „random“ oder eine Funktion von Beobachtungen, Masken und Plätzen zu Aktionen, nicht { $value }. Bots mit Namen spielen in gymnasium.make.
envs-illegal = „{ $value }“ gibt es für unerlaubte Aktionen nicht: Wähle eines von { $values }.
envs-engine = Eine Vektor-Umgebung arbeitet mit NumPy-Feldern und läuft darum nicht auf { $value }: Wähle native, wasm oder interpreted, oder nimm game.batch.
envs-render = „{ $value }“ ist hier keine Art der Darstellung. Möglich: { $values }.
envs-outcomes = { $value } ist keine Anzahl von Möglichkeiten des Zufalls: sie muss zwischen 1 und { $high } liegen.
envs-outcome = { $value } kann der Zufall hier nicht bringen: Seine Möglichkeiten haben die Nummern 0 bis { $last }.
envs-seed = Der Startwert { $value } ist zu groß für OpenSpiel, dessen Zahlen 32 Bit haben: wähle einen von 0 bis { $high }.
no-record = Diese Partie begann mitten in einem Spiel: Es gibt keine Aufzeichnung von ihr.

option-form = „{ $text }“ ist keine Option: Schreibe NAME=WERT, etwa movement=ring.
action-empty = Sag, was geschehen soll.
action-no-id = Es gibt keine Aktion mit der Nummer { $id }.
action-unparsable = „{ $text }“ ist keine Aktion dieses Spiels. Aktionen beginnen mit: { $kinds }.
action-form = „{ $text }“ ist unvollständig oder zu lang: { $form } schreiben.
action-word = „{ $text }“: { $word } gehört nicht zu { $known }.
action-nowhere = „{ $text }“: So etwas gibt es in diesem Spiel nicht.

new-game-name = „{ $name }“ kann kein Spiel heißen: kleine Buchstaben, Ziffern und Unterstriche schreiben, etwa my_game.
new-game-taken = Ein Spiel „{ $name }“ gibt es schon.
new-game-exists = { $folder } gibt es schon: einen anderen Namen wählen, oder einen anderen --folder.
new-game-module = Python hat schon ein Paket „{ $name }“, das vom Spiel verdeckt würde: Bitte einen anderen Namen wählen.
new-game-written =
    { $folder } ist geschrieben: ein kleines Spiel, das läuft und zu deinem werden kann. Jetzt:
      pip install -e { $folder }
      vicus play { $name }
      pytest { $folder }
    Die Anleitung ist docs/adding-a-game.md.

record-not-json = Das ist keine Vicus-Aufzeichnung: kein JSON-Text.
record-not-vicus = Das ist keine Vicus-Aufzeichnung: Das Feld „vicus“ fehlt.
record-format = Die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }.
record-field = Die Aufzeichnung ist beschädigt: Das Feld „{ $field }“ fehlt oder hat den falschen Typ.
record-unknown-field = Die Aufzeichnung ist beschädigt: Sie hat ein unbekanntes Feld „{ $field }“.
record-rules = Die Aufzeichnung hat Regelversion { $found }, hier gilt Version { $known }: Sie lässt sich nicht nachspielen.
record-start = Die Aufzeichnung lässt sich nicht nachspielen: { $problem }
record-action-text = Die Aufzeichnung ist beschädigt: Aktion { $number } ist kein Text.
record-action = Die Aufzeichnung ist beschädigt: Aktion { $number }, „{ $action }“, ist dort nicht möglich. { $problem }
record-digest = Die Aufzeichnung ist beschädigt: Nachgespielt endet sie in einer anderen Stellung.
record-result = Die Aufzeichnung ist beschädigt: Ihr Ergebnis ist nicht das, zu dem die Partie kommt.
record-notes-many = Die Aufzeichnung hat mehr Anmerkungen oder Varianten, als gezeigt werden können: höchstens { $most } Anmerkungen.
record-note = Die Aufzeichnung ist beschädigt: Anmerkung { $number } passt nicht zu ihren Aktionen.
record-variation = Die Aufzeichnung ist beschädigt: In einer Variante von Anmerkung { $number } ist „{ $action }“ nicht möglich. { $problem }
annotate-line = Zeile { $line }: { $problem }
annotate-unknown = „{ $text }“ ist hier nicht bekannt. Eine Zeile beginnt mit einem von: { $known }; „== name“ beginnt einen Schritt.
annotate-heading = „{ $heading }“ gehört vor den ersten Schritt.
annotate-missing = „{ $heading }: …“ fehlt vor dem ersten Schritt.
annotate-number = „{ $heading }“ ist eine Zahl, nicht „{ $value }“.
annotate-no-step = Es fehlt ein Schritt: Er beginnt mit „== name“.
annotate-twice = „{ $name }“ steht zweimal da.
annotate-gain = „gain“ gehört zu „done“: was eine Tat gebracht hat.
annotate-gain-form = „gain“ braucht eine Zeichnung und eine Zahl, etwa „gain: ui-check +2“.
annotate-nothing-done = Der Schritt sagt, was nach einer Tat kommt („done“), aber es ist nichts zu tun („do“).
annotate-do-late = In einem Schritt kommt „do“ vor „play“: Nach dem, was die anderen spielen, beginnt ein neuer Schritt.
annotate-not-yours = „do: { $action }“: Der Lernende ist nicht am Zug. Was andere tun, ist „play“.
annotate-yours = „play: { $action }“: Der Lernende ist am Zug. Was er tut, ist „do“.
annotate-over = „{ $action }“: Das Spiel ist zu Ende.
annotate-rule = „{ $rule }“ ist keine Regel. vicus rules { $package } listet alle auf.
annotate-mark = Auf dem Plan gibt es kein „{ $mark }“, auf das man zeigen könnte. Es gibt: { $known }.
annotate-language = Die Worte zu „{ $what }“ fehlen auf: { $languages }.
annotate-empty = Hinter „{ $language }“ stehen keine Worte.
annotate-long = { $number } Wörter ({ $language }): Höchstens { $most } werden auf einmal gesagt.
no-lesson = So eine Lektion gibt es nicht.
annotate-written = { $file } ist geschrieben: { $steps } Schritte, { $actions } Aktionen.
annotate-fine = Alles stimmt: { $steps } Schritte, { $actions } Aktionen. --out DATEI schreibt die Aufzeichnung.
cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
record-none-left = Es gibt keine Partie, die weitergehen könnte.
record-no-file = Es gibt keine Datei { $file }.
record-unreadable = { $file } lässt sich nicht lesen: { $problem }.
link-broken = Dieser Link ist kaputt: Ein Teil fehlt oder wurde verändert.
link-later = Dieser Link stammt von einer neueren Version von Vicus.
link-too-long = Diese Partie ist zu lang für einen Link: Sie hat eine eigene, große Schachtel. Speichere sie als Aufzeichnung.

box-no-file = Es gibt keine Schachteldatei { $file }.
box-unreadable = Die Schachteldatei { $file } lässt sich nicht lesen: { $problem }.
box-not-toml = Die Schachteldatei { $file } ist kein gültiges TOML: { $problem }.
box-unknown-section = Die Schachtel hat einen unbekannten Abschnitt „{ $section }“. Vergleiche mit der box.toml des Spiels.
box-not-a-table = Der Abschnitt „{ $section }“ der Schachtel muss eine Tabelle sein: [{ $section }] und darunter die Werte.
box-unknown-key = Der Abschnitt „{ $section }“ der Schachtel hat einen unbekannten Eintrag „{ $name }“. Bekannt: { $keys }.
box-provenance = Die Herkunft „{ $value }“ im Abschnitt „{ $section }“ der Schachtel ist unbekannt. Möglich: { $known }.
box-number = { $name } im Abschnitt „{ $section }“ der Schachtel ist { $value }: nötig ist eine ganze Zahl von { $low } bis { $high }.
box-form = Die Schachtel hat eine Form, mit der nicht gespielt werden kann: { $problem }.
box-missing = Im Abschnitt „{ $section }“ der Schachtel fehlt der Eintrag „{ $name }“.
box-value = { $name } im Abschnitt „{ $section }“ der Schachtel ist { $value }: { $expected } schreiben.

engine-unknown = Es gibt keine Engine „{ $name }“. Engines: { $engines }.
engine-no-gpu = Auf diesem Rechner ist kein NVIDIA-Treiber, die cuda-Engine läuft hier nicht. Nimm --engine native.
engine-no-cuda-compiler = Die cuda-Engine braucht numba-cuda. Installieren mit: pip install "vicus[gpu]"
engine-cuda-error = Der GPU-Treiber meldet einen Fehler in { $function }: { $problem }.
engine-no-wasmtime = Die wasm-Engine läuft in wasmtime. Installieren mit: pip install "vicus[wasm]"
engine-no-wasm-linker = Um ein WebAssembly-Modul zu bauen, fehlt ein Linker. Installieren mit: pip install "vicus[wasm]"
engine-wasm-linker-failed = Das WebAssembly-Modul ließ sich nicht binden: { $problem }
engine-wasm-compiler-failed = Die Regeln ließen sich nicht in WebAssembly übersetzen: { $problem }

## Die Kommandozeile

engine-compiling = Die Regeln von { $title } werden für diesen Rechner übersetzt (einmalig, etwa 15 Sekunden)
engine-other-compiling = Ein anderer Prozess übersetzt die Regeln von { $title }, bitte warten
wasm-written = { $file } ({ $bytes } Byte)
wasm-one-box = Eine Schachtel gehört zu einem Spiel: Nenne dieses eine Spiel.
wasm-no-folder = In { $folder } lässt sich nichts schreiben: { $problem }.
static-written = { $folder }: die Seite ohne Server, { $megabytes } MB, wie sie übertragen werden, und { $nets } MB Netze, die später geholt werden.
static-no-page = Die Seite ohne Server ist nicht gebaut: make static ausführen.
static-not-empty = In { $folder } liegen andere Dateien: Nenne einen leeren Ordner oder einen, den `vicus static` geschrieben hat.
static-no-wheel = { $file } ließ sich nicht herunterladen: { $problem }
static-not-compiled = Der Code des Tisches ließ sich nicht übersetzen: { $problem }
static-bad-stun = { $text } ist keine Adresse eines STUN-Servers; schreibe etwa stun:stun.example.org:3478.
static-bad-turn = Ein TURN-Server hat Adresse, Namen und Passwort, etwa "turn:turn.example.org:3478 ada geheim"; angegeben war { $text }.
warm-ready = { $title } war schon bereit.
warm-done = { $title } ist bereit ({ $seconds } s).
warm-cleared = { $folders ->
    [one] Ein Ordner mit übersetzten Regeln gelöscht.
   *[other] { $folders } Ordner mit übersetzten Regeln gelöscht.
}

play-bad-bots = { $bots } Bots passen nicht: bei { $players } Spielern sind 0 bis { $players } möglich. Nur Bots, und du siehst zu: --bots { $players }.
play-your-turn = { $seat }, du bist am Zug
play-choose = Nummer oder Text (? für Hilfe)
play-unknown-number = Eine Möglichkeit { $number } gibt es nicht: Nimm 1 bis { $most }.
play-hand-over = { $seat } ist am Zug: Übernimm den Bildschirm und drücke Enter
play-turn-over = Dein Zug ist zu Ende. Enter beendet ihn, u nimmt den letzten Schritt zurück
play-saved = Gespeichert in { $file }.
play-cannot-save = { $file } lässt sich nicht schreiben: { $problem }.
play-save-where = Sag wohin: save DATEI
play-goodbye = Die Partie ist gespeichert. Weiter geht es mit: vicus play --resume
play-not-kept = Die Partie konnte nicht gespeichert werden: Der Ordner ist nicht beschreibbar.
play-over = Das Spiel ist zu Ende
play-winner = { $names } gewinnt.
play-winners = { $names } teilen sich den Sieg.
play-help = Tippe die Nummer oder den Text einer Möglichkeit. Außerdem:
    u, undo       den letzten Schritt deines Zugs zurücknehmen
    hint          was ein starker Bot täte, und warum
    s, scores     die Punkte im Einzelnen
    b, board      den Tisch neu zeichnen
    r, rules ID   eine Regel nachlesen, z. B. rules { $example }
    save DATEI    die Partie speichern
    q, quit       aufhören
play-reconstructed = Teile dieser Schachtel sind rekonstruiert, nicht das Gedruckte (vicus box { $game }; --box DATEI für deine eigene).

serve-ready = Vicus ist unter { $address } (Strg-C beendet es)
serve-no-page = Die Seite ist nicht gebaut. Ausführen: make page
serve-bot-name = Es gibt schon einen Bot namens „{ $name }“. Ihm einen anderen Namen geben: --bot "NAME={ $bot }"
serve-bot-unnamed = Das Programm braucht einen Namen für die Gäste: --bot "NAME={ $bot }"
serve-bot-bad-name = „{ $name }“ kann nicht der Name eines Bots sein: Es braucht ein bis { $longest } druckbare Zeichen.
limit-unknown = Es gibt keine Grenze „{ $name }“. Es gibt zum Beispiel: { $near }. Alle: vicus serve --limits
limit-bad = Die Grenze { $name } kann nicht „{ $value }“ sein: Möglich ist eine { $whole ->
    [yes] ganze Zahl
   *[no] Zahl
 } ab { $least }.
serve-port-taken = Port { $port } an { $host } ist von einem anderen Programm belegt. Einen anderen wählen: vicus serve --port { $other }
serve-port-forbidden = Dieser Benutzer darf Port { $port } nicht öffnen. Einen ab 1024 wählen, etwa --port 8000, und einen Proxy davorsetzen.
serve-bad-address = Dieser Rechner hat keine Adresse „{ $host }“. Möglich sind --host 127.0.0.1, oder --host 0.0.0.0 für andere Rechner.
serve-bad-port = { $port } ist kein Port: Möglich sind 1 bis 65535.
serve-bad-level = Es gibt keine Protokollstufe „{ $value }“. Möglich: { $levels }.
serve-bad-log = Eine Form „{ $value }“ gibt es für das Protokoll nicht. Möglich: { $forms }.
serve-bad-proxy = „{ $value }“ ist keine Adresse eines Proxys. Möglich ist zum Beispiel 127.0.0.1 oder 10.0.0.0/8.
http-unknown-host = Dieser Server hört nicht auf den Namen „{ $host }“. Ist es der richtige, dann so starten: vicus serve --allow-host { $host }
http-too-fast = Zu viele Anfragen von deiner Adresse. Versuche es in einigen Sekunden wieder.
http-too-many = Zu viele Seiten sind zugleich offen: Schließe einige und versuche es wieder.
export-not-over = Die Aufzeichnung gibt es nach der Partie: Sie enthält alle kommenden Würfe.

database-missing = Es gibt keine Datenbank { $database }. Nenn eine andere; vicus serve legt eine neue an.
database-empty = Die Datenbank { $database } ist leer: vicus serve oder vicus db migrate macht sie zu einer von Vicus.
database-foreign = { $database } ist keine Datenbank von Vicus.
database-earlier = Die Datenbank { $database } hat das Schema einer früheren Version ({ $revision }). Erst ausführen: vicus db migrate --database { $database }
database-later = Die Datenbank { $database } hat eine spätere Version von Vicus geschrieben (Schema { $revision }). Diese installieren: pip install --upgrade vicus
database-no-driver = Für die Datenbank { $database } gibt es keinen Treiber. Nimm sqlite:///DATEI; für PostgreSQL: pip install "vicus[postgres]"
database-no-url = Das ist keine Adresse einer Datenbank. Schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
database-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $problem }
database-unreachable = Unter { $database } antwortet kein PostgreSQL. Starte es, oder berichtige Rechner und Port. ({ $problem })
database-no-entry = Das PostgreSQL unter { $database } lässt diesen Nutzer nicht ein. Prüf Nutzer und Passwort in der URL und die pg_hba.conf des Servers. ({ $problem })
database-no-name = Das PostgreSQL unter { $database } hat keine Datenbank dieses Namens. Leg sie an (CREATE DATABASE …), oder berichtige den Namen. ({ $problem })
database-move-served = Auf der Datenbank { $database } wird gespielt, und was inzwischen gespielt wird, bliebe zurück. Beende erst vicus serve.
database-used = In der Datenbank { $database } sind schon Tische oder Gäste, und nichts wird überschrieben. Nenn eine leere.
database-same = { $database } lässt sich nicht aus sich selbst füllen.
database-differs = Die Kopie in { $database } weicht vom Original ab (Tabelle { $table }), darum wurde nichts behalten.
database-damaged = Die Kopie für { $file } ist beschädigt, darum wurde sie nicht behalten: { $problem }
database-no-file = Es gibt keine Datei { $file }.
database-no-folder = Es gibt keinen Ordner { $folder } für die Datenbank. Leg ihn erst an, oder nenn eine andere Datei.
database-file-exists = Es gibt schon eine Datei { $file }, und nichts wird überschrieben. Nenn eine andere.
db-kept = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
} { $tables ->
    [one] seines Protokolls
   *[other] ihrer Protokolle
}, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}
db-migrate-current = Die Datenbank { $database } ist auf dem neuesten Stand (Schema { $revision }).
db-migrate-new = Die Datenbank { $database } ist angelegt (Schema { $revision }).
db-migrate-done = Die Datenbank { $database } ist jetzt auf dem neuesten Stand: Schema { $revision }, vorher { $before }.
db-migrate-kept = Wie sie war, liegt sie in { $file }; lösch das, wenn du nicht mehr zurückwillst.
db-backup-done = { $database } ist nach { $file } kopiert: { $kept }.
db-restore-done = { $database } ist aus { $file } gefüllt: { $kept }.
db-move-done = { $source } ist nach { $target } kopiert: { $kept }. Von jetzt an: vicus serve --database { $target }
db-move-done-secret = { $source } ist nach { $target } kopiert: { $kept }. Von jetzt an: vicus serve --database URL, mit der URL, wie du sie hier angegeben hast, samt Passwort; besser in der Umgebung, als VICUS_DATABASE.
db-prune-which = Sag, welche Tische: --waiting TAGE, --playing TAGE oder --finished TAGE.
db-prune-waiting = Warten auf Spieler, unverändert seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}: { $number }
db-prune-playing = Begonnen, unverändert seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}: { $number }
db-prune-finished = Beendet, unverändert seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}: { $number }
db-prune-dry = { $number ->
    [one] Ein Tisch würde gelöscht.
   *[other] { $number } Tische würden gelöscht.
} Damit es geschieht, dazu: --yes
db-prune-done = { $number ->
    [one] Ein Tisch gelöscht.
   *[other] { $number } Tische gelöscht.
}
serve-processes = { $number } Prozesse bedienen es.
serve-bad-processes = { $value } Prozesse können nichts bedienen: Nimm mindestens einen.
serve-processes-sqlite = Mehrere Prozesse brauchen PostgreSQL, und { $database } ist keins. Lass --processes weg, oder zieh um: vicus db move { $database } postgresql://…

rules-unknown = { $title } hat keine Regel „{ $id }“. vicus rules { $game } listet alle auf.
rules-kind-R = steht in der Spielregel
rules-kind-I = Auslegung, wo die Spielregel schweigt
rules-kind-X = Beispiel der Spielregel
rules-no-tests = Hier gibt es keine Tests: im Ordner des Projekts ausführen.
rules-covered = { $title }: { $covered } von { $all } Regeln haben einen Test.
rules-untested = kein Test

simulate-title = { $title }, { $players } Spieler: { $games } zufällige Partien
simulate-seat = Platz
simulate-mean = Punkte im Mittel
simulate-spread = Streuung
simulate-wins = Siege (95-%-Intervall)
simulate-even = gleich verteilt: { $share }
simulate-length = Entscheidungen je Partie: { $mean } im Mittel, { $low } bis { $high }; erzwungene: { $forced } je Partie.
simulate-speed = { $moves } Entscheidungen in { $seconds } s mit { $engine }: { $speed } je Sekunde. Prüfsumme { $checksum }.
simulate-falls-back = Die native Engine ist noch nicht übersetzt (vicus warm): diese wenigen Partien laufen interpretiert.
simulate-running = Spielt

replay-title = { $title }, { $players } Spieler, { $actions } Entscheidungen
replay-step = Enter: nächste Entscheidung, b: zurück, q: verlassen
replay-date = Gespielt am { $date }
replay-bot = { $seat } (Bot, { $level })
replay-points = { $who }: { $points }
replay-bad-position = Es gibt keine Entscheidung { $number }: die Aufzeichnung hat { $actions }.

bench-title = Zufällige Partien { $title }, { $players } Spieler
bench-engine = Engine
bench-speed = Entscheidungen/s
bench-games = Partien/s
bench-forced = Erzwungene/s
bench-cores = { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}

score-total = Summe
written-to = Geschrieben nach { $file }.

## Bots for people, and hints

unknown-level = Es gibt keine Stufe „{ $level }“. Stufen: { $levels }.
bad-workers = { $value } ist keine Anzahl von Prozessen: mindestens 1.
level-beginner = Anfänger
level-casual = Hobby
level-strong = stark
level-master = Meister
level-grandmaster = Großmeister
level-about-beginner = sieht nur bis zum nächsten Schritt
level-about-casual = spielt vernünftig, patzt ab und zu
level-about-strong = spielt gut
level-about-master = spielt sehr gut, patzt selten
level-about-grandmaster = das Beste, was dieses Programm kann
play-opponent = { $bot }: { $level }
play-opponent-level = { $bot }: { $level }, { $about }
play-coach = { $points ->
    [one] Das kostet etwa 1 Punkt. Besser: { $move }. Wähle deins noch einmal, um es trotzdem zu spielen.
   *[other] Das kostet etwa { $points } Punkte. Besser: { $move }. Wähle deins noch einmal, um es trotzdem zu spielen.
}
play-hint-nothing = Jetzt gibt es nichts zu wählen.
bot-played-instead = { $seat } ist ausgefallen: Stattdessen wurde ein erlaubter Zug gespielt.
bot-played-instead-why = { $seat } ist ausgefallen, stattdessen wird ein erlaubter Zug gespielt. { $problem }
bots-not-ready = Bots werden noch vorbereitet: Wer vorausplant, spielt bis dahin etwas schwächer.
bots-own-box = Dieser Server hat gerade keine starken Bots für diese Schachtel: An diesem Tisch spielen Hobby-Bots für sie.
bots-own-box-coming = Starke Bots für diese Schachtel werden vorbereitet. Bis sie so weit sind, spielen Hobby-Bots für sie.
hint-title = Tipp
hint-option = { $action }{ $chance ->
    [none] { "" }
   *[other] : gewinnt zu etwa { $chance } %
}
hint-then = dann: { $steps }
hint-gains = bringt jetzt: { $changes }
hint-prepares = bereitet vor: { $changes }
hint-costs = kostet: { $changes }
hint-change = { $feature } { $change }
hint-later = zahlt sich in späteren Zügen aus
hint-alike = beim nächsten Schritt spricht für keine Möglichkeit mehr als für die anderen
hint-lost = das Spiel ist kaum noch zu gewinnen: So bleibt der Rückstand am kleinsten
hint-won = das Spiel ist so gut wie gewonnen: So wird der Vorsprung am größten
hint-even = alle gewinnen gleich oft: Dies bringt voraussichtlich die meisten Punkte
hint-also = Auch möglich:
hint-not-planned = Die starken Bots werden noch vorbereitet: Hier zählt nur, was der nächste Schritt bringt, ohne Gewinnchancen.

## Rückblick

analyse-busy = Gerade wird auf viele Partien zurückgeblickt: bitte in einer Minute noch einmal.
analyse-not-over = Der Rückblick kommt nach dem Spiel: Bis dahin sehen nur Zuschauer die Aussichten.
analyse-not-ready = Auf dieses Spiel lässt sich noch nicht zurückblicken: Die starken Bots für seine Schachtel sind nicht bereit.
analyse-old-rules = Dieses Spiel wurde nach anderen Regeln als den heutigen gespielt: Es lässt sich nachspielen, aber nicht beurteilen.
analyse-progress = Züge werden beurteilt
analyse-judge-deep = beurteilt von einem Netz, das dieses Spiel gelernt hat, und seiner Suche
analyse-judge-search = beurteilt durch Suche
analyse-player = Spieler
analyse-points = Punkte
analyse-luck = Glück
analyse-fair = ohne Glück
analyse-skill = Können
analyse-error = Fehler je Zug
analyse-accuracy = Treffer
analyse-word-flawless = fehlerlos
analyse-word-sharp = scharf
analyse-word-solid = solide
analyse-word-shaky = wacklig
analyse-word-wild = wild
analyse-turning = Was den Ausschlag gab
analyse-luck-moment = Zug { $turn }: Der Zufall bringt { $seat } { $chance } % ({ $points } Punkte)
analyse-slip = Zug { $turn }: { $seat } lässt eine Chance liegen, { $chance } % ({ $points } Punkte)
analyse-find = Zug { $turn }: { $seat } findet den besten Zug, { $chance } % vor dem nächstbesten
analyse-played = Gespielt: { $action }
analyse-better = Besser: { $action }
analyse-second = Nächstbester: { $action }

## Bots and the arena

unknown-bot = Es gibt keinen Bot „{ $bot }“. Bekannt: { $known }; oder search:500, search:0.2s, greedy:180, policy, policy:50, deep:200, deep:0.2s, Modul:Klasse, policy=Modul:Funktion, cmd:BEFEHL.
bot-form = „{ $bot }“ sagt nicht, welcher Bot gemeint ist: schreibe { $form }, mit einem Modul, das sich von hier importieren lässt.
bot-not-found = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $problem }.
bot-illegal = Der Bot { $bot } hat etwas Unerlaubtes geantwortet: { $answer }.
bot-no-action = Der Bot { $bot } hat etwas Unerlaubtes geantwortet: { $answer }. Ein Bot in Python gibt eines der Objekte aus legal zurück, nicht dessen Nummer oder Text.
bot-not-started = Der Bot { $bot } lässt sich nicht starten: { $problem }.
bot-not-on-windows = { $bot } kann unter Windows nicht gestartet werden: Bots, die Programme sind, laufen unter Linux und macOS. In Python schreiben (modul:Klasse) oder WSL nutzen.
bot-ended = Der Bot { $bot } hat sich beendet.
bot-too-slow = Der Bot { $bot } hat nicht innerhalb von { $seconds } Sekunden geantwortet.
bot-rubbish = Der Bot { $bot } hat unverständlich geantwortet: { $line }
bot-not-imported = Der Bot „{ $bot }“ lässt sich nicht erzeugen: Das Modul { $module } lässt sich nicht laden. { $problem }
bot-no-module = Der Bot „{ $bot }“ lässt sich nicht erzeugen: Es gibt weder hier noch unter den installierten ein Modul „{ $module }“.
bot-no-class = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $module } hat keine Klasse oder Funktion „{ $attribute }“.
bot-parameters = Der Bot „{ $bot }“ lässt sich nicht erzeugen: Er verlangt „{ $parameter }“, doch Bots bekommen nur game und seed.
bot-method-parameters = Der Bot „{ $bot }“ lässt sich nicht verwenden: Seine Methode { $method } verlangt „{ $parameter }“, doch sie bekommt nur { $given }.
bot-not-made = Der Bot „{ $bot }“ lässt sich nicht erzeugen. { $problem }
bot-no-choose = „{ $bot }“ ist kein Bot: Die Methode choose(view, legal) fehlt.
bot-no-command = Nenne ein Programm: cmd:BEFEHL.
bot-ended-saying = Der Bot { $bot } hat sich beendet. Seine letzten Worte: { $words }
bot-out = Der Bot { $bot } bleibt in dieser Partie draußen: Er ist { $starts }-mal ausgefallen.
bot-raised = Der Bot { $bot } ist ausgefallen: { $problem }
arena-bad-workers = { $value } ist keine Anzahl von Prozessen: Es muss 1 oder mehr sein.
arena-scores = Punkte: 5, 25, 50, 75 und 95 %
arena-speed = Simulationen/s
arena-fault-column = Fehler
arena-fault = { $bot }: { $number } Entscheidungen wurden für ihn getroffen, jeweils die erste erlaubte Aktion. Beim ersten Mal: { $first }
arena-unbalanced = Nicht alle hatten jeden Platz gleich oft: Dazu muss die Zahl der Partien ein Vielfaches von { $round } sein.
arena-stopped = Nach { $done } von { $games } Partien angehalten. Derselbe Befehl macht dort weiter.
arena-stopped-lost = Nach { $done } von { $games } Partien angehalten. Sie sind verloren; mit --out DATEI ginge derselbe Befehl dort weiter.
arena-no-contest = { $file } ist keine Datei eines Wettkampfs: Wähle eine andere.
arena-damaged = { $file } ist in Zeile { $line } beschädigt. Nichts wurde geändert; lösche die Zeile oder wähle eine andere Datei.
arena-file-in-use = { $file } wird gerade von einem anderen Wettkampf geschrieben.
arena-worker-died = Ein Arbeitsprozess ist gestorben und mit ihm der Bot darin: Der Bot hat ihn beendet, oder der Speicher war zu knapp. Mit --out bleibt alles, was fertig war, und derselbe Befehl macht dort weiter.
arena-ray-failed = Ray unter { $address } ist nicht zu gebrauchen: { $problem }
bot-visits = Der Bot { $bot } will eine Aktion { $value }-mal versucht haben: visits sind ganze Zahlen von 0 bis { $most }.
bot-no-budget = Der Bot „{ $bot }“ hat keine Zeit zum Denken: Gib ihm Simulationen (search:500) oder Sekunden (search:0.2s).
lab-title = { $title }, { $players } Spieler, alle { $bot }: { $games } Ausgangslagen, jede im üblichen und im veränderten Spiel
lab-what = Was
lab-standard = Üblich
lab-changed = Verändert
lab-difference = Unterschied (95-%-Intervall)
lab-nothing = Nichts weicht vom üblichen Spiel ab. Ändere einen Wert (--set NAME=WERT), eine Option (-o NAME=WERT) oder die Schachtel (--box DATEI).
lab-few = Eine einzige Ausgangslage sagt nichts: --games muss mindestens 2 sein.
lab-insights-option = { $option } sagt nichts über eine Seite der Einsichten, die alle Spielerzahlen und eigene Bilder hat: Lass es weg.
lab-form = „{ $text }“ ist keine Änderung: Schreibe NAME=WERT, etwa { $example }.
lab-no-key = Die Schachtel hat kein „{ $entry }“: { $where } hat { $known }.
lab-no-section = Die Schachtel hat kein „{ $entry }“. Sie hat { $known }.
lab-kind = { $entry } ist in der Schachtel { $old }: „{ $new }“ ist nicht von derselben Art.
lab-wins = Siege von { $seat }
lab-score = Punkte
lab-winner-score = Punkte des Siegers
lab-lead = Vorsprung des Siegers
lab-moves = Entscheidungen je Partie
lab-rounds = Runden
lab-all-lines = Anteil an allen Punkten: { $line }
lab-winner-lines = Anteil an den Punkten der Sieger: { $line }
lab-marked = * Das Intervall enthält 0 nicht. Von { $rows } Zeilen ist das bei etwa { $chance } bloßer Zufall.
plot-unchanged = unverändert
arena-running = Partien
arena-title = { $title }, { $players } Spieler: { $games } Partien
arena-bot = Bot
arena-wins = Siege (95-%-Intervall)
arena-rating = Wertung
arena-score = Punkte (5 – 95 %)
arena-time = Je Entscheidung
arena-tampered = Partie { $number } von { $bots } lief nicht nach den Regeln: Ihre Entscheidungen führen zu etwas anderem, als gemeldet wurde. Ein Bot hat das Spiel in seinem Prozess verändert. Lass Bots, denen du nicht traust, als Programme laufen (cmd:…).
arena-bad-entropy = --entropy ist „{ $value }“: Gib 16 bis 64 hexadezimale Ziffern an, wie die erste Zeile eines Wettkampfs sie hat, oder seed.
arena-before = Wie oft der Bot der Zeile vor dem der Spalte lag
arena-records-folder = { $folder } ist nicht leer und enthält keine Partien dieses Wettkampfs: Wähle einen anderen Ordner.
arena-two-bots = Eine Arena braucht mindestens zwei Bots, jeden mit seinem Namen.
arena-other-plan = { $file } gehört zu einem anderen Wettkampf: Wähle eine andere Datei.
arena-other-bots = { $file } gehört zu einem anderen Wettkampf: Code oder Gewichte von { $bots } haben sich seither geändert. Wähle eine andere Datei.
arena-bad-games = --games ist { $value }: Gib eine ganze Anzahl von Partien an, mindestens 1.
arena-no-ray = Ray ist nicht installiert: pip install "vicus[ray]".
bot-no-policy = „{ $bot }“ ist keine Policy: Es muss eine Funktion act(observations, masks) sein, auch mit info, oder eine Klasse, deren Objekte sich so aufrufen lassen.
policy-answer = Die Policy { $bot } muss mit { $number } ganzen Zahlen antworten, der Nummer einer Aktion für jede Zeile. Sie gab { $answer }.

## vicus dataset
dataset-no-bot = Sag, wer spielt: --bot NAME.
dataset-bad-shard = --shard ist { $value }: Gib an, wie viele Partien in eine Datei kommen, mindestens 1.
dataset-too-many = { $value } Partien sind zu viele für einen Ordner: höchstens { $most }. Lege mehrere mit anderen Seeds an.
dataset-too-many-bots = { $value } Bots sind zu viele für einen Datensatz: höchstens { $most }. Lege mehrere an.
dataset-bad-format = Ein Format „{ $value }“ gibt es nicht. Bekannt sind: { $known }.
dataset-no-parquet = Parquet braucht pyarrow: pip install "vicus[parquet]". Ohne geht --format npz.
dataset-folder = { $folder } ist nicht leer und enthält keinen Datensatz: Wähle einen anderen Ordner.
dataset-other = { $folder } enthält einen Datensatz mit anderen Einstellungen ({ $names }). Nichts wurde geändert; wähle einen anderen Ordner.
dataset-in-use = In { $folder } schreibt gerade ein anderer Lauf.
dataset-none = { $folder } enthält keinen Datensatz: Eine lesbare dataset.json fehlt.
dataset-version = Der Datensatz in { $folder } hat das Format { $version }; diese Version von Vicus kennt das Format { $known }.
dataset-damaged = { $file } ist nicht, was dataset.json darüber sagt. Lösche die Datei, und der Befehl, der den Datensatz erzeugt hat, erzeugt sie neu.
dataset-made = { $games } Partien, { $decisions } Entscheidungen in { $shards } Dateien, { $size } MB.
dataset-stopped = Angehalten: { $done } von { $games } Partien sind gesichert. Derselbe Befehl macht dort weiter.

## vicus fit
fit-step = { $what }: { $share } gegen die vorigen Gewichte
fit-regression = Regression
fit-mutation = Mutation
fit-now = jetzt
fit-to-come = künftig
fit-prospects-now = Aussicht jetzt
fit-prospects-to-come = künftig
fit-share = Neue Gewichte gegen die anfänglichen: { $share } ({ $low } – { $high }) von { $games } Partien; 50 % ist ausgeglichen. Gezählt wie zu zweit: Ein Sieg über drei andere zählt doppelt.
fit-loss = Wer gewinnt (Log-Verlust auf Stellungen von Spielern mit den neuen Gewichten, weniger ist besser): { $now }; vorherige Aussichten { $before }; ohne Wissen { $even }.
fit-bad-number = --{ $option } ist { $value }. Gib eine ganze, nicht negative Zahl an (mindestens 1 Partie).
unknown-setting = Eine Einstellung „{ $setting }“ gibt es hier nicht. Es gibt: { $known }.
setting-range = { $setting } der Suche kann nicht { $value } sein: Gib eine ganze Zahl von { $low } bis { $high } an.
judgement-unread = Die Bewertung { $file } ist nicht zu lesen: { $problem }.
judgement-not-toml = { $file } ist keine Datei mit einer Bewertung (TOML, wie `vicus fit --out DATEI` sie schreibt): { $problem }
judgement-unknown = In der Bewertung { $file } steht in [{ $section }] „{ $name }“; das kennt dieses Spiel nicht. Es gibt: { $known }.
judgement-missing = In der Bewertung { $file } fehlt in [{ $section }]: { $names }.
judgement-number = { $name } in [{ $section }] von { $file } ist { $value } und keine ganze Zahl.
judgement-pair = { $name } in [{ $section }] von { $file } ist { $value }. Gib zwei ganze Zahlen an: [jetzt, soweit das Spiel noch vor einem liegt].
level-unknown = Die Stufe { $level } kann nicht „{ $value }“ sein. Gib eine ganze Zahl an oder eines von "greedy:180", "search:500", "policy", "policy:150", "deep:200".
level-range = Die Stufe { $level } kann nicht { $value } sein: Die Zahl muss zwischen { $low } und { $high } liegen.
net-none = Zu { $name } gehört kein Netz, darum gibt es dort die Bots „policy“ und „deep“ nicht. Mit einer eigenen Datei: policy/net=DATEI, deep:200/net=DATEI.
net-fractions = { $file } ist, was das Lernen geschrieben hat, in Brüchen. Bots nehmen ganze Zahlen: policy.npz daneben, oder python -m vicus.nets.make { $file } SPIEL policy.npz.
net-no-net = { $file } ist kein Netz oder beschädigt: gib policy.npz an, wie vicus train es schreibt.
net-no-start = { $file } ist kein Netz oder beschädigt: gib policy.npz oder net.npz an, wie vicus train sie schreibt.
net-whole = { $file } ist schon in ganzen Zahlen: gib net.npz an, wie vicus train es schreibt.
net-unread = { $file } lässt sich nicht als Netz lesen: { $problem }.
net-format = Dieses Netz hat das Format { $format }; bekannt ist { $known }.
net-other-game = Das ist ein Netz für { $other }, nicht für { $name }.
net-observation = Dieses Netz passt nicht zu { $name }: Es hat mit einer anderen Beobachtung gelernt ({ $other }, jetzt { $digest }).
net-actions = Dieses Netz passt nicht zu { $name }: Es kennt { $other } Aktionen, das Spiel hat { $number }.
net-not-finite = Das Netz ist unbrauchbar: { $name } enthält Zahlen, die keine sind (das Lernen ist entgleist). Lerne mit kleinerer Rate.
net-shape = Das Feld „{ $name }“ dieses Netzes hat die Form { $shape }; sie muss { $wanted } sein.
storage-unavailable = Gerade kann nichts gespeichert werden, darum pausiert die Partie. Dein letzter Schritt zählt nicht. Sie geht von selbst weiter.
limit-tables = Dieser Server erlaubt dir { $most } wartende oder laufende Tische. Beende erst einen, oder mach morgen weiter.
limit-address = Aus deinem Netz wurden heute viele Tische eröffnet. Spiel an einem, den es schon gibt, oder mach morgen weiter.
limit-full = Dieser Server ist voll. Versuch es später noch einmal.
limit-bot-tables = Tische nur mit Bots: höchstens { $most } zugleich. Schau erst einem bis zum Ende zu.
limit-analyses = Das waren viele Rückblicke. In einer Minute geht es weiter.
limit-hints = Das waren viele Tipps. Denk eine Minute lang selbst nach.
limit-imports = Das waren viele Aufzeichnungen. Warte eine Minute bis zur nächsten.
limit-undo = Du hast in diesem Zug sehr viel zurückgenommen. Spiel von hier aus weiter und beende den Zug.
limit-preferences = Du hast die Einstellungen an diesem Tisch sehr oft geändert. Ab jetzt bleiben sie, wie sie sind.
grace = So schnell verliert niemand den Platz: noch { $seconds } Sekunden.
not-away = Diese Person ist da.
game-rests = Die Partie ruht. Wer mitspielt, kann sie fortsetzen.
talk-off = Der Gastgeber hat den Chat an diesem Tisch ausgeschaltet.
host-only = Das kann nur der Gastgeber.
hints-off = Der Gastgeber hat Tipps an diesem Tisch ausgeschaltet.
coach-people = Der Trainer ist für Partien gegen Bots.
not-your-seat = Das kannst du nur für dich selbst wählen.
colour-taken = Diese Farbe hat schon jemand. Such dir eine andere aus.
nobody-sits = Noch sitzt niemand am Tisch: Jemand muss mitspielen.
not-all-ready = Es sind noch nicht alle bereit. Warte auf sie oder mach ihren Platz frei.
fill-surprises = Am Tisch sitzt schon jemand anders. Setz die Bots zuerst auf die freien Plätze, damit alle sie sehen.
limit-talk = An diesem Tisch ist schon so viel geschrieben worden, dass nichts mehr dazukommt: { $most } Nachrichten.
limit-talking = Das war viel auf einmal. Warte einen Moment.
device-foreign = Das kann nur eine Seite dieses Servers verlangen.
device-too-many = Das war zu oft. Warte eine Minute.
device-used = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem Gerät, auf dem du spielst, einen neuen.
grace-days = An diesem Tisch hat jeder pro Zug { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } Zeit. Danach übernimmt von selbst ein Bot.
time-over = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
pace-bad = Diese Bedenkzeit gibt es nicht: entweder eine Uhr mit bis zu { $minutes } Minuten für jeden oder bis zu { $days } Tage pro Zug.
notice-turn = Du bist am Zug.
notice-remind = Du bist noch am Zug: Deine Zeit ist in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
 } um.
notice-over = Die Partie ist zu Ende. Schau, wie sie ausgegangen ist.
notice-rematch = Jemand möchte noch eine Partie mit dir spielen.
notice-expired = Deine Zeit war um, ein Bot spielt weiter. Schau, ob du deinen Platz wieder einnehmen kannst.
notice-test = So erfährst du, dass du am Zug bist. Es funktioniert.
notice-mail-why = Du bekommst diese Mail, weil du wissen wolltest, wann du am Zug bist. Ein Klick beendet das:
notice-confirm-title = Vicus: Ist das deine Adresse?
notice-confirm-text = Jemand möchte unter dieser Adresse erfahren, wann er in einer Partie am Zug ist. Wenn du das bist, folge diesem Link innerhalb eines Tages:
notice-confirm-else = Wenn nicht, musst du nichts tun: Es kommt keine weitere Mail. So schließt du das für immer aus:
notice-bad-address = Das ist keine Mailadresse. Schreib sie wie name@example.org.
notice-bad-url = Diese Adresse kann nicht aufgerufen werden. Schreib sie vollständig, etwa https://ntfy.sh/mein-thema.
notice-not-https = Es werden nur Adressen aufgerufen, die mit https:// beginnen.
notice-bad-push = Der Browser hat keine gültige Adresse für Benachrichtigungen geliefert. Lade die Seite neu und schalte sie noch einmal ein.
notice-off = Der Betreiber dieses Servers hat diese Art von Benachrichtigung abgeschaltet.
notice-too-many = Das war zu oft. Warte eine Minute.
notice-too-many-channels = Du wirst schon auf so vielen Wegen benachrichtigt, dass keiner mehr dazupasst. Entferne zuerst einen.
notice-bad-request = Das versteht der Server nicht. Lade die Seite neu und versuch es noch einmal.
notice-gone = Dort antwortet niemand mehr, deshalb wurde der Eintrag entfernt. Füg ihn neu hinzu.
notice-failed = Das kam nicht an. Prüf die Adresse oder versuch es später noch einmal.
notice-mail-failed = Die Mail konnte nicht verschickt werden. Prüf die Adresse oder versuch es später noch einmal.
notice-link-used = Dieser Link wurde schon benutzt oder ist zu alt.
notice-confirmed = Danke. Ab jetzt erfährst du per Mail, wenn du am Zug bist.
notice-stopped = Erledigt: An diese Adresse geht keine Mail mehr.
serve-bad-notices = „{ $value }“ ist keine Art von Benachrichtigung. Schreib einige von { $known } oder none.
serve-smtp-url = In Mails stehen Links: Sag mit --url, wo man diesen Server findet, etwa --url https://vicus.example.
serve-bad-url = „{ $value }“ ist keine Adresse eines Servers. Schreib sie wie https://vicus.example.
serve-bad-smtp = So wird der Mailserver nicht angegeben, sondern so: smtp://NAME:PASSWORT@RECHNER:587?from=ADRESSE oder smtps://… Zeichen wie @ im Passwort schreibt man als %40. Ohne Verschlüsselung: &tls=no.
limit-sitting = Du hast dich an diesen Tisch schon sehr oft gesetzt. Starte die Partie, wo du sitzt, schau zu oder eröffne einen neuen Tisch.
limit-leaving = Du hast diese Partie schon sehr oft verlassen. Spiel weiter oder gib auf.
limit-arranged = An diesem Tisch wurde so viel geändert, dass nichts mehr geändert werden kann. Spielt so, wie er ist, oder eröffnet einen neuen Tisch.
limit-box = Die Schachtel in dieser Aufzeichnung ist zu groß: höchstens { $most } Bytes.
limit-box-large = Diese Schachtel ist zu groß: höchstens { $most } Bytes.
limit-boxes = Das waren viele Schachteln. Warte eine Minute bis zur nächsten.
record-later = Dieser Tisch wurde von einer späteren Version von Vicus geschrieben.
serve-near = Andere in deinem Netz erreichen es unter { $address }
serve-bad-host = „{ $value }“ ist kein Name eines Rechners. Schreib ihn ohne http:// und ohne Port, zum Beispiel vicus.example.
serve-bad-origin = „{ $value }“ ist keine Herkunft einer Seite. Schreib sie mit Schema, zum Beispiel https://vicus.example.
limit-no-value = Schreib einen Wert für die Grenze: --limit { $name }=ZAHL
database-served = Die Datenbank { $database } wird von einem vicus serve benutzt. Beende erst dieses, oder nenn eine andere. (Mehrere Server können sich eine PostgreSQL-Datenbank teilen, keine SQLite-Datei.)

# Rätsel
puzzles-title = Rätsel { $number }, Wertung { $rating }: Finde den Zug
puzzles-today = Rätsel des Tages (Nummer { $number }, Wertung { $rating }): Finde den Zug
puzzles-ask = { $seat } ist am Zug. Eine Entscheidung ist hier klar besser als alle anderen: welche?
puzzles-choose = Nummer deines Zugs, ? zeigt ihn, q verlässt
puzzles-not-legal = Das ist keiner der Züge in der Liste.
puzzles-right = Richtig: Das ist der beste Zug.
puzzles-alike = Richtig: Das ist so gut wie der beste Zug.
puzzles-wrong = { $less ->
    [none] Nicht der beste: Die Suche hat diesen Zug kaum beachtet. Versuch es noch einmal.
   *[other] Nicht der beste: Er kostet etwa { $less } % des Siegs. Versuch es noch einmal.
  }
puzzles-solvers = Gefunden von: { $solvers }
puzzles-found = Rätsel { $number }: Wertung { $rating }, { $players } Spieler, { $gap } % des Siegs Abstand (Partie { $games })
puzzles-made = { $number } neue Rätsel aus { $decisions } Entscheidungen in { $games } Partien: { $file }
puzzles-not-found = In keiner der { $games } Partien war eine Entscheidung klar die beste. Versuch es mit mehr Partien.
puzzles-none = Für { $name } gibt es noch keine Rätsel ({ $file }). So entstehen welche: vicus puzzles { $name } --games 20
puzzles-damaged = { $file } enthält keine Rätsel dieses Spiels: { $problem }
puzzles-no-place = Unter { $file } ist nichts zu finden.
puzzles-no-number = Rätsel { $number } gibt es nicht: Das letzte ist { $most }.
puzzles-differs = { $number }: Lösung { $solution }, jetzt gefunden { $found }
puzzles-checked = { $number } Rätsel mit { $simulations } Simulationen neu durchsucht: In { $agreed } ist derselbe Zug der beste, in { $clear } wieder klar.
puzzles-hold = { $number } gelten weiter, mit denselben Antworten; sie stehen in { $file }.

## vicus train
train-preparing = Die Kerne für eine GPU werden übersetzt (einige Minuten) …
train-prepared = In { $folder } ist alles Nötige. Auf dem Rechner mit der GPU: python -m vicus.train { $folder } --out ORDNER
train-no-out = Sag, wohin das Netz soll: --out ORDNER.
train-no-time = Gib mehr als 0 Minuten und mindestens einen Durchgang an.
train-no-gpu = PyTorch findet hier keine GPU. Lerne mit --device cpu (langsam), oder bereite mit --prepare ORDNER für einen anderen Rechner vor.
train-device = Ein Gerät { $value } gibt es nicht. Bekannt sind: { $known }.
train-unknown = Eine Einstellung „{ $setting }“ gibt es nicht. Bekannt sind: { $known }.
train-few-games = Gib mindestens 2 Partien an, an denen die Stärke gemessen wird.
train-damaged = { $file } lässt sich nicht lesen: Die Datei ist beschädigt. Lösche sie, um neu zu beginnen, oder wähle einen anderen Ordner.
train-start = { $file } hat andere Größen als dieser Lauf (verdeckte Einheiten × Blöcke × gelernte Spalten): { $found } statt { $wanted }. Gib sie mit --set an, oder ein anderes Netz.
train-old-task = { $folder } wurde von einer anderen Version vorbereitet. Bereite es neu vor: vicus train SPIEL --prepare ORDNER
train-folder = In { $folder } liegen Dateien, aber kein Lauf. Nichts wurde verändert; wähle einen leeren oder neuen Ordner.
train-range = { $setting } kann nicht { $value } sein: gib eine Zahl von { $low } bis { $high } an.
train-stopped = Angehalten. Derselbe Befehl macht weiter mit dem, was in { $folder } liegt; python -m vicus.nets.make { $folder }/net.npz { $game } { $folder }/policy.npz lässt es so spielen, wie es ist.
train-stopped-early = Angehalten, bevor etwas gelernt war.
train-looking = Zuerst werden zufällige Partien angesehen (beim ersten Mal werden die Regeln dafür übersetzt, etwa eine Minute) …
train-other = In { $folder } liegt ein Lauf mit anderem { $names }. Nichts wurde verändert; wähle einen anderen Ordner.
train-wins = { $players } Personen { $share } gegen { $opponent }
train-progress = { $minutes } min, { $decisions } Millionen Entscheidungen: { $wins }
train-done = Lass es spielen: vicus arena { $game } policy/net={ $file } strong
teacher-other = { $folder } ist ein Datensatz von etwas anderem, als ein Netz von { $name } sieht. Mach einen: vicus dataset { $name } --bot deep:300 --closer --out ORDNER
teacher-other-rules = { $folder } wurde mit einer anderen Schachtel oder nach anderen Regeln gespielt, als { $name } jetzt hat: Dieselbe Zahl kann dort eine andere Aktion sein. Mach einen Datensatz mit der heutigen normalen Schachtel.
teacher-no-search = In { $folder } hat niemand gesucht: Daraus ist nichts zu lernen. Mach einen Datensatz mit --bot deep:300.
teacher-few = In { $folder } liegen weniger als { $games } durchsuchte Partien: Eine von so vielen wird zurückgehalten, um zu sehen, wie gut ein Netz gelernt hat. Nimm mehr hinzu: --games mit einer größeren Zahl.
