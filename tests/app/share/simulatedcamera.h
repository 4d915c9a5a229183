// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/qrcode.h"
#include "model/core/random.h"

#include <QImage>
#include <QPolygonF>

namespace pegsheet::tests {

/// How a code is held before the simulated camera, and what the camera makes of it.
struct Shot
{
    QSize frame{1280, 720};
    double pixelsAModule = 5; ///< before the corners are moved
    double jitter = 0.08;     ///< how far a corner may stand off, as a part of the side
    double blur = 0.8;        ///< sigma, pixels
    double noise = 6;         ///< sigma, of 255
    int ink = 45;
    int paper = 205;
    int ground = 110; ///< around the code
};

/// The most pixels a module at which the code still lies whole in the frame, however it is turned and seen askew.
[[nodiscard]] double largestPixels(const app::QrCode &code, const Shot &shot);

/// The code as a camera sees it: three by three samples a pixel, turned by any angle, seen
/// askew, blurred, with noise. Grayscale8. The same random numbers give the same picture.
[[nodiscard]] QImage photograph(const app::QrCode &code, const Shot &shot, Random &random);

/// A random text that fills a code of that version at error correction M, beginning as ours do.
[[nodiscard]] std::string fullText(int version, Random &random);

} // namespace pegsheet::tests
