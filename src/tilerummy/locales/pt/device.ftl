# The game on one device, without a server.

device-fetching = A carregar o jogo: { $percent } %
device-starting = O jogo está a arrancar…
device-alone = O servidor não responde. Agora jogas neste dispositivo.
device-taken = O jogo está aberto noutro separador.
device-take = Jogar aqui
device-failed = O jogo não arrancou. Verifica a rede e carrega a página de novo.
device-kept = Guardado neste dispositivo
device-kept-about = Os teus jogos, desafios e definições estão guardados neste navegador e em mais lado nenhum.
device-kept-safari = O Safari apaga-os após sete dias sem visita, a não ser que o jogo esteja no ecrã principal.
device-keep = Não apagar
device-keep-why = Quando falta espaço, um navegador pode apagar o que as páginas guardam. Podes pedir-lhe que não o faça.
device-keep-yes = Este navegador prometeu não os apagar.
device-keep-no = O navegador não prometeu nada. Guarda uma cópia de vez em quando.
device-save = Guardar uma cópia
device-load = Carregar uma cópia
device-load-sure = A cópia substitui tudo o que está guardado agora neste dispositivo.
device-load-do = Substituir tudo
device-load-bad = Esse ficheiro não é uma cópia do jogo, está danificado ou vem de uma versão mais recente. Nada foi alterado.
hand-to = Passa o dispositivo a { $name }
drew-tiles = Tiraste { $tiles }
rack-covered = O atril de { $name } está tapado.
racks-covered = Todos os atris estão tapados.
since-turn = Desde o último turno de { $name }
show-rack = Sou { $name }, mostra o meu atril
