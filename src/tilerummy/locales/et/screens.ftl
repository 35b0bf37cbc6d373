big-screen = Näita suurel ekraanil
big-join = Mängi telefoniga kaasa
big-title = Sinu telefon on sinu alus
big-lead = Suuna kaamera ruudule. Sinu klotsid jäävad telefoni, laud jääb siia.
big-starts = Kõik on valmis. { $name } võib alustada.
big-tray = Välja pandud: { $name }
