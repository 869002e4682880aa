<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Venice Connection, published by Hallense. Here: Kakuro Cards.</source>
        <translation>Venice Connection, pubblicato da Hallense. Qui: Kakuro Cards.</translation>
    </message>
    <message>
        <source>A. Nove Veronesi; design: concept company. Ravensburger 27 381, 2007. Here: Kakuro Call.</source>
        <translation>A. Nove Veronesi; design: concept company. Ravensburger 27 381, 2007. Qui: Kakuro Call.</translation>
    </message>
    <message>
        <source>Design: concept company; Leisure Trends Ltd., B. S. Randle. Ravensburger 27 386, 2005. Here: Sudoku Pens.</source>
        <translation>Design: concept company; Leisure Trends Ltd., B. S. Randle. Ravensburger 27 386, 2005. Qui: Sudoku Pens.</translation>
    </message>
    <message>
        <source>Richard Breese; illustration: Juliet Breese. R&amp;D Games, 2005.</source>
        <translation>Richard Breese; illustrazioni: Juliet Breese. R&amp;D Games, 2005.</translation>
    </message>
    <message>
        <source>Reiner Knizia; illustration: Bertrand Born; edited by Bärbel Schmidts and Markus Reichert. Kosmos 691622, 2005. Here: SuDoku Tiles and Sudokids.</source>
        <translation>Reiner Knizia; illustrazioni: Bertrand Born; redazione: Bärbel Schmidts e Markus Reichert. Kosmos 691622, 2005. Qui: SuDoku Tiles e Sudokids.</translation>
    </message>
    <message>
        <source>About Ninefold</source>
        <translation>Informazioni su Ninefold</translation>
    </message>
    <message>
        <source>Number board games for one device: round a table, side by side, or alone. No account, no network, no advertisements; nothing leaves this device.</source>
        <translation>Giochi di numeri per un solo dispositivo: intorno al tavolo, fianco a fianco o in solitario. Niente account, niente rete, niente pubblicità; nulla esce da questo dispositivo.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>The printed games</source>
        <translation>I giochi in scatola</translation>
    </message>
    <message>
        <source>The rules come from these games; all words, pictures and sounds are Ninefold’s own.</source>
        <translation>Le regole vengono da questi giochi; testi, immagini e suoni sono di Ninefold.</translation>
    </message>
</context>
<context>
    <name>AddSeatSheet</name>
    <message>
        <source>Add somebody</source>
        <translation>Aggiungi qualcuno</translation>
    </message>
    <message>
        <source>Who is the guest?</source>
        <translation>Chi è l’ospite?</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Ospiti</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>The table is full: %n can play.</source>
        <translation>
            <numerusform>Il tavolo è pieno: può giocare %n persona.</numerusform>
            <numerusform>Il tavolo è pieno: possono giocare in %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Qualcuno di nuovo</translation>
    </message>
    <message>
        <source>A guest is in no list and in no statistics.</source>
        <translation>Un ospite non compare in nessuna lista e in nessuna statistica.</translation>
    </message>
    <message>
        <source>A guest</source>
        <translation>Un ospite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 plays, %2</source>
        <translation>%1 gioca, %2</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>A tap on a level changes it. None of them sees what is hidden: all play by what lies open on the table.</source>
        <translation>Tocca un livello per cambiarlo. Nessuno di loro vede ciò che è nascosto: tutti giocano con quello che è scoperto sul tavolo.</translation>
    </message>
    <message>
        <source>%1 · fits you</source>
        <translation>%1 · fa per te</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>È equo?</translation>
    </message>
</context>
<context>
    <name>AlonePage</name>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
</context>
<context>
    <name>AlonePanel</name>
    <message>
        <source>Against one computer</source>
        <translation>Contro un computer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %n computer(s)</source>
        <translation>
            <numerusform>Contro %n computer</numerusform>
            <numerusform>Contro %n computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Two</source>
        <comment>computers</comment>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>computers</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>computers</comment>
        <translation>Quattro</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>The match can’t be saved. Is there room on the device?</source>
        <translation>La partita non si può salvare. C’è spazio sul dispositivo?</translation>
    </message>
    <message>
        <source>This match can’t be opened any more.</source>
        <translation>Questa partita non si può più aprire.</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Salvato in %1.</translation>
    </message>
    <message>
        <source>Everything is as it was in the backup. What was here before is now the newest automatic backup.</source>
        <translation>Tutto è come nel backup. Ciò che c’era prima è ora il backup automatico più recente.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup holds everything: matches, people, statistics, settings. One is made automatically after each finished match; the newest three are kept.</source>
        <translation>Un backup contiene tutto: partite, persone, statistiche, opzioni. Dopo ogni partita finita se ne crea uno automaticamente; restano i tre più recenti.</translation>
    </message>
    <message>
        <source>Back everything up</source>
        <translation>Salva tutto</translation>
    </message>
    <message>
        <source>Saved backups</source>
        <translation>Backup salvati</translation>
    </message>
    <message>
        <source>%1, automatic</source>
        <translation>%1, automatico</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Ripristinare questo backup?</translation>
    </message>
    <message>
        <source>It replaces everything that is here now.</source>
        <translation>Sostituisce tutto ciò che c’è ora.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Lascia tutto com’è</translation>
    </message>
    <message>
        <source>d MMM yyyy, hh:mm</source>
        <comment>a date and a time</comment>
        <translation>d MMM yyyy, hh:mm</translation>
    </message>
</context>
<context>
    <name>BestTurnPanel</name>
    <message>
        <source>A red %1 on %2</source>
        <comment>a card, as a sum</comment>
        <translation>Un %1 rosso in %2</translation>
    </message>
    <message>
        <source>A yellow %1 on %2</source>
        <comment>a card, as an addend</comment>
        <translation>Un %1 giallo in %2</translation>
    </message>
    <message>
        <source>%1 turned over</source>
        <translation>%1 girata</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Il turno migliore</translation>
    </message>
    <message>
        <source>See it on the table</source>
        <translation>Guardalo sul tavolo</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>the board, %1</source>
        <translation>il tabellone, %1</translation>
    </message>
</context>
<context>
    <name>Buzzer</name>
    <message>
        <source>%1: call</source>
        <translation>%1: chiama</translation>
    </message>
</context>
<context>
    <name>CallBoard</name>
    <message>
        <source>the board, %1</source>
        <translation>il tabellone, %1</translation>
    </message>
</context>
<context>
    <name>CallButtons</name>
    <message>
        <source>Yes, give up</source>
        <translation>Sì, rinuncio</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Wrong call</source>
        <translation>Chiamata errata</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Give up the call</source>
        <translation>Rinuncia alla chiamata</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Va bene così</translation>
    </message>
</context>
<context>
    <name>CallNews</name>
    <message>
        <source>%1 calls: %2, +%3.</source>
        <translation>%1 chiama: %2, +%3.</translation>
    </message>
    <message>
        <source>Action tiles: %1.</source>
        <translation>Tessere d’azione: %1.</translation>
    </message>
    <message>
        <source>Everybody draws an action tile.</source>
        <translation>Ognuno pesca una tessera d’azione.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>total cell on %1</source>
        <translation>casella del totale su %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 con %2</translation>
    </message>
</context>
<context>
    <name>CallNewsStrip</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>CallRules</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>A total is turned up, and all of you look at once for a row of tiles that adds up to it. Whoever sees one first calls.</source>
        <translation>Si scopre un totale, e tutti insieme cercate una fila di tessere che dia quella somma. Chi la vede per primo chiama.</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>Una fila</translation>
    </message>
    <message>
        <source>Two or more neighbouring tiles, across or downwards. Before the first is a total cell, which is dark; after the last is another one, or the board ends. All numbers are different. A tile can be in two rows, one each way.</source>
        <translation>Due o più tessere vicine, in orizzontale o in verticale. Prima della prima c’è una casella del totale, scura; dopo l’ultima ce n’è un’altra, oppure finisce il tabellone. Tutti i numeri sono diversi. Una tessera può stare in due file, una per direzione.</translation>
    </message>
    <message>
        <source>The total is 28: 7 + 3 + 8 + 6 + 4, from the dark total cell to the edge. Five tiles, five points; they are turned red side up.</source>
        <translation>Il totale è 28: 7 + 3 + 8 + 6 + 4, dalla casella del totale al margine. Cinque tessere, cinque punti; vengono girate sul rosso.</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Chiamare</translation>
    </message>
    <message>
        <source>Touch your buzzer, draw along the row and show it. If it is right, you get a point for each tile. If it is wrong, you are out until the next total, and the others keep looking.</source>
        <translation>Tocca il tuo pulsante, traccia la fila con il dito e mostrala. Se è giusta, ricevi un punto per ogni tessera. Se è sbagliata, sei fuori fino al prossimo totale, e gli altri continuano a cercare.</translation>
    </message>
    <message>
        <source>Action tiles</source>
        <translation>Tessere d’azione</translation>
    </message>
    <message>
        <source>No row in sight</source>
        <translation>Nessuna fila in vista</translation>
    </message>
    <message>
        <source>If you think there is none, say “Impossible”. Once half of you have said so, the hourglass is turned; when it has run out, or when all of you have said so, the total is put aside. After an odd total everybody draws an action tile.</source>
        <translation>Se credi che non ce ne sia nessuna, di’ «Impossibile». Quando lo dice metà di voi si gira la clessidra; quando è finita, o quando lo dite tutti, il totale si mette da parte. Dopo un totale dispari ognuno pesca una tessera d’azione.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The game ends with the third total put aside. Whoever has the most points wins; in a tie, whoever has more action tiles left. Alone, the hourglass runs from the start, and you draw an action tile after every total.</source>
        <translation>Il gioco finisce con il terzo totale messo da parte. Vince chi ha più punti; in caso di parità, chi ha più tessere d’azione. In solitario la clessidra scorre dall’inizio, e dopo ogni totale peschi una tessera d’azione.</translation>
    </message>
    <message>
        <source>They lie open before you, and whoever calls may use as many of them as they like. Tap one to take it up, tap it again to turn it over. Red tiles can’t be changed.</source>
        <translation>Stanno scoperte davanti a te, e chi chiama può usarne quante vuole. Toccane una per prenderla, toccala ancora per girarla. Le tessere rosse non si possono cambiare.</translation>
    </message>
    <message>
        <source>Doubling: one number of the row may occur once more.</source>
        <translation>Raddoppio: un numero della fila può comparire una volta in più.</translation>
    </message>
    <message>
        <source>Swap: any two silver tiles change places.</source>
        <translation>Scambio: due tessere argento qualsiasi si scambiano di posto.</translation>
    </message>
    <message>
        <source>Digit: a silver tile of the row counts as this number from now on.</source>
        <translation>Cifra: una tessera argento della fila vale questo numero da ora in poi.</translation>
    </message>
    <message>
        <source>The back of any tile is a total cell: it closes a row, right before its first or right after its last tile.</source>
        <translation>Il dorso di ogni tessera è una casella del totale: chiude una fila, subito prima della prima o subito dopo l’ultima tessera.</translation>
    </message>
</context>
<context>
    <name>CallTable</name>
    <message>
        <source>%1’s call is wrong.</source>
        <translation>La chiamata di %1 è sbagliata.</translation>
    </message>
    <message numerus="yes">
        <source>%n total(s) left</source>
        <translation>
            <numerusform>ancora %n totale</numerusform>
            <numerusform>ancora %n totali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n da parte</numerusform>
            <numerusform>%n da parte</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1 is put aside.</source>
        <translation>%1 viene messo da parte.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>There was a row: %1.</source>
        <translation>C’era una fila: %1.</translation>
    </message>
    <message numerus="yes">
        <source>There were %n rows: %1.</source>
        <translation>
            <numerusform>C’era %n fila: %1.</numerusform>
            <numerusform>C’erano %n file: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmed like this, the call is wrong.</source>
        <translation>Confermata così, la chiamata è sbagliata.</translation>
    </message>
    <message>
        <source>%1 says: impossible.</source>
        <translation>%1 dice: impossibile.</translation>
    </message>
    <message>
        <source>Everybody draws an action tile.</source>
        <translation>Ognuno pesca una tessera d’azione.</translation>
    </message>
</context>
<context>
    <name>CallerPanel</name>
    <message>
        <source>%1’s row: is it right?</source>
        <translation>La fila di %1: è giusta?</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 chiama</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n action tile(s)</source>
        <translation>
            <numerusform>%1, con %n tessera d’azione</numerusform>
            <numerusform>%1, con %n tessere d’azione</numerusform>
        </translation>
    </message>
    <message>
        <source>to show the row</source>
        <translation>per mostrare la fila</translation>
    </message>
    <message numerus="yes">
        <source>%n total(s) left</source>
        <translation>
            <numerusform>ancora %n totale</numerusform>
            <numerusform>ancora %n totali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n da parte</numerusform>
            <numerusform>%n da parte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsRules</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Lay cards so that their numbers add up. Every card shows the same number on both sides: yellow it is an addend, red it is a sum.</source>
        <translation>Posa le carte in modo che i conti tornino. Ogni carta mostra lo stesso numero su entrambi i lati: gialla è un addendo, rossa è una somma.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>You hold two cards. Lay one of them, either side up, on a free square beside a card. Then you may turn over one card that was there before. Finally, draw a new card.</source>
        <translation>Hai in mano due carte. Posane una, dal lato che vuoi, su una casella libera accanto a una carta. Poi puoi girare una carta che c’era già. Alla fine peschi una nuova carta.</translation>
    </message>
    <message>
        <source>A Kakuro</source>
        <translation>Un Kakuro</translation>
    </message>
    <message>
        <source>A red card, and after it, to the right or downwards, two or more yellow ones, all different. Their total ends in the red card’s digit. The row counts up to the next gap, the next red card or the edge, and scores its total.</source>
        <translation>Una carta rossa e dopo di essa, verso destra o verso il basso, due o più gialle, tutte diverse. La loro somma finisce con la cifra della carta rossa. La fila vale fino al prossimo spazio vuoto, alla prossima carta rossa o al margine, e porta tanti punti quanti ne dà la somma.</translation>
    </message>
    <message>
        <source>The red 4 stands for 14, because 1 + 5 + 8 make 14: 14 points.</source>
        <translation>Il 4 rosso sta per 14, perché 1 + 5 + 8 fa 14: 14 punti.</translation>
    </message>
    <message>
        <source>The yellow 7 in the corner completes two at once: 19 downwards and 15 across, 34 points.</source>
        <translation>Il 7 giallo nell’angolo ne completa due insieme: 19 verso il basso e 15 in orizzontale, 34 punti.</translation>
    </message>
    <message>
        <source>Turning a card over</source>
        <translation>Girare una carta</translation>
    </message>
    <message>
        <source>At the end of your turn, the card you laid and the one you turned over must be in the same Kakuro. You may break up an older one; that costs nobody anything. In a variant for experienced players any number of cards may be turned over.</source>
        <translation>Alla fine del turno la carta posata e quella girata devono stare nello stesso Kakuro. Uno più vecchio può rompersi: non costa nulla a nessuno. Per gli esperti c’è una variante in cui si possono girare quante carte si vuole.</translation>
    </message>
    <message>
        <source>The yellow 2 is laid on the right, the 2 on the left is turned to red: 6 + 4 + 2 make 12.</source>
        <translation>A destra si posa il 2 giallo, a sinistra il 2 si gira sul rosso: 6 + 4 + 2 fa 12.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Once all cards are laid, whoever has the most points wins. Alone, you lay them all yourself and play for as many points as you can.</source>
        <translation>Quando tutte le carte sono posate vince chi ha più punti. In solitario le posi tutte tu, e cerchi di fare più punti che puoi.</translation>
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
        <translation>Sacchetto %1</translation>
    </message>
    <message>
        <source>Par %1</source>
        <translation>Obiettivo: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeSheet</name>
    <message>
        <source>Share this deal</source>
        <translation>Condividi la partita</translation>
    </message>
    <message>
        <source>Whoever scans this code, or enters it in Set-up, gets the same deal.</source>
        <translation>Chi inserisce questo codice prima di giocare, o lo scansiona, gioca la stessa partita.</translation>
    </message>
    <message>
        <source>The code as a picture</source>
        <translation>Il codice come immagine</translation>
    </message>
    <message>
        <source>They begin with</source>
        <translation>Cominciano con</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Copiato come testo</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Done for you: %1</source>
        <translation>Fatto per te: %1</translation>
    </message>
</context>
<context>
    <name>CoachStrip</name>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Mostra dove</translation>
    </message>
    <message>
        <source>Show what</source>
        <translation>Mostra cosa</translation>
    </message>
    <message>
        <source>Show the cell</source>
        <translation>Mostra la casella</translation>
    </message>
    <message>
        <source>Say why</source>
        <translation>Di’ perché</translation>
    </message>
    <message>
        <source>Shall I help? It takes four steps.</source>
        <translation>Vuoi un aiuto? Sono quattro passi.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ci penso …</translation>
    </message>
    <message>
        <source>Every step counts as a hint. So far: %1</source>
        <translation>Ogni passo conta come un suggerimento. Finora: %1</translation>
    </message>
    <message>
        <source>+1 hint</source>
        <translation>+1 suggerimento</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi il suggerimento</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Challenges</source>
        <translation>Giocare con un codice</translation>
    </message>
    <message>
        <source>Enter a code to get the same deal.</source>
        <translation>Inserisci un codice per giocare la stessa partita.</translation>
    </message>
    <message>
        <source>Challenge code</source>
        <translation>Inserisci il codice</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Condividi la partita</translation>
    </message>
