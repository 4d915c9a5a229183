// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace pegsheet::tests {

/// What there is of a match page in a window of 1920×1080, which is looked at from a metre; nothing where no match page is shown.
struct LargePage
{
    QStringList small;     ///< texts in letters of less than 20 pixels
    QStringList scrolling; ///< what does not fit, by how much
    int barePart = 0;      ///< per cent of it in squares of 300 pixels without anything to read, to touch or to look at
};
[[nodiscard]] LargePage largePage(QQuickWindow *window);

/// What is wrong with that page, each fault in a line: small letters, what scrolls, and more bare than 15 per cent.
[[nodiscard]] QStringList largeFaults(QQuickWindow *window);

} // namespace pegsheet::tests
