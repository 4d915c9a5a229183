// SPDX-License-Identifier: Apache-2.0
// ZXing-C++ as the page has it: a program of its own beside this one.
#include "app/platform/codelibrary.h"

#include <array>
#include <cstddef>

extern "C" {
// platform/browser/library.js. Writes a byte a module, 1 for a dark one; returns how many a side has, 0 where there is no such
// code.
int pegsheet_encodeQr(const char *text, std::size_t length, unsigned char *modules, std::size_t room);
}

namespace pegsheet::app {

std::optional<QrModules> encodeQr(std::string_view text)
{
    constexpr std::size_t kLargest = 177; // modules a side
    std::array<unsigned char, kLargest *kLargest> written = {};
    QrModules modules;
    modules.side = pegsheet_encodeQr(text.data(), text.size(), written.data(), written.size());
    if (modules.side == 0)
        return std::nullopt;
    modules.dark.assign(written.begin(), written.begin() + std::ptrdiff_t{modules.side} * modules.side);
    return modules;
}

QString decodeQr(const Luminance &, Effort)
{
    return {};
}

} // namespace pegsheet::app
