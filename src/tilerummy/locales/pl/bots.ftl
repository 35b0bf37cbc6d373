### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Nowicjusz
    .about = Wykłada tylko serie z własnej podstawki i nigdy nie rusza stołu.
bot-dreamer = Marzyciel
    .about = Dokłada do stołu, ale przeocza większość serii.
bot-builder = Budowniczy
    .about = Wykłada własne serie i dokłada do wszystkich na stole, ale niczego nie przestawia.
bot-tinkerer = Majsterkowicz
    .about = Rozbiera tylko jedną serię na stole naraz.
bot-greedy = Zachłanny
    .about = Widzi każde przestawienie i zawsze wykłada tyle kostek, ile się da.
bot-patient = Cierpliwy
    .about = Chętnie zatrzymuje kostki, ale czasem traci cierpliwość.
bot-hold = Strażnik
    .about = Otwiera kilkoma kostkami, a potem pobiera, aż cała podstawka zejdzie naraz.
bot-master = Mistrz
    .about = Zależnie od zasad wybiera, czy wykładać, czy czekać, a końcówki zna na pamięć.
bot-grandmaster = Arcymistrz
    .about = Waży, co mogą mieć inni i czego wymaga wynik; najsilniejszy ze wszystkich.
