guide-box-lead = Olha para as cores das tuas fichas e conta os jokers.
guide-box-editions = Uma caixa, várias edições. Compara com a tua folha de regras:
guide-box-none = Escolhe a caixa com as tuas cores e o mesmo número de jokers. Se em casa jogam de outra forma, muda as regras em *{ popular-rules }* ou em *{ all-rules }*.
    .title = A minha caixa não está aqui

guide-book = Começa com o jogo em poucas palavras. Cada regra tem um número, muitas têm uma imagem, e no fim estão as perguntas mais comuns.
    .title = Cada caixa tem o seu livro de regras
guide-sources = Ativa-se no livro de regras. Cada regra diz então de que folha vem, ou que a folha nada diz e tivemos de escolher.
guide-than = Escolhe outra caixa, e o livro de regras começa pelas diferenças.
guide-print = Em páginas A5. Ou então *{ rules-booklet }*: em A4, para dobrar.
guide-why = A página diz porquê, mesmo junto do grupo que está errado. *{ why-short }* mostra a regra. Até o teu turno acabar, podes desfazer tudo.
    .title = Quando uma jogada não vale
guide-house = Em tua casa joga-se de outra forma? Em *{ new-table }* mudas as regras. Toda a mesa vê o que mudaste.

guide-home-lead = Jogas com fichas de verdade? Escolhe primeiro a tua caixa, em cima.
guide-pad = Depois de cada ronda, indica quem terminou e o que resta aos outros: *{ way-tiles }*, *{ photo }* ou *{ way-number }*. A folha faz as contas pelas regras da tua caixa. Toca no número de uma ronda para a corrigir.
guide-hourglass = Dura o tempo de um turno segundo a tua caixa, ou o que quiseres. Toca nela: vira-se, e é a vez da pessoa seguinte.
guide-referee = Indica a mesa antes e depois. O árbitro diz se a jogada vale e, se não, porquê. Junta o teu atril e pergunta: *{ referee-best }*
guide-photo = Põe as fichas viradas para cima, com boa luz. As fichas de um atril são contadas, uma mesa vai para o árbitro. Um ponto de interrogação numa ficha quer dizer: confirma.

guide-found = Está em *{ my-games }*. Dá um nome à mesa e escolhe um rosto para ti. Recebes uma ligação que fica: basta enviá-la uma vez.
guide-play = O botão grande abre uma mesa com as regras da casa para quem está. *{ family-other-ways }*: com computadores, ou várias pessoas num dispositivo.
guide-score = Um serão acaba quando passa uma hora sem nenhuma ronda. Ganha-o quem tem mais pontos. A partir do teu terceiro serão, entras na pontuação.
guide-phones = Estão no menu da mesa. Perdeste um telemóvel? *{ family-sign-off }*: sai logo.
guide-export = Pessoas, serões e pontuação num ficheiro. Com ele, a mesa pode mudar de sítio: *{ family-import }*.