</context>
<context>
    <name>ComputerLine</name>
    <message numerus="yes">
        <source>%1, %n point(s), out until the next total</source>
        <translation>
            <numerusform>%1, %n punto, fuori fino al prossimo totale</numerusform>
            <numerusform>%1, %n punti, fuori fino al prossimo totale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossibile</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue %1</source>
        <translation>Continua %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a short date</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Tried again from turn %1</source>
        <translation>Di nuovo dal turno %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
    </message>
</context>
<context>
    <name>ControlsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Si continua</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Clessidra</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 s</translation>
    </message>
    <message>
        <source>Unhurried.</source>
        <translation>Con calma.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Haptics</source>
        <translation>Vibrazione</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Only the others can object to your move.</source>
        <translation>Solo gli altri possono contestare la tua mossa.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1’s chance to win</source>
        <translation>Probabilità di vittoria di %1</translation>
    </message>
    <message>
        <source>%1 after turn %2</source>
        <translation>%1 dopo il turno %2</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Com’è andata</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1. Tap to open.</source>
        <translation>Passa a %1. Tocca per aprire.</translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation>Passa a</translation>
    </message>
    <message>
        <source>Tap or swipe up to open</source>
        <translation>Tocca o scorri in su per aprire</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <translation>%1 · turno %2</translation>
    </message>
    <message>
        <source>Board and hands stay covered until then</source>
        <translation>Fino ad allora tutto resta coperto</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>cominciato</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>non ancora giocato</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Daily</source>
        <translation>Giochi del giorno</translation>
    </message>
    <message>
        <source>From the archive: just for fun, it doesn’t count towards your streak.</source>
        <translation>Dall’archivio: solo per divertimento, non conta per la serie.</translation>
    </message>
    <message>
        <source>Copied as text, with codes for others</source>
        <translation>Copiato come testo, con i codici per gli altri</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>More to play alone</source>
        <translation>Altri giochi in solitario</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day of a week and month</comment>
        <translation>dddd d MMMM</translation>
    </message>
</context>
<context>
    <name>DayHead</name>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>giorno di fila</numerusform>
            <numerusform>giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Any of today’s puzzles starts a streak</source>
        <translation>Qualsiasi gioco di oggi avvia una serie</translation>
    </message>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>Una serie di %n giorno</numerusform>
            <numerusform>Una serie di %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done today</source>
        <translation>%1 su %2 fatti oggi</translation>
    </message>
    <message>
        <source>today already counts</source>
        <translation>oggi vale già</translation>
    </message>
</context>
<context>
    <name>DayRing</name>
    <message>
        <source>all done</source>
        <translation>tutto fatto</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 su %2 fatti</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>cominciato</translation>
    </message>
    <message>
        <source>a day of rest</source>
        <translation>un giorno di riposo</translation>
    </message>
</context>
<context>
    <name>DecisivePanel</name>
    <message>
        <source>Three turns decided it</source>
        <translation>Tre turni l’hanno decisa</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) decided it</source>
        <translation>
            <numerusform>%n turno l’ha decisa</numerusform>
            <numerusform>%n turni l’hanno decisa</numerusform>
        </translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Che cosa l’ha decisa</translation>
    </message>
    <message>
        <source>No single turn decided it</source>
        <translation>Nessun turno l’ha decisa da solo</translation>
    </message>
    <message numerus="yes">
        <source>The other %n turn(s)</source>
        <translation>
            <numerusform>L’altro %n turno</numerusform>
            <numerusform>Gli altri %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>skill %1, luck %2</source>
        <translation>abilità %1, fortuna %2</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation>punti per %1</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>Where all play at once, nobody can tell skill from luck: this is what each turn brought.</source>
        <translation>Dove tutti giocano insieme, nessuno può distinguere l’abilità dalla fortuna: questo è ciò che ogni turno ha portato.</translation>
    </message>
</context>
<context>
    <name>DecisiveRow</name>
    <message numerus="yes">
        <source>%1 overlooks %n point(s)</source>
        <translation>
            <numerusform>A %1 sfugge %n punto</numerusform>
            <numerusform>A %1 sfuggono %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck for %1</source>
        <translation>Fortuna per %1</translation>
    </message>
    <message>
        <source>Bad luck for %1</source>
        <translation>Sfortuna per %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>%1 points for %2</source>
        <translation>%1 punti per %2</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Riprova da qui</translation>
    </message>
</context>
<context>
    <name>EdgeSeats</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>EdgeStrip</name>
    <message numerus="yes">
        <source>%1, %n point(s), to move</source>
        <translation>
            <numerusform>%1, %n punto, di turno</numerusform>
            <numerusform>%1, %n punti, di turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: that’s wrong</source>
        <translation>%1: è sbagliato</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tutti d’accordo</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, di turno</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export these results</source>
        <translation>Esporta questi risultati</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>The file can’t be written. Is there room on the device?</source>
        <translation>Il file non si può scrivere. C’è spazio sul dispositivo?</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Save a table (CSV)</source>
        <translation>Salva una tabella (CSV)</translation>
    </message>
    <message>
        <source>Save data (JSON)</source>
        <translation>Salva i dati (JSON)</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copia la tabella</translation>
    </message>
    <message>
        <source>Copy the data</source>
        <translation>Copia i dati</translation>
    </message>
    <message>
        <source>Save all matches (JSON)</source>
        <translation>Salva tutte le partite (JSON)</translation>
    </message>
    <message>
        <source>Every move, one match a line</source>
        <translation>Ogni mossa, una partita per riga</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Punti nel tempo</translation>
    </message>
    <message>
        <source>How scores are spread</source>
        <translation>Come si distribuiscono i punti</translation>
    </message>
    <message>
        <source>Time by grade</source>
        <translation>Tempo per grado</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Testa a testa</translation>
    </message>
    <message>
        <source>Family ladder</source>
        <translation>Classifica di famiglia</translation>
    </message>
    <message>
        <source>A year of dailies</source>
        <translation>Un anno di giochi del giorno</translation>
    </message>
    <message>
        <source>All in figures</source>
        <translation>Tutto in cifre</translation>
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
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>in media %1</translation>
    </message>
</context>
<context>
    <name>FairDraws</name>
    <message>
        <source>too few to tell</source>
        <translation>troppo poco per dirlo</translation>
    </message>
    <message>
        <source>very low</source>
        <translation>molto basso</translation>
    </message>
    <message>
        <source>a little low</source>
        <translation>un po’ basso</translation>
    </message>
    <message>
        <source>as chance has it</source>
        <translation>come vuole il caso</translation>
    </message>
    <message>
        <source>a little high</source>
        <translation>un po’ alto</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>molto alto</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>È equo?</translation>
    </message>
    <message>
        <source>Everything is mixed before the first draw, and nobody can look into it. This is what each has drawn on this device so far.</source>
        <translation>Prima della prima estrazione si mescola tutto, e nessuno può guardarci dentro. Ecco che cosa ha pescato ciascuno finora su questo dispositivo.</translation>
    </message>
    <message>
        <source>Nothing was drawn yet: finished matches count here.</source>
        <translation>Non si è ancora pescato nulla: qui contano le partite finite.</translation>
    </message>
    <message>
        <source>Chance gives %1 on average, and the green band holds 19 of 20 runs of it: now and then one lies outside.</source>
        <translation>Il caso dà in media %1, e la banda verde contiene 19 serie su 20: ogni tanto una ne resta fuori.</translation>
    </message>
    <message>
        <source>Whoever lies outside today comes closer as more is drawn, if all is fair.</source>
        <translation>Chi oggi è fuori si avvicina man mano che si pesca, se tutto è equo.</translation>
    </message>
    <message>
        <source>One dot stands for %1, the dashed line for what chance would give.</source>
        <translation>Un punto sta per %1, la linea tratteggiata per ciò che darebbe il caso.</translation>
    </message>
    <message numerus="yes">
        <source>Each column holds %n value(s), from the one below it on.</source>
        <translation>
            <numerusform>Ogni colonna contiene %n valore, da quello indicato sotto in poi.</numerusform>
            <numerusform>Ogni colonna contiene %n valori, da quello indicato sotto in poi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Overlooks a lot</source>
        <translation>Si lascia sfuggire molto</translation>
    </message>
    <message>
        <source>Plays along</source>
        <translation>Sta al gioco</translation>
    </message>
    <message>
        <source>Plays to win</source>
        <translation>Gioca per vincere</translation>
    </message>
    <message>
        <source>Misses nothing</source>
        <translation>Non si lascia sfuggire nulla</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 players</source>
        <translation>%1 giocatori</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Mistakes are</source>
        <translation>Chi controlla</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>L’app impedisce</translation>
    </message>
    <message>
        <source>Penalised</source>
        <translation>L’app penalizza</translation>
    </message>
    <message>
        <source>For the players to notice</source>
        <translation>I giocatori</translation>
    </message>
    <message>
        <source>Kakuro Cards</source>
        <translation>Kakuro Cards</translation>
    </message>
    <message>
        <source>By custom the youngest begins.</source>
        <translation>Di solito comincia il più giovane.</translation>
    </message>
    <message>
        <source>A move against the rules isn’t accepted; every Kakuro is found and scored for you.</source>
        <translation>Una mossa contro le regole non viene accettata; ogni Kakuro viene trovato e contato per te.</translation>
    </message>
    <message>
        <source>You claim your Kakuros yourself. A wrong claim is noticed at once and costs the turn’s points.</source>
        <translation>Dichiari tu i tuoi Kakuro. Una dichiarazione sbagliata si nota subito e costa i punti del turno.</translation>
    </message>
    <message>
        <source>Only the others can object to a wrong claim, before the next turn.</source>
        <translation>Solo gli altri possono contestare una dichiarazione sbagliata, prima del turno seguente.</translation>
    </message>
    <message>
        <source>Turning cards over</source>
        <translation>Girare le carte</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>After placing your card you may turn over one that was on the board before.</source>
        <translation>Dopo aver posato la tua carta puoi girarne una che c’era già.</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Molte</translation>
    </message>
    <message>
        <source>For experienced players: any number of cards, all in one Kakuro.</source>
        <translation>Per esperti: quante carte vuoi, tutte in un solo Kakuro.</translation>
    </message>
    <message>
        <source>Kakuro Call</source>
        <translation>Kakuro Call</translation>
    </message>
    <message>
        <source>No running total: a row is judged when you show it.</source>
        <translation>Nessuna somma parziale: la fila è giudicata quando la mostri.</translation>
    </message>
    <message>
        <source>A row counts as right unless somebody objects before the next total.</source>
        <translation>Una fila vale se nessuno la contesta prima del prossimo totale.</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Clessidra</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 s</translation>
    </message>
    <message>
        <source>Starts when half of you say “Impossible”.</source>
        <translation>Parte quando metà di voi dice «Impossibile».</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>Starts when half of you say “Impossible”. Quick!</source>
        <translation>Parte quando metà di voi dice «Impossibile». Svelti!</translation>
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
        <translation>Parte quando metà di voi dice «Impossibile». Con calma.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>A total is put aside when all of you say “Impossible”.</source>
        <translation>Un totale si mette da parte quando tutti dite «Impossibile».</translation>
    </message>
    <message>
        <source>Sudoku Pens</source>
        <translation>Sudoku Pens</translation>
    </message>
    <message>
        <source>By custom the oldest begins.</source>
        <translation>Di solito comincia il più anziano.</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>A turni</translation>
    </message>
    <message>
        <source>One digit each, within 30 seconds.</source>
        <translation>Una cifra a testa, entro 30 secondi.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
    <message>
        <source>Solve the puzzle in your own time.</source>
        <translation>Risolvi lo schema con tutta calma.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>As many digits as you can in 30 seconds, then the next.</source>
        <translation>Quante più cifre puoi in 30 secondi, poi tocca al prossimo.</translation>
    </message>
    <message>
        <source>A wrong digit isn’t accepted.</source>
        <translation>Una cifra sbagliata non viene accettata.</translation>
    </message>
    <message>
        <source>A wrong digit is wiped at once, and the turn is over.</source>
        <translation>Una cifra sbagliata viene cancellata subito, e il turno finisce.</translation>
    </message>
    <message>
        <source>A wrong digit stands unless another player objects.</source>
        <translation>Una cifra sbagliata resta se nessun altro la contesta.</translation>
    </message>
    <message>
        <source>What counts as wrong</source>
        <translation>Che cosa è sbagliato</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regola</translation>
    </message>
    <message>
        <source>A digit that is already in its row, column or block.</source>
        <translation>Una cifra già presente nella riga, colonna o riquadro.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>Any digit that differs from the solution.</source>
        <translation>Ogni cifra diversa da quella della soluzione.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>As many as players</source>
        <translation>Uno a testa</translation>
    </message>
    <message>
        <source>Each of you begins one round.</source>
        <translation>Ognuno di voi comincia un giro.</translation>
    </message>
    <message>
        <source>One turn for each of you.</source>
        <translation>Un turno per ciascuno.</translation>
    </message>
    <message>
        <source>Two turns for each of you.</source>
        <translation>Due turni per ciascuno.</translation>
    </message>
    <message>
        <source>Six turns for each of you.</source>
        <translation>Sei turni per ciascuno.</translation>
    </message>
    <message>
        <source>O’kudos</source>
        <translation>O’kudos</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Si sorteggia chi comincia.</translation>
    </message>
    <message>
        <source>A chip can’t be laid where it breaks the rule.</source>
        <translation>Una fiche non si può posare contro la regola.</translation>
    </message>
    <message>
        <source>A chip laid against the rule stands, and the next player gets it for a point.</source>
        <translation>Una fiche contro la regola resta, e il giocatore seguente la prende come punto.</translation>
    </message>
    <message>
        <source>A chip laid against the rule stays until somebody sees it and collects it.</source>
        <translation>Una fiche contro la regola resta finché qualcuno la vede e la raccoglie.</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Settori</translation>
    </message>
    <message>
        <source>Two each</source>
        <translation>Due a testa</translation>
    </message>
    <message>
        <source>Three sectors belong to the game, and it can win.</source>
        <translation>Tre settori sono del gioco, che può vincere.</translation>
    </message>
    <message>
        <source>Three each</source>
        <translation>Tre a testa</translation>
    </message>
    <message>
        <source>All sectors are shared out; the game has none.</source>
        <translation>Tutti i settori sono distribuiti; il gioco non ne ha.</translation>
    </message>
    <message>
        <source>What the game counts</source>
        <translation>Che cosa conta il gioco</translation>
    </message>
    <message>
        <source>Its three</source>
        <translation>I suoi tre</translation>
    </message>
    <message>
        <source>The game counts all its sectors.</source>
        <translation>Il gioco conta tutti i suoi settori.</translation>
    </message>
    <message>
        <source>Its best two</source>
        <translation>I migliori due</translation>
    </message>
    <message>
        <source>The game counts its two best sectors only.</source>
        <translation>Il gioco conta solo i suoi due settori migliori.</translation>
    </message>
    <message>
        <source>Collected chips</source>
        <translation>Fiche raccolte</translation>
    </message>
    <message>
        <source>A point each</source>
        <translation>Un punto ciascuna</translation>
    </message>
    <message>
        <source>Whoever collects a wrong chip keeps it for a point.</source>
        <translation>Chi raccoglie una fiche sbagliata la tiene per un punto.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Wrong chips leave the game and score nothing.</source>
        <translation>Le fiche sbagliate escono dal gioco e non portano nulla.</translation>
    </message>
    <message>
        <source>SuDoku Tiles</source>
        <translation>SuDoku Tiles</translation>
    </message>
    <message>
        <source>A tile can’t be laid where its number is already in the row, column or block.</source>
        <translation>Una tessera non va dove il suo numero è già nella riga, colonna o riquadro.</translation>
    </message>
    <message>
        <source>A wrong tile is set aside at once and scores nothing.</source>
        <translation>Una tessera sbagliata viene subito messa da parte e non porta nulla.</translation>
    </message>
    <message>
        <source>A wrong tile counts unless somebody objects before the next turn.</source>
        <translation>Una tessera sbagliata vale se nessuno la contesta prima del turno seguente.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>A point for each tile in the block, the row and the column.</source>
        <translation>Un punto per ogni tessera nel riquadro, nella riga e nella colonna.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linee</translation>
    </message>
    <message>
        <source>A point for each tile in the row, and one for each in the column.</source>
        <translation>Un punto per ogni tessera nella riga e per ognuna nella colonna.</translation>
    </message>
    <message>
        <source>Sudokids</source>
        <translation>Sudokids</translation>
    </message>
    <message>
        <source>from 6 years</source>
        <translation>dai 6 anni</translation>
    </message>
    <message>
        <source>An animal can’t be laid where it is already in the row, column or block.</source>
        <translation>Un animale non va dove è già nella riga, colonna o riquadro.</translation>
    </message>
    <message>
        <source>A wrong animal is set aside at once and scores nothing.</source>
        <translation>Un animale sbagliato viene subito messo da parte e non porta nulla.</translation>
    </message>
    <message>
        <source>A wrong animal counts unless somebody objects before the next turn.</source>
        <translation>Un animale sbagliato vale se nessuno lo contesta prima del turno seguente.</translation>
    </message>
    <message>
        <source>A point for each animal in the block, the row and the column.</source>
        <translation>Un punto per ogni animale nel riquadro, nella riga e nella colonna.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Riquadro</translation>
    </message>
    <message>
        <source>A point for each animal in the same block. The easiest.</source>
        <translation>Un punto per ogni animale nello stesso riquadro. Il più facile.</translation>
    </message>
    <message>
        <source>A point for each animal in the row, and one for each in the column.</source>
        <translation>Un punto per ogni animale nella riga e per ognuno nella colonna.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Six animals</source>
        <translation>Sei animali</translation>
    </message>
    <message>
        <source>One golden tile of each animal lies on the board.</source>
        <translation>Una tessera d’oro di ogni animale è sul tabellone.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabellone vuoto</translation>
    </message>
    <message>
        <source>All 36 tiles are in the pile.</source>
        <translation>Tutte le 36 tessere sono nel mazzo.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Facilissimo</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Insidioso</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Diabolico</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Turno migliore</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, in your own time</source>
        <translation>In solitario, con calma</translation>
    </message>
    <message>
        <source>Choose a puzzle</source>
        <translation>Scegli uno schema</translation>
    </message>
    <message>
        <source>By grade, from the box, or your own</source>
        <translation>Per grado, dalla scatola o uno tuo</translation>
    </message>
    <message>
        <source>A Sudoku in three grades</source>
        <translation>Un Sudoku in tre gradi</translation>
    </message>
    <message>
        <source>Fill the board, alone</source>
        <translation>Riempi il tabellone, in solitario</translation>
    </message>
    <message>
        <source>Score attack</source>
        <translation>Caccia ai punti</translation>
    </message>
    <message>
        <source>All cards are yours: score as many points as you can.</source>
        <translation>Tutte le carte sono tue: fai più punti che puoi.</translation>
    </message>
    <message>
        <source>Two cards, one turn: find the one that scores most. Each problem is harder than the last.</source>
        <translation>Due carte, un turno: trova quello che rende di più. Ogni problema è più difficile del precedente.</translation>
    </message>
    <message>
        <source>With the hourglass</source>
        <translation>Con la clessidra</translation>
    </message>
    <message>
        <source>Find a row for each total before the sand runs out.</source>
        <translation>Trova una fila per ogni totale prima che la clessidra finisca.</translation>
    </message>
    <message>
        <source>Without the hourglass</source>
        <translation>Senza clessidra</translation>
    </message>
    <message>
        <source>Take as long as you like for each total.</source>
        <translation>Prenditi tutto il tempo che vuoi per ogni totale.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Uno schema</translation>
    </message>
    <message>
        <source>In your own time.</source>
        <translation>Con calma.</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contro il tempo</translation>
    </message>
    <message>
        <source>Twenty minutes, as the rulebook suggests.</source>
        <translation>Venti minuti, come suggerisce il regolamento.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite di tempo</translation>
    </message>
    <message>
        <source>As long as it takes.</source>
        <translation>Tutto il tempo che serve.</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>When the time is up, the game is over.</source>
        <translation>Quando il tempo è scaduto, la partita è finita.</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 min</translation>
    </message>
    <message>
        <source>As the rulebook suggests. When the time is up, the game is over.</source>
        <translation>Come suggerisce il regolamento. Quando il tempo è scaduto, la partita è finita.</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 min</translation>
    </message>
    <message>
        <source>Fill the board</source>
        <translation>Riempi il tabellone</translation>
    </message>
    <message>
        <source>Lay every tile you draw: as many points as you can.</source>
        <translation>Posa tutte le tessere che peschi: fai più punti che puoi.</translation>
    </message>
    <message>
        <source>To show a row</source>
        <translation>Tempo per mostrare</translation>
    </message>
    <message>
        <source>A call that isn’t shown in time is wrong.</source>
        <translation>Una fila non mostrata in tempo è sbagliata.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Take as long as you need.</source>
        <translation>Chi chiama si prende il tempo che serve.</translation>
    </message>
    <message>
        <source>Mistakes penalised</source>
        <translation>Errori penalizzati</translation>
    </message>
    <message>
        <source>Mistakes to be noticed</source>
        <translation>Errori da notare</translation>
    </message>
    <message>
        <source>Many cards</source>
        <translation>Molte carte</translation>
    </message>
    <message>
        <source>Hourglass 30 s</source>
        <translation>Clessidra 30 s</translation>
    </message>
    <message>
        <source>Hourglass 90 s</source>
        <translation>Clessidra 90 s</translation>
    </message>
    <message>
        <source>Hourglass 120 s</source>
        <translation>Clessidra 120 s</translation>
    </message>
    <message>
        <source>No hourglass</source>
        <translation>Senza clessidra</translation>
    </message>
    <message>
        <source>By the solution</source>
        <translation>Secondo la soluzione</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>Three sectors each</source>
        <translation>Tre settori a testa</translation>
    </message>
    <message>
        <source>The game’s best two sectors</source>
        <translation>I due migliori settori del gioco</translation>
    </message>
    <message>
        <source>Collected chips score nothing</source>
        <translation>Le fiche raccolte non valgono</translation>
    </message>
    <message>
        <source>Best turns: five problems of one turn each, harder and harder</source>
        <translation>Turni migliori: cinque problemi di un turno solo, sempre più difficili</translation>
    </message>
    <message>
        <source>Against Tokei, who misses nothing</source>
        <translation>Contro Tokei, a cui non sfugge nulla</translation>
    </message>
    <message>
        <source>against computers that overlook a lot</source>
        <translation>contro computer a cui sfugge molto</translation>
    </message>
    <message>
        <source>against computers that play along</source>
        <translation>contro computer che stanno al gioco</translation>
    </message>
    <message>
        <source>against computers that play to win</source>
        <translation>contro computer che giocano per vincere</translation>
    </message>
    <message>
        <source>against computers that miss nothing</source>
        <translation>contro computer a cui non sfugge nulla</translation>
    </message>
    <message numerus="yes">
        <source>%n total(s)</source>
        <translation>
            <numerusform>%n totale</numerusform>
            <numerusform>%n totali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>The row you mark shows what it adds up to, and what is wrong with it. A wrong call counts all the same.</source>
        <translation>La fila che segni mostra quanto fa e che cosa non va. Una chiamata sbagliata vale comunque.</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>hide hand</source>
        <translation>nascondi la mano</translation>
    </message>
    <message>
        <source>show hand</source>
        <translation>mostra la mano</translation>
    </message>
    <message>
        <source>Swipe up to show your hand</source>
        <translation>Scorri in su per vedere la mano</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n more to continue</source>
        <translation>
            <numerusform>%n altra da continuare</numerusform>
            <numerusform>%n altre da continuare</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Gioca in solitario</translation>
    </message>
