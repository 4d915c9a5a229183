// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <cstddef>

class QIODevice;

namespace pegsheet::app {

/// A picture read from a file, to look for a code in it.
struct PictureFile
{
    QImage picture;          ///< null where there is none, or it cannot be read
    bool isTooLarge = false; ///< it has more pixels than kMostMegapixels
};

/// The largest picture that is read, in millions of pixels.
inline constexpr int kMostMegapixels = 128;
/// The longest file of a picture that is read, in bytes.
inline constexpr std::size_t kPictureLength = std::size_t{1} << 27U;

/// Reads a picture, whose format it finds by the content. One that is larger than kLargestSide is made smaller while it is read, so
/// that a photo takes no more memory than a screen does.
[[nodiscard]] PictureFile readPicture(QIODevice &file);

} // namespace pegsheet::app
