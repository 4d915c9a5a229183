// SPDX-License-Identifier: Apache-2.0
#include "qml/nations/pieces.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <vector>

namespace pegsheet {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kChits{"stone"_L1, "gold"_L1, "book"_L1, "food"_L1, "strength"_L1, "reroll"_L1};
constexpr qreal kLeastPart = 0.7; // of the size wanted, before pieces are counted instead
constexpr qreal kBetween = 0.16;  // of a piece
constexpr qreal kBetweenKinds = 0.4;

// One piece in a row, or several alike.
struct Piece
{
    bool isDie = false;
    int kind = 0;
    int count = 1;
};

std::vector<Piece> piecesOf(const PiecesRow &row, bool counted)
{
    std::vector<Piece> pieces;
    const auto add = [&](const QList<int> &kinds, bool isDie) {
        for (const int kind : kinds) {
            const auto same = std::find_if(pieces.begin(), pieces.end(), [&](const Piece &piece) {
                return counted && piece.isDie == isDie && piece.kind == kind;
            });
            if (same != pieces.end())
                ++same->count;
            else
                pieces.push_back({isDie, kind, 1});
        }
    };
    add(row.dice, true);
    add(row.chits, false);
    return pieces;
}

QString countText(const Piece &piece)
{
    return piece.count > 1 ? QChar(u'×') + QString::number(piece.count) : QString();
}

QFont countFont(const Type &type, qreal size)
{
    return size < 22 ? type.smallBold() : type.labelBold();
}

qreal widthOf(const std::vector<Piece> &pieces, const Type &type, qreal size)
{
    qreal width = 0;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
        if (place > 0)
            width += size * (pieces[place].isDie != pieces[place - 1].isDie ? kBetweenKinds : kBetween);
        width += size;
        if (pieces[place].count > 1)
            width += 1 + textWidth(countText(pieces[place]), countFont(type, size));
    }
    return width;
}

// Three pips from one corner to the other: a die that lies unseen.
void drawPips(QPainter *painter, const QRectF &square, const QColor &color)
{
    const qreal pip = std::max(2.0, square.width() * 0.17);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    for (const qreal at : {0.3, 0.5, 0.7})
        painter->drawRoundedRect(
            QRectF(square.left() + square.width() * at - pip / 2, square.top() + square.height() * at - pip / 2, pip, pip),
            pip * 0.3, pip * 0.3);
}

} // namespace

QString iconOfChit(int chit)
{
    return chit >= 0 && chit < static_cast<int>(kChits.size()) ? QString(kChits[static_cast<std::size_t>(chit)]) : QString();
}

void drawDie(QPainter *painter, const Theme &theme, const Type &type, int colour, int symbol, int count, const QRectF &square)
{
    const PieceColors *pieces = theme.pieces();
    const qreal side = square.width();
    drawFrame(painter, square, side * 0.18, pieces->die(colour), pieces->dieRim(colour), side < 20 ? 1.2 : 1.6);
    if (symbol < 0) {
        QColor pips = pieces->dieRim(colour);
        drawPips(painter, square, pips);
        return;
    }
    const qreal icon = qRound(side * (count > 1 ? 0.56 : 0.66));
    const qreal left = square.left() + (count > 1 ? side * 0.08 : (side - icon) / 2);
    drawIcon(painter, iconOfChit(symbol), {left, square.top() + (side - icon) / 2, icon, icon}, pieces->dieInk(colour));
    if (count < 2)
        return;
    QFont font = type.sized(type.labelBold(), std::max(9, qRound(side * 0.4)));
    painter->setFont(font);
    painter->setPen(pieces->dieInk(colour));
    painter->drawText(QRectF(left + icon, square.top(), square.right() - left - icon - side * 0.04, side), Qt::AlignCenter,
                      QString::number(count));
}

void drawChit(QPainter *painter, const Theme &theme, int chit, const QRectF &square)
{
    const qreal side = square.width();
    drawFrame(painter, square, side / 2, theme.chit(), theme.chitRim(), side < 20 ? 1.2 : 1.6);
    const qreal icon = qRound(side * 0.6);
    drawIcon(painter, iconOfChit(chit), {square.left() + (side - icon) / 2, square.top() + (side - icon) / 2, icon, icon},
             theme.chitInk());
}

qreal drawPieces(QPainter *painter, const Theme &theme, const Type &type, const PiecesRow &row, QPointF from)
{
    std::vector<Piece> pieces = piecesOf(row, false);
    qreal size = row.size;
    if (row.width > 0 && widthOf(pieces, type, size) > row.width) {
        size = std::max(row.size * kLeastPart, row.size * row.width / widthOf(pieces, type, row.size));
        if (widthOf(pieces, type, size) > row.width + 1) {
            pieces = piecesOf(row, true);
            const qreal wide = widthOf(pieces, type, row.size);
            size = wide > row.width ? row.size * row.width / wide : row.size;
        }
    }
    size = qRound(size);
    const qreal width = widthOf(pieces, type, size);
    if (painter == nullptr)
        return width;
    qreal left = from.x();
    const qreal top = from.y() + (row.size - size) / 2;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
        const Piece &piece = pieces[place];
        if (place > 0)
            left += size * (piece.isDie != pieces[place - 1].isDie ? kBetweenKinds : kBetween);
        const QRectF square(qRound(left), qRound(top), size, size);
        if (piece.isDie)
            drawDie(painter, theme, type, piece.kind, -1, 0, square);
        else
            drawChit(painter, theme, piece.kind, square);
        left += size;
        if (piece.count < 2)
            continue;
        const QFont font = countFont(type, size);
        painter->setFont(font);
        painter->setPen(row.ink);
        painter->drawText(QPointF(left + 1, top + (size + QFontMetricsF(font).capHeight()) / 2), countText(piece));
        left += 1 + textWidth(countText(piece), font);
    }
    return width;
}

void Die::draw(QPainter *painter) const
{
    drawDie(painter, theme(), type(), m_colour, m_symbol, m_count, boundingRect());
}

void Chit::draw(QPainter *painter) const
{
    drawChit(painter, theme(), m_chit, boundingRect());
}

void PiecesItem::layOut()
{
    setImplicitSize(drawPieces(nullptr, theme(), type(), {m_dice, m_chits, static_cast<qreal>(m_size), 0, {}}, {}), m_size);
}

void PiecesItem::draw(QPainter *painter) const
{
    const PiecesRow row{m_dice, m_chits, static_cast<qreal>(m_size), width(), m_onWood ? theme().woodInk() : theme().ink()};
    const qreal wide = m_centred ? drawPieces(nullptr, theme(), type(), row, {}) : 0;
    drawPieces(painter, theme(), type(), row, {m_centred ? (width() - wide) / 2 : 0, (height() - m_size) / 2});
}

} // namespace pegsheet
