rules-changed-by = { $count ->
    [one] { $name }: pakeista { $count } taisyklė.
    [few] { $name }: pakeistos { $count } taisyklės.
   *[other] { $name }: pakeista { $count } taisyklių.
}
ready-again = Paspausk dar kartą „Galiu pradėti“.
open-seat = Laisva vieta
anyone-with-link = Visiems, kas turi nuorodą
is-ready = Patvirtino
deals-soon = { $name } tuoj dalys.
sitting-is-ready = Kas čia sėdi, tas žaidžia. Nieko spausti nereikia.
not-ready = Dar ne
add-computer = Pridėti kompiuterį
program-help = Programa užima vietą su šiuo adresu ir šiuo raktu. Raktas rodomas tik dabar; visa kita – protokolo puslapyje.
change-rules = Keisti taisykles
not-ready-after-all = Palauk, dar ne
waiting-seats = { $count ->
    [one] Dar laisva { $count } vieta.
    [few] Dar laisvos { $count } vietos.
   *[other] Dar laisva { $count } vietų.
}
waiting-ready = { $count ->
    [one] { $count } žaidėjas dar nepasirengęs.
    [few] { $count } žaidėjai dar nepasirengę.
   *[other] { $count } žaidėjų dar nepasirengę.
}
invites-you = { $name } tave kviečia.
invited = Tave kviečia žaisti.
invited-about = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}, apie { $minutes } min.
invited-slow = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}, kiekvienam ėjimui kelios dienos.
show-me-how = Parodyk, kaip žaisti (2 min.)
called-off = { $count ->
    [one] { $count } pradžia atšaukta.
    [few] { $count } pradžios atšauktos.
   *[other] { $count } pradžių atšaukta.
}
start-pause = Po tiek bandymų – pertrauka. Pradėti vėl galima po { $seconds } s.
begin-ask = Pradžia atšaukta { $count } k. Kas taip daro, gal laukia geresnių kortelių. Pradėti dabar?
begin-anyway = Pradėti dabar
begin-not = Dar ne
lobby-asked = jau žino
lobby-deal = Dalyti ({ $count })
lobby-later = šįkart be: { $names }
lobby-not-now = Šįkart ne
lobby-guest = Svečias šiam vakarui
lobby-more-chair = Dar viena kėdė
sheet-kept = Tavo kėdė dar laukia { $seconds } s.
sheet-asks = norėtų žaisti
