## The connection, and who watches

bye-full = Serveris dabar pilnas. Bandome dar kartą…
bye-banned = Šiame serveryje nebegali žaisti.
watchers = Žiūrovai: { $count }

## People

seat-menu = Žaidėjas: { $name }
react = Siųsti reakciją
talk-new = Nauja: { $count }

## Refusals

why-short = Kodėl?
take-back-tile = Atsiimk: { $tile }
mend-or-back = Pataisyk arba atsiimk

## Ceremonies

opened-big = { $value }!
tiles-dealt = Kortelės išdalytos.
opened-with = Tavo pirmasis derinys: { $value } tšk.
wants-rematch = { $name } nori žaisti dar kartą.
sheet-sitting = Kiti sėdasi. Ar ateini?
sheet-wants = nori žaisti
sheet-reads = dar žiūri
our-table = Mūsų stalas
log-now = Dabar žaidžia { $name }

## Before the match

program = Mano programa

## The table

# The player has opened.
seat-opened = Pirmasis padėtas
# The player needs so many points for the opening. Very short.
opens-at = reikia { $minimum }
seat-away = Nėra čia
seat-left = Išėjo
pool-word = Kaladė
# The first set of a round.
empty-table = Pirmąjį derinį dėk bet kur.
empty-table-watched = Ant stalo dar nieko nėra.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Trys kortelės ar daugiau: vienas skaičius skirtingomis spalvomis arba viena spalva su skaičiais iš eilės. Vilk jas čia arba paliesk jas, o tada stalą.
set-of = { $number }-asis derinys iš { $count }
look-incomplete = neužbaigtas
look-illegal = neteisingas
look-frozen = užšaldytas
look-draft = dedamas dabar
look-mine = tavo pakeistas
look-last = pakeistas paskutiniu ėjimu
set-missing = Trūksta { $number }
set-one-more = Trūksta vienos
set-two-more = Trūksta dviejų
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } du kartus
set-mixed = Nedera kartu
set-gap = Ne iš eilės
set-end = Tik nuo 1 iki 13
set-many = Ne daugiau kaip { $most }
set-frozen = Užšaldytas
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Pakartoti
reset = Grąžinti viską
sort-runs = Rikiuoti pagal spalvą
sort-groups = Rikiuoti pagal skaičių
sort-playable = Rikiuoti pagal derinius
talk = Pokalbis
talk-send = Siųsti
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Nutildyti: { $name }
split = Padalyti
# $tile is "red 7".
take-tile = Imti: { $tile }
take-all = Imti visas
pick-a-tile = Pasirink kortelę
joker-which = Kurią kortelę atstoja jokeris?
open-tile = Atversta kortelė: { $tile }
watching = Tu žiūri
offline-draft-kept = Nėra ryšio. Tavo kortelės lieka vietoje; bandome vėl…
opening-meter = Pirmasis derinys: { $value } iš { $minimum }
clock-warning = { $count ->
    [one] Liko { $count } sekundė
    [few] Liko { $count } sekundės
   *[other] Liko { $count } sekundžių
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Traukti
do-pass = Praleisti
do-discard = Numesti
play-tiles = { $count ->
    [one] Padėti { $count } kortelę
    [few] Padėti { $count } korteles
   *[other] Padėti { $count } kortelių
}
all-fits = Ant stalo viskas tinka
going-out = Laikiklis tuščias: tu baigi
unfinished = { $count ->
    [one] { $count } derinys neužbaigtas
    [few] { $count } deriniai neužbaigti
   *[other] { $count } derinių neužbaigta
}
sets-not-fitting = { $count ->
    [one] { $count } derinys netinka
    [few] { $count } deriniai netinka
   *[other] { $count } derinių netinka
}
lay-or-draw = Arba dėk korteles
draw-first = Taip prasideda kiekvienas ėjimas
pool-empty = Kaladė tuščia
open-with = Arba padėk { $minimum } taškų
opening-help = Pridėk derinį arba grąžink viską ir trauk
reset-helps = Arba grąžink viską ir pradėk iš naujo
# $tile is "red 7".
discard-tile = Numesti: { $tile }
choose-discard = Numesk 1 kortelę
lay-or-discard = Dėk arba numesk 1 kortelę
choose-discard-how = Pasirink kortelę laikiklyje
plan-ahead = Gali planuoti savo ėjimą
planned = { $count ->
    [one] Planas: { $count } kortelė
    [few] Planas: { $count } kortelės
   *[other] Planas: { $count } kortelių
}
paused = Žaidimas sustabdytas
end-anyway = Vis tiek baigti
draw-again = Spausk dar kartą ir trauk.

## The status line

status-stays = Ši kortelė lieka ant stalo.
status-frozen = Derinys su jokeriu užšaldytas, kol jokeris pakeičiamas.
status-several-places = Tinka keliose vietose. Pasirink vieną.
status-no-place = Viena niekur netinka. Pasirink daugiau kortelių.
status-stale = Žaidimas tuo metu vyko toliau.
status-no-discard = Dabar negali numesti kortelės.
status-reset-first = Pirma grąžink viską, tada trauk arba numesk.
plan-changed = Stalas pasikeitė. Dalis tavo plano nebetinka.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Padėjai { $count } kortelę.
        [few] Padėjai { $count } korteles.
       *[other] Padėjai { $count } kortelių.
    }
   *[other] { $count ->
        [one] { $name } padeda { $count } kortelę.
        [few] { $name } padeda { $count } korteles.
       *[other] { $name } padeda { $count } kortelių.
    }
}
news-announced = { $me ->
    [true] Pranešei apie jokerio keitimą.
   *[other] { $name } praneša apie jokerio keitimą.
}
news-drew = { $me ->
    [true] Ištraukei kortelę.
   *[other] { $name } traukia kortelę.
}
news-discarded = { $me ->
    [true] Numetei: { $tile }.
   *[other] { $name } numeta: { $tile }.
}
news-passed = { $me ->
    [true] Praleidai ėjimą.
   *[other] { $name } praleidžia ėjimą.
}
news-time-out = { $me ->
    [true] Tavo laikas baigėsi.
   *[other] { $name }: laikas baigėsi.
}
news-mistake = { $me ->
    [true] Tavo ėjimas buvo neteisingas, todėl pritaikytos klaidų taisyklės.
   *[other] { $name }: ėjimas buvo neteisingas, todėl pritaikytos klaidų taisyklės.
}
news-last-tile = { $me ->
    [true] Skelbi pabaigą: tavo paskutinė kortelė padėta.
   *[other] { $name } skelbia pabaigą: paskutinė kortelė padėta.
}
news-left = { $me ->
    [true] Išėjai.
   *[other] { $name } išeina.
}
news-back = { $me ->
    [true] Vėl esi žaidime.
   *[other] { $name } vėl žaidime.
}
news-blocked = Niekas negali tęsti. Laimi tas, kas turi mažiausiai taškų.
blocked-difference = Kiti rašo skirtumą kaip minuso taškus.

