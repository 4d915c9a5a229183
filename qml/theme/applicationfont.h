// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

class QThread;

namespace pegsheet {

/// The condensed cut, in per cent of the normal width: what phones use by default.
inline constexpr int kCondensedStretch = 75;

/// Makes the system's sans, in the cut of that width where it has one, the font of the application. The roles of the
/// theme start from it, so it is called once, after the QGuiApplication and before the first window.
void setApplicationFont(int stretch = kCondensedStretch);

/// Reads the system's list of fonts beside what its maker does next: it takes as long as half a page. Whoever needs a
/// font before that waits for the rest. To be made once there is a QGuiApplication, and to go before it.
class FontsAhead
{
public:
    FontsAhead();
    ~FontsAhead();
    FontsAhead(const FontsAhead &) = delete;
    FontsAhead &operator=(const FontsAhead &) = delete;

private:
    std::unique_ptr<QThread> m_reading;
};

} // namespace pegsheet
