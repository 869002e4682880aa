<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Venice Connection, published by Hallense. Here: Kakuro Cards.</source>
        <translation>Venice Connection, erschienen bei Hallense. Hier: Kakuro Cards.</translation>
    </message>
    <message>
        <source>A. Nove Veronesi; design: concept company. Ravensburger 27 381, 2007. Here: Kakuro Call.</source>
        <translation>A. Nove Veronesi; Design: concept company. Ravensburger 27 381, 2007. Hier: Kakuro Call.</translation>
    </message>
    <message>
        <source>Design: concept company; Leisure Trends Ltd., B. S. Randle. Ravensburger 27 386, 2005. Here: Sudoku Pens.</source>
        <translation>Design: concept company; Leisure Trends Ltd., B. S. Randle. Ravensburger 27 386, 2005. Hier: Sudoku Pens.</translation>
    </message>
    <message>
        <source>Richard Breese; illustration: Juliet Breese. R&amp;D Games, 2005.</source>
        <translation>Richard Breese; Illustration: Juliet Breese. R&amp;D Games, 2005.</translation>
    </message>
    <message>
        <source>Reiner Knizia; illustration: Bertrand Born; edited by Bärbel Schmidts and Markus Reichert. Kosmos 691622, 2005. Here: SuDoku Tiles and Sudokids.</source>
        <translation>Reiner Knizia; Illustration: Bertrand Born; Redaktion: Bärbel Schmidts und Markus Reichert. Kosmos 691622, 2005. Hier: SuDoku Tiles und Sudokids.</translation>
    </message>
    <message>
        <source>About Ninefold</source>
        <translation>Über Ninefold</translation>
    </message>
    <message>
        <source>Number board games for one device: round a table, side by side, or alone. No account, no network, no advertisements; nothing leaves this device.</source>
        <translation>Zahlenspiele für ein einziges Gerät: rund um den Tisch, nebeneinander oder allein. Ohne Konto, ohne Netz, ohne Werbung; nichts verlässt dieses Gerät.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The printed games</source>
        <translation>Die gedruckten Spiele</translation>
    </message>
    <message>
        <source>The rules come from these games; all words, pictures and sounds are Ninefold’s own.</source>
        <translation>Die Regeln stammen von diesen Spielen; Texte, Bilder und Klänge sind von Ninefold selbst.</translation>
    </message>
</context>
<context>
    <name>AddSeatSheet</name>
    <message>
        <source>Add somebody</source>
        <translation>Jemanden dazuholen</translation>
    </message>
    <message>
        <source>Who is the guest?</source>
        <translation>Wer ist der Gast?</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>The table is full: %n can play.</source>
        <translation>
            <numerusform>Der Tisch ist voll: %n kann spielen.</numerusform>
            <numerusform>Der Tisch ist voll: %n können spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
    <message>
        <source>A guest is in no list and in no statistics.</source>
        <translation>Ein Gast steht in keiner Liste und in keiner Statistik.</translation>
    </message>
    <message>
        <source>A guest</source>
        <translation>Ein Gast</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 plays, %2</source>
        <translation>%1 spielt mit, %2</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>A tap on a level changes it. None of them sees what is hidden: all play by what lies open on the table.</source>
        <translation>Ein Tipp auf die Stärke ändert sie. Niemand von ihnen sieht, was verdeckt ist: Alle spielen nach dem, was offen auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>%1 · fits you</source>
        <translation>%1 · passt zu dir</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Geht es gerecht zu?</translation>
    </message>
</context>
<context>
    <name>AlonePage</name>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
</context>
<context>
    <name>AlonePanel</name>
    <message>
        <source>Against one computer</source>
        <translation>Gegen einen Computer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %n computer(s)</source>
        <translation>
            <numerusform>Gegen %n Computer</numerusform>
            <numerusform>Gegen %n Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Two</source>
        <comment>computers</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>computers</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>computers</comment>
        <translation>Vier</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>The match can’t be saved. Is there room on the device?</source>
        <translation>Die Partie kann nicht gespeichert werden. Ist auf dem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>This match can’t be opened any more.</source>
        <translation>Diese Partie lässt sich nicht mehr öffnen.</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Everything is as it was in the backup. What was here before is now the newest automatic backup.</source>
        <translation>Alles ist wieder wie in der Sicherung. Was vorher hier war, ist jetzt die neueste automatische Sicherung.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup holds everything: matches, people, statistics, settings. One is made automatically after each finished match; the newest three are kept.</source>
        <translation>Eine Sicherung enthält alles: Partien, Leute, Statistik, Optionen. Nach jeder beendeten Partie wird automatisch eine angelegt; die neuesten drei bleiben erhalten.</translation>
    </message>
    <message>
        <source>Back everything up</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Saved backups</source>
        <translation>Vorhandene Sicherungen</translation>
    </message>
    <message>
        <source>%1, automatic</source>
        <translation>%1, automatisch</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Diese Sicherung wiederherstellen?</translation>
    </message>
    <message>
        <source>It replaces everything that is here now.</source>
        <translation>Sie ersetzt alles, was jetzt hier ist.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>d MMM yyyy, hh:mm</source>
        <comment>a date and a time</comment>
        <translation>d. MMM yyyy, hh:mm</translation>
    </message>
</context>
<context>
    <name>BestTurnPanel</name>
    <message>
        <source>A red %1 on %2</source>
        <comment>a card, as a sum</comment>
        <translation>Eine rote %1 auf %2</translation>
    </message>
    <message>
        <source>A yellow %1 on %2</source>
        <comment>a card, as an addend</comment>
        <translation>Eine gelbe %1 auf %2</translation>
    </message>
    <message>
        <source>%1 turned over</source>
        <translation>%1 umgedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>See it on the table</source>
        <translation>Auf dem Tisch ansehen</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>the board, %1</source>
        <translation>das Brett, %1</translation>
    </message>
</context>
<context>
    <name>Buzzer</name>
    <message>
        <source>%1: call</source>
        <translation>%1: rufen</translation>
    </message>
</context>
<context>
    <name>CallBoard</name>
    <message>
        <source>the board, %1</source>
        <translation>das Brett, %1</translation>
    </message>
</context>
<context>
    <name>CallButtons</name>
    <message>
        <source>Yes, give up</source>
        <translation>Ja, aufgeben</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Wrong call</source>
        <translation>Falscher Ruf</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Give up the call</source>
        <translation>Ruf aufgeben</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Gilt so</translation>
    </message>
</context>
<context>
    <name>CallNews</name>
    <message>
        <source>%1 calls: %2, +%3.</source>
        <translation>%1 ruft: %2, +%3.</translation>
    </message>
    <message>
        <source>Action tiles: %1.</source>
        <translation>Aktionsplättchen: %1.</translation>
    </message>
    <message>
        <source>Everybody draws an action tile.</source>
        <translation>Alle ziehen ein Aktionsplättchen.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>total cell on %1</source>
        <translation>Summenfeld auf %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>CallNewsStrip</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>CallRules</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>A total is turned up, and all of you look at once for a row of tiles that adds up to it. Whoever sees one first calls.</source>
        <translation>Eine Summe wird aufgedeckt, und alle suchen zugleich eine Reihe von Plättchen, die sie ergibt. Wer zuerst eine sieht, ruft.</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>Eine Reihe</translation>
    </message>
    <message>
        <source>Two or more neighbouring tiles, across or downwards. Before the first is a total cell, which is dark; after the last is another one, or the board ends. All numbers are different. A tile can be in two rows, one each way.</source>
        <translation>Zwei oder mehr Plättchen nebeneinander oder untereinander. Vor dem ersten liegt ein Summenfeld, das ist dunkel; hinter dem letzten liegt wieder eines, oder das Brett endet dort. Alle Zahlen sind verschieden. Ein Plättchen kann zu zwei Reihen gehören, einer waagerechten und einer senkrechten.</translation>
    </message>
    <message>
        <source>The total is 28: 7 + 3 + 8 + 6 + 4, from the dark total cell to the edge. Five tiles, five points; they are turned red side up.</source>
        <translation>Die Summe ist 28: 7 + 3 + 8 + 6 + 4, vom dunklen Summenfeld bis zum Rand. Fünf Plättchen, fünf Punkte; sie werden auf Rot gedreht.</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Touch your buzzer, draw along the row and show it. If it is right, you get a point for each tile. If it is wrong, you are out until the next total, and the others keep looking.</source>
        <translation>Drück deinen Buzzer, fahr die Reihe entlang und zeig sie vor. Stimmt sie, bekommst du einen Punkt für jedes Plättchen. Stimmt sie nicht, bist du bis zur nächsten Summe raus, und die anderen suchen weiter.</translation>
    </message>
    <message>
        <source>Action tiles</source>
        <translation>Aktionsplättchen</translation>
    </message>
    <message>
        <source>No row in sight</source>
        <translation>Keine Reihe in Sicht</translation>
    </message>
    <message>
        <source>If you think there is none, say “Impossible”. Once half of you have said so, the hourglass is turned; when it has run out, or when all of you have said so, the total is put aside. After an odd total everybody draws an action tile.</source>
        <translation>Glaubst du, dass es keine gibt, dann sag „Unmöglich“. Sobald das die Hälfte von euch sagt, wird die Sanduhr umgedreht; ist sie abgelaufen oder sagen es alle, wird die Summe beiseitegelegt. Nach einer ungeraden Summe ziehen alle ein Aktionsplättchen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends with the third total put aside. Whoever has the most points wins; in a tie, whoever has more action tiles left. Alone, the hourglass runs from the start, and you draw an action tile after every total.</source>
        <translation>Das Spiel endet, sobald die dritte Summe beiseitegelegt wird. Es gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer mehr Aktionsplättchen übrig hat. Allein läuft die Sanduhr von Anfang an, und nach jeder Summe ziehst du ein Aktionsplättchen.</translation>
    </message>
    <message>
        <source>They lie open before you, and whoever calls may use as many of them as they like. Tap one to take it up, tap it again to turn it over. Red tiles can’t be changed.</source>
        <translation>Sie liegen offen vor dir, und wer ruft, darf beliebig viele davon einsetzen. Tipp eins an, um es aufzunehmen, noch einmal, um es umzudrehen. Rote Plättchen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Doubling: one number of the row may occur once more.</source>
        <translation>Verdoppler: Eine Zahl der Reihe darf einmal mehr vorkommen.</translation>
    </message>
    <message>
        <source>Swap: any two silver tiles change places.</source>
        <translation>Tausch: Zwei beliebige silberne Plättchen wechseln den Platz.</translation>
    </message>
    <message>
        <source>Digit: a silver tile of the row counts as this number from now on.</source>
        <translation>Ziffer: Ein silbernes Plättchen der Reihe zählt von jetzt an als diese Zahl.</translation>
    </message>
    <message>
        <source>The back of any tile is a total cell: it closes a row, right before its first or right after its last tile.</source>
        <translation>Die Rückseite jedes Plättchens ist ein Summenfeld: Es schließt eine Reihe ab, direkt vor ihrem ersten oder direkt hinter ihrem letzten Plättchen.</translation>
    </message>
</context>
<context>
    <name>CallTable</name>
    <message>
        <source>%1’s call is wrong.</source>
        <translation>%1 lag falsch.</translation>
    </message>
    <message numerus="yes">
        <source>%n total(s) left</source>
        <translation>
            <numerusform>noch %n Summe</numerusform>
            <numerusform>noch %n Summen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n beiseite</numerusform>
            <numerusform>%n beiseite</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 is put aside.</source>
        <translation>%1 wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>There was a row: %1.</source>
        <translation>Es gab eine Reihe: %1.</translation>
    </message>
    <message numerus="yes">
        <source>There were %n rows: %1.</source>
        <translation>
            <numerusform>Es gab %n Reihe: %1.</numerusform>
            <numerusform>Es gab %n Reihen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmed like this, the call is wrong.</source>
        <translation>So bestätigt, ist der Ruf falsch.</translation>
    </message>
    <message>
        <source>%1 says: impossible.</source>
        <translation>%1 sagt: unmöglich.</translation>
    </message>
    <message>
        <source>Everybody draws an action tile.</source>
        <translation>Alle ziehen ein Aktionsplättchen.</translation>
    </message>
</context>
<context>
    <name>CallerPanel</name>
    <message>
        <source>%1’s row: is it right?</source>
        <translation>Die Reihe von %1: stimmt sie?</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 ruft</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n action tile(s)</source>
        <translation>
            <numerusform>%1, mit %n Aktionsplättchen</numerusform>
            <numerusform>%1, mit %n Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>to show the row</source>
        <translation>um die Reihe zu zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n total(s) left</source>
        <translation>
            <numerusform>noch %n Summe</numerusform>
            <numerusform>noch %n Summen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n beiseite</numerusform>
            <numerusform>%n beiseite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsRules</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Lay cards so that their numbers add up. Every card shows the same number on both sides: yellow it is an addend, red it is a sum.</source>
        <translation>Leg Karten so, dass die Rechnung aufgeht. Jede Karte zeigt auf beiden Seiten dieselbe Zahl: gelb ist sie ein Summand, rot eine Summe.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>You hold two cards. Lay one of them, either side up, on a free square beside a card. Then you may turn over one card that was there before. Finally, draw a new card.</source>
        <translation>Du hast zwei Karten auf der Hand. Leg eine davon, egal mit welcher Seite nach oben, auf ein freies Feld neben einer Karte. Dann darfst du eine Karte umdrehen, die schon vorher dalag. Zum Schluss ziehst du eine neue Karte.</translation>
    </message>
    <message>
        <source>A Kakuro</source>
        <translation>Ein Kakuro</translation>
    </message>
    <message>
        <source>A red card, and after it, to the right or downwards, two or more yellow ones, all different. Their total ends in the red card’s digit. The row counts up to the next gap, the next red card or the edge, and scores its total.</source>
        <translation>Eine rote Karte und dahinter, nach rechts oder nach unten, zwei oder mehr gelbe, alle verschieden. Ihre Summe endet auf die Ziffer der roten Karte. Die Reihe zählt bis zur nächsten Lücke, zur nächsten roten Karte oder zum Rand und bringt so viele Punkte, wie sie ergibt.</translation>
    </message>
    <message>
        <source>The red 4 stands for 14, because 1 + 5 + 8 make 14: 14 points.</source>
        <translation>Die rote 4 steht für 14, denn so viel ergeben 1 + 5 + 8: 14 Punkte.</translation>
    </message>
    <message>
        <source>The yellow 7 in the corner completes two at once: 19 downwards and 15 across, 34 points.</source>
        <translation>Die gelbe 7 in der Ecke vollendet zwei auf einmal: 19 nach unten und 15 nach rechts, 34 Punkte.</translation>
    </message>
    <message>
        <source>Turning a card over</source>
        <translation>Eine Karte umdrehen</translation>
    </message>
    <message>
        <source>At the end of your turn, the card you laid and the one you turned over must be in the same Kakuro. You may break up an older one; that costs nobody anything. In a variant for experienced players any number of cards may be turned over.</source>
        <translation>Am Ende des Zuges müssen die gelegte und die umgedrehte Karte im selben Kakuro liegen. Ein älteres darf dabei zerfallen; das kostet niemanden etwas. Für Geübte gibt es eine Variante, in der beliebig viele Karten umgedreht werden dürfen.</translation>
    </message>
    <message>
        <source>The yellow 2 is laid on the right, the 2 on the left is turned to red: 6 + 4 + 2 make 12.</source>
        <translation>Rechts wird die gelbe 2 gelegt, links die 2 auf Rot gedreht: 6 + 4 + 2 ergeben 12.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Once all cards are laid, whoever has the most points wins. Alone, you lay them all yourself and play for as many points as you can.</source>
        <translation>Liegen alle Karten, gewinnt, wer die meisten Punkte hat. Allein legst du alle selbst und spielst um möglichst viele Punkte.</translation>
    </message>
</context>
<context>
    <name>CardsTable</name>
    <message>
        <source>Kakuro Cards</source>
        <translation>Kakuro Cards</translation>
    </message>
    <message>
        <source>Bag %1</source>
        <translation>Säckchen %1</translation>
    </message>
    <message>
        <source>Par %1</source>
        <translation>Ziel: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeSheet</name>
    <message>
        <source>Share this deal</source>
        <translation>Partie teilen</translation>
    </message>
    <message>
        <source>Whoever scans this code, or enters it in Set-up, gets the same deal.</source>
        <translation>Wer diesen Code vor dem Spiel eintippt oder ihn scannt, bekommt dasselbe ausgeteilt.</translation>
    </message>
    <message>
        <source>The code as a picture</source>
        <translation>Der Code als Bild</translation>
    </message>
    <message>
        <source>They begin with</source>
        <translation>Sie beginnen mit</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Als Text kopiert</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Done for you: %1</source>
        <translation>Für dich erledigt: %1</translation>
    </message>
</context>
<context>
    <name>CoachStrip</name>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Zeig, wo</translation>
    </message>
    <message>
        <source>Show what</source>
        <translation>Zeig, was</translation>
    </message>
    <message>
        <source>Show the cell</source>
        <translation>Zeig das Feld</translation>
    </message>
    <message>
        <source>Say why</source>
        <translation>Sag, warum</translation>
    </message>
    <message>
        <source>Shall I help? It takes four steps.</source>
        <translation>Soll ich helfen? Es sind vier Schritte.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ich überlege …</translation>
    </message>
    <message>
        <source>Every step counts as a hint. So far: %1</source>
        <translation>Jeder Schritt zählt als Hinweis. Bisher: %1</translation>
    </message>
    <message>
        <source>+1 hint</source>
        <translation>+1 Hinweis</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Challenges</source>
        <translation>Mit Code spielen</translation>
    </message>
    <message>
        <source>Enter a code to get the same deal.</source>
        <translation>Gib einen Code ein, dann wird dir dasselbe ausgeteilt.</translation>
    </message>
    <message>
        <source>Challenge code</source>
        <translation>Code eingeben</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Partie teilen</translation>
    </message>
