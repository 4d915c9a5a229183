// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/developmentrowitem.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>
#include <array>

namespace pegsheet {

namespace {

constexpr qreal kEdge = 8; // right of the ring
constexpr qreal kRing = 28;
constexpr qreal kBeforeRing = 6;
constexpr qreal kCoin = 14;
constexpr qreal kBeforeCoin = 3;
constexpr qreal kBeforePrice = 4;
constexpr qreal kRoomForNote = 150; // of the words: in narrower lists no row has one
constexpr int kDetailLines = 3;
constexpr std::array kNarrower{100, 85, 70}; // percent of a letter's width, where its lines would be too many

// As wide as the boldest price, so that words stay where they are when a row becomes dear.
qreal priceWidth(const Type &type, int cost)
{
    return qCeil(textWidth(QString::number(cost), type.bodyBold()));
}

} // namespace

QRectF DevelopmentRowItem::ring() const
{
    return {width() - kEdge - kRing, static_cast<qreal>(qRound((height() - kRing) / 2)), kRing, kRing};
}

QRectF DevelopmentRowItem::coin() const
{
    return {ring().left() - kBeforeRing - kCoin, static_cast<qreal>(qRound((height() - kCoin) / 2)), kCoin, kCoin};
}

QRectF DevelopmentRowItem::words() const
{
    const qreal right = m_owned ? ring().left() - kBeforeRing
                                : coin().left() - kBeforeCoin - priceWidth(type(), m_cost) - kBeforePrice;
    const qreal high = m_nameHeight + m_detailHeight;
    return {static_cast<qreal>(m_indent), static_cast<qreal>(qRound((height() - high) / 2)), right - m_indent, high};
}

QFont DevelopmentRowItem::nameFont() const
{
    return type().squeezed(m_name, type().name(), words().width());
}

void DevelopmentRowItem::layOut()
{
    const qreal room = words().width();
    const qreal most = kDetailLines * QFontMetricsF(type().small()).height();
    const auto fits = [&](const QSizeF &size) { return size.height() <= most + 1 && size.width() <= room + 1; };
    QSizeF wanted;
    for (const int percent : kNarrower) {
        m_detailFont = percent < 100 ? Type::narrowed(type().small(), percent) : type().small();
        wanted = m_detail.isEmpty() ? QSizeF() : wrappedSize(m_detail, m_detailFont, room);
        if (fits(wanted))
            break;
    }
    m_nameHeight = QFontMetricsF(type().name()).height();
    m_detailHeight = qBound(0.0, wanted.height(), most);
    m_isTruncated = !fits(wanted) || textWidth(m_name, nameFont()) > room;
    setImplicitHeight(qCeil(m_nameHeight + m_detailHeight));
}

void DevelopmentRowItem::draw(QPainter *painter) const
{
    if (m_legal || m_chosen)
        drawGround(painter);
    drawWords(painter);
    if (!m_owned)
        drawPrice(painter);
    drawPoints(painter);
}

void DevelopmentRowItem::drawGround(QPainter *painter) const
{
    const PieceColors *pieces = theme().pieces();
    drawFrame(painter, QRectF(0, 1, width(), height() - 2), kFrameRadius,
              m_chosen     ? pieces->tint(m_mark)
                  : m_down ? theme().paperSunk()
                           : QColor(),
              pieces->player(m_mark), m_chosen ? theme().lineBold() : theme().lineLegal());
}

void DevelopmentRowItem::drawWords(QPainter *painter) const
{
    const QRectF room = words();
    const QFont font = nameFont();
    painter->setFont(font);
    painter->setPen(m_far ? theme().inkSoft() : theme().ink());
    painter->drawText(QRectF(room.left(), room.top(), room.width(), m_nameHeight), Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetricsF(font).elidedText(m_name, Qt::ElideRight, room.width()));
    painter->setFont(type().small());
    painter->setPen(theme().inkSoft());
    const qreal named = textWidth(m_name, font) + kBeforePrice;
    const bool hasRoom = room.width() >= kRoomForNote && named + textWidth(m_note, type().small()) <= room.width();
    if (hasRoom)
        painter->drawText(QRectF(room.left() + named, room.top(), room.width() - named - kBeforeCoin, m_nameHeight),
                          Qt::AlignRight | Qt::AlignVCenter, m_note);
    if (m_detail.isEmpty())
        return;
    painter->setFont(m_detailFont);
    painter->drawText(QRectF(room.left(), room.top() + m_nameHeight, room.width(), m_detailHeight), Qt::TextWordWrap, m_detail);
}

void DevelopmentRowItem::drawPrice(QPainter *painter) const
{
    const QRectF place = coin();
    painter->setFont(m_far ? type().body() : type().bodyBold());
    painter->setPen(m_far ? theme().inkSoft() : theme().ink());
    painter->drawText(QRectF(words().right(), 0, place.left() - kBeforeCoin - words().right(), height()),
                      Qt::AlignRight | Qt::AlignVCenter, QString::number(m_cost));
    drawIcon(painter, QStringLiteral("coin"), place, theme().coin());
}

void DevelopmentRowItem::drawPoints(QPainter *painter) const
{
    const QColor accent = theme().pieces()->player(m_mark);
    if (m_owned || m_chosen)
        drawFrame(painter, ring(), kRing / 2, {}, accent, m_owned ? 2 : 1);
    painter->setFont(m_far ? type().body() : type().bodyBold());
    painter->setPen(m_owned || m_chosen ? accent : m_far ? theme().inkSoft() : theme().ink());
    painter->drawText(ring(), Qt::AlignCenter, QString::number(m_points));
}

} // namespace pegsheet
