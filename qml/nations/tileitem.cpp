// SPDX-License-Identifier: Apache-2.0
#include "qml/nations/tileitem.h"

#include "qml/nations/pieces.h"
#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kKinds{"house"_L1, "person"_L1, "flag"_L1, "temple"_L1};
constexpr qreal kInset = 7;
constexpr qreal kKindIcon = 15;
constexpr int kMiddle = Qt::AlignHCenter | Qt::AlignVCenter;
constexpr qreal kMostGrown = 1.8;

// How large a tile is for which everything on it is drawn as large as elsewhere on the page.
constexpr QSizeF plainSize(TileItem::Shape shape)
{
    switch (shape) {
    case TileItem::Lying: return {150, 64};
    case TileItem::Small: return {84, 62};
    default: return {72, 96};
    }
}

QString numberText(int number)
{
    return number < 0 ? QStringLiteral("?") : QString::number(number);
}

QString trophy()
{
    return QStringLiteral("trophy");
}

} // namespace

QString TileItem::kindIcon() const
{
    return m_kind >= 0 && m_kind < static_cast<int>(kKinds.size()) ? QString(kKinds[static_cast<std::size_t>(m_kind)]) : QString();
}

qreal TileItem::grown() const
{
    const QSizeF plain = plainSize(m_shape);
    return std::clamp(std::min((width() - m_rightRoom) / plain.width(), (height() - m_bottomRoom) / plain.height()), 1.0,
                      kMostGrown);
}

void TileItem::drawGround(QPainter *painter) const
{
    const QRectF place = boundingRect();
    const qreal radius = kFrameRadius;
    if (m_empty) {
        QColor hollow = theme().woodDark();
        hollow.setAlphaF(0.28F);
        drawFrame(painter, place, radius, hollow, theme().woodDark(), 1);
    } else if (m_printed) {
        drawFrame(painter, place, radius, theme().paper(), theme().edge(), 1);
    } else {
        drawFrame(painter, place, radius, theme().pieces()->tile(m_kind), theme().pieces()->tileFrame(m_kind), 2);
    }
    if (m_mark >= 0)
        drawFrame(painter, place, radius, {}, theme().pieces()->player(m_mark), m_chosen ? 3 : theme().lineBold());
}

qreal TileItem::figureWidth(int number, bool large) const
{
    const QFont font = large ? type().figure() : type().bodyBold();
    return (large ? 18 : 14) + 4 + textWidth(numberText(number), font);
}

qreal TileItem::drawFigure(QPainter *painter, const QString &icon, int number, QPointF at, bool large) const
{
    const QFont font = large ? type().figure() : type().bodyBold();
    const qreal size = large ? 18 : 14;
    const QFontMetricsF metrics(font);
    drawIcon(painter, icon, {at.x(), at.y() - size / 2, size, size}, icon == trophy() ? theme().inkSoft() : theme().ink());
    painter->setFont(font);
    painter->setPen(theme().ink());
    painter->drawText(QPointF(at.x() + size + 4, at.y() + metrics.capHeight() / 2), numberText(number));
    return figureWidth(number, large);
}

void TileItem::drawCaption(QPainter *painter, const QRectF &room, int flags) const
{
    const QFont font = type().squeezed(m_caption, type().small(), room.width());
    painter->setFont(font);
    painter->setPen(m_empty ? theme().woodInk() : theme().inkSoft());
    painter->drawText(room, flags, QFontMetricsF(font).elidedText(m_caption, Qt::ElideRight, room.width()));
}

// Pieces above, the name in the middle where there is one, points below.
void TileItem::drawUpright(QPainter *painter) const
{
    const qreal bottom = high() - m_bottomRoom / grown();
    const bool isLow = bottom < 72;
    const qreal size = std::min(wide() < 56 ? 20.0 : 24.0, bottom * 0.36);
    const qreal room = wide() - 8;
    const PiecesRow row{m_dice, m_chits, size, room, theme().ink()};
    const qreal across = drawPieces(nullptr, theme(), type(), row, {});
    const qreal top = isLow ? 5 : qRound(bottom * 0.11);
    drawPieces(painter, theme(), type(), row, {(wide() - across) / 2, top});
    const QFontMetricsF metrics(type().small());
    const bool hasPoints = isBought();
    const qreal figures = hasPoints ? 20 : m_caption.isEmpty() ? 4 : metrics.height() + 3;
    if (!m_name.isEmpty()) {
        const QFont font = type().fitting(m_name, type().small(), room);
        const QRectF place(4, top + size + 2, room, bottom - top - size - 2 - (isLow && !hasPoints ? 2 : figures));
        const bool fitsTwo = wrappedSize(m_name, font, room).height() <= place.height() + 1;
        painter->setFont(fitsTwo ? font : type().squeezed(m_name, type().small(), room));
        painter->setPen(theme().ink());
        painter->drawText(place, kMiddle | (fitsTwo ? Qt::TextWordWrap : 0),
                          fitsTwo ? m_name : QFontMetricsF(painter->font()).elidedText(m_name, Qt::ElideRight, room));
    }
    if (hasPoints) {
        const qreal stone = m_stone != 0 ? figureWidth(m_stone, false) + 8 : 0;
        const qreal left = (wide() - stone - figureWidth(m_points, false)) / 2;
        if (m_stone != 0)
            drawFigure(painter, QStringLiteral("stone"), m_stone, {left, bottom - 14}, false);
        drawFigure(painter, trophy(), m_points, {left + stone, bottom - 14}, false);
    }
    if (!hasPoints && !m_caption.isEmpty() && !isLow)
        drawCaption(painter, {3, bottom - metrics.height() - 4, wide() - 6, metrics.height()}, kMiddle);
}

