// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

#include <QList>

namespace pegsheet {

class Type;

/// Draws a die in a square, its colour by its number in Theme, its letter and its corners; with a symbol, the number of its chit,
/// and how many of it the face shows, or unseen where the symbol is none (-1).
void drawDie(QPainter *painter, const Theme &theme, const Type &type, int colour, int symbol, int count, const QRectF &square);
/// Draws a chit by its number: 0 stone, 1 gold, 2 book, 3 food, 4 strength, 5 reroll.
void drawChit(QPainter *painter, const Theme &theme, int chit, const QRectF &square);
/// Returns the name of the icon of a chit; empty where there is none of that number.
[[nodiscard]] QString iconOfChit(int chit);

/// Shows one die.
class Die : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int colour MEMBER m_colour NOTIFY changed REQUIRED FINAL)
    /// What it shows: the number of the symbol's chit, -1 at rest; and how many of it.
    Q_PROPERTY(int symbol MEMBER m_symbol NOTIFY changed FINAL)
    Q_PROPERTY(int count MEMBER m_count NOTIFY changed FINAL)
    Q_PROPERTY(int size MEMBER m_size NOTIFY layoutChanged FINAL)

public:
    explicit Die(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override { setImplicitSize(m_size, m_size); }
    void draw(QPainter *painter) const override;

private:
    int m_colour = 0;
    int m_symbol = -1;
    int m_count = 0;
    int m_size = 24;
};

/// Shows one chit.
class Chit : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int chit MEMBER m_chit NOTIFY changed REQUIRED FINAL)
    Q_PROPERTY(int size MEMBER m_size NOTIFY layoutChanged FINAL)

public:
    explicit Chit(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override { setImplicitSize(m_size, m_size); }
    void draw(QPainter *painter) const override;

private:
    int m_chit = 0;
    int m_size = 24;
};

/// Shows dice and chits side by side, smaller where they would be too wide, and then one of each kind with its number.
class PiecesItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The colours of the dice, and the numbers of the chits.
    Q_PROPERTY(QList<int> dice MEMBER m_dice NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QList<int> chits MEMBER m_chits NOTIFY layoutChanged FINAL)
    Q_PROPERTY(int size MEMBER m_size NOTIFY layoutChanged FINAL)
    /// Whether they stand in the middle of its width instead of at its begin.
    Q_PROPERTY(bool centred MEMBER m_centred NOTIFY changed FINAL)
    /// Whether numbers stand on wood, and have its ink.
    Q_PROPERTY(bool onWood MEMBER m_onWood NOTIFY changed FINAL)

public:
    explicit PiecesItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    friend class TileItem;

    QList<int> m_dice;
    QList<int> m_chits;
    int m_size = 24;
    bool m_centred = false;
    bool m_onWood = false;
};

/// A row of dice and chits, `size` high, to be drawn.
struct PiecesRow
{
    const QList<int> &dice;
    const QList<int> &chits;
    qreal size = 24;
    qreal width = 0; ///< of the room there is; 0: no limit
    QColor ink;
};
/// Draws a row from that point on and returns how wide it is; with a null painter it only measures. The pieces are as large as the
/// width allows, and each kind is drawn once with its number where they would be smaller than 70 percent.
qreal drawPieces(QPainter *painter, const Theme &theme, const Type &type, const PiecesRow &row, QPointF from);

} // namespace pegsheet
