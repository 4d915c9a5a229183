// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/scorechart.h"

#include "qml/controls/chartlayout.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

constexpr qreal kLineWidth = 2.5;
constexpr qreal kDot = 5;        // radius
constexpr qreal kSmallDot = 3.5; // of a result
constexpr qreal kBetweenDots = 10;
constexpr qreal kBetweenLines = 30; // of the scale, at least
constexpr int kMostSteps = 8;       // of the scale
constexpr int kLeastRange = 5;
constexpr float kSoft = 0.25F; // of a band's colour

// In widths of the pen, with round ends; the first is whole. Told apart without colour.
const QList<qreal> &patternOf(int mark)
{
    static const std::array<QList<qreal>, 5> kPatterns{
        QList<qreal>{}, {3, 2.6}, {5, 2.4, 0.01, 2.4}, {0.01, 2.2}, {3.4, 2.2, 0.01, 2.2, 0.01, 2.2}};
    return kPatterns.at(static_cast<std::size_t>(qMax(0, mark)) % kPatterns.size());
}

QList<qreal> numbersOf(const QVariantMap &map, const QString &key)
{
    QList<qreal> numbers;
    const QVariantList list = map.value(key).toList();
    for (const QVariant &number : list)
        numbers.append(number.toReal());
    return numbers;
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
        const Line line{numbersOf(map, QStringLiteral("values")), map.value(QStringLiteral("mark")).toInt(),
                        map.value(QStringLiteral("name")).toString(), numbersOf(map, QStringLiteral("lows")),
                        numbersOf(map, QStringLiteral("highs"))};
        for (const QList<qreal> *numbers : {&line.values, &line.lows, &line.highs})
            for (const qreal number : *numbers) {
                m_low = qMin(m_low, qFloor(number));
                m_high = qMax(m_high, qCeil(number));
            }
        m_points = qMax(m_points, static_cast<int>(line.values.size()));
        m_lines.append(line);
    }
    m_high = qMax(m_high, m_low + kLeastRange);
    Q_EMIT layoutChanged();
}

QStringList ScoreChart::longest() const
{
    return {numberText(m_low), numberText(m_high)};
}

QList<RoundChart::End> ScoreChart::ends() const
{
    QList<End> ends;
    for (const Line &line : m_lines)
        ends.append({line.mark, line.name, yOf(valueAt(line, points() - 1))});
    return ends;
}

qreal ScoreChart::yOf(qreal value) const
{
    const QRectF area = plot();
    return area.bottom() - area.height() * (value - m_low) / (m_high - m_low);
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
    for (const Line &line : m_lines)
        drawBand(painter, line);
    // Whole lines first: the gaps of the others show them where they lie on each other.
    for (const bool isWhole : {true, false})
        for (const Line &line : m_lines)
            if (patternOf(line.mark).isEmpty() == isWhole)
                drawLine(painter, line);
    drawTokens(painter);
    drawMarker(painter);
    drawDots(painter);
}

void ScoreChart::drawScale(QPainter *painter) const
{
    const QList<int> numbers = scale();
    for (const int number : numbers)
        drawNumber(painter, yOf(number), numberText(number), number == 0 ? theme().inkFaint() : theme().edge());
}

void ScoreChart::drawBand(QPainter *painter, const Line &line) const
{
    const qsizetype count = qMin(line.lows.size(), line.highs.size());
    QPolygonF area;
    for (qsizetype point = 0; point < count; ++point)
        area.append({xOf(static_cast<qreal>(point)), yOf(line.highs.at(point))});
    for (qsizetype point = count - 1; point >= 0; --point)
        area.append({xOf(static_cast<qreal>(point)), yOf(line.lows.at(point))});
    QColor soft = theme().pieces()->player(line.mark);
    soft.setAlphaF(kSoft);
    painter->setPen(Qt::NoPen);
    painter->setBrush(soft);
    painter->drawPolygon(area);
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

void ScoreChart::drawDots(QPainter *painter) const
{
    if (marker() < 0)
        return;
    for (const Line &line : m_lines) {
        painter->setPen(QPen(theme().paper(), 1.5));
        painter->setBrush(theme().pieces()->player(line.mark));
        painter->drawEllipse(QPointF(markerX(), yOf(valueAt(line, marker()))), kDot, kDot);
    }
}

} // namespace pegsheet
