<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>AbilityText</name>
    <message>
        <source>healthy city</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>unversehrter Stadt</translation>
    </message>
    <message>
        <source>healthy town</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>unversehrtem Dorf</translation>
    </message>
    <message>
        <source>healthy army</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>unversehrter Armee</translation>
    </message>
    <message>
        <source>healthy road</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>unversehrter Straße</translation>
    </message>
    <message>
        <source>healthy farm</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>unversehrtem Hof</translation>
    </message>
    <message>
        <source>healthy place</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>unversehrtem Ort</translation>
    </message>
    <message>
        <source>destroyed city</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>zerstörter Stadt</translation>
    </message>
    <message>
        <source>destroyed town</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>zerstörtem Dorf</translation>
    </message>
    <message>
        <source>destroyed army</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>zerstörter Armee</translation>
    </message>
    <message>
        <source>destroyed road</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>zerstörter Straße</translation>
    </message>
    <message>
        <source>destroyed farm</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>zerstörtem Hof</translation>
    </message>
    <message>
        <source>destroyed place</source>
        <extracomment>What an ability counts, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>zerstörtem Ort</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>What an ability counts, healthy or destroyed, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>town</source>
        <extracomment>What an ability counts, healthy or destroyed, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>army</source>
        <extracomment>What an ability counts, healthy or destroyed, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>Armee</translation>
    </message>
    <message>
        <source>road</source>
        <extracomment>What an ability counts, healthy or destroyed, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>farm</source>
        <extracomment>What an ability counts, healthy or destroyed, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>Hof</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>What an ability counts, healthy or destroyed, behind &quot;per&quot;; German: in the dative</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>per %1</source>
        <extracomment>By what an ability is multiplied: %1 a resource</extracomment>
        <translation>je %1</translation>
    </message>
    <message>
        <source>per Innovation at its place</source>
        <translation>je Innovation am selben Ort</translation>
    </message>
    <message>
        <source>per Innovation in the row</source>
        <translation>je Innovation im Reich</translation>
    </message>
    <message>
        <source>per %1 beside it</source>
        <translation>je %1 daneben</translation>
    </message>
    <message>
        <source>per %1 in the row</source>
        <extracomment>By what an ability is multiplied: %1 &quot;healthy farm&quot;</extracomment>
        <translation>je %1 im Reich</translation>
    </message>
    <message>
        <source>for the most destroyed places</source>
        <extracomment>On what an ability depends; who has as many as another has the most, too</extracomment>
        <translation>für die meisten zerstörten Orte</translation>
    </message>
    <message>
        <source>only beside a %1</source>
        <extracomment>On what an ability depends: %1 &quot;healthy farm&quot;</extracomment>
        <translation>nur neben %1</translation>
    </message>
    <message>
        <source>beside it</source>
        <extracomment>How far an ability reaches: places beside its own</extracomment>
        <translation>daneben</translation>
    </message>
    <message>
        <source>at its place</source>
        <translation>am selben Ort</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>im Reich</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Between resources of which one is got in an exchange</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>An exchange: %1 what is given, %2 what is got</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %n times</source>
        <extracomment>An exchange that can be made several times: %1 &quot;1 Wheat for 1 Axe&quot;</extracomment>
        <translation>
            <numerusform>%1, bis zu %n-mal</numerusform>
            <numerusform>%1, bis zu %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>repair a place beside it</source>
        <translation>einen Ort daneben wieder aufbauen</translation>
    </message>
    <message>
        <source>repair a place</source>
        <translation>einen Ort wieder aufbauen</translation>
    </message>
    <message>
        <source>for nothing</source>
        <extracomment>A cost of repairing</extracomment>
        <translation>umsonst</translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s) less</source>
        <extracomment>A cost of repairing: so many hammers less</extracomment>
        <translation>
            <numerusform>%n Hammer weniger</numerusform>
            <numerusform>%n Hämmer weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing cards: %n hammer(s) less</source>
        <extracomment>What an ability does: playing cards takes fewer hammers</extracomment>
        <translation>
            <numerusform>Karten ausspielen: %n Hammer weniger</numerusform>
            <numerusform>Karten ausspielen: %n Hämmer weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repairing beside it: %n hammer(s) less</source>
        <translation>
            <numerusform>Wiederaufbau daneben: %n Hammer weniger</numerusform>
            <numerusform>Wiederaufbau daneben: %n Hämmer weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repairing: %n hammer(s) less</source>
        <extracomment>What an ability does: repairing takes fewer hammers</extracomment>
        <translation>
            <numerusform>Wiederaufbau: %n Hammer weniger</numerusform>
            <numerusform>Wiederaufbau: %n Hämmer weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an ability brings</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <extracomment>What an ability brings in a Conflict</extracomment>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>refreshes all</source>
        <extracomment>What an ability does: takes off all markers within reach</extracomment>
        <translation>erneuert alle</translation>
    </message>
    <message>
        <source>refreshes %1</source>
        <translation>erneuert %1</translation>
    </message>
    <message>
        <source>free bid: %1</source>
        <extracomment>What an ability does: %1 what is bid without paying it</extracomment>
        <translation>Gratisgebot: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>What an ability does, several times: %1 what</extracomment>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An ability: %1 when it is used, %2 what it does then</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>public domain</source>
        <extracomment>Instead of a licence: belongs to everybody</extracomment>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>About Pegsheet</source>
        <translation>Über Pegsheet</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>%1 a version such as 0.1.0</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Pegsheet keeps the sheets and pegboards of board games. You still need the game itself: its rules, its table and, if you like, its dice.</source>
        <translation>Pegsheet führt die Bögen und Steckbretter von Brettspielen. Das Spiel selbst braucht ihr weiterhin: seine Regeln, seinen Tisch und, wenn ihr mögt, seine Würfel.</translation>
    </message>
    <message>
        <source>Pegsheet is unofficial. Names of games are used only to say which games it works with; they belong to their owners, who have nothing to do with Pegsheet.</source>
        <translation>Pegsheet ist inoffiziell. Namen von Spielen sagen nur, womit es zusammenpasst; sie gehören ihren Inhabern, die mit Pegsheet nichts zu tun haben.</translation>
    </message>
    <message>
        <source>It needs no network and no account, and shows no advertisement.</source>
        <translation>Es braucht kein Netz und kein Konto und zeigt keine Werbung.</translation>
    </message>
    <message>
        <source>Where your matches are kept</source>
        <extracomment>Heading over the path of a file</extracomment>
        <translation>Wo die Partien liegen</translation>
    </message>
    <message>
        <source>Made of</source>
        <extracomment>Heading over what this program is made of</extracomment>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>The licences in full come with the program; Qt may be exchanged for a version of your own.</source>
        <translation>Die vollständigen Lizenzen liegen dem Programm bei; Qt darf gegen eine eigene Fassung getauscht werden.</translation>
    </message>
    <message>
        <source>This page as a whole is under GPL-3.0, because Qt&apos;s part for browsers is. Pegsheet&apos;s own code stays under Apache-2.0.</source>
        <extracomment>Where Pegsheet runs in a browser</extracomment>
        <translation>Diese Seite steht als Ganzes unter der GPL-3.0, weil Qts Teil für Browser es tut. Pegsheets eigener Code bleibt unter Apache-2.0.</translation>
    </message>
    <message>
        <source>Its sources, and where those of Qt are: %1</source>
        <extracomment>Where Pegsheet runs in a browser: the sources of the page. %1 an address of the web</extracomment>
        <translation>Ihre Quellen, und wo die von Qt sind: %1</translation>
    </message>
    <message>
        <source>Whoever serves this page says where its sources and those of Qt are.</source>
        <extracomment>Where Pegsheet runs in a browser, and no address of the page&apos;s sources is known</extracomment>
        <translation>Wo ihre Quellen und die von Qt sind, sagt, wer diese Seite anbietet.</translation>
    </message>
    <message>
        <source>The licences in full lie beside the page: GPL-3.0.txt and Apache-2.0.txt.</source>
        <extracomment>Where Pegsheet runs in a browser: files on the same server</extracomment>
        <translation>Die vollständigen Lizenzen liegen neben der Seite: GPL-3.0.txt und Apache-2.0.txt.</translation>
    </message>
    <message>
        <source>In this browser, on this device</source>
        <extracomment>Where the matches of a page are</extracomment>
        <translation>In diesem Browser, auf diesem Gerät</translation>
    </message>
</context>
<context>
    <name>Achievements</name>
    <message>
        <source>%1 pt</source>
        <extracomment>Points for whoever comes first, second, third: %1 &quot;10 · 5&quot;</extracomment>
        <translation>%1 P</translation>
    </message>
</context>
<context>
    <name>ActingBody</name>
    <message>
        <source>Developments</source>
        <extracomment>Heading over the list of developments</extracomment>
        <translation>Errungenschaften</translation>
    </message>
</context>
<context>
    <name>ActingCards</name>
    <message>
        <source>No card is in force.</source>
        <extracomment>Under the heading &quot;In force now&quot;: no tapestry card is in force</extracomment>
        <translation>Keine Karte gilt.</translation>
    </message>
</context>
<context>
    <name>ActingFields</name>
    <message>
        <source>Other cards that last an era</source>
        <extracomment>Opens a list of tapestry cards that are not in force, to be corrected</extracomment>
        <translation>Andere Karten, die eine Ära lang wirken</translation>
    </message>
    <message>
        <source>Cards in force: at most %1</source>
        <extracomment>Why another tapestry card cannot be in force: %1 how many can be, 4</extracomment>
        <translation>Geltende Karten: höchstens %1</translation>
    </message>
</context>
<context>
    <name>ActingSheet</name>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>Over the acting player&apos;s sheet; %1 a name</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>%1&apos;s sheet</source>
        <extracomment>Over a sheet that is typed in, or while the past is mended: %1 whose it is</extracomment>
        <translation>Bogen von %1</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing to undo</source>
        <extracomment>Spoken name of the undo button when there is nothing to take back.</extracomment>
        <translation>Nichts zurückzunehmen</translation>
    </message>
</context>
<context>
    <name>AddCard</name>
    <message>
        <source>One more Innovation</source>
        <extracomment>Over the kinds of an Innovation that is added to a row by correction</extracomment>
        <translation>Noch eine Innovation</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>The number of an Innovation that is added to a row by correction</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>At position</source>
        <extracomment>The position in the row at which an Innovation is added by correction</extracomment>
        <translation>Auf Platz</translation>
    </message>
    <message>
        <source>%1 lies at position %2</source>
        <extracomment>Button, on the page of corrections: %1 an Innovation, %2 a position in the row</extracomment>
        <translation>%1 liegt auf Platz %2</translation>
    </message>
    <message>
        <source>It lies in this row already</source>
        <extracomment>Under a button that is not possible: the Innovation is there already</extracomment>
        <translation>Sie liegt schon in dieser Reihe</translation>
    </message>
</context>
<context>
    <name>AdviceSwitch</name>
    <message>
        <source>in track order, under the tracks</source>
        <extracomment>Under that switch</extracomment>
        <translation>in der Reihenfolge der Leisten, unter ihnen</translation>
    </message>
    <message>
        <source>Show which steps are affordable</source>
        <extracomment>Switch: which steps are affordable, and what they bring</extracomment>
        <translation>Zeigen, welche Schritte bezahlbar sind</translation>
    </message>
</context>
<context>
    <name>AgeEndCell</name>
    <message>
        <source>%1 → %2</source>
        <extracomment>Books gained, and where the marker stands then: %1 &quot;+2&quot;, %2 &quot;9&quot;</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>now %1.</source>
        <extracomment>Under a player&apos;s strength: the new place in the turn order</extracomment>
        <translation>wird %1.</translation>
    </message>
</context>
<context>
    <name>AgeEndHeads</name>
    <message>
        <source>Books</source>
        <extracomment>Short head of a column: books gained in an age</extracomment>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>Short head of a column, at most eight letters: famine</extracomment>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Short head of a column: unspent strength, which gives the turn order</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>Short head of a column</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Short head of a column: the points that each player has</extracomment>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>AgeEndRow</name>
    <message>
        <source>%1.</source>
        <extracomment>A place in the turn order</extracomment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Spoken of a player: points on the track</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgeLine</name>
    <message>
        <source>Famine</source>
        <extracomment>The event of an age</extracomment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>The event of an age</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>What famine and war are worth; %1 points</extracomment>
        <translation>je</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <extracomment>Spoken: what famine and war are worth</extracomment>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>passes for all who are still in</source>
        <extracomment>Spoken of the button that ends the age</extracomment>
        <translation>passt für alle, die noch dabei sind</translation>
    </message>
    <message>
        <source>All pass</source>
        <extracomment>Button: all who are still in pass, the age ends</extracomment>
        <translation>Alle passen</translation>
    </message>
</context>
<context>
    <name>AnyTime</name>
    <message>
        <source>District complete</source>
        <extracomment>Button: nine plots of a city are filled; a resource comes of it</extracomment>
        <translation>Stadtviertel voll</translation>
    </message>
    <message>
        <source>Add a benefit</source>
        <extracomment>Button: a player gets something that the app does not know of</extracomment>
        <translation>Belohnung eintragen</translation>
    </message>
</context>
<context>
    <name>BackupReminder</name>
    <message numerus="yes">
        <source>%n finished match(es) is/are on this device only.</source>
        <translation>
            <numerusform>%n fertige Partie liegt nur auf diesem Gerät.</numerusform>
            <numerusform>%n fertige Partien liegen nur auf diesem Gerät.</numerusform>
        </translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: the reminder comes again in some days</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Button: opens the page where everything can be saved in one file</extracomment>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>BenefitLine</name>
    <message>
        <source>nothing yet</source>
        <extracomment>Where a benefit is told: nothing of it is told yet</extracomment>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Rub out the last</source>
        <extracomment>Button: rubs out the last part of a benefit that is told</extracomment>
        <translation>Das Letzte ausradieren</translation>
    </message>
    <message>
        <source>Why? (if you like)</source>
        <translation>Warum? (freiwillig)</translation>
    </message>
</context>
<context>
    <name>BesideFields</name>
    <message>
        <source>Colony %1</source>
        <extracomment>A tile beside a board; %1 counts them</extracomment>
        <translation>Kolonie %1</translation>
    </message>
    <message>
        <source>Built wonder %1</source>
        <translation>Gebautes Wunder %1</translation>
    </message>
    <message>
        <source>One more colony</source>
        <extracomment>Buttons: one more tile beside the board</extracomment>
        <translation>Noch eine Kolonie</translation>
    </message>
    <message>
        <source>One more built wonder</source>
        <translation>Noch ein gebautes Wunder</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>no advisor</source>
        <extracomment>On a board: the place of the advisor is empty</extracomment>
        <translation>kein Berater</translation>
    </message>
    <message>
        <source>Advisor</source>
        <extracomment>On a board: who is the advisor</extracomment>
        <translation>Berater</translation>
    </message>
    <message>
        <source>no wonder under construction</source>
        <extracomment>On a board: there is no wonder that is being built</extracomment>
        <translation>kein Wunder im Bau</translation>
    </message>
    <message>
        <source>under construction</source>
        <extracomment>On a board: a wonder that is not finished</extracomment>
        <translation>im Bau</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Button on a wonder: it is finished with stone</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>slot %1</source>
        <extracomment>Spoken: a place for a development on a board; %1 counts from 1</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>beside, %1</source>
        <extracomment>Spoken: a place beside a board; %1 counts from 1</extracomment>
        <translation>daneben, %1</translation>
    </message>
    <message>
        <source>no colonies, no finished wonders</source>
        <extracomment>On a board: nothing lies beside it yet</extracomment>
        <translation>keine Kolonien, keine fertigen Wunder</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Spoken of a player: points on the track, and books</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n Buch</numerusform>
            <numerusform>%n Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. · acts</source>
        <extracomment>A player: %1 the place in the turn order, whose turn it is</extracomment>
        <translation>%1. · am Zug</translation>
    </message>
    <message>
        <source>%1. · passed</source>
        <extracomment>A player: %1 the place in the turn order, no more actions in this age</extracomment>
        <translation>%1. · gepasst</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A player: the place in the turn order</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>BoardFields</name>
    <message>
        <source>Development %1</source>
        <extracomment>One of the five places for developments on a board, counted from the left</extracomment>
        <translation>Entwicklung %1</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Wonder under construction</source>
        <translation>Wunder im Bau</translation>
    </message>
</context>
<context>
    <name>BrokenMove</name>
    <message>
        <source>left out</source>
        <extracomment>Beside a later move that does not hold any more: what becomes of it</extracomment>
        <translation>fällt weg</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>Button: another move in the place of one that does not hold any more</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Overrule</source>
        <extracomment>Button: the table puts right what the rules miss, so that a move holds all the same</extracomment>
        <translation>Trotzdem</translation>
    </message>
</context>
<context>
    <name>Bronze</name>
    <message>
        <source>Classic</source>
        <extracomment>Rule set: as first published</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Edition 2024/25</source>
        <extracomment>Rule set: the edition of these years</extracomment>
        <translation>Ausgabe 2024/25</translation>
    </message>
    <message>
        <source>Late Bronze Age</source>
        <extracomment>Rule set: the variant of that name</extracomment>
        <translation>Späte Bronzezeit</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>Row of the pegboard</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Stone</source>
        <extracomment>Row of the pegboard</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Pottery</source>
        <extracomment>Row of the pegboard</extracomment>
        <translation>Töpferware</translation>
    </message>
    <message>
        <source>Cloth</source>
        <extracomment>Row of the pegboard; the German board says &quot;Stoff&quot;</extracomment>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>Spearheads</source>
        <extracomment>Row of the pegboard; the German board says &quot;Metall&quot;</extracomment>
        <translation>Metall</translation>
    </message>
    <message>
        <source>3 food</source>
        <extracomment>Face of a die: what it brings</extracomment>
        <translation>3 Nahrung</translation>
    </message>
    <message>
        <source>1 good</source>
        <extracomment>Face of a die: what it brings</extracomment>
        <translation>1 Ware</translation>
    </message>
    <message>
        <source>2 goods and a skull</source>
        <extracomment>Face of a die: what it brings</extracomment>
        <translation>2 Waren und 1 Schädel</translation>
    </message>
    <message>
        <source>3 workers</source>
        <extracomment>Face of a die: what it brings</extracomment>
        <translation>3 Arbeiter</translation>
    </message>
    <message>
        <source>2 food or 2 workers</source>
        <extracomment>Face of a die: what it brings</extracomment>
        <translation>2 Nahrung oder 2 Arbeiter</translation>
    </message>
    <message>
        <source>7 coins</source>
        <extracomment>Face of a die: what it brings</extracomment>
        <translation>7 Münzen</translation>
    </message>
    <message>
        <source>4th city</source>
        <extracomment>Building on the score sheet</extracomment>
        <translation>4. Stadt</translation>
    </message>
    <message>
        <source>5th city</source>
        <extracomment>Building on the score sheet</extracomment>
        <translation>5. Stadt</translation>
    </message>
    <message>
        <source>6th city</source>
        <extracomment>Building on the score sheet</extracomment>
        <translation>6. Stadt</translation>
    </message>
    <message>
        <source>7th city</source>
        <extracomment>Building on the score sheet</extracomment>
        <translation>7. Stadt</translation>
    </message>
    <message>
        <source>Step Pyramid</source>
        <extracomment>Monument. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Stufenpyramide</translation>
    </message>
    <message>
        <source>Stone Circle</source>
        <extracomment>Monument. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Steinkreis</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Monument; the German rules say &quot;Tempel&quot;</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <extracomment>Monument; the German rules say &quot;Obelisk&quot;</extracomment>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>Hanging Gardens</source>
        <extracomment>Monument; the German rules say &quot;Hängende Gärten&quot;</extracomment>
        <translation>Hängende Gärten</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <extracomment>Monument. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Große Mauer</translation>
    </message>
    <message>
        <source>Great Pyramid</source>
        <extracomment>Monument; the German rules say &quot;Große Pyramide&quot;</extracomment>
        <translation>Große Pyramide</translation>
    </message>
    <message>
        <source>Leadership</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <extracomment>Development; the German rules say &quot;Landwirtschaft&quot;</extracomment>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <source>Quarrying</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Medicine</source>
        <extracomment>Development; the German rules say &quot;Medizin&quot;</extracomment>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Preservation</source>
        <extracomment>Development of the Late Bronze Age, never printed in German: translated freely</extracomment>
        <translation>Vorratshaltung</translation>
    </message>
    <message>
        <source>Coinage</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Münzprägung</translation>
    </message>
    <message>
        <source>Caravans</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Karawanen</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>Development of the Late Bronze Age, never printed in German: translated freely</extracomment>
        <translation>Schifffahrt</translation>
    </message>
    <message>
        <source>Smithing</source>
        <extracomment>Development of the Late Bronze Age, never printed in German: translated freely</extracomment>
        <translation>Schmiedekunst</translation>
    </message>
    <message>
        <source>Religion</source>
        <extracomment>Development; the German rules say &quot;Religion&quot;</extracomment>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Granaries</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Kornspeicher</translation>
    </message>
    <message>
        <source>Masonry</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Mauerwerk</translation>
    </message>
    <message>
        <source>Engineering</source>
        <extracomment>Development. The printed German name is in no source at hand: translated freely</extracomment>
        <translation>Ingenieurwesen</translation>
    </message>
    <message>
        <source>Commerce</source>
        <extracomment>Development of the Late Bronze Age, never printed in German: translated freely</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>Development, and the score line of its bonus; the German rules say &quot;Architektur&quot;</extracomment>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Empire</source>
        <extracomment>Development, and the score line of its bonus; the German rules say &quot;Imperium&quot;</extracomment>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>Disaster: a city had nothing to eat</extracomment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>Drought</source>
        <extracomment>Disaster of 2 skulls</extracomment>
        <translation>Dürre</translation>
    </message>
    <message>
        <source>Pestilence</source>
        <extracomment>Disaster of 3 skulls</extracomment>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Invasion</source>
        <extracomment>Disaster of 4 skulls
----------
Step of a turn: how many spearheads go with an invasion (Late Bronze Age)</extracomment>
        <translation>Invasion</translation>
    </message>
    <message>
        <source>Revolt</source>
        <extracomment>Disaster of 5 skulls or more</extracomment>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Step of a turn: all dice for the first time
----------
Step of a turn: some dice again, or keep them; named as on the rail of the turn&apos;s steps
----------
Step of a turn: the two-kind dice give food or workers; named as on the rail of the turn&apos;s steps</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Step of a turn: cities and monuments</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Buy</source>
        <extracomment>Step of a turn: a development</extracomment>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Step of a turn: goods above the limit</extracomment>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>End of turn</source>
        <extracomment>Step of a turn: nothing left but to end it</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>Instead of a step: the match has ended</extracomment>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>What a correction sets: the food peg
----------
What can be traded besides goods</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>What a correction sets: pegs of the goods</extracomment>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Boxes of cities</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Kästchen der Städte</translation>
    </message>
    <message>
        <source>Boxes of monuments</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Kästchen der Monumente</translation>
    </message>
    <message>
        <source>Points of monuments</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Punkte der Monumente</translation>
    </message>
    <message>
        <source>Developments</source>
        <extracomment>What a correction sets, and a line of the score</extracomment>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>What a correction sets (points lost), and a line of the score</extracomment>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>What a correction sets: the number of the round</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>What a correction sets: the dice on the table</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <extracomment>What a correction sets: how often dice may still be rolled this turn</extracomment>
        <translation>Übrige Würfe</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>What a correction sets: workers not yet set to a building</extracomment>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>What a correction sets: coins of the dice</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Rolled the pestilence</source>
        <extracomment>Why a pestilence spares somebody: it strikes only the others</extracomment>
        <translation>Hat die Seuche gewürfelt</translation>
    </message>
    <message>
        <source>Monuments</source>
        <extracomment>Line of the score</extracomment>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>The Bronze Age</source>
        <extracomment>Name of the game, without the series it belongs to</extracomment>
        <translation>Die Bronzezeit</translation>
    </message>
    <message>
        <source>Trading</source>
        <extracomment>Option at set-up</extracomment>
        <translation>Tauschhandel</translation>
    </message>
    <message>
        <source>Whoever&apos;s turn it is may trade goods and food with the others before building.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Wer am Zug ist, darf vor dem Bauen mit den anderen Waren und Nahrung tauschen.</translation>
    </message>
    <message>
        <source>Longer game</source>
        <extracomment>Option at set-up</extracomment>
        <translation>Längere Partie</translation>
    </message>
    <message>
        <source>The match ends with the sixth development, not the fifth.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Die Partie endet mit der sechsten Errungenschaft, nicht mit der fünften.</translation>
    </message>
    <message>
        <source>Later points as in the classic rules</source>
        <extracomment>Option at set-up: what a monument earns once somebody has finished it before</extracomment>
        <translation>Spätere Punkte wie im klassischen Spiel</translation>
    </message>
    <message>
        <source>Monuments finished later earn what the classic sheet says; the Great Pyramid stays at 8.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Später vollendete Monumente zählen wie auf dem klassischen Bogen; die Große Pyramide bleibt bei 8.</translation>
    </message>
    <message>
        <source>The end can come early</source>
        <extracomment>Option at set-up, for one player alone</extracomment>
        <translation>Das Ende kann früher kommen</translation>
    </message>
    <message>
        <source>The fifth development or the last monument ends the match too, not only the last round.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Auch die fünfte Errungenschaft oder das letzte Monument beendet die Partie, nicht nur die letzte Runde.</translation>
    </message>
    <message>
        <source>Rolling skulls again</source>
        <extracomment>Option at set-up, for one player alone</extracomment>
        <translation>Schädel noch einmal würfeln</translation>
    </message>
    <message>
        <source>Alone, skulls may be rolled again by the classic rules and in the Late Bronze Age; those of 2024/25 leave them where they lie.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Allein darf man Schädel im klassischen Spiel und in der Späten Bronzezeit noch einmal würfeln; nach den Regeln von 2024/25 bleiben sie liegen.</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Step of a turn: goods and food change hands, ships swap goods</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Finished sheets</source>
        <extracomment>Instead of a step: sheets filled in on paper are entered</extracomment>
        <translation>Fertige Bögen</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>What a correction sets: ships of the Late Bronze Age</extracomment>
        <translation>Schiffe</translation>
    </message>
</context>
<context>
    <name>BronzeCorrections</name>
    <message>
        <source>Corrected by the table: it was owned.</source>
        <translation>Vom Tisch berichtigt: vorher vorhanden.</translation>
    </message>
    <message>
        <source>Corrected by the table: it was not owned.</source>
        <translation>Vom Tisch berichtigt: vorher nicht vorhanden.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>After a correction: %1 what it was before, %2 the table&apos;s own words</extracomment>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Corrected by the table: it counted %1.</source>
        <extracomment>Of a field of the sheet: %1 the number that stood there before</extracomment>
        <translation>Vom Tisch berichtigt: vorher zählte es %1.</translation>
    </message>
    <message>
        <source>Corrected by the table: it was %1.</source>
        <translation>Vom Tisch berichtigt: vorher %1.</translation>
    </message>
</context>
<context>
    <name>BronzeExchange</name>
    <message>
        <source>Touch the good that goes, then the one that comes.</source>
        <translation>Tippe auf die Ware, die geht, dann auf die, die kommt.</translation>
    </message>
    <message>
        <source>Now touch the good that comes.</source>
        <extracomment>A good that a ship takes away is picked already</extracomment>
        <translation>Tippe jetzt auf die Ware, die kommt.</translation>
    </message>
    <message>
        <source>A ship swaps %1 for %2.</source>
        <extracomment>Two goods</extracomment>
        <translation>Ein Schiff tauscht %1 gegen %2.</translation>
    </message>
    <message>
        <source>Touch what you give on your board, and what you get on %1&apos;s.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Tippe auf deinem Brett an, was du gibst, und auf dem von %1, was du bekommst.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <extracomment>%1 a player, %2 &quot;2 Wood, 3 food&quot;</extracomment>
        <translation>%1 gibt %2.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <extracomment>%1 a player, %2 &quot;2 Wood, 3 food&quot;</extracomment>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 and gets %3.</source>
        <extracomment>%1 a player, %2 and %3 &quot;2 Wood, 3 food&quot;</extracomment>
        <translation>%1 gibt %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>Whom to exchange with: one&apos;s own ships, which swap goods</extracomment>
        <translation>Schiffe</translation>
    </message>
</context>
<context>
    <name>BronzeGame</name>
    <message numerus="yes">
        <source>Alone: %n round(s) for as many points as you can get.</source>
        <extracomment>Under the rules chosen at set-up, for one player alone</extracomment>
        <translation>
            <numerusform>Allein: %n Runde für so viele Punkte wie möglich.</numerusform>
            <numerusform>Allein: %n Runden für so viele Punkte wie möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is the last in which somebody owns %n development(s), or the last monument is finished.</source>
        <extracomment>Under the rules chosen at set-up</extracomment>
        <translation>
            <numerusform>Letzte Runde ist die, in der jemand %n Errungenschaft besitzt oder das letzte Monument vollendet ist.</numerusform>
            <numerusform>Letzte Runde ist die, in der jemand %n Errungenschaften besitzt oder das letzte Monument vollendet ist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzePaper</name>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Over a printed score sheet: %1 the game, %2 the rule set</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>BronzePurchase</name>
    <message>
        <source>%1 for %2</source>
        <extracomment>Part of a payment: %1 the good whose row is given, %2 how many coins it counts for</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 food</source>
        <extracomment>Part of a payment: %1 how much food</extracomment>
        <translation>%1 Nahrung</translation>
    </message>
</context>
<context>
    <name>BronzeScores</name>
    <message>
        <source>%1: nobody has the first points, though somebody finished it first.</source>
        <extracomment>Under a final score: %1 a monument</extracomment>
        <translation>%1: Niemand hat die ersten Punkte, doch irgendwer hat es zuerst vollendet.</translation>
    </message>
    <message>
        <source>%1: the first points are on several sheets (%2), though only one finished it first.</source>
        <extracomment>Under a final score: %1 a monument, %2 names</extracomment>
        <translation>%1: Die ersten Punkte stehen auf mehreren Bögen (%2), doch nur einer hat es zuerst vollendet.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <extracomment>Over the final score: %1 names</extracomment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>With %1.</source>
        <extracomment>Under who won: %1 &quot;37 points&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1&apos;s are worth %2</source>
        <extracomment>%1 a player, %2 what the goods left are worth</extracomment>
        <translation>%1 hat noch %2</translation>
    </message>
    <message>
        <source>Each has %1. The goods left on the pegboard decide: %2.</source>
        <extracomment>%1 &quot;37 points&quot;, %2 a list such as &quot;Cleo&apos;s are worth 24, Ada&apos;s are worth 15&quot;</extracomment>
        <translation>Gleichstand mit %1. Der Wert der übrigen Waren entscheidet: %2.</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <extracomment>Row of the final score: what there is without the disasters</extracomment>
        <translation>Zwischensumme</translation>
    </message>
    <message>
        <source>Goods left</source>
        <extracomment>Row of the final score: what decides where points are level</extracomment>
        <translation>Waren übrig</translation>
    </message>
    <message>
        <source>The best by these rules is %1.</source>
        <extracomment>One player alone; %1 &quot;31 points&quot;</extracomment>
        <translation>Der Bestwert nach diesen Regeln ist %1.</translation>
    </message>
    <message>
        <source>a point lost for each mark</source>
        <extracomment>What the line of disasters of a final score is made of</extracomment>
        <translation>ein Punkt weniger je Markierung</translation>
    </message>
    <message>
        <source>what they are worth</source>
        <extracomment>What the last line of a final score is: it decides where points are level</extracomment>
        <translation>was sie wert sind</translation>
    </message>
</context>
<context>
    <name>BronzeSentences</name>
    <message>
        <source>Roll</source>
        <comment>undo</comment>
        <extracomment>What the undo button takes back, a noun</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <comment>undo</comment>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Keeping the dice</source>
        <comment>undo</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>undo</comment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Sale of stone</source>
        <comment>undo</comment>
        <translation>Steinverkauf</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>undo</comment>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>End of turn</source>
        <comment>undo</comment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Correction</source>
        <comment>undo</comment>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>undo</comment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>undo</comment>
        <translation>Schiffstausch</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>undo</comment>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Finished sheet</source>
        <comment>undo</comment>
        <translation>Fertiger Bogen</translation>
    </message>
</context>
<context>
    <name>BronzeWords</name>
    <message>
        <source>Food</source>
        <extracomment>Row of the pegboard</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Re-roll one die after the last roll</source>
        <translation>Nach dem letzten Wurf 1 Würfel neu</translation>
    </message>
    <message>
        <source>Drought does not hurt you</source>
        <translation>Dürre schadet dir nicht</translation>
    </message>
    <message>
        <source>+1 food for each food die</source>
        <translation>+1 Nahrung je Nahrungswürfel</translation>
    </message>
    <message>
        <source>+1 stone if you collect stone</source>
        <translation>+1 Stein, wenn du Stein erhältst</translation>
    </message>
    <message>
        <source>Pestilence does not hurt you</source>
        <translation>Seuche schadet dir nicht</translation>
    </message>
    <message>
        <source>One pottery doubles your food before the roll</source>
        <translation>Eine Töpferware verdoppelt deine Nahrung vor dem Wurf</translation>
    </message>
    <message>
        <source>A coin die is worth %1</source>
        <translation>Ein Münzwürfel zählt %1</translation>
    </message>
    <message>
        <source>Keep more than %1 goods</source>
        <translation>Mehr als %1 Waren behalten</translation>
    </message>
    <message>
        <source>Build ships, swap a good with each</source>
        <translation>Schiffe bauen, mit jedem eine Ware tauschen</translation>
    </message>
    <message>
        <source>Your invasion strikes the others</source>
        <translation>Deine Invasion trifft die anderen</translation>
    </message>
    <message>
        <source>Your revolt strikes the others</source>
        <translation>Dein Aufstand trifft die anderen</translation>
    </message>
    <message>
        <source>Sell food for %1 coins each</source>
        <translation>Nahrung für je %1 Münzen verkaufen</translation>
    </message>
    <message>
        <source>+1 worker for each worker die</source>
        <translation>+1 Arbeiter je Arbeiterwürfel</translation>
    </message>
    <message>
        <source>Sell stone for %1 workers each</source>
        <translation>Stein für je %1 Arbeiter verkaufen</translation>
    </message>
    <message>
        <source>End: +1 for each good left</source>
        <translation>Ende: +1 je übriger Ware</translation>
    </message>
    <message>
        <source>End: +%1 for each monument</source>
        <translation>Ende: +%1 je Monument</translation>
    </message>
    <message>
        <source>End: +%1 for each city</source>
        <translation>Ende: +%1 je Stadt</translation>
    </message>
    <message>
        <source>Revolt does not hurt you</source>
        <translation>Aufstand schadet dir nicht</translation>
    </message>
</context>
<context>
    <name>BuildingBlock</name>
    <message>
        <source>not in play</source>
        <extracomment>Spoken states of a building, which is not in play with so few players; or: %1 of %2 boxes are ticked</extracomment>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>%1 of %2 boxes</source>
        <translation>%1 von %2 Kästchen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) earned</source>
        <extracomment>Spoken of a finished monument</extracomment>
        <translation>
            <numerusform>%n Punkt verdient</numerusform>
            <numerusform>%n Punkte verdient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pencil</source>
        <comment>workers</comment>
        <extracomment>Spoken of a building: so many workers are pencilled in</extracomment>
        <translation>
            <numerusform>%n mit Bleistift</numerusform>
            <numerusform>%n mit Bleistift</numerusform>
        </translation>
    </message>
    <message>
        <source>can be built</source>
        <extracomment>Spoken of a building: a worker may be set there now</extracomment>
        <translation>kann gebaut werden</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), not the first any more</source>
        <extracomment>Spoken of a monument that can earn points, though somebody else was first</extracomment>
        <translation>
            <numerusform>%n Punkt, nicht mehr als Erster</numerusform>
            <numerusform>%n Punkte, nicht mehr als Erster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the first, then %1</source>
        <extracomment>Spoken of a monument that can earn %n points as the first one, %1 later</extracomment>
        <translation>
            <numerusform>%n Punkt für den Ersten, dann %1</numerusform>
            <numerusform>%n Punkte für den Ersten, dann %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Buildings</name>
    <message>
        <source>Step Pyramid</source>
        <comment>narrow</comment>
        <extracomment>The Step Pyramid where room is scarce; a soft hyphen where it may break</extracomment>
        <translation>Stufen­pyramide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken of what lies on the sheet of somebody whose turn it is not: %1 the player, %2 the thing</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CardChips</name>
    <message>
        <source>What Innovations do</source>
        <extracomment>Over the Innovations of a row: a touch on one says what is printed on it</extracomment>
        <translation>Was Innovationen tun</translation>
    </message>
    <message>
        <source>%1: ?</source>
        <extracomment>An Innovation of which nobody has said what it does: %1 a card</extracomment>
        <translation>%1: ?</translation>
    </message>
    <message>
        <source>What does it say?</source>
        <extracomment>Over the Innovations of a row of which nobody has said what is printed on them: a touch on one says it</extracomment>
        <translation>Was steht darauf?</translation>
    </message>
</context>
<context>
    <name>CardFields</name>
    <message>
        <source>%1 at position %2</source>
        <extracomment>An Innovation to be corrected, it lies there: %1 its name, %2 the position of the place</extracomment>
        <translation>%1 auf Platz %2</translation>
    </message>
    <message>
        <source>%1 is exhausted</source>
        <extracomment>An Innovation to be corrected, it is exhausted: %1 its name</extracomment>
        <translation>%1 ist erschöpft</translation>
    </message>
</context>
<context>
    <name>CardSentence</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tapestry card: %1 its name, %2 whom or which track it is about</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CardStacks</name>
    <message>
        <source>no card</source>
        <extracomment>In the place of a tapestry card on an income mat: none lies there</extracomment>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>covered: %1</source>
        <extracomment>Under the uppermost card of a stack: %1 those beneath it</extracomment>
        <translation>darunter: %1</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Age %1</source>
        <extracomment>A part of a game, by its number</extracomment>
        <translation>Zeitalter %1</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>What the table wrote on a card of the card library</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Typed in here</source>
        <extracomment>Where a card of the library came from</extracomment>
        <translation>Hier eingegeben</translation>
    </message>
    <message>
        <source>Came with a match or a code</source>
        <extracomment>Where a card of the library came from</extracomment>
        <translation>Kam mit einer Partie oder einem Code</translation>
    </message>
    <message>
        <source>Known from the start, for sure</source>
        <extracomment>A card of the library that nobody typed in, and how sure it is: printed, or said by several</extracomment>
        <translation>Von Anfang an bekannt, gesichert</translation>
    </message>
    <message>
        <source>Known from the start, very likely so</source>
        <extracomment>A card of the library that nobody typed in, and how sure it is: one good source says it</extracomment>
        <translation>Von Anfang an bekannt, sehr wahrscheinlich so</translation>
    </message>
    <message>
        <source>Known from the start, not sure at all</source>
        <extracomment>A card of the library that nobody typed in, and how sure it is: one weak source says it</extracomment>
        <translation>Von Anfang an bekannt, aber unsicher</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <extracomment>How often a card of the library was used in a match</extracomment>
        <translation>
            <numerusform>einmal benutzt</numerusform>
            <numerusform>%n-mal benutzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CityPage</name>
    <message>
        <source>Beside it: %1</source>
        <extracomment>Under a capital city: %1 what stands beside it, since it finds no place</extracomment>
        <translation>Daneben: %1</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>Button: %1 a landmark that was laid aside</extracomment>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>laid aside; before the next turn at the latest</source>
        <extracomment>Under the button: by when a landmark that was laid aside has to be built</extracomment>
        <translation>zur Seite gelegt; spätestens vor dem nächsten Zug</translation>
    </message>
    <message>
        <source>What is missing</source>
        <extracomment>Switch: plots are marked that are missing to a row, column or district that lacks three at most</extracomment>
        <translation>Was fehlt</translation>
    </message>
    <message>
        <source>Where would it fit?</source>
        <extracomment>Switch: landmarks that nobody has are listed; a touch on one shows where it would stand</extracomment>
        <translation>Wo würde es passen?</translation>
    </message>
    <message>
        <source>%1 · rows and columns: %2</source>
        <extracomment>Over a capital city: %1 what its mat is called, %2 how many rows and columns are complete</extracomment>
        <translation>%1 · Reihen und Spalten: %2</translation>
    </message>
    <message>
        <source>The mat of this city is not named yet.</source>
        <extracomment>In the place of a city before its mat is named</extracomment>
        <translation>Das Tableau dieser Stadt steht noch nicht fest.</translation>
    </message>
    <message>
        <source>This city is kept by two numbers. Rows and columns: %1, districts: %2.</source>
        <extracomment>In the place of a city of which only that is kept: %1 complete rows and columns, %2 complete districts</extracomment>
        <translation>Diese Stadt wird mit zwei Zahlen geführt. Reihen und Spalten: %1, Stadtviertel: %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A landmark of a city: %1 its name, %2 where and when it came from</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Landmarks: %1</source>
        <extracomment>Under a capital city: %1 the landmarks of its player</extracomment>
        <translation>Wahrzeichen: %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>Button: %1 a landmark that a player has and that stands nowhere in the city yet</extracomment>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>given by a correction; not in the city yet</source>
        <extracomment>Under the button: why a landmark stands nowhere yet</extracomment>
        <translation>durch eine Berichtigung erhalten; noch nicht in der Stadt</translation>
    </message>
</context>
<context>
    <name>CityPlacing</name>
    <message>
        <source>Rows and columns</source>
        <extracomment>Over how many rows and columns of a city would be complete</extracomment>
        <translation>Reihen und Spalten</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>How many rows and columns are complete: %1 before, %2 after</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Districts</source>
        <extracomment>Over what districts bring that would be complete</extracomment>
        <translation>Stadtviertel</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>What complete districts bring</extracomment>
        <translation>
            <numerusform>%n Rohstoff</numerusform>
            <numerusform>%n Rohstoffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete then: %1</source>
        <extracomment>What a building would fill where it is shown: %1 &quot;row 6, column 5&quot;</extracomment>
        <translation>Dann voll: %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Spoken name of a button: a landmark is turned by a quarter</extracomment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Place before</source>
        <extracomment>Spoken name of a button: where a landmark could stand before that</extracomment>
        <translation>Platz davor</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Which of the places of a landmark is shown: %1 its number, %2 how many there are</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Spoken name of a button: where a landmark could stand next</extracomment>
        <translation>Nächster Platz</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>Switch: plots are marked that are missing to a row, column or district that lacks three at most</extracomment>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Any way round</source>
        <extracomment>Switch: all plots are tinted that a landmark could cover, however it is turned</extracomment>
        <translation>Alle Drehungen</translation>
    </message>
    <message>
        <source>Choose it once more to build there.</source>
        <extracomment>Where an income building is shown on the plot nearest to a touch, or where keys went</extracomment>
        <translation>Noch einmal wählen, um dort zu bauen.</translation>
    </message>
    <message>
        <source>Choose it once more to lay it there.</source>
        <extracomment>Where a marker is shown on the plot of a city that is nearest to a touch, or where keys went</extracomment>
        <translation>Noch einmal wählen, um ihn dort hinzulegen.</translation>
    </message>
</context>
<context>
    <name>CityView</name>
    <message>
        <source>City of %1: %2</source>
        <extracomment>Spoken name of a capital city: %1 a player, %2 what its mat is called</extracomment>
        <translation>Stadt von %1: %2</translation>
    </message>
    <message>
        <source>%1 rows and columns, %2 districts complete</source>
        <extracomment>Spoken of a capital city: %1 how many rows and columns are complete, %2 how many districts</extracomment>
        <translation>%1 Reihen und Spalten, %2 Stadtviertel voll</translation>
    </message>
</context>
<context>
    <name>CivilizationFields</name>
    <message>
        <source>Other civilizations</source>
        <extracomment>Opens a list of civilizations that a player does not have, to be corrected</extracomment>
        <translation>Andere Zivilisationen</translation>
    </message>
</context>
<context>
    <name>CivilizationMats</name>
    <message>
        <source>Civilization</source>
        <extracomment>Spoken before the names of the civilizations of a player, one of which is shown</extracomment>
        <translation>Zivilisation</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Times in a match: %1 of all turns of who acts (&quot;12 min&quot;), %2 of everybody&apos;s</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Go on with the clock</source>
        <translation>Uhr weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <extracomment>The clock of a match: %1 this turn so far as &quot;1:24&quot;</extracomment>
        <translation>Angehalten bei %1</translation>
    </message>
    <message>
        <source>This turn %1</source>
        <translation>Dieser Zug %1</translation>
    </message>
</context>
<context>
    <name>CompactMatch</name>
    <message>
        <source>pt · %1/%2</source>
        <extracomment>Behind a score: points, then developments owned of those that end the match</extracomment>
        <translation>P · %1/%2</translation>
    </message>
    <message>
        <source>pt · round %1 of %2</source>
        <extracomment>Behind a score, for one player alone: points, the round, of how many</extracomment>
        <translation>P · Runde %1 von %2</translation>
    </message>
    <message>
        <source>pt</source>
        <extracomment>Behind a score: points
----------
Behind a score: points, and the number of books</extracomment>
        <translation>P</translation>
    </message>
    <message numerus="yes">
        <source>pt · %n book(s)</source>
        <translation>
            <numerusform>P · %n Buch</numerusform>
            <numerusform>P · %n Bücher</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConflictTable</name>
    <message>
        <source>Strength + what was bid</source>
        <extracomment>Over the lines of the players after a Conflict: what their sums are made of</extracomment>
        <translation>Stärke + Gebot</translation>
    </message>
</context>
<context>
    <name>CopyCard</name>
    <message numerus="yes">
        <source>%n match(es) is/are kept on this device.</source>
        <translation>
            <numerusform>%n Partie liegt auf diesem Gerät.</numerusform>
            <numerusform>%n Partien liegen auf diesem Gerät.</numerusform>
        </translation>
    </message>
    <message>
        <source>No copy was saved yet.</source>
        <extracomment>%1 a day, such as &quot;31 May 2024&quot;</extracomment>
        <translation>Eine Kopie gibt es noch nicht.</translation>
    </message>
    <message>
        <source>The last copy is of %1.</source>
        <translation>Die letzte Kopie ist vom %1.</translation>
    </message>
    <message>
        <source>What was done last stands beside the file, in “%1”: whoever copies the file by hand takes both. A copy saved here has everything.</source>
        <extracomment>%1 the name of a file. The button below it is &quot;Save a copy&quot;</extracomment>
        <translation>Was zuletzt getan wurde, steht neben der Datei, in „%1“: Wer die Datei von Hand kopiert, nimmt beide. In einer hier gespeicherten Kopie ist alles.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>Button: saves a copy of everything</extracomment>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Every match and setting in one file</source>
        <translation>Jede Partie und Einstellung in einer Datei</translation>
    </message>
    <message>
        <source>Save a copy elsewhere …</source>
        <extracomment>A copy of everything, in a folder that is asked for</extracomment>
        <translation>Kopie woanders speichern …</translation>
    </message>
    <message>
        <source>On a stick, in a folder that is kept in two places</source>
        <translation>Auf einem Stick oder in einem zweiten Ordner</translation>
    </message>
    <message>
        <source>Remind me of copies</source>
        <translation>An Kopien erinnern</translation>
    </message>
    <message>
        <source>After %1 finished matches, or %2 days with one</source>
        <extracomment>%1 a number of matches, %2 of days</extracomment>
        <translation>Nach %1 fertigen Partien oder %2 Tagen mit einer</translation>
    </message>
    <message>
        <source>Nothing is kept on this device yet.</source>
        <translation>Auf diesem Gerät liegt noch nichts.</translation>
    </message>
    <message>
        <source>This browser may throw away what is kept here, after weeks without a visit or when room is short: save a copy now and then. On the home screen of an iPhone or iPad it is safer, but begins empty there: save a copy first, and bring it back on the page that opens from the home screen.</source>
        <extracomment>In a browser that did not promise to keep what is here. &quot;Home screen&quot; as iPhones call it</extracomment>
        <translation>Dieser Browser darf wegwerfen, was hier liegt, wenn du wochenlang nicht da warst oder der Platz knapp wird: Speichere ab und zu eine Kopie. Auf dem Home-Bildschirm eines iPhones oder iPads ist es sicherer, fängt dort aber leer an: Speichere vorher eine Kopie und hole sie auf der Seite zurück, die sich vom Home-Bildschirm öffnet.</translation>
    </message>
</context>
<context>
    <name>CorrectField</name>
    <message>
        <source>What does this die show?</source>
        <translation>Was zeigt dieser Würfel?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over the correction of one thing: %1 a player, %2 a thing of the sheet
----------
Which field is corrected: %1 a player, %2 a place
----------
Over the correction of one thing: %1 a player, %2 a thing of the board
----------
Which field is corrected: %1 a player, %2 what it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Disaster points</source>
        <translation>Katastrophenpunkte</translation>
    </message>
    <message>
        <source>Ticked boxes</source>
        <translation>Angekreuzte Kästchen</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Peg</source>
        <extracomment>Holes of the pegboard, counted</extracomment>
        <translation>Zapfen</translation>
    </message>
    <message>
        <source>%1: score</source>
        <extracomment>Which field is corrected: %1 a player</extracomment>
        <translation>%1: Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A number to be corrected</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>A place to be corrected: it lies on its destroyed side</extracomment>
        <translation>Zerstört</translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message>
        <source>The turn</source>
        <extracomment>Beside the players&apos; names: what belongs to the turn, not to a sheet</extracomment>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Correct a sheet</source>
        <translation>Bogen berichtigen</translation>
    </message>
    <message>
        <source>Whose sheet</source>
        <extracomment>Spoken name of the choice whose sheet is corrected</extracomment>
        <translation>Wessen Bogen</translation>
    </message>
    <message>
        <source>Why? (if you like)</source>
        <extracomment>What is typed here: why the table corrects</extracomment>
        <translation>Warum? (freiwillig)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Button: makes the correction</extracomment>
        <translation>Berichtigen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), in red pencil</source>
        <extracomment>Under it: how many fields</extracomment>
        <translation>
            <numerusform>%n Änderung, mit Rotstift</numerusform>
            <numerusform>%n Änderungen, mit Rotstift</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing changed yet</source>
        <translation>noch nichts geändert</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <extracomment>Part of a sentence: &quot;This needs 3 workers&quot;</extracomment>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are left</source>
        <extracomment>Part of a sentence, after a semicolon: &quot;this needs 3 workers; 1 is left&quot;</extracomment>
        <translation>
            <numerusform>%n ist übrig</numerusform>
            <numerusform>%n sind übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open box(es)</source>
        <extracomment>Part of a sentence: &quot;only 2 open boxes&quot;</extracomment>
        <translation>
            <numerusform>%n freies Kästchen</numerusform>
            <numerusform>%n freie Kästchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <extracomment>Part of a sentence: &quot;exactly 3 dice&quot;</extracomment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice show(s)</source>
        <extracomment>Part of a sentence, at its beginning: &quot;2 dice show food or workers&quot;</extracomment>
        <translation>
            <numerusform>%n Würfel zeigt</numerusform>
            <numerusform>%n Würfel zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n die/dice with skull(s)</source>
        <extracomment>Part of a sentence: &quot;keep the 2 dice with skulls&quot;</extracomment>
        <translation>
            <numerusform>den Würfel mit dem Schädel</numerusform>
            <numerusform>die %n Würfel mit Schädeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <extracomment>Part of a sentence: &quot;give up exactly 2 goods&quot;</extracomment>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <extracomment>Part of a sentence: &quot;the price is 20 coins&quot;</extracomment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) is/are missing</source>
        <extracomment>Part of a sentence, at its end: &quot;5 coins are missing&quot;</extracomment>
        <translation>
            <numerusform>es fehlt %n Münze</numerusform>
            <numerusform>es fehlen %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Part of a sentence: &quot;a match of 2 players&quot;</extracomment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>Part of a sentence: &quot;at most 40 characters&quot;</extracomment>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <extracomment>Part of a sentence: &quot;at most 200 bytes&quot;</extracomment>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <extracomment>Part of a sentence: &quot;nested in more than 32 levels&quot;</extracomment>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <extracomment>How many boxes of a building</extracomment>
        <translation>
            <numerusform>%n Kästchen</numerusform>
            <numerusform>%n Kästchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>How many points</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skull(s)</source>
        <extracomment>How many skulls the dice show</extracomment>
        <translation>
            <numerusform>%n Schädel</numerusform>
            <numerusform>%n Schädel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city/cities</source>
        <extracomment>How many cities</extracomment>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) to go</source>
        <extracomment>Part of a sentence, at its end: how many boxes of a building are still open</extracomment>
        <translation>
            <numerusform>noch %n Kästchen</numerusform>
            <numerusform>noch %n Kästchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <extracomment>How many stones of the pegboard</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) found no hole</source>
        <extracomment>Goods that were earned and for which the pegboard had no hole left</extracomment>
        <translation>
            <numerusform>%n Ware ohne Loch</numerusform>
            <numerusform>%n Waren ohne Loch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) too many</source>
        <extracomment>Coins that were paid beyond the price; there is no change</extracomment>
        <translation>
            <numerusform>%n Münze zu viel</numerusform>
            <numerusform>%n Münzen zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <extracomment>How many ships</extracomment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n weißer Würfel</numerusform>
            <numerusform>%n weiße Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n blauer Würfel</numerusform>
            <numerusform>%n blaue Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n oranger Würfel</numerusform>
            <numerusform>%n orange Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n roter Würfel</numerusform>
            <numerusform>%n rote Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n Steinmarker</numerusform>
            <numerusform>%n Steinmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n Goldmarker</numerusform>
            <numerusform>%n Goldmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n Buchmarker</numerusform>
            <numerusform>%n Buchmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n Nahrungsmarker</numerusform>
            <numerusform>%n Nahrungsmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n Stärkemarker</numerusform>
            <numerusform>%n Stärkemarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reroll chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Wurfwiederholung&quot;)</extracomment>
        <translation>
            <numerusform>%n Wurfwiederholung</numerusform>
            <numerusform>%n Wurfwiederholungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n Buch</numerusform>
            <numerusform>%n Bücher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n Stärke</numerusform>
            <numerusform>%n Stärke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <extracomment>Part of a sentence: &quot;must have 2 entries&quot;</extracomment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Part of a sentence: &quot;this needs 2 resources&quot;</extracomment>
        <translation>
            <numerusform>%n Rohstoff</numerusform>
            <numerusform>%n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) is/are open</source>
        <extracomment>A whole sentence but its full stop: what has to be answered before the match goes on</extracomment>
        <translation>
            <numerusform>%n Sache ist offen</numerusform>
            <numerusform>%n Sachen sind offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spearhead(s)</source>
        <extracomment>How many of the good that is called so</extracomment>
        <translation>
            <numerusform>%n Metall</numerusform>
            <numerusform>%n Metall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) and column(s)</source>
        <extracomment>Of a city on a map of plots: so many of them are filled</extracomment>
        <translation>
            <numerusform>%n Reihe oder Spalte</numerusform>
            <numerusform>%n Reihen und Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n district(s)</source>
        <extracomment>Of a city on a map of plots: so many of them are filled</extracomment>
        <translation>
            <numerusform>%n Stadtviertel</numerusform>
            <numerusform>%n Stadtviertel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrisisFields</name>
    <message>
        <source>Disaster: %1</source>
        <extracomment>Over the kinds of a Disaster to be corrected: %1 the card as it is now</extracomment>
        <translation>Krise: %1</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A number to be corrected: that of a Disaster card</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <extracomment>Whether one of two Disasters is still open, to be corrected: %1 the card</extracomment>
        <translation>%1 ist offen</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Bring back a copy …</source>
        <translation>Kopie zurückholen …</translation>
    </message>
    <message>
        <source>Undo that</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Everything as it was before the copy was brought back</source>
        <translation>Alles, wie es vor dem Zurückholen war</translation>
    </message>
    <message>
        <source>Or take in a history, or plays logged elsewhere. You are asked first</source>
        <translation>Oder einen Verlauf oder anderswo notierte Partien einlesen. Du wirst erst gefragt</translation>
    </message>
    <message>
        <source>A copy, a history file, or plays of BG Stats or BoardGameGeek</source>
        <translation>Eine Kopie, ein Verlauf oder Partien von BG Stats oder BoardGameGeek</translation>
    </message>
</context>
<context>
    <name>DealOffer</name>
    <message numerus="yes">
        <source>The offer: %n tile(s) missing</source>
        <extracomment>Over the places of the offer being entered</extracomment>
        <translation>
            <numerusform>Die Auslage: %n Plättchen fehlt</numerusform>
            <numerusform>Die Auslage: %n Plättchen fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer</source>
        <translation>Die Auslage</translation>
    </message>
    <message>
        <source>Begin the age</source>
        <extracomment>Button: event and offer of a new age are entered</extracomment>
        <translation>Zeitalter beginnen</translation>
    </message>
</context>
<context>
    <name>DealView</name>
    <message>
        <source>%1: what does the event say?</source>
        <extracomment>Over the numbers of a new age&apos;s event: %1 &quot;Age III&quot;</extracomment>
        <translation>%1: Was sagt das Ereignis?</translation>
    </message>
    <message>
        <source>Known from other matches</source>
        <extracomment>Over events of this age that were entered in other matches</extracomment>
        <translation>Aus anderen Partien bekannt</translation>
    </message>
    <message>
        <source>Famine: food</source>
        <extracomment>Over the numbers to choose from: how much food a famine asks for</extracomment>
        <translation>Hungersnot: Nahrung</translation>
    </message>
    <message>
        <source>War: strength</source>
        <extracomment>Over the numbers to choose from: how much strength a war asks for</extracomment>
        <translation>Krieg: Stärke</translation>
    </message>
    <message>
        <source>Kept from this age on</source>
        <extracomment>Over the choice how much of the match is kept: points only, tiles too, every die and chit</extracomment>
        <translation>Ab diesem Zeitalter wird festgehalten</translation>
    </message>
    <message>
        <source>How much is kept</source>
        <extracomment>Spoken name of that choice</extracomment>
        <translation>Wie viel festgehalten wird</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>How much of a match is kept: the tracks; tiles too; every die and chit</extracomment>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>How %1 ended</source>
        <extracomment>Over the table of what the age brought that is over: %1 &quot;Age II&quot;</extracomment>
        <translation>So endete %1</translation>
    </message>
</context>
<context>
    <name>DevelopmentField</name>
    <message>
        <source>Owned</source>
        <extracomment>A development: whether the player has it</extracomment>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation>Nicht vorhanden</translation>
    </message>
</context>
<context>
    <name>DevelopmentLine</name>
    <message>
        <source>costs %1, %2 points</source>
        <extracomment>Spoken after a development: what it costs and how many points it brings.</extracomment>
        <translation>kostet %1, %2 Punkte</translation>
    </message>
</context>
<context>
    <name>DevelopmentRow</name>
    <message>
        <source>costs %1, %2 points</source>
        <extracomment>Spoken after a development: what it costs and how many points it brings.</extracomment>
        <translation>kostet %1, %2 Punkte</translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Spoken of a development: changed by the table; picked, not yet paid for; can be paid for</extracomment>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>can be bought</source>
        <translation>kann gekauft werden</translation>
    </message>
</context>
<context>
    <name>Developments</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>coins</comment>
        <extracomment>Beside a development that is too dear: so many coins are missing</extracomment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <extracomment>Beside the development Shipping: ships that the player has</extracomment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceCard</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Whose dice: those on the table, or the app&apos;s</extracomment>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>The app rolls</source>
        <translation>Die App würfelt</translation>
    </message>
    <message>
        <source>You can change this at any time.</source>
        <translation>Das könnt ihr jederzeit ändern.</translation>
    </message>
</context>
<context>
    <name>DisasterTrack</name>
    <message>
        <source>Disasters</source>
        <extracomment>The line of the score sheet that counts points lost.</extracomment>
        <translation>Katastrophen</translation>
    </message>
</context>
<context>
    <name>DiscardView</name>
    <message>
        <source>Without Caravans you keep six goods.</source>
        <translation>Ohne Karawanen behältst du sechs Waren.</translation>
    </message>
    <message numerus="yes">
        <source>Touch rows: %n to give up</source>
        <extracomment>Over the board: %n goods must still be given up</extracomment>
        <translation>
            <numerusform>Reihen antippen: noch %n abzugeben</numerusform>
            <numerusform>Reihen antippen: noch %n abzugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>These go</source>
        <translation>Diese gehen</translation>
    </message>
</context>
<context>
    <name>EarlierResults</name>
    <message>
        <source>Earlier results</source>
        <extracomment>Heading over results of other matches, by the same rules</extracomment>
        <translation>Frühere Ergebnisse</translation>
    </message>
</context>
<context>
    <name>EarlierRow</name>
    <message>
        <source>Earlier</source>
        <extracomment>Heading over the matches played before</extracomment>
        <translation>Früher</translation>
    </message>
    <message>
        <source>%1 · example · %2</source>
        <extracomment>A match on the start page: %1 the game, %2 when it was played</extracomment>
        <translation>%1 · Beispiel · %2</translation>
    </message>
</context>
<context>
    <name>EmpirePage</name>
    <message>
        <source>Choose position %1</source>
        <extracomment>Button over the row, where a place of it is looked at and one is to be chosen: %1 its position</extracomment>
        <translation>Platz %1 wählen</translation>
    </message>
</context>
<context>
    <name>Empires</name>
    <message>
        <source>City</source>
        <extracomment>A place of an empire; the German rules say &quot;Stadt&quot;
----------
A type of place</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Trading road</source>
        <extracomment>A place of an empire: the road that exchanges wheat; the German rules say &quot;Straße&quot;</extracomment>
        <translation>Handelsstraße</translation>
    </message>
    <message>
        <source>Wheat farm</source>
        <extracomment>A place of an empire: the farm that brings wheat; the German rules say &quot;Hof&quot;</extracomment>
        <translation>Weizenhof</translation>
    </message>
    <message>
        <source>Axe farm</source>
        <extracomment>A place of an empire: the farm that brings an axe</extracomment>
        <translation>Axthof</translation>
    </message>
    <message>
        <source>Hammer farm</source>
        <extracomment>A place of an empire: the farm that brings a hammer</extracomment>
        <translation>Hammerhof</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Brand&quot;</extracomment>
        <translation>Brand</translation>
    </message>
    <message>
        <source>Revolt</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Aufstand&quot;</extracomment>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Hungersnot&quot;</extracomment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Flut&quot;</extracomment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Blight</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Fäulnis&quot;</extracomment>
        <translation>Fäulnis</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Barbaren&quot;</extracomment>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Plague</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Seuche&quot;</extracomment>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <extracomment>Kind of Disaster; the German rules say &quot;Erdbeben&quot;</extracomment>
        <translation>Erdbeben</translation>
    </message>
    <message>
        <source>Disaster</source>
        <extracomment>Space of the round track; the German rules say &quot;Krise&quot;
----------
Where a match stands: a Disaster is turned up
----------
Where a match stands: somebody takes the Disaster
----------
When an ability is used: while somebody has to take a Disaster</extracomment>
        <translation>Krise</translation>
    </message>
    <message>
        <source>Double Disaster</source>
        <extracomment>Space of the round track; the German rules say &quot;Doppelte Krise&quot;</extracomment>
        <translation>Doppelte Krise</translation>
    </message>
    <message>
        <source>Economy</source>
        <extracomment>Space of the round track</extracomment>
        <translation>Wirtschaft</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>Space of the round track</extracomment>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Conflict</source>
        <extracomment>Space of the round track; the German rules say &quot;Militär&quot;
----------
Where a match stands: a Conflict card is turned up
----------
What points came from: the tier of a Conflict</extracomment>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Industry and Economy</source>
        <extracomment>Space of the round track: both, in the order each player likes</extracomment>
        <translation>Industrie und Wirtschaft</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The last space of the round track</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Laying out the row</source>
        <extracomment>Where a match stands: the order of the places is asked for</extracomment>
        <translation>Orte auslegen</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>Where a match stands: the next space of the round track is asked for</extracomment>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Two Disasters each</source>
        <extracomment>Where a match stands: everybody takes two Disasters of the own hand</extracomment>
        <translation>Je zwei Krisen</translation>
    </message>
    <message>
        <source>Conflict: bids</source>
        <extracomment>Where a match stands: bids for the Conflict</extracomment>
        <translation>Militär: Gebote</translation>
    </message>
    <message>
        <source>Refreshing</source>
        <extracomment>Where a match stands: which exhausted abilities are refreshed</extracomment>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>Where a match stands: points are counted</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Where a match stands
----------
When an ability is used: when the game is over</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Finished empires</source>
        <extracomment>Where a match stands: finished empires are entered</extracomment>
        <translation>Fertige Reiche</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>When an ability is used: as soon as its place is destroyed</extracomment>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>What an ability does</extracomment>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What an ability does</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>What an ability does</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>What an ability does: takes off markers</extracomment>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>Fewer hammers</source>
        <extracomment>What an ability does: makes something cheaper</extracomment>
        <translation>Weniger Hämmer</translation>
    </message>
    <message>
        <source>Free bid</source>
        <extracomment>What an ability does</extracomment>
        <translation>Gratisgebot</translation>
    </message>
    <message>
        <source>Redraw the Disaster</source>
        <extracomment>What an ability does</extracomment>
        <translation>Krise neu ziehen</translation>
    </message>
    <message>
        <source>Exchange two places</source>
        <extracomment>What an ability does</extracomment>
        <translation>Zwei Orte tauschen</translation>
    </message>
    <message>
        <source>Move an Innovation</source>
        <extracomment>What an ability does</extracomment>
        <translation>Innovation verschieben</translation>
    </message>
    <message>
        <source>Repair</source>
        <extracomment>What an ability does</extracomment>
        <translation>Wiederaufbau</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>What an ability does</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Repeat an ability</source>
        <extracomment>What an ability does</extracomment>
        <translation>Fähigkeit wiederholen</translation>
    </message>
    <message>
        <source>Copy an ability</source>
        <extracomment>What an ability does</extracomment>
        <translation>Fähigkeit kopieren</translation>
    </message>
    <message>
        <source>Something else</source>
        <extracomment>What an ability does: something in the table&apos;s own words</extracomment>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Wheat</source>
        <extracomment>A resource</extracomment>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>Hammers</source>
        <extracomment>A resource</extracomment>
        <translation>Hämmer</translation>
    </message>
    <message>
        <source>Axes</source>
        <extracomment>A resource</extracomment>
        <translation>Äxte</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>A resource</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>What a correction sets: the eleven places with what lies there</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Start marker</source>
        <extracomment>What a correction sets: who has the start marker</extracomment>
        <translation>Startspielermarker</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round track</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Open Disasters</source>
        <extracomment>What a correction sets: the cards that are turned up</extracomment>
        <translation>Offene Krisen</translation>
    </message>
    <message>
        <source>Usual game</source>
        <extracomment>The usual game</extracomment>
        <translation>Normales Spiel</translation>
    </message>
    <message>
        <source>Blitz</source>
        <extracomment>The shorter game; the German rules say &quot;Blitz-Variante&quot;</extracomment>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Score track</source>
        <extracomment>Line of the score</extracomment>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>Healthy places</source>
        <extracomment>Line of the score</extracomment>
        <translation>Unversehrte Orte</translation>
    </message>
    <message>
        <source>Innovations</source>
        <extracomment>Line of the score</extracomment>
        <translation>Innovationen</translation>
    </message>
    <message>
        <source>Bonus of the strongest</source>
        <extracomment>What points came from: the bonus of the strongest in a Conflict</extracomment>
        <translation>Siegesbonus</translation>
    </message>
    <message>
        <source>Shortage</source>
        <extracomment>What points came from: coins for points</extracomment>
        <translation>Knappheit</translation>
    </message>
    <message>
        <source>Correction</source>
        <extracomment>What points came from: the table put it right</extracomment>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A Disaster card: %1 its kind, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Empire&apos;s End</source>
        <extracomment>Name of the game; the German edition has the same</extracomment>
        <translation>Empire&apos;s End</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>A place of an empire; there are two of them. The German rules say &quot;Dorf&quot;
----------
A place of an empire; there are two of them
----------
A type of place</extracomment>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Army</source>
        <extracomment>A place of an empire; there are two of them. The German rules say &quot;Armee&quot;
----------
A place of an empire; there are two of them
----------
A type of place</extracomment>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A place of an empire: one of two roads that refresh
----------
A type of place</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>A type of place</extracomment>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>A type of place: any of them</extracomment>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>What is entered: rows, Disasters, Conflicts</extracomment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>What is entered: resources and hands too</extracomment>
        <translation>Alles</translation>
    </message>
    <message numerus="yes">
        <source>%n Wheat</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Weizen</numerusform>
            <numerusform>%n Weizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hämmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Axe(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Axt</numerusform>
            <numerusform>%n Äxte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Coin(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>What is entered</source>
        <extracomment>Option at set-up: how much of the match the app keeps</extracomment>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Rows, Disasters and Conflicts. Resources stay behind the screens on the table.</source>
        <extracomment>What is entered, the usual: rows alone</extracomment>
        <translation>Reihen, Krisen und Feldzüge. Ressourcen bleiben hinter den Sichtschirmen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Resources too: bids, payments, exchanges and hands are checked. Each screen stays closed until a finger holds it open.</source>
        <extracomment>What is entered, the most: resources too</extracomment>
        <translation>Auch Ressourcen: Gebote, Zahlungen, Tauschgeschäfte und Handkarten werden geprüft. Jeder Sichtschirm bleibt zu, bis ein Finger ihn offen hält.</translation>
    </message>
    <message>
        <source>One town</source>
        <extracomment>One of two towns in the card library: a name</extracomment>
        <translation>Ein Dorf</translation>
    </message>
    <message>
        <source>Other town</source>
        <extracomment>The town that is not the one whose value is known: a name</extracomment>
        <translation>Anderes Dorf</translation>
    </message>
    <message>
        <source>One army</source>
        <extracomment>One of two armies in the card library: a name</extracomment>
        <translation>Eine Armee</translation>
    </message>
    <message>
        <source>Other army</source>
        <extracomment>The army that is not the one whose value is known: a name</extracomment>
        <translation>Andere Armee</translation>
    </message>
    <message>
        <source>One road</source>
        <extracomment>One of two roads that refresh in the card library: a name</extracomment>
        <translation>Eine Straße</translation>
    </message>
    <message>
        <source>Other road</source>
        <extracomment>The road that is not the one whose value is known: a name</extracomment>
        <translation>Andere Straße</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>place</comment>
        <extracomment>One of two places with the same picture: %1 what it is, %2 what it is worth</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>EmpiresAbility</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an ability brings</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <extracomment>What an ability brings in a Conflict</extracomment>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Now for %1, position %2: %3</source>
        <extracomment>What an ability would bring now: %1 a player, %2 the position, %3 that</extracomment>
        <translation>Jetzt bei %1, Platz %2: %3</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>By what an ability is multiplied: by nothing</extracomment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>By what an ability is multiplied</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>resource</source>
        <extracomment>By what an ability is multiplied</extracomment>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Innovation</source>
        <extracomment>By what an ability is multiplied</extracomment>
        <translation>Innovation</translation>
    </message>
    <message>
        <source>healthy</source>
        <extracomment>Which places an ability counts</extracomment>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>Which places an ability counts</extracomment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>either</source>
        <extracomment>Which places an ability counts</extracomment>
        <translation>beides</translation>
    </message>
    <message>
        <source>beside it</source>
        <extracomment>How far an ability reaches</extracomment>
        <translation>daneben</translation>
    </message>
    <message>
        <source>the whole row</source>
        <extracomment>How far an ability reaches</extracomment>
        <translation>das ganze Reich</translation>
    </message>
    <message>
        <source>its own place</source>
        <extracomment>How far an ability reaches</extracomment>
        <translation>der eigene Ort</translation>
    </message>
    <message>
        <source>playing cards</source>
        <extracomment>What takes fewer hammers</extracomment>
        <translation>Karten ausspielen</translation>
    </message>
    <message>
        <source>repairing</source>
        <extracomment>What takes fewer hammers</extracomment>
        <translation>Wiederaufbau</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>On what an ability depends: on nothing</extracomment>
        <translation>immer</translation>
    </message>
    <message>
        <source>most destroyed</source>
        <extracomment>On what an ability depends</extracomment>
        <translation>meiste zerstörte</translation>
    </message>
    <message>
        <source>a neighbour</source>
        <extracomment>On what an ability depends: on a place beside it</extracomment>
        <translation>ein Nachbar</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Over what abilities do at that time, those first that are usual for cards of this kind</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>Over resources that are given in an exchange, a touch for one more</extracomment>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Brings</source>
        <extracomment>Over resources that an ability brings, a touch for one more</extracomment>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Over how far an ability reaches</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Bids</source>
        <extracomment>Over resources: what an ability bids without paying it</extracomment>
        <translation>Bietet</translation>
    </message>
    <message>
        <source>Less for</source>
        <extracomment>Over what takes fewer hammers</extracomment>
        <translation>Weniger für</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>Over the numbers of an ability: points, strength, hammers, how often</extracomment>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>In your words</source>
        <extracomment>Where a text is typed: what is printed on a card, in the words of the table</extracomment>
        <translation>In deinen Worten</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Over the times at which an ability is used</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What can be bid (later, if you like)</source>
        <extracomment>Over the resources that a Disaster card shows: what can be bid against it</extracomment>
        <translation>Was geboten werden kann (gern später)</translation>
    </message>
    <message>
        <source>Hammers to play it (later, if you like)</source>
        <extracomment>Over numbers: how many hammers it takes to play a card</extracomment>
        <translation>Hämmer, um sie auszuspielen (gern später)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What cards of a kind usually do: %1 when, %2 what</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, as usual</source>
        <extracomment>Over what cards of a kind usually do: %1 the kind, as &quot;Fire&quot;</extracomment>
        <translation>%1, wie üblich</translation>
    </message>
    <message>
        <source>one of them</source>
        <extracomment>Under the resources that are got in an exchange: each time one of them</extracomment>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>all of them</source>
        <extracomment>Under the resources that are got in an exchange: all of them together</extracomment>
        <translation>alles zusammen</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>Over resources that are got in an exchange</extracomment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Once, or for each</source>
        <extracomment>Over what an ability is multiplied by</extracomment>
        <translation>Einmal oder je</translation>
    </message>
    <message>
        <source>say how many points</source>
        <extracomment>Under a button that is not possible yet: of an ability is missing how many points it brings</extracomment>
        <translation>sag, wie viele Punkte</translation>
    </message>
    <message>
        <source>say how much strength</source>
        <extracomment>Under a button that is not possible yet: of an ability is missing how much strength it brings</extracomment>
        <translation>sag, wie viel Stärke</translation>
    </message>
    <message>
        <source>say what it brings</source>
        <extracomment>Under a button that is not possible yet: of an ability is missing which resources it brings</extracomment>
        <translation>sag, was sie bringt</translation>
    </message>
    <message>
        <source>say what is given</source>
        <extracomment>Under a button that is not possible yet: of an exchange is missing what is given</extracomment>
        <translation>sag, was man gibt</translation>
    </message>
    <message>
        <source>say what is got for it</source>
        <translation>sag, was man dafür bekommt</translation>
    </message>
    <message>
        <source>say what it bids</source>
        <extracomment>Under a button that is not possible yet: of an ability is missing which resources it bids</extracomment>
        <translation>sag, was sie bietet</translation>
    </message>
    <message>
        <source>say it in your words</source>
        <extracomment>Under a button that is not possible yet: what is printed on a card is to be typed</extracomment>
        <translation>sag es in deinen Worten</translation>
    </message>
    <message>
        <source>say when</source>
        <extracomment>Under a button that is not possible yet: of an ability is missing when it works</extracomment>
        <translation>sag, wann</translation>
    </message>
    <message>
        <source>say what it does then</source>
        <extracomment>Under a button that is not possible yet: of an ability is missing what it does at its time</extracomment>
        <translation>sag, was sie dann tut</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>Over what an ability depends on</extracomment>
        <translation>Bedingung</translation>
    </message>
</context>
<context>
    <name>EmpiresCards</name>
    <message>
        <source>Disaster</source>
        <extracomment>Kind of card in the card library; the German rules say &quot;Krise&quot;</extracomment>
        <translation>Krise</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Kind of card in the card library: one of the eleven of every player
----------
Which of the eleven places of a player it is</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Round track</source>
        <extracomment>Kind of card in the card library: the board with the spaces of the rounds</extracomment>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>What stands on a Disaster card: fire, flood</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>What stands on a Disaster card: the position it threatens</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>What stands on a Disaster card: the resources that may be bid</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Hammers to play it</source>
        <extracomment>What stands on a Disaster card: so many hammers it takes to play it</extracomment>
        <translation>Hämmer, um sie auszuspielen</translation>
    </message>
    <message>
        <source>Ability</source>
        <extracomment>What stands on a Disaster card: what it does as an Innovation</extracomment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <extracomment>What stands on a place: points at the end</extracomment>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Hammers to repair it</source>
        <extracomment>What stands on a place: so many hammers it takes to repair it</extracomment>
        <translation>Hämmer für den Wiederaufbau</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Which side of the round track it is: that for so many players</extracomment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>What the round track shows, one after the other</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>A side of the round track: how many players it is for</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3 or 4</source>
        <extracomment>A side of the round track: how many players it is for</extracomment>
        <translation>3 oder 4</translation>
    </message>
    <message>
        <source>Round track for 2 players</source>
        <extracomment>What the card of a round track is called</extracomment>
        <translation>Rundenleiste zu zweit</translation>
    </message>
    <message>
        <source>Round track for 3 or 4 players</source>
        <extracomment>What the card of a round track is called</extracomment>
        <translation>Rundenleiste zu dritt oder viert</translation>
    </message>
    <message>
        <source>something unknown</source>
        <extracomment>In the place of what a card does where this program cannot read it</extracomment>
        <translation>etwas Unbekanntes</translation>
    </message>
    <message>
        <source>bid: %1</source>
        <extracomment>Resources that a Disaster card lets bid: %1 &quot;Wheat/Axes&quot;</extracomment>
        <translation>Gebot: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s) to play it</source>
        <extracomment>So many hammers it takes to play a Disaster card</extracomment>
        <translation>
            <numerusform>%n Hammer zum Ausspielen</numerusform>
            <numerusform>%n Hämmer zum Ausspielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What a place counts at the end</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s) to repair it</source>
        <extracomment>So many hammers it takes to repair a place</extracomment>
        <translation>
            <numerusform>%n Hammer für den Wiederaufbau</numerusform>
            <numerusform>%n Hämmer für den Wiederaufbau</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else is known yet</source>
        <extracomment>Of a card in the card library of which nothing but its name is known</extracomment>
        <translation>mehr ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>up to %1</source>
        <extracomment>The lowest tier of a Conflict card: %1 its most strength</extracomment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>The tier of a Conflict card in the middle: from strength %1 to %2</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>The highest tier of a Conflict card: %1 its least strength</extracomment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>unrest: the most valuable with position %1</source>
        <extracomment>Unrest on a Conflict card: which place changes places with what lies at position %1</extracomment>
        <translation>Aufruhr: wertvollster Ort mit Platz %1</translation>
    </message>
    <message>
        <source>unrest: the second most valuable with position %1</source>
        <extracomment>Unrest on a Conflict card: which place changes places with what lies at position %1</extracomment>
        <translation>Aufruhr: zweitwertvollster Ort mit Platz %1</translation>
    </message>
    <message>
        <source>unrest: the third most valuable with position %1</source>
        <extracomment>Unrest on a Conflict card: which place changes places with what lies at position %1</extracomment>
        <translation>Aufruhr: drittwertvollster Ort mit Platz %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A tier of a Conflict card: %1 the strength it goes by (&quot;up to 2&quot;), %2 its points</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>strongest: %1</source>
        <extracomment>On a Conflict card: further points of the strongest</extracomment>
        <translation>Siegesbonus: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: refresh %n</source>
        <extracomment>A tier of a Conflict card that takes off %n markers: %1 the strength it goes by (&quot;from 7&quot;)</extracomment>
        <translation>
            <numerusform>%1: %n erneuern</numerusform>
            <numerusform>%1: %n erneuern</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict</source>
        <extracomment>Kind of card in the card library; the German rules say &quot;Feldzug&quot;</extracomment>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Lowest: strength up to</source>
        <extracomment>What stands on a Conflict card: the lowest tier goes up to this strength</extracomment>
        <translation>Unterste Stufe: Stärke bis</translation>
    </message>
    <message>
        <source>Lowest: points</source>
        <extracomment>What stands on a Conflict card: points of the lowest tier, often below zero</extracomment>
        <translation>Unterste Stufe: Punkte</translation>
    </message>
    <message>
        <source>Highest: strength from</source>
        <extracomment>What stands on a Conflict card: the highest tier begins with this strength</extracomment>
        <translation>Oberste Stufe: Stärke ab</translation>
    </message>
    <message>
        <source>Highest: points</source>
        <extracomment>What stands on a Conflict card: points of the highest tier</extracomment>
        <translation>Oberste Stufe: Punkte</translation>
    </message>
    <message>
        <source>Strongest: points</source>
        <extracomment>What stands on a Conflict card: further points of the strongest</extracomment>
        <translation>Siegesbonus: Punkte</translation>
    </message>
    <message>
        <source>Unrest: place by value, 1 to 3</source>
        <extracomment>What stands on a Conflict card: 1 the most valuable healthy place, 2 the second, 3 the third</extracomment>
        <translation>Aufruhr: Ort nach Wert, 1 bis 3</translation>
    </message>
    <message>
        <source>Unrest: with position</source>
        <extracomment>What stands on a Conflict card: the position with which that changes places</extracomment>
        <translation>Aufruhr: mit Platz</translation>
    </message>
    <message>
        <source>Lowest: refresh</source>
        <extracomment>What stands on a Conflict card: so many exhausted abilities the tier refreshes</extracomment>
        <translation>Unterste Stufe: erneuern</translation>
    </message>
    <message>
        <source>Middle: refresh</source>
        <extracomment>What stands on a Conflict card: so many exhausted abilities the tier refreshes</extracomment>
        <translation>Mittlere Stufe: erneuern</translation>
    </message>
    <message>
        <source>Highest: refresh</source>
        <extracomment>What stands on a Conflict card: so many exhausted abilities the tier refreshes</extracomment>
        <translation>Oberste Stufe: erneuern</translation>
    </message>
    <message>
        <source>Strongest: resources</source>
        <extracomment>What stands on a Conflict card: resources of the strongest</extracomment>
        <translation>Siegesbonus: Ressourcen</translation>
    </message>
    <message>
        <source>Lowest: resources</source>
        <extracomment>What stands on a Conflict card: resources of the tier</extracomment>
        <translation>Unterste Stufe: Ressourcen</translation>
    </message>
    <message>
        <source>Middle: resources</source>
        <extracomment>What stands on a Conflict card: resources of the tier</extracomment>
        <translation>Mittlere Stufe: Ressourcen</translation>
    </message>
    <message>
        <source>Highest: resources</source>
        <extracomment>What stands on a Conflict card: resources of the tier</extracomment>
        <translation>Oberste Stufe: Ressourcen</translation>
    </message>
    <message>
        <source>Middle: points</source>
        <extracomment>What stands on a Conflict card: points of the tier in the middle</extracomment>
        <translation>Mittlere Stufe: Punkte</translation>
    </message>
</context>
<context>
    <name>EmpiresGame</name>
    <message>
        <source>At the end of the round track healthy places and Innovations are added. More healthy places break a tie.</source>
        <extracomment>Under the rules chosen at set-up</extracomment>
        <translation>Am Ende der Rundenleiste werden unversehrte Orte und Innovationen gezählt. Bei Gleichstand entscheiden mehr unversehrte Orte.</translation>
    </message>
    <message>
        <source>Points on the score track, round by round</source>
        <extracomment>Heading over lines of scores of Empire&apos;s End, where most points are counted at the end</extracomment>
        <translation>Punkte auf der Punkteleiste, Runde für Runde</translation>
    </message>
</context>
<context>
    <name>EmpiresHandbook</name>
    <message>
        <source>To begin</source>
        <extracomment>Name of an explanation: what is done first</extracomment>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Touch the eleven places from left to right as they lie, or let the app shuffle them and lay them out as it says.</source>
        <translation>Tippe die elf Orte von links nach rechts an, wie sie liegen, oder lass die App mischen; dann legt ihr sie so aus, wie sie sagt.</translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Rows, Disasters, Conflicts and points; hands and resources stay behind the screens. Only what an ability counts is asked for.</source>
        <translation>Reihen, Krisen, Feldzüge und Punkte; Handkarten und Ressourcen bleiben hinter den Sichtschirmen. Gefragt wird nur, was eine Fähigkeit zählt.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Name of an explanation: what a round asks for</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Touch the next space of the round track, then what it asks for: the Disaster and who takes it, what is used and played, or what everybody bids.</source>
        <translation>Tippe das nächste Feld der Rundenleiste an, dann, wonach es fragt: die Krise und wer sie annimmt, was genutzt und gespielt wird, oder was alle bieten.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Name of an explanation: what is printed on cards</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>What an Innovation says is asked for once it is taken, and can wait until it matters; a Conflict asks for its numbers the first time. The card library offers both in the next match.</source>
        <translation>Was auf einer Innovation steht, wird gefragt, sobald sie angenommen ist, und kann warten, bis es zählt; ein Feldzug fragt beim ersten Mal nach seinen Zahlen. Die Kartensammlung bietet beides in der nächsten Partie an.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Heading of the rules at hand</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>In turn everybody bids a resource that the card shows, or takes the card: with it the start marker and all that was bid. A place is destroyed, and the card becomes an Innovation where the fewest lie.</source>
        <translation>Reihum bietet man eine Ressource, die die Karte zeigt, oder nimmt die Karte an, mit ihr den Startspielermarker und alles Gebotene. Ein Ort wird zerstört, und die Karte kommt als Innovation dorthin, wo am wenigsten liegen.</translation>
    </message>
    <message>
        <source>All use the Economy abilities at healthy places, at the same time.</source>
        <translation>Alle nutzen gleichzeitig die Wirtschaftsfähigkeiten an unversehrten Orten.</translation>
    </message>
    <message>
        <source>All play or sell up to two cards, repair one place and use Industry abilities.</source>
        <translation>Alle spielen oder verkaufen bis zu zwei Karten, bauen einen Ort wieder auf und nutzen Industriefähigkeiten.</translation>
    </message>
    <message>
        <source>Strength of abilities and secret bids: each gets a tier, the strongest a bonus, the others unrest.</source>
        <translation>Stärke der Fähigkeiten und geheime Gebote: Jeder erhält eine Stufe, die Stärksten einen Bonus, die anderen Aufruhr.</translation>
    </message>
    <message>
        <source>In particular</source>
        <extracomment>Heading of the rules at hand: what comes up again and again</extracomment>
        <translation>Im Einzelnen</translation>
    </message>
    <message>
        <source>The place that falls</source>
        <extracomment>Name of a rule: which place a Disaster destroys</extracomment>
        <translation>Welcher Ort fällt</translation>
    </message>
    <message>
        <source>The one at the position that the card names. Is that destroyed already, a healthy neighbour falls, and without one the nearest healthy place.</source>
        <translation>Der auf dem Platz, den die Karte nennt. Ist er schon zerstört, fällt ein unversehrter Nachbar, und ohne einen solchen der nächste unversehrte Ort.</translation>
    </message>
    <message>
        <source>Shortage</source>
        <extracomment>Name of a rule: coins for points right after taking a Disaster</extracomment>
        <translation>Ressourcenknappheit</translation>
    </message>
    <message>
        <source>With fewer than 5 resources right after taking a Disaster: each coin costs 2 points, up to 5 resources in all.</source>
        <translation>Mit weniger als 5 Ressourcen gleich nach dem Annehmen einer Krise: Jede Münze kostet 2 Punkte, bis es 5 Ressourcen sind.</translation>
    </message>
    <message>
        <source>Innovations</source>
        <extracomment>Name of a rule: how cards in a row work</extracomment>
        <translation>Innovationen</translation>
    </message>
    <message>
        <source>They work while their place is healthy, move along with it and are never lost. What is used against a Disaster is exhausted until something refreshes it.</source>
        <translation>Sie wirken, solange ihr Ort unversehrt ist, ziehen mit ihm um und gehen nie verloren. Was gegen eine Krise genutzt wird, ist erschöpft, bis etwas es erneuert.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Name of a rule: the end of the match</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The values of healthy places and the points of Innovations are added to the score track. With equal points more healthy places win.</source>
        <translation>Die Werte unversehrter Orte und die Punkte der Innovationen kommen zur Punkteleiste dazu. Bei gleichen Punkten gewinnen mehr unversehrte Orte.</translation>
    </message>
    <message>
        <source>Among equally near places the owner chooses which one is destroyed.</source>
        <extracomment>What the rulebook leaves open</extracomment>
        <translation>Von gleich nahen Orten wählt man selbst, welcher zerstört wird.</translation>
    </message>
    <message>
        <source>Where no healthy place is left, nothing is destroyed and the card is gone.</source>
        <extracomment>What the rulebook leaves open</extracomment>
        <translation>Ist kein Ort mehr unversehrt, wird nichts zerstört und die Karte ist weg.</translation>
    </message>
    <message>
        <source>What is not certain</source>
        <extracomment>Heading in the rules at hand: what the rulebook leaves open, and what is played here</extracomment>
        <translation>Was nicht sicher ist</translation>
    </message>
    <message>
        <source>Everything: bids, payments, exchanges and hands are checked too. Hold a finger on a screen to look behind it; nothing else tells what somebody has.</source>
        <translation>Alles: Auch Gebote, Zahlungen, Tauschgeschäfte und Handkarten werden geprüft. Wer den Finger auf einem Sichtschirm hält, sieht dahinter; sonst verrät nichts, was jemand hat.</translation>
    </message>
</context>
<context>
    <name>EmpiresPaper</name>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>A line of the points of a player: %1 the number of the round, %2 what brought them</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Over the final score of a player</extracomment>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>EmpiresScores</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a score line: %1 a card or what brought points, %2 how many
----------
A part of a score line that counts nothing: %1 a place or a card, %2 why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Healthy places</source>
        <extracomment>Row of the final score: what decides where points are level</extracomment>
        <translation>Unversehrte Orte</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>Over the final score: %1 names</extracomment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>Tied on points and on healthy places: all of them win.</source>
        <extracomment>Under who won</extracomment>
        <translation>Gleich viele Punkte und gleich viele unversehrte Orte: Alle davon gewinnen.</translation>
    </message>
    <message>
        <source>Tied on points, with more healthy places.</source>
        <extracomment>Under who won</extracomment>
        <translation>Gleich viele Punkte und mehr unversehrte Orte.</translation>
    </message>
    <message>
        <source>Most points.</source>
        <extracomment>Under who won</extracomment>
        <translation>Die meisten Punkte.</translation>
    </message>
    <message>
        <source>more of them win where points are level</source>
        <extracomment>Why a row of the final score is there</extracomment>
        <translation>mehr davon gewinnen bei Gleichstand</translation>
    </message>
</context>
<context>
    <name>EmpiresSentences</name>
    <message>
        <source>Numbers</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Round track</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>New hand</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Two Disasters</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Zwei Krisen</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>A move, in a word or two, for the undo button: a Disaster was taken</extracomment>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Shortage</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Knappheit</translation>
    </message>
    <message>
        <source>Refreshed</source>
        <extracomment>A move, in a word or two, for the undo button: what an ability refreshed</extracomment>
        <translation>Erneuert</translation>
    </message>
    <message>
        <source>Repair</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Wiederaufbau</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>A move, in a word or two, for the undo button: two places changed positions</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Conflict</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Empire</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Correction</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>Averted</source>
        <extracomment>A move, in a word or two, for the undo button: a Disaster was averted</extracomment>
        <translation>Abgewendet</translation>
    </message>
    <message>
        <source>Card sold</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Karte verkauft</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>A move, in a word or two, for the undo button: the rest of the hand was thrown away</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What was entered of a place: %1 its name, %2 what it is worth</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>What was entered of a place: %1 its name, %2 what it costs to repair it, &quot;4 Hammers&quot;</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Laid a bid</source>
        <extracomment>A move: what was bid in a Conflict is covered until everybody has bid</extracomment>
        <translation>Gebot gelegt</translation>
    </message>
</context>
<context>
    <name>EmpiresView</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an ability brings</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>strength %1</source>
        <extracomment>What an ability brings in a Conflict
----------
What changes: %1 strength in a Conflict, &quot;+2&quot; or &quot;−2&quot;</extracomment>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>refreshes %1</source>
        <extracomment>What an ability brings: %1 a card</extracomment>
        <translation>erneuert %1</translation>
    </message>
    <message>
        <source>Lowest: points</source>
        <extracomment>A number on a Conflict card: points of the lowest tier, often below zero</extracomment>
        <translation>Unterste: Punkte</translation>
    </message>
    <message>
        <source>Highest: points</source>
        <extracomment>A number on a Conflict card: points of the highest tier</extracomment>
        <translation>Oberste: Punkte</translation>
    </message>
    <message>
        <source>Strongest: points</source>
        <extracomment>A number on a Conflict card: further points of the strongest</extracomment>
        <translation>Siegesbonus: Punkte</translation>
    </message>
    <message>
        <source>%1 (position %2)</source>
        <extracomment>A place of which there is another one with the same name: %1 its name, %2 its position in the row
----------
A place in a row: %1 its name, %2 its position
----------
What a Disaster destroys: %1 a place, %2 its position in the row</extracomment>
        <translation>%1 (Platz %2)</translation>
    </message>
    <message>
        <source>%1 is destroyed already</source>
        <extracomment>Why a Disaster does not destroy the place it names: %1 that place</extracomment>
        <translation>%1 ist schon zerstört</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>What a Disaster destroys where no healthy place is left</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: points of %2</source>
        <extracomment>At the end: points that a card brings; %1 a player, %2 a card</extracomment>
        <translation>%1: Punkte für %2</translation>
    </message>
    <message>
        <source>%1: how many %2</source>
        <extracomment>At the end: %1 a player, %2 a resource that an ability counts</extracomment>
        <translation>%1: wie viele %2</translation>
    </message>
    <message>
        <source>Which places lie in the row, from left to right?</source>
        <extracomment>Over the eleven places, while the row is laid out</extracomment>
        <translation>Welche Orte liegen von links nach rechts?</translation>
    </message>
    <message>
        <source>What is on the next space of the round track?</source>
        <extracomment>While the next space of the round track is not known</extracomment>
        <translation>Was zeigt das nächste Feld der Rundenleiste?</translation>
    </message>
    <message>
        <source>%1: which two Disasters of the hand?</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1: Welche zwei Krisen der Hand?</translation>
    </message>
    <message>
        <source>Which Disaster is turned up?</source>
        <translation>Welche Krise wird aufgedeckt?</translation>
    </message>
    <message>
        <source>Which is the second Disaster?</source>
        <extracomment>Over the kinds and numbers of cards, in a double round</extracomment>
        <translation>Welche Krise ist die zweite?</translation>
    </message>
    <message>
        <source>%1: which place is destroyed?</source>
        <extracomment>Over the row: %1 a player</extracomment>
        <translation>%1: Welcher Ort wird zerstört?</translation>
    </message>
    <message>
        <source>What is on the Conflict card?</source>
        <extracomment>Over the numbers of a Conflict card</extracomment>
        <translation>Was steht auf der Feldzugkarte?</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What a Disaster destroys: one of two places</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Lowest</source>
        <extracomment>A tier of a Conflict card</extracomment>
        <translation>Unterste</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittlere</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Oberste</translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <extracomment>A number of a finished empire</extracomment>
        <translation>Punkte auf der Punkteleiste</translation>
    </message>
    <message>
        <source>Points of all Innovations</source>
        <extracomment>A number of a finished empire</extracomment>
        <translation>Punkte aller Innovationen</translation>
    </message>
    <message>
        <source>%1&apos;s finished empire</source>
        <extracomment>While finished empires are entered: %1 a player</extracomment>
        <translation>Das fertige Reich von %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a place does: %1 its name, %2 that
----------
What an Innovation does: %1 its name, %2 that</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>Of an Innovation of which nobody has said what it does</extracomment>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Which ability once more?</source>
        <extracomment>Once an ability is used that repeats another</extracomment>
        <translation>Welche Fähigkeit noch einmal?</translation>
    </message>
    <message>
        <source>Which place changes its position?</source>
        <extracomment>Once an ability is used that exchanges two places</extracomment>
        <translation>Welcher Ort wechselt den Platz?</translation>
    </message>
    <message>
        <source>With which other place?</source>
        <translation>Mit welchem anderen Ort?</translation>
    </message>
    <message>
        <source>Which Innovation is moved?</source>
        <extracomment>Once an ability is used that moves an Innovation</extracomment>
        <translation>Welche Innovation wird verschoben?</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Wohin kommt sie?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Innovation(s) are refreshed?</source>
        <extracomment>Once an ability is used that refreshes some of several Innovations</extracomment>
        <translation>
            <numerusform>Welche %n Innovation wird erneuert?</numerusform>
            <numerusform>Welche %n Innovationen werden erneuert?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which place is repaired?</source>
        <extracomment>Once an ability is used that repairs a place</extracomment>
        <translation>Welcher Ort wird wieder aufgebaut?</translation>
    </message>
    <message>
        <source>Which of the two is taken?</source>
        <extracomment>Over two open Disasters</extracomment>
        <translation>Welche von beiden wird angenommen?</translation>
    </message>
    <message numerus="yes">
        <source>%1: which %n Innovation(s) are refreshed?</source>
        <extracomment>After a Conflict: %1 a player, %n exhausted Innovations that are refreshed</extracomment>
        <translation>
            <numerusform>%1: Welche %n Innovation wird erneuert?</numerusform>
            <numerusform>%1: Welche %n Innovationen werden erneuert?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>A key that exchanges: %1 what is given, %2 what is got</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: which of the two first?</source>
        <extracomment>Over two open Disasters: %1 who decides</extracomment>
        <translation>%1: Welche der beiden zuerst?</translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s)</source>
        <extracomment>What is got because a place is destroyed</extracomment>
        <translation>
            <numerusform>bringt %n Punkt</numerusform>
            <numerusform>bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>brings %1</source>
        <extracomment>What is got because a place is destroyed: %1 resources</extracomment>
        <translation>bringt %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <extracomment>What changes: %1 points as if the match ended, &quot;+3&quot; or &quot;−5&quot;</extracomment>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>%1 rests</source>
        <extracomment>What changes: %1 an Innovation that works no more</extracomment>
        <translation>%1 ruht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A place in the row of one player: %1 whose, %2 the place
----------
A key: a player and an Innovation of that player of which nobody has said what is printed on it
----------
What the table has to do: %1 a player, %2 that, part by part</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>What an ability brings: %1 an amount of a resource</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1%2 a phase</source>
        <extracomment>What changes in an Economy phase: %1 &quot;+&quot; or &quot;−&quot;, %2 an amount of a resource</extracomment>
        <translation>%1%2 je Runde</translation>
    </message>
    <message>
        <source>taken, free</source>
        <extracomment>How an Innovation came into a row: as a Disaster that the player took, for nothing</extracomment>
        <translation>angenommen, kostenlos</translation>
    </message>
    <message>
        <source>from hand</source>
        <extracomment>How an Innovation came into a row: played from hand</extracomment>
        <translation>aus der Hand</translation>
    </message>
    <message>
        <source>from hand, %1</source>
        <extracomment>How an Innovation came into a row: played from hand; %1 what that cost, &quot;3 Hammers&quot;</extracomment>
        <translation>aus der Hand, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not seen</source>
        <extracomment>Of a place: %n Disaster cards that would destroy it and have not been seen yet</extracomment>
        <translation>
            <numerusform>%n nicht gesehen</numerusform>
            <numerusform>%n nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>An Innovation: %1 its name, %2 how it came into the row</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 (now position %3) and %4 (now position %5) change places.</source>
        <extracomment>What the table has to do with its cards: %1 a player, %2 and %4 places, %3 and %5 where they lie now</extracomment>
        <translation>%1: %2 (jetzt Platz %3) und %4 (jetzt Platz %5) tauschen.</translation>
    </message>
    <message>
        <source>%1 goes from %2 (position %3) to %4 (position %5).</source>
        <extracomment>What the table has to do with its cards: %1 a player and a card, &quot;Ada: Fire 9&quot;, %2 and %4 places, %3 and %5 where they lie</extracomment>
        <translation>%1 kommt von %2 (Platz %3) zu %4 (Platz %5).</translation>
    </message>
    <message>
        <source>%1: bid, or take %2?</source>
        <extracomment>Over what can be bid, once a Disaster is open: %1 who decides, %2 the Disaster</extracomment>
        <translation>%1: Bieten oder %2 annehmen?</translation>
    </message>
    <message>
        <source>Who takes %1?</source>
        <extracomment>Over the players, once a Disaster is open: %1 the Disaster</extracomment>
        <translation>Wer nimmt %1 an?</translation>
    </message>
    <message>
        <source>%1: where is %2 laid?</source>
        <extracomment>Over the row: %1 a player, %2 the card</extracomment>
        <translation>%1: Wohin kommt %2?</translation>
    </message>
    <message>
        <source>Which card does %1 play?</source>
        <extracomment>Over the kinds and numbers of cards, in an Industry phase: %1 a player</extracomment>
        <translation>Welche Karte spielt %1?</translation>
    </message>
    <message>
        <source>What does %1 cost?</source>
        <extracomment>Over numbers of Hammers: %1 a card</extracomment>
        <translation>Was kostet %1?</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A place that is laid out: %1 its position in the row, %2 what it is</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Coins: as few as needed</source>
        <extracomment>A number: Coins that are paid in the place of Hammers or Wheat, none more than it takes</extracomment>
        <translation>Münzen: so wenige wie nötig</translation>
    </message>
    <message>
        <source>Pay with Coins</source>
        <extracomment>A number: Coins that are paid in the place of Hammers or Wheat</extracomment>
        <translation>Mit Münzen zahlen</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Over what can be bid to avert a Disaster</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Bid · in the pot: %1</source>
        <extracomment>Over what can be bid to avert a Disaster: %1 what was bid so far</extracomment>
        <translation>Bieten · geboten sind: %1</translation>
    </message>
    <message>
        <source>%1 is over</source>
        <extracomment>Button in a combined round: %1 a part of it, which is over for one player</extracomment>
        <translation>%1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <extracomment>Button: one player does nothing more in this phase, %1 who</extracomment>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>Sell a card for a Coin</source>
        <extracomment>Button in an Industry phase: a card of the hand for a Coin</extracomment>
        <translation>Eine Karte für eine Münze verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n Hammer(s).</source>
        <extracomment>What a card from hand costs, less what Towns and Innovations take off</extracomment>
        <translation>
            <numerusform>Sie kostet %n Hammer.</numerusform>
            <numerusform>Sie kostet %n Hämmer.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is printed on it?</source>
        <extracomment>Over two keys: what is printed on a card</extracomment>
        <translation>Was steht auf der Karte?</translation>
    </message>
    <message>
        <source>1 Hammer</source>
        <extracomment>A key: what a card costs</extracomment>
        <translation>1 Hammer</translation>
    </message>
    <message>
        <source>2 Hammers</source>
        <extracomment>A key: what a card costs</extracomment>
        <translation>2 Hämmer</translation>
    </message>
    <message>
        <source>%1 plays a card</source>
        <extracomment>Button in an Industry phase: then the card is said; %1 a player</extracomment>
        <translation>%1 spielt eine Karte</translation>
    </message>
    <message>
        <source>Repair</source>
        <extracomment>Over the positions of the places that are destroyed, in an Industry phase</extracomment>
        <translation>Wieder aufbauen</translation>
    </message>
    <message>
        <source>Another card</source>
        <extracomment>Between the Conflict cards that are known and the numbers of any other</extracomment>
        <translation>Ein anderer Feldzug</translation>
    </message>
    <message>
        <source>Touch the places that are destroyed.</source>
        <extracomment>Under the numbers of a finished empire, over its row</extracomment>
        <translation>Tippe die Orte an, die zerstört sind.</translation>
    </message>
    <message>
        <source>Coins bid</source>
        <extracomment>A number: Coins that are bid in a Conflict, beside Axes</extracomment>
        <translation>Gebotene Münzen</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <extracomment>Strength in a Conflict: %1 of abilities, %2 that was bid, %3 in all</extracomment>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>%1: strength %2</source>
        <extracomment>A player in a Conflict: %1 the name, %2 the strength</extracomment>
        <translation>%1: Stärke %2</translation>
    </message>
    <message>
        <source>%1 to the next tier</source>
        <translation>%1 bis zur nächsten Stufe</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Numbers below zero: points that are lost</extracomment>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>Over what is asked for of a card: %1 the card</extracomment>
        <translation>Was tut %1?</translation>
    </message>
    <message>
        <source>What are these places worth?</source>
        <extracomment>Before the first Conflict and at the end</extracomment>
        <translation>Was sind diese Orte wert?</translation>
    </message>
    <message>
        <source>What do these bring?</source>
        <extracomment>At the end: cards of which nobody knows what they do</extracomment>
        <translation>Was bringen diese Karten?</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <extracomment>In a Conflict: %1 points with their sign</extracomment>
        <translation>%1 P</translation>
    </message>
    <message numerus="yes">
        <source>Discard the other %n card(s)</source>
        <extracomment>Button in an Industry phase, once two cards are played or sold: %n cards that are thrown away</extracomment>
        <translation>
            <numerusform>Die andere Karte abwerfen</numerusform>
            <numerusform>Die anderen %n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these</source>
        <extracomment>Over the Conflict cards that have all the numbers that were entered so far</extracomment>
        <translation>Einer von diesen</translation>
    </message>
    <message>
        <source>The places lie in another order</source>
        <extracomment>Button: the places of this player lie in another order</extracomment>
        <translation>Die Orte liegen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>What does %1 say?</source>
        <extracomment>Button, right after a card was laid into a row: what is printed on it is said; %1 the card</extracomment>
        <translation>Was steht auf %1?</translation>
    </message>
    <message>
        <source>Middle: points</source>
        <extracomment>A number on a Conflict card: points of the tier in the middle</extracomment>
        <translation>Mittlere: Punkte</translation>
    </message>
    <message>
        <source>strongest</source>
        <extracomment>After a Conflict: who had the most strength; %1 further points with their sign</extracomment>
        <translation>am stärksten</translation>
    </message>
    <message>
        <source>strongest %1</source>
        <translation>Siegesbonus %1</translation>
    </message>
    <message>
        <source>unrest</source>
        <extracomment>After a Conflict: two places of this player change places</extracomment>
        <translation>Aufruhr</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>After a Conflict: %1 the tier, %2 its points with their sign</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Cards: −%n hammer(s)</source>
        <translation>
            <numerusform>Karten: −%n Hammer</numerusform>
            <numerusform>Karten: −%n Hämmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repairs: −%n hammer(s)</source>
        <extracomment>What an ability does: repairing takes so many hammers less</extracomment>
        <translation>
            <numerusform>Wiederaufbau: −%n Hammer</numerusform>
            <numerusform>Wiederaufbau: −%n Hämmer</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Between resources of which one is got in an exchange</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1, %2×</source>
        <extracomment>An exchange that can be made several times: %1 &quot;1 Wheat → 1 Axe&quot;, %2 how often</extracomment>
        <translation>%1, %2×</translation>
    </message>
    <message>
        <source>nothing exhausted beside it</source>
        <translation>nichts Erschöpftes daneben</translation>
    </message>
    <message>
        <source>nothing exhausted</source>
        <translation>nichts erschöpft</translation>
    </message>
    <message>
        <source>used already</source>
        <extracomment>Why an ability does nothing any more in a phase: it was used as often as it may be</extracomment>
        <translation>schon genutzt</translation>
    </message>
    <message>
        <source>Which is the first Disaster?</source>
        <extracomment>Over the kinds and numbers of cards, in a double round</extracomment>
        <translation>Welche Krise ist die erste?</translation>
    </message>
    <message>
        <source>the row is now %1</source>
        <extracomment>What the table has to do: %1 the places of a row, from the left</extracomment>
        <translation>die Reihe ist jetzt %1</translation>
    </message>
    <message>
        <source>%1 healthy again</source>
        <extracomment>What the table has to do: %1 a place is turned over</extracomment>
        <translation>%1 wieder unversehrt</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 zerstört</translation>
    </message>
    <message>
        <source>%1 away</source>
        <extracomment>What the table has to do: %1 an Innovation goes out of the row</extracomment>
        <translation>%1 weg</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>What the table has to do: %1 an Innovation, %2 the place that it lies at</extracomment>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>score marker to %1</source>
        <extracomment>What the table has to do: the marker of a player on the score track, %1 the points</extracomment>
        <translation>Punktemarker auf %1</translation>
    </message>
    <message>
        <source>start marker</source>
        <extracomment>What the table has to do: this player gets it</extracomment>
        <translation>Startspielermarker</translation>
    </message>
    <message>
        <source>Lowest: up to</source>
        <extracomment>A number on a Conflict card: the lowest tier goes up to this strength</extracomment>
        <translation>Unterste: bis</translation>
    </message>
    <message>
        <source>Highest: from</source>
        <extracomment>A number on a Conflict card: the highest tier begins with this strength</extracomment>
        <translation>Oberste: ab</translation>
    </message>
    <message>
        <source>Unrest: 1st to 3rd place</source>
        <extracomment>A number on a Conflict card: 1 the most valuable healthy place, 2 the second, 3 the third</extracomment>
        <translation>Aufruhr: 1. bis 3. Ort</translation>
    </message>
    <message>
        <source>Unrest: position</source>
        <extracomment>A number on a Conflict card: the position with which it changes places</extracomment>
        <translation>Aufruhr: Platz</translation>
    </message>
    <message>
        <source>refresh %1</source>
        <extracomment>What a part of a Conflict card brings besides its points: %1 so many exhausted abilities are refreshed</extracomment>
        <translation>erneuert %1</translation>
    </message>
    <message>
        <source>The strongest also gets</source>
        <extracomment>Parts of a Conflict card</extracomment>
        <translation>Wer am stärksten ist, bekommt auch</translation>
    </message>
    <message>
        <source>The lowest tier also brings</source>
        <translation>Die unterste Stufe bringt auch</translation>
    </message>
    <message>
        <source>The middle tier also brings</source>
        <translation>Die mittlere Stufe bringt auch</translation>
    </message>
    <message>
        <source>The highest tier also brings</source>
        <translation>Die oberste Stufe bringt auch</translation>
    </message>
    <message>
        <source>What these places are worth can be said now, or before the first Conflict.</source>
        <extracomment>Under the spaces of the round track, before the first round, over places of which nobody knows what they are worth</extracomment>
        <translation>Was diese Orte wert sind, könnt ihr jetzt oder vor dem ersten Feldzug angeben.</translation>
    </message>
    <message>
        <source>gives back %1</source>
        <extracomment>What the table has to do: %1 resources go out from behind the screen of a player, &quot;2 Wheat, 1 Coin&quot;</extracomment>
        <translation>gibt %1 zurück</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>What the table has to do: %1 resources come behind the screen of a player, &quot;2 Wheat, 1 Coin&quot;</extracomment>
        <translation>nimmt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>What the table has to do: a player has so many cards in hand then</extracomment>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exhausted</source>
        <extracomment>What the table has to do: the marker is laid on %1, an Innovation</extracomment>
        <translation>%1 erschöpft</translation>
    </message>
    <message>
        <source>%1 refreshed</source>
        <translation>%1 erneuert</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>What repairing a place costs: nothing</extracomment>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>in all: %1</source>
        <extracomment>What it costs a player to take a Disaster: %1 &quot;points −5 · strength −2&quot;</extracomment>
        <translation>insgesamt: %1</translation>
    </message>
    <message>
        <source>in all, if it is %1: %2</source>
        <translation>insgesamt, wenn es %1 ist: %2</translation>
    </message>
    <message>
        <source>How many Hammers are printed on %1?</source>
        <extracomment>Once a place is to be repaired, and nobody knows yet what that costs: %1 the place</extracomment>
        <translation>Wie viele Hämmer stehen auf %1?</translation>
    </message>
    <message>
        <source>Exchanged: %1 → %2</source>
        <extracomment>Said once a player has exchanged resources: %1 what was given, %2 what was got</extracomment>
        <translation>Getauscht: %1 → %2</translation>
    </message>
    <message>
        <source>Sold: a card for 1 Coin</source>
        <extracomment>Said once a player has sold a card of the hand</extracomment>
        <translation>Verkauft: eine Karte für 1 Münze</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) more possible</source>
        <extracomment>Behind what was exchanged or sold: so often it can be done again in this phase</extracomment>
        <translation>
            <numerusform>noch einmal möglich</numerusform>
            <numerusform>noch %n-mal möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>Which Disaster is turned up instead of %1?</source>
        <extracomment>Over the kinds and numbers of cards, once an open Disaster is redrawn: %1 that Disaster</extracomment>
        <translation>Welche Krise wird statt %1 aufgedeckt?</translation>
    </message>
    <message>
        <source>more</source>
        <extracomment>On a key, behind &quot;Lowest: +&quot;: the part of a Conflict card brings several things besides its points</extracomment>
        <translation>mehreres</translation>
    </message>
    <message>
        <source>Strongest: + %1</source>
        <extracomment>A key for the points of the strongest in a Conflict: %1 what the strongest gets besides, &quot;2 Wheat&quot;</extracomment>
        <translation>Siegesbonus: + %1</translation>
    </message>
    <message>
        <source>Lowest: + %1</source>
        <extracomment>A key for the points of the lowest tier of a Conflict card: %1 what it brings besides, &quot;2 Wheat&quot;</extracomment>
        <translation>Unterste: + %1</translation>
    </message>
    <message>
        <source>Middle: + %1</source>
        <extracomment>A key for the points of the tier in the middle of a Conflict card: %1 what it brings besides, &quot;2 Wheat&quot;</extracomment>
        <translation>Mittlere: + %1</translation>
    </message>
    <message>
        <source>Highest: + %1</source>
        <extracomment>A key for the points of the highest tier of a Conflict card: %1 what it brings besides, &quot;2 Wheat&quot;</extracomment>
        <translation>Oberste: + %1</translation>
    </message>
    <message>
        <source>• laid</source>
        <extracomment>Of a player in a Conflict: a bid was laid and is covered until all have bid; the dot stands for it</extracomment>
        <translation>• gelegt</translation>
    </message>
    <message>
        <source>Of two places without a known value touch the left one first.</source>
        <extracomment>While the row is laid out: how two places of the same kind are touched that are told apart by nothing yet</extracomment>
        <translation>Von zwei Orten ohne bekannten Wert zuerst den linken antippen.</translation>
    </message>
    <message>
        <source>%1: how many axes and coins?</source>
        <extracomment>While axes and coins are bid: %1 a player</extracomment>
        <translation>%1: Wie viele Äxte und Münzen?</translation>
    </message>
    <message>
        <source>What is printed on these may change that</source>
        <extracomment>Over Innovations of which nobody has said what is printed on them, where strength is bid or points are counted</extracomment>
        <translation>Was auf diesen Karten steht, kann das noch ändern</translation>
    </message>
    <message>
        <source>%1 + ?</source>
        <extracomment>The strength of a player: %1 what is known of it; nobody has said what is printed on one of the Innovations</extracomment>
        <translation>%1 + ?</translation>
    </message>
    <message>
        <source>Lowest: at most %1</source>
        <extracomment>On a number of a Conflict card that cannot be so: %1 the most strength that its lowest tier can have</extracomment>
        <translation>Unterste: höchstens %1</translation>
    </message>
    <message>
        <source>Highest: at least %1</source>
        <extracomment>On a number of a Conflict card that cannot be so: %1 the least strength with which its highest tier can begin</extracomment>
        <translation>Oberste: mindestens %1</translation>
    </message>
    <message>
        <source>Repaired: one place a phase</source>
        <extracomment>Over the positions of the places that are destroyed, in an Industry phase, once one of them was repaired</extracomment>
        <translation>Schon wieder aufgebaut: ein Ort je Phase</translation>
    </message>
    <message>
        <source>Refresh %1</source>
        <extracomment>A key: a tier of a Conflict card refreshes so many exhausted abilities, %1</extracomment>
        <translation>%1 erneuern</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>A key: a tier of a Conflict card refreshes exhausted abilities</extracomment>
        <translation>Erneuern</translation>
    </message>
</context>
<context>
    <name>EventBoard</name>
    <message>
        <source>Famine</source>
        <extracomment>What the event of an age asks for; the German rules say &quot;Hungersnot&quot;</extracomment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>What the event of an age asks for; the German rules say &quot;Krieg&quot;</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>Before the points that famine and war of an age bring each</extracomment>
        <translation>je</translation>
    </message>
</context>
<context>
    <name>EveryRoll</name>
    <message>
        <source>Enter every roll</source>
        <extracomment>Switch: each roll of real dice is entered, not only the last faces
----------
A link under the dice: from now on each roll is entered</extracomment>
        <translation>Jeden Wurf eingeben</translation>
    </message>
    <message>
        <source>Every roll is entered: each stands in the list of moves, and Leadership can be used.</source>
        <translation>Jeder Wurf wird eingegeben: Er steht in der Liste der Spielzüge, und Führung kann genutzt werden.</translation>
    </message>
    <message>
        <source>Only the dice as they finally lie are needed.</source>
        <translation>Nur die Würfel, wie sie zuletzt liegen, sind nötig.</translation>
    </message>
    <message>
        <source>Enter the last faces only</source>
        <extracomment>A link under the dice: from now on the last faces are enough</extracomment>
        <translation>Nur das Endergebnis eingeben</translation>
    </message>
</context>
<context>
    <name>ExportChoices</name>
    <message>
        <source>Match file</source>
        <translation>Partie als Datei</translation>
    </message>
    <message>
        <source>Every move, to be opened on another device</source>
        <translation>Jeder Spielzug, für ein anderes Gerät</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>The sheet as it would lie on the table, as a file to be printed</extracomment>
        <translation>Wertungsbogen</translation>
    </message>
    <message>
        <source>As on paper, a PDF to be printed</source>
        <translation>Wie auf Papier, als PDF zum Drucken</translation>
    </message>
    <message>
        <source>BG Stats: file</source>
        <translation>BG Stats: Datei</translation>
    </message>
    <message>
        <source>To be opened with BG Stats</source>
        <translation>Zum Öffnen mit BG Stats</translation>
    </message>
    <message>
        <source>BG Stats: link</source>
        <translation>BG Stats: Link</translation>
    </message>
    <message>
        <source>Copied; it enters the match where BG Stats is</source>
        <translation>Kopiert; trägt die Partie in BG Stats ein</translation>
    </message>
    <message>
        <source>BoardGameGeek: fields</source>
        <translation>BoardGameGeek: Felder</translation>
    </message>
    <message>
        <source>Copied, to be pasted into a play</source>
        <translation>Kopiert, zum Einfügen in eine Partie</translation>
    </message>
    <message>
        <source>BoardGameGeek: table</source>
        <translation>BoardGameGeek: Tabelle</translation>
    </message>
    <message>
        <source>The same as a file for a spreadsheet</source>
        <translation>Dasselbe als Datei für ein Rechenblatt</translation>
    </message>
    <message>
        <source>Score sheet as a picture</source>
        <translation>Wertungsbogen als Bild</translation>
    </message>
    <message>
        <source>To be shown or sent on</source>
        <translation>Zum Zeigen oder Weitergeben</translation>
    </message>
</context>
<context>
    <name>FieldQuestion</name>
    <message>
        <source>Correct</source>
        <extracomment>Button: makes the correction</extracomment>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>in red pencil</source>
        <translation>mit Rotstift</translation>
    </message>
    <message>
        <source>nothing changed yet</source>
        <translation>noch nichts geändert</translation>
    </message>
    <message>
        <source>Why? (if you like)</source>
        <translation>Warum? (freiwillig)</translation>
    </message>
    <message>
        <source>Correct something else</source>
        <extracomment>Button: from the correction of one thing to the page that corrects everything</extracomment>
        <translation>Etwas anderes berichtigen</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>A picture, film or file with a code</source>
        <translation>Bild, Film oder Datei mit einem Code</translation>
    </message>
</context>
<context>
    <name>FileRows</name>
    <message>
        <source>Folder · %1</source>
        <extracomment>Below the name of a folder in a list of files: %1 when it was changed</extracomment>
        <translation>Ordner · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Below the name of a file: %1 when it was changed, %2 how large it is, &quot;12 kB&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>FinalScoreText</name>
    <message>
        <source>Total</source>
        <extracomment>Row of the final score</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <extracomment>The final score of one player alone: %1 the name, %2 &quot;37 points&quot;</extracomment>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 wins the tie</source>
        <extracomment>Over the final score: %1 a name</extracomment>
        <translation>%1 gewinnt den Gleichstand</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Over the final score: %1 a name</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>The first result by these rules.</source>
        <extracomment>One player alone, by the rules played</extracomment>
        <translation>Das erste Ergebnis nach diesen Regeln.</translation>
    </message>
    <message>
        <source>A new best; the best before was %1.</source>
        <extracomment>One player alone; %1 &quot;31 points&quot;</extracomment>
        <translation>Ein neuer Bestwert; vorher: %1.</translation>
    </message>
    <message>
        <source>The best by these rules is %1.</source>
        <extracomment>One player alone; %1 &quot;31 points&quot;</extracomment>
        <translation>Bestwert nach diesen Regeln: %1.</translation>
    </message>
</context>
<context>
    <name>FinalView</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of the final score: %1 a player, %2 the line, %3 the number</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Touch a number to see what it is made of.</source>
        <translation>Tippe eine Zahl an, um zu sehen, woraus sie besteht.</translation>
    </message>
    <message>
        <source>Sheets</source>
        <extracomment>Button: back to the sheets of a finished match</extracomment>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button: a new match with the same table</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>from finished sheets</source>
        <extracomment>What the final score was counted from: sheets that were filled in on paper</extracomment>
        <translation>nach fertigen Bögen</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Button under a final score: the match is played back</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>move by move</source>
        <extracomment>Under that button</extracomment>
        <translation>Spielzug für Spielzug</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Button under a final score: the score sheets become a picture</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>to keep or send on</source>
        <extracomment>Under that button</extracomment>
        <translation>zum Behalten oder Weitergeben</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>Over the final score: the match was the one that somebody looked at who had none yet</extracomment>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>FirstSight</name>
    <message>
        <source>Touch here what you do at the table. Undo takes back anything; the menu, top left, has the rules and all moves.</source>
        <translation>Tippe hier an, was ihr am Tisch tut. Rückgängig nimmt alles zurück; im Menü links oben stehen die Regeln und alle Spielzüge.</translation>
    </message>
    <message>
        <source>Touch a move to go back to it, to put it right, or to see the table as it stood.</source>
        <translation>Tippe einen Zug an, um zu ihm zurückzugehen, ihn zu berichtigen oder den Tisch von damals zu sehen.</translation>
    </message>
    <message>
        <source>Touch a match to look at it, to play it back, or to go on from any place of it.</source>
        <translation>Tippe eine Partie an, um sie anzusehen, abzuspielen oder von irgendeiner Stelle weiterzuspielen.</translation>
    </message>
    <message>
        <source>Drag the slider or touch the curve to go to any move. You can play on from there.</source>
        <translation>Zieh den Regler oder tippe auf die Kurve, um zu irgendeinem Zug zu gehen. Von dort kannst du weiterspielen.</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Where the copy is to be saved</source>
        <translation>Wo die Kopie gespeichert wird</translation>
    </message>
</context>
<context>
    <name>ForkView</name>
    <message>
        <source>This tablet</source>
        <translation>Dieses Tablet</translation>
    </message>
    <message>
        <source>The code</source>
        <translation>Der Code</translation>
    </message>
    <message>
        <source>Take theirs only</source>
        <extracomment>Button under two versions of a match, where both could be taken as well</extracomment>
        <translation>Nur die andere nehmen</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>New match, %1</source>
        <extracomment>Spoken after the game&apos;s name; %1 &quot;1–4 players&quot;</extracomment>
        <translation>Neue Partie, %1</translation>
    </message>
</context>
<context>
    <name>GameNumbers</name>
    <message>
        <source>%1 at BoardGameGeek</source>
        <extracomment>Heading over the field for the number that a game has there; %1 a game</extracomment>
        <translation>%1 bei BoardGameGeek</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>What is typed here: the number of a game at BoardGameGeek</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>It stands in the address of the game&apos;s page there. Files for other programs then say which game it is.</source>
        <extracomment>Under the field for the number of a game at BoardGameGeek</extracomment>
        <translation>Sie steht dort in der Adresse der Seite des Spiels. Dateien für andere Programme sagen dann, welches Spiel es ist.</translation>
    </message>
</context>
<context>
    <name>GiveBack</name>
    <message>
        <source>%1: what goes back to the supply?</source>
        <extracomment>Over the choices; %1 a player</extracomment>
        <translation>%1: Was geht in den Vorrat zurück?</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>One die for each of your cities. Put aside what you like and roll the rest again, twice more at most.</source>
        <translation>Ein Würfel für jede deiner Städte. Lege beiseite, was du magst, und würfle den Rest noch einmal, höchstens zweimal.</translation>
    </message>
    <message>
        <source>Skulls stay where they lie.</source>
        <translation>Schädel bleiben liegen.</translation>
    </message>
    <message>
        <source>Skulls may be rolled again too.</source>
        <translation>Auch Schädel dürfen noch einmal gewürfelt werden.</translation>
    </message>
    <message>
        <source>Goods and food may change hands between you and the others, one at a time, once you have built. What you receive must have a hole.</source>
        <translation>Nach dem Bauen darfst du mit den anderen Waren und Nahrung tauschen, mit einer Person auf einmal. Was du bekommst, braucht ein freies Loch.</translation>
    </message>
    <message>
        <source>Goods and food may change hands between you and the others, one at a time, before you build. What you receive must have a hole.</source>
        <translation>Vor dem Bauen darfst du mit den anderen Waren und Nahrung tauschen, mit einer Person auf einmal. Was du bekommst, braucht ein freies Loch.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s).</source>
        <translation>
            <numerusform>Die Partie endet nach %n Runde.</numerusform>
            <numerusform>Die Partie endet nach %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once somebody owns %n development(s), or the last monument in play is finished, the round is played to its end.</source>
        <translation>
            <numerusform>Sobald jemand %n Errungenschaft besitzt oder das letzte Monument im Spiel vollendet ist, wird die Runde zu Ende gespielt.</numerusform>
            <numerusform>Sobald jemand %n Errungenschaften besitzt oder das letzte Monument im Spiel vollendet ist, wird die Runde zu Ende gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points win; where that is a tie, the more valuable goods left.</source>
        <translation>Die meisten Punkte gewinnen; bei Gleichstand die wertvolleren übrigen Waren.</translation>
    </message>
    <message>
        <source>Collect and feed</source>
        <extracomment>Step of a turn</extracomment>
        <translation>Sammeln und ernähren</translation>
    </message>
    <message>
        <source>Goods go on the board row by row from wood upwards, then from wood again; without a hole they are lost. Food goes up to %1. Then every city eats one; each city without costs a point.</source>
        <translation>Waren kommen Reihe für Reihe aufs Brett, von Holz an aufwärts und dann wieder von vorn; ohne freies Loch verfallen sie. Nahrung geht bis %1. Dann isst jede Stadt eine; jede Stadt ohne kostet einen Punkt.</translation>
    </message>
    <message>
        <source>Disaster</source>
        <extracomment>Step of a turn</extracomment>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>The skulls that lie there at the end bring one disaster, or none. They never add up over turns.</source>
        <translation>Die Schädel, die am Ende daliegen, bringen eine Katastrophe oder keine. Über Züge hinweg zählen sie nie zusammen.</translation>
    </message>
    <message>
        <source>A worker ticks a box of a city or monument; what is not finished waits. A finished city rolls and eats from your next turn on. A monument earns its first points once, later ones after that.</source>
        <translation>Ein Arbeiter hakt ein Kästchen einer Stadt oder eines Monuments ab; Unfertiges wartet. Eine fertige Stadt würfelt und isst ab deinem nächsten Zug. Die ersten Punkte bringt ein Monument einmal, danach die späteren.</translation>
    </message>
    <message>
        <source>One development a turn, with the coins of the dice and whole rows of goods. There is no change.</source>
        <translation>Eine Errungenschaft im Zug, mit den Münzen der Würfel und ganzen Warenreihen. Wechselgeld gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n good(s) stay on the board.</source>
        <translation>
            <numerusform>Mehr als %n Ware bleibt nicht auf dem Brett.</numerusform>
            <numerusform>Mehr als %n Waren bleiben nicht auf dem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the match</source>
        <extracomment>Heading: when the match ends</extracomment>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Every city that gets no food costs a point. Nothing spares from it.</source>
        <translation>Jede Stadt ohne Nahrung kostet einen Punkt. Davor schützt nichts.</translation>
    </message>
    <message>
        <source>You lose 2 points. Irrigation spares you.</source>
        <translation>Du verlierst 2 Punkte. Bewässerung schützt dich.</translation>
    </message>
    <message>
        <source>You lose 3 points. Medicine spares you.</source>
        <translation>Du verlierst 3 Punkte. Medizin schützt dich.</translation>
    </message>
    <message>
        <source>Everybody else loses 3 points. Medicine spares those who own it.</source>
        <translation>Alle anderen verlieren 3 Punkte. Medizin schützt, wer sie besitzt.</translation>
    </message>
    <message>
        <source>You lose 4 points. The Great Wall spares you, once it was finished in an earlier turn.</source>
        <translation>Du verlierst 4 Punkte. Die Große Mauer schützt dich, wenn sie in einem früheren Zug vollendet wurde.</translation>
    </message>
    <message>
        <source>With Smithing it strikes the others instead.</source>
        <translation>Mit Schmiedekunst trifft sie stattdessen die anderen.</translation>
    </message>
    <message>
        <source>You lose all goods. With Religion nothing happens.</source>
        <translation>Du verlierst alle Waren. Mit Religion geschieht nichts.</translation>
    </message>
    <message>
        <source>You lose all goods. With Religion the others without it lose theirs instead.</source>
        <translation>Du verlierst alle Waren. Mit Religion verlieren stattdessen die anderen ohne Religion ihre.</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>%1 &quot;5 skulls&quot;</extracomment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>After your last roll one die may be rolled once more, a skull too. What it shows then stands.</source>
        <translation>Nach deinem letzten Wurf darfst du einen Würfel noch einmal werfen, auch einen Schädel. Was er dann zeigt, gilt.</translation>
    </message>
    <message>
        <source>A drought costs you nothing.</source>
        <translation>Eine Dürre kostet dich nichts.</translation>
    </message>
    <message>
        <source>Every die that gives food gives one more.</source>
        <translation>Jeder Würfel, der Nahrung bringt, bringt eine mehr.</translation>
    </message>
    <message>
        <source>A turn that brings you a stone brings one more, if there is a hole; once a turn.</source>
        <translation>Bringt dir ein Zug einen Stein, bringt er noch einen, wenn ein Loch frei ist; einmal im Zug.</translation>
    </message>
    <message>
        <source>A pestilence costs you nothing.</source>
        <translation>Eine Seuche kostet dich nichts.</translation>
    </message>
    <message>
        <source>A pestilence of others costs you nothing.</source>
        <translation>Eine Seuche der anderen kostet dich nichts.</translation>
    </message>
    <message>
        <source>Before your first roll a pottery may be given to double the food on the board, up to %1.</source>
        <translation>Vor deinem ersten Wurf darfst du eine Töpferware geben und so die Nahrung auf dem Brett verdoppeln, bis %1.</translation>
    </message>
    <message>
        <source>A die with coins is worth %1 instead of %2.</source>
        <translation>Ein Würfel mit Münzen ist %1 wert statt %2.</translation>
    </message>
    <message>
        <source>You keep as many goods as you like; rows still end at their last hole.</source>
        <translation>Du behältst so viele Waren, wie du magst; die Reihen enden weiter beim letzten Loch.</translation>
    </message>
    <message>
        <source>While building, a wood and a cloth make a ship, %1 at most. Every turn each ship swaps a good for another.</source>
        <translation>Beim Bauen werden ein Holz und ein Stoff zu einem Schiff, höchstens %1. In jedem Zug tauscht jedes Schiff eine Ware gegen eine andere.</translation>
    </message>
    <message numerus="yes">
        <source>Your invasion strikes everybody else without the Great Wall, and %n point(s) harder for each spearhead you send along.</source>
        <translation>
            <numerusform>Deine Invasion trifft alle anderen ohne Große Mauer, und für jedes mitgeschickte Metall um %n Punkt härter.</numerusform>
            <numerusform>Deine Invasion trifft alle anderen ohne Große Mauer, und für jedes mitgeschickte Metall um %n Punkte härter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your revolt costs you nothing.</source>
        <translation>Dein Aufstand kostet dich nichts.</translation>
    </message>
    <message>
        <source>Your revolt costs you nothing; the others without Religion lose all goods instead.</source>
        <translation>Dein Aufstand kostet dich nichts; stattdessen verlieren die anderen ohne Religion alle Waren.</translation>
    </message>
    <message numerus="yes">
        <source>When you buy, food may be sold for %n coin(s) each.</source>
        <translation>
            <numerusform>Beim Kaufen darfst du Nahrung für je %n Münze verkaufen.</numerusform>
            <numerusform>Beim Kaufen darfst du Nahrung für je %n Münzen verkaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every die that gives workers gives one more.</source>
        <translation>Jeder Würfel, der Arbeiter bringt, bringt einen mehr.</translation>
    </message>
    <message numerus="yes">
        <source>While building, stones may be sold for %n worker(s) each.</source>
        <translation>
            <numerusform>Beim Bauen darfst du Steine für je %n Arbeiter verkaufen.</numerusform>
            <numerusform>Beim Bauen darfst du Steine für je %n Arbeiter verkaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end each good you have left is a point.</source>
        <translation>Am Ende ist jede übrige Ware ein Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>At the end each monument you finished is %n point(s) more.</source>
        <translation>
            <numerusform>Am Ende bringt jedes Monument, das du vollendet hast, %n Punkt mehr.</numerusform>
            <numerusform>Am Ende bringt jedes Monument, das du vollendet hast, %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end each city is %n point(s), the first three too.</source>
        <translation>
            <numerusform>Am Ende bringt jede Stadt %n Punkt, auch die ersten drei.</numerusform>
            <numerusform>Am Ende bringt jede Stadt %n Punkte, auch die ersten drei.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Of a development: %1 &quot;10 coins&quot;, %2 &quot;2 points&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 first, then %3</source>
        <extracomment>Of a monument: %1 &quot;9 boxes&quot;, %2 &quot;6 points&quot; for the first, %3 a number for those after</extracomment>
        <translation>%1 · zuerst %2, dann %3</translation>
    </message>
    <message numerus="yes">
        <source>Not in a match of %n player(s).</source>
        <translation>
            <numerusform>Nicht in einer Partie mit %n Person.</numerusform>
            <numerusform>Nicht in einer Partie mit %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the turn after it is finished an invasion costs you nothing.</source>
        <translation>Ab dem Zug nach der Vollendung kostet dich eine Invasion nichts.</translation>
    </message>
    <message>
        <source>Only a part of the score sheet of this variant is at hand; the rest is put together from what other programs do.</source>
        <translation>Von dieser Variante liegt nur ein Teil des Wertungsbogens vor; der Rest ist aus dem zusammengetragen, was andere Programme tun.</translation>
    </message>
    <message>
        <source>How many developments end the match: here %1.</source>
        <translation>Wie viele Errungenschaften die Partie beenden: hier %1.</translation>
    </message>
    <message>
        <source>Which monuments are in play: here all, for any number of players.</source>
        <translation>Welche Monumente im Spiel sind: hier alle, gleich zu wie vielen.</translation>
    </message>
    <message>
        <source>How many ships there may be: here %1.</source>
        <translation>Wie viele Schiffe es geben darf: hier %1.</translation>
    </message>
    <message>
        <source>Whether one&apos;s own Smithing spares from others&apos; invasions: here it does not.</source>
        <translation>Ob die eigene Schmiedekunst vor Invasionen der anderen schützt: hier nicht.</translation>
    </message>
    <message numerus="yes">
        <source>How one plays alone: here %n round(s); an invasion with Smithing strikes nobody.</source>
        <translation>
            <numerusform>Wie man allein spielt: hier %n Runde; eine Invasion mit Schmiedekunst trifft niemanden.</numerusform>
            <numerusform>Wie man allein spielt: hier %n Runden; eine Invasion mit Schmiedekunst trifft niemanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two sources read the later points of the monuments differently; which of them holds is chosen at set-up.</source>
        <translation>Zwei Quellen lesen die späteren Punkte der Monumente verschieden; welche gilt, wird beim Einrichten gewählt.</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Heading in the rules at hand: the steps of a turn</extracomment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>What is not certain</source>
        <extracomment>Heading in the rules at hand: what the sources do not say, and what is played here</extracomment>
        <translation>Was nicht sicher ist</translation>
    </message>
    <message>
        <source>Finished sheets</source>
        <extracomment>Name of an explanation: how sheets are entered that were filled in on paper</extracomment>
        <translation>Fertige Bögen</translation>
    </message>
    <message>
        <source>Touch what is ticked on each sheet, and the holes where the pegs stand. A touch on a finished monument says whether it brought the first points or the later ones; a long touch asks for a number.</source>
        <translation>Tippe auf jedem Bogen an, was angekreuzt ist, und die Löcher, in denen Zapfen stecken. Ein Tipp auf ein fertiges Monument sagt, ob es die ersten oder die späteren Punkte brachte; langes Drücken fragt nach einer Zahl.</translation>
    </message>
    <message>
        <source>To begin</source>
        <extracomment>Name of an explanation: what is done first</extracomment>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>The names stand in seat order, and the first one begins. Your own dice or the app&apos;s: the menu changes that at any time.</source>
        <translation>Die Namen stehen in der Reihenfolge der Plätze, und der erste beginnt. Eigene Würfel oder die der App: Im Menü wechselst du jederzeit.</translation>
    </message>
    <message>
        <source>Your own dice</source>
        <extracomment>Name of an explanation: how real dice are entered</extracomment>
        <translation>Eigene Würfel</translation>
    </message>
    <message>
        <source>Touch one picture a die, as the dice finally lie. What they bring stands below before you collect; food, disasters and points then follow by themselves.</source>
        <translation>Tippe je Würfel ein Bild an, so wie die Würfel zuletzt liegen. Was sie bringen, steht darunter, bevor du einsammelst; Nahrung, Katastrophen und Punkte folgen dann von selbst.</translation>
    </message>
    <message>
        <source>Building and buying</source>
        <extracomment>Name of an explanation: how the sheet is filled in</extracomment>
        <translation>Bauen und kaufen</translation>
    </message>
    <message>
        <source>Touch a building: as many workers as fit go in, in pencil, and another touch takes one out. Touch a development: the cheapest payment is picked; touch rows of goods to pay otherwise. The button at the right makes it final.</source>
        <translation>Tippe ein Bauwerk an: So viele Arbeiter, wie passen, kommen mit Bleistift hinein, ein weiterer Tipp nimmt einen heraus. Tippe eine Errungenschaft an: Die günstigste Zahlung ist gewählt; tippe Warenreihen an, um anders zu zahlen. Der Knopf rechts macht es fest.</translation>
    </message>
</context>
<context>
    <name>HintStrip</name>
    <message>
        <source>Hint</source>
        <extracomment>Button: what the app would do now</extracomment>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>HintView</name>
    <message>
        <source>The chance to win, if all played on as the app does:</source>
        <extracomment>Over what could be done now; beside each of them a chance, &quot;52 %&quot;</extracomment>
        <translation>Die Chance zu gewinnen, wenn alle weiter so spielten wie die App:</translation>
    </message>
    <message>
        <source>The score to be expected, if you played on as the app does:</source>
        <extracomment>The same for one player alone: beside each of them expected points</extracomment>
        <translation>Die Punkte, die zu erwarten sind, wenn du weiter so spielst wie die App:</translation>
    </message>
    <message>
        <source>Pencil in the first</source>
        <extracomment>Button under hints: what stands first is pencilled in</extracomment>
        <translation>Das erste vormerken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HintsCard</name>
    <message>
        <source>Hints</source>
        <extracomment>Setting of a match: everybody may ask what the app would do</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Everybody may ask what the app would do; a replay shows where</source>
        <translation>Alle dürfen fragen, was die App täte; die Wiedergabe zeigt, wo</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>No match has “%1” in it.</source>
        <extracomment>Where no match is found; %1 what was typed</extracomment>
        <translation>Keine Partie passt zu „%1“.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Es wurde noch nichts gespielt.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Matches</source>
        <extracomment>Title of the page with every match</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>End the search</source>
        <extracomment>Button: looks for matches; or ends that</extracomment>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Button: opens the statistics</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Name, place, note or game</source>
        <extracomment>What is typed to look for matches</extracomment>
        <translation>Name, Ort, Notiz oder Spiel</translation>
    </message>
    <message>
        <source>Touch a match to look at it.</source>
        <extracomment>Beside the list of matches</extracomment>
        <translation>Tippe eine Partie an, um sie anzusehen.</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>go on</source>
        <extracomment>Beside an open match: touch it to go on</extracomment>
        <translation>weiter</translation>
    </message>
    <message>
        <source>tie-break</source>
        <extracomment>Beside a finished match: two had as many points</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>What if</source>
        <extracomment>Spoken of a match in the list: it began as a copy of another one</extracomment>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>example</source>
        <extracomment>Of a match in the list: the one that somebody looks at who has none yet</extracomment>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>ImportProgress</name>
    <message>
        <source>The file is being read …</source>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message>
        <source>%1 of %2 matches are taken in</source>
        <extracomment>%1 of %2 matches of a file are taken in so far</extracomment>
        <translation>%1 von %2 Partien sind aufgenommen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: no further matches are taken in</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>What came in so far stays</source>
        <translation>Was bisher aufgenommen wurde, bleibt</translation>
    </message>
</context>
<context>
    <name>IncomeLines</name>
    <message>
        <source>Income turn %1</source>
        <extracomment>Over what an income turn would bring: %1 from 1 to 5</extracomment>
        <translation>Einkommenszug %1</translation>
    </message>
    <message>
        <source>Income turn %1 would bring now</source>
        <extracomment>Over what an income turn would bring: %1 from 1 to 5</extracomment>
        <translation>Einkommenszug %1 brächte jetzt</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) → %1</source>
        <extracomment>The sum of the points of an income turn: %n those, %1 all points with them</extracomment>
        <translation>
            <numerusform>+%n Punkt → %1</numerusform>
            <numerusform>+%n Punkte → %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncomeMat</name>
    <message>
        <source>%1 of 6 slots lie open</source>
        <extracomment>Spoken of a row of the income mat: %1 of six</extracomment>
        <translation>%1 von 6 Feldern liegen offen</translation>
    </message>
</context>
<context>
    <name>KindKeys</name>
    <message>
        <source>Developm.</source>
        <extracomment>Kinds of tiles, short: a button of 80 px</extracomment>
        <translation>Entwickl.</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
</context>
<context>
    <name>KnownEvent</name>
    <message>
        <source>famine %1, war %2</source>
        <extracomment>An event, spoken: what famine and war ask for</extracomment>
        <translation>Hungersnot %1, Krieg %2</translation>
    </message>
</context>
<context>
    <name>KnownTiles</name>
    <message numerus="yes">
        <source>all %n</source>
        <extracomment>Button: all tiles that are known; %n how many</extracomment>
        <translation>
            <numerusform>alle %n</numerusform>
            <numerusform>alle %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LandmarkGrid</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>Under a landmark: %1 whose it is, %2 where and when it came from</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Last turn</source>
        <extracomment>Heading over what a player did in the last turn</extracomment>
        <translation>Letzter Zug</translation>
    </message>
</context>
<context>
    <name>LastTurnCard</name>
    <message>
        <source>Last turn</source>
        <extracomment>Heading over what the last turn brought</extracomment>
        <translation>Letzter Zug</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>%1&apos;s points</source>
        <extracomment>Over the list of where points came from; %1 a player</extracomment>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: goes back to the table</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show what it would come to now</source>
        <extracomment>Switch: the line that says what the score would be now</extracomment>
        <translation>Zeigen, was jetzt herauskäme</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>Over the list of what brought points so far</extracomment>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>What brought points: %1 the number of the round, %2 a place, a card or a word</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
</context>
<context>
    <name>LedgerList</name>
    <message>
        <source>If it ended now</source>
        <extracomment>Under where the points came from: all of them, tiles included</extracomment>
        <translation>Wenn jetzt Schluss wäre</translation>
    </message>
</context>
<context>
    <name>LibraryAbout</name>
    <message>
        <source>Take it out of the bin</source>
        <extracomment>Button: a card comes out of the bin</extracomment>
        <translation>Aus dem Papierkorb holen</translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: what a card says is changed</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Same as another card</source>
        <extracomment>Button: two cards turn out to be the same thing</extracomment>
        <translation>Dasselbe wie eine andere Karte</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Als Code zeigen</translation>
    </message>
    <message>
        <source>Put it into the bin</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Delete this card for good, with all that it said before? Matches that hold it keep it.</source>
        <translation>Diese Karte endgültig löschen, mit allem, was sie vorher sagte? Partien, in denen sie vorkommt, behalten sie.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>LibraryBefore</name>
    <message>
        <source>Said before, or the same thing</source>
        <extracomment>Heading over what a card said before it was changed, or what was taken for the same thing</extracomment>
        <translation>Stand früher da, oder ist dasselbe</translation>
    </message>
    <message>
        <source>take apart</source>
        <extracomment>Beside what a card said before: makes it a card of its own again</extracomment>
        <translation>trennen</translation>
    </message>
</context>
<context>
    <name>LibraryBenefit</name>
    <message>
        <source>nothing yet</source>
        <extracomment>Where a benefit is told: nothing of it is told yet</extracomment>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Rub out the last</source>
        <extracomment>Button: rubs out the last part of a benefit that is told</extracomment>
        <translation>Das Letzte ausradieren</translation>
    </message>
    <message>
        <source>In this order</source>
        <extracomment>Switch: the parts of a benefit come one after the other as they are told</extracomment>
        <translation>In dieser Reihenfolge</translation>
    </message>
</context>
<context>
    <name>LibraryCodes</name>
    <message numerus="yes">
        <source>%n card(s) as a code</source>
        <extracomment>Title of a page with codes of so many cards</extracomment>
        <translation>
            <numerusform>%n Karte als Code</numerusform>
            <numerusform>%n Karten als Code</numerusform>
        </translation>
    </message>
    <message>
        <source>Code %1 of %2</source>
        <extracomment>Under a code that belongs to a set</extracomment>
        <translation>Code %1 von %2</translation>
    </message>
    <message>
        <source>One code holds it all</source>
        <translation>Ein Code enthält alles</translation>
    </message>
    <message>
        <source>Hold the other tablet&apos;s camera on it until it has read all of them.</source>
        <translation>Halte die Kamera des anderen Tablets darauf, bis es alle gelesen hat.</translation>
    </message>
    <message>
        <source>On the other tablet: scan it where codes are scanned.</source>
        <translation>Auf dem anderen Tablet: scanne ihn dort, wo Codes gescannt werden.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button: codes that follow each other stand still, or go on</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next code</source>
        <extracomment>Button: the next of several codes</extracomment>
        <translation>Nächster Code</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: the codes go to the clipboard as text</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>LibraryFacts</name>
    <message>
        <source>Compare it with the one in your box. Once you change it, it counts as yours.</source>
        <translation>Vergleiche sie mit der in deiner Schachtel. Sobald du sie änderst, gilt sie als deine.</translation>
    </message>
    <message>
        <source>In the bin. Nobody is offered it.</source>
        <translation>Im Papierkorb. Sie wird niemandem angeboten.</translation>
    </message>
</context>
<context>
    <name>LibraryField</name>
    <message>
        <source>None</source>
        <extracomment>On the form of a card, beside what it could bring: it is known that it brings none of these</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <extracomment>On the form of a card, under words one after the other: takes away the last of them</extracomment>
        <translation>Letztes entfernen</translation>
    </message>
    <message>
        <source>Not known. It is entered in a match.</source>
        <extracomment>On the form of a card, in the place of what is only told in a match</extracomment>
        <translation>Nicht bekannt. Es wird in einer Partie eingetragen.</translation>
    </message>
</context>
<context>
    <name>LibraryForm</name>
    <message>
        <source>Name, if it has one</source>
        <extracomment>The name printed on a card; it may be left out</extracomment>
        <translation>Name, falls sie einen hat</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>The part of a game that a card belongs to</extracomment>
        <translation>Zeitalter</translation>
    </message>
    <message>
        <source>Belongs to %1</source>
        <extracomment>On the form of a card; %1 an expansion</extracomment>
        <translation>Gehört zu %1</translation>
    </message>
    <message>
        <source>Matches that are there stay as they are.</source>
        <translation>Partien, die es gibt, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: what was typed on a form is kept</extracomment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>No card is called “%1”.</source>
        <extracomment>Where no card is found; %1 what was typed</extracomment>
        <translation>Keine Karte heißt „%1“.</translation>
    </message>
    <message>
        <source>What is printed on the tiles and cards of your games, typed in once and offered the next time. It fills by itself from what is entered in a match; cards of another tablet are taken in above.</source>
        <extracomment>Where the card library, or this part of it, is empty: what it is for and how it fills</extracomment>
        <translation>Was auf den Plättchen und Karten eurer Spiele steht: einmal eingegeben, beim nächsten Mal angeboten. Sie füllt sich von selbst aus dem, was in einer Partie eingetragen wird; Karten eines anderen Tablets kommen oben herein.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Card library</source>
        <extracomment>Title of the page with all cards, tiles and events that the rulebooks do not print</extracomment>
        <translation>Kartensammlung</translation>
    </message>
    <message>
        <source>End the search</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Hand on, take in</source>
        <extracomment>Button: shows the ways out of the card library and into it</extracomment>
        <translation>Weitergeben, aufnehmen</translation>
    </message>
    <message>
        <source>New card</source>
        <extracomment>Button: a new card of the card library is typed in</extracomment>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Touch a card to look at it.</source>
        <extracomment>Beside the list of cards</extracomment>
        <translation>Tippe eine Karte an, um sie anzusehen.</translation>
    </message>
    <message>
        <source>Is %1 the same as the card you touched?</source>
        <extracomment>A question: two cards of the card library turn out to be one; %1 the name of the one that goes</extracomment>
        <translation>Ist %1 dasselbe wie die Karte, die du angetippt hast?</translation>
    </message>
    <message>
        <source>Merge them</source>
        <extracomment>Button under that question</extracomment>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>The one you touched stays as it is, and counts as used as often as both.</source>
        <translation>Die du angetippt hast, bleibt, wie sie ist, und zählt als so oft benutzt wie beide zusammen.</translation>
    </message>
</context>
<context>
    <name>LibraryPlan</name>
    <message>
        <source>New</source>
        <extracomment>Before a card that comes in: what becomes of it</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>In the bin here</source>
        <translation>Hier im Papierkorb</translation>
    </message>
    <message>
        <source>Not taken in</source>
        <translation>Nicht aufgenommen</translation>
    </message>
    <message>
        <source>Take these cards in?</source>
        <translation>Diese Karten aufnehmen?</translation>
    </message>
    <message>
        <source>Nothing here is new.</source>
        <translation>Hier ist nichts neu.</translation>
    </message>
    <message>
        <source>Take in</source>
        <extracomment>Button under a question: cards come into the card library</extracomment>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>%1 &quot;New&quot; or &quot;Known&quot;, %2 a card&apos;s name, %3 what it says</extracomment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Says more</source>
        <extracomment>Before a card that comes in: it is here, and this says more of it</extracomment>
        <translation>Sagt mehr</translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <extracomment>Before a card that comes in: it is here, and this says something else of it</extracomment>
        <translation>Sagt anderes</translation>
    </message>
    <message>
        <source>Replace what differs here</source>
        <extracomment>A switch: what is taken in replaces what is known of the same cards and differs</extracomment>
        <translation>Ersetzen, was hier anders ist</translation>
    </message>
</context>
<context>
    <name>LibraryTop</name>
    <message>
        <source>Part of a name</source>
        <extracomment>What is typed to look for cards</extracomment>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Touch the card that is the same thing as %1.</source>
        <extracomment>Over the list of cards; %1 the name of one of them</extracomment>
        <translation>Tippe die Karte an, die dasselbe ist wie %1.</translation>
    </message>
</context>
<context>
    <name>LibraryWays</name>
    <message>
        <source>Show as codes</source>
        <translation>Als Codes zeigen</translation>
    </message>
    <message>
        <source>Every card that was typed in or came here, for another tablet</source>
        <translation>Jede Karte, die eingegeben wurde oder hierher kam, für ein anderes Tablet</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <extracomment>All cards of the card library in one file</extracomment>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Everything, the bin too, to be taken in again</source>
        <translation>Alles, auch der Papierkorb, um es wieder aufzunehmen</translation>
    </message>
    <message>
        <source>Take in</source>
        <extracomment>Cards for the card library from another tablet</extracomment>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Codes by camera or picture, a file, or what was copied</source>
        <translation>Codes per Kamera oder Bild, eine Datei, oder was kopiert wurde</translation>
    </message>
</context>
<context>
    <name>LookedSheet</name>
    <message>
        <source>%1&apos;s sheet</source>
        <extracomment>Over a sheet: %1 whose it is</extracomment>
        <translation>Bogen von %1</translation>
    </message>
    <message>
        <source>Half of the sheet</source>
        <translation>Hälfte des Bogens</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
</context>
<context>
    <name>LowTyping</name>
    <message>
        <source>Part of the sheet</source>
        <translation>Teil des Bogens</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
</context>
<context>
    <name>MarkPicker</name>
    <message>
        <source>Colour and shape</source>
        <extracomment>Spoken over the marks to choose from</extracomment>
        <translation>Farbe und Form</translation>
    </message>
    <message>
        <source>swap with %1</source>
        <extracomment>Spoken of a mark that %1 has</extracomment>
        <translation>Tausch mit %1</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>red circle</source>
        <extracomment>Mark of a player: a colour and a shape</extracomment>
        <translation>roter Kreis</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blaues Quadrat</translation>
    </message>
    <message>
        <source>green ring</source>
        <extracomment>Mark of a player: a filled circle with a ring in it</extracomment>
        <translation>grüner Ring</translation>
    </message>
    <message>
        <source>purple lozenge</source>
        <translation>lila Raute</translation>
    </message>
    <message>
        <source>ochre triangle</source>
        <translation>ockerfarbenes Dreieck</translation>
    </message>
</context>
<context>
    <name>MatFields</name>
    <message>
        <source>Not named</source>
        <extracomment>In the place of a card by its name: which one it is nobody says</extracomment>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>A card of an income mat that was laid face down</extracomment>
        <translation>Umgedreht</translation>
    </message>
    <message>
        <source>Era %1</source>
        <extracomment>A stack of an income mat: %1 its era</extracomment>
        <translation>Ära %1</translation>
    </message>
    <message>
        <source>no card</source>
        <extracomment>In the place of the cards of a stack: there is none</extracomment>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Take the uppermost off</source>
        <extracomment>Line of a list: the uppermost card of a stack is taken off</extracomment>
        <translation>Die oberste wegnehmen</translation>
    </message>
</context>
<context>
    <name>MatchAbout</name>
    <message>
        <source>Delete this match for good? All its moves go, and nothing brings them back.</source>
        <translation>Diese Partie für immer löschen? Alle ihre Spielzüge verschwinden, und nichts bringt sie zurück.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <extracomment>Button under a question</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>final score only</source>
        <extracomment>How a match was kept: nothing but the finished sheets</extracomment>
        <translation>nur der Endstand</translation>
    </message>
    <message numerus="yes">
        <source>From the beginning: %n other move(s)</source>
        <extracomment>Another way a match went; %n moves of its own</extracomment>
        <translation>
            <numerusform>Von Anfang an: %n anderer Spielzug</numerusform>
            <numerusform>Von Anfang an: %n andere Spielzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After move %1: %n other move(s)</source>
        <translation>
            <numerusform>Nach Spielzug %1: %n anderer</numerusform>
            <numerusform>Nach Spielzug %1: %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>When a match was over, or began: %1 a day, %2 a time</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play on from the end of this way? That makes a new match; the old one stays as it is.</source>
        <extracomment>A question: all moves of another way that a match went are taken over into a new one</extracomment>
        <translation>Vom Ende dieses Verlaufs weiterspielen? Daraus wird eine neue Partie; die alte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button under that question</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>MatchBar</name>
    <message>
        <source>App&apos;s dice</source>
        <extracomment>Buttons: from now on the app rolls; from now on the table&apos;s dice are entered</extracomment>
        <translation>Die App würfelt</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Echte Würfel</translation>
    </message>
</context>
<context>
    <name>MatchBin</name>
    <message>
        <source>Put it into the bin</source>
        <extracomment>Button: a match goes into the bin, from which it can be taken back</extracomment>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <extracomment>Button: a match in the bin goes for good</extracomment>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>MatchBranches</name>
    <message>
        <source>Other ways it went</source>
        <extracomment>Heading over what was undone and played otherwise</extracomment>
        <translation>Andere Verläufe</translation>
    </message>
    <message>
        <source>Look at one, or play on from it as a match of its own. In the list of moves you can go over to one.</source>
        <translation>Sieh dir einen an oder spiel von ihm als eigene Partie weiter. In der Liste der Spielzüge kannst du zu einem wechseln.</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Button: plays another way that a match went back, move by move</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button: a new match that goes on where another way of one ended</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>MatchCards</name>
    <message>
        <source>Save and hand on</source>
        <extracomment>Heading over files that can be made of a match</extracomment>
        <translation>Sichern und weitergeben</translation>
    </message>
</context>
<context>
    <name>MatchFacts</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>What if: a copy of another match. It counts in no statistics.</source>
        <extracomment>Of a match that began as a copy of another one</extracomment>
        <translation>Was wäre wenn: die Kopie einer anderen Partie. Sie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>In the bin. Everything of it is kept.</source>
        <translation>Im Papierkorb. Alles davon bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <extracomment>How long everybody&apos;s turns took: %1 &quot;Anna 34 min · Bruno 28 min&quot;</extracomment>
        <translation>Züge: %1</translation>
    </message>
    <message>
        <source>An example. It counts in no statistics, and you can delete it.</source>
        <extracomment>Of the match that somebody looks at who has none yet</extracomment>
        <translation>Ein Beispiel. Es zählt in keiner Statistik und kann gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>MatchHead</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the match.</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>ddd d MMM</source>
        <extracomment>A day of this year as QDate::toString() takes it</extracomment>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A day of another year as QDate::toString() takes it</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>How long a match took: %1 minutes</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2</source>
        <extracomment>How long a match took: %1 hours, %2 minutes as two digits</extracomment>
        <translation>%1 h %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>turn time</comment>
        <extracomment>How long somebody&apos;s turns took: %1 a player, %2 a time as &quot;34 min&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Menu: the list of moves</extracomment>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <extracomment>Menu: makes again what was undone</extracomment>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Correct a sheet</source>
        <extracomment>Menu: the table overrules the app</extracomment>
        <translation>Bogen berichtigen</translation>
    </message>
    <message>
        <source>The table overrules the app</source>
        <translation>Der Tisch hat recht</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Die App würfeln lassen</translation>
    </message>
    <message>
        <source>Use real dice</source>
        <translation>Echte Würfel nehmen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>To the start page</source>
        <extracomment>Menu: leaves the match; it can be gone on with</extracomment>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Everything is kept</source>
        <translation>Alles bleibt erhalten</translation>
    </message>
    <message>
        <source>Share this match</source>
        <extracomment>Menu: the match as a code for other tablets</extracomment>
        <translation>Partie teilen</translation>
    </message>
    <message>
        <source>As a code, for other tablets to scan</source>
        <translation>Als Code für andere Tablets</translation>
    </message>
    <message>
        <source>Scan a code</source>
        <extracomment>Menu: another tablet&apos;s code</extracomment>
        <translation>Code scannen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Menu: the page that explains the rules</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Everything in a sentence or two</source>
        <translation>Alles in ein, zwei Sätzen</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Menu: the match is played back from its begin</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>All moves; put one right, or go back to it</source>
        <translation>Alle Spielzüge; einen berichtigen oder zu ihm zurück</translation>
    </message>
    <message>
        <source>The scores on the way, the table as it stood</source>
        <translation>Die Punkte unterwegs, der Tisch wie er war</translation>
    </message>
    <message>
        <source>Hide the clock</source>
        <translation>Uhr ausblenden</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Uhr zeigen</translation>
    </message>
</context>
<context>
    <name>MatchNotes</name>
    <message>
        <source>Where</source>
        <extracomment>Where a match was played</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>What is worth remembering of a match</extracomment>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>MatchNotices</name>
    <message>
        <source>An example; it counts in no statistics</source>
        <extracomment>Over the match that somebody looks at who has none yet</extracomment>
        <translation>Ein Beispiel; zählt in keiner Statistik</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Total</source>
        <extracomment>The last line of a score</extracomment>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>MatchWays</name>
    <message>
        <source>Open</source>
        <extracomment>Button: opens a match where it stands</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>the final score and every move</source>
        <translation>der Endstand und alle Spielzüge</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <extracomment>Button: a match comes out of the bin</extracomment>
        <translation>Aus dem Papierkorb holen</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Button: plays a match back, move by move</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>move by move, with the scores on the way</source>
        <translation>Spielzug für Spielzug, mit den Punkten unterwegs</translation>
    </message>
</context>
<context>
    <name>MendStrip</name>
    <message>
        <source>Leave it as it was</source>
        <extracomment>Button: the past is not mended after all</extracomment>
        <translation>Doch nichts ändern</translation>
    </message>
    <message>
        <source>Look at what it changes, or go on playing here.</source>
        <extracomment>Over the table while the past is mended, once something is made; the first half is what the button says</extracomment>
        <translation>Sieh dir an, was es ändert, oder spiel hier weiter.</translation>
    </message>
    <message>
        <source>Make the right move as always. Then you see what it changes.</source>
        <extracomment>Over the table while the past is mended</extracomment>
        <translation>Mach den richtigen Spielzug wie immer. Dann siehst du, was er ändert.</translation>
    </message>
    <message>
        <source>Look at what it changes</source>
        <extracomment>Button while the past is mended: to the points before and after, and what does not hold any more</extracomment>
        <translation>Ansehen, was es ändert</translation>
    </message>
    <message>
        <source>Entered. Nothing else has changed yet.</source>
        <extracomment>Over the table while the past is mended: what shall be in the place of a move, or before it, is made</extracomment>
        <translation>Eingetragen. Sonst hat sich noch nichts geändert.</translation>
    </message>
</context>
<context>
    <name>MendedSlip</name>
    <message>
        <source>Mended.</source>
        <extracomment>On a slip over the table, beside &quot;Undo&quot;: the past was mended</extracomment>
        <translation>Berichtigt.</translation>
    </message>
</context>
<context>
    <name>MonumentField</name>
    <message>
        <source>Points of %1</source>
        <extracomment>Spoken name of the choice between first and later points; %1 a monument</extracomment>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>First: %1</source>
        <extracomment>Points of a finished monument: as the first at the table, or later</extracomment>
        <translation>Zuerst: %1</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation>Später: %1</translation>
    </message>
</context>
<context>
    <name>MoveFinder</name>
    <message>
        <source>Player, building, goods, …</source>
        <extracomment>What is typed here: words to look for in the list of moves</extracomment>
        <translation>Name, Bauwerk, Ware, …</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message>
        <source>mended</source>
        <extracomment>Beside a move: it came in when the past was mended</extracomment>
        <translation>berichtigt</translation>
    </message>
    <message numerus="yes">
        <source>%n other way(s) from here</source>
        <extracomment>Beside a move: in its place others were made too, and what followed them is kept</extracomment>
        <translation>
            <numerusform>%n anderer Weg ab hier</numerusform>
            <numerusform>%n andere Wege ab hier</numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Beside a move: the match stands here</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <extracomment>Spoken of a move: %1 its place in the list, %2 &quot;round 3&quot;</extracomment>
        <translation>Spielzug %1, %2</translation>
    </message>
</context>
<context>
    <name>MoveQuestion</name>
    <message>
        <source>Stay here</source>
        <extracomment>Button under a question about the last move</extracomment>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Change only this move</source>
        <extracomment>Button: an earlier move was wrong; what came after it stays</extracomment>
        <translation>Nur diesen Spielzug ändern</translation>
    </message>
    <message>
        <source>what came after it stays</source>
        <translation>was danach kam, bleibt</translation>
    </message>
    <message>
        <source>Remove this whole turn</source>
        <extracomment>Button: an earlier move should not be there at all</extracomment>
        <translation>Diesen ganzen Zug entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Diesen Spielzug entfernen</translation>
    </message>
    <message>
        <source>the turns after it move up</source>
        <extracomment>Under &quot;Remove this whole turn&quot;: it was entered twice, say</extracomment>
        <translation>die Züge danach rücken auf</translation>
    </message>
    <message>
        <source>Put a forgotten move in before it</source>
        <extracomment>Button: a move was forgotten</extracomment>
        <translation>Davor einen vergessenen einfügen</translation>
    </message>
    <message>
        <source>Look at the table as it stood then</source>
        <extracomment>Button: shows the sheets as they lay after an earlier move</extracomment>
        <translation>Den Tisch ansehen, wie er da war</translation>
    </message>
    <message>
        <source>Go over to another way</source>
        <extracomment>Button: the match goes on where another way of it was left</extracomment>
        <translation>Zu einem anderen Weg wechseln</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Under it: %1 the first move of that way, %2 &quot;12 moves&quot;, all that were made on it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>What is taken back stays in the list and can be made again.</source>
        <extracomment>Of moves that &quot;Undo 9 moves&quot; takes back</extracomment>
        <translation>Zurückgenommenes bleibt in der Liste und lässt sich wieder machen.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <extracomment>Button under a question about a move: all moves after it are taken back</extracomment>
        <translation>
            <numerusform>%n Spielzug zurücknehmen</numerusform>
            <numerusform>%n Spielzüge zurücknehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n move(s)</source>
        <extracomment>Button under a question about a move that is undone: it is made again, and those before it</extracomment>
        <translation>
            <numerusform>%n Spielzug wiederholen</numerusform>
            <numerusform>%n Spielzüge wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>back to right after this one</source>
        <extracomment>Under &quot;Undo 9 moves&quot;: the match then stands right after the move that was touched</extracomment>
        <translation>zurück bis gleich nach diesem</translation>
    </message>
    <message>
        <source>on to right after this one</source>
        <extracomment>Under &quot;Redo 9 moves&quot;: the match then stands right after the move that was touched</extracomment>
        <translation>vor bis gleich nach diesem</translation>
    </message>
</context>
<context>
    <name>MovesPage</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>%n moves made so far</extracomment>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: leaves the list of moves</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Over a list: %1 of %2 moves were found</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Close the search</source>
        <extracomment>Spoken name of a button over the list of moves</extracomment>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>NamedCards</name>
    <message>
        <source>Cards of %1</source>
        <extracomment>Heading over the cards of a player: %1 a name</extracomment>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>In force now</source>
        <extracomment>Heading over the tapestry cards of all players that are in force</extracomment>
        <translation>Jetzt gilt</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The last two of a list of names: &quot;Ben and Cleo&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Nations</name>
    <message>
        <source>Stone</source>
        <extracomment>Symbol on dice and chits</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Symbol on dice and chits</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Books</source>
        <extracomment>Symbol on dice and chits
----------
Step of an age, and line of the score</extracomment>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>Symbol on dice and chits</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Symbol on dice and chits</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Kind of chit, beside those of the symbols</extracomment>
        <translation>Wurfwiederholung</translation>
    </message>
    <message>
        <source>White dice</source>
        <extracomment>Colour of a die</extracomment>
        <translation>Weiße Würfel</translation>
    </message>
    <message>
        <source>Blue dice</source>
        <extracomment>Colour of a die</extracomment>
        <translation>Blaue Würfel</translation>
    </message>
    <message>
        <source>Orange dice</source>
        <extracomment>Colour of a die</extracomment>
        <translation>Orangefarbene Würfel</translation>
    </message>
    <message>
        <source>Red dice</source>
        <extracomment>Colour of a die</extracomment>
        <translation>Rote Würfel</translation>
    </message>
    <message>
        <source>White die, 1 gold</source>
        <extracomment>What a die shows</extracomment>
        <translation>Weißer Würfel, 1 Gold</translation>
    </message>
    <message>
        <source>White die, 1 stone</source>
        <extracomment>What a die shows</extracomment>
        <translation>Weißer Würfel, 1 Stein</translation>
    </message>
    <message>
        <source>White die, 1 book</source>
        <extracomment>What a die shows</extracomment>
        <translation>Weißer Würfel, 1 Buch</translation>
    </message>
    <message>
        <source>White die, 1 food</source>
        <extracomment>What a die shows</extracomment>
        <translation>Weißer Würfel, 1 Nahrung</translation>
    </message>
    <message>
        <source>White die, 1 strength</source>
        <extracomment>What a die shows</extracomment>
        <translation>Weißer Würfel, 1 Stärke</translation>
    </message>
    <message>
        <source>Blue die, 1 book</source>
        <extracomment>What a die shows</extracomment>
        <translation>Blauer Würfel, 1 Buch</translation>
    </message>
    <message>
        <source>Blue die, 2 books</source>
        <extracomment>What a die shows</extracomment>
        <translation>Blauer Würfel, 2 Bücher</translation>
    </message>
    <message>
        <source>Blue die, 3 books</source>
        <extracomment>What a die shows</extracomment>
        <translation>Blauer Würfel, 3 Bücher</translation>
    </message>
    <message>
        <source>Blue die, 1 stone</source>
        <extracomment>What a die shows</extracomment>
        <translation>Blauer Würfel, 1 Stein</translation>
    </message>
    <message>
        <source>Blue die, 2 stones</source>
        <extracomment>What a die shows</extracomment>
        <translation>Blauer Würfel, 2 Steine</translation>
    </message>
    <message>
        <source>Orange die, 1 gold</source>
        <extracomment>What a die shows</extracomment>
        <translation>Orangefarbener Würfel, 1 Gold</translation>
    </message>
    <message>
        <source>Orange die, 2 gold</source>
        <extracomment>What a die shows</extracomment>
        <translation>Orangefarbener Würfel, 2 Gold</translation>
    </message>
    <message>
        <source>Orange die, 3 gold</source>
        <extracomment>What a die shows</extracomment>
        <translation>Orangefarbener Würfel, 3 Gold</translation>
    </message>
    <message>
        <source>Orange die, 1 food</source>
        <extracomment>What a die shows</extracomment>
        <translation>Orangefarbener Würfel, 1 Nahrung</translation>
    </message>
    <message>
        <source>Orange die, 2 food</source>
        <extracomment>What a die shows</extracomment>
        <translation>Orangefarbener Würfel, 2 Nahrung</translation>
    </message>
    <message>
        <source>Orange die, 3 food</source>
        <extracomment>What a die shows</extracomment>
        <translation>Orangefarbener Würfel, 3 Nahrung</translation>
    </message>
    <message>
        <source>Red die, 1 strength</source>
        <extracomment>What a die shows</extracomment>
        <translation>Roter Würfel, 1 Stärke</translation>
    </message>
    <message>
        <source>Red die, 2 strength</source>
        <extracomment>What a die shows</extracomment>
        <translation>Roter Würfel, 2 Stärke</translation>
    </message>
    <message>
        <source>Red die, 3 strength</source>
        <extracomment>What a die shows</extracomment>
        <translation>Roter Würfel, 3 Stärke</translation>
    </message>
    <message>
        <source>Red die, 1 food</source>
        <extracomment>What a die shows</extracomment>
        <translation>Roter Würfel, 1 Nahrung</translation>
    </message>
    <message>
        <source>Red die, 1 stone</source>
        <extracomment>What a die shows</extracomment>
        <translation>Roter Würfel, 1 Stein</translation>
    </message>
    <message>
        <source>Development</source>
        <extracomment>Kind of progress tile; the German rules say &quot;Entwicklung&quot;</extracomment>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Advisor</source>
        <extracomment>Kind of progress tile; the German rules say &quot;Berater&quot;
----------
What a correction sets, and line of the score</extracomment>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Colony</source>
        <extracomment>Kind of progress tile; the German rules say &quot;Kolonie&quot;</extracomment>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Wonder</source>
        <extracomment>Kind of progress tile; the German rules say &quot;Wunder&quot;</extracomment>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>New age</source>
        <extracomment>Step of an age: the new event and tiles</extracomment>
        <translation>Neues Zeitalter</translation>
    </message>
    <message>
        <source>The opponent&apos;s dice</source>
        <extracomment>Step of an age, alone: the blue dice of the opponent</extracomment>
        <translation>Würfel des Gegners</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <extracomment>Step of an age: the dice</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Step of an age: one action a turn</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Give back</source>
        <extracomment>Step of an age: which pieces of a replaced tile go back</extracomment>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>The opponent&apos;s tile</source>
        <extracomment>Step of an age, alone: which tile the opponent takes</extracomment>
        <translation>Plättchen des Gegners</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>Step of an age, and line of the score; the German rules say &quot;Hungersnot&quot;
----------
What a correction sets: how much food the event asks for</extracomment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>Turn order</source>
        <extracomment>Step of an age; the German rules say &quot;Zugreihenfolge&quot;
----------
What a correction sets; the German rules say &quot;Zugreihenfolge&quot;</extracomment>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>Step of an age, and line of the score; the German rules say &quot;Krieg&quot;
----------
What a correction sets: how much strength the event asks for</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Points on tiles</source>
        <extracomment>Step at the end of the match: points on tiles
----------
What a correction sets: points on tiles, typed at the end</extracomment>
        <translation>Punkte auf Plättchen</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>Instead of a step: the match has ended</extracomment>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>Final scores</source>
        <extracomment>Instead of a step: scores counted on the table are entered</extracomment>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>Book marker</source>
        <extracomment>What a correction sets: a place on the book track</extracomment>
        <translation>Scheibe auf der Kulturleiste</translation>
    </message>
    <message>
        <source>Points of an age</source>
        <extracomment>What a correction sets: points of an age on the victory point track</extracomment>
        <translation>Siegpunkte eines Zeitalters</translation>
    </message>
    <message>
        <source>Developments</source>
        <extracomment>What a correction sets, and line of the score</extracomment>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Wonder under construction</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Wunder im Bau</translation>
    </message>
    <message>
        <source>Colonies</source>
        <extracomment>What a correction sets, and line of the score</extracomment>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Built wonders</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Fertige Wunder</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Chits</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>What a correction sets: whether a player has passed</extracomment>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>What a correction sets: whose turn it is</extracomment>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>The opponent&apos;s books</source>
        <extracomment>What a correction sets: the book marker of the opponent of one player alone</extracomment>
        <translation>Bücher des Gegners</translation>
    </message>
    <message>
        <source>Tiles on offer</source>
        <extracomment>What a correction sets: the tiles that can be bought</extracomment>
        <translation>Ausliegende Plättchen</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>The only rule set of this game</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Victory point track</source>
        <extracomment>Line of the score: what the marker on the victory point track says</extracomment>
        <translation>Siegpunktleiste</translation>
    </message>
    <message>
        <source>Wonders</source>
        <extracomment>Line of the score: built wonders</extracomment>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Age I</source>
        <extracomment>What points came from</extracomment>
        <translation>Zeitalter I</translation>
    </message>
    <message>
        <source>Age II</source>
        <extracomment>What points came from</extracomment>
        <translation>Zeitalter II</translation>
    </message>
    <message>
        <source>Age III</source>
        <extracomment>What points came from</extracomment>
        <translation>Zeitalter III</translation>
    </message>
    <message>
        <source>Age IV</source>
        <extracomment>What points came from</extracomment>
        <translation>Zeitalter IV</translation>
    </message>
    <message>
        <source>Axeman</source>
        <extracomment>What points came from: a development printed on every board; the German rules say &quot;Krieger&quot;</extracomment>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>What points came from: a development printed on every board; the German rules say &quot;Ackerbau&quot;</extracomment>
        <translation>Ackerbau</translation>
    </message>
    <message>
        <source>Caravan</source>
        <extracomment>What points came from: a development printed on every board; the German rules say &quot;Karawane&quot;</extracomment>
        <translation>Karawane</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>What points came from: a development printed on every board; the German rules say &quot;Steinbruch&quot;</extracomment>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>What points came from: a development printed on every board; the German rules say &quot;Tempel&quot;</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Nations: The Dice Game</source>
        <extracomment>Name of the game; the German edition is called &quot;Nations: Das Würfelspiel&quot;</extracomment>
        <translation>Nations: Das Würfelspiel</translation>
    </message>
    <message>
        <source>What is entered</source>
        <extracomment>Option at set-up: how much of the match the app keeps</extracomment>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Three numbers a player at the end of an age; the points on tiles are entered at the very end.</source>
        <extracomment>What is entered, the least: the tracks</extracomment>
        <translation>Drei Zahlen je Spieler am Ende eines Zeitalters; die Punkte auf Plättchen kommen ganz am Schluss dazu.</translation>
    </message>
    <message>
        <source>Bought tiles too: what lies before you follows from them, and so does the final score.</source>
        <extracomment>What is entered, the usual: bought tiles too</extracomment>
        <translation>Auch gekaufte Plättchen: Daraus folgt, was vor dir liegt, und am Ende die Wertung.</translation>
    </message>
    <message>
        <source>Rolls and payments too: used and available pieces are kept, and every rule is watched.</source>
        <extracomment>What is entered, the most: dice and payments too</extracomment>
        <translation>Auch Würfe und Zahlungen: Verbrauchtes und Verfügbares wird geführt, und auf jede Regel wird geachtet.</translation>
    </message>
    <message>
        <source>Keep the offer</source>
        <extracomment>Option at set-up</extracomment>
        <translation>Auslage führen</translation>
    </message>
    <message>
        <source>The tiles on the progress board are entered with each age; buying is a touch then.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Die Plättchen auf dem Fortschrittsplan werden mit jedem Zeitalter eingetragen; Kaufen ist dann ein Antippen.</translation>
    </message>
    <message>
        <source>Harder opponent</source>
        <extracomment>Option at set-up, for one player alone</extracomment>
        <translation>Stärkerer Gegner</translation>
    </message>
    <message>
        <source>A 4 on the opponent&apos;s die is rolled again, so that a tile goes each time.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Eine 4 auf dem Würfel des Gegners wird neu gewürfelt: So verschwindet jedes Mal ein Plättchen.</translation>
    </message>
    <message>
        <source>Passing counts as an action</source>
        <extracomment>Option at set-up, for one player alone</extracomment>
        <translation>Passen gilt als Aktion</translation>
    </message>
    <message>
        <source>The opponent&apos;s die is rolled after you pass too; the rules do not say.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Der Würfel des Gegners fällt auch, nachdem du gepasst hast; die Regeln sagen es nicht.</translation>
    </message>
    <message>
        <source>Two dice for one food in the famine</source>
        <extracomment>Option at set-up</extracomment>
        <translation>Zwei Würfel für eine Nahrung in der Hungersnot</translation>
    </message>
    <message>
        <source>Dice can be traded for food in the famine as they can in the actions.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>In der Hungersnot lassen sich Würfel wie bei den Aktionen gegen Nahrung eintauschen.</translation>
    </message>
    <message>
        <source>War in the old turn order</source>
        <extracomment>Option at set-up</extracomment>
        <translation>Krieg in der alten Zugreihenfolge</translation>
    </message>
    <message>
        <source>Strength for the war is spent in the order before it changed, last player first.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Die Stärke für den Krieg wird in der Reihenfolge vor der Änderung ausgegeben, von hinten nach vorn.</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>Colour of a die, behind what it shows: &quot;3 books (blue)&quot;</extracomment>
        <translation>blau</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>Colour of a die, behind what it shows: &quot;3 books (blue)&quot;</extracomment>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>Colour of a die, behind what it shows: &quot;3 books (blue)&quot;</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>How much of a match is kept: only points, books and the turn order</extracomment>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>How much of a match is kept: bought tiles as well</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>How much of a match is kept: every die and chit as well</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Trajan</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Trajan</translation>
    </message>
    <message>
        <source>Ashoka</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Ashoka</translation>
    </message>
    <message>
        <source>Wu Zetian</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Wu Zetian</translation>
    </message>
    <message>
        <source>Saladin</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Saladin</translation>
    </message>
    <message>
        <source>Victoria</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Charles V</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Karl V.</translation>
    </message>
    <message>
        <source>Cleopatra</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Kleopatra</translation>
    </message>
    <message>
        <source>Dan Quayle</source>
        <extracomment>Hall of fame of one player alone</extracomment>
        <translation>Dan Quayle</translation>
    </message>
    <message>
        <source>Roll together</source>
        <extracomment>Option at set-up</extracomment>
        <translation>Gemeinsam würfeln</translation>
    </message>
    <message>
        <source>The dice of all players are entered at the beginning of an age, before the first action.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Die Würfel aller werden zu Beginn eines Zeitalters eingegeben, vor der ersten Aktion.</translation>
    </message>
    <message>
        <source>%1, used</source>
        <extracomment>Dice or chits that are used up in this age: %1 &quot;White dice&quot;, &quot;Gold&quot;</extracomment>
        <translation>%1, verbraucht</translation>
    </message>
    <message>
        <source>%1, to roll</source>
        <extracomment>Dice that show nothing yet: %1 &quot;White dice&quot;</extracomment>
        <translation>%1, zu werfen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Points of an age: %1 &quot;Age II&quot;, %2 &quot;Famine&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Development %1</source>
        <extracomment>One of the five places for developments on a board, counted from the left</extracomment>
        <translation>Entwicklung %1</translation>
    </message>
    <message>
        <source>Colony %1</source>
        <extracomment>A tile beside a board, counted</extracomment>
        <translation>Kolonie %1</translation>
    </message>
    <message>
        <source>Built wonder %1</source>
        <extracomment>A tile beside a board, counted</extracomment>
        <translation>Gebautes Wunder %1</translation>
    </message>
</context>
<context>
    <name>NationsAgeEnd</name>
    <message>
        <source>+%1</source>
        <extracomment>How many books a player&apos;s marker moved up</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 ≥ %2</source>
        <extracomment>Strength and what the war asks for, where it is enough: &quot;6 ≥ 5&quot;; and where it is not: &quot;3 &lt; 5&quot;</extracomment>
        <translation>%1 ≥ %2</translation>
    </message>
    <message>
        <source>%1 &lt; %2</source>
        <translation>%1 &lt; %2</translation>
    </message>
    <message>
        <source>%1, marker at %2, %3</source>
        <extracomment>A cell of the table, for those who cannot see it: %1 &quot;2 books&quot;, %2 where the marker stands now, %3 &quot;1 point&quot;</extracomment>
        <translation>%1, Scheibe auf %2, %3</translation>
    </message>
    <message>
        <source>enough food, %1</source>
        <extracomment>A cell of the table, for those who cannot see it: %1 &quot;3 points&quot;</extracomment>
        <translation>genug Nahrung, %1</translation>
    </message>
    <message>
        <source>not enough food</source>
        <translation>nicht genug Nahrung</translation>
    </message>
    <message>
        <source>%1, becomes number %2</source>
        <extracomment>A cell of the table, for those who cannot see it: %1 &quot;4 strength&quot;, %2 the new place in the turn order</extracomment>
        <translation>%1, wird %2.</translation>
    </message>
    <message>
        <source>war met, %1</source>
        <extracomment>A cell of the table, for those who cannot see it: %1 &quot;3 points&quot;</extracomment>
        <translation>Krieg bestanden, %1</translation>
    </message>
    <message>
        <source>war not met</source>
        <translation>Krieg nicht bestanden</translation>
    </message>
    <message>
        <source>%1: books spent?</source>
        <extracomment>A number is asked for at the end of an age; %1 the player</extracomment>
        <translation>%1: Bücher verbraucht?</translation>
    </message>
    <message numerus="yes">
        <source>Who spends %n food?</source>
        <extracomment>%n how much food the famine asks for; %1 the player</extracomment>
        <translation>
            <numerusform>Wer verbraucht %n Nahrung?</numerusform>
            <numerusform>Wer verbraucht %n Nahrung?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n food?</source>
        <translation>
            <numerusform>%1: %n Nahrung?</numerusform>
            <numerusform>%1: %n Nahrung?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: unspent strength?</source>
        <extracomment>A number is asked for at the end of an age; %1 the player</extracomment>
        <translation>%1: unverbrauchte Stärke?</translation>
    </message>
    <message>
        <source>%1: %2 strength?</source>
        <extracomment>%1 the player, %2 how much strength the war asks for</extracomment>
        <translation>%1: %2 Stärke?</translation>
    </message>
    <message numerus="yes">
        <source>Ahead of the opponent: %n point(s).</source>
        <translation>
            <numerusform>Vor dem Gegner: %n Punkt.</numerusform>
            <numerusform>Vor dem Gegner: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each player further behind: %n point(s).</source>
        <translation>
            <numerusform>Für jeden, der weiter hinten liegt: %n Punkt.</numerusform>
            <numerusform>Für jeden, der weiter hinten liegt: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has enough food gets %n point(s).</source>
        <extracomment>%n points</extracomment>
        <translation>
            <numerusform>Wer genug Nahrung hat, bekommt %n Punkt.</numerusform>
            <numerusform>Wer genug Nahrung hat, bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: %1. Whoever was ahead stays ahead.</source>
        <extracomment>Players with the same strength keep their order; %1 their names</extracomment>
        <translation>Gleichstand: %1. Wer vorher vorne lag, bleibt vorne.</translation>
    </message>
    <message>
        <source>The war follows from the strength.</source>
        <translation>Der Krieg folgt aus der Stärke.</translation>
    </message>
    <message>
        <source>%1: asked for now</source>
        <extracomment>A cell of the table, for those who cannot see it: %1 &quot;Books&quot;</extracomment>
        <translation>%1: jetzt gefragt</translation>
    </message>
    <message>
        <source>%1: not yet</source>
        <translation>%1: noch nicht</translation>
    </message>
</context>
<context>
    <name>NationsAges</name>
    <message>
        <source>Age</source>
        <extracomment>Before the numbers of the ages to jump to</extracomment>
        <translation>Zeitalter</translation>
    </message>
    <message numerus="yes">
        <source>%n age(s)</source>
        <extracomment>How long a match was</extracomment>
        <translation>
            <numerusform>%n Zeitalter</numerusform>
            <numerusform>%n Zeitalter</numerusform>
        </translation>
    </message>
    <message>
        <source>Score after each age</source>
        <extracomment>Heading over lines of scores</extracomment>
        <translation>Punkte nach jedem Zeitalter</translation>
    </message>
</context>
<context>
    <name>NationsCards</name>
    <message>
        <source>Event</source>
        <extracomment>Kind of card in the card library; the German rules say &quot;Ereignis&quot;</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>Kind of card in the card library: what faces a die has</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Kind of card in the card library: a nation&apos;s board of the expansion</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Pass-first token</source>
        <extracomment>Kind of card in the card library, of the expansion: for those who pass early</extracomment>
        <translation>Plättchen für frühes Passen</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <extracomment>Kind of card in the card library, of the expansion: a goal of an age</extracomment>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>What stands on a card of the card library</extracomment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>What stands on a card of the card library</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>What stands on a card of the card library</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Chits</source>
        <extracomment>What stands on a card of the card library</extracomment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What stands on a card of the card library</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Stone to build it</source>
        <extracomment>What stands on a wonder: so much stone it takes to build it</extracomment>
        <translation>Stein zum Bauen</translation>
    </message>
    <message>
        <source>Paid in</source>
        <extracomment>What stands on a tile: the symbol it is paid with</extracomment>
        <translation>Bezahlt mit</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>What stands on a card of the card library</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>What stands on a card of the card library: how many faces of a die show what</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>What stands on a card of the card library: a number that the table noted</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>A die of a colour</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A die of a colour</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A die of a colour</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A die of a colour</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>White die</source>
        <extracomment>What the card of a die is called</extracomment>
        <translation>Weißer Würfel</translation>
    </message>
    <message>
        <source>Blue die</source>
        <extracomment>What the card of a die is called</extracomment>
        <translation>Blauer Würfel</translation>
    </message>
    <message>
        <source>Orange die</source>
        <extracomment>What the card of a die is called</extracomment>
        <translation>Orangefarbener Würfel</translation>
    </message>
    <message>
        <source>Red die</source>
        <extracomment>What the card of a die is called</extracomment>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Unrest</source>
        <extracomment>The expansion &quot;Unrest&quot;</extracomment>
        <translation>Unrest</translation>
    </message>
    <message numerus="yes">
        <source>%n stone to build it</source>
        <extracomment>So much stone it takes to build a wonder</extracomment>
        <translation>
            <numerusform>%n Stein zum Bauen</numerusform>
            <numerusform>%n Stein zum Bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>paid in: %1</source>
        <extracomment>The symbol a tile is paid with, where it is not the usual one; %1 &quot;Gold&quot;</extracomment>
        <translation>bezahlt mit: %1</translation>
    </message>
    <message>
        <source>nothing else is known yet</source>
        <extracomment>Of a tile nobody knows yet what it brings, nor its points</extracomment>
        <translation>mehr ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>what it brings is not known yet</source>
        <extracomment>Of a tile nobody knows yet what it brings</extracomment>
        <translation>was es bringt, ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>points not known yet</source>
        <extracomment>Of a tile nobody knows yet how many points it is worth</extracomment>
        <translation>Punkte noch nicht bekannt</translation>
    </message>
    <message>
        <source>stone not known yet</source>
        <extracomment>Of a wonder nobody knows yet how much stone it takes</extracomment>
        <translation>Stein noch nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) not known yet</source>
        <extracomment>Of a die with six faces</extracomment>
        <translation>
            <numerusform>%n Seite noch nicht bekannt</numerusform>
            <numerusform>%n Seiten noch nicht bekannt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationsGame</name>
    <message>
        <source>Alone: four ages for as many points as you can get, against an opponent who only reads books.</source>
        <extracomment>Under the rules chosen at set-up, for one player alone</extracomment>
        <translation>Allein: vier Zeitalter für so viele Punkte wie möglich, gegen einen Gegner, der nur Bücher liest.</translation>
    </message>
    <message>
        <source>After four ages the points on the tiles are added. The turn order breaks ties.</source>
        <extracomment>Under the rules chosen at set-up</extracomment>
        <translation>Nach vier Zeitaltern kommen die Punkte auf den Plättchen dazu. Bei Gleichstand entscheidet die Zugreihenfolge.</translation>
    </message>
</context>
<context>
    <name>NationsHandbook</name>
    <message numerus="yes">
        <source>New event and new progress tiles, %n column(s) of three. All used dice and chits are available again, and nobody has passed.</source>
        <translation>
            <numerusform>Ein neues Ereignis und neue Fortschrittsplättchen, %n Spalte zu dritt. Alle verbrauchten Würfel und Marker sind wieder verfügbar, und niemand hat gepasst.</numerusform>
            <numerusform>Ein neues Ereignis und neue Fortschrittsplättchen, %n Spalten zu je drei. Alle verbrauchten Würfel und Marker sind wieder verfügbar, und niemand hat gepasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>New progress and event tiles</source>
        <extracomment>Step of an age, as the rulebook has it</extracomment>
        <translation>Neue Fortschritts- und Ereignisplättchen</translation>
    </message>
    <message>
        <source>In turn order one action each, round and round, until everybody has passed. Right before your first action of the age you roll all your dice.</source>
        <translation>In Zugreihenfolge je eine Aktion, reihum, bis alle gepasst haben. Direkt vor deiner ersten Aktion im Zeitalter wirfst du alle deine Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>Last player first: spend any number of books, and the marker goes up. Then everybody gets %n point(s) for each opponent who stands further behind; level is not behind.</source>
        <translation>
            <numerusform>Von hinten nach vorn: Gib beliebig viele Bücher aus, so weit rückt die Scheibe vor. Dann gibt es für jeden, der weiter hinten steht, %n Punkt; Gleichstand ist nicht hinten.</numerusform>
            <numerusform>Von hinten nach vorn: Gib beliebig viele Bücher aus, so weit rückt die Scheibe vor. Dann gibt es für jeden, der weiter hinten steht, %n Punkte; Gleichstand ist nicht hinten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last player first: whoever spends as much food as the event asks for gets 1, 2, 3 or 4 points, as the age has it.</source>
        <translation>Von hinten nach vorn: Wer so viel Nahrung ausgibt, wie das Ereignis verlangt, bekommt je nach Zeitalter 1, 2, 3 oder 4 Punkte.</translation>
    </message>
    <message>
        <source>Most unspent strength goes first. Ties keep the order there was. Nothing is spent.</source>
        <translation>Die meiste unverbrauchte Stärke ist vorn. Bei Gleichstand bleibt es bei der bisherigen Reihenfolge. Ausgegeben wird nichts.</translation>
    </message>
    <message>
        <source>As the famine, with strength: as much as the event asks for brings the points of the age.</source>
        <translation>Wie die Hungersnot, mit Stärke: So viel, wie das Ereignis verlangt, bringt die Punkte des Zeitalters.</translation>
    </message>
    <message>
        <source>Buy a progress tile</source>
        <extracomment>An action of the game</extracomment>
        <translation>Ein Fortschrittsplättchen kaufen</translation>
    </message>
    <message>
        <source>It costs as much as its row says: 1, 2 or 3; gold, for colonies strength. It can be used from the next turn on; new dice are rolled at once.</source>
        <translation>Es kostet, was seine Reihe sagt: 1, 2 oder 3; Gold, bei Kolonien Stärke. Nutzen kannst du es ab deinem nächsten Zug; neue Würfel wirfst du sofort.</translation>
    </message>
    <message>
        <source>row 1–3: 1–3 gold or strength</source>
        <extracomment>What a progress tile costs</extracomment>
        <translation>Reihe 1–3: 1–3 Gold oder Stärke</translation>
    </message>
    <message>
        <source>Goes on one of the five on your board. The dice of the old one go back, available or used as you choose; its points are gone.</source>
        <translation>Kommt auf eine der fünf deines Tableaus. Die Würfel der alten gehen zurück, verfügbare oder verbrauchte, wie du willst; ihre Punkte sind weg.</translation>
    </message>
    <message>
        <source>There is room for one. A new one takes the place of the old, whose chits go back.</source>
        <translation>Es ist Platz für einen. Ein neuer ersetzt den alten, dessen Marker gehen zurück.</translation>
    </message>
    <message>
        <source>Lies beside your board, as many as you like. It is paid with strength.</source>
        <translation>Liegt neben deinem Tableau, beliebig viele. Bezahlt wird mit Stärke.</translation>
    </message>
    <message>
        <source>Comes under construction and does nothing until it is built. Another one takes its place.</source>
        <translation>Kommt in den Bau und tut nichts, bis es gebaut ist. Ein anderes nimmt seinen Platz ein.</translation>
    </message>
    <message>
        <source>Build a wonder</source>
        <extracomment>An action of the game</extracomment>
        <translation>Ein Wunder bauen</translation>
    </message>
    <message>
        <source>Spend as much stone as it shows. Then its chit is yours and its points count.</source>
        <translation>Gib so viel Stein aus, wie es zeigt. Dann gehört dir sein Marker und seine Punkte zählen.</translation>
    </message>
    <message>
        <source>A reroll chit rolls as many of your available dice again as you like. That was your action.</source>
        <translation>Mit einer Wurfwiederholung wirfst du beliebig viele deiner verfügbaren Würfel neu. Das war deine Aktion.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>An action of the game</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>No more actions in this age.</source>
        <translation>Keine Aktion mehr in diesem Zeitalter.</translation>
    </message>
    <message>
        <source>In the famine it goes too.</source>
        <translation>In der Hungersnot geht es auch.</translation>
    </message>
    <message>
        <source>In this match not in the famine.</source>
        <translation>In dieser Partie nicht in der Hungersnot.</translation>
    </message>
    <message>
        <source>Dice and chits</source>
        <extracomment>How dice and chits pay</extracomment>
        <translation>Würfel und Marker</translation>
    </message>
    <message>
        <source>A die counts with all that it shows; what is too much is lost. What was spent is used until the next age.</source>
        <translation>Ein Würfel zählt ganz; was zu viel ist, verfällt. Ausgegebenes ist bis zum nächsten Zeitalter verbraucht.</translation>
    </message>
    <message>
        <source>Trading dice</source>
        <extracomment>Two dice of any faces stand for one symbol</extracomment>
        <translation>Würfel eintauschen</translation>
    </message>
    <message>
        <source>Two dice, whatever they show, stand for 1 gold, 1 stone or 1 food, never for books or strength. Chits cannot be traded.</source>
        <translation>Zwei Würfel, was sie auch zeigen, stehen für 1 Gold, 1 Stein oder 1 Nahrung, nie für Bücher oder Stärke. Marker lassen sich nicht eintauschen.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Heading: when the match ends</extracomment>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>After the fourth age the points on developments, advisor, colonies and built wonders are added.</source>
        <translation>Nach dem vierten Zeitalter kommen die Punkte auf Entwicklungen, Berater, Kolonien und gebauten Wundern dazu.</translation>
    </message>
    <message>
        <source>Level points</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>A tie goes to whoever is earlier in the last turn order.</source>
        <translation>Bei Gleichstand gewinnt, wer in der letzten Zugreihenfolge weiter vorn ist.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A line of the hall of fame: %1 whom the points reach, %2 how many they are</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>After each of your actions its die takes the cheapest tile of that column; a 4 or an empty column takes nothing.</source>
        <translation>Nach jeder deiner Aktionen nimmt sein Würfel das billigste Plättchen dieser Spalte; eine 4 oder eine leere Spalte nimmt nichts.</translation>
    </message>
    <message>
        <source>The opponent</source>
        <extracomment>The opponent of one player alone</extracomment>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>It has a book marker only, and begins at 1 as you do. With each event it rolls as many blue dice as the age&apos;s number; only books count.</source>
        <translation>Er hat nur eine Bücherscheibe und beginnt wie du bei 1. Mit jedem Ereignis wirft er so viele blaue Würfel, wie das Zeitalter zählt; nur Bücher gelten.</translation>
    </message>
    <message>
        <source>Its die</source>
        <translation>Sein Würfel</translation>
    </message>
    <message>
        <source>In this match a 4 is rolled again.</source>
        <translation>In dieser Partie wird eine 4 neu gewürfelt.</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <source>When all roll: you may do it together; the app asks for your roll before your first action.</source>
        <translation>Wann gewürfelt wird: gern alle zugleich; die App fragt vor deiner ersten Aktion nach deinem Wurf.</translation>
    </message>
    <message>
        <source>Passing without an action: the dice are rolled first, since books, famine and war need them.</source>
        <translation>Passen ohne Aktion: Vorher wird gewürfelt, denn Bücher, Hungersnot und Krieg brauchen den Wurf.</translation>
    </message>
    <message>
        <source>Two dice for one food in the famine: here they may.</source>
        <translation>Zwei Würfel für eine Nahrung in der Hungersnot: hier erlaubt.</translation>
    </message>
    <message>
        <source>Two dice for one food in the famine: here they may not.</source>
        <translation>Zwei Würfel für eine Nahrung in der Hungersnot: hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The order of the war: here the one before it changed.</source>
        <translation>Die Reihenfolge im Krieg: hier die vor der Änderung.</translation>
    </message>
    <message>
        <source>The order of the war: here the new one, last player first.</source>
        <translation>Die Reihenfolge im Krieg: hier die neue, von hinten nach vorn.</translation>
    </message>
    <message>
        <source>After passing: here the opponent&apos;s die is rolled.</source>
        <translation>Nach dem Passen: Hier fällt der Würfel des Gegners.</translation>
    </message>
    <message>
        <source>After passing: here the opponent&apos;s die is not rolled.</source>
        <translation>Nach dem Passen: Hier fällt der Würfel des Gegners nicht.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>A supply that runs short: the app says so and refuses nothing.</source>
        <translation>Ein Vorrat, der nicht reicht: Die App sagt es und verweigert nichts.</translation>
    </message>
    <message>
        <source>A wonder that another replaces before it is built: it is out of the game.</source>
        <translation>Ein Wunder, das vor dem Bau ersetzt wird: Es ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>Tiles that the opponent takes leave a gap: nothing slides down.</source>
        <translation>Plättchen, die der Gegner nimmt, lassen eine Lücke: Nichts rückt nach.</translation>
    </message>
    <message>
        <source>An age</source>
        <extracomment>Heading: what happens in each of the four ages, step by step</extracomment>
        <translation>Ein Zeitalter</translation>
    </message>
    <message>
        <source>Paying</source>
        <extracomment>Heading: what pays for what</extracomment>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Solo game</source>
        <extracomment>Heading: the rules for one player alone</extracomment>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>What is not certain</source>
        <extracomment>Heading: what the rulebook leaves open</extracomment>
        <translation>Was nicht sicher ist</translation>
    </message>
    <message>
        <source>Paying: no die and no chit is laid down that the price does not need.</source>
        <translation>Bezahlen: Kein Würfel und kein Marker wird abgelegt, den der Preis nicht braucht.</translation>
    </message>
    <message>
        <source>When all roll: here together, before the first action of the age.</source>
        <translation>Wann gewürfelt wird: hier alle zugleich, vor der ersten Aktion des Zeitalters.</translation>
    </message>
    <message>
        <source>At the end of an age books, who has enough food, and unspent strength. Actions, tiles and dice stay on the table.</source>
        <translation>Am Ende eines Zeitalters Bücher, wer genug Nahrung hat, und unverbrauchte Stärke. Aktionen, Plättchen und Würfel bleiben auf dem Tisch.</translation>
    </message>
    <message>
        <source>Each tile that is bought, by a touch on its place and on what it shows; dice and chits stay on the table. At the end of an age books, food and strength are asked for.</source>
        <translation>Jedes gekaufte Plättchen, mit einem Tipp auf seinen Platz und auf das, was es zeigt; Würfel und Marker bleiben auf dem Tisch. Am Ende eines Zeitalters wird nach Büchern, Nahrung und Stärke gefragt.</translation>
    </message>
    <message>
        <source>What the dice show, and each action with what pays for it. At the end of an age only those are asked whom an answer can help.</source>
        <translation>Was die Würfel zeigen, und jede Aktion mit dem, was sie bezahlt. Am Ende eines Zeitalters wird nur gefragt, wem eine Antwort etwas bringt.</translation>
    </message>
    <message>
        <source>To begin</source>
        <extracomment>Name of an explanation: what is done first</extracomment>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>The names stand in the turn order of the first age. How much is kept is chosen at set-up, and can be changed with each new age.</source>
        <translation>Die Namen stehen in der Zugreihenfolge des ersten Zeitalters. Wie viel festgehalten wird, wählst du beim Einrichten, und mit jedem neuen Zeitalter kannst du es ändern.</translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>A new age</source>
        <extracomment>Name of an explanation: how an event is entered</extracomment>
        <translation>Ein neues Zeitalter</translation>
    </message>
    <message>
        <source>Touch the two numbers of its event; one that is known from another match is a single touch.</source>
        <translation>Tippe die beiden Zahlen seines Ereignisses an; eines, das aus einer anderen Partie bekannt ist, braucht nur einen Tipp.</translation>
    </message>
    <message>
        <source>What tiles say</source>
        <extracomment>Name of an explanation: what is printed on tiles</extracomment>
        <translation>Was auf Plättchen steht</translation>
    </message>
    <message>
        <source>It is asked for once and offered the next time: the card library fills by itself.</source>
        <translation>Danach wird einmal gefragt, beim nächsten Mal wird es angeboten: Die Kartensammlung füllt sich von selbst.</translation>
    </message>
</context>
<context>
    <name>NationsPaper</name>
    <message>
        <source>Books: %1</source>
        <extracomment>On a printed board: %1 the place on the book track</extracomment>
        <translation>Bücher: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Over the colonies and built wonders of a player: both are names of kinds of tiles</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>NationsPicker</name>
    <message>
        <source>%1; %2 to give back</source>
        <extracomment>A slot of the board, for those who cannot see it: %1 what lies there, %2 the dice that go back from it</extracomment>
        <translation>%1; zurück in den Vorrat: %2</translation>
    </message>
    <message>
        <source>%1 · column %2, row %3</source>
        <extracomment>Title while the tiles of an age are entered: %1 &quot;Age III&quot;, columns and rows count from 1</extracomment>
        <translation>%1 · Spalte %2, Reihe %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Title while a purchase is entered: %1 a player, %2 &quot;Age III&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A tile being entered: %1 its name or kind, %2 what is on it, &quot;2 red dice, 3 points&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <extracomment>What a tile costs: %1 &quot;2 gold&quot;</extracomment>
        <translation>Preis: %1.</translation>
    </message>
    <message>
        <source>Price by row: %1 to %2.</source>
        <extracomment>What a tile costs, where it is not said in which row it lies: %1 the least, a bare number, %2 the most, &quot;3 gold&quot;</extracomment>
        <translation>Preis je nach Reihe: %1 bis %2.</translation>
    </message>
    <message>
        <source>Roll the new dice at once; they can be used from your next turn on.</source>
        <translation>Neue Würfel gleich werfen; nutzbar ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>%1 goes.</source>
        <extracomment>%1 the advisor that is replaced, %2 the chits that go back to the supply</extracomment>
        <translation>%1 kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 goes, and %2 with it.</source>
        <translation>%1 kommt aus dem Spiel; zurück in den Vorrat: %2.</translation>
    </message>
    <message>
        <source>It counts once it is built.</source>
        <translation>Es zählt, sobald es gebaut ist.</translation>
    </message>
    <message>
        <source>touch a tile</source>
        <extracomment>Under a button that buys a tile: what is still to be touched</extracomment>
        <translation>tippe ein Plättchen an</translation>
    </message>
    <message>
        <source>touch a kind</source>
        <translation>tippe eine Art an</translation>
    </message>
    <message>
        <source>dice are missing</source>
        <translation>Würfel fehlen</translation>
    </message>
    <message>
        <source>the row is missing</source>
        <translation>die Reihe fehlt</translation>
    </message>
    <message>
        <source>stone and points are missing</source>
        <translation>Stein und Punkte fehlen</translation>
    </message>
    <message>
        <source>the stone is missing</source>
        <translation>der Stein fehlt</translation>
    </message>
    <message>
        <source>points are missing</source>
        <translation>Punkte fehlen</translation>
    </message>
    <message>
        <source>touch a slot</source>
        <translation>ein Feld antippen</translation>
    </message>
    <message>
        <source>Your wonder under construction leaves the game.</source>
        <translation>Dein Wunder im Bau kommt aus dem Spiel.</translation>
    </message>
</context>
<context>
    <name>NationsPool</name>
    <message>
        <source>%1, %2 picked</source>
        <extracomment>Dice or chits, for those who cannot see them: %1 &quot;2 × 1 gold (white)&quot;, %2 how many of them are picked</extracomment>
        <translation>%1, %2 gewählt</translation>
    </message>
    <message>
        <source>any books</source>
        <extracomment>What can be spent at the end of an age: as many as one likes</extracomment>
        <translation>beliebig viele Bücher</translation>
    </message>
</context>
<context>
    <name>NationsRolling</name>
    <message>
        <source>%1: the card library does not know all six faces yet, so the app cannot roll them.</source>
        <extracomment>Why the app cannot roll: %1 &quot;White dice&quot;</extracomment>
        <translation>%1: Die Kartensammlung kennt noch nicht alle sechs Seiten, also kann die App sie nicht werfen.</translation>
    </message>
</context>
<context>
    <name>NationsScores</name>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 a place in the turn order: &quot;2.&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A place in the turn order: %1 its number</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Row of the final score</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>With %1.</source>
        <extracomment>Under who won: %1 &quot;30 points&quot;</extracomment>
        <translation>Mit %1.</translation>
    </message>
    <message>
        <source>Each has %1. The last turn order decides; it was not entered.</source>
        <extracomment>%1 &quot;30 points&quot;</extracomment>
        <translation>Gleichstand mit %1. Die letzte Zugreihenfolge entscheidet; sie wurde nicht eingetragen.</translation>
    </message>
    <message>
        <source>Each has %1. The last turn order decides: %2</source>
        <extracomment>%1 &quot;30 points&quot;, %2 players with their places: &quot;Ben 1., Ada 3.&quot;</extracomment>
        <translation>Gleichstand mit %1. Die letzte Zugreihenfolge entscheidet: %2</translation>
    </message>
    <message>
        <source>Not in the hall of fame this time.</source>
        <extracomment>One player alone, with fewer points than anybody there</extracomment>
        <translation>Diesmal nicht in der Ruhmeshalle.</translation>
    </message>
    <message>
        <source>In the hall of fame: %1.</source>
        <translation>In der Ruhmeshalle: %1.</translation>
    </message>
    <message>
        <source>%1 are level</source>
        <extracomment>The final score where it is not known who wins: %1 players, &quot;Ben and Ada&quot;</extracomment>
        <translation>%1 liegen gleichauf</translation>
    </message>
    <message>
        <source>Where points are level the last turn order decides.</source>
        <extracomment>Why a row of the final score is there</extracomment>
        <translation>Bei Gleichstand entscheidet die letzte Zugreihenfolge.</translation>
    </message>
</context>
<context>
    <name>NationsSentences</name>
    <message>
        <source>Roll</source>
        <comment>undo</comment>
        <extracomment>What the undo button takes back, a noun</extracomment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Reroll</source>
        <comment>undo</comment>
        <translation>Wurfwiederholung</translation>
    </message>
    <message>
        <source>Purchase</source>
        <comment>undo</comment>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>undo</comment>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Passing</source>
        <comment>undo</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Giving back</source>
        <comment>undo</comment>
        <translation>Rückgabe</translation>
    </message>
    <message>
        <source>The opponent&apos;s books</source>
        <comment>undo</comment>
        <translation>Bücher des Gegners</translation>
    </message>
    <message>
        <source>The opponent&apos;s die</source>
        <comment>undo</comment>
        <translation>Würfel des Gegners</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>undo</comment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>undo</comment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Points on tiles</source>
        <comment>undo</comment>
        <translation>Punkte auf Plättchen</translation>
    </message>
    <message>
        <source>Final score</source>
        <comment>undo</comment>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Correction</source>
        <comment>undo</comment>
        <translation>Berichtigung</translation>
    </message>
</context>
<context>
    <name>NationsSheet</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Where points came from: %1 a step of the age or a kind of tile, %2 a number of points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>On tiles</source>
        <extracomment>What points came from: those that stand on a player&apos;s tiles, and count at the end</extracomment>
        <translation>Auf Plättchen</translation>
    </message>
    <message>
        <source>By the tiles it would be: %1. Correct what is wrong.</source>
        <extracomment>Beside dice and chits: others lie there than the tiles say; %1 &quot;4 white dice, 1 gold chit&quot;</extracomment>
        <translation>Nach den Plättchen wären es: %1. Berichtigt, was nicht stimmt.</translation>
    </message>
</context>
<context>
    <name>NationsTally</name>
    <message>
        <source>Turn order</source>
        <extracomment>Asked for with a final score, to break ties: the place in the last turn order</extracomment>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <extracomment>A number of points is asked for: %1 the player, %2 what they stand on, &quot;Colonies&quot;</extracomment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>Point track</source>
        <extracomment>Asked for with a final score, short: the points on the victory point track</extracomment>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>After &quot;Undo:&quot;: a number of points that was said, %1 &quot;Colonies&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>NationsWords</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>What several dice show, each the same: %1 how many, %2 &quot;3 books&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a die shows: %1 &quot;3 books&quot;, %2 the colour of the die</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>What building a wonder costs: %1 &quot;4 stones&quot;</extracomment>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>%1, printed on the board, %2</source>
        <extracomment>A development that everybody begins with; %1 its name, %2 &quot;1 white die&quot;</extracomment>
        <translation>%1, auf das Tableau gedruckt, %2</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>A newer version is here; it is taken at the next start.</source>
        <extracomment>On the start page: a newer Pegsheet was fetched while this one runs</extracomment>
        <translation>Eine neuere Version ist da; sie läuft ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>NewsRows</name>
    <message>
        <source>immune</source>
        <extracomment>What a disaster did to a player</extracomment>
        <translation>geschützt</translation>
    </message>
</context>
<context>
    <name>NumberLines</name>
    <message>
        <source>Rub out a digit</source>
        <extracomment>Button: takes the last digit of a number away</extracomment>
        <translation>Eine Ziffer ausradieren</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Other numbers</source>
        <extracomment>Spoken name of the key that shows other numbers</extracomment>
        <translation>Andere Zahlen</translation>
    </message>
</context>
<context>
    <name>NumberPick</name>
    <message>
        <source>How many points were lost?</source>
        <extracomment>Over the numbers to choose from while a finished sheet is typed in</extracomment>
        <translation>Wie viele Punkte gingen verloren?</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <extracomment>Over the numbers to choose from while a finished sheet is typed in: %1 a good, a city or a monument</extracomment>
        <translation>%1: wie viele?</translation>
    </message>
    <message>
        <source>%1: how many boxes are ticked?</source>
        <translation>%1: wie viele Kästchen sind angekreuzt?</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: that number it is</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>Beside a number that is counted up or down</extracomment>
        <translation>Verlorene Punkte</translation>
    </message>
</context>
<context>
    <name>NumbersCard</name>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>In numbers</source>
        <extracomment>Heading over a player&apos;s numbers</extracomment>
        <translation>In Zahlen</translation>
    </message>
</context>
<context>
    <name>NumbersView</name>
    <message>
        <source>%1: points before the last income turn, and its numbers</source>
        <extracomment>Heading over the numbers of a finished sheet: %1 a player</extracomment>
        <translation>%1: Punkte vor dem letzten Einkommenszug, und dessen Zahlen</translation>
    </message>
    <message>
        <source>%1: income turn %2</source>
        <extracomment>Heading over the numbers of an income turn: %1 a player, %2 from 1 to 5</extracomment>
        <translation>%1: Einkommenszug %2</translation>
    </message>
    <message>
        <source>For each row of the mat: how many slots lie open.</source>
        <extracomment>Under that heading: what the numbers of the four rows of the income mat are</extracomment>
        <translation>Je Reihe des Tableaus: wie viele Felder offen liegen.</translation>
    </message>
    <message>
        <source>The first income turn brings no points: only a number that is another one has to be entered.</source>
        <extracomment>Under the numbers of the first income turn, none of which has to be entered</extracomment>
        <translation>Der erste Einkommenszug bringt keine Punkte: Einzutragen ist nur, was anders ist.</translation>
    </message>
    <message>
        <source>Add a benefit</source>
        <extracomment>Button: a player gets something that the app does not know of</extracomment>
        <translation>Belohnung eintragen</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>under %1</source>
        <extracomment>A chance: %1 &quot;1 %&quot;</extracomment>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <extracomment>A chance: %1 &quot;99 %&quot;</extracomment>
        <translation>über %1</translation>
    </message>
</context>
<context>
    <name>OfferFields</name>
    <message>
        <source>The offer</source>
        <extracomment>Heading over the tiles that can be bought in this age</extracomment>
        <translation>Die Auslage</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <extracomment>A place of the offer, counted from the left and from the cheapest row</extracomment>
        <translation>Spalte %1, Reihe %2</translation>
    </message>
</context>
<context>
    <name>OfferGrid</name>
    <message>
        <source>empty</source>
        <extracomment>In the offer: no tile lies there</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <extracomment>Spoken of a place of the offer: %1 and %2 count from 1</extracomment>
        <translation>Spalte %1, Reihe %2</translation>
    </message>
</context>
<context>
    <name>OpenMatchCard</name>
    <message>
        <source>Go on with %1&apos;s turn</source>
        <extracomment>Button: opens the match where it stands; %1 a player&apos;s name</extracomment>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Go on with %1&apos;s sheet</source>
        <extracomment>Button: opens the match where it stands: finished sheets are typed in; %1 a player&apos;s name</extracomment>
        <translation>Weiter mit dem Bogen von %1</translation>
    </message>
    <message>
        <source>Example · %1</source>
        <extracomment>On the start page; %1 when it was looked at last</extracomment>
        <translation>Beispiel · %1</translation>
    </message>
    <message>
        <source>Look around and play on: it counts in no statistics. You can delete it under All matches.</source>
        <extracomment>On the start page, of the match that somebody looks at who has none yet</extracomment>
        <translation>Sieh dich um und spiel weiter: Es zählt in keiner Statistik. Löschen kannst du es unter „Alle Partien“.</translation>
    </message>
</context>
<context>
    <name>OpponentView</name>
    <message>
        <source>Roll the die with four sides</source>
        <extracomment>Over the numbers of the die with four sides, for one player alone</extracomment>
        <translation>Wirf den vierseitigen Würfel</translation>
    </message>
    <message numerus="yes">
        <source>The opponent rolls %n blue dice: how many books?</source>
        <extracomment>Over the number of books that the opponent rolls, for one player alone; as many blue dice as the age</extracomment>
        <translation>
            <numerusform>Der Gegner wirft %n blauen Würfel: wie viele Bücher?</numerusform>
            <numerusform>Der Gegner wirft %n blaue Würfel: wie viele Bücher?</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 3: the cheapest tile of that column goes, if there is one. 4: none does.</source>
        <extracomment>What the die with four sides does, for one player alone</extracomment>
        <translation>1 bis 3: Das billigste Plättchen dieser Spalte geht, falls eines da ist. 4: keines.</translation>
    </message>
    <message>
        <source>Only books count; its marker stands at %1.</source>
        <extracomment>What the opponent&apos;s dice do, for one player alone; %1 where its book marker stands</extracomment>
        <translation>Nur Bücher zählen; seine Scheibe steht auf %1.</translation>
    </message>
</context>
<context>
    <name>OrderTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n Buch</numerusform>
            <numerusform>%n Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
</context>
<context>
    <name>OtherCities</name>
    <message>
        <source>City of %1</source>
        <extracomment>Spoken name of a small city that a touch shows large: %1 a player</extracomment>
        <translation>Stadt von %1</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Menu</source>
        <extracomment>Buttons at the top left of a page.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PageRail</name>
    <message>
        <source>Tracks</source>
        <extracomment>A page of a match: the four tracks</extracomment>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>A page of a match: the income mat</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A page of a match: what is pending</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A page of a match: everything else of a player</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A page of a match: the capital city of a player</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>A page of a match: the tapestry and tech cards of a player, and which act now</extracomment>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>PaySum</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Paid %1 of the price %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n too many, no change given</source>
        <extracomment>Beside the bar of a payment: %n coins more than the price</extracomment>
        <translation>
            <numerusform>%n zu viel, kein Wechselgeld</numerusform>
            <numerusform>%n zu viel, kein Wechselgeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) missing</source>
        <translation>
            <numerusform>%n Münze fehlt</numerusform>
            <numerusform>%n Münzen fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Food to sell</source>
        <extracomment>Food sold with Granaries</extracomment>
        <translation>Nahrung verkaufen</translation>
    </message>
    <message>
        <source>Costs the same:</source>
        <extracomment>Over payments that lose as little as each other</extracomment>
        <translation>Ebenso teuer:</translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>Touch whole rows to pay with them</source>
        <translation>Ganze Reihen antippen, um damit zu zahlen</translation>
    </message>
    <message>
        <source>Which dice are rolled again?</source>
        <extracomment>What is to be paid or spent: %1 &quot;3 gold&quot;, %2 &quot;any books&quot;</extracomment>
        <translation>Welche Würfel werden neu geworfen?</translation>
    </message>
    <message>
        <source>%1: spend %2</source>
        <translation>%1: %2 ausgeben</translation>
    </message>
    <message>
        <source>%1: pay %2</source>
        <translation>%1: %2 bezahlen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>What the pieces touched come to: %1 of %2
----------
Pieces of a kind: %1 are taken, of %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Touch again for one more</source>
        <extracomment>Over dice and chits to choose from</extracomment>
        <translation>Noch einmal tippen: eins mehr</translation>
    </message>
    <message>
        <source>Or like this</source>
        <extracomment>Over other choices of pieces that would do as well</extracomment>
        <translation>Oder so</translation>
    </message>
    <message>
        <source>%1: which books are spent?</source>
        <extracomment>Over the pieces to spend, at the end of an age; %1 a player</extracomment>
        <translation>%1: Welche Bücher werden verbraucht?</translation>
    </message>
</context>
<context>
    <name>PersonChip</name>
    <message>
        <source>%1 plays</source>
        <extracomment>Button: adds %1, who has played before, to the players</extracomment>
        <translation>%1 spielt mit</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Dice – touch again for one more</source>
        <extracomment>Over the keys for the dice of a tile</extracomment>
        <translation>Würfel – noch einmal tippen: einer mehr</translation>
    </message>
    <message>
        <source>Chits – touch again for one more</source>
        <extracomment>Over the keys for the chits of a tile</extracomment>
        <translation>Marker – noch einmal tippen: einer mehr</translation>
    </message>
    <message>
        <source>Stone it costs</source>
        <extracomment>Over the numbers: what it costs to build a wonder</extracomment>
        <translation>Stein, den es kostet</translation>
    </message>
    <message>
        <source>Row it lies in: its price</source>
        <extracomment>Over the numbers: in which row of the offer a tile lies</extracomment>
        <translation>Reihe, in der es liegt: sein Preis</translation>
    </message>
    <message>
        <source>Points on the tile</source>
        <translation>Punkte auf dem Plättchen</translation>
    </message>
    <message>
        <source>Points on the tile – the touch buys</source>
        <extracomment>Over the numbers: what is printed on a tile</extracomment>
        <translation>Punkte auf dem Plättchen – antippen kauft</translation>
    </message>
    <message>
        <source>Name (if you like)</source>
        <extracomment>What is typed here: the name printed on a tile</extracomment>
        <translation>Name (freiwillig)</translation>
    </message>
    <message>
        <source>Stone</source>
        <extracomment>Spoken before a number to choose: what building costs</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>Spoken before a number to choose: the row of the offer</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Spoken before a number to choose: the points on a tile</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>From your card library (%1)</source>
        <extracomment>Over the tiles that the card library knows; %1 &quot;Age III&quot;</extracomment>
        <translation>Aus deiner Kartensammlung (%1)</translation>
    </message>
</context>
<context>
    <name>PieceKeys</name>
    <message>
        <source>White die</source>
        <extracomment>Spoken names of dice and chits</extracomment>
        <translation>Weißer Würfel</translation>
    </message>
    <message>
        <source>Blue die</source>
        <translation>Blauer Würfel</translation>
    </message>
    <message>
        <source>Orange die</source>
        <translation>Orangefarbener Würfel</translation>
    </message>
    <message>
        <source>Red die</source>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Wurfwiederholung</translation>
    </message>
</context>
<context>
    <name>PlaceCard</name>
    <message>
        <source>destroyed</source>
        <extracomment>A place that is destroyed</extracomment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>What a place is worth: %1 points</extracomment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>exhausted</source>
        <extracomment>An Innovation that is exhausted</extracomment>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>Position %1: %2</source>
        <extracomment>Spoken name of a place: %1 its position in the row, %2 what it is</extracomment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>Of an Innovation of which nobody has said what it does</extracomment>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>hit by %1</source>
        <extracomment>Of a healthy place: %1 the numbers of Disasters that would destroy it</extracomment>
        <translation>getroffen von %1</translation>
    </message>
    <message>
        <source>repair: %1</source>
        <extracomment>Of a place that can be repaired: %1 what that costs, &quot;4 Hammers&quot;</extracomment>
        <translation>Wiederaufbau: %1</translation>
    </message>
</context>
<context>
    <name>PlaceColumn</name>
    <message>
        <source>exhausted</source>
        <extracomment>An Innovation that is exhausted</extracomment>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>%1, position %2: %3</source>
        <extracomment>Spoken name of a place in a row: %1 a player, %2 its position, %3 what it is</extracomment>
        <translation>%1, Platz %2: %3</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>In a place of a row that is destroyed</extracomment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>may fall</source>
        <extracomment>In a place of a row that an open Disaster would destroy, unless another one is chosen</extracomment>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>falls</source>
        <extracomment>In a place of a row that an open Disaster would destroy</extracomment>
        <translation>fällt</translation>
    </message>
    <message>
        <source>hit by %1</source>
        <extracomment>Of a healthy place: %1 the numbers of Disasters that would destroy it</extracomment>
        <translation>getroffen von %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>Spoken of a place that can be repaired: %1 what that costs, &quot;4 Hammers&quot;</extracomment>
        <translation>kostet %1</translation>
    </message>
</context>
<context>
    <name>PlaceKeys</name>
    <message>
        <source>Position %1: %2</source>
        <extracomment>Spoken name of a place: %1 its position in the row, %2 what it is</extracomment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>A place that is destroyed</extracomment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>Spoken of a place that can be repaired: %1 what that costs, &quot;4 Hammers&quot;</extracomment>
        <translation>kostet %1</translation>
    </message>
</context>
<context>
    <name>PlacedTile</name>
    <message>
        <source>printed</source>
        <extracomment>On a tile: it is printed on the board</extracomment>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>On a wonder</extracomment>
        <translation>gebaut</translation>
    </message>
</context>
<context>
    <name>PlacesCard</name>
    <message>
        <source>Places</source>
        <extracomment>Heading over bars: how often a player came first, second, third</extracomment>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>PlaySheet</name>
    <message>
        <source>shows where the points came from</source>
        <extracomment>Spoken of a line that can be touched</extracomment>
        <translation>zeigt, woher die Punkte kommen</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n Buch</numerusform>
            <numerusform>%n Bücher</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
</context>
<context>
    <name>PlayerStrip</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the match.</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>PlayerTab</name>
    <message>
        <source>entered</source>
        <extracomment>Spoken of a player: the finished sheet has been entered</extracomment>
        <translation>eingetragen</translation>
    </message>
    <message>
        <source>begins</source>
        <extracomment>Spoken of a player, who has the star: the first of the match or of the round</extracomment>
        <translation>beginnt</translation>
    </message>
</context>
<context>
    <name>PlotField</name>
    <message>
        <source>Row</source>
        <extracomment>A number to be entered: in which row of a city a plot is</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>A number to be entered: in which column of a city a plot is</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>This plot is impassable: that is printed on the mat.</source>
        <extracomment>In the place of what a plot of a city holds</extracomment>
        <translation>Dieses Feld ist unwegsam: So ist es auf das Tableau gedruckt.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A row of the income mat that a correction changes: %1 its name, %2 and %3 how many of its slots are open before and after</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The income mat as well</source>
        <extracomment>Switch where a plot of a city is corrected: a building that is put there comes off the income mat, and goes back to it</extracomment>
        <translation>Auch auf dem Einkommenstableau</translation>
    </message>
</context>
<context>
    <name>PointsPill</name>
    <message>
        <source>+%1 pt</source>
        <extracomment>Points earned, short: &quot;+3 pt&quot;</extracomment>
        <translation>+%1 P</translation>
    </message>
</context>
<context>
    <name>PoolEntry</name>
    <message>
        <source>×%1 · %2 still to enter</source>
        <extracomment>Dice of a colour that are rolled: %1 how many, %2 are still to be entered</extracomment>
        <translation>×%1 · noch %2 einzugeben</translation>
    </message>
    <message>
        <source>×%1 · all entered</source>
        <extracomment>Dice of a colour that are rolled: %1 how many, all are entered</extracomment>
        <translation>×%1 · alle eingegeben</translation>
    </message>
    <message>
        <source>What do they show?</source>
        <extracomment>Over the faces that a die can show</extracomment>
        <translation>Was zeigen sie?</translation>
    </message>
    <message>
        <source>Say what is on its faces</source>
        <extracomment>Button under the sentence that the card library does not know all faces of a die: opens that card</extracomment>
        <translation>Seine Seiten eingeben</translation>
    </message>
</context>
<context>
    <name>PoolRow</name>
    <message>
        <source>This lies before you</source>
        <extracomment>Heading over the dice and chits that a player has</extracomment>
        <translation>Das liegt vor dir</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>How many dice lie there</extracomment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <extracomment>How many chits lie there</extracomment>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a reroll, %n left</source>
        <extracomment>Button on the chits: dice are rolled again; %n are left</extracomment>
        <translation>
            <numerusform>Wurfwiederholung nutzen, noch %n</numerusform>
            <numerusform>Wurfwiederholung nutzen, noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Reroll</source>
        <extracomment>Button: dice are rolled again</extracomment>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>used</source>
        <extracomment>Before the pieces that a player cannot use any more in this age</extracomment>
        <translation>verbraucht</translation>
    </message>
</context>
<context>
    <name>PreserveButton</name>
    <message>
        <source>Food %1 → %2</source>
        <extracomment>Button before the roll (Preservation): %1 the food there is, %2 what it becomes</extracomment>
        <translation>Nahrung %1 → %2</translation>
    </message>
    <message>
        <source>for 1 pottery, before the roll</source>
        <extracomment>Under it: what that costs</extracomment>
        <translation>für 1 Töpferware, vor dem Wurf</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>Try again</source>
        <extracomment>Button: opens the database again after a problem</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Below is what can still be read. Nothing of it can be changed; each match can be saved as a file.</source>
        <extracomment>Under the reason why the database cannot be used</extracomment>
        <translation>Unten steht, was sich noch lesen lässt. Ändern lässt sich davon nichts; jede Partie kannst du als Datei sichern.</translation>
    </message>
    <message>
        <source>A copy takes its place; the damaged file is set aside beside it, and nothing of it is deleted.</source>
        <extracomment>Under the reason why the database cannot be used</extracomment>
        <translation>Eine Kopie tritt an ihre Stelle; die beschädigte Datei wird daneben aufgehoben, nichts davon wird gelöscht.</translation>
    </message>
    <message>
        <source>Use the copy</source>
        <extracomment>Button: goes on with an earlier copy of the database; which one stands below</extracomment>
        <translation>Kopie verwenden</translation>
    </message>
    <message>
        <source>Look at what can still be read</source>
        <extracomment>Button: shows the matches of a damaged database that can still be read</extracomment>
        <translation>Ansehen, was noch lesbar ist</translation>
    </message>
    <message>
        <source>You can play. Nothing is kept here, but each match can be saved as a file.</source>
        <extracomment>Under the reason why the database cannot be used</extracomment>
        <translation>Du kannst spielen. Hier wird nichts aufgehoben, aber jede Partie lässt sich als Datei sichern.</translation>
    </message>
    <message>
        <source>Everything in it can be looked at and saved elsewhere. What you play now is kept in it as soon as that is possible.</source>
        <extracomment>Under the reason why the database cannot be written</extracomment>
        <translation>Alles darin lässt sich ansehen und anderswo sichern. Was du jetzt spielst, kommt hinein, sobald das möglich ist.</translation>
    </message>
    <message>
        <source>A copy takes its place. If you begin with an empty database, the copies stay where they are.</source>
        <extracomment>Under the reason why the database cannot be used: it is gone, copies of it are there</extracomment>
        <translation>Eine Kopie tritt an ihre Stelle. Beginnst du mit einer leeren Datenbank, bleiben die Kopien, wo sie sind.</translation>
    </message>
    <message>
        <source>Begin with an empty database</source>
        <extracomment>Button: goes on without the matches of a database that is gone</extracomment>
        <translation>Mit leerer Datenbank beginnen</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>Button: what was told is read, it need not stand there any longer</extracomment>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button under a question: leave it as it is</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QueueLine</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Spoken name of something that is pending: %1 its place in the list, %2 what it is</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message>
        <source>Nothing is open.</source>
        <extracomment>On the page of what is pending: there is nothing</extracomment>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>In this order</source>
        <extracomment>Switch: the parts of a benefit come one after the other as they are told</extracomment>
        <translation>In dieser Reihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>… %n more done</source>
        <extracomment>Line over what was done last of a turn, which opens what was done before: %n sentences</extracomment>
        <translation>
            <numerusform>… %n weitere davor</numerusform>
            <numerusform>… %n weitere davor</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>%1: %2 points, the best score so far</source>
        <extracomment>A record said under a final score: %1 a player, %2 points</extracomment>
        <translation>%1: %2 Punkte, so viele wie noch nie</translation>
    </message>
    <message>
        <source>%1&apos;s first win</source>
        <extracomment>A record said under a final score: %1 a player</extracomment>
        <translation>Der erste Sieg für %1</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s longest row of wins: %n</source>
        <extracomment>A record said under a final score: %1 a player; %n matches were won one after the other</extracomment>
        <translation>
            <numerusform>Die längste Siegesserie für %1: %n</numerusform>
            <numerusform>Die längste Siegesserie für %1: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The narrowest finish so far: %n point(s)</source>
        <extracomment>A record said under a final score: the winner was so many points ahead</extracomment>
        <translation>
            <numerusform>Der bisher knappste Sieg: %n Punkt</numerusform>
            <numerusform>Der bisher knappste Sieg: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Turns: %1</source>
        <extracomment>How long everybody&apos;s turns took: %1 &quot;Anna 34 min · Bruno 28 min&quot;</extracomment>
        <translation>Züge: %1</translation>
    </message>
</context>
<context>
    <name>RefusalNote</name>
    <message>
        <source>Overrule</source>
        <extracomment>Button: the table decides against the rules of the app.</extracomment>
        <translation>Trotzdem</translation>
    </message>
</context>
<context>
    <name>RepairView</name>
    <message>
        <source>Everything after it holds.</source>
        <extracomment>Over what mending comes to</extracomment>
        <translation>Alles danach gilt weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s) no longer hold and are left out.</source>
        <extracomment>Over what mending comes to; moves that the rules do not allow any more</extracomment>
        <translation>
            <numerusform>%n späterer Spielzug gilt nicht mehr und fällt weg.</numerusform>
            <numerusform>%n spätere Spielzüge gelten nicht mehr und fallen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the change</source>
        <extracomment>Button: the past is mended so</extracomment>
        <translation>So berichtigen</translation>
    </message>
    <message>
        <source>undo takes it back</source>
        <translation>lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Points as a match stands, before and after the past is mended</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Turns after it then count for other players.</source>
        <extracomment>Over what mending comes to: a turn is gone or has come in, and what others played then counts for whoever is next</extracomment>
        <translation>Züge danach zählen dann für andere.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Button under some of the moves that do not hold any more: shows the others too</extracomment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: what mending comes to is not taken yet; under it: the table is played on first</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>play on here</source>
        <translation>hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>A step back</source>
        <extracomment>Buttons of a match that is played back</extracomment>
        <translation>Einen Schritt zurück</translation>
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
        <source>A step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new match that begins as another one was at this place</extracomment>
        <translation>Ab hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>ReplayCard</name>
    <message>
        <source>sheet %1 of %2</source>
        <extracomment>Where a match of finished sheets that is played back stands: %1 of %2 are entered</extracomment>
        <translation>Bogen %1 von %2</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <extracomment>Where a match that is played back stands: %1 moves of %2 are made</extracomment>
        <translation>Spielzug %1 von %2</translation>
    </message>
    <message>
        <source>%1 before, now %2</source>
        <extracomment>Spoken: a player&apos;s score before and after a move</extracomment>
        <translation>vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>still %1</source>
        <extracomment>Spoken: a player&apos;s score, which a move did not change</extracomment>
        <translation>weiterhin %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Over a move: %1 &quot;Round 3&quot;, %2 whose it is</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, the table</source>
        <extracomment>Over a correction that the table made: %1 &quot;Round 3&quot;</extracomment>
        <translation>%1, der Tisch</translation>
    </message>
    <message>
        <source>Show it, and why</source>
        <extracomment>Button beside a better move that is named: the table shows it in pencil, and it is said why</extracomment>
        <translation>Zeigen, und warum</translation>
    </message>
    <message>
        <source>move %1 of %2, after a hint</source>
        <extracomment>Where a match that is played back stands: %1 moves of %2 are made; the player had asked before what the app would do</extracomment>
        <translation>Spielzug %1 von %2, nach einem Tipp</translation>
    </message>
</context>
<context>
    <name>ReplayChart</name>
    <message>
        <source>Score after each sheet</source>
        <extracomment>Heading over lines of scores</extracomment>
        <translation>Punkte nach jedem Bogen</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Spoken: which of two charts is shown</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>Which chart of a match is shown: each player&apos;s chance to win turn by turn, or the scores</extracomment>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chances, if all had played on as the app does: %1</source>
        <extracomment>Spoken of a chart of chances to win; %1 each player&apos;s before the turn that is looked at: &quot;Ada 38 %, Ben 62 %&quot;</extracomment>
        <translation>Chancen, wenn alle so weitergespielt hätten wie die App: %1</translation>
    </message>
    <message>
        <source>Turning point</source>
        <extracomment>Button of a match played back: to the turn after which the winner was ahead to the end</extracomment>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Which chart of a match is shown, played alone: the score to expect turn by turn, or the scores</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>To expect, played on as the app does: %1</source>
        <extracomment>Spoken of a chart of scores to expect, played alone; %1 &quot;71.3 points, mostly 62 to 80&quot;</extracomment>
        <translation>Zu erwarten, wenn wie von der App weitergespielt wird: %1</translation>
    </message>
</context>
<context>
    <name>ReplayHeader</name>
    <message>
        <source>Scores</source>
        <extracomment>Button: from the sheets of a match played back to the lines of its scores</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Show the sheets</source>
        <extracomment>Button: every player&apos;s sheet as it lay at that place of the match</extracomment>
        <translation>Bögen zeigen</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Partie teilen</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Play on from move %1? That makes a new match; the old one stays as it is.</source>
        <extracomment>A question: %1 moves of a match that is played back are taken over into a new one</extracomment>
        <translation>Ab Spielzug %1 weiterspielen? Daraus wird eine neue Partie; die alte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button under that question</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ReplayScrubber</name>
    <message>
        <source>Place in the match</source>
        <extracomment>Spoken name of a rail along which one goes through a match</extracomment>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>Spielzug %1 von %2</translation>
    </message>
</context>
<context>
    <name>ReplaySeats</name>
    <message>
        <source>Whose sheet</source>
        <extracomment>Before the tokens of the players, one of which is chosen: whose sheet of a match played back is shown</extracomment>
        <translation>Wessen Bogen</translation>
    </message>
</context>
<context>
    <name>ReplaySteps</name>
    <message>
        <source>Step</source>
        <extracomment>Spoken before the words of a choice: how far one step goes in a match played back</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>How far one step goes: a move, the rest of a turn; the rest of a round comes behind them</extracomment>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>RestView</name>
    <message>
        <source>Where the points came from</source>
        <extracomment>Heading over the points of a player by where they came from</extracomment>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>Heading over what a player has on the map</extracomment>
        <translation>Auf der Karte</translation>
    </message>
</context>
<context>
    <name>RestoreQuestion</name>
    <message>
        <source>Put this copy in the place of everything here?</source>
        <translation>Diese Kopie an die Stelle von allem hier setzen?</translation>
    </message>
    <message>
        <source>Take these matches in?</source>
        <translation>Diese Partien einlesen?</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>Buttons under a question: a saved copy takes the place of what is here; matches come to those here</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>In the file: %1</source>
        <extracomment>%1 such as &quot;12 matches, the last one of 31 May 2024&quot;</extracomment>
        <translation>In der Datei: %1</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <extracomment>%1 such as &quot;12 matches, the last one of 31 May 2024&quot;</extracomment>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>What is here is set aside and can be taken back.</source>
        <translation>Was hier ist, wird beiseitegelegt und kann zurückgeholt werden.</translation>
    </message>
    <message>
        <source>Matches that are here already are not added again.</source>
        <translation>Was schon hier ist, kommt kein zweites Mal.</translation>
    </message>
    <message>
        <source>They were logged in another program and come in as results: there is no sheet of them and no replay.</source>
        <translation>Sie wurden in einem anderen Programm notiert und kommen als Ergebnisse: Es gibt von ihnen keinen Bogen und keinen Rückblick.</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Luck and choices</source>
        <extracomment>Heading over what the result of a match came from</extracomment>
        <translation>Glück und Entscheidungen</translation>
    </message>
    <message>
        <source>The chance to win, if all had played on as the app does. Everybody&apos;s dice and choices count.</source>
        <extracomment>Under the heading of bars that add up to a player&apos;s chance to win</extracomment>
        <translation>Die Gewinnchance, wenn alle so weitergespielt hätten wie die App. Würfel und Entscheidungen aller zählen mit.</translation>
    </message>
    <message>
        <source>The score to expect, played on as the app does.</source>
        <extracomment>The same for one player alone</extracomment>
        <translation>Die zu erwartende Punktzahl, weitergespielt wie die App.</translation>
    </message>
    <message>
        <source>Luckiest roll</source>
        <extracomment>Before the roll that brought its player most in the match: whose it was, when, and how much</extracomment>
        <translation>Glücklichster Wurf</translation>
    </message>
    <message>
        <source>Costliest choice</source>
        <extracomment>Before the choice that cost its player most in the match: whose it was, when, how much, and what was better</extracomment>
        <translation>Teuerste Entscheidung</translation>
    </message>
    <message>
        <source>Turning point</source>
        <extracomment>Before the turn after which the winner was ahead to the end</extracomment>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Picture with luck and choices</source>
        <extracomment>Button: the score sheets become a picture, and what luck and choices came to stands on it</extracomment>
        <translation>Bild mit Glück und Entscheidungen</translation>
    </message>
    <message>
        <source>The score sheets, to keep or send on</source>
        <translation>Die Wertungsblätter, zum Aufheben oder Weiterschicken</translation>
    </message>
</context>
<context>
    <name>RollOdds</name>
    <message numerus="yes">
        <source>What %n dice can bring</source>
        <extracomment>Heading: the chances of what dice can bring that are rolled again</extracomment>
        <translation>
            <numerusform>Was %n Würfel bringen kann</numerusform>
            <numerusform>Was %n Würfel bringen können</numerusform>
        </translation>
    </message>
    <message>
        <source>Could be finished or paid for</source>
        <extracomment>Heading over buildings and developments, each with a chance: these dice may be enough for it</extracomment>
        <translation>Ließe sich fertig bauen oder bezahlen</translation>
    </message>
</context>
<context>
    <name>RollPreview</name>
    <message>
        <source>Food</source>
        <extracomment>Spoken names of the figures of a roll</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Schädel</translation>
    </message>
    <message>
        <source>So far this brings</source>
        <translation>Das bringt es bisher</translation>
    </message>
    <message>
        <source>This brings</source>
        <translation>Das bringt es</translation>
    </message>
    <message>
        <source>If you keep these</source>
        <translation>Wenn du diese behältst</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>Under a good: what it would be worth; %1 coins</extracomment>
        <translation>Wert %1</translation>
    </message>
</context>
<context>
    <name>RollTray</name>
    <message>
        <source>stays: a skull</source>
        <extracomment>Spoken states of a die</extracomment>
        <translation>bleibt: ein Schädel</translation>
    </message>
    <message>
        <source>is rolled again</source>
        <translation>wird neu gewürfelt</translation>
    </message>
    <message>
        <source>as food</source>
        <translation>als Nahrung</translation>
    </message>
    <message>
        <source>as workers</source>
        <translation>als Arbeiter</translation>
    </message>
    <message>
        <source>is kept</source>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>Touch the die to be rolled once more</source>
        <translation>Tippe den Würfel an, der noch einmal fällt</translation>
    </message>
    <message>
        <source>Die of two kinds: touch the half you want</source>
        <translation>Würfel mit zwei Hälften: tippe an, was du willst</translation>
    </message>
    <message>
        <source>Touch a die here to take it out again</source>
        <translation>Tippe einen Würfel an, um ihn herauszunehmen</translation>
    </message>
    <message>
        <source>Enter the dice as they finally lie</source>
        <translation>Gib die Würfel ein, wie sie zuletzt liegen</translation>
    </message>
    <message>
        <source>Touch a die to keep it or let it go</source>
        <translation>Tippe einen Würfel an: behalten oder neu würfeln</translation>
    </message>
    <message>
        <source>%1 rolled</source>
        <extracomment>Over the finished roll; %1 a player&apos;s name</extracomment>
        <translation>Wurf von %1</translation>
    </message>
    <message>
        <source>What lies on the table?</source>
        <translation>Was liegt auf dem Tisch?</translation>
    </message>
    <message>
        <source>%1&apos;s dice</source>
        <extracomment>Over the dice; %1 a player&apos;s name</extracomment>
        <translation>Würfel von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Dice entered: %1 of %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n re-roll(s) left</source>
        <translation>
            <numerusform>noch %n Wurf</numerusform>
            <numerusform>noch %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <extracomment>Spoken of a die: %1 which of them, %2 what it shows</extracomment>
        <translation>Würfel %1: %2</translation>
    </message>
    <message>
        <source>still to be entered</source>
        <extracomment>Spoken: what a die shows</extracomment>
        <translation>noch einzugeben</translation>
    </message>
    <message>
        <source>Enter what the dice let go show now</source>
        <translation>Neue Augen der Würfel eingeben</translation>
    </message>
    <message>
        <source>Enter the first roll</source>
        <translation>Den ersten Wurf eingeben</translation>
    </message>
    <message>
        <source>corrected by the table</source>
        <extracomment>Spoken of a die</extracomment>
        <translation>vom Tisch berichtigt</translation>
    </message>
    <message>
        <source>Touch a half to choose it; the chosen half: roll again</source>
        <extracomment>A die of two kinds lies among others that may be rolled again</extracomment>
        <translation>Hälfte antippen wählt sie; die gewählte: neu würfeln</translation>
    </message>
    <message>
        <source>Roll for %1</source>
        <extracomment>Over the dice that somebody at the table rolls for a seat that the app plays; %1 its name</extracomment>
        <translation>Für %1 würfeln</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round</source>
        <extracomment>Before the numbers of the rounds to jump to</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Standing alone, as over the moves of a round</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Within a sentence or at its end: &quot;Then it is Ada&apos;s turn, round 3.&quot;</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a match was</extracomment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Score after each round</source>
        <extracomment>Heading over lines of scores</extracomment>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What a turn brought, behind a sign</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowBar</name>
    <message>
        <source>%1&apos;s row</source>
        <extracomment>Spoken name of the eleven places of a player, which are gone through one by one: %1 a name</extracomment>
        <translation>Reihe von %1</translation>
    </message>
    <message>
        <source>Position %1: %2</source>
        <extracomment>Spoken of the place that is looked at: %1 its position in the row, %2 what it is</extracomment>
        <translation>Platz %1: %2</translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>Touch two places that change positions.</source>
        <extracomment>Over the places of a row whose order is corrected</extracomment>
        <translation>Tippe zwei Orte an, die ihre Plätze tauschen.</translation>
    </message>
    <message>
        <source>With which other place does %1 change?</source>
        <extracomment>Over the places of a row whose order is corrected: %1 the one that was touched</extracomment>
        <translation>Mit welchem anderen Ort tauscht %1?</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A place of a row whose order is corrected: %1 its position, %2 its name</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RulesAtHand</name>
    <message>
        <source>When something is wrong</source>
        <extracomment>Name of an explanation: what was entered wrong, or was not so at the table</extracomment>
        <translation>Wenn etwas nicht stimmt</translation>
    </message>
    <message>
        <source>Undo takes back any step. In the list of moves an earlier one can be changed, removed or put in; a long touch sets what lies otherwise on the table.</source>
        <translation>Rückgängig nimmt jeden Schritt zurück. In der Liste der Spielzüge lässt sich ein früherer ändern, entfernen oder einfügen; langes Drücken berichtigt, was auf dem Tisch anders liegt.</translation>
    </message>
    <message>
        <source>With Pegsheet</source>
        <extracomment>Heading in the rules at hand: how the app takes part in the game</extracomment>
        <translation>Mit Pegsheet</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules</source>
        <extracomment>Heading at set-up, over the rule sets to choose from</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Only the final score</source>
        <extracomment>Option at set-up: nothing is played, the finished sheets are counted</extracomment>
        <translation>Nur der Endstand</translation>
    </message>
    <message>
        <source>The match was played on paper: enter the finished sheets.</source>
        <translation>Die Partie wurde auf Papier gespielt: Trage die fertigen Bögen ein.</translation>
    </message>
</context>
<context>
    <name>RulesDoubts</name>
    <message>
        <source>What is not certain</source>
        <extracomment>At set-up: a row that opens onto what the sources of the chosen rules leave open</extracomment>
        <translation>Was nicht sicher ist</translation>
    </message>
    <message>
        <source>Otherwise than usual: %1</source>
        <extracomment>Below that row: %1 options that are chosen otherwise than goes without saying</extracomment>
        <translation>Anders als üblich: %1</translation>
    </message>
    <message>
        <source>What the rules leave open, and how it is played here</source>
        <extracomment>Below that row, where everything is as usual</extracomment>
        <translation>Was die Regeln offen lassen, und wie es hier gespielt wird</translation>
    </message>
    <message>
        <source>· %1</source>
        <extracomment>A line of a list</extracomment>
        <translation>· %1</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <extracomment>Title of the page that explains the rules</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>SaveChooser</name>
    <message>
        <source>Save the match</source>
        <translation>Partie sichern</translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message>
        <source>Nothing is copied. Copy a picture of a code, or its text, first.</source>
        <translation>Es ist nichts kopiert. Erst das Bild eines Codes oder seinen Text kopieren.</translation>
    </message>
    <message>
        <source>This file cannot be read. A picture, a film, a text or a .pegsheet file would do.</source>
        <translation>Diese Datei ist nicht lesbar. Es geht mit einem Bild, einem Film, einem Text oder einer .pegsheet-Datei.</translation>
    </message>
    <message>
        <source>This file cannot be read. A picture, a text or a .pegsheet file would do.</source>
        <translation>Diese Datei ist nicht lesbar. Es geht mit einem Bild, einem Text oder einer .pegsheet-Datei.</translation>
    </message>
    <message>
        <source>No code was found there. It must be sharp, whole, and have its white edge.</source>
        <translation>Darin fand sich kein Code. Er muss scharf und ganz zu sehen sein, mit seinem weißen Rand.</translation>
    </message>
    <message>
        <source>This is a code, but none of Pegsheet&apos;s.</source>
        <translation>Das ist ein Code, aber keiner von Pegsheet.</translation>
    </message>
    <message>
        <source>Scan a code</source>
        <translation>Code scannen</translation>
    </message>
    <message>
        <source>Light off</source>
        <extracomment>Buttons: the light beside the camera; another camera</extracomment>
        <translation>Licht aus</translation>
    </message>
    <message>
        <source>Light on</source>
        <translation>Licht an</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>Andere Kamera</translation>
    </message>
    <message>
        <source>Show mine</source>
        <translation>Meinen zeigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No camera was found. Open a picture of the code, paste it, or drop it here.</source>
        <translation>Es fand sich keine Kamera. Ein Bild des Codes öffnen, ihn einfügen oder hierher ziehen.</translation>
    </message>
    <message>
        <source>Pegsheet may not use the camera. Allow it in the system&apos;s settings, or open a picture of the code.</source>
        <translation>Pegsheet darf die Kamera nicht benutzen. In den Einstellungen des Systems erlauben oder ein Bild des Codes öffnen.</translation>
    </message>
    <message>
        <source>The camera gives no picture; another program may have it. Open a picture of the code, or try again.</source>
        <translation>Die Kamera liefert kein Bild; vielleicht hat sie ein anderes Programm. Ein Bild des Codes öffnen oder es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Hold the whole code in the picture.</source>
        <translation>Den ganzen Code ins Bild halten.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file. Choose a picture, a film, a text or a .pegsheet file.</source>
        <translation>Das ist ein Ordner oder ein Gerät, keine Datei. Wähle ein Bild, einen Film, einen Text oder eine .pegsheet-Datei.</translation>
    </message>
    <message>
        <source>This is too large to be read. A picture may have %1 million pixels, a text %2 megabytes.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Das ist zu groß zum Lesen. Ein Bild darf %1 Millionen Pixel haben, ein Text %2 Megabyte.</translation>
    </message>
    <message>
        <source>This kind of picture is not read. Take a PNG, a JPEG or a screenshot.</source>
        <translation>Diese Art von Bild wird nicht gelesen. Nimm ein PNG, ein JPEG oder ein Bildschirmfoto.</translation>
    </message>
</context>
<context>
    <name>ScanWays</name>
    <message>
        <source>Picture or file</source>
        <extracomment>Buttons: a code out of a picture, film or file; out of what was copied</extracomment>
        <translation>Bild oder Datei</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>ScoreCurves</name>
    <message>
        <source>Scores by round: %1</source>
        <extracomment>Spoken of the lines of scores; %1 for each player the name and the score after every round</extracomment>
        <translation>Punkte je Runde: %1</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>%1 pt</source>
        <extracomment>Points of a player on the score track</extracomment>
        <translation>%1 P</translation>
    </message>
    <message>
        <source>%1 healthy · strength %2</source>
        <extracomment>Of a player: how many places are not destroyed, and the strength of abilities in a Conflict</extracomment>
        <translation>%1 unversehrt · Stärke %2</translation>
    </message>
    <message>
        <source>start marker</source>
        <extracomment>Behind the name of who has the start marker</extracomment>
        <translation>Startspielermarker</translation>
    </message>
    <message>
        <source>%1 if it ended now</source>
        <extracomment>Behind the points of a player: %1 points as if the match ended now</extracomment>
        <translation>%1, wenn jetzt Schluss wäre</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Spoken of a cell of the final score: %1 a player, %2 the line, %3 the number</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>%1. %2</source>
        <extracomment>On a printed score sheet: %1 &quot;Cleo wins the tie&quot;, %2 a sentence that says why</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A part of a score: %1 a line, a place or a card, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>In a score: there is nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A part of a whole: %1 a number of per cent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Expected points: %1 a number with one digit behind the point</extracomment>
        <translation>%1 Punkte</translation>
    </message>
</context>
<context>
    <name>ScoresCard</name>
    <message>
        <source>Score over time</source>
        <extracomment>Heading over the line of a player&apos;s scores, match by match</extracomment>
        <translation>Ergebnisse im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Scores, the oldest first: %1</source>
        <extracomment>Spoken of the line of a player&apos;s scores; %1 all of them, the oldest first</extracomment>
        <translation>Ergebnisse, die ältesten zuerst: %1</translation>
    </message>
</context>
<context>
    <name>ScreenFields</name>
    <message>
        <source>Behind the screen</source>
        <extracomment>Heading over what a player has behind the screen, to be corrected</extracomment>
        <translation>Hinter dem Sichtschirm</translation>
    </message>
    <message>
        <source>Open it to correct it</source>
        <extracomment>Switch: what is behind the screen is shown, to be corrected</extracomment>
        <translation>Zum Berichtigen öffnen</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <extracomment>A number to be corrected: cards in hand</extracomment>
        <translation>Handkarten</translation>
    </message>
</context>
<context>
    <name>ScreenPanel</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Behind the screen of a player: how many cards are in hand</extracomment>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s screen</source>
        <extracomment>Spoken name of a closed screen: %1 a player</extracomment>
        <translation>Sichtschirm: %1</translation>
    </message>
    <message>
        <source>closed; press to look behind it</source>
        <extracomment>Spoken of a closed screen</extracomment>
        <translation>geschlossen; drücken, um dahinterzusehen</translation>
    </message>
    <message>
        <source>%1&apos;s screen: hold to look</source>
        <extracomment>On a closed screen: %1 whose it is</extracomment>
        <translation>Sichtschirm von %1: zum Ansehen halten</translation>
    </message>
</context>
<context>
    <name>SeatGrip</name>
    <message>
        <source>Seat of %1</source>
        <extracomment>Spoken name of a handle: %1 a player</extracomment>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>%1 of %2, arrow keys change it</source>
        <extracomment>Spoken of that handle: %1 the place, %2 how many there are</extracomment>
        <translation>%1 von %2, Pfeiltasten ändern ihn</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name %1</source>
        <extracomment>What is typed here; %1 a number from 1 on</extracomment>
        <translation>Name %1</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <extracomment>Button: %1 a player</extracomment>
        <translation>%1 spielt nicht mit</translation>
    </message>
    <message>
        <source>%1 is here twice. You can still play like that.</source>
        <extracomment>%1 a name that two players have</extracomment>
        <translation>%1 gibt es zweimal. Ihr könnt trotzdem so spielen.</translation>
    </message>
    <message>
        <source>Mark of %1</source>
        <extracomment>Spoken name of a button: %1 a player</extracomment>
        <translation>Zeichen von %1</translation>
    </message>
    <message>
        <source>begins</source>
        <extracomment>Beside the first player</extracomment>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>How well the app plays</source>
        <extracomment>Spoken: how well the app plays a seat</extracomment>
        <translation>Wie gut die App spielt</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How well the app plays a seat, from weak to strong</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
</context>
<context>
    <name>SeatTab</name>
    <message>
        <source>pt</source>
        <extracomment>Behind a score: points, and how many of the five income turns a player has taken</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>pt · %1/5</source>
        <translation>P · %1/5</translation>
    </message>
    <message>
        <source>pt · %1/5 · %2</source>
        <extracomment>Behind a score: points, how many of the five income turns a player has taken, and the names of civilizations</extracomment>
        <translation>P · %1/5 · %2</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>At the table</source>
        <extracomment>Heading over the players&apos; names</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Add a player</source>
        <extracomment>Button: one more player</extracomment>
        <translation>Mitspieler dazu</translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <extracomment>Button: chance decides who begins; the order round the table stays</extracomment>
        <translation>Startspieler losen</translation>
    </message>
    <message>
        <source>Drag the lines to change seats. Touch a token to change colour and shape.</source>
        <translation>Zeilen ziehen ändert die Plätze. Ein Tipp auf das Zeichen ändert Farbe und Form.</translation>
    </message>
    <message>
        <source>Drawn: %1 begins. The order round the table stays.</source>
        <extracomment>After the draw: %1 a player</extracomment>
        <translation>Ausgelost: %1 beginnt. Die Reihenfolge am Tisch bleibt.</translation>
    </message>
    <message>
        <source>The app plays along</source>
        <extracomment>Button: the app takes a seat and plays it</extracomment>
        <translation>Die App spielt mit</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>App</source>
        <extracomment>The name of a player whose seat the app plays; and of a second one, %1 a number</extracomment>
        <translation>App</translation>
    </message>
    <message>
        <source>App %1</source>
        <translation>App %1</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>“origin” says that this card is known from the start. Here it is not; a newer Pegsheet may know it. Without “origin”, “confidence” and “fact” it is taken in.</source>
        <translation>Laut „origin“ ist diese Karte von Anfang an bekannt. Hier ist sie es nicht; ein neueres Pegsheet kennt sie vielleicht. Ohne „origin“, „confidence“ und „fact“ wird sie übernommen.</translation>
    </message>
    <message>
        <source>“{file}” is empty: there is no database in it. Name another one; “play” and “import” make one of it.</source>
        <extracomment>The names in quotes are commands and stay as they are</extracomment>
        <translation>„{file}“ ist leer: Es ist keine Datenbank darin. Nenne eine andere Datei; „play“ und „import“ machen daraus eine.</translation>
    </message>
    <message>
        <source>There is no file “{file}”. Name one that is there; “play” and “import” make a new one.</source>
        <extracomment>The names in quotes are commands and stay as they are</extracomment>
        <translation>Die Datei „{file}“ gibt es nicht. Nenne eine, die da ist; „play“ und „import“ legen eine neue an.</translation>
    </message>
    <message>
        <source>“{field}” cannot be that. Possible here: {allowed}.</source>
        <translation>„{field}“ kann das nicht sein. Möglich ist hier: {allowed}.</translation>
    </message>
    <message>
        <source>“{option}” stands there twice; give each option once.</source>
        <translation>„{option}“ steht zweimal da; gib jede Option einmal an.</translation>
    </message>
    <message>
        <source>Trading belongs to these rules: {variant:variant}. Leave “trading” out, or choose other rules.</source>
        <extracomment>The part in quotes is the option&apos;s key and stays as it is</extracomment>
        <translation>Der Tauschhandel gehört zu diesen Regeln: {variant:variant}. Lass „trading“ weg, oder wähle andere Regeln.</translation>
    </message>
    <message>
        <source>“{value}” is no language. Two small letters stand there, such as “de” or “en”.</source>
        <translation>„{value}“ ist keine Sprache. Dort stehen zwei kleine Buchstaben, etwa „de“ oder „en“.</translation>
    </message>
    <message>
        <source>Exactly {needed:dice} must lie here, not {given}.</source>
        <translation>Hier braucht es genau {needed:dice}, nicht {given}.</translation>
    </message>
    <message>
        <source>All three rolls are used up. Keep the dice, or re-roll one of them with Leadership.</source>
        <translation>Alle drei Würfe sind verbraucht. Behalte die Würfel, oder wirf einen davon mit Führung neu.</translation>
    </message>
    <message>
        <source>Dice showing “{face:face}”: {there}. Choose only among the dice that lie there.</source>
        <translation>Würfel mit „{face:face}“: {there}. Wähle nur unter den Würfeln, die daliegen.</translation>
    </message>
    <message>
        <source>Skulls are never rolled again: keep {skulls:skullDice}.</source>
        <translation>Schädel werden nie neu gewürfelt: Behalte {skulls:skullDice}.</translation>
    </message>
    <message>
        <source>A re-roll takes at least one die. To keep all of them, end the rolling.</source>
        <translation>Zum Neuwürfeln gehört mindestens ein Würfel. Um alle zu behalten, beende das Würfeln.</translation>
    </message>
    <message>
        <source>Leadership has re-rolled a die already; it does so once a turn.</source>
        <translation>Mit Führung wurde schon ein Würfel neu geworfen; das geht einmal im Zug.</translation>
    </message>
    <message>
        <source>{dice:diceShow} food or workers; at most that many can give food, not {given}.</source>
        <translation>{dice:diceShow} Nahrung oder Arbeiter; höchstens so viele können Nahrung geben, nicht {given}.</translation>
    </message>
    <message>
        <source>This needs {needed:workers}; {left:areLeft}.</source>
        <translation>Das braucht {needed:workers}; {left:areLeft}.</translation>
    </message>
    <message>
        <source>{target:target}: only {left:openBoxes}, not {needed}.</source>
        <translation>{target:target}: nur {left:openBoxes}, nicht {needed}.</translation>
    </message>
    <message>
        <source>{target:target}: every box is ticked already. Build something else.</source>
        <translation>{target:target}: Alle Kästchen sind schon markiert. Baue etwas anderes.</translation>
    </message>
    <message>
        <source>{target:target}: not in a match of {players:players}. Build something else.</source>
        <translation>{target:target}: in einer Partie für {players:players} nicht dabei. Baue etwas anderes.</translation>
    </message>
    <message>
        <source>{good:good}: this needs {needed}; {left:areLeft}.</source>
        <translation>{good:good}: Das braucht {needed}; {left:areLeft}.</translation>
    </message>
    <message>
        <source>This needs the development “{development:development}”, which you do not own.</source>
        <extracomment>The part in quotes is the name of a development</extracomment>
        <translation>Das braucht die Errungenschaft „{development:development}“, die du nicht hast.</translation>
    </message>
    <message>
        <source>{development:development}: not part of these rules. Choose another development.</source>
        <translation>{development:development}: gehört nicht zu diesen Regeln. Wähle eine andere Errungenschaft.</translation>
    </message>
    <message>
        <source>{development:development}: bought already. Choose another development.</source>
        <translation>{development:development}: schon gekauft. Wähle eine andere Errungenschaft.</translation>
    </message>
    <message>
        <source>{good:good}: there is nothing to pay with. Choose rows that hold goods.</source>
        <translation>{good:good}: Davon ist nichts da zum Bezahlen. Wähle Reihen, in denen Waren sind.</translation>
    </message>
    <message>
        <source>Food: this needs {needed}; {left:areLeft}.</source>
        <translation>Nahrung: Das braucht {needed}; {left:areLeft}.</translation>
    </message>
    <message>
        <source>{development:development}: the price is {cost:coins}, this pays {paid}; {missing:coinsMissing}.</source>
        <translation>{development:development}: Der Preis ist {cost:coins}, gezahlt sind {paid}; {missing:coinsMissing}.</translation>
    </message>
    <message>
        <source>It is too late to buy: one development a turn, and before goods are discarded. Undo to choose anew.</source>
        <translation>Zum Kaufen ist es zu spät: eine Errungenschaft im Zug, und bevor Waren abgegeben werden. Geh zurück, um neu zu wählen.</translation>
    </message>
    <message>
        <source>Goods held: {goods}. Only what is above {limit} has to go, and nothing with Caravans.</source>
        <translation>Waren im Besitz: {goods}. Nur was über {limit} liegt, muss weg, und mit Karawanen nichts.</translation>
    </message>
    <message>
        <source>Give up exactly {needed:goods}, not {given}.</source>
        <translation>Gib genau {needed:goods} ab, nicht {given}.</translation>
    </message>
    <message>
        <source>Only {limit:goods} may be kept: give up {needed} before the turn ends.</source>
        <translation>Nur {limit:goods} darfst du behalten: Gib {needed} ab, bevor der Zug endet.</translation>
    </message>
    <message>
        <source>It is too early for this: first comes “{phase:phase}”.</source>
        <extracomment>The part in quotes is the name of a step of the turn
----------
The part in quotes is the name of a step of the age</extracomment>
        <translation>Dafür ist es zu früh: Erst kommt „{phase:phase}“.</translation>
    </message>
    <message>
        <source>It is too late for this: now comes “{phase:phase}”. Undo to go back.</source>
        <extracomment>The part in quotes is the name of a step of the turn
----------
The part in quotes is the name of a step of the age</extracomment>
        <translation>Dafür ist es zu spät: Jetzt kommt „{phase:phase}“. Mit Rückgängig kommst du wieder hin.</translation>
    </message>
    <message>
        <source>The match is over. Undo a move to play on, or correct a sheet.</source>
        <translation>Die Partie ist vorbei. Nimm einen Spielzug zurück, um weiterzuspielen, oder berichtige einen Bogen.</translation>
    </message>
    <message>
        <source>This game is for {min} to {max:players}, not {given}.</source>
        <translation>Dieses Spiel ist für {min} bis {max:players}, nicht {given}.</translation>
    </message>
    <message>
        <source>The correction sets nothing. Give at least one field its value.</source>
        <translation>Nichts ist berichtigt. Gib mindestens einem Feld seinen Wert.</translation>
    </message>
    <message>
        <source>{field:field}: can be corrected only while the dice are rolled. The turn is at “{phase:phase}”.</source>
        <translation>{field:field}: nur zu berichtigen, solange gewürfelt wird. Der Zug ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>{field:field}: can be corrected only once the dice have been collected. The turn is at “{phase:phase}”.</source>
        <translation>{field:field}: erst zu berichtigen, wenn das Gewürfelte eingesammelt ist. Der Zug ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>{field:field}: stands on a player&apos;s sheet. Say whose.</source>
        <translation>{field:field}: steht auf dem Bogen eines Spielers. Sag, auf wessen.</translation>
    </message>
    <message>
        <source>{field:field}: belongs to the turn. Correct it without a player.</source>
        <translation>{field:field}: gehört zum Zug. Berichtige es ohne Spieler.</translation>
    </message>
    <message>
        <source>No development was bought.</source>
        <translation>Keine Errungenschaft wurde gekauft.</translation>
    </message>
    <message>
        <source>No monument was finished.</source>
        <translation>Kein Monument wurde vollendet.</translation>
    </message>
    <message>
        <source>Finished only after somebody else, which earns nothing here.</source>
        <translation>Erst nach jemand anderem vollendet, das gibt hier nichts.</translation>
    </message>
    <message>
        <source>Architecture was not bought.</source>
        <translation>Architektur wurde nicht gekauft.</translation>
    </message>
    <message>
        <source>Architecture counts finished monuments, and there is none.</source>
        <translation>Architektur zählt vollendete Monumente, und es gibt keines.</translation>
    </message>
    <message>
        <source>Empire was not bought.</source>
        <translation>Imperium wurde nicht gekauft.</translation>
    </message>
    <message>
        <source>No disaster took a point.</source>
        <translation>Keine Katastrophe hat einen Punkt gekostet.</translation>
    </message>
    <message>
        <source>A number with a point or an exponent stands here; only whole numbers are used.</source>
        <translation>Hier steht eine Zahl mit Punkt oder Exponent; es gibt nur ganze Zahlen.</translation>
    </message>
    <message>
        <source>A number here is too large; whole numbers of 64 bits are the limit.</source>
        <translation>Eine Zahl ist hier zu groß; mehr als ganze Zahlen mit 64 Bit gehen nicht.</translation>
    </message>
    <message>
        <source>A key stands twice in one object; give each key once.</source>
        <translation>Ein Schlüssel steht zweimal in einem Objekt; gib jeden nur einmal an.</translation>
    </message>
    <message>
        <source>This is not JSON in UTF-8: it cannot be read from byte {at} on. Give one JSON value.</source>
        <translation>Das ist kein JSON in UTF-8: Ab Byte {at} ist es nicht lesbar. Gib einen JSON-Wert an.</translation>
    </message>
    <message>
        <source>This is not JSON in UTF-8. Give one JSON value.</source>
        <translation>Das ist kein JSON in UTF-8. Gib einen JSON-Wert an.</translation>
    </message>
    <message>
        <source>This is nested too deeply; {limit:levels} are the limit.</source>
        <translation>Das ist zu tief verschachtelt; die Grenze sind {limit:levels}.</translation>
    </message>
    <message>
        <source>This is too long; {limit:bytes} are the limit.</source>
        <translation>Das ist zu lang; die Grenze sind {limit:bytes}.</translation>
    </message>
    <message>
        <source>“{field}” must be a whole number.</source>
        <translation>„{field}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“{field}” must be a text.</source>
        <translation>„{field}“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>“{field}” must be a list.</source>
        <translation>„{field}“ muss eine Liste sein.</translation>
    </message>
    <message>
        <source>“{field}” must be an object.</source>
        <translation>„{field}“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“{field}” must be true.</source>
        <translation>„{field}“ muss true sein.</translation>
    </message>
    <message>
        <source>“{field}” must be a time in UTC such as 2024-05-31T18:00:00Z.</source>
        <translation>„{field}“ muss eine Zeit in UTC sein wie 2024-05-31T18:00:00Z.</translation>
    </message>
    <message>
        <source>“{field}” must be: {expected}.</source>
        <translation>„{field}“ muss sein: {expected}.</translation>
    </message>
    <message>
        <source>“{field}” is missing.</source>
        <translation>„{field}“ fehlt.</translation>
    </message>
    <message>
        <source>“{field}” does not belong here. Leave it out.</source>
        <translation>„{field}“ gehört nicht hierher. Lass es weg.</translation>
    </message>
    <message>
        <source>“{field}” cannot be “{value}”. Possible here: {allowed}.</source>
        <translation>„{field}“ kann nicht „{value}“ sein. Möglich ist hier: {allowed}.</translation>
    </message>
    <message>
        <source>“{field}” must be from {min} to {max}, not {value}.</source>
        <translation>„{field}“ muss von {min} bis {max} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>“{value}” stands more than once in “{field}”; once is enough.</source>
        <translation>„{value}“ steht mehr als einmal in „{field}“; einmal genügt.</translation>
    </message>
    <message>
        <source>“{field}” may have at most {max:bytes}.</source>
        <translation>„{field}“ darf höchstens {max:bytes} haben.</translation>
    </message>
    <message>
        <source>“{field}” follows from other fields and cannot be set. Correct those instead.</source>
        <translation>„{field}“ ergibt sich aus anderen Feldern und lässt sich nicht setzen. Berichtige stattdessen diese.</translation>
    </message>
    <message>
        <source>A name is empty. Every player needs one.</source>
        <translation>Ein Name ist leer. Jeder Spieler braucht einen.</translation>
    </message>
    <message>
        <source>A name has {length:characters}; {max} are the limit.</source>
        <translation>Ein Name hat {length:characters}; die Grenze ist {max}.</translation>
    </message>
    <message>
        <source>A name contains a character that cannot be shown. Use letters, digits, spaces and punctuation.</source>
        <translation>Ein Name enthält ein Zeichen, das sich nicht zeigen lässt. Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.</translation>
    </message>
    <message>
        <source>There is no player number {player} among {players:players}; the first is number 0.</source>
        <translation>Person Nummer {player} gibt es nicht, mitspielen {players:players}; gezählt wird ab 0.</translation>
    </message>
    <message>
        <source>The game “{game}” is not known here. A newer Pegsheet may know it.</source>
        <translation>Das Spiel „{game}“ ist hier unbekannt. Ein neueres Pegsheet kennt es vielleicht.</translation>
    </message>
    <message>
        <source>That match is one of “{game}”, and this sitting is for “{asked}”. Begin one for that game.</source>
        <translation>Diese Partie ist eine von „{game}“, und diese Sitzung ist für „{asked}“. Beginne eine für jenes Spiel.</translation>
    </message>
    <message>
        <source>“{request}” is no request here. Possible: {allowed}.</source>
        <translation>„{request}“ ist hier keine Anfrage. Möglich ist: {allowed}.</translation>
    </message>
    <message>
        <source>A request is an object with exactly one of these keys: {allowed}.</source>
        <translation>Eine Anfrage ist ein Objekt mit genau einem dieser Schlüssel: {allowed}.</translation>
    </message>
    <message>
        <source>There is no match yet. Begin with “setup”, or with “open” where there is a database.</source>
        <translation>Es gibt noch keine Partie. Beginne mit „setup“, oder mit „open“, wo es eine Datenbank gibt.</translation>
    </message>
    <message>
        <source>This sitting has its match already. Begin another sitting for another match.</source>
        <translation>Diese Sitzung hat ihre Partie schon. Beginne für eine andere Partie eine andere Sitzung.</translation>
    </message>
    <message>
        <source>There is no database to open a match from. Name one with --db.</source>
        <translation>Es gibt keine Datenbank, aus der sich eine Partie öffnen ließe. Nenne eine mit --db.</translation>
    </message>
    <message>
        <source>“{value}” is no match id; it must be 32 hexadecimal digits in small letters.</source>
        <translation>„{value}“ ist keine Partiekennung; nötig sind 32 Hexadezimalziffern in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Moves that had been taken back and cannot be played by these rules stayed out: {moves}. The match itself is whole.</source>
        <translation>Spielzüge, die zurückgenommen waren und nach diesen Regeln nicht gespielt werden können, blieben draußen: {moves}. Die Partie selbst ist vollständig.</translation>
    </message>
    <message>
        <source>“{value}” is no option. Write it as name=value.</source>
        <translation>„{value}“ ist keine Option. Schreib sie als name=wert.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read. Name a file that is there and may be read.</source>
        <translation>„{file}“ lässt sich nicht lesen. Nenne eine Datei, die da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>“{file}” is a folder. Name a file in it.</source>
        <translation>„{file}“ ist ein Ordner. Nenne eine Datei darin.</translation>
    </message>
    <message>
        <source>“{file}” may not be written. Give it and its folder write permission, or name another file.</source>
        <translation>„{file}“ darf nicht geschrieben werden. Gib der Datei und ihrem Ordner Schreibrecht, oder nenne eine andere.</translation>
    </message>
    <message>
        <source>“{file}” is there already and stays as it is. Name a new file.</source>
        <translation>„{file}“ ist schon da und bleibt, wie sie ist. Nenne eine neue Datei.</translation>
    </message>
    <message>
        <source>“{file}” is no database of Pegsheet and stays as it is. Name another file.</source>
        <translation>„{file}“ ist keine Datenbank von Pegsheet und bleibt, wie sie ist. Nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer Pegsheet (format {version}, known is {known}) and stays as it is. Open it with that one.</source>
        <translation>„{file}“ hat ein neueres Pegsheet geschrieben (Format {version}, bekannt ist {known}); sie bleibt, wie sie ist. Öffne sie mit jenem.</translation>
    </message>
    <message>
        <source>Match {match} in “{file}” is damaged. The other matches can still be opened.</source>
        <translation>Partie {match} in „{file}“ ist beschädigt. Die anderen lassen sich weiter öffnen.</translation>
    </message>
    <message>
        <source>This match is damaged and can only be looked at. Restore a backup to go on with it.</source>
        <translation>Diese Partie ist beschädigt und lässt sich nur ansehen. Spiele eine Sicherung zurück, um sie fortzusetzen.</translation>
    </message>
    <message>
        <source>“{file}” is in use by another program. Wait until it is done, or close it, and try again.</source>
        <translation>„{file}“ wird von einem anderen Programm benutzt. Warte, bis es fertig ist, oder schließe es, und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>There is no room left to write “{file}”. Nothing was changed; make room and try again.</source>
        <translation>Zum Schreiben von „{file}“ ist kein Platz mehr. Nichts wurde geändert; schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>“{file}” could not be read or written (SQLite {sqlite}). Nothing was changed; try again.</source>
        <translation>„{file}“ ließ sich nicht lesen oder schreiben (SQLite {sqlite}). Nichts wurde geändert; versuche es noch einmal.</translation>
    </message>
    <message>
        <source>“{file}” could not be read or written. Nothing was changed; try again.</source>
        <translation>„{file}“ ließ sich nicht lesen oder schreiben. Nichts wurde geändert; versuche es noch einmal.</translation>
    </message>
    <message>
        <source>There is no match {match} in “{file}”. Choose one of its list.</source>
        <translation>In „{file}“ gibt es keine Partie {match}. Wähle eine aus der Liste.</translation>
    </message>
    <message>
        <source>Match {match} was continued elsewhere and has been read anew. Look where it stands and go on.</source>
        <translation>Partie {match} wurde anderswo fortgesetzt und ist neu eingelesen. Sieh nach, wo sie steht, und mach weiter.</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1 is the code of an error that has no sentence of its own</extracomment>
        <translation>Das ist nicht möglich (%1).</translation>
    </message>
    <message>
        <source>Standard output takes no more: its reader is gone or the disk is full.</source>
        <translation>Die Standardausgabe nimmt nichts mehr an: Der Leser ist fort, oder der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>This line is no move: it cannot be read from byte {at} on. Write it like “build target=obelisk boxes=2”.</source>
        <extracomment>A move written as one line, such as &quot;build target=obelisk boxes=2&quot;</extracomment>
        <translation>Diese Zeile ist kein Spielzug: Ab Byte {at} ist sie nicht lesbar. Schreib sie wie „build target=obelisk boxes=2“.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. Name a file that may be read, in a folder that may be written.</source>
        <translation>„{file}“ lässt sich nicht öffnen. Nenne eine Datei, die gelesen werden darf, in einem Ordner, der geschrieben werden darf.</translation>
    </message>
    <message>
        <source>“{field}” cannot be {value}. Possible: {allowed}.</source>
        <translation>„{field}“ kann nicht {value} sein. Möglich: {allowed}.</translation>
    </message>
    <message>
        <source>Rolled {dice:list}</source>
        <extracomment>{dice} what the dice show: &quot;2 × 3 food, 7 coins&quot;</extracomment>
        <translation>Gewürfelt: {dice:list}</translation>
    </message>
    <message>
        <source>Rolled {count:dice} again: {dice:list}</source>
        <extracomment>{dice} what they show now</extracomment>
        <translation>{count:dice} noch einmal gewürfelt: {dice:list}</translation>
    </message>
    <message>
        <source>Kept {dice:list}</source>
        <translation>Behalten: {dice:list}</translation>
    </message>
    <message>
        <source>{by:development}: “{from:face}” became “{to:face}”</source>
        <extracomment>{by} Leadership; {from} the face turned, {to} the face it shows now</extracomment>
        <translation>{by:development}: aus „{from:face}“ wurde „{to:face}“</translation>
    </message>
    <message>
        <source>Chose food: {food:dice}</source>
        <extracomment>Dice that give food or workers: how many give food</extracomment>
        <translation>Nahrung gewählt: {food:dice}</translation>
    </message>
    <message>
        <source>Chose workers: {workers:dice}</source>
        <extracomment>Dice that give food or workers: how many give workers</extracomment>
        <translation>Arbeiter gewählt: {workers:dice}</translation>
    </message>
    <message>
        <source>Chose food: {food:dice}, workers: {workers:dice}</source>
        <extracomment>Dice that give food or workers: how many give which</extracomment>
        <translation>Nahrung gewählt: {food:dice}, Arbeiter: {workers:dice}</translation>
    </message>
    <message>
        <source>Sold {stone:stones} for {workers:workers}</source>
        <translation>{stone:stones} verkauft für {workers:workers}</translation>
    </message>
    <message>
        <source>Built {boxes:boxes}: {target:target}</source>
        <translation>{boxes:boxes} gebaut: {target:target}</translation>
    </message>
    <message>
        <source>Bought {development:development} with {payment:list}</source>
        <extracomment>{payment} what it was paid with: &quot;7 coins, Cloth&quot;</extracomment>
        <translation>{development:development} gekauft mit {payment:list}</translation>
    </message>
    <message>
        <source>Discarded {goods:list}</source>
        <translation>Abgegeben: {goods:list}</translation>
    </message>
    <message>
        <source>Ended the turn</source>
        <translation>Zug beendet</translation>
    </message>
    <message>
        <source>The table corrected the turn: {why}</source>
        <extracomment>{why} the table&apos;s own words</extracomment>
        <translation>Der Tisch hat den Zug berichtigt: {why}</translation>
    </message>
    <message>
        <source>The table corrected the turn</source>
        <translation>Der Tisch hat den Zug berichtigt</translation>
    </message>
    <message>
        <source>The table corrected {player}&apos;s sheet: {why}</source>
        <extracomment>{player} a name, {why} the table&apos;s own words</extracomment>
        <translation>Der Tisch hat den Bogen von {player} berichtigt: {why}</translation>
    </message>
    <message>
        <source>The table corrected {player}&apos;s sheet</source>
        <extracomment>{player} a name</extracomment>
        <translation>Der Tisch hat den Bogen von {player} berichtigt</translation>
    </message>
    <message>
        <source>{count} × {face:face}</source>
        <extracomment>One of several dice with the same face: &quot;2 × 3 food&quot;</extracomment>
        <translation>{count} × {face:face}</translation>
    </message>
    <message>
        <source>{face:face}</source>
        <translation>{face:face}</translation>
    </message>
    <message>
        <source>{count} {good:good}</source>
        <extracomment>How many of a good: &quot;2 Wood&quot;</extracomment>
        <translation>{count} {good:good}</translation>
    </message>
    <message>
        <source>{goods:list}</source>
        <translation>{goods:list}</translation>
    </message>
    <message>
        <source>{good:good}</source>
        <extracomment>A row of goods given in payment</extracomment>
        <translation>{good:good}</translation>
    </message>
    <message>
        <source>{food} food</source>
        <extracomment>How much food</extracomment>
        <translation>{food} Nahrung</translation>
    </message>
    <message>
        <source>{coins:coins}</source>
        <translation>{coins:coins}</translation>
    </message>
    <message>
        <source>{workers:workers}</source>
        <translation>{workers:workers}</translation>
    </message>
    <message>
        <source>Goods: {gained:list}</source>
        <translation>Waren: {gained:list}</translation>
    </message>
    <message>
        <source>{lost:goodsWithoutHole}</source>
        <translation>{lost:goodsWithoutHole}</translation>
    </message>
    <message>
        <source>{by:development}: {stones:stones} of them</source>
        <extracomment>A development that brings a stone</extracomment>
        <translation>davon {stones:stones} durch {by:development}</translation>
    </message>
    <message>
        <source>+{food} food</source>
        <translation>+{food} Nahrung</translation>
    </message>
    <message>
        <source>{lost} food found no hole</source>
        <extracomment>More food than the pegboard has holes for</extracomment>
        <translation>{lost} Nahrung ohne Loch</translation>
    </message>
    <message>
        <source>{cities:cities} fed</source>
        <translation>{cities:cities} ernährt</translation>
    </message>
    <message>
        <source>{unfed:cities} unfed</source>
        <translation>{unfed:cities} ohne Nahrung</translation>
    </message>
    <message>
        <source>{disaster:disaster}: {fates:list}</source>
        <extracomment>{disaster} famine; {fates} what it did to whom</extracomment>
        <translation>{disaster:disaster}: {fates:list}</translation>
    </message>
    <message>
        <source>{skulls:skulls}, {disaster:disaster}: {fates:list}</source>
        <extracomment>The disaster of the skulls; {fates} what it did to whom: &quot;2 skulls, Drought: Ann is spared by Irrigation&quot;</extracomment>
        <translation>{skulls:skulls}, {disaster:disaster}: {fates:list}</translation>
    </message>
    <message>
        <source>{skulls:skulls}, {disaster:disaster}: nobody is hit</source>
        <extracomment>The disaster of the skulls, when it struck nobody</extracomment>
        <translation>{skulls:skulls}, {disaster:disaster}: trifft niemanden</translation>
    </message>
    <message>
        <source>{player} loses {points:points}</source>
        <extracomment>{player} a name</extracomment>
        <translation>{player} verliert {points:points}</translation>
    </message>
    <message>
        <source>{player} loses {goods:list}</source>
        <extracomment>{player} a name, {goods} &quot;2 Wood, 1 Stone&quot;</extracomment>
        <translation>{player} verliert {goods:list}</translation>
    </message>
    <message>
        <source>{player} had no goods to lose</source>
        <extracomment>{player} a name</extracomment>
        <translation>{player} hatte keine Waren zu verlieren</translation>
    </message>
    <message>
        <source>{player} is spared by {by:shield}</source>
        <extracomment>{player} a name, {by} a development or the Great Wall</extracomment>
        <translation>{player} ist geschützt durch {by:shield}</translation>
    </message>
    <message>
        <source>{parts:list}</source>
        <extracomment>Workers and coins of the turn</extracomment>
        <translation>{parts:list}</translation>
    </message>
    <message>
        <source>{target:target}: {open:boxesLeft}</source>
        <translation>{target:target}: {open:boxesLeft}</translation>
    </message>
    <message>
        <source>{target:target} is finished: one die more from the next turn</source>
        <extracomment>A city</extracomment>
        <translation>{target:target} ist fertig: ab dem nächsten Zug ein Würfel mehr</translation>
    </message>
    <message>
        <source>{target:target} is finished first: {points:points}</source>
        <extracomment>A monument, finished before anybody else</extracomment>
        <translation>{target:target} zuerst vollendet: {points:points}</translation>
    </message>
    <message>
        <source>{target:target} is finished: {points:points}</source>
        <extracomment>A monument, finished after somebody else</extracomment>
        <translation>{target:target} ist fertig: {points:points}</translation>
    </message>
    <message>
        <source>+{points:points}</source>
        <translation>+{points:points}</translation>
    </message>
    <message>
        <source>{over:coinsLost}</source>
        <translation>{over:coinsLost}</translation>
    </message>
    <message>
        <source>The last round: somebody has enough developments</source>
        <translation>Letzte Runde: genug Errungenschaften</translation>
    </message>
    <message>
        <source>The last round: every monument is finished</source>
        <translation>Letzte Runde: alle Monumente sind gebaut</translation>
    </message>
    <message>
        <source>{parts:list} unused</source>
        <extracomment>Workers and coins that the turn has not used</extracomment>
        <translation>{parts:list} ungenutzt</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>{field:field}: {before} → {after}</source>
        <translation>{field:field}: {before} → {after}</translation>
    </message>
    <message>
        <source>{good:good}: {before} → {after}</source>
        <translation>{good:good}: {before} → {after}</translation>
    </message>
    <message>
        <source>{target:target}: {before} → {after:boxes}</source>
        <translation>{target:target}: {before} → {after:boxes}</translation>
    </message>
    <message>
        <source>{target:target}: {before} → {after:points}</source>
        <translation>{target:target}: {before} → {after:points}</translation>
    </message>
    <message>
        <source>{field:field}: {dice:list}</source>
        <translation>{field:field}: {dice:list}</translation>
    </message>
    <message>
        <source>{development:development} is added</source>
        <extracomment>The table gives a sheet a development</extracomment>
        <translation>{development:development} kommt dazu</translation>
    </message>
    <message>
        <source>{development:development} is taken away</source>
        <extracomment>The table takes a development from a sheet</extracomment>
        <translation>{development:development} fällt weg</translation>
    </message>
    <message>
        <source>{points:points} lost for each city that is not fed.</source>
        <extracomment>Famine</extracomment>
        <translation>{points:points} verloren für jede Stadt, die nicht ernährt wird.</translation>
    </message>
    <message>
        <source>Everybody else loses {points:points}.</source>
        <extracomment>Pestilence</extracomment>
        <translation>Alle anderen verlieren {points:points}.</translation>
    </message>
    <message>
        <source>Whoever rolled it loses all goods.</source>
        <extracomment>Revolt</extracomment>
        <translation>Wer ihn gewürfelt hat, verliert alle Waren.</translation>
    </message>
    <message>
        <source>Whoever rolled it loses {points:points}.</source>
        <extracomment>Drought and invasion</extracomment>
        <translation>Wer sie gewürfelt hat, verliert {points:points}.</translation>
    </message>
    <message>
        <source>loses {goods:list}</source>
        <extracomment>Beside a player&apos;s name, on the card of a disaster</extracomment>
        <translation>verliert {goods:list}</translation>
    </message>
    <message>
        <source>had no goods to lose</source>
        <extracomment>Beside a player&apos;s name, on the card of a disaster</extracomment>
        <translation>hatte keine Waren zu verlieren</translation>
    </message>
    <message>
        <source>rolled it, so is not touched</source>
        <extracomment>Beside a player&apos;s name, on the card of a pestilence</extracomment>
        <translation>hat sie gewürfelt und bleibt verschont</translation>
    </message>
    <message>
        <source>spared by {by:shield}</source>
        <extracomment>Beside a player&apos;s name, on the card of a disaster; {by} a development or the Great Wall</extracomment>
        <translation>geschützt durch {by:shield}</translation>
    </message>
    <message>
        <source>not touched</source>
        <extracomment>Beside a player&apos;s name, on the card of a pestilence or a famine</extracomment>
        <translation>nicht betroffen</translation>
    </message>
    <message>
        <source>not touched: a revolt strikes whoever rolled it</source>
        <extracomment>Beside a player&apos;s name, on the card of a revolt: the others are not touched</extracomment>
        <translation>nicht betroffen: er trifft, wer ihn gewürfelt hat</translation>
    </message>
    <message>
        <source>not touched: it strikes whoever rolled it</source>
        <extracomment>Beside a player&apos;s name, on the card of a drought or an invasion: the others are not touched</extracomment>
        <translation>nicht betroffen: sie trifft, wer sie gewürfelt hat</translation>
    </message>
    <message>
        <source>Famine: {unfed:cities} unfed, {points:points} lost.</source>
        <translation>Hungersnot: {unfed:cities} ohne Nahrung, {points:points} verloren.</translation>
    </message>
    <message>
        <source>Feeds all {cities:cities}, {food} food stays.</source>
        <translation>Alle {cities:cities} werden ernährt, {food} Nahrung bleibt.</translation>
    </message>
    <message>
        <source>{disaster:disaster} with {skulls:skulls}.</source>
        <translation>{disaster:disaster} bei {skulls:skulls}.</translation>
    </message>
    <message>
        <source>{player} loses {points:points}.</source>
        <extracomment>{player} a name</extracomment>
        <translation>{player} verliert {points:points}.</translation>
    </message>
    <message>
        <source>{player} loses all goods.</source>
        <extracomment>{player} a name</extracomment>
        <translation>{player} verliert alle Waren.</translation>
    </message>
    <message>
        <source>{player} is spared by {by:shield}.</source>
        <extracomment>{player} a name, {by} a development or the Great Wall</extracomment>
        <translation>{player} ist geschützt durch {by:shield}.</translation>
    </message>
    <message>
        <source>“marks” must hold one for each player: {players}, not {marks}.</source>
        <extracomment>A mark is the colour and shape of a player</extracomment>
        <translation>„marks“ muss für jede Person eine enthalten: {players}, nicht {marks}.</translation>
    </message>
    <message>
        <source>This is no code of Pegsheet. One begins with “PEGSHEET:”.</source>
        <translation>Das ist kein Code von Pegsheet. Einer beginnt mit „PEGSHEET:“.</translation>
    </message>
    <message>
        <source>This is longer than any code of Pegsheet. Scan or paste the code alone.</source>
        <translation>Das ist länger als jeder Code von Pegsheet. Nur den Code scannen oder einfügen.</translation>
    </message>
    <message>
        <source>This code is damaged. Nothing was changed; scan or copy it again.</source>
        <translation>Dieser Code ist beschädigt. Nichts wurde geändert; noch einmal scannen oder kopieren.</translation>
    </message>
    <message>
        <source>This code was made by a newer Pegsheet. Nothing was changed; update Pegsheet here to read it.</source>
        <translation>Dieser Code stammt von einem neueren Pegsheet. Nichts wurde geändert; Pegsheet hier aktualisieren, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>This code holds a game that this Pegsheet does not know. Nothing was changed; update Pegsheet here to read it.</source>
        <translation>Dieser Code enthält ein Spiel, das dieses Pegsheet nicht kennt. Nichts wurde geändert; Pegsheet hier aktualisieren, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>This code follows newer rules than this Pegsheet knows. Nothing was changed; update Pegsheet here to read it.</source>
        <translation>Dieser Code folgt neueren Regeln, als dieses Pegsheet kennt. Nichts wurde geändert; Pegsheet hier aktualisieren, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>This code goes on from a point that is not here. Nothing was changed; ask for the code of the whole match.</source>
        <translation>Dieser Code geht von einer Stelle aus weiter, die es hier nicht gibt. Nichts wurde geändert; nach dem Code der ganzen Partie fragen.</translation>
    </message>
    <message>
        <source>The moves of this code lead to another state here than where it was made. Nothing was changed; bring Pegsheet to the same version on both devices.</source>
        <translation>Die Spielzüge dieses Codes führen hier zu einem anderen Stand als dort, wo er entstand. Nichts wurde geändert; Pegsheet auf beiden Geräten auf dieselbe Version bringen.</translation>
    </message>
    <message>
        <source>{disaster:disaster}: {unfed:cities} unfed</source>
        <extracomment>Beside a player&apos;s name, on the card of a disaster</extracomment>
        <translation>{disaster:disaster}: {unfed:cities} ohne Nahrung</translation>
    </message>
    <message>
        <source>{disaster:disaster}: {fate}</source>
        <extracomment>Beside a player&apos;s name, where two disasters struck: {fate} &quot;spared by Irrigation&quot;</extracomment>
        <translation>{disaster:disaster}: {fate}</translation>
    </message>
    <message>
        <source>no {by:shield}</source>
        <extracomment>Beside a player&apos;s name, on the card of a disaster: why it struck; {by} a development or the Great Wall</extracomment>
        <translation>ohne {by:shield}</translation>
    </message>
    <message>
        <source>“{file}” cannot be written. Name a file in a folder that may be written.</source>
        <translation>„{file}“ lässt sich nicht schreiben. Nenne eine Datei in einem Ordner, in den geschrieben werden darf.</translation>
    </message>
    <message>
        <source>This is another match: its set-up differs from the one kept here under the same id. Nothing was changed.</source>
        <translation>Das ist eine andere Partie: Ihre Aufstellung weicht von der ab, die hier unter derselben Kennung liegt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>These are two different matches: their ids differ. Compare two copies of one match.</source>
        <translation>Das sind zwei verschiedene Partien: Ihre Kennungen weichen ab. Zu vergleichen sind zwei Fassungen einer Partie.</translation>
    </message>
    <message>
        <source>This match does not fit one code of version {version}. Share what is new of it, or a file.</source>
        <translation>Diese Partie passt nicht in einen Code der Version {version}. Teile nur das Neue daraus, oder eine Datei.</translation>
    </message>
    <message>
        <source>There is no code of Pegsheet in “{file}”. Name a sharp picture of a code, or a text with one in it.</source>
        <translation>In „{file}“ steckt kein Code von Pegsheet. Nenne ein scharfes Bild eines Codes, oder einen Text, in dem einer steht.</translation>
    </message>
    <message>
        <source>“{file}” is a video; here only pictures and texts are read. Open it with the scanner of Pegsheet.</source>
        <translation>„{file}“ ist ein Video; hier werden nur Bilder und Texte gelesen. Öffne es mit dem Scanner von Pegsheet.</translation>
    </message>
    <message>
        <source>The line of moves passes no point “{value}”. Name eight hexadecimal digits that an earlier code printed as its hash.</source>
        <translation>Die Reihe der Spielzüge geht durch keinen Punkt „{value}“. Nenne die acht hexadezimalen Ziffern, die ein früherer Code als „hash“ ausgab.</translation>
    </message>
    <message>
        <source>{by:development}: gave {goods:list} and doubled the food</source>
        <extracomment>{by} Preservation</extracomment>
        <translation>{by:development}: {goods:list} gegeben und die Nahrung verdoppelt</translation>
    </message>
    <message>
        <source>Sent {goods:list} with the invasion</source>
        <extracomment>{goods} &quot;2 Spearheads&quot;: what makes an invasion harder for the others</extracomment>
        <translation>Mit der Invasion geschickt: {goods:list}</translation>
    </message>
    <message>
        <source>Sent no spearheads with the invasion</source>
        <extracomment>Nothing makes the invasion harder for the others</extracomment>
        <translation>Kein Metall mit der Invasion geschickt</translation>
    </message>
    <message>
        <source>Built {ships:ships}</source>
        <translation>{ships:ships} gebaut</translation>
    </message>
    <message>
        <source>Swapped {from:good} for {to:good}</source>
        <extracomment>A ship turns one good into another: &quot;Swapped Wood for Cloth&quot;</extracomment>
        <translation>{from:good} gegen {to:good} getauscht</translation>
    </message>
    <message>
        <source>Gave {player} {gave:list}</source>
        <extracomment>{player} a name, {gave} &quot;2 Wood, 3 food&quot;; nothing came back</extracomment>
        <translation>An {player} gegeben: {gave:list}</translation>
    </message>
    <message>
        <source>{player} gave {took:list}</source>
        <extracomment>{player} a name, {took} &quot;2 Wood, 3 food&quot;; nothing was given for it</extracomment>
        <translation>Von {player} bekommen: {took:list}</translation>
    </message>
    <message>
        <source>Entered {player}&apos;s finished sheet</source>
        <extracomment>{player} a name; the sheet as it was filled in on paper</extracomment>
        <translation>Fertigen Bogen von {player} eingetragen</translation>
    </message>
    <message>
        <source>The last round begins</source>
        <extracomment>One player alone has a fixed number of rounds</extracomment>
        <translation>Die letzte Runde beginnt</translation>
    </message>
    <message>
        <source>{ships:ships} in all</source>
        <extracomment>How many ships there are now</extracomment>
        <translation>insgesamt {ships:ships}</translation>
    </message>
    <message>
        <source>Alone, it strikes you: {points:points} lost.</source>
        <extracomment>Pestilence, where one plays alone</extracomment>
        <translation>Allein trifft sie dich: {points:points} verloren.</translation>
    </message>
    <message>
        <source>Turned round: everybody else loses {points:points}.</source>
        <extracomment>An invasion that Smithing turned against the others; {points} what each loses</extracomment>
        <translation>Umgelenkt: Alle anderen verlieren {points:points}.</translation>
    </message>
    <message>
        <source>Nobody trades in this match. Trading is agreed on when a match of several players is set up.</source>
        <translation>In dieser Partie wird nicht getauscht. Der Tauschhandel wird beim Einrichten einer Partie zu mehreren vereinbart.</translation>
    </message>
    <message>
        <source>A trade takes two: choose another player.</source>
        <translation>Zum Tauschen gehören zwei: Wähle jemand anderen.</translation>
    </message>
    <message>
        <source>Nothing would change hands. Give or take at least one good or food.</source>
        <translation>Nichts würde den Besitz wechseln. Gib oder nimm mindestens eine Ware oder Nahrung.</translation>
    </message>
    <message>
        <source>{ware:ware}: the other player holds {left}, not {needed}. Take no more than that.</source>
        <extracomment>The other player of a trade holds too little of it</extracomment>
        <translation>{ware:ware}: Beim anderen liegen {left}, nicht {needed}. Nimm nicht mehr als das.</translation>
    </message>
    <message>
        <source>{ware:ware}: you hold {left}, not {needed}. Give no more than that.</source>
        <translation>{ware:ware}: Du hast {left}, nicht {needed}. Gib nicht mehr als das.</translation>
    </message>
    <message>
        <source>{ware:ware}: the other player would have {after}, and the row ends at {room}. Give less.</source>
        <extracomment>The pegboard of the other player of a trade</extracomment>
        <translation>{ware:ware}: Beim anderen wären es {after}, und die Reihe endet bei {room}. Gib weniger.</translation>
    </message>
    <message>
        <source>{ware:ware}: you would have {after}, and the row ends at {room}. Take less.</source>
        <translation>{ware:ware}: Du hättest {after}, und die Reihe endet bei {room}. Nimm weniger.</translation>
    </message>
    <message>
        <source>Food has been doubled already; that is done once a turn.</source>
        <translation>Die Nahrung ist schon verdoppelt; das geht einmal im Zug.</translation>
    </message>
    <message>
        <source>There is no food to double. Keep the pottery.</source>
        <translation>Es ist keine Nahrung da, die sich verdoppeln ließe. Behalte die Töpferware.</translation>
    </message>
    <message>
        <source>Each ship swaps one good a turn, and there is none left. Ships there: {ships}.</source>
        <translation>Jedes Schiff tauscht eine Ware im Zug, und keins ist mehr übrig. Vorhanden: {ships}.</translation>
    </message>
    <message>
        <source>{good:good}: a swap needs two different goods. Choose another one to take.</source>
        <translation>{good:good}: Zum Tauschen gehören zwei verschiedene Waren. Wähle eine andere, die du nimmst.</translation>
    </message>
    <message>
        <source>{good:good}: the row ends at {pegs}. Choose another good to take.</source>
        <translation>{good:good}: Die Reihe endet bei {pegs}. Wähle eine andere Ware, die du nimmst.</translation>
    </message>
    <message>
        <source>Here only finished sheets are counted. Enter a sheet, or set up a match to play.</source>
        <translation>Hier werden nur fertige Bögen gezählt. Trage einen Bogen ein oder richte eine Partie zum Spielen ein.</translation>
    </message>
    <message>
        <source>This match is played move by move. To enter finished sheets, set up a new one with “Only the final score”.</source>
        <translation>Diese Partie wird Spielzug für Spielzug gespielt. Für fertige Bögen richte eine neue mit „Nur der Endstand“ ein.</translation>
    </message>
    <message>
        <source>{target:target}: nobody has the first points. One of those who finished it earns {first:points}.</source>
        <translation>{target:target}: Niemand hat die ersten Punkte. Wer es zuerst vollendet hat, bekommt {first:points}.</translation>
    </message>
    <message>
        <source>Goods on the sheet: {goods}. At the end of a turn no more than {limit} can be there without Caravans.</source>
        <translation>Waren auf dem Bogen: {goods}. Am Ende eines Zuges können ohne Karawanen nicht mehr als {limit} da sein.</translation>
    </message>
    <message>
        <source>“{option:option}” does not go with these rules: {variant:variant}. Leave it as it is, or choose other rules.</source>
        <extracomment>The part in quotes is the name of an option at set-up</extracomment>
        <translation>„{option:option}“ passt nicht zu diesen Regeln: {variant:variant}. Lass es, wie es ist, oder wähle andere Regeln.</translation>
    </message>
    <message>
        <source>Commerce was not bought.</source>
        <translation>Handel wurde nicht gekauft.</translation>
    </message>
    <message>
        <source>Commerce counts the goods left, and there is none.</source>
        <translation>Handel zählt übrige Waren, und es ist keine da.</translation>
    </message>
    <message>
        <source>There can be {max:ships} at most. Ships there already: {ships}. Build fewer.</source>
        <translation>Mehr als {max:ships} gehen nicht. Schon da: {ships}. Baue weniger.</translation>
    </message>
    <message>
        <source>{target:target}: somebody else has the first points already. On this sheet it earns {later:points}.</source>
        <translation>{target:target}: Die ersten Punkte hat schon jemand anderes. Auf diesem Bogen bringt es {later:points}.</translation>
    </message>
    <message>
        <source>Traded with {player}: {gave:list} for {took:list}</source>
        <extracomment>{player} a name, {gave} and {took} &quot;2 Wood, 3 food&quot;</extracomment>
        <translation>Mit {player} getauscht: {gave:list} gegen {took:list}</translation>
    </message>
    <message>
        <source>A repair says “at”, and one of “replace”, “insert” and “remove”.</source>
        <translation>Eine Änderung nennt „at“ und eines von „replace“, „insert“ und „remove“.</translation>
    </message>
    <message>
        <source>No move has been made yet. A move can only be inserted.</source>
        <translation>Noch ist kein Spielzug gemacht. Es kann nur einer eingefügt werden.</translation>
    </message>
    <message>
        <source>The moves in this file contradict each other, so that it cannot be taken in. Export the match again.</source>
        <translation>Die Spielzüge in dieser Datei widersprechen einander; so kann sie nicht eingelesen werden. Exportiere die Partie noch einmal.</translation>
    </message>
    <message>
        <source>This match was taken in as a result: there is no sheet and no replay.</source>
        <translation>Diese Partie wurde als Ergebnis eingelesen: Es gibt keinen Bogen und keinen Rückblick.</translation>
    </message>
    <message>
        <source>Scores: {scores}, players: {players}. There must be one for each.</source>
        <translation>Punktzahlen: {scores}, Personen: {players}. Jede braucht genau eine.</translation>
    </message>
    <message>
        <source>This history was written by a newer Pegsheet (format {version}, known is {known}). Update Pegsheet here to read it.</source>
        <translation>Dieser Verlauf stammt von einem neueren Pegsheet (Format {version}, bekannt ist {known}). Aktualisiere Pegsheet hier, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>This is an export of BG Stats. Its plays are taken in as results under “Your data”, where a copy is brought back.</source>
        <translation>Das ist ein Export von BG Stats. Seine Partien werden unter „Deine Daten“ als Ergebnisse eingelesen, dort, wo eine Kopie zurückgeholt wird.</translation>
    </message>
    <message>
        <source>These are plays of BoardGameGeek. They are taken in as results under “Your data”, where a copy is brought back.</source>
        <translation>Das sind Partien von BoardGameGeek. Sie werden unter „Deine Daten“ als Ergebnisse eingelesen, dort, wo eine Kopie zurückgeholt wird.</translation>
    </message>
    <message>
        <source>These plays cannot be read: the file is cut off or damaged. Export them again.</source>
        <translation>Diese Partien sind nicht lesbar: Die Datei ist abgeschnitten oder beschädigt. Exportiere sie noch einmal.</translation>
    </message>
    <message>
        <source>Plays that stayed out: {plays}. They are of other games, not over or ignored, or lack a date, a name or somebody&apos;s points.</source>
        <translation>Partien, die draußen blieben: {plays}. Sie sind von anderen Spielen, nicht zu Ende oder dort ausgenommen, oder es fehlt ein Datum, ein Name oder eine Punktzahl.</translation>
    </message>
    <message>
        <source>Matches that cannot be read and are not in the file: {matches}. The others are.</source>
        <translation>Partien, die nicht lesbar sind und in der Datei fehlen: {matches}. Die anderen sind darin.</translation>
    </message>
    <message>
        <source>This match was read from a damaged file and can only be looked at. Save it as a file to go on with it elsewhere.</source>
        <translation>Diese Partie wurde aus einer beschädigten Datei gelesen und lässt sich nur ansehen. Sichere sie als Datei, um sie anderswo weiterzuspielen.</translation>
    </message>
    <message>
        <source>“{file}” is damaged and stays as it is.</source>
        <translation>„{file}“ ist beschädigt und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>“{field}” cannot be “{value}”. A word of up to 24 letters and digits stands there.</source>
        <extracomment>A word of the game&apos;s own, such as a kind of tile</extracomment>
        <translation>„{field}“ kann nicht „{value}“ sein. Dort steht ein Wort aus höchstens 24 Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>“{field}” contains a character that cannot be shown. Use letters, digits, spaces and punctuation.</source>
        <translation>„{field}“ enthält ein Zeichen, das nicht gezeigt werden kann. Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.</translation>
    </message>
    <message>
        <source>This card holds too much; {limit} numbers and texts are the most.</source>
        <translation>Diese Karte enthält zu viel; höchstens {limit} Zahlen und Texte sind möglich.</translation>
    </message>
    <message>
        <source>This card was merged into number {value} of this file, which is a card of another game. Only cards of one game are merged.</source>
        <translation>Diese Karte ging in Nummer {value} dieser Datei auf, eine Karte eines anderen Spiels. Zusammengeführt werden nur Karten desselben Spiels.</translation>
    </message>
    <message>
        <source>This card was merged into number {value} of this file, which is not taken in.</source>
        <translation>Diese Karte ging in Nummer {value} dieser Datei auf, die nicht übernommen wird.</translation>
    </message>
    <message>
        <source>This card library was written by a newer Pegsheet (format {version}, known is {known}). Update Pegsheet here to read it.</source>
        <translation>Diese Kartensammlung schrieb ein neueres Pegsheet (Format {version}, bekannt ist {known}). Aktualisiere Pegsheet hier, um sie zu lesen.</translation>
    </message>
    <message>
        <source>These codes belong to a set of {count}, of which {missing} are missing. What the others hold is taken in.</source>
        <translation>Diese Codes gehören zu einem Satz von {count}, von dem {missing} fehlen. Was die anderen enthalten, wird übernommen.</translation>
    </message>
    <message>
        <source>Matches of “{game}” are kept here, but cannot be shown yet.</source>
        <extracomment>The part in quotes is the name of a game</extracomment>
        <translation>Partien von „{game}“ sind hier aufbewahrt, lassen sich aber noch nicht zeigen.</translation>
    </message>
    <message>
        <source>There is no card {record} in “{file}”. Choose one of the card library.</source>
        <translation>In „{file}“ gibt es keine Karte {record}. Wähle eine aus der Kartensammlung.</translation>
    </message>
    <message>
        <source>Card {record} is in the bin or merged into another one. Restore it first.</source>
        <translation>Karte {record} liegt im Papierkorb oder ging in einer anderen auf. Hol sie zuerst zurück.</translation>
    </message>
    <message>
        <source>Card {other} says just that already. Merge the two, or restore that one from the bin.</source>
        <translation>Karte {other} sagt genau das schon. Führe die beiden zusammen, oder hol jene aus dem Papierkorb zurück.</translation>
    </message>
    <message>
        <source>Cards {record} and {other} cannot be merged. Choose two different cards of one game.</source>
        <translation>Die Karten {record} und {other} lassen sich nicht zusammenführen. Wähle zwei verschiedene Karten eines Spiels.</translation>
    </message>
    <message>
        <source>This code holds cards for the card library and no match. Take it in there.</source>
        <translation>Dieser Code enthält Karten für die Kartensammlung und keine Partie. Übernimm ihn dort.</translation>
    </message>
    <message>
        <source>This code holds a match and no cards. Take it over as a match.</source>
        <translation>Dieser Code enthält eine Partie und keine Karten. Übernimm ihn als Partie.</translation>
    </message>
    <message>
        <source>These cards do not fit into codes. Share them as a file.</source>
        <translation>Diese Karten passen nicht in Codes. Gib sie als Datei weiter.</translation>
    </message>
    <message>
        <source>{colour:colour}: exactly {needed} must be rolled, not {given}.</source>
        <extracomment>{colour} are dice of a colour: &quot;White dice&quot;</extracomment>
        <translation>{colour:colour}: Genau {needed} sind zu werfen, nicht {given}.</translation>
    </message>
    <message>
        <source>No dice are to be rolled now; the age is at “{phase:phase}”.</source>
        <translation>Jetzt sind keine Würfel zu werfen; das Zeitalter ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>Roll all your dice first; your first action of the age follows at once.</source>
        <translation>Wirf zuerst alle deine Würfel; deine erste Aktion des Zeitalters folgt sofort.</translation>
    </message>
    <message>
        <source>No reroll is left in this age.</source>
        <translation>In diesem Zeitalter ist keine Wurfwiederholung mehr übrig.</translation>
    </message>
    <message>
        <source>A reroll takes at least one die. Choose the dice to roll again.</source>
        <translation>Zur Wurfwiederholung gehört mindestens ein Würfel. Wähle, welche du neu wirfst.</translation>
    </message>
    <message>
        <source>{face:dieFace}: {there} available, not {given}. Choose among those that are available.</source>
        <translation>{face:dieFace}: {there} verfügbar, nicht {given}. Wähle unter den verfügbaren.</translation>
    </message>
    <message>
        <source>{chit:chit}: {there} available, not {given}. Choose among those that are available.</source>
        <translation>{chit:chit}: {there} verfügbar, nicht {given}. Wähle unter den verfügbaren.</translation>
    </message>
    <message>
        <source>{chit:chit}: a chit only counts as what it shows. Two dice can stand for something else, chits cannot.</source>
        <translation>{chit:chit}: Ein Marker zählt nur als das, was er zeigt. Zwei Würfel lassen sich eintauschen, Marker nicht.</translation>
    </message>
    <message>
        <source>{symbol:symbol}: dice that show something else do not count. Two dice stand for gold, stone or food only.</source>
        <translation>{symbol:symbol}: Würfel, die etwas anderes zeigen, zählen nicht. Zwei Würfel stehen nur für Gold, Stein oder Nahrung.</translation>
    </message>
    <message>
        <source>In this match two dice do not stand for food in a famine. Choose dice and chits that show food.</source>
        <translation>In dieser Partie lassen sich bei einer Hungersnot keine Würfel eintauschen. Wähle Würfel und Marker mit Nahrung.</translation>
    </message>
    <message>
        <source>{symbol:symbol}: two dice stand for one, so that those showing something else must be an even number, not {dice}.</source>
        <translation>{symbol:symbol}: Je zwei Würfel stehen für eins; von denen, die etwas anderes zeigen, braucht es eine gerade Zahl, nicht {dice}.</translation>
    </message>
    <message>
        <source>{symbol:symbol}: this needs {needed}, and {paid} is paid. Add {missing}.</source>
        <translation>{symbol:symbol}: Das kostet {needed}, bezahlt ist {paid}. Lege {missing} dazu.</translation>
    </message>
    <message>
        <source>{symbol:symbol}: this needs {needed}, and {paid} is paid. A die or chit can stay: there is no change.</source>
        <translation>{symbol:symbol}: Das kostet {needed}, bezahlt ist {paid}. Ein Würfel oder Marker kann liegen bleiben: Überzähliges verfällt.</translation>
    </message>
    <message>
        <source>Dice and chits stay on the table in this match. Leave them out here.</source>
        <translation>Würfel und Marker bleiben in dieser Partie auf dem Tisch. Lass sie hier weg.</translation>
    </message>
    <message>
        <source>Dice and chits are kept in this match. Say which are spent.</source>
        <translation>In dieser Partie werden Würfel und Marker mitgeführt. Sag, welche verbraucht werden.</translation>
    </message>
    <message>
        <source>No tile is left in column {column}, row {row}. Choose another one.</source>
        <translation>In Spalte {column}, Reihe {row} liegt kein Plättchen mehr. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>{kind:tileKind}: say which of the five on the board it replaces.</source>
        <extracomment>{kind} is a kind of tile</extracomment>
        <translation>{kind:tileKind}: Sag, welche der fünf auf dem Tableau ersetzt wird.</translation>
    </message>
    <message>
        <source>{kind:tileKind}: it replaces no development. Leave the place out.</source>
        <extracomment>{kind} is a kind of tile</extracomment>
        <translation>{kind:tileKind}: Das ersetzt keine Entwicklung. Lass den Platz weg.</translation>
    </message>
    <message>
        <source>Say in which row the tile lies: the row is the price.</source>
        <translation>Sag, in welcher Reihe das Plättchen liegt: Die Reihe ist der Preis.</translation>
    </message>
    <message>
        <source>The offer is kept in this match. Choose the tile there.</source>
        <translation>Die Auslage wird in dieser Partie mitgeführt. Wähle das Plättchen dort.</translation>
    </message>
    <message>
        <source>The offer stays on the table in this match. Enter the tile itself.</source>
        <translation>Die Auslage bleibt in dieser Partie auf dem Tisch. Gib das Plättchen selbst ein.</translation>
    </message>
    <message>
        <source>The offer has {needed} tiles, not {given}. Enter all of them.</source>
        <translation>Die Auslage hat {needed} Plättchen, nicht {given}. Gib alle ein.</translation>
    </message>
    <message>
        <source>No wonder is under construction. Buy one first.</source>
        <translation>Es ist kein Wunder im Bau. Kauf zuerst eins.</translation>
    </message>
    <message>
        <source>Nobody can have more than {dice:dice}, or more than {chits} chits of a kind. Correct the tiles.</source>
        <translation>Niemand kann mehr als {dice:dice} haben oder mehr als {chits} Marker einer Art. Berichtige die Plättchen.</translation>
    </message>
    <message>
        <source>Nothing is to be given back now; the age is at “{phase:phase}”.</source>
        <translation>Jetzt ist nichts abzugeben; das Zeitalter ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>{piece:piece}: {owed} to be given back, not {given}.</source>
        <extracomment>{piece} are dice of a colour or chits of a kind</extracomment>
        <translation>{piece:piece}: {owed} sind abzugeben, nicht {given}.</translation>
    </message>
    <message>
        <source>{piece:piece}: there are too few used ones. Give back at least {least} available, not {given}.</source>
        <extracomment>{piece} are dice of a colour or chits of a kind</extracomment>
        <translation>{piece:piece}: Es sind zu wenige verbraucht. Gib mindestens {least} verfügbare ab, nicht {given}.</translation>
    </message>
    <message>
        <source>Whoever has passed takes no more actions in this age.</source>
        <translation>Wer gepasst hat, führt in diesem Zeitalter keine Aktion mehr aus.</translation>
    </message>
    <message>
        <source>This turn&apos;s action has been taken. The next one comes with the next turn.</source>
        <translation>Die Aktion dieses Zuges ist ausgeführt. Die nächste kommt mit dem nächsten Zug.</translation>
    </message>
    <message>
        <source>The match is over. Undo a move to play on, or correct something.</source>
        <translation>Die Partie ist zu Ende. Nimm einen Spielzug zurück, um weiterzuspielen, oder berichtige etwas.</translation>
    </message>
    <message>
        <source>Only one player alone has an opponent who rolls dice.</source>
        <translation>Nur wer allein spielt, hat einen Gegner, der würfelt.</translation>
    </message>
    <message>
        <source>This number is entered already. Undo to change it.</source>
        <translation>Diese Zahl ist schon eingegeben. Mach rückgängig, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Here only final scores are counted. Enter a score, or set up a match to play.</source>
        <translation>Hier wird nur die Endwertung gezählt. Gib eine Wertung ein, oder lege eine Partie zum Spielen an.</translation>
    </message>
    <message>
        <source>This match is played move by move. To enter final scores, set up a new one with “Only the final score”.</source>
        <translation>Diese Partie wird Spielzug für Spielzug gespielt. Für Endstände richte eine neue mit „Nur der Endstand“ ein.</translation>
    </message>
    <message>
        <source>Somebody else stands at place {place} of the last turn order. Choose another place.</source>
        <translation>An Platz {place} der letzten Zugreihenfolge steht schon jemand. Wähle einen anderen Platz.</translation>
    </message>
    <message>
        <source>The tiles of this match are known, and counted by the app.</source>
        <translation>Die Plättchen dieser Partie sind bekannt und werden von selbst gezählt.</translation>
    </message>
    <message>
        <source>Random matches need a set of tiles and events, and none is here.</source>
        <translation>Zufällige Partien brauchen Plättchen und Ereignisse, und hier sind keine.</translation>
    </message>
    <message>
        <source>{field:field}: nothing to correct as this match stands. The age is at “{phase:phase}”.</source>
        <translation>{field:field}: So wie die Partie steht, ist da nichts zu berichtigen. Das Zeitalter ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>{field:field} belongs to a player. Say which one.</source>
        <translation>{field:field}: Das gehört zu jemandem am Tisch. Sag, zu wem.</translation>
    </message>
    <message>
        <source>A turn order names each of {players:players} once.</source>
        <translation>In einer Zugreihenfolge steht bei {players:players} jeder genau einmal.</translation>
    </message>
    <message>
        <source>Column {column}, row {row}: that tile is of {age:score}, and the offer is that of {needed:score}. Enter one of {needed:score}.</source>
        <extracomment>{age} &quot;Age II&quot;; the place of a tile in the offer of an age</extracomment>
        <translation>Spalte {column}, Reihe {row}: Das Plättchen gehört zu {age:score}, die Auslage zu {needed:score}. Gib eines aus {needed:score} ein.</translation>
    </message>
    <message>
        <source>That tile is of {age:score}, and this is {needed:score}. Choose one of {needed:score}; what lies there all the same can be corrected.</source>
        <extracomment>{age} &quot;Age II&quot;</extracomment>
        <translation>Das Plättchen gehört zu {age:score}, und dies ist {needed:score}. Wähle eines aus {needed:score}; was trotzdem daliegt, lässt sich berichtigen.</translation>
    </message>
    <message>
        <source>Developments on the sheet: {given}. One is bought a turn, and alone a match has {rounds} turns.</source>
        <translation>Errungenschaften auf dem Bogen: {given}. Gekauft wird eine im Zug, und allein hat eine Partie {rounds} Züge.</translation>
    </message>
    <message>
        <source>Developments on the sheet: {given}. One is bought a turn, and the match ends in the round in which somebody has {most}; with “Longer game” {longer}.</source>
        <extracomment>The part in quotes is the name of an option at set-up</extracomment>
        <translation>Errungenschaften auf dem Bogen: {given}. Gekauft wird eine im Zug, und die Partie endet mit der Runde, in der jemand {most} hat; mit „Längere Partie“ {longer}.</translation>
    </message>
    <message>
        <source>Developments on the sheet: {given}. One is bought a turn, and the match ends in the round in which somebody has {most}.</source>
        <translation>Errungenschaften auf dem Bogen: {given}. Gekauft wird eine im Zug, und die Partie endet mit der Runde, in der jemand {most} hat.</translation>
    </message>
    <message>
        <source>dice and chits stay as they are: correct them too</source>
        <extracomment>Of a tile that was corrected</extracomment>
        <translation>Würfel und Marker bleiben, wie sie sind: Berichtige sie auch</translation>
    </message>
    <message>
        <source>{kind:tileKind}: cannot lie here. This place is for another kind: {needed:tileKind}.</source>
        <extracomment>Both are kinds of tiles</extracomment>
        <translation>{kind:tileKind}: Das kann hier nicht liegen. Dieser Platz ist für eine andere Art: {needed:tileKind}.</translation>
    </message>
    <message>
        <source>Nobody was further behind in books.</source>
        <translation>Niemand lag bei den Büchern weiter hinten.</translation>
    </message>
    <message>
        <source>None of the developments on the board shows points.</source>
        <translation>Keine der Entwicklungen auf dem Tableau zeigt Siegpunkte.</translation>
    </message>
    <message>
        <source>There is no advisor.</source>
        <translation>Es gibt keinen Berater.</translation>
    </message>
    <message>
        <source>The advisor shows no points.</source>
        <translation>Der Berater zeigt keine Siegpunkte.</translation>
    </message>
    <message>
        <source>No colony was bought.</source>
        <translation>Es wurde keine Kolonie gekauft.</translation>
    </message>
    <message>
        <source>None of the colonies shows points.</source>
        <translation>Keine der Kolonien zeigt Siegpunkte.</translation>
    </message>
    <message>
        <source>No wonder was built.</source>
        <translation>Es wurde kein Wunder gebaut.</translation>
    </message>
    <message>
        <source>The wonder is still under construction, and no other was built.</source>
        <translation>Das Wunder ist noch im Bau, und kein anderes wurde fertig.</translation>
    </message>
    <message>
        <source>None of the built wonders shows points.</source>
        <translation>Keines der fertigen Wunder zeigt Siegpunkte.</translation>
    </message>
    <message>
        <source>None were entered.</source>
        <translation>Es wurden keine eingegeben.</translation>
    </message>
    <message>
        <source>Card {record} is not in the bin. Put it there before it is deleted for good.</source>
        <translation>Karte {record} ist nicht im Papierkorb. Leg sie erst dorthin, bevor du sie endgültig löschst.</translation>
    </message>
    <message>
        <source>{age:score}: famine {famine}, war {war}</source>
        <extracomment>{age} &quot;Age III&quot;; what its event asks for</extracomment>
        <translation>{age:score}: Hungersnot {famine}, Krieg {war}</translation>
    </message>
    <message>
        <source>The opponent rolled {books:bookShown}</source>
        <extracomment>The opponent of one player alone</extracomment>
        <translation>Wurf des Gegners: {books:bookShown}</translation>
    </message>
    <message>
        <source>The opponent&apos;s die showed {d4}</source>
        <extracomment>The opponent of one player alone; {d4} what the die with four sides shows</extracomment>
        <translation>Würfel des Gegners: {d4}</translation>
    </message>
    <message>
        <source>Rolled {dice}</source>
        <extracomment>{dice} what they show: &quot;2 × 1 gold, 3 books (blue)&quot;</extracomment>
        <translation>Gewürfelt: {dice}</translation>
    </message>
    <message>
        <source>Used a reroll for {dice}</source>
        <extracomment>{dice} what those showed that are rolled again</extracomment>
        <translation>Wurfwiederholung für {dice}</translation>
    </message>
    <message>
        <source>Used a reroll</source>
        <translation>Wurfwiederholung genutzt</translation>
    </message>
    <message>
        <source>Bought: {tile}</source>
        <extracomment>{tile} its name, or its kind</extracomment>
        <translation>Gekauft: {tile}</translation>
    </message>
    <message>
        <source>Built: {tile}</source>
        <extracomment>{tile} a wonder, by its name or kind</extracomment>
        <translation>Gebaut: {tile}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Gave back {pieces}</source>
        <extracomment>{pieces} dice and chits that were available</extracomment>
        <translation>Zurückgegeben: {pieces}</translation>
    </message>
    <message>
        <source>Gave back used pieces only</source>
        <translation>Nur Verbrauchtes zurückgegeben</translation>
    </message>
    <message>
        <source>Books: spent {pieces}</source>
        <extracomment>{pieces} dice and chits</extracomment>
        <translation>Bücher: {pieces} ausgegeben</translation>
    </message>
    <message>
        <source>Famine: spent {pieces}</source>
        <extracomment>{pieces} dice and chits</extracomment>
        <translation>Hungersnot: {pieces} ausgegeben</translation>
    </message>
    <message>
        <source>War: spent {pieces}</source>
        <extracomment>{pieces} dice and chits</extracomment>
        <translation>Krieg: {pieces} ausgegeben</translation>
    </message>
    <message>
        <source>Books: spent nothing</source>
        <translation>Bücher: nichts ausgegeben</translation>
    </message>
    <message>
        <source>Famine: spent nothing</source>
        <translation>Hungersnot: nichts ausgegeben</translation>
    </message>
    <message>
        <source>War: spent nothing</source>
        <translation>Krieg: nichts ausgegeben</translation>
    </message>
    <message>
        <source>Spent {books:bookShown}</source>
        <translation>Ausgegeben: {books:bookShown}</translation>
    </message>
    <message>
        <source>Enough food in the famine: {players}</source>
        <extracomment>{players} names</extracomment>
        <translation>Genug Nahrung in der Hungersnot: {players}</translation>
    </message>
    <message>
        <source>Nobody had enough food in the famine</source>
        <translation>Niemand hatte in der Hungersnot genug Nahrung</translation>
    </message>
    <message>
        <source>Unspent strength: {strength}</source>
        <translation>Unverbrauchte Stärke: {strength}</translation>
    </message>
    <message>
        <source>Points on tiles: developments {developments}, advisor {advisor}, colonies {colonies}, wonders {wonders}</source>
        <extracomment>Points on tiles, kind by kind</extracomment>
        <translation>Punkte auf Plättchen: Entwicklungen {developments}, Berater {advisor}, Kolonien {colonies}, Wunder {wonders}</translation>
    </message>
    <message>
        <source>Entered {player}&apos;s final score</source>
        <extracomment>{player} a name; the score as it was counted on the table</extracomment>
        <translation>Endstand eingetragen: {player}</translation>
    </message>
    <message>
        <source>The table corrected {player}&apos;s board: {why}</source>
        <extracomment>{player} a name, {why} the table&apos;s own words</extracomment>
        <translation>Der Tisch hat das Tableau berichtigt ({player}): {why}</translation>
    </message>
    <message>
        <source>The table corrected {player}&apos;s board</source>
        <extracomment>{player} a name</extracomment>
        <translation>Der Tisch hat das Tableau berichtigt: {player}</translation>
    </message>
    <message>
        <source>Entered from now on: {depth:depth}</source>
        <extracomment>From this age on so much is entered: {depth} &quot;Tiles&quot;, &quot;Everything&quot;</extracomment>
        <translation>Von nun an wird eingetragen: {depth:depth}</translation>
    </message>
    <message>
        <source>Tiles on offer: {tiles}</source>
        <extracomment>The offer was entered</extracomment>
        <translation>Plättchen in der Auslage: {tiles}</translation>
    </message>
    <message>
        <source>its marker is at {books}</source>
        <extracomment>{books} where the opponent&apos;s marker stands on the book track</extracomment>
        <translation>seine Scheibe steht auf {books}</translation>
    </message>
    <message>
        <source>removed: {tile}</source>
        <extracomment>{tile} what the opponent took out of the offer</extracomment>
        <translation>entfernt: {tile}</translation>
    </message>
    <message>
        <source>no tile goes</source>
        <translation>kein Plättchen verschwindet</translation>
    </message>
    <message>
        <source>roll it again</source>
        <translation>neu würfeln</translation>
    </message>
    <message>
        <source>rerolls left: {left}</source>
        <extracomment>{left} how many rerolls are still available</extracomment>
        <translation>übrige Wurfwiederholungen: {left}</translation>
    </message>
    <message>
        <source>paid {pieces}</source>
        <extracomment>{pieces} dice and chits that something was paid with</extracomment>
        <translation>bezahlt mit {pieces}</translation>
    </message>
    <message>
        <source>{lost} too much</source>
        <extracomment>{lost} more than the price: there is no change</extracomment>
        <translation>{lost} zu viel</translation>
    </message>
    <message>
        <source>replaces {tile}</source>
        <extracomment>{tile} what the new tile lies on</extracomment>
        <translation>ersetzt {tile}</translation>
    </message>
    <message>
        <source>new: {gains}</source>
        <extracomment>{gains} dice and chits out of the supply</extracomment>
        <translation>neu: {gains}</translation>
    </message>
    <message>
        <source>back: {pieces}</source>
        <extracomment>{pieces} dice and chits that went back to the supply</extracomment>
        <translation>zurück: {pieces}</translation>
    </message>
    <message>
        <source>{piece:piece}: {inPlay} are in play, the box holds {supply}</source>
        <extracomment>The supply of the box runs short: {piece} &quot;Red dice&quot;</extracomment>
        <translation>{piece:piece}: {inPlay} im Spiel, in der Schachtel sind {supply}</translation>
    </message>
    <message>
        <source>everybody has passed</source>
        <translation>alle haben gepasst</translation>
    </message>
    <message>
        <source>{player}&apos;s book marker is at {books}</source>
        <extracomment>{player} a name, {books} where the marker stands on the book track</extracomment>
        <translation>Bücherscheibe von {player}: {books}</translation>
    </message>
    <message>
        <source>Points for books: {points}</source>
        <extracomment>Points for books, by player: &quot;Anna 2&quot;</extracomment>
        <translation>Punkte für Bücher: {points}</translation>
    </message>
    <message>
        <source>Points for the famine: {points}</source>
        <extracomment>Points for the famine, by player: &quot;Anna 3&quot;</extracomment>
        <translation>Punkte für die Hungersnot: {points}</translation>
    </message>
    <message>
        <source>Points for the war: {points}</source>
        <extracomment>Points for the war, by player: &quot;Anna 3&quot;</extracomment>
        <translation>Punkte für den Krieg: {points}</translation>
    </message>
    <message>
        <source>No points for books</source>
        <translation>Keine Punkte für Bücher</translation>
    </message>
    <message>
        <source>Too little food: {players}</source>
        <extracomment>{players} names: who got no points in the famine</extracomment>
        <translation>Zu wenig Nahrung: {players}</translation>
    </message>
    <message>
        <source>Too little strength: {players}</source>
        <extracomment>{players} names: who got no points in the war</extracomment>
        <translation>Zu wenig Stärke: {players}</translation>
    </message>
    <message>
        <source>Turn order now: {players}</source>
        <extracomment>{players} names, the first player first</extracomment>
        <translation>Neue Zugreihenfolge: {players}</translation>
    </message>
    <message>
        <source>the turn order stays</source>
        <translation>die Zugreihenfolge bleibt</translation>
    </message>
    <message>
        <source>{age:score} is over</source>
        <extracomment>{age} &quot;Age III&quot;</extracomment>
        <translation>{age:score} ist zu Ende</translation>
    </message>
    <message>
        <source>{field:field}: {tile}</source>
        <extracomment>{tile} what lies there now</extracomment>
        <translation>{field:field}: {tile}</translation>
    </message>
    <message>
        <source>{field:field}: none</source>
        <extracomment>No tile lies there now
----------
{field} what was set; nothing is there now</extracomment>
        <translation>{field:field}: keines</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>has not passed</source>
        <translation>hat nicht gepasst</translation>
    </message>
    <message>
        <source>it is {player}&apos;s turn</source>
        <extracomment>{player} a name: whose turn it is now</extracomment>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>Only points are kept in this age: actions are made at the table, and not entered.</source>
        <translation>In diesem Zeitalter werden nur Punkte geführt: Aktionen macht ihr am Tisch, eingetragen werden sie nicht.</translation>
    </message>
    <message>
        <source>No famine was met.</source>
        <translation>Keine Hungersnot wurde überstanden.</translation>
    </message>
    <message>
        <source>No war was met.</source>
        <translation>Kein Krieg wurde überstanden.</translation>
    </message>
    <message>
        <source>Standard input is closed or cannot be read. Open it, or name a file.</source>
        <translation>Die Standardeingabe ist geschlossen oder nicht lesbar. Öffne sie, oder nenne eine Datei.</translation>
    </message>
    <message>
        <source>Pegsheet cannot go on: {reason}. What was reported as saved is saved; try again, and report it if it happens again.</source>
        <translation>Pegsheet kann nicht weitermachen: {reason}. Was als gesichert gemeldet wurde, ist gesichert; versuche es noch einmal, und melde es, wenn es wieder vorkommt.</translation>
    </message>
    <message>
        <source>“{file}-wal” was moved, replaced or deleted while “{file}” was open, and what was done last is not there. Open it anew.</source>
        <extracomment>“-wal” is the end of a file&apos;s name</extracomment>
        <translation>„{file}-wal“ wurde verschoben, ersetzt oder gelöscht, während „{file}“ offen war, und was zuletzt getan wurde, ist nicht da. Öffne die Datei neu.</translation>
    </message>
    <message>
        <source>“{file}” was moved, replaced or deleted while it was open, and what was done last is not in it. Put it back where it was, or open it anew.</source>
        <translation>„{file}“ wurde verschoben, ersetzt oder gelöscht, während sie offen war, und was zuletzt getan wurde, steht nicht darin. Lege die Datei zurück, oder öffne sie neu.</translation>
    </message>
    <message>
        <source>“{file}” is gone or empty, but there are copies of it. Put it back, or use a copy.</source>
        <translation>„{file}“ ist verschwunden oder leer, aber es gibt Kopien davon. Leg die Datei zurück oder nimm eine Kopie.</translation>
    </message>
    <message>
        <source>Beside “{file}” lay the rest of another file. It is set aside as “{name}”; the database itself is whole.</source>
        <translation>Neben „{file}“ lag der Rest einer anderen Datei. Er heißt jetzt „{name}“; die Datenbank selbst ist ganz.</translation>
    </message>
    <message>
        <source>It is not certain that the last changes to “{file}” are on the disk. Check before you make them again.</source>
        <translation>Ob das zuletzt in „{file}“ Geschriebene auf dem Datenträger ist, steht nicht fest. Sieh nach, bevor du es noch einmal tust.</translation>
    </message>
    <message>
        <source>The place contains a character that cannot be shown. Use letters, digits, spaces and punctuation.</source>
        <extracomment>Where a match was played</extracomment>
        <translation>Der Ort enthält ein Zeichen, das sich nicht zeigen lässt. Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.</translation>
    </message>
    <message>
        <source>The note contains a character that cannot be shown. Use letters, digits, spaces and punctuation.</source>
        <extracomment>What is worth remembering of a match or of a card</extracomment>
        <translation>Die Notiz enthält ein Zeichen, das sich nicht zeigen lässt. Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.</translation>
    </message>
    <message>
        <source>“{file}” is a pipe, a device or a socket. Save what it holds as a file first, or hand it over by standard input, as “-”.</source>
        <translation>„{file}“ ist eine Pipe, ein Gerät oder ein Socket. Sichere den Inhalt erst als Datei, oder gib ihn über die Standardeingabe, als „-“.</translation>
    </message>
    <message>
        <source>“{file}” is a pipe, a device or a socket and stays as it is. Name a file.</source>
        <translation>„{file}“ ist eine Pipe, ein Gerät oder ein Socket und bleibt, wie es ist. Nenne eine Datei.</translation>
    </message>
    <message>
        <source>The picture “{file}” has too many pixels; {limit} million are the limit. Make it smaller, or take another one.</source>
        <translation>Das Bild „{file}“ hat zu viele Pixel; {limit} Millionen sind die Grenze. Verkleinere es, oder nimm ein anderes.</translation>
    </message>
    <message>
        <source>The picture “{file}” is of a kind that is not read. Take a PNG, a JPEG or a screenshot.</source>
        <translation>Das Bild „{file}“ ist von einer Art, die nicht gelesen wird. Nimm ein PNG, ein JPEG oder ein Bildschirmfoto.</translation>
    </message>
    <message>
        <source>“{file}” is what is open here. Choose a copy of it, or the file of another device.</source>
        <translation>„{file}“ ist hier gerade offen. Wähle eine Kopie davon, oder die Datei eines anderen Geräts.</translation>
    </message>
    <message>
        <source>The places were laid out</source>
        <translation>Die Orte wurden ausgelegt</translation>
    </message>
    <message>
        <source>Threw the hand back</source>
        <translation>Warf die Hand ab</translation>
    </message>
    <message>
        <source>Took {first:card} and {second:card}</source>
        <extracomment>{first} and {second} are cards</extracomment>
        <translation>Nahm {first:card} und {second:card}</translation>
    </message>
    <message>
        <source>Turned up: {card:card}</source>
        <extracomment>{card} a card</extracomment>
        <translation>Aufgedeckt: {card:card}</translation>
    </message>
    <message>
        <source>Free bid by {by:source}</source>
        <extracomment>{by} a card</extracomment>
        <translation>Gratisgebot durch {by:source}</translation>
    </message>
    <message>
        <source>Redrew by {by:source}: {card:card}</source>
        <extracomment>{by} a card, {card} the card that is open now</extracomment>
        <translation>Neu gezogen durch {by:source}: {card:card}</translation>
    </message>
    <message>
        <source>Took {card:card}</source>
        <extracomment>{card} a card</extracomment>
        <translation>Nahm {card:card} an</translation>
    </message>
    <message>
        <source>Used {by:source} to repeat {again:source}</source>
        <extracomment>{by} and {again} are places or cards</extracomment>
        <translation>Wiederholte mit {by:source}: {again:source}</translation>
    </message>
    <message>
        <source>Used {by:source}</source>
        <extracomment>{by} a place or card</extracomment>
        <translation>Nutzte {by:source}</translation>
    </message>
    <message>
        <source>Refreshed after the Conflict</source>
        <translation>Erneuerte nach dem Feldzug</translation>
    </message>
    <message>
        <source>Played {card:card}</source>
        <extracomment>{card} a card</extracomment>
        <translation>Spielte {card:card}</translation>
    </message>
    <message>
        <source>Repaired: {location:location}</source>
        <extracomment>{location} a place</extracomment>
        <translation>Wiederaufgebaut: {location:location}</translation>
    </message>
    <message>
        <source>Exchanged {first:location} and {second:location}</source>
        <extracomment>{first} and {second} are places</extracomment>
        <translation>Tauschte {first:location} und {second:location}</translation>
    </message>
    <message>
        <source>Moved {card:card} to position {position}</source>
        <extracomment>{card} a card</extracomment>
        <translation>Verschob {card:card} auf Platz {position}</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <translation>Alle sind fertig</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Nothing more comes of it: all that applies was chosen</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Bid axes: {axes}</source>
        <translation>Äxte geboten: {axes}</translation>
    </message>
    <message>
        <source>The table corrected {player}&apos;s empire: {why}</source>
        <extracomment>{player} a name, {why} the table&apos;s own words</extracomment>
        <translation>Der Tisch hat das Reich von {player} berichtigt: {why}</translation>
    </message>
    <message>
        <source>The table corrected {player}&apos;s empire</source>
        <extracomment>{player} a name</extracomment>
        <translation>Der Tisch hat das Reich von {player} berichtigt</translation>
    </message>
    <message>
        <source>round {round}: {phase:space}</source>
        <extracomment>{space} a space of the round track</extracomment>
        <translation>Runde {round}: {phase:space}</translation>
    </message>
    <message>
        <source>{card:card} is refreshed</source>
        <extracomment>{card} a card</extracomment>
        <translation>{card:card} ist erneuert</translation>
    </message>
    <message>
        <source>{location:location} at position {position} is destroyed</source>
        <extracomment>{location} a place</extracomment>
        <translation>{location:location} auf Platz {position} ist zerstört</translation>
    </message>
    <message>
        <source>{card:card} lies at {location:location}, position {position}</source>
        <extracomment>{card} a card, {location} a place</extracomment>
        <translation>{card:card} liegt bei: {location:location}, Platz {position}</translation>
    </message>
    <message>
        <source>{card:card} is gone: no healthy place is left</source>
        <extracomment>{card} a card</extracomment>
        <translation>{card:card} ist weg: Kein Ort ist mehr unversehrt</translation>
    </message>
    <message>
        <source>{player} has the start marker</source>
        <extracomment>{player} a name</extracomment>
        <translation>{player} hat den Startspielermarker</translation>
    </message>
    <message>
        <source>Points for {player}: {points} ({what:score})</source>
        <extracomment>{player} a name, {what} what the points came from; points that were lost are below zero</extracomment>
        <translation>Punkte für {player}: {points} ({what:score})</translation>
    </message>
    <message>
        <source>unrest for {player}: {first:location} and {second:location} change places</source>
        <extracomment>{player} a name, {first} and {second} are places</extracomment>
        <translation>Aufruhr bei {player}: {first:location} und {second:location} tauschen die Plätze</translation>
    </message>
    <message>
        <source>{player}: strength {abilities} + {bid}, the strongest</source>
        <extracomment>{player} a name; strength of abilities and of what was bid</extracomment>
        <translation>{player}: Stärke {abilities} + {bid}, die höchste</translation>
    </message>
    <message>
        <source>{player}: strength {abilities} + {bid}</source>
        <extracomment>{player} a name; strength of abilities and of what was bid</extracomment>
        <translation>{player}: Stärke {abilities} + {bid}</translation>
    </message>
    <message>
        <source>This is not possible now: the match is at “{phase:phase}”.</source>
        <extracomment>{phase} where the match stands, in quotes</extracomment>
        <translation>Das geht jetzt nicht: Die Partie ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>That is over already: {part:part}.</source>
        <extracomment>{part} a phase</extracomment>
        <translation>Das ist schon vorbei: {part:part}.</translation>
    </message>
    <message>
        <source>{part:part} is begun. End it before the other part begins.</source>
        <extracomment>{part} a phase</extracomment>
        <translation>{part:part} ist begonnen. Beende das, bevor der andere Teil beginnt.</translation>
    </message>
    <message>
        <source>The match is over. A long touch corrects this.</source>
        <translation>Die Partie ist zu Ende. Langes Drücken berichtigt das.</translation>
    </message>
    <message>
        <source>Only finished empires are counted here. Enter each as a whole.</source>
        <translation>Hier werden nur fertige Reiche gezählt. Trag jedes als Ganzes ein.</translation>
    </message>
    <message>
        <source>Finished empires are entered in a match of their own, set up with “Only the final score”.</source>
        <translation>Fertige Reiche kommen in eine eigene Partie, eingerichtet mit „Nur der Endstand“.</translation>
    </message>
    <message>
        <source>Resources and hands stay behind the screens in this match. Leave them out here.</source>
        <translation>Ressourcen und Handkarten bleiben in dieser Partie hinter den Sichtschirmen. Lass sie hier weg.</translation>
    </message>
    <message>
        <source>This game is for {min} to {max} players, not {given}.</source>
        <translation>Dieses Spiel ist für {min} bis {max} Personen, nicht {given}.</translation>
    </message>
    <message>
        <source>Nothing can be simulated without a box: the rulebook does not print the cards.</source>
        <translation>Ohne Schachtel lässt sich nichts simulieren: Die Karten stehen nicht in der Anleitung.</translation>
    </message>
    <message>
        <source>{card:card} is in play already. Look at its kind and number again.</source>
        <extracomment>{card} a Disaster card</extracomment>
        <translation>{card:card} ist schon im Spiel. Schau noch einmal auf Art und Zahl.</translation>
    </message>
    <message>
        <source>{card:card} is not open. Choose an open Disaster.</source>
        <extracomment>{card} a Disaster card</extracomment>
        <translation>{card:card} liegt nicht offen. Wähle eine offene Krise.</translation>
    </message>
    <message>
        <source>Two Disasters are open. Say which one is meant.</source>
        <translation>Zwei Krisen sind offen. Sag, welche gemeint ist.</translation>
    </message>
    <message>
        <source>Two places are equally near. Say which position is destroyed: {allowed}.</source>
        <translation>Zwei Orte sind gleich nah. Sag, welcher Platz zerstört wird: {allowed}.</translation>
    </message>
    <message>
        <source>Position {hit} is not hit. What can be destroyed: {allowed}.</source>
        <translation>Platz {hit} ist nicht betroffen. Zerstört werden kann: {allowed}.</translation>
    </message>
    <message>
        <source>Say at which position the Innovation is laid: {allowed}.</source>
        <translation>Sag, auf welchen Platz die Innovation kommt: {allowed}.</translation>
    </message>
    <message>
        <source>{location:location} at position {position} is destroyed. An Innovation goes to a healthy place.</source>
        <extracomment>{location} a place</extracomment>
        <translation>{location:location} auf Platz {position} ist zerstört. Eine Innovation kommt an einen unversehrten Ort.</translation>
    </message>
    <message>
        <source>Position {position} has more Innovations than others. Those with the fewest come first: {allowed}.</source>
        <translation>Auf Platz {position} liegen mehr Innovationen als anderswo. Erst kommen die Plätze mit den wenigsten: {allowed}.</translation>
    </message>
    <message>
        <source>no healthy place is left</source>
        <translation>kein Ort ist mehr unversehrt</translation>
    </message>
    <message>
        <source>Shortage is declared right after taking a Disaster, with fewer than 5 resources.</source>
        <translation>Ressourcenknappheit erklärt man, gleich nachdem man eine Krise angenommen hat, mit weniger als 5 Ressourcen.</translation>
    </message>
    <message>
        <source>Too many: {given}. Take {most} at most, so that there are 5 resources.</source>
        <translation>Zu viele: {given}. Nimm höchstens {most}, damit es 5 Ressourcen sind.</translation>
    </message>
    <message>
        <source>{by:source} does not lie in this row.</source>
        <extracomment>{by} a place or a card</extracomment>
        <translation>{by:source} liegt nicht in dieser Reihe.</translation>
    </message>
    <message>
        <source>{by:source}: what it does is not known yet. Enter its ability first.</source>
        <extracomment>{by} a card</extracomment>
        <translation>{by:source}: Was das tut, ist noch nicht bekannt. Trag zuerst die Fähigkeit ein.</translation>
    </message>
    <message>
        <source>what it does is not known</source>
        <translation>was es tut, ist nicht bekannt</translation>
    </message>
    <message>
        <source>{by:source} rests while {location:location} is destroyed.</source>
        <extracomment>{by} a place or a card, {location} the place at which it lies</extracomment>
        <translation>{by:source} ruht, solange dieser Ort zerstört ist: {location:location}.</translation>
    </message>
    <message>
        <source>its place is destroyed</source>
        <translation>der Ort ist zerstört</translation>
    </message>
    <message>
        <source>{by:source} works at another time: {when:when}.</source>
        <extracomment>{by} a place or a card, {when} when it works</extracomment>
        <translation>{by:source} wirkt zu einer anderen Zeit: {when:when}.</translation>
    </message>
    <message>
        <source>{by:source} has no such ability.</source>
        <extracomment>{by} a place or a card</extracomment>
        <translation>{by:source} hat so eine Fähigkeit nicht.</translation>
    </message>
    <message>
        <source>{by:source} is exhausted. It works again once it is refreshed.</source>
        <extracomment>{by} a card</extracomment>
        <translation>{by:source} ist erschöpft. Erneuert wirkt es wieder.</translation>
    </message>
    <message>
        <source>{card:card} does not show what {by:source} bids.</source>
        <extracomment>{card} a Disaster, {by} a card</extracomment>
        <translation>{card:card} zeigt nicht, was {by:source} bietet.</translation>
    </message>
    <message>
        <source>{by:source} works at most {most} × in a phase.</source>
        <extracomment>{by} a place or a card</extracomment>
        <translation>{by:source} wirkt in einer Runde höchstens {most}-mal.</translation>
    </message>
    <message>
        <source>{card:card} is not exhausted, or out of reach. Choose another one.</source>
        <extracomment>{card} a card</extracomment>
        <translation>{card:card} ist nicht erschöpft oder außer Reichweite. Wähle etwas anderes.</translation>
    </message>
    <message>
        <source>Choose {needed} to refresh, not {given}.</source>
        <translation>Wähle {needed} zum Erneuern, nicht {given}.</translation>
    </message>
    <message>
        <source>{effect:effect} does not go with this time: {when:when}.</source>
        <extracomment>{effect} what an ability does, {when} when</extracomment>
        <translation>{effect:effect} passt nicht zu dieser Zeit: {when:when}.</translation>
    </message>
    <message>
        <source>Only {most} cards are played or sold in an Industry phase.</source>
        <translation>In einer Industrierunde werden nur {most} Karten gespielt oder verkauft.</translation>
    </message>
    <message>
        <source>{location:location} at position {position} is healthy already.</source>
        <extracomment>{location} a place</extracomment>
        <translation>{location:location} auf Platz {position} ist schon unversehrt.</translation>
    </message>
    <message>
        <source>Only one place is repaired in an Industry phase.</source>
        <translation>In einer Industrierunde wird nur ein Ort wiederaufgebaut.</translation>
    </message>
    <message>
        <source>{by:source} does not reach position {position}.</source>
        <extracomment>{by} a card</extracomment>
        <translation>{by:source} reicht nicht bis Platz {position}.</translation>
    </message>
    <message>
        <source>{card:card} lies there already. It moves to another place.</source>
        <extracomment>{card} a card</extracomment>
        <translation>{card:card} liegt schon dort. Sie kommt an einen anderen Ort.</translation>
    </message>
    <message>
        <source>The value of {location:location} is not known yet. Enter it first: unrest goes by the values.</source>
        <extracomment>{location} a place</extracomment>
        <translation>Der Wert ist noch nicht bekannt: {location:location}. Trag ihn zuerst ein: Der Aufruhr richtet sich nach den Werten.</translation>
    </message>
    <message>
        <source>values are not known</source>
        <translation>Werte sind nicht bekannt</translation>
    </message>
    <message>
        <source>Between {max} and {min} there is no strength. Look at the three tiers of the card again.</source>
        <translation>Zwischen {max} und {min} liegt keine Stärke. Schau noch einmal auf die drei Stufen der Karte.</translation>
    </message>
    <message>
        <source>That is entered already. Undo takes it back.</source>
        <translation>Das ist schon eingetragen. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>A hand can be thrown back only once.</source>
        <translation>Die Hand wird nur einmal abgeworfen.</translation>
    </message>
    <message>
        <source>No two places have the same value: {value} is that of {location:location} and of {other:location}.</source>
        <extracomment>{location} and {other} are places</extracomment>
        <translation>Keine zwei Orte haben den gleichen Wert: {value} stünde bei {location:location} und {other:location}.</translation>
    </message>
    <message>
        <source>Nothing is entered. Say at least one thing that is printed.</source>
        <translation>Nichts ist eingetragen. Trag mindestens eine gedruckte Angabe ein.</translation>
    </message>
    <message>
        <source>The round track ends with “End”. Nothing comes after it.</source>
        <translation>Die Rundenleiste endet mit „Ende“. Danach kommt nichts mehr.</translation>
    </message>
    <message>
        <source>{space:space} is only on the side for three and four players.</source>
        <extracomment>{space} a space of the round track</extracomment>
        <translation>{space:space} gibt es nur auf der Seite für drei und vier.</translation>
    </message>
    <message>
        <source>Nothing in this row counts resources.</source>
        <translation>Nichts in dieser Reihe zählt Ressourcen.</translation>
    </message>
    <message>
        <source>it works at another time</source>
        <translation>es wirkt zu einer anderen Zeit</translation>
    </message>
    <message>
        <source>no other ability brings points</source>
        <translation>keine andere Fähigkeit bringt Punkte</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>no Innovation</source>
        <translation>keine Innovation</translation>
    </message>
    <message>
        <source>{field:field}: this cannot be corrected like that while the match is at “{phase:phase}”.</source>
        <translation>{field:field}: Das lässt sich so nicht berichtigen, solange die Partie bei „{phase:phase}“ ist.</translation>
    </message>
    <message>
        <source>Nothing is corrected. Change at least one field.</source>
        <translation>Nichts ist berichtigt. Ändere mindestens ein Feld.</translation>
    </message>
    <message>
        <source>This belongs to the turn, not to a player.</source>
        <translation>Das gehört zum Zug, nicht zu jemandem.</translation>
    </message>
    <message>
        <source>This belongs to a player. Say which one.</source>
        <translation>Das gehört zu jemandem. Sag, zu wem.</translation>
    </message>
    <message>
        <source>Card {record} of the library is the same card and says otherwise. Change that one instead.</source>
        <translation>Karte {record} der Kartensammlung ist dieselbe und sagt etwas anderes. Ändere stattdessen diese.</translation>
    </message>
    <message>
        <source>Exchanged by {by:source}</source>
        <extracomment>{by} a place or card</extracomment>
        <translation>Tauschte durch {by:source}</translation>
    </message>
    <message>
        <source>Sold a card</source>
        <translation>Verkaufte eine Karte</translation>
    </message>
    <message>
        <source>Bid Axes: {axes}, Coins: {coins}</source>
        <translation>Äxte geboten: {axes}, Münzen: {coins}</translation>
    </message>
    <message>
        <source>{player}: got {resources}</source>
        <extracomment>{player} a name, {resources} a list: &quot;2 Wheat, 1 Coins&quot;</extracomment>
        <translation>{player}: erhielt {resources}</translation>
    </message>
    <message>
        <source>{player}: paid {resources}</source>
        <extracomment>{player} a name, {resources} a list: &quot;2 Wheat, 1 Coins&quot;</extracomment>
        <translation>{player}: zahlte {resources}</translation>
    </message>
    <message>
        <source>Somebody else decides now: Disasters go round from the start marker on.</source>
        <extracomment>{player} the number of a seat, from 0</extracomment>
        <translation>Jetzt entscheidet jemand anderes: Krisen gehen reihum, beginnend beim Startspielermarker.</translation>
    </message>
    <message>
        <source>{card:card} is decided this time round. Decide on the other one.</source>
        <extracomment>{card} a Disaster card</extracomment>
        <translation>{card:card} ist für diesmal schon entschieden. Entscheide über die andere.</translation>
    </message>
    <message>
        <source>Nothing to bid: with no resource that the card shows, and no Coin, you take the Disaster.</source>
        <translation>Nichts zu bieten: Ohne Münze und ohne Ressource, die die Karte zeigt, nimmst du die Krise an.</translation>
    </message>
    <message>
        <source>{card:card} does not show this: {resource:resource}. A Coin can always be bid.</source>
        <extracomment>{card} a Disaster, {resource} a resource</extracomment>
        <translation>{card:card} zeigt das nicht: {resource:resource}. Eine Münze kann immer geboten werden.</translation>
    </message>
    <message>
        <source>{resource:resource}: {needed} needed, and there are not that many.</source>
        <extracomment>{resource} a resource</extracomment>
        <translation>{resource:resource}: {needed} nötig, so viele sind nicht da.</translation>
    </message>
    <message>
        <source>Too many Coins: {given}. All of it costs {most}.</source>
        <translation>Zu viele Münzen: {given}. Alles zusammen kostet {most}.</translation>
    </message>
    <message>
        <source>{by:source} brings one of several. Say which one.</source>
        <extracomment>{by} a place or card</extracomment>
        <translation>{by:source} bringt eines von mehreren. Sag, welches.</translation>
    </message>
    <message>
        <source>{by:source}: what it costs is not known yet. Enter its Hammers first.</source>
        <extracomment>{by} a place or card</extracomment>
        <translation>{by:source}: Was es kostet, ist noch nicht bekannt. Trag zuerst die Hämmer ein.</translation>
    </message>
    <message>
        <source>There is no card in hand. A long touch corrects how many there are.</source>
        <translation>Es ist keine Karte auf der Hand. Langes Drücken berichtigt, wie viele es sind.</translation>
    </message>
    <message>
        <source>The rest of the hand is thrown away once {needed} cards are played or sold.</source>
        <translation>Der Rest der Hand wird abgeworfen, wenn {needed} Karten gespielt oder verkauft sind.</translation>
    </message>
    <message>
        <source>The rest of the hand goes as a whole, or not at all. Cards: {hand}.</source>
        <translation>Der Rest der Hand geht ganz oder gar nicht. Karten: {hand}.</translation>
    </message>
    <message>
        <source>It is too early for this. After a roll: keep, roll again, or say which dice are food.</source>
        <translation>Dafür ist es zu früh. Nach einem Wurf: behalten, neu würfeln oder sagen, welche Würfel Nahrung sind.</translation>
    </message>
    <message>
        <source>It is too early for this. First say which dice are food and which are workers.</source>
        <translation>Dafür ist es zu früh. Sag erst, welche Würfel Nahrung und welche Arbeiter sind.</translation>
    </message>
    <message>
        <source>First say in which order the eleven places lie.</source>
        <translation>Sag erst, in welcher Reihenfolge die elf Orte liegen.</translation>
    </message>
    <message>
        <source>First say what the next space of the round track shows.</source>
        <translation>Sag erst, was das nächste Feld der Rundenleiste zeigt.</translation>
    </message>
    <message>
        <source>First say which Disaster is turned up.</source>
        <translation>Sag erst, welche Krise aufgedeckt ist.</translation>
    </message>
    <message>
        <source>First somebody takes the open Disaster.</source>
        <translation>Erst nimmt jemand die offene Krise an.</translation>
    </message>
    <message>
        <source>First say what is on the Conflict card.</source>
        <translation>Sag erst, was auf der Feldzugkarte steht.</translation>
    </message>
    <message>
        <source>First everybody&apos;s bid is entered.</source>
        <translation>Erst werden alle Gebote eingetragen.</translation>
    </message>
    <message>
        <source>This player is done with the phase already.</source>
        <translation>Diese Person ist mit der Runde schon fertig.</translation>
    </message>
    <message>
        <source>No place is healthy any more, so no Innovation can be laid.</source>
        <translation>Kein Ort ist mehr unversehrt, also kann keine Innovation angelegt werden.</translation>
    </message>
    <message>
        <source>This takes “{development:development}”, which is not part of these rules.</source>
        <translation>Das braucht „{development:development}“, was nicht zu diesen Regeln gehört.</translation>
    </message>
    <message>
        <source>It is too late for this: the dice have been rolled. Keep them, roll some again, or undo.</source>
        <translation>Dafür ist es zu spät: Es ist schon gewürfelt. Behalte die Würfel, wirf welche neu, oder nimm es zurück.</translation>
    </message>
    <message>
        <source>Disasters can be corrected while they are open, as many as were turned up. At any other time undo.</source>
        <extracomment>{field} what is corrected, {phase} where the match stands</extracomment>
        <translation>Krisen lassen sich berichtigen, solange sie offen liegen, so viele, wie aufgedeckt wurden. Sonst hilft Rückgängig.</translation>
    </message>
    <message>
        <source>This turn&apos;s action has been taken: now comes “{phase:phase}”.</source>
        <extracomment>The part in quotes is the name of a step of the age</extracomment>
        <translation>Die Aktion dieses Zuges ist gemacht: Jetzt kommt „{phase:phase}“.</translation>
    </message>
    <message>
        <source>Number {item} in “{field}” must be a whole number.</source>
        <extracomment>The parts in quotes are identifiers and stay as they are An entry of a list: {item} its place, {field} the list</extracomment>
        <translation>Nummer {item} in „{field}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>Number {item} in “{field}” must be a text.</source>
        <translation>Nummer {item} in „{field}“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>Number {item} in “{field}” cannot be “{value}”. Possible here: {allowed}.</source>
        <translation>Nummer {item} in „{field}“ kann nicht „{value}“ sein. Möglich ist hier: {allowed}.</translation>
    </message>
    <message>
        <source>“{field}” cannot be “{value}” here.</source>
        <translation>„{field}“ kann hier nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>“{field}” must have {only:entries}, not {value}.</source>
        <translation>„{field}“ muss {only:entries} haben, nicht {value}.</translation>
    </message>
    <message>
        <source>“{field}” must have from {min} to {max:entries}, not {value}.</source>
        <translation>„{field}“ muss {min} bis {max:entries} haben, nicht {value}.</translation>
    </message>
    <message>
        <source>“{field}” must be {only}, not {value}.</source>
        <translation>„{field}“ muss {only} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>“{field}” must be at least {atLeast}, not {value}.</source>
        <translation>„{field}“ muss mindestens {atLeast} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>Position {hit} is not hit: no place is left that could be destroyed.</source>
        <translation>Platz {hit} wird nicht getroffen: Kein Ort ist mehr da, der zerstört werden könnte.</translation>
    </message>
    <message>
        <source>“{field}” cannot be that here.</source>
        <translation>„{field}“ kann hier nicht das sein.</translation>
    </message>
    <message>
        <source>Number {item} in “{field}” must be from {min} to {max}, not {value}.</source>
        <translation>Nummer {item} in „{field}“ muss von {min} bis {max} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>Advanced: {space}, paid {paid}</source>
        <extracomment>{space} a space of a track: &quot;Science 7&quot;; {paid} &quot;1 coin, 1 food&quot;</extracomment>
        <translation>Vorangeschritten: {space}, bezahlt: {paid}</translation>
    </message>
    <message>
        <source>Income turn {turn}</source>
        <extracomment>{turn} which of the five income turns</extracomment>
        <translation>Einkommenszug {turn}</translation>
    </message>
    <message>
        <source>Chose {gained}</source>
        <extracomment>{gained} &quot;2 coins&quot;</extracomment>
        <translation>Gewählt: {gained}</translation>
    </message>
    <message>
        <source>Chose: {chosen}</source>
        <extracomment>{chosen} what a space brings: &quot;explore&quot;</extracomment>
        <translation>Ausgesucht: {chosen}</translation>
    </message>
    <message>
        <source>Paid {paid}: {taken}</source>
        <extracomment>{paid} &quot;1 coin&quot;; {taken} what was got for it</extracomment>
        <translation>Bezahlt: {paid}. Dafür: {taken}</translation>
    </message>
    <message>
        <source>Taken: {taken}</source>
        <extracomment>{taken} something that could have been left out</extracomment>
        <translation>Genommen: {taken}</translation>
    </message>
    <message>
        <source>Declined: {declined}</source>
        <extracomment>{declined} something that could have been had: &quot;a bonus&quot;</extracomment>
        <translation>Abgelehnt: {declined}</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Track chosen: {track:track}</source>
        <extracomment>{track} a track</extracomment>
        <translation>Gewählte Leiste: {track:track}</translation>
    </message>
    <message>
        <source>Science die: {face:track}, declined</source>
        <extracomment>{face} a track, which the science die shows</extracomment>
        <translation>Wissenschaftswürfel: {face:track}, abgelehnt</translation>
    </message>
    <message>
        <source>Science die: {face:track}</source>
        <extracomment>{face} a track, which the science die shows</extracomment>
        <translation>Wissenschaftswürfel: {face:track}</translation>
    </message>
    <message>
        <source>Explored: {points:points}, {tile}</source>
        <extracomment>{tile} what the tile brings: &quot;1 coin&quot;; {points} those of its sides</extracomment>
        <translation>Erkundet: {points:points}, {tile}</translation>
    </message>
    <message>
        <source>Space tile {tile} explored</source>
        <extracomment>{tile} the number of a space tile</extracomment>
        <translation>Weltraumteil {tile} erkundet</translation>
    </message>
    <message>
        <source>Conquered from {player}: {gained}</source>
        <extracomment>{player} a name; {gained} what the dice brought</extracomment>
        <translation>Von {player} erobert: {gained}</translation>
    </message>
    <message>
        <source>Conquered the middle island: {gained}</source>
        <extracomment>{gained} what the dice brought</extracomment>
        <translation>Die mittlere Insel erobert: {gained}</translation>
    </message>
    <message>
        <source>Conquered: {gained}</source>
        <extracomment>{gained} what the dice brought</extracomment>
        <translation>Erobert: {gained}</translation>
    </message>
    <message>
        <source>Complete rows and columns: {count}</source>
        <extracomment>{count} how many rows and columns of the city are complete</extracomment>
        <translation>Vollständige Reihen und Spalten: {count}</translation>
    </message>
    <message>
        <source>Played a tapestry card</source>
        <translation>Eine Gobelinkarte gespielt</translation>
    </message>
    <message>
        <source>Counted: {counted}</source>
        <extracomment>{counted} what brings points: &quot;1 point per house&quot;</extracomment>
        <translation>Gewertet: {counted}</translation>
    </message>
    <message>
        <source>The card says: {gains}</source>
        <extracomment>{gains} what a card brings</extracomment>
        <translation>Die Karte sagt: {gains}</translation>
    </message>
    <message>
        <source>For {player}: {gains} ({why})</source>
        <extracomment>{player} a name; {gains} what was got; {why} the table&apos;s own words</extracomment>
        <translation>Für {player}: {gains} ({why})</translation>
    </message>
    <message>
        <source>For {player}: {gains}</source>
        <extracomment>{player} a name; {gains} what was got</extracomment>
        <translation>Für {player}: {gains}</translation>
    </message>
    <message>
        <source>District complete: {player}</source>
        <extracomment>{player} a name; nine plots of the city are filled</extracomment>
        <translation>Stadtviertel vollständig: {player}</translation>
    </message>
    <message>
        <source>Tallest landmark: {player}</source>
        <extracomment>{player} a name</extracomment>
        <translation>Höchstes Wahrzeichen: {player}</translation>
    </message>
    <message>
        <source>The best share the victory</source>
        <translation>Die Besten teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Income turn {turn}: {player}</source>
        <extracomment>{player} a name; {turn} which of the five income turns</extracomment>
        <translation>Einkommenszug {turn}: {player}</translation>
    </message>
    <message>
        <source>{player}: {gained}</source>
        <extracomment>{player} a name; {gained} &quot;2 coins&quot;</extracomment>
        <translation>{player}: {gained}</translation>
    </message>
    <message>
        <source>Points for {player}: {points} ({from:score})</source>
        <extracomment>{player} a name, {from} what the points came from; points that were lost are below zero</extracomment>
        <translation>Punkte für {player}: {points} ({from:score})</translation>
    </message>
    <message>
        <source>{player}, {track:track}: {from} → {to}</source>
        <extracomment>{player} a name; {track} a track; {from} and {to} are spaces</extracomment>
        <translation>{player}, {track:track}: {from} → {to}</translation>
    </message>
    <message>
        <source>Achievement for {player}: {achievement:achievement}</source>
        <extracomment>{player} a name</extracomment>
        <translation>Errungenschaft für {player}: {achievement:achievement}</translation>
    </message>
    <message>
        <source>{player}, left out: {gains}</source>
        <extracomment>{player} a name; {gains} what can bring nothing now</extracomment>
        <translation>{player}, entfallen: {gains}</translation>
    </message>
    <message>
        <source>{player} has finished</source>
        <extracomment>{player} a name</extracomment>
        <translation>{player} ist fertig</translation>
    </message>
    <message>
        <source>{player}&apos;s turn is over</source>
        <extracomment>{player} a name</extracomment>
        <translation>Der Zug ist zu Ende: {player}</translation>
    </message>
    <message>
        <source>{field:field}: {names}</source>
        <extracomment>{field} what was set; {names} what is there now</extracomment>
        <translation>{field:field}: {names}</translation>
    </message>
    <message>
        <source>what was open is dropped</source>
        <translation>was offen war, entfällt</translation>
    </message>
    <message>
        <source>The first turn is an income turn. Take income before you advance.</source>
        <translation>Der erste Zug ist ein Einkommenszug. Nimm Einkommen, bevor du voranschreitest.</translation>
    </message>
    <message>
        <source>Only income turns are entered in this match. Enter the numbers of one, or points that came otherwise.</source>
        <translation>In dieser Partie werden nur Einkommenszüge eingetragen. Trag die Zahlen eines Einkommenszuges ein, oder Punkte, die anders kamen.</translation>
    </message>
    <message>
        <source>This match is played move by move: advance, or take income. To enter final scores, set up a new one with “Only the final score”.</source>
        <translation>Diese Partie wird Spielzug für Spielzug gespielt: Schreite voran, oder nimm Einkommen. Für Endstände richte eine neue mit „Nur der Endstand“ ein.</translation>
    </message>
    <message>
        <source>The tallest landmark is asked for once all have finished and the best are level.</source>
        <translation>Nach dem höchsten Wahrzeichen wird gefragt, wenn alle fertig sind und die Besten gleichauf liegen.</translation>
    </message>
    <message>
        <source>Nothing is open that this would answer. Advance on a track, or take income.</source>
        <translation>Nichts ist offen, worauf das antwortet. Schreite auf einer Leiste voran, oder nimm Einkommen.</translation>
    </message>
    <message>
        <source>What is open now asks for something else. Answer that first.</source>
        <translation>Was jetzt offen ist, fragt nach etwas anderem. Beantworte das zuerst.</translation>
    </message>
    <message>
        <source>All have finished, and the best are level. Say who of them wins, or that they share.</source>
        <translation>Alle sind fertig, und die Besten liegen gleichauf. Sag, wer von ihnen gewinnt, oder dass sie sich den Sieg teilen.</translation>
    </message>
    <message>
        <source>That player has taken all {incomes} income turns and has finished. Choose somebody who still plays.</source>
        <extracomment>{incomes} how many income turns a player has, 5</extracomment>
        <translation>Wer alle {incomes} Einkommenszüge genommen hat, ist fertig. Wähle jemanden, der noch spielt.</translation>
    </message>
    <message>
        <source>This could bring more than the {most} things that can be open at once. Answer some of what is open first.</source>
        <extracomment>{most} how many things can be open at once, 48</extracomment>
        <translation>Das könnte mehr als die {most} Dinge bringen, die zugleich offen sein können. Beantworte erst einiges, was offen ist.</translation>
    </message>
    <message>
        <source>{count:openThings}. Answer or skip that first.</source>
        <extracomment>{count} &quot;2 things are open&quot;</extracomment>
        <translation>{count:openThings}. Beantworte oder überspringe das zuerst.</translation>
    </message>
    <message>
        <source>This cannot be skipped: what a space brings has to be taken. Only bonuses and what says “may” can be declined.</source>
        <translation>Das lässt sich nicht überspringen: Belohnungen eines Feldes sind Pflicht. Ablehnen kannst du nur einen Bonus, und wo „darfst“ steht.</translation>
    </message>
    <message>
        <source>{track:track} {space}: its benefit was gained in this turn already. Choose another space on which you stand.</source>
        <extracomment>{track} and {space} name a space: &quot;Science 7&quot;</extracomment>
        <translation>{track:track} {space}: Die Belohnung gab es in diesem Zug schon. Wähle ein anderes Feld, auf dem du stehst.</translation>
    </message>
    <message>
        <source>That player has no tapestry card in hand, so it was no trap. If there is one, correct the hand.</source>
        <translation>Dort ist keine Gobelinkarte auf der Hand, also war es keine Falle. Ist doch eine da, berichtige die Hand.</translation>
    </message>
    <message>
        <source>Space tile {tile} is explored already. Look at its number again.</source>
        <translation>Weltraumteil {tile} ist schon erkundet. Sieh dir die Nummer noch einmal an.</translation>
    </message>
    <message>
        <source>{landmark:landmark}: another player has it. Correct the landmarks of that player first.</source>
        <extracomment>{landmark} a landmark</extracomment>
        <translation>{landmark:landmark}: Das hat schon jemand. Berichtige zuerst die Wahrzeichen dort.</translation>
    </message>
    <message>
        <source>This needs {needed:resources}; {left:areLeft}.</source>
        <translation>Das braucht {needed:resources}; {left:areLeft}.</translation>
    </message>
    <message>
        <source>{resource:resource}: this needs {needed}; {left:areLeft}.</source>
        <extracomment>{resource} a resource</extracomment>
        <translation>{resource:resource}: Das braucht {needed}; {left:areLeft}.</translation>
    </message>
    <message>
        <source>{resource:resource}: at least {least} of it has to be paid on this track.</source>
        <extracomment>{resource} a resource</extracomment>
        <translation>{resource:resource}: Davon ist auf dieser Leiste mindestens {least} zu bezahlen.</translation>
    </message>
    <message>
        <source>Exactly {needed:resources} must be paid, not {given}.</source>
        <translation>Zu bezahlen: genau {needed:resources}, nicht {given}.</translation>
    </message>
    <message>
        <source>What this costs is fixed. Leave the payment out.</source>
        <translation>Was das kostet, steht fest. Lass die Bezahlung weg.</translation>
    </message>
    <message>
        <source>Choose exactly {needed:resources}, not {given}.</source>
        <translation>Wähle genau {needed:resources}, nicht {given}.</translation>
    </message>
    <message>
        <source>No token of yours that can move stands on that space. Choose another one.</source>
        <translation>Auf diesem Feld steht kein Marker von dir, der sich bewegen kann. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>That track cannot be chosen: no token of yours stands there as this needs it. Choose another one.</source>
        <translation>Diese Leiste geht nicht: Dort steht kein Marker von dir so, wie es hier nötig ist. Wähle eine andere.</translation>
    </message>
    <message>
        <source>That can bring nothing now. Choose another of what is offered.</source>
        <translation>Das kann jetzt nichts bringen. Wähle etwas anderes von dem, was angeboten ist.</translation>
    </message>
    <message>
        <source>A trap is only played by whoever controls the territory. Say who that is.</source>
        <translation>Eine Falle spielt nur, wer das Gebiet kontrolliert. Sag, wer das ist.</translation>
    </message>
    <message>
        <source>That player has no territory that you could conquer: a start is safe. Choose another player, or correct the territories.</source>
        <translation>Dort gibt es kein Gebiet, das du erobern könntest: Ein Startgebiet ist sicher. Wähle jemand anderen, oder berichtige die Gebiete.</translation>
    </message>
    <message>
        <source>Both dice count in this conquest. Say what the red and what the black one shows.</source>
        <translation>Bei dieser Eroberung zählen beide Würfel. Sag, was der rote und was der schwarze zeigt.</translation>
    </message>
    <message>
        <source>Only one of the two dice counts in this conquest. Say what the one you choose shows.</source>
        <translation>Bei dieser Eroberung zählt nur einer der beiden Würfel. Sag, was der gewählte zeigt.</translation>
    </message>
    <message>
        <source>The benefit of the tile is only gained where the black die says so. Leave the tile out.</source>
        <translation>Die Belohnung des Gebietsteils gibt es nur, wenn der schwarze Würfel sie zeigt. Lass das Teil weg.</translation>
    </message>
    <message>
        <source>No tech card in that row can be upgraded. Choose another row.</source>
        <translation>In dieser Reihe lässt sich keine Techkarte aufwerten. Wähle eine andere Reihe.</translation>
    </message>
    <message>
        <source>Only points and buildings can be added where nothing but income turns is entered. Enter the points.</source>
        <translation>Wo nur Einkommenszüge eingetragen werden, kommen nur Punkte und Gebäude dazu. Trag die Punkte ein.</translation>
    </message>
    <message>
        <source>All nine districts of that city are complete. Correct their number first.</source>
        <translation>Alle neun Stadtviertel dieser Hauptstadt sind vollständig. Berichtige zuerst ihre Zahl.</translation>
    </message>
    <message>
        <source>That player is not among the best. Choose one of those who are level.</source>
        <translation>Dort liegt niemand von den Besten. Wähle unter denen, die gleichauf liegen.</translation>
    </message>
    <message>
        <source>This belongs to the turn, not to a player. Correct it without a player.</source>
        <translation>Das gehört zum Zug und niemandem allein. Berichtige es, ohne jemanden zu nennen.</translation>
    </message>
    <message>
        <source>{field:field}: not entered in this match, which is only about income turns. Leave it out.</source>
        <extracomment>{field} what a correction sets</extracomment>
        <translation>{field:field}: wird in dieser Partie nicht eingetragen, hier geht es nur um Einkommenszüge. Lass es weg.</translation>
    </message>
    <message>
        <source>No points came from this.</source>
        <translation>Daher kamen keine Punkte.</translation>
    </message>
    <message>
        <source>Space chosen: {space}</source>
        <extracomment>{space} a space of a track, whose benefit is gained again: &quot;Science 7&quot;</extracomment>
        <translation>Gewähltes Feld: {space}</translation>
    </message>
    <message>
        <source>Entered: {gains} ({why})</source>
        <extracomment>{gains} what one player alone got; {why} the player&apos;s own words</extracomment>
        <translation>Eingetragen: {gains} ({why})</translation>
    </message>
    <message>
        <source>Entered: {gains}</source>
        <extracomment>{gains} what one player alone got</extracomment>
        <translation>Eingetragen: {gains}</translation>
    </message>
    <message>
        <source>District complete</source>
        <extracomment>Nine plots of the city are filled</extracomment>
        <translation>Stadtviertel voll</translation>
    </message>
    <message>
        <source>Points: {points} ({from:score})</source>
        <extracomment>{from} what the points came from; points that were lost are below zero</extracomment>
        <translation>Punkte: {points} ({from:score})</translation>
    </message>
    <message>
        <source>{track:track}: {from} → {to}</source>
        <extracomment>{track} a track; {from} and {to} are spaces</extracomment>
        <translation>{track:track}: {from} → {to}</translation>
    </message>
    <message>
        <source>Achievement: {achievement:achievement}</source>
        <extracomment>{achievement} an achievement that was reached</extracomment>
        <translation>Errungenschaft: {achievement:achievement}</translation>
    </message>
    <message>
        <source>left out: {gains}</source>
        <extracomment>{gains} what can bring nothing now</extracomment>
        <translation>entfallen: {gains}</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>Of whose move it was: that was the last turn</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>turn over</source>
        <extracomment>Of whose move it was</extracomment>
        <translation>Zug zu Ende</translation>
    </message>
    <message>
        <source>{field:field}: {before} → {after:points}</source>
        <extracomment>{field} a kind of tile: points on those tiles</extracomment>
        <translation>{field:field}: {before} → {after:points}</translation>
    </message>
    <message>
        <source>{player}: {landmark:landmark} into the city</source>
        <extracomment>{player} a name; {landmark} a landmark that was gained, which is laid on the map of the city</extracomment>
        <translation>{player}: {landmark:landmark} in die Stadt</translation>
    </message>
    <message>
        <source>{landmark:landmark} into the city</source>
        <extracomment>{landmark} a landmark that was gained, which is laid on the map of the city</extracomment>
        <translation>{landmark:landmark} in die Stadt</translation>
    </message>
    <message>
        <source>Fell into {player}&apos;s trap: {gained}</source>
        <extracomment>{player} a name; {gained} what the die brought</extracomment>
        <translation>In eine Falle geraten ({player}): {gained}</translation>
    </message>
    <message>
        <source>Upgraded a tech card: from the bottom to the middle row</source>
        <translation>Eine Techkarte aufgewertet: von der unteren in die mittlere Reihe</translation>
    </message>
    <message>
        <source>Upgraded a tech card: from the middle to the top row</source>
        <translation>Eine Techkarte aufgewertet: von der mittleren in die obere Reihe</translation>
    </message>
    <message>
        <source>{player}: {gained}, no room for {lost} more</source>
        <extracomment>{player} a name; {gained} &quot;2 coins&quot;; {lost} how many more there was no room or supply for</extracomment>
        <translation>{player}: {gained}, kein Platz für {lost} mehr</translation>
    </message>
    <message>
        <source>{gained}, no room for {lost} more</source>
        <extracomment>{gained} &quot;2 coins&quot;; {lost} how many more there was no room or supply for</extracomment>
        <translation>{gained}, kein Platz für {lost} mehr</translation>
    </message>
    <message>
        <source>{player}, no room for: {lost}</source>
        <extracomment>{player} a name; {lost} &quot;2 coins&quot;, for which there was no room or supply</extracomment>
        <translation>{player}, kein Platz für: {lost}</translation>
    </message>
    <message>
        <source>no room for: {lost}</source>
        <extracomment>{lost} &quot;2 coins&quot;, for which there was no room or supply</extracomment>
        <translation>kein Platz für: {lost}</translation>
    </message>
    <message>
        <source>Discarded the rest of the hand</source>
        <translation>Warf den Rest der Hand ab</translation>
    </message>
    <message>
        <source>nothing there to count</source>
        <translation>nichts zu zählen</translation>
    </message>
    <message>
        <source>resources are not entered yet</source>
        <translation>Ressourcen sind noch nicht eingegeben</translation>
    </message>
    <message>
        <source>its points are not entered yet</source>
        <translation>die Punkte sind noch nicht eingegeben</translation>
    </message>
    <message>
        <source>{count:spearheads}</source>
        <translation>{count:spearheads}</translation>
    </message>
    <message>
        <source>Shortage: +{coins:coins} for 2 points each</source>
        <translation>Ressourcenknappheit: +{coins:coins} für je 2 Punkte</translation>
    </message>
    <message>
        <source>Capital city: {capital:capital}</source>
        <extracomment>{capital} a capital city</extracomment>
        <translation>Hauptstadt: {capital:capital}</translation>
    </message>
    <message>
        <source>The city is kept by two numbers</source>
        <translation>Die Hauptstadt wird mit zwei Zahlen geführt</translation>
    </message>
    <message>
        <source>Built for {player}: {what:piece}, column {column}, row {row}</source>
        <extracomment>{player} a name; {what} a landmark that had been laid aside; {column} and {row} the first of its plots in the city</extracomment>
        <translation>Gebaut für {player}: {what:piece}, Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>Built: {what:piece}, column {column}, row {row}</source>
        <extracomment>{what} a building or landmark; {column} and {row} the first of its plots in the city</extracomment>
        <translation>Gebaut: {what:piece}, Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>Laid aside: {what:piece}</source>
        <extracomment>{what} a landmark that is built later</extracomment>
        <translation>Beiseitegelegt: {what:piece}</translation>
    </message>
    <message>
        <source>{player}, complete: {lines:cityLines}, {districts:cityDistricts}</source>
        <extracomment>{player} a name; {lines} rows and columns, {districts} districts that were filled</extracomment>
        <translation>{player}, vollständig: {lines:cityLines}, {districts:cityDistricts}</translation>
    </message>
    <message>
        <source>{player}, complete: {lines:cityLines}</source>
        <extracomment>{player} a name; {lines} rows and columns that were filled</extracomment>
        <translation>{player}, vollständig: {lines:cityLines}</translation>
    </message>
    <message>
        <source>{player}, complete: {districts:cityDistricts}</source>
        <extracomment>{player} a name; {districts} districts that were filled</extracomment>
        <translation>{player}, vollständig: {districts:cityDistricts}</translation>
    </message>
    <message>
        <source>complete: {lines:cityLines}, {districts:cityDistricts}</source>
        <extracomment>{lines} rows and columns, {districts} districts that were filled</extracomment>
        <translation>vollständig: {lines:cityLines}, {districts:cityDistricts}</translation>
    </message>
    <message>
        <source>complete: {lines:cityLines}</source>
        <extracomment>{lines} rows and columns that were filled</extracomment>
        <translation>vollständig: {lines:cityLines}</translation>
    </message>
    <message>
        <source>complete: {districts:cityDistricts}</source>
        <extracomment>{districts} districts that were filled</extracomment>
        <translation>vollständig: {districts:cityDistricts}</translation>
    </message>
    <message>
        <source>{player}: {what:piece} beside the city</source>
        <extracomment>{player} a name; {what} a building or landmark that finds no place in the city</extracomment>
        <translation>{player}: {what:piece} neben der Hauptstadt</translation>
    </message>
    <message>
        <source>{what:piece} beside the city</source>
        <extracomment>{what} a building or landmark that finds no place in the city</extracomment>
        <translation>{what:piece} neben der Hauptstadt</translation>
    </message>
    <message>
        <source>{field:field}: as on the table</source>
        <extracomment>{field} what was set: the plots of a city</extracomment>
        <translation>{field:field}: wie auf dem Tisch</translation>
    </message>
    <message>
        <source>In this match each city is kept by two numbers, not plot by plot. Leave out what was to be built.</source>
        <translation>In dieser Partie wird jede Hauptstadt mit zwei Zahlen geführt, nicht Platz für Platz. Lass weg, was gebaut werden sollte.</translation>
    </message>
    <message>
        <source>{landmark:landmark}: it was laid aside and has to be built before the next turn. Say where it stands.</source>
        <extracomment>{landmark} a landmark that was laid aside</extracomment>
        <translation>{landmark:landmark}: beiseitegelegt und vor dem nächsten Zug zu bauen. Sag, wo es steht.</translation>
    </message>
    <message>
        <source>{what:piece}: it cannot stand there. At least one plot of it has to lie in the city, and all of those have to be free.</source>
        <extracomment>{what} a building or landmark</extracomment>
        <translation>{what:piece}: kann dort nicht stehen. Mindestens ein Platz davon muss in der Hauptstadt liegen, und alle diese müssen frei sein.</translation>
    </message>
    <message>
        <source>{capital:capital}: this capital city is taken. Choose another one.</source>
        <extracomment>{capital} a capital city</extracomment>
        <translation>{capital:capital}: Diese Hauptstadt ist vergeben. Wähle eine andere.</translation>
    </message>
    <message>
        <source>That landmark was not laid aside by that player. Choose one that was, or answer what is open.</source>
        <translation>Dieses Wahrzeichen hat diese Person nicht beiseitegelegt. Wähle eines, das beiseiteliegt, oder beantworte, was offen ist.</translation>
    </message>
    <message>
        <source>What was laid aside is not open any more. Leave out which thing it answers.</source>
        <translation>Was beiseiteliegt, ist nicht mehr offen. Lass weg, was es beantwortet.</translation>
    </message>
    <message>
        <source>That city is kept plot by plot: a district pays as soon as it is complete.</source>
        <translation>Diese Hauptstadt wird Platz für Platz geführt: Ein Stadtviertel zahlt, sobald es vollständig ist.</translation>
    </message>
    <message>
        <source>{field:field}: that city is kept by two numbers, not plot by plot. Leave it out.</source>
        <extracomment>{field} what a correction sets</extracomment>
        <translation>{field:field}: Diese Hauptstadt wird mit zwei Zahlen geführt, nicht Platz für Platz. Lass es weg.</translation>
    </message>
    <message>
        <source>Nothing at once: {card}</source>
        <extracomment>{card} &quot;Tapestry card&quot;, &quot;Civilization&quot;: it says nothing that would have to be entered</extracomment>
        <translation>Zunächst nichts: {card}</translation>
    </message>
    <message>
        <source>Entered what is printed on {card:card}: {says}</source>
        <extracomment>{card} a card, {says} what is printed on it</extracomment>
        <translation>Eingetragen, was auf {card:card} steht: {says}</translation>
    </message>
    <message>
        <source>Turned up a Conflict card: {tiers}; {more}</source>
        <extracomment>{tiers} the tiers of the card with their points, {more} all else on it</extracomment>
        <translation>Deckte einen Feldzug auf: {tiers}; {more}</translation>
    </message>
    <message>
        <source>Entered which resources are left: {resources}</source>
        <extracomment>{resources} a list: &quot;2 Wheat, 1 Coin&quot;</extracomment>
        <translation>Gab die übrigen Ressourcen an: {resources}</translation>
    </message>
    <message>
        <source>Entered that no resources are left</source>
        <translation>Gab an, dass keine Ressourcen übrig sind</translation>
    </message>
    <message>
        <source>Entered {player}&apos;s finished empire: {score} points on the score track</source>
        <extracomment>{player} a name; {score} the points on the score track as they were counted on the table</extracomment>
        <translation>Fertiges Reich von {player} eingetragen: {score} Punkte auf der Punkteleiste</translation>
    </message>
    <message>
        <source>Entered numbers of places: {numbers}</source>
        <extracomment>{numbers} places with what is printed on them: &quot;Town 13, Army: 4 Hammers&quot;</extracomment>
        <translation>Zahlen von Orten eingetragen: {numbers}</translation>
    </message>
    <message>
        <source>Entered the round track: {spaces}</source>
        <extracomment>{spaces} spaces of the round track</extracomment>
        <translation>Rundenleiste eingetragen: {spaces}</translation>
    </message>
    <message>
        <source>{field:field}: the cards of this match are counted, not named. Leave it out.</source>
        <extracomment>{field} what a correction sets</extracomment>
        <translation>{field:field}: Die Karten dieser Partie werden gezählt, nicht benannt. Lass das weg.</translation>
    </message>
    <message>
        <source>Nobody is their own partner. Choose another player.</source>
        <translation>Niemand ist mit sich selbst verbündet. Wähle eine andere Person.</translation>
    </message>
    <message>
        <source>Upgraded a tech card</source>
        <translation>Eine Techkarte aufgewertet</translation>
    </message>
    <message>
        <source>Invented a tech card</source>
        <translation>Eine Techkarte erfunden</translation>
    </message>
    <message>
        <source>Say which tech card it is, or the row of one that is not named, not both.</source>
        <translation>Gib die Techkarte an oder die Reihe einer unbenannten, nicht beides.</translation>
    </message>
    <message>
        <source>That tech card is in the top row already. Choose another one.</source>
        <translation>Diese Techkarte liegt schon in der obersten Reihe. Wähle eine andere.</translation>
    </message>
    <message>
        <source>All tech cards in that row are named. Say which one it is.</source>
        <translation>Alle Techkarten dieser Reihe sind benannt. Gib an, welche es ist.</translation>
    </message>
    <message>
        <source>Copied: the card of {player} in era {era}</source>
        <extracomment>{player} a name; {era} the stack of an income mat, from 1 to 4, whose uppermost tapestry card is copied</extracomment>
        <translation>Kopiert: die Karte von {player} in Ära {era}</translation>
    </message>
    <message>
        <source>Chosen: {landmark:landmark}</source>
        <extracomment>{landmark} a landmark that was chosen</extracomment>
        <translation>Gewählt: {landmark:landmark}</translation>
    </message>
    <message>
        <source>Outposts stand up again: {players}</source>
        <extracomment>{players} names: on whose territories toppled outposts stand up again</extracomment>
        <translation>Außenposten stehen wieder auf: {players}</translation>
    </message>
    <message>
        <source>Food became {gained}</source>
        <extracomment>{gained} resources that came for food</extracomment>
        <translation>Aus Nahrung wurde: {gained}</translation>
    </message>
    <message>
        <source>{track:track}: only {player} advances</source>
        <extracomment>{player} a name; {track} a track on which nobody else advances</extracomment>
        <translation>{track:track}: Nur {player} schreitet voran</translation>
    </message>
    <message>
        <source>{track:track}: nobody else advances</source>
        <extracomment>{track} a track on which nobody else advances</extracomment>
        <translation>{track:track}: Sonst schreitet niemand voran</translation>
    </message>
    <message>
        <source>{track:track}: no longer only {player} advances</source>
        <extracomment>{player} a name; {track} a track on which others advance again</extracomment>
        <translation>{track:track}: Nicht mehr nur {player} schreitet voran</translation>
    </message>
    <message>
        <source>{track:track}: others advance again</source>
        <extracomment>{track} a track on which others advance again</extracomment>
        <translation>{track:track}: Andere schreiten wieder voran</translation>
    </message>
    <message>
        <source>an outpost of {player} stands up again: {other}</source>
        <extracomment>{player} and {other} are names: an outpost of the one stands up again on a territory of the other</extracomment>
        <translation>ein Außenposten von {player} steht wieder: {other}</translation>
    </message>
    <message>
        <source>an outpost stands up again: {other}</source>
        <extracomment>{other} a name: on whose territory an outpost stands up again</extracomment>
        <translation>ein Außenposten steht wieder: {other}</translation>
    </message>
    <message>
        <source>{player} gave a territory tile to {other}</source>
        <extracomment>{player} and {other} are names: the one gave a territory tile to the other</extracomment>
        <translation>{player} gibt {other} ein Gebietsteil</translation>
    </message>
    <message>
        <source>a territory tile for {other}</source>
        <extracomment>{other} a name: who was given a territory tile</extracomment>
        <translation>ein Gebietsteil für {other}</translation>
    </message>
    <message>
        <source>Tapestry cards discarded: {count}</source>
        <extracomment>{count} tapestry cards that were discarded from the hand</extracomment>
        <translation>Abgeworfene Gobelinkarten: {count}</translation>
    </message>
    <message>
        <source>Exactly {needed} tech cards have to be paid, not {given}. Say which.</source>
        <extracomment>{needed} how many tech cards a bonus costs</extracomment>
        <translation>Genau {needed} Techkarten sind zu zahlen, nicht {given}. Gib an, welche.</translation>
    </message>
    <message>
        <source>Which tech cards are paid is not asked here. Leave them out, or choose others.</source>
        <translation>Welche Techkarten gezahlt werden, ist hier nicht gefragt. Lass sie weg oder wähle andere.</translation>
    </message>
    <message>
        <source>What a card brings is only said with a name of your own for it. Leave it out, or name the card.</source>
        <translation>Was eine Karte bringt, wird nur mit einem eigenen Namen für sie gesagt. Lass es weg oder benenne die Karte.</translation>
    </message>
    <message>
        <source>Against that player no traps are played now. Leave the trap out.</source>
        <translation>Gegen diese Person werden jetzt keine Fallen gespielt. Lass die Falle weg.</translation>
    </message>
    <message>
        <source>Choose an opponent, not who is asked.</source>
        <translation>Wähle eine andere Person als die, die gefragt ist.</translation>
    </message>
    <message>
        <source>The token does not come to that space. Say it where two spaces are open, and leave it out elsewhere.</source>
        <translation>Dorthin kommt der Marker nicht. Gib das Feld an, wo zwei offenstehen, und lass es sonst weg.</translation>
    </message>
    <message>
        <source>Nothing doubles what this tile brings. Leave that out.</source>
        <translation>Nichts verdoppelt, was dieses Gebietsteil bringt. Lass das weg.</translation>
    </message>
    <message>
        <source>This step is not declined: everybody advances. Say what the die shows.</source>
        <translation>Auf diesen Schritt wird nicht verzichtet: Alle schreiten voran. Gib an, was der Würfel zeigt.</translation>
    </message>
    <message>
        <source>No outpost of yours stands up again there: a start is safe, and each has to have been toppled. Choose other players.</source>
        <translation>Dort steht kein Außenposten von dir wieder auf: Ein Startgebiet ist sicher, und jeder muss umgestoßen worden sein. Wähle andere Personen.</translation>
    </message>
    <message>
        <source>That landmark is not one of the tracks. Choose one of those that are left.</source>
        <translation>Dieses Wahrzeichen gehört zu keiner Leiste. Wähle eines von denen, die noch da sind.</translation>
    </message>
    <message>
        <source>Say which card it is, or a name of your own for it, not both.</source>
        <translation>Gib an, welche Karte es ist, oder einen eigenen Namen für sie, nicht beides.</translation>
    </message>
    <message>
        <source>No card that can be copied lies on top in era {era} of that player. Choose another stack.</source>
        <extracomment>{era} a stack of an income mat, from 1 to 4</extracomment>
        <translation>In Ära {era} liegt dort obenauf keine Karte, die sich kopieren lässt. Wähle einen anderen Stapel.</translation>
    </message>
    <message>
        <source>The card brings the {landmark:landmark}</source>
        <extracomment>{landmark} a landmark that a card brings</extracomment>
        <translation>Die Karte bringt: {landmark:landmark}</translation>
    </message>
    <message>
        <source>Averted it with {amount}</source>
        <extracomment>{amount} one of a resource: &quot;1 Axe&quot;</extracomment>
        <translation>Wendete sie ab: {amount}</translation>
    </message>
    <message>
        <source>The table corrected plots of {player}&apos;s city: {why}</source>
        <extracomment>{player} a name, {why} the table&apos;s own words</extracomment>
        <translation>Der Tisch hat Felder der Stadt von {player} berichtigt: {why}</translation>
    </message>
    <message>
        <source>The table corrected plots of {player}&apos;s city</source>
        <extracomment>{player} a name</extracomment>
        <translation>Der Tisch hat Felder der Stadt von {player} berichtigt</translation>
    </message>
    <message>
        <source>The table corrected a plot of {player}&apos;s city: {why}</source>
        <extracomment>{player} a name, {why} the table&apos;s own words</extracomment>
        <translation>Der Tisch hat ein Feld der Stadt von {player} berichtigt: {why}</translation>
    </message>
    <message>
        <source>The table corrected a plot of {player}&apos;s city</source>
        <extracomment>{player} a name</extracomment>
        <translation>Der Tisch hat ein Feld der Stadt von {player} berichtigt</translation>
    </message>
    <message>
        <source>{track:track}: another card in force is about this track. Choose another one.</source>
        <extracomment>{track} a track</extracomment>
        <translation>{track:track}: Um diese Leiste geht es schon bei einer anderen Karte. Wähle eine andere.</translation>
    </message>
    <message>
        <source>Twice what a tile brings comes instead of its points. Leave the points out.</source>
        <translation>Das Doppelte eines Gebietsteils kommt anstelle seiner Punkte. Lass die Punkte weg.</translation>
    </message>
    <message>
        <source>Food becomes coins, workers or culture. Leave food out.</source>
        <translation>Aus Nahrung werden Münzen, Arbeiter oder Kultur. Lass Nahrung weg.</translation>
    </message>
    <message>
        <source>Upgraded: {card:techCard}</source>
        <extracomment>{card} a tech card by its name</extracomment>
        <translation>Aufgewertet: {card:techCard}</translation>
    </message>
    <message>
        <source>Invented: {card:techCard}</source>
        <extracomment>{card} a tech card by its name</extracomment>
        <translation>Erfunden: {card:techCard}</translation>
    </message>
    <message>
        <source>Gained the circle: {card:techCard}</source>
        <extracomment>{card} a tech card by its name, whose circle was gained</extracomment>
        <translation>Kreis erhalten: {card:techCard}</translation>
    </message>
    <message>
        <source>Gained the square: {card:techCard}</source>
        <extracomment>{card} a tech card by its name, whose square was gained</extracomment>
        <translation>Quadrat erhalten: {card:techCard}</translation>
    </message>
    <message>
        <source>Gained the circle of a tech card</source>
        <translation>Kreis einer Techkarte erhalten</translation>
    </message>
    <message>
        <source>Gained the square of a tech card</source>
        <translation>Quadrat einer Techkarte erhalten</translation>
    </message>
    <message>
        <source>Played: {card:tapestryCard}</source>
        <extracomment>{card} a tapestry card by its name</extracomment>
        <translation>Gespielt: {card:tapestryCard}</translation>
    </message>
    <message>
        <source>Played: {name}</source>
        <extracomment>{name} what the table calls a tapestry card of its own</extracomment>
        <translation>Gespielt: {name}</translation>
    </message>
    <message>
        <source>{player}, in force now: {card:tapestryCard}</source>
        <extracomment>{player} a name; {card} a tapestry card that was copied and is used &quot;this era&quot;</extracomment>
        <translation>bei {player} gilt jetzt: {card:tapestryCard}</translation>
    </message>
    <message>
        <source>in force now: {card:tapestryCard}</source>
        <extracomment>{card} a tapestry card that was copied and is used &quot;this era&quot;</extracomment>
        <translation>gilt jetzt: {card:tapestryCard}</translation>
    </message>
    <message>
        <source>{player}, no longer in force: {card:tapestryCard}</source>
        <extracomment>{player} a name; {card} a tapestry card that is used &quot;this era&quot;</extracomment>
        <translation>bei {player} gilt nicht mehr: {card:tapestryCard}</translation>
    </message>
    <message>
        <source>no longer in force: {card:tapestryCard}</source>
        <extracomment>{card} a tapestry card that is used &quot;this era&quot;</extracomment>
        <translation>gilt nicht mehr: {card:tapestryCard}</translation>
    </message>
    <message>
        <source>{player} has “{card:tapestryCard}”</source>
        <extracomment>{player} a name; {card} a tapestry card that brings something because of this move</extracomment>
        <translation>{player} hat „{card:tapestryCard}“</translation>
    </message>
    <message>
        <source>because of “{card:tapestryCard}”</source>
        <extracomment>{card} a tapestry card that brings something because of this move</extracomment>
        <translation>wegen „{card:tapestryCard}“</translation>
    </message>
    <message>
        <source>{tech:techCard}: it goes to the top row once you or a neighbour stand in tier {tier} of {track:track} or beyond. Choose another card.</source>
        <extracomment>{tech} a tech card, {tier} from 1 to 4, {track} a track</extracomment>
        <translation>{tech:techCard}: Sie kommt erst nach oben, wenn du oder ein Nachbar auf {track:track} mindestens in Stufe {tier} steht. Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>{tech:techCard}: it goes to the top row once slot {slot} of {row:matRow} lies open before you or a neighbour. Choose another card.</source>
        <extracomment>{tech} a tech card, {slot} from 1 to 6, {row} a row of the income mat</extracomment>
        <translation>{tech:techCard}: Sie kommt erst nach oben, wenn bei dir oder einem Nachbarn Feld {slot} der Reihe {row:matRow} frei liegt. Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>{track:track}: “{card:tapestryCard}” keeps you from advancing there. Choose another track.</source>
        <extracomment>{track} a track, {card} a tapestry card</extracomment>
        <translation>{track:track}: „{card:tapestryCard}“ hindert dich daran, dort voranzuschreiten. Wähle eine andere Leiste.</translation>
    </message>
    <message>
        <source>{track:track}: until the end of their next turn another player&apos;s card lets nobody else advance there. Choose another track.</source>
        <extracomment>{track} a track</extracomment>
        <translation>{track:track}: Bis zum Ende des nächsten Zugs einer anderen Person lässt deren Karte dort sonst niemanden voranschreiten. Wähle eine andere Leiste.</translation>
    </message>
    <message>
        <source>The two of you are allied: neither conquers from the other. Choose another territory.</source>
        <translation>Ihr beide seid verbündet: Keiner erobert etwas vom anderen. Wähle ein anderes Gebiet.</translation>
    </message>
    <message>
        <source>{tech:techCard}: that player does not have it there. Choose another one, or correct the tech cards.</source>
        <extracomment>{tech} a tech card</extracomment>
        <translation>{tech:techCard}: Sie liegt dort nicht. Wähle eine andere Karte oder berichtige die Techkarten.</translation>
    </message>
    <message>
        <source>{tech:techCard}: somebody has it already. Choose another card, or correct theirs first.</source>
        <extracomment>{tech} a tech card</extracomment>
        <translation>{tech:techCard}: Jemand hat sie schon. Wähle eine andere Karte oder berichtige erst die Karten dort.</translation>
    </message>
    <message>
        <source>{card:tapestryCard}: somebody has it already. Choose another card, or correct theirs first.</source>
        <extracomment>{card} a tapestry card</extracomment>
        <translation>{card:tapestryCard}: Jemand hat sie schon. Wähle eine andere Karte oder berichtige erst die Karten dort.</translation>
    </message>
    <message>
        <source>{player}, “{card:tapestryCard}” brings nothing now: {gains}</source>
        <extracomment>{player} a name; {card} a tapestry card that brings nothing now, {gains} what it would bring</extracomment>
        <translation>{player}, „{card:tapestryCard}“ bringt jetzt nichts: {gains}</translation>
    </message>
    <message>
        <source>“{card:tapestryCard}” brings nothing now: {gains}</source>
        <extracomment>{card} a tapestry card that brings nothing now, {gains} what it would bring</extracomment>
        <translation>„{card:tapestryCard}“ bringt jetzt nichts: {gains}</translation>
    </message>
    <message>
        <source>{player}, “{card:tapestryCard}” brings nothing now</source>
        <extracomment>{player} a name; {card} a tapestry card that brings nothing now</extracomment>
        <translation>{player}, „{card:tapestryCard}“ bringt jetzt nichts</translation>
    </message>
    <message>
        <source>“{card:tapestryCard}” brings nothing now</source>
        <extracomment>{card} a tapestry card that brings nothing now</extracomment>
        <translation>„{card:tapestryCard}“ bringt jetzt nichts</translation>
    </message>
    <message>
        <source>{player}: {gained} ({cards})</source>
        <extracomment>{player} a name; {gained} &quot;3 points, 1 coin&quot;; {cards} the tapestry cards and civilizations of that player that brought it</extracomment>
        <translation>{player}: {gained} ({cards})</translation>
    </message>
    <message>
        <source>Copied: {card:tapestryCard} ({player}, era {era})</source>
        <extracomment>{card} a tapestry card that is copied; {player} whose it is; {era} the stack of an income mat, from 1 to 4, on which it lies</extracomment>
        <translation>Kopiert: {card:tapestryCard} ({player}, Ära {era})</translation>
    </message>
    <message>
        <source>Chosen for “{card:tapestryCard}”: {player}</source>
        <extracomment>{card} a tapestry card; {player} a name: the opponent whom it is about</extracomment>
        <translation>Gewählt für „{card:tapestryCard}“: {player}</translation>
    </message>
    <message>
        <source>Civilization: {civilization:civilization}</source>
        <extracomment>{civilization} a civilization by its name, with which a player begins, or which was gained</extracomment>
        <translation>Zivilisation: {civilization:civilization}</translation>
    </message>
    <message>
        <source>No civilization was named</source>
        <translation>Es wurde keine Zivilisation genannt</translation>
    </message>
    <message>
        <source>Predicted: tech cards {tech}, districts {districts}, territories {control}, tracks {tracks}</source>
        <extracomment>The Mystics: {tech} tech cards, {districts} complete districts, {control} territories, {tracks} tracks to their ends</extracomment>
        <translation>Vorhergesagt: Techkarten {tech}, Stadtviertel {districts}, Gebiete {control}, Leisten {tracks}</translation>
    </message>
    <message>
        <source>Lost: {lost}</source>
        <extracomment>{lost} resources</extracomment>
        <translation>Abgegeben: {lost}</translation>
    </message>
    <message>
        <source>Traded on an empty territory: {points:points}</source>
        <extracomment>The Traders put a marker on the map: {points} what it brought</extracomment>
        <translation>Auf einem leeren Gebiet gehandelt: {points:points}</translation>
    </message>
    <message>
        <source>Traded on a territory of {player}</source>
        <extracomment>The Traders put a marker on the map: {player} whose territory it is</extracomment>
        <translation>Auf einem Gebiet von {player} gehandelt</translation>
    </message>
    <message>
        <source>Two buildings changed places: column {column}, row {row} and column {toColumn}, row {toRow}</source>
        <extracomment>The Architects: two plots of the city, by column and row</extracomment>
        <translation>Zwei Gebäude haben getauscht: Spalte {column}, Reihe {row} und Spalte {toColumn}, Reihe {toRow}</translation>
    </message>
    <message>
        <source>{player}, {civilization:civilization}: nothing now of {gains}</source>
        <extracomment>{player} a name; {civilization} a civilization that brings nothing now, {gains} what it would bring</extracomment>
        <translation>{player}, {civilization:civilization}: jetzt nichts von {gains}</translation>
    </message>
    <message>
        <source>{civilization:civilization}: nothing now of {gains}</source>
        <extracomment>{civilization} a civilization that brings nothing now, {gains} what it would bring</extracomment>
        <translation>{civilization:civilization}: jetzt nichts von {gains}</translation>
    </message>
    <message>
        <source>{player}, {civilization:civilization}: nothing now</source>
        <extracomment>{player} a name; {civilization} a civilization that brings nothing now</extracomment>
        <translation>{player}, {civilization:civilization}: jetzt nichts</translation>
    </message>
    <message>
        <source>{civilization:civilization}: nothing now</source>
        <extracomment>{civilization} a civilization that brings nothing now</extracomment>
        <translation>{civilization:civilization}: jetzt nichts</translation>
    </message>
    <message>
        <source>Before the first turn everybody says what they begin with, or declines. Answer that first.</source>
        <translation>Vor dem ersten Zug sagen alle, womit sie beginnen, oder verzichten darauf. Beantworte das zuerst.</translation>
    </message>
    <message>
        <source>{civilization:civilization}: not kept when it is drawn during play. Draw another one and name that.</source>
        <extracomment>{civilization} a civilization</extracomment>
        <translation>{civilization:civilization}: Wird während der Partie nicht behalten. Zieh eine andere und nenne sie.</translation>
    </message>
    <message>
        <source>{civilization:civilization}: another player has it. Choose another one.</source>
        <extracomment>{civilization} a civilization</extracomment>
        <translation>{civilization:civilization}: Hat schon jemand anders. Wähle eine andere.</translation>
    </message>
    <message>
        <source>{field:field}: counted by their number in some matches, named in others. Say it as this match has them.</source>
        <extracomment>{field} what a correction sets</extracomment>
        <translation>{field:field}: in manchen Partien nach Anzahl, in anderen mit Namen. Sag es so, wie diese Partie sie führt.</translation>
    </message>
    <message>
        <source>The markers of that civilization are given to others. Choose another player.</source>
        <translation>Die Marker dieser Zivilisation werden anderen gegeben. Wähle jemand anderen.</translation>
    </message>
    <message>
        <source>{player} used: {civilization:civilization}</source>
        <extracomment>{player} a name; {civilization} a civilization that did its part of an income turn</extracomment>
        <translation>{player} hat genutzt: {civilization:civilization}</translation>
    </message>
    <message>
        <source>used: {civilization:civilization}</source>
        <extracomment>{civilization} a civilization that did its part of an income turn</extracomment>
        <translation>genutzt: {civilization:civilization}</translation>
    </message>
    <message>
        <source>Done: {card:tapestryCard}</source>
        <extracomment>{card} a tapestry card of which nothing more comes: all that applies was chosen</extracomment>
        <translation>Fertig: {card:tapestryCard}</translation>
    </message>
    <message>
        <source>Chose {gained}, no room for {lost} more</source>
        <extracomment>{gained} &quot;2 coins&quot;; {lost} how many more there was no room for</extracomment>
        <translation>Gewählt: {gained}, kein Platz für {lost} mehr</translation>
    </message>
    <message>
        <source>Chose {lost}, for which there is no room</source>
        <extracomment>{lost} &quot;2 coins&quot;, of which none came since there was no room</extracomment>
        <translation>Gewählt: {lost}, dafür ist kein Platz</translation>
    </message>
    <message>
        <source>Explored: {tile} instead of points</source>
        <extracomment>{tile} what the tile brings, twice of it: &quot;2 coins&quot;; the points of its sides do not come</extracomment>
        <translation>Erkundet: {tile} statt Punkten</translation>
    </message>
    <message>
        <source>{player} lost: {lost}</source>
        <extracomment>{player} a name; {lost} &quot;1 coin&quot;</extracomment>
        <translation>{player} hat abgegeben: {lost}</translation>
    </message>
    <message>
        <source>lost: {lost}</source>
        <extracomment>{lost} &quot;1 coin&quot;</extracomment>
        <translation>abgegeben: {lost}</translation>
    </message>
    <message>
        <source>Conquered: {gained}; left to {owner}: {left}</source>
        <extracomment>{gained} what the die brought; {owner} whose marker lay there, {left} the other die, which went to that player</extracomment>
        <translation>Erobert: {gained}; an {owner} gelassen: {left}</translation>
    </message>
    <message>
        <source>Conquered and protected: {gained}</source>
        <extracomment>{gained} what the dice brought; a marker protects the territory</extracomment>
        <translation>Erobert und geschützt: {gained}</translation>
    </message>
    <message>
        <source>Upgraded with a marker: {card:techCard} ({player})</source>
        <extracomment>{card} a tech card by its name; {player} whose it is</extracomment>
        <translation>Mit einem Marker aufgewertet: {card:techCard} ({player})</translation>
    </message>
    <message>
        <source>Upgraded with a marker: a tech card ({player})</source>
        <extracomment>{player} whose tech card it is</extracomment>
        <translation>Mit einem Marker aufgewertet: eine Techkarte ({player})</translation>
    </message>
    <message>
        <source>Marker to {player}, open lies: {opens}</source>
        <extracomment>{player} an opponent who got a marker; {opens} a benefit that lies open from now on</extracomment>
        <translation>Marker an {player}, offen liegt: {opens}</translation>
    </message>
    <message>
        <source>Outposts on the mat: {above} above, {below} below</source>
        <extracomment>Outposts of the supply lie on a mat: {above} in its first row, {below} in its second row</extracomment>
        <translation>Außenposten auf dem Tableau: {above} oben, {below} unten</translation>
    </message>
    <message>
        <source>Stopped rolling</source>
        <translation>Aufgehört zu würfeln</translation>
    </message>
    <message>
        <source>{civilization:civilization}: {what:piece} in column {column}</source>
        <extracomment>{what} an income building; {civilization} a civilization on whose mat it stands, {column} which column from the left</extracomment>
        <translation>{civilization:civilization}: {what:piece} in Spalte {column}</translation>
    </message>
    <message>
        <source>On an empty territory: {what:piece}</source>
        <extracomment>{what} an income building that stands on a territory that was nobody&apos;s</extracomment>
        <translation>Auf einem leeren Gebiet: {what:piece}</translation>
    </message>
    <message>
        <source>Beside the city: {what:piece}</source>
        <extracomment>{what} an income building that found no place in the city</extracomment>
        <translation>Neben der Stadt: {what:piece}</translation>
    </message>
    <message>
        <source>In the city: {what:piece}</source>
        <extracomment>{what} an income building</extracomment>
        <translation>In der Stadt: {what:piece}</translation>
    </message>
    <message>
        <source>Marker in the city: column {column}, row {row}</source>
        <extracomment>A marker makes a plot of a city impassable</extracomment>
        <translation>Marker in der Stadt: Spalte {column}, Reihe {row}</translation>
    </message>
    <message>
        <source>{card:tapestryCard}: not played on Maker of Fire. Choose a card “when played”, but not Renaissance.</source>
        <extracomment>{card} a tapestry card; Maker of Fire is the card of the first era, which is printed on the income mat</extracomment>
        <translation>{card:tapestryCard}: Diese Karte kommt nicht auf Beherrschung des Feuers. Wähle eine Karte „Beim Ausspielen“, aber nicht Renaissance.</translation>
    </message>
    <message>
        <source>A marker cannot lie there: it needs a free plot of a district without one. Choose another plot.</source>
        <translation>Dort kann kein Marker liegen: Er braucht einen freien Bauplatz in einem Stadtviertel ohne Marker. Wähle einen anderen Bauplatz.</translation>
    </message>
    <message>
        <source>From which row the outpost comes is said where both rows of your mat have some. Leave it out.</source>
        <translation>Aus welcher Reihe der Außenposten kommt, wird gesagt, wo beide Reihen deines Tableaus welche haben. Lass es weg.</translation>
    </message>
    <message>
        <source>That player has no territory with only one outpost. Choose another player, or an empty territory.</source>
        <translation>Diese Person hat kein Gebiet mit nur einem Außenposten. Wähle jemand anderen oder ein leeres Gebiet.</translation>
    </message>
    <message>
        <source>A marker lies on an empty territory, for points, or beside an opponent&apos;s outpost, for the benefit of the tile. Say one of the two.</source>
        <translation>Ein Marker liegt auf einem leeren Gebiet und bringt Punkte, oder neben einem fremden Außenposten und bringt die Belohnung des Gebietsteils. Sag eines von beiden.</translation>
    </message>
    <message>
        <source>No step is made yet, so none is declined. Say what the die shows, or stop.</source>
        <translation>Noch wird kein Schritt gemacht, also auch keiner abgelehnt. Sag, was der Würfel zeigt, oder hör auf.</translation>
    </message>
    <message>
        <source>A marker protects an empty territory as you conquer it, if your mat has one left. Leave it out.</source>
        <translation>Ein Marker schützt ein leeres Gebiet, das du eroberst, wenn auf deinem Tableau noch einer liegt. Lass ihn weg.</translation>
    </message>
    <message>
        <source>The die that you do not choose goes to a marker on an empty territory. Say the other of the two dice, or leave it out.</source>
        <translation>Der Würfel, den du nicht wählst, geht an einen Marker auf einem leeren Gebiet. Sag den anderen der beiden Würfel oder lass ihn weg.</translation>
    </message>
    <message>
        <source>That square lies open already, or has none. Choose one that is covered, or leave it out.</source>
        <translation>Dieses Feld liegt schon offen, oder es gibt keines. Wähle ein verdecktes oder lass es weg.</translation>
    </message>
    <message>
        <source>No building can stand in that column: it is full, or you have no such mat. Choose another place.</source>
        <translation>In dieser Spalte kann kein Gebäude stehen: Sie ist voll, oder du hast kein solches Tableau. Wähle einen anderen Platz.</translation>
    </message>
    <message>
        <source>No building can stand there on the map. Choose another place.</source>
        <translation>Dort auf der Karte kann kein Gebäude stehen. Wähle einen anderen Platz.</translation>
    </message>
    <message>
        <source>A building stands in the city, on a mat or on the map. Say one of them.</source>
        <translation>Ein Gebäude steht in der Stadt, auf einem Tableau oder auf der Karte. Sag eines davon.</translation>
    </message>
    <message>
        <source>No income building stands on that plot. Choose one that does.</source>
        <translation>Auf diesem Bauplatz steht kein Einkommensgebäude. Wähle einen mit Gebäude.</translation>
    </message>
    <message>
        <source>Only buildings of two kinds change places. Choose another plot.</source>
        <translation>Nur Gebäude verschiedener Art tauschen die Plätze. Wähle einen anderen Bauplatz.</translation>
    </message>
    <message>
        <source>Largest land of one kind: {land} territories</source>
        <extracomment>{land} how many territories the largest land of one kind has</extracomment>
        <translation>Größtes Land einer Art: {land} Gebiete</translation>
    </message>
    <message>
        <source>On a territory of their own: {what:piece}</source>
        <extracomment>{what} an income building that stands on a territory of the player</extracomment>
        <translation>Auf einem eigenen Gebiet: {what:piece}</translation>
    </message>
    <message>
        <source>The app has no player of that kind for this game: “{player}”. “random” plays every game.</source>
        <translation>Die App hat für dieses Spiel keinen solchen Spieler: „{player}“. „random“ spielt jedes Spiel.</translation>
    </message>
    <message>
        <source>{given} players are named for {players} seats. Name one for all, or one for each seat.</source>
        <translation>Es sind {given} Spieler für {players} Plätze genannt. Nenne einen für alle oder einen für jeden Platz.</translation>
    </message>
    <message>
        <source>Only finished sheets were entered in this match, so it has no turns to review. Enter a match turn by turn to have it reviewed.</source>
        <translation>In dieser Partie wurden nur fertige Bögen eingetragen; sie hat keine Züge, die durchgesehen werden könnten. Trag eine Partie Zug für Zug ein, um sie durchsehen zu lassen.</translation>
    </message>
    <message>
        <source>The app does not know the chances in this game ({game}), so its matches cannot be reviewed. Review a match of another game.</source>
        <translation>Die App kennt die Gewinnchancen in diesem Spiel nicht ({game}); seine Partien können nicht durchgesehen werden. Lass eine Partie eines anderen Spiels durchsehen.</translation>
    </message>
    <message>
        <source>Roll {count:dice} again, keep {dice:list}</source>
        <extracomment>Advice: {count} how many dice are better rolled again, {dice} what those show that are better kept</extracomment>
        <translation>{count:dice} noch einmal würfeln, behalten: {dice:list}</translation>
    </message>
    <message>
        <source>Roll all {count:dice} again</source>
        <extracomment>Advice: all {count} dice are better rolled again</extracomment>
        <translation>Alle {count:dice} noch einmal würfeln</translation>
    </message>
    <message>
        <source>{by:development}: roll “{from:face}” again</source>
        <extracomment>Advice: {by} Leadership; {from} what the die shows that is better rolled again</extracomment>
        <translation>{by:development}: „{from:face}“ noch einmal würfeln</translation>
    </message>
    <message>
        <source>Keep {dice:list}</source>
        <extracomment>Advice, each: what could be done next</extracomment>
        <translation>{dice:list} behalten</translation>
    </message>
    <message>
        <source>Build {boxes:boxes}: {target:target}</source>
        <translation>{boxes:boxes} bauen: {target:target}</translation>
    </message>
    <message>
        <source>Buy {development:development}</source>
        <translation>{development:development} kaufen</translation>
    </message>
    <message>
        <source>Discard {goods:list}</source>
        <translation>{goods:list} abgeben</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take {food:dice} as food</source>
        <translation>{food:dice} als Nahrung nehmen</translation>
    </message>
    <message>
        <source>Take {workers:dice} as workers</source>
        <translation>{workers:dice} als Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Take {food:dice} as food, {workers:dice} as workers</source>
        <translation>{food:dice} als Nahrung nehmen, {workers:dice} als Arbeiter</translation>
    </message>
    <message>
        <source>Sell {stone:stones} for {workers:workers}</source>
        <translation>{stone:stones} verkaufen für {workers:workers}</translation>
    </message>
    <message>
        <source>{by:development}: double the food</source>
        <extracomment>{by} Preservation</extracomment>
        <translation>{by:development}: Nahrung verdoppeln</translation>
    </message>
    <message>
        <source>Send {goods:list} with the invasion</source>
        <translation>{goods:list} mit der Invasion schicken</translation>
    </message>
    <message>
        <source>Send no spearheads with the invasion</source>
        <translation>Keine Speerspitzen mit der Invasion schicken</translation>
    </message>
    <message>
        <source>Build {ships:ships}</source>
        <translation>{ships:ships} bauen</translation>
    </message>
    <message>
        <source>Swap {from:good} for {to:good}</source>
        <translation>{from:good} gegen {to:good} tauschen</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>How the window looks: as the system does, light, dark, black on white with strong lines</extracomment>
        <translation>System</translation>
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
        <source>About Pegsheet</source>
        <translation>Über Pegsheet</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A size of the text: %1 a number of per cent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>Heading over how much is moved on the screen</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>How much is moved on the screen: as the system wants it, nothing that can be done without</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>In a match</source>
        <translation>In einer Partie</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Bildschirm anlassen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Dice, pencil, pegs and disasters, softly</source>
        <translation>Würfel, Bleistift, Zapfen und Katastrophen, leise</translation>
    </message>
    <message>
        <source>Version %1, licences, where your matches are</source>
        <extracomment>%1 a version such as 0.1.0</extracomment>
        <translation>Version %1, Lizenzen, Ort der Partien</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Save a copy, bring one back, files for other programs</source>
        <translation>Kopie speichern oder zurückholen, andere Programme</translation>
    </message>
    <message>
        <source>Card library</source>
        <translation>Kartensammlung</translation>
    </message>
    <message>
        <source>Tiles, events and cards that no rulebook prints</source>
        <translation>Plättchen, Ereignisse und Karten, die in keinem Regelheft stehen</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <extracomment>Setting: a match shows how long turns take</extracomment>
        <translation>Uhr zeigen</translation>
    </message>
    <message>
        <source>How long this turn, each player and the match take</source>
        <translation>Wie lange der Zug, jede Person und die Partie brauchen</translation>
    </message>
    <message>
        <source>Review matches</source>
        <extracomment>Setting: a match that is played back shows the chances to win</extracomment>
        <translation>Partien durchsehen</translation>
    </message>
    <message>
        <source>Played back: each player&apos;s chances, luck and choices</source>
        <translation>Im Rückblick: Chancen, Glück und Entscheidungen</translation>
    </message>
    <message>
        <source>Tell the odds of dice</source>
        <extracomment>Setting: while dice are rolled, the chances of what they can bring are told</extracomment>
        <translation>Aussichten der Würfel zeigen</translation>
    </message>
    <message>
        <source>What those that are rolled again can bring</source>
        <translation>Was die bringen können, die noch einmal rollen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button: begins the match</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <extracomment>Under &quot;Start&quot;: %1 the player who begins</extracomment>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Everybody needs a name</source>
        <translation>Alle brauchen einen Namen</translation>
    </message>
    <message>
        <source>for one player</source>
        <extracomment>Under &quot;Start&quot;: one player alone</extracomment>
        <translation>für eine Person</translation>
    </message>
    <message>
        <source>with %1&apos;s sheet</source>
        <extracomment>Under &quot;Start&quot;: finished sheets are typed in; %1 whose comes first</extracomment>
        <translation>mit dem Bogen von %1</translation>
    </message>
    <message numerus="yes">
        <source>from %n player(s) on</source>
        <extracomment>Under &quot;Start&quot;: how many the game is for at least</extracomment>
        <translation>
            <numerusform>ab %n Person</numerusform>
            <numerusform>ab %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at an example</source>
        <extracomment>Button where a match of a game begins that nobody has played yet: opens one that was played so far, to look at and to play on</extracomment>
        <translation>Ein Beispiel ansehen</translation>
    </message>
</context>
<context>
    <name>ShareCard</name>
    <message>
        <source>Picture</source>
        <extracomment>Buttons: what is made of a code, and below each what that is</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 names, %2 such as &quot;Round 8 · Ben&apos;s turn&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>After how a match stands</extracomment>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever scans this code has the whole match.</source>
        <translation>Wer diesen Code scannt, hat die ganze Partie.</translation>
    </message>
    <message>
        <source>For those who have the rest already; all others scan the whole match.</source>
        <translation>Für alle, die den Rest schon haben; alle anderen scannen die ganze Partie.</translation>
    </message>
    <message>
        <source>Nothing leaves this tablet but by a code or a file that you show.</source>
        <translation>Nichts verlässt dieses Tablet, außer durch gezeigte Codes und Dateien.</translation>
    </message>
    <message>
        <source>One tablet each</source>
        <extracomment>Heading over whose sheet is kept on this tablet</extracomment>
        <translation>Ein Tablet für jeden</translation>
    </message>
    <message>
        <source>This tablet keeps everybody&apos;s sheet. If everyone has a tablet, touch whose this one is.</source>
        <translation>Dieses Tablet führt alle Bögen. Hat jeder eines, hier antippen, wessen dieses ist.</translation>
    </message>
    <message>
        <source>When %1&apos;s turn ends, its code comes up by itself.</source>
        <translation>Endet der Zug von %1, erscheint sein Code von selbst.</translation>
    </message>
    <message>
        <source>PNG, to send on</source>
        <translation>PNG, zum Weitergeben</translation>
    </message>
    <message>
        <source>as text, to paste</source>
        <translation>als Text, zum Einfügen</translation>
    </message>
    <message>
        <source>the match, to open</source>
        <translation>die Partie, zum Öffnen</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, in jeder Größe scharf</translation>
    </message>
    <message>
        <source>PDF, to print</source>
        <translation>PDF, zum Drucken</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share this match</source>
        <translation>Partie teilen</translation>
    </message>
    <message>
        <source>What the code holds</source>
        <extracomment>Spoken before the words of a choice: what a code holds</extracomment>
        <translation>Was der Code enthält</translation>
    </message>
    <message numerus="yes">
        <source>%n new move(s)</source>
        <extracomment>A code holds: only the moves that the others do not have; or everything</extracomment>
        <translation>
            <numerusform>%n neuer Spielzug</numerusform>
            <numerusform>%n neue Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>QR code of this match</source>
        <extracomment>Spoken of a QR code on the screen</extracomment>
        <translation>QR-Code dieser Partie</translation>
    </message>
    <message>
        <source>Scan theirs</source>
        <extracomment>Button: opens the camera for another tablet&apos;s code</extracomment>
        <translation>Anderen scannen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>SharedView</name>
    <message>
        <source>Achievements</source>
        <extracomment>Heading over the three achievements</extracomment>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <extracomment>Heading over the landmarks</extracomment>
        <translation>Wahrzeichen</translation>
    </message>
</context>
<context>
    <name>SheetBoard</name>
    <message>
        <source>%1, worth %2</source>
        <extracomment>Spoken of a row of the board: %1 pegs, worth %2 coins</extracomment>
        <translation>%1, Wert %2</translation>
    </message>
</context>
<context>
    <name>SheetFields</name>
    <message>
        <source>Board and disasters</source>
        <extracomment>Heading over food, goods and disasters</extracomment>
        <translation>Steckbrett und Katastrophen</translation>
    </message>
    <message>
        <source>Disaster points</source>
        <extracomment>Points lost</extracomment>
        <translation>Katastrophenpunkte</translation>
    </message>
    <message>
        <source>Ticked boxes</source>
        <extracomment>Heading over the buildings of a sheet</extracomment>
        <translation>Angekreuzte Kästchen</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>Ships of the development Shipping</extracomment>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>Heading over the book marker and the points of each age
----------
Heading over the tracks, to be corrected</extracomment>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>A player&apos;s board: no more actions in this age</extracomment>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Heading over the tiles on a board</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <extracomment>Heading over colonies and built wonders</extracomment>
        <translation>Neben dem Tableau</translation>
    </message>
    <message>
        <source>Points on tiles</source>
        <extracomment>Heading over points on tiles that were counted at the end, since the app does not know the tiles</extracomment>
        <translation>Punkte auf Plättchen</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Heading over fields to be corrected</extracomment>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A number to be corrected</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Destroyed places</source>
        <extracomment>Heading over the eleven places to be corrected: which of them are destroyed</extracomment>
        <translation>Zerstörte Orte</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A place to be corrected: %1 its position in the row, %2 its name</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Innovations</source>
        <extracomment>Heading over the Innovations of a row to be corrected</extracomment>
        <translation>Innovationen</translation>
    </message>
    <message>
        <source>Points and income</source>
        <extracomment>Heading over fields to be corrected</extracomment>
        <translation>Punkte und Einkommen</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Heading over fields to be corrected</extracomment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Heading over fields to be corrected</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <extracomment>Heading over the landmarks of a player, to be corrected</extracomment>
        <translation>Wahrzeichen</translation>
    </message>
    <message>
        <source>Dice and chits</source>
        <extracomment>Heading over dice and chits</extracomment>
        <translation>Würfel und Marker</translation>
    </message>
    <message>
        <source>Order of the places</source>
        <extracomment>Heading over the eleven places to be corrected: in which order they lie</extracomment>
        <translation>Reihenfolge der Orte</translation>
    </message>
    <message>
        <source>Tech cards</source>
        <extracomment>Heading over the tech cards of a player, to be corrected</extracomment>
        <translation>Techkarten</translation>
    </message>
    <message>
        <source>Tapestry cards on the mat</source>
        <extracomment>Heading over the cards on an income mat, to be corrected</extracomment>
        <translation>Gobelinkarten auf dem Tableau</translation>
    </message>
    <message>
        <source>Civilizations</source>
        <extracomment>Heading over the civilizations of a player, to be corrected</extracomment>
        <translation>Zivilisationen</translation>
    </message>
    <message>
        <source>In force now</source>
        <extracomment>Heading over tapestry cards that are in force, to be corrected</extracomment>
        <translation>Jetzt gilt</translation>
    </message>
</context>
<context>
    <name>SheetPegs</name>
    <message>
        <source>worth %1</source>
        <extracomment>Under a good: what it is worth; %1 coins</extracomment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ShownSwitches</name>
    <message>
        <source>If it ended now</source>
        <extracomment>Switch: whether points are shown as if the match ended now</extracomment>
        <translation>Wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Points with healthy places and Innovations</source>
        <extracomment>Spoken behind the name of a switch: what it shows</extracomment>
        <translation>Punkte mit unversehrten Orten und Innovationen</translation>
    </message>
    <message>
        <source>Disasters not seen yet</source>
        <extracomment>Switch: whether it is shown how many Disaster cards have not been seen</extracomment>
        <translation>Noch nicht gesehene Krisen</translation>
    </message>
    <message>
        <source>How many are left that would hit a place</source>
        <extracomment>Spoken behind the name of a switch: what it shows</extracomment>
        <translation>Wie viele noch kommen können, die einen Ort treffen</translation>
    </message>
    <message>
        <source>All rows after it</source>
        <extracomment>Switch: each row is shown as it would lie after the Disaster</extracomment>
        <translation>Alle Reihen danach</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideDevelopments</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: developments</source>
        <extracomment>Spoken of the list on the sheet of somebody whose turn it is not; %1 a name</extracomment>
        <translation>%1: Errungenschaften</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>No developments yet</source>
        <translation>Noch keine Errungenschaften</translation>
    </message>
    <message>
        <source>%1 of %2 developments</source>
        <extracomment>Under a player&apos;s name: developments owned, of those that end the match</extracomment>
        <translation>%1 von %2 Errungenschaften</translation>
    </message>
    <message>
        <source>entered</source>
        <extracomment>Under a player&apos;s name: whether the finished sheet is there</extracomment>
        <translation>eingetragen</translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingetragen</translation>
    </message>
</context>
<context>
    <name>SidedMoves</name>
    <message>
        <source>contradicts</source>
        <extracomment>Spoken of a move of a fork: the other tablet did something else; has not come so far; made it too</extracomment>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>the same on both</source>
        <translation>auf beiden gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) since</source>
        <extracomment>Under the name of one of two tablets</extracomment>
        <translation>
            <numerusform>%n Spielzug seitdem</numerusform>
            <numerusform>%n Spielzüge seitdem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotKeys</name>
    <message>
        <source>Where? The touch buys. Goes back:</source>
        <extracomment>Over the five slots of a board; what follows stands on each</extracomment>
        <translation>Wohin? Antippen kauft. Zurück geht:</translation>
    </message>
</context>
<context>
    <name>SourcesCard</name>
    <message>
        <source>Where the points come from</source>
        <extracomment>Heading over bars: what points came from, on average</extracomment>
        <translation>Woher die Punkte kommen</translation>
    </message>
</context>
<context>
    <name>SpaceList</name>
    <message>
        <source>costs %1</source>
        <extracomment>Under a space of a track: %1 &quot;1 coin, 1 resource of any kind&quot;</extracomment>
        <translation>kostet %1</translation>
    </message>
</context>
<context>
    <name>SpaceStrip</name>
    <message>
        <source>Round %1</source>
        <extracomment>Over the round track: %1 the number of the round</extracomment>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>SpearsView</name>
    <message>
        <source>Your invasion strikes the others. Every spearhead sent along makes it worse for them.</source>
        <extracomment>Over the board: with Smithing an invasion turns against the others</extracomment>
        <translation>Deine Invasion trifft die anderen. Jedes Metall, das du mitschickst, macht sie schlimmer.</translation>
    </message>
    <message>
        <source>Touch the spearheads to send fewer</source>
        <extracomment>Over the board: a touch on the spearheads changes how many are sent</extracomment>
        <translation>Tippe auf Metall, um weniger zu schicken</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>How often which score</source>
        <extracomment>Heading over columns: how often there was which score</extracomment>
        <translation>Wie oft welches Ergebnis</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>Touch a place in the rows: one with a green frame.</source>
        <extracomment>Hint: the places that may be chosen are framed in the rows above</extracomment>
        <translation>Tippe in den Reihen einen Ort an, der grün umrandet ist.</translation>
    </message>
    <message>
        <source>Touch a destroyed place in the rows.</source>
        <extracomment>Hint: what is destroyed is repaired by a touch on it, in the rows above</extracomment>
        <translation>Tippe in den Reihen einen zerstörten Ort an.</translation>
    </message>
    <message>
        <source>%1, in all: %2</source>
        <extracomment>While the card of a Disaster is laid: %1 a player, %2 what the Disaster costs in all, &quot;points −5 · strength −2&quot;</extracomment>
        <translation>%1, insgesamt: %2</translation>
    </message>
</context>
<context>
    <name>StartGames</name>
    <message>
        <source>New match</source>
        <extracomment>Heading over the games a match can be begun of</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Take over a match</source>
        <extracomment>Button: another tablet&apos;s match by its code</extracomment>
        <translation>Partie übernehmen</translation>
    </message>
    <message>
        <source>All matches and statistics</source>
        <extracomment>Button: the page with every match, and from there the statistics</extracomment>
        <translation>Alle Partien und Statistik</translation>
    </message>
</context>
<context>
    <name>StartHead</name>
    <message>
        <source>Settings</source>
        <extracomment>Button: opens the settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>StartOpen</name>
    <message>
        <source>The sheets, boards and tracks of your game on this screen. You play with your own dice and cards, and touch what you would write or move; Pegsheet checks the rules, counts, and keeps every move.</source>
        <extracomment>On the start page, while no match is there yet</extracomment>
        <translation>Die Bögen, Bretter und Leisten eures Spiels auf diesem Bildschirm. Ihr spielt mit euren eigenen Würfeln und Karten und tippt an, was ihr schreiben oder bewegen würdet; Pegsheet prüft die Regeln, zählt und bewahrt jeden Spielzug auf.</translation>
    </message>
    <message>
        <source>Look at an example</source>
        <extracomment>Button on an empty start page: opens a match that was played so far, to look at and to play on</extracomment>
        <translation>Ein Beispiel ansehen</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Es wurde noch keine Partie beendet.</translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message>
        <source>avg.</source>
        <extracomment>Heading over a column of average scores; short</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>Heading over a column of best scores; short</extracomment>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Matches: %1, won: %2, average: %3, best: %4</source>
        <extracomment>Spoken of a player in the statistics: %1 matches, %2 of them won, %3 the average score, %4 the best one</extracomment>
        <translation>Partien: %1, gewonnen: %2, im Schnitt: %3, am besten: %4</translation>
    </message>
    <message>
        <source>%1 of %2 won · %3</source>
        <extracomment>Beside a player&apos;s bar: %1 of %2 matches with others were won, that is %3 (&quot;40 %&quot;)</extracomment>
        <translation>%1 von %2 gewonnen · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) alone</source>
        <extracomment>Beside a player: %n matches, all of them without others</extracomment>
        <translation>
            <numerusform>%n Partie allein</numerusform>
            <numerusform>%n Partien allein</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <extracomment>Button: one less; %1 what is counted</extracomment>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <extracomment>Button: one more; %1 what is counted</extracomment>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>StepperRow</name>
    <message>
        <source>not known</source>
        <extracomment>In the place of a number that nobody knows yet</extracomment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <extracomment>Buttons beside a number; %1 what is counted</extracomment>
        <translation>Eins weniger: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eins mehr: %1</translation>
    </message>
</context>
<context>
    <name>StonesButton</name>
    <message>
        <source>Sell 1 stone</source>
        <extracomment>Button: one stone is given for workers (Engineering)</extracomment>
        <translation>1 Stein verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>stones</comment>
        <extracomment>Under it: %n stones are left</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrangerNames</name>
    <message>
        <source>Who is who?</source>
        <extracomment>Heading over names of another program; each can be matched with somebody who has played here</extracomment>
        <translation>Wer ist wer?</translation>
    </message>
    <message>
        <source>As written</source>
        <extracomment>A name of another program stays as it is written there</extracomment>
        <translation>Wie geschrieben</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabelle für ein Rechenblatt</translation>
    </message>
    <message>
        <source>CSV: a row for every player of every match</source>
        <translation>CSV: je Partie und Person eine Zeile</translation>
    </message>
    <message>
        <source>History as text</source>
        <translation>Verlauf als Text</translation>
    </message>
    <message>
        <source>JSON: every move, to be taken in again</source>
        <translation>JSON: jeder Spielzug, wieder einlesbar</translation>
    </message>
</context>
<context>
    <name>TakeoverPage</name>
    <message>
        <source>Two versions</source>
        <translation>Zwei Fassungen</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nichts Neues</translation>
    </message>
    <message>
        <source>Take over this match?</source>
        <extracomment>Title over a match that came by a code</extracomment>
        <translation>Diese Partie übernehmen?</translation>
    </message>
    <message>
        <source>A new match</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>On this tablet</source>
        <translation>Auf diesem Tablet</translation>
    </message>
    <message>
        <source>From the code</source>
        <translation>Aus dem Code</translation>
    </message>
    <message>
        <source>It is taken into this browser. Pegsheet on the home screen of an iPhone or iPad does not see it: to have it there, scan the code there, or copy it and paste it there.</source>
        <extracomment>Under a match that came by a link or code, in a browser that did not promise to keep it. &quot;Home screen&quot; as iPhones call it</extracomment>
        <translation>Sie kommt in diesen Browser. Pegsheet auf dem Home-Bildschirm eines iPhones oder iPads sieht sie nicht: Um sie dort zu haben, scanne den Code dort, oder kopiere ihn und füge ihn dort ein.</translation>
    </message>
    <message>
        <source>What is new</source>
        <extracomment>Heading over moves that came by a code</extracomment>
        <translation>Was neu ist</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Don&apos;t take over</source>
        <extracomment>Button: nothing is taken over</extracomment>
        <translation>Nicht übernehmen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Die andere nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take over %n move(s)</source>
        <extracomment>Button under a match that came by a code</extracomment>
        <translation>
            <numerusform>%n Spielzug übernehmen</numerusform>
            <numerusform>%n Spielzüge übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take both</source>
        <extracomment>Button under two versions of a match whose moves go together</extracomment>
        <translation>Beide nehmen</translation>
    </message>
</context>
<context>
    <name>TakerCard</name>
    <message>
        <source>%1 takes it</source>
        <extracomment>Spoken name of a button: %1 a player who would take the Disaster</extracomment>
        <translation>%1 nimmt sie an</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <extracomment>Spoken: %1 what is destroyed then</extracomment>
        <translation>zerstört: %1</translation>
    </message>
</context>
<context>
    <name>TallPlace</name>
    <message>
        <source>Position %1: %2</source>
        <extracomment>Spoken name of a place: %1 its position in the row, %2 what it is</extracomment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>A place that is destroyed</extracomment>
        <translation>zerstört</translation>
    </message>
</context>
<context>
    <name>TallyField</name>
    <message>
        <source>not said</source>
        <extracomment>A field of a table, spoken: not said yet</extracomment>
        <translation>nicht gesagt</translation>
    </message>
</context>
<context>
    <name>Tapestry</name>
    <message>
        <source>Tanks and a trap</source>
        <extracomment>A rules note: the space of that name, and a trap card</extracomment>
        <translation>Panzer und eine Falle</translation>
    </message>
    <message>
        <source>Maker of Fire</source>
        <extracomment>A rules note: the card of the first era, which is printed on the income mat</extracomment>
        <translation>Beherrschung des Feuers</translation>
    </message>
    <message>
        <source>In era 1 a tapestry card may be played over Maker of Fire, where something lets you play one over another.</source>
        <translation>In Ära 1 darf eine Gobelinkarte auf die Beherrschung des Feuers gespielt werden, wenn etwas das Überdecken erlaubt.</translation>
    </message>
    <message>
        <source>Alien Biology</source>
        <extracomment>A rules note: a space of the science track</extracomment>
        <translation>Außerirdische Biologie</translation>
    </message>
    <message>
        <source>Starting territory</source>
        <extracomment>A rules note: the territory on which a player begins</extracomment>
        <translation>Startgebiet</translation>
    </message>
    <message>
        <source>Two outposts stand there from the beginning, so nobody can conquer it.</source>
        <translation>Dort stehen von Anfang an zwei Außenposten, also kann es niemand erobern.</translation>
    </message>
    <message>
        <source>After the fifth income turn nobody plays a trap any more or gains anything from the cards of others.</source>
        <translation>Nach dem fünften Einkommenszug spielt niemand mehr eine Falle oder erhält etwas durch Karten der anderen.</translation>
    </message>
    <message>
        <source>Tie</source>
        <extracomment>A rules note: equal points at the end
----------
Option at set-up: who wins with equal points
----------
Where a match stands: the table says who wins</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Tie, resources not entered</source>
        <extracomment>A rules note: equal points at the end of a match in which the app keeps no resources</extracomment>
        <translation>Gleichstand ohne Rohstoffe</translation>
    </message>
    <message>
        <source>Where resources are not entered you say who wins with equal points, by whatever you agreed on.</source>
        <translation>Wo Rohstoffe nicht eingetragen werden, sagt ihr, wer bei gleichen Punkten gewinnt, nach dem, was ihr abgemacht habt.</translation>
    </message>
    <message>
        <source>Nanotechnology</source>
        <extracomment>A rules note: a space of the technology track</extracomment>
        <translation>Nanotechnologie</translation>
    </message>
    <message>
        <source>Its bonus costs three tech cards here, as printed.</source>
        <translation>Ihr Bonus kostet hier drei Techkarten, wie aufgedruckt.</translation>
    </message>
    <message>
        <source>Its bonus costs two tech cards here, as the variant has it.</source>
        <translation>Ihr Bonus kostet hier zwei Techkarten, wie in der Variante.</translation>
    </message>
    <message>
        <source>Space tiles</source>
        <extracomment>A rules note: tiles that are explored from space 11 of the exploration track on
----------
What a correction sets
----------
Line of the score: what points came from</extracomment>
        <translation>Weltraumteile</translation>
    </message>
    <message>
        <source>Any of your own space tiles may be explored, not only the one drawn last.</source>
        <translation>Jedes der eigenen Weltraumteile darf erkundet werden, nicht nur das zuletzt gezogene.</translation>
    </message>
    <message>
        <source>What is entered</source>
        <extracomment>Option at set-up: how much of the match the app keeps</extracomment>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>What a correction sets
----------
How much of a match is kept: tracks, resources, the income mat, what is pending</extracomment>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Every turn: tracks, resources and the income mat are kept, and what a space brings is worked out.</source>
        <extracomment>What is entered, the usual</extracomment>
        <translation>Jeder Zug: Leisten, Rohstoffe und das Einkommenstableau werden mitgeführt, und was ein Feld bringt, wird abgehandelt.</translation>
    </message>
    <message>
        <source>Income turns</source>
        <extracomment>What a correction sets
----------
How much of a match is kept: only the points of income turns
----------
Line of the score: what points came from</extracomment>
        <translation>Einkommenszüge</translation>
    </message>
    <message>
        <source>Income turns only, by their numbers and in any order of players. Other points are added as they come.</source>
        <extracomment>What is entered, the least</extracomment>
        <translation>Nur Einkommenszüge, mit ihren Zahlen und in beliebiger Reihenfolge. Andere Punkte kommen dazu, wie sie fallen.</translation>
    </message>
    <message>
        <source>Bonus of Nanotechnology</source>
        <extracomment>Option at set-up: the bonus of the space of that name</extracomment>
        <translation>Bonus der Nanotechnologie</translation>
    </message>
    <message>
        <source>How many tech cards are discarded for its 10 points.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Wie viele Techkarten für seine 10 Punkte abgelegt werden.</translation>
    </message>
    <message>
        <source>Three tech cards</source>
        <extracomment>A value of the option “Bonus of Nanotechnology”</extracomment>
        <translation>Drei Techkarten</translation>
    </message>
    <message>
        <source>Two tech cards</source>
        <extracomment>A value of the option “Bonus of Nanotechnology”</extracomment>
        <translation>Zwei Techkarten</translation>
    </message>
    <message>
        <source>Who wins with equal points: the tallest landmark as in the rules of 2023, or most resources as in those of 2019.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Wer bei gleichen Punkten gewinnt: das höchste Wahrzeichen wie in den Regeln von 2023, oder die meisten Rohstoffe wie in denen von 2019.</translation>
    </message>
    <message>
        <source>The tallest landmark</source>
        <extracomment>A value of the option “Tie”</extracomment>
        <translation>Das höchste Wahrzeichen</translation>
    </message>
    <message>
        <source>Most resources</source>
        <extracomment>A value of the option “Tie”</extracomment>
        <translation>Die meisten Rohstoffe</translation>
    </message>
    <message>
        <source>Exploration</source>
        <extracomment>Advancement track; the German rules say &quot;Entdeckung&quot;</extracomment>
        <translation>Entdeckung</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Advancement track; the German rules say &quot;Wissenschaft&quot;</extracomment>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Military</source>
        <extracomment>Advancement track; the German rules say &quot;Militär&quot;</extracomment>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Technology</source>
        <extracomment>Advancement track; the German rules say &quot;Technologie&quot;</extracomment>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Coin</source>
        <extracomment>A resource; the German rules say &quot;Münze&quot;</extracomment>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Worker</source>
        <extracomment>A resource; the German rules say &quot;Arbeiter&quot;</extracomment>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>A resource; the German rules say &quot;Nahrung&quot;</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Culture</source>
        <extracomment>A resource; the German rules say &quot;Kultur&quot;</extracomment>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>Any resource</source>
        <extracomment>Instead of a resource: of any kind</extracomment>
        <translation>Beliebiger Rohstoff</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Income building; the German rules say &quot;Markt&quot;</extracomment>
        <translation>Markt</translation>
    </message>
    <message>
        <source>House</source>
        <extracomment>Income building; the German rules say &quot;Haus&quot;</extracomment>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>Income building; the German rules say &quot;Bauernhof&quot;</extracomment>
        <translation>Bauernhof</translation>
    </message>
    <message>
        <source>Armory</source>
        <extracomment>Income building; the German rules say &quot;Waffenschmiede&quot;</extracomment>
        <translation>Waffenschmiede</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <extracomment>Row of tech cards</extracomment>
        <translation>Untere Reihe</translation>
    </message>
    <message>
        <source>Middle row</source>
        <extracomment>Row of tech cards</extracomment>
        <translation>Mittlere Reihe</translation>
    </message>
    <message>
        <source>Top row</source>
        <extracomment>Row of tech cards</extracomment>
        <translation>Obere Reihe</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Leuchtturm</translation>
    </message>
    <message>
        <source>Train Station</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Bahnhof</translation>
    </message>
    <message>
        <source>Launch Pad</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Startrampe</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Apotheke</translation>
    </message>
    <message>
        <source>Academy</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Akademie</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Kaserne</translation>
    </message>
    <message>
        <source>Tank Factory</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Panzerfabrik</translation>
    </message>
    <message>
        <source>Fusion Reactor</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Fusionsreaktor</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Schmiede</translation>
    </message>
    <message>
        <source>Rubber Works</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Gummiwerk</translation>
    </message>
    <message>
        <source>Tech Hub</source>
        <extracomment>Landmark of a track</extracomment>
        <translation>Tech-Zentrum</translation>
    </message>
    <message>
        <source>Bakery</source>
        <extracomment>Landmark; the German rules say &quot;Bäckerei&quot;</extracomment>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>Barn</source>
        <extracomment>Landmark; the German rules say &quot;Scheune&quot;</extracomment>
        <translation>Scheune</translation>
    </message>
    <message>
        <source>Com Tower</source>
        <extracomment>Landmark; the German rules say &quot;Sendeturm&quot;</extracomment>
        <translation>Sendeturm</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Landmark; the German rules say &quot;Bibliothek&quot;</extracomment>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Stock Market</source>
        <extracomment>Landmark; the German rules say &quot;Börse&quot;</extracomment>
        <translation>Börse</translation>
    </message>
    <message>
        <source>Treasury</source>
        <extracomment>Landmark; the German rules say &quot;Schatzamt&quot;</extracomment>
        <translation>Schatzamt</translation>
    </message>
    <message>
        <source>End of a track</source>
        <extracomment>Achievement: a token reached the last space of a track</extracomment>
        <translation>Ende einer Leiste</translation>
    </message>
    <message>
        <source>Two toppled outposts</source>
        <extracomment>Achievement: two outposts of opponents were toppled</extracomment>
        <translation>Zwei gestürzte Außenposten</translation>
    </message>
    <message>
        <source>Middle island</source>
        <extracomment>Achievement: the middle island was conquered</extracomment>
        <translation>Mittlere Insel</translation>
    </message>
    <message>
        <source>Tier I</source>
        <extracomment>A part of a track</extracomment>
        <translation>Stufe I</translation>
    </message>
    <message>
        <source>Tier II</source>
        <extracomment>A part of a track</extracomment>
        <translation>Stufe II</translation>
    </message>
    <message>
        <source>Tier III</source>
        <extracomment>A part of a track</extracomment>
        <translation>Stufe III</translation>
    </message>
    <message>
        <source>Tier IV</source>
        <extracomment>A part of a track</extracomment>
        <translation>Stufe IV</translation>
    </message>
    <message>
        <source>Play a tapestry card</source>
        <extracomment>Step of an income turn</extracomment>
        <translation>Gobelinkarte spielen</translation>
    </message>
    <message>
        <source>Upgrade a tech card</source>
        <extracomment>Step of an income turn</extracomment>
        <translation>Techkarte aufwerten</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Step of an income turn
----------
What a correction sets</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Step of an income turn, and where something comes from</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Told by the table</source>
        <extracomment>Where something that is pending comes from
----------
Line of the score: what points came from</extracomment>
        <translation>Vom Tisch angesagt</translation>
    </message>
    <message>
        <source>Tapestry card</source>
        <extracomment>Where something that is pending comes from</extracomment>
        <translation>Gobelinkarte</translation>
    </message>
    <message>
        <source>Tech card</source>
        <extracomment>Where something that is pending comes from</extracomment>
        <translation>Techkarte</translation>
    </message>
    <message>
        <source>Civilization</source>
        <extracomment>Where something that is pending comes from</extracomment>
        <translation>Zivilisation</translation>
    </message>
    <message>
        <source>District</source>
        <extracomment>Where something that is pending comes from: nine plots of a city are filled; the German rules say &quot;Stadtviertel&quot;</extracomment>
        <translation>Stadtviertel</translation>
    </message>
    <message>
        <source>Trap</source>
        <extracomment>Where something that is pending comes from; the German rules say &quot;Falle&quot;</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Explored</source>
        <extracomment>Where something that is pending comes from: a territory tile was laid</extracomment>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Conquered</source>
        <extracomment>Where something that is pending comes from</extracomment>
        <translation>Erobert</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Where a match stands: somebody advances or takes income</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Something is open</source>
        <extracomment>Where a match stands: what a move brought is to be answered</extracomment>
        <translation>Etwas ist offen</translation>
    </message>
    <message>
        <source>Match over</source>
        <extracomment>Instead of a step: the match has ended</extracomment>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Final scores</source>
        <extracomment>Instead of a step: scores counted on the table are entered</extracomment>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Ends of tracks reached</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Erreichte Leistenenden</translation>
    </message>
    <message>
        <source>AI Singularity used</source>
        <extracomment>What a correction sets</extracomment>
        <translation>KI-Singularität genutzt</translation>
    </message>
    <message>
        <source>Income mat: open slots</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Einkommenstableau: offene Felder</translation>
    </message>
    <message>
        <source>Territory tiles</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Gebietsteile</translation>
    </message>
    <message>
        <source>Explored space tiles</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Erkundete Weltraumteile</translation>
    </message>
    <message>
        <source>Tapestry cards in hand</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Gobelinkarten auf der Hand</translation>
    </message>
    <message>
        <source>Tapestry cards played</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Gespielte Gobelinkarten</translation>
    </message>
    <message>
        <source>Tech cards</source>
        <extracomment>What a correction sets
----------
Line of the score: what points came from</extracomment>
        <translation>Techkarten</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Outposts in supply</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Außenposten im Vorrat</translation>
    </message>
    <message>
        <source>Toppled outposts</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Gestürzte Außenposten</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Reihen und Spalten</translation>
    </message>
    <message>
        <source>Districts</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Stadtviertel</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Wahrzeichen</translation>
    </message>
    <message>
        <source>Civilizations</source>
        <extracomment>Option at set-up: whether civilizations are told by their names
----------
What a correction sets
----------
Line of the score: what points came from</extracomment>
        <translation>Zivilisationen</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>What a correction sets
----------
Line of the score: what points came from</extracomment>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>What is open</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Was offen ist</translation>
    </message>
    <message>
        <source>Markets: open slots</source>
        <extracomment>A row of the income mat</extracomment>
        <translation>Märkte: offene Felder</translation>
    </message>
    <message>
        <source>Houses: open slots</source>
        <extracomment>A row of the income mat</extracomment>
        <translation>Häuser: offene Felder</translation>
    </message>
    <message>
        <source>Farms: open slots</source>
        <extracomment>A row of the income mat</extracomment>
        <translation>Bauernhöfe: offene Felder</translation>
    </message>
    <message>
        <source>Armories: open slots</source>
        <extracomment>A row of the income mat</extracomment>
        <translation>Waffenschmieden: offene Felder</translation>
    </message>
    <message>
        <source>Base game</source>
        <extracomment>The only rule set of this game</extracomment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Track spaces</source>
        <extracomment>Line of the score: what points came from</extracomment>
        <translation>Felder der Leisten</translation>
    </message>
    <message>
        <source>Exploring</source>
        <extracomment>Line of the score: what points came from</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Conquering</source>
        <extracomment>Line of the score: what points came from</extracomment>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>Tapestry cards</source>
        <extracomment>Line of the score: what points came from</extracomment>
        <translation>Gobelinkarten</translation>
    </message>
    <message>
        <source>Corrections</source>
        <extracomment>Line of the score: what points came from</extracomment>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Before era 1</source>
        <extracomment>When points came: before the first income turn</extracomment>
        <translation>Vor Ära 1</translation>
    </message>
    <message>
        <source>Era 1</source>
        <extracomment>When points came: in the era that an income turn began</extracomment>
        <translation>Ära 1</translation>
    </message>
    <message>
        <source>Era 2</source>
        <extracomment>When points came: in the era that an income turn began</extracomment>
        <translation>Ära 2</translation>
    </message>
    <message>
        <source>Era 3</source>
        <extracomment>When points came: in the era that an income turn began</extracomment>
        <translation>Ära 3</translation>
    </message>
    <message>
        <source>Era 4</source>
        <extracomment>When points came: in the era that an income turn began</extracomment>
        <translation>Ära 4</translation>
    </message>
    <message>
        <source>Era 5</source>
        <extracomment>When points came: in the era that an income turn began</extracomment>
        <translation>Ära 5</translation>
    </message>
    <message>
        <source>Tapestry</source>
        <extracomment>Name of the game; the German edition has the same</extracomment>
        <translation>Tapestry</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A space of a track: %1 &quot;Science&quot;, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Markets</source>
        <extracomment>A row of the income mat; the German rules say &quot;Märkte&quot;</extracomment>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Houses</source>
        <extracomment>A row of the income mat; the German rules say &quot;Häuser&quot;</extracomment>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Farms</source>
        <extracomment>A row of the income mat; the German rules say &quot;Bauernhöfe&quot;</extracomment>
        <translation>Bauernhöfe</translation>
    </message>
    <message>
        <source>Armories</source>
        <extracomment>A row of the income mat; the German rules say &quot;Waffenschmieden&quot;</extracomment>
        <translation>Waffenschmieden</translation>
    </message>
    <message>
        <source>Whoever conquers from an opponent with Tanks and falls into a trap uses one of the two dice: nothing was conquered.</source>
        <translation>Wer mit den Panzern von jemandem erobert und in eine Falle gerät, nutzt einen der beiden Würfel: Erobert wurde nichts.</translation>
    </message>
    <message>
        <source>Each of its four dice may be declined, as with other research. Whoever declines gets no points for a track that is at its end.</source>
        <translation>Jeder ihrer vier Würfe darf abgelehnt werden, wie beim Forschen sonst. Wer ablehnt, erhält keine Punkte für eine Leiste, die zu Ende ist.</translation>
    </message>
    <message>
        <source>Players who have finished</source>
        <extracomment>A rules note: players who have had their fifth income turn</extracomment>
        <translation>Wer fertig ist</translation>
    </message>
    <message>
        <source>With equal points, whoever has the tallest landmark in their city wins. You compare them at the table; they can be level too.</source>
        <translation>Bei gleichen Punkten gewinnt, wer das höchste Wahrzeichen in der eigenen Hauptstadt hat. Ihr vergleicht sie am Tisch; auch sie können gleich hoch sein.</translation>
    </message>
    <message>
        <source>With equal points, whoever has the most resources wins, as in the rules of 2019.</source>
        <translation>Bei gleichen Punkten gewinnt, wer die meisten Rohstoffe hat, wie in den Regeln von 2019.</translation>
    </message>
    <message>
        <source>Beside the city</source>
        <extracomment>A rules note: a building that stands next to the map of a city
----------
What a correction sets: what stands beside a city, since it finds no place there</extracomment>
        <translation>Neben der Hauptstadt</translation>
    </message>
    <message>
        <source>A building stands beside the city only where it finds no place in it, as the questions and answers of the rulebook have it.</source>
        <translation>Ein Gebäude steht nur dann neben der Hauptstadt, wenn es in ihr keinen Platz findet, so wie es die Fragen und Antworten der Anleitung sagen.</translation>
    </message>
    <message>
        <source>Building a landmark later</source>
        <extracomment>A rules note: a landmark that is built later</extracomment>
        <translation>Ein Wahrzeichen später bauen</translation>
    </message>
    <message>
        <source>Whoever advances may lay a landmark aside and build it later, before their next turn.</source>
        <translation>Wer voranschreitet, darf ein Wahrzeichen beiseitelegen und später bauen, vor dem eigenen nächsten Zug.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>Where something that is pending comes from: it is asked before the first turn
----------
Where a match stands: everybody says which mat their city stands on</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Laid aside</source>
        <extracomment>Where a landmark comes from: it had been laid aside
----------
What a correction sets: landmarks that are built later</extracomment>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Mountain (1)</source>
        <extracomment>Capital city, by what its mat is called and the number printed on it</extracomment>
        <translation>Gebirge (1)</translation>
    </message>
    <message>
        <source>Wetland (2)</source>
        <extracomment>Capital city, by what its mat is called and the number printed on it</extracomment>
        <translation>Feuchtgebiet (2)</translation>
    </message>
    <message>
        <source>Tropical (3)</source>
        <extracomment>Capital city, by what its mat is called and the number printed on it</extracomment>
        <translation>Tropen (3)</translation>
    </message>
    <message>
        <source>Desert (4)</source>
        <extracomment>Capital city, by what its mat is called and the number printed on it</extracomment>
        <translation>Wüste (4)</translation>
    </message>
    <message>
        <source>Grassland (5)</source>
        <extracomment>Capital city, by what its mat is called and the number printed on it</extracomment>
        <translation>Grasland (5)</translation>
    </message>
    <message>
        <source>Forest (6)</source>
        <extracomment>Capital city, by what its mat is called and the number printed on it</extracomment>
        <translation>Wald (6)</translation>
    </message>
    <message>
        <source>Capital city</source>
        <extracomment>What a correction sets: the mat of a city</extracomment>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Plots of the city</source>
        <extracomment>What a correction sets: what stands on the plots of a city</extracomment>
        <translation>Felder der Hauptstadt</translation>
    </message>
    <message>
        <source>Tracks and cities</source>
        <extracomment>How much of a match is kept: the same, and each city plot by plot</extracomment>
        <translation>Leisten und Hauptstädte</translation>
    </message>
    <message>
        <source>Every turn, and each capital city plot by plot: districts bring their resource at once, rows and columns are counted by themselves.</source>
        <extracomment>What is entered, the most</extracomment>
        <translation>Jeder Zug, und jede Hauptstadt Feld für Feld: Stadtviertel bringen sofort ihren Rohstoff, Reihen und Spalten zählen sich selbst.</translation>
    </message>
    <message>
        <source>Tech cards by name</source>
        <extracomment>What a correction sets</extracomment>
        <translation>Techkarten mit Namen</translation>
    </message>
    <message>
        <source>Tapestry cards on the mat</source>
        <extracomment>What a correction sets: the cards that lie on an income mat</extracomment>
        <translation>Gobelinkarten auf dem Tableau</translation>
    </message>
    <message>
        <source>Cards in force</source>
        <extracomment>What a correction sets: tapestry cards whose effect lasts</extracomment>
        <translation>Geltende Karten</translation>
    </message>
    <message>
        <source>Locked tracks</source>
        <extracomment>What a correction sets: tracks on which others may not advance</extracomment>
        <translation>Gesperrte Leisten</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>A tech card or tapestry card by its name</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Option at set-up: whether tech and tapestry cards are told by their names</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Tech and tapestry cards are touched by their names, and what they say happens by itself. Nobody has to name one.</source>
        <extracomment>What the option “Cards” changes</extracomment>
        <translation>Tech- und Gobelinkarten tippt ihr beim Namen an, und was darauf steht, geschieht von selbst. Nennen muss sie niemand.</translation>
    </message>
    <message>
        <source>Only how many cards there are is kept; what each brings is told as it comes.</source>
        <extracomment>What the option “Cards” changes</extracomment>
        <translation>Festgehalten wird nur, wie viele Karten es sind; was jede bringt, gebt ihr ein, wenn es so weit ist.</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>A value of the option “Cards”
----------
A value of the option “Civilizations”</extracomment>
        <translation>Mit Namen</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>A value of the option “Cards”
----------
A value of the option “Civilizations”</extracomment>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Tapestry card in step 1</source>
        <extracomment>Option: a tapestry card that step 1 of an income turn plays, before the one of step 2</extracomment>
        <translation>Gobelinkarte in Schritt 1</translation>
    </message>
    <message>
        <source>Where a tapestry card goes that is played in step 1 of an income turn: to the new era, or it is not played.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Wohin eine Gobelinkarte kommt, die in Schritt 1 eines Einkommenszugs gespielt wird: in die neue Ära, oder sie wird nicht gespielt.</translation>
    </message>
    <message>
        <source>To the new era</source>
        <extracomment>A value of the option “Tapestry card in step 1”</extracomment>
        <translation>In die neue Ära</translation>
    </message>
    <message>
        <source>Not played</source>
        <extracomment>A value of the option “Tapestry card in step 1”</extracomment>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Adjusted civilizations</source>
        <extracomment>A rules note: what civilizations begin with
----------
Option at set-up: a later sheet gives some civilizations more and others less</extracomment>
        <translation>Angepasste Zivilisationen</translation>
    </message>
    <message>
        <source>Some civilizations begin with more or less than their mats print, as the sheet of 2023 has it. Where a picture of it cannot be read for certain, its civilization says so.</source>
        <translation>Einige Zivilisationen beginnen mit mehr oder weniger, als auf ihren Tableaus steht, so wie es das Blatt von 2023 will. Wo ein Bild davon nicht sicher zu lesen ist, sagt es die Zivilisation.</translation>
    </message>
    <message>
        <source>All civilizations begin as their mats are printed.</source>
        <translation>Alle Zivilisationen beginnen, wie ihre Tableaus gedruckt sind.</translation>
    </message>
    <message>
        <source>Civilizations are touched by their names, and what their mats say happens by itself. Nobody has to name one.</source>
        <extracomment>What the option “Civilizations” changes</extracomment>
        <translation>Zivilisationen tippt ihr beim Namen an, und was ihre Tableaus sagen, geschieht von selbst. Nennen muss sie niemand.</translation>
    </message>
    <message>
        <source>Only how many civilizations there are is kept; what each brings is told as it comes.</source>
        <extracomment>What the option “Civilizations” changes</extracomment>
        <translation>Nur wie viele Zivilisationen es sind, wird geführt; was jede bringt, wird gesagt, wenn es kommt.</translation>
    </message>
    <message>
        <source>Whether civilizations begin as the sheet of 2023 adjusts them, or as their mats are printed.</source>
        <extracomment>What the option of that name changes</extracomment>
        <translation>Ob Zivilisationen beginnen, wie das Blatt von 2023 sie anpasst, oder wie ihre Tableaus gedruckt sind.</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>A value of the option “Adjusted civilizations”</extracomment>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>The Chosen</source>
        <extracomment>A rules note: a civilization</extracomment>
        <translation>Die Auserwählten</translation>
    </message>
    <message>
        <source>A track counts where nobody is further, also where others are level, and a track that they have completed always does. Of their achievements those count that brought points.</source>
        <translation>Eine Leiste zählt, wenn dort niemand weiter ist, auch bei Gleichstand, und eine beendete Leiste immer. Von den Errungenschaften zählen die, die Punkte gebracht haben.</translation>
    </message>
    <message>
        <source>Historians</source>
        <extracomment>A rules note: a civilization</extracomment>
        <translation>Historiker</translation>
    </message>
    <message>
        <source>Their markers may go to the same opponent again. A landmark of any kind brings all that lies open once, however many markers that opponent holds.</source>
        <translation>Ihre Marker dürfen noch einmal an dieselbe Person gehen. Ein Wahrzeichen jeder Art bringt alles, was offen liegt, einmal, wie viele Marker diese Person auch hat.</translation>
    </message>
    <message>
        <source>Futurists</source>
        <extracomment>A rules note: a civilization</extracomment>
        <translation>Futuristen</translation>
    </message>
    <message>
        <source>The four spaces that they skip are no advances: landmarks stay there for others, and no card hears of it.</source>
        <translation>Die vier übersprungenen Felder sind kein Voranschreiten: Wahrzeichen bleiben dort für andere, und keine Karte wirkt deswegen.</translation>
    </message>
    <message>
        <source>Heralds</source>
        <extracomment>A rules note: a civilization</extracomment>
        <translation>Heralde</translation>
    </message>
    <message>
        <source>What the sheet of 2023 prints under the Historians is theirs: at the end of their first income turn they find a card and may play one on Maker of Fire.</source>
        <translation>Was das Blatt von 2023 unter den Historikern druckt, gehört ihnen: Am Ende ihres ersten Einkommenszuges finden sie eine Karte und dürfen eine auf Beherrschung des Feuers spielen.</translation>
    </message>
    <message>
        <source>Mystics</source>
        <extracomment>A rules note: a civilization</extracomment>
        <translation>Mystiker</translation>
    </message>
    <message>
        <source>A number is reached as soon as they have at least as much, also at the moment when it is named.</source>
        <translation>Eine Zahl ist erreicht, sobald sie mindestens so viel haben, auch schon in dem Augenblick, in dem sie genannt wird.</translation>
    </message>
    <message>
        <source>Inventors</source>
        <extracomment>A rules note: a civilization</extracomment>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>Whose card they lift gains first, then they do, whatever it brings. Who has finished gains nothing of it.</source>
        <translation>Wessen Karte sie aufwerten, erhält zuerst, dann sie, was sie auch bringt. Wer fertig ist, erhält davon nichts.</translation>
    </message>
    <message>
        <source>Adjustment sheet 2023</source>
        <extracomment>A value of the option “Adjusted civilizations”</extracomment>
        <translation>Anpassungsblatt 2023</translation>
    </message>
</context>
<context>
    <name>TapestryBenefit</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <extracomment>What is gained or paid in Tapestry</extracomment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture</source>
        <translation>
            <numerusform>%n Kultur</numerusform>
            <numerusform>%n Kultur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of any kind</source>
        <extracomment>Resources of a kind that the player chooses</extracomment>
        <translation>
            <numerusform>%n beliebiger Rohstoff</numerusform>
            <numerusform>%n beliebige Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory tile(s)</source>
        <translation>
            <numerusform>%n Gebietsteil</numerusform>
            <numerusform>%n Gebietsteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space tile(s)</source>
        <translation>
            <numerusform>%n Weltraumteil</numerusform>
            <numerusform>%n Weltraumteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tapestry card(s)</source>
        <translation>
            <numerusform>%n Gobelinkarte</numerusform>
            <numerusform>%n Gobelinkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invent %n tech card(s)</source>
        <extracomment>The German rules say &quot;erfinden&quot;</extracomment>
        <translation>
            <numerusform>%n Techkarte erfinden</numerusform>
            <numerusform>%n Techkarten erfinden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n Markt</numerusform>
            <numerusform>%n Märkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n Haus</numerusform>
            <numerusform>%n Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n Bauernhof</numerusform>
            <numerusform>%n Bauernhöfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armory/armories</source>
        <translation>
            <numerusform>%n Waffenschmiede</numerusform>
            <numerusform>%n Waffenschmieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n income building(s) of any kind</source>
        <translation>
            <numerusform>%n beliebiges Einkommensgebäude</numerusform>
            <numerusform>%n beliebige Einkommensgebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civilization(s)</source>
        <translation>
            <numerusform>%n Zivilisation</numerusform>
            <numerusform>%n Zivilisationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tapestry card(s) from the hand</source>
        <extracomment>What is paid</extracomment>
        <translation>
            <numerusform>%n Gobelinkarte aus der Hand</numerusform>
            <numerusform>%n Gobelinkarten aus der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tech card(s)</source>
        <extracomment>What is paid</extracomment>
        <translation>
            <numerusform>%n Techkarte</numerusform>
            <numerusform>%n Techkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>explore</source>
        <extracomment>What a player does: lays a territory tile</extracomment>
        <translation>erkunden</translation>
    </message>
    <message>
        <source>explore anywhere</source>
        <translation>an einem beliebigen Platz erkunden</translation>
    </message>
    <message>
        <source>explore a space tile</source>
        <translation>Weltraumteil erkunden</translation>
    </message>
    <message>
        <source>conquer</source>
        <translation>erobern</translation>
    </message>
    <message>
        <source>conquer anywhere</source>
        <translation>an einem beliebigen Platz erobern</translation>
    </message>
    <message>
        <source>conquer, both dice count</source>
        <translation>erobern, beide Würfel zählen</translation>
    </message>
    <message>
        <source>conquer, both dice count against an opponent</source>
        <translation>erobern, gegen jemanden zählen beide Würfel</translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>The science die</extracomment>
        <translation>forschen</translation>
    </message>
    <message>
        <source>upgrade a tech card</source>
        <translation>Techkarte aufwerten</translation>
    </message>
    <message>
        <source>circle of a tech card in the middle row</source>
        <translation>Kreis einer Techkarte der mittleren Reihe</translation>
    </message>
    <message>
        <source>square of a tech card in the top row</source>
        <translation>Quadrat einer Techkarte der oberen Reihe</translation>
    </message>
    <message>
        <source>benefit and bonus of a space on which you stand</source>
        <translation>Belohnung und Bonus eines Feldes mit einem eigenen Marker</translation>
    </message>
    <message>
        <source>play a tapestry card over another</source>
        <translation>Gobelinkarte auf eine andere spielen</translation>
    </message>
    <message>
        <source>AI Singularity</source>
        <extracomment>A space of the technology track; the German rules say &quot;KI-Singularität&quot;</extracomment>
        <translation>KI-Singularität</translation>
    </message>
    <message>
        <source>any track</source>
        <extracomment>Behind &quot;advance&quot;: on a track that the player chooses</extracomment>
        <translation>beliebiger Leiste</translation>
    </message>
    <message>
        <source>advance (%1)</source>
        <extracomment>A step on a track: %1 &quot;Science&quot;</extracomment>
        <translation>voranschreiten auf %1</translation>
    </message>
    <message>
        <source>go back, with benefit and bonus (%1)</source>
        <extracomment>A step back on a track: %1 &quot;Science&quot;</extracomment>
        <translation>zurückgehen mit Belohnung und Bonus auf %1</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>Between things that come one after the other</extracomment>
        <translation>, dann </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Between things of which one is chosen</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>Between things that come in any order</extracomment>
        <translation> und </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What is gained in Tapestry</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, if you like</source>
        <extracomment>Something that can be left out: %1 &quot;replace the face-up tech cards at the table&quot;</extracomment>
        <translation>%1, wenn du willst</translation>
    </message>
    <message>
        <source>for %1: %2</source>
        <extracomment>Something that can be bought: %1 &quot;1 coin&quot;, %2 &quot;explore&quot;</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Something that is done several times: %1 &quot;explore&quot;</extracomment>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>research without benefit or bonus</source>
        <extracomment>The science die</extracomment>
        <translation>forschen ohne Belohnung und Bonus</translation>
    </message>
    <message>
        <source>research without benefit or bonus, points at the end of a track</source>
        <extracomment>The science die</extracomment>
        <translation>forschen ohne Belohnung und Bonus, Punkte am Ende einer Leiste</translation>
    </message>
    <message>
        <source>advance without benefit or bonus (%1)</source>
        <extracomment>A step on a track: %1 &quot;Science&quot;</extracomment>
        <translation>voranschreiten ohne Belohnung und Bonus auf %1</translation>
    </message>
    <message>
        <source>go back without benefit or bonus (%1)</source>
        <extracomment>A step back on a track: %1 &quot;Science&quot;</extracomment>
        <translation>zurückgehen ohne Belohnung und Bonus auf %1</translation>
    </message>
    <message>
        <source>replace the face-up tech cards at the table</source>
        <translation>am Tisch die ausliegenden Techkarten austauschen</translation>
    </message>
    <message>
        <source>explore with it</source>
        <extracomment>Explore with the territory tile that was just gained</extracomment>
        <translation>damit erkunden</translation>
    </message>
    <message>
        <source>upgrade that tech card</source>
        <extracomment>The tech card that was just invented</extracomment>
        <translation>diese Techkarte aufwerten</translation>
    </message>
    <message>
        <source>circle of that tech card</source>
        <extracomment>Of the tech card that was just invented</extracomment>
        <translation>Kreis dieser Techkarte</translation>
    </message>
    <message>
        <source>put an outpost on that territory</source>
        <extracomment>On the territory that was just explored</extracomment>
        <translation>einen Außenposten auf dieses Gebiet stellen</translation>
    </message>
    <message>
        <source>copy a tapestry card that lies on top on an income mat</source>
        <translation>eine Gobelinkarte kopieren, die auf einem Einkommenstableau obenauf liegt</translation>
    </message>
    <message>
        <source>benefit of a space on which an opponent stands, who may gain its bonus for free</source>
        <translation>Belohnung eines Feldes, auf dem eine andere Person steht; sie darf den Bonus kostenlos nehmen</translation>
    </message>
    <message>
        <source>roll the science die and everybody advances on that track, only you with benefit and bonus</source>
        <translation>Wissenschaftswürfel werfen, und alle schreiten auf dieser Leiste voran, nur du mit Belohnung und Bonus</translation>
    </message>
    <message>
        <source>choose a track on which nobody else advances until your next turn is over</source>
        <extracomment>Stands before &quot;advance (that track)&quot;</extracomment>
        <translation>eine Leiste wählen, auf der bis zum Ende deines nächsten Zuges sonst niemand voranschreitet</translation>
    </message>
    <message>
        <source>on one track go forward or back to the nearest opponent, without benefit or bonus</source>
        <translation>auf einer Leiste vor oder zurück zur nächsten anderen Person gehen, ohne Belohnung und Bonus</translation>
    </message>
    <message>
        <source>%1 for everybody</source>
        <extracomment>Tapestry, of all players: %1 &quot;1 coin&quot;, or what they do, &quot;explore&quot;</extracomment>
        <translation>%1 für alle</translation>
    </message>
    <message>
        <source>everybody: %1</source>
        <translation>alle: %1</translation>
    </message>
    <message>
        <source>%1 for all opponents</source>
        <extracomment>Tapestry: %1 &quot;1 coin&quot;, or what they do, &quot;explore&quot;</extracomment>
        <translation>%1 für alle anderen</translation>
    </message>
    <message>
        <source>each opponent: %1</source>
        <translation>alle anderen: %1</translation>
    </message>
    <message>
        <source>%1 for each neighbour</source>
        <extracomment>Tapestry, of who sits left and right: %1 &quot;1 coin&quot;, or what they do, &quot;explore&quot;</extracomment>
        <translation>%1 für jeden Nachbarn</translation>
    </message>
    <message>
        <source>each neighbour: %1</source>
        <translation>jeder Nachbar: %1</translation>
    </message>
    <message>
        <source>%1 for each track on which nobody is further</source>
        <extracomment>%1 what is gained so often: &quot;4 points&quot;</extracomment>
        <translation>%1 für jede Leiste, auf der niemand weiter ist</translation>
    </message>
    <message>
        <source>%1 for each track on which everybody else is further</source>
        <extracomment>%1 what is gained so often: &quot;4 points&quot;</extracomment>
        <translation>%1 für jede Leiste, auf der alle anderen weiter sind</translation>
    </message>
    <message>
        <source>%1 for each opponent</source>
        <extracomment>%1 what is gained so often: &quot;4 points&quot;</extracomment>
        <translation>%1 für jede andere Person</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per tech card</source>
        <extracomment>How points are counted</extracomment>
        <translation>
            <numerusform>%n Punkt pro Techkarte</numerusform>
            <numerusform>%n Punkte pro Techkarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per complete row and column</source>
        <translation>
            <numerusform>%n Punkt pro vollständige Reihe und Spalte</numerusform>
            <numerusform>%n Punkte pro vollständige Reihe und Spalte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per territory</source>
        <translation>
            <numerusform>%n Punkt pro Gebiet</numerusform>
            <numerusform>%n Punkte pro Gebiet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per farm</source>
        <translation>
            <numerusform>%n Punkt pro Bauernhof</numerusform>
            <numerusform>%n Punkte pro Bauernhof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per house</source>
        <translation>
            <numerusform>%n Punkt pro Haus</numerusform>
            <numerusform>%n Punkte pro Haus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per market</source>
        <translation>
            <numerusform>%n Punkt pro Markt</numerusform>
            <numerusform>%n Punkte pro Markt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per armory</source>
        <translation>
            <numerusform>%n Punkt pro Waffenschmiede</numerusform>
            <numerusform>%n Punkte pro Waffenschmiede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per income building</source>
        <translation>
            <numerusform>%n Punkt pro Einkommensgebäude</numerusform>
            <numerusform>%n Punkte pro Einkommensgebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per landmark</source>
        <translation>
            <numerusform>%n Punkt pro Wahrzeichen</numerusform>
            <numerusform>%n Punkte pro Wahrzeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per territory tile in supply</source>
        <translation>
            <numerusform>%n Punkt pro Gebietsteil im Vorrat</numerusform>
            <numerusform>%n Punkte pro Gebietsteil im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per tapestry card</source>
        <translation>
            <numerusform>%n Punkt pro Gobelinkarte</numerusform>
            <numerusform>%n Punkte pro Gobelinkarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the exploration track</source>
        <translation>
            <numerusform>%n Punkt pro Feld auf der Entdeckungsleiste</numerusform>
            <numerusform>%n Punkte pro Feld auf der Entdeckungsleiste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the science track</source>
        <translation>
            <numerusform>%n Punkt pro Feld auf der Wissenschaftsleiste</numerusform>
            <numerusform>%n Punkte pro Feld auf der Wissenschaftsleiste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the military track</source>
        <translation>
            <numerusform>%n Punkt pro Feld auf der Militärleiste</numerusform>
            <numerusform>%n Punkte pro Feld auf der Militärleiste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the technology track</source>
        <translation>
            <numerusform>%n Punkt pro Feld auf der Technologieleiste</numerusform>
            <numerusform>%n Punkte pro Feld auf der Technologieleiste</numerusform>
        </translation>
    </message>
    <message>
        <source>that track</source>
        <extracomment>Behind &quot;advance&quot;: on the track that was chosen before</extracomment>
        <translation>dieser Leiste</translation>
    </message>
    <message>
        <source>advance without benefit, the bonus is free (%1)</source>
        <extracomment>A step on a track: %1 &quot;Science&quot;</extracomment>
        <translation>voranschreiten ohne Belohnung, aber mit kostenlosem Bonus auf %1</translation>
    </message>
    <message>
        <source>each track</source>
        <extracomment>Behind &quot;advance&quot;</extracomment>
        <translation>jeder Leiste</translation>
    </message>
    <message>
        <source>%1, if they like</source>
        <extracomment>Something that others can leave out: %1 &quot;explore&quot;</extracomment>
        <translation>%1, freiwillig</translation>
    </message>
    <message numerus="yes">
        <source>in up to %n territory/territories stand up your toppled outpost and topple the other one</source>
        <extracomment>Where an own outpost was toppled by another one</extracomment>
        <translation>
            <numerusform>in bis zu %n Gebiet deinen gestürzten Außenposten aufrichten und den anderen stürzen</numerusform>
            <numerusform>in bis zu %n Gebieten deinen gestürzten Außenposten aufrichten und den anderen stürzen</numerusform>
        </translation>
    </message>
    <message>
        <source>any landmark of a track that nobody has yet</source>
        <extracomment>One that the player chooses</extracomment>
        <translation>ein beliebiges Wahrzeichen einer Leiste, das noch niemand hat</translation>
    </message>
    <message>
        <source>%1, whichever apply</source>
        <extracomment>Of some of these, each is gained for which the table says so: %1 &quot;1 coin, 1 food&quot;</extracomment>
        <translation>%1, je nachdem, was zutrifft</translation>
    </message>
    <message>
        <source>%1, if nobody else has reached this era; otherwise %2</source>
        <extracomment>%1 and %2 are gains: &quot;3 points&quot;</extracomment>
        <translation>%1, wenn noch niemand anders diese Ära erreicht hat; sonst %2</translation>
    </message>
    <message>
        <source>%1 with the most landmarks; %2 with the fewest; otherwise %3</source>
        <extracomment>%1 to %3 are gains: &quot;3 points&quot;</extracomment>
        <translation>%1 mit den meisten Wahrzeichen; %2 mit den wenigsten; sonst %3</translation>
    </message>
    <message>
        <source>discard any number of tapestry cards for %1 each</source>
        <extracomment>%1 what each of them brings: &quot;2 points&quot;</extracomment>
        <translation>beliebig viele Gobelinkarten für je %1 abwerfen</translation>
    </message>
    <message>
        <source>lose any resource</source>
        <extracomment>Tapestry: of resources, one of a kind that the player chooses</extracomment>
        <translation>einen beliebigen Rohstoff abgeben</translation>
    </message>
    <message>
        <source>lose %1</source>
        <extracomment>Tapestry: %1 &quot;1 coin&quot;</extracomment>
        <translation>%1 abgeben</translation>
    </message>
</context>
<context>
    <name>TapestryCard</name>
    <message>
        <source>Whenever you invent a tech card</source>
        <extracomment>Tapestry, before a colon and what is gained then</extracomment>
        <translation>Immer wenn du eine Techkarte erfindest</translation>
    </message>
    <message>
        <source>Whenever you gain a tapestry card</source>
        <translation>Immer wenn du eine Gobelinkarte erhältst</translation>
    </message>
    <message>
        <source>Before you explore</source>
        <translation>Bevor du erkundest</translation>
    </message>
    <message>
        <source>Whenever that opponent upgrades a tech card</source>
        <extracomment>Of the opponent who was named</extracomment>
        <translation>Immer wenn diese Person eine Techkarte aufwertet</translation>
    </message>
    <message>
        <source>Whenever an opponent advances on the %1 track</source>
        <extracomment>%1 &quot;Science&quot;</extracomment>
        <translation>Immer wenn jemand anders auf %1 voranschreitet</translation>
    </message>
    <message>
        <source>For each coin of your income</source>
        <translation>Für jede Münze deines Einkommens</translation>
    </message>
    <message>
        <source>Whenever you gain a market</source>
        <translation>Immer wenn du einen Markt erhältst</translation>
    </message>
    <message>
        <source>Whenever you advance on the %1 track</source>
        <extracomment>%1 &quot;Science&quot;</extracomment>
        <translation>Immer wenn du auf %1 voranschreitest</translation>
    </message>
    <message>
        <source>Whenever you lay a territory tile</source>
        <translation>Immer wenn du ein Gebietsteil legst</translation>
    </message>
    <message>
        <source>Whenever you upgrade a tech card</source>
        <translation>Immer wenn du eine Techkarte aufwertest</translation>
    </message>
    <message>
        <source>Whenever that opponent gains the benefit of a space of that track</source>
        <extracomment>Of the opponent and the track that were named</extracomment>
        <translation>Immer wenn diese Person die Belohnung eines Feldes dieser Leiste erhält</translation>
    </message>
    <message>
        <source>Whenever you gain income</source>
        <translation>Immer wenn du Einkommen erhältst</translation>
    </message>
    <message>
        <source>After you explore</source>
        <translation>Nachdem du erkundet hast</translation>
    </message>
    <message>
        <source>Whenever you build an income building in your city</source>
        <translation>Immer wenn du ein Einkommensgebäude in deine Hauptstadt baust</translation>
    </message>
    <message>
        <source>Whenever you conquer a territory tile</source>
        <translation>Immer wenn du ein Gebietsteil eroberst</translation>
    </message>
    <message>
        <source>Whenever you gain the landmark of a tier</source>
        <translation>Immer wenn du das Wahrzeichen einer Stufe erhältst</translation>
    </message>
    <message>
        <source>Whenever you enter a tier whose landmark is taken</source>
        <translation>Immer wenn du eine Stufe erreichst, deren Wahrzeichen vergeben ist</translation>
    </message>
    <message>
        <source>Whenever you build on an impassable plot</source>
        <translation>Immer wenn du auf ein unwegsames Feld baust</translation>
    </message>
    <message>
        <source>Whenever you enter a new tier</source>
        <translation>Immer wenn du eine neue Stufe erreichst</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <extracomment>Of a tapestry card</extracomment>
        <translation>Wähle eine andere Person.</translation>
    </message>
    <message>
        <source>Choose a track.</source>
        <extracomment>Of a tapestry card</extracomment>
        <translation>Wähle eine Leiste.</translation>
    </message>
    <message>
        <source>You cannot advance on the %1 track.</source>
        <extracomment>%1 &quot;Science&quot;</extracomment>
        <translation>Du kannst auf %1 nicht voranschreiten.</translation>
    </message>
    <message>
        <source>You roll the science die twice and choose one result.</source>
        <translation>Du wirfst den Wissenschaftswürfel jedes Mal zweimal und wählst ein Ergebnis.</translation>
    </message>
    <message>
        <source>You upgrade without prerequisites.</source>
        <extracomment>Prerequisites of tech cards for the top row</extracomment>
        <translation>Du wertest ohne Bedingungen auf.</translation>
    </message>
    <message>
        <source>When you topple an outpost, both dice count.</source>
        <translation>Wenn du einen Außenposten stürzt, zählen beide Würfel.</translation>
    </message>
    <message>
        <source>Nobody can play a trap against you.</source>
        <translation>Niemand kann dir eine Falle stellen.</translation>
    </message>
    <message>
        <source>Bonuses that cost resources of any kind are free.</source>
        <translation>Boni, die beliebige Rohstoffe kosten, sind kostenlos.</translation>
    </message>
    <message>
        <source>You may build on impassable plots.</source>
        <translation>Du darfst auf unwegsame Felder bauen.</translation>
    </message>
    <message>
        <source>Whenever you conquer a territory tile, you gain its benefit too.</source>
        <translation>Immer wenn du ein Gebietsteil eroberst, erhältst du auch dessen Belohnung.</translation>
    </message>
    <message>
        <source>An opponent gets that tile.</source>
        <extracomment>Of a territory tile that is paid</extracomment>
        <translation>Das abgegebene Teil bekommt jemand anders.</translation>
    </message>
    <message>
        <source>the same circle or square for you. Neither of you conquers from the other</source>
        <extracomment>Behind &quot;Whenever that opponent upgrades a tech card:&quot;</extracomment>
        <translation>derselbe Kreis oder dasselbe Quadrat auch für dich. Ihr erobert nichts voneinander</translation>
    </message>
    <message>
        <source>go back 1 space on three tracks, then 3 spaces forward on the fourth, without benefits and bonuses</source>
        <extracomment>Behind &quot;When played:&quot;</extracomment>
        <translation>auf drei Leisten 1 Feld zurückgehen, dann auf der vierten 3 Felder voranschreiten, ohne Belohnungen und Boni</translation>
    </message>
    <message>
        <source>twice its benefit instead of its points, if you like</source>
        <extracomment>Behind &quot;Whenever you lay a territory tile:&quot;</extracomment>
        <translation>wenn du willst, die doppelte Belohnung statt der Punkte</translation>
    </message>
    <message>
        <source>the same benefit for you, without the bonus</source>
        <extracomment>Behind &quot;Whenever that opponent gains the benefit of a space of that track:&quot;</extracomment>
        <translation>dieselbe Belohnung auch für dich, ohne den Bonus</translation>
    </message>
    <message>
        <source>turn as much of its food as you like into other resources, 2 points for each</source>
        <extracomment>Behind &quot;Whenever you gain income:&quot;</extracomment>
        <translation>beliebig viel Nahrung davon in andere Rohstoffe umwandeln, 2 Punkte für jede</translation>
    </message>
    <message>
        <source>in turn order everybody may pay 1 worker for 10 points; then 1 income building of any kind for you if an opponent paid, otherwise 1 coin</source>
        <extracomment>Behind &quot;When played:&quot;</extracomment>
        <translation>der Reihe nach dürfen alle 1 Arbeiter für 10 Punkte zahlen; danach 1 beliebiges Einkommensgebäude für dich, wenn jemand anders gezahlt hat, sonst 1 Münze</translation>
    </message>
    <message>
        <source>you may play it on top of this one; the first time that brings 5 points</source>
        <extracomment>Behind &quot;Whenever you gain a tapestry card:&quot;</extracomment>
        <translation>Du darfst sie auf diese hier spielen; das erste Mal bringt das 5 Punkte</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a tapestry card does: %1 &quot;Whenever you invent a tech card&quot;, %2 &quot;3 points&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>When played: %1.</source>
        <extracomment>Of a tapestry card: %1 what playing it brings</extracomment>
        <translation>Beim Ausspielen: %1.</translation>
    </message>
    <message>
        <source>When somebody would conquer a territory of yours: you keep it, their outpost is toppled, and you gain 1 resource of any kind. %1</source>
        <extracomment>A trap, a card that is also played: %1 &quot;When played: 10 points.&quot;</extracomment>
        <translation>Wenn jemand ein Gebiet von dir erobern will: Du behältst es, der fremde Außenposten wird gestürzt, und du erhältst 1 beliebigen Rohstoff. %1</translation>
    </message>
    <message>
        <source>you or a neighbour in tier %1 of %2 or beyond</source>
        <extracomment>What a tech card needs for the top row: %1 a number, %2 &quot;Science&quot;</extracomment>
        <translation>du oder ein Nachbar mindestens in Stufe %1 auf %2</translation>
    </message>
    <message>
        <source>slot %1 of %2 open before you or a neighbour</source>
        <extracomment>What a tech card needs for the top row: %1 a number, %2 a row of the income mat, &quot;Farms&quot;</extracomment>
        <translation>Feld %1 der Reihe %2 offen bei dir oder einem Nachbarn</translation>
    </message>
    <message>
        <source>Whenever an opponent with your marker gains a landmark</source>
        <extracomment>Of a civilization: of an opponent who has one of its markers</extracomment>
        <translation>Immer wenn jemand mit einem Marker von dir ein Wahrzeichen erhält</translation>
    </message>
    <message>
        <source>Whenever you complete a district whose income buildings are of one kind</source>
        <extracomment>Of a civilization</extracomment>
        <translation>Immer wenn du ein Stadtviertel vervollständigst, dessen Einkommensgebäude von einer Art sind</translation>
    </message>
    <message>
        <source>Whenever you conquer an empty territory and protect it</source>
        <extracomment>Of a civilization</extracomment>
        <translation>Immer wenn du ein leeres Gebiet eroberst und schützt</translation>
    </message>
    <message>
        <source>Whenever you reach one of your numbers</source>
        <extracomment>Of a civilization</extracomment>
        <translation>Immer wenn du eine deiner Zahlen erreichst</translation>
    </message>
    <message>
        <source>for mountain on the tile</source>
        <extracomment>Tapestry, under a resource: the terrain for which it comes, of a territory tile that a player controls</extracomment>
        <translation>für Gebirge auf dem Gebietsteil</translation>
    </message>
    <message>
        <source>for grassland on the tile</source>
        <translation>für Grasland auf dem Gebietsteil</translation>
    </message>
    <message>
        <source>for forest on the tile</source>
        <translation>für Wald auf dem Gebietsteil</translation>
    </message>
    <message>
        <source>for desert on the tile</source>
        <translation>für Wüste auf dem Gebietsteil</translation>
    </message>
</context>
<context>
    <name>TapestryCardName</name>
    <message>
        <source>Air Conditioning</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Air Conditioning</translation>
    </message>
    <message>
        <source>Ammonia</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Ammonia</translation>
    </message>
    <message>
        <source>Anesthesia</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Anesthesia</translation>
    </message>
    <message>
        <source>Assembly Line</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Assembly Line</translation>
    </message>
    <message>
        <source>Bakery</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Bäckerei&quot;</extracomment>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>Barn</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Scheune&quot;</extracomment>
        <translation>Scheune</translation>
    </message>
    <message>
        <source>Lithium-Ion Battery</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Lithium-Ionen Batterie&quot;</extracomment>
        <translation>Lithium-Ionen Batterie</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Calendar</translation>
    </message>
    <message>
        <source>Canned Food</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Canned Food</translation>
    </message>
    <message>
        <source>Clocks</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Clocks</translation>
    </message>
    <message>
        <source>Compass</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Compass</translation>
    </message>
    <message>
        <source>Com Tower</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Sendeturm&quot;</extracomment>
        <translation>Sendeturm</translation>
    </message>
    <message>
        <source>Concrete</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Concrete</translation>
    </message>
    <message>
        <source>Dynamite</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Dynamite</translation>
    </message>
    <message>
        <source>Eyeglasses</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Eyeglasses</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Irrigation</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Bibliothek&quot;</extracomment>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Light Bulb</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Light Bulb</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Penicillin</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Penicillin</translation>
    </message>
    <message>
        <source>Printing Press</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Druckerpresse&quot;</extracomment>
        <translation>Druckerpresse</translation>
    </message>
    <message>
        <source>Radio</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Radio&quot;</extracomment>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Sewage &amp; Plumbing</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Sewage &amp; Plumbing</translation>
    </message>
    <message>
        <source>Siegecraft</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Siegecraft</translation>
    </message>
    <message>
        <source>Stock Market</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Börse&quot;</extracomment>
        <translation>Börse</translation>
    </message>
    <message>
        <source>Telescope</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Telescope</translation>
    </message>
    <message>
        <source>The Nail</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>The Nail</translation>
    </message>
    <message>
        <source>Time Travel</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Time Travel</translation>
    </message>
    <message>
        <source>Transistors</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Transistors</translation>
    </message>
    <message>
        <source>Treasury</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Schatzamt&quot;</extracomment>
        <translation>Schatzamt</translation>
    </message>
    <message>
        <source>Vaccines</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Vaccines</translation>
    </message>
    <message>
        <source>Warships</source>
        <extracomment>Tech card of Tapestry; the German rules do not say its name</extracomment>
        <translation>Warships</translation>
    </message>
    <message>
        <source>Zeppelins</source>
        <extracomment>Tech card of Tapestry; the German rules say &quot;Zeppelin&quot;</extracomment>
        <translation>Zeppelin</translation>
    </message>
    <message>
        <source>Academia</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Academia</translation>
    </message>
    <message>
        <source>Age of Discovery</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Age of Discovery</translation>
    </message>
    <message>
        <source>Age of Sail</source>
        <extracomment>Tapestry card; the German rules say &quot;Zeitalter der Segelschiffe&quot;</extracomment>
        <translation>Zeitalter der Segelschiffe</translation>
    </message>
    <message>
        <source>Age of Wonders</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Age of Wonders</translation>
    </message>
    <message>
        <source>Alliance</source>
        <extracomment>Tapestry card; the German rules say &quot;Allianz&quot;</extracomment>
        <translation>Allianz</translation>
    </message>
    <message>
        <source>Boast of Superiority</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Boast of Superiority</translation>
    </message>
    <message>
        <source>Broker of Peace</source>
        <extracomment>Tapestry card; the German rules say &quot;Friedensvermittler&quot;</extracomment>
        <translation>Friedensvermittler</translation>
    </message>
    <message>
        <source>Capitalism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Capitalism</translation>
    </message>
    <message>
        <source>Coal Baron</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Coal Baron</translation>
    </message>
    <message>
        <source>Colonialism</source>
        <extracomment>Tapestry card; the German rules say &quot;Kolonialismus&quot;</extracomment>
        <translation>Kolonialismus</translation>
    </message>
    <message>
        <source>Dark Ages</source>
        <extracomment>Tapestry card; the German rules say &quot;Dunkles Zeitalter&quot;</extracomment>
        <translation>Dunkles Zeitalter</translation>
    </message>
    <message>
        <source>Democracy</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Democracy</translation>
    </message>
    <message>
        <source>Dictatorship</source>
        <extracomment>Tapestry card; the German rules say &quot;Diktatur&quot;</extracomment>
        <translation>Diktatur</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Diplomacy</translation>
    </message>
    <message>
        <source>Dystopia</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Dystopia</translation>
    </message>
    <message>
        <source>Empiricism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Empiricism</translation>
    </message>
    <message>
        <source>Espionage</source>
        <extracomment>Tapestry card; the German rules say &quot;Spionage&quot;</extracomment>
        <translation>Spionage</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Exploitation</translation>
    </message>
    <message>
        <source>Feudalism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Feudalism</translation>
    </message>
    <message>
        <source>Golden Age</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Golden Age</translation>
    </message>
    <message>
        <source>Guilds</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Guilds</translation>
    </message>
    <message>
        <source>Industrialism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Industrialism</translation>
    </message>
    <message>
        <source>Marriage of State</source>
        <extracomment>Tapestry card; the German rules say &quot;Heiratspolitik&quot;</extracomment>
        <translation>Heiratspolitik</translation>
    </message>
    <message>
        <source>Mercantilism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Mercantilism</translation>
    </message>
    <message>
        <source>Meritocracy</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Meritocracy</translation>
    </message>
    <message>
        <source>Militarism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Militarism</translation>
    </message>
    <message>
        <source>Monarchy</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Monarchy</translation>
    </message>
    <message>
        <source>Oil Magnate</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Oil Magnate</translation>
    </message>
    <message>
        <source>Olympic Host</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Olympic Host</translation>
    </message>
    <message>
        <source>Pillage and Plunder</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Pillage and Plunder</translation>
    </message>
    <message>
        <source>Pirate Rule</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Pirate Rule</translation>
    </message>
    <message>
        <source>Plea for Aid</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Plea for Aid</translation>
    </message>
    <message>
        <source>Renaissance</source>
        <extracomment>Tapestry card; the German rules say &quot;Renaissance&quot;</extracomment>
        <translation>Renaissance</translation>
    </message>
    <message>
        <source>Revisionism</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Revisionism</translation>
    </message>
    <message>
        <source>Revolution</source>
        <extracomment>Tapestry card; the German rules say &quot;Revolution&quot;</extracomment>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>Socialism</source>
        <extracomment>Tapestry card; the German rules say &quot;Sozialismus&quot;</extracomment>
        <translation>Sozialismus</translation>
    </message>
    <message>
        <source>Steam Tycoon</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Steam Tycoon</translation>
    </message>
    <message>
        <source>Technocracy</source>
        <extracomment>Tapestry card; the German rules say &quot;Technokratie&quot;</extracomment>
        <translation>Technokratie</translation>
    </message>
    <message>
        <source>Terraforming</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Terraforming</translation>
    </message>
    <message>
        <source>Theocracy</source>
        <extracomment>Tapestry card; the German rules say &quot;Theokratie&quot;</extracomment>
        <translation>Theokratie</translation>
    </message>
    <message>
        <source>Trade Economy</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Trade Economy</translation>
    </message>
    <message>
        <source>Trap</source>
        <extracomment>Tapestry card; the German rules say &quot;Falle&quot;</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Tyranny</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Tyranny</translation>
    </message>
    <message>
        <source>Wartime Economy</source>
        <extracomment>Tapestry card; the German rules do not say its name</extracomment>
        <translation>Wartime Economy</translation>
    </message>
</context>
<context>
    <name>TapestryCards</name>
    <message>
        <source>Tapestry card</source>
        <extracomment>Kind of card in the card library</extracomment>
        <translation>Gobelinkarte</translation>
    </message>
    <message>
        <source>Used</source>
        <extracomment>What stands on a tapestry card of the card library: when its ability is used</extracomment>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>What it brings</source>
        <extracomment>What stands on a tapestry card of the card library: a benefit</extracomment>
        <translation>Was sie bringt</translation>
    </message>
    <message>
        <source>When played</source>
        <extracomment>When the ability of a tapestry card is used</extracomment>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>This era</source>
        <extracomment>When the ability of a tapestry card is used</extracomment>
        <translation>Diese Ära</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>When the ability of a tapestry card is used: as a trap is</extracomment>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>something unknown</source>
        <extracomment>In the place of what a card brings where this program cannot read it</extracomment>
        <translation>etwas Unbekanntes</translation>
    </message>
    <message>
        <source>nothing else is known yet</source>
        <extracomment>Of a card in the card library of which nothing but its name is known</extracomment>
        <translation>mehr ist noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>TapestryCorrected</name>
    <message>
        <source>none</source>
        <extracomment>Where the tokens of a player stand on a track: there is none</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Before or after a correction: something was done</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Before or after a correction: something was not done</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>In the place of a card by its name, in the middle of a sentence: which one it is nobody says</extracomment>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>In the place of a card by its name, in the middle of a sentence: it was laid face down</extracomment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Era %1: %2</source>
        <extracomment>What lies on an income mat: %1 the era, %2 the cards of its stack</extracomment>
        <translation>Ära %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tech card: %1 its name, %2 the row in which it lies
----------
A tapestry card in force: %1 its name, %2 whom and which track it is about
----------
A locked track: %1 the track, %2 whose tapestry card locked it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TapestryGame</name>
    <message>
        <source>Alone: five income turns for as many points as you can get.</source>
        <extracomment>Under the rules chosen at set-up, for one player alone</extracomment>
        <translation>Allein: fünf Einkommenszüge für so viele Punkte, wie du schaffst.</translation>
    </message>
    <message>
        <source>Each player has finished after the fifth income turn. Most points win.</source>
        <extracomment>Under the rules chosen at set-up</extracomment>
        <translation>Wer den fünften Einkommenszug gehabt hat, ist fertig. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What the rulebook leaves open, at set-up: %1 what it is about, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TapestryHandbook</name>
    <message>
        <source>What is entered</source>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Income turns by their numbers, in any order of players; other points are added as they come.</source>
        <translation>Einkommenszüge mit ihren Zahlen, in beliebiger Reihenfolge der Mitspielenden; andere Punkte kommen dazu, wie sie fallen.</translation>
    </message>
    <message>
        <source>To begin</source>
        <extracomment>Name of an explanation: what is done first</extracomment>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>The first turn of each player is an income turn: take it with the button at the right.</source>
        <translation>Der erste Zug ist für alle ein Einkommenszug: Ihn macht der Knopf rechts.</translation>
    </message>
    <message>
        <source>Tracks, resources, income mats, landmarks and points. Cards, tiles, the map and the dice stay on the table; touch what they say.</source>
        <translation>Leisten, Rohstoffe, Einkommenstableaus, Wahrzeichen und Punkte. Karten, Teile, der Spielplan und die Würfel bleiben auf dem Tisch; was sie sagen, wird angetippt.</translation>
    </message>
    <message>
        <source>A step</source>
        <extracomment>Name of an explanation: how a step on a track is entered</extracomment>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Something else</source>
        <extracomment>Name of an explanation: the button that tells what cards and civilizations bring</extracomment>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>What a card or a civilization brings is told by pictures at any time.</source>
        <translation>Was eine Karte oder eine Zivilisation bringt, lässt sich jederzeit mit Bildern angeben.</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Heading of the rules at hand</extracomment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Advance</source>
        <extracomment>A rule at hand, in own words</extracomment>
        <translation>Voranschreiten</translation>
    </message>
    <message>
        <source>Pay what the tier costs, go one space on, take the landmark of a tier that nobody has entered before, gain the benefit, then the bonus for its price if you like.</source>
        <translation>Zahlen, was die Stufe kostet, ein Feld weitergehen, das Wahrzeichen einer Stufe nehmen, die noch niemand betreten hat, die Belohnung nehmen, danach auf Wunsch den Bonus für seinen Preis.</translation>
    </message>
    <message>
        <source>Income turn</source>
        <extracomment>A rule at hand, in own words</extracomment>
        <translation>Einkommenszug</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>A rule at hand, in own words</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>For each player the match ends with their fifth income turn. The most points win.</source>
        <translation>Für alle endet die Partie mit dem eigenen fünften Einkommenszug. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>What is not certain</source>
        <extracomment>Heading in the rules at hand: what the rulebook leaves open, and what is played here</extracomment>
        <translation>Was nicht sicher ist</translation>
    </message>
    <message>
        <source>The head of a track shows what its next space brings and what pays for it. A touch advances, one on the price chooses what pays, a long one corrects. What it brings stands line by line; what leaves nothing to decide happens by itself.</source>
        <translation>Der Kopf einer Leiste zeigt, was ihr nächstes Feld bringt und was es kostet. Ein Tipp schreitet voran, einer auf den Preis wählt, womit bezahlt wird, ein langer berichtigt. Was das Feld bringt, steht Zeile für Zeile da; was nichts zu entscheiden lässt, geschieht von selbst.</translation>
    </message>
    <message>
        <source>Five times in a match. From the second one on: a tapestry card, an upgrade, points; up to the fourth one income. Whoever enters an era before both neighbours gains resources.</source>
        <translation>Fünfmal in der Partie. Ab dem zweiten: eine Gobelinkarte, ein Aufwerten, Punkte; bis zum vierten Einkommen. Wer eine Ära vor beiden Nachbarn betritt, bekommt Rohstoffe.</translation>
    </message>
</context>
<context>
    <name>TapestryMat</name>
    <message>
        <source>one box, each only once and without its bonus</source>
        <extracomment>Of the boxes of a civilization: &quot;Income turns 2 to 5: …&quot;</extracomment>
        <translation>ein Feld, jedes nur einmal und ohne seinen Bonus</translation>
    </message>
    <message>
        <source>one token goes a box up and brings it</source>
        <extracomment>Of the boxes of a civilization: &quot;Income turns 2 to 5: …&quot;</extracomment>
        <translation>ein Marker rückt ein Feld nach oben und bringt es</translation>
    </message>
    <message>
        <source>the token goes along a path to a box of the next column and brings it</source>
        <extracomment>Of the boxes of a civilization: &quot;Income turns 2 to 5: …&quot;</extracomment>
        <translation>der Marker rückt auf einem Pfad zu einem Feld der nächsten Spalte und bringt es</translation>
    </message>
    <message>
        <source>all boxes that lie open, in each row from the left</source>
        <extracomment>Of the boxes of a civilization: &quot;Income turns 1 to 5: …&quot;</extracomment>
        <translation>alle Felder, die offen liegen, in jeder Reihe von links</translation>
    </message>
    <message>
        <source>put a marker on a tapestry card “when played” that lies on top of a stack and has none, and gain what it says</source>
        <extracomment>Behind &quot;Income turns 2 to 5, if you like:&quot;</extracomment>
        <translation>lege einen Marker auf eine Gobelinkarte „beim Ausspielen“, die oben auf einem Stapel liegt und noch keinen hat, und erhalte, was sie sagt</translation>
    </message>
    <message>
        <source>discard 1 territory tile and give an opponent a marker, which lays a box open</source>
        <extracomment>Behind &quot;Income turns 2 to 5, if you like:&quot;</extracomment>
        <translation>wirf 1 Gebietsteil ab und gib jemand anderem einen Marker, was ein Feld freilegt</translation>
    </message>
    <message>
        <source>put a marker on a tech card of anybody, which goes up whatever it needs. What an opponent&apos;s card brings is gained by you, too, and in the top row it becomes yours</source>
        <extracomment>Behind &quot;Income turns 2 to 5, if you like:&quot;</extracomment>
        <translation>lege einen Marker auf irgendeine Techkarte, die ohne Voraussetzung aufgewertet wird. Was die Karte von jemand anderem bringt, erhältst du auch, und in der obersten Reihe wird sie deine</translation>
    </message>
    <message>
        <source>points for the largest land of one kind in your territories, by its size: %1</source>
        <extracomment>Behind &quot;Income turn 5:&quot;; %1 &quot;5, 10, 16, 23, 31, 40&quot;</extracomment>
        <translation>Punkte für das größte Land einer Landschaft in deinen Gebieten, je nach Größe: %1</translation>
    </message>
    <message>
        <source>%1 for each of your numbers that is exact</source>
        <extracomment>Behind &quot;Income turn 5:&quot;; %1 &quot;10 points&quot;</extracomment>
        <translation>%1 für jede deiner Zahlen, die genau stimmt</translation>
    </message>
    <message>
        <source>%1 for each opponent on each track that you have completed or where nobody is further, and for each achievement 1 resource of any kind, in the last income turn %2</source>
        <extracomment>Behind &quot;Income turns 2 to 5:&quot;; %1 &quot;1 point&quot;, %2 &quot;5 points&quot;</extracomment>
        <translation>%1 je andere Person für jede Leiste, die du beendet hast oder auf der niemand weiter ist, und für jede Errungenschaft 1 beliebigen Rohstoff, im letzten Einkommenszug %2</translation>
    </message>
    <message>
        <source>put a marker on an empty territory, for 1 point for each territory of an opponent beside it, or on a territory with one outpost of an opponent, for the benefit of its tile</source>
        <extracomment>Behind &quot;Income turns 2 to 5, if you like:&quot;</extracomment>
        <translation>lege einen Marker auf ein leeres Gebiet, für 1 Punkt je fremdem Gebiet daneben, oder auf ein Gebiet mit einem fremden Außenposten, für die Belohnung seines Gebietsteils</translation>
    </message>
    <message>
        <source>A complete row or column whose income buildings are of one kind counts twice.</source>
        <extracomment>Of a civilization, and its city</extracomment>
        <translation>Eine volle Reihe oder Spalte, deren Einkommensgebäude von einer Art sind, zählt doppelt.</translation>
    </message>
    <message>
        <source>Instead of in the city an income building may stand on the map: it protects a territory of yours and brings 1 resource of any kind, or an empty one becomes yours.</source>
        <extracomment>Of a civilization</extracomment>
        <translation>Statt in der Hauptstadt darf ein Einkommensgebäude auf dem Spielplan stehen: Es schützt ein Gebiet von dir und bringt 1 beliebigen Rohstoff, oder ein leeres wird deines.</translation>
    </message>
    <message>
        <source>Nobody conquers that territory.</source>
        <extracomment>Of a civilization; the sentence before it tells of a marker on a territory</extracomment>
        <translation>Niemand erobert dieses Gebiet.</translation>
    </message>
    <message>
        <source>Each outpost that you use comes from the left of one of the two rows.</source>
        <extracomment>Of a civilization whose outposts lie in two rows of its mat</extracomment>
        <translation>Jeder Außenposten, den du einsetzt, kommt von links aus einer der beiden Reihen.</translation>
    </message>
    <message>
        <source>Whoever conquers an empty territory with a marker of yours leaves you the die that is not chosen.</source>
        <extracomment>Of a civilization</extracomment>
        <translation>Wer ein leeres Gebiet mit einem Marker von dir erobert, überlässt dir den Würfel, der nicht gewählt wird.</translation>
    </message>
    <message>
        <source>At the end of the first income turn you may play a tapestry card on Maker of Fire.</source>
        <extracomment>Of a civilization; Maker of Fire is the card of the first era, which is printed on the income mat</extracomment>
        <translation>Am Ende des ersten Einkommenszuges darfst du eine Gobelinkarte auf die Beherrschung des Feuers spielen.</translation>
    </message>
    <message>
        <source>It is not kept where it comes during the match.</source>
        <extracomment>Of a civilization</extracomment>
        <translation>Sie wird nicht behalten, wenn sie während der Partie kommt.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>Of a civilization: %1 how its boxes come, %2 what is in them, row by row</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>At the start: %1.</source>
        <extracomment>Of a civilization: %1 what it brings before the first turn</extracomment>
        <translation>Zu Beginn: %1.</translation>
    </message>
    <message>
        <source>Your tokens begin on space %1 of each track.</source>
        <extracomment>Of a civilization: %1 a space</extracomment>
        <translation>Deine Marker beginnen auf Feld %1 jeder Leiste.</translation>
    </message>
    <message>
        <source>At the start you predict how many tech cards, complete districts and territories you will have (%1 to %2), and how many completed tracks (%1 to %3).</source>
        <extracomment>Of a civilization: %1 to %3 are the least and the most that can be predicted</extracomment>
        <translation>Zu Beginn sagst du vorher, wie viele Techkarten, volle Stadtviertel und Gebiete du haben wirst (%1 bis %2) und wie viele beendete Leisten (%1 bis %3).</translation>
    </message>
    <message>
        <source>Income turn %1</source>
        <translation>Einkommenszug %1</translation>
    </message>
    <message>
        <source>Income turns %1 to %2</source>
        <extracomment>Of a civilization, before a colon and what it brings; %1 and %2 from 1 to 5</extracomment>
        <translation>Einkommenszug %1 bis %2</translation>
    </message>
    <message>
        <source>%1, if you like: %2.</source>
        <translation>%1, wenn du willst: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>Of a civilization: %1 &quot;Income turns 2 to 5&quot;, or what happens; %2 what comes then</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>give an opponent a marker, which lays a box open</source>
        <extracomment>Of a civilization that comes during the match; an opponent gets one of its markers</extracomment>
        <translation>gib jemand anderem einen Marker, was ein Feld freilegt</translation>
    </message>
    <message>
        <source>predict four numbers: %1 for each that is exact</source>
        <extracomment>Of a civilization, before the first turn; %1 &quot;10 points&quot;</extracomment>
        <translation>sag vier Zahlen voraus: %1 für jede, die genau stimmt</translation>
    </message>
    <message>
        <source>You may put an income building on the lowest free box of a column instead of in your city, and gain what that box says</source>
        <extracomment>Of the boxes of a civilization</extracomment>
        <translation>Du darfst ein Einkommensgebäude statt in deine Hauptstadt auf das unterste freie Feld einer Spalte stellen und erhältst, was dort steht</translation>
    </message>
    <message>
        <source>roll the science die until you stop. On each track that it showed your token goes one space on without benefit or bonus, or brings %1 from its end; once a track comes twice there is only 1 resource of any kind</source>
        <extracomment>Behind &quot;Income turns 2 to 5:&quot;; %1 &quot;5 points&quot;</extracomment>
        <translation>würfle den Wissenschaftswürfel, bis du aufhörst. Auf jeder Leiste, die er gezeigt hat, rückt dein Marker ein Feld vor, ohne Belohnung und Bonus, oder bringt vom Ende aus %1; kommt eine Leiste zweimal, gibt es nur 1 beliebigen Rohstoff</translation>
    </message>
    <message>
        <source>%1 (check with your sheet).</source>
        <extracomment>Of a later sheet that can be read only in part, or in two ways: %1 what it does to a civilization, without the full stop</extracomment>
        <translation>%1 (sieh auf deinem Blatt nach).</translation>
    </message>
    <message>
        <source>Adjustment sheet 2023, at the start: %1.</source>
        <extracomment>What a later sheet does to a civilization: %1 what it brings before the first turn</extracomment>
        <translation>Anpassungsblatt 2023, zu Beginn: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Adjustment sheet 2023, at the start: %n marker(s) for each opponent on free plots of your city, each in another district.</source>
        <extracomment>What a later sheet does to a civilization</extracomment>
        <translation>
            <numerusform>Anpassungsblatt 2023, zu Beginn: für jede andere Person %n Marker auf ein freies Feld deiner Hauptstadt, jeder in einem anderen Stadtviertel.</numerusform>
            <numerusform>Anpassungsblatt 2023, zu Beginn: für jede andere Person %n Marker auf freie Felder deiner Hauptstadt, jeder in einem anderen Stadtviertel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjustment sheet 2023, at the end of the first income turn: %1.</source>
        <extracomment>What a later sheet does to a civilization: %1 what comes then</extracomment>
        <translation>Anpassungsblatt 2023, am Ende des ersten Einkommenszuges: %1.</translation>
    </message>
</context>
<context>
    <name>TapestryMatName</name>
    <message>
        <source>Alchemists</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Alchemisten&quot;</extracomment>
        <translation>Alchemisten</translation>
    </message>
    <message>
        <source>Architects</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Architekten&quot;</extracomment>
        <translation>Architekten</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <extracomment>Civilization of Tapestry; the German rules do not name it</extracomment>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Entertainers</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Entertainer&quot;</extracomment>
        <translation>Entertainer</translation>
    </message>
    <message>
        <source>Futurists</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Futuristen&quot;</extracomment>
        <translation>Futuristen</translation>
    </message>
    <message>
        <source>Heralds</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Heralde&quot;</extracomment>
        <translation>Heralde</translation>
    </message>
    <message>
        <source>Historians</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Historiker&quot;</extracomment>
        <translation>Historiker</translation>
    </message>
    <message>
        <source>Inventors</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Erfinder&quot;</extracomment>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>Isolationists</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Isolationisten&quot;</extracomment>
        <translation>Isolationisten</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>Civilization of Tapestry; the German rules do not name it</extracomment>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Merrymakers</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Feierwütige&quot;</extracomment>
        <translation>Feierwütige</translation>
    </message>
    <message>
        <source>Militants</source>
        <extracomment>Civilization of Tapestry; the German rules do not name it</extracomment>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Mystics</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Mystiker&quot;</extracomment>
        <translation>Mystiker</translation>
    </message>
    <message>
        <source>Nomads</source>
        <extracomment>Civilization of Tapestry; the German rules do not name it</extracomment>
        <translation>Nomaden</translation>
    </message>
    <message>
        <source>The Chosen</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Die Auserwählten&quot;</extracomment>
        <translation>Die Auserwählten</translation>
    </message>
    <message>
        <source>Traders</source>
        <extracomment>Civilization of Tapestry; the German rules say &quot;Händler&quot;</extracomment>
        <translation>Händler</translation>
    </message>
</context>
<context>
    <name>TapestryPaper</name>
    <message>
        <source>Score</source>
        <extracomment>Over the points of a player</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Over a narrow column of points: those that came before the first income turn</extracomment>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Under the points of a player</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>Where a player has no token on a track</extracomment>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>TapestryScores</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a score line: %1 &quot;Era 2&quot;, %2 its points</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>A tie that the table decided: one of several who share the victory</extracomment>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>A tie that the table decided: who won it</extracomment>
        <translation>vorn</translation>
    </message>
    <message>
        <source>more of them win where points are level</source>
        <extracomment>Why a row of the final score is there: it counts the resources that are left</extracomment>
        <translation>mehr davon gewinnen bei Gleichstand</translation>
    </message>
    <message>
        <source>compared at the table</source>
        <extracomment>Why a row of the final score is there: the app does not know it</extracomment>
        <translation>am Tisch verglichen</translation>
    </message>
    <message>
        <source>Tied on points and on resources: all of them win.</source>
        <extracomment>Under who won</extracomment>
        <translation>Gleichstand bei Punkten und Rohstoffen: Alle davon gewinnen.</translation>
    </message>
    <message>
        <source>Tied on points and at the table: they share the victory.</source>
        <extracomment>Under who won; the table compared what decides a tie, and that was level too</extracomment>
        <translation>Gleichstand bei den Punkten und auch am Tisch: Sie teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Tied on points, with more resources.</source>
        <extracomment>Under who won</extracomment>
        <translation>Gleichstand bei den Punkten, mit mehr Rohstoffen.</translation>
    </message>
    <message>
        <source>Tied on points, with the tallest landmark.</source>
        <extracomment>Under who won</extracomment>
        <translation>Gleichstand bei den Punkten, mit dem höchsten Wahrzeichen.</translation>
    </message>
    <message>
        <source>Tied on points; the table decided.</source>
        <extracomment>Under who won</extracomment>
        <translation>Gleichstand bei den Punkten; der Tisch hat entschieden.</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>Over the final score: %1 names</extracomment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>Most points.</source>
        <extracomment>Under who won</extracomment>
        <translation>Die meisten Punkte.</translation>
    </message>
</context>
<context>
    <name>TapestrySentences</name>
    <message>
        <source>no benefit</source>
        <extracomment>What a die brought that shows the territory: no benefit is printed on it</extracomment>
        <translation>keine Belohnung</translation>
    </message>
    <message numerus="yes">
        <source>%n not named</source>
        <extracomment>Behind tech cards by their names: so many more, which are not named</extracomment>
        <translation>
            <numerusform>eine ohne Namen</numerusform>
            <numerusform>%n ohne Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) in the city</source>
        <extracomment>Tapestry: what the Architects ask for, so many of them are left; a marker makes a plot of a city impassable</extracomment>
        <translation>
            <numerusform>%n Marker in der Stadt</numerusform>
            <numerusform>%n Marker in der Stadt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TapestryShortNames</name>
    <message>
        <source>Choice</source>
        <extracomment>A move, in a word or two, for the undo button: one of several things was chosen</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>A move, in a word or two, for the undo button: something that can be left out was taken</extracomment>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Declined</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Science die</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Wissenschaftswürfel</translation>
    </message>
    <message>
        <source>Space tile</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Weltraumteil</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>A move, in a word or two, for the undo button: what a card says was entered</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Tie decided</source>
        <extracomment>A move, in a word or two, for the undo button: who wins with equal points was said</extracomment>
        <translation>Gleichstand entschieden</translation>
    </message>
    <message>
        <source>Final score</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Correction</source>
        <extracomment>A move, in a word or two, for the undo button</extracomment>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>A move, in a word or two, for the undo button: a building or landmark was put into a city</extracomment>
        <translation>Gebaut</translation>
    </message>
</context>
<context>
    <name>TapestryView</name>
    <message>
        <source>%1, stays %1</source>
        <extracomment>Under a resource that is full: %1 how many there are</extracomment>
        <translation>%1, bleibt %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Under something that becomes more or fewer: %1 before, %2 after</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more</source>
        <extracomment>Over the four resources: how many more are paid</extracomment>
        <translation>
            <numerusform>Noch %n zahlen</numerusform>
            <numerusform>Noch %n zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more</source>
        <translation>
            <numerusform>Noch %n wählen</numerusform>
            <numerusform>Noch %n wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these</source>
        <extracomment>Over things of which one is chosen</extracomment>
        <translation>Eins davon</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a step brings: %1 &quot;4 → 5&quot;, %2 the benefit
----------
What a tech card needs to go to the top row: %1 a track, %2 &quot;Tier II&quot;
----------
Of a card on an income mat that carries a marker: %1 &quot;Ben, era 2&quot;, %2 its name
----------
A square of a civilization: %1 its number from 1, %2 what it brings
----------
A step that is affordable: %1 &quot;Science 7&quot;, %2 what it brings</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On which track?</source>
        <extracomment>Over tracks of which one is chosen</extracomment>
        <translation>Auf welcher Leiste?</translation>
    </message>
    <message>
        <source>at the end</source>
        <extracomment>Under a face of the science die: nothing can be moved there</extracomment>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>What does the tile bring?</source>
        <extracomment>Over what a territory tile can bring</extracomment>
        <translation>Was bringt das Gebiet?</translation>
    </message>
    <message>
        <source>Which tile is it?</source>
        <extracomment>Over the space tiles</extracomment>
        <translation>Welches Teil ist es?</translation>
    </message>
    <message>
        <source>Middle island</source>
        <extracomment>A territory is conquered: it is the one in the middle of the map</extracomment>
        <translation>Mittlere Insel</translation>
    </message>
    <message>
        <source>Trap</source>
        <extracomment>A territory is conquered: the defender plays a trap card</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>the territory</source>
        <extracomment>A face of the black die of conquest: what is printed on the conquered territory</extracomment>
        <translation>das Gebiet</translation>
    </message>
    <message>
        <source>They share</source>
        <extracomment>In the place of who wins a tie: all of the best do</extracomment>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Who has the tallest landmark?</source>
        <extracomment>Over names: who wins where points are level</extracomment>
        <translation>Wer hat das höchste Wahrzeichen?</translation>
    </message>
    <message>
        <source>What does the science die show?</source>
        <extracomment>Over the faces of the science die</extracomment>
        <translation>Was zeigt der Wissenschaftswürfel?</translation>
    </message>
    <message>
        <source>Points for matching sides</source>
        <extracomment>Over numbers: points for the sides of a tile that fit</extracomment>
        <translation>Punkte für passende Seiten</translation>
    </message>
    <message>
        <source>Complete rows and columns</source>
        <extracomment>Over numbers: complete rows and columns of a city</extracomment>
        <translation>Volle Reihen und Spalten</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>So many of what a picture shows</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>per</source>
        <extracomment>A point for each of what the picture beside it shows</extracomment>
        <translation>pro</translation>
    </message>
    <message>
        <source>only</source>
        <translation>nur</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Between two pictures of which one is chosen</extracomment>
        <translation>oder</translation>
    </message>
    <message>
        <source>→</source>
        <extracomment>Between what is paid and what is got for it</extracomment>
        <translation>→</translation>
    </message>
    <message>
        <source>Gained</source>
        <extracomment>Heading over what a card can bring</extracomment>
        <translation>Bekommt</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading over numbers: points that a card brings</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A step on a track</source>
        <extracomment>Heading over the tracks: a card brings a step</extracomment>
        <translation>Ein Schritt auf einer Leiste</translation>
    </message>
    <message>
        <source>A point for each</source>
        <extracomment>Heading over what a card brings a point for</extracomment>
        <translation>Je ein Punkt pro</translation>
    </message>
    <message>
        <source>Tech cards</source>
        <extracomment>Heading of a line of points in an income turn: what is counted
----------
What is predicted</extracomment>
        <translation>Techkarten</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>Heading of a line of points in an income turn: complete rows and columns are counted</extracomment>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>Heading of a line of points in an income turn: controlled territories are counted
----------
What is predicted</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>What stands beside a city: %1 how many, %2 buildings of a kind
----------
How a line of points comes about: %1 how many icons lie open, %2 what each brings</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>Heading of a line of points that are printed on the income mat</extracomment>
        <translation>Aufgedruckt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What a card or a civilization was worth: %1 its name, %2 points
----------
Slots of a row of the income mat: %1 &quot;Markets&quot;, %2 &quot;1, 2, 4&quot;
----------
How far a player is from a landmark: %1 a name, %2 spaces</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%1 → %2</source>
        <extracomment>What an income turn brings of a resource: %1 how much, %2 how much there is then</extracomment>
        <translation>+%1 → %2</translation>
    </message>
    <message>
        <source>First in the era: %1.</source>
        <extracomment>Of the bonus for who enters an era before the neighbours; %1 &quot;2 resources of any kind&quot;</extracomment>
        <translation>Zuerst in der Ära: %1.</translation>
    </message>
    <message>
        <source>%1 · if you like</source>
        <extracomment>Of something that is pending: %1 where it comes from</extracomment>
        <translation>%1 · freiwillig</translation>
    </message>
    <message>
        <source>%1 · counts when the rest is done</source>
        <extracomment>Of points that are counted once the rest is done: %1 where they come from</extracomment>
        <translation>%1 · zählt, wenn der Rest getan ist</translation>
    </message>
    <message>
        <source>Bonus of %1</source>
        <extracomment>Where something that is pending comes from: the bonus of a space; %1 &quot;Science 7&quot;</extracomment>
        <translation>Bonus von %1</translation>
    </message>
    <message>
        <source>Space tile %1</source>
        <extracomment>Where something that is pending comes from: a space tile; %1 its number</extracomment>
        <translation>Weltraumteil %1</translation>
    </message>
    <message>
        <source>Income turn %1</source>
        <extracomment>Where something that is pending comes from; %1 from 1 to 5</extracomment>
        <translation>Einkommenszug %1</translation>
    </message>
    <message>
        <source>First in era %1</source>
        <extracomment>Where something that is pending comes from: who entered an era before the neighbours; %1 the era</extracomment>
        <translation>Zuerst in Ära %1</translation>
    </message>
    <message>
        <source>What does the card say?</source>
        <extracomment>What is asked once a tapestry card was played</extracomment>
        <translation>Was sagt die Karte?</translation>
    </message>
    <message>
        <source>What does its circle bring?</source>
        <extracomment>What is asked of a tech card</extracomment>
        <translation>Was bringt ihr Kreis?</translation>
    </message>
    <message>
        <source>What does its square bring?</source>
        <extracomment>What is asked of a tech card</extracomment>
        <translation>Was bringt ihr Quadrat?</translation>
    </message>
    <message>
        <source>What does the civilization bring?</source>
        <extracomment>What is asked of a civilization that was gained</extracomment>
        <translation>Was bringt die Zivilisation?</translation>
    </message>
    <message>
        <source>%1; bonus: %2</source>
        <extracomment>What a space brings: %1 its benefit, %2 its bonus, which may be left out</extracomment>
        <translation>%1; Bonus: %2</translation>
    </message>
    <message>
        <source>the end is reached</source>
        <extracomment>In the place of the next space: the track has no more</extracomment>
        <translation>am Ende angekommen</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <extracomment>Why a step cannot be made: %1 &quot;1 coin&quot;</extracomment>
        <translation>%1 zu wenig</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <extracomment>Why a step cannot be made: %n resources of any kind</extracomment>
        <translation>
            <numerusform>%n Rohstoff fehlt</numerusform>
            <numerusform>%n Rohstoffe fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2. It costs %3.</source>
        <extracomment>What stands on a space of a track: %1 &quot;Science 7&quot;, %2 what it brings, %3 what it costs</extracomment>
        <translation>%1: %2. Kostet %3.</translation>
    </message>
    <message>
        <source>%1: the start.</source>
        <extracomment>The first place of a track, before space 1: %1 the track</extracomment>
        <translation>%1: der Start.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>Whose tokens are on a space: %1 names</extracomment>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>It brings something else</source>
        <extracomment>Over rows of tech cards: one goes up from there that brings something else</extracomment>
        <translation>Sie bringt etwas anderes</translation>
    </message>
    <message>
        <source>Count now</source>
        <extracomment>Button: points are counted before the rest is done</extracomment>
        <translation>Jetzt zählen</translation>
    </message>
    <message>
        <source>Do it</source>
        <extracomment>Button: something that can be declined is done</extracomment>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <extracomment>Button: %1 what is paid
----------
Button: %1 what is paid for a bonus, &quot;1 coin&quot;</extracomment>
        <translation>%1 zahlen</translation>
    </message>
    <message>
        <source>back to the start</source>
        <extracomment>What AI Singularity does: a track begins anew</extracomment>
        <translation>zurück auf den Start</translation>
    </message>
    <message>
        <source>no benefit</source>
        <extracomment>In the place of what a territory brings: none is printed on it</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>From whom? Only if it belonged to somebody</source>
        <extracomment>Over names: from whom a territory is conquered; nobody is touched where it was nobody&apos;s</extracomment>
        <translation>Von wem? Nur, wenn es jemandem gehörte</translation>
    </message>
    <message>
        <source>From the bottom to the middle row (%1): its circle</source>
        <translation>Von der unteren in die mittlere Reihe (%1): ihr Kreis</translation>
    </message>
    <message>
        <source>From the middle to the top row (%1): its square</source>
        <extracomment>Heading over what its square can bring: a tech card goes up; %1 how many lie in that row</extracomment>
        <translation>Von der mittleren in die obere Reihe (%1): ihr Quadrat</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Heading over what a card can let a player do</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>A step without benefit or bonus</source>
        <extracomment>Heading over the tracks: a card brings a step, and not what the space brings</extracomment>
        <translation>Ein Schritt ohne Belohnung und Bonus</translation>
    </message>
    <message>
        <source>A neighbour is in era %1 already: no bonus.</source>
        <extracomment>Of the bonus for who enters an era before the neighbours; %1 the era</extracomment>
        <translation>Nebenan ist schon jemand in Ära %1: kein Bonus.</translation>
    </message>
    <message>
        <source>First in the era: %1, if %2 does not get there first.</source>
        <extracomment>Of the bonus for who enters an era before the neighbours; %1 &quot;2 resources of any kind&quot;, %2 a name</extracomment>
        <translation>Zuerst in der Ära: %1, wenn %2 nicht früher dort ist.</translation>
    </message>
    <message>
        <source>First in the era: %1, if neither %2 nor %3 gets there first.</source>
        <extracomment>Of the bonus for who enters an era before the neighbours; %1 &quot;2 resources of any kind&quot;, %2 and %3 names</extracomment>
        <translation>Zuerst in der Ära: %1, wenn weder %2 noch %3 früher dort ist.</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>Under the picture of what a card lets a player do; there is little room for it and those that follow</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschen</translation>
    </message>
    <message>
        <source>Research only</source>
        <extracomment>Research without benefit or bonus</extracomment>
        <translation>Nur forschen</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Aufwerten</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>That of a tech card</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>That of a tech card</extracomment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Space tile</source>
        <translation>Weltraumteil</translation>
    </message>
    <message>
        <source>Any building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Play over</source>
        <extracomment>A tapestry card is played over another</extracomment>
        <translation>Überdecken</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Zivilisation</translation>
    </message>
    <message>
        <source>Explore space</source>
        <translation>Weltraum</translation>
    </message>
    <message>
        <source>Tech card</source>
        <extracomment>Under the picture of what a card brings a point for; there is little room for it and those that follow</extracomment>
        <translation>Techkarte</translation>
    </message>
    <message>
        <source>Row, column</source>
        <extracomment>Rows and columns of the city</extracomment>
        <translation>Reihe, Spalte</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Bauernhof</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation>Waffenschmiede</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>Wahrzeichen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Gebietsteil</translation>
    </message>
    <message>
        <source>Tapestry</source>
        <translation>Gobelin</translation>
    </message>
    <message>
        <source>Exploration</source>
        <extracomment>Spaces on that track</extracomment>
        <translation>Entdeckung</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>The middle island has counted for %1 already.</source>
        <extracomment>In the place of a key &quot;Middle island&quot;: its achievement is had once only; %1 a player</extracomment>
        <translation>Die mittlere Insel hat für %1 schon gezählt.</translation>
    </message>
    <message>
        <source>The black die, and</source>
        <extracomment>Over the faces of the black die of conquest; those of the red one follow</extracomment>
        <translation>Der schwarze Würfel, und</translation>
    </message>
    <message>
        <source>The black die, or</source>
        <translation>Der schwarze Würfel, oder</translation>
    </message>
    <message>
        <source>The red die</source>
        <extracomment>Over the faces of the red die of conquest</extracomment>
        <translation>Der rote Würfel</translation>
    </message>
    <message>
        <source>Step declined; the die shows</source>
        <extracomment>Over the faces of the science die: the step that it offers is declined</extracomment>
        <translation>Schritt abgelehnt; der Würfel zeigt</translation>
    </message>
    <message>
        <source>Which capital city is it?</source>
        <extracomment>What is asked before the first turn: on which mat a player builds a city</extracomment>
        <translation>Welche Hauptstadt ist es?</translation>
    </message>
    <message>
        <source>territory %1</source>
        <extracomment>Under a capital city: the number of the territory of the map where its player begins</extracomment>
        <translation>Gebiet %1</translation>
    </message>
    <message>
        <source>territory %1, paired with %2</source>
        <extracomment>Under a capital city: %1 the number of the territory where its player begins, %2 of the other city of its pair</extracomment>
        <translation>Gebiet %1, Paar mit %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>What a building would fill: a row of a city, from 1</extracomment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>What a building would fill: a column of a city, from 1</extracomment>
        <translation>Spalte %1</translation>
    </message>
    <message numerus="yes">
        <source>%n district(s)</source>
        <extracomment>What a building would fill: squares of nine plots, of which each brings a resource</extracomment>
        <translation>
            <numerusform>%n Stadtviertel</numerusform>
            <numerusform>%n Stadtviertel</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>Where a building stands in a city: %1 row and %2 column of the first of its plots</extracomment>
        <translation>Reihe %1, Spalte %2</translation>
    </message>
    <message>
        <source>no points yet: no icon for them lies open on the income mat</source>
        <extracomment>Of the territories that a player controls: no slot of the income mat counts them yet</extracomment>
        <translation>noch keine Punkte: Auf dem Einkommenstableau liegt kein Symbol dafür offen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in each income turn as the mat lies</source>
        <translation>
            <numerusform>%n Punkt in jedem Einkommenszug, wie das Tableau liegt</numerusform>
            <numerusform>%n Punkte in jedem Einkommenszug, wie das Tableau liegt</numerusform>
        </translation>
    </message>
    <message>
        <source>reached</source>
        <extracomment>Of a number that was predicted
----------
Of an achievement</extracomment>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>nothing left to be had</source>
        <extracomment>Of an achievement: all of its prizes are gone</extracomment>
        <translation>nichts mehr zu holen</translation>
    </message>
    <message>
        <source>one for each territory that is conquered</source>
        <extracomment>Of the outposts of a player that are not on the map</extracomment>
        <translation>einer für jedes eroberte Gebiet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Under a name: on how many of the player&apos;s territories outposts stand up, %1 of at most %2
----------
How many outposts of others a player has to topple for an achievement: %1 how many lie so, %2 how many it takes</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>one is laid where something is explored</source>
        <extracomment>Of territory tiles that a player has</extracomment>
        <translation>eins wird gelegt, wo erkundet wird</translation>
    </message>
    <message>
        <source>still to go: %1</source>
        <extracomment>How many spaces players still have to go to a landmark: %1 &quot;Ann 3, Ben 5&quot;</extracomment>
        <translation>noch: %1</translation>
    </message>
    <message>
        <source>Build %1 first</source>
        <translation>Zuerst %1 bauen</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What the table says of a plot of a city</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>part of a landmark</source>
        <extracomment>What the table says of a plot of a city</extracomment>
        <translation>Teil eines Wahrzeichens</translation>
    </message>
    <message>
        <source>out, as %1 of its pair is taken</source>
        <extracomment>Under a capital city that leaves the game: %1 the number of the other city of its pair, which somebody has</extracomment>
        <translation>scheidet aus: %1 des Paars ist vergeben</translation>
    </message>
    <message>
        <source>A landmark that is free</source>
        <extracomment>Line of a list that opens the landmarks that nobody has yet: a card brings one</extracomment>
        <translation>Ein freies Wahrzeichen</translation>
    </message>
    <message>
        <source>As printed in a circle: one touch</source>
        <translation>Wie im Kreis gedruckt: eine Berührung</translation>
    </message>
    <message>
        <source>As printed in a square: one touch</source>
        <translation>Wie im Quadrat gedruckt: eine Berührung</translation>
    </message>
    <message>
        <source>Or put it together here; the button at the bottom ends it.</source>
        <extracomment>Between keys that answer at once and those by which it is told piece by piece; the button is the one of the bar</extracomment>
        <translation>Oder hier zusammenstellen; der Knopf unten schließt es ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for whoever reaches it next</source>
        <translation>
            <numerusform>%n Punkt, wenn jemand sie erreicht</numerusform>
            <numerusform>%n Punkte, wenn jemand sie erreicht</numerusform>
        </translation>
    </message>
    <message>
        <source>+</source>
        <extracomment>Between two pictures of what is gained together</extracomment>
        <translation>+</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of any kind</source>
        <extracomment>Behind &quot;it costs&quot;</extracomment>
        <translation>
            <numerusform>%n beliebigen Rohstoff</numerusform>
            <numerusform>%n beliebige Rohstoffe</numerusform>
        </translation>
    </message>
    <message>
        <source>:</source>
        <extracomment>Between the picture of what happens and those of what comes then</extracomment>
        <translation>:</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Tapestry, before the pictures of what all players gain</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>others</source>
        <extracomment>Tapestry, before the pictures of what all opponents gain</extracomment>
        <translation>andere</translation>
    </message>
    <message>
        <source>neighbours</source>
        <extracomment>Tapestry, before the pictures of what the neighbours gain</extracomment>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Beside an hourglass: first in an era</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>else</source>
        <extracomment>Before pictures of what is gained in all other cases</extracomment>
        <translation>sonst</translation>
    </message>
    <message>
        <source>Its benefit twice, and no points</source>
        <extracomment>Key: a tapestry card turns the points of a tile that is explored into its benefit once more</extracomment>
        <translation>Zweimal seine Belohnung, keine Punkte</translation>
    </message>
    <message>
        <source>Era %1</source>
        <extracomment>Of a card on an income mat: %1 the era of its stack
----------
Over a stack of cards on an income mat: %1 its era</extracomment>
        <translation>Ära %1</translation>
    </message>
    <message>
        <source>Not named</source>
        <extracomment>In the place of a card by its name: which one it is nobody says</extracomment>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Of a card on an income mat: %1 &quot;Era 2&quot;, %2 what it says
----------
Whom and what a card is about: %1 a player, %2 a track
----------
Of a tech card that may not go up: %1 what it would bring, %2 &quot;needs Military: Tier III; Ben is nearest, 2 spaces short&quot;
----------
Of a tech card: %1 what its circle brings, %2 what its square brings
----------
Of a choice: %1 what it brings, %2 whom of the others it helps, &quot;Ben: 3 points (Academia)&quot;
----------
Of a tech card: %1 the row where it lies, %2 what it brings as it goes up</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Which opponent?</source>
        <extracomment>Over names of opponents: whom a card is about</extracomment>
        <translation>Wer von den anderen?</translation>
    </message>
    <message>
        <source>Which landmark?</source>
        <extracomment>Over landmarks: which one a card brings</extracomment>
        <translation>Welches Wahrzeichen?</translation>
    </message>
    <message>
        <source>How many cards are discarded?</source>
        <extracomment>Over numbers: so many tapestry cards of the hand are discarded</extracomment>
        <translation>Wie viele Karten legst du ab?</translation>
    </message>
    <message>
        <source>On whose territories do outposts stand up? Up to three</source>
        <extracomment>Over names of opponents: toppled outposts stand up again there</extracomment>
        <translation>Auf wessen Gebieten stehen Außenposten auf? Bis zu drei</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Under a resource: so many of it come in the place of food</extracomment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>Food becomes (%n left)</source>
        <extracomment>Over resources that food becomes: %n food that is left for it</extracomment>
        <translation>
            <numerusform>Nahrung wird zu (noch %n)</numerusform>
            <numerusform>Nahrung wird zu (noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Level with whom?</source>
        <extracomment>Over tracks: the own token comes level with an opponent&apos;s</extracomment>
        <translation>Mit wem gleichziehen?</translation>
    </message>
    <message>
        <source>Which track goes forward? The others go one space back.</source>
        <extracomment>Over tracks: a tapestry card brings the one that is touched forward, and the others back</extracomment>
        <translation>Welche Leiste geht vor? Die anderen gehen ein Feld zurück.</translation>
    </message>
    <message>
        <source>Which track?</source>
        <extracomment>Over tracks: which one a tapestry card is about</extracomment>
        <translation>Welche Leiste?</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more. %1</source>
        <extracomment>Over own tech cards, row by row: so many more are paid; %1 the first row</extracomment>
        <translation>
            <numerusform>Noch %n bezahlen. %1</numerusform>
            <numerusform>Noch %n bezahlen. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>In the place of a card on an income mat: it was laid face down</extracomment>
        <translation>Umgedreht</translation>
    </message>
    <message>
        <source>Brings nothing now. %1</source>
        <extracomment>Of a tapestry card: %1 what it says</extracomment>
        <translation>Bringt jetzt nichts. %1</translation>
    </message>
    <message>
        <source>%1: slot %2 open</source>
        <extracomment>What a tech card needs to go to the top row: %1 a row of the income mat, %2 a slot of it from 1</extracomment>
        <translation>%1: Feld %2 offen</translation>
    </message>
    <message numerus="yes">
        <source>needs %1; %2 is nearest, %n slot(s) short</source>
        <extracomment>Why a tech card does not go up: %1 what it needs, %2 a player</extracomment>
        <translation>
            <numerusform>braucht %1; am nächsten ist %2, es fehlt %n Feld</numerusform>
            <numerusform>braucht %1; am nächsten ist %2, es fehlen %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %1; %2 is nearest, %n space(s) short</source>
        <extracomment>Why a tech card does not go up: %1 what it needs, %2 a player</extracomment>
        <translation>
            <numerusform>braucht %1; am nächsten ist %2, es fehlt %n Feld</numerusform>
            <numerusform>braucht %1; am nächsten ist %2, es fehlen %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: brings nothing now</source>
        <extracomment>Of a tech card that may go up: %1 what it would bring</extracomment>
        <translation>%1: bringt jetzt nichts</translation>
    </message>
    <message>
        <source>%1 · %2 (%3)</source>
        <extracomment>Of a tech card that may go up: %1 what it brings, %2 what it needs, %3 the players who have that</extracomment>
        <translation>%1 · %2 (%3)</translation>
    </message>
    <message>
        <source>To the middle row, for its circle</source>
        <extracomment>Heading over tech cards of the bottom row: one goes up and brings its circle</extracomment>
        <translation>In die mittlere Reihe, für den Kreis</translation>
    </message>
    <message>
        <source>To the top row, for its square</source>
        <extracomment>Heading over tech cards of the middle row: one goes up and brings its square</extracomment>
        <translation>In die obere Reihe, für das Quadrat</translation>
    </message>
    <message>
        <source>Which tech card is it?</source>
        <extracomment>Over letters and names: which tech card was invented</extracomment>
        <translation>Welche Techkarte ist es?</translation>
    </message>
    <message>
        <source>Which tapestry card is it?</source>
        <extracomment>Over letters and names: which tapestry card is played</extracomment>
        <translation>Welche Gobelinkarte ist es?</translation>
    </message>
    <message>
        <source>Whose circle?</source>
        <extracomment>Over own tech cards: the circle of one is gained</extracomment>
        <translation>Wessen Kreis?</translation>
    </message>
    <message>
        <source>Whose square?</source>
        <extracomment>Over own tech cards: the square of one is gained</extracomment>
        <translation>Wessen Quadrat?</translation>
    </message>
    <message>
        <source>Nobody but %1 advances there until this turn ends.</source>
        <extracomment>Of a track that a tapestry card locked: %1 a player, whose turn it is</extracomment>
        <translation>Außer %1 rückt dort bis zum Ende dieses Zuges niemand vor.</translation>
    </message>
    <message>
        <source>Nobody but %1 advances there until the end of that player&apos;s next turn.</source>
        <extracomment>Of a track that a tapestry card locked: %1 a player</extracomment>
        <translation>Außer %1 rückt dort bis zum Ende des nächsten Zuges dieser Person niemand vor.</translation>
    </message>
    <message>
        <source>copied: %1</source>
        <extracomment>Of a tapestry card on an income mat that acts as another one: %1 that card</extracomment>
        <translation>kopiert: %1</translation>
    </message>
    <message>
        <source>Top row possible: %1</source>
        <extracomment>Of a tech card whose prerequisite is met: %1 &quot;you or a neighbour in tier 2 of Technology or beyond&quot;</extracomment>
        <translation>Obere Reihe möglich: %1</translation>
    </message>
    <message>
        <source>For the top row: %1</source>
        <extracomment>Of a tech card: %1 &quot;you or a neighbour in tier 2 of Technology or beyond&quot;</extracomment>
        <translation>Für die obere Reihe: %1</translation>
    </message>
    <message>
        <source>Circle: %1. Square: %2.</source>
        <extracomment>What a tech card brings: %1 at its circle, %2 at its square</extracomment>
        <translation>Kreis: %1. Quadrat: %2.</translation>
    </message>
    <message>
        <source>%1 locked</source>
        <extracomment>What is in force: %1 a track on which only one player may advance</extracomment>
        <translation>%1 gesperrt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tapestry card in force: %1 its name, %2 whose it is
----------
Of a box of a civilization: %1 what it brings, %2 &quot;covered&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Touch the first letter of its name.</source>
        <extracomment>In the place of a long list of cards, or civilizations, beside letters</extracomment>
        <translation>Den ersten Buchstaben des Namens antippen.</translation>
    </message>
    <message>
        <source>Take it free</source>
        <extracomment>Button: a bonus that costs nothing this time is taken</extracomment>
        <translation>Umsonst nehmen</translation>
    </message>
    <message>
        <source>locked</source>
        <extracomment>In the place of what a step costs: another player&apos;s card lets nobody else advance on that track</extracomment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Another card</source>
        <extracomment>Key beside the names of tapestry cards: leads to where one of the table&apos;s own is typed in</extracomment>
        <translation>Eine andere Karte</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Which civilization is it?</source>
        <extracomment>What is asked before the first turn: with which civilization a player begins</extracomment>
        <translation>Welche Zivilisation ist es?</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>Beside an hourglass: the income turns from %1 to %2</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>All that begin with it are on the table already.</source>
        <extracomment>In the place of cards, or civilizations, that begin with the letter that was touched</extracomment>
        <translation>Alle, die damit beginnen, liegen schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>brings nothing now</source>
        <extracomment>Under a box of a civilization: the token comes to it all the same</extracomment>
        <translation>bringt jetzt nichts</translation>
    </message>
    <message>
        <source>To which box?</source>
        <extracomment>Over boxes of a civilization, to one of which a token comes</extracomment>
        <translation>Auf welches Feld?</translation>
    </message>
    <message>
        <source>Any of these, one after the other</source>
        <extracomment>Over things of which several may be chosen</extracomment>
        <translation>Beliebig viele davon, nacheinander</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n more</source>
        <extracomment>Over the four resources: how many more are lost</extracomment>
        <translation>
            <numerusform>Noch %n abgeben</numerusform>
            <numerusform>Noch %n abgeben</numerusform>
        </translation>
    </message>
    <message>
        <source>twice: only 1 resource of any kind</source>
        <extracomment>Under a face of the science die that came before: all marks go</extracomment>
        <translation>zum zweiten Mal: nur 1 beliebiger Rohstoff</translation>
    </message>
    <message numerus="yes">
        <source>What does the science die show? %n of 4 would come twice</source>
        <extracomment>Over the faces of the science die, which is rolled until its player stops: so many of four tracks were there already</extracomment>
        <translation>
            <numerusform>Was zeigt der Wissenschaftswürfel? %n von 4 käme zum zweiten Mal</numerusform>
            <numerusform>Was zeigt der Wissenschaftswürfel? %n von 4 kämen zum zweiten Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Marker to %1, and open lies</source>
        <extracomment>Over benefits of which one lies open from now on: %1 the opponent who gets a marker</extracomment>
        <translation>Marker an %1, und offen liegt</translation>
    </message>
    <message>
        <source>Complete districts</source>
        <extracomment>What is predicted</extracomment>
        <translation>Vollständige Stadtviertel</translation>
    </message>
    <message>
        <source>Completed tracks</source>
        <extracomment>What is predicted</extracomment>
        <translation>Beendete Leisten</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>Over numbers of which one is predicted: %1 what is counted, %2 how many of it there are now</extracomment>
        <translation>%1 (jetzt %2)</translation>
    </message>
    <message>
        <source>What does the tile of %1 bring?</source>
        <extracomment>Over benefits: %1 whose territory a marker lies on, with the only outpost there</extracomment>
        <translation>Was bringt das Gebietsteil von %1?</translation>
    </message>
    <message>
        <source>On an empty territory; opponents&apos; territories beside it</source>
        <extracomment>Over numbers: a marker lies on a territory that is nobody&apos;s, so many of those around it are opponents&apos;</extracomment>
        <translation>Auf einem leeren Gebiet; fremde Gebiete daneben</translation>
    </message>
    <message>
        <source>%1 above, %2 below</source>
        <extracomment>Outposts that lie on a mat: %1 in its first row, %2 in its second row</extracomment>
        <translation>%1 oben, %2 unten</translation>
    </message>
    <message>
        <source>Outposts on the mat, from the right</source>
        <extracomment>Over numbers: where the outposts of the supply lie on a mat</extracomment>
        <translation>Außenposten auf dem Tableau, von rechts</translation>
    </message>
    <message>
        <source>%1 (row %2, column %3)</source>
        <extracomment>A building of a city: %1 which, %2 its row, %3 its column, both from 1</extracomment>
        <translation>%1 (Reihe %2, Spalte %3)</translation>
    </message>
    <message>
        <source>With which one does it change places?</source>
        <extracomment>Over buildings of a city: two of them change places; the first was touched</extracomment>
        <translation>Mit welchem tauscht es den Platz?</translation>
    </message>
    <message>
        <source>Which building changes its place?</source>
        <translation>Welches Gebäude wechselt den Platz?</translation>
    </message>
    <message>
        <source>Largest land of one kind, in territories (6 for more)</source>
        <extracomment>Over numbers: the largest land of one kind that hangs together in the territories of a player</extracomment>
        <translation>Größtes Land einer Art, in Gebieten (6 für mehr)</translation>
    </message>
    <message>
        <source>From which row does the outpost come? It lays open</source>
        <extracomment>Over benefits: the outpost comes from one of two rows of a mat, where that one lies open then</extracomment>
        <translation>Aus welcher Reihe kommt der Außenposten? Offen liegt dann</translation>
    </message>
    <message>
        <source>Marker: protected, and 1 resource of any kind</source>
        <extracomment>Key: a marker of a civilization lies where is conquered</extracomment>
        <translation>Marker: geschützt, und 1 beliebiger Rohstoff</translation>
    </message>
    <message>
        <source>Only if a marker of %1 lies there: the other die</source>
        <extracomment>Over the faces of both dice of conquest: %1 a player whose marker lies there, who gets the die that is not chosen</extracomment>
        <translation>Nur wenn dort ein Marker von %1 liegt: der andere Würfel</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <extracomment>Under what a box of a mat brings on which a building stands: %1 the column from the left</extracomment>
        <translation>%1, Spalte %2</translation>
    </message>
    <message>
        <source>Own territory</source>
        <extracomment>A building stands on the map, on an own territory with one piece</extracomment>
        <translation>Eigenes Gebiet</translation>
    </message>
    <message>
        <source>protected, 1 resource of any kind</source>
        <translation>geschützt, 1 beliebiger Rohstoff</translation>
    </message>
    <message>
        <source>Empty territory</source>
        <extracomment>A building stands on the map, on a territory beside own ones that is nobody&apos;s</extracomment>
        <translation>Leeres Gebiet</translation>
    </message>
    <message>
        <source>it is yours then</source>
        <translation>es gehört dann dir</translation>
    </message>
    <message>
        <source>Or instead of in the city</source>
        <extracomment>Over places for a building outside of the city: on a mat or on the map</extracomment>
        <translation>Oder statt in der Stadt</translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation>Wo steht es?</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the science die is not rolled any more</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Das war alles</translation>
    </message>
    <message>
        <source>Beside the city</source>
        <extracomment>Button: a building that finds no place in the city stands beside it</extracomment>
        <translation>Neben der Stadt</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>In der Stadt</translation>
    </message>
    <message>
        <source>%1, era %2</source>
        <extracomment>Of a card on an income mat that carries a marker: %1 a player, %2 from 1 to 4</extracomment>
        <translation>%1, Ära %2</translation>
    </message>
    <message>
        <source>on an empty territory</source>
        <extracomment>Of a marker of a civilization: where it lies</extracomment>
        <translation>auf einem leeren Gebiet</translation>
    </message>
    <message>
        <source>on a tech card</source>
        <extracomment>Of a marker of a civilization: where it lies</extracomment>
        <translation>auf einer Techkarte</translation>
    </message>
    <message>
        <source>on a territory</source>
        <extracomment>Of a marker of a civilization: where it lies</extracomment>
        <translation>auf einem Gebiet</translation>
    </message>
    <message>
        <source>era %1</source>
        <extracomment>Beside the token of a player: a card of that era, from 1 to 4</extracomment>
        <translation>Ära %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>Of a marker of a civilization: %1 the player who holds it</extracomment>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>beside an outpost of %1</source>
        <extracomment>Of a marker of a civilization: %1 the player beside whose outpost it lies</extracomment>
        <translation>neben einem Außenposten von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left</source>
        <extracomment>Of the markers of a civilization that are not used yet</extracomment>
        <translation>
            <numerusform>noch %n Marker</numerusform>
            <numerusform>noch %n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>no marker left</source>
        <extracomment>Of the markers of a civilization: all are used</extracomment>
        <translation>kein Marker mehr</translation>
    </message>
    <message>
        <source>can come next</source>
        <extracomment>Of a box of a civilization: it is one of those that can come next</extracomment>
        <translation>kann als Nächstes kommen</translation>
    </message>
    <message>
        <source>lies open</source>
        <extracomment>Of a box of a civilization: it comes by itself, and counts</extracomment>
        <translation>liegt offen</translation>
    </message>
    <message>
        <source>covered</source>
        <extracomment>Of a box of a civilization: something lies on it</extracomment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>here is the token</source>
        <extracomment>Of a box of a civilization: a token stands on it</extracomment>
        <translation>hier steht der Marker</translation>
    </message>
    <message>
        <source>does not come any more</source>
        <extracomment>Of a box of a civilization: the token does not come there any more</extracomment>
        <translation>kommt nicht mehr</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>What an income turn brings of a civilization as it stands</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Between gains of which one comes</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>Beside an hourglass, before what comes then: an income turn from 1 to 5</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Income turn %1: %2</source>
        <extracomment>Of a civilization: what the income turn %1 (from 1 to 5) would bring as it stands; %2 the gains</extracomment>
        <translation>Einkommenszug %1: %2</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>Of a civilization: where a token stands before it comes to the first box</extracomment>
        <translation>Start</translation>
    </message>
    <message numerus="yes">
        <source>%n protected territory(ies)</source>
        <extracomment>Of a civilization: so many own territories are protected by buildings</extracomment>
        <translation>
            <numerusform>%n geschütztes Gebiet</numerusform>
            <numerusform>%n geschützte Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>Of a number that was predicted: %1 how many there are now, %2 the number</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: %2, nothing predicted</source>
        <extracomment>Of a number that a player predicts: %1 &quot;Tech cards&quot;, %2 how many there are</extracomment>
        <translation>%1: %2, nichts vorhergesagt</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>Of a number that a player predicted: %1 &quot;Tech cards&quot;, %2 how many there are, %3 the number</extracomment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1+</source>
        <extracomment>The size of a land, which is the largest that brings more: &quot;6+&quot;</extracomment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>size %1: %2</source>
        <extracomment>Of land in the last income turn: %1 its size, %2 points</extracomment>
        <translation>Größe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Of a civilization: so many achievements count</extracomment>
        <translation>
            <numerusform>%n Errungenschaft</numerusform>
            <numerusform>%n Errungenschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>Outposts in row %1</source>
        <extracomment>A number to be corrected: how many outposts lie in a row of a civilization, %1 from 1</extracomment>
        <translation>Außenposten in Reihe %1</translation>
    </message>
    <message>
        <source>Boxes in column %1</source>
        <extracomment>A number to be corrected: how many boxes of a column of a civilization are used, %1 from 1</extracomment>
        <translation>Felder in Spalte %1</translation>
    </message>
    <message>
        <source>Column of the token</source>
        <extracomment>A number to be corrected: in which column of a civilization its token stands; 0 is the start</extracomment>
        <translation>Spalte des Markers</translation>
    </message>
    <message>
        <source>Row of the token</source>
        <extracomment>A number to be corrected: in which row of a civilization its token stands, from 1</extracomment>
        <translation>Reihe des Markers</translation>
    </message>
    <message>
        <source>Markers left</source>
        <extracomment>A number to be corrected: markers that lie on a civilization</extracomment>
        <translation>Marker übrig</translation>
    </message>
    <message>
        <source>Protected territories</source>
        <extracomment>A number to be corrected: own territories with a building of a civilization</extracomment>
        <translation>Geschützte Gebiete</translation>
    </message>
    <message>
        <source>Markers on empty territories</source>
        <extracomment>A number to be corrected: markers of a civilization</extracomment>
        <translation>Marker auf leeren Gebieten</translation>
    </message>
    <message>
        <source>Rolled</source>
        <extracomment>What of a civilization is corrected: tracks that its die has shown</extracomment>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Covered</source>
        <extracomment>What of a civilization is corrected: tracks that are covered</extracomment>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>What of a civilization is corrected: numbers that have been reached</extracomment>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Lies open</source>
        <extracomment>What of a civilization is corrected: squares from which the marker was given away</extracomment>
        <translation>Liegt offen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>What a civilization gave: so many steps on tracks</extracomment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Marker: %1</source>
        <extracomment>Of a tech card: a marker lies on it; %1 the civilization that put it there</extracomment>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>Marker: %1, who get it once it is in the top row</source>
        <extracomment>Of a tech card: a marker of another player lies on it; %1 the civilization that put it there</extracomment>
        <translation>Marker: %1, an die sie in der obersten Reihe geht</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>What is placed on a plot of a city: a marker, which makes the plot impassable</extracomment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Or on a territory with the only outpost of</source>
        <extracomment>Over names: a marker lies on a territory with the only outpost of that player</extracomment>
        <translation>Oder auf einem Gebiet mit dem einzigen Außenposten von</translation>
    </message>
    <message>
        <source>Civilizations</source>
        <extracomment>A step of an income turn: what civilizations bring</extracomment>
        <translation>Zivilisationen</translation>
    </message>
    <message>
        <source>In force now: %1</source>
        <extracomment>The tapestry cards of all players that are in force: %1 &quot;Academia, Broker of Peace (Ben)&quot;</extracomment>
        <translation>Jetzt gilt: %1</translation>
    </message>
    <message>
        <source>%1, adjustment sheet 2023</source>
        <extracomment>Where something that is pending comes from: %1 a civilization</extracomment>
        <translation>%1, Anpassungsblatt 2023</translation>
    </message>
    <message>
        <source>%1: which civilization?</source>
        <extracomment>Over letters and names: with which civilization a player begins, or which was gained; %1 the player</extracomment>
        <translation>%1: welche Zivilisation?</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>Before an hourglass and a number: the next income turn in which a civilization comes</extracomment>
        <translation>nächster</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>What a civilization was worth: %1 &quot;10 points&quot;, %2 &quot;1 coin, 2 steps&quot;, what it gave besides</extracomment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>TechFields</name>
    <message>
        <source>Not named, %1</source>
        <extracomment>A number to be corrected: tech cards of a row that are not named; %1 the row</extracomment>
        <translation>Ohne Namen, %1</translation>
    </message>
    <message>
        <source>Other tech cards</source>
        <extracomment>Opens a list of tech cards that a player does not have, to be corrected</extracomment>
        <translation>Andere Techkarten</translation>
    </message>
</context>
<context>
    <name>TechRows</name>
    <message>
        <source>No tech card.</source>
        <extracomment>In the place of the tech cards of a player: there are none</extracomment>
        <translation>Keine Techkarte.</translation>
    </message>
    <message>
        <source>Not named: %1</source>
        <extracomment>Tech cards of a row: so many of them are not named</extracomment>
        <translation>Ohne Namen: %1</translation>
    </message>
</context>
<context>
    <name>TileField</name>
    <message>
        <source>as printed</source>
        <extracomment>A place on a board: nothing was bought for it</extracomment>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>kein Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>What building a wonder costs</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Stein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>On a tile</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>White dice</source>
        <extracomment>Dice of a colour</extracomment>
        <translation>Weiße Würfel</translation>
    </message>
    <message>
        <source>Blue dice</source>
        <translation>Blaue Würfel</translation>
    </message>
    <message>
        <source>Orange dice</source>
        <translation>Orangefarbene Würfel</translation>
    </message>
    <message>
        <source>Red dice</source>
        <translation>Rote Würfel</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Chits of a kind</extracomment>
        <translation>Wurfwiederholung</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Stone to build it</source>
        <extracomment>What building a wonder costs</extracomment>
        <translation>Stein für den Bau</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>Button: the development that was bought for this place goes, and the printed one counts</extracomment>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>No tile here</source>
        <translation>Kein Plättchen hier</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>On a tile: %1 a kind of dice or chits, %2 how many</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <extracomment>Spoken name of the choice what kind of tile lies there</extracomment>
        <translation>Art des Plättchens</translation>
    </message>
    <message>
        <source>Development</source>
        <extracomment>Kinds of tiles</extracomment>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
</context>
<context>
    <name>TokenSteppers</name>
    <message>
        <source>%1, another token</source>
        <extracomment>A number to be corrected: the space of a token; %1 a track A number to be corrected: the space of another token; %1 a track</extracomment>
        <translation>%1, noch ein Marker</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>The match is over</source>
        <extracomment>Where a match stands</extracomment>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1&apos;s sheet comes next</source>
        <extracomment>Where a match stands of which only the finished sheets are counted; %1 a name</extracomment>
        <translation>Als Nächstes der Bogen von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A move where it stands alone: %1 a player, %2 what they did</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>Where a match of a game without rounds stands; %1 a name</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 · %2&apos;s turn</source>
        <extracomment>Where a match stands; %1 &quot;Round 3&quot;, %2 a name</extracomment>
        <translation>%1 · %2 ist am Zug</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Where a match stands in which all act at once; %1 &quot;Round 3&quot;, %2 what is being done</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ToldLine</name>
    <message>
        <source>Last turn</source>
        <extracomment>Spoken name of a line: what the last turn brought</extracomment>
        <translation>Letzter Zug</translation>
    </message>
</context>
<context>
    <name>Touchable</name>
    <message>
        <source>not possible now</source>
        <extracomment>Spoken of a button that does nothing now but say why</extracomment>
        <translation>jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>TrackFields</name>
    <message>
        <source>The match stands on space %1</source>
        <extracomment>Over the spaces of the round track to be corrected: %1 the number of the one on which the match stands
----------
Button, on the page of corrections: the match stands on that space of the round track; %1 its number</extracomment>
        <translation>Die Partie steht auf Feld %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A space of the round track: %1 its number, %2 what lies on it</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <extracomment>The space behind the last one of the round track that is known: %1 its number</extracomment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>This space is being played: what lies on it stays.</source>
        <extracomment>On the page of corrections, of the space of the round track on which the match stands</extracomment>
        <translation>Dieses Feld wird gerade gespielt: Was darauf liegt, bleibt.</translation>
    </message>
    <message>
        <source>Space %1</source>
        <extracomment>Over what can lie on a space of the round track: %1 its number</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Not known from here on</source>
        <extracomment>Button, on the page of corrections: this space of the round track, and those behind it, are not known yet</extracomment>
        <translation>Ab hier noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>TrackHead</name>
    <message>
        <source>All spaces: %1</source>
        <extracomment>Spoken name of a button: %1 a track</extracomment>
        <translation>Alle Felder: %1</translation>
    </message>
    <message>
        <source>%1, next space %2</source>
        <extracomment>Spoken name of a button: a step; %1 a track, %2 the next space</extracomment>
        <translation>%1, nächstes Feld %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>Under the name of a track: %1 the number of its next space</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1: pay otherwise</source>
        <extracomment>Spoken name of a button: other resources than those proposed pay for a step; %1 a track</extracomment>
        <translation>%1: anders bezahlen</translation>
    </message>
</context>
<context>
    <name>TrackStrip</name>
    <message>
        <source>%1: who stands where</source>
        <extracomment>Spoken name: everybody&apos;s tokens on a track; %1 the track</extracomment>
        <translation>%1: wer wo steht</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>Opponent</source>
        <extracomment>The opponent of one player alone, on the book track; its first letter is on its peg</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Beside the track of victory points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Books</source>
        <extracomment>Beside the track of books</extracomment>
        <translation>Bücher</translation>
    </message>
</context>
<context>
    <name>TracksView</name>
    <message numerus="yes">
        <source>The resources pay for %n step(s).</source>
        <extracomment>What the resources of a player are worth: steps on tracks</extracomment>
        <translation>
            <numerusform>Die Rohstoffe reichen für %n Schritt.</numerusform>
            <numerusform>Die Rohstoffe reichen für %n Schritte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeSide</name>
    <message>
        <source>agrees</source>
        <extracomment>Beside a player&apos;s name: that player wants the trade</extracomment>
        <translation>einverstanden</translation>
    </message>
</context>
<context>
    <name>TradeView</name>
    <message>
        <source>Trade with</source>
        <extracomment>Spoken name of the switch between those whom one can trade with</extracomment>
        <translation>Tauschen mit</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>Back to %1&apos;s turn</source>
        <extracomment>Button: leaves the sheet that is looked at; %1 a player&apos;s name</extracomment>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: what happened has been read</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Final score</source>
        <extracomment>Button: from the sheets of a finished match to its score</extracomment>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>TurnExtras</name>
    <message>
        <source>Build a ship</source>
        <extracomment>Button: a wood and a cloth become a ship (Shipping)</extracomment>
        <translation>Schiff bauen</translation>
    </message>
    <message>
        <source>1 wood, 1 cloth</source>
        <extracomment>Under it: what a ship is made of</extracomment>
        <translation>1 Holz, 1 Stoff</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Button: to the boards, to trade with the others or to swap with ships</extracomment>
        <translation>Schiffstausch</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
</context>
<context>
    <name>TurnFields</name>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Re-rolls left</source>
        <translation>Würfe übrig</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>Dice that show a face; %1 what the face brings</extracomment>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>This age</source>
        <extracomment>Heading over what belongs to the age, not to a board</extracomment>
        <translation>Dieses Zeitalter</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A place in the turn order, and who has it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>touch: one place further to the front</source>
        <translation>antippen: einen Platz weiter nach vorn</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Heading over fields to be corrected</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Disaster</source>
        <extracomment>Heading over the one or two Disasters of this round to be corrected</extracomment>
        <translation>Krise</translation>
    </message>
    <message>
        <source>Round track</source>
        <extracomment>Heading over the spaces of the round track to be corrected</extracomment>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Start marker</source>
        <extracomment>To be corrected: who has the start marker</extracomment>
        <translation>Startspielermarker</translation>
    </message>
    <message>
        <source>Drop what is open</source>
        <extracomment>Switch: nothing of what is pending is answered any more</extracomment>
        <translation>Offenes fallen lassen</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <extracomment>Under that switch</extracomment>
        <translation>der Zug endet</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>Switch: whose turn it is; %1 a player</extracomment>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>Locked tracks</source>
        <extracomment>Heading over the tracks: a tapestry card of whom keeps all others from advancing there</extracomment>
        <translation>Gesperrte Leisten</translation>
    </message>
</context>
<context>
    <name>TurnLine</name>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Workers: %1 not yet set, of %2</extracomment>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>Half of the sheet</source>
        <extracomment>Spoken name of the switch between the two halves of the sheet</extracomment>
        <translation>Hälfte des Bogens</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>The two halves of the sheet: buildings, developments</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>%1&apos;s sheet</source>
        <extracomment>Over a sheet: %1 whose it is</extracomment>
        <translation>Bogen von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in all</source>
        <extracomment>What could be paid in all, goods included</extracomment>
        <translation>
            <numerusform>%n Münze insgesamt</numerusform>
            <numerusform>%n Münzen insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in all (%1 + goods %2)</source>
        <extracomment>What could be paid: %n in all, %1 coins from the dice, %2 the worth of the goods</extracomment>
        <translation>
            <numerusform>%n Münze insgesamt (%1 + Waren %2)</numerusform>
            <numerusform>%n Münzen insgesamt (%1 + Waren %2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>Roll</source>
        <extracomment>The six steps of a turn, as short as can be</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Disaster</source>
        <translation>Unheil</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abgeben</translation>
    </message>
</context>
<context>
    <name>TypingBoard</name>
    <message numerus="yes">
        <source>Worth %n coin(s) together. Goods only decide a tie.</source>
        <extracomment>Under the board of a finished sheet: what the goods left are worth</extracomment>
        <translation>
            <numerusform>Zusammen %n Münze wert. Waren entscheiden nur bei Gleichstand.</numerusform>
            <numerusform>Zusammen %n Münzen wert. Waren entscheiden nur bei Gleichstand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Touch the hole where the peg stands</source>
        <extracomment>Over the board while a finished sheet is typed in</extracomment>
        <translation>Tippe das Loch an, in dem der Zapfen steckt</translation>
    </message>
</context>
<context>
    <name>TypingBody</name>
    <message>
        <source>Whose sheet</source>
        <extracomment>Spoken name of the choice whose finished sheet is typed in</extracomment>
        <translation>Wessen Bogen</translation>
    </message>
    <message>
        <source>Developments</source>
        <extracomment>Heading over the list of developments</extracomment>
        <translation>Errungenschaften</translation>
    </message>
</context>
<context>
    <name>TypingView</name>
    <message>
        <source>Part of the sheet</source>
        <extracomment>Spoken name of the switch between the parts of a finished sheet</extracomment>
        <translation>Teil des Bogens</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>The parts of a finished sheet that is typed in: buildings, developments, the pegboard</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
</context>
<context>
    <name>UndoSlip</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back what was just done</extracomment>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>it is full</source>
        <extracomment>Why moves are not on the disk: the end of &quot;The last 3 moves are not on the disk: ….&quot;</extracomment>
        <translation>er ist voll</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <translation>er darf nicht beschrieben werden</translation>
    </message>
    <message>
        <source>another program holds the file</source>
        <translation>ein anderes Programm hält die Datei</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>a newer Pegsheet has changed the file</source>
        <translation>ein neueres Pegsheet hat die Datei geändert</translation>
    </message>
    <message>
        <source>another window went on with this match</source>
        <translation>ein anderes Fenster hat diese Partie weitergespielt</translation>
    </message>
    <message>
        <source>the match is not in the file any more</source>
        <translation>die Partie ist nicht mehr in der Datei</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>er antwortet nicht</translation>
    </message>
    <message>
        <source>Read from a damaged file: this match can only be looked at.</source>
        <extracomment>Over a match that was read from a damaged database</extracomment>
        <translation>Aus einer beschädigten Datei gelesen: Diese Partie lässt sich nur ansehen.</translation>
    </message>
    <message>
        <source>What was done last is not on the disk: %1.</source>
        <extracomment>Something that is no move, such as an undo; %1 why, see the reasons</extracomment>
        <translation>Das Letzte steht noch nicht auf dem Datenträger: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) are not on the disk: %1.</source>
        <extracomment>%1 why, see the reasons</extracomment>
        <translation>
            <numerusform>Der letzte Spielzug steht noch nicht auf dem Datenträger: %1.</numerusform>
            <numerusform>Die letzten %n Spielzüge stehen noch nicht auf dem Datenträger: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>in the place of the file there is a folder</source>
        <translation>an der Stelle der Datei ist ein Ordner</translation>
    </message>
    <message>
        <source>the file belongs to another program</source>
        <translation>die Datei gehört einem anderen Programm</translation>
    </message>
    <message>
        <source>Nothing of this match is on the disk: %1.</source>
        <extracomment>Of a match that could not be kept from its beginning; %1 why, see the reasons</extracomment>
        <translation>Von dieser Partie steht noch nichts auf dem Datenträger: %1.</translation>
    </message>
    <message>
        <source>the file was moved, replaced or deleted</source>
        <translation>die Datei wurde verschoben, ersetzt oder gelöscht</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Leave all the same</source>
        <extracomment>Button: leaves a match though its last moves are then lost</extracomment>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>what is missing is lost</source>
        <translation>was fehlt, ist dann verloren</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Woanders sichern</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>UnsavedStrip</name>
    <message>
        <source>Try again</source>
        <extracomment>Button: what could not be kept is kept now, if that is possible again</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <extracomment>Button: writes the match into a file of one&apos;s choice</extracomment>
        <translation>Als Datei sichern</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Woanders sichern</translation>
    </message>
</context>
<context>
    <name>WideBody</name>
    <message>
        <source>Touch whole rows to pay with them</source>
        <translation>Ganze Reihen antippen, um damit zu zahlen</translation>
    </message>
    <message numerus="yes">
        <source>Touch rows: %n to give up</source>
        <translation>
            <numerusform>Reihen antippen: noch %n abzugeben</numerusform>
            <numerusform>Reihen antippen: noch %n abzugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Developments</source>
        <extracomment>Heading over the list of developments</extracomment>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Touch the spearheads to send fewer</source>
        <translation>Tippe auf Metall, um weniger zu schicken</translation>
    </message>
</context>
<context>
    <name>WideColumns</name>
    <message>
        <source>Spaces</source>
        <extracomment>Below the columns of a large window, what finds no room: all spaces of a track</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Income mat</source>
        <extracomment>Below the columns of a large window, what finds no room: the income mat of a player</extracomment>
        <translation>Einkommenstableau</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Below the columns of a large window, what finds no room: what an income turn would bring</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>Below the columns of a large window, what finds no room: what the last turn brought</extracomment>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>Below the columns of a large window, what finds no room: what a player has, counted</extracomment>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Below the columns of a large window, what finds no room: who has which achievement</extracomment>
        <translation>Errungenschaften</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Below the columns of a large window, what finds no room: the cities of the other players</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Landmarks</source>
        <extracomment>Below the columns of a large window, what finds no room: whose the landmarks are</extracomment>
        <translation>Wahrzeichen</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>Below the columns of a large window, what finds no room: what a player has on the map</extracomment>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Below the columns of a large window, what finds no room: the tapestry and tech cards of a player</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Civilizations</source>
        <extracomment>Below the columns of a large window, what finds no room: the civilizations of a player</extracomment>
        <translation>Zivilisationen</translation>
    </message>
    <message>
        <source>In force now</source>
        <extracomment>Below the columns of a large window, what finds no room: the tapestry cards that are in force</extracomment>
        <translation>Jetzt gilt</translation>
    </message>
</context>
<context>
    <name>WideMatch</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the match.</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>WideRow</name>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>Spoken name of a button: shows what is asked of that player; %1 a name</extracomment>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>start marker</source>
        <extracomment>Spoken behind the name of who has the start marker</extracomment>
        <translation>Startspielermarker</translation>
    </message>
</context>
<context>
    <name>WideSide</name>
    <message>
        <source>%1&apos;s points</source>
        <extracomment>Over the list of where points came from; %1 a player</extracomment>
        <translation>Punkte von %1</translation>
    </message>
</context>
<context>
    <name>WinsCard</name>
    <message>
        <source>Who wins</source>
        <extracomment>Heading over the players, who won most first</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
</context>
<context>
    <name>WorkerCount</name>
    <message>
        <source>Done</source>
        <extracomment>Button: that many workers it is</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Correct the sheet</source>
        <extracomment>Button: the boxes on the sheet are wrong, not the number of workers</extracomment>
        <translation>Bogen berichtigen</translation>
    </message>
</context>
<context>
    <name>WorkersLine</name>
    <message>
        <source>Buildings</source>
        <extracomment>Heading over the buildings of a sheet</extracomment>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
</context>
<context>
    <name>pegsheet::ChanceChart</name>
    <message>
        <source>%1 %</source>
        <extracomment>The whole of a chart of chances: %1 is 100</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>pegsheet::Die</name>
    <message>
        <source>W</source>
        <comment>white die</comment>
        <extracomment>On a white die, one letter: the beginning of its colour</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue die</comment>
        <extracomment>On a blue die, one letter: the beginning of its colour</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>O</source>
        <comment>orange die</comment>
        <extracomment>On an orange die, one letter: the beginning of its colour</extracomment>
        <translation>O</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red die</comment>
        <extracomment>On a red die, one letter: the beginning of its colour</extracomment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Application</name>
    <message>
        <source>This device has nothing that Pegsheet could play sounds with.</source>
        <translation>Auf diesem Gerät fehlt, womit Pegsheet Töne abspielen könnte.</translation>
    </message>
    <message>
        <source>No loudspeaker answers.</source>
        <translation>Kein Lautsprecher antwortet.</translation>
    </message>
    <message>
        <source>Nothing in this file can be read any more.</source>
        <extracomment>After an attempt to read a damaged file</extracomment>
        <translation>In dieser Datei lässt sich nichts mehr lesen.</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <extracomment>For how many a game is: %1 the fewest, %2 the most</extracomment>
        <translation>%1–%2 Personen</translation>
    </message>
    <message>
        <source>What was done last is not kept by the browser yet.</source>
        <extracomment>Over the match, in a browser: it has not written yet what was done</extracomment>
        <translation>Was zuletzt getan wurde, hat der Browser noch nicht behalten.</translation>
    </message>
    <message>
        <source>What was done last is not kept: the browser refuses it (%1).</source>
        <extracomment>Over the match, in a browser; %1 what the browser says</extracomment>
        <translation>Was zuletzt getan wurde, ist nicht gesichert: Der Browser verweigert es (%1).</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Backups</name>
    <message>
        <source>There is no place where matches are kept, and so nothing to save.</source>
        <translation>Es gibt keinen Ort für Partien und so nichts zu speichern.</translation>
    </message>
    <message>
        <source>Saved as %1. Keep it where it outlives this device.</source>
        <extracomment>%1 a path</extracomment>
        <translation>Gespeichert als %1. Bewahre sie dort auf, wo sie dieses Gerät überlebt.</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::BronzeForecast</name>
    <message>
        <source>%1 unfed</source>
        <extracomment>Under the food preview; %1 a number of cities that would starve</extracomment>
        <translation>%1 ohne Nahrung</translation>
    </message>
    <message>
        <source>%1 − %2 = %3</source>
        <extracomment>Under the food preview: food with the new one, minus what the cities eat, is what is left: &quot;7 − 5 = 2&quot;</extracomment>
        <translation>%1 − %2 = %3</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <extracomment>Under the goods preview; goods that find no hole on the pegboard</extracomment>
        <translation>%1 verfallen</translation>
    </message>
    <message>
        <source>%1 +1</source>
        <translation>%1 +1</translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <extracomment>Under the goods preview: how many goods would then stand on the pegboard</extracomment>
        <translation>
            <numerusform>%n gesamt</numerusform>
            <numerusform>%n gesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Under the skulls preview: no disaster</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <extracomment>Under the workers preview: Masonry&apos;s part</extracomment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>to build</source>
        <extracomment>Under the workers preview</extracomment>
        <translation>zum Bauen</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>coins</comment>
        <extracomment>Under the coins preview: coins and all that could be sold</extracomment>
        <translation>%1 gesamt</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::BronzeMatch</name>
    <message>
        <source>Last round: every monument is finished.</source>
        <translation>Letzte Runde: Alle Monumente sind gebaut.</translation>
    </message>
    <message>
        <source>Last round: %1 owns %2 developments.</source>
        <extracomment>%1 a player, %2 a number</extracomment>
        <translation>Letzte Runde: %1 hat %2 Errungenschaften.</translation>
    </message>
    <message>
        <source>Round %1 · %2 of %3 developments · %4 still open</source>
        <extracomment>%1 the round, %2 developments owned, %3 how many end the match, %4 &quot;3 monuments&quot;</extracomment>
        <translation>Runde %1 · %2 von %3 Errungenschaften · %4 noch offen</translation>
    </message>
    <message numerus="yes">
        <source>%n monument(s)</source>
        <translation>
            <numerusform>%n Monument</numerusform>
            <numerusform>%n Monumente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to go</source>
        <extracomment>The right button while dice are being entered: %1 &quot;2 dice&quot;</extracomment>
        <translation>Noch %1</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1 werfen</translation>
    </message>
    <message>
        <source>Touch a die</source>
        <translation>Tippe einen Würfel an</translation>
    </message>
    <message>
        <source>it is rolled once more</source>
        <translation>er wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <source>Not after all</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>What the undo button takes back: that all dice are kept</extracomment>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>%1 unused</source>
        <extracomment>Under a button that leaves building behind: %1 &quot;3 workers&quot;</extracomment>
        <translation>%1 ungenutzt</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>finishes %1</source>
        <extracomment>%1 the buildings that will be finished</extracomment>
        <translation>fertig: %1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>%1 &quot;1 worker&quot;</extracomment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Nichts kaufen</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>Noch %1 nötig</translation>
    </message>
    <message>
        <source>touch rows to pay with them</source>
        <translation>Reihen antippen, um damit zu zahlen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Pay %1 for %2</source>
        <extracomment>%1 a number of coins, %2 a development</extracomment>
        <translation>%1 zahlen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) too many</source>
        <extracomment>The right button while goods above six must go: %n goods are still to be picked</extracomment>
        <translation>
            <numerusform>%n Ware zu viel</numerusform>
            <numerusform>%n Waren zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>touch the rows to give up</source>
        <translation>Reihen antippen, die du abgibst</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 abgeben</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>then the scores</source>
        <extracomment>%1 the next player&apos;s name</extracomment>
        <translation>dann die Wertung</translation>
    </message>
    <message>
        <source>then it is %1&apos;s turn</source>
        <translation>dann ist %1 am Zug</translation>
    </message>
    <message>
        <source>Re-roll some</source>
        <extracomment>The middle button once a roll is entered: then some dice are rolled again</extracomment>
        <translation>Nachwürfeln</translation>
    </message>
    <message>
        <source>The match is over. A long touch corrects this.</source>
        <translation>Die Partie ist zu Ende. Langes Drücken berichtigt das.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. A long touch corrects this.</source>
        <extracomment>A sheet was touched while it is another player&apos;s turn; %1 that player</extracomment>
        <translation>%1 ist am Zug. Langes Drücken berichtigt das.</translation>
    </message>
    <message>
        <source>goods, food, skulls</source>
        <translation>Waren, Nahrung, Schädel</translation>
    </message>
    <message>
        <source>and collect</source>
        <extracomment>Under &quot;Keep all&quot;: the dice let go are kept too, and all of them bring what they show</extracomment>
        <translation>und einsammeln</translation>
    </message>
    <message>
        <source>no re-roll after it</source>
        <extracomment>Under &quot;Leadership&quot; while dice could still be rolled again: it ends the rolling</extracomment>
        <translation>letzter Wurf</translation>
    </message>
    <message>
        <source>builds %1</source>
        <extracomment>Under a button: %1 &quot;3 boxes&quot;: ticked at the same time</extracomment>
        <translation>baut %1</translation>
    </message>
    <message>
        <source>lost: %1 too many</source>
        <extracomment>%1 &quot;2 coins&quot;</extracomment>
        <translation>verloren: %1 zu viel</translation>
    </message>
    <message>
        <source>ends the match</source>
        <extracomment>Under a button: what is bought or built completes what the match ends with, at once or after this round</extracomment>
        <translation>beendet die Partie</translation>
    </message>
    <message>
        <source>makes it the last round</source>
        <translation>das wird die letzte Runde</translation>
    </message>
    <message>
        <source>Send %1</source>
        <extracomment>The right button when an invasion turns against the others: %1 &quot;2 Spearheads&quot;</extracomment>
        <translation>%1 schicken</translation>
    </message>
    <message>
        <source>each loses %1 more</source>
        <extracomment>Under it: %1 &quot;4 points&quot;, what the spearheads cost each of the others besides</extracomment>
        <translation>kostet alle anderen %1 mehr</translation>
    </message>
    <message>
        <source>Send none</source>
        <extracomment>The middle button: the invasion takes no spearheads along</extracomment>
        <translation>Nichts schicken</translation>
    </message>
    <message numerus="yes">
        <source>Last round: the match has %n round(s).</source>
        <extracomment>One player alone</extracomment>
        <translation>
            <numerusform>Letzte Runde: Die Partie hat %n Runde.</numerusform>
            <numerusform>Letzte Runde: Die Partie hat %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2 · developments: %3 · %4 still open</source>
        <extracomment>%1 the round, %2 how many there are, %3 developments owned, %4 &quot;3 monuments&quot;</extracomment>
        <translation>Runde %1 von %2 · Errungenschaften: %3 · noch %4 offen</translation>
    </message>
    <message>
        <source>then round %1</source>
        <translation>dann Runde %1</translation>
    </message>
    <message>
        <source>Nothing offered</source>
        <extracomment>The right button while nothing is offered yet</extracomment>
        <translation>Kein Angebot</translation>
    </message>
    <message>
        <source>touch the boards</source>
        <translation>tippe auf die Bretter</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <extracomment>The right button: %1 a player says yes to what is offered</extracomment>
        <translation>%1 ist einverstanden</translation>
    </message>
    <message>
        <source>then %1 is asked</source>
        <extracomment>Under it: %1 the other player, who must say yes too</extracomment>
        <translation>dann wird %1 gefragt</translation>
    </message>
    <message>
        <source>and it changes hands</source>
        <extracomment>Under the button with which the second player says yes</extracomment>
        <translation>und es wird getauscht</translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) left</source>
        <extracomment>Under the right button: %n swaps that the ships have left this turn</extracomment>
        <translation>
            <numerusform>noch %n Schiffstausch</numerusform>
            <numerusform>noch %n Schiffstausche</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to swap</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>The right button: %1 and %2 are goods</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>What the undo button takes back: that one looked at what can be exchanged</extracomment>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Disasters</source>
        <extracomment>What the undo button takes back: the number of points lost was typed</extracomment>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <extracomment>The right button while a sheet is looked at that is entered already: %1 whose sheet comes next</extracomment>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>this sheet is entered</source>
        <translation>dieser Bogen ist eingetragen</translation>
    </message>
    <message>
        <source>Enter the sheet</source>
        <extracomment>The right button while a finished sheet is typed in, and under it: why it does nothing yet</extracomment>
        <translation>Bogen eintragen</translation>
    </message>
    <message>
        <source>nothing is ticked yet</source>
        <translation>noch nichts angekreuzt</translation>
    </message>
    <message>
        <source>Enter the changes</source>
        <extracomment>The right button: the sheet had been entered before</extracomment>
        <translation>Änderungen eintragen</translation>
    </message>
    <message>
        <source>Sheets entered: %1 of %2</source>
        <extracomment>Of the players&apos; finished sheets: %1 are entered, %2 there are</extracomment>
        <translation>Eingetragene Bögen: %1 von %2</translation>
    </message>
    <message>
        <source>So it stood then; nothing is changed here.</source>
        <extracomment>A sheet was touched while the match is played back</extracomment>
        <translation>So stand es damals; hier wird nichts geändert.</translation>
    </message>
    <message>
        <source>Trading comes before the first building of a turn. Undo the building to trade.</source>
        <translation>Getauscht wird vor dem ersten Bau eines Zuges. Nimm den Bau zurück, um zu tauschen.</translation>
    </message>
    <message>
        <source>There is nothing to trade: nobody has a good or food that another has room for.</source>
        <translation>Es gibt nichts zu tauschen: Niemand hat eine Ware oder Nahrung, für die jemand anders Platz hat.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>The right button once a roll for a seat that the app plays is entered: then it says what to roll again</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Yes to the trade</source>
        <extracomment>What the undo button takes back: that a player said yes to a trade</extracomment>
        <translation>Ja zum Tausch</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::DesktopBus</name>
    <message>
        <source>A match is on the table</source>
        <extracomment>Told to the desktop: why the screen stays on</extracomment>
        <translation>Auf dem Tisch liegt eine Partie</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::EmpiresMatch</name>
    <message>
        <source>This is the row</source>
        <extracomment>Button: the places lie on the table in that order</extracomment>
        <translation>So liegt es da</translation>
    </message>
    <message>
        <source>touch the places from left to right</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>tippe die Orte von links nach rechts an</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Button: the app lays the places out by chance</extracomment>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <extracomment>Button: nobody does anything more in this phase</extracomment>
        <translation>Alle sind fertig</translation>
    </message>
    <message>
        <source>enter the numbers of the card</source>
        <translation>trag die Zahlen der Karte ein</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>What is asked for, in the place of a button</extracomment>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>touch the next space of the track</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>tippe das nächste Feld an</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>What is asked for, in the place of a button</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>touch who takes it</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>tippe an, wer sie annimmt</translation>
    </message>
    <message>
        <source>touch what is asked for</source>
        <translation>tippe an, was gefragt ist</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>How far a match is: %1 the round, %2 what it is</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>The round track ends after this round.</source>
        <extracomment>Why the match ends with this round</extracomment>
        <translation>Nach dieser Runde endet die Rundenleiste.</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>What undo takes back: the row that the app laid out</extracomment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>position %1</source>
        <extracomment>What undo takes back: %1 a position in the row</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>resource</source>
        <extracomment>What undo takes back: a resource on a Conflict card</extracomment>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>What undo takes back: a move that was laid ready</extracomment>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Enter the empire</source>
        <extracomment>Button: the finished empire is entered</extracomment>
        <translation>Reich eintragen</translation>
    </message>
    <message>
        <source>enter both numbers</source>
        <translation>gib beide Zahlen ein</translation>
    </message>
    <message>
        <source>Finished empires</source>
        <extracomment>How far a match is where only finished empires are counted</extracomment>
        <translation>Fertige Reiche</translation>
    </message>
    <message>
        <source>%1 A long touch corrects it.</source>
        <extracomment>What a place is and does, said where it is touched: %1 that</extracomment>
        <translation>%1 Langes Drücken berichtigt das.</translation>
    </message>
    <message>
        <source>That is what it says</source>
        <extracomment>Button: that is what is printed on the card</extracomment>
        <translation>So steht es da</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: what a card does is not said now</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>ability</source>
        <extracomment>What undo takes back: a part of what is printed on a card What undo takes back: a part of what is printed on a card</extracomment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Conflict card</source>
        <extracomment>What undo takes back: a Conflict card that was picked out of those that are known</extracomment>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <extracomment>What undo takes back: how many Coins are paid in the place of other resources</extracomment>
        <translation>Münzen: %1</translation>
    </message>
    <message>
        <source>Hammers: %1</source>
        <extracomment>What undo takes back: what a card costs</extracomment>
        <translation>Hämmer: %1</translation>
    </message>
    <message>
        <source>On to the bids</source>
        <extracomment>Button: the Conflict card is entered</extracomment>
        <translation>Weiter zu den Geboten</translation>
    </message>
    <message>
        <source>first what the places are worth</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>erst, was die Orte wert sind</translation>
    </message>
    <message>
        <source>enter what is missing</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>gib ein, was fehlt</translation>
    </message>
    <message>
        <source>%1: +1 coin, −2 points</source>
        <extracomment>Button, right after a Disaster was taken: a coin for two points; %1 whose</extracomment>
        <translation>%1: +1 Münze, −2 Punkte</translation>
    </message>
    <message>
        <source>no strength between %1 and %2</source>
        <extracomment>Under a button that is not possible yet: %1 where the lowest tier of a Conflict card ends, %2 where the highest begins</extracomment>
        <translation>keine Stärke zwischen %1 und %2</translation>
    </message>
    <message>
        <source>with fewer than %1 resources</source>
        <extracomment>Under that button: why it is offered</extracomment>
        <translation>bei weniger als %1 Ressourcen</translation>
    </message>
    <message>
        <source>first what is asked, or undo</source>
        <extracomment>Under a button that is not possible while something is asked for, as which card is played</extracomment>
        <translation>erst, was gefragt ist, oder rückgängig</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Exporting</name>
    <message>
        <source>There is no place where matches are kept, and so nothing to save.</source>
        <translation>Es gibt keinen Ort für Partien und so nichts zu speichern.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 a path, %2 the system&apos;s reason</extracomment>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1, without %n match(es) that cannot be read any more</source>
        <extracomment>%1 a path</extracomment>
        <translation>
            <numerusform>Gespeichert als %1, ohne %n Partie, die nicht mehr lesbar ist</numerusform>
            <numerusform>Gespeichert als %1, ohne %n Partien, die nicht mehr lesbar sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 a path</extracomment>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>This match is not over yet. Other programs want its result.</source>
        <translation>Diese Partie ist noch nicht zu Ende. Andere Programme wollen ihr Ergebnis.</translation>
    </message>
    <message>
        <source>The link is copied. Opened where BG Stats is, it enters the match there.</source>
        <translation>Der Link ist kopiert. Wo BG Stats ist, trägt er die Partie dort ein.</translation>
    </message>
    <message>
        <source>The play is copied, one line for each field of BoardGameGeek&apos;s form.</source>
        <translation>Die Partie ist kopiert, je Feld von BoardGameGeek eine Zeile.</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::History</name>
    <message>
        <source>All</source>
        <extracomment>A filter over the list of matches</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A filter over the list of matches: those that are not over</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>With %1</source>
        <extracomment>A filter over the list of matches: those in which %1 took part</extracomment>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>A filter over the list of matches: those that were put into the bin</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>%1 is in the bin.</source>
        <extracomment>Under the list of matches; %1 a match: its game and day</extracomment>
        <translation>%1 liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A match as it is named in a sentence: %1 its game, %2 the day</extracomment>
        <translation>%1 vom %2</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::IncomingMatch</name>
    <message>
        <source>There instead: %1</source>
        <extracomment>Beside a move that the other tablet does not have; %1 what it has in its place</extracomment>
        <translation>Dort stattdessen: %1</translation>
    </message>
    <message>
        <source>Move %1 was changed there. Yours stays in the history.</source>
        <translation>Spielzug %1 wurde dort geändert. Der eigene bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>Moves %1 to %2 were changed there. Yours stay in the history.</source>
        <extracomment>A code changes the past; %1 and %2 the places of moves in the list</extracomment>
        <translation>Die Spielzüge %1 bis %2 wurden dort geändert. Die eigenen bleiben aufgehoben.</translation>
    </message>
    <message>
        <source>This match is not on this tablet yet.</source>
        <translation>Diese Partie gibt es auf diesem Tablet noch nicht.</translation>
    </message>
    <message>
        <source>Both tablets stand at the same place. There is nothing to take over.</source>
        <translation>Beide Tablets stehen gleich. Es gibt nichts zu übernehmen.</translation>
    </message>
    <message>
        <source>This tablet is further on. There is nothing to take over.</source>
        <translation>Dieses Tablet ist weiter. Es gibt nichts zu übernehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) come on top, nothing is lost</source>
        <translation>
            <numerusform>%n Spielzug kommt dazu, nichts geht verloren</numerusform>
            <numerusform>%n Spielzüge kommen dazu, nichts geht verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>The two tablets went their own ways from the first move on.</source>
        <translation>Die beiden Tablets gingen vom ersten Spielzug an eigene Wege.</translation>
    </message>
    <message>
        <source>Both tablets agree up to “%1” (move %2). After that each went on by itself.</source>
        <extracomment>%1 a move in words, %2 its place in the list</extracomment>
        <translation>Beide Tablets stimmen überein bis „%1“ (Spielzug %2). Danach ging jedes für sich weiter.</translation>
    </message>
    <message>
        <source>What is new in it was taken back on this tablet. To have it again, repeat it in the list of moves.</source>
        <translation>Was darin neu ist, wurde auf diesem Tablet zurückgenommen. In der Liste der Spielzüge lässt es sich wiederholen.</translation>
    </message>
    <message>
        <source>Only one of the two can be gone on with. The other stays kept with the match.</source>
        <translation>Nur mit einer der beiden geht es weiter. Die andere bleibt bei der Partie aufgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>Your moves are joined there with those of another tablet: %n move(s) are new, nothing is lost.</source>
        <translation>
            <numerusform>Deine Spielzüge sind dort mit denen eines anderen Tablets vereint: %n Spielzug ist neu, nichts geht verloren.</numerusform>
            <numerusform>Deine Spielzüge sind dort mit denen eines anderen Tablets vereint: %n Spielzüge sind neu, nichts geht verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different players moved on the two tablets, and all of it goes together: nothing is lost.</source>
        <translation>Auf den beiden Tablets haben verschiedene Spieler gezogen, und alles passt zusammen: Nichts geht verloren.</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::LibraryTransfer</name>
    <message>
        <source>A card that cannot be read</source>
        <extracomment>In the place of a card&apos;s name where it cannot be read</extracomment>
        <translation>Eine Karte, die nicht zu lesen ist</translation>
    </message>
    <message>
        <source>Pegsheet cards %1</source>
        <extracomment>Name of a file with all cards of the card library; %1 a day as 2026-05-31</extracomment>
        <translation>Pegsheet-Karten %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>There is nothing to show yet: every card here is known from the start.</source>
        <translation>Es gibt noch nichts zu zeigen: Jede Karte hier ist von Anfang an bekannt.</translation>
    </message>
    <message>
        <source>The codes are copied as text. Whoever gets them pastes them into Pegsheet.</source>
        <translation>Die Codes sind als Text kopiert. Wer sie bekommt, fügt sie in Pegsheet ein.</translation>
    </message>
    <message>
        <source>Code %1 of %2 is read. Go on with the others.</source>
        <extracomment>While codes are scanned that belong together: %1 how many there are already, %2 of how many</extracomment>
        <translation>%1 von %2 Codes sind gelesen. Weiter mit den anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>%n neue Karte</numerusform>
            <numerusform>%n neue Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n schon bekannt</numerusform>
            <numerusform>%n schon bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be taken in</source>
        <translation>
            <numerusform>%n, die nicht aufgenommen werden kann</numerusform>
            <numerusform>%n, die nicht aufgenommen werden können</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken in.</source>
        <translation>
            <numerusform>%n Karte aufgenommen.</numerusform>
            <numerusform>%n Karten aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>here: %1</source>
        <extracomment>Of a card that comes in: %1 what the same card says in the library here</extracomment>
        <translation>hier: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of which more is known then</source>
        <extracomment>Of cards that come in: they are here already, and more of them is known then</extracomment>
        <translation>
            <numerusform>%n, von der dann mehr bekannt ist</numerusform>
            <numerusform>%n, von denen dann mehr bekannt ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that say(s) otherwise here</source>
        <extracomment>Of cards that come in: the same cards are here and say something else</extracomment>
        <translation>
            <numerusform>%n, die hier etwas anderes sagt</numerusform>
            <numerusform>%n, die hier etwas anderes sagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::LibraryView</name>
    <message>
        <source>There is such a card already: %1, %2.</source>
        <extracomment>%1 a card of the card library by its name, %2 what it says</extracomment>
        <translation>So eine Karte gibt es schon: %1, %2.</translation>
    </message>
    <message>
        <source>%1 is in the library.</source>
        <extracomment>%1 a card of the card library by its name</extracomment>
        <translation>%1 ist in der Kartensammlung.</translation>
    </message>
    <message>
        <source>Such a card is in the bin, or one with another: %1. Restore that one instead.</source>
        <extracomment>%1 a card of the card library by its name</extracomment>
        <translation>So eine Karte liegt im Papierkorb oder ist mit einer anderen vereint: %1. Hole stattdessen diese zurück.</translation>
    </message>
    <message>
        <source>%1 is changed. Matches that are there stay as they are.</source>
        <extracomment>%1 a card of the card library by its name</extracomment>
        <translation>%1 ist geändert. Partien, die es gibt, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A filter over the card library: cards of every kind</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Bin</source>
        <extracomment>A filter over the card library: cards that were put into the bin</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Any age</source>
        <extracomment>A filter over the card library: cards of every age</extracomment>
        <translation>Jedes Zeitalter</translation>
    </message>
    <message>
        <source>%1 is in the bin.</source>
        <extracomment>%1 a card of the card library by its name</extracomment>
        <translation>%1 ist im Papierkorb.</translation>
    </message>
    <message>
        <source>%1 is one card with %2 now.</source>
        <extracomment>Two cards of the card library by their names: %1 was taken for the same thing as %2</extracomment>
        <translation>%1 ist jetzt eine Karte mit %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are of different kinds: only two cards of one kind can be the same.</source>
        <extracomment>Two cards of the card library by their names, one of which was taken for the other</extracomment>
        <translation>%1 und %2 sind von verschiedener Art: Nur zwei Karten derselben Art können dieselbe sein.</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::MatchList</name>
    <message>
        <source>d MMMM</source>
        <extracomment>A day as Qt writes it, without and with its year: &quot;14 November&quot;, in German &quot;14. November&quot;</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>A month as QDate::toString() takes it</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::MatchReview</name>
    <message>
        <source>This move cost %1.</source>
        <extracomment>What a move cost against what the app would have done: %1 &quot;6 %&quot; of the chance to win</extracomment>
        <translation>Dieser Spielzug kostete %1.</translation>
    </message>
    <message>
        <source>This move was better than the app&apos;s by %1.</source>
        <extracomment>What a move gained against what the app would have done: %1 &quot;6 %&quot; of the chance to win</extracomment>
        <translation>Dieser Spielzug war um %1 besser als der der App.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player&apos;s chance to win: %1 a name, %2 &quot;38 %&quot;
----------
What a player&apos;s result came from: %1 &quot;Luck&quot;, %2 &quot;+4 %&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Luck %1 · Choices %2</source>
        <extracomment>What was luck in a turn, and what was decided against what the app would have done, as parts of the chance to win: %1 &quot;+4 %&quot;, %2 &quot;−7 %&quot;</extracomment>
        <translation>Glück %1 · Entscheidungen %2</translation>
    </message>
    <message>
        <source>The rolls %1 · Choices %2</source>
        <extracomment>The same where nobody knows which dice were kept in between</extracomment>
        <translation>Die Würfe %1 · Entscheidungen %2</translation>
    </message>
    <message>
        <source>Better was: %1</source>
        <extracomment>Behind what a move cost: what the app would have done, %1 a move in words, &quot;Built 3 boxes: Temple&quot;</extracomment>
        <translation>Besser war: %1</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>What a player&apos;s result came from, before a number each: the chance to win, or alone the score, there was at the start</extracomment>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>… what the dice changed of it</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>The rolls</source>
        <extracomment>… the same where nobody knows which dice were kept in between</extracomment>
        <translation>Die Würfe</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>… what was decided</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Trades</source>
        <extracomment>… what was traded</extracomment>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Corrections</source>
        <extracomment>… what the table corrected</extracomment>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>… and what came of it</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 chose best and had the least luck.</source>
        <extracomment>Under a final score: %1 a name</extracomment>
        <translation>%1 hat am besten entschieden und hatte am wenigsten Glück.</translation>
    </message>
    <message>
        <source>%1 chose best and had the most luck.</source>
        <extracomment>Under a final score: %1 a name</extracomment>
        <translation>%1 hat am besten entschieden und hatte am meisten Glück.</translation>
    </message>
    <message>
        <source>%1 chose best, %2 had the most luck.</source>
        <extracomment>Under a final score: %1 and %2 names</extracomment>
        <translation>%1 hat am besten entschieden, %2 hatte am meisten Glück.</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>A move that stands out: %1 whose it was, %2 &quot;round 5&quot;, %3 what it gained or cost, &quot;+14 %&quot;</extracomment>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>%1 was ahead from the first turn to the last.</source>
        <extracomment>Where there was no turning point: %1 the winner</extracomment>
        <translation>%1 lag vom ersten bis zum letzten Zug vorn.</translation>
    </message>
    <message>
        <source>Turn of %1 in %2: after it %3 was ahead to the end.</source>
        <extracomment>The turning point: %1 whose turn, %2 &quot;round 9&quot;, %3 the winner</extracomment>
        <translation>Zug von %1 in %2: Danach lag %3 bis zum Ende vorn.</translation>
    </message>
    <message>
        <source>With it %1, as it was played %2.</source>
        <extracomment>Why a move would have been better: %1 the chance to win with it, &quot;52 %&quot;, or the points to be expected, %2 with what was played</extracomment>
        <translation>Damit %1, so wie gespielt %2.</translation>
    </message>
    <message>
        <source>It leaves %1, not %2.</source>
        <extracomment>Why a move would have been better: what it leaves, %1 and %2 &quot;4 cities, 6 goods&quot;</extracomment>
        <translation>Es bleiben %1, nicht %2.</translation>
    </message>
    <message>
        <source>%1, mostly %2 to %3</source>
        <extracomment>A score that is expected alone: %1 &quot;71.3 points&quot;, in eight matches of ten it is from %2 to %3</extracomment>
        <translation>%1, meist %2 bis %3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>On the picture of a final score: %1 a name, %2 &quot;Luck +4 %, Choices −7 %&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::NationsMatch</name>
    <message>
        <source>Sheets entered: %1 of %2</source>
        <extracomment>Of the players&apos; finished sheets: %1 are entered, %2 there are</extracomment>
        <translation>Eingetragene Endstände: %1 von %2</translation>
    </message>
    <message>
        <source>%1 · new event</source>
        <extracomment>%1 &quot;Age III&quot;: its event is not entered yet</extracomment>
        <translation>%1 · neues Ereignis</translation>
    </message>
    <message>
        <source>%1 · famine %2 · war %3</source>
        <extracomment>%1 &quot;Age III&quot;, %2 and %3 what its event asks for</extracomment>
        <translation>%1 · Hungersnot %2 · Krieg %3</translation>
    </message>
    <message>
        <source>the age ends</source>
        <extracomment>Under &quot;Pass&quot;: everybody else has passed</extracomment>
        <translation>das Zeitalter endet</translation>
    </message>
    <message>
        <source>Give back</source>
        <extracomment>Under the button, which does nothing: the choices stand on the page</extracomment>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>famine and war are missing</source>
        <extracomment>Under a button that begins an age: what its event asks for is not entered yet</extracomment>
        <translation>Hungersnot und Krieg fehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing</source>
        <translation>
            <numerusform>%n Plättchen fehlt</numerusform>
            <numerusform>%n Plättchen fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin %1</source>
        <extracomment>The right button: %1 &quot;Age III&quot;</extracomment>
        <translation>%1 beginnen</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <extracomment>The right button while dice are being entered: %1 &quot;2 dice&quot;</extracomment>
        <translation>Noch %1</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <extracomment>The middle button: the app rolls the dice</extracomment>
        <translation>Für mich würfeln</translation>
    </message>
    <message>
        <source>Buy</source>
        <extracomment>The right button: the tile that is entered is bought; it lies there in the offer</extracomment>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The middle button: leaves what was begun</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Roll %1 again</source>
        <translation>%1 neu würfeln</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>%1 zahlen</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <extracomment>The right button: a progress tile is bought</extracomment>
        <translation>Plättchen kaufen</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>The middle button: no more actions in this age</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Spend %1</source>
        <extracomment>The right button: %1 &quot;3 food&quot;</extracomment>
        <translation>%1 ausgeben</translation>
    </message>
    <message>
        <source>Spend nothing</source>
        <translation>Nichts ausgeben</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>The right button: who has enough food in the famine is ticked</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>nobody has enough food</source>
        <translation>niemand hat genug Nahrung</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <extracomment>The right button while points are entered: %1 &quot;31 points&quot;</extracomment>
        <translation>%1 eintragen</translation>
    </message>
    <message>
        <source>%1, used</source>
        <extracomment>What goes back to the supply: %1 &quot;1 red die&quot;</extracomment>
        <translation>%1, verbraucht</translation>
    </message>
    <message>
        <source>Give back: %1</source>
        <extracomment>A choice of what goes back to the supply, spoken: %1 &quot;1 gold · 1 red die, used&quot;</extracomment>
        <translation>Zurückgeben: %1</translation>
    </message>
    <message>
        <source>Points come from books, famine and war at the end of an age.</source>
        <translation>Punkte gibt es am Ende eines Zeitalters für Bücher, Hungersnot und Krieg.</translation>
    </message>
    <message>
        <source>The book marker moves at the end of an age.</source>
        <translation>Die Bücherscheibe rückt am Ende eines Zeitalters vor.</translation>
    </message>
    <message>
        <source>It can be built in your own turn.</source>
        <translation>Gebaut wird es in deinem eigenen Zug.</translation>
    </message>
    <message>
        <source>Tiles come with a purchase.</source>
        <translation>Plättchen kommen mit einem Kauf.</translation>
    </message>
    <message>
        <source>If it ended now: %1 %2 + %3 on tiles = %4</source>
        <extracomment>%1 a player, %2 points on the victory point track, %3 points on tiles, %4 both together</extracomment>
        <translation>Wenn jetzt Schluss wäre: %1 %2 + %3 auf Plättchen = %4</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The middle button: no tile is entered after all</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Roll again</source>
        <extracomment>The right button: %1 &quot;3 gold&quot;, &quot;2 dice&quot;</extracomment>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>touch the dice</source>
        <extracomment>Under a button that rolls dice again: none is chosen</extracomment>
        <translation>tippe die Würfel an</translation>
    </message>
    <message>
        <source>touch what goes back</source>
        <translation>tippe an, was zurückgeht</translation>
    </message>
    <message>
        <source>Something is being mended: finish that first, or leave it as it was.</source>
        <translation>Es wird gerade etwas berichtigt: Beende das zuerst, oder lass es, wie es war.</translation>
    </message>
    <message>
        <source>This follows from what else is in the table.</source>
        <translation>Das folgt aus dem, was sonst in der Tabelle steht.</translation>
    </message>
    <message>
        <source>The last age: after it the tiles bring their points.</source>
        <extracomment>On top of the page while the event of the last age is dealt</extracomment>
        <translation>Das letzte Zeitalter: danach zählen die Punkte der Plättchen.</translation>
    </message>
    <message>
        <source>all of it</source>
        <extracomment>After &quot;Undo:&quot;: everything that was laid ready</extracomment>
        <translation>alles</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>After &quot;Undo:&quot;: the page on which a tile is entered</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>After &quot;Undo:&quot;: the row of the offer that a tile lies in</extracomment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>slot %1</source>
        <extracomment>After &quot;Undo:&quot;: the slot of the board that a tile goes to</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>After &quot;Undo:&quot;: what a tile is called</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>payment</source>
        <extracomment>After &quot;Undo:&quot;: what is paid, and with what</extracomment>
        <translation>Bezahlung</translation>
    </message>
    <message>
        <source>roll again</source>
        <extracomment>After &quot;Undo:&quot;: dice are rolled again</extracomment>
        <translation>noch einmal würfeln</translation>
    </message>
    <message>
        <source>famine %1</source>
        <extracomment>After &quot;Undo:&quot;: what an event asks for, a number</extracomment>
        <translation>Hungersnot %1</translation>
    </message>
    <message>
        <source>war %1</source>
        <extracomment>After &quot;Undo:&quot;: what an event asks for, a number</extracomment>
        <translation>Krieg %1</translation>
    </message>
    <message>
        <source>how much is kept</source>
        <extracomment>After &quot;Undo:&quot;: how much is kept from this age on</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>After &quot;Undo:&quot;: the event of an age</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>no tile</source>
        <extracomment>What the table corrected: no tile lay there</extracomment>
        <translation>kein Plättchen</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::RecordForm</name>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>New card</source>
        <extracomment>Title of the form for a new card of the card library</extracomment>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Enter at least one thing that is printed on it.</source>
        <extracomment>Why a card of the card library cannot be kept yet</extracomment>
        <translation>Gib wenigstens etwas an, das darauf steht.</translation>
    </message>
    <message>
        <source>As usual</source>
        <extracomment>On a form, in the place of a choice: as most cards are, or nobody knows</extracomment>
        <translation>Wie üblich</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Replay</name>
    <message>
        <source>So it began.</source>
        <extracomment>The card of a match played back, before its first move</extracomment>
        <translation>So fing es an.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Part of a sentence about scores: %1 a name, %2 a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <extracomment>Who leads: %1 a name, %2 the score; the others follow behind a comma</extracomment>
        <translation>%1 führt mit %2</translation>
    </message>
    <message>
        <source>%1 lead with %2</source>
        <extracomment>Several are level in front: %1 their names, %2 the score</extracomment>
        <translation>%1 führen mit %2</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Rescue</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A copy of the database, part: when it was made; %1 a date, %2 a time</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n match(es)</source>
        <extracomment>A copy of the database, on a button: %1 when it was made</extracomment>
        <translation>
            <numerusform>%1 · %n Partie</numerusform>
            <numerusform>%1 · %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Restoring</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the last one of %2</source>
        <extracomment>%1 &quot;12 matches&quot;, %2 a day</extracomment>
        <translation>%1, die letzte vom %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be read</source>
        <extracomment>Of a copy of the database, behind what is in it: so many of its matches are damaged</extracomment>
        <translation>
            <numerusform>%n davon ist nicht lesbar</numerusform>
            <numerusform>%n davon sind nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 &quot;12 matches, the last one of 31 May 2024&quot;, %2 &quot;2 of them cannot be read&quot; or &quot;3 other plays stay out&quot;</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Brought back. What was here is set aside and can be taken back.</source>
        <translation>Zurückgeholt. Was hier war, liegt beiseite und kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Taken back: everything is as it was before.</source>
        <translation>Rückgängig gemacht: Alles ist wie vorher.</translation>
    </message>
    <message>
        <source>%1 taken in, %2 were here already.</source>
        <extracomment>%1 and %2 are numbers of matches</extracomment>
        <translation>Eingelesen: %1; schon hier: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) went on from where they stood here.</source>
        <extracomment>A history is taken in: so many matches had moves more there than here</extracomment>
        <translation>
            <numerusform>%n Partie wurde weitergeführt.</numerusform>
            <numerusform>%n Partien wurden weitergeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) that had been taken back cannot be read by these rules and stayed out.</source>
        <extracomment>A history is taken in: so many moves that had been taken back are not in it any more</extracomment>
        <translation>
            <numerusform>%n zurückgenommener Spielzug ist nach diesen Regeln nicht lesbar und blieb draußen.</numerusform>
            <numerusform>%n zurückgenommene Spielzüge sind nach diesen Regeln nicht lesbar und blieben draußen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read by these rules and stayed out.</source>
        <translation>
            <numerusform>%n Partie ist nach diesen Regeln nicht lesbar und blieb draußen.</numerusform>
            <numerusform>%n Partien sind nach diesen Regeln nicht lesbar und blieben draußen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 matches.</source>
        <extracomment>A history is taken in; %1 and %2 are numbers of matches</extracomment>
        <translation>Angehalten nach %1 von %2 Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n other play(s) stay(s) out</source>
        <extracomment>Of plays logged in another program, behind how many come in: of other games, or without a result</extracomment>
        <translation>
            <numerusform>%n andere bleibt draußen</numerusform>
            <numerusform>%n andere bleiben draußen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Sharing</name>
    <message>
        <source>The code is copied as text. Whoever gets it pastes it into Pegsheet.</source>
        <translation>Der Code ist als Text kopiert. Wer ihn bekommt, fügt ihn in Pegsheet ein.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 a path, %2 the system&apos;s reason</extracomment>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 a path</extracomment>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Scan this code with Pegsheet to go on with the match.</source>
        <extracomment>On a printed page below a code</extracomment>
        <translation>Diesen Code mit Pegsheet scannen, um mit der Partie weiterzumachen.</translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Statistics</name>
    <message>
        <source>First</source>
        <extracomment>How a player came out of a match</extracomment>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>3. Platz</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>4. Platz</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>5. Platz</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Whose statistics: those of all players</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>By which rules matches are counted: by any</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Of a player: how many matches were won</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Of a player: the average score</extracomment>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Of a player: the best score</extracomment>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Widest margin</source>
        <extracomment>Of a player: so many points before the next one, at most</extracomment>
        <translation>Größter Vorsprung</translation>
    </message>
    <message>
        <source>Usual margin</source>
        <extracomment>Of a player: points before or behind the best of the others, on average</extracomment>
        <translation>Üblicher Vorsprung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Rules to choose from where several games are played: %1 the game, %2 the rule set</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>Of a player: how many matches were played without others</extracomment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Narrowest finish</source>
        <extracomment>Of all matches: so many points between the winner and the next, at least</extracomment>
        <translation>Knappster Sieg</translation>
    </message>
    <message>
        <source>Longest row of wins</source>
        <extracomment>Of a player: so many matches won one after the other, at most</extracomment>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Time of a match</source>
        <extracomment>How long a match takes on average, above that time</extracomment>
        <translation>Dauer einer Partie</translation>
    </message>
    <message>
        <source>Turns of a player</source>
        <extracomment>How long the turns of a player take in a match on average, above that time</extracomment>
        <translation>Züge je Person</translation>
    </message>
    <message>
        <source>Own turns</source>
        <translation>Eigene Züge</translation>
    </message>
    <message numerus="yes">
        <source>Luck in a match, of %n; up to ±%1 is usual</source>
        <extracomment>Of a player, under the luck in a match on average, &quot;+3 %&quot;: how far that may well be off from nothing after so many, %1 &quot;7 %&quot;</extracomment>
        <translation>
            <numerusform>Glück in einer Partie, von %n; bis ±%1 ist üblich</numerusform>
            <numerusform>Glück in einer Partie, von %n; bis ±%1 ist üblich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::TableMatch</name>
    <message>
        <source>Everything is on the disk again.</source>
        <extracomment>Said to those who cannot see it: moves that could not be kept before are kept now</extracomment>
        <translation>Alles ist wieder auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Look at what it changes</source>
        <extracomment>The right button once the table has made what it wanted to mend: shows what comes of it</extracomment>
        <translation>Ansehen, was es ändert</translation>
    </message>
    <message>
        <source>Instead of: %1</source>
        <extracomment>Over the table while the past is mended: what is done now stands in the place of %1, a move</extracomment>
        <translation>Statt: %1</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <extracomment>Over the table while the past is mended: %1, a move, is left out</extracomment>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <extracomment>Over the table while the past is mended: what is done now comes before %1, a move</extracomment>
        <translation>Vor: %1</translation>
    </message>
    <message>
        <source>Mended; the rest was played anew.</source>
        <extracomment>Said to those who cannot see it</extracomment>
        <translation>Berichtigt; der Rest ist neu gespielt.</translation>
    </message>
    <message>
        <source>Switched. The way you came from is kept.</source>
        <extracomment>Said to those who cannot see it: the match goes on from where another way of it was left</extracomment>
        <translation>Gewechselt. Der Weg, von dem du kommst, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Without it %1&apos;s turn is not over.</source>
        <extracomment>Under the end of a turn that does not hold any more: %1 a player</extracomment>
        <translation>Ohne das ist der Zug von %1 nicht zu Ende.</translation>
    </message>
    <message>
        <source>Without it the whole turn of %1 is left out.</source>
        <extracomment>Under a roll that does not hold any more; %1 a player</extracomment>
        <translation>Ohne das fällt dieser ganze Zug von %1 weg.</translation>
    </message>
    <message>
        <source>The match is over then.</source>
        <extracomment>Beside what mending the past comes to</extracomment>
        <translation>Dann ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Scan their code</source>
        <extracomment>The right button while somebody else plays on another tablet: opens the scanner</extracomment>
        <translation>Code scannen</translation>
    </message>
    <message>
        <source>Play it here</source>
        <extracomment>The middle button: the turn of a player who has a tablet is played on this one all the same</extracomment>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>%1 plays on another tablet. Scan the code that it shows then.</source>
        <extracomment>%1 a player who plays on another tablet</extracomment>
        <translation>%1 spielt auf einem anderen Tablet. Danach den Code scannen, den es zeigt.</translation>
    </message>
    <message>
        <source>%1&apos;s sheet</source>
        <extracomment>Said to those who cannot see it: whose finished sheet is typed in now; %1 a player&apos;s name</extracomment>
        <translation>Bogen von %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>Said to those who cannot see it: %1 a player&apos;s name</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Repair</source>
        <extracomment>What the undo button takes back, a noun: that the past was mended</extracomment>
        <translation>Berichtigter Spielzug</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1 what is made again</extracomment>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 what is taken back: &quot;Temple&quot;, &quot;Roll&quot;</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>The past was mended; all of that is taken back.</source>
        <translation>Ein früherer Spielzug wurde berichtigt; das wird ganz zurückgenommen.</translation>
    </message>
    <message>
        <source>Then it is %1.</source>
        <extracomment>Where a match for one player, or one in which all act at once, stands once the past is mended: %1 &quot;round 3&quot;</extracomment>
        <translation>Dann ist %1.</translation>
    </message>
    <message>
        <source>Then it is %1&apos;s turn, %2.</source>
        <extracomment>Where the match stands once the past is mended: %1 a player, %2 &quot;round 3&quot;</extracomment>
        <translation>Dann ist %1 am Zug, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n touch(es) do not fit any more.</source>
        <extracomment>Where the past was mended: %n touches that had been made and were no move yet</extracomment>
        <translation>
            <numerusform>%n Eingabe passt nicht mehr.</numerusform>
            <numerusform>%n Eingaben passen nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Said where a turn is over: %1 whose, %2 what was done and what it brought</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rub out</source>
        <extracomment>What the undo button takes back: a digit that is typed, or all that is pencilled on a page</extracomment>
        <translation>Ausradieren</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <extracomment>The right button: %1 a number that is being typed</extracomment>
        <translation>%1 eintragen</translation>
    </message>
    <message>
        <source>This cannot be used now. A long touch corrects it.</source>
        <extracomment>Said where something is touched that nothing can be done with now</extracomment>
        <translation>Das geht jetzt nicht. Langes Drücken berichtigt es.</translation>
    </message>
    <message>
        <source>Corrected by the table.</source>
        <extracomment>Of a field of a sheet</extracomment>
        <translation>Vom Tisch berichtigt.</translation>
    </message>
    <message>
        <source>Corrected by the table: it was %1.</source>
        <extracomment>Of a field of a sheet: %1 what stood there before, &quot;3&quot;, &quot;Colony&quot;</extracomment>
        <translation>Vom Tisch berichtigt: Vorher war es %1.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>After a correction: %1 what was corrected, %2 the table&apos;s own words</extracomment>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <extracomment>After undo: %1 what was taken back, &quot;Ben took Plague 4&quot;</extracomment>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Behind what a turn gave to two players: %n others whom it gave something too</extracomment>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::TapestryMatch</name>
    <message>
        <source>Tie</source>
        <extracomment>What is asked for, in the place of a button</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>touch who wins</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>antippen, wer gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an income turn brings</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>What an income turn brings</extracomment>
        <translation>
            <numerusform>%n Rohstoff</numerusform>
            <numerusform>%n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more</source>
        <extracomment>What is asked for, in the place of a button: resources of any kind</extracomment>
        <translation>
            <numerusform>Noch %n wählen</numerusform>
            <numerusform>Noch %n wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: what was begun is rubbed out</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Income turn %1</source>
        <extracomment>Button: %1 from 1 to 5</extracomment>
        <translation>Einkommenszug %1</translation>
    </message>
    <message>
        <source>Something else</source>
        <extracomment>Button: a player gets something that the app does not know of</extracomment>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>That is what it says</source>
        <extracomment>Button: that is what is printed on the card</extracomment>
        <translation>So steht es da</translation>
    </message>
    <message>
        <source>That is all</source>
        <extracomment>Button: all that is named</extracomment>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>touch what it brings</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>antippen, was es bringt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Button: nothing comes of it</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Button: the numbers of a finished sheet are told</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>enter the numbers</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>Zahlen eintragen</translation>
    </message>
    <message>
        <source>Next player</source>
        <extracomment>Button: the income turn of another player is told</extracomment>
        <translation>Nächste Person</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: something that could be had is declined</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>touch what it is</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>antippen, was es ist</translation>
    </message>
    <message numerus="yes">
        <source>Count %n row(s) and column(s)</source>
        <extracomment>Button: so many complete rows and columns of the city are counted</extracomment>
        <translation>
            <numerusform>%n Reihe oder Spalte zählen</numerusform>
            <numerusform>%n Reihen und Spalten zählen</numerusform>
        </translation>
    </message>
    <message>
        <source>as last time</source>
        <extracomment>Under a button: the number is the one of the last time</extracomment>
        <translation>wie zuletzt</translation>
    </message>
    <message>
        <source>Finished sheets</source>
        <extracomment>How far a match is where only finished sheets are counted</extracomment>
        <translation>Fertige Bögen</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <extracomment>How far a match is: %1 whose turn it is; nobody has taken income yet</extracomment>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>%1 · era %2</source>
        <extracomment>How far a match is: %1 whose turn it is, %2 the era of that player</extracomment>
        <translation>%1 · Ära %2</translation>
    </message>
    <message>
        <source>benefit</source>
        <extracomment>What undo takes back: a part of what a card brings</extracomment>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>conquest</source>
        <extracomment>What undo takes back: a part of a conquest</extracomment>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>What undo takes back: what a territory tile brings</extracomment>
        <translation>Gebietsteil</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>What undo takes back: a move that was laid ready</extracomment>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>%1: this is not touched now. A long touch corrects it.</source>
        <extracomment>Said where something is touched that nothing can be done with now: %1 what it is</extracomment>
        <translation>%1: Hier geht jetzt nichts. Langes Drücken berichtigt es.</translation>
    </message>
    <message>
        <source>What pays for the step (%1)?</source>
        <extracomment>Over four resources: %1 a track</extracomment>
        <translation>Womit wird der Schritt bezahlt (%1)?</translation>
    </message>
    <message>
        <source>What does %1 get?</source>
        <extracomment>Over what a benefit is told by: %1 a player</extracomment>
        <translation>Was bekommt %1?</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>Button: a tapestry card from the hand</extracomment>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Build %1 first</source>
        <extracomment>Button: %1 a landmark that was laid aside and has to be built before the turn</extracomment>
        <translation>Zuerst %1 bauen</translation>
    </message>
    <message>
        <source>Set it here</source>
        <extracomment>Button: a landmark stands where it is shown</extracomment>
        <translation>Hier bauen</translation>
    </message>
    <message>
        <source>touch a plot</source>
        <extracomment>Under a button that is not possible yet: an income building is built</extracomment>
        <translation>ein Feld antippen</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: a landmark is laid aside and built later</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>place in the city</source>
        <extracomment>What undo takes back: where a landmark stands in pencil</extracomment>
        <translation>Platz in der Stadt</translation>
    </message>
    <message>
        <source>%1, tier %2</source>
        <extracomment>Where a landmark came from: %1 &quot;Science 4&quot;, %2 the tier of the track, II to IV</extracomment>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>as the table says, round %1</source>
        <extracomment>When a landmark came to its owner, who got it by a correction: %1 the round</extracomment>
        <translation>vom Tisch angesagt, Runde %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>Where and when a landmark came from: %1 &quot;Science 4, tier II&quot; or &quot;tech card&quot;, %2 the round</extracomment>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>nothing for now</source>
        <extracomment>Under the button that plays a tapestry card: what it says counts later, or brings nothing</extracomment>
        <translation>vorerst nichts</translation>
    </message>
    <message>
        <source>Enter income turn %1</source>
        <extracomment>Button: %1 from 1 to 5; the numbers of an income turn are told</extracomment>
        <translation>Einkommenszug %1 eintragen</translation>
    </message>
    <message>
        <source>Count by hand</source>
        <translation>Selbst zählen</translation>
    </message>
    <message>
        <source>The leaders are level on points</source>
        <extracomment>Heading where points are level at the end</extracomment>
        <translation>Gleich viele Punkte an der Spitze</translation>
    </message>
    <message>
        <source>%1 finds no room on this plot.</source>
        <extracomment>Told where a plot of a city is touched that a landmark cannot cover: %1 the landmark</extracomment>
        <translation>%1 findet auf diesem Feld keinen Platz.</translation>
    </message>
    <message>
        <source>Nothing is built here now. A long touch on a plot corrects what stands there.</source>
        <extracomment>Said where a plot of a city is touched and nothing is built there now</extracomment>
        <translation>Hier wird jetzt nichts gebaut. Langes Drücken auf ein Feld berichtigt, was dort steht.</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>Button: back to the cards by their names</extracomment>
        <translation>Mit Namen</translation>
    </message>
    <message>
        <source>Discard none</source>
        <extracomment>Button: of tapestry cards that could be discarded none is</extracomment>
        <translation>Keine ablegen</translation>
    </message>
    <message>
        <source>touch on whose territories</source>
        <extracomment>Under a button that is not possible yet</extracomment>
        <translation>berühre, auf wessen Gebieten</translation>
    </message>
    <message>
        <source>Convert food</source>
        <extracomment>Button: %1 resources that come in the place of food</extracomment>
        <translation>Nahrung umwandeln</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>In %1 umwandeln</translation>
    </message>
    <message>
        <source>Told by the table: %1</source>
        <extracomment>What was done in a turn: %1 what the table said that is otherwise than the app has it</extracomment>
        <translation>Vom Tisch angesagt: %1</translation>
    </message>
    <message>
        <source>Told by the table for %1: %2</source>
        <extracomment>What was done in a turn: %1 a player, %2 what the table said that this player has</extracomment>
        <translation>Vom Tisch für %1 angesagt: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Das war alles</translation>
    </message>
    <message>
        <source>touch which ones</source>
        <extracomment>Under a button that is not possible yet: of several cards some are paid</extracomment>
        <translation>antippen, welche</translation>
    </message>
    <message>
        <source>Decline all</source>
        <extracomment>Button: nothing of what civilizations may do in an income turn is done</extracomment>
        <translation>Alles ablehnen</translation>
    </message>
    <message numerus="yes">
        <source>%n civilization(s)</source>
        <extracomment>Under a button: so many civilizations would do something</extracomment>
        <translation>
            <numerusform>%n Zivilisation</numerusform>
            <numerusform>%n Zivilisationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What was done in a turn: %1 what, %2 what came of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to be said</source>
        <extracomment>Under a button that is not possible yet: so many numbers have to be predicted</extracomment>
        <translation>
            <numerusform>noch %n Zahl zu nennen</numerusform>
            <numerusform>noch %n Zahlen zu nennen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::TurnClock</name>
    <message>
        <source>0 min</source>
        <extracomment>How long turns took: less than a minute</extracomment>
        <translation>0 min</translation>
    </message>
</context>
</TS>
