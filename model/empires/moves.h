// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/correction.h"
#include "model/empires/crisismoves.h"
#include "model/empires/endmoves.h"
#include "model/empires/workmoves.h"

#include <string>
#include <variant>

/// Every move there is.
namespace pegsheet::empires {

/// The table overrules the app: absolute values for fields of a player or of the turn.
struct Correct
{
    static constexpr std::string_view kType = "correct";
    static constexpr std::size_t kLongestWhy = 200;
    std::int8_t player = -1; ///< -1: fields of the turn
    Correction set;
    std::string why; ///< the table's words, may be empty

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("set", self.set);
        visit("why", self.why, TextLimit{kLongestWhy});
    }
    bool operator==(const Correct &) const = default;
};

/// The first alternatives are listed moves, in the order of Listed; that order belongs to the shared format.
using Move =
    std::variant<Reveal, Mulligan, FreeBid, Redraw, Accept, Shortage, Use, Play, Rebuild, Swap, Shift, Done, BidAxes, Avert,
                 Exchange, Sell, Discard, Values, Learn, Track, Lay, Blitz, Campaign, TellStock, FinishedSheet, Correct>;

/// The listed moves by kind; an enumerator's number is the alternative's place in Move.
enum class Listed : std::uint8_t {
    Reveal,
    Mulligan,
    FreeBid,
    Redraw,
    Accept,
    Shortage,
    Use,
    Play,
    Rebuild,
    Swap,
    Shift,
    Done,
    Bid,
    Avert,
    Exchange,
    Sell,
    Discard
};
inline constexpr int kListedKinds = 17;
/// The others are open: they are written field by field. So is an ability used with cards or points that the table names.
[[nodiscard]] inline bool isListed(const Move &move)
{
    const auto *use = std::get_if<Use>(&move);
    return move.index() < kListedKinds && (use == nullptr || (use->cards.list.empty() && !use->points.isSaid));
}

} // namespace pegsheet::empires
