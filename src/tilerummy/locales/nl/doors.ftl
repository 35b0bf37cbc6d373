about-baltic = Een joker blijft liggen tot iemand hem ruilt.
about-pro6 = Tot zes spelers en zes kleuren.
which-style = Welke uitgave is het?
your-language-chose = Past bij je taal
popular-rules = Vaak gewijzigde regels
all-rules = Alle regels
rules-search = Zoek een regel
rules-search-none = Geen regel bevat deze woorden.
who-joins = Wie mag meedoen
joins-link = Met de link
joins-all = Iedereen
everybody-reads = Dit leest iedereen aan tafel
more-choices = Meer keuzes
rule-differs = gewijzigd
said-opening-any = elke set is genoeg om uit te komen
said-opening-points = uitkomen met { $minimum }
said-jokers-free = jokers bewegen vrij
said-jokers-same-meaning = jokers houden hun betekenis
said-jokers-stay-until-swapped = jokers blijven tot ze geruild worden
said-jokers-no-split = sets met joker blijven heel
said-jokers-frozen = sets met joker zijn bevroren
said-hints-none = geen tips
said-hints-counted = tips kosten punten
said-hints-free = gratis tips
said-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
rules-changed-by = { $count ->
    [one] { $name } heeft { $count } regel gewijzigd.
   *[other] { $name } heeft { $count } regels gewijzigd.
}
ready-again = Druk nog eens op ‘Ik ben klaar’.
rules-group-2 = Voor de eerste beurt
rules-group-3 = Sets
rules-group-4 = Uitkomen
rules-group-5 = Je beurt
rules-group-7 = Jokers op tafel
rules-group-8 = Tijd en fouten
rules-group-9 = Het einde en de punten
go-on-with = Verder met { $names }
others-play = De anderen spelen
my-games = Mijn partijen
games-going = Nog bezig
games-finished = Uitgespeeld
games-none = Er is geen partij bezig.
privacy-link = Privacy
tapping-works = Tikken kan ook: eerst de stenen, dan de tafel.
first-game = Speel een eerste partij
try-yourself = Probeer het zelf
you-and-best = Jij { $mine } · Beste { $best }
turning-point = Keerpunt
more-possible = Er kon meer
set-group = Groep: { $number }
from-rack = { $tiles } van het plankje.
from-group = { $tiles } uit de groep met { $number }.
from-run = { $tiles } uit de serie { $span }.
coach-keys = M: volgende moment, T: zelf proberen, C: voor nieuwsgierigen, Shift en pijlen: stap voor stap.
check-deal = Controleer deze verdeling
deal-cannot = Dit kan hier niet worden gecontroleerd. Daarvoor zijn de regels van de server en een veilige verbinding nodig.
deal-good = Alles klopt: de verdeling en elke gepakte steen. Rondes: { $count }.
deal-differs = Er klopt iets niet: regel { $line } past niet bij de beloofde verdeling.
deal-broken = Dit is niet de verdeling die was beloofd.
deal-own-found = Je eigen willekeurige getal, dat dit apparaat bewaarde, zit in deze verdeling.
deal-own-missing = Maar wat dit apparaat voor de partij bewaarde, past niet bij dit verslag.
deal-own-unknown = Dit apparaat bewaarde niets van voor de partij. Alleen het verslag zelf is gecontroleerd.
deal-sealed = Volgens de server lag alles vast voordat iemand de verdeling kon kennen.
deal-open = Niet verzegeld: wie het laatst kwam, had de verdeling kunnen beïnvloeden.
your-name = Je naam
players-range = { $low }–{ $high } spelers
home-title = Schuif aan.
play-now = Nu spelen
play-now-sub = Tegen de computer, zoals de vorige keer
play-now-first = Tegen de computer
new-table-sub = Kies een doos en stuur de link
lobby-empty = Er staat nu geen tafel open. Open er zelf een.
# The tables the reader still sits at.
continue = Je tafels
sit-here = Hier zitten
# The boxes are the rule sets that people have at home.
which-box = Welke doos heb je?
rules-as-printed = Alles zoals in de spelregels
back-to-sheet = Terug naar de gedrukte regels
the-table = De tafel
# How many computer players.
computers = Computers
strength = Niveau
live-drafts = Zetten live tonen
live-drafts-help = De anderen zien je leggen
open-table = Tafel openen
open-seat = Vrije plaats
anyone-with-link = Wie de link heeft
is-ready = Klaar
not-ready = Nog niet klaar
add-computer = Computer erbij
program-help = Het programma neemt de plaats in met dit adres en deze sleutel. De sleutel is alleen nu te zien; de rest staat op de pagina over het protocol.
change-rules = Regels wijzigen
change-table = Tafel wijzigen
send-link = Stuur deze link
not-ready-after-all = Wacht, nog niet
waiting-seats = { $count ->
    [one] { $count } plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
}
waiting-ready = { $count ->
    [one] { $count } speler is nog niet klaar.
   *[other] { $count } spelers zijn nog niet klaar.
}
all-ready = Iedereen is klaar.
learn-title = Nog nooit gespeeld?
learn-text = Leer het al spelend, in tien korte opdrachten.
learn-start = Uitleg beginnen
learn-go-on = Verder leren: opdracht { $number }
one-device = Eén apparaat voor iedereen
one-device-sub = Speel alleen tegen computers, of geef het apparaat door
device-people = Wie speelt op dit apparaat?
device-person = Speler { $number }
device-begin = Partij beginnen
hand-round = Iedereen speelt hierop, van hand tot hand
invites-you = { $name } nodigt je uit.
invited = Je bent uitgenodigd.
invited-about = { $count } spelers, ongeveer { $minutes } minuten.
invited-slow = { $count } spelers, met dagen voor elke beurt.
show-me-how = Laat zien hoe het gaat (2 min)
called-off = { $count ->
    [one] Eén start is afgebroken.
   *[other] { $count } starts zijn afgebroken.
}
start-pause = Na zoveel pogingen is er even pauze. Over { $seconds } s kan het weer.
begin-ask = De start is { $count } keer afgebroken. Wie dat doet, wacht misschien op betere stenen. Nu beginnen?
begin-anyway = Nu beginnen
begin-not = Nog niet
new-table = Nieuwe tafel
setting-notify = Meld het me als ik aan de beurt ben
setting-volume = Volume
rules-differ = { $count ->
    [one] { $count } regel wijkt af van de spelregels
   *[other] { $count } regels wijken af van de spelregels
}
as-printed = Zoals in de spelregels
as-agreed = Tot de gastheer stopt
menu-more = Meer
sound-and-motion = Geluid en beweging
new-key = Nieuwe sleutel maken
new-key-help = Heeft iemand anders dit adres, maak dan een nieuwe sleutel. De oude werkt meteen niet meer.
other-device-help = Open daar dit adres. Het is jouw plaats: houd het voor jezelf.
key-move = Over plankje en tafel gaan
key-select = Steen oppakken of neerleggen
key-lay = Leggen: in deze set, of waar hij past
key-new = Als nieuwe set leggen
key-back = Terug op het plankje
key-pick = Steen met dit getal zoeken; J voor joker
key-undo = Ongedaan maken, opnieuw
key-sort = Plankje sorteren
key-hint = Tip
key-draw = Pakken
key-discard = Deze steen afleggen
key-play = De grote knop
key-down = Loslaten wat je vasthoudt
key-help = Deze lijst
key-name-space = Spatie
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Volgende set die past
key-log = Wat er gebeurd is
hand-on = { $name } gastheer maken
let-back = { $name } weer toelaten
remove-sure = { $name } echt verwijderen?
qr = De link als QR-code
sort-playable = Op sets sorteren
tidy-table = Tafel opruimen
other-device = Op een ander apparaat spelen
table-rules = Regels van deze tafel
what-changed = Wat er sinds mijn zet gebeurd is
read-table = Lees de tafel voor
read-set = Lees deze set voor
copied = Gekopieerd
hint-take-back = Terug op het plankje
your-face = Jouw gezicht
face-number = Gezicht { $number }
setting-theme = Licht of donker
setting-theme-auto = Zoals het apparaat
setting-theme-light = Licht
setting-theme-dark = Donker
setting-tiles = Stenen
setting-tiles-engraved = Gegraveerd
setting-tiles-flat = Vlak
setting-colours = Kleuren
setting-colours-normal = Normaal
setting-colours-strong = Sterk
# The first letter of the colour beside the shape on every tile.
setting-letters = Kleurletters op de stenen
setting-size = Grootte
setting-size-normal = Normaal
setting-size-large = Groot
setting-motion = Beweging
setting-motion-auto = Zoals het apparaat
setting-motion-less = Minder
setting-sort = Sorteren na het delen
setting-sort-none = Niet
setting-sort-runs = Op kleur
setting-sort-groups = Op getal
setting-left-handed = Linkshandig
setting-sounds = Geluid
setting-vibration = Trillen
setting-confirm-draw = Vragen voor het pakken
setting-shortcuts = Sneltoetsen met één toets