</context>
<context>
    <name>Hourglass</name>
    <message numerus="yes">
        <source>hourglass, %n second(s) left</source>
        <translation>
            <numerusform>clessidra, ancora %n secondo</numerusform>
            <numerusform>clessidra, ancora %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>hourglass, not turned yet</source>
        <translation>clessidra, non ancora girata</translation>
    </message>
</context>
<context>
    <name>KidsRules</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Six animals look for a place. In every row, every column and every block each of them may appear only once.</source>
        <translation>Sei animali cercano posto. In ogni riga, ogni colonna e ogni riquadro ciascuno può comparire una volta sola.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Lay your animal on a free square. It gets a point for each animal in its block, and for each other one in its row and its column. Then draw the next.</source>
        <translation>Posa il tuo animale su una casella libera. Riceve un punto per ogni animale nel suo riquadro, e per ogni altro nella sua riga e nella sua colonna. Poi pesca il prossimo.</translation>
    </message>
    <message>
        <source>The cat gets 5 points: four animals are in its block, and a rabbit is further along its row.</source>
        <translation>Il gatto riceve 5 punti: quattro animali sono nel suo riquadro, e un coniglio è più in là nella sua riga.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>When an animal finds no place, or all are laid, whoever has the most points wins.</source>
        <translation>Quando un animale non trova più posto, o sono tutti posati, vince chi ha più punti.</translation>
    </message>
</context>
<context>
    <name>KindPill</name>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Abilità</translation>
    </message>
</context>
<context>
    <name>LoneResult</name>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Not all of it is solved</source>
        <translation>Non tutto è risolto</translation>
    </message>
    <message>
        <source>Better than the par of %1</source>
        <translation>Meglio dell’obiettivo di %1</translation>
    </message>
    <message>
        <source>Par reached: %1</source>
        <translation>Obiettivo di %1 raggiunto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of the par of %1</source>
        <translation>
            <numerusform>%n punto sotto l’obiettivo di %1</numerusform>
            <numerusform>%n punti sotto l’obiettivo di %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With the head start of %1: %2</source>
        <translation>Con il vantaggio di %1: %2</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n aiuto</numerusform>
            <numerusform>%n aiuti</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>The par is what the app itself reaches with this deal.</source>
        <translation>L’obiettivo è quanto ottiene l’app stessa con la stessa partita.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
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
        <translation>Non c’è ancora niente da annullare.</translation>
    </message>
    <message>
        <source>The match is over: nothing can be taken back.</source>
        <translation>La partita è finita: non si può più annullare niente.</translation>
    </message>
    <message>
        <source>The last move was %1’s: one takes back only one’s own.</source>
        <translation>L’ultima mossa è di %1: si annulla solo la propria.</translation>
    </message>
    <message>
        <source>What the hourglass did can’t be taken back.</source>
        <translation>Quello che ha deciso la clessidra non si può annullare.</translation>
    </message>
    <message>
        <source>While the hourglass runs nobody goes back into another turn.</source>
        <translation>Finché la clessidra scorre nessuno torna in un altro turno.</translation>
    </message>
    <message>
        <source>Something was drawn or turned over since: what has been seen can’t be taken back.</source>
        <translation>Da allora qualcosa è stato pescato o girato: ciò che si è visto non si può annullare.</translation>
    </message>
    <message>
        <source>A backup was restored: this match was set back. Somebody may know what comes.</source>
        <translation>È stato ripristinato un backup: la partita è tornata indietro. Qualcuno forse sa che cosa arriva.</translation>
    </message>
    <message>
        <source>This deal has a code. Anybody who knows it can find out what is hidden here.</source>
        <translation>Per questa partita c’è un codice. Chi lo conosce può scoprire che cosa è coperto.</translation>
    </message>
</context>
<context>
    <name>MedalScale</name>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of a month</comment>
        <translation>d MMMM</translation>
    </message>
</context>
<context>
    <name>MonthPanel</name>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>Una serie di %n giorno</numerusform>
            <numerusform>Una serie di %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Any of today’s puzzles starts a streak</source>
        <translation>Qualsiasi gioco di oggi avvia una serie</translation>
    </message>
    <message numerus="yes">
        <source>The longest was %n day(s). A day of rest never breaks a streak.</source>
        <translation>
            <numerusform>La più lunga è durata %n giorno. Un giorno di riposo non interrompe una serie.</numerusform>
            <numerusform>La più lunga è durata %n giorni. Un giorno di riposo non interrompe una serie.</numerusform>
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
        <translation>%1 posa %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 collects %n chip(s)</source>
        <translation>
            <numerusform>%1 raccoglie %n fiche</numerusform>
            <numerusform>%1 raccoglie %n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n chip(s)</source>
        <translation>
            <numerusform>%1 scarta %n fiche</numerusform>
            <numerusform>%1 scarta %n fiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>%1: that was wrong</source>
        <translation>%1: era sbagliato</translation>
    </message>
    <message>
        <source>%1 was right</source>
        <translation>%1 aveva ragione</translation>
    </message>
    <message>
        <source>%1: time was up</source>
        <translation>%1: tempo scaduto</translation>
    </message>
    <message>
        <source>%1: that was wrong. %2</source>
        <translation>%1: era sbagliato. %2</translation>
    </message>
</context>
<context>
    <name>NextDaily</name>
    <message>
        <source>All puzzles of the day</source>
        <translation>Tutti i giochi del giorno</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Prossimo: %1</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Wipe</source>
        <translation>Cancella</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, ne resta %n</numerusform>
            <numerusform>%1, ne restano %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OkudosRules</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>The board is a solved Sudoku of nine coloured sectors. Two or three of them are yours, in secret. At the end, what isn’t covered in your sectors counts: cover those of the others, and don’t give away which are yours.</source>
        <translation>Il tabellone è un Sudoku risolto con nove settori colorati. Due o tre sono tuoi, in segreto. Alla fine conta ciò che nei tuoi settori non è coperto: copri quelli degli altri, e non far capire quali sono i tuoi.</translation>
    </message>
    <message>
        <source>In the first sector 3, 8 and 6 still count: 17 points. The third has only one chip.</source>
        <translation>Nel primo settore contano ancora 3, 8 e 6: 17 punti. Nel terzo c’è una fiche sola.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>You hold three chips. Lay one on an empty square where its number isn’t on a chip in the same row, column or sector. The number printed below it doesn’t matter. Then draw a chip. Instead you may discard a chip face down and draw another, or pass.</source>
        <translation>Hai tre fiche. Posane una su una casella vuota, dove il suo numero non è già su una fiche della stessa riga, colonna o settore. Il numero stampato sotto non importa. Poi pesca una fiche. Oppure puoi scartarne una coperta e pescarne un’altra, o passare.</translation>
    </message>
    <message>
        <source>Chips laid wrongly</source>
        <translation>Fiche sbagliate</translation>
    </message>
    <message>
        <source>If mistakes aren’t prevented, a wrong chip stays where it is. Whoever’s turn it is collects it for a point.</source>
        <translation>Se gli errori non vengono impediti, una fiche sbagliata resta dov’è. Chi è di turno la raccoglie, per un punto.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>When all of you have passed one after another, or somebody has no chip left, the sectors are turned over. The sectors that nobody got belong to the game: it counts them like a player, and it can win.</source>
        <translation>Quando tutti avete passato uno dopo l’altro, o qualcuno non ha più fiche, si girano i settori. Quelli che nessuno ha ricevuto sono del gioco: li conta come un giocatore, e può vincere.</translation>
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
        <translation>Scorta %1 · scartate %2</translation>
    </message>
</context>
<context>
    <name>OpponentStrip</name>
    <message>
        <source>It gives itself %1 in 100 to win. Its next best move was worth %2 points less to it.</source>
        <translation>Si dà %1 probabilità su 100 di vincere. La seconda mossa migliore valeva per lui %2 punti in meno.</translation>
    </message>
    <message>
        <source>It gives itself %1 in 100 to win.</source>
        <translation>Si dà %1 probabilità su 100 di vincere.</translation>
    </message>
    <message>
        <source>Its next best move was worth %1 points less to it.</source>
        <translation>La seconda mossa migliore valeva per lui %1 punti in meno.</translation>
    </message>
    <message>
        <source>Nothing it saw was worth more to it.</source>
        <translation>Nulla di ciò che vedeva valeva di più per lui.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
</context>
<context>
    <name>OwnerRow</name>
    <message numerus="yes">
        <source>%1, %n point(s), wins</source>
        <translation>
            <numerusform>%1, %n punto, vince</numerusform>
            <numerusform>%1, %n punti, vince</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <source>Paused. The match is kept as it stands.</source>
        <translation>In pausa. La partita resta com’è.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Yes, remove it for good</source>
        <translation>Sì, rimuovi per sempre</translation>
    </message>
    <message>
        <source>Remove the match</source>
        <translation>Rimuovi la partita</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Condividi la partita</translation>
    </message>
    <message>
        <source>Remove this match for good?</source>
        <translation>Rimuovere per sempre questa partita?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
</context>
<context>
    <name>PensAsk</name>
    <message>
        <source>End the game? The points count as they are.</source>
        <translation>Terminare il gioco? I punti valgono così come sono.</translation>
    </message>
    <message>
        <source>Is the %1 right?</source>
        <translation>Il %1 è giusto?</translation>
    </message>
    <message>
        <source>%1: that is wrong</source>
        <translation>%1: è sbagliato</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tutti d’accordo</translation>
    </message>
    <message>
        <source>All agree to end</source>
        <translation>Tutti vogliono finire</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Si continua</translation>
    </message>
    <message>
        <source>Give up? The puzzle counts as not solved.</source>
        <translation>Rinunciare? Il puzzle conta come non risolto.</translation>
    </message>
</context>
<context>
    <name>PensBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Sudoku Pens</source>
        <translation>Sudoku Pens</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restano %1</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
</context>
<context>
    <name>PensCell</name>
    <message>
        <source>notes %1</source>
        <translation>note %1</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliato</translation>
    </message>
</context>
<context>
    <name>PensCoach</name>
    <message>
        <source>A hint?</source>
        <translation>Un aiuto?</translation>
    </message>
    <message>
        <source>First of all</source>
        <translation>Prima di tutto</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dove guardare</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Which technique</source>
        <translation>Quale tecnica</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi l’aiuto</translation>
    </message>
    <message>
        <source>There is nothing left to do.</source>
        <translation>Non resta niente da fare.</translation>
    </message>
    <message>
        <source>The next step is of this kind.</source>
        <translation>Il prossimo passo è di questo tipo.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ci penso …</translation>
    </message>
    <message>
        <source>Hints so far: %1</source>
        <translation>Aiuti finora: %1</translation>
    </message>
    <message>
        <source>Costs one hint. So far: %1</source>
        <translation>Costa un aiuto. Finora: %1</translation>
    </message>
    <message>
        <source>Back to where everything was right</source>
        <translation>Torna a quando era tutto giusto</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Fallo per me</translation>
    </message>
    <message>
        <source>Learn and practise it</source>
        <translation>Impara ed esercitati</translation>
    </message>
    <message>
        <source>Costs nothing more. Hints so far: %1</source>
        <translation>Non costa altro. Aiuti finora: %1</translation>
    </message>
    <message>
        <source>A hint comes in four steps. The first three count as a hint each, and what is solved with hints is listed separately.</source>
        <translation>Un aiuto arriva in quattro passi. I primi tre contano ciascuno come un aiuto, e ciò che è risolto con aiuti viene elencato a parte.</translation>
    </message>
    <message>
        <source>Paid for already. Hints so far: %1</source>
        <translation>Già pagato. Aiuti finora: %1</translation>
    </message>
