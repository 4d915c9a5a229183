// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/buildingitem.h"

#include "qml/theme/textsize.h"
#include "qml/theme/theme.h"
#include "qml/theme/type.h"

#include <QPainter>
#include <QtMath>
#include <array>

namespace pegsheet {

namespace {

constexpr qreal kTight = 0.86; // of a line's height, from one line of a name to the next
constexpr int kNameLines = 2;

// Where not even the least letters find room, they stand closer together, then they are narrower: of fonts there are wider
// ones than any that was drawn for forms.
struct Squeeze
{
    qreal spacing; // more between two letters
    int narrower;  // of a letter's width, in percent of what it was
};
constexpr std::array kSqueezes{Squeeze{0, 100}, Squeeze{-0.5, 100}, Squeeze{-0.5, 85}, Squeeze{-0.5, 70}};

// Whether a line that ends there parts a word.
bool isTornAt(const QString &name, int end)
{
    if (end <= 0 || end >= name.size())
        return false;
    const QChar last = name.at(end - 1);
    return !last.isSpace() && last != u'-' && last != QChar::SoftHyphen;
}

} // namespace

qreal BuildingItem::iconX() const
{
    return m_tower ? qRound((width() - iconSize()) / 2) : margin();
}

void BuildingItem::layOut()
{
    const qreal besideIcon = iconX() + iconSize();
    const qreal right = m_wall ? width() - m_pointsWidth - margin() - 2 : width();
    const bool isBelow = m_tower || m_stacked;
    const qreal room = qMax(0.0, isBelow ? width() - 4 : right - besideIcon - 6);
    m_iconY = m_stacked ? 3 : m_tower ? 5 : 6;
    m_nameAt = m_stacked ? QPointF(2, m_iconY + iconSize())
        : m_tower        ? QPointF(2, m_iconY + iconSize() + 4)
                         : QPointF(besideIcon + 4, 5);
    for (const Squeeze &squeeze : kSqueezes) {
        QFont font = squeeze.narrower < 100 ? Type::narrowed(fontOfName(room), squeeze.narrower) : fontOfName(room);
        font.setLetterSpacing(QFont::AbsoluteSpacing, squeeze.spacing);
        layOutName({m_nameAt, QSizeF(room, 0)}, font);
        if (!m_isTruncated)
            break;
    }
    if (!isBelow && !m_wall && !m_name.isEmpty())
        m_iconY = qMax(4.0, qreal(qRound(6 + (m_nameHeight - iconSize()) / 2)));
    m_pointsAt = placeOfPoints();
    Q_EMIT placed();
}

// In one line where smaller letters bring it there, since boxes stand close below; no word is torn apart either.
QFont BuildingItem::fontOfName(qreal room) const
{
    const QFont font = m_small ? type().nameSmall() : type().name();
    // Lines break a little before they are full.
    const qreal line = room - 1;
    const QFont oneLine = type().squeezed(m_name, font, line);
    // A city's boxes stand where a second line would be; elsewhere two lines read better than narrow letters.
    const bool isGood = m_pointsWidth == 0 || m_oneLine || oneLine.stretch() == font.stretch();
    return isGood && textWidth(m_name, oneLine) <= line ? oneLine : type().fitting(m_name, type().nameSmall(), room);
}

// One line beside a tower's boxes or the wall's points, else two.
void BuildingItem::layOutName(QRectF room, const QFont &font)
{
    m_nameHeight = 0;
    m_isTruncated = false;
    m_words.clearLayout();
    if (m_name.isEmpty())
        return;
    const int most = m_tower || m_wall ? 1 : kNameLines;
    QTextOption option;
    option.setWrapMode(most == 1 ? QTextOption::NoWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_words.setFont(font);
    m_words.setTextOption(option);
    m_words.setText(m_name);
    m_words.beginLayout();
    int end = 0;
    for (int number = 0; number < most; ++number) {
        QTextLine line = m_words.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        line.setPosition({m_tower ? (room.width() - line.naturalTextWidth()) / 2 : 0, m_nameHeight});
        m_nameHeight += qCeil(line.height() * kTight);
        end = line.textStart() + line.textLength();
        m_isTruncated = m_isTruncated || line.naturalTextWidth() > room.width() + 0.5 || isTornAt(m_name, end);
    }
    m_words.endLayout();
    m_isTruncated = m_isTruncated || end < m_name.size();
}

QPointF BuildingItem::placeOfPoints() const
{
    const qreal belowIcon = m_iconY + iconSize();
    if (m_wall)
        return {width() - m_pointsWidth - margin(), 4};
    if (m_tower)
        return {qreal(qRound((width() - m_pointsWidth) / 2)), (m_name.isEmpty() ? belowIcon : m_nameAt.y() + m_nameHeight) + 3};
    if (m_stacked)
        return {iconX() + iconSize() + 4, m_iconY};
    if (m_small)
        return {iconX() + iconSize() + 2, 5};
    return {qreal(margin()), m_nameAt.y() + m_nameHeight + (m_words.lineCount() > 1 ? 0 : 3)};
}

void BuildingItem::draw(QPainter *painter) const
{
    const QColor accent = theme().pieces()->player(m_mark);
    if (m_legal || m_pencilled)
        drawFrame(painter, QRectF(0, 0, width(), height()), kFrameRadius,
                  m_pencilled  ? theme().pieces()->tint(m_mark)
                      : m_down ? theme().paperSunk()
                               : QColor(),
                  accent, m_pencilled ? theme().lineBold() : theme().lineLegal());
    const qreal size = iconSize();
    drawIcon(painter, m_iconName, {iconX(), m_iconY, size, size}, m_done ? accent : theme().ink());
    painter->setPen(theme().ink());
    m_words.draw(painter, m_nameAt);
}

} // namespace pegsheet
