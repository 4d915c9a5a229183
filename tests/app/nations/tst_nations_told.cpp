// SPDX-License-Identifier: Apache-2.0
// Every move of random matches is told, in both languages, and what is printed of them finds its room.
#include "tests/app/nations/table.h"

#include "app/export/scoresheet.h"
#include "app/match/movedescription.h"
#include "app/nations/nationsscores.h"
#include "model/nations/scoring.h"
#include "tests/registry.h"

#include <QGuiApplication>

namespace tst_nations_told {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

using TheMatch = MatchOf<nations::Nations>;

std::unique_ptr<TheMatch> played(const char *depth, int players, std::uint64_t seed, bool offer)
{
    Setup setup;
    setup.options = {{"depth", depth}, {"offer", offer}};
    for (const char *name : {"Ada", "Benedikt", "Cleo „die Große“", "陈"})
        if (static_cast<int>(setup.players.size()) < players)
            setup.players.emplace_back(name);
    setup = canonicalSetup(nations::gameInfo(), setup);
    MaybeRefusal refusal;
    auto match = TheMatch::start(setup, refusal);
    for (const Value &move : findGame("nations")->simulate(setup, {seed, true}).log)
        if (match->play(move))
            qFatal("a simulated move is refused");
    return match;
}

// Words without anything that is not filled in.
bool isWhole(const QString &text)
{
    return !text.contains(QLatin1Char('{')) && !text.contains(QLatin1String("%1")) && !text.contains(QLatin1String("%n"));
}

} // namespace

class NationsToldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMoveIsTold_data()
    {
        QTest::addColumn<QByteArray>("depth");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("offer");
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "de"})
            for (const char *depth : {"tracks", "tiles", "full"})
                for (int players = 1; players <= 4; ++players)
                    QTest::addRow("%s, %d players, %s", depth, players, language)
                        << QByteArray(depth) << players << (players % 2 == 0) << QString::fromLatin1(language);
    }
    void everyMoveIsTold()
    {
        QFETCH(const QByteArray, depth);
        QFETCH(const int, players);
        QFETCH(const bool, offer);
        QFETCH(const QString, language);
        QVERIFY(installLanguage(language));
        const auto match = played(depth.constData(), players, 7, offer && depth != "tracks");
        QVERIFY(match->over());
        for (int place = 0; place < match->length(); ++place) {
            const MoveDescription told = describeMove(*match, place);
            QVERIFY2(!told.sentence.isEmpty() && isWhole(told.sentence), qPrintable(told.sentence));
            QVERIFY2(isWhole(told.detail), qPrintable(told.detail));
            QVERIFY(told.round >= 1 && told.round <= nations::kAges);
        }
        QCOMPARE(describeRound(*match, match->length()), nations::kAges);
    }
    void theLedgerAndTheTableAddUp()
    {
        QVERIFY(installLanguage(QStringLiteral("en")));
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto match = played("tiles", 3, seed, false);
            const QVariantMap table = nationsScoreTable(match->current(), {u"A"_s, u"B"_s, u"C"_s});
            const QVariantList rows = table[u"rows"_s].toList();
            for (int seat = 0; seat < 3; ++seat) {
                int sum = 0;
                int total = -1;
                for (const QVariant &each : rows) {
                    const QVariantMap row = each.toMap();
                    const QString text = row[u"cells"_s].toList().at(seat).toMap()[u"text"_s].toString();
                    if (row[u"kind"_s] == u"line"_s)
                        sum += text.toInt();
                    else if (row[u"kind"_s] == u"total"_s)
                        total = text.toInt();
                }
                QCOMPARE(sum, total);
                QCOMPARE(total, nations::totalOf(match->current(), seat));
            }
        }
    }
    void thePaperHoldsEverythingOnIt()
    {
        for (const char *language : {"en", "de"}) {
            QVERIFY(installLanguage(QString::fromLatin1(language)));
            const auto match = played("tiles", 4, 11, true);
            const ScoreSheet sheet = scoreSheetOf(*match);
            QCOMPARE(sheet.papers.size(), 4);
            QVERIFY(!sheet.result.isEmpty() && !sheet.reason.isEmpty());
            for (const Paper &paper : sheet.papers)
                for (const Paper::Mark &mark : paper.marks()) {
                    const QRectF room = QRectF(QPointF(), paper.size()).adjusted(-0.1, -0.1, 0.1, 0.1);
                    QVERIFY2(room.contains(mark.place.topLeft()) && room.contains(mark.place.bottomRight()), qPrintable(mark.text));
                }
            const nations::State &state = match->current();
            for (const nations::Tile &colony : state.seats[0].colonies) {
                const QString name = QString::fromUtf8(colony.name.text());
                QVERIFY2(std::any_of(sheet.papers[0].marks().begin(), sheet.papers[0].marks().end(),
                                     [&](const Paper::Mark &mark) { return mark.text == name; }),
                         qPrintable(name));
            }
        }
    }
    void oneAloneIsComparedWithTheHallOfFame()
    {
        QVERIFY(installLanguage(QStringLiteral("en")));
        nations::State state;
        Setup setup;
        setup.players = {"Ada"};
        QVERIFY(!nations::start(setup, state));
        state.step = nations::Step::Over;
        QVERIFY(nationsScoreTable(state, {u"Ada"_s})[u"sentence"_s].toString().contains(u"Not in the hall of fame"_s));
        state.seats[0].ledger[0] = {10, 20, 12};
        const QVariantMap table = nationsScoreTable(state, {u"Ada"_s}, {{35, u"today"_s}});
        QCOMPARE(table[u"title"_s].toString(), u"Ada has 42 points"_s);
        QCOMPARE(table[u"sentence"_s].toString(), u"In the hall of fame: Ashoka. A new best; the best before was 35 points."_s);
    }
    void theTurnOrderDecidesATie()
    {
        QVERIFY(installLanguage(QStringLiteral("en")));
        nations::State state;
        Setup setup;
        setup.players = {"Ada", "Ben"};
        QVERIFY(!nations::start(setup, state));
        state.step = nations::Step::Over;
        state.order = {1, 0, 2, 3};
        state.seats[0].ledger[0] = {4, 0, 0};
        state.seats[1].ledger[0] = {0, 4, 0};
        const QVariantMap table = nationsScoreTable(state, {u"Ada"_s, u"Ben"_s});
        QCOMPARE(table[u"title"_s].toString(), u"Ben wins the tie"_s);
        QCOMPARE(table[u"sentence"_s].toString(), u"Each has 4 points. The last turn order decides: Ben 1., Ada 2."_s);
    }
};

} // namespace tst_nations_told

PEGSHEET_WINDOW_TEST(tst_nations_told, NationsToldTest)
#include "tst_nations_told.moc"
