// SPDX-License-Identifier: Apache-2.0
// Bad cards from other tablets: each is a card of its game or refused with a reason.
#include "app/library/librarycodes.h"
#include "app/library/libraryfile.h"
#include "app/nations/library/nationsrecords.h"
#include "model/core/codetext.h"
#include "model/core/random.h"
#include "tests/fuzz/cardbytes.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_fuzz_cards {

using namespace pegsheet;

namespace {

std::vector<std::uint8_t> inWay(std::uint8_t way, const std::string &text)
{
    std::vector<std::uint8_t> bytes{way};
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

std::vector<storage::RecordEntry> known()
{
    std::vector<storage::RecordEntry> entries;
    for (const storage::PrintedRecord &fact : nations::printedRecords()) {
        storage::RecordEntry entry;
        entry.id = storage::RecordId{static_cast<std::int64_t>(entries.size() + 1)};
        entry.content = fact.content;
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::string changed(std::string text, Random &random)
{
    for (std::uint32_t times = 1 + random.below(6); times > 0; --times) {
        const std::uint32_t at = random.below(static_cast<std::uint32_t>(text.size()));
        switch (random.below(3)) {
        case 0: text.erase(at, 1 + random.below(3)); break;
        case 1: text.insert(at, 1, static_cast<char>(random.below(256))); break;
        default: text[at] = static_cast<char>(random.below(256));
        }
        if (text.empty())
            text = " ";
    }
    return text;
}

void judge(const std::vector<std::uint8_t> &bytes, int seed)
{
    const std::string fault = cards::faultOfBytes(bytes);
    QVERIFY2(fault.empty(), (fault + " (seed " + std::to_string(seed) + ')').c_str());
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private slots:
    void changedFiles()
    {
        const std::string text = libraryText(known());
        for (int seed = 0; seed < 1000; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            judge(inWay(0, changed(text, random)), seed);
        }
        judge(inWay(0, text), -1);
    }
    void changedCodes()
    {
        std::vector<Record> records;
        for (const storage::RecordEntry &entry : known())
            records.push_back(entry.content);
        MaybeRefusal refusal;
        const std::string code = libraryCodes(records, gameRecords(), refusal).front();
        for (int seed = 0; seed < 1000; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            judge(inWay(1, changed(code, random)), seed);
        }
        // With a sum that is right whatever they say.
        auto bytes = fromBase43(std::string_view(code).substr(kCodePrefix.size())).value();
        bytes.resize(bytes.size() - 4);
        const std::string content(bytes.begin(), bytes.end());
        for (int seed = 0; seed < 4000; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            judge(inWay(2, changed(content, random)), seed);
        }
    }
    void noBytesAreFineToo() { judge({}, 0); }
};

} // namespace tst_fuzz_cards

PEGSHEET_TEST(tst_fuzz_cards, TestCards)
#include "tst_cards.moc"
