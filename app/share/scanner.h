// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/frameintake.h"
#include "app/share/helperthread.h"
#include "app/share/sightings.h"

#include <QObject>
#include <QPointer>
#include <QVideoSink>
#include <QtQmlIntegration/qqmlintegration.h>
#include <chrono>
#include <memory>

namespace pegsheet::app {

/// Reads codes from the frames that pass through a video sink, be they of a camera, a film or a test. It never holds up the
/// window: frames are read in a thread of their own.
class Scanner : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The sink whose frames are read; mostly that of a VideoOutput.
    Q_PROPERTY(QObject *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Whether frames are read.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)

public:
    using Reader = FrameIntake::Reader;
    using Clock = HelperThread::Clock;

    /// How long a frame may take to be read before the thread that does it is replaced.
    static constexpr std::chrono::milliseconds kPatience{2000};

    explicit Scanner(QObject *parent = nullptr);
    /// Reads with another reader and another clock than usual, for tests.
    Scanner(Reader reader, Clock clock, QObject *parent = nullptr);
    ~Scanner() override;

    [[nodiscard]] QObject *videoSink() const { return m_sink; }
    void setVideoSink(QObject *sink);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);

    /// Makes the code that is in sight be reported once more.
    Q_INVOKABLE void again();

Q_SIGNALS:
    void videoSinkChanged();
    void activeChanged();
    /// A code of Pegsheet's came into sight. Emitted once, as long as it stays there.
    void found(const QString &text);
    /// A code came into sight that is none of Pegsheet's. Emitted likewise.
    void foreign(const QString &text);
    /// A frame has been read, with or without a code.
    void looked();

private:
    void see(const QString &text);

    HelperThread m_helper;
    std::shared_ptr<FrameIntake> m_intake;
    QPointer<QVideoSink> m_sink;
    QMetaObject::Connection m_frames;
    bool m_active = false;
    Sightings m_sightings;
};

} // namespace pegsheet::app
