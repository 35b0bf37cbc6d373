# The game on one device, without a server.

device-fetching = Gra się wczytuje: { $percent }%
device-starting = Gra się uruchamia…
device-alone = Serwer nie odpowiada. Grasz teraz na tym urządzeniu.
device-taken = Gra jest otwarta w innej karcie.
device-take = Graj tutaj
device-failed = Gra się nie uruchomiła. Sprawdź sieć i wczytaj stronę ponownie.
device-kept = Zapisane na tym urządzeniu
device-kept-about = Twoje gry, zadania i ustawienia są w tej przeglądarce i nigdzie indziej.
device-kept-safari = Safari usuwa je po siedmiu dniach bez odwiedzin, chyba że gra jest na ekranie początkowym.
device-keep = Nie usuwaj
device-keep-why = Gdy brakuje miejsca, przeglądarka może usunąć to, co zapisały strony. Możesz ją poprosić, by tego nie robiła.
device-keep-yes = Ta przeglądarka obiecała ich nie usuwać.
device-keep-no = Przeglądarka nic nie obiecała. Zapisz kopię co jakiś czas.
device-save = Zapisz kopię
device-load = Wczytaj kopię
device-load-sure = Kopia zastąpi wszystko, co jest teraz zapisane na tym urządzeniu.
device-load-do = Zastąp wszystko
device-load-bad = Ten plik nie jest kopią gry, jest uszkodzony albo pochodzi z nowszej wersji. Nic się nie zmieniło.
hand-to = Podaj: { $name }
drew-tiles = Pobrane: { $tiles }
rack-covered = Podstawka gracza { $name } jest zakryta.
racks-covered = Wszystkie podstawki są zakryte.
since-turn = Od ostatniej tury gracza { $name }
show-rack = To ja, { $name }, pokaż moją podstawkę
