# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = Lo scopo
    .about = Circondare la Regina avversaria
chapter-setup = I pezzi e il tavolo
    .about = Che cosa serve, e chi comincia
chapter-placing = Piazzare
    .about = Dove può andare un nuovo pezzo
chapter-queen-turns = I quattro turni della Regina
    .about = Deve uscire in tempo
chapter-opening = L’apertura da torneo
    .about = Perché la Regina non viene per prima
chapter-moving = Muovere
    .about = Quando i tuoi pezzi possono muoversi
chapter-one-hive = Un solo alveare
    .about = L’alveare non si divide mai
chapter-freedom = La libertà di movimento
    .about = I varchi troppo stretti
chapter-queen = La Regina
    .about = Un passo, e tutto gira intorno a lei
chapter-beetle = Lo Scarabeo
    .about = Sale sopra gli altri
chapter-grasshopper = La Cavalletta
    .about = Salta in linea retta
chapter-spider = Il Ragno
    .about = Esattamente tre passi
chapter-ant = La Formica
    .about = Corre quanto vuole
chapter-ladybug = La Coccinella
    .about = Su, avanti e giù
chapter-mosquito = La Zanzara
    .about = Si muove come i suoi vicini
chapter-pillbug = L’Onisco
    .about = Lancia i vicini sopra di sé
chapter-passing = Passare
    .about = Quando non si può fare nulla
chapter-ending = La fine della partita
    .about = Come si vince e come si perde
chapter-draws = Le patte
    .about = Quando non vince nessuno
chapter-corners = Casi insidiosi
    .about = Casi rari, risolti con esattezza
chapter-tactics = Prime idee
    .about = Come cominciare a giocare bene

## The goal

text-goal =
    Hive è un gioco per due. Uno ha gli insetti bianchi, l’altro i neri, e ciascuno ha una Regina.

    Vinci quando tutti e sei i posti intorno alla Regina avversaria sono occupati. Non importa da chi: contano i tuoi pezzi, e anche quelli del tuo avversario.
text-goal-turn =
    Si gioca a turno. A ogni turno fai una cosa sola: piazzi un nuovo pezzo, o ne muovi uno che è già in gioco. Tutti insieme, i pezzi formano l’alveare.
diagram-goal = { $black_ring } dei sei posti intorno alla Regina nera sono occupati. Tocca al Bianco: con { $piece_the } occupa l’ultimo e vinci.

## Pieces and table

rule-1-1 =
    Entrambe le parti hanno gli stessi 11 pezzi: 1 Regina, 2 Ragni, 2 Scarabei, 3 Cavallette e 3 Formiche.

    Possono unirsi altri tre insetti, ciascuno da solo o insieme ad altri: 1 Zanzara, 1 Coccinella e 1 Onisco per parte. Con tutti loro hai 14 pezzi.
diagram-insects = Tutti e otto gli insetti, un pezzo bianco di ciascuno. Prendine uno e guarda dove può andare.
rule-1-2 =
    Il Bianco gioca per primo. Mettetevi d’accordo su chi ha il Bianco, o lasciate decidere al caso.
rule-1-3 =
    Non c’è una plancia da riempire: va bene qualsiasi tavolo. La plancia sono i pezzi stessi, e l’alveare può crescere e spostarsi in ogni direzione, quanto vuole.
diagram-no-edge = L’alveare è diventato una lunga fila e può crescere ancora: non c’è un bordo. { $piece_start } può correre su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, anche oltre l’altra estremità.
rule-1-4 =
    Non si cattura mai nulla. Un pezzo che è in gioco ci resta fino alla fine. Non devi per forza far uscire tutti i tuoi pezzi: quelli che non piazzi restano nella tua riserva.
diagram-not-captured = { $piece_start } sta sopra una Formica nera. La Formica è coperta, non catturata: appena lo Scarabeo se ne va, può correre di nuovo.
diagram-start = Così comincia ogni partita: un tavolo vuoto e tutti i pezzi in riserva. Il Bianco piazza il primo pezzo.

