big-screen = Vis på en stor skjerm
big-join = Bli med fra telefonen
big-title = Telefonen er brikkeholderen din
big-lead = Rett kameraet mot firkanten. Brikkene dine blir på telefonen, bordet blir her.
big-starts = Alt er klart. { $name } kan begynne.
big-tray = Lagt ned: { $name }
