// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/resourcescale.h"

#include "qml/theme/theme.h"

#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr int kPlaces = 9;
constexpr qreal kPeg = 7;
constexpr qreal kHole = 3;

} // namespace

void ResourceScale::layOut()
{
    setImplicitHeight(kPeg);
}

void ResourceScale::draw(QPainter *painter) const
{
    const qreal step = qFloor(width() / kPlaces);
    const qreal left = qFloor((width() - step * kPlaces) / 2);
    painter->setPen(Qt::NoPen);
    for (int place = 0; place < kPlaces; ++place) {
        const qreal size = place == m_count ? kPeg : kHole;
        painter->setBrush(place == m_count ? m_color : theme().inkFaint());
        painter->drawEllipse(QPointF(left + (place + 0.5) * step, height() / 2), size / 2, size / 2);
    }
}

} // namespace pegsheet
