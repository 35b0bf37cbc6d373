### De huisregels.

## De stenen

parameter-colours = Kleuren
    .help = De kleuren van de stenen; met weinig spelers doen alleen de eerste mee.
parameter-jokers-by-players = Jokers
    .help = Hoeveel jokers er meedoen, per aantal spelers.
parameter-colours-by-players = Kleuren in het spel
    .help = Hoeveel kleuren er meedoen, per aantal spelers.

## Voor het spel

parameter-players = Spelers
    .help = Hoeveel spelers er minstens en hoogstens aan tafel zitten.
parameter-starter = Wie begint
    .help = Hoe bepaald wordt wie begint.
value-starter-highest-tile-returned = Hoogste gepakte steen
value-starter-die-highest = Hoogste worp met een dobbelsteen
value-starter-lot = Door loting
value-starter-players-choose = In overleg
parameter-direction = Speelrichting
    .help = Welke kant de beurt op gaat rond de tafel.
value-direction-clockwise = Met de klok mee
value-direction-counterclockwise = Tegen de klok in
parameter-hand-size = Stenen bij het begin
    .help = Met hoeveel stenen elke speler begint.
parameter-starter-hand = Stenen van de beginspeler
    .help = Hoeveel stenen de speler krijgt die begint.
parameter-starter-discard = Beginspeler legt af
    .help = In de eerste beurt legt de beginspeler 1 steen af.
parameter-starter-may-lay = Beginspeler mag uitleggen
    .help = De beginspeler mag voor dat eerste afleggen ook sets uitleggen.
parameter-pool-layout = Hoe de pot ligt
    .help = Hoe de dichte stenen liggen; voor het spel maakt het niets uit.
value-pool-layout-stacks-of-7-last-8 = Stapels van 7, de laatste van 8
value-pool-layout-stacks-of-7 = Stapels van 7
value-pool-layout-heap = Uitgespreid
value-pool-layout-single-stack = Eén stapel
value-pool-layout-bag = In een zak
parameter-pool-owner = Samen één pot of elk een eigen pot
    .help = Iedereen pakt uit één pot, of ieder uit een eigen pot.
value-pool-owner-common = Eén voor allen
value-pool-owner-personal = Ieder een eigen

## De beginserie

parameter-opening-min = Punten om uit te komen
    .help = De punten die je nodig hebt om uit te komen; met 0 is elke set goed.
parameter-opening-joker-value = Joker bij het uitkomen
    .help = Wat een joker telt bij het uitkomen: de vervangen steen, of altijd evenveel.
value-opening-joker-value-replaced = De vervangen steen
parameter-opening-scope = Tellen bij het uitkomen
    .help = Alle sets waarmee je uitkomt tellen samen, of één set moet de punten alleen halen.
value-opening-scope-sum-of-sets = Alle sets samen
value-opening-scope-single-set = Eén set alleen
parameter-table-access = De tafel gebruiken
    .help = Vanaf wanneer je de sets op tafel mag gebruiken.
value-table-access-same-turn-after-opening = Meteen na het uitkomen
value-table-access-turn-after-opening = Vanaf de beurt na het uitkomen
value-table-access-any-player-opened = Zodra iemand is uitgekomen
parameter-hand-game = Handspel
    .help = Wat het oplevert om in de beurt waarin je uitkomt al je stenen te leggen.
value-hand-game-off = Niets bijzonders
value-hand-game-double = De anderen verliezen dubbel
value-hand-game-double-and-no-minimum = Dubbel, zonder minimum

## De beurt

parameter-draw-mode = Pakken
    .help = Wanneer je pakt, en of je daarvoor een steen aflegt.
value-draw-mode-instead-of-playing = Als je niets uitlegt
value-draw-mode-instead-then-discard = Als je niets uitlegt, dan afleggen
value-draw-mode-every-turn-then-place = Elke beurt, dan uit- of afleggen
parameter-voluntary-draw = Pakken mag altijd
    .help = Je mag ook pakken als je een steen zou kunnen uitleggen.
