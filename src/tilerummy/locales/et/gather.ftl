rules-changed-by = { $count ->
    [one] { $name } muutis { $count } reeglit.
   *[other] { $name } muutis { $count } reeglit.
}
ready-again = Vajuta veel kord „Olen valmis“.
open-seat = Vaba koht
anyone-with-link = Igaüks, kel on link
is-ready = Valmis
deals-soon = { $name } jagab kohe.
sitting-is-ready = Kes siin istub, mängib kaasa. Midagi vajutama ei pea.
not-ready = Pole veel valmis
add-computer = Lisa arvuti
program-help = Programm võtab koha selle aadressi ja selle võtmega. Võtit näeb ainult praegu; ülejäänu on protokolli lehel.
change-rules = Muuda reegleid
not-ready-after-all = Oota, veel mitte
waiting-seats = { $count ->
    [one] { $count } koht on veel vaba.
   *[other] { $count } kohta on veel vaba.
}
waiting-ready = { $count ->
    [one] { $count } mängija pole veel valmis.
   *[other] { $count } mängijat pole veel valmis.
}
invites-you = { $name } kutsub sind mängima.
invited = Sind on kutsutud mängima.
invited-about = { $count } mängijat, umbes { $minutes } minutit.
invited-slow = { $count } mängijat, igaks käiguks mitu päeva.
show-me-how = Näita mulle, kuidas (2 min)
called-off = { $count ->
    [one] Üks alustamine katkestati.
   *[other] { $count } alustamist katkestati.
}
start-pause = Pärast nii paljusid katseid on paus. Uuesti saab alustada { $seconds } s pärast.
begin-ask = Alustamine katkestati { $count } korda. Kes nii teeb, ootab võib-olla paremaid klotse. Kas alustada nüüd?
begin-anyway = Alusta nüüd
begin-not = Mitte veel
lobby-asked = kutsutud
lobby-deal = Jaga klotsid ({ $count })
lobby-later = seekord ilma: { $names }
lobby-not-now = Seekord mitte
lobby-guest = Külaline tänaseks õhtuks
lobby-more-chair = Veel üks tool
sheet-kept = Sinu tool ootab veel { $seconds } s.
sheet-asks = soovib mängida
