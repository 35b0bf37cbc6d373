big-screen = Rādīt uz liela ekrāna
big-join = Spēlē ar tālruni
big-title = Tavs tālrunis ir tavs turētājs
big-lead = Pavērs kameru pret kvadrātu. Tavi kauliņi paliek tālrunī, galds paliek šeit.
big-starts = Viss gatavs. Sākt var { $name }.
big-tray = Noliktie kauliņi: { $name }
