// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <streambuf>

namespace pegsheet::cli {

/// Keeps closed standard streams from becoming some other file that is opened later: they stay such that using them fails.
void holdStandardStreams();

/// The bytes of standard input. Where it is set not to wait, they are waited for all the same; where it cannot be read it ends,
/// and failed() says so.
class StandardInput final : public std::streambuf
{
public:
    /// The only one there is: what was read ahead is not lost.
    static StandardInput &instance();

    /// Whether it ended because it is closed or cannot be read.
    [[nodiscard]] bool failed() const { return m_failed; }

protected:
    int_type underflow() override;

private:
    StandardInput() = default;

    std::array<char, 1U << 16U> m_block{};
    bool m_failed = false;
};

} // namespace pegsheet::cli
