### Die Hausregeln.

## Die Steine

parameter-colours = Farben
    .help = Die Farben der Steine; bei wenigen Spielern sind nur die ersten im Spiel.
parameter-jokers-by-players = Joker
    .help = Wie viele Joker im Spiel sind, je nach Zahl der Spieler.
parameter-colours-by-players = Farben im Spiel
    .help = Wie viele Farben im Spiel sind, je nach Zahl der Spieler.

## Vor dem Spiel

parameter-players = Spieler
    .help = Wie viele Spieler mindestens und höchstens am Tisch sitzen.
parameter-starter = Wer beginnt
    .help = Wie bestimmt wird, wer beginnt.
value-starter-highest-tile-returned = Höchster gezogener Stein
value-starter-die-highest = Höchster Würfelwurf
value-starter-lot = Das Los
value-starter-players-choose = Nach Absprache
parameter-direction = Spielrichtung
    .help = In welcher Richtung es am Tisch herum weitergeht.
value-direction-clockwise = Im Uhrzeigersinn
value-direction-counterclockwise = Gegen den Uhrzeigersinn
parameter-hand-size = Steine zu Beginn
    .help = Mit wie vielen Steinen jeder beginnt.
parameter-starter-hand = Steine des Startspielers
    .help = Wie viele Steine bekommt, wer beginnt.
parameter-starter-discard = Startspieler legt ab
    .help = Im ersten Zug legt der Startspieler 1 Stein ab.
parameter-starter-may-lay = Startspieler darf auslegen
    .help = Der Startspieler darf vor diesem ersten Ablegen auch auslegen.
parameter-pool-layout = Wie der Pool liegt
    .help = Wie die verdeckten Steine liegen; am Spiel ändert das nichts.
value-pool-layout-stacks-of-7-last-8 = Stapel zu 7, der letzte zu 8
value-pool-layout-stacks-of-7 = Stapel zu 7
value-pool-layout-heap = Ausgebreitet
value-pool-layout-single-stack = Ein Stapel
value-pool-layout-bag = Im Beutel
parameter-pool-owner = Gemeinsamer oder eigener Pool
    .help = Alle ziehen aus einem Pool, oder jeder aus seinem eigenen.
value-pool-owner-common = Einer für alle
value-pool-owner-personal = Für jeden ein eigener

## Die Beginnserie

parameter-opening-min = Punkte der Eröffnung
    .help = Wie viele Punkte deine Eröffnung braucht; bei 0 genügt jedes Set.
parameter-opening-joker-value = Joker in der Eröffnung
    .help = Was ein Joker in der Eröffnung zählt: so viel wie der ersetzte Stein oder immer gleich viel.
value-opening-joker-value-replaced = Wie der ersetzte Stein
parameter-opening-scope = So zählt die Eröffnung
    .help = Alle Sets der Eröffnung zählen zusammen, oder ein einzelnes muss die Punkte erreichen.
value-opening-scope-sum-of-sets = Alle Sets zusammen
value-opening-scope-single-set = Ein Set allein
parameter-table-access = Den Tisch nutzen
    .help = Ab wann du die Sets auf dem Tisch nutzen darfst.
value-table-access-same-turn-after-opening = Gleich nach deiner Eröffnung
value-table-access-turn-after-opening = Im Zug nach deiner Eröffnung
value-table-access-any-player-opened = Sobald irgendwer eröffnet hat
parameter-hand-game = Handspiel
    .help = Was es bringt, im Zug der Eröffnung gleich alle Steine auszulegen.
value-hand-game-off = Nichts Besonderes
value-hand-game-double = Die anderen verlieren doppelt
value-hand-game-double-and-no-minimum = Doppelt, ohne Mindestpunkte

## Der Zug

parameter-draw-mode = Ziehen
    .help = Wann du ziehst, und ob du dafür einen Stein ablegst.
value-draw-mode-instead-of-playing = Wenn du nichts auslegst
value-draw-mode-instead-then-discard = Wenn du nichts auslegst, dann ablegen
value-draw-mode-every-turn-then-place = In jedem Zug, dann aus- oder ablegen
parameter-voluntary-draw = Ziehen geht immer
    .help = Du darfst auch ziehen, wenn du auslegen könntest.
parameter-discard-drawn-tile = Gezogenen Stein ablegen
    .help = Du darfst auch den Stein ablegen, den du eben gezogen hast.
