### Husets regler.

## Stenarna

parameter-colours = Färger
    .help = Stenarnas färger; med få spelare är bara de första med.
parameter-jokers-by-players = Jokrar
    .help = Hur många jokrar som är med, för varje antal spelare.
parameter-colours-by-players = Färger i spel
    .help = Hur många färger som är med, för varje antal spelare.

## Före spelet

parameter-players = Spelare
    .help = Hur många spelare det är vid bordet, minst och mest.
parameter-starter = Vem börjar
    .help = Hur det avgörs vem som börjar.
value-starter-highest-tile-returned = Högsta stenen
value-starter-die-highest = Högsta tärningskastet
value-starter-lot = Lottning
value-starter-players-choose = Enligt överenskommelse
parameter-direction = Spelriktning
    .help = Åt vilket håll turen går runt bordet.
value-direction-clockwise = Medurs
value-direction-counterclockwise = Moturs
parameter-hand-size = Stenar från början
    .help = Hur många stenar varje spelare börjar med.
parameter-starter-hand = Startspelarens stenar
    .help = Hur många stenar den får som börjar.
parameter-starter-discard = Startspelaren kastar
    .help = På första turen kastar startspelaren 1 sten.
parameter-starter-may-lay = Startspelaren får lägga ut
    .help = Startspelaren får också lägga ut kombinationer innan den första stenen kastas.
parameter-pool-layout = Hur förrådet ligger
    .help = Hur de dolda stenarna ligger; det ändrar inget i spelet.
value-pool-layout-stacks-of-7-last-8 = Staplar om 7, den sista om 8
value-pool-layout-stacks-of-7 = Staplar om 7
value-pool-layout-heap = Utspridda
value-pool-layout-single-stack = En enda stapel
value-pool-layout-bag = I en påse
parameter-pool-owner = Gemensamt eller eget förråd
    .help = Alla tar ur ett förråd, eller var och en ur sitt eget.
value-pool-owner-common = Ett för alla
value-pool-owner-personal = Ett för var och en

## Öppningen

parameter-opening-min = Poäng för öppningen
    .help = Hur många poäng din öppning behöver; med 0 duger vilken kombination som helst.
parameter-opening-joker-value = Joker i öppningen
    .help = Vad en joker räknas som i öppningen: stenen den ersätter, eller alltid lika mycket.
value-opening-joker-value-replaced = Stenen den ersätter
parameter-opening-scope = Räkna öppningen
    .help = Alla kombinationer i öppningen räknas ihop, eller en kombination ska nå poängen ensam.
value-opening-scope-sum-of-sets = Alla kombinationer tillsammans
value-opening-scope-single-set = En kombination ensam
parameter-table-access = Använda bordet
    .help = Från när du får använda kombinationerna på bordet.
value-table-access-same-turn-after-opening = Direkt efter din öppning
value-table-access-turn-after-opening = Från turen efter din öppning
value-table-access-any-player-opened = Så snart någon har öppnat
parameter-hand-game = Handspel
    .help = Vad det är värt att lägga ut alla sina stenar under samma tur som man öppnar.
value-hand-game-off = Inget särskilt
value-hand-game-double = De andra förlorar dubbelt
value-hand-game-double-and-no-minimum = Dubbelt, utan minimum

## Turen

parameter-draw-mode = Ta stenar
    .help = När du tar en sten, och om du sedan kastar en.
value-draw-mode-instead-of-playing = Om du inte lägger ut något
value-draw-mode-instead-then-discard = Om du inte lägger ut något, sedan kasta
value-draw-mode-every-turn-then-place = Varje tur, sedan lägga ut eller kasta
parameter-voluntary-draw = Man får alltid ta
    .help = Du får ta en sten även om du kunde lägga ut.
parameter-discard-drawn-tile = Kasta den nya stenen
    .help = Du får kasta just den sten du nyss tog.
parameter-take-discard = Ta den kastade stenen
    .help = Om du får ta stenen som spelaren före dig kastade.
value-take-discard-never = Aldrig
value-take-discard-for-new-set = Till en ny kombination
parameter-face-up-eighth = Öppen sten
    .help = Om förrådets sista sten ligger öppen, och vad du får ta den till.
value-face-up-eighth-off = Ingen
value-face-up-eighth-to-finish = För att gå ut
value-face-up-eighth-to-play = För att lägga ut den

## Tid och misstag

parameter-time-limit-s = Tid för en tur
    .help = Sekunderna du har på dig för en tur; 0 betyder ingen tidsgräns.
parameter-on-timeout = När tiden är ute
    .help = Vad som händer med en tur när dess tid är ute.
value-on-timeout-loose-to-rack = Lösa stenar till brädan
value-on-timeout-turn-void = Turen räknas inte
value-on-timeout-none = Ingen tidsgräns
parameter-penalise-mistakes = Misstag kostar
    .help = Du får avsluta din tur med kombinationer som inte stämmer, men det kostar dig något.
parameter-on-invalid-end = Efter ett misstag
    .help = Vad som händer med en tur som slutar med kombinationer som inte stämmer.
value-on-invalid-end-loose-to-rack = Lösa stenar till brädan
value-on-invalid-end-turn-void = Turen räknas inte
parameter-penalty-tiles = Straffstenar
    .help = Hur många stenar du tar när tiden är ute eller efter ett misstag.

## Serier

parameter-group-distinct-colours = Varje färg en gång
    .help = I en grupp har alla stenar olika färger.
parameter-group-max = Största gruppen
    .help = Hur många stenar en grupp har som mest: en av varje färg, eller ett tal.
value-group-max-number-of-colours = En av varje färg
parameter-keep-three-of-original = Ingen kombination löses upp helt
    .help = När du bygger om håller en del av varje gammal kombination ihop.

## Jokrar

parameter-joker-sets = Kombinationer med joker
    .help = Vad du får göra med en joker på bordet och dess kombination innan den byts.
value-joker-sets-free = Allt är tillåtet
value-joker-sets-same-meaning = Jokern behåller sin betydelse
value-joker-sets-stay-until-swapped = Jokern stannar i sin kombination
value-joker-sets-no-split = Kombinationen delas inte
value-joker-sets-frozen = Kombinationen är låst
parameter-joker-swap-tile-from = Sten för jokern
    .help = Varifrån stenen som ersätter en joker får komma.
value-joker-swap-tile-from-rack = Från brädan
value-joker-swap-tile-from-anywhere = Från bräda eller bord
parameter-joker-after-swap = Utbytt joker
    .help = Vart en utbytt joker får ta vägen.
value-joker-after-swap-new-set = Till en ny kombination
value-joker-after-swap-any-set = Till vilken kombination som helst
value-joker-after-swap-rack-allowed = Även till brädan
parameter-joker-swap-announced = Säga till före bytet
    .help = Man säger till innan man byter en joker.
parameter-joker-in-rack-points = Joker kvar
    .help = De poäng en joker kostar som är kvar på din bräda på slutet.

## Slutet

parameter-winner-bonus = Segrarens poäng
    .help = Vad segraren i en runda skriver upp.
value-winner-bonus-sum-of-losers = Allt som de andra förlorar
value-winner-bonus-none = Ingenting
parameter-announce-last-tile = Slutet meddelas
    .help = Den som lägger ut sin sista sten meddelar slutet.
parameter-rounds = Rundor
    .help = Hur många rundor ett spel har.
value-rounds-agreed = Enligt överenskommelse
parameter-next-starter = Vem börjar sedan
    .help = Vem som börjar nästa runda.
value-next-starter-starter-rule = Som i första rundan
value-next-starter-winner = Segraren
value-next-starter-next-seat = Nästa spelare
