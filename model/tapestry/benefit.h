// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/tapestry/benefitwords.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// Benefits as data: what a space, a tile, a die, the income mat or a card brings. The language is closed. A benefit is written as
/// a text without blanks: an atom, `x*n` (n times), `then(…)` in this order, `all(…)` in the order its owner chooses, `or(…)`,
/// `opt(x)` which may be left out, and `pay(cost=>x)`.
///
/// A Benefit is that text, read once: its nodes from left to right, four bytes each, a flat value without a heap, which the
/// compiler can read too (benefitreader.h). So whatever brings something is a row of a table, and the queue of what is pending
/// names what it brings by the place of one node (queue.h).
namespace pegsheet::tapestry {

/// A word with what belongs to it.
struct Node
{
    Word word = Word::Coin;
    std::uint8_t arg = 0;   ///< Track or kAnyTrack, Counted, Landmark, or points; 0 where there are no brackets
    std::uint8_t times = 0; ///< from 1; 0 stands for no node
    std::uint8_t size = 0;  ///< nodes of the word and all its parts, from 1; the next part of the same list begins there

    [[nodiscard]] constexpr bool isNone() const { return times == 0; }
    constexpr bool operator==(const Node &) const = default;
};

/// Whether only tapestry cards say that.
[[nodiscard]] constexpr bool isOfCards(const Node &node)
{
    return isOfCards(node.word) || (node.word == Word::AdvX && node.arg == kSameTrack)
        || (node.word == Word::LandmarkOf && node.arg == kAnyLandmark);
}

/// What a text that is no benefit has instead at some place.
enum class Expected : std::uint8_t {
    Nothing, ///< there is no fault
    Benefit,
    Cost,
    Track,      ///< one of the four
    TrackOrAny, ///< one of the four, or any
    Counted,
    Multiplier,    ///< what `times` counts
    OnlyAny,       ///< any
    OnlyLandmark,  ///< landmark
    OnlyTapestry,  ///< tapestry
    ResourceOrAny, ///< one of the four, or any
    Landmark,
    Points, ///< a number from 1 to BenefitFault::most
    Times,  ///< the same of how often
    Open,   ///< (
    Close,  ///< )
    Comma,  ///< a second part
    More,   ///< , or )
    Arrow,  ///< =>
    End,    ///< the text goes on, and nothing may follow
    Shorter ///< more than Benefit::kLongest bytes
};

/// Which words there are: those of boards and tiles; those of tapestry cards too, which are told where cards are known by name; or
/// those of civilizations as well. Each has the words of the one before it.
enum class Language : std::uint8_t { Boards, Cards, Civilizations };

/// Where a text stops being a benefit, in bytes from its beginning, and what would be right there.
struct BenefitFault
{
    std::uint8_t at = 0;
    Expected expected = Expected::Nothing;
    std::uint8_t most = 0; ///< of a number, the largest that would be right there

    constexpr bool operator==(const BenefitFault &) const = default;
};

/// A benefit as text, of at most Benefit::kLongest bytes.
class BenefitText;

/// A benefit, or none. Equal benefits have equal nodes.
class Benefit
{
public:
    /// Of a text in bytes.
    static constexpr std::size_t kLongest = 120;
    /// A part takes three letters, and a comma or bracket: no text of that length has more.
    static constexpr std::size_t kMostNodes = 30;
    static constexpr int kMostTimes = 30;
    /// Of `any`, which is answered at once: as many as there is room for.
    static constexpr int kMostAny = 8;
    /// The product of all `*n` on the way down to a word: no benefit brings anything more often.
    static constexpr int kMostRepeats = 200;
    static constexpr int kMostPoints = 200;

    /// None.
    constexpr Benefit() = default;

    [[nodiscard]] constexpr bool isNone() const { return m_size == 0; }
    /// From left to right, the outermost word first; empty where there is none.
    [[nodiscard]] constexpr std::span<const Node> nodes() const { return {m_nodes.data(), m_size}; }
    /// As it is written; empty where there is none. It must not be longer than kLongest.
    [[nodiscard]] constexpr BenefitText text() const;
    constexpr bool operator==(const Benefit &) const = default;

    /// Adds a node behind the last and returns its place. There must be fewer than kMostNodes.
    constexpr std::size_t add(Node node)
    {
        m_nodes[m_size] = node;
        return m_size++;
    }
    /// Ends the node at that place, whose parts are all nodes behind it.
    constexpr void close(std::size_t place) { m_nodes[place].size = static_cast<std::uint8_t>(m_size - place); }
    constexpr void setArg(std::size_t place, std::uint8_t arg) { m_nodes[place].arg = arg; }
    constexpr void repeat(std::size_t place, int times) { m_nodes[place].times = static_cast<std::uint8_t>(times); }

private:
    std::array<Node, kMostNodes> m_nodes{};
    std::uint8_t m_size = 0;
};

/// Reads a whole text; where it is malformed, or repeats more than Benefit allows, returns the first fault and leaves `benefit`
/// undefined. `x*1` is the same as `x`.
[[nodiscard]] constexpr BenefitFault readBenefit(std::string_view text, Benefit &benefit,
                                                 Language language = Language::Civilizations);
/// How many bytes the benefit at `nodes` takes as text, whether or not it is short enough.
[[nodiscard]] constexpr std::size_t lengthOf(std::span<const Node> nodes);
/// What would be right there, as a list for a refusal; of words those of boards.
[[nodiscard]] Array allowedBy(Expected expected);

/// The described text (model/core/fields.h): refuses another kind of value (input.wrongType), more than kLongest bytes
/// (input.textTooLong), and what is malformed (input.unknownValue {field, value, allowed, at}, or input.outOfRange for a number):
/// `at` is the byte at which it stops being right, `value` what stands there.
[[nodiscard]] Value toValue(const Benefit &benefit);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Benefit &benefit);
/// The same in the words of that language.
[[nodiscard]] MaybeRefusal readIn(Language language, std::string_view field, const Value &value, Benefit &benefit);
[[nodiscard]] Value schemaOf(const Benefit &benefit);

} // namespace pegsheet::tapestry

// Below what they need.
#include "model/tapestry/benefitreader.h"
#include "model/tapestry/benefitwriter.h"