</context>
<context>
    <name>ComputerLine</name>
    <message numerus="yes">
        <source>%1, %n point(s), out until the next total</source>
        <translation>
            <numerusform>%1, %n Punkt, draußen bis zur nächsten Summe</numerusform>
            <numerusform>%1, %n Punkte, draußen bis zur nächsten Summe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue %1</source>
        <translation>%1 fortsetzen</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a short date</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Tried again from turn %1</source>
        <translation>Noch einmal ab Zug %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>ControlsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 s</translation>
    </message>
    <message>
        <source>Unhurried.</source>
        <translation>Ganz in Ruhe.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Haptics</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Only the others can object to your move.</source>
        <translation>Nur die anderen können deinen Zug anzweifeln.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1’s chance to win</source>
        <translation>Siegchance von %1</translation>
    </message>
    <message>
        <source>%1 after turn %2</source>
        <translation>%1 nach Zug %2</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Wie es dazu kam</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1. Tap to open.</source>
        <translation>Weiter an %1. Zum Öffnen tippen.</translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation>Weiter an</translation>
    </message>
    <message>
        <source>Tap or swipe up to open</source>
        <translation>Zum Öffnen tippen oder nach oben wischen</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <translation>%1 · Zug %2</translation>
    </message>
    <message>
        <source>Board and hands stay covered until then</source>
        <translation>Bis dahin bleibt alles verdeckt</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Daily</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>From the archive: just for fun, it doesn’t count towards your streak.</source>
        <translation>Aus dem Archiv: nur zum Spaß, für die Serie zählt es nicht.</translation>
    </message>
    <message>
        <source>Copied as text, with codes for others</source>
        <translation>Als Text kopiert, mit Codes für andere</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>More to play alone</source>
        <translation>Noch mehr für dich allein</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day of a week and month</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
</context>
<context>
    <name>DayHead</name>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>Tag in Folge</numerusform>
            <numerusform>Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Any of today’s puzzles starts a streak</source>
        <translation>Jedes Rätsel von heute startet eine Serie</translation>
    </message>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>Eine Serie von %n Tag</numerusform>
            <numerusform>Eine Serie von %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done today</source>
        <translation>%1 von %2 heute geschafft</translation>
    </message>
    <message>
        <source>today already counts</source>
        <translation>heute zählt schon</translation>
    </message>
</context>
<context>
    <name>DayRing</name>
    <message>
        <source>all done</source>
        <translation>alles geschafft</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 geschafft</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>a day of rest</source>
        <translation>ein Ruhetag</translation>
    </message>
</context>
<context>
    <name>DecisivePanel</name>
    <message>
        <source>Three turns decided it</source>
        <translation>Drei Züge haben entschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) decided it</source>
        <translation>
            <numerusform>%n Zug hat entschieden</numerusform>
            <numerusform>%n Züge haben entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was entschieden hat</translation>
    </message>
    <message>
        <source>No single turn decided it</source>
        <translation>Kein einzelner Zug hat entschieden</translation>
    </message>
    <message numerus="yes">
        <source>The other %n turn(s)</source>
        <translation>
            <numerusform>Der andere %n Zug</numerusform>
            <numerusform>Die anderen %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>skill %1, luck %2</source>
        <translation>Können %1, Glück %2</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation>Punkte für %1</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Where all play at once, nobody can tell skill from luck: this is what each turn brought.</source>
        <translation>Wo alle zugleich spielen, lässt sich Können nicht von Glück trennen: So viel hat jeder Zug gebracht.</translation>
    </message>
</context>
<context>
    <name>DecisiveRow</name>
    <message numerus="yes">
        <source>%1 overlooks %n point(s)</source>
        <translation>
            <numerusform>%1 übersieht %n Punkt</numerusform>
            <numerusform>%1 übersieht %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck for %1</source>
        <translation>Glück für %1</translation>
    </message>
    <message>
        <source>Bad luck for %1</source>
        <translation>Pech für %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>%1 points for %2</source>
        <translation>%1 Punkte für %2</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Von hier noch einmal</translation>
    </message>
</context>
<context>
    <name>EdgeSeats</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>EdgeStrip</name>
    <message numerus="yes">
        <source>%1, %n point(s), to move</source>
        <translation>
            <numerusform>%1, %n Punkt, am Zug</numerusform>
            <numerusform>%1, %n Punkte, am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that’s wrong</source>
        <translation>%1: Das ist falsch</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle einverstanden</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export these results</source>
        <translation>Diese Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The file can’t be written. Is there room on the device?</source>
        <translation>Die Datei kann nicht geschrieben werden. Ist auf dem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save a table (CSV)</source>
        <translation>Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Save data (JSON)</source>
        <translation>Daten speichern (JSON)</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the data</source>
        <translation>Daten kopieren</translation>
    </message>
    <message>
        <source>Save all matches (JSON)</source>
        <translation>Alle Partien speichern (JSON)</translation>
    </message>
    <message>
        <source>Every move, one match a line</source>
        <translation>Jeder Zug, eine Partie je Zeile</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>How scores are spread</source>
        <translation>Wie sich die Punkte verteilen</translation>
    </message>
    <message>
        <source>Time by grade</source>
        <translation>Zeit nach Stufe</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Im direkten Vergleich</translation>
    </message>
    <message>
        <source>Family ladder</source>
        <translation>Familienrangliste</translation>
    </message>
    <message>
        <source>A year of dailies</source>
        <translation>Ein Jahr Tagesrätsel</translation>
    </message>
    <message>
        <source>All in figures</source>
        <translation>Alles in Zahlen</translation>
    </message>
</context>
<context>
    <name>FairCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>im Mittel %1</translation>
    </message>
</context>
<context>
    <name>FairDraws</name>
    <message>
        <source>too few to tell</source>
        <translation>zu wenig für ein Urteil</translation>
    </message>
    <message>
        <source>very low</source>
        <translation>sehr niedrig</translation>
    </message>
    <message>
        <source>a little low</source>
        <translation>etwas niedrig</translation>
    </message>
    <message>
        <source>as chance has it</source>
        <translation>wie der Zufall es will</translation>
    </message>
    <message>
        <source>a little high</source>
        <translation>etwas hoch</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>sehr hoch</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>Geht es gerecht zu?</translation>
    </message>
    <message>
        <source>Everything is mixed before the first draw, and nobody can look into it. This is what each has drawn on this device so far.</source>
        <translation>Vor dem ersten Ziehen wird alles gemischt, und niemand kann hineinsehen. Das haben alle auf diesem Gerät bisher gezogen.</translation>
    </message>
    <message>
        <source>Nothing was drawn yet: finished matches count here.</source>
        <translation>Noch wurde nichts gezogen: hier zählen beendete Partien.</translation>
    </message>
    <message>
        <source>Chance gives %1 on average, and the green band holds 19 of 20 runs of it: now and then one lies outside.</source>
        <translation>Der Zufall gibt im Mittel %1, und im grünen Band liegen 19 von 20 Reihen: ab und zu liegt eine außerhalb.</translation>
    </message>
    <message>
        <source>Whoever lies outside today comes closer as more is drawn, if all is fair.</source>
        <translation>Wer heute außerhalb liegt, kommt näher, je mehr gezogen wird, wenn es gerecht zugeht.</translation>
    </message>
    <message>
        <source>One dot stands for %1, the dashed line for what chance would give.</source>
        <translation>Ein Punkt steht für %1, die gestrichelte Linie für das, was der Zufall gäbe.</translation>
    </message>
    <message numerus="yes">
        <source>Each column holds %n value(s), from the one below it on.</source>
        <translation>
            <numerusform>Jede Spalte steht für %n Wert, von dem darunter an.</numerusform>
            <numerusform>Jede Spalte steht für %n Werte, von dem darunter an.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Overlooks a lot</source>
        <translation>Übersieht vieles</translation>
    </message>
    <message>
        <source>Plays along</source>
        <translation>Spielt mit</translation>
    </message>
    <message>
        <source>Plays to win</source>
        <translation>Will gewinnen</translation>
    </message>
    <message>
        <source>Misses nothing</source>
        <translation>Übersieht nichts</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Mistakes are</source>
        <translation>Fehler werden</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Verhindert</translation>
    </message>
    <message>
        <source>Penalised</source>
        <translation>Bestraft</translation>
    </message>
    <message>
        <source>For the players to notice</source>
        <translation>Von euch bemerkt</translation>
    </message>
    <message>
        <source>Kakuro Cards</source>
        <translation>Kakuro Cards</translation>
    </message>
    <message>
        <source>By custom the youngest begins.</source>
        <translation>Üblicherweise beginnt, wer am jüngsten ist.</translation>
    </message>
    <message>
        <source>A move against the rules isn’t accepted; every Kakuro is found and scored for you.</source>
        <translation>Ein Zug gegen die Regeln wird nicht angenommen; jedes Kakuro wird für dich gefunden und gezählt.</translation>
    </message>
    <message>
        <source>You claim your Kakuros yourself. A wrong claim is noticed at once and costs the turn’s points.</source>
        <translation>Du sagst deine Kakuros selbst an. Eine falsche Ansage fällt sofort auf und kostet die Punkte des Zuges.</translation>
    </message>
    <message>
        <source>Only the others can object to a wrong claim, before the next turn.</source>
        <translation>Nur die anderen können eine falsche Ansage anzweifeln, vor dem nächsten Zug.</translation>
    </message>
    <message>
        <source>Turning cards over</source>
        <translation>Karten umdrehen</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>After placing your card you may turn over one that was on the board before.</source>
        <translation>Nach dem Legen darfst du eine Karte umdrehen, die schon vorher dalag.</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Viele</translation>
    </message>
    <message>
        <source>For experienced players: any number of cards, all in one Kakuro.</source>
        <translation>Für Geübte: beliebig viele Karten, alle in einem Kakuro.</translation>
    </message>
    <message>
        <source>Kakuro Call</source>
        <translation>Kakuro Call</translation>
    </message>
    <message>
        <source>No running total: a row is judged when you show it.</source>
        <translation>Keine laufende Summe: Eine Reihe wird geprüft, wenn du sie zeigst.</translation>
    </message>
    <message>
        <source>A row counts as right unless somebody objects before the next total.</source>
        <translation>Eine Reihe gilt, wenn sie vor der nächsten Summe niemand anzweifelt.</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 s</translation>
    </message>
    <message>
        <source>Starts when half of you say “Impossible”.</source>
        <translation>Läuft, sobald die Hälfte von euch „Unmöglich“ sagt.</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>Starts when half of you say “Impossible”. Quick!</source>
        <translation>Läuft, sobald die Hälfte von euch „Unmöglich“ sagt. Schnell!</translation>
    </message>
    <message>
        <source>90 s</source>
        <translation>90 s</translation>
    </message>
    <message>
        <source>120 s</source>
        <translation>120 s</translation>
    </message>
    <message>
        <source>Starts when half of you say “Impossible”. Unhurried.</source>
        <translation>Läuft, sobald die Hälfte von euch „Unmöglich“ sagt. Ganz in Ruhe.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A total is put aside when all of you say “Impossible”.</source>
        <translation>Eine Summe wird beiseitegelegt, wenn ihr alle „Unmöglich“ sagt.</translation>
    </message>
    <message>
        <source>Sudoku Pens</source>
        <translation>Sudoku Pens</translation>
    </message>
    <message>
        <source>By custom the oldest begins.</source>
        <translation>Üblicherweise beginnt, wer am ältesten ist.</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Wie ihr spielt</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>One digit each, within 30 seconds.</source>
        <translation>Jeweils eine Ziffer, in 30 Sekunden.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Solve the puzzle in your own time.</source>
        <translation>Löse das Rätsel ganz in Ruhe.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>As many digits as you can in 30 seconds, then the next.</source>
        <translation>So viele Ziffern, wie du in 30 Sekunden schaffst, dann weiter.</translation>
    </message>
    <message>
        <source>A wrong digit isn’t accepted.</source>
        <translation>Eine falsche Ziffer wird nicht angenommen.</translation>
    </message>
    <message>
        <source>A wrong digit is wiped at once, and the turn is over.</source>
        <translation>Eine falsche Ziffer wird sofort gelöscht, und der Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>A wrong digit stands unless another player objects.</source>
        <translation>Eine falsche Ziffer bleibt, wenn sie niemand anzweifelt.</translation>
    </message>
    <message>
        <source>What counts as wrong</source>
        <translation>Was als falsch gilt</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>A digit that is already in its row, column or block.</source>
        <translation>Eine Ziffer, die es in Zeile, Spalte oder Block schon gibt.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Any digit that differs from the solution.</source>
        <translation>Jede Ziffer, die von der Lösung abweicht.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>As many as players</source>
        <translation>Eine pro Person</translation>
    </message>
    <message>
        <source>Each of you begins one round.</source>
        <translation>Jeder von euch beginnt eine Runde.</translation>
    </message>
    <message>
        <source>One turn for each of you.</source>
        <translation>Ein Zug für jeden von euch.</translation>
    </message>
    <message>
        <source>Two turns for each of you.</source>
        <translation>Zwei Züge für jeden von euch.</translation>
    </message>
    <message>
        <source>Six turns for each of you.</source>
        <translation>Sechs Züge für jeden von euch.</translation>
    </message>
    <message>
        <source>O’kudos</source>
        <translation>O’kudos</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Das Los bestimmt, wer beginnt.</translation>
    </message>
    <message>
        <source>A chip can’t be laid where it breaks the rule.</source>
        <translation>Ein Chip kann nicht gegen die Regel gelegt werden.</translation>
    </message>
    <message>
        <source>A chip laid against the rule stands, and the next player gets it for a point.</source>
        <translation>Ein Chip gegen die Regel bleibt liegen, und wer als Nächstes dran ist, bekommt ihn für einen Punkt.</translation>
    </message>
    <message>
        <source>A chip laid against the rule stays until somebody sees it and collects it.</source>
        <translation>Ein Chip gegen die Regel bleibt liegen, bis ihn jemand sieht und einsammelt.</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Two each</source>
        <translation>Je zwei</translation>
    </message>
    <message>
        <source>Three sectors belong to the game, and it can win.</source>
        <translation>Drei Sektoren gehören dem Spiel, und es kann gewinnen.</translation>
    </message>
    <message>
        <source>Three each</source>
        <translation>Je drei</translation>
    </message>
    <message>
        <source>All sectors are shared out; the game has none.</source>
        <translation>Alle Sektoren sind verteilt; das Spiel hat keine.</translation>
    </message>
    <message>
        <source>What the game counts</source>
        <translation>Was das Spiel zählt</translation>
    </message>
    <message>
        <source>Its three</source>
        <translation>Seine drei</translation>
    </message>
    <message>
        <source>The game counts all its sectors.</source>
        <translation>Das Spiel zählt alle seine Sektoren.</translation>
    </message>
    <message>
        <source>Its best two</source>
        <translation>Seine besten zwei</translation>
    </message>
    <message>
        <source>The game counts its two best sectors only.</source>
        <translation>Das Spiel zählt nur seine zwei besten Sektoren.</translation>
    </message>
    <message>
        <source>Collected chips</source>
        <translation>Eingesammelte Chips</translation>
    </message>
    <message>
        <source>A point each</source>
        <translation>Je ein Punkt</translation>
    </message>
    <message>
        <source>Whoever collects a wrong chip keeps it for a point.</source>
        <translation>Wer einen falschen Chip einsammelt, behält ihn für einen Punkt.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Wrong chips leave the game and score nothing.</source>
        <translation>Falsche Chips kommen aus dem Spiel und bringen nichts.</translation>
    </message>
    <message>
        <source>SuDoku Tiles</source>
        <translation>SuDoku Tiles</translation>
    </message>
    <message>
        <source>A tile can’t be laid where its number is already in the row, column or block.</source>
        <translation>Ein Kärtchen passt nicht, wo seine Zahl schon in Zeile, Spalte oder Block liegt.</translation>
    </message>
    <message>
        <source>A wrong tile is set aside at once and scores nothing.</source>
        <translation>Ein falsches Kärtchen wird sofort beiseitegelegt und bringt nichts.</translation>
    </message>
    <message>
        <source>A wrong tile counts unless somebody objects before the next turn.</source>
        <translation>Ein falsches Kärtchen zählt, wenn es vor dem nächsten Zug niemand anzweifelt.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>A point for each tile in the block, the row and the column.</source>
        <translation>Ein Punkt für jedes Kärtchen in Block, Zeile und Spalte.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>A point for each tile in the row, and one for each in the column.</source>
        <translation>Ein Punkt für jedes Kärtchen in der Zeile und für jedes in der Spalte.</translation>
    </message>
    <message>
        <source>Sudokids</source>
        <translation>Sudokids</translation>
    </message>
    <message>
        <source>from 6 years</source>
        <translation>ab 6 Jahren</translation>
    </message>
    <message>
        <source>An animal can’t be laid where it is already in the row, column or block.</source>
        <translation>Ein Tier passt nicht, wo es schon in Zeile, Spalte oder Block liegt.</translation>
    </message>
    <message>
        <source>A wrong animal is set aside at once and scores nothing.</source>
        <translation>Ein falsches Tier wird sofort beiseitegelegt und bringt nichts.</translation>
    </message>
    <message>
        <source>A wrong animal counts unless somebody objects before the next turn.</source>
        <translation>Ein falsches Tier zählt, wenn es vor dem nächsten Zug niemand anzweifelt.</translation>
    </message>
    <message>
        <source>A point for each animal in the block, the row and the column.</source>
        <translation>Ein Punkt für jedes Tier in Block, Zeile und Spalte.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>A point for each animal in the same block. The easiest.</source>
        <translation>Ein Punkt für jedes Tier im selben Block. Am leichtesten.</translation>
    </message>
    <message>
        <source>A point for each animal in the row, and one for each in the column.</source>
        <translation>Ein Punkt für jedes Tier in der Zeile und für jedes in der Spalte.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Six animals</source>
        <translation>Sechs Tiere</translation>
    </message>
    <message>
        <source>One golden tile of each animal lies on the board.</source>
        <translation>Von jedem Tier liegt ein goldenes Kärtchen auf dem Brett.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>All 36 tiles are in the pile.</source>
        <translation>Alle 36 Kärtchen sind im Vorrat.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Knifflig</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Teuflisch</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, in your own time</source>
        <translation>Allein, ganz in Ruhe</translation>
    </message>
    <message>
        <source>Choose a puzzle</source>
        <translation>Rätsel wählen</translation>
    </message>
    <message>
        <source>By grade, from the box, or your own</source>
        <translation>Nach Stufe, aus der Schachtel oder ein eigenes</translation>
    </message>
    <message>
        <source>A Sudoku in three grades</source>
        <translation>Ein Sudoku in drei Stufen</translation>
    </message>
    <message>
        <source>Fill the board, alone</source>
        <translation>Füll das Brett, allein</translation>
    </message>
    <message>
        <source>Score attack</source>
        <translation>Punktejagd</translation>
    </message>
    <message>
        <source>All cards are yours: score as many points as you can.</source>
        <translation>Alle Karten für dich: so viele Punkte wie möglich.</translation>
    </message>
    <message>
        <source>Two cards, one turn: find the one that scores most. Each problem is harder than the last.</source>
        <translation>Zwei Karten, ein Zug: Welcher bringt am meisten? Jede Aufgabe ist schwerer als die letzte.</translation>
    </message>
    <message>
        <source>With the hourglass</source>
        <translation>Mit Sanduhr</translation>
    </message>
    <message>
        <source>Find a row for each total before the sand runs out.</source>
        <translation>Finde zu jeder Summe eine Reihe, bevor die Sanduhr abgelaufen ist.</translation>
    </message>
    <message>
        <source>Without the hourglass</source>
        <translation>Ohne Sanduhr</translation>
    </message>
    <message>
        <source>Take as long as you like for each total.</source>
        <translation>Nimm dir für jede Summe so viel Zeit, wie du magst.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Ein Rätsel</translation>
    </message>
    <message>
        <source>In your own time.</source>
        <translation>In deinem Tempo.</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Twenty minutes, as the rulebook suggests.</source>
        <translation>Zwanzig Minuten, wie es die Spielregel vorschlägt.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>As long as it takes.</source>
        <translation>So lange, wie es dauert.</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>When the time is up, the game is over.</source>
        <translation>Ist die Zeit um, ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 min</translation>
    </message>
    <message>
        <source>As the rulebook suggests. When the time is up, the game is over.</source>
        <translation>Wie es die Spielregel vorschlägt. Ist die Zeit um, ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 min</translation>
    </message>
    <message>
        <source>Fill the board</source>
        <translation>Das Brett füllen</translation>
    </message>
    <message>
        <source>Lay every tile you draw: as many points as you can.</source>
        <translation>Leg alle Kärtchen, die du ziehst: so viele Punkte wie möglich.</translation>
    </message>
    <message>
        <source>To show a row</source>
        <translation>Zeit zum Zeigen</translation>
    </message>
    <message>
        <source>A call that isn’t shown in time is wrong.</source>
        <translation>Wer seine Reihe nicht rechtzeitig zeigt, liegt falsch.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Take as long as you need.</source>
        <translation>Wer ruft, darf sich Zeit lassen.</translation>
    </message>
    <message>
        <source>Mistakes penalised</source>
        <translation>Fehler bestraft</translation>
    </message>
    <message>
        <source>Mistakes to be noticed</source>
        <translation>Fehler selbst bemerken</translation>
    </message>
    <message>
        <source>Many cards</source>
        <translation>Viele Karten</translation>
    </message>
    <message>
        <source>Hourglass 30 s</source>
        <translation>Sanduhr 30 s</translation>
    </message>
    <message>
        <source>Hourglass 90 s</source>
        <translation>Sanduhr 90 s</translation>
    </message>
    <message>
        <source>Hourglass 120 s</source>
        <translation>Sanduhr 120 s</translation>
    </message>
    <message>
        <source>No hourglass</source>
        <translation>Ohne Sanduhr</translation>
    </message>
    <message>
        <source>By the solution</source>
        <translation>Nach der Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Three sectors each</source>
        <translation>Je drei Sektoren</translation>
    </message>
    <message>
        <source>The game’s best two sectors</source>
        <translation>Die besten zwei Sektoren des Spiels</translation>
    </message>
    <message>
        <source>Collected chips score nothing</source>
        <translation>Eingesammelte Chips bringen nichts</translation>
    </message>
    <message>
        <source>Best turns: five problems of one turn each, harder and harder</source>
        <translation>Beste Züge: fünf Aufgaben mit je einem Zug, immer schwerer</translation>
    </message>
    <message>
        <source>Against Tokei, who misses nothing</source>
        <translation>Gegen Tokei, der nichts übersieht</translation>
    </message>
    <message>
        <source>against computers that overlook a lot</source>
        <translation>gegen Computer, die vieles übersehen</translation>
    </message>
    <message>
        <source>against computers that play along</source>
        <translation>gegen Computer, die mitspielen</translation>
    </message>
    <message>
        <source>against computers that play to win</source>
        <translation>gegen Computer, die gewinnen wollen</translation>
    </message>
    <message>
        <source>against computers that miss nothing</source>
        <translation>gegen Computer, die nichts übersehen</translation>
    </message>
    <message numerus="yes">
        <source>%n total(s)</source>
        <translation>
            <numerusform>%n Summe</numerusform>
            <numerusform>%n Summen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Kärtchen</numerusform>
            <numerusform>%n Kärtchen</numerusform>
        </translation>
    </message>
    <message>
        <source>The row you mark shows what it adds up to, and what is wrong with it. A wrong call counts all the same.</source>
        <translation>Die markierte Reihe zeigt, was sie ergibt und was an ihr nicht stimmt. Ein falscher Ruf zählt trotzdem.</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>hide hand</source>
        <translation>Hand verdecken</translation>
    </message>
    <message>
        <source>show hand</source>
        <translation>Hand zeigen</translation>
    </message>
    <message>
        <source>Swipe up to show your hand</source>
        <translation>Nach oben wischen zeigt deine Hand</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n more to continue</source>
        <translation>
            <numerusform>Noch %n offene Partie</numerusform>
            <numerusform>Noch %n offene Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
