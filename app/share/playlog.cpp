// SPDX-License-Identifier: Apache-2.0
#include "app/share/playlog.h"

namespace pegsheet {

MaybeRefusal refusesPlayLog(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    constexpr std::size_t kHeading = 4096; // in which the first element of a file begins
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return std::nullopt;
    const auto has = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (text[first] == '{' && has("\"plays\"") && has("\"players\"") && has("\"games\""))
        return Refusal{"input.bgStats", {}};
    text = text.substr(first, kHeading);
    if (text.front() == '<' && (has("<plays ") || has("<plays>")))
        return Refusal{"input.boardGameGeek", {}};
    return std::nullopt;
}

} // namespace pegsheet
