// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace pegsheet::tests {

/// What is wrong with a match page in a window of 1920×1080 that is looked at from a metre: letters smaller than 20 pixels,
/// something that scrolls, or more than `bare` per cent of the page in rectangles of 300×300 pixels without anything to read, to
/// touch or to look at. Empty where all is well, and where no match page is shown.
[[nodiscard]] QStringList largeFaults(QQuickWindow *window, int bare = 15);

} // namespace pegsheet::tests
