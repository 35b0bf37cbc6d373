## The connection, and who watches

bye-full = O servidor está cheio de momento. A tentar outra vez…
bye-banned = Já não podes jogar neste servidor.
watchers = Espectadores: { $count }

## People

seat-menu = Sobre { $name }
react = Enviar uma reação
talk-new = Novo: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Dica { $number } de 3
hint-tile = Podes colocar o { $tile }.
hint-where = Onde?
hint-enough = Já chega
hint-goes-front = Vai antes da escada { $set }.
hint-goes-end = Vai no fim da escada { $set }.
hint-goes-into = Vai com { $set }.
hint-goes-new = Forma um grupo novo: { $set }.
hint-lay = Colocar
hint-whole = A jogada toda
hint-next = Seguinte
hint-all = Colocar tudo
take-back-tile = Recolhe: { $tile }
mend-or-back = Corrige ou recolhe
hint-rack = Do teu atril: { $tiles }
hint-source = De { $set }: { $tiles }
hint-step = Passo { $number } de { $count }

## Refusals

why-short = Porquê?

## Ceremonies

opened-big = { $value }!
tiles-dealt = As fichas estão distribuídas.
opened-with = Abriste com { $value } pontos
wants-rematch = { $name } quer jogar outra vez.
sheet-sitting = Estão a sentar-se. Vens?
sheet-wants = quer jogar
sheet-reads = está a ver
our-table = A nossa mesa
log-now = Agora joga { $name }
