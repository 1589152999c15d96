# Why a move is good. $queen and $side are the colour of the side spoken of. $by in hint-stops-win and
# hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Circonda la Regina bianca e vince la partita.
   *[black] Circonda la Regina nera e vince la partita.
}
hint-draws = Chiude la partita con una patta.
hint-wins-in = { $moves ->
    [one] Vince subito.
   *[other] Vince forzatamente in { $moves } mosse, compresa questa.
}
hint-loses-in = { $moves ->
    [one] Ogni mossa perde al turno successivo.
   *[other] Ogni mossa perde; questa resiste più a lungo, per { $moves } mosse.
}

## What leaves no choice

hint-must-pass = Non si può né piazzare né muovere nulla, quindi devi passare.
hint-queen-is-due = La Regina va piazzata entro il quarto turno, cioè adesso.
hint-only-move = Non ci sono altre mosse.
hint-stops-win = Ferma l’avversario, che vincerebbe così: { $by }.
hint-threatens-win = Minaccia di vincere così: { $by }.
hint-shuts-out = { $side ->
    [white] Dopo questa mossa il Bianco non può fare nulla e deve passare.
   *[black] Dopo questa mossa il Nero non può fare nulla e deve passare.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Occupa un altro posto intorno alla Regina bianca: { $count } su 6.
   *[black] Occupa un altro posto intorno alla Regina nera: { $count } su 6.
}
hint-covers-queen = { $queen ->
    [white] Sale sopra la Regina bianca, che così non può più muoversi.
   *[black] Sale sopra la Regina nera, che così non può più muoversi.
}
hint-throws-queen = { $queen ->
    [white] Lancia la Regina bianca nella mischia: là { $count } dei 6 posti intorno a lei sono occupati.
   *[black] Lancia la Regina nera nella mischia: là { $count } dei 6 posti intorno a lei sono occupati.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Ora si possono piazzare nuovi pezzi accanto alla Regina bianca, su una casella.
       *[other] Ora si possono piazzare nuovi pezzi accanto alla Regina bianca, su { $count } caselle.
    }
   *[black] { $count ->
        [one] Ora si possono piazzare nuovi pezzi accanto alla Regina nera, su una casella.
       *[other] Ora si possono piazzare nuovi pezzi accanto alla Regina nera, su { $count } caselle.
    }
}
hint-aims = { $queen ->
    [white] { $piece_start } può arrivare accanto alla Regina bianca con la prossima mossa.
   *[black] { $piece_start } può arrivare accanto alla Regina nera con la prossima mossa.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_start } arriva a un passo dalla Regina bianca.
       *[other] { $piece_start } arriva a { $steps } passi dalla Regina bianca.
    }
   *[black] { $steps ->
        [one] { $piece_start } arriva a un passo dalla Regina nera.
       *[other] { $piece_start } arriva a { $steps } passi dalla Regina nera.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_start } lancia la tua Regina fuori dalla mischia: poi un posto intorno a lei è libero.
   *[other] { $by_start } lancia la tua Regina fuori dalla mischia: poi { $free } posti intorno a lei sono liberi.
}
hint-gives-room = { $free ->
    [one] Dà più respiro alla tua Regina: un posto intorno a lei è libero.
   *[other] Dà più respiro alla tua Regina: { $free } posti intorno a lei sono liberi.
}
hint-guards = D’ora in poi { $piece_the } può lanciare la tua Regina fuori pericolo.
hint-wards = Tiene { $piece_the } a distanza dalla tua Regina.
hint-places-queen = Con la tua Regina in gioco, i tuoi pezzi possono muoversi.

## Other pieces

hint-covers = Sale sopra { $piece_the }, che così non può più muoversi.
hint-pins = Inchioda { $piece_the }, che ora deve tenere unito l’alveare.
hint-blocks = Chiude dentro { $piece_the }, che ora non ha via d’uscita.
hint-frees = Libera { $piece_the }, che prima non poteva muoversi.
hint-stops-placing = { $side ->
    [white] Dopo questa mossa il Bianco non può piazzare alcun pezzo.
   *[black] Dopo questa mossa il Nero non può piazzare alcun pezzo.
}

## Generalities

hint-develops = Porta in gioco { $piece_the }.
hint-throws = Lancia { $piece_the } da un’altra parte.
hint-gains-moves = { $count ->
    [one] Gli altri tuoi pezzi hanno una mossa in più.
   *[other] Gli altri tuoi pezzi hanno { $count } mosse in più.
}
hint-takes-moves = { $count ->
    [one] I pezzi avversari hanno una mossa in meno.
   *[other] I pezzi avversari hanno { $count } mosse in meno.
}
hint-gains-places = { $count ->
    [one] Puoi piazzare nuovi pezzi su una casella in più.
   *[other] Puoi piazzare nuovi pezzi su { $count } caselle in più.
}
hint-takes-places = { $count ->
    [one] L’avversario può piazzare nuovi pezzi su una casella in meno.
   *[other] L’avversario può piazzare nuovi pezzi su { $count } caselle in meno.
}
hint-waits = Non c’è di meglio: aspetta e non rovina nulla.
