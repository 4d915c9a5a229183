// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QFont>
#include <QTextLayout>

namespace pegsheet {

/// Picture and name of a building over its boxes, and the frame round all of it where it can be built; says where its
/// points belong.
class BuildingItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY laidOut FINAL)
    Q_PROPERTY(QString iconName MEMBER m_iconName NOTIFY changed FINAL)
    /// Its picture is in the player's colour.
    Q_PROPERTY(bool done MEMBER m_done NOTIFY changed FINAL)
    Q_PROPERTY(bool legal MEMBER m_legal NOTIFY changed FINAL)
    /// Workers are pencilled in.
    Q_PROPERTY(bool pencilled MEMBER m_pencilled NOTIFY changed FINAL)
    /// Somebody's finger is on it.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed FINAL)
    /// The player; -1 is ink.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    /// Narrow and high: picture on top. Low and wide: points at the right. Small: where there is no room for large names.
    Q_PROPERTY(bool tower MEMBER m_tower NOTIFY laidOut FINAL)
    Q_PROPERTY(bool wall MEMBER m_wall NOTIFY laidOut FINAL)
    Q_PROPERTY(bool small MEMBER m_small NOTIFY laidOut FINAL)
    /// Of the points; 0 where there are none.
    Q_PROPERTY(qreal pointsWidth MEMBER m_pointsWidth NOTIFY laidOut FINAL)
    /// Their upper left corner.
    Q_PROPERTY(QPointF pointsAt READ pointsAt NOTIFY placed FINAL)
    /// The name needs more than its one line, or two where it may wrap, as a Text says it.
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
