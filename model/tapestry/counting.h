// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

#include <array>
#include <cstdint>

/// What tapestry cards compare and count among players, and whom they are about. Who has ended is compared and counted too, and
/// gains nothing (contract, readings 33 and 35).
namespace pegsheet::tapestry {

/// How often `times` brings what is inside. Tracks by the furthest tokens: one without an own token never counts; alone nobody is
/// behind anybody (contract, reading 44).
[[nodiscard]] int countOf(const State &state, int seat, Multiplier multiplier);
/// Whether nobody is further on a track than the player, by furthest tokens; not on one without an own token.
[[nodiscard]] bool isNotBehind(const State &state, int seat, Track track);
/// Tracks whose end the player has reached, or on which nobody is further (contract, reading 56).
[[nodiscard]] int countLed(const State &state, int seat);
/// Achievements that the player reached early enough to bring points (DE p.15).
[[nodiscard]] int countPrizes(const State &state, int seat);
/// The part that holds of `rank` and `first_in_era`, as nodes behind the first. Alone nobody has most or fewest, and whoever plays
/// is the first.
[[nodiscard]] int partThatHolds(const State &state, int seat, const Node *node);

/// Seats in the order in which they gain.
struct Sharers
{
    std::array<std::uint8_t, kMostSeats> seats{};
    int count = 0;
};
/// Whether the benefit is a step on a track, or one that may be left out: those come one after the other.
[[nodiscard]] bool isMovement(const Node *node);
/// Who gains of `everyone`, `opponents`, `neighbours` and `everyone_adv`: the owner first, then in turn order; of neighbours who
/// gain at once the right one comes first (contract, reading 34).
[[nodiscard]] Sharers sharersOf(const State &state, int seat, Word word, bool isMovement);

/// The spaces to which a token can be brought level with others, 0 to kSpaces; -1 where none is.
struct Matches
{
    int ahead = -1;
    int behind = -1;

    [[nodiscard]] int count() const { return (ahead >= 0 ? 1 : 0) + (behind >= 0 ? 1 : 0); }
};
/// The nearest opponents of the own furthest token, by theirs (DE p.30; contract, reading 43).
[[nodiscard]] Matches matchesFor(const State &state, int seat, Track track);

/// Bit of each stack that can be copied, four a seat: its uppermost card lies open, is none that copies, and would have room to act
/// (DE p.27; contract, reading 41).
[[nodiscard]] std::uint32_t stacksFor(const State &state, int seat);
/// Bit of each space of an opponent's tokens on a track that can be copied: all above the start (DE p.30; contract, reading 47).
[[nodiscard]] std::uint32_t copiesFor(const State &state, int seat, int opponent, Track track);

/// Bit of each landmark of the tracks that nobody has.
[[nodiscard]] std::uint32_t freeLandmarks(const State &state);
/// How often a seat can be named whose outposts stand up again on its territories: it keeps its start and what is protected, and
/// has toppled as many (DE p.30; contract, reading 48).
[[nodiscard]] int mostStoodUp(const State &state, int seat, int against);

} // namespace pegsheet::tapestry
