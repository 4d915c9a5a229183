// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractAnimation>
#include <QCoreApplication>
#include <QQuickWindow>
#include <chrono>
#include <thread>

/// Frames of a window in steps of 16 ms, and what each costs.
///
/// Animations advance by exactly a step. Counted is all that the program's main thread does in it, drawn or not: it handles the
/// touch, advances animations, evaluates bindings, makes pages, lays out, writes drafts, updates the scene graph, and paints its
/// own items into their pictures, as it does for a graphics card too. Not counted is what lies between beforeRendering and
/// afterRendering, in which the software renderer puts the pixels of the window together. The rest of a step is waited for: pages
/// made in the background are made by a timer, and must get in the way of frames as they would.
namespace pegsheet::bench {

/// A frame.
constexpr auto kStep = std::chrono::milliseconds(16);

/// Time goes on for animations by one frame when it is told to.
class FrameByFrame : public QAnimationDriver
{
public:
    void advance() override
    {
        // Where nothing runs, a step would be added to the next animation's first one.
        if (!isRunning())
            return;
        m_now += kStep.count();
        advanceAnimation();
    }
    [[nodiscard]] qint64 elapsed() const override { return m_now; }

protected:
    void start() override
    {
        m_now = 0; // counted from the first animation that runs
        QAnimationDriver::start();
    }

private:
    qint64 m_now = 0;
};

/// Shows a window frame by frame and measures what each costs.
class Screen
{
public:
    Screen(QQuickWindow *window, FrameByFrame &time) : m_time(time)
    {
        QObject::connect(window, &QQuickWindow::beforeRendering, window, [this] { m_painting = Clock::now(); });
        QObject::connect(window, &QQuickWindow::afterRendering, window, [this] {
            m_painted += since(m_painting);
            ++m_drawn;
        });
    }

    /// One frame in which the finger does that; the milliseconds that count.
    template <typename Finger>
    double frame(Finger &&finger)
    {
        const auto begin = Clock::now();
        m_worked = m_painted = 0;
        work([&] {
            m_time.advance();
            finger();
        });
        do {
            work([] {
                QCoreApplication::processEvents();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            });
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        } while (Clock::now() < begin + kStep);
        return m_worked - m_painted;
    }
    void wait(int frames)
    {
        for (int passed = 0; passed < frames; ++passed)
            frame([] {});
    }
    /// How often the window was drawn.
    [[nodiscard]] int drawn() const { return m_drawn; }

private:
    using Clock = std::chrono::steady_clock;

    static double since(Clock::time_point begin) { return std::chrono::duration<double, std::milli>(Clock::now() - begin).count(); }
    template <typename Work>
    void work(Work &&does)
    {
        const auto begin = Clock::now();
        does();
        m_worked += since(begin);
    }

    FrameByFrame &m_time;
    Clock::time_point m_painting;
    double m_worked = 0;
    double m_painted = 0;
    int m_drawn = 0;
};

} // namespace pegsheet::bench
