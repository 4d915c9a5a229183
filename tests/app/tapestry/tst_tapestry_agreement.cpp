// SPDX-License-Identifier: Apache-2.0
// What is agreed on before a match of Tapestry: how much is kept, options that mean something with it, and the rules notes that go
// with it.
#include "tests/app/agreements.h"

#include "app/text/language.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_tapestry_agreement {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tests;
using namespace Qt::StringLiterals;

class TapestryAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void valuesAreChosenByName()
    {
        Agreements memory{"tapestry"};
        const auto agreement = memory.agreement();
        QCOMPARE(agreement->variants(), (QStringList{u"Base game"_s}));
        QCOMPARE(filled(*agreement).options, Object());
        QCOMPARE(agreement->choicesOf(u"depth"_s), (QStringList{u"tracks"_s, u"income"_s, u"full"_s}));
        QCOMPARE(agreement->choiceName(u"depth"_s, u"income"_s), u"Income turns"_s);
        const QString usual = agreement->optionText(u"depth"_s);
        agreement->choose(u"tieBreak"_s, u"resources"_s);
        QCOMPARE(filled(*agreement).options, (Object{{"tieBreak", "resources"}}));
        agreement->choose(u"depth"_s, u"income"_s);
        QVERIFY(!usual.isEmpty() && agreement->optionText(u"depth"_s) != usual);
        // What means nothing then is left out, and remembered.
        QCOMPARE(filled(*agreement).options, (Object{{"depth", "income"}}));
        QCOMPARE(memory.agreement()->chosen(u"tieBreak"_s), u"resources"_s);
        // With cities it goes without saying that cards and civilizations are named; a match says so, since it is not what is meant
        // where it does not.
        agreement->choose(u"depth"_s, u"full"_s);
        agreement->choose(u"tieBreak"_s, u"landmark"_s);
        QCOMPARE(agreement->chosen(u"cards"_s), u"named"_s);
        QCOMPARE(agreement->chosen(u"civilizations"_s), u"named"_s);
        QCOMPARE(filled(*agreement).options, (Object{{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}}));
        QVERIFY(!agreement->doubts().filter(u"Adjusted civilizations"_s).isEmpty());
        agreement->choose(u"civilizations"_s, u"counted"_s);
        QCOMPARE(filled(*agreement).options, (Object{{"depth", "full"}, {"cards", "named"}}));
        QVERIFY(agreement->doubts().filter(u"Adjusted civilizations"_s).isEmpty());
        agreement->choose(u"civilizations"_s, u"named"_s);
        agreement->choose(u"cards"_s, u"counted"_s);
        QCOMPARE(filled(*agreement).options, (Object{{"depth", "full"}}));
        QCOMPARE(memory.agreement()->chosen(u"cards"_s), u"counted"_s);
        for (const QString &key : {u"depth"_s, u"cards"_s, u"nanotechnology"_s, u"tieBreak"_s})
            QVERIFY(!agreement->optionTitle(key).isEmpty() && !agreement->optionText(key).isEmpty());
    }
    void onlyWhatMeansSomethingIsOffered()
    {
        Agreements memory{"tapestry"};
        const auto agreement = memory.agreement();
        QCOMPARE(offered(*agreement), (QStringList{u"depth"_s, u"nanotechnology"_s, u"tieBreak"_s}));
        agreement->setPlayers(1);
        QCOMPARE(offered(*agreement), (QStringList{u"depth"_s, u"nanotechnology"_s}));
        agreement->setPlayers(3);
        agreement->choose(u"depth"_s, u"income"_s);
        QCOMPARE(offered(*agreement), (QStringList{u"depth"_s}));
        agreement->choose(u"depth"_s, u"full"_s);
        QVERIFY(offered(*agreement).contains(u"cards"_s));
        QVERIFY(offered(*agreement).contains(u"civilizations"_s) && offered(*agreement).contains(u"adjustments"_s));
        agreement->choose(u"civilizations"_s, u"counted"_s);
        QVERIFY(offered(*agreement).contains(u"civilizations"_s) && !offered(*agreement).contains(u"adjustments"_s));
        agreement->choose(u"cards"_s, u"counted"_s);
        QVERIFY(!offered(*agreement).contains(u"civilizations"_s));
        QCOMPARE(agreement->choicesOf(u"civilizations"_s), (QStringList{u"named"_s, u"counted"_s}));
        QCOMPARE(agreement->choiceName(u"civilizations"_s, u"named"_s), u"By name"_s);
        for (const QString &choice : {u"named"_s, u"counted"_s})
            QCOMPARE(agreement->choiceName(u"civilizations"_s, choice), agreement->choiceName(u"cards"_s, choice));
        QCOMPARE(agreement->choiceName(u"adjustments"_s, u"none"_s), u"As printed"_s);
        agreement->setScoringOnly(true);
        QCOMPARE(offered(*agreement), QStringList());
        QVERIFY(agreement->ending().isEmpty());
    }
    void rulesNotesGoWithWhatIsKept()
    {
        Agreements memory{"tapestry"};
        const auto agreement = memory.agreement();
        QCOMPARE(agreement->doubts().size(), 8);
        QVERIFY(agreement->doubts().contains(u"Nanotechnology: Its bonus costs three tech cards here, as printed."_s));
        agreement->choose(u"nanotechnology"_s, u"two"_s);
        QVERIFY(agreement->doubts().contains(u"Nanotechnology: Its bonus costs two tech cards here, as the variant has it."_s));
        agreement->setPlayers(1);
        QCOMPARE(agreement->doubts().size(), 4);
        agreement->setPlayers(2);
        agreement->choose(u"depth"_s, u"income"_s);
        QCOMPARE(agreement->doubts().size(), 2);
        agreement->setScoringOnly(true);
        QCOMPARE(agreement->doubts().size(), 1);
    }
};

} // namespace tst_tapestry_agreement

PEGSHEET_TEST(tst_tapestry_agreement, TapestryAgreementTest)

#include "tst_tapestry_agreement.moc"
