# The game on one device, without a server.

device-fetching = Žaidimas įkeliamas: { $percent } %
device-starting = Žaidimas paleidžiamas…
device-alone = Serveris neatsako. Dabar žaidi šiame įrenginyje.
device-taken = Žaidimas atvertas kitame skirtuke. Užverk jį, kad žaistum čia.
device-failed = Žaidimas nepasileido. Patikrink tinklą ir įkelk puslapį iš naujo.
hand-to = Perduok: { $name }
you-drew-hand = Ištraukei: { $tiles }. Perduok: { $name }.
rack-covered = { $name }: laikiklis uždengtas.
racks-covered = Visi laikikliai uždengti.
since-turn = { $name }: kas įvyko po paskutinio ėjimo
show-rack = Aš esu { $name }, rodyk mano laikiklį
