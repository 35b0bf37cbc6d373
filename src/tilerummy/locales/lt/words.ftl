### Stalo žodžiai pagrindine forma.

## Daiktai

tiles = kortelės
rack = laikiklis
table = stalas
run = seka
group = grupė
set = derinys
joker = jokeris
pool = kaladė
discarded-tile = numesta kortelė

## Žmonės ir žaidimo eiga

winner = laimėtojas
host = šeimininkas
hand-game = Rummy Ranka

## Ką daro

draw = traukti
discard = numesti
pass = praleisti

## Atsakymai

yes = taip
no = ne

## Skaičiuojami dalykai

tiles-count = { $count ->
    [one] { $count } kortelė
    [few] { $count } kortelės
   *[other] { $count } kortelių
}
jokers-count = { $count ->
    [one] { $count } jokeris
    [few] { $count } jokeriai
   *[other] { $count } jokerių
}
colours-count = { $count ->
    [one] { $count } spalva
    [few] { $count } spalvos
   *[other] { $count } spalvų
}
players-count = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
seconds-count = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
   *[other] { $count } sekundžių
}
minutes-count = { $count ->
    [one] { $count } minutė
    [few] { $count } minutės
   *[other] { $count } minučių
}

## Spalvos

colour-k = juoda
colour-r = raudona
colour-b = mėlyna
colour-y = geltona
colour-o = oranžinė
colour-g = žalia
colour-w = balta
colour-n = ruda

## Kortelė taip, kaip ją vadina

tile-k = juoda { $number }
tile-r = raudona { $number }
tile-b = mėlyna { $number }
tile-y = geltona { $number }
tile-o = oranžinė { $number }
tile-g = žalia { $number }
tile-w = balta { $number }
tile-n = ruda { $number }
joker-as = jokeris kaip { $tile }
