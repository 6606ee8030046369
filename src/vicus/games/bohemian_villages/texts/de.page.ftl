page-line = Vier Würfel werfen, in Mühlen, Wirtshäuser und Herrenhäuser einziehen.
page-key-dice = Würfel wählen
page-key-tile = Sonderaktionsplättchen nehmen
page-key-bishop = den Bischof holen

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
page-bv-shops-held = Läden: { $number } von 4 Arten
page-bv-inn-active = Dieses hier ist aktiv und zahlt.
page-bv-inn-inactive = Dieses hier ist noch nicht aktiv.
page-bv-provenance = Gebäude und aufgedruckte Werte dieses Dorfes: { $provenance }.

page-bv-now = Jetzt: { $told }
page-bv-brings-nothing = Bringt sofort nichts.
page-bv-brings-evicts = { $owner } nimmt die Figur zurück.
page-bv-brings-flour = Du nimmst ein Mehlplättchen.
page-bv-brings-glass = Du nimmst ein Glasplättchen.
page-bv-brings-inn = Du nimmst sein Plättchen.
page-bv-brings-own-active = Dein Wirtshaus in { $village } wird aktiv.
page-bv-brings-active = Das Wirtshaus in { $village } ({ $owner }) wird aktiv.
page-bv-brings-scores = { $kind-id ->
    [mill] Alle Mühlen sind besetzt und werden gewertet.
   *[other] Alle Manufakturen sind besetzt und werden gewertet.
}
page-bv-brings-coins = Du erhältst { $coins } Taler.
page-bv-brings-others = { $owner } erhält { $coins }.
page-bv-brings-back = { $number ->
    [one] { $number } deiner Figuren kommt zurück.
   *[other] { $number } deiner Figuren kommen zurück.
}
page-bv-brings-full = Das Dorf ist dann voll.
page-bv-brings-bishop = { $owner } verliert den Bischof.
page-bv-brings-end = Die Bank ist dann leer: Das Spiel endet.

page-bv-about-bakery = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-butcher = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-dairy = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-tailor = Ein Laden. Am Ende bringen 1, 2, 3 oder 4 verschiedene Läden 1, 5, 12 oder 20.
page-bv-about-mill = Gibt ein Mehlplättchen. Sind alle Mühlen besetzt, bringt jedes 2, und die Figuren kommen zurück.
page-bv-about-manufactory = Gibt ein Glasplättchen. Sind alle Manufakturen besetzt, bringt jedes 3, und die Figuren kommen zurück.
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
page-bv-about-active = Ein aktives Wirtshaus zahlt seinem Besitzer 1 zu Beginn jedes seiner Züge.
page-bv-about-inactive = Wird aktiv, sobald 3 andere Gebäude seines Dorfes besetzt sind.
page-bv-about-flour = Bringt 2, wenn alle Mühlen besetzt sind; am Ende die Hälfte.
page-bv-about-glass = Bringt 3, wenn alle Manufakturen besetzt sind; am Ende die Hälfte.
page-bv-about-special = Ungenutzte Würfel einmal neu werfen. Zwei beliebige Würfel bringen eins; mehr als eins hat niemand.
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

page-bv-log-set = { $seat } setzt mit { $dice } eine Figur ein: { $kind } in { $village }
page-bv-log-bishop = { $seat } nutzt { $dice } und holt den Bischof
page-bv-log-took_tile = { $seat } nutzt { $dice } und nimmt ein Sonderaktionsplättchen
page-bv-log-inns = { $seat } nimmt Einnahmen: { $inns } aus Wirtshäusern
page-bv-log-churches = { $seat } nimmt Einnahmen: { $churches } aus Kirchen

# Auf dem Schild unter dem Haus, wo für den ganzen Namen kein Platz ist.
page-bv-sign-butcher = Metzgerei
page-bv-sign-dairy = Milchladen
page-bv-sign-tailor = Schneider

## Die Schachtel

box-section-figures = Figuren
box-section-tiles = Plättchen
box-section-coins = Münzen
box-section-scoring = Punkte
box-section-boards = Tafeln
box-section-villages = Dörfer
box-todo-coins = Verteilung der Münzen zu bestätigen
box-todo-boards = { $number ->
    [one] 1 Tafel zu bestätigen
   *[other] { $number } Tafeln zu bestätigen
}
box-todo-villages = { $number ->
    [one] 1 Dorfseite zu bestätigen
   *[other] { $number } Dorfseiten zu bestätigen
}
box-field-in_box = Von jeder Farbe in der Schachtel
box-field-figures-2 = Pro Person zu zweit
box-field-figures-3 = Pro Person zu dritt
box-field-figures-4 = Pro Person zu viert
box-field-figures-5 = Pro Person zu fünft
box-field-tiles-glass = Glas
box-field-tiles-flour = Mehl
box-field-tiles-special = Sonderaktionsplättchen
box-field-shops = 1, 2, 3, 4 verschiedene Läden
box-field-churches = Meiste, zweitmeiste Kirchen
box-field-no_town_hall = Verlust ohne Rathaus
box-field-scoring-flour = Pro Mehlplättchen
box-field-scoring-glass = Pro Glasplättchen
box-field-sides = Seiten
box-field-out_with = Bleibt bei so vielen Spielern in der Schachtel
box-field-name = Name
box-field-buildings = Gebäude von links nach rechts
page-bv-box-out = nicht dabei bei { $players } Spielern
page-bv-box-always = immer im Spiel
page-bv-box-players = bei { $players }

## Die Legende

page-bv-legend-buildings = Gebäude, mit der Summe, die sie besetzt
page-bv-legend-tiles = Plättchen, Leute und Würfel
page-uses-set = Betretene Gebäude
