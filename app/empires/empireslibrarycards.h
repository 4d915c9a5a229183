// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/usecards.h"
#include "model/empires/game.h"

#include <span>
#include <utility>
#include <vector>

namespace pegsheet::app {

class TableMatch;

/// What the card library knows for one match of Empire's End, and what it learns of that. A match copies what it needs and goes by
/// it; its own cards are never offered back to it.
class EmpiresLibraryCards
{
public:
    /// What the match knew when it was opened is nothing that its table told since.
    EmpiresLibraryCards(UseCards use, const empires::State &opened)
        : m_use(std::move(use)), m_opened(*opened.known), m_given(*opened.known)
    {
    }

    /// Returns what the library adds to moves that are about to be made: what is printed on cards that come into play by them and,
    /// once the row is laid, numbers of places and the round track. Only what the match does not know; all of it can be made after
    /// them. Nothing where those cannot be made themselves.
    [[nodiscard]] std::vector<empires::Move> movesAlong(const empires::State &state, std::span<const empires::Move> moves);

    /// The match stands there, and will hardly take it back: the library learns what the table told. Where the table overruled what
    /// the match knew, what it said is right; where the library learned otherwise from elsewhere, that stays.
    void learn(const empires::State &state);

private:
    [[nodiscard]] std::vector<storage::RecordEntry> read() const;

    UseCards m_use;
    empires::Known m_opened;
    empires::Known m_given; ///< that, and what the library gave
};

/// Gives a match of Empire's End what the card library knows, for as long as it is there.
void takeEmpiresCards(TableMatch &match, UseCards use);

} // namespace pegsheet::app
