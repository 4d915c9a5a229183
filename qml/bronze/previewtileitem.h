// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

namespace pegsheet {

/// Paints one figure of what a roll brings: picture and number, the reason below in up to three lines.
class PreviewTileItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The picture: that of a good, "food", "worker", "coin" or "skull".
    Q_PROPERTY(QString iconName MEMBER m_iconName NOTIFY changed FINAL)
    Q_PROPERTY(QString text MEMBER m_text NOTIFY changed FINAL)
    Q_PROPERTY(QString reason MEMBER m_reason NOTIFY layoutChanged FINAL)
    /// Whether it is bad for the player, and so in the colour of danger.
    Q_PROPERTY(bool isBad MEMBER m_isBad NOTIFY changed FINAL)
    /// Whether the number is wider than the tile, or the reason needs a fourth line; as Text.truncated.
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed FINAL)

public:
    explicit PreviewTileItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] bool truncated() const;

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    /// The room of so many lines of the reason.
    [[nodiscard]] QRectF reasonRoom(int lines) const;
    [[nodiscard]] QFont reasonFont() const;
    [[nodiscard]] QFont numberFont() const;
    [[nodiscard]] qreal figureWidth() const;
    /// Smaller where the tile is narrow.
    [[nodiscard]] qreal iconSize() const { return width() < 52 ? 16 : 20; }

    QString m_iconName;
    QString m_text;
    QString m_reason;
    bool m_isBad = false;
};

} // namespace pegsheet
