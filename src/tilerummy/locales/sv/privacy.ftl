### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Integritet
privacy-lead = Vad servern sparar om dig, och hur länge.
privacy-account = Det finns inga konton. Din webbläsare sparar ett slumptal som servern har signerat. Det gäller i 180 dagar och förnyas när du kommer tillbaka.
privacy-kept = I databasen: namnet du skriver, dina platser, spel med alla stenar, utkast, de senaste 50 yttrandena vid varje bord och när du senast var ansluten till det.
privacy-forever = Bord finns kvar tills den som driver servern tar bort dem.
# $days: a number of days.
privacy-days = Bord glöms när inget har hänt där på { $days } dagar.
privacy-families = Vid en familjs bord: ditt namn och ansikte, vilka enheter som är dina och hur dina rundor och dagens givar gick, tills du lämnar det. Det ni har spelat behåller ditt namn, tills du ber att bli glömd. En gäst glöms efter tolv timmar.
privacy-clubs = En kväll i klubben: ditt namn och ansikte, vilken telefon som är din och dina resultat, tills du ber att bli glömd eller arrangören raderar kvällen. Resultaten blir kvar utan ditt namn.
privacy-reports = En anmälan av någon sparas med det senaste samtalet vid bordet, bara för den som driver servern.
privacy-puzzles = När du prövar en uppgift första gången får den här servern veta det, så att den kan ge uppgiften en rating. Den sparar ratingen och ett märke om att du har prövat. Märket är gjort med en hemlig nyckel och nämner inte dig. Hur det gick sparas inte.
privacy-deal = När dagens giv är slut spelas ditt spel om här för att kontrolleras. Servern räknar utan namn hur många drag folk behövde och sparar ett märke av samma slag, så att du bara räknas en gång.
privacy-mark = Märket finns kvar tills du ber att bli glömd.
# $days: a number of days.
privacy-mark-days = Märket försvinner efter { $days } dagar, eller när du ber att bli glömd.
privacy-notices = Bara om du har bett om aviseringar: var din webbläsare tar emot dem, dess språk och tidszon och tiden du valde. De går genom webbläsartillverkarens push-tjänst, som inte kan läsa dem. Allt försvinner när du stänger av dem.
privacy-address = Din nätadress finns bara i minnet, för att begränsa förfrågningar per adress. Den sparas bara om den som driver servern spärrar den.
privacy-logs = Loggar innehåller inga namn, adresser, nycklar eller stenar.
privacy-others = Ingen annan får veta något: sidan hämtar inget från andra servrar och använder inga kakor.
privacy-delete = Du kan bli glömd. Bord som du hade för dig själv försvinner genast. Vid bord med andra blir din plats ledig; spelen finns kvar, för de är också de andras, men med ett streck i stället för ditt namn.
privacy-see = Visa vad som sparas om mig
privacy-forget = Glöm mig
privacy-sure = Ska verkligen allt glömmas? Det går inte att ångra.
privacy-forgotten = Du är glömd.
privacy-nothing = Inget sparas om dig.

not-built = Servern är igång, men dess sida är inte byggd än.
not-built-programs = Program kan spela ändå. Meddelandena beskrivs på { $address }.
