# The game on one device, without a server.

one-device = En enhet för alla
one-device-sub = Spela ensam mot datorer, eller skicka runt enheten
device-people = Vem spelar på den här enheten?
device-person = Spelare { $number }
device-begin = Börja spelet
device-fetching = Spelet hämtas: { $percent } %
device-starting = Spelet startar …
device-alone = Servern svarar inte. Nu spelar du på den här enheten.
device-taken = Spelet är öppet i en annan flik. Stäng den för att spela här.
device-failed = Spelet startade inte. Kontrollera nätet och ladda om sidan.
hand-to = Ge den till { $name }
rack-covered = { $name }: brädan är täckt.
racks-covered = Alla brädor är täckta.
since-turn = Sedan { $name } spelade senast
show-rack = Jag är { $name }, visa min bräda
