# The game on one device, without a server.

device-fetching = Het spel wordt geladen: { $percent } %
device-starting = Het spel start…
device-alone = De server antwoordt niet. Je speelt nu op dit apparaat.
device-taken = Het spel staat open in een ander tabblad.
device-take = Hier spelen
device-failed = Het spel is niet gestart. Controleer het netwerk en laad de pagina opnieuw.
device-kept = Bewaard op dit apparaat
device-kept-about = Je partijen, puzzels en instellingen staan in deze browser en nergens anders.
device-kept-safari = Safari wist ze na zeven dagen zonder bezoek, tenzij het spel op je beginscherm staat.
device-keep = Niet wissen
device-keep-why = Als er weinig ruimte is, mag een browser wissen wat pagina’s bewaren. Je kunt hem vragen dat niet te doen.
device-keep-yes = Deze browser heeft beloofd ze niet te wissen.
device-keep-no = De browser heeft niets beloofd. Bewaar af en toe een kopie.
device-save = Kopie bewaren
device-load = Kopie laden
device-load-sure = De kopie vervangt alles wat nu op dit apparaat bewaard is.
device-load-do = Alles vervangen
device-load-bad = Dit bestand is geen kopie van het spel, is beschadigd of komt van een nieuwere versie. Er is niets veranderd.
hand-to = Geef het aan { $name }
drew-tiles = Je pakte { $tiles }
rack-covered = Het plankje van { $name } is afgedekt.
racks-covered = Alle plankjes zijn afgedekt.
since-turn = Sinds de laatste beurt van { $name }
show-rack = Ik ben { $name }, toon mijn plankje
