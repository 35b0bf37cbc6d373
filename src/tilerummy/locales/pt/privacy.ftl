### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privacidade
privacy-lead = O que este servidor guarda de ti, e durante quanto tempo.
privacy-account = Não há contas. O teu navegador guarda um número aleatório assinado por este servidor. Vale 180 dias e é renovado quando voltas.
privacy-kept = Na base de dados: o nome que escreves, os teus lugares, os jogos com todas as fichas, os rascunhos, as últimas 50 frases de cada mesa e quando lá te ligaste pela última vez.
privacy-forever = As mesas ficam até o operador as retirar.
# $days: a number of days.
privacy-days = As mesas são esquecidas quando nada acontece nelas durante { $days } dias.
privacy-families = Na mesa de uma família: o teu nome e rosto, que dispositivos são teus e como correram as tuas rondas e as fichas do dia, até a deixares. O que jogaram guarda o teu nome, até pedires para ser esquecido. Os dados de um convidado apagam-se passadas doze horas.
privacy-clubs = No serão de um clube: o teu nome e rosto, que telemóvel é teu e os teus resultados, até pedires para ser esquecido ou a organização apagar o serão. Os resultados ficam sem o teu nome.
privacy-reports = Uma denúncia é guardada com a última conversa da mesa, só para o operador.
privacy-puzzles = Quando tentas um desafio pela primeira vez, este servidor é avisado, para poder classificá-lo. Guarda a classificação e uma marca de que o tentaste. A marca é feita com uma chave secreta e não diz quem és. Como correu não se guarda.
privacy-deal = Quando acabas as fichas do dia, o teu jogo é jogado de novo aqui para o verificar. O servidor conta, sem nomes, quantos turnos foram precisos e guarda uma marca do mesmo tipo, para contares uma só vez.
privacy-mark = A marca fica até pedires que te esqueçam.
# $days: a number of days.
privacy-mark-days = A marca desaparece ao fim de { $days } dias, ou quando pedes que te esqueçam.
privacy-notices = Só se pediste avisos: onde o teu navegador os recebe, o idioma e o fuso horário dele e a hora que escolheste. Passam pelo serviço push de quem faz o teu navegador, que não os consegue ler. Tudo desaparece quando os desligas.
privacy-address = O teu endereço de rede está só na memória, para limitar os pedidos de cada endereço. Só é guardado se o operador o bloquear.
privacy-logs = Os registos não contêm nomes, endereços, credenciais nem fichas.
privacy-others = Mais ninguém fica a saber: a página não carrega nada de outros servidores e não usa cookies.
privacy-delete = Podes pedir que te esqueçam. As mesas que eram só tuas desaparecem logo. Nas mesas com outros, o teu lugar fica livre; esses jogos ficam, porque também são deles, com um traço no lugar do teu nome.
privacy-see = Mostrar o que é guardado de mim
privacy-forget = Esquecer-me
privacy-sure = Esquecer mesmo tudo? Não se pode desfazer.
privacy-forgotten = Já nada é guardado de ti.
privacy-nothing = Nada é guardado de ti.

not-built = O servidor está a funcionar, mas a sua página ainda não foi construída.
not-built-programs = Os programas podem jogar na mesma. As mensagens estão descritas em { $address }.
