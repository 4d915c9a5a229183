// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/making.h"

/// What tapestry cards do that the language of benefits does not say, each in a file of its own; civilizations stand in mats.h. The
/// row of a card names its procedure; a copy of a card does the same for who copied it.
namespace pegsheet::tapestry {

/// Puts what the procedure of a card does when it is played, for what `used` was for; nothing of any other.
void begin(const Making &making, const Entry &used, TapestryCard card);
/// What is pending when something happened to the owner of a card "this era" which says that by its procedure.
void goOff(const Making &making, int owner, TapestryCard card, const Entry &for_);

/// Which card in force an entry asks an opponent for, or then a track; -1 where it is in force no more.
[[nodiscard]] int partnerless(const Player &player, const Entry &entry);
[[nodiscard]] int trackless(const Player &player, const Entry &entry);
/// That opponent belongs to the card that asked, and then the track is asked where the card is of one.
void namePartner(const Making &making, const Entry &used, int opponent);
/// That track belongs to it.
void nameTrackOf(const Making &making, const Entry &used, Track track);

// Alliance.
/// Whether a card in force says that neither conquers the other.
[[nodiscard]] bool areAllied(const State &state, int one, int other);
/// Puts what allies gain of an upgrade behind it; returns what the upgrade is for then.
[[nodiscard]] Entry behindIt(State &state, const Entry &used, const Entry &part);
/// What was put there comes to the ally, behind all that is pending.
void gainAsAlly(const Making &making, const Entry &entry);
/// How many allies an upgrade of the player is gained by, too.
[[nodiscard]] int countAllies(const State &state, int seat);

// Marriage of State.
/// Whose card is of that track; -1 where nobody's is.
[[nodiscard]] int wedOn(const State &state, Track track);
/// Puts what the spouse gains of a space behind its benefit; returns what the benefit is for then.
[[nodiscard]] Entry behindIt(State &state, const Entry &for_, Track track, int space);
/// What was put there comes to the spouse, behind all that is pending.
void gainAsSpouse(const Making &making, const Entry &entry);

// Dark Ages.
/// How far the track goes forward that is named.
inline constexpr int kForward = 3;
/// It does, and the others go one space back.
void fallBack(const Making &making, const Entry &used, Track track);

// Exploitation.
/// Whether the player may gain twice what a tile brings instead of its points.
[[nodiscard]] bool mayDouble(const State &state, int seat);
/// Puts it, for what `for_` is for.
void pushDoubled(const Making &making, const Entry &for_, TileBenefit tile);

// Mercantilism.
/// How much food can be converted now.
[[nodiscard]] int convertible(const Player &player);
/// It becomes those, for points.
void convert(const Making &making, const Entry &used, const Resources &resources);

// Olympic Host.
inline constexpr int kHostPoints = 10;
/// A worker is paid for those; what the host gains at the end is marked when an opponent does.
void takePart(const Making &making, const Entry &used);
/// The benefit that the host gains at the end, in place of the entry at that index.
void endGames(const Making &making, int index);

// Tyranny.
/// The points that come once, before a card is laid on it.
void rule(const Making &making, const Entry &used);

} // namespace pegsheet::tapestry
