// SPDX-License-Identifier: Apache-2.0
// What is agreed on before a match of Nations: a choice among depths, switches that mean something with it, and the rules at hand
// that go with it.
#include "tests/app/agreements.h"
#include "tests/app/nations/table.h"

#include "app/nations/nationshandbook.h"
#include "tests/registry.h"

namespace tst_nations_agreement {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tests;
using namespace Qt::StringLiterals;

namespace {

AgreementOption *option(Agreement &agreement, const QString &key)
{
    auto options = agreement.options();
    for (qsizetype place = 0; place < options.count(&options); ++place)
        if (options.at(&options, place)->key() == key)
            return options.at(&options, place);
    return nullptr;
}

} // namespace

class NationsAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void aDepthIsChosenAmongNames()
    {
        Agreements memory{"nations"};
        const auto agreement = memory.agreement();
        AgreementOption *depth = option(*agreement, u"depth"_s);
        QCOMPARE(depth->choices(), (QStringList{u"Tracks"_s, u"Tiles"_s, u"Everything"_s}));
        QCOMPARE(depth->choice(), 1);
        QVERIFY(option(*agreement, u"offer"_s)->choices().isEmpty());
        QCOMPARE(filled(*agreement).options, (Object{{"needlessQuestions", false}}));
        const QString usual = depth->text();
        depth->setChoice(2);
        QVERIFY(depth->text() != usual);
        QCOMPARE(filled(*agreement).options, (Object{{"depth", "full"}, {"needlessQuestions", false}}));
        // Remembered, also beside a switch, until it is what goes without saying.
        option(*agreement, u"offer"_s)->setOn(true);
        const auto later = memory.agreement();
        QCOMPARE(option(*later, u"depth"_s)->choice(), 2);
        QVERIFY(option(*later, u"offer"_s)->on());
        option(*later, u"depth"_s)->setChoice(1);
        QCOMPARE(filled(*later).options, (Object{{"offer", true}, {"needlessQuestions", false}}));
        QCOMPARE(memory.texts.size(), 1);
        QVERIFY(!memory.texts.first().contains(u"depth"_s));
        option(*later, u"depth"_s)->setChoice(7);
        QCOMPARE(option(*later, u"depth"_s)->choice(), 1);
    }
    void onlyWhatMakesADifferenceIsAsked()
    {
        Agreements memory{"nations"};
        const auto agreement = memory.agreement();
        agreement->setPlayers(3);
        QCOMPARE(offered(*agreement), (QStringList{u"depth"_s, u"offer"_s}));
        option(*agreement, u"depth"_s)->setChoice(0);
        QCOMPARE(offered(*agreement), (QStringList{u"depth"_s}));
        option(*agreement, u"depth"_s)->setChoice(2);
        QCOMPARE(offered(*agreement), (QStringList{u"depth"_s, u"offer"_s, u"famineTrades"_s, u"warOrder"_s, u"rollTogether"_s}));
        agreement->setPlayers(1);
        option(*agreement, u"offer"_s)->setOn(true);
        QCOMPARE(offered(*agreement),
                 (QStringList{u"depth"_s, u"offer"_s, u"soloHarder"_s, u"soloPassRemoves"_s, u"famineTrades"_s}));
        agreement->setScoringOnly(true);
        QVERIFY(offered(*agreement).isEmpty());
        QCOMPARE(filled(*agreement).mode, std::string("scoring"));
        QVERIFY(filled(*agreement).options.empty());
    }
    void everyChoiceStartsAMatch_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("players");
        for (int depth = 0; depth < 3; ++depth)
            for (int players = 1; players <= 4; ++players)
                QTest::addRow("depth %d, %d players", depth, players) << depth << players;
    }
    void everyChoiceStartsAMatch()
    {
        QFETCH(const int, depth);
        QFETCH(const int, players);
        Agreements memory{"nations"};
        const auto agreement = memory.agreement();
        agreement->setPlayers(players);
        option(*agreement, u"depth"_s)->setChoice(depth);
        for (const QString &key :
             {u"offer"_s, u"soloHarder"_s, u"soloPassRemoves"_s, u"famineTrades"_s, u"warOrder"_s, u"rollTogether"_s})
            option(*agreement, key)->setOn(!option(*agreement, key)->on());
        Setup setup;
        setup.players.resize(static_cast<std::size_t>(players), "P");
        agreement->fill(setup);
        nations::State state;
        QVERIFY(!nations::start(setup, state));
        QCOMPARE(static_cast<int>(state.agreed.depth), depth);
        QCOMPARE(state.agreed.famineTrades, depth != 2);
        QCOMPARE(state.agreed.oldWarOrder, depth == 2 && players > 1);
        QCOMPARE(state.agreed.rollsTogether, depth == 2 && players > 1);
        // The rules at hand are those of the match, in both languages.
        for (const char *language : {"de", "en"}) {
            QVERIFY(installLanguage(QString::fromLatin1(language)));
            const QVariantList sections = nationsRulesAtHand(state);
            QVERIFY(sections.size() >= 4);
            for (const QVariant &section : sections)
                for (const QVariant &entry : section.toMap()[u"entries"_s].toList()) {
                    const QString text = entry.toMap()[u"text"_s].toString();
                    QVERIFY2(!text.isEmpty() && !text.contains(u'%') && !entry.toMap()[u"title"_s].toString().isEmpty(),
                             qPrintable(text));
                }
        }
    }
    void everyReadingIsSaidWhereItMatters()
    {
        std::size_t most = 0;
        for (const int players : {1, 3}) {
            Setup setup;
            setup.players.resize(static_cast<std::size_t>(players), "P");
            setup.options = {{"depth", "full"}, {"offer", true}};
            nations::State state;
            QVERIFY(!nations::start(setup, state));
            most += static_cast<std::size_t>(nationsDoubts(state).size());
        }
        // Alone all but the order of the war, at a table of three all but what concerns one alone.
        QCOMPARE(most, 2 * nations::kNotes.size() - 1 - 2);
    }
};

} // namespace tst_nations_agreement

PEGSHEET_WINDOW_TEST(tst_nations_agreement, NationsAgreementTest)
#include "tst_nations_agreement.moc"
