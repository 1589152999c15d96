# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = Das Ziel
    .about = Die gegnerische Königin umzingeln
chapter-setup = Steine und Tisch
    .about = Was du brauchst und wer beginnt
chapter-placing = Einsetzen
    .about = Wohin ein neuer Stein darf
chapter-queen-turns = Die vier Züge der Königin
    .about = Sie muss rechtzeitig kommen
chapter-opening = Die Turniereröffnung
    .about = Warum die Königin nicht zuerst kommt
chapter-moving = Ziehen
    .about = Wann deine Steine ziehen dürfen
chapter-one-hive = Die Schwarmregel
    .about = Der Schwarm zerfällt nie
chapter-freedom = Bewegungsfreiheit
    .about = Lücken, die zu eng sind
chapter-queen = Die Königin
    .about = Ein Schritt, und alles dreht sich um sie
chapter-beetle = Der Käfer
    .about = Klettert auf andere
chapter-grasshopper = Der Grashüpfer
    .about = Springt geradeaus
chapter-spider = Die Spinne
    .about = Genau drei Schritte
chapter-ant = Die Ameise
    .about = Läuft, so weit sie will
chapter-ladybug = Der Marienkäfer
    .about = Hinauf, weiter und hinunter
chapter-mosquito = Der Moskito
    .about = Zieht wie seine Nachbarn
chapter-pillbug = Die Assel
    .about = Wirft ihre Nachbarn über sich hinweg
chapter-passing = Passen
    .about = Wenn nichts mehr geht
chapter-ending = Das Ende der Partie
    .about = Wie man gewinnt und verliert
chapter-draws = Remis
    .about = Wenn niemand gewinnt
chapter-corners = Heikle Fälle
    .about = Selten, aber genau geregelt
chapter-tactics = Erste Ideen
    .about = Wie man anfängt, gut zu spielen

## The goal

text-goal =
    Hive ist ein Spiel für zwei. Eine Seite hat die weißen Insekten, die andere die schwarzen, und jede hat eine Königin.

    Du gewinnst, wenn alle sechs Felder um die gegnerische Königin belegt sind. Von wem, ist gleich: Deine Steine zählen, und die deines Gegners auch.
text-goal-turn =
    Ihr zieht abwechselnd. In jedem Zug tust du eines: Du setzt einen neuen Stein ein, oder du bewegst einen, der schon da ist. Alle Steine zusammen sind der Schwarm.
diagram-goal = { $black_ring } der sechs Felder um die schwarze Königin sind belegt. Weiß ist am Zug: Nimm { $piece_accusative }, besetze das letzte und gewinne.

## Pieces and table

rule-1-1 =
    Beide Seiten haben die gleichen 11 Steine: 1 Königin, 2 Spinnen, 2 Käfer, 3 Grashüpfer und 3 Ameisen.

    Drei weitere Insekten können mitspielen, jedes für sich oder zusammen mit anderen: je Seite 1 Moskito, 1 Marienkäfer und 1 Assel. Mit allen hat jede Seite 14 Steine.
diagram-insects = Alle acht Insekten, von jedem ein weißer Stein. Nimm einen auf und sieh, wohin er ziehen kann.
rule-1-2 =
    Weiß zieht zuerst. Einigt euch, wer Weiß hat, oder lasst den Zufall entscheiden.
rule-1-3 =
    Es gibt kein Brett, das sich füllen könnte: Jeder Tisch ist recht. Die Steine selbst sind das Brett, und der Schwarm darf in jede Richtung wachsen und wandern, so weit er will.
diagram-no-edge = Der Schwarm ist zu einer langen Reihe geworden und darf weiterwachsen: Es gibt keinen Rand. { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} laufen, auch jenseits des anderen Endes.
rule-1-4 =
    Geschlagen wird nie. Ein Stein, der auf dem Brett liegt, bleibt bis zum Ende im Spiel. Du musst nicht alle Steine einsetzen: Was du nicht brauchst, bleibt im Vorrat.
diagram-not-captured = { $piece_thestart } steht auf einer schwarzen Ameise. Sie ist verdeckt, nicht geschlagen: Ist der Käfer fort, kann sie wieder laufen.
diagram-start = So beginnt jede Partie: ein leerer Tisch, und alle Steine sind im Vorrat. Weiß setzt den ersten Stein ein.

## Placing

