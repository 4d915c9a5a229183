// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QVariantList>

namespace pegsheet {

/// Paints a drilled strip with everybody's peg: a hole a number, every fifth said below, the heads of pegs in one hole overlapping
/// sideways, never one above the other.
class TrackItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The number of the last hole; the first is 0.
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed FINAL)
    /// The pegs: "mark" and "name" of the player, and "at", the number of the hole.
    Q_PROPERTY(QVariantList pegs MEMBER m_pegs NOTIFY changed FINAL)
    /// Whether it is low, for where there is little height.
    Q_PROPERTY(bool low MEMBER m_low NOTIFY layoutChanged FINAL)

public:
    explicit TrackItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] qreal holeAt(int number) const;
    [[nodiscard]] qreal headSize() const { return m_low ? 18 : 20; }
    [[nodiscard]] qreal holeLine() const { return m_low ? 26 : 30; }
    void drawBoard(QPainter *painter) const;
    void drawHoles(QPainter *painter) const;
    void drawPegs(QPainter *painter) const;
    void drawRim(QPainter *painter, int mark, const QRectF &square) const;

    int m_most = 30;
    QVariantList m_pegs;
    bool m_low = false;
};

} // namespace pegsheet
