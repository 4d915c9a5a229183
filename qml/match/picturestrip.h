// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QList>
#include <QPoint>
#include <QSizeF>
#include <QString>
#include <QVariantList>

class QPainter;
class QPointF;

namespace pegsheet {

class Type;

/// A benefit or a cost as pictures in a row, for what is painted as one item; they are smaller where there is no room for all, to
/// what can still be told apart, and then in several rows.
class PictureStrip
{
public:
    /// Lays out pictures, "icon" and "text" of each (see AnswerKey), or in the place of an icon "cells", a shape by column and row
    /// of each of its squares, from 0 to 3; as high as `height` where they fit into a room of that width, in pixels.
    void layOut(const QVariantList &pictures, const Type &type, qreal height, qreal room);

    [[nodiscard]] bool isEmpty() const { return m_pictures.isEmpty(); }
    [[nodiscard]] QSizeF size() const { return m_size; }

    /// Draws them with their upper left corner there, in one colour, letters too.
    void draw(QPainter *painter, const Type &type, const QPointF &corner, const QColor &color) const;

private:
    struct Picture
    {
        QString icon;
        QString text;
        QList<QPoint> cells = {};
        qreal textWidth = 0;
        qreal left = 0;
        int row = 0;

        [[nodiscard]] bool isDrawn() const { return !icon.isEmpty() || !cells.isEmpty(); }
    };

    qreal place(qreal room);

    QList<Picture> m_pictures;
    qreal m_iconSize = 0; ///< as they fit
    qreal m_rowHeight = 0;
    QSizeF m_size;
};

} // namespace pegsheet
