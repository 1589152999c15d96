# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason
# are from readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = Unter dieser Adresse gibt es nichts.
problem-wrong-method = So lässt sich diese Adresse nicht ansprechen: siehe das Handbuch der Schnittstelle.
problem-no-such-game = Diese Partie gibt es nicht oder nicht mehr.
problem-no-such-chapter = Im Regelbuch gibt es kein solches Kapitel.
problem-no-such-exercise = Diese Aufgabe gibt es nicht.
problem-unreadable-position = Das ist keine Stellung: { $expected }
problem-too-many-moves = Von einer Stellung aus lassen sich höchstens { $limit } Züge probieren.
problem-unreadable-query = „{ $text }“ ist kein Wert für „{ $name }“.
problem-unreadable-body = Die Anfrage lässt sich nicht lesen: { $expected }.
problem-body-too-large = Die Anfrage ist zu groß: Höchstens { $kilobytes } kB werden gelesen.
problem-too-slow = Die Anfrage hat zu lange gedauert. Versuche es noch einmal.
problem-not-a-socket = Diese Adresse ist nur für WebSockets da.
problem-unreadable-record = Das lässt sich nicht als Partie lesen: { $expected }
problem-unreadable-archive = Das Archiv ist nicht lesbar: { $reason }.
problem-no-game-string = Diese Partie beginnt mit Steinen auf dem Brett, was ein GameString nicht ausdrücken kann: Nimm PGN oder SGF.

## What is said about a record that was opened

note-unknown-format = erwartet wird ein GameString, PGN, SGF von BoardSpace oder eine Stellung als Text.
note-read-up-to = Bis hierher wurde die Partie gelesen: { $reason }
note-unreadable-game = Diese Partie lässt sich nicht lesen: { $reason }
note-printed-opening = Zug { $ply }: Die Königin wird zuerst eingesetzt, wie es die gedruckten Regeln erlauben.
note-past-draw = Zug { $ply }: Die Stellung entsteht zum dritten Mal, doch die Partie geht weiter.
note-after-end = Zug { $ply } wurde weggelassen, denn die Partie ist vorher zu Ende.
note-bare-done = Zug { $ply }: Nichts wurde bewegt, das gilt als Passen.
note-idle-done = Zug { $ply }: Nichts wurde bewegt, obwohl Passen nicht möglich war; das wurde weggelassen.
note-grid-taken = Zug { $ply }: Spalte und Reihe nennen ein anderes Feld als der Stein daneben; Spalte und Reihe gelten.
note-reference-taken = Zug { $ply }: Spalte und Reihe nennen ein anderes Feld als der Stein daneben; der Stein gilt.
note-variation-as-comment = Zug { $ply }: Eine Variante lässt sich nicht lesen und bleibt als Kommentar erhalten.
note-result-differs = Die Aufzeichnung sagt { $stated }, die Regeln sagen { $by_rules }.
note-tag-left-out = Eine Angabe wurde weggelassen, denn es sind zu viele.
note-text-cleaned = Namen oder Kommentare enthielten Steuerzeichen oder unsichtbare Zeichen; diese wurden weggelassen.
note-more = Es gäbe noch mehr anzumerken, als hier steht.
note-games-left-out = { $count ->
    [one] Nur die erste Partie wurde geöffnet.
   *[other] Nur die ersten { $count } Partien wurden geöffnet.
}
note-variations-left-out = { $count ->
    [one] Ein Zug einer Variante wurde weggelassen.
   *[other] { $count } Züge von Varianten wurden weggelassen.
}

## A game to be made

