# The game on one device, without a server.

device-fetching = Spillet hentes: { $percent } %
device-starting = Spillet starter …
device-alone = Serveren svarer ikke. Nå spiller du på denne enheten.
device-taken = Spillet er åpent i en annen fane. Lukk den for å spille her.
device-failed = Spillet startet ikke. Sjekk nettet og last siden på nytt.
hand-to = Gi den til { $name }
you-drew-hand = Du trakk { $tiles }. Gi den videre til { $name }.
rack-covered = Holderen til { $name } er dekket.
racks-covered = Alle holderne er dekket.
since-turn = Siden { $name } spilte sist
show-rack = Jeg er { $name }, vis holderen min
