# The game on one device, without a server.

device-fetching = Het spel wordt geladen: { $percent } %
device-starting = Het spel start…
device-alone = De server antwoordt niet. Je speelt nu op dit apparaat.
device-taken = Het spel staat open in een ander tabblad. Sluit dat om hier te spelen.
device-failed = Het spel is niet gestart. Controleer het netwerk en laad de pagina opnieuw.
hand-to = Geef het aan { $name }
you-drew-hand = Je pakte { $tiles }. Geef door aan { $name }.
rack-covered = Het plankje van { $name } is afgedekt.
racks-covered = Alle plankjes zijn afgedekt.
since-turn = Sinds de laatste beurt van { $name }
show-rack = Ik ben { $name }, toon mijn plankje
