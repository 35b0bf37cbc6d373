### Husets regler.

## Brikkerne

parameter-colours = Farver
    .help = Brikkernes farver; med få spillere er kun de første i spil.
parameter-jokers-by-players = Jokere
    .help = Hvor mange jokere der er i spil, efter antallet af spillere.
parameter-colours-by-players = Farver i spil
    .help = Hvor mange farver der er i spil, efter antallet af spillere.

## Før spillet

parameter-players = Spillere
    .help = Hvor mange spillere der mindst og højst er ved bordet.
parameter-starter = Hvem begynder
    .help = Hvordan det afgøres, hvem der begynder.
value-starter-highest-tile-returned = Højeste brik
value-starter-die-highest = Højeste terningkast
value-starter-lot = Lodtrækning
value-starter-players-choose = Efter aftale
parameter-direction = Spilleretning
    .help = Hvilken vej turen går rundt om bordet.
value-direction-clockwise = Med uret
value-direction-counterclockwise = Mod uret
parameter-hand-size = Brikker fra start
    .help = Hvor mange brikker hver spiller begynder med.
parameter-starter-hand = Startspillerens brikker
    .help = Hvor mange brikker den får, der begynder.
parameter-starter-discard = Startspilleren smider
    .help = I den første tur smider startspilleren 1 brik.
parameter-starter-may-lay = Startspilleren må lægge ud
    .help = Startspilleren må også lægge kombinationer ud, før den første brik smides.
parameter-pool-layout = Hvordan lageret ligger
    .help = Hvordan de skjulte brikker ligger; det ændrer intet i spillet.
value-pool-layout-stacks-of-7-last-8 = Stabler med 7, den sidste med 8
value-pool-layout-stacks-of-7 = Stabler med 7
value-pool-layout-heap = Spredt ud
value-pool-layout-single-stack = Én stabel
value-pool-layout-bag = I en pose
parameter-pool-owner = Fælles eller eget lager
    .help = Alle tager fra ét lager, eller hver fra sit eget.
value-pool-owner-common = Ét til alle
value-pool-owner-personal = Ét til hver

## Åbningen

parameter-opening-min = Points til åbningen
    .help = Hvor mange points din åbning kræver; med 0 er enhver kombination nok.
parameter-opening-joker-value = Joker i åbningen
    .help = Hvad en joker tæller i åbningen: som den erstattede brik, eller altid det samme.
value-opening-joker-value-replaced = Den erstattede brik
parameter-opening-scope = Tælling af åbningen
    .help = Alle åbningens kombinationer tæller sammen, eller én kombination skal nå pointene alene.
value-opening-scope-sum-of-sets = Alle kombinationer tilsammen
value-opening-scope-single-set = Én kombination alene
parameter-table-access = Brug af bordet
    .help = Fra hvornår du må bruge kombinationerne på bordet.
value-table-access-same-turn-after-opening = Lige efter din åbning
value-table-access-turn-after-opening = Fra turen efter din åbning
value-table-access-any-player-opened = Så snart nogen har åbnet
parameter-hand-game = Håndspil
    .help = Hvad det er værd at lægge alle sine brikker ud i den tur, hvor man åbner.
value-hand-game-off = Ikke noget særligt
value-hand-game-double = De andre taber dobbelt
value-hand-game-double-and-no-minimum = Dobbelt, og intet minimum

## Turen

parameter-draw-mode = Sådan tages brikker
    .help = Hvornår du tager en brik, og om du så smider en.
value-draw-mode-instead-of-playing = Hvis du intet lægger ud
value-draw-mode-instead-then-discard = Hvis du intet lægger ud; så smider du en
value-draw-mode-every-turn-then-place = Hver tur; så lægger du ud eller smider en
parameter-voluntary-draw = Man må altid tage
    .help = Du må tage en brik, selv om du kunne lægge ud.
parameter-discard-drawn-tile = Smide den nye brik
    .help = Du må smide netop den brik, du lige tog.
