# The game on one device, without a server.

device-fetching = Spillet hentes: { $percent } %
device-starting = Spillet starter …
device-alone = Serveren svarer ikke. Nå spiller du på denne enheten.
device-taken = Spillet er åpent i en annen fane.
device-take = Spill her
device-failed = Spillet startet ikke. Sjekk nettet og last siden på nytt.
device-kept = Lagret på denne enheten
device-kept-about = Spillene, oppgavene og innstillingene dine ligger i denne nettleseren og ingen andre steder.
device-kept-safari = Safari sletter dem etter sju dager uten besøk, med mindre spillet ligger på hjemskjermen.
device-keep = Ikke slett dem
device-keep-why = Når det er lite plass, kan en nettleser slette det sider har lagret. Du kan be den la være.
device-keep-yes = Denne nettleseren har lovet å ikke slette dem.
device-keep-no = Nettleseren lovet ingenting. Lagre en kopi av og til.
device-save = Lagre en kopi
device-load = Last inn en kopi
device-load-sure = Kopien erstatter alt som er lagret på denne enheten nå.
device-load-do = Erstatt alt
device-load-bad = Filen er ikke en kopi av spillet, er skadet eller kommer fra en nyere versjon. Ingenting ble endret.
hand-to = Gi den til { $name }
drew-tiles = Du trakk { $tiles }
rack-covered = Holderen til { $name } er dekket.
racks-covered = Alle holderne er dekket.
since-turn = Siden { $name } spilte sist
show-rack = Jeg er { $name }, vis holderen min
