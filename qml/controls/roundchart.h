// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QList>
#include <QStringList>

namespace pegsheet {

/// What charts of a match have in common: numbers on the left, labels below, the token of each player at the right, and a marker
/// that stands anywhere between the first point and the last.
class RoundChart : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ANONYMOUS
    /// What stands below each point; an empty one is a point without words.
    Q_PROPERTY(QStringList labels MEMBER m_labels NOTIFY layoutChanged FINAL)
    /// Where the marker stands, in points from the first; below 0 there is none.
    Q_PROPERTY(qreal marker MEMBER m_marker NOTIFY changed FINAL)

public:
    /// Returns the point nearest to that x, and the x of a point.
    Q_INVOKABLE int pointAt(qreal x) const;
    Q_INVOKABLE qreal xOf(qreal point) const;
    /// Returns the points whose labels find room, the marker's among them.
    Q_INVOKABLE QList<int> shownLabels() const;
    /// Returns the middle of each player's token as its y: pushed apart, so that none hides another.
    Q_INVOKABLE QList<qreal> tokenHeights() const;

protected:
    /// Where what is drawn of a player ends at the right.
    struct End
    {
        int mark;
        QString name;
        qreal y;
    };

    explicit RoundChart(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    void layOut() override;
    /// How many points there are, and players.
    [[nodiscard]] virtual int points() const = 0;
    [[nodiscard]] virtual int players() const = 0;
    /// The longest texts on the left.
    [[nodiscard]] virtual QStringList longest() const = 0;
    [[nodiscard]] virtual QList<End> ends() const = 0;

    [[nodiscard]] const QStringList &labels() const { return m_labels; }
    [[nodiscard]] qreal marker() const { return m_marker; }
    /// Where lines are drawn.
    [[nodiscard]] QRectF plot() const;
    /// A line at that height, with its text on the left.
    void drawNumber(QPainter *painter, qreal y, const QString &text, const QColor &color) const;
    void drawLabels(QPainter *painter) const;
    void drawTokens(QPainter *painter) const;
    /// The marker's line, where there is a marker.
    void drawMarker(QPainter *painter) const;
    /// The marker's x, on a whole pixel.
    [[nodiscard]] qreal markerX() const;

private:
    [[nodiscard]] qreal tokenSize() const;
    [[nodiscard]] int marked() const;
    [[nodiscard]] qreal labelX(int point) const;

    QStringList m_labels;
    qreal m_marker = -1;
};

} // namespace pegsheet
