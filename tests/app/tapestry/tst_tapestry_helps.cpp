// SPDX-License-Identifier: Apache-2.0
// Before a choice it is told whom of the others it helps, by a card of theirs that is in force.
#include "app/tapestry/tapestryview.h"
#include "app/text/language.h"
#include "model/tapestry/pencil.h"
#include "tests/app/tapestry/table.h"
#include "tests/registry.h"

#include <QTest>

#include <initializer_list>
#include <memory>
#include <string_view>

namespace tst_tapestry_helps {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;

namespace {

// Ada, Benedikt and Cleo have taken their first income turns; Ada can pay for anything. Then these moves.
std::unique_ptr<TheMatch> named(std::initializer_list<std::string_view> lines)
{
    auto match = begun(3, {{"depth", "full"}, {"cards", "named"}});
    play(*match,
         {"skip", "skip", "skip", "income", "income", "income",
          "correct player=0 set=resources:{coin:6,worker:6,food:6,culture:6}"});
    play(*match, lines);
    return match;
}

// Whom a step of the player helps, track by track.
QStringList helpsOf(const TheMatch &match, int seat)
{
    QStringList texts;
    const QVariantList tracks = tapestryview::tracks(match.current(), seat, {}, namesOf(match));
    for (const QVariant &track : tracks)
        texts.append(track.toMap().value(u"helps"_s).toString());
    return texts;
}

// What stands under each key.
QStringList detailsOf(const TheMatch &match)
{
    QStringList details;
    const QList<AnswerGroup> groups = tapestryview::answers(match.current(), {}, namesOf(match));
    for (const AnswerGroup &group : groups)
        for (const AnswerKey &key : group.keys)
            details.append(key.detail);
    return details;
}

} // namespace

class TapestryHelpsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }
    // DE p.26, p.28: an opponent's step on a track; the benefit of the one who was named, on the track that was.
    void aStepSaysWhomItHelps()
    {
        const auto match = named({"correct player=0 set=tracks:{technology:[1]}",
                                  "correct player=1 set=acting:[{card:\"broker_of_peace\"}]",
                                  "correct player=2 set=acting:[{card:\"marriage_of_state\",partner:0,track:technology}]"});
        QCOMPARE(helpsOf(*match, 0),
                 (QStringList{QString(), QString(), u"Benedikt: 3 points (Broker of Peace)"_s,
                              u"Cleo „die Große“: 1 tapestry card (Marriage of State)"_s}));
        // It is not their turn.
        QCOMPARE(helpsOf(*match, 1).join(QString()), QString());
        QCOMPARE(helpsOf(*match, 2).join(QString()), QString());
    }
    void aStepHelpsNobodyElse()
    {
        const auto match = named({"correct player=0 set=acting:[{card:academia},{card:empiricism}]",
                                  "correct player=1 set=acting:[{card:\"marriage_of_state\",partner:2,track:technology}]"});
        QCOMPARE(helpsOf(*match, 0).join(QString()), QString());
    }
    // What cannot be paid for helps nobody.
    void aStepThatIsNotPossibleSaysNothing()
    {
        const auto match = named({"correct player=1 set=acting:[{card:\"broker_of_peace\"}]",
                                  "correct player=0 set=resources:{coin:0,worker:0,food:0,culture:0}"});
        QCOMPARE(helpsOf(*match, 0).join(QString()), QString());
    }
    // A step without the benefit brings it to nobody.
    void aTrackSaysWhomItHelps()
    {
        const std::initializer_list<std::string_view> cards{
            "correct player=0 set=tracks:{technology:[1]}",
            "correct player=1 set=acting:[{card:\"broker_of_peace\"},{card:\"marriage_of_state\",partner:0,track:technology}]"};
        const auto match = named(cards);
        play(*match, {"benefit player=0 gains=\"adv(any)\""});
        const QStringList details = detailsOf(*match);
        QCOMPARE(details.size(), qsizetype(4));
        QVERIFY2(details.at(2).endsWith(u" · Benedikt: 3 points (Broker of Peace)"_s), qPrintable(details.at(2)));
        QVERIFY2(details.at(3).endsWith(u" · Benedikt: 1 tapestry card (Marriage of State)"_s), qPrintable(details.at(3)));
        QVERIFY(!details.at(0).contains(u"Benedikt"_s) && !details.at(1).contains(u"Benedikt"_s));
        const auto without = named(cards);
        play(*without, {"benefit player=0 gains=\"adv_x(any)\""});
        QCOMPARE(detailsOf(*without).at(2), u"0 → 1 · Benedikt: 3 points (Broker of Peace)"_s);
        QCOMPARE(detailsOf(*without).at(3), u"1 → 2"_s);
    }
    // DE p.26: an ally gains what an upgrade brings; where the card cannot go up nobody does.
    void anUpgradeSaysWhomItHelps()
    {
        const auto match = named({"correct player=0 set=techCards:[{card:calendar,row:bottom},{card:ammonia,row:middle}]",
                                  "correct player=1 set=acting:[{card:alliance,partner:0}]", "benefit player=0 gains=upgrade"});
        const QStringList details = detailsOf(*match);
        QCOMPARE(details.at(0), u"1 culture · Benedikt: 1 culture (Alliance)"_s);
        QVERIFY2(!details.at(1).contains(u"Alliance"_s), qPrintable(details.at(1)));
    }
    // What is told comes.
    void whoIsToldGainsIt()
    {
        const std::initializer_list<std::string_view> cards{
            "correct player=0 set=tracks:{technology:[1]}", "correct player=1 set=acting:[{card:\"broker_of_peace\"}]",
            "correct player=2 set=acting:[{card:\"marriage_of_state\",partner:0,track:technology}]"};
        const auto military = named(cards);
        play(*military, {"advance track=military pay=coin:1"});
        QCOMPARE(int{military->current().at(1).vp}, 3);
        const auto technology = named(cards);
        const int before = technology->current().at(2).tapestry;
        play(*technology, {"advance track=technology pay=coin:1"});
        QCOMPARE(int{technology->current().at(2).tapestry}, before + 1);
    }
};

} // namespace tst_tapestry_helps

PEGSHEET_TEST(tst_tapestry_helps, TapestryHelpsTest)

#include "tst_tapestry_helps.moc"
