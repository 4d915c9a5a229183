// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCamera>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVideoSink>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>
#include <vector>

namespace pegsheet::app {

/// What a camera can deliver.
struct FrameOffer
{
    QSize size;
    double framesASecond = 0;
};
/// Which of them is best for codes: the smallest from 1280x720 on that is quick enough, or else the largest; -1 of none.
[[nodiscard]] int bestOffer(const std::vector<FrameOffer> &offers);

/// A camera's picture in a video sink. Nothing of the device is touched before it is first active.
class CameraFeed : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVideoSink *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Whether the camera is on.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    /// The cameras by their names.
    Q_PROPERTY(QStringList cameras READ cameras NOTIFY camerasChanged FINAL)
    /// Which of them; the one at the back where it is known, else the system's. -1 where there is none.
    Q_PROPERTY(int camera READ camera WRITE setCamera NOTIFY cameraChanged FINAL)
    /// Whether this camera has a light.
    Q_PROPERTY(bool hasTorch READ hasTorch NOTIFY cameraChanged FINAL)
    Q_PROPERTY(bool torch READ torch WRITE setTorch NOTIFY torchChanged FINAL)
    /// Why there is no picture, while it is active.
    Q_PROPERTY(Problem problem READ problem NOTIFY problemChanged FINAL)

public:
    enum Problem {
        NoProblem,
        NoCamera,     ///< this device has none, or nothing is installed that could speak to it
        NoPermission, ///< the system does not let us have it
        CameraFails   ///< it is there but gives no picture: mostly another program has it
    };
    Q_ENUM(Problem)

    explicit CameraFeed(QObject *parent = nullptr);
    ~CameraFeed() override;

    [[nodiscard]] QVideoSink *videoSink() const { return m_sink; }
    void setVideoSink(QVideoSink *sink);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] QStringList cameras() const;
    [[nodiscard]] int camera() const;
    void setCamera(int camera);
    [[nodiscard]] bool hasTorch() const;
    [[nodiscard]] bool torch() const { return m_torch; }
    void setTorch(bool on);
    [[nodiscard]] Problem problem() const { return m_problem; }

Q_SIGNALS:
    void videoSinkChanged();
    void activeChanged();
    void camerasChanged();
    void cameraChanged();
    void torchChanged();
    void problemChanged();

private:
    void begin();
    void look();
    void open(const QCameraDevice &device);
    void close();
    void setProblem(Problem problem);

    // In this order they are let go.
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QMediaCaptureSession> m_session;
    std::unique_ptr<QCamera> m_camera;
    QList<QCameraDevice> m_all;
    QByteArray m_chosen; ///< the camera's id
    QPointer<QVideoSink> m_sink;
    bool m_active = false;
    bool m_torch = false;
    Problem m_problem = NoProblem;
};

} // namespace pegsheet::app
