// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/correction.h"
#include "model/tapestry/turnmoves.h"

#include <string>

/// Moves that are written field by field: what the app does not know, and what the table decides.
namespace pegsheet::tapestry {

/// What a card says that the app does not know.
struct TellEffect
{
    static constexpr std::string_view kType = "effect";
    Benefit gains;
    EntryPlace entry;

    static void describe(auto &self, auto &&visit)
    {
        visit("gains", self.gains);
        visit("entry", self.entry, Optional{});
    }
    bool operator==(const TellEffect &) const = default;
};

/// What the app does not know, for any player at any time.
struct TellBenefit
{
    static constexpr std::string_view kType = "benefit";
    static constexpr std::size_t kLongestWhy = 200;
    std::uint8_t player = 0;
    Benefit gains;
    std::string why; ///< the table's words, may be empty

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("gains", self.gains);
        visit("why", self.why, TextLimit{kLongestWhy});
    }
    bool operator==(const TellBenefit &) const = default;
};

/// A district of a city kept by numbers is complete (DE p.13).
struct District
{
    static constexpr std::string_view kType = "district";
    std::uint8_t player = 0;

    static void describe(auto &self, auto &&visit) { visit("player", self.player, kSeats); }
    bool operator==(const District &) const = default;
};

/// Who of the best has the tallest landmark; without a player they share (DE p.15).
struct Tallest
{
    static constexpr std::string_view kType = "tallest";
    std::int8_t player = -1;

    static void describe(auto &self, auto &&visit) { visit("player", self.player, OptionalPlayer{}); }
    bool operator==(const Tallest &) const = default;
};

/// Depth `income`: the next income turn of a player by its numbers (DE p.11 to 13).
struct Tally
{
    static constexpr std::string_view kType = "tally";
    std::uint8_t player = 0;
    IncomeNumbers numbers;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        IncomeNumbers::describe(self.numbers, visit);
    }
    bool operator==(const Tally &) const = default;
};

/// Mode `scoring`: the points of a player at the end, or those before the last income turn with its numbers.
struct FinishedSheet
{
    static constexpr std::string_view kType = "sheet";
    std::uint8_t player = 0;
    std::int16_t vp = 0;
    IncomeNumbers numbers; ///< of a last income turn that is still to be counted, if slots are said

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeats);
        visit("vp", self.vp, Range{0, kMostVp});
        IncomeNumbers::describe(self.numbers, visit);
    }
    bool operator==(const FinishedSheet &) const = default;
};

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

} // namespace pegsheet::tapestry
