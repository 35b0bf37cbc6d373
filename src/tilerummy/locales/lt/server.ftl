### Ką sako prie stalo ir ką serveris atmeta.

## Frazės

phrase-hello = Sveiki
phrase-good-luck = Sėkmės
phrase-well-played = Gerai sužaista
phrase-nice-move = Koks ėjimas
phrase-thanks = Ačiū
phrase-sorry = Atsiprašau
phrase-one-moment = Akimirką
phrase-i-am-back = Aš grįžau
phrase-your-turn = Tavo eilė
phrase-so-close = Beveik pavyko
phrase-another-round = Dar vieną raundą?
phrase-good-game = Geras žaidimas
phrase-goodbye = Viso gero

## Reakcijos

reaction-smile = šypsena
reaction-laugh = juokas
reaction-wow = nuostaba
reaction-clap = plojimai
reaction-think = susimąstymas
reaction-oops = oi
reaction-heart = širdis
reaction-party = šventė

## Kodėl nepavyko

problem-unreadable = Žinutės nepavyko perskaityti. Pabandyk dar kartą.
problem-too-large = Tai per ilga.
problem-too-many = Per daug iš karto. Palauk akimirką.
problem-too-many-tables = Atidarei daug stalų. Pirmiausia užbaik vieną arba šiek tiek palauk.
problem-banned = Kurį laiką čia žaisti negalėsi.
problem-unfit-name = Pasirink kitą vardą.
problem-busy = Serveris užimtas. Pabandyk po akimirkos.
problem-failed = Serveryje kažkas nepavyko, tai užrašyta. Bandyti dar kartą nepadės.
problem-hello-first = Ryšys prasidėjo netinkamai. Įkelk puslapį iš naujo.
problem-wrong-token = Šis įrenginys čia nepažįstamas. Įkelk puslapį iš naujo.
problem-wrong-origin = Šis puslapis negali bendrauti su šiuo serveriu.
problem-no-such-table = Tokio stalo nėra. Patikrink nuorodą.
problem-no-such-page = Šiuo adresu nieko nėra.
problem-not-seated = Pirma užimk vietą.
problem-already-seated = Čia jau turi vietą.
problem-removed = Šeimininkas pašalino tave nuo šio stalo. Žiūrėti gali toliau.
problem-table-full = Visos vietos užimtos.
problem-bad-name = Pasirink vardą nuo 1 iki 24 raidžių.
problem-bad-rules = Šios taisyklės tarpusavyje nedera.
problem-clock-range = Ėjimas trunka nuo 15 sekundžių iki 10 minučių, nuo 1 iki 14 dienų arba neturi laiko ribos.
problem-no-such-level = Tokio lygio nėra.
problem-places-open = Dar yra laisvų vietų. Palauk arba pridėk kompiuterį.
problem-not-ready = Kažkas dar nepasirengęs.
problem-already-started = Žaidimas jau prasidėjo.
problem-starting = Žaidimas tuoj prasidės.
problem-start-paused = Pradžia vis buvo atšaukiama. Pabandyk vėl po { $seconds } sek.
problem-wrong-salt = Tavo atsitiktinis skaičius ne tas, kurį pažadėjai. Paspausk dar kartą „Galiu pradėti“.
problem-no-such-pledge = Šis dalijimas jau panaudotas. Pabandyk dar kartą.
problem-not-started = Šiuo metu nežaidžiama.
problem-not-over = Šis žaidimas dar nebaigtas. Peržiūrėti jį galėsi, kai baigsis.
problem-round-goes-on = Šioje vietoje iki raundo pabaigos žaidžia kompiuteris. Paskui galėsi ją užimti.
problem-paused = Prie stalo pertrauka.
problem-not-away = Šis žaidėjas pasitraukęs dar per trumpai.
problem-bot-plays = Už tave žaidžia kompiuteris. Pirma sugrįžk.
problem-hints-off = Prie šio stalo užuominų nėra.
problem-text-off = Čia gali siųsti tik frazes ir reakcijas.
problem-say-one-thing = Sakyk po vieną dalyką.
problem-no-such-day = Tai dienai kortelių nėra. Ar tavo laikrodis eina teisingai?
problem-not-this-deal = Tai ne žaidimas su tos dienos kortelėmis.
problem-no-notices = Šis serveris pranešimų nesiunčia.
