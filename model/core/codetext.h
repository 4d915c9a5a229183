// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

/// What every shared code begins with. In capitals, so that a QR code holds it in its alphanumeric mode.
inline constexpr std::string_view kCodePrefix = "PEGSHEET:";
/// The most characters a QR code holds in that mode.
inline constexpr std::size_t kCodeLength = 4296;

/// The characters of a QR code's alphanumeric mode that may also stand in a link, by their values 0 to 42.
inline constexpr std::string_view kCodeDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:";

/// Bytes as digits of base 43. The bytes are one number, the first byte its highest; it is written
/// with as few digits as numbers of so many bytes need, the highest first.
[[nodiscard]] std::string base43(std::span<const std::uint8_t> bytes);
/// Reads such a text back. Nothing when it is none: another character (small letters are read as capitals), a length that no number
/// of bytes has, or a number that is too large for its length.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> fromBase43(std::string_view text);

/// The CRC-32 of IEEE 802.3. It differs for any two texts of up to 91,607 bits that differ in three bits or fewer.
[[nodiscard]] std::uint32_t crc32(std::span<const std::uint8_t> bytes);

} // namespace pegsheet
