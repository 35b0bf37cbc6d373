# The game on one device, without a server.

device-fetching = Mäng laaditakse: { $percent } %
device-starting = Mäng käivitub…
device-alone = Server ei vasta. Nüüd mängid selles seadmes.
device-taken = Mäng on avatud teisel vahelehel.
device-take = Mängi siin
device-failed = Mäng ei käivitunud. Kontrolli võrku ja laadi leht uuesti.
device-kept = Sellesse seadmesse salvestatud
device-kept-about = Sinu mängud, ülesanded ja seaded on selles brauseris ja mitte kusagil mujal.
device-kept-safari = Safari kustutab need pärast seitset päeva ilma külastuseta, kui mäng pole avakuval.
device-keep = Ära kustuta
device-keep-why = Kui ruumi jääb väheks, võib brauser kustutada selle, mida lehed hoiavad. Võid paluda seda mitte teha.
device-keep-yes = See brauser lubas neid mitte kustutada.
device-keep-no = Brauser ei lubanud midagi. Salvesta aeg-ajalt koopia.
device-save = Salvesta koopia
device-load = Laadi koopia
device-load-sure = Koopia asendab kõik, mida selles seadmes praegu hoitakse.
device-load-do = Asenda kõik
device-load-bad = See fail ei ole mängu koopia, on rikutud või pärineb uuemast versioonist. Midagi ei muudetud.
hand-to = Anna edasi: { $name }
drew-tiles = Võtsid: { $tiles }
rack-covered = Mängija { $name } alus on kaetud.
racks-covered = Kõik alused on kaetud.
since-turn = Pärast mängija { $name } viimast käiku
show-rack = Mina olen { $name }, näita minu alust
