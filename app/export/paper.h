// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QPainter;

namespace pegsheet::app {

/// A sheet of paper as a list of what is on it, in millimetres: black ink on white. A game builds it; paint() draws it on any
/// device.
class Paper
{
public:
    enum class Kind { Box, Tick, Text, Line, Ring, Strike };
    enum class Face { Plain, Bold, Title };

    /// One thing on the sheet.
    struct Mark
    {
        Kind kind;
        QRectF place;
        QString text{};
        double size = 0; ///< of the letters; of a line its width
        Face face = Face::Plain;
        Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
        bool isFaint = false;
    };

    explicit Paper(QSizeF size) : m_size(size) {}

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] const QList<Mark> &marks() const { return m_marks; }

    /// Adds an empty box, or one with a tick in it.
    void box(const QRectF &place, bool isTicked, bool isFaint = false);
    /// Adds words in one line, with letters of that size; they are made smaller and then cut off where they find no room.
    void text(const QRectF &place, const QString &words, double size, Face face = Face::Plain,
              Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
    void line(QPointF from, QPointF to, double width = 0.2);
    /// Adds a ring round a number that counts.
    void ring(const QRectF &place) { m_marks.append({Kind::Ring, place}); }
    /// Adds a line through a number that is gone, or a building that is out of play.
    void strike(const QRectF &place) { m_marks.append({Kind::Strike, place}); }
    /// Adds what is on another paper, scaled, its upper left corner there.
    void put(const Paper &other, QPointF corner, double scale);

    /// Draws the sheet at that resolution.
    void paint(QPainter &painter, double dotsAMillimetre) const;

private:
    QSizeF m_size;
    QList<Mark> m_marks;
};

} // namespace pegsheet::app
