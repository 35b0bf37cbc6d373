## The connection, and who watches

bye-full = Der Server ist gerade voll. Neuer Versuch …
bye-banned = Auf diesem Server kannst du nicht mehr spielen.
watchers = Zuschauer: { $count }

## People

seat-menu = Mehr zu { $name }
react = Reaktion schicken
talk-new = Neu: { $count }

## Refusals

why-short = Warum?
take-back-tile = Zurücknehmen: { $tile }
mend-or-back = Ändern oder zurücknehmen

## Ceremonies

opened-big = { $value }!
tiles-dealt = Die Steine sind verteilt.
opened-with = Deine Eröffnung: { $value } Punkte
wants-rematch = { $name } möchte noch einmal spielen.
sheet-sitting = Die anderen setzen sich hin. Kommst du?
sheet-wants = will noch einmal
sheet-reads = schaut noch
our-table = Unser Tisch
log-now = { $name } ist dran

## Before the match

program = Mein eigenes Programm

## The table

# The player has opened.
seat-opened = Eröffnet
# The player needs so many points for the opening. Very short.
opens-at = eröffnet ab { $minimum }
seat-away = Weg
seat-left = Ausgestiegen
pool-word = Pool
# The first set of a round.
empty-table = Leg das erste Set irgendwohin.
empty-table-watched = Auf dem Tisch liegt noch nichts.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Drei Steine oder mehr: eine Zahl in verschiedenen Farben oder eine Farbe mit aufeinanderfolgenden Zahlen. Zieh sie hierher, oder tippe sie an und dann den Tisch.
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
redo = Wiederholen
reset = Zurücksetzen
sort-runs = Nach Farbe sortieren
sort-groups = Nach Zahl sortieren
sort-playable = Nach Sets sortieren
talk = Reden
talk-send = Senden
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = { $name } stummschalten
split = Trennen
# $tile is "red 7".
take-tile = { $tile } nehmen
take-all = Alle nehmen
pick-a-tile = Stein wählen
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
fewest = wenigste Punkte
how-it-went = So lief die Partie
deal-round = Steine für Runde { $number } austeilen
waiting-for-host = Gleich teilt der Gastgeber für die nächste Runde aus.
rematch = Revanche
record = Aufzeichnung der Partie

## The menu of the table

call-bot = Computer für { $name } spielen lassen
keys = Tastatur
leave-sure = Wirklich gehen? Deine Züge werden dann übersprungen.

## Following the others, help for the hand, the end of a round

fits-in = Passende Sets: { $count }
esc-back = Esc legt zurück
log-again = Tippe auf einen Zug, um ihn noch einmal zu sehen.
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
