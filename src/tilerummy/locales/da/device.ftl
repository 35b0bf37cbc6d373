# The game on one device, without a server.

device-fetching = Spillet hentes: { $percent } %
device-starting = Spillet starter …
device-alone = Serveren svarer ikke. Nu spiller du på denne enhed.
device-taken = Spillet er åbent i en anden fane. Luk den for at spille her.
device-failed = Spillet startede ikke. Tjek netværket, og indlæs siden igen.
hand-to = Giv den til { $name }
you-drew-hand = Du tog { $tiles }. Giv den videre til { $name }.
rack-covered = Brikkerne hos { $name } er dækket til.
racks-covered = Alle brætter er dækket.
since-turn = Siden { $name } spillede sidst
show-rack = Jeg er { $name }, vis mit bræt
