### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Pridėta: { $tiles }. Dabar: { $set }.
told-added-from = Pridėta: { $tiles }, nuo stalo: { $moved }. Dabar: { $set }.
told-moved = Nuo stalo: { $moved }. Dabar: { $set }.
told-new = Naujas derinys: { $set }.
told-new-from = Naujas derinys: { $set }. Nuo stalo: { $moved }.
told-left = Ten lieka: { $set }.
told-back = Grįžta ant laikiklio: { $tiles }.
told-set-laid = { $set }, { $count } nuo laikiklio
told-with = { $set }, tarp jų { $jokers }
told-group = grupė, skaičius { $number }: { $colours }
told-twice = { $number } du kartus
told-drew = Ištraukei: { $tile }.
told-empty = Ant stalo nieko nėra.
told-nothing = Po tavo ėjimo nieko neįvyko.
told-unfinished = Dar ne derinys: { $tiles }.
told-short-onto = { $tiles }, derinys { $number }
told-short-new = { $tiles } kaip naujas derinys
told-short-moved = derinys { $number } pasikeitė
told-one-left = Liko viena kortelė: { $name }.

## Answers to keys

told-not-held = Tavo laikiklyje nėra: { $tiles }.
told-no-undo = Nėra ko atšaukti.
told-no-redo = Nėra ko pakartoti.
told-no-set = Derinio { $number } nėra.
told-set = Derinys { $number }: { $set }.
told-sets = Derinių ant stalo: { $count }.
told-no-takers = Nė vienam deriniui tavo kortelės netinka.
told-opens = Pirmajam deriniui užtenka: { $value }.
told-laid = Padėta šiuo ėjimu: { $tiles }.
told-laid-none = Šiuo ėjimu dar nieko nepadėta.
told-level-short = Trumpi sakiniai.
told-level-normal = Įprasti sakiniai.
told-level-full = Išsamūs sakiniai.
told-log = Eiga dabar rodoma šalia stalo.
told-log-closed = Eiga uždaryta.
told-type = Įrašyk derinį, pavyzdžiui, { $example }
told-not-read = Tai ne derinys: { $text }.
told-empty-hand = Rankoje nieko nėra.
told-edge = Toliau į šią pusę nieko nėra.
told-needs = Pirmajam deriniui reikia bent: { $minimum }.
told-price = Tai kainuoja { $points }. Paspausk dar kartą, kad išgirstum.
told-no-hints = Prie šio stalo užuominų nėra.
told-nobody = Čia reakcijos niekas nematytų.

## Beside a seat

seat-more-time = Daugiau laiko: { $name }
seat-more-time-help = Laikas pradedamas skaičiuoti tik praėjus viso ėjimo laikui.

## The list of keys

key-hear-rack = Eiti į laikiklį ir jį išgirsti
key-hear-takers = Išgirsti derinius, kuriems tinka tavo kortelės
key-go-set = Eiti į derinį pagal numerį
key-standing = Išgirsti, kokia padėtis
key-can-lay = Išgirsti, ką gali padėti
key-again = Dar kartą išgirsti paskutinį sakinį
key-type = Įrašyti derinį
key-hear-turn = Išgirsti savo ėjimą iki šiol
key-level = Trumpi, įprasti ar išsamūs sakiniai

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = { $number }-oji užuomina iš 3
hint-tile = Gali padėti: { $tile }.
hint-where = Kur?
hint-enough = Gana
hint-goes-front = Tinka į pradžią: { $set }.
hint-goes-end = Tinka į pabaigą: { $set }.
hint-goes-into = Tinka čia: { $set }.
hint-goes-new = Susidaro naujas derinys: { $set }.
hint-lay = Padėti
hint-whole = Visas ėjimas
hint-next = Toliau
hint-all = Padėti viską
hint-rack = Iš tavo laikiklio: { $tiles }
hint-source = Iš čia ({ $set }): { $tiles }
hint-step = { $number }-asis žingsnis iš { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = juodos nuo { $first } iki { $last }
run-r = raudonos nuo { $first } iki { $last }
run-b = mėlynos nuo { $first } iki { $last }
run-y = geltonos nuo { $first } iki { $last }
run-o = oranžinės nuo { $first } iki { $last }
run-g = žalios nuo { $first } iki { $last }
run-w = baltos nuo { $first } iki { $last }
run-n = rudos nuo { $first } iki { $last }
