// SPDX-License-Identifier: Apache-2.0
#include "model/core/seal.h"

#include "model/core/codetext.h"

#include <algorithm>
#include <cstddef>

namespace pegsheet {

namespace {

bool hasPrefix(std::string_view text)
{
    const auto same = [](char wanted, char given) { return given == wanted || given == wanted - 'A' + 'a'; };
    return text.size() >= kCodePrefix.size() && std::equal(kCodePrefix.begin(), kCodePrefix.end(), text.begin(), same);
}

// The bytes without their checksum.
std::optional<std::vector<std::uint8_t>> checked(std::vector<std::uint8_t> bytes)
{
    if (bytes.size() < kSealBytes)
        return std::nullopt;
    std::uint32_t sum = 0;
    for (std::size_t i = bytes.size() - kSealBytes; i < bytes.size(); ++i)
        sum = sum << 8U | bytes[i];
    bytes.resize(bytes.size() - kSealBytes);
    return crc32(bytes) == sum ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace

std::string sealed(std::vector<std::uint8_t> message)
{
    const std::uint32_t sum = crc32(message);
    for (unsigned shift = 32; shift > 0; shift -= 8)
        message.push_back(static_cast<std::uint8_t>(sum >> (shift - 8)));
    return std::string(kCodePrefix) + base43(message);
}

std::optional<std::vector<std::uint8_t>> unsealed(std::string_view text, MaybeRefusal &refusal)
{
    if (text.size() > kCodeLength) {
        refusal = Refusal{"share.tooLong", {}};
        return std::nullopt;
    }
    if (!hasPrefix(text)) {
        refusal = Refusal{"share.notACode", {}};
        return std::nullopt;
    }
    auto bytes = fromBase43(text.substr(kCodePrefix.size()));
    auto message = bytes ? checked(std::move(*bytes)) : std::nullopt;
    if (!message)
        refusal = Refusal{"share.damaged", {}};
    return message;
}

} // namespace pegsheet
