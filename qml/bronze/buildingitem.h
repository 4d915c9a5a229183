// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QFont>
#include <QTextLayout>

namespace pegsheet {

/// Paints the picture and the name of a building over its boxes, and the frame round all of it where it can be built; `pointsAt`
/// says where its points belong.
class BuildingItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QString iconName MEMBER m_iconName NOTIFY changed FINAL)
    /// Whether it is built, so that its picture has the player's colour.
    Q_PROPERTY(bool done MEMBER m_done NOTIFY changed FINAL)
    /// Whether it can be built now, so that it has a frame.
    Q_PROPERTY(bool legal MEMBER m_legal NOTIFY changed FINAL)
    /// Whether workers are pencilled in.
    Q_PROPERTY(bool pencilled MEMBER m_pencilled NOTIFY changed FINAL)
    /// Whether somebody's finger is on it.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed FINAL)
    /// The mark of the player whose colour it has; -1 for ink.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    /// The shape: narrow and high with the picture on top; low and wide with the points at the right; small where there is no room
    /// for large names.
    Q_PROPERTY(bool tower MEMBER m_tower NOTIFY layoutChanged FINAL)
    Q_PROPERTY(bool wall MEMBER m_wall NOTIFY layoutChanged FINAL)
    Q_PROPERTY(bool small MEMBER m_small NOTIFY layoutChanged FINAL)
    /// Whether the name stands below picture and points, as wide as the block: where beside the picture it has no room.
    Q_PROPERTY(bool stacked MEMBER m_stacked NOTIFY layoutChanged FINAL)
    /// Whether narrower letters that bring the name into one line are better than two lines, since boxes stand close below.
    Q_PROPERTY(bool oneLine MEMBER m_oneLine NOTIFY layoutChanged FINAL)
    /// The width of the points, in pixels; 0 where there are none.
    Q_PROPERTY(qreal pointsWidth MEMBER m_pointsWidth NOTIFY layoutChanged FINAL)
    /// The upper left corner of the points.
    Q_PROPERTY(QPointF pointsAt READ pointsAt NOTIFY placed FINAL)
    /// Whether the name needs more than its one line, or two where it may wrap; as Text.truncated.
    Q_PROPERTY(bool truncated READ truncated NOTIFY placed FINAL)

public:
    explicit BuildingItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] QPointF pointsAt() const { return m_pointsAt; }
    [[nodiscard]] bool truncated() const { return m_isTruncated; }

Q_SIGNALS:
    void placed();

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] int margin() const { return m_small ? 0 : 6; }
    [[nodiscard]] int iconSize() const { return m_small ? 14 : 17; }
    [[nodiscard]] qreal iconX() const;
    [[nodiscard]] QFont fontOfName(qreal room) const;
    void layOutName(QRectF room, const QFont &font);
    [[nodiscard]] QPointF placeOfPoints() const;

    QString m_name;
    QString m_iconName;
    bool m_done = false;
    bool m_legal = false;
    bool m_pencilled = false;
    bool m_down = false;
    int m_mark = -1;
    bool m_tower = false;
    bool m_wall = false;
    bool m_small = false;
    bool m_stacked = false;
    bool m_oneLine = false;
    qreal m_pointsWidth = 0;
    // What layOut() found.
    QTextLayout m_words;
    QPointF m_nameAt;
    qreal m_nameHeight = 0;
    qreal m_iconY = 0;
    QPointF m_pointsAt;
    bool m_isTruncated = false;
};

} // namespace pegsheet
