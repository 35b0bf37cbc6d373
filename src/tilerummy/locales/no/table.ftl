## The connection, and who watches

bye-full = Serveren er full akkurat nå. Prøver igjen …
bye-banned = Du kan ikke lenger spille på denne serveren.
watchers = Tilskuere: { $count }

## People

seat-menu = Om { $name }
react = Send en reaksjon
talk-new = Nytt: { $count }

## Refusals

why-short = Hvorfor?
take-back-tile = Ta tilbake: { $tile }
mend-or-back = Rett det eller ta det tilbake

## Ceremonies

opened-big = { $value }!
tiles-dealt = Brikkene er delt ut.
opened-with = Ditt første utlegg: { $value } poeng
wants-rematch = { $name } vil gjerne spille igjen.
sheet-sitting = De andre setter seg. Kommer du?
sheet-wants = vil spille
sheet-reads = ser på resultatet
our-table = Bordet vårt
log-now = { $name } spiller nå

## Before the match

program = Mitt eget program

## The table

# The player has opened.
seat-opened = Har lagt ut
# The player needs so many points for the opening. Very short.
opens-at = trenger { $minimum }
seat-away = Borte
seat-left = Har gått
pool-word = Stabel
# The first set of a round.
empty-table = Den første kombinasjonen kan ligge hvor som helst.
empty-table-watched = Det ligger ingenting på bordet ennå.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Tre brikker eller flere: ett tall i ulike farger, eller én farge med tall på rad. Dra dem hit, eller trykk på dem og så på bordet.
set-of = kombinasjon { $number } av { $count }
look-incomplete = ufullstendig
look-illegal = stemmer ikke
look-frozen = låst
look-draft = legges nå
look-mine = endret av deg
look-last = endret i forrige tur
set-missing = { $number } mangler
set-one-more = Mangler én
set-two-more = Mangler to
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } to ganger
set-mixed = Passer ikke sammen
set-gap = Ikke i rekkefølge
set-end = Bare 1 til 13
set-many = Høyst { $most }
set-frozen = Låst
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Gjør om
reset = Tilbakestill
sort-runs = Sorter etter farge
sort-groups = Sorter etter tall
sort-playable = Sorter etter kombinasjoner
talk = Snakk
talk-send = Send
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Demp { $name }
split = Del opp
# $tile is "red 7".
take-tile = Ta { $tile }
take-all = Ta alle
pick-a-tile = Velg en brikke
joker-which = Hvilken brikke står jokeren for?
open-tile = Åpen brikke: { $tile }
watching = Du ser på
offline-draft-kept = Ingen forbindelse. Brikkene dine blir liggende; prøver igjen …
opening-meter = { $value } av { $minimum } til ditt første utlegg
clock-warning = { $count ->
    [one] { $count } sekund igjen
   *[other] { $count } sekunder igjen
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Trekk
do-pass = Pass
do-discard = Kast
play-tiles = { $count ->
    [one] Legg ut { $count } brikke
   *[other] Legg ut { $count } brikker
}
all-fits = Alt på bordet stemmer
going-out = Holderen er tom: du går ut
unfinished = { $count ->
    [one] { $count } uferdig kombinasjon
   *[other] { $count } uferdige kombinasjoner
}
sets-not-fitting = { $count ->
    [one] { $count } kombinasjon passer ikke
   *[other] { $count } kombinasjoner passer ikke
}
lay-or-draw = Eller legg ut brikker
draw-first = Hver tur begynner slik
pool-empty = Stabelen er tom
open-with = Eller legg ut { $minimum } poeng
opening-help = Legg til en kombinasjon, eller tilbakestill og trekk
reset-helps = Eller tilbakestill og begynn på nytt
# $tile is "red 7".
discard-tile = Kast { $tile }
choose-discard = Kast 1 brikke
lay-or-discard = Legg ut, eller kast 1 brikke
choose-discard-how = Velg en brikke i holderen
plan-ahead = Du kan planlegge turen din
planned = { $count ->
    [one] Planlagt: { $count } brikke
   *[other] Planlagt: { $count } brikker
}
paused = Spillet har pause
end-anyway = Avslutt likevel
draw-again = Trykk igjen for å trekke.

## The status line

status-stays = Denne brikken blir på bordet.
status-frozen = En kombinasjon med joker er låst til jokeren er byttet.
status-several-places = Den passer flere steder. Velg ett.
status-no-place = Alene passer den ingen steder. Velg flere brikker.
status-stale = Spillet gikk videre imens.
status-no-discard = Du kan ikke kaste en brikke nå.
status-reset-first = Tilbakestill først, trekk eller kast etterpå.
plan-changed = Bordet er endret. En del av planen din passer ikke lenger.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Du la ut { $count } brikke.
       *[other] Du la ut { $count } brikker.
    }
   *[other] { $count ->
        [one] { $name } la ut { $count } brikke.
       *[other] { $name } la ut { $count } brikker.
    }
}
news-announced = { $me ->
    [true] Du meldte et jokerbytte.
   *[other] { $name } meldte et jokerbytte.
}
news-drew = { $me ->
    [true] Du trakk en brikke.
   *[other] { $name } trakk en brikke.
}
news-discarded = { $me ->
    [true] Du kastet: { $tile }.
   *[other] { $name } kastet: { $tile }.
}
news-passed = { $me ->
    [true] Du meldte pass.
   *[other] { $name } meldte pass.
}
news-time-out = { $me ->
    [true] Tiden din var ute.
   *[other] { $name }: tiden var ute.
}
news-mistake = { $me ->
    [true] Trekket ditt var ikke gyldig, så regelen om feil gjaldt.
   *[other] { $name }: trekket var ikke gyldig, så regelen om feil gjaldt.
}
news-last-tile = { $me ->
    [true] Du melder slutt: den siste brikken din er lagt ut.
   *[other] { $name } melder slutt: den siste brikken er lagt ut.
}
news-left = { $me ->
    [true] Du har forlatt spillet.
   *[other] { $name } har forlatt spillet.
}
news-back = { $me ->
    [true] Du er med igjen.
   *[other] { $name } er med igjen.
}
news-blocked = Ingen kommer videre. Den som har færrest poeng, vinner.
blocked-difference = De andre skriver det de har mer, som minuspoeng.

