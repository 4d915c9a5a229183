<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>AbilityText</name>
    <message numerus="yes">
        <source>%1, up to %n times</source>
        <extracomment>An exchange that can be made several times: %1 &quot;1 Wheat for 1 Axe&quot;</extracomment>
        <translation>
            <numerusform>%1, up to %n time</numerusform>
            <numerusform>%1, up to %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s) less</source>
        <extracomment>A cost of repairing: so many hammers less</extracomment>
        <translation>
            <numerusform>%n hammer less</numerusform>
            <numerusform>%n hammers less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing cards: %n hammer(s) less</source>
        <extracomment>What an ability does: playing cards takes fewer hammers</extracomment>
        <translation>
            <numerusform>playing cards: %n hammer less</numerusform>
            <numerusform>playing cards: %n hammers less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repairing beside it: %n hammer(s) less</source>
        <translation>
            <numerusform>repairing beside it: %n hammer less</numerusform>
            <numerusform>repairing beside it: %n hammers less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>repairing: %n hammer(s) less</source>
        <extracomment>What an ability does: repairing takes fewer hammers</extracomment>
        <translation>
            <numerusform>repairing: %n hammer less</numerusform>
            <numerusform>repairing: %n hammers less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an ability brings</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>What an ability does, several times: %1 what</extracomment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgeEndRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Spoken of a player: points on the track</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgeLine</name>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <extracomment>Spoken: what famine and war are worth</extracomment>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupReminder</name>
    <message numerus="yes">
        <source>%n finished match(es) is/are on this device only.</source>
        <translation>
            <numerusform>%n finished match is on this device only.</numerusform>
            <numerusform>%n finished matches are on this device only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Spoken of a player: points on the track, and books</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeGame</name>
    <message numerus="yes">
        <source>Alone: %n round(s) for as many points as you can get.</source>
        <extracomment>Under the rules chosen at set-up, for one player alone</extracomment>
        <translation>
            <numerusform>Alone: %n round for as many points as you can get.</numerusform>
            <numerusform>Alone: %n rounds for as many points as you can get.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is the last in which somebody owns %n development(s), or the last monument is finished.</source>
        <extracomment>Under the rules chosen at set-up</extracomment>
        <translation>
            <numerusform>The round is the last in which somebody owns %n development, or the last monument is finished.</numerusform>
            <numerusform>The round is the last in which somebody owns %n developments, or the last monument is finished.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildingBlock</name>
    <message numerus="yes">
        <source>%n point(s) earned</source>
        <extracomment>Spoken of a finished monument</extracomment>
        <translation>
            <numerusform>%n point earned</numerusform>
            <numerusform>%n points earned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pencil</source>
        <comment>workers</comment>
        <extracomment>Spoken of a building: so many workers are pencilled in</extracomment>
        <translation>
            <numerusform>%n in pencil</numerusform>
            <numerusform>%n in pencil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), not the first any more</source>
        <extracomment>Spoken of a monument that can earn points, though somebody else was first</extracomment>
        <translation>
            <numerusform>%n point, not the first any more</numerusform>
            <numerusform>%n points, not the first any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the first, then %1</source>
        <extracomment>Spoken of a monument that can earn %n points as the first one, %1 later</extracomment>
        <translation>
            <numerusform>%n point for the first, then %1</numerusform>
            <numerusform>%n points for the first, then %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <extracomment>How often a card of the library was used in a match</extracomment>
        <translation>
            <numerusform>used once</numerusform>
            <numerusform>used %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CityPlacing</name>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>What complete districts bring</extracomment>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompactMatch</name>
    <message numerus="yes">
        <source>pt · %n book(s)</source>
        <translation>
            <numerusform>pt · %n book</numerusform>
            <numerusform>pt · %n books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopyCard</name>
    <message numerus="yes">
        <source>%n match(es) is/are kept on this device.</source>
        <translation>
            <numerusform>%n match is kept on this device.</numerusform>
            <numerusform>%n matches are kept on this device.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message numerus="yes">
        <source>%n change(s), in red pencil</source>
        <extracomment>Under it: how many fields</extracomment>
        <translation>
            <numerusform>%n change, in red pencil</numerusform>
            <numerusform>%n changes, in red pencil</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <extracomment>Part of a sentence: &quot;This needs 3 workers&quot;</extracomment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are left</source>
        <extracomment>Part of a sentence, after a semicolon: &quot;this needs 3 workers; 1 is left&quot;</extracomment>
        <translation>
            <numerusform>%n is left</numerusform>
            <numerusform>%n are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open box(es)</source>
        <extracomment>Part of a sentence: &quot;only 2 open boxes&quot;</extracomment>
        <translation>
            <numerusform>%n open box</numerusform>
            <numerusform>%n open boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <extracomment>Part of a sentence: &quot;exactly 3 dice&quot;</extracomment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice show(s)</source>
        <extracomment>Part of a sentence, at its beginning: &quot;2 dice show food or workers&quot;</extracomment>
        <translation>
            <numerusform>%n die shows</numerusform>
            <numerusform>%n dice show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n die/dice with skull(s)</source>
        <extracomment>Part of a sentence: &quot;keep the 2 dice with skulls&quot;</extracomment>
        <translation>
            <numerusform>the die with a skull</numerusform>
            <numerusform>the %n dice with skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <extracomment>Part of a sentence: &quot;give up exactly 2 goods&quot;</extracomment>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <extracomment>Part of a sentence: &quot;the price is 20 coins&quot;</extracomment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) is/are missing</source>
        <extracomment>Part of a sentence, at its end: &quot;5 coins are missing&quot;</extracomment>
        <translation>
            <numerusform>%n coin is missing</numerusform>
            <numerusform>%n coins are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Part of a sentence: &quot;a match of 2 players&quot;</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>Part of a sentence: &quot;at most 40 characters&quot;</extracomment>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <extracomment>Part of a sentence: &quot;at most 200 bytes&quot;</extracomment>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <extracomment>Part of a sentence: &quot;nested in more than 32 levels&quot;</extracomment>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <extracomment>How many boxes of a building</extracomment>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>How many points</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skull(s)</source>
        <extracomment>How many skulls the dice show</extracomment>
        <translation>
            <numerusform>%n skull</numerusform>
            <numerusform>%n skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city/cities</source>
        <extracomment>How many cities</extracomment>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) to go</source>
        <extracomment>Part of a sentence, at its end: how many boxes of a building are still open</extracomment>
        <translation>
            <numerusform>%n box to go</numerusform>
            <numerusform>%n boxes to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <extracomment>How many stones of the pegboard</extracomment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) found no hole</source>
        <extracomment>Goods that were earned and for which the pegboard had no hole left</extracomment>
        <translation>
            <numerusform>%n good found no hole</numerusform>
            <numerusform>%n goods found no hole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) too many</source>
        <extracomment>Coins that were paid beyond the price; there is no change</extracomment>
        <translation>
            <numerusform>%n coin too many</numerusform>
            <numerusform>%n coins too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <extracomment>How many ships</extracomment>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n white die</numerusform>
            <numerusform>%n white dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n blue die</numerusform>
            <numerusform>%n blue dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n orange die</numerusform>
            <numerusform>%n orange dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red die/dice</source>
        <extracomment>Dice of a colour that a tile brings</extracomment>
        <translation>
            <numerusform>%n red die</numerusform>
            <numerusform>%n red dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n stone chit</numerusform>
            <numerusform>%n stone chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n gold chit</numerusform>
            <numerusform>%n gold chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n book chit</numerusform>
            <numerusform>%n book chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n food chit</numerusform>
            <numerusform>%n food chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Marker&quot;)</extracomment>
        <translation>
            <numerusform>%n strength chit</numerusform>
            <numerusform>%n strength chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reroll chit(s)</source>
        <extracomment>Chits of a kind that a tile brings (of a game whose German rules say &quot;Wurfwiederholung&quot;)</extracomment>
        <translation>
            <numerusform>%n reroll chit</numerusform>
            <numerusform>%n reroll chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength</source>
        <extracomment>What dice and chits show</extracomment>
        <translation>
            <numerusform>%n strength</numerusform>
            <numerusform>%n strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <extracomment>Part of a sentence: &quot;must have 2 entries&quot;</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Part of a sentence: &quot;this needs 2 resources&quot;</extracomment>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) is/are open</source>
        <extracomment>A whole sentence but its full stop: what has to be answered before the match goes on</extracomment>
        <translation>
            <numerusform>%n thing is open</numerusform>
            <numerusform>%n things are open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spearhead(s)</source>
        <extracomment>How many of the good that is called so</extracomment>
        <translation>
            <numerusform>%n Spearhead</numerusform>
            <numerusform>%n Spearheads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) and column(s)</source>
        <extracomment>Of a city on a map of plots: so many of them are filled</extracomment>
        <translation>
            <numerusform>%n row or column</numerusform>
            <numerusform>%n rows and columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n district(s)</source>
        <extracomment>Of a city on a map of plots: so many of them are filled</extracomment>
        <translation>
            <numerusform>%n district</numerusform>
            <numerusform>%n districts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealOffer</name>
    <message numerus="yes">
        <source>The offer: %n tile(s) missing</source>
        <extracomment>Over the places of the offer being entered</extracomment>
        <translation>
            <numerusform>The offer: %n tile missing</numerusform>
            <numerusform>The offer: %n tiles missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Developments</name>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>coins</comment>
        <extracomment>Beside a development that is too dear: so many coins are missing</extracomment>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <extracomment>Beside the development Shipping: ships that the player has</extracomment>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardView</name>
    <message numerus="yes">
        <source>Touch rows: %n to give up</source>
        <extracomment>Over the board: %n goods must still be given up</extracomment>
        <translation>
            <numerusform>Touch rows: %n to give up</numerusform>
            <numerusform>Touch rows: %n to give up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Empires</name>
    <message numerus="yes">
        <source>%n Wheat</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Wheat</numerusform>
            <numerusform>%n Wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hammer(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Hammer</numerusform>
            <numerusform>%n Hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Axe(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Axe</numerusform>
            <numerusform>%n Axes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Coin(s)</source>
        <extracomment>An amount of a resource</extracomment>
        <translation>
            <numerusform>%n Coin</numerusform>
            <numerusform>%n Coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmpiresAbility</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an ability brings</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmpiresCards</name>
    <message numerus="yes">
        <source>%n hammer(s) to play it</source>
        <extracomment>So many hammers it takes to play a Disaster card</extracomment>
        <translation>
            <numerusform>%n hammer to play it</numerusform>
            <numerusform>%n hammers to play it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What a place counts at the end</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s) to repair it</source>
        <extracomment>So many hammers it takes to repair a place</extracomment>
        <translation>
            <numerusform>%n hammer to repair it</numerusform>
            <numerusform>%n hammers to repair it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: refresh %n</source>
        <extracomment>A tier of a Conflict card that takes off %n markers: %1 the strength it goes by (&quot;from 7&quot;)</extracomment>
        <translation>
            <numerusform>%1: refresh %n</numerusform>
            <numerusform>%1: refresh %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmpiresView</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an ability brings</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n Innovation(s) are refreshed?</source>
        <extracomment>Once an ability is used that refreshes some of several Innovations</extracomment>
        <translation>
            <numerusform>Which %n Innovation is refreshed?</numerusform>
            <numerusform>Which %n Innovations are refreshed?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: which %n Innovation(s) are refreshed?</source>
        <extracomment>After a Conflict: %1 a player, %n exhausted Innovations that are refreshed</extracomment>
        <translation>
            <numerusform>%1: which %n Innovation is refreshed?</numerusform>
            <numerusform>%1: which %n Innovations are refreshed?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s)</source>
        <extracomment>What is got because a place is destroyed</extracomment>
        <translation>
            <numerusform>brings %n point</numerusform>
            <numerusform>brings %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen</source>
        <extracomment>Of a place: %n Disaster cards that would destroy it and have not been seen yet</extracomment>
        <translation>
            <numerusform>%n not seen</numerusform>
            <numerusform>%n not seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n Hammer(s).</source>
        <extracomment>What a card from hand costs, less what Towns and Innovations take off</extracomment>
        <translation>
            <numerusform>It costs %n Hammer.</numerusform>
            <numerusform>It costs %n Hammers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the other %n card(s)</source>
        <extracomment>Button in an Industry phase, once two cards are played or sold: %n cards that are thrown away</extracomment>
        <translation>
            <numerusform>Discard the other card</numerusform>
            <numerusform>Discard the other %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards: −%n hammer(s)</source>
        <translation>
            <numerusform>Cards: −%n hammer</numerusform>
            <numerusform>Cards: −%n hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repairs: −%n hammer(s)</source>
        <extracomment>What an ability does: repairing takes so many hammers less</extracomment>
        <translation>
            <numerusform>Repairs: −%n hammer</numerusform>
            <numerusform>Repairs: −%n hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>What the table has to do: a player has so many cards in hand then</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) more possible</source>
        <extracomment>Behind what was exchanged or sold: so often it can be done again in this phase</extracomment>
        <translation>
            <numerusform>once more possible</numerusform>
            <numerusform>%n times more possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>The match ends after %n round(s).</source>
        <translation>
            <numerusform>The match ends after %n round.</numerusform>
            <numerusform>The match ends after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once somebody owns %n development(s), or the last monument in play is finished, the round is played to its end.</source>
        <translation>
            <numerusform>Once somebody owns %n development, or the last monument in play is finished, the round is played to its end.</numerusform>
            <numerusform>Once somebody owns %n developments, or the last monument in play is finished, the round is played to its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n good(s) stay on the board.</source>
        <translation>
            <numerusform>No more than %n good stays on the board.</numerusform>
            <numerusform>No more than %n goods stay on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your invasion strikes everybody else without the Great Wall, and %n point(s) harder for each spearhead you send along.</source>
        <translation>
            <numerusform>Your invasion strikes everybody else without the Great Wall, and %n point harder for each spearhead you send along.</numerusform>
            <numerusform>Your invasion strikes everybody else without the Great Wall, and %n points harder for each spearhead you send along.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you buy, food may be sold for %n coin(s) each.</source>
        <translation>
            <numerusform>When you buy, food may be sold for %n coin each.</numerusform>
            <numerusform>When you buy, food may be sold for %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While building, stones may be sold for %n worker(s) each.</source>
        <translation>
            <numerusform>While building, stones may be sold for %n worker each.</numerusform>
            <numerusform>While building, stones may be sold for %n workers each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end each monument you finished is %n point(s) more.</source>
        <translation>
            <numerusform>At the end each monument you finished is %n point more.</numerusform>
            <numerusform>At the end each monument you finished is %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end each city is %n point(s), the first three too.</source>
        <translation>
            <numerusform>At the end each city is %n point, the first three too.</numerusform>
            <numerusform>At the end each city is %n points, the first three too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in a match of %n player(s).</source>
        <translation>
            <numerusform>Not in a match of %n player.</numerusform>
            <numerusform>Not in a match of %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How one plays alone: here %n round(s); an invasion with Smithing strikes nobody.</source>
        <translation>
            <numerusform>How one plays alone: here %n round; an invasion with Smithing strikes nobody.</numerusform>
            <numerusform>How one plays alone: here %n rounds; an invasion with Smithing strikes nobody.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncomeLines</name>
    <message numerus="yes">
        <source>+%n point(s) → %1</source>
        <extracomment>The sum of the points of an income turn: %n those, %1 all points with them</extracomment>
        <translation>
            <numerusform>+%n point → %1</numerusform>
            <numerusform>+%n points → %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnownTiles</name>
    <message numerus="yes">
        <source>all %n</source>
        <extracomment>Button: all tiles that are known; %n how many</extracomment>
        <translation>
            <numerusform>all %n</numerusform>
            <numerusform>all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryCodes</name>
    <message numerus="yes">
        <source>%n card(s) as a code</source>
        <extracomment>Title of a page with codes of so many cards</extracomment>
        <translation>
            <numerusform>%n card as a code</numerusform>
            <numerusform>%n cards as codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPlan</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchAbout</name>
    <message numerus="yes">
        <source>From the beginning: %n other move(s)</source>
        <extracomment>Another way a match went; %n moves of its own</extracomment>
        <translation>
            <numerusform>From the beginning: %n other move</numerusform>
            <numerusform>From the beginning: %n other moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After move %1: %n other move(s)</source>
        <translation>
            <numerusform>After move %1: %n other move</numerusform>
            <numerusform>After move %1: %n other moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFacts</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message numerus="yes">
        <source>%n other way(s) from here</source>
        <extracomment>Beside a move: in its place others were made too, and what followed them is kept</extracomment>
        <translation>
            <numerusform>%n other way from here</numerusform>
            <numerusform>%n other ways from here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveQuestion</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <extracomment>Button under a question about a move: all moves after it are taken back</extracomment>
        <translation>
            <numerusform>Undo %n move</numerusform>
            <numerusform>Undo %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n move(s)</source>
        <extracomment>Button under a question about a move that is undone: it is made again, and those before it</extracomment>
        <translation>
            <numerusform>Redo %n move</numerusform>
            <numerusform>Redo %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesPage</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>%n moves made so far</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationsAgeEnd</name>
    <message numerus="yes">
        <source>Who spends %n food?</source>
        <extracomment>%n how much food the famine asks for; %1 the player</extracomment>
        <translation>
            <numerusform>Who spends %n food?</numerusform>
            <numerusform>Who spends %n food?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n food?</source>
        <translation>
            <numerusform>%1: %n food?</numerusform>
            <numerusform>%1: %n food?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of the opponent: %n point(s).</source>
        <translation>
            <numerusform>Ahead of the opponent: %n point.</numerusform>
            <numerusform>Ahead of the opponent: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each player further behind: %n point(s).</source>
        <translation>
            <numerusform>For each player further behind: %n point.</numerusform>
            <numerusform>For each player further behind: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has enough food gets %n point(s).</source>
        <extracomment>%n points</extracomment>
        <translation>
            <numerusform>Whoever has enough food gets %n point.</numerusform>
            <numerusform>Whoever has enough food gets %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationsAges</name>
    <message numerus="yes">
        <source>%n age(s)</source>
        <extracomment>How long a match was</extracomment>
        <translation>
            <numerusform>%n age</numerusform>
            <numerusform>%n ages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationsCards</name>
    <message numerus="yes">
        <source>%n stone to build it</source>
        <extracomment>So much stone it takes to build a wonder</extracomment>
        <translation>
            <numerusform>%n stone to build it</numerusform>
            <numerusform>%n stone to build it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) not known yet</source>
        <extracomment>Of a die with six faces</extracomment>
        <translation>
            <numerusform>%n face not known yet</numerusform>
            <numerusform>%n faces not known yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationsHandbook</name>
    <message numerus="yes">
        <source>New event and new progress tiles, %n column(s) of three. All used dice and chits are available again, and nobody has passed.</source>
        <translation>
            <numerusform>New event and new progress tiles, %n column of three. All used dice and chits are available again, and nobody has passed.</numerusform>
            <numerusform>New event and new progress tiles, %n columns of three. All used dice and chits are available again, and nobody has passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last player first: spend any number of books, and the marker goes up. Then everybody gets %n point(s) for each opponent who stands further behind; level is not behind.</source>
        <translation>
            <numerusform>Last player first: spend any number of books, and the marker goes up. Then everybody gets %n point for each opponent who stands further behind; level is not behind.</numerusform>
            <numerusform>Last player first: spend any number of books, and the marker goes up. Then everybody gets %n points for each opponent who stands further behind; level is not behind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentView</name>
    <message numerus="yes">
        <source>The opponent rolls %n blue dice: how many books?</source>
        <extracomment>Over the number of books that the opponent rolls, for one player alone; as many blue dice as the age</extracomment>
        <translation>
            <numerusform>The opponent rolls %n blue die: how many books?</numerusform>
            <numerusform>The opponent rolls %n blue dice: how many books?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaySum</name>
    <message numerus="yes">
        <source>%n too many, no change given</source>
        <extracomment>Beside the bar of a payment: %n coins more than the price</extracomment>
        <translation>
            <numerusform>%n too many, no change given</numerusform>
            <numerusform>%n too many, no change given</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) missing</source>
        <translation>
            <numerusform>%n coin missing</numerusform>
            <numerusform>%n coins missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoolRow</name>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>How many dice lie there</extracomment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <extracomment>How many chits lie there</extracomment>
        <translation>
            <numerusform>%n chit</numerusform>
            <numerusform>%n chits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a reroll, %n left</source>
        <extracomment>Button on the chits: dice are rolled again; %n are left</extracomment>
        <translation>
            <numerusform>Use a reroll, %n left</numerusform>
            <numerusform>Use a reroll, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueueView</name>
    <message numerus="yes">
        <source>… %n more done</source>
        <extracomment>Line over what was done last of a turn, which opens what was done before: %n sentences</extracomment>
        <translation>
            <numerusform>… %n more done</numerusform>
            <numerusform>… %n more done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%1&apos;s longest row of wins: %n</source>
        <extracomment>A record said under a final score: %1 a player; %n matches were won one after the other</extracomment>
        <translation>
            <numerusform>%1’s longest row of wins: %n</numerusform>
            <numerusform>%1’s longest row of wins: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The narrowest finish so far: %n point(s)</source>
        <extracomment>A record said under a final score: the winner was so many points ahead</extracomment>
        <translation>
            <numerusform>The narrowest finish so far: %n point</numerusform>
            <numerusform>The narrowest finish so far: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepairView</name>
    <message numerus="yes">
        <source>%n later move(s) no longer hold and are left out.</source>
        <extracomment>Over what mending comes to; moves that the rules do not allow any more</extracomment>
        <translation>
            <numerusform>%n later move no longer holds and is left out.</numerusform>
            <numerusform>%n later moves no longer hold and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Button under some of the moves that do not hold any more: shows the others too</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollOdds</name>
    <message numerus="yes">
        <source>What %n dice can bring</source>
        <extracomment>Heading: the chances of what dice can bring that are rolled again</extracomment>
        <translation>
            <numerusform>What %n die can bring</numerusform>
            <numerusform>What %n dice can bring</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollTray</name>
    <message numerus="yes">
        <source>%n re-roll(s) left</source>
        <translation>
            <numerusform>%n re-roll left</numerusform>
            <numerusform>%n re-rolls left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a match was</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What a turn brought, behind a sign</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScreenPanel</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Behind the screen of a player: how many cards are in hand</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>from %n player(s) on</source>
        <extracomment>Under &quot;Start&quot;: how many the game is for at least</extracomment>
        <translation>
            <numerusform>from %n player on</numerusform>
            <numerusform>from %n players on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>After how a match stands</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message numerus="yes">
        <source>%n new move(s)</source>
        <extracomment>A code holds: only the moves that the others do not have; or everything</extracomment>
        <translation>
            <numerusform>%n new move</numerusform>
            <numerusform>%n new moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidedMoves</name>
    <message numerus="yes">
        <source>%n move(s) since</source>
        <extracomment>Under the name of one of two tablets</extracomment>
        <translation>
            <numerusform>%n move since</numerusform>
            <numerusform>%n moves since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsTable</name>
    <message numerus="yes">
        <source>%n match(es) alone</source>
        <extracomment>Beside a player: %n matches, all of them without others</extracomment>
        <translation>
            <numerusform>%n match alone</numerusform>
            <numerusform>%n matches alone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StonesButton</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>stones</comment>
        <extracomment>Under it: %n stones are left</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeoverPage</name>
    <message numerus="yes">
        <source>Take over %n move(s)</source>
        <extracomment>Button under a match that came by a code</extracomment>
        <translation>
            <numerusform>Take over %n move</numerusform>
            <numerusform>Take over %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TapestryBenefit</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <extracomment>What is gained or paid in Tapestry</extracomment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture</source>
        <translation>
            <numerusform>%n culture</numerusform>
            <numerusform>%n culture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of any kind</source>
        <extracomment>Resources of a kind that the player chooses</extracomment>
        <translation>
            <numerusform>%n resource of any kind</numerusform>
            <numerusform>%n resources of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory tile(s)</source>
        <translation>
            <numerusform>%n territory tile</numerusform>
            <numerusform>%n territory tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space tile(s)</source>
        <translation>
            <numerusform>%n space tile</numerusform>
            <numerusform>%n space tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tapestry card(s)</source>
        <translation>
            <numerusform>%n tapestry card</numerusform>
            <numerusform>%n tapestry cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>invent %n tech card(s)</source>
        <extracomment>The German rules say &quot;erfinden&quot;</extracomment>
        <translation>
            <numerusform>invent %n tech card</numerusform>
            <numerusform>invent %n tech cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n market</numerusform>
            <numerusform>%n markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n farm</numerusform>
            <numerusform>%n farms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armory/armories</source>
        <translation>
            <numerusform>%n armory</numerusform>
            <numerusform>%n armories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n income building(s) of any kind</source>
        <translation>
            <numerusform>%n income building of any kind</numerusform>
            <numerusform>%n income buildings of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civilization(s)</source>
        <translation>
            <numerusform>%n civilization</numerusform>
            <numerusform>%n civilizations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tapestry card(s) from the hand</source>
        <extracomment>What is paid</extracomment>
        <translation>
            <numerusform>%n tapestry card from the hand</numerusform>
            <numerusform>%n tapestry cards from the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tech card(s)</source>
        <extracomment>What is paid</extracomment>
        <translation>
            <numerusform>%n tech card</numerusform>
            <numerusform>%n tech cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What is gained in Tapestry</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>Something that is done several times: %1 &quot;explore&quot;</extracomment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per tech card</source>
        <extracomment>How points are counted</extracomment>
        <translation>
            <numerusform>%n point per tech card</numerusform>
            <numerusform>%n points per tech card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per complete row and column</source>
        <translation>
            <numerusform>%n point per complete row and column</numerusform>
            <numerusform>%n points per complete row and column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per territory</source>
        <translation>
            <numerusform>%n point per territory</numerusform>
            <numerusform>%n points per territory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per farm</source>
        <translation>
            <numerusform>%n point per farm</numerusform>
            <numerusform>%n points per farm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per house</source>
        <translation>
            <numerusform>%n point per house</numerusform>
            <numerusform>%n points per house</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per market</source>
        <translation>
            <numerusform>%n point per market</numerusform>
            <numerusform>%n points per market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per armory</source>
        <translation>
            <numerusform>%n point per armory</numerusform>
            <numerusform>%n points per armory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per income building</source>
        <translation>
            <numerusform>%n point per income building</numerusform>
            <numerusform>%n points per income building</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per landmark</source>
        <translation>
            <numerusform>%n point per landmark</numerusform>
            <numerusform>%n points per landmark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per territory tile in supply</source>
        <translation>
            <numerusform>%n point per territory tile in supply</numerusform>
            <numerusform>%n points per territory tile in supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per tapestry card</source>
        <translation>
            <numerusform>%n point per tapestry card</numerusform>
            <numerusform>%n points per tapestry card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the exploration track</source>
        <translation>
            <numerusform>%n point per space on the exploration track</numerusform>
            <numerusform>%n points per space on the exploration track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the science track</source>
        <translation>
            <numerusform>%n point per space on the science track</numerusform>
            <numerusform>%n points per space on the science track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the military track</source>
        <translation>
            <numerusform>%n point per space on the military track</numerusform>
            <numerusform>%n points per space on the military track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) per space on the technology track</source>
        <translation>
            <numerusform>%n point per space on the technology track</numerusform>
            <numerusform>%n points per space on the technology track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in up to %n territory/territories stand up your toppled outpost and topple the other one</source>
        <extracomment>Where an own outpost was toppled by another one</extracomment>
        <translation>
            <numerusform>in up to %n territory stand up your toppled outpost and topple the other one</numerusform>
            <numerusform>in up to %n territories stand up your toppled outpost and topple the other one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TapestryMat</name>
    <message numerus="yes">
        <source>Adjustment sheet 2023, at the start: %n marker(s) for each opponent on free plots of your city, each in another district.</source>
        <extracomment>What a later sheet does to a civilization</extracomment>
        <translation>
            <numerusform>Adjustment sheet 2023, at the start: %n marker for each opponent on a free plot of your city, each in another district.</numerusform>
            <numerusform>Adjustment sheet 2023, at the start: %n markers for each opponent on free plots of your city, each in another district.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TapestrySentences</name>
    <message numerus="yes">
        <source>%n not named</source>
        <extracomment>Behind tech cards by their names: so many more, which are not named</extracomment>
        <translation>
            <numerusform>one not named</numerusform>
            <numerusform>%n not named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) in the city</source>
        <extracomment>Tapestry: what the Architects ask for, so many of them are left; a marker makes a plot of a city impassable</extracomment>
        <translation>
            <numerusform>%n marker in the city</numerusform>
            <numerusform>%n markers in the city</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TapestryView</name>
    <message numerus="yes">
        <source>Pay %n more</source>
        <extracomment>Over the four resources: how many more are paid</extracomment>
        <translation>
            <numerusform>Pay %n more</numerusform>
            <numerusform>Pay %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more</source>
        <translation>
            <numerusform>Choose %n more</numerusform>
            <numerusform>Choose %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <extracomment>Why a step cannot be made: %n resources of any kind</extracomment>
        <translation>
            <numerusform>%n resource missing</numerusform>
            <numerusform>%n resources missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n district(s)</source>
        <extracomment>What a building would fill: squares of nine plots, of which each brings a resource</extracomment>
        <translation>
            <numerusform>%n district</numerusform>
            <numerusform>%n districts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in each income turn as the mat lies</source>
        <translation>
            <numerusform>%n point in each income turn as the mat lies</numerusform>
            <numerusform>%n points in each income turn as the mat lies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for whoever reaches it next</source>
        <translation>
            <numerusform>%n point for whoever reaches it next</numerusform>
            <numerusform>%n points for whoever reaches it next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of any kind</source>
        <extracomment>Behind &quot;it costs&quot;</extracomment>
        <translation>
            <numerusform>%n resource of any kind</numerusform>
            <numerusform>%n resources of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food becomes (%n left)</source>
        <extracomment>Over resources that food becomes: %n food that is left for it</extracomment>
        <translation>
            <numerusform>Food becomes (%n left)</numerusform>
            <numerusform>Food becomes (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more. %1</source>
        <extracomment>Over own tech cards, row by row: so many more are paid; %1 the first row</extracomment>
        <translation>
            <numerusform>Pay %n more. %1</numerusform>
            <numerusform>Pay %n more. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %1; %2 is nearest, %n slot(s) short</source>
        <extracomment>Why a tech card does not go up: %1 what it needs, %2 a player</extracomment>
        <translation>
            <numerusform>needs %1; %2 is nearest, %n slot short</numerusform>
            <numerusform>needs %1; %2 is nearest, %n slots short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %1; %2 is nearest, %n space(s) short</source>
        <extracomment>Why a tech card does not go up: %1 what it needs, %2 a player</extracomment>
        <translation>
            <numerusform>needs %1; %2 is nearest, %n space short</numerusform>
            <numerusform>needs %1; %2 is nearest, %n spaces short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n more</source>
        <extracomment>Over the four resources: how many more are lost</extracomment>
        <translation>
            <numerusform>Lose %n more</numerusform>
            <numerusform>Lose %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What does the science die show? %n of 4 would come twice</source>
        <extracomment>Over the faces of the science die, which is rolled until its player stops: so many of four tracks were there already</extracomment>
        <translation>
            <numerusform>What does the science die show? %n of 4 would come twice</numerusform>
            <numerusform>What does the science die show? %n of 4 would come twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left</source>
        <extracomment>Of the markers of a civilization that are not used yet</extracomment>
        <translation>
            <numerusform>%n marker left</numerusform>
            <numerusform>%n markers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n protected territory(ies)</source>
        <extracomment>Of a civilization: so many own territories are protected by buildings</extracomment>
        <translation>
            <numerusform>%n protected territory</numerusform>
            <numerusform>%n protected territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Of a civilization: so many achievements count</extracomment>
        <translation>
            <numerusform>%n achievement</numerusform>
            <numerusform>%n achievements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>What a civilization gave: so many steps on tracks</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileField</name>
    <message numerus="yes">
        <source>%n stone</source>
        <extracomment>What building a wonder costs</extracomment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>On a tile</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TracksView</name>
    <message numerus="yes">
        <source>The resources pay for %n step(s).</source>
        <extracomment>What the resources of a player are worth: steps on tracks</extracomment>
        <translation>
            <numerusform>The resources pay for %n step.</numerusform>
            <numerusform>The resources pay for %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnLine</name>
    <message numerus="yes">
        <source>%n coin(s) in all</source>
        <extracomment>What could be paid in all, goods included</extracomment>
        <translation>
            <numerusform>%n coin in all</numerusform>
            <numerusform>%n coins in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in all (%1 + goods %2)</source>
        <extracomment>What could be paid: %n in all, %1 coins from the dice, %2 the worth of the goods</extracomment>
        <translation>
            <numerusform>%n coin in all (%1 + goods %2)</numerusform>
            <numerusform>%n coins in all (%1 + goods %2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypingBoard</name>
    <message numerus="yes">
        <source>Worth %n coin(s) together. Goods only decide a tie.</source>
        <extracomment>Under the board of a finished sheet: what the goods left are worth</extracomment>
        <translation>
            <numerusform>Worth %n coin together. Goods only decide a tie.</numerusform>
            <numerusform>Worth %n coins together. Goods only decide a tie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message numerus="yes">
        <source>The last %n move(s) are not on the disk: %1.</source>
        <extracomment>%1 why, see the reasons</extracomment>
        <translation>
            <numerusform>The last move is not on the disk: %1.</numerusform>
            <numerusform>The last %n moves are not on the disk: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WideBody</name>
    <message numerus="yes">
        <source>Touch rows: %n to give up</source>
        <translation>
            <numerusform>Touch rows: %n to give up</numerusform>
            <numerusform>Touch rows: %n to give up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::BronzeForecast</name>
    <message numerus="yes">
        <source>%n in all</source>
        <extracomment>Under the goods preview: how many goods would then stand on the pegboard</extracomment>
        <translation>
            <numerusform>%n in all</numerusform>
            <numerusform>%n in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::BronzeMatch</name>
    <message numerus="yes">
        <source>%n monument(s)</source>
        <translation>
            <numerusform>%n monument</numerusform>
            <numerusform>%n monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) too many</source>
        <extracomment>The right button while goods above six must go: %n goods are still to be picked</extracomment>
        <translation>
            <numerusform>%n good too many</numerusform>
            <numerusform>%n goods too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last round: the match has %n round(s).</source>
        <extracomment>One player alone</extracomment>
        <translation>
            <numerusform>Last round: the match has %n round.</numerusform>
            <numerusform>Last round: the match has %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) left</source>
        <extracomment>Under the right button: %n swaps that the ships have left this turn</extracomment>
        <translation>
            <numerusform>%n swap left</numerusform>
            <numerusform>%n swaps left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Exporting</name>
    <message numerus="yes">
        <source>Saved as %1, without %n match(es) that cannot be read any more</source>
        <extracomment>%1 a path</extracomment>
        <translation>
            <numerusform>Saved as %1, without %n match that cannot be read any more</numerusform>
            <numerusform>Saved as %1, without %n matches that cannot be read any more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::IncomingMatch</name>
    <message numerus="yes">
        <source>%n move(s) come on top, nothing is lost</source>
        <translation>
            <numerusform>%n move comes on top, nothing is lost</numerusform>
            <numerusform>%n moves come on top, nothing is lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your moves are joined there with those of another tablet: %n move(s) are new, nothing is lost.</source>
        <translation>
            <numerusform>Your moves are joined there with those of another tablet: %n move is new, nothing is lost.</numerusform>
            <numerusform>Your moves are joined there with those of another tablet: %n moves are new, nothing is lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::LibraryTransfer</name>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>%n new card</numerusform>
            <numerusform>%n new cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n known already</numerusform>
            <numerusform>%n known already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be taken in</source>
        <translation>
            <numerusform>%n that cannot be taken in</numerusform>
            <numerusform>%n that cannot be taken in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken in.</source>
        <translation>
            <numerusform>%n card taken in.</numerusform>
            <numerusform>%n cards taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of which more is known then</source>
        <extracomment>Of cards that come in: they are here already, and more of them is known then</extracomment>
        <translation>
            <numerusform>%n of which more is known then</numerusform>
            <numerusform>%n of which more is known then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that say(s) otherwise here</source>
        <extracomment>Of cards that come in: the same cards are here and say something else</extracomment>
        <translation>
            <numerusform>%n that says otherwise here</numerusform>
            <numerusform>%n that say otherwise here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::NationsMatch</name>
    <message numerus="yes">
        <source>%n tile(s) missing</source>
        <translation>
            <numerusform>%n tile missing</numerusform>
            <numerusform>%n tiles missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Rescue</name>
    <message numerus="yes">
        <source>%1 · %n match(es)</source>
        <extracomment>A copy of the database, on a button: %1 when it was made</extracomment>
        <translation>
            <numerusform>%1 · %n match</numerusform>
            <numerusform>%1 · %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Restoring</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be read</source>
        <extracomment>Of a copy of the database, behind what is in it: so many of its matches are damaged</extracomment>
        <translation>
            <numerusform>%n of them cannot be read</numerusform>
            <numerusform>%n of them cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) went on from where they stood here.</source>
        <extracomment>A history is taken in: so many matches had moves more there than here</extracomment>
        <translation>
            <numerusform>%n match went on from where it stood here.</numerusform>
            <numerusform>%n matches went on from where they stood here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) that had been taken back cannot be read by these rules and stayed out.</source>
        <extracomment>A history is taken in: so many moves that had been taken back are not in it any more</extracomment>
        <translation>
            <numerusform>%n move that had been taken back cannot be read by these rules and stayed out.</numerusform>
            <numerusform>%n moves that had been taken back cannot be read by these rules and stayed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read by these rules and stayed out.</source>
        <translation>
            <numerusform>%n match cannot be read by these rules and stayed out.</numerusform>
            <numerusform>%n matches cannot be read by these rules and stayed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other play(s) stay(s) out</source>
        <extracomment>Of plays logged in another program, behind how many come in: of other games, or without a result</extracomment>
        <translation>
            <numerusform>%n other play stays out</numerusform>
            <numerusform>%n other plays stay out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::Statistics</name>
    <message numerus="yes">
        <source>Luck in a match, of %n; up to ±%1 is usual</source>
        <extracomment>Of a player, under the luck in a match on average, &quot;+3 %&quot;: how far that may well be off from nothing after so many, %1 &quot;7 %&quot;</extracomment>
        <translation>
            <numerusform>Luck in a match, of %n; up to ±%1 is usual</numerusform>
            <numerusform>Luck in a match, of %n; up to ±%1 is usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::TableMatch</name>
    <message numerus="yes">
        <source>%n touch(es) do not fit any more.</source>
        <extracomment>Where the past was mended: %n touches that had been made and were no move yet</extracomment>
        <translation>
            <numerusform>%n touch does not fit any more.</numerusform>
            <numerusform>%n touches do not fit any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Behind what a turn gave to two players: %n others whom it gave something too</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pegsheet::app::TapestryMatch</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>What an income turn brings</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>What an income turn brings</extracomment>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more</source>
        <extracomment>What is asked for, in the place of a button: resources of any kind</extracomment>
        <translation>
            <numerusform>Choose %n more</numerusform>
            <numerusform>Choose %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Count %n row(s) and column(s)</source>
        <extracomment>Button: so many complete rows and columns of the city are counted</extracomment>
        <translation>
            <numerusform>Count %n row or column</numerusform>
            <numerusform>Count %n rows and columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civilization(s)</source>
        <extracomment>Under a button: so many civilizations would do something</extracomment>
        <translation>
            <numerusform>%n civilization</numerusform>
            <numerusform>%n civilizations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to be said</source>
        <extracomment>Under a button that is not possible yet: so many numbers have to be predicted</extracomment>
        <translation>
            <numerusform>%n number still to be said</numerusform>
            <numerusform>%n numbers still to be said</numerusform>
        </translation>
    </message>
</context>
</TS>
