// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

namespace pegsheet {

/// Paints the nine places of a resource from 0 to 8, with a peg in one.
class ResourceScale : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER m_count NOTIFY changed FINAL)
    /// The colour of the peg.
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed FINAL)

public:
    explicit ResourceScale(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    int m_count = 0;
    QColor m_color;
};

} // namespace pegsheet
