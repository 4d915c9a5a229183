// SPDX-License-Identifier: Apache-2.0
#include "app/share/codeintext.h"

#include "model/core/codetext.h"
#include "model/core/recordcode.h"

#include <algorithm>

namespace pegsheet {

namespace {

char capital(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

} // namespace

std::string_view codeIn(std::string_view text)
{
    const auto begin = std::search(text.begin(), text.end(), kCodePrefix.begin(), kCodePrefix.end(),
                                   [](char given, char wanted) { return capital(given) == wanted; });
    if (begin == text.end())
        return {};
    const auto isDigit = [](char letter) { return kCodeDigits.find(capital(letter)) != std::string_view::npos; };
    const auto content = begin + static_cast<std::ptrdiff_t>(kCodePrefix.size());
    const auto end = std::find_if_not(content, text.end(), isDigit);
    return text.substr(static_cast<std::size_t>(begin - text.begin()), static_cast<std::size_t>(end - begin));
}

std::vector<std::string_view> codesIn(std::string_view text)
{
    std::vector<std::string_view> codes;
    for (std::string_view code = codeIn(text); !code.empty(); code = codeIn(text)) {
        codes.push_back(code);
        text.remove_prefix(static_cast<std::size_t>(code.data() - text.data()) + code.size());
    }
    return codes;
}

std::unique_ptr<SharedCode> readCode(std::string_view text, MaybeRefusal &refusal)
{
    const std::string_view found = codeIn(text);
    if (isRecordCode(found)) {
        refusal = Refusal{"share.library", {}};
        return nullptr;
    }
    auto code = SharedCode::read(found.empty() ? text : found, refusal);
    // A full stop can be a digit of the code or end the sentence that it stands in.
    if (code == nullptr && refusal->code == "share.damaged" && found.ends_with('.')) {
        refusal.reset();
        code = SharedCode::read(found.substr(0, found.size() - 1), refusal);
    }
    return code;
}

} // namespace pegsheet
