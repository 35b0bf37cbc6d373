### Namų taisyklės.

## Kortelės

parameter-colours = Spalvos
    .help = Kortelių spalvos; kai žaidėjų mažai, naudojamos tik pirmosios.
parameter-jokers-by-players = Jokeriai
    .help = Kiek žaidime jokerių, pagal žaidėjų skaičių.
parameter-colours-by-players = Spalvos žaidime
    .help = Kiek žaidime spalvų, pagal žaidėjų skaičių.

## Prieš žaidimą

parameter-players = Žaidėjai
    .help = Kiek žaidėjų prie stalo mažiausiai ir daugiausia.
parameter-starter = Kas pradeda
    .help = Kaip nustatoma, kas pradeda.
value-starter-highest-tile-returned = Didžiausia ištraukta kortelė
value-starter-die-highest = Didžiausias kauliuko metimas
value-starter-lot = Burtais
value-starter-players-choose = Susitarus
parameter-direction = Žaidimo kryptis
    .help = Į kurią pusę ėjimas eina aplink stalą.
value-direction-clockwise = Pagal laikrodžio rodyklę
value-direction-counterclockwise = Prieš laikrodžio rodyklę
parameter-hand-size = Kortelės pradžioje
    .help = Su kiek kortelių pradeda kiekvienas žaidėjas.
parameter-starter-hand = Pradedančiojo kortelės
    .help = Kiek kortelių gauna tas, kas pradeda.
parameter-starter-discard = Pradedantysis numeta
    .help = Pirmuoju ėjimu pradedantysis numeta 1 kortelę.
parameter-starter-may-lay = Pradedantysis gali dėti
    .help = Pradedantysis, prieš numesdamas tą pirmą kortelę, gali ir dėti derinius.
parameter-pool-layout = Kaip guli likusios kortelės
    .help = Kaip guli užverstos kortelės; žaidime tai nieko nekeičia.
value-pool-layout-stacks-of-7-last-8 = Krūvelės po 7, paskutinė iš 8
value-pool-layout-stacks-of-7 = Krūvelės po 7
value-pool-layout-heap = Išdėliotos ant stalo
value-pool-layout-single-stack = Viena krūva
value-pool-layout-bag = Maišelyje
parameter-pool-owner = Bendra ar sava kaladė
    .help = Visi traukia iš vienos kaladės arba kiekvienas iš savo.
value-pool-owner-common = Viena visiems
value-pool-owner-personal = Kiekvienam sava

## Pirmasis derinys

parameter-opening-min = Pirmojo derinio taškai
    .help = Kiek taškų reikia pirmajam deriniui; kai 0, tinka bet koks.
parameter-opening-joker-value = Jokeris pirmajame derinyje
    .help = Kiek vertas jokeris pirmajame derinyje: kiek jo atstojama kortelė arba visada tiek pat.
value-opening-joker-value-replaced = Kaip jo atstojama kortelė
parameter-opening-scope = Pirmojo derinio skaičiavimas
    .help = Visi padėti deriniai sudedami kartu arba taškus turi surinkti vienas.
value-opening-scope-sum-of-sets = Visi deriniai kartu
value-opening-scope-single-set = Vienas derinys
parameter-table-access = Stalo naudojimas
    .help = Nuo kada galima naudoti derinius ant stalo.
value-table-access-same-turn-after-opening = Iškart po tavo pirmojo derinio
value-table-access-turn-after-opening = Nuo kito ėjimo po jo
value-table-access-any-player-opened = Kai tik kas nors jį padėjo
parameter-hand-game = Rummy Ranka
    .help = Ko vertas visų kortelių padėjimas tuo pačiu ėjimu, kai dedamas pirmasis derinys.
value-hand-game-off = Nieko ypatingo
value-hand-game-double = Kiti praranda dvigubai
value-hand-game-double-and-no-minimum = Dvigubai ir be minimumo

## Ėjimas

parameter-draw-mode = Traukimas
    .help = Kada traukiama kortelė ir ar po to viena numetama.
value-draw-mode-instead-of-playing = Jei nieko nededi
value-draw-mode-instead-then-discard = Jei nieko nededi, paskui numesti
value-draw-mode-every-turn-then-place = Kas ėjimą, paskui dėti arba numesti
parameter-voluntary-draw = Traukti galima visada
    .help = Gali traukti net tada, kai galėtum padėti kortelę.
parameter-discard-drawn-tile = Ištrauktos kortelės numetimas
    .help = Gali numesti tą pačią kortelę, kurią ką tik ištraukei.
