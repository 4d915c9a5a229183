// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/cardbytes.h"

#include "app/library/librarycodes.h"
#include "app/library/libraryfile.h"
#include "model/core/codetext.h"
#include "storage/json.h"
#include "storage/library.h"
#include "tests/fuzz/bytesource.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace pegsheet::cards {

namespace {

std::string faultIn(const LibraryPlan &plan)
{
    for (const PlannedRow &row : plan.rows) {
        if ((row.what == PlannedRow::What::Refused) != row.refusal.has_value())
            return "a card is refused without a reason, or taken in with one";
        if (!row.refusal && refusesRecord(gameRecords(), row.entry.content))
            return "a card is taken in that is none";
    }
    return {};
}

// Compared with an empty library, in a file of this process's own.
std::string faultOfFile(const std::string &text)
{
    static const auto path = std::filesystem::temp_directory_path() / "pegsheet-cardbytes.db";
    static storage::Library library = [] {
        std::filesystem::remove(path);
        return storage::Library(path);
    }();
    const storage::Records here(library);
    LibraryPlan plan;
    if (const auto refusal = readLibrary(text, here, gameRecords(), plan))
        return refusal->code.empty() ? "neither cards nor a reason" : "";
    if (std::string fault = faultIn(plan); !fault.empty())
        return fault;
    std::vector<storage::RecordEntry> read;
    for (const PlannedRow &row : plan.rows)
        if (row.what == PlannedRow::What::New && row.entry.mergedInto.value == 0) {
            read.push_back(row.entry);
            read.back().id = storage::RecordId{static_cast<std::int64_t>(read.size())};
        }
    LibraryPlan again;
    if (readLibrary(libraryText(read), here, gameRecords(), again))
        return "cards that were written cannot be read";
    return again.count(PlannedRow::What::New) == static_cast<int>(read.size()) ? "" : "other cards come back";
}

std::string faultOfCodes(const std::string &text)
{
    MaybeRefusal refusal;
    const auto read = readLibraryCodes(text, gameRecords(), refusal);
    if (!read)
        return refusal ? "" : "neither cards nor a reason";
    // Each once: a hostile code may hold one twice.
    std::vector<Record> records;
    for (const Record &record : read->records)
        if (std::find(records.begin(), records.end(), record) == records.end())
            records.push_back(record);
    const auto codes = libraryCodes(records, gameRecords(), refusal);
    if (refusal)
        return refusal->code == "share.recordsTooLarge" ? "" : "what was read cannot be written";
    std::string all;
    for (const std::string &code : codes)
        all += code + '\n';
    if (records.empty())
        return {};
    const auto again = readLibraryCodes(all, gameRecords(), refusal);
    const auto isThere = [&](const Record &record) {
        return std::find(again->records.begin(), again->records.end(), record) != again->records.end();
    };
    if (!again || again->records.size() != records.size() || !std::all_of(records.begin(), records.end(), isThere))
        return "other cards come back from a code";
    return {};
}

// What comes through with a sound sum.
std::string sealed(const std::string &content)
{
    std::vector<std::uint8_t> whole(content.begin(), content.end());
    const std::uint32_t sum = crc32(whole);
    for (unsigned shift = 32; shift > 0; shift -= 8)
        whole.push_back(static_cast<std::uint8_t>(sum >> (shift - 8)));
    return std::string(kCodePrefix) + base43(whole);
}

} // namespace

std::string faultOfBytes(std::span<const std::uint8_t> bytes)
{
    ByteSource source(bytes);
    switch (source.below(3)) {
    case 0: return faultOfFile(source.rest());
    case 1: return faultOfCodes(source.rest());
    default: return faultOfCodes(sealed(source.rest()));
    }
}

} // namespace pegsheet::cards
