// SPDX-License-Identifier: Apache-2.0
// Writes cards.jsonl, once: codes of cards with what they say. Records and words are made up for the test.
#include "model/core/recordcode.h"
#include "storage/json.h"

#include <array>
#include <cstdio>
#include <cstdlib>

using namespace pegsheet;

namespace {

constexpr std::array<std::string_view, 3> kKinds{"development", "wonder", "event"};
constexpr std::array<std::string_view, 6> kKeys{"gains", "die", "n", "points", "famine", "war"};
constexpr std::array<std::string_view, 4> kTexts{"white", "blue", "orange", "gold"};
const std::array kGames{RecordGame{"bare", {}}, RecordGame{"tiles", {kKinds, kKeys, kTexts}}};

Array listOf(std::span<const std::string_view> words)
{
    return Array(words.begin(), words.end());
}

void write(const char *name, const std::vector<Record> &records, std::size_t most = kRecordCodeBytes)
{
    std::vector<Record> canonical;
    for (const Record &record : records)
        canonical.push_back(canonicalRecord(record));
    MaybeRefusal refusal;
    for (const std::string &text : recordCodes(canonical, kGames, refusal, most)) {
        const auto code = readRecordCode(text, kGames, refusal);
        if (!code)
            std::exit(1);
        Array read;
        for (const Record &record : code->records)
            read.emplace_back(recordValue(record));
        const bool isBare = records.front().game == "bare";
        const RecordWords &words = kGames[isBare ? 0 : 1].words;
        const Object line{{"name", name},
                          {"text", text},
                          {"game", isBare ? 0 : 1},
                          {"kinds", listOf(words.kinds)},
                          {"keys", listOf(words.keys)},
                          {"texts", listOf(words.texts)},
                          {"set", static_cast<std::int64_t>(code->set)},
                          {"place", static_cast<std::int64_t>(code->place)},
                          {"count", static_cast<std::int64_t>(code->count)},
                          {"records", read}};
        std::puts(storage::writeJson(Value(line)).c_str());
    }
    if (refusal)
        std::exit(1);
}

Record tile(int number)
{
    const Object gain{{"die", kTexts[static_cast<std::size_t>(number) % 4]}, {"n", 1 + number % 2}};
    return {"tiles",
            "",
            "de",
            std::string(kKinds[static_cast<std::size_t>(number) % 2]),
            1 + number / 10 % 4,
            number % 5 == 0 ? "" : "Hängende Gärten " + std::to_string(number),
            {{"gains", Array{gain}}, {"points", number % 7}}};
}

} // namespace

int main()
{
    write("the least", {{"bare", "", "", "x", 0, "", {}}});
    write("without words",
          {{"bare",
            "2nd",
            "en",
            "capital",
            99,
            "“Σίβυλλα” 🎲",
            {{"grid", Array{Array{0, 1}, Array{}, Object{}}}, {"is", true}, {"was", false}, {"text", ""}}}});
    write("an event", {{"tiles", "", "", "event", 3, "", {{"famine", 7}, {"war", 12}}}});
    Array numbers;
    for (const std::int64_t number : {0, 5, 6, 15, 16, 31, 32, 255, 65536, 2147483647, -1, -2, -15, -16, -65537, -2147483647})
        numbers.emplace_back(number);
    write("numbers", {{"tiles", "", "", "wonder", 1, "Zahlen", {{"points", numbers}}}});
    write("a text of 200 bytes",
          {{"tiles", "", "", "wonder", 1, std::string(40, 'W'), {{"n", std::string(200, '!')}, {"die", "gold"}}}});
    write("another kind and other keys",
          {{"tiles",
            "unrest",
            "fi",
            "board",
            0,
            "Rooma",
            {{"slots", Array{Object{{"die", "blue"}, {"who", "nobody"}}, 3, "blue", "green"}}, {"points", -1}}}});
    Value deep = Object{{"n", 1}};
    for (int i = 0; i < 3; ++i)
        deep = Object{{"gains", Array{deep}}};
    write("as deep as it goes", {{"tiles", "", "", "wonder", 1, "", *deep.object()}});
    write("two editions",
          {{"tiles", "1st", "de", "event", 1, "", {{"war", 1}}},
           {"tiles", "1st", "en", "event", 1, "", {{"war", 1}}},
           {"tiles", "", "en", "event", 1, "", {{"war", 1}}}});
    std::vector<Record> many;
    for (int number = 0; number < 60; ++number)
        many.push_back(tile(number));
    write("sixty, in several codes", many, 300);
    many.resize(20);
    write("twenty in one", many);
}
