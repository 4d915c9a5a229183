// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <cstddef>

class QByteArray;

namespace pegsheet::app {

/// Why a picture was not read, where it is known.
enum class PictureFault {
    None,
    TooLarge, ///< it has more pixels than kMostMegapixels, or takes as much to read as such a picture does
    OtherKind ///< it is a picture of a kind that is not read here
};

/// A picture read from a file, to look for a code in it.
struct PictureFile
{
    QImage picture; ///< null where there is none, or it cannot be read
    PictureFault fault = PictureFault::None;
};

/// The largest picture that is read, in millions of pixels.
inline constexpr int kMostMegapixels = 128;
/// The longest file of a picture that is read, in bytes.
inline constexpr std::size_t kPictureLength = std::size_t{1} << 27U;

/// Reads the picture that the bytes of a file are, whose format it finds by the content. One that is larger than kLargestSide is
/// made smaller while it is read, so that a photo takes no more memory than a screen does; one that claims more than its bytes can
/// hold is not read.
[[nodiscard]] PictureFile readPicture(const QByteArray &bytes);

} // namespace pegsheet::app
