// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/peg.h"

#include "qml/theme/theme.h"

#include <QLinearGradient>
#include <QPainter>

namespace pegsheet {

namespace {

// A circle of that width about a point.
QRectF round(QPointF middle, qreal width)
{
    return {middle.x() - width / 2, middle.y() - width / 2, width, width};
}

void drawPeg(QPainter *painter, QPointF middle, qreal width, const QColor &paint, const QColor &rim)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(rim);
    painter->drawEllipse(round(middle, width));

    const QRectF top = round(middle, width - 2 * qMax(1, qRound(width / 14)));
    QLinearGradient light(top.topLeft(), top.bottomLeft());
    light.setColorAt(0, paint.lighter(135));
    light.setColorAt(1, paint.darker(120));
    painter->setBrush(light);
    painter->drawEllipse(top);

    const QRectF knob = round(middle, qRound(width * 0.56)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setBrush(paint);
    painter->setPen(QPen(paint.darker(160), 1));
    painter->drawRoundedRect(knob, width * 0.42, width * 0.42);

    const QRectF shine(middle.x() - width * 0.2, middle.y() - width * 0.3, qMax(2.0, width * 0.24), qMax(1.0, width * 0.14));
    painter->setPen(Qt::NoPen);
    painter->setBrush(paint.lighter(190));
    painter->drawRoundedRect(shine, shine.height() / 2, shine.height() / 2);
}

} // namespace

Peg::Peg(QQuickItem *parent) : SharpItem(parent)
{
    setAntialiasing(true);
    setImplicitWidth(20);
    connect(this, &Peg::changed, this, [this] { update(); });
}

void Peg::componentComplete()
{
    SharpItem::componentComplete();
    m_theme = themeOf(this);
    if (m_theme != nullptr)
        connect(m_theme, &Theme::colorsChanged, this, &Peg::changed);
}

void Peg::geometryChange(const QRectF &now, const QRectF &before)
{
    SharpItem::geometryChange(now, before);
    setHeight(now.width());
}

void Peg::paint(QPainter *painter)
{
    if (m_theme == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor paint = m_mark < 0 ? m_theme->pieces()->peg(m_good) : m_theme->pieces()->player(m_mark);
    drawPeg(painter, boundingRect().center(), width(), paint, m_theme->holeDeep());
}

AppIcon::AppIcon(QQuickItem *parent) : SharpItem(parent)
{
    setAntialiasing(true);
    setImplicitSize(40, 43);
}

void AppIcon::componentComplete()
{
    SharpItem::componentComplete();
    m_theme = themeOf(this);
    if (m_theme != nullptr)
        connect(m_theme, &Theme::colorsChanged, this, [this] { update(); });
}

void AppIcon::paint(QPainter *painter)
{
    if (m_theme == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    constexpr qreal kRadius = 10;
    const QRectF face(0, 0, width(), height() - 3);
    painter->setBrush(m_theme->woodDark());
    painter->drawRoundedRect(boundingRect(), kRadius, kRadius);
    QLinearGradient wood(face.topLeft(), face.bottomLeft());
    wood.setColorAt(0, m_theme->woodLight());
    wood.setColorAt(1, m_theme->wood());
    painter->setBrush(wood);
    painter->drawRoundedRect(face, kRadius, kRadius);

    const qreal pitch = (width() - 4) / 3.3;
    const auto at = [&](int column, int row) { return QPointF(3 + (column + 0.5) * pitch, 3 + (row + 0.5) * pitch); };
    painter->setBrush(m_theme->hole());
    for (int hole = 0; hole < 9; ++hole)
        painter->drawEllipse(round(at(hole % 3, hole / 3), qRound(pitch * 0.62)));
    const qreal peg = qRound(pitch * 0.95);
    drawPeg(painter, at(2, 0), peg, m_theme->pieces()->peg(QStringLiteral("cloth")), m_theme->holeDeep());
    drawPeg(painter, at(0, 1), peg, m_theme->pieces()->peg(QStringLiteral("pottery")), m_theme->holeDeep());
}

} // namespace pegsheet
