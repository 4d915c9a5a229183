// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/matgrid.h"

#include "qml/controls/token.h"
#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kPicture = 18;
constexpr qreal kToken = 18;   // at the corner of a box
constexpr qreal kCorner = 6;   // of it lies outside
constexpr qreal kPadding = 6;  // of a box, above and below,
constexpr qreal kBeside = 4;   // and at both sides together
constexpr qreal kWidest = 104; // box
constexpr qreal kMarker = 26;
constexpr qreal kPath = 16;      // between columns that paths connect,
constexpr qreal kNarrowPath = 8; // and where there is little room
constexpr qreal kNarrow = 260;
constexpr qreal kStart = 20; // the box from which they lead

} // namespace

void MatGrid::layOut()
{
    layOutBoxes();
    const int rows = m_mat.value(u"rows"_s).toInt();
    const qreal boxes = rows == 0 ? 0 : kCorner + rows * (m_cell.height() + Theme::gapSmall()) - Theme::gapSmall();
    setImplicitHeight(layOutMarkers(boxes));
}

// All boxes are as high as the highest.
void MatGrid::layOutBoxes()
{
    m_hasPaths = !m_mat.value(u"edges"_s).toList().isEmpty();
    m_between = !m_hasPaths ? Theme::gapSmall() : width() < kNarrow ? kNarrowPath : kPath;
    const int columns = qMax(1, m_mat.value(u"columns"_s).toInt() - (m_hasPaths ? 1 : 0));
    const qreal left = columnAt(m_hasPaths ? 1 : 0);
    m_cell = {qBound<qreal>(1, qFloor((width() - left + m_between) / columns) - m_between, kWidest), 0};
    m_boxes.clear();
    qreal high = kPicture;
    for (const QVariant &each : m_mat.value(u"boxes"_s).toList()) {
        const QVariantMap map = each.toMap();
        Box box{{map.value(u"x"_s).toReal(), map.value(u"y"_s).toReal()}, map.value(u"state"_s).toString()};
        box.strip.layOut(map.value(u"pictures"_s).toList(), type(), kPicture, rectOf(box.at).width() - kBeside);
        high = qMax(high, box.strip.size().height());
        m_boxes.append(box);
    }
    m_cell.setHeight(qCeil(high) + 2 * kPadding);
}

// In rows below the boxes; returns where they end.
qreal MatGrid::layOutMarkers(qreal top)
{
    m_markers.clear();
    qreal left = 0;
    qreal y = top > 0 ? top + Theme::gap() : 0;
    for (const QVariant &each : m_mat.value(u"tokens"_s).toList()) {
        const QVariantMap map = each.toMap();
        Marker marker{map.value(u"seat"_s).toInt(), map.value(u"isLeft"_s).toBool(), map.value(u"icon"_s).toString(),
                      map.value(u"text"_s).toString()};
        const bool hasBoth = marker.seat >= 0 && !marker.icon.isEmpty();
        const qreal text = marker.text.isEmpty() ? 0 : qCeil(textWidth(marker.text, type().smallBold())) + Theme::gapSmall();
        const qreal wide = kMarker + (hasBoth ? kPicture + Theme::gapSmall() : 0) + text;
        if (left > 0 && left + wide > width()) {
            left = 0;
            y += kMarker + Theme::gapSmall();
        }
        marker.room = {left, y, wide, kMarker};
        left += wide + Theme::gapSmall();
        m_markers.append(marker);
    }
    return m_markers.isEmpty() ? top : y + kMarker;
}

qreal MatGrid::columnAt(qreal column) const
{
    if (column <= 0)
        return kCorner;
    return m_hasPaths ? kCorner + kStart + m_between + (column - 1) * (m_cell.width() + m_between)
                      : kCorner + column * (m_cell.width() + m_between);
}

QRectF MatGrid::rectOf(QPointF at) const
{
    const bool isStart = m_hasPaths && at.x() <= 0;
    return {columnAt(at.x()), kCorner + qRound(at.y() * (m_cell.height() + Theme::gapSmall())), isStart ? kStart : m_cell.width(),
            m_cell.height()};
}

void MatGrid::draw(QPainter *painter) const
{
    painter->setRenderHint(QPainter::Antialiasing);
    drawEdges(painter);
    for (const Box &box : m_boxes)
        drawBox(painter, box);
    for (const Marker &marker : m_markers)
        drawMarker(painter, marker);
}