</context>
<context>
    <name>Hourglass</name>
    <message numerus="yes">
        <source>hourglass, %n second(s) left</source>
        <translation>
            <numerusform>Sanduhr, noch %n Sekunde</numerusform>
            <numerusform>Sanduhr, noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>hourglass, not turned yet</source>
        <translation>Sanduhr, noch nicht umgedreht</translation>
    </message>
</context>
<context>
    <name>KidsRules</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Six animals look for a place. In every row, every column and every block each of them may appear only once.</source>
        <translation>Sechs Tiere suchen einen Platz. In jeder Zeile, jeder Spalte und jedem Block darf jedes nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Lay your animal on a free square. It gets a point for each animal in its block, and for each other one in its row and its column. Then draw the next.</source>
        <translation>Leg dein Tier auf ein freies Feld. Es bekommt einen Punkt für jedes Tier in seinem Block und für jedes weitere in seiner Zeile und seiner Spalte. Dann zieh das nächste.</translation>
    </message>
    <message>
        <source>The cat gets 5 points: four animals are in its block, and a rabbit is further along its row.</source>
        <translation>Die Katze bekommt 5 Punkte: Vier Tiere sind in ihrem Block, und ein Hase sitzt weiter weg in ihrer Zeile.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>When an animal finds no place, or all are laid, whoever has the most points wins.</source>
        <translation>Findet ein Tier keinen Platz mehr oder liegen alle, gewinnt, wer die meisten Punkte hat.</translation>
    </message>
</context>
<context>
    <name>KindPill</name>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
</context>
<context>
    <name>LoneResult</name>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not all of it is solved</source>
        <translation>Nicht alles ist gelöst</translation>
    </message>
    <message>
        <source>Better than the par of %1</source>
        <translation>Mehr als das Ziel von %1</translation>
    </message>
    <message>
        <source>Par reached: %1</source>
        <translation>Ziel von %1 erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of the par of %1</source>
        <translation>
            <numerusform>%n Punkt unter dem Ziel von %1</numerusform>
            <numerusform>%n Punkte unter dem Ziel von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With the head start of %1: %2</source>
        <translation>Mit dem Vorsprung von %1: %2</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>The par is what the app itself reaches with this deal.</source>
        <translation>Das Ziel ist, was die App selbst aus dieser Partie holt.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>Nothing has been done yet that could be taken back.</source>
        <translation>Noch ist nichts geschehen, was man zurücknehmen könnte.</translation>
    </message>
    <message>
        <source>The match is over: nothing can be taken back.</source>
        <translation>Die Partie ist zu Ende: Nichts kann mehr zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The last move was %1’s: one takes back only one’s own.</source>
        <translation>Der letzte Zug war von %1: Zurücknehmen kann man nur den eigenen.</translation>
    </message>
    <message>
        <source>What the hourglass did can’t be taken back.</source>
        <translation>Was die Sanduhr entschieden hat, lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>While the hourglass runs nobody goes back into another turn.</source>
        <translation>Solange die Sanduhr läuft, geht niemand in einen anderen Zug zurück.</translation>
    </message>
    <message>
        <source>Something was drawn or turned over since: what has been seen can’t be taken back.</source>
        <translation>Seither wurde etwas gezogen oder umgedreht: Was man gesehen hat, lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>A backup was restored: this match was set back. Somebody may know what comes.</source>
        <translation>Eine Sicherung wurde eingespielt: Die Partie steht wieder wie damals. Jemand weiß vielleicht, was kommt.</translation>
    </message>
    <message>
        <source>This deal has a code. Anybody who knows it can find out what is hidden here.</source>
        <translation>Für diese Partie gibt es einen Code. Wer ihn kennt, kann herausfinden, was verdeckt ist.</translation>
    </message>
</context>
<context>
    <name>MedalScale</name>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of a month</comment>
        <translation>d. MMMM</translation>
    </message>
</context>
<context>
    <name>MonthPanel</name>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>Eine Serie von %n Tag</numerusform>
            <numerusform>Eine Serie von %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Any of today’s puzzles starts a streak</source>
        <translation>Jedes Rätsel von heute startet eine Serie</translation>
    </message>
    <message numerus="yes">
        <source>The longest was %n day(s). A day of rest never breaks a streak.</source>
        <translation>
            <numerusform>Die längste dauerte %n Tag. Ein Ruhetag unterbricht keine Serie.</numerusform>
            <numerusform>Die längste dauerte %n Tage. Ein Ruhetag unterbricht keine Serie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 lays %2</source>
        <translation>%1 legt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n chip(s)</source>
        <translation>
            <numerusform>%1 sammelt %n Chip ein</numerusform>
            <numerusform>%1 sammelt %n Chips ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n chip(s)</source>
        <translation>
            <numerusform>%1 legt %n Chip ab</numerusform>
            <numerusform>%1 legt %n Chips ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1: that was wrong</source>
        <translation>%1: Das war falsch</translation>
    </message>
    <message>
        <source>%1 was right</source>
        <translation>%1 hatte recht</translation>
    </message>
    <message>
        <source>%1: time was up</source>
        <translation>%1: Zeit abgelaufen</translation>
    </message>
    <message>
        <source>%1: that was wrong. %2</source>
        <translation>%1: Das war falsch. %2</translation>
    </message>
</context>
<context>
    <name>NextDaily</name>
    <message>
        <source>All puzzles of the day</source>
        <translation>Alle Rätsel des Tages</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Wipe</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OkudosRules</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The board is a solved Sudoku of nine coloured sectors. Two or three of them are yours, in secret. At the end, what isn’t covered in your sectors counts: cover those of the others, and don’t give away which are yours.</source>
        <translation>Das Brett ist ein gelöstes Sudoku aus neun farbigen Sektoren. Zwei oder drei davon sind heimlich deine. Am Ende zählt, was in deinen Sektoren nicht bedeckt ist: Deck die der anderen zu, und lass dir nicht anmerken, welche deine sind.</translation>
    </message>
    <message>
        <source>In the first sector 3, 8 and 6 still count: 17 points. The third has only one chip.</source>
        <translation>Im ersten Sektor zählen noch 3, 8 und 6: 17 Punkte. Im dritten liegt nur ein Chip.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>You hold three chips. Lay one on an empty square where its number isn’t on a chip in the same row, column or sector. The number printed below it doesn’t matter. Then draw a chip. Instead you may discard a chip face down and draw another, or pass.</source>
        <translation>Du hast drei Chips. Leg einen auf ein leeres Feld, wenn seine Zahl auf keinem Chip in derselben Zeile, Spalte oder demselben Sektor steht. Welche Zahl darunter gedruckt ist, spielt keine Rolle. Dann zieh einen Chip. Stattdessen darfst du einen Chip verdeckt ablegen und einen neuen ziehen oder passen.</translation>
    </message>
    <message>
        <source>Chips laid wrongly</source>
        <translation>Falsch gelegte Chips</translation>
    </message>
    <message>
        <source>If mistakes aren’t prevented, a wrong chip stays where it is. Whoever’s turn it is collects it for a point.</source>
        <translation>Werden Fehler nicht verhindert, bleibt ein falscher Chip liegen. Wer am Zug ist, sammelt ihn für einen Punkt ein.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>When all of you have passed one after another, or somebody has no chip left, the sectors are turned over. The sectors that nobody got belong to the game: it counts them like a player, and it can win.</source>
        <translation>Haben alle nacheinander gepasst oder hat jemand keinen Chip mehr, werden die Sektoren umgedreht. Was niemand bekommen hat, gehört dem Spiel: Es zählt seine Sektoren wie ein Spieler und kann gewinnen.</translation>
    </message>
</context>
<context>
    <name>OkudosTable</name>
    <message>
        <source>O’kudos</source>
        <translation>O’kudos</translation>
    </message>
    <message>
        <source>Supply %1 · discarded %2</source>
        <translation>Vorrat %1 · abgelegt %2</translation>
    </message>
</context>
<context>
    <name>OpponentStrip</name>
    <message>
        <source>It gives itself %1 in 100 to win. Its next best move was worth %2 points less to it.</source>
        <translation>Seine Gewinnchance sieht es bei %1 von 100. Der nächstbeste Zug war ihm %2 Punkte weniger wert.</translation>
    </message>
    <message>
        <source>It gives itself %1 in 100 to win.</source>
        <translation>Seine Gewinnchance sieht es bei %1 von 100.</translation>
    </message>
    <message>
        <source>Its next best move was worth %1 points less to it.</source>
        <translation>Der nächstbeste Zug war ihm %1 Punkte weniger wert.</translation>
    </message>
    <message>
        <source>Nothing it saw was worth more to it.</source>
        <translation>Nichts, was es sah, war ihm mehr wert.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>OwnerRow</name>
    <message numerus="yes">
        <source>%1, %n point(s), wins</source>
        <translation>
            <numerusform>%1, %n Punkt, gewinnt</numerusform>
            <numerusform>%1, %n Punkte, gewinnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Paused. The match is kept as it stands.</source>
        <translation>Pause. Die Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Yes, remove it for good</source>
        <translation>Ja, endgültig entfernen</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>Partie entfernen</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Partie teilen</translation>
    </message>
    <message>
        <source>Remove this match for good?</source>
        <translation>Diese Partie endgültig entfernen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>PensAsk</name>
    <message>
        <source>End the game? The points count as they are.</source>
        <translation>Das Spiel beenden? Die Punkte zählen, wie sie sind.</translation>
    </message>
    <message>
        <source>Is the %1 right?</source>
        <translation>Stimmt die %1?</translation>
    </message>
    <message>
        <source>%1: that is wrong</source>
        <translation>%1: Das ist falsch</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle einverstanden</translation>
    </message>
    <message>
        <source>All agree to end</source>
        <translation>Alle wollen aufhören</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Give up? The puzzle counts as not solved.</source>
        <translation>Aufgeben? Das Rätsel zählt als nicht gelöst.</translation>
    </message>
</context>
<context>
    <name>PensBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Sudoku Pens</source>
        <translation>Sudoku Pens</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
</context>
<context>
    <name>PensCell</name>
    <message>
        <source>notes %1</source>
        <translation>Notizen %1</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
</context>
<context>
    <name>PensCoach</name>
    <message>
        <source>A hint?</source>
        <translation>Ein Tipp?</translation>
    </message>
    <message>
        <source>First of all</source>
        <translation>Zuallererst</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo suchen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Which technique</source>
        <translation>Welche Technik</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>There is nothing left to do.</source>
        <translation>Es gibt nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>The next step is of this kind.</source>
        <translation>Der nächste Schritt ist von dieser Art.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ich denke nach …</translation>
    </message>
    <message>
        <source>Hints so far: %1</source>
        <translation>Tipps bisher: %1</translation>
    </message>
    <message>
        <source>Costs one hint. So far: %1</source>
        <translation>Kostet einen Tipp. Bisher: %1</translation>
    </message>
    <message>
        <source>Back to where everything was right</source>
        <translation>Zurück, bis alles stimmt</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Mach es für mich</translation>
    </message>
    <message>
        <source>Learn and practise it</source>
        <translation>Lernen und üben</translation>
    </message>
    <message>
        <source>Costs nothing more. Hints so far: %1</source>
        <translation>Kostet nichts mehr. Tipps bisher: %1</translation>
    </message>
    <message>
        <source>A hint comes in four steps. The first three count as a hint each, and what is solved with hints is listed separately.</source>
        <translation>Ein Tipp kommt in vier Schritten. Die ersten drei zählen als je ein Tipp, und was mit Tipps gelöst ist, wird getrennt geführt.</translation>
    </message>
    <message>
        <source>Paid for already. Hints so far: %1</source>
        <translation>Schon bezahlt. Tipps bisher: %1</translation>
    </message>
