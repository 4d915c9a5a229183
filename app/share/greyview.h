// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/qrreader.h"

#include <QByteArray>
#include <optional>

/// Other ways to look at a grey picture in which nothing was read.
namespace pegsheet::app {

/// How a picture is looked at once more.
enum class GreyView {
    Mirrored, ///< some cameras show the world so, and ZXing reads only half of such codes
    Inverted, ///< a code that is light on dark
    Stretched ///< a code on a dim screen before a bright ground: the greys of the middle are spread over all there are
};
inline constexpr int kGreyViews = 3;

/// One of so many frames of a film is looked at once more where nothing was read: more would hold up those that follow.
inline constexpr int kFramesAView = 5;
/// After so many frames every view had its turn.
inline constexpr int kFramesAllViews = kFramesAView * kGreyViews;

/// Returns how the frame of that number is looked at once more; nothing for most.
[[nodiscard]] std::optional<GreyView> viewOf(int frame);

/// Returns the picture as it is seen so. Its pixels are in `room`. Empty where there is nothing to stretch.
[[nodiscard]] Luminance seen(const Luminance &picture, GreyView view, QByteArray &room);

/// Returns the picture with the greys between the two spread over all there are; what is darker is black, what is lighter white.
/// Its pixels are in `room`.
[[nodiscard]] Luminance stretched(const Luminance &picture, int darkest, int lightest, QByteArray &room);

} // namespace pegsheet::app
