rules-changed-by = { $count ->
    [one] { $name } har ändrat { $count } regel.
   *[other] { $name } har ändrat { $count } regler.
}
ready-again = Tryck på ”Jag är redo” igen.
open-seat = Ledig plats
anyone-with-link = Alla med länken
is-ready = Redo
deals-soon = { $name } delar ut strax.
sitting-is-ready = Du sitter här, så du är med. Du behöver inte trycka på något.
not-ready = Inte redo än
add-computer = Lägg till dator
program-help = Programmet tar platsen med den här adressen och den här nyckeln. Nyckeln visas bara nu; resten står på sidan om protokollet.
change-rules = Ändra reglerna
not-ready-after-all = Vänta, inte än
waiting-seats = { $count ->
    [one] { $count } plats är fortfarande ledig.
   *[other] { $count } platser är fortfarande lediga.
}
waiting-ready = { $count ->
    [one] { $count } spelare är inte redo än.
   *[other] { $count } spelare är inte redo än.
}
invites-you = { $name } bjuder in dig.
invited = Du är inbjuden.
invited-about = { $count } spelare, ungefär { $minutes } minuter.
invited-slow = { $count } spelare, flera dagar per tur.
show-me-how = Visa mig hur (2 min)
called-off = { $count ->
    [one] En start avbröts.
   *[other] { $count } starter avbröts.
}
start-pause = Efter så många försök är det paus. Du kan starta igen om { $seconds } s.
begin-ask = Starten avbröts { $count } gånger. Den som gör så väntar kanske på bättre stenar. Börja nu?
begin-anyway = Börja nu
begin-not = Inte än
lobby-asked = är tillfrågad
lobby-deal = Dela ut till { $count }
lobby-later = inte med den här gången: { $names }
lobby-not-now = Inte den här gången
lobby-guest = En gäst för i kväll
lobby-more-chair = En stol till
sheet-kept = Din stol är kvar i { $seconds } s till.
sheet-asks = vill vara med
