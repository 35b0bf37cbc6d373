### Ko saka pie galda un ko serveris noraida.

## Frāzes

phrase-hello = Sveiki
phrase-good-luck = Veiksmi
phrase-well-played = Labi nospēlēts
phrase-nice-move = Kas par gājienu
phrase-thanks = Paldies
phrase-sorry = Piedod
phrase-one-moment = Mirklīti
phrase-i-am-back = Esmu atpakaļ
phrase-your-turn = Tavs gājiens
phrase-so-close = Gandrīz
phrase-another-round = Vēl vienu partiju?
phrase-good-game = Laba spēle
phrase-goodbye = Uz redzēšanos

## Reakcijas

reaction-smile = smaids
reaction-laugh = smiekli
reaction-wow = izbrīns
reaction-clap = aplausi
reaction-think = pārdomas
reaction-oops = ups
reaction-heart = sirds
reaction-party = svētki

## Kāpēc neizdevās

problem-unreadable = Šo ziņu nevarēja nolasīt. Mēģini vēlreiz.
problem-too-large = Tas ir par garu.
problem-too-many = Pārāk daudz uzreiz. Pagaidi brīdi.
problem-too-many-tables = Atvērts jau daudz galdu. Vispirms pabeidz vienu vai nedaudz pagaidi.
problem-banned = Kādu laiku šeit spēlēt nevarēsi.
problem-unfit-name = Lūdzu, izvēlies citu vārdu.
problem-busy = Serveris ir aizņemts. Mēģini pēc brīža.
problem-failed = Serverī kaut kas nogāja greizi, un tas ir pierakstīts. Mēģināt vēlreiz nelīdzēs.
problem-hello-first = Savienojums sākās nepareizi. Pārlādē lapu.
problem-wrong-token = Šī ierīce te nav zināma. Pārlādē lapu.
problem-wrong-origin = Šī lapa nedrīkst sazināties ar šo serveri.
problem-no-such-table = Tāda galda nav. Pārbaudi saiti.
problem-no-such-page = Šajā adresē nekā nav.
problem-not-seated = Vispirms ieņem vietu.
problem-already-seated = Tev te jau ir vieta.
problem-removed = Rīkotājs tevi izslēdza no šī galda. Skatīties vari joprojām.
problem-table-full = Visas vietas ir aizņemtas.
problem-bad-name = Izvēlies vārdu no 1 līdz 24 burtiem.
problem-bad-rules = Šie noteikumi nesader kopā.
problem-clock-range = Gājiens ilgst no 15 sekundēm līdz 10 minūtēm, no 1 līdz 14 dienām vai ir bez laika ierobežojuma.
problem-no-such-level = Tāda līmeņa nav.
problem-places-open = Dažas vietas vēl ir brīvas. Pagaidi vai pievieno datoru.
problem-not-ready = Kāds vēl nav gatavs.
problem-already-started = Spēle jau ir sākusies.
problem-starting = Spēle tūlīt sāksies.
problem-start-paused = Sākums tika atcelts atkal un atkal. Mēģini vēlreiz pēc { $seconds } sek.
problem-wrong-salt = Tavs nejaušais skaitlis nav tas, ko apsolīji. Nospied vēlreiz „Varu sākt”.
problem-no-such-pledge = Šī dalīšana jau ir izmantota. Mēģini vēlreiz.
problem-not-started = Pašlaik spēle nenotiek.
problem-not-over = Šī spēle vēl nav beigusies. Atkārtojums būs šeit, kad tā beigsies.
problem-round-goes-on = Šajā vietā līdz partijas beigām spēlē dators. Pēc tam vari to ieņemt.
problem-paused = Pie galda ir pauze.
problem-not-away = Šis spēlētājs vēl nav prom pietiekami ilgi.
problem-bot-plays = Tavā vietā spēlē dators. Vispirms atgriezies.
problem-hints-off = Pie šī galda padomu nav.
problem-text-off = Šeit vari sūtīt tikai frāzes un reakcijas.
problem-say-one-thing = Saki pa vienam.
problem-no-such-day = Šai dienai kauliņu nav. Vai tavs pulkstenis iet pareizi?
problem-not-this-deal = Šī nav spēle ar tās dienas kauliņiem.
problem-no-notices = Šis serveris paziņojumus nesūta.