parameter-discard-drawn-tile = Gepakte steen afleggen
    .help = Je mag ook de steen afleggen die je net hebt gepakt.
parameter-take-discard = Afgelegde steen pakken
    .help = Of je de steen mag pakken die de vorige speler aflegde.
value-take-discard-never = Nooit
value-take-discard-for-new-set = Voor een nieuwe set
parameter-face-up-eighth = Open steen
    .help = Of de laatste steen van de pot open ligt, en waarvoor je hem mag pakken.
value-face-up-eighth-off = Geen
value-face-up-eighth-to-finish = Om uit te gaan
value-face-up-eighth-to-play = Om hem uit te leggen

## Tijd en fouten

parameter-time-limit-s = Tijd voor een beurt
    .help = De seconden die je voor een beurt hebt; 0 is zonder klok.
parameter-on-timeout = Als de tijd om is
    .help = Wat er van een beurt wordt als de tijd om is.
value-on-timeout-loose-to-rack = Losse stenen naar het plankje
value-on-timeout-turn-void = De beurt telt niet
value-on-timeout-none = Geen klok
parameter-penalise-mistakes = Fouten kosten iets
    .help = Je mag je beurt beëindigen met sets die niet kloppen, maar dat kost je iets.
parameter-on-invalid-end = Na een fout
    .help = Wat er van een beurt wordt die eindigt met sets die niet kloppen.
value-on-invalid-end-loose-to-rack = Losse stenen naar het plankje
value-on-invalid-end-turn-void = De beurt telt niet
parameter-penalty-tiles = Strafstenen
    .help = Hoeveel stenen je pakt als de tijd om is of na een fout.

## Sets

parameter-group-distinct-colours = Elke kleur één keer
    .help = In een groep hebben alle stenen een andere kleur.
parameter-group-max = Grootste groep
    .help = Hoeveel stenen een groep hoogstens heeft: één van elke kleur, of een getal.
value-group-max-number-of-colours = Eén van elke kleur
parameter-keep-three-of-original = Geen set valt helemaal uiteen
    .help = Bij het herschikken blijft van elke oude set een deel bij elkaar.

## Jokers

parameter-joker-sets = Sets met een joker
    .help = Wat je met een joker op tafel en zijn set mag doen voordat hij geruild wordt.
value-joker-sets-free = Alles mag
value-joker-sets-same-meaning = Joker houdt zijn betekenis
value-joker-sets-stay-until-swapped = Joker blijft bij zijn set
value-joker-sets-no-split = Set blijft heel
value-joker-sets-frozen = Set is bevroren
parameter-joker-swap-tile-from = Steen voor de joker
    .help = Waar de steen vandaan mag komen die een joker vervangt.
value-joker-swap-tile-from-rack = Van het plankje
value-joker-swap-tile-from-anywhere = Van plankje of tafel
parameter-joker-after-swap = Geruilde joker
    .help = Waar een geruilde joker heen mag.
value-joker-after-swap-new-set = Naar een nieuwe set
value-joker-after-swap-any-set = Naar elke set
value-joker-after-swap-rack-allowed = Ook naar het plankje
parameter-joker-swap-announced = Ruilen aankondigen
    .help = Het ruilen van een joker kondig je vooraf aan.
parameter-joker-in-rack-points = Joker over
    .help = De punten die een joker kost die aan het eind nog op je plankje staat.

## Het einde

parameter-winner-bonus = Punten van de winnaar
    .help = Wat de winnaar van een ronde opschrijft.
value-winner-bonus-sum-of-losers = Alles wat de anderen verliezen
value-winner-bonus-none = Niets
parameter-announce-last-tile = Het einde aankondigen
    .help = Wie zijn laatste steen legt, kondigt het einde aan.
parameter-rounds = Rondes
    .help = Hoeveel rondes een partij heeft.
value-rounds-agreed = Zoals afgesproken
parameter-next-starter = Wie daarna begint
    .help = Wie de volgende ronde begint.
value-next-starter-starter-rule = Zoals in de eerste ronde
value-next-starter-winner = De winnaar
value-next-starter-next-seat = De volgende speler
