big-screen = Vis på en stor skærm
big-join = Vær med fra telefonen
big-title = Din telefon er dit bræt
big-lead = Ret dens kamera mod firkanten. Dine brikker bliver på telefonen, bordet bliver her.
big-starts = Alt er klart. { $name } kan begynde.
big-tray = Lagt ned: { $name }
