// SPDX-License-Identifier: Apache-2.0
// Records of the card library as codes: what was written is read, whatever it is; nothing else is. Records made up for the test.
#include "model/core/codetext.h"
#include "model/core/meter.h"
#include "model/core/random.h"
#include "model/core/recordcode.h"
#include "model/core/seal.h"
#include "model/core/sharecode.h"
#include "tests/registry.h"

#include <QtTest>

namespace tst_core_recordcode {

using namespace pegsheet;

namespace {

constexpr std::array<std::string_view, 5> kKinds{"development", "advisor", "colony", "wonder", "event"};
constexpr std::array<std::string_view, 8> kKeys{"die", "famine", "gains", "n", "chit", "points", "stone", "war"};
constexpr std::array<std::string_view, 11> kTexts{"white", "blue",     "orange", "red",   "reroll", "gold",
                                                  "food",  "strength", "book",   "stone", "points"};

const std::array kGames{RecordGame{"other", {}}, RecordGame{"tiles", {kKinds, kKeys, kTexts}}};
// As it was when the game knew less.
const std::array kOlder{RecordGame{"other", {}},
                        RecordGame{"tiles", {std::span(kKinds).first(4), std::span(kKeys).first(7), std::span(kTexts).first(10)}}};

/// Like the tiles of a game, with names of eight to sixteen letters.
Record tile(Random &random, int number)
{
    static constexpr std::array kNames{"Hanging Gardens", "Terrassenfelder", "Suez Canal", "Aquädukt",  "Synagogue",
                                       "Sun Tzu",         "Montezuma",       "Taj Mahal",  "Elizabeth", "Wassermühle"};
    Record record{"tiles", "", "de", std::string(kKinds[random.below(4)]), number / 15 % 4 + 1, "", {}};
    record.name = std::string(kNames[random.below(10)]) + (number % 3 == 0 ? " II" : "");
    const bool isDie = record.kind == "development";
    const Object gain{{isDie ? "die" : "chit", isDie ? kTexts[random.below(4)] : kTexts[4 + random.below(6)]},
                      {"n", 1 + static_cast<int>(random.below(2))}};
    record.fields = {{"gains", Array{gain}}, {"points", static_cast<int>(random.below(4))}};
    if (record.kind == "wonder")
        record.fields.push_back({"stone", 2 + static_cast<int>(random.below(5))});
    return canonicalRecord(record);
}

std::vector<Record> tiles(int count)
{
    Random random(7);
    std::vector<Record> records;
    for (int i = 0; i < count; ++i)
        records.push_back(tile(random, i));
    return records;
}

/// Of anything that a record may be.
Value anything(Random &random, int depth)
{
    static constexpr std::array<std::int64_t, 9> kNumbers{0, 15, 16, 31, 32, -1, -16, kRecordNumber, -kRecordNumber};
    switch (random.below(depth < 5 ? 8 : 5)) {
    case 0: return kNumbers[random.below(9)];
    case 1: return static_cast<std::int64_t>(random.below(100'000)) - 50'000;
    case 2: return random.below(2) == 1;
    case 3: return kTexts[random.below(11)];
    case 4: return random.below(2) == 0 ? std::string() : std::string(random.below(3) * 100, 'x') + "“ä”";
    case 5:
    case 6: {
        Object members;
        for (std::uint32_t i = 0; i < random.below(5); ++i)
            members.push_back({std::string(random.below(2) == 0 ? kKeys[i] : kTexts[i]) + (random.below(4) == 0 ? "2" : ""),
                               anything(random, depth + 1)});
        std::vector<std::string> keys;
        std::erase_if(members, [&](const Member &member) {
            const bool isTwice = std::find(keys.begin(), keys.end(), member.key) != keys.end();
            keys.push_back(member.key);
            return isTwice;
        });
        return members;
    }
    default: {
        Array items;
        for (std::uint32_t i = 0; i < random.below(6); ++i)
            items.push_back(anything(random, depth + 1));
        return items;
    }
    }
}

Record anyRecord(Random &random)
{
    Record record{"tiles", random.below(3) == 0 ? "2nd" : "", random.below(3) == 0 ? "de" : "", "", 0, "", {}};
    record.kind = random.below(3) == 0 ? "another" : std::string(kKinds[random.below(5)]);
    record.age = static_cast<int>(random.below(3) == 0 ? random.below(100) : random.below(5));
    if (random.below(3) > 0)
        record.name = std::string(random.below(41), 'y') + (random.below(2) == 0 ? "" : "Ω");
    if (refusesRecord(record))
        record.name = "Ω";
    for (const std::string_view key : kKeys)
        if (random.below(3) == 0)
            record.fields.push_back({std::string(key), anything(random, 2)});
    return canonicalRecord(record);
}

std::string codeOf(const MaybeRefusal &refusal)
{
    return refusal ? std::string(refusal->code) : std::string();
}

} // namespace

class TestRecordcode : public QObject
{
    Q_OBJECT

private:
    static std::vector<Record> readAll(const std::vector<std::string> &codes)
    {
        std::vector<Record> records;
        for (std::size_t place = 0; place < codes.size(); ++place) {
            MaybeRefusal refusal;
            const auto code = readRecordCode(codes[place], kGames, refusal);
            if (!code || code->place != place || code->count != codes.size())
                qFatal("%s", codeOf(refusal).c_str());
            records.insert(records.end(), code->records.begin(), code->records.end());
        }
        return records;
    }

private slots:
    void sixtyFitIntoFewCodes()
    {
        const std::vector<Record> records = tiles(60);
        MaybeRefusal refusal;
        const auto codes = recordCodes(records, kGames, refusal);
        QVERIFY(!refusal);
        QVERIFY(readAll(codes) == records);
        const auto bitsOf = [](const std::vector<Record> &some) {
            EntropyMeter meter;
            RecordCoding coding(meter, kGames[1].words, {5, 8, 11});
            for (const Record &record : some)
                coding.code(record);
            return meter.bits() / static_cast<double>(some.size());
        };
        std::vector<Record> nameless = records;
        for (Record &record : nameless)
            record.name.clear();
        qInfo("60 tiles: %zu codes of up to %zu bytes; %.1f bits a record, %.1f of them its name; one alone %.1f bits",
              codes.size(), kRecordCodeBytes, bitsOf(records), bitsOf(records) - bitsOf(nameless), bitsOf({records.front()}));
        QVERIFY(codes.size() <= 3);
        QVERIFY(bitsOf(nameless) < 20);
        for (const std::string &code : codes)
            QVERIFY(fromBase43(code.substr(kCodePrefix.size()))->size() <= kRecordCodeBytes);
    }

    void whateverItIsIsReadAsItWas()
    {
        Random random(11);
        for (int round = 0; round < 300; ++round) {
            std::vector<Record> records;
            for (std::uint32_t i = 0; i <= random.below(8); ++i)
                records.push_back(anyRecord(random));
            if (std::any_of(records.begin(), records.end(), [](const Record &record) { return refusesRecord(record).has_value(); }))
                continue;
            MaybeRefusal refusal;
            const auto codes = recordCodes(records, kGames, refusal);
            if (codeOf(refusal) == "share.recordsTooLarge")
                continue;
            QVERIFY(!refusal);
            QVERIFY(readAll(codes) == records);
        }
    }

    void aGameWithoutWordsSpellsThem()
    {
        const Record record{"other", "", "", "capital", 0, "Σίβυλλα", {{"grid", Array{Array{0, 1}, Array{}}}, {"is", true}}};
        MaybeRefusal refusal;
        const auto codes = recordCodes(std::span(&record, 1), kGames, refusal);
        QVERIFY(readAll(codes) == std::vector{record});
        QVERIFY(recordCodes({}, kGames, refusal).empty());
        QVERIFY(!refusal);
        std::vector<Record> two{record, tiles(1).front()};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)recordCodes(two, kGames, refusal));
    }

