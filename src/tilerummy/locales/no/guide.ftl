guide-box-lead = Se på fargene på brikkene dine, og tell jokerne.
guide-box-editions = Én eske, flere utgaver. Sammenlign med de trykte reglene dine:
guide-box-none = Velg esken med fargene dine og like mange jokere. Det dere spiller annerledes, endrer du under *{ popular-rules }* eller *{ all-rules }*.
    .title = Esken min er ikke med

guide-book = Den begynner med spillet i korte trekk. Hver regel har et nummer, mange har et bilde, og til slutt kommer det folk pleier å spørre om.
    .title = Hver eske har sin regelbok
guide-sources = Slå det på i regelboken. Da står det ved hver regel hvilke trykte regler den kommer fra, eller at de ikke sier noe, så vi måtte velge.
guide-than = Velg en eske til, så begynner regelboken med forskjellene.
guide-print = På A5-sider. Eller *{ rules-booklet }*: på A4, til å brette.
guide-why = Siden sier hvorfor, rett ved den kombinasjonen som er feil. *{ why-short }* viser regelen. Helt til turen din er over, kan du ta tilbake alt.
    .title = Når et trekk ikke er lov
guide-house = Spiller dere annerledes hjemme? Under *{ new-table }* endrer du reglene. Alle ved bordet ser hva du har endret.

guide-home-lead = Spiller du med ekte brikker? Velg først esken din øverst.
guide-pad = Si etter hver runde hvem som gikk ut, og hva de andre har igjen: *{ way-tiles }*, *{ photo }* eller *{ way-number }*. Blokken regner etter reglene i esken din. Trykk på nummeret til en runde for å rette den.
guide-hourglass = Sanden renner så lenge en tur får vare etter reglene i esken din, eller så lenge du vil. Ett trykk snur glasset, og så er det nestemanns tur.
guide-referee = Legg inn bordet slik det var før og etter. Dommeren sier om trekket er lov, og ellers hvorfor ikke. Legg til brikkeholderen din og spør: *{ referee-best }*
guide-photo = Legg brikkene med forsiden opp i godt lys. En brikkeholder blir talt, et bord går til dommeren. Et spørsmålstegn på en brikke betyr: se etter.

guide-found = Du finner det under *{ my-games }*. Gi bordet et navn, og velg et ansikt til deg selv. Du får én lenke som blir: Det holder å sende den én gang.
guide-play = Den store knappen åpner et bord med husreglene deres for dem som er her. *{ family-other-ways }* gir plass til datamaskiner, eller dere kan være flere på én enhet.
guide-score = En kveld er over når det går en time uten en runde. Den som har flest poeng, vinner den. Fra din tredje kveld er du med i stillingen.
guide-phones = De står i menyen ved bordet deres. Er en telefon borte, velg *{ family-sign-off }*. Den er ute med en gang.
guide-export = Folk, kvelder og stilling i én fil. Med den kan bordet deres flytte: *{ family-import }*.
