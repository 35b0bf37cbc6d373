big-screen = Mostrar num ecrã grande
big-join = Joga com o telemóvel
big-title = O teu telemóvel é o teu atril
big-lead = Aponta a câmara ao quadrado. As tuas fichas ficam no telemóvel, a mesa fica aqui.
big-starts = Tudo pronto. { $name } pode começar.
big-tray = Fichas postas: { $name }
