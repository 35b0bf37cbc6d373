### Husets regler.

## Brikkene

parameter-colours = Farger
    .help = Fargene på brikkene; med få spillere er bare de første med.
parameter-jokers-by-players = Jokere
    .help = Hvor mange jokere som er med, for hvert antall spillere.
parameter-colours-by-players = Farger i spill
    .help = Hvor mange farger som er med, for hvert antall spillere.

## Før spillet

parameter-players = Spillere
    .help = Hvor mange spillere det minst og høyst er ved bordet.
parameter-starter = Hvem begynner
    .help = Hvordan det avgjøres hvem som begynner.
value-starter-highest-tile-returned = Høyeste brikke
value-starter-die-highest = Høyeste terningkast
value-starter-lot = Loddtrekning
value-starter-players-choose = Etter avtale
parameter-direction = Spilleretning
    .help = Hvilken vei turen går rundt bordet.
value-direction-clockwise = Med klokken
value-direction-counterclockwise = Mot klokken
parameter-hand-size = Brikker fra start
    .help = Hvor mange brikker hver spiller begynner med.
parameter-starter-hand = Startspillerens brikker
    .help = Hvor mange brikker den som begynner, får.
parameter-starter-discard = Startspilleren kaster
    .help = På første tur kaster startspilleren 1 brikke.
parameter-starter-may-lay = Startspilleren kan legge ut
    .help = Startspilleren kan også legge ut kombinasjoner før den første brikken kastes.
parameter-pool-layout = Slik ligger resten av brikkene
    .help = Hvordan de skjulte brikkene ligger; det endrer ingenting i spillet.
value-pool-layout-stacks-of-7-last-8 = Stabler med 7, den siste med 8
value-pool-layout-stacks-of-7 = Stabler med 7
value-pool-layout-heap = Spredt utover
value-pool-layout-single-stack = Én stabel
value-pool-layout-bag = I en pose
parameter-pool-owner = Felles eller egen stabel
    .help = Alle trekker fra én stabel, eller hver fra sin egen.
value-pool-owner-common = Én for alle
value-pool-owner-personal = Én til hver

## Første utlegg

parameter-opening-min = Poeng for første utlegg
    .help = Hvor mange poeng ditt første utlegg trenger; med 0 holder enhver kombinasjon.
parameter-opening-joker-value = Joker i første utlegg
    .help = Hva en joker teller i første utlegg: brikken den erstatter, eller alltid det samme.
value-opening-joker-value-replaced = Brikken den erstatter
parameter-opening-scope = Telling av første utlegg
    .help = Alle kombinasjoner i utlegget telles sammen, eller én av dem må nå poengene alene.
value-opening-scope-sum-of-sets = Alle kombinasjoner sammen
value-opening-scope-single-set = Én kombinasjon alene
parameter-table-access = Bruke bordet
    .help = Fra når du kan bruke kombinasjonene på bordet.
value-table-access-same-turn-after-opening = Rett etter ditt første utlegg
value-table-access-turn-after-opening = Fra turen etter ditt første utlegg
value-table-access-any-player-opened = Så snart noen har lagt ut
parameter-hand-game = Håndspill
    .help = Hva det er verdt å legge ut alle brikkene i samme tur som første utlegg.
value-hand-game-off = Ikke noe spesielt
value-hand-game-double = De andre taper dobbelt
value-hand-game-double-and-no-minimum = Dobbelt, og uten minimum

## Turen

parameter-draw-mode = Trekking
    .help = Når du trekker, og om du så kaster en brikke.
value-draw-mode-instead-of-playing = Hvis du ikke legger ut noe
value-draw-mode-instead-then-discard = Hvis du ikke legger ut noe; så kaster du
value-draw-mode-every-turn-then-place = Hver tur; så legger du ut eller kaster
parameter-voluntary-draw = Man kan alltid trekke
    .help = Du kan trekke selv om du kunne ha lagt ut.
parameter-discard-drawn-tile = Kaste brikken du trakk
    .help = Du kan kaste nettopp den brikken du trakk.
