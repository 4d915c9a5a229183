// SPDX-License-Identifier: Apache-2.0
// A page to be printed: whose match it is, and its code as a drawing.
#include "app/share/qrcode.h"
#include "app/share/sharing.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace pegsheet::app {

namespace {

constexpr int kDotsAnInch = 600;
constexpr double kMargin = 20; // millimetres
// Modules of this size are read from paper by any camera.
constexpr double kLargestModule = 3; // millimetres

void drawCode(QPainter &painter, const QrCode &code, QRectF room, double dotsAMillimetre)
{
    const double module = qMin(kLargestModule * dotsAMillimetre, qMin(room.width(), room.height()) / code.modulesWithQuietZone());
    const QPointF corner(room.left() + (room.width() - module * code.modules()) / 2, room.top() + kQuietZone * module);
    for (int y = 0; y < code.modules(); ++y)
        for (int x = 0; x < code.modules(); ++x)
            if (code.dark(x, y))
                painter.fillRect(QRectF(corner.x() + x * module, corner.y() + y * module, module, module), Qt::black);
}

} // namespace

QByteArray Sharing::paper(const QrCode &code) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsAnInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({kMargin, kMargin, kMargin, kMargin}, QPageLayout::Millimeter);
    writer.setTitle(QStringLiteral("Pegsheet"));
    QPainter painter(&writer);
    const double dotsAMillimetre = kDotsAnInch / 25.4;
    QFont font = painter.font();
    double y = 0;
    const auto write = [&](const QString &line, int points, bool bold) {
        font.setPointSize(points);
        font.setBold(bold);
        painter.setFont(font);
        const QRectF room(0, y, writer.width(), writer.height());
        QRectF used;
        painter.drawText(room, Qt::TextWordWrap | Qt::AlignHCenter, line, &used);
        y += used.height() + 2 * dotsAMillimetre;
    };
    write(gameName(), 24, true);
    write(names(), 16, false);
    write(standing(), 13, false);
    drawCode(painter, code, QRectF(0, y, writer.width(), writer.height() - y - 20 * dotsAMillimetre), dotsAMillimetre);
    y = writer.height() - 15 * dotsAMillimetre;
    //: On a printed page below a code
    write(tr("Scan this code with Pegsheet to go on with the match."), 11, false);
    painter.end();
    return bytes;
}

} // namespace pegsheet::app
