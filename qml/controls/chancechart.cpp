// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/chancechart.h"

#include "qml/theme/theme.h"

#include <QPainter>

namespace pegsheet {

namespace {

constexpr qreal kEdge = 1.5; // of paper between two bands
constexpr qreal kSoft = 0.45;
constexpr int kQuarters = 4;
constexpr qreal kFlag = 12;
constexpr qreal kFlagRound = 9; // of paper around it

QString percentText(int quarter)
{
    //: The whole of a chart of chances: %1 is 100
    return quarter == kQuarters ? ChanceChart::tr("%1 %").arg(100) : QString::number(25 * quarter);
}

} // namespace

void ChanceChart::setBands(const QVariantList &bands)
{
    if (bands == m_given)
        return;
    m_given = bands;
    m_bands.clear();
    for (const QVariant &each : bands) {
        const QVariantMap map = each.toMap();
        Band band{{}, map.value(QStringLiteral("mark")).toInt(), map.value(QStringLiteral("name")).toString()};
        const QVariantList values = map.value(QStringLiteral("values")).toList();
        for (const QVariant &value : values)
            band.values.append(qBound<qreal>(0, value.toReal(), 1));
        m_bands.append(band);
    }
    Q_EMIT layoutChanged();
}

qsizetype ChanceChart::count() const
{
    qsizetype count = m_places.size();
    for (const Band &band : m_bands)
        count = qMin(count, band.values.size());
    return count;
}

qreal ChanceChart::above(qsizetype band, qsizetype value) const
{
    qreal sum = 0;
    for (qsizetype each = 0; each < band; ++each)
        sum += m_bands.at(each).values.at(value);
    return qMin<qreal>(1, sum);
}

qreal ChanceChart::yOf(qreal chance) const
{
    const QRectF area = plot();
    return area.top() + area.height() * chance;
}

QStringList ChanceChart::longest() const
{
    return {percentText(kQuarters)};
}

QList<RoundChart::End> ChanceChart::ends() const
{
    QList<End> ends;
    for (qsizetype band = 0; band < m_bands.size(); ++band) {
        const qreal middle = count() == 0 ? 0.5 : above(band, count() - 1) + m_bands.at(band).values.at(count() - 1) / 2;
        ends.append({m_bands.at(band).mark, m_bands.at(band).name, yOf(middle)});
    }
    return ends;
}

// The upper edge of a band, so many margins lower.
QPolygonF ChanceChart::edge(qsizetype band, qreal off) const
{
    QPolygonF way;
    for (qsizetype value = 0; value < count(); ++value) {
        const qreal chance = above(band, value) + off * m_margins.value(value);
        way.append({xOf(m_places.at(value)), yOf(qBound<qreal>(0, chance, 1))});
    }
    return way;
}

void ChanceChart::drawBand(QPainter *painter, qsizetype band) const
{
    QPolygonF area = edge(band, 0);
    const QPolygonF below = edge(band + 1, 0);
    for (auto point = below.crbegin(); point != below.crend(); ++point)
        area.append(*point);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme().pieces()->player(m_bands.at(band).mark));
    painter->drawPolygon(area);
}

void ChanceChart::drawEdge(QPainter *painter, qsizetype band) const
{
    QColor soft = theme().paper();
    soft.setAlphaF(static_cast<float>(kSoft));
    QPolygonF area = edge(band, -1);
    const QPolygonF below = edge(band, 1);
    for (auto point = below.crbegin(); point != below.crend(); ++point)
        area.append(*point);
    painter->setPen(Qt::NoPen);
    painter->setBrush(soft);
    painter->drawPolygon(area);
    painter->setPen(QPen(theme().paper(), kEdge));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(edge(band, 0));
}

// A flag at the top, on a thin line to the foot.
void ChanceChart::drawTurning(QPainter *painter) const
{
    const QRectF area = plot();
    const qreal x = qRound(xOf(qMin<qreal>(m_turning, points() - 1)));
    const QPointF top(x, area.top());
    painter->fillRect(QRectF(x - 1, area.top(), 3, area.height()), theme().paper());
    painter->fillRect(QRectF(x, area.top(), 1, area.height()), theme().ink());
    painter->setPen(QPen(theme().ink(), 1));
    painter->setBrush(theme().paper());
    painter->drawEllipse(top, kFlagRound, kFlagRound);
    drawIcon(painter, QStringLiteral("flag"), QRectF(top.x() - kFlag / 2, top.y() - kFlag / 2, kFlag, kFlag), theme().ink());
}

void ChanceChart::draw(QPainter *painter) const
{
    if (count() == 0)
        return;
    for (qsizetype band = 0; band < m_bands.size(); ++band)
        drawBand(painter, band);
    for (qsizetype band = 1; band < m_bands.size(); ++band)
        drawEdge(painter, band);
    for (int quarter = 0; quarter <= kQuarters; ++quarter)
        if (quarter % 2 == 0 || plot().height() > 120)
            drawNumber(painter, plot().bottom() - plot().height() * quarter / kQuarters, percentText(quarter), theme().edge());
    drawLabels(painter);
    drawTokens(painter);
    drawMarker(painter);
    if (m_turning >= 0)
        drawTurning(painter);
}

} // namespace pegsheet
