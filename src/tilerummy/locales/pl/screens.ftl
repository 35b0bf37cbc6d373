big-screen = Pokaż na dużym ekranie
big-join = Graj telefonem
big-title = Twój telefon to Twoja podstawka
big-lead = Skieruj aparat na kwadrat. Twoje kostki zostają w telefonie, stół zostaje tutaj.
big-starts = Wszystko gotowe. Zacząć może { $name }.
big-tray = Kładzie { $name }
