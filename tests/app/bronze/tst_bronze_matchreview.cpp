// SPDX-License-Identifier: Apache-2.0
// A match that is played back is reviewed: its chances, what is told of each move, and what of it is kept.
#include "app/application.h"
#include "app/text/scoretext.h"
#include "model/catalog.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

namespace tst_bronze_matchreview {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

qlonglong kept(storage::Library &library, const char *game, int players, SimulatedPlayer player, const char *mode = "play")
{
    Setup setup;
    setup.mode = mode;
    for (const char *name : {"Ada", "Ben", "Cleo", "Dov"})
        if (static_cast<int>(setup.players.size()) < players)
            setup.players.emplace_back(name);
    const GameEntry &entry = *findGame(game);
    MaybeRefusal refusal;
    const auto session = Session::begin(entry, setup, &library, refusal);
    if (setup.mode == "play") {
        Simulating how{3, true};
        how.players.assign(static_cast<std::size_t>(players), player);
        refusal = session->play(std::span<const Value>(entry.simulate(setup, how).log));
    }
    Q_ASSERT(!refusal);
    return session->id().value;
}

} // namespace

class MatchReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void chancesOfAllTurnsSumToOne()
    {
        const qlonglong id = keep("bronze", 3, SimulatedPlayer::Fast);
        Application application(file());
        QVERIFY(application.beginReplay(id));
        MatchReview *review = application.replay()->review();
        QVERIFY(review != nullptr);
        QVERIFY(review->bands().isEmpty() && review->places().isEmpty());
        review->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!review->bands().isEmpty(), 20'000);
        const QVariantList bands = review->bands();
        const QList<qreal> places = review->places();
        QCOMPARE(bands.size(), 3);
        QCOMPARE(review->margins().size(), places.size());
        QCOMPARE(places.constFirst(), 0.0);
        QCOMPARE(places.constLast(), static_cast<qreal>(application.replay()->labels().size() - 1));
        QVERIFY(std::is_sorted(places.cbegin(), places.cend()));
        for (qsizetype value = 0; value < places.size(); ++value) {
            double sum = 0;
            for (const QVariant &band : bands)
                sum += band.toMap().value(u"values"_s).toList().at(value).toDouble();
            QVERIFY(std::abs(sum - 1) < 1e-6);
        }
        QCOMPARE(bands.at(2).toMap().value(u"name"_s).toString(), u"Cleo"_s);
    }

    // What each move says is what the review says of its turn.
    void everyMoveIsToldOf()
    {
        const qlonglong id = keep("bronze", 2, SimulatedPlayer::Random);
        Application application(file());
        QVERIFY(application.beginReplay(id, 0));
        Replay &replay = *application.replay();
        replay.review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!replay.review()->bands().isEmpty(), 20'000);
        replay.review()->setRunning(false);
        QVERIFY(replay.turnReviewed().isEmpty() && replay.moveReviewed().isEmpty());
        QVERIFY(replay.chances().startsWith(u"Ada "_s));
        int told = 0;
        int advised = 0;
        for (int place = 1; place <= replay.moves(); ++place) {
            replay.setPlace(place);
            QVERIFY(replay.turnReviewed().startsWith(u"Luck "_s) && replay.turnReviewed().endsWith(u" %"_s));
            QVERIFY(replay.turnReviewed().contains(u" · Choices "_s));
            QVERIFY(replay.chances().startsWith(u"Ada "_s) && replay.chances().contains(u", Ben "_s));
            QCOMPARE(replay.moveReviewed().isEmpty(), replay.moveWeight() == 0);
            told += replay.moveWeight() > 0 ? 1 : 0;
            advised += replay.moveReviewed().contains(u" Better was: "_s) ? 1 : 0;
        }
        QVERIFY(told > 5 && advised > 5); // it plays at random
    }

    // What was better lies in pencil where the move was made; what was made is shown again by the next step.
    void whatWasBetterIsShownInPencil()
    {
        const qlonglong id = keep("bronze", 2, SimulatedPlayer::Random);
        Application application(file());
        QVERIFY(application.beginReplay(id, 0));
        Replay &replay = *application.replay();
        replay.review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!replay.review()->bands().isEmpty(), 20'000);
        replay.review()->setRunning(false);
        const auto &table = *static_cast<BronzeMatch *>(replay.table());
        const auto lengthNow = [&] { return table.session().match().length(); };
        int pencilled = 0;
        for (int place = 1; place <= replay.moves(); ++place) {
            replay.setPlace(place);
            QVERIFY(!replay.showsBetter());
            QCOMPARE(replay.hasBetter(), !replay.why().isEmpty());
            if (!replay.hasBetter())
                continue;
            replay.setShowsBetter(true);
            QVERIFY2(replay.why().startsWith(u"With it "_s), qPrintable(replay.why()));
            QCOMPARE(lengthNow(), place - 1);
            pencilled += table.workersLeft() < table.workers() ? 1 : 0;
            replay.setShowsBetter(false);
            QCOMPARE(lengthNow(), place);
            replay.setShowsBetter(true);
        }
        QVERIFY(pencilled > 0);
    }

    void aloneItTellsPoints()
    {
        const qlonglong id = keep("bronze", 1, SimulatedPlayer::Fast);
        Application application(file());
        QVERIFY(application.beginReplay(id, 1));
        Replay &replay = *application.replay();
        replay.review()->setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(replay.review()->isOfPoints(), 20'000);
        QTRY_VERIFY(replay.turnReviewed().endsWith(u" points"_s));
        QVERIFY(replay.review()->bands().isEmpty());
    }

    // What was rolled out is not rolled out again.
    void whatWasFoundIsKept()
    {
        const qlonglong id = keep("bronze", 2, SimulatedPlayer::Fast);
        {
            Application application(file());
            QVERIFY(application.beginReplay(id));
            MatchReview *review = application.replay()->review();
            review->setRunning(true);
            QTRY_VERIFY_WITH_TIMEOUT(review->isSettled(), 60'000);
            QVERIFY(!review->isRunning());
        }
        QVERIFY(!library()->review(storage::MatchId{id}).empty());
        Application application(file());
        QVERIFY(application.beginReplay(id));
        MatchReview *review = application.replay()->review();
        review->setRunning(true);
        QElapsedTimer clock;
        clock.start();
        QTRY_VERIFY_WITH_TIMEOUT(review->isSettled(), 20'000);
        for (const qreal margin : review->margins())
            QVERIFY(margin <= 0.06);
    }

    void closedInBetweenNothingIsKept()
    {
        const qlonglong id = keep("bronze", 4, SimulatedPlayer::Fast);
        {
            Application application(file());
            QVERIFY(application.beginReplay(id));
            MatchReview *review = application.replay()->review();
            review->setRunning(true);
            QTRY_VERIFY_WITH_TIMEOUT(!review->bands().isEmpty(), 20'000);
            application.endReplay();
        }
        QVERIFY(library()->review(storage::MatchId{id}).empty());
    }

    void whereItIsNotWantedOrNotKnownThereIsNone()
    {
        const qlonglong bronze = keep("bronze", 2, SimulatedPlayer::Random);
        const qlonglong tapestry = keep("tapestry", 2, SimulatedPlayer::Random);
        Application application(file());
        QVERIFY(application.beginReplay(tapestry));
        QVERIFY(application.replay()->review() == nullptr);
        application.settings()->setReviews(false);
        QVERIFY(application.beginReplay(bronze));
        QVERIFY(application.replay()->review() == nullptr);
        QVERIFY(application.replay()->turnReviewed().isEmpty());
    }

    void finishedSheetsSayWhyTheyAreNot()
    {
        const qlonglong id = keep("bronze", 2, SimulatedPlayer::Random, "scoring");
        Application application(file());
        QVERIFY(application.beginReplay(id));
        MatchReview *review = application.replay()->review();
        review->setRunning(true);
        QVERIFY(review->problem().startsWith(u"Only finished sheets were entered"_s));
        QVERIFY(!review->isRunning());
    }

    void numbersHaveTheirSign()
    {
        QCOMPARE(percentText(0.384), u"38 %"_s);
        QCOMPARE(percentChangeText(0.04), u"+4 %"_s);
        QCOMPARE(percentChangeText(-0.07), u"−7 %"_s);
        QCOMPARE(percentChangeText(-0.001), u"±0 %"_s);
        QCOMPARE(expectedChangeText(-0.04), u"±0.0 points"_s);
        QCOMPARE(expectedChangeText(3.14), u"+3.1 points"_s);
    }

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(u"a.db"_s); }
    [[nodiscard]] std::unique_ptr<storage::Library> library() const
    {
        return std::make_unique<storage::Library>(std::filesystem::path(file().toStdU16String()));
    }
    [[nodiscard]] qlonglong keep(const char *game, int players, SimulatedPlayer player, const char *mode = "play") const
    {
        return kept(*library(), game, players, player, mode);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_bronze_matchreview

PEGSHEET_TEST(tst_bronze_matchreview, MatchReviewTest)
#include "tst_bronze_matchreview.moc"
