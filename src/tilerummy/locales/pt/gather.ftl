rules-changed-by = { $count ->
    [one] { $name } mudou { $count } regra.
   *[other] { $name } mudou { $count } regras.
}
ready-again = Carrega outra vez em «Já posso começar».
open-seat = Lugar livre
anyone-with-link = Quem tiver a ligação
is-ready = A postos
deals-soon = { $name } distribui já a seguir.
sitting-is-ready = Quem se senta aqui, joga. Não precisas de carregar em nada.
not-ready = Ainda não
add-computer = Adicionar um computador
program-help = O programa ocupa o lugar com este endereço e esta chave. A chave só aparece agora; o resto está na página do protocolo.
change-rules = Mudar as regras
not-ready-after-all = Espera, ainda não
waiting-seats = { $count ->
    [one] { $count } lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
waiting-ready = { $count ->
    [one] { $count } jogador ainda não está pronto.
   *[other] { $count } jogadores ainda não estão prontos.
}
invites-you = { $name } convida-te.
invited = Tens um convite.
invited-about = { $count } jogadores, cerca de { $minutes } minutos.
invited-slow = { $count } jogadores, com dias para cada turno.
show-me-how = Mostra-me como é (2 min)
called-off = { $count ->
    [one] Um início foi cancelado.
   *[other] { $count } inícios foram cancelados.
}
start-pause = Depois de tantas tentativas há uma pausa. Podes começar daqui a { $seconds } s.
begin-ask = O início foi cancelado { $count } vezes. Quem o faz pode estar à espera de melhores fichas. Começar agora?
begin-anyway = Começar agora
begin-not = Ainda não
lobby-asked = já sabe
lobby-deal = Distribuir para { $count }
lobby-later = desta vez sem { $names }
lobby-not-now = Desta vez não
lobby-guest = Um convidado por esta noite
lobby-more-chair = Mais uma cadeira
sheet-kept = A tua cadeira fica guardada por { $seconds } s.
sheet-asks = também quer jogar
