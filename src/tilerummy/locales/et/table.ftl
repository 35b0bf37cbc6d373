## The connection, and who watches

bye-full = Server on praegu täis. Proovime uuesti…
bye-banned = Sa ei saa selles serveris enam mängida.
watchers = Vaatajaid: { $count }

## People

seat-menu = Mängija: { $name }
react = Saada reaktsioon
talk-new = Uusi: { $count }

## Refusals

why-short = Miks?
take-back-tile = Võta tagasi: { $tile }
mend-or-back = Paranda või võta tagasi

## Ceremonies

opened-big = { $value }!
tiles-dealt = Klotsid on jagatud.
opened-with = Sinu esimene kombinatsioon: { $value } p
wants-rematch = { $name } tahab veel mängida.
sheet-sitting = Teised istuvad lauda. Kas tuled?
sheet-wants = tahab mängida
sheet-reads = vaatab veel
our-table = Meie laud
log-now = { $name } mängib praegu

## Before the match

program = Minu programm

## The table

# The player has opened.
seat-opened = Esimene käidud
# The player needs so many points for the opening. Very short.
opens-at = vaja { $minimum } p
seat-away = Eemal
seat-left = Lahkunud
pool-word = Hunnik
# The first set of a round.
empty-table = Esimene kombinatsioon läheb kuhu tahes.
empty-table-watched = Siin pole veel midagi maas.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Kolm klotsi või rohkem: üks number eri värvides või üks värv järjestikuste numbritega. Lohista need siia või puuduta neid ja siis lauda.
set-of = kombinatsioon { $number } / { $count }
look-incomplete = poolik
look-illegal = ei sobi
look-frozen = lukus
look-draft = pannakse praegu
look-mine = sinu muudetud
look-last = muudeti viimasel käigul
set-missing = { $number } puudub
set-one-more = Üks veel
set-two-more = Kaks veel
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } kaks korda
set-mixed = Ei sobi kokku
set-gap = Ei ole järjest
set-end = Ainult 1 kuni 13
set-many = Kõige rohkem { $most }
set-frozen = Lukus
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Tee uuesti
reset = Taasta
sort-runs = Järjesta värvi järgi
sort-groups = Järjesta numbri järgi
sort-playable = Järjesta kombinatsioonide järgi
talk = Vestlus
talk-send = Saada
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Vaigista: { $name }
split = Jaga kaheks
# $tile is "red 7".
take-tile = Võta: { $tile }
take-all = Võta kõik
pick-a-tile = Vali klots
joker-which = Millist klotsi jokker asendab?
open-tile = Avatud klots: { $tile }
watching = Vaatad mängu
offline-draft-kept = Ühendust pole. Sinu klotsid jäävad paigale; uus katse…
opening-meter = Esimene kombinatsioon: { $value } / { $minimum }
clock-warning = { $count ->
    [one] Veel { $count } sekund
   *[other] Veel { $count } sekundit
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Võta klots
do-pass = Jäta vahele
do-discard = Viska ära
play-tiles = { $count ->
    [one] Käi välja { $count } klots
   *[other] Käi välja { $count } klotsi
}
all-fits = Laual kõik sobib
going-out = Alus on tühi: lõpetad
unfinished = { $count ->
    [one] { $count } kombinatsioon on pooleli
   *[other] { $count } kombinatsiooni on pooleli
}
sets-not-fitting = { $count ->
    [one] { $count } kombinatsioon ei sobi
   *[other] { $count } kombinatsiooni ei sobi
}
lay-or-draw = Või käi klotse välja
draw-first = Sellega algab iga käik
pool-empty = Hunnik on tühi
open-with = Või käi välja { $minimum } punkti
opening-help = Lisa kombinatsioon või taasta ja võta klots
reset-helps = Või taasta ja alusta uuesti
# $tile is "red 7".
discard-tile = Viska ära: { $tile }
choose-discard = Viska ära 1 klots
lay-or-discard = Käi välja või viska 1 klots
choose-discard-how = Vali klots oma aluselt
plan-ahead = Võid oma käiku plaanida
planned = { $count ->
    [one] Plaanis: { $count } klots
   *[other] Plaanis: { $count } klotsi
}
paused = Mäng on pausil
end-anyway = Lõpeta siiski
draw-again = Klotsi võtmiseks vajuta veel kord.

## The status line

status-stays = See klots jääb lauale.
status-frozen = Jokkeriga kombinatsioon on lukus, kuni jokker vahetatakse.
status-several-places = Sobib mitmesse kohta. Vali üks.
status-no-place = Üksi ei sobi kuhugi. Vali veel klotse.
status-stale = Mäng läks vahepeal edasi.
status-no-discard = Praegu ei saa klotsi ära visata.
status-reset-first = Kõigepealt taasta, siis võta või viska.
plan-changed = Laud muutus. Osa sinu plaanist enam ei sobi.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Käisid välja { $count } klotsi.
       *[other] Käisid välja { $count } klotsi.
    }
   *[other] { $count ->
        [one] { $name } käis välja { $count } klotsi.
       *[other] { $name } käis välja { $count } klotsi.
    }
}
news-announced = { $me ->
    [true] Teatasid jokkeri vahetusest.
   *[other] { $name } teatas jokkeri vahetusest.
}
news-drew = { $me ->
    [true] Võtsid klotsi.
   *[other] { $name } võttis klotsi.
}
news-discarded = { $me ->
    [true] Viskasid ära: { $tile }.
   *[other] { $name } viskas ära: { $tile }.
}
news-passed = { $me ->
    [true] Jätsid vahele.
   *[other] { $name } jättis vahele.
}
news-time-out = { $me ->
    [true] Sinu aeg sai läbi.
   *[other] { $name }: aeg sai läbi.
}
news-mistake = { $me ->
    [true] Sinu käik ei olnud lubatud, seega kehtis vigade reegel.
   *[other] { $name }: käik ei olnud lubatud, seega kehtis vigade reegel.
}
news-last-tile = { $me ->
    [true] Sa teatad lõpust: su viimane klots on laual.
   *[other] { $name } teatab lõpust: viimane klots on laual.
}
news-left = { $me ->
    [true] Lahkusid.
   *[other] { $name } lahkus.
}
news-back = { $me ->
    [true] Oled jälle mängus.
   *[other] { $name } on jälle mängus.
}
news-blocked = Keegi ei saa jätkata. Võidab see, kellel on kõige vähem punkte.
blocked-difference = Teised kirjutavad vahe miinuspunktidena.

