// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace pegsheet::tests {

/// What a window shows now, a line a property of an item: words, spoken names, what is chosen and what can be touched, and what
/// pictures of dice, chits and tiles show. Where the keyboard is and what is scrolled to is no part of it.
[[nodiscard]] QStringList shownIn(QQuickWindow *window);

/// Where two of them differ, at most a dozen lines; empty where they do not.
[[nodiscard]] QString differenceOf(const QStringList &before, const QStringList &after);

} // namespace pegsheet::tests
