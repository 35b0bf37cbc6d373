about-baltic = Jokker jääb paigale, kuni keegi selle vahetab.
about-pro6 = Kuni kuus mängijat ja kuus värvi.
which-style = Milline väljaanne see on?
your-language-chose = Sinu keele järgi
popular-rules = Reeglid, mida sageli muudetakse
all-rules = Kõik reeglid
rules-search = Otsi reeglit
rules-search-none = Ühelgi reeglil pole neid sõnu.
who-joins = Kes võib mängida
joins-link = Lingiga
joins-all = Kõik
everybody-reads = Seda loevad kõik laua ümber
more-choices = Rohkem valikuid
rule-differs = muudetud
said-opening-any = esimeseks sobib iga kombinatsioon
said-opening-points = esimene kombinatsioon { $minimum }
said-jokers-free = jokkerid liiguvad vabalt
said-jokers-same-meaning = jokkerid säilitavad tähenduse
said-jokers-stay-until-swapped = jokkerid jäävad vahetamiseni
said-jokers-no-split = jokkeriga kombinatsioonid jäävad terveks
said-jokers-frozen = jokkeriga kombinatsioonid on lukus
said-hints-none = vihjeid pole
said-hints-counted = vihjed punktide eest
said-hints-free = vihjed tasuta
said-rounds = { $count ->
    [one] { $count } voor
   *[other] { $count } vooru
}
rules-changed-by = { $count ->
    [one] { $name } muutis { $count } reeglit.
   *[other] { $name } muutis { $count } reeglit.
}
ready-again = Vajuta veel kord „Olen valmis“.
rules-group-2 = Enne esimest käiku
rules-group-3 = Kombinatsioonid
rules-group-4 = Esimene kombinatsioon
rules-group-5 = Sinu käik
rules-group-7 = Jokkerid laual
rules-group-8 = Aeg ja vead
rules-group-9 = Lõpp ja punktid
go-on-with = Edasi: { $names }
others-play = Teised mängivad
my-games = Minu mängud
games-going = Pooleli
games-finished = Lõppenud
games-none = Ühtegi mängu pole pooleli.
privacy-link = Privaatsus
tapping-works = Võid ka puudutada: enne klotse, siis lauda.
first-game = Mängi esimene mäng
try-yourself = Proovi ise
you-and-best = Sina { $mine } · Parim { $best }
turning-point = Pöördepunkt
more-possible = Rohkem oli võimalik
set-group = Rühm: { $number }
from-rack = { $tiles } aluselt.
from-group = { $tiles } rühmast ({ $number }).
from-run = { $tiles } reast ({ $span }).
coach-keys = M: järgmine hetk, T: proovi ise, C: uudishimulikele, Shift ja nooled: samm-sammult.
check-deal = Kontrolli seda jagamist
deal-cannot = Siin ei saa seda kontrollida. Vaja on reegleid serverist ja turvalist ühendust.
deal-good = Kõik klapib: jagamine ja iga võetud klots. Voore: { $count }.
deal-differs = Midagi on valesti: rida { $line } ei vasta lubatud jagamisele.
deal-broken = Jagamine pole see, mis lubati.
deal-own-found = Sinu enda juhuarv, mille see seade alles hoidis, on selles jagamises sees.
deal-own-missing = Aga see, mida seade enne mängu alles hoidis, ei sobi salvestisega.
deal-own-unknown = See seade ei hoidnud enne mängu midagi alles. Kontrollitud on ainult salvestis ise.
deal-sealed = Serveri sõnul olid kõik oma arvu kinnitanud enne, kui keegi jagamist teada sai.
deal-open = Pitseerimata: viimasena tulnu oleks võinud jagamist mõjutada.
your-name = Sinu nimi
players-range = { $low }–{ $high } mängijat
home-title = Istu lauda.
play-now = Mängi kohe
play-now-sub = Arvuti vastu, nagu viimati
play-now-first = Arvuti vastu
new-table-sub = Vali karp ja saada link
lobby-empty = Praegu pole ühtegi ootavat lauda. Ava ise.
# The tables the reader still sits at.
continue = Sinu lauad
sit-here = Istu siia
# The boxes are the rule sets that people have at home.
which-box = Milline karp sul on?
rules-as-printed = Kõik nagu trükitud reeglites
back-to-sheet = Taasta trükitud reeglid
the-table = Laud
# How many computer players.
computers = Arvutid
strength = Tase
live-drafts = Näita käike kohe
live-drafts-help = Teised näevad, kuidas sa klotse paned
open-table = Ava laud
open-seat = Vaba koht
anyone-with-link = Igaüks, kel on link
is-ready = Valmis
not-ready = Pole veel valmis
add-computer = Lisa arvuti
program-help = Programm võtab koha selle aadressi ja selle võtmega. Võtit näeb ainult praegu; ülejäänu on protokolli lehel.
change-rules = Muuda reegleid
change-table = Muuda lauda
send-link = Saada see link
not-ready-after-all = Oota, veel mitte
waiting-seats = { $count ->
    [one] { $count } koht on veel vaba.
   *[other] { $count } kohta on veel vaba.
}
waiting-ready = { $count ->
    [one] { $count } mängija pole veel valmis.
   *[other] { $count } mängijat pole veel valmis.
}
all-ready = Kõik on valmis.
learn-title = Esimest korda mängimas?
learn-text = Õpi mängides, kümne lühikese ülesandega.
learn-start = Alusta õpetust
learn-go-on = Õpi edasi: ülesanne { $number }
one-device = Üks seade kõigile
one-device-sub = Mängi arvuti vastu või andke seadet ringi
device-people = Kes selles seadmes mängivad?
device-person = Mängija { $number }
device-begin = Alusta mängu
hand-round = Kõik mängivad selles seadmes, käest kätte
invites-you = { $name } kutsub sind mängima.
invited = Sind on kutsutud mängima.
invited-about = { $count } mängijat, umbes { $minutes } minutit.
invited-slow = { $count } mängijat, igaks käiguks mitu päeva.
show-me-how = Näita mulle, kuidas (2 min)
called-off = { $count ->
    [one] Üks alustamine katkestati.
   *[other] { $count } alustamist katkestati.
}
start-pause = Pärast nii paljusid katseid on paus. Uuesti saab alustada { $seconds } s pärast.
begin-ask = Alustamine katkestati { $count } korda. Kes nii teeb, ootab võib-olla paremaid klotse. Kas alustada nüüd?
begin-anyway = Alusta nüüd
begin-not = Mitte veel
new-table = Uus laud
setting-notify = Ütle, kui on minu käik
setting-volume = Helitugevus
rules-differ = { $count ->
    [one] { $count } reegel erineb trükitust
   *[other] { $count } reeglit erineb trükitust
}
as-printed = Nagu trükitud reeglites
as-agreed = Kuni võõrustaja lõpetab
menu-more = Veel
sound-and-motion = Heli ja liikumine
new-key = Tee uus võti
new-key-help = Kui keegi teine teab seda aadressi, tee uus võti. Vana lakkab kohe kehtimast.
other-device-help = Ava see aadress seal. See on sinu koht: hoia enda teada.
key-move = Liigu alusel ja laual
key-select = Võta klots kätte või pane maha
key-lay = Pane: siia või kuhu sobib
key-new = Pane uue kombinatsioonina
key-back = Tagasi alusele
key-pick = Otsi klotsi numbri järgi; J on jokker
key-undo = Võta tagasi, tee uuesti
key-sort = Järjesta alus
key-hint = Vihje
key-draw = Võta klots
key-discard = Viska see klots ära
key-play = Suur nupp
key-down = Lase võetud klotsid lahti
key-help = See loend
key-name-space = Tühik
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Järgmine sobiv kombinatsioon
key-log = Mis on juhtunud
hand-on = Uus võõrustaja: { $name }
let-back = Luba tagasi: { $name }
remove-sure = Kas eemaldada päriselt: { $name }?
qr = Link QR-koodina
sort-playable = Järjesta kombinatsioonide järgi
tidy-table = Korrasta laud
other-device = Mängi teises seadmes
table-rules = Selle laua reeglid
what-changed = Mis on pärast minu käiku muutunud
read-table = Loe laud ette
read-set = Loe see kombinatsioon ette
copied = Kopeeritud
hint-take-back = Tagasi alusele
your-face = Sinu nägu
face-number = Nägu { $number }
setting-theme = Hele või tume
setting-theme-auto = Nagu seade
setting-theme-light = Hele
setting-theme-dark = Tume
setting-tiles = Klotsid
setting-tiles-engraved = Graveeritud
setting-tiles-flat = Lamedad
setting-colours = Värvid
setting-colours-normal = Tavalised
setting-colours-strong = Erksad
# The first letter of the colour beside the shape on every tile.
setting-letters = Värvitähed klotsidel
setting-size = Suurus
setting-size-normal = Tavaline
setting-size-large = Suur
setting-motion = Animatsioonid
setting-motion-auto = Nagu seade
setting-motion-less = Vähem
setting-sort = Järjesta pärast jagamist
setting-sort-none = Ei
setting-sort-runs = Värvi järgi
setting-sort-groups = Numbri järgi
setting-left-handed = Vasakukäelisele
setting-sounds = Helid
setting-vibration = Vibratsioon
setting-confirm-draw = Küsi enne võtmist
setting-shortcuts = Ühe klahvi käsud
