// SPDX-License-Identifier: Apache-2.0
// Taking another copy over: all of it or nothing, and what is known of others comes back.
#include "tests/registry.h"
#include "tests/storage/support.h"

namespace tst_storage_merge {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

MergeResult someMerge(NodeId after)
{
    MergeResult merge;
    merge.nodes = {someMove(after + 1, 1), someMove(after + 2, after + 1)};
    merge.head = after + 1;
    merge.tip = after + 2;
    merge.known = {{{2, 77}, {0, 4294967295}}, 3};
    merge.standing = someSummary(2);
    return merge;
}

} // namespace

class MergeTest : public QObject
{
    Q_OBJECT

private:
    Folder m_folder;

private slots:
    void everythingIsKeptAtOnce()
    {
        const auto file = m_folder / "a.db";
        const MergeResult merge = someMerge(3);
        MatchId id;
        {
            Library library(file);
            id = library.create("bronze", 1, someSetup(), someSummary(0));
            const std::int64_t revision = playOn(library, id, 3);
            QCOMPARE(library.applyMerge(id, revision, merge), revision + 1);
            QCOMPARE(library.append(id, revision + 1, 6, someMove(6, 4), someSummary(3)), revision + 2);
        }
        const StoredMatch match = Library(file).load(id);
        QCOMPARE(match.nodes.size(), std::size_t(6));
        QVERIFY(match.nodes[3] == merge.nodes[0]);
        QVERIFY(match.nodes[4] == merge.nodes[1]);
        QCOMPARE(match.head, 6);
        QVERIFY(match.known == merge.known);
    }

    void aMatchTakenOverIsTheNewest()
    {
        Library library(m_folder / "newest.db");
        const MatchId first = library.create("bronze", 1, someSetup(), someSummary(0));
        const MatchId second = library.create("bronze", 1, someSetup(), someSummary(0));
        const std::int64_t revision = library.saveKnown(first, 1, {{{0, 1}}, 0});
        QCOMPARE(library.list().front().id, second);
        MergeResult merge;
        merge.standing = someSummary(0);
        library.applyMerge(first, revision, merge);
        QCOMPARE(library.list().front().id, first);
        QVERIFY(library.load(first).known == Known());
    }

    void whatIsKnownComesBackInItsOrder()
    {
        Library library(m_folder / "known.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        QVERIFY(library.load(id).known == Known());
        const Known more{{{300, 5}, {7, 4294967295}, {12, 0}}, 4294967295};
        QCOMPARE(library.saveKnown(id, 1, more), std::int64_t(2));
        QVERIFY(library.load(id).known == more);
        const Known less{{{12, 0}}, 2};
        QCOMPARE(library.saveKnown(id, 2, less), std::int64_t(3));
        QVERIFY(library.load(id).known == less);
    }

    void aMatchThatMovedOnIsLeftAlone()
    {
        Library library(m_folder / "moved.db");
        const MatchId id = library.create("bronze", 1, someSetup(), someSummary(0));
        const std::int64_t revision = playOn(library, id, 3);
        const StoredMatch before = library.load(id);
        QCOMPARE(codeOf([&] { library.applyMerge(id, revision - 1, someMerge(3)); }), "storage.changedElsewhere");
        QCOMPARE(codeOf([&] { library.saveKnown(id, revision - 1, {}); }), "storage.changedElsewhere");
        MergeResult broken = someMerge(3);
        broken.nodes[1].parent = 9;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, library.applyMerge(id, revision, broken));
        QVERIFY(isSame(library.load(id), before));
    }
};

} // namespace tst_storage_merge

PEGSHEET_TEST(tst_storage_merge, MergeTest)
#include "tst_storage_merge.moc"
