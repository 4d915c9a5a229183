// SPDX-License-Identifier: Apache-2.0
#include "app/export/paper.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace pegsheet::app {

namespace {

constexpr double kPen = 0.18; // millimetres
constexpr double kTickPen = 0.45;
constexpr double kSmallest = 0.55; // letters get no smaller than so much of their size
const QColor kFaint(150, 150, 150);

QFont fontOf(const Paper::Mark &mark, double dots)
{
    QFont font;
    if (mark.face == Paper::Face::Title)
        font.setFamily(QStringLiteral("serif"));
    font.setBold(mark.face != Paper::Face::Plain);
    font.setPixelSize(qMax(1, qRound(mark.size * dots)));
    return font;
}

void drawText(QPainter &painter, const Paper::Mark &mark, const QRectF &place, double dots)
{
    QFont font = fontOf(mark, dots);
    const double least = mark.size * dots * kSmallest;
    const auto width = [&] { return QFontMetricsF(font, painter.device()).horizontalAdvance(mark.text); };
    while (width() > place.width() && font.pixelSize() - 1 > least)
        font.setPixelSize(font.pixelSize() - 1);
    QString words = mark.text;
    if (width() > place.width())
        words = QFontMetricsF(font, painter.device()).elidedText(words, Qt::ElideRight, place.width());
    painter.setFont(font);
    painter.drawText(place, static_cast<int>(mark.align) | Qt::TextSingleLine | Qt::TextDontClip, words);
}

void drawTick(QPainter &painter, const QRectF &box)
{
    QPainterPath path(box.topLeft() + QPointF(0.2 * box.width(), 0.52 * box.height()));
    path.lineTo(box.topLeft() + QPointF(0.42 * box.width(), 0.76 * box.height()));
    path.lineTo(box.topLeft() + QPointF(0.86 * box.width(), 0.16 * box.height()));
    painter.drawPath(path);
}

} // namespace

void Paper::box(const QRectF &place, bool isTicked, bool isFaint)
{
    Mark mark{Kind::Box, place};
    mark.isFaint = isFaint;
    m_marks.append(mark);
    if (isTicked)
        m_marks.append({Kind::Tick, place});
}

void Paper::text(const QRectF &place, const QString &words, double size, Face face, Qt::Alignment align)
{
    m_marks.append({Kind::Text, place, words, size, face, align});
}

void Paper::line(QPointF from, QPointF to, double width)
{
    Mark mark{Kind::Line, QRectF(from, to)};
    mark.size = width;
    m_marks.append(mark);
}

Paper Paper::ofPlayer(const QString &name, double width, const QString &points)
{
    Paper paper(kOfPlayer);
    paper.box(QRectF(QPointF(), kOfPlayer), false);
    paper.text({4, 2, width, 8}, name, 5.6, Face::Title);
    paper.text({154, 2, 28, 8}, points, 5.6, Face::Bold, kAtRight);
    paper.line({0, 11}, {kOfPlayer.width(), 11}, 0.4);
    return paper;
}

double Paper::heading(double x, double y, double width, const QString &words)
{
    text({x, y, width, 4.5}, words, 3.4, Face::Title);
    line({x, y + 4.8}, {x + width, y + 4.8}, 0.25);
    return y + 5.8;
}

void Paper::entry(const QRectF &place, const QString &words, const QString &number, double room, double size, Face face)
{
    const double left = place.width() - room;
    text({place.left(), place.top(), left, place.height()}, words, size, face);
    text({place.left() + left, place.top(), room, place.height()}, number, size, face, kAtRight);
}

void Paper::scores(const QRectF &place, const QVariantMap &table, int seat, double pitch, double indent)
{
    constexpr double kLetters = 3;
    constexpr double kNumber = 16;
    const QVariantList rows = table[QStringLiteral("rows")].toList();
    const double height = qMin(pitch, place.height() / static_cast<double>(qMax<qsizetype>(rows.size(), 1)));
    double y = place.top();
    for (const QVariant &each : rows) {
        const QVariantMap row = each.toMap();
        const QString kind = row[QStringLiteral("kind")].toString();
        const bool isTotal = kind == QLatin1String("total");
        if (isTotal)
            line({place.left(), y}, {place.right(), y}, 0.25);
        entry({place.left() + indent, y, place.width() - indent, height}, row[QStringLiteral("label")].toString(),
              row[QStringLiteral("cells")].toList().value(seat).toMap()[QStringLiteral("text")].toString(), kNumber,
              qMin(kLetters, 0.78 * height), isTotal || kind == QLatin1String("subtotal") ? Face::Bold : Face::Plain);
        y += height;
    }
}

void Paper::put(const Paper &other, QPointF corner, double scale)
{
    for (Mark mark : other.m_marks) {
        mark.place = QRectF(corner + mark.place.topLeft() * scale, mark.place.size() * scale);
        mark.size *= scale;
        m_marks.append(mark);
    }
}

void Paper::paint(QPainter &painter, double dots) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const Mark &mark : m_marks) {
        const QRectF place(mark.place.topLeft() * dots, mark.place.size() * dots);
        const bool isTick = mark.kind == Kind::Tick;
        const double width = isTick ? kTickPen : mark.kind == Kind::Line ? mark.size : kPen;
        painter.setPen(QPen(mark.isFaint ? kFaint : QColor(Qt::black), width * dots, Qt::SolidLine,
                            isTick ? Qt::RoundCap : Qt::FlatCap, isTick ? Qt::RoundJoin : Qt::MiterJoin));
        switch (mark.kind) {
        case Kind::Box: painter.drawRect(place); break;
        case Kind::Tick: drawTick(painter, place); break;
        case Kind::Text: drawText(painter, mark, place, dots); break;
        case Kind::Line: painter.drawLine(place.topLeft(), place.bottomRight()); break;
        case Kind::Ring: painter.drawEllipse(place); break;
        case Kind::Strike: painter.drawLine(place.bottomLeft(), place.topRight()); break;
        }
    }
}

} // namespace pegsheet::app
