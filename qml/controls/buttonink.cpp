// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/buttonink.h"

#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr qreal kIcon = 20;
constexpr int kMostLines = 2; // of the detail
constexpr int kCentred = Qt::AlignHCenter | Qt::AlignVCenter;
constexpr int kWrapped = kCentred | Qt::TextWordWrap;
constexpr qreal kEndless = 1000;

// Smaller in proportion, never below the least.
QFont shrunk(QFont font, int least, qreal wanted, qreal room)
{
    if (wanted > room && room > 0)
        font.setPixelSize(qMax(least, qFloor(font.pixelSize() * room / wanted)));
    return font;
}

} // namespace

QColor ButtonInk::accent() const
{
    return m_mark < 0 ? theme().ink() : theme().pieces()->player(m_mark);
}

// Of words and picture.
QColor ButtonInk::color() const
{
    if (!m_possible)
        return theme().inkSoft();
    if (isFilled())
        return m_mark < 0 ? theme().slipInk() : theme().accentInk();
    return m_quiet ? accent() : theme().ink();
}

QFont ButtonInk::titleFont() const
{
    return m_quiet ? type().labelBold() : type().button();
}

qreal ButtonInk::iconRoom() const
{
    return kIcon + theme().gap();
}

void ButtonInk::layOut()
{
    const qreal before = m_iconName.isEmpty() ? 0 : iconRoom();
    m_titleWidth = qCeil(QFontMetricsF(titleFont()).horizontalAdvance(m_text));
    const qreal wanted = m_detail.isEmpty() ? 0 : qCeil(QFontMetricsF(type().small()).horizontalAdvance(m_detail));
    const qreal content = qMax(m_titleWidth, wanted);
    const qreal room = width() - (m_quiet ? 0 : 2 * theme().gap());
    // Words come before the picture.
    m_showsIcon = before > 0 && m_titleWidth + before <= room;
    m_wordsWidth = qMax<qreal>(0, qMin(content, room - (m_showsIcon ? before : 0)));
    m_isTruncated = false;
    layOutTitle(m_wordsWidth);
    layOutDetail(m_wordsWidth);
    setImplicitSize(before + content, m_titleHeight + m_detailHeight);
    Q_EMIT changed();
}

void ButtonInk::layOutTitle(qreal room)
{
    m_titleHeight = qCeil(QFontMetricsF(titleFont()).height());
    m_titleFont = shrunk(titleFont(), type().least(), m_titleWidth, room);
    m_isTruncated = QFontMetricsF(m_titleFont).horizontalAdvance(m_text) > room + 1;
}

void ButtonInk::layOutDetail(qreal room)
{
    m_detailFont = type().small();
    m_detailHeight = 0;
    m_detailLines = 0;
    if (m_detail.isEmpty())
        return;
    const qreal wanted = QFontMetricsF(m_detailFont).horizontalAdvance(m_detail);
    m_detailFont = shrunk(m_detailFont, type().least(), wanted, room);
    m_detailLines = 1;
    // A second line rather than a cut one.
    if (room > 0 && QFontMetricsF(m_detailFont).horizontalAdvance(m_detail) > room + 1) {
        m_detailLines = kMostLines;
        m_detailFont = type().small();
        const auto needed = [&] {
            return QFontMetricsF(m_detailFont).boundingRect({0, 0, room, kEndless}, kWrapped, m_detail).size();
        };
        const auto fits = [&] {
            return needed().height() <= kMostLines * QFontMetricsF(m_detailFont).height() + 1 && needed().width() <= room + 1;
        };
        while (!fits() && m_detailFont.pixelSize() > type().least())
            m_detailFont.setPixelSize(m_detailFont.pixelSize() - 1);
        m_isTruncated = m_isTruncated || !fits();
    }
    m_detailHeight = m_detailLines * qCeil(QFontMetricsF(type().small()).height());
}

void ButtonInk::draw(QPainter *painter) const
{
    if (!m_quiet)
        drawFrame(painter, QRectF(0, 0, width(), height()), theme().radiusButton(),
                  isFilled() ? accent() : theme().paperSunk(), m_possible ? theme().inkFaint() : theme().edge(),
                  isFilled() ? 0 : 1);
    const qreal before = m_showsIcon ? iconRoom() : 0;
    const qreal left = qRound((width() - before - m_wordsWidth) / 2);
    const qreal top = qRound((height() - m_titleHeight - m_detailHeight) / 2);
    if (m_showsIcon)
        drawIcon(painter, m_iconName, {left, (height() - kIcon) / 2, kIcon, kIcon}, color());
    painter->setPen(color());
    painter->setFont(m_titleFont);
    painter->drawText(QRectF(left + before, top, m_wordsWidth, m_titleHeight), kCentred,
                      QFontMetricsF(m_titleFont).elidedText(m_text, Qt::ElideRight, m_wordsWidth + 1));
    if (m_detailLines == 0)
        return;
    painter->setFont(m_detailFont);
    painter->drawText(QRectF(left + before, top + m_titleHeight, m_wordsWidth, m_detailHeight),
                      m_detailLines > 1 ? kWrapped : kCentred, m_detail);
}

} // namespace pegsheet