rule-2-1 =
    Der erste weiße Stein eröffnet die Partie. Wo er liegt, ist gleich. Der erste schwarze kommt direkt daneben, an eine beliebige Seite. Nie wieder darf ein neuer Stein einen der anderen Farbe berühren.
diagram-first-reply = Der erste schwarze Stein darf auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
} rund um den weißen.
rule-2-2 =
    Von deinem zweiten Zug an muss ein neuer Stein mindestens einen eigenen berühren und darf keinen gegnerischen berühren.

    Ein Stapel hat die Farbe seines obersten Steins. Was darunter liegt, zählt nicht.
diagram-placing = Weiß darf einen neuen Stein auf { $cells ->
    [one] { $cells } Feld setzen, das markierte
   *[other] { $cells } Felder setzen, die markierten
}. Auf den durchkreuzten würde er einen schwarzen Stein berühren oder keinen weißen.
diagram-placing-stack = Ein weißer Käfer steht auf einem schwarzen Stein, also ist dieses Feld jetzt weiß, und neue weiße Steine dürfen auch daneben. Insgesamt gibt es { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} für sie.
rule-2-3 =
    Ein neuer Stein beginnt auf einem leeren Feld, unten am Boden. Das gilt auch für Käfer und Moskitos: Sie klettern später.
diagram-placing-ground = { $piece_thestart } würde gern oben auf dem Schwarm anfangen, muss aber am Boden beginnen wie alle anderen.
rule-2-4 =
    Ein neuer Stein kommt von oben und muss nicht hineingleiten. Er darf also auch in ein Loch, in das kein Stein gleiten könnte.
diagram-placing-hole = In das Loch zwischen den weißen Steinen könnte kein Stein gleiten. { $piece_thestart } kommt aus dem Vorrat und darf dort eingesetzt werden.
rule-2-7 =
    Steine einer Art sind gleich. Die Nummern unterscheiden sie nur beim Aufschreiben der Züge, und darum kommen sie der Reihe nach: zuerst Ameise 1, dann Ameise 2, dann Ameise 3.
diagram-placing-order = Die Ameisen kommen nach ihren Nummern heraus. Eine andere ist vorher dran, also muss { $piece_the } noch im Vorrat warten.

## The Queen’s four turns

rule-2-5 =
    Du musst deine Königin in einem deiner ersten vier Züge einsetzen. Ist sie im vierten noch im Vorrat, ist nichts anderes erlaubt: Du setzt sie jetzt ein.
diagram-queen-due = Der vierte Zug von Weiß, und die Königin ist noch im Vorrat. Jetzt muss sie heraus, auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}. Kein anderer Stein darf eingesetzt werden.

## The tournament opening

rule-2-6 =
    Bei Turnieren darf deine Königin nicht der allererste Stein sein, den du einsetzt. Von deinem zweiten Zug an darf sie kommen.

    So spielt auch skep, wenn du für eine neue Partie nichts anderes wählst: Die gedruckten Regeln lassen die Königin zuerst kommen.
diagram-opening = Der erste Zug von Schwarz. Jedes Insekt darf heraus, nur die Königin nicht: Sie muss einen Zug warten.
diagram-opening-printed = Derselbe Zug nach den gedruckten Regeln: Die Königin darf sofort heraus, auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.

## Moving

rule-3-1 =
    Deine Steine dürfen ziehen, sobald deine eigene Königin auf dem Brett liegt. Auf die Königin deines Gegners kommt es dabei nicht an.

    Von da an wählst du in jedem Zug: einen neuen Stein einsetzen oder einen bewegen, der auf dem Brett liegt.
diagram-queen-first = Die weiße Königin ist noch im Vorrat, also darf { $piece_the } noch nicht ziehen. Weiß kann nur einen Stein einsetzen.
rule-3-5 =
    In einem Stapel kann nur der oberste Stein etwas tun. Alles darunter muss warten, bis er weg ist.
diagram-covered = Auf { $piece_dative } steht etwas. Solange es dort bleibt, kann { $piece_the } nicht ziehen.
rule-3-6 =
    Ein Zug muss etwas ändern: Kein Stein beendet seinen Zug auf dem Feld, auf dem er begonnen hat.
diagram-no-change = { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} laufen. Einmal um den Schwarm und zurück auf das eigene Feld ist kein Zug: Nichts hätte sich geändert.

## One hive

