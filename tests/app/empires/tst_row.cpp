// SPDX-License-Identifier: Apache-2.0
// How places of Empire's End are told apart while the row is laid and afterwards: by what their cards show.
#include "app/empires/empiresmatch.h"
#include "app/empires/text/empirestext.h"
#include "app/match/gametable.h"
#include "app/match/roundwords.h"
#include "app/text/language.h"
#include "model/catalog.h"
#include "model/core/notation.h"
#include "tests/answers.h"
#include "tests/registry.h"

#include <QSet>
#include <QTest>

namespace tst_empires_row {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::empires;

namespace {

std::unique_ptr<EmpiresMatch> begin()
{
    Setup setup;
    setup.players = {"Ada", "Ben"};
    setup = canonicalSetup(Empires::info(), setup);
    MaybeRefusal refusal;
    return std::make_unique<EmpiresMatch>(Session::begin(*findGame("empires"), setup, nullptr, refusal));
}

QStringList titles(const EmpiresMatch &match)
{
    QStringList list;
    for (const AnswerKey &key : tests::answersNamed(match, u"lay"_s).keys)
        list.append(key.title);
    return list;
}

void lay(EmpiresMatch &match, int count)
{
    for (int place = 0; place < count; ++place)
        match.touch(u"place"_s, place);
}

bool play(EmpiresMatch &match, const char *line)
{
    Value move;
    return !readNotation<Move>(line, move) && match.make(std::span(&move, 1));
}

} // namespace

class TestRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }
    void cardsAreNamedByWhatTheyShow()
    {
        const auto match = begin();
        const QStringList keys = titles(*match);
        QCOMPARE(keys.at(static_cast<int>(Location::ArmyA)), u"Army 5"_s);
        QCOMPARE(keys.at(static_cast<int>(Location::ArmyB)), u"Other army"_s);
        QCOMPARE(keys.at(static_cast<int>(Location::FarmAxe)), u"Axe farm 8"_s);
        // Of the towns nothing is known: the left one is first.
        QCOMPARE(keys.count(u"Town"_s), 2);
        const QList<AnswerGroup> groups = match->answers();
        QVERIFY(groups.last().shape == u"words"_s && groups.last().text.contains(u"left one first"_s));
        for (const AnswerKey &key : tests::answersNamed(*match, u"lay"_s).keys)
            QVERIFY(key.sign >= 0);
    }
    void theLastPlaceStaysWhereItFellIntoPlace()
    {
        const auto match = begin();
        lay(*match, kPlaces);
        QCOMPARE(titles(*match).last(), u"11 · Hammer farm 11"_s);
        QVERIFY(match->bar().enabled);
    }
    void aShuffledRowIsReadAsItIsLaid()
    {
        const auto match = begin();
        match->secondary();
        const QStringList keys = titles(*match);
        for (int position = 1; position <= kPlaces; ++position)
            QVERIFY2(keys.at(position - 1).startsWith(u"%1 · "_s.arg(position)), qPrintable(keys.at(position - 1)));
        match->primary();
        QCOMPARE(match->stage(), u"track"_s);
    }
    void valuesAreAskedForPlaceByPlace()
    {
        const auto match = begin();
        lay(*match, kPlaces);
        match->primary();
        QVERIFY(play(*match, "track phases=military,end"));
        const auto asked = [&] { return tests::answersNamed(*match, u"missing"_s).keys; };
        QCOMPARE(asked().at(0).title, u"Town (position 2)"_s);
        QCOMPARE(asked().at(2).title, u"Other army"_s);
        QVERIFY(play(*match, "values of=townA:{value:20}"));
        // It keeps its name as long as the others are asked for.
        QCOMPARE(asked().at(0).title, u"Town (position 2)"_s);
        QCOMPARE(asked().at(0).detail, u"20"_s);
        QVERIFY(asked().at(1).chosen && !asked().at(0).chosen);
        const auto name = [&](int position) {
            const QVariantList row = match->sheets().constFirst().toMap().value(u"row"_s).toList();
            return row.at(position - 1).toMap().value(u"name"_s).toString();
        };
        QCOMPARE(name(2), u"Town 20"_s);
        QCOMPARE(name(5), u"Other army"_s);
    }
    // Back, or corrected: what the table has to do with its pieces, by place and name, until the next touch.
    void whatTheTableHasToMoveIsSaid()
    {
        const auto match = begin();
        lay(*match, kPlaces);
        match->primary();
        QVERIFY(play(*match, "track phases=crisis,crisis") && play(*match, R"(reveal card="fire-4")"));
        QVERIFY(play(*match, "accept player=1 position=1"));
        QVERIFY(match->crossing().isEmpty());
        match->undo();
        const QStringList lines = match->crossing().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.at(0), u"Ada: start marker"_s);
        QCOMPARE(lines.at(1), u"Ben: Army 5 (position 4) healthy again · Fire 4 away"_s);
        match->redo();
        QVERIFY(match->crossing().isEmpty());
        QVERIFY(play(*match, "correct player=0 set=score:3"));
        QCOMPARE(match->crossing(), u"Ada: score marker to 3"_s);
        QVERIFY(play(*match, R"(reveal card="fire-9")"));
        QVERIFY(match->crossing().isEmpty());
    }
    // Mending and the course of a match have the points on the score track; what the end brings is counted at its end.
    void theScoreTrackIsToldWhileAMatchGoesOn()
    {
        const auto match = begin();
        lay(*match, kPlaces);
        match->primary();
        QVERIFY(play(*match, "track phases=crisis,end") && play(*match, "correct player=1 set=score:7"));
        const auto scores = [&] {
            const pegsheet::Match &made = match->session().match();
            return made.over() ? made.standing().scores : pegsheet::app::pointsSoFar(made, pegsheet::app::gameTable(made).rounds());
        };
        QCOMPARE(scores(), (std::vector<int>{0, 7}));
        QVERIFY(play(*match, R"(reveal card="fire-4")") && play(*match, "accept player=0 position=1"));
        QCOMPARE(scores(), (std::vector<int>{0, 7}));
        QVERIFY(!match->lastTurn().contains(u"−"_s));
        QVERIFY(play(*match, "values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}"));
        QVERIFY(play(*match, R"(use player=0 by="fire-4" points=3)"));
        QVERIFY(match->over());
        QVERIFY(scores().at(0) > 100 && scores().at(1) > 100);
    }
};

} // namespace tst_empires_row

PEGSHEET_WINDOW_TEST(tst_empires_row, TestRow)
#include "tst_row.moc"
