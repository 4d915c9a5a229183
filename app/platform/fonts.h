// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace pegsheet::app {

/// Adds the fonts that the program brings along, where the system has none that it could read, and makes its sans the font of the
/// application. Called once there is a QGuiApplication.
void addFonts();

} // namespace pegsheet::app
