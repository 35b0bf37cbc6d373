# The game on one device, without a server.

device-fetching = Žaidimas įkeliamas: { $percent } %
device-starting = Žaidimas paleidžiamas…
device-alone = Serveris neatsako. Dabar žaidi šiame įrenginyje.
device-taken = Žaidimas atvertas kitame skirtuke.
device-take = Žaisti čia
device-failed = Žaidimas nepasileido. Patikrink tinklą ir įkelk puslapį iš naujo.
device-kept = Saugoma šiame įrenginyje
device-kept-about = Tavo žaidimai, uždaviniai ir nustatymai saugomi šioje naršyklėje ir niekur kitur.
device-kept-safari = Safari juos ištrina po septynių dienų be apsilankymo, nebent žaidimas yra pradžios ekrane.
device-keep = Netrinti
device-keep-why = Kai trūksta vietos, naršyklė gali ištrinti tai, ką saugo puslapiai. Gali paprašyti to nedaryti.
device-keep-yes = Ši naršyklė pažadėjo jų netrinti.
device-keep-no = Naršyklė nieko nepažadėjo. Kartkartėmis išsaugok kopiją.
device-save = Išsaugoti kopiją
device-load = Įkelti kopiją
device-load-sure = Kopija pakeis viską, kas dabar saugoma šiame įrenginyje.
device-load-do = Pakeisti viską
device-load-bad = Šis failas nėra žaidimo kopija, yra sugadintas arba iš naujesnės versijos. Niekas nepakeista.
hand-to = Perduok: { $name }
drew-tiles = Ištraukei: { $tiles }
rack-covered = { $name }: laikiklis uždengtas.
racks-covered = Visi laikikliai uždengti.
since-turn = { $name }: kas įvyko po paskutinio ėjimo
show-rack = Aš esu { $name }, rodyk mano laikiklį
