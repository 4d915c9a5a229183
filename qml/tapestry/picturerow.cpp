// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/picturerow.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeast = 8;
constexpr qreal kSpacing = 2;

QString iconOf(const QVariant &picture)
{
    return picture.toMap().value(u"icon"_s).toString();
}

QString textOf(const QVariant &picture)
{
    return picture.toMap().value(u"text"_s).toString();
}

} // namespace

void PictureRow::layOut()
{
    int icons = 0;
    qreal texts = 0;
    for (const QVariant &picture : std::as_const(m_pictures)) {
        icons += iconOf(picture).isEmpty() ? 0 : 1;
        if (const QString text = textOf(picture); !text.isEmpty())
            texts += qCeil(textWidth(text, type().smallBold())) + kSpacing;
    }
    m_iconSize = icons == 0 ? 0 : qBound<qreal>(kLeast, qFloor((m_room - texts) / icons) - kSpacing, m_size);
    setImplicitSize(qMax(0.0, icons * (m_iconSize + kSpacing) + texts - kSpacing),
                    texts > 0 ? qMax<qreal>(m_size, qCeil(QFontMetricsF(type().smallBold()).height())) : m_size);
}

void PictureRow::draw(QPainter *painter) const
{
    const QColor color = m_color.isValid() ? m_color : theme().ink();
    const QFontMetricsF metrics(type().smallBold());
    painter->setFont(type().smallBold());
    painter->setPen(color);
    qreal left = 0;
    for (const QVariant &picture : m_pictures) {
        if (const QString icon = iconOf(picture); !icon.isEmpty()) {
            drawIcon(painter, icon, {left, (height() - m_iconSize) / 2, m_iconSize, m_iconSize}, color);
            painter->setPen(color);
            left += m_iconSize + kSpacing;
        }
        if (const QString text = textOf(picture); !text.isEmpty()) {
            painter->drawText(QPointF(left, qRound((height() - metrics.height()) / 2) + metrics.ascent()), text);
            left += qCeil(textWidth(text, type().smallBold())) + kSpacing;
        }
    }
}

} // namespace pegsheet
