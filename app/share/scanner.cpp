// SPDX-License-Identifier: Apache-2.0
#include "app/share/scanner.h"

namespace pegsheet::app {

Scanner::Scanner(QObject *parent)
    : Scanner([](const Luminance &picture) { return readCode(picture, Effort::Quick); }, HelperThread::steadyClock(), parent)
{
}

Scanner::Scanner(Reader reader, Clock clock, QObject *parent)
    : QObject(parent), m_helper(kPatience, clock), m_intake(std::make_shared<FrameIntake>(m_helper, std::move(reader), clock)),
      m_sightings(std::move(clock))
{
    connect(&m_helper, &HelperThread::answered, this, &Scanner::see);
}

Scanner::~Scanner()
{
    disconnect(m_frames);
    m_intake->close();
}

void Scanner::setVideoSink(QObject *object)
{
    auto *sink = qobject_cast<QVideoSink *>(object);
    if (m_sink == sink)
        return;
    disconnect(m_frames);
    m_sink = sink;
    if (sink != nullptr) {
        // In the thread that brings the frame, where alone it may be mapped. The intake outlives a scanner that goes meanwhile.
        m_frames = connect(
            sink, &QVideoSink::videoFrameChanged, sink, [intake = m_intake](const QVideoFrame &frame) { intake->offer(frame); },
            Qt::DirectConnection);
    }
    Q_EMIT videoSinkChanged();
}

void Scanner::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    m_intake->open(active);
    Q_EMIT activeChanged();
}

void Scanner::again()
{
    m_sightings.forget();
}

void Scanner::see(const QString &text)
{
    // An answer may come after it was told to look away.
    if (m_active && !text.isEmpty() && m_sightings.isNews(text)) {
        if (isOurs(text))
            Q_EMIT found(text);
        else
            Q_EMIT foreign(text);
    }
    Q_EMIT looked();
}

} // namespace pegsheet::app
