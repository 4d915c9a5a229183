// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "app/tapestry/tapestryview.h"
#include "model/tapestry/pencil.h"

#include <QList>
#include <QStringList>

/// Parts of what tapestryview::answers() has, for its own files.
namespace pegsheet::app::tapestryview {

/// One entry that is answered. Nothing of it may end before it.
struct Asked
{
    const tapestry::State &state;
    const tapestry::Pencil &pencil;
    const tapestry::Entry &entry;
    const tapestry::Node *node; ///< null where a payment is chosen
    const QStringList &names;
    const QList<OwnCard> *own = nullptr; ///< see answers()

    [[nodiscard]] const tapestry::Player &player() const { return state.at(entry.player); }
};

/// The points and the benefit of a territory tile that is explored (DE p.7).
[[nodiscard]] QList<AnswerGroup> exploreGroups(const Asked &asked);
/// Space tiles that nobody has explored.
[[nodiscard]] AnswerGroup spaceTileGroup(const Asked &asked);
/// The node by which it is told what an entry asks: of a box of a civilization that of the first box, which the others are like.
[[nodiscard]] const tapestry::Node *nodeOf(const tapestry::State &state, const tapestry::Entry &entry);
/// Civilizations that nobody has, by the letter with which they begin: what each brings before the first turn, where that is what
/// is asked, and what it does. A match must know its civilizations by name.
[[nodiscard]] QList<AnswerGroup> matGroups(const Asked &asked);
/// The boxes of a civilization to which a token can come: what each brings. It must be what is asked.
[[nodiscard]] AnswerGroup boxGroup(const Asked &asked);
/// From whom a territory is conquered, and what both dice show (DE p.9). Keys keep their places while it is told: what a tile
/// brings is asked in the place of the red die that is not asked any more.
[[nodiscard]] QList<AnswerGroup> conquestGroups(const Asked &asked);

} // namespace pegsheet::app::tapestryview