</context>
<context>
    <name>PensEntry</name>
    <message>
        <source>The puzzle</source>
        <translation>Lo schema</translation>
    </message>
    <message>
        <source>row %1, column %2, empty</source>
        <translation>riga %1, colonna %2, vuota</translation>
    </message>
    <message>
        <source>row %1, column %2, given %3</source>
        <translation>riga %1, colonna %2, %3 stampato</translation>
    </message>
</context>
<context>
    <name>PensLatest</name>
    <message>
        <source>Last digits</source>
        <translation>Ultime cifre</translation>
    </message>
</context>
<context>
    <name>PensLesson</name>
    <message>
        <source>Looking for an example …</source>
        <translation>Cerco un esempio …</translation>
    </message>
    <message>
        <source>Green: what it rests on. Struck out in red: what is no longer possible.</source>
        <translation>Verde: ciò su cui si basa. Barrato in rosso: ciò che non è più possibile.</translation>
    </message>
    <message>
        <source>No such puzzle came up this time. Try again.</source>
        <translation>Questa volta non è uscito uno schema adatto. Riprova.</translation>
    </message>
    <message>
        <source>Making a puzzle …</source>
        <translation>Creo uno schema …</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Esercitati</translation>
    </message>
    <message>
        <source>Green: the digit that follows. Blue: why it has no other place.</source>
        <translation>Verde: la cifra che ne segue. Blu: perché non ha altro posto.</translation>
    </message>
    <message>
        <source>Green: the digit that follows.</source>
        <translation>Verde: la cifra che ne segue.</translation>
    </message>
</context>
<context>
    <name>PensOwn</name>
    <message>
        <source>A puzzle of your own</source>
        <translation>Uno schema tuo</translation>
    </message>
    <message>
        <source>A row, column or block has the same digit twice.</source>
        <translation>In una riga, una colonna o un riquadro una cifra compare due volte.</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Verifico …</translation>
    </message>
    <message>
        <source>Givens so far: %1</source>
        <translation>Cifre date finora: %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>81 characters, or the text of an .sdk, .sdm or OpenSudoku file</source>
        <translation>81 caratteri, o il testo di un file .sdk, .sdm o OpenSudoku</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>The next of %1 puzzles</source>
        <translation>Il prossimo di %1 schemi</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>As 81 characters</source>
        <translation>Come 81 caratteri</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conserva tutti</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>PensPuzzles</name>
    <message>
        <source>Choose a puzzle</source>
        <translation>Scegli uno schema</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Card %1 from the box</source>
        <translation>Carta %1 della scatola</translation>
    </message>
    <message>
        <source>Making a puzzle …</source>
        <translation>Creo uno schema …</translation>
    </message>
    <message>
        <source>Made just now: nobody has seen it yet</source>
        <translation>Appena creato: nessuno l’ha ancora visto</translation>
    </message>
    <message>
        <source>A fresh one</source>
        <translation>Uno nuovo</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un altro</translation>
    </message>
    <message>
        <source>Cards in the box</source>
        <translation>Carte nella scatola</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carta %1</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Uno schema tuo</translation>
    </message>
    <message>
        <source>Typed in or pasted</source>
        <translation>Scritto o incollato</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>What to look for, each with a puzzle to practise on</source>
        <translation>Che cosa cercare, con uno schema per esercitarsi in ciascuna</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Kept puzzles</source>
        <translation>Schemi conservati</translation>
    </message>
    <message>
        <source>Those you added, and files</source>
        <translation>Quelli aggiunti da te, e i file</translation>
    </message>
</context>
<context>
    <name>PensRules</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>One Sudoku for all of you, and a pen of your own colour for each. Every row, every column and every block has each digit from 1 to 9 once.</source>
        <translation>Un solo Sudoku per tutti, e per ciascuno una penna del suo colore. Ogni riga, ogni colonna e ogni riquadro ha ogni cifra da 1 a 9 una volta.</translation>
    </message>
    <message>
        <source>Printed digits are dark; written ones have the colour of whoever wrote them.</source>
        <translation>Le cifre stampate sono scure; le vostre hanno il colore delle vostre penne.</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>A turni</translation>
    </message>
    <message>
        <source>Write one digit within 30 seconds, or pass. A wrong one is wiped if it’s noticed, and your turn is over. What nobody noticed in time stays.</source>
        <translation>Scrivi una cifra entro 30 secondi, oppure passa. Se una sbagliata viene notata si cancella, e il tuo turno finisce. Ciò che nessuno ha notato in tempo resta.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Write as many digits as you can in your 30 seconds. There are as many rounds as players, and each of you begins one.</source>
        <translation>Scrivi quante più cifre puoi nei tuoi 30 secondi. I giri sono tanti quanti i giocatori, e ognuno ne comincia uno.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The game ends when the board is full, when three rounds have added no digit, or when all of you agree. The digits in your colour are added up, and the highest total wins.</source>
        <translation>Il gioco finisce quando lo schema è pieno, quando tre giri non hanno portato cifre o quando siete tutti d’accordo. Le cifre del tuo colore si sommano, e vince il totale più alto.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
    <message>
        <source>No turns and no sand: solve it in your own time, with notes, and wipe what you have written as often as you like.</source>
        <translation>Senza turni e senza clessidra: risolvilo con calma, con le note, e cancella ciò che hai scritto quante volte vuoi.</translation>
    </message>
</context>
<context>
    <name>PensSand</name>
    <message numerus="yes">
        <source>second(s)</source>
        <translation>
            <numerusform>secondo</numerusform>
            <numerusform>secondi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PensShelf</name>
    <message>
        <source>Kept puzzles</source>
        <translation>Schemi conservati</translation>
    </message>
    <message>
        <source>Nothing yet: type a puzzle in, or paste one, and keep it.</source>
        <translation>Ancora nulla: scrivi o incolla uno schema, e conservalo.</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Schema %1</translation>
    </message>
    <message>
        <source>%1, %2 givens</source>
        <translation>%1, %2 cifre date</translation>
    </message>
    <message>
        <source>Throw %1 away</source>
        <translation>Butta via %1</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Puzzle files in the folder of the backups are shown here: .sdk, .sdm, .opensudoku, or lines of 81 characters.</source>
        <translation>Qui ci sono i file di schemi della cartella dei backup: .sdk, .sdm, .opensudoku, o righe di 81 caratteri.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n schema</numerusform>
            <numerusform>%n schemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Save kept puzzles as .sdm</source>
        <translation>Salva quelli conservati come .sdm</translation>
    </message>
    <message>
        <source>Save them for OpenSudoku</source>
        <translation>Salva per OpenSudoku</translation>
    </message>
</context>
<context>
    <name>PensSide</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>PensSolution</name>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>Blue: what was missing. Red: where you had another digit.</source>
        <translation>Blu: ciò che mancava. Rosso: dove avevi un’altra cifra.</translation>
    </message>
    <message>
        <source>Blue: what was missing.</source>
        <translation>Blu: ciò che mancava.</translation>
    </message>
</context>
<context>
    <name>PensTable</name>
    <message>
        <source>The %1 was wrong.</source>
        <translation>Il %1 era sbagliato.</translation>
    </message>
    <message>
        <source>That was right.</source>
        <translation>Era giusto.</translation>
    </message>
    <message>
        <source>Press and hold for a note</source>
        <translation>Tieni premuto per una nota</translation>
    </message>
</context>
<context>
    <name>PensTechniques</name>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
</context>
<context>
    <name>PensTools</name>
    <message>
        <source>Corner</source>
        <translation>Angolo</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Prima la cifra</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Fox</source>
        <translation>Volpe</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguino</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Orso</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Riccio</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Balena</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>Gru</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Coccinella</translation>
    </message>
    <message>
        <source>Daruma</source>
        <translation>Daruma</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Ghianda</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Fungo</translation>
    </message>
    <message>
        <source>Sailboat</source>
        <translation>Barca a vela</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Teiera</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Celeste</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Who plays on this device. Tap to change a name or a picture.</source>
        <translation>Chi gioca su questo dispositivo. Tocca per cambiare nome o immagine.</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Nuova persona</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Yes, remove %1</source>
        <translation>Sì, rimuovi %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non salvato</translation>
    </message>
    <message>
        <source>This couldn’t be saved. Is there room on the device?</source>
        <translation>Non è stato possibile salvare. C’è spazio sul dispositivo?</translation>
    </message>
    <message>
        <source>Somebody else already has this name.</source>
        <translation>Qualcun altro ha già questo nome.</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>The file can’t be written. Is there room on the device?</source>
        <translation>Il file non si può scrivere. C’è spazio sul dispositivo?</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Share it</source>
        <translation>Da condividere</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Where digits were printed, your medal and your time. Never a digit.</source>
        <translation>Dove erano stampate le cifre, la medaglia e il tempo. Mai una cifra.</translation>
    </message>
    <message>
        <source>Where digits were printed, and your time. Never a digit.</source>
        <translation>Dove erano stampate le cifre e il tempo. Mai una cifra.</translation>
    </message>
</context>
<context>
    <name>PileSign</name>
    <message numerus="yes">
        <source>%n tile(s) put aside</source>
        <translation>
            <numerusform>%n tessera messa da parte</numerusform>
            <numerusform>%n tessere messe da parte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the pile</source>
        <translation>
            <numerusform>%n tessera nel mazzo</numerusform>
            <numerusform>%n tessere nel mazzo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewPill</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleShelf</name>
    <message numerus="yes">
        <source>%n puzzle(s) kept.</source>
        <translation>
            <numerusform>%n schema conservato.</numerusform>
            <numerusform>%n schemi conservati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) kept. The others don’t have exactly one solution.</source>
        <translation>
            <numerusform>%n schema conservato. Gli altri non hanno una e una sola soluzione.</numerusform>
            <numerusform>%n schemi conservati. Gli altri non hanno una e una sola soluzione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>The file can’t be written. Is there room on the device?</source>
        <translation>Il file non si può scrivere. C’è spazio sul dispositivo?</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>Non si può salvare nulla.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Gioco di oggi</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Gioco del %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a short date</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Esercizio: %1</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Il tuo schema</translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>A new record</source>
        <translation>Un nuovo record</translation>
    </message>
    <message>
        <source>The previous best was %1.</source>
        <translation>Il record precedente era %1.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>ResultHead</name>
    <message>
        <source>By %1</source>
        <translation>Con %1 di vantaggio</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>%1: skill %2, luck %3</source>
        <translation>%1: abilità %2, fortuna %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) behind</source>
        <translation>
            <numerusform>%1 è indietro di %n punto</numerusform>
            <numerusform>%1 è indietro di %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 vincono insieme</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Come è andata</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Il turno migliore</translation>
    </message>
    <message>
        <source>%1’s best turn</source>
        <translation>Il turno migliore di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n punto in una volta</numerusform>
            <numerusform>%n punti in una volta</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the lead</source>
        <translation>%1 passa in testa</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Mossa %1 di %2</translation>
    </message>
    <message>
        <source>Watch the whole match</source>
        <translation>Rivedi tutta la partita</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Copiato come testo</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Share this deal</source>
        <translation>Condividi la partita</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Punteggi migliori</translation>
    </message>
    <message>
        <source>For this deal, and overall</source>
        <translation>Per questa partita, e per tutte</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Prossimo problema</translation>
    </message>
    <message>
        <source>Not all of it is solved</source>
        <translation>Non tutto è risolto</translation>
    </message>
    <message>
        <source>For this puzzle, and overall</source>
        <translation>Per questo schema, e per tutti</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Rivedila</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>Un altro schema</translation>
    </message>
    <message>
        <source>Tried again from turn %1 on: counted apart</source>
        <translation>Di nuovo dal turno %1: contata a parte</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>È equo?</translation>
    </message>
    <message>
        <source>What everybody drew, and every level of computers</source>
        <translation>Che cosa hanno pescato tutti, anche ogni livello dei computer</translation>
    </message>
    <message numerus="yes">
        <source>With %n hint(s) by the coach</source>
        <translation>
            <numerusform>Con %n suggerimento dell’allenatore</numerusform>
            <numerusform>Con %n suggerimenti dell’allenatore</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation>Come va a finire</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Counts as with help, and is listed separately</source>
        <translation>Vale come con aiuto ed è elencato a parte</translation>
    </message>
</context>
<context>
    <name>ResultsColumn</name>
    <message>
        <source>played</source>
        <translation>giocate</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>più rapida</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>best</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>average</source>
        <translation>media</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in tutto</translation>
    </message>
    <message>
        <source>%1 wins in a row</source>
        <translation>%1 vittorie di fila</translation>
    </message>
    <message numerus="yes">
        <source>Score, last %n match(es)</source>
        <translation>
            <numerusform>Punti, ultima %n partita</numerusform>
            <numerusform>Punti, ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Scores, oldest first: %1</source>
        <translation>Punti, dal più vecchio: %1</translation>
    </message>
    <message>
        <source>dashed: average of five</source>
        <translation>tratteggio: media di cinque</translation>
    </message>
    <message>
        <source>How scores are spread</source>
        <translation>Come si distribuiscono i punti</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: %n volta</numerusform>
            <numerusform>%1: %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are here: %n point(s) in the last match</source>
        <translation>
            <numerusform>Sei qui: %n punto nell’ultima partita</numerusform>
            <numerusform>Sei qui: %n punti nell’ultima partita</numerusform>
        </translation>
    </message>
    <message>
        <source>Time by grade</source>
        <translation>Tempo per grado</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Punteggi migliori</translation>
    </message>
    <message>
        <source>dashed: average of five · ○ with help, listed separately</source>
        <translation>tratteggio: media di cinque · ○ con aiuto, elencate a parte</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Testa a testa</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 times ahead, %3 times behind in %n match(es)</source>
        <translation>
            <numerusform>%1: %2 volte davanti, %3 volte dietro in %n partita</numerusform>
            <numerusform>%1: %2 volte davanti, %3 volte dietro in %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Family ladder</source>
        <translation>Classifica di famiglia</translation>
    </message>
    <message>
        <source>%1: %2, %3 (Elo)</source>
        <translation>%1: %2, %3 (Elo)</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolti</translation>
    </message>
    <message numerus="yes">
        <source>Time, last %n match(es)</source>
        <translation>
            <numerusform>Tempo, ultima %n partita</numerusform>
            <numerusform>Tempo, ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Times, oldest first: %1</source>
        <translation>Tempi, dal più vecchio: %1</translation>
    </message>
    <message>
        <source>How times are spread</source>
        <translation>Come si distribuiscono i tempi</translation>
    </message>
    <message>
        <source>You are here: %1 in the last match</source>
        <translation>Sei qui: %1 nell’ultima partita</translation>
    </message>
    <message>
        <source>With help, listed separately</source>
        <translation>Con aiuto, elencate a parte</translation>
    </message>
    <message>
        <source>solved unaided</source>
        <translation>risolti senza aiuto</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with help, listed separately</source>
        <translation>
            <numerusform>di cui %n con aiuto, elencata a parte</numerusform>
            <numerusform>di cui %n con aiuto, elencate a parte</numerusform>
        </translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contro i computer</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 won, %3 lost in %n match(es)</source>
        <translation>
            <numerusform>%1: %2 vinte, %3 perse in %n partita</numerusform>
            <numerusform>%1: %2 vinte, %3 perse in %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 giocatori</translation>
    </message>
