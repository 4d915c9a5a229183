// SPDX-License-Identifier: Apache-2.0
// A match played back: any place of it, what was done there, the scores by round, and nothing of it written.
#include "app/application.h"
#include "model/catalog.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

#include <QElapsedTimer>
#include <QFile>
#include <map>

namespace tst_bronze_replay {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

using Scores = std::vector<int>;

// The match of a random player, kept whole.
qlonglong keepRandomMatch(storage::Library &library, int players, std::uint64_t seed)
{
    Setup setup;
    for (const char *name : {"Ada", "Ben", "Cleo", "Dov"})
        if (static_cast<int>(setup.players.size()) < players)
            setup.players.emplace_back(name);
    const GameEntry &game = *findGame("bronze");
    const SimulatedMatch played = game.simulate(setup, {seed, true});
    MaybeRefusal refusal;
    const auto session = Session::begin(game, setup, &library, refusal);
    refusal = session->play(std::span<const Value>(played.log));
    Q_ASSERT(!refusal);
    return session->id().value;
}

Scores scoresOf(const Match &match)
{
    return match.standing().scores;
}

QByteArray bytesOf(const QString &file)
{
    QFile database(file);
    return database.open(QIODevice::ReadOnly) ? database.readAll() : QByteArray();
}

} // namespace

class ReplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        storage::Library library(std::filesystem::path(file().toStdU16String()));
        m_id = keepRandomMatch(library, 3, 7);
    }

    // At every place the table stands as the match stood after as many moves, and the move told is the last of them.
    void everyPlaceIsTheMatchAsItStood()
    {
        Application application(file());
        QVERIFY(application.beginReplay(m_id));
        Replay &replay = *application.replay();
        const auto whole = kept();
        QCOMPARE(replay.moves(), whole->length());
        QCOMPARE(replay.place(), whole->length());
        QVERIFY(replay.moves() > 60);
        for (int place : {0, 1, replay.moves() / 2, replay.moves() / 2 - 1, replay.moves(), 3}) {
            replay.setPlace(place);
            const auto stood = whole->branch(whole->nodeAt(place));
            QCOMPARE(replay.table()->session().match().stateHash(), stood->stateHash());
            QVERIFY(replay.scores() == scoresOf(*stood));
            for (int seat = 0; seat < 3; ++seat)
                QCOMPARE(static_cast<BronzeMatch *>(replay.table())->sheets().at(seat).score,
                         replay.scores().at(static_cast<std::size_t>(seat)));
            if (place > 0)
                QCOMPARE(replay.sentence(), describeMove(*whole, place - 1).sentence);
            QVERIFY(!replay.sentence().isEmpty());
        }
        replay.setPlace(-5);
        QCOMPARE(replay.place(), 0);
        replay.setPlace(99999);
        QCOMPARE(replay.place(), replay.moves());
    }

    // The line of a player has the score after each round, the set-up first.
    void theChartHasTheScoreAfterEachRound()
    {
        Application application(file());
        QVERIFY(application.beginReplay(m_id));
        const Replay &replay = *application.replay();
        const auto whole = kept();
        // The scores where the round of the next move is another one.
        std::map<int, Scores> after{{0, scoresOf(*whole->branch(0))}};
        for (int place = 0; place < whole->length(); ++place)
            after[describeRound(*whole, place)] = scoresOf(*whole->branch(whole->nodeAt(place + 1)));
        const QVariantList series = replay.series();
        QCOMPARE(series.size(), 3);
        QCOMPARE(replay.labels().size(), static_cast<qsizetype>(after.size()));
        QCOMPARE(replay.labels().constFirst(), u"0"_s);
        for (int seat = 0; seat < 3; ++seat) {
            const QVariantList values = series.at(seat).toMap().value(u"values"_s).toList();
            QCOMPARE(values.size(), replay.labels().size());
            for (const auto &[round, scores] : after)
                QCOMPARE(values.at(round).toInt(), scores.at(static_cast<std::size_t>(seat)));
        }
    }

    void theMarkerGoesAlongWithTheRounds()
    {
        Application application(file());
        QVERIFY(application.beginReplay(m_id));
        Replay &replay = *application.replay();
        const QList<int> rounds = replay.rounds();
        QCOMPARE(rounds.constFirst(), 0);
        QCOMPARE(rounds.constLast(), replay.moves());
        for (int round = 0; round < rounds.size(); ++round) {
            replay.setPlace(rounds.at(round));
            QCOMPARE(replay.marker(), round);
        }
        replay.setPlace(rounds.at(1) + 1);
        QVERIFY(replay.marker() > 1 && replay.marker() < 2);
        QCOMPARE(replay.round(), 2);
    }

    void itStepsByMoveTurnAndRound()
    {
        Application application(file());
        QVERIFY(application.beginReplay(m_id, 0));
        Replay &replay = *application.replay();
        QCOMPARE(replay.place(), 0);
        replay.stepForward(Replay::Move);
        QCOMPARE(replay.place(), 1);
        replay.stepForward(Replay::Turn);
        QCOMPARE(replay.seat(), 0);
        QCOMPARE(replay.table()->seat(), 1); // Ada's turn is over
        replay.stepForward(Replay::Turn);
        QCOMPARE(replay.table()->seat(), 2);
        replay.stepForward(Replay::Round);
        QCOMPARE(replay.place(), replay.rounds().at(1));
        replay.stepForward(Replay::Move);
        replay.stepBack(Replay::Round);
        QCOMPARE(replay.place(), replay.rounds().at(1));
        replay.stepBack(Replay::Turn);
        QCOMPARE(replay.table()->seat(), 2);
        replay.stepBack(Replay::Round);
        QCOMPARE(replay.place(), 0);
        replay.stepBack(Replay::Move);
        QCOMPARE(replay.place(), 0);
        for (int step = 0; step < 200; ++step)
            replay.stepForward(Replay::Turn);
        QCOMPARE(replay.place(), replay.moves());
    }

    void itPlaysToTheEndAndStops()
    {
        Application application(file());
        QVERIFY(application.beginReplay(m_id));
        Replay &replay = *application.replay();
        replay.setProperty("step", Replay::Round);
        replay.setPlaying(true);
        QCOMPARE(replay.place(), 0); // at the end it begins anew
        replay.setPlace(replay.rounds().at(replay.rounds().size() - 2));
        QTRY_VERIFY_WITH_TIMEOUT(!replay.playing(), 10000);
        QCOMPARE(replay.place(), replay.moves());
    }

    void nothingIsWrittenWhateverIsLookedAt()
    {
        Application application(file());
        const QByteArray before = bytesOf(file());
        const QByteArray log = bytesOf(file() + u"-wal"_s);
        QVERIFY(!before.isEmpty());
        QVERIFY(application.beginReplay(m_id));
        Replay &replay = *application.replay();
        for (int place = 0; place <= replay.moves(); ++place)
            replay.setPlace(place);
        replay.stepBack(Replay::Round);
        touchEverything(static_cast<BronzeMatch &>(*replay.table()));
        application.endReplay();
        QVERIFY(application.replay() == nullptr);
        QCOMPARE(bytesOf(file()), before);
        QCOMPARE(bytesOf(file() + u"-wal"_s), log);
    }

    // Whatever is touched on a sheet of the past, it stays and says why.
    void theTableOfThePastCannotBeTouched()
    {
        Application application(file());
        QVERIFY(application.beginReplay(m_id, 30));
        TableMatch &table = *application.replay()->table();
        QVERIFY(table.isReplay());
        QSignalSpy refused(&table, &BronzeMatch::refused);
        const auto hash = table.session().match().stateHash();
        touchEverything(static_cast<BronzeMatch &>(table));
        QCOMPARE(table.session().match().stateHash(), hash);
        QVERIFY(refused.count() > 0);
    }

    // The open match may be in the middle of anything; it is not touched.
    void theOpenMatchStaysWhereItStands()
    {
        Application application(file());
        QVERIFY(application.open(m_id));
        application.match()->goTo(20);
        QVERIFY(application.beginReplay(0));
        QCOMPARE(application.replay()->moves(), 20);
        QCOMPARE(application.replay()->matchId(), m_id);
        QVERIFY(application.replay()->isOpen());
        application.replay()->setPlace(4);
        QCOMPARE(application.match()->moveList()->made(), 20);
    }

    void aCopyIsPlayedOnFromAPlace()
    {
        Application application(file());
        QVERIFY(application.copyFrom(m_id, 30));
        QVERIFY(application.match() != nullptr);
        QVERIFY(application.match()->id().value != m_id);
        QCOMPARE(application.match()->moveList()->made(), 30);
        const auto whole = kept();
        QCOMPARE(whole->length() > 60, true); // as it was
        QCOMPARE(application.match()->session().match().stateHash(), whole->branch(whole->nodeAt(30))->stateHash());
        application.close();
        QCOMPARE(application.matches()->count(), 2);
    }

    // Another way of the same match: looked at to its end, and copied from; a node that is not there is refused in words.
    void anotherWayIsPlayedBackAndCopied()
    {
        Application application(file());
        QVERIFY(application.open(m_id));
        const Match &match = application.match()->session().match();
        const NodeId tip = match.head();
        const auto whole = match.branch(tip);
        application.match()->goTo(20);
        QVERIFY(application.match()->correct(0, {{u"food"_s, 1}}, {}));
        QVERIFY(match.head() > tip);
        QVERIFY(application.beginReplay(0, 21, tip));
        QCOMPARE(application.replay()->moves(), whole->length());
        QCOMPARE(application.replay()->place(), 21);
        QCOMPARE(application.replay()->tip(), tip);
        QCOMPARE(application.replay()->table()->session().match().stateHash(), whole->branch(whole->nodeAt(21))->stateHash());
        QVERIFY(application.beginReplay(0));
        QCOMPARE(application.replay()->moves(), 21);
        QSignalSpy refused(&application, &Application::refused);
        QVERIFY(!application.beginReplay(0, 0, match.nodeCount() + 1));
        QVERIFY(!application.copyFrom(m_id, 0, -1));
        QCOMPARE(refused.count(), 2);
        QVERIFY(!refused.value(0).value(0).toString().isEmpty());
        QVERIFY(application.copyFrom(m_id, 30, tip));
        QCOMPARE(application.match()->moveList()->made(), 30);
        QCOMPARE(application.match()->session().match().stateHash(), whole->branch(whole->nodeAt(30))->stateHash());
    }

    void withoutADatabaseNothingIsCopied()
    {
        const QString broken = m_folder->filePath(u"broken.db"_s);
        QFile junk(broken);
        QVERIFY(junk.open(QIODevice::WriteOnly) && junk.write(QByteArray(4096, 'x')) > 0);
        junk.close();
        Application application(broken);
        QVERIFY(application.begin({u"Ada"_s, u"Ben"_s}, true));
        QVERIFY(application.beginReplay(0));
        QVERIFY(!application.replay()->canPlayOn());
        QSignalSpy refused(&application, &Application::refused);
        QVERIFY(!application.copyFrom(0, 0));
        QCOMPARE(refused.count(), 1);
        QVERIFY(application.match() != nullptr);
        QVERIFY(!application.beginReplay(99));
    }

    void aMatchThatIsNotThereIsRefusedInWords()
    {
        Application application(file());
        QSignalSpy refused(&application, &Application::refused);
        QVERIFY(!application.beginReplay(4711));
        QVERIFY(!application.beginReplay(0));
        QVERIFY(refused.count() > 0);
        QVERIFY(application.replay() == nullptr);
    }

    // Each sheet that is entered is a step, and its line jumps there.
    void finishedSheetsArePlayedBackSheetBySheet()
    {
        Application application(file());
        QVERIFY(application.begin({u"Ada"_s, u"Ben"_s}, true, {}, true));
        touchDevelopment(*openMatch(application), u"empire"_s);
        application.match()->primary();
        application.match()->primary();
        QVERIFY(application.beginReplay(0));
        const Replay &replay = *application.replay();
        QCOMPARE(replay.rounds().size(), replay.moves() + 1);
        QVERIFY(replay.moves() > 0);
        const QVariantList ada = replay.series().constFirst().toMap().value(u"values"_s).toList();
        QCOMPARE(ada.constFirst().toInt(), 0);
        QVERIFY(ada.at(1).toInt() > 0);
    }

    // Dragging goes through all of it; told, not judged: machines differ.
    void everyStepIsQuick()
    {
        Application application(file());
        QElapsedTimer clock;
        clock.start();
        QVERIFY(application.beginReplay(m_id));
        qInfo("begun in %.1f ms", static_cast<double>(clock.nsecsElapsed()) / 1e6);
        Replay &replay = *application.replay();
        qint64 longest = 0;
        clock.start();
        for (int place = 0; place <= replay.moves(); ++place) {
            QElapsedTimer step;
            step.start();
            replay.setPlace(place);
            longest = qMax(longest, step.nsecsElapsed());
        }
        qInfo("%d moves: %.2f ms a step, %.2f at most", replay.moves(),
              static_cast<double>(clock.nsecsElapsed()) / 1e6 / replay.moves(), static_cast<double>(longest) / 1e6);
    }

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(u"matches.db"_s); }

    [[nodiscard]] std::unique_ptr<Match> kept() const
    {
        storage::Library library(std::filesystem::path(file().toStdU16String()));
        MaybeRefusal refusal;
        const auto session = Session::open(library, {m_id}, refusal);
        return session->match().branch(session->match().head());
    }

    static void touchEverything(BronzeMatch &table)
    {
        table.primary();
        touchBuilding(table, u"city4"_s);
        touchDevelopment(table, u"leadership"_s);
        touchRow(table, u"wood"_s);
        touchRowOf(table, 1, u"wood"_s);
        table.explain(1, u"goods.wood"_s);
        table.askCorrection(0, u"disasters"_s);
        table.correct(0, {{u"disasters"_s, 9}}, {});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    qlonglong m_id = 0;
};

} // namespace tst_bronze_replay

PEGSHEET_TEST(tst_bronze_replay, ReplayTest)
#include "tst_bronze_replay.moc"
