// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QVideoFrame>
#include <QVideoFrameFormat>
#include <array>

namespace pegsheet::tests {

/// The formats of pixels that frameOf() makes; what cameras deliver is among them.
inline constexpr std::array kPixelFormats{
    QVideoFrameFormat::Format_NV12,     QVideoFrameFormat::Format_NV21,     QVideoFrameFormat::Format_YUV420P,
    QVideoFrameFormat::Format_YV12,     QVideoFrameFormat::Format_YUV422P,  QVideoFrameFormat::Format_YUYV,
    QVideoFrameFormat::Format_UYVY,     QVideoFrameFormat::Format_P010,     QVideoFrameFormat::Format_Y8,
    QVideoFrameFormat::Format_Y16,      QVideoFrameFormat::Format_XRGB8888, QVideoFrameFormat::Format_BGRA8888,
    QVideoFrameFormat::Format_BGRX8888, QVideoFrameFormat::Format_RGBA8888, QVideoFrameFormat::Format_AYUV};

/// A frame of that format with this picture in grey.
[[nodiscard]] QVideoFrame frameOf(const QImage &picture, QVideoFrameFormat::PixelFormat format);
/// A frame as cameras on a cable send it: a picture's JPEG file.
[[nodiscard]] QVideoFrame jpegFrame(const QImage &picture);
/// The same frame, to be turned by 0, 90, 180 or 270 degrees and mirrored where it is shown.
[[nodiscard]] QVideoFrame shownTurned(QVideoFrame frame, int degrees, bool mirrored);
/// A grey picture of 640x480 with the text's code in it, a little turned, five pixels a module.
[[nodiscard]] QImage codeView(const QString &text);

} // namespace pegsheet::tests
