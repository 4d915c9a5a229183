// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"
#include "model/core/value.h"
#include "model/tapestry/effects.h"
#include "model/tapestry/state.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

/// The tapestry cards that nobody at the table sees.
namespace pegsheet::tapestry {

/// The shuffled box and the hands of a match in which cards are named, as the random player keeps them beside the state (contract,
/// reading 58). The box has 50 cards (DE p.3); those thrown off come back once it is empty.
class CardBox
{
public:
    /// Deals each hand the cards that it has. Where cards are counted nothing is kept, and nothing is drawn of `random`.
    CardBox(const State &state, Random &random);

    [[nodiscard]] bool isKept() const { return m_isKept; }
    /// A card of the hand that is a reaction, a trap; nothing where it has none.
    [[nodiscard]] std::optional<TapestryCard> reactionOf(int seat) const;
    /// One of the hand, each as likely as the others; nothing where none of its cards is known.
    [[nodiscard]] std::optional<TapestryCard> drawnOf(int seat, Random &random) const;
    /// The same of those of which `may` is true.
    template <typename May>
    [[nodiscard]] std::optional<TapestryCard> drawnOf(int seat, Random &random, May may) const
    {
        std::vector<TapestryCard> cards;
        std::ranges::copy_if(at(seat).cards, std::back_inserter(cards), may);
        return drawnFrom(cards, random);
    }
    /// The same of those that came last, as far as they are still there.
    [[nodiscard]] std::optional<TapestryCard> drawnOfLast(int seat, Random &random) const;
    /// A known card leaves the hand: it is laid on a mat, or thrown off.
    void lay(int seat, TapestryCard card);
    void throwOff(int seat, TapestryCard card);
    /// Follows a move to the state after it, with what each seat drew: what left a hand otherwise is thrown off at random. A card
    /// that is looked for and may be played then is one "when played" (DE p.32).
    void follow(const State &after, const Drawn &drawn, Random &random);
    /// `[[ids], …]`: what each seat drew into the hand, in order; null where nothing is kept.
    [[nodiscard]] Value dealt() const;

private:
    struct Hand
    {
        std::vector<TapestryCard> cards; ///< those that are known
        std::vector<TapestryCard> dealt; ///< all that ever came
        std::vector<TapestryCard> last;  ///< those that came together last, and are still there
        int count = 0;
    };

    [[nodiscard]] Hand &at(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const Hand &at(int seat) const { return m_hands[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] static std::optional<TapestryCard> drawnFrom(const std::vector<TapestryCard> &cards, Random &random);
    [[nodiscard]] std::optional<TapestryCard> uppermost(Random &random);
    [[nodiscard]] std::optional<TapestryCard> found(Random &random);
    bool take(int seat, TapestryCard card);
    void throwOffAny(int seat, int count, Random &random);
    void deal(int seat, int count, Random &random, bool isLastFound = false);

    std::vector<TapestryCard> m_box;       ///< the next one last
    std::vector<TapestryCard> m_thrownOff; ///< shuffled in once the box is empty
    std::array<Hand, kMostSeats> m_hands{};
    int m_players = 0;
    int m_faceDown = 0;
    bool m_isKept = false;
};

} // namespace pegsheet::tapestry