    // Words are only ever added: old codes go on reading, and only what nobody knew then is newer.
    void aGameThatLearntWordsReadsOldCodes()
    {
        const std::vector<Record> records = tiles(20);
        MaybeRefusal refusal;
        const auto old = recordCodes(records, kOlder, refusal);
        QVERIFY(readAll(old) == records);
        const auto fresh = recordCodes(records, kGames, refusal);
        QVERIFY(readRecordCode(fresh.front(), kOlder, refusal).has_value());
        const Record event{"tiles", "", "", "event", 1, "", {{"famine", 4}, {"war", 5}}};
        const auto newer = recordCodes(std::span(&event, 1), kGames, refusal);
        QVERIFY(!readRecordCode(newer.front(), kOlder, refusal));
        QCOMPARE(codeOf(refusal), std::string("share.newer"));
        const auto spelled = recordCodes(std::span(&event, 1), kOlder, refusal = std::nullopt);
        QVERIFY(readAll(spelled) == std::vector{event});
    }

    void aPegsheetThatKnowsOnlyMatchesSaysNewer()
    {
        MaybeRefusal refusal;
        const std::string code = recordCodes(tiles(3), kGames, refusal).front();
        QVERIFY(isRecordCode(code));
        QVERIFY(SharedCode::read(code, refusal) == nullptr);
        QCOMPARE(codeOf(refusal), std::string("share.newer"));
        QVERIFY(!isRecordCode("PEGSHEET:"));
        QVERIFY(!isRecordCode(code.substr(0, code.size() - 1)));
    }

