// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/qrreader.h"

#include <QByteArray>
#include <QVideoFrame>

namespace pegsheet::app {

/// What a reader of codes needs of a frame of video, copied out of it: the frame's own memory belongs to the camera, and is
/// often not to be had in another thread. take() only copies; what costs more is done in luminance(), elsewhere.
class FrameCopy
{
public:
    /// Copies the frame; the memory of the last one is used again. False where the frame has no pixels to be had.
    [[nodiscard]] bool take(QVideoFrame frame);
    /// The frame in grey; good until the next call. Empty where it turns out to be no picture.
    [[nodiscard]] Luminance luminance();
    /// The same, left and right exchanged.
    [[nodiscard]] Luminance mirrored();

private:
    [[nodiscard]] bool takePixels(QVideoFrame &frame);

    QVideoFrameFormat::PixelFormat m_format = QVideoFrameFormat::Format_Invalid;
    int m_width = 0;
    int m_height = 0;
    int m_stride = 0;
    QByteArray m_bytes; ///< of the first plane
    QImage m_image;     ///< of what is no plain plane
    QByteArray m_mirrored;
};

} // namespace pegsheet::app
