// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/platform/browser/camerapicture.h"
#include "app/share/sightings.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QtQmlIntegration/qqmlintegration.h>
#include <chrono>

namespace pegsheet::app {

/// Reads codes from the frames that a CameraPicture shows, now and then also as viewOf() has it, between what the window does: a
/// page has one thread.
class Scanner : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The sink, a CameraPicture, whose frames are read.
    Q_PROPERTY(QObject *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Whether frames are read.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)

public:
    /// The least time between two frames that are read.
    static constexpr std::chrono::milliseconds kPace{100};
    /// How many times as long as a frame took to be read the window then has for itself.
    static constexpr int kRest = 2;

    explicit Scanner(QObject *parent = nullptr);

    [[nodiscard]] QObject *videoSink() const { return m_sink; }
    void setVideoSink(QObject *sink);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);

    /// Makes the code that is in sight be reported once more.
    Q_INVOKABLE void again() { m_sightings.forget(); }

Q_SIGNALS:
    void videoSinkChanged();
    void activeChanged();
    /// A code of Pegsheet's came into sight. Emitted once, as long as it stays there.
    void found(const QString &text);
    /// A code came into sight that is none of Pegsheet's. Emitted likewise.
    void foreign(const QString &text);

private:
    void look(const QImage &frame);

    QPointer<CameraPicture> m_sink;
    bool m_active = false;
    int m_looked = 0;
    QByteArray m_room; ///< of another view
    std::chrono::milliseconds m_next{};
    Sightings m_sightings;
};

} // namespace pegsheet::app
