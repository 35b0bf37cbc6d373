### Hva man sier ved bordet, og hva tjeneren avviser.

## Setninger

phrase-hello = Hei
phrase-good-luck = Lykke til
phrase-well-played = Godt spilt
phrase-nice-move = For et trekk
phrase-thanks = Takk
phrase-sorry = Beklager
phrase-one-moment = Et øyeblikk
phrase-i-am-back = Jeg er tilbake
phrase-your-turn = Det er din tur
phrase-so-close = Så nær
phrase-another-round = En runde til?
phrase-good-game = Godt spill
phrase-goodbye = Ha det

## Reaksjoner

reaction-smile = smil
reaction-laugh = latter
reaction-wow = forbløffelse
reaction-clap = klapping
reaction-think = ettertanke
reaction-oops = oisann
reaction-heart = hjerte
reaction-party = konfetti

## Hvorfor noe ikke gikk

problem-unreadable = Meldingen kunne ikke leses. Prøv igjen.
problem-too-large = Det er for langt.
problem-too-many = Det var mye på en gang. Vent litt.
problem-too-many-tables = Du har åpnet mange bord. Gjør ett ferdig først, eller vent litt.
problem-banned = Du kan ikke spille her en stund.
problem-unfit-name = Velg et annet navn.
problem-busy = Serveren er opptatt. Prøv igjen om litt.
problem-failed = Noe gikk galt på serveren, og det er notert. Det hjelper ikke å prøve igjen.
problem-hello-first = Forbindelsen begynte feil. Last siden på nytt.
problem-wrong-token = Denne enheten er ikke kjent her. Last siden på nytt.
problem-wrong-origin = Den siden får ikke snakke med denne serveren.
problem-no-such-table = Bordet finnes ikke. Sjekk lenken.
problem-no-such-page = Det er ingenting på denne adressen.
problem-not-seated = Ta plass først.
problem-already-seated = Du sitter her allerede.
problem-removed = Verten har tatt deg fra bordet. Du kan fortsatt se på.
problem-table-full = Alle plassene er opptatt.
problem-bad-name = Velg et navn på 1 til 24 bokstaver.
problem-bad-rules = Disse reglene passer ikke sammen.
problem-clock-range = En tur varer 15 sekunder til 10 minutter eller 1 til 14 dager, eller den har ingen tidsgrense.
problem-no-such-level = Det nivået finnes ikke.
problem-places-open = Det er fortsatt ledige plasser. Vent, eller legg til en datamaskin.
problem-not-ready = Noen er ikke klare ennå.
problem-already-started = Spillet har allerede begynt.
problem-starting = Spillet begynner straks.
problem-start-paused = Starten ble avbrutt gang på gang. Prøv igjen om { $seconds } sekunder.
problem-wrong-salt = Det tilfeldige tallet ditt er ikke det du lovet. Trykk på «Jeg er klar» igjen.
problem-no-such-pledge = Denne utdelingen er allerede brukt. Prøv igjen.
problem-not-started = Det spilles ikke akkurat nå.
problem-not-over = Dette spillet er ikke ferdig ennå. Du kan spille det av når det er slutt.
problem-round-goes-on = Datamaskinen spiller på denne plassen til runden er over. Etterpå kan du ta den.
problem-paused = Bordet tar en pause.
problem-not-away = Spilleren har ikke vært borte lenge nok.
problem-bot-plays = Datamaskinen spiller for deg. Kom tilbake først.
problem-hints-off = Det er ingen tips ved dette bordet.
problem-text-off = Her kan du bare sende setninger og reaksjoner.
problem-say-one-thing = Én ting om gangen.
problem-no-such-day = Det finnes ingen brikker for den dagen. Går klokken din riktig?
problem-not-this-deal = Dette er ikke et spill med den dagens brikker.
problem-no-notices = Denne serveren sender ingen varsler.