rule-3-2 =
    Alle Steine zusammen sind ein Schwarm, und er muss jederzeit in einem Stück bleiben, auch während ein Stein unterwegs ist.

    Um das zu prüfen, heb den Stein in Gedanken ab. Zerfällt der Rest, ist der Stein gefesselt: Er darf nicht ziehen, und keine Assel darf ihn werfen. Das gilt selbst dann, wenn die Teile dort, wo er landet, wieder verbunden wären.

    Ein Stein, der auf einem anderen steht, ist nie gefesselt. Die unter ihm halten den Schwarm zusammen.
diagram-one-hive = Heb { $piece_accusative } ab, und der Schwarm zerfällt: Er verliert { $cut_off_accusative }. Dieser Stein ist also gefesselt und muss bleiben.
diagram-one-hive-on-the-way = Auf dem durchkreuzten Feld würde { $piece_the } wieder beide Hälften des Schwarms berühren. Aber unterwegs würden die Hälften einander nicht berühren, also ist der Zug nicht erlaubt.
diagram-one-hive-ring = Die Steine bilden einen Ring. Nimm einen heraus, und die anderen hängen immer noch zusammen: { $piece_thestart } ist nicht gefesselt und kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} ziehen.
diagram-one-hive-top = Der untere Stein ist die einzige Verbindung zweier Hälften. { $piece_thestart } darüber darf trotzdem weg, auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}: Die Verbindung bleibt, wo sie ist.

## Freedom to move

rule-3-3 =
    Am Boden gleitet ein Stein von Feld zu Feld. Sieh dir bei jedem Schritt die zwei Felder an, die sowohl seinen Anfang als auch sein Ende berühren. Genau eines davon muss besetzt sein.

    Sind es beide, ist die Lücke zu eng. Ist es keines, würde der Stein unterwegs den Schwarm loslassen. Das Feld, von dem er kommt, gilt als leer, wenn nicht noch etwas unter ihm lag.
diagram-boxed-in = Neben { $piece_dative } ist ein Feld leer. Aber die Lücke ist zu eng, um hinauszugleiten.
diagram-hole = Das Loch in der Mitte ist nur an einer Seite offen. Durch eine so enge Lücke kann nichts gleiten, auch { $piece_the } nicht.
diagram-contact = Das durchkreuzte Feld sieht nah aus, aber am Weg dorthin liegt nichts. { $piece_thestart } würde den Schwarm loslassen und muss darum außen herum.
rule-3-4 =
    Auch Klettern braucht Platz. Sieh dir an, wie hoch das Feld ist, auf das der Schritt führt, und was auf dem verlassenen Feld zurückbleibt. Nimm das Größere von beiden. Sind die Stapel zu beiden Seiten des Weges höher, ist die Lücke zu eng.

    Mehr wird von einem Schritt hinauf, hinunter oder oben entlang nicht verlangt. Für einen Schritt von Boden zu Boden gilt R3.3.
diagram-gate = Der Weg führt { $piece_accusative } zwischen zwei Stapeln hindurch, die beide höher sind als der Anfang und das Ziel. Diese Lücke ist zu eng.

## The Queen

rule-4-1 =
    Die Königin gleitet ein Feld weit.

    Sie ist langsam, und die ganze Partie dreht sich um sie. Lass ihr einen Ausweg, solange du kannst.
diagram-queen = { $piece_thestart } kann am Schwarm entlang auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} gleiten.

## The Beetle

rule-4-2 =
    Der Käfer geht ein Feld weit, in jede Richtung. Am Boden gleitet er wie die Königin. Er kann auch auf die Steine neben sich klettern, oben auf dem Schwarm weitergehen und wieder herunterkommen, selbst in ein Loch, in das nichts gleiten kann.

    Was unter einem Käfer liegt, kann nichts tun, und das Feld hat die Farbe des Käfers. Käfer und Moskitos dürfen aufeinander stehen, so hoch sie wollen. Nur eine Lücke zwischen höheren Stapeln hält sie auf (R3.4).

    Er ist langsam, aber schwer aufzuhalten: Nichts plagt eine Königin mehr als ein Käfer auf ihrem Rücken.
