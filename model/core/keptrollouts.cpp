// SPDX-License-Identifier: Apache-2.0
#include "model/core/keptrollouts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

// Words of 32 bits, the lowest byte first: format, version, set-up and line (two each), how many seats; then of each turn how many
// rollouts, and of each seat the mean and the squares; last a sum over all of them.
namespace pegsheet {

namespace {

constexpr std::uint32_t kFormat = 1;
constexpr std::size_t kWordBytes = 4;
constexpr std::size_t kHeadWords = 7;

using Words = std::vector<std::uint32_t>;

std::uint32_t sumOf(std::span<const std::uint32_t> words)
{
    std::uint64_t sum = kNoMoves;
    for (const std::uint32_t word : words)
        sum = (sum ^ word) * 0x100000001B3U;
    return static_cast<std::uint32_t>(sum ^ sum >> 32U);
}

void putLong(Words &words, std::uint64_t number)
{
    words.push_back(static_cast<std::uint32_t>(number));
    words.push_back(static_cast<std::uint32_t>(number >> 32U));
}

Words headOf(const RolledOut &what, std::size_t seats)
{
    Words words{kFormat, what.version};
    putLong(words, what.setup);
    putLong(words, what.line);
    words.push_back(static_cast<std::uint32_t>(seats));
    return words;
}

std::uint32_t wordOf(double number)
{
    return std::bit_cast<std::uint32_t>(static_cast<float>(number));
}

std::string bytesOf(const Words &words)
{
    std::string bytes;
    for (const std::uint32_t word : words)
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<char>(word >> shift & 0xFFU));
    return bytes;
}

Words wordsOf(std::string_view bytes)
{
    Words words(bytes.size() / kWordBytes);
    for (std::size_t i = 0; i < kWordBytes * words.size(); ++i)
        words[i / kWordBytes] |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i])) << 8 * (i % kWordBytes);
    return words;
}

/// One turn's words; nothing where they cannot be of rollouts.
std::optional<RolloutMeans::Found> foundIn(std::span<const std::uint32_t> words)
{
    RolloutMeans::Found found;
    found.count = words[0];
    for (std::size_t at = 1; at < words.size(); at += 2) {
        const RolloutMeans::Seat seat{std::bit_cast<float>(words[at]), std::bit_cast<float>(words[at + 1])};
        if (!std::isfinite(seat.mean) || !std::isfinite(seat.squares) || seat.squares < 0)
            return std::nullopt;
        found.seats.push_back(seat);
    }
    return found;
}

} // namespace

std::string keptRollouts(const RolledOut &what, std::span<const RolloutMeans> turns)
{
    if (std::all_of(turns.begin(), turns.end(), [](const RolloutMeans &turn) { return turn.found().count == 0; }))
        return {};
    const std::size_t seats = turns.front().found().seats.size();
    const std::size_t room = (kMostKept / kWordBytes - kHeadWords - 1) / (1 + 2 * seats);
    Words words = headOf(what, seats);
    for (const RolloutMeans &turn : turns.first(std::min(room, turns.size()))) {
        words.push_back(static_cast<std::uint32_t>(turn.found().count));
        for (const RolloutMeans::Seat &seat : turn.found().seats) {
            words.push_back(wordOf(seat.mean));
            words.push_back(wordOf(seat.squares));
        }
    }
    words.push_back(sumOf(words));
    return bytesOf(words);
}

bool takeRollouts(std::string_view kept, const RolledOut &what, std::span<RolloutMeans> turns)
{
    if (turns.empty() || kept.size() > kMostKept || kept.size() % kWordBytes != 0)
        return false;
    const Words head = headOf(what, turns.front().found().seats.size());
    const Words words = wordsOf(kept);
    const std::size_t each = 1 + 2 * turns.front().found().seats.size();
    if (words.size() <= head.size() || (words.size() - head.size() - 1) % each != 0
        || (words.size() - head.size() - 1) / each > turns.size() || !std::equal(head.begin(), head.end(), words.begin()))
        return false;
    const std::span<const std::uint32_t> all(words);
    if (words.back() != sumOf(all.first(words.size() - 1)))
        return false;
    std::vector<RolloutMeans::Found> found;
    for (std::size_t at = head.size(); at + each < words.size(); at += each) {
        const auto turn = foundIn(all.subspan(at, each));
        if (!turn)
            return false;
        found.push_back(*turn);
    }
    for (std::size_t turn = 0; turn < found.size(); ++turn)
        turns[turn].goOnFrom(std::move(found[turn]));
    return true;
}

} // namespace pegsheet
