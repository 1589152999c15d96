# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Hive lernen
learn-about = Regeln zum Lesen und Ausprobieren, Aufgaben zum Lösen und eine erste Partie mit Trainer.
learn-title-chapter = { $chapter } – Hive lernen
learn-title-exercise = Aufgabe { $number } – { $chapter } – Hive lernen
learn-rulebook = Regelbuch
learn-rulebook-about = Jedes Bild ist eine Stellung, mit der du spielen kannst.
learn-lessons = Lektionen
learn-lessons-about = Kleine Aufgaben, von leicht bis schwer. Die Regeln selbst prüfen deine Antworten.
learn-first-game = Erste Partie
learn-first-game-about = Spiel gegen die schwächste Stufe. Ein Trainer sagt dir, worauf es ankommt.
learn-first-game-start = Erste Partie spielen
learn-contents = Inhalt
learn-continue = Weitermachen, wo du warst
learn-start = Mit dem ersten Kapitel beginnen
learn-next-chapter = Nächstes Kapitel
learn-previous-chapter = Voriges Kapitel
learn-practice = Üben
learn-practice-about = Aufgaben zu diesem Kapitel
learn-to-rules = Die Regeln zu dieser Aufgabe lesen
learn-progress = { $solved } von { $all } gelöst
learn-solved-mark = Gelöst
learn-chapter-solved = Alle Aufgaben dieses Kapitels sind gelöst.
learn-all-solved = Du hast alle Aufgaben gelöst. Zeit für eine richtige Partie!
learn-forget = Fortschritt zurücksetzen
learn-forget-title = Fortschritt zurücksetzen?
learn-forget-text = Alle Aufgaben gelten dann wieder als ungelöst.
learn-forget-yes = Zurücksetzen
learn-failed = Die Lektionen ließen sich nicht laden.
learn-retry = Noch einmal versuchen
learn-missing = Dieses Kapitel oder diese Aufgabe gibt es nicht.

# $number is such as R3.3.
learn-rule = Regel { $number }
learn-rule-link = Link zu Regel { $number } kopieren
learn-rule-copied = Der Link zu Regel { $number } ist kopiert.

## Diagrams and exercises on the page

learn-diagram = Bild
learn-diagram-number = Bild { $number }
learn-try = Probier es: Zieh einen Stein
learn-reset = Zurücksetzen
learn-back-one = Zurücknehmen
learn-exercise = Aufgabe { $number }
learn-exercise-solved = Aufgabe { $number }, gelöst
learn-you-play = { $color ->
    [white] Du spielst Weiß.
   *[black] Du spielst Schwarz.
}
learn-hint = Tipp
learn-show = Lösung zeigen
learn-shown = So geht es zum Beispiel.
learn-again = Noch einmal
learn-next-exercise = Nächste Aufgabe
learn-wrong = Nicht ganz.
learn-solved = Gelöst!
learn-pass = Passen
learn-marked-cell = das markierte Feld: { $spot }
learn-point-cells = Wähle die Felder, eines nach dem anderen.
learn-point-pieces = Wähle die Steine, einen nach dem anderen.
learn-play-move = Mach deinen Zug.
# For screen readers.
learn-found-cells = { $count ->
    [one] Bisher ein Feld gefunden.
   *[other] Bisher { $count } Felder gefunden.
}
learn-found-pieces = { $count ->
    [one] Bisher ein Stein gefunden.
   *[other] Bisher { $count } Steine gefunden.
}
learn-found-none = Bisher nichts gefunden.

learn-coach = Trainer
learn-coach-hide = Trainer ausblenden
learn-coach-show = Trainer zeigen

## What is said of an answer

