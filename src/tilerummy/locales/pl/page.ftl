### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Strona główna
menu = Menu
skip = Przejdź do treści
close = Zamknij
language = Język
theme = Jasny lub ciemny
settings = Ustawienia
connecting = Chwileczkę…
offline = Serwer nie odpowiada. Spróbuj za chwilę.
not-loaded = To się nie wczytało. Sprawdź sieć i wczytaj stronę ponownie.
problem-unknown = To się nie udało.
you = ty
computer = Komputer
players = Gracze

## The first page

nav-play = Gra
nav-puzzles = Zadania
home-lead = Rummy z kostkami: w gronie rodziny, z przyjaciółmi albo z bardzo cierpliwym komputerem. Każde pudełko, każda zasada domowa. Bez konta, bez reklam.
lobby = Otwarte stoły
go-on = Dalej
sit-down = Usiądź
watch = Oglądaj
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
no-clock = Bez limitu czasu
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}

## A new table

hints = Podpowiedzi
hints-none = Brak
# The others see how many hints somebody took.
hints-counted = Za punkty
hints-free = Za darmo
listed = Stół publiczny

## Before the match

remove = Usuń: { $name }
copy = Kopiuj
share = Udostępnij
ready = Mogę grać
start = Zacznij grę

## The table

no-table = Nie ma takiego stołu.
your-turn = Twoja kolej
# Whose turn it is; the reader waits.
turn-of = Teraz gra { $name }
seat-number = Miejsce { $number }
your-rack = { $count ->
    [one] Twoja podstawka, { $count } kostka
    [few] Twoja podstawka, { $count } kostki
   *[many] Twoja podstawka, { $count } kostek
}
undo = Cofnij
sort = Sortuj
hint = Podpowiedź
later = Później

## The big button. The first line is short; the second may be a short sentence.

come-back = Graj dalej

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Zaczynasz.
   *[other] { $name } zaczyna.
}
news-went-out = { $me ->
    [true] Kończysz rundę.
   *[other] { $name } kończy rundę.
}

## Rounds and scores

round-number = Runda { $number }
total = Razem
went-out = pusta podstawka
left-on-racks = Zostało na podstawkach
end-match = Zakończ grę
day-others = Jak poszło innym
you-won-match = Wygrywasz grę.
won-match = { $count ->
    [one] { $names } wygrywa grę.
    [few] { $names } wygrywają razem.
   *[many] { $names } wygrywają razem.
}

## The menu of the table

pause = Pauza
leave = Opuść grę

## Settings

nav-rules = Zasady
nav-at-home = W domu
why-rule = Pokaż zasadę
offline-now = Brak sieci. Zasady, samouczek, notes i klepsydra i tak działają.
you-share-win = Ty i { $names } wygrywacie razem.

## Following the others, help for the hand, the end of a round

setting-bots = Komputery grają
setting-bots-people = Jak ludzie
setting-bots-brisk = Żwawo
setting-bots-once = Od razu
log = Przebieg
set-span = { $first } – { $last }
out = Koniec!
replay = Powtórka
labelled = { $label }: { $value }
