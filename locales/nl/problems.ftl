# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason
# are from readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = Op dit adres is niets te vinden.
problem-wrong-method = Zo kan dit adres niet worden aangesproken: zie de handleiding van de interface.
problem-no-such-game = Die partij bestaat niet, of niet meer.
problem-no-such-chapter = De spelregels hebben geen hoofdstuk met die naam.
problem-no-such-exercise = Die opgave bestaat niet.
problem-unreadable-position = Dit is geen stelling: { $expected }
problem-too-many-moves = Vanuit een stelling kun je hoogstens { $limit } zetten proberen.
problem-unreadable-query = ‘{ $text }’ is geen waarde voor ‘{ $name }’.
problem-unreadable-body = Het verzoek is niet te lezen: { $expected }.
problem-body-too-large = Het verzoek is te groot: er wordt hoogstens { $kilobytes } kB gelezen.
problem-too-slow = Het verzoek duurde te lang. Probeer het nog eens.
problem-not-a-socket = Dit adres is alleen voor websockets.
problem-unreadable-record = Dit is niet als partij te lezen: { $expected }
problem-unreadable-archive = Het archief is niet leesbaar: { $reason }.
problem-no-game-string = Deze partij begint met stukken op het bord, en dat kan een GameString niet weergeven: neem PGN of SGF.

## What is said about a record that was opened

note-unknown-format = verwacht wordt een GameString, PGN, SGF van BoardSpace of een stelling als tekst.
note-read-up-to = Tot hier is de partij gelezen: { $reason }
note-unreadable-game = Deze partij is niet te lezen: { $reason }
note-printed-opening = Zet { $ply }: de koningin wordt als eerste geplaatst, zoals de gedrukte regels toestaan.
note-past-draw = Zet { $ply }: de stelling is er voor de derde keer, maar de partij gaat door.
note-after-end = Zet { $ply } is weggelaten, want de partij is eerder afgelopen.
note-bare-done = Zet { $ply }: er is niets verplaatst; dat geldt als passen.
note-idle-done = Zet { $ply }: er is niets verplaatst, hoewel passen niet mogelijk was; dat is weggelaten.
note-grid-taken = Zet { $ply }: kolom en rij noemen een ander veld dan het stuk ernaast; kolom en rij zijn aangehouden.
note-reference-taken = Zet { $ply }: kolom en rij noemen een ander veld dan het stuk ernaast; het stuk is aangehouden.
note-variation-as-comment = Zet { $ply }: een variant is niet te lezen en blijft als commentaar staan.
note-result-differs = De notatie zegt { $stated }, de regels zeggen { $by_rules }.
note-tag-left-out = Een gegeven is weggelaten, want het zijn er te veel.
note-text-cleaned = Namen of opmerkingen bevatten stuurtekens of onzichtbare tekens; die zijn weggelaten.
note-more = Er valt meer op te merken dan hier staat.
note-games-left-out = { $count ->
    [one] Alleen de eerste partij is geopend.
   *[other] Alleen de eerste { $count } partijen zijn geopend.
}
note-variations-left-out = { $count ->
    [one] Eén zet van een variant is weggelaten.
   *[other] { $count } zetten van varianten zijn weggelaten.
}

## A game to be made

problem-unknown-game-type = ‘{ $text }’ is geen speltype: verwacht wordt Base, of Base+ en enkele van de letters M, L, P.
problem-unknown-level = Er is geen niveau { $level }: verwacht wordt een niveau van 1 tot 10.
problem-unusable-clock = Zo kan de klok niet worden ingesteld: verwacht wordt meer dan niets en hoogstens { $hours } uur, en hoogstens een uur per zet.
problem-key-too-long = Een sleutel of de naam van een opdracht heeft 1 tot { $characters } tekens, en die zijn allemaal afdrukbaar.
problem-unusable-name = Een naam heeft geen regeleinden, geen stuurtekens en geen onzichtbare tekens.
problem-no-such-ply = { $plies ->
    [0] De partij heeft nog geen zetten, dus ook geen zet { $ply }.
    [one] De partij heeft maar één zet, dus geen zet { $ply }.
   *[other] De partij heeft maar { $plies } zetten, dus geen zet { $ply }.
}

## An engine at a table

problem-not-thinking = Er denkt nu geen engine over een zet na.

## Limits

problem-too-many-games = De server bewaart { $limit } partijen en heeft geen plaats voor meer: verwijder er eerst een paar.
problem-too-many-tables = Er worden al { $limit } partijen gespeeld, en de server heeft geen plaats voor meer: probeer het over een minuut nog eens.
problem-too-many-sockets = Er zijn al { $limit } verbindingen open, en de server heeft geen plaats voor meer: probeer het over een minuut nog eens.
problem-too-many-sockets-here = Vanaf jouw adres zijn al { $limit } verbindingen open: sluit er eerst een.
problem-too-many-requests = Er komen te veel verzoeken van jouw adres: probeer het over { $seconds } s nog eens.
problem-too-many-new-games = Vanaf jouw adres zijn in korte tijd veel partijen begonnen: over { $seconds } s kan de volgende.
problem-too-many-imports = Vanaf jouw adres zijn in korte tijd veel notaties geopend: over { $seconds } s kan de volgende.
problem-too-many-searches = Vanaf jouw adres is in korte tijd veel aan de engines gevraagd: vraag het over { $seconds } s nog eens.
problem-too-many-watched = Eén verbinding volgt hoogstens { $limit } partijen: stop eerst met het volgen van een daarvan.
problem-engines-busy = De engines hebben meer te doen dan ze aankunnen: probeer het over een minuut nog eens.
problem-table-busy = Er wordt te veel tegelijk van deze partij gevraagd: probeer het zo meteen nog eens.

## The socket

problem-unreadable-message = Het bericht is niet te lezen: { $expected }.
problem-not-text = Het bericht is niet te lezen: er kwamen bytes in plaats van tekst.
problem-message-too-long = Het bericht is te lang: er wordt hoogstens { $kilobytes } kB gelezen.
problem-too-fast = Je berichten komen te snel: wacht even.

## Who asks

problem-foreign-host = ‘{ $host }’ is geen naam van deze server: open hem op zijn eigen adres, of laat hem starten met --public en die naam.
problem-foreign-origin = Pagina’s van ‘{ $origin }’ mogen deze server niet gebruiken.

## What is wrong with us

problem-store = De partij kon niet worden opgeslagen, dus er is niets veranderd: probeer het nog eens; de reden staat in het logboek van de server.
problem-unknown-outcome = De database viel op het laatste moment weg, dus het is niet bekend of dit is opgeslagen: probeer het nog eens, niets gebeurt dubbel.
problem-contended = Een ander programma verandert deze partij steeds weer, dus er is niets veranderd: probeer het zo meteen nog eens.
problem-store-unavailable = De database slaat op dit moment niets op: de reden staat in het logboek van de server.
problem-damaged = Wat er van deze partij is opgeslagen, is beschadigd: wat er mis is, staat in het logboek van de server.
problem-closing = De server wordt afgesloten.
problem-no-web = De pagina’s zijn niet in deze skep ingebouwd: voer cargo xtask play uit, of npm ci en npm run build in web/, en bouw opnieuw.
