// SPDX-License-Identifier: Apache-2.0
#include "model/core/recordcode.h"

#include "model/core/codetext.h"
#include "model/core/seal.h"

#include <algorithm>
#include <stdexcept>

namespace pegsheet {

namespace {

constexpr std::uint32_t kRecordFormat = 1;
constexpr std::uint32_t kRecords = 0x40;
constexpr std::uint32_t kMostWords = 255;
constexpr unsigned kSetBits = 16;
// What the largest QR code of error correction M holds.
constexpr std::size_t kMostBytes = 2293;

struct Beginning
{
    std::uint32_t game = 0;
    std::uint32_t set = 0;
    std::uint32_t place = 0;
    std::uint32_t count = 1;
    RecordHabits::Sizes sizes;
};

// Everything after format and flags, and before the records.
template <EntropyCoder C>
void codeBeginning(C &coder, Beginning &beginning)
{
    beginning.game = coder.uniform(beginning.game, kGamesInCodes);
    if (codeTruth(coder, beginning.count > 1, 1, 3)) {
        beginning.count = 2 + coder.uniform(std::max(beginning.count, 2U) - 2, kMostRecordCodes - 1);
        beginning.place = coder.uniform(beginning.place, beginning.count);
        beginning.set = static_cast<std::uint32_t>(codeBits(coder, beginning.set, kSetBits));
    }
    beginning.sizes.kinds = codeCount(coder, beginning.sizes.kinds);
    beginning.sizes.keys = codeCount(coder, beginning.sizes.keys);
    beginning.sizes.texts = codeCount(coder, beginning.sizes.texts);
}

std::vector<std::uint8_t> message(std::span<const Record> records, const RecordWords &words, Beginning beginning)
{
    EntropyEncoder encoder;
    encoder.uniform(kRecordFormat, 256);
    encoder.uniform(kRecords, 256);
    codeBeginning(encoder, beginning);
    RecordCoding coding(encoder, words, beginning.sizes);
    for (const Record &record : records) {
        coding.more(true);
        coding.code(record);
    }
    coding.more(false);
    return encoder.finish();
}

// How many of the records, from the first, a code of so many bytes holds; one at least.
std::size_t fitting(std::span<const Record> records, const RecordWords &words, Beginning beginning, std::size_t most)
{
    // What the beginning takes where there are several is the most it takes.
    beginning.count = 2;
    EntropyEncoder encoder;
    encoder.uniform(kRecordFormat, 256);
    encoder.uniform(kRecords, 256);
    codeBeginning(encoder, beginning);
    RecordCoding coding(encoder, words, beginning.sizes);
    std::size_t count = 0;
    for (const Record &record : records) {
        coding.more(true);
        coding.code(record);
        constexpr std::size_t kEnd = 1; // that there are no more
        if (count > 0 && encoder.finish().size() + kEnd + kSealBytes > most)
            break;
        ++count;
    }
    return count;
}

bool fitsTogether(const Record &record, std::string_view game)
{
    return record.game == game && !refusesRecord(record) && canonicalRecord(record) == record;
}

// Format and flags; nothing when both are known here.
MaybeRefusal readFormat(EntropyDecoder &decoder)
{
    const std::uint32_t format = decoder.uniform(0, 256);
    const std::uint32_t flags = decoder.uniform(0, 256);
    if (format == 0)
        return Refusal{"share.damaged", {}};
    if (format > kRecordFormat || (flags & kCriticalFlags & ~kRecords) != 0)
        return Refusal{"share.newer", {}};
    return (flags & kRecords) == 0 ? MaybeRefusal(Refusal{"share.noRecords", {}}) : std::nullopt;
}

MaybeRefusal readRecords(EntropyDecoder &decoder, const RecordGame &game, const RecordHabits::Sizes &sizes,
                         std::vector<Record> &records)
{
    RecordCoding coding(decoder, game.words, sizes);
    while (coding.more(false)) {
        Record record = coding.code({});
        record.game = game.id;
        if (coding.isNewer())
            return Refusal{"share.newer", {}};
        if (coding.failed() || !fitsTogether(record, game.id) || records.size() == kMostRecords)
            return Refusal{"share.damaged", {}};
        records.push_back(std::move(record));
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string> recordCodes(std::span<const Record> records, std::span<const RecordGame> games, MaybeRefusal &refusal,
                                     std::size_t most)
{
    if (records.empty())
        return {};
    const auto game = std::find_if(games.begin(), games.end(),
                                   [&](const RecordGame &each) { return each.id == records.front().game; });
    if (game == games.end()) {
        refusal = Refusal{"share.unknownGame", {}};
        return {};
    }
    if (!std::all_of(records.begin(), records.end(), [&](const Record &record) { return fitsTogether(record, game->id); }))
        throw std::invalid_argument("no records of one game");
    Beginning beginning;
    beginning.game = static_cast<std::uint32_t>(game - games.begin());
    const auto sizeOf = [](const auto &words) { return static_cast<std::uint32_t>(words.size()); };
    beginning.sizes = {sizeOf(game->words.kinds), sizeOf(game->words.keys), sizeOf(game->words.texts)};
    std::vector<std::span<const Record>> parts;
    for (auto rest = records; !rest.empty(); rest = rest.subspan(parts.back().size()))
        parts.push_back(rest.first(std::min(fitting(rest, game->words, beginning, most), kMostRecords)));

    beginning.count = std::min(sizeOf(parts), kMostRecordCodes);
    beginning.set = crc32(message(records, game->words, beginning)) & ((1U << kSetBits) - 1);
    std::vector<std::string> codes;
    for (const auto &part : parts) {
        const std::vector<std::uint8_t> bytes = message(part, game->words, beginning);
        if (bytes.size() + kSealBytes > kMostBytes || parts.size() > kMostRecordCodes) {
            refusal = Refusal{"share.recordsTooLarge", {}};
            return {};
        }
        codes.push_back(sealed(bytes));
        ++beginning.place;
    }
    return codes;
}

bool isRecordCode(std::string_view text)
{
    MaybeRefusal refusal;
    const auto bytes = unsealed(text, refusal);
    if (!bytes)
        return false;
    EntropyDecoder decoder(*bytes);
    const std::uint32_t format = decoder.uniform(0, 256);
    return format == kRecordFormat && (decoder.uniform(0, 256) & kRecords) != 0;
}

std::optional<RecordCode> readRecordCode(std::string_view text, std::span<const RecordGame> games, MaybeRefusal &refusal)
{
    const auto bytes = unsealed(text, refusal);
    if (!bytes)
        return std::nullopt;
    EntropyDecoder decoder(*bytes);
    refusal = readFormat(decoder);
    if (refusal)
        return std::nullopt;
    Beginning beginning;
    codeBeginning(decoder, beginning);
    const RecordHabits::Sizes &sizes = beginning.sizes;
    RecordCode code{beginning.set, beginning.place, beginning.count, {}};
    if (beginning.game >= games.size())
        refusal = Refusal{"share.unknownGame", {}};
    else if (std::max({sizes.kinds, sizes.keys, sizes.texts}) > kMostWords)
        refusal = Refusal{"share.newer", {}};
    else
        refusal = readRecords(decoder, games[beginning.game], sizes, code.records);
    return refusal ? std::nullopt : std::optional(std::move(code));
}

} // namespace pegsheet
