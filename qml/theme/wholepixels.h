// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace pegsheet {

/// Draws a screen whose scale is no whole number at the nearest one (1.25 as 1, 1.5 as 2, 2.625 as 3), so that the edges of boxes,
/// lines and codes lie on its pixels. Whoever finds the letters too small or too large sets them in the settings. To be called
/// before the application is made.
void useWholePixels();

} // namespace pegsheet