## Placing

rule-2-1 =
    Il primo pezzo del Bianco apre la partita. Dove sta non fa differenza. Il primo pezzo del Nero va proprio accanto, su un lato qualsiasi. Mai più un nuovo pezzo potrà toccarne uno dell’altro colore.
diagram-first-reply = Il primo pezzo del Nero può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
} intorno a quello bianco.
rule-2-2 =
    Dal tuo secondo turno in poi, un nuovo pezzo deve toccare almeno uno dei tuoi e nessuno dell’avversario.

    Una pila ha il colore del pezzo in cima. Ciò che sta sotto non conta.
diagram-placing = Il Bianco può piazzare un nuovo pezzo su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, segnate qui. Sulle caselle barrate toccherebbe un pezzo nero, o nessuno bianco.
diagram-placing-stack = Uno Scarabeo bianco sta sopra un pezzo nero: ora quella casella è bianca, e i nuovi pezzi bianchi possono andare anche lì accanto. In tutto hanno a disposizione { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
rule-2-3 =
    Un nuovo pezzo comincia su una casella vuota, a terra. Vale anche per Scarabei e Zanzare: si arrampicheranno dopo.
diagram-placing-ground = { $piece_start } vorrebbe cominciare sopra l’alveare, ma deve cominciare a terra come tutti gli altri.
rule-2-4 =
    Un nuovo pezzo viene dall’alto e non deve scivolare. Perciò può andare anche in un buco dove nessun pezzo potrebbe scivolare.
diagram-placing-hole = Nessun pezzo potrebbe scivolare nel buco tra i pezzi bianchi. { $piece_start } viene dalla riserva e può andarci.
rule-2-7 =
    I pezzi della stessa specie sono uguali. I numeri servono solo a distinguerli quando si scrivono le mosse, perciò escono in ordine: prima la Formica 1, poi la Formica 2, poi la Formica 3.
diagram-placing-order = Le Formiche escono in ordine di numero. Prima tocca a un’altra, quindi { $piece_the } deve ancora aspettare in riserva.

## The Queen’s four turns

rule-2-5 =
    Devi piazzare la tua Regina in uno dei tuoi primi quattro turni. Se al quarto è ancora nella tua riserva, non è permesso altro: la piazzi in quel momento.
diagram-queen-due = È il quarto turno del Bianco, e la Regina è ancora in riserva. Ora deve uscire, e può scegliere tra { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. Nessun altro pezzo può essere piazzato.

## The tournament opening

rule-2-6 =
    Nei tornei la Regina non può essere il primissimo pezzo che piazzi. Dal tuo secondo turno in poi può uscire.

    Anche skep gioca così, se per una nuova partita non scegli altrimenti: i regolamenti stampati lasciano venire la Regina per prima.
diagram-opening = Primo turno del Nero. Può uscire qualsiasi insetto tranne la Regina: deve aspettare un turno.
diagram-opening-printed = Lo stesso turno secondo le regole stampate: la Regina può uscire subito, scegliendo tra { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.

## Moving

rule-3-1 =
    I tuoi pezzi possono muoversi quando la tua Regina è in gioco. La Regina avversaria non c’entra.

    Da quel momento scegli a ogni turno: piazzare un nuovo pezzo, o muoverne uno già in gioco.
diagram-queen-first = La Regina del Bianco è ancora in riserva, quindi { $piece_the } non può ancora muoversi. Il Bianco può solo piazzare un pezzo.
rule-3-5 =
    In una pila solo il pezzo in cima può fare qualcosa. Tutto ciò che sta sotto deve aspettare che se ne vada.
diagram-covered = Qualcosa sta sopra { $piece_the }. Finché rimane lì, questo pezzo non può muoversi.
rule-3-6 =
    Una mossa deve cambiare qualcosa: nessun pezzo finisce la sua mossa sulla casella da cui è partito.
diagram-no-change = { $piece_start } può correre su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. Fare il giro dell’alveare e tornare sulla propria casella non è una mossa: nulla sarebbe cambiato.

## One hive

rule-3-2 =
    Tutti i pezzi insieme sono un solo alveare, che deve restare sempre tutto unito, anche mentre un pezzo è in cammino.

    Per capirlo, solleva il pezzo con l’immaginazione. Se il resto si divide, il pezzo è inchiodato: non può muoversi, e nessun Onisco può lanciarlo. È così anche se le parti tornassero unite là dove arriva.

    Un pezzo che sta sopra un altro non è mai inchiodato. Quelli sotto tengono unito l’alveare.
diagram-one-hive = Solleva { $piece_the }, e l’alveare si divide: più nulla collegherebbe { $cut_off_the } al resto. Questo pezzo è quindi inchiodato e deve restare.
diagram-one-hive-on-the-way = Sulla casella barrata { $piece_the } toccherebbe di nuovo entrambe le metà dell’alveare. Ma lungo il cammino le metà non si toccherebbero, quindi la mossa non è permessa.
diagram-one-hive-ring = I pezzi formano un anello. Togline uno, e gli altri restano uniti: { $piece_the } non è { $piece_pinned } e può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-one-hive-top = Il pezzo sotto è l’unico legame tra due metà. { $piece_start }, che gli sta sopra, può andarsene lo stesso, su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}: il legame resta dov’è.

## Freedom to move

rule-3-3 =
    A terra un pezzo scivola di casella in casella. Per ogni passo guarda le due caselle che ne toccano sia la partenza sia l’arrivo. Esattamente una delle due deve essere occupata.

    Se lo sono entrambe, il varco è troppo stretto. Se non lo è nessuna, il pezzo si staccherebbe dall’alveare lungo il cammino. La casella da cui parte conta come vuota, a meno che sotto non ci fosse qualcosa.
diagram-boxed-in = Accanto { $piece_to } c’è una casella vuota. Ma il varco è troppo stretto per scivolare fuori.
diagram-hole = Il buco in mezzo è aperto da un lato solo. Nulla può scivolare per un varco così stretto, nemmeno { $piece_the }.
diagram-contact = La casella barrata sembra vicina, ma accanto al cammino non c’è nulla. { $piece_start } si staccherebbe dall’alveare, e deve quindi fare il giro.
rule-3-4 =
    Anche per arrampicarsi serve spazio. Guarda l’altezza della casella su cui si sale, e ciò che rimane sulla casella che si lascia. Prendi la maggiore delle due. Se le pile su entrambi i lati del cammino sono più alte, il varco è troppo stretto.

    Non si chiede altro a un passo in su, in giù o lungo la cima. Un passo da terra a terra segue R3.3.
diagram-gate = Il cammino { $piece_of } passa tra due pile, entrambe più alte del punto di partenza e di quello d’arrivo. Quel varco è troppo stretto.

## The Queen

rule-4-1 =
    La Regina scivola di una casella.

    È lenta, e tutta la partita gira intorno a lei. Lasciale una via d’uscita finché puoi.
diagram-queen = { $piece_start } può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, scivolando lungo l’alveare.

## The Beetle

rule-4-2 =
    Lo Scarabeo va di una casella in qualsiasi direzione. A terra scivola come la Regina. Può anche salire sui pezzi accanto, camminare sopra l’alveare e scendere di nuovo, persino in un buco dove nulla può scivolare.

    Ciò che sta sotto uno Scarabeo non può fare nulla, e la casella ha il colore dello Scarabeo. Scarabei e Zanzare possono stare gli uni sugli altri, in alto quanto vogliono. Li ferma solo un varco tra pile più alte (R3.4).

    È lento, ma difficile da fermare: nulla disturba una Regina più di uno Scarabeo sulla schiena.
diagram-beetle = { $piece_start } può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}: scivola lungo l’alveare o sale su un pezzo.
diagram-beetle-top = Da lassù { $piece_the } può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, restando in alto o scendendo. Può calarsi anche nel buco dove nulla potrebbe scivolare.
diagram-beetle-covers = Uno Scarabeo bianco sta sopra { $piece_the }. Lei non può muoversi, e il Bianco può piazzarle accanto nuovi pezzi.
diagram-beetle-tower = Sopra la Formica stanno già uno Scarabeo e una Zanzara. { $piece_start } può salire sopra di loro con un solo passo: nessuna pila è troppo alta.

## The Grasshopper

rule-4-3 =
    La Cavalletta salta in linea retta sopra uno o più pezzi e atterra sulla prima casella vuota dietro di loro. La fila che scavalca comincia proprio accanto a lei e non ha buchi. Una pila si salta come un pezzo solo.

    Non scivola, quindi nessun varco è troppo stretto per lei: esce dagli angoli angusti ed entra nei buchi chiusi.
diagram-grasshopper = { $piece_start } può saltare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. Non raggiunge quella barrata: in quella fila c’è un buco, e un salto finisce sulla prima casella vuota.
diagram-grasshopper-stack = { $piece_start } salta una pila come se fosse un solo pezzo e può raggiungere { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. Quella barrata proprio accanto no: non c’è nulla da saltare.
diagram-grasshopper-out = Da qui nulla potrebbe scivolare fuori. { $piece_start } invece salta, e può scegliere tra { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.

## The Spider

rule-4-4 =
    Il Ragno scivola di esattamente tre caselle, mai meno e mai più. Lungo il cammino non entra due volte nella stessa casella, e non torna al punto di partenza.

    È esigente, ma dove i suoi tre passi tornano arriva a sorpresa: contali per i tuoi Ragni e per quelli avversari.
diagram-spider = Con tre passi { $piece_the } può arrivare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. La casella barrata è proprio accanto, ma il varco è troppo stretto per un primo passo da quella parte.

## The Ant

rule-4-5 =
    La Formica scivola quanto vuole lungo il bordo dell’alveare, almeno di una casella. Ogni passo ha bisogno di spazio, quindi non può entrare in un posto stretto.

    È la migliore a correre: in un turno arriva dall’altro capo dell’alveare dove c’è bisogno di lei, per inchiodare un pezzo o per occupare un posto accanto a una Regina.
diagram-ant = { $piece_start } può correre su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
} tutto intorno all’alveare. Solo quella barrata in mezzo le è preclusa: il varco è troppo stretto.

## The Ladybug

rule-4-6 =
    La Coccinella fa esattamente tre passi: su, sopra l’alveare; avanti, lungo la cima; giù, su una casella vuota. Non resta mai in alto, e non scende da dove è partita. Ogni passo ha bisogno di spazio, come dice R3.4.

    Supera i muri ed entra nei buchi, e così si avvicina a una Regina che si crede al sicuro.
diagram-ladybug = Due passi in alto e uno in giù: { $piece_the } può raggiungere { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-ladybug-hole = Il buco è chiuso da tutti i lati. { $piece_start } ci entra dall’alto.

## The Mosquito

rule-4-7 =
    La Zanzara non ha un’andatura propria. Si muove come uno dei pezzi che tocca quando comincia il tuo turno, dell’uno o dell’altro colore. Di una pila vede solo il pezzo in cima. Se tocca soltanto Zanzare, non può muoversi.

    Come Scarabeo può arrampicarsi. Lassù è uno Scarabeo, qualunque cosa tocchi, finché non scende. Accanto a un Onisco può lanciare (R5.7).

    Vale quanto i suoi vicini: accanto a una Formica corre, accanto a uno Scarabeo si arrampica.
diagram-mosquito = { $piece_start } tocca uno Scarabeo e un Ragno. Come l’uno o come l’altro può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-mosquito-alone = { $piece_start } tocca soltanto un’altra Zanzara. Non c’è nulla da prendere in prestito, quindi non può muoversi.
diagram-mosquito-top = Quassù { $piece_the } è uno Scarabeo e può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. La Formica accanto non serve: non può correre fino alla casella barrata.

## The Pillbug

rule-4-8 =
    L’Onisco scivola di una casella come la Regina. Oppure resta dov’è e lancia un vicino (R5.1).

    È il migliore amico di una Regina: standole accanto può lanciarla fuori dalla mischia.
diagram-pillbug = Da solo { $piece_the } può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, scivolando come una Regina.
rule-5-1 =
    Invece di muoversi, l’Onisco può lanciare. Prende un pezzo accanto a sé, tuo o dell’avversario, lo porta sopra di sé e lo posa su un’altra casella vuota accanto a sé. Vale come il tuo turno.
diagram-throw = L’Onisco bianco può lanciare { $piece_the } sopra di sé, scegliendo tra { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
rule-5-2 =
    Il pezzo da lanciare deve stare da solo sulla sua casella, senza nulla sopra e nulla sotto. E nulla deve stare sopra l’Onisco.
diagram-throw-stack = { $piece_start } sta sopra un altro pezzo. Fa parte di una pila, quindi l’Onisco bianco non può lanciare questo pezzo.
diagram-throw-covered = Uno Scarabeo nero sta sopra l’Onisco bianco. Finché resta lì, l’Onisco non può lanciare nulla, nemmeno { $piece_the } che gli sta accanto.
rule-5-3 =
    L’alveare non deve dividersi (R3.2): un pezzo inchiodato non si può lanciare.
diagram-throw-pinned = { $piece_start } sta accanto all’Onisco bianco, ma collega { $cut_off_the } all’alveare. Perciò non si può lanciare.
rule-5-4 =
    Entrambe le metà del lancio hanno bisogno di spazio, la salita e la discesa (R3.4). Tra due pile entrambe più alte dell’Onisco non si può lanciare nulla.
diagram-throw-gate = Due pile stanno ai lati del cammino verso la casella barrata, troppo vicine per { $piece_the }. Un lancio può ancora arrivare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-throw-gate-up = Per salire sopra l’Onisco bianco, { $piece_the } dovrebbe passare tra due pile, entrambe più alte dell’Onisco. Perciò non si può lanciare da nessuna parte.
rule-5-5 =
    Ciò che il tuo avversario ha appena mosso, piazzato o lanciato si lascia in pace: non puoi lanciarlo nel turno subito dopo.
diagram-throw-just-moved = { $piece_start } ha appena raggiunto questa casella. Il Bianco potrà lanciare questo pezzo più tardi, ma non subito.
rule-5-6 =
    Un pezzo che è stato lanciato riposa per il turno seguente, di chiunque sia. Non può muoversi né essere lanciato di nuovo. Se è un Onisco, o una Zanzara che lancerebbe come lui, non può nemmeno lanciare.

    L’Onisco che ha lanciato non si è mosso e non deve riposare. Quando il giocatore seguente passa, il riposo è finito.
diagram-throw-rest = L’Onisco bianco ha appena lanciato { $piece_the }. Questo pezzo riposa per un turno: ora il Nero non può muoverlo.
diagram-throw-again = L’Onisco nero ha appena lanciato { $piece_the }, che ora sta accanto all’Onisco bianco. Il Bianco non può lanciare subito di nuovo questo pezzo.
diagram-throw-rest-pillbug = L’Onisco nero ha appena lanciato quello bianco. Finché riposa, l’Onisco bianco non può lanciare, quindi { $piece_the } resta dov’è.
diagram-throw-thrower = { $piece_start } ha appena lanciato la Formica nera, che ora riposa. L’Onisco stesso non si è mosso: quello nero può lanciarlo su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
rule-5-7 =
    Anche una Zanzara a terra che tocca un Onisco può lanciare, con sé stessa nel mezzo. Può farlo anche se quell’Onisco è inchiodato, chiuso dentro o a riposo. Ma un Onisco sotto un altro pezzo non si vede.
diagram-throw-mosquito = La Zanzara bianca tocca un Onisco e può lanciare come lui: { $piece_the } può arrivare così su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-throw-mosquito-pinned = L’Onisco nero è inchiodato. La Zanzara bianca accanto a lui può lanciare lo stesso come un Onisco: { $piece_the } può arrivare così su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-throw-mosquito-resting = L’Onisco bianco è appena stato lanciato e riposa. La Zanzara bianca accanto a lui non deve riposare: può lanciare { $piece_the } su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-throw-mosquito-covered = Uno Scarabeo sta sopra l’Onisco nero, e la Zanzara accanto vede solo lo Scarabeo. Perciò non può lanciare { $piece_the }.
rule-5-8 =
    Per lanciare, l’Onisco non ha bisogno di essere libero: può lanciare anche da inchiodato. Ma la tua Regina deve essere in gioco, come per ogni mossa (R3.1).
diagram-throw-while-pinned = L’Onisco bianco tiene unito l’alveare e non può muoversi. Può lanciare lo stesso: { $piece_the } può arrivare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
diagram-throw-queen-first = La Regina bianca è ancora in riserva. Perciò l’Onisco bianco non può ancora lanciare, e { $piece_the } deve restare.

## Passing

rule-6-1 =
    Se non puoi né piazzare né muovere nulla, passi, e tocca di nuovo al tuo avversario. In quel caso devi passare, e altrimenti non puoi. Si va avanti così finché non puoi giocare di nuovo o la partita non finisce.
diagram-pass = Il Nero non può piazzare nulla, perché ogni casella libera accanto a un pezzo nero ne tocca anche uno bianco. E nessun pezzo nero può muoversi. Quindi il Nero deve passare.

## The end of the game

rule-6-2 =
    La partita finisce appena tutte e sei le caselle intorno a una Regina sono occupate, da pezzi di qualsiasi colore. Perde il suo proprietario, chiunque abbia fatto l’ultima mossa. Ciò che le sta sopra non aiuta.
diagram-surrounded = Tutti e { $black_ring } i posti intorno alla Regina nera sono occupati, alcuni da pezzi neri. Il Bianco ha vinto.
rule-6-5 =
    Puoi proporre patta; se il tuo avversario accetta, la partita è patta. Puoi abbandonare, e allora perdi. Se giochi con l’orologio, perdi quando il tuo tempo finisce.

## Draws

rule-6-3 =
    Se un solo turno occupa l’ultimo posto intorno a entrambe le Regine, non vince nessuno: è patta.
diagram-both = { $white_ring } posti intorno alla Regina bianca e { $black_ring } intorno alla nera sono occupati, e l’ultima casella è la stessa per entrambe. Se { $piece_the } ci va, è patta.
rule-6-4 =
    Quando la stessa posizione si presenta per la terza volta, la partita è subito patta.

    È la stessa se gli stessi insetti degli stessi colori stanno allo stesso modo, tocca allo stesso giocatore e può fare le stesse mosse. Non fa differenza quale di più pezzi uguali stia dove, né se l’alveare si è spostato, è stato girato o riflesso.
diagram-repetition = Fa’ fare a entrambe le Regine un passo di lato e ritorno, e poi ancora una volta. Ora questa posizione c’è per la terza volta, e la partita è patta.

## Tricky corners

text-corners =
    Questi casi capitano di rado. Derivano tutti dalle regole, ma persone e programmi ci sono cascati.
rule-8-1 =
    Un pezzo che ne lascia un altro sotto di sé non divide l’alveare, e la casella che lascia non diventa vuota. Perciò uno Scarabeo può scendere su una casella che tocca soltanto la pila da cui viene.
diagram-corner-stack = { $piece_start } può andare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, anche su quelle che toccano soltanto il pezzo che ha sotto.
rule-8-2 =
    Un varco tra due pile più alte ferma uno Scarabeo, una Coccinella, una Zanzara che si arrampica ed entrambe le metà di un lancio. Non ferma mai una Cavalletta.
diagram-corner-gate = Due pile stanno ai lati del cammino. Uno Scarabeo qui non passerebbe, ma { $piece_the } salta.
diagram-corner-gate-mosquito = { $piece_start } può arrampicarsi come gli Scarabei accanto. Ma il cammino verso la casella barrata passa tra due pile più alte: quel varco è troppo stretto anche per una Zanzara.
diagram-corner-gate-ladybug = Per raggiungere la casella barrata, { $piece_the } dovrebbe scendere tra due pile più alte, e quel varco è troppo stretto. Può raggiungere { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}.
rule-8-3 =
    Un Ragno i cui tre passi lo riporterebbero alla partenza non può fare quella strada. Può girare dentro una sacca, purché non entri due volte nella stessa casella.
diagram-corner-spider-back = Qui dentro tre passi riporterebbero { $piece_the } alla partenza, e questo non è permesso. Non c’è altra strada, quindi non può muoversi.
diagram-corner-spider = { $piece_start } può raggiungere { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}. Una è proprio accanto: il cammino fin lì gira dentro la sacca e richiede tre passi.
rule-8-4 =
    Una Zanzara sopra l’alveare è uno Scarabeo, anche accanto a un Onisco o a una Formica. Una Zanzara accanto a una pila ne vede solo il pezzo in cima.
diagram-corner-mosquito-top = La Zanzara bianca tocca un Onisco, ma sta sopra l’alveare. Lassù è uno Scarabeo e non può lanciare { $piece_the }.
diagram-corner-mosquito = La Formica accanto { $piece_to } sta sotto uno Scarabeo. Perciò { $piece_the } può arrampicarsi come uno Scarabeo, ma non può correre come una Formica.
rule-8-5 =
    Un Onisco che è stato lanciato non può lanciare nel turno seguente, e nemmeno una Zanzara lanciata accanto a un Onisco. Dopo un passaggio di turno possono.
diagram-corner-thrown = L’Onisco nero ha appena lanciato { $piece_the }. Finché riposa, questo pezzo non può né muoversi né lanciare nulla.
diagram-corner-thrown-mosquito = L’Onisco nero ha appena lanciato la Zanzara bianca. La Zanzara tocca un Onisco, ma finché riposa non può lanciare { $piece_the }.
diagram-corner-after-pass = L’Onisco bianco ha appena lanciato { $piece_the }, che riposa. Il Nero non può fare altro e deve passare. Così il riposo è finito: l’Onisco bianco può lanciare di nuovo questo pezzo.
rule-8-6 =
    Se un pezzo può raggiungere una casella da solo e anche con un lancio, è una sola e medesima mossa.
diagram-corner-both-ways = C’è una casella che { $piece_the } può raggiungere sia scivolando sia con un lancio. È lo stesso: una mossa sola.
rule-8-7 =
    Può capitare di dover passare più volte di fila. E se la tua Regina deve uscire al quarto turno ma per lei non c’è una casella, passi.
diagram-corner-passes = Tutto ciò che il Nero ha sul tavolo sta sotto Scarabei bianchi. Finché restano lì, il Nero deve passare ogni volta. Prova: muovi { $piece_the } più e più volte.
diagram-corner-no-cell = È il quarto turno del Bianco: { $piece_the } deve uscire. Ma ogni casella libera accanto a un pezzo bianco ne tocca anche uno nero, quindi il Bianco deve passare.
rule-8-8 =
    Una Regina circondata può stare sotto una pila. Puoi circondare la tua stessa Regina, e allora perdi. Se una mossa circonda entrambe le Regine è patta, chiunque l’abbia fatta.
diagram-corner-under = { $white_ring } posti intorno alla Regina bianca sono occupati, e uno Scarabeo le sta sopra. Se { $piece_the } occupa l’ultimo posto, il Bianco ha perso: stare sotto una pila non la salva.
diagram-corner-own-queen = L’Onisco bianco può lanciare { $piece_the } anche nel buco. Ma lì tutti e sei i posti intorno a lei sono occupati: con quel lancio il Bianco perde subito.
rule-8-9 =
    La ripetizione conta le posizioni, non le mosse: le tre volte non devono essere di seguito. Un pezzo piazzato cambia la posizione per sempre, e il conto ricomincia.
diagram-corner-repetition = Fa’ fare a entrambe le Regine un passo di lato e ritorno, e poi ancora una volta dall’altro lato della fila. Le mosse sono diverse, ma questa posizione c’è per la terza volta: è patta. Se nel frattempo si piazza un pezzo, il conto ricomincia.

## First ideas

text-tactics =
    Ora conosci le regole. Ecco a che cosa pensano prima di tutto i bravi giocatori.
text-tactics-queen =
    Tieni libera la tua Regina. Una Regina che può spostarsi è difficile da circondare. Non metterle tutt’intorno i tuoi stessi pezzi: contano per l’avversario.
text-tactics-pin =
    Inchioda ciò che è pericoloso. Una Formica che deve tenere unito l’alveare non corre da nessuna parte. Spesso basta metterle dietro un tuo pezzo, così che diventi l’unico legame.
diagram-tactics-pin = Con un pezzo bianco dall’altro lato, { $piece_the } è { $piece_pinned }: senza di { $piece_it }, più nulla collegherebbe { $cut_off_the } all’alveare.
text-tactics-beetle =
    Manda uno Scarabeo verso la Regina avversaria. Ci vuole tempo, ma quando le è salito sopra lei non può più scappare, e forse potrai piazzare nuovi pezzi proprio al suo fianco.
diagram-tactics-beetle = Con lo Scarabeo sulla Regina nera, { $piece_the } si può piazzare su { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
}, alcune proprio accanto a lei.
text-tactics-places =
    Conta i posti intorno a entrambe le Regine, a ogni turno. Ogni tuo turno dovrebbe occuparne uno dei suoi o salvarne uno dei tuoi.
text-tactics-last =
    Tieni gli ultimi posti per chi può entrarci. Spesso alla fine resta un buco dove nulla può scivolare. Serba per quello una Cavalletta, uno Scarabeo o una Coccinella, e riempi i posti facili con Formiche e Ragni.
diagram-tactics-last = L’ultimo posto accanto alla Regina nera è precluso alle Formiche: il varco è troppo stretto. { $piece_start } può saltarci dentro e vincere.
text-tactics-tempo =
    Ragiona in turni. Se a te ne servono ancora due per vincere e al tuo avversario tre, attacca. Se è il contrario, prima difenditi. Una mossa che fa entrambe le cose vale più di tutte.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Le regole di Hive
rules-how =
    Leggi un capitolo con «skep rules beetle», una regola con «skep rules R3.3», e tutto con «skep rules --all».
rules-no-chapter = Non c’è né un capitolo né una regola «{ $text }».
# $names is a row of names of chapters.
rules-nearest = Intendevi { $names }?
rules-see-contents = «skep rules» senza altro elenca tutti i capitoli.
rules-no-language = Per «{ $text }» non ci sono ancora testi, quindi ecco l’inglese.

## Around a drawing in the terminal

picture-white = Bianco
picture-black = Nero
picture-white-to-move = Tocca al Bianco
picture-black-to-move = Tocca al Nero
picture-turn = turno { $turn }
picture-white-wins = Vince il Bianco
picture-black-wins = Vince il Nero
picture-both-surrounded = Patta: entrambe le Regine sono circondate
picture-repetition = Patta per ripetizione
picture-all-placed = tutti piazzati
picture-stacks = Pile, dal basso in alto:
picture-moved-from = partenza
picture-moved-to = arrivo
picture-selected = scelto
picture-target = destinazione
picture-thrown = con un lancio
picture-pinned = inchiodato
picture-refused = non permesso
