// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/roundchart.h"

#include "qml/controls/chartlayout.h"
#include "qml/controls/token.h"
#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>
#include <algorithm>

namespace pegsheet {

namespace {

constexpr qreal kToken = 20;
constexpr qreal kTokenGap = 2; // between two tokens
constexpr qreal kBeforeToken = 8;
constexpr qreal kBetweenLabels = 10;
constexpr qreal kAround = 6;

} // namespace

void RoundChart::layOut()
{
    setImplicitSize(320, 180);
}

qreal RoundChart::tokenSize() const
{
    const qreal room = height() - 2 * kAround - QFontMetricsF(type().small()).height();
    return qBound<qreal>(12, qFloor(room / static_cast<qreal>(qMax(1, players()))) - kTokenGap, kToken);
}

QRectF RoundChart::plot() const
{
    if (!isReady())
        return {};
    qreal numbers = 0;
    const QStringList texts = longest();
    for (const QString &text : texts)
        numbers = qMax(numbers, textWidth(text, type().small()));
    const qreal left = qCeil(numbers) + kAround;
    const qreal below = qCeil(QFontMetricsF(type().small()).height()) + kAround;
    const qreal right = kBeforeToken + tokenSize() + 2;
    return {left, kToken / 2, qMax(1.0, width() - left - right), qMax(1.0, height() - kToken / 2 - below)};
}

qreal RoundChart::xOf(qreal point) const
{
    const QRectF area = plot();
    return points() < 2 ? area.center().x() : area.left() + area.width() * point / (points() - 1);
}

int RoundChart::pointAt(qreal x) const
{
    const QRectF area = plot();
    return points() < 2 ? 0 : qBound(0, qRound((x - area.left()) / area.width() * (points() - 1)), points() - 1);
}

// The label of what the marker is in: of the point that it comes to.
int RoundChart::marked() const
{
    return m_marker < 0 ? -1 : qBound(0, qCeil(m_marker), points() - 1);
}

qreal RoundChart::labelX(int point) const
{
    const qreal x = point == marked() ? xOf(qMin<qreal>(m_marker, points() - 1)) : xOf(point);
    // The whole of it is seen, also at the edges.
    const qreal half = textWidth(m_labels.value(point), type().smallBold()) / 2 + 1;
    return 2 * half < width() ? qBound(half, x, width() - half) : x;
}

QList<int> RoundChart::shownLabels() const
{
    QList<int> shown;
    if (!isReady() || points() == 0)
        return shown;
    const auto halfOf = [this](int point) { return textWidth(m_labels.value(point), type().smallBold()) / 2; };
    const auto add = [&](int point) {
        const bool isFree = std::none_of(shown.cbegin(), shown.cend(), [&](int other) {
            return qAbs(labelX(point) - labelX(other)) < halfOf(point) + halfOf(other) + kBetweenLabels;
        });
        if (isFree && !m_labels.value(point).isEmpty())
            shown.append(point);
    };
    const int last = points() - 1;
    if (m_marker >= 0)
        add(marked());
    add(0);
    add(last);
    qreal widest = 0;
    for (int point = 0; point <= last; ++point)
        widest = qMax(widest, 2 * halfOf(point));
    const qreal apart = plot().width() / qMax(1, last);
    const int step = niceStep(qCeil((widest + 2 * kBetweenLabels) / qMax(0.1, apart)), 1);
    for (int point = step; point + step / 2 < last; point += step)
        add(point);
    std::sort(shown.begin(), shown.end());
    return shown;
}

QList<qreal> RoundChart::tokenHeights() const
{
    if (!isReady())
        return {};
    QList<qreal> heights;
    const QList<End> all = ends();
    for (const End &end : all)
        heights.append(end.y);
    return pushedApart(heights, tokenSize() + kTokenGap, tokenSize() / 2, height() - tokenSize() / 2);
}

void RoundChart::drawNumber(QPainter *painter, qreal y, const QString &text, const QColor &color) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(type().small());
    painter->setFont(type().small());
    painter->fillRect(QRectF(area.left(), qRound(y), area.width(), 1), color);
    painter->setPen(theme().inkSoft());
    painter->drawText(QRectF(0, qRound(y) - metrics.height() / 2, area.left() - kAround, metrics.height()),
                      Qt::AlignRight | Qt::AlignVCenter, text);
}

void RoundChart::drawLabels(QPainter *painter) const
{
    const QFontMetricsF metrics(type().small());
    const QList<int> shown = shownLabels();
    for (const int point : shown) {
        const QFont font = point == marked() ? type().smallBold() : type().small();
        const qreal half = textWidth(m_labels.at(point), font) / 2 + 1;
        painter->setFont(font);
        painter->setPen(point == marked() ? theme().ink() : theme().inkSoft());
        painter->drawText(QRectF(labelX(point) - half, height() - metrics.height(), 2 * half, metrics.height()), Qt::AlignCenter,
                          m_labels.at(point));
    }
}

void RoundChart::drawTokens(QPainter *painter) const
{
    const QRectF area = plot();
    const qreal size = tokenSize();
    const QList<qreal> heights = tokenHeights();
    const QList<End> all = ends();
    for (qsizetype place = 0; place < all.size(); ++place) {
        const End &end = all.at(place);
        const QRectF square(area.right() + kBeforeToken, heights.at(place) - size / 2, size, size);
        // From where it ends to where its token found room.
        painter->setPen(QPen(theme().pieces()->player(end.mark), 1));
        painter->drawLine(QPointF(xOf(points() - 1), end.y), square.center());
        drawToken(painter, theme(), end.mark, end.name, square);
    }
}

qreal RoundChart::markerX() const
{
    return qRound(xOf(qMin<qreal>(m_marker, points() - 1)));
}

void RoundChart::drawMarker(QPainter *painter) const
{
    if (m_marker >= 0)
        painter->fillRect(QRectF(markerX() - 1, 0, 2, plot().bottom() + 2), theme().ink());
}

} // namespace pegsheet
