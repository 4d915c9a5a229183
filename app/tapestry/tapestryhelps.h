// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/tapestry/tapestryasked.h"
#include "app/tapestry/tapestryview.h"

#include <QString>
#include <QStringList>

/// Whom of the others something helps that a player may do, since a card of theirs is in force: "Ben: 3 points (Academia)"; empty
/// where it helps nobody.
namespace pegsheet::app::tapestryview {

/// A token that goes to a space, or repeats it.
struct Going
{
    tapestry::Track track{};
    int space = 0;          ///< where it goes to
    bool isForward = false; ///< a step on
    bool brings = false;    ///< the benefit of the space comes, and nobody was given it because of another already
};
[[nodiscard]] QString helpsOf(const tapestry::State &state, int seat, const Going &going, const QStringList &names);
/// The same of what is answered by a track and the space of a token on it, or by a face of the science die.
[[nodiscard]] QString helpsOf(const Asked &asked, tapestry::Track track, int space);
/// The same of a tech card of the player that goes a row up from where it is; of one that is not named nothing is known.
[[nodiscard]] QString helpsOf(const tapestry::State &state, int seat, const tapestry::TechCards::Held &lifted,
                              const QStringList &names);
/// What a choice brings, and behind it whom that helps; each may be empty.
[[nodiscard]] QString withHelps(const QString &detail, const QString &helps);

} // namespace pegsheet::app::tapestryview
