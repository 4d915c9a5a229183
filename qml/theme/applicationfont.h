// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/platform/background.h"

namespace pegsheet {

/// The width of the condensed cut in per cent of the normal one: what phones use by default.
inline constexpr int kCondensedStretch = 75;

/// Makes the system's sans, in the cut of that width where it has one, the font of the application. The fonts of Type start from
/// it, so it is called once, after the QGuiApplication is made and before the first window.
void setApplicationFont(int stretch = kCondensedStretch);

/// Reads the system's list of fonts in the background, since it takes as long as half a page. Whoever needs a font before that
/// waits for the rest. It is made once there is a QGuiApplication, and must go before that.
class FontPreloader
{
public:
    FontPreloader();

private:
    BackgroundLine m_background;
};

} // namespace pegsheet