    void aCodeOfAMatchHoldsNoRecords()
    {
        // Of the golden codes.
        const std::string match = "PEGSHEET:03RYMLJ6S2J:FFY:ZYGL776SR57JFEWIJKL1WNJ37RBS8D.AKNT9XIS:.GL-1*2J3*MT";
        MaybeRefusal refusal;
        QVERIFY(SharedCode::read(match, refusal) != nullptr);
        QVERIFY(!isRecordCode(match));
        QVERIFY(!readRecordCode(match, kGames, refusal));
        QCOMPARE(codeOf(refusal), std::string("share.noRecords"));
    }

    void whatFitsIntoNoCodeIsRefused()
    {
        Record record{"other", "", "", "x", 0, "", {}};
        for (int i = 0; i < 30; ++i)
            record.fields.push_back({"k" + std::to_string(i), std::string(200, '#')});
        record = canonicalRecord(record);
        QVERIFY(!refusesRecord(record));
        MaybeRefusal refusal;
        QVERIFY(recordCodes(std::span(&record, 1), kGames, refusal).empty());
        QCOMPARE(codeOf(refusal), std::string("share.recordsTooLarge"));
        refusal.reset();
        QVERIFY(recordCodes(tiles(6000), kGames, refusal, 300).empty());
        QCOMPARE(codeOf(refusal), std::string("share.recordsTooLarge"));
        refusal.reset();
        record.game = "nowhere";
        QVERIFY(recordCodes(std::span(&record, 1), kGames, refusal).empty());
        QCOMPARE(codeOf(refusal), std::string("share.unknownGame"));
    }

    // Any bytes with a good checksum: a sentence, or records that could be written.
    void hostileBytesDoNoHarm()
    {
        Random random(3);
        MaybeRefusal ignored;
        const auto good = *fromBase43(recordCodes(tiles(12), kGames, ignored).front().substr(kCodePrefix.size()));
        int read = 0;
        std::map<std::string, int> refused;
        for (int round = 0; round < 20'000; ++round) {
            std::vector<std::uint8_t> bytes(good.begin(), good.end() - 4);
            if (round % 4 == 0) // nothing but the format and the flag
                for (std::size_t i = 2; i < bytes.size(); ++i)
                    bytes[i] = static_cast<std::uint8_t>(random.below(256));
            for (std::uint32_t flips = random.below(4); flips > 0; --flips)
                bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<std::uint8_t>(random.below(256));
            bytes.resize(random.below(3) > 0 ? bytes.size() : random.below(static_cast<std::uint32_t>(bytes.size())));
            MaybeRefusal refusal;
            const auto code = readRecordCode(sealed(bytes), kGames, refusal);
            QCOMPARE(code.has_value(), !refusal.has_value());
            if (!code) {
                ++refused[codeOf(refusal)];
                continue;
            }
            ++read;
            for (const Record &record : code->records)
                QVERIFY(!refusesRecord(record) && canonicalRecord(record) == record);
        }
        QVERIFY(read > 100);
        QVERIFY(refused["share.damaged"] > 100 && refused["share.newer"] > 10);
    }
};

} // namespace tst_core_recordcode

PEGSHEET_TEST(tst_core_recordcode, TestRecordcode)
#include "tst_recordcode.moc"
