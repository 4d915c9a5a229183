// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/roundchart.h"

#include <QVariantList>

namespace pegsheet {

/// Paints the chances of all players as bands that lie on each other and fill the whole height, the first player's on top. How
/// little is known of them is a soft edge between two bands. A flag stands where it turned.
class ChanceChart : public pegsheet::RoundChart
{
    Q_OBJECT
    QML_ELEMENT
    /// The bands, a map each: "values" (chances from 0 to 1, one a place), "mark" and "name" of its player.
    Q_PROPERTY(QVariantList bands READ bands WRITE setBands NOTIFY layoutChanged FINAL)
    /// Where each of the values stands, in points from the first, which may be between two points.
    Q_PROPERTY(QList<qreal> places MEMBER m_places NOTIFY changed FINAL)
    /// The standard error of each of the values.
    Q_PROPERTY(QList<qreal> margins MEMBER m_margins NOTIFY changed FINAL)
    /// Where it turned, in points from the first; below 0 nowhere.
    Q_PROPERTY(qreal turning MEMBER m_turning NOTIFY changed FINAL)

public:
    explicit ChanceChart(QQuickItem *parent = nullptr) : RoundChart(parent) {}

    [[nodiscard]] QVariantList bands() const { return m_given; }
    void setBands(const QVariantList &bands);

protected:
    [[nodiscard]] int points() const override { return static_cast<int>(labels().size()); }
    [[nodiscard]] int players() const override { return static_cast<int>(m_bands.size()); }
    [[nodiscard]] QStringList longest() const override;
    [[nodiscard]] QList<End> ends() const override;
    void draw(QPainter *painter) const override;

private:
    struct Band
    {
        QList<qreal> values;
        int mark = -1;
        QString name;
    };

    /// How many values there are of every band, each with its place.
    [[nodiscard]] qsizetype count() const;
    /// The chance of all bands above that one together.
    [[nodiscard]] qreal above(qsizetype band, qsizetype value) const;
    [[nodiscard]] qreal yOf(qreal chance) const;
    [[nodiscard]] QPolygonF edge(qsizetype band, qreal off) const;
    void drawBand(QPainter *painter, qsizetype band) const;
    void drawEdge(QPainter *painter, qsizetype band) const;
    void drawTurning(QPainter *painter) const;

    QVariantList m_given;
    QList<Band> m_bands;
    QList<qreal> m_places;
    QList<qreal> m_margins;
    qreal m_turning = -1;
};

} // namespace pegsheet
