// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QVariantMap>

namespace pegsheet {

/// Paints a capital city: its plots, what is built on them, the pegs of its rows and columns beside them, and the piece that is
/// about to be built. Without pegs where it is narrower than 200 px.
class CityGrid : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The city as TapestryMatch::cityOf() has it, and what is about to be built as TapestryMatch::placing has it; empty: nothing.
    Q_PROPERTY(QVariantMap city MEMBER m_city NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QVariantMap placing MEMBER m_placing NOTIFY changed FINAL)
    /// Plots that are marked, since they are missing to something; by their numbers, from 0 in reading order.
    Q_PROPERTY(QVariantList missing MEMBER m_missing NOTIFY changed FINAL)
    /// Plots that are tinted, since the piece can be built there.
    Q_PROPERTY(QVariantList tinted MEMBER m_tinted NOTIFY changed FINAL)
    /// So many of its complete rows, columns and districts are lit, in that order; -1: all of them.
    Q_PROPERTY(int lit MEMBER m_lit NOTIFY changed FINAL)
    /// Whose city it is.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    /// How wide and high a plot is, in pixels.
    Q_PROPERTY(qreal plot READ plot NOTIFY layoutChanged FINAL)

public:
    /// Plots in a row and in a column.
    static constexpr int kSide = 9;

    explicit CityGrid(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] qreal plot() const;
    /// How many plots lie before that distance from the left, or from above; fewer than none beyond the grid.
    Q_INVOKABLE qreal plotsFrom(qreal distance) const;

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] bool hasPegs() const { return width() >= 200; }
    [[nodiscard]] qreal edge() const; ///< of the grid, from the left and from above
    [[nodiscard]] QRectF at(int column, int row) const;
    [[nodiscard]] QRectF plotRect(int plot) const { return at(plot % kSide, plot / kSide); }
    void drawPlots(QPainter *painter) const;
    void drawPlot(QPainter *painter, int plot, QChar sign) const;
    void drawMarker(QPainter *painter, const QRectF &rect, const QColor &fill) const;
    void drawBuilding(QPainter *painter, const QRectF &rect, QChar sign, const QColor &fill) const;
    void drawLines(QPainter *painter) const;
    void drawShape(QPainter *painter, const QVariantList &cells, const QColor &fill, const QColor &ink) const;
    void drawPlacing(QPainter *painter) const;
    [[nodiscard]] QVariantList litOf(const QString &areas, int before) const;
    void drawDistricts(QPainter *painter, const QVariantList &districts, qreal line) const;
    void drawPegs(QPainter *painter) const;
    void drawPeg(QPainter *painter, QPointF middle, bool isComplete, bool isNew) const;

    QVariantMap m_city;
    QVariantMap m_placing;
    QVariantList m_missing;
    QVariantList m_tinted;
    int m_lit = -1;
    int m_mark = 0;
};

} // namespace pegsheet
