// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/scorechart.h"

#include "qml/controls/chartlayout.h"
#include "qml/controls/token.h"
#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

constexpr qreal kLineWidth = 2.5;
constexpr qreal kToken = 20;
constexpr qreal kTokenGap = 2; // between two tokens
constexpr qreal kBeforeToken = 8;
constexpr qreal kDot = 5;        // radius
constexpr qreal kSmallDot = 3.5; // of a result
constexpr qreal kBetweenDots = 10;
constexpr qreal kBetweenLines = 30; // of the scale, at least
constexpr qreal kBetweenLabels = 10;
constexpr qreal kAround = 6;
constexpr int kMostSteps = 8; // of the scale
constexpr int kLeastRange = 5;

// In widths of the pen, with round ends; the first is whole. Told apart without colour.
const QList<qreal> &patternOf(int mark)
{
    static const std::array<QList<qreal>, 5> kPatterns{
        QList<qreal>{}, {3, 2.6}, {5, 2.4, 0.01, 2.4}, {0.01, 2.2}, {3.4, 2.2, 0.01, 2.2, 0.01, 2.2}};
    return kPatterns.at(static_cast<std::size_t>(qMax(0, mark)) % kPatterns.size());
}

QString numberText(int number)
{
    return QString::number(number).replace(QLatin1Char('-'), QChar(0x2212));
}

} // namespace

void ScoreChart::setSeries(const QVariantList &series)
{
    if (series == m_series)
        return;
    m_series = series;
    m_lines.clear();
    m_points = 0;
    m_low = 0;
    m_high = 0;
    for (const QVariant &each : series) {
        const QVariantMap map = each.toMap();
        Line line{{}, map.value(QStringLiteral("mark")).toInt(), map.value(QStringLiteral("name")).toString()};
        const QVariantList values = map.value(QStringLiteral("values")).toList();
        for (const QVariant &value : values) {
            line.values.append(value.toInt());
            m_low = qMin(m_low, line.values.constLast());
            m_high = qMax(m_high, line.values.constLast());
        }
        m_points = qMax(m_points, static_cast<int>(line.values.size()));
        m_lines.append(line);
    }
    m_high = qMax(m_high, m_low + kLeastRange);
    Q_EMIT layoutChanged();
}

void ScoreChart::layOut()
{
    setImplicitSize(320, 180);
}

qreal ScoreChart::tokenSize() const
{
    const qreal room = height() - 2 * kAround - QFontMetricsF(type().small()).height();
    return qBound<qreal>(12, qFloor(room / static_cast<qreal>(qMax<qsizetype>(1, m_lines.size()))) - kTokenGap, kToken);
}

QRectF ScoreChart::plot() const
{
    if (!isReady())
        return {};
    const qreal numbers = qMax(textWidth(numberText(m_low), type().small()), textWidth(numberText(m_high), type().small()));
    const qreal left = qCeil(numbers) + kAround;
    const qreal below = qCeil(QFontMetricsF(type().small()).height()) + kAround;
    const qreal right = kBeforeToken + tokenSize() + 2;
    return {left, kToken / 2, qMax(1.0, width() - left - right), qMax(1.0, height() - kToken / 2 - below)};
}

qreal ScoreChart::xOf(qreal point) const
{
    const QRectF area = plot();
    return points() < 2 ? area.center().x() : area.left() + area.width() * point / (points() - 1);
}

qreal ScoreChart::yOf(qreal value) const
{
    const QRectF area = plot();
    return area.bottom() - area.height() * (value - m_low) / (m_high - m_low);
}

int ScoreChart::pointAt(qreal x) const
{
    const QRectF area = plot();
    return points() < 2 ? 0 : qBound(0, qRound((x - area.left()) / area.width() * (points() - 1)), points() - 1);
}

int ScoreChart::scaleStep() const
{
    return niceStep(m_high - m_low, qBound(1, qFloor(plot().height() / kBetweenLines), kMostSteps));
}

QList<int> ScoreChart::scale() const
{
    QList<int> numbers;
    if (!isReady() || m_lines.isEmpty())
        return numbers;
    const int step = scaleStep();
    for (int number = -(-m_low / step) * step; number <= m_high; number += step)
        numbers.append(number);
    return numbers;
}

// The label of what the marker is in: of the point that it comes to.
int ScoreChart::marked() const
{
    return m_marker < 0 ? -1 : qBound(0, qCeil(m_marker), points() - 1);
}

