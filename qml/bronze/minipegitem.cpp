// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/minipegitem.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

constexpr qreal kFiguresGap = 2;
constexpr qreal kCaptionGap = 3;
constexpr qreal kMostSqueezed = 0.5; // of the room between two letters of a caption

QRectF squareAt(QPointF middle, qreal size)
{
    return {middle.x() - size / 2, middle.y() - size / 2, size, size};
}

void drawDisc(QPainter *painter, QPointF middle, qreal size, const QColor &color)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    painter->drawEllipse(middle, size / 2, size / 2);
}

} // namespace

QFont MiniPegItem::figureFont() const
{
    return changes() || m_count > 0 ? type().figure() : type().figureLight();
}

QFont MiniPegItem::captionFont() const
{
    // Smaller first, then closer together, then narrower.
    const QFont wanted = type().small();
    const qreal room = width() / qMax<qreal>(1, textWidth(m_caption, wanted));
    QFont font = type().sized(wanted, qBound(type().least(), qFloor(wanted.pixelSize() * room), wanted.pixelSize()));
    const qreal over = textWidth(m_caption, font) - width();
    if (over > 0 && !m_caption.isEmpty())
        font.setLetterSpacing(QFont::AbsoluteSpacing, qMax(-kMostSqueezed, -over / static_cast<qreal>(m_caption.size())));
    return type().squeezed(m_caption, font, width());
}

QString MiniPegItem::from() const
{
    return changes() ? QString::number(m_count) + QChar(u'→') : QString();
}

qreal MiniPegItem::figuresWidth() const
{
    const qreal before = changes() ? textWidth(from(), type().label()) + kFiguresGap : 0;
    return before + textWidth(figure(), figureFont());
}

bool MiniPegItem::truncated() const
{
    return isReady() && (figuresWidth() > width() + 1 || textWidth(m_caption, captionFont()) > width() + 1);
}

void MiniPegItem::layOut()
{
    const qreal caption = m_caption.isEmpty() ? 0 : QFontMetricsF(type().small()).height() + kCaptionGap;
    setImplicitHeight(qCeil(figuresTop() + QFontMetricsF(type().figure()).height() + caption));
}

void MiniPegItem::draw(QPainter *painter) const
{
    drawPicture(painter);
    drawFigures(painter);
    if (m_caption.isEmpty())
        return;
    const QFontMetricsF metrics(captionFont());
    painter->setFont(captionFont());
    painter->drawText(QRectF(0, height() - metrics.height(), width(), metrics.height()), Qt::AlignCenter,
                      metrics.elidedText(m_caption, Qt::ElideRight, width()));
}

void MiniPegItem::drawPicture(QPainter *painter) const
{
    const qreal disc = isSmall() ? 22 : 30;
    const QPointF middle(qRound(width() / 2), disc / 2);
    drawDisc(painter, middle, disc, theme().paper());
    drawIcon(painter, m_good, squareAt(middle, isSmall() ? 14 : 18), theme().pieces()->good(m_good));
    if (!m_corrected)
        return;
    const QPointF corner(middle.x() + disc / 2, 8);
    drawDisc(painter, corner, 16, theme().paper());
    drawIcon(painter, QStringLiteral("pencil"), squareAt(corner, 12), theme().redPencil());
}

// Both on one line, the middle of both in the middle.
void MiniPegItem::drawFigures(QPainter *painter) const
{
    painter->setPen(theme().woodInk());
    const qreal baseline = figuresTop() + QFontMetricsF(type().figure()).ascent();
    qreal left = (width() - figuresWidth()) / 2;
    if (changes()) {
        painter->setFont(type().label());
        painter->drawText(QPointF(left, baseline), from());
        left += textWidth(from(), type().label()) + kFiguresGap;
    }
    painter->setFont(figureFont());
    painter->drawText(QPointF(left, baseline), figure());
}

} // namespace pegsheet
