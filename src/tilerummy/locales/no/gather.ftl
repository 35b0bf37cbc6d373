rules-changed-by = { $count ->
    [one] { $name } har endret { $count } regel.
   *[other] { $name } har endret { $count } regler.
}
ready-again = Trykk på «Jeg er klar» igjen.
open-seat = Ledig plass
anyone-with-link = Alle med lenken
is-ready = Klar
deals-soon = { $name } deler ut straks.
sitting-is-ready = Du sitter her, så du er med. Du trenger ikke trykke på noe.
not-ready = Ikke klar ennå
add-computer = Legg til datamaskin
program-help = Programmet tar plassen med denne adressen og denne nøkkelen. Nøkkelen vises bare nå; resten står på siden om protokollen.
change-rules = Endre reglene
not-ready-after-all = Vent, ikke ennå
waiting-seats = { $count ->
    [one] { $count } plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
}
waiting-ready = { $count ->
    [one] { $count } spiller er ikke klar ennå.
   *[other] { $count } spillere er ikke klare ennå.
}
invites-you = { $name } inviterer deg.
invited = Du er invitert.
invited-about = { $count } spillere, omtrent { $minutes } minutter.
invited-slow = { $count } spillere, med dager til hver tur.
show-me-how = Vis meg hvordan (2 min)
called-off = { $count ->
    [one] Én start ble avbrutt.
   *[other] { $count } starter ble avbrutt.
}
start-pause = Etter så mange forsøk er det pause. Du kan starte igjen om { $seconds } s.
begin-ask = Starten ble avbrutt { $count } ganger. Den som gjør det, venter kanskje på bedre brikker. Begynne nå?
begin-anyway = Begynn nå
begin-not = Ikke ennå
lobby-asked = er spurt
lobby-deal = Del ut til { $count }
lobby-later = ikke med denne gangen: { $names }
lobby-not-now = Ikke denne gangen
lobby-guest = En gjest for i kveld
lobby-more-chair = En stol til
sheet-kept = Stolen din er ledig i { $seconds } s til.
sheet-asks = vil gjerne være med
