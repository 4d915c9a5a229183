// SPDX-License-Identifier: Apache-2.0
#include "app/share/camerafeed.h"

#include "app/platform/camerapermission.h"
#include "app/platform/mediabackend.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

constexpr QSize kEnough{1280, 720};
constexpr double kQuickEnough = 15;

int area(QSize size)
{
    return size.width() * size.height();
}

QCameraFormat bestFormat(const QCameraDevice &device)
{
    const QList<QCameraFormat> formats = device.videoFormats();
    std::vector<FrameFormat> offers;
    for (const QCameraFormat &format : formats)
        offers.push_back({format.resolution(), double{format.maxFrameRate()}});
    const int best = bestFormat(offers);
    return best < 0 ? QCameraFormat() : formats.at(best);
}

// The one that looks away from whoever holds the device.
QCameraDevice preferred(const QList<QCameraDevice> &cameras)
{
    const auto back = std::find_if(cameras.begin(), cameras.end(),
                                   [](const QCameraDevice &camera) { return camera.position() == QCameraDevice::BackFace; });
    if (back != cameras.end())
        return *back;
    const QCameraDevice usual = QMediaDevices::defaultVideoInput();
    return usual.isNull() && !cameras.isEmpty() ? cameras.constFirst() : usual;
}

} // namespace

int bestFormat(const std::vector<FrameFormat> &offers)
{
    const auto isEnough = [](const FrameFormat &offer) {
        return offer.size.width() >= kEnough.width() && offer.size.height() >= kEnough.height()
            && offer.framesASecond >= kQuickEnough;
    };
    const auto isBetter = [&](const FrameFormat &a, const FrameFormat &b) {
        if (isEnough(a) != isEnough(b))
            return isEnough(a);
        const bool quickA = a.framesASecond >= kQuickEnough;
        const bool quickB = b.framesASecond >= kQuickEnough;
        if (quickA != quickB)
            return quickA;
        return isEnough(a) ? area(a.size) < area(b.size) : area(a.size) > area(b.size);
    };
    const auto best = std::min_element(offers.begin(), offers.end(), isBetter);
    return best == offers.end() ? -1 : static_cast<int>(best - offers.begin());
}

CameraFeed::CameraFeed(QObject *parent) : QObject(parent)
{
    chooseMediaBackend();
}

CameraFeed::~CameraFeed()
{
    close();
}

void CameraFeed::setVideoSink(QVideoSink *sink)
{
    if (m_sink == sink)
        return;
    m_sink = sink;
    if (m_session)
        m_session->setVideoSink(sink);
    Q_EMIT videoSinkChanged();
}

void CameraFeed::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    Q_EMIT activeChanged();
    if (active) {
        askForCamera(this, [this](bool granted) {
            if (!m_active)
                return;
            if (granted)
                begin();
            else
                setProblem(NoPermission);
        });
    } else {
        close();
        setProblem(NoProblem);
    }
}

void CameraFeed::begin()
{
    if (!m_devices) {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::videoInputsChanged, this, &CameraFeed::look);
        m_session = std::make_unique<QMediaCaptureSession>();
        m_session->setVideoSink(m_sink);
    }
    look();
}

// A camera was plugged in or out, or this is the first look.
void CameraFeed::look()
{
    const QList<QCameraDevice> before = std::exchange(m_all, QMediaDevices::videoInputs());
    if (before != m_all)
        Q_EMIT camerasChanged();
    if (!m_active)
        return;
    if (camera() < 0)
        m_chosen = preferred(m_all).id();
    const int chosen = camera();
    if (chosen < 0) {
        close();
        setProblem(NoCamera);
    } else if (!m_camera || m_camera->cameraDevice() != m_all.at(chosen)) {
        open(m_all.at(chosen));
    }
    Q_EMIT cameraChanged();
}

void CameraFeed::open(const QCameraDevice &device)
{
    close();
    setProblem(NoProblem);
    m_camera = std::make_unique<QCamera>(device);
    connect(m_camera.get(), &QCamera::errorOccurred, this, [this](QCamera::Error error) {
        if (error != QCamera::NoError)
            setProblem(CameraFails);
    });
    const QCameraFormat format = bestFormat(device);
    if (!format.isNull())
        m_camera->setCameraFormat(format);
    if (m_camera->isFocusModeSupported(QCamera::FocusModeAuto))
        m_camera->setFocusMode(QCamera::FocusModeAuto);
    m_session->setCamera(m_camera.get());
    // A film that was shown there has taken it away.
    m_session->setVideoSink(m_sink);
    m_camera->start();
}

void CameraFeed::close()
{
    if (m_session)
        m_session->setCamera(nullptr);
    m_camera.reset();
    if (m_torch) {
        m_torch = false;
        Q_EMIT torchChanged();
    }
}

QStringList CameraFeed::cameras() const
{
    QStringList names;
    for (const QCameraDevice &camera : m_all)
        names << camera.description();
    return names;
}

int CameraFeed::camera() const
{
    for (qsizetype at = 0; at < m_all.size(); ++at) {
        if (m_all.at(at).id() == m_chosen)
            return static_cast<int>(at);
    }
    return -1;
}

void CameraFeed::setCamera(int camera)
{
    if (camera < 0 || camera >= m_all.size() || camera == this->camera())
        return;
    m_chosen = m_all.at(camera).id();
    look();
}

bool CameraFeed::hasTorch() const
{
    return m_camera && m_camera->isTorchModeSupported(QCamera::TorchOn);
}

void CameraFeed::setTorch(bool on)
{
    if (m_torch == on || !hasTorch())
        return;
    m_torch = on;
    m_camera->setTorchMode(on ? QCamera::TorchOn : QCamera::TorchOff);
    Q_EMIT torchChanged();
}

void CameraFeed::setProblem(Problem problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace pegsheet::app
