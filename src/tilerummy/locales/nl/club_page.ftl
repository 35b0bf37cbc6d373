### A club’s evening on the page

## A new evening

club-about = Een avond aan meerdere tafels met één link. Echte dozen op de tafels, plaatsen en uitslagen op de telefoons.
club-title = Naam van de avond
club-needs-title = De avond heeft nog geen naam
club-i-play = Ik speel ook mee
club-rounds = Rondes
club-deals = Spellen per ronde
club-minutes = Tijd voor een ronde
club-where = Waar wordt gespeeld
club-on-boxes = met echte dozen
club-on-page = op de telefoons
club-on-either = zoals elke tafel wil
club-same-deal = Dezelfde stenen aan elke tafel
club-drawn = Wie met wie speelt
club-drawn-chance = door loting, niemand treft elkaar twee keer
club-drawn-standing = volgens de stand
club-drawn-all = iedereen met iedereen
club-drawn-winners = winnaars gaan door
club-counts = Wat telt
club-end = Aan het eind
club-final-none = geen finale
club-final-table = finale van de beste vier
club-final-two = finale van de beste twee
club-cap = Zoveel kost een ronde hoogstens
club-no-cap = geen grens
club-bonus = Extra voor winst aan een tafel
club-league = Competitie
club-league-help = Avonden met dezelfde naam van de competitie worden opgeteld.
club-open = Avond openen
club-import = Avond uit een bestand halen

## Coming in

club-im-in = Ik doe mee
club-no-account = Geen account. De organisatie kan de avond met alle namen wissen.
club-late = Er wordt een ronde gespeeld. Jij speelt vanaf de volgende mee.
club-number-help = Laat dit nummer zien aan de organisatie. Die laat deze telefoon binnen.
club-have-key = Ik organiseer, op een nieuwe telefoon

## A player’s phone

club-on-paper = Geen verbinding. De organisatie heeft het op papier.
club-round-of = ronde { $number } van { $count }
club-deal-of = Spel { $number } van { $count }
club-time-up = De tijd is om. Maak deze beurt af en tel dan de plankjes.
club-last-turn = De tijd is om. Deze beurt is de laatste.
club-awaited = De anderen zijn klaar. Jullie uitslag ontbreekt nog.
club-is-it-right = { $name } heeft dit opgeschreven. Klopt het?
club-yes = Ja, dat klopt
club-differently = Anders opschrijven
club-waits-yes = Nog nodig: een ja van { $names }
club-next-soon = De volgende ronde komt als alle tafels klaar zijn.
club-paused = Je slaat even over.
club-you-rest = Je slaat deze ronde over. De volgende keer speel je.
club-soon = Hier staat je tafel zodra de ronde begint.
club-place-of = Plaats { $place } van { $count }
club-all-places = Alle plaatsen
club-played = gespeeld
club-now = nu
club-write = Onze uitslag opschrijven
club-compared = Vergeleken met dezelfde plaats aan de andere tafels
club-play-here = Hier op de telefoons spelen
club-organise = De avond leiden
club-my-table = Mijn tafel
club-pause = Overslaan
club-leave = Naar huis gaan
club-back = Weer meespelen
club-forget = Mijn naam vergeten
club-forget-help = Er komt een nummer in plaats van je naam. Je uitslagen blijven.
club-sure = Druk nog een keer

## The organiser

club-swap-how = Alleen jij ziet deze ronde nog. Tik op twee namen om ze te wisselen.
club-show = De tafels aan iedereen tonen
club-draw = Ronde { $number } loten
club-draw-again = Opnieuw loten
club-draw-final = Finale loten
club-drawn-help = Als het kan, treft niemand elkaar twee keer en zit niemand twee keer aan een tafel van drie.
club-correct = Uitslag verbeteren
club-count-racks = De plankjes nu tellen
club-log = Uitslagen zoals ze zijn opgeschreven
club-before = eerst
club-is-paused = slaat over
club-is-left = naar huis
club-keeps = Zit altijd aan tafel
club-second = Ook laten organiseren
club-second-not = Organiseert niet meer
club-paper = Afdrukken en bewaren
club-print-slips = Briefjes
club-print-seating = Tafelindeling
club-print-standing = Stand
club-results = Uitslagen
club-key-help = Met deze sleutel organiseer je op een andere telefoon. Je ziet hem alleen nu: schrijf hem op.
club-close = Avond sluiten
club-delete = Avond wissen

## The big screen

club-point = Richt de camera van je telefoon op het vierkant en schrijf je naam.
club-final-nought = Iedereen begint bij nul.
