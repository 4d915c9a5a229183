// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"
#include "qml/match/picturestrip.h"

#include <QVariantList>

namespace pegsheet {

/// Paints a benefit or a cost as pictures in a row, made smaller where there is no room for all of them.
class PictureRow : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// "icon" and "text" of each, see tapestryview::pictures().
    Q_PROPERTY(QVariantList pictures MEMBER m_pictures NOTIFY layoutChanged FINAL)
    /// The height of the pictures where there is room, and the colour of pictures and letters; ink while it is not set.
    Q_PROPERTY(int size MEMBER m_size NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed FINAL)
    /// How wide it may be, in pixels.
    Q_PROPERTY(qreal room MEMBER m_room NOTIFY layoutChanged FINAL)

public:
    explicit PictureRow(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    QVariantList m_pictures;
    int m_size = 20;
    QColor m_color;
    qreal m_room = 1000;
    PictureStrip m_strip;
};

} // namespace pegsheet
