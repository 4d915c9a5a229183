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

/// Where frames of video come in, in whatever thread the camera has: one at a time is copied and read beside the window,
/// and whatever comes meanwhile, or too soon, is dropped.
class FrameIntake
{
public:
    using Reader = std::function<QString(const Luminance &)>;

    /// At most fifteen frames a second are read: more cost current and find nothing sooner.
    static constexpr std::chrono::milliseconds kPace{66};

    /// Every so many frames one is read mirrored: some cameras show the world so, and ZXing reads only half of such codes.
    static constexpr int kMirrorEvery = 4;

    /// Reads in `helper`, which must live until close(), and leaves the answer to its signals.
    FrameIntake(HelperThread &helper, Reader reader, HelperThread::Clock clock);

    /// Takes the frame or drops it, in any thread. Returns soon: the pixels are copied, no more.
    void offer(const QVideoFrame &frame);
    /// Whether frames are looked at.
    void open(bool open);
    /// Waits for an offer() under way; drops everything from now on.
    void close();

private:
    std::mutex m_mutex;
    HelperThread *m_helper;
    Reader m_reader;
    HelperThread::Clock m_clock;
    bool m_open = false;
    int m_taken = 0; ///< frames since the last that was mirrored
    std::chrono::milliseconds m_last{std::chrono::milliseconds::min() / 2};
    std::shared_ptr<FrameCopy> m_copy; ///< another one has it while it is read
};

} // namespace pegsheet::app
