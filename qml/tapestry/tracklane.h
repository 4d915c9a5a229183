// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QList>
#include <QStringList>
#include <QVariantList>

namespace pegsheet {

/// Paints the spaces of a track with everybody's tokens, and over them its landmarks: a tower is free, a mark tells whose it is.
/// Taller where it is at least 560 px wide.
class TrackLane : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The tracks as TapestryMatch::board has them, and which of them is painted.
    Q_PROPERTY(QVariantList board MEMBER m_board NOTIFY changed FINAL)
    Q_PROPERTY(int track MEMBER m_track NOTIFY changed FINAL)
    /// The space that is framed, since somebody goes there next; 0 for none.
    Q_PROPERTY(int next MEMBER m_next NOTIFY changed FINAL)
    /// By seat.
    Q_PROPERTY(QStringList names MEMBER m_names NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> marks MEMBER m_marks NOTIFY changed FINAL)

public:
    /// The start and its twelve spaces.
    static constexpr int kPlaces = 13;

    explicit TrackLane(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] bool isRoomy() const { return width() >= 560; }
    [[nodiscard]] qreal top() const { return isRoomy() ? 22 : 14; } ///< of the spaces, below the landmarks
    [[nodiscard]] QRectF placeAt(int space) const;
    void drawPlace(QPainter *painter, int space, const QList<int> &seats) const;
    void drawTokens(QPainter *painter, const QRectF &place, const QList<int> &seats) const;
    void drawLandmark(QPainter *painter, int space, int owner) const;
    void drawSeat(QPainter *painter, int seat, const QRectF &square) const;

    QVariantList m_board;
    int m_track = 0;
    int m_next = 0;
    QStringList m_names;
    QList<int> m_marks;
};

} // namespace pegsheet