</context>
<context>
    <name>RunningPill</name>
    <message>
        <source>%1 of %2, right</source>
        <translation>%1 di %2, giusto</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>of %1 !</source>
        <translation>di %1 !</translation>
    </message>
    <message>
        <source>of %1 ✓</source>
        <translation>di %1 ✓</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>The game is over.</source>
        <translation>Il gioco è finito.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>È il turno di qualcun altro.</translation>
    </message>
    <message>
        <source>Something is there already.</source>
        <translation>Lì c’è già qualcosa.</translation>
    </message>
    <message>
        <source>A card has to touch another one.</source>
        <translation>Una carta deve toccarne un’altra.</translation>
    </message>
    <message>
        <source>That isn’t in your hand.</source>
        <translation>Non l’hai in mano.</translation>
    </message>
    <message>
        <source>That card can’t be turned over now.</source>
        <translation>Ora questa carta non si può girare.</translation>
    </message>
    <message>
        <source>Your card and the one turned over have to be in the same Kakuro.</source>
        <translation>La tua carta e quella girata devono stare nello stesso Kakuro.</translation>
    </message>
    <message>
        <source>A claim starts at a red card, with addends after it.</source>
        <translation>Una dichiarazione comincia da una carta rossa seguita da addendi.</translation>
    </message>
    <message>
        <source>This number is already in the row, the column or the block.</source>
        <translation>Questo numero è già nella riga, nella colonna o nel riquadro.</translation>
    </message>
    <message>
        <source>This digit doesn’t belong here.</source>
        <translation>Questa cifra non va qui.</translation>
    </message>
    <message>
        <source>This digit is printed.</source>
        <translation>Questa cifra è stampata.</translation>
    </message>
    <message>
        <source>This chip doesn’t break the rule.</source>
        <translation>Questa fiche non è contro la regola.</translation>
    </message>
    <message>
        <source>You are out until the next total.</source>
        <translation>Sei fuori fino al prossimo totale.</translation>
    </message>
    <message>
        <source>You have already said so.</source>
        <translation>L’hai già detto.</translation>
    </message>
    <message>
        <source>First everybody has to agree to the last move.</source>
        <translation>Prima tutti devono accettare l’ultima mossa.</translation>
    </message>
    <message>
        <source>There is nothing to object to.</source>
        <translation>Non c’è niente da contestare.</translation>
    </message>
    <message>
        <source>Only the others can object to your move.</source>
        <translation>Solo gli altri possono contestare la tua mossa.</translation>
    </message>
    <message>
        <source>There is nothing to agree to.</source>
        <translation>Non c’è niente da accettare.</translation>
    </message>
    <message>
        <source>That isn’t possible now.</source>
        <translation>Ora non si può.</translation>
    </message>
    <message>
        <source>You don’t have that tile.</source>
        <translation>Non hai questa tessera.</translation>
    </message>
    <message>
        <source>The row has to begin at a total cell.</source>
        <translation>La fila deve partire da una casella del totale.</translation>
    </message>
    <message>
        <source>The row has to end at a total cell or at the margin.</source>
        <translation>La fila deve finire a una casella del totale o al margine.</translation>
    </message>
    <message>
        <source>A tile of the row has already counted in this direction.</source>
        <translation>Una tessera della fila ha già contato in questa direzione.</translation>
    </message>
    <message>
        <source>A number repeats: each repeat takes a doubling tile.</source>
        <translation>Un numero si ripete: serve un raddoppio per ogni volta.</translation>
    </message>
    <message>
        <source>The row makes %1, not %2.</source>
        <translation>La fila fa %1, non %2.</translation>
    </message>
    <message>
        <source>A row has two tiles or more.</source>
        <translation>Una fila ha almeno due tessere.</translation>
    </message>
    <message>
        <source>An action tile is where it isn’t allowed.</source>
        <translation>Una tessera d’azione è dove non può stare.</translation>
    </message>
    <message>
        <source>A total cell can’t be part of the row.</source>
        <translation>Una casella del totale non può far parte della fila.</translation>
    </message>
    <message>
        <source>row %1, column %2, total cell</source>
        <translation>riga %1, colonna %2, casella del totale</translation>
    </message>
    <message>
        <source>row %1, column %2, red, digit tile %3</source>
        <translation>riga %1, colonna %2, rossa, tessera cifra %3</translation>
    </message>
    <message>
        <source>row %1, column %2, silver, digit tile %3</source>
        <translation>riga %1, colonna %2, argento, tessera cifra %3</translation>
    </message>
    <message>
        <source>row %1, column %2, red %3</source>
        <translation>riga %1, colonna %2, %3 rosso</translation>
    </message>
    <message>
        <source>row %1, column %2, silver %3</source>
        <translation>riga %1, colonna %2, %3 argento</translation>
    </message>
    <message>
        <source>total %3, row %1, rightwards from column %2</source>
        <translation>totale %3, riga %1, verso destra dalla colonna %2</translation>
    </message>
    <message>
        <source>total %3, column %2, downwards from row %1</source>
        <translation>totale %3, colonna %2, verso il basso dalla riga %1</translation>
    </message>
    <message>
        <source>total cell</source>
        <translation>casella del totale</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>raddoppio</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>scambio</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>cifra %1</translation>
    </message>
    <message>
        <source>Your row lies open: the others check it.</source>
        <translation>La tua fila è scoperta: gli altri la controllano.</translation>
    </message>
    <message>
        <source>%1 calls row %2, columns %3 to %4: is it right?</source>
        <translation>%1 chiama la riga %2, colonne da %3 a %4: è giusto?</translation>
    </message>
    <message>
        <source>%1 calls column %2, rows %3 to %4: is it right?</source>
        <translation>%1 chiama la colonna %2, righe da %3 a %4: è giusto?</translation>
    </message>
    <message>
        <source>Kakuro! Show your row.</source>
        <translation>Kakuro! Mostra la tua fila.</translation>
    </message>
    <message>
        <source>Find a row that makes %1.</source>
        <translation>Trova una fila che faccia %1.</translation>
    </message>
    <message>
        <source>That is wrong</source>
        <translation>È sbagliato</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Va bene così</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Turn the tile over</source>
        <translation>Gira la tessera</translation>
    </message>
    <message>
        <source>Kakuro!</source>
        <translation>Kakuro!</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>row %1, column %2, empty</source>
        <translation>riga %1, colonna %2, vuota</translation>
    </message>
    <message>
        <source>row %1, column %2, your sum %3, not placed yet</source>
        <translation>riga %1, colonna %2, la tua somma %3, non ancora posata</translation>
    </message>
    <message>
        <source>row %1, column %2, your addend %3, not placed yet</source>
        <translation>riga %1, colonna %2, il tuo addendo %3, non ancora posato</translation>
    </message>
    <message>
        <source>row %1, column %2, turned to sum %3</source>
        <translation>riga %1, colonna %2, girata a somma %3</translation>
    </message>
    <message>
        <source>row %1, column %2, turned to addend %3</source>
        <translation>riga %1, colonna %2, girata ad addendo %3</translation>
    </message>
    <message>
        <source>row %1, column %2, sum %3</source>
        <translation>riga %1, colonna %2, somma %3</translation>
    </message>
    <message>
        <source>row %1, column %2, addend %3</source>
        <translation>riga %1, colonna %2, addendo %3</translation>
    </message>
    <message>
        <source>your %1, as a sum</source>
        <translation>il tuo %1, come somma</translation>
    </message>
    <message>
        <source>your %1, as an addend</source>
        <translation>il tuo %1, come addendo</translation>
    </message>
    <message>
        <source>The last card can still be challenged.</source>
        <translation>L’ultima carta si può ancora contestare.</translation>
    </message>
    <message>
        <source>%1’s turn to place a card.</source>
        <translation>Tocca a %1 posare una carta.</translation>
    </message>
    <message>
        <source>Your turn: choose a card.</source>
        <translation>Tocca a te: scegli una carta.</translation>
    </message>
    <message>
        <source>Place it beside another card; tap it to turn it over.</source>
        <translation>Posala accanto a un’altra carta; toccala per girarla.</translation>
    </message>
    <message>
        <source>A card you turn over has to be in the same Kakuro as the card you place.</source>
        <translation>La carta che giri deve stare nello stesso Kakuro di quella che posi.</translation>
    </message>
    <message>
        <source>You may turn a card over, or confirm.</source>
        <translation>Puoi girare una carta, oppure conferma.</translation>
    </message>
    <message>
        <source>You may turn a card over. Draw along your Kakuros, then confirm.</source>
        <translation>Puoi girare una carta. Traccia i tuoi Kakuro, poi conferma.</translation>
    </message>
    <message>
        <source>Turn your card over</source>
        <translation>Gira la tua carta</translation>
    </message>
    <message>
        <source>row %1, column %2, value %3, empty</source>
        <translation>riga %1, colonna %2, valore %3, vuota</translation>
    </message>
    <message>
        <source>row %1, column %2, value %3, chip %4</source>
        <translation>riga %1, colonna %2, valore %3, fiche %4</translation>
    </message>
    <message>
        <source>Your turn: place, discard or pass.</source>
        <translation>Tocca a te: posa, scarta o passa.</translation>
    </message>
    <message>
        <source>%1’s turn to place a chip, discard one or pass.</source>
        <translation>Tocca a %1 posare una fiche, scartarne una o passare.</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered</source>
        <translation>settore %1, %2 punti scoperti</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered, of the game itself</source>
        <translation>settore %1, %2 punti scoperti, del gioco stesso</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered, yours</source>
        <translation>settore %1, %2 punti scoperti, tuo</translation>
    </message>
    <message>
        <source>sector %1, %2 points uncovered, of %3</source>
        <translation>settore %1, %2 punti scoperti, di %3</translation>
    </message>
    <message>
        <source>your chip, %1</source>
        <translation>la tua fiche, %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>row %1, column %2, given %3</source>
        <translation>riga %1, colonna %2, %3 stampato</translation>
    </message>
    <message>
        <source>row %1, column %2, %3 by %4</source>
        <translation>riga %1, colonna %2, %3 di %4</translation>
    </message>
    <message>
        <source>Fill the grid.</source>
        <translation>Riempi lo schema.</translation>
    </message>
    <message>
        <source>Your digit can still be challenged.</source>
        <translation>La tua cifra si può ancora contestare.</translation>
    </message>
    <message>
        <source>The digit by %1 can still be challenged.</source>
        <translation>La cifra di %1 si può ancora contestare.</translation>
    </message>
    <message>
        <source>%1’s turn to write.</source>
        <translation>Tocca a %1 scrivere.</translation>
    </message>
    <message>
        <source>Your turn: write as many digits as you can.</source>
        <translation>Tocca a te: scrivi quante più cifre puoi.</translation>
    </message>
    <message>
        <source>Your turn: write a digit.</source>
        <translation>Tocca a te: scrivi una cifra.</translation>
    </message>
    <message>
        <source>Notes in the corners</source>
        <translation>Note negli angoli</translation>
    </message>
    <message>
        <source>Notes in the centre</source>
        <translation>Note al centro</translation>
    </message>
    <message>
        <source>I have nothing more</source>
        <translation>Non trovo altro</translation>
    </message>
    <message>
        <source>I have nothing</source>
        <translation>Non trovo niente</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Termina il gioco</translation>
    </message>
    <message>
        <source>row %1, column %2, golden %3</source>
        <translation>riga %1, colonna %2, %3 d’oro</translation>
    </message>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>riga %1, colonna %2, %3</translation>
    </message>
    <message>
        <source>The last tile can still be challenged.</source>
        <translation>L’ultima tessera si può ancora contestare.</translation>
    </message>
    <message>
        <source>Your turn: place your tile.</source>
        <translation>Tocca a te: posa la tua tessera.</translation>
    </message>
    <message>
        <source>%1’s turn to place a tile.</source>
        <translation>Tocca a %1 posare una tessera.</translation>
    </message>
    <message>
        <source>I can’t place my tile</source>
        <translation>Non posso posarla</translation>
    </message>
    <message>
        <source>your tile, %1</source>
        <translation>la tua tessera, %1</translation>
    </message>
    <message>
        <source>A code has digits and letters only, and never a U.</source>
        <translation>Un codice ha solo cifre e lettere, e mai una U.</translation>
    </message>
    <message>
        <source>That isn’t a whole code: some of it is missing, or there is too much.</source>
        <translation>Non è un codice intero: manca qualcosa, o c’è qualcosa di troppo.</translation>
    </message>
    <message>
        <source>There is a mistake in this code. Compare it letter by letter.</source>
        <translation>C’è un errore in questo codice. Confrontalo lettera per lettera.</translation>
    </message>
    <message>
        <source>This code comes from a newer Ninefold. Update this one to play it.</source>
        <translation>Questo codice viene da un Ninefold più recente. Aggiorna questo per giocarlo.</translation>
    </message>
    <message>
        <source>This code doesn’t belong to any game.</source>
        <translation>Questo codice non indica nessun gioco.</translation>
    </message>
    <message>
        <source>This is longer than a file of puzzles can be.</source>
        <translation>È più lungo di quanto possa essere un file di schemi.</translation>
    </message>
    <message>
        <source>There is no puzzle in this.</source>
        <translation>Qui non c’è nessuno schema.</translation>
    </message>
    <message>
        <source>Line %1: a puzzle has 81 characters, or nine lines of nine.</source>
        <translation>Riga %1: uno schema ha 81 caratteri, o nove righe da nove.</translation>
    </message>
    <message>
        <source>Line %1: a puzzle has digits, and dots or zeros for empty cells.</source>
        <translation>Riga %1: in uno schema ci sono cifre, e punti o zeri per le caselle vuote.</translation>
    </message>
    <message>
        <source>This XML is not an OpenSudoku file.</source>
        <translation>Questo XML non è un file di OpenSudoku.</translation>
    </message>
    <message>
        <source>Line %1: this OpenSudoku game is not a puzzle.</source>
        <translation>Riga %1: questo gioco di OpenSudoku non è uno schema.</translation>
    </message>
    <message>
        <source>Line %1 is not well-formed XML.</source>
        <translation>La riga %1 non è XML ben formato.</translation>
    </message>
    <message>
        <source>Tap there again to lay it.</source>
        <translation>Tocca di nuovo lì per posarla.</translation>
    </message>
    <message>
        <source>Tap where it should go.</source>
        <translation>Tocca dove deve andare.</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gatto</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>rana</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>pesce</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>gufo</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>coniglio</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tartaruga</translation>
    </message>
    <message>
        <source>It can’t go here: %1 is already in this row, column or block.</source>
        <translation>Qui non può stare: %1 è già in questa riga, colonna o riquadro.</translation>
    </message>
    <message>
        <source>Do you want to pass? That can’t be taken back.</source>
        <translation>Vuoi davvero passare? Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Sì, passo</translation>
    </message>
    <message>
        <source>Discard this chip? That can’t be taken back.</source>
        <translation>Scartare questa fiche? Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>Yes, discard it</source>
        <translation>Sì, scarta</translation>
    </message>
    <message>
        <source>Does your tile fit nowhere? That can’t be taken back.</source>
        <translation>La tua tessera non va da nessuna parte? Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>Yes, it fits nowhere</source>
        <translation>Sì, da nessuna parte</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No row was shown.</source>
        <translation>Non è stata mostrata nessuna fila.</translation>
    </message>
    <message>
        <source>Everybody is out.</source>
        <translation>Sono tutti fuori.</translation>
    </message>
    <message>
        <source>Everybody says it’s impossible.</source>
        <translation>Tutti lo ritengono impossibile.</translation>
    </message>
    <message>
        <source>The sand has run out.</source>
        <translation>La clessidra è finita.</translation>
    </message>
    <message>
        <source>The third total was put aside: that ends the game.</source>
        <translation>Il terzo totale è da parte: il gioco finisce.</translation>
    </message>
    <message>
        <source>There is no total left: that ends the game.</source>
        <translation>Non ci sono più totali: il gioco finisce.</translation>
    </message>
    <message>
        <source>Find a row that makes %1. If it is put aside, the game is over.</source>
        <translation>Trova una fila che faccia %1. Se nessuno la trova, il gioco è finito.</translation>
    </message>
    <message>
        <source>A row that was claimed isn’t a Kakuro of this turn.</source>
        <translation>Una fila dichiarata non è un Kakuro di questo turno.</translation>
    </message>
    <message>
        <source>What was turned over isn’t in the same Kakuro as the card placed.</source>
        <translation>Ciò che è stato girato non sta nello stesso Kakuro della carta posata.</translation>
    </message>
    <message>
        <source>That scores nothing: there is no red card before it.</source>
        <translation>Non porta niente: prima non c’è una carta rossa.</translation>
    </message>
    <message>
        <source>That scores nothing: no yellow cards follow it.</source>
        <translation>Non porta niente: non seguono carte gialle.</translation>
    </message>
    <message>
        <source>That scores nothing yet: it takes two yellow cards or more.</source>
        <translation>Non porta ancora niente: servono almeno due carte gialle.</translation>
    </message>
    <message>
        <source>That scores nothing: two of the numbers are equal.</source>
        <translation>Non porta niente: due dei numeri sono uguali.</translation>
    </message>
    <message>
        <source>That scores nothing: the yellow cards make %1, and %1 doesn’t end in %2.</source>
        <translation>Non porta niente: le carte gialle fanno %1, che non finisce con %2.</translation>
    </message>
    <message>
        <source>There was one turn to play: that ends the game.</source>
        <translation>C’era un solo turno: il gioco finisce.</translation>
    </message>
    <message>
        <source>Nobody has a card left: that ends the game.</source>
        <translation>Nessuno ha più carte: il gioco finisce.</translation>
    </message>
    <message>
        <source>The number is already in the row, the column or the sector.</source>
        <translation>Il numero è già nella riga, nella colonna o nel settore.</translation>
    </message>
    <message>
        <source>Everybody has passed: that ends the game.</source>
        <translation>Hanno passato tutti: il gioco finisce.</translation>
    </message>
    <message>
        <source>There is no chip left to draw, and a hand is empty: that ends the game.</source>
        <translation>Non ci sono più fiche da pescare e una mano è vuota: il gioco finisce.</translation>
    </message>
    <message>
        <source>Every cell is filled: that ends the game.</source>
        <translation>Tutte le caselle sono piene: il gioco finisce.</translation>
    </message>
    <message>
        <source>The game was ended before all was filled.</source>
        <translation>Il gioco è stato chiuso prima di riempire tutto.</translation>
    </message>
    <message>
        <source>Nobody found a digit in three rounds: that ends the game.</source>
        <translation>In tre giri nessuno ha trovato una cifra: il gioco finisce.</translation>
    </message>
    <message>
        <source>All rounds are played: that ends the game.</source>
        <translation>Tutti i giri sono stati giocati: il gioco finisce.</translation>
    </message>
    <message>
        <source>It is already in the row, the column or the block.</source>
        <translation>C’è già nella riga, nella colonna o nel riquadro.</translation>
    </message>
    <message>
        <source>The tile would have fitted somewhere.</source>
        <translation>La tessera sarebbe andata bene da qualche parte.</translation>
    </message>
    <message>
        <source>The last tile has been laid: that ends the game.</source>
        <translation>L’ultima tessera è posata: il gioco finisce.</translation>
    </message>
    <message>
        <source>The next tile fits nowhere: that ends the game.</source>
        <translation>La prossima tessera non va da nessuna parte: il gioco finisce.</translation>
    </message>
    <message>
        <source>Kakuro! Show your row. Giving up counts as a wrong call.</source>
        <translation>Kakuro! Mostra la tua fila. Rinunciare vale come chiamata sbagliata.</translation>
    </message>
    <message>
        <source>Confirm your row, or take it back.</source>
        <translation>Conferma la tua fila, o ritirala.</translation>
    </message>
    <message>
        <source>Give up the call</source>
        <translation>Rinuncia alla chiamata</translation>
    </message>
    <message>
        <source>You have one turn: find the one that scores most.</source>
        <translation>Hai un solo turno: trova quello che vale di più.</translation>
    </message>
    <message>
        <source>It can’t go here: %1 is already in this row, column or sector.</source>
        <translation>Qui non può stare: %1 è già in questa riga, colonna o settore.</translation>
    </message>
    <message>
        <source>It covers the %1. Tap there again to lay it.</source>
        <translation>Copre il %1. Tocca di nuovo lì per posarlo.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Posa</translation>
    </message>
    <message>
        <source>Keep notes that a digit settles</source>
        <translation>Tieni le note risolte da una cifra</translation>
    </message>
    <message>
        <source>%1%2, empty</source>
        <translation>%1%2, vuota</translation>
    </message>
    <message>
        <source>%1%2, given %3</source>
        <translation>%1%2, stampato %3</translation>
    </message>
    <message>
        <source>%1%2, %3</source>
        <translation>%1%2, %3</translation>
    </message>
    <message>
        <source>Every cell is filled. Digits that differ from the solution: %1.</source>
        <translation>Tutte le caselle sono piene. Cifre diverse dalla soluzione: %1.</translation>
    </message>
    <message>
        <source>Every cell is filled. Digits that meet their like: %1.</source>
        <translation>Tutte le caselle sono piene. Cifre che incontrano l’uguale: %1.</translation>
    </message>
    <message>
        <source>Every cell is filled, but it isn’t solved yet.</source>
        <translation>Tutte le caselle sono piene, ma non è ancora risolto.</translation>
    </message>
    <message>
        <source>Nothing scores well here; this leaves the least to the others.</source>
        <translation>Qui niente rende molto; così agli altri resta il meno possibile.</translation>
    </message>
    <message>
        <source>The yellow cards make %1, which ends in %2: %1 points.</source>
        <translation>Le carte gialle fanno %1, che finisce per %2: %1 punti.</translation>
    </message>
    <message>
        <source>It scores twice, %1 and %2: %3 points.</source>
        <translation>Vale due volte, %1 e %2: %3 punti.</translation>
    </message>
    <message>
        <source>%1 rows at once, %2 points.</source>
        <translation>%1 serie in una volta, %2 punti.</translation>
    </message>
    <message>
        <source>Look along this row.</source>
        <translation>Guarda lungo questa riga.</translation>
    </message>
    <message>
        <source>Look down this column.</source>
        <translation>Guarda lungo questa colonna.</translation>
    </message>
    <message>
        <source>Take the %1, red side up.</source>
        <translation>Prendi il %1, lato rosso in su.</translation>
    </message>
    <message>
        <source>Take the %1, yellow side up.</source>
        <translation>Prendi il %1, lato giallo in su.</translation>
    </message>
    <message>
        <source>It goes here.</source>
        <translation>Va qui.</translation>
    </message>
    <message>
        <source>It goes here, and what is marked is turned over.</source>
        <translation>Va qui, e ciò che è segnato si gira.</translation>
    </message>
    <message>
        <source>The %1 heads two rows, %2 and %3.</source>
        <translation>Il %1 apre due serie, %2 e %3.</translation>
    </message>
    <message>
        <source>The %1 completes two rows, %2 and %3.</source>
        <translation>Il %1 completa due serie, %2 e %3.</translation>
    </message>
    <message>
        <source>The %1 heads a row of %2.</source>
        <translation>Il %1 apre una serie da %2.</translation>
    </message>
    <message>
        <source>The %1 completes a row of %2.</source>
        <translation>Il %1 completa una serie da %2.</translation>
    </message>
    <message>
        <source>It scores nothing, but spoils the best card’s chance.</source>
        <translation>Non rende nulla, ma guasta la carta migliore.</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Non rende nulla.</translation>
    </message>
    <message>
        <source>The best card now brings %1.</source>
        <translation>La carta migliore ora rende %1.</translation>
    </message>
    <message>
        <source>No card brings anything now.</source>
        <translation>Nessuna carta ora rende qualcosa.</translation>
    </message>
    <message>
        <source>Look at the whole board: nothing there is worth covering.</source>
        <translation>Guarda tutto il tabellone: non c’è nulla che valga la pena coprire.</translation>
    </message>
    <message>
        <source>Look at this sector.</source>
        <translation>Guarda questo settore.</translation>
    </message>
    <message>
        <source>Take the %1.</source>
        <translation>Prendi il %1.</translation>
    </message>
    <message>
        <source>It costs you no more than a %1 of your own.</source>
        <translation>Ti costa solo un %1 tuo.</translation>
    </message>
    <message>
        <source>It covers a %1 of a sector that isn’t yours.</source>
        <translation>Copre un %1 di un settore che non è tuo.</translation>
    </message>
    <message>
        <source>Put the %1 away.</source>
        <translation>Scarta il %1.</translation>
    </message>
    <message>
        <source>Wherever it was laid, it would cost you more.</source>
        <translation>Ovunque lo mettessi, ti costerebbe di più.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passa.</translation>
    </message>
    <message>
        <source>You are better off as it lies.</source>
        <translation>Così com’è ti conviene.</translation>
    </message>
    <message>
        <source>It covers a %1 where most is left to lose.</source>
        <translation>Copre un %1 dove c’è più da perdere.</translation>
    </message>
    <message>
        <source>It covers a %1, the highest of its sector.</source>
        <translation>Copre un %1, il più alto del settore.</translation>
    </message>
    <message>
        <source>It covers a %1.</source>
        <translation>Copre un %1.</translation>
    </message>
    <message>
        <source>The sector has %1 left.</source>
        <translation>Al settore resta %1.</translation>
    </message>
    <message>
        <source>It covers nothing: no sector loses by it.</source>
        <translation>Non copre nulla: nessun settore ci perde.</translation>
    </message>
    <message>
        <source>Once all have passed in a row, the game is over: %1 of %2 so far.</source>
        <translation>Se passano tutti di seguito, è finita: finora %1 su %2.</translation>
    </message>
    <message>
        <source>Look at the whole sheet: there is no digit to be found.</source>
        <translation>Guarda tutto il foglio: non c’è nessuna cifra da trovare.</translation>
    </message>
    <message>
        <source>Say that you have nothing.</source>
        <translation>Di’ che non hai niente.</translation>
    </message>
    <message>
        <source>It costs you nothing, and the others may find as little.</source>
        <translation>Non ti costa nulla, e forse nemmeno gli altri trovano qualcosa.</translation>
    </message>
    <message>
        <source>Look at this block.</source>
        <translation>Guarda questo blocco.</translation>
    </message>
    <message>
        <source>It is about the %1.</source>
        <translation>Si tratta del %1.</translation>
    </message>
    <message>
        <source>Nothing but a %1 fits in this cell.</source>
        <translation>In questa casella sta solo un %1.</translation>
    </message>
    <message>
        <source>Nowhere else can this row have its %1.</source>
        <translation>Questa riga può avere il suo %1 solo qui.</translation>
    </message>
    <message>
        <source>Nowhere else can this column have its %1.</source>
        <translation>Questa colonna può avere il suo %1 solo qui.</translation>
    </message>
    <message>
        <source>Nowhere else can this block have its %1.</source>
        <translation>Questo blocco può avere il suo %1 solo qui.</translation>
    </message>
    <message>
        <source>No digit above %1 fits anywhere.</source>
        <translation>Nessuna cifra oltre il %1 sta più da nessuna parte.</translation>
    </message>
    <message>
        <source>Cells in which no %1 fits any more: %2.</source>
        <translation>Caselle in cui non sta più un %1: %2.</translation>
    </message>
    <message>
        <source>Your tile fits there.</source>
        <translation>La tua tessera ci sta.</translation>
    </message>
    <message>
        <source>It meets %1 tiles, a point for each.</source>
        <translation>Incontra %1 tessere, un punto ciascuna.</translation>
    </message>
    <message>
        <source>It completes the row: %1 points.</source>
        <translation>Completa la riga: %1 punti.</translation>
    </message>
    <message>
        <source>It completes the column: %1 points.</source>
        <translation>Completa la colonna: %1 punti.</translation>
    </message>
    <message>
        <source>Row %1, column %2, rest of the block %3.</source>
        <translation>Riga %1, colonna %2, resto del blocco %3.</translation>
    </message>
    <message>
        <source>It meets %1 tiles.</source>
        <translation>Incontra %1 tessere.</translation>
    </message>
    <message>
        <source>The best cell left counts %1.</source>
        <translation>La casella libera migliore vale %1.</translation>
    </message>
    <message>
        <source>Give up the call? That counts as a wrong one.</source>
        <translation>Rinunciare alla chiamata? Vale come chiamata sbagliata.</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Sì, rinuncio</translation>
    </message>
    <message>
        <source>Total cell: lay it right before the row or right behind it.</source>
        <translation>Casella del totale: mettila subito prima o subito dopo la fila.</translation>
    </message>
    <message>
        <source>Doubling: one number may occur once more. Turned over, it ends a row.</source>
        <translation>Raddoppio: un numero può comparire una volta in più. Girato, chiude una fila.</translation>
    </message>
    <message>
        <source>Swap: now tap the other silver tile.</source>
        <translation>Scambio: ora tocca l’altra tessera argento.</translation>
    </message>
    <message>
        <source>Swap: tap two silver tiles. Turned over, it ends a row.</source>
        <translation>Scambio: tocca due tessere argento. Girato, chiude una fila.</translation>
    </message>
    <message>
        <source>Digit: a silver tile of the row counts as %1. Turned over, it ends a row.</source>
        <translation>Cifra: una tessera argento della fila vale %1. Girata, chiude una fila.</translation>
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
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>High scores</source>
        <translation>Punteggi migliori</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>All deals, played like this</source>
        <translation>Tutte le partite di questo tipo</translation>
    </message>
    <message>
        <source>With help, listed separately</source>
        <translation>Con aiuto, elencate a parte</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message numerus="yes">
        <source>%1, %n point(s), to move</source>
        <translation>
            <numerusform>%1, %n punto, di turno</numerusform>
            <numerusform>%1, %n punti, di turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, di turno</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Posto %1: %2</translation>
    </message>
    <message>
        <source>%1 doesn’t play</source>
        <translation>%1 non gioca</translation>
    </message>
    <message>
        <source>Move %1, seat %2 of %3</source>
        <translation>Sposta %1, posto %2 di %3</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <translation>%1 (ospite)</translation>
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
            <numerusform>%1, %n punto, fuori fino al prossimo totale</numerusform>
            <numerusform>%1, %n punti, fuori fino al prossimo totale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>punti</numerusform>
        </translation>
    </message>
    <message>
        <source>calls a row</source>
        <translation>chiama una fila</translation>
    </message>
    <message>
        <source>That is wrong</source>
        <translation>È sbagliato</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossibile</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Impossible: ends the game</source>
        <translation>Impossibile: fine del gioco</translation>
    </message>
    <message>
        <source>Impossible: put it aside</source>
        <translation>Impossibile: da parte</translation>
    </message>
