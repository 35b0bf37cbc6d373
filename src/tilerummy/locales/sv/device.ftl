# The game on one device, without a server.

device-fetching = Spelet hämtas: { $percent } %
device-starting = Spelet startar …
device-alone = Servern svarar inte. Nu spelar du på den här enheten.
device-taken = Spelet är öppet i en annan flik. Stäng den för att spela här.
device-failed = Spelet startade inte. Kontrollera nätet och ladda om sidan.
hand-to = Ge den till { $name }
you-drew-hand = Du tog { $tiles }. Ge vidare till { $name }.
rack-covered = { $name }: brädan är täckt.
racks-covered = Alla brädor är täckta.
since-turn = Sedan { $name } spelade senast
show-rack = Jag är { $name }, visa min bräda
