about-baltic = Ein Joker bleibt liegen, bis ihn jemand tauscht.
about-pro6 = Bis zu sechs Leute und sechs Farben.
which-style = Welche Ausgabe ist es?
your-language-chose = Passt zu deiner Sprache
popular-rules = Regeln, die oft geändert werden
all-rules = Alle Regeln
rules-search = Regel suchen
rules-search-none = Keine Regel enthält diese Wörter.
who-joins = Wer mitspielen darf
joins-link = Mit dem Link
joins-all = Alle
everybody-reads = Das lesen alle am Tisch
more-choices = Mehr Möglichkeiten
rule-differs = geändert
said-opening-any = jedes Set eröffnet
said-opening-points = Eröffnung { $minimum }
said-jokers-free = Joker wandern frei
said-jokers-same-meaning = Joker behalten ihre Bedeutung
said-jokers-stay-until-swapped = Joker bleiben bis zum Tausch
said-jokers-no-split = Sets mit Joker bleiben ganz
said-jokers-frozen = Sets mit Joker sind eingefroren
said-hints-none = keine Tipps
said-hints-counted = Tipps kosten Punkte
said-hints-free = Tipps kosten nichts
said-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
rules-changed-by = { $count ->
    [one] { $name } hat { $count } Regel geändert.
   *[other] { $name } hat { $count } Regeln geändert.
}
ready-again = Drück bitte noch einmal auf „Ich bin bereit“.
rules-group-2 = Vor dem ersten Zug
rules-group-3 = Sets
rules-group-4 = Die Eröffnung
rules-group-5 = Dein Zug
rules-group-7 = Joker auf dem Tisch
rules-group-8 = Zeit und Fehler
rules-group-9 = Schluss und Punkte
go-on-with = Weiter mit { $names }
others-play = Die anderen sind dran
my-games = Meine Spiele
games-going = Noch nicht zu Ende
games-finished = Zu Ende gespielt
games-none = Gerade läuft kein Spiel.
privacy-link = Datenschutz
tapping-works = Antippen geht auch: erst die Steine, dann den Tisch.
first-game = Erstes Spiel beginnen
try-yourself = Selbst versuchen
you-and-best = Du { $mine } · Bester Zug { $best }
turning-point = Wendepunkt
more-possible = Mehr war möglich
set-group = { $number }er-Gruppe
from-rack = { $tiles } vom Brett.
from-group = { $tiles } aus der { $number }er-Gruppe.
from-run = { $tiles } aus der Serie { $span }.
coach-keys = M: nächster Augenblick, T: selbst versuchen, C: für Neugierige, Umschalt und Pfeile: Schritt für Schritt.
check-deal = Diese Verteilung prüfen
deal-cannot = Hier lässt sich das nicht prüfen. Es braucht die Regeln vom Server und eine sichere Verbindung.
deal-good = Alles stimmt: die Verteilung und jedes Ziehen. Runden: { $count }.
deal-differs = Etwas stimmt nicht: Zeile { $line } der Aufzeichnung passt nicht zur versprochenen Verteilung.
deal-broken = Die Verteilung ist nicht die versprochene.
deal-own-found = Deine eigene Zufallszahl, auf diesem Gerät gespeichert, steckt in dieser Verteilung.
deal-own-missing = Aber was dieses Gerät vor dem Spiel behalten hat, passt nicht zu dieser Aufzeichnung.
deal-own-unknown = Dieses Gerät hat von vor dem Spiel nichts behalten. Geprüft ist nur, was in der Aufzeichnung steht.
deal-sealed = Laut Server hatten sich alle festgelegt, bevor jemand die Verteilung kennen konnte.
deal-open = Nicht versiegelt: Wer zuletzt kam, hätte die Verteilung beeinflussen können.
your-name = Dein Name
players-range = { $low }–{ $high } Spieler
home-title = Setz dich dazu.
play-now = Jetzt spielen
play-now-sub = Gegen den Computer, wie beim letzten Mal
play-now-first = Gegen den Computer
new-table-sub = Schachtel wählen und Link verschicken
lobby-empty = Gerade wartet kein Tisch. Eröffne einen.
# The tables the reader still sits at.
continue = Deine Tische
sit-here = Hierher setzen
# The boxes are the rule sets that people have at home.
which-box = Welche Schachtel hast du?
rules-as-printed = Alles wie in der Anleitung
back-to-sheet = Zurück zur Anleitung
the-table = Der Tisch
# How many computer players.
computers = Computer
strength = Stärke
live-drafts = Züge live zeigen
live-drafts-help = Die anderen sehen zu, wie du auslegst
open-table = Tisch eröffnen
open-seat = Freier Platz
anyone-with-link = Wer den Link hat
is-ready = Bereit
not-ready = Noch nicht bereit
add-computer = Computer dazu
program-help = Das Programm nimmt den Platz mit dieser Adresse und diesem Schlüssel. Der Schlüssel erscheint nur jetzt; alles Weitere steht in der Beschreibung des Protokolls.
change-rules = Regeln ändern
change-table = Tisch ändern
send-link = Diesen Link verschicken
not-ready-after-all = Doch noch nicht
waiting-seats = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-ready = { $count ->
    [one] { $count } Spieler ist noch nicht bereit.
   *[other] { $count } Spieler sind noch nicht bereit.
}
all-ready = Alle sind bereit.
learn-title = Noch nie gespielt?
learn-text = Lern es beim Spielen, in zehn kurzen Aufgaben.
learn-start = Einführung beginnen
learn-go-on = Weiterlernen: Aufgabe { $number }
one-device = Ein Gerät für alle
one-device-sub = Spiel allein gegen Computer oder reicht das Gerät herum
device-people = Wer spielt an diesem Gerät?
device-person = Spieler { $number }
device-begin = Partie beginnen
hand-round = Alle spielen hier, von Hand zu Hand
invites-you = { $name } lädt dich ein.
invited = Du bist eingeladen.
invited-about = { $count } Spieler, etwa { $minutes } Minuten.
invited-slow = { $count } Spieler, mit Tagen für jeden Zug.
show-me-how = Zeig mir, wie’s geht (2 Min.)
called-off = { $count ->
    [one] Ein Start wurde abgebrochen.
   *[other] { $count } Starts wurden abgebrochen.
}
start-pause = Nach so vielen Versuchen ist kurz Pause. In { $seconds } s geht es wieder.
begin-ask = Der Start wurde { $count }-mal abgebrochen. Wer das tut, wartet vielleicht auf bessere Steine. Jetzt beginnen?
begin-anyway = Jetzt beginnen
begin-not = Noch nicht
new-table = Neuer Tisch
setting-notify = Sag mir, wenn ich dran bin
setting-volume = Lautstärke
rules-differ = { $count ->
    [one] { $count } Regel weicht von der Anleitung ab
   *[other] { $count } Regeln weichen von der Anleitung ab
}
as-printed = Wie in der Anleitung
as-agreed = Bis der Gastgeber Schluss macht
menu-more = Mehr
sound-and-motion = Ton und Bewegung
new-key = Neuen Schlüssel machen
new-key-help = Kennt jemand anders diese Adresse, dann mach einen neuen Schlüssel. Der alte gilt sofort nicht mehr.
other-device-help = Öffne dort diese Adresse. Sie ist dein Platz: behalte sie für dich.
key-move = Sich auf Brett und Tisch bewegen
key-select = Stein aufnehmen oder hinlegen
key-lay = Legen: in dieses Set, oder wo er passt
key-new = Als neues Set legen
key-back = Zurück aufs Brett
key-pick = Stein mit dieser Zahl suchen; J für Joker
key-undo = Rückgängig, wiederholen
key-sort = Brett sortieren
key-hint = Tipp
key-draw = Ziehen
key-discard = Diesen Stein ablegen
key-play = Der große Knopf
key-down = Aufgenommenes wieder hinlegen
key-help = Diese Liste
key-name-space = Leertaste
key-name-enter = Eingabe
key-name-control = Strg
key-name-escape = Esc
key-fits = Nächstes passendes Set
key-log = Was bisher geschah
hand-on = { $name } zum Gastgeber machen
let-back = { $name } wieder zulassen
remove-sure = { $name } wirklich entfernen?
qr = Der Link als QR-Code
sort-playable = Nach Sets sortieren
tidy-table = Tisch aufräumen
other-device = Auf anderem Gerät weiterspielen
table-rules = Regeln an diesem Tisch
what-changed = Was seit meinem Zug geschah
read-table = Den Tisch vorlesen
read-set = Dieses Set vorlesen
copied = Kopiert
hint-take-back = Zurück aufs Brett
your-face = Dein Gesicht
face-number = Gesicht { $number }
setting-theme = Hell oder dunkel
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-tiles = Steine
setting-tiles-engraved = Graviert
setting-tiles-flat = Flach
setting-colours = Farben
setting-colours-normal = Normal
setting-colours-strong = Kräftig
# The first letter of the colour beside the shape on every tile.
setting-letters = Farbbuchstaben auf den Steinen
setting-size = Größe
setting-size-normal = Normal
setting-size-large = Groß
setting-motion = Animationen
setting-motion-auto = Wie das Gerät
setting-motion-less = Weniger
setting-sort = Nach dem Austeilen sortieren
setting-sort-none = Gar nicht
setting-sort-runs = Nach Farbe
setting-sort-groups = Nach Zahl
setting-left-handed = Linkshändig
setting-sounds = Töne
setting-vibration = Vibration
setting-confirm-draw = Vor dem Ziehen fragen
setting-shortcuts = Tastenkürzel mit einer Taste