// From the right side of a box to the left one of another; those that are open lie above the others.
void MatGrid::drawEdges(QPainter *painter) const
{
    for (const bool isOpen : {false, true})
        for (const QVariant &each : m_mat.value(u"edges"_s).toList()) {
            const QVariantMap edge = each.toMap();
            if (edge.value(u"isOpen"_s).toBool() != isOpen)
                continue;
            const QRectF from = rectOf(edge.value(u"from"_s).toPointF());
            const QRectF to = rectOf(edge.value(u"to"_s).toPointF());
            painter->setPen(QPen(isOpen ? theme().ink() : theme().edge(), isOpen ? theme().lineBold() : 1));
            painter->drawLine(QPointF(from.right(), from.center().y()), QPointF(to.left(), to.center().y()));
        }
}

// What is covered is dark and carries a token, what comes by itself is framed in gold, what can come next in green.
void MatGrid::drawBox(QPainter *painter, const Box &box) const
{
    const QRectF rect = rectOf(box.at);
    const bool isCovered = box.state == u"covered"_s;
    const bool isBright = box.state == u"bright"_s;
    const bool isNext = box.state == u"next"_s;
    const bool isReached = box.state == u"reached"_s;
    const bool hasToken = box.state == u"token"_s;
    const bool isBold = isBright || isNext || isReached || hasToken;
    const QColor fill = isCovered ? theme().tray()
        : isNext || isReached     ? theme().yesTint()
        : hasToken                ? theme().pieces()->tint(m_marks.value(m_seat))
        : isBright                ? theme().paper()
                                  : theme().paperSunk();
    const QColor line = isCovered ? theme().trayLine()
        : isBright                ? theme().goldRim()
        : isNext || isReached     ? theme().yes()
        : hasToken                ? theme().pieces()->player(m_marks.value(m_seat))
                                  : theme().edge();
    drawFrame(painter, rect, kFrameRadius, fill, line, isBold ? theme().lineBold() : 1);
    const QSizeF size = box.strip.size();
    const QPointF corner(rect.left() + centred(rect.width(), size.width()), rect.top() + centred(rect.height(), size.height()));
    box.strip.draw(painter, type(), corner,
                   isCovered                    ? theme().trayInk()
                       : box.state == u"past"_s ? theme().inkSoft()
                                                : theme().ink());
    const QRectF sign(rect.left() - kCorner, rect.top() - kCorner, kToken, kToken);
    if (isCovered || hasToken)
        drawSeat(painter, m_seat, sign);
    else if (isReached) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().yes());
        painter->drawEllipse(sign.adjusted(1, 1, -1, -1));
        drawIcon(painter, u"check"_s, sign.adjusted(4, 4, -4, -4), theme().accentInk());
    }
}

// One that lies on the mat is a token; one that lies elsewhere has a frame with whose and what it lies at.
void MatGrid::drawMarker(QPainter *painter, const Marker &marker) const
{
    const QRectF first(marker.room.topLeft(), QSizeF(kMarker, kMarker));
    constexpr qreal kInside = (kMarker - kPicture) / 2;
    const QRectF square = first.adjusted(kInside, kInside, -kInside, -kInside);
    if (marker.isLeft) {
        drawSeat(painter, marker.seat, first.adjusted(1, 1, -1, -1));
        return;
    }
    drawFrame(painter, marker.room, kFrameRadius, theme().paperSunk(), theme().edge(), 1);
    qreal left = first.right();
    if (marker.seat >= 0)
        drawSeat(painter, marker.seat, square);
    if (!marker.icon.isEmpty()) {
        drawIcon(painter, marker.icon, marker.seat >= 0 ? square.translated(kPicture + Theme::gapSmall(), 0) : square,
                 theme().ink());
        left += marker.seat >= 0 ? kPicture + Theme::gapSmall() : 0;
    }
    const QFontMetricsF metrics(type().smallBold());
    painter->setFont(type().smallBold());
    painter->setPen(theme().ink());
    painter->drawText(QPointF(left, marker.room.top() + qRound((kMarker - metrics.height()) / 2) + metrics.ascent()), marker.text);
}

void MatGrid::drawSeat(QPainter *painter, int seat, const QRectF &square) const
{
    painter->setFont(type().small());
    drawToken(painter, theme(), m_marks.value(seat), m_names.value(seat), square);
}

} // namespace pegsheet
