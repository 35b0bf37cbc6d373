# The game on one device, without a server.

device-fetching = Gra się wczytuje: { $percent }%
device-starting = Gra się uruchamia…
device-alone = Serwer nie odpowiada. Grasz teraz na tym urządzeniu.
device-taken = Gra jest otwarta w innej karcie. Zamknij ją, by grać tutaj.
device-failed = Gra się nie uruchomiła. Sprawdź sieć i wczytaj stronę ponownie.
hand-to = Podaj: { $name }
you-drew-hand = Pobrane: { $tiles }. Podaj: { $name }.
rack-covered = Podstawka gracza { $name } jest zakryta.
racks-covered = Wszystkie podstawki są zakryte.
since-turn = Od ostatniej tury gracza { $name }
show-rack = To ja, { $name }, pokaż moją podstawkę
