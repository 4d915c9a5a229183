// SPDX-License-Identifier: Apache-2.0
#include "app/export/csv.h"

#include <algorithm>
#include <array>

namespace pegsheet::exporting {

namespace {

// What begins a formula, also in the width of the letters of East Asia.
constexpr std::array<std::string_view, 10> kFormulas{"=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"};

} // namespace

Csv &Csv::cell(std::string_view text)
{
    if (!m_isFirst)
        m_text += ',';
    m_isFirst = false;
    // What reads semicolons between cells keeps a cell whole too.
    if (text.find_first_of("\",;\r\n") == std::string_view::npos) {
        m_text += text;
        return *this;
    }
    m_text += '"';
    for (const char c : text)
        m_text += c == '"' ? std::string("\"\"") : std::string(1, c);
    m_text += '"';
    return *this;
}

Csv &Csv::typed(std::string_view text)
{
    const bool isFormula = std::any_of(kFormulas.begin(), kFormulas.end(),
                                       [&](std::string_view sign) { return text.starts_with(sign); });
    return cell(isFormula ? '\'' + std::string(text) : std::string(text));
}

void Csv::endRow()
{
    m_text += "\r\n";
    m_isFirst = true;
}

} // namespace pegsheet::exporting
