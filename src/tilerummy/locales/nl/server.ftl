### Wat men aan tafel zegt en wat de server weigert.

## Zinnen

phrase-hello = Hallo
phrase-good-luck = Veel geluk
phrase-well-played = Goed gespeeld
phrase-nice-move = Wat een zet
phrase-thanks = Dank je
phrase-sorry = Sorry
phrase-one-moment = Een ogenblikje
phrase-i-am-back = Ik ben er weer
phrase-your-turn = Jij bent aan de beurt
phrase-so-close = Dat scheelde weinig
phrase-another-round = Nog een ronde?
phrase-good-game = Mooi gespeeld, allemaal
phrase-goodbye = Tot ziens

## Reacties

reaction-smile = glimlach
reaction-laugh = lachen
reaction-wow = verbazing
reaction-clap = applaus
reaction-think = nadenken
reaction-oops = oeps
reaction-heart = hart
reaction-party = feest

## Waarom iets niet ging

problem-unreadable = Dat bericht was niet leesbaar. Probeer het nog eens.
problem-too-large = Dat is te lang.
problem-too-many = Dat was veel tegelijk. Wacht even.
problem-too-many-tables = Je hebt veel tafels geopend. Maak er eerst een af, of wacht even.
problem-banned = Je kunt hier een tijdje niet spelen.
problem-unfit-name = Kies een andere naam.
problem-busy = De server is bezig. Probeer het zo nog eens.
problem-failed = Er ging iets mis op de server; het is genoteerd. Nog eens proberen helpt niet.
problem-hello-first = De verbinding begon verkeerd. Laad de pagina opnieuw.
problem-wrong-token = Dit apparaat is hier niet bekend. Laad de pagina opnieuw.
problem-wrong-origin = Die pagina mag niet met deze server praten.
problem-no-such-table = Deze tafel bestaat niet. Controleer de link.
problem-no-such-page = Op dit adres is niets.
problem-not-seated = Ga eerst zitten.
problem-already-seated = Je zit hier al.
problem-removed = De gastheer heeft je van deze tafel gehaald. Je kunt nog wel kijken.
problem-table-full = Alle plaatsen zijn bezet.
problem-bad-name = Kies een naam van 1 tot 24 letters.
problem-bad-rules = Deze regels passen niet bij elkaar.
problem-clock-range = Een beurt duurt 15 seconden tot 10 minuten, 1 tot 14 dagen, of heeft geen klok.
problem-no-such-level = Dat niveau bestaat niet.
problem-places-open = Er zijn nog plaatsen vrij. Wacht of voeg een computer toe.
problem-not-ready = Iemand is nog niet klaar.
problem-already-started = De partij is al begonnen.
problem-starting = De partij begint zo.
problem-start-paused = De start is keer op keer afgebroken. Probeer het over { $seconds } seconden opnieuw.
problem-wrong-salt = Je willekeurige getal is niet het getal dat je beloofde. Druk opnieuw op ‘Ik ben er klaar voor’.
problem-no-such-pledge = Deze verdeling is al gebruikt. Probeer het nog eens.
problem-not-started = Er wordt nu niet gespeeld.
problem-not-over = Deze partij is nog bezig. Terugkijken kan als die is afgelopen.
problem-round-goes-on = De computer speelt op deze plaats tot het einde van de ronde. Daarna kun je hem overnemen.
problem-paused = De tafel heeft pauze.
problem-not-away = Deze speler is nog niet lang genoeg weg.
problem-bot-plays = De computer speelt voor jou. Neem eerst zelf weer over.
problem-hints-off = Aan deze tafel zijn er geen tips.
problem-text-off = Hier kun je alleen zinnen en reacties sturen.
problem-say-one-thing = Eén ding tegelijk.
problem-no-such-day = Voor die dag zijn er geen stenen. Loopt je klok goed?
problem-not-this-deal = Dit is geen spel met de stenen van die dag.
problem-no-notices = Deze server stuurt geen meldingen.