</context>
<context>
    <name>PensEntry</name>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
    <message>
        <source>row %1, column %2, empty</source>
        <translation>Zeile %1, Spalte %2, leer</translation>
    </message>
    <message>
        <source>row %1, column %2, given %3</source>
        <translation>Zeile %1, Spalte %2, vorgegeben %3</translation>
    </message>
</context>
<context>
    <name>PensLatest</name>
    <message>
        <source>Last digits</source>
        <translation>Letzte Ziffern</translation>
    </message>
</context>
<context>
    <name>PensLesson</name>
    <message>
        <source>Looking for an example …</source>
        <translation>Ein Beispiel wird gesucht …</translation>
    </message>
    <message>
        <source>Green: what it rests on. Struck out in red: what is no longer possible.</source>
        <translation>Grün: worauf es beruht. Rot durchgestrichen: was nicht mehr möglich ist.</translation>
    </message>
    <message>
        <source>No such puzzle came up this time. Try again.</source>
        <translation>Diesmal war kein solches Rätsel dabei. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Making a puzzle …</source>
        <translation>Ein Rätsel entsteht …</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Green: the digit that follows. Blue: why it has no other place.</source>
        <translation>Grün: die Ziffer, die folgt. Blau: warum sie sonst nirgends Platz hat.</translation>
    </message>
    <message>
        <source>Green: the digit that follows.</source>
        <translation>Grün: die Ziffer, die folgt.</translation>
    </message>
</context>
<context>
    <name>PensOwn</name>
    <message>
        <source>A puzzle of your own</source>
        <translation>Ein eigenes Rätsel</translation>
    </message>
    <message>
        <source>A row, column or block has the same digit twice.</source>
        <translation>In einer Zeile, einer Spalte oder einem Block steht eine Ziffer zweimal.</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Givens so far: %1</source>
        <translation>Bisher vorgegeben: %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>81 characters, or the text of an .sdk, .sdm or OpenSudoku file</source>
        <translation>81 Zeichen oder der Text einer Datei: .sdk, .sdm oder OpenSudoku</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The next of %1 puzzles</source>
        <translation>Das nächste von %1 Rätseln</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>As 81 characters</source>
        <translation>Als 81 Zeichen</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>PensPuzzles</name>
    <message>
        <source>Choose a puzzle</source>
        <translation>Rätsel wählen</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Wie schwer</translation>
    </message>
    <message>
        <source>Card %1 from the box</source>
        <translation>Karte %1 aus der Schachtel</translation>
    </message>
    <message>
        <source>Making a puzzle …</source>
        <translation>Ein Rätsel entsteht …</translation>
    </message>
    <message>
        <source>Made just now: nobody has seen it yet</source>
        <translation>Gerade entstanden: Noch niemand hat es gesehen</translation>
    </message>
    <message>
        <source>A fresh one</source>
        <translation>Ein neues</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>Cards in the box</source>
        <translation>Karten in der Schachtel</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Ein eigenes Rätsel</translation>
    </message>
    <message>
        <source>Typed in or pasted</source>
        <translation>Eingetippt oder eingefügt</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>What to look for, each with a puzzle to practise on</source>
        <translation>Worauf man achtet, mit je einem Rätsel zum Üben</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Kept puzzles</source>
        <translation>Behaltene Rätsel</translation>
    </message>
    <message>
        <source>Those you added, and files</source>
        <translation>Selbst hinzugefügte, und Dateien</translation>
    </message>
</context>
<context>
    <name>PensRules</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>One Sudoku for all of you, and a pen of your own colour for each. Every row, every column and every block has each digit from 1 to 9 once.</source>
        <translation>Ein Sudoku für alle und für jeden ein Stift in eigener Farbe. In jeder Zeile, jeder Spalte und jedem Block steht jede Ziffer von 1 bis 9 einmal.</translation>
    </message>
    <message>
        <source>Printed digits are dark; written ones have the colour of whoever wrote them.</source>
        <translation>Gedruckte Ziffern sind dunkel; eure haben die Farbe eurer Stifte.</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Write one digit within 30 seconds, or pass. A wrong one is wiped if it’s noticed, and your turn is over. What nobody noticed in time stays.</source>
        <translation>Schreib in 30 Sekunden eine Ziffer, oder passe. Wird eine falsche bemerkt, wird sie gelöscht, und dein Zug ist zu Ende. Was niemand rechtzeitig bemerkt, bleibt stehen.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Write as many digits as you can in your 30 seconds. There are as many rounds as players, and each of you begins one.</source>
        <translation>Schreib in deinen 30 Sekunden so viele Ziffern, wie du kannst. Es gibt so viele Runden wie Spieler, und jeder von euch beginnt eine.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends when the board is full, when three rounds have added no digit, or when all of you agree. The digits in your colour are added up, and the highest total wins.</source>
        <translation>Das Spiel endet, wenn das Brett voll ist, wenn drei Runden keine Ziffer gebracht haben oder wenn alle einverstanden sind. Die Ziffern in deiner Farbe werden zusammengezählt, und die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>No turns and no sand: solve it in your own time, with notes, and wipe what you have written as often as you like.</source>
        <translation>Ohne Züge und ohne Sanduhr: Löse es in aller Ruhe, mit Notizen, und lösche Geschriebenes, so oft du willst.</translation>
    </message>
</context>
<context>
    <name>PensSand</name>
    <message numerus="yes">
        <source>second(s)</source>
        <translation>
            <numerusform>Sekunde</numerusform>
            <numerusform>Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PensShelf</name>
    <message>
        <source>Kept puzzles</source>
        <translation>Behaltene Rätsel</translation>
    </message>
    <message>
        <source>Nothing yet: type a puzzle in, or paste one, and keep it.</source>
        <translation>Noch nichts da: Gib ein Rätsel ein oder füge eines ein, und behalte es.</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>%1, %2 givens</source>
        <translation>%1, %2 Vorgaben</translation>
    </message>
    <message>
        <source>Throw %1 away</source>
        <translation>%1 wegwerfen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Puzzle files in the folder of the backups are shown here: .sdk, .sdm, .opensudoku, or lines of 81 characters.</source>
        <translation>Hier stehen Rätseldateien aus dem Ordner der Sicherungen: .sdk, .sdm, .opensudoku oder Zeilen mit 81 Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Rätsel</numerusform>
            <numerusform>%n Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>Save kept puzzles as .sdm</source>
        <translation>Behaltene als .sdm speichern</translation>
    </message>
    <message>
        <source>Save them for OpenSudoku</source>
        <translation>Für OpenSudoku speichern</translation>
    </message>
</context>
<context>
    <name>PensSide</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>PensSolution</name>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Blue: what was missing. Red: where you had another digit.</source>
        <translation>Blau: was gefehlt hat. Rot: wo bei dir eine andere Ziffer stand.</translation>
    </message>
    <message>
        <source>Blue: what was missing.</source>
        <translation>Blau: was gefehlt hat.</translation>
    </message>
</context>
<context>
    <name>PensTable</name>
    <message>
        <source>The %1 was wrong.</source>
        <translation>Die %1 war falsch.</translation>
    </message>
    <message>
        <source>That was right.</source>
        <translation>Das war richtig.</translation>
    </message>
    <message>
        <source>Press and hold for a note</source>
        <translation>Für eine Notiz gedrückt halten</translation>
    </message>
</context>
<context>
    <name>PensTechniques</name>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
</context>
<context>
    <name>PensTools</name>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Ziffer zuerst</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>Kranich</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Marienkäfer</translation>
    </message>
    <message>
        <source>Daruma</source>
        <translation>Daruma</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>Sailboat</source>
        <translation>Segelboot</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Teekanne</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Hellblau</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Who plays on this device. Tap to change a name or a picture.</source>
        <translation>Wer auf diesem Gerät spielt. Antippen ändert Namen oder Bild.</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Yes, remove %1</source>
        <translation>Ja, %1 entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>This couldn’t be saved. Is there room on the device?</source>
        <translation>Das konnte nicht gespeichert werden. Ist auf dem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>Somebody else already has this name.</source>
        <translation>Jemand anderes heißt schon so.</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The file can’t be written. Is there room on the device?</source>
        <translation>Die Datei kann nicht geschrieben werden. Ist auf dem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Share it</source>
        <translation>Zum Teilen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Where digits were printed, your medal and your time. Never a digit.</source>
        <translation>Wo Ziffern gedruckt waren, deine Medaille und deine Zeit. Nie eine Ziffer.</translation>
    </message>
    <message>
        <source>Where digits were printed, and your time. Never a digit.</source>
        <translation>Wo Ziffern gedruckt waren, und deine Zeit. Nie eine Ziffer.</translation>
    </message>
</context>
<context>
    <name>PileSign</name>
    <message numerus="yes">
        <source>%n tile(s) put aside</source>
        <translation>
            <numerusform>%n beiseitegelegt</numerusform>
            <numerusform>%n beiseitegelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the pile</source>
        <translation>
            <numerusform>noch %n im Vorrat</numerusform>
            <numerusform>noch %n im Vorrat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewPill</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleShelf</name>
    <message numerus="yes">
        <source>%n puzzle(s) kept.</source>
        <translation>
            <numerusform>%n Rätsel behalten.</numerusform>
            <numerusform>%n Rätsel behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) kept. The others don’t have exactly one solution.</source>
        <translation>
            <numerusform>%n Rätsel behalten. Die anderen haben nicht genau eine Lösung.</numerusform>
            <numerusform>%n Rätsel behalten. Die anderen haben nicht genau eine Lösung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The file can’t be written. Is there room on the device?</source>
        <translation>Die Datei kann nicht geschrieben werden. Ist auf dem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>Nichts kann gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Rätsel von heute</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Rätsel vom %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a short date</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Übung: %1</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Dein eigenes Rätsel</translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>A new record</source>
        <translation>Ein neuer Rekord</translation>
    </message>
    <message>
        <source>The previous best was %1.</source>
        <translation>Bisher war %1 der Rekord.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ResultHead</name>
    <message>
        <source>By %1</source>
        <translation>Mit %1 Vorsprung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1: skill %2, luck %3</source>
        <translation>%1: Können %2, Glück %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) behind</source>
        <translation>
            <numerusform>%1 liegt %n Punkt zurück</numerusform>
            <numerusform>%1 liegt %n Punkte zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 gewinnen gemeinsam</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es dazu kam</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>%1’s best turn</source>
        <translation>Der beste Zug von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n Punkt auf einmal</numerusform>
            <numerusform>%n Punkte auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the lead</source>
        <translation>%1 übernimmt die Führung</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Watch the whole match</source>
        <translation>Die ganze Partie ansehen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Als Text kopiert</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Partie teilen</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <source>For this deal, and overall</source>
        <translation>Für diese Partie und für alle</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Not all of it is solved</source>
        <translation>Nicht alles ist gelöst</translation>
    </message>
    <message>
        <source>For this puzzle, and overall</source>
        <translation>Für dieses Rätsel und für alle</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>Noch ein Rätsel</translation>
    </message>
    <message>
        <source>Tried again from turn %1 on: counted apart</source>
        <translation>Noch einmal ab Zug %1: zählt gesondert</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Geht es gerecht zu?</translation>
    </message>
    <message>
        <source>What everybody drew, and every level of computers</source>
        <translation>Was alle gezogen haben, auch jede Stufe der Computer</translation>
    </message>
    <message numerus="yes">
        <source>With %n hint(s) by the coach</source>
        <translation>
            <numerusform>Mit %n Hinweis des Trainers</numerusform>
            <numerusform>Mit %n Hinweisen des Trainers</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Worauf es hinausläuft</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Counts as with help, and is listed separately</source>
        <translation>Zählt wie mit Hilfe und wird getrennt geführt</translation>
    </message>
</context>
<context>
    <name>ResultsColumn</name>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>schnellste</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>%1 wins in a row</source>
        <translation>%1 Siege in Folge</translation>
    </message>
    <message numerus="yes">
        <source>Score, last %n match(es)</source>
        <translation>
            <numerusform>Punkte, letzte %n Partie</numerusform>
            <numerusform>Punkte, letzte %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Scores, oldest first: %1</source>
        <translation>Punkte, die ältesten zuerst: %1</translation>
    </message>
    <message>
        <source>dashed: average of five</source>
        <translation>gestrichelt: Schnitt aus fünf</translation>
    </message>
    <message>
        <source>How scores are spread</source>
        <translation>Wie sich die Punkte verteilen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: %n-mal</numerusform>
            <numerusform>%1: %n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are here: %n point(s) in the last match</source>
        <translation>
            <numerusform>Hier stehst du: %n Punkt in der letzten Partie</numerusform>
            <numerusform>Hier stehst du: %n Punkte in der letzten Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Time by grade</source>
        <translation>Zeit nach Stufe</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <source>dashed: average of five · ○ with help, listed separately</source>
        <translation>gestrichelt: Schnitt aus fünf · ○ mit Hilfe, getrennt geführt</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Im direkten Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 times ahead, %3 times behind in %n match(es)</source>
        <translation>
            <numerusform>%1: %2-mal vorn, %3-mal hinten in %n Partie</numerusform>
            <numerusform>%1: %2-mal vorn, %3-mal hinten in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Family ladder</source>
        <translation>Familienrangliste</translation>
    </message>
    <message>
        <source>%1: %2, %3 (Elo)</source>
        <translation>%1: %2, %3 (Elo)</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message numerus="yes">
        <source>Time, last %n match(es)</source>
        <translation>
            <numerusform>Zeit, letzte %n Partie</numerusform>
            <numerusform>Zeit, letzte %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Times, oldest first: %1</source>
        <translation>Zeiten, die älteste zuerst: %1</translation>
    </message>
    <message>
        <source>How times are spread</source>
        <translation>Wie sich die Zeiten verteilen</translation>
    </message>
    <message>
        <source>You are here: %1 in the last match</source>
        <translation>Hier stehst du: %1 in der letzten Partie</translation>
    </message>
    <message>
        <source>With help, listed separately</source>
        <translation>Mit Hilfe, getrennt geführt</translation>
    </message>
    <message>
        <source>solved unaided</source>
        <translation>ohne Hilfe gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with help, listed separately</source>
        <translation>
            <numerusform>davon %n mit Hilfe, getrennt geführt</numerusform>
            <numerusform>davon %n mit Hilfe, getrennt geführt</numerusform>
        </translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Gegen Computer</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 won, %3 lost in %n match(es)</source>
        <translation>
            <numerusform>%1: %2 gewonnen, %3 verloren in %n Partie</numerusform>
            <numerusform>%1: %2 gewonnen, %3 verloren in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
