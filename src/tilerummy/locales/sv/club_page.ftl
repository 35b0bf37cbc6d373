### A club’s evening on the page

## A new evening

club-about = En kväll vid flera bord med en enda länk. Riktiga askar på borden, platser och resultat i telefonerna.
club-title = Kvällens namn
club-needs-title = Kvällen har inget namn än
club-i-play = Jag spelar också
club-rounds = Rundor
club-deals = Givar per runda
club-minutes = Tid för en runda
club-where = Var det spelas
club-on-boxes = med riktiga askar
club-on-page = i telefonerna
club-on-either = som varje bord vill
club-same-deal = Samma stenar vid varje bord
club-drawn = Vem spelar med vem
club-drawn-chance = genom lottning, ingen möts två gånger
club-drawn-standing = efter ställningen
club-drawn-all = alla möter alla
club-drawn-winners = vinnare går vidare
club-counts = Vad som räknas
club-end = I slutet
club-final-none = ingen final
club-final-table = final för de fyra bästa
club-final-two = final för de två bästa
club-cap = Så mycket kostar en runda högst
club-no-cap = ingen gräns
club-bonus = Extra för att vinna ett bord
club-league = Liga
club-league-help = Kvällar som öppnas med samma liganamn läggs ihop.
club-open = Öppna kvällen
club-import = Hämta en kväll från en fil

## Coming in

club-im-in = Jag är med
club-no-account = Inget konto. Arrangören kan ta bort kvällen med alla namn.
club-late = En runda pågår. Du är med från nästa.
club-number-help = Visa numret för arrangören, som släpper in den här telefonen.
club-have-key = Jag är arrangören, på en ny telefon

## A player’s phone

club-on-paper = Ingen anslutning. Arrangören har det på papper.
club-round-of = runda { $number } av { $count }
club-deal-of = Giv { $number } av { $count }
club-time-up = Tiden är slut. Spela klart turen och räkna sedan ställen.
club-last-turn = Tiden är slut. Den här turen är den sista.
club-awaited = De andra är klara. Ert resultat saknas.
club-is-it-right = { $name } skrev det här. Stämmer det?
club-yes = Ja, det stämmer
club-differently = Skriv något annat
club-waits-yes = Saknas än: ett ja från { $names }
club-next-soon = Nästa runda kommer när alla bord är klara.
club-paused = Du står över.
club-you-rest = Du står över den här rundan. Nästa gång spelar du.
club-soon = Ditt bord står här när rundan börjar.
club-place-of = Plats { $place } av { $count }
club-all-places = Alla platser
club-played = spelad
club-now = nu
club-write = Skriv vårt resultat
club-compared = Jämfört med samma plats vid de andra borden
club-play-here = Spela här i telefonerna
club-organise = Led kvällen
club-my-table = Mitt bord
club-pause = Stå över
club-leave = Gå hem
club-back = Spela igen
club-forget = Glöm mitt namn
club-forget-help = Ett nummer ersätter ditt namn. Dina resultat blir kvar.
club-sure = Tryck en gång till

## The organiser

club-swap-how = Än så länge ser bara du rundan. Tryck på två namn för att byta dem.
club-show = Visa borden för alla
club-draw = Lotta runda { $number }
club-draw-again = Lotta igen
club-draw-final = Lotta finalen
club-drawn-help = Om det går möts ingen två gånger, och ingen sitter två gånger vid ett bord med tre.
club-correct = Rätta resultatet
club-count-racks = Räkna ställen nu
club-log = Resultaten som de skrevs
club-before = förut
club-is-paused = står över
club-is-left = har gått hem
club-keeps = Sitter alltid vid bord
club-second = Gör också till arrangör
club-second-not = Inte arrangör längre
club-paper = Skriv ut och spara
club-print-slips = Lappar
club-print-seating = Bordsplacering
club-print-standing = Ställning
club-results = Resultat
club-key-help = Med den här nyckeln är du arrangör på en annan telefon. Du ser den bara nu: skriv upp den.
club-close = Avsluta kvällen
club-delete = Ta bort kvällen

## The big screen

club-point = Rikta telefonens kamera mot fyrkanten och skriv ditt namn.
club-final-nought = Alla börjar från noll.
