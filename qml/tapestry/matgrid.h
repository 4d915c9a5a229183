// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"
#include "qml/match/picturestrip.h"

#include <QList>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace pegsheet {

/// Paints what can be seen of the mat of a civilization: its boxes, what covers them, where tokens stand, and its markers below.
class MatGrid : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The mat as tapestryview::drawnMat() has it.
    Q_PROPERTY(QVariantMap mat MEMBER m_mat NOTIFY layoutChanged FINAL)
    /// Whose mat it is, and the marks and names of all players.
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> marks MEMBER m_marks NOTIFY changed FINAL)
    Q_PROPERTY(QStringList names MEMBER m_names NOTIFY changed FINAL)

public:
    explicit MatGrid(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    struct Box
    {
        QPointF at;
        QString state;
        PictureStrip strip = {};
    };
    struct Marker
    {
        int seat = -1;
        bool isLeft = false;
        QString icon;
        QString text;
        QRectF room = {};
    };

    void layOutBoxes();
    [[nodiscard]] qreal layOutMarkers(qreal top);
    [[nodiscard]] qreal columnAt(qreal column) const;
    [[nodiscard]] QRectF rectOf(QPointF at) const;
    void drawEdges(QPainter *painter) const;
    void drawBox(QPainter *painter, const Box &box) const;
    void drawMarker(QPainter *painter, const Marker &marker) const;
    void drawSeat(QPainter *painter, int seat, const QRectF &square) const;

    QVariantMap m_mat;
    int m_seat = 0;
    QList<int> m_marks;
    QStringList m_names;
    QList<Box> m_boxes;
    QList<Marker> m_markers;
    QSizeF m_cell;
    qreal m_between = 0;     ///< columns
    bool m_hasPaths = false; ///< the first column is a narrow start
};

} // namespace pegsheet
