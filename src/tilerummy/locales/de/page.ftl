### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Startseite
menu = Menü
skip = Zum Inhalt springen
close = Schließen
language = Sprache
theme = Hell oder dunkel
settings = Einstellungen
connecting = Einen Moment …
offline = Der Server ist nicht zu erreichen. Bitte versuche es gleich noch einmal.
not-loaded = Das ließ sich nicht laden. Prüfe das Netz und lade die Seite neu.
problem-unknown = Das hat nicht geklappt.
you = du
computer = Computer
players = Spieler

## The first page

nav-play = Spielen
nav-puzzles = Rätsel
home-lead = Rummy mit Steinen: mit Familie, Freunden oder einem sehr geduldigen Computer. Jede Schachtel, jede Hausregel. Ohne Konto, ohne Werbung.
lobby = Offene Tische
go-on = Weiter
sit-down = Hinsetzen
watch = Zuschauen
free-seats = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
no-clock = Keine Uhr
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

## A new table

hints = Tipps
hints-none = Keine
# The others see how many hints somebody took.
hints-counted = Kosten Punkte
hints-free = Kosten nichts
listed = Öffentlicher Tisch

## Before the match

remove = { $name } entfernen
program = Mein eigenes Programm
copy = Kopieren
share = Teilen
ready = Ich bin bereit
start = Partie beginnen

## The table

no-table = Diesen Tisch gibt es nicht.
your-turn = Du bist dran
# Whose turn it is; the reader waits.
turn-of = { $name } ist dran
seat-number = Platz { $number }
# The player has opened.
seat-opened = Eröffnet
# The player needs so many points for the opening. Very short.
seat-opens = Eröffnung ab { $minimum }
opens-at = eröffnet ab { $minimum }
seat-away = Weg
seat-left = Ausgestiegen
pool-word = Pool
# The first set of a round.
empty-table = Leg das erste Set irgendwohin.
empty-table-watched = Auf dem Tisch liegt noch nichts.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Drei Steine oder mehr: eine Zahl in verschiedenen Farben oder eine Farbe mit aufeinanderfolgenden Zahlen. Zieh sie hierher, oder tippe sie an und dann den Tisch.
your-rack = { $count ->
    [one] Dein Brett, { $count } Stein
   *[other] Dein Brett, { $count } Steine
}
set-of = Set { $number } von { $count }
look-incomplete = unvollständig
look-illegal = stimmt nicht
look-frozen = eingefroren
look-draft = wird gerade gelegt
look-mine = von dir geändert
look-last = im letzten Zug geändert
set-missing = { $number } fehlt
set-one-more = Einer fehlt noch
set-two-more = Zwei fehlen noch
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } doppelt
set-mixed = Kein Set
set-gap = Nicht der Reihe nach
set-end = Nur 1 bis 13
set-many = Höchstens { $most }
set-frozen = Eingefroren
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Rückgängig
redo = Wiederholen
reset = Zurücksetzen
sort = Sortieren
sort-runs = Nach Farbe sortieren
sort-groups = Nach Zahl sortieren
sort-playable = Nach Sets sortieren
hint = Tipp
talk = Reden
talk-send = Senden
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = { $name } stummschalten
split = Trennen
# $tile is "red 7".
take-tile = { $tile } nehmen
take-all = Alle nehmen
pick-a-tile = Stein wählen
later = Später
joker-which = Wofür steht der Joker?
open-tile = Offener Stein: { $tile }
watching = Du schaust zu
offline-draft-kept = Keine Verbindung. Deine Steine bleiben, wie sie sind; neuer Versuch …
opening-meter = { $value } von { $minimum } für deine Eröffnung
clock-warning = { $count ->
    [one] Noch { $count } Sekunde
   *[other] Noch { $count } Sekunden
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Ziehen
do-pass = Passen
do-discard = Ablegen
play-tiles = { $count ->
    [one] { $count } Stein auslegen
   *[other] { $count } Steine auslegen
}
all-fits = Auf dem Tisch passt alles
going-out = Dein Brett ist leer: Die Runde gehört dir
unfinished = { $count ->
    [one] { $count } Set ist nicht fertig
   *[other] { $count } Sets sind nicht fertig
}
sets-not-fitting = { $count ->
    [one] { $count } Set passt nicht
   *[other] { $count } Sets passen nicht
}
lay-or-draw = Oder Steine auslegen
draw-first = Jeder Zug beginnt damit
pool-empty = Der Pool ist leer
open-with = Oder mit { $minimum } Punkten eröffnen
opening-help = Noch ein Set, oder zurücksetzen und ziehen
reset-helps = Oder zurücksetzen und neu anfangen
# $tile is "red 7".
discard-tile = { $tile } ablegen
choose-discard = 1 Stein ablegen
lay-or-discard = Auslegen oder 1 Stein ablegen
choose-discard-how = Wähle einen Stein auf deinem Brett
plan-ahead = Du kannst deinen Zug planen
planned = { $count ->
    [one] Geplant: { $count } Stein
   *[other] Geplant: { $count } Steine
}
paused = Das Spiel macht Pause
come-back = Weiterspielen
end-anyway = Trotzdem beenden
draw-again = Zum Ziehen noch einmal drücken.

## The status line

status-stays = Dieser Stein bleibt auf dem Tisch.
status-frozen = Ein Set mit Joker ist eingefroren, bis der Joker getauscht ist.
status-several-places = Er passt an mehrere Stellen. Wähle eine.
status-no-place = Allein passt er nirgends. Wähle mehr Steine.
status-stale = Das Spiel ging inzwischen weiter.
status-no-discard = Jetzt kannst du keinen Stein ablegen.
status-reset-first = Erst zurücksetzen, dann ziehen oder ablegen.
plan-changed = Der Tisch hat sich geändert. Ein Teil deines Plans passt nicht mehr.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Du hast { $count } Stein ausgelegt.
       *[other] Du hast { $count } Steine ausgelegt.
    }
   *[other] { $count ->
        [one] { $name } hat { $count } Stein ausgelegt.
       *[other] { $name } hat { $count } Steine ausgelegt.
    }
}
news-announced = { $me ->
    [true] Du hast einen Jokertausch angesagt.
   *[other] { $name } hat einen Jokertausch angesagt.
}
news-drew = { $me ->
    [true] Du hast gezogen.
   *[other] { $name } hat gezogen.
}
news-discarded = { $me ->
    [true] Du hast abgelegt: { $tile }.
   *[other] { $name } hat abgelegt: { $tile }.
}
news-passed = { $me ->
    [true] Du hast gepasst.
   *[other] { $name } hat gepasst.
}
news-time-out = { $me ->
    [true] Deine Zeit war um.
   *[other] { $name }: Die Zeit war um.
}
news-mistake = { $me ->
    [true] Dein Zug war nicht gültig; es galt die Regel für Fehler.
   *[other] { $name }: Der Zug war nicht gültig; es galt die Regel für Fehler.
}
news-last-tile = { $me ->
    [true] Du sagst das Ende an: Dein letzter Stein liegt.
   *[other] { $name } sagt das Ende an: Der letzte Stein liegt.
}
news-left = { $me ->
    [true] Du bist gegangen.
   *[other] { $name } ist gegangen.
}
news-back = { $me ->
    [true] Du bist wieder dabei.
   *[other] { $name } ist wieder dabei.
}
news-starts = { $me ->
    [true] Du beginnst.
   *[other] { $name } beginnt.
}
news-went-out = { $me ->
    [true] Du hast alle Steine ausgelegt.
   *[other] { $name } hat alle Steine ausgelegt.
}
news-blocked = Niemand kommt weiter. Wer die wenigsten Punkte hat, gewinnt.
blocked-difference = Die anderen schreiben auf, was sie mehr haben, als Minuspunkte.