</context>
<context>
    <name>SectorGround</name>
    <message numerus="yes">
        <source>sector %1, %n point(s) uncovered</source>
        <translation>
            <numerusform>settore %1, %n punto scoperto</numerusform>
            <numerusform>settore %1, %n punti scoperti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectorsEnding</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Next sector</source>
        <translation>Prossimo settore</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Gira tutti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Not saved</source>
        <translation>Non salvato</translation>
    </message>
    <message>
        <source>%1 Your last action was undone: try it again.</source>
        <translation>%1 L’ultima azione è stata annullata: riprova.</translation>
    </message>
    <message>
        <source>That didn’t work</source>
        <translation>Non ha funzionato</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Non si può salvare nulla</translation>
    </message>
    <message>
        <source>%1 You can play, but nothing will be kept.</source>
        <translation>%1 Puoi giocare, ma nulla sarà salvato.</translation>
    </message>
    <message>
        <source>The saved games were damaged</source>
        <translation>Le partite salvate erano danneggiate</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could be recovered.</source>
        <translation>
            <numerusform>%n partita è stata recuperata.</numerusform>
            <numerusform>%n partite sono state recuperate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn’t be read any more.</source>
        <translation>
            <numerusform>%n non era più leggibile.</numerusform>
            <numerusform>%n non erano più leggibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name, a setting or a note couldn’t be read any more.</source>
        <translation>Un nome, un’impostazione o una nota non era più leggibile.</translation>
    </message>
    <message>
        <source>The damaged file was put aside.</source>
        <translation>Il file danneggiato è stato messo da parte.</translation>
    </message>
    <message numerus="yes">
        <source>There is also a backup with %n match(es).</source>
        <translation>
            <numerusform>C’è anche un backup con %n partita.</numerusform>
            <numerusform>C’è anche un backup con %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the backup instead</source>
        <translation>Usa invece il backup</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>The new person couldn’t be saved. Is there room on the device?</source>
        <translation>Non è stato possibile salvare la nuova persona. C’è spazio sul dispositivo?</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 punti su %2</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>non risolto</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n aiuto</numerusform>
            <numerusform>%n aiuti</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>Dealt from a code</source>
        <translation>Partita da un codice</translation>
    </message>
    <message>
        <source>level on points</source>
        <translation>alla pari</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n punto di vantaggio</numerusform>
            <numerusform>%n punti di vantaggio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n punto di svantaggio</numerusform>
            <numerusform>%n punti di svantaggio</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>The same deal with the same players, from turn %1 on. This is a match of its own: it counts apart, and the one you know stays as it was.</source>
        <translation>La stessa distribuzione con gli stessi giocatori, dal turno %1. È una partita a sé: conta a parte, e quella che conosci resta com’era.</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Intorno al tavolo</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Qualcun altro</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>How you share it</source>
        <translation>Come usate il dispositivo</translation>
    </message>
    <message>
        <source>Pass it round</source>
        <translation>Di mano in mano</translation>
    </message>
    <message>
        <source>It goes from hand to hand. A curtain falls after each turn.</source>
        <translation>Passa di mano in mano. Dopo ogni turno cala un sipario.</translation>
    </message>
    <message>
        <source>Flat on the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>It lies in the middle. Your hand stays under its cloth until you lift it.</source>
        <translation>Sta nel mezzo. La tua mano resta sotto il telo finché non lo alzi.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Fianco a fianco</translation>
    </message>
    <message>
        <source>You sit side by side. Your hand stays under its cloth until you lift it.</source>
        <translation>Siete seduti uno accanto all’altro. La tua mano resta sotto il telo finché non lo alzi.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Si comincia</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>Partita con codice</translation>
    </message>
    <message numerus="yes">
        <source>You begin with %n point(s).</source>
        <translation>
            <numerusform>Cominci con %n punto.</numerusform>
            <numerusform>Cominci con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play something else</source>
        <translation>Gioca ad altro</translation>
    </message>
    <message>
        <source>It lies in the middle. Each of you reads it from their own edge.</source>
        <translation>Sta nel mezzo. Ognuno lo legge dal proprio lato.</translation>
    </message>
    <message>
        <source>You sit side by side and read it the same way round.</source>
        <translation>Siete seduti uno accanto all’altro e lo leggete nello stesso verso.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Per mancini</translation>
    </message>
    <message>
        <source>The controls are on the left where there is room beside the board.</source>
        <translation>I comandi stanno a sinistra, se accanto al tabellone c’è spazio.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Nothing flies or turns, and the sand sinks once a second.</source>
        <translation>Nulla vola o gira, e la sabbia scende una volta al secondo.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>off</source>
        <translation>spento</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibrazione</translation>
    </message>
    <message>
        <source>A light tap with each sound.</source>
        <translation>Un colpetto leggero a ogni suono.</translation>
    </message>
    <message>
        <source>Glow at the edge</source>
        <translation>Luce al bordo</translation>
    </message>
    <message>
        <source>The edge of the screen lights up in the last seconds of the sand.</source>
        <translation>Il bordo dello schermo si accende negli ultimi secondi di sabbia.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>About Ninefold</source>
        <translation>Informazioni su Ninefold</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Everything in one file: matches, people, settings.</source>
        <translation>Tutto in un file: partite, persone, opzioni.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Tidy Sudoku notes</source>
        <translation>Note del Sudoku in ordine</translation>
    </message>
    <message>
        <source>A digit wipes the notes that it settles in its row, column and block.</source>
        <translation>Una cifra cancella le note che risolve nella sua riga, nella colonna e nel riquadro.</translation>
    </message>
    <message>
        <source>Computer players move</source>
        <translation>I computer muovono</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Velocemente</translation>
    </message>
    <message>
        <source>Calmly</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>One can follow what each of them does.</source>
        <translation>Si può seguire ogni loro mossa.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>The next one waits until you go on.</source>
        <translation>Il prossimo aspetta finché non vai avanti.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Where the app helps, a hint can be asked for in one’s own turn. It is counted and told in the result.</source>
        <translation>Dove l’app aiuta, nel proprio turno si può chiedere un suggerimento. Viene contato e detto nel risultato.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SolvedHead</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n aiuto</numerusform>
            <numerusform>%n aiuti</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Nessun aiuto</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Il tuo record</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Risolto in %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronzo</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argento</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>The medal is empty in the middle: it was solved with help.</source>
        <translation>La medaglia è vuota al centro: risolto con aiuto.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>No match is finished yet. Every finished match counts here.</source>
        <translation>Ancora nessuna partita finita. Qui conta ogni partita portata a termine.</translation>
    </message>
    <message>
        <source>A year of dailies</source>
        <translation>Un anno di giochi del giorno</translation>
    </message>
    <message numerus="yes">
        <source>Dailies were played on %n day(s) of the last year</source>
        <translation>
            <numerusform>Giochi del giorno in %n giorno dell’ultimo anno</numerusform>
            <numerusform>Giochi del giorno in %n giorni dell’ultimo anno</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>È equo?</translation>
    </message>
    <message>
        <source>What everybody drew, and every level of computers</source>
        <translation>Che cosa hanno pescato tutti, anche ogni livello dei computer</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is no room left on this device. Nothing was saved: make some room and try again.</source>
        <translation>Su questo dispositivo non c’è più spazio. Nulla è stato salvato: libera un po’ di spazio e riprova.</translation>
    </message>
    <message>
        <source>Ninefold may not write in its folder. Nothing was saved.</source>
        <translation>Ninefold non può scrivere nella sua cartella. Nulla è stato salvato.</translation>
    </message>
    <message>
        <source>The device could not save this. Nothing was changed: try again.</source>
        <translation>Il dispositivo non è riuscito a salvare. Nulla è cambiato: riprova.</translation>
    </message>
    <message>
        <source>The file with your games is in use. Nothing was changed: try again.</source>
        <translation>Il file con le tue partite è in uso. Nulla è cambiato: riprova.</translation>
    </message>
    <message>
        <source>The file with your games is damaged. Start Ninefold again: what can be read is rescued.</source>
        <translation>Il file con le tue partite è danneggiato. Riavvia Ninefold: ciò che si legge sarà recuperato.</translation>
    </message>
    <message>
        <source>Your games were saved by a newer Ninefold. Nothing was changed: update this one.</source>
        <translation>Le tue partite sono state salvate da un Ninefold più recente. Nulla è cambiato: aggiorna questo.</translation>
    </message>
    <message>
        <source>Ninefold is open already.</source>
        <translation>Ninefold è già aperto.</translation>
    </message>
    <message>
        <source>That isn’t there any more.</source>
        <translation>Questo non c’è più.</translation>
    </message>
    <message>
        <source>The match has moved on in the meantime.</source>
        <translation>Nel frattempo la partita è andata avanti.</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>Questa partita è finita.</translation>
    </message>
    <message>
        <source>What was saved of this match doesn’t fit together any more, so it isn’t shown.</source>
        <translation>I dati salvati di questa partita non sono più coerenti, perciò non viene mostrata.</translation>
    </message>
    <message>
        <source>This match was played by rules other than today’s, so it isn’t shown.</source>
        <translation>Questa partita è stata giocata con regole diverse da quelle di oggi, perciò non viene mostrata.</translation>
    </message>
    <message>
        <source>This file isn’t a backup of Ninefold. Nothing was changed.</source>
        <translation>Questo file non è un backup di Ninefold. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>This can’t be saved as it is.</source>
        <translation>Così com’è non si può salvare.</translation>
    </message>
