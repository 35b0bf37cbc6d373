guide-box-lead = Titta på färgerna på dina stenar och räkna jokrarna.
guide-box-editions = En låda, flera utgåvor. Jämför med dina tryckta regler:
guide-box-none = Välj lådan med dina färger och lika många jokrar. Det ni spelar annorlunda ändrar du under *{ popular-rules }* eller *{ all-rules }*.
    .title = Min låda finns inte med

guide-book = Den börjar med spelet i korthet. Varje regel har ett nummer, många har en bild, och sist kommer det som folk brukar fråga.
    .title = Varje låda har sin regelbok
guide-sources = Slå på det i regelboken. Då står det vid varje regel vilka tryckta regler den kommer från, eller att de inte säger något, så att vi fick välja.
guide-than = Välj en låda till, så börjar regelboken med skillnaderna.
guide-print = På A5-sidor. Eller *{ rules-booklet }*: på A4, att vika ihop.
guide-why = Sidan säger varför, precis vid den kombination som är fel. *{ why-short }* visar regeln. Tills din tur är slut kan du ta tillbaka allt.
    .title = När ett drag inte är tillåtet
guide-house = Spelar ni annorlunda hemma? Under *{ new-table }* ändrar du reglerna. Alla vid bordet ser vad du har ändrat.

guide-home-lead = Spelar du med riktiga stenar? Välj först din låda högst upp.
guide-pad = Ange efter varje runda vem som gick ut och vad de andra har kvar: *{ way-tiles }*, *{ photo }* eller *{ way-number }*. Blocket räknar enligt reglerna i din låda. Tryck på rundans nummer för att rätta den.
guide-hourglass = Sanden rinner så länge en tur får vara enligt reglerna i din låda, eller så länge du vill. Ett tryck vänder glaset, och så är det nästa persons tur.
guide-referee = Lägg in hur bordet såg ut före och efter. Domaren säger om draget är tillåtet, och annars varför inte. Lägg till din bräda och fråga: *{ referee-best }*
guide-photo = Lägg stenarna med framsidan upp i bra ljus. En bräda räknas, ett bord går till domaren. Ett frågetecken på en sten betyder: titta efter.

guide-found = Du hittar det under *{ my-games }*. Ge bordet ett namn och välj ett ansikte åt dig själv. Du får en länk som finns kvar: det räcker att skicka den en gång.
guide-play = Den stora knappen öppnar ett bord med era husregler för dem som är här. *{ family-other-ways }* ger plats åt datorer, eller så kan ni vara flera på en enhet.
guide-score = En kväll är slut när det går en timme utan en runda. Den som har flest poäng vinner den. Från din tredje kväll är du med i ställningen.
guide-phones = De finns i menyn vid ert bord. Är en telefon borta, välj *{ family-sign-off }*. Den är ute genast.
guide-export = Folk, kvällar och ställning i en fil. Med den kan ert bord flytta: *{ family-import }*.
