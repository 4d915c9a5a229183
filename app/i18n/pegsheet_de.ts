<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
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
        <extracomment>Disaster of 4 skulls</extracomment>
        <translation>Invasion</translation>
    </message>
    <message>
        <source>Revolt</source>
        <extracomment>Disaster of 5 skulls or more</extracomment>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Step of a turn: all dice for the first time</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <extracomment>Step of a turn: some dice again, or keep them</extracomment>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Food or workers</source>
        <extracomment>Step of a turn: the two-kind dice give food or workers</extracomment>
        <translation>Nahrung oder Arbeiter</translation>
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
        <extracomment>What a correction sets: the food peg</extracomment>
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
        <source>Roll Through the Ages: The Bronze Age</source>
        <extracomment>Title of the game; keep it as it is where there is no edition in your language</extracomment>
        <translation>Roll Through the Ages: Die Bronzezeit</translation>
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
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>Exactly {needed:dice} must lie here, not {given}.</source>
        <translation>Hier braucht es genau {needed:dice}, nicht {given}.</translation>
    </message>
    <message>
        <source>All three rolls are used up. Keep the dice, or turn one of them with Leadership.</source>
        <translation>Alle drei Würfe sind verbraucht. Behalte die Würfel, oder drehe einen davon mit Führung.</translation>
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
        <source>Leadership has turned a die already; it does so once a turn.</source>
        <translation>Führung hat schon einen Würfel gedreht; das geht einmal im Zug.</translation>
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
        <source>It is too early for this; the turn is at “{phase:phase}”.</source>
        <extracomment>The part in quotes is the name of a step of the turn</extracomment>
        <translation>Dafür ist es zu früh; der Zug ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>It is too late for this; the turn is at “{phase:phase}”. Undo to go back.</source>
        <extracomment>The part in quotes is the name of a step of the turn</extracomment>
        <translation>Dafür ist es zu spät; der Zug ist bei „{phase:phase}“. Mit Rückgängig kommst du wieder hin.</translation>
    </message>
    <message>
        <source>The match is over. Undo a move to play on, or correct a sheet.</source>
        <translation>Die Partie ist vorbei. Nimm einen Zug zurück, um weiterzuspielen, oder korrigiere einen Bogen.</translation>
    </message>
    <message>
        <source>This game is for {min} to {max:players}, not {given}.</source>
        <translation>Dieses Spiel ist für {min} bis {max:players}, nicht {given}.</translation>
    </message>
    <message>
        <source>The correction sets nothing. Give at least one field its value.</source>
        <translation>Die Korrektur setzt nichts. Gib mindestens einem Feld seinen Wert.</translation>
    </message>
    <message>
        <source>{field:field}: can be corrected only while the dice are rolled. The turn is at “{phase:phase}”.</source>
        <translation>{field:field}: nur zu korrigieren, solange gewürfelt wird. Der Zug ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>{field:field}: can be corrected only once the dice have been collected. The turn is at “{phase:phase}”.</source>
        <translation>{field:field}: erst zu korrigieren, wenn das Gewürfelte eingesammelt ist. Der Zug ist bei „{phase:phase}“.</translation>
    </message>
    <message>
        <source>{field:field}: stands on a player&apos;s sheet. Say whose.</source>
        <translation>{field:field}: steht auf dem Bogen eines Spielers. Sag, auf wessen.</translation>
    </message>
    <message>
        <source>{field:field}: belongs to the turn. Correct it without a player.</source>
        <translation>{field:field}: gehört zum Zug. Korrigiere es ohne Spieler.</translation>
    </message>
    <message>
        <source>{target:target}: finished, it earns {first} points or later {later}, nothing else.</source>
        <translation>{target:target}: Vollendet gibt es {first} Punkte oder später {later}, nichts anderes.</translation>
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
        <extracomment>The parts in quotes are identifiers and stay as they are</extracomment>
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
        <translation>„{field}“ ergibt sich aus anderen Feldern und lässt sich nicht setzen. Korrigiere stattdessen diese.</translation>
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
        <source>A name contains a character that cannot be shown. Use letters, digits, blanks and signs.</source>
        <translation>Ein Name enthält ein Zeichen, das sich nicht zeigen lässt. Nimm Buchstaben, Ziffern, Leerzeichen und Satzzeichen.</translation>
    </message>
    <message>
        <source>There is no player number {player} among {players:players}; the first is number 0.</source>
        <translation>Spieler Nummer {player} gibt es nicht, mitspielen {players:players}; der erste hat Nummer 0.</translation>
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
        <source>“{value}” is no option. Write it as name=value.</source>
        <translation>„{value}“ ist keine Option. Schreib sie als name=wert.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read. Name a file that is there and may be read.</source>
        <translation>„{file}“ lässt sich nicht lesen. Nenne eine Datei, die da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. Name a file in a folder that is there and may be read.</source>
        <translation>„{file}“ lässt sich nicht öffnen. Nenne eine Datei in einem Ordner, der da ist und gelesen werden darf.</translation>
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
        <source>“{file}” is damaged and stays as it is. Restore a backup.</source>
        <translation>„{file}“ ist beschädigt und bleibt, wie sie ist. Spiele eine Sicherung zurück.</translation>
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
</context>
</TS>
