### Porque é que algo não dá.

## As fichas não batem certo

refusal-tile-not-in-game = { $tile }: esta ficha não existe neste jogo, ou não tantas vezes. Cores deste jogo: { $colours }.
refusal-tile-lost = { $tile }: falta esta ficha. O lugar dela é na mesa ou no teu atril.
refusal-tile-added = { $tile }: uma ficha a mais. Não estava nem na mesa nem no teu atril.
refusal-table-tile-to-rack = { $tile }: esta ficha já estava na mesa e fica lá.

## Um grupo que não o é

refusal-invalid-set = { $set } ainda não é um grupo.
refusal-set-too-short = Um grupo precisa de pelo menos 3 fichas.
refusal-set-jokers-only = Só com jokers não há grupo. Acrescenta uma ficha com número.
refusal-set-mixed = Nem o número nem a cor coincidem.
refusal-run-gap = Os números não estão seguidos. Numa escada sobe-se de 1 em 1.
refusal-run-off-the-end = Uma escada vai, no máximo, do 1 ao 13.
refusal-group-colour-twice = Há uma cor repetida. Num grupo de iguais, cada cor aparece uma só vez.
refusal-group-too-large = Aqui juntam-se no máximo { $most } fichas iguais.
refusal-joker-meaning-wrong = { $tile }: nesse lugar o joker não o pode substituir.

## Jogar a mesa

refusal-opening-below-minimum = Até agora tens { $value }. Precisas de { $minimum } pontos para abrir.
refusal-opening-uses-table = { $moment ->
    [with] Neste turno estás só a abrir. A partir do próximo já podes usar os grupos da mesa.
   *[before] Ainda não podes usar os grupos da mesa. Primeiro tens de abrir.
}
refusal-opening-not-from-rack = Para abrir são precisos grupos novos do teu atril.

## Manipular a mesa

refusal-no-rack-tile-played = Coloca pelo menos 1 ficha do teu atril.
refusal-set-dissolved = { $set }: este grupo não se pode desfazer por completo. Uma parte fica junta.
refusal-joker-meaning-changed = { $set }: o joker mantém o seu valor até ser trocado.
refusal-joker-moved = { $set }: o joker fica no seu grupo até ser trocado.
refusal-joker-set-split = { $set }: com o joker, este grupo fica inteiro. Podes acrescentar fichas.
refusal-joker-set-frozen = { $set }: este grupo está congelado até o seu joker ser trocado.
refusal-joker-swap-source = A ficha que substitui um joker vem do teu atril.
refusal-joker-not-in-new-set = Um joker trocado vai para um grupo novo.
refusal-joker-swap-not-announced = Anuncia primeiro a troca do joker.

## Tirar, descartar, passar

refusal-draw-and-play = Num turno coloca-se ou tira-se do monte, não as duas coisas.
refusal-must-draw = Se não colocares nada, tira uma ficha.
refusal-too-many-drawn = Tira-se só 1 ficha.
refusal-pool-empty = O monte está vazio.
refusal-pool-not-empty = Ainda há fichas no monte. Tira uma em vez de passar.
refusal-must-play-if-able = Tens uma ficha que serve. Aqui é preciso colocá-la.
refusal-must-discard = Descarta 1 ficha.
refusal-no-discard-allowed = { $why ->
    [laid] Se colocas fichas, não descartas.
   *[never] Aqui não podes descartar nenhuma ficha.
}
refusal-discarded-the-drawn-tile = A ficha que acabaste de tirar fica contigo. Descarta outra.
refusal-take-discard-forbidden = Uma ficha descartada fica onde está.
refusal-discard-not-in-new-set = A ficha descartada com que ficaste vai para um grupo novo.
refusal-taken-tile-not-laid = { $tile }: ficaste com esta ficha, coloca-a no mesmo turno.
refusal-face-up-forbidden = A ficha à vista não pode ser usada para isto.
refusal-starter-only-discards = No primeiro turno, quem começa só descarta 1 ficha.
refusal-draw-first = Aqui cada turno começa por tirar uma ficha.

## O andamento

refusal-not-your-turn = Ainda não é a tua vez.
refusal-not-now = Neste momento não dá.
refusal-round-over = A ronda terminou.
refusal-match-over = O jogo terminou.
refusal-too-late = O tempo deste turno acabou.
refusal-too-early = O tempo deste turno ainda não acabou.
refusal-no-clock = Este jogo não tem limite de tempo.
refusal-tile-not-on-rack = { $tile }: esta ficha não está no teu atril.
refusal-nothing-to-take = Essa ficha não se pode levar.
refusal-mistakes-not-penalised = Alguns grupos ainda não estão certos. Corrige-os e depois termina o turno.
refusal-not-the-host = Só o anfitrião pode fazer isso.
refusal-no-such-seat = Esse lugar não existe.
refusal-seat-given-up = Quem jogava neste lugar desistiu.
refusal-seat-not-free = Já alguém joga neste lugar.
