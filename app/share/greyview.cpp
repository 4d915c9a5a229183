// SPDX-License-Identifier: Apache-2.0
#include "app/share/greyview.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace pegsheet::app {

namespace {

constexpr int kGreys = 256;
using Greys = std::array<std::uint8_t, kGreys>;

template <typename Row>
Luminance copied(const Luminance &picture, QByteArray &room, const Row &copyRow)
{
    room.resize(qsizetype{picture.width} * picture.height);
    auto *to = reinterpret_cast<std::uint8_t *>(room.data());
    for (int y = 0; y < picture.height; ++y, to += picture.width) {
        const std::uint8_t *from = picture.pixels + y * picture.rowStride;
        copyRow(from, from + picture.width, to);
    }
    return {reinterpret_cast<const std::uint8_t *>(room.constData()), picture.width, picture.height, picture.width};
}

Luminance translated(const Luminance &picture, const Greys &greys, QByteArray &room)
{
    return copied(picture, room, [&greys](const std::uint8_t *from, const std::uint8_t *end, std::uint8_t *to) {
        std::transform(from, end, to, [&greys](std::uint8_t grey) { return greys[grey]; });
    });
}

// Almost the darkest and the lightest of what is in the middle of the picture.
struct Range
{
    int darkest;
    int lightest;
};

Range rangeOfMiddle(const Luminance &picture)
{
    constexpr int kPart = 8; // of a side
    constexpr int kLeast = 16;
    constexpr int kOutliers = 20; // one of so many at both ends
    const int width = std::min(picture.width, std::max(picture.width / kPart, kLeast));
    const int height = std::min(picture.height, std::max(picture.height / kPart, kLeast));
    std::array<int, kGreys> counts{};
    for (int y = (picture.height - height) / 2; y < (picture.height + height) / 2; ++y) {
        const std::uint8_t *row = picture.pixels + y * picture.rowStride;
        for (int x = (picture.width - width) / 2; x < (picture.width + width) / 2; ++x)
            ++counts[row[x]];
    }
    const auto endFrom = [&counts, few = width * height / kOutliers](int grey, int step) {
        for (int passed = counts[static_cast<std::size_t>(grey)]; passed <= few && grey + step >= 0 && grey + step < kGreys;
             passed += counts[static_cast<std::size_t>(grey)])
            grey += step;
        return grey;
    };
    return {endFrom(0, 1), endFrom(kGreys - 1, -1)};
}

} // namespace

std::optional<GreyView> viewOf(int frame)
{
    if (frame % kFramesAView != 0)
        return std::nullopt;
    return static_cast<GreyView>(frame / kFramesAView % kGreyViews);
}

Luminance seen(const Luminance &picture, GreyView view, QByteArray &room)
{
    if (view == GreyView::Mirrored)
        return copied(picture, room, [](const std::uint8_t *from, const std::uint8_t *end, std::uint8_t *to) {
            std::reverse_copy(from, end, to);
        });
    if (view == GreyView::Stretched) {
        constexpr int kLeastContrast = 16;
        const Range range = rangeOfMiddle(picture);
        const bool isWorthIt = range.lightest - range.darkest >= kLeastContrast;
        return isWorthIt ? stretched(picture, range.darkest, range.lightest, room) : Luminance();
    }
    Greys greys{};
    for (int grey = 0; grey < kGreys; ++grey)
        greys[static_cast<std::size_t>(grey)] = static_cast<std::uint8_t>(kGreys - 1 - grey);
    return translated(picture, greys, room);
}

Luminance stretched(const Luminance &picture, int darkest, int lightest, QByteArray &room)
{
    Greys greys{};
    for (int grey = 0; grey < kGreys; ++grey) {
        const int spread = (grey - darkest) * (kGreys - 1) / (lightest - darkest);
        greys[static_cast<std::size_t>(grey)] = static_cast<std::uint8_t>(std::clamp(spread, 0, kGreys - 1));
    }
    return translated(picture, greys, room);
}

} // namespace pegsheet::app
