// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/empires/text/empirestext.h"
#include "app/match/answers.h"
#include "model/empires/pencil.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace pegsheet::app {

namespace empiresview {

/// A key that says that.
[[nodiscard]] AnswerKey keyOf(const QString &title, Touch touch, bool isChosen = false);
/// Keys of that shape under a heading, `columns` of them beside each other on a phone.
[[nodiscard]] AnswerGroup groupOf(const QString &shape, const QString &name, const QString &title, const QList<AnswerKey> &keys,
                                  int columns, int wideColumns);
/// The same of words to choose from.
[[nodiscard]] AnswerGroup tiles(const QString &name, const QString &title, const QList<AnswerKey> &keys, int columns = 3);
/// A pad of numbers: what they are is spoken.
[[nodiscard]] AnswerGroup padOf(const QString &spoken, Range range, int rows, Touch touch);

/// What a page asks about.
struct Asking
{
    const empires::State &state;
    const empires::Pencil &pencil;
    const QStringList &names;
    int seat = 0;                            ///< whose row is looked at
    int framed = -1;                         ///< the number that is framed
    bool isBelowZero = false;                ///< a minus was typed for it
    std::vector<empires::Conflict> known;    ///< Conflict cards that it can be
    empires::Card taken;                     ///< that was just laid into a row, and nobody knows what it does; none
    empires::PlaceFigures places;            ///< what places are worth, as the card library knows it too while a row is laid
    std::optional<empires::Location> valued; ///< the place that was touched to say what it is worth
};
/// The numbers of a Conflict card or of a finished empire, each a button, and pads for the one that is framed.
[[nodiscard]] QList<AnswerGroup> figures(const Asking &asking);
/// What the part of a Conflict card whose points are framed brings besides: resources and markers it takes off, a touch for one
/// more.
[[nodiscard]] QList<AnswerGroup> besides(const Asking &asking);
/// The picture of a resource.
[[nodiscard]] QString resourceIcon(empires::Resource resource);
/// What the ability in use asks for, or a tier of a Conflict.
[[nodiscard]] QList<AnswerKey> picks(const empires::State &state, const empires::Pencil &pencil);
/// What averts the Disaster that is chosen.
[[nodiscard]] QList<AnswerKey> bids(const empires::State &state, const empires::Pencil &pencil);
/// The numbers that are told one after the other now, those before the first round among them, which may be told or not; empty
/// where none is missing.
[[nodiscard]] std::vector<empires::ToldNumber> numbersToTell(const empires::State &state, const empires::Pencil &pencil);
/// The one of them that is told next: what that place is worth, where that is missing, else the first that is. One must be missing.
[[nodiscard]] const empires::ToldNumber &nextToTell(const std::vector<empires::ToldNumber> &numbers,
                                                    std::optional<empires::Location> valued);
/// What answers the question. Parts of the game's own are "places", "takers", "bids", "works", and "usable", what works for
/// anybody.
[[nodiscard]] QList<AnswerGroup> answers(const Asking &asking);

} // namespace empiresview

namespace empiresability {

/// What is asked for of a card that is described: when, what, and what is asked for then; what it comes to, in a sentence.
[[nodiscard]] QList<AnswerGroup> answers(const empires::State &state, const empires::AbilityDraft &draft, const QStringList &names);
/// What is missing of it, in a few words for under a button; empty where nothing is.
[[nodiscard]] QString missing(const empires::AbilityDraft &draft);

} // namespace empiresability

} // namespace pegsheet::app
