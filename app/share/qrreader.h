// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QString>
#include <cstddef>
#include <cstdint>

namespace pegsheet::app {

/// A grey picture of one byte a pixel, in memory that belongs to somebody else: `height` rows of `width` bytes, `rowStride` bytes
/// from row to row.
struct Luminance
{
    const std::uint8_t *pixels = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t rowStride = 0; ///< negative where the last row comes first
};

/// The most pixels that a row or column is read with. No camera or screen has more, and larger pictures only take longer.
inline constexpr int kLargestSide = 4096;

/// How thoroughly a picture is searched.
enum class Effort {
    Quick, ///< a frame of a camera: the next one comes soon
    Long   ///< the only picture there is
};

/// Returns the text of the QR code in the picture, turned any way; empty where none can be read. Of several codes it reads any one.
/// No picture makes it throw or end the program.
[[nodiscard]] QString readCode(const Luminance &picture, Effort effort);

/// Reads a picture of any size and format, with long effort, also mirrored, light on dark and dim on bright. One that is larger
/// than kLargestSide is made smaller first. What is transparent counts as white.
[[nodiscard]] QString readCode(const QImage &picture);

} // namespace pegsheet::app
