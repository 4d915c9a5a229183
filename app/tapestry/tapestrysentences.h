// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/effects.h"
#include "model/tapestry/moves.h"
#include "model/tapestry/state.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Every move in a sentence, in the language in use: for the list of moves, the undo button and the screen reader alike.
namespace pegsheet::app::tapestrysentences {

/// What was done: "Advanced: Science 7, paid 1 worker, 2 food". Made in the state before the move.
[[nodiscard]] QString ofMove(const tapestry::State &before, const tapestry::Move &move, const QStringList &names);
/// What came of it, part by part, what is alike added up. `actor` is whose move it was: only what came to others is said with their
/// name, and nothing where one player is alone.
[[nodiscard]] QStringList ofEffects(const std::vector<tapestry::Effect> &effects, const QStringList &names, int actor = -1);
/// So many of each in words, a tech card that was invented as one; of resources alone, where nothing else is wanted.
[[nodiscard]] QString ofGains(const Per<int, tapestry::Word> &counts, bool onlyResources);
/// What came to a player by moves of others.
struct Given
{
    Per<int, tapestry::Word> counts;
    int points = 0;                            ///< those of own moves too, where others gave something
    std::vector<tapestry::TapestryCard> cards; ///< that brought it, each once
    std::vector<tapestry::Civilization> mats;  ///< that brought it, each once
    bool isAnything = false;                   ///< by moves of others

    /// Adds what came to that seat of a move; of an own one only its points.
    void add(const std::vector<tapestry::Effect> &effects, int seat, bool isOwn);
};
/// That in words: "Ben: 3 points (Academia)", "Ben: 3 points, 1 worker (Historians)"; empty where others gave nothing.
[[nodiscard]] QString ofGiven(const Given &given, const QString &name);
/// The landmarks among that, which go into a city: "Forge into the city". `turn` is whose turn it is: it is said without that name.
[[nodiscard]] QStringList ofLandmarks(const std::vector<tapestry::Effect> &effects, const QStringList &names, int turn);
/// What a correction changed, part by part: "Coin: 2 → 3".
[[nodiscard]] QStringList ofCorrection(const tapestry::State &before, const tapestry::Correct &move, const QStringList &names);
/// The move's few words for an undo button: "Science", "Income".
[[nodiscard]] QString shortName(const tapestry::Move &move);

/// What is pending there: "2 territory tiles, then explore", "Upgrade a tech card".
[[nodiscard]] QString ofEntry(const tapestry::State &state, const tapestry::Entry &entry);
/// The part of that which stands so many nodes behind the first: "explore".
[[nodiscard]] QString ofPart(const tapestry::State &state, const tapestry::Entry &entry, int behind);
/// The seat whose move it is, or whom it is entered for; -1 where it is the table's.
[[nodiscard]] int actorOf(const tapestry::State &before, const tapestry::Move &move);

} // namespace pegsheet::app::tapestrysentences
