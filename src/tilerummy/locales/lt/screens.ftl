big-screen = Rodyti dideliame ekrane
big-join = Žaisk telefonu
big-title = Tavo telefonas yra tavo laikiklis
big-lead = Nukreipk kamerą į kvadratą. Tavo kortelės lieka telefone, stalas lieka čia.
big-starts = Viskas paruošta. Pradėti gali { $name }.
big-tray = Padėjo { $name }
