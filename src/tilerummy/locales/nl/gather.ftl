rules-changed-by = { $count ->
    [one] { $name } heeft { $count } regel gewijzigd.
   *[other] { $name } heeft { $count } regels gewijzigd.
}
ready-again = Druk nog eens op ‘Ik ben er klaar voor’.
open-seat = Vrije plaats
anyone-with-link = Wie de link heeft
is-ready = Klaar
deals-soon = { $name } deelt zo uit.
sitting-is-ready = Wie hier zit, doet mee. Je hoeft niets te drukken.
not-ready = Nog niet klaar
add-computer = Computer erbij
program-help = Het programma neemt de plaats in met dit adres en deze sleutel. De sleutel is alleen nu te zien; de rest staat op de pagina over het protocol.
change-rules = Regels wijzigen
not-ready-after-all = Wacht, nog niet
waiting-seats = { $count ->
    [one] { $count } plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
}
waiting-ready = { $count ->
    [one] { $count } speler is nog niet klaar.
   *[other] { $count } spelers zijn nog niet klaar.
}
invites-you = { $name } nodigt je uit.
invited = Je bent uitgenodigd.
invited-about = { $count } spelers, ongeveer { $minutes } minuten.
invited-slow = { $count } spelers, met dagen voor elke beurt.
show-me-how = Laat zien hoe het gaat (2 min)
called-off = { $count ->
    [one] Eén start is afgebroken.
   *[other] { $count } starts zijn afgebroken.
}
start-pause = Na zoveel pogingen is er even pauze. Over { $seconds } s kan het weer.
begin-ask = De start is { $count } keer afgebroken. Wie dat doet, wacht misschien op betere stenen. Nu beginnen?
begin-anyway = Nu beginnen
begin-not = Nog niet
lobby-asked = gevraagd
lobby-deal = Uitdelen voor { $count }
lobby-later = deze keer zonder { $names }
lobby-not-now = Deze keer niet
lobby-guest = Een gast voor vanavond
lobby-more-chair = Nog een stoel
sheet-kept = Je stoel blijft nog { $seconds } s vrij.
sheet-asks = wil meespelen
