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
your-rack = { $count ->
    [one] Dein Brett, { $count } Stein
   *[other] Dein Brett, { $count } Steine
}
undo = Rückgängig
sort = Sortieren
hint = Tipp
later = Später

## The big button. The first line is short; the second may be a short sentence.

come-back = Weiterspielen

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Du beginnst.
   *[other] { $name } beginnt.
}
news-went-out = { $me ->
    [true] Du hast alle Steine ausgelegt.
   *[other] { $name } hat alle Steine ausgelegt.
}

## Rounds and scores

round-number = Runde { $number }
total = Summe
went-out = alles ausgelegt
left-on-racks = Übrig auf den Brettern
end-match = Partie beenden
day-others = So ging es anderen
you-won-match = Du hast die Partie gewonnen.
won-match = { $count ->
    [one] { $names } hat die Partie gewonnen.
   *[other] { $names } teilen sich den Sieg.
}

## The menu of the table

pause = Pause
leave = Partie verlassen

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
log = Verlauf
set-span = { $first } bis { $last }
out = Fertig!
replay = Nachspielen
labelled = { $label }: { $value }
