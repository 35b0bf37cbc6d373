rules-changed-by = { $count ->
    [one] { $name }: zmieniona { $count } zasada.
    [few] { $name }: zmienione { $count } zasady.
   *[many] { $name }: zmienionych { $count } zasad.
}
ready-again = Naciśnij jeszcze raz „Mogę grać”.
open-seat = Wolne miejsce
anyone-with-link = Każdy, kto ma link
is-ready = Potwierdzone
deals-soon = { $name } zaraz rozda.
sitting-is-ready = Kto tu siedzi, już gra. Nic nie trzeba naciskać.
not-ready = Jeszcze nie
add-computer = Dodaj komputer
program-help = Program zajmuje miejsce z tym adresem i tym kluczem. Klucz widać tylko teraz; reszta jest na stronie o protokole.
change-rules = Zmień zasady
not-ready-after-all = Chwila, jeszcze nie
waiting-seats = { $count ->
    [one] { $count } miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
waiting-ready = { $count ->
    [one] { $count } gracz jeszcze nie jest gotowy.
    [few] { $count } gracze jeszcze nie są gotowi.
   *[many] { $count } graczy jeszcze nie jest gotowych.
}
invites-you = { $name } zaprasza cię do gry.
invited = Masz zaproszenie do gry.
invited-about = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}, około { $minutes } minut.
invited-slow = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}, kilka dni na każdą turę.
show-me-how = Pokaż mi, jak grać (2 min)
called-off = { $count ->
    [one] Przerwano { $count } start.
    [few] Przerwano { $count } starty.
   *[many] Przerwano { $count } startów.
}
start-pause = Po tylu próbach jest przerwa. Zacząć można znów za { $seconds } s.
begin-ask = Start przerwano { $count } razy. Kto tak robi, może czeka na lepsze kostki. Zacząć teraz?
begin-anyway = Zacznij teraz
begin-not = Jeszcze nie
lobby-asked = już wie
lobby-deal = Rozdaj ({ $count })
lobby-later = tym razem bez: { $names }
lobby-not-now = Tym razem nie
lobby-guest = Gość na dziś wieczór
lobby-more-chair = Jeszcze jedno krzesło
sheet-kept = Twoje krzesło czeka jeszcze { $seconds } s.
sheet-asks = też chce zagrać
