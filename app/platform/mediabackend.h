// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace pegsheet::app {

/// Chooses what Qt Multimedia speaks to cameras and films with, where nobody has: FFmpeg, which comes with Qt. What Qt 6.4
/// would take on Linux is GStreamer, and that ends the program where its plugins are not installed. To be called before
/// the first use; best before there are threads.
void chooseMediaBackend();

} // namespace pegsheet::app
