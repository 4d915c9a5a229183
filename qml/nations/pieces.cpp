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
constexpr int kLeastLetter = 9; // pixels

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

// Of the colours of dice: who does not tell colours apart reads it.
QString letterOf(int colour)
{
    switch (colour) {
    //: On a white die, one letter: the beginning of its colour
    case 0: return Die::tr("W", "white die");
    //: On a blue die, one letter: the beginning of its colour
    case 1: return Die::tr("B", "blue die");
    //: On an orange die, one letter: the beginning of its colour
    case 2: return Die::tr("O", "orange die");
    //: On a red die, one letter: the beginning of its colour
    case 3: return Die::tr("R", "red die");
    default: return {};
    }
}

// Beside the letters, two of which are much alike: blue dice are rounder than the others, red ones have sharp corners.
qreal cornerOf(int colour)
{
    constexpr int kBlue = 1;
    constexpr int kRed = 3;
    return colour == kBlue ? 0.32 : colour == kRed ? 0.04 : 0.18;
}

void drawLetter(QPainter *painter, const Type &type, const QString &letter, qreal size, const QRectF &room)
{
    painter->setFont(type.sized(type.labelBold(), std::max(kLeastLetter, qRound(size))));
    painter->drawText(room, Qt::AlignCenter | Qt::TextDontClip, letter);
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
    drawFrame(painter, square, side * cornerOf(colour), pieces->die(colour), pieces->dieRim(colour), side < 20 ? 1.2 : 1.6);
    painter->setPen(pieces->dieInk(colour));
    if (symbol < 0)
        return drawLetter(painter, type, letterOf(colour), side * 0.62, square);
    // The colour's letter in the corner, the symbol below it, beside that how many.
    const bool isSeveral = count > 1;
    const QRectF corner(square.left() + side * 0.1, square.top() + side * 0.08, side * 0.32, side * 0.34);
    drawLetter(painter, type, letterOf(colour), side * 0.34, corner);
    const qreal icon = qRound(side * (isSeveral ? 0.52 : 0.6));
    const qreal left = square.left() + (isSeveral ? side * 0.06 : side * 0.94 - icon);
    const qreal top = square.bottom() - side * 0.06 - icon;
    drawIcon(painter, iconOfChit(symbol), {left, top, icon, icon}, pieces->dieInk(colour));
    if (!isSeveral)
        return;
    painter->setPen(pieces->dieInk(colour));
    drawLetter(painter, type, QString::number(count), side * 0.44,
               QRectF(left + icon, top, square.right() - left - icon - side * 0.04, icon));
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
