### Vad man säger vid bordet och vad servern avvisar.

## Fraser

phrase-hello = Hej
phrase-good-luck = Lycka till
phrase-well-played = Bra spelat
phrase-nice-move = Vilket drag
phrase-thanks = Tack
phrase-sorry = Förlåt
phrase-one-moment = Ett ögonblick
phrase-i-am-back = Jag är tillbaka
phrase-your-turn = Det är din tur
phrase-so-close = Så nära
phrase-another-round = En runda till?
phrase-good-game = Bra match
phrase-goodbye = Hej då

## Reaktioner

reaction-smile = leende
reaction-laugh = skratt
reaction-wow = häpnad
reaction-clap = applåder
reaction-think = fundersam
reaction-oops = hoppsan
reaction-heart = hjärta
reaction-party = konfetti

## Varför något inte gick

problem-unreadable = Meddelandet gick inte att läsa. Försök igen.
problem-too-large = Det är för långt.
problem-too-many = Det var mycket på en gång. Vänta lite.
problem-too-many-tables = Du har öppnat många bord. Avsluta ett först, eller vänta lite.
problem-banned = Du kan inte spela här på ett tag.
problem-unfit-name = Välj ett annat namn.
problem-busy = Servern är upptagen. Försök igen strax.
problem-failed = Något gick fel på servern och det är antecknat. Att försöka igen hjälper inte.
problem-hello-first = Anslutningen började fel. Ladda om sidan.
problem-wrong-token = Den här enheten är inte känd här. Ladda om sidan.
problem-wrong-origin = Den sidan får inte tala med den här servern.
problem-no-such-table = Bordet finns inte. Kontrollera länken.
problem-no-such-page = Det finns inget på den här adressen.
problem-not-seated = Ta först plats.
problem-already-seated = Du sitter redan här.
problem-removed = Värden har tagit bort dig från bordet. Du kan fortfarande titta på.
problem-table-full = Alla platser är upptagna.
problem-bad-name = Välj ett namn på 1 till 24 bokstäver.
problem-bad-rules = De här reglerna går inte ihop.
problem-clock-range = En tur tar 15 sekunder till 10 minuter eller 1 till 14 dagar, eller har ingen tidsgräns.
problem-no-such-level = Den nivån finns inte.
problem-places-open = Det finns lediga platser kvar. Vänta eller lägg till en dator.
problem-not-ready = Någon är inte redo än.
problem-already-started = Spelet har redan börjat.
problem-starting = Spelet börjar strax.
problem-start-paused = Starten avbröts gång på gång. Försök igen om { $seconds } sekunder.
problem-wrong-salt = Ditt slumptal är inte det du lovade. Tryck på ”Jag är redo” igen.
problem-no-such-pledge = Den given är redan använd. Försök igen.
problem-not-started = Inget spel pågår just nu.
problem-not-over = Spelet är inte slut än. Du kan spela upp det när det är klart.
problem-round-goes-on = Datorn spelar på den här platsen tills rundan är slut. Sedan kan du ta den.
problem-paused = Bordet har paus.
problem-not-away = Spelaren har inte varit borta tillräckligt länge.
problem-bot-plays = Datorn spelar åt dig. Ta över igen först.
problem-hints-off = Det finns inga tips vid det här bordet.
problem-text-off = Här kan du bara skicka fraser och reaktioner.
problem-say-one-thing = En sak i taget.
problem-no-such-day = Det finns ingen giv för den dagen. Går din klocka rätt?
problem-not-this-deal = Det här är inget spel med den dagens giv.
problem-no-notices = Den här servern skickar inga aviseringar.