diagram-beetle = { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} ziehen: am Schwarm entlang oder auf einen Stein hinauf.
diagram-beetle-top = Von dort oben kann { $piece_the } auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} ziehen, oben entlang oder hinunter, auch in das Loch, in das nichts gleiten könnte.
diagram-beetle-covers = Ein weißer Käfer sitzt auf { $piece_dative }. Sie kann nicht ziehen, und Weiß darf neue Steine neben ihr einsetzen.
diagram-beetle-tower = Auf der Ameise stehen schon ein Käfer und ein Moskito. { $piece_thestart } kann in einem Schritt auch auf sie klettern: Kein Stapel ist ihm zu hoch.

## The Grasshopper

rule-4-3 =
    Der Grashüpfer springt geradeaus über einen oder mehrere Steine und landet auf dem ersten leeren Feld dahinter. Die Reihe, über die er springt, beginnt direkt neben ihm und hat keine Lücken. Ein Stapel wird wie ein einzelner Stein übersprungen.

    Er gleitet nicht, also ist ihm keine Lücke zu eng: Er kommt aus jeder Ecke heraus und in geschlossene Löcher hinein.
diagram-grasshopper = { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} springen, nicht aber auf das durchkreuzte: In dieser Reihe ist eine Lücke, und ein Sprung endet auf dem ersten leeren Feld.
diagram-grasshopper-stack = { $piece_thestart } springt über einen Stapel wie über einen einzelnen Stein und kommt auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}. Das durchkreuzte Feld direkt daneben ist nicht zu erreichen: Dort gibt es nichts zu überspringen.
diagram-grasshopper-out = Hier könnte nichts hinausgleiten. { $piece_thestart } springt stattdessen, auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.

## The Spider

rule-4-4 =
    Die Spinne gleitet genau drei Felder weit, nie weniger und nie mehr. Unterwegs betritt sie kein Feld zweimal, und sie kehrt nicht an ihren Ausgangspunkt zurück.

    Sie ist wählerisch, aber wo ihre drei Schritte passen, kommt sie überraschend: Zähl sie ab, für deine Spinnen und für die anderen.
diagram-spider = Drei Schritte führen { $piece_accusative } auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}. Das durchkreuzte Feld liegt direkt daneben, aber für einen ersten Schritt dorthin ist die Lücke zu eng.

## The Ant

rule-4-5 =
    Die Ameise gleitet am Rand des Schwarms entlang, so weit sie will, mindestens ein Feld. Jeder Schritt braucht Platz, darum kommt sie nicht in enge Stellen hinein.

    Sie läuft am besten von allen: In einem Zug kommt sie vom anderen Ende des Schwarms dorthin, wo sie gebraucht wird, um einen Stein zu fesseln oder ein Feld neben einer Königin zu besetzen.
diagram-ant = { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} rund um den Schwarm laufen. Nur das durchkreuzte in der Mitte ist versperrt: Die Lücke ist zu eng.

## The Ladybug

rule-4-6 =
    Der Marienkäfer macht genau drei Schritte: hinauf auf den Schwarm, oben weiter und hinunter auf ein leeres Feld. Er bleibt nie oben, und er kommt nicht dort herunter, wo er begonnen hat. Jeder Schritt braucht Platz, wie R3.4 sagt.

    Er kommt über Mauern und in Löcher, also auch nah an eine Königin, die sich sicher glaubt.
diagram-ladybug = Zwei Schritte oben und einer hinunter: { $piece_thestart } kommt auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}.
diagram-ladybug-hole = Das Loch ist ringsum geschlossen. { $piece_thestart } kommt von oben hinein.

## The Mosquito

rule-4-7 =
    Der Moskito hat keine eigene Gangart. Er zieht wie einer der Steine, die er zu Beginn deines Zuges berührt, gleich welcher Farbe. Von einem Stapel sieht er nur den obersten Stein. Berührt er nichts als Moskitos, kann er nicht ziehen.

    Als Käfer kann er klettern. Dort oben ist er ein Käfer, was er auch berührt, bis er herunterkommt. Neben einer Assel darf er werfen (R5.7).

    Er ist so viel wert wie seine Nachbarn: Neben einer Ameise läuft er, neben einem Käfer klettert er.
diagram-mosquito = { $piece_thestart } berührt einen Käfer und eine Spinne und kann wie der eine oder die andere auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} ziehen.
diagram-mosquito-alone = { $piece_thestart } berührt nichts als einen anderen Moskito. Da ist nichts zu borgen, also auch nichts zu ziehen.
diagram-mosquito-top = Hier oben ist { $piece_the } ein Käfer und kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} ziehen. Die Ameise daneben nützt nichts: Das durchkreuzte Feld ist nicht zu erreichen.

