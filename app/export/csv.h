// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pegsheet::exporting {

/// Writes a table as RFC 4180 has it: lines ending with CR and LF, quotes where they are needed; UTF-8 behind a byte order mark,
/// without which a spreadsheet takes it for another encoding.
class Csv
{
public:
    /// Adds a cell that this program made: a number, an identifier, a time.
    Csv &cell(std::string_view text);
    Csv &cell(std::int64_t number) { return cell(std::string_view(std::to_string(number))); }
    /// Adds a cell that somebody typed. Where a spreadsheet would take it for a formula it gets an apostrophe before it, as OWASP
    /// advises.
    Csv &typed(std::string_view text);
    void endRow();

    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text{"\xEF\xBB\xBF"};
    bool m_isFirst = true;
};

} // namespace pegsheet::exporting
