// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace pegsheet::tests {

/// What is wrong with the texts that can be seen in the window now, each fault in a line; empty when all can be read.
///
/// A text is wrong when it still has a place for a number or a word (%1, %n), when it is cut without being a name that
/// people typed (`names`) or in what a touch opens ("opensWhole"), when it is painted beyond its room, beyond the control it
/// belongs to or beyond what clips it, and when two texts lie on each other with nothing between them that covers the lower one.
/// What is scrolled out of a list is not looked at.
[[nodiscard]] QStringList textFaults(QQuickWindow *window, const QStringList &names);

/// Edges of papers, boxes, lines and marks that do not lie on a pixel of the screen at this scale. Where a page is shown larger by
/// no whole number they cannot, and are not looked at.
[[nodiscard]] QStringList edgeFaults(QQuickWindow *window, double scale);

} // namespace pegsheet::tests
