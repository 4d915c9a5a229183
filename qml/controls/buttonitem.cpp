// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/buttonitem.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr qreal kIcon = 20;
constexpr int kMostLines = 2;
constexpr int kCentred = Qt::AlignHCenter | Qt::AlignVCenter;
constexpr int kWrapped = kCentred | Qt::TextWordWrap;

// Smaller in proportion, never below the least.
QFont shrunk(QFont font, int least, qreal wanted, qreal room)
{
    if (wanted > room && room > 0)
        font.setPixelSize(qMax(least, qFloor(font.pixelSize() * room / wanted)));
    return font;
}

} // namespace

QColor ButtonItem::accent() const
{
    return m_mark < 0 ? theme().ink() : theme().pieces()->player(m_mark);
}

// Of words and picture.
QColor ButtonItem::color() const
{
    if (!m_possible)
        return theme().inkSoft();
    if (isFilled())
        return m_mark < 0 ? theme().slipInk() : theme().accentInk();
    if (m_wrong)
        return theme().redPencil();
    return m_quiet ? accent() : theme().ink();
}

QFont ButtonItem::titleFont() const
{
    return m_quiet ? type().labelBold() : type().button();
}

qreal ButtonItem::iconRoom() const
{
    return kIcon + theme().gap();
}

ButtonItem::Fitted ButtonItem::fitted(const QString &words, const QFont &font, qreal room) const
{
    if (words.isEmpty())
        return {};
    Fitted fit{shrunk(font, type().least(), textWidth(words, font), room), 1};
    if (room > 0 && textWidth(words, fit.font) > room + 1) {
        fit.lines = kMostLines;
        fit.font = font;
        const auto isCut = [&] {
            const QSizeF needed = wrappedSize(words, fit.font, room);
            return needed.height() > kMostLines * QFontMetricsF(fit.font).height() + 1 || needed.width() > room + 1;
        };
        while (isCut() && fit.font.pixelSize() > type().least())
            fit.font.setPixelSize(fit.font.pixelSize() - 1);
        fit.isCut = isCut();
    }
    // One line is as high as it would be in its own size, so that a bar of buttons does not jump.
    fit.height = fit.lines * qCeil(QFontMetricsF(fit.lines > 1 ? fit.font : font).height());
    return fit;
}

void ButtonItem::layOut()
{
    const qreal before = m_iconName.isEmpty() ? 0 : iconRoom();
    const qreal title = qCeil(textWidth(m_text, titleFont()));
    const qreal detail = m_detail.isEmpty() ? 0 : qCeil(textWidth(m_detail, type().small()));
    const qreal content = qMax(title, detail);
    const qreal room = width() - (m_quiet ? 0 : 2 * theme().gap());
    // Words come before the picture.
    m_showsIcon = before > 0 && title + before <= room;
    m_wordsWidth = qMax<qreal>(0, qMin(content, room - (m_showsIcon ? before : 0)));
    m_titleLines = fitted(m_text, titleFont(), m_wordsWidth);
    m_detailsLines = fitted(m_detail, type().small(), m_wordsWidth);
    setImplicitSize(before + content, m_titleLines.height + m_detailsLines.height);
    Q_EMIT changed();
}

void ButtonItem::draw(QPainter *painter) const
{
    const QColor frame = m_wrong ? theme().redPencil() : m_possible ? theme().inkFaint() : theme().edge();
    constexpr qreal kWrongFrame = 2;
    const qreal plain = isFilled() ? 0 : 1;
    if (!m_quiet)
        drawFrame(painter, QRectF(0, 0, width(), height()), theme().radiusButton(), isFilled() ? accent() : theme().paperSunk(),
                  frame, m_wrong ? kWrongFrame : plain);
    const qreal before = m_showsIcon ? iconRoom() : 0;
    const qreal left = qRound((width() - before - m_wordsWidth) / 2);
    const qreal top = qRound((height() - m_titleLines.height - m_detailsLines.height) / 2);
    if (m_showsIcon)
        drawIcon(painter, m_iconName, {left, (height() - kIcon) / 2, kIcon, kIcon}, color());
    painter->setPen(color());
    const auto write = [&](const QString &words, const Fitted &fit, qreal y) {
        if (fit.lines == 0)
            return;
        painter->setFont(fit.font);
        painter->drawText(QRectF(left + before, y, m_wordsWidth, fit.height), fit.lines > 1 ? kWrapped : kCentred,
                          fit.lines > 1 ? words : QFontMetricsF(fit.font).elidedText(words, Qt::ElideRight, m_wordsWidth + 1));
    };
    write(m_text, m_titleLines, top);
    write(m_detail, m_detailsLines, top + m_titleLines.height);
}

} // namespace pegsheet
