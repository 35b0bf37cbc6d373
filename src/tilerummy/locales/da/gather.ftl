rules-changed-by = { $count ->
    [one] { $name } har ændret { $count } regel.
   *[other] { $name } har ændret { $count } regler.
}
ready-again = Tryk på »Jeg er klar« igen.
open-seat = Ledig plads
anyone-with-link = Alle med linket
is-ready = Klar
deals-soon = { $name } deler ud lige straks.
sitting-is-ready = Du sidder her, så du er med. Du skal ikke trykke på noget.
not-ready = Ikke klar endnu
add-computer = Tilføj computer
program-help = Programmet tager pladsen med denne adresse og denne nøgle. Nøglen vises kun nu; resten står på siden om protokollen.
change-rules = Ændr reglerne
not-ready-after-all = Vent, ikke endnu
waiting-seats = { $count ->
    [one] { $count } plads er stadig ledig.
   *[other] { $count } pladser er stadig ledige.
}
waiting-ready = { $count ->
    [one] { $count } spiller er ikke klar endnu.
   *[other] { $count } spillere er ikke klar endnu.
}
invites-you = { $name } inviterer dig.
invited = Du er inviteret.
invited-about = { $count } spillere, omkring { $minutes } minutter.
invited-slow = { $count } spillere, med dage til hver tur.
show-me-how = Vis mig hvordan (2 min)
called-off = { $count ->
    [one] En start blev afbrudt.
   *[other] { $count } starter blev afbrudt.
}
start-pause = Efter så mange forsøg er der pause. Du kan starte igen om { $seconds } s.
begin-ask = Starten blev afbrudt { $count } gange. Den, der gør det, venter måske på bedre brikker. Begynd nu?
begin-anyway = Begynd nu
begin-not = Ikke endnu
lobby-asked = er spurgt
lobby-deal = Del ud til { $count }
lobby-later = ikke med denne gang: { $names }
lobby-not-now = Ikke denne gang
lobby-guest = En gæst for i aften
lobby-more-chair = En stol mere
sheet-kept = Din stol er gemt i { $seconds } s endnu.
sheet-asks = vil gerne være med
