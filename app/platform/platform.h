// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
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

    /// Whether what was written is kept, where somebody else keeps it later than it is written, as a browser does.
    enum class Keeping {
        Kept,
        OnTheWay,
        Failing ///< keepingProblem() says why
    };

    static std::unique_ptr<Platform> make();
    ~Platform() override = default;

    /// Keeps the screen from going dark, until told otherwise or the program ends.
    virtual void keepAwake(bool awake) = 0;
    /// Begins to ask the system how it wants to be shown and what it keeps; lessMotionChanged(), keepingChanged(),
    /// mayForgetChanged() and newerWaitsChanged() bring the answers.
    virtual void watch() = 0;
    /// Plays 16-bit samples of one channel; returns at once. What is needed for it is loaded at the first time.
    virtual void play(const QByteArray &samples) = 0;
    /// Finds out whether play() can be heard, without playing anything; hearingChanged() brings the answer.
    virtual void listen() = 0;

    /// Tries anew to keep what is not kept; keepingChanged() brings the answer. Does nothing where files are kept at once.
    virtual void keep() {}

    /// The system asks for less motion.
    [[nodiscard]] bool lessMotion() const { return m_lessMotion; }
    [[nodiscard]] Hearing hearing() const { return m_hearing; }
    [[nodiscard]] Keeping keeping() const { return m_keeping; }
    /// In the words of who keeps the files, in no language in particular.
    [[nodiscard]] QString keepingProblem() const { return m_keepingProblem; }
    /// Whether what is kept may be thrown away without anybody asking for it, as a browser does that promised nothing.
    [[nodiscard]] bool mayForget() const { return m_mayForget; }
    /// Whether a newer version is here that runs from the next start on.
    [[nodiscard]] bool newerWaits() const { return m_newerWaits; }
    /// Whether the program is a page in a browser.
    [[nodiscard]] virtual bool isPage() const { return false; }
    /// The address of the sources of that page, as who serves it gave it; empty elsewhere, and where nobody gave any.
    [[nodiscard]] virtual QString sources() const { return {}; }

Q_SIGNALS:
    void keepingChanged();
    void mayForgetChanged();
    void newerWaitsChanged();
    void lessMotionChanged();
    void hearingChanged();

protected:
    void setLessMotion(bool less);
    void setHearing(Hearing hearing);
    void setKeeping(Keeping keeping, const QString &problem = {});
    void setMayForget(bool mayForget);
    void setNewerWaits(bool waits);

private:
    bool m_lessMotion = false;
    bool m_mayForget = false;
    bool m_newerWaits = false;
    Hearing m_hearing = Hearing::Unknown;
    Keeping m_keeping = Keeping::Kept;
    QString m_keepingProblem;
};

} // namespace pegsheet::app
