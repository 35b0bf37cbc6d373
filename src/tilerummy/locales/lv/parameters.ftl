### Mājas noteikumi.

## Kauliņi

parameter-colours = Krāsas
    .help = Kauliņu krāsas; ja spēlētāju ir maz, spēlē ir tikai pirmās.
parameter-jokers-by-players = Džokeri
    .help = Cik džokeru ir spēlē pie katra spēlētāju skaita.
parameter-colours-by-players = Krāsas spēlē
    .help = Cik krāsu ir spēlē pie katra spēlētāju skaita.

## Pirms spēles

parameter-players = Spēlētāji
    .help = Cik spēlētāju ir pie galda, vismazāk un visvairāk.
parameter-starter = Kurš sāk
    .help = Kā noskaidro, kurš sāk.
value-starter-highest-tile-returned = Lielākais paņemtais kauliņš
value-starter-die-highest = Augstākais metamā kauliņa metiens
value-starter-lot = Ar lozi
value-starter-players-choose = Pēc vienošanās
parameter-direction = Spēles virziens
    .help = Uz kuru pusi gājiens iet apkārt galdam.
value-direction-clockwise = Pulksteņrādītāja virzienā
value-direction-counterclockwise = Pretēji pulksteņrādītājam
parameter-hand-size = Kauliņi sākumā
    .help = Ar cik kauliņiem katrs spēlētājs sāk.
parameter-starter-hand = Pirmā spēlētāja kauliņi
    .help = Cik kauliņu saņem tas, kurš sāk.
parameter-starter-discard = Pirmais spēlētājs nomet
    .help = Pirmajā gājienā tas, kurš sāk, nomet 1 kauliņu.
parameter-starter-may-lay = Pirmais spēlētājs var izspēlēt
    .help = Tas, kurš sāk, pirms šī pirmā kauliņa nomešanas drīkst arī izspēlēt kombinācijas.
parameter-pool-layout = Kā stāv krājumi
    .help = Kā guļ aizklātie kauliņi; spēlē tas neko nemaina.
value-pool-layout-stacks-of-7-last-8 = Kaudzes pa 7, pēdējā 8
value-pool-layout-stacks-of-7 = Kaudzes pa 7
value-pool-layout-heap = Izklāti uz galda
value-pool-layout-single-stack = Viena kaudze
value-pool-layout-bag = Maisiņā
parameter-pool-owner = Kopīgi vai savi krājumi
    .help = Visi ņem no kopējiem krājumiem vai katrs no savējiem.
value-pool-owner-common = Kopīgi visiem
value-pool-owner-personal = Katram savi

## Pirmā kombinācija

parameter-opening-min = Punkti pirmajai kombinācijai
    .help = Cik punktu vajag tavai pirmajai kombinācijai; ar 0 der jebkura.
parameter-opening-joker-value = Džokers pirmajā kombinācijā
    .help = Cik džokers ir vērts pirmajā kombinācijā: tikpat, cik aizstātais kauliņš, vai vienmēr vienādi.
value-opening-joker-value-replaced = Kā aizstātais kauliņš
parameter-opening-scope = Pirmās kombinācijas punkti
    .help = Visas izspēlētās kombinācijas skaita kopā, vai punktiem jāpietiek vienā.
value-opening-scope-sum-of-sets = Visas kombinācijas kopā
value-opening-scope-single-set = Viena pati kombinācija
parameter-table-access = Galda izmantošana
    .help = No kura brīža drīksti izmantot kombinācijas uz galda.
value-table-access-same-turn-after-opening = Uzreiz pēc tavas pirmās kombinācijas
value-table-access-turn-after-opening = Nākamajā gājienā pēc tās
value-table-access-any-player-opened = Tiklīdz kāds to ir izspēlējis
parameter-hand-game = Hand Rummy
    .help = Ko dod visu kauliņu izspēlēšana tajā pašā gājienā, kad pirmā kombinācija.
value-hand-game-off = Neko īpašu
value-hand-game-double = Pārējie zaudē dubulti
value-hand-game-double-and-no-minimum = Dubulti un bez minimuma

## Gājiens

parameter-draw-mode = Kauliņu ņemšana
    .help = Kad ņem kauliņu un vai pēc tam kādu nomet.
value-draw-mode-instead-of-playing = Ja neko neizspēlē
value-draw-mode-instead-then-discard = Ja neko neizspēlē, pēc tam nomet
value-draw-mode-every-turn-then-place = Katrā gājienā, tad izspēlē vai nomet
parameter-voluntary-draw = Ņemt drīkst vienmēr
    .help = Drīksti ņemt kauliņu arī tad, ja varētu izspēlēt.
