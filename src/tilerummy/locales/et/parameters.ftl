### Kodureeglid.

## Klotsid

parameter-colours = Värvid
    .help = Klotside värvid; väheste mängijatega on mängus ainult esimesed.
parameter-jokers-by-players = Jokkerid
    .help = Mitu jokkerit on mängus, olenevalt mängijate arvust.
parameter-colours-by-players = Värvid mängus
    .help = Mitu värvi on mängus, olenevalt mängijate arvust.

## Enne mängu

parameter-players = Mängijad
    .help = Kui palju mängijaid on lauas kõige vähem ja kõige rohkem.
parameter-starter = Kes alustab
    .help = Kuidas selgub, kes alustab.
value-starter-highest-tile-returned = Suurim võetud klots
value-starter-die-highest = Suurim täringuvise
value-starter-lot = Loosiga
value-starter-players-choose = Kokkuleppel
parameter-direction = Mängusuund
    .help = Kummale poole käigukord ümber laua liigub.
value-direction-clockwise = Päripäeva
value-direction-counterclockwise = Vastupäeva
parameter-hand-size = Klotsid alguses
    .help = Mitme klotsiga iga mängija alustab.
parameter-starter-hand = Alustaja klotsid
    .help = Mitu klotsi saab see, kes alustab.
parameter-starter-discard = Alustaja viskab ära
    .help = Esimesel käigul viskab alustaja 1 klotsi ära.
parameter-starter-may-lay = Alustaja võib välja käia
    .help = Alustaja võib enne selle esimese klotsi ära viskamist ka kombinatsioone välja käia.
parameter-pool-layout = Kuidas hunnik asetseb
    .help = Kuidas pildiga allapoole pööratud klotsid asetsevad; mängus ei muuda see midagi.
value-pool-layout-stacks-of-7-last-8 = Virnad 7 kaupa, viimases 8
value-pool-layout-stacks-of-7 = Virnad 7 kaupa
value-pool-layout-heap = Laiali laual
value-pool-layout-single-stack = Üks virn
value-pool-layout-bag = Kotis
parameter-pool-owner = Ühine või oma hunnik
    .help = Kõik võtavad ühest hunnikust või igaüks enda omast.
value-pool-owner-common = Üks kõigile
value-pool-owner-personal = Igaühel oma

## Esimene kombinatsioon

parameter-opening-min = Esimene kombinatsioon
    .help = Mitu punkti on esimeseks kombinatsiooniks vaja; 0 puhul sobib igasugune.
parameter-opening-joker-value = Jokker esimeses kombinatsioonis
    .help = Mida jokker esimeses kombinatsioonis väärt on: sama mis asendatud klots või alati ühepalju.
value-opening-joker-value-replaced = Nagu asendatud klots
parameter-opening-scope = Esimese kombinatsiooni arvestus
    .help = Kõik välja käidud kombinatsioonid liidetakse või peab üks neist üksi punktid täis saama.
value-opening-scope-sum-of-sets = Kõik koos
value-opening-scope-single-set = Üks üksi
parameter-table-access = Laua kasutamine
    .help = Millest alates võid laual olevaid kombinatsioone kasutada.
value-table-access-same-turn-after-opening = Kohe pärast esimest kombinatsiooni
value-table-access-turn-after-opening = Oma järgmisel käigul
value-table-access-any-player-opened = Kui keegi on selle välja käinud
parameter-hand-game = Käsi-Rummy
    .help = Mida annab kõigi klotside välja käimine samal käigul esimese kombinatsiooniga.
value-hand-game-off = Ei midagi erilist
value-hand-game-double = Teised kaotavad topelt
value-hand-game-double-and-no-minimum = Topelt, ilma miinimumita

## Käik

parameter-draw-mode = Klotside võtmine
    .help = Millal klots võetakse ja kas selle eest visatakse üks ära.
value-draw-mode-instead-of-playing = Kui midagi välja ei käi
value-draw-mode-instead-then-discard = Kui midagi välja ei käi; siis viskad ära
value-draw-mode-every-turn-then-place = Igal käigul; siis käid välja või viskad ära
parameter-voluntary-draw = Võtta võib alati
    .help = Võid klotsi võtta ka siis, kui saaksid välja käia.
parameter-discard-drawn-tile = Võetud klotsi ära viskamine
    .help = Võid ära visata sellesama klotsi, mille äsja võtsid.
