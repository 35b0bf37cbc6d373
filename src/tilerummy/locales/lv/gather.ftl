rules-changed-by = { $count ->
    [zero] { $name }: mainīti { $count } noteikumi.
    [one] { $name }: mainīts { $count } noteikums.
   *[other] { $name }: mainīti { $count } noteikumi.
}
ready-again = Nospied vēlreiz „Varu sākt”.
open-seat = Brīva vieta
anyone-with-link = Ikvienam, kam ir saite
is-ready = Var sākt
deals-soon = { $name } tūlīt dalīs.
sitting-is-ready = Kas te sēž, tas spēlē. Nekas nav jāspiež.
not-ready = Vēl nevar sākt
add-computer = Pievienot datoru
program-help = Programma ieņem vietu ar šo adresi un šo atslēgu. Atslēgu rāda tikai tagad; pārējais ir lapā par protokolu.
change-rules = Mainīt noteikumus
not-ready-after-all = Pagaidi, vēl ne
waiting-seats = { $count ->
    [zero] Vēl { $count } brīvu vietu.
    [one] Vēl { $count } brīva vieta.
   *[other] Vēl { $count } brīvas vietas.
}
waiting-ready = { $count ->
    [zero] { $count } spēlētāju vēl nav gatavi.
    [one] { $count } spēlētājs vēl nav gatavs.
   *[other] { $count } spēlētāji vēl nav gatavi.
}
invites-you = { $name } tevi aicina.
invited = Tevi aicina spēlēt.
invited-about = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}, apmēram { $minutes } min.
invited-slow = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}, katram gājienam vairākas dienas.
show-me-how = Parādi, kā spēlē (2 min)
called-off = { $count ->
    [zero] { $count } sākumu atcelti.
    [one] { $count } sākums atcelts.
   *[other] { $count } sākumi atcelti.
}
start-pause = Pēc tik daudziem mēģinājumiem ir pauze. Sākt varēs pēc { $seconds } s.
begin-ask = { $count ->
    [zero] Sākums atcelts { $count } reižu. Kas tā dara, varbūt gaida labākus kauliņus. Vai sākt tagad?
    [one] Sākums atcelts { $count } reizi. Kas tā dara, varbūt gaida labākus kauliņus. Vai sākt tagad?
   *[other] Sākums atcelts { $count } reizes. Kas tā dara, varbūt gaida labākus kauliņus. Vai sākt tagad?
}
begin-anyway = Sākt tagad
begin-not = Vēl ne
lobby-asked = jau zina
lobby-deal = Izdalīt ({ $count })
lobby-later = šoreiz bez: { $names }
lobby-not-now = Šoreiz nē
lobby-guest = Viesis šim vakaram
lobby-more-chair = Vēl viens krēsls
sheet-kept = Tavs krēsls gaida vēl { $seconds } s.
sheet-asks = arī grib spēlēt
