## The connection, and who watches

bye-full = De server is nu vol. Nieuwe poging…
bye-banned = Je kunt niet meer op deze server spelen.
watchers = Kijkers: { $count }

## People

seat-menu = Over { $name }
react = Reactie sturen
talk-new = Nieuw: { $count }

## Refusals

why-short = Waarom?
take-back-tile = Neem terug: { $tile }
mend-or-back = Herstel het of neem het terug

## Ceremonies

opened-big = { $value }!
tiles-dealt = De stenen zijn verdeeld.
opened-with = Uitgekomen met { $value } punten
wants-rematch = { $name } wil nog een keer spelen.
sheet-sitting = De anderen schuiven aan. Kom je?
sheet-wants = wil spelen
sheet-reads = kijkt nog
our-table = Onze tafel
log-now = { $name } is aan de beurt

## Before the match

program = Mijn eigen programma

## The table

# The player has opened.
seat-opened = Uitgekomen
# The player needs so many points for the opening. Very short.
opens-at = nodig: { $minimum }
seat-away = Weg
seat-left = Gestopt
pool-word = Pot
# The first set of a round.
empty-table = De eerste set mag overal liggen.
empty-table-watched = Er ligt nog niets op tafel.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Drie stenen of meer: één getal in verschillende kleuren, of één kleur met opeenvolgende getallen. Sleep ze hierheen, of tik ze aan en daarna de tafel.
set-of = set { $number } van { $count }
look-incomplete = onvolledig
look-illegal = klopt niet
look-frozen = bevroren
look-draft = wordt gelegd
look-mine = door jou veranderd
look-last = vorige beurt veranderd
set-missing = { $number } ontbreekt
set-one-more = Nog één nodig
set-two-more = Nog twee nodig
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } dubbel
set-mixed = Geen set
set-gap = Niet op volgorde
set-end = Alleen 1 t/m 13
set-many = Hoogstens { $most }
set-frozen = Bevroren
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Opnieuw
reset = Terugzetten
sort-runs = Op kleur sorteren
sort-groups = Op getal sorteren
sort-playable = Op sets sorteren
talk = Praten
talk-send = Versturen
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = { $name } dempen
split = Splitsen
# $tile is "red 7".
take-tile = { $tile } nemen
take-all = Alles nemen
pick-a-tile = Kies een steen
joker-which = Waar staat de joker voor?
open-tile = Open steen: { $tile }
watching = Je kijkt mee
offline-draft-kept = Geen verbinding. Je stenen blijven liggen; nieuwe poging…
opening-meter = { $value } van { $minimum } om uit te komen
clock-warning = { $count ->
    [one] Nog { $count } seconde
   *[other] Nog { $count } seconden
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Pakken
do-pass = Passen
do-discard = Afleggen
play-tiles = { $count ->
    [one] { $count } steen uitleggen
   *[other] { $count } stenen uitleggen
}
all-fits = Alles op tafel klopt
going-out = Je plankje is leeg: je bent uit
unfinished = { $count ->
    [one] { $count } set is niet af
   *[other] { $count } sets zijn niet af
}
sets-not-fitting = { $count ->
    [one] { $count } set klopt niet
   *[other] { $count } sets kloppen niet
}
lay-or-draw = Of leg stenen uit
draw-first = Elke beurt begint ermee
pool-empty = De pot is leeg
open-with = Of kom uit met { $minimum } punten
opening-help = Nog een set, of zet alles terug en pak
reset-helps = Of zet alles terug en begin opnieuw
# $tile is "red 7".
discard-tile = { $tile } afleggen
choose-discard = Leg 1 steen af
lay-or-discard = Leg stenen neer, of leg 1 steen af
choose-discard-how = Kies een steen op je plankje
plan-ahead = Je kunt je beurt voorbereiden
planned = { $count ->
    [one] Gepland: { $count } steen
   *[other] Gepland: { $count } stenen
}
paused = Het spel is gepauzeerd
end-anyway = Toch eindigen
draw-again = Druk nog eens om te pakken.

## The status line

status-stays = Deze steen blijft op tafel.
status-frozen = Een set met joker is bevroren tot de joker geruild is.
status-several-places = Hij past op meerdere plekken. Kies er een.
status-no-place = Op zichzelf past hij nergens. Kies meer stenen.
status-stale = Het spel ging intussen verder.
status-no-discard = Je kunt nu geen steen afleggen.
status-reset-first = Eerst terugzetten, dan pakken of afleggen.
plan-changed = De tafel is veranderd. Een deel van je plan past niet meer.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Je hebt { $count } steen gelegd.
       *[other] Je hebt { $count } stenen gelegd.
    }
   *[other] { $count ->
        [one] { $name } heeft { $count } steen gelegd.
       *[other] { $name } heeft { $count } stenen gelegd.
    }
}
news-announced = { $me ->
    [true] Je hebt een jokerruil gemeld.
   *[other] { $name } heeft een jokerruil gemeld.
}
news-drew = { $me ->
    [true] Je hebt een steen gepakt.
   *[other] { $name } heeft een steen gepakt.
}
news-discarded = { $me ->
    [true] Je hebt afgelegd: { $tile }.
   *[other] { $name } heeft afgelegd: { $tile }.
}
news-passed = { $me ->
    [true] Je hebt gepast.
   *[other] { $name } heeft gepast.
}
news-time-out = { $me ->
    [true] Je tijd was om.
   *[other] { $name }: de tijd was om.
}
news-mistake = { $me ->
    [true] Je beurt klopte niet, dus gold de regel voor fouten.
   *[other] { $name }: de beurt klopte niet, dus gold de regel voor fouten.
}
news-last-tile = { $me ->
    [true] Je kondigt het einde aan: je laatste steen ligt.
   *[other] { $name } kondigt het einde aan: de laatste steen ligt.
}
news-left = { $me ->
    [true] Je bent weggegaan.
   *[other] { $name } is weggegaan.
}
news-back = { $me ->
    [true] Je doet weer mee.
   *[other] { $name } doet weer mee.
}
news-blocked = Niemand kan verder. Wie de minste punten heeft, wint.
blocked-difference = De anderen schrijven wat ze meer hebben als minpunten.

