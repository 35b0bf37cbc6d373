big-screen = Visa på en stor skärm
big-join = Spela med telefonen
big-title = Telefonen är din spelbräda
big-lead = Rikta kameran mot rutan. Dina stenar stannar i telefonen, bordet stannar här.
big-starts = Allt är klart. { $name } kan börja.
big-tray = Lagt ner: { $name }
