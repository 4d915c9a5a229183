// SPDX-License-Identifier: Apache-2.0
// Several threads that call one library.
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <array>
#include <thread>

namespace tst_storage_threads {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

class ThreadsTest : public QObject
{
    Q_OBJECT

private slots:
    void oneCallIsDoneAfterTheOther()
    {
        constexpr int kMoves = 100;
        const Folder folder;
        Library library(folder / "a.db");
        std::array<MatchId, 3> ids;
        for (MatchId &id : ids)
            id = library.create("bronze", 1, someSetup(), {});
        std::array<QString, 3> codes;
        {
            std::array<std::jthread, 3> threads;
            for (std::size_t at = 0; at < threads.size(); ++at)
                threads[at] = std::jthread([&, at] {
                    codes[at] = codeOf([&] {
                        for (int move = 0; move < kMoves; ++move) {
                            playOn(library, ids[at], 1);
                            library.remember(std::to_string(at), std::to_string(move));
                            (void)library.list();
                        }
                    });
                });
        }
        for (std::size_t at = 0; at < ids.size(); ++at) {
            QCOMPARE(codes[at], QString());
            QCOMPARE(library.load(ids[at]).nodes.size(), std::size_t(kMoves));
            QCOMPARE(library.load(ids[at]).revision, std::int64_t(kMoves + 1));
            QCOMPARE(library.remembered(std::to_string(at)), std::to_string(kMoves - 1));
        }
        QVERIFY(library.integrityFindings().empty());
    }
};

} // namespace tst_storage_threads

PEGSHEET_TEST(tst_storage_threads, ThreadsTest)
#include "tst_storage_threads.moc"
