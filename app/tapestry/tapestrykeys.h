// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/pencil.h"

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include <optional>

/// Keys and groups of keys as tapestryview::answers() has them.
namespace pegsheet::app::tapestryview {

/// What a key says and does.
struct Key
{
    QString title;
    QString detail = {};
    QVariantList pictures = {};
    tapestry::PencilKind kind = tapestry::PencilKind::Ready;
    int at = -1;
    int number = 0;
    bool possible = true;
    bool chosen = false;
};
[[nodiscard]] QVariantMap keyMap(const Key &key);
/// Keys under a heading, `columns` of them beside each other on a phone.
[[nodiscard]] QVariantMap group(const QString &title, const QVariantList &keys, int columns);
/// A pad of numbers under a heading.
[[nodiscard]] QVariantMap pad(const QString &title, tapestry::PencilKind kind, int at, Range range, int chosen = -1);

/// The row of the tech card of which an entry asks what it brings; none where it asks that of no tech card.
[[nodiscard]] std::optional<tapestry::TechRow> techRowOf(const tapestry::State &state, const tapestry::Entry &entry);
/// What tech cards of that row can bring as they go up, each a key; the first group has the heading.
[[nodiscard]] QVariantList techGroups(tapestry::TechRow row, const QString &title);

} // namespace pegsheet::app::tapestryview
