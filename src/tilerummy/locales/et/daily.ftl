day-title = Tänane jagamine
day-of = Jagamine: { $day }
day-lead = Kõigile samad kivid, üks lühike mäng.
day-against = Vastased: { $names }
day-start = Alusta
day-start-sub = üks katse, ilma kellata
day-out =
    { $count ->
        [one] Väljas ühe käiguga
       *[other] Väljas { $count } käiguga
    }
day-turns =
    { $count ->
        [one] üks käik
       *[other] { $count } käiku
    }
day-not-out = { $turns }, kive järel: { $left }
day-best = Parim, mida teame: { $how }
day-later = Tuleb siis, kui oled võrgus.
day-first = Keegi pole seda jagamist enne sind lõpetanud.
day-next = Järgmine tuleb keskööl.
day-bar = Väljas { $turns } käiguga: { $told }
day-bar-left = Ei lõpetanud: { $told }
setting-remind = Tuleta tänast jagamist meelde kell

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Eile võtsid siin klotsi.
yesterday-more = Eile oli siin rohkem võimalik.
yesterday-could = { $count ->
    [one] { $count } klotsi oleks saanud laduda.
   *[other] { $count } klotsi oleks saanud laduda.
}
yesterday-try = Proovi
yesterday-off = Rohkem ei näita
