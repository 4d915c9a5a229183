// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pegsheet {

/// A text that many states share: a pointer into a table of the process that only grows. Copied and compared as cheaply as a
/// number; equal texts are the same label. Its text outlives everything. Making one takes a lock, reading one does not.
class Label
{
public:
    /// The empty text.
    constexpr Label() = default;
    explicit Label(std::string_view text);

    [[nodiscard]] std::string_view text() const;
    [[nodiscard]] constexpr bool empty() const { return m_entry == nullptr; }
    /// By the text alone, the same on every machine (FNV-1a of 64 bits).
    [[nodiscard]] std::uint64_t hash() const;

    constexpr bool operator==(const Label &) const = default;

private:
    struct Entry
    {
        std::string text;
        std::uint64_t hash;
    };
    static const Entry *entryOf(std::string_view text);

    const Entry *m_entry = nullptr;
};

} // namespace pegsheet
