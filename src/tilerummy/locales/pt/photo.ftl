photo-table = Mesa
photo-lead = Põe as fichas viradas para cima e tira uma foto.
photo-lead-help = Podem estar de qualquer maneira, de preferência sobre um fundo liso. Os pontos contam-se sozinhos.
photo-lead-table = Tira uma foto da mesa.
photo-lead-table-help = De cima, com luz, as fichas a encher a imagem.
photo-private = A foto fica neste dispositivo. É lida aqui e depois esquecida.
photo-tap = Prefiro tocar nas fichas
photo-reading = A ler…
photo-still = Só mais um momento…
photo-dark = Está escuro demais para ler.
photo-dark-help = Tenta outra vez perto de um candeeiro.
photo-far = Um pouco mais perto, por favor.
photo-far-help = Os números são pequenos demais.
photo-none = Não se encontraram fichas.
photo-none-help = Põe-nas viradas para cima, de preferência sobre um fundo liso.
photo-no-network = Para ler fotos é preciso ter rede uma vez (3 MB).
photo-no-picture = Essa imagem não se consegue ler. JPEG, PNG e WebP servem.
photo-no-reader = A foto não se consegue ler neste dispositivo. Toca nas fichas.
photo-add = Juntar uma foto
photo-drop = Deixar esta foto de fora
photo-same = Em duas fotos: são as mesmas fichas?
photo-sets = { $count ->
    [one] { $count } grupo
   *[other] { $count } grupos
}
photo-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
photo-about = { $count ->
    [one] cerca de { $count } ponto
   *[other] cerca de { $count } pontos
}
photo-check = { $count ->
    [one] { $count } ficha a verificar
   *[other] { $count } fichas a verificar
}
photo-is = Está certo: { $tile }?
photo-tile-unsure = { $tile }, incerta
photo-no-set = Não é um grupo
photo-which = Que ficha é esta?
photo-add-tile = Juntar uma ficha
photo-not-sure = Aqui é difícil de ler.
photo-changed = A impressão não é clara; as vizinhas apontam para esta.
photo-too-many = Mais do que a caixa tem: { $tile }.
photo-other = Outra:
photo-no-tile = Não é uma ficha
photo-take-over = Usar estas fichas
photo-what-next = A seguir vêm as tuas fichas.
photo-referee = Perguntar ao árbitro
photo-two-sets = São várias combinações que se tocam?
photo-colour = { $colour } é uma das cores das tuas fichas?
