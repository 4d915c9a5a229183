// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/form.h"
#include "model/core/touchline.h"
#include "model/empires/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace pegsheet::empires {

/// What can be touched on the way to a move. Where nothing else is said `at` is the enumerator or the seat, `number` what is said.
enum class PencilKind : std::uint8_t {
    Ready,
    Place,    ///< the next place of the row, or no more the one that was said
    Order,    ///< the whole row; `with` is the list of its places
    Kind,     ///< of a card; once more: not said after all
    Number,   ///< of a card
    Crisis,   ///< which of two open Disasters, from 0
    Seat,     ///< who takes a Disaster, plays a card from hand, or takes two of the hand; once more: nobody
    Hit,      ///< the position that is destroyed
    Position, ///< where the card is laid
    Figure,   ///< a number of a Conflict card; `at` as conflictFields() has it
    Gain,     ///< one more of a resource on a Conflict card, beyond the most none; `at` as Pencil::gains has it
    Finish,   ///< all is said: the row lies there, the Conflict card is read
    Bid       ///< what a player bids
};

} // namespace pegsheet::empires

template <>
struct pegsheet::EnumNames<pegsheet::empires::PencilKind>
{
    static constexpr std::array<std::string_view, 13> names{"ready", "place",    "order",  "kind", "number", "crisis", "seat",
                                                            "hit",   "position", "figure", "gain", "finish", "bid"};
};

namespace pegsheet::empires {

/// The numbers of a Conflict card, in the order in which they are asked for.
enum class ConflictField : std::uint8_t { Lowest, LowestPoints, MiddlePoints, Highest, HighestPoints, Victory, Rank, With };
[[nodiscard]] const FormFields &conflictFields();
/// More of a resource than any Conflict gives.
inline constexpr int kMostConflictGain = 5;

/// What is begun of a move: a row, a card, who takes it and where it goes, a Conflict card, a bid.
struct Pencil
{
    using Kind = PencilKind;

    std::vector<Location> row;
    std::optional<empires::Kind> cardKind;
    int number = 0;
    std::vector<Card> hand; ///< of the two that are taken before the blitz variant begins
    int crisis = -1;
    int seat = -1;
    std::vector<int> hits;
    std::vector<int> positions;
    Form conflict{conflictFields()};
    std::array<std::uint8_t, (kTiers + 1) * kCount<Resource>> gains{}; ///< of the strongest, then tier by tier; by resource
    std::array<std::uint8_t, kTiers> refreshes{};
    int bidder = -1;
    int bid = 0;

    /// The card of kind and number; none where one of them is not said.
    [[nodiscard]] Card card() const;

    TouchResult touch(const State &state, const Touch &touch);
    bool layReady(const State &state, const Move &move);
    [[nodiscard]] std::vector<Move> moves(const State &state) const;
    [[nodiscard]] std::optional<AskedNumber> asked(const State &state) const;
    /// What is said about cards and places in between, and what the table corrects, does not end it.
    static bool survives(const Touch &touch, const Move *move);
    /// Which of two Disasters, another number of a tier, values that are missing: another touch says it.
    static bool isOpen(std::string_view code);

    bool operator==(const Pencil &) const = default;
};

using Line = TouchLineOf<Empires, Pencil>;

/// Whose row is entered now: of the blitz variant, or of who plays a card; -1 where nobody's is.
[[nodiscard]] int seatOf(const State &state, const Pencil &pencil);
/// The position that has to be chosen next, and those to choose from; empty where none is asked for. Hits come first.
struct AskedPosition
{
    bool isHit = false;
    std::vector<int> positions;
};
[[nodiscard]] AskedPosition askedPosition(const State &state, const Pencil &pencil);

} // namespace pegsheet::empires
