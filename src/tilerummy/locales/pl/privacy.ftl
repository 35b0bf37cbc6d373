### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Prywatność
privacy-lead = Co ten serwer o tobie przechowuje i jak długo.
privacy-account = Nie ma kont. Przeglądarka przechowuje losową liczbę podpisaną przez ten serwer. Jest ważna 180 dni i odnawia się, gdy wracasz.
privacy-kept = W bazie danych: imię, które wpisujesz, twoje miejsca, gry ze wszystkimi kostkami, szkice, ostatnie 50 wypowiedzi przy każdym stole i czas ostatniego połączenia z nim.
privacy-forever = Stoły pozostają, dopóki operator ich nie usunie.
# $days: a number of days.
privacy-days = Stoły usuwa się, gdy przez { $days } dni nic się przy nich nie działo.
privacy-families = Przy stole rodziny: twoje imię i twarz, które urządzenia są twoje i jak poszły ci rundy i rozdania dnia, dopóki od niego nie odejdziesz. To, co rozegrane, zachowuje twoje imię, dopóki nie poprosisz o zapomnienie. Dane gościa znikają po dwunastu godzinach.
privacy-clubs = Na wieczorze klubu: twoje imię i twarz, który telefon jest twój, i twoje wyniki, dopóki nie poprosisz o zapomnienie albo organizator nie usunie wieczoru. Wyniki zostają bez twojego imienia.
privacy-reports = Zgłoszenie jest przechowywane z ostatnią rozmową przy stole, tylko dla operatora.
privacy-puzzles = Gdy pierwszy raz próbujesz rozwiązać zadanie, dowiaduje się o tym ten serwer, żeby mógł ocenić zadanie. Przechowuje ocenę i znak twojej próby. Znak jest zrobiony tajnym kluczem i nie mówi, kim jesteś. Jak ci poszło, nie jest przechowywane.
privacy-deal = Gdy rozdanie dnia się skończy, twoja gra jest tu odtwarzana i sprawdzana. Serwer liczy bez imion, ile ruchów potrzebowali gracze, i przechowuje taki sam znak, aby policzyć cię tylko raz.
privacy-mark = Znak pozostaje, dopóki nie poprosisz, żeby o tobie zapomnieć.
# $days: a number of days.
privacy-mark-days = Znak znika po { $days } dniach albo gdy poprosisz, żeby o tobie zapomnieć.
privacy-notices = Tylko jeśli poprosisz o powiadomienia: gdzie odbiera je twoja przeglądarka, jej język i strefa czasowa oraz wybrana godzina. Idą przez usługę push producenta przeglądarki, która nie może ich przeczytać. Wszystko znika, gdy je wyłączysz.
privacy-address = Twój adres sieciowy jest tylko w pamięci, aby ograniczać liczbę zapytań z jednego adresu. Zapisuje się go tylko wtedy, gdy operator go zablokuje.
privacy-logs = Dzienniki nie zawierają imion, adresów, kluczy ani kostek.
privacy-others = Nikt inny się nie dowiaduje: strona nie pobiera niczego z innych serwerów i nie używa ciasteczek.
privacy-delete = Możesz poprosić, żeby o tobie zapomnieć. Stoły, które były tylko twoje, znikają od razu. Przy stołach z innymi twoje miejsce się zwalnia; gry zostają, bo należą też do innych, ale zamiast twojego imienia jest w nich kreska.
privacy-see = Pokaż, co jest o mnie przechowywane
privacy-forget = Zapomnij o mnie
privacy-sure = Naprawdę o wszystkim zapomnieć? Nie da się tego cofnąć.
privacy-forgotten = Gotowe: usunięto wszystko o tobie.
privacy-nothing = Nic o tobie nie jest przechowywane.

not-built = Serwer działa, ale jego strona nie jest jeszcze zbudowana.
not-built-programs = Programy i tak mogą grać. Komunikaty są opisane tutaj: { $address }.