## The Pillbug

rule-4-8 =
    Die Assel gleitet ein Feld weit wie die Königin. Oder sie bleibt, wo sie ist, und wirft stattdessen einen Nachbarn (R5.1).

    Sie ist die beste Freundin einer Königin: Von nebenan kann sie sie aus dem Gedränge werfen.
diagram-pillbug = Von sich aus kann { $piece_the } auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} gleiten, wie eine Königin.
rule-5-1 =
    Statt zu ziehen, darf die Assel werfen. Sie nimmt einen Stein neben sich, deinen oder einen gegnerischen, auf sich hinauf und setzt ihn auf einem anderen leeren Feld neben sich ab. Das ist dein Zug.
diagram-throw = Die weiße Assel kann { $piece_accusative } über sich hinwegwerfen, auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.
rule-5-2 =
    Der Stein, der geworfen wird, muss allein auf seinem Feld sein, mit nichts auf sich und nichts unter sich. Und auf der Assel darf nichts stehen.
diagram-throw-stack = { $piece_thestart } steht auf einem anderen Stein und ist damit Teil eines Stapels. Die weiße Assel kann { $piece_it } also nicht werfen.
diagram-throw-covered = Ein schwarzer Käfer steht auf der weißen Assel. Solange er dort bleibt, kann die Assel nichts werfen, auch nicht { $piece_accusative } neben sich.
rule-5-3 =
    Der Schwarm darf nicht zerfallen (R3.2): Ein gefesselter Stein kann nicht geworfen werden.
diagram-throw-pinned = { $piece_thestart } ist neben der weißen Assel, hält aber { $cut_off_accusative } am Schwarm und kann darum nicht geworfen werden.
rule-5-4 =
    Beide Hälften des Wurfs brauchen Platz, der Weg hinauf und der Weg hinunter (R3.4). Zwischen zwei Stapeln, die beide höher sind als die Assel, kann nichts geworfen werden.
diagram-throw-gate = Am Weg zum durchkreuzten Feld stehen zwei Stapel, zu dicht beieinander für { $piece_accusative }. Möglich bleibt ein Wurf auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.
diagram-throw-gate-up = Auf dem Weg hinauf zur weißen Assel müsste { $piece_the } zwischen zwei Stapeln hindurch, die beide höher sind als die Assel. Also ist gar kein Wurf möglich.
rule-5-5 =
    Was dein Gegner gerade bewegt, eingesetzt oder geworfen hat, bleibt in Ruhe: Im Zug direkt danach darfst du es nicht werfen.
diagram-throw-just-moved = { $piece_thestart } ist gerade erst hierhergekommen. Weiß darf { $piece_it } später werfen, aber nicht gleich.
rule-5-6 =
    Ein Stein, der geworfen wurde, ruht während des nächsten Zuges, wem er auch gehört. Er darf nicht ziehen und nicht noch einmal geworfen werden. Ist er eine Assel oder ein Moskito, der wie eine werfen würde, darf er auch nicht werfen.

    Die Assel, die geworfen hat, wurde nicht bewegt und muss nicht ruhen. Passt der nächste Spieler, ist die Ruhe vorbei.
diagram-throw-rest = Die weiße Assel hat gerade { $piece_accusative } geworfen. Dieser Stein ruht einen Zug lang: Schwarz kann ihn jetzt nicht bewegen.
diagram-throw-again = Die schwarze Assel hat gerade { $piece_accusative } neben die weiße Assel geworfen. Weiß darf diesen Stein nicht gleich noch einmal werfen.
diagram-throw-rest-pillbug = Die schwarze Assel hat gerade die weiße geworfen. Solange die weiße ruht, kann sie nicht werfen, also bleibt { $piece_the } liegen.
diagram-throw-thrower = { $piece_thestart } hat gerade die schwarze Ameise geworfen, die nun ruht. Die Assel selbst wurde nicht bewegt: Die schwarze Assel kann sie auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} werfen.
rule-5-7 =
    Ein Moskito am Boden, der eine Assel berührt, darf genauso werfen, mit sich selbst in der Mitte. Das darf er auch, wenn die Assel gefesselt oder eingesperrt ist oder ruht. Eine Assel unter einem anderen Stein sieht er aber nicht.
