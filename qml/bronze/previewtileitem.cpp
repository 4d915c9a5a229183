// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/previewtileitem.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr qreal kTop = 9;
constexpr qreal kBesideIcon = 4;
constexpr qreal kAboveReason = 4;
constexpr qreal kMargin = 3;
constexpr qreal kBottom = 6;
constexpr qreal kLeastHeight = 64;
constexpr int kReasonLines = 3;
constexpr int kCentred = Qt::AlignHCenter | Qt::TextWordWrap;

} // namespace

QRectF PreviewTileItem::reasonRoom(int lines) const
{
    const qreal top = kTop + QFontMetricsF(type().number()).height() + kAboveReason;
    return {kMargin, top, width() - 2 * kMargin, lines * QFontMetricsF(type().small()).height()};
}

// No word of it is torn apart.
QFont PreviewTileItem::reasonFont() const
{
    return type().fitting(m_reason, type().small(), width() - 2 * kMargin);
}

QFont PreviewTileItem::numberFont() const
{
    return type().squeezed(m_text, type().number(), width() - iconSize() - kBesideIcon);
}

qreal PreviewTileItem::figureWidth() const
{
    return iconSize() + kBesideIcon + textWidth(m_text, numberFont());
}

bool PreviewTileItem::truncated() const
{
    if (!isReady())
        return false;
    const QRectF room = reasonRoom(kReasonLines);
    const QSizeF needed = wrappedSize(m_reason, reasonFont(), room.width());
    return figureWidth() > width() || needed.height() > room.height() + 1 || needed.width() > room.width() + 1;
}

void PreviewTileItem::layOut()
{
    const QRectF room = reasonRoom(kReasonLines);
    const qreal needed = wrappedSize(m_reason, reasonFont(), room.width()).height();
    setImplicitHeight(qMax<qreal>(kLeastHeight, qCeil(room.top() + qMin(needed, room.height()) + kBottom)));
}

void PreviewTileItem::draw(QPainter *painter) const
{
    drawFrame(painter, QRectF(0, 0, width(), height()), kFrameRadius, theme().paperSunk(), {}, 0);
    const QFontMetricsF metrics(type().number());
    const qreal left = qRound((width() - figureWidth()) / 2);
    drawIcon(painter, m_iconName, {left, kTop + (metrics.height() - iconSize()) / 2, iconSize(), iconSize()},
             theme().pieces()->good(m_iconName));
    painter->setFont(numberFont());
    painter->setPen(m_isBad ? theme().danger() : theme().ink());
    painter->drawText(QPointF(left + iconSize() + kBesideIcon, kTop + metrics.ascent()), m_text);
    painter->setFont(reasonFont());
    painter->setPen(m_isBad ? theme().danger() : theme().inkSoft());
    painter->drawText(reasonRoom(kReasonLines), kCentred, m_reason);
}

} // namespace pegsheet
