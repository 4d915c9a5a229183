// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/tracklane.h"

#include "qml/controls/token.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <array>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacesOfATier = 3;
constexpr qreal kNumberEdge = 3; // right of the number of a space
constexpr int kMostBelowNumber = 2;

// Where the middles of one, of two, and of more tokens of a place stand, of its size.
constexpr QPointF kOne(0.5, 0.5);
constexpr std::array kTwo{QPointF(0.34, 0.32), QPointF(0.66, 0.7)};
constexpr std::array kMore{QPointF(0.28, 0.24), QPointF(0.72, 0.24), QPointF(0.28, 0.78), QPointF(0.72, 0.78), QPointF(0.5, 0.5)};

QPointF spotOf(int token, qsizetype tokens)
{
    const auto index = static_cast<std::size_t>(token);
    return tokens == 1 ? kOne : tokens == 2 ? kTwo.at(index) : kMore.at(index % kMore.size());
}

QList<int> seatsIn(const QVariant &cell)
{
    QList<int> seats;
    for (const QVariant &seat : cell.toList())
        seats.append(seat.toInt());
    return seats;
}

QRectF squareIn(const QRectF &room, qreal size)
{
    return {room.left() + qRound((room.width() - size) / 2), room.top() + qRound((room.height() - size) / 2), size, size};
}

} // namespace

void TrackLane::layOut()
{
    setImplicitHeight(top() + (isRoomy() ? 54 : 30));
}

QRectF TrackLane::placeAt(int space) const
{
    const qreal cell = width() / kPlaces;
    const qreal left = qRound(space * cell);
    return {left, top(), qMin(qRound((space + 1) * cell) - left + 1, width() - left), height() - top()};
}

void TrackLane::draw(QPainter *painter) const
{
    const QVariantMap lane = m_board.value(m_track).toMap();
    const QVariantList cells = lane.value(u"cells"_s).toList();
    if (cells.size() < kPlaces)
        return;
    for (int space = 0; space < kPlaces; ++space)
        if (space != m_next)
            drawPlace(painter, space, seatsIn(cells.at(space)));
    // Its frame lies over those beside it.
    if (m_next >= 0 && m_next < kPlaces)
        drawPlace(painter, m_next, seatsIn(cells.at(m_next)));
    for (const QVariant &each : lane.value(u"landmarks"_s).toList()) {
        const QVariantMap landmark = each.toMap();
        drawLandmark(painter, landmark.value(u"space"_s).toInt(), landmark.value(u"owner"_s).toInt());
    }
}

void TrackLane::drawPlace(QPainter *painter, int space, const QList<int> &seats) const
{
    const QRectF place = placeAt(space);
    const bool isNext = space == m_next && space > 0;
    const QColor ground = space == 0 ? theme().paperSunk() : theme().pieces()->trackTint(m_track, (space - 1) / kSpacesOfATier);
    drawFrame(painter, place, 0, ground, isNext ? theme().yes() : theme().edge(), isNext ? theme().lineBold() : 1);
    if (space > 0 && seats.size() <= kMostBelowNumber) {
        painter->setFont(type().small());
        painter->setPen(theme().ink());
        painter->drawText(place.adjusted(0, 1, -kNumberEdge, 0), Qt::AlignRight | Qt::AlignTop, QString::number(space));
    }
    drawTokens(painter, place, seats);
}

void TrackLane::drawTokens(QPainter *painter, const QRectF &place, const QList<int> &seats) const
{
    constexpr qreal kBelowNumber = 6;
    const qreal single = isRoomy() ? 28 : 18;
    const qreal part = seats.size() == 1 ? 1 : seats.size() == 2 ? 0.75 : 0.6;
    const qreal size = qMin<qreal>(qRound(single * part), place.width() - 2);
    for (int token = 0; token < seats.size(); ++token) {
        const QPointF spot = spotOf(token, seats.size());
        const qreal middle = spot.y() * place.height() + (seats.size() == 1 ? kBelowNumber : 0);
        const qreal y = qRound(qMin(middle, place.height() - size / 2 - 2) - size / 2);
        drawSeat(painter, seats.at(token),
                 {place.left() + qRound(spot.x() * place.width() - size / 2), place.top() + y, size, size});
    }
}

void TrackLane::drawLandmark(QPainter *painter, int space, int owner) const
{
    const QRectF room(placeAt(space).left(), 0, placeAt(space).width() - 1, top());
    if (owner >= 0)
        drawSeat(painter, owner, squareIn(room, isRoomy() ? 18 : 14));
    else
        drawIcon(painter, u"tower"_s, squareIn(room, isRoomy() ? 20 : 14), theme().ink());
}

void TrackLane::drawSeat(QPainter *painter, int seat, const QRectF &square) const
{
    painter->setFont(type().small());
    drawToken(painter, theme(), m_marks.value(seat), m_names.value(seat), square);
}

} // namespace pegsheet
