# The game on one device, without a server.

device-fetching = Spelet hämtas: { $percent } %
device-starting = Spelet startar …
device-alone = Servern svarar inte. Nu spelar du på den här enheten.
device-taken = Spelet är öppet i en annan flik.
device-take = Spela här
device-failed = Spelet startade inte. Kontrollera nätet och ladda om sidan.
device-kept = Sparat på den här enheten
device-kept-about = Dina spel, uppgifter och inställningar finns i den här webbläsaren och ingen annanstans.
device-kept-safari = Safari raderar dem efter sju dagar utan besök, om inte spelet ligger på hemskärmen.
device-keep = Radera dem inte
device-keep-why = När utrymmet tar slut får en webbläsare radera det som sidor har sparat. Du kan be den låta bli.
device-keep-yes = Den här webbläsaren har lovat att inte radera dem.
device-keep-no = Webbläsaren lovade inget. Spara en kopia då och då.
device-save = Spara en kopia
device-load = Läs in en kopia
device-load-sure = Kopian ersätter allt som nu är sparat på den här enheten.
device-load-do = Ersätt allt
device-load-bad = Filen är ingen kopia av spelet, är skadad eller kommer från en nyare version. Inget ändrades.
hand-to = Ge den till { $name }
drew-tiles = Du tog { $tiles }
rack-covered = { $name }: brädan är täckt.
racks-covered = Alla brädor är täckta.
since-turn = Sedan { $name } spelade senast
show-rack = Jag är { $name }, visa min bräda
