// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <streambuf>
#include <string>

namespace pegsheet::cli {

/// Reads lines as they come, the last one also where its newline is missing.
class LineReader
{
public:
    /// Of a longer line only the first `limit` + 1 bytes are kept: enough to see that it is too long,
    /// whatever somebody sends.
    LineReader(std::streambuf &source, std::size_t limit) : m_source(source), m_limit(limit) {}

    /// The next line without its newline; false at the end of the input.
    bool next(std::string &line);

private:
    std::streambuf &m_source;
    std::size_t m_limit;
};

} // namespace pegsheet::cli
