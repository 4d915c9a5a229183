// SPDX-License-Identifier: Apache-2.0
// ZXing-C++ as the page has it: a program of its own beside this one.
#include "app/platform/codelibrary.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" {
// platform/browser/library.js. Writes a byte a module, 1 for a dark one; returns how many a side has, 0 where there is no such
// code.
int pegsheet_encodeQr(const char *text, std::size_t length, unsigned char *modules, std::size_t room);
// Writes the text of the code in a grey picture whose rows follow each other; returns its length, 0 where there is none.
int pegsheet_decodeQr(const unsigned char *pixels, int width, int height, bool isLong, char *text, std::size_t room);
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

QString decodeQr(const Luminance &picture, Effort effort)
{
    const auto width = static_cast<std::size_t>(picture.width);
    std::vector<std::uint8_t> pixels;
    pixels.reserve(width * static_cast<std::size_t>(picture.height));
    for (int y = 0; y < picture.height; ++y) {
        const std::uint8_t *row = picture.pixels + y * picture.rowStride;
        pixels.insert(pixels.end(), row, row + width);
    }
    constexpr std::size_t kLongest = 4 * 7089; // as UTF-8, what the largest code holds
    std::array<char, kLongest> text = {};
    const int length = pegsheet_decodeQr(pixels.data(), picture.width, picture.height, effort == Effort::Long, text.data(),
                                         text.size());
    return QString::fromUtf8(text.data(), length);
}

} // namespace pegsheet::app
