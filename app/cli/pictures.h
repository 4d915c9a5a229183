// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/qrcode.h"

#include <cstddef>
#include <string>

namespace pegsheet::cli {

/// OUT, or OUT with -1, -2, … before its ending where there are several.
[[nodiscard]] std::string numbered(const std::string &out, std::size_t number, std::size_t count);

/// The code as a PNG file, in the place of one that Pegsheet wrote. Throws Refused with storage.exists where another file is
/// there, Unclear where it cannot be written.
void writePicture(const app::QrCode &code, const std::string &file);

} // namespace pegsheet::cli
