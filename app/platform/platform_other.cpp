// SPDX-License-Identifier: Apache-2.0
// Where nothing is known of the platform: a window and no more.
#include "app/platform/platform.h"

namespace pegsheet::app {

namespace {

class OtherPlatform final : public Platform
{
public:
    void keepAwake(bool) override {}
    void watch() override {}
    void play(const QByteArray &) override {}
    void listen() override { setHearing(Hearing::NoModule); }
};

} // namespace

std::unique_ptr<Platform> Platform::make()
{
    return std::make_unique<OtherPlatform>();
}

} // namespace pegsheet::app
