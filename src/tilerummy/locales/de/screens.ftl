big-screen = Auf einem großen Bildschirm zeigen
big-join = Mit dem Handy mitspielen
big-title = Dein Handy ist dein Brett
big-lead = Halte die Kamera auf das Quadrat. Deine Steine bleiben auf dem Handy, der Tisch bleibt hier.
big-starts = Alles bereit. { $name } kann beginnen.
big-tray = Hingelegt: { $name }
