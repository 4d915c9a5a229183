// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QList>
#include <QStringList>
#include <QVariantList>

namespace pegsheet {

/// Paints numbers as lines: one a player, each with a pattern of its own and its token at the end, over numbers on the left and
/// labels below. The marker stands anywhere between the first point and the last, with a dot on every line.
class ScoreChart : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The lines, a map each: "values" (whole numbers, one a label), "mark" and "name" of its player.
    Q_PROPERTY(QVariantList series READ series WRITE setSeries NOTIFY layoutChanged FINAL)
    /// What stands below each point; an empty one is a point without words.
    Q_PROPERTY(QStringList labels MEMBER m_labels NOTIFY layoutChanged FINAL)
    /// Where the marker stands, in points from the first; below 0 there is none.
    Q_PROPERTY(qreal marker MEMBER m_marker NOTIFY changed FINAL)

public:
    explicit ScoreChart(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] QVariantList series() const { return m_series; }
    void setSeries(const QVariantList &series);

    /// Returns the point nearest to that x, and the x of a point.
    Q_INVOKABLE int pointAt(qreal x) const;
    Q_INVOKABLE qreal xOf(qreal point) const;
    /// Returns the numbers on the left, from below: what a line is read against.
    Q_INVOKABLE QList<int> scale() const;
    /// Returns the points whose labels find room, the marker's among them.
    Q_INVOKABLE QList<int> shownLabels() const;
    /// Returns the middle of each line's token as its y, by line: pushed apart, so that none hides another.
    Q_INVOKABLE QList<qreal> tokenHeights() const;

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    struct Line
    {
        QList<int> values;
        int mark = -1;
        QString name;
    };

    [[nodiscard]] int points() const { return m_points; }
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] qreal tokenSize() const;
    [[nodiscard]] qreal yOf(qreal value) const;
    [[nodiscard]] int scaleStep() const;
    [[nodiscard]] int marked() const;
    /// The marker's label goes along with it.
    [[nodiscard]] qreal labelX(int point) const;
    [[nodiscard]] static qreal valueAt(const Line &line, qreal point);
    [[nodiscard]] QPen penOf(const Line &line) const;
    void drawScale(QPainter *painter) const;
    void drawLabels(QPainter *painter) const;
    void drawLine(QPainter *painter, const Line &line) const;
    void drawMarker(QPainter *painter) const;
    void drawTokens(QPainter *painter) const;

    QVariantList m_series;
    QStringList m_labels;
    qreal m_marker = -1;
    QList<Line> m_lines;
    int m_points = 0;
    int m_low = 0;
    int m_high = 0;
};

} // namespace pegsheet
