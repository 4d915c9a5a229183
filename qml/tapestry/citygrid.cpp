// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/citygrid.h"

#include "qml/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDistrictSide = 3;
constexpr qreal kPegRoom = 0.55; // of a plot
constexpr qreal kEdge = 0.3;     // where a landmark hangs over at the left and above, of a plot

QPoint cellOf(const QVariant &cell)
{
    return cell.toPoint();
}

bool isIn(const QVariantList &numbers, int number)
{
    return numbers.contains(QVariant(number));
}

} // namespace

qreal CityGrid::plot() const
{
    return std::floor((width() - 2) / (kSide + (hasPegs() ? kEdge + kPegRoom : 0)));
}

qreal CityGrid::edge() const
{
    return 1 + (hasPegs() ? std::round(kEdge * plot()) : 0);
}

qreal CityGrid::plotsFrom(qreal distance) const
{
    return (distance - edge()) / qMax<qreal>(1, plot());
}

void CityGrid::layOut()
{
    setImplicitHeight(std::ceil(plot() * (kSide + (hasPegs() ? kPegRoom : 0)) + edge()) + 1);
}

QRectF CityGrid::at(int column, int row) const
{
    return {edge() + column * plot(), edge() + row * plot(), plot(), plot()};
}

void CityGrid::draw(QPainter *painter) const
{
    if (m_city.value(u"grid"_s).toString().size() < kSide * kSide)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    drawPlots(painter);
    for (const QVariant &each : m_city.value(u"landmarks"_s).toList())
        drawShape(painter, each.toMap().value(u"cells"_s).toList(), theme().wood(), theme().woodInk());
    drawLines(painter);
    drawPlacing(painter);
    const auto lines = m_city.value(u"rows"_s).toList().size() + m_city.value(u"columns"_s).toList().size();
    drawDistricts(painter, litOf(u"districts"_s, static_cast<int>(lines)), theme().lineBold());
    drawDistricts(painter, m_placing.value(u"districts"_s).toList(), qMax<qreal>(3, std::round(plot() * 0.1)));
    drawPegs(painter);
}

void CityGrid::drawPlots(QPainter *painter) const
{
    const QString grid = m_city.value(u"grid"_s).toString();
    for (int plot = 0; plot < kSide * kSide; ++plot)
        drawPlot(painter, plot, grid.at(plot));
    painter->setBrush(Qt::NoBrush);
    for (const QVariant &each : m_missing) {
        const QRectF rect = plotRect(each.toInt());
        painter->setPen(QPen(theme().danger(), theme().lineBold()));
        painter->drawEllipse(rect.center(), rect.width() * 0.22, rect.width() * 0.22);
    }
}

void CityGrid::drawPlot(QPainter *painter, int plot, QChar sign) const
{
    const QRectF rect = plotRect(plot);
    const bool isTinted = isIn(m_tinted, plot);
    painter->fillRect(rect, sign == u'#' ? theme().pieces()->trackTint(0, 2) : isTinted ? theme().yesTint() : theme().paper());
    if (isIn(m_city.value(u"markers"_s).toList(), plot))
        drawMarker(painter, rect, theme().pieces()->player(m_mark));
    else if (sign == u'#') {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().inkFaint());
        painter->drawEllipse(rect.center() - QPointF(rect.width() * 0.06, rect.width() * 0.04), rect.width() * 0.26,
                             rect.width() * 0.26);
        painter->drawEllipse(rect.center() + QPointF(rect.width() * 0.2, rect.width() * 0.16), rect.width() * 0.15,
                             rect.width() * 0.15);
    }
    drawBuilding(painter, rect, sign, theme().pieces()->player(m_mark));
}

void CityGrid::drawMarker(QPainter *painter, const QRectF &rect, const QColor &fill) const
{
    painter->setPen(QPen(theme().ink(), 1));
    painter->setBrush(fill);
    painter->drawEllipse(rect.center(), rect.width() * 0.32, rect.width() * 0.32);
}

void CityGrid::drawBuilding(QPainter *painter, const QRectF &rect, QChar sign, const QColor &fill) const
{
    const auto building = QStringView(u"mhfa").indexOf(sign);
    if (building < 0)
        return;
    const qreal inset = qMax<qreal>(1, std::round(rect.width() * 0.09));
    const QRectF stone = rect.adjusted(inset, inset, -inset, -inset);
    painter->setPen(Qt::NoPen);
    painter->setBrush(fill);
    painter->drawRoundedRect(stone, rect.width() * 0.12, rect.width() * 0.12);
    const qreal size = std::floor(stone.width() * 0.7);
    drawIcon(painter, m_city.value(u"icons"_s).toStringList().value(building),
             {std::round(stone.center().x() - size / 2), std::round(stone.center().y() - size / 2), size, size},
             theme().accentInk());
}

