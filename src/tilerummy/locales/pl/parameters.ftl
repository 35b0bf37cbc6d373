### Zasady domowe.

## Kostki

parameter-colours = Kolory
    .help = Kolory kostek; przy małej liczbie graczy w grze są tylko pierwsze.
parameter-jokers-by-players = Jokery
    .help = Ile jokerów jest w grze, zależnie od liczby graczy.
parameter-colours-by-players = Kolory w grze
    .help = Ile kolorów jest w grze, zależnie od liczby graczy.

## Przed grą

parameter-players = Gracze
    .help = Ilu graczy jest przy stole, najmniej i najwięcej.
parameter-starter = Kto zaczyna
    .help = Jak ustala się, kto zaczyna.
value-starter-highest-tile-returned = Najwyższa wylosowana kostka
value-starter-die-highest = Najwyższy rzut kością
value-starter-lot = Losowanie
value-starter-players-choose = Za wspólną zgodą
parameter-direction = Kierunek gry
    .help = W którą stronę przechodzi kolej wokół stołu.
value-direction-clockwise = Zgodnie z ruchem wskazówek zegara
value-direction-counterclockwise = Przeciwnie do ruchu wskazówek zegara
parameter-hand-size = Kostki na początku
    .help = Z iloma kostkami zaczyna każdy gracz.
parameter-starter-hand = Kostki rozpoczynającego
    .help = Ile kostek dostaje ten, kto zaczyna.
parameter-starter-discard = Rozpoczynający odkłada
    .help = W pierwszej turze gracz rozpoczynający odkłada 1 kostkę.
parameter-starter-may-lay = Rozpoczynający może wykładać
    .help = Gracz rozpoczynający może też wyłożyć układy, zanim odłoży tę pierwszą kostkę.
parameter-pool-layout = Jak leży zapas
    .help = Jak leżą zakryte kostki; w grze nic to nie zmienia.
value-pool-layout-stacks-of-7-last-8 = Stosy po 7, ostatni z 8
value-pool-layout-stacks-of-7 = Stosy po 7
value-pool-layout-heap = Rozłożone na stole
value-pool-layout-single-stack = Jeden stos
value-pool-layout-bag = W woreczku
parameter-pool-owner = Zapas wspólny czy własny
    .help = Wszyscy pobierają z jednego zapasu albo każdy ze swojego.
value-pool-owner-common = Jeden dla wszystkich
value-pool-owner-personal = Każdy ma swój

## Otwarcie

parameter-opening-min = Punkty na otwarcie
    .help = Ile punktów wymaga twoje otwarcie; przy 0 wystarczy dowolny układ.
parameter-opening-joker-value = Joker w otwarciu
    .help = Ile liczy się joker w otwarciu: tyle co zastępowana kostka albo zawsze tyle samo.
value-opening-joker-value-replaced = Jak zastępowana kostka
parameter-opening-scope = Liczenie otwarcia
    .help = Układy otwarcia liczą się razem albo jeden musi sam osiągnąć punkty.
value-opening-scope-sum-of-sets = Wszystkie układy razem
value-opening-scope-single-set = Jeden układ sam
parameter-table-access = Korzystanie ze stołu
    .help = Od kiedy możesz korzystać z układów na stole.
value-table-access-same-turn-after-opening = Zaraz po twoim otwarciu
value-table-access-turn-after-opening = W turze po twoim otwarciu
value-table-access-any-player-opened = Gdy tylko ktoś otworzy
parameter-hand-game = Gra z ręki
    .help = Co daje wyłożenie wszystkich kostek w turze otwarcia.
value-hand-game-off = Nic szczególnego
value-hand-game-double = Inni tracą podwójnie
value-hand-game-double-and-no-minimum = Podwójnie i bez minimum

## Tura

parameter-draw-mode = Pobieranie
    .help = Kiedy się pobiera i czy potem odkłada się kostkę.
value-draw-mode-instead-of-playing = Gdy nic nie wykładasz
value-draw-mode-instead-then-discard = Gdy nic nie wykładasz; potem odkładasz
value-draw-mode-every-turn-then-place = W każdej turze; potem wykładasz lub odkładasz
parameter-voluntary-draw = Zawsze można pobrać
    .help = Możesz pobrać kostkę, nawet gdy da się coś wyłożyć.
