// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/queuelineitem.h"

#include "qml/controls/token.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <QtMath>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kNumber = 24; // across
constexpr qreal kFrameLeft = 32;
constexpr qreal kTokenLeft = 40;
constexpr qreal kToken = 18;
constexpr qreal kPicture = 20;
constexpr qreal kRoomForPictures = 0.34; // of the width

} // namespace

void QueueLineItem::setEntry(const QVariantMap &entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    m_isOpen = entry.value(u"isOpen"_s).toBool();
    m_isReady = entry.value(u"isReady"_s).toBool();
    Q_EMIT layoutChanged();
}

qreal QueueLineItem::wordsLeft() const
{
    return kTokenLeft + (m_mark < 0 ? 0 : kToken) + theme().gap();
}

qreal QueueLineItem::picturesLeft() const
{
    return width() - theme().gap() - m_strip.size().width();
}

void QueueLineItem::layOut()
{
    if (width() <= 0)
        return;
    m_strip.layOut(m_entry.value(u"pictures"_s).toList(), type(), kPicture, width() * kRoomForPictures);
    const qreal room = picturesLeft() - theme().gapSmall() - wordsLeft();
    m_titleLines = TextLines(m_entry.value(u"title"_s).toString(), type().labelBold(), room);
    m_detailLines = TextLines(m_entry.value(u"detail"_s).toString(), type().small(), room);
    setImplicitHeight(qMax<qreal>(theme().touch(),
                                  qMax(m_titleLines.height() + m_detailLines.height(), m_strip.size().height()) + theme().gap()));
}

void QueueLineItem::draw(QPainter *painter) const
{
    const QColor mark = m_isReady ? theme().ink() : theme().inkSoft();
    drawFrame(painter, QRectF(kFrameLeft, 0, width() - kFrameLeft, height()), theme().radiusButton(),
              m_isOpen     ? theme().yesTint()
                  : m_down ? theme().paperSunk()
                           : theme().paper(),
              m_isOpen        ? theme().yes()
                  : m_isReady ? theme().ink()
                              : theme().edge(),
              m_isOpen ? theme().lineBold() : 1);
    drawNumber(painter);
    if (m_mark >= 0) {
        painter->setFont(type().small());
        drawToken(painter, theme(), m_mark, m_name, {kTokenLeft, centred(height(), kToken), kToken, kToken});
    }
    m_strip.draw(painter, type(), {picturesLeft(), centred(height(), m_strip.size().height())}, mark);
    const qreal top = centred(height(), m_titleLines.height() + m_detailLines.height());
    painter->setPen(mark);
    m_titleLines.draw(painter, {wordsLeft(), top});
    painter->setPen(theme().inkSoft());
    m_detailLines.draw(painter, {wordsLeft(), top + m_titleLines.height()});
}

void QueueLineItem::drawNumber(QPainter *painter) const
{
    const QRectF ring(0, centred(height(), kNumber), kNumber, kNumber);
    drawFrame(painter, ring, kNumber / 2, m_isOpen ? theme().yes() : theme().paper(), m_isOpen ? theme().yes() : theme().inkSoft(),
              1);
    painter->setFont(type().smallBold());
    painter->setPen(m_isOpen ? theme().paper() : theme().ink());
    painter->drawText(ring, Qt::AlignCenter, QString::number(m_number));
}

} // namespace pegsheet
