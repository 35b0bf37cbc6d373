# The game on one device, without a server.

one-device = Vienas įrenginys visiems
one-device-sub = Prieš kompiuterį, arba įrenginys keliauja ratu
device-people = Kas žaidžia šiuo įrenginiu?
device-person = { $number } žaidėjas
device-begin = Pradėti žaidimą
device-fetching = Žaidimas įkeliamas: { $percent } %
device-starting = Žaidimas paleidžiamas…
device-taken = Žaidimas atvertas kitame skirtuke. Užverk jį, kad žaistum čia.
device-failed = Žaidimas nepasileido. Patikrink tinklą ir įkelk puslapį iš naujo.
hand-to = Perduok: { $name }
rack-covered = Žaidėjo { $name } laikiklis uždengtas.
racks-covered = Visi laikikliai uždengti.
since-turn = Po paskutinio žaidėjo { $name } ėjimo
show-rack = Aš esu { $name }, rodyk mano laikiklį
