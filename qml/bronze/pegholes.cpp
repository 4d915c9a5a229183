// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/pegholes.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>

namespace pegsheet {

namespace {

constexpr int kMiddle = 16;   // of the holes, from above
constexpr int kBaseline = 40; // of the values

} // namespace

PegHoles::PegHoles(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &PegHoles::changed, this, [this] { update(); });
}

void PegHoles::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = themeOf(this);
    m_type = typeOf(this);
    if (m_theme != nullptr)
        connect(m_theme, &Theme::colorsChanged, this, &PegHoles::changed);
    if (m_type != nullptr)
        connect(m_type, &Type::changed, this, &PegHoles::changed);
}

void PegHoles::paint(QPainter *painter)
{
    if (m_theme == nullptr || m_type == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const int count = static_cast<int>(m_values.size());
    QColor groove = m_theme->woodDark();
    groove.setAlphaF(groove.alphaF() * 0.45F);
    painter->fillRect(QRectF(m_firstHole, kMiddle - 1, m_pitch * (count - 1), 3), groove);
    painter->fillRect(QRectF(m_firstHole, kMiddle - 2, m_pitch * m_pegAt, 5), m_paint);
    for (int hole = 0; hole < count; ++hole) {
        paintHole(painter, hole);
        if (hole % m_every == 0 || hole == m_boldAt)
            paintValue(painter, hole);
    }
}

void PegHoles::paintHole(QPainter *painter, int hole) const
{
    const int half = m_holeSize / 2;
    const QRectF place(m_firstHole + hole * m_pitch - half, kMiddle - half, m_holeSize, m_holeSize);
    painter->setPen(QPen(m_theme->holeRim(), 2));
    painter->setBrush(m_theme->hole());
    painter->drawEllipse(place.adjusted(1, 1, -1, -1));
}

void PegHoles::paintValue(QPainter *painter, int hole) const
{
    const QFont font = hole == m_boldAt ? m_type->smallBold() : m_type->small();
    const QString text = QString::number(m_values.at(hole));
    const int width = qRound(textWidth(text, font));
    painter->setPen(m_theme->woodInk());
    painter->setFont(font);
    painter->drawText(QPointF(m_firstHole + hole * m_pitch - (width + 1) / 2, kBaseline), text);
}

} // namespace pegsheet
