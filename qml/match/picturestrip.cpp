// SPDX-License-Identifier: Apache-2.0
#include "qml/match/picturestrip.h"

#include "qml/controls/painteditem.h"
#include "qml/theme/textsize.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QVariantMap>
#include <QtMath>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kLeast = 8;
constexpr qreal kSpacing = 2;

} // namespace

void PictureStrip::layOut(const QVariantList &pictures, const Type &type, qreal height, qreal room)
{
    m_pictures.clear();
    int icons = 0;
    qreal texts = 0;
    for (const QVariant &each : pictures) {
        const QVariantMap map = each.toMap();
        Picture picture{map.value(u"icon"_s).toString(), map.value(u"text"_s).toString()};
        icons += picture.icon.isEmpty() ? 0 : 1;
        if (!picture.text.isEmpty()) {
            picture.textWidth = qCeil(textWidth(picture.text, type.smallBold()));
            texts += picture.textWidth + kSpacing;
        }
        m_pictures.append(picture);
    }
    m_iconSize = icons == 0 ? 0 : qBound<qreal>(kLeast, qFloor((room - texts) / icons) - kSpacing, height);
    m_size = {qMax(0.0, icons * (m_iconSize + kSpacing) + texts - kSpacing),
              texts > 0 ? qMax<qreal>(height, qCeil(QFontMetricsF(type.smallBold()).height())) : height};
}

void PictureStrip::draw(QPainter *painter, const Type &type, const QPointF &corner, const QColor &color) const
{
    const QFontMetricsF metrics(type.smallBold());
    painter->setFont(type.smallBold());
    painter->setPen(color);
    qreal left = corner.x();
    for (const Picture &picture : m_pictures) {
        if (!picture.icon.isEmpty()) {
            drawIcon(painter, picture.icon, {left, corner.y() + (m_size.height() - m_iconSize) / 2, m_iconSize, m_iconSize}, color);
            left += m_iconSize + kSpacing;
        }
        if (!picture.text.isEmpty()) {
            painter->drawText(QPointF(left, corner.y() + qRound((m_size.height() - metrics.height()) / 2) + metrics.ascent()),
                              picture.text);
            left += picture.textWidth + kSpacing;
        }
    }
}

} // namespace pegsheet
