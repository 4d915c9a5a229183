// SPDX-License-Identifier: Apache-2.0
#include "qml/icons/picture.h"

#include <QHash>
#include <QPainter>
#include <QtMath>

namespace pegsheet {

namespace {

/// Walks over the letters and numbers of path data.
class PathData
{
public:
    explicit PathData(const QString &text) : m_text(text) {}

    [[nodiscard]] bool atNumber()
    {
        skipBlanks();
        return m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'-' || m_text[m_at] == u'.');
    }
    [[nodiscard]] QChar command()
    {
        skipBlanks();
        return m_at < m_text.size() ? m_text[m_at++] : QChar();
    }
    [[nodiscard]] qreal number()
    {
        if (!atNumber())
            return 0;
        const qsizetype from = m_at++;
        bool point = m_text[from] == u'.';
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || (m_text[m_at] == u'.' && !point)))
            point = m_text[m_at++] == u'.' || point;
        return QStringView(m_text).mid(from, m_at - from).toDouble();
    }
    [[nodiscard]] QPointF point()
    {
        const qreal x = number();
        return {x, number()};
    }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

// From the present point to `to` along an upright ellipse, by its centre as the SVG specification finds it.
void arcTo(QPainterPath &path, QSizeF radii, bool large, bool clockwise, QPointF to)
{
    const QPointF from = path.currentPosition();
    const QPointF half((from.x() - to.x()) / 2, (from.y() - to.y()) / 2);
    const qreal reach = qPow(half.x() / radii.width(), 2) + qPow(half.y() / radii.height(), 2);
    if (reach > 1)
        radii *= qSqrt(reach);
    const qreal rest = reach > 1 || reach <= 0 ? 0 : qSqrt((1 - reach) / reach) * (large == clockwise ? -1 : 1);
    const QPointF centre((from.x() + to.x()) / 2 + rest * radii.width() / radii.height() * half.y(),
                         (from.y() + to.y()) / 2 - rest * radii.height() / radii.width() * half.x());
    const auto angleOf = [&](QPointF point) {
        return qRadiansToDegrees(qAtan2(-(point.y() - centre.y()) / radii.height(), (point.x() - centre.x()) / radii.width()));
    };
    qreal sweep = angleOf(to) - angleOf(from);
    if (clockwise && sweep > 0)
        sweep -= 360;
    else if (!clockwise && sweep < 0)
        sweep += 360;
    path.arcTo(QRectF(centre.x() - radii.width(), centre.y() - radii.height(), radii.width() * 2, radii.height() * 2),
               angleOf(from), sweep);
}

/// Adds one command; false when it is none that is known. `control` is the last one of a curve, for S.
bool addCommand(QPainterPath &path, QChar command, PathData &data, QPointF &control)
{
    const QPointF at = path.currentPosition();
    const QPointF mirrored = at * 2 - control;
    control = at;
    switch (command.unicode()) {
    case u'M': path.moveTo(data.point()); break;
    case u'L': path.lineTo(data.point()); break;
    case u'H': path.lineTo(data.number(), at.y()); break;
    case u'V': path.lineTo(at.x(), data.number()); break;
    case u'Z': path.closeSubpath(); break;
    case u'Q': {
        const QPointF bend = data.point();
        path.quadTo(bend, data.point());
        break;
    }
    case u'C':
    case u'S': {
        const QPointF first = command == u'C' ? data.point() : mirrored;
        const QPointF second = data.point();
        path.cubicTo(first, second, data.point());
        control = second;
        return true;
    }
    case u'A': {
        const QPointF radii = data.point();
        (void)data.number(); // rotation
        const bool large = data.number() != 0;
        const bool clockwise = data.number() != 0;
        arcTo(path, {radii.x(), radii.y()}, large, clockwise, data.point());
        break;
    }
    default: return false;
    }
    control = path.currentPosition();
    return true;
}

} // namespace

QPainterPath svgPath(const QString &text)
{
    QPainterPath path;
    PathData data(text);
    QPointF control;
    QChar command = data.command();
    while (!command.isNull() && addCommand(path, command, data, control)) {
        if (!data.atNumber())
            command = data.command();
        else if (command == u'M')
            command = u'L';
        else if (command == u'Z')
            break;
    }
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

const QPainterPath &sharedPath(const QString &data)
{
    static QHash<QString, QPainterPath> s_paths;
    auto path = s_paths.find(data);
    if (path == s_paths.end())
        path = s_paths.insert(data, svgPath(data));
    return *path;
}

Picture::Picture(QQuickItem *parent) : SharpItem(parent)
{
    setAntialiasing(true);
    connect(this, &Picture::changed, this, [this] { update(); });
}

void Picture::paint(QPainter *painter)
{
    const QPainterPath &path = sharedPath(m_path);
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal fine = painter->transform().m11() * painter->device()->devicePixelRatioF();
    painter->scale(width() / m_grid.width(), height() / m_grid.height());
    if (m_line > 0) {
        QPen pen(m_color, m_line * fine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        pen.setCosmetic(true); // as wide as told, however the grid is stretched
        painter->strokePath(path, pen);
    } else {
        painter->fillPath(path, m_color);
    }
}

} // namespace pegsheet
