// SPDX-License-Identifier: Apache-2.0
// When a reminder of copies is due.
#include "app/export/backups.h"
#include "app/share/matchimport.h"
#include "model/catalog.h"
#include "tests/registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <map>

namespace tst_export_backups {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using pegsheet::app::Backups;

namespace {

constexpr qint64 kDay = 24 * 60 * 60;
constexpr qint64 kBegin = 1'717'000'000;

// A finished match of the random player, ended at that time.
void addFinished(storage::Library &library, std::uint64_t seed, qint64 when)
{
    MaybeRefusal refusal;
    SavedMatch saved;
    saved.game = findGame("bronze");
    saved.setup = canonicalSetup(*saved.game->info, {{"Ada", "Ben"}, {}, {}, "play"});
    saved.log = saved.game->simulate(saved.setup, {seed, true}).log;
    saved.rulesVersion = 1;
    saved.started = when - 3600;
    saved.touched = when;
    std::optional<std::size_t> at;
    const auto match = restored(saved, refusal, at);
    MatchImport(library).store(saved, *match);
}

} // namespace

class ExportBackupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itComesAfterMatchesOrDays_data()
    {
        QTest::addColumn<bool>("mayForget");
        QTest::addColumn<int>("matches");
        QTest::addColumn<int>("days");
        QTest::newRow("a device that keeps") << false << 5 << 30;
        QTest::newRow("a device that may forget") << true << 2 << 7;
    }

    void itComesAfterMatchesOrDays()
    {
        QFETCH(bool, mayForget);
        QFETCH(int, matches);
        QFETCH(int, days);
        const QTemporaryDir folder;
        storage::Library library(folder.filePath(u"a.db"_s).toStdString());
        std::map<QString, QString> kept;
        qint64 now = kBegin;
        Backups backups([&library] { return &library; }, [&kept](const QString &key) { return kept[key]; },
                        [&kept](const QString &key, const QString &text) { kept[key] = text; }, nullptr);
        backups.setClock([&now] { return now; });
        backups.setMayForget(mayForget);
        QCOMPARE(backups.manyMatches(), matches);
        QCOMPARE(backups.manyDays(), days);

        std::uint64_t seed = 0;
        const auto finish = [&] {
            addFinished(library, ++seed, now);
            backups.count();
        };
        for (int count = 1; count < matches; ++count) {
            finish();
            QVERIFY(!backups.due());
        }
        finish();
        QVERIFY(backups.due());
        now += 1;
        backups.wasSaved();
        QVERIFY(!backups.due());
        // One match is enough once it has waited.
        now += 1;
        finish();
        now = kBegin + 1 + days * kDay - 1;
        QVERIFY(!backups.due());
        now += 1;
        QVERIFY(backups.due());
        backups.later();
        QVERIFY(!backups.due());
        now += Backups::kQuietDays * kDay;
        QVERIFY(backups.due());
        backups.setReminding(false);
        QVERIFY(!backups.due());
    }

    void whoIsPromisedMoreIsRemindedLater()
    {
        const QTemporaryDir folder;
        storage::Library library(folder.filePath(u"a.db"_s).toStdString());
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            addFinished(library, seed, kBegin);
        Backups backups([&library] { return &library; }, [](const QString &) { return QString(); },
                        [](const QString &, const QString &) {}, nullptr);
        backups.setClock([] { return kBegin + 1; });
        backups.count();
        QVERIFY(!backups.due());
        QSignalSpy changed(&backups, &Backups::changed);
        backups.setMayForget(true);
        QVERIFY(backups.due());
        backups.setMayForget(false);
        QVERIFY(!backups.due());
        QCOMPARE(changed.count(), 2);
    }
};

} // namespace tst_export_backups

PEGSHEET_TEST(tst_export_backups, ExportBackupsTest)
#include "tst_export_backups.moc"