</context>
<context>
    <name>RunningPill</name>
    <message>
        <source>%1 of %2, right</source>
        <translation>%1 von %2, stimmt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>of %1 !</source>
        <translation>von %1 !</translation>
    </message>
    <message>
        <source>of %1 ✓</source>
        <translation>von %1 ✓</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>Jemand anderes ist am Zug.</translation>
    </message>
    <message>
        <source>Something is there already.</source>
        <translation>Dort liegt schon etwas.</translation>
    </message>
    <message>
        <source>A card has to touch another one.</source>
        <translation>Eine Karte muss eine andere berühren.</translation>
    </message>
    <message>
        <source>That isn’t in your hand.</source>
        <translation>Das hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>That card can’t be turned over now.</source>
        <translation>Diese Karte kann jetzt nicht umgedreht werden.</translation>
    </message>
    <message>
        <source>Your card and the one turned over have to be in the same Kakuro.</source>
        <translation>Deine Karte und die umgedrehte müssen im selben Kakuro liegen.</translation>
    </message>
    <message>
        <source>A claim starts at a red card, with addends after it.</source>
        <translation>Eine Ansage beginnt bei einer roten Karte, und Summanden folgen darauf.</translation>
    </message>
    <message>
        <source>This number is already in the row, the column or the block.</source>
        <translation>Diese Zahl gibt es in Zeile, Spalte oder Block schon.</translation>
    </message>
    <message>
        <source>This digit doesn’t belong here.</source>
        <translation>Diese Ziffer gehört nicht hierher.</translation>
    </message>
    <message>
        <source>This digit is printed.</source>
        <translation>Diese Ziffer ist gedruckt.</translation>
    </message>
    <message>
        <source>This chip doesn’t break the rule.</source>
        <translation>Dieser Chip liegt nicht gegen die Regel.</translation>
    </message>
    <message>
        <source>You are out until the next total.</source>
        <translation>Du bist bis zur nächsten Summe raus.</translation>
    </message>
    <message>
        <source>You have already said so.</source>
        <translation>Das hast du schon gesagt.</translation>
    </message>
    <message>
        <source>First everybody has to agree to the last move.</source>
        <translation>Erst müssen alle dem letzten Zug zustimmen.</translation>
    </message>
    <message>
        <source>There is nothing to object to.</source>
        <translation>Es gibt nichts anzuzweifeln.</translation>
    </message>
    <message>
        <source>Only the others can object to your move.</source>
        <translation>Nur die anderen können deinen Zug anzweifeln.</translation>
    </message>
    <message>
        <source>There is nothing to agree to.</source>
        <translation>Gerade muss niemand zustimmen.</translation>
    </message>
    <message>
        <source>That isn’t possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You don’t have that tile.</source>
        <translation>Dieses Plättchen hast du nicht.</translation>
    </message>
    <message>
        <source>The row has to begin at a total cell.</source>
        <translation>Davor fehlt ein dunkles Feld.</translation>
    </message>
    <message>
        <source>The row has to end at a total cell or at the margin.</source>
        <translation>Dahinter fehlt ein dunkles Feld.</translation>
    </message>
    <message>
        <source>A tile of the row has already counted in this direction.</source>
        <translation>Ein Plättchen hat in dieser Richtung schon gezählt.</translation>
    </message>
    <message>
        <source>A number repeats: each repeat takes a doubling tile.</source>
        <translation>Eine Zahl kommt zu oft vor.</translation>
    </message>
    <message>
        <source>The row makes %1, not %2.</source>
        <translation>Die Reihe ergibt %1, nicht %2.</translation>
    </message>
    <message>
        <source>A row has two tiles or more.</source>
        <translation>Eine Reihe hat zwei Plättchen oder mehr.</translation>
    </message>
    <message>
        <source>An action tile is where it isn’t allowed.</source>
        <translation>Eine Aktion liegt, wo sie nicht darf.</translation>
    </message>
    <message>
        <source>A total cell can’t be part of the row.</source>
        <translation>In der Reihe ist ein dunkles Feld.</translation>
    </message>
    <message>
        <source>row %1, column %2, total cell</source>
        <translation>Zeile %1, Spalte %2, Summenfeld</translation>
    </message>
    <message>
        <source>row %1, column %2, red, digit tile %3</source>
        <translation>Zeile %1, Spalte %2, rot, Ziffernplättchen %3</translation>
    </message>
    <message>
        <source>row %1, column %2, silver, digit tile %3</source>
        <translation>Zeile %1, Spalte %2, silbern, Ziffernplättchen %3</translation>
    </message>
    <message>
        <source>row %1, column %2, red %3</source>
        <translation>Zeile %1, Spalte %2, rote %3</translation>
    </message>
    <message>
        <source>row %1, column %2, silver %3</source>
        <translation>Zeile %1, Spalte %2, silberne %3</translation>
    </message>
    <message>
        <source>total %3, row %1, rightwards from column %2</source>
        <translation>Summe %3, Zeile %1, nach rechts ab Spalte %2</translation>
    </message>
    <message>
        <source>total %3, column %2, downwards from row %1</source>
        <translation>Summe %3, Spalte %2, nach unten ab Zeile %1</translation>
    </message>
    <message>
        <source>total cell</source>
        <translation>Summenfeld</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>Verdoppler</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>Your row lies open: the others check it.</source>
        <translation>Deine Reihe liegt offen: Die anderen prüfen sie.</translation>
    </message>
    <message>
        <source>%1 calls row %2, columns %3 to %4: is it right?</source>
        <translation>%1 ruft Zeile %2, Spalten %3 bis %4: Stimmt das?</translation>
    </message>
    <message>
        <source>%1 calls column %2, rows %3 to %4: is it right?</source>
        <translation>%1 ruft Spalte %2, Zeilen %3 bis %4: Stimmt das?</translation>
    </message>
    <message>
        <source>Kakuro! Show your row.</source>
        <translation>Kakuro! Zeig deine Reihe.</translation>
    </message>
    <message>
        <source>Find a row that makes %1.</source>
        <translation>Finde eine Reihe, die %1 ergibt.</translation>
    </message>
    <message>
        <source>That is wrong</source>
        <translation>Das ist falsch</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Gilt so</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Turn the tile over</source>
        <translation>Plättchen umdrehen</translation>
    </message>
    <message>
        <source>Kakuro!</source>
        <translation>Kakuro!</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Unmöglich</translation>
    </message>
    <message>
        <source>row %1, column %2, empty</source>
        <translation>Zeile %1, Spalte %2, leer</translation>
    </message>
    <message>
        <source>row %1, column %2, your sum %3, not placed yet</source>
        <translation>Zeile %1, Spalte %2, deine Summe %3, noch nicht gelegt</translation>
    </message>
    <message>
        <source>row %1, column %2, your addend %3, not placed yet</source>
        <translation>Zeile %1, Spalte %2, dein Summand %3, noch nicht gelegt</translation>
    </message>
    <message>
        <source>row %1, column %2, turned to sum %3</source>
        <translation>Zeile %1, Spalte %2, umgedreht zur Summe %3</translation>
    </message>
    <message>
        <source>row %1, column %2, turned to addend %3</source>
        <translation>Zeile %1, Spalte %2, umgedreht zum Summanden %3</translation>
    </message>
    <message>
        <source>row %1, column %2, sum %3</source>
        <translation>Zeile %1, Spalte %2, Summe %3</translation>
    </message>
    <message>
        <source>row %1, column %2, addend %3</source>
        <translation>Zeile %1, Spalte %2, Summand %3</translation>
    </message>
    <message>
        <source>your %1, as a sum</source>
        <translation>deine %1, als Summe</translation>
    </message>
    <message>
        <source>your %1, as an addend</source>
        <translation>deine %1, als Summand</translation>
    </message>
    <message>
        <source>The last card can still be challenged.</source>
        <translation>Die letzte Karte kann noch angezweifelt werden.</translation>
    </message>
    <message>
        <source>%1’s turn to place a card.</source>
        <translation>%1 legt eine Karte.</translation>
    </message>
    <message>
        <source>Your turn: choose a card.</source>
        <translation>Du bist dran: Wähl eine Karte.</translation>
    </message>
    <message>
        <source>Place it beside another card; tap it to turn it over.</source>
        <translation>Leg sie neben eine andere Karte; antippen dreht sie um.</translation>
    </message>
    <message>
        <source>A card you turn over has to be in the same Kakuro as the card you place.</source>
        <translation>Eine umgedrehte Karte muss mit der gelegten im selben Kakuro liegen.</translation>
    </message>
    <message>
        <source>You may turn a card over, or confirm.</source>
        <translation>Du darfst eine Karte umdrehen. Sonst bestätige.</translation>
    </message>
    <message>
        <source>You may turn a card over. Draw along your Kakuros, then confirm.</source>
        <translation>Du darfst eine Karte umdrehen. Fahr deine Kakuros entlang, dann bestätige.</translation>
    </message>
    <message>
        <source>Turn your card over</source>
        <translation>Deine Karte umdrehen</translation>
    </message>
    <message>
        <source>row %1, column %2, value %3, empty</source>
        <translation>Zeile %1, Spalte %2, Wert %3, leer</translation>
    </message>
    <message>
        <source>row %1, column %2, value %3, chip %4</source>
        <translation>Zeile %1, Spalte %2, Wert %3, Chip %4</translation>
    </message>
    <message>
        <source>Your turn: place, discard or pass.</source>
        <translation>Du bist dran: legen, ablegen oder passen.</translation>
    </message>
    <message>
        <source>%1’s turn to place a chip, discard one or pass.</source>
        <translation>%1 legt einen Chip, legt einen ab oder passt.</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered</source>
        <translation>Sektor %1, %2 Punkte offen</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered, of the game itself</source>
        <translation>Sektor %1, %2 Punkte offen, gehört dem Spiel</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered, yours</source>
        <translation>Sektor %1, %2 Punkte offen, deiner</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered, of %3</source>
        <translation>Sektor %1, %2 Punkte offen, von %3</translation>
    </message>
    <message>
        <source>your chip, %1</source>
        <translation>dein Chip, %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>row %1, column %2, given %3</source>
        <translation>Zeile %1, Spalte %2, vorgegeben %3</translation>
    </message>
    <message>
        <source>row %1, column %2, %3 by %4</source>
        <translation>Zeile %1, Spalte %2, %3 von %4</translation>
    </message>
    <message>
        <source>Fill the grid.</source>
        <translation>Füll das Gitter aus.</translation>
    </message>
    <message>
        <source>Your digit can still be challenged.</source>
        <translation>Deine Ziffer kann noch angezweifelt werden.</translation>
    </message>
    <message>
        <source>The digit by %1 can still be challenged.</source>
        <translation>Die Ziffer von %1 kann noch angezweifelt werden.</translation>
    </message>
    <message>
        <source>%1’s turn to write.</source>
        <translation>%1 schreibt.</translation>
    </message>
    <message>
        <source>Your turn: write as many digits as you can.</source>
        <translation>Du bist dran: Schreib so viele Ziffern, wie du kannst.</translation>
    </message>
    <message>
        <source>Your turn: write a digit.</source>
        <translation>Du bist dran: Schreib eine Ziffer.</translation>
    </message>
    <message>
        <source>Notes in the corners</source>
        <translation>Notizen in den Ecken</translation>
    </message>
    <message>
        <source>Notes in the centre</source>
        <translation>Notizen in der Mitte</translation>
    </message>
    <message>
        <source>I have nothing more</source>
        <translation>Ich finde nichts mehr</translation>
    </message>
    <message>
        <source>I have nothing</source>
        <translation>Ich finde nichts</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>row %1, column %2, golden %3</source>
        <translation>Zeile %1, Spalte %2, goldene %3</translation>
    </message>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>Zeile %1, Spalte %2, %3</translation>
    </message>
    <message>
        <source>The last tile can still be challenged.</source>
        <translation>Das letzte Kärtchen kann noch angezweifelt werden.</translation>
    </message>
    <message>
        <source>Your turn: place your tile.</source>
        <translation>Du bist dran: Leg dein Kärtchen.</translation>
    </message>
    <message>
        <source>%1’s turn to place a tile.</source>
        <translation>%1 legt ein Kärtchen.</translation>
    </message>
    <message>
        <source>I can’t place my tile</source>
        <translation>Meins passt nirgends</translation>
    </message>
    <message>
        <source>your tile, %1</source>
        <translation>dein Kärtchen, %1</translation>
    </message>
    <message>
        <source>A code has digits and letters only, and never a U.</source>
        <translation>Ein Code hat nur Ziffern und Buchstaben, und nie ein U.</translation>
    </message>
    <message>
        <source>That isn’t a whole code: some of it is missing, or there is too much.</source>
        <translation>Das ist kein ganzer Code: Es fehlt etwas, oder es ist zu viel.</translation>
    </message>
    <message>
        <source>There is a mistake in this code. Compare it letter by letter.</source>
        <translation>In diesem Code steckt ein Fehler. Vergleich ihn Zeichen für Zeichen.</translation>
    </message>
    <message>
        <source>This code comes from a newer Ninefold. Update this one to play it.</source>
        <translation>Dieser Code kommt von einem neueren Ninefold. Aktualisiere dieses, um ihn zu spielen.</translation>
    </message>
    <message>
        <source>This code doesn’t belong to any game.</source>
        <translation>Dieser Code gehört zu keinem Spiel.</translation>
    </message>
    <message>
        <source>This is longer than a file of puzzles can be.</source>
        <translation>Das ist länger, als eine Datei mit Rätseln sein kann.</translation>
    </message>
    <message>
        <source>There is no puzzle in this.</source>
        <translation>Darin ist kein Rätsel.</translation>
    </message>
    <message>
        <source>Line %1: a puzzle has 81 characters, or nine lines of nine.</source>
        <translation>Zeile %1: Ein Rätsel hat 81 Zeichen oder neun Zeilen zu neun.</translation>
    </message>
    <message>
        <source>Line %1: a puzzle has digits, and dots or zeros for empty cells.</source>
        <translation>Zeile %1: In einem Rätsel stehen Ziffern, und Punkte oder Nullen für leere Felder.</translation>
    </message>
    <message>
        <source>This XML is not an OpenSudoku file.</source>
        <translation>Dieses XML ist keine Datei von OpenSudoku.</translation>
    </message>
    <message>
        <source>Line %1: this OpenSudoku game is not a puzzle.</source>
        <translation>Zeile %1: Dieses Spiel von OpenSudoku ist kein Rätsel.</translation>
    </message>
    <message>
        <source>Line %1 is not well-formed XML.</source>
        <translation>Zeile %1 ist kein wohlgeformtes XML.</translation>
    </message>
    <message>
        <source>Tap there again to lay it.</source>
        <translation>Tipp noch einmal dorthin, um es zu legen.</translation>
    </message>
    <message>
        <source>Tap where it should go.</source>
        <translation>Tipp dorthin, wo es liegen soll.</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>It can’t go here: %1 is already in this row, column or block.</source>
        <translation>Das geht hier nicht: %1 liegt schon in dieser Zeile, Spalte oder in diesem Block.</translation>
    </message>
    <message>
        <source>Do you want to pass? That can’t be taken back.</source>
        <translation>Wirklich passen? Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Ja, passen</translation>
    </message>
    <message>
        <source>Discard this chip? That can’t be taken back.</source>
        <translation>Diesen Chip ablegen? Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Yes, discard it</source>
        <translation>Ja, ablegen</translation>
    </message>
    <message>
        <source>Does your tile fit nowhere? That can’t be taken back.</source>
        <translation>Passt dein Kärtchen nirgends? Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Yes, it fits nowhere</source>
        <translation>Ja, nirgends</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No row was shown.</source>
        <translation>Es wurde keine Reihe gezeigt.</translation>
    </message>
    <message>
        <source>Everybody is out.</source>
        <translation>Alle sind raus.</translation>
    </message>
    <message>
        <source>Everybody says it’s impossible.</source>
        <translation>Alle halten sie für unmöglich.</translation>
    </message>
    <message>
        <source>The sand has run out.</source>
        <translation>Die Sanduhr ist abgelaufen.</translation>
    </message>
    <message>
        <source>The third total was put aside: that ends the game.</source>
        <translation>Die dritte Summe liegt beiseite: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>There is no total left: that ends the game.</source>
        <translation>Es gibt keine Summe mehr: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>Find a row that makes %1. If it is put aside, the game is over.</source>
        <translation>Finde eine Reihe, die %1 ergibt. Findet sie niemand, ist das Spiel aus.</translation>
    </message>
    <message>
        <source>A row that was claimed isn’t a Kakuro of this turn.</source>
        <translation>Eine angesagte Reihe ist kein Kakuro aus diesem Zug.</translation>
    </message>
    <message>
        <source>What was turned over isn’t in the same Kakuro as the card placed.</source>
        <translation>Was umgedreht wurde, liegt nicht im selben Kakuro wie die gelegte Karte.</translation>
    </message>
    <message>
        <source>That scores nothing: there is no red card before it.</source>
        <translation>Das bringt nichts: Davor liegt keine rote Karte.</translation>
    </message>
    <message>
        <source>That scores nothing: no yellow cards follow it.</source>
        <translation>Das bringt nichts: Es folgen keine gelben Karten.</translation>
    </message>
    <message>
        <source>That scores nothing yet: it takes two yellow cards or more.</source>
        <translation>Das bringt noch nichts: Es braucht zwei gelbe Karten oder mehr.</translation>
    </message>
    <message>
        <source>That scores nothing: two of the numbers are equal.</source>
        <translation>Das bringt nichts: Zwei der Zahlen sind gleich.</translation>
    </message>
    <message>
        <source>That scores nothing: the yellow cards make %1, and %1 doesn’t end in %2.</source>
        <translation>Das bringt nichts: Die gelben Karten ergeben %1, und das endet nicht auf %2.</translation>
    </message>
    <message>
        <source>There was one turn to play: that ends the game.</source>
        <translation>Es gab nur einen Zug: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>Nobody has a card left: that ends the game.</source>
        <translation>Niemand hat mehr eine Karte: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>The number is already in the row, the column or the sector.</source>
        <translation>Die Zahl gibt es in Zeile, Spalte oder Sektor schon.</translation>
    </message>
    <message>
        <source>Everybody has passed: that ends the game.</source>
        <translation>Alle haben gepasst: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>There is no chip left to draw, and a hand is empty: that ends the game.</source>
        <translation>Es gibt keinen Chip mehr zu ziehen, und eine Hand ist leer: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>Every cell is filled: that ends the game.</source>
        <translation>Alle Felder sind gefüllt: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>The game was ended before all was filled.</source>
        <translation>Das Spiel wurde beendet, bevor alles gefüllt war.</translation>
    </message>
    <message>
        <source>Nobody found a digit in three rounds: that ends the game.</source>
        <translation>Drei Runden lang fand niemand eine Ziffer: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>All rounds are played: that ends the game.</source>
        <translation>Alle Runden sind gespielt: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>It is already in the row, the column or the block.</source>
        <translation>Das gibt es in Zeile, Spalte oder Block schon.</translation>
    </message>
    <message>
        <source>The tile would have fitted somewhere.</source>
        <translation>Irgendwo hätte das Kärtchen gepasst.</translation>
    </message>
    <message>
        <source>The last tile has been laid: that ends the game.</source>
        <translation>Das letzte Kärtchen ist gelegt: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>The next tile fits nowhere: that ends the game.</source>
        <translation>Das nächste Kärtchen passt nirgends: Damit ist das Spiel aus.</translation>
    </message>
    <message>
        <source>Kakuro! Show your row. Giving up counts as a wrong call.</source>
        <translation>Kakuro! Zeig deine Reihe. Aufgeben zählt als falscher Ruf.</translation>
    </message>
    <message>
        <source>Confirm your row, or take it back.</source>
        <translation>Bestätige deine Reihe, oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>Give up the call</source>
        <translation>Ruf aufgeben</translation>
    </message>
    <message>
        <source>You have one turn: find the one that scores most.</source>
        <translation>Du hast nur einen Zug: Finde den, der am meisten bringt.</translation>
    </message>
    <message>
        <source>It can’t go here: %1 is already in this row, column or sector.</source>
        <translation>Das geht hier nicht: %1 liegt schon in dieser Zeile, Spalte oder in diesem Sektor.</translation>
    </message>
    <message>
        <source>It covers the %1. Tap there again to lay it.</source>
        <translation>Er deckt die %1 zu. Tipp noch einmal dorthin, um ihn zu legen.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Keep notes that a digit settles</source>
        <translation>Notizen behalten, die eine Ziffer erledigt</translation>
    </message>
    <message>
        <source>%1%2, empty</source>
        <translation>%1%2, leer</translation>
    </message>
    <message>
        <source>%1%2, given %3</source>
        <translation>%1%2, vorgegeben %3</translation>
    </message>
    <message>
        <source>%1%2, %3</source>
        <translation>%1%2, %3</translation>
    </message>
    <message>
        <source>Every cell is filled. Digits that differ from the solution: %1.</source>
        <translation>Alle Felder sind gefüllt. Ziffern, die von der Lösung abweichen: %1.</translation>
    </message>
    <message>
        <source>Every cell is filled. Digits that meet their like: %1.</source>
        <translation>Alle Felder sind gefüllt. Ziffern, die auf die gleiche treffen: %1.</translation>
    </message>
    <message>
        <source>Every cell is filled, but it isn’t solved yet.</source>
        <translation>Alle Felder sind gefüllt, aber gelöst ist es noch nicht.</translation>
    </message>
    <message>
        <source>Nothing scores well here; this leaves the least to the others.</source>
        <translation>Hier bringt nichts viel; so bleibt den anderen am wenigsten.</translation>
    </message>
    <message>
        <source>The yellow cards make %1, which ends in %2: %1 points.</source>
        <translation>Die gelben Karten ergeben %1, das endet auf %2: %1 Punkte.</translation>
    </message>
    <message>
        <source>It scores twice, %1 and %2: %3 points.</source>
        <translation>Das zählt zweimal, %1 und %2: %3 Punkte.</translation>
    </message>
    <message>
        <source>%1 rows at once, %2 points.</source>
        <translation>%1 Reihen auf einmal, %2 Punkte.</translation>
    </message>
    <message>
        <source>Look along this row.</source>
        <translation>Sieh diese Zeile entlang.</translation>
    </message>
    <message>
        <source>Look down this column.</source>
        <translation>Sieh diese Spalte hinunter.</translation>
    </message>
    <message>
        <source>Take the %1, red side up.</source>
        <translation>Nimm die %1, die rote Seite oben.</translation>
    </message>
    <message>
        <source>Take the %1, yellow side up.</source>
        <translation>Nimm die %1, die gelbe Seite oben.</translation>
    </message>
    <message>
        <source>It goes here.</source>
        <translation>Hierhin damit.</translation>
    </message>
    <message>
        <source>It goes here, and what is marked is turned over.</source>
        <translation>Hierhin, und was markiert ist, wird umgedreht.</translation>
    </message>
    <message>
        <source>The %1 heads two rows, %2 and %3.</source>
        <translation>Die %1 führt zwei Reihen an, %2 und %3.</translation>
    </message>
    <message>
        <source>The %1 completes two rows, %2 and %3.</source>
        <translation>Die %1 vollendet zwei Reihen, %2 und %3.</translation>
    </message>
    <message>
        <source>The %1 heads a row of %2.</source>
        <translation>Die %1 führt eine Reihe mit %2 an.</translation>
    </message>
    <message>
        <source>The %1 completes a row of %2.</source>
        <translation>Die %1 vollendet eine Reihe mit %2.</translation>
    </message>
    <message>
        <source>It scores nothing, but spoils the best card’s chance.</source>
        <translation>Bringt nichts, verdirbt aber der besten Karte etwas.</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Das bringt nichts.</translation>
    </message>
    <message>
        <source>The best card now brings %1.</source>
        <translation>Die beste Karte bringt nun %1.</translation>
    </message>
    <message>
        <source>No card brings anything now.</source>
        <translation>Keine Karte bringt nun etwas.</translation>
    </message>
    <message>
        <source>Look at the whole board: nothing there is worth covering.</source>
        <translation>Sieh das ganze Brett an: Nichts ist es wert, bedeckt zu werden.</translation>
    </message>
    <message>
        <source>Look at this sector.</source>
        <translation>Sieh diesen Sektor an.</translation>
    </message>
    <message>
        <source>Take the %1.</source>
        <translation>Nimm die %1.</translation>
    </message>
    <message>
        <source>It costs you no more than a %1 of your own.</source>
        <translation>Es kostet dich nur eine eigene %1.</translation>
    </message>
    <message>
        <source>It covers a %1 of a sector that isn’t yours.</source>
        <translation>So wird eine %1 in einem Sektor bedeckt, der dir nicht gehört.</translation>
    </message>
    <message>
        <source>Put the %1 away.</source>
        <translation>Leg die %1 ab.</translation>
    </message>
    <message>
        <source>Wherever it was laid, it would cost you more.</source>
        <translation>Wo sie auch läge, sie würde dich mehr kosten.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>You are better off as it lies.</source>
        <translation>So, wie es liegt, bist du besser dran.</translation>
    </message>
    <message>
        <source>It covers a %1 where most is left to lose.</source>
        <translation>Bedeckt eine %1, wo am meisten zu verlieren ist.</translation>
    </message>
    <message>
        <source>It covers a %1, the highest of its sector.</source>
        <translation>Bedeckt eine %1, die höchste im Sektor.</translation>
    </message>
    <message>
        <source>It covers a %1.</source>
        <translation>Bedeckt eine %1.</translation>
    </message>
    <message>
        <source>The sector has %1 left.</source>
        <translation>Dem Sektor bleiben %1.</translation>
    </message>
    <message>
        <source>It covers nothing: no sector loses by it.</source>
        <translation>Bedeckt nichts: Kein Sektor verliert etwas.</translation>
    </message>
    <message>
        <source>Once all have passed in a row, the game is over: %1 of %2 so far.</source>
        <translation>Wenn alle nacheinander passen, ist Schluss: bisher %1 von %2.</translation>
    </message>
    <message>
        <source>Look at the whole sheet: there is no digit to be found.</source>
        <translation>Sieh das ganze Blatt an: Es ist keine Ziffer zu finden.</translation>
    </message>
    <message>
        <source>Say that you have nothing.</source>
        <translation>Sag, dass du nichts hast.</translation>
    </message>
    <message>
        <source>It costs you nothing, and the others may find as little.</source>
        <translation>Es kostet nichts, und die anderen finden vielleicht auch nichts.</translation>
    </message>
    <message>
        <source>Look at this block.</source>
        <translation>Sieh diesen Block an.</translation>
    </message>
    <message>
        <source>It is about the %1.</source>
        <translation>Es geht um die %1.</translation>
    </message>
    <message>
        <source>Nothing but a %1 fits in this cell.</source>
        <translation>In dieses Feld passt nur eine %1.</translation>
    </message>
    <message>
        <source>Nowhere else can this row have its %1.</source>
        <translation>Nirgends sonst kann diese Zeile ihre %1 haben.</translation>
    </message>
    <message>
        <source>Nowhere else can this column have its %1.</source>
        <translation>Nirgends sonst kann diese Spalte ihre %1 haben.</translation>
    </message>
    <message>
        <source>Nowhere else can this block have its %1.</source>
        <translation>Nirgends sonst kann dieser Block seine %1 haben.</translation>
    </message>
    <message>
        <source>No digit above %1 fits anywhere.</source>
        <translation>Keine Ziffer über %1 passt noch irgendwo.</translation>
    </message>
    <message>
        <source>Cells in which no %1 fits any more: %2.</source>
        <translation>Felder, in die keine %1 mehr passt: %2.</translation>
    </message>
    <message>
        <source>Your tile fits there.</source>
        <translation>Dein Kärtchen passt dorthin.</translation>
    </message>
    <message>
        <source>It meets %1 tiles, a point for each.</source>
        <translation>Es trifft %1 Kärtchen, je ein Punkt.</translation>
    </message>
    <message>
        <source>It completes the row: %1 points.</source>
        <translation>Vollendet die Zeile: %1 Punkte.</translation>
    </message>
    <message>
        <source>It completes the column: %1 points.</source>
        <translation>Vollendet die Spalte: %1 Punkte.</translation>
    </message>
    <message>
        <source>Row %1, column %2, rest of the block %3.</source>
        <translation>Zeile %1, Spalte %2, übriger Block %3.</translation>
    </message>
    <message>
        <source>It meets %1 tiles.</source>
        <translation>Trifft %1 Kärtchen.</translation>
    </message>
    <message>
        <source>The best cell left counts %1.</source>
        <translation>Das beste freie Feld zählt %1.</translation>
    </message>
    <message>
        <source>Give up the call? That counts as a wrong one.</source>
        <translation>Den Ruf aufgeben? Das zählt als falscher Ruf.</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Ja, aufgeben</translation>
    </message>
    <message>
        <source>Total cell: lay it right before the row or right behind it.</source>
        <translation>Summenfeld: Leg es direkt vor die Reihe oder direkt dahinter.</translation>
    </message>
    <message>
        <source>Doubling: one number may occur once more. Turned over, it ends a row.</source>
        <translation>Verdoppler: Eine Zahl darf einmal mehr vorkommen. Umgedreht schließt er eine Reihe ab.</translation>
    </message>
    <message>
        <source>Swap: now tap the other silver tile.</source>
        <translation>Tausch: Tipp jetzt das andere silberne Plättchen an.</translation>
    </message>
    <message>
        <source>Swap: tap two silver tiles. Turned over, it ends a row.</source>
        <translation>Tausch: Tipp zwei silberne Plättchen an. Umgedreht schließt er eine Reihe ab.</translation>
    </message>
    <message>
        <source>Digit: a silver tile of the row counts as %1. Turned over, it ends a row.</source>
        <translation>Ziffer: Ein silbernes Plättchen der Reihe zählt als %1. Umgedreht schließt sie eine Reihe ab.</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>High scores</source>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Genau diese Partie</translation>
    </message>
    <message>
        <source>All deals, played like this</source>
        <translation>Alle Partien dieser Art</translation>
    </message>
    <message>
        <source>With help, listed separately</source>
        <translation>Mit Hilfe, getrennt geführt</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message numerus="yes">
        <source>%1, %n point(s), to move</source>
        <translation>
            <numerusform>%1, %n Punkt, am Zug</numerusform>
            <numerusform>%1, %n Punkte, am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>%1 doesn’t play</source>
        <translation>%1 spielt nicht mit</translation>
    </message>
    <message>
        <source>Move %1, seat %2 of %3</source>
        <translation>%1 verschieben, Platz %2 von %3</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <translation>%1 (Gast)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message numerus="yes">
        <source>%1, %n point(s), out until the next total</source>
        <translation>
            <numerusform>%1, %n Punkt, raus bis zur nächsten Summe</numerusform>
            <numerusform>%1, %n Punkte, raus bis zur nächsten Summe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>calls a row</source>
        <translation>ruft eine Reihe</translation>
    </message>
    <message>
        <source>That is wrong</source>
        <translation>Das ist falsch</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Unmöglich</translation>
    </message>
    <message>
        <source>Impossible: ends the game</source>
        <translation>Unmöglich: Spielende</translation>
    </message>
    <message>
        <source>Impossible: put it aside</source>
        <translation>Unmöglich: beiseite</translation>
    </message>