diagram-throw-mosquito = Der weiße Moskito berührt eine Assel und kann wie sie werfen: { $piece_accusative } auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.
diagram-throw-mosquito-pinned = Die schwarze Assel ist gefesselt. Der weiße Moskito neben ihr kann trotzdem wie sie werfen: { $piece_accusative } auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.
diagram-throw-mosquito-resting = Die weiße Assel wurde gerade geworfen und ruht. Der weiße Moskito neben ihr muss nicht ruhen: Er kann { $piece_accusative } auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
} werfen.
diagram-throw-mosquito-covered = Auf der schwarzen Assel steht ein Käfer, und der Moskito daneben sieht nur den Käfer. Also kann er { $piece_accusative } nicht werfen.
rule-5-8 =
    Zum Werfen braucht die Assel selbst keine Freiheit: Sie darf auch werfen, wenn sie gefesselt ist. Aber deine Königin muss auf dem Brett liegen, wie bei jedem Zug (R3.1).
diagram-throw-while-pinned = Die weiße Assel hält den Schwarm zusammen und kann nicht ziehen. Werfen kann sie trotzdem: { $piece_accusative } auf { $cells ->
    [one] { $cells } Feld
   *[other] eines von { $cells } Feldern
}.
diagram-throw-queen-first = Die weiße Königin ist noch im Vorrat. Darum darf die weiße Assel noch nicht werfen, und { $piece_the } muss bleiben.

## Passing

rule-6-1 =
    Kannst du nichts einsetzen und nichts ziehen, passt du, und dein Gegner ist wieder am Zug. Dann musst du passen, und sonst darfst du es nicht. So geht es weiter, bis du wieder ziehen kannst oder die Partie zu Ende ist.
diagram-pass = Schwarz kann nichts einsetzen, denn jedes freie Feld neben einem schwarzen Stein berührt auch einen weißen. Und kein schwarzer Stein kann ziehen. Also muss Schwarz passen.

## The end of the game

rule-6-2 =
    Die Partie ist zu Ende, sobald alle sechs Felder um eine Königin belegt sind, von Steinen gleich welcher Farbe. Wem sie gehört, der hat verloren, gleich wer zuletzt gezogen hat. Dass etwas auf ihr steht, hilft nicht.
diagram-surrounded = Alle { $black_ring } Felder um die schwarze Königin sind belegt, einige davon von schwarzen Steinen. Weiß hat gewonnen.
rule-6-5 =
    Du darfst Remis anbieten; nimmt dein Gegner an, endet die Partie remis. Du darfst aufgeben, dann verlierst du. Spielt ihr mit Uhr, verlierst du, wenn deine Zeit abläuft.

## Draws

rule-6-3 =
    Besetzt ein Zug das letzte Feld um beide Königinnen, gewinnt niemand: Es ist Remis.
diagram-both = { $white_ring } Felder um die weiße Königin und { $black_ring } um die schwarze sind belegt, und das letzte Feld ist für beide dasselbe. Geht { $piece_the } dorthin, ist es Remis.
rule-6-4 =
    Ist dieselbe Stellung zum dritten Mal da, ist die Partie sofort remis.

    Dieselbe ist sie, wenn die gleichen Insekten der gleichen Farben gleich zueinander liegen, dieselbe Seite am Zug ist und dieselben Züge hat. Welcher von mehreren gleichen Steinen wo liegt, macht keinen Unterschied, auch nicht, ob der Schwarm gewandert, gedreht oder gespiegelt ist.
diagram-repetition = Lass beide Königinnen zur Seite und wieder zurück gehen, und dann noch einmal. Nun ist diese Stellung zum dritten Mal da, und die Partie ist remis.

## Tricky corners

text-corners =
    Diese Fälle kommen selten vor. Sie folgen alle aus den Regeln, aber Menschen und Programme haben sich in ihnen schon geirrt.
rule-8-1 =
    Ein Stein, der einen anderen unter sich zurücklässt, teilt den Schwarm nicht, und das verlassene Feld wird nicht leer. Ein Käfer darf also auf ein Feld hinunter, das nichts berührt als den Stapel, von dem er kommt.
diagram-corner-stack = { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} ziehen, auch auf die, die nur den Stein darunter berühren.
rule-8-2 =
    Eine Lücke zwischen zwei höheren Stapeln hält einen Käfer auf, einen Marienkäfer, einen kletternden Moskito und beide Hälften eines Wurfs. Einen Grashüpfer hält sie nie auf.
