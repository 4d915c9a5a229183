// SPDX-License-Identifier: Apache-2.0
// A match of a game that has no pages of its own: it is kept, listed and told about, and the window says why it does not open.
#include "app/application.h"
#include "app/match/matchabout.h"
#include "app/match/toldmove.h"
#include "app/session.h"
#include "model/catalog.h"

#include <QTemporaryDir>
#include <QtTest>

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
    void theMatchIsListedAndSaysWhyItDoesNotOpen()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("matches.db"));
        const qlonglong id = keptIn(file);
        Application application(file);
        QCOMPARE(application.problem(), QString());
        QCOMPARE(application.matches()->count(), 1);
        QSignalSpy refused(&application, &Application::refused);
        QVERIFY(!application.open(id));
        QVERIFY(!application.beginReplay(id));
        QVERIFY(!application.copyFrom(id, 1));
        QCOMPARE(refused.count(), 3);
        for (const QList<QVariant> &each : refused)
            QVERIFY2(each.first().toString().contains(QLatin1String("nations")), qPrintable(each.first().toString()));
        QVERIFY(application.match() == nullptr);
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
        QCOMPARE(toldMove(match, 1).whole(), QStringLiteral("Ann: buyTile tile=kind:colony,name:Isle"));
        QCOMPARE(toldStanding(match), QStringLiteral("Bo's turn"));
        const QVariantMap about = matchAbout(session->entry(), &match);
        QCOMPARE(about[QStringLiteral("gameName")].toString(), QStringLiteral("Nations: The Dice Game"));
        QCOMPARE(about[QStringLiteral("moves")].toInt(), 2);
        QCOMPARE(about[QStringLiteral("players")].toList().size(), 2);
    }
};

QTEST_GUILESS_MAIN(OtherGamesTest)
#include "tst_window_othergames.moc"
