about-baltic = En joker blir liggende til noen bytter den.
about-pro6 = Opptil seks spillere og seks farger.
which-style = Hvilken utgave er det?
your-language-chose = Passer til språket ditt
popular-rules = Regler mange endrer
all-rules = Alle regler
rules-search = Finn en regel
rules-search-none = Ingen regel har disse ordene.
who-joins = Hvem får være med
joins-link = Med lenken
joins-all = Alle
everybody-reads = Dette leser alle ved bordet
more-choices = Flere valg
rule-differs = endret
said-opening-any = hvilken som helst kombinasjon holder
said-opening-points = første utlegg { $minimum }
said-jokers-free = jokere flyttes fritt
said-jokers-same-meaning = jokere beholder betydningen
said-jokers-stay-until-swapped = jokere blir til de byttes
said-jokers-no-split = kombinasjoner med joker deles ikke
said-jokers-frozen = kombinasjoner med joker er låst
said-hints-none = ingen tips
said-hints-counted = tips koster poeng
said-hints-free = gratis tips
said-rounds = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
rules-changed-by = { $count ->
    [one] { $name } har endret { $count } regel.
   *[other] { $name } har endret { $count } regler.
}
ready-again = Trykk på «Jeg er klar» igjen.
rules-group-2 = Før den første turen
rules-group-3 = Kombinasjoner
rules-group-4 = Første utlegg
rules-group-5 = Din tur
rules-group-7 = Jokere på bordet
rules-group-8 = Tid og feil
rules-group-9 = Slutten og poengene
go-on-with = Fortsett: { $names }
others-play = De andre spiller
my-games = Spillene mine
games-going = Pågår
games-finished = Ferdige
games-none = Ingen spill pågår.
privacy-link = Personvern
tapping-works = Du kan også trykke: først på brikkene, så på bordet.
first-game = Spill ditt første spill
try-yourself = Prøv selv
you-and-best = Du { $mine } · Best { $best }
turning-point = Vendepunkt
more-possible = Mer var mulig
set-group = Gruppe med { $number }-ere
from-rack = { $tiles } fra brikkeholderen.
from-group = { $tiles } fra gruppen med { $number }-ere.
from-run = { $tiles } fra sekvensen { $span }.
coach-keys = M: neste øyeblikk, T: prøv selv, C: for de nysgjerrige, Skift og piler: steg for steg.
check-deal = Kontroller denne utdelingen
deal-cannot = Det kan ikke kontrolleres her. Det trengs regler fra serveren og en sikker forbindelse.
deal-good = Alt stemmer: utdelingen og hver brikke som ble trukket. Runder: { $count }.
deal-differs = Noe er galt: linje { $line } stemmer ikke med den lovede utdelingen.
deal-broken = Utdelingen er ikke den som ble lovet.
deal-own-found = Ditt eget tilfeldige tall, som denne enheten tok vare på, er med i denne utdelingen.
deal-own-missing = Men det enheten tok vare på før spillet, passer ikke med referatet.
deal-own-unknown = Denne enheten tok ikke vare på noe fra før spillet. Bare selve referatet er kontrollert.
deal-sealed = Ifølge serveren hadde alle bundet seg før noen kunne kjenne utdelingen.
deal-open = Ikke forseglet: den som kom sist, kunne ha påvirket utdelingen.
your-name = Navnet ditt
players-range = { $low }–{ $high } spillere
home-title = Slå deg ned.
play-now = Spill nå
play-now-sub = Mot datamaskinen, som sist
play-now-first = Mot datamaskinen
new-table-sub = Velg en eske og send lenken
lobby-empty = Ingen bord venter nå. Åpne et.
# The tables the reader still sits at.
continue = Bordene dine
sit-here = Sett deg her
# The boxes are the rule sets that people have at home.
which-box = Hvilken eske har du?
rules-as-printed = Alt som i de trykte reglene
back-to-sheet = Tilbake til de trykte reglene
the-table = Bordet
# How many computer players.
computers = Datamaskiner
strength = Nivå
live-drafts = Vis trekk direkte
live-drafts-help = De andre kan følge med mens du legger
open-table = Åpne bordet
open-seat = Ledig plass
anyone-with-link = Alle med lenken
is-ready = Klar
not-ready = Ikke klar ennå
add-computer = Legg til datamaskin
program-help = Programmet tar plassen med denne adressen og denne nøkkelen. Nøkkelen vises bare nå; resten står på siden om protokollen.
change-rules = Endre reglene
change-table = Endre bordet
send-link = Send denne lenken
not-ready-after-all = Vent, ikke ennå
waiting-seats = { $count ->
    [one] { $count } plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
}
waiting-ready = { $count ->
    [one] { $count } spiller er ikke klar ennå.
   *[other] { $count } spillere er ikke klare ennå.
}
all-ready = Alle er klare.
learn-title = Er spillet nytt for deg?
learn-text = Lær det ved å spille, i ti korte oppgaver.
learn-start = Begynn innføringen
learn-go-on = Lær videre: oppgave { $number }
one-device = Én enhet for alle
one-device-sub = Spill alene mot datamaskiner, eller send enheten rundt
device-people = Hvem spiller på denne enheten?
device-person = Spiller { $number }
device-begin = Begynn spillet
hand-round = Alle spiller på denne, fra hånd til hånd
invites-you = { $name } inviterer deg.
invited = Du er invitert.
invited-about = { $count } spillere, omtrent { $minutes } minutter.
invited-slow = { $count } spillere, med dager til hver tur.
show-me-how = Vis meg hvordan (2 min)
called-off = { $count ->
    [one] Én start ble avbrutt.
   *[other] { $count } starter ble avbrutt.
}
start-pause = Etter så mange forsøk er det pause. Du kan starte igjen om { $seconds } s.
begin-ask = Starten ble avbrutt { $count } ganger. Den som gjør det, venter kanskje på bedre brikker. Begynne nå?
begin-anyway = Begynn nå
begin-not = Ikke ennå
new-table = Nytt bord
setting-notify = Si fra når det er min tur
setting-volume = Lydstyrke
rules-differ = { $count ->
    [one] { $count } regel avviker fra de trykte
   *[other] { $count } regler avviker fra de trykte
}
as-printed = Som i de trykte reglene
as-agreed = Til verten slutter
menu-more = Mer
sound-and-motion = Lyd og bevegelse
new-key = Lag en ny nøkkel
new-key-help = Hvis noen andre har denne adressen, lag en ny nøkkel. Den gamle slutter å virke med en gang.
other-device-help = Åpne denne adressen der. Den er plassen din: hold den for deg selv.
key-move = Flytt markøren i holderen og på bordet
key-select = Ta opp eller legg ned en brikke
key-lay = Legg: i denne kombinasjonen, eller der den passer
key-new = Legg som ny kombinasjon
key-back = Tilbake i holderen
key-pick = Finn en brikke etter tall; J for joker
key-undo = Angre, gjør om
key-sort = Sorter holderen
key-hint = Tips
key-draw = Trekk
key-discard = Kast denne brikken
key-play = Den store knappen
key-down = Slipp det du har tatt opp
key-help = Denne listen
key-name-space = Mellomrom
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Neste kombinasjon som passer
key-log = Hva som har skjedd
hand-on = Gjør { $name } til vert
let-back = La { $name } komme tilbake
remove-sure = Fjerne { $name } for godt?
qr = Lenken som QR-kode
sort-playable = Sorter etter kombinasjoner
tidy-table = Rydd bordet
other-device = Spill på en annen enhet
table-rules = Reglene ved dette bordet
what-changed = Hva som har skjedd siden min tur
read-table = Les opp bordet
read-set = Les opp denne kombinasjonen
copied = Kopiert
hint-take-back = Tilbake i holderen
your-face = Ansiktet ditt
face-number = Ansikt { $number }
setting-theme = Lyst eller mørkt
setting-theme-auto = Som enheten
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-tiles = Brikker
setting-tiles-engraved = Graverte
setting-tiles-flat = Flate
setting-colours = Farger
setting-colours-normal = Normale
setting-colours-strong = Sterke
# The first letter of the colour beside the shape on every tile.
setting-letters = Fargebokstaver på brikkene
setting-size = Størrelse
setting-size-normal = Normal
setting-size-large = Stor
setting-motion = Animasjon
setting-motion-auto = Som enheten
setting-motion-less = Mindre
setting-sort = Sorter når brikkene er delt ut
setting-sort-none = Nei
setting-sort-runs = Etter farge
setting-sort-groups = Etter tall
setting-left-handed = Venstrehendt
setting-sounds = Lyder
setting-vibration = Vibrasjon
setting-confirm-draw = Spør før jeg trekker
setting-shortcuts = Snarveier med én tast
