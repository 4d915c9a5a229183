// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/usecards.h"
#include "model/empires/game.h"

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace pegsheet::app {

class TableMatch;

/// What the card library knows for one match of Empire's End, and what it learns of that. A match copies what it needs and goes by
/// it; its own cards are never offered back to it.
class EmpiresLibraryCards
{
public:
    using Typed = MatchOf<empires::Empires>;

    /// What the match knew when it was opened is nothing that its table told since.
    EmpiresLibraryCards(UseCards use, const Typed &opened);

    /// Returns what the library adds to moves that are about to be made: what is printed on cards that come into play by them and,
    /// once the row is laid, numbers of places and the round track. Only what the match does not know; all of it can be made after
    /// them. Nothing where those cannot be made themselves.
    [[nodiscard]] std::vector<empires::Move> movesAlong(const empires::State &state, std::span<const empires::Move> moves);

    /// The Conflict cards that the library knows and the match has not turned up, as one of them is discarded then; in the order of
    /// their numbers.
    [[nodiscard]] std::vector<empires::Conflict> conflictsFor(const Typed &match) const;

    /// What places are worth, as the library and the match know it together.
    [[nodiscard]] Per<empires::PlaceNumbers, empires::Location> placesFor(const empires::State &state) const;

    /// The match stands there, and will hardly take it back: the library learns what the table told. Where the table overruled what
    /// the match knew, and of a whole round track, what it said is right; where the library learned otherwise from elsewhere, that
    /// stays. A track whose end was taken back is forgotten.
    void learn(const Typed &match);

private:
    /// All records of the game; of a kind alone where one is said.
    [[nodiscard]] std::vector<storage::RecordEntry> read(std::string_view kind = {}) const;
    void learnConflicts(CardLibrary &cards, const std::vector<empires::Conflict> &played);
    void forgetTrack(CardLibrary &cards);

    UseCards m_use;
    empires::Known m_opened;
    empires::Known m_given;                     ///< that, and what the library gave
    std::vector<empires::Conflict> m_conflicts; ///< that it was opened with, or the library has learned since
    std::optional<Record> m_track;              ///< that the library learned of this match
};

/// Gives a match of Empire's End what the card library knows, for as long as it is there.
void takeEmpiresCards(TableMatch &match, UseCards use);

} // namespace pegsheet::app
