// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/monumentpoints.h"

#include "qml/controls/painteditem.h"
#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr qreal kStrikeAngle = -32;

} // namespace

MonumentPoints::MonumentPoints(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &MonumentPoints::changed, this, [this] { update(); });
    connect(this, &MonumentPoints::layoutChanged, this, &MonumentPoints::layOut);
}

void MonumentPoints::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = themeOf(this);
    m_type = typeOf(this);
    if (m_theme != nullptr)
        connect(m_theme, &Theme::colorsChanged, this, &MonumentPoints::changed);
    if (m_type != nullptr)
        connect(m_type, &Type::changed, this, &MonumentPoints::layoutChanged);
    layOut();
}

qreal MonumentPoints::widthOf(int points) const
{
    const qreal text = textWidth(QString::number(points), m_type->smallBold());
    return qMax<qreal>(side(), qCeil(text) + (m_small ? 4 : 6));
}

void MonumentPoints::layOut()
{
    if (m_type == nullptr)
        return;
    setImplicitSize(widthOf(m_first) + (m_small ? 2 : 3) + widthOf(m_later), side());
    update();
}

void MonumentPoints::paint(QPainter *painter)
{
    if (m_theme == nullptr || m_type == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal first = widthOf(m_first);
    const qreal later = widthOf(m_later);
    paintFirst(painter, QRectF(0, 0, first, side()));
    paintLater(painter, QRectF(implicitWidth() - later, 0, later, side()));
}

void MonumentPoints::paintFirst(QPainter *painter, const QRectF &frame) const
{
    const QColor accent = m_theme->pieces()->player(m_mark);
    const bool isEarned = m_earned == QLatin1String("first");
    const bool isFilled = isEarned && !m_isPreview;
    drawFrame(painter, frame, 2, isFilled ? accent : QColor(),
              m_firstGone    ? m_theme->inkFaint()
                  : isEarned ? accent
                             : m_theme->ink(),
              m_firstGone || m_small ? 1 : 2);
    painter->setPen(isFilled ? m_theme->accentInk() : m_firstGone ? m_theme->inkSoft() : m_theme->ink());
    painter->setFont(m_type->smallBold());
    painter->drawText(frame, Qt::AlignCenter, QString::number(m_first));
    if (!m_firstGone)
        return;
    painter->save();
    painter->translate(frame.center());
    painter->rotate(kStrikeAngle);
    // As long as the frame is wide.
    const qreal length = frame.width() / qCos(qDegreesToRadians(kStrikeAngle));
    painter->fillRect(QRectF(-length / 2, -1, length, 2), m_theme->redPencil());
    painter->restore();
}

void MonumentPoints::paintLater(QPainter *painter, const QRectF &ring) const
{
    const QColor accent = m_theme->pieces()->player(m_mark);
    const bool isEarned = m_earned == QLatin1String("later");
    drawFrame(painter, ring, ring.height() / 2, {}, accent, !isEarned ? 0 : m_isPreview ? 1 : 2);
    painter->setPen(isEarned ? accent : m_firstGone ? m_theme->ink() : m_theme->inkSoft());
    painter->setFont(isEarned ? m_type->smallBold() : m_type->small());
    painter->drawText(ring, Qt::AlignCenter, QString::number(m_later));
}

} // namespace pegsheet
