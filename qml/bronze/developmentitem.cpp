// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/developmentitem.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

// The ring at the right end, and the room of the cost before it, in pixels.
constexpr qreal kSmallRing = 20;
constexpr qreal kCostRoom = 26;

} // namespace

void DevelopmentItem::layOut()
{
    setImplicitHeight(qCeil(QFontMetricsF(type().small()).height()));
}

QFont DevelopmentItem::font() const
{
    return m_owned ? type().smallBold() : type().small();
}

QRectF DevelopmentItem::nameRoom() const
{
    return {static_cast<qreal>(m_indent), 0, width() - m_indent - kSmallRing - kCostRoom, height()};
}

bool DevelopmentItem::truncated() const
{
    return isReady() && textWidth(m_name, font()) > nameRoom().width();
}

void DevelopmentItem::draw(QPainter *painter) const
{
    painter->setFont(font());
    painter->setPen(m_owned ? theme().ink() : theme().inkSoft());
    const QRectF room = nameRoom();
    const QString name = truncated() ? QFontMetricsF(font()).elidedText(m_name, Qt::ElideRight, room.width()) : m_name;
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name);

    const QRectF ring(width() - kSmallRing, qRound((height() - kSmallRing) / 2), kSmallRing, kSmallRing);
    if (m_owned) {
        const QColor accent = theme().pieces()->player(m_mark);
        drawFrame(painter, ring, kSmallRing / 2, {}, accent, 2);
        painter->setPen(accent);
    } else {
        painter->drawText(QRectF(room.right(), 0, ring.left() - 2 - room.right(), height()), Qt::AlignRight | Qt::AlignVCenter,
                          QString::number(m_cost));
    }
    painter->drawText(ring, Qt::AlignCenter, QString::number(m_points));
}

} // namespace pegsheet
