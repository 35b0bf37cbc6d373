# The game on one device, without a server.

one-device = Un dispositivo per tutti
one-device-sub = Gioca contro il computer, o passatevi il dispositivo
device-people = Chi gioca su questo dispositivo?
device-person = Giocatore { $number }
device-begin = Comincia la partita
device-fetching = Carico il gioco: { $percent } %
device-starting = Il gioco si avvia…
device-alone = Il server non risponde. Ora giochi su questo dispositivo.
device-taken = Il gioco è aperto in un’altra scheda. Chiudila per giocare qui.
device-failed = Il gioco non è partito. Controlla la rete e ricarica la pagina.
hand-to = Passalo a { $name }
rack-covered = Il leggio di { $name } è coperto.
racks-covered = Tutti i leggii sono coperti.
since-turn = Dall’ultimo turno di { $name }
show-rack = Sono { $name }, mostra il mio leggio
