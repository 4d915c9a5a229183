// SPDX-License-Identifier: Apache-2.0
#include "app/share/frameintake.h"

namespace pegsheet::app {

FrameIntake::FrameIntake(HelperThread &helper, Reader reader, HelperThread::Clock clock)
    : m_helper(&helper), m_reader(std::move(reader)), m_clock(std::move(clock))
{
}

void FrameIntake::offer(const QVideoFrame &frame)
{
    const std::lock_guard lock(m_mutex);
    if (!m_open || m_helper == nullptr)
        return;
    const auto now = m_clock();
    if (now - m_last < kPace || !m_helper->isFree())
        return;
    // A reader that was given up may look at its copy for ever.
    if (!m_copy || m_copy.use_count() > 1)
        m_copy = std::make_shared<FrameCopy>();
    if (!m_copy->take(frame))
        return;
    m_last = now;
    m_taken = (m_taken + 1) % kFramesAllViews;
    m_helper->start([copy = m_copy, reader = m_reader, view = viewOf(m_taken)] {
        const QString text = reader(copy->luminance());
        return text.isEmpty() && view ? reader(copy->seen(*view)) : text;
    });
}

void FrameIntake::open(bool open)
{
    const std::lock_guard lock(m_mutex);
    m_open = open;
}

void FrameIntake::close()
{
    const std::lock_guard lock(m_mutex);
    m_helper = nullptr;
}

} // namespace pegsheet::app