diagram-corner-gate = Am Weg stehen zwei Stapel. Ein Käfer käme hier nicht durch, aber { $piece_the } springt.
diagram-corner-gate-mosquito = { $piece_thestart } kann klettern wie die Käfer daneben. Aber der Weg zum durchkreuzten Feld führt zwischen zwei höheren Stapeln hindurch: Diese Lücke ist auch für einen Moskito zu eng.
diagram-corner-gate-ladybug = Auf das durchkreuzte Feld müsste { $piece_the } zwischen zwei höheren Stapeln hinuntersteigen, und diese Lücke ist zu eng. Möglich bleibt der Weg auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}.
rule-8-3 =
    Eine Spinne, deren drei Schritte an ihren Ausgangspunkt zurückführen würden, darf diesen Weg nicht gehen. In einer Tasche darf sie herumgehen, solange sie kein Feld zweimal betritt.
diagram-corner-spider-back = Drei Schritte hier drinnen würden { $piece_accusative } an den Ausgangspunkt zurückführen, und das ist nicht erlaubt. Einen anderen Weg gibt es nicht, also kann sie nicht ziehen.
diagram-corner-spider = { $piece_thestart } kann auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} gelangen. Eines davon liegt direkt daneben: Der Weg dorthin führt innen in der Tasche herum und braucht drei Schritte.
rule-8-4 =
    Ein Moskito oben auf dem Schwarm ist ein Käfer, auch neben einer Assel oder Ameise. Ein Moskito neben einem Stapel sieht nur dessen obersten Stein.
diagram-corner-mosquito-top = Der weiße Moskito berührt eine Assel, steht aber oben auf dem Schwarm. Dort ist er ein Käfer und kann { $piece_accusative } nicht werfen.
diagram-corner-mosquito = Die Ameise neben { $piece_dative } liegt unter einem Käfer. Also kann { $piece_the } klettern wie ein Käfer, aber nicht laufen wie eine Ameise.
rule-8-5 =
    Eine Assel, die geworfen wurde, darf im nächsten Zug nicht werfen, und ein geworfener Moskito neben einer Assel auch nicht. Nach einem Passen dürfen sie es.
diagram-corner-thrown = Die schwarze Assel hat gerade { $piece_accusative } geworfen. Dieser Stein ruht nun und kann weder ziehen noch werfen.
diagram-corner-thrown-mosquito = Die schwarze Assel hat gerade den weißen Moskito geworfen. Er berührt eine Assel, aber solange er ruht, kann er { $piece_accusative } nicht werfen.
diagram-corner-after-pass = Die weiße Assel hat gerade { $piece_accusative } geworfen, die nun ruht. Sonst kann Schwarz nichts tun und muss passen. Damit ist die Ruhe vorbei: Die weiße Assel darf sie wieder werfen.
rule-8-6 =
    Kann ein Stein ein Feld selbst erreichen und auch dorthin geworfen werden, ist das ein und derselbe Zug.
diagram-corner-both-ways = Es gibt ein Feld, auf das { $piece_the } gleiten und auch geworfen werden kann. Das läuft auf dasselbe hinaus: ein Zug.
rule-8-7 =
    Es kann vorkommen, dass ein Spieler mehrmals nacheinander passen muss. Und wenn deine Königin im vierten Zug heraus muss, es aber kein Feld für sie gibt, passt du.
diagram-corner-passes = Alles, was Schwarz auf dem Brett hat, liegt unter weißen Käfern. Solange sie dort bleiben, muss Schwarz jedes Mal passen. Probier es aus: Zieh immer wieder mit { $piece_dative }.
diagram-corner-no-cell = Der vierte Zug von Weiß: { $piece_thestart } muss jetzt heraus. Aber jedes freie Feld neben einem weißen Stein berührt auch einen schwarzen, also muss Weiß passen.
rule-8-8 =
    Eine umzingelte Königin kann unter einem Stapel liegen. Du darfst deine eigene Königin umzingeln, und dann verlierst du. Umzingelt ein Zug beide Königinnen, ist es Remis, wer ihn auch gemacht hat.
