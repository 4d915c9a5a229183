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

/// A size and a rate of pictures that a camera can deliver.
struct FrameFormat
{
    QSize size;
    double framesASecond = 0;
};
/// Returns the index of the offer that is best for codes: the smallest from 1280x720 on with at least 15 frames a second, else the
/// largest that is as quick, else the largest; -1 where there are none.
[[nodiscard]] int bestFormat(const std::vector<FrameFormat> &offers);

/// Shows the picture of a camera in a video sink. It touches no device, and asks for no permission, before it is first active.
class CameraFeed : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVideoSink *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Whether the camera is on.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    /// The names of the cameras; empty before it is first active.
    Q_PROPERTY(QStringList cameras READ cameras NOTIFY camerasChanged FINAL)
    /// The index of the camera in use: until one is set, the one at the back where that is known, else the system's default. -1
    /// where there is none; an index outside of `cameras` is ignored.
    Q_PROPERTY(int camera READ camera WRITE setCamera NOTIFY cameraChanged FINAL)
    /// Whether the camera in use has a light; false while it is off.
    Q_PROPERTY(bool hasTorch READ hasTorch NOTIFY cameraChanged FINAL)
    /// Whether that light is on; it goes out with the camera, and stays off where hasTorch is false.
    Q_PROPERTY(bool torch READ torch WRITE setTorch NOTIFY torchChanged FINAL)
    /// Why there is no picture while it is active; NoProblem while it is not.
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
