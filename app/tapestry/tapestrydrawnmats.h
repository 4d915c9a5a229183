// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/tapestry/tapestryview.h"

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

/// The mats of civilizations as they lie on the table, for tapestryview::mats(). A mat is drawn from its row and its state, and
/// somebody must hold it.
namespace pegsheet::app::tapestryview {

/// What can be seen of a mat: "columns" and "rows", how many boxes there are beside and above each other; "boxes", each with "x"
/// and "y" in boxes from the left and from above, "pictures", "state" (empty, or see matStateText()), "says"; "edges" between
/// boxes: "from", "to", "isOpen" (the token can still go along it); "tokens", the markers: "seat" (whose token is drawn; -1: none),
/// "isLeft" (it lies on the mat), "icon", "text", "says"; and "drawn", all of it in words.
[[nodiscard]] QVariantMap drawnMat(const tapestry::State &state, tapestry::Civilization civilization, const QStringList &names);
/// Those parts of it.
[[nodiscard]] QVariantMap drawnBoxes(const tapestry::State &state, tapestry::Civilization civilization);
[[nodiscard]] QVariantList drawnTokens(const tapestry::State &state, tapestry::Civilization civilization, const QStringList &names);
/// The income turn, from 1 to 5, in which its part comes next, the one that is being taken among them; 0 where none comes any more.
[[nodiscard]] int nextTurnOf(const tapestry::State &state, tapestry::Civilization civilization);
/// What its part of the next income turn, or of the one that is being taken, would bring as it stands: "now" as pictures behind the
/// turn, "nowSays" in words; both are empty where no part comes any more.
[[nodiscard]] QVariantMap matNow(const tapestry::State &state, tapestry::Civilization civilization);

/// What the state of a box means: `next` (it can come next), `bright` (it comes by itself), `covered`, `token` (a token stands
/// there), `reached`, `past` (the token does not come there any more).
[[nodiscard]] QString matStateText(QStringView state);
/// The pictures of what a mat does in step 1 of income turns, without its boxes.
[[nodiscard]] QVariantList stepOnePictures(tapestry::Civilization civilization);
/// What is predicted (DE p.29).
[[nodiscard]] QString predictedName(tapestry::Predicted what);

} // namespace pegsheet::app::tapestryview
