// SPDX-License-Identifier: Apache-2.0
// A Linux desktop: what its session bus offers, and its sound server through the library that PulseAudio and PipeWire
// share, loaded only when a sound is wanted.
#include "app/platform/desktopbus.h"
#include "app/platform/platform.h"
#include "app/sound/sounds.h"

#include <QLibrary>
#include <QThreadPool>

namespace pegsheet::app {

namespace {

// As in pulse/sample.h and pulse/simple.h, version 0 of the library.
struct SampleSpec
{
    int format;
    quint32 rate;
    quint8 channels;
};
constexpr int kLittleEndian16 = 3;
constexpr int kBigEndian16 = 4;
constexpr int kPlayback = 1;

struct SimpleSound
{
    using New = void *(*)(const char *, const char *, int, const char *, const char *, const SampleSpec *, const void *,
                          const void *, int *);
    using Write = int (*)(void *, const void *, size_t, int *);
    using Drain = int (*)(void *, int *);
    using Free = void (*)(void *);

    SimpleSound()
    {
        QLibrary library(QStringLiteral("pulse-simple"), 0);
        open = reinterpret_cast<New>(library.resolve("pa_simple_new"));
        write = reinterpret_cast<Write>(library.resolve("pa_simple_write"));
        drain = reinterpret_cast<Drain>(library.resolve("pa_simple_drain"));
        close = reinterpret_cast<Free>(library.resolve("pa_simple_free"));
    }

    [[nodiscard]] bool isThere() const { return open != nullptr && write != nullptr && drain != nullptr && close != nullptr; }

    // False where nobody takes it. Waits until it is over; nothing is played of nothing.
    [[nodiscard]] bool play(const QByteArray &samples) const
    {
        const SampleSpec spec{Q_BYTE_ORDER == Q_LITTLE_ENDIAN ? kLittleEndian16 : kBigEndian16, kSampleRate, 1};
        void *stream = open(nullptr, "Pegsheet", kPlayback, nullptr, "Pegsheet", &spec, nullptr, nullptr, nullptr);
        if (stream == nullptr)
            return false;
        const bool good = samples.isEmpty()
            || (write(stream, samples.constData(), static_cast<size_t>(samples.size()), nullptr) >= 0
                && drain(stream, nullptr) >= 0);
        close(stream);
        return good;
    }

    New open;
    Write write;
    Drain drain;
    Free close;
};

class LinuxPlatform final : public Platform
{
public:
    LinuxPlatform() : m_bus(this)
    {
        m_line.setMaxThreadCount(1); // one sound after the other
        connect(&m_bus, &DesktopBus::lessMotion, this, &LinuxPlatform::setLessMotion);
    }
    ~LinuxPlatform() override
    {
        m_line.clear();
        m_line.waitForDone();
    }

    void keepAwake(bool awake) override { m_bus.keepAwake(awake); }
    void watch() override { m_bus.watchMotion(); }
    void listen() override { play({}); }

    void play(const QByteArray &samples) override
    {
        // Who falls behind is silent rather than late.
        if (m_waiting > 1)
            return;
        ++m_waiting;
        m_line.start([this, samples] {
            static const SimpleSound kSound;
            const Hearing heard = !kSound.isThere() ? Hearing::NoModule : kSound.play(samples) ? Hearing::Works : Hearing::NoDevice;
            QMetaObject::invokeMethod(this, [this, heard] {
                --m_waiting;
                setHearing(heard);
            });
        });
    }

private:
    DesktopBus m_bus;
    QThreadPool m_line;
    int m_waiting = 0;
};

} // namespace

std::unique_ptr<Platform> Platform::make()
{
    return std::make_unique<LinuxPlatform>();
}

} // namespace pegsheet::app
