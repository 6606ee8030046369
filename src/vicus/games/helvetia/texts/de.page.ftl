## Helvetia

page-line = Verheirate deine Leute in alle Dörfer, und lass niemanden verschlafen.
first-game-about = Schnellstart, keine Personenplättchen und Schluss bei 18 Siegpunkten.
page-key-person = eine Persönlichkeit wählen
page-key-tile = mit einem Personenplättchen handeln

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
page-hv-short-watchman = Nacht­wächter
page-hv-short-priest = Pfarrer
page-hv-short-midwife = Hebamme
page-hv-does-builder = Gebäude bauen
page-hv-does-carter = Gut liefern
page-hv-does-watchman = Viertel wecken
page-hv-does-priest = verheiraten
page-hv-does-midwife = Kind bekommen
page-hv-tile = Plättchen: { $person }
page-hv-tile-free = Das Plättchen hat noch niemand: Wer hier die meisten Münzen hat, nimmt es am Rundenende.
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
page-hv-hint-pair_1 = Jeder in einem eigenen Gebäude.
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
page-hv-hint-neutral-action = Das Gebäude kommt ohne Kosten ins neutrale Dorf, oder ein neutraler Dorfbewohner heiratet bei dir ein. Danach geht dein Zug weiter.
page-hv-ask-no-coins = Du hast keine Münzen: nimm die neutrale Münze oder beende den Zug
page-hv-ask-nothing = Nichts hat jetzt eine Wirkung
page-hv-ask-end = Deine Aktionen sind gemacht
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
page-hv-go-on = So fortfahren
page-hv-buy = Für eine Münze kaufen
page-hv-buy-instead = Stattdessen für eine Münze kaufen
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
page-hv-neutral-coin-action = Neutrale Münze: eine neutrale Aktion statt einer von deinen
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
page-hv-n-goods = { $number ->
    [one] 1 Gut
   *[other] { $number } Güter
}
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
page-hv-about-awake = In allen Dörfern und in der Dorfmitte. Bei Gleichstand gewinnt, wer mehr davon hat.
page-hv-thing-delivered = Gelieferte Güter
page-hv-about-delivered = Jedes ist 1 Siegpunkt wert.
page-hv-thing-goods_tile = Güterplättchen
page-hv-about-goods_tile = Für die erste Lieferung eines Guts.
page-hv-thing-goal = Siegpunkte, die das Spiel beenden
page-hv-about-goal = Gezählt wird am Rundenende; dann gewinnt, wer die meisten hat.
page-hv-thing-starter = Startspieler
page-hv-about-starter = 1 Siegpunkt wert. Wer als Einziger noch Münzen hat, nimmt das Plättchen und beginnt die nächste Runde.
page-hv-thing-tile = Personenplättchen
page-hv-about-tile = 1 Siegpunkt wert und je Runde eine Zusatzaktion ohne Münze. Es bekommt, wer dort die meisten Münzen hat.
page-hv-thing-quarter = Viertel
page-hv-about-quarter = Der Nachtwächter weckt alle darin. Baufelder links und rechts der Mitte gehören zu zwei Vierteln.
page-hv-thing-stacks = Stapel
page-hv-about-stacks = Nach jeder Runde kommen fünf neue Gebäude, aus Stapel 2 und dann aus Stapel 3.
page-hv-thing-surround = Umbaute Dorfmitte
page-hv-about-surround = Zehn Gebäude um die Dorfmitte, und in jedem Produktions- und Tauschgebäude wohnt jemand: 4 Siegpunkte für den Ersten, 2 für den Zweiten.
page-hv-thing-neutral = Neutrale Münze
page-hv-about-neutral = Einmal je Runde statt eines Zugs: Ein Gebäude kommt ohne Kosten ins neutrale Dorf, oder ein neutraler Dorfbewohner heiratet in dein Dorf ein.
page-hv-about-neutral-action = Einmal je Runde statt einer Aktion: Ein Gebäude kommt ohne Kosten ins neutrale Dorf, oder ein neutraler Dorfbewohner heiratet in dein Dorf ein.
page-hv-about-branch = Für den Ersten, der alle davon geliefert hat.
page-hv-about-place = Hier kann ein Gebäude stehen.
page-hv-about-builder = Für eine Münze: ein offenes Gebäude nehmen, seine Güter bezahlen und es platzieren. Jeder Typ einmal.
page-hv-about-carter = Für eine Münze: ein Gut an den Markt liefern. Jedes Gut einmal im Spiel.
page-hv-about-watchman = Für eine Münze: alle in einem Viertel eines beliebigen Dorfs wecken.
page-hv-about-priest = Für eine Münze: Jemand aus deiner Dorfmitte oder der Schule heiratet in einem anderen Dorf einen Unverheirateten des anderen Geschlechts. Nimm dort eine Münze.
page-hv-about-midwife = Für eine Münze: Ein Paar in deinem Dorf bekommt ein Kind.

# Auf Schildern, wo wenig Platz ist: mit Trennstelle.
page-hv-sign-woodcutter = Holz­fäller
page-hv-sign-brickworks = Ziegelei
page-hv-sign-stonemason = Stein­metz
page-hv-sign-mine = Berg­werk
page-hv-sign-grain_farm = Getreide­hof
page-hv-sign-well = Brunnen­meister
page-hv-sign-cowshed = Kuhstall
page-hv-sign-bakehouse = Back­haus
page-hv-sign-ironworks = Eisen­hütte
page-hv-sign-goat_shed = Ziegen­stall
page-hv-sign-brewery = Brau­haus
page-hv-sign-dairy = Molkerei
page-hv-sign-butcher = Metz­gerei
page-hv-sign-bell_founder = Glocken­gießer
page-hv-sign-marketplace = Markt­platz
page-hv-sign-cattle_market = Rinder­markt
page-hv-sign-goat_market = Ziegen­markt
page-hv-sign-delicatessen = Spezerei
page-hv-sign-mill = Mühle
page-hv-sign-tavern = Wirts­haus
page-hv-sign-town_hall = Gemeinde­haus

