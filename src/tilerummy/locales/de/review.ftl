replay-drop = Leg die Aufzeichnung einer Partie hier ab oder wähle die Datei.
replay-pick = Datei wählen
replay-kept = Auf diesem Gerät schon angesehen
replay-bad-line = Das ist keine Aufzeichnung einer Partie: Zeile { $line } ist nicht lesbar.
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-run = Abspielen
replay-speed = Tempo
replay-moment = Moment { $number } von { $count }
replay-racks = Bretter
replay-open = Alle offen
replay-share = Link zu diesem Moment
share-position = Diese Stellung teilen
share-title = Findest du es?
share-count = { $count ->
    [one] { $count } Stein passt.
   *[other] { $count } Steine passen.
}
share-picture = Bild kopieren
share-save = Bild speichern
position-bad = Dieser Link enthält keine Stellung.
replay-notation = In Notation
replay-draft = Der Tisch, als die Zeit um war
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab, Pos1 und Ende springen.

review = Rückblick
review-turn = Zug { $number }
review-nothing = Nichts ließ sich auslegen.
look-could = { $count ->
    [one] { $count } Stein hätte sich auslegen lassen
   *[other] { $count } Steine hätten sich auslegen lassen
}
look-much = Viel hätte sich auslegen lassen
look-praise = Besser ging es nicht.
look-calm = Eine ruhige Partie. Niemand hat etwas übersehen.
look-moments = Momente
look-looking = Deine besten Momente werden gesucht …
look-open = Du hättest eröffnen können
look-last-turn = Dein letzter Zug
look-more = { $count } mehr
look-joker = Ein verschenkter Joker
look-joker-taken = { $name } hat deinen Joker genommen.
look-best = Bester Zug
look-again = Noch einmal
look-see = Ansehen
look-curious = Für Neugierige
look-curious-what = Chancen, Glück, Fairness
try-solved = Das war’s.
try-go-on = Mach weiter oder sieh dir den Rest an.
try-same = dieselben Steine, keine Uhr
try-calm = Niemand wartet. Nimm dir Zeit.
review-best = Mehr ließ sich nicht auslegen.
review-missed = { $count ->
    [one] { $count } Stein mehr hätte sich auslegen lassen.
   *[other] { $count } Steine mehr hätten sich auslegen lassen.
}
review-missed-points = { $count ->
    [one] Ebenso viele Steine mit { $count } Punkt mehr hätten sich auslegen lassen.
   *[other] Ebenso viele Steine mit { $count } Punkten mehr hätten sich auslegen lassen.
}
review-cut = Vielleicht geht noch mehr: Die Suche wurde abgebrochen.
review-taking = Mit dem offenen Stein: { $tile }
review-show = Besten Zug zeigen
review-hide = Wie gespielt

review-players = Die Spieler im Überblick
review-player = Spieler
review-laid = Ausgelegte von möglichen Steinen
review-of = { $part } von { $whole }
review-best-turns = Züge, in denen nichts übersehen wurde
review-held-back = Nichts ausgelegt, obwohl möglich
review-left = Punkte übrig
review-luck = Glück beim Ziehen
review-luck-help = 50 ist Durchschnitt. Es sagt, wie gut die gezogenen Steine unter denen waren, die hätten kommen können.
review-jokers = Joker
review-share = gerechter Anteil: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Steine auf den Brettern
review-chances = Chance auf den Rundensieg, in %
review-chances-help = Aus jeder gezeigten Stellung haben Computerspieler die Runde { $count }-mal zu Ende gespielt, mit den Brettern, wie sie waren, und neu gemischtem Pool.
review-intervals-help = Das Band und die Zahlen in Klammern zeigen, wie genau das ist: 95 von 100 solchen Bereichen enthalten die wahre Chance.
review-table = Als Tabelle
review-working = Der Rückblick entsteht: Zug { $done } von { $count }
review-failed = Der Rückblick ließ sich nicht erstellen. Nachspielen geht auch ohne ihn.
review-rules = Regeln: { $rules }
review-turns = Züge
try-yourself = Selbst versuchen
you-and-best = Du { $mine } · Bester Zug { $best }
turning-point = Wendepunkt
more-possible = Mehr war möglich
set-group = { $number }er-Gruppe
from-rack = { $tiles } vom Brett.
from-group = { $tiles } aus der { $number }er-Gruppe.
from-run = { $tiles } aus der Serie { $span }.
coach-keys = M: nächster Moment, T: selbst versuchen, C: für Neugierige, Umschalt und Pfeile: Schritt für Schritt.
check-deal = Diese Verteilung prüfen
deal-cannot = Hier lässt sich das nicht prüfen. Es braucht die Regeln vom Server.
deal-good = Alles stimmt: die Verteilung und jedes Ziehen. Runden: { $count }.
deal-differs = Etwas stimmt nicht: Zeile { $line } der Aufzeichnung passt nicht zur versprochenen Verteilung.
deal-broken = Die Verteilung ist nicht die versprochene.
deal-own-found = Deine eigene Zufallszahl, auf diesem Gerät gespeichert, steckt in dieser Verteilung.
deal-own-missing = Aber was dieses Gerät vor der Partie behalten hat, passt nicht zu dieser Aufzeichnung.
deal-own-unknown = Dieses Gerät hat von vor der Partie nichts behalten. Geprüft ist nur, was in der Aufzeichnung steht.
deal-sealed = Laut Server hatten sich alle festgelegt, bevor jemand die Verteilung kennen konnte.
deal-open = Nicht versiegelt: Wer zuletzt kam, hätte die Verteilung beeinflussen können.
