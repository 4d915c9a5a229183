// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/landmarkshape.h"

#include "qml/theme/theme.h"

#include <QPainter>
#include <QPoint>

namespace pegsheet {

namespace {

constexpr int kMost = 4; // plots across
constexpr qreal kPlot = 9;

} // namespace

void LandmarkShape::layOut()
{
    setImplicitSize(kMost * kPlot, kMost * kPlot);
}

void LandmarkShape::draw(QPainter *painter) const
{
    for (const QVariant &each : m_cells) {
        const QPoint cell = each.toPoint();
        drawFrame(painter, {cell.x() * kPlot, cell.y() * kPlot, kPlot, kPlot}, 0, m_color, theme().paper(), 1);
    }
}

} // namespace pegsheet
