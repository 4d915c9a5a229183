// SPDX-License-Identifier: Apache-2.0
#include "tests/app/share/frames.h"

#include "app/share/qrcode.h"

#include <QBuffer>
#include <QPainter>
#include <cstring>

namespace pegsheet::tests {

namespace {

using Format = QVideoFrameFormat;

// How a pixel's grey is put into the first plane.
struct Pixel
{
    int bytes;
    std::array<int, 4> greys; ///< the value of each byte: 1 the grey, 0 a middling colour, 255 all
};

Pixel pixelOf(Format::PixelFormat format)
{
    switch (format) {
    case Format::Format_YUYV: return {2, {1, 0}};
    case Format::Format_UYVY: return {2, {0, 1}};
    case Format::Format_P010:
    case Format::Format_Y16: return {2, {0, 1}};
    case Format::Format_XRGB8888: return {4, {255, 1, 1, 1}};
    case Format::Format_AYUV: return {4, {255, 1, 0, 0}};
    case Format::Format_BGRA8888:
    case Format::Format_BGRX8888:
    case Format::Format_RGBA8888: return {4, {1, 1, 1, 255}};
    default: return {1, {1}};
    }
}

uchar valueOf(int kind, uchar grey)
{
    return kind == 1 ? grey : kind == 0 ? uchar{128} : uchar{255};
}

} // namespace

QVideoFrame frameOf(const QImage &picture, Format::PixelFormat format)
{
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    QVideoFrame frame(Format(grey.size(), format));
    if (!frame.map(QVideoFrame::WriteOnly))
        qFatal("a frame that cannot be written");
    for (int plane = 1; plane < frame.planeCount(); ++plane)
        std::memset(frame.bits(plane), 128, static_cast<std::size_t>(frame.mappedBytes(plane)));
    const Pixel pixel = pixelOf(format);
    for (int y = 0; y < grey.height(); ++y) {
        uchar *to = frame.bits(0) + qsizetype{y} * frame.bytesPerLine(0);
        const uchar *from = grey.constScanLine(y);
        for (int x = 0; x < grey.width(); ++x) {
            for (int byte = 0; byte < pixel.bytes; ++byte)
                *to++ = valueOf(pixel.greys[static_cast<std::size_t>(byte)], from[x]);
        }
    }
    frame.unmap();
    return frame;
}

QVideoFrame jpegFrame(const QImage &picture)
{
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    picture.save(&file, "JPEG", 85);
    QVideoFrame frame(Format(picture.size(), Format::Format_Jpeg));
    if (!frame.map(QVideoFrame::WriteOnly) || frame.mappedBytes(0) < file.size())
        qFatal("a frame with too little room");
    std::memset(frame.bits(0), 0, static_cast<std::size_t>(frame.mappedBytes(0)));
    std::memcpy(frame.bits(0), file.data().constData(), static_cast<std::size_t>(file.size()));
    frame.unmap();
    return frame;
}

QImage codeView(const QString &text)
{
    QImage view(640, 480, QImage::Format_Grayscale8);
    view.fill(110);
    const QImage code = app::codeImage(*app::qrCode(text.toStdString()), 5);
    QPainter painter(&view);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(320, 240);
    painter.rotate(10);
    painter.drawImage(-code.rect().center(), code);
    painter.end();
    return view;
}

QVideoFrame shownTurned(QVideoFrame frame, int degrees, bool mirrored)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    frame.setRotation(static_cast<QtVideo::Rotation>(degrees));
#else
    frame.setRotationAngle(static_cast<QVideoFrame::RotationAngle>(degrees));
#endif
    frame.setMirrored(mirrored);
    return frame;
}

} // namespace pegsheet::tests
