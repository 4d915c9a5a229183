// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/textlines.h"

#include <QCache>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

namespace pegsheet {

namespace {

// More texts than all pages of a match show.
constexpr int kMostTexts = 1000;

struct Wanted
{
    QString text;
    QFont font;
    qreal width = 0;
    int most = 0;

    bool operator==(const Wanted &) const = default;
};

size_t qHash(const Wanted &wanted, size_t seed)
{
    return qHashMulti(seed, wanted.text, wanted.font, wanted.width, wanted.most);
}

} // namespace

TextLines::TextLines(const QString &text, const QFont &font, qreal width, int most) : m_font(font), m_width(width)
{
    if (text.isEmpty() || width <= 0)
        return;
    static QCache<Wanted, TextLines> known(kMostTexts);
    const Wanted wanted{text, font, width, most};
    if (const TextLines *lines = known.object(wanted)) {
        *this = *lines;
        return;
    }
    breakUp(QString(text).replace(u'\n', QChar::LineSeparator), most);
    known.insert(wanted, new TextLines(*this));
}

void TextLines::breakUp(const QString &text, int most)
{
    QTextLayout layout(text, m_font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(m_width);
        m_lineHeight = qMax(m_lineHeight, line.height());
        m_ascent = qMax(m_ascent, line.ascent());
        m_isCut = m_lines.size() == most;
        if (m_isCut)
            break;
        const QStringView words = QStringView(text).mid(line.textStart(), line.textLength());
        m_lines.append({words.trimmed().toString(), line.naturalTextWidth()});
    }
    layout.endLayout();
    if (!m_isCut)
        return;
    const QFontMetricsF metrics(m_font);
    const QString rest = text.mid(layout.lineAt(most - 1).textStart()).replace(QChar::LineSeparator, u' ');
    const QString last = metrics.elidedText(rest, Qt::ElideRight, m_width);
    m_lines.last() = {last, metrics.horizontalAdvance(last)};
}

void TextLines::draw(QPainter *painter, const QPointF &corner, bool isCentred) const
{
    painter->setFont(m_font);
    qreal baseline = corner.y() + m_ascent;
    for (const Line &line : m_lines) {
        painter->drawText(QPointF(corner.x() + (isCentred ? (m_width - line.width) / 2 : 0), baseline), line.text);
        baseline += m_lineHeight;
    }
}

} // namespace pegsheet
