// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pegsheet::exporting {

/// A table as RFC 4180 has it: UTF-8, lines ending with CR and LF, quotes where they are needed.
class Csv
{
public:
    /// A cell that this program made: a number, an identifier, a time.
    Csv &cell(std::string_view text);
    Csv &cell(std::int64_t number) { return cell(std::string_view(std::to_string(number))); }
    /// A cell that somebody typed. One that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP
    /// advises.
    Csv &typed(std::string_view text);
    void endRow();

    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text;
    bool m_isFirst = true;
};

} // namespace pegsheet::exporting