parameter-discard-drawn-tile = Odkładanie pobranej kostki
    .help = Możesz odłożyć kostkę pobraną przed chwilą.
parameter-take-discard = Zabieranie odłożonej kostki
    .help = Czy możesz zabrać kostkę odłożoną przez poprzedniego gracza.
value-take-discard-never = Nigdy
value-take-discard-for-new-set = Do nowego układu
parameter-face-up-eighth = Odkryta kostka
    .help = Czy ostatnia kostka zapasu leży odkryta i do czego możesz ją zabrać.
value-face-up-eighth-off = Nie ma
value-face-up-eighth-to-finish = Aby zakończyć
value-face-up-eighth-to-play = Aby ją wyłożyć

## Czas i pomyłki

parameter-time-limit-s = Czas na turę
    .help = Ile sekund masz na turę; 0 oznacza brak limitu.
parameter-on-timeout = Gdy czas minie
    .help = Co się dzieje z turą, której czas minął.
value-on-timeout-loose-to-rack = Luźne kostki na podstawkę
value-on-timeout-turn-void = Tura się nie liczy
value-on-timeout-none = Bez limitu czasu
parameter-penalise-mistakes = Pomyłki kosztują
    .help = Możesz zakończyć turę z układami, które nie są w porządku, ale to kosztuje.
parameter-on-invalid-end = Po pomyłce
    .help = Co się dzieje z turą zakończoną układami, które nie są w porządku.
value-on-invalid-end-loose-to-rack = Luźne kostki na podstawkę
value-on-invalid-end-turn-void = Tura się nie liczy
parameter-penalty-tiles = Karne kostki
    .help = Ile kostek pobierasz, gdy czas minie albo po pomyłce.

## Serie

parameter-group-distinct-colours = Każdy kolor raz
    .help = W grupie wszystkie kostki mają różne kolory.
parameter-group-max = Największa grupa
    .help = Ile kostek ma grupa najwyżej: po jednej z każdego koloru albo podana liczba.
value-group-max-number-of-colours = Po jednej z każdego koloru
parameter-keep-three-of-original = Żaden układ nie znika całkiem
    .help = Przy przebudowie część każdego starego układu zostaje razem.

## Jokery

parameter-joker-sets = Układy z jokerem
    .help = Co wolno zrobić z jokerem na stole i jego układem przed wymianą.
value-joker-sets-free = Wszystko wolno
value-joker-sets-same-meaning = Joker zachowuje znaczenie
value-joker-sets-stay-until-swapped = Joker zostaje w swoim układzie
value-joker-sets-no-split = Układ pozostaje cały
value-joker-sets-frozen = Układ jest zamrożony
parameter-joker-swap-tile-from = Kostka za jokera
    .help = Skąd może pochodzić kostka zastępująca jokera.
value-joker-swap-tile-from-rack = Z podstawki
value-joker-swap-tile-from-anywhere = Z podstawki lub ze stołu
parameter-joker-after-swap = Wymieniony joker
    .help = Dokąd może trafić wymieniony joker.
value-joker-after-swap-new-set = Do nowego układu
value-joker-after-swap-any-set = Do dowolnego układu
value-joker-after-swap-rack-allowed = Także na podstawkę
parameter-joker-swap-announced = Zapowiedź wymiany
    .help = Wymianę jokera zapowiada się wcześniej.
parameter-joker-in-rack-points = Pozostały joker
    .help = Ile punktów kosztuje joker, który na koniec jest na twojej podstawce.

## Koniec

parameter-winner-bonus = Punkty zwycięzcy
    .help = Co zapisuje sobie zwycięzca rundy.
value-winner-bonus-sum-of-losers = Wszystko, co tracą inni
value-winner-bonus-none = Nic
parameter-announce-last-tile = Ogłaszanie końca
    .help = Kto wykłada ostatnią kostkę, ogłasza koniec.
parameter-rounds = Rundy
    .help = Ile rund ma gra.
value-rounds-agreed = Według umowy
parameter-next-starter = Kto zaczyna następną
    .help = Kto zaczyna następną rundę.
value-next-starter-starter-rule = Jak w pierwszej rundzie
value-next-starter-winner = Zwycięzca
value-next-starter-next-seat = Następny gracz
