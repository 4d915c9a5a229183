// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

namespace pegsheet {

/// Returns the width of a line of text in pixels, as QFontMetricsF::horizontalAdvance gives it. It is remembered, since a page
/// measures the same few words at every move and shaping letters is most of what that costs. In the thread of the window only.
qreal textWidth(const QString &text, const QFont &font);

/// Returns the size of a text broken at words into lines of a width in pixels; a word that is wider than a line makes the text
/// wider. Remembered as a line is, and in the same thread only.
QSizeF wrappedSize(const QString &text, const QFont &font, qreal width);

} // namespace pegsheet
