// SPDX-License-Identifier: Apache-2.0
// What a review comes to: by small reviews written by hand, by matches that were played, and under the score of one that is open.
#include "app/application.h"
#include "app/match/reviewsummary.h"
#include "app/match/statistics.h"
#include "app/text/scoretext.h"
#include "model/catalog.h"
#include "model/core/keptrollouts.h"
#include "model/core/reviewparts.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_bronze_reviewsummary {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

// A turn of one move, which brought its player that luck and cost that much; what one gains the others lose alike.
ReviewedTurn turnOf(int seat, const BySeat &chances, double luck, double choice)
{
    ReviewedTurn turn;
    turn.seat = seat;
    turn.chances = chances;
    ReviewedMove move{0, seat, {}, {}};
    clear(move.parts, chances.size());
    for (std::size_t each = 0; each < chances.size(); ++each) {
        const bool isOwn = each == static_cast<std::size_t>(seat);
        const double part = isOwn ? 1 : -1.0 / (static_cast<double>(chances.size()) - 1);
        move.parts.luck[each] = luck * part;
        move.parts.choices[each] = choice * part;
    }
    turn.parts = move.parts;
    turn.moves.push_back(move);
    return turn;
}

Review reviewOf(std::vector<ReviewedTurn> turns, const BySeat &result)
{
    Review review;
    review.turns = std::move(turns);
    review.start = review.turns.front().chances;
    review.result = result;
    clear(review.parts, result.size());
    int place = 0;
    for (ReviewedTurn &turn : review.turns) {
        turn.place = turn.moves.front().place = place++;
        add(review.parts, turn.parts);
    }
    review.parts.rest = less(less(less(result, review.start), review.parts.luck), review.parts.choices);
    return review;
}

// Ada is ahead before the second turn, not before the third, and from the fourth on.
Review turningReview()
{
    return reviewOf({turnOf(0, {0.45, 0.55}, 0.1, 0.05), turnOf(1, {0.6, 0.4}, 0.3, -0.05), turnOf(0, {0.35, 0.65}, 0.4, -0.03),
                     turnOf(1, {0.72, 0.28}, -0.2, -0.08)},
                    {1, 0});
}

double sumOf(const std::vector<Share> &shares)
{
    double sum = 0;
    for (std::size_t share = 0; share + 1 < shares.size(); ++share)
        sum += shares[share].amount;
    return sum;
}

bool isFirst(const BySeat &chances, int seat)
{
    return std::count_if(chances.begin(), chances.end(),
                         [least = chances[static_cast<std::size_t>(seat)]](double chance) { return chance >= least; })
        == 1;
}

std::unique_ptr<Match> played(int players, std::uint64_t seed, SimulatedPlayer player)
{
    Setup setup;
    for (const char *name : {"Ada", "Ben", "Cleo", "Dov"})
        if (static_cast<int>(setup.players.size()) < players)
            setup.players.emplace_back(name);
    const GameEntry &entry = *findGame("bronze");
    Simulating how{seed, true};
    how.players.assign(static_cast<std::size_t>(players), player);
    MaybeRefusal refusal;
    const auto session = Session::begin(entry, setup, nullptr, refusal);
    refusal = session->play(std::span<const Value>(entry.simulate(setup, how).log));
    Q_ASSERT(!refusal);
    return session->match().branch(session->match().head());
}

// By the model alone.
Review reviewed(const Match &match, std::int64_t rollouts = 0)
{
    MaybeRefusal refusal;
    Reviewing how;
    how.rollouts = rollouts;
    const auto reviewer = findGame("bronze")->review(match, how, refusal);
    while (reviewer->work())
        ;
    return reviewer->review();
}

} // namespace

class ReviewSummaryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void itTurnsWithTheLastTurnAfterWhichTheWinnerStayedAhead()
    {
        const ReviewSummary summary = summaryOf(turningReview(), true);
        QCOMPARE(summary.winner, 0);
        QVERIFY(summary.turned.has_value());
        QCOMPARE(*summary.turned, std::size_t(2));
    }

    void whoWasAheadFromTheStartHasNoTurningPoint()
    {
        const ReviewSummary summary = summaryOf(reviewOf({turnOf(0, {0.6, 0.4}, 0, 0), turnOf(1, {0.7, 0.3}, 0, 0)}, {1, 0}), true);
        QCOMPARE(summary.winner, 0);
        QVERIFY(!summary.turned.has_value());
    }

    // Of three, whoever has more than each of the others is ahead; as much is not more.
    void ofThreeTheLargestChanceIsAhead()
    {
        const Review review = reviewOf({turnOf(0, {0.3, 0.4, 0.3}, 0, 0), turnOf(1, {0.4, 0.2, 0.4}, 0, 0),
                                        turnOf(2, {0.3, 0.25, 0.45}, 0, 0), turnOf(0, {0.2, 0.1, 0.7}, 0, 0)},
                                       {0, 0, 1});
        const ReviewSummary summary = summaryOf(review, true);
        QCOMPARE(summary.winner, 2);
        QCOMPARE(summary.turned, std::optional<std::size_t>(1));
    }

    void aTieAndAMatchThatGoesOnHaveNone()
    {
        Review review = turningReview();
        QCOMPARE(summaryOf(review, false).winner, -1);
        review.result = {0.5, 0.5};
        QCOMPARE(summaryOf(review, true).winner, -1);
        QVERIFY(!summaryOf(review, true).turned.has_value());
    }

    void whatStandsOutIsFound()
    {
        const ReviewSummary summary = summaryOf(turningReview(), true);
        QVERIFY(summary.luckiest && summary.dearest);
        QCOMPARE(summary.luckiest->place, 2);
        QCOMPARE(summary.luckiest->seat, 0);
        QCOMPARE(summary.luckiest->amount, 0.4);
        QCOMPARE(summary.dearest->place, 3);
        QCOMPARE(summary.dearest->seat, 1);
        QCOMPARE(summary.dearest->amount, -0.08);
    }

    // What may be chance and what is less than 2 % is not told.
    void whatMayBeChanceDoesNotStandOut()
    {
        Review review = turningReview();
        review.turns[3].margin = 0.09;
        QCOMPARE(summaryOf(review, true).dearest->place, 1);
        for (ReviewedTurn &turn : review.turns)
            turn.moves.front().parts.choices = {-0.015, -0.015};
        QVERIFY(!summaryOf(review, true).dearest.has_value());
    }

    // Own choices count, not those of the others.
    void choicesAndLuckAreCompared()
    {
        // Ada chose better by 0.15 and had 0.4 more luck than Ben.
        const ReviewSummary clear = summaryOf(turningReview(), true);
        QCOMPARE(clear.bestChoices, 0);
        QCOMPARE(clear.mostLuck, 0);
        QCOMPARE(clear.leastLuck, 1);
        Review review = turningReview();
        review.turns.front().margin = 0.1;
        QCOMPARE(summaryOf(review, true).bestChoices, -1);
        review = turningReview();
        review.lastRolls = true;
        QCOMPARE(summaryOf(review, true).bestChoices, -1);
        QCOMPARE(summaryOf(review, true).mostLuck, -1);
    }

    void whatIsToldAddsUp_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {1, 2, 3, 4})
            QTest::addRow("%d", players) << players;
    }
    void whatIsToldAddsUp()
    {
        QFETCH(int, players);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const auto match = played(players, seed, SimulatedPlayer::Random);
            const Review review = reviewed(*match, 40);
            const ReviewSummary summary = summaryOf(review, true);
            QCOMPARE(summary.shares.size(), static_cast<std::size_t>(players));
            for (std::size_t seat = 0; seat < summary.shares.size(); ++seat) {
                const std::vector<Share> &shares = summary.shares[seat];
                QVERIFY(std::abs(sumOf(shares) - shares.back().amount) < 1e-9);
                QVERIFY(std::abs(shares.front().amount - review.start[seat]) <= (players == 1 ? 0.05 : 0.005) + 1e-9);
                QVERIFY(std::abs(shares.back().amount - review.result[seat]) <= (players == 1 ? 0.05 : 0.005) + 1e-9);
                // By hand there were no trades, and nothing was corrected.
                for (const Share &share : shares)
                    QVERIFY(share.kind != ShareKind::Corrections);
            }
            QCOMPARE(summary.turned.has_value() && players == 1, false);
            if (!summary.turned)
                continue;
            QVERIFY(!isFirst(review.turns[*summary.turned].chances, summary.winner));
            for (std::size_t later = *summary.turned + 1; later < review.turns.size(); ++later)
                QVERIFY(isFirst(review.turns[later].chances, summary.winner));
        }
    }

    void whereOnlyLastRollsAreKnownTheyAreOnePart()
    {
        Review review = turningReview();
        review.lastRolls = true;
        std::swap(review.parts.luck, review.parts.rolls);
        const std::vector<Share> shares = summaryOf(review, true).shares.front();
        QCOMPARE(shares.size(), std::size_t(4));
        QCOMPARE(shares[1].kind, ShareKind::Rolls);
        QCOMPARE(shares[2].kind, ShareKind::Choices);
        QVERIFY(std::abs(sumOf(shares) - 1) < 1e-9);
    }

    void tradesAndCorrectionsAreToldWhereThereWereAny()
    {
        Review review = turningReview();
        QCOMPARE(summaryOf(review, true).shares.front().size(), std::size_t(4));
        review.parts.trades = {0.07, -0.07};
        QCOMPARE(summaryOf(review, true).shares.back()[3], (Share{ShareKind::Trades, -0.07}));
        review.parts.corrections = {-0.3, 0.3};
        const std::vector<Share> shares = summaryOf(review, true).shares.front();
        QCOMPARE(shares.size(), std::size_t(6));
        QCOMPARE(shares[4].kind, ShareKind::Corrections);
        QVERIFY(std::abs(sumOf(shares) - 1) < 1e-9);
    }

    // The match that is open: its review is there once it is over, and every place that it names is one of the match.
    void aFinishedMatchThatIsOpenIsReviewed()
    {
        const qlonglong id = keep(2);
        Application application(file());
        QVERIFY(application.review() == nullptr);
        QVERIFY(application.open(id));
        MatchReview *review = application.review();
        QVERIFY(review != nullptr && review->sums().isEmpty());
        review->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!review->sums().isEmpty(), 20'000);
        review->setRunning(false);
        QCOMPARE(review->sums().size(), 2);
        const QVariantMap sum = review->sums().constFirst().toMap();
        QCOMPARE(sum.value(u"name"_s).toString(), u"Ada"_s);
        const QVariantList rows = sum.value(u"rows"_s).toList();
        QCOMPARE(rows.constFirst().toMap().value(u"label"_s).toString(), u"At the start"_s);
        QCOMPARE(rows.constLast().toMap().value(u"label"_s).toString(), u"Result"_s);
        for (const QVariantMap &moment : {review->luckiest(), review->dearest(), review->turned()}) {
            QVERIFY(!moment.value(u"text"_s).toString().isEmpty());
            const int place = moment.value(u"place"_s).toInt();
            QVERIFY(place >= 0 && place <= application.match()->moveList()->made());
        }
        QVERIFY(review->luckiest().value(u"text"_s).toString().contains(u"+"_s));
        QVERIFY(review->dearest().value(u"text"_s).toString().contains(u" · Better was: "_s));
    }

    void withAMoveTakenBackNothingIsLeftOfIt()
    {
        const qlonglong id = keep(2);
        Application application(file());
        QVERIFY(application.open(id));
        application.review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!application.review()->sums().isEmpty(), 20'000);
        const QSignalSpy changes(&application, &Application::reviewChanged);
        application.match()->undo();
        QVERIFY(application.review() == nullptr);
        QCOMPARE(changes.size(), 1);
        application.match()->redo();
        QVERIFY(application.review() != nullptr && application.review()->sums().isEmpty());
        QVERIFY(!application.review()->isRunning());
        application.close();
        QVERIFY(application.review() == nullptr);
        QVERIFY(storage::Library(path()).review(storage::MatchId{id}).empty());
    }

    // What was found under the final score is there for the replay, and the other way round.
    void whatWasFoundServesTheReplayToo()
    {
        const qlonglong id = keep(2);
        {
            Application application(file());
            QVERIFY(application.open(id));
            application.review()->setRunning(true);
            QTRY_VERIFY_WITH_TIMEOUT(application.review()->isSettled(), 60'000);
        }
        const std::string found = storage::Library(path()).review(storage::MatchId{id});
        QVERIFY(!found.empty());
        Application application(file());
        QVERIFY(application.beginReplay(id));
        application.replay()->review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(application.replay()->review()->isSettled(), 60'000);
        QCOMPARE(storage::Library(path()).review(storage::MatchId{id}), found);
        const qreal turning = application.replay()->review()->turningPoint();
        const int place = application.replay()->review()->turned().value(u"place"_s).toInt();
        QVERIFY(place > 0 ? turning > 0 : turning < 0);
    }

    // Two matches that were reviewed to the end, and one that was not: the luck on average, beside what is usual.
    void theStatisticsAddUpTheLuck()
    {
        const std::array ids{keep(2), keep(2)};
        QVERIFY(keep(2) > ids.back());
        Application application(file());
        for (const qlonglong id : ids) {
            QVERIFY(application.open(id));
            application.review()->setRunning(true);
            QTRY_VERIFY_WITH_TIMEOUT(application.review()->isSettled(), 60'000);
        }
        const auto luck = [&](const QString &player) {
            application.statistics()->setPlayer(player);
            application.statistics()->refresh();
            QStringList told;
            for (const QVariant &number : application.statistics()->numbers())
                if (number.toMap().value(u"label"_s).toString().startsWith(u"Luck"_s))
                    for (const QString &key : {u"label"_s, u"value"_s})
                        told << number.toMap().value(key).toString();
            return told;
        };
        // The same match twice: its luck as it stands under its score.
        const auto seats = keptLuck(storage::Library(path()).review(storage::MatchId{ids.front()}));
        QCOMPARE(seats.size(), std::size_t(2));
        QVERIFY(std::abs(seats[0].luck + seats[1].luck) < 1e-5);
        const QString usual = percentText(std::sqrt(seats[0].squares / 2));
        QCOMPARE(luck(u"Ada"_s),
                 (QStringList{u"Luck in a match, of 2; up to ±%1 is usual"_s.arg(usual), percentChangeText(seats[0].luck)}));
        QCOMPARE(luck(u"Ben"_s).value(1), percentChangeText(seats[1].luck));
        QVERIFY(luck({}).isEmpty());
    }

    void whereItIsNotWantedThereIsNone()
    {
        const qlonglong id = keep(2);
        Application application(file());
        QVERIFY(application.open(id) && application.review() != nullptr);
        application.settings()->setReviews(false);
        QVERIFY(application.review() == nullptr);
        application.close();
        QVERIFY(application.open(id) && application.review() == nullptr);
        application.settings()->setReviews(true);
        QVERIFY(application.review() != nullptr);
        application.match()->undo();
        QVERIFY(application.review() == nullptr);
    }

    void aloneItIsOfPoints()
    {
        const qlonglong id = keep(1);
        Application application(file());
        QVERIFY(application.open(id));
        MatchReview *review = application.review();
        review->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!review->sums().isEmpty(), 20'000);
        const QVariantList rows = review->sums().constFirst().toMap().value(u"rows"_s).toList();
        for (const QVariant &row : rows)
            QVERIFY(row.toMap().value(u"text"_s).toString().endsWith(u" points"_s));
        QVERIFY(review->turned().isEmpty() && review->verdict().isEmpty());
        QVERIFY(review->luckiest().value(u"text"_s).toString().endsWith(u" points"_s));
    }

    // The score to be expected, a number for every round; what it is mostly between once all is known.
    void aloneTheScoreToExpectIsShown()
    {
        const qlonglong id = keep(1);
        Application application(file());
        QVERIFY(application.beginReplay(id));
        MatchReview *review = application.replay()->review();
        QVERIFY(review->expected().isEmpty());
        review->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(review->isSettled(), 60'000);
        QCOMPARE(review->expected().size(), 1);
        const QVariantMap line = review->expected().constFirst().toMap();
        QCOMPARE(line.value(u"name"_s).toString(), u"Ada"_s);
        const QVariantList values = line.value(u"values"_s).toList();
        QCOMPARE(values.size(), application.replay()->labels().size());
        QCOMPARE(values.constLast().toInt(), application.replay()->table()->session().match().standing().scores.at(0));
        for (qsizetype round = 0; round < values.size(); ++round) {
            QVERIFY(line.value(u"lows"_s).toList().at(round).toDouble() <= values.at(round).toDouble() + 1);
            QVERIFY(line.value(u"highs"_s).toList().at(round).toDouble() >= values.at(round).toDouble() - 1);
        }
        application.replay()->setPlace(5);
        QVERIFY2(application.replay()->chances().contains(u" points, mostly "_s), qPrintable(application.replay()->chances()));
        // With others there are chances instead.
        QVERIFY(application.beginReplay(keep(2)));
        application.replay()->review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!application.replay()->review()->bands().isEmpty(), 20'000);
        QVERIFY(application.replay()->review()->expected().isEmpty());
    }

    // Rounded as they are told: they add up to what the result is above the start.
    void whatIsToldFitsIntoOneLine()
    {
        const qlonglong id = keep(2);
        Application application(file());
        QVERIFY(application.open(id));
        QCOMPARE(application.review()->sumLine(), QString());
        application.review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!application.review()->sums().isEmpty(), 20'000);
        const QString line = application.review()->sumLine();
        QVERIFY2(QRegularExpression(u"^Ada: Luck [+\u2212]?\\d+.%, Choices [+\u2212]?\\d+.%\\. Ben: Luck .*, Choices .*\\.$"_s)
                     .match(line)
                     .hasMatch(),
                 qPrintable(line));
    }

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(u"a.db"_s); }
    [[nodiscard]] std::filesystem::path path() const { return file().toStdU16String(); }
    [[nodiscard]] qlonglong keep(int players) const
    {
        storage::Library library(path());
        Setup setup;
        setup.players = {"Ada"};
        if (players == 2)
            setup.players.emplace_back("Ben");
        const GameEntry &entry = *findGame("bronze");
        MaybeRefusal refusal;
        const auto session = Session::begin(entry, setup, &library, refusal);
        refusal = session->play(std::span<const Value>(entry.simulate(setup, {3, true}).log));
        return refusal ? 0 : session->id().value;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_bronze_reviewsummary

PEGSHEET_TEST(tst_bronze_reviewsummary, ReviewSummaryTest)
#include "tst_bronze_reviewsummary.moc"
