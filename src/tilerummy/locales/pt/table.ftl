## The connection, and who watches

bye-full = O servidor está cheio de momento. A tentar outra vez…
bye-banned = Já não podes jogar neste servidor.
watchers = Espectadores: { $count }

## People

seat-menu = Sobre { $name }
react = Enviar uma reação
talk-new = Novo: { $count }

## Refusals

why-short = Porquê?
take-back-tile = Recolhe: { $tile }
mend-or-back = Corrige ou recolhe

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
