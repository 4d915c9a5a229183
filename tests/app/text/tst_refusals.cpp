// SPDX-License-Identifier: Apache-2.0
// What the table reads when a move is refused, code by code, in both languages.
#include "app/text/errortext.h"
#include "app/text/language.h"
#include "model/catalog.h"
#include "storage/json.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <memory>

namespace tst_refusals {

using namespace pegsheet;

namespace {

/// Moves that lead to the situation, the one that is refused, and what is said.
struct Example
{
    const char *code;
    const char *before;
    const char *refused;
    const char *english;
    const char *german;
    const char *setup = R"({"players":["Ann","Bo"],"variant":"classic"})";
};

constexpr const char *kLate = R"({"players":["Ann","Bo"],"variant":"late"})";
constexpr const char *kTrading = R"({"players":["Ann","Bo"],"variant":"classic","options":{"trading":true}})";
constexpr const char *kScoring = R"({"players":["Ann","Bo"],"variant":"classic","mode":"scoring"})";

// clang-format off
constexpr std::array kExamples{
    Example{"bronze.diceCount", "", R"({"type":"roll","faces":["food"]})",
        "Exactly 3 dice must lie here, not 1.", "Hier braucht es genau 3 Würfel, nicht 1."},
    Example{"bronze.noRollsLeft", R"({"type":"correct","player":0,"set":{"developments":["leadership"]}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"reroll","kept":["food","food"],"rolled":["good"]}
        {"type":"reroll","kept":["food","food"],"rolled":["good"]})",
        R"({"type":"reroll","kept":["food","food"],"rolled":["good"]})",
        "All three rolls are used up. Keep the dice, or re-roll one of them with Leadership.",
        "Alle drei Würfe sind verbraucht. Behalte die Würfel, oder wirf einen davon mit Führung neu."},
    Example{"bronze.faceNotThere", R"({"type":"roll","faces":["food","food","food"]})",
        R"({"type":"reroll","kept":["coins"],"rolled":["food","food"]})",
        "Dice showing “7 coins”: 0. Choose only among the dice that lie there.",
        "Würfel mit „7 Münzen“: 0. Wähle nur unter den Würfeln, die daliegen."},
    Example{"bronze.skullsLocked", R"({"type":"roll","faces":["food","skull","skull"]})",
        R"({"type":"reroll","kept":["skull"],"rolled":["food","food"]})",
        "Skulls are never rolled again: keep the 2 dice with skulls.",
        "Schädel werden nie neu gewürfelt: Behalte die 2 Würfel mit Schädeln."},
    Example{"bronze.nothingRerolled", R"({"type":"roll","faces":["food","food","food"]})",
        R"({"type":"reroll","kept":["food","food","food"],"rolled":[]})",
        "A re-roll takes at least one die. To keep all of them, end the rolling.",
        "Zum Neuwürfeln gehört mindestens ein Würfel. Um alle zu behalten, beende das Würfeln."},
    Example{"bronze.leadershipUsed", R"({"type":"correct","player":0,"set":{"developments":["leadership"]}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"leadership","from":"food","to":"choice"})",
        R"({"type":"leadership","from":"food","to":"coins"})",
        "Leadership has re-rolled a die already; it does so once a turn.",
        "Mit Führung wurde schon ein Würfel neu geworfen; das geht einmal im Zug."},
    Example{"bronze.choiceDice", R"({"type":"roll","faces":["food","food","choice"]}
        {"type":"keep"})", R"({"type":"choose","food":3})",
        "1 die shows food or workers; at most that many can give food, not 3.",
        "1 Würfel zeigt Nahrung oder Arbeiter; höchstens so viele können Nahrung geben, nicht 3."},
    Example{"bronze.notEnoughWorkers", R"({"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"}
        {"type":"build","target":"city4","boxes":2})", R"({"type":"build","target":"obelisk","boxes":3})",
        "This needs 3 workers; 1 is left.", "Das braucht 3 Arbeiter; 1 ist übrig."},
    Example{"bronze.notEnoughBoxes", R"({"type":"correct","player":0,"set":{"monuments":{"obelisk":{"boxes":7}}}}
        {"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"build","target":"obelisk","boxes":3})",
        "Obelisk: only 2 open boxes, not 3.", "Obelisk: nur 2 freie Kästchen, nicht 3."},
    Example{"bronze.alreadyBuilt", R"({"type":"correct","player":0,"set":{"monuments":{"greatWall":{"boxes":13}}}}
        {"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"build","target":"greatWall","boxes":1})",
        "Great Wall: every box is ticked already. Build something else.",
        "Große Mauer: Alle Kästchen sind schon markiert. Baue etwas anderes."},
    Example{"bronze.monumentClosed", R"({"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"build","target":"temple","boxes":1})",
        "Temple: not in a match of 2 players. Build something else.",
        "Tempel: in einer Partie für 2 Personen nicht dabei. Baue etwas anderes."},
    Example{"bronze.notEnoughGoods",
        R"({"type":"correct","player":0,"set":{"goods":{"stone":1},"developments":["engineering"]}}
        {"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"useStone","stone":2})",
        "Stone: this needs 2; 1 is left.", "Stein: Das braucht 2; 1 ist übrig."},
    Example{"bronze.needsDevelopment", R"({"type":"roll","faces":["food","food","food"]})",
        R"({"type":"leadership","from":"food","to":"coins"})",
        "This needs the development “Leadership”, which you do not own.",
        "Das braucht die Errungenschaft „Führung“, die du nicht hast."},
    Example{"bronze.noSuchDevelopment", R"({"type":"roll","faces":["food","food","coins"]}
        {"type":"keep"})", R"({"type":"buy","development":"shipping"})",
        "Shipping: not part of these rules. Choose another development.",
        "Schifffahrt: gehört nicht zu diesen Regeln. Wähle eine andere Errungenschaft."},
    Example{"bronze.alreadyOwned", R"({"type":"correct","player":0,"set":{"developments":["caravans"]}}
        {"type":"roll","faces":["food","food","coins"]}
        {"type":"keep"})", R"({"type":"buy","development":"caravans"})",
        "Caravans: bought already. Choose another development.",
        "Karawanen: schon gekauft. Wähle eine andere Errungenschaft."},
    Example{"bronze.rowEmpty", R"({"type":"roll","faces":["food","food","coins"]}
        {"type":"keep"})", R"({"type":"buy","development":"leadership","goods":["cloth"]})",
        "Cloth: there is nothing to pay with. Choose rows that hold goods.",
        "Stoff: Davon ist nichts da zum Bezahlen. Wähle Reihen, in denen Waren sind."},
    Example{"bronze.notEnoughFood", R"({"type":"correct","player":0,"set":{"food":0,"developments":["granaries"]}}
        {"type":"roll","faces":["good","choice","coins"]}
        {"type":"keep"}
        {"type":"choose","food":0}
        {"type":"correct","player":0,"set":{"food":1}})",
        R"({"type":"buy","development":"leadership","food":2})",
        "Food: this needs 2; 1 is left.", "Nahrung: Das braucht 2; 1 ist übrig."},
    Example{"bronze.notEnoughCoins", R"({"type":"roll","faces":["food","food","coins"]}
        {"type":"keep"})", R"({"type":"buy","development":"religion"})",
        "Religion: the price is 20 coins, this pays 7; 13 coins are missing.",
        "Religion: Der Preis ist 20 Münzen, gezahlt sind 7; es fehlen 13 Münzen."},
    Example{"bronze.tooLateToBuy", R"({"type":"roll","faces":["food","coins","coins"]}
        {"type":"keep"}
        {"type":"buy","development":"leadership"})", R"({"type":"buy","development":"irrigation"})",
        "It is too late to buy: one development a turn, and before goods are discarded. Undo to choose anew.",
        "Zum Kaufen ist es zu spät: eine Errungenschaft im Zug, und bevor Waren abgegeben werden. "
        "Geh zurück, um neu zu wählen."},
    Example{"bronze.nothingToDiscard", R"({"type":"roll","faces":["food","food","good"]}
        {"type":"keep"})", R"({"type":"discard","goods":{"wood":1}})",
        "Goods held: 1. Only what is above 6 has to go, and nothing with Caravans.",
        "Waren im Besitz: 1. Nur was über 6 liegt, muss weg, und mit Karawanen nichts."},
    Example{"bronze.discardCount", R"({"type":"correct","player":0,"set":{"goods":{"wood":5,"stone":3}}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"discard","goods":{"wood":1}})",
        "Give up exactly 2 goods, not 1.", "Gib genau 2 Waren ab, nicht 1."},
    Example{"bronze.discardFirst", R"({"type":"correct","player":0,"set":{"goods":{"wood":5,"stone":3}}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"endTurn"})",
        "Only 6 goods may be kept: give up 2 before the turn ends.",
        "Nur 6 Waren darfst du behalten: Gib 2 ab, bevor der Zug endet."},
    Example{"bronze.tooEarly", "", R"({"type":"endTurn"})",
        "It is too early for this: first comes “Roll”.",
        "Dafür ist es zu früh: Erst kommt „Würfeln“."},
    Example{"bronze.tooLate", R"({"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"roll","faces":["food","food","food"]})",
        "It is too late for this: now comes “End of turn”. Undo to go back.",
        "Dafür ist es zu spät: Jetzt kommt „Zug beenden“. Mit Rückgängig kommst du wieder hin."},
    Example{"bronze.tooLate", R"({"type":"roll","faces":["food","food","food"]})",
        R"({"type":"roll","faces":["food","food","food"]})",
        "It is too late for this: the dice have been rolled. Keep them, roll some again, or undo.",
        "Dafür ist es zu spät: Es ist schon gewürfelt. Behalte die Würfel, wirf welche neu, oder nimm es zurück."},
    Example{"bronze.noSuchDevelopment", "", R"({"type":"preserve"})",
        "This takes “Preservation”, which is not part of these rules.",
        "Das braucht „Vorratshaltung“, was nicht zu diesen Regeln gehört."},
    Example{"bronze.matchOver", R"({"type":"correct","player":0,"set":{"developments":
            ["leadership","irrigation","agriculture","quarrying","medicine"]}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"keep"}
        {"type":"endTurn"}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"keep"}
        {"type":"endTurn"})", R"({"type":"keep"})",
        "The match is over. Undo a move to play on, or correct a sheet.",
        "Die Partie ist vorbei. Nimm einen Spielzug zurück, um weiterzuspielen, oder berichtige einen Bogen."},
    Example{"bronze.correctionEmpty", "", R"({"type":"correct","player":0,"set":{}})",
        "The correction sets nothing. Give at least one field its value.",
        "Nichts ist berichtigt. Gib mindestens einem Feld seinen Wert."},
    Example{"bronze.correctionNotNow", "", R"({"type":"correct","set":{"rollsLeft":1}})",
        "Rolls left: can be corrected only while the dice are rolled. The turn is at “Roll”.",
        "Übrige Würfe: nur zu berichtigen, solange gewürfelt wird. Der Zug ist bei „Würfeln“."},
    Example{"bronze.correctionNotNow", "", R"({"type":"correct","set":{"workers":1}})",
        "Workers: can be corrected only once the dice have been collected. The turn is at “Roll”.",
        "Arbeiter: erst zu berichtigen, wenn das Gewürfelte eingesammelt ist. Der Zug ist bei „Würfeln“."},
    Example{"bronze.correctionOfPlayer", "", R"({"type":"correct","set":{"goods":{"wood":1}}})",
        "Goods: stands on a player's sheet. Say whose.",
        "Waren: steht auf dem Bogen eines Spielers. Sag, auf wessen."},
    Example{"bronze.correctionOfTurn", "", R"({"type":"correct","player":1,"set":{"round":2}})",
        "Round: belongs to the turn. Correct it without a player.",
        "Runde: gehört zum Zug. Berichtige es ohne Spieler."},
    Example{"input.outOfRange", "",
        R"({"type":"correct","player":0,"set":{"monuments":{"obelisk":{"boxes":9,"points":5}}}})",
        "“points” cannot be 5. Possible: 6, 3.",
        "„points“ kann nicht 5 sein. Möglich: 6, 3."},
    Example{"input.noSuchPlayer", "", R"({"type":"correct","player":5,"set":{"food":1}})",
        "There is no player number 5 among 2 players; the first is number 0.",
        "Person Nummer 5 gibt es nicht, mitspielen 2 Personen; gezählt wird ab 0."},
    Example{"input.derivedField", "", R"({"type":"correct","player":0,"set":{"cities":5}})",
        "“cities” follows from other fields and cannot be set. Correct those instead.",
        "„cities“ ergibt sich aus anderen Feldern und lässt sich nicht setzen. Berichtige stattdessen diese."},
    Example{"input.outOfRange", "", R"({"type":"correct","player":0,"set":{"food":16}})",
        "“food” must be from 0 to 15, not 16.", "„food“ muss von 0 bis 15 sein, nicht 16."},
    Example{"input.duplicate", "", R"({"type":"correct","player":0,"set":{"developments":["empire","empire"]}})",
        "“empire” stands more than once in “developments”; once is enough.",
        "„empire“ steht mehr als einmal in „developments“; einmal genügt."},
    Example{"input.unknownValue", "", R"({"type":"leadership","from":"food","to":"gold"})",
        "“to” cannot be “gold”. Possible here: food, good, skull, workers, choice, coins.",
        "„to“ kann nicht „gold“ sein. Möglich ist hier: food, good, skull, workers, choice, coins."},
    Example{"input.unknownValue", "", R"({"type":"roll","faces":["food","gold","food"]})",
        "Number 2 in “faces” cannot be “gold”. Possible here: food, good, skull, workers, choice, coins.",
        "Nummer 2 in „faces“ kann nicht „gold“ sein. Möglich ist hier: food, good, skull, workers, choice, coins."},
    Example{"input.wrongType", "", R"({"type":"roll","faces":["food","food",1]})",
        "Number 3 in “faces” must be a text.", "Nummer 3 in „faces“ muss ein Text sein."},
    Example{"input.outOfRange", "",
        R"({"type":"roll","faces":["food","food","food","food","food","food","food","food","food","food","food","food","food","food","food","food"]})",
        "“faces” must have from 0 to 15 entries, not 16.", "„faces“ muss 0 bis 15 Einträge haben, nicht 16."},
    Example{"input.unknownField", "", R"({"type":"keep","all":true})",
        "“all” does not belong here. Leave it out.", "„all“ gehört nicht hierher. Lass es weg."},
    Example{"input.missingField", "", R"({"type":"roll"})", "“faces” is missing.", "„faces“ fehlt."},
    Example{"input.wrongType", "", R"({"type":"roll","faces":"food"})",
        "“faces” must be a list.", "„faces“ muss eine Liste sein."},
    Example{"bronze.noTrading", R"({"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":1,"give":{"food":1}})",
        "Nobody trades in this match. Trading is agreed on when a match of several players is set up.",
        "In dieser Partie wird nicht getauscht. Der Tauschhandel wird beim Einrichten einer Partie zu mehreren vereinbart."},
    Example{"bronze.tradeAlone", R"({"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":0,"give":{"food":1}})",
        "A trade takes two: choose another player.", "Zum Tauschen gehören zwei: Wähle jemand anderen.", kTrading},
    Example{"bronze.tradeEmpty", R"({"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":1,"give":{"food":0}})",
        "Nothing would change hands. Give or take at least one good or food.",
        "Nichts würde den Besitz wechseln. Gib oder nimm mindestens eine Ware oder Nahrung.", kTrading},
    Example{"bronze.tradeTooMuch", R"({"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":1,"give":{"wood":1}})",
        "Wood: you hold 0, not 1. Give no more than that.", "Holz: Du hast 0, nicht 1. Gib nicht mehr als das.", kTrading},
    Example{"bronze.tradeTooMuch", R"({"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":1,"take":{"food":4}})",
        "Food: the other player holds 3, not 4. Take no more than that.",
        "Nahrung: Beim anderen liegen 3, nicht 4. Nimm nicht mehr als das.", kTrading},
    Example{"bronze.tradeNoRoom", R"({"type":"correct","player":1,"set":{"food":15}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":1,"give":{"food":1}})",
        "Food: the other player would have 16, and the row ends at 15. Give less.",
        "Nahrung: Beim anderen wären es 16, und die Reihe endet bei 15. Gib weniger.", kTrading},
    Example{"bronze.tradeNoRoom", R"({"type":"correct","player":1,"set":{"food":15}}
        {"type":"roll","faces":["food","food","food"]}
        {"type":"keep"})", R"({"type":"trade","with":1,"take":{"food":7}})",
        "Food: you would have 16, and the row ends at 15. Take less.",
        "Nahrung: Du hättest 16, und die Reihe endet bei 15. Nimm weniger.", kTrading},
    Example{"bronze.preserved", R"({"type":"correct","player":0,"set":{"developments":["preservation"],"goods":{"pottery":2}}}
        {"type":"preserve"})", R"({"type":"preserve"})",
        "Food has been doubled already; that is done once a turn.",
        "Die Nahrung ist schon verdoppelt; das geht einmal im Zug.", kLate},
    Example{"bronze.nothingToPreserve",
        R"({"type":"correct","player":0,"set":{"developments":["preservation"],"goods":{"pottery":2},"food":0}})",
        R"({"type":"preserve"})", "There is no food to double. Keep the pottery.",
        "Es ist keine Nahrung da, die sich verdoppeln ließe. Behalte die Töpferware.", kLate},
    Example{"bronze.tooManyShips", R"({"type":"correct","player":0,"set":{"developments":["shipping"],"ships":4}}
        {"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"ship","ships":2})",
        "There can be 5 ships at most. Ships there already: 4. Build fewer.",
        "Mehr als 5 Schiffe gehen nicht. Schon da: 4. Baue weniger.", kLate},
    Example{"bronze.noShipLeft", R"({"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"swap","from":"wood","to":"stone"})",
        "Each ship swaps one good a turn, and there is none left. Ships there: 0.",
        "Jedes Schiff tauscht eine Ware im Zug, und keins ist mehr übrig. Vorhanden: 0.", kLate},
    Example{"bronze.swapSame", R"({"type":"correct","player":0,"set":{"ships":1,"goods":{"wood":2}}}
        {"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"swap","from":"wood","to":"wood"})",
        "Wood: a swap needs two different goods. Choose another one to take.",
        "Holz: Zum Tauschen gehören zwei verschiedene Waren. Wähle eine andere, die du nimmst.", kLate},
    Example{"bronze.rowFull", R"({"type":"correct","player":0,"set":{"ships":1,"goods":{"wood":2,"metal":4}}}
        {"type":"roll","faces":["food","food","workers"]}
        {"type":"keep"})", R"({"type":"swap","from":"wood","to":"metal"})",
        "Spearheads: the row ends at 4. Choose another good to take.",
        "Metall: Die Reihe endet bei 4. Wähle eine andere Ware, die du nimmst.", kLate},
    Example{"bronze.onlySheets", "", R"({"type":"roll","faces":["food","food","food"]})",
        "Here only finished sheets are counted. Enter a sheet, or set up a match to play.",
        "Hier werden nur fertige Bögen gezählt. Trage einen Bogen ein oder richte eine Partie zum Spielen ein.", kScoring},
    Example{"bronze.noSheets", "", R"({"type":"sheet","player":0})",
        "This match is played move by move. To enter finished sheets, set up a new one with “Only the final score”.",
        "Diese Partie wird Spielzug für Spielzug gespielt. Für fertige Bögen richte eine neue mit „Nur der Endstand“ ein."},
    Example{"bronze.firstTwice", R"({"type":"sheet","player":0,"monuments":{"obelisk":{"boxes":9,"points":6}}})",
        R"({"type":"sheet","player":1,"monuments":{"obelisk":{"boxes":9,"points":6}}})",
        "Obelisk: somebody else has the first points already. On this sheet it earns 3 points.",
        "Obelisk: Die ersten Punkte hat schon jemand anderes. Auf diesem Bogen bringt es 3 Punkte.", kScoring},
    Example{"bronze.firstMissing", R"({"type":"sheet","player":0,"monuments":{"obelisk":{"boxes":9,"points":3}}})",
        R"({"type":"sheet","player":1})",
        "Obelisk: nobody has the first points. One of those who finished it earns 6 points.",
        "Obelisk: Niemand hat die ersten Punkte. Wer es zuerst vollendet hat, bekommt 6 Punkte.", kScoring},
    Example{"bronze.tooManyDevelopments", "",
        R"({"type":"sheet","player":1,"developments":["leadership","irrigation","agriculture","quarrying","medicine","coinage"]})",
        "Developments on the sheet: 6. One is bought a turn, and the match ends in the round in which somebody has 5.",
        "Errungenschaften auf dem Bogen: 6. Gekauft wird eine im Zug, und die Partie endet mit der Runde, in der jemand 5 hat.",
        kScoring},
    Example{"bronze.tooManyDevelopments", "",
        R"({"type":"sheet","player":1,"developments":["leadership","irrigation","agriculture","quarrying","medicine","coinage"]})",
        "Developments on the sheet: 6. One is bought a turn, and the match ends in the round in which somebody has 5; with "
        "“Longer game” 6.",
        "Errungenschaften auf dem Bogen: 6. Gekauft wird eine im Zug, und die Partie endet mit der Runde, in der jemand 5 hat; mit "
        "„Längere Partie“ 6.", R"({"players":["Ann","Bo"],"variant":"2024","mode":"scoring"})"},
    Example{"bronze.tooManyDevelopments", "", R"({"type":"sheet","player":0,"developments":["leadership","irrigation",
        "agriculture","quarrying","medicine","coinage","caravans","religion","granaries","masonry","engineering"]})",
        "Developments on the sheet: 11. One is bought a turn, and alone a match has 10 turns.",
        "Errungenschaften auf dem Bogen: 11. Gekauft wird eine im Zug, und allein hat eine Partie 10 Züge.",
        R"({"players":["Ann"],"variant":"classic","mode":"scoring"})"},
    Example{"bronze.tooManyGoods", "", R"({"type":"sheet","player":0,"goods":{"wood":7}})",
        "Goods on the sheet: 7. At the end of a turn no more than 6 can be there without Caravans.",
        "Waren auf dem Bogen: 7. Am Ende eines Zuges können ohne Karawanen nicht mehr als 6 da sein.", kScoring},
    Example{"input.wrongType", "", R"({"type":"choose","food":"1"})",
        "“food” must be a whole number.", "„food“ muss eine ganze Zahl sein."},
    Example{"input.wrongType", "", R"([])", "“move” must be an object.", "„move“ muss ein Objekt sein."},
    Example{"input.wrongType", "", R"({"type":1})", "“type” must be a text.", "„type“ muss ein Text sein."},
};
// clang-format on

