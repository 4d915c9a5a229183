// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "model/tapestry/pencil.h"

#include <QString>
#include <QVariantList>

#include <optional>

/// Keys and groups of keys as tapestryview::answers() has them.
namespace pegsheet::app::tapestryview {

/// What a key says and does; named by its touch.
[[nodiscard]] AnswerKey keyOf(const QString &title, const QString &detail, const QVariantList &pictures, tapestry::PencilKind kind,
                              int at = -1, int number = 0, bool possible = true, bool chosen = false);
/// Keys under a heading, `columns` of them beside each other on a phone.
[[nodiscard]] AnswerGroup group(const QString &title, const QList<AnswerKey> &keys, int columns);
/// A pad of numbers under a heading.
[[nodiscard]] AnswerGroup pad(const QString &title, tapestry::PencilKind kind, int at, Range range, int chosen = -1);

/// The row of the tech card of which a circle or square is gained, as printed or otherwise; none where an entry gains neither. Of a
/// card that goes up and brings something else nothing printed is meant.
[[nodiscard]] std::optional<tapestry::TechRow> techRowOf(const tapestry::State &state, const tapestry::Entry &entry);
/// What is printed on tech cards of that row, each a key that finishes, and below it what a benefit is told by.
[[nodiscard]] QList<AnswerGroup> printedOrTold(tapestry::TechRow row, const tapestry::State &state);
/// What tech cards of that row can bring as they go up, each a key, without landmarks that are taken; the first group has the
/// heading.
[[nodiscard]] QList<AnswerGroup> techGroups(tapestry::TechRow row, const tapestry::State &state, const QString &title);
/// The mats that a city can stand on, each always in the same place, with the territory where its player begins (DE p.4): with 1 to
/// 3 players one of a pair is kept, and the other one stands back.
[[nodiscard]] AnswerGroup capitalGroup(const tapestry::State &state);

} // namespace pegsheet::app::tapestryview
