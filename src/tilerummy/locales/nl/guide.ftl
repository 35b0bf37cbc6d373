guide-box-lead = Kijk naar de kleuren van je stenen en tel de jokers.
guide-box-editions = Eén doos, meerdere uitgaven. Vergelijk ze met je gedrukte spelregels:
guide-box-none = Kies de doos met jouw kleuren en evenveel jokers. Wat jullie anders spelen, verander je onder *{ popular-rules }* of *{ all-rules }*.
    .title = Mijn doos staat er niet bij

guide-book = Het begint met het spel in het kort. Elke regel heeft een nummer, veel regels hebben een plaatje, en de vragen die iedereen stelt staan achterin.
    .title = Elke doos heeft een eigen regelboek
guide-sources = Zet dit aan in het regelboek. Bij elke regel staat dan uit welke gedrukte spelregels hij komt, of dat die er niets over zeggen en wij moesten kiezen.
guide-than = Kies een tweede doos, en het regelboek begint met de verschillen.
guide-print = Op A5. Of *{ rules-booklet }*: op A4, om te vouwen.
guide-why = De pagina zegt waarom, vlak bij de set die niet klopt. *{ why-short }* laat de regel zien. Tot je beurt voorbij is, kun je alles terugnemen.
    .title = Als een zet niet mag
guide-house = Spelen jullie thuis anders? Onder *{ new-table }* pas je de regels aan. Iedereen aan tafel ziet wat je veranderd hebt.

guide-home-lead = Speel je met echte stenen? Kies eerst bovenaan je doos.
guide-pad = Geef na elke ronde aan wie uitging en wat de anderen overhouden: *{ way-tiles }*, *{ photo }* of *{ way-number }*. Het blok rekent met de regels van jouw doos. Tik op het nummer van een ronde om die te verbeteren.
guide-hourglass = Hij loopt zo lang als een beurt volgens jouw doos mag duren, of zo lang als je wilt. Met één tik draait hij om en is de volgende aan de beurt.
guide-referee = Voer in hoe de tafel er voor en na de zet uitzag. De scheidsrechter zegt of de zet mocht, en zo niet, waarom. Voer ook je plankje in en vraag: *{ referee-best }*
guide-photo = Leg de stenen open neer, in goed licht. Een plankje wordt geteld, een tafel gaat naar de scheidsrechter. Een vraagteken op een steen betekent: even nakijken.

guide-found = Je vindt dit onder *{ my-games }*. Geef de tafel een naam en kies een gezicht voor jezelf. Je krijgt een link die blijft: één keer sturen is genoeg.
guide-play = De grote knop zet een tafel klaar met jullie huisregels, voor wie er is. Met *{ family-other-ways }* doen er computers mee, of spelen jullie samen op één apparaat.
guide-score = Een avond is voorbij als er een uur geen ronde is gespeeld. Wie de meeste punten heeft, wint hem. Vanaf je derde avond tel je mee in de stand.
guide-phones = Ze staan in het menu van jullie tafel. Telefoon kwijt? *{ family-sign-off }*: hij is er meteen uit.
guide-export = Mensen, avonden en stand in één bestand. Daarmee kan jullie tafel verhuizen: *{ family-import }*.
