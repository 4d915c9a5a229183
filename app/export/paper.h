// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QVariantMap>

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

    static constexpr Qt::Alignment kCentred = Qt::AlignHCenter | Qt::AlignVCenter;
    static constexpr Qt::Alignment kAtRight = Qt::AlignRight | Qt::AlignVCenter;
    static constexpr QSizeF kOfPlayer{186, 122}; ///< how large ofPlayer() is

    explicit Paper(QSizeF size) : m_size(size) {}
    /// The sheet of a player: at the top the name, with so much room, and the points; below 11 there is nothing yet.
    [[nodiscard]] static Paper ofPlayer(const QString &name, double width, const QString &points);

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
    /// Adds a heading with a line below it; returns where what stands under it may begin.
    double heading(double x, double y, double width, const QString &words);
    /// Adds words, and a number at the right end, with so much room.
    void entry(const QRectF &place, const QString &words, const QString &number, double room, double size, Face face = Face::Plain);
    /// Adds a player's part of a final score, as TableMatch::scoreTable holds it: all its rows, none higher than `pitch`, their
    /// names beginning `indent` from the left.
    void scores(const QRectF &place, const QVariantMap &table, int seat, double pitch, double indent = 0);
    /// Adds what is on another paper, scaled, its upper left corner there.
    void put(const Paper &other, QPointF corner, double scale);

    /// Draws the sheet at that resolution.
    void paint(QPainter &painter, double dotsAMillimetre) const;

private:
    QSizeF m_size;
    QList<Mark> m_marks;
};

} // namespace pegsheet::app
