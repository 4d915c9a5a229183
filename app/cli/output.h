// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <string>
#include <string_view>

namespace pegsheet::cli {

/// Standard output: JSON, one value a line. Lines wait until there are many of them, or until flush().
class Output
{
public:
    Output() = default;
    ~Output() { flush(); }
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;

    void line(const Value &value);
    /// A file's content instead.
    void text(std::string_view content);
    /// Returns when every line is handed over to the system.
    void flush();
    /// Something could not be written: the reader is gone or the disk is full.
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    std::string m_waiting;
    bool m_failed = false;
};

} // namespace pegsheet::cli
