about-baltic = Joker zostaje, aż ktoś go wymieni.
about-pro6 = Do sześciu graczy i sześciu kolorów.
which-style = Które to wydanie?
your-language-chose = Pasuje do języka
popular-rules = Zasady, które często się zmienia
all-rules = Wszystkie zasady
rules-search = Znajdź zasadę
rules-search-none = Żadna zasada nie zawiera tych słów.
who-joins = Kto może dołączyć
joins-link = Z linkiem
joins-all = Każdy
everybody-reads = Czytają to wszyscy przy stole
more-choices = Więcej możliwości
rule-differs = zmieniona
said-opening-any = otwiera każdy układ
said-opening-points = otwarcie { $minimum }
said-jokers-free = jokery przekłada się dowolnie
said-jokers-same-meaning = jokery zachowują znaczenie
said-jokers-stay-until-swapped = jokery zostają do wymiany
said-jokers-no-split = układów z jokerem się nie dzieli
said-jokers-frozen = układy z jokerem zamrożone
said-hints-none = bez podpowiedzi
said-hints-counted = podpowiedzi za punkty
said-hints-free = podpowiedzi za darmo
said-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
rules-changed-by = { $count ->
    [one] { $name }: zmieniona { $count } zasada.
    [few] { $name }: zmienione { $count } zasady.
   *[many] { $name }: zmienionych { $count } zasad.
}
ready-again = Naciśnij jeszcze raz „Mogę grać”.
rules-group-2 = Przed pierwszą turą
rules-group-3 = Układy
rules-group-4 = Otwarcie
rules-group-5 = Twoja kolej
rules-group-7 = Jokery na stole
rules-group-8 = Czas i błędy
rules-group-9 = Koniec i punkty
go-on-with = Graj dalej: { $names }
others-play = Grają inni
my-games = Moje gry
games-going = W toku
games-finished = Zakończone
games-none = Żadna gra się nie toczy.
privacy-link = Prywatność
tapping-works = Możesz też dotykać: najpierw kostki, potem stół.
first-game = Zagraj pierwszą grę
try-yourself = Spróbuj samodzielnie
you-and-best = Ty { $mine } · Najlepiej { $best }
turning-point = Punkt zwrotny
more-possible = Można było więcej
set-group = Grupa: { $number }
from-rack = { $tiles } z podstawki.
from-group = { $tiles } z grupy ({ $number }).
from-run = { $tiles } z rzędu ({ $span }).
coach-keys = M: następna chwila, T: spróbuj, C: dla ciekawych, Shift i strzałki: krok po kroku.
check-deal = Sprawdź to rozdanie
deal-cannot = Tu nie da się tego sprawdzić. Potrzebne są zasady z serwera i bezpieczne połączenie.
deal-good = Wszystko się zgadza: rozdanie i każde pobranie. Rundy: { $count }.
deal-differs = Coś się nie zgadza: wiersz { $line } nie pasuje do obiecanego rozdania.
deal-broken = Rozdanie jest inne niż obiecane.
deal-own-found = Twoja własna liczba losowa, zachowana w tym urządzeniu, jest częścią tego rozdania.
deal-own-missing = Ale to, co urządzenie zachowało przed grą, nie pasuje do zapisu.
deal-own-unknown = To urządzenie nic nie zachowało sprzed gry. Sprawdzono tylko sam zapis.
deal-sealed = Według serwera wszyscy zatwierdzili swoje liczby, zanim ktokolwiek mógł znać rozdanie.
deal-open = Bez pieczęci: kto przyszedł ostatni, mógł wpłynąć na rozdanie.
your-name = Twoje imię
players-range = { $low }–{ $high } graczy
home-title = Siadaj do stołu.
play-now = Graj teraz
play-now-sub = Z komputerem, jak ostatnio
play-now-first = Z komputerem
new-table-sub = Wybierz pudełko i wyślij link
lobby-empty = Żaden stół teraz nie czeka. Otwórz nowy.
# The tables the reader still sits at.
continue = Twoje stoły
sit-here = Usiądź tutaj
# The boxes are the rule sets that people have at home.
which-box = Które pudełko masz?
rules-as-printed = Wszystko jak w instrukcji
back-to-sheet = Wróć do instrukcji
the-table = Stół
# How many computer players.
computers = Komputery
strength = Poziom
live-drafts = Ruchy na żywo
live-drafts-help = Inni widzą, jak wykładasz kostki
open-table = Otwórz stół
open-seat = Wolne miejsce
anyone-with-link = Każdy, kto ma link
is-ready = Potwierdzone
not-ready = Jeszcze nie
add-computer = Dodaj komputer
program-help = Program zajmuje miejsce z tym adresem i tym kluczem. Klucz widać tylko teraz; reszta jest na stronie o protokole.
change-rules = Zmień zasady
change-table = Zmień stół
send-link = Wyślij ten link
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
all-ready = Wszyscy są gotowi.
learn-title = Grasz pierwszy raz?
learn-text = Naucz się, grając, w dziesięciu krótkich zadaniach.
learn-start = Zacznij samouczek
learn-go-on = Ucz się dalej: zadanie { $number }
one-device = Jedno urządzenie dla wszystkich
one-device-sub = Graj z komputerem albo podawajcie sobie urządzenie
device-people = Kto gra na tym urządzeniu?
device-person = Gracz { $number }
device-begin = Zacznij grę
hand-round = Wszyscy grają na tym jednym, z rąk do rąk
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
}, kilka dni na każdy ruch.
show-me-how = Pokaż mi, jak grać (2 min)
called-off = { $count ->
    [one] Przerwano { $count } początek.
    [few] Przerwano { $count } początki.
   *[many] Przerwano { $count } początków.
}
start-pause = Po tylu próbach jest przerwa. Zacząć można znów za { $seconds } s.
begin-ask = Początek przerwano { $count } razy. Kto tak robi, może czeka na lepsze kostki. Zacząć teraz?
begin-anyway = Zacznij teraz
begin-not = Jeszcze nie
new-table = Nowy stół
setting-notify = Powiadom, gdy moja kolej
setting-volume = Głośność
rules-differ = { $count ->
    [one] { $count } zasada różni się od instrukcji
    [few] { $count } zasady różnią się od instrukcji
   *[many] { $count } zasad różni się od instrukcji
}
as-printed = Jak w instrukcji
as-agreed = Aż gospodarz zakończy
menu-more = Więcej
sound-and-motion = Dźwięk i ruch
new-key = Utwórz nowy klucz
new-key-help = Jeśli ktoś inny zna ten adres, utwórz nowy klucz. Stary od razu przestaje działać.
other-device-help = Otwórz tam ten adres. To twoje miejsce: zachowaj go dla siebie.
key-move = Ruch po podstawce i stole
key-select = Podnieś lub puść kostkę
key-lay = Wyłóż: do tego układu albo gdzie pasuje
key-new = Wyłóż jako nowy układ
key-back = Z powrotem na podstawkę
key-pick = Znajdź kostkę po liczbie; J to joker
key-undo = Cofnij, ponów
key-sort = Sortuj podstawkę
key-hint = Podpowiedź
key-draw = Pobierz kostkę
key-discard = Odłóż tę kostkę
key-play = Duży przycisk
key-down = Puść podniesione kostki
key-help = Ta lista
key-name-space = Spacja
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Następny pasujący układ
key-log = Co się wydarzyło
hand-on = Nowy gospodarz: { $name }
let-back = Pozwól wrócić: { $name }
remove-sure = Usunąć na dobre: { $name }?
qr = Link jako kod QR
sort-playable = Sortuj według układów
tidy-table = Uporządkuj stół
other-device = Graj na innym urządzeniu
table-rules = Zasady tego stołu
what-changed = Co się zmieniło od mojej tury
read-table = Przeczytaj stół
read-set = Przeczytaj ten układ
copied = Skopiowano
hint-take-back = Z powrotem na podstawkę
your-face = Twoja twarz
face-number = Twarz { $number }
setting-theme = Jasny lub ciemny
setting-theme-auto = Jak urządzenie
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-tiles = Kostki
setting-tiles-engraved = Grawerowane
setting-tiles-flat = Płaskie
setting-colours = Kolory
setting-colours-normal = Zwykłe
setting-colours-strong = Mocne
# The first letter of the colour beside the shape on every tile.
setting-letters = Litera koloru na kostkach
setting-size = Rozmiar
setting-size-normal = Zwykły
setting-size-large = Duży
setting-motion = Animacje
setting-motion-auto = Jak urządzenie
setting-motion-less = Mniej
setting-sort = Sortuj po rozdaniu
setting-sort-none = Nie
setting-sort-runs = Według koloru
setting-sort-groups = Według liczby
setting-left-handed = Dla leworęcznych
setting-sounds = Dźwięki
setting-vibration = Wibracje
setting-confirm-draw = Pytaj przed pobraniem kostki
setting-shortcuts = Skróty jednym klawiszem