## Hints

hint-nothing = Je kunt niets leggen. Pak een steen.
hint-found = { $count ->
    [one] Je kunt { $count } steen leggen
   *[other] Je kunt { $count } stenen leggen
}
hint-lay-new = Nieuwe set
hint-lay-onto = Bij een set leggen
hint-move-new = Van tafel nemen, nieuwe set
hint-move-onto = Naar een andere set

## Rounds and scores

score-sheet = Scoreblad
round-over = De ronde is voorbij
match-over = De partij is voorbij
who-begins = Wie begint?
choosing-starter = De gastheer zegt wie begint
fewest = minste punten
how-it-went = Zo ging de partij
deal-round = Stenen uitdelen voor ronde { $number }
waiting-for-host = Wachten tot de gastheer de stenen voor de volgende ronde uitdeelt.
rematch = Nog een keer
record = Verslag van de partij

## The menu of the table

call-bot = Computer voor { $name } laten spelen
keys = Toetsenbord
leave-sure = Echt weggaan? Je beurten worden dan overgeslagen.

## Following the others, help for the hand, the end of a round

fits-in = Sets die passen: { $count }
esc-back = Esc legt terug
log-again = Tik op een zet om hem nog eens te zien.
tap-on = Tik om verder te gaan
came-back = Terug op je plankje: { $count }
came-back-why = Niet in een complete set
drawn-now = Gepakt: { $count }
rule-here = De regel van deze tafel
all-right = Goed
held-goes = { $me ->
    [true] Jij krijgt wat de anderen nog over hebben
   *[other] { $name } krijgt wat de anderen nog over hebben
}