Value fromJson(const QByteArray &text)
{
    Value value;
    if (storage::readJson({text.data(), static_cast<std::size_t>(text.size())}, value))
        qFatal("no JSON: %s", text.constData());
    return value;
}

/// What is said of the move made after the others; null when one of those is refused, or this one is not.
MaybeRefusal refusalOf(const Example &example)
{
    MaybeRefusal refusal;
    Setup setup;
    if (auto unexpected = readSetup(fromJson(example.setup), setup))
        return unexpected;
    const auto match = findGame("bronze")->start(setup, refusal);
    const QString before = QString::fromUtf8(example.before);
    // Moves stand one after another, each begins on a line of its own.
    for (const QString &move : before.split(QRegularExpression(QStringLiteral("\\n\\s*(?=\\{)")), Qt::SkipEmptyParts))
        if (auto unexpected = match->play(fromJson(move.toUtf8())))
            return unexpected;
    return match->refuses(fromJson(example.refused));
}

} // namespace

class RefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void eachIsSaidInBothLanguages_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kExamples.size(); ++i)
            QTest::addRow("%s %d", kExamples[i].code, int(i)) << int(i);
    }
    void eachIsSaidInBothLanguages()
    {
        QFETCH(const int, index);
        const Example &example = kExamples.at(std::size_t(index));
        const MaybeRefusal refusal = refusalOf(example);
        QVERIFY(refusal.has_value());
        QCOMPARE(QByteArray(refusal->code.data(), qsizetype(refusal->code.size())), QByteArray(example.code));
        QCOMPARE(errorText(*refusal), QString::fromUtf8(example.english));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(errorText(*refusal), QString::fromUtf8(example.german));
    }

    void tooManyPlayersAreToldTheLimits()
    {
        MaybeRefusal refusal;
        const Setup five{{"Ann", "Bo", "Cleo", "Dov", "Eve"}, "classic", {}, "play"};
        QVERIFY(findGame("bronze")->start(five, refusal) == nullptr);
        QCOMPARE(errorText(*refusal), QStringLiteral("This game is for 1 to 4 players, not 5."));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(errorText(*refusal), QStringLiteral("Dieses Spiel ist für 1 bis 4 Personen, nicht 5."));
    }

    void anOptionOfOtherRulesIsNamed()
    {
        MaybeRefusal refusal;
        QVERIFY(findGame("bronze")->start({{"Ann", "Bo"}, "late", {{"longerGame", true}}, "play"}, refusal) == nullptr);
        QCOMPARE(errorText(*refusal),
                 QString::fromUtf8("“Longer game” does not go with these rules: Late Bronze Age. Leave it as it is, or choose "
                                   "other rules."));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(errorText(*refusal),
                 QString::fromUtf8("„Längere Partie“ passt nicht zu diesen Regeln: Späte Bronzezeit. Lass es, wie es ist, oder "
                                   "wähle andere Regeln."));
    }

    void whatCannotBeReviewedIsSaid()
    {
        const auto refusalOf = [](const char *game, const Setup &setup) {
            MaybeRefusal refusal;
            const auto match = findGame(game)->start(setup, refusal);
            return match && !findGame(game)->review(*match, {}, refusal) ? refusal : std::nullopt;
        };
        const auto sheets = refusalOf("bronze", {{"Ann", "Bo"}, "classic", {}, "scoring"});
        const auto other = refusalOf("nations", {{"Ann", "Bo"}, "base", {}, "play"});
        QVERIFY(sheets && other);
        QCOMPARE(
            errorText(*sheets),
            QStringLiteral("Only finished sheets were entered in this match, so it has no turns to review. Enter a match turn by "
                           "turn to have it reviewed."));
        QCOMPARE(errorText(*other),
                 QStringLiteral("The app does not know the chances in this game (nations), so its matches cannot be "
                                "reviewed. Review a match of another game."));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(
            errorText(*sheets),
            QString::fromUtf8("In dieser Partie wurden nur fertige Bögen eingetragen; sie hat keine Züge, die durchgesehen werden "
                              "könnten. Trag eine Partie Zug für Zug ein, um sie durchsehen zu lassen."));
        QCOMPARE(errorText(*other),
                 QString::fromUtf8("Die App kennt die Gewinnchancen in diesem Spiel nicht (nations); seine Partien "
                                   "können nicht durchgesehen werden. Lass eine Partie eines anderen Spiels durchsehen."));
    }

    void tradingThatBelongsToTheRulesIsNotLeftOut()
    {
        MaybeRefusal refusal;
        QVERIFY(findGame("bronze")->start({{"Ann", "Bo"}, "late", {{"trading", false}}, "play"}, refusal) == nullptr);
        QCOMPARE(errorText(*refusal),
                 QString::fromUtf8("Trading belongs to these rules: Late Bronze Age. Leave “trading” out, or "
                                   "choose other rules."));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(errorText(*refusal),
                 QString::fromUtf8("Der Tauschhandel gehört zu diesen Regeln: Späte Bronzezeit. Lass „trading“ "
                                   "weg, oder wähle andere Regeln."));
    }

    void aValueThatIsNoneNamesThosePossible()
    {
        MaybeRefusal refusal;
        QVERIFY(findGame("bronze")->start({{"Ann", "Bo"}, "classic", {{"trading", "yes"}}, "play"}, refusal) == nullptr);
        QCOMPARE(errorText(*refusal), QString::fromUtf8("“trading” cannot be “yes”. Possible here: false, true."));
        QVERIFY(findGame("bronze")->start({{"Ann", "Bo"}, "classic", {{"trading", 1}}, "play"}, refusal) == nullptr);
        QCOMPARE(errorText(*refusal), QString::fromUtf8("“trading” cannot be “1”. Possible here: false, true."));
        QVERIFY(findGame("bronze")->start({{"Ann", "Bo"}, "classic", {{"trading", Array{}}}, "play"}, refusal) == nullptr);
        QCOMPARE(errorText(*refusal), QString::fromUtf8("“trading” cannot be that. Possible here: false, true."));
    }

    void namesAreSaidAsPeopleSpeak()
    {
        QCOMPARE(namesText({}), QString());
        QCOMPARE(namesText({QStringLiteral("Ada")}), QStringLiteral("Ada"));
        const QStringList names{QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
        QCOMPARE(namesText(names), QStringLiteral("Ada, Ben and Cleo"));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(namesText(names), QStringLiteral("Ada, Ben und Cleo"));
    }

    void marksForTheWrongNumberOfPlayersAreCounted()
    {
        Setup setup;
        const auto refusal = readSetup(Object{{"players", Array{"Ann", "Bo"}}, {"marks", Array{3, 1, 2}}}, setup);
        QVERIFY(refusal.has_value());
        QCOMPARE(errorText(*refusal), QString::fromUtf8("“marks” must hold one for each player: 2, not 3."));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(errorText(*refusal), QString::fromUtf8("„marks“ muss für jede Person eine enthalten: 2, nicht 3."));
    }

    void everyRefusalOfTheRulesHasItsExample()
    {
        static const QRegularExpression kRefusal(QStringLiteral("\"(bronze\\.[A-Za-z0-9]+)\""));
        QStringList examples{QStringLiteral("bronze.playerCount"), QStringLiteral("bronze.optionNotHere"),
                             QStringLiteral("bronze.tradingBelongs"), QStringLiteral("bronze.nothingPlayed")};
        for (const Example &example : kExamples)
            examples.append(QString::fromLatin1(example.code));
        QDirIterator files(pegsheet::tests::sourcePath(QStringLiteral("model/bronze")), {QStringLiteral("*.cpp")}, QDir::Files);
        int seen = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            // The codes of scoring.cpp say why a line is zero; nothing is refused there.
            if (file.fileName().endsWith(QLatin1String("/scoring.cpp")))
                continue;
            auto matches = kRefusal.globalMatch(QString::fromUtf8(file.readAll()));
            for (; matches.hasNext(); ++seen) {
                const QString code = matches.next().captured(1);
                QVERIFY2(examples.contains(code), qPrintable(code));
            }
        }
        QVERIFY(seen > 25);
    }
};

} // namespace tst_refusals

PEGSHEET_TEST(tst_refusals, RefusalsTest)
#include "tst_refusals.moc"
