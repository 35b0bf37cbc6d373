big-screen = Mostra su un grande schermo
big-join = Gioca con il telefono
big-title = Il tuo telefono è il tuo leggio
big-lead = Inquadra il quadrato. Le tue pedine restano sul telefono, il tavolo resta qui.
big-starts = Tutto pronto. { $name } può cominciare.
big-tray = Messe giù: { $name }
