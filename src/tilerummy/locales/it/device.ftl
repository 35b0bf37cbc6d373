# The game on one device, without a server.

device-fetching = Carico il gioco: { $percent } %
device-starting = Il gioco si avvia…
device-alone = Il server non risponde. Ora giochi su questo dispositivo.
device-taken = Il gioco è aperto in un’altra scheda. Chiudila per giocare qui.
device-failed = Il gioco non è partito. Controlla la rete e ricarica la pagina.
hand-to = Passalo a { $name }
you-drew-hand = Hai pescato { $tiles }. Passa a { $name }.
rack-covered = Il leggio di { $name } è coperto.
racks-covered = Tutti i leggii sono coperti.
since-turn = Dall’ultimo turno di { $name }
show-rack = Sono { $name }, mostra il mio leggio