// Of plots, and thicker ones of districts.
void CityGrid::drawLines(QPainter *painter) const
{
    painter->setRenderHint(QPainter::Antialiasing, false);
    const qreal end = edge() + kSide * plot();
    for (const bool isDistrict : {false, true}) {
        painter->setPen(QPen(isDistrict ? theme().wood() : theme().edge(), isDistrict ? theme().lineBold() : 1));
        for (int line = 0; line <= kSide; ++line)
            if ((line % kDistrictSide == 0) == isDistrict) {
                const qreal place = edge() + line * plot();
                painter->drawLine(QPointF(place, edge()), QPointF(place, end));
                painter->drawLine(QPointF(edge(), place), QPointF(end, place));
            }
    }
    painter->setRenderHint(QPainter::Antialiasing, true);
}

// A miniature over all of its plots, also where they hang over.
void CityGrid::drawShape(QPainter *painter, const QVariantList &cells, const QColor &fill, const QColor &ink) const
{
    if (cells.isEmpty())
        return;
    QPainterPath shape;
    for (const QVariant &cell : cells)
        shape.addRect(at(cellOf(cell).x(), cellOf(cell).y()));
    shape = shape.simplified();
    painter->setPen(QPen(theme().ink(), 1));
    painter->setBrush(fill);
    painter->drawPath(shape);
    const QRectF bounds = shape.boundingRect().intersected({edge(), edge(), kSide * plot(), kSide * plot()});
    const qreal size = std::floor(qMin(bounds.width(), bounds.height()) * 0.7);
    drawIcon(painter, u"tower"_s,
             {std::round(bounds.center().x() - size / 2), std::round(bounds.center().y() - size / 2), size, size}, ink);
}

// An income building as it will stand, a landmark as its shape.
void CityGrid::drawPlacing(QPainter *painter) const
{
    const QString sign = m_placing.value(u"sign"_s).toString();
    const QVariantList cells = m_placing.value(u"cells"_s).toList();
    if (!sign.isEmpty() && !cells.isEmpty()) {
        const QRectF rect = at(cellOf(cells.first()).x(), cellOf(cells.first()).y());
        if (m_placing.value(u"isMarker"_s).toBool())
            drawMarker(painter, rect, theme().yes());
        else
            drawBuilding(painter, rect, sign.at(0), theme().yes());
    } else
        drawShape(painter, m_placing.value(u"cells"_s).toList(), theme().yes(), theme().accentInk());
}

// Those of the complete areas of a sort that are lit, where so many are lit before them.
QVariantList CityGrid::litOf(const QString &areas, int before) const
{
    const QVariantList all = m_city.value(areas).toList();
    return m_lit < 0 ? all : all.mid(0, qMax(0, m_lit - before));
}

void CityGrid::drawDistricts(QPainter *painter, const QVariantList &districts, qreal line) const
{
    painter->setPen(QPen(theme().goldRim(), line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    for (const QVariant &district : districts) {
        const int number = district.toInt();
        const QRectF first = at(number % kDistrictSide * kDistrictSide, number / kDistrictSide * kDistrictSide);
        painter->drawRect(QRectF(first.topLeft(), QSizeF(kDistrictSide * plot(), kDistrictSide * plot()))
                              .adjusted(line / 2, line / 2, -line / 2, -line / 2));
    }
}

void CityGrid::drawPegs(QPainter *painter) const
{
    if (!hasPegs())
        return;
    const QVariantList rows = litOf(u"rows"_s, 0);
    const QVariantList columns = litOf(u"columns"_s, static_cast<int>(m_city.value(u"rows"_s).toList().size()));
    const QVariantList newRows = m_placing.value(u"rows"_s).toList();
    const QVariantList newColumns = m_placing.value(u"columns"_s).toList();
    const qreal beside = edge() + kSide * plot() + plot() * kPegRoom / 2;
    for (int line = 0; line < kSide; ++line) {
        const qreal along = edge() + (line + 0.5) * plot();
        drawPeg(painter, {beside, along}, isIn(rows, line), isIn(newRows, line));
        drawPeg(painter, {along, beside}, isIn(columns, line), isIn(newColumns, line));
    }
}

void CityGrid::drawPeg(QPainter *painter, QPointF middle, bool isComplete, bool isNew) const
{
    const bool isLarge = isComplete || isNew;
    const qreal radius = std::round(plot() * (isLarge ? 0.24 : 0.1));
    painter->setPen(Qt::NoPen);
    painter->setBrush(isComplete ? theme().wood() : isNew ? theme().goldRim() : theme().inkFaint());
    painter->drawEllipse(middle, radius, radius);
    if (!isLarge)
        return;
    const qreal size = std::round(radius * 1.4);
    drawIcon(painter, isComplete ? u"check"_s : u"plus"_s,
             {std::round(middle.x() - size / 2), std::round(middle.y() - size / 2), size, size},
             isComplete ? theme().woodInk() : theme().accentInk());
}

} // namespace pegsheet
