// SPDX-License-Identifier: Apache-2.0
// The card library as a file: out and in again it is the same, and what cannot be taken in is named before anything is.
#include "app/library/libraryfile.h"
#include "app/text/errortext.h"
#include "app/text/language.h"
#include "model/core/random.h"
#include "tests/places.h"
#include "tests/registry.h"
#include "tests/storage/fixture.h"

#include <QRegularExpression>

namespace tst_library_file {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

using What = PlannedRow::What;

std::string fileOf(const std::string &rows)
{
    return R"({"pegsheet":"library","version":1,"records":[)" + rows + "]}";
}

/// Who knows the printed cards of the fixture from the start; in Nations there is one more.
std::vector<GameRecords> games()
{
    GameRecords nations;
    nations.game = "nations";
    nations.printed = [] {
        const Record sphinx{"nations", "", "en", "wonder", 0, "Sphinx", {{"points", 2}}};
        return std::vector<PrintedRecord>{{"terraces", fixture::records()[0].content, Confidence::High},
                                          {"sphinx", sphinx, Confidence::Medium}};
    };
    GameRecords tapestry;
    tapestry.game = "tapestry";
    tapestry.printed = [] { return std::vector<PrintedRecord>{{"sibyl", fixture::records()[4].content, Confidence::Low}}; };
    return {nations, tapestry};
}

std::vector<RecordEntry> withoutPrintedTimes(std::vector<RecordEntry> entries)
{
    for (RecordEntry &entry : entries)
        if (entry.origin == RecordOrigin::Printed)
            entry.madeAt = entry.changedAt = 0;
    return entries;
}

std::string codeOf(const MaybeRefusal &refusal)
{
    return refusal ? std::string(refusal->code) : std::string();
}

} // namespace

class FileTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Records> m_records;
    const std::vector<GameRecords> m_games = games();

    MaybeRefusal read(const std::string &text, LibraryPlan &plan) const { return readLibrary(text, *m_records, m_games, plan); }

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_library = std::make_unique<Library>(*m_folder / "a.db");
        m_records = std::make_unique<Records>(*m_library);
    }

    void outAndInAgainItIsTheSame()
    {
        m_records->take(fixture::records());
        for (int number = 0; number < 30; ++number)
            m_records->add(card(number % 20));
        m_records->edit(m_records->find(card(3))->id, card(103));
        m_records->merge(m_records->find(card(4))->id, m_records->find(card(5))->id);
        m_records->merge(m_records->find(card(5))->id, m_records->find(card(2))->id);
        m_records->remove(m_records->find(card(6))->id);
        const std::string text = libraryText(m_records->all());
        QVERIFY(looksLikeLibrary(text));
        Library other(*m_folder / "b.db");
        Records there(other);
        LibraryPlan plan;
        QVERIFY(!readLibrary(text, there, m_games, plan));
        QCOMPARE(plan.count(What::New), 27);
        QVERIFY(there.all().empty());
        applyPlan(plan, there);
        QVERIFY(withoutPrintedTimes(there.all()) == withoutPrintedTimes(m_records->all()));
        QCOMPARE(libraryText(there.all()), text);
        // And once more nothing is new.
        QVERIFY(!readLibrary(text, there, m_games, plan));
        QCOMPARE(plan.count(What::Known), 27);
        applyPlan(plan, there);
        QCOMPARE(libraryText(there.all()), text);
    }

    // As it stands in files that people have.
    void theFileOfVersionOneIsReadForEver()
    {
        QFile file(pegsheet::tests::sourcePath(QStringLiteral("tests/app/library/library-1.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        LibraryPlan plan;
        QVERIFY(!read(text, plan));
        applyPlan(plan, *m_records);
        QVERIFY(m_records->all() == fixture::records());
        // Files of that time also say when a device first knew what everybody knows from the start.
        QString written = QString::fromStdString(text);
        written.remove(QRegularExpression(QStringLiteral(R"((?<="terraces"|"sibyl"),"made":"[^"]*","changed":"[^"]*")")));
        QCOMPARE(libraryText(m_records->all()), written.toStdString());
    }

    void anEmptyLibraryIsAFileToo()
    {
        LibraryPlan plan;
        QVERIFY(!read(libraryText({}), plan));
        QVERIFY(plan.rows.empty());
        QVERIFY(applyPlan(plan, *m_records).empty());
    }

    void everyRowHasItsAnswerBeforeAnythingIsWritten()
    {
        m_records->add(card(1));
        LibraryPlan plan;
        QVERIFY(!read(fileOf(R"({"game":"nations","kind":"event","age":1,"name":"KÄRTCHEN 1","language":"de","fields":{"war":1}},)"
                             R"({"game":"nations","kind":"event","age":100,"fields":{}},)"
                             R"({"game":"nations","kind":"event","age":1,"name":"Ärger","fields":{"war":2}},)"
                             R"({"game":"nations","kind":"event","age":1,"name":"ÄRGER","fields":{"war":2}},)"
                             R"({"game":"nations","kind":"event","fields":{"war":3},"merged":2},)"
                             R"({"game":"nations","kind":"event","fields":{"war":4},"merged":5},)"
                             R"({"game":"nations","kind":"event","fields":{"war":5},"merged":3},)"
                             R"(17)"),
                      plan));
        QCOMPARE(plan.rows.size(), std::size_t(8));
        QVERIFY(plan.rows[0].what == What::Known && plan.rows[0].known == m_records->find(card(1))->id);
        QCOMPARE(codeOf(plan.rows[1].refusal), std::string("input.outOfRange"));
        QVERIFY(plan.rows[2].what == What::New);
        QVERIFY(plan.rows[3].what == What::Known && plan.rows[3].known == RecordId());
        QCOMPARE(codeOf(plan.rows[4].refusal), std::string("input.recordMerged"));
        QCOMPARE(codeOf(plan.rows[5].refusal), std::string("input.recordMerged"));
        QVERIFY(plan.rows[6].what == What::New);
        QCOMPARE(codeOf(plan.rows[7].refusal), std::string("input.wrongType"));
        QCOMPARE(m_records->all().size(), std::size_t(1));
        const auto ids = applyPlan(plan, *m_records);
        QCOMPARE(m_records->all().size(), std::size_t(3));
        QVERIFY(ids[0] == plan.rows[0].known && ids[1] == RecordId() && ids[2] == ids[3] && ids[7] == RecordId());
        QVERIFY(m_records->get(ids[6]).mergedInto == ids[2]);
    }

    void whatIsNoLibraryIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("nothing") << QByteArray() << QByteArray("input.json");
        QTest::newRow("a list") << QByteArray("[]") << QByteArray("input.missingField");
        QTest::newRow("a history") << QByteArray(R"({"pegsheet":"history","version":1,"matches":[]})")
                                   << QByteArray("input.unknownValue");
        QTest::newRow("no version") << QByteArray(R"({"pegsheet":"library","records":[]})") << QByteArray("input.missingField");
        QTest::newRow("no records") << QByteArray(R"({"pegsheet":"library","version":1})") << QByteArray("input.missingField");
        QTest::newRow("another shape") << QByteArray(R"({"pegsheet":"library","version":1,"records":{}})")
                                       << QByteArray("input.wrongType");
        QTest::newRow("newer") << QByteArray(R"({"pegsheet":"library","version":2,"cards":[]})")
                               << QByteArray("input.newerLibrary");
        QTest::newRow("version 0") << QByteArray(R"({"pegsheet":"library","version":0,"records":[]})")
                                   << QByteArray("input.outOfRange");
        QTest::newRow("too deep") << QByteArray(R"({"pegsheet":)") + QByteArray(99, '[') << QByteArray("input.tooDeep");
    }
    void whatIsNoLibraryIsRefused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, code);
        LibraryPlan plan;
        QCOMPARE(QByteArray::fromStdString(codeOf(read(text.toStdString(), plan))), code);
    }

    void aRowSaysWhyItIsNotTakenIn_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("code");
        const auto with = [](const char *more) { return QByteArray(R"({"game":"bronze","kind":"k","fields":{})") + more + '}'; };
        QTest::newRow("no fields") << QByteArray(R"({"game":"g","kind":"k"})") << QByteArray("input.missingField");
        QTest::newRow("another key") << with(R"(,"points":3)") << QByteArray("input.unknownField");
        QTest::newRow("a long name") << with(R"(,"name":"12345678901234567890123456789012345678901")")
                                     << QByteArray("input.nameTooLong");
        QTest::newRow("a day") << with(R"(,"made":"yesterday")") << QByteArray("input.wrongType");
        QTest::newRow("another origin") << with(R"(,"origin":"found")") << QByteArray("input.unknownValue");
        QTest::newRow("a sure typed one") << with(R"(,"confidence":"high")") << QByteArray("input.unknownField");
        QTest::newRow("used less than never") << with(R"(,"uses":-1)") << QByteArray("input.outOfRange");
        QTest::newRow("merged into itself") << with(R"(,"merged":1)") << QByteArray("input.recordMerged");
        QTest::newRow("merged into nothing") << with(R"(,"merged":7)") << QByteArray("input.recordMerged");
        QTest::newRow("merged before the first") << with(R"(,"merged":0)") << QByteArray("input.outOfRange");
        QTest::newRow("another game") << QByteArray(R"({"game":"chess","kind":"k","fields":{}})")
                                      << QByteArray("input.unknownGame");
        for (const char *language : {"xx", "DE", "deu", "d", "de-AT", "english"}) {
            const QByteArray said = R"({"game":"bronze","kind":"k","fields":{},"language":"%1"})";
            QTest::newRow(language) << QByteArray(said).replace("%1", language) << QByteArray("input.recordLanguage");
        }
        QTest::newRow("known from the start")
            << with(R"(,"origin":"printed","confidence":"high")") << QByteArray("input.recordNotPrinted");
        QTest::newRow("by a fact of another game")
            << with(R"(,"origin":"printed","fact":"terraces")") << QByteArray("input.recordNotPrinted");
        QTest::newRow("a fact of numbers") << with(R"(,"origin":"printed","fact":3)") << QByteArray("input.wrongType");
    }
    void aRowSaysWhyItIsNotTakenIn()
    {
        QFETCH(const QByteArray, row);
        QFETCH(const QByteArray, code);
        LibraryPlan plan;
        QVERIFY(!read(fileOf(row.toStdString()), plan));
        QCOMPARE(QByteArray::fromStdString(codeOf(plan.rows.at(0).refusal)), code);
        applyPlan(plan, *m_records);
        QVERIFY(m_records->all().empty());
    }

    // As Records::merge() has it.
    void cardsOfTwoGamesAreNotMerged()
    {
        LibraryPlan plan;
        QVERIFY(!read(fileOf(R"({"game":"nations","kind":"event","fields":{"war":1}},)"
                             R"({"game":"bronze","kind":"promo","fields":{"points":1},"merged":1},)"
                             R"({"game":"bronze","kind":"promo","fields":{"points":2},"merged":2},)"
                             R"({"game":"bronze","kind":"promo","fields":{"points":3}},)"
                             R"({"game":"bronze","kind":"promo","fields":{"points":4},"merged":4})"),
                      plan));
        QVERIFY(plan.rows[0].what == What::New && plan.rows[3].what == What::New && plan.rows[4].what == What::New);
        QCOMPARE(codeOf(plan.rows[1].refusal), std::string("input.recordOtherGame"));
        QCOMPARE(codeOf(plan.rows[2].refusal), std::string("input.recordMerged"));
        for (const char *language : {"en", "de"}) {
            QVERIFY(installLanguage(QString::fromLatin1(language)));
            QVERIFY(errorText(*plan.rows[1].refusal).contains(QString::number(1)));
        }
        QVERIFY(installLanguage(QStringLiteral("en")));
        applyPlan(plan, *m_records);
        QCOMPARE(m_records->all().size(), std::size_t(3));
        QCOMPARE(m_records->count({}), std::int64_t(2));
    }

    // What is known from the start says the app, and no file.
    void whatIsKnownFromTheStartIsAsHere()
    {
        const std::string same = R"({"game":"nations","kind":"wonder","language":"en","name":"SPHINX","fields":{"points":2},)"
                                 R"("origin":"printed","confidence":"high"})";
        const std::string otherwise = R"({"game":"nations","kind":"wonder","language":"en","name":"Sphinx","fields":{"points":9},)"
                                      R"("origin":"printed","confidence":"low","fact":"sphinx"})";
        LibraryPlan plan;
        for (const std::string &row : {same, otherwise}) {
            QVERIFY(!read(fileOf(row), plan));
            QVERIFY(plan.rows[0].what == What::New);
            QVERIFY(plan.rows[0].entry.content == m_games[0].printed()[1].content);
            QVERIFY(plan.rows[0].entry.confidence == Confidence::Medium);
        }
        m_records->seed("nations", 1, m_games[0].printed());
        const auto before = m_records->all();
        QVERIFY(!read(fileOf(same + ',' + otherwise), plan));
        QCOMPARE(plan.count(What::Known), 2);
        applyPlan(plan, *m_records);
        QVERIFY(m_records->all() == before);
    }

    // Whatever is done to a file: a sentence, or records that can be kept.
    void hostileFilesDoNoHarm()
    {
        m_records->take(fixture::records());
        const std::string good = libraryText(m_records->all());
        Library other(*m_folder / "b.db");
        Records there(other);
        Random random(5);
        int taken = 0;
        for (int round = 0; round < 1500; ++round) {
            std::string text = good;
            for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
                const auto at = random.below(static_cast<std::uint32_t>(text.size()));
                const std::uint32_t length = random.below(6);
                if (random.below(3) == 0)
                    text.erase(at, length);
                else if (random.below(2) == 0)
                    text[at] = static_cast<char>(random.below(256));
                else
                    text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), length));
            }
            LibraryPlan plan;
            if (auto refusal = readLibrary(text, there, m_games, plan)) {
                QVERIFY(!errorText(*refusal).isEmpty());
                continue;
            }
            for (const PlannedRow &row : plan.rows)
                QCOMPARE(row.what == What::Refused, row.refusal.has_value());
            applyPlan(plan, there);
            ++taken;
        }
        QVERIFY(taken > 50);
        QCOMPARE(there.check().failed, std::int64_t(0));
        QVERIFY(other.integrityFindings().empty());
    }

    void aPartOfItGoesOutAlone()
    {
        m_records->add(card(1));
        const RecordId edited = m_records->add(card(2)).id;
        m_records->edit(edited, card(3));
        auto entries = m_records->all();
        std::erase_if(entries, [&](const RecordEntry &entry) { return entry.id == edited; });
        LibraryPlan plan;
        Library other(*m_folder / "b.db");
        QVERIFY(!readLibrary(libraryText(entries), Records(other), m_games, plan));
        QCOMPARE(plan.rows.size(), std::size_t(1)); // what the edited one said before says nothing alone
    }

    void aCodeBringsThemAsReceived()
    {
        m_records->add(card(1));
        const LibraryPlan plan = planOf(std::vector{card(1), card(2), card(2)}, *m_records, {});
        QVERIFY(plan.rows[0].what == What::Known && plan.rows[1].what == What::New && plan.rows[2].what == What::Known);
        applyPlan(plan, *m_records);
        const auto entry = m_records->find(card(2));
        QVERIFY(entry && entry->origin == RecordOrigin::Received);
        QVERIFY(entry->madeAt > 0);
    }
};

} // namespace tst_library_file

PEGSHEET_TEST(tst_library_file, FileTest)
#include "tst_library_file.moc"
