// SPDX-License-Identifier: Apache-2.0
#include "app/share/framecopy.h"

#include <algorithm>
#include <cstring>

namespace pegsheet::app {

namespace {

// How the grey of a pixel lies in the first plane: every `step` bytes, at byte `first` of them. No step: not as a byte.
struct Grey
{
    int step = 0;
    int first = 0;
};

Grey greyOf(QVideoFrameFormat::PixelFormat format)
{
    switch (format) {
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YUV422P:
    case QVideoFrameFormat::Format_YV12:
    case QVideoFrameFormat::Format_NV12:
    case QVideoFrameFormat::Format_NV21:
    case QVideoFrameFormat::Format_IMC1:
    case QVideoFrameFormat::Format_IMC2:
    case QVideoFrameFormat::Format_IMC3:
    case QVideoFrameFormat::Format_IMC4:
    case QVideoFrameFormat::Format_Y8: return {1, 0};
    case QVideoFrameFormat::Format_YUYV: return {2, 0};
    case QVideoFrameFormat::Format_UYVY:
    case QVideoFrameFormat::Format_Y16: // the upper half of sixteen bits
    case QVideoFrameFormat::Format_P010:
    case QVideoFrameFormat::Format_P016: return {2, 1};
    case QVideoFrameFormat::Format_AYUV:
    case QVideoFrameFormat::Format_AYUV_Premultiplied: return {4, 1};
    case QVideoFrameFormat::Format_ARGB8888: // no QImage has its colours in this order; green is near enough to grey
    case QVideoFrameFormat::Format_ARGB8888_Premultiplied:
    case QVideoFrameFormat::Format_XRGB8888:
    case QVideoFrameFormat::Format_ABGR8888:
    case QVideoFrameFormat::Format_XBGR8888: return {4, 2};
    default: return {};
    }
}

// Memory of the graphics card, which only Qt can read. It is not asked about anything else: in 6.4 what it does not know
// ends the program.
bool isTexture(const QVideoFrame &frame)
{
    return frame.handleType() == QVideoFrame::RhiTextureHandle
        || frame.pixelFormat() == QVideoFrameFormat::Format_SamplerExternalOES
        || frame.pixelFormat() == QVideoFrameFormat::Format_SamplerRect;
}

QImage::Format imageFormatOf(QVideoFrameFormat::PixelFormat format)
{
    return QVideoFrameFormat::imageFormatFromPixelFormat(format);
}

} // namespace

bool FrameCopy::take(QVideoFrame frame)
{
    m_format = frame.pixelFormat();
    m_width = frame.width();
    m_height = frame.height();
    m_image = {};
    if (greyOf(m_format).step > 0 || m_format == QVideoFrameFormat::Format_Jpeg
        || imageFormatOf(m_format) != QImage::Format_Invalid)
        return takePixels(frame);
    if (isTexture(frame))
        m_image = frame.toImage();
    return !m_image.isNull();
}

bool FrameCopy::takePixels(QVideoFrame &frame)
{
    if (!frame.map(QVideoFrame::ReadOnly))
        return false;
    m_stride = frame.bytesPerLine(0);
    const bool compressed = m_format == QVideoFrameFormat::Format_Jpeg;
    const qsizetype wanted = compressed ? frame.mappedBytes(0) : qsizetype{m_stride} * m_height;
    const int step = std::max(1, greyOf(m_format).step);
    const bool whole = frame.bits(0) != nullptr && wanted > 0
        && (compressed || (frame.mappedBytes(0) >= wanted && m_stride >= m_width * step));
    if (whole) {
        m_bytes.resize(wanted);
        std::memcpy(m_bytes.data(), frame.bits(0), static_cast<std::size_t>(wanted));
    }
    frame.unmap();
    return whole;
}

Luminance FrameCopy::luminance()
{
    const Grey grey = greyOf(m_format);
    if (grey.step == 1)
        return {reinterpret_cast<const std::uint8_t *>(m_bytes.constData()), m_width, m_height, m_stride};
    if (grey.step > 1) {
        m_image = QImage(m_width, m_height, QImage::Format_Grayscale8);
        for (int y = 0; y < m_height; ++y) {
            const char *from = m_bytes.constData() + qsizetype{y} * m_stride + grey.first;
            uchar *to = m_image.scanLine(y);
            for (int x = 0; x < m_width; ++x, from += grey.step)
                *to++ = static_cast<uchar>(*from);
        }
    } else if (m_format == QVideoFrameFormat::Format_Jpeg) {
        m_image = QImage::fromData(m_bytes, "JPEG");
    } else if (m_image.isNull()) {
        m_image = QImage(reinterpret_cast<const uchar *>(m_bytes.constData()), m_width, m_height, m_stride,
                         imageFormatOf(m_format));
    }
    // What is seen through has no paper behind it in a film; the reader need not care.
    m_image = m_image.convertToFormat(QImage::Format_Grayscale8);
    return {m_image.constBits(), m_image.width(), m_image.height(), m_image.bytesPerLine()};
}

Luminance FrameCopy::seen(GreyView view)
{
    return pegsheet::app::seen(luminance(), view, m_room);
}

} // namespace pegsheet::app
