# The game on one device, without a server.

one-device = Jedno urządzenie dla wszystkich
one-device-sub = Graj z komputerem albo podawajcie sobie urządzenie
device-people = Kto gra na tym urządzeniu?
device-person = Gracz { $number }
device-begin = Zacznij grę
device-fetching = Gra się wczytuje: { $percent }%
device-starting = Gra się uruchamia…
device-alone = Serwer nie odpowiada. Grasz teraz na tym urządzeniu.
device-taken = Gra jest otwarta w innej karcie. Zamknij ją, by grać tutaj.
device-failed = Gra się nie uruchomiła. Sprawdź sieć i wczytaj stronę ponownie.
hand-to = Podaj: { $name }
rack-covered = Podstawka gracza { $name } jest zakryta.
racks-covered = Wszystkie podstawki są zakryte.
since-turn = Od ostatniej tury gracza { $name }
show-rack = To ja, { $name }, pokaż moją podstawkę
