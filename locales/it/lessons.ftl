# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Impara Hive
learn-about = Le regole da leggere e da provare, esercizi da risolvere e una prima partita con un allenatore.
learn-title-chapter = { $chapter } – Impara Hive
learn-title-exercise = Esercizio { $number } – { $chapter } – Impara Hive
learn-rulebook = Regolamento
learn-rulebook-about = Ogni diagramma è una posizione con cui puoi giocare.
learn-lessons = Lezioni
learn-lessons-about = Piccoli esercizi, dal facile al difficile. Sono le regole stesse a controllare le tue risposte.
learn-first-game = Prima partita
learn-first-game-about = Gioca contro il motore più debole. Un allenatore ti dice che cosa conta.
learn-first-game-start = Gioca la prima partita
learn-contents = Indice
learn-continue = Riprendi da dove eri
learn-start = Comincia dal primo capitolo
learn-next-chapter = Capitolo successivo
learn-previous-chapter = Capitolo precedente
learn-practice = Esercizi
learn-practice-about = Esercizi di questo capitolo
learn-to-rules = Leggi le regole di questo esercizio
learn-progress = Risolti: { $solved } su { $all }
learn-solved-mark = Risolto
learn-chapter-solved = Tutti gli esercizi di questo capitolo sono risolti.
learn-all-solved = Hai risolto tutti gli esercizi. È ora di una vera partita!
learn-forget = Azzera i progressi
learn-forget-title = Azzerare i progressi?
learn-forget-text = Tutti gli esercizi torneranno a contare come non risolti.
learn-forget-yes = Azzera
learn-failed = Non è stato possibile caricare le lezioni.
learn-retry = Riprova
learn-missing = Questo capitolo o esercizio non esiste.

# $number is such as R3.3.
learn-rule = Regola { $number }
learn-rule-link = Copia un link alla regola { $number }
learn-rule-copied = Il link alla regola { $number } è copiato.

## Diagrams and exercises on the page

learn-diagram = Diagramma
learn-diagram-number = Diagramma { $number }
learn-try = Prova: muovi un pezzo
learn-reset = Ripristina
learn-back-one = Annulla
learn-exercise = Esercizio { $number }
learn-exercise-solved = Esercizio { $number }, risolto
learn-you-play = { $color ->
    [white] Giochi con il Bianco.
   *[black] Giochi con il Nero.
}
learn-hint = Consiglio
learn-show = Mostra
learn-shown = Ecco un modo per farlo.
learn-again = Riprova
learn-next-exercise = Esercizio successivo
learn-wrong = Non proprio.
learn-solved = Risolto!
learn-pass = Passa
learn-marked-cell = la casella segnata: { $spot }
learn-point-cells = Scegli le caselle, una dopo l’altra.
learn-point-pieces = Scegli i pezzi, uno dopo l’altro.
learn-play-move = Gioca la tua mossa.
# For screen readers.
learn-found-cells = { $count ->
    [one] Finora una casella trovata.
   *[other] Finora { $count } caselle trovate.
}
learn-found-pieces = { $count ->
    [one] Finora un pezzo trovato.
   *[other] Finora { $count } pezzi trovati.
}
learn-found-none = Finora non hai trovato nulla.

learn-coach = Allenatore
learn-coach-hide = Nascondi l’allenatore
learn-coach-show = Mostra l’allenatore

## What is said of an answer