</context>
<context>
    <name>SectorGround</name>
    <message numerus="yes">
        <source>sector %1, %n point(s) uncovered</source>
        <translation>
            <numerusform>Sektor %1, %n Punkt offen</numerusform>
            <numerusform>Sektor %1, %n Punkte offen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectorsEnding</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Nächster Sektor</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Alle umdrehen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 Your last action was undone: try it again.</source>
        <translation>%1 Die letzte Aktion wurde zurückgenommen: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That didn’t work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Nichts kann gespeichert werden</translation>
    </message>
    <message>
        <source>%1 You can play, but nothing will be kept.</source>
        <translation>%1 Du kannst spielen, aber nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>The saved games were damaged</source>
        <translation>Die gespeicherten Spiele waren beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could be recovered.</source>
        <translation>
            <numerusform>%n Partie konnte gerettet werden.</numerusform>
            <numerusform>%n Partien konnten gerettet werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn’t be read any more.</source>
        <translation>
            <numerusform>%n war nicht mehr lesbar.</numerusform>
            <numerusform>%n waren nicht mehr lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name, a setting or a note couldn’t be read any more.</source>
        <translation>Ein Name, eine Einstellung oder eine Notiz war nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>The damaged file was put aside.</source>
        <translation>Die beschädigte Datei wurde beiseitegelegt.</translation>
    </message>
    <message numerus="yes">
        <source>There is also a backup with %n match(es).</source>
        <translation>
            <numerusform>Es gibt auch eine Sicherung mit %n Partie.</numerusform>
            <numerusform>Es gibt auch eine Sicherung mit %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the backup instead</source>
        <translation>Lieber die Sicherung nehmen</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>The new person couldn’t be saved. Is there room on the device?</source>
        <translation>Die neue Person konnte nicht gespeichert werden. Ist auf dem Gerät noch Platz?</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>Dealt from a code</source>
        <translation>Nach einem Code ausgeteilt</translation>
    </message>
    <message>
        <source>level on points</source>
        <translation>gleichauf</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n Punkt voraus</numerusform>
            <numerusform>%n Punkte voraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n Punkt zurück</numerusform>
            <numerusform>%n Punkte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same deal with the same players, from turn %1 on. This is a match of its own: it counts apart, and the one you know stays as it was.</source>
        <translation>Ausgeteilt ist dasselbe, es spielen dieselben, ab Zug %1. Das ist eine eigene Partie: Sie zählt gesondert, und die bekannte bleibt, wie sie war.</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Rund um den Tisch</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Noch jemand</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Das Los</translation>
    </message>
    <message>
        <source>How you share it</source>
        <translation>Wie ihr das Gerät teilt</translation>
    </message>
    <message>
        <source>Pass it round</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>It goes from hand to hand. A curtain falls after each turn.</source>
        <translation>Es geht von Hand zu Hand. Nach jedem Zug fällt ein Vorhang.</translation>
    </message>
    <message>
        <source>Flat on the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>It lies in the middle. Your hand stays under its cloth until you lift it.</source>
        <translation>Es liegt in der Mitte. Deine Hand bleibt unter ihrem Tuch, bis du es anhebst.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>You sit side by side. Your hand stays under its cloth until you lift it.</source>
        <translation>Ihr sitzt nebeneinander. Deine Hand bleibt unter ihrem Tuch, bis du es anhebst.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>Partie mit Code</translation>
    </message>
    <message numerus="yes">
        <source>You begin with %n point(s).</source>
        <translation>
            <numerusform>Du beginnst mit %n Punkt.</numerusform>
            <numerusform>Du beginnst mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play something else</source>
        <translation>Etwas anderes spielen</translation>
    </message>
    <message>
        <source>It lies in the middle. Each of you reads it from their own edge.</source>
        <translation>Es liegt in der Mitte. Alle lesen es von ihrer Seite aus.</translation>
    </message>
    <message>
        <source>You sit side by side and read it the same way round.</source>
        <translation>Ihr sitzt nebeneinander und lest es in gleicher Richtung.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshändig</translation>
    </message>
    <message>
        <source>The controls are on the left where there is room beside the board.</source>
        <translation>Die Bedienung liegt links, wenn neben dem Brett Platz ist.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Nothing flies or turns, and the sand sinks once a second.</source>
        <translation>Nichts fliegt oder dreht sich, und der Sand sinkt einmal pro Sekunde.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>A light tap with each sound.</source>
        <translation>Ein leichtes Klopfen zu jedem Klang.</translation>
    </message>
    <message>
        <source>Glow at the edge</source>
        <translation>Leuchten am Rand</translation>
    </message>
    <message>
        <source>The edge of the screen lights up in the last seconds of the sand.</source>
        <translation>Der Rand des Bildschirms leuchtet, wenn der Sand gleich abgelaufen ist.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>About Ninefold</source>
        <translation>Über Ninefold</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Everything in one file: matches, people, settings.</source>
        <translation>Alles in einer Datei: Partien, Leute, Optionen.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tidy Sudoku notes</source>
        <translation>Sudoku-Notizen aufräumen</translation>
    </message>
    <message>
        <source>A digit wipes the notes that it settles in its row, column and block.</source>
        <translation>Eine Ziffer löscht die Notizen, die sie in Zeile, Spalte und Block erledigt.</translation>
    </message>
    <message>
        <source>Computer players move</source>
        <translation>Computer ziehen</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Calmly</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>One can follow what each of them does.</source>
        <translation>Man kann jedem Zug folgen.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>The next one waits until you go on.</source>
        <translation>Der nächste wartet, bis du weitergehst.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Where the app helps, a hint can be asked for in one’s own turn. It is counted and told in the result.</source>
        <translation>Wo die App hilft, kann man im eigenen Zug um einen Hinweis bitten. Er wird gezählt und im Ergebnis genannt.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SolvedHead</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Keine Tipps</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Deine Bestzeit</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Gelöst in %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>The medal is empty in the middle: it was solved with help.</source>
        <translation>Die Medaille ist in der Mitte leer: mit Hilfe gelöst.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>No match is finished yet. Every finished match counts here.</source>
        <translation>Noch keine Partie ist beendet. Jede beendete Partie zählt hier.</translation>
    </message>
    <message>
        <source>A year of dailies</source>
        <translation>Ein Jahr Tagesrätsel</translation>
    </message>
    <message numerus="yes">
        <source>Dailies were played on %n day(s) of the last year</source>
        <translation>
            <numerusform>Tagesrätsel an %n Tag des letzten Jahres</numerusform>
            <numerusform>Tagesrätsel an %n Tagen des letzten Jahres</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Geht es gerecht zu?</translation>
    </message>
    <message>
        <source>What everybody drew, and every level of computers</source>
        <translation>Was alle gezogen haben, auch jede Stufe der Computer</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is no room left on this device. Nothing was saved: make some room and try again.</source>
        <translation>Auf diesem Gerät ist kein Platz mehr. Nichts wurde gespeichert: Schaff etwas Platz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Ninefold may not write in its folder. Nothing was saved.</source>
        <translation>Ninefold darf nicht in seinen Ordner schreiben. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>The device could not save this. Nothing was changed: try again.</source>
        <translation>Das Gerät konnte das nicht speichern. Nichts wurde geändert: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The file with your games is in use. Nothing was changed: try again.</source>
        <translation>Die Datei mit deinen Spielen wird gerade benutzt. Nichts wurde geändert: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The file with your games is damaged. Start Ninefold again: what can be read is rescued.</source>
        <translation>Die Datei mit deinen Spielen ist beschädigt. Starte Ninefold neu: Was lesbar ist, wird gerettet.</translation>
    </message>
    <message>
        <source>Your games were saved by a newer Ninefold. Nothing was changed: update this one.</source>
        <translation>Deine Spiele wurden von einem neueren Ninefold gespeichert. Nichts wurde geändert: Aktualisiere dieses.</translation>
    </message>
    <message>
        <source>Ninefold is open already.</source>
        <translation>Ninefold ist schon geöffnet.</translation>
    </message>
    <message>
        <source>That isn’t there any more.</source>
        <translation>Das gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The match has moved on in the meantime.</source>
        <translation>Die Partie ist inzwischen weitergegangen.</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>Diese Partie ist beendet.</translation>
    </message>
    <message>
        <source>What was saved of this match doesn’t fit together any more, so it isn’t shown.</source>
        <translation>Was von dieser Partie gespeichert ist, passt nicht mehr zusammen; darum wird sie nicht gezeigt.</translation>
    </message>
    <message>
        <source>This match was played by rules other than today’s, so it isn’t shown.</source>
        <translation>Diese Partie wurde nach anderen Regeln gespielt als heute; darum wird sie nicht gezeigt.</translation>
    </message>
    <message>
        <source>This file isn’t a backup of Ninefold. Nothing was changed.</source>
        <translation>Diese Datei ist keine Sicherung von Ninefold. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>This can’t be saved as it is.</source>
        <translation>So lässt sich das nicht speichern.</translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>Full house</source>
        <translation>Letztes Feld</translation>
    </message>
    <message>
        <source>One cell of a row, column or block is still empty. The digit that is missing there goes into it.</source>
        <translation>In einer Zeile, einer Spalte oder einem Block ist noch ein Feld frei. Dort gehört die Ziffer hin, die fehlt.</translation>
    </message>
    <message>
        <source>Hidden single in a block</source>
        <translation>Versteckter Einer im Block</translation>
    </message>
    <message>
        <source>Ask where a digit can go in a block. Rows and columns that have it already rule out their cells; if a single one is left, that is its place.</source>
        <translation>Frag dich, wo eine Ziffer in einem Block Platz hat. Zeilen und Spalten, die sie schon haben, schließen ihre Felder aus; bleibt nur eines übrig, ist das ihr Platz.</translation>
    </message>
    <message>
        <source>Hidden single in a line</source>
        <translation>Versteckter Einer in einer Linie</translation>
    </message>
    <message>
        <source>The same question for a row or a column: its blocks and the lines that cross it rule out all cells but one.</source>
        <translation>Dieselbe Frage für eine Zeile oder Spalte: Ihre Blöcke und die kreuzenden Linien schließen alle Felder bis auf eines aus.</translation>
    </message>
    <message>
        <source>Direct pointing and claiming</source>
        <translation>Block gegen Linie, direkt</translation>
    </message>
    <message>
        <source>Direct hidden pair</source>
        <translation>Verstecktes Paar, direkt</translation>
    </message>
    <message>
        <source>Two digits have the same two places in a house. They fill these cells, so that a third digit has only one place left.</source>
        <translation>Zwei Ziffern haben in einer Einheit dieselben zwei Plätze. Sie füllen diese Felder, sodass einer dritten Ziffer nur ein Platz bleibt.</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Nackter Einer</translation>
    </message>
    <message>
        <source>Look at one cell: row, column and block together already show eight digits. The ninth is its own.</source>
        <translation>Sieh dir ein Feld an: Zeile, Spalte und Block zeigen zusammen schon acht Ziffern. Die neunte gehört hinein.</translation>
    </message>
    <message>
        <source>Direct hidden triplet</source>
        <translation>Versteckter Dreier, direkt</translation>
    </message>
    <message>
        <source>Three digits share three places in a house. They fill these, so that another digit has only one place left.</source>
        <translation>Drei Ziffern teilen sich drei Plätze in einer Einheit. Sie füllen diese, sodass einer anderen Ziffer nur ein Platz bleibt.</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Block gegen Linie</translation>
    </message>
    <message>
        <source>In a block, all places of a digit lie in one line. It can be struck out of the rest of that line.</source>
        <translation>Alle Plätze einer Ziffer in einem Block liegen in einer Linie. Im Rest dieser Linie kann sie gestrichen werden.</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Linie gegen Block</translation>
    </message>
    <message>
        <source>In a line, all places of a digit lie in one block. It can be struck out of the rest of that block.</source>
        <translation>Alle Plätze einer Ziffer in einer Linie liegen in einem Block. Im Rest dieses Blocks kann sie gestrichen werden.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Two cells of a house take the same two digits and nothing else. These digits can be struck out of the rest of the house.</source>
        <translation>In zwei Felder einer Einheit passen nur dieselben zwei Ziffern. Diese können im Rest der Einheit gestrichen werden.</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>In two rows a digit has just two places, in the same two columns. It takes two opposite corners, so it can be struck out of the rest of both columns. Rows and columns may change roles.</source>
        <translation>In zwei Zeilen hat eine Ziffer nur zwei Plätze, und zwar in denselben zwei Spalten. Sie nimmt zwei gegenüberliegende Ecken ein und kann daher im Rest beider Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Two digits have the same two places in a house. Everything else can be struck out of these cells.</source>
        <translation>Zwei Ziffern haben in einer Einheit dieselben zwei Plätze. Alles andere kann aus diesen Feldern gestrichen werden.</translation>
    </message>
    <message>
        <source>Naked triplet</source>
        <translation>Nackter Dreier</translation>
    </message>
    <message>
        <source>Three cells of a house take only three digits between them, not necessarily all three each. These digits can be struck out of the rest.</source>
        <translation>In drei Felder einer Einheit passen zusammen nur drei Ziffern, nicht unbedingt in jedes alle drei. Diese können im Rest gestrichen werden.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>An X-Wing with three rows and three columns: in three rows a digit has places in the same three columns only.</source>
        <translation>Ein X-Wing mit drei Zeilen und drei Spalten: In drei Zeilen hat eine Ziffer nur in denselben drei Spalten Platz.</translation>
    </message>
    <message>
        <source>Hidden triplet</source>
        <translation>Versteckter Dreier</translation>
    </message>
    <message>
        <source>Three digits have only three places in a house between them. Everything else can be struck out of these cells.</source>
        <translation>Drei Ziffern haben in einer Einheit zusammen nur drei Plätze. Alles andere kann aus diesen Feldern gestrichen werden.</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell with two digits sees two others that share one digit with it each, and have a third one in common. Whatever the first cell is, one of the others takes that third digit.</source>
        <translation>Ein Feld mit zwei Ziffern sieht zwei andere, die je eine Ziffer mit ihm teilen und eine dritte gemeinsam haben. Was immer das erste Feld ist, eines der anderen nimmt diese dritte Ziffer.</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Unique rectangle</source>
        <translation>Eindeutiges Rechteck</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Eindeutige Schleife</translation>
    </message>
    <message>
        <source>As a unique rectangle, but with more cells: a loop that touches each of its houses twice, all with the same two digits.</source>
        <translation>Wie ein eindeutiges Rechteck, aber mit mehr Feldern: eine Schleife, die jede ihrer Einheiten zweimal berührt, überall mit denselben zwei Ziffern.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Nackter Vierer</translation>
    </message>
    <message>
        <source>Four cells of a house take only four digits between them. These can be struck out of the rest.</source>
        <translation>In vier Felder einer Einheit passen zusammen nur vier Ziffern. Diese können im Rest gestrichen werden.</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Qualle</translation>
    </message>
    <message>
        <source>A Swordfish with four rows and four columns.</source>
        <translation>Ein Schwertfisch mit vier Zeilen und vier Spalten.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Versteckter Vierer</translation>
    </message>
    <message>
        <source>Four digits have only four places in a house between them. Everything else can be struck out of these cells.</source>
        <translation>Vier Ziffern haben in einer Einheit zusammen nur vier Plätze. Alles andere kann aus diesen Feldern gestrichen werden.</translation>
    </message>
    <message>
        <source>Bivalue grave</source>
        <translation>BUG</translation>
    </message>
    <message>
        <source>If every open cell had two digits and every digit two places in each house, there would be no single solution. Whatever cell has more has to prevent that.</source>
        <translation>Hätte jedes freie Feld zwei Ziffern und jede Ziffer in jeder Einheit zwei Plätze, gäbe es nicht nur eine Lösung. Das muss das Feld verhindern, das mehr hat.</translation>
    </message>
    <message>
        <source>Aligned pair exclusion</source>
        <translation>Ausschluss im Paar</translation>
    </message>
    <message>
        <source>Two cells are looked at together: each way to fill both that would leave a cell without any digit is out. What no way is left for can be struck out.</source>
        <translation>Zwei Felder werden gemeinsam betrachtet: Jede Art, beide zu füllen, die einem Feld keine Ziffer ließe, scheidet aus. Was dann in keiner mehr vorkommt, kann gestrichen werden.</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>X-Kreis</translation>
    </message>
    <message>
        <source>Follow one digit round a ring of houses in which it has two places each: every second of them is true. What sees one of each kind can be struck out.</source>
        <translation>Folge einer Ziffer rund um einen Ring von Einheiten, in denen sie je zwei Plätze hat: Jeder zweite davon ist richtig. Was von jeder Sorte einen sieht, kann gestrichen werden.</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Y-Kreis</translation>
    </message>
    <message>
        <source>A ring of cells with two digits each, in which every cell shares a digit with the next. Whichever way it goes round, each shared digit lies in one of the two.</source>
        <translation>Ein Ring von Feldern mit je zwei Ziffern, in dem jedes Feld mit dem nächsten eine Ziffer teilt. Wie herum es auch geht, jede geteilte Ziffer liegt in einem der beiden.</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Wolkenkratzer</translation>
    </message>
    <message>
        <source>A digit has two places in each of two parallel lines, and two of these face each other: the walls of the tower. One of its two tops is the digit.</source>
        <translation>Eine Ziffer hat in zwei parallelen Linien je zwei Plätze, und zwei davon liegen sich gegenüber: die Mauern des Turms. Eine seiner beiden Spitzen ist die Ziffer.</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>Drachen mit zwei Schnüren</translation>
    </message>
    <message>
        <source>A digit has two places in a row and two in a column; one of each share a block. So one of the two other ends is the digit.</source>
        <translation>Eine Ziffer hat zwei Plätze in einer Zeile und zwei in einer Spalte; je einer davon liegt im selben Block. Also ist eines der beiden anderen Enden die Ziffer.</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Steinbutt</translation>
    </message>
    <message>
        <source>Two houses with two places each for a digit, one of each seeing the other. So one of the other two is the digit.</source>
        <translation>Zwei Einheiten mit je zwei Plätzen für eine Ziffer, von denen je einer den anderen sieht. Also ist einer der beiden übrigen die Ziffer.</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-Kette</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Two cells take the same two digits. One of these has two places in some house, each seen by one of the two cells. So one of the two takes the other digit.</source>
        <translation>In zwei Felder passen dieselben zwei Ziffern. Eine davon hat in einer Einheit zwei Plätze, die je von einem der beiden Felder gesehen werden. Also nimmt eines von ihnen die andere Ziffer.</translation>
    </message>
    <message>
        <source>Forcing cycle</source>
        <translation>Zwangskreis</translation>
    </message>
    <message>
        <source>A ring of cells and houses with two possibilities each. It can be true in two ways only, and what neither of them allows is out.</source>
        <translation>Ein Ring von Feldern und Einheiten mit je zwei Möglichkeiten. Er kann nur auf zwei Arten aufgehen, und was keine davon zulässt, scheidet aus.</translation>
    </message>
    <message>
        <source>Forcing chain</source>
        <translation>Zwangskette</translation>
    </message>
    <message>
        <source>Suppose something and follow what it forces, through cells and houses. If that ends with its contrary, the supposition was wrong.</source>
        <translation>Nimm etwas an und folge dem, was daraus folgt, durch Felder und Einheiten. Kommt das Gegenteil heraus, war die Annahme falsch.</translation>
    </message>
    <message>
        <source>Aligned triplet exclusion</source>
        <translation>Ausschluss im Dreier</translation>
    </message>
    <message>
        <source>As with an aligned pair, three cells are looked at together: what no possible way of filling them uses can be struck out.</source>
        <translation>Wie beim Paar werden drei Felder gemeinsam betrachtet: Was in keiner möglichen Füllung vorkommt, kann gestrichen werden.</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Suppose that a digit is somewhere and place it everywhere else. If it finds no place in some house, the supposition was wrong.</source>
        <translation>Nimm an, dass eine Ziffer irgendwo liegt, und setze sie auch überall sonst ein. Findet sie in einer Einheit keinen Platz, war die Annahme falsch.</translation>
    </message>
    <message>
        <source>Forcing chains from a cell</source>
        <translation>Zwangsketten aus einem Feld</translation>
    </message>
    <message>
        <source>Follow every digit that a cell can take. What all of them agree on is true.</source>
        <translation>Folge jeder Ziffer, die in ein Feld passt. Worin alle übereinstimmen, das ist richtig.</translation>
    </message>
    <message>
        <source>Forcing chains from a house</source>
        <translation>Zwangsketten aus einer Einheit</translation>
    </message>
    <message>
        <source>Follow every place that a digit can have in a house. What all of them agree on is true.</source>
        <translation>Folge jedem Platz, den eine Ziffer in einer Einheit haben kann. Worin alle übereinstimmen, das ist richtig.</translation>
    </message>
    <message>
        <source>Dynamic chains</source>
        <translation>Dynamische Ketten</translation>
    </message>
    <message>
        <source>Chains that branch: what follows from one supposition is used together. It ends where something is proved either way, or contradicts itself.</source>
        <translation>Ketten, die sich verzweigen: Was aus einer Annahme folgt, wird zusammen genutzt. Es endet, wo sich so oder so dasselbe ergibt oder etwas sich widerspricht.</translation>
    </message>
    <message>
        <source>There is always a digit with one place left.</source>
        <translation>Immer hat eine Ziffer nur noch einen Platz.</translation>
    </message>
    <message>
        <source>Now and then a cell takes one digit only. No notes.</source>
        <translation>Ab und zu passt in ein Feld nur eine Ziffer. Ohne Notizen.</translation>
    </message>
    <message>
        <source>Notes help: pointing, pairs and X-Wings.</source>
        <translation>Notizen helfen: Block gegen Linie, Paare und X-Wings.</translation>
    </message>
    <message>
        <source>Triplets, wings, larger fish, unique rectangles.</source>
        <translation>Dreier, Wings, größere Fische, eindeutige Rechtecke.</translation>
    </message>
    <message>
        <source>Chains, for long evenings.</source>
        <translation>Ketten, für lange Abende.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has more than one solution.</source>
        <translation>Dieses Rätsel hat mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>Exactly one solution. %1; the hardest step: %2.</source>
        <translation>Genau eine Lösung. %1; der schwerste Schritt: %2.</translation>
    </message>
    <message>
        <source>the top left block</source>
        <translation>im Block oben links</translation>
    </message>
    <message>
        <source>the top middle block</source>
        <translation>im Block oben in der Mitte</translation>
    </message>
    <message>
        <source>the top right block</source>
        <translation>im Block oben rechts</translation>
    </message>
    <message>
        <source>the middle left block</source>
        <translation>im Block links in der Mitte</translation>
    </message>
    <message>
        <source>the central block</source>
        <translation>im mittleren Block</translation>
    </message>
    <message>
        <source>the middle right block</source>
        <translation>im Block rechts in der Mitte</translation>
    </message>
    <message>
        <source>the bottom left block</source>
        <translation>im Block unten links</translation>
    </message>
    <message>
        <source>the bottom middle block</source>
        <translation>im Block unten in der Mitte</translation>
    </message>
    <message>
        <source>the bottom right block</source>
        <translation>im Block unten rechts</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>in Spalte %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Knifflig</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Teuflisch</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>Es gibt nichts zu tun.</translation>
    </message>
    <message>
        <source>%8 is the last empty cell of %3, and %7 the digit that is missing there.</source>
        <translation>%8 ist das letzte freie Feld %3, und %7 die Ziffer, die dort fehlt.</translation>
    </message>
    <message>
        <source>In %3, %7 has no place left but %8.</source>
        <translation>%3 bleibt für %7 nur noch %8.</translation>
    </message>
    <message>
        <source>Every digit but %7 is ruled out for %8.</source>
        <translation>Für %8 scheidet jede Ziffer außer %7 aus.</translation>
    </message>
    <message>
        <source>In %3, %2 must lie in one of %1, and so in %6 too. In %9, only %8 is left for it.</source>
        <translation>%3 muss %2 in einem der Felder %1 liegen, also auch %6. %9 bleibt dafür nur %8.</translation>
    </message>
    <message>
        <source>In %3, the digits %2 fit nowhere but into %1. They fill these cells, so that %7 has no place left but %8.</source>
        <translation>%3 passen die Ziffern %2 nur in %1. Sie füllen diese Felder, sodass für %7 nur %8 bleibt.</translation>
    </message>
    <message>
        <source>In %3, %2 fits nowhere but into %1. These cells also lie in %6, so it lies nowhere else there.</source>
        <translation>%3 passt %2 nur in %1. Diese Felder liegen auch %6, also liegt %2 dort sonst nirgends.</translation>
    </message>
    <message>
        <source>In %3, the cells %1 take nothing but the digits %2, which are just as many. No other cell there takes any of these.</source>
        <translation>%3 passen in %1 nur die Ziffern %2, und das sind ebenso viele. Kein anderes Feld dort nimmt eine davon.</translation>
    </message>
    <message>
        <source>In %3, the digits %2 fit nowhere but into %1, which are just as many cells. These take nothing else.</source>
        <translation>%3 passen die Ziffern %2 nur in %1, und das sind ebenso viele Felder. Sonst passt nichts hinein.</translation>
    </message>
    <message>
        <source>In %3, %2 fits nowhere but where %6 cross. As each of these lines takes it once, it lies nowhere else in %6.</source>
        <translation>%3 passt %2 nur auf Felder, die auch %6 liegen. Jede dieser Linien nimmt sie einmal, also liegt sie %6 sonst nirgends.</translation>
    </message>
    <message>
        <source>Whichever digit %1 takes, one of %4 must be %5. So what both of them see isn’t.</source>
        <translation>Welche Ziffer %1 auch nimmt, eines von %4 muss %5 sein. Was beide sieht, ist es also nicht.</translation>
    </message>
    <message>
        <source>Whichever digit %1 takes, it is %5 itself or makes one of %4 be that. So what all three see isn’t.</source>
        <translation>Welche Ziffer %1 auch nimmt, es ist selbst %5 oder macht eines von %4 dazu. Was alle drei sehen, ist es also nicht.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. Only %4 can prevent that, by taking something else.</source>
        <translation>Gäbe es in %1 nur %2, könnte man diese vertauschen, und es gäbe zwei Lösungen. Nur %4 kann das verhindern, indem es etwas anderes nimmt.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. So one of %4 is %5, and what all of them see isn’t.</source>
        <translation>Gäbe es in %1 nur %2, könnte man diese vertauschen, und es gäbe zwei Lösungen. Also ist eines von %4 die %5, und was alle davon sehen, ist es nicht.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. So the cells of the loop with more digits act as one cell, which makes a set of the digits %5 with other cells of %3.</source>
        <translation>Gäbe es in %1 nur %2, könnte man diese vertauschen, und es gäbe zwei Lösungen. Also wirken die Felder der Schleife mit mehr Ziffern wie ein einziges, das mit anderen Feldern %3 eine Gruppe der Ziffern %5 bildet.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. In %3, one of the two digits has no place but %4: so one of these takes it, and if the other one took %5, the swap would be complete.</source>
        <translation>Gäbe es in %1 nur %2, könnte man diese vertauschen, und es gäbe zwei Lösungen. %3 hat eine der beiden Ziffern nur in %4 Platz: Eines davon nimmt sie, und nähme das andere %5, wäre der Tausch vollständig.</translation>
    </message>
    <message>
        <source>If %1 had no third digit, every cell left would have two digits and every digit two places, and there would not be just one solution. So it takes %2.</source>
        <translation>Hätte %1 keine dritte Ziffer, hätte jedes freie Feld zwei Ziffern und jede Ziffer zwei Plätze, und es gäbe nicht nur eine Lösung. Also nimmt es %2.</translation>
    </message>
    <message>
        <source>Without %2 in %1, every cell left would have two digits and every digit two places, and there would not be just one solution. So one of them is %2, and what all of them see isn’t.</source>
        <translation>Ohne %2 in %1 hätte jedes freie Feld zwei Ziffern und jede Ziffer zwei Plätze, und es gäbe nicht nur eine Lösung. Also ist eines davon %2, und was alle davon sehen, ist es nicht.</translation>
    </message>
    <message>
        <source>Without the digits %2 in %1, every cell left would have two digits and every digit two places, and there would not be just one solution. So one of them takes one of these, and makes a set of the digits %5 with %4 in %3.</source>
        <translation>Ohne die Ziffern %2 in %1 hätte jedes freie Feld zwei Ziffern und jede Ziffer zwei Plätze, und es gäbe nicht nur eine Lösung. Also nimmt eines davon eine dieser Ziffern und bildet mit %4 %3 eine Gruppe der Ziffern %5.</translation>
    </message>
    <message>
        <source>Without the digits %2 in %1, every cell left would have two digits and every digit two places, and there would not be just one solution. In %3, one of the two cells is %5 and the other one takes its extra digit.</source>
        <translation>Ohne die Ziffern %2 in %1 hätte jedes freie Feld zwei Ziffern und jede Ziffer zwei Plätze, und es gäbe nicht nur eine Lösung. %3 ist eines der beiden Felder %5, und das andere nimmt seine zusätzliche Ziffer.</translation>
    </message>
    <message>
        <source>Try each way to fill %1: with the digits that go, they would leave one of %4 without any digit, or meet in one house.</source>
        <translation>Probier jede Art, %1 zu füllen: Mit den Ziffern, die wegfallen, bliebe eines von %4 ohne Ziffer, oder sie träfen sich in einer Einheit.</translation>
    </message>
    <message>
        <source>Around the cycle, every second candidate is true, whichever it starts with. So what sees one of each kind isn’t.</source>
        <translation>Rund um den Kreis ist jeder zweite Kandidat richtig, bei welchem er auch beginnt. Was von jeder Sorte einen sieht, ist es also nicht.</translation>
    </message>
    <message>
        <source>In two lines, %2 has two places each, and two of these see each other. So one of the two other ends is %2, and what sees both isn’t.</source>
        <translation>In zwei Linien hat %2 je zwei Plätze, und zwei davon sehen einander. Also ist eines der beiden anderen Enden %2, und was beide sieht, ist es nicht.</translation>
    </message>
    <message>
        <source>In a row and in a column, %2 has two places each, and two of these share a block. So one of the two other ends is %2, and what sees both isn’t.</source>
        <translation>In einer Zeile und in einer Spalte hat %2 je zwei Plätze, und zwei davon liegen im selben Block. Also ist eines der beiden anderen Enden %2, und was beide sieht, ist es nicht.</translation>
    </message>
    <message>
        <source>In two houses, %2 has two places each, and two of these see each other. So one of the two other ends is %2, and what sees both isn’t.</source>
        <translation>In zwei Einheiten hat %2 je zwei Plätze, und zwei davon sehen einander. Also ist eines der beiden anderen Enden %2, und was beide sieht, ist es nicht.</translation>
    </message>
    <message>
        <source>Two cells have the same two digits, and a house gives one of these to a cell that sees one or the other of them. So one of the two takes the other digit, and what sees both doesn’t.</source>
        <translation>Zwei Felder haben dieselben zwei Ziffern, und eine Einheit gibt eine davon einem Feld, das eines der beiden sieht. Also nimmt eines von ihnen die andere Ziffer, und was beide sieht, nimmt sie nicht.</translation>
    </message>
    <message>
        <source>Follow the chain from its start: what it supposes leads to its contrary. So it is wrong.</source>
        <translation>Folge der Kette vom Anfang an: Was sie annimmt, führt zum Gegenteil. Also ist es falsch.</translation>
    </message>
    <message>
        <source>What is supposed of %2 in %1 leads to a contradiction among the places for this one digit. So it is wrong.</source>
        <translation>Was für %2 in %1 angenommen wird, führt zu einem Widerspruch unter den Plätzen dieser einen Ziffer. Also ist es falsch.</translation>
    </message>
    <message>
        <source>Whichever of %2 is in %1, the same follows for %5 in %4. So it is true.</source>
        <translation>Egal, welche der Ziffern %2 in %1 liegt: Für %5 in %4 folgt dasselbe. Also ist es richtig.</translation>
    </message>
    <message>
        <source>Wherever %2 lies in %3, the same follows for %5 in %4. So it is true.</source>
        <translation>Egal, wo %2 %3 liegt: Für %5 in %4 folgt dasselbe. Also ist es richtig.</translation>
    </message>
    <message>
        <source>What is supposed of %2 in %1 leads to a contradiction. So it is wrong.</source>
        <translation>Was für %2 in %1 angenommen wird, führt zu einem Widerspruch. Also ist es falsch.</translation>
    </message>
    <message>
        <source>Whether %1 is %2 or not, the same follows for %5 in %4. So it is true.</source>
        <translation>Ob %1 nun %2 ist oder nicht, für %5 in %4 folgt dasselbe. Also ist es richtig.</translation>
    </message>
    <message>
        <source>Follow the chains from %2 in %1, with the pairs, locked digits and X-Wings that come about on the way: %5 in %4 can’t be otherwise.</source>
        <translation>Folge den Ketten von %2 in %1, mit den Paaren, den Block-Linie-Schlüssen und X-Wings, die unterwegs entstehen: %5 in %4 kann nicht anders sein.</translation>
    </message>
    <message>
        <source>Follow the chains from %2 in %1, with the chains that come about on the way: %5 in %4 can’t be otherwise.</source>
        <translation>Folge den Ketten von %2 in %1, mit den Ketten, die unterwegs entstehen: %5 in %4 kann nicht anders sein.</translation>
    </message>
    <message>
        <source>No technique helps here. Trying out every digit shows that %8 is %7.</source>
        <translation>Hier hilft keine Technik. Wer alle Ziffern durchprobiert, findet: %8 ist %7.</translation>
    </message>
    <message>
        <source>%1 goes into %2.</source>
        <translation>%1 kommt in %2.</translation>
    </message>
    <message>
        <source>%1 can be struck out of %2.</source>
        <translation>%1 wird in %2 gestrichen.</translation>
    </message>
    <message>
        <source>If %1 isn’t %2, %3 isn’t %4.</source>
        <translation>Wenn %1 nicht %2 ist, ist %3 nicht %4.</translation>
    </message>
    <message>
        <source>If %1 isn’t %2, %3 is %4.</source>
        <translation>Wenn %1 nicht %2 ist, ist %3 %4.</translation>
    </message>
    <message>
        <source>If %1 is %2, %3 isn’t %4.</source>
        <translation>Wenn %1 %2 ist, ist %3 nicht %4.</translation>
    </message>
    <message>
        <source>If %1 is %2, %3 is %4.</source>
        <translation>Wenn %1 %2 ist, ist %3 %4.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Direct pointing</source>
        <translation>Block gegen Linie, direkt</translation>
    </message>
    <message>
        <source>Direct claiming</source>
        <translation>Linie gegen Block, direkt</translation>
    </message>
    <message>
        <source>Unique rectangle type 1</source>
        <translation>Eindeutiges Rechteck Typ 1</translation>
    </message>
    <message>
        <source>Unique rectangle type 2</source>
        <translation>Eindeutiges Rechteck Typ 2</translation>
    </message>
    <message>
        <source>Unique rectangle type 3</source>
        <translation>Eindeutiges Rechteck Typ 3</translation>
    </message>
    <message>
        <source>Unique rectangle type 4</source>
        <translation>Eindeutiges Rechteck Typ 4</translation>
    </message>
    <message>
        <source>Unique loop type 1</source>
        <translation>Eindeutige Schleife Typ 1</translation>
    </message>
    <message>
        <source>Unique loop type 2</source>
        <translation>Eindeutige Schleife Typ 2</translation>
    </message>
    <message>
        <source>Unique loop type 3</source>
        <translation>Eindeutige Schleife Typ 3</translation>
    </message>
    <message>
        <source>Unique loop type 4</source>
        <translation>Eindeutige Schleife Typ 4</translation>
    </message>
    <message>
        <source>Bivalue grave type 1</source>
        <translation>BUG Typ 1</translation>
    </message>
    <message>
        <source>Bivalue grave type 2</source>
        <translation>BUG Typ 2</translation>
    </message>
    <message>
        <source>Bivalue grave type 3</source>
        <translation>BUG Typ 3</translation>
    </message>
    <message>
        <source>Bivalue grave type 4</source>
        <translation>BUG Typ 4</translation>
    </message>
    <message>
        <source>Dynamic chains to a contradiction</source>
        <translation>Dynamische Ketten zum Widerspruch</translation>
    </message>
    <message>
        <source>Dynamic chains either way</source>
        <translation>Dynamische Ketten so oder so</translation>
    </message>
    <message>
        <source>Dynamic chains from a cell</source>
        <translation>Dynamische Ketten aus einem Feld</translation>
    </message>
    <message>
        <source>Dynamic chains from a house</source>
        <translation>Dynamische Ketten aus einer Einheit</translation>
    </message>
    <message>
        <source>Dynamic chains with patterns</source>
        <translation>Dynamische Ketten mit Mustern</translation>
    </message>
    <message>
        <source>Nested chains</source>
        <translation>Verschachtelte Ketten</translation>
    </message>
    <message>
        <source>Trying it out</source>
        <translation>Durchprobieren</translation>
    </message>
    <message>
        <source>Something isn’t right yet.</source>
        <translation>Etwas stimmt noch nicht.</translation>
    </message>
    <message>
        <source>Look at %1 again.</source>
        <translation>Sieh noch einmal %1 nach.</translation>
    </message>
    <message>
        <source>%1 can’t stay as it is.</source>
        <translation>%1 kann nicht so bleiben.</translation>
    </message>
    <message>
        <source>Take back what is in %1.</source>
        <translation>Nimm zurück, was in %1 liegt.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Sieh dich %1 um.</translation>
    </message>
    <message>
        <source>Follow the digits %1.</source>
        <translation>Folge den Ziffern %1.</translation>
    </message>
    <message>
        <source>This file can’t be read.</source>
        <translation>Diese Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>In a block, all places of a digit lie in one line, or the other way round. The digit can’t lie elsewhere there, and in a house beside it a single place is left.</source>
        <translation>Alle Plätze einer Ziffer in einem Block liegen in einer Linie, oder umgekehrt. Anderswo kann die Ziffer dort nicht liegen, und in einer Einheit daneben bleibt ein einziger Platz.</translation>
    </message>
    <message>
        <source>As an XY-Wing, but the cell in the middle may take the third digit as well. What sees all three cells can’t be that digit.</source>
        <translation>Wie ein XY-Wing, nur kann das mittlere Feld auch die dritte Ziffer sein. Was alle drei Felder sieht, kann nicht diese Ziffer sein.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two blocks: if all took the same two digits, these could be swapped. A puzzle with one solution can’t allow that, so one of the corners is something else.</source>
        <translation>Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken: Hätten alle dieselben zwei Ziffern, könnte man diese vertauschen. Ein Rätsel mit einer einzigen Lösung lässt das nicht zu, also ist eine der Ecken etwas anderes.</translation>
    </message>
    <message>
        <source>Suppose that a digit isn’t at one end, and follow it from house to house: it has to be at the other. What sees both ends can’t be it.</source>
        <translation>Nimm an, dass eine Ziffer nicht an dem einen Ende liegt, und folge ihr von Einheit zu Einheit: Dann muss sie am anderen liegen. Was beide Enden sieht, kann es nicht sein.</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message numerus="yes">
        <source>%n times %1</source>
        <translation>
            <numerusform>%n-mal %1</numerusform>
            <numerusform>%n-mal %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
