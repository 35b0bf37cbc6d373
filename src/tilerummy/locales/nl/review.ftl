replay-drop = Sleep het verslag van een partij hierheen, of kies het bestand.
replay-pick = Bestand kiezen
replay-kept = Al bekeken op dit apparaat
replay-bad-line = Dit is geen verslag van een partij: regel { $line } is niet te lezen.
replay-back = Een stap terug
replay-on = Een stap verder
replay-run = Afspelen
replay-speed = Tempo
replay-moment = Moment { $number } van { $count }
replay-racks = Plankjes
replay-open = Alles open
replay-share = Link naar dit moment
share-position = Deze stelling delen
share-title = Zie jij het?
share-count = { $count ->
    [one] Je kunt { $count } steen leggen.
   *[other] Je kunt { $count } stenen leggen.
}
share-picture = Plaatje kopiëren
share-save = Plaatje opslaan
position-bad = Deze link bevat geen stelling.
replay-notation = In notatie
replay-draft = De tafel toen de tijd om was
replay-keys = Pijltoetsen gaan stap voor stap, spatie speelt af, Home en End gaan naar de uiteinden.

review = Terugblik
review-turn = Beurt { $number }
review-nothing = Er kon niets worden gelegd.
look-could = { $count ->
    [one] Er had { $count } steen gelegd kunnen worden
   *[other] Er hadden { $count } stenen gelegd kunnen worden
}
look-much = Er had veel gelegd kunnen worden
look-praise = Beter kon niet.
look-calm = Een rustige partij. Er is niets gemist.
look-moments = Momenten
look-looking = Je beste momenten worden gezocht …
look-open = Je had kunnen uitkomen
look-last-turn = Je laatste beurt
look-more = Nog { $count }
look-joker = Een joker weggegeven
look-joker-taken = { $name } pakte je joker.
look-best = Beste zet
look-again = Nog eens
look-see = Bekijken
look-curious = Voor nieuwsgierigen
look-curious-what = kansen, geluk, eerlijkheid
try-solved = Dat was het.
try-go-on = Ga door of bekijk de rest.
try-same = dezelfde stenen, geen klok
try-calm = Niemand wacht. Neem de tijd.
review-best = Meer kon niet worden gelegd.
review-missed = { $count ->
    [one] Er kon { $count } steen meer worden gelegd.
   *[other] Er konden { $count } stenen meer worden gelegd.
}
review-missed-points = { $count ->
    [one] Er konden evenveel stenen met { $count } punt meer worden gelegd.
   *[other] Er konden evenveel stenen met { $count } punten meer worden gelegd.
}
review-cut = Misschien kan er meer: het zoeken is afgebroken.
review-taking = Met de open steen: { $tile }
review-show = Beste zet tonen
review-hide = Zoals gespeeld

review-players = De spelers in het kort
review-player = Speler
review-laid = Gelegde stenen, van alle mogelijke
review-of = { $part } van { $whole }
review-best-turns = Beurten zonder misser
review-held-back = Kon leggen, maar deed het niet
review-left = Punten over
review-luck = Geluk bij het pakken
review-luck-help = 50 is gemiddeld. Het zegt hoe goed de gepakte stenen waren, vergeleken met de stenen die hadden kunnen komen.
review-jokers = Jokers
review-share = eerlijk deel: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Stenen op de plankjes
review-chances = Kans op de ronde, in %
review-chances-help = Vanuit elke getoonde stelling speelden computerspelers de ronde { $count } keer uit, met de plankjes zoals ze waren en de pot opnieuw geschud.
review-intervals-help = De band en de getallen tussen haakjes laten zien hoe precies dat is: 95 van de 100 zulke intervallen bevatten de echte kans.
review-table = Als tabel
review-working = De terugblik wordt gemaakt: beurt { $done } van { $count }
review-failed = De terugblik lukte niet. Terugkijken kan ook zonder.
review-rules = Regels: { $rules }
review-turns = Beurten
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
deal-cannot = Dit kan hier niet worden gecontroleerd. Daarvoor zijn de regels van de server nodig.
deal-good = Alles klopt: de verdeling en elke gepakte steen. Rondes: { $count }.
deal-differs = Er klopt iets niet: regel { $line } past niet bij de beloofde verdeling.
deal-broken = Dit is niet de verdeling die was beloofd.
deal-own-found = Je eigen willekeurige getal, dat dit apparaat bewaarde, zit in deze verdeling.
deal-own-missing = Maar wat dit apparaat voor de partij bewaarde, past niet bij dit verslag.
deal-own-unknown = Dit apparaat bewaarde niets van voor de partij. Alleen het verslag zelf is gecontroleerd.
deal-sealed = Volgens de server lag alles vast voordat iemand de verdeling kon kennen.
deal-open = Niet verzegeld: wie het laatst kwam, had de verdeling kunnen beïnvloeden.
