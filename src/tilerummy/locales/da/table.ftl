## The connection, and who watches

bye-full = Serveren er fuld lige nu. Prøver igen …
bye-banned = Du kan ikke længere spille på denne server.
watchers = Tilskuere: { $count }

## People

seat-menu = Om { $name }
react = Send en reaktion
talk-new = Nyt: { $count }

## Refusals

why-short = Hvorfor?
take-back-tile = Tag tilbage: { $tile }
mend-or-back = Ret det, eller tag det tilbage

## Ceremonies

opened-big = { $value }!
tiles-dealt = Brikkerne er delt ud.
opened-with = Din åbning: { $value } points
wants-rematch = { $name } vil gerne spille igen.
sheet-sitting = De andre sætter sig. Kommer du?
sheet-wants = vil spille igen
sheet-reads = ser på resultatet
our-table = Vores bord
log-now = { $name } spiller nu

## Before the match

program = Mit eget program

## The table

# The player has opened.
seat-opened = Åbnet
# The player needs so many points for the opening. Very short.
opens-at = åbner med { $minimum }
seat-away = Væk
seat-left = Gået
pool-word = Lager
# The first set of a round.
empty-table = Den første kombination må ligge, hvor du vil.
empty-table-watched = Der ligger ikke noget på bordet endnu.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Tre brikker eller flere: ét tal i forskellige farver, eller én farve med tal i rækkefølge. Træk dem herhen, eller tryk på dem og så på bordet.
set-of = kombination { $number } af { $count }
look-incomplete = ufuldstændig
look-illegal = passer ikke
look-frozen = låst
look-draft = lægges nu
look-mine = ændret af dig
look-last = ændret i sidste tur
set-missing = { $number } mangler
set-one-more = Mangler en
set-two-more = Mangler to
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } to gange
set-mixed = Passer ikke sammen
set-gap = Ikke i rækkefølge
set-end = Kun 1 til 13
set-many = Højst { $most }
set-frozen = Låst
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Gentag
reset = Nulstil
sort-runs = Sortér efter farve
sort-groups = Sortér efter tal
sort-playable = Sortér efter kombinationer
talk = Snak
talk-send = Send
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Slå lyden fra for { $name }
split = Del op
# $tile is "red 7".
take-tile = Tag { $tile }
take-all = Tag alle
pick-a-tile = Vælg en brik
joker-which = Hvilken brik står jokeren for?
open-tile = Åben brik: { $tile }
watching = Du ser på
offline-draft-kept = Ingen forbindelse. Dine brikker bliver liggende; prøver igen …
opening-meter = { $value } af { $minimum } til din åbning
clock-warning = { $count ->
    [one] { $count } sekund tilbage
   *[other] { $count } sekunder tilbage
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Tag en brik
do-pass = Pas
do-discard = Smid
play-tiles = { $count ->
    [one] Læg { $count } brik ud
   *[other] Læg { $count } brikker ud
}
all-fits = Alt på bordet passer
going-out = Brættet er tomt: du lukker
unfinished = { $count ->
    [one] { $count } kombination er ikke færdig
   *[other] { $count } kombinationer er ikke færdige
}
sets-not-fitting = { $count ->
    [one] { $count } kombination passer ikke
   *[other] { $count } kombinationer passer ikke
}
lay-or-draw = Eller læg brikker ud
draw-first = Hver tur begynder sådan
pool-empty = Lageret er tomt
open-with = Eller åbn med { $minimum } points
opening-help = Læg en kombination til, eller nulstil og tag en brik
reset-helps = Eller nulstil og begynd igen
# $tile is "red 7".
discard-tile = Smid { $tile }
choose-discard = Smid 1 brik
lay-or-discard = Læg ud, eller smid 1 brik
choose-discard-how = Vælg en brik på dit bræt
plan-ahead = Du kan planlægge din tur
planned = { $count ->
    [one] Planlagt: { $count } brik
   *[other] Planlagt: { $count } brikker
}
paused = Spillet holder pause
end-anyway = Slut alligevel
draw-again = Tryk igen for at tage en brik.

## The status line

status-stays = Denne brik bliver på bordet.
status-frozen = En kombination med joker er låst, til jokeren er byttet.
status-several-places = Den passer flere steder. Vælg et.
status-no-place = Alene passer den ingen steder. Vælg flere brikker.
status-stale = Spillet gik videre imens.
status-no-discard = Du kan ikke smide en brik nu.
status-reset-first = Nulstil først, og tag eller smid så en brik.
plan-changed = Bordet har ændret sig. En del af din plan passer ikke mere.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Du lagde { $count } brik ud.
       *[other] Du lagde { $count } brikker ud.
    }
   *[other] { $count ->
        [one] { $name } lagde { $count } brik ud.
       *[other] { $name } lagde { $count } brikker ud.
    }
}
news-announced = { $me ->
    [true] Du meldte et jokerbytte.
   *[other] { $name } meldte et jokerbytte.
}
news-drew = { $me ->
    [true] Du tog en brik.
   *[other] { $name } tog en brik.
}
news-discarded = { $me ->
    [true] Du smed: { $tile }.
   *[other] { $name } smed: { $tile }.
}
news-passed = { $me ->
    [true] Du meldte pas.
   *[other] { $name } meldte pas.
}
news-time-out = { $me ->
    [true] Din tid var gået.
   *[other] { $name }: tiden var gået.
}
news-mistake = { $me ->
    [true] Dit træk var ikke gyldigt, så reglen om fejl gjaldt.
   *[other] { $name }: trækket var ikke gyldigt, så reglen om fejl gjaldt.
}
news-last-tile = { $me ->
    [true] Du melder lukket: din sidste brik ligger på bordet.
   *[other] { $name } melder lukket: den sidste brik ligger på bordet.
}
news-left = { $me ->
    [true] Du har forladt spillet.
   *[other] { $name } har forladt spillet.
}
news-back = { $me ->
    [true] Du er med igen.
   *[other] { $name } er med igen.
}
news-blocked = Ingen kan komme videre. Den, der har færrest points, vinder.
blocked-difference = De andre skriver det, de har mere, som minuspoint.

## Hints

hint-nothing = Intet kan lægges ud. Tag en brik.
hint-found = { $count ->
    [one] { $count } brik kan lægges ud
   *[other] { $count } brikker kan lægges ud
}
hint-lay-new = Ny kombination
hint-lay-onto = Læg til i en kombination
hint-move-new = Tag fra bordet, ny kombination
hint-move-onto = Flyt til en anden kombination

## Rounds and scores

score-sheet = Pointark
round-over = Runden er slut
match-over = Spillet er slut
who-begins = Hvem begynder?
choosing-starter = Værten siger, hvem der begynder
fewest = færrest points
how-it-went = Sådan gik spillet
deal-round = Del ud til runde { $number }
waiting-for-host = Venter på, at værten deler ud til næste runde.
rematch = Spil igen
record = Referat af spillet

## The menu of the table

call-bot = Lad computeren spille for { $name }
keys = Tastatur
leave-sure = Vil du virkelig gå? Dine ture bliver så sprunget over.

## Following the others, help for the hand, the end of a round

fits-in = Kombinationer, der passer: { $count }
esc-back = Esc lægger tilbage
log-again = Tryk på en tur for at se den igen.
tap-on = Tryk for at gå videre
came-back = Tilbage på brættet: { $count }
came-back-why = Ikke i en færdig kombination
drawn-now = Taget: { $count }
rule-here = Reglen ved dette bord
all-right = I orden
held-goes = { $me ->
    [true] Du får, hvad de andre har tilbage
   *[other] { $name } får, hvad de andre har tilbage
}
