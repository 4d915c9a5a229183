// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <memory>

namespace pegsheet::app {

/// What the device can do for the table beyond a window. Every platform implements it in a file of its own; what a platform cannot
/// do has no effect there.
class Platform : public QObject
{
    Q_OBJECT

public:
    /// Whether a sound can be heard.
    enum class Hearing {
        Unknown, ///< not tried yet
        Works,
        NoModule, ///< what plays sounds is not installed
        NoDevice  ///< nothing to play them on
    };

    static std::unique_ptr<Platform> make();
    ~Platform() override = default;

    /// Keeps the screen from going dark, until told otherwise or the program ends.
    virtual void keepAwake(bool awake) = 0;
    /// Begins to ask the system how it wants to be shown; lessMotionChanged() brings the answer.
    virtual void watch() = 0;
    /// Plays 16-bit samples of one channel; returns at once. What is needed for it is loaded at the first time.
    virtual void play(const QByteArray &samples) = 0;
    /// Finds out whether play() can be heard, without playing anything; hearingChanged() brings the answer.
    virtual void listen() = 0;

    /// The system asks for less motion.
    [[nodiscard]] bool lessMotion() const { return m_lessMotion; }
    [[nodiscard]] Hearing hearing() const { return m_hearing; }

Q_SIGNALS:
    void lessMotionChanged();
    void hearingChanged();

protected:
    void setLessMotion(bool less);
    void setHearing(Hearing hearing);

private:
    bool m_lessMotion = false;
    Hearing m_hearing = Hearing::Unknown;
};

} // namespace pegsheet::app