qreal ScoreChart::labelX(int point) const
{
    const qreal x = point == marked() ? xOf(qMin<qreal>(m_marker, points() - 1)) : xOf(point);
    // The whole of it is seen, also at the edges.
    const qreal half = textWidth(m_labels.value(point), type().smallBold()) / 2 + 1;
    return 2 * half < width() ? qBound(half, x, width() - half) : x;
}

QList<int> ScoreChart::shownLabels() const
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

QList<qreal> ScoreChart::tokenHeights() const
{
    if (!isReady())
        return {};
    QList<qreal> ends;
    for (const Line &line : m_lines)
        ends.append(yOf(valueAt(line, points() - 1)));
    return pushedApart(ends, tokenSize() + kTokenGap, tokenSize() / 2, height() - tokenSize() / 2);
}

qreal ScoreChart::valueAt(const Line &line, qreal point)
{
    const int last = static_cast<int>(line.values.size()) - 1;
    if (last < 0)
        return 0;
    const int before = qBound(0, qFloor(point), last);
    const int after = qMin(before + 1, last);
    const qreal way = qBound(0.0, point - before, 1.0);
    return line.values.at(before) * (1 - way) + line.values.at(after) * way;
}

QPen ScoreChart::penOf(const Line &line) const
{
    QPen pen(theme().pieces()->player(line.mark), kLineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    // Alone it needs no telling apart.
    if (const QList<qreal> &pattern = patternOf(line.mark); m_lines.size() > 1 && !pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

void ScoreChart::draw(QPainter *painter) const
{
    if (points() == 0)
        return;
    drawScale(painter);
    drawLabels(painter);
    // Whole lines first: the gaps of the others show them where they lie on each other.
    for (const bool isWhole : {true, false})
        for (const Line &line : m_lines)
            if (patternOf(line.mark).isEmpty() == isWhole)
                drawLine(painter, line);
    drawTokens(painter);
    drawMarker(painter);
}

void ScoreChart::drawScale(QPainter *painter) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(type().small());
    painter->setFont(type().small());
    const QList<int> numbers = scale();
    for (const int number : numbers) {
        const qreal y = qRound(yOf(number));
        painter->fillRect(QRectF(area.left(), y, area.width(), 1), number == 0 ? theme().inkFaint() : theme().edge());
        painter->setPen(theme().inkSoft());
        painter->drawText(QRectF(0, y - metrics.height() / 2, area.left() - kAround, metrics.height()),
                          Qt::AlignRight | Qt::AlignVCenter, numberText(number));
    }
}

void ScoreChart::drawLabels(QPainter *painter) const
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

void ScoreChart::drawLine(QPainter *painter, const Line &line) const
{
    QPolygonF way;
    for (qsizetype point = 0; point < line.values.size(); ++point)
        way.append({xOf(static_cast<qreal>(point)), yOf(line.values.at(point))});
    painter->setPen(penOf(line));
    painter->setBrush(Qt::NoBrush);
    if (way.size() > 1)
        painter->drawPolyline(way);
    else if (!way.isEmpty())
        painter->drawPoint(way.constFirst());
    // Alone there is room for every result.
    if (m_lines.size() > 1 || plot().width() < kBetweenDots * (points() - 1))
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme().pieces()->player(line.mark));
    for (const QPointF &point : std::as_const(way))
        painter->drawEllipse(point, kSmallDot, kSmallDot);
}

void ScoreChart::drawTokens(QPainter *painter) const
{
    const QRectF area = plot();
    const qreal size = tokenSize();
    const QList<qreal> heights = tokenHeights();
    for (qsizetype place = 0; place < m_lines.size(); ++place) {
        const Line &line = m_lines.at(place);
        const QPointF end(xOf(points() - 1), yOf(valueAt(line, points() - 1)));
        const QRectF square(area.right() + kBeforeToken, heights.at(place) - size / 2, size, size);
        // From where the line ends to where its token found room.
        painter->setPen(QPen(theme().pieces()->player(line.mark), 1));
        painter->drawLine(end, QPointF(square.center().x(), square.center().y()));
        drawToken(painter, theme(), line.mark, line.name, square);
    }
}

void ScoreChart::drawMarker(QPainter *painter) const
{
    if (m_marker < 0)
        return;
    const QRectF area = plot();
    const qreal x = xOf(qMin<qreal>(m_marker, points() - 1));
    painter->fillRect(QRectF(qRound(x) - 1, 0, 2, area.bottom() + 2), theme().ink());
    for (const Line &line : m_lines) {
        painter->setPen(QPen(theme().paper(), 1.5));
        painter->setBrush(theme().pieces()->player(line.mark));
        painter->drawEllipse(QPointF(qRound(x), yOf(valueAt(line, m_marker))), kDot, kDot);
    }
}

} // namespace pegsheet