</context>
<context>
    <name>TilesCell</name>
    <message>
        <source>%1, forbids it</source>
        <translation>%1, verbietet es</translation>
    </message>
</context>
<context>
    <name>TilesRules</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Fill the board together, and lay your tile where it scores the most points. In every row, column and block each number may appear only once. Nine golden tiles are on the board at the start.</source>
        <translation>Füllt gemeinsam das Brett, und leg dein Kärtchen, wo es die meisten Punkte bringt. In jeder Zeile, jeder Spalte und jedem Block darf jede Zahl nur einmal vorkommen. Am Anfang liegen neun goldene Kärtchen auf dem Brett.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>You hold one tile. Lay it on a free square where the rule allows it, count your points and draw the next.</source>
        <translation>Du hast ein Kärtchen. Leg es auf ein freies Feld, wo die Regel es erlaubt, zähl deine Punkte und zieh das nächste.</translation>
    </message>
    <message>
        <source>The 7 scores 6 points: three tiles lie in its block, two more in its row, one more in its column.</source>
        <translation>Die 7 bringt 6 Punkte: Drei Kärtchen liegen in ihrem Block, zwei weitere in ihrer Zeile, noch eines in ihrer Spalte.</translation>
    </message>
    <message>
        <source>A simpler count</source>
        <translation>Einfacher zählen</translation>
    </message>
    <message>
        <source>With “Lines”, all tiles in the row and all in the column count, whatever block they are in.</source>
        <translation>Bei „Linien“ zählen alle Kärtchen in der Zeile und alle in der Spalte, egal in welchem Block.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends when somebody’s tile no longer fits anywhere, or when all tiles are laid. Whoever has the most points wins. Alone, you play for as many as you can.</source>
        <translation>Das Spiel endet, wenn jemand sein Kärtchen nirgends mehr legen kann oder wenn alle liegen. Es gewinnt, wer die meisten Punkte hat. Allein spielst du um möglichst viele.</translation>
    </message>
</context>
<context>
    <name>TilesTable</name>
    <message>
        <source>Sudokids</source>
        <translation>Sudokids</translation>
    </message>
    <message>
        <source>SuDoku Tiles</source>
        <translation>SuDoku Tiles</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation>Vorrat %1</translation>
    </message>
    <message>
        <source>%1 put aside</source>
        <translation>%1 beiseite</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>Eine Serie von %n Tag</numerusform>
            <numerusform>Eine Serie von %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 geschafft</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s)</source>
        <translation>
            <numerusform>%n neues Rätsel</numerusform>
            <numerusform>%n neue Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>TotalTile</name>
    <message>
        <source>total %1</source>
        <translation>Summe %1</translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>%1: that’s wrong</source>
        <translation>%1: Das ist falsch</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle einverstanden</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>%1; choose somebody else</source>
        <translation>%1; jemand anderen wählen</translation>
    </message>
</context>
<context>
    <name>WhoSheet</name>
    <message>
        <source>Who is it?</source>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
</context>
</TS>
