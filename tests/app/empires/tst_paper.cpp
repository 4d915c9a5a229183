// SPDX-License-Identifier: Apache-2.0
// A match of Empire's End on paper: every place, what is destroyed, every Innovation and the score of each player.
#include "app/empires/text/empirestext.h"
#include "app/export/scoresheet.h"
#include "app/text/language.h"
#include "model/catalog.h"
#include "model/core/matchof.h"
#include "model/empires/game.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>

namespace tst_empires_paper {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::empires;

namespace {

std::unique_ptr<MatchOf<Empires>> finished(int players, std::uint64_t seed)
{
    Setup setup;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat + 1));
    setup = canonicalSetup(Empires::info(), setup);
    MaybeRefusal refusal;
    auto match = MatchOf<Empires>::start(setup, refusal);
    for (const Value &move : findGame("empires")->simulate(setup, {seed, true}).log)
        if (match->play(move))
            qFatal("a simulated move is refused");
    return match;
}

qsizetype saying(const Paper &paper, const QString &words)
{
    return std::ranges::count_if(paper.marks(), [&](const Paper::Mark &mark) { return mark.text == words; });
}

} // namespace

class TestPaper : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }
    void everythingIsOnThePaper_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4})
            QTest::addRow("%d players", players) << players;
    }
    void everythingIsOnThePaper()
    {
        QFETCH(const int, players);
        const auto match = finished(players, 7);
        const State &state = match->current();
        const ScoreSheet sheet = scoreSheetOf(*match);
        QCOMPARE(sheet.title, u"Empire's End"_s);
        QVERIFY(!sheet.result.isEmpty());
        QCOMPARE(sheet.papers.size(), players);
        for (int seat = 0; seat < players; ++seat) {
            const Paper &paper = sheet.papers.at(seat);
            QVERIFY(saying(paper, u"P%1"_s.arg(seat + 1)) > 0);
            QVERIFY(saying(paper, QString::number(match->standing().scores.at(static_cast<std::size_t>(seat)))) > 0);
            for (const Location location : kAll<Location>)
                QVERIFY(saying(paper, placeName(state.known->places, location)) > 0);
            for (std::uint8_t card = 0; card < kCards; ++card)
                if (state.lies(Card{card}).seat() == seat)
                    QVERIFY(saying(paper, termText("card", nameOf(Card{card}))) > 0);
            const auto struck = std::ranges::count_if(paper.marks(),
                                                      [](const Paper::Mark &mark) { return mark.kind == Paper::Kind::Strike; });
            QCOMPARE(struck, static_cast<qsizetype>(kPlaces - state.at(seat).healthy()));
            // Nothing runs off the paper.
            const QRectF whole = QRectF(QPointF(), paper.size()).adjusted(-0.5, -0.5, 0.5, 0.5);
            for (const Paper::Mark &mark : paper.marks())
                QVERIFY(whole.contains(mark.place.topLeft()) && whole.contains(mark.place.bottomRight()));
        }
    }
};

} // namespace tst_empires_paper

PEGSHEET_WINDOW_TEST(tst_empires_paper, TestPaper)
#include "tst_paper.moc"
