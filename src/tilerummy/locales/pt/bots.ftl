### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Novato
    .about = Só coloca grupos do seu próprio atril e nunca mexe na mesa.
bot-dreamer = Sonhador
    .about = Acrescenta fichas à mesa, mas não repara na maioria dos grupos.
bot-builder = Construtor
    .about = Coloca os seus grupos e acrescenta a todos os da mesa, mas não rearranja nada.
bot-tinkerer = Habilidoso
    .about = Desmonta um só grupo da mesa de cada vez.
bot-greedy = Guloso
    .about = Vê todos os rearranjos e coloca sempre o máximo de fichas que pode.
bot-patient = Paciente
    .about = Gosta de guardar as fichas, mas de vez em quando perde a paciência.
bot-hold = Guardião
    .about = Abre com poucas fichas e depois tira do montão até colocar o atril inteiro de uma vez.
bot-master = Mestre
    .about = Decide conforme as regras se é melhor colocar ou esperar, e sabe os finais de cor.
bot-grandmaster = Grão-mestre
    .about = Pesa o que os outros podem ter e o que o resultado pede; não há ninguém mais forte.
