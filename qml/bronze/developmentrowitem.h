// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QFont>

namespace pegsheet {

/// Paints what stands round and behind the box of a development on the acting sheet: name, effect, what is missing, cost until it
/// is owned, points, ringed once they count; a frame where it can be bought, a bold one where it is picked.
class DevelopmentRowItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QString detail MEMBER m_detail NOTIFY layoutChanged FINAL)
    /// What is missing; it stands beside the name, where there is room for it.
    Q_PROPERTY(QString note MEMBER m_note NOTIFY changed FINAL)
    Q_PROPERTY(int cost MEMBER m_cost NOTIFY layoutChanged FINAL)
    Q_PROPERTY(int points MEMBER m_points NOTIFY changed FINAL)
    Q_PROPERTY(bool owned MEMBER m_owned NOTIFY layoutChanged FINAL)
    /// Whether it can be paid for now, and whether it is picked.
    Q_PROPERTY(bool legal MEMBER m_legal NOTIFY changed FINAL)
    Q_PROPERTY(bool chosen MEMBER m_chosen NOTIFY changed FINAL)
    /// Whether its words are in pencil grey.
    Q_PROPERTY(bool far MEMBER m_far NOTIFY changed FINAL)
    /// Whether somebody's finger is on it.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed FINAL)
    /// The mark of the player whose colour it has; -1 for ink.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    /// The words' left edge, in pixels.
    Q_PROPERTY(int indent MEMBER m_indent NOTIFY layoutChanged FINAL)
    /// Whether words find no room (the name at its least size, the detail in three lines); as Text.truncated.
    Q_PROPERTY(bool truncated READ truncated NOTIFY layoutChanged FINAL)

public:
    explicit DevelopmentRowItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] bool truncated() const { return m_isTruncated; }

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] QRectF ring() const;
    [[nodiscard]] QRectF coin() const;
    [[nodiscard]] QRectF words() const;
    /// Squeezed where the name is too long.
    [[nodiscard]] QFont nameFont() const;
    void drawGround(QPainter *painter) const;
    void drawWords(QPainter *painter) const;
    void drawPrice(QPainter *painter) const;
    void drawPoints(QPainter *painter) const;

    QString m_name;
    QString m_detail;
    QString m_note;
    int m_cost = 0;
    int m_points = 0;
    bool m_owned = false;
    bool m_legal = false;
    bool m_chosen = false;
    bool m_far = false;
    bool m_down = false;
    int m_mark = -1;
    int m_indent = 0;
    qreal m_nameHeight = 0;
    qreal m_detailHeight = 0;
    QFont m_detailFont;
    bool m_isTruncated = false;
};

} // namespace pegsheet
