# The game on one device, without a server.

device-fetching = A carregar o jogo: { $percent } %
device-starting = O jogo está a arrancar…
device-alone = O servidor não responde. Agora jogas neste dispositivo.
device-taken = O jogo está aberto noutro separador. Fecha-o para jogar aqui.
device-failed = O jogo não arrancou. Verifica a rede e carrega a página de novo.
hand-to = Passa o dispositivo a { $name }
you-drew-hand = Tiraste { $tiles }. Passa a { $name }.
rack-covered = O atril de { $name } está tapado.
racks-covered = Todos os atris estão tapados.
since-turn = Desde o último turno de { $name }
show-rack = Sou { $name }, mostra o meu atril
