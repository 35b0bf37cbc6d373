about-baltic = En joker bliver liggende, til nogen bytter den.
about-pro6 = Op til seks spillere og seks farver.
which-style = Hvilken udgave er det?
your-language-chose = Passer til dit sprog
popular-rules = Regler, mange ændrer
all-rules = Alle regler
rules-search = Find en regel
rules-search-none = Ingen regel indeholder de ord.
who-joins = Hvem må være med
joins-link = Med linket
joins-all = Alle
everybody-reads = Det læser alle ved bordet
more-choices = Flere valg
rule-differs = ændret
said-opening-any = enhver kombination åbner
said-opening-points = åbning { $minimum }
said-jokers-free = jokere flyttes frit
said-jokers-same-meaning = jokere beholder deres betydning
said-jokers-stay-until-swapped = jokere bliver, til de byttes
said-jokers-no-split = kombinationer med joker deles ikke
said-jokers-frozen = kombinationer med joker er låst
said-hints-none = ingen tips
said-hints-counted = tips koster points
said-hints-free = gratis tips
said-rounds = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
rules-changed-by = { $count ->
    [one] { $name } har ændret { $count } regel.
   *[other] { $name } har ændret { $count } regler.
}
ready-again = Tryk på »Jeg er klar« igen.
rules-group-2 = Før den første tur
rules-group-3 = Kombinationer
rules-group-4 = Åbningen
rules-group-5 = Din tur
rules-group-7 = Jokere på bordet
rules-group-8 = Tid og fejl
rules-group-9 = Slutningen og points
go-on-with = Fortsæt: { $names }
others-play = De andre spiller
my-games = Mine spil
games-going = I gang
games-finished = Færdige
games-none = Der er ingen spil i gang.
privacy-link = Privatliv
tapping-works = Du kan også trykke: først på brikkerne, så på bordet.
first-game = Spil dit første spil
try-yourself = Prøv selv
you-and-best = Dig { $mine } · Bedst { $best }
turning-point = Vendepunkt
more-possible = Mere var muligt
set-group = Gruppe af { $number }’ere
from-rack = { $tiles } fra brættet.
from-group = { $tiles } fra gruppen af { $number }’ere.
from-run = { $tiles } fra rækken { $span }.
coach-keys = M: næste øjeblik, T: prøv selv, C: for de nysgerrige, Skift og pile: trin for trin.
check-deal = Kontrollér denne uddeling
deal-cannot = Det kan ikke kontrolleres her. Det kræver reglerne fra serveren og en sikker forbindelse.
deal-good = Alt stemmer: uddelingen og hver brik, der blev taget. Runder: { $count }.
deal-differs = Noget er galt: linje { $line } passer ikke med den lovede uddeling.
deal-broken = Uddelingen er ikke den, der blev lovet.
deal-own-found = Dit eget tilfældige tal, som denne enhed gemte, er med i denne uddeling.
deal-own-missing = Men det, denne enhed gemte før spillet, passer ikke til referatet.
deal-own-unknown = Denne enhed gemte intet fra før spillet. Kun selve referatet er kontrolleret.
deal-sealed = Ifølge serveren havde alle bundet sig, før nogen kunne kende uddelingen.
deal-open = Ikke forseglet: den, der kom sidst, kunne have påvirket uddelingen.
your-name = Dit navn
players-range = { $low }–{ $high } spillere
home-title = Tag plads ved bordet.
play-now = Spil nu
play-now-sub = Mod computeren, som sidst
play-now-first = Mod computeren
new-table-sub = Vælg en æske og send linket
lobby-empty = Intet bord venter lige nu. Åbn et.
# The tables the reader still sits at.
continue = Dine borde
sit-here = Sæt dig her
# The boxes are the rule sets that people have at home.
which-box = Hvilken æske har du?
rules-as-printed = Alt som i de trykte regler
back-to-sheet = Tilbage til de trykte regler
the-table = Bordet
# How many computer players.
computers = Computere
strength = Niveau
live-drafts = Vis træk live
live-drafts-help = De andre kan følge med, mens du lægger
open-table = Åbn bordet
open-seat = Ledig plads
anyone-with-link = Alle med linket
is-ready = Klar
not-ready = Ikke klar endnu
add-computer = Tilføj computer
program-help = Programmet tager pladsen med denne adresse og denne nøgle. Nøglen vises kun nu; resten står på siden om protokollen.
change-rules = Ændr reglerne
change-table = Ændr bordet
send-link = Send dette link
not-ready-after-all = Vent, ikke endnu
waiting-seats = { $count ->
    [one] { $count } plads er stadig ledig.
   *[other] { $count } pladser er stadig ledige.
}
waiting-ready = { $count ->
    [one] { $count } spiller er ikke klar endnu.
   *[other] { $count } spillere er ikke klar endnu.
}
all-ready = Alle er klar.
learn-title = Er spillet nyt for dig?
learn-text = Lær det ved at spille, i ti korte opgaver.
learn-start = Begynd introduktionen
learn-go-on = Lær videre: opgave { $number }
one-device = Én enhed til alle
one-device-sub = Spil alene mod computere, eller send enheden rundt
device-people = Hvem spiller på denne enhed?
device-person = Spiller { $number }
device-begin = Begynd spillet
hand-round = Alle spiller på denne, fra hånd til hånd
invites-you = { $name } inviterer dig.
invited = Du er inviteret.
invited-about = { $count } spillere, omkring { $minutes } minutter.
invited-slow = { $count } spillere, med dage til hver tur.
show-me-how = Vis mig hvordan (2 min)
called-off = { $count ->
    [one] En start blev afbrudt.
   *[other] { $count } starter blev afbrudt.
}
start-pause = Efter så mange forsøg er der pause. Du kan starte igen om { $seconds } s.
begin-ask = Starten blev afbrudt { $count } gange. Den, der gør det, venter måske på bedre brikker. Begynd nu?
begin-anyway = Begynd nu
begin-not = Ikke endnu
new-table = Nyt bord
setting-notify = Sig til, når det er min tur
setting-volume = Lydstyrke
rules-differ = { $count ->
    [one] { $count } regel afviger fra de trykte
   *[other] { $count } regler afviger fra de trykte
}
as-printed = Som i de trykte regler
as-agreed = Til værten slutter
menu-more = Mere
sound-and-motion = Lyd og bevægelse
new-key = Lav en ny nøgle
new-key-help = Hvis en anden har denne adresse, så lav en ny nøgle. Den gamle virker straks ikke længere.
other-device-help = Åbn denne adresse dér. Den er din plads: hold den for dig selv.
key-move = Gå rundt på bræt og bord
key-select = Tag en brik op eller læg den ned
key-lay = Læg: i denne kombination, eller hvor den passer
key-new = Læg som ny kombination
key-back = Tilbage på brættet
key-pick = Find en brik efter tal; J for joker
key-undo = Fortryd, gentag
key-sort = Sortér brættet
key-hint = Tip
key-draw = Tag en brik
key-discard = Smid denne brik
key-play = Den store knap
key-down = Slip det, du har taget op
key-help = Denne liste
key-name-space = Mellemrum
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Næste kombination, der passer
key-log = Hvad der er sket
hand-on = Gør { $name } til vært
let-back = Lad { $name } komme tilbage
remove-sure = Fjerne { $name } helt?
qr = Linket som QR-kode
sort-playable = Sortér efter kombinationer
tidy-table = Ryd op på bordet
other-device = Spil på en anden enhed
table-rules = Regler ved dette bord
what-changed = Hvad der er sket siden min tur
read-table = Læs bordet op
read-set = Læs denne kombination op
copied = Kopieret
hint-take-back = Tilbage på brættet
your-face = Dit ansigt
face-number = Ansigt { $number }
setting-theme = Lyst eller mørkt
setting-theme-auto = Som enheden
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-tiles = Brikker
setting-tiles-engraved = Graverede
setting-tiles-flat = Flade
setting-colours = Farver
setting-colours-normal = Normale
setting-colours-strong = Kraftige
# The first letter of the colour beside the shape on every tile.
setting-letters = Farvebogstaver på brikkerne
setting-size = Størrelse
setting-size-normal = Normal
setting-size-large = Stor
setting-motion = Animation
setting-motion-auto = Som enheden
setting-motion-less = Mindre
setting-sort = Sortér, når brikkerne er delt ud
setting-sort-none = Nej
setting-sort-runs = Efter farve
setting-sort-groups = Efter tal
setting-left-handed = Venstrehåndet
setting-sounds = Lyde
setting-vibration = Vibration
setting-confirm-draw = Spørg, før jeg tager en brik
setting-shortcuts = Genveje med én tast
