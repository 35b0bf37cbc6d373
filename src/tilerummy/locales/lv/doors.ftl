about-baltic = Džokers paliek, līdz kāds to samaina.
about-pro6 = Līdz sešiem spēlētājiem un sešām krāsām.
which-style = Kurš izdevums tas ir?
your-language-chose = Pēc tavas valodas
popular-rules = Noteikumi, ko bieži maina
all-rules = Visi noteikumi
rules-search = Meklēt noteikumu
rules-search-none = Nevienā noteikumā nav šo vārdu.
who-joins = Kas drīkst spēlēt
joins-link = Ar saiti
joins-all = Visi
everybody-reads = To lasa visi pie galda
more-choices = Vairāk iespēju
rule-differs = mainīts
said-opening-any = pirmajai der jebkura kombinācija
said-opening-points = pirmā kombinācija: { $minimum }
said-jokers-free = džokerus pārliek brīvi
said-jokers-same-meaning = džokeri patur nozīmi
said-jokers-stay-until-swapped = džokeri paliek līdz samainīšanai
said-jokers-no-split = kombinācijas ar džokeru paliek veselas
said-jokers-frozen = kombinācijas ar džokeru iesaldētas
said-hints-none = bez padomiem
said-hints-counted = padomi par punktiem
said-hints-free = padomi bez maksas
said-rounds = { $count ->
    [zero] { $count } partiju
    [one] { $count } partija
   *[other] { $count } partijas
}
rules-changed-by = { $count ->
    [zero] { $name }: mainīti { $count } noteikumi.
    [one] { $name }: mainīts { $count } noteikums.
   *[other] { $name }: mainīti { $count } noteikumi.
}
ready-again = Nospied vēlreiz „Varu sākt”.
rules-group-2 = Pirms pirmā gājiena
rules-group-3 = Kombinācijas
rules-group-4 = Pirmā kombinācija
rules-group-5 = Tavs gājiens
rules-group-7 = Džokeri uz galda
rules-group-8 = Laiks un kļūdas
rules-group-9 = Beigas un punkti
go-on-with = Turpināt: { $names }
others-play = Spēlē citi
my-games = Manas spēles
games-going = Vēl notiek
games-finished = Pabeigtas
games-none = Neviena spēle nenotiek.
privacy-link = Privātums
tapping-works = Vari arī pieskarties: vispirms kauliņiem, tad galdam.
first-game = Izspēlēt pirmo spēli
try-yourself = Izmēģini tu
you-and-best = Tu { $mine } · Labākais { $best }
turning-point = Pagrieziena punkts
more-possible = Varēja vairāk
set-group = Grupa: { $number }
from-rack = { $tiles } no turētāja.
from-group = { $tiles } no grupas ({ $number }).
from-run = { $tiles } no rindas ({ $span }).
coach-keys = M: nākamais mirklis, T: izmēģini, C: ziņkārīgajiem, Shift un bultiņas: soli pa solim.
check-deal = Pārbaudīt šo dalīšanu
deal-cannot = Šeit to nevar pārbaudīt. Vajag noteikumus no servera un drošu savienojumu.
deal-good = Viss sakrīt: dalīšana un katrs paņemtais kauliņš. Partijas: { $count }.
deal-differs = Kaut kas nesakrīt: { $line }. rinda neatbilst solītajai dalīšanai.
deal-broken = Dalīšana nav tā, kas tika solīta.
deal-own-found = Tavs nejaušais skaitlis, ko šī ierīce saglabāja, ir šajā dalīšanā.
deal-own-missing = Bet tas, ko ierīce saglabāja pirms spēles, neatbilst pierakstam.
deal-own-unknown = Šī ierīce neko nesaglabāja pirms spēles. Pārbaudīts ir tikai pats pieraksts.
deal-sealed = Pēc servera teiktā visi bija nofiksējuši savus skaitļus, pirms kāds varēja zināt dalīšanu.
deal-open = Neaizzīmogots: kas nāca pēdējais, varēja ietekmēt dalīšanu.
your-name = Tavs vārds
players-range = { $low }–{ $high } spēlētāji
home-title = Sēdies pie galda.
play-now = Spēlēt tūlīt
play-now-sub = Pret datoru, kā pēdējoreiz
play-now-first = Pret datoru
new-table-sub = Izvēlies spēli un nosūti saiti
lobby-empty = Pašlaik nav neviena brīva galda. Atver jaunu.
# The tables the reader still sits at.
continue = Tavi galdi
sit-here = Sēsties šeit
# The boxes are the rule sets that people have at home.
which-box = Kāda spēle tev ir mājās?
rules-as-printed = Viss kā drukātajos noteikumos
back-to-sheet = Atjaunot drukātos noteikumus
the-table = Galds
# How many computer players.
computers = Datori
strength = Līmenis
live-drafts = Rādīt gājienus uzreiz
live-drafts-help = Citi redz, kā tu liec kauliņus
open-table = Atvērt galdu
open-seat = Brīva vieta
anyone-with-link = Ikvienam, kam ir saite
is-ready = Var sākt
not-ready = Vēl nevar sākt
add-computer = Pievienot datoru
program-help = Programma ieņem vietu ar šo adresi un šo atslēgu. Atslēgu rāda tikai tagad; pārējais ir lapā par protokolu.
change-rules = Mainīt noteikumus
change-table = Mainīt galdu
send-link = Nosūti šo saiti
not-ready-after-all = Pagaidi, vēl ne
waiting-seats = { $count ->
    [zero] Vēl { $count } brīvu vietu.
    [one] Vēl { $count } brīva vieta.
   *[other] Vēl { $count } brīvas vietas.
}
waiting-ready = { $count ->
    [zero] { $count } spēlētāju vēl nav gatavi.
    [one] { $count } spēlētājs vēl nav gatavs.
   *[other] { $count } spēlētāji vēl nav gatavi.
}
all-ready = Visi ir gatavi.
learn-title = Pirmo reizi spēlē?
learn-text = Mācies spēlējot, desmit īsos uzdevumos.
learn-start = Sākt apmācību
learn-go-on = Mācies tālāk: uzdevums { $number }
one-device = Viena ierīce visiem
one-device-sub = Spēlē pret datoru vai dodiet ierīci no rokas rokā
device-people = Kas spēlē šajā ierīcē?
device-person = { $number }. spēlētājs
device-begin = Sākt spēli
hand-round = Visi spēlē šajā ierīcē, no rokas rokā
invites-you = { $name } tevi aicina.
invited = Tu esi aicināts spēlēt.
invited-about = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}, apmēram { $minutes } min.
invited-slow = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}, katram gājienam vairākas dienas.
show-me-how = Parādi, kā spēlē (2 min)
called-off = { $count ->
    [zero] { $count } sākumu atcelti.
    [one] { $count } sākums atcelts.
   *[other] { $count } sākumi atcelti.
}
start-pause = Pēc tik daudziem mēģinājumiem ir pauze. Sākt varēs pēc { $seconds } s.
begin-ask = Sākums atcelts { $count } reizes. Kas tā dara, varbūt gaida labākus kauliņus. Vai sākt tagad?
begin-anyway = Sākt tagad
begin-not = Vēl ne
new-table = Jauns galds
setting-notify = Pateikt, kad mans gājiens
setting-volume = Skaļums
rules-differ = { $count ->
    [zero] { $count } noteikumi atšķiras no drukātajiem
    [one] { $count } noteikums atšķiras no drukātajiem
   *[other] { $count } noteikumi atšķiras no drukātajiem
}
as-printed = Kā drukātajos noteikumos
as-agreed = Līdz rīkotājs beidz
menu-more = Vairāk
sound-and-motion = Skaņa un kustība
new-key = Izveidot jaunu atslēgu
new-key-help = Ja šo adresi zina kāds cits, izveido jaunu atslēgu. Vecā uzreiz vairs neder.
other-device-help = Atver tur šo adresi. Tā ir tava vieta: paturi to sev.
key-move = Pārvietoties pa turētāju un galdu
key-select = Paņemt vai nolikt kauliņu
key-lay = Likt: šeit vai kur der
key-new = Likt kā jaunu kombināciju
key-back = Atpakaļ turētājā
key-pick = Meklēt kauliņu pēc skaitļa; J: džokers
key-undo = Atsaukt, atkārtot
key-sort = Kārtot turētāju
key-hint = Padoms
key-draw = Ņemt kauliņu
key-discard = Nomest šo kauliņu
key-play = Lielā poga
key-down = Atlaist paņemto
key-help = Šis saraksts
key-name-space = Atstarpe
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Nākamā derīgā kombinācija
key-log = Kas noticis
hand-on = Jaunais rīkotājs: { $name }
let-back = Ļaut atgriezties: { $name }
remove-sure = Izslēgt pavisam: { $name }?
qr = Saite kā QR kods
sort-playable = Kārtot pēc kombinācijām
tidy-table = Sakārtot galdu
other-device = Spēlēt citā ierīcē
table-rules = Šī galda noteikumi
what-changed = Kas mainījies kopš mana gājiena
read-table = Nolasīt galdu
read-set = Nolasīt šo kombināciju
copied = Nokopēts
hint-take-back = Atpakaļ turētājā
your-face = Tava seja
face-number = { $number }. seja
setting-theme = Gaišs vai tumšs
setting-theme-auto = Kā ierīcē
setting-theme-light = Gaišs
setting-theme-dark = Tumšs
setting-tiles = Kauliņi
setting-tiles-engraved = Gravēti
setting-tiles-flat = Plakani
setting-colours = Krāsas
setting-colours-normal = Parastas
setting-colours-strong = Spilgtas
# The first letter of the colour beside the shape on every tile.
setting-letters = Krāsas burts uz kauliņiem
setting-size = Izmērs
setting-size-normal = Parasts
setting-size-large = Liels
setting-motion = Animācijas
setting-motion-auto = Kā ierīcē
setting-motion-less = Mazāk
setting-sort = Kārtot pēc dalīšanas
setting-sort-none = Nē
setting-sort-runs = Pēc krāsas
setting-sort-groups = Pēc skaitļa
setting-left-handed = Kreiļiem
setting-sounds = Skaņas
setting-vibration = Vibrācija
setting-confirm-draw = Jautāt pirms kauliņa ņemšanas
setting-shortcuts = Komandas ar vienu taustiņu
