// SPDX-License-Identifier: Apache-2.0
// The mats of civilizations as they are drawn: boxes with what lies on them, markers, and what the next income turn would bring.
// What is printed where is of civilizations.json, what lies there of the contract ("State of part 3").
#include "app/tapestry/tapestrydrawnmats.h"
#include "app/tapestry/tapestryledger.h"
#include "app/text/language.h"
#include "tests/app/tapestry/table.h"
#include "tests/registry.h"

#include <QPointF>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace tst_tapestry_drawnmats {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;

namespace {

constexpr int kPlayers = 3;

// Three players; then the first has that mat.
std::unique_ptr<TheMatch> withMat(std::string_view mat, std::initializer_list<std::string_view> before = {})
{
    auto match = begun(kPlayers, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
    play(*match, {"skip", "skip", "skip", "skip", "skip", "skip"});
    play(*match, before);
    const std::string line = "correct player=0 set={civilizations:[{" + std::string(mat) + "}]}";
    play(*match, {line});
    return match;
}

QVariantMap matOfFirst(const TheMatch &match)
{
    return tapestryview::mats(match.current(), 0, namesOf(match)).first().toMap();
}

QStringList parts(const QVariantMap &mat, const QString &list, const QString &part)
{
    QStringList texts;
    for (const QVariant &each : mat[list].toList())
        texts.append(each.toMap()[part].toString());
    return texts;
}

// "star 2 · coin": each picture with its text.
QString drawn(const QVariantList &pictures)
{
    QStringList words;
    for (const QVariant &each : pictures)
        for (const QString &part : {u"icon"_s, u"text"_s})
            if (const QString word = each.toMap()[part].toString(); !word.isEmpty())
                words.append(word);
    return words.join(u' ');
}

// The state of the box that stands there; "?" where none does.
QString stateAt(const QVariantMap &mat, qreal x, qreal y)
{
    for (const QVariant &each : mat[u"boxes"_s].toList())
        if (const QVariantMap box = each.toMap(); box[u"x"_s].toReal() == x && box[u"y"_s].toReal() == y)
            return box[u"state"_s].toString();
    return u"?"_s;
}

} // namespace

class TapestryDrawnMatsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(installLanguage(u"en"_s)); }
    void cleanupTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void eachMatIsDrawn_data()
    {
        QTest::addColumn<Civilization>("mat");
        for (const Civilization mat : kAll<Civilization>)
            QTest::newRow(std::string(nameOf(mat)).c_str()) << mat;
    }
    // All boxes of its row are there, each in a place of its own, and all that is seen is said in both languages.
    void eachMatIsDrawn()
    {
        QFETCH(const Civilization, mat);
        const CivilizationRow &row = kCivilizations[mat];
        const auto match = withMat("civilization:\"" + std::string(nameOf(mat)) + '"');
        int boxes = 0;
        for (int column = 0; column < row.columns(); ++column)
            boxes += row.boxesIn(column);
        QString english;
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            const QVariantMap seen = matOfFirst(*match);
            const QVariantList list = seen[u"boxes"_s].toList();
            QVERIFY(list.size() >= boxes);
            std::set<std::pair<qreal, qreal>> places;
            for (const QVariant &each : list) {
                const QVariantMap box = each.toMap();
                const qreal x = box[u"x"_s].toReal();
                const qreal y = box[u"y"_s].toReal();
                QVERIFY(places.insert({x, y}).second && !box[u"says"_s].toString().isEmpty());
                QVERIFY(x >= 0 && x < seen[u"columns"_s].toInt() && y >= 0 && y < seen[u"rows"_s].toInt());
            }
            const QString says = seen[u"drawn"_s].toString();
            QCOMPARE(says.isEmpty(), list.isEmpty() && row.markers == 0);
            QVERIFY2(!says.contains(u'%') && (says.isEmpty() || says != english), qPrintable(says));
            english = says;
        }
    }
    // Contract, reading 56: each once.
    void leadersCoverATrack()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:leaders,tracks:[science]"));
        QCOMPARE(parts(mat, u"boxes"_s, u"state"_s), (QStringList{u"next"_s, u"covered"_s, u"next"_s, u"next"_s}));
        QCOMPARE(drawn(mat[u"now"_s].toList()), u"next hourglass 2: chevron compass / chevron strength / chevron sunGear"_s);
        QVERIFY2(mat[u"drawn"_s].toString().contains(u"advance (Science) (covered)"_s), qPrintable(mat[u"drawn"_s].toString()));
    }
    void alchemistsShowWhatWasRolled()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:alchemists,rolled:[military]"));
        QCOMPARE(parts(mat, u"boxes"_s, u"state"_s), (QStringList{{}, {}, u"token"_s, {}}));
    }
    // civilizations.json: columns of 3, 4 and 5, from the bottom up.
    void craftsmenCoverFromBelow()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:craftsmen,columns:[1,0,5]"));
        QCOMPARE(mat[u"rows"_s].toInt(), 5);
        QCOMPARE(stateAt(mat, 0, 4), u"covered"_s);
        QCOMPARE(stateAt(mat, 0, 3), u"next"_s);
        QCOMPARE(stateAt(mat, 0, 2), QString());
        QCOMPARE(stateAt(mat, 0, 1), u"?"_s);
        QCOMPARE(stateAt(mat, 1, 4), u"next"_s);
        QCOMPARE(stateAt(mat, 2, 0), u"covered"_s);
        QCOMPARE(mat[u"nowSays"_s].toString(), QString());
    }
    // Of a column without an entered box the token stands under it.
    void merrymakersGoUp()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:merrymakers,columns:[1,3,0]"));
        QCOMPARE(mat[u"rows"_s].toInt(), 4);
        QCOMPARE(stateAt(mat, 0, 3), u"past"_s);
        QCOMPARE(stateAt(mat, 0, 2), u"token"_s);
        QCOMPARE(stateAt(mat, 0, 1), u"next"_s);
        QCOMPARE(stateAt(mat, 1, 0), u"token"_s);
        QCOMPARE(stateAt(mat, 1, 1), u"past"_s);
        QCOMPARE(stateAt(mat, 2, 3), u"token"_s);
        QCOMPARE(mat[u"nowSays"_s].toString(), u"Income turn 2: 1 worker and 1 food or 5 points"_s);
    }
    // civilizations.json, edges: from the first row of the second column those of rows 0 and 1 can be reached, then 0 to 2.
    void entertainersShowWhatStaysReachable()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:entertainers,column:2,row:0"));
        QCOMPARE(stateAt(mat, 0, 1.5), u"past"_s);
        QCOMPARE(stateAt(mat, 1, 0), u"past"_s);
        QCOMPARE(stateAt(mat, 2, 0), u"token"_s);
        for (int row = 0; row < 4; ++row) {
            QCOMPARE(stateAt(mat, 3, row), row < 2 ? u"next"_s : u"past"_s);
            QCOMPARE(stateAt(mat, 4, row), row < 3 ? QString() : u"past"_s);
        }
        QCOMPARE(mat[u"edges"_s].toList().size(), qsizetype(4 + 3 * 8));
        int open = 0;
        for (const QString &isOpen : parts(mat, u"edges"_s, u"isOpen"_s))
            open += isOpen == u"true"_s ? 1 : 0;
        QCOMPARE(open, 2 + 4);
    }
    // Contract, reading 56: the exposed ones, from the left, in the first income turn too.
    void militantsShowWhatIsExposed()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:militants,rows:[2,4]"));
        for (int box = 0; box < 4; ++box) {
            QCOMPARE(stateAt(mat, box, 0), box < 2 ? u"bright"_s : u"covered"_s);
            QCOMPARE(stateAt(mat, box, 1), u"covered"_s);
        }
        QCOMPARE(drawn(mat[u"now"_s].toList()), u"next hourglass 1: coin star 2"_s);
        const QVariantMap full = matOfFirst(*withMat("civilization:militants"));
        QCOMPARE(drawn(full[u"now"_s].toList()), u"next hourglass 1: nothing"_s);
    }
    // Those that are given away are seen with their holders, the others on their squares.
    void historiansShowSquaresAndHolders()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:historians,markers:2,given:[1,2],squares:[0,3]"));
        QCOMPARE(parts(mat, u"boxes"_s, u"state"_s), (QStringList{u"bright"_s, u"covered"_s, u"covered"_s, u"bright"_s}));
        QCOMPARE(parts(mat, u"tokens"_s, u"seat"_s), (QStringList{u"1"_s, u"2"_s}));
        QVERIFY2(mat[u"drawn"_s].toString().contains(u"2 markers left; with Benedikt"_s), qPrintable(mat[u"drawn"_s].toString()));
    }
    // Contract, reading 55: how far each number is, and which was reached; those that are exact bring 10 points in the fifth.
    void mysticsShowTheirNumbers()
    {
        const auto match = withMat(
            "civilization:mystics,numbers:{tech:2,districts:1,control:3,tracks:1},reached:[tech]",
            {"correct player=0 set={techCards:[{card:unknown,row:bottom},{card:unknown,row:bottom}],control:2}"});
        const QVariantMap mat = matOfFirst(*match);
        QCOMPARE(parts(mat, u"boxes"_s, u"state"_s), (QStringList{u"reached"_s, {}, {}, {}}));
        QStringList texts;
        for (const QVariant &box : mat[u"boxes"_s].toList())
            texts.append(drawn(box.toMap()[u"pictures"_s].toList()));
        QCOMPARE(texts, (QStringList{u"bulb 2/2"_s, u"gridBlock 0/1"_s, u"hexagonFlag 2/3"_s, u"check 0/1"_s}));
        QCOMPARE(mat[u"nowSays"_s].toString(), u"Income turn 5: 10 points"_s);
    }
    // Contract, reading 57 and civilizations.json: points by the size of the land, and where markers are.
    void isolationistsShowPointsBySize()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:isolationists,markers:3"));
        const QStringList says = parts(mat, u"boxes"_s, u"says"_s);
        QCOMPARE(says.size(), qsizetype(6));
        QCOMPARE(says.first(), u"size 1: 5 points"_s);
        QCOMPARE(says.last(), u"size 6+: 40 points"_s);
        QCOMPARE(parts(mat, u"tokens"_s, u"icon"_s), (QStringList{{}, {}, {}, u"shield"_s}));
    }
    void markersSayWhereTheyAre_data()
    {
        QTest::addColumn<QByteArray>("mat");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QStringList>("seats");
        QTest::newRow("heralds") << QByteArray("civilization:heralds,markers:3,marked:[[1,1,0]]")
                                 << u"3 markers left; Benedikt, era 1: Boast of Superiority"_s
                                 << QStringList{u"0"_s, u"0"_s, u"0"_s, u"1"_s};
        QTest::newRow("inventors") << QByteArray("civilization:inventors,markers:2")
                                   << u"2 markers left; on a tech card; on a tech card"_s
                                   << QStringList{u"0"_s, u"0"_s, u"-1"_s, u"-1"_s};
        QTest::newRow("traders") << QByteArray("civilization:traders,markers:1,open:2,beside:[2]")
                                 << u"1 marker left; on an empty territory; on an empty territory; "
                                    "beside an outpost of Cleo „die Große“"_s
                                 << QStringList{u"0"_s, u"-1"_s, u"-1"_s, u"2"_s};
        QTest::newRow("none left") << QByteArray("civilization:traders,markers:0,open:4") << u"no marker left"_s
                                   << QStringList{u"-1"_s, u"-1"_s, u"-1"_s, u"-1"_s};
    }
    void markersSayWhereTheyAre()
    {
        QFETCH(const QByteArray, mat);
        QFETCH(const QString, says);
        QFETCH(const QStringList, seats);
        const QVariantMap seen = matOfFirst(
            *withMat(mat.toStdString(), {"correct player=1 set=mat:[[\"boast_of_superiority\"],[],[],[]]"}));
        QVERIFY2(seen[u"drawn"_s].toString().contains(says), qPrintable(seen[u"drawn"_s].toString()));
        QCOMPARE(parts(seen, u"tokens"_s, u"seat"_s), seats);
        QCOMPARE(seen[u"nowSays"_s].toString().endsWith(u": nothing"_s), mat.contains("markers:0"));
    }
    void nomadsShowWhatIsProtected()
    {
        const QVariantMap mat = matOfFirst(*withMat("civilization:nomads,protected:2", {"correct player=0 set=control:4"}));
        QCOMPARE(mat[u"drawn"_s].toString(), u"2 protected territories"_s);
    }
    // Contract, reading 56: 1 point an opponent and track where nobody is further, and something for each achievement that counts.
    void theChosenShowWhatCounts()
    {
        const auto match = withMat("civilization:\"the_chosen\"",
                                   {"correct player=1 set=tracks:{science:[3]}", "correct set=achievements:{\"topple_two\":[0]}"});
        const QVariantMap mat = matOfFirst(*match);
        QCOMPARE(parts(mat, u"boxes"_s, u"state"_s), (QStringList{u"bright"_s, {}, u"bright"_s, u"bright"_s, u"bright"_s}));
        QCOMPARE(mat[u"nowSays"_s].toString(), u"Income turn 2: 6 points, 1 resource of any kind"_s);
        play(*match, {"correct player=0 set=incomes:4"});
        QCOMPARE(matOfFirst(*match)[u"nowSays"_s].toString(), u"Income turn 5: 11 points"_s);
        play(*match, {"correct player=0 set=incomes:5"});
        QCOMPARE(matOfFirst(*match)[u"nowSays"_s].toString(), QString());
    }
    // DE p.11: step 1 of an income turn is that of the civilizations; who has none that comes then has no such step.
    void civilizationsHaveAStep()
    {
        const auto stepsOf = [](const State &state, int seat) {
            QStringList texts;
            for (const QVariant &step : tapestryview::income(state, seat, {})[u"steps"_s].toList())
                texts.append(step.toMap()[u"name"_s].toString() + u' ' + step.toMap()[u"state"_s].toString());
            return texts;
        };
        const auto match = withMat("civilization:leaders", {"correct player=0 set=incomes:1"});
        const QStringList later{u"Play a tapestry card open"_s, u"Upgrade a tech card open"_s, u"Points open"_s, u"Income open"_s};
        QCOMPARE(stepsOf(match->current(), 0), QStringList{u"Civilizations now"_s} + later);
        QCOMPARE(stepsOf(match->current(), 1).first(), u"Income now"_s);
        play(*match, {"income"});
        QCOMPARE(stepsOf(match->current(), 0), QStringList{u"Civilizations now"_s} + later);
        play(*match, {"skip"});
        QCOMPARE(stepsOf(match->current(), 0).mid(0, 2), (QStringList{u"Civilizations done"_s, u"Play a tapestry card now"_s}));
    }
    // Contract, reading 56: what is counted at the end of step 1 belongs to what an income turn would bring.
    void anIncomeTurnCountsThem()
    {
        const auto match = withMat(
            "civilization:mystics,numbers:{tech:2,districts:1,control:3,tracks:1}",
            {"correct player=0 set={incomes:4,techCards:[{card:unknown,row:bottom},{card:unknown,row:bottom}]}"});
        const QVariantMap last = tapestryview::income(match->current(), 0, namesOf(*match));
        QCOMPARE(last[u"lines"_s].toList().first().toMap()[u"name"_s].toString(), u"Mystics"_s);
        play(*match,
             {"correct player=0 set=civilizations:[{civilization:mystics,numbers:{tech:3,districts:1,control:3,tracks:1}}]"});
        const QVariantMap none = tapestryview::income(match->current(), 0, namesOf(*match));
        QCOMPARE(last[u"points"_s].toInt() - none[u"points"_s].toInt(), 10);
    }
    // The ledger says beneath civilizations what each was worth: points alone as of cards, and what it gave besides by its name.
    void theLedgerKnowsWhatMatsWereWorth_data()
    {
        QTest::addColumn<QByteArray>("achievements");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("cards");
        QTest::newRow("points") << QByteArray() << QByteArray() << u"The Chosen 8"_s;
        QTest::newRow("more") << QByteArray("correct set=achievements:{\"topple_two\":[0]}") << QByteArray("gain resources=food:1")
                              << u"The Chosen 8 points and 1 food"_s;
    }
    void theLedgerKnowsWhatMatsWereWorth()
    {
        QFETCH(const QByteArray, achievements);
        QFETCH(const QByteArray, answer);
        QFETCH(const QString, cards);
        const auto match = withMat("civilization:\"the_chosen\"", {"correct player=0 set=incomes:1"});
        for (const QByteArray &line : {achievements, QByteArray("income"), answer})
            if (!line.isEmpty())
                play(*match, {line.toStdString()});
        const auto byCard = tapestryview::cardPoints(*match);
        for (const QVariant &line : tapestryview::ledger(match->current(), 0, byCard.front()))
            if (line.toMap()[u"name"_s] == u"Civilizations"_s) {
                QCOMPARE(line.toMap()[u"points"_s].toInt(), 8);
                QCOMPARE(line.toMap()[u"cards"_s].toString(), cards);
                return;
            }
        QFAIL("there is no line of civilizations");
    }
};

} // namespace tst_tapestry_drawnmats

PEGSHEET_TEST(tst_tapestry_drawnmats, TapestryDrawnMatsTest)

#include "tst_tapestry_drawnmats.moc"