</context>
<context>
    <name>Sudoku</name>
    <message>
        <source>Full house</source>
        <translation>Ultima casella</translation>
    </message>
    <message>
        <source>One cell of a row, column or block is still empty. The digit that is missing there goes into it.</source>
        <translation>In una riga, una colonna o un riquadro resta una casella vuota. Lì va la cifra che manca.</translation>
    </message>
    <message>
        <source>Hidden single in a block</source>
        <translation>Singolo nascosto nel riquadro</translation>
    </message>
    <message>
        <source>Ask where a digit can go in a block. Rows and columns that have it already rule out their cells; if a single one is left, that is its place.</source>
        <translation>Chiediti dove può andare una cifra in un riquadro. Righe e colonne che l’hanno già escludono le loro caselle; se ne resta una sola, è il suo posto.</translation>
    </message>
    <message>
        <source>Hidden single in a line</source>
        <translation>Singolo nascosto in una linea</translation>
    </message>
    <message>
        <source>The same question for a row or a column: its blocks and the lines that cross it rule out all cells but one.</source>
        <translation>La stessa domanda per una riga o una colonna: i suoi riquadri e le linee che la incrociano escludono tutte le caselle tranne una.</translation>
    </message>
    <message>
        <source>Direct pointing and claiming</source>
        <translation>Puntamento e rivendicazione diretti</translation>
    </message>
    <message>
        <source>Direct hidden pair</source>
        <translation>Coppia nascosta diretta</translation>
    </message>
    <message>
        <source>Two digits have the same two places in a house. They fill these cells, so that a third digit has only one place left.</source>
        <translation>Due cifre hanno gli stessi due posti in un’unità. Riempiono queste caselle, e a una terza cifra resta un solo posto.</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Singolo nudo</translation>
    </message>
    <message>
        <source>Look at one cell: row, column and block together already show eight digits. The ninth is its own.</source>
        <translation>Guarda una casella: riga, colonna e riquadro insieme mostrano già otto cifre. La nona è la sua.</translation>
    </message>
    <message>
        <source>Direct hidden triplet</source>
        <translation>Terna nascosta diretta</translation>
    </message>
    <message>
        <source>Three digits share three places in a house. They fill these, so that another digit has only one place left.</source>
        <translation>Tre cifre si dividono tre posti in un’unità. Li riempiono, e a un’altra cifra resta un solo posto.</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Puntamento</translation>
    </message>
    <message>
        <source>In a block, all places of a digit lie in one line. It can be struck out of the rest of that line.</source>
        <translation>In un riquadro tutti i posti di una cifra stanno su una linea. Si può eliminare dal resto di quella linea.</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Rivendicazione</translation>
    </message>
    <message>
        <source>In a line, all places of a digit lie in one block. It can be struck out of the rest of that block.</source>
        <translation>In una linea tutti i posti di una cifra stanno in un riquadro. Si può eliminare dal resto di quel riquadro.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Coppia nuda</translation>
    </message>
    <message>
        <source>Two cells of a house take the same two digits and nothing else. These digits can be struck out of the rest of the house.</source>
        <translation>In due caselle di un’unità vanno solo le stesse due cifre. Si possono eliminare dal resto dell’unità.</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>In two rows a digit has just two places, in the same two columns. It takes two opposite corners, so it can be struck out of the rest of both columns. Rows and columns may change roles.</source>
        <translation>In due righe una cifra ha solo due posti, nelle stesse due colonne. Occupa due angoli opposti, perciò si può eliminare dal resto delle due colonne. Righe e colonne possono scambiarsi i ruoli.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Coppia nascosta</translation>
    </message>
    <message>
        <source>Two digits have the same two places in a house. Everything else can be struck out of these cells.</source>
        <translation>Due cifre hanno gli stessi due posti in un’unità. Tutto il resto si può eliminare da queste caselle.</translation>
    </message>
    <message>
        <source>Naked triplet</source>
        <translation>Terna nuda</translation>
    </message>
    <message>
        <source>Three cells of a house take only three digits between them, not necessarily all three each. These digits can be struck out of the rest.</source>
        <translation>In tre caselle di un’unità vanno solo tre cifre in tutto, non per forza tutte e tre in ciascuna. Si possono eliminare dal resto.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Pesce spada</translation>
    </message>
    <message>
        <source>An X-Wing with three rows and three columns: in three rows a digit has places in the same three columns only.</source>
        <translation>Un X-Wing con tre righe e tre colonne: in tre righe una cifra ha posto solo nelle stesse tre colonne.</translation>
    </message>
    <message>
        <source>Hidden triplet</source>
        <translation>Terna nascosta</translation>
    </message>
    <message>
        <source>Three digits have only three places in a house between them. Everything else can be struck out of these cells.</source>
        <translation>Tre cifre hanno in tutto solo tre posti in un’unità. Tutto il resto si può eliminare da queste caselle.</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell with two digits sees two others that share one digit with it each, and have a third one in common. Whatever the first cell is, one of the others takes that third digit.</source>
        <translation>Una casella con due cifre ne vede altre due che condividono una cifra ciascuna con lei, e ne hanno una terza in comune. Qualunque sia la prima, una delle altre prende la terza cifra.</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Unique rectangle</source>
        <translation>Rettangolo unico</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Anello unico</translation>
    </message>
    <message>
        <source>As a unique rectangle, but with more cells: a loop that touches each of its houses twice, all with the same two digits.</source>
        <translation>Come un rettangolo unico, ma con più caselle: un anello che tocca due volte ogni sua unità, sempre con le stesse due cifre.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Quaterna nuda</translation>
    </message>
    <message>
        <source>Four cells of a house take only four digits between them. These can be struck out of the rest.</source>
        <translation>In quattro caselle di un’unità vanno solo quattro cifre in tutto. Si possono eliminare dal resto.</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>A Swordfish with four rows and four columns.</source>
        <translation>Un pesce spada con quattro righe e quattro colonne.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Quaterna nascosta</translation>
    </message>
    <message>
        <source>Four digits have only four places in a house between them. Everything else can be struck out of these cells.</source>
        <translation>Quattro cifre hanno in tutto solo quattro posti in un’unità. Tutto il resto si può eliminare da queste caselle.</translation>
    </message>
    <message>
        <source>Bivalue grave</source>
        <translation>BUG</translation>
    </message>
    <message>
        <source>If every open cell had two digits and every digit two places in each house, there would be no single solution. Whatever cell has more has to prevent that.</source>
        <translation>Se ogni casella aperta avesse due cifre e ogni cifra due posti in ogni unità, non ci sarebbe una sola soluzione. La casella che ne ha di più deve impedirlo.</translation>
    </message>
    <message>
        <source>Aligned pair exclusion</source>
        <translation>Esclusione di una coppia</translation>
    </message>
    <message>
        <source>Two cells are looked at together: each way to fill both that would leave a cell without any digit is out. What no way is left for can be struck out.</source>
        <translation>Si guardano due caselle insieme: è escluso ogni modo di riempirle che lascerebbe una casella senza cifre. Ciò che poi non compare in nessun modo si può eliminare.</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>Ciclo X</translation>
    </message>
    <message>
        <source>Follow one digit round a ring of houses in which it has two places each: every second of them is true. What sees one of each kind can be struck out.</source>
        <translation>Segui una cifra lungo un anello di unità in cui ha due posti ciascuna: uno sì e uno no sono veri. Ciò che ne vede uno per tipo si può eliminare.</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Ciclo Y</translation>
    </message>
    <message>
        <source>A ring of cells with two digits each, in which every cell shares a digit with the next. Whichever way it goes round, each shared digit lies in one of the two.</source>
        <translation>Un anello di caselle con due cifre ciascuna, in cui ogni casella ne condivide una con la prossima. In qualunque verso si giri, ogni cifra condivisa sta in una delle due.</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Grattacielo</translation>
    </message>
    <message>
        <source>A digit has two places in each of two parallel lines, and two of these face each other: the walls of the tower. One of its two tops is the digit.</source>
        <translation>Una cifra ha due posti in ciascuna di due linee parallele, e due di essi stanno di fronte: i muri della torre. Una delle due cime è la cifra.</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>Aquilone a due fili</translation>
    </message>
    <message>
        <source>A digit has two places in a row and two in a column; one of each share a block. So one of the two other ends is the digit.</source>
        <translation>Una cifra ha due posti in una riga e due in una colonna; uno di ciascuna sta nello stesso riquadro. Perciò una delle altre due estremità è la cifra.</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Pesce rombo</translation>
    </message>
    <message>
        <source>Two houses with two places each for a digit, one of each seeing the other. So one of the other two is the digit.</source>
        <translation>Due unità con due posti ciascuna per una cifra, di cui uno vede quello dell’altra. Perciò uno degli altri due è la cifra.</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Catena X</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Two cells take the same two digits. One of these has two places in some house, each seen by one of the two cells. So one of the two takes the other digit.</source>
        <translation>In due caselle vanno le stesse due cifre. Una di esse ha due posti in un’unità, ciascuno visto da una delle due caselle. Perciò una delle due prende l’altra cifra.</translation>
    </message>
    <message>
        <source>Forcing cycle</source>
        <translation>Ciclo forzato</translation>
    </message>
    <message>
        <source>A ring of cells and houses with two possibilities each. It can be true in two ways only, and what neither of them allows is out.</source>
        <translation>Un anello di caselle e unità con due possibilità ciascuna. Può essere vero solo in due modi, e ciò che nessuno dei due permette è escluso.</translation>
    </message>
    <message>
        <source>Forcing chain</source>
        <translation>Catena forzata</translation>
    </message>
    <message>
        <source>Suppose something and follow what it forces, through cells and houses. If that ends with its contrary, the supposition was wrong.</source>
        <translation>Supponi qualcosa e segui ciò che ne deriva, tra caselle e unità. Se alla fine risulta il contrario, la supposizione era sbagliata.</translation>
    </message>
    <message>
        <source>Aligned triplet exclusion</source>
        <translation>Esclusione di una terna</translation>
    </message>
    <message>
        <source>As with an aligned pair, three cells are looked at together: what no possible way of filling them uses can be struck out.</source>
        <translation>Come per la coppia, si guardano tre caselle insieme: ciò che nessun modo possibile di riempirle usa si può eliminare.</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Suppose that a digit is somewhere and place it everywhere else. If it finds no place in some house, the supposition was wrong.</source>
        <translation>Supponi che una cifra stia in un posto e mettila anche in tutto il resto. Se in un’unità non trova posto, la supposizione era sbagliata.</translation>
    </message>
    <message>
        <source>Forcing chains from a cell</source>
        <translation>Catene forzate da una casella</translation>
    </message>
    <message>
        <source>Follow every digit that a cell can take. What all of them agree on is true.</source>
        <translation>Segui ogni cifra che una casella può prendere. Ciò su cui tutte concordano è vero.</translation>
    </message>
    <message>
        <source>Forcing chains from a house</source>
        <translation>Catene forzate da un’unità</translation>
    </message>
    <message>
        <source>Follow every place that a digit can have in a house. What all of them agree on is true.</source>
        <translation>Segui ogni posto che una cifra può avere in un’unità. Ciò su cui tutti concordano è vero.</translation>
    </message>
    <message>
        <source>Dynamic chains</source>
        <translation>Catene dinamiche</translation>
    </message>
    <message>
        <source>Chains that branch: what follows from one supposition is used together. It ends where something is proved either way, or contradicts itself.</source>
        <translation>Catene che si ramificano: ciò che deriva da una supposizione si usa insieme. Finisce dove qualcosa è provato in ogni caso, o si contraddice.</translation>
    </message>
    <message>
        <source>There is always a digit with one place left.</source>
        <translation>C’è sempre una cifra con un solo posto.</translation>
    </message>
    <message>
        <source>Now and then a cell takes one digit only. No notes.</source>
        <translation>Ogni tanto in una casella va una sola cifra. Senza note.</translation>
    </message>
    <message>
        <source>Notes help: pointing, pairs and X-Wings.</source>
        <translation>Le note aiutano: puntamento, coppie e X-Wing.</translation>
    </message>
    <message>
        <source>Triplets, wings, larger fish, unique rectangles.</source>
        <translation>Terne, wing, pesci più grandi, rettangoli unici.</translation>
    </message>
    <message>
        <source>Chains, for long evenings.</source>
        <translation>Catene, per lunghe serate.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Questo schema non ha soluzione.</translation>
    </message>
    <message>
        <source>This puzzle has more than one solution.</source>
        <translation>Questo schema ha più di una soluzione.</translation>
    </message>
    <message>
        <source>Exactly one solution. %1; the hardest step: %2.</source>
        <translation>Una sola soluzione. %1; il passo più difficile: %2.</translation>
    </message>
    <message>
        <source>the top left block</source>
        <translation>nel riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>the top middle block</source>
        <translation>nel riquadro in alto al centro</translation>
    </message>
    <message>
        <source>the top right block</source>
        <translation>nel riquadro in alto a destra</translation>
    </message>
    <message>
        <source>the middle left block</source>
        <translation>nel riquadro al centro a sinistra</translation>
    </message>
    <message>
        <source>the central block</source>
        <translation>nel riquadro centrale</translation>
    </message>
    <message>
        <source>the middle right block</source>
        <translation>nel riquadro al centro a destra</translation>
    </message>
    <message>
        <source>the bottom left block</source>
        <translation>nel riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>the bottom middle block</source>
        <translation>nel riquadro in basso al centro</translation>
    </message>
    <message>
        <source>the bottom right block</source>
        <translation>nel riquadro in basso a destra</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>nella riga %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>nella colonna %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Facilissimo</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Insidioso</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Diabolico</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>Non c’è niente da fare.</translation>
    </message>
    <message>
        <source>%8 is the last empty cell of %3, and %7 the digit that is missing there.</source>
        <translation>%8 è l’ultima casella vuota %3, e %7 la cifra che manca lì.</translation>
    </message>
    <message>
        <source>In %3, %7 has no place left but %8.</source>
        <translation>%3 per %7 resta solo %8.</translation>
    </message>
    <message>
        <source>Every digit but %7 is ruled out for %8.</source>
        <translation>Per %8 è esclusa ogni cifra tranne %7.</translation>
    </message>
    <message>
        <source>In %3, %2 must lie in one of %1, and so in %6 too. In %9, only %8 is left for it.</source>
        <translation>%3 il %2 deve stare in una tra %1, e quindi anche %6. %9 gli resta solo %8.</translation>
    </message>
    <message>
        <source>In %3, the digits %2 fit nowhere but into %1. They fill these cells, so that %7 has no place left but %8.</source>
        <translation>%3 le cifre %2 vanno solo in %1. Riempiono queste caselle, e per %7 resta solo %8.</translation>
    </message>
    <message>
        <source>In %3, %2 fits nowhere but into %1. These cells also lie in %6, so it lies nowhere else there.</source>
        <translation>%3 il %2 va solo in %1. Queste caselle stanno anche %6, perciò lì non sta altrove.</translation>
    </message>
    <message>
        <source>In %3, the cells %1 take nothing but the digits %2, which are just as many. No other cell there takes any of these.</source>
        <translation>%3 le caselle %1 prendono solo le cifre %2, che sono altrettante. Nessun’altra casella lì ne prende una.</translation>
    </message>
    <message>
        <source>In %3, the digits %2 fit nowhere but into %1, which are just as many cells. These take nothing else.</source>
        <translation>%3 le cifre %2 vanno solo in %1, che sono altrettante caselle. Lì non va altro.</translation>
    </message>
    <message>
        <source>In %3, %2 fits nowhere but where %6 cross. As each of these lines takes it once, it lies nowhere else in %6.</source>
        <translation>%3 il %2 va solo in caselle che stanno anche %6. Ognuna di queste linee lo prende una volta, perciò %6 non sta altrove.</translation>
    </message>
    <message>
        <source>Whichever digit %1 takes, one of %4 must be %5. So what both of them see isn’t.</source>
        <translation>Qualunque cifra prenda %1, una tra %4 deve essere %5. Ciò che entrambe vedono quindi non lo è.</translation>
    </message>
    <message>
        <source>Whichever digit %1 takes, it is %5 itself or makes one of %4 be that. So what all three see isn’t.</source>
        <translation>Qualunque cifra prenda %1, è %5 essa stessa o fa sì che lo sia una tra %4. Ciò che tutte e tre vedono quindi non lo è.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. Only %4 can prevent that, by taking something else.</source>
        <translation>Se in %1 ci fossero solo %2, si potrebbero scambiare, e ci sarebbero due soluzioni. Solo %4 può impedirlo, prendendo altro.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. So one of %4 is %5, and what all of them see isn’t.</source>
        <translation>Se in %1 ci fossero solo %2, si potrebbero scambiare, e ci sarebbero due soluzioni. Perciò una tra %4 è %5, e ciò che tutte vedono non lo è.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. So the cells of the loop with more digits act as one cell, which makes a set of the digits %5 with other cells of %3.</source>
        <translation>Se in %1 ci fossero solo %2, si potrebbero scambiare, e ci sarebbero due soluzioni. Perciò le caselle dell’anello con più cifre valgono come una sola, che con altre caselle %3 forma un gruppo delle cifre %5.</translation>
    </message>
    <message>
        <source>If all of %1 took nothing but %2, these could be swapped, and there would be two solutions. In %3, one of the two digits has no place but %4: so one of these takes it, and if the other one took %5, the swap would be complete.</source>
        <translation>Se in %1 ci fossero solo %2, si potrebbero scambiare, e ci sarebbero due soluzioni. %3 una delle due cifre ha posto solo in %4: una la prende, e se l’altra prendesse %5 lo scambio sarebbe completo.</translation>
    </message>
    <message>
        <source>If %1 had no third digit, every cell left would have two digits and every digit two places, and there would not be just one solution. So it takes %2.</source>
        <translation>Se %1 non avesse una terza cifra, ogni casella rimasta avrebbe due cifre e ogni cifra due posti, e non ci sarebbe una sola soluzione. Perciò prende %2.</translation>
    </message>
    <message>
        <source>Without %2 in %1, every cell left would have two digits and every digit two places, and there would not be just one solution. So one of them is %2, and what all of them see isn’t.</source>
        <translation>Senza %2 in %1 ogni casella rimasta avrebbe due cifre e ogni cifra due posti, e non ci sarebbe una sola soluzione. Perciò una di esse è %2, e ciò che tutte vedono non lo è.</translation>
    </message>
    <message>
        <source>Without the digits %2 in %1, every cell left would have two digits and every digit two places, and there would not be just one solution. So one of them takes one of these, and makes a set of the digits %5 with %4 in %3.</source>
        <translation>Senza le cifre %2 in %1 ogni casella rimasta avrebbe due cifre e ogni cifra due posti, e non ci sarebbe una sola soluzione. Perciò una di esse ne prende una, e con %4 %3 forma un gruppo delle cifre %5.</translation>
    </message>
    <message>
        <source>Without the digits %2 in %1, every cell left would have two digits and every digit two places, and there would not be just one solution. In %3, one of the two cells is %5 and the other one takes its extra digit.</source>
        <translation>Senza le cifre %2 in %1 ogni casella rimasta avrebbe due cifre e ogni cifra due posti, e non ci sarebbe una sola soluzione. %3 una delle due caselle è %5 e l’altra prende la sua cifra in più.</translation>
    </message>
    <message>
        <source>Try each way to fill %1: with the digits that go, they would leave one of %4 without any digit, or meet in one house.</source>
        <translation>Prova ogni modo di riempire %1: con le cifre da eliminare, una tra %4 resterebbe senza cifre, o si incontrerebbero in un’unità.</translation>
    </message>
    <message>
        <source>Around the cycle, every second candidate is true, whichever it starts with. So what sees one of each kind isn’t.</source>
        <translation>Lungo il ciclo un candidato sì e uno no è vero, da qualunque si cominci. Ciò che ne vede uno per tipo quindi non lo è.</translation>
    </message>
    <message>
        <source>In two lines, %2 has two places each, and two of these see each other. So one of the two other ends is %2, and what sees both isn’t.</source>
        <translation>In due linee %2 ha due posti ciascuna, e due di essi si vedono. Perciò una delle altre due estremità è %2, e ciò che vede entrambe non lo è.</translation>
    </message>
    <message>
        <source>In a row and in a column, %2 has two places each, and two of these share a block. So one of the two other ends is %2, and what sees both isn’t.</source>
        <translation>In una riga e in una colonna %2 ha due posti ciascuna, e due di essi stanno nello stesso riquadro. Perciò una delle altre due estremità è %2, e ciò che vede entrambe non lo è.</translation>
    </message>
    <message>
        <source>In two houses, %2 has two places each, and two of these see each other. So one of the two other ends is %2, and what sees both isn’t.</source>
        <translation>In due unità %2 ha due posti ciascuna, e due di essi si vedono. Perciò una delle altre due estremità è %2, e ciò che vede entrambe non lo è.</translation>
    </message>
    <message>
        <source>Two cells have the same two digits, and a house gives one of these to a cell that sees one or the other of them. So one of the two takes the other digit, and what sees both doesn’t.</source>
        <translation>Due caselle hanno le stesse due cifre, e un’unità ne dà una a una casella che vede l’una o l’altra. Perciò una delle due prende l’altra cifra, e ciò che vede entrambe no.</translation>
    </message>
    <message>
        <source>Follow the chain from its start: what it supposes leads to its contrary. So it is wrong.</source>
        <translation>Segui la catena dall’inizio: ciò che suppone porta al suo contrario. Perciò è sbagliato.</translation>
    </message>
    <message>
        <source>What is supposed of %2 in %1 leads to a contradiction among the places for this one digit. So it is wrong.</source>
        <translation>Ciò che si suppone di %2 in %1 porta a una contraddizione tra i posti di questa cifra. Perciò è sbagliato.</translation>
    </message>
    <message>
        <source>Whichever of %2 is in %1, the same follows for %5 in %4. So it is true.</source>
        <translation>Qualunque tra %2 stia in %1, per %5 in %4 segue lo stesso. Perciò è vero.</translation>
    </message>
    <message>
        <source>Wherever %2 lies in %3, the same follows for %5 in %4. So it is true.</source>
        <translation>Ovunque stia %2 %3, per %5 in %4 segue lo stesso. Perciò è vero.</translation>
    </message>
    <message>
        <source>What is supposed of %2 in %1 leads to a contradiction. So it is wrong.</source>
        <translation>Ciò che si suppone di %2 in %1 porta a una contraddizione. Perciò è sbagliato.</translation>
    </message>
    <message>
        <source>Whether %1 is %2 or not, the same follows for %5 in %4. So it is true.</source>
        <translation>Che %1 sia %2 o no, per %5 in %4 segue lo stesso. Perciò è vero.</translation>
    </message>
    <message>
        <source>Follow the chains from %2 in %1, with the pairs, locked digits and X-Wings that come about on the way: %5 in %4 can’t be otherwise.</source>
        <translation>Segui le catene da %2 in %1, con le coppie, i puntamenti e gli X-Wing che nascono per strada: %5 in %4 non può essere altrimenti.</translation>
    </message>
    <message>
        <source>Follow the chains from %2 in %1, with the chains that come about on the way: %5 in %4 can’t be otherwise.</source>
        <translation>Segui le catene da %2 in %1, con le catene che nascono per strada: %5 in %4 non può essere altrimenti.</translation>
    </message>
    <message>
        <source>No technique helps here. Trying out every digit shows that %8 is %7.</source>
        <translation>Qui nessuna tecnica aiuta. Provando ogni cifra si vede che %8 è %7.</translation>
    </message>
    <message>
        <source>%1 goes into %2.</source>
        <translation>%1 va in %2.</translation>
    </message>
    <message>
        <source>%1 can be struck out of %2.</source>
        <translation>%1 si elimina da %2.</translation>
    </message>
    <message>
        <source>If %1 isn’t %2, %3 isn’t %4.</source>
        <translation>Se %1 non è %2, %3 non è %4.</translation>
    </message>
    <message>
        <source>If %1 isn’t %2, %3 is %4.</source>
        <translation>Se %1 non è %2, %3 è %4.</translation>
    </message>
    <message>
        <source>If %1 is %2, %3 isn’t %4.</source>
        <translation>Se %1 è %2, %3 non è %4.</translation>
    </message>
    <message>
        <source>If %1 is %2, %3 is %4.</source>
        <translation>Se %1 è %2, %3 è %4.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Direct pointing</source>
        <translation>Puntamento diretto</translation>
    </message>
    <message>
        <source>Direct claiming</source>
        <translation>Rivendicazione diretta</translation>
    </message>
    <message>
        <source>Unique rectangle type 1</source>
        <translation>Rettangolo unico tipo 1</translation>
    </message>
    <message>
        <source>Unique rectangle type 2</source>
        <translation>Rettangolo unico tipo 2</translation>
    </message>
    <message>
        <source>Unique rectangle type 3</source>
        <translation>Rettangolo unico tipo 3</translation>
    </message>
    <message>
        <source>Unique rectangle type 4</source>
        <translation>Rettangolo unico tipo 4</translation>
    </message>
    <message>
        <source>Unique loop type 1</source>
        <translation>Anello unico tipo 1</translation>
    </message>
    <message>
        <source>Unique loop type 2</source>
        <translation>Anello unico tipo 2</translation>
    </message>
    <message>
        <source>Unique loop type 3</source>
        <translation>Anello unico tipo 3</translation>
    </message>
    <message>
        <source>Unique loop type 4</source>
        <translation>Anello unico tipo 4</translation>
    </message>
    <message>
        <source>Bivalue grave type 1</source>
        <translation>BUG tipo 1</translation>
    </message>
    <message>
        <source>Bivalue grave type 2</source>
        <translation>BUG tipo 2</translation>
    </message>
    <message>
        <source>Bivalue grave type 3</source>
        <translation>BUG tipo 3</translation>
    </message>
    <message>
        <source>Bivalue grave type 4</source>
        <translation>BUG tipo 4</translation>
    </message>
    <message>
        <source>Dynamic chains to a contradiction</source>
        <translation>Catene dinamiche a contraddizione</translation>
    </message>
    <message>
        <source>Dynamic chains either way</source>
        <translation>Catene dinamiche in ogni caso</translation>
    </message>
    <message>
        <source>Dynamic chains from a cell</source>
        <translation>Catene dinamiche da una casella</translation>
    </message>
    <message>
        <source>Dynamic chains from a house</source>
        <translation>Catene dinamiche da un’unità</translation>
    </message>
    <message>
        <source>Dynamic chains with patterns</source>
        <translation>Catene dinamiche con schemi</translation>
    </message>
    <message>
        <source>Nested chains</source>
        <translation>Catene annidate</translation>
    </message>
    <message>
        <source>Trying it out</source>
        <translation>Per tentativi</translation>
    </message>
    <message>
        <source>Something isn’t right yet.</source>
        <translation>Qualcosa non va ancora.</translation>
    </message>
    <message>
        <source>Look at %1 again.</source>
        <translation>Guarda di nuovo %1.</translation>
    </message>
    <message>
        <source>%1 can’t stay as it is.</source>
        <translation>%1 non può restare così.</translation>
    </message>
    <message>
        <source>Take back what is in %1.</source>
        <translation>Togli ciò che sta in %1.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Guarda %1.</translation>
    </message>
    <message>
        <source>Follow the digits %1.</source>
        <translation>Segui le cifre %1.</translation>
    </message>
    <message>
        <source>This file can’t be read.</source>
        <translation>Questo file non si può leggere.</translation>
    </message>
    <message>
        <source>In a block, all places of a digit lie in one line, or the other way round. The digit can’t lie elsewhere there, and in a house beside it a single place is left.</source>
        <translation>In un riquadro tutti i posti di una cifra stanno su una linea, o viceversa. La cifra non può stare altrove lì, e in un’unità accanto resta un solo posto.</translation>
    </message>
    <message>
        <source>As an XY-Wing, but the cell in the middle may take the third digit as well. What sees all three cells can’t be that digit.</source>
        <translation>Come un XY-Wing, ma la casella di mezzo può prendere anche la terza cifra. Ciò che vede tutte e tre le caselle non può essere quella cifra.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two blocks: if all took the same two digits, these could be swapped. A puzzle with one solution can’t allow that, so one of the corners is something else.</source>
        <translation>Quattro caselle in due righe, due colonne e due riquadri: se tutte prendessero le stesse due cifre, queste si potrebbero scambiare. Uno schema con una sola soluzione non lo permette, perciò uno degli angoli è altro.</translation>
    </message>
    <message>
        <source>Suppose that a digit isn’t at one end, and follow it from house to house: it has to be at the other. What sees both ends can’t be it.</source>
        <translation>Supponi che una cifra non sia a un’estremità e seguila di unità in unità: deve essere all’altra. Ciò che vede entrambe le estremità non può esserlo.</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message numerus="yes">
        <source>%n times %1</source>
        <translation>
            <numerusform>%n volta %1</numerusform>
            <numerusform>%n volte %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
