### Hvad man siger ved bordet, og hvad serveren afviser.

## Sætninger

phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-well-played = Godt spillet
phrase-nice-move = Sikke et træk
phrase-thanks = Tak
phrase-sorry = Undskyld
phrase-one-moment = Et øjeblik
phrase-i-am-back = Jeg er tilbage
phrase-your-turn = Det er din tur
phrase-so-close = Så tæt på
phrase-another-round = En runde til?
phrase-good-game = Godt spil
phrase-goodbye = Farvel

## Reaktioner

reaction-smile = smil
reaction-laugh = latter
reaction-wow = forbløffelse
reaction-clap = klapsalver
reaction-think = eftertanke
reaction-oops = hovsa
reaction-heart = hjerte
reaction-party = konfetti

## Hvorfor noget ikke lykkedes

problem-unreadable = Beskeden kunne ikke læses. Prøv igen.
problem-too-large = Det er for langt.
problem-too-many = Det var meget på én gang. Vent et øjeblik.
problem-too-many-tables = Du har åbnet mange borde. Gør først et færdigt, eller vent lidt.
problem-banned = Du kan ikke spille her i en periode.
problem-unfit-name = Vælg et andet navn.
problem-busy = Serveren har travlt. Prøv igen om lidt.
problem-failed = Noget gik galt på serveren, og det er noteret. Det hjælper ikke at prøve igen.
problem-hello-first = Forbindelsen begyndte forkert. Genindlæs siden.
problem-wrong-token = Denne enhed er ikke kendt her. Genindlæs siden.
problem-wrong-origin = Den side må ikke tale med denne server.
problem-no-such-table = Bordet findes ikke. Tjek linket.
problem-no-such-page = Der er ikke noget på denne adresse.
problem-not-seated = Tag først plads.
problem-already-seated = Du sidder her allerede.
problem-removed = Værten har fjernet dig fra bordet. Du kan stadig kigge med.
problem-table-full = Alle pladser er optaget.
problem-bad-name = Vælg et navn på 1 til 24 bogstaver.
problem-bad-rules = Disse regler passer ikke sammen.
problem-clock-range = En tur varer 15 sekunder til 10 minutter eller 1 til 14 dage, eller den har ingen tidsgrænse.
problem-no-such-level = Det niveau findes ikke.
problem-places-open = Der er stadig ledige pladser. Vent, eller tilføj en computer.
problem-not-ready = Der er nogen, der ikke er klar endnu.
problem-already-started = Spillet er allerede begyndt.
problem-starting = Spillet begynder lige om lidt.
problem-start-paused = Starten blev afbrudt gang på gang. Prøv igen om { $seconds } sekunder.
problem-wrong-salt = Dit tilfældige tal er ikke det, du lovede. Tryk på »Jeg er klar« igen.
problem-no-such-pledge = Den uddeling er allerede brugt. Prøv igen.
problem-not-started = Der spilles ikke lige nu.
problem-not-over = Dette spil er ikke slut endnu. Du kan se genafspilningen, når det er.
problem-round-goes-on = Computeren spiller pladsen til runden er slut. Derefter kan du tage den.
problem-paused = Bordet holder pause.
problem-not-away = Spilleren har ikke været væk længe nok.
problem-bot-plays = Computeren spiller for dig. Kom først tilbage.
problem-hints-off = Der er ingen tips ved dette bord.
problem-text-off = Her kan du kun sende sætninger og reaktioner.
problem-say-one-thing = Én ting ad gangen.
problem-no-such-day = Der er ingen brikker for den dag. Går dit ur rigtigt?
problem-not-this-deal = Det her er ikke et spil med den dags brikker.
problem-no-notices = Denne server sender ingen beskeder.
