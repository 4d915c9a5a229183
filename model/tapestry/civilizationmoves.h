// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationrows.h"
#include "model/tapestry/turnmoves.h"

/// What answers a civilization that is known by name: the last of the listed moves, in the order of their kinds.
namespace pegsheet::tapestry {

/// Where civilizations are known by name: the one with which a player begins, or which is gained (DE p.5, p.29).
struct NameCivilization
{
    static constexpr std::string_view kType = "civilization";
    Civilization civilization{};
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("civilization", self.civilization);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const NameCivilization &) const = default;
};

/// The numbers of the Mystics: tech cards, complete districts, territories, and tracks whose end is reached (DE p.29).
struct Predict
{
    static constexpr std::string_view kType = "predict";
    Per<std::uint8_t, Predicted> numbers{{1, 1, 1, 1}};
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        for (const Predicted what : kAll<Predicted>)
            visit(nameOf(what), self.numbers[what], Range{kLeastPredicted, kMostPredicted[what]});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Predict &) const = default;
};

/// Answers `lose(any)`: what an adjustment takes (DE p.29).
struct Lose
{
    static constexpr std::string_view kType = "lose";
    Resources resources;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("resources", self.resources);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Lose &) const = default;
};

/// A marker of the Traders on the map: on an empty territory with its points, or on one of an opponent with what its tile brings.
struct Trade
{
    static constexpr std::string_view kType = "trade";
    Maybe<kMostNeighbours> points;
    Maybe<kMostSeats - 1> against;
    MaybeOne<TileBenefit> tile;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("points", self.points, Optional{});
        visit("against", self.against, Optional{});
        visit("tile", self.tile, Optional{});
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const Trade &) const = default;
};

/// Two income buildings of the city change places: their columns and rows (contract, "swap").
struct SwapBuildings
{
    static constexpr std::string_view kType = "swap";
    PlotRef from;
    PlotRef to;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("from", self.from);
        visit("to", self.to);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const SwapBuildings &) const = default;
};

} // namespace pegsheet::tapestry