verdict-found = { $left ->
    [one] Giusto. Ne manca ancora { $left }.
   *[other] Giusto. Ne mancano ancora { $left }.
}
verdict-found-already = Questa risposta l’hai già trovata.
verdict-unreadable = «{ $text }» non si può leggere come risposta.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Qui conta solo { $piece_the }.
verdict-not-on-board = { $piece_start } non è in gioco.
verdict-only-yours = { $piece_start } è del tuo avversario. Si chiedono solo i tuoi pezzi.
verdict-not-pinned = { $piece_start } non è { $piece_pinned }: l’alveare resta unito anche senza di { $piece_it }.
verdict-on-top = { $piece_start } sta sopra un altro pezzo: sollevare il pezzo di sopra non divide nulla.
verdict-nowhere = { $piece_start } non è { $piece_pinned }, ma non può andare da nessuna parte.
verdict-no-thrower = { $piece_start } non tocca nessun tuo pezzo che possa lanciare.
verdict-no-landing = { $piece_start } non si può lanciare: la salita o la discesa è bloccata, oppure accanto all’Onisco non c’è una casella libera.
verdict-cell-empty = Così la casella segnata resta vuota.
verdict-wrong-visitor = La casella segnata ora è occupata, ma non { $piece_by }.
verdict-still-free = { $piece_start } non è ancora { $piece_pinned }: l’alveare resta unito anche senza di { $piece_it }.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } non può ancora andarsene.
   *[other] { $piece_start } non può ancora andarsene: è tuttora l’unico legame con { $cut_off_the }.
}
verdict-nowhere-still = { $piece_start } non è più { $piece_pinned }, ma non può ancora andare da nessuna parte.
verdict-still-moves = { $cells ->
    [one] { $piece_start } può ancora muoversi, su una casella.
   *[other] { $piece_start } può ancora muoversi, su { $cells } caselle.
}
verdict-not-covered = Nulla copre ancora { $piece_the }.
verdict-not-placed = Serve un nuovo pezzo dalla tua riserva.
verdict-not-beside = Il nuovo pezzo non tocca { $piece_the }.
verdict-not-winning = La Regina avversaria respira ancora: { $taken } dei 6 posti intorno a lei sono occupati.
verdict-not-forced = { $moves ->
    [one] È troppo lento. La risposta del tuo avversario: { $by }. Allora non vinci con la prossima mossa.
   *[other] È troppo lento. La risposta del tuo avversario: { $by }. Allora non vinci entro { $moves } mosse.
}
verdict-go-on = { $moves ->
    [one] Bene! La risposta del tuo avversario: { $by }. Ora vinci in una mossa.
   *[other] Bene! La risposta del tuo avversario: { $by }. Ora vinci entro { $moves } mosse.
}
verdict-unproved = Non si può dire se così vinci: ci sono troppe risposte da esaminare.
verdict-draws = Così circondi entrambe le Regine insieme: la partita sarebbe patta.
verdict-loses = Così circondi la tua stessa Regina: perderesti.
verdict-no-draw = Non è patta: entrambe le Regine vanno circondate con la stessa mossa.
verdict-still-threatened = Il tuo avversario vincerebbe comunque: { $by }.
verdict-still-crowded = { $taken } dei 6 posti intorno alla tua Regina sono ancora occupati. Possono esserlo al massimo { $most }.
verdict-not-like-that = L’insetto da imitare non arriva fin lì.
verdict-can-answer = { $moves ->
    [one] Il tuo avversario ha ancora una mossa.
   *[other] Il tuo avversario ha ancora { $moves } mosse.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Un posto accanto alla Regina avversaria è ancora libero. Occupalo e vinci.
    .hint = Quale dei tuoi pezzi può raggiungere la casella vuota accanto a lei?
    .solved = Tutti e sei i posti intorno a lei sono occupati: la partita è finita. Non importa di chi siano i pezzi.

exercise-setup-1 = Il tavolo è vuoto e comincia il Bianco. Piazza un pezzo qualsiasi, tranne la Regina.
    .hint = Prendi un pezzo dalla tua riserva e mettilo sul tavolo.
    .solved = Non c’è una plancia: l’alveare comincia qui e cresce in tutte le direzioni.

exercise-placing-1 = Trova tutte le caselle dove puoi piazzare { $piece_the }.
    .hint = Un nuovo pezzo tocca il tuo colore, e mai l’altro.
    .solved = Ognuna di queste caselle tocca un tuo pezzo e nessuno dell’avversario.

exercise-placing-2 = Trova tutte le caselle dove puoi piazzare { $piece_the }. Occhio alla pila.
    .hint = Una pila ha il colore del pezzo in cima.
    .solved = Di una pila conta solo la cima. La casella è di chi sta sopra.

exercise-placing-3 = Piazza un nuovo pezzo proprio accanto { $piece_to }.
    .hint = Chi sta sopra di lei?
    .solved = Con il tuo Scarabeo sopra, la sua casella è tua: i tuoi nuovi pezzi possono andare subito al suo fianco.

exercise-queen-turns-1 = È il tuo quarto turno e la tua Regina è ancora in riserva. Trova tutte le caselle dove può entrare.
    .hint = Ora non si può giocare altro che la Regina. Tocca solo il tuo colore.
    .solved = Al più tardi al quarto turno la Regina entra in gioco. Puoi portarla prima, e spesso conviene.

exercise-queen-turns-2 = Nessun tuo pezzo può ancora muoversi. Piazza la Regina in modo che { $piece_the } possa muoversi al tuo prossimo turno.
    .hint = Con la Regina sul tavolo i tuoi pezzi possono muoversi, ma non quelli che tengono unito l’alveare.
    .solved = La Regina è in gioco, e nessuno dipende solo { $piece_by }: questo pezzo può andarsene.

exercise-opening-1 = Hai il Nero, ed è il tuo primo turno. Piazza un pezzo, ma non la Regina: deve aspettare un turno.
    .hint = Il tuo primo pezzo va proprio accanto a quello del Bianco. Scegli un insetto qualsiasi, tranne la Regina.
    .solved = È l’unica volta in cui un nuovo pezzo può toccare l’altro colore.

## Exercises: moving

exercise-moving-1 = Indica tutti i tuoi pezzi che possono muoversi.
    .hint = Immagina di sollevarli uno per uno: l’alveare resta tutto unito? E c’è una via d’uscita?
    .solved = Tutti gli altri tengono unito l’alveare o non hanno via d’uscita.

exercise-moving-2 = Alcuni dei tuoi pezzi sono coperti, alcuni tengono unito l’alveare, alcuni sono chiusi dentro. Indica quelli che possono ancora muoversi.
    .hint = Un pezzo sopra un altro non divide mai l’alveare. E certi insetti per uscire non hanno bisogno di un varco.
    .solved = Uno sguardo così prima di ogni turno ti risparmia molti piani sbagliati.

exercise-one-hive-1 = Indica tutti i tuoi pezzi inchiodati.
    .hint = Un pezzo è inchiodato se senza di lui l’alveare si dividerebbe in due.
    .solved = Questi pezzi devono restare finché l’alveare non avrà un altro legame.

exercise-one-hive-2 = Inchioda { $piece_the }: fa’ che l’alveare si regga solo su questo pezzo.
    .hint = Metti un tuo pezzo dove tocca { $piece_the } e nient’altro.
    .solved = Se { $piece_the } se ne andasse, il tuo pezzo resterebbe staccato. Perciò deve restare.

exercise-one-hive-3 = Un tuo pezzo è inchiodato: { $piece_the }. Spezza l’inchiodatura, così che possa muoversi al tuo prossimo turno.
    .hint = Chi è collegato all’alveare solo tramite { $piece_the }? Dagli un altro vicino, o portalo via.
    .solved = Nessuno dipende più soltanto { $piece_by }.

exercise-freedom-1 = Trova tutte le caselle che { $piece_the } può raggiungere scivolando. Alcuni varchi sono troppo stretti.
    .hint = Due pezzi separati solo dalla larghezza di una casella formano una strettoia. Di lì non scivola nulla.
    .solved = Un pezzo deve passarci fisicamente. Dove due pezzi sono troppo accostati, non si passa.

exercise-freedom-2 = Solo uno dei tuoi pezzi può raggiungere la casella segnata. Portalo lì.
    .hint = Non ci può scivolare nulla. Chi non ha bisogno di una porta aperta?
    .solved = Le strettoie fermano gli insetti che scivolano. Chi salta o si arrampica arriva dall’alto.

exercise-freedom-3 = Ci sono strettoie anche sopra l’alveare. Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Tra due pile più alte sia del punto di partenza sia di quello d’arrivo non si passa.
    .solved = Due pile alte sono una strettoia per chi si arrampica, proprio come due pezzi a terra.

## Exercises: the insects

exercise-queen-1 = Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Scivola di una sola casella e resta sempre a contatto con l’alveare.
    .solved = Un passo alla volta: è poco, eppure spesso la salva.

exercise-queen-2 = Intorno alla tua Regina si fa stretto. Muovila in modo che al massimo { $most } dei 6 posti intorno a lei siano occupati.
    .hint = Guarda ogni casella che può raggiungere, e contane i vicini.
    .solved = Una Regina che si sposta in tempo fa sprecare all’avversario tutte le mosse spese contro di lei.

exercise-beetle-1 = Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Un passo in qualsiasi direzione: a terra, o su un vicino.
    .solved = Un passo soltanto, ma nessun pezzo gli sbarra la strada.

exercise-beetle-2 = Sali sopra { $piece_the }.
    .hint = Lo Scarabeo fa un passo. Uno dei tuoi Scarabei è proprio lì accanto?
    .solved = Ciò che sta sotto uno Scarabeo non può muoversi. E la casella ora ha il tuo colore.

exercise-beetle-3 = Il tuo Scarabeo sta in alto. Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Da lassù può passare su qualsiasi vicino e scendere in qualsiasi buco.
    .solved = In alto non è mai inchiodato, e scende dove vuole.

exercise-beetle-4 = L’ultimo posto libero accanto alla Regina avversaria è chiuso: non ci può scivolare nulla. Vinci lo stesso.
    .hint = Chi può scendere in un buco dall’alto?
    .solved = Uno Scarabeo sopra l’alveare riempie buchi dove nessun altro entra.

exercise-grasshopper-1 = Trova tutte le caselle dove { $piece_the } può saltare.
    .hint = In linea retta sopra una fila di pezzi, fino alla prima casella vuota dietro di essa.
    .solved = Un salto per ogni direzione in cui ha un vicino.

exercise-grasshopper-2 = Trova tutte le caselle dove { $piece_the } può saltare. Occhio ai buchi.
    .hint = Il salto finisce sulla prima casella vuota, anche se dietro ci sono altri pezzi.
    .solved = Atterra nel primo buco, e non ne scavalca mai uno.

exercise-grasshopper-3 = Vinci con un salto.
    .hint = Dall’ultimo posto libero accanto alla Regina avversaria, guarda lungo le file diritte.
    .solved = Nessuna strettoia ferma una Cavalletta: atterra anche in un buco chiuso.

exercise-spider-1 = Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Esattamente tre passi lungo il bordo dell’alveare, in un verso o nell’altro.
    .solved = Mai due passi, mai quattro: un Ragno ne fa sempre tre.

exercise-spider-2 = Trova tutte le caselle dove { $piece_the } può andare. C’è più di una strada.
    .hint = A ogni passo può svoltare, ma non passa mai due volte sulla stessa casella e non si stacca mai dall’alveare.
    .solved = Dove l’alveare rientra, un Ragno trova strade che è facile non vedere.

exercise-spider-3 = Vinci con un Ragno.
    .hint = Conta tre passi all’indietro dall’ultimo posto libero accanto alla Regina avversaria.
    .solved = Tre passi, contati esatti. Un Ragno va preparato per tempo.

exercise-ant-1 = Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Scivola intorno all’alveare quanto vuole. Quali caselle stanno dietro una strettoia?
    .solved = Una Formica va quasi dappertutto. Solo le strettoie la fermano.

exercise-ant-2 = Con la tua Formica, inchioda { $piece_the }.
    .hint = Va’ dove la tua Formica tocca { $piece_the } e nient’altro.
    .solved = Una Formica per un pezzo è un buon affare, se quel pezzo era più pericoloso.

exercise-ladybug-1 = Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Su, avanti, giù: due passi sopra altri pezzi, poi uno su una casella vuota.
    .solved = Fa sempre due passi in alto e scende con il terzo.

exercise-ladybug-2 = Vinci con la tua Coccinella.
    .hint = Quali due pezzi fanno da ponte verso l’ultimo posto libero accanto alla Regina avversaria?
    .solved = La Coccinella scende in buchi dove non può scivolare nulla.

exercise-mosquito-1 = Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Si muove come qualsiasi insetto che ora tocca, dell’uno o dell’altro colore.
    .solved = Ha imparato da ciascuno dei suoi vicini.

exercise-mosquito-2 = Muovi la tua Zanzara come farebbe una Cavalletta.
    .hint = Tocca una Cavalletta, quindi può saltare come lei.
    .solved = Chi tocca, lo imita. Dopo la mossa ha altri vicini, e altri talenti.

exercise-mosquito-3 = La tua Zanzara sta sopra l’alveare. Trova tutte le caselle dove { $piece_the } può andare.
    .hint = Lassù è uno Scarabeo, qualunque cosa tocchi.
    .solved = Finché sta lassù si muove come uno Scarabeo e nient’altro.

exercise-mosquito-4 = Vinci con la tua Zanzara. Quale insetto deve imitare?
    .hint = Guarda ogni insetto che tocca: da lì potrebbe raggiungere l’ultimo posto libero?
    .solved = La stessa Zanzara può correre, saltare o arrampicarsi. Guarda sempre chi tocca.

## Exercises: the Pillbug

exercise-pillbug-1 = Il tuo Onisco può lanciare { $piece_the }. Trova tutte le caselle dove questo pezzo può ricadere.
    .hint = Su, sopra l’Onisco, e poi giù su una casella vuota accanto all’Onisco.
    .solved = Un lancio porta da un lato dell’Onisco a un altro.

exercise-pillbug-2 = Indica tutti i pezzi che il tuo Onisco può lanciare ora, dell’uno o dell’altro colore.
    .hint = Né un pezzo in una pila, né uno che tiene unito l’alveare, né uno che si è appena mosso.
    .solved = Ciò che è inchiodato, impilato o si è mosso nel turno precedente è al sicuro dall’Onisco.

exercise-pillbug-3 = La tua Regina è quasi circondata. Portala fuori, in modo che al massimo { $most } dei 6 posti intorno a lei siano occupati.
    .hint = Non può più scivolare. Chi le sta accanto e può sollevarla?
    .solved = Un Onisco accanto alla tua Regina è la sua guardia migliore.

exercise-pillbug-4 = Vinci con un lancio.
    .hint = Uno dei pezzi accanto al tuo Onisco si può posare nell’ultimo posto libero. O è la Regina stessa che va spostata?
    .solved = L’Onisco sa anche attaccare: sposta qualsiasi pezzo accanto a sé, dell’uno o dell’altro colore.

exercise-pillbug-5 = Il tuo avversario sta per vincere. Fermalo.
    .hint = Quale pezzo sta per occupare l’ultimo posto? O la tua Regina può essere altrove, per allora?
    .solved = Un lancio ti costa tutto il turno, ma qui salva la partita.

exercise-pillbug-6 = Lancia { $piece_the } sulla casella segnata.
    .hint = Il tuo Onisco non può farlo. Chi tocca l’Onisco e può prenderne in prestito il potere?
    .solved = Una Zanzara accanto a un Onisco lancia come lui, anche se quell’Onisco non ci arriva.

## Exercises: how games end

exercise-passing-1 = Guarda i tuoi pezzi e la tua riserva. Che cosa puoi giocare?
    .hint = Se non puoi né piazzare né muovere nulla, resta una sola cosa da fare.
    .solved = Si passa quando non c’è altro da fare, e solo allora.

exercise-passing-2 = Lascia il tuo avversario senza mosse.
    .hint = Quale pezzo avversario può ancora fare qualcosa? Impediscilo.
    .solved = Il tuo avversario deve passare, e tu giochi due volte di fila.

exercise-ending-1 = Non tutte le mosse che occupano l’ultimo posto accanto alla Regina avversaria vincono. Trovane una che vince.
    .hint = Da’ un’occhiata alla tua Regina prima di giocare.
    .solved = Guarda sempre entrambe le Regine. Se la stessa mossa le circonda tutte e due, non vince nessuno.

exercise-ending-2 = Se non fai nulla, il tuo avversario vince alla prossima mossa. Fermalo.
    .hint = Trova la mossa che ti minaccia. Puoi inchiodare o coprire il pezzo, o portare via la tua Regina?
    .solved = Prima di attaccare, chiediti sempre che cosa giocherebbe poi il tuo avversario.

exercise-draws-1 = Il tuo avversario minaccia di vincere, e tu non puoi vincere prima. Salva il salvabile: chiudi la partita con una patta.
    .hint = Una casella sta accanto a entrambe le Regine.
    .solved = Entrambe le Regine sono circondate dalla stessa mossa: non vince nessuno.

exercise-corners-1 = Il tuo avversario ha appena lanciato un tuo pezzo. Indica tutti i tuoi pezzi che possono muoversi.
    .hint = Un pezzo lanciato riposa per un turno.
    .solved = Potrà muoversi di nuovo al tuo prossimo turno.

exercise-corners-2 = Trova tutte le caselle dove { $piece_the } può andare. Che cosa vede della pila?
    .hint = Di una pila vede solo il pezzo in cima.
    .solved = Ciò che è coperto non presta nulla alla Zanzara.

## Exercises: tactics

exercise-tactics-1 = Il pezzo più mobile del tuo avversario è { $piece_the }. Gioca in modo che non possa più muoversi.
    .hint = Puoi inchiodarlo, coprirlo o chiuderlo dentro. Che cosa è a portata di mano?
    .solved = Un pezzo che non può muoversi non partecipa all’attacco.

exercise-tactics-2 = Il tuo avversario minaccia di vincere alla prossima mossa. Trova una mossa che regge.
    .hint = Quale pezzo occuperebbe l’ultimo posto? Bloccalo, o fa’ spazio alla tua Regina.
    .solved = Prima para la minaccia, poi riprendi il tuo piano.

exercise-tactics-3 = { $moves ->
    [one] Vinci in una mossa.
   *[other] Vinci in { $moves } mosse, qualunque cosa faccia il tuo avversario.
}
    .hint = Cerca una mossa che crei due minacce insieme, o che tolga alla Regina l’ultima via d’uscita.
    .solved = Qualunque fosse la risposta, restava un modo per chiudere.

exercise-tactics-4 = { $moves ->
    [one] Vinci in una mossa.
   *[other] Vinci in { $moves } mosse. Il tuo Scarabeo apre la strada.
}
    .hint = Quando il tuo Scarabeo è sopra di lei, la sua casella è tua, e si possono piazzare nuovi pezzi al suo fianco.
    .solved = Uno Scarabeo sulla Regina la blocca e fa entrare la tua riserva. È uno degli attacchi più forti che ci siano.

exercise-tactics-5 = { $moves ->
    [one] Vinci in una mossa.
   *[other] Vinci in { $moves } mosse. Non lasciare buone risposte al tuo avversario.
}
    .hint = Cerca una mossa dopo la quale il tuo avversario non può fare nulla contro la successiva.
    .solved = Le minacce più forti sono quelle che nessun pezzo può parare.

exercise-tactics-6 = { $moves ->
    [one] Vinci in una mossa.
   *[other] Vinci in { $moves } mosse. Questo è l’esercizio più difficile.
}
    .hint = Ragiona all’indietro: chi può occupare l’ultimo posto, e chi il penultimo? Comincia da quello più difficile da raggiungere.
    .solved = Un piano di più mosse riesce quando nessuna di esse lascia all’avversario il tempo di respirare.

## The coach of the first game

coach-first = Comincia con un insetto qualsiasi, tranne la Regina. Un Ragno o una Cavalletta sono un buon primo pezzo: le Formiche servono di più dopo.
coach-second = D’ora in poi i tuoi nuovi pezzi toccano solo il tuo colore. Mettili dietro il primo, lontano dall’avversario.
coach-queen-soon = Pensa alla tua Regina: va piazzata entro il tuo quarto turno, e fino ad allora nessun tuo pezzo può muoversi.
coach-queen-due = È il tuo quarto turno: la Regina va piazzata adesso.
coach-queen-where = Scegli per lei una casella tranquilla, con pochi vicini.
coach-can-move = La tua Regina è in gioco, quindi ora i tuoi pezzi possono muoversi. A ogni turno piazzi un pezzo o ne muovi uno.
coach-win-now = Con questa mossa puoi vincere! Trova l’ultimo posto libero accanto alla Regina avversaria.
coach-stop-them = Attenzione: il tuo avversario potrebbe vincere alla prossima mossa. Fermalo adesso.
coach-your-queen = { $taken } dei 6 posti intorno alla tua Regina { $taken ->
    [one] è occupato
   *[other] sono occupati
}. Falle spazio, o inchioda chi la attacca.
coach-their-queen = { $taken } dei 6 posti intorno alla Regina avversaria sono occupati. Continua a riempirli!
coach-pinned = { $cut_off_count ->
    [0] Un tuo pezzo è inchiodato: { $piece_the } tiene unito l’alveare e per ora deve restare.
   *[other] Un tuo pezzo è inchiodato: { $piece_the } è l’unico legame con { $cut_off_the }, e per ora deve restare.
}
coach-queen-pinned = La tua Regina tiene unito l’alveare e non può muoversi. Da’ all’alveare un altro legame, così che possa scappare se serve.
coach-beetle = { $piece_start } potrebbe salire su un pezzo avversario, che poi non potrebbe muoversi.
coach-cover-queen = { $piece_start } potrebbe salire sulla Regina avversaria. Allora la Regina è bloccata, e puoi piazzare nuovi pezzi proprio al suo fianco.
coach-pass = Non puoi né piazzare né muovere nulla, quindi devi passare.
coach-plan-ants = Un buon piano: porta in gioco { $piece_the }. Può correre quasi ovunque e inchiodare i pezzi avversari.
coach-plan-attack = Un buon piano: occupa un posto accanto alla Regina avversaria, per esempio così: { $move }. Sei posti occupati e hai vinto.
coach-plan-place = Un buon piano: piazza ora un altro pezzo, e attacca quando ne hai in gioco più del tuo avversario.
coach-plan-free = Un buon piano: tieni libera { $piece_the }. Un pezzo che tiene unito l’alveare non può attaccare.
coach-plan-pin = Un buon piano: inchioda { $enemy_the } con { $piece_the }, andando dove non tocca nient’altro.
coach-plan-near = Un buon piano: porta { $piece_the } su una casella da cui raggiunge la Regina avversaria con la mossa successiva.
coach-won = Hai vinto: tutti e sei i posti intorno alla Regina avversaria sono occupati.
coach-lost = La tua Regina è circondata, quindi questa partita è persa. La prossima volta tienile aperta una via, e ferma presto chi la attacca.
coach-drawn-both = Una mossa ha circondato entrambe le Regine: patta.
coach-drawn-repetition = La stessa posizione si è presentata per la terza volta: patta.
coach-next-level = Prova ancora, o prova un avversario più forte.
coach-next-lessons = Le lezioni di tattica mostrano come attaccare e come difendersi.

## Pages: the coach beside the board

coach-wait = Guarda che cosa gioca il tuo avversario.
# Buttons at the end of the first game.
coach-level = Gioca contro il livello { $level }
coach-lessons = Alle lezioni