problem-unknown-game-type = „{ $text }“ ist keine Spielart: Erwartet wird Base oder Base+ und einige der Buchstaben M, L, P.
problem-unknown-level = Es gibt keine Stufe { $level }: Erwartet wird eine von 1 bis 10.
problem-unusable-clock = So lässt sich die Uhr nicht stellen: Erwartet werden mehr als nichts und höchstens { $hours } Stunden, dazu höchstens eine Stunde je Zug.
problem-key-too-long = Ein Schlüssel oder der Name eines Befehls hat 1 bis { $characters } Zeichen, und alle sind druckbar.
problem-unusable-name = Ein Name enthält keine Zeilenumbrüche, keine Steuerzeichen und keine unsichtbaren Zeichen.
problem-no-such-ply = { $plies ->
    [0] Die Partie hat noch keine Züge, also auch keinen Zug { $ply }.
    [one] Die Partie hat nur einen Zug, also keinen Zug { $ply }.
   *[other] Die Partie hat nur { $plies } Züge, also keinen Zug { $ply }.
}

## An engine at a table

problem-not-thinking = Gerade denkt keine Engine über einen Zug nach.

## Limits

problem-too-many-games = Der Server bewahrt { $limit } Partien auf und hat keinen Platz für mehr: Lösche zuerst einige.
problem-too-many-tables = Gerade werden { $limit } Partien gespielt, und der Server hat keinen Platz für mehr: Versuche es in einer Minute noch einmal.
problem-too-many-sockets = Es sind { $limit } Verbindungen offen, und der Server hat keinen Platz für mehr: Versuche es in einer Minute noch einmal.
problem-too-many-sockets-here = Von deiner Adresse aus sind schon { $limit } Verbindungen offen: Schließe zuerst eine davon.
problem-too-many-requests = Von deiner Adresse kommen zu viele Anfragen: Versuche es in { $seconds } s noch einmal.
problem-too-many-new-games = Von deiner Adresse aus wurden in kurzer Zeit viele Partien begonnen: In { $seconds } s ist die nächste möglich.
problem-too-many-imports = Von deiner Adresse aus wurden in kurzer Zeit viele Aufzeichnungen geöffnet: In { $seconds } s ist die nächste möglich.
problem-too-many-searches = Die Engines wurden von deiner Adresse aus in kurzer Zeit viel gefragt: Frage in { $seconds } s noch einmal.
problem-too-many-watched = Eine Verbindung sieht höchstens { $limit } Partien zu: Verlasse zuerst eine davon.
problem-engines-busy = Die Engines haben mehr zu tun, als sie schaffen: Versuche es in einer Minute noch einmal.
problem-table-busy = Von dieser Partie wird zu viel auf einmal verlangt: Versuche es gleich noch einmal.

## The socket

problem-unreadable-message = Die Nachricht lässt sich nicht lesen: { $expected }.
problem-not-text = Die Nachricht lässt sich nicht lesen: Statt Text kamen Bytes.
problem-message-too-long = Die Nachricht ist zu lang: Höchstens { $kilobytes } kB werden gelesen.
problem-too-fast = Deine Nachrichten kommen zu schnell: Warte einen Moment.

## Who asks

problem-foreign-host = „{ $host }“ ist kein Name dieses Servers: Öffne ihn unter seiner eigenen Adresse oder lass ihn mit --public und diesem Namen starten.
problem-foreign-origin = Seiten von „{ $origin }“ dürfen diesen Server nicht benutzen.

## What is wrong with us

problem-store = Die Partie ließ sich nicht speichern, also hat sich nichts geändert: Versuche es noch einmal; den Grund nennt das Protokoll des Servers.
problem-unknown-outcome = Die Datenbank brach im letzten Moment ab, daher ist nicht bekannt, ob das gespeichert wurde: Versuche es noch einmal, nichts geschieht doppelt.
problem-contended = Ein anderes Programm ändert diese Partie immer wieder, also hat sich nichts geändert: Versuche es gleich noch einmal.
problem-store-unavailable = Die Datenbank speichert im Moment nichts: Den Grund nennt das Protokoll des Servers.
problem-damaged = Was von dieser Partie gespeichert ist, ist beschädigt: Näheres steht im Protokoll des Servers.
problem-closing = Der Server wird gerade beendet.
problem-no-web = Die Seiten sind in dieses skep nicht eingebaut: Führe cargo xtask play aus, oder npm ci und npm run build in web/, und baue es neu.
