// SPDX-License-Identifier: Apache-2.0
// What a game knows from the start is there, once a version, and never in the way of what people made of it. Records made up for
// the test.
#include "storage/records.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

namespace tst_storage_printed {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

Record tile(const std::string &name, int points = 1)
{
    return {"nations", "", "en", "wonder", 1, name, {{"points", points}}};
}

} // namespace

class PrintedTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Records> m_records;

    [[nodiscard]] RecordEntry entry(const Record &record) const { return m_records->find(record).value_or(RecordEntry()); }

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db");
        m_records = std::make_unique<Records>(*m_library);
    }

    void itIsThereWithItsConfidenceAndComesOnce()
    {
        const std::vector<PrintedRecord> known{{"a", tile("Alpha"), Confidence::High}, {"b", tile("Beta"), Confidence::Low}};
        QCOMPARE(m_records->seed("nations", 1, known), 2);
        QCOMPARE(m_records->seed("nations", 1, known), 0);
        QVERIFY(entry(tile("Alpha")).confidence == Confidence::High);
        QVERIFY(entry(tile("Beta")).confidence == Confidence::Low);
        QVERIFY(entry(tile("Beta")).origin == RecordOrigin::Printed);
        QCOMPARE(entry(tile("Beta")).uses, std::int64_t(0));
        m_records->add(tile("beta"));
        QVERIFY(entry(tile("Beta")).origin == RecordOrigin::Printed);
        QCOMPARE(entry(tile("Beta")).uses, std::int64_t(1));
        QCOMPARE(m_records->seed("tapestry", 1, {}), 0);
        QCOMPARE(sql(*m_folder / "a.db", "SELECT group_concat(game || version) FROM printed"), std::string("nations1,tapestry1"));
    }

    void aLaterVersionPutsRightWhatNobodyTouched()
    {
        m_records->seed("nations", 1,
                        {{{"a", tile("Alpha")},
                          {"b", tile("Beta")},
                          {"c", tile("Gamma")},
                          {"d", tile("Delta")},
                          {"e", tile("Epsilon")},
                          {"f", tile("Zeta")}}});
        m_records->edit(entry(tile("Beta")).id, tile("Beta", 5));
        m_records->remove(entry(tile("Gamma")).id);
        m_records->merge(entry(tile("Delta")).id, m_records->add(tile("Delta", 7)).id);
        m_records->use(entry(tile("Epsilon")).id);
        const std::vector<PrintedRecord> later{{"a", tile("Alpha", 2), Confidence::Medium},
                                               {"b", tile("Beta", 2)},
                                               {"c", tile("Gamma", 2)},
                                               {"d", tile("Delta", 2)},
                                               {"g", tile("Eta")}};
        QCOMPARE(m_records->seed("nations", 2, later), 3);
        QVERIFY(entry(tile("Alpha", 2)).confidence == Confidence::Medium);
        QVERIFY(!m_records->find(tile("Alpha")));
        QVERIFY(entry(tile("Beta", 5)).isLive());
        QVERIFY(!m_records->find(tile("Beta", 2)));
        QVERIFY(entry(tile("Gamma")).removedAt != 0);
        QVERIFY(!m_records->find(tile("Gamma", 2)));
        QVERIFY(!entry(tile("Delta")).isLive());
        QVERIFY(entry(tile("Epsilon")).isLive()); // not known any more, but used
        QVERIFY(!m_records->find(tile("Zeta")));  // neither
        QVERIFY(entry(tile("Eta")).isLive());
        QCOMPARE(m_records->count({}), std::int64_t(5));
        QCOMPARE(m_records->seed("nations", 1, {{{"z", tile("Omega")}}}), 0); // an older Pegsheet
        QVERIFY(m_library->integrityFindings().empty());
    }

    void whatSomebodyTypedBeforeIsNotDoubled()
    {
        const RecordId id = m_records->add(tile("Alpha")).id;
        QCOMPARE(m_records->seed("nations", 1, {{{"a", tile("ALPHA"), Confidence::High}}}), 0);
        QCOMPARE(m_records->all().size(), std::size_t(1));
        QVERIFY(m_records->get(id).origin == RecordOrigin::Typed);
        QVERIFY(m_records->get(id).confidence == Confidence::None);
        QCOMPARE(m_records->seed("nations", 2, {{{"a", tile("Alpha", 9)}}}), 0);
        QVERIFY(m_records->get(id).content == tile("Alpha"));
    }

    void anEditedFactIsSomebodysWord()
    {
        m_records->seed("nations", 1, {{{"a", tile("Alpha"), Confidence::Low}}});
        const RecordId id = entry(tile("Alpha")).id;
        m_records->edit(id, tile("Alpha", 4));
        QVERIFY(m_records->get(id).origin == RecordOrigin::Typed);
        QVERIFY(m_records->get(id).confidence == Confidence::None);
        QCOMPARE(m_records->seed("nations", 2, {{{"a", tile("Alpha", 2)}}}), 0);
        QVERIFY(m_records->get(id).content == tile("Alpha", 4));
    }

    void whatSaysTheFactAgainIsTheFact()
    {
        m_records->seed("nations", 1, {{{"a", tile("Alpha"), Confidence::Low}}});
        const RecordId id = entry(tile("Alpha")).id;
        m_records->edit(id, tile("Alpha", 4));
        m_records->edit(id, tile("Alpha"));
        QVERIFY(m_records->get(id).origin == RecordOrigin::Printed);
        QVERIFY(m_records->get(id).confidence == Confidence::Low);
        QCOMPARE(m_records->seed("nations", 2, {{{"a", tile("Alpha", 2)}}}), 1);
        QVERIFY(m_records->get(id).content == tile("Alpha", 2));
    }

    void onlySoundFactsAreTaken()
    {
        const auto seeding = [&](const PrintedRecord &record) { m_records->seed("nations", 1, std::span(&record, 1)); };
        Record foreign = tile("Alpha");
        foreign.game = "bronze";
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seeding({"a", foreign}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seeding({"", tile("Alpha")}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seeding({"a", tile("Alpha"), Confidence::None}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seeding({"a", tile(std::string(41, 'x'))}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 m_records->seed("nations", 1, {{{"a", tile("Alpha")}, {"a", tile("Beta")}}}));
        QVERIFY(m_records->all().empty());
    }
};

} // namespace tst_storage_printed

PEGSHEET_TEST(tst_storage_printed, PrintedTest)
#include "tst_storage_printed.moc"
