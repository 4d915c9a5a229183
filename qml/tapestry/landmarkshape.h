// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QColor>
#include <QVariantList>

namespace pegsheet {

/// Paints the plots that a landmark covers, seen from above; all landmarks in one measure.
class LandmarkShape : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// Column and row of each plot, from 0 to 3.
    Q_PROPERTY(QVariantList cells MEMBER m_cells NOTIFY changed FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed FINAL)

public:
    explicit LandmarkShape(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    QVariantList m_cells;
    QColor m_color;
};

} // namespace pegsheet
