// SPDX-License-Identifier: Apache-2.0
#include "qml/match/answerkeyitem.h"

#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr int kPicture = 22;
constexpr int kPictureAlone = 20;
constexpr qreal kRoomForPictures = 0.4; // of the width, beside words
constexpr qreal kBesidePictures = 6;    // left and right together, where there are no words
constexpr int kMostLines = 6;
constexpr int kMostLinesAlone = 2;
constexpr qreal kMostBesidePictures = 3; // heights of a picture; longer words stand above and below them where that is lower

} // namespace

void AnswerKeyItem::setKey(const app::AnswerKey &key)
{
    if (key == m_key)
        return;
    m_key = key;
    Q_EMIT layoutChanged();
}

void AnswerKeyItem::layOut()
{
    if (width() <= 0)
        return;
    const qreal gap = theme().gap();
    layOutBeside();
    qreal height = qMax(m_titleLines.height() + m_detailLines.height(), hasPictures() ? m_strip.size().height() : 0);
    if (hasWords() && hasPictures() && m_detailLines.height() > kMostBesidePictures * kPicture) {
        m_isStacked = true;
        m_strip.layOut(m_key.pictures, type(), kPicture, width() - 2 * gap);
        layOutWords(gap);
        const qreal stacked = m_titleLines.height() + m_strip.size().height() + theme().gapSmall() + m_detailLines.height();
        if (stacked > height)
            layOutBeside();
        height = qMin(height, stacked);
    }
    setImplicitHeight(qMax<qreal>(theme().touch(), height + gap));
}

void AnswerKeyItem::layOutBeside()
{
    m_isStacked = false;
    m_strip.layOut(m_key.pictures, type(), hasWords() ? kPicture : kPictureAlone,
                   hasWords() ? width() * kRoomForPictures : width() - kBesidePictures);
    m_titleLines = {};
    m_detailLines = {};
    if (hasWords())
        layOutWords(hasPictures() ? m_strip.size().width() + 2 * theme().gap() : theme().gap());
}

void AnswerKeyItem::layOutWords(qreal left)
{
    m_wordsLeft = left;
    const qreal room = width() - m_wordsLeft - theme().gapSmall();
    // A name may be cut.
    m_titleLines = TextLines(m_key.title, type().labelBold(), room, hasPictures() ? kMostLines : kMostLinesAlone);
    m_detailLines = TextLines(m_key.detail, type().small(), room);
}

void AnswerKeyItem::draw(QPainter *painter) const
{
    const bool isFaint = !m_key.possible || m_key.isUnusual;
    const QColor mark = m_key.chosen ? theme().slipInk() : isFaint ? theme().inkSoft() : theme().ink();
    const QColor ground = m_key.chosen ? theme().ink() : m_down || isFaint ? theme().paperSunk() : theme().paper();
    const bool isEnd = m_finishes && m_key.possible;
    drawFrame(painter, QRectF(0, 0, width(), height()), theme().radiusButton(), ground, isEnd ? theme().yes() : theme().edge(),
              isEnd ? theme().lineBold() : 1);
    const QSizeF strip = m_strip.size();
    const qreal between = m_isStacked ? strip.height() + theme().gapSmall() : 0;
    const qreal top = centred(height(), m_titleLines.height() + between + m_detailLines.height());
    if (hasPictures())
        m_strip.draw(painter, type(),
                     {hasWords() ? theme().gap() : static_cast<qreal>(qRound((width() - strip.width()) / 2)),
                      m_isStacked ? top + m_titleLines.height() : centred(height(), strip.height())},
                     mark);
    painter->setPen(mark);
    m_titleLines.draw(painter, {m_wordsLeft, top}, !hasPictures());
    painter->setPen(m_key.chosen ? theme().slipInk() : theme().inkSoft());
    m_detailLines.draw(painter, {m_wordsLeft, top + m_titleLines.height() + between});
}

} // namespace pegsheet
