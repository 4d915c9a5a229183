// SPDX-License-Identifier: Apache-2.0
#include "app/platform/browser/scanner.h"

#include "app/share/greyview.h"
#include "app/share/helperthread.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

std::chrono::milliseconds now()
{
    static const Sightings::Clock s_clock = HelperThread::steadyClock();
    return s_clock();
}

} // namespace

Scanner::Scanner(QObject *parent) : QObject(parent), m_sightings(&now) {}

void Scanner::setVideoSink(QObject *sink)
{
    if (m_sink == sink)
        return;
    if (m_sink)
        disconnect(m_sink, nullptr, this, nullptr);
    m_sink = qobject_cast<CameraPicture *>(sink);
    if (m_sink)
        connect(m_sink, &CameraPicture::frameChanged, this, &Scanner::look);
    Q_EMIT videoSinkChanged();
}

void Scanner::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    Q_EMIT activeChanged();
}

void Scanner::look(const QImage &frame)
{
    const std::chrono::milliseconds begin = now();
    if (!m_active || begin < m_next)
        return;
    m_looked = (m_looked + 1) % kFramesAllViews;
    const QImage grey = frame.convertToFormat(QImage::Format_Grayscale8);
    const Luminance plain{grey.constBits(), grey.width(), grey.height(), grey.bytesPerLine()};
    QString text = readCode(plain, Effort::Quick);
    if (const auto view = viewOf(m_looked); text.isEmpty() && view)
        text = readCode(seen(plain, *view, m_room), Effort::Quick);
    const std::chrono::milliseconds took = now() - begin;
    m_next = begin + std::max(kPace, took * (1 + kRest));
    if (text.isEmpty() || !m_sightings.isNews(text))
        return;
    if (isOurs(text))
        Q_EMIT found(text);
    else
        Q_EMIT foreign(text);
}

} // namespace pegsheet::app
