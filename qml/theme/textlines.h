// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QList>
#include <QString>

#include <limits>

class QPainter;
class QPointF;

namespace pegsheet {

/// A text broken into lines as Text does with Text.Wrap: at words, and inside of a word only where it is wider than a line. Where
/// there are more lines than allowed, the last one ends with dots.
class TextLines
{
public:
    static constexpr int kAll = std::numeric_limits<int>::max();

    TextLines() = default;
    /// Breaks a text into lines of that width in pixels. What they came to is remembered, since the same few texts are broken
    /// again and again. In the thread of the window only.
    TextLines(const QString &text, const QFont &font, qreal width, int most = kAll);

    /// Returns the height of all lines in pixels; 0 where there is no text.
    [[nodiscard]] qreal height() const { return m_lineHeight * static_cast<qreal>(m_lines.size()); }
    /// Returns whether the last line ends with dots.
    [[nodiscard]] bool isCut() const { return m_isCut; }

    /// Draws the lines with the painter's pen from that corner down, from the left or in the middle of their width.
    void draw(QPainter *painter, const QPointF &corner, bool isCentred = false) const;

private:
    struct Line
    {
        QString text;
        qreal width = 0; ///< of its letters
    };

    void breakUp(const QString &text, int most);

    QList<Line> m_lines;
    QFont m_font;
    qreal m_width = 0;
    qreal m_lineHeight = 0;
    qreal m_ascent = 0;
    bool m_isCut = false;
};

} // namespace pegsheet
