replay-drop = Upuść tu zapis gry albo wybierz plik.
replay-pick = Wybierz plik
replay-kept = Oglądane już na tym urządzeniu
replay-bad-line = To nie jest zapis gry: nie da się odczytać wiersza { $line }.
replay-back = Krok wstecz
replay-on = Krok dalej
replay-run = Odtwórz
replay-speed = Tempo
replay-moment = Chwila { $number } z { $count }
replay-racks = Podstawki
replay-open = Wszystkie odkryte
replay-share = Link do tej chwili
share-position = Udostępnij tę pozycję
share-title = Widzisz to?
share-count = { $count ->
    [one] Można wyłożyć { $count } kostkę.
    [few] Można wyłożyć { $count } kostki.
   *[many] Można wyłożyć { $count } kostek.
}
share-picture = Kopiuj obrazek
share-save = Zapisz obrazek
position-bad = Ten link nie zawiera żadnej pozycji.
replay-notation = W notacji
replay-draft = Stół, gdy minął czas
replay-keys = Strzałki idą krok po kroku, spacja odtwarza, Home i End przechodzą na końce.

review = Przegląd
review-turn = Tura { $number }
review-nothing = Nie można było nic wyłożyć.
look-could = { $count ->
    [one] Można było wyłożyć { $count } kostkę
    [few] Można było wyłożyć { $count } kostki
   *[many] Można było wyłożyć { $count } kostek
}
look-much = Można było wyłożyć dużo
look-praise = Lepiej się nie dało.
look-calm = Spokojna gra. Nic nie umknęło.
look-moments = Chwile
look-looking = Szukamy twoich najlepszych chwil …
look-open = Można było otworzyć
look-last-turn = Twoja ostatnia tura
look-more = Jeszcze { $count }
look-joker = Oddany joker
look-joker-taken = { $name } zabiera twojego jokera.
look-best = Najlepszy ruch
look-again = Jeszcze raz
look-see = Zobacz
look-curious = Dla ciekawych
look-curious-what = szanse, szczęście, uczciwość
try-solved = To było to.
try-go-on = Graj dalej albo zobacz resztę.
try-same = te same kostki, bez zegara
try-calm = Nikt nie czeka. Nie spiesz się.
review-best = Więcej nie można było wyłożyć.
review-missed = { $count ->
    [one] Można było wyłożyć o { $count } kostkę więcej.
    [few] Można było wyłożyć o { $count } kostki więcej.
   *[many] Można było wyłożyć o { $count } kostek więcej.
}
review-missed-points = { $count ->
    [one] Można było wyłożyć tyle samo kostek za { $count } punkt więcej.
    [few] Można było wyłożyć tyle samo kostek za { $count } punkty więcej.
   *[many] Można było wyłożyć tyle samo kostek za { $count } punktów więcej.
}
review-cut = Może da się więcej: szukanie przerwano.
review-taking = Z odkrytą kostką: { $tile }
review-show = Pokaż najlepszy ruch
review-hide = Jak zagrano

review-players = Gracze w skrócie
review-player = Gracz
review-laid = Wyłożone kostki z możliwych
review-of = { $part } z { $whole }
review-best-turns = Tury bez przeoczeń
review-held-back = Można było wyłożyć, ale nie wyłożono
review-left = Punkty na podstawce
review-luck = Szczęście w pobieraniu
review-luck-help = 50 to średnia. Mówi, jak dobre były pobrane kostki wśród tych, które mogły się trafić.
review-jokers = Jokery
review-share = równy udział: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Kostki na podstawkach
review-chances = Szansa na wygranie rundy, w %
review-chances-help = Z każdej pokazanej pozycji gracze komputerowi dograli rundę { $count } razy, z podstawkami takimi, jakie były, i na nowo wymieszanym zapasem.
review-intervals-help = Pasmo i liczby w nawiasach pokazują dokładność: 95 na 100 takich przedziałów zawiera prawdziwą szansę.
review-table = Jako tabela
review-working = Powstaje przegląd: tura { $done } z { $count }
review-failed = Nie udało się przygotować przeglądu. Powtórka działa bez niego.
review-rules = Zasady: { $rules }
review-turns = Tury
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
deal-cannot = Tu nie da się tego sprawdzić. Potrzebne są zasady z serwera.
deal-good = Wszystko się zgadza: rozdanie i każde pobranie. Rundy: { $count }.
deal-differs = Coś się nie zgadza: wiersz { $line } nie pasuje do obiecanego rozdania.
deal-broken = Rozdanie jest inne niż obiecane.
deal-own-found = Twoja własna liczba losowa, zachowana w tym urządzeniu, jest częścią tego rozdania.
deal-own-missing = Ale to, co urządzenie zachowało przed grą, nie pasuje do zapisu.
deal-own-unknown = To urządzenie nic nie zachowało sprzed gry. Sprawdzono tylko sam zapis.
deal-sealed = Według serwera wszyscy zatwierdzili swoje liczby, zanim ktokolwiek mógł znać rozdanie.
deal-open = Rozdanie niezabezpieczone: kto przyszedł ostatni, mógł na nie wpłynąć.
