### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Com quem jogar
company-step = Degrau { $step } de { $count }
# Beside a character whom not everybody enjoys.
company-warning = Longas esperas, e depois acaba tudo de uma vez: nem toda a gente gosta.
# Beside the character who adapts: it is said openly.
company-adapts = Entre rondas, o teu companheiro vê como jogaste e quem ganhou, e joga um pouco melhor ou pior. Com várias pessoas à mesa, não o faz.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Joga mais ou menos tão bem como tu.
company-teacher = Wanjiru
    .about = Deixa na mesa o que te serve e diz porquê.
company-architect = Aroha
    .about = Espera um grande rearranjo, mas nunca com mais de 18 fichas.
company-saver = Mateus
    .about = Coloca primeiro as fichas altas e os jokers, e guarda as baixas para o fim.
company-gambler = Zofia
    .about = Tudo ou nada, e decide uma moeda.
company-hermit = Sigrun
    .about = Tira do monte durante meia ronda e depois coloca tudo de uma vez. Aqui não há ninguém mais forte.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Que bonito!
company-says-won = Bem jogado!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = As pontas estão livres. Podes acrescentar: { $tiles }.
company-says-waits = Vem aí algo grande…
company-says-all = Tudo ou nada!
company-says-gone = O que foi, foi.
company-says-sorry = Esperei muito por isto.

face-look =
    .n1 = Menina de tranças ruivas
    .n2 = Avó de carrapito branco
    .n3 = Menino de boné
    .n4 = Avô de barba grisalha
    .n5 = Mulher de lenço na cabeça
    .n6 = Jovem de caracóis redondos
    .n7 = Mulher de cabelo preto comprido
    .n8 = Homem de risca e óculos
    .n9 = Criança loira de cabelo espetado
    .n10 = Mulher de caracóis grandes e brincos
    .n11 = Homem de boina e bigode
    .n12 = Mulher de cabelo curto grisalho e cachecol