## Hints

hint-nothing = Ingenting kan legges ut. Trekk en brikke.
hint-found = { $count ->
    [one] { $count } brikke kan legges ut
   *[other] { $count } brikker kan legges ut
}
hint-lay-new = Ny kombinasjon
hint-lay-onto = Legg til i en kombinasjon
hint-move-new = Ta fra bordet, ny kombinasjon
hint-move-onto = Flytt til en annen kombinasjon

## Rounds and scores

score-sheet = Poengark
round-over = Runden er over
match-over = Spillet er over
who-begins = Hvem begynner?
choosing-starter = Verten sier hvem som begynner
fewest = færrest poeng
how-it-went = Slik gikk spillet
deal-round = Del ut brikker til runde { $number }
waiting-for-host = Venter på at verten deler ut brikkene til neste runde.
rematch = Spill igjen
record = Referat av spillet

## The menu of the table

call-bot = La datamaskinen spille for { $name }
keys = Tastatur
leave-sure = Vil du virkelig gå? Turene dine blir da hoppet over.

## Following the others, help for the hand, the end of a round

fits-in = Kombinasjoner som passer: { $count }
esc-back = Esc legger tilbake
log-again = Trykk på en tur for å se den igjen.
tap-on = Trykk for å gå videre
came-back = Tilbake i brikkeholderen: { $count }
came-back-why = Ikke i en ferdig kombinasjon
drawn-now = Trukket: { $count }
rule-here = Regelen ved dette bordet
all-right = Greit
held-goes = { $me ->
    [true] Du får det de andre har igjen
   *[other] { $name } får det de andre har igjen
}