parameter-take-discard = Numestos kortelės ėmimas
    .help = Ar gali paimti kortelę, kurią numetė ankstesnis žaidėjas.
value-take-discard-never = Niekada
value-take-discard-for-new-set = Naujam deriniui
parameter-face-up-eighth = Atversta kortelė
    .help = Ar paskutinė kaladės kortelė guli atversta ir kam gali ją paimti.
value-face-up-eighth-off = Nėra
value-face-up-eighth-to-finish = Norint baigti
value-face-up-eighth-to-play = Norint ją padėti

## Laikas ir klaidos

parameter-time-limit-s = Ėjimo laikas
    .help = Kiek sekundžių turi ėjimui; 0 reiškia, kad laikas neribojamas.
parameter-on-timeout = Pasibaigus laikui
    .help = Kas nutinka ėjimui, kurio laikas baigėsi.
value-on-timeout-loose-to-rack = Pavienės kortelės į laikiklį
value-on-timeout-turn-void = Ėjimas neskaičiuojamas
value-on-timeout-none = Be laiko ribos
parameter-penalise-mistakes = Klaidos kainuoja
    .help = Gali baigti ėjimą neteisingais deriniais, bet tai tau kainuos.
parameter-on-invalid-end = Po klaidos
    .help = Kas nutinka ėjimui, pasibaigusiam neteisingais deriniais.
value-on-invalid-end-loose-to-rack = Pavienės kortelės į laikiklį
value-on-invalid-end-turn-void = Ėjimas neskaičiuojamas
parameter-penalty-tiles = Baudos kortelės
    .help = Kiek kortelių trauki pasibaigus laikui arba po klaidos.

## Deriniai

parameter-group-distinct-colours = Kiekviena spalva kartą
    .help = Grupėje visos kortelės skirtingų spalvų.
parameter-group-max = Didžiausia grupė
    .help = Kiek kortelių joje daugiausia: po vieną kiekvienos spalvos arba nurodytas skaičius.
value-group-max-number-of-colours = Po vieną kiekvienos spalvos
parameter-keep-three-of-original = Joks derinys neišardomas visiškai
    .help = Pertvarkant dalis kiekvieno seno derinio lieka kartu.

## Jokeriai

parameter-joker-sets = Deriniai su jokeriu
    .help = Ką galima daryti su jokeriu ant stalo ir jo deriniu, kol jokeris nepakeistas.
value-joker-sets-free = Viskas leidžiama
value-joker-sets-same-meaning = Jokeris išlaiko reikšmę
value-joker-sets-stay-until-swapped = Jokeris lieka savo derinyje
value-joker-sets-no-split = Derinys nedalijamas
value-joker-sets-frozen = Derinys užšaldytas
parameter-joker-swap-tile-from = Kortelė vietoj jokerio
    .help = Iš kur gali būti kortelė, keičianti jokerį.
value-joker-swap-tile-from-rack = Iš laikiklio
value-joker-swap-tile-from-anywhere = Iš laikiklio arba nuo stalo
parameter-joker-after-swap = Pakeistas jokeris
    .help = Kur gali keliauti pakeistas jokeris.
value-joker-after-swap-new-set = Į naują derinį
value-joker-after-swap-any-set = Į bet kurį derinį
value-joker-after-swap-rack-allowed = Ir į laikiklį
parameter-joker-swap-announced = Pranešti apie keitimą
    .help = Apie jokerio keitimą pranešama iš anksto.
parameter-joker-in-rack-points = Likęs jokeris
    .help = Kiek taškų kainuoja jokeris, pabaigoje likęs tavo laikiklyje.

## Pabaiga

parameter-winner-bonus = Laimėtojo taškai
    .help = Ką užsirašo raundo laimėtojas.
value-winner-bonus-sum-of-losers = Viską, ką praranda kiti
value-winner-bonus-none = Nieko
parameter-announce-last-tile = Skelbti pabaigą
    .help = Kas padeda paskutinę kortelę, paskelbia pabaigą.
parameter-rounds = Raundai
    .help = Kiek raundų sudaro žaidimą.
value-rounds-agreed = Kaip susitarta
parameter-next-starter = Kas pradeda kitą
    .help = Kas pradeda kitą raundą.
value-next-starter-starter-rule = Kaip pirmajame raunde
value-next-starter-winner = Laimėtojas
value-next-starter-next-seat = Kitas žaidėjas
