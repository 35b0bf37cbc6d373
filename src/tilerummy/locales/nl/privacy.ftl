### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privacy
privacy-lead = Wat deze server van je bewaart, en hoelang.
privacy-account = Er zijn geen accounts. Je browser bewaart een willekeurig getal dat deze server heeft ondertekend. Het is 180 dagen geldig en wordt vernieuwd als je terugkomt.
privacy-kept = In de database: de naam die je typt, je plaatsen, partijen met alle stenen, concepten, de laatste 50 berichten van elke tafel en wanneer je er voor het laatst verbonden was.
privacy-forever = Tafels blijven tot de beheerder ze weghaalt.
# $days: a number of days.
privacy-days = Tafels worden vergeten als er { $days } dagen niets is gebeurd.
privacy-families = Aan de tafel van een familie: je naam en gezicht, welke apparaten van jou zijn en hoe je rondes en de stenen van de dag gingen, tot je weggaat. Wat jullie speelden houdt je naam, tot je vraagt om vergeten te worden. Een gast wordt na twaalf uur vergeten.
privacy-clubs = Op de avond van een club: je naam en gezicht, welke telefoon van jou is, en je uitslagen, tot je vraagt om vergeten te worden of de organisatie de avond wist. De uitslagen blijven, zonder je naam.
privacy-reports = Een melding over iemand wordt bewaard met het laatste gesprek aan tafel, alleen voor de beheerder.
privacy-puzzles = Als je een puzzel voor het eerst probeert, krijgt deze server dat te horen, zodat hij de puzzel een rating kan geven. Hij bewaart de rating en een teken dat je hem hebt geprobeerd. Dat teken is gemaakt met een geheime sleutel en noemt jou niet. Hoe het ging, wordt niet bewaard.
privacy-deal = Als je de stenen van de dag hebt uitgespeeld, wordt je partij hier nagespeeld om die te controleren. De server telt zonder namen hoeveel beurten mensen nodig hadden en bewaart een teken van dezelfde soort, zodat je één keer meetelt.
privacy-mark = Het teken blijft tot je je laat vergeten.
# $days: a number of days.
privacy-mark-days = Het teken verdwijnt na { $days } dagen, of als je je laat vergeten.
privacy-notices = Alleen als je om meldingen hebt gevraagd: waar je browser ze ontvangt, de taal en tijdzone ervan en het tijdstip dat je koos. Ze gaan via de pushdienst van de browsermaker, die ze niet kan lezen. Alles verdwijnt als je ze uitzet.
privacy-address = Je netwerkadres staat alleen in het geheugen, om aanvragen per adres te beperken. Het wordt alleen opgeslagen als de beheerder het blokkeert.
privacy-logs = Logboeken bevatten geen namen, adressen, sleutels of stenen.
privacy-others = Niemand anders hoort het: de pagina laadt niets van andere servers en plaatst geen cookies.
privacy-delete = Je kunt je laten vergeten. Tafels die je voor jezelf had, verdwijnen meteen. Aan tafels met anderen komt je plaats vrij; die partijen blijven, want die zijn ook van hen, met een streepje in plaats van je naam.
privacy-see = Toon wat er van mij bewaard is
privacy-forget = Vergeet mij
privacy-sure = Echt alles vergeten? Dit kan niet ongedaan worden gemaakt.
privacy-forgotten = Klaar: je bent vergeten.
privacy-nothing = Er is niets van je bewaard.

not-built = De server draait, maar zijn pagina is nog niet gebouwd.
not-built-programs = Programma’s kunnen toch spelen. De berichten staan op { $address }.
