// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/greyview.h"

#include <QByteArray>
#include <QVideoFrame>

namespace pegsheet::app {

/// A copy of what a reader of codes needs of a video frame: the frame's own memory belongs to the camera, and often cannot be read
/// in another thread. take() only copies; luminance() and seen() do what costs more, in another thread.
class FrameCopy
{
public:
    /// Copies the frame, into the memory of the one before. Returns false where the frame's pixels cannot be read.
    [[nodiscard]] bool take(QVideoFrame frame);
    /// Returns the frame in grey, valid until the next call of any function; only after a take() that returned true. Empty where
    /// the frame turns out to be no picture.
    [[nodiscard]] Luminance luminance();
    /// Returns the same as it is seen so.
    [[nodiscard]] Luminance seen(GreyView view);

private:
    [[nodiscard]] bool takePixels(QVideoFrame &frame);

    QVideoFrameFormat::PixelFormat m_format = QVideoFrameFormat::Format_Invalid;
    int m_width = 0;
    int m_height = 0;
    int m_stride = 0;
    QByteArray m_bytes; ///< of the first plane
    QImage m_image;     ///< of what is no plain plane
    QByteArray m_room;  ///< of another view
};

} // namespace pegsheet::app
