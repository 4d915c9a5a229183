// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/tablemoves.h"

/// Moves of Conflicts and of the end.
namespace pegsheet::empires {

/// The Conflict card that is turned up (DE Militärrunde 1).
struct Campaign
{
    static constexpr std::string_view kType = "campaign";
    ConflictWinner winner;
    ConflictTiers tiers;
    Unrest unrest;

    static void describe(auto &self, auto &&visit)
    {
        visit("winner", self.winner);
        visit("tiers", self.tiers);
        visit("unrest", self.unrest);
    }
    bool operator==(const Campaign &) const = default;
};
[[nodiscard]] constexpr Campaign campaignOf(const Conflict &card)
{
    return {{card.victory, card.victoryGain}, {card.tiers, card.lowest, card.highest}, {card.rank, card.with}};
}
[[nodiscard]] constexpr Conflict conflictOf(const Campaign &move)
{
    return {move.winner.points, move.winner.gain, move.tiers.tiers, move.tiers.lowest,
            move.tiers.highest, move.unrest.rank, move.unrest.with};
}

/// What a player bids: axes and coins together where resources are not kept (DE Militärrunde 3).
struct BidAxes
{
    static constexpr std::string_view kType = "bid";
    std::uint8_t player = 0;
    std::uint8_t axe = 0;
    std::uint8_t coin = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("axe", self.axe, Range{0, kMostBid});
        visit("coin", self.coin, Range{0, kMostBid, true});
    }
    bool operator==(const BidAxes &) const = default;
};

/// What a player still has at the end, where an ability asks for it.
struct TellStock
{
    static constexpr std::string_view kType = "stock";
    std::uint8_t player = 0;
    MaybeStock resources;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("resources", self.resources);
    }
    bool operator==(const TellStock &) const = default;
};

/// A finished empire, when only the end is counted.
struct FinishedSheet
{
    static constexpr std::string_view kType = "sheet";
    std::uint8_t player = 0;
    std::int16_t score = 0;
    Row row;
    MaybeStock resources;
    MaybePoints innovationPoints;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("score", self.score, Range{-kMostScore, kMostScore});
        visit("row", self.row);
        visit("resources", self.resources, Optional{});
        visit("innovationPoints", self.innovationPoints, Optional{});
    }
    bool operator==(const FinishedSheet &) const = default;
};

} // namespace pegsheet::empires