parameter-discard-drawn-tile = Paņemtā kauliņa nomešana
    .help = Drīksti nomest tieši to kauliņu, ko tikko paņēmi.
parameter-take-discard = Nomestā kauliņa ņemšana
    .help = Vai drīksti paņemt kauliņu, ko nometa iepriekšējais spēlētājs.
value-take-discard-never = Nekad
value-take-discard-for-new-set = Jaunai kombinācijai
parameter-face-up-eighth = Atklātais kauliņš
    .help = Vai pēdējais krājumu kauliņš ir atklāts un kam to drīksti paņemt.
value-face-up-eighth-off = Nav
value-face-up-eighth-to-finish = Lai pabeigtu
value-face-up-eighth-to-play = Lai to izspēlētu

## Laiks un kļūdas

parameter-time-limit-s = Gājiena laiks
    .help = Cik sekunžu tev ir gājienam; 0 nozīmē bez ierobežojuma.
parameter-on-timeout = Kad laiks beidzies
    .help = Kas notiek ar gājienu, kura laiks ir beidzies.
value-on-timeout-loose-to-rack = Kauliņi ārpus kombinācijām — turētājā
value-on-timeout-turn-void = Gājiens neskaitās
value-on-timeout-none = Bez laika ierobežojuma
parameter-penalise-mistakes = Kļūdas kaut ko maksā
    .help = Tu drīksti beigt gājienu ar nepareizām kombinācijām, bet tas tev kaut ko maksās.
parameter-on-invalid-end = Pēc kļūdas
    .help = Kas notiek ar gājienu, kurš beidzās ar nepareizām kombinācijām.
value-on-invalid-end-loose-to-rack = Kauliņi ārpus kombinācijām — turētājā
value-on-invalid-end-turn-void = Gājiens neskaitās
parameter-penalty-tiles = Soda kauliņi
    .help = Cik kauliņu tu ņem, kad laiks beidzies vai pēc kļūdas.

## Kombinācijas

parameter-group-distinct-colours = Katra krāsa vienreiz
    .help = Grupā visi kauliņi ir dažādās krāsās.
parameter-group-max = Lielākā grupa
    .help = Cik kauliņu var būt grupā: pa vienam no katras krāsas vai noteikts skaits.
value-group-max-number-of-colours = Pa vienam no katras krāsas
parameter-keep-three-of-original = Nevienu kombināciju neizjauc pavisam
    .help = Pārveidojot daļa no katras vecās kombinācijas paliek kopā.

## Džokeri

parameter-joker-sets = Kombinācijas ar džokeru
    .help = Ko drīkst darīt ar džokeru uz galda un tā kombināciju, pirms to samaina.
value-joker-sets-free = Viss ir atļauts
value-joker-sets-same-meaning = Džokers patur nozīmi
value-joker-sets-stay-until-swapped = Džokers paliek kombinācijā
value-joker-sets-no-split = Kombinācija paliek vesela
value-joker-sets-frozen = Kombinācija ir iesaldēta
parameter-joker-swap-tile-from = Kauliņš džokera vietā
    .help = No kurienes var nākt kauliņš, kas aizstāj džokeru.
value-joker-swap-tile-from-rack = No turētāja
value-joker-swap-tile-from-anywhere = No turētāja vai galda
parameter-joker-after-swap = Samainītais džokers
    .help = Kur drīkst likt samainīto džokeru.
value-joker-after-swap-new-set = Jaunā kombinācijā
value-joker-after-swap-any-set = Jebkurā kombinācijā
value-joker-after-swap-rack-allowed = Arī turētājā
parameter-joker-swap-announced = Paziņot par samainīšanu
    .help = Par džokera samainīšanu paziņo iepriekš.
parameter-joker-in-rack-points = Atlikušais džokers
    .help = Cik punktu maksā džokers, kas beigās palicis tavā turētājā.

## Beigas

parameter-winner-bonus = Uzvarētāja punkti
    .help = Ko sev pieraksta partijas uzvarētājs.
value-winner-bonus-sum-of-losers = Visu, ko zaudē pārējie
value-winner-bonus-none = Neko
parameter-announce-last-tile = Paziņot beigas
    .help = Kas izspēlē savu pēdējo kauliņu, paziņo beigas.
parameter-rounds = Partijas
    .help = Cik partiju ir spēlē.
value-rounds-agreed = Pēc vienošanās
parameter-next-starter = Kurš sāk nākamo
    .help = Kurš sāk nākamo partiju.
value-next-starter-starter-rule = Kā pirmajā partijā
value-next-starter-winner = Uzvarētājs
value-next-starter-next-seat = Nākamais spēlētājs
