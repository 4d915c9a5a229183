// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/making.h"

/// What civilizations do that their rows do not say, each in a file of its own. The row of a mat names its procedure.
namespace pegsheet::tapestry {

/// The points that a mat counts by itself in its owner's income turn of that number, from 1 to 5, as things are: those of The
/// Chosen and of the Mystics (contract, reading 56). 0 for all other mats, and in turns in which it does not count. Somebody must
/// hold the mat.
[[nodiscard]] int lastPointsOf(const State &state, Civilization civilization, int turn);
/// What a mat counts once the others are done (contract, reading 56), for what `used` was for.
void countLast(const Making &making, const Entry &used);
/// What happened to a player whose mat listens to it by its procedure; what it asks is for what `for_` was for.
void goOff(const Making &making, int owner, Civilization civilization, const Entry &for_);

// Alchemists.
/// A track is marked, or, where it was, all marks go and something is gained (contract, reading 56).
void roll(const Making &making, const Entry &used, Track face);
/// Each marked track goes a space forward.
void stopRolling(const Making &making, const Entry &used);

// Architects.
/// The plots on which a marker may lie: free ones of districts that have none (contract, reading 51).
[[nodiscard]] Plots markerPlots(const State &state, const Entry &entry);
/// A marker lies there, on one of those, and the plot is impassable from now on.
void layMarker(const Making &making, int index, int plot);
/// Whether buildings of two kinds stand there, so that they can change places.
[[nodiscard]] bool maySwap(const City &city, int from, int to);
/// How many such pairs there are, by the first and then by the second in reading order.
[[nodiscard]] std::uint32_t countSwaps(const City &city);
/// They do; nothing is completed (contract, reading 54).
void swapBuildings(const Making &making, const Entry &used, int from, int to);

// Heralds.
/// Bit of each stack whose uppermost card they may mark, four a seat: one "when played", and what is not named (contract, reading
/// 41).
[[nodiscard]] std::uint32_t stacksForHeralds(const State &state, int seat);
/// A marker lies on that card, and its text is gained.
void herald(const Making &making, const Entry &used, const NameStack &move);
/// Whether a card may lie on Maker of Fire (DE p.32; contract, reading 51).
[[nodiscard]] bool mayLieOnFire(const State &state, TapestryCard card);

// Historians.
/// A marker goes to an opponent, from that square, else from the first that is covered.
void give(const Making &making, const Entry &used, int opponent, Maybe<kMostMarkers - 1> square = {});
/// What lies open is gained.
void gainSquares(const Making &making, int owner);

// Inventors.
/// Whether a tech may go up by a marker: any but those of the top row (contract, reading 53).
[[nodiscard]] constexpr bool mayImprove(const TechCards::Held &held)
{
    return held.row != TechRow::Top;
}
/// A tech of anybody goes up and carries a marker; its owner gains what that brings, then the Inventors.
void improve(const Making &making, const Entry &used, const Upgrade &move);
/// Puts what happens to a marked card that its owner brings to the top row behind what that gains; returns what that is for then.
[[nodiscard]] Entry behindTheft(State &state, const Entry &used, const TechCards::Held &held);
/// What was put there: the Inventors gain what the card brought, behind all that is pending.
void gainAsInventors(const Making &making, int index);
/// The card goes to their bottom row.
void fetch(const Making &making, const Entry &entry);
/// Whether there is no such card any more, or nobody who gains of it.
[[nodiscard]] bool isVoidTheft(const State &state, const Entry &entry);

// Isolationists.
/// Points of the own land.
void countLand(const Making &making, const Entry &used, int size);

// Mystics.
/// How many of it a player has.
[[nodiscard]] int countOf(const State &state, int seat, Predicted what);
/// The numbers are named.
void predict(const Making &making, const Entry &used, const Per<std::uint8_t, Predicted> &numbers);
/// Those that are reached now bring something, for what `for_` was for (contract, reading 55).
void reachNumbers(const Making &making, int owner, const Entry &for_);
/// How many of the numbers are exact.
[[nodiscard]] int countExact(const State &state);

// Nomads.
/// A building stands on the map.
void placeOnMap(const Making &making, const Entry &used, MapPlace place);

// The Chosen.
/// Points for tracks, and in the last income turn for achievements.
[[nodiscard]] int pointsOfChosen(const State &state, int turn);
/// What achievements bring in the other income turns.
void gainOfPrizes(const Making &making, const Entry &used);

// Traders.
/// A marker lies on a territory.
void trade(const Making &making, const Entry &used, const Trade &move);
/// A conqueror leaves the die that was not chosen to a marker there; returns what the own die is for then.
[[nodiscard]] Entry leaveDie(const Making &making, const Entry &used, const Conquer &move);

} // namespace pegsheet::tapestry