parameter-take-discard = Ta den kastede brikken
    .help = Om du kan ta brikken som spilleren før deg kastet.
value-take-discard-never = Aldri
value-take-discard-for-new-set = Til en ny kombinasjon
parameter-face-up-eighth = Åpen brikke
    .help = Om den siste brikken i stabelen ligger åpen, og hva du kan ta den til.
value-face-up-eighth-off = Ingen
value-face-up-eighth-to-finish = For å gå ut
value-face-up-eighth-to-play = For å legge den ut

## Tid og feil

parameter-time-limit-s = Tid for en tur
    .help = Sekundene du har på en tur; 0 betyr ingen tidsgrense.
parameter-on-timeout = Når tiden er ute
    .help = Hva som skjer med en tur når tiden er ute.
value-on-timeout-loose-to-rack = Løse brikker til brikkeholderen
value-on-timeout-turn-void = Turen teller ikke
value-on-timeout-none = Ingen tidsgrense
parameter-penalise-mistakes = Feil koster
    .help = Du kan avslutte turen med kombinasjoner som ikke stemmer, men det koster deg noe.
parameter-on-invalid-end = Etter en feil
    .help = Hva som skjer med en tur som slutter med kombinasjoner som ikke stemmer.
value-on-invalid-end-loose-to-rack = Løse brikker til brikkeholderen
value-on-invalid-end-turn-void = Turen teller ikke
parameter-penalty-tiles = Straffebrikker
    .help = Hvor mange brikker du trekker når tiden er ute eller etter en feil.

## Kombinasjoner

parameter-group-distinct-colours = Hver farge én gang
    .help = I en gruppe har alle brikkene ulike farger.
parameter-group-max = Største gruppe
    .help = Hvor mange brikker en gruppe høyst har: én av hver farge, eller et tall.
value-group-max-number-of-colours = Én av hver farge
parameter-keep-three-of-original = Ingen kombinasjon løses helt opp
    .help = Når du bygger om, blir en del av hver gammel kombinasjon liggende sammen.

## Jokere

parameter-joker-sets = Kombinasjoner med joker
    .help = Hva du kan gjøre med en joker på bordet og kombinasjonen dens før den blir byttet.
value-joker-sets-free = Alt er lov
value-joker-sets-same-meaning = Jokeren beholder betydningen
value-joker-sets-stay-until-swapped = Jokeren blir i kombinasjonen
value-joker-sets-no-split = Kombinasjonen deles ikke
value-joker-sets-frozen = Kombinasjonen er låst
parameter-joker-swap-tile-from = Brikke for jokeren
    .help = Hvor brikken som erstatter en joker, kan komme fra.
value-joker-swap-tile-from-rack = Fra brikkeholderen
value-joker-swap-tile-from-anywhere = Fra brikkeholder eller bord
parameter-joker-after-swap = Byttet joker
    .help = Hvor en byttet joker kan legges.
value-joker-after-swap-new-set = I en ny kombinasjon
value-joker-after-swap-any-set = I enhver kombinasjon
value-joker-after-swap-rack-allowed = Også i brikkeholderen
parameter-joker-swap-announced = Si fra før byttet
    .help = Man sier fra før man bytter en joker.
parameter-joker-in-rack-points = Joker igjen
    .help = Poengene en joker koster som er igjen i brikkeholderen din til slutt.

## Slutten

parameter-winner-bonus = Vinnerens poeng
    .help = Hva vinneren av en runde skriver opp.
value-winner-bonus-sum-of-losers = Alt de andre taper
value-winner-bonus-none = Ingenting
parameter-announce-last-tile = Slutten meldes
    .help = Den som legger ut sin siste brikke, sier fra om det.
parameter-rounds = Runder
    .help = Hvor mange runder et spill har.
value-rounds-agreed = Etter avtale
parameter-next-starter = Hvem begynner neste gang
    .help = Hvem som begynner neste runde.
value-next-starter-starter-rule = Som i første runde
value-next-starter-winner = Vinneren
value-next-starter-next-seat = Neste spiller