verdict-found = { $left ->
    [one] Richtig. Jetzt fehlt nur noch eins.
   *[other] Richtig. Es fehlen noch { $left }.
}
verdict-found-already = Das hast du schon gefunden.
verdict-unreadable = „{ $text }“ lässt sich nicht als Antwort lesen.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Hier zählt nur { $piece_the }.
verdict-not-on-board = { $piece_thestart } liegt nicht auf dem Brett.
verdict-only-yours = { $piece_thestart } gehört deinem Gegner. Gefragt ist nur nach deinen eigenen Steinen.
verdict-not-pinned = { $piece_thestart } ist nicht gefesselt: Der Schwarm hält auch ohne { $piece_it } zusammen.
verdict-on-top = { $piece_thestart } steht auf einem anderen Stein; wird { $piece_he } abgehoben, zerfällt nichts.
verdict-nowhere = { $piece_thestart } ist nicht gefesselt, kann aber nirgendwohin.
verdict-no-thrower = { $piece_thestart } berührt keinen Stein von dir, der werfen kann.
verdict-no-landing = { $piece_thestart } kann nicht geworfen werden: Der Weg hinauf oder hinunter ist versperrt, oder kein Feld neben der Assel ist frei.
verdict-cell-empty = So bleibt das markierte Feld leer.
verdict-wrong-visitor = Das markierte Feld ist jetzt besetzt, aber nicht { $piece_from }.
verdict-still-free = { $piece_thestart } ist noch nicht gefesselt: Der Schwarm hält auch ohne { $piece_it } zusammen.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_thestart } kann noch nicht weg.
   *[other] { $piece_thestart } kann noch nicht weg: Sonst verlöre der Schwarm { $cut_off_accusative }.
}
verdict-nowhere-still = { $piece_thestart } ist nicht mehr gefesselt, kann aber immer noch nirgendwohin.
verdict-still-moves = { $cells ->
    [one] { $piece_thestart } kann noch ziehen, auf ein Feld.
   *[other] { $piece_thestart } kann noch ziehen, auf { $cells } Felder.
}
verdict-not-covered = { $piece_thestart } ist noch nicht verdeckt.
verdict-not-placed = Gefragt ist ein neuer Stein aus deinem Vorrat.
verdict-not-beside = Der neue Stein berührt { $piece_accusative } nicht.
verdict-not-winning = Die gegnerische Königin hat noch Luft: { $taken } der 6 Felder um sie sind belegt.
verdict-not-forced = { $moves ->
    [one] Das ist zu langsam. Antwort deines Gegners: { $by }. Dann gewinnst du nicht mit dem nächsten Zug.
   *[other] Das ist zu langsam. Antwort deines Gegners: { $by }. Dann gewinnst du nicht in { $moves } Zügen.
}
verdict-go-on = { $moves ->
    [one] Gut! Antwort deines Gegners: { $by }. Gewinne jetzt in einem Zug.
   *[other] Gut! Antwort deines Gegners: { $by }. Gewinne jetzt in { $moves } Zügen.
}
verdict-unproved = Ob das gewinnt, lässt sich nicht sagen: Es gibt zu viele Antworten, um sie alle durchzugehen.
verdict-draws = Das umzingelt beide Königinnen auf einmal: Die Partie wäre remis.
verdict-loses = Das umzingelt deine eigene Königin: Du würdest verlieren.
verdict-no-draw = Das ist kein Remis: Beide Königinnen müssen durch denselben Zug umzingelt werden.
verdict-still-threatened = Dein Gegner würde immer noch gewinnen: { $by }.
verdict-still-crowded = { $taken } der 6 Felder um deine Königin sind noch belegt. Höchstens { $most } dürfen es sein.
verdict-not-like-that = Das Insekt, das nachgeahmt werden soll, zieht nicht dorthin.
verdict-can-answer = { $moves ->
    [one] Dein Gegner hat noch einen Zug.
   *[other] Dein Gegner hat noch { $moves } Züge.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Ein Feld neben der gegnerischen Königin ist noch frei. Besetze es und gewinne.
    .hint = Welcher deiner Steine kommt auf das leere Feld neben ihr?
    .solved = Alle sechs Felder um sie sind belegt, also ist die Partie zu Ende. Wessen Steine dort stehen, ist gleich.

exercise-setup-1 = Der Tisch ist leer, und Weiß beginnt. Setz irgendeinen Stein ein, nur nicht die Königin.
    .hint = Nimm einen Stein aus deinem Vorrat und leg ihn auf den Tisch.
    .solved = Ein Spielbrett gibt es nicht: Der Schwarm beginnt hier und wächst in alle Richtungen.

exercise-placing-1 = Finde alle Felder, auf denen du { $piece_accusative } einsetzen darfst.
    .hint = Ein neuer Stein berührt deine eigene Farbe und nie die andere.
    .solved = Jedes dieser Felder berührt einen deiner Steine und keinen deines Gegners.

exercise-placing-2 = Finde alle Felder, auf denen du { $piece_accusative } einsetzen darfst. Achte auf den Stapel.
    .hint = Ein Stapel hat die Farbe seines obersten Steins.
    .solved = Von einem Stapel zählt nur der oberste Stein. Wer oben steht, dem gehört das Feld.

exercise-placing-3 = Setz einen neuen Stein direkt neben { $piece_dative } ein.
    .hint = Wer steht auf ihr?
    .solved = Durch deinen Käfer auf ihr ist ihr Feld deines, und so dürfen deine neuen Steine direkt an ihre Seite.

exercise-queen-turns-1 = Das ist dein vierter Zug, und deine Königin ist noch im Vorrat. Finde alle Felder, auf die sie darf.
    .hint = Jetzt darf nur die Königin gespielt werden. Sie berührt nur deine eigene Farbe.
    .solved = Spätestens im vierten Zug kommt die Königin. Du darfst sie früher bringen, und oft ist das besser.

exercise-queen-turns-2 = Noch darf keiner deiner Steine ziehen. Setz deine Königin so ein, dass { $piece_the } in deinem nächsten Zug ziehen kann.
    .hint = Mit der Königin auf dem Tisch dürfen deine Steine ziehen, aber keiner, der den Schwarm zusammenhält.
    .solved = Die Königin ist da, und nichts hängt allein { $piece_on }: So ist der Weg frei.

exercise-opening-1 = Du hast Schwarz, und das ist dein erster Zug. Setz einen Stein ein, aber nicht die Königin: Sie muss einen Zug warten.
    .hint = Dein erster Stein kommt direkt neben den weißen. Wähle irgendein Insekt außer der Königin.
    .solved = Nur dieses eine Mal darf ein neuer Stein die andere Farbe berühren.

## Exercises: moving

exercise-moving-1 = Zeig alle deine Steine, die ziehen können.
    .hint = Heb in Gedanken jeden einzeln ab: Bleibt der Schwarm in einem Stück? Und gibt es einen Weg hinaus?
    .solved = Alle anderen halten den Schwarm zusammen oder haben keinen Ausweg.

exercise-moving-2 = Manche deiner Steine sind verdeckt, manche halten den Schwarm zusammen, manche sind eingesperrt. Zeig die, die noch ziehen können.
    .hint = Ein Stein, der auf einem anderen steht, teilt den Schwarm nie. Und manche Insekten brauchen keine Lücke, um wegzukommen.
    .solved = So ein kurzer Blick vor jedem Zug erspart dir viele falsche Pläne.

exercise-one-hive-1 = Zeig alle deine Steine, die gefesselt sind.
    .hint = Ein Stein ist gefesselt, wenn der Schwarm ohne ihn in zwei Teile zerfiele.
    .solved = Diese Steine müssen bleiben, bis der Schwarm eine andere Verbindung hat.

exercise-one-hive-2 = Fessle { $piece_accusative }: Nur noch durch diesen Stein soll der Schwarm zusammenhängen.
    .hint = Stell einen deiner Steine dorthin, wo er { $piece_accusative } berührt und sonst nichts.
    .solved = Ginge { $piece_the } weg, wäre dein Stein abgeschnitten. Also muss { $piece_he } bleiben.

exercise-one-hive-3 = { $piece_yours } ist gefesselt. Löse die Fesselung, sodass { $piece_he } in deinem nächsten Zug ziehen kann.
    .hint = Wer hängt nur { $piece_on }? Gib diesem Stein einen anderen Nachbarn, oder zieh ihn weg.
    .solved = Nichts hängt mehr allein { $piece_on }.

exercise-freedom-1 = Finde alle Felder, auf die { $piece_the } gleiten kann. Manche Lücken sind zu eng.
    .hint = Zwei Steine, zwischen denen nur ein Feld breit Platz ist, bilden eine Engstelle. Da gleitet nichts hindurch.
    .solved = Ein Stein muss wirklich hindurchpassen. Wo zwei Nachbarn zu dicht stehen, gibt es keinen Weg.

exercise-freedom-2 = Nur einer deiner Steine kommt auf das markierte Feld. Bring ihn dorthin.
    .hint = Hineingleiten kann nichts. Wer braucht keine offene Tür?
    .solved = Engstellen halten die Insekten auf, die gleiten. Wer springt oder klettert, kommt von oben.

exercise-freedom-3 = Auch oben auf dem Schwarm gibt es Engstellen. Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Zwischen zwei Stapeln, die beide höher sind als der Anfang und das Ziel, ist kein Durchkommen.
    .solved = Zwei hohe Stapel sind für Kletterer eine Engstelle, so wie zwei Steine am Boden.

## Exercises: the insects

exercise-queen-1 = Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Sie gleitet genau ein Feld weit und bleibt immer am Schwarm.
    .solved = Schritt für Schritt: Das ist wenig, und doch rettet es sie oft.

exercise-queen-2 = Um deine Königin wird es eng. Zieh sie so, dass höchstens { $most } der 6 Felder um sie belegt sind.
    .hint = Sieh dir jedes Feld an, das sie erreicht, und zähle dessen Nachbarn.
    .solved = Eine Königin, die rechtzeitig ausweicht, kostet deinen Gegner alle Züge, die er für sie aufgewandt hat.

exercise-beetle-1 = Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Ein Schritt in jede Richtung: am Boden entlang oder auf einen Nachbarn hinauf.
    .solved = Nur ein Schritt, aber kein Stein steht ihm im Weg.

exercise-beetle-2 = Klettere auf { $piece_accusative }.
    .hint = Dein Käfer geht ein Feld weit. Steht einer deiner Käfer direkt daneben?
    .solved = Was unter einem Käfer liegt, kann nicht ziehen. Und das Feld hat jetzt deine Farbe.

exercise-beetle-3 = Dein Käfer steht oben. Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Von dort oben darf er auf jeden Nachbarn und in jedes Loch hinunter.
    .solved = Oben ist er nie gefesselt, und er kommt herunter, wo er will.

exercise-beetle-4 = Das letzte freie Feld neben der gegnerischen Königin ist so eng umstellt, dass nichts hineingleiten kann. Gewinne trotzdem.
    .hint = Wer kann von oben in ein Loch hinunter?
    .solved = Ein Käfer oben auf dem Schwarm füllt Löcher, in die sonst niemand kommt.

exercise-grasshopper-1 = Finde alle Felder, auf die { $piece_the } springen kann.
    .hint = Geradeaus über eine Reihe von Steinen, auf das erste leere Feld dahinter.
    .solved = Ein Sprung für jede Richtung, in der er einen Nachbarn hat.

exercise-grasshopper-2 = Finde alle Felder, auf die { $piece_the } springen kann. Achte auf Lücken.
    .hint = Der Sprung endet auf dem ersten leeren Feld, auch wenn dahinter noch Steine folgen.
    .solved = Er landet in der ersten Lücke und springt nie über eine hinweg.

exercise-grasshopper-3 = Gewinne mit einem Sprung.
    .hint = Sieh vom letzten freien Feld neben der gegnerischen Königin aus die geraden Reihen entlang.
    .solved = Keine Engstelle hält einen Grashüpfer auf: Er landet sogar in einem geschlossenen Loch.

exercise-spider-1 = Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Genau drei Schritte am Rand des Schwarms entlang, links herum oder rechts herum.
    .solved = Nie zwei Schritte, nie vier: Eine Spinne geht immer drei.

exercise-spider-2 = Finde alle Felder, auf die { $piece_the } ziehen kann. Es gibt mehr als einen Weg.
    .hint = Bei jedem Schritt darf sie abbiegen, aber sie betritt kein Feld zweimal und lässt den Schwarm nie los.
    .solved = Wo der Schwarm eine Bucht hat, findet eine Spinne Wege, die man leicht übersieht.

exercise-spider-3 = Gewinne mit einer Spinne.
    .hint = Zähle vom letzten freien Feld neben der gegnerischen Königin drei Schritte zurück.
    .solved = Drei Schritte, genau abgezählt. Dafür muss eine Spinne rechtzeitig bereitstehen.

exercise-ant-1 = Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Sie gleitet um den Schwarm, so weit sie will. Welche Felder liegen hinter einer Engstelle?
    .solved = Eine Ameise kommt fast überallhin. Nur Engstellen halten sie auf.

exercise-ant-2 = Fessle { $piece_accusative } mit deiner Ameise.
    .hint = Geh dorthin, wo deine Ameise { $piece_accusative } berührt und sonst nichts.
    .solved = Eine Ameise für einen Stein ist ein guter Tausch, wenn dieser gefährlicher war.

exercise-ladybug-1 = Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Hinauf, oben weiter, hinunter: zwei Schritte auf anderen Steinen, dann einer auf ein leeres Feld.
    .solved = Er geht immer zwei Felder oben und kommt mit dem dritten Schritt herunter.

exercise-ladybug-2 = Gewinne mit deinem Marienkäfer.
    .hint = Welche zwei Steine sind eine Brücke zum letzten freien Feld neben der gegnerischen Königin?
    .solved = Der Marienkäfer kommt in Löcher hinunter, in die nichts gleiten kann.

exercise-mosquito-1 = Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Er zieht wie jedes Insekt, das er jetzt berührt, gleich welcher Farbe.
    .solved = Er hat von jedem seiner Nachbarn gelernt.

exercise-mosquito-2 = Zieh deinen Moskito so, wie ein Grashüpfer zieht.
    .hint = Er berührt einen Grashüpfer, also kann er springen wie einer.
    .solved = Wen er berührt, den ahmt er nach. Nach dem Zug hat er andere Nachbarn und andere Talente.

exercise-mosquito-3 = Dein Moskito steht oben auf dem Schwarm. Finde alle Felder, auf die { $piece_the } ziehen kann.
    .hint = Oben ist er ein Käfer, was er auch berührt.
    .solved = Solange er dort oben ist, zieht er wie ein Käfer und nicht anders.

exercise-mosquito-4 = Gewinne mit deinem Moskito. Welches Insekt soll er nachahmen?
    .hint = Sieh dir jedes Insekt an, das er berührt: Käme es von dort auf das letzte freie Feld?
    .solved = Derselbe Moskito kann laufen, springen oder klettern. Sieh immer nach, wen er berührt.

## Exercises: the Pillbug

exercise-pillbug-1 = Deine Assel kann { $piece_accusative } werfen. Finde alle Felder, auf denen der Wurf enden kann.
    .hint = Hinauf auf die Assel und wieder hinunter auf ein leeres Feld neben ihr.
    .solved = Ein Wurf führt von einer Seite der Assel auf eine andere.

exercise-pillbug-2 = Zeig alle Steine, die deine Assel jetzt werfen kann, gleich welcher Farbe.
    .hint = Keinen in einem Stapel, keinen, der den Schwarm zusammenhält, keinen, der gerade erst gezogen hat.
    .solved = Was gefesselt ist, in einem Stapel steht oder gerade erst gezogen hat, ist vor der Assel sicher.

exercise-pillbug-3 = Deine Königin ist fast umzingelt. Bring sie hinaus, sodass höchstens { $most } der 6 Felder um sie belegt sind.
    .hint = Gleiten kann sie nicht mehr. Wer steht neben ihr und kann sie heben?
    .solved = Eine Assel neben deiner Königin ist ihre beste Wache.

exercise-pillbug-4 = Gewinne mit einem Wurf.
    .hint = Einer der Steine neben deiner Assel lässt sich auf dem letzten freien Feld absetzen. Oder ist es die Königin selbst, die versetzt werden muss?
    .solved = Die Assel greift auch an: Sie versetzt jeden Stein neben sich, gleich welcher Farbe.

exercise-pillbug-5 = Dein Gegner ist kurz vor dem Sieg. Halte ihn auf.
    .hint = Welcher Stein wird das letzte Feld besetzen? Oder kann deine Königin bis dahin woanders sein?
    .solved = Ein Wurf ist dein ganzer Zug, aber hier rettet er die Partie.

exercise-pillbug-6 = Wirf { $piece_accusative } auf das markierte Feld.
    .hint = Deine Assel kann es nicht. Wer berührt sie und kann sich ihre Fähigkeit borgen?
    .solved = Ein Moskito neben einer Assel wirft wie sie, auch wenn sie selbst nicht so weit kommt.

## Exercises: how games end

exercise-passing-1 = Sieh dir deine Steine und deinen Vorrat an. Was kannst du ziehen?
    .hint = Wenn du nichts einsetzen und nichts ziehen kannst, bleibt nur eines.
    .solved = Du passt, wenn es nichts anderes gibt, und nur dann.

exercise-passing-2 = Lass deinem Gegner keinen einzigen Zug.
    .hint = Welcher gegnerische Stein kann noch etwas tun? Nimm ihm das.
    .solved = Dein Gegner muss passen, und du ziehst zweimal hintereinander.

exercise-ending-1 = Nicht jeder Zug auf das letzte Feld neben der gegnerischen Königin gewinnt. Finde einen, der es tut.
    .hint = Sieh vorher nach deiner eigenen Königin.
    .solved = Sieh immer nach beiden Königinnen. Werden beide durch denselben Zug umzingelt, gewinnt niemand.

exercise-ending-2 = Dein Gegner gewinnt mit dem nächsten Zug, wenn du nichts tust. Halte ihn auf.
    .hint = Finde den Zug, der dir droht. Kannst du den Stein fesseln oder verdecken oder deine Königin wegbringen?
    .solved = Frag dich vor jedem Angriff, was dein Gegner als Nächstes ziehen würde.

exercise-draws-1 = Dein Gegner droht zu gewinnen, und du kannst ihm nicht zuvorkommen. Rette, was zu retten ist: Beende die Partie mit Remis.
    .hint = Ein Feld liegt neben beiden Königinnen.
    .solved = Beide Königinnen sind durch denselben Zug umzingelt, also gewinnt niemand.

exercise-corners-1 = Dein Gegner hat gerade einen deiner Steine geworfen. Zeig alle deine Steine, die ziehen können.
    .hint = Ein Stein, der geworfen wurde, ruht einen Zug lang.
    .solved = In deinem nächsten Zug darf er wieder ziehen.

exercise-corners-2 = Finde alle Felder, auf die { $piece_the } ziehen kann. Was ist vom Stapel zu sehen?
    .hint = Von einem Stapel zählt für ihn nur der oberste Stein.
    .solved = Was verdeckt ist, leiht dem Moskito nichts.

## Exercises: tactics

exercise-tactics-1 = { $piece_thestart } ist der beste Läufer deines Gegners. Zieh so, dass { $piece_he } nicht mehr wegkann.
    .hint = Du kannst den Stein fesseln, verdecken oder einsperren. Was davon geht hier?
    .solved = Ein Stein, der nicht ziehen kann, nimmt am Angriff nicht teil.

exercise-tactics-2 = Dein Gegner droht, mit dem nächsten Zug zu gewinnen. Finde einen Zug, der standhält.
    .hint = Welcher Stein würde das letzte Feld besetzen? Halte ihn fest, oder schaff deiner Königin Raum.
    .solved = Erst die Drohung abwehren, dann den eigenen Plan weiterführen.

exercise-tactics-3 = { $moves ->
    [one] Gewinne in einem Zug.
   *[other] Gewinne in { $moves } Zügen, was dein Gegner auch tut.
}
    .hint = Suche einen Zug, der zwei Drohungen auf einmal aufstellt oder der Königin den letzten Ausweg nimmt.
    .solved = Was auch die Antwort war, ein Weg zum Sieg blieb offen.

exercise-tactics-4 = { $moves ->
    [one] Gewinne in einem Zug.
   *[other] Gewinne in { $moves } Zügen. Dein Käfer bahnt den Weg.
}
    .hint = Ist dein Käfer erst auf ihr, gehört ihr Feld dir, und neue Steine dürfen direkt neben sie.
    .solved = Ein Käfer auf der Königin lähmt sie und lässt deinen Vorrat heran. Das ist einer der stärksten Angriffe überhaupt.

exercise-tactics-5 = { $moves ->
    [one] Gewinne in einem Zug.
   *[other] Gewinne in { $moves } Zügen. Lass deinem Gegner keine gute Antwort.
}
    .hint = Suche einen Zug, nach dem dein Gegner gegen den folgenden nichts mehr tun kann.
    .solved = Die stärksten Drohungen sind die, gegen die kein Stein etwas ausrichtet.

exercise-tactics-6 = { $moves ->
    [one] Gewinne in einem Zug.
   *[other] Gewinne in { $moves } Zügen. Das ist die schwerste Aufgabe.
}
    .hint = Denk rückwärts: Wer kann das letzte Feld besetzen, wer das davor? Beginne mit dem Feld, das am schwersten zu erreichen ist.
    .solved = Ein Plan über mehrere Züge gelingt, wenn keiner davon deinem Gegner Luft lässt.

## The coach of the first game

coach-first = Beginne mit irgendeinem Insekt außer der Königin. Eine Spinne oder ein Grashüpfer ist ein guter erster Stein: Ameisen nützen später mehr.
coach-second = Von jetzt an berühren deine neuen Steine nur deine eigene Farbe. Setz sie hinter deinen ersten Stein, weg von deinem Gegner.
coach-queen-soon = Denk an deine Königin: Spätestens in deinem vierten Zug muss sie eingesetzt werden, und bis dahin darf keiner deiner Steine ziehen.
coach-queen-due = Das ist dein vierter Zug: Jetzt muss die Königin eingesetzt werden.
coach-queen-where = Such ihr ein ruhiges Feld mit wenigen Nachbarn.
coach-can-move = Deine Königin liegt auf dem Brett, also dürfen deine Steine jetzt ziehen. In jedem Zug setzt du einen Stein ein oder bewegst einen.
coach-win-now = Mit diesem Zug kannst du gewinnen! Finde das letzte freie Feld neben der gegnerischen Königin.
coach-stop-them = Vorsicht: Dein Gegner könnte mit dem nächsten Zug gewinnen. Halte ihn jetzt auf.
coach-your-queen = { $taken } der 6 Felder um deine Königin { $taken ->
    [one] ist belegt
   *[other] sind belegt
}. Schaff ihr Raum, oder fessle, was sie angreift.
coach-their-queen = { $taken } der 6 Felder um die gegnerische Königin sind belegt. Besetze weiter!
coach-pinned = { $cut_off_count ->
    [0] { $piece_yours } ist gefesselt, hält den Schwarm zusammen und muss vorerst bleiben.
   *[other] { $piece_yours } ist gefesselt, hält { $cut_off_accusative } am Schwarm und muss vorerst bleiben.
}
coach-queen-pinned = Deine Königin hält den Schwarm zusammen und kann nicht ziehen. Gib dem Schwarm eine andere Verbindung, damit sie im Notfall wegkann.
coach-beetle = { $piece_yours } könnte auf einen gegnerischen Stein klettern, der sich dann nicht mehr bewegen kann.
coach-cover-queen = { $piece_yours } könnte auf die gegnerische Königin klettern. Dann sitzt sie fest, und du darfst neue Steine direkt neben ihr einsetzen.
coach-pass = Du kannst nichts einsetzen und nichts ziehen, also musst du passen.
coach-plan-ants = Ein guter Plan: Bring { $piece_accusative } ins Spiel. Eine Ameise kommt fast überallhin und kann gegnerische Steine fesseln.
coach-plan-attack = Ein guter Plan: Besetze ein Feld neben der gegnerischen Königin, zum Beispiel so: { $move }. Sechs belegte Felder gewinnen.
coach-plan-place = Ein guter Plan: Setz jetzt noch einen Stein ein, und greif an, wenn du mehr Steine im Spiel hast als dein Gegner.
coach-plan-free = Ein guter Plan: Halte { $piece_accusative } frei. Ein Stein, der den Schwarm zusammenhält, kann nicht angreifen.
coach-plan-pin = Ein guter Plan: Fessle { $enemy_accusative } mit { $piece_dative }, und zwar von einem Feld aus, das an keinen anderen Stein grenzt.
coach-plan-near = Ein guter Plan: Zieh mit { $piece_dative } auf ein Feld, von dem aus dieser Stein mit dem nächsten Zug die gegnerische Königin erreicht.
coach-won = Du hast gewonnen: Alle sechs Felder um die gegnerische Königin sind belegt.
coach-lost = Deine Königin ist umzingelt, diese Partie ist also verloren. Halte ihr nächstes Mal einen Weg offen, und stoppe ihre Angreifer früh.
coach-drawn-both = Ein Zug hat beide Königinnen umzingelt: Remis.
coach-drawn-repetition = Dieselbe Stellung ist zum dritten Mal da: Remis.
coach-next-level = Versuch dasselbe noch einmal oder einen stärkeren Gegner.
coach-next-lessons = Die Lektionen über Taktik zeigen, wie man angreift und wie man sich verteidigt.

## Pages: the coach beside the board

coach-wait = Sieh zu, was dein Gegner zieht.
# Buttons at the end of the first game.
coach-level = Gegen Stufe { $level } spielen
coach-lessons = Zu den Lektionen
