// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/qrreader.h"

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

namespace pegsheet::app {

/// The modules of a QR code without the white around it, row by row.
struct QrModules
{
    int side = 0;
    std::vector<bool> dark;
};

/// Returns the smallest code of error correction M that holds the text, which is ASCII and not empty; nothing where none does.
[[nodiscard]] std::optional<QrModules> encodeQr(std::string_view text);

/// Returns the text of the QR code in the picture, which has pixels; empty where none was found. May throw a std::exception.
[[nodiscard]] QString decodeQr(const Luminance &picture, Effort effort);

} // namespace pegsheet::app
