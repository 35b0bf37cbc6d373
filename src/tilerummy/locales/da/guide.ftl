guide-box-lead = Se på farverne på dine brikker, og tæl jokerne.
guide-box-editions = Én æske, flere udgaver. Sammenlign med dine trykte regler:
guide-box-none = Vælg æsken med dine farver og lige så mange jokere. Det, I spiller anderledes, ændrer du under *{ popular-rules }* eller *{ all-rules }*.
    .title = Min æske er ikke med

guide-book = Den begynder med spillet kort fortalt. Hver regel har et nummer, mange har et billede, og til sidst kommer det, folk tit spørger om.
    .title = Hver æske har sin regelbog
guide-sources = Slå det til i regelbogen. Så står der ved hver regel, hvilke trykte regler den kommer fra, eller at de ikke siger noget, så vi måtte vælge.
guide-than = Vælg en æske til, så begynder regelbogen med forskellene.
guide-print = På A5-sider. Eller *{ rules-booklet }*: på A4, til at folde.
guide-why = Siden siger hvorfor, lige ved den kombination, der er forkert. *{ why-short }* viser reglen. Indtil din tur slutter, kan du tage alt tilbage.
    .title = Når et træk ikke er tilladt
guide-house = Spiller I anderledes derhjemme? Under *{ new-table }* ændrer du reglerne. Alle ved bordet ser, hvad du har ændret.

guide-home-lead = Spiller du med rigtige brikker? Vælg først din æske øverst.
guide-pad = Angiv efter hver runde, hvem der lukkede, og hvad de andre har tilbage: *{ way-tiles }*, *{ photo }* eller *{ way-number }*. Blokken regner efter reglerne i din æske. Tryk på rundens nummer for at rette den.
guide-hourglass = Sandet løber, så længe en tur må vare efter din æskes regler, eller så længe du vil. Ét tryk vender glasset, og så er det den næstes tur.
guide-referee = Læg bordet ind, som det så ud før og efter. Dommeren siger, om trækket er tilladt, og ellers hvorfor ikke. Tilføj dit bræt, og spørg: *{ referee-best }*
guide-photo = Læg brikkerne med forsiden op i godt lys. Et bræt bliver talt, et bord går til dommeren. Et spørgsmålstegn på en brik betyder: se efter.

guide-found = Det ligger under *{ my-games }*. Giv bordet et navn, og vælg et ansigt til dig selv. Du får ét link, der bliver: Det er nok at sende det én gang.
guide-play = Den store knap åbner et bord med jeres husregler til dem, der er her. *{ family-other-ways }* giver plads til computere, eller I kan være flere om én enhed.
guide-score = En aften er slut, når der går en time uden en runde. Den, der har flest points, vinder den. Fra din tredje aften er du med i stillingen.
guide-phones = De står i menuen ved jeres bord. Er en telefon væk, så vælg *{ family-sign-off }*. Den er ude med det samme.
guide-export = Folk, aftener og stilling i én fil. Med den kan jeres bord flytte: *{ family-import }*.
