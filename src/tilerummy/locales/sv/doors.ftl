about-baltic = En joker ligger kvar tills någon byter den.
about-pro6 = Upp till sex spelare och sex färger.
which-style = Vilken utgåva är det?
your-language-chose = Passar ditt språk
popular-rules = Regler som många ändrar
all-rules = Alla regler
rules-search = Sök en regel
rules-search-none = Ingen regel innehåller de orden.
who-joins = Vem får vara med
joins-link = Med länken
joins-all = Alla
everybody-reads = Det här läser alla vid bordet
more-choices = Fler val
rule-differs = ändrad
said-opening-any = vilken kombination som helst öppnar
said-opening-points = öppning { $minimum }
said-jokers-free = jokrar flyttas fritt
said-jokers-same-meaning = jokrar behåller sin betydelse
said-jokers-stay-until-swapped = jokrar ligger kvar tills de byts
said-jokers-no-split = kombinationer med joker delas inte
said-jokers-frozen = kombinationer med joker är låsta
said-hints-none = inga tips
said-hints-counted = tips kostar poäng
said-hints-free = gratis tips
said-rounds = { $count ->
    [one] { $count } runda
   *[other] { $count } rundor
}
rules-changed-by = { $count ->
    [one] { $name } har ändrat { $count } regel.
   *[other] { $name } har ändrat { $count } regler.
}
ready-again = Tryck på ”Jag är redo” igen.
rules-group-2 = Före den första turen
rules-group-3 = Kombinationer
rules-group-4 = Öppningen
rules-group-5 = Din tur
rules-group-7 = Jokrar på bordet
rules-group-8 = Tid och misstag
rules-group-9 = Slutet och poängen
go-on-with = Fortsätt: { $names }
others-play = De andra spelar
my-games = Mina spel
games-going = Pågår
games-finished = Avslutade
games-none = Inget spel pågår.
privacy-link = Integritet
tapping-works = Du kan också trycka: först på stenarna, sedan på bordet.
first-game = Spela ditt första spel
try-yourself = Försök själv
you-and-best = Du { $mine } · Bäst { $best }
turning-point = Vändpunkt
more-possible = Mer var möjligt
set-group = Grupp med { $number }:or
from-rack = { $tiles } från spelbrädan.
from-group = { $tiles } från gruppen med { $number }:or.
from-run = { $tiles } från raden { $span }.
coach-keys = M: nästa ögonblick, T: försök själv, C: för den nyfikne, Skift och pilar: steg för steg.
check-deal = Kontrollera den här given
deal-cannot = Det går inte att kontrollera här. Det behövs regler från servern och en säker anslutning.
deal-good = Allt stämmer: given och varje sten som togs. Rundor: { $count }.
deal-differs = Något är fel: rad { $line } stämmer inte med den utlovade given.
deal-broken = Given är inte den som utlovades.
deal-own-found = Ditt eget slumptal, som den här enheten sparade, är med i den här given.
deal-own-missing = Men det som enheten sparade före spelet passar inte protokollet.
deal-own-unknown = Den här enheten sparade inget från före spelet. Bara protokollet självt är kontrollerat.
deal-sealed = Enligt servern hade alla bundit sig innan någon kunde känna till given.
deal-open = Inte förseglat: den som kom sist kunde ha påverkat given.
your-name = Ditt namn
players-range = { $low }–{ $high } spelare
home-title = Slå dig ner.
play-now = Spela nu
play-now-sub = Mot datorn, som förra gången
play-now-first = Mot datorn
new-table-sub = Välj en låda och skicka länken
lobby-empty = Det finns inget ledigt bord just nu. Öppna ett.
# The tables the reader still sits at.
continue = Dina bord
sit-here = Sitt här
# The boxes are the rule sets that people have at home.
which-box = Vilken låda har du?
rules-as-printed = Allt som i de tryckta reglerna
back-to-sheet = Tillbaka till de tryckta reglerna
the-table = Bordet
# How many computer players.
computers = Datorer
strength = Nivå
live-drafts = Visa drag live
live-drafts-help = De andra kan se när du lägger
open-table = Öppna bordet
open-seat = Ledig plats
anyone-with-link = Alla med länken
is-ready = Redo
not-ready = Inte redo än
add-computer = Lägg till dator
program-help = Programmet tar platsen med den här adressen och den här nyckeln. Nyckeln visas bara nu; resten står på sidan om protokollet.
change-rules = Ändra reglerna
change-table = Ändra bordet
send-link = Skicka den här länken
not-ready-after-all = Vänta, inte än
waiting-seats = { $count ->
    [one] { $count } plats är fortfarande ledig.
   *[other] { $count } platser är fortfarande lediga.
}
waiting-ready = { $count ->
    [one] { $count } spelare är inte redo än.
   *[other] { $count } spelare är inte redo än.
}
all-ready = Alla är redo.
learn-title = Är spelet nytt för dig?
learn-text = Lär dig genom att spela, i tio korta uppgifter.
learn-start = Börja introduktionen
learn-go-on = Lär dig mer: uppgift { $number }
one-device = En enhet för alla
one-device-sub = Spela ensam mot datorer, eller skicka runt enheten
device-people = Vem spelar på den här enheten?
device-person = Spelare { $number }
device-begin = Börja spelet
hand-round = Alla spelar på den här, från hand till hand
invites-you = { $name } bjuder in dig.
invited = Du är inbjuden.
invited-about = { $count } spelare, ungefär { $minutes } minuter.
invited-slow = { $count } spelare, med dagar för varje drag.
show-me-how = Visa mig hur (2 min)
called-off = { $count ->
    [one] En start avbröts.
   *[other] { $count } starter avbröts.
}
start-pause = Efter så många försök är det paus. Du kan starta igen om { $seconds } s.
begin-ask = Starten avbröts { $count } gånger. Den som gör så väntar kanske på bättre stenar. Börja nu?
begin-anyway = Börja nu
begin-not = Inte än
new-table = Nytt bord
setting-notify = Säg till när det är min tur
setting-volume = Volym
rules-differ = { $count ->
    [one] { $count } regel avviker från de tryckta
   *[other] { $count } regler avviker från de tryckta
}
as-printed = Som i de tryckta reglerna
as-agreed = Tills värden slutar
menu-more = Mer
sound-and-motion = Ljud och rörelse
new-key = Gör en ny nyckel
new-key-help = Om någon annan har den här adressen, gör en ny nyckel. Den gamla slutar gälla direkt.
other-device-help = Öppna den här adressen där. Den är din plats: behåll den för dig själv.
key-move = Flytta markören på bräda och bord
key-select = Ta upp eller lägg ner en sten
key-lay = Lägg: i den här kombinationen, eller där den passar
key-new = Lägg som ny kombination
key-back = Tillbaka till brädan
key-pick = Hitta en sten efter tal; J för joker
key-undo = Ångra, gör om
key-sort = Sortera brädan
key-hint = Tips
key-draw = Ta en sten
key-discard = Kasta den här stenen
key-play = Den stora knappen
key-down = Släpp det du har tagit upp
key-help = Den här listan
key-name-space = Mellanslag
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Nästa kombination som passar
key-log = Vad som har hänt
hand-on = Gör { $name } till värd
let-back = Låt { $name } komma tillbaka
remove-sure = Ta bort { $name } helt?
qr = Länken som QR-kod
sort-playable = Sortera efter kombinationer
tidy-table = Städa bordet
other-device = Spela på en annan enhet
table-rules = Regler vid det här bordet
what-changed = Vad som har hänt sedan min tur
read-table = Läs upp bordet
read-set = Läs upp den här kombinationen
copied = Kopierat
hint-take-back = Tillbaka till brädan
your-face = Ditt ansikte
face-number = Ansikte { $number }
setting-theme = Ljust eller mörkt
setting-theme-auto = Som enheten
setting-theme-light = Ljust
setting-theme-dark = Mörkt
setting-tiles = Stenar
setting-tiles-engraved = Graverade
setting-tiles-flat = Platta
setting-colours = Färger
setting-colours-normal = Normala
setting-colours-strong = Starka
# The first letter of the colour beside the shape on every tile.
setting-letters = Färgbokstäver på stenarna
setting-size = Storlek
setting-size-normal = Normal
setting-size-large = Stor
setting-motion = Animation
setting-motion-auto = Som enheten
setting-motion-less = Mindre
setting-sort = Sortera när stenarna har delats ut
setting-sort-none = Nej
setting-sort-runs = Efter färg
setting-sort-groups = Efter tal
setting-left-handed = Vänsterhänt
setting-sounds = Ljud
setting-vibration = Vibration
setting-confirm-draw = Fråga innan jag tar en sten
setting-shortcuts = Genvägar med en tangent
