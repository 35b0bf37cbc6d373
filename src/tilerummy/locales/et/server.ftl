### Mida lauas öeldakse ja millest server keeldub.

## Fraasid

phrase-hello = Tere
phrase-good-luck = Edu
phrase-well-played = Hästi mängitud
phrase-nice-move = Milline käik
phrase-thanks = Aitäh
phrase-sorry = Vabandust
phrase-one-moment = Üks hetk
phrase-i-am-back = Olen tagasi
phrase-your-turn = Sinu käik
phrase-so-close = Nii napilt
phrase-another-round = Veel üks voor?
phrase-good-game = Hea mäng
phrase-goodbye = Head aega

## Reaktsioonid

reaction-smile = naeratus
reaction-laugh = naer
reaction-wow = imestus
reaction-clap = aplaus
reaction-think = mõtlik
reaction-oops = oih
reaction-heart = süda
reaction-party = pidu

## Miks midagi ei õnnestunud

problem-unreadable = Seda sõnumit ei saanud lugeda. Proovi uuesti.
problem-too-large = See on liiga pikk.
problem-too-many = Korraga sai liiga palju. Oota hetk.
problem-too-many-tables = Oled avanud palju laudu. Lõpeta enne üks või oota veidi.
problem-banned = Sa ei saa siin mõnda aega mängida.
problem-unfit-name = Palun vali teine nimi.
problem-busy = Server on hõivatud. Proovi hetke pärast uuesti.
problem-failed = Serveris läks midagi valesti ja see on kirja pandud. Uuesti proovida ei aita.
problem-hello-first = Ühendus algas valesti. Laadi leht uuesti.
problem-wrong-token = Seda seadet siin ei tunta. Laadi leht uuesti.
problem-wrong-origin = See leht ei tohi selle serveriga suhelda.
problem-no-such-table = Sellist lauda ei ole. Kontrolli linki.
problem-no-such-page = Sellel aadressil ei ole midagi.
problem-not-seated = Võta kõigepealt koht.
problem-already-seated = Sul on siin juba koht.
problem-removed = Võõrustaja eemaldas su lauast. Vaadata saad edasi.
problem-table-full = Kõik kohad on võetud.
problem-bad-name = Vali nimi, milles on 1 kuni 24 tähte.
problem-bad-rules = Need reeglid ei sobi kokku.
problem-clock-range = Käik kestab 15 sekundist 10 minutini, 1 kuni 14 päeva või on ajapiiranguta.
problem-no-such-level = Sellist taset ei ole.
problem-places-open = Mõni koht on veel vaba. Oota või lisa arvuti.
problem-not-ready = Mõni mängija ei ole veel valmis.
problem-already-started = Mäng on juba alanud.
problem-starting = Mäng kohe algab.
problem-start-paused = Algus katkestati ikka ja jälle. Proovi { $seconds } sekundi pärast uuesti.
problem-wrong-salt = Sinu juhuarv ei ole see, mille lubasid. Vajuta veel kord „Olen valmis“.
problem-no-such-pledge = See jagamine on juba kasutatud. Proovi uuesti.
problem-not-started = Praegu ei käi ühtegi mängu.
problem-not-over = See mäng veel käib. Kordus on siin, kui mäng läbi saab.
problem-round-goes-on = Sellel kohal mängib arvuti vooru lõpuni. Pärast seda saad koha võtta.
problem-paused = Lauas on paus.
problem-not-away = See mängija ei ole veel piisavalt kaua ära olnud.
problem-bot-plays = Sinu eest mängib arvuti. Tule kõigepealt tagasi.
problem-hints-off = Selles lauas vihjeid ei ole.
problem-text-off = Siin saad saata ainult fraase ja reaktsioone.
problem-say-one-thing = Üks asi korraga.
problem-no-such-day = Selle päeva jaoks klotse pole. Kas su kell on õige?
problem-not-this-deal = See ei ole mäng selle päeva klotsidega.
problem-no-notices = See server teateid ei saada.
