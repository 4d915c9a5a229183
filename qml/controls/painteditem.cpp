// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/painteditem.h"

#include "qml/icons/icon.h"
#include "qml/icons/picture.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr qreal kIconGrid = 24;

} // namespace

PaintedItem::PaintedItem(QQuickItem *parent) : SharpItem(parent)
{
    setAntialiasing(true);
    connect(this, &PaintedItem::changed, this, [this] { update(); });
    connect(this, &PaintedItem::layoutChanged, this, &PaintedItem::layOutAnew);
}

void PaintedItem::componentComplete()
{
    SharpItem::componentComplete();
    m_theme = themeOf(this);
    m_type = typeOf(this);
    if (!isReady())
        return;
    connect(m_theme, &Theme::colorsChanged, this, &PaintedItem::changed);
    connect(m_theme, &Theme::pixelRatioChanged, this, &PaintedItem::changed);
    connect(m_type, &Type::changed, this, &PaintedItem::layoutChanged);
    Q_EMIT layoutChanged();
}

void PaintedItem::geometryChange(const QRectF &now, const QRectF &before)
{
    SharpItem::geometryChange(now, before);
    if (now.width() != before.width())
        layOutAnew();
}

void PaintedItem::layOutAnew()
{
    if (!isReady())
        return;
    layOut();
    update();
}

void PaintedItem::paint(QPainter *painter)
{
    if (!isReady())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    draw(painter);
}

qreal centred(qreal room, qreal size)
{
    return qCeil(room / 2) - qCeil(size / 2);
}

void drawFrame(QPainter *painter, const QRectF &frame, qreal radius, const QColor &fill, const QColor &line, qreal width)
{
    const qreal half = width / 2;
    painter->setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(frame.adjusted(half, half, -half, -half), radius - half, radius - half);
}

void drawIcon(QPainter *painter, const QString &name, const QRectF &square, const QColor &color)
{
    const QStringView drawn = drawnIcon(name);
    const QStringView data = drawn.isEmpty() ? filledIcon(name) : drawn;
    const QString lines = QString::fromRawData(data.data(), data.size());
    const QPainterPath &path = sharedPath(lines);
    painter->save();
    painter->translate(qRound(square.left()), qRound(square.top()));
    painter->scale(square.width() / kIconGrid, square.height() / kIconGrid);
    if (drawn.isEmpty()) {
        painter->fillPath(path, color);
    } else {
        const qreal line = iconLine(square.width()) * kIconGrid / square.width();
        painter->strokePath(path, QPen(color, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter->restore();
}

} // namespace pegsheet
