// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/framecopy.h"
#include "app/share/helperthread.h"

#include <QVideoFrame>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>

namespace pegsheet::app {

/// Takes in frames of video, in whatever thread the camera has: one at a time is copied and read in a helper thread, now and then
/// also as viewOf() has it, and those that come meanwhile, or too soon, are dropped.
class FrameIntake
{
public:
    /// Reads the code in a picture, in the helper thread; returns its text, or an empty one.
    using Reader = std::function<QString(const Luminance &)>;

    /// The least time between two frames that are read: more than fifteen a second cost current and find nothing sooner.
    static constexpr std::chrono::milliseconds kPace{66};

    /// Reads frames in `helper`, which must live until close(), and whose signals carry the answers. Frames are dropped until
    /// open(true).
    FrameIntake(HelperThread &helper, Reader reader, HelperThread::Clock clock);

    /// Takes the frame or drops it; may be called in any thread. Returns soon, since it only copies the pixels.
    void offer(const QVideoFrame &frame);
    /// Sets whether frames are taken.
    void open(bool open);
    /// Waits for an offer() under way; every later frame is dropped.
    void close();

private:
    std::mutex m_mutex;
    HelperThread *m_helper;
    Reader m_reader;
    HelperThread::Clock m_clock;
    bool m_open = false;
    int m_taken = 0; ///< frames, of those after which every view had its turn
    std::chrono::milliseconds m_last{std::chrono::milliseconds::min() / 2};
    std::shared_ptr<FrameCopy> m_copy; ///< another one has it while it is read
};

} // namespace pegsheet::app
