<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>BronzeSentences</name>
    <message numerus="yes">
        <source>%n found no hole</source>
        <translation>
            <numerusform>%n found no hole</numerusform>
            <numerusform>%n found no hole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeTray</name>
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
    <name>BronzeWords</name>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skull(s)</source>
        <translation>
            <numerusform>%n skull</numerusform>
            <numerusform>%n skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
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
</context>
</TS>
