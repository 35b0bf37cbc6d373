### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Personvern
privacy-lead = Hva denne serveren lagrer om deg, og hvor lenge.
privacy-account = Det finnes ingen kontoer. Nettleseren din tar vare på et tilfeldig tall som serveren har signert. Det gjelder i 180 dager og fornyes når du kommer tilbake.
privacy-kept = I databasen: navnet du skriver, plassene dine, spill med alle brikker, utkast, de siste 50 replikkene ved hvert bord og når du sist var koblet til det.
privacy-forever = Bord blir stående til den som driver serveren, fjerner dem.
# $days: a number of days.
privacy-days = Bord glemmes når ingenting har skjedd der på { $days } dager.
privacy-families = Ved en families bord: navnet og ansiktet ditt, hvilke enheter som er dine, og hvordan rundene dine og dagens brikker gikk, til du forlater det. Det dere har spilt, beholder navnet ditt, til du ber om å bli glemt. En gjest glemmes etter tolv timer.
privacy-clubs = På en kveld i klubben: navnet og ansiktet ditt, hvilken telefon som er din, og resultatene dine, til du ber om å bli glemt eller arrangøren sletter kvelden. Resultatene blir uten navnet ditt.
privacy-reports = En rapport om noen lagres med den siste praten ved bordet, bare for den som driver serveren.
privacy-puzzles = Når du prøver en oppgave første gang, får denne serveren vite det, så den kan gi oppgaven en rating. Den tar vare på ratingen og et merke om at du har prøvd. Merket er laget med en hemmelig nøkkel og nevner deg ikke. Hvordan det gikk, lagres ikke.
privacy-deal = Når du er ferdig med dagens brikker, spilles spillet ditt om igjen her for å sjekke det. Serveren teller uten navn hvor mange turer folk trengte, og beholder et merke av samme slag, så du bare teller én gang.
privacy-mark = Merket blir til du ber om å bli glemt.
# $days: a number of days.
privacy-mark-days = Merket forsvinner etter { $days } dager, eller når du ber om å bli glemt.
privacy-notices = Bare hvis du har bedt om varsler: hvor nettleseren din tar imot dem, språket og tidssonen og klokkeslettet du valgte. De går gjennom nettleserprodusentens push-tjeneste, som ikke kan lese dem. Alt forsvinner når du slår dem av.
privacy-address = Nettadressen din er bare i minnet, for å begrense forespørsler per adresse. Den lagres bare hvis den som driver serveren, sperrer den.
privacy-logs = Logger inneholder ingen navn, adresser, nøkler eller brikker.
privacy-others = Ingen andre får vite det: siden henter ingenting fra andre servere og bruker ingen informasjonskapsler.
privacy-delete = Du kan bli glemt. Bord du hadde for deg selv, forsvinner straks. Ved bord med andre blir plassen din ledig; spillene blir, for de er også de andres, men med en strek i stedet for navnet ditt.
privacy-see = Vis hva som er lagret om meg
privacy-forget = Glem meg
privacy-sure = Skal alt virkelig glemmes? Det kan ikke angres.
privacy-forgotten = Du er glemt.
privacy-nothing = Ingenting er lagret om deg.

not-built = Serveren kjører, men siden er ikke bygget ennå.
not-built-programs = Programmer kan spille likevel. Meldingene er beskrevet på { $address }.
