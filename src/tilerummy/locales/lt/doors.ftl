about-baltic = Jokeris lieka, kol kas nors jį pakeičia.
about-pro6 = Iki šešių žaidėjų ir šešių spalvų.
which-style = Kuris tai leidimas?
your-language-chose = Pagal tavo kalbą
popular-rules = Taisyklės, kurias dažnai keičia
all-rules = Visos taisyklės
rules-search = Ieškoti taisyklės
rules-search-none = Nė vienoje taisyklėje šių žodžių nėra.
who-joins = Kas gali žaisti
joins-link = Su nuoroda
joins-all = Visi
everybody-reads = Tai skaito visi prie stalo
more-choices = Daugiau pasirinkimų
rule-differs = pakeista
said-opening-any = kaip pirmasis tinka bet koks derinys
said-opening-points = pirmasis derinys: { $minimum }
said-jokers-free = jokeriai perkeliami laisvai
said-jokers-same-meaning = jokeriai išlaiko reikšmę
said-jokers-stay-until-swapped = jokeriai lieka, kol pakeičiami
said-jokers-no-split = deriniai su jokeriu nedalijami
said-jokers-frozen = deriniai su jokeriu užšaldyti
said-hints-none = be užuominų
said-hints-counted = užuominos už taškus
said-hints-free = užuominos nemokamos
said-rounds = { $count ->
    [one] { $count } raundas
    [few] { $count } raundai
   *[other] { $count } raundų
}
rules-changed-by = { $count ->
    [one] { $name }: pakeista { $count } taisyklė.
    [few] { $name }: pakeistos { $count } taisyklės.
   *[other] { $name }: pakeista { $count } taisyklių.
}
ready-again = Paspausk dar kartą „Galiu pradėti“.
rules-group-2 = Prieš pirmąjį ėjimą
rules-group-3 = Deriniai
rules-group-4 = Pirmasis derinys
rules-group-5 = Tavo ėjimas
rules-group-7 = Jokeriai ant stalo
rules-group-8 = Laikas ir klaidos
rules-group-9 = Pabaiga ir taškai
go-on-with = Toliau: { $names }
others-play = Žaidžia kiti
my-games = Mano žaidimai
games-going = Dar žaidžiama
games-finished = Baigti
games-none = Šiuo metu nieko nežaidžiama.
privacy-link = Privatumas
tapping-works = Gali ir paliesti: pirma korteles, paskui stalą.
first-game = Sužaisti pirmąjį žaidimą
try-yourself = Pabandyk
you-and-best = Tu { $mine } · Geriausias { $best }
turning-point = Lūžis
more-possible = Buvo galima daugiau
set-group = Grupė: { $number }
from-rack = { $tiles } iš laikiklio.
from-group = { $tiles } iš grupės ({ $number }).
from-run = { $tiles } iš sekos ({ $span }).
coach-keys = M: kita akimirka, T: išbandyk, C: smalsiems, Shift ir rodyklės: žingsnis po žingsnio.
check-deal = Patikrinti šį dalijimą
deal-cannot = Čia to patikrinti negalima. Reikia taisyklių iš serverio ir saugaus ryšio.
deal-good = Viskas sutampa: dalijimas ir kiekviena ištraukta kortelė. Raundai: { $count }.
deal-differs = Kažkas nesutampa: { $line }-a eilutė neatitinka pažadėto dalijimo.
deal-broken = Dalijimas ne tas, kuris buvo žadėtas.
deal-own-found = Tavo atsitiktinis skaičius, kurį šis įrenginys išsaugojo, yra šiame dalijime.
deal-own-missing = Bet tai, ką įrenginys išsaugojo prieš žaidimą, neatitinka įrašo.
deal-own-unknown = Šis įrenginys prieš žaidimą nieko neišsaugojo. Patikrintas tik pats įrašas.
deal-sealed = Serverio teigimu, visi buvo įsipareigoję anksčiau, nei kas galėjo žinoti dalijimą.
deal-open = Neužantspauduota: atėjęs paskutinis galėjo paveikti dalijimą.
your-name = Tavo vardas
players-range = { $low }–{ $high } žaidėjai
home-title = Sėsk prie stalo.
play-now = Žaisti dabar
play-now-sub = Prieš kompiuterį, kaip praeitą kartą
play-now-first = Prieš kompiuterį
new-table-sub = Pasirink dėžutę ir nusiųsk nuorodą
lobby-empty = Dabar nėra laukiančių stalų. Atidaryk naują.
# The tables the reader still sits at.
continue = Tavo stalai
sit-here = Sėstis čia
# The boxes are the rule sets that people have at home.
which-box = Kurią dėžutę turi?
rules-as-printed = Viskas kaip spausdintose taisyklėse
back-to-sheet = Grįžti prie spausdintų taisyklių
the-table = Stalas
# How many computer players.
computers = Kompiuteriai
strength = Lygis
live-drafts = Rodyti ėjimus iškart
live-drafts-help = Kiti mato, kaip dedi korteles
open-table = Atidaryti stalą
open-seat = Laisva vieta
anyone-with-link = Visiems, kas turi nuorodą
is-ready = Patvirtino
not-ready = Dar ne
add-computer = Pridėti kompiuterį
program-help = Programa užima vietą su šiuo adresu ir šiuo raktu. Raktas rodomas tik dabar; visa kita – protokolo puslapyje.
change-rules = Keisti taisykles
change-table = Keisti stalą
send-link = Nusiųsk šią nuorodą
not-ready-after-all = Palauk, dar ne
waiting-seats = { $count ->
    [one] Dar { $count } vieta laisva.
    [few] Dar { $count } vietos laisvos.
   *[other] Dar { $count } vietų laisvų.
}
waiting-ready = { $count ->
    [one] { $count } žaidėjas dar nepasirengęs.
    [few] { $count } žaidėjai dar nepasirengę.
   *[other] { $count } žaidėjų dar nepasirengę.
}
all-ready = Visi pasirengę.
learn-title = Žaidi pirmą kartą?
learn-text = Mokymasis žaidžiant: dešimt trumpų užduočių.
learn-start = Pradėti mokymą
learn-go-on = Mokykis toliau: užduotis { $number }
one-device = Vienas įrenginys visiems
one-device-sub = Žaisk prieš kompiuterį arba leiskite įrenginį ratu
device-people = Kas žaidžia šiuo įrenginiu?
device-person = Žaidėjas { $number }
device-begin = Pradėti žaidimą
hand-round = Visi žaidžia šiuo, iš rankų į rankas
invites-you = { $name } tave kviečia.
invited = Tave kviečia žaisti.
invited-about = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}, apie { $minutes } min.
invited-slow = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}, kiekvienam ėjimui kelios dienos.
show-me-how = Parodyk, kaip žaisti (2 min.)
called-off = { $count ->
    [one] { $count } pradžia atšaukta.
    [few] { $count } pradžios atšauktos.
   *[other] { $count } pradžių atšaukta.
}
start-pause = Po tiek bandymų – pertrauka. Pradėti vėl galima po { $seconds } s.
begin-ask = Pradžia atšaukta { $count } k. Kas taip daro, gal laukia geresnių kortelių. Pradėti dabar?
begin-anyway = Pradėti dabar
begin-not = Dar ne
new-table = Naujas stalas
setting-notify = Pranešti, kai mano ėjimas
setting-volume = Garsumas
rules-differ = { $count ->
    [one] Nuo spausdintų skiriasi { $count } taisyklė
    [few] Nuo spausdintų skiriasi { $count } taisyklės
   *[other] Nuo spausdintų skiriasi { $count } taisyklių
}
as-printed = Kaip spausdintose taisyklėse
as-agreed = Kol šeimininkas baigs
menu-more = Daugiau
sound-and-motion = Garsas ir judesys
new-key = Sukurti naują raktą
new-key-help = Jei šį adresą turi kas nors kitas, sukurk naują raktą. Senasis iškart nebegalios.
other-device-help = Atidaryk ten šį adresą. Tai tavo vieta: niekam jo nerodyk.
key-move = Judėti po laikiklį ir stalą
key-select = Paimti arba padėti kortelę
key-lay = Dėti: čia arba kur tinka
key-new = Dėti kaip naują derinį
key-back = Atgal į laikiklį
key-pick = Rasti kortelę pagal skaičių; J: jokeris
key-undo = Atšaukti, pakartoti
key-sort = Rikiuoti laikiklį
key-hint = Užuomina
key-draw = Traukti
key-discard = Numesti šią kortelę
key-play = Didysis mygtukas
key-down = Paleisti tai, ką laikai
key-help = Šis sąrašas
key-name-space = Tarpas
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Kitas tinkamas derinys
key-log = Kas įvyko
hand-on = Naujas šeimininkas: { $name }
let-back = Leisti grįžti: { $name }
remove-sure = Pašalinti visam laikui: { $name }?
qr = Nuoroda kaip QR kodas
sort-playable = Rikiuoti pagal derinius
tidy-table = Sutvarkyti stalą
other-device = Žaisti kitame įrenginyje
table-rules = Šio stalo taisyklės
what-changed = Kas pasikeitė po mano ėjimo
read-table = Perskaityti stalą
read-set = Perskaityti šį derinį
copied = Nukopijuota
hint-take-back = Atgal į laikiklį
your-face = Tavo veidas
face-number = { $number } veidas
setting-theme = Šviesi ar tamsi tema
setting-theme-auto = Kaip įrenginyje
setting-theme-light = Šviesi
setting-theme-dark = Tamsi
setting-tiles = Kortelės
setting-tiles-engraved = Graviruotos
setting-tiles-flat = Plokščios
setting-colours = Spalvos
setting-colours-normal = Įprastos
setting-colours-strong = Ryškios
# The first letter of the colour beside the shape on every tile.
setting-letters = Spalvos raidė ant kortelių
setting-size = Dydis
setting-size-normal = Įprastas
setting-size-large = Didelis
setting-motion = Animacija
setting-motion-auto = Kaip įrenginyje
setting-motion-less = Mažiau
setting-sort = Rikiuoti po dalijimo
setting-sort-none = Ne
setting-sort-runs = Pagal spalvą
setting-sort-groups = Pagal skaičių
setting-left-handed = Kairiarankiams
setting-sounds = Garsai
setting-vibration = Vibracija
setting-confirm-draw = Klausti prieš traukiant
setting-shortcuts = Vieno klavišo komandos