// The kind above on the left, its name beside it; pieces, what building costs and points below.
void TileItem::drawLying(QPainter *painter) const
{
    const qreal right = wide() - kInset - m_rightRoom / grown();
    const bool isLow = high() < 48;
    const qreal first = isLow ? high() / 2 : 16;
    drawIcon(painter, kindIcon(), {kInset + 1, first - 9, 18, 18}, m_empty ? theme().woodInk() : theme().ink());
    const QString title = m_name.isEmpty() || m_empty ? m_caption : m_name;
    const qreal textLeft = kInset + 25;
    if (!isLow || m_empty) {
        const QFont font = type().squeezed(title, type().label(), right - textLeft);
        painter->setFont(font);
        painter->setPen(m_empty ? theme().woodInk() : theme().ink());
        painter->drawText(QRectF(textLeft, m_empty ? 0 : 0, right - textLeft, m_empty ? high() : first * 2),
                          Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetricsF(font).elidedText(title, Qt::ElideRight, right - textLeft));
    }
    if (m_empty)
        return;
    const qreal second = isLow ? high() / 2 : high() - (high() - first) / 2 + 3;
    qreal left = isLow ? textLeft : kInset + 1;
    if (m_stone != 0)
        left += drawFigure(painter, QStringLiteral("stone"), m_stone, {left, second}, true) + 10;
    const qreal points = figureWidth(m_points, false);
    const qreal size = isLow ? 20 : 26;
    const PiecesRow row{m_dice, m_chits, size, right - left - points - 8, theme().ink()};
    const qreal pieces = drawPieces(painter, theme(), type(), row, {left, second - size / 2});
    const qreal at = m_stone != 0 ? left + pieces + (pieces > 0 ? 10 : 0) : right - points;
    drawFigure(painter, trophy(), m_points, {std::min(at, right - points), second}, false);
}

// The kind above on the left, its piece on the right; points and name below.
void TileItem::drawSmall(QPainter *painter) const
{
    const qreal size = std::min(26.0, high() * 0.44);
    const QColor ink = m_empty ? theme().woodInk() : theme().ink();
    drawIcon(painter, kindIcon(), {kInset, 7, kKindIcon, kKindIcon}, ink);
    const qreal room = wide() - 2 * kInset - kKindIcon - 4;
    const PiecesRow row{m_dice, m_chits, size, room, ink};
    const qreal across = drawPieces(nullptr, theme(), type(), row, {});
    drawPieces(painter, theme(), type(), row, {wide() - kInset - across + 1, 5});
    const qreal below = high() - (high() - size - 5) / 2;
    const qreal used = drawFigure(painter, trophy(), m_points, {kInset, below}, false);
    const QString words = m_name.isEmpty() ? m_caption : m_name;
    const qreal left = kInset + used + 5;
    if (words.isEmpty())
        return;
    const QFont font = type().squeezed(words, type().small(), wide() - left - 5);
    painter->setFont(font);
    painter->setPen(theme().inkSoft());
    painter->drawText(QRectF(left, below - 10, wide() - left - 5, 20), Qt::AlignRight | Qt::AlignVCenter,
                      QFontMetricsF(font).elidedText(words, Qt::ElideRight, wide() - left - 5));
}

// What the table corrected has a pencil at its corner, what just came a tick.
void TileItem::drawSigns(QPainter *painter) const
{
    if (!m_corrected && !m_fresh)
        return;
    const QRectF corner(width() - 15, 1, 14, 14);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme().paper());
    painter->drawEllipse(corner);
    drawIcon(painter, m_corrected ? QStringLiteral("pencil") : QStringLiteral("check"), corner.adjusted(2, 2, -2, -2),
             m_corrected ? theme().redPencil() : theme().yes());
}

void TileItem::draw(QPainter *painter) const
{
    drawGround(painter);
    painter->save();
    painter->scale(grown(), grown());
    if (m_shape == Lying)
        drawLying(painter);
    else if (m_shape == Small)
        drawSmall(painter);
    else if (m_empty)
        drawCaption(painter, {3, 3, wide() - 6, high() - 6}, kMiddle);
    else
        drawUpright(painter);
    painter->restore();
    drawSigns(painter);
}

} // namespace pegsheet
