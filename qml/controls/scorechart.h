// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/roundchart.h"

#include <QVariantList>

namespace pegsheet {

/// Paints numbers as lines: one a player, each with a pattern of its own and its token at the end, over numbers on the left and
/// labels below. The marker stands anywhere between the first point and the last, with a dot on every line.
class ScoreChart : public pegsheet::RoundChart
{
    Q_OBJECT
    QML_ELEMENT
    /// The lines, a map each: "values" (numbers, one a label), "mark" and "name" of its player, and, where a soft band goes with
    /// the line, "lows" and "highs" of it, as many.
    Q_PROPERTY(QVariantList series READ series WRITE setSeries NOTIFY layoutChanged FINAL)

public:
    explicit ScoreChart(QQuickItem *parent = nullptr) : RoundChart(parent) {}

    [[nodiscard]] QVariantList series() const { return m_series; }
    void setSeries(const QVariantList &series);

    /// Returns the numbers on the left, from below: what a line is read against.
    Q_INVOKABLE QList<int> scale() const;

protected:
    [[nodiscard]] int points() const override { return m_points; }
    [[nodiscard]] int players() const override { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] QStringList longest() const override;
    [[nodiscard]] QList<End> ends() const override;
    void draw(QPainter *painter) const override;

private:
    struct Line
    {
        QList<qreal> values;
        int mark = -1;
        QString name;
        QList<qreal> lows;
        QList<qreal> highs;
    };

    [[nodiscard]] qreal yOf(qreal value) const;
    [[nodiscard]] int scaleStep() const;
    [[nodiscard]] static qreal valueAt(const Line &line, qreal point);
    [[nodiscard]] QPen penOf(const Line &line) const;
    void drawScale(QPainter *painter) const;
    void drawBand(QPainter *painter, const Line &line) const;
    void drawLine(QPainter *painter, const Line &line) const;
    void drawDots(QPainter *painter) const;

    QVariantList m_series;
    QList<Line> m_lines;
    int m_points = 0;
    int m_low = 0;
    int m_high = 0;
};

} // namespace pegsheet
