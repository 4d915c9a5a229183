// SPDX-License-Identifier: Apache-2.0
#include "app/platform/browser/camerafeed.h"

#include <emscripten/em_macros.h>

#include <array>
#include <utility>

extern "C" {
// platform/browser/library.js. The camera of that number in the list that was told last; the one at the back where it is negative.
void pegsheet_openCamera(int camera);
void pegsheet_closeCamera();
void pegsheet_lightCamera(bool on);
}

namespace pegsheet::app {

namespace {

CameraFeed *s_feed = nullptr; // the one that is active
QImage s_frame;               // that the browser is about to write

} // namespace

CameraFeed::CameraFeed(QObject *parent) : QObject(parent) {}

CameraFeed::~CameraFeed()
{
    close();
}

void CameraFeed::setVideoSink(QObject *sink)
{
    if (m_sink == sink)
        return;
    m_sink = qobject_cast<CameraPicture *>(sink);
    Q_EMIT videoSinkChanged();
}

void CameraFeed::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    Q_EMIT activeChanged();
    if (active) {
        s_feed = this;
        pegsheet_openCamera(m_camera);
    } else {
        close();
        setProblem(NoProblem);
        Q_EMIT cameraChanged();
    }
}

void CameraFeed::close()
{
    if (s_feed != this)
        return;
    s_feed = nullptr;
    pegsheet_closeCamera();
    m_hasTorch = false;
    if (m_torch) {
        m_torch = false;
        Q_EMIT torchChanged();
    }
}

void CameraFeed::setCamera(int camera)
{
    if (camera < 0 || camera >= m_cameras.size() || camera == m_camera)
        return;
    m_camera = camera;
    if (m_active)
        pegsheet_openCamera(camera);
    Q_EMIT cameraChanged();
}

void CameraFeed::setTorch(bool on)
{
    if (m_torch == on || !m_hasTorch)
        return;
    m_torch = on;
    pegsheet_lightCamera(on);
    Q_EMIT torchChanged();
}

void CameraFeed::opened(const QStringList &cameras, int camera, bool hasTorch)
{
    m_cameras = cameras;
    m_camera = camera;
    m_hasTorch = hasTorch;
    setProblem(NoProblem);
    Q_EMIT camerasChanged();
    Q_EMIT cameraChanged();
}

void CameraFeed::failed(Problem problem)
{
    setProblem(problem);
}

void CameraFeed::show(const QImage &frame)
{
    if (m_sink)
        m_sink->show(frame);
}

void CameraFeed::setProblem(Problem problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace pegsheet::app

using pegsheet::app::CameraFeed;

// Called by the page: the names of the cameras, a line each, which of them gives its picture, and whether it has a light.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_cameraOpened(const char *names, int camera, bool hasTorch)
{
    if (pegsheet::app::s_feed != nullptr)
        pegsheet::app::s_feed->opened(QString::fromUtf8(names).split(QLatin1Char('\n')), camera, hasTorch);
}

extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_cameraFailed(int problem)
{
    constexpr std::array kAll{CameraFeed::NoProblem, CameraFeed::NoCamera, CameraFeed::NoPermission, CameraFeed::CameraFails};
    if (pegsheet::app::s_feed != nullptr)
        pegsheet::app::s_feed->failed(kAll.at(static_cast<std::size_t>(problem)));
}

// Returns room for a frame, four bytes a pixel; null where nobody wants one.
extern "C" EMSCRIPTEN_KEEPALIVE unsigned char *pegsheet_cameraRoom(int width, int height)
{
    if (pegsheet::app::s_feed == nullptr)
        return nullptr;
    pegsheet::app::s_frame = QImage(width, height, QImage::Format_RGBX8888);
    return pegsheet::app::s_frame.bits();
}

// The frame is there.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_cameraFrame()
{
    const QImage frame = std::exchange(pegsheet::app::s_frame, QImage());
    if (pegsheet::app::s_feed != nullptr && !frame.isNull())
        pegsheet::app::s_feed->show(frame);
}
