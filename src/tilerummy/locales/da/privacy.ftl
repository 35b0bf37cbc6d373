### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privatliv
privacy-lead = Hvad denne server gemmer om dig, og hvor længe.
privacy-account = Der er ingen konti. Din browser gemmer et tilfældigt tal, som serveren har underskrevet. Det gælder i 180 dage og fornyes, når du kommer igen.
privacy-kept = I databasen: navnet, du skriver, dine pladser, spil med alle brikker, kladder, de sidste 50 beskeder ved hvert bord, og hvornår du sidst var forbundet til det.
privacy-forever = Borde bliver stående, til den, der driver serveren, fjerner dem.
# $days: a number of days.
privacy-days = Borde glemmes, når der ikke er sket noget i { $days } dage.
privacy-families = Ved en families bord: dit navn og ansigt, hvilke enheder der er dine, og hvordan dine runder og dagens brikker gik, indtil du forlader det. Det, I har spillet, beholder dit navn, til du beder om at blive glemt. En gæst glemmes efter tolv timer.
privacy-clubs = En aften i klubben: dit navn og ansigt, hvilken telefon der er din, og dine resultater, indtil du beder om at blive glemt, eller arrangøren sletter aftenen. Resultaterne bliver uden dit navn.
privacy-reports = En rapport om nogen gemmes med den sidste snak ved bordet, kun til den, der driver serveren.
privacy-puzzles = Når du prøver en opgave første gang, får denne server det at vide, så den kan give opgaven en rating. Den gemmer ratingen og et mærke om, at du har prøvet. Mærket er lavet med en hemmelig nøgle og nævner dig ikke. Hvordan det gik, gemmes ikke.
privacy-deal = Når du er færdig med dagens brikker, spilles dit spil igen her for at efterprøve det. Serveren tæller uden navne, hvor mange ture folk brugte, og gemmer et mærke af samme slags, så du kun tæller én gang.
privacy-mark = Mærket bliver, til du beder om at blive glemt.
# $days: a number of days.
privacy-mark-days = Mærket forsvinder efter { $days } dage, eller når du beder om at blive glemt.
privacy-notices = Kun hvis du har bedt om beskeder: hvor din browser modtager dem, dens sprog og tidszone og det tidspunkt, du valgte. De går gennem browserproducentens push-tjeneste, som ikke kan læse dem. Det hele forsvinder, når du slår dem fra.
privacy-address = Din netadresse er kun i hukommelsen for at begrænse forespørgsler pr. adresse. Den gemmes kun, hvis den, der driver serveren, spærrer den.
privacy-logs = Logfiler indeholder ingen navne, adresser, nøgler eller brikker.
privacy-others = Ingen andre får det at vide: siden henter intet fra andre servere og bruger ingen cookies.
privacy-delete = Du kan blive glemt. Borde, du havde for dig selv, forsvinder straks. Ved borde med andre bliver din plads ledig; spillene bliver, for de er også de andres, men med en streg i stedet for dit navn.
privacy-see = Vis, hvad der er gemt om mig
privacy-forget = Glem mig
privacy-sure = Skal alt virkelig glemmes? Det kan ikke fortrydes.
privacy-forgotten = Du er glemt.
privacy-nothing = Der er ikke gemt noget om dig.

not-built = Serveren kører, men dens side er ikke bygget endnu.
not-built-programs = Programmer kan spille alligevel. Beskederne er beskrevet på { $address }.
