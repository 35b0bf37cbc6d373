### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Dołożono: { $tiles }. Teraz: { $set }.
told-added-from = Dołożono: { $tiles }, ze stołu: { $moved }. Teraz: { $set }.
told-moved = Ze stołu: { $moved }. Teraz: { $set }.
told-new = Nowy układ: { $set }.
told-new-from = Nowy układ: { $set }. Ze stołu: { $moved }.
told-left = Zostaje tam: { $set }.
told-back = Wraca na podstawkę: { $tiles }.
told-set-laid = { $set }, { $count } z podstawki
told-with = { $set }, w tym { $jokers }
told-group = grupa, liczba { $number }: { $colours }
told-twice = { $number } dwa razy
told-drew = Pobierasz: { $tile }.
told-empty = Na stole nic nie leży.
told-nothing = Od twojej kolejki nic się nie stało.
told-unfinished = To jeszcze nie układ: { $tiles }.
told-short-onto = { $tiles } do układu { $number }
told-short-new = { $tiles } jako nowy układ
told-short-moved = układ { $number } zmieniony
told-one-left = Została jedna kostka: { $name }.

## Answers to keys

told-not-held = Tego nie ma na twojej podstawce: { $tiles }.
told-no-undo = Nie ma czego cofać.
told-no-redo = Nie ma czego ponawiać.
told-no-set = Nie ma układu { $number }.
told-set = Układ { $number }: { $set }.
told-sets = Układy na stole: { $count }.
told-no-takers = Żaden układ nie przyjmie twojej kostki.
told-opens = Wystarczy na otwarcie: { $value }.
told-laid = Wyłożone w tej turze: { $tiles }.
told-laid-none = W tej turze nic jeszcze nie wyłożono.
told-level-short = Krótkie zdania.
told-level-normal = Zwykłe zdania.
told-level-full = Pełne zdania.
told-log = Przebieg jest teraz widoczny obok stołu.
told-log-closed = Przebieg jest zamknięty.
told-type = Wpisz układ, na przykład { $example }
told-not-read = To nie jest układ: { $text }.
told-empty-hand = Nic w ręku.
told-edge = Dalej w tę stronę nic nie ma.
told-needs = Do otwarcia potrzebujesz co najmniej: { $minimum }.
told-price = To kosztuje { $points }. Naciśnij jeszcze raz, aby usłyszeć.
told-no-hints = Przy tym stole nie ma podpowiedzi.
told-nobody = Nikt tu nie zobaczyłby reakcji.

## Beside a seat

seat-more-time = Więcej czasu: { $name }
seat-more-time-help = Czas zaczyna płynąć dopiero po upływie czasu na całą turę.

## The list of keys

key-hear-rack = Idź do podstawki i ją usłysz
key-hear-takers = Usłysz układy, do których pasują twoje kostki
key-go-set = Idź do układu po numerze
key-standing = Usłysz, jaki jest stan gry
key-can-lay = Usłysz, co możesz wyłożyć
key-again = Usłysz jeszcze raz ostatnie zdanie
key-type = Wpisz układ
key-hear-turn = Usłysz swoją turę do tej pory
key-level = Krótkie, zwykłe lub pełne zdania

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Podpowiedź { $number } z 3
hint-tile = Możesz wyłożyć: { $tile }.
hint-where = Dokąd?
hint-enough = Wystarczy
hint-goes-front = Pasuje na początek: { $set }.
hint-goes-end = Pasuje na koniec: { $set }.
hint-goes-into = Pasuje do: { $set }.
hint-goes-new = Tworzy nowy układ: { $set }.
hint-lay = Wyłóż
hint-whole = Cały ruch
hint-next = Dalej
hint-all = Wyłóż wszystko
hint-rack = Z twojej podstawki: { $tiles }
hint-source = Stąd ({ $set }): { $tiles }
hint-step = Krok { $number } z { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = czarne od { $first } do { $last }
run-r = czerwone od { $first } do { $last }
run-b = niebieskie od { $first } do { $last }
run-y = żółte od { $first } do { $last }
run-o = pomarańczowe od { $first } do { $last }
run-g = zielone od { $first } do { $last }
run-w = białe od { $first } do { $last }
run-n = brązowe od { $first } do { $last }
