# The game on one device, without a server.

device-fetching = Mäng laaditakse: { $percent } %
device-starting = Mäng käivitub…
device-alone = Server ei vasta. Nüüd mängid selles seadmes.
device-taken = Mäng on avatud teisel vahelehel. Sulge see, et mängida siin.
device-failed = Mäng ei käivitunud. Kontrolli võrku ja laadi leht uuesti.
hand-to = Anna edasi: { $name }
you-drew-hand = Võtsid: { $tiles }. Anna edasi: { $name }.
rack-covered = Mängija { $name } alus on kaetud.
racks-covered = Kõik alused on kaetud.
since-turn = Pärast mängija { $name } viimast käiku
show-rack = Mina olen { $name }, näita minu alust