</context>
<context>
    <name>TilesCell</name>
    <message>
        <source>%1, forbids it</source>
        <translation>%1, lo vieta</translation>
    </message>
</context>
<context>
    <name>TilesRules</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Fill the board together, and lay your tile where it scores the most points. In every row, column and block each number may appear only once. Nine golden tiles are on the board at the start.</source>
        <translation>Riempite insieme il tabellone, e posa la tua tessera dove porta più punti. In ogni riga, colonna e riquadro ogni numero può comparire una volta sola. All’inizio sul tabellone ci sono nove tessere d’oro.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>You hold one tile. Lay it on a free square where the rule allows it, count your points and draw the next.</source>
        <translation>Hai una tessera. Posala su una casella libera dove la regola lo permette, conta i tuoi punti e pesca la prossima.</translation>
    </message>
    <message>
        <source>The 7 scores 6 points: three tiles lie in its block, two more in its row, one more in its column.</source>
        <translation>Il 7 porta 6 punti: tre tessere sono nel suo riquadro, altre due nella sua riga, un’altra nella sua colonna.</translation>
    </message>
    <message>
        <source>A simpler count</source>
        <translation>Un conteggio più semplice</translation>
    </message>
    <message>
        <source>With “Lines”, all tiles in the row and all in the column count, whatever block they are in.</source>
        <translation>Con «Linee» contano tutte le tessere della riga e tutte quelle della colonna, in qualunque riquadro siano.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The game ends when somebody’s tile no longer fits anywhere, or when all tiles are laid. Whoever has the most points wins. Alone, you play for as many as you can.</source>
        <translation>Il gioco finisce quando la tessera di qualcuno non va più da nessuna parte, o quando sono tutte posate. Vince chi ha più punti. In solitario giochi per farne più che puoi.</translation>
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
        <translation>Mazzo %1</translation>
    </message>
    <message>
        <source>%1 put aside</source>
        <translation>%1 da parte</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>Una serie di %n giorno</numerusform>
            <numerusform>Una serie di %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 su %2 fatti</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s)</source>
        <translation>
            <numerusform>%n nuovo gioco</numerusform>
            <numerusform>%n nuovi giochi</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
</context>
<context>
    <name>TotalTile</name>
    <message>
        <source>total %1</source>
        <translation>totale %1</translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>%1: that’s wrong</source>
        <translation>%1: è sbagliato</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tutti d’accordo</translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>%1; choose somebody else</source>
        <translation>%1; scegli qualcun altro</translation>
    </message>
</context>
<context>
    <name>WhoSheet</name>
    <message>
        <source>Who is it?</source>
        <translation>Chi è?</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Nuova persona</translation>
    </message>
</context>
</TS>
