# The game on one device, without a server.

device-fetching = Carico il gioco: { $percent } %
device-starting = Il gioco si avvia…
device-alone = Il server non risponde. Ora giochi su questo dispositivo.
device-taken = Il gioco è aperto in un’altra scheda.
device-take = Gioca qui
device-failed = Il gioco non è partito. Controlla la rete e ricarica la pagina.
device-kept = Conservato su questo dispositivo
device-kept-about = Le tue partite, gli enigmi e le impostazioni stanno in questo browser e da nessun’altra parte.
device-kept-safari = Safari li cancella dopo sette giorni senza visite, a meno che il gioco sia sulla schermata Home.
device-keep = Non cancellarli
device-keep-why = Se manca spazio, un browser può cancellare quello che le pagine conservano. Puoi chiedergli di non farlo.
device-keep-yes = Questo browser ha promesso di non cancellarli.
device-keep-no = Il browser non ha promesso nulla. Salva una copia ogni tanto.
device-save = Salva una copia
device-load = Carica una copia
device-load-sure = La copia sostituisce tutto ciò che ora è conservato su questo dispositivo.
device-load-do = Sostituisci tutto
device-load-bad = Questo file non è una copia del gioco, è danneggiato o viene da una versione più recente. Non è cambiato nulla.
hand-to = Passalo a { $name }
drew-tiles = Hai pescato { $tiles }
rack-covered = Il leggio di { $name } è coperto.
racks-covered = Tutti i leggii sono coperti.
since-turn = Dall’ultimo turno di { $name }
show-rack = Sono { $name }, mostra il mio leggio
