// SPDX-License-Identifier: Apache-2.0
// A match of Tapestry on paper: points by source and era, and what each player has, as far as it is kept.
#include "tests/app/tapestry/table.h"

#include "app/export/scoresheet.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/scoring.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>

namespace tst_tapestry_paper {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;
using namespace Qt::StringLiterals;

namespace {

bool says(const Paper &paper, const QString &words)
{
    return std::ranges::any_of(paper.marks(), [&](const Paper::Mark &mark) { return mark.text == words; });
}

// Nothing runs off the paper, and no words lie on others.
bool fits(const Paper &paper)
{
    const QRectF whole = QRectF(QPointF(), paper.size()).adjusted(-0.5, -0.5, 0.5, 0.5);
    QList<QRectF> words;
    for (const Paper::Mark &mark : paper.marks()) {
        if (!whole.contains(mark.place.topLeft()) || !whole.contains(mark.place.bottomRight()))
            return false;
        if (mark.kind == Paper::Kind::Text && !mark.text.isEmpty())
            words.append(mark.place.adjusted(0.05, 0.05, -0.05, -0.05));
    }
    for (qsizetype one = 0; one < words.size(); ++one)
        for (qsizetype other = 0; other < one; ++other)
            if (words.at(one).intersects(words.at(other)))
                return false;
    return true;
}

} // namespace

class TapestryPaperTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void everythingIsOnThePaper_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= kMostSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void everythingIsOnThePaper()
    {
        QFETCH(const int, players);
        const auto match = played(players, 7);
        const State &state = match->current();
        const ScoreSheet sheet = scoreSheetOf(*match);
        QCOMPARE(sheet.title, u"Tapestry"_s);
        QVERIFY(!sheet.result.isEmpty());
        QCOMPARE(sheet.reason.isEmpty(), players == 1);
        QCOMPARE(sheet.papers.size(), players);
        for (int seat = 0; seat < players; ++seat) {
            const Paper &paper = sheet.papers.at(seat);
            QVERIFY(fits(paper));
            QVERIFY(says(paper, namesOf(*match).at(seat)));
            QVERIFY(says(paper, QString::number(state.at(seat).vp)));
            for (const ScoreLine &line : scoreOf(state, seat).lines)
                QVERIFY(says(paper, scoreName(line.what)) && says(paper, QString::number(line.points)));
            for (const QString &era : {u"Before"_s, u"Era 1"_s, u"Era 2"_s, u"Era 3"_s, u"Era 4"_s, u"Era 5"_s})
                QVERIFY(says(paper, era));
            for (const Track track : kAll<Track>)
                QVERIFY(says(paper, termText("track", nameOf(track))));
            for (const Landmark landmark : kAll<Landmark>)
                QCOMPARE(says(paper, termText("landmark", nameOf(landmark))), state.landmarks[landmark] == seat);
            for (const Achievement achievement : kAll<Achievement>)
                QCOMPARE(says(paper, termText("achievement", nameOf(achievement))), state.achievements[achievement].has(seat));
        }
    }
    // One player may have them all.
    void allLandmarksHaveRoom()
    {
        const auto match = begun(2);
        std::string all;
        for (const Landmark landmark : kAll<Landmark>)
            all += (all.empty() ? "\"" : ",\"") + std::string(nameOf(landmark)) + '"';
        play(*match, {"correct player=0 set=landmarks:[" + all + "]"});
        QVERIFY(fits(scoreSheetOf(*match).papers.constFirst()));
    }
    void whatIsNotKeptIsLeftOut()
    {
        const ScoreSheet income = scoreSheetOf(*begun(2, {{"depth", "income"}}));
        QVERIFY(income.result.isEmpty());
        QVERIFY(fits(income.papers.constFirst()));
        QVERIFY(says(income.papers.constFirst(), u"Market"_s));
        QVERIFY(!says(income.papers.constFirst(), u"Science"_s));
        const auto match = begun(2, {}, "scoring");
        play(*match, {"sheet player=0 vp=70", "sheet player=1 vp=90"});
        const ScoreSheet sheets = scoreSheetOf(*match);
        QVERIFY(fits(sheets.papers.constFirst()));
        QVERIFY(says(sheets.papers.constFirst(), u"70"_s));
        QVERIFY(!says(sheets.papers.constFirst(), u"Era 5"_s) && !says(sheets.papers.constFirst(), u"Market"_s));
    }
};

} // namespace tst_tapestry_paper

PEGSHEET_TEST(tst_tapestry_paper, TapestryPaperTest)

#include "tst_tapestry_paper.moc"
