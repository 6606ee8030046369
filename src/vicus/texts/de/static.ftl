# Nur von der Seite ohne Server; was auch in einem anderen Katalog steht, heißt dort so.

static-loading = Der Tisch wird geladen: { $done } von { $all } MB
static-starting = Der Tisch wird gedeckt …
static-failed = Der Tisch ließ sich in diesem Browser nicht aufbauen.
static-elsewhere = Deine Partien sind in einem anderen Tab offen, der nicht antwortet.
static-take = Hier spielen

static-here = Noch jemand an diesem Gerät …
static-here-title = Wer spielt noch hier?
static-here-line = Ihr teilt euch dieses Gerät und gebt es weiter. Was geheim ist, bleibt verdeckt, bis sich die oder der Nächste meldet.
static-here-known = Hat hier schon gespielt
static-here-name = Name
static-here-face = Gesicht
static-here-sit = Platz nehmen
static-here-twice = An diesem Tisch hießen zwei Leute { $name }. Gebt allen einen eigenen Namen.
static-hand-over = { $name }, du bist am Zug
static-hand-over-line = Das Gerät geht an { $name }. Hier ist nichts Geheimes zu sehen.
static-hand-over-go = Ich bin { $name }: aufdecken
static-hand-over-bots = Die Bots sind am Zug …
static-hand-over-bots-line = Gleich geht es weiter.
static-turn = { $name } ist am Zug

page-hero = Dörfer bauen, Bots besiegen.
page-hero-line = Brettspiele im Browser. Ohne Konto, ohne Server: Die Bots denken auf deinem Gerät, und deine Partien bleiben dort.
page-reconnecting = Der Tisch wird neu aufgebaut …
page-offline = Der Tisch wird aufgebaut.
page-offline-line = Du siehst den letzten gespeicherten Stand. Gleich geht es weiter …
page-mine-data-line = All das liegt nur in diesem Browser. Speichere es als Datei oder lösche es.
page-forget-name = Dein Name hier wird gelöscht.
page-forget-kept = Dateien, die du gespeichert hast, bleiben bei dir. Andere Kopien gibt es nicht.
storage-unavailable = Gerade kann nichts gespeichert werden. Dein letzter Schritt zählt nicht.
static-unsaved-full = Der Speicher ist voll: Dein Browser kann deine Partien nicht sichern. Schaffe Platz auf diesem Gerät, lösche zum Beispiel große Dateien. Dann spiel hier weiter; was du siehst, geht nicht verloren.
static-unsaved-broken = Dein Browser kann deine Partien gerade nicht speichern. Lass diesen Tab noch einen Moment offen; wenn es so bleibt, lade die Seite neu.
page-device-offline = Deine Partien sind noch nicht da. Versuch es gleich noch einmal.
page-mine-save-broken = Die Datei ließ sich nicht erstellen. Versuch es gleich noch einmal.
static-newer = Eine neue Version ist da.
static-newer-take = Jetzt verwenden
static-later = Später
static-kept = In diesem Browser aufbewahrt: geht auch ohne Netz.
static-licences = Lizenzen
static-licences-title = Woraus diese Seite besteht
static-licences-line = In dieser Seite steckt die Arbeit vieler. Was darin ist und unter welchen Bedingungen:
static-licences-missing = Die Liste ließ sich nicht laden.