parameter-take-discard = Abgelegten Stein nehmen
    .help = Ob du den Stein nehmen darfst, den der Spieler vor dir abgelegt hat.
value-take-discard-never = Nie
value-take-discard-for-new-set = Für ein neues Set
parameter-face-up-eighth = Offener Stein
    .help = Ob der letzte Stein des Pools offen liegt, und wofür du ihn nehmen darfst.
value-face-up-eighth-off = Keiner
value-face-up-eighth-to-finish = Um alles auszulegen
value-face-up-eighth-to-play = Um ihn auszulegen

## Zeit und Fehler

parameter-time-limit-s = Zeit für einen Zug
    .help = Wie viele Sekunden du für einen Zug hast; 0 heißt ohne Uhr.
parameter-on-timeout = Wenn die Zeit um ist
    .help = Was aus einem Zug wird, wenn seine Zeit um ist.
value-on-timeout-loose-to-rack = Lose Steine aufs Brett
value-on-timeout-turn-void = Der Zug zählt nicht
value-on-timeout-none = Keine Uhr
parameter-penalise-mistakes = Fehler kosten etwas
    .help = Du darfst deinen Zug mit Sets beenden, die nicht stimmen, aber das kostet dich etwas.
parameter-on-invalid-end = Nach einem Fehler
    .help = Was aus einem Zug wird, der mit Sets endet, die nicht stimmen.
value-on-invalid-end-loose-to-rack = Lose Steine aufs Brett
value-on-invalid-end-turn-void = Der Zug zählt nicht
parameter-penalty-tiles = Strafsteine
    .help = Wie viele Steine du nach Zeitablauf oder einem Fehler ziehst.

## Sets

parameter-group-distinct-colours = Jede Farbe einmal
    .help = In einer Gruppe haben alle Steine verschiedene Farben.
parameter-group-max = Größte Gruppe
    .help = Wie viele Steine eine Gruppe höchstens hat: einen je Farbe oder eine Zahl.
value-group-max-number-of-colours = Einen je Farbe
parameter-keep-three-of-original = Kein Set wird ganz aufgelöst
    .help = Beim Umbauen bleibt von jedem alten Set ein Teil zusammen.

## Joker

parameter-joker-sets = Sets mit Joker
    .help = Was du mit einem Joker auf dem Tisch und seinem Set tun darfst, bevor er getauscht wird.
value-joker-sets-free = Alles ist erlaubt
value-joker-sets-same-meaning = Joker behält seine Bedeutung
value-joker-sets-stay-until-swapped = Joker bleibt bei seinem Set
value-joker-sets-no-split = Set bleibt ganz
value-joker-sets-frozen = Set ist eingefroren
parameter-joker-swap-tile-from = Stein für den Joker
    .help = Woher der Stein kommen darf, der einen Joker ersetzt.
value-joker-swap-tile-from-rack = Vom Brett
value-joker-swap-tile-from-anywhere = Vom Brett oder vom Tisch
parameter-joker-after-swap = Getauschter Joker
    .help = Wohin ein getauschter Joker darf.
value-joker-after-swap-new-set = In ein neues Set
value-joker-after-swap-any-set = In jedes Set
value-joker-after-swap-rack-allowed = Auch aufs Brett
parameter-joker-swap-announced = Tausch ansagen
    .help = Ein Jokertausch wird vorher angesagt.
parameter-joker-in-rack-points = Übriger Joker
    .help = Wie viele Punkte ein Joker kostet, der am Ende auf deinem Brett ist.

## Das Ende

parameter-winner-bonus = Punkte des Gewinners
    .help = Was der Gewinner einer Runde aufschreibt.
value-winner-bonus-sum-of-losers = Alles, was die anderen verlieren
value-winner-bonus-none = Nichts
parameter-announce-last-tile = Das Ende wird angesagt
    .help = Wer seinen letzten Stein auslegt, sagt das Ende an.
parameter-rounds = Runden
    .help = Wie viele Runden eine Partie hat.
value-rounds-agreed = Nach Absprache
parameter-next-starter = Wer als Nächstes beginnt
    .help = Wer die nächste Runde beginnt.
value-next-starter-starter-rule = Wie in der ersten Runde
value-next-starter-winner = Der Gewinner
value-next-starter-next-seat = Der nächste Spieler
