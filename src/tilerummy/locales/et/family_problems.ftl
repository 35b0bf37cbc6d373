### Mida serveril on pere laua juures millegi vastu.

problem-no-such-family = Sellist perelauda ei ole. Kontrolli linki.
problem-link-changed = See link on muudetud. Küsi sellelt, kes selle saatis.
problem-not-in-family = Ütle enne, kes sa selles lauas oled.
problem-name-taken = { $name } on juba olemas. Lisa täht?
problem-not-belonging = Mängi enne teistega üks voor. Siis saad seda teha.
problem-no-such-person = Seda inimest selles lauas enam ei ole.
problem-wrong-short-code = See pole õige kood või on selle aeg läbi. Küsi uus.
