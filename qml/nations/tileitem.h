// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QList>

namespace pegsheet {

/// Paints a tile as it lies: paper with a thin edge where it is printed on the board, on the ground of its kind in its frame where
/// it was bought, a hollow in the wood where none lies. What stands on it grows with the tile.
class TileItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pegsheet::TileItem::Shape shape MEMBER m_shape NOTIFY changed FINAL)
    Q_PROPERTY(bool empty MEMBER m_empty NOTIFY changed FINAL)
    /// The number of its kind, as in Colors; -1 for none.
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY changed FINAL)
    Q_PROPERTY(bool printed MEMBER m_printed NOTIFY changed FINAL)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed FINAL)
    /// A number that is not known is -1.
    Q_PROPERTY(int points MEMBER m_points NOTIFY changed FINAL)
    Q_PROPERTY(int stone MEMBER m_stone NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> dice MEMBER m_dice NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> chits MEMBER m_chits NOTIFY changed FINAL)
    /// What is said of it at its lower edge: "printed", "built", or what is not there.
    Q_PROPERTY(QString caption MEMBER m_caption NOTIFY changed FINAL)
    Q_PROPERTY(bool corrected MEMBER m_corrected NOTIFY changed FINAL)
    /// Whether it came by the last move.
    Q_PROPERTY(bool fresh MEMBER m_fresh NOTIFY changed FINAL)
    /// The mark of the player in whose colour it has a frame, since it can be touched now; -1 for none. The frame is bold where the
    /// tile is chosen.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    Q_PROPERTY(bool chosen MEMBER m_chosen NOTIFY changed FINAL)
    /// How many pixels are kept free on the right, for a button.
    Q_PROPERTY(int rightRoom MEMBER m_rightRoom NOTIFY changed FINAL)
    /// How many pixels are kept free below, for what goes back.
    Q_PROPERTY(int bottomRoom MEMBER m_bottomRoom NOTIFY changed FINAL)

public:
    /// How it lies: upright in a slot; lying, as advisor and the wonder being built; small, as what lies beside the board.
    enum Shape { Upright, Lying, Small };
    Q_ENUM(Shape)

    explicit TileItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] bool isBought() const { return !m_empty && !m_printed; }
    /// How many times larger than elsewhere everything on it is drawn; and how many of those units the tile has each way.
    [[nodiscard]] qreal grown() const;
    [[nodiscard]] qreal wide() const { return width() / grown(); }
    [[nodiscard]] qreal high() const { return height() / grown(); }
    void drawGround(QPainter *painter) const;
    void drawUpright(QPainter *painter) const;
    void drawLying(QPainter *painter) const;
    void drawSmall(QPainter *painter) const;
    void drawCaption(QPainter *painter, const QRectF &room, int flags) const;
    /// A number with its picture, from that point on; how wide it is.
    qreal drawFigure(QPainter *painter, const QString &icon, int number, QPointF at, bool large) const;
    [[nodiscard]] qreal figureWidth(int number, bool large) const;
    void drawSigns(QPainter *painter) const;
    [[nodiscard]] QString kindIcon() const;

    Shape m_shape = Upright;
    bool m_empty = false;
    int m_kind = 0;
    bool m_printed = false;
    QString m_name;
    int m_points = 0;
    int m_stone = 0;
    QList<int> m_dice;
    QList<int> m_chits;
    QString m_caption;
    bool m_corrected = false;
    bool m_fresh = false;
    int m_mark = -1;
    bool m_chosen = false;
    int m_rightRoom = 0;
    int m_bottomRoom = 0;
};

} // namespace pegsheet