## Hints

hint-nothing = Es lässt sich nichts auslegen. Zieh einen Stein.
hint-found = { $count ->
    [one] { $count } Stein lässt sich auslegen
   *[other] { $count } Steine lassen sich auslegen
}
hint-lay-new = Neues Set
hint-lay-onto = An ein Set anlegen
hint-move-new = Vom Tisch nehmen, neues Set
hint-move-onto = In ein anderes Set legen

## Rounds and scores

score-sheet = Punkteblatt
round-over = Die Runde ist vorbei
match-over = Die Partie ist vorbei
who-begins = Wer beginnt?
choosing-starter = Der Gastgeber sagt, wer beginnt
round-number = Runde { $number }
total = Summe
went-out = alles ausgelegt
fewest = wenigste Punkte
left-on-racks = Übrig auf den Brettern
how-it-went = So lief die Partie
deal-round = Steine für Runde { $number } austeilen
end-match = Partie beenden
waiting-for-host = Gleich teilt der Gastgeber für die nächste Runde aus.
rematch = Revanche
day-others = So ging es anderen
record = Aufzeichnung der Partie
you-won-match = Du hast die Partie gewonnen.
won-match = { $count ->
    [one] { $names } hat die Partie gewonnen.
   *[other] { $names } teilen sich den Sieg.
}

## The menu of the table

pause = Pause
call-bot = Computer für { $name } spielen lassen
keys = Tastatur
leave = Partie verlassen
leave-sure = Wirklich gehen? Deine Züge werden dann übersprungen.

## Settings

nav-rules = Regeln
nav-at-home = Zu Hause
why-rule = Die Regel zeigen
offline-now = Kein Netz. Regeln, Einführung, Punkteblock und Sanduhr gehen trotzdem.
you-share-win = Du und { $names } teilt euch den Sieg.

## Following the others, help for the hand, the end of a round

setting-bots = Computer spielen
setting-bots-people = Wie Menschen
setting-bots-brisk = Zügig
setting-bots-once = Sofort
fits-in = Passende Sets: { $count }
esc-back = Esc legt zurück
log = Verlauf
log-again = Tippe auf einen Zug, um ihn noch einmal zu sehen.
set-span = { $first } bis { $last }
out = Fertig!
tap-on = Zum Fortfahren tippen
came-back = Zurück auf deinem Brett: { $count }
came-back-why = In keinem fertigen Set
drawn-now = Gezogen: { $count }
rule-here = Die Regel dieses Tisches
all-right = In Ordnung
held-goes = { $me ->
    [true] Du bekommst, was die anderen noch haben
   *[other] { $name } bekommt, was die anderen noch haben
}
replay = Nachspielen
labelled = { $label }: { $value }
