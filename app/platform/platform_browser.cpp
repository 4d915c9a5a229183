// SPDX-License-Identifier: Apache-2.0
// A page: what the browser does for it. The other half stands in platform/browser/library.js and packaging/web/page.js.
#include "app/platform/platform.h"
#include "app/sound/sounds.h"

#include <emscripten/em_macros.h>

#include <array>
#include <functional>

extern "C" {
void pegsheet_keepAwake(bool awake);
void pegsheet_watchMotion();
// 16-bit samples of one channel.
void pegsheet_play(const char *samples, int bytes, int samplesASecond);
void pegsheet_watchKeeping();
// Writes in UTF-8 what the browser said when it last refused to keep something.
void pegsheet_keepingProblem(char *text, int room);
void pegsheet_keep();
void pegsheet_watchForgetting();
void pegsheet_watchVersions();
// Writes in UTF-8 the address of the page's sources.
void pegsheet_sources(char *text, int room);
}

namespace pegsheet::app {

namespace {

std::function<void(bool)> s_lessMotion;
std::function<void(Platform::Keeping)> s_keeping;
std::function<void(bool)> s_mayForget;
std::function<void(bool)> s_newerWaits;

// What `write` writes into a buffer of that size, at most.
QString textFrom(void (*write)(char *text, int room))
{
    std::array<char, 400> text = {};
    write(text.data(), static_cast<int>(text.size()));
    return QString::fromUtf8(text.data());
}

class BrowserPlatform final : public Platform
{
public:
    BrowserPlatform() : Platform()
    {
        s_lessMotion = [this](bool less) { setLessMotion(less); };
        s_keeping = [this](Keeping keeping) {
            setKeeping(keeping, keeping == Keeping::Failing ? textFrom(&pegsheet_keepingProblem) : QString());
        };
        s_mayForget = [this](bool mayForget) { setMayForget(mayForget); };
        s_newerWaits = [this](bool waits) { setNewerWaits(waits); };
    }
    ~BrowserPlatform() override
    {
        s_lessMotion = nullptr;
        s_keeping = nullptr;
        s_mayForget = nullptr;
        s_newerWaits = nullptr;
    }

    void keepAwake(bool awake) override { pegsheet_keepAwake(awake); }
    void watch() override
    {
        pegsheet_watchMotion();
        pegsheet_watchKeeping();
        pegsheet_watchForgetting();
        pegsheet_watchVersions();
    }
    void keep() override { pegsheet_keep(); }
    void play(const QByteArray &samples) override
    {
        pegsheet_play(samples.constData(), static_cast<int>(samples.size()), kSampleRate);
    }
    // Every browser plays; whether somebody hears it, none says.
    void listen() override { setHearing(Hearing::Works); }
    [[nodiscard]] bool isPage() const override { return true; }
    [[nodiscard]] QString sources() const override { return textFrom(&pegsheet_sources); }
};

} // namespace

std::unique_ptr<Platform> Platform::make()
{
    return std::make_unique<BrowserPlatform>();
}

} // namespace pegsheet::app

// Called by the page.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_lessMotion(bool less)
{
    if (pegsheet::app::s_lessMotion)
        pegsheet::app::s_lessMotion(less);
}

extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_mayForget(bool mayForget)
{
    if (pegsheet::app::s_mayForget)
        pegsheet::app::s_mayForget(mayForget);
}

extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_newerWaits(bool waits)
{
    if (pegsheet::app::s_newerWaits)
        pegsheet::app::s_newerWaits(waits);
}

extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_keeping(int keeping)
{
    using Keeping = pegsheet::app::Platform::Keeping;
    constexpr std::array kAll{Keeping::Kept, Keeping::OnTheWay, Keeping::Failing};
    if (pegsheet::app::s_keeping)
        pegsheet::app::s_keeping(kAll.at(static_cast<std::size_t>(keeping)));
}