parameter-take-discard = Ära visatud klotsi võtmine
    .help = Kas võid võtta klotsi, mille eelmine mängija ära viskas.
value-take-discard-never = Mitte kunagi
value-take-discard-for-new-set = Uue kombinatsiooni jaoks
parameter-face-up-eighth = Avatud klots
    .help = Kas hunniku viimane klots on avatud ja milleks võid selle võtta.
value-face-up-eighth-off = Ei ole
value-face-up-eighth-to-finish = Lõpetamiseks
value-face-up-eighth-to-play = Välja käimiseks

## Aeg ja vead

parameter-time-limit-s = Käigu aeg
    .help = Mitu sekundit sul käiguks on; 0 tähendab, et ajapiirangut ei ole.
parameter-on-timeout = Kui aeg saab läbi
    .help = Mis saab käigust, mille aeg on läbi.
value-on-timeout-loose-to-rack = Lahtised klotsid alusele
value-on-timeout-turn-void = Käik ei loe
value-on-timeout-none = Ajapiiranguta
parameter-penalise-mistakes = Vead maksavad midagi
    .help = Võid käigu lõpetada ka siis, kui kõik kombinatsioonid ei klapi, aga see läheb sulle midagi maksma.
parameter-on-invalid-end = Pärast viga
    .help = Mis saab käigust, mille lõpus kõik kombinatsioonid ei klapi.
value-on-invalid-end-loose-to-rack = Lahtised klotsid alusele
value-on-invalid-end-turn-void = Käik ei loe
parameter-penalty-tiles = Karistusklotsid
    .help = Mitu klotsi võtad, kui aeg saab läbi või pärast viga.

## Kombinatsioonid

parameter-group-distinct-colours = Iga värv ühe korra
    .help = Rühmas on kõik klotsid eri värvi.
parameter-group-max = Suurim rühm
    .help = Mitu klotsi on rühmas kõige rohkem: üks igast värvist või kindel arv.
value-group-max-number-of-colours = Üks igast värvist
parameter-keep-three-of-original = Ühtki kombinatsiooni ei lõhuta täiesti
    .help = Muutmisel jääb osa igast vanast kombinatsioonist kokku.

## Jokkerid

parameter-joker-sets = Jokkeriga kombinatsioonid
    .help = Mida võib laual oleva jokkeri ja selle kombinatsiooniga teha enne vahetamist.
value-joker-sets-free = Kõik on lubatud
value-joker-sets-same-meaning = Jokker säilitab tähenduse
value-joker-sets-stay-until-swapped = Jokker jääb oma kombinatsiooni
value-joker-sets-no-split = Kombinatsioon jääb terveks
value-joker-sets-frozen = Kombinatsioon on lukus
parameter-joker-swap-tile-from = Klots jokkeri asemele
    .help = Kust võib tulla klots, mis jokkerit asendab.
value-joker-swap-tile-from-rack = Aluselt
value-joker-swap-tile-from-anywhere = Aluselt või laualt
parameter-joker-after-swap = Vahetatud jokker
    .help = Kuhu võib vahetatud jokker minna.
value-joker-after-swap-new-set = Uude kombinatsiooni
value-joker-after-swap-any-set = Igasse kombinatsiooni
value-joker-after-swap-rack-allowed = Ka alusele
parameter-joker-swap-announced = Vahetamisest teatamine
    .help = Jokkeri vahetamisest teatatakse enne.
parameter-joker-in-rack-points = Üle jäänud jokker
    .help = Mitu punkti maksab jokker, mis on lõpus veel sinu alusel.

## Lõpp

parameter-winner-bonus = Võitja punktid
    .help = Mida vooru võitja kirja saab.
value-winner-bonus-sum-of-losers = Kõik, mis teised kaotavad
value-winner-bonus-none = Mitte midagi
parameter-announce-last-tile = Lõpust teatamine
    .help = Kes käib välja oma viimase klotsi, teatab lõpust.
parameter-rounds = Voorud
    .help = Mitu vooru mängus on.
value-rounds-agreed = Kokkuleppel
parameter-next-starter = Kes alustab järgmist
    .help = Kes alustab järgmist vooru.
value-next-starter-starter-rule = Nagu esimeses voorus
value-next-starter-winner = Võitja
value-next-starter-next-seat = Järgmine mängija
