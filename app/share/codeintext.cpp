// SPDX-License-Identifier: Apache-2.0
#include "app/share/codeintext.h"

#include "model/core/codetext.h"
#include "model/core/recordcode.h"
#include "model/core/seal.h"

#include <algorithm>
#include <optional>

namespace pegsheet {

namespace {

// The most ends of codes that are tried in a text: far more than the lines of any set of codes, and soon done.
constexpr int kMostTries = 4096;
// The most signs that are taken for a part of the sentence behind a code: "…**." for one.
constexpr int kMostTrailing = 3;

char capital(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

bool isSign(char letter)
{
    return kCodeDigits.find(capital(letter)) != std::string_view::npos;
}

// What a text may have between the signs of a code. Other control characters are no text.
bool isBetween(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return !isSign(letter) && (byte >= ' ' || letter == '\n' || letter == '\r' || letter == '\t');
}

std::size_t afterBetween(std::string_view text, std::size_t at)
{
    while (at < text.size() && isBetween(text[at]))
        ++at;
    return at;
}

// Where a code's prefix begins and ends.
struct Prefix
{
    std::size_t begin;
    std::size_t end;
};

std::optional<Prefix> nextPrefix(std::string_view text, std::size_t from)
{
    for (std::size_t begin = from; begin < text.size(); ++begin) {
        if (capital(text[begin]) != kCodePrefix.front())
            continue;
        std::size_t end = begin + 1;
        const bool isWhole = std::all_of(kCodePrefix.begin() + 1, kCodePrefix.end(), [&](char wanted) {
            end = afterBetween(text, end);
            return end < text.size() && capital(text[end++]) == wanted;
        });
        if (isWhole)
            return Prefix{begin, end};
    }
    return std::nullopt;
}

bool isSound(std::string_view code)
{
    MaybeRefusal refusal;
    return unsealed(code, refusal).has_value();
}

// The code itself of one that signs of a sentence may follow; empty where its checksum is not right.
std::string_view soundPart(std::string_view code, int &tries)
{
    for (int trailing = 0; trailing <= kMostTrailing && code.size() > kCodePrefix.size(); ++trailing) {
        --tries;
        if (isSound(code))
            return code;
        const char last = code.back();
        if ((last >= '0' && last <= '9') || (last >= 'A' && last <= 'Z'))
            return {};
        code.remove_suffix(1);
    }
    return {};
}

// The code whose prefix stands before that text.
std::string codeAfterPrefix(std::string_view text, int &tries)
{
    std::string code(kCodePrefix);
    std::string first;
    for (std::size_t at = afterBetween(text, 0); at < text.size() && isSign(text[at]); at = afterBetween(text, at)) {
        for (; at < text.size() && isSign(text[at]); ++at)
            code += capital(text[at]);
        if (first.empty())
            first = code;
        if (const std::string_view sound = soundPart(code, tries); !sound.empty())
            return std::string(sound);
        if (tries <= 0 || code.size() > kCodeLength + kMostTrailing)
            break;
    }
    return first.empty() ? code : first;
}

} // namespace

std::string codeIn(std::string_view text)
{
    const std::vector<std::string> codes = codesIn(text);
    const auto sound = std::find_if(codes.begin(), codes.end(), isSound);
    return sound != codes.end() ? *sound : codes.empty() ? std::string() : codes.front();
}

std::vector<std::string> codesIn(std::string_view text)
{
    std::vector<std::string> codes;
    int tries = kMostTries;
    for (auto prefix = nextPrefix(text, 0); prefix && tries > 0;) {
        const auto next = nextPrefix(text, prefix->end);
        const std::size_t end = next ? next->begin : text.size();
        codes.push_back(codeAfterPrefix(text.substr(prefix->end, end - prefix->end), tries));
        --tries;
        prefix = next;
    }
    return codes;
}

std::unique_ptr<SharedCode> readCode(std::string_view text, MaybeRefusal &refusal)
{
    const std::string found = codeIn(text);
    if (isRecordCode(found)) {
        refusal = Refusal{"share.library", {}};
        return nullptr;
    }
    return SharedCode::read(found.empty() ? text : found, refusal);
}

} // namespace pegsheet
