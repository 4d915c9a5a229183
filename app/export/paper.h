// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QPainter;

namespace pegsheet::app {

/// A sheet of paper as a list of what is on it, in millimetres: black ink on white. Built by a game, drawn anywhere.
class Paper
{
public:
    enum class Kind { Box, Tick, Text, Line, Ring, Strike };
    enum class Face { Plain, Bold, Title };

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

    /// An empty box; with a tick in it where that is said.
    void box(const QRectF &place, bool isTicked, bool isFaint = false);
    /// Words in one line, made smaller and then cut off where they find no room.
    void text(const QRectF &place, const QString &words, double size, Face face = Face::Plain,
              Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
    void line(QPointF from, QPointF to, double width = 0.2);
    /// Round a number that counts.
    void ring(const QRectF &place) { m_marks.append({Kind::Ring, place}); }
    /// Through a number that is gone, or a building that is out of play.
    void strike(const QRectF &place) { m_marks.append({Kind::Strike, place}); }
    /// Another paper on this one, its upper left corner there, at that size.
    void put(const Paper &other, QPointF corner, double scale);

    void paint(QPainter &painter, double dotsAMillimetre) const;

private:
    QSizeF m_size;
    QList<Mark> m_marks;
};

} // namespace pegsheet::app
