// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/donelines.h"

#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <utility>

namespace pegsheet {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kCircle = 24;
constexpr qreal kTick = 16;
constexpr qreal kWordsLeft = 36;
constexpr qreal kLeastHeight = 28;
constexpr qreal kAround = 4; // above and below the words together

qreal heightOf(const TextLines &lines)
{
    return qMax(kLeastHeight, lines.height() + kAround);
}

} // namespace

void DoneLines::layOut()
{
    if (width() <= 0)
        return;
    m_lines.clear();
    qreal high = 0;
    for (const QString &sentence : std::as_const(m_sentences)) {
        m_lines.append(TextLines(sentence, type().label(), width() - kWordsLeft));
        high += heightOf(m_lines.last()) + theme().gap();
    }
    setImplicitHeight(qMax(0.0, high - theme().gap()));
}

void DoneLines::draw(QPainter *painter) const
{
    qreal top = 0;
    for (const TextLines &lines : m_lines) {
        const qreal high = heightOf(lines);
        const QRectF circle(0, top + centred(high, kCircle), kCircle, kCircle);
        drawFrame(painter, circle, kCircle / 2, theme().yes(), {}, 0);
        const qreal inset = (kCircle - kTick) / 2;
        drawIcon(painter, u"check"_s, circle.adjusted(inset, inset, -inset, -inset), theme().paper());
        painter->setPen(theme().ink());
        lines.draw(painter, {kWordsLeft, top + centred(high, lines.height())});
        top += high + theme().gap();
    }
}

} // namespace pegsheet