## Hints

hint-nothing = Nieko negalima padėti. Trauk kortelę.
hint-found = { $count ->
    [one] Galima padėti { $count } kortelę
    [few] Galima padėti { $count } korteles
   *[other] Galima padėti { $count } kortelių
}
hint-lay-new = Naujas derinys
hint-lay-onto = Papildyti derinį
hint-move-new = Imti nuo stalo, naujas derinys
hint-move-onto = Į kitą derinį

## Rounds and scores

score-sheet = Taškų lapas
round-over = Raundas baigtas
match-over = Žaidimas baigtas
who-begins = Kas pradeda?
choosing-starter = Šeimininkas sako, kas pradeda
fewest = mažiausiai taškų
how-it-went = Kaip vyko žaidimas
deal-round = Dalyti korteles: { $number }-asis raundas
waiting-for-host = Laukiame, kol šeimininkas išdalys korteles kitam raundui.
rematch = Žaisti dar kartą
record = Žaidimo įrašas

## The menu of the table

call-bot = Tegu už žaidėją { $name } žaidžia kompiuteris
keys = Klaviatūra
leave-sure = Tikrai išeiti? Tavo ėjimai bus praleidžiami.

## Following the others, help for the hand, the end of a round

fits-in = Tinka derinių: { $count }
esc-back = Esc grąžina
log-again = Paliesk ėjimą, kad vėl jį pamatytum.
tap-on = Paliesk ir tęsk
came-back = Vėl laikiklyje: { $count }
came-back-why = Ne užbaigtame derinyje
drawn-now = Ištraukta: { $count }
rule-here = Šio stalo taisyklė
all-right = Gerai
held-goes = { $me ->
    [true] Gauni tai, kas liko kitiems
   *[other] { $name } gauna tai, kas liko kitiems
}
