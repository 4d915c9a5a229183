// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

namespace pegsheet {

/// Paints what stands behind the box of a development on a sheet that is only looked at: name, cost until it is owned, points,
/// ringed once they count. (Bases have their namespace, without which Qt 6.4 tells tools nothing of them.)
class DevelopmentItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed FINAL)
    Q_PROPERTY(int cost MEMBER m_cost NOTIFY changed FINAL)
    Q_PROPERTY(int points MEMBER m_points NOTIFY changed FINAL)
    Q_PROPERTY(bool owned MEMBER m_owned NOTIFY changed FINAL)
    /// The mark of the owner; -1 for ink.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    /// The name's left edge, in pixels.
    Q_PROPERTY(int indent MEMBER m_indent NOTIFY changed FINAL)
    /// Whether the name finds no room and is shortened; as Text.truncated.
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed FINAL)

public:
    explicit DevelopmentItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] bool truncated() const;

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] QFont font() const;
    [[nodiscard]] QRectF nameRoom() const;

    QString m_name;
    int m_cost = 0;
    int m_points = 0;
    bool m_owned = false;
    int m_mark = -1;
    int m_indent = 0;
};

} // namespace pegsheet
