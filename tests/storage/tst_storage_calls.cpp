// SPDX-License-Identifier: Apache-2.0
// Every single call that SQLite makes of the file system fails once, reading and locking too: what was kept is there, what went
// wrong is said, and the library goes on.
#include "storage/records.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"
#include "tests/storage/support.h"

#include <sqlite3.h>

namespace tst_storage_calls {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

constexpr NodeId kMoves = 12;

struct Deed
{
    const char *name;
    void (*deed)(Library &library, const Folder &folder);
    NodeId adds = 0; ///< nodes, where it is done
    int offered = 0; ///< how many more records are offered then
};

constexpr std::array kDeeds{
    Deed{"list", [](Library &library, const Folder &) { (void)library.list(); }},
    Deed{"load", [](Library &library, const Folder &) { (void)library.load(MatchId{1}); }},
    Deed{"a move",
         [](Library &library, const Folder &) { library.append(MatchId{1}, 1, kMoves + 1, someMove(1, kMoves), someSummary(1)); },
         1},
    Deed{"undo", [](Library &library, const Folder &) { library.moveHead(MatchId{1}, 1, 3, kMoves, someSummary(3)); }},
    Deed{"a repair",
         [](Library &library, const Folder &) {
             const StoredNode move = someMove(1, 2);
             library.mend(MatchId{1}, 1, std::span(&move, 1), {kMoves + 1, kMoves}, someSummary(1));
         },
         1},
    Deed{"what was missing",
         [](Library &library, const Folder &) {
             library.saveUnsaved(MatchId{1}, 1, {{someMove(1, kMoves)}, {}, kMoves + 1, kMoves + 1, Known{}, someSummary(1)});
         },
         1},
    Deed{"remember", [](Library &library, const Folder &) { library.remember("a", "b"); }},
    Deed{"a new record", [](Library &library, const Folder &) { Records(library).add(card(3)); }, 0, 1},
    Deed{"records learnt",
         [](Library &library, const Folder &) {
             Records(library).learn(std::vector{card(1), card(3), card(4)});
         },
         0, 2},
    Deed{"an edited record", [](Library &library, const Folder &) { Records(library).edit(RecordId{1}, card(3)); }},
    Deed{"records merged", [](Library &library, const Folder &) { Records(library).merge(RecordId{1}, RecordId{2}); }, 0, -1},
    Deed{"printed records",
         [](Library &library, const Folder &) {
             Records(library).seed("nations", 1, {{{"a", card(2)}, {"b", card(3)}}});
         },
         0, 1},
    Deed{"a backup", [](Library &library, const Folder &folder) { library.backup(folder / "b.db"); }},
    Deed{"another opens", [](Library &, const Folder &folder) { (void)Library(folder / "a.db").list(); }},
};

StoredMatch startingMatch()
{
    StoredMatch match;
    match.entry.game = "bronze";
    match.entry.setup = someSetup();
    for (NodeId node = 1; node <= kMoves; ++node)
        match.nodes.push_back(someMove(node, node - 1));
    match.head = match.tip = kMoves;
    return match;
}

} // namespace

class CallsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { faults::install(); }

    void eachFailsOnce_data()
    {
        QTest::addColumn<int>("deed");
        QTest::addColumn<int>("fault");
        for (std::size_t deed = 0; deed < kDeeds.size(); ++deed)
            for (const auto &[name, fault] :
                 {std::pair("EIO", SQLITE_IOERR), std::pair("ENOSPC", SQLITE_FULL), std::pair("EROFS", SQLITE_READONLY)})
                QTest::addRow("%s, %s", kDeeds[deed].name, name) << int(deed) << fault;
    }
    void eachFailsOnce()
    {
        QFETCH(const int, deed);
        QFETCH(const int, fault);
        const Deed &done = kDeeds.at(static_cast<std::size_t>(deed));
        for (int call = 1; call < 2000; ++call) {
            const Folder folder;
            auto library = std::make_unique<Library>(folder / "a.db");
            library->insert(startingMatch());
            Records(*library).learn(std::vector{card(1), card(2)});
            faults::armOnce(call, fault);
            const QString code = codeOf([&] { done.deed(*library, folder); });
            const bool failed = faults::disarm();
            QVERIFY2(code.isEmpty() || code.startsWith("storage."), qPrintable(code));
            // Nothing that was kept is lost, nothing comes that was refused, and it goes on.
            const auto nodes = static_cast<std::size_t>(kMoves + (code.isEmpty() ? done.adds : 0));
            QCOMPARE(library->load(MatchId{1}).nodes.size(), nodes);
            const int offered = 2 + (code.isEmpty() ? done.offered : 0);
            QCOMPARE(Records(*library).count({}), std::int64_t(offered));
            playOn(*library, MatchId{1}, 1);
            Records(*library).add(card(77));
            library.reset();
            Library reopened(folder / "a.db");
            QCOMPARE(Records(reopened).count({}), std::int64_t(offered + 1));
            QCOMPARE(reopened.load(MatchId{1}).nodes.size(), nodes + 1);
            QVERIFY(reopened.integrityFindings().empty());
            if (!failed)
                return;
        }
        QFAIL("no end of calls");
    }
};

} // namespace tst_storage_calls

PEGSHEET_TEST(tst_storage_calls, CallsTest)
#include "tst_storage_calls.moc"