## Die Schachtel

box-section-rules = Ziele und Siegpunkte
box-section-goods_tiles = Güterplättchen
box-section-branch_tiles = Plättchen der Produktionszweige
box-section-letters = Buchstaben für den Schnellstart
box-section-buildings = Gebäude
box-todo-goods_tiles = Güterplättchen zu bestätigen
box-todo-branch_tiles = Plättchen der Produktionszweige zu bestätigen
box-todo-letters = { $number ->
    [one] 1 Buchstabe zu bestätigen
   *[other] { $number } Buchstaben zu bestätigen
}
box-todo-buildings = { $number ->
    [one] 1 Gebäude zu bestätigen
   *[other] { $number } Gebäude zu bestätigen
}
box-field-goal = Siegpunkte, die das Spiel beenden
box-field-first_game_goal = Dasselbe in der ersten Partie
box-field-victory_building = Siegpunkte je Siegpunktgebäude
box-field-surround = Erste, zweite umbaute Dorfmitte
box-field-buildings = Startgebäude
box-field-cost = Kosten
box-field-input = Braucht
box-field-output = Stellt her
box-field-start = Als Startgebäude
box-field-stack1 = In Stapel I
box-field-stack2 = In Stapel II
box-field-stack3 = In Stapel III
page-hv-box-free = kostenlos

## Die Legende, und was der Trainer erklärt

page-hv-legend-people = Dorfbewohner, Münzen und Siegpunkte
page-hv-legend-houses = Gebäude
page-hv-legend-goods = Güter
page-hv-legend-awake = Wacher Dorfbewohner
page-hv-legend-awake-about = Kann auf seinem Gebäude ein Gut herstellen, für den eigenen Spieler.
page-hv-legend-asleep = Schlafender Dorfbewohner
page-hv-legend-asleep-about = Hat gearbeitet und stellt nichts her, bis der Nachtwächter das Viertel weckt.
page-hv-legend-wakes = Laterne
page-hv-legend-wakes-about = Der Nachtwächter: So viele würden in diesem Viertel aufwachen.
page-hv-legend-tired = Schläft ein
page-hv-legend-tired-about = Wer für diese Zahlung arbeitet, schläft danach.
page-hv-legend-points = Siegpunkte
page-hv-legend-points-about = Am Ende jeder Runde neu gezählt. Hat jemand das Ziel erreicht, gewinnen die meisten.
page-hv-legend-used = Verbraucht
page-hv-legend-used-about = Die Zusatzaktion dieses Personenplättchens ist in dieser Runde schon genutzt.
page-hv-legend-swap = Tausch
page-hv-legend-swap-about = Ein wacher Dorfbewohner tauscht hier ein gezeigtes Gut gegen ein anderes.
page-hv-legend-chain = Gemacht aus
page-hv-legend-chain-about = Das rechte Gut wird verbraucht, um das linke herzustellen.
page-hv-legend-work-about = Ein eigener wacher Dorfbewohner stellt hier das Gut im Giebel her und schläft dann.
page-hv-legend-exchange-about = Ein eigener wacher Dorfbewohner tauscht hier ein gezeigtes Gut gegen ein anderes und schläft dann.
page-hv-legend-victory-about = Bringt dem, der es baut, Siegpunkte. Niemand wohnt dort.
page-hv-legend-good-about = Entsteht, wenn es gebraucht wird, und wird sofort genutzt. An den Markt geliefert ist es einen Siegpunkt wert.
page-hv-legend-draft = Startgebäude wählen
page-hv-legend-draft-about = Drei verschiedene liefern drei Güter zum Bauen. Was dir fehlt, musst du einheiraten oder bezahlen.
page-hv-legend-lay = Ein Platz für ein Gebäude
page-hv-legend-lay-about = Baufelder links und rechts der Dorfmitte gehören zu zwei Vierteln: Wer dort wohnt, wird öfter geweckt.
page-hv-legend-settle = Einziehen
page-hv-legend-settle-about = Wer einzieht, bleibt bis zum Ende. Mische Frauen und Männer, damit beide einheiraten können.
page-hv-legend-labour = Wer arbeitet
page-hv-legend-labour-about = Jedes Gut braucht einen wachen Dorfbewohner, der dann schläft. Nimm solche, die der Nachtwächter gemeinsam wecken kann.
page-hv-legend-buy = Ein Gut kaufen
page-hv-legend-buy-about = Holz, Ziegel und Stein gibt es für je eine Münze, nur beim Baumeister. Dafür schläft niemand ein.
page-hv-legend-end = Noch eine Aktion, oder genug
page-hv-legend-end-about = Jede weitere Aktion bei dieser Persönlichkeit kostet eine Münze. Die Runde endet, wenn nur noch einer Münzen hat.
page-hv-legend-grown = Aus der Schule
page-hv-legend-grown-about = Erwachsene Kinder ziehen jetzt in freie Gebäude; wer keines findet, wartet in der Dorfmitte.
page-uses-built = Gebaute Gebäude
page-uses-acted = Gerufene Personen
page-uses-delivered = Gelieferte Waren
