// SPDX-License-Identifier: Apache-2.0
#include "qml/nations/trackitem.h"

#include "qml/controls/token.h"
#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>
#include <QVariantMap>
#include <QtMath>
#include <algorithm>

namespace pegsheet {

namespace {

constexpr qreal kEdge = 15;     // from the strip's end to its first hole
constexpr int kEvery = 5;       // numbers said
constexpr qreal kOverlap = 0.7; // of a head, where pegs stand in one hole

} // namespace

void TrackItem::layOut()
{
    setImplicitHeight(qCeil(holeLine() + 4 + QFontMetricsF(type().smallBold()).height() + 2));
}

qreal TrackItem::holeAt(int number) const
{
    const int held = std::clamp(number, 0, std::max(1, m_most));
    return kEdge + (width() - 2 * kEdge) * held / std::max(1, m_most);
}

void TrackItem::drawBoard(QPainter *painter) const
{
    const QRectF board = boundingRect();
    QLinearGradient wood(board.topLeft(), board.bottomLeft());
    wood.setColorAt(0, theme().woodLight());
    wood.setColorAt(1, theme().wood());
    painter->setPen(QPen(theme().woodDark(), 1));
    painter->setBrush(wood);
    painter->drawRoundedRect(board.adjusted(0.5, 0.5, -0.5, -0.5), kFrameRadius, kFrameRadius);
    painter->setPen(QPen(theme().grain(), 1));
    for (const qreal at : {0.22, 0.46, 0.7})
        painter->drawLine(QPointF(4, qRound(height() * at) + 0.5), QPointF(width() - 4, qRound(height() * at) + 0.5));
}

void TrackItem::drawHoles(QPainter *painter) const
{
    const QFont font = type().smallBold();
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    const qreal pitch = holeAt(1) - holeAt(0);
    for (int number = 0; number <= m_most; ++number) {
        const bool isSaid = number % kEvery == 0;
        const qreal half = isSaid ? 2.5 : std::min(1.8, pitch / 3);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().holeRim());
        painter->drawEllipse(QPointF(holeAt(number), holeLine()), half, half);
        if (!isSaid)
            continue;
        const QString text = QString::number(number);
        painter->setPen(theme().woodInk());
        painter->drawText(QPointF(holeAt(number) - textWidth(text, font) / 2, holeLine() + 4 + metrics.ascent()), text);
    }
}

// Those further on are drawn over those behind, as heads that lean over.
void TrackItem::drawPegs(QPainter *painter) const
{
    struct Place
    {
        int mark;
        QString name;
        int at;
        qreal shift;
    };
    QList<Place> places;
    for (const QVariant &each : m_pegs) {
        const QVariantMap peg = each.toMap();
        places.append({peg.value(QStringLiteral("mark")).toInt(), peg.value(QStringLiteral("name")).toString(),
                       peg.value(QStringLiteral("at")).toInt(), 0});
    }
    std::stable_sort(places.begin(), places.end(), [](const Place &one, const Place &other) { return one.at < other.at; });
    const qreal head = headSize();
    for (qsizetype first = 0; first < places.size();) {
        qsizetype past = first;
        while (past < places.size() && places[past].at == places[first].at)
            ++past;
        // All of them together stay on the strip.
        const qreal half = static_cast<qreal>(past - first - 1) / 2 * head * kOverlap;
        const qreal hole = holeAt(places[first].at);
        const qreal middle = std::clamp(hole, half + head / 2 + 3, std::max(half + head / 2 + 3, width() - half - head / 2 - 3));
        for (qsizetype place = first; place < past; ++place)
            places[place].shift = middle - hole + static_cast<qreal>(place - first) * head * kOverlap - half;
        first = past;
    }
    for (const Place &place : std::as_const(places)) {
        const qreal stem = holeAt(place.at);
        painter->fillRect(QRectF(stem - 2, head, 4, holeLine() - head + 1), theme().pieces()->player(place.mark).darker(135));
    }
    for (const Place &place : std::as_const(places)) {
        const qreal middle = holeAt(place.at) + place.shift;
        const QRectF square(qRound(middle - head / 2), 4, head, head);
        // A rim sets it off from the wood and from the peg beside it.
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().paper());
        if (place.mark == 0 || place.mark == 2)
            painter->drawEllipse(square.adjusted(-1.5, -1.5, 1.5, 1.5));
        else if (place.mark == 1)
            painter->drawRoundedRect(square.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4);
        else
            drawRim(painter, place.mark, square);
        drawToken(painter, theme(), place.mark, place.name, square);
    }
}

void TrackItem::drawRim(QPainter *painter, int mark, const QRectF &square) const
{
    const QPointF middle = square.center();
    const qreal reach = square.width() * 0.78 / 1.414 + 2.2;
    if (mark == 3)
        painter->drawPolygon(QPolygonF(
            {middle - QPointF(0, reach), middle + QPointF(reach, 0), middle + QPointF(0, reach), middle - QPointF(reach, 0)}));
    else
        painter->drawPolygon(QPolygonF({QPointF(middle.x(), square.top() - 2.5), square.bottomRight() + QPointF(3, 0.8),
                                        square.bottomLeft() + QPointF(-3, 0.8)}));
}

void TrackItem::draw(QPainter *painter) const
{
    drawBoard(painter);
    drawHoles(painter);
    drawPegs(painter);
}

} // namespace pegsheet
