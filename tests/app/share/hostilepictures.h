// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace pegsheet::tests {

/// A chunk of a PNG, whose length is said to be `claimed` where that is not negative.
[[nodiscard]] QByteArray pngChunk(const QByteArray &type, const QByteArray &content, qint64 claimed = -1);
/// A PNG of 48 bytes whose second chunk has this type and claims almost 2 GB.
[[nodiscard]] QByteArray claimingPng(const QByteArray &type);
/// A JPEG of some hundred bytes that is said to have so many pixels a side; the mark of its frame is C0, or C2 where it comes in
/// scans.
[[nodiscard]] QByteArray claimingJpeg(int side, char frame, int scans = 1);
/// The most memory that this process had until now, in bytes.
[[nodiscard]] qint64 peakMemory();

} // namespace pegsheet::tests