parameter-take-discard = Tage den smidte brik
    .help = Om du må tage den brik, som spilleren før dig smed.
value-take-discard-never = Aldrig
value-take-discard-for-new-set = Til en ny kombination
parameter-face-up-eighth = Åben brik
    .help = Om lagerets sidste brik ligger åbent, og hvad du må tage den til.
value-face-up-eighth-off = Ingen
value-face-up-eighth-to-finish = For at lukke
value-face-up-eighth-to-play = For at lægge den ud

## Tid og fejl

parameter-time-limit-s = Tid til en tur
    .help = De sekunder, du har til en tur; 0 betyder ingen tidsgrænse.
parameter-on-timeout = Når tiden er gået
    .help = Hvad der sker med en tur, når dens tid er gået.
value-on-timeout-loose-to-rack = Løse brikker til brættet
value-on-timeout-turn-void = Turen tæller ikke
value-on-timeout-none = Ingen tidsgrænse
parameter-penalise-mistakes = Fejl koster
    .help = Du må slutte din tur med kombinationer, der ikke passer, men det koster dig noget.
parameter-on-invalid-end = Efter en fejl
    .help = Hvad der sker med en tur, der slutter med kombinationer, der ikke passer.
value-on-invalid-end-loose-to-rack = Løse brikker til brættet
value-on-invalid-end-turn-void = Turen tæller ikke
parameter-penalty-tiles = Strafbrikker
    .help = Hvor mange brikker du tager, når tiden er gået, eller efter en fejl.

## Serier

parameter-group-distinct-colours = Hver farve én gang
    .help = I en gruppe har alle brikker forskellige farver.
parameter-group-max = Største gruppe
    .help = Hvor mange brikker en gruppe højst har: én af hver farve, eller et tal.
value-group-max-number-of-colours = Én af hver farve
parameter-keep-three-of-original = Ingen kombination opløses helt
    .help = Når du bygger om, bliver en del af hver gammel kombination sammen.

## Jokere

parameter-joker-sets = Kombinationer med joker
    .help = Hvad du må gøre med en joker på bordet og dens kombination, før den bliver byttet.
value-joker-sets-free = Alt er tilladt
value-joker-sets-same-meaning = Jokeren beholder sin betydning
value-joker-sets-stay-until-swapped = Jokeren bliver i sin kombination
value-joker-sets-no-split = Kombinationen deles ikke
value-joker-sets-frozen = Kombinationen er låst
parameter-joker-swap-tile-from = Brik for jokeren
    .help = Hvor brikken må komme fra, der erstatter en joker.
value-joker-swap-tile-from-rack = Fra brættet
value-joker-swap-tile-from-anywhere = Fra bræt eller bord
parameter-joker-after-swap = Byttet joker
    .help = Hvor en byttet joker må komme hen.
value-joker-after-swap-new-set = I en ny kombination
value-joker-after-swap-any-set = I enhver kombination
value-joker-after-swap-rack-allowed = Også på brættet
parameter-joker-swap-announced = Sige til før byttet
    .help = Man siger til, før man bytter en joker.
parameter-joker-in-rack-points = Joker tilbage
    .help = De points, en joker koster, der er på dit bræt til sidst.

## Slutningen

parameter-winner-bonus = Vinderens points
    .help = Hvad vinderen af en runde skriver op.
value-winner-bonus-sum-of-losers = Alt, hvad de andre taber
value-winner-bonus-none = Ingenting
parameter-announce-last-tile = Slutningen meldes
    .help = Den, der lægger sin sidste brik ud, siger det højt.
parameter-rounds = Runder
    .help = Hvor mange runder et spil har.
value-rounds-agreed = Efter aftale
parameter-next-starter = Hvem begynder næste gang
    .help = Hvem der begynder den næste runde.
value-next-starter-starter-rule = Som i første runde
value-next-starter-winner = Vinderen
value-next-starter-next-seat = Den næste spiller
