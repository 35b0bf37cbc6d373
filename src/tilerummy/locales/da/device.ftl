# The game on one device, without a server.

device-fetching = Spillet hentes: { $percent } %
device-starting = Spillet starter …
device-alone = Serveren svarer ikke. Nu spiller du på denne enhed.
device-taken = Spillet er åbent i en anden fane.
device-take = Spil her
device-failed = Spillet startede ikke. Tjek netværket, og indlæs siden igen.
device-kept = Gemt på denne enhed
device-kept-about = Dine spil, opgaver og indstillinger ligger i denne browser og ingen andre steder.
device-kept-safari = Safari sletter dem efter syv dage uden besøg, medmindre spillet ligger på din hjemmeskærm.
device-keep = Slet dem ikke
device-keep-why = Når pladsen er knap, må en browser slette, hvad sider har gemt. Du kan bede den lade være.
device-keep-yes = Denne browser har lovet ikke at slette dem.
device-keep-no = Browseren lovede ikke noget. Gem en kopi en gang imellem.
device-save = Gem en kopi
device-load = Indlæs en kopi
device-load-sure = Kopien erstatter alt, hvad der nu er gemt på denne enhed.
device-load-do = Erstat alt
device-load-bad = Filen er ikke en kopi af spillet, er beskadiget eller kommer fra en nyere version. Intet blev ændret.
hand-to = Giv den til { $name }
drew-tiles = Du tog { $tiles }
rack-covered = Brikkerne hos { $name } er dækket til.
racks-covered = Alle brætter er dækket.
since-turn = Siden { $name } spillede sidst
show-rack = Jeg er { $name }, vis mit bræt
