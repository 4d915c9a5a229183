// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QtGlobal>

/// Looks at how a picture lies in its file before Qt reads it: what a short file only claims to hold can take any memory and time.
namespace pegsheet::app {

/// Returns whether the chunks of a PNG lie within the file, its IHDR first. True for a file that is no PNG.
[[nodiscard]] bool chunksFit(QByteArrayView bytes);

/// Returns whether a file of those bytes can hold so many pixels: even the best compression needs some bytes for them.
[[nodiscard]] bool canHold(QByteArrayView bytes, qint64 pixels);

/// Returns how often a reader of these bytes goes over all pixels: once, but more often for a JPEG that comes in several scans. One
/// that has to be kept whole meanwhile counts as ten more, since that takes as much memory.
[[nodiscard]] qint64 passesOver(QByteArrayView bytes);

/// Returns whether a file begins as a picture of a kind that is not read everywhere: WebP, TIFF, HEIF, JPEG 2000, icons, PDF and
/// the like.
[[nodiscard]] bool isRareKind(QByteArrayView bytes);

} // namespace pegsheet::app
