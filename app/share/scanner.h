// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/frameintake.h"
#include "app/share/helperthread.h"

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
    /// Whose frames are read; mostly a VideoOutput's.
    Q_PROPERTY(QVideoSink *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Whether it looks.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)

public:
    using Reader = FrameIntake::Reader;
    using Clock = HelperThread::Clock;

    /// How long a frame may take to be read before the thread that does it is replaced.
    static constexpr std::chrono::milliseconds kPatience{2000};
    /// A code that was out of sight for so long is told of again.
    static constexpr std::chrono::milliseconds kAbsence{3000};

    explicit Scanner(QObject *parent = nullptr);
    /// With another reader and another time than those of the world.
    Scanner(Reader reader, Clock clock, QObject *parent = nullptr);
    ~Scanner() override;

    /// Whether a code's text is one of Pegsheet's; whether it can be read is another question.
    [[nodiscard]] static bool isOurs(const QString &text);

    [[nodiscard]] QVideoSink *videoSink() const { return m_sink; }
    void setVideoSink(QVideoSink *sink);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);

    /// Tells of the code before the camera though it has done so already.
    Q_INVOKABLE void again();

Q_SIGNALS:
    void videoSinkChanged();
    void activeChanged();
    /// A code of Pegsheet came into sight; once, as long as it stays there.
    void found(const QString &text);
    /// A code came into sight that is none of Pegsheet's; likewise.
    void foreign(const QString &text);
    /// A frame has been read, with or without a code.
    void looked();

private:
    void see(const QString &text);
    [[nodiscard]] bool isNews(const QString &text);

    Clock m_clock;
    HelperThread m_helper;
    std::shared_ptr<FrameIntake> m_intake;
    QPointer<QVideoSink> m_sink;
    QMetaObject::Connection m_frames;
    bool m_active = false;
    QString m_seen;
    std::chrono::milliseconds m_seenAt{};
};

} // namespace pegsheet::app
