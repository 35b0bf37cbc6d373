## The connection, and who watches

bye-full = Servern är full just nu. Försöker igen …
bye-banned = Du kan inte längre spela på den här servern.
watchers = Åskådare: { $count }

## People

seat-menu = Om { $name }
react = Skicka en reaktion
talk-new = Nytt: { $count }

## Refusals

why-short = Varför?
take-back-tile = Ta tillbaka: { $tile }
mend-or-back = Ändra eller ta tillbaka

## Ceremonies

opened-big = { $value }!
tiles-dealt = Stenarna är utdelade.
opened-with = Din öppning: { $value } poäng
wants-rematch = { $name } vill gärna spela igen.
sheet-sitting = De andra sätter sig. Kommer du?
sheet-wants = vill spela
sheet-reads = tittar än
our-table = Vårt bord
log-now = { $name } spelar nu

## Before the match

program = Mitt eget program

## The table

# The player has opened.
seat-opened = Har öppnat
# The player needs so many points for the opening. Very short.
opens-at = behöver { $minimum }
seat-away = Borta
seat-left = Har lämnat
pool-word = Förråd
# The first set of a round.
empty-table = Den första kombinationen får ligga var som helst.
empty-table-watched = Det ligger inget på bordet än.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Tre stenar eller fler: ett tal i olika färger, eller en färg med tal i följd. Dra dem hit, eller tryck på dem och sedan på bordet.
set-of = kombination { $number } av { $count }
look-incomplete = ofullständig
look-illegal = stämmer inte
look-frozen = låst
look-draft = läggs just nu
look-mine = ändrad av dig
look-last = ändrad förra turen
set-missing = { $number } saknas
set-one-more = En till behövs
set-two-more = Två till behövs
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } två gånger
set-mixed = Hör inte ihop
set-gap = Inte i följd
set-end = Bara 1 till 13
set-many = Högst { $most }
set-frozen = Låst
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Gör om
reset = Återställ
sort-runs = Sortera efter färg
sort-groups = Sortera efter tal
sort-playable = Sortera efter kombinationer
talk = Prata
talk-send = Skicka
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Tysta { $name }
split = Dela upp
# $tile is "red 7".
take-tile = Ta { $tile }
take-all = Ta alla
pick-a-tile = Välj en sten
joker-which = Vilken sten står jokern för?
open-tile = Öppen sten: { $tile }
watching = Du tittar på
offline-draft-kept = Ingen anslutning. Dina stenar ligger kvar; försöker igen …
opening-meter = { $value } av { $minimum } för din öppning
clock-warning = { $count ->
    [one] { $count } sekund kvar
   *[other] { $count } sekunder kvar
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Ta en sten
do-pass = Passa
do-discard = Kasta
play-tiles = { $count ->
    [one] Lägg ut { $count } sten
   *[other] Lägg ut { $count } stenar
}
all-fits = Allt på bordet stämmer
going-out = Brädan är tom: du går ut
unfinished = { $count ->
    [one] { $count } kombination är inte klar
   *[other] { $count } kombinationer är inte klara
}
sets-not-fitting = { $count ->
    [one] { $count } kombination passar inte
   *[other] { $count } kombinationer passar inte
}
lay-or-draw = Eller lägg ut stenar
draw-first = Varje tur börjar så
pool-empty = Förrådet är tomt
open-with = Eller öppna med { $minimum } poäng
opening-help = Lägg en kombination till, eller återställ och ta en sten
reset-helps = Eller återställ och börja om
# $tile is "red 7".
discard-tile = Kasta { $tile }
choose-discard = Kasta 1 sten
lay-or-discard = Lägg ut, eller kasta 1 sten
choose-discard-how = Välj en sten på din bräda
plan-ahead = Du kan planera din tur
planned = { $count ->
    [one] Planerat: { $count } sten
   *[other] Planerat: { $count } stenar
}
paused = Spelet är pausat
end-anyway = Avsluta ändå
draw-again = Tryck igen för att ta en sten.

## The status line

status-stays = Den här stenen stannar på bordet.
status-frozen = En kombination med joker är låst tills jokern har bytts.
status-several-places = Den passar på flera ställen. Välj ett.
status-no-place = Ensam passar den ingenstans. Välj fler stenar.
status-stale = Spelet gick vidare under tiden.
status-no-discard = Du kan inte kasta någon sten nu.
status-reset-first = Återställ först, ta eller kasta sedan.
plan-changed = Bordet har ändrats. En del av din plan passar inte längre.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Du lade ut { $count } sten.
       *[other] Du lade ut { $count } stenar.
    }
   *[other] { $count ->
        [one] { $name } lade ut { $count } sten.
       *[other] { $name } lade ut { $count } stenar.
    }
}
news-announced = { $me ->
    [true] Du meddelade ett jokerbyte.
   *[other] { $name } meddelade ett jokerbyte.
}
news-drew = { $me ->
    [true] Du tog en sten.
   *[other] { $name } tog en sten.
}
news-discarded = { $me ->
    [true] Du kastade: { $tile }.
   *[other] { $name } kastade: { $tile }.
}
news-passed = { $me ->
    [true] Du passade.
   *[other] { $name } passade.
}
news-time-out = { $me ->
    [true] Din tid var slut.
   *[other] { $name }: tiden var slut.
}
news-mistake = { $me ->
    [true] Ditt drag var inte giltigt, så regeln om misstag gällde.
   *[other] { $name }: draget var inte giltigt, så regeln om misstag gällde.
}
news-last-tile = { $me ->
    [true] Du meddelar slutet: din sista sten ligger på bordet.
   *[other] { $name } meddelar slutet: den sista stenen ligger på bordet.
}
news-left = { $me ->
    [true] Du har lämnat spelet.
   *[other] { $name } har lämnat spelet.
}
news-back = { $me ->
    [true] Du är med igen.
   *[other] { $name } är med igen.
}
news-blocked = Ingen kan fortsätta. Den som har minst poäng vinner.
blocked-difference = De andra skriver det de har mer som minuspoäng.

## Hints

hint-nothing = Inget kan läggas ut. Ta en sten.
hint-found = { $count ->
    [one] { $count } sten kan läggas ut
   *[other] { $count } stenar kan läggas ut
}
hint-lay-new = Ny kombination
hint-lay-onto = Lägg till i en kombination
hint-move-new = Ta från bordet, ny kombination
hint-move-onto = Flytta till en annan kombination

## Rounds and scores

score-sheet = Poängblad
round-over = Rundan är slut
match-over = Spelet är slut
who-begins = Vem börjar?
choosing-starter = Värden säger vem som börjar
fewest = minst poäng
how-it-went = Så gick spelet
deal-round = Dela ut stenar till runda { $number }
waiting-for-host = Väntar på att värden delar ut stenarna till nästa runda.
rematch = Spela igen
record = Spelets protokoll

## The menu of the table

call-bot = Låt datorn spela för { $name }
keys = Tangentbord
leave-sure = Vill du verkligen gå? Dina turer blir då överhoppade.

## Following the others, help for the hand, the end of a round

fits-in = Kombinationer som passar: { $count }
esc-back = Esc lägger tillbaka
log-again = Tryck på en tur för att se den igen.
tap-on = Tryck för att gå vidare
came-back = Tillbaka på brädan: { $count }
came-back-why = Inte i en färdig kombination
drawn-now = Tagna: { $count }
rule-here = Regeln vid det här bordet
all-right = Okej
held-goes = { $me ->
    [true] Du får det som de andra har kvar
   *[other] { $name } får det som de andra har kvar
}