## Hints

hint-nothing = Midagi ei saa välja käia. Võta klots.
hint-found = { $count ->
    [one] Saab välja käia { $count } klotsi
   *[other] Saab välja käia { $count } klotsi
}
hint-lay-new = Uus kombinatsioon
hint-lay-onto = Lisa kombinatsioonile
hint-move-new = Võta laualt, uus kombinatsioon
hint-move-onto = Teise kombinatsiooni

## Rounds and scores

score-sheet = Punktileht
round-over = Voor on läbi
match-over = Mäng on läbi
who-begins = Kes alustab?
choosing-starter = Võõrustaja ütleb, kes alustab
fewest = kõige vähem punkte
how-it-went = Kuidas mäng läks
deal-round = Jaga klotsid: { $number }. voor
waiting-for-host = Ootame, kuni võõrustaja jagab klotsid järgmiseks vooruks.
rematch = Mängi uuesti
record = Mängu salvestis

## The menu of the table

call-bot = Las arvuti mängib tema eest: { $name }
keys = Klaviatuur
leave-sure = Kas tõesti lahkud? Sinu käigud jäetakse siis vahele.

## Following the others, help for the hand, the end of a round

fits-in = Sobivaid kombinatsioone: { $count }
esc-back = Esc paneb tagasi
log-again = Puuduta käiku, et seda uuesti näha.
tap-on = Puuduta, et jätkata
came-back = Tagasi alusel: { $count }
came-back-why = Polnud valmis kombinatsioonis
drawn-now = Võetud: { $count }
rule-here = Selle laua reegel
all-right = Hästi
held-goes = { $me ->
    [true] Saad selle, mis teistel alles on
   *[other] { $name } saab selle, mis teistel alles on
}
