big-screen = Op een groot scherm tonen
big-join = Doe mee met je telefoon
big-title = Je telefoon is je plankje
big-lead = Richt de camera op het vierkant. Je stenen blijven op je telefoon, de tafel blijft hier.
big-starts = Alles is klaar. { $name } kan beginnen.
big-tray = Neergelegd: { $name }
