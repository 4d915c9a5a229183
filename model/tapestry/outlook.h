// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

#include <cstddef>
#include <cstdint>

/// What can come of an entry, and what it asks for.
namespace pegsheet::tapestry {

/// The type of the move that answers an entry; none where it waits or happens by itself.
enum class Wants : std::uint8_t {
    Nothing,
    Gain,
    Choose,
    Take,
    Track,
    Research,
    Explore,
    Space,
    Conquer,
    Count,
    Upgrade,
    Tapestry,
    Resolve,
    TellEffect,
    Capital,
    Place,
    Invent,
    Tech,
    Stack,
    Opponent,
    Landmark,
    Discard,
    StandUp,
    Convert,
    Civilization,
    Predict,
    Lose,
    Trade,
    Swap
};

/// Whether the rules do what the word says; where they do not it is left out.
[[nodiscard]] bool interprets(Word word);

/// The row whose cards `circle` and `square` are of.
[[nodiscard]] constexpr TechRow rowOf(Word word)
{
    return word == Word::Circle ? TechRow::Middle : TechRow::Top;
}

/// Bit of each space tile that nobody has explored.
[[nodiscard]] std::uint32_t unexploredTiles(const State &state);
/// Whether the benefit at `node` can bring that player nothing now. Its parts must stand behind it; `same` is the track that was
/// named for it.
[[nodiscard]] bool isVoid(const State &state, int seat, const Node *node, std::uint8_t same = kSameTrack);
/// The same of a whole entry.
[[nodiscard]] bool isVoid(const State &state, const Entry &entry);
/// The only part of an `or` that is not void; -1 where there are more or none.
[[nodiscard]] int onlyOption(const State &state, int seat, const Node *node, std::uint8_t same = kSameTrack);
/// Bit of each option of an entry that asks to choose: of those that are left parts that can bring something, or buildings.
[[nodiscard]] std::uint32_t optionsOf(const State &state, const Entry &entry);
/// Whether the science die may stay without a step.
[[nodiscard]] bool mayStay(const State &state, const Entry &entry);
/// Bit of each stack that an entry which asks for one lets name, four a seat.
[[nodiscard]] std::uint32_t stacksOf(const State &state, const Entry &entry);
/// Bit of each seat that an entry which asks for an opponent lets name.
[[nodiscard]] std::uint32_t opponentsOf(const State &state, const Entry &entry);
/// The part of that index of an `or`, as nodes behind the first; 0 where it has fewer. `income_bldg` has none.
[[nodiscard]] int partAt(const Node *node, int index);
/// Whether of a `some` that is asked for a part was had already.
[[nodiscard]] bool isBegun(const State &state, const Entry &entry);

/// What the entry would be answered by if it were ready and not void.
[[nodiscard]] Wants asksFor(const State &state, const Entry &entry);
/// What the entry at that index is answered by now; `waiting` is Queue::waiting().
[[nodiscard]] Wants wantsOf(const State &state, int index, std::uint64_t waiting);
/// Whether `skip` is free: a bonus, what may be left out, step 3 of an income turn, an upgrade that a prerequisite may forbid.
[[nodiscard]] bool isOptional(const State &state, const Entry &entry);
/// Whether `skip` answers it: what is optional, what the table judges, a city that is kept by numbers, in a turn that advances a
/// landmark, which is then laid aside (DE p.13; contract, reading 18), and a building that finds a place only beside the city, or
/// stands in one that is kept by numbers (reading 52).
[[nodiscard]] bool canBeSkipped(const State &state, const Entry &entry, Wants wants);

/// Whether an entry asks for a track of its own, and not for one of a token on it.
[[nodiscard]] constexpr bool asksForTrackAlone(Act act)
{
    return act == Act::DarkAges || act == Act::PartnerTrack;
}
/// The track of a movement that is on a certain one, or on the one that was named.
[[nodiscard]] constexpr Track trackOf(const Node &node, Act act)
{
    return static_cast<Track>(node.arg == kSameTrack ? sameTrackOf(act) : node.arg);
}
/// The tracks and spaces from which the movement, repetition or start that is asked for can be chosen: bit of each space of each
/// track, and 1 (space 0) of a track where no token is named: for AI Singularity and what cards ask.
[[nodiscard]] std::uint32_t spacesFor(const State &state, const Entry &entry, Track track);
/// Whether the points of an entry need the lines of a city to be counted first; never of one that is kept.
[[nodiscard]] bool needsCount(const State &state, const Entry &entry);
/// Whether the player can pay a cost.
[[nodiscard]] bool canPay(const Player &player, const Node &cost);
/// The resources out of which `lose` takes.
[[nodiscard]] Amounts<Resource> lostOf(const Player &player, const Node &node);
/// How many resources of any kind an entry that wants Wants::Take costs; 0 where it costs nothing or something else.
[[nodiscard]] int paidInAny(const State &state, const Entry &entry);
/// How many tech cards it costs that are said, since there are more of them and they are known by name; 0 where none are.
[[nodiscard]] int paidInTechs(const State &state, const Entry &entry);

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::Wants>
{
    static constexpr std::array<std::string_view, 29> names{
        "",         "gain",     "choose",  "take",    "track",        "research", "explore", "space", "conquer", "count",
        "upgrade",  "tapestry", "resolve", "effect",  "capital",      "place",    "invent",  "tech",  "stack",   "opponent",
        "landmark", "discard",  "standUp", "convert", "civilization", "predict",  "lose",    "trade", "swap"};
};