diagram-corner-under = { $white_ring } Felder um die weiße Königin sind belegt, und ein Käfer steht auf ihr. Besetzt { $piece_the } das letzte Feld, hat Weiß verloren: Unter einem Stapel zu liegen, rettet sie nicht.
diagram-corner-own-queen = Die weiße Assel kann { $piece_accusative } auch in das Loch werfen. Aber dort sind alle sechs Felder um sie belegt: Mit diesem Wurf verliert Weiß sofort.
rule-8-9 =
    Bei der Wiederholung zählen Stellungen, nicht Züge: Die drei Male müssen nicht aufeinander folgen. Ein eingesetzter Stein ändert die Stellung für immer, dann beginnt das Zählen von vorn.
diagram-corner-repetition = Lass beide Königinnen zur Seite und wieder zurück gehen, und dann noch einmal auf der anderen Seite der Reihe. Die Züge sind andere, aber diese Stellung ist zum dritten Mal da: Remis. Wird dazwischen ein Stein eingesetzt, beginnt das Zählen von vorn.

## First ideas

text-tactics =
    Die Regeln kennst du jetzt. Hier steht, woran gute Spieler zuerst denken.
text-tactics-queen =
    Halte deine Königin frei. Eine Königin, die ausweichen kann, ist schwer zu umzingeln. Stell sie nicht mit deinen eigenen Steinen zu: Sie zählen für deinen Gegner.
text-tactics-pin =
    Fessle, was gefährlich ist. Eine Ameise, die den Schwarm zusammenhalten muss, läuft nirgendwohin. Oft genügt es, einen deiner Steine hinter sie zu setzen, sodass sie zur einzigen Verbindung wird.
diagram-tactics-pin = Seit auf der anderen Seite ein weißer Stein liegt, ist { $piece_the } gefesselt: Sonst verlöre der Schwarm { $cut_off_accusative }.
text-tactics-beetle =
    Schick einen Käfer zur gegnerischen Königin. Das dauert, aber ist er erst auf ihr, kann sie nicht mehr weglaufen, und du kannst vielleicht neue Steine direkt neben ihr einsetzen.
diagram-tactics-beetle = Mit dem Käfer auf der schwarzen Königin kann { $piece_the } auf { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Feldern
} eingesetzt werden, zum Teil direkt neben ihr.
text-tactics-places =
    Zähle in jedem Zug die Felder um beide Königinnen. Jeder deiner Züge sollte beim Gegner eines besetzen oder bei dir eines retten.
text-tactics-last =
    Heb die letzten Felder für die auf, die hineinkommen. Oft bleibt am Ende eine Lücke, in die nichts gleiten kann. Behalte dafür einen Grashüpfer, einen Käfer oder einen Marienkäfer, und fülle die leichten Felder mit Ameisen und Spinnen.
diagram-tactics-last = Das letzte Feld neben der schwarzen Königin ist für Ameisen versperrt: Die Lücke ist zu eng. { $piece_thestart } kann hineinspringen und gewinnen.
text-tactics-tempo =
    Denk in Zügen. Brauchst du noch zwei Züge zum Sieg und dein Gegner drei, greif an. Ist es umgekehrt, verteidige dich zuerst. Am meisten wert ist ein Zug, der beides tut.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Die Regeln von Hive
rules-how =
    Ein Kapitel liest du mit „skep rules beetle“, eine Regel mit „skep rules R3.3“ und alles mit „skep rules --all“.
rules-no-chapter = Es gibt weder ein Kapitel noch eine Regel „{ $text }“.
# $names is a row of names of chapters.
rules-nearest = Meintest du { $names }?
rules-see-contents = „skep rules“ allein zeigt alle Kapitel.
rules-no-language = Für „{ $text }“ gibt es noch keine Übersetzung, darum steht hier Englisch.

## Around a drawing in the terminal

picture-white = Weiß
picture-black = Schwarz
picture-white-to-move = Weiß am Zug
picture-black-to-move = Schwarz am Zug
picture-turn = Zug { $turn }
picture-white-wins = Weiß gewinnt
picture-black-wins = Schwarz gewinnt
picture-both-surrounded = Remis: beide Königinnen sind umzingelt
picture-repetition = Remis durch Wiederholung
picture-all-placed = alle eingesetzt
picture-stacks = Stapel, von unten nach oben:
picture-moved-from = gezogen von
picture-moved-to = gezogen nach
picture-selected = gewählt
picture-target = Ziel
picture-thrown = durch Wurf
picture-pinned = gefesselt
picture-refused = nicht erlaubt
