// SPDX-License-Identifier: Apache-2.0
#include "model/core/keptrollouts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

// Words of 32 bits, the lowest byte first: format, version, set-up and line (two each), how many seats; of how many the luck is
// told, and of each of these the luck and the squares; then of each turn how many rollouts, and of each seat the mean and the
// squares; last a sum over all of them.
namespace pegsheet {

namespace {

constexpr std::uint32_t kFormat = 2;
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

/// The luck that follows a head; nothing where it is not all there, or cannot be of a match.
std::optional<std::vector<SeatLuck>> luckIn(std::span<const std::uint32_t> words)
{
    const std::size_t seats = words.size() > kHeadWords ? words[kHeadWords] : 0;
    if (words.size() <= kHeadWords + 1 || seats > (words.size() - kHeadWords - 2) / 2
        || (seats != 0 && seats != words[kHeadWords - 1]))
        return std::nullopt;
    std::vector<SeatLuck> luck;
    for (std::size_t at = kHeadWords + 1; luck.size() < seats; at += 2) {
        luck.push_back({std::bit_cast<float>(words[at]), std::bit_cast<float>(words[at + 1])});
        if (!std::isfinite(luck.back().luck) || !std::isfinite(luck.back().squares) || luck.back().squares < 0)
            return std::nullopt;
    }
    return luck;
}

/// What was kept, where it is whole.
std::optional<Words> wholeWords(std::string_view kept)
{
    if (kept.size() > kMostKept || kept.size() % kWordBytes != 0 || kept.size() <= kHeadWords * kWordBytes)
        return std::nullopt;
    Words words = wordsOf(kept);
    if (words.front() != kFormat || words.back() != sumOf(std::span(words).first(words.size() - 1)))
        return std::nullopt;
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

std::string keptRollouts(const RolledOut &what, std::span<const SeatLuck> luck, std::span<const RolloutMeans> turns)
{
    if (std::all_of(turns.begin(), turns.end(), [](const RolloutMeans &turn) { return turn.found().count == 0; }))
        return {};
    const std::size_t seats = turns.front().found().seats.size();
    Words words = headOf(what, seats);
    words.push_back(static_cast<std::uint32_t>(luck.size()));
    for (const SeatLuck &seat : luck) {
        words.push_back(wordOf(seat.luck));
        words.push_back(wordOf(seat.squares));
    }
    const std::size_t room = (kMostKept / kWordBytes - words.size() - 1) / (1 + 2 * seats);
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

std::vector<SeatLuck> keptLuck(std::string_view kept)
{
    const auto words = wholeWords(kept);
    return words ? luckIn(*words).value_or(std::vector<SeatLuck>()) : std::vector<SeatLuck>();
}

bool takeRollouts(std::string_view kept, const RolledOut &what, std::span<RolloutMeans> turns)
{
    const auto words = wholeWords(kept);
    if (turns.empty() || !words)
        return false;
    const Words head = headOf(what, turns.front().found().seats.size());
    const auto luck = luckIn(*words);
    if (!luck || !std::equal(head.begin(), head.end(), words->begin()))
        return false;
    const std::size_t begin = head.size() + 1 + 2 * luck->size();
    const std::size_t each = 1 + 2 * turns.front().found().seats.size();
    const std::span<const std::uint32_t> all = std::span(*words).subspan(begin, words->size() - begin - 1);
    if (all.size() % each != 0 || all.size() / each > turns.size())
        return false;
    std::vector<RolloutMeans::Found> found;
    for (std::size_t at = 0; at < all.size(); at += each) {
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
