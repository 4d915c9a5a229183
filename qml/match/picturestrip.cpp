// SPDX-License-Identifier: Apache-2.0
#include "qml/match/picturestrip.h"

#include "qml/controls/painteditem.h"
#include "qml/theme/textsize.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QVariantMap>
#include <QtMath>
#include <QtNumeric>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kLeast = 16;
constexpr qreal kSpacing = 2;
constexpr int kCells = 4; // of a shape, across

void drawCells(QPainter *painter, const QList<QPoint> &cells, const QRectF &place, const QColor &color)
{
    const qreal cell = qFloor(place.width() / kCells);
    for (const QPoint &each : cells)
        painter->fillRect(QRectF(place.left() + each.x() * cell, place.top() + each.y() * cell, cell - 1, cell - 1), color);
}

} // namespace

void PictureStrip::layOut(const QVariantList &pictures, const Type &type, qreal height, qreal room)
{
    m_pictures.clear();
    int icons = 0;
    qreal texts = 0;
    for (const QVariant &each : pictures) {
        const QVariantMap map = each.toMap();
        Picture picture{map.value(u"icon"_s).toString(), map.value(u"text"_s).toString()};
        for (const QVariant &cell : map.value(u"cells"_s).toList())
            picture.cells.append(cell.toPoint());
        icons += picture.isDrawn() ? 1 : 0;
        if (!picture.text.isEmpty()) {
            picture.textWidth = qCeil(textWidth(picture.text, type.smallBold()));
            texts += picture.textWidth + kSpacing;
        }
        m_pictures.append(picture);
    }
    const qreal fitting = icons == 0 ? height : qFloor((room - texts) / icons) - kSpacing;
    m_iconSize = icons == 0 ? 0 : qBound<qreal>(kLeast, fitting, qMax(kLeast, height));
    const qreal wide = place(fitting < kLeast ? room : qInf());
    const int rows = m_pictures.isEmpty() ? 1 : m_pictures.last().row + 1;
    const qreal least = texts > 0 ? qCeil(QFontMetricsF(type.smallBold()).height()) : 0;
    m_rowHeight = qMax(rows > 1 ? m_iconSize : height, least);
    m_size = {wide, rows * (m_rowHeight + kSpacing) - kSpacing};
}

// One after the other, in rows no wider than that where possible; how wide they are.
qreal PictureStrip::place(qreal room)
{
    qreal left = 0;
    qreal wide = 0;
    int row = 0;
    for (Picture &picture : m_pictures) {
        const qreal right = left + (picture.isDrawn() ? m_iconSize + kSpacing : 0)
            + (picture.text.isEmpty() ? 0 : picture.textWidth + kSpacing);
        const bool isNext = left > 0 && right - kSpacing > room;
        picture.left = isNext ? 0 : left;
        picture.row = row += isNext ? 1 : 0;
        left = isNext ? right - left : right;
        wide = qMax(wide, left - kSpacing);
    }
    return wide;
}

void PictureStrip::draw(QPainter *painter, const Type &type, const QPointF &corner, const QColor &color) const
{
    const QFontMetricsF metrics(type.smallBold());
    painter->setFont(type.smallBold());
    painter->setPen(color);
    for (const Picture &picture : m_pictures) {
        qreal left = corner.x() + picture.left;
        const qreal top = corner.y() + picture.row * (m_rowHeight + kSpacing);
        const QRectF place(left, top + (m_rowHeight - m_iconSize) / 2, m_iconSize, m_iconSize);
        drawCells(painter, picture.cells, place, color);
        if (picture.isDrawn()) {
            if (!picture.icon.isEmpty())
                drawIcon(painter, picture.icon, place, color);
            left += m_iconSize + kSpacing;
        }
        if (!picture.text.isEmpty())
            painter->drawText(QPointF(left, top + qRound((m_rowHeight - metrics.height()) / 2) + metrics.ascent()), picture.text);
    }
}

} // namespace pegsheet
