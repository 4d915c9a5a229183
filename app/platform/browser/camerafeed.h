// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/platform/browser/camerapicture.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// Shows the picture of a camera that the browser hands out. The browser is asked, and asks the user, once it is first active; it
/// has one camera at a time.
class CameraFeed : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The sink, a CameraPicture, that shows the frames.
    Q_PROPERTY(QObject *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Whether the camera is on.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    /// The names of the cameras; empty before one gives a picture.
    Q_PROPERTY(QStringList cameras READ cameras NOTIFY camerasChanged FINAL)
    /// The index of the camera in use: until one is set, the one at the back where there is one. -1 while none is; an index outside
    /// of `cameras` is ignored.
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
        NoCamera,     ///< this device has none, or the page may not ask for one, as over a line without https
        NoPermission, ///< the user or the browser refused it
        CameraFails   ///< it is there but gives no picture: mostly another program has it
    };
    Q_ENUM(Problem)

    explicit CameraFeed(QObject *parent = nullptr);
    ~CameraFeed() override;

    [[nodiscard]] QObject *videoSink() const { return m_sink; }
    void setVideoSink(QObject *sink);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] QStringList cameras() const { return m_cameras; }
    [[nodiscard]] int camera() const { return m_camera; }
    void setCamera(int camera);
    [[nodiscard]] bool hasTorch() const { return m_hasTorch; }
    [[nodiscard]] bool torch() const { return m_torch; }
    void setTorch(bool on);
    [[nodiscard]] Problem problem() const { return m_problem; }

    /// What the browser answers: a camera gives its picture, there is none, and a frame of it.
    void opened(const QStringList &cameras, int camera, bool hasTorch);
    void failed(Problem problem);
    void show(const QImage &frame);

Q_SIGNALS:
    void videoSinkChanged();
    void activeChanged();
    void camerasChanged();
    void cameraChanged();
    void torchChanged();
    void problemChanged();

private:
    void close();
    void setProblem(Problem problem);

    QPointer<CameraPicture> m_sink;
    QStringList m_cameras;
    int m_camera = -1;
    bool m_active = false;
    bool m_hasTorch = false;
    bool m_torch = false;
    Problem m_problem = NoProblem;
};

} // namespace pegsheet::app
