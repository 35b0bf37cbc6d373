### Ką sako prie stalo ir ką serveris atmeta.

## Frazės

phrase-hello = Sveiki
phrase-good-luck = Sėkmės
phrase-well-played = Gerai sužaista
phrase-nice-move = Koks ėjimas
phrase-thanks = Ačiū
phrase-sorry = Atsiprašau
phrase-one-moment = Akimirką, prašau
phrase-i-am-back = Aš grįžau
phrase-your-turn = Jūsų eilė
phrase-so-close = Taip arti
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

problem-unreadable = Žinutės nepavyko perskaityti. Pabandykite dar kartą.
problem-too-large = Per ilgu.
problem-too-many = Per daug iš karto. Palaukite akimirką.
problem-busy = Serveris užimtas. Pabandykite po akimirkos.
problem-hello-first = Ryšys prasidėjo netinkamai. Įkelkite puslapį iš naujo.
problem-wrong-token = Šis įrenginys čia nepažįstamas. Įkelkite puslapį iš naujo.
problem-wrong-origin = Šis puslapis negali bendrauti su šiuo serveriu.
problem-no-such-table = Tokio stalo nėra. Patikrinkite nuorodą.
problem-no-such-page = Šiuo adresu nieko nėra.
problem-not-seated = Pirma užimkite vietą.
problem-already-seated = Čia jau turite vietą.
problem-removed = Šeimininkas pašalino jus nuo šio stalo. Žiūrėti galite toliau.
problem-table-full = Visos vietos užimtos.
problem-bad-name = Pasirinkite vardą nuo 1 iki 24 raidžių.
problem-bad-rules = Šios taisyklės tarpusavyje nedera.
problem-clock-range = Ėjimas trunka nuo 15 sekundžių iki 10 minučių, nuo 1 iki 14 dienų arba be laikrodžio.
problem-no-such-level = Tokio roboto nėra.
problem-places-open = Dar yra laisvų vietų. Palaukite arba pridėkite robotą.
problem-not-ready = Kažkas dar nepasiruošęs.
problem-already-started = Žaidimas prasidėjo.
problem-not-started = Šiuo metu nežaidžiama.
problem-not-over = Šis žaidimas dar nebaigtas. Kartojimas bus čia, kai jis baigsis.
problem-paused = Prie stalo pertrauka.
problem-not-away = Šio žaidėjo dar nėra per trumpai.
problem-bot-plays = Už jus žaidžia robotas. Pirma sugrįžkite.
problem-hints-off = Prie šio stalo užuominų nėra.
problem-text-off = Čia tik frazės ir reakcijos.
problem-say-one-thing = Po vieną dalyką.
