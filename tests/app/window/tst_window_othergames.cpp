// SPDX-License-Identifier: Apache-2.0
// A match of another game than the first one opens, is played back and told in its own words; of a game that has no pages of its
// own it is told plainly what was written down.
#include "app/application.h"
#include "app/match/gametable.h"
#include "app/match/matchabout.h"
#include "app/match/movedescription.h"
#include "app/match/replay.h"
#include "app/match/tablematch.h"
#include "app/session.h"
#include "app/text/language.h"
#include "model/catalog.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_window_othergames {

using namespace pegsheet;
using namespace pegsheet::app;

namespace {

const Value kDeal = Object{{"type", "deal"}, {"famine", 2}, {"war", 3}};
const Value kBuy = Object{{"type", "buyTile"}, {"tile", Object{{"kind", "colony"}, {"name", "Isle"}}}};

// A match of nations in that file; its id.
qlonglong keptIn(const QString &file)
{
    storage::Library library(file.toStdString());
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("nations"), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
    if (session == nullptr || session->play(kDeal) || session->play(kBuy))
        qFatal("the match could not be kept");
    return session->id().value;
}

} // namespace

class OtherGamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void theMatchIsListedOpenedAndPlayedBack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("matches.db"));
        const qlonglong id = keptIn(file);
        Application application(file);
        QCOMPARE(application.problem(), QString());
        QCOMPARE(application.matches()->count(), 1);
        QVERIFY(application.open(id));
        QCOMPARE(application.match()->gameId(), QStringLiteral("nations"));
        QCOMPARE(application.match()->round(), 1);
        QVERIFY(application.beginReplay(id));
        QCOMPARE(application.replay()->moves(), 2);
        QVERIFY(application.copyFrom(id, 1));
        QCOMPARE(application.match()->moveList()->made(), 1);
    }
    void itsMovesAndItsStandingAreTold()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("matches.db"));
        const qlonglong id = keptIn(file);
        storage::Library library(file.toStdString());
        MaybeRefusal refusal;
        const auto session = Session::open(library, {id}, refusal);
        QVERIFY(session != nullptr && !refusal);
        const Match &match = session->match();
        QCOMPARE(describeMove(match, 1).whole(), QStringLiteral("Ann: Bought: Isle"));
        QCOMPARE(describeStanding(match), QStringLiteral("Age I · Bo's turn"));
        const QVariantMap about = matchAbout(session->entry(), &match);
        QCOMPARE(about[QStringLiteral("gameName")].toString(), QStringLiteral("Nations: The Dice Game"));
        QCOMPARE(about[QStringLiteral("moves")].toInt(), 2);
        QCOMPARE(about[QStringLiteral("players")].toList().size(), 2);
    }
    // A game that has no table yet is listed and told, and nobody sits down at it.
    void aGameWithoutPagesIsToldPlainly()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("matches.db"));
        const qlonglong id = keptIn(file);
        storage::Library library(file.toStdString());
        MaybeRefusal refusal;
        const auto session = Session::open(library, {id}, refusal);
        const GameTable &table = gameTable("a game without pages");
        QVERIFY(table.sit == nullptr && table.setup == nullptr && table.pages == nullptr);
        const MoveDescription told = table.move(session->match(), 1);
        QCOMPARE(told.whole(), QStringLiteral("Ann: buyTile tile=kind:colony,name:Isle"));
        QCOMPARE(table.shortName(session->match(), 1), told.sentence);
        QCOMPARE(table.round(session->match(), 1), 0);
        QVERIFY(table.paper == nullptr);
        for (const GameTable *each : gameTables())
            QVERIFY(findGame(each->game) != nullptr && each->sit != nullptr && each->pages != nullptr);
    }
    void aMatchOfEveryGameIsListedAndOpened()
    {
        for (const GameTable *table : gameTables()) {
            const QTemporaryDir folder;
            const QString file = folder.filePath(QStringLiteral("matches.db"));
            qlonglong id = 0;
            {
                storage::Library library(file.toStdString());
                MaybeRefusal refusal;
                const auto session = Session::begin(*findGame(table->game), {{"Ann", "Bo"}, {}, {}, "play"}, &library, refusal);
                QVERIFY(session != nullptr);
                id = session->id().value;
                const QVariantMap about = matchAbout(session->entry(), &session->match());
                QVERIFY(!about[QStringLiteral("gameName")].toString().isEmpty());
            }
            Application application(file);
            QCOMPARE(application.matches()->count(), 1);
            QVERIFY(application.open(id));
            QVERIFY(application.match() != nullptr);
            QCOMPARE(application.match()->gameId(), QString::fromUtf8(table->game));
        }
    }
};

} // namespace tst_window_othergames

PEGSHEET_WINDOW_TEST(tst_window_othergames, OtherGamesTest)
#include "tst_window_othergames.moc"
