replay-drop = Nutempk čia žaidimo įrašą arba pasirink failą.
replay-pick = Pasirinkti failą
replay-kept = Šiame įrenginyje jau žiūrėti
replay-bad-line = Tai ne žaidimo įrašas: { $line }-os eilutės perskaityti nepavyko.
replay-back = Žingsnis atgal
replay-on = Žingsnis pirmyn
replay-run = Paleisti
replay-speed = Greitis
replay-moment = { $number }-asis momentas iš { $count }
replay-racks = Laikikliai
replay-open = Visi atviri
replay-share = Nuoroda į šį momentą
share-position = Dalytis šia pozicija
share-title = Ar rasi?
share-count = { $count ->
    [one] Galima padėti { $count } kortelę.
    [few] Galima padėti { $count } korteles.
   *[other] Galima padėti { $count } kortelių.
}
share-picture = Kopijuoti paveikslėlį
share-save = Išsaugoti paveikslėlį
position-bad = Šioje nuorodoje nėra jokios pozicijos.
replay-notation = Notacija
replay-draft = Stalas, kai baigėsi laikas
replay-keys = Rodyklės eina po žingsnį, tarpas paleidžia, Home ir End veda į galus.

review = Apžvalga
review-turn = { $number }-asis ėjimas
review-nothing = Nieko nebuvo galima padėti.
look-could = { $count ->
    [one] Buvo galima padėti { $count } kortelę
    [few] Buvo galima padėti { $count } korteles
   *[other] Buvo galima padėti { $count } kortelių
}
look-much = Buvo galima daug padėti
look-praise = Geriau nebuvo įmanoma.
look-calm = Ramus žaidimas. Nieko nepraleista.
look-moments = Akimirkos
look-looking = Ieškome geriausių tavo akimirkų …
look-open = Galėjai padėti pirmąjį derinį
look-last-turn = Tavo paskutinis ėjimas
look-more = Dar { $count }
look-joker = Atiduotas jokeris
look-joker-taken = { $name } paima tavo jokerį.
look-best = Geriausias ėjimas
look-again = Dar kartą
look-see = Pažiūrėti
look-curious = Smalsiems
look-curious-what = galimybės, sėkmė, sąžiningumas
try-solved = Tai ir buvo tas ėjimas.
try-go-on = Tęsk arba pažiūrėk likusią dalį.
try-same = tos pačios kortelės, be laikrodžio
try-calm = Niekas nelaukia. Neskubėk.
review-best = Daugiau nebuvo galima padėti.
review-missed = { $count ->
    [one] Buvo galima padėti dar { $count } kortelę.
    [few] Buvo galima padėti dar { $count } korteles.
   *[other] Buvo galima padėti dar { $count } kortelių.
}
review-missed-points = { $count ->
    [one] Tiek pat kortelių buvo galima padėti { $count } tašku brangiau.
    [few] Tiek pat kortelių buvo galima padėti { $count } taškais brangiau.
   *[other] Tiek pat kortelių buvo galima padėti { $count } taškų brangiau.
}
review-cut = Gal yra ir geriau: paieška nutraukta.
review-taking = Su atversta kortele: { $tile }
review-show = Rodyti geriausią
review-hide = Kaip žaista

review-players = Žaidėjai trumpai
review-player = Žaidėjas
review-laid = Padėta kortelių iš galimų
review-of = { $part } iš { $whole }
review-best-turns = Ėjimai be praleidimų
review-held-back = Buvo galima dėti, bet nepadėta
review-left = Liko taškų
review-luck = Sėkmė traukiant
review-luck-help = 50 yra vidurkis. Rodo, kokios geros buvo ištrauktos kortelės tarp tų, kurios galėjo ateiti.
review-jokers = Jokeriai
review-share = teisinga dalis: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Kortelės laikikliuose
review-chances = Tikimybė laimėti raundą, %
review-chances-help = { $count ->
    [one] Iš kiekvienos rodomos pozicijos kompiuterio žaidėjai raundą užbaigė { $count } kartą: laikikliai tokie pat, kaladė permaišyta.
    [few] Iš kiekvienos rodomos pozicijos kompiuterio žaidėjai raundą užbaigė { $count } kartus: laikikliai tokie pat, kaladė permaišyta.
   *[other] Iš kiekvienos rodomos pozicijos kompiuterio žaidėjai raundą užbaigė { $count } kartų: laikikliai tokie pat, kaladė permaišyta.
}
review-intervals-help = Juosta ir skaičiai skliaustuose rodo, koks tikslus šis skaičius: 95 iš 100 tokių intervalų apima tikrąją tikimybę.
review-table = Kaip lentelė
review-working = Ruošiama apžvalga: { $done }-asis ėjimas iš { $count }
review-failed = Apžvalgos parengti nepavyko. Peržiūra veikia ir be jos.
review-rules = Taisyklės: { $rules }
review-turns = Ėjimai
try-yourself = Išbandyk
you-and-best = Tu { $mine } · Geriausias { $best }
turning-point = Lūžis
more-possible = Buvo galima daugiau
set-group = Grupė: { $number }
from-rack = { $tiles } iš laikiklio.
from-group = { $tiles } iš grupės ({ $number }).
from-run = { $tiles } iš sekos ({ $span }).
coach-keys = M: kita akimirka, T: išbandyk, C: smalsiems, Shift ir rodyklės: žingsnis po žingsnio.
check-deal = Patikrinti šį dalijimą
deal-cannot = Čia to patikrinti negalima. Reikia taisyklių iš serverio.
deal-good = Viskas sutampa: dalijimas ir kiekviena ištraukta kortelė. Raundai: { $count }.
deal-differs = Kažkas nesutampa: { $line } eilutė neatitinka pažadėto dalijimo.
deal-broken = Dalijimas ne tas, kuris buvo žadėtas.
deal-own-found = Tavo atsitiktinis skaičius, kurį šis įrenginys išsaugojo, yra šiame dalijime.
deal-own-missing = Bet tai, ką įrenginys išsaugojo prieš žaidimą, neatitinka įrašo.
deal-own-unknown = Šis įrenginys prieš žaidimą nieko neišsaugojo. Patikrintas tik pats įrašas.
deal-sealed = Serverio teigimu, visi buvo įsipareigoję anksčiau, nei kas galėjo žinoti dalijimą.
deal-open = Dalijimas neužantspauduotas: atėjęs paskutinis galėjo jį paveikti.
